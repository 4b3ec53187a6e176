// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s -split-input-file --pass-pipeline="builtin.module(func.func(shale-fuse-elementwise))" | FileCheck %s

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d1)>
#col = affine_map<(d0, d1) -> (d0)>
#swap = affine_map<(d0, d1) -> (d1, d0)>

// A chain becomes one operation: the broadcast's map is composed, the splat is a scalar of the body.
// CHECK-LABEL: func.func @chain
// CHECK-NOT: linalg.fill
// CHECK: %[[R:.*]] = linalg.generic
// CHECK-SAME: indexing_maps = [#{{.*}}, #{{.*}}, #{{.*}}], iterator_types = ["parallel", "parallel"]
// CHECK-SAME: ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<8xf32>)
// CHECK: arith.addf
// CHECK: shale.exp
// CHECK: arith.mulf %{{.*}}, %cst
// CHECK: return %[[R]]
func.func @chain(%x: tensor<4x8xf32>, %bias: tensor<8xf32>) -> tensor<4x8xf32> {
  %three = arith.constant dense<3.0> : tensor<4x8xf32>
  %e = tensor.empty() : tensor<4x8xf32>
  %b = linalg.generic {indexing_maps = [#row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%bias : tensor<8xf32>) outs(%e : tensor<4x8xf32>) {
    ^bb0(%v: f32, %o: f32): linalg.yield %v : f32
  } -> tensor<4x8xf32>
  %s = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
    ^bb0(%v: f32, %w: f32, %o: f32):
      %0 = arith.addf %v, %w : f32
      linalg.yield %0 : f32
  } -> tensor<4x8xf32>
  %y = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%s, %three : tensor<4x8xf32>, tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
    ^bb0(%v: f32, %w: f32, %o: f32):
      %0 = shale.exp %v : f32
      %1 = arith.mulf %0, %w : f32
      linalg.yield %1 : f32
  } -> tensor<4x8xf32>
  return %y : tensor<4x8xf32>
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#col = affine_map<(d0, d1) -> (d0)>

// A producer goes into a reduction, which keeps its order.
// CHECK-LABEL: func.func @reduction
// CHECK: %[[F:.*]] = linalg.fill
// CHECK: linalg.generic
// CHECK-SAME: iterator_types = ["parallel", "reduction"]
// CHECK-SAME: ins(%arg0 : tensor<4x8xf32>) outs(%[[F]]
// CHECK-SAME: attrs = {shale.lanes = 64 : i64}
// CHECK: arith.mulf
// CHECK: arith.addf
// CHECK-NOT: linalg.generic
func.func @reduction(%x: tensor<4x8xf32>) -> tensor<4xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x8xf32>
  %s = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
    ^bb0(%v: f32, %o: f32):
      %0 = arith.mulf %v, %v : f32
      linalg.yield %0 : f32
  } -> tensor<4x8xf32>
  %e1 = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %r = linalg.generic {indexing_maps = [#id, #col], iterator_types = ["parallel", "reduction"]}
      ins(%s : tensor<4x8xf32>) outs(%f : tensor<4xf32>) attrs = {shale.lanes = 64 : i64} {
    ^bb0(%v: f32, %acc: f32):
      %0 = arith.addf %acc, %v : f32
      linalg.yield %0 : f32
  } -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

#id = affine_map<(d0) -> (d0)>

// Of two consumers, each gets a copy of what is cheap; what is not stays.
// CHECK-LABEL: func.func @two_uses
// CHECK: %[[E:.*]] = linalg.generic
// CHECK: arith.addf
// CHECK: shale.exp
// CHECK-COUNT-2: linalg.generic {{.*}} ins(%[[E]]
// CHECK-NOT: linalg.generic
func.func @two_uses(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %e = tensor.empty() : tensor<8xf32>
  %a = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) {
    ^bb0(%v: f32, %o: f32):
      %0 = arith.addf %v, %v : f32
      linalg.yield %0 : f32
  } -> tensor<8xf32>
  %b = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : tensor<8xf32>) outs(%e : tensor<8xf32>) {
    ^bb0(%v: f32, %o: f32):
      %0 = shale.exp %v : f32
      linalg.yield %0 : f32
  } -> tensor<8xf32>
  %c = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%b, %a : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) {
    ^bb0(%v: f32, %w: f32, %o: f32):
      %0 = arith.mulf %v, %w : f32
      linalg.yield %0 : f32
  } -> tensor<8xf32>
  %d = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%b, %a : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) {
    ^bb0(%v: f32, %w: f32, %o: f32):
      %0 = arith.subf %v, %w : f32
      linalg.yield %0 : f32
  } -> tensor<8xf32>
  return %c, %d : tensor<8xf32>, tensor<8xf32>
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d1)>
#one = affine_map<(d0) -> (d0)>

// An expensive function is not computed again for every row.
// CHECK-LABEL: func.func @broadcast
// CHECK: linalg.generic
// CHECK: shale.tanh
// CHECK: linalg.generic
// CHECK: arith.addf
func.func @broadcast(%x: tensor<4x8xf32>, %b: tensor<8xf32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %e1 = tensor.empty() : tensor<8xf32>
  %t = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%b : tensor<8xf32>) outs(%e1 : tensor<8xf32>) {
    ^bb0(%v: f32, %o: f32):
      %0 = shale.tanh %v : f32
      linalg.yield %0 : f32
  } -> tensor<8xf32>
  %s = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %t : tensor<4x8xf32>, tensor<8xf32>) outs(%e : tensor<4x8xf32>) {
    ^bb0(%v: f32, %w: f32, %o: f32):
      %0 = arith.addf %v, %w : f32
      linalg.yield %0 : f32
  } -> tensor<4x8xf32>
  return %s : tensor<4x8xf32>
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#slice = affine_map<(d0, d1) -> (d0 * 2 + 1, d1)>

