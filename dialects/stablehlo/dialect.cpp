// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dialect object: what it registers, how its operations may be inlined, and the handle by which C finds it.
#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Registration.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Transforms/InliningUtils.h"
#include "stablehlo.h"
#include "llvm/ADT/TypeSwitch.h"

#define GET_TYPEDEF_CLASSES
#include "stablehlo_types.cpp.inc"

#include "stablehlo_dialect.cpp.inc"

namespace mlir::stablehlo {
namespace {
/// No operation has a meaning that depends on the function around it.
struct InlinerInterface : public DialectInlinerInterface {
  using DialectInlinerInterface::DialectInlinerInterface;
  bool isLegalToInline(Operation *, Operation *, bool) const final { return true; }
  bool isLegalToInline(Region *, Region *, bool, IRMapping &) const final { return true; }
  bool isLegalToInline(Operation *, Region *, bool, IRMapping &) const final { return true; }
};
} // namespace

void StablehloDialect::initialize() {
  registerOperations(*this);
  registerTypes();
  registerAttributes();
  registerBytecode();
  addInterfaces<InlinerInterface>();
}

void StablehloDialect::registerTypes() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "stablehlo_types.cpp.inc"
      >();
}

Operation *StablehloDialect::materializeConstant(OpBuilder &builder, Attribute value, Type type, Location location) {
  auto elements = dyn_cast<ElementsAttr>(value);
  if (!elements || elements.getType() != type) return nullptr;
  return ConstantOp::create(builder, location, type, elements);
}

LogicalResult FutureType::verify(function_ref<InFlightDiagnostic()> emitError, ArrayRef<Type> types) {
  for (Type type : types)
    if (!isa<RankedTensorType>(type)) return emitError() << "future must be of ranked tensors, got " << type;
  return success();
}

/// No size of one type is larger than the other's bound.
static bool areWithinBounds(RankedTensorType sizes, RankedTensorType bounded) {
  auto extensions = dyn_cast_or_null<TypeExtensionsAttr>(bounded.getEncoding());
  return !extensions || llvm::all_of(llvm::zip_equal(sizes.getShape(), extensions.getBounds()), [](auto pair) {
    auto [size, bound] = pair;
    return ShapedType::isDynamic(size) || ShapedType::isDynamic(bound) || size <= bound;
  });
}

bool haveCompatibleShapes(Type left, Type right) {
  if (failed(verifyCompatibleShape(left, right))) return false;
  auto a = dyn_cast<RankedTensorType>(left), b = dyn_cast<RankedTensorType>(right);
  return !a || !b || (areWithinBounds(a, b) && areWithinBounds(b, a));
}

bool areCompatible(TypeRange left, TypeRange right, bool baseline) {
  if (left.size() != right.size()) return false;
  for (auto [a, b] : llvm::zip_equal(left, right)) {
    if (a == b) continue;
    auto tensorA = dyn_cast<RankedTensorType>(a), tensorB = dyn_cast<RankedTensorType>(b);
    if (tensorA && tensorB) {
      auto quantA = dyn_cast<quant::QuantizedType>(tensorA.getElementType());
      auto quantB = dyn_cast<quant::QuantizedType>(tensorB.getElementType());
      bool same = baseline && quantA && quantB ? quantA.getExpressedType() == quantB.getExpressedType() &&
                                                         quantA.getStorageType() == quantB.getStorageType() &&
                                                         quantA.isSigned() == quantB.isSigned()
                                   : tensorA.getElementType() == tensorB.getElementType();
      if (!same || !haveCompatibleShapes(tensorA, tensorB)) return false;
      continue;
    }
    auto tupleA = dyn_cast<TupleType>(a), tupleB = dyn_cast<TupleType>(b);
    if (!tupleA || !tupleB || !areCompatible(tupleA.getTypes(), tupleB.getTypes(), baseline)) return false;
  }
  return true;
}
} // namespace mlir::stablehlo

// `bounds.rs`.
extern "C" MlirType shaleStablehloMostSpecific(MlirType const *types, intptr_t count);

mlir::Type mlir::stablehlo::mostSpecificType(TypeRange types) {
  if (types.empty() || llvm::all_equal(types)) return types.empty() ? Type() : types.front();
  SmallVector<MlirType> raw;
  for (Type type : types) raw.push_back(wrap(type));
  return unwrap(shaleStablehloMostSpecific(raw.data(), raw.size()));
}

mlir::LogicalResult mlir::stablehlo::inferSameType(std::optional<Location> location, StringRef name, TypeRange operands,
                                                   SmallVectorImpl<Type> &types) {
  types.assign(1, mostSpecificType(operands));
  if (types.front()) return success();
  return emitOptionalError(location, "'", name, "' op operands must have one shape, got ", operands);
}

extern "C" MlirDialectHandle mlirGetDialectHandle__stablehlo__();
MLIR_DEFINE_CAPI_DIALECT_REGISTRATION(Stablehlo, stablehlo, mlir::stablehlo::StablehloDialect)
