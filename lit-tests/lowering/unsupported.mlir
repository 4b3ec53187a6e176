// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not shale-opt --shale-lower-to-linalg --split-input-file %s 2>&1 | FileCheck %s

// Every violation is reported, and what follows from one is not.
// CHECK: error: 'stablehlo.custom_call' op has no lowering for target 'unknown'
// CHECK: error: 'stablehlo.fft' op has no lowering for
// CHECK-NOT: error:
func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<3xcomplex<f32>>) {
  %0 = stablehlo.custom_call @unknown(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.add %0, %y : tensor<4xf32>
  %2 = stablehlo.fft %y, type = RFFT, length = [4] : (tensor<4xf32>) -> tensor<3xcomplex<f32>>
  return %1, %2 : tensor<4xf32>, tensor<3xcomplex<f32>>
}

// -----

// CHECK: error: 'func.func' op argument 0 must be a static tensor of booleans, integers or floats, got tensor<?xf32>
func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {
  return %x : tensor<?xf32>
}
