// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s --split-input-file --verify-diagnostics | FileCheck %s

sdy.mesh @mesh = <["x"=2, "y"=2]>

// CHECK-LABEL: func.func @edges(
func.func @edges(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) {
  // CHECK: sdy.propagation_edges = #sdy.propagation_edges<[{step-2 = [{"x" = operand-1 -> [result-0]}]}]>
  %0 = stablehlo.add %a, %a {sdy.propagation_edges = #sdy.propagation_edges<[{step-2 = [{"x" = operand-1 -> [result-0]}]}]>} : tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=2, "y"=2]>
func.func @without_shardings(%a: tensor<8xf32>) {
  // expected-error @+1 {{'sdy.propagation_edges' must be of values with shardings, got none}}
  %0 = stablehlo.add %a, %a {sdy.propagation_edges = #sdy.propagation_edges<[{step-2 = [{"x" = operand-1 -> [result-0]}]}]>} : tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=2, "y"=2]>
func.func @other_axis(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) {
  // expected-error @+1 {{'sdy.propagation_edges' must name axes of a mesh, got "z"}}
  %0 = stablehlo.add %a, %a {sdy.propagation_edges = #sdy.propagation_edges<[{step-2 = [{"z" = operand-1 -> [result-0]}]}]>} : tensor<8xf32>
  return
}

// -----

// expected-error @+1 {{steps must be distinct, got 2 twice}}
func.func @twice(%a: tensor<8xf32> {a.b = #sdy.propagation_edges<[{step-2 = [{"x" = operand-1 -> [result-0]}]}, {step-2 = [{"x" = operand-1 -> [result-0]}]}]>}) {
  return
}

// -----

// expected-error @+1 {{steps must be distinct, got 9223372036854775807 twice}}
func.func @largest(%a: tensor<8xf32> {a.b = #sdy.propagation_edges<[{step-9223372036854775807 = [{"x" = operand-1 -> [result-0]}]}, {step-9223372036854775806 = [{"x" = operand-1 -> [result-0]}]}, {step-9223372036854775807 = [{"x" = operand-1 -> [result-0]}]}]>}) {
  return
}

// -----

// expected-error @+1 {{there must be at least one step, got none}}
func.func @no_steps(%a: tensor<8xf32> {a.b = #sdy.propagation_edges<[]>}) {
  return
}

// -----

// expected-error @+1 {{steps must have axes, got none in step 2}}
func.func @no_axes(%a: tensor<8xf32> {a.b = #sdy.propagation_edges<[{step-2 = []}]>}) {
  return
}

// -----

// expected-error @+1 {{an axis must go to values, got none for #sdy<axis_ref"x"> in step 2}}
func.func @no_values(%a: tensor<8xf32> {a.b = #sdy.propagation_edges<[{step-2 = [{"x" = operand-1 -> []}]}]>}) {
  return
}

// -----

// expected-error @+1 {{steps must not be negative, got -1}}
func.func @negative(%a: tensor<8xf32> {a.b = #sdy.propagation_edges<[{step--1 = [{"x" = operand-1 -> [result-0]}]}]>}) {
  return
}

// -----

// expected-error @+1 {{an axis must go to distinct values that it did not come from, got #sdy<axis_ref"x"> in step 2}}
func.func @to_itself(%a: tensor<8xf32> {a.b = #sdy.propagation_edges<[{step-2 = [{"x" = operand-1 -> [operand-1]}]}]>}) {
  return
}

// -----

// expected-error @+1 {{an axis must go to distinct values that it did not come from, got #sdy<axis_ref"x"> in step 2}}
func.func @value_twice(%a: tensor<8xf32> {a.b = #sdy.propagation_edges<[{step-2 = [{"x" = operand-1 -> [result-0, result-0]}]}]>}) {
  return
}

// -----

func.func @users(%a: tensor<8xf32>) {
  // expected-error @+1 {{'sdy.data_flow_edge' op input must have no other user, got 2}}
  %0 = sdy.data_flow_edge %a : tensor<8xf32>
  %1 = stablehlo.negate %a : tensor<8xf32>
  return
}
