// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @C1(%a: tensor<i32>) {
  // expected-error @+2 {{'stablehlo.optimization_barrier' op inferred type(s) 'tensor<i32>' are incompatible with return type(s) of operation 'tensor<i64>'}}
  // expected-error @+1 {{'stablehlo.optimization_barrier' op failed to infer returned types}}
  %0 = "stablehlo.optimization_barrier"(%a) : (tensor<i32>) -> tensor<i64>
  return
}
