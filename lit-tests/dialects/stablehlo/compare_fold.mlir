// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Comparisons of signed, unsigned and float elements, and the total order of floats.
// RUN: shale-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @EQ_i8(
// CHECK-NEXT: stablehlo.constant dense<[true, false, false, false, false, true, false, false, false, false, true, false, false, false, false, true]> : tensor<16xi1>
// CHECK-NEXT: return
func.func @EQ_i8() -> tensor<16xi1> {
  %0 = stablehlo.constant dense<[-128, -128, -128, -128, -1, -1, -1, -1, 0, 0, 0, 0, 127, 127, 127, 127]> : tensor<16xi8>
  %1 = stablehlo.constant dense<[-128, -1, 0, 127, -128, -1, 0, 127, -128, -1, 0, 127, -128, -1, 0, 127]> : tensor<16xi8>
  %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<16xi8>, tensor<16xi8>) -> tensor<16xi1>
  return %2 : tensor<16xi1>
}

// CHECK-LABEL: func.func @EQ_ui8(
// CHECK-NEXT: stablehlo.constant dense<[true, false, false, false, false, true, false, false, false, false, true, false, false, false, false, true]> : tensor<16xi1>
// CHECK-NEXT: return
func.func @EQ_ui8() -> tensor<16xi1> {
  %0 = stablehlo.constant dense<[0, 0, 0, 0, 127, 127, 127, 127, 128, 128, 128, 128, 255, 255, 255, 255]> : tensor<16xui8>
  %1 = stablehlo.constant dense<[0, 127, 128, 255, 0, 127, 128, 255, 0, 127, 128, 255, 0, 127, 128, 255]> : tensor<16xui8>
  %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<16xui8>, tensor<16xui8>) -> tensor<16xi1>
  return %2 : tensor<16xi1>
}

// CHECK-LABEL: func.func @EQ_i1(
// CHECK-NEXT: stablehlo.constant dense<[true, false, false, true]> : tensor<4xi1>
// CHECK-NEXT: return
func.func @EQ_i1() -> tensor<4xi1> {
  %0 = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  %1 = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
  %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %2 : tensor<4xi1>
}

// CHECK-LABEL: func.func @EQ_f32(
// CHECK-NEXT: stablehlo.constant dense<[true, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, true, true, false, false, false, false, true, true, false, false, false, false, false, false, true]> : tensor<36xi1>
// CHECK-NEXT: return
func.func @EQ_f32() -> tensor<36xi1> {
  %0 = stablehlo.constant dense<[0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]> : tensor<36xf32>
  %1 = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 1.0]> : tensor<36xf32>
  %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<36xf32>, tensor<36xf32>) -> tensor<36xi1>
  return %2 : tensor<36xi1>
}

// CHECK-LABEL: func.func @EQ_bf16(
// CHECK-NEXT: stablehlo.constant dense<[true, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, true, true, false, false, false, false, true, true, false, false, false, false, false, false, true]> : tensor<36xi1>
// CHECK-NEXT: return
func.func @EQ_bf16() -> tensor<36xi1> {
  %0 = stablehlo.constant dense<[0x7F80, 0x7F80, 0x7F80, 0x7F80, 0x7F80, 0x7F80, 0xFF80, 0xFF80, 0xFF80, 0xFF80, 0xFF80, 0xFF80, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]> : tensor<36xbf16>
  %1 = stablehlo.constant dense<[0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0, 1.0, 0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0, 1.0, 0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0, 1.0, 0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0, 1.0, 0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0, 1.0, 0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0, 1.0]> : tensor<36xbf16>
  %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<36xbf16>, tensor<36xbf16>) -> tensor<36xi1>
  return %2 : tensor<36xi1>
}

