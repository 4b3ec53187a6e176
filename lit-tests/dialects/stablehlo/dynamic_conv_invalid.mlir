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

func.func @C25(%a: tensor<1x4x4x1xi64>, %b: tensor<3x3x1x1xi64>, %c: tensor<2x2xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_conv' op output feature must have the size of kernel output feature, 1, got 2}}
  %0 = "stablehlo.dynamic_conv"(%a, %b, %c) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64}> : (tensor<1x4x4x1xi64>, tensor<3x3x1x1xi64>, tensor<2x2xi64>) -> tensor<1x?x?x2xi64>
  return
}

// -----

func.func @C1(%padding: tensor<2x2xi64>, %a: tensor<4x6x6x2xf32>, %b: tensor<3x3x2xf32>) {
  // expected-error @+1 {{'stablehlo.dynamic_conv' op lhs, rhs and result must have one rank of at least 2, got 4, 3 and 4}}
  %0 = "stablehlo.dynamic_conv"(%a, %b, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<4x6x6x2xf32>, tensor<3x3x2xf32>, tensor<2x2xi64>) -> tensor<4x4x4x4xf32>
  return
}

// -----

func.func @C3(%padding: tensor<2x2xi64>, %a: tensor<4x6x6x2xf32>, %b: tensor<3x3x2x4xf32>) {
  // expected-error @+1 {{'stablehlo.dynamic_conv' op window_strides must be positive, got 0}}
  %0 = "stablehlo.dynamic_conv"(%a, %b, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, window_strides = array<i64: 1, 0>}> : (tensor<4x6x6x2xf32>, tensor<3x3x2x4xf32>, tensor<2x2xi64>) -> tensor<4x4x4x4xf32>
  return
}

// -----

func.func @C5(%padding: tensor<2x2xi64>, %a: tensor<4x6x6x2xf32>, %b: tensor<3x3x2x4xf32>) {
  // expected-error @+1 {{'stablehlo.dynamic_conv' op lhs_dilation must have one entry per spatial dimension, 2, got 1}}
  %0 = "stablehlo.dynamic_conv"(%a, %b, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, lhs_dilation = array<i64: 1>}> : (tensor<4x6x6x2xf32>, tensor<3x3x2x4xf32>, tensor<2x2xi64>) -> tensor<4x4x4x4xf32>
  return
}

// -----

func.func @C6(%padding: tensor<2x2xi64>, %a: tensor<4x6x6x2xf32>, %b: tensor<3x3x2x4xf32>) {
  // expected-error @+1 {{'stablehlo.dynamic_conv' op lhs_dilation must be positive, got -1}}
  %0 = "stablehlo.dynamic_conv"(%a, %b, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, lhs_dilation = array<i64: 1, -1>}> : (tensor<4x6x6x2xf32>, tensor<3x3x2x4xf32>, tensor<2x2xi64>) -> tensor<4x4x4x4xf32>
  return
}

// -----

func.func @C7(%padding: tensor<2x2xi64>, %a: tensor<4x6x6x2xf32>, %b: tensor<3x3x2x4xf32>) {
  // expected-error @+1 {{'stablehlo.dynamic_conv' op rhs_dilation must have one entry per spatial dimension, 2, got 1}}
  %0 = "stablehlo.dynamic_conv"(%a, %b, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, rhs_dilation = array<i64: 1>}> : (tensor<4x6x6x2xf32>, tensor<3x3x2x4xf32>, tensor<2x2xi64>) -> tensor<4x4x4x4xf32>
  return
}

// -----

func.func @C8(%padding: tensor<2x2xi64>, %a: tensor<4x6x6x2xf32>, %b: tensor<3x3x2x4xf32>) {
  // expected-error @+1 {{'stablehlo.dynamic_conv' op rhs_dilation must be positive, got 0}}
  %0 = "stablehlo.dynamic_conv"(%a, %b, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, rhs_dilation = array<i64: 0, 1>}> : (tensor<4x6x6x2xf32>, tensor<3x3x2x4xf32>, tensor<2x2xi64>) -> tensor<4x4x4x4xf32>
  return
}

// -----

func.func @C9(%padding: tensor<2x2xi64>, %a: tensor<4x6x6x2xf32>, %b: tensor<3x3x2x4xf32>) {
  // expected-error @+1 {{'stablehlo.dynamic_conv' op window_reversal must have one entry per spatial dimension, 2, got 1}}
  %0 = "stablehlo.dynamic_conv"(%a, %b, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, window_reversal = array<i1: true>}> : (tensor<4x6x6x2xf32>, tensor<3x3x2x4xf32>, tensor<2x2xi64>) -> tensor<4x4x4x4xf32>
  return
}

