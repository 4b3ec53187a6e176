// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s --pass-pipeline='builtin.module(shale-flatten-tuples-and-tokens)' | FileCheck %s --implicit-check-not=tuple --implicit-check-not=token

// Tokens vanish from the signature, tuples become their components, attributes follow.
// CHECK-LABEL: func.func @signature(
// CHECK-SAME: %arg0: tensor<2xf32> {jax.a = 1 : i32}, %arg1: tensor<i32> {jax.a = 1 : i32}, %arg2: tensor<2xf32> {jax.b = 2 : i32})
// CHECK-SAME: -> (tensor<2xf32> {jax.c = 3 : i32}, tensor<i32> {jax.c = 3 : i32}, tensor<2xf32> {jax.d = 4 : i32})
// CHECK-NEXT: %0 = stablehlo.add %arg0, %arg2
// CHECK-NEXT: return %0, %arg1, %0
func.func @signature(%t: !stablehlo.token, %p: tuple<tensor<2xf32>, tuple<tensor<i32>, !stablehlo.token>> {jax.a = 1 : i32}, %x: tensor<2xf32> {jax.b = 2 : i32})
    -> (tuple<tensor<2xf32>, tensor<i32>> {jax.c = 3 : i32}, !stablehlo.token, tensor<2xf32> {jax.d = 4 : i32}) {
  %0 = stablehlo.get_tuple_element %p[0] : (tuple<tensor<2xf32>, tuple<tensor<i32>, !stablehlo.token>>) -> tensor<2xf32>
  %1 = stablehlo.get_tuple_element %p[1] : (tuple<tensor<2xf32>, tuple<tensor<i32>, !stablehlo.token>>) -> tuple<tensor<i32>, !stablehlo.token>
  %2 = stablehlo.get_tuple_element %1[0] : (tuple<tensor<i32>, !stablehlo.token>) -> tensor<i32>
  %3 = stablehlo.get_tuple_element %1[1] : (tuple<tensor<i32>, !stablehlo.token>) -> !stablehlo.token
  %4 = stablehlo.add %0, %x : tensor<2xf32>
  %5 = stablehlo.tuple %4, %2 : tuple<tensor<2xf32>, tensor<i32>>
  %6 = stablehlo.after_all %3, %t : !stablehlo.token
  return %5, %6, %4 : tuple<tensor<2xf32>, tensor<i32>>, !stablehlo.token, tensor<2xf32>
}

// CHECK-LABEL: func.func @barriers(
// CHECK-NEXT: %0 = stablehlo.optimization_barrier %arg0 : tensor<2xf32>
// CHECK-NEXT: return %0
func.func @barriers(%a: tensor<2xf32>) -> tensor<2xf32> {
  %t = stablehlo.create_token : !stablehlo.token
  %u = stablehlo.optimization_barrier %t : !stablehlo.token
  %b:2 = stablehlo.optimization_barrier %a, %u : tensor<2xf32>, !stablehlo.token
  return %b#0 : tensor<2xf32>
}

// CHECK-LABEL: func.func @control(
// CHECK-NEXT: %[[TRUE:.*]] = stablehlo.constant
// CHECK-NEXT: %[[R:.*]]:2 = stablehlo.while(%[[I:.*]] = %arg0, %[[Y:.*]] = %arg1) : tensor<i32>, tensor<4xf32>
// CHECK: stablehlo.return %{{.*}} : tensor<i1>
// CHECK: do
// CHECK: %[[IF:.*]] = "stablehlo.if"(%[[TRUE]])
// CHECK-NEXT: stablehlo.return %[[Y]] : tensor<4xf32>
// CHECK: stablehlo.return %[[B:.*]] : tensor<4xf32>
// CHECK: (tensor<i1>) -> tensor<4xf32>
// CHECK: stablehlo.return %[[I]], %[[IF]] : tensor<i32>, tensor<4xf32>
// CHECK: return %[[R]]#1
func.func @control(%n: tensor<i32>, %x: tensor<4xf32>) -> tensor<4xf32> {
  %first = stablehlo.create_token : !stablehlo.token
  %true = stablehlo.constant dense<true> : tensor<i1>
  %r:3 = stablehlo.while(%i = %n, %t = %first, %y = %x) : tensor<i32>, !stablehlo.token, tensor<4xf32>
  cond {
    %m = stablehlo.compare LT, %i, %i, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %m : tensor<i1>
  } do {
    %u = stablehlo.after_all %t, %first : !stablehlo.token
    %p:2 = "stablehlo.if"(%true) ({
      stablehlo.return %u, %y : !stablehlo.token, tensor<4xf32>
    }, {
      %b:2 = stablehlo.optimization_barrier %y, %u : tensor<4xf32>, !stablehlo.token
      stablehlo.return %b#1, %b#0 : !stablehlo.token, tensor<4xf32>
    }) : (tensor<i1>) -> (!stablehlo.token, tensor<4xf32>)
    stablehlo.return %i, %p#0, %p#1 : tensor<i32>, !stablehlo.token, tensor<4xf32>
  }
  return %r#2 : tensor<4xf32>
}

// CHECK-LABEL: func.func @case(
// CHECK: "stablehlo.case"(%arg0) ({
// CHECK-NEXT: stablehlo.return %arg1 : tensor<f32>
// CHECK: (tensor<i32>) -> tensor<f32>
func.func @case(%i: tensor<i32>, %a: tensor<f32>) -> tensor<f32> {
  %t = stablehlo.after_all : !stablehlo.token
  %r:2 = "stablehlo.case"(%i) ({
    stablehlo.return %t, %a : !stablehlo.token, tensor<f32>
  }) : (tensor<i32>) -> (!stablehlo.token, tensor<f32>)
  return %r#1 : tensor<f32>
}

// CHECK-LABEL: func.func @custom_call(
// CHECK-NEXT: %0:2 = stablehlo.custom_call @elsewhere(%arg0) {has_side_effect = true} : (tensor<f32>) -> (tensor<f32>, tensor<i32>)
// CHECK-NEXT: return %0#1
func.func @custom_call(%a: tensor<f32>) -> tensor<i32> {
  %t = stablehlo.create_token : !stablehlo.token
  %r = stablehlo.custom_call @elsewhere(%t, %a) {has_side_effect = true} : (!stablehlo.token, tensor<f32>) -> tuple<tensor<f32>, tensor<i32>>
  %i = stablehlo.get_tuple_element %r[1] : (tuple<tensor<f32>, tensor<i32>>) -> tensor<i32>
  return %i : tensor<i32>
}
