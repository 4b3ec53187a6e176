// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt --shale-lower-to-linalg --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @main
// CHECK: arith.cmpf oge
// CHECK: arith.cmpf ole
// CHECK: %[[S:.*]] = arith.select
// CHECK: %[[I:.*]] = arith.fptosi %[[S]] : f32 to i32
// CHECK: arith.select %{{.*}}, %{{.*}}, %[[I]] : i32
func.func @main(%x: tensor<4xf32>) -> tensor<4xi32> {
  %0 = stablehlo.convert %x : (tensor<4xf32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

// -----

// CHECK-LABEL: func.func @main
// CHECK: arith.fptoui %{{.*}} : f32 to i8
func.func @main(%x: tensor<4xf32>) -> tensor<4xui8> {
  %0 = stablehlo.convert %x : (tensor<4xf32>) -> tensor<4xui8>
  return %0 : tensor<4xui8>
}

// -----

// CHECK-LABEL: func.func @main
// CHECK: arith.cmpf une
// CHECK: arith.extui %{{.*}} : i1 to i8
func.func @main(%x: tensor<4xf32>) -> tensor<4xi1> {
  %0 = stablehlo.convert %x : (tensor<4xf32>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

// -----

// CHECK-LABEL: func.func @main
// CHECK: arith.uitofp %{{.*}} : i32 to f32
func.func @main(%x: tensor<4xui32>) -> tensor<4xf32> {
  %0 = stablehlo.convert %x : (tensor<4xui32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @main
// CHECK: arith.sitofp %{{.*}} : i32 to f32
// CHECK: arith.truncf %{{.*}} : f32 to bf16
func.func @main(%x: tensor<4xi32>) -> tensor<4xbf16> {
  %0 = stablehlo.convert %x : (tensor<4xi32>) -> tensor<4xbf16>
  return %0 : tensor<4xbf16>
}

// -----

// CHECK-LABEL: func.func @main
// CHECK: arith.extsi %{{.*}} : i8 to i32
func.func @main(%x: tensor<4xi8>) -> tensor<4xi32> {
  %0 = stablehlo.convert %x : (tensor<4xi8>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

// -----

// CHECK-LABEL: func.func @main
// CHECK: arith.extui %{{.*}} : i8 to i32
func.func @main(%x: tensor<4xui8>) -> tensor<4xi32> {
  %0 = stablehlo.convert %x : (tensor<4xui8>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

// -----

// CHECK-LABEL: func.func @main
// CHECK: arith.trunci %{{.*}} : i32 to i8
func.func @main(%x: tensor<4xi32>) -> tensor<4xi8> {
  %0 = stablehlo.convert %x : (tensor<4xi32>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}

// -----

// CHECK-LABEL: func.func @main
// CHECK: arith.trunci %{{.*}} : i8 to i1
// CHECK: arith.uitofp %{{.*}} : i1 to f32
func.func @main(%x: tensor<4xi1>) -> tensor<4xf32> {
  %0 = stablehlo.convert %x : (tensor<4xi1>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @main
// CHECK: arith.extf %{{.*}} : bf16 to f32
func.func @main(%x: tensor<4xbf16>) -> tensor<4xf32> {
  %0 = stablehlo.convert %x : (tensor<4xbf16>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @main
// CHECK: arith.truncf %{{.*}} : f64 to f32
// CHECK: arith.ori
// CHECK: arith.truncf %{{.*}} : f32 to bf16
func.func @main(%x: tensor<4xf64>) -> tensor<4xbf16> {
  %0 = stablehlo.convert %x : (tensor<4xf64>) -> tensor<4xbf16>
  return %0 : tensor<4xbf16>
}

// -----

// CHECK-LABEL: func.func @main
// CHECK: shale.encode %{{.*}} as f8E4M3FN : f32 to i8
func.func @main(%x: tensor<4xf32>) -> tensor<4xf8E4M3FN> {
  %0 = stablehlo.convert %x : (tensor<4xf32>) -> tensor<4xf8E4M3FN>
  return %0 : tensor<4xf8E4M3FN>
}

// -----

// CHECK-LABEL: func.func @main
// CHECK: linalg.generic
// CHECK-NEXT: ^bb0(%[[X:.*]]: i32, %{{.*}}: i32):
// CHECK-NEXT: linalg.yield %[[X]] : i32
func.func @main(%x: tensor<4xui32>) -> tensor<4xi32> {
  %0 = stablehlo.convert %x : (tensor<4xui32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}
