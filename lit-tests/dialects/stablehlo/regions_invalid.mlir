// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @captures(%x: tensor<4xf32>, %i: tensor<f32>) {
  %0 = stablehlo.reduce(%x init: %i) across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
   reducer(%a: tensor<f32>, %b: tensor<f32>) {
    // expected-error @+1 {{use of undeclared SSA value name}}
    %c = stablehlo.add %a, %i : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }
  return
}
