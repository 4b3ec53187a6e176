// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @result(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'stablehlo.unary_einsum' op result must have shape [8], got [4]}}
  %0 = "stablehlo.unary_einsum"(%a) <{einsum_config = "ab->b"}> : (tensor<4x8xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @operands(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'stablehlo.unary_einsum' op einsum_config must name 1 operands, got 2}}
  %0 = "stablehlo.unary_einsum"(%a) <{einsum_config = "ab,b->b"}> : (tensor<4x8xf32>) -> tensor<8xf32>
  return
}