// Indices of the producer are those that the consumer reads.
// CHECK-LABEL: func.func @indices
// CHECK: linalg.generic
// CHECK-NOT: ins(
// CHECK: %[[I:.*]] = linalg.index 0
// CHECK: %[[M:.*]] = arith.muli %[[I]], %{{.*}} : index
// CHECK: %[[A:.*]] = arith.addi %[[M]], %{{.*}} : index
// CHECK: arith.index_cast %[[A]]
// CHECK-NOT: linalg.generic
func.func @indices() -> tensor<3x8xi32> {
  %e = tensor.empty() : tensor<8x8xi32>
  %e1 = tensor.empty() : tensor<3x8xi32>
  %i = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<8x8xi32>) {
    ^bb0(%o: i32):
      %0 = linalg.index 0 : index
      %1 = arith.index_cast %0 : index to i32
      linalg.yield %1 : i32
  } -> tensor<8x8xi32>
  %s = linalg.generic {indexing_maps = [#slice, #id], iterator_types = ["parallel", "parallel"]}
      ins(%i : tensor<8x8xi32>) outs(%e1 : tensor<3x8xi32>) {
    ^bb0(%v: i32, %o: i32):
      linalg.yield %v : i32
  } -> tensor<3x8xi32>
  return %s : tensor<3x8xi32>
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#none = affine_map<(d0, d1) -> ()>

// What is one scalar everywhere is a fill.
// CHECK-LABEL: func.func @fill
// CHECK-NOT: linalg.generic
// CHECK: %[[C:.*]] = arith.constant 4.000000e+00 : f32
// CHECK: %[[F:.*]] = linalg.fill ins(%[[C]] : f32)
// CHECK: return %[[F]]
func.func @fill() -> tensor<4x8xf32> {
  %four = arith.constant dense<4.0> : tensor<f32>
  %e = tensor.empty() : tensor<4x8xf32>
  %b = linalg.generic {indexing_maps = [#none, #id], iterator_types = ["parallel", "parallel"]}
      ins(%four : tensor<f32>) outs(%e : tensor<4x8xf32>) {
    ^bb0(%v: f32, %o: f32): linalg.yield %v : f32
  } -> tensor<4x8xf32>
  return %b : tensor<4x8xf32>
}

// -----

// The sums of a residual network: each is used by its layer and by the next sum. The first is computed where it is used, from the two
// tensors it is the sum of; the second, which would take three, is kept; and so on: no layer reads all that came before.
// CHECK-LABEL: func.func @residual
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<8xf32>, %[[A:[a-z0-9]+]]: tensor<8xf32>, %[[B:[a-z0-9]+]]: tensor<8xf32>, %[[C:[a-z0-9]+]]: tensor<8xf32>
// CHECK: %[[SECOND:.*]] = linalg.generic {{.*}} ins(%{{.*}}, %{{.*}}, %{{.*}} : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>)
// CHECK: %[[THIRD:.*]] = linalg.generic {{.*}} ins(%[[SECOND]], %[[C]] : tensor<8xf32>, tensor<8xf32>)
// CHECK: linalg.generic {{.*}} ins(%[[X]], %[[A]] : tensor<8xf32>, tensor<8xf32>)
// CHECK: math.absf
// CHECK: linalg.generic {{.*}} ins(%[[SECOND]] : tensor<8xf32>)
// CHECK: math.absf
#one = affine_map<(d0) -> (d0)>
func.func @residual(%x: tensor<8xf32>, %a: tensor<8xf32>, %b: tensor<8xf32>, %c: tensor<8xf32>)
    -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %e = tensor.empty() : tensor<8xf32>
  %first = linalg.generic {indexing_maps = [#one, #one, #one], iterator_types = ["parallel"]}
      ins(%x, %a : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) {
    ^bb0(%v: f32, %w: f32, %o: f32):
      %0 = arith.addf %v, %w : f32
      linalg.yield %0 : f32
  } -> tensor<8xf32>
  %second = linalg.generic {indexing_maps = [#one, #one, #one], iterator_types = ["parallel"]}
      ins(%first, %b : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) {
    ^bb0(%v: f32, %w: f32, %o: f32):
      %0 = arith.addf %v, %w : f32
      linalg.yield %0 : f32
  } -> tensor<8xf32>
  %third = linalg.generic {indexing_maps = [#one, #one, #one], iterator_types = ["parallel"]}
      ins(%second, %c : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) {
    ^bb0(%v: f32, %w: f32, %o: f32):
      %0 = arith.addf %v, %w : f32
      linalg.yield %0 : f32
  } -> tensor<8xf32>
  %p = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]}
      ins(%first : tensor<8xf32>) outs(%e : tensor<8xf32>) {
    ^bb0(%v: f32, %o: f32):
      %0 = math.absf %v : f32
      linalg.yield %0 : f32
  } -> tensor<8xf32>
  %q = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]}
      ins(%second : tensor<8xf32>) outs(%e : tensor<8xf32>) {
    ^bb0(%v: f32, %o: f32):
      %0 = math.absf %v : f32
      linalg.yield %0 : f32
  } -> tensor<8xf32>
  return %third, %p, %q : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}
