// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s -split-input-file --shale-plan-host-memory -mlir-print-local-scope | FileCheck %s

// Roles, in order; names of arguments and results move along. %3 is returned: it is computed in the output, where %0 lies as long as there
// is no %3; of what is left, %1 and %2 are alive at once. Equal constants are one.
// CHECK-LABEL: func.func @main(
// CHECK-SAME: %[[ARENA:[a-z0-9]+]]: memref<32xi8> {shale.role = "arena"}
// CHECK-SAME: %[[X:[a-z0-9]+]]: memref<4xf32> {jax.name = "x", shale.role = "input"}
// CHECK-SAME: %[[C:[a-z0-9]+]]: memref<4xf32> {shale.role = "constant"}
// CHECK-SAME: %[[I:[a-z0-9]+]]: memref<4xf32> {shale.initialized = 0 : i64, shale.role = "initialized"}
// CHECK-SAME: %[[OUT:[a-z0-9]+]]: memref<16xi8> {jax.name = "r", shale.role = "output"}
// CHECK-SAME: shale.constants = [dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<4xf32>]
// CHECK-SAME: shale.memory_map = [{first = 4 : i64, last = 6 : i64, offset = 0 : i64, output = 0 : i64, size = 16 : i64}, {first = 6 : i64, last = 8 : i64, offset = 0 : i64, size = 16 : i64}, {first = 8 : i64, last = 10 : i64, offset = 16 : i64, size = 16 : i64}]
// CHECK: %[[V0:.*]] = memref.view %[[OUT]][%{{.*}}][] : memref<16xi8> to memref<4xf32>
// CHECK-NEXT: shale.dispatch @add ins(%[[X]], %[[C]] : memref<4xf32>, memref<4xf32>) outs(%[[V0]] : memref<4xf32>)
// CHECK: %[[V1:.*]] = memref.view %[[ARENA]][%{{.*}}][] : memref<32xi8> to memref<4xf32>
// CHECK-NEXT: shale.dispatch @add ins(%[[V0]], %[[I]] : memref<4xf32>, memref<4xf32>) outs(%[[V1]] : memref<4xf32>)
// CHECK: %[[V2:.*]] = memref.view %[[ARENA]]
// CHECK-NEXT: shale.dispatch @add ins(%[[V1]], %[[C]] : memref<4xf32>, memref<4xf32>) outs(%[[V2]] : memref<4xf32>)
// CHECK-NEXT: shale.dispatch @add ins(%[[V2]], %[[V2]] : memref<4xf32>, memref<4xf32>) outs(%[[V0]] : memref<4xf32>)
// CHECK-NEXT: return
shale.kernel @add(%begin: index, %end: index, %x: tensor<4xf32>, %y: tensor<4xf32>, %out: tensor<4xf32>) -> tensor<4xf32>
    attributes {access = [#shale.access<read>, #shale.access<read>, #shale.access<write>], grid = 1 : i64} {
  shale.yield %out : tensor<4xf32>
}
func.func @main(%x: tensor<4xf32> {jax.name = "x"}, %i: tensor<4xf32> {shale.initialized = 0 : i64}) -> (tensor<4xf32> {jax.name = "r"}) {
  %c = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %same = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %e0 = tensor.empty() : tensor<4xf32>
  %e1 = tensor.empty() : tensor<4xf32>
  %0 = shale.dispatch @add ins(%x, %c : tensor<4xf32>, tensor<4xf32>) outs(%e0 : tensor<4xf32>) -> tensor<4xf32>
  %e2 = tensor.empty() : tensor<4xf32>
  %1 = shale.dispatch @add ins(%0, %i : tensor<4xf32>, tensor<4xf32>) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %e3 = tensor.empty() : tensor<4xf32>
  %2 = shale.dispatch @add ins(%1, %same : tensor<4xf32>, tensor<4xf32>) outs(%e2 : tensor<4xf32>) -> tensor<4xf32>
  %e4 = tensor.empty() : tensor<4xf32>
  %3 = shale.dispatch @add ins(%2, %2 : tensor<4xf32>, tensor<4xf32>) outs(%e4 : tensor<4xf32>) -> tensor<4xf32>
  return %3 : tensor<4xf32>
}

// -----

// The first update is in place, in the output that is seen through the view; the second would overwrite what is still read, so it
// works on a copy. What is returned twice, an argument and a constant are copied.
// CHECK-LABEL: func.func @main(
// CHECK-SAME: %{{[a-z0-9]+}}: memref<0xi8> {shale.role = "arena"}
// CHECK-SAME: %[[X:[a-z0-9]+]]: memref<4x2xf32> {shale.role = "input"}
// CHECK-SAME: %[[C:[a-z0-9]+]]: memref<2xi8> {shale.role = "constant"}
// CHECK-SAME: %[[A:[a-z0-9]+]]: memref<8xf32> {shale.role = "output"}
// CHECK-SAME: %[[B:[a-z0-9]+]]: memref<4x2xf32> {shale.role = "output"}
// CHECK-SAME: %[[AGAIN:[a-z0-9]+]]: memref<8xf32> {shale.role = "output"}
// CHECK-SAME: %[[D:[a-z0-9]+]]: memref<4x2xf32> {shale.role = "output"}
// CHECK-SAME: %[[E:[a-z0-9]+]]: memref<2xi8> {shale.role = "output"}
// CHECK: %[[WIDE:.*]] = memref.expand_shape %[[A]] {{\[\[}}0, 1]] output_shape [4, 2]
// CHECK: shale.dispatch @make outs(%[[WIDE]] : memref<4x2xf32>)
// CHECK-NEXT: shale.dispatch @bump outs(%[[WIDE]] : memref<4x2xf32>)
// CHECK-NEXT: memref.copy %[[WIDE]], %[[B]] {shale.reason = "it is needed after it is updated"}
// CHECK-NEXT: shale.dispatch @bump outs(%[[B]] : memref<4x2xf32>)
// CHECK-NEXT: memref.copy %[[A]], %[[AGAIN]] {shale.reason = "it is returned twice, or needed until the end"}
// CHECK-NEXT: memref.copy %[[X]], %[[D]] {shale.reason = "an argument stays as it is"}
// CHECK-NEXT: memref.copy %[[C]], %[[E]] {shale.reason = "a constant stays as it is"}
shale.kernel @make(%begin: index, %end: index, %out: tensor<4x2xf32>) -> tensor<4x2xf32>
    attributes {access = [#shale.access<write>], grid = 1 : i64} {
  shale.yield %out : tensor<4x2xf32>
}
shale.kernel @bump(%begin: index, %end: index, %out: tensor<4x2xf32>) -> tensor<4x2xf32>
    attributes {access = [#shale.access<update>], grid = 1 : i64} {
  shale.yield %out : tensor<4x2xf32>
}
func.func @main(%x: tensor<4x2xf32>) -> (tensor<8xf32>, tensor<4x2xf32>, tensor<8xf32>, tensor<4x2xf32>, tensor<2xi8>) {
  %c = arith.constant dense<[1, 2]> : tensor<2xi8>
  %e = tensor.empty() : tensor<4x2xf32>
  %0 = shale.dispatch @make outs(%e : tensor<4x2xf32>) -> tensor<4x2xf32>
  %1 = shale.dispatch @bump outs(%0 : tensor<4x2xf32>) -> tensor<4x2xf32>
  %2 = shale.dispatch @bump outs(%1 : tensor<4x2xf32>) -> tensor<4x2xf32>
  %3 = tensor.collapse_shape %1 [[0, 1]] : tensor<4x2xf32> into tensor<8xf32>
  return %3, %2, %3, %x, %c : tensor<8xf32>, tensor<4x2xf32>, tensor<8xf32>, tensor<4x2xf32>, tensor<2xi8>
}

// -----

// A call reads and writes memory, its result that of the output, and has a number; an operand without elements has a place too.
// CHECK-LABEL: func.func @main(
// CHECK-SAME: %[[ARENA:[a-z0-9]+]]: memref<0xi8>
// CHECK-SAME: %[[X:[a-z0-9]+]]: memref<4xf32> {shale.role = "input"}
// CHECK-SAME: %[[OUT:[a-z0-9]+]]: memref<2x2xf32> {shale.role = "output"}
// CHECK: %[[E:.*]] = memref.view %[[ARENA]][%{{.*}}][] : memref<0xi8> to memref<0xf32>
// CHECK: %[[R:.*]] = memref.collapse_shape %[[OUT]]
// CHECK: shale.custom_call "t.f" ins(%[[X]], %[[E]] : memref<4xf32>, memref<0xf32>) outs(%[[R]] : memref<4xf32>) {configuration = "", index = 0 : i64,
// CHECK: shale.custom_call "t.note" ins(%[[R]] : memref<4xf32>) {configuration = "", has_side_effect, index = 1 : i64,
func.func @main(%x: tensor<4xf32>) -> tensor<2x2xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %none = tensor.empty() : tensor<0xf32>
  %r = shale.custom_call "t.f" ins(%x, %none : tensor<4xf32>, tensor<0xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32> {configuration = "", input_types = [tensor<4xf32>, tensor<0xf32>], output_types = [tensor<4xf32>]}
  shale.custom_call "t.note" ins(%r : tensor<4xf32>) {configuration = "", has_side_effect, input_types = [tensor<4xf32>], output_types = []}
  %v = tensor.expand_shape %r [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  return %v : tensor<2x2xf32>
}
