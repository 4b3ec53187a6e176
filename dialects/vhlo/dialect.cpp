// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The operations, registered from the table in Rust: one class serves all of them.
#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Registration.h"
#include "vhlo.h"
using namespace mlir;

#include "vhlo_dialect.cpp.inc"

namespace {
// The properties of an operation are its attributes in the order of their names, one after the other.
struct Properties : BytecodeOpInterface::FallbackModel<Properties> {
  static LogicalResult readProperties(DialectBytecodeReader &reader, OperationState &state) {
    auto *row = static_cast<const ShaleVhloOperation *>(state.name.getTypeID().getAsOpaquePointer());
    for (intptr_t i = 0; i < row->numAttributes; ++i) {
      Attribute value;
      if (failed(reader.readAttribute(value))) return failure();
      state.addAttribute(unwrap(row->attributes[i]), value);
    }
    return success();
  }
  void writeProperties(Operation *, DialectBytecodeWriter &) const {}
};

// An operation known by its row. It keeps what it read as plain attributes and has no properties.
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
  std::optional<Attribute> getInherentAttr(Operation *, StringRef) final { return std::nullopt; }
  void setInherentAttr(Operation *, StringAttr, Attribute) final {}
  void populateInherentAttrs(Operation *, NamedAttrList &) final {}
  LogicalResult verifyInherentAttrs(OperationName, NamedAttrList &, function_ref<InFlightDiagnostic()>) final {
    return success();
  }
  int getOpPropertyByteSize() final { return 0; }
  void initProperties(OperationName, OpaqueProperties, OpaqueProperties) final {}
  void deleteProperties(OpaqueProperties) final {}
  void populateDefaultProperties(OperationName, OpaqueProperties) final {}
  LogicalResult setPropertiesFromAttr(OperationName, OpaqueProperties, Attribute,
                                      function_ref<InFlightDiagnostic()> emitError) final {
    emitError() << "vhlo operation must have no properties";
    return failure();
  }
  Attribute getPropertiesAsAttr(Operation *) final { return {}; }
  void copyProperties(OpaqueProperties, OpaqueProperties) final {}
  bool compareProperties(OpaqueProperties, OpaqueProperties) final { return true; }
  llvm::hash_code hashProperties(OpaqueProperties) final { return {}; }
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
  registerBytecode(*this);
}

extern "C" MlirDialectHandle mlirGetDialectHandle__vhlo__();
MLIR_DEFINE_CAPI_DIALECT_REGISTRATION(Vhlo, vhlo, mlir::vhlo::VhloDialect)
