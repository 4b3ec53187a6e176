// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @C1(%a: tensor<2xi32>, %b: tensor<1xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_reshape' op result must have the element type of operand, i32, got i64}}
  %0 = "stablehlo.dynamic_reshape"(%a, %b) : (tensor<2xi32>, tensor<1xi64>) -> tensor<?xi64>
  return
}

// -----

func.func @C2(%a: tensor<2xi32>, %b: tensor<1xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_reshape' op result must have as many elements as operand, got tensor<2xi32> and tensor<3xi32>}}
  %0 = "stablehlo.dynamic_reshape"(%a, %b) : (tensor<2xi32>, tensor<1xi64>) -> tensor<3xi32>
  return
}

// -----

func.func @C3(%a: tensor<2xi32>, %b: tensor<2xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_reshape' op output_shape must have one entry per dimension, 1, got 2}}
  %0 = "stablehlo.dynamic_reshape"(%a, %b) : (tensor<2xi32>, tensor<2xi64>) -> tensor<?xi32>
  return
}
