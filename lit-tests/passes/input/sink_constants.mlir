// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s --split-input-file --verify-diagnostics --pass-pipeline='builtin.module(shale-sink-constants)' | FileCheck %s
// RUN: %shale_run %S/../../tools/inputs/captured_constants.mlir

// CHECK-LABEL: func.func @reduce(
// CHECK: reducer(%[[A:.*]]: tensor<f32>, %[[B:.*]]: tensor<f32>)
// CHECK-NEXT: %[[TWO:.*]] = stablehlo.constant dense<2.000000e+00>
// CHECK-NEXT: stablehlo.multiply %[[B]], %[[TWO]]
// CHECK-NEXT: stablehlo.multiply %{{.*}}, %[[TWO]]
func.func @reduce(%x: tensor<4x8xf32>) -> tensor<4xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %two = stablehlo.constant dense<2.0> : tensor<f32>
  %r = "stablehlo.reduce"(%x, %zero) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.multiply %b, %two : tensor<f32>
    %t = stablehlo.multiply %s, %two : tensor<f32>
    %u = stablehlo.add %a, %t : tensor<f32>
    stablehlo.return %u : tensor<f32>
  }) {dimensions = array<i64: 1>} : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @argument(%x: tensor<4x8xf32>, %two: tensor<f32>) -> tensor<4x8xf32> {
  // expected-error @+1 {{'stablehlo.map' op region must use constants alone of what is around it, got operand 1}}
  %r = "stablehlo.map"(%x) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<f32>):
    // expected-note @+1 {{used here}}
    %s = stablehlo.multiply %a, %two : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
