// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @dynamic_reshape(
// CHECK-NEXT:   %0 = stablehlo.dynamic_reshape %arg0, %arg1 : (tensor<2x3xi64>, tensor<2xi64>) -> tensor<?x?xi64>
// CHECK-NEXT:   %1 = stablehlo.dynamic_reshape %arg0, %arg1 {note = 1 : i32} : (tensor<2x3xi64>, tensor<2xi64>) -> tensor<3x?xi64>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @dynamic_reshape(%a: tensor<2x3xi64>, %s: tensor<2xi64>) {
  %0 = stablehlo.dynamic_reshape %a, %s : (tensor<2x3xi64>, tensor<2xi64>) -> tensor<?x?xi64>
  %1 = "stablehlo.dynamic_reshape"(%a, %s) {note = 1 : i32} : (tensor<2x3xi64>, tensor<2xi64>) -> tensor<3x?xi64>
  return
}
