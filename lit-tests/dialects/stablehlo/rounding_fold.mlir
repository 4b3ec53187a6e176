// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rounding to integers, and what is finite.
// RUN: shale-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @ceil_f32(
// CHECK-NEXT: stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000, 0.000000e+00, -0.000000e+00, 1.000000e+00, -0.000000e+00, 2.000000e+00, 3.000000e+00, -2.000000e+00, 1.000000e+00, -1.000000e+00, 3.000000e+00, 1.024000e+03]> : tensor<14xf32>
// CHECK-NEXT: return
func.func @ceil_f32() -> tensor<14xf32> {
  %0 = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 0.5, -0.5, 1.5, 2.5, -2.5, 0.25, -1.75, 3.0, 1023.5]> : tensor<14xf32>
  %1 = "stablehlo.ceil"(%0) : (tensor<14xf32>) -> tensor<14xf32>
  return %1 : tensor<14xf32>
}

// CHECK-LABEL: func.func @floor_f32(
// CHECK-NEXT: stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000, 0.000000e+00, -0.000000e+00, 0.000000e+00, -1.000000e+00, 1.000000e+00, 2.000000e+00, -3.000000e+00, 0.000000e+00, -2.000000e+00, 3.000000e+00, 1.023000e+03]> : tensor<14xf32>
// CHECK-NEXT: return
func.func @floor_f32() -> tensor<14xf32> {
  %0 = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 0.5, -0.5, 1.5, 2.5, -2.5, 0.25, -1.75, 3.0, 1023.5]> : tensor<14xf32>
  %1 = "stablehlo.floor"(%0) : (tensor<14xf32>) -> tensor<14xf32>
  return %1 : tensor<14xf32>
}

// CHECK-LABEL: func.func @round_nearest_even_f32(
// CHECK-NEXT: stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000, 0.000000e+00, -0.000000e+00, 0.000000e+00, -0.000000e+00, 2.000000e+00, 2.000000e+00, -2.000000e+00, 0.000000e+00, -2.000000e+00, 3.000000e+00, 1.024000e+03]> : tensor<14xf32>
// CHECK-NEXT: return
func.func @round_nearest_even_f32() -> tensor<14xf32> {
  %0 = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 0.5, -0.5, 1.5, 2.5, -2.5, 0.25, -1.75, 3.0, 1023.5]> : tensor<14xf32>
  %1 = "stablehlo.round_nearest_even"(%0) : (tensor<14xf32>) -> tensor<14xf32>
  return %1 : tensor<14xf32>
}

// CHECK-LABEL: func.func @round_nearest_afz_f32(
// CHECK-NEXT: stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000, 0.000000e+00, -0.000000e+00, 1.000000e+00, -1.000000e+00, 2.000000e+00, 3.000000e+00, -3.000000e+00, 0.000000e+00, -2.000000e+00, 3.000000e+00, 1.024000e+03]> : tensor<14xf32>
// CHECK-NEXT: return
func.func @round_nearest_afz_f32() -> tensor<14xf32> {
  %0 = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 0.5, -0.5, 1.5, 2.5, -2.5, 0.25, -1.75, 3.0, 1023.5]> : tensor<14xf32>
  %1 = "stablehlo.round_nearest_afz"(%0) : (tensor<14xf32>) -> tensor<14xf32>
  return %1 : tensor<14xf32>
}

// CHECK-LABEL: func.func @is_finite_f32(
// CHECK-NEXT: stablehlo.constant dense<[false, false, false, true, true, true, true, true, true, true, true, true]> : tensor<12xi1>
// CHECK-NEXT: return
func.func @is_finite_f32() -> tensor<12xi1> {
  %0 = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 1.0, -1.5, 3.4028234663852886e+38, 1.1754943508222875e-38, 1.401298464324817e-45, 0.3333333432674408, -7.0]> : tensor<12xf32>
  %1 = "stablehlo.is_finite"(%0) : (tensor<12xf32>) -> tensor<12xi1>
  return %1 : tensor<12xi1>
}

// CHECK-LABEL: func.func @ceil_f64(
// CHECK-NEXT: stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.000000e+00, -0.000000e+00, 1.000000e+00, -0.000000e+00, 2.000000e+00, 3.000000e+00, -2.000000e+00, 1.000000e+00, -1.000000e+00, 3.000000e+00, 1.024000e+03]> : tensor<14xf64>
// CHECK-NEXT: return
func.func @ceil_f64() -> tensor<14xf64> {
  %0 = stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0, -0.0, 0.5, -0.5, 1.5, 2.5, -2.5, 0.25, -1.75, 3.0, 1023.5]> : tensor<14xf64>
  %1 = "stablehlo.ceil"(%0) : (tensor<14xf64>) -> tensor<14xf64>
  return %1 : tensor<14xf64>
}

