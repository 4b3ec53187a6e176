// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s -split-input-file --pass-pipeline="builtin.module(shale.kernel(shale-vectorize-kernels,canonicalize,cse))" | FileCheck %s

// Partial results are lanes: 64 of them in 4 vectors; the rest keeps the lanes that have no element. The initial value comes last.
// CHECK-LABEL: shale.kernel @along(
// CHECK-SAME: %[[X:[a-z0-9]*]]: tensor<150xf32>
// CHECK-DAG: %[[NEG0:.*]] = arith.constant dense<-0.000000e+00> : vector<16xf32>
// CHECK-DAG: %[[INIT:.*]] = arith.constant 1.500000e+00 : f32
// CHECK: %[[A:.*]]:4 = scf.for %{{.*}} = %c0 to %c128 step %c64 iter_args(%{{.*}} = %[[NEG0]], %{{.*}} = %[[NEG0]], %{{.*}} = %[[NEG0]], %{{.*}} = %[[NEG0]])
// CHECK-COUNT-4: arith.addf {{.*}} : vector<16xf32>
// CHECK: scf.yield
// CHECK: %[[F:.*]] = vector.transfer_read %[[X]][%c128]
// CHECK: %[[A0:.*]] = arith.addf %[[A]]#0, %[[F]]
// CHECK: %[[M:.*]] = vector.constant_mask [6]
// CHECK: %[[L:.*]] = vector.transfer_read %[[X]][%c144], %{{.*}}, %[[M]]
// CHECK: %[[S:.*]] = arith.addf %[[A]]#1, %[[L]]
// CHECK: %[[A1:.*]] = arith.select %[[M]], %[[S]], %[[A]]#1
// CHECK-DAG: %[[H0:.*]] = arith.addf %[[A0]], %[[A]]#2
// CHECK-DAG: %[[H1:.*]] = arith.addf %[[A1]], %[[A]]#3
// CHECK: %[[H:.*]] = arith.addf %[[H0]], %[[H1]] : vector<16xf32>
// CHECK: %[[LOW:.*]] = vector.extract_strided_slice %[[H]] {offsets = [0], sizes = [8]
// CHECK: %[[UP:.*]] = vector.extract_strided_slice %[[H]] {offsets = [8], sizes = [8]
// CHECK: arith.addf %[[LOW]], %[[UP]] : vector<8xf32>
// CHECK: arith.addf {{.*}} : vector<4xf32>
// CHECK: arith.addf {{.*}} : vector<2xf32>
// CHECK: %[[T:.*]] = arith.addf {{.*}} : f32
// CHECK: %[[R:.*]] = arith.addf %[[T]], %[[INIT]] : f32
// CHECK: tensor.insert %[[R]]
shale.kernel @along(%begin: index, %end: index, %x: tensor<150xf32>, %out: tensor<f32>) -> tensor<f32>
    attributes {access = [#shale.access<read>, #shale.access<write>], grid = 1 : i64} {
  %c = arith.constant 1.5 : f32
  %f = linalg.fill ins(%c : f32) outs(%out : tensor<f32>) -> tensor<f32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]}
      ins(%x : tensor<150xf32>) outs(%f : tensor<f32>) attrs = {shale.lanes = 64 : i64} {
    ^bb0(%v: f32, %acc: f32):
      %0 = arith.addf %acc, %v : f32
      linalg.yield %0 : f32
  } -> tensor<f32>
  shale.yield %r : tensor<f32>
}

// -----

// Partial results are vectors along what is not reduced: row r goes to number r mod 8.
// CHECK-LABEL: shale.kernel @across(
// CHECK: %{{.*}}:8 = scf.for {{.*}} = %c0 to %c96 step %c8
// CHECK-COUNT-8: arith.addf {{.*}} : vector<32xf32>
// CHECK: scf.yield
// CHECK-COUNT-4: arith.addf {{.*}} : vector<32xf32>
// CHECK-COUNT-7: arith.addf {{.*}} : vector<32xf32>
// CHECK: vector.transfer_write
shale.kernel @across(%begin: index, %end: index, %x: tensor<100x32xf32>, %out: tensor<32xf32>) -> tensor<32xf32>
    attributes {access = [#shale.access<read>, #shale.access<write>], grid = 1 : i64} {
  %c = arith.constant 1.5 : f32
  %f = linalg.fill ins(%c : f32) outs(%out : tensor<32xf32>) -> tensor<32xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>], iterator_types = ["reduction", "parallel"]}
      ins(%x : tensor<100x32xf32>) outs(%f : tensor<32xf32>) attrs = {shale.lanes = 8 : i64} {
    ^bb0(%v: f32, %acc: f32):
      %0 = arith.addf %acc, %v : f32
      linalg.yield %0 : f32
  } -> tensor<32xf32>
  shale.yield %r : tensor<32xf32>
}

