// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @dynamic_slice(
// CHECK-NEXT:   %0 = stablehlo.dynamic_slice %arg0, %arg1, %arg1, sizes = [2, 3] : (tensor<4x4xi32>, tensor<i64>, tensor<i64>) -> tensor<2x3xi32>
// CHECK-NEXT:   %1 = stablehlo.dynamic_slice %arg0, %arg1, %arg1, sizes = [4, 4] : (tensor<4x4xi32>, tensor<i64>, tensor<i64>) -> tensor<4x4xi32>
// CHECK-NEXT:   %2 = stablehlo.dynamic_slice %arg2, , sizes = [] : (tensor<f32>) -> tensor<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @dynamic_slice(%operand: tensor<4x4xi32>, %i: tensor<i64>, %scalar: tensor<f32>) {
  %0 = stablehlo.dynamic_slice %operand, %i, %i, sizes = [2, 3] : (tensor<4x4xi32>, tensor<i64>, tensor<i64>) -> tensor<2x3xi32>
  %1 = "stablehlo.dynamic_slice"(%operand, %i, %i) <{slice_sizes = array<i64: 4, 4>}> : (tensor<4x4xi32>, tensor<i64>, tensor<i64>) -> tensor<4x4xi32>
  %2 = stablehlo.dynamic_slice %scalar, sizes = [] : (tensor<f32>) -> tensor<f32>
  return
}
