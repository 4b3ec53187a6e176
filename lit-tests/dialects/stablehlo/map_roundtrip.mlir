// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @map(
// CHECK-NEXT:   %0 = "stablehlo.map"(%arg0, %arg0) <{dimensions = array<i64: 0, 1>}> ({
// CHECK-NEXT:   ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
// CHECK-NEXT:     %1 = stablehlo.multiply %arg1, %arg2 : tensor<i64>
// CHECK-NEXT:     stablehlo.return %1 : tensor<i64>
// CHECK-NEXT:   }) : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi64>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @map(%a: tensor<2x2xi64>) {
  %0 = "stablehlo.map"(%a, %a) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %r = stablehlo.multiply %x, %y : tensor<i64>
    stablehlo.return %r : tensor<i64>
  }) : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi64>
  return
}