// CHECK-LABEL: func.func @EQ_total(
// CHECK-NEXT: stablehlo.constant dense<[true, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, true]> : tensor<64xi1>
// CHECK-NEXT: return
func.func @EQ_total() -> tensor<64xi1> {
  %0 = stablehlo.constant dense<[0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<64xf32>
  %1 = stablehlo.constant dense<[0xFFC00000, 0xFF800000, -1.0, -0.0, 0.0, 1.0, 0x7F800000, 0x7FC00000, 0xFFC00000, 0xFF800000, -1.0, -0.0, 0.0, 1.0, 0x7F800000, 0x7FC00000, 0xFFC00000, 0xFF800000, -1.0, -0.0, 0.0, 1.0, 0x7F800000, 0x7FC00000, 0xFFC00000, 0xFF800000, -1.0, -0.0, 0.0, 1.0, 0x7F800000, 0x7FC00000, 0xFFC00000, 0xFF800000, -1.0, -0.0, 0.0, 1.0, 0x7F800000, 0x7FC00000, 0xFFC00000, 0xFF800000, -1.0, -0.0, 0.0, 1.0, 0x7F800000, 0x7FC00000, 0xFFC00000, 0xFF800000, -1.0, -0.0, 0.0, 1.0, 0x7F800000, 0x7FC00000, 0xFFC00000, 0xFF800000, -1.0, -0.0, 0.0, 1.0, 0x7F800000, 0x7FC00000]> : tensor<64xf32>
  %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
  return %2 : tensor<64xi1>
}

// CHECK-LABEL: func.func @NE_i8(
// CHECK-NEXT: stablehlo.constant dense<[false, true, true, true, true, false, true, true, true, true, false, true, true, true, true, false]> : tensor<16xi1>
// CHECK-NEXT: return
func.func @NE_i8() -> tensor<16xi1> {
  %0 = stablehlo.constant dense<[-128, -128, -128, -128, -1, -1, -1, -1, 0, 0, 0, 0, 127, 127, 127, 127]> : tensor<16xi8>
  %1 = stablehlo.constant dense<[-128, -1, 0, 127, -128, -1, 0, 127, -128, -1, 0, 127, -128, -1, 0, 127]> : tensor<16xi8>
  %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<16xi8>, tensor<16xi8>) -> tensor<16xi1>
  return %2 : tensor<16xi1>
}

// CHECK-LABEL: func.func @NE_ui8(
// CHECK-NEXT: stablehlo.constant dense<[false, true, true, true, true, false, true, true, true, true, false, true, true, true, true, false]> : tensor<16xi1>
// CHECK-NEXT: return
func.func @NE_ui8() -> tensor<16xi1> {
  %0 = stablehlo.constant dense<[0, 0, 0, 0, 127, 127, 127, 127, 128, 128, 128, 128, 255, 255, 255, 255]> : tensor<16xui8>
  %1 = stablehlo.constant dense<[0, 127, 128, 255, 0, 127, 128, 255, 0, 127, 128, 255, 0, 127, 128, 255]> : tensor<16xui8>
  %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<16xui8>, tensor<16xui8>) -> tensor<16xi1>
  return %2 : tensor<16xi1>
}

// CHECK-LABEL: func.func @NE_i1(
// CHECK-NEXT: stablehlo.constant dense<[false, true, true, false]> : tensor<4xi1>
// CHECK-NEXT: return
func.func @NE_i1() -> tensor<4xi1> {
  %0 = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  %1 = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
  %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %2 : tensor<4xi1>
}

// CHECK-LABEL: func.func @NE_f32(
// CHECK-NEXT: stablehlo.constant dense<[false, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, false, false, true, true, true, true, false, false, true, true, true, true, true, true, false]> : tensor<36xi1>
// CHECK-NEXT: return
func.func @NE_f32() -> tensor<36xi1> {
  %0 = stablehlo.constant dense<[0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]> : tensor<36xf32>
  %1 = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 1.0]> : tensor<36xf32>
  %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<36xf32>, tensor<36xf32>) -> tensor<36xi1>
  return %2 : tensor<36xi1>
}

