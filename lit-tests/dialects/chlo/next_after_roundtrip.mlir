// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @static(
// CHECK-NEXT:   %0 = chlo.next_after %arg0, %arg1 : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
// CHECK-NEXT:   %1 = chlo.next_after %arg0, %arg1 {note = 1 : i32} : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @static(%x: tensor<4xf32>, %y: tensor<4xf32>) {
  %0 = chlo.next_after %x, %y : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
  %1 = "chlo.next_after"(%x, %y) {note = 1 : i32} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
