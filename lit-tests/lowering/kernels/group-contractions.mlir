// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s -split-input-file --shale-outline-kernels | FileCheck %s

#lhs = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#rhs = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#out = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#id = affine_map<(d0, d1, d2) -> (d0, d1, d2)>

// Two contractions and what stands between them are one kernel, computed by blocks of rows: the tensor between them is never whole.
// CHECK-LABEL: shale.kernel @contract_0(
// CHECK-SAME: shale.block = 32 : i64, shale.rows = 2 : i64
// CHECK: shale.contract
// CHECK: linalg.generic
// CHECK: shale.contract
// CHECK: func.func @chain
// CHECK-COUNT-1: shale.dispatch
// One block, of 32 rows of 32 elements: it holds the scores, and then their exponentials. The left factor and the result are slices.
// VECTOR-LABEL: shale.kernel @contract_0(
// VECTOR: bufferization.alloc_tensor() : tensor<1024xf32>
// VECTOR-NOT: bufferization.alloc_tensor
// VECTOR: tensor.extract_slice {{.*}}[1, 32, 8] [1, 1, 1]
// VECTOR: shale.contract {{.*}}bounds = array<i64: 1, 32, 32, 8>
// VECTOR: scf.for
// VECTOR: shale.exp
// VECTOR: shale.contract {{.*}}bounds = array<i64: 1, 32, 4, 32>
// VECTOR: tensor.insert_slice {{.*}}[1, 32, 4] [1, 1, 1]
func.func @chain(%q: tensor<4x64x8xf32>, %k: tensor<4x8x32xf32>, %v: tensor<4x32x4xf32>) -> tensor<4x64x4xf32> {
  %e0 = tensor.empty() : tensor<4x64x32xf32>
  %s = shale.contract {accumulator = f32, block = 128 : i64, bounds = array<i64: 4, 64, 32, 8>, indexing_maps = [#lhs, #rhs, #out],
      parallel = 3 : i64}
      ins(%q, %k : tensor<4x64x8xf32>, tensor<4x8x32xf32>) outs(%e0 : tensor<4x64x32xf32>) -> tensor<4x64x32xf32>
  %e1 = tensor.empty() : tensor<4x64x32xf32>
  %p = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%s : tensor<4x64x32xf32>) outs(%e1 : tensor<4x64x32xf32>) {
    ^bb0(%a: f32, %o: f32):
      %0 = shale.exp %a : f32
      linalg.yield %0 : f32
  } -> tensor<4x64x32xf32>
  %e2 = tensor.empty() : tensor<4x64x4xf32>
  %r = shale.contract {accumulator = f32, block = 128 : i64, bounds = array<i64: 4, 64, 4, 32>, indexing_maps = [#lhs, #rhs, #out],
      parallel = 3 : i64}
      ins(%p, %v : tensor<4x64x32xf32>, tensor<4x32x4xf32>) outs(%e2 : tensor<4x64x4xf32>) -> tensor<4x64x4xf32>
  return %r : tensor<4x64x4xf32>
}

// -----

#lhs = affine_map<(d0, d1, d2) -> (d0, d2)>
#rhs = affine_map<(d0, d1, d2) -> (d2, d1)>
#out = affine_map<(d0, d1, d2) -> (d0, d1)>
#id = affine_map<(d0, d1) -> (d0, d1)>

// A right factor that all rows share is copied once for many rows: the contraction stays on its own.
// CHECK-LABEL: func.func @no_group_shared
// CHECK-COUNT-2: shale.dispatch
func.func @no_group_shared(%x: tensor<64x8xf32>, %w: tensor<8x32xf32>) -> tensor<64x32xf32> {
  %e0 = tensor.empty() : tensor<64x32xf32>
  %s = shale.contract {accumulator = f32, block = 128 : i64, bounds = array<i64: 64, 32, 8>, indexing_maps = [#lhs, #rhs, #out],
      parallel = 2 : i64} ins(%x, %w : tensor<64x8xf32>, tensor<8x32xf32>) outs(%e0 : tensor<64x32xf32>) -> tensor<64x32xf32>
  %e1 = tensor.empty() : tensor<64x32xf32>
  %p = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%s : tensor<64x32xf32>) outs(%e1 : tensor<64x32xf32>) {
    ^bb0(%a: f32, %o: f32):
      %0 = shale.exp %a : f32
      linalg.yield %0 : f32
  } -> tensor<64x32xf32>
  return %p : tensor<64x32xf32>
}

// -----

#lhs = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#rhs = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#out = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#id = affine_map<(d0, d1, d2) -> (d0, d1, d2)>

// 67 rows, a prime number above the largest block, are not blocks of equal size.
// CHECK-LABEL: func.func @no_group_prime
// CHECK-COUNT-2: shale.dispatch
func.func @no_group_prime(%q: tensor<4x67x8xf32>, %k: tensor<4x8x32xf32>) -> tensor<4x67x32xf32> {
  %e0 = tensor.empty() : tensor<4x67x32xf32>
  %s = shale.contract {accumulator = f32, block = 128 : i64, bounds = array<i64: 4, 67, 32, 8>, indexing_maps = [#lhs, #rhs, #out],
      parallel = 3 : i64}
      ins(%q, %k : tensor<4x67x8xf32>, tensor<4x8x32xf32>) outs(%e0 : tensor<4x67x32xf32>) -> tensor<4x67x32xf32>
  %e1 = tensor.empty() : tensor<4x67x32xf32>
  %p = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%s : tensor<4x67x32xf32>) outs(%e1 : tensor<4x67x32xf32>) {
    ^bb0(%a: f32, %o: f32):
      %0 = shale.exp %a : f32
      linalg.yield %0 : f32
  } -> tensor<4x67x32xf32>
  return %p : tensor<4x67x32xf32>
}
