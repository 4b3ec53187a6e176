// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Complex numbers and their parts.
// RUN: shale-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @make(
// CHECK-NEXT: stablehlo.constant dense<[(1.500000e+00,0x7F800000), (-0.000000e+00,2.000000e+00)]> : tensor<2xcomplex<f32>>
// CHECK-NEXT: return
func.func @make() -> tensor<2xcomplex<f32>> {
  %0 = stablehlo.constant dense<[1.5, -0.0]> : tensor<2xf32>
  %1 = stablehlo.constant dense<[0x7F800000, 2.0]> : tensor<2xf32>
  %2 = "stablehlo.complex"(%0, %1) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xcomplex<f32>>
  return %2 : tensor<2xcomplex<f32>>
}

// CHECK-LABEL: func.func @make_f64(
// CHECK-NEXT: stablehlo.constant dense<[(0.33333333333333331,-0.33333333333333331), (2.000000e+00,5.000000e+00)]> : tensor<2xcomplex<f64>>
// CHECK-NEXT: return
func.func @make_f64() -> tensor<2xcomplex<f64>> {
  %0 = stablehlo.constant dense<[0.3333333333333333, 2.0]> : tensor<2xf64>
  %1 = stablehlo.constant dense<[-0.3333333333333333, 5.0]> : tensor<2xf64>
  %2 = "stablehlo.complex"(%0, %1) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xcomplex<f64>>
  return %2 : tensor<2xcomplex<f64>>
}

// CHECK-LABEL: func.func @real_f32(
// CHECK-NEXT: stablehlo.constant dense<[1.500000e+00, -0.000000e+00]> : tensor<2xf32>
// CHECK-NEXT: return
func.func @real_f32() -> tensor<2xf32> {
  %0 = stablehlo.constant dense<[(1.5, -2.5), (-0.0, 7.0)]> : tensor<2xcomplex<f32>>
  %1 = "stablehlo.real"(%0) : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

// CHECK-LABEL: func.func @imag_f32(
// CHECK-NEXT: stablehlo.constant dense<[-2.500000e+00, 7.000000e+00]> : tensor<2xf32>
// CHECK-NEXT: return
func.func @imag_f32() -> tensor<2xf32> {
  %0 = stablehlo.constant dense<[(1.5, -2.5), (-0.0, 7.0)]> : tensor<2xcomplex<f32>>
  %1 = "stablehlo.imag"(%0) : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

// CHECK-LABEL: func.func @real_f64(
// CHECK-NEXT: stablehlo.constant dense<[1.500000e+00, -0.000000e+00]> : tensor<2xf64>
// CHECK-NEXT: return
func.func @real_f64() -> tensor<2xf64> {
  %0 = stablehlo.constant dense<[(1.5, -2.5), (-0.0, 7.0)]> : tensor<2xcomplex<f64>>
  %1 = "stablehlo.real"(%0) : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
  return %1 : tensor<2xf64>
}

// CHECK-LABEL: func.func @imag_f64(
// CHECK-NEXT: stablehlo.constant dense<[-2.500000e+00, 7.000000e+00]> : tensor<2xf64>
// CHECK-NEXT: return
func.func @imag_f64() -> tensor<2xf64> {
  %0 = stablehlo.constant dense<[(1.5, -2.5), (-0.0, 7.0)]> : tensor<2xcomplex<f64>>
  %1 = "stablehlo.imag"(%0) : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
  return %1 : tensor<2xf64>
}

// CHECK-LABEL: func.func @imag_of_a_float(
// CHECK-NEXT: stablehlo.constant dense<0.000000e+00> : tensor<2xf32>
// CHECK-NEXT: return
func.func @imag_of_a_float() -> tensor<2xf32> {
  %0 = stablehlo.constant dense<[1.5, 0x7FC00000]> : tensor<2xf32>
  %1 = "stablehlo.imag"(%0) : (tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}
