// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @C1(%a: tensor<2xi32>, %b: tensor<1xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_reshape' op result must have the element type of operand, i32, got i64}}
  %0 = "stablehlo.dynamic_reshape"(%a, %b) : (tensor<2xi32>, tensor<1xi64>) -> tensor<?xi64>
  return
}

// -----

func.func @C2(%a: tensor<2xi32>, %b: tensor<1xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_reshape' op result must have as many elements as operand, got tensor<2xi32> and tensor<3xi32>}}
  %0 = "stablehlo.dynamic_reshape"(%a, %b) : (tensor<2xi32>, tensor<1xi64>) -> tensor<3xi32>
  return
}

// -----

func.func @C4(%a: tensor<2xi32>, %b: tensor<2xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_reshape' op output_shape must have one entry per dimension, 1, got 2}}
  %0 = "stablehlo.dynamic_reshape"(%a, %b) : (tensor<2xi32>, tensor<2xi64>) -> tensor<?xi32>
  return
}

// -----

func.func @C1_scales(%a: tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>, %b: tensor<2xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_reshape' op result must have the element type of operand but for the dimension of its scales, !quant.uniform<i8:f32:0, {5.000000e-01,2.500000e-01}>, got !quant.uniform<i8:f32:0, {5.000000e-01,7.500000e-01}>}}
  %0 = "stablehlo.dynamic_reshape"(%a, %b) : (tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>, tensor<2xi64>) -> tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.75}>>
  return
}

// -----

func.func @C3(%a: tensor<2x2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>, %b: tensor<3xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_reshape' op result must keep the sizes at, before and behind the dimension of its scales, got tensor<2x2x3x!quant.uniform<i8:f32:0, {5.000000e-01,2.500000e-01}>> and tensor<2x2x3x!quant.uniform<i8:f32:1, {5.000000e-01,2.500000e-01}>>}}
  %0 = "stablehlo.dynamic_reshape"(%a, %b) : (tensor<2x2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>, tensor<3xi64>) -> tensor<2x2x3x!quant.uniform<i8:f32:1, {0.5, 0.25}>>
  return
}

// -----

func.func @C3_behind(%a: tensor<2x2x3x!quant.uniform<i8:f32:1, {0.5, 0.25}>>, %b: tensor<3xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_reshape' op result must keep the sizes at, before and behind the dimension of its scales, got tensor<2x2x3x!quant.uniform<i8:f32:1, {5.000000e-01,2.500000e-01}>> and tensor<2x2x3x!quant.uniform<i8:f32:0, {5.000000e-01,2.500000e-01}>>}}
  %0 = "stablehlo.dynamic_reshape"(%a, %b) : (tensor<2x2x3x!quant.uniform<i8:f32:1, {0.5, 0.25}>>, tensor<3xi64>) -> tensor<2x2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>
  return
}

// -----

func.func @known_sizes(%a: tensor<6xf32>) {
  %c = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  // expected-error @+1 {{'stablehlo.dynamic_reshape' op result must have shape [2, 3], got [3, ?]}}
  %0 = "stablehlo.dynamic_reshape"(%a, %c) : (tensor<6xf32>, tensor<2xi64>) -> tensor<3x?xf32>
  return
}
