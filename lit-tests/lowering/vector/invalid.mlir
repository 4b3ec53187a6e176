// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s -split-input-file -verify-diagnostics --pass-pipeline="builtin.module(shale.kernel(shale-vectorize-kernels))"

shale.kernel @not_associative(%begin: index, %end: index, %x: tensor<8xf32>, %out: tensor<f32>) -> tensor<f32>
    attributes {access = [#shale.access<read>, #shale.access<write>], grid = 1 : i64} {
  %c = arith.constant 0.0 : f32
  %f = linalg.fill ins(%c : f32) outs(%out : tensor<f32>) -> tensor<f32>
  // expected-error @+1 {{'shale.lanes' must be 1 for a body that is not one associative operation, got 64}}
  %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]}
      ins(%x : tensor<8xf32>) outs(%f : tensor<f32>) attrs = {shale.lanes = 64 : i64} {
    ^bb0(%v: f32, %acc: f32):
      %0 = arith.subf %acc, %v : f32
      linalg.yield %0 : f32
  } -> tensor<f32>
  shale.yield %r : tensor<f32>
}

// -----

shale.kernel @lanes(%begin: index, %end: index, %x: tensor<8xf32>, %out: tensor<f32>) -> tensor<f32>
    attributes {access = [#shale.access<read>, #shale.access<write>], grid = 1 : i64} {
  %c = arith.constant 0.0 : f32
  %f = linalg.fill ins(%c : f32) outs(%out : tensor<f32>) -> tensor<f32>
  // expected-error @+1 {{'shale.lanes' must be a power of two, got 12}}
  %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]}
      ins(%x : tensor<8xf32>) outs(%f : tensor<f32>) attrs = {shale.lanes = 12 : i64} {
    ^bb0(%v: f32, %acc: f32):
      %0 = arith.addf %acc, %v : f32
      linalg.yield %0 : f32
  } -> tensor<f32>
  shale.yield %r : tensor<f32>
}

// -----

shale.kernel @dynamic(%begin: index, %end: index, %x: tensor<?x?xf32>, %out: tensor<f32>) -> tensor<f32>
    attributes {access = [#shale.access<read>, #shale.access<write>], grid = 1 : i64} {
  %c = arith.constant 0.0 : f32
  %f = linalg.fill ins(%c : f32) outs(%out : tensor<f32>) -> tensor<f32>
  // expected-error @+1 {{must have one reduced loop when sizes are dynamic, got 2}}
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>], iterator_types = ["reduction", "reduction"]}
      ins(%x : tensor<?x?xf32>) outs(%f : tensor<f32>) attrs = {shale.lanes = 64 : i64} {
    ^bb0(%v: f32, %acc: f32):
      %0 = arith.addf %acc, %v : f32
      linalg.yield %0 : f32
  } -> tensor<f32>
  shale.yield %r : tensor<f32>
}
