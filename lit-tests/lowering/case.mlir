// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt --shale-lower-to-linalg --split-input-file %s | FileCheck %s

// The last branch is that of every number that no other branch has.
// CHECK-LABEL: func.func @main
// CHECK-SAME: %[[I:[a-z0-9]*]]: tensor<i32>, %[[A:[a-z0-9]*]]: tensor<4xf32>, %[[B:[a-z0-9]*]]: tensor<4xf32>, %[[C:[a-z0-9]*]]: tensor<4xf32>
// CHECK: %[[E:.*]] = tensor.extract %[[I]][] : tensor<i32>
// CHECK: %[[N:.*]] = arith.index_cast %[[E]] : i32 to index
// CHECK: scf.index_switch %[[N]] -> tensor<4xf32>
// CHECK: case 0 {
// CHECK-NEXT: scf.yield %[[A]]
// CHECK: case 1 {
// CHECK-NEXT: scf.yield %[[B]]
// CHECK: default {
// CHECK-NEXT: scf.yield %[[C]]
func.func @main(%i: tensor<i32>, %a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  %r = "stablehlo.case"(%i) ({
    stablehlo.return %a : tensor<4xf32>
  }, {
    stablehlo.return %b : tensor<4xf32>
  }, {
    stablehlo.return %c : tensor<4xf32>
  }) : (tensor<i32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

// One branch is no choice.
// CHECK-LABEL: func.func @single
// CHECK-NOT: scf.index_switch
// CHECK: return %{{.*}}
func.func @single(%i: tensor<i32>, %a: tensor<4xf32>) -> tensor<4xf32> {
  %r = "stablehlo.case"(%i) ({
    stablehlo.return %a : tensor<4xf32>
  }) : (tensor<i32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
