// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt --shale-lower-to-linalg --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @main
// CHECK: arith.extui %{{.*}} : i8 to i64
// CHECK: arith.minui
// CHECK-NOT: arith.maxsi
// CHECK: tensor.extract %{{.*}} : tensor<9x4xf32>
func.func @main(%x: tensor<9x4xf32>, %i: tensor<ui8>, %j: tensor<ui8>) -> tensor<2x4xf32> {
  %0 = stablehlo.dynamic_slice %x, %i, %j, sizes = [2, 4] : (tensor<9x4xf32>, tensor<ui8>, tensor<ui8>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
