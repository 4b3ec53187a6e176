// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @tolerance(%a: tensor<f32>) {
  // expected-error @+1 {{'check.expect_almost_eq_const' op tolerance must not be negative nor NaN, got -1}}
  "check.expect_almost_eq_const"(%a) <{value = dense<0.0> : tensor<f32>, tolerance = -1.0 : f64}> : (tensor<f32>) -> ()
  return
}
