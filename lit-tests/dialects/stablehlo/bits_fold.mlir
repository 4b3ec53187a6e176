// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Distances of shifts are read as unsigned; from the width on everything is shifted out.
// RUN: shale-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @and_i8(
// CHECK-NEXT: stablehlo.constant dense<[-128, -128, -128, 0, 0, 0, 0, -128, -7, -7, 0, 1, 1, 121, -128, -7, -1, 0, 1, 7, 127, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 1, 1, 0, 1, 7, 0, 1, 7, 7, 0, 121, 127, 0, 1, 7, 127]> : tensor<49xi8>
// CHECK-NEXT: return
func.func @and_i8() -> tensor<49xi8> {
  %0 = stablehlo.constant dense<[-128, -128, -128, -128, -128, -128, -128, -7, -7, -7, -7, -7, -7, -7, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 7, 7, 7, 7, 7, 7, 7, 127, 127, 127, 127, 127, 127, 127]> : tensor<49xi8>
  %1 = stablehlo.constant dense<[-128, -7, -1, 0, 1, 7, 127, -128, -7, -1, 0, 1, 7, 127, -128, -7, -1, 0, 1, 7, 127, -128, -7, -1, 0, 1, 7, 127, -128, -7, -1, 0, 1, 7, 127, -128, -7, -1, 0, 1, 7, 127, -128, -7, -1, 0, 1, 7, 127]> : tensor<49xi8>
  %2 = "stablehlo.and"(%0, %1) : (tensor<49xi8>, tensor<49xi8>) -> tensor<49xi8>
  return %2 : tensor<49xi8>
}

// CHECK-LABEL: func.func @and_ui64(
// CHECK-NEXT: stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 0, 1, 7, 0, 7, 0, 0, 0, 9223372036854775808, 9223372036854775808, 0, 1, 7, 9223372036854775808, 18446744073709551615]> : tensor<25xui64>
// CHECK-NEXT: return
func.func @and_ui64() -> tensor<25xui64> {
  %0 = stablehlo.constant dense<[0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 7, 7, 7, 7, 7, 9223372036854775808, 9223372036854775808, 9223372036854775808, 9223372036854775808, 9223372036854775808, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615]> : tensor<25xui64>
  %1 = stablehlo.constant dense<[0, 1, 7, 9223372036854775808, 18446744073709551615, 0, 1, 7, 9223372036854775808, 18446744073709551615, 0, 1, 7, 9223372036854775808, 18446744073709551615, 0, 1, 7, 9223372036854775808, 18446744073709551615, 0, 1, 7, 9223372036854775808, 18446744073709551615]> : tensor<25xui64>
  %2 = "stablehlo.and"(%0, %1) : (tensor<25xui64>, tensor<25xui64>) -> tensor<25xui64>
  return %2 : tensor<25xui64>
}

// CHECK-LABEL: func.func @and_i4(
// CHECK-NEXT: stablehlo.constant dense<[-8, -8, 0, 0, -8, -3, 0, 5, 0, 0, 0, 0, 0, 5, 0, 5]> : tensor<16xi4>
// CHECK-NEXT: return
func.func @and_i4() -> tensor<16xi4> {
  %0 = stablehlo.constant dense<[-8, -8, -8, -8, -3, -3, -3, -3, 0, 0, 0, 0, 5, 5, 5, 5]> : tensor<16xi4>
  %1 = stablehlo.constant dense<[-8, -3, 0, 5, -8, -3, 0, 5, -8, -3, 0, 5, -8, -3, 0, 5]> : tensor<16xi4>
  %2 = "stablehlo.and"(%0, %1) : (tensor<16xi4>, tensor<16xi4>) -> tensor<16xi4>
  return %2 : tensor<16xi4>
}

// CHECK-LABEL: func.func @and_i1(
// CHECK-NEXT: stablehlo.constant dense<[false, false, false, true]> : tensor<4xi1>
// CHECK-NEXT: return
func.func @and_i1() -> tensor<4xi1> {
  %0 = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  %1 = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
  %2 = "stablehlo.and"(%0, %1) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %2 : tensor<4xi1>
}

