// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @C11_more(%a: tensor<4x5xf32>, %b: tensor<3x1xi32>, %c: tensor<3xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_gather' op slice_sizes must have one entry per dimension, 2, got 3}}
  %0 = "stablehlo.dynamic_gather"(%a, %b, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<4x5xf32>, tensor<3x1xi32>, tensor<3xi64>) -> tensor<3x?xf32>
  return
}

// -----

func.func @C1(%a: tensor<4x5xf32>, %b: tensor<3x1xi32>, %c: tensor<2xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_gather' op offset, collapsed and batching dimensions must count the operand's, 2, got 1}}
  %0 = "stablehlo.dynamic_gather"(%a, %b, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>}> : (tensor<4x5xf32>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<3x?xf32>
  return
}

// -----

func.func @C13_sizes(%a: tensor<4x5xf32>, %b: tensor<3x1xi32>, %c: tensor<2xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_gather' op result must have shape [3, ?], got [2, ?]}}
  %0 = "stablehlo.dynamic_gather"(%a, %b, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<4x5xf32>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<2x?xf32>
  return
}

// -----

func.func @C14_element(%a: tensor<4x5xf32>, %b: tensor<3x1xi32>, %c: tensor<2xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_gather' op result must have the element type of operand, f32, got f64}}
  %0 = "stablehlo.dynamic_gather"(%a, %b, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<4x5xf32>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<3x?xf64>
  return
}

// -----

func.func @C2(%sizes: tensor<2xi64>, %a: tensor<4x5xf32>, %b: tensor<3x1xi32>) {
  // expected-error @+1 {{'stablehlo.dynamic_gather' op index_vector_dim must be in [0, 2], got 3}}
  %0 = "stablehlo.dynamic_gather"(%a, %b, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 3>}> : (tensor<4x5xf32>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<3x5xf32>
  return
}

// -----

func.func @C3(%sizes: tensor<2xi64>, %a: tensor<4x5xf32>, %b: tensor<3x1xi32>) {
  // expected-error @+1 {{'stablehlo.dynamic_gather' op start_index_map must have one entry per element of an index vector, 1, got 2}}
  %0 = "stablehlo.dynamic_gather"(%a, %b, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0, 1], index_vector_dim = 1>}> : (tensor<4x5xf32>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<3x5xf32>
  return
}

// -----

func.func @C4_twice(%sizes: tensor<3xi64>, %a: tensor<4x5x6xf32>, %b: tensor<3x1xi32>) {
  // expected-error @+1 {{'stablehlo.dynamic_gather' op offset_dims must be distinct, got 1 twice}}
  %0 = "stablehlo.dynamic_gather"(%a, %b, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<4x5x6xf32>, tensor<3x1xi32>, tensor<3xi64>) -> tensor<3x5x6xf32>
  return
}

// -----

func.func @C4_order(%sizes: tensor<3xi64>, %a: tensor<4x5x6xf32>, %b: tensor<3x1xi32>) {
  // expected-error @+1 {{'stablehlo.dynamic_gather' op offset_dims must be sorted, got [2, 1]}}
  %0 = "stablehlo.dynamic_gather"(%a, %b, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<4x5x6xf32>, tensor<3x1xi32>, tensor<3xi64>) -> tensor<3x5x6xf32>
  return
}

// -----

func.func @C5(%sizes: tensor<2xi64>, %a: tensor<4x5xf32>, %b: tensor<3x1xi32>) {
  // expected-error @+1 {{'stablehlo.dynamic_gather' op offset_dims must be dimensions in [0, 2), got 2}}
  %0 = "stablehlo.dynamic_gather"(%a, %b, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<4x5xf32>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<3x5xf32>
  return
}

// -----

func.func @C6(%sizes: tensor<2xi64>, %a: tensor<4x5xf32>, %b: tensor<3x1xi32>) {
  // expected-error @+1 {{'stablehlo.dynamic_gather' op collapsed_slice_dims and operand_batching_dims must be distinct, got 0 twice}}
  %0 = "stablehlo.dynamic_gather"(%a, %b, %sizes) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<4x5xf32>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<3xf32>
  return
}

// -----

func.func @C6_order(%sizes: tensor<2xi64>, %a: tensor<4x5xf32>, %b: tensor<3x1xi32>) {
  // expected-error @+1 {{'stablehlo.dynamic_gather' op collapsed_slice_dims must be sorted, got [1, 0]}}
  %0 = "stablehlo.dynamic_gather"(%a, %b, %sizes) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1, 0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<4x5xf32>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<3xf32>
  return
}

// -----

func.func @C7(%sizes: tensor<2xi64>, %a: tensor<4x5xf32>, %b: tensor<3x1xi32>) {
  // expected-error @+1 {{'stablehlo.dynamic_gather' op collapsed_slice_dims must be dimensions in [0, 2), got 2}}
  %0 = "stablehlo.dynamic_gather"(%a, %b, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], start_index_map = [0], index_vector_dim = 1>}> : (tensor<4x5xf32>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<3x5xf32>
  return
}

// -----

func.func @batching_order(%sizes: tensor<3xi64>, %a: tensor<3x3x5xf32>, %b: tensor<3x3x1xi32>) {
  // expected-error @+1 {{'stablehlo.dynamic_gather' op operand_batching_dims must be sorted, got [1, 0]}}
  %0 = "stablehlo.dynamic_gather"(%a, %b, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], start_index_map = [2], operand_batching_dims = [1, 0], start_indices_batching_dims = [1, 0], index_vector_dim = 2>}> : (tensor<3x3x5xf32>, tensor<3x3x1xi32>, tensor<3xi64>) -> tensor<3x3x5xf32>
  return
}

// -----

func.func @batching_range(%sizes: tensor<3xi64>, %a: tensor<3x4x5xf32>, %b: tensor<3x2x1xi32>) {
  // expected-error @+1 {{'stablehlo.dynamic_gather' op operand_batching_dims must be dimensions in [0, 3), got 3}}
  %0 = "stablehlo.dynamic_gather"(%a, %b, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], start_index_map = [1], operand_batching_dims = [3], start_indices_batching_dims = [0], index_vector_dim = 2>}> : (tensor<3x4x5xf32>, tensor<3x2x1xi32>, tensor<3xi64>) -> tensor<3x2x5xf32>
  return
}

// -----

func.func @start_batching_twice(%sizes: tensor<3xi64>, %a: tensor<3x3x5xf32>, %b: tensor<3x3x1xi32>) {
  // expected-error @+1 {{'stablehlo.dynamic_gather' op start_indices_batching_dims must be distinct, got 0 twice}}
  %0 = "stablehlo.dynamic_gather"(%a, %b, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], start_index_map = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 0], index_vector_dim = 2>}> : (tensor<3x3x5xf32>, tensor<3x3x1xi32>, tensor<3xi64>) -> tensor<3x3x5xf32>
  return
}

