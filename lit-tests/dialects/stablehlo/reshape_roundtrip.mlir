// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @reshape(
// CHECK-NEXT:   %0 = stablehlo.reshape %arg0 : (tensor<2x3xf32>) -> tensor<6xf32>
// CHECK-NEXT:   %1 = stablehlo.reshape %arg0 {note = 1 : i32} : (tensor<2x3xf32>) -> tensor<3x1x2xf32>
// CHECK-NEXT:   %2 = stablehlo.reshape %arg1 : (tensor<f32>) -> tensor<1x1xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @reshape(%operand: tensor<2x3xf32>, %scalar: tensor<f32>) {
  %0 = stablehlo.reshape %operand : (tensor<2x3xf32>) -> tensor<6xf32>
  %1 = "stablehlo.reshape"(%operand) {note = 1 : i32} : (tensor<2x3xf32>) -> tensor<3x1x2xf32>
  %2 = stablehlo.reshape %scalar : (tensor<f32>) -> tensor<1x1xf32>
  return
}
