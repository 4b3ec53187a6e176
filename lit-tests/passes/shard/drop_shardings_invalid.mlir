// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s --split-input-file --verify-diagnostics --pass-pipeline='builtin.module(shale-drop-shardings)'

// expected-error @+1 {{mesh must be of one device, got 8 in #sdy.mesh<["x"=2, "y"=4]>}}
sdy.mesh @mesh = <["x"=2, "y"=4]>

// -----

// expected-error @+1 {{program must be for one device, got mhlo.num_partitions = 8}}
module attributes {mhlo.num_partitions = 8 : i32} {}

// -----

// expected-error @+1 {{program must be for one device, got mhlo.num_replicas = 2}}
module attributes {mhlo.num_replicas = 2 : i32} {}

// -----

// expected-error @+1 {{sharding must be for one device, got "{devices=[2,1]<=[2]}"}}
func.func @gspmd(%a: tensor<4x4xf32> {mhlo.sharding = "{devices=[2,1]<=[2]}"}) { return }

// -----

// expected-error @+1 {{'sdy.sharding' of argument 0: sharding must name a mesh of the module, got @nowhere}}
func.func @nowhere(%a: tensor<4xf32> {sdy.sharding = #sdy.sharding<@nowhere, [{}]>}) { return }

// -----

func.func @spelt_out(%a: tensor<4xf32>) {
  // expected-error @+1 {{mesh must be of one device, got 2 in #sdy.mesh<["x"=2]>}}
  %0 = sdy.sharding_constraint %a <mesh<["x"=2]>, [{"x"}]> : tensor<4xf32>
  return
}

// -----

func.func @parts(%a: tensor<4xf32>) -> tensor<2xf32> {
  // expected-error @+1 {{sharding must keep its type on one device, got tensor<4xf32> and tensor<2xf32>}}
  %0 = stablehlo.custom_call @SPMDFullToShardShape(%a) {mhlo.sharding = "{manual}"} : (tensor<4xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

sdy.mesh @mesh = <["x"=1]>
func.func @manual(%a: tensor<4xf32>) -> tensor<2xf32> {
  // expected-error @+1 {{'sdy.manual_computation' op in_shardings 0 must leave the body the type tensor<4xf32>, got tensor<2xf32>}}
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{}]>] out_shardings=[<@mesh, [{}]>] manual_axes={"x"} (%part: tensor<2xf32>) {
    sdy.return %part : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// expected-error @+1 {{mhlo.num_partitions must be an integer, got "8"}}
module attributes {mhlo.num_partitions = "8"} {}

// -----

// expected-error @+1 {{mhlo.sharding must be a string, got 3 : i32}}
func.func @kind_of_sharding(%a: tensor<4x4xf32> {mhlo.sharding = 3 : i32}) { return }

// -----

func.func @kind_of_configuration(%a: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{mhlo.backend_config must be a string or a dictionary, got 3 : i32}}
  %0 = stablehlo.custom_call @f(%a) {mhlo.backend_config = 3 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// expected-error @+1 {{mhlo.cross_program_prefetches must be an array, got}}
module attributes {mhlo.cross_program_prefetches = 1 : i64} {}

// -----

// expected-error @+1 {{mhlo.input_output_alias must be an array of dictionaries, got}}
module attributes {mhlo.input_output_alias = ["x"]} {}

// -----

// expected-error @+1 {{mhlo.is_dynamic must be true or false, got}}
module attributes {mhlo.is_dynamic = "x"} {}

// -----

// expected-error @+1 {{mhlo.spmd_output_sharding must be a string, got}}
module attributes {mhlo.spmd_output_sharding = true} {}

// -----

// expected-error @+1 {{mhlo.spmd_parameters_shardings must be an array of strings, got}}
module attributes {mhlo.spmd_parameters_shardings = [1]} {}

// -----

// expected-error @+1 {{mhlo.use_auto_spmd_partitioning must be true or false, got}}
module attributes {mhlo.use_auto_spmd_partitioning = 1 : i64} {}

// -----

// expected-error @+1 {{mhlo.xla_entry_computation_parameter_layouts must be an array of elements, got}}
module attributes {mhlo.xla_entry_computation_parameter_layouts = ["x"]} {}

// -----

// expected-error @+1 {{mhlo.xla_entry_computation_parameter_tiles must be an array of elements, got}}
module attributes {mhlo.xla_entry_computation_parameter_tiles = {}} {}

// -----

// expected-error @+1 {{mhlo.xla_entry_computation_result_layout must be an array of elements, got}}
module attributes {mhlo.xla_entry_computation_result_layout = "x"} {}

// -----

// expected-error @+1 {{mhlo.xla_entry_computation_result_tiles must be an array of elements, got}}
module attributes {mhlo.xla_entry_computation_result_tiles = [1]} {}

// -----

// expected-error @+1 {{mhlo.frontend_attributes must be a dictionary of strings, got {a = 1 : i64}}}
func.func @argument0(%a: tensor<4xf32> {mhlo.frontend_attributes = {a = 1 : i64}}) { return }

// -----

// expected-error @+1 {{mhlo.is_same_data_across_replicas must be true or false, got "true"}}
func.func @argument1(%a: tensor<4xf32> {mhlo.is_same_data_across_replicas = "true"}) { return }

// -----

// expected-error @+1 {{mhlo.layout_mode must be default, auto or a layout in braces, got "x"}}
func.func @argument2(%a: tensor<4xf32> {mhlo.layout_mode = "x"}) { return }

// -----

// expected-error @+1 {{mhlo.layout_mode must be default, auto or a layout in braces, got 1 : i64}}
func.func @argument3(%a: tensor<4xf32> {mhlo.layout_mode = 1 : i64}) { return }

// -----

// expected-error @+1 {{mhlo.memory_kind must be device, pinned_host or unpinned_host, got "hbm"}}
func.func @argument4(%a: tensor<4xf32> {mhlo.memory_kind = "hbm"}) { return }

// -----

// expected-error @+1 {{mhlo.memory_kind must be device, pinned_host or unpinned_host, got true}}
func.func @argument5(%a: tensor<4xf32> {mhlo.memory_kind = true}) { return }

// -----

// expected-error @+1 {{mhlo.parameter_replication must be an array of true and false, got true}}
func.func @argument6(%a: tensor<4xf32> {mhlo.parameter_replication = true}) { return }

// -----

// expected-error @+1 {{jax.arg_info must be a string, got 1 : i64}}
func.func @argument7(%a: tensor<4xf32> {jax.arg_info = 1 : i64}) { return }

// -----

// expected-error @+1 {{jax.global_constant must be a string, got true}}
func.func @argument8(%a: tensor<4xf32> {jax.global_constant = true}) { return }

// -----

// expected-error @+1 {{mhlo.memory_kind must be device, pinned_host or unpinned_host, got 1}}
func.func @result(%a: tensor<4xf32>) -> (tensor<4xf32> {mhlo.memory_kind = 1 : i64}) { return %a : tensor<4xf32> }

// -----

// expected-error @+1 {{jax.uses_shape_polymorphism must be true or false, got 1}}
module attributes {jax.uses_shape_polymorphism = 1 : i64} {}

// -----

// expected-error @+1 {{sharding must be for one device, got "{devices=[2]<=[2]}"}}
module attributes {mhlo.spmd_parameters_shardings = ["{replicated}", "{devices=[2]<=[2]}"]} {}

// -----

// expected-error @+1 {{sharding must be for one device, got "{devices=[2]<=[2]}"}}
module attributes {mhlo.spmd_output_sharding = "{devices=[2]<=[2]}"} {}

// -----

func.func @operation(%a: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{mhlo.frontend_attributes must be a dictionary of strings, got "x"}}
  %0 = stablehlo.negate %a {mhlo.frontend_attributes = "x"} : tensor<4xf32>
  return %0 : tensor<4xf32>
}
