// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt --shale-lower-to-linalg --split-input-file %s | FileCheck %s

// CHECK: #[[MAP0:.*]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: #[[MAP1:.*]] = affine_map<(d0, d1) -> (d0)>
// CHECK-LABEL: func.func @main
// CHECK: %[[F:.*]] = linalg.fill ins(%{{.*}} : f32)
// CHECK: %[[R:.*]] = linalg.generic {indexing_maps = [#[[MAP0]], #[[MAP1]]], iterator_types = ["parallel", "reduction"]} ins(%{{.*}} : tensor<4x6xf32>) outs(%[[F]] : tensor<4xf32>) attrs = {shale.lanes = 64 : i64}
// CHECK: arith.addf
// CHECK: return %[[R]]
func.func @main(%x: tensor<4x6xf32>) -> tensor<4xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// An init value that changes the result is combined last, on the left.
// CHECK-LABEL: func.func @main
// CHECK: arith.constant -0.000000e+00 : f32
// CHECK: %[[R:.*]] = linalg.generic {{.*}} attrs = {shale.lanes = 8 : i64}
// CHECK: linalg.generic {{.*}} ins(%[[I:.*]], %[[R]] : tensor<f32>, tensor<6xf32>)
// CHECK-NEXT: ^bb0(%[[X:.*]]: f32, %[[Y:.*]]: f32, %{{.*}}: f32):
// CHECK-NEXT: arith.addf %[[X]], %[[Y]] : f32
func.func @main(%x: tensor<4x6xf32>, %i: tensor<f32>) -> tensor<6xf32> {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [0] : (tensor<4x6xf32>, tensor<f32>) -> tensor<6xf32>
  return %0 : tensor<6xf32>
}

// -----

