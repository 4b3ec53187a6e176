// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The generated classes of the shale dialect. The build runs mlir-tblgen on dialect.td, attributes.td (Shale_enums,
// Shale_attributes) and once per file in ops/ (shale_<family>), see dialects/build.rs.
#ifndef SHALE_DIALECT_H
#define SHALE_DIALECT_H
#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/AffineMap.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace mlir::shale {
// Registers the operations of every family. Generated.
void registerOperations(Dialect &dialect);

// Written by what may not end, so that no pass takes it away.
struct TerminationResource : public SideEffects::Resource::Base<TerminationResource> {
  StringRef getName() final { return "shale termination"; }
};
// Read and written by what must keep its place among assertions.
struct AssertionResource : public SideEffects::Resource::Base<AssertionResource> {
  StringRef getName() final { return "shale assertion"; }
};
} // namespace mlir::shale

#include "shale_dialect.h.inc"
#include "shale_enums.h.inc"
#define GET_ATTRDEF_CLASSES
#include "shale_attributes.h.inc"
#define GET_OP_CLASSES
#include "shale_kernel.h.inc"
#define GET_OP_CLASSES
#include "shale_contract.h.inc"
#define GET_OP_CLASSES
#include "shale_elementwise.h.inc"
#define GET_OP_CLASSES
#include "shale_control.h.inc"
#define GET_OP_CLASSES
#include "shale_call.h.inc"
#define GET_OP_CLASSES
#include "shale_memory.h.inc"

namespace mlir::shale {
// Attaches the bufferization models of the dialect's operations (bufferization.cpp).
void registerBufferization(DialectRegistry &registry);
} // namespace mlir::shale
#endif
