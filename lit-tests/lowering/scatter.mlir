// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt --shale-lower-to-linalg --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @main
// CHECK: scf.for
// CHECK: arith.cmpi ule, %{{.*}}, %{{.*}} : i64
// CHECK: scf.if
// CHECK: scf.for
// CHECK: %[[OLD:.*]] = tensor.extract
// CHECK: %[[NEW:.*]] = tensor.extract
// CHECK: %[[SUM:.*]] = arith.addf %[[OLD]], %[[NEW]] : f32
// CHECK: tensor.insert %[[SUM]]
func.func @main(%x: tensor<9x4xf32>, %i: tensor<3x1xi32>, %u: tensor<3x4xf32>) -> tensor<9x4xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<9x4xf32>, tensor<3x1xi32>, tensor<3x4xf32>) -> tensor<9x4xf32>
  return %0 : tensor<9x4xf32>
}
