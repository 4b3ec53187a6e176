// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s
//
// The text is that of jaxlib.

// CHECK-LABEL: func.func @static(
// CHECK-NEXT:   %0 = chlo.broadcast_complex %arg0, %arg1 : (tensor<2x6xf32>, tensor<6xf32>) -> tensor<2x6xcomplex<f32>>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @static(%a: tensor<2x6xf32>, %b: tensor<6xf32>) {
  %0 = "chlo.broadcast_complex"(%a, %b) <{}> : (tensor<2x6xf32>, tensor<6xf32>) -> tensor<2x6xcomplex<f32>>
  return
}
