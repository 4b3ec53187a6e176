// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @C1(%a: tensor<2xf32>, %b: tensor<3xf32>, %c: tensor<f32>, %d: tensor<f32>) {
  // expected-error @+2 {{'stablehlo.reduce' op input 1 must have shape [2], got [3]}}
  // expected-error @+1 {{'stablehlo.reduce' op failed to infer returned types}}
  %0:2 = "stablehlo.reduce"(%a, %b, %c, %d) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>, %z: tensor<f32>, %w: tensor<f32>):
    stablehlo.return %x, %y : tensor<f32>, tensor<f32>
  }) : (tensor<2xf32>, tensor<3xf32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
  return
}

// -----

func.func @C2(%a: tensor<2xf32>, %b: tensor<f64>) {
  // expected-error @+2 {{'stablehlo.reduce' op init value 0 must have the element type of input 0, f32, got f64}}
  // expected-error @+1 {{'stablehlo.reduce' op failed to infer returned types}}
  %0 = "stablehlo.reduce"(%a, %b) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<2xf32>, tensor<f64>) -> tensor<f32>
  return
}

// -----

func.func @C3() {
  // expected-error @+2 {{'stablehlo.reduce' op there must be at least one input, got none}}
  // expected-error @+1 {{'stablehlo.reduce' op failed to infer returned types}}
  "stablehlo.reduce"() <{dimensions = array<i64: 0>}> ({
    stablehlo.return
  }) : () -> ()
  return
}

// -----

func.func @C4(%a: tensor<2xf32>, %b: tensor<f32>) {
  // expected-error @+2 {{'stablehlo.reduce' op dimensions must be dimensions in [0, 1), got 1}}
  // expected-error @+1 {{'stablehlo.reduce' op failed to infer returned types}}
  %0 = "stablehlo.reduce"(%a, %b) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @C5(%a: tensor<2xf32>, %b: tensor<f32>) {
  // expected-error @+2 {{'stablehlo.reduce' op dimensions must be distinct, got 0 twice}}
  // expected-error @+1 {{'stablehlo.reduce' op failed to infer returned types}}
  %0 = "stablehlo.reduce"(%a, %b) <{dimensions = array<i64: 0, 0>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @C6_arguments(%a: tensor<2xf32>, %b: tensor<f32>) {
  // expected-error @+2 {{'stablehlo.reduce' op body must take two scalars per input, got 3 for 1}}
  // expected-error @+1 {{'stablehlo.reduce' op failed to infer returned types}}
  %0 = "stablehlo.reduce"(%a, %b) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>, %z: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @C6_results(%a: tensor<2xf32>, %b: tensor<f32>) {
  // expected-error @+2 {{'stablehlo.reduce' op body must give one scalar per input, got 0 for 1}}
  // expected-error @+1 {{'stablehlo.reduce' op failed to infer returned types}}
  %0 = "stablehlo.reduce"(%a, %b) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return 
  }) : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @C6_rank(%a: tensor<2xf32>, %b: tensor<f32>) {
  // expected-error @+2 {{'stablehlo.reduce' op body must give scalars, got tensor<1xf32>}}
  // expected-error @+1 {{'stablehlo.reduce' op failed to infer returned types}}
  %0 = "stablehlo.reduce"(%a, %b) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<1xf32>, %y: tensor<1xf32>):
    stablehlo.return %x : tensor<1xf32>
  }) : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @C6_types(%a: tensor<2xf32>, %b: tensor<f32>) {
  // expected-error @+2 {{'stablehlo.reduce' op body must take and give one type for input 0, tensor<f32>, got tensor<f64>}}
  // expected-error @+1 {{'stablehlo.reduce' op failed to infer returned types}}
  %0 = "stablehlo.reduce"(%a, %b) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f64>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @C6_narrower(%a: tensor<2xf32>, %b: tensor<f32>) {
  // expected-error @+2 {{'stablehlo.reduce' op body must compute in the element type of input 0 or a wider one, f32, got bf16}}
  // expected-error @+1 {{'stablehlo.reduce' op failed to infer returned types}}
  %0 = "stablehlo.reduce"(%a, %b) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    stablehlo.return %x : tensor<bf16>
  }) : (tensor<2xf32>, tensor<f32>) -> tensor<bf16>
  return
}

// -----

func.func @C7(%a: tensor<2x3xf32>, %b: tensor<f32>) {
  // expected-error @+2 {{'stablehlo.reduce' op inferred type(s) 'tensor<3xf32>' are incompatible with return type(s) of operation 'tensor<2xf32>'}}
  // expected-error @+1 {{'stablehlo.reduce' op failed to infer returned types}}
  %0 = "stablehlo.reduce"(%a, %b) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

func.func @C8(%a: tensor<2xf32>, %b: tensor<f32>) {
  // expected-error @+2 {{'stablehlo.reduce' op inferred type(s) 'tensor<f64>' are incompatible with return type(s) of operation 'tensor<f32>'}}
  // expected-error @+1 {{'stablehlo.reduce' op failed to infer returned types}}
  %0 = "stablehlo.reduce"(%a, %b) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    stablehlo.return %x : tensor<f64>
  }) : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  return
}
