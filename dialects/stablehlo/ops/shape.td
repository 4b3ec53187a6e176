// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations that move elements to places fixed by attributes and types.
#ifndef SHALE_STABLEHLO_SHAPE_TD
#define SHALE_STABLEHLO_SHAPE_TD

include "stablehlo/attributes.td"
include "stablehlo/types.td"

def Stablehlo_BroadcastOp : Stablehlo_Op<"broadcast", [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "new leading dimensions";
  let description = [{
    Repeats the operand along new leading dimensions of the sizes given, none of them negative. Deprecated: programs
    have `broadcast_in_dim` today (specification, "Ops not in StableHLO").

    Example: `%result = stablehlo.broadcast %operand, sizes = [1, 2] : (tensor<3xi32>) -> tensor<1x2x3xi32>`
  }];
  let arguments = (ins Stablehlo_Tensor:$operand, DenseI64ArrayAttr:$broadcast_sizes);
  let results = (outs Stablehlo_Tensor:$result);
  let assemblyFormat = "$operand `,` `sizes` `=` $broadcast_sizes attr-dict `:` functional-type(operands, results)";
  let hasFolder = 1;
}

def Stablehlo_BroadcastInDimOp : Stablehlo_Op<"broadcast_in_dim", [Pure]> {
  let summary = "repetition along dimensions";
  let description = [{
    Dimension `d` of the operand becomes dimension `broadcast_dimensions[d]` of the result; where the operand's size is
    1, and along all other dimensions, the elements repeat. Element types are equal (C1); one entry per dimension (C2),
    each a dimension of the result (C3), none twice (C4); each size is 1 or that of the result (C5); the dimension that has
    scales of its own goes with its scales, of which the only one may repeat (C6) (specification, `broadcast_in_dim`).

    Example: `%result = stablehlo.broadcast_in_dim %operand, dims = [2, 1] : (tensor<1x3xi32>) -> tensor<2x3x2xi32>`
  }];
  let arguments = (ins Stablehlo_Tensor:$operand, DenseI64ArrayAttr:$broadcast_dimensions);
  let results = (outs Stablehlo_Tensor:$result);
  let assemblyFormat = "$operand `,` `dims` `=` $broadcast_dimensions attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Stablehlo_ConcatenateOp : Stablehlo_Op<"concatenate", [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "tensors one after the other";
  let description = [{
    Joins the inputs along `dimension`. Element types are equal (C1), and so are the shapes except along `dimension`
    (C2); at least one input (C3); `dimension` is one of the inputs' (C4); the result has the element type (C5) and the
    shape that follows (C6) (specification, `concatenate`).

    Example: `%result = stablehlo.concatenate %a, %b, dim = 0 : (tensor<3x2xi64>, tensor<1x2xi64>) -> tensor<4x2xi64>`
  }];
  let arguments = (ins Variadic<Stablehlo_Tensor>:$inputs, ConfinedAttr<I64Attr, [IntNonNegative]>:$dimension);
  let results = (outs Stablehlo_Tensor:$result);
  let assemblyFormat = "custom<OperandsBeforeAttribute>($inputs) `dim` `=` $dimension attr-dict `:` "
                       "functional-type(operands, results)";
  let hasFolder = 1;
}

def Stablehlo_IotaOp : Stablehlo_Op<"iota", [Pure]> {
  let summary = "each element's own index along a dimension";
  let description = [{
    0, 1, 2, ... along `iota_dimension`, which is one of the result's (C1) (specification, `iota`).

    Example: `%output = stablehlo.iota dim = 0 : tensor<4x5xi32>`
  }];
  let arguments = (ins ConfinedAttr<I64Attr, [IntNonNegative]>:$iota_dimension);
  let results = (outs Stablehlo_TensorOf<[Stablehlo_Int, Stablehlo_Float, Stablehlo_Complex]>:$output);
  let assemblyFormat = "`dim` `=` $iota_dimension attr-dict `:` type($output)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Stablehlo_PadOp : Stablehlo_Op<"pad", [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "padding around and between the elements";
  let description = [{
    Puts `interior_padding` copies of `padding_value` between the elements of each dimension, then `edge_padding_low`
    and `edge_padding_high` at its ends; a negative edge takes elements away. Element types are equal (C1), one entry
    per dimension (C2), no negative interior (C3), and the sizes of the result follow (C4) (specification, `pad`).

    Example:
    ```mlir
    %result = stablehlo.pad %operand, %value, low = [0, 1], high = [2, 1], interior = [1, 2]
        : (tensor<2x3xi32>, tensor<i32>) -> tensor<5x9xi32>
    ```
  }];
  let arguments = (ins Stablehlo_Tensor:$operand, Stablehlo_Scalar:$padding_value,
                       DenseI64ArrayAttr:$edge_padding_low, DenseI64ArrayAttr:$edge_padding_high,
                       DenseI64ArrayAttr:$interior_padding);
  let results = (outs Stablehlo_Tensor:$result);
  let assemblyFormat = "$operand `,` $padding_value `,` `low` `=` $edge_padding_low `,` `high` `=` $edge_padding_high "
                       "`,` `interior` `=` $interior_padding attr-dict `:` functional-type(operands, results)";
  let hasFolder = 1;
}

