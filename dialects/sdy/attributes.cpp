// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Text of the attributes, as Shardy writes it.
#include "text.h"
#include "llvm/ADT/SmallSet.h"
#include "llvm/ADT/TypeSwitch.h"

#define GET_ATTRDEF_CLASSES
#include "sdy_attributes.cpp.inc"

namespace mlir::sdy {

void SdyDialect::registerAttributes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "sdy_attributes.cpp.inc"
      >();
}

Attribute MeshAxisAttr::parse(AsmParser &parser, Type) {
  std::string name;
  int64_t size;
  if (parser.parseString(&name) || parser.parseEqual() || parser.parseInteger(size)) return {};
  return get(parser.getContext(), name, size);
}
void MeshAxisAttr::print(AsmPrinter &printer) const {
  printer.printString(getName());
  printer << '=' << getSize();
}

Attribute MeshAttr::parse(AsmParser &parser, Type) {
  SmallVector<MeshAxisAttr> axes;
  SmallVector<int64_t> devices;
  if (parser.parseLess() || parseAll(parser, AsmParser::Delimiter::Square, axes)) return {};
  if (succeeded(parser.parseOptionalComma()) &&
      (parser.parseKeyword("device_ids") || parser.parseEqual() ||
       parser.parseCommaSeparatedList(AsmParser::Delimiter::Square,
                                      [&] { return parser.parseInteger(devices.emplace_back()); })))
    return {};
  if (parser.parseGreater()) return {};
  // The order that holds anyway is left out.
  int64_t count = 1;
  for (MeshAxisAttr axis : axes)
    if (llvm::MulOverflow(count, axis.getSize(), count)) count = -1;
  bool inOrder = !axes.empty() && static_cast<int64_t>(devices.size()) == count;
  for (auto [index, device] : llvm::enumerate(devices)) inOrder &= device == static_cast<int64_t>(index);
  if (inOrder) devices.clear();
  return get(parser.getContext(), axes, devices);
}
void MeshAttr::print(AsmPrinter &printer) const {
  printer << "<[";
  printAll(printer, getAxes());
  printer << ']';
  if (!getDeviceIds().empty()) {
    printer << ", device_ids=[";
    llvm::interleaveComma(getDeviceIds(), printer);
    printer << ']';
  }
  printer << '>';
}

Attribute AxisRefAttr::parse(AsmParser &parser, Type) {
  std::string name;
  int64_t before = 0, size = 0;
  if (parser.parseString(&name)) return {};
  if (succeeded(parser.parseOptionalColon()) &&
      (parser.parseLParen() || parser.parseInteger(before) || parser.parseRParen() || parser.parseInteger(size)))
    return {};
  return get(parser.getContext(), name, before, size);
}
void AxisRefAttr::print(AsmPrinter &printer) const {
  printer.printString(getName());
  if (getSize() != 0) printer << ":(" << getPreSize() << ')' << getSize();
}

Attribute DimensionShardingAttr::parse(AsmParser &parser, Type) {
  SmallVector<AxisRefAttr> axes;
  bool closed = true;
  if (parser.parseLBrace()) return {};
  if (failed(parser.parseOptionalRBrace())) {
    do {
      // Nothing follows what says that more may.
      if (succeeded(parser.parseOptionalQuestion())) {
        closed = false;
        break;
      }
      auto axis = cast_or_null<AxisRefAttr>(AxisRefAttr::parse(parser, {}));
      if (!axis) return {};
      axes.push_back(axis);
    } while (succeeded(parser.parseOptionalComma()));
    if (parser.parseRBrace()) return {};
  }
  int64_t priority = -1;
  StringRef keyword;
  SMLoc location = parser.getCurrentLocation();
  if (succeeded(parser.parseOptionalKeyword(&keyword)) &&
      (!keyword.consume_front("p") || keyword.getAsInteger(10, priority) || priority < 0)) {
    parser.emitError(location, "priority must be p and a number, got '") << keyword << "'";
    return {};
  }
  return get(parser.getContext(), axes, closed, priority);
}
void DimensionShardingAttr::print(AsmPrinter &printer) const {
  printer << '{';
  printAll(printer, getAxes());
  if (!getIsClosed()) printer << (getAxes().empty() ? "?" : ", ?");
  printer << '}';
  if (getPriority() >= 0) printer << 'p' << getPriority();
}

