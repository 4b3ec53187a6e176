// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "shale.h"
#include "llvm/ADT/TypeSwitch.h"
#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Registration.h"
#include "mlir/Interfaces/FunctionImplementation.h"
#include "mlir/Transforms/InliningUtils.h"
using namespace mlir;
using namespace mlir::shale;

#include "shale_dialect.cpp.inc"
#include "shale_enums.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "shale_attributes.cpp.inc"

namespace {
// Scalar functions may be inlined anywhere; kernels are never callees of func.call.
struct ShaleInliner : DialectInlinerInterface {
  using DialectInlinerInterface::DialectInlinerInterface;
  bool isLegalToInline(Operation *, Region *, bool, IRMapping &) const final { return true; }
};
} // namespace

void ShaleDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "shale_attributes.cpp.inc"
      >();
  registerOperations(*this);
  addInterfaces<ShaleInliner>();
}

ParseResult KernelOp::parse(OpAsmParser &parser, OperationState &result) {
  auto type = [](Builder &builder, ArrayRef<Type> arguments, ArrayRef<Type> results, function_interface_impl::VariadicFlag,
                 std::string &) { return builder.getFunctionType(arguments, results); };
  return function_interface_impl::parseFunctionOp(parser, result, /*allowVariadic=*/false,
                                                  getFunctionTypeAttrName(result.name), type,
                                                  getArgAttrsAttrName(result.name), getResAttrsAttrName(result.name));
}
void KernelOp::print(OpAsmPrinter &printer) {
  function_interface_impl::printFunctionOp(printer, *this, /*isVariadic=*/false, getFunctionTypeAttrName(),
                                           getArgAttrsAttrName(), getResAttrsAttrName());
}

// The host program and the kernels become buffers one after the other: a tensor on one side may be a memref on the other.
static bool sameContents(Type a, Type b) {
  if (a == b) return true;
  auto left = dyn_cast<ShapedType>(a), right = dyn_cast<ShapedType>(b);
  return left && right && left.getElementType() == right.getElementType() && left.getShape() == right.getShape();
}

LogicalResult DispatchOp::verifySymbolUses(SymbolTableCollection &tables) {
  auto kernel = tables.lookupNearestSymbolFrom<KernelOp>(*this, getKernelAttr());
  if (!kernel) return emitOpError("kernel must be a shale.kernel in the module, got '") << getKernel() << "'";
  ArrayRef<Type> types = kernel.getArgumentTypes().drop_front(2);
  if (types.size() != getNumOperands())
    return emitOpError("operands must be those of the kernel, got ") << getNumOperands() << " for " << types.size();
  for (auto [index, pair] : llvm::enumerate(llvm::zip(types, getOperandTypes())))
    if (!sameContents(std::get<0>(pair), std::get<1>(pair)))
      return emitOpError("operand ") << index << " must be " << std::get<0>(pair) << ", got " << std::get<1>(pair);
  ArrayAttr access = kernel.getAccess();
  if (access.size() != types.size()) return success(); // the kernel's verifier reports it
  for (auto [index, entry] : llvm::enumerate(access.getAsRange<AccessAttr>()))
    if ((entry.getValue() == Access::Read) != (index < getIns().size()))
      return emitOpError("operands that the kernel only reads must be 'ins' and others 'outs', operand ") << index << " is not";
  return success();
}

// Effects on memrefs only: a dispatch on tensors is pure.
void DispatchOp::getEffects(SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  for (OpOperand &operand : getInsMutable())
    if (isa<MemRefType>(operand.get().getType())) effects.emplace_back(MemoryEffects::Read::get(), &operand);
  for (OpOperand &operand : getOutsMutable())
    if (isa<MemRefType>(operand.get().getType())) {
      effects.emplace_back(MemoryEffects::Read::get(), &operand);
      effects.emplace_back(MemoryEffects::Write::get(), &operand);
    }
}
// What a function does besides its results is unknown, and so must keep its place among others that are.
void CustomCallOp::getEffects(SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  if (getHasSideEffect()) {
    effects.emplace_back(MemoryEffects::Read::get());
    effects.emplace_back(MemoryEffects::Write::get());
  }
  for (OpOperand &operand : getInsMutable())
    if (isa<MemRefType>(operand.get().getType())) effects.emplace_back(MemoryEffects::Read::get(), &operand);
  for (OpOperand &operand : getOutsMutable())
    if (isa<MemRefType>(operand.get().getType())) effects.emplace_back(MemoryEffects::Write::get(), &operand);
}
void ContractOp::getEffects(SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  for (OpOperand *operand : {&getLhsMutable(), &getRhsMutable()})
    if (isa<MemRefType>(operand->get().getType())) effects.emplace_back(MemoryEffects::Read::get(), operand);
  if (isa<MemRefType>(getOut().getType())) effects.emplace_back(MemoryEffects::Write::get(), &getOutMutable());
}

static void registerShale(MlirDialectRegistry registry) { registerBufferization(*unwrap(registry)); }
extern "C" {
MlirDialectHandle mlirGetDialectHandle__shale__();
void shaleRegisterBufferization(MlirDialectRegistry registry) { registerShale(registry); }
}
MLIR_DEFINE_CAPI_DIALECT_REGISTRATION(Shale, shale, mlir::shale::ShaleDialect)
