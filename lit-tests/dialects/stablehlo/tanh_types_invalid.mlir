// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every kind of element type that the operation does not take.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @i1(%a: tensor<2xi1>) {
  // expected-error @+1 {{'stablehlo.tanh' op operand #0 must be ranked tensor of float of 4 to 64 bits or complex of f32 or f64 or quantized type values, but got 'tensor<2xi1>'}}
  %0 = "stablehlo.tanh"(%a) : (tensor<2xi1>) -> tensor<2xi1>
  return
}

// -----

func.func @i32(%a: tensor<2xi32>) {
  // expected-error @+1 {{'stablehlo.tanh' op operand #0 must be ranked tensor of float of 4 to 64 bits or complex of f32 or f64 or quantized type values, but got 'tensor<2xi32>'}}
  %0 = "stablehlo.tanh"(%a) : (tensor<2xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @ui32(%a: tensor<2xui32>) {
  // expected-error @+1 {{'stablehlo.tanh' op operand #0 must be ranked tensor of float of 4 to 64 bits or complex of f32 or f64 or quantized type values, but got 'tensor<2xui32>'}}
  %0 = "stablehlo.tanh"(%a) : (tensor<2xui32>) -> tensor<2xui32>
  return
}

// -----

func.func @index(%a: tensor<2xindex>) {
  // expected-error @+1 {{'stablehlo.tanh' op operand #0 must be ranked tensor of float of 4 to 64 bits or complex of f32 or f64 or quantized type values, but got 'tensor<2xindex>'}}
  %0 = "stablehlo.tanh"(%a) : (tensor<2xindex>) -> tensor<2xindex>
  return
}

// -----

func.func @i3(%a: tensor<2xi3>) {
  // expected-error @+1 {{'stablehlo.tanh' op operand #0 must be ranked tensor of float of 4 to 64 bits or complex of f32 or f64 or quantized type values, but got 'tensor<2xi3>'}}
  %0 = "stablehlo.tanh"(%a) : (tensor<2xi3>) -> tensor<2xi3>
  return
}
