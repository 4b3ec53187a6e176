// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Floats to integers truncate and saturate, NaN becomes 0; floats round once to nearest even.
// RUN: shale-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @f32_to_i8(
// CHECK-NEXT: stablehlo.constant dense<[127, -128, 0, 0, 0, 0, 0, 127, -128, 127, 127, -1, 127, 127, -128, 127, 127, -128, 127, 127]> : tensor<20xi8>
// CHECK-NEXT: return
func.func @f32_to_i8() -> tensor<20xi8> {
  %0 = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 0.8999999761581421, -0.8999999761581421, 127.5, -129.0, 255.5, 300.0, -1.0, 65504.0, 2147483648.0, -2147483648.0, 4294967296.0, 9.223372036854776e+18, -9.223372036854776e+18, 1.8446744073709552e+19, 0x7F800000]> : tensor<20xf32>
  %1 = "stablehlo.convert"(%0) : (tensor<20xf32>) -> tensor<20xi8>
  return %1 : tensor<20xi8>
}

// CHECK-LABEL: func.func @f32_to_ui8(
// CHECK-NEXT: stablehlo.constant dense<[255, 0, 0, 0, 0, 0, 0, 127, 0, 255, 255, 0, 255, 255, 0, 255, 255, 0, 255, 255]> : tensor<20xui8>
// CHECK-NEXT: return
func.func @f32_to_ui8() -> tensor<20xui8> {
  %0 = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 0.8999999761581421, -0.8999999761581421, 127.5, -129.0, 255.5, 300.0, -1.0, 65504.0, 2147483648.0, -2147483648.0, 4294967296.0, 9.223372036854776e+18, -9.223372036854776e+18, 1.8446744073709552e+19, 0x7F800000]> : tensor<20xf32>
  %1 = "stablehlo.convert"(%0) : (tensor<20xf32>) -> tensor<20xui8>
  return %1 : tensor<20xui8>
}

// CHECK-LABEL: func.func @f32_to_i32(
// CHECK-NEXT: stablehlo.constant dense<[2147483647, -2147483648, 0, 0, 0, 0, 0, 127, -129, 255, 300, -1, 65504, 2147483647, -2147483648, 2147483647, 2147483647, -2147483648, 2147483647, 2147483647]> : tensor<20xi32>
// CHECK-NEXT: return
func.func @f32_to_i32() -> tensor<20xi32> {
  %0 = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 0.8999999761581421, -0.8999999761581421, 127.5, -129.0, 255.5, 300.0, -1.0, 65504.0, 2147483648.0, -2147483648.0, 4294967296.0, 9.223372036854776e+18, -9.223372036854776e+18, 1.8446744073709552e+19, 0x7F800000]> : tensor<20xf32>
  %1 = "stablehlo.convert"(%0) : (tensor<20xf32>) -> tensor<20xi32>
  return %1 : tensor<20xi32>
}

// CHECK-LABEL: func.func @f32_to_ui32(
// CHECK-NEXT: stablehlo.constant dense<[4294967295, 0, 0, 0, 0, 0, 0, 127, 0, 255, 300, 0, 65504, 2147483648, 0, 4294967295, 4294967295, 0, 4294967295, 4294967295]> : tensor<20xui32>
// CHECK-NEXT: return
func.func @f32_to_ui32() -> tensor<20xui32> {
  %0 = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 0.8999999761581421, -0.8999999761581421, 127.5, -129.0, 255.5, 300.0, -1.0, 65504.0, 2147483648.0, -2147483648.0, 4294967296.0, 9.223372036854776e+18, -9.223372036854776e+18, 1.8446744073709552e+19, 0x7F800000]> : tensor<20xf32>
  %1 = "stablehlo.convert"(%0) : (tensor<20xf32>) -> tensor<20xui32>
  return %1 : tensor<20xui32>
}

// CHECK-LABEL: func.func @f32_to_i64(
// CHECK-NEXT: stablehlo.constant dense<[9223372036854775807, -9223372036854775808, 0, 0, 0, 0, 0, 127, -129, 255, 300, -1, 65504, 2147483648, -2147483648, 4294967296, 9223372036854775807, -9223372036854775808, 9223372036854775807, 9223372036854775807]> : tensor<20xi64>
// CHECK-NEXT: return
func.func @f32_to_i64() -> tensor<20xi64> {
  %0 = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 0.8999999761581421, -0.8999999761581421, 127.5, -129.0, 255.5, 300.0, -1.0, 65504.0, 2147483648.0, -2147483648.0, 4294967296.0, 9.223372036854776e+18, -9.223372036854776e+18, 1.8446744073709552e+19, 0x7F800000]> : tensor<20xf32>
  %1 = "stablehlo.convert"(%0) : (tensor<20xf32>) -> tensor<20xi64>
  return %1 : tensor<20xi64>
}

