// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s -split-input-file --shale-outline-kernels | FileCheck %s

#id = affine_map<(d0, d1) -> (d0, d1)>

// What a concatenation of concatenations inserts is computed in one kernel, in its place.
// CHECK-LABEL: shale.kernel @insert_0(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4x8xf32>, %{{[a-z0-9]+}}: tensor<1x8xf32>, %[[OUT:[a-z0-9]+]]: tensor<9x8xf32>)
// CHECK: %[[A:.*]] = linalg.generic {{.*}} ins(%[[X]] : tensor<4x8xf32>) {{.*}}{shale.part}
// CHECK: %[[V:.*]] = tensor.insert_slice %{{.*}} into %[[OUT]][0, 0] [4, 8] [2, 1]
// CHECK: %[[B:.*]] = linalg.generic {{.*}} ins(%[[X]] : tensor<4x8xf32>) {{.*}}{shale.part}
// CHECK: %[[W:.*]] = tensor.insert_slice %{{.*}} into %[[V]][1, 0] [4, 8] [2, 1]
// CHECK: tensor.insert_slice %{{.*}} into %[[W]][8, 0] [1, 8] [1, 1]
// CHECK-NOT: shale.kernel
// CHECK: func.func @main
func.func @main(%x: tensor<4x8xf32>, %row: tensor<1x8xf32>) -> tensor<9x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %a = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
    ^bb0(%v: f32, %o: f32):
    %0 = arith.negf %v : f32
    linalg.yield %0 : f32
  } -> tensor<4x8xf32>
  %b = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
    ^bb0(%v: f32, %o: f32):
    %0 = arith.addf %v, %v : f32
    linalg.yield %0 : f32
  } -> tensor<4x8xf32>
  %a1 = tensor.expand_shape %a [[0, 1], [2]] output_shape [4, 1, 8] : tensor<4x8xf32> into tensor<4x1x8xf32>
  %b1 = tensor.expand_shape %b [[0, 1], [2]] output_shape [4, 1, 8] : tensor<4x8xf32> into tensor<4x1x8xf32>
  %pairs = tensor.empty() : tensor<4x2x8xf32>
  %p0 = tensor.insert_slice %a1 into %pairs[0, 0, 0] [4, 1, 8] [1, 1, 1] : tensor<4x1x8xf32> into tensor<4x2x8xf32>
  %p1 = tensor.insert_slice %b1 into %p0[0, 1, 0] [4, 1, 8] [1, 1, 1] : tensor<4x1x8xf32> into tensor<4x2x8xf32>
  %flat = tensor.collapse_shape %p1 [[0, 1], [2]] : tensor<4x2x8xf32> into tensor<8x8xf32>
  %whole = tensor.empty() : tensor<9x8xf32>
  %w0 = tensor.insert_slice %flat into %whole[0, 0] [8, 8] [1, 1] : tensor<8x8xf32> into tensor<9x8xf32>
  %w1 = tensor.insert_slice %row into %w0[8, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<9x8xf32>
  return %w1 : tensor<9x8xf32>
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>

// A part that something else needs has memory, and so has one that is inserted into what it is computed from.
// CHECK: shale.kernel @elementwise_0
// CHECK: shale.kernel @insert_1
// CHECK: shale.kernel @elementwise_2
// CHECK: shale.kernel @insert_3
// CHECK: func.func @main
func.func @main(%x: tensor<4x8xf32>) -> (tensor<8x8xf32>, tensor<4x8xf32>, tensor<8x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  %a = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
    ^bb0(%v: f32, %o: f32):
    %0 = arith.negf %v : f32
    linalg.yield %0 : f32
  } -> tensor<4x8xf32>
  %whole = tensor.empty() : tensor<8x8xf32>
  %w0 = tensor.insert_slice %a into %whole[0, 0] [4, 8] [1, 1] : tensor<4x8xf32> into tensor<8x8xf32>
  %w1 = tensor.insert_slice %x into %w0[4, 0] [4, 8] [1, 1] : tensor<4x8xf32> into tensor<8x8xf32>
  %part = tensor.extract_slice %w1[1, 0] [4, 8] [1, 1] : tensor<8x8xf32> to tensor<4x8xf32>
  %b = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%part : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
    ^bb0(%v: f32, %o: f32):
    %0 = arith.negf %v : f32
    linalg.yield %0 : f32
  } -> tensor<4x8xf32>
  %w2 = tensor.insert_slice %b into %w1[0, 0] [4, 8] [1, 1] : tensor<4x8xf32> into tensor<8x8xf32>
  return %w1, %a, %w2 : tensor<8x8xf32>, tensor<4x8xf32>, tensor<8x8xf32>
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>

