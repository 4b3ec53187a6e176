// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @torch_index_select(
// CHECK-NEXT:   %0 = "stablehlo.torch_index_select"(%arg0, %arg1) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<8x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @torch_index_select(%operand: tensor<8x3xf32>, %index: tensor<2xi32>) {
  %0 = "stablehlo.torch_index_select"(%operand, %index) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<8x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  return
}
