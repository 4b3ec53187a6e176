// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @sizes(%a: tensor<2x6xf32>, %b: tensor<5xf32>) {
  // expected-error @+2 {{'chlo.broadcast_add' op operand #1 must broadcast to size 6 in dimension 1 of the result, got 5}}
  // expected-error @+1 {{'chlo.broadcast_add' op failed to infer returned types}}
  %0 = "chlo.broadcast_add"(%a, %b) <{}> : (tensor<2x6xf32>, tensor<5xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @element_types(%a: tensor<2x6xf32>, %b: tensor<6xf64>) {
  // expected-error @+2 {{'chlo.broadcast_add' op rhs must have the element type of lhs, f32, got f64}}
  // expected-error @+1 {{'chlo.broadcast_add' op failed to infer returned types}}
  %0 = "chlo.broadcast_add"(%a, %b) <{}> : (tensor<2x6xf32>, tensor<6xf64>) -> tensor<2x6xf32>
  return
}

// -----

func.func @result(%a: tensor<2x6xf32>, %b: tensor<6xf32>) {
  // expected-error @+2 {{'chlo.broadcast_add' op inferred type(s) 'tensor<2x6xf32>' are incompatible with return type(s) of operation 'tensor<6x2xf32>'}}
  // expected-error @+1 {{'chlo.broadcast_add' op failed to infer returned types}}
  %0 = "chlo.broadcast_add"(%a, %b) <{}> : (tensor<2x6xf32>, tensor<6xf32>) -> tensor<6x2xf32>
  return
}

// -----

func.func @dimensions(%a: tensor<2x6xf32>, %b: tensor<2xf32>) {
  // expected-error @+2 {{'chlo.broadcast_add' op broadcast_dimensions must be dimensions in [0, 2), got 2}}
  // expected-error @+1 {{'chlo.broadcast_add' op failed to infer returned types}}
  %0 = "chlo.broadcast_add"(%a, %b) <{broadcast_dimensions = array<i64: 2>}> : (tensor<2x6xf32>, tensor<2xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @number(%a: tensor<2x6xf32>, %b: tensor<2xf32>) {
  // expected-error @+2 {{'chlo.broadcast_add' op broadcast_dimensions must have one entry per dimension of the operand of lower rank, 1, got 2}}
  // expected-error @+1 {{'chlo.broadcast_add' op failed to infer returned types}}
  %0 = "chlo.broadcast_add"(%a, %b) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x6xf32>, tensor<2xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @order(%a: tensor<2x6x6xf32>, %b: tensor<6x6xf32>) {
  // expected-error @+2 {{'chlo.broadcast_add' op broadcast_dimensions must increase, got [2, 1]}}
  // expected-error @+1 {{'chlo.broadcast_add' op failed to infer returned types}}
  %0 = "chlo.broadcast_add"(%a, %b) <{broadcast_dimensions = array<i64: 2, 1>}> : (tensor<2x6x6xf32>, tensor<6x6xf32>) -> tensor<2x6x6xf32>
  return
}
