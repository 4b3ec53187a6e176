// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s --split-input-file --verify-diagnostics
// What follows for results where sizes are not known but bounded: docs/type_inference.md of openxla/stablehlo. Each was compared with
// jaxlib 0.10.2, which accepts some sizes that contradict their bounds.

#three = #stablehlo.bounds<3>
#four = #stablehlo.bounds<4>

func.func @most_specific(%a: tensor<?xf32, #three>, %b: tensor<?xf32, #four>, %c: tensor<?xf32>, %d: tensor<3xf32>) {
  %0 = "stablehlo.add"(%a, %b) : (tensor<?xf32, #three>, tensor<?xf32, #four>) -> tensor<?xf32, #three>
  %1 = "stablehlo.add"(%a, %c) : (tensor<?xf32, #three>, tensor<?xf32>) -> tensor<?xf32, #three>
  %2 = "stablehlo.add"(%a, %d) : (tensor<?xf32, #three>, tensor<3xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @size_beyond_bound(%a: tensor<?xf32, #stablehlo.bounds<3>>, %b: tensor<5xf32>) {
  // expected-error @+1 {{'stablehlo.add' op operands and result must have one shape, got}}
  %0 = "stablehlo.add"(%a, %b) : (tensor<?xf32, #stablehlo.bounds<3>>, tensor<5xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @result_beyond_bound(%a: tensor<?xf32, #stablehlo.bounds<3>>) {
  // expected-error @+1 {{'stablehlo.negate' op}}
  %0 = "stablehlo.negate"(%a) : (tensor<?xf32, #stablehlo.bounds<3>>) -> tensor<5xf32>
  return
}

// -----

func.func @sum_of_bounds(%a: tensor<?xf32, #stablehlo.bounds<3>>, %b: tensor<2xf32>) -> tensor<?xf32, #stablehlo.bounds<5>> {
  %0 = stablehlo.concatenate %a, %b, dim = 0 : (tensor<?xf32, #stablehlo.bounds<3>>, tensor<2xf32>) -> tensor<?xf32, #stablehlo.bounds<5>>
  return %0 : tensor<?xf32, #stablehlo.bounds<5>>
}

// -----

func.func @concatenation_beyond_bound(%a: tensor<?xf32, #stablehlo.bounds<3>>, %b: tensor<2xf32>) {
  // expected-error @+1 {{'stablehlo.concatenate' op}}
  %0 = stablehlo.concatenate %a, %b, dim = 0 : (tensor<?xf32, #stablehlo.bounds<3>>, tensor<2xf32>) -> tensor<6xf32>
  return
}

// -----

func.func @branches(%p: tensor<i1>, %a: tensor<3xf32>, %b: tensor<?xf32, #stablehlo.bounds<4>>) {
  %0 = "stablehlo.if"(%p) ({
    stablehlo.return %a : tensor<3xf32>
  }, {
    stablehlo.return %b : tensor<?xf32, #stablehlo.bounds<4>>
  }) : (tensor<i1>) -> tensor<?xf32, #stablehlo.bounds<4>>
  return
}

// -----

func.func @one_type(%a: tensor<?xf32, #stablehlo.bounds<3>>, %m: tensor<?x3xf32, #stablehlo.bounds<4, ?>>) {
  %0 = "stablehlo.reverse"(%a) {dimensions = array<i64: 0>} : (tensor<?xf32, #stablehlo.bounds<3>>) -> tensor<?xf32>
  %1 = "stablehlo.reduce_precision"(%a) {exponent_bits = 8 : i32, mantissa_bits = 10 : i32} : (tensor<?xf32, #stablehlo.bounds<3>>) -> tensor<2xf32>
  %2 = "stablehlo.cholesky"(%m) {lower = true} : (tensor<?x3xf32, #stablehlo.bounds<4, ?>>) -> tensor<3x3xf32>
  return
}

// -----

func.func @reverse_beyond_bound(%a: tensor<?xf32, #stablehlo.bounds<3>>) {
  // expected-error @+1 {{'stablehlo.reverse' op operands and result must have one shape, got 'tensor<?xf32, #stablehlo.bounds<3>>' and}}
  %0 = "stablehlo.reverse"(%a) {dimensions = array<i64: 0>} : (tensor<?xf32, #stablehlo.bounds<3>>) -> tensor<5xf32>
  return
}

// -----

func.func @reduce_precision_beyond_bound(%a: tensor<5xf32>) {
  // expected-error @+1 {{'stablehlo.reduce_precision' op operands and result must have one shape, got 'tensor<5xf32>' and}}
  %0 = "stablehlo.reduce_precision"(%a) {exponent_bits = 8 : i32, mantissa_bits = 10 : i32} : (tensor<5xf32>) -> tensor<?xf32, #stablehlo.bounds<3>>
  return
}

// -----

func.func @cholesky_beyond_bound(%a: tensor<?x?xf32, #stablehlo.bounds<3, ?>>) {
  // expected-error @+1 {{'stablehlo.cholesky' op operands and result must have one shape, got 'tensor<?x?xf32, #stablehlo.bounds<3, ?>>' and}}
  %0 = "stablehlo.cholesky"(%a) {lower = true} : (tensor<?x?xf32, #stablehlo.bounds<3, ?>>) -> tensor<4x4xf32>
  return
}

// -----

func.func @batches(%a: tensor<?x4xf32, #stablehlo.bounds<3, ?>>, %b: tensor<?x4xf32, #stablehlo.bounds<2, ?>>) {
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<?x4xf32, #stablehlo.bounds<3, ?>>, tensor<?x4xf32, #stablehlo.bounds<2, ?>>) -> tensor<?xf32, #stablehlo.bounds<2>>
  %1 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<?x4xf32, #stablehlo.bounds<3, ?>>, tensor<?x4xf32, #stablehlo.bounds<2, ?>>) -> tensor<1xf32>
  return
}

// -----

func.func @batch_beyond_bound(%a: tensor<3x4xf32>, %b: tensor<?x4xf32, #stablehlo.bounds<2, ?>>) {
  // expected-error @+1 {{'stablehlo.dot_general' op batching dimension 0 of rhs must have the size of dimension 0 of lhs, 3, got ? of at most 2}}
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<3x4xf32>, tensor<?x4xf32, #stablehlo.bounds<2, ?>>) -> tensor<?xf32>
  return
}

// -----

func.func @contraction_beyond_bound(%a: tensor<5x4xf32>, %b: tensor<?x4xf32, #stablehlo.bounds<2, ?>>) {
  // expected-error @+1 {{'stablehlo.dot_general' op contracting dimension 0 of rhs must have the size of dimension 0 of lhs, 5, got ? of at most 2}}
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0] : (tensor<5x4xf32>, tensor<?x4xf32, #stablehlo.bounds<2, ?>>) -> tensor<4x4xf32>
  return
}

// -----

func.func @product_beyond_bound(%a: tensor<?x4xf32, #stablehlo.bounds<3, ?>>, %b: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.dot_general' op result must have shape [? of at most 3], got [5]}}
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<?x4xf32, #stablehlo.bounds<3, ?>>, tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @map(%a: tensor<?xf32, #stablehlo.bounds<3>>, %b: tensor<?xf32>) {
  %0 = "stablehlo.map"(%a, %b) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) {dimensions = array<i64: 0>} : (tensor<?xf32, #stablehlo.bounds<3>>, tensor<?xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @map_beyond_bound(%a: tensor<?xf32, #stablehlo.bounds<3>>, %b: tensor<?xf32>) {
  // expected-error @+1 {{'stablehlo.map' op result must have shape [? of at most 3], got [5]}}
  %0 = "stablehlo.map"(%a, %b) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) {dimensions = array<i64: 0>} : (tensor<?xf32, #stablehlo.bounds<3>>, tensor<?xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @map_of_two_sizes(%a: tensor<?xf32, #stablehlo.bounds<3>>, %b: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.map' op inputs must have one size in dimension 0, got ? of at most 3 and 4}}
  %0 = "stablehlo.map"(%a, %b) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) {dimensions = array<i64: 0>} : (tensor<?xf32, #stablehlo.bounds<3>>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

#gather = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>
func.func @dynamic_gather(%a: tensor<5x4xf32>, %i: tensor<?x1xi32, #stablehlo.bounds<3, ?>>, %n: tensor<2xi32>) {
  %0 = "stablehlo.dynamic_gather"(%a, %i, %n) {dimension_numbers = #gather} : (tensor<5x4xf32>, tensor<?x1xi32, #stablehlo.bounds<3, ?>>, tensor<2xi32>) -> tensor<?x?xf32, #stablehlo.bounds<3, ?>>
  // expected-error @+1 {{'stablehlo.dynamic_gather' op result must have shape [? of at most 3, ?], got [4, ?]}}
  %1 = "stablehlo.dynamic_gather"(%a, %i, %n) {dimension_numbers = #gather} : (tensor<5x4xf32>, tensor<?x1xi32, #stablehlo.bounds<3, ?>>, tensor<2xi32>) -> tensor<4x?xf32>
  return
}

// -----

func.func @set_dimension_size(%a: tensor<4x?xf32, #stablehlo.bounds<?, 3>>, %n: tensor<i32>) {
  %0 = stablehlo.set_dimension_size %a, %n, dim = 0 : (tensor<4x?xf32, #stablehlo.bounds<?, 3>>, tensor<i32>) -> tensor<?x?xf32, #stablehlo.bounds<4, 3>>
  %1 = stablehlo.set_dimension_size %a, %n, dim = 1 : (tensor<4x?xf32, #stablehlo.bounds<?, 3>>, tensor<i32>) -> tensor<4x2xf32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %2 = stablehlo.set_dimension_size %a, %two, dim = 0 : (tensor<4x?xf32, #stablehlo.bounds<?, 3>>, tensor<i32>) -> tensor<2x?xf32, #stablehlo.bounds<?, 3>>
  return
}

// -----

func.func @set_dimension_size_beyond_bound(%a: tensor<?x3xf32, #stablehlo.bounds<4, ?>>, %n: tensor<i32>) {
  // expected-error @+1 {{'stablehlo.set_dimension_size' op result must have shape [? of at most 4, 3], got [5, 3]}}
  %0 = stablehlo.set_dimension_size %a, %n, dim = 0 : (tensor<?x3xf32, #stablehlo.bounds<4, ?>>, tensor<i32>) -> tensor<5x3xf32>
  return
}

// -----

func.func @set_dimension_size_of_another_dimension(%a: tensor<4x?xf32, #stablehlo.bounds<?, 3>>, %n: tensor<i32>) {
  // expected-error @+1 {{'stablehlo.set_dimension_size' op result must have shape [? of at most 4, ? of at most 3], got [?, 5]}}
  %0 = stablehlo.set_dimension_size %a, %n, dim = 0 : (tensor<4x?xf32, #stablehlo.bounds<?, 3>>, tensor<i32>) -> tensor<?x5xf32>
  return
}

// -----

func.func @set_dimension_size_known(%a: tensor<4xf32>) {
  %two = stablehlo.constant dense<2> : tensor<i32>
  // expected-error @+1 {{'stablehlo.set_dimension_size' op result must have shape [2], got [3]}}
  %0 = stablehlo.set_dimension_size %a, %two, dim = 0 : (tensor<4xf32>, tensor<i32>) -> tensor<3xf32>
  return
}

// -----

func.func @windows_of_each(%a: tensor<?xf32>, %b: tensor<3xf32>, %i: tensor<f32>) {
  // expected-error @+2 {{'stablehlo.reduce_window' op failed to infer returned types}}
  // expected-error @+1 {{'stablehlo.reduce_window' op inferred type(s) 'tensor<?xf32>', 'tensor<3xf32>' are incompatible with}}
  %0:2 = "stablehlo.reduce_window"(%a, %b, %i, %i) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>, %z: tensor<f32>, %w: tensor<f32>):
    stablehlo.return %x, %y : tensor<f32>, tensor<f32>
  }) {window_dimensions = array<i64: 1>} : (tensor<?xf32>, tensor<3xf32>, tensor<f32>, tensor<f32>) -> (tensor<1xf32>, tensor<1xf32>)
  return
}

// -----

func.func @fft(%a: tensor<?x?xcomplex<f32>, #stablehlo.bounds<2, 4>>) {
  %0 = stablehlo.fft %a, type = FFT, length = [4] : (tensor<?x?xcomplex<f32>, #stablehlo.bounds<2, 4>>) -> tensor<?x4xcomplex<f32>, #stablehlo.bounds<2, ?>>
  // expected-error @+2 {{'stablehlo.fft' op failed to infer returned types}}
  // expected-error @+1 {{'stablehlo.fft' op dimension 1 must have size 5 for fft_length 5, got ? of at most 4}}
  %1 = stablehlo.fft %a, type = FFT, length = [5] : (tensor<?x?xcomplex<f32>, #stablehlo.bounds<2, 4>>) -> tensor<?x5xcomplex<f32>>
  return
}
