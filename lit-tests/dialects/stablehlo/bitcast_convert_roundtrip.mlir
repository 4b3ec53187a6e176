// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @bitcast_convert(
// CHECK-NEXT:   %0 = stablehlo.bitcast_convert %arg0 : (tensor<2xf32>) -> tensor<2xi32>
// CHECK-NEXT:   %1 = stablehlo.bitcast_convert %arg1 : (tensor<f64>) -> tensor<4xf16>
// CHECK-NEXT:   %2 = stablehlo.bitcast_convert %arg2 : (tensor<4xf16>) -> tensor<i64>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @bitcast_convert(%operand: tensor<2xf32>, %wide: tensor<f64>, %narrow: tensor<4xf16>) {
  %0 = stablehlo.bitcast_convert %operand : (tensor<2xf32>) -> tensor<2xi32>
  %1 = "stablehlo.bitcast_convert"(%wide) : (tensor<f64>) -> tensor<4xf16>
  %2 = stablehlo.bitcast_convert %narrow : (tensor<4xf16>) -> tensor<i64>
  return
}
