// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @rank(%a: tensor<f32>, %b: tensor<2xf32>) {
  // expected-error @+1 {{'stablehlo.dot' op lhs must have rank 1 or 2, got tensor<f32>}}
  %0 = "stablehlo.dot"(%a, %b) : (tensor<f32>, tensor<2xf32>) -> tensor<f32>
  return
}

// -----

func.func @contracted_size(%a: tensor<2x3xf32>, %b: tensor<2x4xf32>) {
  // expected-error @+1 {{'stablehlo.dot' op the first dimension of rhs must have the size of the last of lhs, 3, got 2}}
  %0 = "stablehlo.dot"(%a, %b) : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @result(%a: tensor<2x3xf32>, %b: tensor<3xf32>) {
  // expected-error @+1 {{'stablehlo.dot' op result must have shape [2], got [3]}}
  %0 = "stablehlo.dot"(%a, %b) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @kinds_of_numbers(%a: tensor<2xf32>, %b: tensor<2xi32>) {
  // expected-error @+1 {{'stablehlo.dot' op lhs, rhs and result must all be booleans, integers, floats or complex numbers, got f32, i32 and f32}}
  %0 = "stablehlo.dot"(%a, %b) : (tensor<2xf32>, tensor<2xi32>) -> tensor<f32>
  return
}

// -----

func.func @precision_config(%a: tensor<2xf32>, %b: tensor<2xf32>) {
  // expected-error @+1 {{'stablehlo.dot' op precision_config must be empty or have two entries, got 1}}
  %0 = "stablehlo.dot"(%a, %b) <{precision_config = [#stablehlo<precision HIGH>]}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
  return
}
