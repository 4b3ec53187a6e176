// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s --shale-shorten-lifetimes | FileCheck %s

shale.kernel @make(%begin: index, %end: index, %out: tensor<8xf32>) -> tensor<8xf32>
    attributes {access = [#shale.access<write>], grid = 1 : i64} {
  shale.yield %out : tensor<8xf32>
}
shale.kernel @map(%begin: index, %end: index, %x: tensor<8xf32>, %out: tensor<8xf32>) -> tensor<8xf32>
    attributes {access = [#shale.access<read>, #shale.access<write>], grid = 1 : i64} {
  shale.yield %out : tensor<8xf32>
}
shale.kernel @sum(%begin: index, %end: index, %x: tensor<8xf32>, %out: tensor<f32>) -> tensor<f32>
    attributes {access = [#shale.access<read>, #shale.access<write>], grid = 1 : i64} {
  shale.yield %out : tensor<f32>
}
shale.kernel @add(%begin: index, %end: index, %x: tensor<8xf32>, %y: tensor<8xf32>, %out: tensor<8xf32>) -> tensor<8xf32>
    attributes {access = [#shale.access<read>, #shale.access<read>, #shale.access<write>], grid = 1 : i64} {
  shale.yield %out : tensor<8xf32>
}
shale.kernel @wait(%begin: index, %end: index, %out: tensor<8xf32>) -> tensor<8xf32>
    attributes {access = [#shale.access<write>], grid = 1 : i64} {
  %one = arith.constant 1 : index
  scf.for %i = %begin to %end step %one {
    shale.poll
  }
  shale.yield %out : tensor<8xf32>
}

// What is made early and used late is made late. Of two things made for one user the first stays first.
// CHECK-LABEL: func.func @late(
// CHECK: %[[S:.*]] = shale.dispatch @sum
// CHECK: %[[X:.*]] = shale.dispatch @make
// CHECK: %[[Y:.*]] = shale.dispatch @map ins(%arg0
// CHECK: %[[A:.*]] = shale.dispatch @add ins(%[[X]], %[[Y]]
// CHECK: shale.dispatch @sum ins(%[[A]]
func.func @late(%x: tensor<8xf32>) -> (tensor<f32>, tensor<f32>) {
  %e = tensor.empty() : tensor<8xf32>
  %f = tensor.empty() : tensor<f32>
  %0 = shale.dispatch @make outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %1 = shale.dispatch @map ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %s = shale.dispatch @sum ins(%x : tensor<8xf32>) outs(%f : tensor<f32>) -> tensor<f32>
  %2 = shale.dispatch @add ins(%0, %1 : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %t = shale.dispatch @sum ins(%2 : tensor<8xf32>) outs(%f : tensor<f32>) -> tensor<f32>
  return %s, %t : tensor<f32>, tensor<f32>
}

// A sum lives cheaper than what it is the sum of; what may not end, and what is updated, stays where it is; what is returned lies
// in an output.
// CHECK-LABEL: func.func @early(
// CHECK: %[[M:.*]] = shale.dispatch @make
// CHECK: %[[S:.*]] = shale.dispatch @sum ins(%[[M]]
// CHECK: %[[W:.*]] = shale.dispatch @wait
// CHECK: %[[R:.*]] = shale.dispatch @map ins(%arg0
// CHECK: %[[T:.*]] = shale.dispatch @sum ins(%arg0
// CHECK: %[[U:.*]] = shale.dispatch @sum ins(%[[W]]
// CHECK: return %[[S]], %[[T]], %[[U]], %[[R]]
func.func @early(%x: tensor<8xf32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<8xf32>) {
  %e = tensor.empty() : tensor<8xf32>
  %f = tensor.empty() : tensor<f32>
  %m = shale.dispatch @make outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %s = shale.dispatch @sum ins(%m : tensor<8xf32>) outs(%f : tensor<f32>) -> tensor<f32>
  %w = shale.dispatch @wait outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %r = shale.dispatch @map ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %t = shale.dispatch @sum ins(%x : tensor<8xf32>) outs(%f : tensor<f32>) -> tensor<f32>
  %u = shale.dispatch @sum ins(%w : tensor<8xf32>) outs(%f : tensor<f32>) -> tensor<f32>
  return %s, %t, %u, %r : tensor<f32>, tensor<f32>, tensor<f32>, tensor<8xf32>
}

shale.kernel @insert(%begin: index, %end: index, %x: tensor<8xf32>, %out: tensor<64xf32>) -> tensor<64xf32>
    attributes {access = [#shale.access<read>, #shale.access<update>], grid = 1 : i64} {
  shale.yield %out : tensor<64xf32>
}
shale.kernel @slice(%begin: index, %end: index, %x: tensor<64xf32>, %out: tensor<8xf32>) -> tensor<8xf32>
    attributes {access = [#shale.access<read>, #shale.access<write>], grid = 1 : i64} {
  shale.yield %out : tensor<8xf32>
}

// What reads an argument that is updated before its own user comes stays before the update, which then needs no copy.
// CHECK-LABEL: func.func @updated(
// CHECK: %[[S:.*]] = shale.dispatch @slice
// CHECK: shale.dispatch @insert
// CHECK: shale.dispatch @map ins(%[[S]]
func.func @updated(%cache: tensor<64xf32>, %x: tensor<8xf32>) -> (tensor<64xf32>, tensor<f32>) {
  %e = tensor.empty() : tensor<8xf32>
  %f = tensor.empty() : tensor<f32>
  %s = shale.dispatch @slice ins(%cache : tensor<64xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %n = shale.dispatch @insert ins(%x : tensor<8xf32>) outs(%cache : tensor<64xf32>) -> tensor<64xf32>
  %m = shale.dispatch @map ins(%s : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %t = shale.dispatch @sum ins(%m : tensor<8xf32>) outs(%f : tensor<f32>) -> tensor<f32>
  return %n, %t : tensor<64xf32>, tensor<f32>
}
