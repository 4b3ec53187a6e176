// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s --shale-deduplicate-kernels | FileCheck %s

// Equal but for names and locations: one stays. A difference in an attribute of the body keeps kernels apart.
// CHECK: shale.kernel @a
// CHECK-NOT: shale.kernel @b
// CHECK: shale.kernel @c
// CHECK-NOT: shale.kernel
// CHECK: %[[X:.*]] = shale.dispatch @a ins(%arg0
// CHECK: %[[Y:.*]] = shale.dispatch @a ins(%[[X]]
// CHECK: shale.dispatch @c ins(%[[Y]]
shale.kernel @a(%begin: index, %end: index, %x: tensor<8xf32>, %out: tensor<8xf32>) -> tensor<8xf32>
    attributes {access = [#shale.access<read>, #shale.access<write>], grid = 1 : i64} {
  %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%x : tensor<8xf32>) outs(%out : tensor<8xf32>) {
    ^bb0(%v: f32, %o: f32):
      %0 = arith.negf %v : f32
      linalg.yield %0 : f32
  } -> tensor<8xf32>
  shale.yield %r : tensor<8xf32>
}
shale.kernel @b(%from: index, %to: index, %y: tensor<8xf32>, %place: tensor<8xf32>) -> tensor<8xf32>
    attributes {access = [#shale.access<read>, #shale.access<write>], grid = 1 : i64} {
  %s = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%y : tensor<8xf32>) outs(%place : tensor<8xf32>) {
    ^bb0(%v: f32, %o: f32):
      %0 = arith.negf %v : f32
      linalg.yield %0 : f32
  } -> tensor<8xf32>
  shale.yield %s : tensor<8xf32>
}
shale.kernel @c(%begin: index, %end: index, %x: tensor<8xf32>, %out: tensor<8xf32>) -> tensor<8xf32>
    attributes {access = [#shale.access<read>, #shale.access<write>], grid = 1 : i64} {
  %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (-d0 + 7)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%x : tensor<8xf32>) outs(%out : tensor<8xf32>) {
    ^bb0(%v: f32, %o: f32):
      %0 = arith.negf %v : f32
      linalg.yield %0 : f32
  } -> tensor<8xf32>
  shale.yield %r : tensor<8xf32>
}
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %0 = shale.dispatch @a ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %f = tensor.empty() : tensor<8xf32>
  %1 = shale.dispatch @b ins(%0 : tensor<8xf32>) outs(%f : tensor<8xf32>) -> tensor<8xf32>
  %g = tensor.empty() : tensor<8xf32>
  %2 = shale.dispatch @c ins(%1 : tensor<8xf32>) outs(%g : tensor<8xf32>) -> tensor<8xf32>
  return %2 : tensor<8xf32>
}
