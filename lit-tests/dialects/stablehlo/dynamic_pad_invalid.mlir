// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @C1(%a: tensor<2xi32>, %b: tensor<i64>, %c: tensor<1xi64>, %d: tensor<1xi64>, %e: tensor<1xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_pad' op padding_value must have the element type of operand, i32, got i64}}
  %0 = "stablehlo.dynamic_pad"(%a, %b, %c, %d, %e) : (tensor<2xi32>, tensor<i64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xi32>
  return
}

// -----

func.func @C1_result(%a: tensor<2xi32>, %b: tensor<i32>, %c: tensor<1xi64>, %d: tensor<1xi64>, %e: tensor<1xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_pad' op result must have the element type of operand, i32, got i64}}
  %0 = "stablehlo.dynamic_pad"(%a, %b, %c, %d, %e) : (tensor<2xi32>, tensor<i32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xi64>
  return
}

// -----

func.func @rank(%a: tensor<2xi32>, %b: tensor<i32>, %c: tensor<1xi64>, %d: tensor<1xi64>, %e: tensor<1xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_pad' op result must have the rank of operand, 1, got 2}}
  %0 = "stablehlo.dynamic_pad"(%a, %b, %c, %d, %e) : (tensor<2xi32>, tensor<i32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?xi32>
  return
}

// -----

func.func @C2_edge_padding_low(%a: tensor<2xi32>, %b: tensor<i32>, %c: tensor<2xi64>, %d: tensor<1xi64>, %e: tensor<1xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_pad' op edge_padding_low must have one entry per dimension, 1, got 2}}
  %0 = "stablehlo.dynamic_pad"(%a, %b, %c, %d, %e) : (tensor<2xi32>, tensor<i32>, tensor<2xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xi32>
  return
}

// -----

func.func @C2_edge_padding_high(%a: tensor<2xi32>, %b: tensor<i32>, %c: tensor<1xi64>, %d: tensor<2xi64>, %e: tensor<1xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_pad' op edge_padding_high must have one entry per dimension, 1, got 2}}
  %0 = "stablehlo.dynamic_pad"(%a, %b, %c, %d, %e) : (tensor<2xi32>, tensor<i32>, tensor<1xi64>, tensor<2xi64>, tensor<1xi64>) -> tensor<?xi32>
  return
}

// -----

func.func @C2_interior_padding(%a: tensor<2xi32>, %b: tensor<i32>, %c: tensor<1xi64>, %d: tensor<1xi64>, %e: tensor<2xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_pad' op interior_padding must have one entry per dimension, 1, got 2}}
  %0 = "stablehlo.dynamic_pad"(%a, %b, %c, %d, %e) : (tensor<2xi32>, tensor<i32>, tensor<1xi64>, tensor<1xi64>, tensor<2xi64>) -> tensor<?xi32>
  return
}

// -----

func.func @C3(%a: tensor<2xf32>, %p: tensor<f32>, %l: tensor<1xi64>) {
  %c = stablehlo.constant dense<-1> : tensor<1xi64>
  // expected-error @+1 {{'stablehlo.dynamic_pad' op interior_padding must not be negative, got -1}}
  %0 = "stablehlo.dynamic_pad"(%a, %p, %l, %l, %c) : (tensor<2xf32>, tensor<f32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
  return
}

// -----

func.func @C4(%a: tensor<2xf32>, %p: tensor<f32>) {
  %c = stablehlo.constant dense<1> : tensor<1xi64>
  // expected-error @+1 {{'stablehlo.dynamic_pad' op result must have shape [5], got [6]}}
  %0 = "stablehlo.dynamic_pad"(%a, %p, %c, %c, %c) : (tensor<2xf32>, tensor<f32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6xf32>
  return
}
