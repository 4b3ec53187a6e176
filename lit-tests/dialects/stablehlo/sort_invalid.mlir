// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @C1() {
  // expected-error @+1 {{'stablehlo.sort' op expected 1 or more operands, but found 0}}
  "stablehlo.sort"() <{dimension = 0 : i64}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %lt = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : () -> ()
  return
}

// -----

func.func @C2(%a: tensor<8xf32>) {
  // expected-error @+2 {{'stablehlo.sort' op inferred type(s) 'tensor<8xf32>' are incompatible with return type(s) of operation 'tensor<8xf64>'}}
  // expected-error @+1 {{'stablehlo.sort' op failed to infer returned types}}
  %0 = "stablehlo.sort"(%a) <{dimension = 0 : i64}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %lt = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<8xf32>) -> tensor<8xf64>
  return
}

// -----

func.func @C3(%a: tensor<8xf32>, %b: tensor<7xf32>) {
  // expected-error @+1 {{'stablehlo.sort' op requires the same shape for all operands and results}}
  %0:2 = "stablehlo.sort"(%a, %b) <{dimension = 0 : i64}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %lt = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<8xf32>, tensor<7xf32>) -> (tensor<8xf32>, tensor<7xf32>)
  return
}

// -----

func.func @C4(%a: tensor<8xf32>) {
  // expected-error @+2 {{'stablehlo.sort' op dimension must be in [-1, 1), got 1}}
  // expected-error @+1 {{'stablehlo.sort' op failed to infer returned types}}
  %0 = "stablehlo.sort"(%a) <{dimension = 1 : i64}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %lt = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @C4_negative(%a: tensor<8xf32>) {
  // expected-error @+2 {{'stablehlo.sort' op dimension must be in [-1, 1), got -2}}
  // expected-error @+1 {{'stablehlo.sort' op failed to infer returned types}}
  %0 = "stablehlo.sort"(%a) <{dimension = -2 : i64}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %lt = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @C5_arguments(%a: tensor<8xf32>) {
  // expected-error @+2 {{'stablehlo.sort' op comparator must take (tensor<f32>, tensor<f32>), got (tensor<f64>, tensor<f64>)}}
  // expected-error @+1 {{'stablehlo.sort' op failed to infer returned types}}
  %0 = "stablehlo.sort"(%a) <{dimension = 0 : i64}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %lt = stablehlo.compare LT, %x, %y : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @C5_result(%a: tensor<8xf32>) {
  // expected-error @+2 {{'stablehlo.sort' op comparator must give (tensor<i1>), got (tensor<f32>)}}
  // expected-error @+1 {{'stablehlo.sort' op failed to infer returned types}}
  %0 = "stablehlo.sort"(%a) <{dimension = 0 : i64}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<8xf32>) -> tensor<8xf32>
  return
}
