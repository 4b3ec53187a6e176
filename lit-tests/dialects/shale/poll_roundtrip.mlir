// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A poll is an effect: a loop that nothing uses is kept because of it.
// RUN: shale-opt %s --canonicalize --cse | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt --canonicalize --cse | FileCheck %s

// CHECK-LABEL: func.func @kept
// CHECK: scf.while
// CHECK: shale.poll
func.func @kept() {
  %true = arith.constant true
  scf.while : () -> () {
    shale.poll
    scf.condition(%true)
  } do {
    scf.yield
  }
  return
}
// CHECK-LABEL: func.func @dropped
// CHECK-NOT: scf.while
// CHECK: return
func.func @dropped(%n: i32) {
  %0 = scf.while (%i = %n) : (i32) -> i32 {
    %more = arith.cmpi slt, %i, %n : i32
    scf.condition(%more) %i : i32
  } do {
  ^bb0(%i: i32):
    scf.yield %i : i32
  }
  return
}
