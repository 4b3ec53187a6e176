// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Calls with side effects stay, as often as they are; others are dropped and merged, but not moved out of loops, since they may
// fail.
// RUN: shale-opt %s --canonicalize --cse --loop-invariant-code-motion | FileCheck %s

// CHECK-LABEL: func.func @effects
// CHECK-COUNT-2: shale.custom_call "t.note"
// CHECK-NOT: shale.custom_call
// CHECK: return
func.func @effects(%a: tensor<i32>) {
  shale.custom_call "t.note" ins(%a : tensor<i32>) {configuration = "", has_side_effect, input_types = [tensor<i32>], output_types = []}
  shale.custom_call "t.note" ins(%a : tensor<i32>) {configuration = "", has_side_effect, input_types = [tensor<i32>], output_types = []}
  shale.custom_call "t.unused" ins(%a : tensor<i32>) {configuration = "", input_types = [tensor<i32>], output_types = []}
  return
}

// CHECK-LABEL: func.func @equal
// CHECK-COUNT-1: shale.custom_call
// CHECK-NOT: shale.custom_call
// CHECK: return %[[R:.*]], %[[R]] :
func.func @equal(%a: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
  %e = tensor.empty() : tensor<i32>
  %0 = shale.custom_call "t.f" ins(%a : tensor<i32>) outs(%e : tensor<i32>) -> tensor<i32> {configuration = "", input_types = [tensor<i32>], output_types = [tensor<i32>]}
  %1 = shale.custom_call "t.f" ins(%a : tensor<i32>) outs(%e : tensor<i32>) -> tensor<i32> {configuration = "", input_types = [tensor<i32>], output_types = [tensor<i32>]}
  return %0, %1 : tensor<i32>, tensor<i32>
}

// CHECK-LABEL: func.func @loop
// CHECK: scf.for
// CHECK: shale.custom_call
func.func @loop(%a: tensor<i32>, %n: index) -> tensor<i32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.empty() : tensor<i32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> tensor<i32> {
    %0 = shale.custom_call "t.f" ins(%a : tensor<i32>) outs(%e : tensor<i32>) -> tensor<i32> {configuration = "", input_types = [tensor<i32>], output_types = [tensor<i32>]}
    scf.yield %0 : tensor<i32>
  }
  return %r : tensor<i32>
}
