// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "glue.h"
#include "mlir/CAPI/Wrap.h"

using namespace mlir;

LogicalResult shale::inferWith(Infer callback, uint32_t id, MLIRContext *context, std::optional<Location> location,
                               ValueRange operands, DictionaryAttr attributes, RegionRange regions,
                               SmallVectorImpl<Type> &types) {
  SmallVector<MlirValue> values;
  for (Value operand : operands)
    values.push_back(wrap(operand));
  SmallVector<MlirRegion> bodies;
  for (Region *region : regions)
    bodies.push_back(wrap(region));
  InferCall call{wrap(context),
                 location ? wrap(*location) : MlirLocation{nullptr},
                 wrap(Attribute(attributes)),
                 values.data(),
                 static_cast<intptr_t>(values.size()),
                 bodies.data(),
                 static_cast<intptr_t>(bodies.size()),
                 [](void *types, MlirType type) { static_cast<SmallVectorImpl<Type> *>(types)->push_back(unwrap(type)); },
                 &types};
  return success(callback(id, &call));
}

double shale::toDouble(llvm::APFloat value) {
  bool inexact;
  value.convert(llvm::APFloat::IEEEdouble(), llvm::APFloat::rmNearestTiesToEven, &inexact);
  return value.convertToDouble();
}

bool shale::compatibleTypes(TypeRange inferred, TypeRange actual) {
  if (inferred.size() != actual.size())
    return false;
  for (auto [a, b] : llvm::zip_equal(inferred, actual)) {
    if (a == b)
      continue;
    auto left = dyn_cast<ShapedType>(a), right = dyn_cast<ShapedType>(b);
    if (!left || !right || left.getTypeID() != right.getTypeID() || left.getElementType() != right.getElementType() ||
        failed(verifyCompatibleShape(a, b)))
      return false;
  }
  return true;
}

LogicalResult shale::fold(Fold callback, uint32_t id, Operation *op, ArrayRef<Attribute> constants,
                          SmallVectorImpl<OpFoldResult> &results) {
  SmallVector<MlirAttribute> attributes;
  for (Attribute constant : constants)
    attributes.push_back(wrap(constant));
  FoldCall call{wrap(op), attributes.data(), static_cast<intptr_t>(attributes.size()),
                [](void *results, MlirAttribute attribute, MlirValue value) {
                  auto &list = *static_cast<SmallVectorImpl<OpFoldResult> *>(results);
                  if (attribute.ptr)
                    list.push_back(unwrap(attribute));
                  else
                    list.push_back(unwrap(value));
                },
                &results};
  return success(callback(id, &call));
}

OpFoldResult shale::foldSingle(Fold callback, uint32_t id, Operation *op, ArrayRef<Attribute> constants) {
  SmallVector<OpFoldResult, 1> results;
  if (failed(fold(callback, id, op, constants, results)))
    return {};
  return results.front();
}
