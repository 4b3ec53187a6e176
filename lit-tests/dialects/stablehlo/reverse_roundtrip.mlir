// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @reverse(
// CHECK-NEXT:   %0 = stablehlo.reverse %arg0, dims = [1] : tensor<3x2xi32>
// CHECK-NEXT:   %1 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<3x2xi32>
// CHECK-NEXT:   %2 = stablehlo.reverse %arg0, dims = [] : tensor<3x2xi32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @reverse(%operand: tensor<3x2xi32>) {
  %0 = stablehlo.reverse %operand, dims = [1] : tensor<3x2xi32>
  %1 = "stablehlo.reverse"(%operand) <{dimensions = array<i64: 0, 1>}> : (tensor<3x2xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reverse %operand, dims = [] : tensor<3x2xi32>
  return
}
