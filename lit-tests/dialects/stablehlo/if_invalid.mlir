// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @C1(%a: tensor<i1>, %b: tensor<i32>) {
  // expected-error @+1 {{'stablehlo.if' op true_branch must take (), got (tensor<i32>)}}
  %0 = "stablehlo.if"(%a) ({
  ^bb0(%x: tensor<i32>):
    stablehlo.return %x : tensor<i32>
  }, {
    stablehlo.return %b : tensor<i32>
  }) : (tensor<i1>) -> tensor<i32>
  return
}

// -----

func.func @C2(%a: tensor<i1>, %b: tensor<i32>) {
  // expected-error @+1 {{'stablehlo.if' op true_branch must give (tensor<i64>), got (tensor<i32>)}}
  %0 = "stablehlo.if"(%a) ({
    stablehlo.return %b : tensor<i32>
  }, {
    stablehlo.return %b : tensor<i32>
  }) : (tensor<i1>) -> tensor<i64>
  return
}

// -----

func.func @C2_count(%a: tensor<i1>, %b: tensor<i32>) {
  // expected-error @+1 {{'stablehlo.if' op false_branch must give (tensor<i32>), got ()}}
  %0 = "stablehlo.if"(%a) ({
    stablehlo.return %b : tensor<i32>
  }, {
    stablehlo.return
  }) : (tensor<i1>) -> tensor<i32>
  return
}

// -----

func.func @C3(%p: tensor<i1>, %a: tensor<2xf32>) {
  // expected-error @+1 {{'stablehlo.if' op true_branch must give (tensor<3xf32>), got (tensor<2xf32>)}}
  %0 = "stablehlo.if"(%p) ({
    stablehlo.return %a : tensor<2xf32>
  }, {
    stablehlo.return %a : tensor<2xf32>
  }) : (tensor<i1>) -> tensor<3xf32>
  return
}