// -----

// Any other body carries its values through the loop, several at once.
// CHECK-LABEL: shale.kernel @argmax(
// CHECK: %{{.*}}:2 = scf.for {{.*}} iter_args({{.*}}) -> (vector<16xf32>, vector<16xi32>)
// CHECK: arith.cmpf ogt
// CHECK-COUNT-2: vector.transfer_write
shale.kernel @argmax(%begin: index, %end: index, %x: tensor<10x16xf32>, %m: tensor<16xf32>, %i: tensor<16xi32>) -> (tensor<16xf32>, tensor<16xi32>)
    attributes {access = [#shale.access<read>, #shale.access<write>, #shale.access<write>], grid = 1 : i64} {
  %low = arith.constant 0xFF800000 : f32
  %zero = arith.constant 0 : i32
  %fm = linalg.fill ins(%low : f32) outs(%m : tensor<16xf32>) -> tensor<16xf32>
  %fi = linalg.fill ins(%zero : i32) outs(%i : tensor<16xi32>) -> tensor<16xi32>
  %r:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d1)>],
                         iterator_types = ["reduction", "parallel"]}
      ins(%x : tensor<10x16xf32>) outs(%fm, %fi : tensor<16xf32>, tensor<16xi32>) {
    ^bb0(%v: f32, %best: f32, %at: i32):
      %d = linalg.index 0 : index
      %k = arith.index_cast %d : index to i32
      %c = arith.cmpf ogt, %v, %best : f32
      %0 = arith.select %c, %v, %best : f32
      %1 = arith.select %c, %k, %at : i32
      linalg.yield %0, %1 : f32, i32
  } -> (tensor<16xf32>, tensor<16xi32>)
  shale.yield %r#0, %r#1 : tensor<16xf32>, tensor<16xi32>
}

// -----

// Operations that share rows are one loop over rows; what is between them has room for one row.
// CHECK-LABEL: shale.kernel @rows(
// CHECK-NOT: shale.rows
// CHECK: %[[LOCAL:.*]] = bufferization.alloc_tensor() : tensor<1xf32>
// CHECK: scf.for %{{.*}} = %c0 to %c20 step %c1 iter_args(
// CHECK: tensor.insert %[[SUM:.*]] into
// CHECK: %[[V:.*]] = vector.broadcast %[[SUM]] : f32 to vector<16xf32>
// CHECK: arith.divf %{{.*}}, %[[V]] : vector<16xf32>
shale.kernel @rows(%begin: index, %end: index, %x: tensor<20x16xf32>, %out: tensor<20x16xf32>) -> tensor<20x16xf32>
    attributes {access = [#shale.access<read>, #shale.access<write>], grid = 1 : i64, shale.rows = 1 : i64} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<20xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<20xf32>) -> tensor<20xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<20x16xf32>) outs(%f : tensor<20xf32>) attrs = {shale.lanes = 64 : i64} {
    ^bb0(%v: f32, %acc: f32):
      %0 = arith.addf %acc, %v : f32
      linalg.yield %0 : f32
  } -> tensor<20xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>],
                       iterator_types = ["parallel", "parallel"]}
      ins(%x, %s : tensor<20x16xf32>, tensor<20xf32>) outs(%out : tensor<20x16xf32>) {
    ^bb0(%v: f32, %w: f32, %o: f32):
      %0 = arith.divf %v, %w : f32
      linalg.yield %0 : f32
  } -> tensor<20x16xf32>
  shale.yield %r : tensor<20x16xf32>
}

// -----