// A body of several operations goes in order.
// CHECK-LABEL: func.func @main
// CHECK: %{{.*}}:2 = linalg.generic {{.*}} iterator_types = ["reduction"]} {{.*}} attrs = {shale.lanes = 1 : i64}
// CHECK: arith.cmpi sge
// CHECK: arith.select
// CHECK: arith.select
// CHECK: linalg.yield %{{.*}}, %{{.*}} : i32, i32
func.func @main(%x: tensor<4xi32>, %y: tensor<4xi32>, %i: tensor<i32>) -> tensor<i32> {
  %0:2 = stablehlo.reduce(%x init: %i), (%y init: %i) across dimensions = [0] : (tensor<4xi32>, tensor<4xi32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
   reducer(%p: tensor<i32>, %q: tensor<i32>) (%s: tensor<i32>, %u: tensor<i32>) {
    %c = stablehlo.compare GE, %p, %q, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %v = stablehlo.select %c, %p, %q : tensor<i1>, tensor<i32>
    %w = stablehlo.select %c, %s, %u : tensor<i1>, tensor<i32>
    stablehlo.return %v, %w : tensor<i32>, tensor<i32>
   }
  return %0#1 : tensor<i32>
}

// -----

// A large reduction to one result has a stage of blocks first.
// CHECK-DAG: #[[BLOCK:.*]] = affine_map<(d0, d1) -> (d0 * 65536 + d1)>
// CHECK-DAG: #[[INNER:.*]] = affine_map<(d0, d1) -> (d1)>
// CHECK-DAG: #[[OUTER:.*]] = affine_map<(d0, d1) -> (d0)>
// CHECK-LABEL: func.func @blocks
// CHECK: %[[P:.*]] = linalg.generic {indexing_maps = [#[[BLOCK]], #[[INNER]], #[[OUTER]]], iterator_types = ["parallel", "reduction"]} ins(%{{.*}}, %{{.*}} : tensor<1048576xf32>, tensor<65536xi8>) outs(%{{.*}} : tensor<16xf32>) attrs = {shale.lanes = 64 : i64}
// CHECK: linalg.generic {{.*}} iterator_types = ["reduction"]} ins(%[[P]] : tensor<16xf32>) outs(%{{.*}} : tensor<f32>) attrs = {shale.lanes = 64 : i64}
func.func @blocks(%x: tensor<1048576xf32>) -> tensor<f32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<1048576xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

// An extent without a divisor near the size of a block: what is left over is reduced on its own, and is what the second stage starts from.
// CHECK-DAG: #[[REST:.*]] = affine_map<(d0) -> (d0 + 983040)>
// CHECK-DAG: #[[BLOCK:.*]] = affine_map<(d0, d1) -> (d0 * 65536 + d1)>
// CHECK-LABEL: func.func @rest
// CHECK: %[[R:.*]] = linalg.generic {indexing_maps = [#[[REST]], {{.*}} ins(%{{.*}}, %{{.*}} : tensor<1048573xf32>, tensor<65533xi8>) outs(%{{.*}} : tensor<f32>)
// CHECK: %[[P:.*]] = linalg.generic {indexing_maps = [#[[BLOCK]], {{.*}} outs(%{{.*}} : tensor<15xf32>)
// CHECK: linalg.generic {{.*}} ins(%[[P]] : tensor<15xf32>) outs(%[[R]] : tensor<f32>)
func.func @rest(%x: tensor<1048573xf32>) -> tensor<f32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<1048573xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

// Few columns.
// CHECK-LABEL: func.func @columns
// CHECK: linalg.generic {{.*}} iterator_types = ["parallel", "reduction", "parallel"]} ins(%{{.*}}, %{{.*}} : tensor<131072x8xf32>, tensor<2048xi8>) outs(%{{.*}} : tensor<64x8xf32>) attrs = {shale.lanes = 8 : i64}
// CHECK: linalg.generic {{.*}} iterator_types = ["reduction", "parallel"]} ins(%{{.*}} : tensor<64x8xf32>) outs(%{{.*}} : tensor<8xf32>) attrs = {shale.lanes = 8 : i64}
func.func @columns(%x: tensor<131072x8xf32>) -> tensor<8xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<131072x8xf32>, tensor<f32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

// Any associative body: a block starts from its first elements, the init values are used once.
// CHECK-LABEL: func.func @variadic
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<1048576xi32>, %[[Y:[a-z0-9]+]]: tensor<1048576xi32>, %[[I:[a-z0-9]+]]: tensor<i32>
// CHECK: %[[P:.*]]:2 = linalg.generic {{.*}} iterator_types = ["parallel", "reduction"]} ins(%[[X]], %[[Y]], %{{.*}} : tensor<1048576xi32>, tensor<1048576xi32>, tensor<4096xi8>) outs(%{{.*}}, %{{.*}} : tensor<256xi32>, tensor<256xi32>) attrs = {shale.lanes = 1 : i64}
// CHECK: %[[D:.*]] = linalg.index 1
// CHECK: %[[FIRST:.*]] = arith.cmpi slt, %[[D]]
// CHECK: arith.select %[[FIRST]]
// CHECK: arith.select %[[FIRST]]
// CHECK: linalg.generic {{.*}} iterator_types = ["reduction"]} ins(%[[P]]#0, %[[P]]#1 : tensor<256xi32>, tensor<256xi32>) outs(%[[I]], %[[I]] : tensor<i32>, tensor<i32>) attrs = {shale.lanes = 1 : i64}
func.func @variadic(%x: tensor<1048576xi32>, %y: tensor<1048576xi32>, %i: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
  %0:2 = stablehlo.reduce(%x init: %i), (%y init: %i) across dimensions = [0] : (tensor<1048576xi32>, tensor<1048576xi32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
   reducer(%p: tensor<i32>, %q: tensor<i32>) (%s: tensor<i32>, %u: tensor<i32>) {
    %c = stablehlo.compare GE, %p, %q, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %v = stablehlo.select %c, %p, %q : tensor<i1>, tensor<i32>
    %w = stablehlo.select %c, %s, %u : tensor<i1>, tensor<i32>
    stablehlo.return %v, %w : tensor<i32>, tensor<i32>
   }
  return %0#0, %0#1 : tensor<i32>, tensor<i32>
}
