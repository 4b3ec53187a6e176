// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Connects MLIR's reader and writer of bytecode with the encoding.
#include "bytecode.h"
using namespace mlir;

namespace {
struct Interface : BytecodeDialectInterface {
  explicit Interface(Dialect *dialect) : BytecodeDialectInterface(dialect) {}
  Type readType(DialectBytecodeReader &reader) const override { return vhlo::readType(reader); }
  Attribute readAttribute(DialectBytecodeReader &reader) const override { return vhlo::readAttribute(reader); }
  LogicalResult writeType(Type type, DialectBytecodeWriter &writer) const override {
    vhlo::write(cast<vhlo::VersionedType>(type).getValue(), writer);
    return success();
  }
  LogicalResult writeAttribute(Attribute attribute, DialectBytecodeWriter &writer) const override {
    auto versioned = cast<vhlo::VersionedAttr>(attribute);
    vhlo::write(versioned.getValue(), versioned.getRole(), writer);
    return success();
  }
};
} // namespace

MLIR_DEFINE_EXPLICIT_TYPE_ID(::mlir::vhlo::VersionedAttr)
MLIR_DEFINE_EXPLICIT_TYPE_ID(::mlir::vhlo::VersionedType)

void vhlo::VhloDialect::registerBytecode() {
  addAttributes<VersionedAttr>();
  addTypes<VersionedType>();
  addInterfaces<Interface>();
}
