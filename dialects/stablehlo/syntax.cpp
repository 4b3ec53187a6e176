// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Custom directives of the declarative formats.
#include "syntax.h"

namespace mlir::stablehlo {

//===- Types -------------------------------------------------------------===//
namespace {
/// Assigns the inputs and the only result of a function type.
ParseResult assignFunctionType(OpAsmParser &parser, SMLoc location, FunctionType type, ArrayRef<Type *> operands,
                               Type &result) {
  if (type.getNumInputs() != operands.size())
    return parser.emitError(location, "function type must have ")
           << operands.size() << " inputs, got " << type.getNumInputs();
  if (type.getNumResults() != 1)
    return parser.emitError(location, "function type must have 1 result, got ") << type.getNumResults();
  for (auto [operand, input] : llvm::zip_equal(operands, type.getInputs())) *operand = input;
  result = type.getResult(0);
  return success();
}
} // namespace

ParseResult parseTypesOrFunctionType(OpAsmParser &parser, ArrayRef<Type *> operands, Type &result) {
  SMLoc location = parser.getCurrentLocation();
  Type type;
  if (parser.parseType(type)) return failure();
  if (auto function = dyn_cast<FunctionType>(type))
    return assignFunctionType(parser, location, function, operands, result);
  for (Type *operand : operands) *operand = type;
  result = type;
  return success();
}

void printTypesOrFunctionType(OpAsmPrinter &printer, TypeRange operands, Type result) {
  if (llvm::all_of(operands, [&](Type operand) { return operand == result; }))
    printer.printType(result);
  else
    printer.printFunctionalType(operands, TypeRange{result});
}

ParseResult parseVariadicSameOperandsAndResultType(OpAsmParser &parser,
                                                   ArrayRef<OpAsmParser::UnresolvedOperand> operands,
                                                   SmallVectorImpl<Type> &operandTypes, Type &result) {
  if (parser.parseType(result)) return failure();
  operandTypes.assign(operands.size(), result);
  return success();
}
void printVariadicSameOperandsAndResultType(OpAsmPrinter &printer, Operation *, OperandRange, TypeRange, Type result) {
  printer.printType(result);
}

ParseResult parsePairwiseOpType(OpAsmParser &parser, SmallVectorImpl<Type> &operands, SmallVectorImpl<Type> &results) {
  if (parser.parseTypeList(operands)) return failure();
  results.assign(operands.begin(), operands.end());
  return success();
}
void printPairwiseOpType(OpAsmPrinter &printer, Operation *, TypeRange operands, TypeRange) {
  llvm::interleaveComma(operands, printer);
}

ParseResult parseComplexOpType(OpAsmParser &parser, Type &real, Type &imaginary, Type &result) {
  SMLoc location = parser.getCurrentLocation();
  Type type;
  if (parser.parseType(type)) return failure();
  if (auto function = dyn_cast<FunctionType>(type))
    return assignFunctionType(parser, location, function, {&real, &imaginary}, result);
  auto tensor = dyn_cast<RankedTensorType>(type);
  auto complex = tensor ? dyn_cast<ComplexType>(tensor.getElementType()) : ComplexType();
  if (!complex) return parser.emitError(location, "type must be a tensor of complex numbers, got ") << type;
  real = imaginary = tensor.clone(complex.getElementType());
  result = type;
  return success();
}
void printComplexOpType(OpAsmPrinter &printer, Operation *, Type real, Type imaginary, Type result) {
  auto tensor = dyn_cast<RankedTensorType>(result);
  auto complex = tensor ? dyn_cast<ComplexType>(tensor.getElementType()) : ComplexType();
  if (complex && real == imaginary && real == tensor.clone(complex.getElementType()))
    printer.printType(result);
  else
    printer.printFunctionalType(TypeRange{real, imaginary}, TypeRange{result});
}

ParseResult parseSelectOpType(OpAsmParser &parser, Type &pred, Type &onTrue, Type &onFalse, Type &result) {
  SMLoc location = parser.getCurrentLocation();
  Type type;
  if (parser.parseType(type)) return failure();
  if (auto function = dyn_cast<FunctionType>(type))
    return assignFunctionType(parser, location, function, {&pred, &onTrue, &onFalse}, result);
  pred = type;
  if (parser.parseComma() || parser.parseType(result)) return failure();
  onTrue = onFalse = result;
  return success();
}
void printSelectOpType(OpAsmPrinter &printer, Operation *, Type pred, Type onTrue, Type onFalse, Type result) {
  if (onTrue == result && onFalse == result)
    printer << pred << ", " << result;
  else
    printer.printFunctionalType(TypeRange{pred, onTrue, onFalse}, TypeRange{result});
}

ParseResult parseTupleOpType(OpAsmParser &parser, SmallVectorImpl<Type> &operands, Type &result) {
  SMLoc location = parser.getCurrentLocation();
  if (parser.parseType(result)) return failure();
  auto tuple = dyn_cast<TupleType>(result);
  if (!tuple) return parser.emitError(location, "type must be a tuple, got ") << result;
  llvm::append_range(operands, tuple.getTypes());
  return success();
}
void printTupleOpType(OpAsmPrinter &printer, Operation *, TypeRange, Type result) { printer.printType(result); }

//===- Operands and attributes -------------------------------------------===//

ParseResult parseOperandsBeforeAttribute(OpAsmParser &parser,
                                         SmallVectorImpl<OpAsmParser::UnresolvedOperand> &operands) {
  while (true) {
    OpAsmParser::UnresolvedOperand operand;
    OptionalParseResult parsed = parser.parseOptionalOperand(operand);
    if (!parsed.has_value()) {
      // No operand at all: `stablehlo.dynamic_slice %scalar, , sizes = []` is what StableHLO prints.
      if (operands.empty()) (void)parser.parseOptionalComma();
      return success();
    }
    if (failed(*parsed) || parser.parseComma()) return failure();
    operands.push_back(operand);
  }
}
void printOperandsBeforeAttribute(OpAsmPrinter &printer, Operation *, OperandRange operands) {
  llvm::interleaveComma(operands, printer);
  printer << ',';
}

ParseResult parseExponentMantissa(OpAsmParser &parser, IntegerAttr &exponent, IntegerAttr &mantissa) {
  SMLoc location = parser.getCurrentLocation();
  StringRef format;
  if (parser.parseKeyword(&format)) return failure();
  StringRef rest = format;
  int32_t exponentBits = 0, mantissaBits = 0;
  if (!rest.consume_front("e") || rest.consumeInteger(10, exponentBits) || !rest.consume_front("m") ||
      rest.getAsInteger(10, mantissaBits))
    return parser.emitError(location, "format must be e<exponent bits>m<mantissa bits>, got ") << format;
  exponent = parser.getBuilder().getI32IntegerAttr(exponentBits);
  mantissa = parser.getBuilder().getI32IntegerAttr(mantissaBits);
  return success();
}
void printExponentMantissa(OpAsmPrinter &printer, Operation *, IntegerAttr exponent, IntegerAttr mantissa) {
  printer << 'e' << exponent.getInt() << 'm' << mantissa.getInt();
}

ParseResult parseSliceRanges(OpAsmParser &parser, DenseI64ArrayAttr &start, DenseI64ArrayAttr &limit,
                             DenseI64ArrayAttr &strides) {
  SmallVector<int64_t> starts, limits, steps;
  if (parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Square, [&]() -> ParseResult {
        steps.push_back(1);
        if (parser.parseInteger(starts.emplace_back()) || parser.parseColon() ||
            parser.parseInteger(limits.emplace_back()))
          return failure();
        return succeeded(parser.parseOptionalColon()) ? parser.parseInteger(steps.back()) : ParseResult(success());
      }))
    return failure();
  start = parser.getBuilder().getDenseI64ArrayAttr(starts);
  limit = parser.getBuilder().getDenseI64ArrayAttr(limits);
  strides = parser.getBuilder().getDenseI64ArrayAttr(steps);
  return success();
}
void printSliceRanges(OpAsmPrinter &printer, Operation *op, DenseI64ArrayAttr start, DenseI64ArrayAttr limit,
                      DenseI64ArrayAttr strides) {
  printer << '[';
  if (start.size() != limit.size() || start.size() != strides.size()) {
    // Only seen in diagnostics: the verifier refuses it.
    printer << "start: " << start << ", limit: " << limit << ", strides: " << strides;
  } else {
    llvm::interleaveComma(
        llvm::zip_equal(start.asArrayRef(), limit.asArrayRef(), strides.asArrayRef()), printer, [&](auto range) {
          auto [from, to, step] = range;
          printer << from << ':' << to;
          if (step != 1) printer << ':' << step;
        });
  }
  printer << ']';
}

