// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @C1(%a: tensor<2xf32>, %b: tensor<3xf32>, %c: tensor<f32>) {
  // expected-error @+2 {{'stablehlo.clamp' op min must be a scalar or have the shape of operand, tensor<3xf32>, got tensor<2xf32>}}
  // expected-error @+1 {{'stablehlo.clamp' op failed to infer returned types}}
  %0 = "stablehlo.clamp"(%a, %b, %c) : (tensor<2xf32>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
  return
}

// -----

func.func @C2(%a: tensor<f32>, %b: tensor<3xf32>, %c: tensor<2xf32>) {
  // expected-error @+2 {{'stablehlo.clamp' op max must be a scalar or have the shape of operand, tensor<3xf32>, got tensor<2xf32>}}
  // expected-error @+1 {{'stablehlo.clamp' op failed to infer returned types}}
  %0 = "stablehlo.clamp"(%a, %b, %c) : (tensor<f32>, tensor<3xf32>, tensor<2xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @C3_min(%a: tensor<f64>, %b: tensor<3xf32>, %c: tensor<f32>) {
  // expected-error @+2 {{'stablehlo.clamp' op min must have the element type of operand, f32, got f64}}
  // expected-error @+1 {{'stablehlo.clamp' op failed to infer returned types}}
  %0 = "stablehlo.clamp"(%a, %b, %c) : (tensor<f64>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
  return
}

// -----

func.func @C3_max(%a: tensor<f32>, %b: tensor<3xf32>, %c: tensor<f64>) {
  // expected-error @+2 {{'stablehlo.clamp' op max must have the element type of operand, f32, got f64}}
  // expected-error @+1 {{'stablehlo.clamp' op failed to infer returned types}}
  %0 = "stablehlo.clamp"(%a, %b, %c) : (tensor<f32>, tensor<3xf32>, tensor<f64>) -> tensor<3xf32>
  return
}

// -----

func.func @C4(%a: tensor<f32>, %b: tensor<3xf32>, %c: tensor<f32>) {
  // expected-error @+2 {{'stablehlo.clamp' op inferred type(s) 'tensor<3xf32>' are incompatible with return type(s) of operation 'tensor<4xf32>'}}
  // expected-error @+1 {{'stablehlo.clamp' op failed to infer returned types}}
  %0 = "stablehlo.clamp"(%a, %b, %c) : (tensor<f32>, tensor<3xf32>, tensor<f32>) -> tensor<4xf32>
  return
}
