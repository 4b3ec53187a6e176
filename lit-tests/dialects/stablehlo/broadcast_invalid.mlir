// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @negative_size(%a: tensor<3xi32>) {
  // expected-error @+2 {{'stablehlo.broadcast' op broadcast_sizes must not be negative, got -1}}
  // expected-error @+1 {{'stablehlo.broadcast' op failed to infer returned types}}
  %0 = "stablehlo.broadcast"(%a) <{broadcast_sizes = array<i64: -1>}> : (tensor<3xi32>) -> tensor<?x3xi32>
  return
}

// -----

func.func @result_shape(%a: tensor<3xi32>) {
  // expected-error @+2 {{'stablehlo.broadcast' op inferred type(s) 'tensor<2x3xi32>' are incompatible with return type(s) of operation 'tensor<3x3xi32>'}}
  // expected-error @+1 {{'stablehlo.broadcast' op failed to infer returned types}}
  %0 = "stablehlo.broadcast"(%a) <{broadcast_sizes = array<i64: 2>}> : (tensor<3xi32>) -> tensor<3x3xi32>
  return
}
