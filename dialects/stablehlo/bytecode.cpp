// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The types and attributes of the dialect in bytecode, as jaxlib 0.10.2 writes them. The numbers are those of
// openxla/stablehlo, stablehlo/dialect/StablehloBytecode.cpp.
#include "any_version_bytecode.h"
#include "enumeration.h"
#include "llvm/ADT/TypeSwitch.h"
#include "mlir/IR/Diagnostics.h"
#include "stablehlo.h"
using namespace mlir;
using namespace mlir::stablehlo;

namespace {
const Enumeration enumerations[] = {
    SHALE_ENUMERATION(stablehlo, ComparisonDirection, 2), SHALE_ENUMERATION(stablehlo, ComparisonType, 3),
    SHALE_ENUMERATION(stablehlo, FftType, 6),             SHALE_ENUMERATION(stablehlo, Precision, 8),
    SHALE_ENUMERATION(stablehlo, RngAlgorithm, 9),        SHALE_ENUMERATION(stablehlo, RngDistribution, 10),
    SHALE_ENUMERATION(stablehlo, Transpose, 12),          SHALE_ENUMERATION(stablehlo, ResultAccuracyMode, 16),
};

// Reads what it is given, and stays failed.
struct In {
  DialectBytecodeReader &reader;
  bool ok = true;
  int64_t number() {
    int64_t value = 0;
    ok = ok && succeeded(reader.readSignedVarInt(value));
    return value;
  }
  SmallVector<int64_t> list() {
    SmallVector<int64_t> values;
    ok = ok && succeeded(reader.readSignedVarInts(values));
    return values;
  }
  Type type() {
    Type value;
    ok = ok && succeeded(reader.readType(value));
    return value;
  }
};

struct Interface : AnyVersionBytecode {
  using AnyVersionBytecode::AnyVersionBytecode;

  Type readType(DialectBytecodeReader &reader) const override {
    uint64_t code;
    if (failed(reader.readVarInt(code))) return {};
    if (code == 0) return TokenType::get(getContext());
    if (code == 1) {
      SmallVector<Type> results;
      if (failed(reader.readTypes(results))) return {};
      return FutureType::getChecked([&] { return reader.emitError(); }, getContext(), ArrayRef<Type>(results));
    }
    reader.emitError() << "type of stablehlo must be a token or a future, got code " << code;
    return {};
  }
  LogicalResult writeType(Type type, DialectBytecodeWriter &writer) const override {
    return TypeSwitch<Type, LogicalResult>(type)
        .Case([&](TokenType) { return writer.writeVarInt(0), success(); })
        .Case([&](FutureType future) {
          writer.writeVarInt(1);
          writer.writeVarInt(future.getTypes().size());
          for (Type result : future.getTypes()) writer.writeType(result);
          return success();
        })
        .Default([](Type) { return failure(); });
  }