// CHECK-LABEL: func.func @floor_f64(
// CHECK-NEXT: stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.000000e+00, -0.000000e+00, 0.000000e+00, -1.000000e+00, 1.000000e+00, 2.000000e+00, -3.000000e+00, 0.000000e+00, -2.000000e+00, 3.000000e+00, 1.023000e+03]> : tensor<14xf64>
// CHECK-NEXT: return
func.func @floor_f64() -> tensor<14xf64> {
  %0 = stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0, -0.0, 0.5, -0.5, 1.5, 2.5, -2.5, 0.25, -1.75, 3.0, 1023.5]> : tensor<14xf64>
  %1 = "stablehlo.floor"(%0) : (tensor<14xf64>) -> tensor<14xf64>
  return %1 : tensor<14xf64>
}

// CHECK-LABEL: func.func @round_nearest_even_f64(
// CHECK-NEXT: stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.000000e+00, -0.000000e+00, 0.000000e+00, -0.000000e+00, 2.000000e+00, 2.000000e+00, -2.000000e+00, 0.000000e+00, -2.000000e+00, 3.000000e+00, 1.024000e+03]> : tensor<14xf64>
// CHECK-NEXT: return
func.func @round_nearest_even_f64() -> tensor<14xf64> {
  %0 = stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0, -0.0, 0.5, -0.5, 1.5, 2.5, -2.5, 0.25, -1.75, 3.0, 1023.5]> : tensor<14xf64>
  %1 = "stablehlo.round_nearest_even"(%0) : (tensor<14xf64>) -> tensor<14xf64>
  return %1 : tensor<14xf64>
}

// CHECK-LABEL: func.func @round_nearest_afz_f64(
// CHECK-NEXT: stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.000000e+00, -0.000000e+00, 1.000000e+00, -1.000000e+00, 2.000000e+00, 3.000000e+00, -3.000000e+00, 0.000000e+00, -2.000000e+00, 3.000000e+00, 1.024000e+03]> : tensor<14xf64>
// CHECK-NEXT: return
func.func @round_nearest_afz_f64() -> tensor<14xf64> {
  %0 = stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0, -0.0, 0.5, -0.5, 1.5, 2.5, -2.5, 0.25, -1.75, 3.0, 1023.5]> : tensor<14xf64>
  %1 = "stablehlo.round_nearest_afz"(%0) : (tensor<14xf64>) -> tensor<14xf64>
  return %1 : tensor<14xf64>
}

// CHECK-LABEL: func.func @is_finite_f64(
// CHECK-NEXT: stablehlo.constant dense<[false, false, false, true, true, true, true, true, true, true, true, true]> : tensor<12xi1>
// CHECK-NEXT: return
func.func @is_finite_f64() -> tensor<12xi1> {
  %0 = stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0, -0.0, 1.0, -1.5, 1.7976931348623157e+308, 2.2250738585072014e-308, 5.0e-324, 0.3333333333333333, -7.0]> : tensor<12xf64>
  %1 = "stablehlo.is_finite"(%0) : (tensor<12xf64>) -> tensor<12xi1>
  return %1 : tensor<12xi1>
}

// CHECK-LABEL: func.func @ceil_f16(
// CHECK-NEXT: stablehlo.constant dense<[0x7C00, 0xFC00, 0x7E00, 0.000000e+00, -0.000000e+00, 1.000000e+00, -0.000000e+00, 2.000000e+00, 3.000000e+00, -2.000000e+00, 1.000000e+00, -1.000000e+00, 3.000000e+00, 1.024000e+03]> : tensor<14xf16>
// CHECK-NEXT: return
func.func @ceil_f16() -> tensor<14xf16> {
  %0 = stablehlo.constant dense<[0x7C00, 0xFC00, 0x7E00, 0.0, -0.0, 0.5, -0.5, 1.5, 2.5, -2.5, 0.25, -1.75, 3.0, 1023.5]> : tensor<14xf16>
  %1 = "stablehlo.ceil"(%0) : (tensor<14xf16>) -> tensor<14xf16>
  return %1 : tensor<14xf16>
}