// CHECK-LABEL: func.func @NE_bf16(
// CHECK-NEXT: stablehlo.constant dense<[false, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, false, false, true, true, true, true, false, false, true, true, true, true, true, true, false]> : tensor<36xi1>
// CHECK-NEXT: return
func.func @NE_bf16() -> tensor<36xi1> {
  %0 = stablehlo.constant dense<[0x7F80, 0x7F80, 0x7F80, 0x7F80, 0x7F80, 0x7F80, 0xFF80, 0xFF80, 0xFF80, 0xFF80, 0xFF80, 0xFF80, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]> : tensor<36xbf16>
  %1 = stablehlo.constant dense<[0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0, 1.0, 0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0, 1.0, 0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0, 1.0, 0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0, 1.0, 0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0, 1.0, 0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0, 1.0]> : tensor<36xbf16>
  %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<36xbf16>, tensor<36xbf16>) -> tensor<36xi1>
  return %2 : tensor<36xi1>
}

// CHECK-LABEL: func.func @NE_total(
// CHECK-NEXT: stablehlo.constant dense<[false, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, false]> : tensor<64xi1>
// CHECK-NEXT: return
func.func @NE_total() -> tensor<64xi1> {
  %0 = stablehlo.constant dense<[0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<64xf32>
  %1 = stablehlo.constant dense<[0xFFC00000, 0xFF800000, -1.0, -0.0, 0.0, 1.0, 0x7F800000, 0x7FC00000, 0xFFC00000, 0xFF800000, -1.0, -0.0, 0.0, 1.0, 0x7F800000, 0x7FC00000, 0xFFC00000, 0xFF800000, -1.0, -0.0, 0.0, 1.0, 0x7F800000, 0x7FC00000, 0xFFC00000, 0xFF800000, -1.0, -0.0, 0.0, 1.0, 0x7F800000, 0x7FC00000, 0xFFC00000, 0xFF800000, -1.0, -0.0, 0.0, 1.0, 0x7F800000, 0x7FC00000, 0xFFC00000, 0xFF800000, -1.0, -0.0, 0.0, 1.0, 0x7F800000, 0x7FC00000, 0xFFC00000, 0xFF800000, -1.0, -0.0, 0.0, 1.0, 0x7F800000, 0x7FC00000, 0xFFC00000, 0xFF800000, -1.0, -0.0, 0.0, 1.0, 0x7F800000, 0x7FC00000]> : tensor<64xf32>
  %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
  return %2 : tensor<64xi1>
}

// CHECK-LABEL: func.func @GE_i8(
// CHECK-NEXT: stablehlo.constant dense<[true, false, false, false, true, true, false, false, true, true, true, false, true, true, true, true]> : tensor<16xi1>
// CHECK-NEXT: return
func.func @GE_i8() -> tensor<16xi1> {
  %0 = stablehlo.constant dense<[-128, -128, -128, -128, -1, -1, -1, -1, 0, 0, 0, 0, 127, 127, 127, 127]> : tensor<16xi8>
  %1 = stablehlo.constant dense<[-128, -1, 0, 127, -128, -1, 0, 127, -128, -1, 0, 127, -128, -1, 0, 127]> : tensor<16xi8>
  %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<16xi8>, tensor<16xi8>) -> tensor<16xi1>
  return %2 : tensor<16xi1>
}

// CHECK-LABEL: func.func @GE_ui8(
// CHECK-NEXT: stablehlo.constant dense<[true, false, false, false, true, true, false, false, true, true, true, false, true, true, true, true]> : tensor<16xi1>
// CHECK-NEXT: return
func.func @GE_ui8() -> tensor<16xi1> {
  %0 = stablehlo.constant dense<[0, 0, 0, 0, 127, 127, 127, 127, 128, 128, 128, 128, 255, 255, 255, 255]> : tensor<16xui8>
  %1 = stablehlo.constant dense<[0, 127, 128, 255, 0, 127, 128, 255, 0, 127, 128, 255, 0, 127, 128, 255]> : tensor<16xui8>
  %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<16xui8>, tensor<16xui8>) -> tensor<16xi1>
  return %2 : tensor<16xi1>
}

