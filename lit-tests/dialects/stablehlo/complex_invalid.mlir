// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @C1_element_type(%a: tensor<2xf32>, %b: tensor<2xf64>) {
  // expected-error @+2 {{'stablehlo.complex' op rhs must have the element type of lhs, f32, got f64}}
  // expected-error @+1 {{'stablehlo.complex' op failed to infer returned types}}
  %0 = "stablehlo.complex"(%a, %b) : (tensor<2xf32>, tensor<2xf64>) -> tensor<2xcomplex<f32>>
  return
}

// -----

func.func @C1_shape(%a: tensor<2xf32>, %b: tensor<3xf32>) {
  // expected-error @+2 {{'stablehlo.complex' op rhs must have shape [2], got [3]}}
  // expected-error @+1 {{'stablehlo.complex' op failed to infer returned types}}
  %0 = "stablehlo.complex"(%a, %b) : (tensor<2xf32>, tensor<3xf32>) -> tensor<2xcomplex<f32>>
  return
}

// -----

func.func @C3(%a: tensor<2xf32>, %b: tensor<2xf32>) {
  // expected-error @+2 {{'stablehlo.complex' op inferred type(s) 'tensor<2xcomplex<f32>>' are incompatible with return type(s) of operation 'tensor<2xcomplex<f64>>'}}
  // expected-error @+1 {{'stablehlo.complex' op failed to infer returned types}}
  %0 = "stablehlo.complex"(%a, %b) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xcomplex<f64>>
  return
}

// -----

func.func @C2(%a: tensor<2xf32>) {
  // expected-error @+2 {{'stablehlo.complex' op inferred type(s) 'tensor<2xcomplex<f32>>' are incompatible with return type(s) of operation 'tensor<3xcomplex<f32>>'}}
  // expected-error @+1 {{'stablehlo.complex' op failed to infer returned types}}
  %0 = "stablehlo.complex"(%a, %a) : (tensor<2xf32>, tensor<2xf32>) -> tensor<3xcomplex<f32>>
  return
}
