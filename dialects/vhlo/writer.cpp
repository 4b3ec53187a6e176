// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Encodes types and attributes for portable artifacts, and writes whole modules.
#include "bytecode.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/raw_ostream.h"
#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/CAPI/IR.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/IR/BuiltinDialect.h"
#include "mlir/IR/BuiltinOps.h"
using namespace mlir;
using namespace mlir::vhlo;

//===- What versions can express -----------------------------------------===//

namespace {
using Since = std::optional<uint32_t>;

Since both(Since left, Since right) { return left && right ? Since(std::max(*left, *right)) : std::nullopt; }
template <typename Range>
Since all(Range &&range) {
  Since result = oldest;
  for (auto one : range) result = both(result, since(one));
  return result;
}

// Of a dialect whose objects artifacts hold in that dialect's own encoding, if other dialects may be in them at all.
bool isForeign(Attribute attribute) {
  return !isa<BuiltinDialect, stablehlo::StablehloDialect, VhloDialect>(attribute.getDialect());
}
// As an artifact's operation holds it.
Attribute wrapped(Attribute value, Role role = Role::Value) {
  return isForeign(value) ? value : VersionedAttr::get(value, role);
}

const PlainType *plainType(Type type) {
  Builder b(type.getContext());
  auto *found = llvm::find_if(plainTypes, [&](const PlainType &plain) { return plain.get(b) == type; });
  return found == std::end(plainTypes) ? nullptr : found;
}

// Lists of numbers are one-dimensional tensors.
Attribute asElements(Attribute value) {
  Builder b(value.getContext());
  if (auto list = dyn_cast<DenseI64ArrayAttr>(value))
    return DenseElementsAttr::get(RankedTensorType::get({list.size()}, b.getI64Type()), list.asArrayRef());
  if (auto list = dyn_cast<DenseBoolArrayAttr>(value))
    return DenseElementsAttr::get(RankedTensorType::get({list.size()}, b.getI1Type()), list.asArrayRef());
  return value;
}
} // namespace

Since vhlo::since(Type type) {
  if (const PlainType *plain = plainType(type)) return plain->since;
  return TypeSwitch<Type, Since>(type)
      .Case([](ComplexType t) { return since(t.getElementType()); })
      .Case([](FunctionType t) { return both(all(t.getInputs()), all(t.getResults())); })
      .Case([](RankedTensorType t) {
        Attribute encoding = t.getEncoding();
        bool known = !encoding || isa<stablehlo::TypeExtensionsAttr>(encoding);
        return known ? since(t.getElementType()) : std::nullopt;
      })
      .Case([](TupleType t) { return all(t.getTypes()); })
      .Case([](stablehlo::FutureType t) { return both(type::futureSince, all(t.getTypes())); })
      .Case([](MemRefType t) {
        bool plain = t.getLayout().isIdentity() && !t.getMemorySpace();
        return plain ? both(type::bufferSince, since(t.getElementType())) : std::nullopt;
      })
      .Case([](quant::UniformQuantizedType t) { return both(since(t.getStorageType()), since(t.getExpressedType())); })
      .Case([](quant::UniformQuantizedPerAxisType t) {
        return both(type::quantizedPerAxisSince, both(since(t.getStorageType()), since(t.getExpressedType())));
      })
      .Default([](Type) { return std::nullopt; });
}