// CHECK-LABEL: func.func @GE_i1(
// CHECK-NEXT: stablehlo.constant dense<[true, false, true, true]> : tensor<4xi1>
// CHECK-NEXT: return
func.func @GE_i1() -> tensor<4xi1> {
  %0 = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  %1 = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
  %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %2 : tensor<4xi1>
}

// CHECK-LABEL: func.func @GE_f32(
// CHECK-NEXT: stablehlo.constant dense<[true, true, false, true, true, true, false, true, false, false, false, false, false, false, false, false, false, false, false, true, false, true, true, false, false, true, false, true, true, false, false, true, false, true, true, true]> : tensor<36xi1>
// CHECK-NEXT: return
func.func @GE_f32() -> tensor<36xi1> {
  %0 = stablehlo.constant dense<[0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]> : tensor<36xf32>
  %1 = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 1.0]> : tensor<36xf32>
  %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<36xf32>, tensor<36xf32>) -> tensor<36xi1>
  return %2 : tensor<36xi1>
}

// CHECK-LABEL: func.func @GE_bf16(
// CHECK-NEXT: stablehlo.constant dense<[true, true, false, true, true, true, false, true, false, false, false, false, false, false, false, false, false, false, false, true, false, true, true, false, false, true, false, true, true, false, false, true, false, true, true, true]> : tensor<36xi1>
// CHECK-NEXT: return
func.func @GE_bf16() -> tensor<36xi1> {
  %0 = stablehlo.constant dense<[0x7F80, 0x7F80, 0x7F80, 0x7F80, 0x7F80, 0x7F80, 0xFF80, 0xFF80, 0xFF80, 0xFF80, 0xFF80, 0xFF80, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]> : tensor<36xbf16>
  %1 = stablehlo.constant dense<[0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0, 1.0, 0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0, 1.0, 0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0, 1.0, 0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0, 1.0, 0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0, 1.0, 0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0, 1.0]> : tensor<36xbf16>
  %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<36xbf16>, tensor<36xbf16>) -> tensor<36xi1>
  return %2 : tensor<36xi1>
}

// CHECK-LABEL: func.func @GE_total(
// CHECK-NEXT: stablehlo.constant dense<[true, false, false, false, false, false, false, false, true, true, false, false, false, false, false, false, true, true, true, false, false, false, false, false, true, true, true, true, false, false, false, false, true, true, true, true, true, false, false, false, true, true, true, true, true, true, false, false, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true]> : tensor<64xi1>
// CHECK-NEXT: return
func.func @GE_total() -> tensor<64xi1> {
  %0 = stablehlo.constant dense<[0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<64xf32>
  %1 = stablehlo.constant dense<[0xFFC00000, 0xFF800000, -1.0, -0.0, 0.0, 1.0, 0x7F800000, 0x7FC00000, 0xFFC00000, 0xFF800000, -1.0, -0.0, 0.0, 1.0, 0x7F800000, 0x7FC00000, 0xFFC00000, 0xFF800000, -1.0, -0.0, 0.0, 1.0, 0x7F800000, 0x7FC00000, 0xFFC00000, 0xFF800000, -1.0, -0.0, 0.0, 1.0, 0x7F800000, 0x7FC00000, 0xFFC00000, 0xFF800000, -1.0, -0.0, 0.0, 1.0, 0x7F800000, 0x7FC00000, 0xFFC00000, 0xFF800000, -1.0, -0.0, 0.0, 1.0, 0x7F800000, 0x7FC00000, 0xFFC00000, 0xFF800000, -1.0, -0.0, 0.0, 1.0, 0x7F800000, 0x7FC00000, 0xFFC00000, 0xFF800000, -1.0, -0.0, 0.0, 1.0, 0x7F800000, 0x7FC00000]> : tensor<64xf32>
  %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
  return %2 : tensor<64xi1>
}

// CHECK-LABEL: func.func @GT_i8(
// CHECK-NEXT: stablehlo.constant dense<[false, false, false, false, true, false, false, false, true, true, false, false, true, true, true, false]> : tensor<16xi1>
// CHECK-NEXT: return
func.func @GT_i8() -> tensor<16xi1> {
  %0 = stablehlo.constant dense<[-128, -128, -128, -128, -1, -1, -1, -1, 0, 0, 0, 0, 127, 127, 127, 127]> : tensor<16xi8>
  %1 = stablehlo.constant dense<[-128, -1, 0, 127, -128, -1, 0, 127, -128, -1, 0, 127, -128, -1, 0, 127]> : tensor<16xi8>
  %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<16xi8>, tensor<16xi8>) -> tensor<16xi1>
  return %2 : tensor<16xi1>
}