// -----

func.func @C10(%padding: tensor<2x2xi64>, %a: tensor<4x6x6x2xf32>, %b: tensor<3x3x2x4xf32>) {
  // expected-error @+1 {{'stablehlo.dynamic_conv' op input batch must be divisible by its group count, got 4 and 3}}
  %0 = "stablehlo.dynamic_conv"(%a, %b, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 3 : i64}> : (tensor<4x6x6x2xf32>, tensor<3x3x2x4xf32>, tensor<2x2xi64>) -> tensor<4x4x4x4xf32>
  return
}

// -----

func.func @C11(%padding: tensor<2x2xi64>, %a: tensor<4x6x6x2xf32>, %b: tensor<3x3x2x3xf32>) {
  // expected-error @+1 {{'stablehlo.dynamic_conv' op input feature must be divisible by its group count, got 2 and 3}}
  %0 = "stablehlo.dynamic_conv"(%a, %b, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 3 : i64, batch_group_count = 1 : i64}> : (tensor<4x6x6x2xf32>, tensor<3x3x2x3xf32>, tensor<2x2xi64>) -> tensor<4x4x4x4xf32>
  return
}

// -----

func.func @C13(%padding: tensor<2x2xi64>, %a: tensor<4x6x6x2xf32>, %b: tensor<3x3x2x4xf32>) {
  // expected-error @+1 {{'stablehlo.dynamic_conv' op dimensions of input must be distinct, got 1 twice}}
  %0 = "stablehlo.dynamic_conv"(%a, %b, %padding) <{dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 1, input_spatial_dimensions = [1, 2], kernel_input_feature_dimension = 2, kernel_output_feature_dimension = 3, kernel_spatial_dimensions = [0, 1], output_batch_dimension = 0, output_feature_dimension = 3, output_spatial_dimensions = [1, 2]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<4x6x6x2xf32>, tensor<3x3x2x4xf32>, tensor<2x2xi64>) -> tensor<4x4x4x4xf32>
  return
}

// -----

func.func @C13_range(%padding: tensor<2x2xi64>, %a: tensor<4x6x6x2xf32>, %b: tensor<3x3x2x4xf32>) {
  // expected-error @+1 {{'stablehlo.dynamic_conv' op dimensions of input must be dimensions in [0, 4), got 4}}
  %0 = "stablehlo.dynamic_conv"(%a, %b, %padding) <{dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 4, input_spatial_dimensions = [1, 2], kernel_input_feature_dimension = 2, kernel_output_feature_dimension = 3, kernel_spatial_dimensions = [0, 1], output_batch_dimension = 0, output_feature_dimension = 3, output_spatial_dimensions = [1, 2]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<4x6x6x2xf32>, tensor<3x3x2x4xf32>, tensor<2x2xi64>) -> tensor<4x4x4x4xf32>
  return
}

// -----

func.func @C14(%padding: tensor<2x2xi64>, %a: tensor<4x6x6x2xf32>, %b: tensor<3x3x1x4xf32>) {
  // expected-error @+1 {{'stablehlo.dynamic_conv' op kernel input feature must have the size of a group of input features, 2, got 1}}
  %0 = "stablehlo.dynamic_conv"(%a, %b, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<4x6x6x2xf32>, tensor<3x3x1x4xf32>, tensor<2x2xi64>) -> tensor<4x4x4x4xf32>
  return
}

// -----

func.func @C15(%padding: tensor<2x2xi64>, %a: tensor<4x6x6x2xf32>, %b: tensor<3x3x2x3xf32>) {
  // expected-error @+1 {{'stablehlo.dynamic_conv' op kernel output feature must be divisible by its group count, got 3 and 2}}
  %0 = "stablehlo.dynamic_conv"(%a, %b, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 2 : i64}> : (tensor<4x6x6x2xf32>, tensor<3x3x2x3xf32>, tensor<2x2xi64>) -> tensor<2x4x4x3xf32>
  return
}

// -----

