// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Donated arguments that loops carry are updated where they are: weights and momentum of a training loop, and a cache of which each
// iteration writes one row. They are not copied, before, in or after the loops. jax.buffer_donor leaves the choice to the compiler.
// RUN: rm -rf %t && split-file %s %t
// RUN: %shale_compile --to=buffer %t/train.mlir | FileCheck %t/train.mlir --implicit-check-not=memref.copy
// RUN: %shale_compile --to=buffer %t/cache.mlir | FileCheck %t/cache.mlir
// RUN: %shale_compile --to=buffer %t/turns.mlir | FileCheck %t/turns.mlir
// RUN: %python %S/inputs/donation_loops.py %t %shale_run

//--- train.mlir
// CHECK-LABEL: func.func @main(
// CHECK-SAME: %[[W:arg[0-9]+]]: memref<64x32xf32> {shale.donation = 0 : i64, shale.role = "input"
// CHECK-SAME: %[[M:arg[0-9]+]]: memref<64x32xf32> {shale.donation = 1 : i64, shale.role = "input"
// CHECK: scf.while
// CHECK: shale.dispatch @elementwise_{{[0-9]+}} ins({{.*}}) outs(%[[M]], %[[W]] :
func.func public @main(%w: tensor<64x32xf32> {tf.aliasing_output = 0 : i32}, %m: tensor<64x32xf32> {jax.buffer_donor = true}, %x: tensor<8x64xf32>, %t: tensor<8x32xf32>) -> (tensor<64x32xf32>, tensor<64x32xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:3 = stablehlo.while(%i = %zero, %w0 = %w, %m0 = %m) : tensor<i32>, tensor<64x32xf32>, tensor<64x32xf32>
  cond {
    %limit = stablehlo.constant dense<20> : tensor<i32>
    %p = stablehlo.compare LT, %i, %limit : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    %y = stablehlo.dot_general %x, %w0, contracting_dims = [1] x [0] : (tensor<8x64xf32>, tensor<64x32xf32>) -> tensor<8x32xf32>
    %e = stablehlo.subtract %y, %t : tensor<8x32xf32>
    %g = stablehlo.dot_general %x, %e, contracting_dims = [0] x [0] : (tensor<8x64xf32>, tensor<8x32xf32>) -> tensor<64x32xf32>
    %c = stablehlo.constant dense<0.9> : tensor<64x32xf32>
    %lr = stablehlo.constant dense<0.001> : tensor<64x32xf32>
    %1 = stablehlo.multiply %m0, %c : tensor<64x32xf32>
    %m2 = stablehlo.add %1, %g : tensor<64x32xf32>
    %2 = stablehlo.multiply %m2, %lr : tensor<64x32xf32>
    %w2 = stablehlo.subtract %w0, %2 : tensor<64x32xf32>
    stablehlo.return %next, %w2, %m2 : tensor<i32>, tensor<64x32xf32>, tensor<64x32xf32>
  }
  return %r#1, %r#2 : tensor<64x32xf32>, tensor<64x32xf32>
}

//--- cache.mlir
// CHECK-LABEL: func.func @main(
// CHECK-SAME: %[[CACHE:arg[0-9]+]]: memref<512x64xf32> {shale.donation = 0 : i64, shale.role = "input"
// CHECK-SAME: %[[X:arg[0-9]+]]: memref<1x64xf32>
// The argument that is not donated is copied once.
// CHECK: memref.copy %[[X]], {{.*}}"an argument stays as it is"
// CHECK-NOT: memref.copy
// CHECK: scf.while
// CHECK-NOT: memref.copy
// CHECK: shale.dispatch @{{.*}} outs(%[[CACHE]] : memref<512x64xf32>)
// CHECK-NOT: memref.copy
// CHECK: return
func.func public @main(%cache: tensor<512x64xf32> {tf.aliasing_output = 0 : i32}, %x: tensor<1x64xf32>, %start: tensor<i32>) -> (tensor<512x64xf32>, tensor<1x64xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %c0 = %cache, %x0 = %x) : tensor<i32>, tensor<512x64xf32>, tensor<1x64xf32>
  cond {
    %limit = stablehlo.constant dense<500> : tensor<i32>
    %p = stablehlo.compare LT, %i, %limit : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    %c1 = stablehlo.dynamic_update_slice %c0, %x0, %i, %zero : (tensor<512x64xf32>, tensor<1x64xf32>, tensor<i32>, tensor<i32>) -> tensor<512x64xf32>
    %half = stablehlo.constant dense<0.5> : tensor<1x64xf32>
    %s = stablehlo.dot_general %x0, %c1, contracting_dims = [1] x [1] : (tensor<1x64xf32>, tensor<512x64xf32>) -> tensor<1x512xf32>
    %y = stablehlo.dot_general %s, %c1, contracting_dims = [1] x [0] : (tensor<1x512xf32>, tensor<512x64xf32>) -> tensor<1x64xf32>
    %t = stablehlo.tanh %y : tensor<1x64xf32>
    %x1 = stablehlo.multiply %t, %half : tensor<1x64xf32>
    stablehlo.return %next, %c1, %x1 : tensor<i32>, tensor<512x64xf32>, tensor<1x64xf32>
  }
  return %r#1, %r#2 : tensor<512x64xf32>, tensor<1x64xf32>
}

//--- turns.mlir
// The next value needs all of the old one until it is complete: the loop takes turns between two places, with one copy before and
// one after it, rather than with one in each iteration.
// CHECK-LABEL: func.func @main(
// CHECK: memref.copy
// CHECK: scf.while
// CHECK-NOT: memref.copy
// CHECK: scf.yield
// CHECK: memref.copy
func.func public @main(%x: tensor<64x64xf32> {tf.aliasing_output = 0 : i32}, %c: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %x0 = %x) : tensor<i32>, tensor<64x64xf32>
  cond {
    %limit = stablehlo.constant dense<9> : tensor<i32>
    %p = stablehlo.compare LT, %i, %limit : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    %w = stablehlo.dot_general %x0, %c, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    stablehlo.return %next, %w : tensor<i32>, tensor<64x64xf32>
  }
  return %r#1 : tensor<64x64xf32>
}
