// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt --shale-lower-to-linalg --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @main
// CHECK: linalg.generic
// CHECK: ins(%{{.*}}, %{{.*}}, %{{.*}} : tensor<i8>, tensor<4xf32>, tensor<4xf32>)
// CHECK: %[[P:.*]] = arith.trunci %{{.*}} : i8 to i1
// CHECK: arith.select %[[P]], %{{.*}}, %{{.*}} : f32
func.func @main(%p: tensor<i1>, %x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.select %p, %x, %y : tensor<i1>, tensor<4xf32>
  return %0 : tensor<4xf32>
}
