// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The C++ classes of the chlo dialect, generated as `stablehlo/stablehlo.h` describes.
#ifndef SHALE_CHLO_CHLO_H
#define SHALE_CHLO_CHLO_H

#include "stablehlo/stablehlo.h"

namespace mlir::chlo {
/// Registers the operations of every family. Generated.
void registerOperations(Dialect &dialect);
} // namespace mlir::chlo

#include "chlo_dialect.h.inc"
#include "chlo_enums.h.inc"
#define GET_ATTRDEF_CLASSES
#include "chlo_attributes.h.inc"

#define GET_OP_CLASSES
#include "chlo_broadcast.h.inc"

#define GET_OP_CLASSES
#include "chlo_elementwise.h.inc"
#define GET_OP_CLASSES
#include "chlo_other.h.inc"

#endif
