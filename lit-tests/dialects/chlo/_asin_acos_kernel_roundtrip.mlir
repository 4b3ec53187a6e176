// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s
//
// The text is that of jaxlib.

// CHECK-LABEL: func.func @static(
// CHECK-NEXT:   %0 = chlo._asin_acos_kernel %arg0 : tensor<2xcomplex<f32>> -> tensor<2xcomplex<f32>>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @static(%a: tensor<2xcomplex<f32>>) {
  %0 = "chlo._asin_acos_kernel"(%a) : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  return
}
