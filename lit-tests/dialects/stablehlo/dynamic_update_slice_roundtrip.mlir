// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @dynamic_update_slice(
// CHECK-NEXT:   %0 = stablehlo.dynamic_update_slice %arg0, %arg1, %arg2, %arg2 : (tensor<4x4xi32>, tensor<2x2xi32>, tensor<ui8>, tensor<ui8>) -> tensor<4x4xi32>
// CHECK-NEXT:   %1 = stablehlo.dynamic_update_slice %arg0, %arg1, %arg2, %arg2 {note = 1 : i32} : (tensor<4x4xi32>, tensor<2x2xi32>, tensor<ui8>, tensor<ui8>) -> tensor<4x4xi32>
// CHECK-NEXT:   %2 = stablehlo.dynamic_update_slice %arg3, %arg3 : (tensor<i32>, tensor<i32>) -> tensor<i32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @dynamic_update_slice(%operand: tensor<4x4xi32>, %update: tensor<2x2xi32>, %i: tensor<ui8>, %scalar: tensor<i32>) {
  %0 = stablehlo.dynamic_update_slice %operand, %update, %i, %i : (tensor<4x4xi32>, tensor<2x2xi32>, tensor<ui8>, tensor<ui8>) -> tensor<4x4xi32>
  %1 = "stablehlo.dynamic_update_slice"(%operand, %update, %i, %i) {note = 1 : i32} : (tensor<4x4xi32>, tensor<2x2xi32>, tensor<ui8>, tensor<ui8>) -> tensor<4x4xi32>
  %2 = stablehlo.dynamic_update_slice %scalar, %scalar : (tensor<i32>, tensor<i32>) -> tensor<i32>
  return
}
