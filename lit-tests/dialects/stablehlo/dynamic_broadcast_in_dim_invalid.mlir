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

// -----

func.func @C1_scales(%a: tensor<2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>, %b: tensor<2xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_broadcast_in_dim' op result must have the element type of operand but for the dimension of its scales, !quant.uniform<i8:f32:0, {5.000000e-01,2.500000e-01}>, got !quant.uniform<i8:f32, 5.000000e-01>}}
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%a, %b) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>, tensor<2xi64>) -> tensor<3x2x!quant.uniform<i8:f32, 0.5>>
  return
}

// -----

func.func @C6(%a: tensor<2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>, %b: tensor<2xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_broadcast_in_dim' op scales of result must be along dimension 1, where that of operand's goes, got 0}}
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%a, %b) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>, tensor<2xi64>) -> tensor<2x2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>
  return
}

// -----

func.func @C6_repeated(%a: tensor<1x!quant.uniform<i8:f32:0, {0.5}>>, %b: tensor<2xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_broadcast_in_dim' op scales of result must repeat the only one of operand, !quant.uniform<i8:f32:0, {5.000000e-01}>, got !quant.uniform<i8:f32:1, {5.000000e-01,2.500000e-01}>}}
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%a, %b) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1x!quant.uniform<i8:f32:0, {0.5}>>, tensor<2xi64>) -> tensor<3x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>>
  return
}

// -----

func.func @known_sizes(%a: tensor<6xf32>) {
  %c = stablehlo.constant dense<[2, 6]> : tensor<2xi64>
  // expected-error @+1 {{'stablehlo.dynamic_broadcast_in_dim' op result must have shape [2, 6], got [3, 6]}}
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%a, %c) <{broadcast_dimensions = array<i64: 1>}> : (tensor<6xf32>, tensor<2xi64>) -> tensor<3x6xf32>
  return
}
