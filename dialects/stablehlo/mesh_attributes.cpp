// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Text of the attributes that name axes of a mesh.
#include "mlir/IR/DialectImplementation.h"
#include "stablehlo.h"

namespace mlir::stablehlo {

// <axes=[<name = "x", size = 2>], device_ids=dense<[1, 0]> : tensor<2xi64>>
Attribute MeshAttr::parse(AsmParser &parser, Type) {
  SmallVector<MeshAxisAttr> axes;
  SmallVector<int64_t> ids;
  if (parser.parseLess() || parser.parseKeyword("axes") || parser.parseEqual() ||
      parser.parseCommaSeparatedList(AsmParser::Delimiter::Square,
                                     [&] { return parser.parseCustomAttributeWithFallback(axes.emplace_back()); }))
    return {};
  if (succeeded(parser.parseOptionalComma())) {
    DenseIntElementsAttr dense;
    SMLoc location = parser.getCurrentLocation();
    if (parser.parseKeyword("device_ids") || parser.parseEqual() || parser.parseAttribute(dense)) return {};
    if (!dense.getElementType().isInteger(64)) {
      parser.emitError(location, "device_ids must be 64-bit integers, got ") << dense.getType();
      return {};
    }
    llvm::append_range(ids, dense.getValues<int64_t>());
  }
  if (parser.parseGreater()) return {};
  return get(parser.getContext(), axes, ids);
}
void MeshAttr::print(AsmPrinter &printer) const {
  printer << "<axes=[";
  llvm::interleaveComma(getAxes(), printer, [&](MeshAxisAttr axis) { axis.print(printer); });
  printer << ']';
  if (!getDeviceIds().empty()) {
    auto type = RankedTensorType::get({static_cast<int64_t>(getDeviceIds().size())}, IntegerType::get(getContext(), 64));
    printer << ", device_ids=" << Attribute(DenseIntElementsAttr::get(type, getDeviceIds()));
  }
  printer << '>';
}

// <name = "x", sub_axis_info = (1)2>
Attribute AxisRefAttr::parse(AsmParser &parser, Type) {
  std::string name;
  int64_t before = 0, size = 0;
  if (parser.parseLess() || parser.parseKeyword("name") || parser.parseEqual() || parser.parseString(&name)) return {};
  if (succeeded(parser.parseOptionalComma()))
    if (parser.parseKeyword("sub_axis_info") || parser.parseEqual() || parser.parseLParen() ||
        parser.parseInteger(before) || parser.parseRParen() || parser.parseInteger(size))
      return {};
  if (parser.parseGreater()) return {};
  return get(parser.getContext(), name, before, size);
}
void AxisRefAttr::print(AsmPrinter &printer) const {
  printer << "<name = ";
  printer.printString(getName());
  if (getSize()) printer << ", sub_axis_info = (" << getPreSize() << ')' << getSize();
  printer << '>';
}

} // namespace mlir::stablehlo
