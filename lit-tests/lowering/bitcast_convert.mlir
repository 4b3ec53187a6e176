// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt --shale-lower-to-linalg --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @main
// CHECK: arith.bitcast %{{.*}} : f32 to i32
func.func @main(%x: tensor<4xf32>) -> tensor<4xui32> {
  %0 = stablehlo.bitcast_convert %x : (tensor<4xf32>) -> tensor<4xui32>
  return %0 : tensor<4xui32>
}

// -----

// CHECK: affine_map<(d0, d1) -> (d0)>
// CHECK-LABEL: func.func @main
// CHECK: linalg.index 1
// CHECK: arith.shrui %{{.*}}, %{{.*}} : i32
// CHECK: arith.trunci %{{.*}} : i32 to i8
func.func @main(%x: tensor<4xf32>) -> tensor<4x4xui8> {
  %0 = stablehlo.bitcast_convert %x : (tensor<4xf32>) -> tensor<4x4xui8>
  return %0 : tensor<4x4xui8>
}

// -----

// CHECK-LABEL: func.func @main
// CHECK: ins(%{{.*}}, %{{.*}} : tensor<4x2xi16>, tensor<4x2xi16>)
// CHECK: arith.shli %{{.*}}, %{{.*}} : i32
// CHECK: arith.ori
// CHECK: arith.bitcast %{{.*}} : i32 to f32
func.func @main(%x: tensor<4x2xui16>) -> tensor<4xf32> {
  %0 = stablehlo.bitcast_convert %x : (tensor<4x2xui16>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
