// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint on quantized types that a program can violate, once; the name of a function is the number in the specification.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

// expected-error @+1 {{illegal storage min and storage max: (5:5)}}
func.func private @C3_order(tensor<2x2x!quant.uniform<i8<5:5>:f32, 0.5>>)

// -----

// expected-error @+1 {{illegal storage type minimum: -129}}
func.func private @C3_range(tensor<2x2x!quant.uniform<i8<-129:5>:f32, 0.5>>)

// -----

// expected-error @+1 {{scale 0.000000e+00 out of expressed type range}}
func.func private @C5(tensor<2x2x!quant.uniform<i8:f32, 0.0>>)

// -----

// expected-error @+1 {{scale INF out of expressed type range}}
func.func private @C6(tensor<2x2x!quant.uniform<i8:f64, 0x7FF0000000000000>>)

// -----

// expected-error @+1 {{expected floating point literal}}
func.func private @C10(tensor<2x2x!quant.uniform<i8:f32, {0.5, 0.25}>>)

// -----

// expected-error @+1 {{illegal quantized dimension: -1}}
func.func private @C11(tensor<2x2x!quant.uniform<i8:f32:-1, {0.5, 0.25}>>)

// -----

func.func @C7(%a: tensor<2x2x!quant.uniform<i8:f32, 0.5:128>>) {
  // expected-error @+1 {{'stablehlo.negate' op zero points must be in [-128, 127], got 'tensor<2x2x!quant.uniform<i8:f32, 5.000000e-01:128>>'}}
  %0 = "stablehlo.negate"(%a) : (tensor<2x2x!quant.uniform<i8:f32, 0.5:128>>) -> tensor<2x2x!quant.uniform<i8:f32, 0.5:128>>
  return
}

// -----

func.func @C12(%a: tensor<2x2x!quant.uniform<i8:f32:2, {0.5, 0.25}>>) {
  // expected-error @+1 {{'stablehlo.negate' op scales must be along a dimension in [0, 2), got 'tensor<2x2x!quant.uniform<i8:f32:2, {5.000000e-01,2.500000e-01}>>'}}
  %0 = "stablehlo.negate"(%a) : (tensor<2x2x!quant.uniform<i8:f32:2, {0.5, 0.25}>>) -> tensor<2x2x!quant.uniform<i8:f32:2, {0.5, 0.25}>>
  return
}

// -----

func.func @C13(%a: tensor<2x3x!quant.uniform<i8:f32:1, {0.5, 0.25}>>) {
  // expected-error @+1 {{'stablehlo.negate' op scales must be as many as their dimension has elements, 3, got 2}}
  %0 = "stablehlo.negate"(%a) : (tensor<2x3x!quant.uniform<i8:f32:1, {0.5, 0.25}>>) -> tensor<2x3x!quant.uniform<i8:f32:1, {0.5, 0.25}>>
  return
}
