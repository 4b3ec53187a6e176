// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations that move elements.
// RUN: shale-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @transpose(
// CHECK-NEXT: stablehlo.constant dense<{{\[\[}}[1, 3, 5], [7, 9, 11]], {{\[\[}}2, 4, 6], [8, 10, 12]]]> : tensor<2x2x3xi32>
// CHECK-NEXT: return
func.func @transpose() -> tensor<2x2x3xi32> {
  %0 = stablehlo.constant dense<[[[1, 2], [3, 4], [5, 6]], [[7, 8], [9, 10], [11, 12]]]> : tensor<2x3x2xi32>
  %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x3x2xi32>) -> tensor<2x2x3xi32>
  return %1 : tensor<2x2x3xi32>
}

// CHECK-LABEL: func.func @reshape(
// CHECK-NEXT: stablehlo.constant dense<{{\[\[}}1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
// CHECK-NEXT: return
func.func @reshape() -> tensor<3x2xi32> {
  %0 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %1 = "stablehlo.reshape"(%0) : (tensor<2x3xi32>) -> tensor<3x2xi32>
  return %1 : tensor<3x2xi32>
}

// CHECK-LABEL: func.func @reshape_empty(
// CHECK-NEXT: stablehlo.constant dense<> : tensor<3x0xf32>
// CHECK-NEXT: return
func.func @reshape_empty() -> tensor<3x0xf32> {
  %0 = stablehlo.constant dense<> : tensor<0x3xf32>
  %1 = "stablehlo.reshape"(%0) : (tensor<0x3xf32>) -> tensor<3x0xf32>
  return %1 : tensor<3x0xf32>
}

// CHECK-LABEL: func.func @reverse(
// CHECK-NEXT: stablehlo.constant dense<{{\[\[}}3, 2, 1], [6, 5, 4]]> : tensor<2x3xi32>
// CHECK-NEXT: return
func.func @reverse() -> tensor<2x3xi32> {
  %0 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<2x3xi32>) -> tensor<2x3xi32>
  return %1 : tensor<2x3xi32>
}

// CHECK-LABEL: func.func @slice(
// CHECK-NEXT: stablehlo.constant dense<{{\[\[}}10, 13, 16], [18, 21, 24]]> : tensor<2x3xi64>
// CHECK-NEXT: return
func.func @slice() -> tensor<2x3xi64> {
  %0 = stablehlo.constant dense<[[1, 2, 3, 4, 5, 6, 7, 8], [9, 10, 11, 12, 13, 14, 15, 16], [17, 18, 19, 20, 21, 22, 23, 24]]> : tensor<3x8xi64>
  %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 1>, limit_indices = array<i64: 3, 8>, strides = array<i64: 1, 3>}> : (tensor<3x8xi64>) -> tensor<2x3xi64>
  return %1 : tensor<2x3xi64>
}

// CHECK-LABEL: func.func @slice_empty(
// CHECK-NEXT: stablehlo.constant dense<> : tensor<0xi64>
// CHECK-NEXT: return
func.func @slice_empty() -> tensor<0xi64> {
  %0 = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi64>
  %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<3xi64>) -> tensor<0xi64>
  return %1 : tensor<0xi64>
}

// CHECK-LABEL: func.func @broadcast(
// CHECK-NEXT: stablehlo.constant dense<{{\[\[}}1, 2, 3], [1, 2, 3]]> : tensor<2x3xi32>
// CHECK-NEXT: return
func.func @broadcast() -> tensor<2x3xi32> {
  %0 = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %1 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 2>}> : (tensor<3xi32>) -> tensor<2x3xi32>
  return %1 : tensor<2x3xi32>
}

// CHECK-LABEL: func.func @broadcast_in_dim(
// CHECK-NEXT: stablehlo.constant dense<{{\[\[}}[1, 1], [2, 2], [3, 3]], {{\[\[}}1, 1], [2, 2], [3, 3]]]> : tensor<2x3x2xi32>
// CHECK-NEXT: return
func.func @broadcast_in_dim() -> tensor<2x3x2xi32> {
  %0 = stablehlo.constant dense<[[1, 2, 3]]> : tensor<1x3xi32>
  %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 2, 1>}> : (tensor<1x3xi32>) -> tensor<2x3x2xi32>
  return %1 : tensor<2x3x2xi32>
}

// Many repeated elements would be a large constant for a small one.
// CHECK-LABEL: func.func @no_broadcast_in_dim_of_many(
// CHECK-NEXT: stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
// CHECK-NEXT: stablehlo.broadcast_in_dim
// CHECK-NEXT: return
func.func @no_broadcast_in_dim_of_many() -> tensor<3x22xi32> {
  %0 = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi32>) -> tensor<3x22xi32>
  return %1 : tensor<3x22xi32>
}