// CHECK-LABEL: func.func @f32_to_ui64(
// CHECK-NEXT: stablehlo.constant dense<[18446744073709551615, 0, 0, 0, 0, 0, 0, 127, 0, 255, 300, 0, 65504, 2147483648, 0, 4294967296, 9223372036854775808, 0, 18446744073709551615, 18446744073709551615]> : tensor<20xui64>
// CHECK-NEXT: return
func.func @f32_to_ui64() -> tensor<20xui64> {
  %0 = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 0.8999999761581421, -0.8999999761581421, 127.5, -129.0, 255.5, 300.0, -1.0, 65504.0, 2147483648.0, -2147483648.0, 4294967296.0, 9.223372036854776e+18, -9.223372036854776e+18, 1.8446744073709552e+19, 0x7F800000]> : tensor<20xf32>
  %1 = "stablehlo.convert"(%0) : (tensor<20xf32>) -> tensor<20xui64>
  return %1 : tensor<20xui64>
}

// CHECK-LABEL: func.func @f32_to_i4(
// CHECK-NEXT: stablehlo.constant dense<[7, -8, 0, 0, 0, 0, 0, 7, -8, 7, 7, -1, 7, 7, -8, 7, 7, -8, 7, 7]> : tensor<20xi4>
// CHECK-NEXT: return
func.func @f32_to_i4() -> tensor<20xi4> {
  %0 = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 0.8999999761581421, -0.8999999761581421, 127.5, -129.0, 255.5, 300.0, -1.0, 65504.0, 2147483648.0, -2147483648.0, 4294967296.0, 9.223372036854776e+18, -9.223372036854776e+18, 1.8446744073709552e+19, 0x7F800000]> : tensor<20xf32>
  %1 = "stablehlo.convert"(%0) : (tensor<20xf32>) -> tensor<20xi4>
  return %1 : tensor<20xi4>
}

// CHECK-LABEL: func.func @f32_to_i1(
// CHECK-NEXT: stablehlo.constant dense<[true, true, true, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<20xi1>
// CHECK-NEXT: return
func.func @f32_to_i1() -> tensor<20xi1> {
  %0 = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 0.8999999761581421, -0.8999999761581421, 127.5, -129.0, 255.5, 300.0, -1.0, 65504.0, 2147483648.0, -2147483648.0, 4294967296.0, 9.223372036854776e+18, -9.223372036854776e+18, 1.8446744073709552e+19, 0x7F800000]> : tensor<20xf32>
  %1 = "stablehlo.convert"(%0) : (tensor<20xf32>) -> tensor<20xi1>
  return %1 : tensor<20xi1>
}

// CHECK-LABEL: func.func @f64_to_i8(
// CHECK-NEXT: stablehlo.constant dense<[127, -128, 0, 0, 0, 0, 0, 127, -128, 127, 127, -1, 127, 127, -128, 127, 127, -128, 127, 127]> : tensor<20xi8>
// CHECK-NEXT: return
func.func @f64_to_i8() -> tensor<20xi8> {
  %0 = stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0, -0.0, 0.9, -0.9, 127.5, -129.0, 255.5, 300.0, -1.0, 65504.0, 2147483648.0, -2147483648.0, 4294967296.0, 9.223372036854776e+18, -9.223372036854776e+18, 1.8446744073709552e+19, 1.0e+300]> : tensor<20xf64>
  %1 = "stablehlo.convert"(%0) : (tensor<20xf64>) -> tensor<20xi8>
  return %1 : tensor<20xi8>
}

// CHECK-LABEL: func.func @f64_to_ui8(
// CHECK-NEXT: stablehlo.constant dense<[255, 0, 0, 0, 0, 0, 0, 127, 0, 255, 255, 0, 255, 255, 0, 255, 255, 0, 255, 255]> : tensor<20xui8>
// CHECK-NEXT: return
func.func @f64_to_ui8() -> tensor<20xui8> {
  %0 = stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0, -0.0, 0.9, -0.9, 127.5, -129.0, 255.5, 300.0, -1.0, 65504.0, 2147483648.0, -2147483648.0, 4294967296.0, 9.223372036854776e+18, -9.223372036854776e+18, 1.8446744073709552e+19, 1.0e+300]> : tensor<20xf64>
  %1 = "stablehlo.convert"(%0) : (tensor<20xf64>) -> tensor<20xui8>
  return %1 : tensor<20xui8>
}

