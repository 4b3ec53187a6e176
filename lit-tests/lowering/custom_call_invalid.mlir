// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt --shale-lower-to-linalg %s -split-input-file -verify-diagnostics

func.func @main(%a: tensor<2x3xf32>) -> tensor<2x3xf32> {
  // expected-error @+1 {{'stablehlo.custom_call' op operand_layouts must be row-major, got dense<[0, 1]> : tensor<2xindex>}}
  %0 = stablehlo.custom_call @t.f(%a) {operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

func.func @main(%a: tensor<2x3xf32>) -> tensor<2x3xf32> {
  // expected-error @+1 {{'stablehlo.custom_call' op result_layouts must be row-major, got dense<[0, 1]> : tensor<2xindex>}}
  %0 = stablehlo.custom_call @t.f(%a) {operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error @+1 {{'stablehlo.custom_call' op output_operand_aliases must be empty, got #stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>}}
  %0 = stablehlo.custom_call @t.f(%a) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

func.func private @g(%a: tensor<2xf32>) -> tensor<2xf32> {
  return %a : tensor<2xf32>
}
func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error @+1 {{'stablehlo.custom_call' op called_computations must be empty, got @g}}
  %0 = stablehlo.custom_call @t.f(%a) {called_computations = [@g]} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

func.func @main(%a: tensor<2xf32>) {
  // expected-error @+1 {{'stablehlo.custom_call' op operands and results must be static tensors of booleans, integers, floats or complex numbers, got tensor<?xf32>}}
  %0 = stablehlo.custom_call @t.f(%a) : (tensor<2xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @main(%a: tensor<64x256xf32>) -> tensor<64x256xf32> {
  // expected-error @+1 {{'stablehlo.custom_call' op result_tilings must have no tiles, got [dense<[8, 128]> : tensor<2xindex>]}}
  %0 = stablehlo.custom_call @t.f(%a) {operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>], result_tilings = [[dense<[8, 128]> : tensor<2xindex>]]} : (tensor<64x256xf32>) -> tensor<64x256xf32>
  return %0 : tensor<64x256xf32>
}
