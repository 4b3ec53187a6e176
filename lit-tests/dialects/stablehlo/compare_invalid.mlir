// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @C1(%a: tensor<2xf32>, %b: tensor<2xf64>) {
  // expected-error @+2 {{'stablehlo.compare' op rhs must have the element type of lhs, f32, got f64}}
  // expected-error @+1 {{'stablehlo.compare' op failed to infer returned types}}
  %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xf32>, tensor<2xf64>) -> tensor<2xi1>
  return
}

// -----

func.func @C2(%a: tensor<2xf32>, %b: tensor<3xf32>) {
  // expected-error @+2 {{'stablehlo.compare' op rhs must have shape [2], got [3]}}
  // expected-error @+1 {{'stablehlo.compare' op failed to infer returned types}}
  %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xf32>, tensor<3xf32>) -> tensor<2xi1>
  return
}

// -----

func.func @C2_result(%a: tensor<2xf32>, %b: tensor<2xf32>) {
  // expected-error @+2 {{'stablehlo.compare' op inferred type(s) 'tensor<2xi1>' are incompatible with return type(s) of operation 'tensor<3xi1>'}}
  // expected-error @+1 {{'stablehlo.compare' op failed to infer returned types}}
  %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<3xi1>
  return
}

// -----

func.func @C3_SIGNED(%a: tensor<2xui32>, %b: tensor<2xui32>) {
  // expected-error @+2 {{'stablehlo.compare' op compare_type SIGNED must compare signed integers, got ui32}}
  // expected-error @+1 {{'stablehlo.compare' op failed to infer returned types}}
  %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xi1>
  return
}

// -----

func.func @C3_UNSIGNED(%a: tensor<2xi32>, %b: tensor<2xi32>) {
  // expected-error @+2 {{'stablehlo.compare' op compare_type UNSIGNED must compare booleans or unsigned integers, got i32}}
  // expected-error @+1 {{'stablehlo.compare' op failed to infer returned types}}
  %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  return
}

// -----

func.func @C3_TOTALORDER(%a: tensor<2xi32>, %b: tensor<2xi32>) {
  // expected-error @+2 {{'stablehlo.compare' op compare_type TOTALORDER must compare floats, got i32}}
  // expected-error @+1 {{'stablehlo.compare' op failed to infer returned types}}
  %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  return
}

// -----

func.func @C3_FLOAT(%a: tensor<2xi32>, %b: tensor<2xi32>) {
  // expected-error @+2 {{'stablehlo.compare' op compare_type FLOAT must compare floats or complex numbers, got i32}}
  // expected-error @+1 {{'stablehlo.compare' op failed to infer returned types}}
  %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  return
}

// -----

func.func @order_of_complex_numbers(%a: tensor<2xcomplex<f32>>, %b: tensor<2xcomplex<f32>>) {
  // expected-error @+2 {{'stablehlo.compare' op comparison of complex numbers must be EQ or NE, got LT}}
  // expected-error @+1 {{'stablehlo.compare' op failed to infer returned types}}
  %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xi1>
  return
}

// -----

func.func @weak_order_of_integers(%a: tensor<2xi32>) {
  // expected-error @+2 {{'stablehlo.compare' op compare_type WEAKORDER must compare floats, got i32}}
  // expected-error @+1 {{'stablehlo.compare' op failed to infer returned types}}
  %0 = stablehlo.compare LT, %a, %a, WEAKORDER : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  return
}
