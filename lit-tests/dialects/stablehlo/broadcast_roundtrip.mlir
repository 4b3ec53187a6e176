// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @broadcast(
// CHECK-NEXT:   %0 = stablehlo.broadcast %arg0, sizes = [1, 2] : (tensor<3xi32>) -> tensor<1x2x3xi32>
// CHECK-NEXT:   %1 = stablehlo.broadcast %arg0, sizes = [0] : (tensor<3xi32>) -> tensor<0x3xi32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @broadcast(%operand: tensor<3xi32>) {
  %0 = stablehlo.broadcast %operand, sizes = [1, 2] : (tensor<3xi32>) -> tensor<1x2x3xi32>
  %1 = "stablehlo.broadcast"(%operand) <{broadcast_sizes = array<i64: 0>}> : (tensor<3xi32>) -> tensor<0x3xi32>
  return
}
