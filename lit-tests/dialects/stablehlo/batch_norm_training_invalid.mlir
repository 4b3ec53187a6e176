// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @C1(%x: tensor<4x2xf32>, %b: tensor<2xf32>, %c: tensor<2xf32>) {
  // expected-error @+2 {{'stablehlo.batch_norm_training' op feature_index must be dimensions in [0, 2), got 2}}
  // expected-error @+1 {{'stablehlo.batch_norm_training' op failed to infer returned types}}
  %0:3 = "stablehlo.batch_norm_training"(%x, %b, %c) <{epsilon = 0.001 : f32, feature_index = 2 : i64}> : (tensor<4x2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<4x2xf32>, tensor<2xf32>, tensor<2xf32>)
  return
}

// -----

func.func @C2(%x: tensor<4x2xf32>, %b: tensor<2xf32>, %c: tensor<2xf64>) {
  // expected-error @+2 {{'stablehlo.batch_norm_training' op offset must have the element type of operand, f32, got f64}}
  // expected-error @+1 {{'stablehlo.batch_norm_training' op failed to infer returned types}}
  %0:3 = "stablehlo.batch_norm_training"(%x, %b, %c) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<4x2xf32>, tensor<2xf32>, tensor<2xf64>) -> (tensor<4x2xf32>, tensor<2xf32>, tensor<2xf32>)
  return
}

// -----

func.func @C3(%x: tensor<4x2xf32>, %b: tensor<3xf32>, %c: tensor<2xf32>) {
  // expected-error @+2 {{'stablehlo.batch_norm_training' op scale must have the size of the feature dimension, 2, got 3}}
  // expected-error @+1 {{'stablehlo.batch_norm_training' op failed to infer returned types}}
  %0:3 = "stablehlo.batch_norm_training"(%x, %b, %c) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<4x2xf32>, tensor<3xf32>, tensor<2xf32>) -> (tensor<4x2xf32>, tensor<2xf32>, tensor<2xf32>)
  return
}

// -----

func.func @C4(%x: tensor<4x2xf32>, %b: tensor<2xf32>, %c: tensor<3xf32>) {
  // expected-error @+2 {{'stablehlo.batch_norm_training' op offset must have the size of the feature dimension, 2, got 3}}
  // expected-error @+1 {{'stablehlo.batch_norm_training' op failed to infer returned types}}
  %0:3 = "stablehlo.batch_norm_training"(%x, %b, %c) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<4x2xf32>, tensor<2xf32>, tensor<3xf32>) -> (tensor<4x2xf32>, tensor<2xf32>, tensor<2xf32>)
  return
}

// -----

func.func @C5(%x: tensor<4x2xf32>, %b: tensor<2xf32>, %c: tensor<2xf32>) {
  // expected-error @+2 {{'stablehlo.batch_norm_training' op inferred type(s) 'tensor<4x2xf32>', 'tensor<2xf32>', 'tensor<2xf32>' are incompatible with return type(s) of operation 'tensor<4x2xf32>', 'tensor<3xf32>', 'tensor<2xf32>'}}
  // expected-error @+1 {{'stablehlo.batch_norm_training' op failed to infer returned types}}
  %0:3 = "stablehlo.batch_norm_training"(%x, %b, %c) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<4x2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<4x2xf32>, tensor<3xf32>, tensor<2xf32>)
  return
}

// -----

func.func @C6(%x: tensor<4x2xf32>, %b: tensor<2xf32>, %c: tensor<2xf32>) {
  // expected-error @+2 {{'stablehlo.batch_norm_training' op inferred type(s) 'tensor<4x2xf32>', 'tensor<2xf32>', 'tensor<2xf32>' are incompatible with return type(s) of operation 'tensor<4x2xf32>', 'tensor<2xf32>', 'tensor<3xf32>'}}
  // expected-error @+1 {{'stablehlo.batch_norm_training' op failed to infer returned types}}
  %0:3 = "stablehlo.batch_norm_training"(%x, %b, %c) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<4x2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<4x2xf32>, tensor<2xf32>, tensor<3xf32>)
  return
}

// -----

func.func @C7(%x: tensor<4x2xf32>, %b: tensor<2xf32>, %c: tensor<2xf32>) {
  // expected-error @+2 {{'stablehlo.batch_norm_training' op inferred type(s) 'tensor<4x2xf32>', 'tensor<2xf32>', 'tensor<2xf32>' are incompatible with return type(s) of operation 'tensor<2x4xf32>', 'tensor<2xf32>', 'tensor<2xf32>'}}
  // expected-error @+1 {{'stablehlo.batch_norm_training' op failed to infer returned types}}
  %0:3 = "stablehlo.batch_norm_training"(%x, %b, %c) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<4x2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2x4xf32>, tensor<2xf32>, tensor<2xf32>)
  return
}
