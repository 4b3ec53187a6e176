// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @arrow(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>) {
  // expected-error @+1 {{'stablehlo.einsum' op einsum_config must name operands and result with -> between, got 'ab,bc'}}
  %0 = "stablehlo.einsum"(%a, %b) <{einsum_config = "ab,bc"}> : (tensor<4x8xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @operands(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>) {
  // expected-error @+1 {{'stablehlo.einsum' op einsum_config must name 2 operands, got 1}}
  %0 = "stablehlo.einsum"(%a, %b) <{einsum_config = "ab->a"}> : (tensor<4x8xf32>, tensor<8x2xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @ranks(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>) {
  // expected-error @+1 {{'stablehlo.einsum' op einsum_config must name the 2 dimensions of operand 0, got 'abc'}}
  %0 = "stablehlo.einsum"(%a, %b) <{einsum_config = "abc,bc->a"}> : (tensor<4x8xf32>, tensor<8x2xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @sizes(%a: tensor<4x8xf32>, %b: tensor<7x2xf32>) {
  // expected-error @+1 {{'stablehlo.einsum' op dimensions of one name must have one size, 8, got 7 in operand 1}}
  %0 = "stablehlo.einsum"(%a, %b) <{einsum_config = "ab,bc->ac"}> : (tensor<4x8xf32>, tensor<7x2xf32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @result(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>) {
  // expected-error @+1 {{'stablehlo.einsum' op result must have shape [4, 2], got [2, 4]}}
  %0 = "stablehlo.einsum"(%a, %b) <{einsum_config = "ab,bc->ac"}> : (tensor<4x8xf32>, tensor<8x2xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @unknown(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>) {
  // expected-error @+1 {{'stablehlo.einsum' op dimensions of the result must be those of an operand, got d}}
  %0 = "stablehlo.einsum"(%a, %b) <{einsum_config = "ab,bc->ad"}> : (tensor<4x8xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @twice(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>) {
  // expected-error @+1 {{'stablehlo.einsum' op dimensions of the result must be named once, got one twice}}
  %0 = "stablehlo.einsum"(%a, %b) <{einsum_config = "ab,bc->aa"}> : (tensor<4x8xf32>, tensor<8x2xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @letters(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>) {
  // expected-error @+1 {{'stablehlo.einsum' op einsum_config must name the 2 dimensions of operand 0, got 'a1'}}
  %0 = "stablehlo.einsum"(%a, %b) <{einsum_config = "a1,bc->ac"}> : (tensor<4x8xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  return
}
