// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @C1(%a: tensor<2xi32>, %b: tensor<i64>) {
  // expected-error @+2 {{'stablehlo.pad' op padding_value must have the element type of operand, i32, got i64}}
  // expected-error @+1 {{'stablehlo.pad' op failed to infer returned types}}
  %0 = "stablehlo.pad"(%a, %b) <{edge_padding_low = array<i64: 0>, edge_padding_high = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<2xi32>, tensor<i64>) -> tensor<2xi32>
  return
}

// -----

func.func @C2_low(%a: tensor<2xi32>, %b: tensor<i32>) {
  // expected-error @+2 {{'stablehlo.pad' op edge_padding_low must have one entry per dimension, got 2 for rank 1}}
  // expected-error @+1 {{'stablehlo.pad' op failed to infer returned types}}
  %0 = "stablehlo.pad"(%a, %b) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
  return
}

// -----

func.func @C2_high(%a: tensor<2xi32>, %b: tensor<i32>) {
  // expected-error @+2 {{'stablehlo.pad' op edge_padding_high must have one entry per dimension, got 2 for rank 1}}
  // expected-error @+1 {{'stablehlo.pad' op failed to infer returned types}}
  %0 = "stablehlo.pad"(%a, %b) <{edge_padding_low = array<i64: 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0>}> : (tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
  return
}

// -----

func.func @C2_interior(%a: tensor<2xi32>, %b: tensor<i32>) {
  // expected-error @+2 {{'stablehlo.pad' op interior_padding must have one entry per dimension, got 2 for rank 1}}
  // expected-error @+1 {{'stablehlo.pad' op failed to infer returned types}}
  %0 = "stablehlo.pad"(%a, %b) <{edge_padding_low = array<i64: 0>, edge_padding_high = array<i64: 0>, interior_padding = array<i64: 0, 0>}> : (tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
  return
}

// -----

func.func @C3(%a: tensor<2xi32>, %b: tensor<i32>) {
  // expected-error @+2 {{'stablehlo.pad' op interior_padding must not be negative, got -1}}
  // expected-error @+1 {{'stablehlo.pad' op failed to infer returned types}}
  %0 = "stablehlo.pad"(%a, %b) <{edge_padding_low = array<i64: 0>, edge_padding_high = array<i64: 0>, interior_padding = array<i64: -1>}> : (tensor<2xi32>, tensor<i32>) -> tensor<1xi32>
  return
}

// -----

func.func @C4(%a: tensor<2xi32>, %b: tensor<i32>) {
  // expected-error @+2 {{'stablehlo.pad' op inferred type(s) 'tensor<6xi32>' are incompatible with return type(s) of operation 'tensor<5xi32>'}}
  // expected-error @+1 {{'stablehlo.pad' op failed to infer returned types}}
  %0 = "stablehlo.pad"(%a, %b) <{edge_padding_low = array<i64: 1>, edge_padding_high = array<i64: 2>, interior_padding = array<i64: 1>}> : (tensor<2xi32>, tensor<i32>) -> tensor<5xi32>
  return
}

// -----

func.func @C4_negative(%a: tensor<2xi32>, %b: tensor<i32>) {
  // expected-error @+2 {{'stablehlo.pad' op padded size of dimension 0 must not be negative, got -1}}
  // expected-error @+1 {{'stablehlo.pad' op failed to infer returned types}}
  %0 = "stablehlo.pad"(%a, %b) <{edge_padding_low = array<i64: -2>, edge_padding_high = array<i64: -1>, interior_padding = array<i64: 0>}> : (tensor<2xi32>, tensor<i32>) -> tensor<0xi32>
  return
}

// -----

func.func @C4_overflow(%a: tensor<2xi32>, %b: tensor<i32>) {
  // expected-error @+2 {{'stablehlo.pad' op the result's size must fit 64 bits}}
  // expected-error @+1 {{'stablehlo.pad' op failed to infer returned types}}
  %0 = "stablehlo.pad"(%a, %b) <{edge_padding_low = array<i64: 9223372036854775807>, edge_padding_high = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<2xi32>, tensor<i32>) -> tensor<?xi32>
  return
}
