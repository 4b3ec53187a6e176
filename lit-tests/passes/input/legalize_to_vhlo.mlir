// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s --split-input-file --pass-pipeline='builtin.module(shale-legalize-to-vhlo{target=1.17.0})' | FileCheck %s
// RUN: shale-opt %s --split-input-file --pass-pipeline='builtin.module(shale-legalize-to-vhlo{target=0.9.0})' | FileCheck %s --check-prefix=OLD
// RUN: shale-opt %s --split-input-file --pass-pipeline='builtin.module(shale-legalize-to-vhlo{target=1.17.0},shale-legalize-vhlo)' | FileCheck %s --check-prefix=BACK
// Attributes that hold anyway are written out; older versions of operations have fewer.

// CHECK: "vhlo.func_v1"() <{arg_attrs = [], function_type = (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>, res_attrs = [], sym_name = "main", sym_visibility = "public"}>
// CHECK: "vhlo.dot_general_v2"(%{{.*}}, %{{.*}}) <{accumulation_type = none, allow_imprecise_accumulation = none,
// CHECK-SAME: precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>],
// CHECK: "vhlo.exponential_v2"(%{{.*}}) <{result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>}>
// CHECK: "vhlo.sort_v1"(%{{.*}}) <{dimension = -1 : i64, is_stable = false}>
// CHECK: "vhlo.return_v1"
// OLD: "vhlo.dot_general_v1"(%{{.*}}, %{{.*}}) <{lhs_batching_dimensions = array<i64>, lhs_contracting_dimensions = array<i64: 1>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>],
// OLD: "vhlo.exponential_v1"(%{{.*}}) :
// BACK: func.func public @main(
// BACK: stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
// BACK: stablehlo.exponential %0 : tensor<3x5xf32>
// BACK: "stablehlo.sort"(%1) ({
func.func public @main(%a: tensor<3x4xf32>, %b: tensor<4x5xf32>) -> tensor<3x5xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
  %1 = stablehlo.exponential %0 : tensor<3x5xf32>
  %2 = "stablehlo.sort"(%1) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %3 = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %3 : tensor<i1>
  }) : (tensor<3x5xf32>) -> tensor<3x5xf32>
  return %2 : tensor<3x5xf32>
}

// No tilings are those that every version has.
// CHECK: "vhlo.custom_call_v1"
// CHECK-NOT: result_tilings
// OLD: "vhlo.custom_call_v1"
// BACK: stablehlo.custom_call @foo(%arg0) : (tensor<f32>) -> tensor<f32>
func.func public @no_tilings(%a: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.custom_call @foo(%a) {result_tilings = []} : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