Since vhlo::since(Attribute attribute) {
  if (isForeign(attribute)) return Since(attribute::foreignSince);
  for (const stablehlo::Enumeration &known : enumerations)
    if (known.number(attribute)) return known.since;
  return TypeSwitch<Attribute, Since>(attribute)
      .Case([](ArrayAttr a) { return all(a.getValue()); })
      .Case([](DictionaryAttr a) {
        return all(llvm::map_range(a.getValue(), [](NamedAttribute entry) { return entry.getValue(); }));
      })
      .Case<IntegerAttr, FloatAttr>([](auto a) { return since(a.getType()); })
      .Case([](StringAttr a) { return isa<NoneType>(a.getType()) ? Since(oldest) : std::nullopt; })
      .Case<FlatSymbolRefAttr, DenseI64ArrayAttr, DenseBoolArrayAttr, stablehlo::OutputOperandAliasAttr,
            stablehlo::TypeExtensionsAttr>([](auto) { return Since(oldest); })
      .Case([](DenseIntOrFPElementsAttr a) {
        return isa<RankedTensorType>(a.getType()) ? since(a.getType()) : std::nullopt;
      })
      .Case([](TypeAttr a) { return since(a.getValue()); })
      .Case([](stablehlo::ResultAccuracyAttr) { return Since(attribute::resultAccuracySince); })
      .Case<stablehlo::SubAxisInfoAttr, stablehlo::AxisRefAttr, stablehlo::MeshAxisAttr, stablehlo::MeshAttr>(
          [](auto) { return Since(attribute::meshSince); })
      .Case([](stablehlo::ReplicaGroupMeshAxesAttr a) {
        return both(attribute::meshSince, both(since(a.getMesh()), since(a.getAxes())));
      })
      .Default([](Attribute) { return std::nullopt; });
}

//===- The encoding ------------------------------------------------------===//

namespace {
void writeTypes(DialectBytecodeWriter &writer, TypeRange types) {
  writer.writeVarInt(types.size());
  for (Type type : types) writer.writeType(VersionedType::get(type));
}
void writeDouble(DialectBytecodeWriter &writer, double value) { writer.writeAPFloatWithKnownSemantics(APFloat(value)); }
void writeInner(DialectBytecodeWriter &writer, Attribute value) { writer.writeAttribute(wrapped(value)); }
void writeInner(DialectBytecodeWriter &writer, Type type) { writer.writeType(VersionedType::get(type)); }
} // namespace

void vhlo::write(Type value, DialectBytecodeWriter &writer) {
  if (const PlainType *plain = plainType(value)) return writer.writeVarInt(plain->code);
  TypeSwitch<Type>(value)
      .Case([&](ComplexType t) {
        writer.writeVarInt(type::complex);
        writeInner(writer, t.getElementType());
      })
      .Case([&](FunctionType t) {
        writer.writeVarInt(type::function);
        writeTypes(writer, t.getInputs());
        writeTypes(writer, t.getResults());
      })
      .Case([&](RankedTensorType t) {
        writer.writeVarInt(t.getEncoding() ? type::encodedTensor : type::tensor);
        if (t.getEncoding()) writeInner(writer, t.getEncoding());
        writer.writeSignedVarInts(t.getShape());
        writeInner(writer, t.getElementType());
      })
      .Case([&](TupleType t) {
        writer.writeVarInt(type::tuple);
        writeTypes(writer, t.getTypes());
      })
      .Case([&](stablehlo::FutureType t) {
        writer.writeVarInt(type::future);
        writeTypes(writer, t.getTypes());
      })
      .Case([&](MemRefType t) {
        writer.writeVarInt(type::buffer);
        writer.writeSignedVarInts(t.getShape());
        writeInner(writer, t.getElementType());
      })
      .Case([&](quant::UniformQuantizedType t) {
        writer.writeVarInt(type::quantized);
        writer.writeVarInt(t.getFlags());
        writeInner(writer, t.getStorageType());
        writeInner(writer, t.getExpressedType());
        writeDouble(writer, t.getScale());
        writer.writeSignedVarInt(t.getZeroPoint());
        writer.writeSignedVarInt(t.getStorageTypeMin());
        writer.writeSignedVarInt(t.getStorageTypeMax());
      })
      .Case([&](quant::UniformQuantizedPerAxisType t) {
        writer.writeVarInt(type::quantizedPerAxis);
        writer.writeVarInt(t.getFlags());
        writeInner(writer, t.getStorageType());
        writeInner(writer, t.getExpressedType());
        writer.writeSignedVarInt(t.getQuantizedDimension());
        writer.writeList(t.getScales(), [&](double scale) { writeDouble(writer, scale); });
        writer.writeSignedVarInts(t.getZeroPoints());
        writer.writeSignedVarInt(t.getStorageTypeMin());
        writer.writeSignedVarInt(t.getStorageTypeMax());
      });
}

