// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @C1(%a: tensor<4x8xf32>) {
  // expected-error @+2 {{'stablehlo.collective_permute' op source_target_pairs must have shape [N, 2], got tensor<1x3xi64>}}
  // expected-error @+1 {{'stablehlo.collective_permute' op failed to infer returned types}}
  %0 = "stablehlo.collective_permute"(%a) <{source_target_pairs = dense<[[0, 1, 2]]> : tensor<1x3xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @C2(%a: tensor<4x8xf32>) {
  // expected-error @+2 {{'stablehlo.collective_permute' op sources of source_target_pairs must be distinct, got 0 twice}}
  // expected-error @+1 {{'stablehlo.collective_permute' op failed to infer returned types}}
  %0 = "stablehlo.collective_permute"(%a) <{source_target_pairs = dense<[[0, 1], [0, 2]]> : tensor<2x2xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @C3(%a: tensor<4x8xf32>) {
  // expected-error @+2 {{'stablehlo.collective_permute' op targets of source_target_pairs must be distinct, got 1 twice}}
  // expected-error @+1 {{'stablehlo.collective_permute' op failed to infer returned types}}
  %0 = "stablehlo.collective_permute"(%a) <{source_target_pairs = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @C4(%a: tensor<4x8xf32>) {
  // expected-error @+2 {{'stablehlo.collective_permute' op source_target_pairs must not be negative, got -1}}
  // expected-error @+1 {{'stablehlo.collective_permute' op failed to infer returned types}}
  %0 = "stablehlo.collective_permute"(%a) <{source_target_pairs = dense<[[-1, 0]]> : tensor<1x2xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @C5(%a: tensor<4x8xf32>) {
  // expected-error @+2 {{'stablehlo.collective_permute' op inferred type(s) 'tensor<4x8xf32>' are incompatible with return type(s) of operation 'tensor<8x4xf32>'}}
  // expected-error @+1 {{'stablehlo.collective_permute' op failed to infer returned types}}
  %0 = "stablehlo.collective_permute"(%a) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x8xf32>) -> tensor<8x4xf32>
  return
}
