// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations whose text is no declarative format: `constant`, `reduce` and `while`.
#include "stablehlo.h"

namespace mlir::stablehlo {

//===- constant ----------------------------------------------------------===//

ParseResult ConstantOp::parse(OpAsmParser &parser, OperationState &result) {
  // `() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>`, as older programs have it.
  if (succeeded(parser.parseOptionalLParen())) {
    Type type;
    if (parser.parseRParen() || parser.parseOptionalAttrDict(result.attributes) || parser.parseColon() ||
        parser.parseLParen() || parser.parseRParen() || parser.parseArrow() || parser.parseType(type))
      return failure();
    result.addTypes(type);
    return success();
  }
  ElementsAttr value;
  if (parser.parseOptionalAttrDict(result.attributes) || parser.parseAttribute(value, "value", result.attributes))
    return failure();
  result.addTypes(value.getType());
  return success();
}
void ConstantOp::print(OpAsmPrinter &printer) {
  printer.printOptionalAttrDict((*this)->getAttrs(), {"value"});
  printer << ' ' << getValueAttr();
}

//===- reduce ------------------------------------------------------------===//
namespace {
/// The name of the one operation that the body applies to its two arguments in order, where the text need not say more:
/// a commutative operation of the dialect without attributes, on scalars of the init value's element type.
std::optional<StringRef> appliedOperation(ReduceOp op) {
  if (op.getInputs().size() != 1 || !op.getBody().hasOneBlock()) return std::nullopt;
  Block &body = op.getBody().front();
  if (body.getNumArguments() != 2 || body.getOperations().size() != 2) return std::nullopt;
  Operation &inner = body.front(), &terminator = body.back();
  auto init = dyn_cast<RankedTensorType>(op.getInitValues().front().getType());
  if (!init || !isa<ReturnOp>(terminator) || terminator.getNumOperands() != 1 || !terminator.getAttrs().empty())
    return std::nullopt;
  if (inner.getDialect() != op->getDialect() || !inner.hasTrait<OpTrait::IsCommutative>() ||
      inner.getNumRegions() != 0 || inner.getNumOperands() != 2 || inner.getNumResults() != 1 ||
      !inner.getAttrs().empty() || terminator.getOperand(0) != inner.getResult(0))
    return std::nullopt;
  auto scalar = RankedTensorType::get({}, init.getElementType());
  if (inner.getOperand(0) != body.getArgument(0) || inner.getOperand(1) != body.getArgument(1) ||
      inner.getResult(0).getType() != scalar ||
      llvm::any_of(body.getArgumentTypes(), [&](Type type) { return type != scalar; }))
    return std::nullopt;
  return inner.getName().getStringRef();
}

/// Builds the body that `applies` names.
ParseResult buildAppliedBody(OpAsmParser &parser, SMLoc location, OperationName name, Type scalar, Location where,
                             Region &body) {
  if (!name.isRegistered() || name.getDialectNamespace() != StablehloDialect::getDialectNamespace() ||
      !name.hasTrait<OpTrait::IsCommutative>() || !name.hasTrait<OpTrait::NOperands<2>::Impl>() ||
      !name.hasTrait<OpTrait::OneResult>())
    return parser.emitError(location, "applied operation must be a commutative one of the dialect with two operands "
                                      "and one result, got ")
           << name;
  Block &block = body.emplaceBlock();
  block.addArguments({scalar, scalar}, {where, where});
  OpBuilder builder(parser.getContext());
  builder.setInsertionPointToEnd(&block);
  OperationState state(where, name);
  state.addOperands(block.getArguments());
  state.addTypes(scalar);
  ReturnOp::create(builder, where, builder.create(state)->getResults());
  return success();
}

} // namespace

// reduce(%a init: %x), (%b init: %y) applies op across dimensions = [...] attr-dict : type
// reduce(%a init: %x), (%b init: %y) across dimensions = [...] attr-dict : type
//  reducer(%l: type, %r: type) (%l: type, %r: type) { ... }
ParseResult ReduceOp::parse(OpAsmParser &parser, OperationState &result) {
  SMLoc location = parser.getCurrentLocation();
  SmallVector<OpAsmParser::UnresolvedOperand> operands, inits;
  if (parser.parseCommaSeparatedList(OpAsmParser::Delimiter::None, [&]() -> ParseResult {
        return failure(parser.parseLParen() || parser.parseOperand(operands.emplace_back()) ||
                       parser.parseKeyword("init") || parser.parseColon() ||
                       parser.parseOperand(inits.emplace_back()) || parser.parseRParen());
      }))
    return failure();

  std::optional<OperationName> applied;
  SMLoc appliedLocation;
  if (succeeded(parser.parseOptionalKeyword("applies"))) {
    appliedLocation = parser.getCurrentLocation();
    FailureOr<OperationName> name = parser.parseCustomOperationName();
    if (failed(name)) return failure();
    applied = *name;
  }

  SmallVector<int64_t> dimensions;
  FunctionType type;
  if (parser.parseKeyword("across") || parser.parseKeyword("dimensions") || parser.parseEqual() ||
      parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Square,
                                     [&] { return parser.parseInteger(dimensions.emplace_back()); }) ||
      parser.parseOptionalAttrDict(result.attributes) || parser.parseColon())
    return failure();
  SMLoc typeLocation = parser.getCurrentLocation();
  if (parser.parseType(type)) return failure();
  size_t inputs = operands.size();
  llvm::append_range(operands, inits);
  if (type.getNumInputs() != operands.size())
    return parser.emitError(typeLocation, "function type must have ")
           << operands.size() << " inputs, got " << type.getNumInputs();
  if (parser.resolveOperands(operands, type.getInputs(), location, result.operands)) return failure();
  result.addTypes(type.getResults());
  result.getOrAddProperties<Properties>().dimensions = parser.getBuilder().getDenseI64ArrayAttr(dimensions);