Attribute TensorShardingAttr::parse(AsmParser &parser, Type) {
  Attribute mesh;
  if (parser.parseLess()) return {};
  if (succeeded(parser.parseOptionalKeyword("mesh"))) {
    mesh = MeshAttr::parse(parser, {});
    if (!mesh) return {};
  } else {
    StringAttr name;
    if (parser.parseSymbolName(name)) return {};
    mesh = FlatSymbolRefAttr::get(name);
  }
  SmallVector<DimensionShardingAttr> dimensions;
  SmallVector<AxisRefAttr> replicated, unreduced;
  if (parser.parseComma() || parseAll(parser, AsmParser::Delimiter::Square, dimensions)) return {};
  while (succeeded(parser.parseOptionalComma())) {
    StringRef field;
    SMLoc location = parser.getCurrentLocation();
    if (parser.parseKeyword(&field) || parser.parseEqual()) return {};
    if (field != "replicated" && field != "unreduced") {
      parser.emitError(location, "field must be replicated or unreduced, got '") << field << "'";
      return {};
    }
    if (parseAll(parser, AsmParser::Delimiter::Braces, field == "replicated" ? replicated : unreduced)) return {};
  }
  if (parser.parseGreater()) return {};
  return get(parser.getContext(), mesh, dimensions, replicated, unreduced);
}
void TensorShardingAttr::print(AsmPrinter &printer) const {
  printer << '<';
  if (auto mesh = dyn_cast<MeshAttr>(getMesh())) {
    printer << "mesh";
    mesh.print(printer);
  } else {
    printer << getMesh();
  }
  printer << ", [";
  printAll(printer, getDimShardings());
  printer << ']';
  for (auto [name, axes] : {std::pair("replicated", getReplicatedAxes()), std::pair("unreduced", getUnreducedAxes())}) {
    if (axes.empty()) continue;
    printer << ", " << name << "={";
    printAll(printer, axes);
    printer << '}';
  }
  printer << '>';
}

Attribute TensorShardingPerValueAttr::parse(AsmParser &parser, Type) {
  SmallVector<TensorShardingAttr> shardings;
  if (parser.parseLess() || parseAll(parser, AsmParser::Delimiter::Square, shardings) || parser.parseGreater())
    return {};
  return get(parser.getContext(), shardings);
}
void TensorShardingPerValueAttr::print(AsmPrinter &printer) const {
  printer << "<[";
  printAll(printer, getShardings());
  printer << "]>";
}

Attribute ManualAxesAttr::parse(AsmParser &parser, Type) {
  SmallVector<StringAttr> axes;
  auto one = [&]() -> ParseResult {
    std::string name;
    if (parser.parseString(&name)) return failure();
    axes.push_back(StringAttr::get(parser.getContext(), name));
    return success();
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Braces, one)) return {};
  return get(parser.getContext(), axes);
}
void ManualAxesAttr::print(AsmPrinter &printer) const {
  printer << '{';
  llvm::interleaveComma(getValue(), printer, [&](StringAttr axis) { printer << axis; });
  printer << '}';
}

//===- Notes of propagation ----------------------------------------------===//

Attribute EdgeValueRefAttr::parse(AsmParser &parser, Type) {
  StringRef kind;
  int64_t index;
  SMLoc location = parser.getCurrentLocation();
  if (parser.parseKeyword(&kind)) return {};
  if (kind != "operand" && kind != "result") {
    parser.emitError(location, "value must be an operand or a result, got '") << kind << "'";
    return {};
  }
  if (parser.parseMinus()) return {};
  location = parser.getCurrentLocation();
  if (parser.parseInteger(index)) return {};
  if (index < 0) {
    parser.emitError(location, "number of a value must not be negative, got ") << index;
    return {};
  }
  return get(parser.getContext(), kind == "result", index);
}
static void printValue(AsmPrinter &printer, EdgeValueRefAttr value) {
  printer << (value.getIsResult() ? "result-" : "operand-") << value.getIndex();
}
// On its own it follows its keyword.
void EdgeValueRefAttr::print(AsmPrinter &printer) const {
  printer << ' ';
  printValue(printer, *this);
}

Attribute AxisToPropagationDetailsAttr::parse(AsmParser &parser, Type) {
  if (parser.parseLBrace()) return {};
  auto axis = cast_or_null<AxisRefAttr>(AxisRefAttr::parse(parser, {}));
  if (!axis || parser.parseEqual()) return {};
  auto source = cast_or_null<EdgeValueRefAttr>(EdgeValueRefAttr::parse(parser, {}));
  SmallVector<EdgeValueRefAttr> targets;
  if (!source || parser.parseArrow() || parseAll(parser, AsmParser::Delimiter::Square, targets) || parser.parseRBrace())
    return {};
  return get(parser.getContext(), axis, source, targets);
}
void AxisToPropagationDetailsAttr::print(AsmPrinter &printer) const {
  printer << '{';
  getAxis().print(printer);
  printer << " = ";
  printValue(printer, getSource());
  printer << " -> [";
  llvm::interleaveComma(getTargets(), printer, [&](EdgeValueRefAttr target) { printValue(printer, target); });
  printer << "]}";
}

