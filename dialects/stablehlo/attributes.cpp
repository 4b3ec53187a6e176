// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Text of the structured attributes.
#include "mlir/IR/DialectImplementation.h"
#include "stablehlo.h"
#include "syntax.h"
#include "llvm/ADT/TypeSwitch.h"

#include "stablehlo_enums.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "stablehlo_attributes.cpp.inc"

namespace mlir::stablehlo {

void StablehloDialect::registerAttributes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "stablehlo_attributes.cpp.inc"
      >();
}

//===- Attributes that are lists of named numbers ------------------------===//
namespace {
/// A field by name: a list of dimensions or one number.
struct Field {
  StringRef name;
  SmallVector<int64_t> *list = nullptr;
  int64_t *number = nullptr;
  bool seen = false;

  Field(StringRef name, SmallVector<int64_t> &list) : name(name), list(&list) {}
  Field(StringRef name, int64_t &number) : name(name), number(&number) {}
};

ParseResult parseNumbers(AsmParser &parser, SmallVectorImpl<int64_t> &numbers) {
  return parser.parseCommaSeparatedList(AsmParser::Delimiter::Square,
                                        [&] { return parser.parseInteger(numbers.emplace_back()); });
}

/// `name = value, ...` in any order up to the closing `>`; all fields must be there if `complete`.
ParseResult parseFields(AsmParser &parser, MutableArrayRef<Field> fields, bool complete) {
  if (failed(parser.parseOptionalGreater())) {
    do {
      StringRef name;
      SMLoc location = parser.getCurrentLocation();
      if (parser.parseKeyword(&name)) return failure();
      auto *field = llvm::find_if(fields, [&](Field &field) { return field.name == name; });
      if (field == fields.end()) {
        auto diagnostic = parser.emitError(location, "field must be one of ");
        llvm::interleaveComma(fields, diagnostic, [&](Field &field) { diagnostic << field.name; });
        return diagnostic << ", got " << name;
      }
      if (field->seen) return parser.emitError(location, "field must be given once, got ") << name << " again";
      field->seen = true;
      if (parser.parseEqual() ||
          (field->list ? parseNumbers(parser, *field->list) : ParseResult(parser.parseInteger(*field->number))))
        return failure();
    } while (succeeded(parser.parseOptionalComma()));
    if (parser.parseGreater()) return failure();
  }
  if (complete)
    for (Field &field : fields)
      if (!field.seen) return parser.emitError(parser.getCurrentLocation(), "field must be given: ") << field.name;
  return success();
}

/// Prints fields in order, leaving out what `parseFields` supplies.
class FieldPrinter {
public:
  explicit FieldPrinter(AsmPrinter &printer, bool complete = false) : printer(printer), complete(complete) {
    printer << '<';
  }
  ~FieldPrinter() { printer << '>'; }
  FieldPrinter &operator()(StringRef name, ArrayRef<int64_t> list) {
    if (complete || !list.empty()) {
      begin(name) << '[';
      llvm::interleaveComma(list, printer);
      printer << ']';
    }
    return *this;
  }
  FieldPrinter &operator()(StringRef name, int64_t number) {
    if (complete || number != 0) begin(name) << number;
    return *this;
  }
  AsmPrinter &begin(StringRef name) {
    if (!first) printer << ", ";
    first = false;
    printer << name << " = ";
    return printer;
  }

private:
  AsmPrinter &printer;
  bool complete, first = true;
};
} // namespace

Attribute DotDimensionNumbersAttr::parse(AsmParser &parser, Type) {
  SmallVector<int64_t> lhsBatching, rhsBatching, lhsContracting, rhsContracting;
  Field fields[] = {{"lhs_batching_dimensions", lhsBatching},
                    {"rhs_batching_dimensions", rhsBatching},
                    {"lhs_contracting_dimensions", lhsContracting},
                    {"rhs_contracting_dimensions", rhsContracting}};
  if (parser.parseLess() || parseFields(parser, fields, /*complete=*/false)) return {};
  return get(parser.getContext(), lhsBatching, rhsBatching, lhsContracting, rhsContracting);
}
void DotDimensionNumbersAttr::print(AsmPrinter &printer) const {
  FieldPrinter(printer)("lhs_batching_dimensions", getLhsBatchingDimensions())(
      "rhs_batching_dimensions", getRhsBatchingDimensions())(
      "lhs_contracting_dimensions", getLhsContractingDimensions())(
      "rhs_contracting_dimensions", getRhsContractingDimensions());
}