  Attribute readAttribute(DialectBytecodeReader &reader) const override {
    uint64_t code, number;
    if (failed(reader.readVarInt(code))) return {};
    MLIRContext *context = getContext();
    for (const Enumeration &known : enumerations) {
      if (known.code != code) continue;
      if (failed(reader.readVarInt(number))) return {};
      Attribute value = number > UINT32_MAX ? Attribute() : known.make(context, static_cast<uint32_t>(number));
      if (!value) reader.emitError() << "enumeration must have one of its cases, got number " << number;
      return value;
    }
    In in{reader};
    // The order of evaluation of arguments is not fixed, so each is read on its own.
    switch (code) {
    case 1: {
      int64_t handle = in.number(), type = in.number();
      return in.ok ? ChannelHandleAttr::get(context, handle, type) : Attribute();
    }
    case 4: {
      int64_t inputBatch = in.number(), inputFeature = in.number();
      SmallVector<int64_t> input = in.list();
      int64_t kernelInput = in.number(), kernelOutput = in.number();
      SmallVector<int64_t> kernel = in.list();
      int64_t outputBatch = in.number(), outputFeature = in.number();
      SmallVector<int64_t> output = in.list();
      return in.ok ? ConvDimensionNumbersAttr::get(context, inputBatch, inputFeature, input, kernelInput, kernelOutput,
                                                   kernel, outputBatch, outputFeature, output)
                   : Attribute();
    }
    case 5: {
      SmallVector<int64_t> a = in.list(), b = in.list(), c = in.list(), d = in.list();
      return in.ok ? DotDimensionNumbersAttr::get(context, a, b, c, d) : Attribute();
    }
    case 7: {
      SmallVector<int64_t> a = in.list(), b = in.list(), c = in.list(), d = in.list(), e = in.list();
      int64_t index = in.number();
      return in.ok ? GatherDimensionNumbersAttr::get(context, a, b, c, d, e, index) : Attribute();
    }
    case 11: {
      SmallVector<int64_t> a = in.list(), b = in.list(), c = in.list(), d = in.list(), e = in.list();
      int64_t index = in.number();
      return in.ok ? ScatterDimensionNumbersAttr::get(context, a, b, c, d, e, index) : Attribute();
    }
    case 13: {
      SmallVector<int64_t> bounds = in.list();
      return in.ok ? TypeExtensionsAttr::get(context, bounds) : Attribute();
    }
    case 14: {
      SmallVector<int64_t> results = in.list();
      int64_t operand = in.number();
      SmallVector<int64_t> operands = in.list();
      return in.ok ? OutputOperandAliasAttr::get(context, results, operand, operands) : Attribute();
    }
    case 15: {
      Type lhs = in.type(), rhs = in.type(), accumulation = in.type();
      int64_t lhsCount = in.number(), rhsCount = in.number(), operations = in.number();
      bool imprecise;
      if (!in.ok || failed(reader.readBool(imprecise))) return {};
      return DotAlgorithmAttr::get(context, lhs, rhs, accumulation, lhsCount, rhsCount, operations, imprecise);
    }
    case 17: {
      FailureOr<APFloat> atol = reader.readAPFloatWithKnownSemantics(APFloat::IEEEdouble());
      if (failed(atol)) return {};
      FailureOr<APFloat> rtol = reader.readAPFloatWithKnownSemantics(APFloat::IEEEdouble());
      if (failed(rtol)) return {};
      int64_t ulps = in.number();
      ResultAccuracyModeAttr mode;
      if (!in.ok || failed(reader.readAttribute(mode))) return {};
      return ResultAccuracyAttr::getChecked([&] { return reader.emitError(); }, context, *atol, *rtol, ulps, mode);
    }
    case 18: {
      Attribute mesh;
      SmallVector<Attribute> axes;
      if (failed(reader.readAttribute(mesh)) || failed(reader.readAttributes(axes))) return {};
      return ReplicaGroupMeshAxesAttr::getChecked([&] { return reader.emitError(); }, context, mesh,
                                                  ArrayAttr::get(context, axes));
    }
    case 19: {
      int64_t before = in.number(), size = in.number();
      return in.ok ? SubAxisInfoAttr::get(context, before, size) : Attribute();
    }
    case 20: {
      StringRef name;
      bool isPart;
      SubAxisInfoAttr part;
      if (failed(reader.readString(name)) || failed(reader.readBool(isPart)) ||
          (isPart && failed(reader.readAttribute(part))))
        return {};
      return axisOf(context, name, part);
    }
    case 21: {
      StringRef name;
      if (failed(reader.readString(name))) return {};
      int64_t size = in.number();
      return in.ok ? MeshAxisAttr::get(context, name, size) : Attribute();
    }
    case 22: {
      ArrayAttr list;
      bool hasIds;
      DenseIntElementsAttr ids;
      if (failed(reader.readAttribute(list)) || failed(reader.readBool(hasIds)) ||
          (hasIds && failed(reader.readAttribute(ids))))
        return {};
      return meshOf([&] { return reader.emitError(); }, list, ids);
    }
    }
    reader.emitError() << "attribute of stablehlo must be one of 1 to 22, got code " << code;
    return {};
  }

