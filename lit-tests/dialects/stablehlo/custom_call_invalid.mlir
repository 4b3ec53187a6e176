// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @layouts_of_operands_only(%a: tensor<2xf32>) {
  // expected-error @+1 {{'stablehlo.custom_call' op layouts must be given for operands and results or for neither, got one of them}}
  %0 = "stablehlo.custom_call"(%a) <{call_target_name = "t", operand_layouts = [dense<0> : tensor<1xindex>]}> : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @layout_per_operand(%a: tensor<2xf32>) {
  // expected-error @+1 {{'stablehlo.custom_call' op operand_layouts must have one layout per value, 1, got 0}}
  %0 = "stablehlo.custom_call"(%a) <{call_target_name = "t", operand_layouts = [], result_layouts = [dense<0> : tensor<1xindex>]}> : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @layout_per_result(%a: tensor<2xf32>) {
  // expected-error @+1 {{'stablehlo.custom_call' op result_layouts must have one layout per value, 1, got 0}}
  %0 = "stablehlo.custom_call"(%a) <{call_target_name = "t", operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = []}> : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @called_computations(%a: tensor<2xf32>) {
  // expected-error @+1 {{'stablehlo.custom_call' op called_computations must name functions, got @none}}
  %0 = "stablehlo.custom_call"(%a) <{call_target_name = "t", called_computations = [@none]}> : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @alias_of_no_operand(%a: tensor<2xf32>) {
  // expected-error @+1 {{'stablehlo.custom_call' op output_operand_aliases must name operands and results, got #stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>}}
  %0 = "stablehlo.custom_call"(%a) <{call_target_name = "t", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>]}> : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @alias_of_no_result(%a: tensor<2xf32>) {
  // expected-error @+1 {{'stablehlo.custom_call' op output_operand_aliases must name operands and results, got #stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>}}
  %0 = "stablehlo.custom_call"(%a) <{call_target_name = "t", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>]}> : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @alias_of_no_component(%a: tuple<tensor<2xf32>>) {
  // expected-error @+1 {{'stablehlo.custom_call' op output_operand_aliases must name operands and results, got #stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = [1]>}}
  %0 = "stablehlo.custom_call"(%a) <{call_target_name = "t", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = [1]>]}> : (tuple<tensor<2xf32>>) -> tensor<2xf32>
  return
}

// -----

func.func @alias_of_another_type(%a: tensor<2xf32>) {
  // expected-error @+1 {{'stablehlo.custom_call' op aliased operand and result must have one type, got tensor<2xf32> and tensor<3xf32>}}
  %0:2 = "stablehlo.custom_call"(%a) <{call_target_name = "t", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 0, operand_tuple_indices = []>]}> : (tensor<2xf32>) -> (tensor<2xf32>, tensor<3xf32>)
  return
}

// -----

func.func @create_buffer(%a: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.custom_call' op CreateBuffer must be of no operand to a buffer, got (tensor<4xf32>) -> (memref<4xf32>)}}
  %0 = "stablehlo.custom_call"(%a) <{call_target_name = "CreateBuffer"}> : (tensor<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @pin(%a: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.custom_call' op Pin must be of a tensor to a buffer of its shape, got (tensor<4xf32>) -> (memref<5xf32>)}}
  %0 = "stablehlo.custom_call"(%a) <{call_target_name = "Pin"}> : (tensor<4xf32>) -> memref<5xf32>
  return
}

// -----

func.func @unpin(%a: memref<4xf32>) {
  // expected-error @+1 {{'stablehlo.custom_call' op Unpin must be of a buffer to a tensor of its shape, got (memref<4xf32>) -> (tensor<4xf64>)}}
  %0 = "stablehlo.custom_call"(%a) <{call_target_name = "Unpin"}> : (memref<4xf32>) -> tensor<4xf64>
  return
}

// -----

func.func @buffer_alias(%a: memref<4xf32>) {
  // expected-error @+1 {{'stablehlo.custom_call' op result that is a buffer must be aliased with an operand, got none for []}}
  %0 = "stablehlo.custom_call"(%a) <{call_target_name = "t"}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @buffer_alias_tuple(%a: memref<4xf32>) {
  // expected-error @+1 {{'stablehlo.custom_call' op result that is a buffer must be aliased with an operand, got none for [1]}}
  %0 = "stablehlo.custom_call"(%a) <{call_target_name = "t"}> : (memref<4xf32>) -> tuple<tensor<f32>, memref<4xf32>>
  return
}

// -----

func.func @typed_configuration(%a: tensor<4x6xf32>) {
  // expected-error @+1 {{'stablehlo.custom_call' op backend_config must be a dictionary for this api_version, got "x"}}
  %0 = "stablehlo.custom_call"(%a) <{call_target_name = "t", api_version = 4 : i32, backend_config = "x"}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @untyped_configuration(%a: tensor<4x6xf32>) {
  // expected-error @+1 {{'stablehlo.custom_call' op backend_config must be a string for this api_version, got {x = 1 : i64}}}
  %0 = "stablehlo.custom_call"(%a) <{call_target_name = "t", backend_config = {x = 1 : i64}}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @tilings_are_lists_of_tiles(%a: tensor<64xf32>) {
  // expected-error @+1 {{'stablehlo.custom_call' op attribute 'result_tilings' failed to satisfy constraint: array of tilings, each an array of tiles, which are index tensors of rank 1}}
  %0 = "stablehlo.custom_call"(%a) <{call_target_name = "t", result_tilings = [dense<8> : tensor<1xindex>]}> : (tensor<64xf32>) -> tensor<64xf32>
  return
}

// -----

func.func @tilings_of_indices(%a: tensor<64xf32>) {
  // expected-error @+1 {{'stablehlo.custom_call' op attribute 'result_tilings' failed to satisfy constraint: array of tilings, each an array of tiles, which are index tensors of rank 1}}
  %0 = "stablehlo.custom_call"(%a) <{call_target_name = "t", result_tilings = [[dense<8> : tensor<1xi64>]]}> : (tensor<64xf32>) -> tensor<64xf32>
  return
}

// -----

func.func @tilings_of_rank_1(%a: tensor<64xf32>) {
  // expected-error @+1 {{'stablehlo.custom_call' op attribute 'result_tilings' failed to satisfy constraint: array of tilings, each an array of tiles, which are index tensors of rank 1}}
  %0 = "stablehlo.custom_call"(%a) <{call_target_name = "t", result_tilings = [[dense<8> : tensor<1x1xindex>]]}> : (tensor<64xf32>) -> tensor<64xf32>
  return
}
