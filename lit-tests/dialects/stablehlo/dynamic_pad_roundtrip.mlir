// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @dynamic_pad(
// CHECK-NEXT:   %0 = stablehlo.dynamic_pad %arg0, %arg1, %arg2, %arg2, %arg2 : (tensor<2x3xi64>, tensor<i64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xi64>
// CHECK-NEXT:   %1 = stablehlo.dynamic_pad %arg0, %arg1, %arg2, %arg2, %arg2 {note = 1 : i32} : (tensor<2x3xi64>, tensor<i64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xi64>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @dynamic_pad(%a: tensor<2x3xi64>, %v: tensor<i64>, %p: tensor<2xi64>) {
  %0 = stablehlo.dynamic_pad %a, %v, %p, %p, %p : (tensor<2x3xi64>, tensor<i64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xi64>
  %1 = "stablehlo.dynamic_pad"(%a, %v, %p, %p, %p) {note = 1 : i32} : (tensor<2x3xi64>, tensor<i64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xi64>
  return
}