  // What fails here is written as text.
  LogicalResult writeAttribute(Attribute attribute, DialectBytecodeWriter &writer) const override {
    for (const Enumeration &known : enumerations)
      if (std::optional<uint32_t> number = known.number(attribute)) {
        writer.writeVarInt(known.code);
        writer.writeVarInt(*number);
        return success();
      }
    return TypeSwitch<Attribute, LogicalResult>(attribute)
        .Case([&](ChannelHandleAttr a) { return write(writer, 1, a.getHandle(), a.getType()); })
        .Case([&](ConvDimensionNumbersAttr a) {
          return write(writer, 4, a.getInputBatchDimension(), a.getInputFeatureDimension(),
                       a.getInputSpatialDimensions(), a.getKernelInputFeatureDimension(),
                       a.getKernelOutputFeatureDimension(), a.getKernelSpatialDimensions(),
                       a.getOutputBatchDimension(), a.getOutputFeatureDimension(), a.getOutputSpatialDimensions());
        })
        .Case([&](DotDimensionNumbersAttr a) {
          return write(writer, 5, a.getLhsBatchingDimensions(), a.getRhsBatchingDimensions(),
                       a.getLhsContractingDimensions(), a.getRhsContractingDimensions());
        })
        .Case([&](GatherDimensionNumbersAttr a) {
          return write(writer, 7, a.getOffsetDims(), a.getCollapsedSliceDims(), a.getOperandBatchingDims(),
                       a.getStartIndicesBatchingDims(), a.getStartIndexMap(), a.getIndexVectorDim());
        })
        .Case([&](ScatterDimensionNumbersAttr a) {
          return write(writer, 11, a.getUpdateWindowDims(), a.getInsertedWindowDims(), a.getInputBatchingDims(),
                       a.getScatterIndicesBatchingDims(), a.getScatterDimsToOperandDims(), a.getIndexVectorDim());
        })
        .Case([&](TypeExtensionsAttr a) { return write(writer, 13, a.getBounds()); })
        .Case([&](OutputOperandAliasAttr a) {
          return write(writer, 14, a.getOutputTupleIndices(), a.getOperandIndex(), a.getOperandTupleIndices());
        })
        .Case([&](DotAlgorithmAttr a) {
          writer.writeVarInt(15);
          for (Type type : {a.getLhsPrecisionType(), a.getRhsPrecisionType(), a.getAccumulationType()})
            writer.writeType(type);
          for (int64_t count : {a.getLhsComponentCount(), a.getRhsComponentCount(), a.getNumPrimitiveOperations()})
            writer.writeSignedVarInt(count);
          writer.writeOwnedBool(a.getAllowImpreciseAccumulation());
          return success();
        })
        .Case([&](ResultAccuracyAttr a) {
          writer.writeVarInt(17);
          writer.writeAPFloatWithKnownSemantics(a.getAtol());
          writer.writeAPFloatWithKnownSemantics(a.getRtol());
          writer.writeSignedVarInt(a.getUlps());
          writer.writeAttribute(a.getMode());
          return success();
        })
        .Case([&](ReplicaGroupMeshAxesAttr a) {
          writer.writeVarInt(18);
          writer.writeAttribute(a.getMesh());
          writer.writeAttributes(a.getAxes().getValue());
          return success();
        })
        .Case([&](SubAxisInfoAttr a) { return write(writer, 19, a.getPreSize(), a.getSize()); })
        .Case([&](AxisRefAttr a) {
          writer.writeVarInt(20);
          writer.writeOwnedString(a.getName());
          writer.writeOwnedBool(a.getSize() != 0);
          if (a.getSize() != 0) writer.writeAttribute(SubAxisInfoAttr::get(getContext(), a.getPreSize(), a.getSize()));
          return success();
        })
        .Case([&](MeshAxisAttr a) {
          writer.writeVarInt(21);
          writer.writeOwnedString(a.getName());
          writer.writeSignedVarInt(a.getSize());
          return success();
        })
        .Case([&](MeshAttr a) {
          writer.writeVarInt(22);
          writer.writeAttribute(ArrayAttr::get(getContext(), SmallVector<Attribute>(a.getAxes().begin(), a.getAxes().end())));
          DenseIntElementsAttr ids = deviceIds(a);
          writer.writeOwnedBool(static_cast<bool>(ids));
          if (ids) writer.writeAttribute(ids);
          return success();
        })
        .Default([](Attribute) { return failure(); });
  }

