// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @C1(%a: tensor<4x5xf32>, %b: tensor<4x6xf32>, %c: tensor<3x1xi32>, %d: tensor<3x5xf32>, %e: tensor<3x5xf32>) {
  // expected-error @+1 {{'stablehlo.scatter' op input 1 must have shape [4, 5], got [4, 6]}}
  %0:2 = "stablehlo.scatter"(%a, %b, %c, %d, %e) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>, %z: tensor<f32>, %w: tensor<f32>):
    stablehlo.return %x, %y : tensor<f32>, tensor<f32>
  }) : (tensor<4x5xf32>, tensor<4x6xf32>, tensor<3x1xi32>, tensor<3x5xf32>, tensor<3x5xf32>) -> (tensor<4x5xf32>, tensor<4x6xf32>)
  return
}

// -----

func.func @C2(%a: tensor<4x5xf32>, %b: tensor<3x1xi32>, %c: tensor<3x5xf32>) {
  // expected-error @+1 {{'stablehlo.scatter' op window, inserted and batching dimensions must count the input's, 2, got 1}}
  %0 = "stablehlo.scatter"(%a, %b, %c) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<4x5xf32>, tensor<3x1xi32>, tensor<3x5xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @C3(%a: tensor<4x5xf32>, %b: tensor<4x5xf32>, %c: tensor<3x1xi32>, %d: tensor<3x5xf32>, %e: tensor<3x4xf32>) {
  // expected-error @+1 {{'stablehlo.scatter' op update 1 must have shape [3, 5], got [3, 4]}}
  %0:2 = "stablehlo.scatter"(%a, %b, %c, %d, %e) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>, %z: tensor<f32>, %w: tensor<f32>):
    stablehlo.return %x, %y : tensor<f32>, tensor<f32>
  }) : (tensor<4x5xf32>, tensor<4x5xf32>, tensor<3x1xi32>, tensor<3x5xf32>, tensor<3x4xf32>) -> (tensor<4x5xf32>, tensor<4x5xf32>)
  return
}

// -----

func.func @C4_rank(%a: tensor<4x5xf32>, %b: tensor<3x1xi32>, %c: tensor<3x5x1xf32>) {
  // expected-error @+1 {{'stablehlo.scatter' op updates must have a dimension per batch and window dimension, 2, got 3}}
  %0 = "stablehlo.scatter"(%a, %b, %c) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<4x5xf32>, tensor<3x1xi32>, tensor<3x5x1xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @C4_batch(%a: tensor<4x5xf32>, %b: tensor<3x1xi32>, %c: tensor<2x5xf32>) {
  // expected-error @+1 {{'stablehlo.scatter' op dimension 0 of updates must have the size of scatter_indices, 3, got 2}}
  %0 = "stablehlo.scatter"(%a, %b, %c) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<4x5xf32>, tensor<3x1xi32>, tensor<2x5xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @C4_window(%a: tensor<4x5xf32>, %b: tensor<3x1xi32>, %c: tensor<3x6xf32>) {
  // expected-error @+1 {{'stablehlo.scatter' op window dimension 1 of updates must be at most the size of dimension 1 of input, 5, got 6}}
  %0 = "stablehlo.scatter"(%a, %b, %c) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<4x5xf32>, tensor<3x1xi32>, tensor<3x6xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @C5(%a: tensor<3x1xi32>) {
  // expected-error @+1 {{'stablehlo.scatter' op there must be at least one input, got none}}
  "stablehlo.scatter"(%a) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    stablehlo.return
  }) : (tensor<3x1xi32>) -> ()
  return
}

// -----

func.func @C6(%a: tensor<4x5xf32>, %b: tensor<3x1xi32>, %c: tensor<3x5xf64>) {
  // expected-error @+1 {{'stablehlo.scatter' op update 0 must have the element type of input 0, f32, got f64}}
  %0 = "stablehlo.scatter"(%a, %b, %c) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<4x5xf32>, tensor<3x1xi32>, tensor<3x5xf64>) -> tensor<4x5xf32>
  return
}

// -----

func.func @C7_twice(%a: tensor<4x5x6xf32>, %b: tensor<3x1xi32>, %c: tensor<3x5x6xf32>) {
  // expected-error @+1 {{'stablehlo.scatter' op update_window_dims must be distinct, got 1 twice}}
  %0 = "stablehlo.scatter"(%a, %b, %c) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<4x5x6xf32>, tensor<3x1xi32>, tensor<3x5x6xf32>) -> tensor<4x5x6xf32>
  return
}

// -----

