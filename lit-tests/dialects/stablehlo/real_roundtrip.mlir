// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @static(
// CHECK-NEXT:   %0 = stablehlo.real %arg0 : tensor<2x3xf32>
// CHECK-NEXT:   %1 = stablehlo.real %arg0 : tensor<2x3xf32>
// CHECK-NEXT:   %2 = stablehlo.real %arg0 {note = "kept"} : tensor<2x3xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @static(%operand: tensor<2x3xf32>) {
  %0 = stablehlo.real %operand : tensor<2x3xf32>
  %1 = "stablehlo.real"(%operand) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %2 = stablehlo.real %operand {note = "kept"} : tensor<2x3xf32>
  return
}

// CHECK-LABEL: func.func @dynamic(
// CHECK-NEXT:   %0 = stablehlo.real %arg0 : tensor<?x3xf32>
// CHECK-NEXT:   %1 = stablehlo.real %arg0 : (tensor<?x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @dynamic(%operand: tensor<?x3xf32>) {
  %0 = stablehlo.real %operand : tensor<?x3xf32>
  %1 = stablehlo.real %operand : (tensor<?x3xf32>) -> tensor<2x3xf32>
  return
}

// CHECK-LABEL: func.func @scalar(
// CHECK-NEXT:   %0 = stablehlo.real %arg0 : tensor<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @scalar(%operand: tensor<f32>) {
  %0 = stablehlo.real %operand : tensor<f32>
  return
}

// CHECK-LABEL: func.func @complex(
// CHECK-NEXT:   %0 = stablehlo.real %arg0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
// CHECK-NEXT:   %1 = stablehlo.real %arg0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @complex(%operand: tensor<2xcomplex<f32>>) {
  %0 = stablehlo.real %operand : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  %1 = "stablehlo.real"(%operand) : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  return
}
