// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Between numbers and the integers that stand for them.
#ifndef SHALE_STABLEHLO_QUANTIZED_TD
#define SHALE_STABLEHLO_QUANTIZED_TD

include "stablehlo/attributes.td"
include "stablehlo/types.td"

def Stablehlo_UniformDequantizeOp
    : Stablehlo_Op<"uniform_dequantize", [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "the numbers that quantized elements stand for";
  let description = [{
    `(stored - zero_point) * scale`. The shapes are equal (C1), and the result has the expressed type (C2) (specification,
    `uniform_dequantize`).

    Example: `%r = stablehlo.uniform_dequantize %q : (tensor<2x!quant.uniform<i8:f32, 0.5:20>>) -> tensor<2xf32>`
  }];
  let arguments = (ins Stablehlo_QuantizedTensor:$operand);
  let results = (outs Stablehlo_FloatTensor:$result);
  let assemblyFormat = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))";
}

def Stablehlo_UniformQuantizeOp : Stablehlo_Op<"uniform_quantize", [Pure]> {
  let summary = "numbers as quantized elements";
  let description = [{
    `clamp(round_nearest_even(x / scale + zero_point))` of a float, or of what an element quantized otherwise stands for. The
    shapes are equal (C1), and the result's expressed type is the operand's element or expressed type (C2) (specification,
    `uniform_quantize`).

    Example: `%q = stablehlo.uniform_quantize %x : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 0.5:20>>`
  }];
  let arguments = (ins Stablehlo_FloatQuantizedTensor:$operand);
  let results = (outs Stablehlo_QuantizedTensor:$result);
  let assemblyFormat = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))";
  let hasVerifier = 1;
}

#endif
