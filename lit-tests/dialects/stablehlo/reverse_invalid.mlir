// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @C2(%a: tensor<2x3xi32>) {
  // expected-error @+1 {{'stablehlo.reverse' op dimensions must be distinct, got 1 twice}}
  %0 = "stablehlo.reverse"(%a) <{dimensions = array<i64: 1, 1>}> : (tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}

// -----

func.func @C3(%a: tensor<2x3xi32>) {
  // expected-error @+1 {{'stablehlo.reverse' op dimensions must be dimensions in [0, 2), got 2}}
  %0 = "stablehlo.reverse"(%a) <{dimensions = array<i64: 2>}> : (tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}

// -----

func.func @C1(%a: tensor<2xf32>) {
  // expected-error @+1 {{'stablehlo.reverse' op requires the same type for all operands and results}}
  %0 = "stablehlo.reverse"(%a) <{dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2xf64>
  return
}
