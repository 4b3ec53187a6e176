// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @tensors
// CHECK: %[[E:.*]] = tensor.empty
// CHECK: shale.custom_call "t.f" ins(%arg0 : tensor<2xi8>) outs(%[[E]] : tensor<3x2xf32>) -> tensor<3x2xf32> {configuration = "k", input_types = [tensor<2xi1>], output_types = [tensor<3xcomplex<f32>>]}
// CHECK: shale.custom_call "t.g" {configuration = "", has_side_effect, input_types = [], output_types = []}
func.func @tensors(%a: tensor<2xi8>) -> tensor<3x2xf32> {
  %e = tensor.empty() : tensor<3x2xf32>
  %r = shale.custom_call "t.f" ins(%a : tensor<2xi8>) outs(%e : tensor<3x2xf32>) -> tensor<3x2xf32>
      {configuration = "k", input_types = [tensor<2xi1>], output_types = [tensor<3xcomplex<f32>>]}
  shale.custom_call "t.g" {configuration = "", has_side_effect, input_types = [], output_types = []}
  return %r : tensor<3x2xf32>
}

// CHECK-LABEL: func.func @memory
// CHECK: shale.custom_call "t.f" ins(%arg0 : memref<2xf32>) outs(%arg1 : memref<2xf32>) {configuration = "", index = 3 : i64,
func.func @memory(%a: memref<2xf32>, %b: memref<2xf32>) {
  shale.custom_call "t.f" ins(%a : memref<2xf32>) outs(%b : memref<2xf32>)
      {configuration = "", index = 3 : i64, input_types = [tensor<2xf32>], output_types = [tensor<2xf32>]}
  return
}
