// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @C1(%a: tensor<4xi32>, %b: tensor<2xi32>, %c: tensor<i64>) {
  // expected-error @+2 {{'stablehlo.dynamic_update_slice' op inferred type(s) 'tensor<4xi32>' are incompatible with return type(s) of operation 'tensor<5xi32>'}}
  // expected-error @+1 {{'stablehlo.dynamic_update_slice' op failed to infer returned types}}
  %0 = "stablehlo.dynamic_update_slice"(%a, %b, %c) : (tensor<4xi32>, tensor<2xi32>, tensor<i64>) -> tensor<5xi32>
  return
}

// -----

func.func @C2(%a: tensor<4xi32>, %b: tensor<2xi64>, %c: tensor<i64>) {
  // expected-error @+2 {{'stablehlo.dynamic_update_slice' op update must have the element type of operand, i32, got i64}}
  // expected-error @+1 {{'stablehlo.dynamic_update_slice' op failed to infer returned types}}
  %0 = "stablehlo.dynamic_update_slice"(%a, %b, %c) : (tensor<4xi32>, tensor<2xi64>, tensor<i64>) -> tensor<4xi32>
  return
}

// -----

func.func @C3(%a: tensor<4xi32>, %b: tensor<2x1xi32>, %c: tensor<i64>) {
  // expected-error @+2 {{'stablehlo.dynamic_update_slice' op update must have the rank of operand, 1, got 2}}
  // expected-error @+1 {{'stablehlo.dynamic_update_slice' op failed to infer returned types}}
  %0 = "stablehlo.dynamic_update_slice"(%a, %b, %c) : (tensor<4xi32>, tensor<2x1xi32>, tensor<i64>) -> tensor<4xi32>
  return
}

// -----

func.func @C4(%a: tensor<4xi32>, %b: tensor<2xi32>) {
  // expected-error @+2 {{'stablehlo.dynamic_update_slice' op there must be one start index per dimension, got 0 for rank 1}}
  // expected-error @+1 {{'stablehlo.dynamic_update_slice' op failed to infer returned types}}
  %0 = "stablehlo.dynamic_update_slice"(%a, %b) : (tensor<4xi32>, tensor<2xi32>) -> tensor<4xi32>
  return
}

// -----

func.func @C5(%a: tensor<4x4xi32>, %b: tensor<2x2xi32>, %c: tensor<i64>, %d: tensor<i32>) {
  // expected-error @+2 {{'stablehlo.dynamic_update_slice' op start indices must have one type, i64, got i32 at 1}}
  // expected-error @+1 {{'stablehlo.dynamic_update_slice' op failed to infer returned types}}
  %0 = "stablehlo.dynamic_update_slice"(%a, %b, %c, %d) : (tensor<4x4xi32>, tensor<2x2xi32>, tensor<i64>, tensor<i32>) -> tensor<4x4xi32>
  return
}

// -----

func.func @C6(%a: tensor<4xi32>, %b: tensor<5xi32>, %c: tensor<i64>) {
  // expected-error @+2 {{'stablehlo.dynamic_update_slice' op update must be at most the size of operand in dimension 0, 4, got 5}}
  // expected-error @+1 {{'stablehlo.dynamic_update_slice' op failed to infer returned types}}
  %0 = "stablehlo.dynamic_update_slice"(%a, %b, %c) : (tensor<4xi32>, tensor<5xi32>, tensor<i64>) -> tensor<4xi32>
  return
}
