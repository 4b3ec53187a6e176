// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @result(%a: tensor<2x6xf32>, %b: tensor<6xf32>) {
  // expected-error @+2 {{'chlo.broadcast_complex' op inferred type(s) 'tensor<2x6xcomplex<f32>>' are incompatible with return type(s) of operation 'tensor<2x6xcomplex<f64>>'}}
  // expected-error @+1 {{'chlo.broadcast_complex' op failed to infer returned types}}
  %0 = "chlo.broadcast_complex"(%a, %b) <{}> : (tensor<2x6xf32>, tensor<6xf32>) -> tensor<2x6xcomplex<f64>>
  return
}
