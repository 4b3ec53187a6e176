// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @dynamic_broadcast_in_dim(
// CHECK-NEXT:   %0 = stablehlo.dynamic_broadcast_in_dim %arg0, %arg1, dims = [2, 1] : (tensor<1x3xi64>, tensor<3xi64>) -> tensor<?x?x?xi64>
// CHECK-NEXT:   %1 = stablehlo.dynamic_broadcast_in_dim %arg0, %arg2, dims = [1, 2] {known_expanding_dimensions = array<i64: 0>, known_nonexpanding_dimensions = array<i64: 1>} : (tensor<1x3xi64>, tensor<3xindex>) -> tensor<?x?x3xi64>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @dynamic_broadcast_in_dim(%a: tensor<1x3xi64>, %s: tensor<3xi64>, %x: tensor<3xindex>) {
  %0 = stablehlo.dynamic_broadcast_in_dim %a, %s, dims = [2, 1] : (tensor<1x3xi64>, tensor<3xi64>) -> tensor<?x?x?xi64>
  %1 = "stablehlo.dynamic_broadcast_in_dim"(%a, %x) <{broadcast_dimensions = array<i64: 1, 2>, known_expanding_dimensions = array<i64: 0>, known_nonexpanding_dimensions = array<i64: 1>}> : (tensor<1x3xi64>, tensor<3xindex>) -> tensor<?x?x3xi64>
  return
}
