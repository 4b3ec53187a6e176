// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @static(
// CHECK-NEXT:   %0 = stablehlo.xor %arg0, %arg1 : tensor<2x3xi32>
// CHECK-NEXT:   %1 = stablehlo.xor %arg0, %arg1 : tensor<2x3xi32>
// CHECK-NEXT:   %2 = stablehlo.xor %arg0, %arg1 {note = "kept"} : tensor<2x3xi32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @static(%lhs: tensor<2x3xi32>, %rhs: tensor<2x3xi32>) {
  %0 = stablehlo.xor %lhs, %rhs : tensor<2x3xi32>
  %1 = "stablehlo.xor"(%lhs, %rhs) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  %2 = stablehlo.xor %lhs, %rhs {note = "kept"} : tensor<2x3xi32>
  return
}

// CHECK-LABEL: func.func @dynamic(
// CHECK-NEXT:   %0 = stablehlo.xor %arg0, %arg1 : (tensor<?x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
// CHECK-NEXT:   %1 = stablehlo.xor %arg0, %arg0 : tensor<?x3xi32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @dynamic(%lhs: tensor<?x3xi32>, %rhs: tensor<2x3xi32>) {
  %0 = stablehlo.xor %lhs, %rhs : (tensor<?x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  %1 = "stablehlo.xor"(%lhs, %lhs) : (tensor<?x3xi32>, tensor<?x3xi32>) -> tensor<?x3xi32>
  return
}

// CHECK-LABEL: func.func @i1(
// CHECK-NEXT:   %0 = stablehlo.xor %arg0, %arg1 : tensor<2x3xi1>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @i1(%lhs: tensor<2x3xi1>, %rhs: tensor<2x3xi1>) {
  %0 = stablehlo.xor %lhs, %rhs : tensor<2x3xi1>
  return
}

// CHECK-LABEL: func.func @ui2(
// CHECK-NEXT:   %0 = stablehlo.xor %arg0, %arg1 : tensor<2x3xui2>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @ui2(%lhs: tensor<2x3xui2>, %rhs: tensor<2x3xui2>) {
  %0 = stablehlo.xor %lhs, %rhs : tensor<2x3xui2>
  return
}
