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
