// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s
//
// The text is that of jaxlib.

// CHECK-LABEL: func.func @static(
// CHECK-NEXT:   %0 = stablehlo.einsum %arg0, %arg1, config = "ab,bc->ac" : (tensor<4x8xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @static(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>) {
  %0 = "stablehlo.einsum"(%a, %b) <{einsum_config = "ab,bc->ac"}> : (tensor<4x8xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  return
}

// CHECK-LABEL: func.func @ellipsis(
// CHECK-NEXT:   %0 = stablehlo.einsum %arg0, %arg1, config = "...ab,...bc->...ac" : (tensor<7x4x8xf32>, tensor<7x8x2xf32>) -> tensor<7x4x2xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @ellipsis(%a: tensor<7x4x8xf32>, %b: tensor<7x8x2xf32>) {
  %0 = "stablehlo.einsum"(%a, %b) <{einsum_config = "...ab,...bc->...ac"}> : (tensor<7x4x8xf32>, tensor<7x8x2xf32>) -> tensor<7x4x2xf32>
  return
}
