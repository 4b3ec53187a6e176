// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt --shale-lower-to-linalg --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @main
// CHECK: arith.divf
func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.divide %x, %y : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @main
// CHECK: %[[ZERO:.*]] = arith.cmpi eq, %[[Y:.*]], %{{.*}} : i32
// CHECK: %[[SAFE:.*]] = arith.select %{{.*}}, %{{.*}}, %[[Y]] : i32
// CHECK: %[[Q:.*]] = arith.divsi %{{.*}}, %[[SAFE]] : i32
// CHECK: arith.select %[[ZERO]], %{{.*}}, %[[Q]] : i32
func.func @main(%x: tensor<4xi32>, %y: tensor<4xi32>) -> tensor<4xi32> {
  %0 = stablehlo.divide %x, %y : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// -----

// CHECK-LABEL: func.func @main
// CHECK: %[[ZERO:.*]] = arith.cmpi eq, %[[Y:.*]], %{{.*}} : i32
// CHECK: %[[SAFE:.*]] = arith.select %{{.*}}, %{{.*}}, %[[Y]] : i32
// CHECK: %[[Q:.*]] = arith.divui %{{.*}}, %[[SAFE]] : i32
// CHECK: arith.select %[[ZERO]], %{{.*}}, %[[Q]] : i32
func.func @main(%x: tensor<4xui32>, %y: tensor<4xui32>) -> tensor<4xui32> {
  %0 = stablehlo.divide %x, %y : tensor<4xui32>
  return %0 : tensor<4xui32>
}
