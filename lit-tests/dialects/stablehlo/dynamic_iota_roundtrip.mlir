// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @dynamic_iota(
// CHECK-NEXT:   %0 = stablehlo.dynamic_iota %arg0, dim = 0 : (tensor<2xi64>) -> tensor<?x?xi64>
// CHECK-NEXT:   %1 = stablehlo.dynamic_iota %arg0, dim = 1 : (tensor<2xi64>) -> tensor<4x?xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @dynamic_iota(%s: tensor<2xi64>) {
  %0 = stablehlo.dynamic_iota %s, dim = 0 : (tensor<2xi64>) -> tensor<?x?xi64>
  %1 = "stablehlo.dynamic_iota"(%s) <{iota_dimension = 1 : i64}> : (tensor<2xi64>) -> tensor<4x?xf32>
  return
}
