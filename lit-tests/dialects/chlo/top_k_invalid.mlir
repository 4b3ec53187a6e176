// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @rank(%a: tensor<f32>) {
  // expected-error @+2 {{'chlo.top_k' op operand must have at least rank 1, got rank 0}}
  // expected-error @+1 {{'chlo.top_k' op failed to infer returned types}}
  %0:2 = "chlo.top_k"(%a) <{k = 1 : i64}> : (tensor<f32>) -> (tensor<f32>, tensor<i32>)
  return
}

// -----

func.func @k(%a: tensor<4xf32>) {
  // expected-error @+2 {{'chlo.top_k' op k must be at most the size of the last dimension, 4, got 5}}
  // expected-error @+1 {{'chlo.top_k' op failed to infer returned types}}
  %0:2 = "chlo.top_k"(%a) <{k = 5 : i64}> : (tensor<4xf32>) -> (tensor<5xf32>, tensor<5xi32>)
  return
}

// -----

func.func @result(%a: tensor<4xf32>) {
  // expected-error @+2 {{'chlo.top_k' op inferred type(s) 'tensor<2xf32>', 'tensor<2xi32>' are incompatible with return type(s) of operation 'tensor<2xf32>', 'tensor<3xi32>'}}
  // expected-error @+1 {{'chlo.top_k' op failed to infer returned types}}
  %0:2 = "chlo.top_k"(%a) <{k = 2 : i64}> : (tensor<4xf32>) -> (tensor<2xf32>, tensor<3xi32>)
  return
}
