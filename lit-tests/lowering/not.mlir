// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt --shale-lower-to-linalg --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @main
// CHECK: %[[ONES:.*]] = arith.constant -1 : i32
// CHECK: arith.xori %{{.*}}, %[[ONES]] : i32
func.func @main(%x: tensor<4xi32>) -> tensor<4xi32> {
  %0 = stablehlo.not %x : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// -----

// CHECK-LABEL: func.func @main
// CHECK: arith.xori %{{.*}}, %true
func.func @main(%x: tensor<4xi1>) -> tensor<4xi1> {
  %0 = stablehlo.not %x : tensor<4xi1>
  return %0 : tensor<4xi1>
}
