// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Quantized types for Rust, which MLIR's C API reads by one function each.
#include "mlir/CAPI/IR.h"
#include "mlir/Dialect/Quant/IR/Quant.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "stablehlo.h"

using namespace mlir;

namespace {
struct Parameters {
  MlirType storage, expressed;
  int64_t minimum, maximum;
  // -1 for one scale of all elements.
  int64_t axis;
};
} // namespace

static SmallVector<Type> operandAndResultTypes(Operation *op) {
  SmallVector<Type> types(op->getOperandTypes());
  llvm::append_range(types, op->getResultTypes());
  return types;
}

// A type that bounds its dynamic sizes is the same as one that does not.
static bool haveBounds(ArrayRef<Type> types) {
  return llvm::any_of(types, [](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return tensor && tensor.getEncoding();
  });
}

static LogicalResult verifyOneShape(Operation *op, ArrayRef<Type> types) {
  for (auto [index, type] : llvm::enumerate(types))
    for (Type other : types.take_front(index))
      if (!stablehlo::haveCompatibleShapes(other, type))
        return op->emitOpError("operands and result must have one shape, got ") << other << " and " << type;
  return success();
}

LogicalResult stablehlo::verifySameType(Operation *op) {
  SmallVector<Type> types = operandAndResultTypes(op);
  if (!haveBounds(types)) return OpTrait::impl::verifySameOperandsAndResultType(op);
  if (failed(verifyOneShape(op, types))) return failure();
  return OpTrait::impl::verifySameOperandsAndResultElementType(op);
}

// The numbers in brackets are those of `add` in the specification.
LogicalResult stablehlo::verifySameTypeOrQuantized(Operation *op) {
  SmallVector<Type> types = operandAndResultTypes(op);
  auto quantized = [](Type type) { return dyn_cast<quant::QuantizedType>(getElementTypeOrSelf(type)); };
  if (llvm::none_of(types, quantized)) return verifySameType(op);
  if (haveBounds(types) && failed(verifyOneShape(op, types))) return failure();
  if (failed(OpTrait::impl::verifySameOperandsAndResultShape(op))) return failure();
  auto first = quantized(types.front());
  for (Type type : types) {
    auto other = quantized(type);
    if (!first || !other) // (C2)
      return op->emitOpError("operands and result must all be quantized, got ") << types.front() << " and " << type;
    if (first.getStorageType() != other.getStorageType() || first.isSigned() != other.isSigned()) // (C3)
      return op->emitOpError("quantized types must have one storage type, got ") << first << " and " << other;
    if (first.getExpressedType() != other.getExpressedType()) // (C4)
      return op->emitOpError("quantized types must have one expressed type, got ") << first << " and " << other;
  }
  auto axis = [&](Type type) -> std::optional<int64_t> {
    auto perAxis = dyn_cast<quant::UniformQuantizedPerAxisType>(quantized(type));
    return perAxis ? std::optional<int64_t>(perAxis.getQuantizedDimension()) : std::nullopt;
  };
  std::optional<int64_t> result = axis(types.back());
  for (Type operand : op->getOperandTypes()) {
    if (axis(operand) && axis(operand) != result) // (C5) to (C7)
      return op->emitOpError("result must be quantized along the dimension of its operands, got ")
             << types.back() << " for " << operand;
  }
  return success();
}

// The numbers in brackets are those of quantized types in the specification.
LogicalResult stablehlo::verifyScales(Operation *op) {
  auto verify = [&](Type type) -> LogicalResult {
    auto tensor = dyn_cast<RankedTensorType>(type);
    auto quantized = tensor ? dyn_cast<quant::UniformQuantizedType>(tensor.getElementType()) : nullptr;
    auto perAxis = tensor ? dyn_cast<quant::UniformQuantizedPerAxisType>(tensor.getElementType()) : nullptr;
    if (!quantized && !perAxis) return success();
    auto kind = cast<quant::QuantizedType>(tensor.getElementType());
    auto outside = [&](int64_t zero) { return zero < kind.getStorageTypeMin() || zero > kind.getStorageTypeMax(); };
    if (quantized ? outside(quantized.getZeroPoint()) : llvm::any_of(perAxis.getZeroPoints(), outside)) // (C7)
      return op->emitOpError("zero points must be in [")
             << kind.getStorageTypeMin() << ", " << kind.getStorageTypeMax() << "], got " << type;
    if (!perAxis) return success();
    int32_t axis = perAxis.getQuantizedDimension();
    if (axis >= tensor.getRank()) // (C12)
      return op->emitOpError("scales must be along a dimension in [0, ") << tensor.getRank() << "), got " << type;
    int64_t size = tensor.getDimSize(axis), count = perAxis.getScales().size();
    if (!ShapedType::isDynamic(size) && size != count) // (C13)
      return op->emitOpError("scales must be as many as their dimension has elements, ") << size << ", got " << count;
    return success();
  };
  for (Type type : op->getOperandTypes())
    if (failed(verify(type))) return failure();
  for (Type type : op->getResultTypes())
    if (failed(verify(type))) return failure();
  return success();
}

// False for other types. `emit` receives every scale and its zero point.
extern "C" bool shaleQuantizedType(MlirType type, Parameters *parameters, void (*emit)(void *, double, int64_t),
                                   void *data) {
  auto quantized = dyn_cast<quant::QuantizedType>(unwrap(type));
  if (!quantized) return false;
  *parameters = {wrap(quantized.getStorageType()), wrap(quantized.getExpressedType()), quantized.getStorageTypeMin(),
                 quantized.getStorageTypeMax(), -1};
  if (!quantized.isSigned())
    parameters->storage = wrap(Type(IntegerType::get(quantized.getContext(), quantized.getStorageTypeIntegralWidth(),
                                                     IntegerType::Unsigned)));
  if (auto uniform = dyn_cast<quant::UniformQuantizedType>(quantized)) {
    emit(data, uniform.getScale(), uniform.getZeroPoint());
  } else if (auto perAxis = dyn_cast<quant::UniformQuantizedPerAxisType>(quantized)) {
    parameters->axis = perAxis.getQuantizedDimension();
    for (auto [scale, zero] : llvm::zip_equal(perAxis.getScales(), perAxis.getZeroPoints())) emit(data, scale, zero);
  }
  return true;
}

extern "C" MlirType shaleQuantizedAlong(MlirType type, int64_t axis) {
  auto perAxis = dyn_cast<quant::UniformQuantizedPerAxisType>(unwrap(type));
  if (!perAxis) return type;
  return wrap(Type(quant::UniformQuantizedPerAxisType::get(
      perAxis.getFlags(), perAxis.getStorageType(), perAxis.getExpressedType(), perAxis.getScales(),
      perAxis.getZeroPoints(), axis, perAxis.getStorageTypeMin(), perAxis.getStorageTypeMax())));
}

// Registers the dialect that the types belong to.
extern "C" void shaleRegisterQuant(MlirDialectRegistry registry) { unwrap(registry)->insert<quant::QuantDialect>(); }
