// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @result(%a: tensor<2xi64>) {
  // expected-error @+2 {{'chlo.constant_like' op inferred type(s) 'tensor<2xf32>' are incompatible with return type(s) of operation 'tensor<2xf64>'}}
  // expected-error @+1 {{'chlo.constant_like' op failed to infer returned types}}
  %0 = "chlo.constant_like"(%a) <{value = 1.0 : f32}> : (tensor<2xi64>) -> tensor<2xf64>
  return
}
