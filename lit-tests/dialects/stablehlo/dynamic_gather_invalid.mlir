// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What `gather` does not check for it; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @C1(%a: tensor<4x5xf32>, %b: tensor<3x1xi32>, %c: tensor<3xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_gather' op slice_sizes must have one entry per dimension, 2, got 3}}
  %0 = "stablehlo.dynamic_gather"(%a, %b, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<4x5xf32>, tensor<3x1xi32>, tensor<3xi64>) -> tensor<3x?xf32>
  return
}

// -----

func.func @dimension_numbers(%a: tensor<4x5xf32>, %b: tensor<3x1xi32>, %c: tensor<2xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_gather' op offset, collapsed and batching dimensions must count the operand's, 2, got 1}}
  %0 = "stablehlo.dynamic_gather"(%a, %b, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>}> : (tensor<4x5xf32>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<3x?xf32>
  return
}

// -----

func.func @result(%a: tensor<4x5xf32>, %b: tensor<3x1xi32>, %c: tensor<2xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_gather' op result must have shape [3, ?], got [2, ?]}}
  %0 = "stablehlo.dynamic_gather"(%a, %b, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<4x5xf32>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<2x?xf32>
  return
}

// -----

func.func @element(%a: tensor<4x5xf32>, %b: tensor<3x1xi32>, %c: tensor<2xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_gather' op result must have the element type of operand, f32, got f64}}
  %0 = "stablehlo.dynamic_gather"(%a, %b, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<4x5xf32>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<3x?xf64>
  return
}