Attribute GatherDimensionNumbersAttr::parse(AsmParser &parser, Type) {
  SmallVector<int64_t> offset, collapsed, operandBatching, indicesBatching, indexMap;
  int64_t indexVector = 0;
  Field fields[] = {{"offset_dims", offset},
                    {"collapsed_slice_dims", collapsed},
                    {"operand_batching_dims", operandBatching},
                    {"start_indices_batching_dims", indicesBatching},
                    {"start_index_map", indexMap},
                    {"index_vector_dim", indexVector}};
  if (parser.parseLess() || parseFields(parser, fields, /*complete=*/false)) return {};
  return get(parser.getContext(), offset, collapsed, operandBatching, indicesBatching, indexMap, indexVector);
}
void GatherDimensionNumbersAttr::print(AsmPrinter &printer) const {
  FieldPrinter(printer)("offset_dims", getOffsetDims())("collapsed_slice_dims", getCollapsedSliceDims())(
      "operand_batching_dims", getOperandBatchingDims())("start_indices_batching_dims", getStartIndicesBatchingDims())(
      "start_index_map", getStartIndexMap())("index_vector_dim", getIndexVectorDim());
}

Attribute ScatterDimensionNumbersAttr::parse(AsmParser &parser, Type) {
  SmallVector<int64_t> window, inserted, inputBatching, indicesBatching, toOperand;
  int64_t indexVector = 0;
  Field fields[] = {{"update_window_dims", window},
                    {"inserted_window_dims", inserted},
                    {"input_batching_dims", inputBatching},
                    {"scatter_indices_batching_dims", indicesBatching},
                    {"scatter_dims_to_operand_dims", toOperand},
                    {"index_vector_dim", indexVector}};
  if (parser.parseLess() || parseFields(parser, fields, /*complete=*/false)) return {};
  return get(parser.getContext(), window, inserted, inputBatching, indicesBatching, toOperand, indexVector);
}
void ScatterDimensionNumbersAttr::print(AsmPrinter &printer) const {
  FieldPrinter(printer)("update_window_dims", getUpdateWindowDims())("inserted_window_dims", getInsertedWindowDims())(
      "input_batching_dims", getInputBatchingDims())("scatter_indices_batching_dims", getScatterIndicesBatchingDims())(
      "scatter_dims_to_operand_dims", getScatterDimsToOperandDims())("index_vector_dim", getIndexVectorDim());
}

Attribute OutputOperandAliasAttr::parse(AsmParser &parser, Type) {
  SmallVector<int64_t> output, operand;
  int64_t index = 0;
  Field fields[] = {{"output_tuple_indices", output}, {"operand_index", index}, {"operand_tuple_indices", operand}};
  if (parser.parseLess() || parseFields(parser, fields, /*complete=*/true)) return {};
  return get(parser.getContext(), output, index, operand);
}
void OutputOperandAliasAttr::print(AsmPrinter &printer) const {
  FieldPrinter(printer, /*complete=*/true)("output_tuple_indices", getOutputTupleIndices())(
      "operand_index", getOperandIndex())("operand_tuple_indices", getOperandTupleIndices());
}

Attribute ChannelHandleAttr::parse(AsmParser &parser, Type) {
  int64_t handle = 0, type = 0;
  Field fields[] = {{"handle", handle}, {"type", type}};
  if (parser.parseLess() || parseFields(parser, fields, /*complete=*/true)) return {};
  return get(parser.getContext(), handle, type);
}
void ChannelHandleAttr::print(AsmPrinter &printer) const {
  FieldPrinter(printer, /*complete=*/true)("handle", getHandle())("type", getType());
}

//===- Convolution -------------------------------------------------------===//

