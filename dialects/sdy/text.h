// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Lists of attributes as text.
#ifndef SHALE_SDY_TEXT_H
#define SHALE_SDY_TEXT_H
#include "syntax.h"

namespace mlir::sdy {
/// Attributes of one class in brackets.
template <typename T>
ParseResult parseAll(AsmParser &parser, AsmParser::Delimiter delimiter, SmallVectorImpl<T> &all) {
  return parser.parseCommaSeparatedList(delimiter, [&]() -> ParseResult {
    auto one = cast_or_null<T>(T::parse(parser, {}));
    if (!one) return failure();
    all.push_back(one);
    return success();
  });
}
template <typename T>
void printAll(AsmPrinter &printer, ArrayRef<T> all) {
  llvm::interleaveComma(all, printer, [&](T one) { one.print(printer); });
}
} // namespace mlir::sdy
#endif
