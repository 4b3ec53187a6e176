// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s --pass-pipeline="builtin.module(func.func(shale-orient-products))" | FileCheck %s

// CHECK-LABEL: func.func public @whole(
// CHECK: %[[P:.*]] = stablehlo.dot_general %arg1, %arg0, contracting_dims = [0] x [0], precision = [HIGHEST, DEFAULT]
// CHECK-SAME: (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<3x4xf32>
// CHECK: return %[[P]]
func.func public @whole(%x: tensor<2x4xf32>, %y: tensor<2x3xf32>) -> tensor<3x4xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0], precision = [DEFAULT, HIGHEST] : (tensor<2x4xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
  %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<4x3xf32>) -> tensor<3x4xf32>
  return %1 : tensor<3x4xf32>
}

// What is left of the transpose: batch dimensions stay in front.
// CHECK-LABEL: func.func public @batched(
// CHECK: %[[P:.*]] = stablehlo.dot_general %arg1, %arg0, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1]
// CHECK-SAME: (tensor<2x8x5x6xf32>, tensor<2x6x8x3xf32>) -> tensor<2x8x5x3xf32>
// CHECK: %[[T:.*]] = stablehlo.transpose %[[P]], dims = [0, 2, 1, 3]
// CHECK: return %[[T]]
func.func public @batched(%v: tensor<2x6x8x3xf32>, %p: tensor<2x8x5x6xf32>) -> tensor<2x5x8x3xf32> {
  %0 = stablehlo.dot_general %v, %p, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<2x6x8x3xf32>, tensor<2x8x5x6xf32>) -> tensor<2x8x3x5xf32>
  %1 = stablehlo.transpose %0, dims = [0, 3, 1, 2] : (tensor<2x8x3x5xf32>) -> tensor<2x5x8x3xf32>
  return %1 : tensor<2x5x8x3xf32>
}

// The left factor ends in a contracted dimension: it would have to be copied. A product that something else uses stays.
// CHECK-LABEL: func.func public @stays(
// CHECK: stablehlo.dot_general %arg0, %arg1
// CHECK: stablehlo.dot_general %arg2, %arg2
// CHECK: return
func.func public @stays(%x: tensor<4x2xf32>, %y: tensor<2x3xf32>, %z: tensor<3x3xf32>) -> (tensor<3x4xf32>, tensor<3x3xf32>, tensor<3x3xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<4x2xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
  %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<4x3xf32>) -> tensor<3x4xf32>
  %2 = stablehlo.dot_general %z, %z, contracting_dims = [0] x [0] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
  %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
  return %1, %2, %3 : tensor<3x4xf32>, tensor<3x3xf32>, tensor<3x3xf32>
}

// The right factor would have to be copied; the left one and the product are much smaller.
// CHECK-LABEL: func.func public @weights(
// CHECK: %[[P:.*]] = stablehlo.dot_general %arg1, %arg0, contracting_dims = [1] x [1]
// CHECK-SAME: (tensor<128x96xf32>, tensor<16x96xf32>) -> tensor<128x16xf32>
// CHECK: %[[T:.*]] = stablehlo.transpose %[[P]], dims = [1, 0]
// CHECK: return %[[T]]
func.func public @weights(%x: tensor<16x96xf32>, %w: tensor<128x96xf32>) -> tensor<16x128xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<16x96xf32>, tensor<128x96xf32>) -> tensor<16x128xf32>
  return %0 : tensor<16x128xf32>
}
