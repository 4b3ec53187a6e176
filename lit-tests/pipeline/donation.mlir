// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A training step whose weights and momentum are donated computes both in their own memory, without a copy.
// RUN: %shale_compile --to=buffer %s | FileCheck %s
// RUN: %shale_run %s --input=random > %t.donated
// RUN: sed 's/ {tf.aliasing_output = . : i32}//g' %s > %t.mlir && %shale_run %t.mlir --input=random > %t.kept
// RUN: diff %t.donated %t.kept
// Equal is not yet right: both programs below, against numpy.
// RUN: %python %S/inputs/donation.py %s %S/inputs/donation_late.mlir %shale_run

// CHECK-LABEL: func.func @main(
// CHECK-SAME: %[[W:arg[0-9]+]]: memref<64x32xf32> {shale.donation = 0 : i64, shale.role = "input"
// CHECK-SAME: %[[M:arg[0-9]+]]: memref<64x32xf32> {shale.donation = 1 : i64, shale.role = "input"
// CHECK-NOT: memref.copy
// CHECK: shale.dispatch @elementwise_{{[0-9]+}} ins({{.*}}) outs(%[[M]], %[[W]] :
// CHECK-NEXT: return
func.func public @main(%w: tensor<64x32xf32> {tf.aliasing_output = 0 : i32}, %m: tensor<64x32xf32> {tf.aliasing_output = 1 : i32}, %x: tensor<8x64xf32>, %t: tensor<8x32xf32>) -> (tensor<64x32xf32>, tensor<64x32xf32>) {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x64xf32>, tensor<64x32xf32>) -> tensor<8x32xf32>
  %e = stablehlo.subtract %y, %t : tensor<8x32xf32>
  %g = stablehlo.dot_general %x, %e, contracting_dims = [0] x [0] : (tensor<8x64xf32>, tensor<8x32xf32>) -> tensor<64x32xf32>
  %c = stablehlo.constant dense<0.9> : tensor<64x32xf32>
  %lr = stablehlo.constant dense<0.1> : tensor<64x32xf32>
  %1 = stablehlo.multiply %m, %c : tensor<64x32xf32>
  %m2 = stablehlo.add %1, %g : tensor<64x32xf32>
  %2 = stablehlo.multiply %m2, %lr : tensor<64x32xf32>
  %w2 = stablehlo.subtract %w, %2 : tensor<64x32xf32>
  return %w2, %m2 : tensor<64x32xf32>, tensor<64x32xf32>
}

// An argument that is still read when its result is computed keeps its memory until then: one copy.
// RUN: %shale_compile --to=buffer %S/inputs/donation_late.mlir | FileCheck %s --check-prefix=LATE
// RUN: %shale_run %S/inputs/donation_late.mlir --input=random > %t.late
// RUN: sed 's/ {tf.aliasing_output = . : i32}//g' %S/inputs/donation_late.mlir > %t.late.mlir && %shale_run %t.late.mlir --input=random | diff - %t.late
// LATE-LABEL: func.func @main(
// LATE-SAME: %[[A:arg[0-9]+]]: memref<4xf32> {shale.donation = 0 : i64
// LATE: memref.copy %{{.*}}, %{{.*}} : memref<4xf32> to memref<4xf32>
// LATE-NEXT: return