void vhlo::write(Attribute value, Role role, DialectBytecodeWriter &writer) {
  for (const stablehlo::Enumeration &known : enumerations)
    if (std::optional<uint32_t> number = known.number(value)) {
      writer.writeVarInt(known.code);
      return writer.writeVarInt(*number);
    }
  Builder b(value.getContext());
  TypeSwitch<Attribute>(asElements(value))
      .Case([&](ArrayAttr a) {
        writer.writeVarInt(attribute::array);
        writer.writeList(a.getValue(), [&](Attribute element) { writeInner(writer, element); });
      })
      .Case([&](DictionaryAttr a) {
        writer.writeVarInt(attribute::dictionary);
        writer.writeList(a.getValue(), [&](NamedAttribute entry) {
          writeInner(writer, entry.getName());
          writeInner(writer, entry.getValue());
        });
      })
      .Case([&](IntegerAttr a) {
        if (role == Role::ApiVersion) {
          writer.writeVarInt(attribute::apiVersion);
          writer.writeVarInt(a.getValue().getZExtValue());
        } else if (a.getType().isInteger(1)) {
          writer.writeVarInt(attribute::boolean);
          writer.writeVarInt(a.getValue().getZExtValue());
        } else {
          writer.writeVarInt(attribute::integer);
          writeInner(writer, a.getType());
          writer.writeAPIntWithKnownWidth(a.getValue());
        }
      })
      .Case([&](FloatAttr a) {
        writer.writeVarInt(attribute::floating);
        writeInner(writer, a.getType());
        writer.writeAPFloatWithKnownSemantics(a.getValue());
      })
      .Case([&](StringAttr a) {
        writer.writeVarInt(attribute::string);
        writer.writeOwnedString(a.getValue());
      })
      .Case([&](FlatSymbolRefAttr a) {
        writer.writeVarInt(attribute::string);
        writer.writeOwnedString(a.getValue());
      })
      .Case([&](DenseIntOrFPElementsAttr a) {
        writer.writeVarInt(attribute::tensor);
        writeInner(writer, a.getType());
        writer.writeOwnedBlob(a.getRawData());
      })
      .Case([&](TypeAttr a) {
        writer.writeVarInt(attribute::type);
        writeInner(writer, a.getValue());
      })
      .Case([&](stablehlo::OutputOperandAliasAttr a) {
        writer.writeVarInt(attribute::alias);
        writer.writeSignedVarInts(a.getOutputTupleIndices());
        writer.writeSignedVarInt(a.getOperandIndex());
        writer.writeSignedVarInts(a.getOperandTupleIndices());
      })
      .Case([&](stablehlo::TypeExtensionsAttr a) {
        writer.writeVarInt(attribute::typeExtensions);
        writer.writeSignedVarInts(a.getBounds());
      })
      .Case([&](stablehlo::ReplicaGroupMeshAxesAttr a) {
        writer.writeVarInt(attribute::meshGroups);
        writeInner(writer, a.getMesh());
        writeInner(writer, a.getAxes());
      })
      .Case([&](stablehlo::AxisRefAttr a) {
        writer.writeVarInt(attribute::axis);
        writeInner(writer, b.getStringAttr(a.getName()));
        writer.writeVarInt(a.getSize() != 0);
        if (a.getSize() != 0)
          writeInner(writer, stablehlo::SubAxisInfoAttr::get(b.getContext(), a.getPreSize(), a.getSize()));
      })
      .Case([&](stablehlo::SubAxisInfoAttr a) {
        writer.writeVarInt(attribute::axisPart);
        writer.writeSignedVarInt(a.getPreSize());
        writer.writeSignedVarInt(a.getSize());
      })
      .Case([&](stablehlo::MeshAxisAttr a) {
        writer.writeVarInt(attribute::meshAxis);
        writeInner(writer, b.getStringAttr(a.getName()));
        writer.writeSignedVarInt(a.getSize());
      })
      .Case([&](stablehlo::MeshAttr a) {
        writer.writeVarInt(attribute::mesh);
        writeInner(writer, b.getArrayAttr(SmallVector<Attribute>(a.getAxes().begin(), a.getAxes().end())));
        DenseIntElementsAttr ids = stablehlo::deviceIds(a);
        writer.writeOptionalAttribute(ids ? VersionedAttr::get(ids) : VersionedAttr());
      })
      .Case([&](stablehlo::ResultAccuracyAttr a) {
        writer.writeVarInt(attribute::resultAccuracy);
        writer.writeAPFloatWithKnownSemantics(a.getAtol());
        writer.writeAPFloatWithKnownSemantics(a.getRtol());
        writer.writeSignedVarInt(a.getUlps());
        writeInner(writer, a.getMode());
      });
}

