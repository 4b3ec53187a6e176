// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @element_type(%a: tensor<8x3xf32>, %b: tensor<2xi32>) {
  // expected-error @+1 {{'stablehlo.torch_index_select' op result must have the element type of operand, f32, got f64}}
  %0 = "stablehlo.torch_index_select"(%a, %b) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<8x3xf32>, tensor<2xi32>) -> tensor<2x3xf64>
  return
}

// -----

func.func @dim(%a: tensor<8x3xf32>, %b: tensor<2xi32>) {
  // expected-error @+1 {{'stablehlo.torch_index_select' op dim must be dimensions in [0, 2), got 2}}
  %0 = "stablehlo.torch_index_select"(%a, %b) <{dim = 2 : i64, batch_dims = 0 : i64}> : (tensor<8x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @batch_dims(%a: tensor<8x3xf32>, %b: tensor<2xi32>) {
  // expected-error @+1 {{'stablehlo.torch_index_select' op batch_dims must be in [0, dim] and at most the rank of index, got 1}}
  %0 = "stablehlo.torch_index_select"(%a, %b) <{dim = 0 : i64, batch_dims = 1 : i64}> : (tensor<8x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @batch_sizes(%a: tensor<8x3xf32>, %b: tensor<2x4xi32>) {
  // expected-error @+1 {{'stablehlo.torch_index_select' op batch dimensions of index must have shape [8], got [2]}}
  %0 = "stablehlo.torch_index_select"(%a, %b) <{dim = 1 : i64, batch_dims = 1 : i64}> : (tensor<8x3xf32>, tensor<2x4xi32>) -> tensor<8x4xf32>
  return
}

// -----

func.func @result(%a: tensor<8x3xf32>, %b: tensor<2xi32>) {
  // expected-error @+1 {{'stablehlo.torch_index_select' op result must have shape [2, 3], got [3, 3]}}
  %0 = "stablehlo.torch_index_select"(%a, %b) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<8x3xf32>, tensor<2xi32>) -> tensor<3x3xf32>
  return
}
