// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @real_dynamic_slice(
// CHECK-NEXT:   %0 = stablehlo.real_dynamic_slice %arg0, %arg1, %arg1, %arg1 : (tensor<4xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
// CHECK-NEXT:   %1 = stablehlo.real_dynamic_slice %arg0, %arg1, %arg1, %arg1 {note = 1 : i32} : (tensor<4xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @real_dynamic_slice(%a: tensor<4xf32>, %i: tensor<1xi64>) {
  %0 = stablehlo.real_dynamic_slice %a, %i, %i, %i : (tensor<4xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
  %1 = "stablehlo.real_dynamic_slice"(%a, %i, %i, %i) {note = 1 : i32} : (tensor<4xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
  return
}
