// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Donated arguments are paired with results; what cannot be shared is refused.
// RUN: shale-opt %s -split-input-file -verify-diagnostics -pass-pipeline='builtin.module(shale-assign-donations)' | FileCheck %s

// The result that JAX names.
// CHECK-LABEL: @main
// CHECK-SAME: %arg0: tensor<2xf32>, %arg1: tensor<3xf32> {shale.donation = 1 : i64, tf.aliasing_output = 1 : i32})
// CHECK-SAME: -> (tensor<2xf32>, tensor<3xf32> {shale.donation = 1 : i64})
func.func @main(%a: tensor<2xf32>, %b: tensor<3xf32> {tf.aliasing_output = 1 : i32}) -> (tensor<2xf32>, tensor<3xf32>) {
  return %a, %b : tensor<2xf32>, tensor<3xf32>
}

// -----

// The first result of the type that is still free; memory that fits none is merely free.
// CHECK-LABEL: @main
// CHECK-SAME: %arg0: tensor<2xf32> {jax.buffer_donor = true, shale.donation = 1 : i64}
// CHECK-SAME: %arg1: tensor<2xf32> {shale.donation = 0 : i64, tf.aliasing_output = 0 : i32}
// CHECK-SAME: %arg2: tensor<2xi32> {jax.buffer_donor = true})
func.func @main(%a: tensor<2xf32> {jax.buffer_donor = true}, %b: tensor<2xf32> {tf.aliasing_output = 0 : i32}, %c: tensor<2xi32> {jax.buffer_donor = true})
    -> (tensor<2xf32>, tensor<2xf32>) {
  return %a, %b : tensor<2xf32>, tensor<2xf32>
}

// -----

// expected-error@+1 {{argument 0 must share memory with a result of its type tensor<2xf32>, got result 0 of tensor<3xf32>}}
func.func @main(%a: tensor<2xf32> {tf.aliasing_output = 0 : i32}, %b: tensor<3xf32>) -> tensor<3xf32> {
  return %b : tensor<3xf32>
}

// -----

// expected-error@+1 {{argument 0 must share memory with one of 1 results, got 1 : i32}}
func.func @main(%a: tensor<2xf32> {tf.aliasing_output = 1 : i32}) -> tensor<2xf32> {
  return %a : tensor<2xf32>
}

// -----

// expected-error@+1 {{result 0 must take the memory of one argument, got 0 and 1}}
func.func @main(%a: tensor<2xf32> {tf.aliasing_output = 0 : i32}, %b: tensor<2xf32> {tf.aliasing_output = 0 : i32}) -> tensor<2xf32> {
  return %a : tensor<2xf32>
}

// -----

// A donation that is taken back, and one without a value.
// CHECK-LABEL: @main
// CHECK-SAME: %arg0: tensor<2xf32> {jax.buffer_donor = false}
// CHECK-SAME: %arg1: tensor<2xf32> {jax.buffer_donor, shale.donation = 0 : i64}
func.func @main(%a: tensor<2xf32> {jax.buffer_donor = false}, %b: tensor<2xf32> {jax.buffer_donor}) -> tensor<2xf32> {
  return %a : tensor<2xf32>
}

// -----

// expected-error@+1 {{jax.buffer_donor of argument 0 must be true or false, got 3 : i32}}
func.func @main(%a: tensor<2xf32> {jax.buffer_donor = 3 : i32}) -> tensor<2xf32> {
  return %a : tensor<2xf32>
}

// -----

// expected-error@+1 {{argument 0 must share memory with one of 1 results, got "0"}}
func.func @main(%a: tensor<2xf32> {tf.aliasing_output = "0"}) -> tensor<2xf32> {
  return %a : tensor<2xf32>
}