Attribute ConvDimensionNumbersAttr::parse(AsmParser &parser, Type) {
  if (parser.parseLess()) return {};
  if (succeeded(parser.parseOptionalKeyword("raw"))) {
    int64_t inputBatch = 0, inputFeature = 0, kernelInput = 0, kernelOutput = 0, outputBatch = 0, outputFeature = 0;
    SmallVector<int64_t> input, kernel, output;
    Field fields[] = {{"input_batch_dimension", inputBatch},
                      {"input_feature_dimension", inputFeature},
                      {"input_spatial_dimensions", input},
                      {"kernel_input_feature_dimension", kernelInput},
                      {"kernel_output_feature_dimension", kernelOutput},
                      {"kernel_spatial_dimensions", kernel},
                      {"output_batch_dimension", outputBatch},
                      {"output_feature_dimension", outputFeature},
                      {"output_spatial_dimensions", output}};
    if (parseFields(parser, fields, /*complete=*/true)) return {};
    return get(parser.getContext(), inputBatch, inputFeature, input, kernelInput, kernelOutput, kernel, outputBatch,
               outputFeature, output);
  }
  ConvDimensionNumbersAttr numbers;
  if (parseConvolutionDimensions(parser, numbers) || parser.parseGreater()) return {};
  return numbers;
}

namespace {
/// Where each dimension of one of the three tensors stands.
struct Positions {
  int64_t first = -1, second = -1;
  SmallVector<int64_t> spatial;
};

/// `[first, 0, 1, second]` in any order.
ParseResult parsePositions(AsmParser &parser, StringRef first, StringRef second, Positions &positions) {
  SmallVector<std::pair<int64_t, int64_t>> spatial; // number and position
  int64_t position = 0;
  SMLoc begin = parser.getCurrentLocation();
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&]() -> ParseResult {
        SMLoc location = parser.getCurrentLocation();
        int64_t number = 0;
        StringRef letter;
        OptionalParseResult isNumber = parser.parseOptionalInteger(number);
        if (isNumber.has_value()) {
          if (failed(*isNumber)) return failure();
          spatial.emplace_back(number, position++);
          return success();
        }
        if (parser.parseKeyword(&letter)) return failure();
        int64_t *slot = letter == first ? &positions.first : letter == second ? &positions.second : nullptr;
        if (!slot)
          return parser.emitError(location, "dimension must be ")
                 << first << ", " << second << " or a number, got " << letter;
        if (*slot != -1) return parser.emitError(location, "dimension must be given once, got ") << letter << " again";
        *slot = position++;
        return success();
      }))
    return failure();
  if (positions.first == -1 || positions.second == -1)
    return parser.emitError(begin, "dimensions must include ") << first << " and " << second;
  positions.spatial.assign(spatial.size(), -1);
  for (auto [number, place] : spatial) {
    if (number < 0 || number >= static_cast<int64_t>(spatial.size()) || positions.spatial[number] != -1)
      return parser.emitError(begin, "spatial dimensions must be numbered 0 to ")
             << static_cast<int64_t>(spatial.size()) - 1 << " without repetition, got " << number;
    positions.spatial[number] = place;
  }
  return success();
}

/// False where the numbers are no permutation, which only `raw` can write.
bool printPositions(raw_ostream &os, StringRef first, StringRef second, int64_t firstPlace, int64_t secondPlace,
                    ArrayRef<int64_t> spatial) {
  int64_t rank = spatial.size() + 2;
  SmallVector<std::string> names(rank);
  auto put = [&](int64_t place, std::string name) {
    if (place < 0 || place >= rank || !names[place].empty()) return false;
    names[place] = std::move(name);
    return true;
  };
  bool valid = put(firstPlace, first.str()) && put(secondPlace, second.str());
  for (auto [number, place] : llvm::enumerate(spatial)) valid = valid && put(place, std::to_string(number));
  if (!valid) return false;
  os << '[';
  llvm::interleaveComma(names, os);
  os << ']';
  return true;
}

