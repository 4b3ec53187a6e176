// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @result(%a: tensor<2x6xf32>, %b: tensor<6xf32>) {
  // expected-error @+1 {{'chlo.broadcast_compare' op result #0 must be ranked tensor of bool values, but got 'tensor<2x6xf32>'}}
  %0 = "chlo.broadcast_compare"(%a, %b) <{comparison_direction = #chlo<comparison_direction LT>}> : (tensor<2x6xf32>, tensor<6xf32>) -> tensor<2x6xf32>
  return
}