// -----

func.func @start_batching_range(%sizes: tensor<3xi64>, %a: tensor<3x4x5xf32>, %b: tensor<3x2x1xi32>) {
  // expected-error @+1 {{'stablehlo.dynamic_gather' op start_indices_batching_dims must be dimensions in [0, 3), got 3}}
  %0 = "stablehlo.dynamic_gather"(%a, %b, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], start_index_map = [1], operand_batching_dims = [0], start_indices_batching_dims = [3], index_vector_dim = 2>}> : (tensor<3x4x5xf32>, tensor<3x2x1xi32>, tensor<3xi64>) -> tensor<3x2x5xf32>
  return
}

// -----

func.func @start_batching_index_vector(%sizes: tensor<3xi64>, %a: tensor<3x4x5xf32>, %b: tensor<3x2x1xi32>) {
  // expected-error @+1 {{'stablehlo.dynamic_gather' op start_indices_batching_dims must not hold index_vector_dim, 2}}
  %0 = "stablehlo.dynamic_gather"(%a, %b, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], start_index_map = [1], operand_batching_dims = [0], start_indices_batching_dims = [2], index_vector_dim = 2>}> : (tensor<3x4x5xf32>, tensor<3x2x1xi32>, tensor<3xi64>) -> tensor<3x2x5xf32>
  return
}

// -----

func.func @batching_number(%sizes: tensor<3xi64>, %a: tensor<3x4x5xf32>, %b: tensor<3x2x1xi32>) {
  // expected-error @+1 {{'stablehlo.dynamic_gather' op operand_batching_dims and start_indices_batching_dims must be as many, got 1 and 0}}
  %0 = "stablehlo.dynamic_gather"(%a, %b, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], start_index_map = [1], operand_batching_dims = [0], index_vector_dim = 2>}> : (tensor<3x4x5xf32>, tensor<3x2x1xi32>, tensor<3xi64>) -> tensor<3x2x5xf32>
  return
}

// -----

func.func @batching_sizes(%sizes: tensor<3xi64>, %a: tensor<3x4x5xf32>, %b: tensor<3x2x1xi32>) {
  // expected-error @+1 {{'stablehlo.dynamic_gather' op batching dimension 1 of start_indices must have the size of dimension 0 of operand, 3, got 2}}
  %0 = "stablehlo.dynamic_gather"(%a, %b, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], start_index_map = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], index_vector_dim = 2>}> : (tensor<3x4x5xf32>, tensor<3x2x1xi32>, tensor<3xi64>) -> tensor<3x2x5xf32>
  return
}

