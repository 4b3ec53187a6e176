// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @complex(
// CHECK-NEXT:   %0 = chlo.conj %arg0 : tensor<2xcomplex<f32>> -> tensor<2xcomplex<f32>>
// CHECK-NEXT:   %1 = chlo.conj %arg0 {note = 1 : i32} : tensor<2xcomplex<f32>> -> tensor<2xcomplex<f32>>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @complex(%operand: tensor<2xcomplex<f32>>) {
  %0 = chlo.conj %operand : tensor<2xcomplex<f32>> -> tensor<2xcomplex<f32>>
  %1 = "chlo.conj"(%operand) {note = 1 : i32} : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  return
}
