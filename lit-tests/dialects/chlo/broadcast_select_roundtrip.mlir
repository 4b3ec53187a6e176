// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s
//
// The text is that of jaxlib.

// CHECK-LABEL: func.func @static(
// CHECK-NEXT:   %0 = chlo.broadcast_select %arg0, %arg1, %arg2 : (tensor<i1>, tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @static(%p: tensor<i1>, %a: tensor<2x3xf32>, %b: tensor<3xf32>) {
  %0 = "chlo.broadcast_select"(%p, %a, %b) : (tensor<i1>, tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return
}
