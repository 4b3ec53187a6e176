// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s --split-input-file --pass-pipeline='builtin.module(shale-drop-shardings)' | FileCheck %s --implicit-check-not=sdy --implicit-check-not=mhlo --implicit-check-not=jax --implicit-check-not='tf.'

// CHECK-LABEL: func.func @shardy(
// CHECK-SAME: %arg0: tensor<4x4xf32>, %arg1: tensor<2xui32>) -> tensor<4x4xf32>
// CHECK-NEXT: %0 = stablehlo.sine %arg0 : tensor<4x4xf32>
// CHECK-NEXT: return %0
module @jit attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @empty_mesh = <[]> {stablehlo.mesh = {axes = []}}
  sdy.mesh @mesh = <["x"=1, "y"=1]>
  sdy.mesh @maximal = <[], device_ids=[0]>
  func.func @shardy(%a: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", "y"}, {}]>, tf.aliasing_output = 0 : i32}, %key: tensor<2xui32>)
      -> (tensor<4x4xf32> {jax.result_info = "result", sdy.sharding = #sdy.sharding<@maximal, []>}) {
    %0 = sdy.sharding_constraint %key <@empty_mesh, [{}]> : tensor<2xui32>
    %1 = stablehlo.sine %a {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>]>, mhlo.frontend_attributes = {}} : tensor<4x4xf32>
    %2 = sdy.sharding_constraint %1 <@mesh, [{"x"}, {}]> : tensor<4x4xf32>
    return %2 : tensor<4x4xf32>
  }
}

// -----

// CHECK-LABEL: func.func @manual(
// CHECK-NEXT: %0 = stablehlo.negate %arg0
// CHECK-NEXT: %1 = stablehlo.add %0, %arg0
// CHECK-NEXT: return %1, %arg0
sdy.mesh @mesh = <["x"=1]>
func.func @manual(%a: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0:2 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>, <@mesh, [{"x"}]>] manual_axes={"x"} (%part: tensor<4xf32>) {
    %1 = stablehlo.negate %part : tensor<4xf32>
    %2 = sdy.sharding_constraint %1 <@mesh, [{}]> : tensor<4xf32>
    %3 = stablehlo.add %2, %part : tensor<4xf32>
    sdy.return %3, %part : tensor<4xf32>, tensor<4xf32>
  } : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return %0#0, %0#1 : tensor<4xf32>, tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @gspmd(
// CHECK-SAME: %arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: return %arg0
func.func @gspmd(%a: tensor<4xf32> {mhlo.sharding = "{replicated}"}, %b: tensor<4xf32> {mhlo.sharding = "{maximal device=0}"})
    -> (tensor<4xf32> {mhlo.sharding = "{devices=[1]<=[1]}"}) {
  %0 = stablehlo.custom_call @Sharding(%a) {backend_config = "", mhlo.sharding = "{replicated}"} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {mhlo.sharding = "{manual}"} : (tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// -----

// What XLA knows is as XLA has it; what nobody knows may be anything.
// CHECK-LABEL: func.func @known(
// CHECK-SAME: %arg0: tensor<4xf32>) -> tensor<4xf32>
module attributes {
    jax.uses_shape_polymorphism = false, mhlo.cross_program_prefetches = [], mhlo.frontend_attributes = {a = "b"},
    mhlo.input_output_alias = [], mhlo.is_dynamic = true, mhlo.spmd_output_sharding = "{replicated}",
    mhlo.spmd_parameters_shardings = ["{replicated}"], mhlo.unknown = 1.0 : f32, mhlo.use_auto_spmd_partitioning = false,
    mhlo.xla_entry_computation_parameter_layouts = [dense<0> : tensor<1xindex>]} {
  func.func @known(%a: tensor<4xf32> {jax.arg_info = "a", mhlo.is_same_data_across_replicas = true, mhlo.layout_mode = "{0}",
                                      mhlo.memory_kind = "device", mhlo.parameter_replication = [true]})
      -> (tensor<4xf32> {mhlo.layout_mode = "default", mhlo.memory_kind = "pinned_host", mhlo.unknown}) {
    return %a : tensor<4xf32>
  }
}
