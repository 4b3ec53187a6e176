// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @slice(
// CHECK-NEXT:   %0 = stablehlo.slice %arg0 [1:3, 4:8:2] : (tensor<3x8xi64>) -> tensor<2x2xi64>
// CHECK-NEXT:   %1 = stablehlo.slice %arg0 [0:3:3, 0:8] : (tensor<3x8xi64>) -> tensor<1x8xi64>
// CHECK-NEXT:   %2 = stablehlo.slice %arg1 [] : (tensor<f32>) -> tensor<f32>
// CHECK-NEXT:   %3 = stablehlo.slice %arg0 [0:0, 7:8] {note = 1 : i32} : (tensor<3x8xi64>) -> tensor<0x1xi64>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @slice(%operand: tensor<3x8xi64>, %scalar: tensor<f32>) {
  %0 = stablehlo.slice %operand [1:3, 4:8:2] : (tensor<3x8xi64>) -> tensor<2x2xi64>
  %1 = "stablehlo.slice"(%operand) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 3, 8>, strides = array<i64: 3, 1>}> : (tensor<3x8xi64>) -> tensor<1x8xi64>
  %2 = stablehlo.slice %scalar [] : (tensor<f32>) -> tensor<f32>
  %3 = stablehlo.slice %operand [0:0:1, 7:8] {note = 1 : i32} : (tensor<3x8xi64>) -> tensor<0x1xi64>
  return
}