// CHECK-LABEL: func.func @floor_f16(
// CHECK-NEXT: stablehlo.constant dense<[0x7C00, 0xFC00, 0x7E00, 0.000000e+00, -0.000000e+00, 0.000000e+00, -1.000000e+00, 1.000000e+00, 2.000000e+00, -3.000000e+00, 0.000000e+00, -2.000000e+00, 3.000000e+00, 1.023000e+03]> : tensor<14xf16>
// CHECK-NEXT: return
func.func @floor_f16() -> tensor<14xf16> {
  %0 = stablehlo.constant dense<[0x7C00, 0xFC00, 0x7E00, 0.0, -0.0, 0.5, -0.5, 1.5, 2.5, -2.5, 0.25, -1.75, 3.0, 1023.5]> : tensor<14xf16>
  %1 = "stablehlo.floor"(%0) : (tensor<14xf16>) -> tensor<14xf16>
  return %1 : tensor<14xf16>
}

// CHECK-LABEL: func.func @round_nearest_even_f16(
// CHECK-NEXT: stablehlo.constant dense<[0x7C00, 0xFC00, 0x7E00, 0.000000e+00, -0.000000e+00, 0.000000e+00, -0.000000e+00, 2.000000e+00, 2.000000e+00, -2.000000e+00, 0.000000e+00, -2.000000e+00, 3.000000e+00, 1.024000e+03]> : tensor<14xf16>
// CHECK-NEXT: return
func.func @round_nearest_even_f16() -> tensor<14xf16> {
  %0 = stablehlo.constant dense<[0x7C00, 0xFC00, 0x7E00, 0.0, -0.0, 0.5, -0.5, 1.5, 2.5, -2.5, 0.25, -1.75, 3.0, 1023.5]> : tensor<14xf16>
  %1 = "stablehlo.round_nearest_even"(%0) : (tensor<14xf16>) -> tensor<14xf16>
  return %1 : tensor<14xf16>
}

// CHECK-LABEL: func.func @round_nearest_afz_f16(
// CHECK-NEXT: stablehlo.constant dense<[0x7C00, 0xFC00, 0x7E00, 0.000000e+00, -0.000000e+00, 1.000000e+00, -1.000000e+00, 2.000000e+00, 3.000000e+00, -3.000000e+00, 0.000000e+00, -2.000000e+00, 3.000000e+00, 1.024000e+03]> : tensor<14xf16>
// CHECK-NEXT: return
func.func @round_nearest_afz_f16() -> tensor<14xf16> {
  %0 = stablehlo.constant dense<[0x7C00, 0xFC00, 0x7E00, 0.0, -0.0, 0.5, -0.5, 1.5, 2.5, -2.5, 0.25, -1.75, 3.0, 1023.5]> : tensor<14xf16>
  %1 = "stablehlo.round_nearest_afz"(%0) : (tensor<14xf16>) -> tensor<14xf16>
  return %1 : tensor<14xf16>
}

// CHECK-LABEL: func.func @is_finite_f16(
// CHECK-NEXT: stablehlo.constant dense<[false, false, false, true, true, true, true, true, true, true, true, true]> : tensor<12xi1>
// CHECK-NEXT: return
func.func @is_finite_f16() -> tensor<12xi1> {
  %0 = stablehlo.constant dense<[0x7C00, 0xFC00, 0x7E00, 0.0, -0.0, 1.0, -1.5, 65504.0, 6.103515625e-05, 5.960464477539063e-08, 0.333251953125, -7.0]> : tensor<12xf16>
  %1 = "stablehlo.is_finite"(%0) : (tensor<12xf16>) -> tensor<12xi1>
  return %1 : tensor<12xi1>
}

// CHECK-LABEL: func.func @ceil_bf16(
// CHECK-NEXT: stablehlo.constant dense<[0x7F80, 0xFF80, 0x7FC0, 0.000000e+00, -0.000000e+00, 1.000000e+00, -0.000000e+00, 2.000000e+00, 3.000000e+00, -2.000000e+00, 1.000000e+00, -1.000000e+00, 3.000000e+00, 1.280000e+02]> : tensor<14xbf16>
// CHECK-NEXT: return
func.func @ceil_bf16() -> tensor<14xbf16> {
  %0 = stablehlo.constant dense<[0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0, 0.5, -0.5, 1.5, 2.5, -2.5, 0.25, -1.75, 3.0, 127.5]> : tensor<14xbf16>
  %1 = "stablehlo.ceil"(%0) : (tensor<14xbf16>) -> tensor<14xbf16>
  return %1 : tensor<14xbf16>
}

