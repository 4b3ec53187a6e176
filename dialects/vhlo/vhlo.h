// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef SHALE_VHLO_H
#define SHALE_VHLO_H
#include "mlir/CAPI/Support.h"
#include "stablehlo/stablehlo.h"

#include "vhlo_dialect.h.inc"

namespace mlir::vhlo {
// The operations of every family: there is none in ODS. Generated.
void registerOperations(Dialect &dialect);
} // namespace mlir::vhlo

// One row of the table in `operations.rs`.
struct ShaleVhloOperation {
  MlirStringRef name; // with the dialect's
  const MlirStringRef *attributes; // in the order of their encoding
  intptr_t numAttributes;
  bool isTerminator;
};
extern "C" const ShaleVhloOperation *shaleVhloOperations(intptr_t *count);
#endif
