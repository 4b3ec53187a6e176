// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt --shale-lower-to-linalg --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @main
// CHECK: %[[M:.*]] = arith.maximumf %{{.*}}, %{{.*}} : f32
// CHECK: arith.minimumf %[[M]], %{{.*}} : f32
func.func @main(%l: tensor<f32>, %x: tensor<4xf32>, %h: tensor<f32>) -> tensor<4xf32> {
  %0 = stablehlo.clamp %l, %x, %h : (tensor<f32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