// CHECK-LABEL: func.func @f64_to_i32(
// CHECK-NEXT: stablehlo.constant dense<[2147483647, -2147483648, 0, 0, 0, 0, 0, 127, -129, 255, 300, -1, 65504, 2147483647, -2147483648, 2147483647, 2147483647, -2147483648, 2147483647, 2147483647]> : tensor<20xi32>
// CHECK-NEXT: return
func.func @f64_to_i32() -> tensor<20xi32> {
  %0 = stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0, -0.0, 0.9, -0.9, 127.5, -129.0, 255.5, 300.0, -1.0, 65504.0, 2147483648.0, -2147483648.0, 4294967296.0, 9.223372036854776e+18, -9.223372036854776e+18, 1.8446744073709552e+19, 1.0e+300]> : tensor<20xf64>
  %1 = "stablehlo.convert"(%0) : (tensor<20xf64>) -> tensor<20xi32>
  return %1 : tensor<20xi32>
}

// CHECK-LABEL: func.func @f64_to_ui32(
// CHECK-NEXT: stablehlo.constant dense<[4294967295, 0, 0, 0, 0, 0, 0, 127, 0, 255, 300, 0, 65504, 2147483648, 0, 4294967295, 4294967295, 0, 4294967295, 4294967295]> : tensor<20xui32>
// CHECK-NEXT: return
func.func @f64_to_ui32() -> tensor<20xui32> {
  %0 = stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0, -0.0, 0.9, -0.9, 127.5, -129.0, 255.5, 300.0, -1.0, 65504.0, 2147483648.0, -2147483648.0, 4294967296.0, 9.223372036854776e+18, -9.223372036854776e+18, 1.8446744073709552e+19, 1.0e+300]> : tensor<20xf64>
  %1 = "stablehlo.convert"(%0) : (tensor<20xf64>) -> tensor<20xui32>
  return %1 : tensor<20xui32>
}

// CHECK-LABEL: func.func @f64_to_i64(
// CHECK-NEXT: stablehlo.constant dense<[9223372036854775807, -9223372036854775808, 0, 0, 0, 0, 0, 127, -129, 255, 300, -1, 65504, 2147483648, -2147483648, 4294967296, 9223372036854775807, -9223372036854775808, 9223372036854775807, 9223372036854775807]> : tensor<20xi64>
// CHECK-NEXT: return
func.func @f64_to_i64() -> tensor<20xi64> {
  %0 = stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0, -0.0, 0.9, -0.9, 127.5, -129.0, 255.5, 300.0, -1.0, 65504.0, 2147483648.0, -2147483648.0, 4294967296.0, 9.223372036854776e+18, -9.223372036854776e+18, 1.8446744073709552e+19, 1.0e+300]> : tensor<20xf64>
  %1 = "stablehlo.convert"(%0) : (tensor<20xf64>) -> tensor<20xi64>
  return %1 : tensor<20xi64>
}

// CHECK-LABEL: func.func @f64_to_ui64(
// CHECK-NEXT: stablehlo.constant dense<[18446744073709551615, 0, 0, 0, 0, 0, 0, 127, 0, 255, 300, 0, 65504, 2147483648, 0, 4294967296, 9223372036854775808, 0, 18446744073709551615, 18446744073709551615]> : tensor<20xui64>
// CHECK-NEXT: return
func.func @f64_to_ui64() -> tensor<20xui64> {
  %0 = stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0, -0.0, 0.9, -0.9, 127.5, -129.0, 255.5, 300.0, -1.0, 65504.0, 2147483648.0, -2147483648.0, 4294967296.0, 9.223372036854776e+18, -9.223372036854776e+18, 1.8446744073709552e+19, 1.0e+300]> : tensor<20xf64>
  %1 = "stablehlo.convert"(%0) : (tensor<20xf64>) -> tensor<20xui64>
  return %1 : tensor<20xui64>
}

