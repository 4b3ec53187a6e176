// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @C1(%t: !stablehlo.token) {
  // expected-error @+1 {{'stablehlo.infeed' op there must be at least one result, got none}}
  "stablehlo.infeed"(%t) : (!stablehlo.token) -> ()
  return
}

// -----

func.func @C2(%t: !stablehlo.token) {
  // expected-error @+1 {{'stablehlo.infeed' op result 0 must be a tensor, got !stablehlo.token}}
  %0:2 = "stablehlo.infeed"(%t) : (!stablehlo.token) -> (!stablehlo.token, !stablehlo.token)
  return
}

// -----

func.func @C3(%t: !stablehlo.token) {
  // expected-error @+1 {{'stablehlo.infeed' op the last result must be a token, got tensor<2xf32>}}
  %0 = "stablehlo.infeed"(%t) : (!stablehlo.token) -> tensor<2xf32>
  return
}
