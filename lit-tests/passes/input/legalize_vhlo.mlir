// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s --split-input-file --verify-diagnostics --pass-pipeline='builtin.module(shale-legalize-vhlo)' | FileCheck %s
// Types and attributes are those that the reader of artifacts decodes to.

// CHECK-LABEL: func.func public @main(%arg0: tensor<3x4xf32>, %arg1: tensor<4x5xf32>) -> (tensor<3x5xf32> {jax.result_info = "r"})
// CHECK: stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
// CHECK: call @f(%0) : (tensor<3x5xf32>) -> tensor<3x5xf32>
// CHECK: return %1 : tensor<3x5xf32>
"vhlo.func_v1"() ({
^bb0(%a: tensor<3x4xf32>, %b: tensor<4x5xf32>):
  %0 = "vhlo.dot_general_v2"(%a, %b) {accumulation_type = none, allow_imprecise_accumulation = none,
    lhs_batching_dimensions = dense<> : tensor<0xi64>, lhs_component_count = none,
    lhs_contracting_dimensions = dense<1> : tensor<1xi64>, lhs_precision_type = none, num_primitive_operations = none,
    precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>],
    rhs_batching_dimensions = dense<> : tensor<0xi64>, rhs_component_count = none,
    rhs_contracting_dimensions = dense<0> : tensor<1xi64>, rhs_precision_type = none}
    : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
  %1 = "vhlo.call_v1"(%0) {callee = "f"} : (tensor<3x5xf32>) -> tensor<3x5xf32>
  "vhlo.return_v1"(%1) : (tensor<3x5xf32>) -> ()
}) {arg_attrs = [{}, {}], function_type = (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>,
    res_attrs = [{jax.result_info = "r"}], sym_name = "main", sym_visibility = "public"} : () -> ()

// A default accuracy is left out, another one stays.
// CHECK-LABEL: func.func private @f
// CHECK: stablehlo.exponential %arg0 : tensor<3x5xf32>
// CHECK: stablehlo.tanh %0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>}
// CHECK: stablehlo.reduce(%1 init: %cst) applies stablehlo.maximum across dimensions = [1]
// CHECK: stablehlo.broadcast_in_dim %2, dims = [0]
"vhlo.func_v1"() ({
^bb0(%a: tensor<3x5xf32>):
  %0 = "vhlo.exponential_v2"(%a) {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>}
    : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %1 = "vhlo.tanh_v2"(%0) {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>}
    : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %init = "vhlo.constant_v1"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
  %2 = "vhlo.reduce_v1"(%1, %init) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %m = "vhlo.maximum_v1"(%x, %y) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "vhlo.return_v1"(%m) : (tensor<f32>) -> ()
  }) {dimensions = dense<1> : tensor<1xi64>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
  %3 = "vhlo.broadcast_in_dim_v1"(%2) {broadcast_dimensions = dense<0> : tensor<1xi64>} : (tensor<3xf32>) -> tensor<3x5xf32>
  "vhlo.return_v1"(%3) : (tensor<3x5xf32>) -> ()
}) {arg_attrs = [], function_type = (tensor<3x5xf32>) -> tensor<3x5xf32>, res_attrs = [], sym_name = "f",
    sym_visibility = "private"} : () -> ()

// -----

func.func @f(%a: tensor<3xf32>) -> tensor<3xf32> {
  // expected-error@+1 {{attribute 'permutation' must be present}}
  %0 = "vhlo.transpose_v1"(%a) : (tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// -----

func.func @f(%a: tensor<3xf32>) -> tensor<3xf32> {
  // expected-error@+1 {{attribute 'permutation' must be a list of integers, got "text"}}
  %0 = "vhlo.transpose_v1"(%a) {permutation = "text"} : (tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

