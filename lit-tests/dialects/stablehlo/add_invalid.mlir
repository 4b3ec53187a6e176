// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @C1(%a: tensor<2xf32>, %b: tensor<2xf64>) {
  // expected-error @+1 {{'stablehlo.add' op requires the same type for all operands and results}}
  %0 = "stablehlo.add"(%a, %b) : (tensor<2xf32>, tensor<2xf64>) -> tensor<2xf32>
  return
}

// -----

func.func @C1_shape(%a: tensor<2xf32>, %b: tensor<3xf32>) {
  // expected-error @+1 {{'stablehlo.add' op requires the same type for all operands and results}}
  %0 = "stablehlo.add"(%a, %b) : (tensor<2xf32>, tensor<3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @C1_result(%a: tensor<2xf32>) {
  // expected-error @+1 {{'stablehlo.add' op requires the same type for all operands and results}}
  %0 = "stablehlo.add"(%a, %a) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf64>
  return
}

// -----

func.func @C2(%a: tensor<2x2xf32>, %b: tensor<2x2x!quant.uniform<i8:f32, 0.5>>) {
  // expected-error @+1 {{'stablehlo.add' op operands and result must all be quantized, got 'tensor<2x2xf32>' and 'tensor<2x2xf32>'}}
  %0 = "stablehlo.add"(%a, %b) : (tensor<2x2xf32>, tensor<2x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x2x!quant.uniform<i8:f32, 0.5>>
  return
}

// -----

func.func @C3(%a: tensor<2x2x!quant.uniform<i8:f32, 0.5>>, %b: tensor<2x2x!quant.uniform<i16:f32, 0.5>>) {
  // expected-error @+1 {{'stablehlo.add' op quantized types must have one storage type, got '!quant.uniform<i8:f32, 5.000000e-01>' and '!quant.uniform<i16:f32, 5.000000e-01>'}}
  %0 = "stablehlo.add"(%a, %b) : (tensor<2x2x!quant.uniform<i8:f32, 0.5>>, tensor<2x2x!quant.uniform<i16:f32, 0.5>>) -> tensor<2x2x!quant.uniform<i8:f32, 0.5>>
  return
}

// -----

func.func @C4(%a: tensor<2x2x!quant.uniform<i8:f32, 0.5>>, %b: tensor<2x2x!quant.uniform<i8:f64, 0.5>>) {
  // expected-error @+1 {{'stablehlo.add' op quantized types must have one expressed type, got '!quant.uniform<i8:f32, 5.000000e-01>' and '!quant.uniform<i8:f64, 5.000000e-01>'}}
  %0 = "stablehlo.add"(%a, %b) : (tensor<2x2x!quant.uniform<i8:f32, 0.5>>, tensor<2x2x!quant.uniform<i8:f64, 0.5>>) -> tensor<2x2x!quant.uniform<i8:f32, 0.5>>
  return
}

// -----

func.func @C5(%a: tensor<2x2x!quant.uniform<i8:f32:0, {0.5:0, 0.25:2}>>, %b: tensor<2x2x!quant.uniform<i8:f32, 0.5>>) {
  // expected-error @+1 {{'stablehlo.add' op result must be quantized along the dimension of its operands, got 'tensor<2x2x!quant.uniform<i8:f32, 5.000000e-01>>' for 'tensor<2x2x!quant.uniform<i8:f32:0, {5.000000e-01,2.500000e-01:2}>>'}}
  %0 = "stablehlo.add"(%a, %b) : (tensor<2x2x!quant.uniform<i8:f32:0, {0.5:0, 0.25:2}>>, tensor<2x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x2x!quant.uniform<i8:f32, 0.5>>
  return
}

// -----

func.func @C6(%a: tensor<2x2x!quant.uniform<i8:f32:0, {0.5:0, 0.25:2}>>, %b: tensor<2x2x!quant.uniform<i8:f32, 0.5>>) {
  // expected-error @+1 {{'stablehlo.add' op result must be quantized along the dimension of its operands, got 'tensor<2x2x!quant.uniform<i8:f32:1, {5.000000e-01,2.500000e-01:2}>>' for 'tensor<2x2x!quant.uniform<i8:f32:0, {5.000000e-01,2.500000e-01:2}>>'}}
  %0 = "stablehlo.add"(%a, %b) : (tensor<2x2x!quant.uniform<i8:f32:0, {0.5:0, 0.25:2}>>, tensor<2x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x2x!quant.uniform<i8:f32:1, {0.5:0, 0.25:2}>>
  return
}

// -----

func.func @C7(%a: tensor<2x2x!quant.uniform<i8:f32, 0.5>>, %b: tensor<2x2x!quant.uniform<i8:f32:0, {0.5:0, 0.25:2}>>) {
  // expected-error @+1 {{'stablehlo.add' op result must be quantized along the dimension of its operands, got 'tensor<2x2x!quant.uniform<i8:f32:1, {5.000000e-01,2.500000e-01:2}>>' for 'tensor<2x2x!quant.uniform<i8:f32:0, {5.000000e-01,2.500000e-01:2}>>'}}
  %0 = "stablehlo.add"(%a, %b) : (tensor<2x2x!quant.uniform<i8:f32, 0.5>>, tensor<2x2x!quant.uniform<i8:f32:0, {0.5:0, 0.25:2}>>) -> tensor<2x2x!quant.uniform<i8:f32:1, {0.5:0, 0.25:2}>>
  return
}
