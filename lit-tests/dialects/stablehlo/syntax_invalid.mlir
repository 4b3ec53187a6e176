// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @f(%a: tensor<2xf32>) {
  // expected-error @+1 {{function type must have 2 inputs, got 1}}
  %0 = stablehlo.add %a, %a : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>) {
  // expected-error @+1 {{function type must have 1 result, got 2}}
  %0 = stablehlo.add %a, %a : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
  return
}

// -----

func.func @f(%a: tensor<2xf32>) {
  // expected-error @+1 {{type must be a tensor of complex numbers, got 'tensor<2xf32>'}}
  %0 = stablehlo.complex %a, %a : tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>) {
  // expected-error @+1 {{type must be a tuple, got 'tensor<2xf32>'}}
  %0 = stablehlo.tuple %a : tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>) {
  // expected-error @+1 {{format must be e<exponent bits>m<mantissa bits>, got e5x10}}
  %0 = stablehlo.reduce_precision %a, format = e5x10 : tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x2xf32>) {
  // expected-error @+1 {{precision must be DEFAULT, HIGH or HIGHEST, got LOW}}
  %0 = stablehlo.dot %a, %a, precision = [LOW] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x2xf32>) {
  // expected-error @+1 {{expected precision, then algorithm, each once}}
  %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0], precision = [], precision = [] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x1xf32>, %k: tensor<3x3x1x1xf32>) {
  // expected-error @+1 {{window attribute must be stride, pad, lhs_dilate, rhs_dilate or reverse, got step}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {step = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x4x1xf32>, tensor<3x3x1x1xf32>) -> tensor<1x2x2x1xf32>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x1xf32>, %k: tensor<3x3x1x1xf32>) {
  // expected-error @+1 {{window attribute must be given once, got stride again}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], stride = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x4x1xf32>, tensor<3x3x1x1xf32>) -> tensor<1x2x2x1xf32>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x1xf32>, %k: tensor<3x3x1x1xf32>) {
  // expected-error @+1 {{padding must be pairs of low and high, got another number of entries}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x4x1xf32>, tensor<3x3x1x1xf32>) -> tensor<1x2x2x1xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{applied operation must be a commutative one of the dialect with two operands and one result, got stablehlo.subtract}}
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.subtract across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{one operation can be applied to one input only, got 2}}
  %0:2 = stablehlo.reduce(%x init: %i), (%x init: %i) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<f32>, tensor<f32>) -> (tensor<2xf32>, tensor<2xf32>)
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{function type must have 2 inputs, got 1}}
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>, %p: tensor<i1>) {
  // expected-error @+1 {{loop must have one type per operand, got 1 for 2}}
  %0:2 = stablehlo.while(%a = %x, %b = %x) : tensor<2x3xf32>
  cond {
    stablehlo.return %p : tensor<i1>
  } do {
    stablehlo.return %a, %b : tensor<2x3xf32>, tensor<2x3xf32>
  }
  return
}
