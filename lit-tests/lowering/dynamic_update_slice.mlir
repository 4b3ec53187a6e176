// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt --shale-lower-to-linalg --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @main
// CHECK-SAME: %[[X:[a-z0-9]*]]: tensor<9x4xf32>, %[[U:[a-z0-9]*]]: tensor<2x4xf32>, %[[I:[a-z0-9]*]]: tensor<i32>
// CHECK: %[[S:.*]] = tensor.extract %[[I]][]
// CHECK: %[[W:.*]] = arith.extsi %[[S]] : i32 to i64
// CHECK: %[[LAST:.*]] = arith.constant 7 : i64
// CHECK: %[[LOW:.*]] = arith.maxsi %[[W]]
// CHECK: %[[CLAMPED:.*]] = arith.minsi %[[LOW]], %[[LAST]]
// CHECK: %[[AT:.*]] = arith.index_cast %[[CLAMPED]] : i64 to index
// CHECK: %[[ZERO:.*]] = arith.constant 0 : index
// CHECK: tensor.insert_slice %[[U]] into %[[X]][%[[AT]], %[[ZERO]]] [2, 4] [1, 1] : tensor<2x4xf32> into tensor<9x4xf32>
func.func @main(%x: tensor<9x4xf32>, %u: tensor<2x4xf32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<9x4xf32> {
  %0 = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<9x4xf32>, tensor<2x4xf32>, tensor<i32>, tensor<i32>) -> tensor<9x4xf32>
  return %0 : tensor<9x4xf32>
}
