// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// Elements of quantized tensors with scales along a dimension, moved: they stand for the same numbers where the scales go with them, and
// for the nearest ones that there are where the scales change.

func.func public @main() {
  %x = stablehlo.constant dense<[[1.0, -2.5, 3.0], [0.75, 1.25, -4.0]]> : tensor<2x3xf32>
  %v = stablehlo.optimization_barrier %x : tensor<2x3xf32>
  %q = stablehlo.uniform_quantize %v : (tensor<2x3xf32>) -> tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25:2}>>
  %t = stablehlo.transpose %q, dims = [1, 0] : (tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25:2}>>) -> tensor<3x2x!quant.uniform<i8:f32:1, {0.5, 0.25:2}>>
  %0 = stablehlo.uniform_dequantize %t : (tensor<3x2x!quant.uniform<i8:f32:1, {0.5, 0.25:2}>>) -> tensor<3x2xf32>
  check.expect_eq_const %0, dense<[[1.0, 0.75], [-2.5, 1.25], [3.0, -4.0]]> : tensor<3x2xf32>
  %r = stablehlo.reshape %q : (tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25:2}>>) -> tensor<1x2x3x!quant.uniform<i8:f32:1, {0.5, 0.25:2}>>
  %1 = stablehlo.uniform_dequantize %r : (tensor<1x2x3x!quant.uniform<i8:f32:1, {0.5, 0.25:2}>>) -> tensor<1x2x3xf32>
  check.expect_eq_const %1, dense<[[[1.0, -2.5, 3.0], [0.75, 1.25, -4.0]]]> : tensor<1x2x3xf32>
  %b = stablehlo.broadcast_in_dim %q, dims = [1, 2] : (tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25:2}>>) -> tensor<2x2x3x!quant.uniform<i8:f32:1, {0.5, 1.0}>>
  %2 = stablehlo.uniform_dequantize %b : (tensor<2x2x3x!quant.uniform<i8:f32:1, {0.5, 1.0}>>) -> tensor<2x2x3xf32>
  check.expect_eq_const %2, dense<[[[1.0, -2.5, 3.0], [1.0, 1.0, -4.0]], [[1.0, -2.5, 3.0], [1.0, 1.0, -4.0]]]> : tensor<2x2x3xf32>
  %s = stablehlo.constant dense<[[1.5, -2.0]]> : tensor<1x2xf32>
  %w = stablehlo.optimization_barrier %s : tensor<1x2xf32>
  %p = stablehlo.uniform_quantize %w : (tensor<1x2xf32>) -> tensor<1x2x!quant.uniform<i8:f32:0, {0.5:1}>>
  %e = stablehlo.broadcast_in_dim %p, dims = [0, 1] : (tensor<1x2x!quant.uniform<i8:f32:0, {0.5:1}>>) -> tensor<2x2x!quant.uniform<i8:f32:0, {0.5:1, 0.5:1}>>
  %3 = stablehlo.uniform_dequantize %e : (tensor<2x2x!quant.uniform<i8:f32:0, {0.5:1, 0.5:1}>>) -> tensor<2x2xf32>
  check.expect_eq_const %3, dense<[[1.5, -2.0], [1.5, -2.0]]> : tensor<2x2xf32>
  // A choice between elements of other scales.
  %c = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %m = stablehlo.constant dense<[1.5, 2.5]> : tensor<2xf32>
  %n = stablehlo.optimization_barrier %m : tensor<2xf32>
  %f = stablehlo.uniform_quantize %n : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  %g = stablehlo.uniform_quantize %n : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 0.25:3>>
  %h = "stablehlo.select"(%c, %f, %g) : (tensor<2xi1>, tensor<2x!quant.uniform<i8:f32, 0.5>>, tensor<2x!quant.uniform<i8:f32, 0.25:3>>) -> tensor<2x!quant.uniform<i8:f32, 0.125:-1>>
  %4 = stablehlo.uniform_dequantize %h : (tensor<2x!quant.uniform<i8:f32, 0.125:-1>>) -> tensor<2xf32>
  check.expect_eq_const %4, dense<[1.5, 2.5]> : tensor<2xf32>
  return
}