// CHECK-LABEL: func.func @or_i8(
// CHECK-NEXT: stablehlo.constant dense<[-128, -7, -1, -128, -127, -121, -1, -7, -7, -1, -7, -7, -1, -1, -1, -1, -1, -1, -1, -1, -1, -128, -7, -1, 0, 1, 7, 127, -127, -7, -1, 1, 1, 7, 127, -121, -1, -1, 7, 7, 7, 127, -1, -1, -1, 127, 127, 127, 127]> : tensor<49xi8>
// CHECK-NEXT: return
func.func @or_i8() -> tensor<49xi8> {
  %0 = stablehlo.constant dense<[-128, -128, -128, -128, -128, -128, -128, -7, -7, -7, -7, -7, -7, -7, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 7, 7, 7, 7, 7, 7, 7, 127, 127, 127, 127, 127, 127, 127]> : tensor<49xi8>
  %1 = stablehlo.constant dense<[-128, -7, -1, 0, 1, 7, 127, -128, -7, -1, 0, 1, 7, 127, -128, -7, -1, 0, 1, 7, 127, -128, -7, -1, 0, 1, 7, 127, -128, -7, -1, 0, 1, 7, 127, -128, -7, -1, 0, 1, 7, 127, -128, -7, -1, 0, 1, 7, 127]> : tensor<49xi8>
  %2 = "stablehlo.or"(%0, %1) : (tensor<49xi8>, tensor<49xi8>) -> tensor<49xi8>
  return %2 : tensor<49xi8>
}

// CHECK-LABEL: func.func @or_ui64(
// CHECK-NEXT: stablehlo.constant dense<[0, 1, 7, 9223372036854775808, 18446744073709551615, 1, 1, 7, 9223372036854775809, 18446744073709551615, 7, 7, 7, 9223372036854775815, 18446744073709551615, 9223372036854775808, 9223372036854775809, 9223372036854775815, 9223372036854775808, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615]> : tensor<25xui64>
// CHECK-NEXT: return
func.func @or_ui64() -> tensor<25xui64> {
  %0 = stablehlo.constant dense<[0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 7, 7, 7, 7, 7, 9223372036854775808, 9223372036854775808, 9223372036854775808, 9223372036854775808, 9223372036854775808, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615]> : tensor<25xui64>
  %1 = stablehlo.constant dense<[0, 1, 7, 9223372036854775808, 18446744073709551615, 0, 1, 7, 9223372036854775808, 18446744073709551615, 0, 1, 7, 9223372036854775808, 18446744073709551615, 0, 1, 7, 9223372036854775808, 18446744073709551615, 0, 1, 7, 9223372036854775808, 18446744073709551615]> : tensor<25xui64>
  %2 = "stablehlo.or"(%0, %1) : (tensor<25xui64>, tensor<25xui64>) -> tensor<25xui64>
  return %2 : tensor<25xui64>
}

// CHECK-LABEL: func.func @or_i4(
// CHECK-NEXT: stablehlo.constant dense<[-8, -3, -8, -3, -3, -3, -3, -3, -8, -3, 0, 5, -3, -3, 5, 5]> : tensor<16xi4>
// CHECK-NEXT: return
func.func @or_i4() -> tensor<16xi4> {
  %0 = stablehlo.constant dense<[-8, -8, -8, -8, -3, -3, -3, -3, 0, 0, 0, 0, 5, 5, 5, 5]> : tensor<16xi4>
  %1 = stablehlo.constant dense<[-8, -3, 0, 5, -8, -3, 0, 5, -8, -3, 0, 5, -8, -3, 0, 5]> : tensor<16xi4>
  %2 = "stablehlo.or"(%0, %1) : (tensor<16xi4>, tensor<16xi4>) -> tensor<16xi4>
  return %2 : tensor<16xi4>
}

// CHECK-LABEL: func.func @or_i1(
// CHECK-NEXT: stablehlo.constant dense<[false, true, true, true]> : tensor<4xi1>
// CHECK-NEXT: return
func.func @or_i1() -> tensor<4xi1> {
  %0 = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  %1 = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
  %2 = "stablehlo.or"(%0, %1) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %2 : tensor<4xi1>
}