  template <typename... Fields>
  static LogicalResult write(DialectBytecodeWriter &writer, uint64_t code, Fields... fields) {
    writer.writeVarInt(code);
    auto one = [&](auto field) {
      if constexpr (std::is_same_v<decltype(field), int64_t>)
        writer.writeSignedVarInt(field);
      else
        writer.writeSignedVarInts(field);
    };
    (one(fields), ...);
    return success();
  }
};
} // namespace

void StablehloDialect::registerBytecode() { addInterfaces<Interface>(); }

//===- Properties --------------------------------------------------------===//

namespace {
// An attribute that came after jaxlib 0.10.2 stands behind those that it writes, and only if it is there: both read the other's bytecode.
template <typename T> LogicalResult readNewer(DialectBytecodeReader &reader, MLIRContext *context, T &attribute) {
  std::string message;
  {
    ScopedDiagnosticHandler quiet(context, [&](Diagnostic &diagnostic) {
      message += diagnostic.str();
      return success();
    });
    if (succeeded(reader.readOptionalAttribute(attribute))) return success();
  }
  attribute = T();
  if (StringRef(message).contains("at the end of the bytecode")) return success();
  return reader.emitError() << message;
}
} // namespace

LogicalResult CollectiveBroadcastOp::readProperties(DialectBytecodeReader &reader, OperationState &state) {
  auto &properties = state.getOrAddProperties<Properties>();
  return failure(failed(reader.readOptionalAttribute(properties.channel_handle)) ||
                 failed(reader.readAttribute(properties.replica_groups)) ||
                 failed(readNewer(reader, state.getContext(), properties.has_dynamic_root)));
}
void CollectiveBroadcastOp::writeProperties(DialectBytecodeWriter &writer) {
  auto &properties = getProperties();
  writer.writeOptionalAttribute(properties.channel_handle);
  writer.writeAttribute(properties.replica_groups);
  if (properties.has_dynamic_root) writer.writeOptionalAttribute(properties.has_dynamic_root);
}

LogicalResult CustomCallOp::readProperties(DialectBytecodeReader &reader, OperationState &state) {
  auto &properties = state.getOrAddProperties<Properties>();
  return failure(failed(reader.readOptionalAttribute(properties.api_version)) ||
                 failed(reader.readOptionalAttribute(properties.backend_config)) ||
                 failed(reader.readAttribute(properties.call_target_name)) ||
                 failed(reader.readOptionalAttribute(properties.called_computations)) ||
                 failed(reader.readOptionalAttribute(properties.has_side_effect)) ||
                 failed(reader.readOptionalAttribute(properties.operand_layouts)) ||
                 failed(reader.readOptionalAttribute(properties.output_operand_aliases)) ||
                 failed(reader.readOptionalAttribute(properties.result_layouts)) ||
                 failed(readNewer(reader, state.getContext(), properties.result_tilings)));
}
void CustomCallOp::writeProperties(DialectBytecodeWriter &writer) {
  auto &properties = getProperties();
  writer.writeOptionalAttribute(properties.api_version);
  writer.writeOptionalAttribute(properties.backend_config);
  writer.writeAttribute(properties.call_target_name);
  writer.writeOptionalAttribute(properties.called_computations);
  writer.writeOptionalAttribute(properties.has_side_effect);
  writer.writeOptionalAttribute(properties.operand_layouts);
  writer.writeOptionalAttribute(properties.output_operand_aliases);
  writer.writeOptionalAttribute(properties.result_layouts);
  if (properties.result_tilings) writer.writeOptionalAttribute(properties.result_tilings);
}