bool printDimensions(raw_ostream &os, ConvDimensionNumbersAttr numbers) {
  if (!printPositions(os, "b", "f", numbers.getInputBatchDimension(), numbers.getInputFeatureDimension(),
                      numbers.getInputSpatialDimensions()))
    return false;
  os << 'x';
  if (!printPositions(os, "i", "o", numbers.getKernelInputFeatureDimension(), numbers.getKernelOutputFeatureDimension(),
                      numbers.getKernelSpatialDimensions()))
    return false;
  os << "->";
  return printPositions(os, "b", "f", numbers.getOutputBatchDimension(), numbers.getOutputFeatureDimension(),
                        numbers.getOutputSpatialDimensions());
}
} // namespace

void ConvDimensionNumbersAttr::print(AsmPrinter &printer) const {
  std::string text;
  llvm::raw_string_ostream os(text);
  if (printDimensions(os, *this)) {
    printer << '<' << text << '>';
    return;
  }
  printer << "<raw ";
  auto list = [&](StringRef name, ArrayRef<int64_t> dimensions) {
    printer << name << " = [";
    llvm::interleaveComma(dimensions, printer);
    printer << ']';
  };
  printer << "input_batch_dimension = " << getInputBatchDimension()
          << ", input_feature_dimension = " << getInputFeatureDimension() << ", ";
  list("input_spatial_dimensions", getInputSpatialDimensions());
  printer << ", kernel_input_feature_dimension = " << getKernelInputFeatureDimension()
          << ", kernel_output_feature_dimension = " << getKernelOutputFeatureDimension() << ", ";
  list("kernel_spatial_dimensions", getKernelSpatialDimensions());
  printer << ", output_batch_dimension = " << getOutputBatchDimension()
          << ", output_feature_dimension = " << getOutputFeatureDimension() << ", ";
  list("output_spatial_dimensions", getOutputSpatialDimensions());
  printer << '>';
}

ParseResult parseConvolutionDimensions(AsmParser &parser, ConvDimensionNumbersAttr &numbers) {
  Positions input, kernel, output;
  if (parsePositions(parser, "b", "f", input) || parser.parseKeyword("x") || parsePositions(parser, "i", "o", kernel) ||
      parser.parseArrow() || parsePositions(parser, "b", "f", output))
    return failure();
  numbers = ConvDimensionNumbersAttr::get(parser.getContext(), input.first, input.second, input.spatial, kernel.first,
                                          kernel.second, kernel.spatial, output.first, output.second, output.spatial);
  return success();
}

void printConvolutionDimensions(AsmPrinter &printer, ConvDimensionNumbersAttr numbers) {
  std::string text;
  llvm::raw_string_ostream os(text);
  if (printDimensions(os, numbers))
    printer << text;
  else
    numbers.print(printer); // only for diagnostics: the verifier refuses it
}

//===- Bounds ------------------------------------------------------------===//
namespace {
/// `3, ?` up to a closing delimiter that the caller reads.
ParseResult parseBound(AsmParser &parser, SmallVectorImpl<int64_t> &bounds) {
  if (succeeded(parser.parseOptionalQuestion())) {
    bounds.push_back(ShapedType::kDynamic);
    return success();
  }
  return parser.parseInteger(bounds.emplace_back());
}
} // namespace

Attribute TypeExtensionsAttr::parse(AsmParser &parser, Type) {
  SmallVector<int64_t> bounds;
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::LessGreater, [&] { return parseBound(parser, bounds); }))
    return {};
  return get(parser.getContext(), bounds);
}
void TypeExtensionsAttr::print(AsmPrinter &printer) const {
  printer << '<';
  llvm::interleaveComma(getBounds(), printer, [&](int64_t bound) {
    if (ShapedType::isDynamic(bound))
      printer << '?';
    else
      printer << bound;
  });
  printer << '>';
}