// CHECK-LABEL: func.func @xor_i8(
// CHECK-NEXT: stablehlo.constant dense<[0, 121, 127, -128, -127, -121, -1, 121, 0, 6, -7, -8, -2, -122, 127, 6, 0, -1, -2, -8, -128, -128, -7, -1, 0, 1, 7, 127, -127, -8, -2, 1, 0, 6, 126, -121, -2, -8, 7, 6, 0, 120, -1, -122, -128, 127, 126, 120, 0]> : tensor<49xi8>
// CHECK-NEXT: return
func.func @xor_i8() -> tensor<49xi8> {
  %0 = stablehlo.constant dense<[-128, -128, -128, -128, -128, -128, -128, -7, -7, -7, -7, -7, -7, -7, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 7, 7, 7, 7, 7, 7, 7, 127, 127, 127, 127, 127, 127, 127]> : tensor<49xi8>
  %1 = stablehlo.constant dense<[-128, -7, -1, 0, 1, 7, 127, -128, -7, -1, 0, 1, 7, 127, -128, -7, -1, 0, 1, 7, 127, -128, -7, -1, 0, 1, 7, 127, -128, -7, -1, 0, 1, 7, 127, -128, -7, -1, 0, 1, 7, 127, -128, -7, -1, 0, 1, 7, 127]> : tensor<49xi8>
  %2 = "stablehlo.xor"(%0, %1) : (tensor<49xi8>, tensor<49xi8>) -> tensor<49xi8>
  return %2 : tensor<49xi8>
}

// CHECK-LABEL: func.func @xor_ui64(
// CHECK-NEXT: stablehlo.constant dense<[0, 1, 7, 9223372036854775808, 18446744073709551615, 1, 0, 6, 9223372036854775809, 18446744073709551614, 7, 6, 0, 9223372036854775815, 18446744073709551608, 9223372036854775808, 9223372036854775809, 9223372036854775815, 0, 9223372036854775807, 18446744073709551615, 18446744073709551614, 18446744073709551608, 9223372036854775807, 0]> : tensor<25xui64>
// CHECK-NEXT: return
func.func @xor_ui64() -> tensor<25xui64> {
  %0 = stablehlo.constant dense<[0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 7, 7, 7, 7, 7, 9223372036854775808, 9223372036854775808, 9223372036854775808, 9223372036854775808, 9223372036854775808, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615]> : tensor<25xui64>
  %1 = stablehlo.constant dense<[0, 1, 7, 9223372036854775808, 18446744073709551615, 0, 1, 7, 9223372036854775808, 18446744073709551615, 0, 1, 7, 9223372036854775808, 18446744073709551615, 0, 1, 7, 9223372036854775808, 18446744073709551615, 0, 1, 7, 9223372036854775808, 18446744073709551615]> : tensor<25xui64>
  %2 = "stablehlo.xor"(%0, %1) : (tensor<25xui64>, tensor<25xui64>) -> tensor<25xui64>
  return %2 : tensor<25xui64>
}

// CHECK-LABEL: func.func @xor_i4(
// CHECK-NEXT: stablehlo.constant dense<[0, 5, -8, -3, 5, 0, -3, -8, -8, -3, 0, 5, -3, -8, 5, 0]> : tensor<16xi4>
// CHECK-NEXT: return
func.func @xor_i4() -> tensor<16xi4> {
  %0 = stablehlo.constant dense<[-8, -8, -8, -8, -3, -3, -3, -3, 0, 0, 0, 0, 5, 5, 5, 5]> : tensor<16xi4>
  %1 = stablehlo.constant dense<[-8, -3, 0, 5, -8, -3, 0, 5, -8, -3, 0, 5, -8, -3, 0, 5]> : tensor<16xi4>
  %2 = "stablehlo.xor"(%0, %1) : (tensor<16xi4>, tensor<16xi4>) -> tensor<16xi4>
  return %2 : tensor<16xi4>
}

// CHECK-LABEL: func.func @xor_i1(
// CHECK-NEXT: stablehlo.constant dense<[false, true, true, false]> : tensor<4xi1>
// CHECK-NEXT: return
func.func @xor_i1() -> tensor<4xi1> {
  %0 = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  %1 = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
  %2 = "stablehlo.xor"(%0, %1) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %2 : tensor<4xi1>
}

