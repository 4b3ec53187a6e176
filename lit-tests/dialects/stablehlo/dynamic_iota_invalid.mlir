// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @C1(%a: tensor<1xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_iota' op iota_dimension must be dimensions in [0, 1), got 1}}
  %0 = "stablehlo.dynamic_iota"(%a) <{iota_dimension = 1 : i64}> : (tensor<1xi64>) -> tensor<?xi32>
  return
}

// -----

func.func @C2(%a: tensor<2xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_iota' op output_shape must have one entry per dimension, 1, got 2}}
  %0 = "stablehlo.dynamic_iota"(%a) <{iota_dimension = 0 : i64}> : (tensor<2xi64>) -> tensor<?xi32>
  return
}

// -----

func.func @known_sizes(%a: tensor<6xf32>) {
  %c = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  // expected-error @+1 {{'stablehlo.dynamic_iota' op result must have shape [2, 3], got [3, ?]}}
  %0 = "stablehlo.dynamic_iota"(%c) <{iota_dimension = 0 : i64}> : (tensor<2xi64>) -> tensor<3x?xf32>
  return
}
