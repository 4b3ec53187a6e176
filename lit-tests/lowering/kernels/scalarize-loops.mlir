// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s -split-input-file --pass-pipeline='builtin.module(func.func(shale-scalarize-loops,canonicalize,cse))' | FileCheck %s

#id = affine_map<() -> ()>
#v = affine_map<(d0) -> (d0)>

// A loop over scalars is a loop over registers: no tensor is computed in it.
// CHECK-LABEL: func.func @scalars
// CHECK: %[[R:.*]]:2 = scf.while (%[[I:.*]] = %{{.*}}, %[[X:.*]] = %{{.*}}) : (i32, f32) -> (i32, f32) {
// CHECK-NEXT: %[[LIMIT:.*]] = tensor.extract
// CHECK-NEXT: %[[C:.*]] = arith.cmpi slt, %[[I]], %[[LIMIT]] : i32
// CHECK-NEXT: shale.poll
// CHECK-NEXT: scf.condition(%[[C]]) %[[I]], %[[X]] : i32, f32
// CHECK: ^bb0(%[[J:.*]]: i32, %[[Y:.*]]: f32):
// CHECK-NEXT: %[[Z:.*]] = shale.exp %[[Y]] : f32
// CHECK-NEXT: %[[K:.*]] = arith.addi %[[J]]
// CHECK-NEXT: scf.yield %[[K]], %[[Z]] : i32, f32
// CHECK: tensor.from_elements %[[R]]#1 : tensor<f32>
func.func @scalars(%n: tensor<i32>, %x: tensor<f32>) -> tensor<f32> {
  %one = arith.constant 1 : i32
  %zero = arith.constant dense<0> : tensor<i32>
  %r:2 = scf.while (%i = %zero, %y = %x) : (tensor<i32>, tensor<f32>) -> (tensor<i32>, tensor<f32>) {
    %e = tensor.empty() : tensor<i8>
    %p = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = []} ins(%i, %n : tensor<i32>, tensor<i32>) outs(%e : tensor<i8>) {
      ^bb0(%a: i32, %b: i32, %o: i8):
        %c = arith.cmpi slt, %a, %b : i32
        %s = arith.extui %c : i1 to i8
        linalg.yield %s : i8
    } -> tensor<i8>
    %q = tensor.extract %p[] : tensor<i8>
    %c = arith.trunci %q : i8 to i1
    shale.poll
    scf.condition(%c) %i, %y : tensor<i32>, tensor<f32>
  } do {
  ^bb0(%i: tensor<i32>, %y: tensor<f32>):
    %e = tensor.empty() : tensor<f32>
    %z = linalg.generic {indexing_maps = [#id, #id], iterator_types = []} ins(%y : tensor<f32>) outs(%e : tensor<f32>) {
      ^bb0(%a: f32, %o: f32):
        %s = shale.exp %a : f32
        linalg.yield %s : f32
    } -> tensor<f32>
    %f = tensor.empty() : tensor<i32>
    %j = linalg.generic {indexing_maps = [#id, #id], iterator_types = []} ins(%i : tensor<i32>) outs(%f : tensor<i32>) {
      ^bb0(%a: i32, %o: i32):
        %s = arith.addi %a, %one : i32
        linalg.yield %s : i32
    } -> tensor<i32>
    scf.yield %j, %z : tensor<i32>, tensor<f32>
  }
  return %r#1 : tensor<f32>
}

// -----

#id = affine_map<() -> ()>
#v = affine_map<(d0) -> (d0)>

// Around large tensors only the counter is a scalar, which is put into memory for those that read it there.
// CHECK-LABEL: func.func @counter
// CHECK: scf.while (%[[I:.*]] = %{{.*}}, %{{.*}} = %{{.*}}, %{{.*}} = %{{.*}}) : (i32, tensor<9999xf32>, tensor<f32>)
// CHECK: %[[C:.*]] = arith.cmpi slt, %[[I]]
// CHECK: scf.condition(%[[C]])
// CHECK: ^bb0(%[[J:.*]]: i32, %{{.*}}: tensor<9999xf32>, %{{.*}}: tensor<f32>):
// CHECK: %[[T:.*]] = tensor.from_elements %[[J]] : tensor<i32>
// CHECK: linalg.generic {{.*}} ins(%[[T]]
// CHECK: arith.addi %[[J]]
func.func @counter(%n: tensor<i32>, %x: tensor<9999xf32>, %s: tensor<f32>) -> (tensor<9999xf32>, tensor<f32>) {
  %one = arith.constant 1 : i32
  %zero = arith.constant dense<0> : tensor<i32>
  %r:3 = scf.while (%i = %zero, %y = %x, %z = %s) : (tensor<i32>, tensor<9999xf32>, tensor<f32>) -> (tensor<i32>, tensor<9999xf32>, tensor<f32>) {
    %e = tensor.empty() : tensor<i8>
    %p = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = []} ins(%i, %n : tensor<i32>, tensor<i32>) outs(%e : tensor<i8>) {
      ^bb0(%a: i32, %b: i32, %o: i8):
        %c = arith.cmpi slt, %a, %b : i32
        %q = arith.extui %c : i1 to i8
        linalg.yield %q : i8
    } -> tensor<i8>
    %q = tensor.extract %p[] : tensor<i8>
    %c = arith.trunci %q : i8 to i1
    scf.condition(%c) %i, %y, %z : tensor<i32>, tensor<9999xf32>, tensor<f32>
  } do {
  ^bb0(%i: tensor<i32>, %y: tensor<9999xf32>, %z: tensor<f32>):
    %e = tensor.empty() : tensor<9999xf32>
    %w = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, #v, #v], iterator_types = ["parallel"]} ins(%i, %y : tensor<i32>, tensor<9999xf32>) outs(%e : tensor<9999xf32>) {
      ^bb0(%k: i32, %a: f32, %o: f32):
        %f = arith.sitofp %k : i32 to f32
        %t = arith.addf %a, %f : f32
        linalg.yield %t : f32
    } -> tensor<9999xf32>
    %f = tensor.empty() : tensor<f32>
    %t = linalg.generic {indexing_maps = [#id, #id], iterator_types = []} ins(%z : tensor<f32>) outs(%f : tensor<f32>) {
      ^bb0(%a: f32, %o: f32):
        %u = arith.addf %a, %a : f32
        linalg.yield %u : f32
    } -> tensor<f32>
    %g = tensor.empty() : tensor<i32>
    %j = linalg.generic {indexing_maps = [#id, #id], iterator_types = []} ins(%i : tensor<i32>) outs(%g : tensor<i32>) {
      ^bb0(%a: i32, %o: i32):
        %u = arith.addi %a, %one : i32
        linalg.yield %u : i32
    } -> tensor<i32>
    scf.yield %j, %w, %t : tensor<i32>, tensor<9999xf32>, tensor<f32>
  }
  return %r#1, %r#2 : tensor<9999xf32>, tensor<f32>
}
