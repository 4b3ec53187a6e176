// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s -pass-pipeline='builtin.module(func.func(shale-unroll-loops))' | FileCheck %s

// A permutation of carried values is one of names.
// CHECK-LABEL: @rounds
// CHECK-SAME: %[[X:.*]]: tensor<4096xi32>, %[[A:.*]]: tensor<i32>, %[[B:.*]]: tensor<i32>
func.func @rounds(%x: tensor<4096xi32>, %a: tensor<i32>, %b: tensor<i32>) -> (tensor<4096xi32>, tensor<i32>) {
  // CHECK-NOT: stablehlo.while
  // CHECK: %[[A0:.*]] = stablehlo.broadcast_in_dim %[[A]]
  // CHECK: %[[X1:.*]] = stablehlo.add %[[X]], %[[A0]]
  // CHECK: %[[B1:.*]] = stablehlo.broadcast_in_dim %[[B]]
  // CHECK: %[[X2:.*]] = stablehlo.add %[[X1]], %[[B1]]
  // CHECK: %[[A2:.*]] = stablehlo.broadcast_in_dim %[[A]]
  // CHECK: %[[X3:.*]] = stablehlo.add %[[X2]], %[[A2]]
  // CHECK: return %[[X3]], %[[B]]
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0:4 = stablehlo.while(%i = %zero, %v = %x, %now = %a, %next = %b) : tensor<i32>, tensor<4096xi32>, tensor<i32>, tensor<i32>
  cond {
    %three = stablehlo.constant dense<3> : tensor<i32>
    %1 = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %now, dims = [] : (tensor<i32>) -> tensor<4096xi32>
    %2 = stablehlo.add %v, %1 : tensor<4096xi32>
    %3 = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %3, %2, %next, %now : tensor<i32>, tensor<4096xi32>, tensor<i32>, tensor<i32>
  }
  return %0#1, %0#2 : tensor<4096xi32>, tensor<i32>
}

// CHECK-LABEL: @no_iteration
// CHECK-SAME: %[[X:.*]]: tensor<4096xf32>
// CHECK-NOT: stablehlo.while
// CHECK: return %[[X]]
func.func @no_iteration(%x: tensor<4096xf32>) -> tensor<4096xf32> {
  %five = stablehlo.constant dense<5> : tensor<i32>
  %0:2 = stablehlo.while(%i = %five, %v = %x) : tensor<i32>, tensor<4096xf32>
  cond {
    %three = stablehlo.constant dense<3> : tensor<i32>
    %1 = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.negate %v : tensor<4096xf32>
    %2 = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %2, %1 : tensor<i32>, tensor<4096xf32>
  }
  return %0#1 : tensor<4096xf32>
}

// What is not fused, what repeats often and what is small stays a loop.
// CHECK-LABEL: @loops
// CHECK-COUNT-3: stablehlo.while
func.func @loops(%x: tensor<64x64xf32>, %y: tensor<16xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<16xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.while(%i = %zero, %v = %x) : tensor<i32>, tensor<64x64xf32>
  cond {
    %three = stablehlo.constant dense<3> : tensor<i32>
    %3 = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %3 : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.dot_general %v, %x, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %4 = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %4, %3 : tensor<i32>, tensor<64x64xf32>
  }
  %1:2 = stablehlo.while(%i = %zero, %v = %x) : tensor<i32>, tensor<64x64xf32>
  cond {
    %nine = stablehlo.constant dense<9> : tensor<i32>
    %3 = stablehlo.compare LT, %i, %nine : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %3 : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.negate %v : tensor<64x64xf32>
    %4 = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %4, %3 : tensor<i32>, tensor<64x64xf32>
  }
  %2:2 = stablehlo.while(%i = %zero, %v = %y) : tensor<i32>, tensor<16xf32>
  cond {
    %three = stablehlo.constant dense<3> : tensor<i32>
    %3 = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %3 : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.negate %v : tensor<16xf32>
    %4 = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %4, %3 : tensor<i32>, tensor<16xf32>
  }
  return %0#1, %1#1, %2#1 : tensor<64x64xf32>, tensor<64x64xf32>, tensor<16xf32>
}

// Half of the range of an unsigned counter is not negative.
// CHECK-LABEL: @unsigned
// CHECK: stablehlo.while
func.func @unsigned(%x: tensor<4096xf32>) -> tensor<4096xf32> {
  %zero = stablehlo.constant dense<0> : tensor<ui8>
  %0:2 = stablehlo.while(%i = %zero, %v = %x) : tensor<ui8>, tensor<4096xf32>
  cond {
    %bound = stablehlo.constant dense<200> : tensor<ui8>
    %1 = stablehlo.compare LT, %i, %bound : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %step = stablehlo.constant dense<100> : tensor<ui8>
    %1 = stablehlo.negate %v : tensor<4096xf32>
    %2 = stablehlo.add %i, %step : tensor<ui8>
    stablehlo.return %2, %1 : tensor<ui8>, tensor<4096xf32>
  }
  return %0#1 : tensor<4096xf32>
}
