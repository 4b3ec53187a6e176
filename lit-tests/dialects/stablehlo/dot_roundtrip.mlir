// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @dot(
// CHECK-NEXT:   %0 = stablehlo.dot %arg0, %arg1 : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<3xf32>
// CHECK-NEXT:   %1 = stablehlo.dot %arg0, %arg1, precision = [DEFAULT, HIGHEST] {note = 1 : i32} : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<3xf32>
// CHECK-NEXT:   %2 = stablehlo.dot %arg0, %arg1, precision = [HIGH, DEFAULT] : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<3xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @dot(%m: tensor<3x4xf32>, %v: tensor<4xf32>) {
  %0 = stablehlo.dot %m, %v : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<3xf32>
  %1 = stablehlo.dot %m, %v, precision = [DEFAULT, HIGHEST] {note = 1 : i32} : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<3xf32>
  %2 = "stablehlo.dot"(%m, %v) <{precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<3xf32>
  return
}
