// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s -split-input-file --pass-pipeline="builtin.module(func.func(shale-sink-broadcasts))" | FileCheck %s

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d1)>

// A broadcast that a loop uses is computed there, so that its use can take it in.
// CHECK-LABEL: func.func @broadcast
// CHECK-NOT: linalg.generic
// CHECK: scf.while
// CHECK: do
// CHECK: %[[B:.*]] = linalg.generic {{.*}} ins(%arg1 : tensor<8xf32>)
// CHECK: linalg.generic {{.*}} ins(%{{.*}}, %[[B]] : tensor<4x8xf32>, tensor<4x8xf32>)
func.func @broadcast(%x: tensor<4x8xf32>, %bias: tensor<8xf32>, %n: i32) -> tensor<4x8xf32> {
  %one = arith.constant 1 : i32
  %e = tensor.empty() : tensor<4x8xf32>
  %b = linalg.generic {indexing_maps = [#row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%bias : tensor<8xf32>) outs(%e : tensor<4x8xf32>) {
    ^bb0(%v: f32, %o: f32): linalg.yield %v : f32
  } -> tensor<4x8xf32>
  %r:2 = scf.while (%i = %n, %y = %x) : (i32, tensor<4x8xf32>) -> (i32, tensor<4x8xf32>) {
    %c = arith.cmpi slt, %i, %one : i32
    scf.condition(%c) %i, %y : i32, tensor<4x8xf32>
  } do {
  ^bb0(%i: i32, %y: tensor<4x8xf32>):
    %next = arith.addi %i, %one : i32
    %s = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
        ins(%y, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
      ^bb0(%v: f32, %w: f32, %o: f32):
        %0 = arith.addf %v, %w : f32
        linalg.yield %0 : f32
    } -> tensor<4x8xf32>
    scf.yield %next, %s : i32, tensor<4x8xf32>
  }
  return %r#1 : tensor<4x8xf32>
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>

// What has as many elements as its result, and what costs more than to repeat it, is computed once.
// CHECK-LABEL: func.func @no_sinking_of_work
// CHECK: linalg.generic {{.*}} ins(%arg0 : tensor<4x8xf32>)
// CHECK: scf.while
// CHECK: do
// CHECK-COUNT-1: linalg.generic
// CHECK-NOT: linalg.generic
func.func @no_sinking_of_work(%x: tensor<4x8xf32>, %n: i32) -> tensor<4x8xf32> {
  %one = arith.constant 1 : i32
  %e = tensor.empty() : tensor<4x8xf32>
  %b = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
    ^bb0(%v: f32, %o: f32):
      %0 = shale.exp %v : f32
      linalg.yield %0 : f32
  } -> tensor<4x8xf32>
  %r:2 = scf.while (%i = %n, %y = %x) : (i32, tensor<4x8xf32>) -> (i32, tensor<4x8xf32>) {
    %c = arith.cmpi slt, %i, %one : i32
    scf.condition(%c) %i, %y : i32, tensor<4x8xf32>
  } do {
  ^bb0(%i: i32, %y: tensor<4x8xf32>):
    %next = arith.addi %i, %one : i32
    %s = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
        ins(%y, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
      ^bb0(%v: f32, %w: f32, %o: f32):
        %0 = arith.addf %v, %w : f32
        linalg.yield %0 : f32
    } -> tensor<4x8xf32>
    scf.yield %next, %s : i32, tensor<4x8xf32>
  }
  return %r#1 : tensor<4x8xf32>
}
