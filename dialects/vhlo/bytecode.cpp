// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Decodes the types and attributes of a portable artifact.
//
// Every vhlo type and attribute has a builtin or StableHLO counterpart, and MLIR's bytecode reader does not ask which dialect
// the decoded object belongs to: so this gives the counterparts at once, and no vhlo type, attribute or type conversion has
// to exist. The numbers are those of openxla/stablehlo, stablehlo/dialect/VhloBytecode.cpp.
#include "mlir/Bytecode/BytecodeImplementation.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Diagnostics.h"
#include "vhlo.h"
using namespace mlir;

namespace {
struct Decoder : BytecodeDialectInterface {
  explicit Decoder(Dialect *dialect) : BytecodeDialectInterface(dialect) {}

  Type readType(DialectBytecodeReader &reader) const override {
    uint64_t code;
    if (failed(reader.readVarInt(code))) return {};
    Builder b(getContext());
    auto integer = [&](unsigned width, bool isUnsigned = false) -> Type {
      return IntegerType::get(getContext(), width, isUnsigned ? IntegerType::Unsigned : IntegerType::Signless);
    };
    switch (code) {
    case 0: return integer(1);
    case 1: {
      Type element;
      if (failed(reader.readType(element))) return {};
      return ComplexType::getChecked([&] { return reader.emitError(); }, element);
    }
    case 2: return b.getBF16Type();
    case 3: return b.getF16Type();
    case 4: return b.getF32Type();
    case 5: return b.getF64Type();
    case 6: return b.getType<Float8E4M3FNType>();
    case 7: return b.getType<Float8E5M2Type>();
    case 8: {
      SmallVector<Type> inputs, results;
      if (failed(reader.readTypes(inputs)) || failed(reader.readTypes(results))) return {};
      return b.getFunctionType(inputs, results);
    }
    case 9: return b.getIndexType();
    case 10: return integer(4);
    case 11: return integer(8);
    case 12: return integer(16);
    case 13: return integer(32);
    case 14: return integer(64);
    case 15: return integer(4, true);
    case 16: return integer(8, true);
    case 17: return integer(16, true);
    case 18: return integer(32, true);
    case 19: return integer(64, true);
    case 20: return tensor(reader, {});
    case 21: {
      Attribute encoding;
      return failed(reader.readAttribute(encoding)) ? Type() : tensor(reader, encoding);
    }
    case 22: return b.getType<stablehlo::TokenType>();
    case 23: {
      SmallVector<Type> elements;
      return failed(reader.readTypes(elements)) ? Type() : TupleType::get(getContext(), elements);
    }
    case 27: return b.getType<Float8E4M3FNUZType>();
    case 28: return b.getType<Float8E5M2FNUZType>();
    case 29: return b.getType<Float8E4M3B11FNUZType>();
    case 31: return integer(2);
    case 32: return integer(2, true);
    case 33: return b.getNoneType();
    case 34: return b.getType<FloatTF32Type>();
    case 35: return b.getType<Float8E3M4Type>();
    case 36: return b.getType<Float8E4M3Type>();
    case 37: return b.getType<Float4E2M1FNType>();
    case 38: return b.getType<Float6E2M3FNType>();
    case 39: return b.getType<Float6E3M2FNType>();
    case 40: return b.getType<Float8E8M0FNUType>();
    case 24:
    case 30: reader.emitError() << "element type must not be quantized"; return {};
    case 25: reader.emitError() << "tensor must be ranked"; return {};
    }
    reader.emitError() << "type of a portable artifact must be one of StableHLO 1.17, got code " << code;
    return {};
  }

  Type tensor(DialectBytecodeReader &reader, Attribute encoding) const {
    SmallVector<int64_t> shape;
    Type element;
    if (failed(reader.readSignedVarInts(shape)) || failed(reader.readType(element))) return {};
    return RankedTensorType::getChecked([&] { return reader.emitError(); }, shape, element, encoding);
  }