//===- Modules -----------------------------------------------------------===//

namespace {
bool isVersioned(Operation *op) { return op && isa_and_nonnull<VhloDialect>(op->getDialect()); }

// Gives the values and the attributes of vhlo's operations their own encoding, with casts where other dialects use them.
void useVersionedTypes(Operation *module) {
  SmallVector<Operation *> all;
  module->walk<WalkOrder::PreOrder>([&](Operation *op) { all.push_back(op); });
  auto wrapType = [](Value value) { value.setType(VersionedType::get(value.getType())); };
  for (Operation *op : all) {
    if (!isVersioned(op)) continue;
    llvm::for_each(op->getResults(), wrapType);
    for (Region &region : op->getRegions())
      for (Block &block : region) llvm::for_each(block.getArguments(), wrapType);
    SmallVector<NamedAttribute> attributes;
    for (NamedAttribute entry : op->getAttrs()) {
      Attribute value = entry.getValue();
      auto role = entry.getName() == "api_version" ? Role::ApiVersion : Role::Value;
      attributes.emplace_back(entry.getName(), since(value) ? wrapped(value, role) : value);
    }
    op->setAttrs(attributes);
  }
  for (Operation *op : all) {
    for (OpOperand &operand : op->getOpOperands()) {
      auto versioned = dyn_cast<VersionedType>(operand.get().getType());
      if (isVersioned(op) == static_cast<bool>(versioned)) continue;
      Type type = versioned ? versioned.getValue() : VersionedType::get(operand.get().getType());
      OpBuilder builder(op);
      operand.set(UnrealizedConversionCastOp::create(builder, op->getLoc(), type, operand.get()).getResult(0));
    }
  }
}
} // namespace

extern "C" {
// The first version that can express it, or 0.
uint32_t shaleVhloTypeVersion(MlirType type) { return since(unwrap(type)).value_or(0); }
uint32_t shaleVhloAttributeVersion(MlirAttribute attribute) { return since(unwrap(attribute)).value_or(0); }

// Whether the attribute, or one in it, is of a dialect that is not StableHLO's.
bool shaleVhloIsForeign(MlirAttribute attribute) {
  return unwrap(attribute)
      .walk<WalkOrder::PreOrder>([](Attribute part) { return isForeign(part) ? WalkResult::interrupt() : WalkResult::advance(); })
      .wasInterrupted();
}

// Writes a module of vhlo operations, whose types and attributes are known to have versions, and spoils it. Without
// `ranges` a location is where its range begins.
bool shaleVhloWrite(MlirOperation module, MlirStringRef producer, int64_t bytecodeVersion, bool ranges,
                    MlirStringCallback write, void *userData) {
  Operation *op = unwrap(module);
  if (!ranges) {
    AttrTypeReplacer replacer;
    replacer.addReplacement([](FileLineColRange location) -> std::optional<Attribute> {
      return FileLineColLoc::get(location.getFilename(), location.getStartLine(), location.getStartColumn());
    });
    replacer.recursivelyReplaceElementsIn(op, /*replaceAttrs=*/false, /*replaceLocs=*/true, /*replaceTypes=*/false);
  }
  useVersionedTypes(op);
  std::string bytes;
  llvm::raw_string_ostream stream(bytes);
  BytecodeWriterConfig config(unwrap(producer));
  config.setDesiredBytecodeVersion(bytecodeVersion);
  if (failed(writeBytecodeToFile(op, stream, config))) return false;
  write(::wrap(StringRef(bytes)), userData);
  return true;
}
}
