// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @C1(%a: tensor<f32>, %b: tensor<f64>, %c: tensor<1xi64>) {
  // expected-error @+1 {{'stablehlo.rng' op b must have the element type of a, f32, got f64}}
  %0 = "stablehlo.rng"(%a, %b, %c) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<f32>, tensor<f64>, tensor<1xi64>) -> tensor<3xf32>
  return
}

// -----

func.func @C1_result(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<1xi64>) {
  // expected-error @+1 {{'stablehlo.rng' op result must have the element type of a, f32, got f64}}
  %0 = "stablehlo.rng"(%a, %b, %c) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<3xf64>
  return
}

// -----

func.func @C2(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<1xi64>) {
  // expected-error @+1 {{'stablehlo.rng' op NORMAL numbers must be floats, got i32}}
  %0 = "stablehlo.rng"(%a, %b, %c) <{rng_distribution = #stablehlo<rng_distribution NORMAL>}> : (tensor<i32>, tensor<i32>, tensor<1xi64>) -> tensor<3xi32>
  return
}

// -----

func.func @C3(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<2xi64>) {
  // expected-error @+1 {{'stablehlo.rng' op shape must have one entry per dimension of result, 1, got 2}}
  %0 = "stablehlo.rng"(%a, %b, %c) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<3xf32>
  return
}
