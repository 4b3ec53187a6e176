// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @C1(%a: tensor<3xi32>, %b: tensor<1xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_broadcast_in_dim' op result must have the element type of operand, i32, got i64}}
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%a, %b) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi32>, tensor<1xi64>) -> tensor<?xi64>
  return
}

// -----

func.func @C2(%a: tensor<1x3xi32>, %b: tensor<2xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_broadcast_in_dim' op broadcast_dimensions must have rank entries, got 1 for rank 2}}
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%a, %b) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1x3xi32>, tensor<2xi64>) -> tensor<?x?xi32>
  return
}

// -----

func.func @C3(%a: tensor<3xi32>, %b: tensor<2xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_broadcast_in_dim' op broadcast_dimensions must be dimensions in [0, 2), got 2}}
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%a, %b) <{broadcast_dimensions = array<i64: 2>}> : (tensor<3xi32>, tensor<2xi64>) -> tensor<?x?xi32>
  return
}

// -----

func.func @C4(%a: tensor<1x1xi32>, %b: tensor<2xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_broadcast_in_dim' op broadcast_dimensions must be distinct, got 1 twice}}
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%a, %b) <{broadcast_dimensions = array<i64: 1, 1>}> : (tensor<1x1xi32>, tensor<2xi64>) -> tensor<?x?xi32>
  return
}

// -----

func.func @C5(%a: tensor<2xi32>, %b: tensor<1xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_broadcast_in_dim' op size of dimension 0 of operand must be 1 or that of dimension 0 of result, 3, got 2}}
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%a, %b) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>, tensor<1xi64>) -> tensor<3xi32>
  return
}

// -----

func.func @C7(%a: tensor<2xi32>, %b: tensor<2xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_broadcast_in_dim' op output_dimensions must have one entry per dimension, 1, got 2}}
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%a, %b) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>, tensor<2xi64>) -> tensor<2xi32>
  return
}

// -----

func.func @C8(%a: tensor<1xi32>, %b: tensor<1xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_broadcast_in_dim' op known dimensions must be distinct, got 0 twice}}
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%a, %b) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64: 0>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<1xi32>, tensor<1xi64>) -> tensor<?xi32>
  return
}

// -----

func.func @C9(%a: tensor<1xi32>, %b: tensor<1xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_broadcast_in_dim' op known dimensions must be dimensions in [0, 1), got 1}}
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%a, %b) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64: 1>}> : (tensor<1xi32>, tensor<1xi64>) -> tensor<?xi32>
  return
}

// -----

func.func @C10(%a: tensor<2xf32>, %s: tensor<2xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_broadcast_in_dim' op known dimensions must be dimensions in [0, 1), got 1}}
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%a, %s) <{broadcast_dimensions = array<i64: 1>, known_nonexpanding_dimensions = array<i64: 1>}> : (tensor<2xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  return
}
