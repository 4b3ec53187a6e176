// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s -split-input-file --shale-lower-entries | FileCheck %s

module attributes {shale.target = #shale.target<triple = "x86_64-unknown-linux-gnu", cpu = "x86-64-v4", features = "", vector_bits = 512, l1 = 32768, l2 = 1048576, l3 = 33554432, cores = 8>} {
// The frame holds one data pointer for each operand.
// CHECK-LABEL: llvm.func @twice(
// CHECK-SAME: %[[FRAME:.*]]: !llvm.ptr, %[[BEGIN:.*]]: i64, %[[END:.*]]: i64) -> i32
// CHECK-SAME: prefer_vector_width = "512", target_cpu = "x86-64-v4"
// CHECK: %[[I:.*]] = arith.index_cast %[[BEGIN]] : i64 to index
// CHECK: %[[X:.*]] = llvm.load %[[FRAME]]
// CHECK: %[[M:.*]] = builtin.unrealized_conversion_cast %{{.*}} : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<8xf32>
// CHECK: %[[SLOT:.*]] = llvm.getelementptr %[[FRAME]][8]
// CHECK: llvm.load %[[SLOT]]
// CHECK: memref.load %[[M]][%[[I]]]
// CHECK: %[[OK:.*]] = llvm.mlir.constant(0 : i32) : i32
// CHECK: llvm.return %[[OK]] : i32
shale.kernel @twice(%begin: index, %end: index, %x: memref<8xf32>, %out: memref<8xf32>)
    attributes {access = [#shale.access<read>, #shale.access<write>], grid = 8 : i64} {
  %v = memref.load %x[%begin] : memref<8xf32>
  %r = arith.addf %v, %v : f32
  memref.store %r, %out[%begin] : memref<8xf32>
  shale.yield
}
shale.kernel @once(%begin: index, %end: index, %x: memref<8xf32>)
    attributes {access = [#shale.access<update>], grid = 1 : i64} {
  shale.yield
}

// A grid goes through the context's dispatch function, one item is a call; a status that is not zero is returned.
// CHECK-LABEL: llvm.func @main(
// CHECK-SAME: %[[CONTEXT:.*]]: !llvm.ptr) -> i32
// CHECK: %[[BUFFERS:.*]] = llvm.load %[[CONTEXT]]
// CHECK: %[[ARENA:.*]] = llvm.load %[[BUFFERS]]
// CHECK: %[[FRAME:.*]] = llvm.alloca
// CHECK: %[[T:.*]] = llvm.getelementptr %[[ARENA]][64]
// CHECK: llvm.store %[[T]], %{{.*}}
// CHECK: %[[FIELD:.*]] = llvm.getelementptr %[[CONTEXT]][8]
// CHECK: %[[DISPATCH:.*]] = llvm.load %[[FIELD]]
// CHECK: %[[KERNEL:.*]] = llvm.mlir.addressof @twice
// CHECK: %[[N:.*]] = llvm.mlir.constant(8 : i64)
// CHECK: %[[STATUS:.*]] = llvm.call %[[DISPATCH]](%[[CONTEXT]], %[[KERNEL]], %[[FRAME]], %[[N]])
// CHECK: %[[BAD:.*]] = llvm.icmp "ne" %[[STATUS]]
// CHECK: llvm.cond_br %[[BAD]], ^[[EXIT:.*]](%[[STATUS]] : i32), ^[[NEXT:.*]]
// CHECK: ^[[EXIT]](%[[S:.*]]: i32):
// CHECK-NEXT: llvm.return %[[S]]
// CHECK: ^[[NEXT]]:
// CHECK: llvm.call @once(%[[FRAME]], %{{.*}}, %{{.*}}) : (!llvm.ptr, i64, i64) -> i32
// CHECK: "llvm.intr.memcpy"
// CHECK: llvm.return
func.func @main(%arena: memref<128xi8> {shale.role = "arena"}, %x: memref<8xf32> {shale.role = "input"}, %out: memref<2x4xf32> {shale.role = "output"}) {
  %c64 = arith.constant 64 : index
  %t = memref.view %arena[%c64][] : memref<128xi8> to memref<8xf32>
  shale.dispatch @twice ins(%x : memref<8xf32>) outs(%t : memref<8xf32>)
  shale.dispatch @once outs(%t : memref<8xf32>)
  %v = memref.expand_shape %t [[0, 1]] output_shape [2, 4] : memref<8xf32> into memref<2x4xf32>
  memref.copy %v, %out : memref<2x4xf32> to memref<2x4xf32>
  return
}
}

// -----

module attributes {shale.target = #shale.target<triple = "x86_64-pc-linux-gnu", cpu = "x86-64-v3", features = "+avx2", vector_bits = 256, l1 = 32768, l2 = 1048576, l3 = 0, cores = 1>} {
// A call goes through the context's function with the number of the call and its frame.
// CHECK-LABEL: llvm.func @main(
// CHECK-SAME: %[[CONTEXT:.*]]: !llvm.ptr) -> i32
// CHECK: %[[FRAME:.*]] = llvm.alloca
// CHECK: %[[FIELD:.*]] = llvm.getelementptr %[[CONTEXT]][32]
// CHECK: %[[FUNCTION:.*]] = llvm.load %[[FIELD]]
// CHECK: %[[N:.*]] = llvm.mlir.constant(7 : i64)
// CHECK: %[[STATUS:.*]] = llvm.call %[[FUNCTION]](%[[CONTEXT]], %[[N]], %[[FRAME]]) : !llvm.ptr, (!llvm.ptr, i64, !llvm.ptr) -> i32
// CHECK: %[[BAD:.*]] = llvm.icmp "ne" %[[STATUS]]
// CHECK: llvm.cond_br %[[BAD]], ^[[EXIT:.*]](%[[STATUS]] : i32), ^
func.func @main(%arena: memref<0xi8> {shale.role = "arena"}, %x: memref<8xf32> {shale.role = "input"}, %out: memref<8xf32> {shale.role = "output"}) {
  shale.custom_call "t.f" ins(%x : memref<8xf32>) outs(%out : memref<8xf32>) {configuration = "", index = 7 : i64, input_types = [tensor<8xf32>], output_types = [tensor<8xf32>]}
  return
}
}
