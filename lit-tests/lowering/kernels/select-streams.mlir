// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Large results that only the caller reads are streamed, in another shape as well; what the program reads, if it is larger still.
// RUN: shale-opt %s -split-input-file -pass-pipeline='builtin.module(shale-select-streams{result-bytes=64 temporary-bytes=256})' | FileCheck %s

// CHECK-LABEL: shale.kernel @result(
// CHECK-SAME: shale.streamed = array<i64: 1>
shale.kernel @result(%begin: index, %end: index, %x: tensor<16xf32>, %out: tensor<16xf32>) -> tensor<16xf32>
    attributes {access = [#shale.access<read>, #shale.access<write>], grid = 1 : i64} {
  shale.yield %x : tensor<16xf32>
}
// A kernel is one for all of its dispatches.
// CHECK-LABEL: shale.kernel @shared(
// CHECK-NOT: shale.streamed
// CHECK: shale.yield
shale.kernel @shared(%begin: index, %end: index, %x: tensor<16xf32>, %out: tensor<16xf32>) -> tensor<16xf32>
    attributes {access = [#shale.access<read>, #shale.access<write>], grid = 1 : i64} {
  shale.yield %x : tensor<16xf32>
}
func.func @main(%x: tensor<16xf32>) -> (tensor<4x4xf32>, tensor<16xf32>) {
  %e = tensor.empty() : tensor<16xf32>
  %0 = shale.dispatch @shared ins(%x : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  %1 = shale.dispatch @result ins(%0 : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  %2 = shale.dispatch @shared ins(%x : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  %3 = tensor.expand_shape %1 [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
  return %3, %2 : tensor<4x4xf32>, tensor<16xf32>
}

// -----

// CHECK-LABEL: shale.kernel @temporary(
// CHECK-SAME: shale.streamed = array<i64: 1>
shale.kernel @temporary(%begin: index, %end: index, %x: tensor<64xf32>, %out: tensor<64xf32>) -> tensor<64xf32>
    attributes {access = [#shale.access<read>, #shale.access<write>], grid = 1 : i64} {
  shale.yield %x : tensor<64xf32>
}
// What is read before it is written stays; so does what is small.
// CHECK-LABEL: shale.kernel @update(
// CHECK-NOT: shale.streamed
// CHECK: shale.yield
shale.kernel @update(%begin: index, %end: index, %x: tensor<64xf32>, %out: tensor<64xf32>, %small: tensor<4xf32>)
    -> (tensor<64xf32>, tensor<4xf32>)
    attributes {access = [#shale.access<read>, #shale.access<update>, #shale.access<write>], grid = 1 : i64} {
  shale.yield %out, %small : tensor<64xf32>, tensor<4xf32>
}
func.func @main(%x: tensor<64xf32>) -> (tensor<64xf32>, tensor<4xf32>) {
  %e = tensor.empty() : tensor<64xf32>
  %s = tensor.empty() : tensor<4xf32>
  %0 = shale.dispatch @temporary ins(%x : tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  %1:2 = shale.dispatch @update ins(%x : tensor<64xf32>) outs(%0, %s : tensor<64xf32>, tensor<4xf32>) -> tensor<64xf32>, tensor<4xf32>
  return %1#0, %1#1 : tensor<64xf32>, tensor<4xf32>
}