func.func @C16(%padding: tensor<2x2xi64>, %a: tensor<4x6x6x2xf32>, %b: tensor<3x3x1x3xf32>) {
  // expected-error @+1 {{'stablehlo.dynamic_conv' op kernel output feature must be divisible by its group count, got 3 and 2}}
  %0 = "stablehlo.dynamic_conv"(%a, %b, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 2 : i64, batch_group_count = 1 : i64}> : (tensor<4x6x6x2xf32>, tensor<3x3x1x3xf32>, tensor<2x2xi64>) -> tensor<4x4x4x3xf32>
  return
}

// -----

func.func @C18(%padding: tensor<2x2xi64>, %a: tensor<4x6x6x2xf32>, %b: tensor<3x3x2x4xf32>) {
  // expected-error @+1 {{'stablehlo.dynamic_conv' op dimensions of kernel must be distinct, got 0 twice}}
  %0 = "stablehlo.dynamic_conv"(%a, %b, %padding) <{dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 3, input_spatial_dimensions = [1, 2], kernel_input_feature_dimension = 2, kernel_output_feature_dimension = 3, kernel_spatial_dimensions = [0, 0], output_batch_dimension = 0, output_feature_dimension = 3, output_spatial_dimensions = [1, 2]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<4x6x6x2xf32>, tensor<3x3x2x4xf32>, tensor<2x2xi64>) -> tensor<4x4x4x4xf32>
  return
}

// -----

func.func @C20(%padding: tensor<2x2xi64>, %a: tensor<4x6x6x2xf32>, %b: tensor<3x3x2x4xf32>) {
  // expected-error @+1 {{'stablehlo.dynamic_conv' op dimensions of output must be distinct, got 3 twice}}
  %0 = "stablehlo.dynamic_conv"(%a, %b, %padding) <{dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 3, input_spatial_dimensions = [1, 2], kernel_input_feature_dimension = 2, kernel_output_feature_dimension = 3, kernel_spatial_dimensions = [0, 1], output_batch_dimension = 0, output_feature_dimension = 3, output_spatial_dimensions = [1, 3]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<4x6x6x2xf32>, tensor<3x3x2x4xf32>, tensor<2x2xi64>) -> tensor<4x4x4x4xf32>
  return
}

// -----

func.func @C21(%padding: tensor<2x2xi64>, %a: tensor<4x6x6x2xf32>, %b: tensor<3x3x2x4xf32>) {
  // expected-error @+1 {{'stablehlo.dynamic_conv' op attribute 'feature_group_count' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive}}
  %0 = "stablehlo.dynamic_conv"(%a, %b, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 0 : i64, batch_group_count = 1 : i64}> : (tensor<4x6x6x2xf32>, tensor<3x3x2x4xf32>, tensor<2x2xi64>) -> tensor<4x4x4x4xf32>
  return
}

// -----

func.func @C22(%padding: tensor<2x2xi64>, %a: tensor<4x6x6x2xf32>, %b: tensor<3x3x2x4xf32>) {
  // expected-error @+1 {{'stablehlo.dynamic_conv' op attribute 'batch_group_count' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive}}
  %0 = "stablehlo.dynamic_conv"(%a, %b, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 0 : i64}> : (tensor<4x6x6x2xf32>, tensor<3x3x2x4xf32>, tensor<2x2xi64>) -> tensor<4x4x4x4xf32>
  return
}

// -----

func.func @C23(%padding: tensor<2x2xi64>, %a: tensor<4x6x6x2xf32>, %b: tensor<3x3x1x4xf32>) {
  // expected-error @+1 {{'stablehlo.dynamic_conv' op one of feature_group_count and batch_group_count must be 1, got 2 and 2}}
  %0 = "stablehlo.dynamic_conv"(%a, %b, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 2 : i64, batch_group_count = 2 : i64}> : (tensor<4x6x6x2xf32>, tensor<3x3x1x4xf32>, tensor<2x2xi64>) -> tensor<4x4x4x4xf32>
  return
}

// -----

func.func @C24(%padding: tensor<2x2xi64>, %a: tensor<4x6x6x2xf32>, %b: tensor<3x3x2x4xf32>) {
  // expected-error @+1 {{'stablehlo.dynamic_conv' op precision_config must be empty or have two entries, got 1}}
  %0 = "stablehlo.dynamic_conv"(%a, %b, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>]}> : (tensor<4x6x6x2xf32>, tensor<3x3x2x4xf32>, tensor<2x2xi64>) -> tensor<4x4x4x4xf32>
  return
}

// -----

