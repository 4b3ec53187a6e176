// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @static(
// CHECK-NEXT:   %0 = chlo.is_neg_inf %arg0 : tensor<4xf32> -> tensor<4xi1>
// CHECK-NEXT:   %1 = chlo.is_neg_inf %arg0 {note = 1 : i32} : tensor<4xf32> -> tensor<4xi1>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @static(%operand: tensor<4xf32>) {
  %0 = chlo.is_neg_inf %operand : tensor<4xf32> -> tensor<4xi1>
  %1 = "chlo.is_neg_inf"(%operand) {note = 1 : i32} : (tensor<4xf32>) -> tensor<4xi1>
  return
}
