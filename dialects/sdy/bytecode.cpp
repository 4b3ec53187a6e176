// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Decodes the attributes of the dialect in bytecode. The numbers are those of openxla/shardy,
// shardy/dialect/sdy/ir/bytecode.td.
#include "mlir/Bytecode/BytecodeImplementation.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Diagnostics.h"
#include "sdy.h"
using namespace mlir;

namespace {
struct Decoder : BytecodeDialectInterface {
  explicit Decoder(Dialect *dialect) : BytecodeDialectInterface(dialect) {}

  // What this reads is the same in all versions.
  std::unique_ptr<DialectVersion> readVersion(DialectBytecodeReader &reader) const override {
    struct Version : DialectVersion {};
    uint64_t part;
    for (int i = 0; i < 3; ++i)
      if (failed(reader.readVarInt(part))) return nullptr;
    return std::make_unique<Version>();
  }

  Attribute readAttribute(DialectBytecodeReader &reader) const override {
    uint64_t code;
    if (failed(reader.readVarInt(code))) return {};
    MLIRContext *context = getContext();
    switch (code) {
    case 0: {
      SmallVector<StringAttr> axes;
      return failed(reader.readAttributes(axes)) ? Attribute() : sdy::ManualAxesAttr::get(context, axes);
    }
    case 1: {
      StringRef name;
      int64_t size;
      if (failed(reader.readString(name)) || failed(reader.readSignedVarInt(size))) return {};
      return sdy::MeshAxisAttr::get(context, name, size);
    }
    case 2: {
      SmallVector<sdy::MeshAxisAttr> axes;
      SmallVector<int64_t> devices;
      if (failed(reader.readAttributes(axes)) || failed(reader.readSignedVarInts(devices))) return {};
      return sdy::MeshAttr::get(context, axes, devices);
    }
    case 3: {
      // A part of an axis: the axis itself holds it in this dialect, so that a pair of numbers passes it on.
      int64_t before, size;
      if (failed(reader.readSignedVarInt(before)) || failed(reader.readSignedVarInt(size))) return {};
      return DenseI64ArrayAttr::get(context, {before, size});
    }
    case 4: {
      StringRef name;
      DenseI64ArrayAttr part;
      if (failed(reader.readString(name)) || failed(reader.readOptionalAttribute(part))) return {};
      if (part && part.size() != 2) return reader.emitError() << "part of an axis must be two numbers", Attribute();
      return sdy::AxisRefAttr::get(context, name, part ? part[0] : 0, part ? part[1] : 0);
    }
    case 5: {
      SmallVector<sdy::AxisRefAttr> axes;
      bool closed, hasPriority;
      uint64_t priority = 0;
      if (failed(reader.readAttributes(axes)) || failed(reader.readBool(closed)) ||
          failed(reader.readVarIntWithFlag(priority, hasPriority)))
        return {};
      return sdy::DimensionShardingAttr::get(context, axes, closed, hasPriority ? static_cast<int64_t>(priority) : -1);
    }
    case 6: return sharding(reader, /*unreduced=*/false, /*reduction=*/false);
    case 15: return sharding(reader, /*unreduced=*/true, /*reduction=*/false);
    case 17: return sharding(reader, /*unreduced=*/true, /*reduction=*/true);
    case 7:
    case 16: {
      SmallVector<sdy::TensorShardingAttr> shardings;
      return failed(reader.readAttributes(shardings)) ? Attribute()
                                                      : sdy::TensorShardingPerValueAttr::get(context, shardings);
    }
    }
    reader.emitError() << "attribute of sdy must be a mesh or a sharding, got code " << code;
    return {};
  }

  Attribute sharding(DialectBytecodeReader &reader, bool hasUnreduced, bool hasReduction) const {
    Attribute mesh;
    SmallVector<sdy::DimensionShardingAttr> dimensions;
    SmallVector<sdy::AxisRefAttr> replicated, unreduced;
    int64_t reduction = 0;
    if (failed(reader.readAttribute(mesh)) || failed(reader.readAttributes(dimensions)) ||
        failed(reader.readAttributes(replicated)) || (hasUnreduced && failed(reader.readAttributes(unreduced))) ||
        (hasReduction && failed(reader.readSignedVarInt(reduction))))
      return {};
    if (!isa<FlatSymbolRefAttr, sdy::MeshAttr>(mesh))
      return reader.emitError() << "sharding must name a mesh, got " << mesh, Attribute();
    if (reduction != 0) return reader.emitError() << "parts of a tensor must be summed, got " << reduction, Attribute();
    return sdy::TensorShardingAttr::get(getContext(), mesh, dimensions, replicated, unreduced);
  }
};
} // namespace

void sdy::registerBytecode(SdyDialect &dialect) { dialect.addInterfaces<Decoder>(); }