func.func @C25_batch(%padding: tensor<2x2xi64>, %a: tensor<4x6x6x2xf32>, %b: tensor<3x3x2x4xf32>) {
  // expected-error @+1 {{'stablehlo.dynamic_conv' op output batch must have the size of a group of the input batch, 4, got 3}}
  %0 = "stablehlo.dynamic_conv"(%a, %b, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<4x6x6x2xf32>, tensor<3x3x2x4xf32>, tensor<2x2xi64>) -> tensor<3x4x4x4xf32>
  return
}

// -----

func.func @C25_feature(%padding: tensor<2x2xi64>, %a: tensor<4x6x6x2xf32>, %b: tensor<3x3x2x4xf32>) {
  // expected-error @+1 {{'stablehlo.dynamic_conv' op output feature must have the size of kernel output feature, 4, got 5}}
  %0 = "stablehlo.dynamic_conv"(%a, %b, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<4x6x6x2xf32>, tensor<3x3x2x4xf32>, tensor<2x2xi64>) -> tensor<4x4x4x5xf32>
  return
}

// -----

func.func @C27(%padding: tensor<2x2xi64>, %a: tensor<4x6x6x2xf32>, %b: tensor<3x3x2x4xi32>) {
  // expected-error @+1 {{'stablehlo.dynamic_conv' op lhs, rhs and result must all be booleans, integers, floats or complex numbers, got f32, i32 and f32}}
  %0 = "stablehlo.dynamic_conv"(%a, %b, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<4x6x6x2xf32>, tensor<3x3x2x4xi32>, tensor<2x2xi64>) -> tensor<4x4x4x4xf32>
  return
}

// -----

func.func @C12(%a: tensor<4x6x6x2xf32>, %b: tensor<3x3x2x4xf32>, %c: tensor<2x2xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_conv' op input must have 2 spatial dimensions, got 1}}
  %0 = "stablehlo.dynamic_conv"(%a, %b, %c) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<4x6x6x2xf32>, tensor<3x3x2x4xf32>, tensor<2x2xi64>) -> tensor<4x4x4x4xf32>
  return
}

// -----

func.func @C17(%a: tensor<4x6x6x2xf32>, %b: tensor<3x3x2x4xf32>, %c: tensor<2x2xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_conv' op kernel must have 2 spatial dimensions, got 1}}
  %0 = "stablehlo.dynamic_conv"(%a, %b, %c) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<4x6x6x2xf32>, tensor<3x3x2x4xf32>, tensor<2x2xi64>) -> tensor<4x4x4x4xf32>
  return
}

// -----

func.func @C19(%a: tensor<4x6x6x2xf32>, %b: tensor<3x3x2x4xf32>, %c: tensor<2x2xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_conv' op output must have 2 spatial dimensions, got 1}}
  %0 = "stablehlo.dynamic_conv"(%a, %b, %c) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<4x6x6x2xf32>, tensor<3x3x2x4xf32>, tensor<2x2xi64>) -> tensor<4x4x4x4xf32>
  return
}

// -----

func.func @C28(%a: tensor<1x4x2x!quant.uniform<i8:f32, 0.5>>, %b: tensor<3x2x4xf32>, %c: tensor<1x2xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_conv' op rhs must be quantized, and result where lhs is, got lhs, rhs and result of !quant.uniform<i8:f32, 5.000000e-01>, f32 and !quant.uniform<i32:f32, 2.500000e-01>}}
  %0 = "stablehlo.dynamic_conv"(%a, %b, %c) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x2x!quant.uniform<i8:f32, 0.5>>, tensor<3x2x4xf32>, tensor<1x2xi64>) -> tensor<1x2x4x!quant.uniform<i32:f32, 0.25>>
  return
}

// -----

func.func @C29(%a: tensor<1x4x2x!quant.uniform<i8:f32, 0.5>>, %b: tensor<3x2x4x!quant.uniform<i8:f32:0, {0.5, 0.25, 0.125}>>, %c: tensor<1x2xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_conv' op scales of rhs must be along the kernel's output feature dimension, got !quant.uniform<i8:f32:0, {5.000000e-01,2.500000e-01,1.250000e-01}>}}
  %0 = "stablehlo.dynamic_conv"(%a, %b, %c) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x2x!quant.uniform<i8:f32, 0.5>>, tensor<3x2x4x!quant.uniform<i8:f32:0, {0.5, 0.25, 0.125}>>, tensor<1x2xi64>) -> tensor<1x2x4x!quant.uniform<i32:f32, 0.25>>
  return
}

