// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @static(
// CHECK-NEXT:   %0 = chlo.acosh %arg0 : tensor<2x3xf32> -> tensor<2x3xf32>
// CHECK-NEXT:   %1 = chlo.acosh %arg0 {note = 1 : i32} : tensor<2x3xf32> -> tensor<2x3xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @static(%operand: tensor<2x3xf32>) {
  %0 = chlo.acosh %operand : tensor<2x3xf32> -> tensor<2x3xf32>
  %1 = "chlo.acosh"(%operand) {note = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// CHECK-LABEL: func.func @dynamic(
// CHECK-NEXT:   %0 = chlo.acosh %arg0 : tensor<?x3xbf16> -> tensor<?x3xbf16>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @dynamic(%operand: tensor<?x3xbf16>) {
  %0 = chlo.acosh %operand : tensor<?x3xbf16> -> tensor<?x3xbf16>
  return
}
