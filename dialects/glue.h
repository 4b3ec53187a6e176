// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the generated glue of every dialect shares: the shape of the calls into Rust.
#ifndef SHALE_DIALECTS_GLUE_H
#define SHALE_DIALECTS_GLUE_H

#include "mlir/CAPI/IR.h"
#include "llvm/ADT/APFloat.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/Operation.h"
#include "mlir/IR/OperationSupport.h"
#include "mlir/IR/TypeUtilities.h"
#include <cstdint>
#include <optional>

namespace shale {

/// The arguments of `inferReturnTypes`, mirrored in `support/callback.rs`.
struct InferCall {
  MlirContext context;
  /// Null when types are inferred speculatively: no diagnostic then.
  MlirLocation location;
  /// Every attribute, whether it came as a property or in the dictionary.
  MlirAttribute attributes;
  MlirValue const *operands;
  intptr_t operandCount;
  MlirRegion const *regions;
  intptr_t regionCount;
  /// Called once per result, in order.
  void (*emit)(void *types, MlirType type);
  void *types;
};

/// The arguments of `fold`, mirrored in `support/callback.rs`.
struct FoldCall {
  MlirOperation operation;
  /// One per operand; null where the operand is not a constant.
  MlirAttribute const *constants;
  intptr_t constantCount;
  /// Called once per result, in order, with either an attribute or a value.
  void (*emit)(void *results, MlirAttribute attribute, MlirValue value);
  void *results;
};

using Infer = bool (*)(uint32_t id, InferCall const *call);
using Fold = bool (*)(uint32_t id, FoldCall const *call);

/// Same as `Dialect::addOperations`, which only the dialect's own class may call.
template <typename... Ops>
void registerOperations(mlir::Dialect &dialect) {
  (mlir::RegisteredOperationName::insert<Ops>(dialect), ...);
}

/// `properties` as a dictionary: the generated class converts all of them, so no attribute has to be named.
template <typename Op>
mlir::DictionaryAttr allAttributes(mlir::MLIRContext *context, mlir::DictionaryAttr attributes,
                                   mlir::OpaqueProperties properties) {
  mlir::NamedAttrList all(attributes);
  if constexpr (!std::is_same_v<typename mlir::PropertiesSelector<Op>::type, mlir::EmptyProperties>)
    if (properties)
      if (auto inherent = llvm::dyn_cast_or_null<mlir::DictionaryAttr>(
              Op::getPropertiesAsAttr(context, *properties.as<typename Op::Properties *>())))
        for (mlir::NamedAttribute attribute : inherent)
          all.set(attribute.getName(), attribute.getValue());
  return all.getDictionary(context);
}

llvm::LogicalResult inferWith(Infer callback, uint32_t id, mlir::MLIRContext *context,
                              std::optional<mlir::Location> location, mlir::ValueRange operands,
                              mlir::DictionaryAttr attributes, mlir::RegionRange regions,
                              llvm::SmallVectorImpl<mlir::Type> &types);

template <typename Op>
llvm::LogicalResult infer(Infer callback, uint32_t id, mlir::MLIRContext *context,
                          std::optional<mlir::Location> location, mlir::ValueRange operands,
                          mlir::DictionaryAttr attributes, mlir::OpaqueProperties properties, mlir::RegionRange regions,
                          llvm::SmallVectorImpl<mlir::Type> &types) {
  return inferWith(callback, id, context, location, operands, allAttributes<Op>(context, attributes, properties),
                   regions, types);
}

/// An array of a context, as it crosses to Rust.
template <typename T>
struct Array {
  T const *data;
  intptr_t length;

  static Array of(llvm::ArrayRef<T> array) { return {array.data(), static_cast<intptr_t>(array.size())}; }
  /// Of attributes or types of one class: each of them is one pointer, as its handle is.
  template <typename U>
  static Array cast(llvm::ArrayRef<U> array) {
    static_assert(sizeof(T) == sizeof(U) && alignof(T) == alignof(U), "one pointer each");
    return {reinterpret_cast<T const *>(array.data()), static_cast<intptr_t>(array.size())};
  }
  llvm::ArrayRef<T> ref() const { return {data, static_cast<size_t>(length)}; }
  template <typename U>
  llvm::ArrayRef<U> as() const {
    static_assert(sizeof(T) == sizeof(U) && alignof(T) == alignof(U), "one pointer each");
    return {reinterpret_cast<U const *>(data), static_cast<size_t>(length)};
  }
};

double toDouble(llvm::APFloat value);

/// Pairwise the same type, or shaped types of one kind and element type whose dimensions agree where both are static.
bool compatibleTypes(mlir::TypeRange inferred, mlir::TypeRange actual);

llvm::LogicalResult fold(Fold callback, uint32_t id, mlir::Operation *op, llvm::ArrayRef<mlir::Attribute> constants,
                         llvm::SmallVectorImpl<mlir::OpFoldResult> &results);
mlir::OpFoldResult foldSingle(Fold callback, uint32_t id, mlir::Operation *op,
                              llvm::ArrayRef<mlir::Attribute> constants);

} // namespace shale

#endif
