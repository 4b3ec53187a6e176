// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s --canonicalize --cse | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt --canonicalize --cse | FileCheck %s

// Two assertions of one condition stay, and where they are.
// CHECK-LABEL: func.func @sizes
func.func @sizes(%holds: i1) {
  // CHECK: %[[N:.*]] = shale.input_size 0
  %n = shale.input_size 0
  %m = shale.input_size 1
  // CHECK: %[[M:.*]] = shale.input_size 1
  // CHECK: shale.assert %{{.*}}, "sizes must be equal, got {0} and {1}"(%[[N]], %[[M]])
  shale.assert %holds, "sizes must be equal, got {0} and {1}"(%n, %m)
  // CHECK-NEXT: shale.assert %{{.*}}, "must hold" {index = 1 : i64}
  shale.assert %holds, "must hold" {index = 1 : i64}
  // CHECK-NEXT: %[[A:.*]] = shale.allocate(%[[N]], %[[M]]) {element_bytes = 4 : i64} : memref<?xi8>
  %a = shale.allocate(%n, %m) {element_bytes = 4 : i64} : memref<?xi8>
  // CHECK-NEXT: %[[B:.*]] = shale.allocate() {element_bytes = 8 : i64} : memref<?xi8>
  %b = shale.allocate() {element_bytes = 8 : i64} : memref<?xi8>
  memref.dealloc %b : memref<?xi8>
  // CHECK: shale.deliver 0, %[[A]](%[[N]], %[[M]]) : memref<?xi8>
  shale.deliver 0, %a(%n, %m) : memref<?xi8>
  return
}
