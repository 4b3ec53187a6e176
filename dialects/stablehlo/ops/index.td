// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations that move elements to or from places that are data.
#ifndef SHALE_STABLEHLO_INDEX_TD
#define SHALE_STABLEHLO_INDEX_TD

include "stablehlo/attributes.td"
include "stablehlo/types.td"

def Stablehlo_DynamicSliceOp : Stablehlo_Op<"dynamic_slice", [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "a block whose place is data";
  let description = [{
    The block of `slice_sizes` that starts at `start_indices`, each clamped so that the block lies inside the operand.
    Element types are equal (C1); one start and one size per dimension (C2); starts are of one type (C3); sizes are
    between 0 and the operand's (C4) and are the shape of the result (C5) (specification, `dynamic_slice`).

    Example:
    ```mlir
    %result = stablehlo.dynamic_slice %operand, %row, %column, sizes = [2, 2]
        : (tensor<4x4xi32>, tensor<i64>, tensor<i64>) -> tensor<2x2xi32>
    ```
  }];
  let arguments = (ins Stablehlo_Tensor:$operand, Variadic<Stablehlo_IntScalar>:$start_indices,
                       DenseI64ArrayAttr:$slice_sizes);
  let results = (outs Stablehlo_Tensor:$result);
  let assemblyFormat = "$operand `,` custom<OperandsBeforeAttribute>($start_indices) `sizes` `=` $slice_sizes "
                       "attr-dict `:` functional-type(operands, results)";
  let hasFolder = 1;
}

def Stablehlo_DynamicUpdateSliceOp
    : Stablehlo_Op<"dynamic_update_slice", [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "a tensor with a block replaced whose place is data";
  let description = [{
    The operand with the elements from `start_indices` on replaced by `update`; starts are clamped so that the block
    lies inside. The result has the operand's type (C1); `update` has its element type (C2) and rank (C3); one start per
    dimension (C4), all of one type (C5); `update` is nowhere larger (C6) (specification, `dynamic_update_slice`).

    Example:
    ```mlir
    %result = stablehlo.dynamic_update_slice %operand, %update, %row, %column
        : (tensor<4x4xi32>, tensor<2x2xi32>, tensor<i64>, tensor<i64>) -> tensor<4x4xi32>
    ```
  }];
  let arguments = (ins Stablehlo_Tensor:$operand, Stablehlo_Tensor:$update,
                       Variadic<Stablehlo_IntScalar>:$start_indices);
  let results = (outs Stablehlo_Tensor:$result);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
  let hasFolder = 1;
}

def Stablehlo_GatherOp : Stablehlo_Op<"gather", [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "blocks from places that are data";
  let description = [{
    Each index vector along `index_vector_dim` of `start_indices` names a block of `slice_sizes` in the operand,
    clamped to lie inside; the blocks, without their collapsed and batching dimensions, are laid along `offset_dims` of
    the result (specification, `gather`).

    Example:
    ```mlir
    %result = "stablehlo.gather"(%operand, %start_indices) <{
      dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0],
                                            index_vector_dim = 1>,
      indices_are_sorted = false, slice_sizes = array<i64: 1, 5>
    }> : (tensor<4x5xf32>, tensor<3x1xi32>) -> tensor<3x5xf32>
    ```
  }];
  let arguments = (ins Stablehlo_Tensor:$operand, Stablehlo_IntTensor:$start_indices,
                       Stablehlo_GatherDimensionNumbersAttr:$dimension_numbers, DenseI64ArrayAttr:$slice_sizes,
                       DefaultValuedOptionalAttr<BoolAttr, "false">:$indices_are_sorted);
  let results = (outs Stablehlo_Tensor:$result);
}

def Stablehlo_DynamicGatherOp : Stablehlo_Op<"dynamic_gather", [Pure]> {
  let summary = "blocks, of sizes that are data, from places that are data";
  let description = [{
    `gather` whose `slice_sizes` are a tensor with one entry per dimension of the operand; the other constraints are
    those of `gather` (specification, `dynamic_gather`).

    Example:
    ```mlir
    %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{
      dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0],
                                            index_vector_dim = 1>,
      indices_are_sorted = false
    }> : (tensor<4x5xf32>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<3x?xf32>
    ```
  }];
  let arguments = (ins Stablehlo_Tensor:$operand, Stablehlo_IntTensor:$start_indices,
                       Stablehlo_ShapeVector:$slice_sizes, Stablehlo_GatherDimensionNumbersAttr:$dimension_numbers,
                       DefaultValuedOptionalAttr<BoolAttr, "false">:$indices_are_sorted);
  let results = (outs Stablehlo_Tensor:$result);
  let hasVerifier = 1;
}

def Stablehlo_ScatterOp
    : Stablehlo_Op<"scatter", [RecursiveMemoryEffects, SameVariadicOperandSize, SingleBlock]> {
  let summary = "updates to places that are data";
  let description = [{
    The inputs, each with blocks combined with `updates` by `update_computation`, where the index vectors of
    `scatter_indices` say; blocks that do not lie inside are left out. The order of updates of one element is open
    unless `unique_indices` promises that there is one only (specification, `scatter`).

    Example:
    ```mlir
    %result = "stablehlo.scatter"(%input, %indices, %updates) <{
      scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0],
                                                     scatter_dims_to_operand_dims = [0], index_vector_dim = 1>,
      indices_are_sorted = false, unique_indices = false
    }> ({
    ^bb0(%old: tensor<f32>, %update: tensor<f32>):
      %sum = stablehlo.add %old, %update : tensor<f32>
      stablehlo.return %sum : tensor<f32>
    }) : (tensor<4x5xf32>, tensor<3x1xi32>, tensor<3x5xf32>) -> tensor<4x5xf32>
    ```
  }];
  let arguments = (ins Variadic<Stablehlo_Tensor>:$inputs, Stablehlo_TensorOf<[Stablehlo_Int, Index]>:$scatter_indices,
                       Variadic<Stablehlo_Tensor>:$updates,
                       Stablehlo_ScatterDimensionNumbersAttr:$scatter_dimension_numbers,
                       DefaultValuedOptionalAttr<BoolAttr, "false">:$indices_are_sorted,
                       DefaultValuedOptionalAttr<BoolAttr, "false">:$unique_indices);
  let regions = (region SizedRegion<1>:$update_computation);
  let results = (outs Variadic<Stablehlo_Tensor>:$results);
  let hasVerifier = 1;
}

def Stablehlo_TorchIndexSelectOp : Stablehlo_Op<"torch_index_select", [Pure]> {
  let summary = "slices along one dimension, by index";
  let description = [{
    The slices of the operand along `dim` whose numbers `index` holds, with `batch_dims` leading dimensions in common.
    Deprecated (specification, "Ops not in StableHLO").

    Example:
    ```mlir
    %result = "stablehlo.torch_index_select"(%operand, %index) <{batch_dims = 0 : i64, dim = 0 : i64}>
        : (tensor<8x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
    ```
  }];
  let arguments = (ins Stablehlo_Tensor:$operand, Stablehlo_IntTensor:$index, I64Attr:$dim, I64Attr:$batch_dims);
  let results = (outs Stablehlo_Tensor:$result);
  let hasVerifier = 1;
}

#endif
