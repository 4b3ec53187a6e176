// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s -split-input-file --pass-pipeline="builtin.module(shale.kernel(shale-vectorize-kernels,canonicalize,cse))" | FileCheck %s

// Both dimensions are one: full vectors, then a masked one, in place of the destination.
// CHECK-LABEL: shale.kernel @flat(
// CHECK-SAME: %[[X:[a-z0-9]*]]: tensor<5x7xf32>, %[[OUT:[a-z0-9]*]]: tensor<5x7xf32>
// CHECK-SAME: grid = 1 : i64
// CHECK-DAG: %[[FX:.*]] = tensor.collapse_shape %[[X]] {{\[}}[0, 1]] : tensor<5x7xf32> into tensor<35xf32>
// CHECK-DAG: %[[FO:.*]] = tensor.collapse_shape %[[OUT]]
// CHECK: %[[R:.*]] = scf.for %[[I:.*]] = %c0 to %c32 step %c16 iter_args(%[[T:.*]] = %[[FO]])
// CHECK: %[[V:.*]] = vector.transfer_read %[[FX]][%[[I]]], %{{.*}} {in_bounds = [true]} : tensor<35xf32>, vector<16xf32>
// CHECK: %[[N:.*]] = arith.negf %[[V]] : vector<16xf32>
// CHECK: vector.transfer_write %[[N]], %[[T]][%[[I]]]
// CHECK: %[[M:.*]] = vector.constant_mask [3] : vector<16xi1>
// CHECK: vector.transfer_read %[[FX]][%c32], %{{.*}}, %[[M]]
// CHECK: vector.transfer_write %{{.*}}, %[[R]][%c32], %[[M]]
// CHECK: tensor.expand_shape
// CHECK: shale.yield
shale.kernel @flat(%begin: index, %end: index, %x: tensor<5x7xf32>, %out: tensor<5x7xf32>) -> tensor<5x7xf32>
    attributes {access = [#shale.access<read>, #shale.access<write>], grid = 1 : i64} {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<5x7xf32>) outs(%out : tensor<5x7xf32>) {
    ^bb0(%v: f32, %o: f32):
      %0 = arith.negf %v : f32
      linalg.yield %0 : f32
  } -> tensor<5x7xf32>
  shale.yield %r : tensor<5x7xf32>
}

// -----

// What does not depend on the vectors' loop is a scalar, computed once a row.
// CHECK-LABEL: shale.kernel @column(
// CHECK-SAME: %[[X:[a-z0-9]*]]: tensor<4x32xf32>, %[[C:[a-z0-9]*]]: tensor<4xf32>
// CHECK: scf.for %[[ROW:.*]] = %c0 to %c4 step %c1
// CHECK: %[[S:.*]] = tensor.extract %[[C]][%[[ROW]]]
// CHECK: %[[Q:.*]] = math.sqrt %[[S]] : f32
// CHECK: scf.for {{.*}} = %c0 to %c32 step %c16
// CHECK: vector.broadcast %[[Q]] : f32 to vector<16xf32>
shale.kernel @column(%begin: index, %end: index, %x: tensor<4x32xf32>, %c: tensor<4xf32>, %out: tensor<4x32xf32>) -> tensor<4x32xf32>
    attributes {access = [#shale.access<read>, #shale.access<read>, #shale.access<write>], grid = 1 : i64} {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>],
                       iterator_types = ["parallel", "parallel"]}
      ins(%x, %c : tensor<4x32xf32>, tensor<4xf32>) outs(%out : tensor<4x32xf32>) {
    ^bb0(%v: f32, %w: f32, %o: f32):
      %0 = math.sqrt %w : f32
      %1 = arith.mulf %v, %0 : f32
      linalg.yield %1 : f32
  } -> tensor<4x32xf32>
  shale.yield %r : tensor<4x32xf32>
}

// -----

