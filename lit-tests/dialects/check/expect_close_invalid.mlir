// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @range(%a: tensor<f32>, %b: tensor<f32>) {
  // expected-error @+1 {{'check.expect_close' op min_ulp_difference must be at most max_ulp_difference, 1, got 2}}
  "check.expect_close"(%a, %b) <{max_ulp_difference = 1 : ui64, min_ulp_difference = 2 : ui64}> : (tensor<f32>, tensor<f32>) -> ()
  return
}