func.func @C7_order(%a: tensor<4x5x6xf32>, %b: tensor<3x1xi32>, %c: tensor<3x5x6xf32>) {
  // expected-error @+1 {{'stablehlo.scatter' op update_window_dims must be sorted, got [2, 1]}}
  %0 = "stablehlo.scatter"(%a, %b, %c) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<4x5x6xf32>, tensor<3x1xi32>, tensor<3x5x6xf32>) -> tensor<4x5x6xf32>
  return
}

// -----

func.func @C8(%a: tensor<4x5xf32>, %b: tensor<3x1xi32>, %c: tensor<3x5xf32>) {
  // expected-error @+1 {{'stablehlo.scatter' op update_window_dims must be dimensions in [0, 2), got 2}}
  %0 = "stablehlo.scatter"(%a, %b, %c) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<4x5xf32>, tensor<3x1xi32>, tensor<3x5xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @C9(%a: tensor<4x5xf32>, %b: tensor<3x1xi32>, %c: tensor<3xf32>) {
  // expected-error @+1 {{'stablehlo.scatter' op inserted_window_dims and input_batching_dims must be distinct, got 0 twice}}
  %0 = "stablehlo.scatter"(%a, %b, %c) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<4x5xf32>, tensor<3x1xi32>, tensor<3xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @C10(%a: tensor<4x5xf32>, %b: tensor<3x1xi32>, %c: tensor<3xf32>) {
  // expected-error @+1 {{'stablehlo.scatter' op inserted_window_dims must be sorted, got [1, 0]}}
  %0 = "stablehlo.scatter"(%a, %b, %c) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<4x5xf32>, tensor<3x1xi32>, tensor<3xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @C11(%a: tensor<4x5xf32>, %b: tensor<3x1xi32>, %c: tensor<3x5xf32>) {
  // expected-error @+1 {{'stablehlo.scatter' op inserted_window_dims must be dimensions in [0, 2), got 2}}
  %0 = "stablehlo.scatter"(%a, %b, %c) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<4x5xf32>, tensor<3x1xi32>, tensor<3x5xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @C12(%a: tensor<3x3x5xf32>, %b: tensor<3x3x1xi32>, %c: tensor<3x3x5xf32>) {
  // expected-error @+1 {{'stablehlo.scatter' op input_batching_dims must be sorted, got [1, 0]}}
  %0 = "stablehlo.scatter"(%a, %b, %c) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], scatter_dims_to_operand_dims = [2], input_batching_dims = [1, 0], scatter_indices_batching_dims = [1, 0], index_vector_dim = 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<3x3x5xf32>, tensor<3x3x1xi32>, tensor<3x3x5xf32>) -> tensor<3x3x5xf32>
  return
}

// -----

func.func @C13(%a: tensor<3x4x5xf32>, %b: tensor<3x2x1xi32>, %c: tensor<3x2x5xf32>) {
  // expected-error @+1 {{'stablehlo.scatter' op input_batching_dims must be dimensions in [0, 3), got 3}}
  %0 = "stablehlo.scatter"(%a, %b, %c) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], input_batching_dims = [3], scatter_indices_batching_dims = [0], index_vector_dim = 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<3x2x1xi32>, tensor<3x2x5xf32>) -> tensor<3x4x5xf32>
  return
}

// -----

func.func @C14(%a: tensor<3x3x5xf32>, %b: tensor<3x3x1xi32>, %c: tensor<3x3x5xf32>) {
  // expected-error @+1 {{'stablehlo.scatter' op scatter_indices_batching_dims must be distinct, got 0 twice}}
  %0 = "stablehlo.scatter"(%a, %b, %c) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], scatter_dims_to_operand_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 0], index_vector_dim = 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<3x3x5xf32>, tensor<3x3x1xi32>, tensor<3x3x5xf32>) -> tensor<3x3x5xf32>
  return
}

// -----

func.func @C15(%a: tensor<3x4x5xf32>, %b: tensor<3x2x1xi32>, %c: tensor<3x2x5xf32>) {
  // expected-error @+1 {{'stablehlo.scatter' op scatter_indices_batching_dims must be dimensions in [0, 3), got 3}}
  %0 = "stablehlo.scatter"(%a, %b, %c) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [3], index_vector_dim = 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<3x2x1xi32>, tensor<3x2x5xf32>) -> tensor<3x4x5xf32>
  return
}

// -----

func.func @C16(%a: tensor<3x4x5xf32>, %b: tensor<3x2x1xi32>, %c: tensor<3x2x5xf32>) {
  // expected-error @+1 {{'stablehlo.scatter' op scatter_indices_batching_dims must not hold index_vector_dim, 2}}
  %0 = "stablehlo.scatter"(%a, %b, %c) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [2], index_vector_dim = 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<3x2x1xi32>, tensor<3x2x5xf32>) -> tensor<3x4x5xf32>
  return
}

// -----

