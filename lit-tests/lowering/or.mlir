// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt --shale-lower-to-linalg --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @main
// CHECK: arith.ori %{{.*}}, %{{.*}} : i32
func.func @main(%x: tensor<4xi32>, %y: tensor<4xi32>) -> tensor<4xi32> {
  %0 = stablehlo.or %x, %y : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// -----

// CHECK-LABEL: func.func @main
// CHECK: %[[X:.*]] = arith.trunci %{{.*}} : i8 to i1
// CHECK: %[[Y:.*]] = arith.trunci %{{.*}} : i8 to i1
// CHECK: %[[R:.*]] = arith.ori %[[X]], %[[Y]] : i1
// CHECK: %[[S:.*]] = arith.extui %[[R]] : i1 to i8
// CHECK: linalg.yield %[[S]] : i8
func.func @main(%x: tensor<4xi1>, %y: tensor<4xi1>) -> tensor<4xi1> {
  %0 = stablehlo.or %x, %y : tensor<4xi1>
  return %0 : tensor<4xi1>
}
