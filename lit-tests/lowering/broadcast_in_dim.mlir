// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt --shale-lower-to-linalg --split-input-file %s | FileCheck %s

// CHECK: #[[MAP0:.*]] = affine_map<(d0, d1) -> (0, d1)>
// CHECK: #[[MAP1:.*]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-LABEL: func.func @main
// CHECK: linalg.generic {indexing_maps = [#[[MAP0]], #[[MAP1]]]
// CHECK-NEXT: ^bb0(%[[X:.*]]: f32, %{{.*}}: f32):
// CHECK-NEXT: linalg.yield %[[X]] : f32
func.func @main(%x: tensor<1x6xf32>) -> tensor<4x6xf32> {
  %0 = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}

// -----

// CHECK: #[[MAP0:.*]] = affine_map<(d0, d1) -> (d0)>
// CHECK-LABEL: func.func @main
// CHECK: linalg.generic {indexing_maps = [#[[MAP0]],
// CHECK-NEXT: ^bb0(%[[X:.*]]: i8, %{{.*}}: i8):
// CHECK-NEXT: linalg.yield %[[X]] : i8
func.func @main(%x: tensor<4xi1>) -> tensor<4x6xi1> {
  %0 = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<4xi1>) -> tensor<4x6xi1>
  return %0 : tensor<4x6xi1>
}
