// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Bodies of reductions, sorts and scatters use nothing from around them.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @reduce(%x: tensor<4xf32>, %i: tensor<f32>) {
  // expected-note @+1 {{required by region isolation constraints}}
  %0 = stablehlo.reduce(%x init: %i) across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
   reducer(%a: tensor<f32>, %b: tensor<f32>) {
    // expected-error @+1 {{'stablehlo.add' op using value defined outside the region}}
    %c = stablehlo.add %a, %i : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }
  return
}

// -----

func.func @sort(%x: tensor<4xf32>, %i: tensor<f32>) {
  // expected-note @+1 {{required by region isolation constraints}}
  %0 = "stablehlo.sort"(%x) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    // expected-error @+1 {{'stablehlo.compare' op using value defined outside the region}}
    %c = stablehlo.compare LT, %a, %i, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
