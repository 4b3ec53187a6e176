// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Whole aligned vectors go around the caches where the memory is aligned; the loop stands there twice, and a fence follows.
// RUN: shale-opt %s -split-input-file -pass-pipeline='builtin.module(shale.kernel(shale-stream-stores))' | FileCheck %s
// RUN: shale-compile %S/inputs/negate_4m.mlir --target=x86-64-v4 --emit=asm -o - | FileCheck %s --check-prefix=ASM

// ASM: vmovups %zmm{{[0-9]+}}, (
// ASM: vmovntps %zmm
// ASM: sfence

// CHECK-LABEL: shale.kernel @rows(
// CHECK-SAME: %[[OUT:[a-z0-9]*]]: memref<8x32xf32>)
// CHECK-NOT: shale.streamed
// CHECK: %[[FLAT:.*]] = memref.collapse_shape %[[OUT]]
// CHECK: %[[ADDRESS:.*]] = memref.extract_aligned_pointer_as_index %[[OUT]]
// CHECK: %[[REST:.*]] = arith.andi %[[ADDRESS]], %c63
// CHECK: %[[ALIGNED:.*]] = arith.cmpi eq, %[[REST]], %c0
// CHECK: scf.if %[[ALIGNED]] {
// CHECK: scf.for
// CHECK: scf.for
// CHECK: vector.store %{{.*}}, %[[FLAT]][%{{.*}}] {alignment = 64 : i64, nontemporal = true} : memref<256xf32>, vector<16xf32>
// CHECK-NOT: vector.transfer_write
// CHECK: llvm.call_intrinsic "llvm.x86.sse.sfence"
// CHECK: } else {
// CHECK-NOT: nontemporal
// CHECK: vector.transfer_write
// CHECK: shale.yield
shale.kernel @rows(%begin: index, %end: index, %x: vector<16xf32>, %out: memref<8x32xf32>)
    attributes {access = [#shale.access<read>, #shale.access<write>], grid = 8 : i64, shale.streamed = array<i64: 1>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %c63 = arith.constant 63 : index
  %flat = memref.collapse_shape %out [[0, 1]] : memref<8x32xf32> into memref<256xf32>
  scf.for %row = %begin to %end step %c1 {
    scf.for %column = %c0 to %c32 step %c16 {
      %0 = arith.muli %row, %c32 : index
      %1 = arith.addi %0, %column : index
      vector.transfer_write %x, %flat[%1] {in_bounds = [true]} : vector<16xf32>, memref<256xf32>
    }
  }
  shale.yield
}

// -----

// Rows that do not begin at a multiple of the vector.
// CHECK-LABEL: shale.kernel @unaligned(
// CHECK-NOT: nontemporal
// CHECK: shale.yield
shale.kernel @unaligned(%begin: index, %end: index, %x: vector<16xf32>, %out: memref<248xf32>)
    attributes {access = [#shale.access<read>, #shale.access<write>], grid = 8 : i64, shale.streamed = array<i64: 1>} {
  %c1 = arith.constant 1 : index
  %c31 = arith.constant 31 : index
  scf.for %row = %begin to %end step %c1 {
    %0 = arith.muli %row, %c31 : index
    vector.transfer_write %x, %out[%0] {in_bounds = [true]} : vector<16xf32>, memref<248xf32>
  }
  shale.yield
}

// -----

// What the kernel reads again stays in the caches.
// CHECK-LABEL: shale.kernel @read(
// CHECK-NOT: nontemporal
// CHECK: shale.yield
shale.kernel @read(%begin: index, %end: index, %out: memref<256xf32>)
    attributes {access = [#shale.access<write>], grid = 1 : i64, shale.streamed = array<i64: 0>} {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c256 = arith.constant 256 : index
  %zero = arith.constant 0.0 : f32
  scf.for %i = %c0 to %c256 step %c16 {
    %0 = vector.transfer_read %out[%i], %zero {in_bounds = [true]} : memref<256xf32>, vector<16xf32>
    vector.transfer_write %0, %out[%i] {in_bounds = [true]} : vector<16xf32>, memref<256xf32>
  }
  shale.yield
}

// -----

// Half a line is streamed if the next turn writes the other half.
// CHECK-LABEL: shale.kernel @halves(
// CHECK: vector.store %{{.*}} {alignment = 32 : i64, nontemporal = true} : memref<256xbf16>, vector<16xbf16>
shale.kernel @halves(%begin: index, %end: index, %x: vector<16xbf16>, %out: memref<256xbf16>)
    attributes {access = [#shale.access<read>, #shale.access<write>], grid = 1 : i64, shale.streamed = array<i64: 1>} {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c256 = arith.constant 256 : index
  scf.for %i = %c0 to %c256 step %c16 {
    vector.transfer_write %x, %out[%i] {in_bounds = [true]} : vector<16xbf16>, memref<256xbf16>
  }
  shale.yield
}

// -----

// CHECK-LABEL: shale.kernel @far_halves(
// CHECK-NOT: nontemporal
// CHECK: shale.yield
shale.kernel @far_halves(%begin: index, %end: index, %x: vector<16xbf16>, %out: memref<256xbf16>)
    attributes {access = [#shale.access<read>, #shale.access<write>], grid = 1 : i64, shale.streamed = array<i64: 1>} {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c256 = arith.constant 256 : index
  scf.for %i = %c0 to %c256 step %c32 {
    vector.transfer_write %x, %out[%i] {in_bounds = [true]} : vector<16xbf16>, memref<256xbf16>
  }
  shale.yield
}
