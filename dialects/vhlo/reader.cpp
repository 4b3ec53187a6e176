// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Decodes the types and attributes of a portable artifact.
//
// Every vhlo type and attribute has a builtin or StableHLO counterpart, and MLIR's bytecode reader does not ask which dialect
// the decoded object belongs to: so this gives the counterparts at once.
#include "bytecode.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/IR/Diagnostics.h"
using namespace mlir;
using namespace mlir::vhlo;

namespace {
FailureOr<double> readDouble(DialectBytecodeReader &reader) {
  FailureOr<APFloat> value = reader.readAPFloatWithKnownSemantics(APFloat::IEEEdouble());
  return failed(value) ? FailureOr<double>(failure()) : FailureOr<double>(value->convertToDouble());
}

Type readTensor(DialectBytecodeReader &reader, Attribute encoding) {
  SmallVector<int64_t> shape;
  Type element;
  if (failed(reader.readSignedVarInts(shape)) || failed(reader.readType(element))) return {};
  return RankedTensorType::getChecked([&] { return reader.emitError(); }, shape, element, encoding);
}

Type readQuantized(DialectBytecodeReader &reader, bool perAxis) {
  uint64_t flags, count;
  Type storage, expressed;
  int64_t dimension = 0, low, high;
  SmallVector<double> scales;
  SmallVector<int64_t> zeros;
  if (failed(reader.readVarInt(flags)) || failed(reader.readType(storage)) || failed(reader.readType(expressed)))
    return {};
  auto scale = [&]() -> LogicalResult {
    FailureOr<double> value = readDouble(reader);
    if (succeeded(value)) scales.push_back(*value);
    return value;
  };
  if (perAxis) {
    if (failed(reader.readSignedVarInt(dimension)) || failed(reader.readVarInt(count))) return {};
    for (uint64_t i = 0; i < count; ++i)
      if (failed(scale())) return {};
    if (failed(reader.readSignedVarInts(zeros))) return {};
  } else {
    zeros.push_back(0);
    if (failed(scale()) || failed(reader.readSignedVarInt(zeros.front()))) return {};
  }
  if (failed(reader.readSignedVarInt(low)) || failed(reader.readSignedVarInt(high))) return {};
  auto emitError = [&] { return reader.emitError(); };
  if (!isa<IntegerType>(storage)) return reader.emitError() << "storage type must be an integer, got " << storage, Type();
  if (!perAxis)
    return quant::UniformQuantizedType::getChecked(emitError, flags, storage, expressed, scales.front(), zeros.front(),
                                                   low, high);
  return quant::UniformQuantizedPerAxisType::getChecked(emitError, flags, storage, expressed, scales, zeros, dimension,
                                                        low, high);
}

// Pairs of a string attribute and an attribute.
Attribute readDictionary(DialectBytecodeReader &reader, MLIRContext *context) {
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
  return list.getDictionary(context);
}

Attribute readElements(DialectBytecodeReader &reader) {
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

Attribute readAccuracy(DialectBytecodeReader &reader, MLIRContext *context) {
  FailureOr<APFloat> atol = reader.readAPFloatWithKnownSemantics(APFloat::IEEEdouble());
  if (failed(atol)) return {};
  FailureOr<APFloat> rtol = reader.readAPFloatWithKnownSemantics(APFloat::IEEEdouble());
  int64_t ulps;
  Attribute mode;
  if (failed(rtol) || failed(reader.readSignedVarInt(ulps)) || failed(reader.readAttribute(mode))) return {};
  auto kind = dyn_cast<stablehlo::ResultAccuracyModeAttr>(mode);
  if (!kind) return reader.emitError() << "result accuracy must have a mode, got " << mode, Attribute();
  return stablehlo::ResultAccuracyAttr::getChecked([&] { return reader.emitError(); }, context, *atol, *rtol, ulps, kind);
}

Attribute readAxis(DialectBytecodeReader &reader, MLIRContext *context) {
  StringAttr name;
  stablehlo::SubAxisInfoAttr part;
  uint64_t isPart;
  if (failed(reader.readAttribute(name)) || failed(reader.readVarInt(isPart)) ||
      (isPart && failed(reader.readAttribute(part))))
    return {};
  return stablehlo::axisOf(context, name, part);
}

Attribute readMesh(DialectBytecodeReader &reader) {
  ArrayAttr axes;
  DenseIntElementsAttr ids;
  if (failed(reader.readAttribute(axes)) || failed(reader.readOptionalAttribute(ids))) return {};
  return stablehlo::meshOf([&] { return reader.emitError(); }, axes, ids);
}
} // namespace

Type vhlo::readType(DialectBytecodeReader &reader) {
  uint64_t code;
  if (failed(reader.readVarInt(code))) return {};
  Builder b(reader.getContext());
  for (const PlainType &plain : plainTypes)
    if (plain.code == code) return plain.get(b);
  switch (code) {
  case type::complex: {
    Type element;
    if (failed(reader.readType(element))) return {};
    return ComplexType::getChecked([&] { return reader.emitError(); }, element);
  }
  case type::function: {
    SmallVector<Type> inputs, results;
    if (failed(reader.readTypes(inputs)) || failed(reader.readTypes(results))) return {};
    return b.getFunctionType(inputs, results);
  }
  case type::tensor: return readTensor(reader, {});
  case type::encodedTensor: {
    Attribute encoding;
    return failed(reader.readAttribute(encoding)) ? Type() : readTensor(reader, encoding);
  }
  case type::tuple: {
    SmallVector<Type> elements;
    return failed(reader.readTypes(elements)) ? Type() : TupleType::get(reader.getContext(), elements);
  }
  case type::future: {
    SmallVector<Type> results;
    if (failed(reader.readTypes(results))) return {};
    return stablehlo::FutureType::getChecked([&] { return reader.emitError(); }, reader.getContext(),
                                             ArrayRef<Type>(results));
  }
  case type::buffer: {
    SmallVector<int64_t> shape;
    Type element;
    if (failed(reader.readSignedVarInts(shape)) || failed(reader.readType(element))) return {};
    return MemRefType::getChecked([&] { return reader.emitError(); }, shape, element, MemRefLayoutAttrInterface(), Attribute());
  }
  case type::quantized: return readQuantized(reader, /*perAxis=*/false);
  case type::quantizedPerAxis: return readQuantized(reader, /*perAxis=*/true);
  case type::unranked: reader.emitError() << "tensor must be ranked"; return {};
  }
  reader.emitError() << "type of a portable artifact must be one of StableHLO 1.20, got code " << code;
  return {};
}

Attribute vhlo::readAttribute(DialectBytecodeReader &reader) {
  uint64_t code, number;
  if (failed(reader.readVarInt(code))) return {};
  MLIRContext *context = reader.getContext();
  Builder b(context);
  for (const stablehlo::Enumeration &known : enumerations) {
    if (known.code != code) continue;
    if (failed(reader.readVarInt(number))) return {};
    Attribute value = number > UINT32_MAX ? Attribute() : known.make(context, static_cast<uint32_t>(number));
    if (!value) reader.emitError() << "enumeration must have one of its cases, got number " << number;
    return value;
  }
  switch (code) {
  case attribute::array: {
    SmallVector<Attribute> elements;
    return failed(reader.readAttributes(elements)) ? Attribute() : b.getArrayAttr(elements);
  }
  case attribute::boolean: return failed(reader.readVarInt(number)) ? Attribute() : b.getBoolAttr(number != 0);
  // The enumeration that StableHLO stores as a plain number.
  case attribute::apiVersion:
    return failed(reader.readVarInt(number)) ? Attribute() : b.getI32IntegerAttr(static_cast<int32_t>(number));
  case attribute::dictionary: return readDictionary(reader, context);
  case attribute::floating: {
    Type type;
    if (failed(reader.readType(type))) return {};
    auto kind = dyn_cast<FloatType>(type);
    if (!kind) return reader.emitError() << "float attribute must have a float type, got " << type, Attribute();
    FailureOr<APFloat> value = reader.readAPFloatWithKnownSemantics(kind.getFloatSemantics());
    return failed(value) ? Attribute() : FloatAttr::get(kind, *value);
  }
  case attribute::integer: {
    Type type;
    if (failed(reader.readType(type))) return {};
    if (!type.isIntOrIndex())
      return reader.emitError() << "integer attribute must have an integer type, got " << type, Attribute();
    FailureOr<APInt> value = reader.readAPIntWithKnownWidth(type.isIndex() ? 64 : type.getIntOrFloatBitWidth());
    return failed(value) ? Attribute() : IntegerAttr::get(type, *value);
  }
  case attribute::alias: {
    SmallVector<int64_t> results, operands;
    int64_t index;
    if (failed(reader.readSignedVarInts(results)) || failed(reader.readSignedVarInt(index)) ||
        failed(reader.readSignedVarInts(operands)))
      return {};
    return stablehlo::OutputOperandAliasAttr::get(context, results, index, operands);
  }
  case attribute::string: {
    StringRef text;
    return failed(reader.readString(text)) ? Attribute() : b.getStringAttr(text);
  }
  case attribute::tensor: return readElements(reader);
  case attribute::type: {
    Type type;
    return failed(reader.readType(type)) ? Attribute() : TypeAttr::get(type);
  }
  case attribute::typeExtensions: {
    SmallVector<int64_t> bounds;
    if (failed(reader.readSignedVarInts(bounds))) return {};
    return stablehlo::TypeExtensionsAttr::get(context, bounds);
  }
  case attribute::resultAccuracy: return readAccuracy(reader, context);
  case attribute::axisPart: {
    int64_t before, size;
    if (failed(reader.readSignedVarInt(before)) || failed(reader.readSignedVarInt(size))) return {};
    return stablehlo::SubAxisInfoAttr::get(context, before, size);
  }
  case attribute::axis: return readAxis(reader, context);
  case attribute::meshAxis: {
    StringAttr name;
    int64_t size;
    if (failed(reader.readAttribute(name)) || failed(reader.readSignedVarInt(size))) return {};
    return stablehlo::MeshAxisAttr::get(context, name, size);
  }
  case attribute::mesh: return readMesh(reader);
  case attribute::meshGroups: {
    Attribute mesh;
    ArrayAttr axes;
    if (failed(reader.readAttribute(mesh)) || failed(reader.readAttribute(axes))) return {};
    // A symbol is stored as a string.
    if (auto symbol = dyn_cast<StringAttr>(mesh)) mesh = FlatSymbolRefAttr::get(symbol);
    return stablehlo::ReplicaGroupMeshAxesAttr::getChecked([&] { return reader.emitError(); }, context, mesh, axes);
  }
  }
  reader.emitError() << "attribute of a portable artifact must be one of StableHLO 1.20, got code " << code;
  return {};
}
