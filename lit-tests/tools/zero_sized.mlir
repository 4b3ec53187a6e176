// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tensors without elements, of any size in the other dimensions.
// RUN: %shale_run %s --input=random | FileCheck %s

// CHECK: result 0: tensor<0x3xf32>
// CHECK-NEXT: []
// CHECK-NEXT: result 1: tensor<3xf32>
// CHECK-NEXT: [0.0, 0.0, 0.0]
// CHECK-NEXT: result 2: tensor<0x9223372036854775807xf32>
func.func @main(%a: tensor<0x3xf32>, %b: tensor<0x9223372036854775807xf32>) -> (tensor<0x3xf32>, tensor<3xf32>, tensor<0x9223372036854775807xf32>) {
  %0 = stablehlo.add %a, %a : tensor<0x3xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<0x3xf32>, tensor<f32>) -> tensor<3xf32>
  %2 = stablehlo.add %b, %b : tensor<0x9223372036854775807xf32>
  return %0, %1, %2 : tensor<0x3xf32>, tensor<3xf32>, tensor<0x9223372036854775807xf32>
}
