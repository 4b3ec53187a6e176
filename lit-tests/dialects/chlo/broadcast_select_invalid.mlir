// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @element_types(%p: tensor<i1>, %a: tensor<2xf32>, %b: tensor<2xf64>) {
  // expected-error @+2 {{'chlo.broadcast_select' op on_false must have the element type of on_true, f32, got f64}}
  // expected-error @+1 {{'chlo.broadcast_select' op failed to infer returned types}}
  %0 = "chlo.broadcast_select"(%p, %a, %b) : (tensor<i1>, tensor<2xf32>, tensor<2xf64>) -> tensor<2xf32>
  return
}

// -----

func.func @sizes(%p: tensor<3xi1>, %a: tensor<2xf32>, %b: tensor<2xf32>) {
  // expected-error @+2 {{'chlo.broadcast_select' op operand #1 must broadcast to size 3 in dimension 0 of the result, got 2}}
  // expected-error @+1 {{'chlo.broadcast_select' op failed to infer returned types}}
  %0 = "chlo.broadcast_select"(%p, %a, %b) : (tensor<3xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}
