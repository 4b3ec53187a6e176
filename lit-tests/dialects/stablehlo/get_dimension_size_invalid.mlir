// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @C1(%a: tensor<2xi32>) {
  // expected-error @+2 {{'stablehlo.get_dimension_size' op dimension must be dimensions in [0, 1), got 1}}
  // expected-error @+1 {{'stablehlo.get_dimension_size' op failed to infer returned types}}
  %0 = "stablehlo.get_dimension_size"(%a) <{dimension = 1 : i64}> : (tensor<2xi32>) -> tensor<i32>
  return
}
