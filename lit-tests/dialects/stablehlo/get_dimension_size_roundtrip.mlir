// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @get_dimension_size(
// CHECK-NEXT:   %0 = stablehlo.get_dimension_size %arg0, dim = 1 : (tensor<2x?xi64>) -> tensor<i32>
// CHECK-NEXT:   %1 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<2x?xi64>) -> tensor<i32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @get_dimension_size(%a: tensor<2x?xi64>) {
  %0 = stablehlo.get_dimension_size %a, dim = 1 : (tensor<2x?xi64>) -> tensor<i32>
  %1 = "stablehlo.get_dimension_size"(%a) <{dimension = 0 : i64}> : (tensor<2x?xi64>) -> tensor<i32>
  return
}
