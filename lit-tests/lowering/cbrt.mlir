// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt --shale-lower-to-linalg --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @main
// CHECK: shale.cbrt %{{.*}} : f32
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.cbrt %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @main
// CHECK: shale.cbrt %{{.*}} : bf16
func.func @main(%x: tensor<4xbf16>) -> tensor<4xbf16> {
  %0 = stablehlo.cbrt %x : tensor<4xbf16>
  return %0 : tensor<4xbf16>
}
