// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt --shale-lower-to-linalg --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @main
// CHECK: %[[A:.*]] = tensor.insert_slice %{{.*}} into %{{.*}}[0, 0] [4, 6] [1, 1]
// CHECK: tensor.insert_slice %{{.*}} into %[[A]][0, 6] [4, 1] [1, 1]
func.func @main(%x: tensor<4x6xf32>, %y: tensor<4x1xf32>) -> tensor<4x7xf32> {
  %0 = stablehlo.concatenate %x, %y, dim = 1 : (tensor<4x6xf32>, tensor<4x1xf32>) -> tensor<4x7xf32>
  return %0 : tensor<4x7xf32>
}
