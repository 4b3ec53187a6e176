// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect --pass-pipeline='builtin.module(shale-check-program)' | FileCheck %s

// Locations and JAX name what the entry takes and gives.
// CHECK-LABEL: func.func @main(
// CHECK-SAME: %arg0: tensor<f32> {shale.name = "weights"}, %arg1: tensor<f32>)
// CHECK-SAME: -> (tensor<f32> {jax.result_info = "result['loss']", shale.name = "result['loss']"}, tensor<f32>)
func.func @main(%a: tensor<f32> loc("weights"), %b: tensor<f32>) -> (tensor<f32> {jax.result_info = "result['loss']"}, tensor<f32>) {
  return %a, %b : tensor<f32>, tensor<f32>
}

// -----

// A function that only calls another, as jax.export writes it, takes the names from there.
// CHECK-LABEL: func.func @main(
// CHECK-SAME: %arg0: tensor<f32> {shale.name = "weights"}, %arg1: tensor<f32> {shale.name = "own"})
func.func @main(%a: tensor<f32>, %b: tensor<f32> loc("own")) -> tensor<f32> {
  %0 = call @wrapped(%b, %a) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
func.func private @wrapped(%x: tensor<f32> loc("inputs"), %y: tensor<f32> loc("weights")) -> tensor<f32> {
  return %y : tensor<f32>
}

// -----

// CHECK-LABEL: func.func @main(
// CHECK-NOT: shale.
// CHECK: return
// expected-warning @+3 {{attribute 'shale.initialized' is reserved for the compiler and was dropped}}
// expected-warning @+2 {{attribute 'shale.role' is reserved for the compiler and was dropped}}
// expected-warning @+1 {{attribute 'shale.name' is reserved for the compiler and was dropped}}
func.func @main(%a: tensor<f32> {shale.role = "arena"}) -> (tensor<f32> {shale.name = "x"}) attributes {shale.initialized = 1} {
  return %a : tensor<f32>
}

// -----

func.func @main(%a: tensor<f32>) {
  // expected-error @+1 {{'nowhere.op' must be StableHLO, CHLO or a check}}
  "nowhere.op"(%a) : (tensor<f32>) -> ()
  // expected-error @+1 {{'tensor.extract' must be StableHLO, CHLO or a check}}
  %0 = tensor.extract %a[] : tensor<f32>
  return
}

// -----

// expected-note @+1 {{declared here}}
func.func private @declared()
func.func @main() {
  // expected-error @+1 {{called function '@declared' must have a body}}
  call @declared() : () -> ()
  return
}

// -----

func.func @f() {
  call @g() : () -> ()
  return
}
func.func @g() {
  call @h() : () -> ()
  return
}
func.func @h() {
  // expected-error @+1 {{function must not call itself, got @f -> @g -> @h -> @f}}
  call @f() : () -> ()
  return
}

// -----

module {
  // expected-error @+1 {{module must not stand in a module}}
  module {}
}

// -----

// expected-error @+1 {{jax.result_info of result 0 must be a string, got 3 : i32}}
func.func @main(%a: tensor<f32>) -> (tensor<f32> {jax.result_info = 3 : i32}) {
  return %a : tensor<f32>
}
