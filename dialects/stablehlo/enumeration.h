// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Enumerations in bytecode, where a case is a number.
#ifndef SHALE_STABLEHLO_ENUMERATION_H
#define SHALE_STABLEHLO_ENUMERATION_H
#include "mlir/IR/Attributes.h"
#include <optional>

namespace mlir::stablehlo {
struct Enumeration {
  uint64_t code;
  uint32_t since;                             // the version that introduced it, where that counts
  Attribute (*make)(MLIRContext *, uint32_t); // null if there is no such case
  std::optional<uint32_t> (*number)(Attribute);
};
template <typename Attr, auto symbolize>
constexpr Enumeration enumeration(uint64_t code, uint32_t since = 0) {
  return {code, since,
          [](MLIRContext *context, uint32_t number) -> Attribute {
            auto value = symbolize(number);
            return value ? Attr::get(context, *value) : Attr();
          },
          [](Attribute value) -> std::optional<uint32_t> {
            auto known = dyn_cast<Attr>(value);
            return known ? std::optional<uint32_t>(static_cast<uint32_t>(known.getValue())) : std::nullopt;
          }};
}
} // namespace mlir::stablehlo

#define SHALE_ENUMERATION(dialect, Name, ...)                                                                          \
  ::mlir::stablehlo::enumeration<                                                                                      \
      ::mlir::dialect::Name##Attr,                                                                                     \
      static_cast<std::optional<::mlir::dialect::Name> (*)(uint32_t)>(&::mlir::dialect::symbolize##Name)>(__VA_ARGS__)
#endif
