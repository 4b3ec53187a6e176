// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @C1(%a: tensor<4x8xf32>) {
  // expected-error @+2 {{'stablehlo.collective_broadcast' op replica_groups must be distinct, got 0 twice}}
  // expected-error @+1 {{'stablehlo.collective_broadcast' op failed to infer returned types}}
  %0 = "stablehlo.collective_broadcast"(%a) <{replica_groups = dense<[[0, 0]]> : tensor<1x2xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @C2(%a: tensor<4x8xf32>) {
  // expected-error @+2 {{'stablehlo.collective_broadcast' op replica_groups must not be negative, got -1}}
  // expected-error @+1 {{'stablehlo.collective_broadcast' op failed to infer returned types}}
  %0 = "stablehlo.collective_broadcast"(%a) <{replica_groups = dense<[[-1, 0]]> : tensor<1x2xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @C3(%a: tensor<4x8xf32>) {
  // expected-error @+2 {{'stablehlo.collective_broadcast' op inferred type(s) 'tensor<4x8xf32>' are incompatible with return type(s) of operation 'tensor<8x4xf32>'}}
  // expected-error @+1 {{'stablehlo.collective_broadcast' op failed to infer returned types}}
  %0 = "stablehlo.collective_broadcast"(%a) <{replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>}> : (tensor<4x8xf32>) -> tensor<8x4xf32>
  return
}

// -----

func.func @C3_no_operand(%a: tensor<4x8xf32>) {
  // expected-error @+2 {{'stablehlo.collective_broadcast' op there must be at least one operand, got none}}
  // expected-error @+1 {{'stablehlo.collective_broadcast' op failed to infer returned types}}
  "stablehlo.collective_broadcast"() <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : () -> ()
  return
}

// -----

func.func @C4(%a: tensor<4x8xf32>, %r: tensor<1xi64>) {
  // expected-error @+2 {{'stablehlo.collective_broadcast' op last operand must have type tensor<1xi32> where has_dynamic_root is set, got tensor<1xi64>}}
  // expected-error @+1 {{'stablehlo.collective_broadcast' op failed to infer returned types}}
  %0 = "stablehlo.collective_broadcast"(%a, %r) <{has_dynamic_root, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x8xf32>, tensor<1xi64>) -> tensor<4x8xf32>
  return
}

// -----

func.func @C4_rank(%a: tensor<4x8xf32>, %r: tensor<i32>) {
  // expected-error @+2 {{'stablehlo.collective_broadcast' op last operand must have type tensor<1xi32> where has_dynamic_root is set, got tensor<i32>}}
  // expected-error @+1 {{'stablehlo.collective_broadcast' op failed to infer returned types}}
  %0 = "stablehlo.collective_broadcast"(%a, %r) <{has_dynamic_root, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x8xf32>, tensor<i32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @C4_size(%a: tensor<4x8xf32>, %r: tensor<1xi32>) {
  // expected-error @+2 {{'stablehlo.collective_broadcast' op last operand must have type tensor<2xi32> where has_dynamic_root is set, got tensor<1xi32>}}
  // expected-error @+1 {{'stablehlo.collective_broadcast' op failed to infer returned types}}
  %0:2 = "stablehlo.collective_broadcast"(%a, %a, %r) <{has_dynamic_root, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<1xi32>) -> (tensor<4x8xf32>, tensor<4x8xf32>)
  return
}

// -----

func.func @C4_root_only(%r: tensor<0xi32>) {
  // expected-error @+2 {{'stablehlo.collective_broadcast' op there must be at least one operand, got none but the root's place, tensor<0xi32>}}
  // expected-error @+1 {{'stablehlo.collective_broadcast' op failed to infer returned types}}
  "stablehlo.collective_broadcast"(%r) <{has_dynamic_root, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<0xi32>) -> ()
  return
}

// -----

func.func @C4_result(%a: tensor<4x8xf32>, %r: tensor<1xi32>) {
  // expected-error @+2 {{'stablehlo.collective_broadcast' op inferred type(s) 'tensor<4x8xf32>' are incompatible with return type(s) of operation 'tensor<8x4xf32>'}}
  // expected-error @+1 {{'stablehlo.collective_broadcast' op failed to infer returned types}}
  %0 = "stablehlo.collective_broadcast"(%a, %r) <{has_dynamic_root, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x8xf32>, tensor<1xi32>) -> tensor<8x4xf32>
  return
}

// -----

func.func @C5(%a: tensor<4x8xf32>) {
  // expected-error @+2 {{'stablehlo.collective_broadcast' op inferred type(s) 'tensor<4x8xf32>', 'tensor<4x8xf32>' are incompatible with return type(s) of operation 'tensor<4x8xf32>'}}
  // expected-error @+1 {{'stablehlo.collective_broadcast' op failed to infer returned types}}
  %0 = "stablehlo.collective_broadcast"(%a, %a) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @C5_result_for_root(%a: tensor<4x8xf32>, %r: tensor<1xi32>) {
  // expected-error @+2 {{'stablehlo.collective_broadcast' op inferred type(s) 'tensor<4x8xf32>' are incompatible with return type(s) of operation 'tensor<4x8xf32>', 'tensor<1xi32>'}}
  // expected-error @+1 {{'stablehlo.collective_broadcast' op failed to infer returned types}}
  %0:2 = "stablehlo.collective_broadcast"(%a, %r) <{has_dynamic_root, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x8xf32>, tensor<1xi32>) -> (tensor<4x8xf32>, tensor<1xi32>)
  return
}
