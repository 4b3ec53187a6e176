// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @body(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'stablehlo.async_start' op body must give (tensor<8x4xf32>), got (tensor<4x8xf32>)}}
  %0 = "stablehlo.async_start"(%a) ({
  ^bb0(%x: tensor<4x8xf32>):
    %1 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
    stablehlo.return %1 : tensor<4x8xf32>
  }) : (tensor<4x8xf32>) -> !stablehlo.future<tensor<8x4xf32>>
  return
}

// -----

func.func @no_collective(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'stablehlo.async_start' op body must be a collective or a slice, and a return, got stablehlo.add, stablehlo.return}}
  %0 = "stablehlo.async_start"(%a) ({
  ^bb0(%x: tensor<4x8xf32>):
    %1 = stablehlo.add %x, %x : tensor<4x8xf32>
    stablehlo.return %1 : tensor<4x8xf32>
  }) : (tensor<4x8xf32>) -> !stablehlo.future<tensor<4x8xf32>>
  return
}

// -----

// expected-error @+1 {{future must be of ranked tensors, got '!stablehlo.token'}}
func.func private @token(!stablehlo.future<!stablehlo.token>)
