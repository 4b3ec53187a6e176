// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The C++ classes of the check dialect, generated as `stablehlo/stablehlo.h` describes.
#ifndef SHALE_CHECK_CHECK_H
#define SHALE_CHECK_CHECK_H

#include "stablehlo/stablehlo.h"

namespace mlir::check {
/// Registers the operations of every family. Generated.
void registerOperations(Dialect &dialect);
} // namespace mlir::check

#include "check_dialect.h.inc"

#define GET_OP_CLASSES
#include "check_expect.h.inc"

#endif