// -----

func.func @C9_batching(%sizes: tensor<3xi64>, %a: tensor<3x4x5xf32>, %b: tensor<3x2x1xi32>) {
  // expected-error @+1 {{'stablehlo.dynamic_gather' op start_index_map and operand_batching_dims must be distinct, got 0 twice}}
  %0 = "stablehlo.dynamic_gather"(%a, %b, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], start_index_map = [0], operand_batching_dims = [0], start_indices_batching_dims = [0], index_vector_dim = 2>}> : (tensor<3x4x5xf32>, tensor<3x2x1xi32>, tensor<3xi64>) -> tensor<3x2x5xf32>
  return
}

// -----

func.func @C10(%sizes: tensor<2xi64>, %a: tensor<4x5xf32>, %b: tensor<3x1xi32>) {
  // expected-error @+1 {{'stablehlo.dynamic_gather' op start_index_map must be dimensions in [0, 2), got 2}}
  %0 = "stablehlo.dynamic_gather"(%a, %b, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [2], index_vector_dim = 1>}> : (tensor<4x5xf32>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<3x5xf32>
  return
}

// -----

func.func @C11(%sizes: tensor<1xi64>, %a: tensor<4x5xf32>, %b: tensor<3x1xi32>) {
  // expected-error @+1 {{'stablehlo.dynamic_gather' op slice_sizes must have one entry per dimension, 2, got 1}}
  %0 = "stablehlo.dynamic_gather"(%a, %b, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<4x5xf32>, tensor<3x1xi32>, tensor<1xi64>) -> tensor<3x5xf32>
  return
}

// -----

func.func @C13(%sizes: tensor<2xi64>, %a: tensor<4x5xf32>, %b: tensor<3x1xi32>) {
  // expected-error @+1 {{'stablehlo.dynamic_gather' op result must have shape [3, ?], got [5, 3]}}
  %0 = "stablehlo.dynamic_gather"(%a, %b, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<4x5xf32>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<5x3xf32>
  return
}

// -----

func.func @C14(%sizes: tensor<1xi64>, %a: tensor<4xf32>, %i: tensor<2x1xi32>) {
  // expected-error @+1 {{'stablehlo.dynamic_gather' op result must have the element type of operand, f32, got f64}}
  %0 = "stablehlo.dynamic_gather"(%a, %i, %sizes) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<4xf32>, tensor<2x1xi32>, tensor<1xi64>) -> tensor<2xf64>
  return
}

// -----

func.func @C8(%a: tensor<4x5xf32>, %b: tensor<3x1xi32>) {
  %c = stablehlo.constant dense<[2, 5]> : tensor<2xi64>
  // expected-error @+1 {{'stablehlo.dynamic_gather' op slice_sizes must be at most 1 in collapsed and batching dimensions, got 2 in 0}}
  %0 = "stablehlo.dynamic_gather"(%a, %b, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<4x5xf32>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<3x5xf32>
  return
}

// -----

func.func @C9(%a: tensor<4x5xf32>, %b: tensor<3x2xi32>, %c: tensor<2xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_gather' op start_index_map and operand_batching_dims must be distinct, got 0 twice}}
  %0 = "stablehlo.dynamic_gather"(%a, %b, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0, 0], index_vector_dim = 1>}> : (tensor<4x5xf32>, tensor<3x2xi32>, tensor<2xi64>) -> tensor<3x5xf32>
  return
}

// -----

func.func @C12(%a: tensor<4x5xf32>, %b: tensor<3x1xi32>) {
  %c = stablehlo.constant dense<[1, 6]> : tensor<2xi64>
  // expected-error @+1 {{'stablehlo.dynamic_gather' op slice_sizes must be at most the size of dimension 1, 5, got 6}}
  %0 = "stablehlo.dynamic_gather"(%a, %b, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<4x5xf32>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<3x6xf32>
  return
}

// -----

func.func @C12_negative(%a: tensor<4x5xf32>, %b: tensor<3x1xi32>) {
  %c = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  // expected-error @+1 {{'stablehlo.dynamic_gather' op slice_sizes must not be negative, got [1, -1]}}
  %0 = "stablehlo.dynamic_gather"(%a, %b, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<4x5xf32>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<3x?xf32>
  return
}

// -----

func.func @C13_known(%a: tensor<4x5xf32>, %b: tensor<3x1xi32>) {
  %c = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  // expected-error @+1 {{'stablehlo.dynamic_gather' op result must have shape [3, 2], got [3, 5]}}
  %0 = "stablehlo.dynamic_gather"(%a, %b, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<4x5xf32>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<3x5xf32>
  return
}