// CHECK-LABEL: func.func @floor_bf16(
// CHECK-NEXT: stablehlo.constant dense<[0x7F80, 0xFF80, 0x7FC0, 0.000000e+00, -0.000000e+00, 0.000000e+00, -1.000000e+00, 1.000000e+00, 2.000000e+00, -3.000000e+00, 0.000000e+00, -2.000000e+00, 3.000000e+00, 1.270000e+02]> : tensor<14xbf16>
// CHECK-NEXT: return
func.func @floor_bf16() -> tensor<14xbf16> {
  %0 = stablehlo.constant dense<[0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0, 0.5, -0.5, 1.5, 2.5, -2.5, 0.25, -1.75, 3.0, 127.5]> : tensor<14xbf16>
  %1 = "stablehlo.floor"(%0) : (tensor<14xbf16>) -> tensor<14xbf16>
  return %1 : tensor<14xbf16>
}

// CHECK-LABEL: func.func @round_nearest_even_bf16(
// CHECK-NEXT: stablehlo.constant dense<[0x7F80, 0xFF80, 0x7FC0, 0.000000e+00, -0.000000e+00, 0.000000e+00, -0.000000e+00, 2.000000e+00, 2.000000e+00, -2.000000e+00, 0.000000e+00, -2.000000e+00, 3.000000e+00, 1.280000e+02]> : tensor<14xbf16>
// CHECK-NEXT: return
func.func @round_nearest_even_bf16() -> tensor<14xbf16> {
  %0 = stablehlo.constant dense<[0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0, 0.5, -0.5, 1.5, 2.5, -2.5, 0.25, -1.75, 3.0, 127.5]> : tensor<14xbf16>
  %1 = "stablehlo.round_nearest_even"(%0) : (tensor<14xbf16>) -> tensor<14xbf16>
  return %1 : tensor<14xbf16>
}

// CHECK-LABEL: func.func @round_nearest_afz_bf16(
// CHECK-NEXT: stablehlo.constant dense<[0x7F80, 0xFF80, 0x7FC0, 0.000000e+00, -0.000000e+00, 1.000000e+00, -1.000000e+00, 2.000000e+00, 3.000000e+00, -3.000000e+00, 0.000000e+00, -2.000000e+00, 3.000000e+00, 1.280000e+02]> : tensor<14xbf16>
// CHECK-NEXT: return
func.func @round_nearest_afz_bf16() -> tensor<14xbf16> {
  %0 = stablehlo.constant dense<[0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0, 0.5, -0.5, 1.5, 2.5, -2.5, 0.25, -1.75, 3.0, 127.5]> : tensor<14xbf16>
  %1 = "stablehlo.round_nearest_afz"(%0) : (tensor<14xbf16>) -> tensor<14xbf16>
  return %1 : tensor<14xbf16>
}

// CHECK-LABEL: func.func @is_finite_bf16(
// CHECK-NEXT: stablehlo.constant dense<[false, false, false, true, true, true, true, true, true, true, true, true]> : tensor<12xi1>
// CHECK-NEXT: return
func.func @is_finite_bf16() -> tensor<12xi1> {
  %0 = stablehlo.constant dense<[0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0, 1.0, -1.5, 3.3895313892515355e+38, 1.1754943508222875e-38, 9.183549615799121e-41, 0.333984375, -7.0]> : tensor<12xbf16>
  %1 = "stablehlo.is_finite"(%0) : (tensor<12xbf16>) -> tensor<12xi1>
  return %1 : tensor<12xi1>
}

// CHECK-LABEL: func.func @round_nearest_afz_below_half(
// CHECK-NEXT: stablehlo.constant dense<[0.000000e+00, -0.000000e+00, 0x4330000000000002]> : tensor<3xf64>
// CHECK-NEXT: return
func.func @round_nearest_afz_below_half() -> tensor<3xf64> {
  %0 = stablehlo.constant dense<[0.49999999999999994, -0.49999999999999994, 4503599627370498.0]> : tensor<3xf64>
  %1 = "stablehlo.round_nearest_afz"(%0) : (tensor<3xf64>) -> tensor<3xf64>
  return %1 : tensor<3xf64>
}
