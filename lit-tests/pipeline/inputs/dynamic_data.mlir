// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Programs whose sizes are data.

//--- iota.mlir
func.func @main(%n: tensor<1xi32>) -> (tensor<?xi32>, tensor<?x3xf32>) {
  %0 = stablehlo.dynamic_iota %n, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>
  %three = stablehlo.constant dense<3> : tensor<1xi32>
  %shape = stablehlo.concatenate %n, %three, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %1 = stablehlo.convert %0 : (tensor<?xi32>) -> tensor<?xf32>
  %2 = stablehlo.dynamic_broadcast_in_dim %1, %shape, dims = [0] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x3xf32>
  %3 = stablehlo.exponential %2 : tensor<?x3xf32>
  return %0, %3 : tensor<?xi32>, tensor<?x3xf32>
}

//--- big.mlir
func.func @main(%n: tensor<2xi32>) -> tensor<?x?xi32> {
  %0 = stablehlo.dynamic_iota %n, dim = 0 : (tensor<2xi32>) -> tensor<?x?xi32>
  return %0 : tensor<?x?xi32>
}

//--- slice.mlir
func.func @main(%x: tensor<10xf32>, %a: tensor<1xi64>, %b: tensor<1xi64>, %s: tensor<1xi64>) -> tensor<?xf32> {
  %0 = stablehlo.real_dynamic_slice %x, %a, %b, %s : (tensor<10xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

//--- pad.mlir
func.func @main(%x: tensor<?xf32>, %v: tensor<f32>, %l: tensor<1xi32>, %h: tensor<1xi32>, %i: tensor<1xi32>) -> tensor<?xf32> {
  %0 = stablehlo.dynamic_pad %x, %v, %l, %h, %i : (tensor<?xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

//--- reshape.mlir
func.func @main(%x: tensor<?xf32>, %s: tensor<2xi32>) -> tensor<?x?xf32> {
  %0 = stablehlo.dynamic_reshape %x, %s : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<?x?xf32>) -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

//--- grow.mlir
func.func @main(%x: tensor<2xf32>, %n: tensor<i32>) -> tensor<?xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %two = stablehlo.constant dense<2.0> : tensor<f32>
  %start = stablehlo.convert %x : (tensor<2xf32>) -> tensor<?xf32>
  %r:2 = stablehlo.while(%i = %zero, %a = %start) : tensor<i32>, tensor<?xf32>
  cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %size = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?xf32>) -> tensor<i32>
    %s1 = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
    %all = stablehlo.dynamic_broadcast_in_dim %two, %s1, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
    %m = stablehlo.multiply %a, %all : tensor<?xf32>
    %b = stablehlo.concatenate %a, %m, dim = 0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    stablehlo.return %j, %b : tensor<i32>, tensor<?xf32>
  }
  return %r#1 : tensor<?xf32>
}

//--- branch.mlir
func.func @main(%x: tensor<?xf32>, %p: tensor<i1>) -> (tensor<?xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %r = "stablehlo.if"(%p) ({
    %a = stablehlo.concatenate %x, %x, dim = 0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    stablehlo.return %a : tensor<?xf32>
  }, {
    stablehlo.return %x : tensor<?xf32>
  }) : (tensor<i1>) -> tensor<?xf32>
  %s = stablehlo.reduce(%r init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  return %r, %s : tensor<?xf32>, tensor<f32>
}

//--- mismatch.mlir
func.func @main(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %0 = stablehlo.add %x, %y : tensor<?xf32>
  return %0 : tensor<?xf32>
}

//--- static_dot.mlir
func.func @main(%x: tensor<?x8xf32>, %y: tensor<8x4xf32>) -> tensor<4x4xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<?x8xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

//--- static_reduce.mlir
func.func @main(%x: tensor<?x?xf32>, %init: tensor<f32>) -> tensor<4xf32> {
  %0 = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

//--- static_update.mlir
func.func @main(%x: tensor<?x4xf32>, %u: tensor<1x4xf32>, %i: tensor<i32>) -> tensor<3x4xf32> {
  %0 = stablehlo.dynamic_update_slice %x, %u, %i, %i : (tensor<?x4xf32>, tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

//--- narrow.mlir
func.func @main(%x: tensor<?xf32>, %k: tensor<f32>) -> tensor<?xf32> { %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32> %m = stablehlo.convert %n : (tensor<i32>) -> tensor<i8> %w = stablehlo.convert %m : (tensor<i8>) -> tensor<i32> %s = stablehlo.reshape %w : (tensor<i32>) -> tensor<1xi32> %b = stablehlo.dynamic_broadcast_in_dim %k, %s, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %r = stablehlo.add %x, %b : tensor<?xf32>
  return %r : tensor<?xf32>
}

//--- hoisted.mlir
func.func @main(%x: tensor<?xf32>, %a: tensor<1xi32>, %b: tensor<1xi32>, %s: tensor<1xi32>, %n: tensor<i32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %start = stablehlo.constant dense<0.0> : tensor<f32>
  %r:2 = stablehlo.while(%i = %zero, %v = %start) : tensor<i32>, tensor<f32>
  cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %part = stablehlo.real_dynamic_slice %x, %a, %b, %s : (tensor<?xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
    %sum = stablehlo.reduce(%part init: %v) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %sum : tensor<i32>, tensor<f32>
  }
  return %r#1 : tensor<f32>
}

//--- dropped.mlir
func.func @main(%x: tensor<?x?xf32>, %i: tensor<2xi32>, %w: tensor<2xi32>) -> tensor<2x?xf32> {
  %0 = "stablehlo.dynamic_gather"(%x, %i, %w) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>} : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}
