// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s -split-input-file --pass-pipeline='builtin.module(shale.kernel(shale-expand-contract,cse))' | FileCheck %s


// 3 rows of 20 columns: one tile, whose second vector has 4 columns; sums stay in values.
module attributes {shale.target = #shale.target<triple = "x86_64-unknown-linux-gnu", cpu = "x86-64-v4", features = "", vector_bits = 512, l1 = 32768, l2 = 1048576, l3 = 33554432, cores = 8>} {
// CHECK-LABEL: shale.kernel @small(
// CHECK-SAME: %[[BEGIN:.*]]: index, %[[END:.*]]: index, %[[A:.*]]: memref<3x5xf32>, %[[B:.*]]: memref<5x20xf32>, %[[C:.*]]: memref<3x20xf32>)
// CHECK: %[[LHS:.*]] = memref.reinterpret_cast %[[A]] to offset: [0], sizes: [15], strides: [1]
// CHECK: %[[RHS:.*]] = memref.reinterpret_cast %[[B]]
// CHECK: %[[OUT:.*]] = memref.reinterpret_cast %[[C]]
// CHECK: scf.for %{{.*}} = %[[BEGIN]] to %[[END]]
// CHECK: %[[ZERO:.*]] = arith.constant dense<0.000000e+00> : vector<16xf32>
// CHECK: %[[SUMS:.*]]:6 = scf.for %{{.*}} = %{{.*}} to %c5 {{.*}} iter_args(%{{.*}} = %[[ZERO]],
// CHECK: %[[COLUMNS:.*]] = vector.load %[[RHS]]
// CHECK: %[[MASK:.*]] = vector.constant_mask [4] : vector<16xi1>
// CHECK: %[[LAST:.*]] = vector.maskedload %[[RHS]][%{{.*}}], %[[MASK]]
// CHECK: %[[X:.*]] = memref.load %[[LHS]]
// CHECK: %[[ALL:.*]] = vector.broadcast %[[X]] : f32 to vector<16xf32>
// CHECK: vector.fma %[[ALL]], %[[COLUMNS]]
// CHECK: vector.fma %[[ALL]], %[[LAST]]
// CHECK-COUNT-4: vector.fma
// CHECK-NOT: vector.fma
// CHECK: scf.yield
// CHECK: vector.store %[[SUMS]]#0, %[[OUT]]
// CHECK: vector.maskedstore %[[OUT]][%{{.*}}], %{{.*}}, %[[SUMS]]#1
shale.kernel @small(%begin: index, %end: index, %a: memref<3x5xf32>, %b: memref<5x20xf32>, %c: memref<3x20xf32>)
    attributes {access = [#shale.access<read>, #shale.access<read>, #shale.access<write>], grid = 1 : i64} {
  shale.contract {accumulator = f32, block = 512 : i64, bounds = array<i64: 3, 20, 5>, parallel = 2 : i64, indexing_maps = [
      affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]}
    ins(%a, %b : memref<3x5xf32>, memref<5x20xf32>) outs(%c : memref<3x20xf32>) range(%begin, %end)
  shale.yield
}
}

// -----

// More products than a block holds: block sums start at 0 and are added to totals that start at -0.
module attributes {shale.target = #shale.target<triple = "x86_64-unknown-linux-gnu", cpu = "x86-64-v4", features = "", vector_bits = 512, l1 = 32768, l2 = 1048576, l3 = 33554432, cores = 8>} {
// CHECK-LABEL: shale.kernel @blocks(
// CHECK: %[[TOTAL:.*]] = arith.constant dense<-0.000000e+00> : vector<16xf32>
// CHECK: scf.for {{.*}} iter_args(%[[T:.*]] = %[[TOTAL]])
// CHECK: %[[S:.*]] = scf.for {{.*}} iter_args(%{{.*}} = %cst
// CHECK: vector.fma
// CHECK: arith.addf %[[T]], %[[S]]
shale.kernel @blocks(%begin: index, %end: index, %a: memref<1x5xf32>, %b: memref<5x16xf32>, %c: memref<1x16xf32>)
    attributes {access = [#shale.access<read>, #shale.access<read>, #shale.access<write>], grid = 1 : i64} {
  shale.contract {accumulator = f32, block = 2 : i64, bounds = array<i64: 1, 16, 5>, parallel = 2 : i64, indexing_maps = [
      affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]}
    ins(%a, %b : memref<1x5xf32>, memref<5x16xf32>) outs(%c : memref<1x16xf32>) range(%begin, %end)
  shale.yield
}
}

// -----

// Narrow operands are extended where they are loaded and rounded where they are stored; integers wrap.
module attributes {shale.target = #shale.target<triple = "x86_64-unknown-linux-gnu", cpu = "x86-64-v3", features = "", vector_bits = 256, l1 = 32768, l2 = 1048576, l3 = 33554432, cores = 8>} {
// CHECK-LABEL: shale.kernel @narrow(
// CHECK: vector.load %{{.*}} : memref<40xbf16>, vector<8xbf16>
// CHECK: arith.extf %{{.*}} : vector<8xbf16> to vector<8xf32>
// CHECK: arith.extf %{{.*}} : bf16 to f32
// CHECK: vector.fma
// CHECK: arith.truncf %{{.*}} : vector<8xf32> to vector<8xbf16>
// CHECK: vector.load %{{.*}} : memref<40xi8>, vector<8xi8>
// CHECK: arith.extui %{{.*}} : vector<8xi8> to vector<8xi32>
// CHECK: arith.muli
// CHECK: arith.addi
shale.kernel @narrow(%begin: index, %end: index, %a: memref<4x5xbf16>, %b: memref<5x8xbf16>, %c: memref<4x8xbf16>,
                     %d: memref<4x5xi8>, %e: memref<5x8xi8>, %f: memref<4x8xi32>)
    attributes {access = [#shale.access<read>, #shale.access<read>, #shale.access<write>, #shale.access<read>, #shale.access<read>,
                          #shale.access<write>], grid = 1 : i64} {
  shale.contract {accumulator = f32, block = 512 : i64, bounds = array<i64: 4, 8, 5>, parallel = 2 : i64, indexing_maps = [
      affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]}
    ins(%a, %b : memref<4x5xbf16>, memref<5x8xbf16>) outs(%c : memref<4x8xbf16>)
  shale.contract {accumulator = i32, block = 512 : i64, bounds = array<i64: 4, 8, 5>, parallel = 2 : i64, is_unsigned, indexing_maps = [
      affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]}
    ins(%d, %e : memref<4x5xi8>, memref<5x8xi8>) outs(%f : memref<4x8xi32>)
  shale.yield
}
}

// -----

// Rows far apart: a panel of the right operand is copied into memory of the stack first. Tiles of eight rows leave no lower one over,
// for which there would be a second loop.
module attributes {shale.target = #shale.target<triple = "x86_64-unknown-linux-gnu", cpu = "x86-64-v4", features = "", vector_bits = 512, l1 = 32768, l2 = 1048576, l3 = 33554432, cores = 8>} {
// CHECK-LABEL: shale.kernel @far(
// CHECK-SAME: %{{.*}}: index, %{{.*}}: index, %{{.*}}, %{{.*}}, %[[C:.*]]: memref<512x512xf32>)
// CHECK: %[[PANELS:.*]] = memref.alloca() {alignment = 64 : i64} : memref<{{[0-9]+}}xf32>
// CHECK: scf.for
// CHECK: memref.prefetch
// CHECK: vector.store %{{.*}}, %[[PANELS]]
// CHECK: vector.load %[[PANELS]]
// CHECK-COUNT-16: vector.fma
// CHECK-NOT: vector.fma
shale.kernel @far(%begin: index, %end: index, %a: memref<512x512xf32>, %b: memref<512x512xf32>, %c: memref<512x512xf32>)
    attributes {access = [#shale.access<read>, #shale.access<read>, #shale.access<write>], grid = 1 : i64} {
  shale.contract {accumulator = f32, block = 512 : i64, bounds = array<i64: 512, 512, 512>, parallel = 2 : i64, indexing_maps = [
      affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]}
    ins(%a, %b : memref<512x512xf32>, memref<512x512xf32>) outs(%c : memref<512x512xf32>) range(%begin, %end)
  shale.yield
}
}

// -----

// Factors of bf16 where the target multiplies pairs: the panel's rows are joined, the earlier in the upper halves; so are, by
// exchanging halves, the neighbours of a row tile.
module attributes {shale.target = #shale.target<triple = "x86_64-unknown-linux-gnu", cpu = "x86-64-v4", features = "+avx512bf16,+avx512vl", vector_bits = 512, l1 = 32768, l2 = 1048576, l3 = 33554432, cores = 8>} {
// CHECK-LABEL: shale.kernel @pairs(
// CHECK: %[[FIRST:.*]] = vector.load %{{.*}} : memref<{{.*}}xi16>, vector<16xi16>
// CHECK: %[[SECOND:.*]] = vector.load %{{.*}} : memref<{{.*}}xi16>, vector<16xi16>
// CHECK: vector.interleave %[[SECOND]], %[[FIRST]] : vector<16xi16> -> vector<32xi16>
// CHECK: arith.shli
// CHECK: arith.shrui
// CHECK: vector.bitcast %{{.*}} : vector<16xi32> to vector<32xbf16>
// CHECK: llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"
// CHECK-NOT: vector.fma
shale.kernel @pairs(%begin: index, %end: index, %a: memref<64x64xbf16>, %b: memref<64x16xbf16>, %c: memref<64x16xf32>)
    attributes {access = [#shale.access<read>, #shale.access<read>, #shale.access<write>], grid = 1 : i64} {
  shale.contract {accumulator = f32, block = 128 : i64, bounds = array<i64: 64, 16, 64>, parallel = 2 : i64, indexing_maps = [
      affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]}
    ins(%a, %b : memref<64x64xbf16>, memref<64x16xbf16>) outs(%c : memref<64x16xf32>)
  shale.yield
}
}

// -----

// Bytes where the target multiplies fours: the rows' have their upper bit inverted, and sums begin with what a row of zeros is too much.
module attributes {shale.target = #shale.target<triple = "x86_64-unknown-linux-gnu", cpu = "x86-64-v4", features = "+avx512vnni,+avx512vl", vector_bits = 512, l1 = 32768, l2 = 1048576, l3 = 33554432, cores = 8>} {
// CHECK-LABEL: shale.kernel @bytes(
// CHECK: %[[EVEN:.*]] = vector.interleave %{{.*}} : vector<16xi8> -> vector<32xi8>
// CHECK: %[[ODD:.*]] = vector.interleave %{{.*}} : vector<16xi8> -> vector<32xi8>
// CHECK: %[[WORDS:.*]] = vector.interleave %[[EVEN]], %[[ODD]] : vector<32xi8> -> vector<64xi8>
// CHECK: %[[ZEROS:.*]] = arith.constant dense<-128> : vector<64xi8>
// CHECK: llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%{{.*}}, %[[ZEROS]], %[[WORDS]])
// CHECK: arith.subi
// CHECK: arith.xori
// CHECK: %[[FIRST:.*]] = vector.load %{{.*}} : memref<{{.*}}xi32>, vector<16xi32>
// CHECK: scf.for {{.*}} iter_args(%{{.*}} = %[[FIRST]],
// CHECK: llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"
// CHECK-NOT: arith.muli {{.*}} : vector
shale.kernel @bytes(%begin: index, %end: index, %a: memref<64x64xi8>, %b: memref<64x16xi8>, %c: memref<64x16xi32>)
    attributes {access = [#shale.access<read>, #shale.access<read>, #shale.access<write>], grid = 1 : i64} {
  shale.contract {accumulator = i32, block = 128 : i64, bounds = array<i64: 64, 16, 64>, parallel = 2 : i64, indexing_maps = [
      affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]}
    ins(%a, %b : memref<64x64xi8>, memref<64x16xi8>) outs(%c : memref<64x16xi32>)
  shale.yield
}
}