// CHECK-LABEL: func.func @concatenate(
// CHECK-NEXT: stablehlo.constant dense<{{\[\[}}1, 11, 12], [2, 13, 14]]> : tensor<2x3xi32>
// CHECK-NEXT: return
func.func @concatenate() -> tensor<2x3xi32> {
  %0 = stablehlo.constant dense<[[1], [2]]> : tensor<2x1xi32>
  %1 = stablehlo.constant dense<[[11, 12], [13, 14]]> : tensor<2x2xi32>
  %2 = stablehlo.constant dense<> : tensor<2x0xi32>
  %3 = "stablehlo.concatenate"(%0, %1, %2) <{dimension = 1 : i64}> : (tensor<2x1xi32>, tensor<2x2xi32>, tensor<2x0xi32>) -> tensor<2x3xi32>
  return %3 : tensor<2x3xi32>
}

// CHECK-LABEL: func.func @concatenate_i1(
// CHECK-NEXT: stablehlo.constant dense<[true, true, false]> : tensor<3xi1>
// CHECK-NEXT: return
func.func @concatenate_i1() -> tensor<3xi1> {
  %0 = stablehlo.constant dense<[true, true]> : tensor<2xi1>
  %1 = stablehlo.constant dense<[false]> : tensor<1xi1>
  %2 = "stablehlo.concatenate"(%0, %1) <{dimension = 0 : i64}> : (tensor<2xi1>, tensor<1xi1>) -> tensor<3xi1>
  return %2 : tensor<3xi1>
}

// CHECK-LABEL: func.func @pad(
// CHECK-NEXT: stablehlo.constant dense<{{\[\[}}0, 1, 0, 0, 2, 0, 0, 3, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 4, 0, 0, 5, 0, 0, 6, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0]]> : tensor<5x9xi32>
// CHECK-NEXT: return
func.func @pad() -> tensor<5x9xi32> {
  %0 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 2, 1>, interior_padding = array<i64: 1, 2>}> : (tensor<2x3xi32>, tensor<i32>) -> tensor<5x9xi32>
  return %2 : tensor<5x9xi32>
}

// CHECK-LABEL: func.func @pad_takes_away(
// CHECK-NEXT: stablehlo.constant dense<[2, 3, 4, 5, 9]> : tensor<5xi32>
// CHECK-NEXT: return
func.func @pad_takes_away() -> tensor<5xi32> {
  %0 = stablehlo.constant dense<[1, 2, 3, 4, 5]> : tensor<5xi32>
  %1 = stablehlo.constant dense<9> : tensor<i32>
  %2 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1>, edge_padding_high = array<i64: 1>, interior_padding = array<i64: 0>}> : (tensor<5xi32>, tensor<i32>) -> tensor<5xi32>
  return %2 : tensor<5xi32>
}

// CHECK-LABEL: func.func @pad_takes_away_between(
// CHECK-NEXT: stablehlo.constant dense<[0, 3, 0, 4, 0]> : tensor<5xi32>
// CHECK-NEXT: return
func.func @pad_takes_away_between() -> tensor<5xi32> {
  %0 = stablehlo.constant dense<[1, 2, 3, 4, 5]> : tensor<5xi32>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -3>, edge_padding_high = array<i64: -1>, interior_padding = array<i64: 1>}> : (tensor<5xi32>, tensor<i32>) -> tensor<5xi32>
  return %2 : tensor<5xi32>
}

// CHECK-LABEL: func.func @pad_of_nothing(
// CHECK-NEXT: stablehlo.constant dense<9> : tensor<3xi32>
// CHECK-NEXT: return
func.func @pad_of_nothing() -> tensor<3xi32> {
  %0 = stablehlo.constant dense<> : tensor<0xi32>
  %1 = stablehlo.constant dense<9> : tensor<i32>
  %2 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 1>, edge_padding_high = array<i64: 2>, interior_padding = array<i64: 4>}> : (tensor<0xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// CHECK-LABEL: func.func @iota(
// CHECK-NEXT: stablehlo.constant dense<{{\[\[}}0, 0], [1, 1], [2, 2]]> : tensor<3x2xi8>
// CHECK-NEXT: return
func.func @iota() -> tensor<3x2xi8> {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x2xi8>
  return %0 : tensor<3x2xi8>
}

// CHECK-LABEL: func.func @iota_f32(
// CHECK-NEXT: stablehlo.constant dense<[0.000000e+00, 1.000000e+00, 2.000000e+00]> : tensor<3xf32>
// CHECK-NEXT: return
func.func @iota_f32() -> tensor<3xf32> {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// 3 is no signed number of two bits.
// CHECK-LABEL: func.func @iota_i2_stays(
// CHECK: stablehlo.iota
func.func @iota_i2_stays() -> tensor<4xi2> {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi2>
  return %0 : tensor<4xi2>
}

// CHECK-LABEL: func.func @long_iota_stays(
// CHECK: stablehlo.iota
func.func @long_iota_stays() -> tensor<65xi32> {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<65xi32>
  return %0 : tensor<65xi32>
}
