// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @cholesky(
// CHECK-NEXT:   %0 = stablehlo.cholesky %arg0, lower = true : tensor<3x3xf32>
// CHECK-NEXT:   %1 = stablehlo.cholesky %arg0 : tensor<3x3xf32>
// CHECK-NEXT:   %2 = stablehlo.cholesky %arg1, lower = true {note = 1 : i32} : tensor<2x3x3xcomplex<f64>>
// CHECK-NEXT:   %3 = stablehlo.cholesky %arg0 : tensor<3x3xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @cholesky(%a: tensor<3x3xf32>, %b: tensor<2x3x3xcomplex<f64>>) {
  %0 = stablehlo.cholesky %a, lower = true : tensor<3x3xf32>
  %1 = stablehlo.cholesky %a : tensor<3x3xf32>
  %2 = "stablehlo.cholesky"(%b) <{lower = true}> {note = 1 : i32} : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
  %3 = "stablehlo.cholesky"(%a) <{lower = false}> : (tensor<3x3xf32>) -> tensor<3x3xf32>
  return
}
