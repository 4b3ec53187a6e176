// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @static(
// CHECK-NEXT:   %0 = stablehlo.log_plus_one %arg0 : tensor<2x3xf32>
// CHECK-NEXT:   %1 = stablehlo.log_plus_one %arg0 : tensor<2x3xf32>
// CHECK-NEXT:   %2 = stablehlo.log_plus_one %arg0 {note = "kept"} : tensor<2x3xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @static(%operand: tensor<2x3xf32>) {
  %0 = stablehlo.log_plus_one %operand : tensor<2x3xf32>
  %1 = "stablehlo.log_plus_one"(%operand) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %2 = stablehlo.log_plus_one %operand {note = "kept"} : tensor<2x3xf32>
  return
}

// CHECK-LABEL: func.func @dynamic(
// CHECK-NEXT:   %0 = stablehlo.log_plus_one %arg0 : tensor<?x3xf32>
// CHECK-NEXT:   %1 = stablehlo.log_plus_one %arg0 : (tensor<?x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @dynamic(%operand: tensor<?x3xf32>) {
  %0 = stablehlo.log_plus_one %operand : tensor<?x3xf32>
  %1 = stablehlo.log_plus_one %operand : (tensor<?x3xf32>) -> tensor<2x3xf32>
  return
}

// CHECK-LABEL: func.func @scalar(
// CHECK-NEXT:   %0 = stablehlo.log_plus_one %arg0 : tensor<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @scalar(%operand: tensor<f32>) {
  %0 = stablehlo.log_plus_one %operand : tensor<f32>
  return
}

// CHECK-LABEL: func.func @accuracy(
// CHECK-NEXT:   %0 = stablehlo.log_plus_one %arg0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<2x3xf32>
// CHECK-NEXT:   %1 = stablehlo.log_plus_one %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 1.000000e-05, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<2x3xf32>
// CHECK-NEXT:   %2 = stablehlo.log_plus_one %arg0 : tensor<2x3xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @accuracy(%operand: tensor<2x3xf32>) {
  %0 = stablehlo.log_plus_one %operand {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<2x3xf32>
  %1 = "stablehlo.log_plus_one"(%operand) <{result_accuracy = #stablehlo.result_accuracy<atol = 1.0e-5, rtol = 0.0, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %2 = "stablehlo.log_plus_one"(%operand) <{result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// CHECK-LABEL: func.func @complex(
// CHECK-NEXT:   %0 = stablehlo.log_plus_one %arg0 : tensor<2x3xcomplex<f64>>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @complex(%operand: tensor<2x3xcomplex<f64>>) {
  %0 = stablehlo.log_plus_one %operand : tensor<2x3xcomplex<f64>>
  return
}
