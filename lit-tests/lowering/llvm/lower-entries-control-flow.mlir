// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s -split-input-file --shale-lower-entries | FileCheck %s

module attributes {shale.target = #shale.target<triple = "x86_64-unknown-linux-gnu", cpu = "x86-64-v4", features = "", vector_bits = 512, l1 = 32768, l2 = 1048576, l3 = 33554432, cores = 8>} {
// A kernel finds the word that cancels behind its operands: its loop ends, and its status says so.
// CHECK-LABEL: llvm.func @spin(
// CHECK-SAME: %[[FRAME:.*]]: !llvm.ptr,
// CHECK: %[[SLOT:.*]] = llvm.getelementptr %[[FRAME]][8]
// CHECK: %[[WORD:.*]] = llvm.load %[[SLOT]] : !llvm.ptr -> !llvm.ptr
// CHECK: scf.while
// CHECK: llvm.load %[[WORD]] atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
// CHECK: %[[GO:.*]] = arith.andi
// CHECK: scf.condition(%[[GO]])
// CHECK-NOT: shale.poll
// CHECK: llvm.load %[[WORD]] atomic monotonic
// CHECK: %[[STATUS:.*]] = arith.extui %{{.*}} : i1 to i32
// CHECK: llvm.return %[[STATUS]]
shale.kernel @spin(%begin: index, %end: index, %x: memref<f32>)
    attributes {access = [#shale.access<update>], grid = 1 : i64} {
  %true = arith.constant true
  scf.while : () -> () {
    shale.poll
    scf.condition(%true)
  } do {
    scf.yield
  }
  shale.yield
}

// Loops become blocks, memrefs that they carry pointers; a poll leaves the function with status 1.
// CHECK-LABEL: llvm.func @main(
// CHECK-SAME: %[[CONTEXT:.*]]: !llvm.ptr) -> i32
// CHECK: %[[FIELD:.*]] = llvm.getelementptr %[[CONTEXT]][16]
// CHECK: %[[CANCEL:.*]] = llvm.load %[[FIELD]]
// CHECK: llvm.br ^[[BEFORE:.*]](%{{.*}}, %{{.*}}, %{{.*}} : i32, !llvm.ptr, !llvm.ptr)
// CHECK: ^[[BEFORE]](%[[I:.*]]: i32, %[[P:.*]]: !llvm.ptr, %[[Q:.*]]: !llvm.ptr):
// CHECK: %[[C:.*]] = arith.cmpi slt, %[[I]]
// CHECK: %[[ONE:.*]] = llvm.mlir.constant(1 : i32)
// CHECK: llvm.load %[[CANCEL]] atomic monotonic
// CHECK: llvm.cond_br %{{.*}}, ^[[EXIT:.*]](%[[ONE]] : i32), ^[[LIVE:.*]]
// CHECK: ^[[EXIT]](%[[S:.*]]: i32):
// CHECK-NEXT: llvm.return %[[S]]
// CHECK: ^[[LIVE]]:
// CHECK: llvm.cond_br %[[C]], ^[[BODY:.*]](%[[I]], %[[P]], %[[Q]] : i32, !llvm.ptr, !llvm.ptr), ^[[AFTER:.*]](%[[I]], %[[P]], %[[Q]] : i32, !llvm.ptr, !llvm.ptr)
// CHECK: ^[[BODY]](%[[J:.*]]: i32, %[[A:.*]]: !llvm.ptr, %[[B:.*]]: !llvm.ptr):
// CHECK: llvm.store %[[B]]
// CHECK: llvm.store %[[CANCEL]]
// CHECK: llvm.call @spin
// CHECK: ^[[AFTER]](
// CHECK: "llvm.intr.memcpy"
// CHECK: llvm.br ^[[BEFORE]](%{{.*}}, %[[B]], %[[A]] : i32, !llvm.ptr, !llvm.ptr)
func.func @main(%arena: memref<128xi8> {shale.role = "arena"}, %out: memref<f32> {shale.role = "output"}) {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %n = arith.constant 9 : i32
  %x = memref.view %arena[%c0][] : memref<128xi8> to memref<4xi8>
  %y = memref.view %arena[%c64][] : memref<128xi8> to memref<4xi8>
  %r:3 = scf.while (%i = %zero, %p = %x, %q = %y) : (i32, memref<4xi8>, memref<4xi8>) -> (i32, memref<4xi8>, memref<4xi8>) {
    %c = arith.cmpi slt, %i, %n : i32
    shale.poll
    scf.condition(%c) %i, %p, %q : i32, memref<4xi8>, memref<4xi8>
  } do {
  ^bb0(%i: i32, %p: memref<4xi8>, %q: memref<4xi8>):
    %v = memref.view %q[%c0][] : memref<4xi8> to memref<f32>
    shale.dispatch @spin outs(%v : memref<f32>)
    %j = arith.addi %i, %one : i32
    scf.yield %j, %q, %p : i32, memref<4xi8>, memref<4xi8>
  }
  %v = memref.view %r#1[%c0][] : memref<4xi8> to memref<f32>
  memref.copy %v, %out : memref<f32> to memref<f32>
  return
}

// A branch by number compares with each number that has a branch, and takes the default one else.
// CHECK-LABEL: llvm.func @switch(
// CHECK: %[[N:.*]] = arith.index_cast %{{.*}} : i32 to index
// CHECK: arith.cmpi eq, %[[N]], %{{.*}} : index
// CHECK: llvm.cond_br
// CHECK: ^[[EXIT:.*]](%[[V:.*]]: i32):
// CHECK-NEXT: llvm.store %[[V]]
// CHECK: llvm.br ^[[EXIT]](%{{.*}} : i32)
// CHECK: arith.cmpi eq, %[[N]], %{{.*}} : index
// CHECK: llvm.br ^[[EXIT]](%{{.*}} : i32)
// CHECK: llvm.br ^[[EXIT]](%{{.*}} : i32)
func.func @switch(%arena: memref<0xi8> {shale.role = "arena"}, %x: memref<2xi32> {shale.role = "input"}, %out: memref<i32> {shale.role = "output"}) {
  %c1 = arith.constant 1 : index
  %i = memref.load %x[%c1] : memref<2xi32>
  %n = arith.index_cast %i : i32 to index
  %a = arith.constant 10 : i32
  %b = arith.constant 20 : i32
  %c = arith.constant 30 : i32
  %r = scf.index_switch %n -> i32
  case 0 {
    scf.yield %a : i32
  }
  case 1 {
    scf.yield %b : i32
  }
  default {
    scf.yield %c : i32
  }
  memref.store %r, %out[] : memref<i32>
  return
}
}
