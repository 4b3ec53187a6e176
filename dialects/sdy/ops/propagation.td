// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations that say how shardings spread, and identities between shardings.
#ifndef SHALE_SDY_PROPAGATION_TD
#define SHALE_SDY_PROPAGATION_TD

include "sdy/attributes.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Sdy_ReshardOp : Sdy_Op<"reshard", [Pure, SameOperandsAndResultType]> {
  let summary = "a tensor that is divided in another way from here on";
  let description = [{
    The operand itself. The sharding has one entry per dimension.

    Example: `%r = sdy.reshard %x <@mesh, [{"x"}, {} ]> : tensor<4x8xf32>`
  }];
  let arguments = (ins AnyRankedTensor:$input, Sdy_TensorShardingAttr:$sharding);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "$input $sharding attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def Sdy_ShardingGroupOp : Sdy_Op<"sharding_group"> {
  let summary = "a tensor that is divided as all others of its group";
  let description = [{
    Example: `sdy.sharding_group %x group_id=3 : tensor<4x8xf32>`
  }];
  let arguments = (ins AnyRankedTensor:$input, I64Attr:$group_id);
  let assemblyFormat = "$input `group_id` `` `=` `` $group_id attr-dict `:` type($input)";
}

def Sdy_ConstantOp : Sdy_Op<"constant", [Pure, AllTypesMatch<["value", "output"]>]> {
  let summary = "a constant that no folder sees";
  let description = [{
    Each use may be divided in its own way.

    Example: `%r = sdy.constant dense<1.0> : tensor<4xf32>`
  }];
  let arguments = (ins ElementsAttr:$value);
  let results = (outs AnyRankedTensor:$output);
  let assemblyFormat = "attr-dict $value";
}

def Sdy_DataFlowEdgeOp : Sdy_Op<"data_flow_edge", [SameOperandsAndResultType]> {
  let summary = "values that are divided alike because they flow into each other";
  let description = [{
    The operand itself: the value that stands for the others.

    Example: `%r = sdy.data_flow_edge %x sharding=<@mesh, [{"x"}, {} ]> : tensor<4x8xf32>`
  }];
  let arguments = (ins AnyShaped:$input, OptionalAttr<Sdy_TensorShardingAttr>:$sharding);
  let results = (outs AnyShaped:$result);
  let assemblyFormat = "$input (`sharding` `` `=` `` $sharding^)? attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def Sdy_FuncDataFlowEdgeOp : Sdy_Op<"func_data_flow_edge", [SameOperandsAndResultType]> {
  let summary = "a data flow edge of a function's argument or result";
  let description = [{
    The operand itself.

    Example: `%r = sdy.func_data_flow_edge %x : tensor<4x8xf32>`
  }];
  let arguments = (ins AnyShaped:$operand);
  let results = (outs AnyShaped:$result);
  let assemblyFormat = "$operand attr-dict `:` type($result)";
}

def Sdy_PropagationBarrierOp : Sdy_Op<"propagation_barrier", [Pure, SameOperandsAndResultType]> {
  let summary = "a tensor whose sharding spreads in one direction only";
  let description = [{
    The operand itself. The direction is `NONE` (0), `FORWARD` (1) or `BACKWARD` (2).

    Example: `%r = sdy.propagation_barrier %x allowed_direction=FORWARD : tensor<4x8xf32>`
  }];
  let arguments = (ins AnyRankedTensor:$input, I32Attr:$allowed_direction);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat =
      "$input `allowed_direction` `` `=` `` custom<Direction>($allowed_direction) attr-dict `:` type($input)";
  let hasVerifier = 1;
}

def Sdy_NamedComputationOp : Sdy_Op<"named_computation", [RecursiveMemoryEffects, SingleBlock, IsolatedFromAbove]> {
  let summary = "a computation with a name, whose shardings spread as if it stood here";
  let description = [{
    `body` has one argument per operand, of its type, and ends in `sdy.return` of one value per result, of its type.

    Example:
    ```mlir
    %r = sdy.named_computation<"foo">(%x) (%y: tensor<4xf32>) {
      sdy.return %y : tensor<4xf32>
    } : (tensor<4xf32>) -> tensor<4xf32>
    ```
  }];
  let arguments = (ins StrAttr:$name, Variadic<AnyType>:$operands,
                       OptionalAttr<Sdy_TensorShardingPerValueAttr>:$in_shardings,
                       OptionalAttr<Sdy_TensorShardingPerValueAttr>:$out_shardings);
  let regions = (region SizedRegion<1>:$body);
  let results = (outs Variadic<AnyType>:$results);
  let assemblyFormat = [{
    `<` $name `>` `` `(` $operands `)` (`in_shardings` `` `=` `` custom<Shardings>($in_shardings)^)?
    (`out_shardings` `` `=` `` custom<Shardings>($out_shardings)^)? `` custom<Body>($body) attr-dict `:`
    functional-type($operands, results)
  }];
  let hasVerifier = 1;
}

#endif
