// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @select(
// CHECK-NEXT:   %0 = stablehlo.select %arg0, %arg2, %arg2 : tensor<2xi1>, tensor<2xi32>
// CHECK-NEXT:   %1 = stablehlo.select %arg1, %arg2, %arg2 : tensor<i1>, tensor<2xi32>
// CHECK-NEXT:   %2 = stablehlo.select %arg0, %arg3, %arg2 : (tensor<2xi1>, tensor<?xi32>, tensor<2xi32>) -> tensor<2xi32>
// CHECK-NEXT:   %3 = stablehlo.select %arg0, %arg2, %arg2 {note = 1 : i32} : tensor<2xi1>, tensor<2xi32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @select(%pred: tensor<2xi1>, %scalar: tensor<i1>, %a: tensor<2xi32>, %d: tensor<?xi32>) {
  %0 = stablehlo.select %pred, %a, %a : tensor<2xi1>, tensor<2xi32>
  %1 = stablehlo.select %scalar, %a, %a : tensor<i1>, tensor<2xi32>
  %2 = stablehlo.select %pred, %d, %a : (tensor<2xi1>, tensor<?xi32>, tensor<2xi32>) -> tensor<2xi32>
  %3 = "stablehlo.select"(%pred, %a, %a) {note = 1 : i32} : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return
}