// Neighbours that read the same tensors are one operation with two results, each of which may lie over an operand.
// CHECK: shale.kernel @elementwise_0(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4x8xf32>, %[[Y:[a-z0-9]+]]: tensor<4x8xf32>, %[[P:[a-z0-9]+]]: tensor<4x8xf32>, %[[Q:[a-z0-9]+]]: tensor<4x8xf32>)
// CHECK-SAME: shale.in_place = array<i64: 0, 2, 1, 2, 0, 3, 1, 3>
// CHECK: linalg.generic {{.*}} ins(%[[X]], %[[Y]] : tensor<4x8xf32>, tensor<4x8xf32>) outs(%[[P]], %[[Q]] : tensor<4x8xf32>, tensor<4x8xf32>)
// CHECK: arith.addf
// CHECK: arith.subf
// CHECK: linalg.yield %{{.*}}, %{{.*}} : f32, f32
// CHECK-NOT: linalg.generic
// CHECK: func.func @main
func.func @main(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  %a = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %y : tensor<4x8xf32>, tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
    ^bb0(%v: f32, %w: f32, %o: f32):
    %0 = arith.addf %v, %w : f32
    linalg.yield %0 : f32
  } -> tensor<4x8xf32>
  %b = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%y, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
    ^bb0(%v: f32, %w: f32, %o: f32):
    %0 = arith.subf %v, %w : f32
    linalg.yield %0 : f32
  } -> tensor<4x8xf32>
  return %a, %b : tensor<4x8xf32>, tensor<4x8xf32>
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#t = affine_map<(d0, d1) -> (d1, d0)>

// What needs the result of one run, element by element in another order, begins the next.
// CHECK: shale.kernel @elementwise_0
// CHECK: shale.kernel @elementwise_1
// CHECK: func.func @main
// CHECK: %[[R:.*]]:2 = shale.dispatch @elementwise_0
// CHECK: %{{.*}}:2 = shale.dispatch @elementwise_1 ins(%[[R]]#0, %[[R]]#1
func.func @main(%x: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %e = tensor.empty() : tensor<8x8xf32>
  %a = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) {
    ^bb0(%v: f32, %o: f32):
    %0 = arith.negf %v : f32
    linalg.yield %0 : f32
  } -> tensor<8x8xf32>
  %b = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) {
    ^bb0(%v: f32, %o: f32):
    %0 = arith.addf %v, %v : f32
    linalg.yield %0 : f32
  } -> tensor<8x8xf32>
  %c = linalg.generic {indexing_maps = [#t, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<8x8xf32>, tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) {
    ^bb0(%v: f32, %w: f32, %o: f32):
    %0 = arith.addf %v, %w : f32
    linalg.yield %0 : f32
  } -> tensor<8x8xf32>
  %d = linalg.generic {indexing_maps = [#t, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<8x8xf32>, tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) {
    ^bb0(%v: f32, %w: f32, %o: f32):
    %0 = arith.subf %v, %w : f32
    linalg.yield %0 : f32
  } -> tensor<8x8xf32>
  return %c, %d : tensor<8x8xf32>, tensor<8x8xf32>
}
