// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt --shale-lower-to-linalg --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @main
// CHECK: %[[IN:.*]] = arith.cmpi ult
// CHECK: tensor.extract %{{.*}} : tensor<2x4xf32>
// CHECK: arith.select %{{.*}}, %{{.*}}, %{{.*}} : f32
func.func @main(%x: tensor<9x4xf32>, %u: tensor<2x4xf32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<9x4xf32> {
  %0 = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<9x4xf32>, tensor<2x4xf32>, tensor<i32>, tensor<i32>) -> tensor<9x4xf32>
  return %0 : tensor<9x4xf32>
}
