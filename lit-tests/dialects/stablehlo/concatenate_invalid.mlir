// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @C1(%a: tensor<2xi32>, %b: tensor<2xi64>) {
  // expected-error @+2 {{'stablehlo.concatenate' op input 1 must have the element type of input 0, i32, got i64}}
  // expected-error @+1 {{'stablehlo.concatenate' op failed to infer returned types}}
  %0 = "stablehlo.concatenate"(%a, %b) <{dimension = 0 : i64}> : (tensor<2xi32>, tensor<2xi64>) -> tensor<4xi32>
  return
}

// -----

func.func @C2_rank(%a: tensor<2xi32>, %b: tensor<2x1xi32>) {
  // expected-error @+2 {{'stablehlo.concatenate' op input 1 must have the rank of input 0, 1, got 2}}
  // expected-error @+1 {{'stablehlo.concatenate' op failed to infer returned types}}
  %0 = "stablehlo.concatenate"(%a, %b) <{dimension = 0 : i64}> : (tensor<2xi32>, tensor<2x1xi32>) -> tensor<4xi32>
  return
}

// -----

func.func @C2(%a: tensor<2x2xi32>, %b: tensor<2x3xi32>) {
  // expected-error @+2 {{'stablehlo.concatenate' op dimension 1 of input 1 must have the size of those before, 2, got 3}}
  // expected-error @+1 {{'stablehlo.concatenate' op failed to infer returned types}}
  %0 = "stablehlo.concatenate"(%a, %b) <{dimension = 0 : i64}> : (tensor<2x2xi32>, tensor<2x3xi32>) -> tensor<4x2xi32>
  return
}

// -----

func.func @C3() {
  // expected-error @+2 {{'stablehlo.concatenate' op there must be at least one input, got none}}
  // expected-error @+1 {{'stablehlo.concatenate' op failed to infer returned types}}
  %0 = "stablehlo.concatenate"() <{dimension = 0 : i64}> : () -> tensor<0xi32>
  return
}

// -----

func.func @C4(%a: tensor<2xi32>, %b: tensor<2xi32>) {
  // expected-error @+2 {{'stablehlo.concatenate' op dimension must be dimensions in [0, 1), got 1}}
  // expected-error @+1 {{'stablehlo.concatenate' op failed to infer returned types}}
  %0 = "stablehlo.concatenate"(%a, %b) <{dimension = 1 : i64}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  return
}

// -----

func.func @C4_negative(%a: tensor<2xi32>, %b: tensor<2xi32>) {
  // expected-error @+1 {{'stablehlo.concatenate' op attribute 'dimension' failed to satisfy constraint: 64-bit signless integer attribute whose value is non-negative}}
  %0 = "stablehlo.concatenate"(%a, %b) <{dimension = -1 : i64}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  return
}

// -----

func.func @C6(%a: tensor<2xi32>, %b: tensor<3xi32>) {
  // expected-error @+2 {{'stablehlo.concatenate' op inferred type(s) 'tensor<5xi32>' are incompatible with return type(s) of operation 'tensor<4xi32>'}}
  // expected-error @+1 {{'stablehlo.concatenate' op failed to infer returned types}}
  %0 = "stablehlo.concatenate"(%a, %b) <{dimension = 0 : i64}> : (tensor<2xi32>, tensor<3xi32>) -> tensor<4xi32>
  return
}

// -----

func.func @C5(%a: tensor<2xf32>) {
  // expected-error @+2 {{'stablehlo.concatenate' op inferred type(s) 'tensor<2xf32>' are incompatible with return type(s) of operation 'tensor<2xf64>'}}
  // expected-error @+1 {{'stablehlo.concatenate' op failed to infer returned types}}
  %0 = "stablehlo.concatenate"(%a) <{dimension = 0 : i64}> : (tensor<2xf32>) -> tensor<2xf64>
  return
}
