// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Upstream's fusion of two linalg.generic operations, one pair at a time: Rust decides which.
#include "bridge.h"
#include "mlir/CAPI/IR.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/IR/PatternMatch.h"
using namespace mlir;

extern "C" {
bool shaleIsFusable(MlirOperation consumer, intptr_t operand) {
  return linalg::areElementwiseOpsFusable(&unwrap(consumer)->getOpOperand(operand));
}
// Fuses the producer of the operand, which must have no other use, into the consumer; erases both and returns the fused
// operation. Null, and nothing changed, if upstream declines.
MlirOperation shaleFuseElementwise(MlirOperation consumer, intptr_t operand) {
  Operation *op = unwrap(consumer);
  OpOperand &use = op->getOpOperand(operand);
  if (!linalg::areElementwiseOpsFusable(&use)) return MlirOperation{nullptr};
  Operation *producer = use.get().getDefiningOp();
  IRRewriter rewriter(op->getContext());
  rewriter.setInsertionPoint(op);
  FailureOr<linalg::ElementwiseOpFusionResult> fused = linalg::fuseElementwiseOps(rewriter, &use);
  if (failed(fused)) return MlirOperation{nullptr};
  for (auto [from, to] : fused->replacements)
    rewriter.replaceUsesWithIf(from, to, [&](OpOperand &other) { return other.get().getDefiningOp() == op; });
  rewriter.eraseOp(op);
  if (producer->use_empty()) rewriter.eraseOp(producer);
  return wrap(fused->fusedOp);
}
}
