// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s --split-input-file --verify-diagnostics --pass-pipeline='builtin.module(shale-legalize-to-vhlo{target=0.9.0})'
// RUN: not shale-opt %s --split-input-file --pass-pipeline='builtin.module(shale-legalize-to-vhlo{target=1.21.0})' 2>&1 | FileCheck %s --check-prefix=TARGET
// RUN: not shale-opt %s --split-input-file --pass-pipeline='builtin.module(shale-legalize-to-vhlo{target=1.10.0 mixed=true})' 2>&1 | FileCheck %s --check-prefix=MIXED
// What a program needs that the version has not.

// TARGET: error: target must be a version from 0.9.0 to 1.20.0, got '1.21.0'
// MIXED: error: target must be at least 1.11.0 for operations of other dialects, got 1.10.0
func.func @operation(%a: tensor<f32>) -> tensor<f32> {
  // expected-error@+1 {{'stablehlo.tan' op target must be at least 1.4.0 for the operation, got 0.9.0}}
  %0 = stablehlo.tan %a : tensor<f32>
  return %0 : tensor<f32>
}

// -----

// expected-error@+1 {{'func.func' op target must be at least 1.7.0 for attribute 'function_type' of (tensor<f8E3M4>) -> (), got 0.9.0}}
func.func @function(%a: tensor<f8E3M4>) { return }

// -----

func.func @type(%a: tensor<f32>) -> tensor<f32> {
  // expected-error@+1 {{'stablehlo.convert' op target must be at least 1.8.0 for type tensor<f4E2M1FN>, got 0.9.0}}
  %0 = stablehlo.convert %a : (tensor<f32>) -> tensor<f4E2M1FN>
  %1 = stablehlo.convert %0 : (tensor<f4E2M1FN>) -> tensor<f32>
  return %1 : tensor<f32>
}

// -----

func.func @attribute(%a: tensor<f32>) -> tensor<f32> {
  // expected-error@+1 {{'stablehlo.exponential' op target must be at least 1.9.0 for attribute 'result_accuracy' of #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>, got 0.9.0}}
  %0 = stablehlo.exponential %a {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<f32>
  return %0 : tensor<f32>
}

// -----

func.func @batching(%a: tensor<2x4xf32>, %i: tensor<2x1xi32>) -> tensor<2xf32> {
  // expected-error@+1 {{'stablehlo.gather' op target must be at least 1.1.0 for attribute 'operand_batching_dims' of array<i64: 0>, got 0.9.0}}
  %0 = "stablehlo.gather"(%a, %i) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0],
    start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}
    : (tensor<2x4xf32>, tensor<2x1xi32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

func.func @configuration(%a: tensor<f32>) -> tensor<f32> {
  // expected-error@+1 {{'stablehlo.custom_call' op target must be at least 1.3.0 for a backend_config that is a dictionary, got 0.9.0}}
  %0 = stablehlo.custom_call @f(%a) {backend_config = {k = 1 : i32}, api_version = 4 : i32} : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

func.func @promotion(%a: tensor<4xf16>, %i: tensor<f16>) -> tensor<f32> {
  // expected-error@+1 {{'stablehlo.reduce' op target must be at least 0.17.0 for a computation on promoted elements, got 0.9.0}}
  %0 = "stablehlo.reduce"(%a, %i) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) {dimensions = array<i64: 0>} : (tensor<4xf16>, tensor<f16>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

func.func @unknown_attribute(%a: tensor<f32>) -> tensor<f32> {
  // expected-error@+1 {{'stablehlo.abs' op attribute 'my.unit' must be of a kind that portable artifacts have, got unit}}
  %0 = stablehlo.abs %a {my.unit} : tensor<f32>
  return %0 : tensor<f32>
}

// -----

func.func @other_dialect(%a: tensor<f32>) -> tensor<f32> {
  // expected-error@+1 {{'chlo.erf' op must be an operation of StableHLO in a portable artifact}}
  %0 = chlo.erf %a : tensor<f32> -> tensor<f32>
  return %0 : tensor<f32>
}