// -----

func.func @C30(%a: tensor<1x4x2x!quant.uniform<i8:f32, 0.5>>, %b: tensor<3x2x4x!quant.uniform<i8:f32:2, {0.5, 0.25, 0.125, 2.0}>>, %c: tensor<1x2xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_conv' op scales of result must be along its feature dimension, 2, got !quant.uniform<i8:f32:1, {5.000000e-01,2.500000e-01}>}}
  %0 = "stablehlo.dynamic_conv"(%a, %b, %c) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x2x!quant.uniform<i8:f32, 0.5>>, tensor<3x2x4x!quant.uniform<i8:f32:2, {0.5, 0.25, 0.125, 2.0}>>, tensor<1x2xi64>) -> tensor<1x2x4x!quant.uniform<i8:f32:1, {0.5, 0.25}>>
  return
}

// -----

func.func @C31(%a: tensor<1x4x2x!quant.uniform<i16:f32, 0.5>>, %b: tensor<3x2x4x!quant.uniform<i8:f32, 0.5>>, %c: tensor<1x2xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_conv' op lhs and rhs must have one storage type, got !quant.uniform<i16:f32, 5.000000e-01> and !quant.uniform<i8:f32, 5.000000e-01>}}
  %0 = "stablehlo.dynamic_conv"(%a, %b, %c) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x2x!quant.uniform<i16:f32, 0.5>>, tensor<3x2x4x!quant.uniform<i8:f32, 0.5>>, tensor<1x2xi64>) -> tensor<1x2x4x!quant.uniform<i32:f32, 0.25>>
  return
}

// -----

func.func @C32(%a: tensor<1x4x2x!quant.uniform<i8:f32, 0.5>>, %b: tensor<3x2x4x!quant.uniform<i8:f32, 0.5>>, %c: tensor<1x2xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_conv' op lhs, rhs and result must have one expressed type, got !quant.uniform<i8:f32, 5.000000e-01>, !quant.uniform<i8:f32, 5.000000e-01> and !quant.uniform<i32:f64, 2.500000e-01>}}
  %0 = "stablehlo.dynamic_conv"(%a, %b, %c) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x2x!quant.uniform<i8:f32, 0.5>>, tensor<3x2x4x!quant.uniform<i8:f32, 0.5>>, tensor<1x2xi64>) -> tensor<1x2x4x!quant.uniform<i32:f64, 0.25>>
  return
}

// -----

func.func @C33(%a: tensor<1x4x2x!quant.uniform<i8:f32, 0.5>>, %b: tensor<3x2x4x!quant.uniform<i8:f32, 0.5>>, %c: tensor<1x2xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_conv' op result must have one scale where rhs has, got !quant.uniform<i8:f32:2, {5.000000e-01,2.500000e-01,1.250000e-01,2.000000e+00}>}}
  %0 = "stablehlo.dynamic_conv"(%a, %b, %c) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x2x!quant.uniform<i8:f32, 0.5>>, tensor<3x2x4x!quant.uniform<i8:f32, 0.5>>, tensor<1x2xi64>) -> tensor<1x2x4x!quant.uniform<i8:f32:2, {0.5, 0.25, 0.125, 2.0}>>
  return
}

// -----

func.func @C34(%a: tensor<1x4x2xf64>, %b: tensor<3x2x4x!quant.uniform<i8:f32, 0.5>>, %c: tensor<1x2xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_conv' op lhs and result must have the expressed type of rhs, got lhs, rhs and result of f64, !quant.uniform<i8:f32, 5.000000e-01> and f64}}
  %0 = "stablehlo.dynamic_conv"(%a, %b, %c) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x2xf64>, tensor<3x2x4x!quant.uniform<i8:f32, 0.5>>, tensor<1x2xi64>) -> tensor<1x2x4xf64>
  return
}

// -----

func.func @C26(%a: tensor<4x6x6x2xf32>, %b: tensor<3x3x2x4xf32>, %c: tensor<2x2xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_conv' op lhs, rhs and result must have one rank of at least 2, got 4, 4 and 3}}
  %0 = "stablehlo.dynamic_conv"(%a, %b, %c) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<4x6x6x2xf32>, tensor<3x3x2x4xf32>, tensor<2x2xi64>) -> tensor<4x4x4xf32>
  return
}