// CHECK-LABEL: func.func @f64_to_i4(
// CHECK-NEXT: stablehlo.constant dense<[7, -8, 0, 0, 0, 0, 0, 7, -8, 7, 7, -1, 7, 7, -8, 7, 7, -8, 7, 7]> : tensor<20xi4>
// CHECK-NEXT: return
func.func @f64_to_i4() -> tensor<20xi4> {
  %0 = stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0, -0.0, 0.9, -0.9, 127.5, -129.0, 255.5, 300.0, -1.0, 65504.0, 2147483648.0, -2147483648.0, 4294967296.0, 9.223372036854776e+18, -9.223372036854776e+18, 1.8446744073709552e+19, 1.0e+300]> : tensor<20xf64>
  %1 = "stablehlo.convert"(%0) : (tensor<20xf64>) -> tensor<20xi4>
  return %1 : tensor<20xi4>
}

// CHECK-LABEL: func.func @f64_to_i1(
// CHECK-NEXT: stablehlo.constant dense<[true, true, true, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<20xi1>
// CHECK-NEXT: return
func.func @f64_to_i1() -> tensor<20xi1> {
  %0 = stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0, -0.0, 0.9, -0.9, 127.5, -129.0, 255.5, 300.0, -1.0, 65504.0, 2147483648.0, -2147483648.0, 4294967296.0, 9.223372036854776e+18, -9.223372036854776e+18, 1.8446744073709552e+19, 1.0e+300]> : tensor<20xf64>
  %1 = "stablehlo.convert"(%0) : (tensor<20xf64>) -> tensor<20xi1>
  return %1 : tensor<20xi1>
}

// CHECK-LABEL: func.func @f16_to_i8(
// CHECK-NEXT: stablehlo.constant dense<[127, -128, 0, 0, 0, 0, 0, 127, -128, 127, 127, -1, 127]> : tensor<13xi8>
// CHECK-NEXT: return
func.func @f16_to_i8() -> tensor<13xi8> {
  %0 = stablehlo.constant dense<[0x7C00, 0xFC00, 0x7E00, 0.0, -0.0, 0.89990234375, -0.89990234375, 127.5, -129.0, 255.5, 300.0, -1.0, 65504.0]> : tensor<13xf16>
  %1 = "stablehlo.convert"(%0) : (tensor<13xf16>) -> tensor<13xi8>
  return %1 : tensor<13xi8>
}

// CHECK-LABEL: func.func @f16_to_ui8(
// CHECK-NEXT: stablehlo.constant dense<[255, 0, 0, 0, 0, 0, 0, 127, 0, 255, 255, 0, 255]> : tensor<13xui8>
// CHECK-NEXT: return
func.func @f16_to_ui8() -> tensor<13xui8> {
  %0 = stablehlo.constant dense<[0x7C00, 0xFC00, 0x7E00, 0.0, -0.0, 0.89990234375, -0.89990234375, 127.5, -129.0, 255.5, 300.0, -1.0, 65504.0]> : tensor<13xf16>
  %1 = "stablehlo.convert"(%0) : (tensor<13xf16>) -> tensor<13xui8>
  return %1 : tensor<13xui8>
}

// CHECK-LABEL: func.func @f16_to_i32(
// CHECK-NEXT: stablehlo.constant dense<[2147483647, -2147483648, 0, 0, 0, 0, 0, 127, -129, 255, 300, -1, 65504]> : tensor<13xi32>
// CHECK-NEXT: return
func.func @f16_to_i32() -> tensor<13xi32> {
  %0 = stablehlo.constant dense<[0x7C00, 0xFC00, 0x7E00, 0.0, -0.0, 0.89990234375, -0.89990234375, 127.5, -129.0, 255.5, 300.0, -1.0, 65504.0]> : tensor<13xf16>
  %1 = "stablehlo.convert"(%0) : (tensor<13xf16>) -> tensor<13xi32>
  return %1 : tensor<13xi32>
}

// CHECK-LABEL: func.func @f16_to_ui32(
// CHECK-NEXT: stablehlo.constant dense<[4294967295, 0, 0, 0, 0, 0, 0, 127, 0, 255, 300, 0, 65504]> : tensor<13xui32>
// CHECK-NEXT: return
func.func @f16_to_ui32() -> tensor<13xui32> {
  %0 = stablehlo.constant dense<[0x7C00, 0xFC00, 0x7E00, 0.0, -0.0, 0.89990234375, -0.89990234375, 127.5, -129.0, 255.5, 300.0, -1.0, 65504.0]> : tensor<13xf16>
  %1 = "stablehlo.convert"(%0) : (tensor<13xf16>) -> tensor<13xui32>
  return %1 : tensor<13xui32>
}

