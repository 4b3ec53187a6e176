// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt --shale-lower-to-linalg --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @main
// CHECK: math.ctlz %{{.*}} : i32
func.func @main(%x: tensor<4xi32>) -> tensor<4xi32> {
  %0 = stablehlo.count_leading_zeros %x : tensor<4xi32>
  return %0 : tensor<4xi32>
}
