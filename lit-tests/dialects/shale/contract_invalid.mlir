// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @mixed(%a: memref<64x32xf32>, %b: tensor<32x48xf32>, %c: tensor<64x48xf32>) {
  // expected-error @+1 {{'shale.contract' op operands must all be tensors or all be memrefs, got 2 tensors among 3}}
  %r = shale.contract {accumulator = f32, block = 512 : i64,
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], bounds = array<i64: 64, 48, 32>, parallel = 2 : i64}
    ins(%a, %b : memref<64x32xf32>, tensor<32x48xf32>) outs(%c : tensor<64x48xf32>) -> tensor<64x48xf32>
  return
}

// -----

func.func @no_result(%a: tensor<64x32xf32>, %b: tensor<32x48xf32>, %c: tensor<64x48xf32>) {
  // expected-error @+1 {{'shale.contract' op result must be that of out if it is a tensor, tensor<64x48xf32>, got none}}
  shale.contract {accumulator = f32, block = 512 : i64,
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], bounds = array<i64: 64, 48, 32>, parallel = 2 : i64}
    ins(%a, %b : tensor<64x32xf32>, tensor<32x48xf32>) outs(%c : tensor<64x48xf32>)
  return
}

// -----

func.func @result_type(%a: tensor<64x32xf32>, %b: tensor<32x48xf32>, %c: tensor<64x48xf32>) {
  // expected-error @+1 {{'shale.contract' op result must be that of out if it is a tensor, tensor<64x48xf32>, got tensor<64x47xf32>}}
  %r = shale.contract {accumulator = f32, block = 512 : i64,
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], bounds = array<i64: 64, 48, 32>, parallel = 2 : i64}
    ins(%a, %b : tensor<64x32xf32>, tensor<32x48xf32>) outs(%c : tensor<64x48xf32>) -> tensor<64x47xf32>
  return
}

// -----

func.func @result_of_memref(%a: memref<64x32xf32>, %b: memref<32x48xf32>, %c: memref<64x48xf32>) {
  // expected-error @+1 {{'shale.contract' op result must be that of out if it is a tensor, none, got tensor<64x48xf32>}}
  %r = shale.contract {accumulator = f32, block = 512 : i64,
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], bounds = array<i64: 64, 48, 32>, parallel = 2 : i64}
    ins(%a, %b : memref<64x32xf32>, memref<32x48xf32>) outs(%c : memref<64x48xf32>) -> tensor<64x48xf32>
  return
}

// -----

func.func @range(%a: tensor<64x32xf32>, %b: tensor<32x48xf32>, %c: tensor<64x48xf32>, %i: index) {
  // expected-error @+1 {{'shale.contract' op range must be absent or a begin and an end, got 1 values}}
  %r = shale.contract {accumulator = f32, block = 512 : i64,
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], bounds = array<i64: 64, 48, 32>, parallel = 2 : i64}
    ins(%a, %b : tensor<64x32xf32>, tensor<32x48xf32>) outs(%c : tensor<64x48xf32>) range(%i) -> tensor<64x48xf32>
  return
}

// -----

func.func @block(%a: tensor<64x32xf32>, %b: tensor<32x48xf32>, %c: tensor<64x48xf32>) {
  // expected-error @+1 {{'shale.contract' op block must be positive, got 0}}
  %r = shale.contract {accumulator = f32, block = 0 : i64,
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], bounds = array<i64: 64, 48, 32>, parallel = 2 : i64}
    ins(%a, %b : tensor<64x32xf32>, tensor<32x48xf32>) outs(%c : tensor<64x48xf32>) -> tensor<64x48xf32>
  return
}

// -----

func.func @bounds(%a: tensor<64x32xf32>, %b: tensor<32x48xf32>, %c: tensor<64x48xf32>) {
  // expected-error @+1 {{'shale.contract' op bounds must not be negative, got -32}}
  %r = shale.contract {accumulator = f32, block = 512 : i64,
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], bounds = array<i64: 64, 48, -32>, parallel = 2 : i64}
    ins(%a, %b : tensor<64x32xf32>, tensor<32x48xf32>) outs(%c : tensor<64x48xf32>) -> tensor<64x48xf32>
  return
}

// -----

