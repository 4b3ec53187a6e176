// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What MLIR's own passes may take away, merge and inline.
// RUN: shale-opt %s --cse --canonicalize | FileCheck %s
// RUN: shale-opt %s --inline | FileCheck %s --check-prefix=INLINE

// CHECK-LABEL: func.func @unused(
// CHECK-NEXT: return
func.func @unused(%x: tensor<4xf32>, %p: tensor<i1>, %n: tensor<2xui64>) {
  %0 = stablehlo.exponential %x : tensor<4xf32>
  %1 = "stablehlo.if"(%p) ({
    stablehlo.return %x : tensor<4xf32>
  }, {
    %y = stablehlo.tanh %x : tensor<4xf32>
    stablehlo.return %y : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  %2, %3 = stablehlo.rng_bit_generator %n, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui64>)
  %4 = stablehlo.custom_call @pure(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// A loop may not end, so it stays, and so does what holds it.
// CHECK-LABEL: func.func @loops(
// CHECK: stablehlo.while
// CHECK: "stablehlo.if"
// CHECK: stablehlo.while
func.func @loops(%x: tensor<4xf32>, %p: tensor<i1>) {
  %0 = stablehlo.while(%y = %x) : tensor<4xf32>
  cond {
    stablehlo.return %p : tensor<i1>
  } do {
    stablehlo.return %y : tensor<4xf32>
  }
  "stablehlo.if"(%p) ({
    stablehlo.while()
    cond {
      stablehlo.return %p : tensor<i1>
    } do {
      stablehlo.return
    }
    stablehlo.return
  }, {
    stablehlo.return
  }) : (tensor<i1>) -> ()
  return
}

// CHECK-LABEL: func.func @merged(
// CHECK: %[[sum:.*]] = stablehlo.add
// CHECK-NEXT: return %[[sum]], %[[sum]]
func.func @merged(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = stablehlo.add %x, %y : tensor<4xf32>
  %1 = stablehlo.add %x, %y : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// Equal values of which one has been through a barrier stay two.
// CHECK-LABEL: func.func @barriers(
// CHECK: %[[constant:.*]] = stablehlo.constant
// CHECK: %[[a:.*]] = stablehlo.optimization_barrier %[[constant]]
// CHECK: %[[b:.*]] = stablehlo.optimization_barrier %[[constant]]
// CHECK: return %[[a]], %[[b]]
func.func @barriers() -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = stablehlo.constant dense<1.0> : tensor<4xf32>
  %1 = stablehlo.constant dense<1.0> : tensor<4xf32>
  %2 = stablehlo.optimization_barrier %0 : tensor<4xf32>
  %3 = stablehlo.optimization_barrier %1 : tensor<4xf32>
  return %2, %3 : tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: func.func @custom_calls(
// CHECK-NEXT: stablehlo.custom_call @print
// CHECK-NEXT: stablehlo.custom_call @print
// CHECK-NEXT: %[[one:.*]] = stablehlo.custom_call @pure
// CHECK-NEXT: return %[[one]], %[[one]]
func.func @custom_calls(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  stablehlo.custom_call @print(%x) {has_side_effect = true} : (tensor<4xf32>) -> ()
  stablehlo.custom_call @print(%x) {has_side_effect = true} : (tensor<4xf32>) -> ()
  %0 = stablehlo.custom_call @pure(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.custom_call @pure(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// Two draws are two.
// CHECK-LABEL: func.func @draws(
// CHECK-COUNT-2: stablehlo.rng
func.func @draws(%a: tensor<f32>, %b: tensor<f32>, %s: tensor<1xi64>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = stablehlo.rng %a, %b, %s, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32>
  %1 = stablehlo.rng %a, %b, %s, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// Constants leave bodies, which may use what is around them; `shale-sink-constants` brings them back.
// CHECK-LABEL: func.func @bodies(
// CHECK-NEXT: stablehlo.constant
// CHECK: reducer
func.func @bodies(%x: tensor<4xf32>, %i: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.reduce(%x init: %i) across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
   reducer(%a: tensor<f32>, %b: tensor<f32>) {
    %two = stablehlo.constant dense<2.0> : tensor<f32>
    %c = stablehlo.multiply %b, %two : tensor<f32>
    %d = stablehlo.add %a, %c : tensor<f32>
    stablehlo.return %d : tensor<f32>
  }
  return %0 : tensor<f32>
}

// INLINE-LABEL: func.func @caller(
// INLINE-NEXT: stablehlo.tanh
// INLINE-NEXT: stablehlo.reduce
// INLINE-NEXT: return
func.func @caller(%x: tensor<4xf32>, %i: tensor<f32>) -> tensor<f32> {
  %0 = call @callee(%x, %i) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
func.func private @callee(%x: tensor<4xf32>, %i: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.tanh %x : tensor<4xf32>
  %1 = stablehlo.reduce(%0 init: %i) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return %1 : tensor<f32>
}
