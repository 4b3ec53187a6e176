// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s -split-input-file --pass-pipeline='builtin.module(func.func(shale-align-contractions))' | FileCheck %s

// Scores, their maximum and what is computed of both: all get the loops of the last, and the body's indices with them.
// CHECK-DAG: #[[Q:.*]] = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, 0, d4)>
// CHECK-DAG: #[[K:.*]] = affine_map<(d0, d1, d2, d3, d4) -> (d1, d4, d3)>
// CHECK-DAG: #[[ALL:.*]] = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
// CHECK-DAG: #[[ID:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK-DAG: #[[ROW:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// CHECK-LABEL: @scores
// CHECK: %[[S:.*]] = shale.contract {accumulator = f32, block = 128 : i64, bounds = array<i64: 1, 2, 16, 8, 4>,
// CHECK-SAME: indexing_maps = [#[[Q]], #[[K]], #[[ALL]]], parallel = 4 : i64}
// CHECK-SAME: -> tensor<1x2x16x8xf32>
// CHECK: %[[M:.*]] = linalg.generic {indexing_maps = [#[[ID]], #[[ROW]]]
// CHECK-SAME: iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%[[S]]
// CHECK-SAME: outs({{.*}} : tensor<1x2x16xf32>) attrs = {shale.lanes = 64 : i64}
// CHECK: linalg.index 2
// CHECK: linalg.generic {indexing_maps = [#[[ROW]], #[[ID]], #[[ID]]]{{.*}} ins(%[[M]], %[[S]]
func.func @scores(%q: tensor<2x16x1x4xf32>, %k: tensor<2x4x8xf32>) -> tensor<1x2x16x8xf32> {
  %e0 = tensor.empty() : tensor<2x16x1x8xf32>
  %s = shale.contract {accumulator = f32, block = 128 : i64, bounds = array<i64: 2, 16, 1, 8, 4>, parallel = 4 : i64,
      indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d3)>,
                       affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>]}
      ins(%q, %k : tensor<2x16x1x4xf32>, tensor<2x4x8xf32>) outs(%e0 : tensor<2x16x1x8xf32>) -> tensor<2x16x1x8xf32>
  %low = arith.constant 0xFF800000 : f32
  %e1 = tensor.empty() : tensor<2x16x1xf32>
  %f = linalg.fill ins(%low : f32) outs(%e1 : tensor<2x16x1xf32>) -> tensor<2x16x1xf32>
  %m = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>],
      iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%s : tensor<2x16x1x8xf32>) outs(%f : tensor<2x16x1xf32>) attrs = {shale.lanes = 64 : i64} {
    ^bb0(%v: f32, %acc: f32):
      %i = linalg.index 1 : index
      %j = arith.index_cast %i : index to i32
      %x = arith.sitofp %j : i32 to f32
      %w = arith.mulf %v, %x : f32
      %0 = arith.maximumf %acc, %w : f32
      linalg.yield %0 : f32
  } -> tensor<2x16x1xf32>
  %e2 = tensor.empty() : tensor<1x2x16x8xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1, d2, 0)>, affine_map<(d0, d1, d2, d3) -> (d1, d2, 0, d3)>,
      affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%m, %s : tensor<2x16x1xf32>, tensor<2x16x1x8xf32>) outs(%e2 : tensor<1x2x16x8xf32>) {
    ^bb0(%a: f32, %b: f32, %o: f32):
      %0 = arith.subf %b, %a : f32
      linalg.yield %0 : f32
  } -> tensor<1x2x16x8xf32>
  return %r : tensor<1x2x16x8xf32>
}

// -----

// The left factor is computed in other loops: the result is a view of the contraction that has them.
// CHECK-DAG: #[[P:.*]] = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
// CHECK-DAG: #[[V:.*]] = affine_map<(d0, d1, d2, d3, d4) -> (d1, d4, d3)>
// CHECK-LABEL: @values
// CHECK: %[[R:.*]] = shale.contract {{.*}}bounds = array<i64: 1, 2, 16, 4, 8>, indexing_maps = [#[[P]], #[[V]],
// CHECK-SAME: -> tensor<1x2x16x4xf32>
// CHECK: %[[MERGED:.*]] = tensor.collapse_shape %[[R]]
// CHECK: tensor.expand_shape %[[MERGED]] {{.*}} into tensor<2x16x1x4xf32>
func.func @values(%s: tensor<1x2x16x8xf32>, %v: tensor<2x8x4xf32>) -> tensor<2x16x1x4xf32> {
  %e0 = tensor.empty() : tensor<1x2x16x8xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%s : tensor<1x2x16x8xf32>) outs(%e0 : tensor<1x2x16x8xf32>) {
    ^bb0(%a: f32, %o: f32):
      %0 = shale.exp %a : f32
      linalg.yield %0 : f32
  } -> tensor<1x2x16x8xf32>
  %e1 = tensor.empty() : tensor<2x16x1x4xf32>
  %r = shale.contract {accumulator = f32, block = 128 : i64, bounds = array<i64: 2, 16, 1, 4, 8>, parallel = 4 : i64,
      indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d2, d0, d1, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d3)>,
                       affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>]}
      ins(%p, %v : tensor<1x2x16x8xf32>, tensor<2x8x4xf32>) outs(%e1 : tensor<2x16x1x4xf32>) -> tensor<2x16x1x4xf32>
  return %r : tensor<2x16x1x4xf32>
}

// -----

// The order of elements in memory would change.
// CHECK-LABEL: @no_alignment_transposed
// CHECK: shale.contract {{.*}}bounds = array<i64: 2, 16, 8, 4>
func.func @no_alignment_transposed(%q: tensor<2x16x4xf32>, %k: tensor<2x4x8xf32>) -> tensor<16x2x8xf32> {
  %e0 = tensor.empty() : tensor<2x16x8xf32>
  %s = shale.contract {accumulator = f32, block = 128 : i64, bounds = array<i64: 2, 16, 8, 4>, parallel = 3 : i64,
      indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>,
                       affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]}
      ins(%q, %k : tensor<2x16x4xf32>, tensor<2x4x8xf32>) outs(%e0 : tensor<2x16x8xf32>) -> tensor<2x16x8xf32>
  %e1 = tensor.empty() : tensor<16x2x8xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>],
      iterator_types = ["parallel", "parallel", "parallel"]} ins(%s : tensor<2x16x8xf32>) outs(%e1 : tensor<16x2x8xf32>) {
    ^bb0(%a: f32, %o: f32):
      %0 = shale.exp %a : f32
      linalg.yield %0 : f32
  } -> tensor<16x2x8xf32>
  return %r : tensor<16x2x8xf32>
}
