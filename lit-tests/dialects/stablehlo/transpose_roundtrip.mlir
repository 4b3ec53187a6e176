// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @transpose(
// CHECK-NEXT:   %0 = stablehlo.transpose %arg0, dims = [2, 1, 0] : (tensor<2x3x4xi32>) -> tensor<4x3x2xi32>
// CHECK-NEXT:   %1 = stablehlo.transpose %arg0, dims = [1, 0, 2] : (tensor<2x3x4xi32>) -> tensor<3x2x4xi32>
// CHECK-NEXT:   %2 = stablehlo.transpose %arg1, dims = [] : (tensor<f32>) -> tensor<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @transpose(%operand: tensor<2x3x4xi32>, %scalar: tensor<f32>) {
  %0 = stablehlo.transpose %operand, dims = [2, 1, 0] : (tensor<2x3x4xi32>) -> tensor<4x3x2xi32>
  %1 = "stablehlo.transpose"(%operand) <{permutation = array<i64: 1, 0, 2>}> : (tensor<2x3x4xi32>) -> tensor<3x2x4xi32>
  %2 = stablehlo.transpose %scalar, dims = [] : (tensor<f32>) -> tensor<f32>
  return
}
