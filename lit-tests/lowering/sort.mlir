// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt --shale-lower-to-linalg --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @main
// CHECK: %[[SCRATCH:.*]] = tensor.empty() : tensor<1x9xf32>
// CHECK: scf.for
// CHECK: scf.for %{{.*}} = %{{.*}} to %c2
// CHECK: tensor.insert %{{.*}} into %{{.*}} : tensor<1x9xf32>
// CHECK: tensor.insert %{{.*}} into %{{.*}} : tensor<3x9xf32>
func.func @main(%x: tensor<3x9xf32>) -> tensor<3x9xf32> {
  %0 = "stablehlo.sort"(%x) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %c = stablehlo.compare LT, %p, %q, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<3x9xf32>) -> tensor<3x9xf32>
  return %0 : tensor<3x9xf32>
}

// -----

// The program takes three elements of each line: they are selected, nothing is sorted.
// CHECK-LABEL: func.func @first
// CHECK-NOT: tensor<1x9xf32>
// CHECK: %[[SELECTED:.*]] = scf.for {{.*}} -> (tensor<3x3xf32>)
// CHECK: arith.select
// CHECK: %[[STEPS:.*]] = arith.select
// CHECK: scf.for %{{.*}} = %{{.*}} to %[[STEPS]]
// CHECK: tensor.insert %{{.*}} into %{{.*}} : tensor<3x3xf32>
// CHECK: return %[[SELECTED]] : tensor<3x3xf32>
func.func @first(%x: tensor<3x9xf32>) -> tensor<3x3xf32> {
  %0 = "stablehlo.sort"(%x) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %c = stablehlo.compare LT, %p, %q, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<3x9xf32>) -> tensor<3x9xf32>
  %1 = stablehlo.slice %0 [0:3, 0:3] : (tensor<3x9xf32>) -> tensor<3x3xf32>
  return %1 : tensor<3x3xf32>
}

// -----

// The last elements are taken too: the whole line is sorted.
// CHECK-LABEL: func.func @last
// CHECK: tensor.insert %{{.*}} into %{{.*}} : tensor<1x9xf32>
func.func @last(%x: tensor<3x9xf32>) -> (tensor<3x3xf32>, tensor<3x3xf32>) {
  %0 = "stablehlo.sort"(%x) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %c = stablehlo.compare LT, %p, %q, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<3x9xf32>) -> tensor<3x9xf32>
  %1 = stablehlo.slice %0 [0:3, 0:3] : (tensor<3x9xf32>) -> tensor<3x3xf32>
  %2 = stablehlo.slice %0 [0:3, 6:9] : (tensor<3x9xf32>) -> tensor<3x3xf32>
  return %1, %2 : tensor<3x3xf32>, tensor<3x3xf32>
}

// -----

// Many lines: items, each with its own scratch.
// CHECK-LABEL: func.func @lines
// CHECK: %[[SCRATCH:.*]] = tensor.empty() : tensor<32x1x1000xf32>
// CHECK: scf.for %[[ITEM:[a-z0-9_]+]] = %c0{{.*}} to %c32{{.*}} iter_args
// CHECK: %[[FIRST:.*]] = arith.muli %[[ITEM]], %c2
// CHECK: scf.for %{{.*}} = %[[FIRST]] to
// CHECK: tensor.insert %{{.*}} into %{{.*}}[%[[ITEM]], %c0{{.*}}, %{{.*}}] : tensor<32x1x1000xf32>
// CHECK: {shale.items}
func.func @lines(%x: tensor<64x1000xf32>) -> tensor<64x1000xf32> {
  %0 = "stablehlo.sort"(%x) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %c = stablehlo.compare LT, %p, %q, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<64x1000xf32>) -> tensor<64x1000xf32>
  return %0 : tensor<64x1000xf32>
}
