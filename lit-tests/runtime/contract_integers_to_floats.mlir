// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// Products of integers as floats (JAX's preferred_element_type): no partial sum wraps. Sums of 300 products of 127 and 113, and
// of 9 of 255 and 255, by hand.

func.func @main() {
  %a0 = stablehlo.constant dense<127> : tensor<3x300xi8>
  %b0 = stablehlo.constant dense<113> : tensor<300x5xi8>
  %c0 = stablehlo.constant dense<255> : tensor<1x1x4x4xui8>
  %a, %b, %c = stablehlo.optimization_barrier %a0, %b0, %c0 : tensor<3x300xi8>, tensor<300x5xi8>, tensor<1x1x4x4xui8>
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<3x300xi8>, tensor<300x5xi8>) -> tensor<3x5xf32>
  check.expect_eq_const %0, dense<4.305300e+06> : tensor<3x5xf32>
  %1 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<3x300xi8>, tensor<300x5xi8>) -> tensor<3x5xf64>
  check.expect_eq_const %1, dense<4.305300e+06> : tensor<3x5xf64>
  %2 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<3x300xi8>, tensor<300x5xi8>) -> tensor<3x5xf16>
  check.expect_eq_const %2, dense<0x7C00> : tensor<3x5xf16>
  %row = stablehlo.slice %a [0:1, 0:300] : (tensor<3x300xi8>) -> tensor<1x300xi8>
  %x = stablehlo.reshape %row : (tensor<1x300xi8>) -> tensor<300xi8>
  %3 = stablehlo.dot_general %x, %x, contracting_dims = [0] x [0] : (tensor<300xi8>, tensor<300xi8>) -> tensor<f32>
  check.expect_eq_const %3, dense<4.838700e+06> : tensor<f32>
  %k = stablehlo.slice %c [0:1, 0:1, 0:3, 0:3] : (tensor<1x1x4x4xui8>) -> tensor<1x1x3x3xui8>
  %4 = stablehlo.convolution(%c, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x4x4xui8>, tensor<1x1x3x3xui8>) -> tensor<1x1x2x2xf32>
  check.expect_eq_const %4, dense<5.852250e+05> : tensor<1x1x2x2xf32>
  return
}