// CHECK-LABEL: func.func @not_i8(
// CHECK-NEXT: stablehlo.constant dense<[127, 6, 0, -1, -2, -8, -128]> : tensor<7xi8>
// CHECK-NEXT: return
func.func @not_i8() -> tensor<7xi8> {
  %0 = stablehlo.constant dense<[-128, -7, -1, 0, 1, 7, 127]> : tensor<7xi8>
  %1 = "stablehlo.not"(%0) : (tensor<7xi8>) -> tensor<7xi8>
  return %1 : tensor<7xi8>
}

// CHECK-LABEL: func.func @popcnt_i8(
// CHECK-NEXT: stablehlo.constant dense<[1, 6, 8, 0, 1, 3, 7]> : tensor<7xi8>
// CHECK-NEXT: return
func.func @popcnt_i8() -> tensor<7xi8> {
  %0 = stablehlo.constant dense<[-128, -7, -1, 0, 1, 7, 127]> : tensor<7xi8>
  %1 = "stablehlo.popcnt"(%0) : (tensor<7xi8>) -> tensor<7xi8>
  return %1 : tensor<7xi8>
}

// CHECK-LABEL: func.func @count_leading_zeros_i8(
// CHECK-NEXT: stablehlo.constant dense<[0, 0, 0, 8, 7, 5, 1]> : tensor<7xi8>
// CHECK-NEXT: return
func.func @count_leading_zeros_i8() -> tensor<7xi8> {
  %0 = stablehlo.constant dense<[-128, -7, -1, 0, 1, 7, 127]> : tensor<7xi8>
  %1 = "stablehlo.count_leading_zeros"(%0) : (tensor<7xi8>) -> tensor<7xi8>
  return %1 : tensor<7xi8>
}

// CHECK-LABEL: func.func @not_ui64(
// CHECK-NEXT: stablehlo.constant dense<[18446744073709551615, 18446744073709551614, 18446744073709551608, 9223372036854775807, 0]> : tensor<5xui64>
// CHECK-NEXT: return
func.func @not_ui64() -> tensor<5xui64> {
  %0 = stablehlo.constant dense<[0, 1, 7, 9223372036854775808, 18446744073709551615]> : tensor<5xui64>
  %1 = "stablehlo.not"(%0) : (tensor<5xui64>) -> tensor<5xui64>
  return %1 : tensor<5xui64>
}

// CHECK-LABEL: func.func @popcnt_ui64(
// CHECK-NEXT: stablehlo.constant dense<[0, 1, 3, 1, 64]> : tensor<5xui64>
// CHECK-NEXT: return
func.func @popcnt_ui64() -> tensor<5xui64> {
  %0 = stablehlo.constant dense<[0, 1, 7, 9223372036854775808, 18446744073709551615]> : tensor<5xui64>
  %1 = "stablehlo.popcnt"(%0) : (tensor<5xui64>) -> tensor<5xui64>
  return %1 : tensor<5xui64>
}

// CHECK-LABEL: func.func @count_leading_zeros_ui64(
// CHECK-NEXT: stablehlo.constant dense<[64, 63, 61, 0, 0]> : tensor<5xui64>
// CHECK-NEXT: return
func.func @count_leading_zeros_ui64() -> tensor<5xui64> {
  %0 = stablehlo.constant dense<[0, 1, 7, 9223372036854775808, 18446744073709551615]> : tensor<5xui64>
  %1 = "stablehlo.count_leading_zeros"(%0) : (tensor<5xui64>) -> tensor<5xui64>
  return %1 : tensor<5xui64>
}

// CHECK-LABEL: func.func @not_i4(
// CHECK-NEXT: stablehlo.constant dense<[7, 0, -1, -6]> : tensor<4xi4>
// CHECK-NEXT: return
func.func @not_i4() -> tensor<4xi4> {
  %0 = stablehlo.constant dense<[-8, -1, 0, 5]> : tensor<4xi4>
  %1 = "stablehlo.not"(%0) : (tensor<4xi4>) -> tensor<4xi4>
  return %1 : tensor<4xi4>
}

// CHECK-LABEL: func.func @popcnt_i4(
// CHECK-NEXT: stablehlo.constant dense<[1, 4, 0, 2]> : tensor<4xi4>
// CHECK-NEXT: return
func.func @popcnt_i4() -> tensor<4xi4> {
  %0 = stablehlo.constant dense<[-8, -1, 0, 5]> : tensor<4xi4>
  %1 = "stablehlo.popcnt"(%0) : (tensor<4xi4>) -> tensor<4xi4>
  return %1 : tensor<4xi4>
}