ParseResult parseCustomCallTarget(OpAsmParser &parser, StringAttr &target) { return parser.parseSymbolName(target); }
void printCustomCallTarget(OpAsmPrinter &printer, Operation *, StringAttr target) {
  printer.printSymbolName(target.getValue());
}

//===- Contractions ------------------------------------------------------===//
namespace {
/// `= [DEFAULT, HIGH]`.
ParseResult parsePrecisions(OpAsmParser &parser, ArrayAttr &precision) {
  SmallVector<Attribute> entries;
  if (parser.parseEqual() || parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Square, [&]() -> ParseResult {
        StringRef keyword;
        SMLoc location = parser.getCurrentLocation();
        if (parser.parseKeyword(&keyword)) return failure();
        std::optional<Precision> value = symbolizePrecision(keyword);
        if (!value) return parser.emitError(location, "precision must be DEFAULT, HIGH or HIGHEST, got ") << keyword;
        entries.push_back(PrecisionAttr::get(parser.getContext(), *value));
        return success();
      }))
    return failure();
  precision = parser.getBuilder().getArrayAttr(entries);
  return success();
}

/// `= <...>`.
ParseResult parseAlgorithm(OpAsmParser &parser, DotAlgorithmAttr &algorithm) {
  if (parser.parseEqual()) return failure();
  algorithm = dyn_cast_or_null<DotAlgorithmAttr>(DotAlgorithmAttr::parse(parser, {}));
  return success(static_cast<bool>(algorithm));
}

