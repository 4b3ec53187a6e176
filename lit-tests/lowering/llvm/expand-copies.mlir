// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s --shale-expand-copies | FileCheck %s

// Contiguous memory stays a copy, also behind an offset; strided memory is copied by loops.
// CHECK-LABEL: func.func @copies(
// CHECK-SAME: %[[A:.*]]: memref<4x8xf32>, %[[B:.*]]: memref<4x8xf32>, %[[C:.*]]: memref<2x8xf32, strided<[8, 1], offset: 16>>, %[[D:.*]]: memref<2x8xf32>, %[[E:.*]]: memref<4x4xf32, strided<[8, 1], offset: 2>>, %[[F:.*]]: memref<4x4xf32>)
// CHECK-NEXT: memref.copy %[[A]], %[[B]]
// CHECK-NEXT: memref.copy %[[C]], %[[D]]
// CHECK: scf.for %[[I:.*]] = %{{.*}} to %c4
// CHECK: scf.for %[[J:.*]] = %{{.*}} to %c4
// CHECK-NEXT: %[[V:.*]] = memref.load %[[E]][%[[I]], %[[J]]]
// CHECK-NEXT: memref.store %[[V]], %[[F]][%[[I]], %[[J]]]
// CHECK-NOT: memref.copy
func.func @copies(%a: memref<4x8xf32>, %b: memref<4x8xf32>, %c: memref<2x8xf32, strided<[8, 1], offset: 16>>, %d: memref<2x8xf32>,
                  %e: memref<4x4xf32, strided<[8, 1], offset: 2>>, %f: memref<4x4xf32>) {
  memref.copy %a, %b : memref<4x8xf32> to memref<4x8xf32>
  memref.copy %c, %d : memref<2x8xf32, strided<[8, 1], offset: 16>> to memref<2x8xf32>
  memref.copy %e, %f : memref<4x4xf32, strided<[8, 1], offset: 2>> to memref<4x4xf32>
  return
}

// A size that only one of them knows.
// CHECK-LABEL: func.func @dynamic(
// CHECK-SAME: %[[A:.*]]: memref<?x4xf32, strided<[8, 1]>>
// CHECK: %[[N:.*]] = memref.dim %[[A]], %c0
// CHECK: scf.for %{{.*}} = %{{.*}} to %[[N]]
func.func @dynamic(%a: memref<?x4xf32, strided<[8, 1]>>, %b: memref<?x4xf32>) {
  memref.copy %a, %b : memref<?x4xf32, strided<[8, 1]>> to memref<?x4xf32>
  return
}