// CHECK-LABEL: func.func @count_leading_zeros_i4(
// CHECK-NEXT: stablehlo.constant dense<[0, 0, 4, 1]> : tensor<4xi4>
// CHECK-NEXT: return
func.func @count_leading_zeros_i4() -> tensor<4xi4> {
  %0 = stablehlo.constant dense<[-8, -1, 0, 5]> : tensor<4xi4>
  %1 = "stablehlo.count_leading_zeros"(%0) : (tensor<4xi4>) -> tensor<4xi4>
  return %1 : tensor<4xi4>
}

// CHECK-LABEL: func.func @not_i1(
// CHECK-NEXT: stablehlo.constant dense<[true, false]> : tensor<2xi1>
// CHECK-NEXT: return
func.func @not_i1() -> tensor<2xi1> {
  %0 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %1 = "stablehlo.not"(%0) : (tensor<2xi1>) -> tensor<2xi1>
  return %1 : tensor<2xi1>
}

// CHECK-LABEL: func.func @shift_left_i8(
// CHECK-NEXT: stablehlo.constant dense<[0, -128, 0, 0, 0, 0, 0, -3, -6, -128, 0, 0, 0, 1, 2, -128, 0, 0, 0, 127, -2, -128, 0, 0]> : tensor<24xi8>
// CHECK-NEXT: return
func.func @shift_left_i8() -> tensor<24xi8> {
  %0 = stablehlo.constant dense<[-128, -128, -128, -128, -128, -128, -3, -3, -3, -3, -3, -3, 1, 1, 1, 1, 1, 1, 127, 127, 127, 127, 127, 127]> : tensor<24xi8>
  %1 = stablehlo.constant dense<[-1, 0, 1, 7, 8, 9, -1, 0, 1, 7, 8, 9, -1, 0, 1, 7, 8, 9, -1, 0, 1, 7, 8, 9]> : tensor<24xi8>
  %2 = "stablehlo.shift_left"(%0, %1) : (tensor<24xi8>, tensor<24xi8>) -> tensor<24xi8>
  return %2 : tensor<24xi8>
}

// CHECK-LABEL: func.func @shift_left_ui8(
// CHECK-NEXT: stablehlo.constant dense<[0, 0, 0, 0, 0, 1, 2, 128, 0, 0, 200, 144, 0, 0, 0, 255, 254, 128, 0, 0]> : tensor<20xui8>
// CHECK-NEXT: return
func.func @shift_left_ui8() -> tensor<20xui8> {
  %0 = stablehlo.constant dense<[0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 200, 200, 200, 200, 200, 255, 255, 255, 255, 255]> : tensor<20xui8>
  %1 = stablehlo.constant dense<[0, 1, 7, 8, 255, 0, 1, 7, 8, 255, 0, 1, 7, 8, 255, 0, 1, 7, 8, 255]> : tensor<20xui8>
  %2 = "stablehlo.shift_left"(%0, %1) : (tensor<20xui8>, tensor<20xui8>) -> tensor<20xui8>
  return %2 : tensor<20xui8>
}

// CHECK-LABEL: func.func @shift_left_i64(
// CHECK-NEXT: stablehlo.constant dense<[-9223372036854775808, 0, 0, 0, 0, -1, -2, -9223372036854775808, 0, 0, 5, 10, -9223372036854775808, 0, 0]> : tensor<15xi64>
// CHECK-NEXT: return
func.func @shift_left_i64() -> tensor<15xi64> {
  %0 = stablehlo.constant dense<[-9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -1, -1, -1, -1, -1, 5, 5, 5, 5, 5]> : tensor<15xi64>
  %1 = stablehlo.constant dense<[0, 1, 63, 64, -1, 0, 1, 63, 64, -1, 0, 1, 63, 64, -1]> : tensor<15xi64>
  %2 = "stablehlo.shift_left"(%0, %1) : (tensor<15xi64>, tensor<15xi64>) -> tensor<15xi64>
  return %2 : tensor<15xi64>
}

