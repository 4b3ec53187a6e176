// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One bufferization model for every operation of the dialect in destination-passing style: results are the outputs' buffers.
#include "shale.h"
#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Bufferization/IR/DstBufferizableOpInterfaceImpl.h"
using namespace mlir;
using namespace mlir::shale;
using namespace mlir::bufferization;

namespace {
// Whether the operation reads what an output holds before.
bool readsOutput(ContractOp, OpOperand &) { return false; }
bool readsOutput(DispatchOp op, OpOperand &operand) {
  auto kernel = SymbolTable::lookupNearestSymbolFrom<KernelOp>(op, op.getKernelAttr());
  if (!kernel || operand.getOperandNumber() >= kernel.getAccess().size()) return true;
  Access access = cast<AccessAttr>(kernel.getAccess()[operand.getOperandNumber()]).getValue();
  return access == Access::Read || access == Access::Update;
}

template <typename Op>
struct Model : DstBufferizableOpInterfaceExternalModel<Model<Op>, Op> {
  bool bufferizesToMemoryRead(Operation *op, OpOperand &operand, const AnalysisState &) const {
    return !cast<DestinationStyleOpInterface>(op).isDpsInit(&operand) || readsOutput(cast<Op>(op), operand);
  }
  LogicalResult bufferize(Operation *op, RewriterBase &rewriter, const BufferizationOptions &options,
                          BufferizationState &state) const {
    SmallVector<Value> operands, results;
    for (OpOperand &operand : op->getOpOperands()) {
      if (!isa<TensorType>(operand.get().getType())) {
        operands.push_back(operand.get());
        continue;
      }
      FailureOr<Value> buffer = getBuffer(rewriter, operand.get(), options, state);
      if (failed(buffer)) return failure();
      operands.push_back(*buffer);
      if (cast<DestinationStyleOpInterface>(op).isDpsInit(&operand)) results.push_back(*buffer);
    }
    OperationState replacement(op->getLoc(), op->getName(), operands, TypeRange(), op->getAttrs());
    rewriter.create(replacement);
    replaceOpWithBufferizedValues(rewriter, op, results);
    return success();
  }
};
} // namespace

void mlir::shale::registerBufferization(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, ShaleDialect *) {
    context->loadDialect<bufferization::BufferizationDialect>();
    DispatchOp::attachInterface<Model<DispatchOp>>(*context);
    ContractOp::attachInterface<Model<ContractOp>>(*context);
  });
}
