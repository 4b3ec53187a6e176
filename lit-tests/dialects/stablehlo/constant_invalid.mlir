// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @C1() {
  // expected-error @+1 {{'stablehlo.constant' op failed to verify that all of {value, output} have same type}}
  %0 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<3xi32>
  return
}
