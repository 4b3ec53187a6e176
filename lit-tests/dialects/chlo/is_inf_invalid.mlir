// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @result(%a: tensor<4xf32>) {
  // expected-error @+1 {{'chlo.is_inf' op requires the same shape for all operands and results}}
  %0 = "chlo.is_inf"(%a) : (tensor<4xf32>) -> tensor<3xi1>
  return
}
