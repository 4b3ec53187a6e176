// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @complex(
// CHECK-NEXT:   %0 = stablehlo.complex %arg0, %arg1 : tensor<2xcomplex<f32>>
// CHECK-NEXT:   %1 = stablehlo.complex %arg0, %arg1 : tensor<2xcomplex<f32>>
// CHECK-NEXT:   %2 = stablehlo.complex %arg2, %arg1 : (tensor<?xf32>, tensor<2xf32>) -> tensor<2xcomplex<f32>>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @complex(%lhs: tensor<2xf32>, %rhs: tensor<2xf32>, %d: tensor<?xf32>) {
  %0 = stablehlo.complex %lhs, %rhs : tensor<2xcomplex<f32>>
  %1 = "stablehlo.complex"(%lhs, %rhs) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xcomplex<f32>>
  %2 = stablehlo.complex %d, %rhs : (tensor<?xf32>, tensor<2xf32>) -> tensor<2xcomplex<f32>>
  return
}
