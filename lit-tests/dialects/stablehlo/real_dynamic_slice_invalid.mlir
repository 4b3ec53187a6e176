// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @element_type(%a: tensor<2xi32>, %b: tensor<1xi64>, %c: tensor<1xi64>, %d: tensor<1xi64>) {
  // expected-error @+1 {{'stablehlo.real_dynamic_slice' op result must have the element type of operand, i32, got i64}}
  %0 = "stablehlo.real_dynamic_slice"(%a, %b, %c, %d) : (tensor<2xi32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xi64>
  return
}

// -----

func.func @rank(%a: tensor<2xi32>, %b: tensor<1xi64>, %c: tensor<1xi64>, %d: tensor<1xi64>) {
  // expected-error @+1 {{'stablehlo.real_dynamic_slice' op result must have the rank of operand, 1, got 2}}
  %0 = "stablehlo.real_dynamic_slice"(%a, %b, %c, %d) : (tensor<2xi32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?xi32>
  return
}

// -----

func.func @entries_of_start_indices(%a: tensor<2xi32>, %b: tensor<2xi64>, %c: tensor<1xi64>, %d: tensor<1xi64>) {
  // expected-error @+1 {{'stablehlo.real_dynamic_slice' op start_indices must have one entry per dimension, 1, got 2}}
  %0 = "stablehlo.real_dynamic_slice"(%a, %b, %c, %d) : (tensor<2xi32>, tensor<2xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xi32>
  return
}

// -----

func.func @entries_of_limit_indices(%a: tensor<2xi32>, %b: tensor<1xi64>, %c: tensor<2xi64>, %d: tensor<1xi64>) {
  // expected-error @+1 {{'stablehlo.real_dynamic_slice' op limit_indices must have one entry per dimension, 1, got 2}}
  %0 = "stablehlo.real_dynamic_slice"(%a, %b, %c, %d) : (tensor<2xi32>, tensor<1xi64>, tensor<2xi64>, tensor<1xi64>) -> tensor<?xi32>
  return
}

// -----

func.func @entries_of_strides(%a: tensor<2xi32>, %b: tensor<1xi64>, %c: tensor<1xi64>, %d: tensor<2xi64>) {
  // expected-error @+1 {{'stablehlo.real_dynamic_slice' op strides must have one entry per dimension, 1, got 2}}
  %0 = "stablehlo.real_dynamic_slice"(%a, %b, %c, %d) : (tensor<2xi32>, tensor<1xi64>, tensor<1xi64>, tensor<2xi64>) -> tensor<?xi32>
  return
}
