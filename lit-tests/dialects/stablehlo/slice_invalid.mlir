// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @C2_starts(%a: tensor<4xi32>) {
  // expected-error @+2 {{'stablehlo.slice' op start_indices must have one entry per dimension, got 2 for rank 1}}
  // expected-error @+1 {{'stablehlo.slice' op failed to infer returned types}}
  %0 = "stablehlo.slice"(%a) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<4xi32>) -> tensor<4xi32>
  return
}

// -----

func.func @C2_limits(%a: tensor<4xi32>) {
  // expected-error @+2 {{'stablehlo.slice' op limit_indices must have one entry per dimension, got 2 for rank 1}}
  // expected-error @+1 {{'stablehlo.slice' op failed to infer returned types}}
  %0 = "stablehlo.slice"(%a) <{start_indices = array<i64: 0>, limit_indices = array<i64: 4, 4>, strides = array<i64: 1>}> : (tensor<4xi32>) -> tensor<4xi32>
  return
}

// -----

func.func @C2_strides(%a: tensor<4xi32>) {
  // expected-error @+2 {{'stablehlo.slice' op strides must have one entry per dimension, got 2 for rank 1}}
  // expected-error @+1 {{'stablehlo.slice' op failed to infer returned types}}
  %0 = "stablehlo.slice"(%a) <{start_indices = array<i64: 0>, limit_indices = array<i64: 4>, strides = array<i64: 1, 1>}> : (tensor<4xi32>) -> tensor<4xi32>
  return
}

// -----

func.func @C3_negative_start(%a: tensor<4xi32>) {
  // expected-error @+2 {{'stablehlo.slice' op start_indices must not be negative, got -1}}
  // expected-error @+1 {{'stablehlo.slice' op failed to infer returned types}}
  %0 = "stablehlo.slice"(%a) <{start_indices = array<i64: -1>, limit_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<4xi32>) -> tensor<5xi32>
  return
}

// -----

func.func @C3_start_after_limit(%a: tensor<4xi32>) {
  // expected-error @+2 {{'stablehlo.slice' op start_indices must be at most limit_indices, got 3 and 2 in dimension 0}}
  // expected-error @+1 {{'stablehlo.slice' op failed to infer returned types}}
  %0 = "stablehlo.slice"(%a) <{start_indices = array<i64: 3>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xi32>) -> tensor<0xi32>
  return
}

// -----

func.func @C3_limit_after_end(%a: tensor<4xi32>) {
  // expected-error @+2 {{'stablehlo.slice' op limit_indices must be at most the size of dimension 0, 4, got 5}}
  // expected-error @+1 {{'stablehlo.slice' op failed to infer returned types}}
  %0 = "stablehlo.slice"(%a) <{start_indices = array<i64: 0>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<4xi32>) -> tensor<5xi32>
  return
}

// -----

func.func @C4(%a: tensor<4xi32>) {
  // expected-error @+2 {{'stablehlo.slice' op strides must be positive, got 0}}
  // expected-error @+1 {{'stablehlo.slice' op failed to infer returned types}}
  %0 = "stablehlo.slice"(%a) <{start_indices = array<i64: 0>, limit_indices = array<i64: 4>, strides = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4xi32>
  return
}

// -----

func.func @C5(%a: tensor<4xi32>) {
  // expected-error @+2 {{'stablehlo.slice' op inferred type(s) 'tensor<2xi32>' are incompatible with return type(s) of operation 'tensor<1xi32>'}}
  // expected-error @+1 {{'stablehlo.slice' op failed to infer returned types}}
  %0 = "stablehlo.slice"(%a) <{start_indices = array<i64: 0>, limit_indices = array<i64: 3>, strides = array<i64: 2>}> : (tensor<4xi32>) -> tensor<1xi32>
  return
}

// -----

func.func @C1(%a: tensor<4xi32>) {
  // expected-error @+2 {{'stablehlo.slice' op inferred type(s) 'tensor<4xi32>' are incompatible with return type(s) of operation 'tensor<4xi64>'}}
  // expected-error @+1 {{'stablehlo.slice' op failed to infer returned types}}
  %0 = "stablehlo.slice"(%a) <{start_indices = array<i64: 0>, limit_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<4xi32>) -> tensor<4xi64>
  return
}
