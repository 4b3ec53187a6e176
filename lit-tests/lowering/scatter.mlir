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

// -----

// Much work: items that go through all updates in order, each to its own part of every window.
// CHECK-LABEL: func.func @parts
// CHECK: scf.for %[[ITEM:[a-z0-9_]+]] = %c0{{.*}} to %c4{{.*}} iter_args
// CHECK: %[[FIRST:.*]] = arith.muli %[[ITEM]], %c75
// CHECK: %[[END:.*]] = arith.addi %[[FIRST]], %c75
// CHECK: scf.for %{{.*}} = %c0{{.*}} to %c1000
// CHECK: scf.for %{{.*}} = %[[FIRST]] to %[[END]]
// CHECK: {shale.items}
func.func @parts(%x: tensor<9x300xf32>, %i: tensor<1000x1xi32>, %u: tensor<1000x300xf32>) -> tensor<9x300xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<9x300xf32>, tensor<1000x1xi32>, tensor<1000x300xf32>) -> tensor<9x300xf32>
  return %0 : tensor<9x300xf32>
}
