// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations whose places are constants.
// RUN: shale-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @dynamic_slice(
// CHECK-NEXT: stablehlo.constant dense<{{\[\[}}7, 8], [11, 12]]> : tensor<2x2xi32>
// CHECK-NEXT: return
func.func @dynamic_slice() -> tensor<2x2xi32> {
  %0 = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]]> : tensor<4x4xi32>
  %1 = stablehlo.constant dense<1> : tensor<i32>
  %2 = stablehlo.constant dense<2> : tensor<i32>
  %3 = "stablehlo.dynamic_slice"(%0, %1, %2) <{slice_sizes = array<i64: 2, 2>}> : (tensor<4x4xi32>, tensor<i32>, tensor<i32>) -> tensor<2x2xi32>
  return %3 : tensor<2x2xi32>
}

// CHECK-LABEL: func.func @dynamic_slice_clamps(
// CHECK-NEXT: stablehlo.constant dense<{{\[\[}}3, 4], [7, 8]]> : tensor<2x2xi32>
// CHECK-NEXT: return
func.func @dynamic_slice_clamps() -> tensor<2x2xi32> {
  %0 = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]]> : tensor<4x4xi32>
  %1 = stablehlo.constant dense<-5> : tensor<i32>
  %2 = stablehlo.constant dense<9> : tensor<i32>
  %3 = "stablehlo.dynamic_slice"(%0, %1, %2) <{slice_sizes = array<i64: 2, 2>}> : (tensor<4x4xi32>, tensor<i32>, tensor<i32>) -> tensor<2x2xi32>
  return %3 : tensor<2x2xi32>
}

// 255 is not -1.
// CHECK-LABEL: func.func @dynamic_slice_unsigned(
// CHECK-NEXT: stablehlo.constant dense<[4, 5]> : tensor<2xi32>
// CHECK-NEXT: return
func.func @dynamic_slice_unsigned() -> tensor<2xi32> {
  %0 = stablehlo.constant dense<[1, 2, 3, 4, 5]> : tensor<5xi32>
  %1 = stablehlo.constant dense<255> : tensor<ui8>
  %2 = "stablehlo.dynamic_slice"(%0, %1) <{slice_sizes = array<i64: 2>}> : (tensor<5xi32>, tensor<ui8>) -> tensor<2xi32>
  return %2 : tensor<2xi32>
}

// CHECK-LABEL: func.func @dynamic_update_slice(
// CHECK-NEXT: stablehlo.constant dense<{{\[\[}}1, 2, 3, 4], [5, 6, 7, 8], [-1, -2, 11, 12], [-3, -4, 15, 16]]> : tensor<4x4xi32>
// CHECK-NEXT: return
func.func @dynamic_update_slice() -> tensor<4x4xi32> {
  %0 = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]]> : tensor<4x4xi32>
  %1 = stablehlo.constant dense<[[-1, -2], [-3, -4]]> : tensor<2x2xi32>
  %2 = stablehlo.constant dense<3> : tensor<i32>
  %3 = stablehlo.constant dense<-1> : tensor<i32>
  %4 = "stablehlo.dynamic_update_slice"(%0, %1, %2, %3) : (tensor<4x4xi32>, tensor<2x2xi32>, tensor<i32>, tensor<i32>) -> tensor<4x4xi32>
  return %4 : tensor<4x4xi32>
}

// CHECK-LABEL: func.func @get_dimension_size(
// CHECK-NEXT: stablehlo.constant dense<3> : tensor<i32>
// CHECK-NEXT: return
func.func @get_dimension_size() -> tensor<i32> {
  %0 = stablehlo.constant dense<[[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]> : tensor<2x3xf32>
  %1 = "stablehlo.get_dimension_size"(%0) <{dimension = 1 : i64}> : (tensor<2x3xf32>) -> tensor<i32>
  return %1 : tensor<i32>
}
