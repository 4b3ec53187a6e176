// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Text of the structured attributes, and of the operations that have a syntax of their own.
#include "chlo.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

#include "chlo_enums.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "chlo_attributes.cpp.inc"

namespace mlir::chlo {

void ChloDialect::registerAttributes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "chlo_attributes.cpp.inc"
      >();
}

namespace {
constexpr StringLiteral FIELDS[] = {"lhs_batching_dimensions",    "rhs_batching_dimensions", "lhs_contracting_dimensions",
                                    "rhs_contracting_dimensions", "lhs_ragged_dimensions",   "rhs_group_dimensions"};
} // namespace

Attribute RaggedDotDimensionNumbersAttr::parse(AsmParser &parser, Type) {
  SmallVector<int64_t> lists[6];
  bool seen[6] = {};
  if (parser.parseLess()) return {};
  if (failed(parser.parseOptionalGreater())) {
    do {
      StringRef name;
      SMLoc location = parser.getCurrentLocation();
      if (parser.parseKeyword(&name) || parser.parseEqual()) return {};
      auto *field = llvm::find(FIELDS, name);
      if (field == std::end(FIELDS)) {
        auto diagnostic = parser.emitError(location, "field must be one of ");
        llvm::interleaveComma(FIELDS, diagnostic);
        diagnostic << ", got " << name;
        return {};
      }
      size_t index = field - std::begin(FIELDS);
      if (seen[index]) {
        parser.emitError(location, "field must be given once, got ") << name << " again";
        return {};
      }
      seen[index] = true;
      if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square,
                                         [&] { return parser.parseInteger(lists[index].emplace_back()); }))
        return {};
    } while (succeeded(parser.parseOptionalComma()));
    if (parser.parseGreater()) return {};
  }
  return get(parser.getContext(), lists[0], lists[1], lists[2], lists[3], lists[4], lists[5]);
}

void RaggedDotDimensionNumbersAttr::print(AsmPrinter &printer) const {
  ArrayRef<int64_t> lists[] = {getLhsBatchingDimensions(),    getRhsBatchingDimensions(), getLhsContractingDimensions(),
                               getRhsContractingDimensions(), getLhsRaggedDimensions(),   getRhsGroupDimensions()};
  bool first = true;
  printer << '<';
  for (auto [name, list] : llvm::zip_equal(FIELDS, lists)) {
    if (list.empty()) continue;
    printer << (first ? "" : ", ") << name << " = [";
    llvm::interleaveComma(list, printer);
    printer << ']';
    first = false;
  }
  printer << '>';
}

//===- scan --------------------------------------------------------------===//

// scan(%inputs) inits (%inits) dimension=0 attributes {...} { ^bb0(...): ... } : (types) -> (types)
ParseResult ScanOp::parse(OpAsmParser &parser, OperationState &result) {
  SmallVector<OpAsmParser::UnresolvedOperand> inputs, inits;
  int64_t dimension = 0;
  FunctionType type;
  SMLoc location = parser.getCurrentLocation();
  if (parser.parseOperandList(inputs, OpAsmParser::Delimiter::Paren) || parser.parseKeyword("inits") ||
      parser.parseOperandList(inits, OpAsmParser::Delimiter::Paren) || parser.parseKeyword("dimension") ||
      parser.parseEqual() || parser.parseInteger(dimension) ||
      parser.parseOptionalAttrDictWithKeyword(result.attributes) || parser.parseRegion(*result.addRegion(), {}) ||
      parser.parseColon())
    return failure();
  SMLoc typeLocation = parser.getCurrentLocation();
  if (parser.parseType(type)) return failure();
  size_t carries = inits.size(), given = inputs.size();
  if (type.getNumInputs() != given + carries || type.getNumResults() < carries)
    return parser.emitError(typeLocation, "function type must have ")
           << given + carries << " inputs and at least " << carries << " results, got " << type;
  llvm::append_range(inputs, inits);
  if (parser.resolveOperands(inputs, type.getInputs(), location, result.operands)) return failure();
  result.addTypes(type.getResults());
  auto &properties = result.getOrAddProperties<Properties>();
  properties.dimension = parser.getBuilder().getI64IntegerAttr(dimension);
  llvm::copy(ArrayRef<int32_t>{static_cast<int32_t>(given), static_cast<int32_t>(carries)},
             properties.operandSegmentSizes.begin());
  llvm::copy(ArrayRef<int32_t>{static_cast<int32_t>(type.getNumResults() - carries), static_cast<int32_t>(carries)},
             properties.resultSegmentSizes.begin());
  return success();
}

void ScanOp::print(OpAsmPrinter &printer) {
  printer << '(' << getInputs() << ") inits (" << getInits() << ") dimension=" << getDimension() << ' ';
  printer.printOptionalAttrDictWithKeyword(
      (*this)->getAttrs(), {getDimensionAttrName(), getOperandSegmentSizeAttr(), getResultSegmentSizeAttr()});
  printer << ' ';
  printer.printRegion(getBody());
  printer << " : ";
  printer.printFunctionalType(*this);
}

void ScanOp::getAsmBlockArgumentNames(Region &region, OpAsmSetValueNameFn name) {
  size_t inputs = getInputs().size();
  for (auto [index, argument] : llvm::enumerate(region.getArguments())) name(argument, index < inputs ? "input" : "carry");
}

} // namespace mlir::chlo
