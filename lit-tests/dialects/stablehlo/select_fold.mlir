// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Choice and limits.
// RUN: shale-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @elements(
// CHECK-NEXT: stablehlo.constant dense<[1, 5, 3]> : tensor<3xi32>
// CHECK-NEXT: return
func.func @elements() -> tensor<3xi32> {
  %0 = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  %1 = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %2 = stablehlo.constant dense<[4, 5, 6]> : tensor<3xi32>
  %3 = "stablehlo.select"(%0, %1, %2) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
  return %3 : tensor<3xi32>
}

// CHECK-LABEL: func.func @nan_is_kept(
// CHECK-NEXT: stablehlo.constant dense<[1.000000e+00, -0.000000e+00]> : tensor<2xf32>
// CHECK-NEXT: return
func.func @nan_is_kept() -> tensor<2xf32> {
  %0 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %1 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %2 = stablehlo.constant dense<[-0.0, -0.0]> : tensor<2xf32>
  %3 = "stablehlo.select"(%0, %1, %2) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %3 : tensor<2xf32>
}

// CHECK-LABEL: func.func @scalar(
// CHECK-NEXT: stablehlo.constant dense<[4, 5, 6]> : tensor<3xi32>
// CHECK-NEXT: return
func.func @scalar() -> tensor<3xi32> {
  %0 = stablehlo.constant dense<false> : tensor<i1>
  %1 = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %2 = stablehlo.constant dense<[4, 5, 6]> : tensor<3xi32>
  %3 = "stablehlo.select"(%0, %1, %2) : (tensor<i1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
  return %3 : tensor<3xi32>
}

// CHECK-LABEL: func.func @clamp_f32(
// CHECK-NEXT: stablehlo.constant dense<[1.000000e+00, 0.000000e+00, 0x7FC00000, 0.000000e+00, 0.000000e+00, 5.000000e-01, 1.000000e+00]> : tensor<7xf32>
// CHECK-NEXT: return
func.func @clamp_f32() -> tensor<7xf32> {
  %0 = stablehlo.constant dense<0.0> : tensor<f32>
  %1 = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 0.5, 3.0]> : tensor<7xf32>
  %2 = stablehlo.constant dense<1.0> : tensor<f32>
  %3 = "stablehlo.clamp"(%0, %1, %2) : (tensor<f32>, tensor<7xf32>, tensor<f32>) -> tensor<7xf32>
  return %3 : tensor<7xf32>
}

// The upper bound wins.
// CHECK-LABEL: func.func @clamp_bounds_crossed(
// CHECK-NEXT: stablehlo.constant dense<3> : tensor<2xi32>
// CHECK-NEXT: return
func.func @clamp_bounds_crossed() -> tensor<2xi32> {
  %0 = stablehlo.constant dense<[5, 5]> : tensor<2xi32>
  %1 = stablehlo.constant dense<[0, 9]> : tensor<2xi32>
  %2 = stablehlo.constant dense<[3, 3]> : tensor<2xi32>
  %3 = "stablehlo.clamp"(%0, %1, %2) : (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return %3 : tensor<2xi32>
}

// CHECK-LABEL: func.func @clamp_ui8(
// CHECK-NEXT: stablehlo.constant dense<[10, 100, 200]> : tensor<3xui8>
// CHECK-NEXT: return
func.func @clamp_ui8() -> tensor<3xui8> {
  %0 = stablehlo.constant dense<10> : tensor<ui8>
  %1 = stablehlo.constant dense<[0, 100, 255]> : tensor<3xui8>
  %2 = stablehlo.constant dense<200> : tensor<ui8>
  %3 = "stablehlo.clamp"(%0, %1, %2) : (tensor<ui8>, tensor<3xui8>, tensor<ui8>) -> tensor<3xui8>
  return %3 : tensor<3xui8>
}
