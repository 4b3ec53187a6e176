// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @C1(%a: tensor<2xi32>, %b: tensor<3xi32>) {
  // expected-error @+1 {{'stablehlo.map' op requires the same shape for all operands and results}}
  %0 = "stablehlo.map"(%a, %b) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    stablehlo.return %x : tensor<i32>
  }) : (tensor<2xi32>, tensor<3xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @C2() {
  // expected-error @+1 {{'stablehlo.map' op expected 1 or more operands, but found 0}}
  %0 = "stablehlo.map"() <{dimensions = array<i64: 0>}> ({
    %0 = stablehlo.constant dense<0> : tensor<i32>
    stablehlo.return %0 : tensor<i32>
  }) : () -> tensor<2xi32>
  return
}

// -----

func.func @C3(%a: tensor<2x2xi32>) {
  // expected-error @+1 {{'stablehlo.map' op dimensions must be those of the inputs in order, got [1, 0]}}
  %0 = "stablehlo.map"(%a) <{dimensions = array<i64: 1, 0>}> ({
  ^bb0(%x: tensor<i32>):
    stablehlo.return %x : tensor<i32>
  }) : (tensor<2x2xi32>) -> tensor<2x2xi32>
  return
}

// -----

func.func @C4_argument(%a: tensor<2xi32>) {
  // expected-error @+1 {{'stablehlo.map' op computation must take (tensor<i32>), got (tensor<i64>)}}
  %0 = "stablehlo.map"(%a) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i64>):
    stablehlo.return %x : tensor<i64>
  }) : (tensor<2xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @C4_result(%a: tensor<2xi32>) {
  // expected-error @+1 {{'stablehlo.map' op computation must give (tensor<i64>), got (tensor<i32>)}}
  %0 = "stablehlo.map"(%a) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i32>):
    stablehlo.return %x : tensor<i32>
  }) : (tensor<2xi32>) -> tensor<2xi64>
  return
}
