// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Integers and booleans to each other wrap or extend; to floats they round once to nearest even.
// RUN: shale-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @i1_to_f32(
// CHECK-NEXT: stablehlo.constant dense<[0.000000e+00, 1.000000e+00]> : tensor<2xf32>
// CHECK-NEXT: return
func.func @i1_to_f32() -> tensor<2xf32> {
  %0 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %1 = "stablehlo.convert"(%0) : (tensor<2xi1>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

// CHECK-LABEL: func.func @i1_to_f64(
// CHECK-NEXT: stablehlo.constant dense<[0.000000e+00, 1.000000e+00]> : tensor<2xf64>
// CHECK-NEXT: return
func.func @i1_to_f64() -> tensor<2xf64> {
  %0 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %1 = "stablehlo.convert"(%0) : (tensor<2xi1>) -> tensor<2xf64>
  return %1 : tensor<2xf64>
}

// CHECK-LABEL: func.func @i1_to_f16(
// CHECK-NEXT: stablehlo.constant dense<[0.000000e+00, 1.000000e+00]> : tensor<2xf16>
// CHECK-NEXT: return
func.func @i1_to_f16() -> tensor<2xf16> {
  %0 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %1 = "stablehlo.convert"(%0) : (tensor<2xi1>) -> tensor<2xf16>
  return %1 : tensor<2xf16>
}

// CHECK-LABEL: func.func @i1_to_bf16(
// CHECK-NEXT: stablehlo.constant dense<[0.000000e+00, 1.000000e+00]> : tensor<2xbf16>
// CHECK-NEXT: return
func.func @i1_to_bf16() -> tensor<2xbf16> {
  %0 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %1 = "stablehlo.convert"(%0) : (tensor<2xi1>) -> tensor<2xbf16>
  return %1 : tensor<2xbf16>
}

// CHECK-LABEL: func.func @i8_to_ui8(
// CHECK-NEXT: stablehlo.constant dense<[128, 249, 255, 0, 1, 7, 127]> : tensor<7xui8>
// CHECK-NEXT: return
func.func @i8_to_ui8() -> tensor<7xui8> {
  %0 = stablehlo.constant dense<[-128, -7, -1, 0, 1, 7, 127]> : tensor<7xi8>
  %1 = "stablehlo.convert"(%0) : (tensor<7xi8>) -> tensor<7xui8>
  return %1 : tensor<7xui8>
}

// CHECK-LABEL: func.func @i8_to_i32(
// CHECK-NEXT: stablehlo.constant dense<[-128, -7, -1, 0, 1, 7, 127]> : tensor<7xi32>
// CHECK-NEXT: return
func.func @i8_to_i32() -> tensor<7xi32> {
  %0 = stablehlo.constant dense<[-128, -7, -1, 0, 1, 7, 127]> : tensor<7xi8>
  %1 = "stablehlo.convert"(%0) : (tensor<7xi8>) -> tensor<7xi32>
  return %1 : tensor<7xi32>
}

// CHECK-LABEL: func.func @i8_to_ui64(
// CHECK-NEXT: stablehlo.constant dense<[18446744073709551488, 18446744073709551609, 18446744073709551615, 0, 1, 7, 127]> : tensor<7xui64>
// CHECK-NEXT: return
func.func @i8_to_ui64() -> tensor<7xui64> {
  %0 = stablehlo.constant dense<[-128, -7, -1, 0, 1, 7, 127]> : tensor<7xi8>
  %1 = "stablehlo.convert"(%0) : (tensor<7xi8>) -> tensor<7xui64>
  return %1 : tensor<7xui64>
}

// CHECK-LABEL: func.func @i8_to_i4(
// CHECK-NEXT: stablehlo.constant dense<[0, -7, -1, 0, 1, 7, -1]> : tensor<7xi4>
// CHECK-NEXT: return
func.func @i8_to_i4() -> tensor<7xi4> {
  %0 = stablehlo.constant dense<[-128, -7, -1, 0, 1, 7, 127]> : tensor<7xi8>
  %1 = "stablehlo.convert"(%0) : (tensor<7xi8>) -> tensor<7xi4>
  return %1 : tensor<7xi4>
}

// CHECK-LABEL: func.func @i8_to_i1(
// CHECK-NEXT: stablehlo.constant dense<[true, true, true, false, true, true, true]> : tensor<7xi1>
// CHECK-NEXT: return
func.func @i8_to_i1() -> tensor<7xi1> {
  %0 = stablehlo.constant dense<[-128, -7, -1, 0, 1, 7, 127]> : tensor<7xi8>
  %1 = "stablehlo.convert"(%0) : (tensor<7xi8>) -> tensor<7xi1>
  return %1 : tensor<7xi1>
}

// CHECK-LABEL: func.func @i1_to_i8(
// CHECK-NEXT: stablehlo.constant dense<[0, 1]> : tensor<2xi8>
// CHECK-NEXT: return
func.func @i1_to_i8() -> tensor<2xi8> {
  %0 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %1 = "stablehlo.convert"(%0) : (tensor<2xi1>) -> tensor<2xi8>
  return %1 : tensor<2xi8>
}

// CHECK-LABEL: func.func @ui8_to_i8(
// CHECK-NEXT: stablehlo.constant dense<[0, 1, 7, -128, -1]> : tensor<5xi8>
// CHECK-NEXT: return
func.func @ui8_to_i8() -> tensor<5xi8> {
  %0 = stablehlo.constant dense<[0, 1, 7, 128, 255]> : tensor<5xui8>
  %1 = "stablehlo.convert"(%0) : (tensor<5xui8>) -> tensor<5xi8>
  return %1 : tensor<5xi8>
}

// CHECK-LABEL: func.func @ui8_to_i32(
// CHECK-NEXT: stablehlo.constant dense<[0, 1, 7, 128, 255]> : tensor<5xi32>
// CHECK-NEXT: return
func.func @ui8_to_i32() -> tensor<5xi32> {
  %0 = stablehlo.constant dense<[0, 1, 7, 128, 255]> : tensor<5xui8>
  %1 = "stablehlo.convert"(%0) : (tensor<5xui8>) -> tensor<5xi32>
  return %1 : tensor<5xi32>
}

// CHECK-LABEL: func.func @ui8_to_ui64(
// CHECK-NEXT: stablehlo.constant dense<[0, 1, 7, 128, 255]> : tensor<5xui64>
// CHECK-NEXT: return
func.func @ui8_to_ui64() -> tensor<5xui64> {
  %0 = stablehlo.constant dense<[0, 1, 7, 128, 255]> : tensor<5xui8>
  %1 = "stablehlo.convert"(%0) : (tensor<5xui8>) -> tensor<5xui64>
  return %1 : tensor<5xui64>
}

// CHECK-LABEL: func.func @ui8_to_i4(
// CHECK-NEXT: stablehlo.constant dense<[0, 1, 7, 0, -1]> : tensor<5xi4>
// CHECK-NEXT: return
func.func @ui8_to_i4() -> tensor<5xi4> {
  %0 = stablehlo.constant dense<[0, 1, 7, 128, 255]> : tensor<5xui8>
  %1 = "stablehlo.convert"(%0) : (tensor<5xui8>) -> tensor<5xi4>
  return %1 : tensor<5xi4>
}

// CHECK-LABEL: func.func @ui8_to_i1(
// CHECK-NEXT: stablehlo.constant dense<[false, true, true, true, true]> : tensor<5xi1>
// CHECK-NEXT: return
func.func @ui8_to_i1() -> tensor<5xi1> {
  %0 = stablehlo.constant dense<[0, 1, 7, 128, 255]> : tensor<5xui8>
  %1 = "stablehlo.convert"(%0) : (tensor<5xui8>) -> tensor<5xi1>
  return %1 : tensor<5xi1>
}

// CHECK-LABEL: func.func @i1_to_ui8(
// CHECK-NEXT: stablehlo.constant dense<[0, 1]> : tensor<2xui8>
// CHECK-NEXT: return
func.func @i1_to_ui8() -> tensor<2xui8> {
  %0 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %1 = "stablehlo.convert"(%0) : (tensor<2xi1>) -> tensor<2xui8>
  return %1 : tensor<2xui8>
}

// CHECK-LABEL: func.func @i64_to_i8(
// CHECK-NEXT: stablehlo.constant dense<[0, -7, -1, 0, 1, 7, -1]> : tensor<7xi8>
// CHECK-NEXT: return
func.func @i64_to_i8() -> tensor<7xi8> {
  %0 = stablehlo.constant dense<[-9223372036854775808, -7, -1, 0, 1, 7, 9223372036854775807]> : tensor<7xi64>
  %1 = "stablehlo.convert"(%0) : (tensor<7xi64>) -> tensor<7xi8>
  return %1 : tensor<7xi8>
}

// CHECK-LABEL: func.func @i64_to_ui8(
// CHECK-NEXT: stablehlo.constant dense<[0, 249, 255, 0, 1, 7, 255]> : tensor<7xui8>
// CHECK-NEXT: return
func.func @i64_to_ui8() -> tensor<7xui8> {
  %0 = stablehlo.constant dense<[-9223372036854775808, -7, -1, 0, 1, 7, 9223372036854775807]> : tensor<7xi64>
  %1 = "stablehlo.convert"(%0) : (tensor<7xi64>) -> tensor<7xui8>
  return %1 : tensor<7xui8>
}

// CHECK-LABEL: func.func @i64_to_i32(
// CHECK-NEXT: stablehlo.constant dense<[0, -7, -1, 0, 1, 7, -1]> : tensor<7xi32>
// CHECK-NEXT: return
func.func @i64_to_i32() -> tensor<7xi32> {
  %0 = stablehlo.constant dense<[-9223372036854775808, -7, -1, 0, 1, 7, 9223372036854775807]> : tensor<7xi64>
  %1 = "stablehlo.convert"(%0) : (tensor<7xi64>) -> tensor<7xi32>
  return %1 : tensor<7xi32>
}

// CHECK-LABEL: func.func @i64_to_ui64(
// CHECK-NEXT: stablehlo.constant dense<[9223372036854775808, 18446744073709551609, 18446744073709551615, 0, 1, 7, 9223372036854775807]> : tensor<7xui64>
// CHECK-NEXT: return
func.func @i64_to_ui64() -> tensor<7xui64> {
  %0 = stablehlo.constant dense<[-9223372036854775808, -7, -1, 0, 1, 7, 9223372036854775807]> : tensor<7xi64>
  %1 = "stablehlo.convert"(%0) : (tensor<7xi64>) -> tensor<7xui64>
  return %1 : tensor<7xui64>
}

// CHECK-LABEL: func.func @i64_to_i4(
// CHECK-NEXT: stablehlo.constant dense<[0, -7, -1, 0, 1, 7, -1]> : tensor<7xi4>
// CHECK-NEXT: return
func.func @i64_to_i4() -> tensor<7xi4> {
  %0 = stablehlo.constant dense<[-9223372036854775808, -7, -1, 0, 1, 7, 9223372036854775807]> : tensor<7xi64>
  %1 = "stablehlo.convert"(%0) : (tensor<7xi64>) -> tensor<7xi4>
  return %1 : tensor<7xi4>
}

// CHECK-LABEL: func.func @i64_to_i1(
// CHECK-NEXT: stablehlo.constant dense<[true, true, true, false, true, true, true]> : tensor<7xi1>
// CHECK-NEXT: return
func.func @i64_to_i1() -> tensor<7xi1> {
  %0 = stablehlo.constant dense<[-9223372036854775808, -7, -1, 0, 1, 7, 9223372036854775807]> : tensor<7xi64>
  %1 = "stablehlo.convert"(%0) : (tensor<7xi64>) -> tensor<7xi1>
  return %1 : tensor<7xi1>
}

// CHECK-LABEL: func.func @i1_to_i64(
// CHECK-NEXT: stablehlo.constant dense<[0, 1]> : tensor<2xi64>
// CHECK-NEXT: return
func.func @i1_to_i64() -> tensor<2xi64> {
  %0 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %1 = "stablehlo.convert"(%0) : (tensor<2xi1>) -> tensor<2xi64>
  return %1 : tensor<2xi64>
}

// CHECK-LABEL: func.func @ui64_to_i8(
// CHECK-NEXT: stablehlo.constant dense<[0, 1, 7, 0, -1]> : tensor<5xi8>
// CHECK-NEXT: return
func.func @ui64_to_i8() -> tensor<5xi8> {
  %0 = stablehlo.constant dense<[0, 1, 7, 9223372036854775808, 18446744073709551615]> : tensor<5xui64>
  %1 = "stablehlo.convert"(%0) : (tensor<5xui64>) -> tensor<5xi8>
  return %1 : tensor<5xi8>
}

// CHECK-LABEL: func.func @ui64_to_ui8(
// CHECK-NEXT: stablehlo.constant dense<[0, 1, 7, 0, 255]> : tensor<5xui8>
// CHECK-NEXT: return
func.func @ui64_to_ui8() -> tensor<5xui8> {
  %0 = stablehlo.constant dense<[0, 1, 7, 9223372036854775808, 18446744073709551615]> : tensor<5xui64>
  %1 = "stablehlo.convert"(%0) : (tensor<5xui64>) -> tensor<5xui8>
  return %1 : tensor<5xui8>
}

// CHECK-LABEL: func.func @ui64_to_i32(
// CHECK-NEXT: stablehlo.constant dense<[0, 1, 7, 0, -1]> : tensor<5xi32>
// CHECK-NEXT: return
func.func @ui64_to_i32() -> tensor<5xi32> {
  %0 = stablehlo.constant dense<[0, 1, 7, 9223372036854775808, 18446744073709551615]> : tensor<5xui64>
  %1 = "stablehlo.convert"(%0) : (tensor<5xui64>) -> tensor<5xi32>
  return %1 : tensor<5xi32>
}

// CHECK-LABEL: func.func @ui64_to_i4(
// CHECK-NEXT: stablehlo.constant dense<[0, 1, 7, 0, -1]> : tensor<5xi4>
// CHECK-NEXT: return
func.func @ui64_to_i4() -> tensor<5xi4> {
  %0 = stablehlo.constant dense<[0, 1, 7, 9223372036854775808, 18446744073709551615]> : tensor<5xui64>
  %1 = "stablehlo.convert"(%0) : (tensor<5xui64>) -> tensor<5xi4>
  return %1 : tensor<5xi4>
}

// CHECK-LABEL: func.func @ui64_to_i1(
// CHECK-NEXT: stablehlo.constant dense<[false, true, true, true, true]> : tensor<5xi1>
// CHECK-NEXT: return
func.func @ui64_to_i1() -> tensor<5xi1> {
  %0 = stablehlo.constant dense<[0, 1, 7, 9223372036854775808, 18446744073709551615]> : tensor<5xui64>
  %1 = "stablehlo.convert"(%0) : (tensor<5xui64>) -> tensor<5xi1>
  return %1 : tensor<5xi1>
}

// CHECK-LABEL: func.func @i1_to_ui64(
// CHECK-NEXT: stablehlo.constant dense<[0, 1]> : tensor<2xui64>
// CHECK-NEXT: return
func.func @i1_to_ui64() -> tensor<2xui64> {
  %0 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %1 = "stablehlo.convert"(%0) : (tensor<2xi1>) -> tensor<2xui64>
  return %1 : tensor<2xui64>
}

// Rounded once, to nearest even.
// CHECK-LABEL: func.func @large_i64_to_f32(
// CHECK-NEXT: stablehlo.constant dense<[0x4B800000, 0x4B800002, 0xCB800000, 9.00719925E+15, 9.00719925E+15, 9.22337203E+18, -9.22337203E+18, 4.61168602E+18, 4.61168657E+18, 0.000000e+00, -1.000000e+00]> : tensor<11xf32>
// CHECK-NEXT: return
func.func @large_i64_to_f32() -> tensor<11xf32> {
  %0 = stablehlo.constant dense<[16777217, 16777219, -16777217, 9007199254740993, 9007199254740995, 9223372036854775807, -9223372036854775808, 4611686293305294848, 4611686293305294849, 0, -1]> : tensor<11xi64>
  %1 = "stablehlo.convert"(%0) : (tensor<11xi64>) -> tensor<11xf32>
  return %1 : tensor<11xf32>
}

// Rounded once, to nearest even.
// CHECK-LABEL: func.func @large_i64_to_f64(
// CHECK-NEXT: stablehlo.constant dense<[0x4170000010000000, 0x4170000030000000, 0xC170000010000000, 0x4340000000000000, 0x4340000000000002, 9.2233720368547758E+18, -9.2233720368547758E+18, 4.6116862933052948E+18, 4.6116862933052948E+18, 0.000000e+00, -1.000000e+00]> : tensor<11xf64>
// CHECK-NEXT: return
func.func @large_i64_to_f64() -> tensor<11xf64> {
  %0 = stablehlo.constant dense<[16777217, 16777219, -16777217, 9007199254740993, 9007199254740995, 9223372036854775807, -9223372036854775808, 4611686293305294848, 4611686293305294849, 0, -1]> : tensor<11xi64>
  %1 = "stablehlo.convert"(%0) : (tensor<11xi64>) -> tensor<11xf64>
  return %1 : tensor<11xf64>
}

// CHECK-LABEL: func.func @large_ui64_to_f32(
// CHECK-NEXT: stablehlo.constant dense<[1.84467441E+19, 9.22337203E+18, 9.22337313E+18, 9.22337203E+18]> : tensor<4xf32>
// CHECK-NEXT: return
func.func @large_ui64_to_f32() -> tensor<4xf32> {
  %0 = stablehlo.constant dense<[18446744073709551615, 9223372586610589696, 9223372586610589697, 9223372036854775808]> : tensor<4xui64>
  %1 = "stablehlo.convert"(%0) : (tensor<4xui64>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: func.func @large_ui64_to_f64(
// CHECK-NEXT: stablehlo.constant dense<[1.8446744073709552E+19, 9.2233725866105896E+18, 9.2233725866105896E+18, 9.2233720368547758E+18]> : tensor<4xf64>
// CHECK-NEXT: return
func.func @large_ui64_to_f64() -> tensor<4xf64> {
  %0 = stablehlo.constant dense<[18446744073709551615, 9223372586610589696, 9223372586610589697, 9223372036854775808]> : tensor<4xui64>
  %1 = "stablehlo.convert"(%0) : (tensor<4xui64>) -> tensor<4xf64>
  return %1 : tensor<4xf64>
}

// CHECK-LABEL: func.func @i32_to_f16(
// CHECK-NEXT: stablehlo.constant dense<[2.048000e+03, 2.050000e+03, 2.052000e+03, -2.048000e+03, 2.570000e+02, 2.580000e+02, 2.590000e+02, 6.550400e+04, 0.000000e+00]> : tensor<9xf16>
// CHECK-NEXT: return
func.func @i32_to_f16() -> tensor<9xf16> {
  %0 = stablehlo.constant dense<[2049, 2050, 2051, -2049, 257, 258, 259, 65504, 0]> : tensor<9xi32>
  %1 = "stablehlo.convert"(%0) : (tensor<9xi32>) -> tensor<9xf16>
  return %1 : tensor<9xf16>
}

// CHECK-LABEL: func.func @i32_to_bf16(
// CHECK-NEXT: stablehlo.constant dense<[2.048000e+03, 2.048000e+03, 2.048000e+03, -2.048000e+03, 2.560000e+02, 2.580000e+02, 2.600000e+02, 6.553600e+04, 0.000000e+00]> : tensor<9xbf16>
// CHECK-NEXT: return
func.func @i32_to_bf16() -> tensor<9xbf16> {
  %0 = stablehlo.constant dense<[2049, 2050, 2051, -2049, 257, 258, 259, 65504, 0]> : tensor<9xi32>
  %1 = "stablehlo.convert"(%0) : (tensor<9xi32>) -> tensor<9xbf16>
  return %1 : tensor<9xbf16>
}

// Machines round twice here.
// CHECK-LABEL: func.func @huge_i32_to_bf16_stays(
// CHECK: stablehlo.convert
func.func @huge_i32_to_bf16_stays() -> tensor<2xbf16> {
  %0 = stablehlo.constant dense<[1073741825, 5]> : tensor<2xi32>
  %1 = "stablehlo.convert"(%0) : (tensor<2xi32>) -> tensor<2xbf16>
  return %1 : tensor<2xbf16>
}
