// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @static(
// CHECK-NEXT:   %0 = chlo.zeta %arg0, %arg1 : tensor<4xf64>, tensor<4xf64> -> tensor<4xf64>
// CHECK-NEXT:   %1 = chlo.zeta %arg0, %arg1 {note = 1 : i32} : tensor<4xf64>, tensor<4xf64> -> tensor<4xf64>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @static(%x: tensor<4xf64>, %y: tensor<4xf64>) {
  %0 = chlo.zeta %x, %y : tensor<4xf64>, tensor<4xf64> -> tensor<4xf64>
  %1 = "chlo.zeta"(%x, %y) {note = 1 : i32} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
  return
}