func.func @parallel(%a: tensor<64x32xf32>, %b: tensor<32x48xf32>, %c: tensor<64x48xf32>) {
  // expected-error @+1 {{'shale.contract' op parallel must count loops, in [0, 3], got 4}}
  %r = shale.contract {accumulator = f32, block = 512 : i64,
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], bounds = array<i64: 64, 48, 32>, parallel = 4 : i64}
    ins(%a, %b : tensor<64x32xf32>, tensor<32x48xf32>) outs(%c : tensor<64x48xf32>) -> tensor<64x48xf32>
  return
}

// -----

func.func @map_count(%a: tensor<64x32xf32>, %b: tensor<32x48xf32>, %c: tensor<64x48xf32>) {
  // expected-error @+1 {{'shale.contract' op indexing_maps must be those of lhs, rhs and out, got 2}}
  %r = shale.contract {accumulator = f32, block = 512 : i64,
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>], bounds = array<i64: 64, 48, 32>, parallel = 2 : i64}
    ins(%a, %b : tensor<64x32xf32>, tensor<32x48xf32>) outs(%c : tensor<64x48xf32>) -> tensor<64x48xf32>
  return
}

// -----

func.func @map_dimensions(%a: tensor<64x32xf32>, %b: tensor<32x48xf32>, %c: tensor<64x48xf32>) {
  // expected-error @+1 {{'shale.contract' op indexing map of rhs must have one dimension per loop, 3, and no symbols, got 2 and 0}}
  %r = shale.contract {accumulator = f32, block = 512 : i64,
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n) -> (m, n)>, affine_map<(m, n, k) -> (m, n)>], bounds = array<i64: 64, 48, 32>, parallel = 2 : i64}
    ins(%a, %b : tensor<64x32xf32>, tensor<32x48xf32>) outs(%c : tensor<64x48xf32>) -> tensor<64x48xf32>
  return
}

// -----

func.func @map_symbols(%a: tensor<64x32xf32>, %b: tensor<32x48xf32>, %c: tensor<64x48xf32>) {
  // expected-error @+1 {{'shale.contract' op indexing map of rhs must have one dimension per loop, 3, and no symbols, got 3 and 1}}
  %r = shale.contract {accumulator = f32, block = 512 : i64,
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k)[s] -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], bounds = array<i64: 64, 48, 32>, parallel = 2 : i64}
    ins(%a, %b : tensor<64x32xf32>, tensor<32x48xf32>) outs(%c : tensor<64x48xf32>) -> tensor<64x48xf32>
  return
}

// -----

