// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @scalar_bounds(
// CHECK-NEXT:   %0 = stablehlo.clamp %arg0, %arg1, %arg2 : (tensor<f32>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
// CHECK-NEXT:   %1 = stablehlo.clamp %arg1, %arg1, %arg2 : (tensor<3xf32>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @scalar_bounds(%min: tensor<f32>, %operand: tensor<3xf32>, %max: tensor<f32>) {
  %0 = stablehlo.clamp %min, %operand, %max : (tensor<f32>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
  %1 = "stablehlo.clamp"(%operand, %operand, %max) : (tensor<3xf32>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
  return
}

// CHECK-LABEL: func.func @tensor_bounds(
// CHECK-NEXT:   %0 = stablehlo.clamp %arg0, %arg1, %arg2 : tensor<3xf32>
// CHECK-NEXT:   %1 = stablehlo.clamp %arg0, %arg1, %arg2 {note = 1 : i32} : tensor<3xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @tensor_bounds(%min: tensor<3xf32>, %operand: tensor<3xf32>, %max: tensor<3xf32>) {
  %0 = stablehlo.clamp %min, %operand, %max : tensor<3xf32>
  %1 = "stablehlo.clamp"(%min, %operand, %max) {note = 1 : i32} : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  return
}
