// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @C2_starts(%a: tensor<4xi32>) {
  // expected-error @+2 {{'stablehlo.dynamic_slice' op there must be one start index per dimension, got 0 for rank 1}}
  // expected-error @+1 {{'stablehlo.dynamic_slice' op failed to infer returned types}}
  %0 = "stablehlo.dynamic_slice"(%a) <{slice_sizes = array<i64: 1>}> : (tensor<4xi32>) -> tensor<1xi32>
  return
}

// -----

func.func @C2_sizes(%a: tensor<4xi32>, %b: tensor<i64>) {
  // expected-error @+2 {{'stablehlo.dynamic_slice' op slice_sizes must have one entry per dimension, got 2 for rank 1}}
  // expected-error @+1 {{'stablehlo.dynamic_slice' op failed to infer returned types}}
  %0 = "stablehlo.dynamic_slice"(%a, %b) <{slice_sizes = array<i64: 1, 1>}> : (tensor<4xi32>, tensor<i64>) -> tensor<1xi32>
  return
}

// -----

func.func @C3(%a: tensor<4x4xi32>, %b: tensor<i64>, %c: tensor<i32>) {
  // expected-error @+2 {{'stablehlo.dynamic_slice' op start indices must have one type, i64, got i32 at 1}}
  // expected-error @+1 {{'stablehlo.dynamic_slice' op failed to infer returned types}}
  %0 = "stablehlo.dynamic_slice"(%a, %b, %c) <{slice_sizes = array<i64: 1, 1>}> : (tensor<4x4xi32>, tensor<i64>, tensor<i32>) -> tensor<1x1xi32>
  return
}

// -----

func.func @C4_negative(%a: tensor<4xi32>, %b: tensor<i64>) {
  // expected-error @+2 {{'stablehlo.dynamic_slice' op slice_sizes must not be negative, got -1}}
  // expected-error @+1 {{'stablehlo.dynamic_slice' op failed to infer returned types}}
  %0 = "stablehlo.dynamic_slice"(%a, %b) <{slice_sizes = array<i64: -1>}> : (tensor<4xi32>, tensor<i64>) -> tensor<1xi32>
  return
}

// -----

func.func @C4_larger(%a: tensor<4xi32>, %b: tensor<i64>) {
  // expected-error @+2 {{'stablehlo.dynamic_slice' op slice_sizes must be at most the size of dimension 0, 4, got 5}}
  // expected-error @+1 {{'stablehlo.dynamic_slice' op failed to infer returned types}}
  %0 = "stablehlo.dynamic_slice"(%a, %b) <{slice_sizes = array<i64: 5>}> : (tensor<4xi32>, tensor<i64>) -> tensor<5xi32>
  return
}

// -----

func.func @C5(%a: tensor<4xi32>, %b: tensor<i64>) {
  // expected-error @+2 {{'stablehlo.dynamic_slice' op inferred type(s) 'tensor<2xi32>' are incompatible with return type(s) of operation 'tensor<3xi32>'}}
  // expected-error @+1 {{'stablehlo.dynamic_slice' op failed to infer returned types}}
  %0 = "stablehlo.dynamic_slice"(%a, %b) <{slice_sizes = array<i64: 2>}> : (tensor<4xi32>, tensor<i64>) -> tensor<3xi32>
  return
}

// -----

func.func @C1(%a: tensor<4xf32>, %i: tensor<i32>) {
  // expected-error @+2 {{'stablehlo.dynamic_slice' op inferred type(s) 'tensor<2xf32>' are incompatible with return type(s) of operation 'tensor<2xf64>'}}
  // expected-error @+1 {{'stablehlo.dynamic_slice' op failed to infer returned types}}
  %0 = "stablehlo.dynamic_slice"(%a, %i) <{slice_sizes = array<i64: 2>}> : (tensor<4xf32>, tensor<i32>) -> tensor<2xf64>
  return
}
