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
  // expected-error @+1 {{'sdy.manual_computation' op in_shardings 0 must leave the body the shape [4], got tensor<2xf32>}}
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
