// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @C1(%a: tensor<4x5xf32>, %b: tensor<3x1xi32>) {
  // expected-error @+2 {{'stablehlo.gather' op offset, collapsed and batching dimensions must count the operand's, 2, got 1}}
  // expected-error @+1 {{'stablehlo.gather' op failed to infer returned types}}
  %0 = "stablehlo.gather"(%a, %b) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 5>}> : (tensor<4x5xf32>, tensor<3x1xi32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @C2(%a: tensor<4x5xf32>, %b: tensor<3x1xi32>) {
  // expected-error @+2 {{'stablehlo.gather' op index_vector_dim must be in [0, 2], got 3}}
  // expected-error @+1 {{'stablehlo.gather' op failed to infer returned types}}
  %0 = "stablehlo.gather"(%a, %b) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 3>, slice_sizes = array<i64: 1, 5>}> : (tensor<4x5xf32>, tensor<3x1xi32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @C3(%a: tensor<4x5xf32>, %b: tensor<3x1xi32>) {
  // expected-error @+2 {{'stablehlo.gather' op start_index_map must have one entry per element of an index vector, 1, got 2}}
  // expected-error @+1 {{'stablehlo.gather' op failed to infer returned types}}
  %0 = "stablehlo.gather"(%a, %b) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 5>}> : (tensor<4x5xf32>, tensor<3x1xi32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @C4_twice(%a: tensor<4x5x6xf32>, %b: tensor<3x1xi32>) {
  // expected-error @+2 {{'stablehlo.gather' op offset_dims must be distinct, got 1 twice}}
  // expected-error @+1 {{'stablehlo.gather' op failed to infer returned types}}
  %0 = "stablehlo.gather"(%a, %b) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 5, 6>}> : (tensor<4x5x6xf32>, tensor<3x1xi32>) -> tensor<3x5x6xf32>
  return
}

// -----

func.func @C4_order(%a: tensor<4x5x6xf32>, %b: tensor<3x1xi32>) {
  // expected-error @+2 {{'stablehlo.gather' op offset_dims must be sorted, got [2, 1]}}
  // expected-error @+1 {{'stablehlo.gather' op failed to infer returned types}}
  %0 = "stablehlo.gather"(%a, %b) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 5, 6>}> : (tensor<4x5x6xf32>, tensor<3x1xi32>) -> tensor<3x5x6xf32>
  return
}

// -----

func.func @C5(%a: tensor<4x5xf32>, %b: tensor<3x1xi32>) {
  // expected-error @+2 {{'stablehlo.gather' op offset_dims must be dimensions in [0, 2), got 2}}
  // expected-error @+1 {{'stablehlo.gather' op failed to infer returned types}}
  %0 = "stablehlo.gather"(%a, %b) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 5>}> : (tensor<4x5xf32>, tensor<3x1xi32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @C6(%a: tensor<4x5xf32>, %b: tensor<3x1xi32>) {
  // expected-error @+2 {{'stablehlo.gather' op collapsed_slice_dims and operand_batching_dims must be distinct, got 0 twice}}
  // expected-error @+1 {{'stablehlo.gather' op failed to infer returned types}}
  %0 = "stablehlo.gather"(%a, %b) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<4x5xf32>, tensor<3x1xi32>) -> tensor<3xf32>
  return
}

// -----

func.func @C7(%a: tensor<4x5xf32>, %b: tensor<3x1xi32>) {
  // expected-error @+2 {{'stablehlo.gather' op collapsed_slice_dims must be sorted, got [1, 0]}}
  // expected-error @+1 {{'stablehlo.gather' op failed to infer returned types}}
  %0 = "stablehlo.gather"(%a, %b) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1, 0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<4x5xf32>, tensor<3x1xi32>) -> tensor<3xf32>
  return
}

// -----

