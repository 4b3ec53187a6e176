// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @C1(%a: tensor<i32>, %b: tensor<i32>) {
  // expected-error @+1 {{'stablehlo.case' op there must be at least one branch, got none}}
  "stablehlo.case"(%a) : (tensor<i32>) -> ()
  return
}

// -----

func.func @C2(%a: tensor<i32>, %b: tensor<i32>) {
  // expected-error @+1 {{'stablehlo.case' op branch 1 must take (), got (tensor<i32>)}}
  %0 = "stablehlo.case"(%a) ({
    stablehlo.return %b : tensor<i32>
  }, {
  ^bb0(%x: tensor<i32>):
    stablehlo.return %x : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @C3(%a: tensor<i32>, %b: tensor<i32>) {
  // expected-error @+1 {{'stablehlo.case' op branch 0 must give (tensor<i64>), got (tensor<i32>)}}
  %0 = "stablehlo.case"(%a) ({
    stablehlo.return %b : tensor<i32>
  }) : (tensor<i32>) -> tensor<i64>
  return
}

// -----

func.func @C4(%i: tensor<i32>, %a: tensor<2xf32>) {
  // expected-error @+1 {{'stablehlo.case' op branch 0 must give (tensor<3xf32>), got (tensor<2xf32>)}}
  %0 = "stablehlo.case"(%i) ({
    stablehlo.return %a : tensor<2xf32>
  }) : (tensor<i32>) -> tensor<3xf32>
  return
}