// CHECK-LABEL: func.func @f16_to_i64(
// CHECK-NEXT: stablehlo.constant dense<[9223372036854775807, -9223372036854775808, 0, 0, 0, 0, 0, 127, -129, 255, 300, -1, 65504]> : tensor<13xi64>
// CHECK-NEXT: return
func.func @f16_to_i64() -> tensor<13xi64> {
  %0 = stablehlo.constant dense<[0x7C00, 0xFC00, 0x7E00, 0.0, -0.0, 0.89990234375, -0.89990234375, 127.5, -129.0, 255.5, 300.0, -1.0, 65504.0]> : tensor<13xf16>
  %1 = "stablehlo.convert"(%0) : (tensor<13xf16>) -> tensor<13xi64>
  return %1 : tensor<13xi64>
}

// CHECK-LABEL: func.func @f16_to_ui64(
// CHECK-NEXT: stablehlo.constant dense<[18446744073709551615, 0, 0, 0, 0, 0, 0, 127, 0, 255, 300, 0, 65504]> : tensor<13xui64>
// CHECK-NEXT: return
func.func @f16_to_ui64() -> tensor<13xui64> {
  %0 = stablehlo.constant dense<[0x7C00, 0xFC00, 0x7E00, 0.0, -0.0, 0.89990234375, -0.89990234375, 127.5, -129.0, 255.5, 300.0, -1.0, 65504.0]> : tensor<13xf16>
  %1 = "stablehlo.convert"(%0) : (tensor<13xf16>) -> tensor<13xui64>
  return %1 : tensor<13xui64>
}

// CHECK-LABEL: func.func @f16_to_i4(
// CHECK-NEXT: stablehlo.constant dense<[7, -8, 0, 0, 0, 0, 0, 7, -8, 7, 7, -1, 7]> : tensor<13xi4>
// CHECK-NEXT: return
func.func @f16_to_i4() -> tensor<13xi4> {
  %0 = stablehlo.constant dense<[0x7C00, 0xFC00, 0x7E00, 0.0, -0.0, 0.89990234375, -0.89990234375, 127.5, -129.0, 255.5, 300.0, -1.0, 65504.0]> : tensor<13xf16>
  %1 = "stablehlo.convert"(%0) : (tensor<13xf16>) -> tensor<13xi4>
  return %1 : tensor<13xi4>
}

// CHECK-LABEL: func.func @f16_to_i1(
// CHECK-NEXT: stablehlo.constant dense<[true, true, true, false, false, true, true, true, true, true, true, true, true]> : tensor<13xi1>
// CHECK-NEXT: return
func.func @f16_to_i1() -> tensor<13xi1> {
  %0 = stablehlo.constant dense<[0x7C00, 0xFC00, 0x7E00, 0.0, -0.0, 0.89990234375, -0.89990234375, 127.5, -129.0, 255.5, 300.0, -1.0, 65504.0]> : tensor<13xf16>
  %1 = "stablehlo.convert"(%0) : (tensor<13xf16>) -> tensor<13xi1>
  return %1 : tensor<13xi1>
}

// CHECK-LABEL: func.func @bf16_to_i8(
// CHECK-NEXT: stablehlo.constant dense<[127, -128, 0, 0, 0, 0, 0, 127, -128, 127, 127, -1, 127, 127, -128, 127, 127, -128, 127, 127]> : tensor<20xi8>
// CHECK-NEXT: return
func.func @bf16_to_i8() -> tensor<20xi8> {
  %0 = stablehlo.constant dense<[0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0, 0.8984375, -0.8984375, 127.5, -129.0, 256.0, 300.0, -1.0, 65536.0, 2147483648.0, -2147483648.0, 4294967296.0, 9.223372036854776e+18, -9.223372036854776e+18, 1.8446744073709552e+19, 0x7F80]> : tensor<20xbf16>
  %1 = "stablehlo.convert"(%0) : (tensor<20xbf16>) -> tensor<20xi8>
  return %1 : tensor<20xi8>
}

