// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s
//
// The text is that of jaxlib.

// CHECK-LABEL: func.func @static(
// CHECK-NEXT:   %0 = chlo.broadcast_atan2 %arg0, %arg1 : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @static(%a: tensor<2x1xf32>, %b: tensor<3xf32>) {
  %0 = "chlo.broadcast_atan2"(%a, %b) <{}> : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return
}

// CHECK-LABEL: func.func @explicit(
// CHECK-NEXT:   %0 = chlo.broadcast_atan2 %arg0, %arg1 {broadcast_dimensions = array<i64: 0>} : (tensor<2x3xf32>, tensor<2xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @explicit(%a: tensor<2x3xf32>, %b: tensor<2xf32>) {
  %0 = "chlo.broadcast_atan2"(%a, %b) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2x3xf32>, tensor<2xf32>) -> tensor<2x3xf32>
  return
}

// CHECK-LABEL: func.func @dynamic(
// CHECK-NEXT:   %0 = chlo.broadcast_atan2 %arg0, %arg1 : (tensor<2x?xf32>, tensor<3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @dynamic(%a: tensor<2x?xf32>, %b: tensor<3xf32>) {
  %0 = "chlo.broadcast_atan2"(%a, %b) <{}> : (tensor<2x?xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return
}