  Attribute readAttribute(DialectBytecodeReader &reader) const override {
    uint64_t code, number;
    if (failed(reader.readVarInt(code))) return {};
    Builder b(getContext());
    switch (code) {
    case 1: {
      SmallVector<Attribute> elements;
      return failed(reader.readAttributes(elements)) ? Attribute() : b.getArrayAttr(elements);
    }
    case 2: return failed(reader.readVarInt(number)) ? Attribute() : b.getBoolAttr(number != 0);
    case 3:
      return enumeration<stablehlo::ComparisonDirectionAttr>(reader, stablehlo::symbolizeComparisonDirection);
    case 4: return enumeration<stablehlo::ComparisonTypeAttr>(reader, stablehlo::symbolizeComparisonType);
    // The one that StableHLO stores as a plain number.
    case 5: return failed(reader.readVarInt(number)) ? Attribute() : b.getI32IntegerAttr(number);
    case 6: return dictionary(reader);
    case 7: return enumeration<stablehlo::FftTypeAttr>(reader, stablehlo::symbolizeFftType);
    case 8: {
      Type type;
      if (failed(reader.readType(type))) return {};
      auto kind = dyn_cast<FloatType>(type);
      if (!kind) return reader.emitError() << "float attribute must have a float type, got " << type, Attribute();
      FailureOr<APFloat> value = reader.readAPFloatWithKnownSemantics(kind.getFloatSemantics());
      return failed(value) ? Attribute() : FloatAttr::get(kind, *value);
    }
    case 9: {
      Type type;
      if (failed(reader.readType(type))) return {};
      if (!type.isIntOrIndex())
        return reader.emitError() << "integer attribute must have an integer type, got " << type, Attribute();
      FailureOr<APInt> value = reader.readAPIntWithKnownWidth(type.isIndex() ? 64 : type.getIntOrFloatBitWidth());
      return failed(value) ? Attribute() : IntegerAttr::get(type, *value);
    }
    case 10: {
      SmallVector<int64_t> results, operands;
      int64_t index;
      if (failed(reader.readSignedVarInts(results)) || failed(reader.readSignedVarInt(index)) ||
          failed(reader.readSignedVarInts(operands)))
        return {};
      return stablehlo::OutputOperandAliasAttr::get(getContext(), results, index, operands);
    }
    case 11: return enumeration<stablehlo::PrecisionAttr>(reader, stablehlo::symbolizePrecision);
    case 12: return enumeration<stablehlo::RngAlgorithmAttr>(reader, stablehlo::symbolizeRngAlgorithm);
    case 13: return enumeration<stablehlo::RngDistributionAttr>(reader, stablehlo::symbolizeRngDistribution);
    case 14: {
      StringRef text;
      return failed(reader.readString(text)) ? Attribute() : b.getStringAttr(text);
    }
    case 15: return elements(reader);
    case 16: return enumeration<stablehlo::TransposeAttr>(reader, stablehlo::symbolizeTranspose);
    case 17: {
      Type type;
      return failed(reader.readType(type)) ? Attribute() : TypeAttr::get(type);
    }
    case 18: {
      SmallVector<int64_t> bounds;
      if (failed(reader.readSignedVarInts(bounds))) return {};
      return stablehlo::TypeExtensionsAttr::get(getContext(), bounds);
    }
    case 19:
      return enumeration<stablehlo::ResultAccuracyModeAttr>(reader, stablehlo::symbolizeResultAccuracyMode);
    case 20: {
      FailureOr<APFloat> atol = reader.readAPFloatWithKnownSemantics(APFloat::IEEEdouble());
      if (failed(atol)) return {};
      FailureOr<APFloat> rtol = reader.readAPFloatWithKnownSemantics(APFloat::IEEEdouble());
      int64_t ulps;
      Attribute mode;
      if (failed(rtol) || failed(reader.readSignedVarInt(ulps)) || failed(reader.readAttribute(mode))) return {};
      auto kind = dyn_cast<stablehlo::ResultAccuracyModeAttr>(mode);
      if (!kind) return reader.emitError() << "result accuracy must have a mode, got " << mode, Attribute();
      return stablehlo::ResultAccuracyAttr::getChecked([&] { return reader.emitError(); }, getContext(), *atol, *rtol,
                                                       ulps, kind);
    }
    }
    reader.emitError() << "attribute of a portable artifact must be one of StableHLO 1.17, got code " << code;
    return {};
  }

  // Pairs of a string attribute and an attribute.
  Attribute dictionary(DialectBytecodeReader &reader) const {
    uint64_t size;
    if (failed(reader.readVarInt(size))) return {};
    NamedAttrList list;
    for (uint64_t i = 0; i < size; ++i) {
      Attribute name, value;
      if (failed(reader.readAttribute(name)) || failed(reader.readAttribute(value))) return {};
      auto text = dyn_cast<StringAttr>(name);
      if (!text || text.empty())
        return reader.emitError() << "name in a dictionary must be a string, got " << name, Attribute();
      list.set(text, value);
    }
    return list.getDictionary(getContext());
  }

  Attribute elements(DialectBytecodeReader &reader) const {
    Type type;
    ArrayRef<char> blob;
    if (failed(reader.readType(type)) || failed(reader.readBlob(blob))) return {};
    auto tensor = dyn_cast<RankedTensorType>(type);
    bool hasElements = tensor && tensor.hasStaticShape() &&
                       (tensor.getElementType().isIntOrIndexOrFloat() || isa<ComplexType>(tensor.getElementType()));
    if (!hasElements)
      return reader.emitError() << "constant must be a tensor of static shape, got " << type, Attribute();
    // A single zero size makes the tensor empty.
    int64_t count = 1;
    for (int64_t size : tensor.getShape()) count = size == 0 ? 0 : count;
    if (count == 0) return DenseElementsAttr::get(tensor, ArrayRef<Attribute>());
    // getFromRawBuffer only asserts that the size fits: a bad file would read out of bounds.
    bool splat = false;
    if (!DenseElementsAttr::isValidRawBuffer(tensor, blob, splat))
      return reader.emitError() << "data of " << type << " must have its size, got " << blob.size() << " bytes",
             Attribute();
    return DenseElementsAttr::getFromRawBuffer(tensor, blob);
  }

  template <typename Attr, typename Enum>
  Attribute enumeration(DialectBytecodeReader &reader, std::optional<Enum> (*symbolize)(uint32_t)) const {
    uint64_t number;
    if (failed(reader.readVarInt(number))) return {};
    auto value = symbolize(static_cast<uint32_t>(number));
    if (!value || number > UINT32_MAX)
      return reader.emitError() << "enumeration must have one of its cases, got number " << number, Attribute();
    return Attr::get(getContext(), *value);
  }
};
} // namespace

void vhlo::registerBytecode(VhloDialect &dialect) { dialect.addInterfaces<Decoder>(); }