// CHECK-LABEL: func.func @bf16_to_ui8(
// CHECK-NEXT: stablehlo.constant dense<[255, 0, 0, 0, 0, 0, 0, 127, 0, 255, 255, 0, 255, 255, 0, 255, 255, 0, 255, 255]> : tensor<20xui8>
// CHECK-NEXT: return
func.func @bf16_to_ui8() -> tensor<20xui8> {
  %0 = stablehlo.constant dense<[0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0, 0.8984375, -0.8984375, 127.5, -129.0, 256.0, 300.0, -1.0, 65536.0, 2147483648.0, -2147483648.0, 4294967296.0, 9.223372036854776e+18, -9.223372036854776e+18, 1.8446744073709552e+19, 0x7F80]> : tensor<20xbf16>
  %1 = "stablehlo.convert"(%0) : (tensor<20xbf16>) -> tensor<20xui8>
  return %1 : tensor<20xui8>
}

// CHECK-LABEL: func.func @bf16_to_i32(
// CHECK-NEXT: stablehlo.constant dense<[2147483647, -2147483648, 0, 0, 0, 0, 0, 127, -129, 256, 300, -1, 65536, 2147483647, -2147483648, 2147483647, 2147483647, -2147483648, 2147483647, 2147483647]> : tensor<20xi32>
// CHECK-NEXT: return
func.func @bf16_to_i32() -> tensor<20xi32> {
  %0 = stablehlo.constant dense<[0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0, 0.8984375, -0.8984375, 127.5, -129.0, 256.0, 300.0, -1.0, 65536.0, 2147483648.0, -2147483648.0, 4294967296.0, 9.223372036854776e+18, -9.223372036854776e+18, 1.8446744073709552e+19, 0x7F80]> : tensor<20xbf16>
  %1 = "stablehlo.convert"(%0) : (tensor<20xbf16>) -> tensor<20xi32>
  return %1 : tensor<20xi32>
}

// CHECK-LABEL: func.func @bf16_to_ui32(
// CHECK-NEXT: stablehlo.constant dense<[4294967295, 0, 0, 0, 0, 0, 0, 127, 0, 256, 300, 0, 65536, 2147483648, 0, 4294967295, 4294967295, 0, 4294967295, 4294967295]> : tensor<20xui32>
// CHECK-NEXT: return
func.func @bf16_to_ui32() -> tensor<20xui32> {
  %0 = stablehlo.constant dense<[0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0, 0.8984375, -0.8984375, 127.5, -129.0, 256.0, 300.0, -1.0, 65536.0, 2147483648.0, -2147483648.0, 4294967296.0, 9.223372036854776e+18, -9.223372036854776e+18, 1.8446744073709552e+19, 0x7F80]> : tensor<20xbf16>
  %1 = "stablehlo.convert"(%0) : (tensor<20xbf16>) -> tensor<20xui32>
  return %1 : tensor<20xui32>
}

// CHECK-LABEL: func.func @bf16_to_i64(
// CHECK-NEXT: stablehlo.constant dense<[9223372036854775807, -9223372036854775808, 0, 0, 0, 0, 0, 127, -129, 256, 300, -1, 65536, 2147483648, -2147483648, 4294967296, 9223372036854775807, -9223372036854775808, 9223372036854775807, 9223372036854775807]> : tensor<20xi64>
// CHECK-NEXT: return
func.func @bf16_to_i64() -> tensor<20xi64> {
  %0 = stablehlo.constant dense<[0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0, 0.8984375, -0.8984375, 127.5, -129.0, 256.0, 300.0, -1.0, 65536.0, 2147483648.0, -2147483648.0, 4294967296.0, 9.223372036854776e+18, -9.223372036854776e+18, 1.8446744073709552e+19, 0x7F80]> : tensor<20xbf16>
  %1 = "stablehlo.convert"(%0) : (tensor<20xbf16>) -> tensor<20xi64>
  return %1 : tensor<20xi64>
}

// CHECK-LABEL: func.func @bf16_to_ui64(
// CHECK-NEXT: stablehlo.constant dense<[18446744073709551615, 0, 0, 0, 0, 0, 0, 127, 0, 256, 300, 0, 65536, 2147483648, 0, 4294967296, 9223372036854775808, 0, 18446744073709551615, 18446744073709551615]> : tensor<20xui64>
// CHECK-NEXT: return
func.func @bf16_to_ui64() -> tensor<20xui64> {
  %0 = stablehlo.constant dense<[0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0, 0.8984375, -0.8984375, 127.5, -129.0, 256.0, 300.0, -1.0, 65536.0, 2147483648.0, -2147483648.0, 4294967296.0, 9.223372036854776e+18, -9.223372036854776e+18, 1.8446744073709552e+19, 0x7F80]> : tensor<20xbf16>
  %1 = "stablehlo.convert"(%0) : (tensor<20xbf16>) -> tensor<20xui64>
  return %1 : tensor<20xui64>
}