// CHECK-LABEL: func.func @shift_left_i4(
// CHECK-NEXT: stablehlo.constant dense<[-8, 0, 0, 0, 0, 7, -2, -8, 0, 0]> : tensor<10xi4>
// CHECK-NEXT: return
func.func @shift_left_i4() -> tensor<10xi4> {
  %0 = stablehlo.constant dense<[-8, -8, -8, -8, -8, 7, 7, 7, 7, 7]> : tensor<10xi4>
  %1 = stablehlo.constant dense<[0, 1, 3, 4, -1, 0, 1, 3, 4, -1]> : tensor<10xi4>
  %2 = "stablehlo.shift_left"(%0, %1) : (tensor<10xi4>, tensor<10xi4>) -> tensor<10xi4>
  return %2 : tensor<10xi4>
}

// CHECK-LABEL: func.func @shift_right_logical_i8(
// CHECK-NEXT: stablehlo.constant dense<[0, -128, 64, 1, 0, 0, 0, -3, 126, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 127, 63, 0, 0, 0]> : tensor<24xi8>
// CHECK-NEXT: return
func.func @shift_right_logical_i8() -> tensor<24xi8> {
  %0 = stablehlo.constant dense<[-128, -128, -128, -128, -128, -128, -3, -3, -3, -3, -3, -3, 1, 1, 1, 1, 1, 1, 127, 127, 127, 127, 127, 127]> : tensor<24xi8>
  %1 = stablehlo.constant dense<[-1, 0, 1, 7, 8, 9, -1, 0, 1, 7, 8, 9, -1, 0, 1, 7, 8, 9, -1, 0, 1, 7, 8, 9]> : tensor<24xi8>
  %2 = "stablehlo.shift_right_logical"(%0, %1) : (tensor<24xi8>, tensor<24xi8>) -> tensor<24xi8>
  return %2 : tensor<24xi8>
}

// CHECK-LABEL: func.func @shift_right_logical_ui8(
// CHECK-NEXT: stablehlo.constant dense<[0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 200, 100, 1, 0, 0, 255, 127, 1, 0, 0]> : tensor<20xui8>
// CHECK-NEXT: return
func.func @shift_right_logical_ui8() -> tensor<20xui8> {
  %0 = stablehlo.constant dense<[0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 200, 200, 200, 200, 200, 255, 255, 255, 255, 255]> : tensor<20xui8>
  %1 = stablehlo.constant dense<[0, 1, 7, 8, 255, 0, 1, 7, 8, 255, 0, 1, 7, 8, 255, 0, 1, 7, 8, 255]> : tensor<20xui8>
  %2 = "stablehlo.shift_right_logical"(%0, %1) : (tensor<20xui8>, tensor<20xui8>) -> tensor<20xui8>
  return %2 : tensor<20xui8>
}

// CHECK-LABEL: func.func @shift_right_logical_i64(
// CHECK-NEXT: stablehlo.constant dense<[-9223372036854775808, 4611686018427387904, 1, 0, 0, -1, 9223372036854775807, 1, 0, 0, 5, 2, 0, 0, 0]> : tensor<15xi64>
// CHECK-NEXT: return
func.func @shift_right_logical_i64() -> tensor<15xi64> {
  %0 = stablehlo.constant dense<[-9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -1, -1, -1, -1, -1, 5, 5, 5, 5, 5]> : tensor<15xi64>
  %1 = stablehlo.constant dense<[0, 1, 63, 64, -1, 0, 1, 63, 64, -1, 0, 1, 63, 64, -1]> : tensor<15xi64>
  %2 = "stablehlo.shift_right_logical"(%0, %1) : (tensor<15xi64>, tensor<15xi64>) -> tensor<15xi64>
  return %2 : tensor<15xi64>
}

// CHECK-LABEL: func.func @shift_right_logical_i4(
// CHECK-NEXT: stablehlo.constant dense<[-8, 4, 1, 0, 0, 7, 3, 0, 0, 0]> : tensor<10xi4>
// CHECK-NEXT: return
func.func @shift_right_logical_i4() -> tensor<10xi4> {
  %0 = stablehlo.constant dense<[-8, -8, -8, -8, -8, 7, 7, 7, 7, 7]> : tensor<10xi4>
  %1 = stablehlo.constant dense<[0, 1, 3, 4, -1, 0, 1, 3, 4, -1]> : tensor<10xi4>
  %2 = "stablehlo.shift_right_logical"(%0, %1) : (tensor<10xi4>, tensor<10xi4>) -> tensor<10xi4>
  return %2 : tensor<10xi4>
}

