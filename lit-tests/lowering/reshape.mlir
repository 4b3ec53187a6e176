// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt --shale-lower-to-linalg --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @main
// CHECK: %[[R:.*]] = tensor.collapse_shape %{{.*}} {{\[\[}}0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
// CHECK-NEXT: return %[[R]]
func.func @main(%x: tensor<2x3x4xf32>) -> tensor<6x4xf32> {
  %0 = stablehlo.reshape %x : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
  return %0 : tensor<6x4xf32>
}

// -----

// CHECK-LABEL: func.func @main
// CHECK: %[[F:.*]] = tensor.collapse_shape %{{.*}} {{\[\[}}0, 1]] : tensor<4x6xf32> into tensor<24xf32>
// CHECK-NEXT: tensor.expand_shape %[[F]] {{\[\[}}0, 1, 2]] output_shape [8, 1, 3]
func.func @main(%x: tensor<4x6xf32>) -> tensor<8x1x3xf32> {
  %0 = stablehlo.reshape %x : (tensor<4x6xf32>) -> tensor<8x1x3xf32>
  return %0 : tensor<8x1x3xf32>
}

// -----

// CHECK-LABEL: func.func @main
// CHECK: tensor.expand_shape %{{.*}} [] output_shape [1, 1]
func.func @main(%x: tensor<f32>) -> tensor<1x1xf32> {
  %0 = stablehlo.reshape %x : (tensor<f32>) -> tensor<1x1xf32>
  return %0 : tensor<1x1xf32>
}
