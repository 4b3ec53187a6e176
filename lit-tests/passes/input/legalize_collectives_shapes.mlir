// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s -pass-pipeline='builtin.module(shale-legalize-collectives)' -split-input-file -verify-diagnostics

// No groups are one of all processes; the types say how many these are.
func.func @gather(%x: tensor<4xf32>) -> tensor<8xf32> {
  // expected-error@+1 {{must be of one process, got tensor<8xf32> for tensor<4xf32>}}
  %0 = "stablehlo.all_gather"(%x) {all_gather_dim = 0 : i64, replica_groups = dense<> : tensor<0x0xi64>} : (tensor<4xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

func.func @reduce(%a: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{'stablehlo.collective_reduce' op must be of one process, got process 1: programs run on one device}}
  %0 = "stablehlo.collective_reduce"(%a) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @broadcast(%a: tensor<4xf32>, %r: tensor<1xi32>) -> tensor<4xf32> {
  // expected-error@+1 {{'stablehlo.collective_broadcast' op must be of one process, got process 1: programs run on one device}}
  %0 = "stablehlo.collective_broadcast"(%a, %r) <{has_dynamic_root, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>, tensor<1xi32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

sdy.mesh @mesh = <["x"=2]>
func.func @axes(%a: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{'stablehlo.collective_reduce' op must be of one process, got groups by the axes of a mesh}}
  %0 = "stablehlo.collective_reduce"(%a) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "x">]>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// A group of one has one place.
func.func @root(%a: tensor<4xf32>) -> tensor<4xf32> {
  %r = stablehlo.constant dense<[0, 1]> : tensor<2xi32>
  // expected-error@+1 {{'stablehlo.collective_reduce' op root must be the only process of its group, at place 0, got 1}}
  %0:2 = "stablehlo.collective_reduce"(%a, %a, %r) <{has_dynamic_root, replica_groups = dense<0> : tensor<1x1xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>, tensor<4xf32>, tensor<2xi32>) -> (tensor<4xf32>, tensor<4xf32>)
  return %0#0 : tensor<4xf32>
}

// -----

// Zeros in the operand's shape, which is not known.
func.func @zeros(%x: tensor<?xf32>) -> tensor<?xf32> {
  // expected-error@+1 {{'stablehlo.collective_permute' op must have known sizes to be lowered, got tensor<?xf32>}}
  %0 = "stablehlo.collective_permute"(%x) {source_target_pairs = dense<> : tensor<0x2xi64>} : (tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
