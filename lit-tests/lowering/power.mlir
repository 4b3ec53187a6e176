// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt --shale-lower-to-linalg --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @main
// CHECK: shale.pow %{{.*}}, %{{.*}} : f32
func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.power %x, %y : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @main
// CHECK: arith.constant 1 : i8
// CHECK: arith.andi
// CHECK: arith.muli
// CHECK: arith.shrui
// CHECK-NOT: arith.cmpi slt
func.func @main(%x: tensor<4xui8>, %y: tensor<4xui8>) -> tensor<4xui8> {
  %0 = stablehlo.power %x, %y : tensor<4xui8>
  return %0 : tensor<4xui8>
}

// -----

// CHECK-LABEL: func.func @main
// CHECK: arith.muli
// CHECK: arith.cmpi slt
func.func @main(%x: tensor<4xi8>, %y: tensor<4xi8>) -> tensor<4xi8> {
  %0 = stablehlo.power %x, %y : tensor<4xi8>
  return %0 : tensor<4xi8>
}
