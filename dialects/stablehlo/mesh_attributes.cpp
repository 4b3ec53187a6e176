// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Text of the attributes that name axes of a mesh.
#include "mlir/IR/DialectImplementation.h"
#include "stablehlo.h"

namespace mlir::stablehlo {

MeshAttr meshOf(function_ref<InFlightDiagnostic()> emitError, ArrayAttr list, DenseIntElementsAttr ids) {
  SmallVector<MeshAxisAttr> axes;
  for (Attribute entry : list) {
    auto axis = dyn_cast<MeshAxisAttr>(entry);
    if (!axis) return emitError() << "mesh must have axes, got " << entry, MeshAttr();
    axes.push_back(axis);
  }
  if (axes.empty()) return emitError() << "mesh must have an axis, got none", MeshAttr();
  SmallVector<int64_t> devices;
  if (ids) {
    if (!ids.getElementType().isInteger(64))
      return emitError() << "device_ids must be 64-bit integers, got " << ids.getType(), MeshAttr();
    llvm::append_range(devices, ids.getValues<int64_t>());
  }
  return MeshAttr::get(list.getContext(), axes, devices);
}

AxisRefAttr axisOf(MLIRContext *context, StringRef name, SubAxisInfoAttr part) {
  return AxisRefAttr::get(context, name, part ? part.getPreSize() : 0, part ? part.getSize() : 0);
}

DenseIntElementsAttr deviceIds(MeshAttr mesh) {
  int64_t count = mesh.getDeviceIds().size();
  if (count == 0) return {};
  auto type = RankedTensorType::get({count}, IntegerType::get(mesh.getContext(), 64));
  return DenseIntElementsAttr::get(type, mesh.getDeviceIds());
}

// <axes=[<name = "x", size = 2>], device_ids=dense<[1, 0]> : tensor<2xi64>>
Attribute MeshAttr::parse(AsmParser &parser, Type) {
  SmallVector<MeshAxisAttr> axes;
  DenseIntElementsAttr ids;
  SMLoc begin = parser.getCurrentLocation();
  if (parser.parseLess() || parser.parseKeyword("axes") || parser.parseEqual() ||
      parser.parseCommaSeparatedList(AsmParser::Delimiter::Square,
                                     [&] { return parser.parseCustomAttributeWithFallback(axes.emplace_back()); }))
    return {};
  if (succeeded(parser.parseOptionalComma()))
    if (parser.parseKeyword("device_ids") || parser.parseEqual() || parser.parseAttribute(ids)) return {};
  if (parser.parseGreater()) return {};
  auto list = parser.getBuilder().getArrayAttr(SmallVector<Attribute>(axes.begin(), axes.end()));
  return meshOf([&] { return parser.emitError(begin); }, list, ids);
}
void MeshAttr::print(AsmPrinter &printer) const {
  printer << "<axes=[";
  llvm::interleaveComma(getAxes(), printer, [&](MeshAxisAttr axis) { axis.print(printer); });
  printer << ']';
  if (DenseIntElementsAttr ids = deviceIds(*this)) printer << ", device_ids=" << Attribute(ids);
  printer << '>';
}

LogicalResult ReplicaGroupMeshAxesAttr::verify(function_ref<InFlightDiagnostic()> emitError, Attribute mesh,
                                               ArrayAttr axes) {
  auto spelt = dyn_cast<MeshAttr>(mesh);
  if (!spelt && !isa<FlatSymbolRefAttr>(mesh)) return emitError() << "mesh must be a symbol or a mesh, got " << mesh;
  for (Attribute entry : axes) {
    auto axis = dyn_cast<AxisRefAttr>(entry);
    if (!axis) return emitError() << "axes must name axes of the mesh, got " << entry;
    auto named = [&](MeshAxisAttr other) { return other.getName() == axis.getName(); };
    if (spelt && llvm::none_of(spelt.getAxes(), named))
      return emitError() << "axes must name axes of the mesh, got '" << axis.getName() << "' for " << spelt;
  }
  return success();
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
