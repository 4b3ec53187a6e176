// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The constraint of the specification on what operations may demand of their results' accuracy, violated.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @C1(%a: tensor<2xf32>) {
  // expected-error @+1 {{tolerances must be 0 unless the mode is TOLERANCE, got mode HIGHEST}}
  %0 = "stablehlo.exponential"(%a) <{result_accuracy = #stablehlo.result_accuracy<ulps = 1, mode = #stablehlo.result_accuracy_mode<HIGHEST>>}> : (tensor<2xf32>) -> tensor<2xf32>
  return
}
