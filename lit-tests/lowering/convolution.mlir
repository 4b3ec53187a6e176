// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt --shale-lower-to-linalg --split-input-file %s | FileCheck %s

// CHECK: #[[MAP0:.*]] = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 2 + d4, d2 + d5 * 3, d6)>
// CHECK-LABEL: func.func @main
// CHECK: shale.contract {accumulator = f32, block = {{[0-9]+}} : i64, bounds = array<i64: 2, 4, 3, 5, 3, 3, 3>, indexing_maps = [#[[MAP0]],
func.func @main(%x: tensor<2x9x9x3xf32>, %k: tensor<3x3x3x5xf32>) -> tensor<2x4x3x5xf32> {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 3], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x9x9x3xf32>, tensor<3x3x3x5xf32>) -> tensor<2x4x3x5xf32>
  return %0 : tensor<2x4x3x5xf32>
}

// -----

// Padding is made in memory.
// CHECK-LABEL: func.func @main
// CHECK: %[[P:.*]] = tensor.insert_slice %{{.*}} into %{{.*}}[0, 1, 1, 0] [2, 9, 9, 3] [1, 1, 1, 1] : tensor<2x9x9x3xf32> into tensor<2x11x11x3xf32>
// CHECK: shale.contract {{.*}} ins(%[[P]], %{{.*}} :
func.func @main(%x: tensor<2x9x9x3xf32>, %k: tensor<3x3x3x5xf32>) -> tensor<2x9x9x5xf32> {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x9x9x3xf32>, tensor<3x3x3x5xf32>) -> tensor<2x9x9x5xf32>
  return %0 : tensor<2x9x9x5xf32>
}

// -----

// Groups are a loop of their own.
// CHECK-LABEL: func.func @main
// CHECK: tensor.expand_shape %{{.*}} output_shape [2, 8, 9, 3, 2]
// CHECK: shale.contract {{.*}}bounds = array<i64: 3, 2, 6, 7, 3, 3, 3, 2>
// CHECK: tensor.collapse_shape
func.func @main(%x: tensor<2x8x9x6xf32>, %k: tensor<3x3x2x9xf32>) -> tensor<2x6x7x9xf32> {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 3 : i64} : (tensor<2x8x9x6xf32>, tensor<3x3x2x9xf32>) -> tensor<2x6x7x9xf32>
  return %0 : tensor<2x6x7x9xf32>
}
