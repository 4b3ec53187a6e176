// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s -split-input-file --shale-outline-kernels | FileCheck %s

#id = affine_map<(d0, d1) -> (d0, d1)>
#col = affine_map<(d0, d1) -> (d0)>

// What works through the same rows is one kernel; what only it uses is local to it.
// CHECK-LABEL: shale.kernel @reduce_0(
// CHECK-SAME: %[[X:[a-z0-9]*]]: tensor<128x64xf32>, %[[OUT:[a-z0-9]*]]: tensor<128x64xf32>) -> tensor<128x64xf32>
// CHECK-SAME: shale.rows = 1 : i64
// CHECK: %[[S:.*]] = tensor.empty() : tensor<128xf32>
// CHECK: linalg.fill {{.*}} outs(%[[S]]
// CHECK: linalg.generic {{.*}} iterator_types = ["parallel", "reduction"]
// CHECK: linalg.generic {{.*}} iterator_types = ["parallel", "parallel"]} {{.*}} outs(%[[OUT]]
// CHECK: func.func @rows
// CHECK-COUNT-1: shale.dispatch
func.func @rows(%x: tensor<128x64xf32>) -> tensor<128x64xf32> {
  %zero = arith.constant 0.0 : f32
  %e1 = tensor.empty() : tensor<128xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e1 : tensor<128xf32>) -> tensor<128xf32>
  %s = linalg.generic {indexing_maps = [#id, #col], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<128x64xf32>) outs(%f : tensor<128xf32>) attrs = {shale.lanes = 64 : i64} {
    ^bb0(%v: f32, %acc: f32):
      %0 = arith.addf %acc, %v : f32
      linalg.yield %0 : f32
  } -> tensor<128xf32>
  %e = tensor.empty() : tensor<128x64xf32>
  %r = linalg.generic {indexing_maps = [#id, #col, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %s : tensor<128x64xf32>, tensor<128xf32>) outs(%e : tensor<128x64xf32>) {
    ^bb0(%v: f32, %w: f32, %o: f32):
      %0 = arith.divf %v, %w : f32
      linalg.yield %0 : f32
  } -> tensor<128x64xf32>
  return %r : tensor<128x64xf32>
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d1)>

// Sums over rows are needed as a whole by each row.
// CHECK-LABEL: func.func @columns
// CHECK-COUNT-2: shale.dispatch
func.func @columns(%x: tensor<128x64xf32>) -> tensor<128x64xf32> {
  %zero = arith.constant 0.0 : f32
  %e1 = tensor.empty() : tensor<64xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e1 : tensor<64xf32>) -> tensor<64xf32>
  %s = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["reduction", "parallel"]}
      ins(%x : tensor<128x64xf32>) outs(%f : tensor<64xf32>) attrs = {shale.lanes = 8 : i64} {
    ^bb0(%v: f32, %acc: f32):
      %0 = arith.addf %acc, %v : f32
      linalg.yield %0 : f32
  } -> tensor<64xf32>
  %e = tensor.empty() : tensor<128x64xf32>
  %r = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %s : tensor<128x64xf32>, tensor<64xf32>) outs(%e : tensor<128x64xf32>) {
    ^bb0(%v: f32, %w: f32, %o: f32):
      %0 = arith.divf %v, %w : f32
      linalg.yield %0 : f32
  } -> tensor<128x64xf32>
  return %r : tensor<128x64xf32>
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#col = affine_map<(d0, d1) -> (d0)>

// A result goes through a contraction and back: the operations around it stay apart.
// CHECK-LABEL: func.func @cycle
// CHECK: %[[S:.*]] = shale.dispatch @reduce
// CHECK: %[[C:.*]] = shale.dispatch @contract
// CHECK: shale.dispatch @elementwise{{.*}} ins(%[[C]], %[[S]] :
func.func @cycle(%x: tensor<64x64xf32>, %y: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %zero = arith.constant 0.0 : f32
  %e1 = tensor.empty() : tensor<64xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e1 : tensor<64xf32>) -> tensor<64xf32>
  %s = linalg.generic {indexing_maps = [#id, #col], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<64x64xf32>) outs(%f : tensor<64xf32>) attrs = {shale.lanes = 64 : i64} {
    ^bb0(%v: f32, %acc: f32):
      %0 = arith.addf %acc, %v : f32
      linalg.yield %0 : f32
  } -> tensor<64xf32>
  %u = tensor.expand_shape %s [[0, 1]] output_shape [64, 1] : tensor<64xf32> into tensor<64x1xf32>
  %w = tensor.collapse_shape %y [[0, 1]] : tensor<64x64xf32> into tensor<4096xf32>
  %y1 = tensor.expand_shape %w [[0, 1]] output_shape [1, 4096] : tensor<4096xf32> into tensor<1x4096xf32>
  %e2 = tensor.empty() : tensor<64x4096xf32>
  %c = shale.contract {accumulator = f32, block = 512 : i64,
         indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>],
         bounds = array<i64: 64, 4096, 1>, parallel = 2 : i64}
       ins(%u, %y1 : tensor<64x1xf32>, tensor<1x4096xf32>) outs(%e2 : tensor<64x4096xf32>) -> tensor<64x4096xf32>
  %d = tensor.extract_slice %c[0, 0] [64, 64] [1, 1] : tensor<64x4096xf32> to tensor<64x64xf32>
  %e = tensor.empty() : tensor<64x64xf32>
  %r = linalg.generic {indexing_maps = [#id, #col, #id], iterator_types = ["parallel", "parallel"]}
      ins(%d, %s : tensor<64x64xf32>, tensor<64xf32>) outs(%e : tensor<64x64xf32>) {
    ^bb0(%v: f32, %q: f32, %o: f32):
      %0 = arith.divf %v, %q : f32
      linalg.yield %0 : f32
  } -> tensor<64x64xf32>
  return %r : tensor<64x64xf32>
}
