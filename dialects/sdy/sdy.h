// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The C++ classes of the sdy dialect, generated as `stablehlo/stablehlo.h` describes.
#ifndef SHALE_SDY_SDY_H
#define SHALE_SDY_SDY_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace mlir::sdy {
/// Registers the operations of every family. Generated.
void registerOperations(Dialect &dialect);
} // namespace mlir::sdy

#include "sdy_dialect.h.inc"

namespace mlir::sdy {
/// Adds the decoder of attributes in bytecode (bytecode.cpp).
void registerBytecode(SdyDialect &dialect);
} // namespace mlir::sdy

#define GET_ATTRDEF_CLASSES
#include "sdy_attributes.h.inc"

#define GET_OP_CLASSES
#include "sdy_collective.h.inc"
#define GET_OP_CLASSES
#include "sdy_propagation.h.inc"
#define GET_OP_CLASSES
#include "sdy_sharding.h.inc"

#endif