func.func @C8(%a: tensor<4x5xf32>, %b: tensor<3x1xi32>) {
  // expected-error @+2 {{'stablehlo.gather' op collapsed_slice_dims must be dimensions in [0, 2), got 2}}
  // expected-error @+1 {{'stablehlo.gather' op failed to infer returned types}}
  %0 = "stablehlo.gather"(%a, %b) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 5>}> : (tensor<4x5xf32>, tensor<3x1xi32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @C9(%a: tensor<4x5xf32>, %b: tensor<3x1xi32>) {
  // expected-error @+2 {{'stablehlo.gather' op slice_sizes must be at most 1 in collapsed and batching dimensions, got 2 in 0}}
  // expected-error @+1 {{'stablehlo.gather' op failed to infer returned types}}
  %0 = "stablehlo.gather"(%a, %b) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 5>}> : (tensor<4x5xf32>, tensor<3x1xi32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @C10(%a: tensor<3x3x5xf32>, %b: tensor<3x3x1xi32>) {
  // expected-error @+2 {{'stablehlo.gather' op operand_batching_dims must be sorted, got [1, 0]}}
  // expected-error @+1 {{'stablehlo.gather' op failed to infer returned types}}
  %0 = "stablehlo.gather"(%a, %b) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], start_index_map = [2], operand_batching_dims = [1, 0], start_indices_batching_dims = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<3x3x5xf32>, tensor<3x3x1xi32>) -> tensor<3x3x5xf32>
  return
}

// -----

func.func @C11(%a: tensor<3x4x5xf32>, %b: tensor<3x2x1xi32>) {
  // expected-error @+2 {{'stablehlo.gather' op operand_batching_dims must be dimensions in [0, 3), got 3}}
  // expected-error @+1 {{'stablehlo.gather' op failed to infer returned types}}
  %0 = "stablehlo.gather"(%a, %b) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], start_index_map = [1], operand_batching_dims = [3], start_indices_batching_dims = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<3x4x5xf32>, tensor<3x2x1xi32>) -> tensor<3x2x5xf32>
  return
}

// -----

func.func @C12(%a: tensor<3x4x5xf32>, %b: tensor<3x2x1xi32>) {
  // expected-error @+2 {{'stablehlo.gather' op slice_sizes must be at most 1 in collapsed and batching dimensions, got 2 in 0}}
  // expected-error @+1 {{'stablehlo.gather' op failed to infer returned types}}
  %0 = "stablehlo.gather"(%a, %b) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], start_index_map = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], index_vector_dim = 2>, slice_sizes = array<i64: 2, 1, 5>}> : (tensor<3x4x5xf32>, tensor<3x2x1xi32>) -> tensor<3x2x5xf32>
  return
}

// -----

func.func @C13(%a: tensor<3x3x5xf32>, %b: tensor<3x3x1xi32>) {
  // expected-error @+2 {{'stablehlo.gather' op start_indices_batching_dims must be distinct, got 0 twice}}
  // expected-error @+1 {{'stablehlo.gather' op failed to infer returned types}}
  %0 = "stablehlo.gather"(%a, %b) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], start_index_map = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<3x3x5xf32>, tensor<3x3x1xi32>) -> tensor<3x3x5xf32>
  return
}

// -----

func.func @C14(%a: tensor<3x4x5xf32>, %b: tensor<3x2x1xi32>) {
  // expected-error @+2 {{'stablehlo.gather' op start_indices_batching_dims must be dimensions in [0, 3), got 3}}
  // expected-error @+1 {{'stablehlo.gather' op failed to infer returned types}}
  %0 = "stablehlo.gather"(%a, %b) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], start_index_map = [1], operand_batching_dims = [0], start_indices_batching_dims = [3], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<3x4x5xf32>, tensor<3x2x1xi32>) -> tensor<3x2x5xf32>
  return
}

// -----

func.func @C15(%a: tensor<3x4x5xf32>, %b: tensor<3x2x1xi32>) {
  // expected-error @+2 {{'stablehlo.gather' op start_indices_batching_dims must not hold index_vector_dim, 2}}
  // expected-error @+1 {{'stablehlo.gather' op failed to infer returned types}}
  %0 = "stablehlo.gather"(%a, %b) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], start_index_map = [1], operand_batching_dims = [0], start_indices_batching_dims = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<3x4x5xf32>, tensor<3x2x1xi32>) -> tensor<3x2x5xf32>
  return
}

// -----

