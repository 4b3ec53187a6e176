// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s
//
// The text is that of jaxlib.

// CHECK-LABEL: func.func @static(
// CHECK-NEXT:   %0 = "chlo.constant_like"(%arg0) <{value = 3.500000e+00 : f32}> : (tensor<2xi64>) -> tensor<2xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @static(%a: tensor<2xi64>) {
  %0 = "chlo.constant_like"(%a) <{value = 3.5 : f32}> : (tensor<2xi64>) -> tensor<2xf32>
  return
}
