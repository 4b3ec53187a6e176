// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s -split-input-file --shale-outline-kernels | FileCheck %s

#id = affine_map<(d0, d1) -> (d0, d1)>
#col = affine_map<(d0, d1) -> (d0)>

// A reduction takes its fill along; a dense constant is an operand, a scalar is not.
// CHECK-LABEL: shale.kernel @reduce_0(
// CHECK-SAME: %arg0: index, %arg1: index, %[[X:.*]]: tensor<4x8xf32>, %[[OUT:.*]]: tensor<4xf32>) -> tensor<4xf32>
// CHECK-SAME: access = [#shale.access<read>, #shale.access<write>], grid = 1 : i64
// CHECK: %[[C:.*]] = arith.constant 1.000000e+00
// CHECK: %[[F:.*]] = linalg.fill ins(%[[C]] : f32) outs(%[[OUT]] : tensor<4xf32>)
// CHECK: %[[R:.*]] = linalg.generic {{.*}} ins(%[[X]] : tensor<4x8xf32>) outs(%[[F]] : tensor<4xf32>) attrs = {shale.lanes = 64 : i64}
// CHECK: shale.yield %[[R]] : tensor<4xf32>
// CHECK-LABEL: func.func @main(
// CHECK-SAME: %[[A:.*]]: tensor<4x8xf32>
// CHECK-NEXT: %[[E:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[D:.*]] = shale.dispatch @reduce_0 ins(%[[A]] : tensor<4x8xf32>) outs(%[[E]] : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: return %[[D]]
func.func @main(%x: tensor<4x8xf32>) -> tensor<4xf32> {
  %one = arith.constant 1.0 : f32
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%one : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %r = linalg.generic {indexing_maps = [#id, #col], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<4x8xf32>) outs(%f : tensor<4xf32>) attrs = {shale.lanes = 64 : i64} {
    ^bb0(%v: f32, %acc: f32):
      %0 = arith.addf %acc, %v : f32
      linalg.yield %0 : f32
  } -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

// A padding and what is inserted into it are one kernel; the scalar that is read from a tensor is read there.
// CHECK-LABEL: shale.kernel @insert_0(
// CHECK-SAME: %[[P:[a-z0-9]*]]: tensor<f32>, %[[X:[a-z0-9]*]]: tensor<2x3xf32>, %[[Y:[a-z0-9]*]]: tensor<2x1xf32>, %[[OUT:[a-z0-9]*]]: tensor<4x6xf32>)
// CHECK: %[[V:.*]] = tensor.extract %[[P]][] : tensor<f32>
// CHECK: %[[F:.*]] = linalg.fill ins(%[[V]] : f32) outs(%[[OUT]]
// CHECK: %[[I:.*]] = tensor.insert_slice %[[X]] into %[[F]][1, 1]
// CHECK: %[[J:.*]] = tensor.insert_slice %[[Y]] into %[[I]][1, 4]
// CHECK: shale.yield %[[J]]
// CHECK: func.func @main
// CHECK-NOT: tensor.extract
// CHECK-COUNT-1: shale.dispatch
func.func @main(%x: tensor<2x3xf32>, %y: tensor<2x1xf32>, %pad: tensor<f32>) -> tensor<4x6xf32> {
  %v = tensor.extract %pad[] : tensor<f32>
  %e = tensor.empty() : tensor<4x6xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
  %i = tensor.insert_slice %x into %f[1, 1] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<4x6xf32>
  %j = tensor.insert_slice %y into %i[1, 4] [2, 1] [1, 1] : tensor<2x1xf32> into tensor<4x6xf32>
  return %j : tensor<4x6xf32>
}

// -----

// What is inserted into is updated: whether in place or in a copy is the host program's to decide.
// CHECK-LABEL: shale.kernel @insert_0(
// CHECK-SAME: %[[Y:[a-z0-9]*]]: tensor<2xf32>, %[[OUT:[a-z0-9]*]]: tensor<4xf32>)
// CHECK-SAME: access = [#shale.access<read>, #shale.access<update>]
// CHECK: tensor.insert_slice %[[Y]] into %[[OUT]][1]
// CHECK: shale.dispatch @insert_0 ins(%{{.*}} : tensor<2xf32>) outs(%{{.*}} : tensor<4xf32>)
func.func @main(%x: tensor<4xf32>, %y: tensor<2xf32>) -> tensor<4xf32> {
  %i = tensor.insert_slice %y into %x[1] [2] [1] : tensor<2xf32> into tensor<4xf32>
  return %i : tensor<4xf32>
}

// -----

// Arguments, views of them, repeated values and constants that are returned are copied.
// CHECK: shale.kernel @copy_0
// CHECK: shale.kernel @copy_1
// CHECK: shale.kernel @copy_2
// CHECK: %[[C:.*]] = arith.constant 2.500000e+00 : f32
// CHECK: linalg.fill ins(%[[C]]
// CHECK: func.func @main
// CHECK-NOT: dense<2.5
// CHECK: %[[V:.*]] = tensor.collapse_shape %arg0
// CHECK: %[[K:.*]] = arith.constant dense<[1, 2]> : tensor<2xi32>
// CHECK: shale.dispatch @copy_0 ins(%arg0 :
// CHECK: shale.dispatch @copy_1 ins(%[[V]] :
// CHECK: shale.dispatch @copy_2 outs(
// CHECK: shale.dispatch @copy_3 ins(%[[K]] :
func.func @main(%x: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<6xf32>, tensor<2x2xf32>, tensor<2xi32>) {
  %v = tensor.collapse_shape %x [[0, 1]] : tensor<2x3xf32> into tensor<6xf32>
  %s = arith.constant dense<2.5> : tensor<2x2xf32>
  %k = arith.constant dense<[1, 2]> : tensor<2xi32>
  return %x, %v, %s, %k : tensor<2x3xf32>, tensor<6xf32>, tensor<2x2xf32>, tensor<2xi32>
}

// -----

#v = affine_map<(d0) -> (d0)>

// CHECK-LABEL: func.func @twice
// CHECK: %[[R:.*]] = shale.dispatch @elementwise_0
// CHECK: %[[C:.*]] = shale.dispatch @copy_1 ins(%[[R]]
// CHECK: return %[[R]], %[[C]]
func.func @twice(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %e = tensor.empty() : tensor<8xf32>
  %r = linalg.generic {indexing_maps = [#v, #v], iterator_types = ["parallel"]} ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) {
    ^bb0(%a: f32, %o: f32):
      %0 = arith.negf %a : f32
      linalg.yield %0 : f32
  } -> tensor<8xf32>
  return %r, %r : tensor<8xf32>, tensor<8xf32>
}

// -----

// A loop updates what it starts from; only its tensors leave the kernel.
// CHECK-LABEL: shale.kernel @loop_0(
// CHECK-SAME: %[[OUT:[a-z0-9]*]]: tensor<9xf32>)
// CHECK-SAME: access = [#shale.access<update>]
// CHECK: %[[R:.*]]:2 = scf.for {{.*}} iter_args(%{{.*}} = %[[OUT]], %{{.*}} = %{{.*}}) -> (tensor<9xf32>, f32)
// CHECK: shale.yield %[[R]]#0
func.func @loop(%x: tensor<9xf32>) -> tensor<9xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %zero = arith.constant 0.0 : f32
  %r:2 = scf.for %i = %c0 to %c9 step %c1 iter_args(%t = %x, %sum = %zero) -> (tensor<9xf32>, f32) {
    %v = tensor.extract %t[%i] : tensor<9xf32>
    %s = arith.addf %sum, %v : f32
    %n = tensor.insert %s into %t[%i] : tensor<9xf32>
    scf.yield %n, %s : tensor<9xf32>, f32
  }
  return %r#0 : tensor<9xf32>
}

// -----

// A splat that is read as a whole is filled into memory.
// CHECK: shale.kernel @fill_0
// CHECK: shale.kernel @contract_1(
// CHECK-LABEL: func.func @contract(
// CHECK: %[[F:.*]] = shale.dispatch @fill_0
// CHECK: shale.dispatch @contract_1 ins(%arg0, %[[F]] :
func.func @contract(%a: tensor<64x32xf32>) -> tensor<64x48xf32> {
  %b = arith.constant dense<0.5> : tensor<32x48xf32>
  %c = tensor.empty() : tensor<64x48xf32>
  %r = shale.contract {accumulator = f32, block = 512 : i64,
         indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>],
         bounds = array<i64: 64, 48, 32>, parallel = 2 : i64}
       ins(%a, %b : tensor<64x32xf32>, tensor<32x48xf32>) outs(%c : tensor<64x48xf32>) -> tensor<64x48xf32>
  return %r : tensor<64x48xf32>
}
