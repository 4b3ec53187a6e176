// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @C1(%a: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.uniform_quantize' op result must have shape [4], got [5]}}
  %0 = "stablehlo.uniform_quantize"(%a) : (tensor<4xf32>) -> tensor<5x!quant.uniform<i8:f32, 2.0:3>>
  return
}

// -----

func.func @C2(%a: tensor<4xf64>) {
  // expected-error @+1 {{'stablehlo.uniform_quantize' op result must have the expressed type of operand, f64, got f32}}
  %0 = "stablehlo.uniform_quantize"(%a) : (tensor<4xf64>) -> tensor<4x!quant.uniform<i8:f32, 2.0:3>>
  return
}
