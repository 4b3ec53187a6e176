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

// Much work: items that go through all updates in order, each for its own rows.
// CHECK-LABEL: func.func @parts
// CHECK: scf.for %[[ITEM:[a-z0-9_]+]] = %c0{{.*}} to %c8{{.*}} iter_args
// CHECK: %[[FIRST:.*]] = arith.muli %[[ITEM]], %c2
// CHECK: %[[NEXT:.*]] = arith.addi %[[FIRST]], %c2
// CHECK: %[[END:.*]] = arith.minui %[[NEXT]], %c15
// CHECK: scf.for %{{.*}} = %c0{{.*}} to %c1000
// CHECK: %[[ROW:.*]] = arith.index_cast
// CHECK: %[[OWN:.*]] = arith.subi %[[ROW]], %[[FIRST]]
// CHECK: %[[OWNED:.*]] = arith.subi %[[END]], %[[FIRST]]
// CHECK: arith.cmpi ult, %[[OWN]], %[[OWNED]]
// CHECK: scf.for %{{.*}} = %c0{{.*}} to %c300
// CHECK: {shale.items}
func.func @parts(%x: tensor<15x300xf32>, %i: tensor<1000x1xi32>, %u: tensor<1000x300xf32>) -> tensor<15x300xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<15x300xf32>, tensor<1000x1xi32>, tensor<1000x300xf32>) -> tensor<15x300xf32>
  return %0 : tensor<15x300xf32>
}

// -----

// Windows of several rows may lie in those of two items.
// CHECK-LABEL: func.func @straddling
// CHECK-NOT: shale.items
func.func @straddling(%x: tensor<15x300xf32>, %i: tensor<1000x1xi32>, %u: tensor<1000x2x300xf32>) -> tensor<15x300xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<15x300xf32>, tensor<1000x1xi32>, tensor<1000x2x300xf32>) -> tensor<15x300xf32>
  return %0 : tensor<15x300xf32>
}