// CHECK-LABEL: func.func @bf16_to_i4(
// CHECK-NEXT: stablehlo.constant dense<[7, -8, 0, 0, 0, 0, 0, 7, -8, 7, 7, -1, 7, 7, -8, 7, 7, -8, 7, 7]> : tensor<20xi4>
// CHECK-NEXT: return
func.func @bf16_to_i4() -> tensor<20xi4> {
  %0 = stablehlo.constant dense<[0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0, 0.8984375, -0.8984375, 127.5, -129.0, 256.0, 300.0, -1.0, 65536.0, 2147483648.0, -2147483648.0, 4294967296.0, 9.223372036854776e+18, -9.223372036854776e+18, 1.8446744073709552e+19, 0x7F80]> : tensor<20xbf16>
  %1 = "stablehlo.convert"(%0) : (tensor<20xbf16>) -> tensor<20xi4>
  return %1 : tensor<20xi4>
}

// CHECK-LABEL: func.func @bf16_to_i1(
// CHECK-NEXT: stablehlo.constant dense<[true, true, true, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<20xi1>
// CHECK-NEXT: return
func.func @bf16_to_i1() -> tensor<20xi1> {
  %0 = stablehlo.constant dense<[0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0, 0.8984375, -0.8984375, 127.5, -129.0, 256.0, 300.0, -1.0, 65536.0, 2147483648.0, -2147483648.0, 4294967296.0, 9.223372036854776e+18, -9.223372036854776e+18, 1.8446744073709552e+19, 0x7F80]> : tensor<20xbf16>
  %1 = "stablehlo.convert"(%0) : (tensor<20xbf16>) -> tensor<20xi1>
  return %1 : tensor<20xi1>
}

// CHECK-LABEL: func.func @f64_to_f32(
// CHECK-NEXT: stablehlo.constant dense<[0.333333343, 0x7F800000, 0xFF800000, 0.000000e+00, 0.000000e+00, 1.401300e-45, 1.000000e+00, 1.00000024, 0x7FC00000, -0.000000e+00, 0x7F800000]> : tensor<11xf32>
// CHECK-NEXT: return
func.func @f64_to_f32() -> tensor<11xf32> {
  %0 = stablehlo.constant dense<[0.3333333333333333, 1.0e+300, -1.0e+300, 1.0e-46, 7.006492321624085e-46, 7.006493022273318e-46, 1.0000000596046448, 1.0000001788139343, 0x7FF8000000000000, -0.0, 0x7FF0000000000000]> : tensor<11xf64>
  %1 = "stablehlo.convert"(%0) : (tensor<11xf64>) -> tensor<11xf32>
  return %1 : tensor<11xf32>
}

// CHECK-LABEL: func.func @f64_to_f16(
// CHECK-NEXT: stablehlo.constant dense<[3.332520e-01, 6.550400e+04, 0x7C00, 0.000000e+00, 5.960460e-08, 1.000000e+00, 1.000980e+00, 0x7E00, -0.000000e+00, 0xFC00]> : tensor<10xf16>
// CHECK-NEXT: return
func.func @f64_to_f16() -> tensor<10xf16> {
  %0 = stablehlo.constant dense<[0.3333333333333333, 65519.999, 65520.0, 2.9802322387695312e-08, 2.980232536792755e-08, 1.00048828125, 1.0004882812509095, 0x7FF8000000000000, -0.0, 0xFFF0000000000000]> : tensor<10xf64>
  %1 = "stablehlo.convert"(%0) : (tensor<10xf64>) -> tensor<10xf16>
  return %1 : tensor<10xf16>
}

// CHECK-LABEL: func.func @f64_to_bf16(
// CHECK-NEXT: stablehlo.constant dense<[3.339840e-01, 0x7F80, 1.000000e+00, 1.007810e+00, 0.000000e+00, 9.183550e-41, -0.000000e+00]> : tensor<7xbf16>
// CHECK-NEXT: return
func.func @f64_to_bf16() -> tensor<7xbf16> {
  %0 = stablehlo.constant dense<[0.3333333333333333, 3.4e+38, 1.00390625, 1.0039062500009095, 4.591774807899561e-41, 4.59223398538035e-41, -0.0]> : tensor<7xf64>
  %1 = "stablehlo.convert"(%0) : (tensor<7xf64>) -> tensor<7xbf16>
  return %1 : tensor<7xbf16>
}

