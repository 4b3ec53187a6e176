// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s -split-input-file -verify-diagnostics --pass-pipeline='builtin.module(shale.kernel(shale-expand-contract))'

module attributes {shale.target = #shale.target<triple = "x86_64-unknown-linux-gnu", cpu = "x86-64-v4", features = "", vector_bits = 512, l1 = 32768, l2 = 1048576, l3 = 33554432, cores = 8>} {
shale.kernel @layout(%begin: index, %end: index, %a: memref<4x5xf32, strided<[?, 1]>>, %b: memref<5x8xf32>, %c: memref<4x8xf32>)
    attributes {access = [#shale.access<read>, #shale.access<read>, #shale.access<write>], grid = 1 : i64} {
  // expected-error@+1 {{operands must have static strides, got memref<4x5xf32, strided<[?, 1]>>}}
  shale.contract {accumulator = f32, block = 512 : i64, bounds = array<i64: 4, 8, 5>, parallel = 2 : i64, indexing_maps = [
      affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]}
    ins(%a, %b : memref<4x5xf32, strided<[?, 1]>>, memref<5x8xf32>) outs(%c : memref<4x8xf32>)
  shale.yield
}
}

// -----

module attributes {shale.target = #shale.target<triple = "x86_64-unknown-linux-gnu", cpu = "x86-64-v4", features = "", vector_bits = 512, l1 = 32768, l2 = 1048576, l3 = 33554432, cores = 8>} {
shale.kernel @accumulator(%begin: index, %end: index, %a: memref<4x5xbf16>, %b: memref<5x8xbf16>, %c: memref<4x8xbf16>)
    attributes {access = [#shale.access<read>, #shale.access<read>, #shale.access<write>], grid = 1 : i64} {
  // expected-error@+1 {{accumulator must be f32, f64 or an integer, got bf16}}
  shale.contract {accumulator = bf16, block = 512 : i64, bounds = array<i64: 4, 8, 5>, parallel = 2 : i64, indexing_maps = [
      affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]}
    ins(%a, %b : memref<4x5xbf16>, memref<5x8xbf16>) outs(%c : memref<4x8xbf16>)
  shale.yield
}
}

// -----

shale.kernel @target(%begin: index, %end: index, %a: memref<4x5xf32>, %b: memref<5x8xf32>, %c: memref<4x8xf32>)
    attributes {access = [#shale.access<read>, #shale.access<read>, #shale.access<write>], grid = 1 : i64} {
  // expected-error@-2 {{module must have attribute 'shale.target'}}
  shale.contract {accumulator = f32, block = 512 : i64, bounds = array<i64: 4, 8, 5>, parallel = 2 : i64, indexing_maps = [
      affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]}
    ins(%a, %b : memref<4x5xf32>, memref<5x8xf32>) outs(%c : memref<4x8xf32>)
  shale.yield
}
