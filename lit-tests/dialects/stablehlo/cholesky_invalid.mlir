// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @C2(%a: tensor<3xf32>) {
  // expected-error @+1 {{'stablehlo.cholesky' op a must have at least rank 2, got 1}}
  %0 = "stablehlo.cholesky"(%a) : (tensor<3xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @C3(%a: tensor<3x2xf32>) {
  // expected-error @+1 {{'stablehlo.cholesky' op the last dimension of a must have the size of the one before, 3, got 2}}
  %0 = "stablehlo.cholesky"(%a) : (tensor<3x2xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @C1(%a: tensor<2x2xf32>) {
  // expected-error @+1 {{'stablehlo.cholesky' op requires the same type for all operands and results}}
  %0 = "stablehlo.cholesky"(%a) : (tensor<2x2xf32>) -> tensor<2x2xf64>
  return
}
