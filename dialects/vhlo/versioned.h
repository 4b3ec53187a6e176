// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a portable artifact is written from. Its types and attributes are those of builtin and StableHLO in another
// encoding, while locations and the attributes of modules keep MLIR's own: an object is written as `vhlo`'s where it is
// wrapped in one of these. They exist only while an artifact is written.
#ifndef SHALE_VHLO_VERSIONED_H
#define SHALE_VHLO_VERSIONED_H
#include "mlir/IR/Attributes.h"
#include "mlir/IR/Types.h"

namespace mlir::vhlo {
// How the attribute is encoded if its kind does not tell.
enum class Role : unsigned { Value, ApiVersion };

namespace storage {
struct VersionedAttrStorage : AttributeStorage {
  using KeyTy = std::pair<Attribute, unsigned>;
  explicit VersionedAttrStorage(KeyTy key) : key(key) {}
  bool operator==(const KeyTy &other) const { return key == other; }
  static VersionedAttrStorage *construct(AttributeStorageAllocator &allocator, KeyTy key) {
    return new (allocator.allocate<VersionedAttrStorage>()) VersionedAttrStorage(key);
  }
  KeyTy key;
};
struct VersionedTypeStorage : TypeStorage {
  using KeyTy = Type;
  explicit VersionedTypeStorage(KeyTy key) : key(key) {}
  bool operator==(const KeyTy &other) const { return key == other; }
  static VersionedTypeStorage *construct(TypeStorageAllocator &allocator, KeyTy key) {
    return new (allocator.allocate<VersionedTypeStorage>()) VersionedTypeStorage(key);
  }
  KeyTy key;
};
} // namespace storage

struct VersionedAttr : Attribute::AttrBase<VersionedAttr, Attribute, storage::VersionedAttrStorage> {
  using Base::Base;
  static constexpr StringLiteral name = "vhlo.versioned_attribute";
  static VersionedAttr get(Attribute value, Role role = Role::Value) {
    return Base::get(value.getContext(), value, static_cast<unsigned>(role));
  }
  Attribute getValue() const { return getImpl()->key.first; }
  Role getRole() const { return static_cast<Role>(getImpl()->key.second); }
};

struct VersionedType : Type::TypeBase<VersionedType, Type, storage::VersionedTypeStorage> {
  using Base::Base;
  static constexpr StringLiteral name = "vhlo.versioned_type";
  static VersionedType get(Type value) { return Base::get(value.getContext(), value); }
  Type getValue() const { return getImpl()->key; }
};
} // namespace mlir::vhlo

MLIR_DECLARE_EXPLICIT_TYPE_ID(::mlir::vhlo::VersionedAttr)
MLIR_DECLARE_EXPLICIT_TYPE_ID(::mlir::vhlo::VersionedType)
#endif