func.func @C16(%a: tensor<3x4x5xf32>, %b: tensor<3x2x1xi32>) {
  // expected-error @+2 {{'stablehlo.gather' op operand_batching_dims and start_indices_batching_dims must be as many, got 1 and 0}}
  // expected-error @+1 {{'stablehlo.gather' op failed to infer returned types}}
  %0 = "stablehlo.gather"(%a, %b) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], start_index_map = [1], operand_batching_dims = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<3x4x5xf32>, tensor<3x2x1xi32>) -> tensor<3x2x5xf32>
  return
}

// -----

func.func @C17(%a: tensor<3x4x5xf32>, %b: tensor<3x2x1xi32>) {
  // expected-error @+2 {{'stablehlo.gather' op batching dimension 1 of start_indices must have the size of dimension 0 of operand, 3, got 2}}
  // expected-error @+1 {{'stablehlo.gather' op failed to infer returned types}}
  %0 = "stablehlo.gather"(%a, %b) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], start_index_map = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<3x4x5xf32>, tensor<3x2x1xi32>) -> tensor<3x2x5xf32>
  return
}

// -----

func.func @C18(%a: tensor<3x4x5xf32>, %b: tensor<3x2x1xi32>) {
  // expected-error @+2 {{'stablehlo.gather' op start_index_map and operand_batching_dims must be distinct, got 0 twice}}
  // expected-error @+1 {{'stablehlo.gather' op failed to infer returned types}}
  %0 = "stablehlo.gather"(%a, %b) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], start_index_map = [0], operand_batching_dims = [0], start_indices_batching_dims = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<3x4x5xf32>, tensor<3x2x1xi32>) -> tensor<3x2x5xf32>
  return
}

// -----

func.func @C19(%a: tensor<4x5xf32>, %b: tensor<3x1xi32>) {
  // expected-error @+2 {{'stablehlo.gather' op start_index_map must be dimensions in [0, 2), got 2}}
  // expected-error @+1 {{'stablehlo.gather' op failed to infer returned types}}
  %0 = "stablehlo.gather"(%a, %b) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 5>}> : (tensor<4x5xf32>, tensor<3x1xi32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @C20(%a: tensor<4x5xf32>, %b: tensor<3x1xi32>) {
  // expected-error @+2 {{'stablehlo.gather' op slice_sizes must have one entry per dimension, got 1 for rank 2}}
  // expected-error @+1 {{'stablehlo.gather' op failed to infer returned types}}
  %0 = "stablehlo.gather"(%a, %b) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<4x5xf32>, tensor<3x1xi32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @C21_negative(%a: tensor<4x5xf32>, %b: tensor<3x1xi32>) {
  // expected-error @+2 {{'stablehlo.gather' op slice_sizes must not be negative, got -1}}
  // expected-error @+1 {{'stablehlo.gather' op failed to infer returned types}}
  %0 = "stablehlo.gather"(%a, %b) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, -1>}> : (tensor<4x5xf32>, tensor<3x1xi32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @C21_larger(%a: tensor<4x5xf32>, %b: tensor<3x1xi32>) {
  // expected-error @+2 {{'stablehlo.gather' op slice_sizes must be at most the size of dimension 1, 5, got 6}}
  // expected-error @+1 {{'stablehlo.gather' op failed to infer returned types}}
  %0 = "stablehlo.gather"(%a, %b) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 6>}> : (tensor<4x5xf32>, tensor<3x1xi32>) -> tensor<3x6xf32>
  return
}

// -----

func.func @C22(%a: tensor<4x5xf32>, %b: tensor<3x1xi32>) {
  // expected-error @+2 {{'stablehlo.gather' op inferred type(s) 'tensor<3x5xf32>' are incompatible with return type(s) of operation 'tensor<5x3xf32>'}}
  // expected-error @+1 {{'stablehlo.gather' op failed to infer returned types}}
  %0 = "stablehlo.gather"(%a, %b) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 5>}> : (tensor<4x5xf32>, tensor<3x1xi32>) -> tensor<5x3xf32>
  return
}

// -----

func.func @C23(%a: tensor<4xf32>, %i: tensor<2x1xi32>) {
  // expected-error @+2 {{'stablehlo.gather' op inferred type(s) 'tensor<2xf32>' are incompatible with return type(s) of operation 'tensor<2xf64>'}}
  // expected-error @+1 {{'stablehlo.gather' op failed to infer returned types}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<2x1xi32>) -> tensor<2xf64>
  return
}
