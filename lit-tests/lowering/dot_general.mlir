// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt --shale-lower-to-linalg --split-input-file %s | FileCheck %s

// CHECK: #[[MAP0:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
// CHECK: #[[MAP1:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
// CHECK: #[[MAP2:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// CHECK-LABEL: func.func @main
// CHECK: shale.contract {accumulator = f32, block = {{[0-9]+}} : i64, bounds = array<i64: 3, 4, 6, 5>, indexing_maps = [#[[MAP0]], #[[MAP1]], #[[MAP2]]], parallel = 3 : i64}
func.func @main(%a: tensor<3x4x5xf32>, %b: tensor<3x5x6xf32>) -> tensor<3x4x6xf32> {
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<3x4x5xf32>, tensor<3x5x6xf32>) -> tensor<3x4x6xf32>
  return %0 : tensor<3x4x6xf32>
}

// -----

// The column loop must be innermost on the right: a copy.
// CHECK-LABEL: func.func @main
// CHECK: %[[T:.*]] = linalg.generic {{.*}} ins(%{{.*}} : tensor<6x5xbf16>) outs(%{{.*}} : tensor<5x6xbf16>)
// CHECK: shale.contract {accumulator = f32, {{.*}}} ins(%{{.*}}, %[[T]] : tensor<4x5xbf16>, tensor<5x6xbf16>) outs(%{{.*}} : tensor<4x6xbf16>)
func.func @main(%a: tensor<4x5xbf16>, %b: tensor<6x5xbf16>) -> tensor<4x6xbf16> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [1] : (tensor<4x5xbf16>, tensor<6x5xbf16>) -> tensor<4x6xbf16>
  return %0 : tensor<4x6xbf16>
}

// -----

// A matrix by a vector.
// CHECK-LABEL: func.func @main
// CHECK: linalg.fill
// CHECK: linalg.generic {indexing_maps = [#{{.*}}, #{{.*}}, #{{.*}}], iterator_types = ["parallel", "reduction"]}
// CHECK: attrs = {shale.lanes = 64 : i64}
// CHECK: arith.mulf
// CHECK: arith.addf
func.func @main(%a: tensor<4x5xf32>, %b: tensor<5xf32>) -> tensor<4xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<4x5xf32>, tensor<5xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// A vector by a matrix that lies the right way round.
// CHECK-LABEL: func.func @main
// CHECK: shale.contract {{.*}} ins(%{{.*}}, %{{.*}} : tensor<5xf32>, tensor<5x4xf32>)
func.func @main(%a: tensor<5x4xf32>, %b: tensor<5xf32>) -> tensor<4xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0] : (tensor<5x4xf32>, tensor<5xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
