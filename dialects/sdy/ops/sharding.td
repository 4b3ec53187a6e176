// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Meshes, constraints on shardings and computations that are divided by hand.
#ifndef SHALE_SDY_SHARDING_TD
#define SHALE_SDY_SHARDING_TD

include "sdy/attributes.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def Sdy_MeshOp : Sdy_Op<"mesh", [HasParent<"::mlir::ModuleOp">, Symbol]> {
  let summary = "devices, by name";
  let description = [{
    Gives a mesh a name. Sizes of axes are positive, names distinct, and device ids, if there are any, as many as devices.

    Example: `sdy.mesh @mesh = <["x"=2, "y"=4]>`
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, Sdy_MeshAttr:$mesh);
  let assemblyFormat = "$sym_name `=` $mesh attr-dict";
  let hasVerifier = 1;
}

def Sdy_ShardingConstraintOp : Sdy_Op<"sharding_constraint", [Pure, SameOperandsAndResultType]> {
  let summary = "a tensor that is to be divided in some way";
  let description = [{
    The operand itself. The sharding has one entry per dimension.

    Example: `%r = sdy.sharding_constraint %x <@mesh, [{"x"}, {} ]> : tensor<4x8xf32>`
  }];
  let arguments = (ins AnyRankedTensor:$input, Sdy_TensorShardingAttr:$sharding);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "$input $sharding attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def Sdy_ManualComputationOp : Sdy_Op<"manual_computation", [RecursiveMemoryEffects, SingleBlock, IsolatedFromAbove]> {
  let summary = "a computation on the parts of tensors that a device has";
  let description = [{
    `body` maps the parts of the operands to the parts of the results, which are divided by the shardings along the
    manual axes. One sharding per operand and one per result, all of one mesh but for empty ones; `body` has one argument per
    operand. What is no tensor, like a token, is not divided.

    Example:
    ```mlir
    %r = sdy.manual_computation(%x) in_shardings=[<@mesh, [{"x"} ]>] out_shardings=[<@mesh, [{"x"} ]>]
        manual_axes={"x"} (%part: tensor<4xf32>) {
      %y = stablehlo.negate %part : tensor<4xf32>
      sdy.return %y : tensor<4xf32>
    } : (tensor<8xf32>) -> tensor<8xf32>
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$tensors, Sdy_TensorShardingPerValueAttr:$in_shardings,
                       Sdy_TensorShardingPerValueAttr:$out_shardings, Sdy_ManualAxesAttr:$manual_axes);
  let regions = (region SizedRegion<1>:$body);
  let results = (outs Variadic<AnyType>:$results);
  let assemblyFormat = [{
    `(` $tensors `)` `in_shardings` `` `=` `` custom<Shardings>($in_shardings) `out_shardings` `` `=` ``
    custom<Shardings>($out_shardings) `manual_axes` `` `=` `` custom<Axes>($manual_axes) `` custom<Body>($body) attr-dict
    `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def Sdy_ReturnOp : Sdy_Op<"return", [Pure, Terminator]> {
  let summary = "ends a manual computation and gives its results";
  let description = [{
    Example: `sdy.return %a : tensor<4xf32>`
  }];
  let arguments = (ins Variadic<AnyType>:$results);
  let assemblyFormat = "attr-dict ($results^ `:` type($results))?";
}

#endif
