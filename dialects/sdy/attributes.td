// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Meshes and shardings. Parsers and printers are in `attributes.cpp`.
#ifndef SHALE_SDY_ATTRIBUTES_TD
#define SHALE_SDY_ATTRIBUTES_TD

include "sdy/dialect.td"
include "mlir/IR/AttrTypeBase.td"

class Sdy_Attr<string name, string keyword> : AttrDef<Sdy_Dialect, name> {
  let mnemonic = keyword;
  let hasCustomAssemblyFormat = 1;
}

def Sdy_MeshAxisAttr : Sdy_Attr<"MeshAxis", "mesh_axis"> {
  let summary = "an axis of a mesh: its name and how many devices it has";
  let description = [{
    Example, within a mesh: `"x"=2`
  }];
  let parameters = (ins StringRefParameter<"name">:$name, "int64_t":$size);
}

def Sdy_MeshAttr : Sdy_Attr<"Mesh", "mesh"> {
  let summary = "devices, arranged along axes";
  let description = [{
    The product of the axes' sizes is the number of devices. Without `device_ids` they are numbered in row-major order; a
    mesh without axes and with one id is that device alone.

    Example: `#sdy.mesh<["x"=2, "y"=4], device_ids=[7, 6, 5, 4, 3, 2, 1, 0]>`
  }];
  let parameters = (ins ArrayRefParameter<"MeshAxisAttr">:$axes, ArrayRefParameter<"int64_t">:$device_ids);
}

def Sdy_SubAxisInfoAttr : Sdy_Attr<"SubAxisInfo", "sub_axis_info"> {
  let summary = "which part of an axis is meant";
  let description = [{
    The part that is left after `pre_size` of the axis' devices, of `size` devices. A reference to an axis holds these
    numbers itself; bytecode has them as an attribute of their own.

    Example: `#sdy<sub_axis_info(2)2>`
  }];
  let parameters = (ins "int64_t":$pre_size, "int64_t":$size);
}

def Sdy_AxisRefAttr : Sdy_Attr<"AxisRef", "axis_ref"> {
  let summary = "an axis of a mesh, or a part of one";
  let description = [{
    The part that is left after `pre_size` of the axis' devices, of `size` devices; both are 0 for a whole axis.

    Example, within a sharding: `"x"`, `"y":(2)2`
  }];
  let parameters = (ins StringRefParameter<"name">:$name, "int64_t":$pre_size, "int64_t":$size);
}

def Sdy_DimensionShardingAttr : Sdy_Attr<"DimensionSharding", "dimension_sharding"> {
  let summary = "the axes that divide a dimension of a tensor";
  let description = [{
    An open one (`?`) may be divided further. Without a priority it is -1.

    Example, within a sharding: `{"x", "y"}`, `{?}`, `{"x", ?}p1`
  }];
  let parameters = (ins ArrayRefParameter<"AxisRefAttr">:$axes, "bool":$is_closed, "int64_t":$priority);
}

def Sdy_TensorShardingAttr : Sdy_Attr<"TensorSharding", "sharding"> {
  let summary = "how a tensor is divided among the devices of a mesh";
  let description = [{
    One entry per dimension; the mesh is a symbol of the module, or spelt out. Axes that are replicated, or that hold
    parts of a sum, follow by name.

    Example: `#sdy.sharding<@mesh, [{"x"}, {?} ], replicated={"y"}>`
  }];
  let parameters = (ins "::mlir::Attribute":$mesh, ArrayRefParameter<"DimensionShardingAttr">:$dim_shardings,
                        ArrayRefParameter<"AxisRefAttr">:$replicated_axes,
                        ArrayRefParameter<"AxisRefAttr">:$unreduced_axes);
}

def Sdy_TensorShardingPerValueAttr : Sdy_Attr<"TensorShardingPerValue", "sharding_per_value"> {
  let summary = "the shardings of several tensors";
  let description = [{
    Example: `#sdy.sharding_per_value<[<@mesh, [{"x"} ]>, <@mesh, [{} ]>]>`
  }];
  let parameters = (ins ArrayRefParameter<"TensorShardingAttr">:$shardings);
}

def Sdy_ManualAxesAttr : Sdy_Attr<"ManualAxes", "manual_axes"> {
  let summary = "the axes that a manual computation has divided";
  let description = [{
    Example: `#sdy<manual_axes{"x", "y"}>`
  }];
  let parameters = (ins ArrayRefParameter<"::mlir::StringAttr">:$value);
}

def Sdy_AxisRefListAttr : Sdy_Attr<"AxisRefList", "axis_ref_list"> {
  let summary = "axes of a mesh";
  let description = [{
    Example: `#sdy<axis_ref_list{"x", "y":(1)2}>`
  }];
  let parameters = (ins ArrayRefParameter<"AxisRefAttr">:$value);
}

