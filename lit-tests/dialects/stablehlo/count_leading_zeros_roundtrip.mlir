// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @static(
// CHECK-NEXT:   %0 = stablehlo.count_leading_zeros %arg0 : tensor<2x3xi32>
// CHECK-NEXT:   %1 = stablehlo.count_leading_zeros %arg0 : tensor<2x3xi32>
// CHECK-NEXT:   %2 = stablehlo.count_leading_zeros %arg0 {note = "kept"} : tensor<2x3xi32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @static(%operand: tensor<2x3xi32>) {
  %0 = stablehlo.count_leading_zeros %operand : tensor<2x3xi32>
  %1 = "stablehlo.count_leading_zeros"(%operand) : (tensor<2x3xi32>) -> tensor<2x3xi32>
  %2 = stablehlo.count_leading_zeros %operand {note = "kept"} : tensor<2x3xi32>
  return
}

// CHECK-LABEL: func.func @dynamic(
// CHECK-NEXT:   %0 = stablehlo.count_leading_zeros %arg0 : tensor<?x3xi32>
// CHECK-NEXT:   %1 = stablehlo.count_leading_zeros %arg0 : (tensor<?x3xi32>) -> tensor<2x3xi32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @dynamic(%operand: tensor<?x3xi32>) {
  %0 = stablehlo.count_leading_zeros %operand : tensor<?x3xi32>
  %1 = stablehlo.count_leading_zeros %operand : (tensor<?x3xi32>) -> tensor<2x3xi32>
  return
}

// CHECK-LABEL: func.func @scalar(
// CHECK-NEXT:   %0 = stablehlo.count_leading_zeros %arg0 : tensor<i32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @scalar(%operand: tensor<i32>) {
  %0 = stablehlo.count_leading_zeros %operand : tensor<i32>
  return
}
