// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Quantized types for Rust, which MLIR's C API reads by one function each.
#include "mlir/CAPI/IR.h"
#include "mlir/Dialect/Quant/IR/Quant.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"

using namespace mlir;

namespace {
struct Parameters {
  MlirType storage, expressed;
  int64_t minimum, maximum;
  // -1 for one scale of all elements.
  int64_t axis;
};
} // namespace

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

// Registers the dialect that the types belong to.
extern "C" void shaleRegisterQuant(MlirDialectRegistry registry) { unwrap(registry)->insert<quant::QuantDialect>(); }
