// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @C1_argument(%a: tensor<i32>, %b: tensor<i1>) {
  // expected-error @+1 {{'stablehlo.while' op cond must take (tensor<i32>), got (tensor<i64>)}}
  %0 = "stablehlo.while"(%a) ({
  ^bb0(%x: tensor<i64>):
    stablehlo.return %b : tensor<i1>
  }, {
  ^bb0(%y: tensor<i32>):
    stablehlo.return %y : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @C1_result(%a: tensor<i32>, %b: tensor<i1>) {
  // expected-error @+1 {{'stablehlo.while' op cond must give (tensor<i1>), got (tensor<i32>)}}
  %0 = "stablehlo.while"(%a) ({
  ^bb0(%x: tensor<i32>):
    stablehlo.return %x : tensor<i32>
  }, {
  ^bb0(%y: tensor<i32>):
    stablehlo.return %y : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @C2_argument(%a: tensor<i32>, %b: tensor<i1>) {
  // expected-error @+1 {{'stablehlo.while' op body must take (tensor<i32>), got (tensor<i64>)}}
  %0 = "stablehlo.while"(%a) ({
  ^bb0(%x: tensor<i32>):
    stablehlo.return %b : tensor<i1>
  }, {
  ^bb0(%y: tensor<i64>):
    stablehlo.return %y : tensor<i64>
  }) : (tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @C2_result(%a: tensor<i32>, %b: tensor<i1>) {
  // expected-error @+1 {{'stablehlo.while' op body must give (tensor<i32>), got (tensor<i1>)}}
  %0 = "stablehlo.while"(%a) ({
  ^bb0(%x: tensor<i32>):
    stablehlo.return %b : tensor<i1>
  }, {
  ^bb0(%y: tensor<i32>):
    stablehlo.return %b : tensor<i1>
  }) : (tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @C3(%a: tensor<i32>, %b: tensor<i1>) {
  // expected-error @+2 {{'stablehlo.while' op inferred type(s) 'tensor<i32>' are incompatible with return type(s) of operation 'tensor<i64>'}}
  // expected-error @+1 {{'stablehlo.while' op failed to infer returned types}}
  %0 = "stablehlo.while"(%a) ({
  ^bb0(%x: tensor<i32>):
    stablehlo.return %b : tensor<i1>
  }, {
  ^bb0(%y: tensor<i32>):
    stablehlo.return %y : tensor<i32>
  }) : (tensor<i32>) -> tensor<i64>
  return
}
