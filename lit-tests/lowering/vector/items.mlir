// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s --split-input-file --pass-pipeline='builtin.module(shale.kernel(shale-vectorize-kernels))' | FileCheck %s

// The iterations of a loop that is marked are items.
// CHECK-LABEL: shale.kernel @items
// CHECK-SAME: (%[[BEGIN:[a-z0-9]+]]: index, %[[END:[a-z0-9]+]]: index
// CHECK-SAME: grid = 8 : i64
// CHECK: scf.for %{{.*}} = %[[BEGIN]] to %[[END]]
// CHECK-NOT: shale.items
shale.kernel @items(%begin: index, %end: index, %x: tensor<8xf32>, %out: tensor<8xf32>) -> tensor<8xf32>
    attributes {access = [#shale.access<read>, #shale.access<write>], grid = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %r = scf.for %i = %c0 to %c8 step %c1 iter_args(%t = %out) -> (tensor<8xf32>) {
    %v = tensor.extract %x[%i] : tensor<8xf32>
    %n = tensor.insert %v into %t[%i] : tensor<8xf32>
    scf.yield %n : tensor<8xf32>
  } {shale.items}
  shale.yield %r : tensor<8xf32>
}

// -----

// With another computation in the kernel, each item would do that too.
// CHECK-LABEL: shale.kernel @not_alone
// CHECK-SAME: grid = 1 : i64
// CHECK: scf.for %{{.*}} = %c0{{.*}} to %c8
shale.kernel @not_alone(%begin: index, %end: index, %x: tensor<8xf32>, %out: tensor<8xf32>) -> tensor<8xf32>
    attributes {access = [#shale.access<read>, #shale.access<write>], grid = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %z = arith.constant 0.0 : f32
  %f = linalg.fill ins(%z : f32) outs(%out : tensor<8xf32>) -> tensor<8xf32>
  %r = scf.for %i = %c0 to %c8 step %c1 iter_args(%t = %f) -> (tensor<8xf32>) {
    %v = tensor.extract %x[%i] : tensor<8xf32>
    %n = tensor.insert %v into %t[%i] : tensor<8xf32>
    scf.yield %n : tensor<8xf32>
  } {shale.items}
  shale.yield %r : tensor<8xf32>
}
