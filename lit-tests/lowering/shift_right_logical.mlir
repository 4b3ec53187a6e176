// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt --shale-lower-to-linalg --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @main
// CHECK: %[[IN:.*]] = arith.cmpi ule, %[[Y:.*]], %{{.*}} : i32
// CHECK: %[[S:.*]] = arith.select %[[IN]], %[[Y]], %{{.*}} : i32
// CHECK: %[[R:.*]] = arith.shrui %{{.*}}, %[[S]] : i32
// CHECK: arith.select %[[IN]], %[[R]], %{{.*}} : i32
func.func @main(%x: tensor<4xui32>, %y: tensor<4xui32>) -> tensor<4xui32> {
  %0 = stablehlo.shift_right_logical %x, %y : tensor<4xui32>
  return %0 : tensor<4xui32>
}