func.func @map_results(%a: tensor<64x32xf32>, %b: tensor<32x48xf32>, %c: tensor<64x48xf32>) {
  // expected-error @+1 {{'shale.contract' op indexing map of lhs must have one result per dimension, 2, got 1}}
  %r = shale.contract {accumulator = f32, block = 512 : i64,
      indexing_maps = [affine_map<(m, n, k) -> (k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], bounds = array<i64: 64, 48, 32>, parallel = 2 : i64}
    ins(%a, %b : tensor<64x32xf32>, tensor<32x48xf32>) outs(%c : tensor<64x48xf32>) -> tensor<64x48xf32>
  return
}

// -----

func.func @map_of_division(%a: tensor<64x32xf32>, %b: tensor<32x48xf32>, %c: tensor<64x48xf32>) {
  // expected-error @+1 {{'shale.contract' op result 0 of the indexing map of lhs must be a sum of multiples of loops}}
  %r = shale.contract {accumulator = f32, block = 512 : i64,
      indexing_maps = [affine_map<(m, n, k) -> (m floordiv 2, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], bounds = array<i64: 64, 48, 32>, parallel = 2 : i64}
    ins(%a, %b : tensor<64x32xf32>, tensor<32x48xf32>) outs(%c : tensor<64x48xf32>) -> tensor<64x48xf32>
  return
}

// -----

func.func @beyond_the_end(%a: tensor<64x32xf32>, %b: tensor<32x48xf32>, %c: tensor<64x48xf32>) {
  // expected-error @+1 {{'shale.contract' op dimension 0 of lhs must hold every index of its map, 0 to 126, got size 64}}
  %r = shale.contract {accumulator = f32, block = 512 : i64,
      indexing_maps = [affine_map<(m, n, k) -> (m * 2, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], bounds = array<i64: 64, 48, 32>, parallel = 2 : i64}
    ins(%a, %b : tensor<64x32xf32>, tensor<32x48xf32>) outs(%c : tensor<64x48xf32>) -> tensor<64x48xf32>
  return
}

// -----

func.func @before_the_start(%a: tensor<64x32xf32>, %b: tensor<32x48xf32>, %c: tensor<64x48xf32>) {
  // expected-error @+1 {{'shale.contract' op dimension 0 of lhs must hold every index of its map, -1 to 62, got size 64}}
  %r = shale.contract {accumulator = f32, block = 512 : i64,
      indexing_maps = [affine_map<(m, n, k) -> (m - 1, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], bounds = array<i64: 64, 48, 32>, parallel = 2 : i64}
    ins(%a, %b : tensor<64x32xf32>, tensor<32x48xf32>) outs(%c : tensor<64x48xf32>) -> tensor<64x48xf32>
  return
}

// -----

func.func @out_of_reduction_loop(%a: tensor<64x32xf32>, %b: tensor<32x48xf32>, %c: tensor<32x48xf32>) {
  // expected-error @+1 {{'shale.contract' op indexing map of out must have each of the 2 parallel loops as a result once}}
  %r = shale.contract {accumulator = f32, block = 512 : i64,
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (k, n)>], bounds = array<i64: 64, 48, 32>, parallel = 2 : i64}
    ins(%a, %b : tensor<64x32xf32>, tensor<32x48xf32>) outs(%c : tensor<32x48xf32>) -> tensor<32x48xf32>
  return
}

// -----

func.func @out_twice(%a: tensor<64x32xf32>, %b: tensor<32x48xf32>, %c: tensor<48x48xf32>) {
  // expected-error @+1 {{'shale.contract' op indexing map of out must have each of the 2 parallel loops as a result once}}
  %r = shale.contract {accumulator = f32, block = 512 : i64,
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (n, n)>], bounds = array<i64: 64, 48, 32>, parallel = 2 : i64}
    ins(%a, %b : tensor<64x32xf32>, tensor<32x48xf32>) outs(%c : tensor<48x48xf32>) -> tensor<48x48xf32>
  return
}

// -----

func.func @out_extent(%a: tensor<64x32xf32>, %b: tensor<32x48xf32>, %c: tensor<65x48xf32>) {
  // expected-error @+1 {{'shale.contract' op dimension 0 of out must have the extent of its loop, 64, got 65}}
  %r = shale.contract {accumulator = f32, block = 512 : i64,
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], bounds = array<i64: 64, 48, 32>, parallel = 2 : i64}
    ins(%a, %b : tensor<64x32xf32>, tensor<32x48xf32>) outs(%c : tensor<65x48xf32>) -> tensor<65x48xf32>
  return
}

// -----

func.func @out_rank(%a: tensor<32xf32>, %b: tensor<32xf32>, %c: tensor<f32>) {
  // expected-error @+1 {{'shale.contract' op out must have at least rank 1, got rank 0}}
  %r = shale.contract {accumulator = f32, block = 512 : i64,
      indexing_maps = [affine_map<(k) -> (k)>, affine_map<(k) -> (k)>, affine_map<(k) -> ()>], bounds = array<i64: 32>, parallel = 0 : i64}
    ins(%a, %b : tensor<32xf32>, tensor<32xf32>) outs(%c : tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @column(%a: tensor<64x32xf32>, %b: tensor<48x32xf32>, %c: tensor<64x48xf32>) {
  // expected-error @+1 {{'shale.contract' op indexing maps of rhs and out must have the same loop as last result}}
  %r = shale.contract {accumulator = f32, block = 512 : i64,
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], bounds = array<i64: 64, 48, 32>, parallel = 2 : i64}
    ins(%a, %b : tensor<64x32xf32>, tensor<48x32xf32>) outs(%c : tensor<64x48xf32>) -> tensor<64x48xf32>
  return
}

// -----

func.func @column_in_lhs(%a: tensor<64x48xf32>, %b: tensor<32x48xf32>, %c: tensor<64x48xf32>) {
  // expected-error @+1 {{'shale.contract' op column loop d1 must occur only as the last result of the maps of rhs and out}}
  %r = shale.contract {accumulator = f32, block = 512 : i64,
      indexing_maps = [affine_map<(m, n, k) -> (m, n)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], bounds = array<i64: 64, 48, 32>, parallel = 2 : i64}
    ins(%a, %b : tensor<64x48xf32>, tensor<32x48xf32>) outs(%c : tensor<64x48xf32>) -> tensor<64x48xf32>
  return
}

// -----

func.func @column_twice(%a: tensor<64x32xf32>, %b: tensor<79x48xf32>, %c: tensor<64x48xf32>) {
  // expected-error @+1 {{'shale.contract' op column loop d1 must occur only as the last result of the maps of rhs and out}}
  %r = shale.contract {accumulator = f32, block = 512 : i64,
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k + n, n)>, affine_map<(m, n, k) -> (m, n)>], bounds = array<i64: 64, 48, 32>, parallel = 2 : i64}
    ins(%a, %b : tensor<64x32xf32>, tensor<79x48xf32>) outs(%c : tensor<64x48xf32>) -> tensor<64x48xf32>
  return
}

