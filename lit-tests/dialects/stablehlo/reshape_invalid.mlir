// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @C1(%a: tensor<2xi32>) {
  // expected-error @+1 {{'stablehlo.reshape' op result must have the element type of operand, i32, got i64}}
  %0 = "stablehlo.reshape"(%a) : (tensor<2xi32>) -> tensor<2xi64>
  return
}

// -----

func.func @C2(%a: tensor<2x3xi32>) {
  // expected-error @+1 {{'stablehlo.reshape' op result must have as many elements as operand, got tensor<2x3xi32> and tensor<5xi32>}}
  %0 = "stablehlo.reshape"(%a) : (tensor<2x3xi32>) -> tensor<5xi32>
  return
}

// -----

func.func @unknown_size(%a: tensor<?xi32>) {
  // expected-error @+1 {{'stablehlo.reshape' op result must have static or bounded sizes, got tensor<?x1xi32>}}
  %0 = "stablehlo.reshape"(%a) : (tensor<?xi32>) -> tensor<?x1xi32>
  return
}
