// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @C1() {
  // expected-error @+1 {{'stablehlo.iota' op iota_dimension must be dimensions in [0, 1), got 1}}
  %0 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4xi32>
  return
}

// -----

func.func @C1_of_a_scalar() {
  // expected-error @+1 {{'stablehlo.iota' op iota_dimension must be dimensions in [0, 0), got 0}}
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<i32>
  return
}

// -----

func.func @sizes() {
  // expected-error @+1 {{'stablehlo.iota' op output must have static sizes, got tensor<?xi32>}}
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<?xi32>
  return
}
