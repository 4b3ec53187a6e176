// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the `kernel` phase does with calls by name.
// RUN: shale-opt %s -split-input-file --shale-pipeline-kernel | FileCheck %s

// A loop over scalars that calls stays in the host program, and its calls with effects in their order; an unused call without
// effects goes. The operand of the second call is computed by a kernel, and the splat is written by one.
// CHECK-LABEL: func.func @main(
// CHECK: %[[F:.*]] = shale.dispatch @fill
// CHECK: scf.while
// CHECK: } do {
// CHECK: shale.custom_call "t.note"
// CHECK: %[[S:.*]] = shale.dispatch
// CHECK: %[[R:.*]] = shale.custom_call "t.f" ins(%[[S]], %[[F]] :
// CHECK: shale.custom_call "t.note"
// CHECK-NOT: t.unused
// CHECK: scf.yield %{{.*}}, %[[R]]
func.func @main(%a: tensor<4xf32>, %n: i32) -> tensor<4xf32> {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %ones = arith.constant dense<1.0> : tensor<4xf32>
  %e = tensor.empty() : tensor<4xf32>
  %r:2 = scf.while (%i = %c0, %x = %a) : (i32, tensor<4xf32>) -> (i32, tensor<4xf32>) {
    %more = arith.cmpi slt, %i, %n : i32
    scf.condition(%more) %i, %x : i32, tensor<4xf32>
  } do {
  ^bb0(%i: i32, %x: tensor<4xf32>):
    %j = arith.addi %i, %c1 : i32
    shale.custom_call "t.note" ins(%x : tensor<4xf32>) {configuration = "", has_side_effect, input_types = [tensor<4xf32>], output_types = []}
    %s = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
        ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) {
      ^bb0(%v: f32, %out: f32):
        %w = arith.addf %v, %v : f32
        linalg.yield %w : f32
    } -> tensor<4xf32>
    %y = shale.custom_call "t.f" ins(%s, %ones : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32> {configuration = "", input_types = [tensor<4xf32>, tensor<4xf32>], output_types = [tensor<4xf32>]}
    shale.custom_call "t.note" ins(%y : tensor<4xf32>) {configuration = "", has_side_effect, input_types = [tensor<4xf32>], output_types = []}
    %unused = shale.custom_call "t.unused" ins(%s : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32> {configuration = "", input_types = [tensor<4xf32>], output_types = [tensor<4xf32>]}
    scf.yield %j, %y : i32, tensor<4xf32>
  }
  return %r#1 : tensor<4xf32>
}