// CHECK-LABEL: func.func @GT_ui8(
// CHECK-NEXT: stablehlo.constant dense<[false, false, false, false, true, false, false, false, true, true, false, false, true, true, true, false]> : tensor<16xi1>
// CHECK-NEXT: return
func.func @GT_ui8() -> tensor<16xi1> {
  %0 = stablehlo.constant dense<[0, 0, 0, 0, 127, 127, 127, 127, 128, 128, 128, 128, 255, 255, 255, 255]> : tensor<16xui8>
  %1 = stablehlo.constant dense<[0, 127, 128, 255, 0, 127, 128, 255, 0, 127, 128, 255, 0, 127, 128, 255]> : tensor<16xui8>
  %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<16xui8>, tensor<16xui8>) -> tensor<16xi1>
  return %2 : tensor<16xi1>
}

// CHECK-LABEL: func.func @GT_i1(
// CHECK-NEXT: stablehlo.constant dense<[false, false, true, false]> : tensor<4xi1>
// CHECK-NEXT: return
func.func @GT_i1() -> tensor<4xi1> {
  %0 = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  %1 = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
  %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %2 : tensor<4xi1>
}

// CHECK-LABEL: func.func @GT_f32(
// CHECK-NEXT: stablehlo.constant dense<[false, true, false, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, true, false, false, false, false, false, true, false, true, true, false]> : tensor<36xi1>
// CHECK-NEXT: return
func.func @GT_f32() -> tensor<36xi1> {
  %0 = stablehlo.constant dense<[0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]> : tensor<36xf32>
  %1 = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 1.0]> : tensor<36xf32>
  %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<36xf32>, tensor<36xf32>) -> tensor<36xi1>
  return %2 : tensor<36xi1>
}

// CHECK-LABEL: func.func @GT_bf16(
// CHECK-NEXT: stablehlo.constant dense<[false, true, false, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, true, false, false, false, false, false, true, false, true, true, false]> : tensor<36xi1>
// CHECK-NEXT: return
func.func @GT_bf16() -> tensor<36xi1> {
  %0 = stablehlo.constant dense<[0x7F80, 0x7F80, 0x7F80, 0x7F80, 0x7F80, 0x7F80, 0xFF80, 0xFF80, 0xFF80, 0xFF80, 0xFF80, 0xFF80, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]> : tensor<36xbf16>
  %1 = stablehlo.constant dense<[0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0, 1.0, 0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0, 1.0, 0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0, 1.0, 0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0, 1.0, 0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0, 1.0, 0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0, 1.0]> : tensor<36xbf16>
  %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<36xbf16>, tensor<36xbf16>) -> tensor<36xi1>
  return %2 : tensor<36xi1>
}

