// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Text of the attributes of collectives and of rules, as Shardy writes it.
#include "text.h"

namespace mlir::sdy {
using Delimiter = AsmParser::Delimiter;

Attribute SubAxisInfoAttr::parse(AsmParser &parser, Type) {
  int64_t before, size;
  if (parser.parseLParen() || parser.parseInteger(before) || parser.parseRParen() || parser.parseInteger(size))
    return {};
  return get(parser.getContext(), before, size);
}
void SubAxisInfoAttr::print(AsmPrinter &printer) const { printer << '(' << getPreSize() << ')' << getSize(); }

//===- Collectives -------------------------------------------------------===//

Attribute AxisRefListAttr::parse(AsmParser &parser, Type) {
  SmallVector<AxisRefAttr> axes;
  if (parseAll(parser, Delimiter::Braces, axes)) return {};
  return get(parser.getContext(), axes);
}
void AxisRefListAttr::print(AsmPrinter &printer) const {
  printer << '{';
  printAll(printer, getValue());
  printer << '}';
}

Attribute ListOfAxisRefListsAttr::parse(AsmParser &parser, Type) {
  SmallVector<AxisRefListAttr> lists;
  if (parseAll(parser, Delimiter::Square, lists)) return {};
  return get(parser.getContext(), lists);
}
void ListOfAxisRefListsAttr::print(AsmPrinter &printer) const {
  printer << '[';
  printAll(printer, getValue());
  printer << ']';
}

Attribute AllToAllParamAttr::parse(AsmParser &parser, Type) {
  SmallVector<AxisRefAttr> axes;
  int64_t source, target;
  if (parseAll(parser, Delimiter::Braces, axes) || parser.parseColon() || parser.parseInteger(source) ||
      parser.parseArrow() || parser.parseInteger(target))
    return {};
  return get(parser.getContext(), axes, source, target);
}
void AllToAllParamAttr::print(AsmPrinter &printer) const {
  printer << '{';
  printAll(printer, getAxes());
  printer << "}: " << getSrcDim() << "->" << getTgtDim();
}

Attribute AllToAllParamListAttr::parse(AsmParser &parser, Type) {
  SmallVector<AllToAllParamAttr> all;
  if (parseAll(parser, Delimiter::Square, all)) return {};
  return get(parser.getContext(), all);
}
void AllToAllParamListAttr::print(AsmPrinter &printer) const {
  printer << '[';
  printAll(printer, getValue());
  printer << ']';
}

//===- Rules -------------------------------------------------------------===//

namespace {
// Factors are called i to z, then z_1, z_2 and so on.
constexpr int64_t letters = 'z' - 'i' + 1;

void printFactor(AsmPrinter &printer, int64_t index) {
  if (index < letters)
    printer << static_cast<char>('i' + index);
  else
    printer << "z_" << index - letters + 1;
}

// Takes one factor from the beginning of the text; none if there is none.
std::optional<int64_t> takeFactor(StringRef &text) {
  if (text.empty() || text.front() < 'i' || text.front() > 'z') return std::nullopt;
  if (!text.consume_front("z_")) {
    int64_t index = text.front() - 'i';
    text = text.drop_front();
    return index;
  }
  StringRef digits = text.take_while([](char c) { return c >= '0' && c <= '9'; });
  int64_t number;
  if (digits.starts_with("0") || digits.getAsInteger(10, number) || number > INT64_MAX - letters) return std::nullopt;
  text = text.drop_front(digits.size());
  return number + letters - 1;
}

ParseResult parseFactors(AsmParser &parser, StringRef text, SmallVectorImpl<int64_t> &factors) {
  SMLoc location = parser.getCurrentLocation();
  while (!text.empty()) {
    std::optional<int64_t> factor = takeFactor(text);
    if (!factor) return parser.emitError(location, "factor must be a letter from i to z, or z_1 and so on, got '") << text << "'";
    factors.push_back(*factor);
  }
  return success();
}

// `keyword={i, j}`, or nothing.
ParseResult parseFactorList(AsmParser &parser, StringRef keyword, SmallVectorImpl<int64_t> &factors) {
  if (failed(parser.parseOptionalKeyword(keyword))) return success();
  if (parser.parseEqual()) return failure();
  return parser.parseCommaSeparatedList(Delimiter::Braces, [&]() -> ParseResult {
    StringRef text;
    return failure(parser.parseKeyword(&text) || parseFactors(parser, text, factors));
  });
}
void printFactorList(AsmPrinter &printer, StringRef keyword, ArrayRef<int64_t> factors) {
  if (factors.empty()) return;
  printer << ' ' << keyword << "={";
  llvm::interleaveComma(factors, printer, [&](int64_t factor) { printFactor(printer, factor); });
  printer << '}';
}
} // namespace

Attribute DimMappingAttr::parse(AsmParser &parser, Type) {
  SmallVector<int64_t> factors;
  StringRef text;
  if (parser.parseKeyword(&text) || parseFactors(parser, text, factors)) return {};
  return get(parser.getContext(), factors);
}
void DimMappingAttr::print(AsmPrinter &printer) const {
  for (int64_t factor : getFactorIndices()) printFactor(printer, factor);
}

Attribute TensorMappingAttr::parse(AsmParser &parser, Type) {
  SmallVector<DimMappingAttr> dimensions;
  if (parseAll(parser, Delimiter::Square, dimensions)) return {};
  return get(parser.getContext(), dimensions);
}
void TensorMappingAttr::print(AsmPrinter &printer) const {
  printer << '[';
  printAll(printer, getDimMappings());
  printer << ']';
}

Attribute OpShardingRuleAttr::parse(AsmParser &parser, Type) {
  SmallVector<TensorMappingAttr> operands, results;
  SmallVector<int64_t> sizes, reduced, replicated, permuted, blocked;
  if (parser.parseLess() || parseAll(parser, Delimiter::Paren, operands) || parser.parseArrow() ||
      parseAll(parser, Delimiter::Paren, results))
    return {};
  auto size = [&]() -> ParseResult {
    StringRef text;
    SMLoc location = parser.getCurrentLocation();
    if (parser.parseKeyword(&text)) return failure();
    if (takeFactor(text) != static_cast<int64_t>(sizes.size()) || !text.empty())
      return parser.emitError(location, "sizes must be those of all factors in their order");
    return failure(parser.parseEqual() || parser.parseInteger(sizes.emplace_back()));
  };
  bool custom = false;
  if (parser.parseCommaSeparatedList(Delimiter::OptionalBraces, size) ||
      parseFactorList(parser, "reduction", reduced) || parseFactorList(parser, "need_replication", replicated) ||
      parseFactorList(parser, "permutation", permuted) || parseFactorList(parser, "blocked_propagation", blocked))
    return {};
  if (succeeded(parser.parseOptionalComma())) {
    if (parser.parseKeyword("custom")) return {};
    custom = true;
  }
  if (parser.parseGreater()) return {};
  return get(parser.getContext(), sizes, operands, results, reduced, replicated, permuted, blocked, custom);
}
void OpShardingRuleAttr::print(AsmPrinter &printer) const {
  printer << "<(";
  printAll(printer, getOperandMappings());
  printer << ")->(";
  printAll(printer, getResultMappings());
  printer << ')';
  if (!getFactorSizes().empty()) {
    printer << " {";
    int64_t index = 0;
    llvm::interleaveComma(getFactorSizes(), printer, [&](int64_t size) {
      printFactor(printer, index++);
      printer << '=' << size;
    });
    printer << '}';
  }
  printFactorList(printer, "reduction", getReductionFactors());
  printFactorList(printer, "need_replication", getNeedReplicationFactors());
  printFactorList(printer, "permutation", getPermutationFactors());
  printFactorList(printer, "blocked_propagation", getBlockedPropagationFactors());
  if (getIsCustomRule()) printer << ", custom";
  printer << '>';
}

//===- Parts of operations -----------------------------------------------===//

template <typename T>
static ParseResult parseOne(OpAsmParser &parser, T &attribute) {
  attribute = cast_or_null<T>(T::parse(parser, {}));
  return success(attribute != nullptr);
}
ParseResult parseAxisList(OpAsmParser &parser, AxisRefListAttr &axes) { return parseOne(parser, axes); }
void printAxisList(OpAsmPrinter &printer, Operation *, AxisRefListAttr axes) { axes.print(printer); }
ParseResult parseAxisLists(OpAsmParser &parser, ListOfAxisRefListsAttr &axes) { return parseOne(parser, axes); }
void printAxisLists(OpAsmPrinter &printer, Operation *, ListOfAxisRefListsAttr axes) { axes.print(printer); }
ParseResult parseExchanges(OpAsmParser &parser, AllToAllParamListAttr &exchanges) { return parseOne(parser, exchanges); }
void printExchanges(OpAsmPrinter &printer, Operation *, AllToAllParamListAttr exchanges) { exchanges.print(printer); }

static constexpr StringLiteral directions[] = {"NONE", "FORWARD", "BACKWARD", "BOTH"};

ParseResult parseDirection(OpAsmParser &parser, IntegerAttr &direction) {
  SMLoc location = parser.getCurrentLocation();
  StringRef keyword;
  if (parser.parseKeyword(&keyword)) return failure();
  auto *found = llvm::find(directions, keyword);
  if (found == std::end(directions))
    return parser.emitError(location, "direction must be NONE, FORWARD or BACKWARD, got '") << keyword << "'";
  direction = parser.getBuilder().getI32IntegerAttr(found - directions);
  return success();
}
void printDirection(OpAsmPrinter &printer, Operation *, IntegerAttr direction) {
  uint64_t index = direction.getValue().getZExtValue();
  printer << (index < std::size(directions) ? StringRef(directions[index]) : StringRef("NONE"));
}
} // namespace mlir::sdy