/// `= [0] x [1]`.
ParseResult parseDimensionPair(OpAsmParser &parser, SmallVectorImpl<int64_t> &left, SmallVectorImpl<int64_t> &right) {
  auto list = [&](SmallVectorImpl<int64_t> &dimensions) {
    return parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Square,
                                          [&] { return parser.parseInteger(dimensions.emplace_back()); });
  };
  return failure(parser.parseEqual() || list(left) || parser.parseKeyword("x") || list(right));
}

void printDimensionPair(OpAsmPrinter &printer, ArrayRef<int64_t> left, ArrayRef<int64_t> right) {
  printer << '[';
  llvm::interleaveComma(left, printer);
  printer << "] x [";
  llvm::interleaveComma(right, printer);
  printer << ']';
}
} // namespace

ParseResult parsePrecisionConfig(OpAsmParser &parser, ArrayAttr &precision) {
  if (failed(parser.parseOptionalComma())) return success();
  return failure(parser.parseKeyword("precision") || parsePrecisions(parser, precision));
}
void printPrecisionConfig(OpAsmPrinter &printer, Operation *, ArrayAttr precision) {
  if (!precision) return;
  printer << ", precision = [";
  llvm::interleaveComma(precision, printer, [&](Attribute entry) {
    if (auto value = dyn_cast<PrecisionAttr>(entry))
      printer << stringifyPrecision(value.getValue());
    else
      printer << entry;
  });
  printer << ']';
}

ParseResult parsePrecisionConfigAndAlgorithm(OpAsmParser &parser, ArrayAttr &precision, DotAlgorithmAttr &algorithm) {
  while (succeeded(parser.parseOptionalComma())) {
    if (!precision && !algorithm && succeeded(parser.parseOptionalKeyword("precision"))) {
      if (parsePrecisions(parser, precision)) return failure();
    } else if (!algorithm && succeeded(parser.parseOptionalKeyword("algorithm"))) {
      if (parseAlgorithm(parser, algorithm)) return failure();
    } else {
      return parser.emitError(parser.getCurrentLocation(), "expected precision, then algorithm, each once");
    }
  }
  return success();
}
void printPrecisionConfigAndAlgorithm(OpAsmPrinter &printer, Operation *op, ArrayAttr precision,
                                      DotAlgorithmAttr algorithm) {
  printPrecisionConfig(printer, op, precision);
  if (!algorithm) return;
  printer << ", algorithm = ";
  algorithm.print(printer);
}

ParseResult parseDotDimensionNumbers(OpAsmParser &parser, DotDimensionNumbersAttr &numbers) {
  SmallVector<int64_t> lhsBatching, rhsBatching, lhsContracting, rhsContracting;
  if (succeeded(parser.parseOptionalKeyword("batching_dims")))
    if (parseDimensionPair(parser, lhsBatching, rhsBatching) || parser.parseComma()) return failure();
  if (parser.parseKeyword("contracting_dims") || parseDimensionPair(parser, lhsContracting, rhsContracting))
    return failure();
  numbers = DotDimensionNumbersAttr::get(parser.getContext(), lhsBatching, rhsBatching, lhsContracting, rhsContracting);
  return success();
}
void printDotDimensionNumbers(OpAsmPrinter &printer, Operation *, DotDimensionNumbersAttr numbers) {
  if (!numbers.getLhsBatchingDimensions().empty() || !numbers.getRhsBatchingDimensions().empty()) {
    printer << "batching_dims = ";
    printDimensionPair(printer, numbers.getLhsBatchingDimensions(), numbers.getRhsBatchingDimensions());
    printer << ", ";
  }
  printer << "contracting_dims = ";
  printDimensionPair(printer, numbers.getLhsContractingDimensions(), numbers.getRhsContractingDimensions());
}

