// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations that multiply and sum: matrix products and convolutions.
#ifndef SHALE_STABLEHLO_CONTRACT_TD
#define SHALE_STABLEHLO_CONTRACT_TD

include "stablehlo/attributes.td"
include "stablehlo/types.td"

def Stablehlo_DotOp : Stablehlo_Op<"dot", [Pure]> {
  let summary = "product of vectors or matrices";
  let description = [{
    Contracts the last dimension of `lhs` with the first of `rhs`, both of rank 1 or 2. Deprecated: programs have
    `dot_general` today (specification, "Ops not in StableHLO").

    Example: `%result = stablehlo.dot %lhs, %rhs : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<3xf32>`
  }];
  let arguments = (ins Stablehlo_Tensor:$lhs, Stablehlo_Tensor:$rhs,
                       OptionalAttr<Stablehlo_PrecisionConfigAttr>:$precision_config);
  let results = (outs Stablehlo_Tensor:$result);
  let assemblyFormat = "$lhs `,` $rhs `` custom<PrecisionConfig>($precision_config) attr-dict `:` "
                       "functional-type(operands, results)";
  let hasVerifier = 1;
}

def Stablehlo_DotGeneralOp : Stablehlo_Op<"dot_general", [Pure]> {
  let summary = "sum of products over contracted dimensions";
  let description = [{
    For every index of the batching dimensions, which come first in the result, sums the products of `lhs` and `rhs`
    over the contracting dimensions; the remaining dimensions of `lhs`, then of `rhs`, follow. The result's element
    type may be wider than the operands'. As many batching dimensions on both sides (C1), as many contracting (C2);
    none twice (C3, C4); each in range (C5 to C8) and equal in size pairwise (C9, C10); `precision_config` is empty or
    has two entries (C11); the shape follows (C12); an `algorithm` suits the types (specification, `dot_general`).

    Example:
    ```mlir
    %result = stablehlo.dot_general %lhs, %rhs, batching_dims = [0] x [0], contracting_dims = [2] x [1],
        precision = [DEFAULT, DEFAULT] : (tensor<2x2x2xi64>, tensor<2x2x2xi64>) -> tensor<2x2x2xi64>
    ```
  }];
  let arguments = (ins Stablehlo_Tensor:$lhs, Stablehlo_Tensor:$rhs,
                       Stablehlo_DotDimensionNumbersAttr:$dot_dimension_numbers,
                       OptionalAttr<Stablehlo_PrecisionConfigAttr>:$precision_config,
                       OptionalAttr<Stablehlo_DotAlgorithmAttr>:$algorithm);
  let results = (outs Stablehlo_Tensor:$result);
  let assemblyFormat = "$lhs `,` $rhs `,` custom<DotDimensionNumbers>($dot_dimension_numbers) `` "
                       "custom<PrecisionConfigAndAlgorithm>($precision_config, $algorithm) attr-dict `:` "
                       "functional-type(operands, results)";
  let hasVerifier = 1;
}

