// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @static(
// CHECK-NEXT:   %values, %indices = chlo.top_k(%arg0, k = 8) : tensor<16x100xf32> -> (tensor<16x8xf32>, tensor<16x8xi32>)
// CHECK-NEXT:   %values_0, %indices_1 = chlo.top_k(%arg1, k = 5) {note = 1 : i32} : tensor<5xi32> -> (tensor<5xi32>, tensor<5xi32>)
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @static(%operand: tensor<16x100xf32>, %i: tensor<5xi32>) {
  %values, %indices = chlo.top_k(%operand, k = 8) : tensor<16x100xf32> -> (tensor<16x8xf32>, tensor<16x8xi32>)
  %0:2 = "chlo.top_k"(%i) <{k = 5 : i64}> {note = 1 : i32} : (tensor<5xi32>) -> (tensor<5xi32>, tensor<5xi32>)
  return
}
