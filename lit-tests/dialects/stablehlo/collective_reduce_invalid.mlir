// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @C1(%a: tensor<4x8xf32>) {
  // expected-error @+2 {{'stablehlo.collective_reduce' op replica_groups must be distinct, got 0 twice}}
  // expected-error @+1 {{'stablehlo.collective_reduce' op failed to infer returned types}}
  %0 = "stablehlo.collective_reduce"(%a) <{replica_groups = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @C2(%a: tensor<4x8xf32>) {
  // expected-error @+2 {{'stablehlo.collective_reduce' op replica_groups must not be negative, got -2}}
  // expected-error @+1 {{'stablehlo.collective_reduce' op failed to infer returned types}}
  %0 = "stablehlo.collective_reduce"(%a) <{replica_groups = dense<[[-2, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @C2_from_0_on(%a: tensor<4x8xf32>) {
  // expected-error @+2 {{'stablehlo.collective_reduce' op replica_groups must hold all ids in [0, 2), got 2 for 1}}
  // expected-error @+1 {{'stablehlo.collective_reduce' op failed to infer returned types}}
  %0 = "stablehlo.collective_reduce"(%a) <{replica_groups = dense<[[0, 2]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @C3_shape(%a: tensor<4x8xf32>) {
  // expected-error @+2 {{'stablehlo.collective_reduce' op inferred type(s) 'tensor<4x8xf32>' are incompatible with return type(s) of operation 'tensor<4x4xf32>'}}
  // expected-error @+1 {{'stablehlo.collective_reduce' op failed to infer returned types}}
  %0 = "stablehlo.collective_reduce"(%a) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x8xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @C3_no_operand(%a: tensor<4x8xf32>) {
  // expected-error @+2 {{'stablehlo.collective_reduce' op there must be at least one operand, got none}}
  // expected-error @+1 {{'stablehlo.collective_reduce' op failed to infer returned types}}
  "stablehlo.collective_reduce"() <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : () -> ()
  return
}

// -----

func.func @C3_root_only(%r: tensor<0xi32>) {
  // expected-error @+2 {{'stablehlo.collective_reduce' op there must be at least one operand, got none but the root's place, tensor<0xi32>}}
  // expected-error @+1 {{'stablehlo.collective_reduce' op failed to infer returned types}}
  "stablehlo.collective_reduce"(%r) <{has_dynamic_root, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<0xi32>) -> ()
  return
}

// -----

func.func @C3_rank_of_root(%a: tensor<4x8xf32>, %r: tensor<i32>) {
  // expected-error @+2 {{'stablehlo.collective_reduce' op last operand must have type tensor<1xi32> where has_dynamic_root is set, got tensor<i32>}}
  // expected-error @+1 {{'stablehlo.collective_reduce' op failed to infer returned types}}
  %0 = "stablehlo.collective_reduce"(%a, %r) <{has_dynamic_root, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<i32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @C3_element_type_of_root(%a: tensor<4x8xf32>, %r: tensor<1xi64>) {
  // expected-error @+2 {{'stablehlo.collective_reduce' op last operand must have type tensor<1xi32> where has_dynamic_root is set, got tensor<1xi64>}}
  // expected-error @+1 {{'stablehlo.collective_reduce' op failed to infer returned types}}
  %0 = "stablehlo.collective_reduce"(%a, %r) <{has_dynamic_root, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<1xi64>) -> tensor<4x8xf32>
  return
}

// -----

func.func @C3_size_of_root(%a: tensor<4x8xf32>, %r: tensor<1xi32>) {
  // expected-error @+2 {{'stablehlo.collective_reduce' op last operand must have type tensor<2xi32> where has_dynamic_root is set, got tensor<1xi32>}}
  // expected-error @+1 {{'stablehlo.collective_reduce' op failed to infer returned types}}
  %0:2 = "stablehlo.collective_reduce"(%a, %a, %r) <{has_dynamic_root, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<1xi32>) -> (tensor<4x8xf32>, tensor<4x8xf32>)
  return
}

// -----

func.func @C3_result_for_root(%a: tensor<4x8xf32>, %r: tensor<1xi32>) {
  // expected-error @+2 {{'stablehlo.collective_reduce' op inferred type(s) 'tensor<4x8xf32>' are incompatible with return type(s) of operation 'tensor<4x8xf32>', 'tensor<1xi32>'}}
  // expected-error @+1 {{'stablehlo.collective_reduce' op failed to infer returned types}}
  %0:2 = "stablehlo.collective_reduce"(%a, %r) <{has_dynamic_root, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<1xi32>) -> (tensor<4x8xf32>, tensor<1xi32>)
  return
}

// -----

func.func @C4(%a: tensor<4x8xf32>) {
  // expected-error @+2 {{'stablehlo.collective_reduce' op computation must give one scalar per input, got 2 for 1}}
  // expected-error @+1 {{'stablehlo.collective_reduce' op failed to infer returned types}}
  %0 = "stablehlo.collective_reduce"(%a) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %x, %y : tensor<f32>, tensor<f32>
  }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @C4_narrower(%a: tensor<4x8xf32>) {
  // expected-error @+2 {{'stablehlo.collective_reduce' op computation must compute in the element type of input 0 or a wider one, f32, got f16}}
  // expected-error @+1 {{'stablehlo.collective_reduce' op failed to infer returned types}}
  %0 = "stablehlo.collective_reduce"(%a) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %s = stablehlo.add %x, %y : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<4x8xf32>) -> tensor<4x8xf16>
  return
}

// -----

func.func @C4_result(%a: tensor<4x8xf32>) {
  // expected-error @+2 {{'stablehlo.collective_reduce' op inferred type(s) 'tensor<4x8xf32>' are incompatible with return type(s) of operation 'tensor<4x8xf64>'}}
  // expected-error @+1 {{'stablehlo.collective_reduce' op failed to infer returned types}}
  %0 = "stablehlo.collective_reduce"(%a) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x8xf32>) -> tensor<4x8xf64>
  return
}

// -----

func.func @global_ids_without_channel(%a: tensor<4x8xf32>) {
  // expected-error @+2 {{'stablehlo.collective_reduce' op channel must be positive where use_global_device_ids is set, got none}}
  // expected-error @+1 {{'stablehlo.collective_reduce' op failed to infer returned types}}
  %0 = "stablehlo.collective_reduce"(%a) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @mesh(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'stablehlo.collective_reduce' op replica_groups must name a mesh, got @none}}
  %0 = "stablehlo.collective_reduce"(%a) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @none, axes = [#stablehlo.axis_ref<name = "x">]>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
