// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @body(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'stablehlo.async_start' op body must give (tensor<8x4xf32>), got (tensor<4x8xf32>)}}
  %0 = "stablehlo.async_start"(%a) ({
  ^bb0(%x: tensor<4x8xf32>):
    stablehlo.return %x : tensor<4x8xf32>
  }) : (tensor<4x8xf32>) -> !stablehlo.future<tensor<8x4xf32>>
  return
}