func.func @C17(%a: tensor<3x4x5xf32>, %b: tensor<3x2x1xi32>, %c: tensor<3x2x5xf32>) {
  // expected-error @+1 {{'stablehlo.scatter' op input_batching_dims and scatter_indices_batching_dims must be as many, got 1 and 0}}
  %0 = "stablehlo.scatter"(%a, %b, %c) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], input_batching_dims = [0], index_vector_dim = 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<3x2x1xi32>, tensor<3x2x5xf32>) -> tensor<3x4x5xf32>
  return
}

// -----

func.func @C18(%a: tensor<3x4x5xf32>, %b: tensor<3x2x1xi32>, %c: tensor<3x2x5xf32>) {
  // expected-error @+1 {{'stablehlo.scatter' op batching dimension 1 of scatter_indices must have the size of dimension 0 of input, 3, got 2}}
  %0 = "stablehlo.scatter"(%a, %b, %c) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], index_vector_dim = 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<3x2x1xi32>, tensor<3x2x5xf32>) -> tensor<3x4x5xf32>
  return
}

// -----

func.func @C19(%a: tensor<4x5xf32>, %b: tensor<3x1xi32>, %c: tensor<3x5xf32>) {
  // expected-error @+1 {{'stablehlo.scatter' op scatter_dims_to_operand_dims must have one entry per element of an index vector, 1, got 2}}
  %0 = "stablehlo.scatter"(%a, %b, %c) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<4x5xf32>, tensor<3x1xi32>, tensor<3x5xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @C20(%a: tensor<3x4x5xf32>, %b: tensor<3x2x1xi32>, %c: tensor<3x2x5xf32>) {
  // expected-error @+1 {{'stablehlo.scatter' op scatter_dims_to_operand_dims and input_batching_dims must be distinct, got 0 twice}}
  %0 = "stablehlo.scatter"(%a, %b, %c) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0], input_batching_dims = [0], scatter_indices_batching_dims = [0], index_vector_dim = 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<3x2x1xi32>, tensor<3x2x5xf32>) -> tensor<3x4x5xf32>
  return
}

// -----

func.func @C21(%a: tensor<4x5xf32>, %b: tensor<3x1xi32>, %c: tensor<3x5xf32>) {
  // expected-error @+1 {{'stablehlo.scatter' op scatter_dims_to_operand_dims must be dimensions in [0, 2), got 2}}
  %0 = "stablehlo.scatter"(%a, %b, %c) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<4x5xf32>, tensor<3x1xi32>, tensor<3x5xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @C22(%a: tensor<4x5xf32>, %b: tensor<3x1xi32>, %c: tensor<3x5xf32>) {
  // expected-error @+1 {{'stablehlo.scatter' op index_vector_dim must be in [0, 2], got 3}}
  %0 = "stablehlo.scatter"(%a, %b, %c) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 3>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<4x5xf32>, tensor<3x1xi32>, tensor<3x5xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @C23_count(%a: tensor<4x5xf32>, %b: tensor<3x1xi32>, %c: tensor<3x5xf32>) {
  // expected-error @+1 {{'stablehlo.scatter' op update_computation must take two scalars per input, got 3 for 1}}
  %0 = "stablehlo.scatter"(%a, %b, %c) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>, %z: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<4x5xf32>, tensor<3x1xi32>, tensor<3x5xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @C23_type(%a: tensor<4x5xf32>, %b: tensor<3x1xi32>, %c: tensor<3x5xf32>) {
  // expected-error @+1 {{'stablehlo.scatter' op update_computation must compute in the element type of input 0 or a wider one, f32, got i32}}
  %0 = "stablehlo.scatter"(%a, %b, %c) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    stablehlo.return %x : tensor<i32>
  }) : (tensor<4x5xf32>, tensor<3x1xi32>, tensor<3x5xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @C24(%a: tensor<4x5xf32>, %b: tensor<3x1xi32>, %c: tensor<3x5xf32>) {
  // expected-error @+1 {{'stablehlo.scatter' op result 0 must have the shape of input 0 and the element type of update_computation, got tensor<4x6xf32>}}
  %0 = "stablehlo.scatter"(%a, %b, %c) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<4x5xf32>, tensor<3x1xi32>, tensor<3x5xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @C25(%a: tensor<4x5xf32>, %b: tensor<3x1xi32>, %c: tensor<3x5xf32>) {
  // expected-error @+1 {{'stablehlo.scatter' op result 0 must have the shape of input 0 and the element type of update_computation, got tensor<4x5xf32>}}
  %0 = "stablehlo.scatter"(%a, %b, %c) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    stablehlo.return %x : tensor<f64>
  }) : (tensor<4x5xf32>, tensor<3x1xi32>, tensor<3x5xf32>) -> tensor<4x5xf32>
  return
}