//===- Convolution windows -----------------------------------------------===//
namespace {
/// `[[1, 1], [0, 2]]`, a tensor of pairs.
ParseResult parsePadding(OpAsmParser &parser, DenseIntElementsAttr &padding) {
  SmallVector<int64_t> values;
  int64_t rows = 0;
  if (parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Square, [&]() -> ParseResult {
        SMLoc location = parser.getCurrentLocation();
        if (parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Square,
                                           [&] { return parser.parseInteger(values.emplace_back()); }))
          return failure();
        if (static_cast<int64_t>(values.size()) != 2 * ++rows)
          return parser.emitError(location, "padding must be pairs of low and high, got another number of entries");
        return success();
      }))
    return failure();
  auto type = RankedTensorType::get({rows, 2}, parser.getBuilder().getI64Type());
  padding = DenseIntElementsAttr::get(type, values);
  return success();
}

void printPadding(OpAsmPrinter &printer, DenseIntElementsAttr padding) {
  SmallVector<int64_t> values(padding.getValues<int64_t>());
  printer << '[';
  llvm::interleaveComma(llvm::seq<size_t>(0, values.size() / 2), printer, [&](size_t row) {
    printer << '[' << values[2 * row] << ", " << values[2 * row + 1] << ']';
  });
  printer << ']';
}

template <typename Attribute>
ParseResult parseArray(OpAsmParser &parser, Attribute &attribute) {
  attribute = dyn_cast_or_null<Attribute>(Attribute::parse(parser, {}));
  return success(static_cast<bool>(attribute));
}
} // namespace

ParseResult parseWindowAttributes(OpAsmParser &parser, DenseI64ArrayAttr &strides, DenseIntElementsAttr &padding,
                                  DenseI64ArrayAttr &lhsDilation, DenseI64ArrayAttr &rhsDilation,
                                  DenseBoolArrayAttr &reversal) {
  StringRef keyword;
  SMLoc location = parser.getCurrentLocation();
  if (failed(parser.parseOptionalKeyword(&keyword))) return success();
  while (true) {
    if (parser.parseEqual()) return failure();
    auto once = [&](Attribute seen, auto parse) -> ParseResult {
      if (seen) return parser.emitError(location, "window attribute must be given once, got ") << keyword << " again";
      return parse();
    };
    ParseResult parsed = failure();
    if (keyword == "stride")
      parsed = once(strides, [&] { return parseArray(parser, strides); });
    else if (keyword == "pad")
      parsed = once(padding, [&] { return parsePadding(parser, padding); });
    else if (keyword == "lhs_dilate")
      parsed = once(lhsDilation, [&] { return parseArray(parser, lhsDilation); });
    else if (keyword == "rhs_dilate")
      parsed = once(rhsDilation, [&] { return parseArray(parser, rhsDilation); });
    else if (keyword == "reverse")
      parsed = once(reversal, [&] { return parseArray(parser, reversal); });
    else
      return parser.emitError(location, "window attribute must be stride, pad, lhs_dilate, rhs_dilate or reverse, got ")
             << keyword;
    if (failed(parsed)) return failure();
    if (failed(parser.parseOptionalComma())) return success();
    location = parser.getCurrentLocation();
    if (parser.parseKeyword(&keyword)) return failure();
  }
}

void printWindowAttributes(OpAsmPrinter &printer, Operation *, DenseI64ArrayAttr strides, DenseIntElementsAttr padding,
                           DenseI64ArrayAttr lhsDilation, DenseI64ArrayAttr rhsDilation, DenseBoolArrayAttr reversal) {
  bool first = true;
  auto begin = [&](StringRef keyword) {
    if (!first) printer << ", ";
    first = false;
    printer << keyword << " = ";
  };
  auto array = [&](StringRef keyword, DenseI64ArrayAttr attribute) {
    if (!attribute) return;
    begin(keyword);
    attribute.print(printer);
  };
  array("stride", strides);
  if (padding) {
    begin("pad");
    printPadding(printer, padding);
  }
  array("lhs_dilate", lhsDilation);
  array("rhs_dilate", rhsDilation);
  if (reversal) {
    begin("reverse");
    reversal.print(printer);
  }
}

} // namespace mlir::stablehlo
