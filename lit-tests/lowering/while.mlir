// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt --shale-lower-to-linalg --split-input-file %s | FileCheck %s

// What the body only passes on (%k) is not carried; the condition is read from its tensor; a loop whose end is not known polls.
// CHECK-LABEL: func.func @main
// CHECK-SAME: %[[N:[a-z0-9]*]]: tensor<i32>, %[[X:[a-z0-9]*]]: tensor<4xf32>, %[[K:[a-z0-9]*]]: tensor<4xf32>
// CHECK: %[[R:.*]]:2 = scf.while (%[[I:.*]] = %[[N]], %[[Y:.*]] = %[[X]]) : (tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>) {
// CHECK: %[[P:.*]] = linalg.generic
// CHECK: } -> tensor<i8>
// CHECK: %[[E:.*]] = tensor.extract %[[P]][] : tensor<i8>
// CHECK: %[[C:.*]] = arith.trunci %[[E]] : i8 to i1
// CHECK: shale.poll
// CHECK: scf.condition(%[[C]]) %[[I]], %[[Y]]
// CHECK: } do {
// CHECK: ^bb0(%[[J:.*]]: tensor<i32>, %[[Z:.*]]: tensor<4xf32>):
// CHECK: linalg.generic {{.*}} ins(%[[Z]], %[[K]] : tensor<4xf32>, tensor<4xf32>)
// CHECK: scf.yield %{{.*}}, %{{.*}} : tensor<i32>, tensor<4xf32>
// CHECK: return %[[R]]#1, %[[K]]
func.func @main(%n: tensor<i32>, %x: tensor<4xf32>, %k: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %n, %y = %x, %c = %k) : tensor<i32>, tensor<4xf32>, tensor<4xf32>
  cond {
    %p = stablehlo.compare GT, %i, %zero, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.subtract %i, %one : tensor<i32>
    %z = stablehlo.add %y, %c : tensor<4xf32>
    stablehlo.return %j, %z, %c : tensor<i32>, tensor<4xf32>, tensor<4xf32>
  }
  return %r#1, %r#2 : tensor<4xf32>, tensor<4xf32>
}

// -----

// A counter from constant to constant: the loop is known to end soon.
// CHECK-LABEL: func.func @counted
// CHECK: scf.while
// CHECK-NOT: shale.poll
func.func @counted(%x: tensor<4xf32>) -> tensor<4xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<10> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %y = %x) : tensor<i32>, tensor<4xf32>
  cond {
    %p = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %z = stablehlo.add %y, %x : tensor<4xf32>
    stablehlo.return %j, %z : tensor<i32>, tensor<4xf32>
  }
  return %r#1 : tensor<4xf32>
}

// -----

// The counter wraps around before it passes the bound: 100 + 2 * 16 > 127.
// CHECK-LABEL: func.func @no_counted_wraps
// CHECK: scf.while
// CHECK: shale.poll
func.func @no_counted_wraps() -> tensor<i8> {
  %first = stablehlo.constant dense<100> : tensor<i8>
  %step = stablehlo.constant dense<16> : tensor<i8>
  %n = stablehlo.constant dense<127> : tensor<i8>
  %r = stablehlo.while(%i = %first) : tensor<i8>
  cond {
    %p = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %step : tensor<i8>
    stablehlo.return %j : tensor<i8>
  }
  return %r : tensor<i8>
}
