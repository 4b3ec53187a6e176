// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @C1(%a: tensor<2xi32>, %b: tensor<2xi64>) {
  // expected-error @+1 {{'stablehlo.or' op requires the same type for all operands and results}}
  %0 = "stablehlo.or"(%a, %b) : (tensor<2xi32>, tensor<2xi64>) -> tensor<2xi32>
  return
}

// -----

func.func @C1_shape(%a: tensor<2xi32>, %b: tensor<3xi32>) {
  // expected-error @+1 {{'stablehlo.or' op requires the same type for all operands and results}}
  %0 = "stablehlo.or"(%a, %b) : (tensor<2xi32>, tensor<3xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @C1_result(%a: tensor<2xi32>) {
  // expected-error @+1 {{'stablehlo.or' op requires the same type for all operands and results}}
  %0 = "stablehlo.or"(%a, %a) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi64>
  return
}