// A contraction stays and is given its part of the grid.
// CHECK-LABEL: shale.kernel @contract(
// CHECK-SAME: %[[B:[a-z0-9]*]]: index, %[[E:[a-z0-9]*]]: index
// CHECK: shale.contract {{.*}} range(%[[B]], %[[E]])
module attributes {shale.target = #shale.target<triple = "x86_64-unknown-linux-gnu", cpu = "x86-64-v4", features = "", vector_bits = 512, l1 = 32768, l2 = 1048576, l3 = 33554432, cores = 2>} {
  shale.kernel @contract(%begin: index, %end: index, %a: tensor<64x32xf32>, %b: tensor<32x48xf32>, %out: tensor<64x48xf32>) -> tensor<64x48xf32>
      attributes {access = [#shale.access<read>, #shale.access<read>, #shale.access<write>], grid = 1 : i64} {
    %r = shale.contract {accumulator = f32, block = 512 : i64,
           indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>],
           bounds = array<i64: 64, 48, 32>, parallel = 2 : i64}
         ins(%a, %b : tensor<64x32xf32>, tensor<32x48xf32>) outs(%out : tensor<64x48xf32>) -> tensor<64x48xf32>
    shale.yield %r : tensor<64x48xf32>
  }
}

// -----

// Columns whose rows are on pages of their own: 512 at a time, the partial results in memory, eight rows after eight rows.
// CHECK-LABEL: shale.kernel @columns(
// CHECK-SAME: grid = 4 : i64
// CHECK: %[[PARTIAL:.*]] = bufferization.alloc_tensor() : tensor<4096xf32>
// CHECK: scf.for %{{.*}} = %{{.*}} to %{{.*}} step %c512
// CHECK: scf.for {{.*}} step %c32
// CHECK-COUNT-8: vector.transfer_write {{.*}} : vector<32xf32>, tensor<4096xf32>
// CHECK: scf.for %{{.*}} = %c0 to %c400 step %c8
// CHECK: scf.for {{.*}} step %c32
// CHECK: vector.transfer_read {{.*}} : tensor<819200xf32>, vector<32xf32>
// CHECK: vector.transfer_read {{.*}} : tensor<4096xf32>, vector<32xf32>
// CHECK: arith.addf
// CHECK: vector.transfer_write {{.*}} : vector<32xf32>, tensor<4096xf32>
// CHECK: shale.yield
shale.kernel @columns(%begin: index, %end: index, %x: tensor<400x2048xf32>, %out: tensor<2048xf32>) -> tensor<2048xf32>
    attributes {access = [#shale.access<read>, #shale.access<write>], grid = 1 : i64} {
  %zero = arith.constant 0.0 : f32
  %init = linalg.fill ins(%zero : f32) outs(%out : tensor<2048xf32>) -> tensor<2048xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>], iterator_types = ["reduction", "parallel"]}
      ins(%x : tensor<400x2048xf32>) outs(%init : tensor<2048xf32>) attrs = {shale.lanes = 8 : i64} {
    ^bb0(%v: f32, %o: f32):
      %0 = arith.addf %o, %v : f32
      linalg.yield %0 : f32
  } -> tensor<2048xf32>
  shale.yield %r : tensor<2048xf32>
}

// -----

// In order along rows: tiles of sixteen rows, transposed; the elements that are left one by one.
// CHECK-LABEL: shale.kernel @rows_in_order(
// CHECK: scf.for {{.*}} = %c0 to %c96 step %c16 iter_args
// CHECK-COUNT-16: vector.transfer_read {{.*}} : tensor<6400xf32>, vector<16xf32>
// CHECK: vector.shuffle
// CHECK-NOT: vector.gather
// CHECK-COUNT-16: arith.subf
// CHECK: scf.for {{.*}} = %c96 to %c100 step %c1 iter_args
// CHECK: vector.gather
// CHECK: shale.yield
shale.kernel @rows_in_order(%begin: index, %end: index, %x: tensor<64x100xf32>, %out: tensor<64xf32>) -> tensor<64xf32>
    attributes {access = [#shale.access<read>, #shale.access<write>], grid = 1 : i64} {
  %zero = arith.constant 0.0 : f32
  %init = linalg.fill ins(%zero : f32) outs(%out : tensor<64xf32>) -> tensor<64xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<64x100xf32>) outs(%init : tensor<64xf32>) attrs = {shale.lanes = 1 : i64} {
    ^bb0(%v: f32, %o: f32):
      %0 = arith.subf %o, %v : f32
      linalg.yield %0 : f32
  } -> tensor<64xf32>
  shale.yield %r : tensor<64xf32>
}
