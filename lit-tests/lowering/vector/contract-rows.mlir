// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s --shale-outline-kernels --shale-pipeline-vector | FileCheck %s

#lhs = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#rhs = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#out = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#id = affine_map<(d0, d1, d2) -> (d0, d1, d2)>

// Contractions take slices of 32 rows, what stands between them one row after the other. The scores and then their negated exponentials
// are in one block of memory, and the exponentials of a row in another.
// CHECK-LABEL: shale.kernel @contract_0(
// CHECK-SAME: grid = 4 : i64
// CHECK: bufferization.alloc_tensor() : tensor<1024xf32>
// CHECK: bufferization.alloc_tensor() : tensor<32xf32>
// CHECK-NOT: bufferization.alloc_tensor
// CHECK: tensor.extract_slice {{.*}}[1, 32, 8] [1, 1, 1]
// CHECK: shale.contract {{.*}}bounds = array<i64: 1, 32, 32, 8>
// CHECK: scf.for
// CHECK: shale.exp
// CHECK: arith.negf
// CHECK: shale.contract {{.*}}bounds = array<i64: 1, 32, 4, 32>
// CHECK: tensor.insert_slice {{.*}}[1, 32, 4] [1, 1, 1]
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
  %e3 = tensor.empty() : tensor<4x64x32xf32>
  %n = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%p : tensor<4x64x32xf32>) outs(%e3 : tensor<4x64x32xf32>) {
    ^bb0(%a: f32, %o: f32):
      %0 = arith.negf %a : f32
      linalg.yield %0 : f32
  } -> tensor<4x64x32xf32>
  %e2 = tensor.empty() : tensor<4x64x4xf32>
  %r = shale.contract {accumulator = f32, block = 128 : i64, bounds = array<i64: 4, 64, 4, 32>, indexing_maps = [#lhs, #rhs, #out],
      parallel = 3 : i64}
      ins(%n, %v : tensor<4x64x32xf32>, tensor<4x32x4xf32>) outs(%e2 : tensor<4x64x4xf32>) -> tensor<4x64x4xf32>
  return %r : tensor<4x64x4xf32>
}
