// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @reduce_precision(
// CHECK-NEXT:   %0 = stablehlo.reduce_precision %arg0, format = e5m10 : tensor<6xf64>
// CHECK-NEXT:   %1 = stablehlo.reduce_precision %arg0, format = e8m7 : tensor<6xf64>
// CHECK-NEXT:   %2 = stablehlo.reduce_precision %arg0, format = e1m0 {note = 1 : i32} : tensor<6xf64>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @reduce_precision(%operand: tensor<6xf64>) {
  %0 = stablehlo.reduce_precision %operand, format = e5m10 : tensor<6xf64>
  %1 = "stablehlo.reduce_precision"(%operand) <{exponent_bits = 8 : i32, mantissa_bits = 7 : i32}> : (tensor<6xf64>) -> tensor<6xf64>
  %2 = stablehlo.reduce_precision %operand, format = e1m0 {note = 1 : i32} : tensor<6xf64>
  return
}
