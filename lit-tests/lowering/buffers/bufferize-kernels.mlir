// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s -split-input-file --pass-pipeline='builtin.module(shale.kernel(shale-bufferize-kernels,canonicalize,cse,canonicalize))' | FileCheck %s

// Computed in place: no allocation, no copy.
// CHECK-LABEL: shale.kernel @add(
// CHECK-SAME: %[[BEGIN:.*]]: index, %[[END:.*]]: index, %[[X:.*]]: memref<64xf32>, %[[OUT:.*]]: memref<64xf32>)
// CHECK-NOT: memref.alloc
// CHECK-NOT: memref.copy
// CHECK: scf.for %[[I:.*]] = %[[BEGIN]] to %[[END]]
// CHECK: vector.transfer_read %[[X]]
// CHECK: vector.transfer_write %{{.*}}, %[[OUT]]
// CHECK: shale.yield{{$}}
shale.kernel @add(%begin: index, %end: index, %x: tensor<64xf32>, %out: tensor<64xf32>) -> tensor<64xf32>
    attributes {access = [#shale.access<read>, #shale.access<write>], grid = 4 : i64} {
  %c16 = arith.constant 16 : index
  %p = arith.constant 0.0 : f32
  %r = scf.for %i = %begin to %end step %c16 iter_args(%o = %out) -> tensor<64xf32> {
    %a = vector.transfer_read %x[%i], %p {in_bounds = [true]} : tensor<64xf32>, vector<16xf32>
    %s = arith.addf %a, %a : vector<16xf32>
    %w = vector.transfer_write %s, %o[%i] {in_bounds = [true]} : vector<16xf32>, tensor<64xf32>
    scf.yield %w : tensor<64xf32>
  }
  shale.yield %r : tensor<64xf32>
}

// -----

// Contractions and views write to the operand too; an operand that is only read is not written.
// CHECK-LABEL: shale.kernel @contract(
// CHECK-SAME: %{{.*}}: index, %{{.*}}: index, %[[A:.*]]: memref<2x3xf32>, %[[B:.*]]: memref<3x4xf32>, %[[OUT:.*]]: memref<8xf32>)
// CHECK-NOT: memref.alloc
// CHECK: %[[C:.*]] = memref.expand_shape %[[OUT]]
// CHECK-NEXT: shale.contract {{.*}} ins(%[[A]], %[[B]] : memref<2x3xf32>, memref<3x4xf32>) outs(%[[C]] : memref<2x4xf32>)
// CHECK-NOT: memref.copy
shale.kernel @contract(%begin: index, %end: index, %a: tensor<2x3xf32>, %b: tensor<3x4xf32>, %out: tensor<8xf32>) -> tensor<8xf32>
    attributes {access = [#shale.access<read>, #shale.access<read>, #shale.access<write>], grid = 1 : i64} {
  %c = tensor.expand_shape %out [[0, 1]] output_shape [2, 4] : tensor<8xf32> into tensor<2x4xf32>
  %r = shale.contract {accumulator = f32, block = 512 : i64, bounds = array<i64: 2, 4, 3>, parallel = 2 : i64, indexing_maps = [
      affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]}
    ins(%a, %b : tensor<2x3xf32>, tensor<3x4xf32>) outs(%c : tensor<2x4xf32>) -> tensor<2x4xf32>
  %f = tensor.collapse_shape %r [[0, 1]] : tensor<2x4xf32> into tensor<8xf32>
  shale.yield %f : tensor<8xf32>
}

// -----

// The next state is made elsewhere: it is copied to where the loop keeps it.
// CHECK-LABEL: shale.kernel @shift(
// CHECK-SAME: %[[X:[a-z0-9]+]]: memref<4xf32>)
// CHECK: scf.for
// CHECK: %[[NEXT:.*]] = memref.alloc() {{.*}} : memref<4xf32>
// CHECK: memref.store %{{.*}}, %[[NEXT]]
// CHECK: memref.load %[[X]]
// CHECK: memref.store %{{.*}}, %[[NEXT]]
// CHECK: memref.copy %[[NEXT]], %[[X]]
shale.kernel @shift(%begin: index, %end: index, %x: tensor<4xf32>) -> tensor<4xf32>
    attributes {access = [#shale.access<update>], grid = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %e = tensor.empty() : tensor<4xf32>
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%s = %x) -> tensor<4xf32> {
    %v = tensor.extract %s[%c3] : tensor<4xf32>
    %n0 = tensor.insert %v into %e[%c0] : tensor<4xf32>
    %w = tensor.extract %s[%c0] : tensor<4xf32>
    %n1 = tensor.insert %w into %n0[%c3] : tensor<4xf32>
    scf.yield %n1 : tensor<4xf32>
  }
  shale.yield %r : tensor<4xf32>
}