// The width is that of the target and the widest element; a large kernel is a grid.
// CHECK-LABEL: shale.kernel @grid(
// CHECK-SAME: %[[B:[a-z0-9]*]]: index, %[[E:[a-z0-9]*]]: index
// CHECK-SAME: grid = 15 : i64
// CHECK: %[[TOP:.*]] = arith.muli %[[E]], %[[SIZE:.*]] : index
// CHECK: arith.minui %[[TOP]], %{{.*}} : index
// CHECK: %[[LOW:.*]] = arith.muli %[[B]], %[[SIZE]] : index
// CHECK: scf.for {{.*}} = %[[LOW]] to %{{.*}} step %c4
// CHECK: vector<4xf64>
// CHECK: vector.create_mask
module attributes {shale.target = #shale.target<triple = "x86_64-unknown-linux-gnu", cpu = "x86-64-v3", features = "", vector_bits = 256, l1 = 32768, l2 = 1048576, l3 = 33554432, cores = 2>} {
  shale.kernel @grid(%begin: index, %end: index, %x: tensor<1000003xf32>, %out: tensor<1000003xf64>) -> tensor<1000003xf64>
      attributes {access = [#shale.access<read>, #shale.access<write>], grid = 1 : i64} {
    %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
        ins(%x : tensor<1000003xf32>) outs(%out : tensor<1000003xf64>) {
      ^bb0(%v: f32, %o: f64):
        %0 = arith.extf %v : f32 to f64
        linalg.yield %0 : f64
    } -> tensor<1000003xf64>
    shale.yield %r : tensor<1000003xf64>
  }
}

// -----

// A row that the data selects is read as vectors; single elements that it selects are gathered.
// CHECK-LABEL: shale.kernel @rows(
// CHECK-NOT: vector.gather
// CHECK: %[[K:.*]] = arith.index_cast %{{.*}} : i32 to index
// CHECK: vector.transfer_read
// CHECK-LABEL: shale.kernel @elements(
// CHECK: vector.gather
shale.kernel @rows(%begin: index, %end: index, %t: tensor<50x16xf32>, %i: tensor<9xi32>, %out: tensor<9x16xf32>) -> tensor<9x16xf32>
    attributes {access = [#shale.access<read>, #shale.access<read>, #shale.access<write>], grid = 1 : i64} {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}
      ins(%i : tensor<9xi32>) outs(%out : tensor<9x16xf32>) {
    ^bb0(%v: i32, %o: f32):
      %k = arith.index_cast %v : i32 to index
      %j = linalg.index 1 : index
      %0 = tensor.extract %t[%k, %j] : tensor<50x16xf32>
      linalg.yield %0 : f32
  } -> tensor<9x16xf32>
  shale.yield %r : tensor<9x16xf32>
}
shale.kernel @elements(%begin: index, %end: index, %t: tensor<50xf32>, %i: tensor<16xi32>, %out: tensor<16xf32>) -> tensor<16xf32>
    attributes {access = [#shale.access<read>, #shale.access<read>, #shale.access<write>], grid = 1 : i64} {
  %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%i : tensor<16xi32>) outs(%out : tensor<16xf32>) {
    ^bb0(%v: i32, %o: f32):
      %k = arith.index_cast %v : i32 to index
      %0 = tensor.extract %t[%k] : tensor<50xf32>
      linalg.yield %0 : f32
  } -> tensor<16xf32>
  shale.yield %r : tensor<16xf32>
}

// -----

// A body with regions is computed element by element.
// CHECK-LABEL: shale.kernel @scalar(
// CHECK-NOT: vector<
// CHECK: scf.for
// CHECK: scf.if
// CHECK: tensor.insert
shale.kernel @scalar(%begin: index, %end: index, %x: tensor<8xf32>, %out: tensor<8xf32>) -> tensor<8xf32>
    attributes {access = [#shale.access<read>, #shale.access<write>], grid = 1 : i64} {
  %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%x : tensor<8xf32>) outs(%out : tensor<8xf32>) {
    ^bb0(%v: f32, %o: f32):
      %c = arith.cmpf oge, %v, %v : f32
      %i = linalg.index 0 : index
      %0 = scf.if %c -> f32 {
        %j = arith.index_cast %i : index to i32
        %f = arith.sitofp %j : i32 to f32
        scf.yield %f : f32
      } else {
        scf.yield %v : f32
      }
      linalg.yield %0 : f32
  } -> tensor<8xf32>
  shale.yield %r : tensor<8xf32>
}

// -----

// Nothing to do for no elements.
// CHECK-LABEL: shale.kernel @empty(
// CHECK-NOT: scf.for
// CHECK: shale.yield %arg3
shale.kernel @empty(%begin: index, %end: index, %x: tensor<0x4xf32>, %out: tensor<0x4xf32>) -> tensor<0x4xf32>
    attributes {access = [#shale.access<read>, #shale.access<write>], grid = 1 : i64} {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<0x4xf32>) outs(%out : tensor<0x4xf32>) {
    ^bb0(%v: f32, %o: f32):
      %0 = arith.negf %v : f32
      linalg.yield %0 : f32
  } -> tensor<0x4xf32>
  shale.yield %r : tensor<0x4xf32>
}

// -----

// A transposition works on tiles of 16 by 16 in registers: 4 exchanges of 16 vectors.
// CHECK-LABEL: shale.kernel @transpose(
// CHECK-COUNT-16: vector.transfer_read
// CHECK-COUNT-64: vector.shuffle
// CHECK-NOT: vector.shuffle
// CHECK-COUNT-16: vector.transfer_write
shale.kernel @transpose(%begin: index, %end: index, %x: tensor<32x64xf32>, %out: tensor<64x32xf32>) -> tensor<64x32xf32>
    attributes {access = [#shale.access<read>, #shale.access<write>], grid = 1 : i64} {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<32x64xf32>) outs(%out : tensor<64x32xf32>) {
    ^bb0(%v: f32, %o: f32):
      linalg.yield %v : f32
  } -> tensor<64x32xf32>
  shale.yield %r : tensor<64x32xf32>
}

// -----

// A last loop of two iterations lies in the lanes with the one before: eight pairs at once.
// CHECK-LABEL: shale.kernel @pairs(
// CHECK: scf.for {{.*}} step %c8
// CHECK: %[[PAIRS:.*]] = vector.transfer_read {{.*}} : tensor<128xf32>, vector<16xf32>
// CHECK: vector.shuffle %[[PAIRS]], %[[PAIRS]] [1, 1, 3, 3, 5, 5, 7, 7, 9, 9, 11, 11, 13, 13, 15, 15]
// CHECK: vector.transfer_write {{.*}} : vector<16xf32>, tensor<128xf32>
// CHECK: shale.yield
shale.kernel @pairs(%begin: index, %end: index, %x: tensor<64x2xf32>, %out: tensor<64x2xf32>) -> tensor<64x2xf32>
    attributes {access = [#shale.access<read>, #shale.access<write>], grid = 1 : i64} {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, 1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}
      ins(%x, %x : tensor<64x2xf32>, tensor<64x2xf32>) outs(%out : tensor<64x2xf32>) {
    ^bb0(%v: f32, %w: f32, %o: f32):
      %0 = arith.addf %v, %w : f32
      linalg.yield %0 : f32
  } -> tensor<64x2xf32>
  shale.yield %r : tensor<64x2xf32>
}
