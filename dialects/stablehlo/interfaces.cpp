// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What operations tell MLIR beyond text, verification, inference and folding: effects, names of values, symbols.
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "stablehlo.h"

namespace mlir::stablehlo {

void CustomCallOp::getEffects(SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>> &effects) {
  if (!getHasSideEffect()) return;
  effects.emplace_back(MemoryEffects::Read::get());
  effects.emplace_back(MemoryEffects::Write::get());
}

LogicalResult CustomCallOp::verifySymbolUses(SymbolTableCollection &tables) {
  for (Attribute symbol : getCalledComputations())
    if (!tables.lookupNearestSymbolFrom<FunctionOpInterface>(*this, cast<FlatSymbolRefAttr>(symbol)))
      return emitOpError("called_computations must name functions, got ") << symbol;
  return success();
}

LogicalResult CompositeOp::verifySymbolUses(SymbolTableCollection &tables) {
  auto function = tables.lookupNearestSymbolFrom<FunctionOpInterface>(*this, getDecompositionAttr());
  if (!function) // (C2)
    return emitOpError("decomposition must name a function, got ") << getDecompositionAttr();
  if (!areCompatible(getOperandTypes(), function.getArgumentTypes())) // (C3)
    return emitOpError("operand types must be those of the decomposition, got (")
           << getOperandTypes() << ") for " << function.getFunctionType();
  if (!areCompatible(getResultTypes(), function.getResultTypes())) // (C4)
    return emitOpError("result types must be those of the decomposition, got (")
           << getResultTypes() << ") for " << function.getFunctionType();
  return success();
}

namespace {
// A mesh that groups of processes name is there.
LogicalResult verifyMesh(Operation *op, Attribute groups, SymbolTableCollection &tables) {
  auto axes = dyn_cast<ReplicaGroupMeshAxesAttr>(groups);
  auto symbol = axes ? dyn_cast<FlatSymbolRefAttr>(axes.getMesh()) : FlatSymbolRefAttr();
  if (symbol && !tables.lookupNearestSymbolFrom(op, symbol))
    return op->emitOpError("replica_groups must name a mesh, got ") << symbol;
  return success();
}
} // namespace

LogicalResult AllGatherOp::verifySymbolUses(SymbolTableCollection &tables) {
  return verifyMesh(*this, getReplicaGroups(), tables);
}
LogicalResult AllReduceOp::verifySymbolUses(SymbolTableCollection &tables) {
  return verifyMesh(*this, getReplicaGroups(), tables);
}
LogicalResult AllToAllOp::verifySymbolUses(SymbolTableCollection &tables) {
  return verifyMesh(*this, getReplicaGroups(), tables);
}
LogicalResult CollectiveBroadcastOp::verifySymbolUses(SymbolTableCollection &tables) {
  return verifyMesh(*this, getReplicaGroups(), tables);
}
LogicalResult CollectiveReduceOp::verifySymbolUses(SymbolTableCollection &tables) {
  return verifyMesh(*this, getReplicaGroups(), tables);
}
LogicalResult ReduceScatterOp::verifySymbolUses(SymbolTableCollection &tables) {
  return verifyMesh(*this, getReplicaGroups(), tables);
}

// The names JAX gives: `%c` for integers and booleans, `%cst` for the rest.
void ConstantOp::getAsmResultNames(function_ref<void(Value, StringRef)> name) {
  name(getOutput(), getElementTypeOrSelf(getOutput().getType()).isIntOrIndex() ? "c" : "cst");
}

void WhileOp::getAsmBlockArgumentNames(Region &region, OpAsmSetValueNameFn name) {
  for (BlockArgument argument : region.getArguments()) name(argument, "iterArg");
}

} // namespace mlir::stablehlo