// CHECK-LABEL: func.func @GT_total(
// CHECK-NEXT: stablehlo.constant dense<[false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, true, true, false, false, false, false, false, false, true, true, true, false, false, false, false, false, true, true, true, true, false, false, false, false, true, true, true, true, true, false, false, false, true, true, true, true, true, true, false, false, true, true, true, true, true, true, true, false]> : tensor<64xi1>
// CHECK-NEXT: return
func.func @GT_total() -> tensor<64xi1> {
  %0 = stablehlo.constant dense<[0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<64xf32>
  %1 = stablehlo.constant dense<[0xFFC00000, 0xFF800000, -1.0, -0.0, 0.0, 1.0, 0x7F800000, 0x7FC00000, 0xFFC00000, 0xFF800000, -1.0, -0.0, 0.0, 1.0, 0x7F800000, 0x7FC00000, 0xFFC00000, 0xFF800000, -1.0, -0.0, 0.0, 1.0, 0x7F800000, 0x7FC00000, 0xFFC00000, 0xFF800000, -1.0, -0.0, 0.0, 1.0, 0x7F800000, 0x7FC00000, 0xFFC00000, 0xFF800000, -1.0, -0.0, 0.0, 1.0, 0x7F800000, 0x7FC00000, 0xFFC00000, 0xFF800000, -1.0, -0.0, 0.0, 1.0, 0x7F800000, 0x7FC00000, 0xFFC00000, 0xFF800000, -1.0, -0.0, 0.0, 1.0, 0x7F800000, 0x7FC00000, 0xFFC00000, 0xFF800000, -1.0, -0.0, 0.0, 1.0, 0x7F800000, 0x7FC00000]> : tensor<64xf32>
  %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
  return %2 : tensor<64xi1>
}

// CHECK-LABEL: func.func @LE_i8(
// CHECK-NEXT: stablehlo.constant dense<[true, true, true, true, false, true, true, true, false, false, true, true, false, false, false, true]> : tensor<16xi1>
// CHECK-NEXT: return
func.func @LE_i8() -> tensor<16xi1> {
  %0 = stablehlo.constant dense<[-128, -128, -128, -128, -1, -1, -1, -1, 0, 0, 0, 0, 127, 127, 127, 127]> : tensor<16xi8>
  %1 = stablehlo.constant dense<[-128, -1, 0, 127, -128, -1, 0, 127, -128, -1, 0, 127, -128, -1, 0, 127]> : tensor<16xi8>
  %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<16xi8>, tensor<16xi8>) -> tensor<16xi1>
  return %2 : tensor<16xi1>
}

// CHECK-LABEL: func.func @LE_ui8(
// CHECK-NEXT: stablehlo.constant dense<[true, true, true, true, false, true, true, true, false, false, true, true, false, false, false, true]> : tensor<16xi1>
// CHECK-NEXT: return
func.func @LE_ui8() -> tensor<16xi1> {
  %0 = stablehlo.constant dense<[0, 0, 0, 0, 127, 127, 127, 127, 128, 128, 128, 128, 255, 255, 255, 255]> : tensor<16xui8>
  %1 = stablehlo.constant dense<[0, 127, 128, 255, 0, 127, 128, 255, 0, 127, 128, 255, 0, 127, 128, 255]> : tensor<16xui8>
  %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<16xui8>, tensor<16xui8>) -> tensor<16xi1>
  return %2 : tensor<16xi1>
}

// CHECK-LABEL: func.func @LE_i1(
// CHECK-NEXT: stablehlo.constant dense<[true, true, false, true]> : tensor<4xi1>
// CHECK-NEXT: return
func.func @LE_i1() -> tensor<4xi1> {
  %0 = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  %1 = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
  %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %2 : tensor<4xi1>
}

// CHECK-LABEL: func.func @LE_f32(
// CHECK-NEXT: stablehlo.constant dense<[true, false, false, false, false, false, true, true, false, true, true, true, false, false, false, false, false, false, true, false, false, true, true, true, true, false, false, true, true, true, true, false, false, false, false, true]> : tensor<36xi1>
// CHECK-NEXT: return
func.func @LE_f32() -> tensor<36xi1> {
  %0 = stablehlo.constant dense<[0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]> : tensor<36xf32>
  %1 = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 1.0]> : tensor<36xf32>
  %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<36xf32>, tensor<36xf32>) -> tensor<36xi1>
  return %2 : tensor<36xi1>
}

