// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @C1(%a: tensor<2xf32>) {
  // expected-error @+2 {{'stablehlo.is_finite' op inferred type(s) 'tensor<2xi1>' are incompatible with return type(s) of operation 'tensor<3xi1>'}}
  // expected-error @+1 {{'stablehlo.is_finite' op failed to infer returned types}}
  %0 = "stablehlo.is_finite"(%a) : (tensor<2xf32>) -> tensor<3xi1>
  return
}
