// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Type inference of an operation that exists: the C API builds regions of its own for it.
#include "bridge.h"
#include "mlir/CAPI/IR.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"

using namespace mlir;

// Calls `emit` once per result. 0 if the operation has no inference, 1 if it refuses the operands, 2 if it gives types.
extern "C" int shaleInferTypes(MlirOperation operation, void (*emit)(void *, MlirType), void *data) {
  Operation *op = unwrap(operation);
  auto *interface = op->getName().getInterface<InferTypeOpInterface>();
  if (!interface)
    return 0;
  SmallVector<Type> types;
  if (failed(interface->inferReturnTypes(op->getContext(), op->getLoc(), op->getOperands(),
                                         op->getDiscardableAttrDictionary(), op->getPropertiesStorage(),
                                         op->getRegions(), types)))
    return 1;
  for (Type type : types)
    emit(data, wrap(type));
  return 2;
}
