// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The operations, registered from the table in Rust: one class serves all of them.
#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Registration.h"
#include "mlir/Dialect/Quant/IR/Quant.h"
#include "vhlo.h"
using namespace mlir;

#include "vhlo_dialect.cpp.inc"

namespace {
const ShaleVhloOperation &rowOf(OperationName name) {
  return *static_cast<const ShaleVhloOperation *>(name.getTypeID().getAsOpaquePointer());
}

// An operation's attributes that the format knows, by name; null where there are none.
DictionaryAttr &inherent(OpaqueProperties properties) { return *properties.as<DictionaryAttr *>(); }

// They are encoded in the order of their names, one after the other.
struct Properties : BytecodeOpInterface::FallbackModel<Properties> {
  static LogicalResult readProperties(DialectBytecodeReader &reader, OperationState &state) {
    const ShaleVhloOperation &row = rowOf(state.name);
    NamedAttrList list;
    for (intptr_t i = 0; i < row.numAttributes; ++i) {
      Attribute value;
      if (failed(reader.readAttribute(value))) return failure();
      list.set(unwrap(row.attributes[i]), value);
    }
    state.getOrAddProperties<DictionaryAttr>() = list.getDictionary(state.getContext());
    return success();
  }
  void writeProperties(Operation *op, DialectBytecodeWriter &writer) const {
    const ShaleVhloOperation &row = rowOf(op->getName());
    for (intptr_t i = 0; i < row.numAttributes; ++i)
      writer.writeAttribute(inherent(op->getPropertiesStorage()).get(unwrap(row.attributes[i])));
  }
};

// An operation known by its row.
struct Versioned : OperationName::Impl {
  Versioned(const ShaleVhloOperation &row, Dialect *dialect, detail::InterfaceMap interfaces)
      : Impl(unwrap(row.name), dialect, TypeID::getFromOpaquePointer(&row), std::move(interfaces)), row(row) {}
  const ShaleVhloOperation &row;

  LogicalResult foldHook(Operation *, ArrayRef<Attribute>, SmallVectorImpl<OpFoldResult> &) final { return failure(); }
  void getCanonicalizationPatterns(RewritePatternSet &, MLIRContext *) final {}
  bool hasTrait(TypeID id) final { return row.isTerminator && id == TypeID::get<OpTrait::IsTerminator>(); }
  OperationName::ParseAssemblyFn getParseAssemblyFn() final {
    return [](OpAsmParser &parser, OperationState &) -> ParseResult {
      return parser.emitError(parser.getCurrentLocation(), "vhlo operation must have the generic syntax");
    };
  }
  void populateDefaultAttrs(const OperationName &, NamedAttrList &) final {}
  void printAssembly(Operation *op, OpAsmPrinter &printer, StringRef) final { printer.printGenericOp(op); }
  LogicalResult verifyInvariants(Operation *) final { return success(); }
  LogicalResult verifyRegionInvariants(Operation *) final { return success(); }
  std::optional<Attribute> getInherentAttr(Operation *op, StringRef name) final {
    auto names = llvm::ArrayRef(row.attributes, row.numAttributes);
    if (llvm::none_of(names, [&](MlirStringRef known) { return unwrap(known) == name; })) return std::nullopt;
    DictionaryAttr all = inherent(op->getPropertiesStorage());
    return all ? all.get(name) : Attribute();
  }
  void setInherentAttr(Operation *op, StringAttr name, Attribute value) final {
    NamedAttrList list(inherent(op->getPropertiesStorage()));
    if (value)
      list.set(name, value);
    else
      list.erase(name);
    inherent(op->getPropertiesStorage()) = list.getDictionary(op->getContext());
  }
  void populateInherentAttrs(Operation *op, NamedAttrList &list) final {
    if (row.numAttributes == 0) return;
    if (DictionaryAttr all = inherent(op->getPropertiesStorage())) list.append(all.begin(), all.end());
  }
  LogicalResult verifyInherentAttrs(OperationName, NamedAttrList &, function_ref<InFlightDiagnostic()>) final {
    return success();
  }
  int getOpPropertyByteSize() final { return row.numAttributes == 0 ? 0 : sizeof(DictionaryAttr); }
  void initProperties(OperationName, OpaqueProperties storage, OpaqueProperties initial) final {
    if (row.numAttributes != 0) new (&inherent(storage)) DictionaryAttr(initial ? inherent(initial) : DictionaryAttr());
  }
  void deleteProperties(OpaqueProperties) final {}
  void populateDefaultProperties(OperationName, OpaqueProperties) final {}
  LogicalResult setPropertiesFromAttr(OperationName, OpaqueProperties properties, Attribute attribute,
                                      function_ref<InFlightDiagnostic()> emitError) final {
    auto all = dyn_cast<DictionaryAttr>(attribute);
    if (!all || (row.numAttributes == 0 && !all.empty())) {
      emitError() << "vhlo operation must have properties by name, got " << attribute;
      return failure();
    }
    if (row.numAttributes != 0) inherent(properties) = all;
    return success();
  }
  Attribute getPropertiesAsAttr(Operation *op) final {
    return row.numAttributes == 0 ? DictionaryAttr() : inherent(op->getPropertiesStorage());
  }
  void copyProperties(OpaqueProperties to, OpaqueProperties from) final {
    if (row.numAttributes != 0) inherent(to) = inherent(from);
  }
  bool compareProperties(OpaqueProperties left, OpaqueProperties right) final {
    return row.numAttributes == 0 || inherent(left) == inherent(right);
  }
  llvm::hash_code hashProperties(OpaqueProperties properties) final {
    return row.numAttributes == 0 ? llvm::hash_code(0) : hash_value(inherent(properties));
  }
};
} // namespace

void vhlo::VhloDialect::initialize() {
  intptr_t count = 0;
  const ShaleVhloOperation *rows = shaleVhloOperations(&count);
  for (intptr_t i = 0; i < count; ++i) {
    detail::InterfaceMap interfaces;
    interfaces.insertModels<Properties>();
    RegisteredOperationName::insert(std::make_unique<Versioned>(rows[i], this, std::move(interfaces)), {});
  }
  registerBytecode();
}

extern "C" MlirDialectHandle mlirGetDialectHandle__vhlo__();
MLIR_DEFINE_CAPI_DIALECT_REGISTRATION(Vhlo, vhlo, mlir::vhlo::VhloDialect)
