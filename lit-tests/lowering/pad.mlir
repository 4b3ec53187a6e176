// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt --shale-lower-to-linalg --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @main
// CHECK: %[[F:.*]] = linalg.generic {{.*}} ins(%{{.*}} : tensor<f32>)
// CHECK: tensor.insert_slice %{{.*}} into %[[F]][1, 0] [4, 6] [2, 1] : tensor<4x6xf32> into tensor<8x8xf32>
func.func @main(%x: tensor<4x6xf32>, %v: tensor<f32>) -> tensor<8x8xf32> {
  %0 = stablehlo.pad %x, %v, low = [1, 0], high = [0, 2], interior = [1, 0] : (tensor<4x6xf32>, tensor<f32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// -----

// CHECK-LABEL: func.func @main
// CHECK-NOT: tensor.insert_slice
// CHECK: return
func.func @main(%x: tensor<4x6xf32>, %v: tensor<f32>) -> tensor<2x6xf32> {
  %0 = stablehlo.pad %x, %v, low = [-1, 0], high = [-1, 0], interior = [0, 0] : (tensor<4x6xf32>, tensor<f32>) -> tensor<2x6xf32>
  return %0 : tensor<2x6xf32>
}
