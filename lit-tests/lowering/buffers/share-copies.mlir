// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s -split-input-file --pass-pipeline='builtin.module(shale-share-copies{least-bytes=256 item-bytes=128 streamed-bytes=512})' | FileCheck %s

// Both copies of one type have one kernel: items of two vectors, then the elements that fill none.
// CHECK-LABEL: shale.kernel @copy_0(
// CHECK-SAME: %[[BEGIN:[a-z0-9]+]]: index, %[[END:[a-z0-9]+]]: index, %[[X:[a-z0-9]+]]: memref<10x7xf32>, %[[Y:[a-z0-9]+]]: memref<10x7xf32>)
// CHECK-SAME: access = [#shale.access<read>, #shale.access<write>], grid = 3 : i64
// CHECK-NOT: shale.streamed
// CHECK: %[[FROM:.*]] = memref.collapse_shape %[[X]]
// CHECK: %[[TO:.*]] = memref.collapse_shape %[[Y]]
// CHECK: scf.for
// CHECK: %[[V:.*]] = vector.transfer_read %[[FROM]]{{.*}} : memref<70xf32>, vector<16xf32>
// CHECK-NEXT: vector.transfer_write %[[V]], %[[TO]]
// CHECK: scf.for
// CHECK-NEXT: memref.load %[[FROM]]
// CHECK-NEXT: memref.store %{{.*}}, %[[TO]]
// CHECK: func.func @main
// CHECK-NEXT: shale.dispatch @copy_0 ins(%arg0 : memref<10x7xf32>) outs(%arg1 : memref<10x7xf32>) {shale.reason = "an argument stays as it is"}
// CHECK-NEXT: shale.dispatch @copy_0 ins(%arg0 : memref<10x7xf32>) outs(%arg2 : memref<10x7xf32>)
// CHECK-NEXT: memref.copy %arg3, %arg4 : memref<63xf32>
func.func @main(%x: memref<10x7xf32>, %y: memref<10x7xf32>, %z: memref<10x7xf32>, %s: memref<63xf32>, %t: memref<63xf32>) {
  memref.copy %x, %y {shale.reason = "an argument stays as it is"} : memref<10x7xf32> to memref<10x7xf32>
  memref.copy %x, %z : memref<10x7xf32> to memref<10x7xf32>
  memref.copy %s, %t : memref<63xf32> to memref<63xf32>
  return
}

// -----

// Large ones are streamed; all elements fill vectors.
// CHECK-LABEL: shale.kernel @copy_1
// CHECK-SAME: grid = 4 : i64, shale.streamed = array<i64: 1>
// CHECK-NOT: memref.load
// CHECK: func.func @copy_0
// CHECK: shale.dispatch @copy_1
func.func @copy_0(%x: memref<64xi64>, %y: memref<64xi64>) {
  memref.copy %x, %y : memref<64xi64> to memref<64xi64>
  return
}
