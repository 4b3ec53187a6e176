// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @static(
// CHECK-NEXT:   %0 = stablehlo.is_finite %arg0 : (tensor<2x3xf32>) -> tensor<2x3xi1>
// CHECK-NEXT:   %1 = stablehlo.is_finite %arg0 : (tensor<2x3xf32>) -> tensor<2x3xi1>
// CHECK-NEXT:   %2 = stablehlo.is_finite %arg0 {note = "kept"} : (tensor<2x3xf32>) -> tensor<2x3xi1>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @static(%operand: tensor<2x3xf32>) {
  %0 = stablehlo.is_finite %operand : (tensor<2x3xf32>) -> tensor<2x3xi1>
  %1 = "stablehlo.is_finite"(%operand) : (tensor<2x3xf32>) -> tensor<2x3xi1>
  %2 = stablehlo.is_finite %operand {note = "kept"} : (tensor<2x3xf32>) -> tensor<2x3xi1>
  return
}
