// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt --shale-lower-to-linalg --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @main
// CHECK: linalg.generic {{.*}} ins(%{{.*}} : tensor<3x1xi32>)
// CHECK: arith.extsi %{{.*}} : i32 to i64
// CHECK: arith.maxsi
// CHECK: %[[S:.*]] = arith.minsi
// CHECK: %[[ROW:.*]] = arith.index_cast %[[S]] : i64 to index
// CHECK: tensor.extract %{{.*}}[%[[ROW]], %{{.*}}] : tensor<9x4xf32>
func.func @main(%x: tensor<9x4xf32>, %i: tensor<3x1xi32>) -> tensor<3x4xf32> {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<9x4xf32>, tensor<3x1xi32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
