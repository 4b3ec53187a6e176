// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The bytes of dense resources, which the C API gives only element by element and by known types.
#include "bridge.h"
#include "mlir/CAPI/IR.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/DialectResourceBlobManager.h"
using namespace mlir;

// The bytes of one element; none for types without such.
static std::optional<uint64_t> elementSize(Type element) {
  if (auto complex = dyn_cast<ComplexType>(element)) {
    std::optional<uint64_t> part = elementSize(complex.getElementType());
    return part ? std::optional<uint64_t>(2 * *part) : std::nullopt;
  }
  if (element.isIndex()) return 8;
  if (!element.isIntOrFloat() || element.getIntOrFloatBitWidth() == 0) return std::nullopt;
  return llvm::divideCeil(element.getIntOrFloatBitWidth(), 8);
}

// The bytes of a resource whose elements are scalars of whole bytes; empty for another type, or without the data of its type.
extern "C" MlirStringRef shaleResourceData(MlirAttribute attribute) {
  auto resource = dyn_cast<DenseResourceElementsAttr>(unwrap(attribute));
  AsmResourceBlob *blob = resource ? resource.getRawHandle().getBlob() : nullptr;
  auto type = resource ? dyn_cast<RankedTensorType>(resource.getType()) : nullptr;
  if (!blob || !type || !type.hasStaticShape() || !type.getElementType().isIntOrFloat()) return wrap(StringRef());
  uint64_t bytes = type.getElementType().getIntOrFloatBitWidth();
  if (bytes == 0 || bytes % 8 != 0) return wrap(StringRef());
  bytes /= 8;
  for (int64_t dimension : type.getShape())
    if (__builtin_mul_overflow(bytes, static_cast<uint64_t>(dimension), &bytes)) return wrap(StringRef());
  ArrayRef<char> data = blob->getData();
  return wrap(data.size() == bytes ? StringRef(data.data(), data.size()) : StringRef());
}

// Null unless the resource has the data of the type. Booleans are a byte each, or packed as in dense attributes.
extern "C" MlirAttribute shaleResourceElements(MlirAttribute attribute) {
  auto resource = dyn_cast<DenseResourceElementsAttr>(unwrap(attribute));
  AsmResourceBlob *blob = resource ? resource.getRawHandle().getBlob() : nullptr;
  auto type = resource ? dyn_cast<RankedTensorType>(resource.getType()) : nullptr;
  if (!blob || !type || !type.hasStaticShape()) return {};
  std::optional<uint64_t> size = elementSize(type.getElementType());
  if (!size) return {};
  uint64_t count = 1;
  for (int64_t dimension : type.getShape())
    if (__builtin_mul_overflow(count, static_cast<uint64_t>(dimension), &count)) return {};
  ArrayRef<char> data = blob->getData();
  if (type.getElementType().isInteger(1) && data.size() == count) {
    SmallVector<bool> values(llvm::map_range(data, [](char byte) { return byte != 0; }));
    return wrap(DenseElementsAttr::get(type, values));
  }
  uint64_t bytes = 0;
  if (type.getElementType().isInteger(1))
    bytes = llvm::divideCeil(count, 8);
  else if (__builtin_mul_overflow(count, *size, &bytes))
    return {};
  bool splat = false;
  if (data.size() != bytes || !DenseElementsAttr::isValidRawBuffer(type, data, splat)) return {};
  return wrap(DenseElementsAttr::getFromRawBuffer(type, data));
}