// CHECK-LABEL: func.func @LE_bf16(
// CHECK-NEXT: stablehlo.constant dense<[true, false, false, false, false, false, true, true, false, true, true, true, false, false, false, false, false, false, true, false, false, true, true, true, true, false, false, true, true, true, true, false, false, false, false, true]> : tensor<36xi1>
// CHECK-NEXT: return
func.func @LE_bf16() -> tensor<36xi1> {
  %0 = stablehlo.constant dense<[0x7F80, 0x7F80, 0x7F80, 0x7F80, 0x7F80, 0x7F80, 0xFF80, 0xFF80, 0xFF80, 0xFF80, 0xFF80, 0xFF80, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]> : tensor<36xbf16>
  %1 = stablehlo.constant dense<[0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0, 1.0, 0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0, 1.0, 0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0, 1.0, 0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0, 1.0, 0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0, 1.0, 0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0, 1.0]> : tensor<36xbf16>
  %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<36xbf16>, tensor<36xbf16>) -> tensor<36xi1>
  return %2 : tensor<36xi1>
}

// CHECK-LABEL: func.func @LE_total(
// CHECK-NEXT: stablehlo.constant dense<[true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, false, false, true, true, true, true, true, true, false, false, false, true, true, true, true, true, false, false, false, false, true, true, true, true, false, false, false, false, false, true, true, true, false, false, false, false, false, false, true, true, false, false, false, false, false, false, false, true]> : tensor<64xi1>
// CHECK-NEXT: return
func.func @LE_total() -> tensor<64xi1> {
  %0 = stablehlo.constant dense<[0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<64xf32>
  %1 = stablehlo.constant dense<[0xFFC00000, 0xFF800000, -1.0, -0.0, 0.0, 1.0, 0x7F800000, 0x7FC00000, 0xFFC00000, 0xFF800000, -1.0, -0.0, 0.0, 1.0, 0x7F800000, 0x7FC00000, 0xFFC00000, 0xFF800000, -1.0, -0.0, 0.0, 1.0, 0x7F800000, 0x7FC00000, 0xFFC00000, 0xFF800000, -1.0, -0.0, 0.0, 1.0, 0x7F800000, 0x7FC00000, 0xFFC00000, 0xFF800000, -1.0, -0.0, 0.0, 1.0, 0x7F800000, 0x7FC00000, 0xFFC00000, 0xFF800000, -1.0, -0.0, 0.0, 1.0, 0x7F800000, 0x7FC00000, 0xFFC00000, 0xFF800000, -1.0, -0.0, 0.0, 1.0, 0x7F800000, 0x7FC00000, 0xFFC00000, 0xFF800000, -1.0, -0.0, 0.0, 1.0, 0x7F800000, 0x7FC00000]> : tensor<64xf32>
  %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
  return %2 : tensor<64xi1>
}

// CHECK-LABEL: func.func @LT_i8(
// CHECK-NEXT: stablehlo.constant dense<[false, true, true, true, false, false, true, true, false, false, false, true, false, false, false, false]> : tensor<16xi1>
// CHECK-NEXT: return
func.func @LT_i8() -> tensor<16xi1> {
  %0 = stablehlo.constant dense<[-128, -128, -128, -128, -1, -1, -1, -1, 0, 0, 0, 0, 127, 127, 127, 127]> : tensor<16xi8>
  %1 = stablehlo.constant dense<[-128, -1, 0, 127, -128, -1, 0, 127, -128, -1, 0, 127, -128, -1, 0, 127]> : tensor<16xi8>
  %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<16xi8>, tensor<16xi8>) -> tensor<16xi1>
  return %2 : tensor<16xi1>
}

// CHECK-LABEL: func.func @LT_ui8(
// CHECK-NEXT: stablehlo.constant dense<[false, true, true, true, false, false, true, true, false, false, false, true, false, false, false, false]> : tensor<16xi1>
// CHECK-NEXT: return
func.func @LT_ui8() -> tensor<16xi1> {
  %0 = stablehlo.constant dense<[0, 0, 0, 0, 127, 127, 127, 127, 128, 128, 128, 128, 255, 255, 255, 255]> : tensor<16xui8>
  %1 = stablehlo.constant dense<[0, 127, 128, 255, 0, 127, 128, 255, 0, 127, 128, 255, 0, 127, 128, 255]> : tensor<16xui8>
  %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<16xui8>, tensor<16xui8>) -> tensor<16xi1>
  return %2 : tensor<16xi1>
}

