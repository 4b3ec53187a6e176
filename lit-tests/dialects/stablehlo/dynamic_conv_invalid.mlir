// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Constraints that are not those of `convolution`, and that those of `convolution` are checked.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @C4(%a: tensor<1x4x4x1xi64>, %b: tensor<3x3x1x1xi64>, %c: tensor<3x2xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_conv' op padding must have shape [2, 2], got [3, 2]}}
  %0 = "stablehlo.dynamic_conv"(%a, %b, %c) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64}> : (tensor<1x4x4x1xi64>, tensor<3x3x1x1xi64>, tensor<3x2xi64>) -> tensor<1x?x?x1xi64>
  return
}

// -----

func.func @C2(%a: tensor<1x4x4x1xi64>, %b: tensor<3x3x1x1xi64>, %c: tensor<2x2xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_conv' op window_strides must have one entry per spatial dimension, 2, got 1}}
  %0 = "stablehlo.dynamic_conv"(%a, %b, %c) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, window_strides = array<i64: 4>}> : (tensor<1x4x4x1xi64>, tensor<3x3x1x1xi64>, tensor<2x2xi64>) -> tensor<1x?x?x1xi64>
  return
}

// -----

func.func @C26(%a: tensor<1x4x4x1xi64>, %b: tensor<3x3x1x1xi64>, %c: tensor<2x2xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_conv' op output feature must have the size of kernel output feature, 1, got 2}}
  %0 = "stablehlo.dynamic_conv"(%a, %b, %c) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64}> : (tensor<1x4x4x1xi64>, tensor<3x3x1x1xi64>, tensor<2x2xi64>) -> tensor<1x?x?x2xi64>
  return
}
