// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Every constraint violated once.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @mixed(%a: tensor<2xf32>, %b: memref<2xf32>) {
  // expected-error @+1 {{'shale.custom_call' op operands must all be tensors or all be memrefs, got 1 tensors among 2}}
  shale.custom_call "t.f" ins(%a : tensor<2xf32>) outs(%b : memref<2xf32>) {configuration = "", input_types = [tensor<2xf32>], output_types = [tensor<2xf32>]}
  return
}

// -----

func.func @count(%a: memref<2xf32>, %b: memref<2xf32>) {
  // expected-error @+1 {{'shale.custom_call' op input_types must have one type per operand, 1, got 0}}
  shale.custom_call "t.f" ins(%a : memref<2xf32>) outs(%b : memref<2xf32>) {configuration = "", input_types = [], output_types = [tensor<2xf32>]}
  return
}

// -----

func.func @shape(%a: memref<2xf32>, %b: memref<2xf32>) {
  // expected-error @+1 {{'shale.custom_call' op entry 0 of output_types must have the shape of its operand, memref<2xf32>, got tensor<2xcomplex<f32>>}}
  shale.custom_call "t.f" ins(%a : memref<2xf32>) outs(%b : memref<2xf32>) {configuration = "", input_types = [tensor<2xf32>], output_types = [tensor<2xcomplex<f32>>]}
  return
}

// -----

func.func @results(%a: tensor<2xf32>, %b: tensor<2xf32>) {
  // expected-error @+1 {{'shale.custom_call' op results must be the tensors among 'outs', (tensor<2xf32>), got ()}}
  shale.custom_call "t.f" ins(%a : tensor<2xf32>) outs(%b : tensor<2xf32>) {configuration = "", input_types = [tensor<2xf32>], output_types = [tensor<2xf32>]}
  return
}