// CHECK-LABEL: func.func @LT_i1(
// CHECK-NEXT: stablehlo.constant dense<[false, true, false, false]> : tensor<4xi1>
// CHECK-NEXT: return
func.func @LT_i1() -> tensor<4xi1> {
  %0 = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  %1 = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
  %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %2 : tensor<4xi1>
}

// CHECK-LABEL: func.func @LT_f32(
// CHECK-NEXT: stablehlo.constant dense<[false, false, false, false, false, false, true, false, false, true, true, true, false, false, false, false, false, false, true, false, false, false, false, true, true, false, false, false, false, true, true, false, false, false, false, false]> : tensor<36xi1>
// CHECK-NEXT: return
func.func @LT_f32() -> tensor<36xi1> {
  %0 = stablehlo.constant dense<[0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]> : tensor<36xf32>
  %1 = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 1.0]> : tensor<36xf32>
  %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<36xf32>, tensor<36xf32>) -> tensor<36xi1>
  return %2 : tensor<36xi1>
}

// CHECK-LABEL: func.func @LT_bf16(
// CHECK-NEXT: stablehlo.constant dense<[false, false, false, false, false, false, true, false, false, true, true, true, false, false, false, false, false, false, true, false, false, false, false, true, true, false, false, false, false, true, true, false, false, false, false, false]> : tensor<36xi1>
// CHECK-NEXT: return
func.func @LT_bf16() -> tensor<36xi1> {
  %0 = stablehlo.constant dense<[0x7F80, 0x7F80, 0x7F80, 0x7F80, 0x7F80, 0x7F80, 0xFF80, 0xFF80, 0xFF80, 0xFF80, 0xFF80, 0xFF80, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]> : tensor<36xbf16>
  %1 = stablehlo.constant dense<[0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0, 1.0, 0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0, 1.0, 0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0, 1.0, 0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0, 1.0, 0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0, 1.0, 0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0, 1.0]> : tensor<36xbf16>
  %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<36xbf16>, tensor<36xbf16>) -> tensor<36xi1>
  return %2 : tensor<36xi1>
}

// CHECK-LABEL: func.func @LT_total(
// CHECK-NEXT: stablehlo.constant dense<[false, true, true, true, true, true, true, true, false, false, true, true, true, true, true, true, false, false, false, true, true, true, true, true, false, false, false, false, true, true, true, true, false, false, false, false, false, true, true, true, false, false, false, false, false, false, true, true, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false]> : tensor<64xi1>
// CHECK-NEXT: return
func.func @LT_total() -> tensor<64xi1> {
  %0 = stablehlo.constant dense<[0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<64xf32>
  %1 = stablehlo.constant dense<[0xFFC00000, 0xFF800000, -1.0, -0.0, 0.0, 1.0, 0x7F800000, 0x7FC00000, 0xFFC00000, 0xFF800000, -1.0, -0.0, 0.0, 1.0, 0x7F800000, 0x7FC00000, 0xFFC00000, 0xFF800000, -1.0, -0.0, 0.0, 1.0, 0x7F800000, 0x7FC00000, 0xFFC00000, 0xFF800000, -1.0, -0.0, 0.0, 1.0, 0x7F800000, 0x7FC00000, 0xFFC00000, 0xFF800000, -1.0, -0.0, 0.0, 1.0, 0x7F800000, 0x7FC00000, 0xFFC00000, 0xFF800000, -1.0, -0.0, 0.0, 1.0, 0x7F800000, 0x7FC00000, 0xFFC00000, 0xFF800000, -1.0, -0.0, 0.0, 1.0, 0x7F800000, 0x7FC00000, 0xFFC00000, 0xFF800000, -1.0, -0.0, 0.0, 1.0, 0x7F800000, 0x7FC00000]> : tensor<64xf32>
  %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
  return %2 : tensor<64xi1>
}
