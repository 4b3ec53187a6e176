// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt --shale-lower-to-linalg --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @main
// CHECK: %[[T:.*]] = math.trunc %[[X:.*]] : f32
// CHECK: %[[D:.*]] = arith.subf %[[X]], %[[T]] : f32
// CHECK: %[[A:.*]] = math.absf %[[D]] : f32
// CHECK: %[[FAR:.*]] = arith.cmpf oge, %[[A]], %{{.*}} : f32
// CHECK: math.copysign %{{.*}}, %[[X]] : f32
// CHECK: arith.select %[[FAR]], %{{.*}}, %[[T]] : f32
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.round_nearest_afz %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
