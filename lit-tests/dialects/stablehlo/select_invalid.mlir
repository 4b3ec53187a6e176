// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @C1(%a: tensor<3xi1>, %b: tensor<2xf32>, %c: tensor<2xf32>) {
  // expected-error @+2 {{'stablehlo.select' op pred must be a scalar or have the shape of on_true, tensor<2xf32>, got tensor<3xi1>}}
  // expected-error @+1 {{'stablehlo.select' op failed to infer returned types}}
  %0 = "stablehlo.select"(%a, %b, %c) : (tensor<3xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @C2_element_type(%a: tensor<2xi1>, %b: tensor<2xf32>, %c: tensor<2xf64>) {
  // expected-error @+2 {{'stablehlo.select' op on_false must have the element type of on_true, f32, got f64}}
  // expected-error @+1 {{'stablehlo.select' op failed to infer returned types}}
  %0 = "stablehlo.select"(%a, %b, %c) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf64>) -> tensor<2xf32>
  return
}

// -----

func.func @C2_shape(%a: tensor<i1>, %b: tensor<2xf32>, %c: tensor<3xf32>) {
  // expected-error @+2 {{'stablehlo.select' op on_false must have shape [2], got [3]}}
  // expected-error @+1 {{'stablehlo.select' op failed to infer returned types}}
  %0 = "stablehlo.select"(%a, %b, %c) : (tensor<i1>, tensor<2xf32>, tensor<3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @C2_result(%a: tensor<i1>, %b: tensor<2xf32>, %c: tensor<2xf32>) {
  // expected-error @+2 {{'stablehlo.select' op inferred type(s) 'tensor<2xf32>' are incompatible with return type(s) of operation 'tensor<3xf32>'}}
  // expected-error @+1 {{'stablehlo.select' op failed to infer returned types}}
  %0 = "stablehlo.select"(%a, %b, %c) : (tensor<i1>, tensor<2xf32>, tensor<2xf32>) -> tensor<3xf32>
  return
}
