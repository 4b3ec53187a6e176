// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reads and writes the attributes of the dialect in bytecode. The numbers are those of openxla/shardy,
// shardy/dialect/sdy/ir/bytecode.td.
#include "any_version_bytecode.h"
#include "llvm/ADT/TypeSwitch.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Diagnostics.h"
#include "sdy.h"
using namespace mlir;

namespace {
struct Interface : AnyVersionBytecode {
  using AnyVersionBytecode::AnyVersionBytecode;

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
      int64_t before, size;
      if (failed(reader.readSignedVarInt(before)) || failed(reader.readSignedVarInt(size))) return {};
      return sdy::SubAxisInfoAttr::get(context, before, size);
    }
    case 4: {
      StringRef name;
      sdy::SubAxisInfoAttr part;
      if (failed(reader.readString(name)) || failed(reader.readOptionalAttribute(part))) return {};
      return sdy::AxisRefAttr::get(context, name, part ? part.getPreSize() : 0, part ? part.getSize() : 0);
    }
    case 8: {
      SmallVector<int64_t> factors;
      return failed(reader.readSignedVarInts(factors)) ? Attribute() : sdy::DimMappingAttr::get(context, factors);
    }
    case 9: {
      SmallVector<sdy::DimMappingAttr> dimensions;
      return failed(reader.readAttributes(dimensions)) ? Attribute() : sdy::TensorMappingAttr::get(context, dimensions);
    }
    case 10: {
      SmallVector<int64_t> sizes, reduced, replicated, permuted, blocked;
      SmallVector<sdy::TensorMappingAttr> operands, results;
      bool custom;
      if (failed(reader.readSignedVarInts(sizes)) || failed(reader.readAttributes(operands)) ||
          failed(reader.readAttributes(results)) || failed(reader.readSignedVarInts(reduced)) ||
          failed(reader.readSignedVarInts(replicated)) || failed(reader.readSignedVarInts(permuted)) ||
          failed(reader.readSignedVarInts(blocked)) || failed(reader.readBool(custom)))
        return {};
      return sdy::OpShardingRuleAttr::get(context, sizes, operands, results, reduced, replicated, permuted, blocked,
                                          custom);
    }
    case 11: {
      SmallVector<sdy::AxisRefAttr> axes;
      return failed(reader.readAttributes(axes)) ? Attribute() : sdy::AxisRefListAttr::get(context, axes);
    }
    case 12: {
      SmallVector<sdy::AxisRefListAttr> lists;
      return failed(reader.readAttributes(lists)) ? Attribute() : sdy::ListOfAxisRefListsAttr::get(context, lists);
    }
    case 13: {
      SmallVector<sdy::AxisRefAttr> axes;
      int64_t source, target;
      if (failed(reader.readAttributes(axes)) || failed(reader.readSignedVarInt(source)) ||
          failed(reader.readSignedVarInt(target)))
        return {};
      return sdy::AllToAllParamAttr::get(context, axes, source, target);
    }
    case 14: {
      SmallVector<sdy::AllToAllParamAttr> all;
      return failed(reader.readAttributes(all)) ? Attribute() : sdy::AllToAllParamListAttr::get(context, all);
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
    reader.emitError() << "attribute of sdy must be one of Shardy's, got code " << code;
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

  LogicalResult writeAttribute(Attribute attribute, DialectBytecodeWriter &writer) const override {
    MLIRContext *context = getContext();
    auto isUnreduced = [](sdy::TensorShardingAttr sharding) { return !sharding.getUnreducedAxes().empty(); };
    return TypeSwitch<Attribute, LogicalResult>(attribute)
        .Case([&](sdy::ManualAxesAttr a) { return writer.writeVarInt(0), writer.writeAttributes(a.getValue()), success(); })
        .Case([&](sdy::MeshAxisAttr a) {
          writer.writeVarInt(1);
          writer.writeOwnedString(a.getName());
          writer.writeSignedVarInt(a.getSize());
          return success();
        })
        .Case([&](sdy::MeshAttr a) {
          writer.writeVarInt(2);
          writer.writeAttributes(a.getAxes());
          writer.writeSignedVarInts(a.getDeviceIds());
          return success();
        })
        .Case([&](sdy::SubAxisInfoAttr a) {
          writer.writeVarInt(3);
          writer.writeSignedVarInt(a.getPreSize());
          writer.writeSignedVarInt(a.getSize());
          return success();
        })
        .Case([&](sdy::AxisRefAttr a) {
          writer.writeVarInt(4);
          writer.writeOwnedString(a.getName());
          bool isPart = a.getSize() != 0;
          writer.writeOptionalAttribute(isPart ? sdy::SubAxisInfoAttr::get(context, a.getPreSize(), a.getSize())
                                               : sdy::SubAxisInfoAttr());
          return success();
        })
        .Case([&](sdy::DimensionShardingAttr a) {
          writer.writeVarInt(5);
          writer.writeAttributes(a.getAxes());
          writer.writeOwnedBool(a.getIsClosed());
          bool hasPriority = a.getPriority() >= 0;
          writer.writeVarIntWithFlag(hasPriority ? a.getPriority() : 0, hasPriority);
          return success();
        })
        .Case([&](sdy::TensorShardingAttr a) {
          writer.writeVarInt(isUnreduced(a) ? 15 : 6);
          writer.writeAttribute(a.getMesh());
          writer.writeAttributes(a.getDimShardings());
          writer.writeAttributes(a.getReplicatedAxes());
          if (isUnreduced(a)) writer.writeAttributes(a.getUnreducedAxes());
          return success();
        })
        .Case([&](sdy::TensorShardingPerValueAttr a) {
          writer.writeVarInt(llvm::any_of(a.getShardings(), isUnreduced) ? 16 : 7);
          writer.writeAttributes(a.getShardings());
          return success();
        })
        .Case([&](sdy::DimMappingAttr a) {
          return writer.writeVarInt(8), writer.writeSignedVarInts(a.getFactorIndices()), success();
        })
        .Case([&](sdy::TensorMappingAttr a) {
          return writer.writeVarInt(9), writer.writeAttributes(a.getDimMappings()), success();
        })
        .Case([&](sdy::OpShardingRuleAttr a) {
          writer.writeVarInt(10);
          writer.writeSignedVarInts(a.getFactorSizes());
          writer.writeAttributes(a.getOperandMappings());
          writer.writeAttributes(a.getResultMappings());
          for (ArrayRef<int64_t> factors : {a.getReductionFactors(), a.getNeedReplicationFactors(),
                                            a.getPermutationFactors(), a.getBlockedPropagationFactors()})
            writer.writeSignedVarInts(factors);
          writer.writeOwnedBool(a.getIsCustomRule());
          return success();
        })
        .Case([&](sdy::AxisRefListAttr a) { return writer.writeVarInt(11), writer.writeAttributes(a.getValue()), success(); })
        .Case([&](sdy::ListOfAxisRefListsAttr a) {
          return writer.writeVarInt(12), writer.writeAttributes(a.getValue()), success();
        })
        .Case([&](sdy::AllToAllParamAttr a) {
          writer.writeVarInt(13);
          writer.writeAttributes(a.getAxes());
          writer.writeSignedVarInt(a.getSrcDim());
          writer.writeSignedVarInt(a.getTgtDim());
          return success();
        })
        .Case([&](sdy::AllToAllParamListAttr a) {
          return writer.writeVarInt(14), writer.writeAttributes(a.getValue()), success();
        })
        .Default([](Attribute) { return failure(); });
  }
};
} // namespace

void sdy::registerBytecode(SdyDialect &dialect) { dialect.addInterfaces<Interface>(); }
