// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Masked vectors of 16-bit floats are moved as integers, a first element alone is stored as itself; others and whole vectors stay.
// RUN: shale-opt %s -pass-pipeline='builtin.module(llvm.func(shale-move-half-floats))' | FileCheck %s

// CHECK-LABEL: llvm.func @moves(
// CHECK-SAME: %[[P:.*]]: !llvm.ptr, %[[MASK:.*]]: vector<8xi1>, %[[HALF:.*]]: vector<8xf16>, %[[FLOAT:.*]]: vector<8xf32>
// CHECK: %[[OLD:.*]] = llvm.bitcast %[[HALF]] : vector<8xf16> to vector<8xi16>
// CHECK: %[[LOADED:.*]] = llvm.intr.masked.load %[[P]], %[[MASK]], %[[OLD]] {alignment = 2 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi16>) -> vector<8xi16>
// CHECK: %[[BACK:.*]] = llvm.bitcast %[[LOADED]] : vector<8xi16> to vector<8xf16>
// CHECK: %[[SUM:.*]] = llvm.fadd %[[BACK]], %[[BACK]]
// CHECK: %[[BITS:.*]] = llvm.bitcast %[[SUM]] : vector<8xf16> to vector<8xi16>
// CHECK: llvm.intr.masked.store %[[BITS]], %[[P]], %[[MASK]] {alignment = 2 : i32} : vector<8xi16>, vector<8xi1> into !llvm.ptr
// CHECK: llvm.intr.masked.store %[[FLOAT]], %[[P]], %[[MASK]] {alignment = 4 : i32} : vector<8xf32>
llvm.func @moves(%p: !llvm.ptr, %mask: vector<8xi1>, %half: vector<8xf16>, %float: vector<8xf32>) {
  %0 = llvm.intr.masked.load %p, %mask, %half {alignment = 2 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf16>) -> vector<8xf16>
  %1 = llvm.fadd %0, %0 : vector<8xf16>
  llvm.intr.masked.store %1, %p, %mask {alignment = 2 : i32} : vector<8xf16>, vector<8xi1> into !llvm.ptr
  llvm.intr.masked.store %float, %p, %mask {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
  llvm.return
}

// CHECK-LABEL: llvm.func @first(
// CHECK-SAME: %[[P:.*]]: !llvm.ptr, %[[HALF:.*]]: vector<4xf16>
// CHECK: %[[ELEMENT:.*]] = llvm.extractelement %[[HALF]][%{{.*}} : i64] : vector<4xf16>
// CHECK: llvm.store %[[ELEMENT]], %[[P]] {alignment = 2 : i64} : f16, !llvm.ptr
// CHECK-NOT: llvm.intr.masked.store
// CHECK: llvm.return
llvm.func @first(%p: !llvm.ptr, %half: vector<4xf16>) {
  %mask = llvm.mlir.constant(dense<[true, false, false, false]> : vector<4xi1>) : vector<4xi1>
  llvm.intr.masked.store %half, %p, %mask {alignment = 2 : i32} : vector<4xf16>, vector<4xi1> into !llvm.ptr
  llvm.return
}

// CHECK-LABEL: llvm.func @two(
// CHECK: llvm.intr.masked.store
llvm.func @two(%p: !llvm.ptr, %bytes: vector<4xi8>) {
  %mask = llvm.mlir.constant(dense<[true, true, false, false]> : vector<4xi1>) : vector<4xi1>
  llvm.intr.masked.store %bytes, %p, %mask {alignment = 1 : i32} : vector<4xi8>, vector<4xi1> into !llvm.ptr
  llvm.return
}
