// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations whose sizes are data.
#ifndef SHALE_STABLEHLO_DYNAMIC_TD
#define SHALE_STABLEHLO_DYNAMIC_TD

include "stablehlo/attributes.td"
include "stablehlo/types.td"

def Stablehlo_DynamicBroadcastInDimOp : Stablehlo_Op<"dynamic_broadcast_in_dim", [Pure]> {
  let summary = "repetition to a shape that is data";
  let description = [{
    `broadcast_in_dim` whose result has the shape `output_dimensions` (C7). The constraints C1 to C6 are those of
    `broadcast_in_dim`; the two `known` lists, of distinct dimensions of the operand (C8 to C10), promise which
    dimensions repeat and which do not (specification, `dynamic_broadcast_in_dim`).

    Example:
    ```mlir
    %result = stablehlo.dynamic_broadcast_in_dim %operand, %shape, dims = [2, 1]
        : (tensor<1x3xi64>, tensor<3xi64>) -> tensor<?x?x?xi64>
    ```
  }];
  let arguments = (ins Stablehlo_Tensor:$operand, Stablehlo_ShapeVector:$output_dimensions,
                       DenseI64ArrayAttr:$broadcast_dimensions,
                       OptionalAttr<DenseI64ArrayAttr>:$known_expanding_dimensions,
                       OptionalAttr<DenseI64ArrayAttr>:$known_nonexpanding_dimensions);
  let results = (outs Stablehlo_Tensor:$result);
  let assemblyFormat = "$operand `,` $output_dimensions `,` `dims` `=` $broadcast_dimensions attr-dict `:` "
                       "functional-type(operands, results)";
  let hasVerifier = 1;
}

def Stablehlo_DynamicIotaOp : Stablehlo_Op<"dynamic_iota", [Pure]> {
  let summary = "each element's own index, in a shape that is data";
  let description = [{
    `iota` whose result has the shape `output_shape`, one entry per dimension (C2); `iota_dimension` is one of the
    result's (C1) (specification, `dynamic_iota`).

    Example: `%output = stablehlo.dynamic_iota %shape, dim = 0 : (tensor<2xi64>) -> tensor<?x?xi64>`
  }];
  let arguments = (ins Stablehlo_ShapeVector:$output_shape, ConfinedAttr<I64Attr, [IntNonNegative]>:$iota_dimension);
  let results = (outs Stablehlo_TensorOf<[Stablehlo_Int, Stablehlo_Float, Stablehlo_Complex]>:$result);
  let assemblyFormat = "$output_shape `,` `dim` `=` $iota_dimension attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def Stablehlo_DynamicPadOp : Stablehlo_Op<"dynamic_pad", [Pure]> {
  let summary = "padding by amounts that are data";
  let description = [{
    `pad` whose amounts are one-dimensional tensors with one entry per dimension. Element types are equal (C1), and so
    are the types of the three lists (C2, C3); interior padding is not negative (C4) (specification, `dynamic_pad`).

    Example:
    ```mlir
    %result = stablehlo.dynamic_pad %operand, %value, %low, %high, %interior
        : (tensor<2x3xi64>, tensor<i64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xi64>
    ```
  }];
  let arguments = (ins Stablehlo_Tensor:$operand, Stablehlo_Scalar:$padding_value,
                       Stablehlo_ShapeVector:$edge_padding_low, Stablehlo_ShapeVector:$edge_padding_high,
                       Stablehlo_ShapeVector:$interior_padding);
  let results = (outs Stablehlo_Tensor:$result);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def Stablehlo_DynamicReshapeOp : Stablehlo_Op<"dynamic_reshape", [Pure]> {
  let summary = "the same elements in a shape that is data";
  let description = [{
    Element types (C1) and numbers of elements (C2) are equal; one entry of `output_shape` per dimension (C3)
    (specification, `dynamic_reshape`).

    Example: `%r = stablehlo.dynamic_reshape %operand, %shape : (tensor<2x3xi64>, tensor<2xi64>) -> tensor<?x?xi64>`
  }];
  let arguments = (ins Stablehlo_Tensor:$operand, Stablehlo_ShapeVector:$output_shape);
  let results = (outs Stablehlo_Tensor:$result);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def Stablehlo_GetDimensionSizeOp
    : Stablehlo_Op<"get_dimension_size", [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "size of a dimension";
  let description = [{
    `dimension` is one of the operand's (C1) (specification, `get_dimension_size`).

    Example: `%result = stablehlo.get_dimension_size %operand, dim = 1 : (tensor<2x?xi64>) -> tensor<i32>`
  }];
  let arguments = (ins Stablehlo_Tensor:$operand, ConfinedAttr<I64Attr, [IntNonNegative]>:$dimension);
  let results = (outs Stablehlo_SizeScalar:$result);
  let assemblyFormat = "$operand `,` `dim` `=` $dimension attr-dict `:` functional-type(operands, results)";
  let hasFolder = 1;
}

def Stablehlo_RealDynamicSliceOp : Stablehlo_Op<"real_dynamic_slice", [Pure]> {
  let summary = "slice by starts, limits and strides that are data";
  let description = [{
    `slice` whose three lists are one-dimensional tensors of one type with one entry per dimension (specification,
    "Dynamism").

    Example:
    ```mlir
    %result = stablehlo.real_dynamic_slice %operand, %start, %limit, %strides
        : (tensor<4xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
    ```
  }];
  let arguments = (ins Stablehlo_Tensor:$operand, Stablehlo_ShapeVector:$start_indices,
                       Stablehlo_ShapeVector:$limit_indices, Stablehlo_ShapeVector:$strides);
  let results = (outs Stablehlo_Tensor:$result);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def Stablehlo_SetDimensionSizeOp : Stablehlo_Op<"set_dimension_size", [Pure]> {
  let summary = "a dynamic dimension of a size that is data";
  let description = [{
    The operand with the first `size` elements of `dimension`, which is dynamic in the result and bounded by the
    operand's size; all else about the type stays (specification, "Dynamism").

    Example:
    ```mlir
    %result = stablehlo.set_dimension_size %operand, %size, dim = 0
        : (tensor<8x3xf32>, tensor<i32>) -> tensor<?x3xf32, #stablehlo.bounds<8, ?>>
    ```
  }];
  let arguments = (ins Stablehlo_Tensor:$operand, Stablehlo_SizeScalar:$size,
                       ConfinedAttr<I64Attr, [IntNonNegative]>:$dimension);
  let results = (outs Stablehlo_Tensor:$result);
  let assemblyFormat = "$operand `,` $size `,` `dim` `=` $dimension attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

#endif
