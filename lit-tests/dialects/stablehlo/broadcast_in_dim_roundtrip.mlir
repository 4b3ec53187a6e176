// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @broadcast_in_dim(
// CHECK-NEXT:   %0 = stablehlo.broadcast_in_dim %arg0, dims = [2, 1] : (tensor<1x3xi32>) -> tensor<2x3x2xi32>
// CHECK-NEXT:   %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<4xf32>
// CHECK-NEXT:   %2 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x3xi32>) -> tensor<5x3xi32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @broadcast_in_dim(%operand: tensor<1x3xi32>, %scalar: tensor<f32>) {
  %0 = stablehlo.broadcast_in_dim %operand, dims = [2, 1] : (tensor<1x3xi32>) -> tensor<2x3x2xi32>
  %1 = stablehlo.broadcast_in_dim %scalar, dims = [] : (tensor<f32>) -> tensor<4xf32>
  %2 = "stablehlo.broadcast_in_dim"(%operand) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi32>) -> tensor<5x3xi32>
  return
}
