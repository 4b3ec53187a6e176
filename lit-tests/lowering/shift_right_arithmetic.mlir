// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt --shale-lower-to-linalg --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @main
// CHECK: %[[S:.*]] = arith.minui %{{.*}}, %{{.*}} : i32
// CHECK: arith.shrsi %{{.*}}, %[[S]] : i32
func.func @main(%x: tensor<4xi32>, %y: tensor<4xi32>) -> tensor<4xi32> {
  %0 = stablehlo.shift_right_arithmetic %x, %y : tensor<4xi32>
  return %0 : tensor<4xi32>
}
