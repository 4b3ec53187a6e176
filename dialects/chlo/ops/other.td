// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef SHALE_CHLO_OTHER_TD
#define SHALE_CHLO_OTHER_TD

include "chlo/attributes.td"
include "stablehlo/types.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"

def Chlo_TopKOp : Chlo_Op<"top_k", [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "the largest elements and their indices";
  let description = [{
    The `k` largest elements along the last dimension, in descending order, and their indices; of equal ones the first
    comes first, and NaN is larger than any number. The operand has at least rank 1 and its last dimension at least `k`
    elements; both results have `k` there.

    Example:
    ```mlir
    %values, %indices = chlo.top_k(%operand, k = 8) : tensor<16x100xf32> -> (tensor<16x8xf32>, tensor<16x8xi32>)
    ```
  }];
  let arguments = (ins Stablehlo_TensorOf<[Stablehlo_Bool, Stablehlo_Int, Stablehlo_Float]>:$operand,
                       ConfinedAttr<I64Attr, [IntNonNegative]>:$k);
  let results = (outs Stablehlo_TensorOf<[Stablehlo_Bool, Stablehlo_Int, Stablehlo_Float]>:$values,
                      Stablehlo_TensorOf<[I32]>:$indices);
  let assemblyFormat = "`(` $operand `,` `k` `=` $k `)` attr-dict `:` type($operand) `->` "
                       "`(` type($values) `,` type($indices) `)`";
}

def Chlo_ConstantOp : Chlo_Op<"constant", [ConstantLike, Pure, AllTypesMatch<["value", "output"]>]> {
  let summary = "a constant tensor";
  let description = [{
    The type is that of `value`.

    Example: `%output = chlo.constant dense<[1.0, 2.0]> : tensor<2xf32>`
  }];
  let arguments = (ins ElementsAttr:$value);
  let results = (outs Stablehlo_Tensor:$output);
  let assemblyFormat = "attr-dict $value";
  let hasFolder = 1;
}

def Chlo_ConstantLikeOp
    : Chlo_Op<"constant_like", [Pure, SameOperandsAndResultShape, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "a constant in the shape of a tensor";
  let description = [{
    Every element is `value`, whose type is the result's element type.

    Example: `%r = "chlo.constant_like"(%x) <{value = 3.2 : f32}> : (tensor<1x2xi64>) -> tensor<1x2xf32>`
  }];
  let arguments = (ins TypedAttrInterface:$value, Stablehlo_Tensor:$operand);
  let results = (outs Stablehlo_Tensor:$result);
}

def Chlo_RaggedDotOp : Chlo_Op<"ragged_dot", [Pure]> {
  let summary = "products of matrices, one for each group of rows";
  let description = [{
    A `dot_general` in which one dimension of `lhs`, the ragged one, is divided into groups of `group_sizes`. If it is neither
    batched nor contracted, rows of each group are multiplied by that group's part of `rhs`; if it is contracted, the result has
    a first dimension of groups; if it is batched, the batches are those that the groups count. What no group has is zero.

    Example:
    ```mlir
    %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<
        lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0],
        rhs_group_dimensions = [0]>}> : (tensor<8x4xf32>, tensor<3x4x5xf32>, tensor<3xi32>) -> tensor<8x5xf32>
    ```
  }];
  let arguments = (ins Stablehlo_Tensor:$lhs, Stablehlo_Tensor:$rhs, Stablehlo_IntTensor:$group_sizes,
                       Chlo_RaggedDotDimensionNumbersAttr:$ragged_dot_dimension_numbers,
                       OptionalAttr<Chlo_PrecisionConfigAttr>:$precision_config);
  let results = (outs Stablehlo_Tensor:$result);
  let hasVerifier = 1;
}

def Chlo_ScanOp : Chlo_Op<"scan", [RecursiveMemoryEffects, AttrSizedOperandSegments, AttrSizedResultSegments, SingleBlock,
                                   DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmBlockArgumentNames"]>]> {
  let summary = "a loop along a dimension that carries values";
  let description = [{
    `body` maps a slice of each input along `dimension`, without that dimension, and the carried values to a slice of each
    output and the next carried values; the results are the outputs and the last carried values. `scan_dim_size` is the number of
    iterations where there is no input; with `is_reverse` the last slice comes first; `is_associative` promises that `body` is.

    Example:
    ```mlir
    %ys, %last = chlo.scan(%xs) inits (%zero) dimension=0  {
    ^bb0(%x: tensor<f32>, %sum: tensor<f32>):
      %next = stablehlo.add %x, %sum : tensor<f32>
      stablehlo.return %next, %next : tensor<f32>, tensor<f32>
    } : (tensor<8xf32>, tensor<f32>) -> (tensor<8xf32>, tensor<f32>)
    ```
  }];
  let arguments = (ins Variadic<Stablehlo_Tensor>:$inputs, Variadic<Stablehlo_Tensor>:$inits,
                       ConfinedAttr<I64Attr, [IntNonNegative]>:$dimension, OptionalAttr<I64Attr>:$scan_dim_size,
                       OptionalAttr<BoolAttr>:$is_reverse, OptionalAttr<BoolAttr>:$is_associative);
  let regions = (region SizedRegion<1>:$body);
  let results = (outs Variadic<Stablehlo_Tensor>:$outputs, Variadic<Stablehlo_Tensor>:$carries);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

#endif
