// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt --shale-lower-to-linalg --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @main
// CHECK: math.ctpop %{{.*}} : i32
func.func @main(%x: tensor<4xui32>) -> tensor<4xui32> {
  %0 = stablehlo.popcnt %x : tensor<4xui32>
  return %0 : tensor<4xui32>
}
