// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt --shale-lower-to-linalg --split-input-file %s | FileCheck %s

// CHECK: #[[MAP0:.*]] = affine_map<(d0, d1, d2, d3) -> (d0 * 2 + d2, d1 + d3)>
// CHECK-LABEL: func.func @main
// CHECK: linalg.generic {indexing_maps = [#[[MAP0]], #{{.*}}, #{{.*}}], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%{{.*}}, %{{.*}} : tensor<4x6xf32>, tensor<2x3xi8>)
// CHECK: attrs = {shale.lanes = 1 : i64}
// CHECK: arith.maximumf
func.func @main(%x: tensor<4x6xf32>) -> tensor<2x4xf32> {
  %i = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %i) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// -----

// Windows of all elements so far: a scan.
// CHECK-LABEL: func.func @main
// CHECK: scf.for %[[J:[a-z0-9_]+]] = {{.*}} -> (tensor<4x6xf32>)
// CHECK: scf.for %[[K:[a-z0-9_]+]] = {{.*}} iter_args(%[[OUT:[a-z0-9_]+]] = %{{.*}}, %[[SUM:[a-z0-9_]+]] = %{{.*}}) -> (tensor<4x6xf32>, f32)
// CHECK: %[[X:.*]] = tensor.extract %{{.*}}[%[[K]], %[[J]]]
// CHECK: %[[NEXT:.*]] = arith.addf %[[SUM]], %[[X]] : f32
// CHECK: tensor.insert %[[NEXT]] into %[[OUT]][%[[K]], %[[J]]]
func.func @main(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %i = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %i) <{padding = dense<[[3, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 4, 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}

// -----

// Scans of many lines: several side by side, in items.
// CHECK-LABEL: func.func @lines
// CHECK: scf.for %{{.*}} = %c0{{.*}} to %c32{{.*}} iter_args
// CHECK: scf.for %{{.*}} = %c1{{.*}} to %c1000{{.*}} iter_args(%{{.*}} = %{{.*}}, %{{.*}} = %{{.*}}, %{{.*}} = %{{.*}}, %{{.*}} = %{{.*}}, %{{.*}} = %{{.*}}, %{{.*}} = %{{.*}}, %{{.*}} = %{{.*}}, %{{.*}} = %{{.*}}, %{{.*}} = %{{.*}}) -> (tensor<256x1000xf32>, f32, f32, f32, f32, f32, f32, f32, f32)
// CHECK: {shale.items}
func.func @lines(%x: tensor<256x1000xf32>) -> tensor<256x1000xf32> {
  %i = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %i) <{padding = dense<[[0, 0], [999, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 1000>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256x1000xf32>
  return %0 : tensor<256x1000xf32>
}