// CHECK-LABEL: func.func @f32_to_f16(
// CHECK-NEXT: stablehlo.constant dense<[3.332520e-01, 1.000000e+00, 0x7C00, 0.000000e+00]> : tensor<4xf16>
// CHECK-NEXT: return
func.func @f32_to_f16() -> tensor<4xf16> {
  %0 = stablehlo.constant dense<[0.3333333432674408, 1.00048828125, 65520.0, 2.9802322387695312e-08]> : tensor<4xf32>
  %1 = "stablehlo.convert"(%0) : (tensor<4xf32>) -> tensor<4xf16>
  return %1 : tensor<4xf16>
}

// CHECK-LABEL: func.func @f32_to_bf16(
// CHECK-NEXT: stablehlo.constant dense<[3.339840e-01, 1.000000e+00, 1.015630e+00, 0x7F80]> : tensor<4xbf16>
// CHECK-NEXT: return
func.func @f32_to_bf16() -> tensor<4xbf16> {
  %0 = stablehlo.constant dense<[0.3333333432674408, 1.00390625, 1.01171875, 3.3999999521443642e+38]> : tensor<4xf32>
  %1 = "stablehlo.convert"(%0) : (tensor<4xf32>) -> tensor<4xbf16>
  return %1 : tensor<4xbf16>
}

// CHECK-LABEL: func.func @f16_to_bf16(
// CHECK-NEXT: stablehlo.constant dense<[3.339840e-01, 6.553600e+04]> : tensor<2xbf16>
// CHECK-NEXT: return
func.func @f16_to_bf16() -> tensor<2xbf16> {
  %0 = stablehlo.constant dense<[0.333251953125, 65504.0]> : tensor<2xf16>
  %1 = "stablehlo.convert"(%0) : (tensor<2xf16>) -> tensor<2xbf16>
  return %1 : tensor<2xbf16>
}

// CHECK-LABEL: func.func @bf16_to_f16(
// CHECK-NEXT: stablehlo.constant dense<[3.339840e-01, 0x7C00, 0.000000e+00]> : tensor<3xf16>
// CHECK-NEXT: return
func.func @bf16_to_f16() -> tensor<3xf16> {
  %0 = stablehlo.constant dense<[0.333984375, 9.969209968386869e+37, 9.98402083170343e-31]> : tensor<3xbf16>
  %1 = "stablehlo.convert"(%0) : (tensor<3xbf16>) -> tensor<3xf16>
  return %1 : tensor<3xf16>
}

// CHECK-LABEL: func.func @f16_to_f32(
// CHECK-NEXT: stablehlo.constant dense<[0.333251953, 5.96046448E-8]> : tensor<2xf32>
// CHECK-NEXT: return
func.func @f16_to_f32() -> tensor<2xf32> {
  %0 = stablehlo.constant dense<[0.333251953125, 5.960464477539063e-08]> : tensor<2xf16>
  %1 = "stablehlo.convert"(%0) : (tensor<2xf16>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

// CHECK-LABEL: func.func @f32_to_f64(
// CHECK-NEXT: stablehlo.constant dense<[0.3333333432674408, 1.4012984643248171E-45]> : tensor<2xf64>
// CHECK-NEXT: return
func.func @f32_to_f64() -> tensor<2xf64> {
  %0 = stablehlo.constant dense<[0.3333333432674408, 1.401298464324817e-45]> : tensor<2xf32>
  %1 = "stablehlo.convert"(%0) : (tensor<2xf32>) -> tensor<2xf64>
  return %1 : tensor<2xf64>
}

// CHECK-LABEL: func.func @bf16_to_f64(
// CHECK-NEXT: stablehlo.constant dense<0.333984375> : tensor<1xf64>
// CHECK-NEXT: return
func.func @bf16_to_f64() -> tensor<1xf64> {
  %0 = stablehlo.constant dense<[0.333984375]> : tensor<1xbf16>
  %1 = "stablehlo.convert"(%0) : (tensor<1xbf16>) -> tensor<1xf64>
  return %1 : tensor<1xf64>
}

// CHECK-LABEL: func.func @f32_to_f8_stays(
// CHECK: stablehlo.convert
func.func @f32_to_f8_stays() -> tensor<2xf8E4M3FN> {
  %0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %1 = "stablehlo.convert"(%0) : (tensor<2xf32>) -> tensor<2xf8E4M3FN>
  return %1 : tensor<2xf8E4M3FN>
}
