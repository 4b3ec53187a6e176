// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt --shale-lower-to-linalg --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @main
// CHECK: math.absf
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.abs %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @main
// CHECK: %[[N:.*]] = arith.subi %{{.*}}, %[[X:.*]] : i32
// CHECK: arith.maxsi %[[X]], %[[N]] : i32
func.func @main(%x: tensor<4xi32>) -> tensor<4xi32> {
  %0 = stablehlo.abs %x : tensor<4xi32>
  return %0 : tensor<4xi32>
}
