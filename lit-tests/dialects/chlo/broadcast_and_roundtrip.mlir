// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s
//
// The text is that of jaxlib.

// CHECK-LABEL: func.func @static(
// CHECK-NEXT:   %0 = chlo.broadcast_and %arg0, %arg1 : (tensor<2x1xi32>, tensor<3xi32>) -> tensor<2x3xi32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @static(%a: tensor<2x1xi32>, %b: tensor<3xi32>) {
  %0 = "chlo.broadcast_and"(%a, %b) <{}> : (tensor<2x1xi32>, tensor<3xi32>) -> tensor<2x3xi32>
  return
}

// CHECK-LABEL: func.func @explicit(
// CHECK-NEXT:   %0 = chlo.broadcast_and %arg0, %arg1 {broadcast_dimensions = array<i64: 0>} : (tensor<2x3xi32>, tensor<2xi32>) -> tensor<2x3xi32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @explicit(%a: tensor<2x3xi32>, %b: tensor<2xi32>) {
  %0 = "chlo.broadcast_and"(%a, %b) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2x3xi32>, tensor<2xi32>) -> tensor<2x3xi32>
  return
}

// CHECK-LABEL: func.func @dynamic(
// CHECK-NEXT:   %0 = chlo.broadcast_and %arg0, %arg1 : (tensor<2x?xi32>, tensor<3xi32>) -> tensor<2x3xi32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @dynamic(%a: tensor<2x?xi32>, %b: tensor<3xi32>) {
  %0 = "chlo.broadcast_and"(%a, %b) <{}> : (tensor<2x?xi32>, tensor<3xi32>) -> tensor<2x3xi32>
  return
}