  Region *body = result.addRegion();
  if (applied) {
    if (inputs != 1)
      return parser.emitError(appliedLocation, "one operation can be applied to one input only, got ") << inputs;
    auto init = dyn_cast<RankedTensorType>(type.getInput(1));
    if (!init) return parser.emitError(typeLocation, "init value must be a ranked tensor, got ") << type.getInput(1);
    // The location is read here, so that the body that is built has it too.
    std::optional<Location> given;
    if (parser.parseOptionalLocationSpecifier(given)) return failure();
    if (given) result.location = *given;
    return buildAppliedBody(parser, appliedLocation, *applied, RankedTensorType::get({}, init.getElementType()),
                            result.location, *body);
  }

  // The text pairs the arguments of each input; the block has all left ones first.
  SmallVector<OpAsmParser::Argument> left, right;
  if (parser.parseKeyword("reducer")) return failure();
  for (size_t input = 0; input < inputs; ++input)
    if (parser.parseLParen() ||
        parser.parseArgument(left.emplace_back(), /*allowType=*/true, /*allowAttrs=*/false) || parser.parseComma() ||
        parser.parseArgument(right.emplace_back(), /*allowType=*/true, /*allowAttrs=*/false) || parser.parseRParen())
      return failure();
  llvm::append_range(left, right);
  return parser.parseRegion(*body, left);
}

void ReduceOp::print(OpAsmPrinter &printer) {
  size_t inputs = getInputs().size();
  llvm::interleaveComma(llvm::zip(getInputs(), getInitValues()), printer, [&](auto pair) {
    printer << '(' << std::get<0>(pair) << " init: " << std::get<1>(pair) << ')';
  });
  std::optional<StringRef> applied = appliedOperation(*this);
  if (applied) printer << " applies " << *applied;
  printer << " across dimensions = [";
  llvm::interleaveComma(getDimensions(), printer);
  printer << ']';
  printer.printOptionalAttrDict((*this)->getAttrs(), {getDimensionsAttrName()});
  printer << " : ";
  printer.printFunctionalType(*this);
  if (applied) return;
  printer.printNewline();
  printer << " reducer";
  Block &body = getBody().front();
  for (size_t input = 0; input < inputs; ++input) {
    printer << '(';
    printer.printRegionArgument(body.getArgument(input));
    printer << ", ";
    printer.printRegionArgument(body.getArgument(inputs + input));
    printer << ") ";
  }
  printer << ' ';
  printer.printRegion(getBody(), /*printEntryBlockArgs=*/false);
}

//===- while -------------------------------------------------------------===//

// while(%iterArg = %a, %iterArg_0 = %b) : types attributes {...} cond { ... } do { ... }
ParseResult WhileOp::parse(OpAsmParser &parser, OperationState &result) {
  SMLoc location = parser.getCurrentLocation();
  SmallVector<OpAsmParser::UnresolvedOperand> operands;
  SmallVector<OpAsmParser::Argument> arguments;
  if (parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Paren, [&]() -> ParseResult {
        return failure(parser.parseArgument(arguments.emplace_back()) || parser.parseEqual() ||
                       parser.parseOperand(operands.emplace_back()));
      }))
    return failure();
  if (!operands.empty()) {
    SMLoc typeLocation = parser.getCurrentLocation();
    if (parser.parseColonTypeList(result.types)) return failure();
    if (result.types.size() != operands.size())
      return parser.emitError(typeLocation, "loop must have one type per operand, got ")
             << result.types.size() << " for " << operands.size();
    for (auto [argument, type] : llvm::zip_equal(arguments, result.types)) argument.type = type;
  }
  return failure(parser.resolveOperands(operands, result.types, location, result.operands) ||
                 parser.parseOptionalAttrDictWithKeyword(result.attributes) || parser.parseKeyword("cond") ||
                 parser.parseRegion(*result.addRegion(), arguments) || parser.parseKeyword("do") ||
                 parser.parseRegion(*result.addRegion(), arguments));
}

void WhileOp::print(OpAsmPrinter &printer) {
  printer << '(';
  // The names are those of the condition's arguments; the body's are printed as the same.
  llvm::interleaveComma(llvm::zip(getBody().getArguments(), getOperand()), printer, [&](auto pair) {
    printer.printOperand(std::get<0>(pair));
    printer << " = " << std::get<1>(pair);
  });
  printer << ')';
  if (getNumOperands()) {
    printer << " : ";
    llvm::interleaveComma(getOperandTypes(), printer);
  }
  printer.printOptionalAttrDictWithKeyword((*this)->getAttrs());
  printer.printNewline();
  printer << "cond ";
  printer.shadowRegionArgs(getCond(), getBody().getArguments());
  printer.printRegion(getCond(), /*printEntryBlockArgs=*/false);
  printer << " do ";
  printer.printRegion(getBody(), /*printEntryBlockArgs=*/false);
}

} // namespace mlir::stablehlo
