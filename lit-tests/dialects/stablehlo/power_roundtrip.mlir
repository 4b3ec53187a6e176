// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @static(
// CHECK-NEXT:   %0 = stablehlo.power %arg0, %arg1 : tensor<2x3xf32>
// CHECK-NEXT:   %1 = stablehlo.power %arg0, %arg1 : tensor<2x3xf32>
// CHECK-NEXT:   %2 = stablehlo.power %arg0, %arg1 {note = "kept"} : tensor<2x3xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @static(%lhs: tensor<2x3xf32>, %rhs: tensor<2x3xf32>) {
  %0 = stablehlo.power %lhs, %rhs : tensor<2x3xf32>
  %1 = "stablehlo.power"(%lhs, %rhs) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %2 = stablehlo.power %lhs, %rhs {note = "kept"} : tensor<2x3xf32>
  return
}

// CHECK-LABEL: func.func @dynamic(
// CHECK-NEXT:   %0 = stablehlo.power %arg0, %arg1 : (tensor<?x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:   %1 = stablehlo.power %arg0, %arg0 : tensor<?x3xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @dynamic(%lhs: tensor<?x3xf32>, %rhs: tensor<2x3xf32>) {
  %0 = stablehlo.power %lhs, %rhs : (tensor<?x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %1 = "stablehlo.power"(%lhs, %lhs) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  return
}

// CHECK-LABEL: func.func @i32(
// CHECK-NEXT:   %0 = stablehlo.power %arg0, %arg1 : tensor<2x3xi32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @i32(%lhs: tensor<2x3xi32>, %rhs: tensor<2x3xi32>) {
  %0 = stablehlo.power %lhs, %rhs : tensor<2x3xi32>
  return
}

// CHECK-LABEL: func.func @ui64(
// CHECK-NEXT:   %0 = stablehlo.power %arg0, %arg1 : tensor<2x3xui64>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @ui64(%lhs: tensor<2x3xui64>, %rhs: tensor<2x3xui64>) {
  %0 = stablehlo.power %lhs, %rhs : tensor<2x3xui64>
  return
}

// CHECK-LABEL: func.func @f16(
// CHECK-NEXT:   %0 = stablehlo.power %arg0, %arg1 : tensor<2x3xf16>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f16(%lhs: tensor<2x3xf16>, %rhs: tensor<2x3xf16>) {
  %0 = stablehlo.power %lhs, %rhs : tensor<2x3xf16>
  return
}

// CHECK-LABEL: func.func @complex_f32(
// CHECK-NEXT:   %0 = stablehlo.power %arg0, %arg1 : tensor<2x3xcomplex<f32>>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @complex_f32(%lhs: tensor<2x3xcomplex<f32>>, %rhs: tensor<2x3xcomplex<f32>>) {
  %0 = stablehlo.power %lhs, %rhs : tensor<2x3xcomplex<f32>>
  return
}