def Sdy_ListOfAxisRefListsAttr : Sdy_Attr<"ListOfAxisRefLists", "list_of_axis_ref_lists"> {
  let summary = "axes of a mesh for each dimension of a tensor";
  let description = [{
    Example: `#sdy<list_of_axis_ref_lists[{"x"}, {} ]>`
  }];
  let parameters = (ins ArrayRefParameter<"AxisRefListAttr">:$value);
}

def Sdy_AllToAllParamAttr : Sdy_Attr<"AllToAllParam", "all_to_all_param"> {
  let summary = "axes that move from one dimension to another";
  let description = [{
    Example: `#sdy<all_to_all_param{"x"}: 0->1>`
  }];
  let parameters = (ins ArrayRefParameter<"AxisRefAttr">:$axes, "int64_t":$src_dim, "int64_t":$tgt_dim);
}

def Sdy_AllToAllParamListAttr : Sdy_Attr<"AllToAllParamList", "all_to_all_param_list"> {
  let summary = "everything that an exchange moves";
  let description = [{
    Example: `#sdy<all_to_all_param_list[{"x"}: 0->1, {"y"}: 1->2]>`
  }];
  let parameters = (ins ArrayRefParameter<"AllToAllParamAttr">:$value);
}

def Sdy_DimMappingAttr : Sdy_Attr<"DimMapping", "dim_mapping"> {
  let summary = "the factors that a dimension consists of";
  let description = [{
    Numbers of factors, major first. Written as letters from `i` to `z`, then `z_1`, `z_2` and so on.

    Example, within a rule: `jk`
  }];
  let parameters = (ins ArrayRefParameter<"int64_t">:$factor_indices);
}

def Sdy_TensorMappingAttr : Sdy_Attr<"TensorMapping", "tensor_mapping"> {
  let summary = "the factors of each dimension of a tensor";
  let description = [{
    Example: `#sdy<tensor_mapping[i, jk]>`
  }];
  let parameters = (ins ArrayRefParameter<"DimMappingAttr">:$dim_mappings);
}

def Sdy_OpShardingRuleAttr : Sdy_Attr<"OpShardingRule", "op_sharding_rule"> {
  let summary = "how an operation can be divided";
  let description = [{
    Dimensions of operands and results that have a factor in common are divided together. Lists of factors say which are
    reduced, replicated, permuted, or not to be propagated; a rule that a user wrote for a `custom_call` is `custom`.

    Example: `#sdy.op_sharding_rule<([i, k], [k, j])->([i, j]) {i=8, j=16, k=8} reduction={k}>`
  }];
  let parameters = (ins ArrayRefParameter<"int64_t">:$factor_sizes,
                        ArrayRefParameter<"TensorMappingAttr">:$operand_mappings,
                        ArrayRefParameter<"TensorMappingAttr">:$result_mappings,
                        ArrayRefParameter<"int64_t">:$reduction_factors,
                        ArrayRefParameter<"int64_t">:$need_replication_factors,
                        ArrayRefParameter<"int64_t">:$permutation_factors,
                        ArrayRefParameter<"int64_t">:$blocked_propagation_factors, "bool":$is_custom_rule);
}

def Sdy_EdgeValueRefAttr : Sdy_Attr<"EdgeValueRef", "edge_value_ref"> {
  let summary = "an operand or a result of an operation, by its number";
  let description = [{
    Example, within propagation edges: `operand-1`, `result-0`
  }];
  let parameters = (ins "bool":$is_result, "int64_t":$index);
}

def Sdy_AxisToPropagationDetailsAttr : Sdy_Attr<"AxisToPropagationDetails", "axis_to_propagation_details"> {
  let summary = "where an axis came from, and which values it went to";
  let description = [{
    Example, within propagation edges: `{"x" = operand-1 -> [operand-0, result-0]}`
  }];
  let parameters = (ins "AxisRefAttr":$axis, "EdgeValueRefAttr":$source, ArrayRefParameter<"EdgeValueRefAttr">:$targets);
}

def Sdy_PropagationOneStepAttr : Sdy_Attr<"PropagationOneStep", "propagation_one_step"> {
  let summary = "what one step of propagation did";
  let description = [{
    Example, within propagation edges: `{step-2 = [{"x" = operand-1 -> [result-0]} ]}`
  }];
  let parameters = (ins "int64_t":$step_index, ArrayRefParameter<"AxisToPropagationDetailsAttr">:$axis_entries);
}

def Sdy_PropagationEdgesAttr : Sdy_Attr<"PropagationEdges", "propagation_edges"> {
  let summary = "how an operation got its shardings, step by step";
  let description = [{
    What Shardy notes for debugging, in `sdy.propagation_edges` of operations and, one for each value, in
    `sdy.result_propagation_edges` and `sdy.block_arg_propagation_edges`. Numbers of steps are distinct and not negative; an axis goes
    to distinct values that it did not come from.

    Example: `#sdy.propagation_edges<[{step-2 = [{"x" = operand-1 -> [operand-0, result-0]} ]} ]>`
  }];
  let parameters = (ins ArrayRefParameter<"PropagationOneStepAttr">:$value);
  let genVerifyDecl = 1;
}

#endif