def Stablehlo_ReshapeOp : Stablehlo_Op<"reshape", [Pure]> {
  let summary = "the same elements in another shape";
  let description = [{
    The elements keep their row-major order. Element types (C1) and numbers of elements (C2) are equal; the dimension that
    has scales of its own keeps its size and its place among the elements (C3) (specification, `reshape`).

    Example: `%result = stablehlo.reshape %operand : (tensor<2xf32>) -> tensor<1x2xf32>`
  }];
  let arguments = (ins Stablehlo_Tensor:$operand);
  let results = (outs Stablehlo_Tensor:$result);
  let assemblyFormat = "$operand attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Stablehlo_ReverseOp : Stablehlo_Op<"reverse", [Pure, Stablehlo_SameType, InferTypeOpInterface]> {
  let summary = "the opposite order along dimensions";
  let description = [{
    The result has the operand's type (C1); no dimension twice (C2); each is one of the operand's (C3) (specification,
    `reverse`).

    Example: `%result = stablehlo.reverse %operand, dims = [1] : tensor<3x2xi32>`
  }];
  let arguments = (ins Stablehlo_Tensor:$operand, DenseI64ArrayAttr:$dimensions);
  let results = (outs Stablehlo_Tensor:$result);
  let assemblyFormat = "$operand `,` `dims` `=` $dimensions attr-dict `:` "
                       "custom<SameOperandsAndResultType>(type($operand), type($result))";
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Stablehlo_SliceOp : Stablehlo_Op<"slice", [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "every n-th element of a range";
  let description = [{
    Element `i` of a dimension is the operand's element `start + i * stride`. Element types are equal (C1); one entry
    per dimension (C2); `0 <= start <= limit <= size` (C3); strides are positive (C4); sizes are `ceil((limit - start)
    / stride)` (C5) (specification, `slice`).

    Example: `%result = stablehlo.slice %operand [1:3, 4:8:2] : (tensor<3x8xi64>) -> tensor<2x2xi64>`
  }];
  let arguments = (ins Stablehlo_Tensor:$operand, DenseI64ArrayAttr:$start_indices, DenseI64ArrayAttr:$limit_indices,
                       DenseI64ArrayAttr:$strides);
  let results = (outs Stablehlo_Tensor:$result);
  let assemblyFormat = "$operand custom<SliceRanges>($start_indices, $limit_indices, $strides) attr-dict `:` "
                       "functional-type(operands, results)";
  let hasFolder = 1;
}

def Stablehlo_TransposeOp : Stablehlo_Op<"transpose", [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "permuted dimensions";
  let description = [{
    Dimension `d` of the result is dimension `permutation[d]` of the operand. Element types are equal (C1);
    `permutation` is one of the operand's dimensions (C2); the sizes follow (C3), and so does the dimension that has scales
    of its own (C4) (specification, `transpose`).

    Example: `%result = stablehlo.transpose %operand, dims = [2, 1, 0] : (tensor<2x3x4xi32>) -> tensor<4x3x2xi32>`
  }];
  let arguments = (ins Stablehlo_Tensor:$operand, DenseI64ArrayAttr:$permutation);
  let results = (outs Stablehlo_Tensor:$result);
  let assemblyFormat = "$operand `,` `dims` `=` $permutation attr-dict `:` functional-type(operands, results)";
  let hasFolder = 1;
}

#endif
