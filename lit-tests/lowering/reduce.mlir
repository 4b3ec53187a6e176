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
