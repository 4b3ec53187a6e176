// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Communication between the devices of a mesh, on tensors as a whole. The operand has a sharding (the attribute
// `sdy.sharding` of what defines it), and `out_sharding` is what the operation makes of it.
#ifndef SHALE_SDY_COLLECTIVE_TD
#define SHALE_SDY_COLLECTIVE_TD

include "sdy/attributes.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Sdy_CollectiveOp<string mnemonic> : Sdy_Op<mnemonic, [SameOperandsAndResultType]> {
  let results = (outs AnyRankedTensor:$result);
  let hasVerifier = 1;
}

def Sdy_AllGatherOp : Sdy_CollectiveOp<"all_gather"> {
  let summary = "parts of a tensor, gathered along axes";
  let description = [{
    The axes of each dimension are the last that divide it; they no longer do.

    Example: `%r = sdy.all_gather [{"x"}, {} ] %x out_sharding=<@mesh, [{}, {} ]> : tensor<8x8xf32>`
  }];
  let arguments = (ins AnyRankedTensor:$tensor, Sdy_ListOfAxisRefListsAttr:$gathering_axes,
                       Sdy_TensorShardingAttr:$out_sharding);
  let assemblyFormat = [{
    custom<AxisLists>($gathering_axes) $tensor `out_sharding` `` `=` `` $out_sharding attr-dict `:` type($result)
  }];
}

def Sdy_AllSliceOp : Sdy_CollectiveOp<"all_slice"> {
  let summary = "the part of each device of a tensor, divided along axes";
  let description = [{
    The axes of each dimension divide it further. No device communicates.

    Example: `%r = sdy.all_slice [{"x"}, {} ] %x out_sharding=<@mesh, [{"x"}, {} ]> : tensor<8x8xf32>`
  }];
  let arguments = (ins AnyRankedTensor:$tensor, Sdy_ListOfAxisRefListsAttr:$slicing_axes,
                       Sdy_TensorShardingAttr:$out_sharding);
  let assemblyFormat = [{
    custom<AxisLists>($slicing_axes) $tensor `out_sharding` `` `=` `` $out_sharding attr-dict `:` type($result)
  }];
}

def Sdy_AllToAllOp : Sdy_CollectiveOp<"all_to_all"> {
  let summary = "axes that divide other dimensions";
  let description = [{
    Each entry moves the last axes of one dimension to the end of another; source dimensions ascend, and no dimension
    takes part twice.

    Example: `%r = sdy.all_to_all [{"x"}: 0->1] %x out_sharding=<@mesh, [{}, {"x"} ]> : tensor<8x8xf32>`
  }];
  let arguments = (ins AnyRankedTensor:$tensor, Sdy_AllToAllParamListAttr:$params,
                       Sdy_TensorShardingAttr:$out_sharding);
  let assemblyFormat = [{
    custom<Exchanges>($params) $tensor `out_sharding` `` `=` `` $out_sharding attr-dict `:` type($result)
  }];
}

def Sdy_CollectivePermuteOp : Sdy_CollectiveOp<"collective_permute"> {
  let summary = "parts that other devices have";
  let description = [{
    Each dimension is divided into as many parts as before.

    Example: `%r = sdy.collective_permute %x out_sharding=<@mesh, [{"y"}, {} ]> : tensor<8x8xf32>`
  }];
  let arguments = (ins AnyRankedTensor:$tensor, Sdy_TensorShardingAttr:$out_sharding);
  let assemblyFormat = "$tensor `out_sharding` `` `=` `` $out_sharding attr-dict `:` type($result)";
}

def Sdy_AllReduceOp : Sdy_CollectiveOp<"all_reduce"> {
  let summary = "the sum of a tensor over axes";
  let description = [{
    The axes divide no dimension.

    Example: `%r = sdy.all_reduce {"x", "y"} %x out_sharding=<@mesh, [{}, {} ]> : tensor<8x8xf32>`
  }];
  let arguments = (ins AnyRankedTensor:$tensor, Sdy_AxisRefListAttr:$reduction_axes,
                       Sdy_TensorShardingAttr:$out_sharding);
  let assemblyFormat = [{
    custom<AxisList>($reduction_axes) $tensor `out_sharding` `` `=` `` $out_sharding attr-dict `:` type($result)
  }];
}

def Sdy_ReduceScatterOp : Sdy_CollectiveOp<"reduce_scatter"> {
  let summary = "the sum of a tensor over axes, divided along them";
  let description = [{
    The axes of each dimension divide it further.

    Example: `%r = sdy.reduce_scatter [{"x"}, {} ] %x out_sharding=<@mesh, [{"x"}, {} ]> : tensor<8x8xf32>`
  }];
  let arguments = (ins AnyRankedTensor:$tensor, Sdy_ListOfAxisRefListsAttr:$reduce_scatter_axes,
                       Sdy_TensorShardingAttr:$out_sharding);
  let assemblyFormat = [{
    custom<AxisLists>($reduce_scatter_axes) $tensor `out_sharding` `` `=` `` $out_sharding attr-dict `:` type($result)
  }];
}

def Sdy_ReplicatedToUnreducedOp : Sdy_CollectiveOp<"replicated_to_unreduced"> {
  let summary = "a tensor as the sum of its parts along axes";
  let description = [{
    The axes divide no dimension before, and hold parts of a sum afterwards.

    Example: `%r = sdy.replicated_to_unreduced {"x"} %x out_sharding=<@mesh, [{}, {} ], unreduced={"x"}> : tensor<8x8xf32>`
  }];
  let arguments = (ins AnyRankedTensor:$tensor, Sdy_AxisRefListAttr:$axes, Sdy_TensorShardingAttr:$out_sharding);
  let assemblyFormat = [{
    custom<AxisList>($axes) $tensor `out_sharding` `` `=` `` $out_sharding attr-dict `:` type($result)
  }];
}

def Sdy_ShardedToUnreducedOp : Sdy_CollectiveOp<"sharded_to_unreduced"> {
  let summary = "a divided tensor as the sum of its parts along axes";
  let description = [{
    The axes of each dimension are the last that divide it; afterwards they hold parts of a sum.

    Example: `%r = sdy.sharded_to_unreduced [{"x"}, {} ] %x out_sharding=<@mesh, [{}, {} ], unreduced={"x"}> : tensor<8x8xf32>`
  }];
  let arguments = (ins AnyRankedTensor:$tensor, Sdy_ListOfAxisRefListsAttr:$axes,
                       Sdy_TensorShardingAttr:$out_sharding);
  let assemblyFormat = [{
    custom<AxisLists>($axes) $tensor `out_sharding` `` `=` `` $out_sharding attr-dict `:` type($result)
  }];
}

#endif