def Stablehlo_ConvolutionOp : Stablehlo_Op<"convolution", [Pure]> {
  let summary = "sums of products of windows with a kernel";
  let description = [{
    Slides the kernel `rhs` over `lhs`, which is dilated by `lhs_dilation`, then padded, while the kernel is dilated by
    `rhs_dilation` and reversed where `window_reversal` says; `feature_group_count` and `batch_group_count` split
    features and batch into independent groups. Absent attributes are strides and dilations of 1, no padding and no
    reversal (specification, `convolution`, C1 to C27).

    Example:
    ```mlir
    %result = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
        window = {stride = [4, 4], pad = [[0, 0], [0, 0]], lhs_dilate = [2, 2], rhs_dilate = [1, 1],
                  reverse = [false, false]}
        {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
        : (tensor<1x4x4x1xi64>, tensor<3x3x1x1xi64>) -> tensor<1x2x2x1xi64>
    ```
  }];
  let arguments = (ins Stablehlo_Tensor:$lhs, Stablehlo_Tensor:$rhs,
                       OptionalAttr<DenseI64ArrayAttr>:$window_strides, OptionalAttr<I64ElementsAttr>:$padding,
                       OptionalAttr<DenseI64ArrayAttr>:$lhs_dilation, OptionalAttr<DenseI64ArrayAttr>:$rhs_dilation,
                       OptionalAttr<DenseBoolArrayAttr>:$window_reversal,
                       Stablehlo_ConvDimensionNumbersAttr:$dimension_numbers,
                       ConfinedAttr<I64Attr, [IntPositive]>:$feature_group_count, // (C21)
                       ConfinedAttr<I64Attr, [IntPositive]>:$batch_group_count,   // (C22)
                       OptionalAttr<Stablehlo_PrecisionConfigAttr>:$precision_config);
  let results = (outs Stablehlo_Tensor:$result);
  let assemblyFormat = "`(` operands `)` `dim_numbers` `=` custom<ConvolutionDimensions>($dimension_numbers) `,` "
                       "`window` `=` `{` custom<WindowAttributes>($window_strides, $padding, $lhs_dilation, "
                       "$rhs_dilation, $window_reversal) `}` attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def Stablehlo_DynamicConvOp : Stablehlo_Op<"dynamic_conv", [Pure]> {
  let summary = "convolution with padding that is data";
  let description = [{
    `convolution` whose `padding`, one pair per spatial dimension, is a tensor; the other constraints are those of
    `convolution` (specification, `dynamic_conv`).

    Example:
    ```mlir
    %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{
      batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>,
      feature_group_count = 1 : i64, window_strides = array<i64: 4, 4>
    }> : (tensor<1x4x4x1xi64>, tensor<3x3x1x1xi64>, tensor<2x2xi64>) -> tensor<1x?x?x1xi64>
    ```
  }];
  let arguments = (ins Stablehlo_Tensor:$lhs, Stablehlo_Tensor:$rhs, Stablehlo_PaddingTensor:$padding,
                       OptionalAttr<DenseI64ArrayAttr>:$window_strides,
                       OptionalAttr<DenseI64ArrayAttr>:$lhs_dilation, OptionalAttr<DenseI64ArrayAttr>:$rhs_dilation,
                       OptionalAttr<DenseBoolArrayAttr>:$window_reversal,
                       Stablehlo_ConvDimensionNumbersAttr:$dimension_numbers,
                       ConfinedAttr<I64Attr, [IntPositive]>:$feature_group_count,
                       ConfinedAttr<I64Attr, [IntPositive]>:$batch_group_count,
                       OptionalAttr<Stablehlo_PrecisionConfigAttr>:$precision_config);
  let results = (outs Stablehlo_Tensor:$result);
  let hasVerifier = 1;
}

def Stablehlo_EinsumOp : Stablehlo_Op<"einsum", [Pure]> {
  let summary = "sum of products, by names of dimensions";
  let description = [{
    `einsum_config` names the dimensions of both operands and of the result by letters, as NumPy does: the products are summed
    over what the result does not name. `...` stands for any number of dimensions that broadcast. Deprecated: programs have
    `dot_general` today (specification, "Ops not in StableHLO").

    Example: `%r = stablehlo.einsum %a, %b, config = "ab,bc->ac" : (tensor<4x16xf32>, tensor<16x4xf32>) -> tensor<4x4xf32>`
  }];
  let arguments = (ins Stablehlo_Tensor:$lhs, Stablehlo_Tensor:$rhs, StrAttr:$einsum_config);
  let results = (outs Stablehlo_Tensor:$result);
  let assemblyFormat = "$lhs `,` $rhs `,` `config` `=` $einsum_config attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def Stablehlo_UnaryEinsumOp : Stablehlo_Op<"unary_einsum", [Pure]> {
  let summary = "sums and transposes, by names of dimensions";
  let description = [{
    `einsum` of one operand. Deprecated (specification, "Ops not in StableHLO").

    Example: `%r = stablehlo.unary_einsum %a, config = "ab->a" : (tensor<4x16xf32>) -> tensor<4xf32>`
  }];
  let arguments = (ins Stablehlo_Tensor:$operand, StrAttr:$einsum_config);
  let results = (outs Stablehlo_Tensor:$result);
  let assemblyFormat = "$operand `,` `config` `=` $einsum_config attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

#endif