Attribute PropagationOneStepAttr::parse(AsmParser &parser, Type) {
  int64_t step;
  SmallVector<AxisToPropagationDetailsAttr> entries;
  if (parser.parseLBrace() || parser.parseKeyword("step") || parser.parseMinus() || parser.parseInteger(step) ||
      parser.parseEqual() || parseAll(parser, AsmParser::Delimiter::Square, entries) || parser.parseRBrace())
    return {};
  return get(parser.getContext(), step, entries);
}
void PropagationOneStepAttr::print(AsmPrinter &printer) const {
  printer << "{step-" << getStepIndex() << " = [";
  printAll(printer, getAxisEntries());
  printer << "]}";
}

Attribute PropagationEdgesAttr::parse(AsmParser &parser, Type) {
  SmallVector<PropagationOneStepAttr> steps;
  SMLoc location = parser.getCurrentLocation();
  if (parser.parseLess() || parseAll(parser, AsmParser::Delimiter::Square, steps) || parser.parseGreater()) return {};
  return parser.getChecked<PropagationEdgesAttr>(location, parser.getContext(), steps);
}
void PropagationEdgesAttr::print(AsmPrinter &printer) const {
  printer << "<[";
  printAll(printer, getValue());
  printer << "]>";
}
LogicalResult PropagationEdgesAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                           ArrayRef<PropagationOneStepAttr> steps) {
  // Shardy's parser reads no empty lists.
  if (steps.empty()) return emitError() << "there must be at least one step, got none";
  // A set in which any number may be: a dense one keeps two for itself.
  llvm::SmallSet<int64_t, 4> numbers;
  for (PropagationOneStepAttr step : steps) {
    if (step.getAxisEntries().empty())
      return emitError() << "steps must have axes, got none in step " << step.getStepIndex();
    if (step.getStepIndex() < 0) return emitError() << "steps must not be negative, got " << step.getStepIndex();
    if (!numbers.insert(step.getStepIndex()).second)
      return emitError() << "steps must be distinct, got " << step.getStepIndex() << " twice";
    for (AxisToPropagationDetailsAttr entry : step.getAxisEntries()) {
      if (entry.getTargets().empty())
        return emitError() << "an axis must go to values, got none for " << entry.getAxis() << " in step "
                           << step.getStepIndex();
      llvm::SmallDenseSet<Attribute> values;
      for (EdgeValueRefAttr target : entry.getTargets())
        if (target == entry.getSource() || !values.insert(target).second)
          return emitError() << "an axis must go to distinct values that it did not come from, got " << entry.getAxis()
                             << " in step " << step.getStepIndex();
    }
  }
  return success();
}

//===- Parts of operations -----------------------------------------------===//

ParseResult parseShardings(OpAsmParser &parser, TensorShardingPerValueAttr &shardings) {
  SmallVector<TensorShardingAttr> all;
  if (parseAll(parser, AsmParser::Delimiter::Square, all)) return failure();
  shardings = TensorShardingPerValueAttr::get(parser.getContext(), all);
  return success();
}
void printShardings(OpAsmPrinter &printer, Operation *, TensorShardingPerValueAttr shardings) {
  printer << '[';
  printAll(printer, shardings.getShardings());
  printer << ']';
}

ParseResult parseAxes(OpAsmParser &parser, ManualAxesAttr &axes) {
  axes = cast_or_null<ManualAxesAttr>(ManualAxesAttr::parse(parser, {}));
  return success(axes != nullptr);
}
void printAxes(OpAsmPrinter &printer, Operation *, ManualAxesAttr axes) { axes.print(printer); }

ParseResult parseBody(OpAsmParser &parser, Region &body) {
  SmallVector<OpAsmParser::Argument> arguments;
  if (parser.parseArgumentList(arguments, AsmParser::Delimiter::Paren, /*allowType=*/true) ||
      parser.parseRegion(body, arguments))
    return failure();
  return success();
}
void printBody(OpAsmPrinter &printer, Operation *, Region &body) {
  printer << " (";
  llvm::interleaveComma(body.getArguments(), printer,
                        [&](BlockArgument argument) { printer.printRegionArgument(argument); });
  printer << ") ";
  printer.printRegion(body, /*printEntryBlockArgs=*/false);
}
} // namespace mlir::sdy
