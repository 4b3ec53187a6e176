// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt --shale-lower-to-linalg --split-input-file %s | FileCheck %s

// @main keeps the program's own types.
// CHECK: func.func @main(%{{.*}}: tensor<4xi8>, %{{.*}}: tensor<2xi32>) -> (tensor<2xi32>, tensor<4xi8>)
// CHECK-SAME: shale.signature = {inputs = [tensor<4xi1>, tensor<2xui32>], outputs = [tensor<2xui32>, tensor<4xi1>]}
func.func @main(%x: tensor<4xi1>, %y: tensor<2xui32>) -> (tensor<2xui32>, tensor<4xi1>) {
  return %y, %x : tensor<2xui32>, tensor<4xi1>
}
