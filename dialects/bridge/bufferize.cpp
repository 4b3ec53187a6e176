// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Upstream's one-shot bufferization of one operation: the pass runs on whole modules only.
#include "bridge.h"
#include "mlir/CAPI/IR.h"
#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/Dialect/Bufferization/Transforms/OneShotAnalysis.h"
#include "mlir/Dialect/Bufferization/Transforms/Transforms.h"
#include "mlir/IR/PatternMatch.h"
using namespace mlir;

extern "C" bool shaleBufferize(MlirOperation op) {
  IRRewriter rewriter(unwrap(op)->getContext());
  if (failed(bufferization::eliminateEmptyTensors(rewriter, unwrap(op)))) return false;
  bufferization::BufferizationState state;
  return succeeded(bufferization::runOneShotBufferize(unwrap(op), bufferization::OneShotBufferizationOptions(), state));
}