// -----

func.func @accumulator(%a: tensor<64x32xf32>, %b: tensor<32x48xf32>, %c: tensor<64x48xf32>) {
  // expected-error @+1 {{'shale.contract' op accumulator must be a float or a signless integer, got ui32}}
  %r = shale.contract {accumulator = ui32, block = 512 : i64,
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], bounds = array<i64: 64, 48, 32>, parallel = 2 : i64}
    ins(%a, %b : tensor<64x32xf32>, tensor<32x48xf32>) outs(%c : tensor<64x48xf32>) -> tensor<64x48xf32>
  return
}

// -----

func.func @kind(%a: tensor<64x32xi32>, %b: tensor<32x48xf32>, %c: tensor<64x48xf32>) {
  // expected-error @+1 {{'shale.contract' op element type of lhs must extend to the accumulator, f32, got i32}}
  %r = shale.contract {accumulator = f32, block = 512 : i64,
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], bounds = array<i64: 64, 48, 32>, parallel = 2 : i64}
    ins(%a, %b : tensor<64x32xi32>, tensor<32x48xf32>) outs(%c : tensor<64x48xf32>) -> tensor<64x48xf32>
  return
}

// -----

func.func @narrow(%a: tensor<64x32xf32>, %b: tensor<32x48xf64>, %c: tensor<64x48xf32>) {
  // expected-error @+1 {{'shale.contract' op element type of rhs must extend to the accumulator, f32, got f64}}
  %r = shale.contract {accumulator = f32, block = 512 : i64,
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], bounds = array<i64: 64, 48, 32>, parallel = 2 : i64}
    ins(%a, %b : tensor<64x32xf32>, tensor<32x48xf64>) outs(%c : tensor<64x48xf32>) -> tensor<64x48xf32>
  return
}

// -----

func.func @out_kind(%a: tensor<64x32xf32>, %b: tensor<32x48xf32>, %c: tensor<64x48xi32>) {
  // expected-error @+1 {{'shale.contract' op element type of out must be a float or an integer as the accumulator is, f32, got i32}}
  %r = shale.contract {accumulator = f32, block = 512 : i64,
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], bounds = array<i64: 64, 48, 32>, parallel = 2 : i64}
    ins(%a, %b : tensor<64x32xf32>, tensor<32x48xf32>) outs(%c : tensor<64x48xi32>) -> tensor<64x48xi32>
  return
}

// -----

func.func @unsigned_floats(%a: tensor<64x32xf32>, %b: tensor<32x48xf32>, %c: tensor<64x48xf32>) {
  // expected-error @+1 {{'shale.contract' op is_unsigned must be on integers, got accumulator f32}}
  %r = shale.contract {accumulator = f32, block = 512 : i64,
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], bounds = array<i64: 64, 48, 32>, parallel = 2 : i64, is_unsigned}
    ins(%a, %b : tensor<64x32xf32>, tensor<32x48xf32>) outs(%c : tensor<64x48xf32>) -> tensor<64x48xf32>
  return
}
