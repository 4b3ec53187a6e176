// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @pad(
// CHECK-NEXT:   %0 = stablehlo.pad %arg0, %arg1, low = [0, 1], high = [2, 1], interior = [1, 2] : (tensor<2x3xi32>, tensor<i32>) -> tensor<5x9xi32>
// CHECK-NEXT:   %1 = stablehlo.pad %arg0, %arg1, low = [-1, 0], high = [0, -2], interior = [0, 0] : (tensor<2x3xi32>, tensor<i32>) -> tensor<1x1xi32>
// CHECK-NEXT:   %2 = stablehlo.pad %arg2, %arg1, low = [], high = [], interior = [] : (tensor<i32>, tensor<i32>) -> tensor<i32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @pad(%operand: tensor<2x3xi32>, %value: tensor<i32>, %scalar: tensor<i32>) {
  %0 = stablehlo.pad %operand, %value, low = [0, 1], high = [2, 1], interior = [1, 2] : (tensor<2x3xi32>, tensor<i32>) -> tensor<5x9xi32>
  %1 = "stablehlo.pad"(%operand, %value) <{edge_padding_low = array<i64: -1, 0>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<2x3xi32>, tensor<i32>) -> tensor<1x1xi32>
  %2 = stablehlo.pad %scalar, %value, low = [], high = [], interior = [] : (tensor<i32>, tensor<i32>) -> tensor<i32>
  return
}
