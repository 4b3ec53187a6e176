// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s -split-input-file -verify-diagnostics --pass-pipeline='builtin.module(shale-promote-kernel-allocations{max-bytes=64 max-total-bytes=100})' | FileCheck %s

// Small: on the stack, outside of the loop.
// CHECK-LABEL: shale.kernel @small
// CHECK: %[[M:.*]] = memref.alloca() {alignment = 64 : i64} : memref<16xf32>
// CHECK: scf.for
// CHECK-NEXT: memref.store %{{.*}}, %[[M]]
// CHECK-NOT: memref.dealloc
shale.kernel @small(%begin: index, %end: index, %x: memref<4xf32>)
    attributes {access = [#shale.access<update>], grid = 4 : i64} {
  %c1 = arith.constant 1 : index
  %v = arith.constant 1.0 : f32
  scf.for %i = %begin to %end step %c1 {
    %m = memref.alloc() : memref<16xf32>
    memref.store %v, %m[%i] : memref<16xf32>
    memref.dealloc %m : memref<16xf32>
  }
  shale.yield
}

// -----

// Large, or too much in all: an operand, which the host program provides.
// CHECK-LABEL: shale.kernel @large(
// CHECK-SAME: %[[X:.*]]: memref<4xf32>, %[[S:.*]]: memref<17xf32>, %[[T:.*]]: memref<10xf32>)
// CHECK-SAME: access = [#shale.access<write>, #shale.access<scratch>, #shale.access<scratch>]
// CHECK: memref.alloca() {{.*}} : memref<16xf32>
// CHECK: memref.store %{{.*}}, %[[S]]
// CHECK: memref.store %{{.*}}, %[[T]]
// CHECK-LABEL: func.func @main
// CHECK: %[[E:.*]] = tensor.empty() : tensor<4xf32>
// CHECK: %[[E0:.*]] = tensor.empty() : tensor<17xf32>
// CHECK: %[[E1:.*]] = tensor.empty() : tensor<10xf32>
// CHECK: %[[R:.*]]:3 = shale.dispatch @large outs(%[[E]], %[[E0]], %[[E1]] : tensor<4xf32>, tensor<17xf32>, tensor<10xf32>) -> tensor<4xf32>, tensor<17xf32>, tensor<10xf32>
// CHECK: return %[[R]]#0
shale.kernel @large(%begin: index, %end: index, %x: memref<4xf32>)
    attributes {access = [#shale.access<write>], grid = 1 : i64} {
  %v = arith.constant 1.0 : f32
  %a = memref.alloc() : memref<16xf32>
  memref.store %v, %a[%begin] : memref<16xf32>
  %b = memref.alloc() : memref<17xf32>
  memref.store %v, %b[%begin] : memref<17xf32>
  %c = memref.alloc() : memref<10xf32>
  memref.store %v, %c[%begin] : memref<10xf32>
  shale.yield
}
func.func @main() -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %0 = shale.dispatch @large outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// expected-note@+1 {{kernel is here}}
shale.kernel @shared(%begin: index, %end: index, %x: memref<4xf32>)
    attributes {access = [#shale.access<update>], grid = 4 : i64} {
  // expected-error@+1 {{kernel 'shared' of 4 items must have temporaries of at most 64 bytes, got 68}}
  %a = memref.alloc() : memref<17xf32>
  %v = arith.constant 1.0 : f32
  memref.store %v, %a[%begin] : memref<17xf32>
  shale.yield
}

// -----

// expected-note@+1 {{kernel is here}}
shale.kernel @dynamic(%begin: index, %end: index, %x: memref<4xf32>)
    attributes {access = [#shale.access<update>], grid = 1 : i64} {
  // expected-error@+1 {{kernel 'dynamic' must have temporaries of static size, got memref<?xf32>}}
  %a = memref.alloc(%end) : memref<?xf32>
  %v = arith.constant 1.0 : f32
  memref.store %v, %a[%begin] : memref<?xf32>
  shale.yield
}
