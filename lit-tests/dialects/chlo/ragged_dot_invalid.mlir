// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @precision(%l: tensor<8x4xf32>, %r: tensor<3x4x5xf32>, %g: tensor<3xi32>) {
  // expected-error @+1 {{'chlo.ragged_dot' op precision_config must be empty or have two entries, got 1}}
  %0 = "chlo.ragged_dot"(%l, %r, %g) <{precision_config = [#chlo<precision HIGH>], ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<8x4xf32>, tensor<3x4x5xf32>, tensor<3xi32>) -> tensor<8x5xf32>
  return
}

// -----

func.func @ragged(%l: tensor<8x4xf32>, %r: tensor<3x4x5xf32>, %g: tensor<3xi32>) {
  // expected-error @+1 {{'chlo.ragged_dot' op lhs_ragged_dimensions must have one entry, got 2}}
  %0 = "chlo.ragged_dot"(%l, %r, %g) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0, 1], rhs_group_dimensions = [0]>}> : (tensor<8x4xf32>, tensor<3x4x5xf32>, tensor<3xi32>) -> tensor<8x5xf32>
  return
}

// -----

func.func @ragged_range(%l: tensor<8x4xf32>, %r: tensor<3x4x5xf32>, %g: tensor<3xi32>) {
  // expected-error @+1 {{'chlo.ragged_dot' op lhs_ragged_dimensions must be dimensions in [0, 2), got 2}}
  %0 = "chlo.ragged_dot"(%l, %r, %g) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [2], rhs_group_dimensions = [0]>}> : (tensor<8x4xf32>, tensor<3x4x5xf32>, tensor<3xi32>) -> tensor<8x5xf32>
  return
}

// -----

func.func @group(%l: tensor<8x4xf32>, %r: tensor<3x4x5xf32>, %g: tensor<3xi32>) {
  // expected-error @+1 {{'chlo.ragged_dot' op rhs_group_dimensions must have 1 entries for this ragged dimension, got 0}}
  %0 = "chlo.ragged_dot"(%l, %r, %g) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = []>}> : (tensor<8x4xf32>, tensor<3x4x5xf32>, tensor<3xi32>) -> tensor<8x5xf32>
  return
}

// -----

func.func @group_contracted(%l: tensor<8x4xf32>, %r: tensor<3x4x5xf32>, %g: tensor<3xi32>) {
  // expected-error @+1 {{'chlo.ragged_dot' op rhs_group_dimensions must be neither batched nor contracted, got 1}}
  %0 = "chlo.ragged_dot"(%l, %r, %g) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [1]>}> : (tensor<8x4xf32>, tensor<3x4x5xf32>, tensor<3xi32>) -> tensor<8x5xf32>
  return
}

// -----

func.func @sizes(%l: tensor<8x4xf32>, %r: tensor<3x4x5xf32>, %g: tensor<4xi32>) {
  // expected-error @+1 {{'chlo.ragged_dot' op the group dimension of rhs must have the size of group_sizes, 4, got 3}}
  %0 = "chlo.ragged_dot"(%l, %r, %g) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<8x4xf32>, tensor<3x4x5xf32>, tensor<4xi32>) -> tensor<8x5xf32>
  return
}

// -----

func.func @scalar_sizes(%l: tensor<8x4xf32>, %r: tensor<3x4x5xf32>, %g: tensor<i32>) {
  // expected-error @+1 {{'chlo.ragged_dot' op group_sizes must have at least rank 1, got tensor<i32>}}
  %0 = "chlo.ragged_dot"(%l, %r, %g) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<8x4xf32>, tensor<3x4x5xf32>, tensor<i32>) -> tensor<8x5xf32>
  return
}

// -----

func.func @result(%l: tensor<8x4xf32>, %r: tensor<3x4x5xf32>, %g: tensor<3xi32>) {
  // expected-error @+1 {{'chlo.ragged_dot' op result must have shape [8, 5], got [5, 8]}}
  %0 = "chlo.ragged_dot"(%l, %r, %g) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<8x4xf32>, tensor<3x4x5xf32>, tensor<3xi32>) -> tensor<5x8xf32>
  return
}

// -----

func.func @contracting(%l: tensor<8x4xf32>, %r: tensor<3x4x5xf32>, %g: tensor<3xi32>) {
  // expected-error @+1 {{'chlo.ragged_dot' op contracting dimension 2 of rhs must have the size of dimension 1 of lhs, 4, got 5}}
  %0 = "chlo.ragged_dot"(%l, %r, %g) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<8x4xf32>, tensor<3x4x5xf32>, tensor<3xi32>) -> tensor<8x5xf32>
  return
}
