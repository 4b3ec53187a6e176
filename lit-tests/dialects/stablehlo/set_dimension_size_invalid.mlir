// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @element_type(%a: tensor<2xi32>, %b: tensor<i32>) {
  // expected-error @+1 {{'stablehlo.set_dimension_size' op result must have the element type of operand, i32, got i64}}
  %0 = "stablehlo.set_dimension_size"(%a, %b) <{dimension = 0 : i64}> : (tensor<2xi32>, tensor<i32>) -> tensor<?xi64>
  return
}

// -----

func.func @dimension(%a: tensor<2xi32>, %b: tensor<i32>) {
  // expected-error @+1 {{'stablehlo.set_dimension_size' op dimension must be dimensions in [0, 1), got 1}}
  %0 = "stablehlo.set_dimension_size"(%a, %b) <{dimension = 1 : i64}> : (tensor<2xi32>, tensor<i32>) -> tensor<?xi32>
  return
}

// -----

func.func @other_sizes(%a: tensor<2x3xi32>, %b: tensor<i32>) {
  // expected-error @+1 {{'stablehlo.set_dimension_size' op result must have shape [? of at most 2, 3], got [?, 4]}}
  %0 = "stablehlo.set_dimension_size"(%a, %b) <{dimension = 0 : i64}> : (tensor<2x3xi32>, tensor<i32>) -> tensor<?x4xi32>
  return
}

// -----

func.func @larger(%a: tensor<2xi32>, %b: tensor<i32>) {
  // expected-error @+1 {{'stablehlo.set_dimension_size' op result must have shape [? of at most 2], got [3]}}
  %0 = "stablehlo.set_dimension_size"(%a, %b) <{dimension = 0 : i64}> : (tensor<2xi32>, tensor<i32>) -> tensor<3xi32>
  return
}
