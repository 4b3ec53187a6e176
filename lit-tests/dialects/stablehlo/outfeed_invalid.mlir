// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @I2(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'stablehlo.outfeed' op operand #1 must be token, but got 'tensor<4x8xf32>'}}
  %0 = "stablehlo.outfeed"(%a, %a) : (tensor<4x8xf32>, tensor<4x8xf32>) -> !stablehlo.token
  return
}
