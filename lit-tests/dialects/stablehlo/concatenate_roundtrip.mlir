// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @concatenate(
// CHECK-NEXT:   %0 = stablehlo.concatenate %arg0, %arg1, dim = 0 : (tensor<3x2xi64>, tensor<1x2xi64>) -> tensor<4x2xi64>
// CHECK-NEXT:   %1 = stablehlo.concatenate %arg0, dim = 1 : (tensor<3x2xi64>) -> tensor<3x2xi64>
// CHECK-NEXT:   %2 = stablehlo.concatenate %arg0, %arg1, %arg1, dim = 0 {note = 1 : i32} : (tensor<3x2xi64>, tensor<1x2xi64>, tensor<1x2xi64>) -> tensor<5x2xi64>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @concatenate(%a: tensor<3x2xi64>, %b: tensor<1x2xi64>) {
  %0 = stablehlo.concatenate %a, %b, dim = 0 : (tensor<3x2xi64>, tensor<1x2xi64>) -> tensor<4x2xi64>
  %1 = stablehlo.concatenate %a, dim = 1 : (tensor<3x2xi64>) -> tensor<3x2xi64>
  %2 = "stablehlo.concatenate"(%a, %b, %b) <{dimension = 0 : i64}> {note = 1 : i32} : (tensor<3x2xi64>, tensor<1x2xi64>, tensor<1x2xi64>) -> tensor<5x2xi64>
  return
}
