// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Upstream's loop-invariant code motion, of chosen loops: the pass takes them all.
#include "bridge.h"
#include "mlir/CAPI/IR.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Transforms/LoopInvariantCodeMotionUtils.h"
using namespace mlir;

extern "C" void shaleHoistLoopInvariants(MlirOperation op, bool (*keeps)(MlirOperation)) {
  unwrap(op)->walk([&](LoopLikeOpInterface loop) {
    if (!keeps(wrap(loop.getOperation()))) moveLoopInvariantCode(loop);
  });
}
