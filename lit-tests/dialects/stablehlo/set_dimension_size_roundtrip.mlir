// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @set_dimension_size(
// CHECK-NEXT:   %0 = stablehlo.set_dimension_size %arg0, %arg1, dim = 0 : (tensor<8x3xf32>, tensor<i32>) -> tensor<?x3xf32, #stablehlo.bounds<8, ?>>
// CHECK-NEXT:   %1 = stablehlo.set_dimension_size %arg0, %arg1, dim = 1 : (tensor<8x3xf32>, tensor<i32>) -> tensor<8x?xf32, #stablehlo.bounds<?, 3>>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @set_dimension_size(%a: tensor<8x3xf32>, %s: tensor<i32>) {
  %0 = stablehlo.set_dimension_size %a, %s, dim = 0 : (tensor<8x3xf32>, tensor<i32>) -> tensor<?x3xf32, #stablehlo.bounds<8, ?>>
  %1 = "stablehlo.set_dimension_size"(%a, %s) <{dimension = 1 : i64}> : (tensor<8x3xf32>, tensor<i32>) -> tensor<8x?xf32, #stablehlo.type_extensions<bounds = [?, 3]>>
  return
}