// CHECK-LABEL: func.func @shift_right_arithmetic_i8(
// CHECK-NEXT: stablehlo.constant dense<[-1, -128, -64, -1, -1, -1, -1, -3, -2, -1, -1, -1, 0, 1, 0, 0, 0, 0, 0, 127, 63, 0, 0, 0]> : tensor<24xi8>
// CHECK-NEXT: return
func.func @shift_right_arithmetic_i8() -> tensor<24xi8> {
  %0 = stablehlo.constant dense<[-128, -128, -128, -128, -128, -128, -3, -3, -3, -3, -3, -3, 1, 1, 1, 1, 1, 1, 127, 127, 127, 127, 127, 127]> : tensor<24xi8>
  %1 = stablehlo.constant dense<[-1, 0, 1, 7, 8, 9, -1, 0, 1, 7, 8, 9, -1, 0, 1, 7, 8, 9, -1, 0, 1, 7, 8, 9]> : tensor<24xi8>
  %2 = "stablehlo.shift_right_arithmetic"(%0, %1) : (tensor<24xi8>, tensor<24xi8>) -> tensor<24xi8>
  return %2 : tensor<24xi8>
}

// CHECK-LABEL: func.func @shift_right_arithmetic_ui8(
// CHECK-NEXT: stablehlo.constant dense<[0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 200, 228, 255, 255, 255, 255, 255, 255, 255, 255]> : tensor<20xui8>
// CHECK-NEXT: return
func.func @shift_right_arithmetic_ui8() -> tensor<20xui8> {
  %0 = stablehlo.constant dense<[0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 200, 200, 200, 200, 200, 255, 255, 255, 255, 255]> : tensor<20xui8>
  %1 = stablehlo.constant dense<[0, 1, 7, 8, 255, 0, 1, 7, 8, 255, 0, 1, 7, 8, 255, 0, 1, 7, 8, 255]> : tensor<20xui8>
  %2 = "stablehlo.shift_right_arithmetic"(%0, %1) : (tensor<20xui8>, tensor<20xui8>) -> tensor<20xui8>
  return %2 : tensor<20xui8>
}

// CHECK-LABEL: func.func @shift_right_arithmetic_i64(
// CHECK-NEXT: stablehlo.constant dense<[-9223372036854775808, -4611686018427387904, -1, -1, -1, -1, -1, -1, -1, -1, 5, 2, 0, 0, 0]> : tensor<15xi64>
// CHECK-NEXT: return
func.func @shift_right_arithmetic_i64() -> tensor<15xi64> {
  %0 = stablehlo.constant dense<[-9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -1, -1, -1, -1, -1, 5, 5, 5, 5, 5]> : tensor<15xi64>
  %1 = stablehlo.constant dense<[0, 1, 63, 64, -1, 0, 1, 63, 64, -1, 0, 1, 63, 64, -1]> : tensor<15xi64>
  %2 = "stablehlo.shift_right_arithmetic"(%0, %1) : (tensor<15xi64>, tensor<15xi64>) -> tensor<15xi64>
  return %2 : tensor<15xi64>
}

// CHECK-LABEL: func.func @shift_right_arithmetic_i4(
// CHECK-NEXT: stablehlo.constant dense<[-8, -4, -1, -1, -1, 7, 3, 0, 0, 0]> : tensor<10xi4>
// CHECK-NEXT: return
func.func @shift_right_arithmetic_i4() -> tensor<10xi4> {
  %0 = stablehlo.constant dense<[-8, -8, -8, -8, -8, 7, 7, 7, 7, 7]> : tensor<10xi4>
  %1 = stablehlo.constant dense<[0, 1, 3, 4, -1, 0, 1, 3, 4, -1]> : tensor<10xi4>
  %2 = "stablehlo.shift_right_arithmetic"(%0, %1) : (tensor<10xi4>, tensor<10xi4>) -> tensor<10xi4>
  return %2 : tensor<10xi4>
}