LogicalResult TypeExtensionsAttr::verifyEncoding(ArrayRef<int64_t> shape, Type,
                                                 function_ref<InFlightDiagnostic()> emitError) const {
  if (getBounds().size() != shape.size())
    return emitError() << "bounds must have one entry per dimension, got " << getBounds().size() << " for rank "
                       << shape.size();
  for (auto [dimension, pair] : llvm::enumerate(llvm::zip_equal(getBounds(), shape)))
    if (auto [bound, size] = pair; !ShapedType::isDynamic(bound) && !ShapedType::isDynamic(size))
      return emitError() << "bounds must be ? where the size is static, got " << bound << " for dimension " << dimension
                         << " of size " << size;
  return success();
}

Attribute StablehloDialect::parseAttribute(DialectAsmParser &parser, Type type) const {
  StringRef keyword;
  Attribute attribute;
  OptionalParseResult generated = generatedAttributeParser(parser, &keyword, type, attribute);
  if (generated.has_value()) return attribute;
  if (keyword != "type_extensions") {
    parser.emitError(parser.getNameLoc(), "unknown stablehlo attribute: ") << keyword;
    return {};
  }
  SmallVector<int64_t> bounds;
  if (parser.parseLess() || parser.parseKeyword("bounds") || parser.parseEqual() ||
      parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&] { return parseBound(parser, bounds); }) ||
      parser.parseGreater())
    return {};
  return TypeExtensionsAttr::get(getContext(), bounds);
}
void StablehloDialect::printAttribute(Attribute attribute, DialectAsmPrinter &printer) const {
  // Every attribute of the dialect is generated.
  (void)generatedAttributePrinter(attribute, printer);
}

//===- Accuracy ----------------------------------------------------------===//

Attribute ResultAccuracyAttr::parse(AsmParser &parser, Type) {
  double atol = 0, rtol = 0;
  int64_t ulps = 0;
  ResultAccuracyModeAttr mode;
  // Each may be given once, in this order.
  constexpr StringRef names[] = {"atol", "rtol", "ulps", "mode"};
  ptrdiff_t last = -1;
  auto location = parser.getCurrentLocation();
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::LessGreater, [&]() -> ParseResult {
        StringRef name;
        SMLoc nameLocation = parser.getCurrentLocation();
        if (parser.parseKeyword(&name) || parser.parseEqual()) return failure();
        ptrdiff_t position = llvm::find(names, name) - std::begin(names);
        if (position == last)
          return parser.emitError(nameLocation, "field must be given once, got ") << name << " again";
        if (position < last)
          return parser.emitError(nameLocation, "field must come before ") << names[last] << ", got " << name;
        last = position;
        if (name == "atol") return parser.parseFloat(atol);
        if (name == "rtol") return parser.parseFloat(rtol);
        if (name == "ulps") return parser.parseInteger(ulps);
        if (name == "mode") return parser.parseAttribute(mode);
        return parser.emitError(nameLocation, "field must be one of atol, rtol, ulps, mode, got ") << name;
      }))
    return {};
  if (!mode) {
    parser.emitError(location, "field must be given: mode");
    return {};
  }
  return parser.getChecked<ResultAccuracyAttr>(location, parser.getContext(), APFloat(atol), APFloat(rtol), ulps, mode);
}
void ResultAccuracyAttr::print(AsmPrinter &printer) const {
  FieldPrinter fields(printer);
  if (!getAtol().isZero()) fields.begin("atol").printFloat(getAtol());
  if (!getRtol().isZero()) fields.begin("rtol").printFloat(getRtol());
  fields("ulps", getUlps());
  fields.begin("mode").printAttribute(getMode());
}

LogicalResult ResultAccuracyAttr::verify(function_ref<InFlightDiagnostic()> emitError, APFloat atol, APFloat rtol,
                                         int64_t ulps, ResultAccuracyModeAttr mode) {
  if (mode.getValue() != ResultAccuracyMode::TOLERANCE) {
    if (!atol.isZero() || !rtol.isZero() || ulps != 0)
      return emitError() << "tolerances must be 0 unless the mode is TOLERANCE, got mode "
                         << stringifyResultAccuracyMode(mode.getValue());
    return success();
  }
  if (atol.isNaN() || atol.isNegative() || rtol.isNaN() || rtol.isNegative() || ulps < 0)
    return emitError() << "tolerances must not be negative";
  return success();
}

} // namespace mlir::stablehlo
