// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The same bits; low bits come first.
// RUN: shale-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @f32_to_i32(
// CHECK-NEXT: stablehlo.constant dense<[1065353216, -2147483648, 2139095040]> : tensor<3xi32>
// CHECK-NEXT: return
func.func @f32_to_i32() -> tensor<3xi32> {
  %0 = stablehlo.constant dense<[1.0, -0.0, 0x7F800000]> : tensor<3xf32>
  %1 = "stablehlo.bitcast_convert"(%0) : (tensor<3xf32>) -> tensor<3xi32>
  return %1 : tensor<3xi32>
}

// Low bits first.
// CHECK-LABEL: func.func @i64_to_i16(
// CHECK-NEXT: stablehlo.constant dense<{{\[\[}}-12817, -30293, 17767, 291], [-1, -1, -1, -1]]> : tensor<2x4xi16>
// CHECK-NEXT: return
func.func @i64_to_i16() -> tensor<2x4xi16> {
  %0 = stablehlo.constant dense<[81985529216486895, -1]> : tensor<2xi64>
  %1 = "stablehlo.bitcast_convert"(%0) : (tensor<2xi64>) -> tensor<2x4xi16>
  return %1 : tensor<2x4xi16>
}

// CHECK-LABEL: func.func @i8_to_f32(
// CHECK-NEXT: stablehlo.constant dense<[1.53998961E-36, -1.79477035E+38]> : tensor<2xf32>
// CHECK-NEXT: return
func.func @i8_to_f32() -> tensor<2xf32> {
  %0 = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, -1]]> : tensor<2x4xi8>
  %1 = "stablehlo.bitcast_convert"(%0) : (tensor<2x4xi8>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

// CHECK-LABEL: func.func @splat_to_narrower(
// CHECK-NEXT: stablehlo.constant dense<-1> : tensor<1x2x2xi16>
// CHECK-NEXT: return
func.func @splat_to_narrower() -> tensor<1x2x2xi16> {
  %0 = stablehlo.constant dense<[[-1, -1]]> : tensor<1x2xi32>
  %1 = "stablehlo.bitcast_convert"(%0) : (tensor<1x2xi32>) -> tensor<1x2x2xi16>
  return %1 : tensor<1x2x2xi16>
}

// CHECK-LABEL: func.func @f16_to_ui16(
// CHECK-NEXT: stablehlo.constant dense<[15872, 49152]> : tensor<2xui16>
// CHECK-NEXT: return
func.func @f16_to_ui16() -> tensor<2xui16> {
  %0 = stablehlo.constant dense<[1.5, -2.0]> : tensor<2xf16>
  %1 = "stablehlo.bitcast_convert"(%0) : (tensor<2xf16>) -> tensor<2xui16>
  return %1 : tensor<2xui16>
}

// CHECK-LABEL: func.func @f8_to_ui8(
// CHECK-NEXT: stablehlo.constant dense<[56, 192]> : tensor<2xui8>
// CHECK-NEXT: return
func.func @f8_to_ui8() -> tensor<2xui8> {
  %0 = stablehlo.constant dense<[1.0, -2.0]> : tensor<2xf8E4M3FN>
  %1 = "stablehlo.bitcast_convert"(%0) : (tensor<2xf8E4M3FN>) -> tensor<2xui8>
  return %1 : tensor<2xui8>
}
