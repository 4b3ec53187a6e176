// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @ids(%a: tensor<4x8xf32>) {
  // expected-error @+2 {{'stablehlo.cross-replica-sum' op replica_groups must hold all ids in [0, 2), got 2 for 1}}
  // expected-error @+1 {{'stablehlo.cross-replica-sum' op failed to infer returned types}}
  %0 = "stablehlo.cross-replica-sum"(%a) <{replica_groups = dense<[[0, 2]]> : tensor<1x2xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @type(%a: tensor<4x8xf32>) {
  // expected-error @+2 {{'stablehlo.cross-replica-sum' op inferred type(s) 'tensor<4x8xf32>' are incompatible with return type(s) of operation 'tensor<4x4xf32>'}}
  // expected-error @+1 {{'stablehlo.cross-replica-sum' op failed to infer returned types}}
  %0 = "stablehlo.cross-replica-sum"(%a) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x8xf32>) -> tensor<4x4xf32>
  return
}
