// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: split-file %s %t
// RUN: shale-opt %t/calls.mlir --pass-pipeline='builtin.module(inline,shale-refine-shapes{argument-types=tensor<3x4xf32>,tensor<5xf32>},symbol-dce,canonicalize)' | FileCheck %t/calls.mlir
// RUN: shale-opt %t/arithmetic.mlir --pass-pipeline='builtin.module(shale-refine-shapes{argument-types=tensor<7xf32>})' | FileCheck %t/arithmetic.mlir
// RUN: shale-opt %t/control.mlir --pass-pipeline='builtin.module(shale-refine-shapes{argument-types=tensor<4xf32>,*},canonicalize)' | FileCheck %t/control.mlir
// RUN: shale-opt %t/platform.mlir --pass-pipeline='builtin.module(shale-refine-shapes{argument-types=1,tensor<4xf32>},canonicalize)' | FileCheck %t/platform.mlir
// RUN: shale-opt %t/operations.mlir --pass-pipeline='builtin.module(shale-refine-shapes{argument-types=tensor<2x6xf32>,tensor<6x3xf32>,tensor<1x8x8x2xf32>,tensor<4x1xi32>,tensor<6xi32>},canonicalize)' | FileCheck %t/operations.mlir
// RUN: shale-opt %t/bounds.mlir --pass-pipeline='builtin.module(shale-refine-shapes{argument-types=tensor<5x3xf32>},canonicalize)' | FileCheck %t/bounds.mlir
// RUN: shale-opt %t/custom_calls.mlir --pass-pipeline='builtin.module(shale-refine-shapes{argument-types=tensor<6xf32>,tensor<2xui64>},symbol-dce,canonicalize)' | FileCheck %t/custom_calls.mlir
// RUN: shale-opt %t/static.mlir --shale-refine-shapes | FileCheck %t/static.mlir
// RUN: shale-opt %t/open.mlir --pass-pipeline='builtin.module(shale-refine-shapes{argument-types=tensor<4xf32>,*,*})' | FileCheck %t/open.mlir

//--- calls.mlir
// A function that is called for two shapes.
// CHECK: func.func @main(%arg0: tensor<3x4xf32>, %arg1: tensor<5xf32>) -> (tensor<12xf32>, tensor<10xf32>)
// CHECK: %[[FLAT:.*]] = stablehlo.reshape %arg0 : (tensor<3x4xf32>) -> tensor<12xf32>
// CHECK: stablehlo.add %[[FLAT]], %[[FLAT]] : tensor<12xf32>
// CHECK: %[[TWICE:.*]] = stablehlo.concatenate %arg1, %arg1, dim = 0 : (tensor<5xf32>, tensor<5xf32>) -> tensor<10xf32>
// CHECK: stablehlo.add %[[TWICE]], %[[TWICE]] : tensor<10xf32>
func.func @main(%x: tensor<?x4xf32>, %y: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %size = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
  %four = stablehlo.constant dense<4> : tensor<i32>
  %count = stablehlo.multiply %size, %four : tensor<i32>
  %shape = stablehlo.reshape %count : (tensor<i32>) -> tensor<1xi32>
  %flat = stablehlo.dynamic_reshape %x, %shape : (tensor<?x4xf32>, tensor<1xi32>) -> tensor<?xf32>
  %0 = call @double(%flat) : (tensor<?xf32>) -> tensor<?xf32>
  %twice = stablehlo.concatenate %y, %y, dim = 0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %1 = call @double(%twice) : (tensor<?xf32>) -> tensor<?xf32>
  return %0, %1 : tensor<?xf32>, tensor<?xf32>
}
func.func private @double(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = stablehlo.add %x, %x : tensor<?xf32>
  return %0 : tensor<?xf32>
}

//--- arithmetic.mlir
// Sizes by division, remainder, comparison and selection: 7 / 2, 7 % 2 + 2, max(7, 9) - 2 in 64 bits.
// CHECK: func.func @main(%arg0: tensor<7xf32>) -> (tensor<3xi32>, tensor<3x7xf32>)
// CHECK-DAG: stablehlo.iota dim = 0 : tensor<3xi32>
// CHECK-DAG: stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<7xf32>) -> tensor<3x7xf32>
func.func @main(%x: tensor<?xf32>) -> (tensor<?xi32>, tensor<?x?xf32>) {
  %size = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %half = stablehlo.divide %size, %two : tensor<i32>
  %shape = stablehlo.reshape %half : (tensor<i32>) -> tensor<1xi32>
  %0 = stablehlo.dynamic_iota %shape, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>
  %rest = stablehlo.remainder %size, %two : tensor<i32>
  %rows = stablehlo.add %rest, %two : tensor<i32>
  %rows64 = stablehlo.convert %rows : (tensor<i32>) -> tensor<i64>
  %rows1 = stablehlo.reshape %rows64 : (tensor<i64>) -> tensor<1xi64>
  %nine = stablehlo.constant dense<9> : tensor<i32>
  %less = stablehlo.compare LT, %size, %nine, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %most = stablehlo.select %less, %nine, %size : tensor<i1>, tensor<i32>
  %columns = stablehlo.subtract %most, %two : tensor<i32>
  %columns64 = stablehlo.convert %columns : (tensor<i32>) -> tensor<i64>
  %columns1 = stablehlo.reshape %columns64 : (tensor<i64>) -> tensor<1xi64>
  %both = stablehlo.concatenate %rows1, %columns1, dim = 0 : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
  %1 = stablehlo.dynamic_broadcast_in_dim %x, %both, dims = [1] : (tensor<?xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  return %0, %1 : tensor<?xi32>, tensor<?x?xf32>
}

//--- control.mlir
// CHECK: func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<i1>) -> (tensor<4xf32>, tensor<8xf32>)
// CHECK: stablehlo.while(%{{.*}} = %arg0, {{.*}}) : tensor<4xf32>, tensor<i32>
// CHECK: compare LT, %{{.*}}, %{{.*}}, SIGNED
// CHECK: stablehlo.add %{{.*}}, %{{.*}} : tensor<4xf32>
// CHECK: "stablehlo.if"(%arg1)
// CHECK: stablehlo.concatenate {{.*}} -> tensor<8xf32>
// CHECK: stablehlo.pad {{.*}} -> tensor<8xf32>
// CHECK: (tensor<i1>) -> tensor<8xf32>
func.func @main(%x: tensor<?xf32>, %p: tensor<i1>) -> (tensor<?xf32>, tensor<?xf32>) {
  %size = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %shape = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %0:2 = stablehlo.while(%a = %x, %i = %zero) : tensor<?xf32>, tensor<i32>
  cond {
    %c = stablehlo.compare LT, %i, %size, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    %iota = stablehlo.dynamic_iota %shape, dim = 0 : (tensor<1xi32>) -> tensor<?xf32>
    %sum = stablehlo.add %a, %iota : tensor<?xf32>
    stablehlo.return %sum, %next : tensor<?xf32>, tensor<i32>
  }
  %1 = "stablehlo.if"(%p) ({
    %y = stablehlo.concatenate %x, %x, dim = 0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    stablehlo.return %y : tensor<?xf32>
  }, {
    %none = stablehlo.constant dense<0> : tensor<1xi32>
    %v = stablehlo.constant dense<0.0> : tensor<f32>
    %y = stablehlo.dynamic_pad %x, %v, %shape, %none, %none : (tensor<?xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
    stablehlo.return %y : tensor<?xf32>
  }) : (tensor<i1>) -> tensor<?xf32>
  return %0#0, %1 : tensor<?xf32>, tensor<?xf32>
}

//--- platform.mlir
// The value of a scalar decides between branches, and is no argument any more.
// CHECK: func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: stablehlo.negate %arg0 : tensor<4xf32>
// CHECK-NEXT: return
func.func @main(%platform: tensor<i32> {jax.global_constant = "_platform_index"}, %x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = "stablehlo.case"(%platform) ({
    %y = stablehlo.custom_call @of_another_platform(%x) : (tensor<?xf32>) -> tensor<?xf32>
    stablehlo.return %y : tensor<?xf32>
  }, {
    %y = stablehlo.negate %x : tensor<?xf32>
    stablehlo.return %y : tensor<?xf32>
  }) : (tensor<i32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

//--- operations.mlir
// Operations without type inference, and operations whose sizes are data.
// CHECK: stablehlo.dot_general {{.*}} -> tensor<2x3xf32>
// CHECK: stablehlo.convolution{{.*}} -> tensor<1x6x6x2xf32>
// CHECK: stablehlo.convolution{{.*}} window = {pad = {{\[\[}}2, 2], [6, 6{{\]\]}}}{{.*}} -> tensor<1x10x18x2xf32>
// CHECK: "stablehlo.gather"{{.*}} slice_sizes = array<i64: 1, 6>{{.*}} -> tensor<4x6xf32>
// CHECK: "stablehlo.scatter"
// CHECK: (tensor<2x6xf32>, tensor<4x1xi32>, tensor<4x6xf32>) -> tensor<2x6xf32>
// CHECK: "stablehlo.torch_index_select"{{.*}} -> tensor<6x6xf32>
// CHECK: stablehlo.bitcast_convert %arg0 : (tensor<2x6xf32>) -> tensor<2x6x2xbf16>
// CHECK: stablehlo.slice %arg0 [0:2, 0:6:2] : (tensor<2x6xf32>) -> tensor<2x3xf32>
// CHECK: stablehlo.transpose {{.*}} -> tensor<6x2xf32>
// CHECK: stablehlo.clamp {{.*}} -> tensor<2x6xf32>
// CHECK: "stablehlo.map"
// CHECK: (tensor<2x6xf32>) -> tensor<2x6xf64>
func.func @main(%x: tensor<?x?xf32>, %y: tensor<?x3xf32>, %image: tensor<1x?x?x2xf32>, %i: tensor<?x1xi32>, %j: tensor<?xi32>)
    -> (tensor<?x3xf32>, tensor<1x?x?x2xf32>, tensor<1x?x?x2xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?x2xbf16>, tensor<2x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf64>) {
  %rows = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %columns = stablehlo.get_dimension_size %x, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %rows1 = stablehlo.reshape %rows : (tensor<i32>) -> tensor<1xi32>
  %columns1 = stablehlo.reshape %columns : (tensor<i32>) -> tensor<1xi32>
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  %w = stablehlo.constant dense<1.0> : tensor<3x3x2x2xf32>
  %1 = stablehlo.convolution(%image, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x?x?x2xf32>, tensor<3x3x2x2xf32>) -> tensor<1x?x?x2xf32>
  %pairs = stablehlo.concatenate %rows1, %rows1, %columns1, %columns1, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
  %padding = stablehlo.reshape %pairs : (tensor<4xi32>) -> tensor<2x2xi32>
  %2 = "stablehlo.dynamic_conv"(%image, %w, %padding) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64}> : (tensor<1x?x?x2xf32>, tensor<3x3x2x2xf32>, tensor<2x2xi32>) -> tensor<1x?x?x2xf32>
  %one1 = stablehlo.constant dense<1> : tensor<1xi32>
  %sizes = stablehlo.concatenate %one1, %columns1, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %3 = "stablehlo.dynamic_gather"(%x, %i, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<?x?xf32>, tensor<?x1xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %4 = "stablehlo.scatter"(%x, %i, %3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<?x?xf32>, tensor<?x1xi32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %5 = "stablehlo.torch_index_select"(%x, %j) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<?x?xf32>, tensor<?xi32>) -> tensor<?x?xf32>
  %6 = stablehlo.bitcast_convert %x : (tensor<?x?xf32>) -> tensor<?x?x2xbf16>
  %zeros = stablehlo.constant dense<0> : tensor<2xi32>
  %limits = stablehlo.concatenate %rows1, %columns1, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %strides = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %7 = stablehlo.real_dynamic_slice %x, %zeros, %limits, %strides : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x?xf32>
  %8 = stablehlo.transpose %x, dims = [1, 0] : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %low = stablehlo.constant dense<0.0> : tensor<f32>
  %9 = stablehlo.clamp %low, %x, %low : (tensor<f32>, tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %10 = "stablehlo.map"(%x) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<f32>):
    %d = stablehlo.convert %a : (tensor<f32>) -> tensor<f64>
    stablehlo.return %d : tensor<f64>
  }) : (tensor<?x?xf32>) -> tensor<?x?xf64>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10 : tensor<?x3xf32>, tensor<1x?x?x2xf32>, tensor<1x?x?x2xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?x2xbf16>, tensor<2x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf64>
}

//--- bounds.mlir
// Bounds end with the sizes that they bound.
// CHECK: func.func @main(%arg0: tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<2x3xf32>)
// CHECK: stablehlo.add %arg0, %arg0 : tensor<5x3xf32>
// CHECK: stablehlo.slice %arg0 [0:2, 0:3] : (tensor<5x3xf32>) -> tensor<2x3xf32>
func.func @main(%x: tensor<?x3xf32, #stablehlo.bounds<8, ?>>) -> (tensor<?x3xf32, #stablehlo.bounds<8, ?>>, tensor<?x3xf32, #stablehlo.bounds<8, ?>>) {
  %0 = stablehlo.add %x, %x : tensor<?x3xf32, #stablehlo.bounds<8, ?>>
  %size = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x3xf32, #stablehlo.bounds<8, ?>>) -> tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %half = stablehlo.divide %size, %two : tensor<i32>
  %1 = stablehlo.set_dimension_size %x, %half, dim = 0 : (tensor<?x3xf32, #stablehlo.bounds<8, ?>>, tensor<i32>) -> tensor<?x3xf32, #stablehlo.bounds<8, ?>>
  return %0, %1 : tensor<?x3xf32, #stablehlo.bounds<8, ?>>, tensor<?x3xf32, #stablehlo.bounds<8, ?>>
}

//--- custom_calls.mlir
// CHECK-LABEL: func.func @main
// CHECK-NOT: shape_assertion
// CHECK: stablehlo.custom_call @target(%arg0) {operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<6xf32>) -> tensor<6xf64>
// CHECK: stablehlo.custom_call @several(%arg0) {has_side_effect = true} : (tensor<6xf32>) -> (tensor<6xf64>, tuple<tensor<2xf32>, tensor<6xi32>>)
// CHECK: "stablehlo.reduce_window"(%arg0, %{{.*}}) <{base_dilations = array<i64: 1>, padding = dense<0> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
// CHECK: stablehlo.maximum
// CHECK: (tensor<6xf32>, tensor<f32>) -> tensor<3xf32>
// CHECK: stablehlo.rng_bit_generator %arg1, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<6xui32>)
// CHECK: chlo.top_k(%arg0, k = 2) : tensor<6xf32> -> (tensor<2xf32>, tensor<2xi32>)
// CHECK-NOT: func.func
func.func @main(%x: tensor<?xf32>, %key: tensor<2xui64>) -> (tensor<?xf32>, tensor<?xf64>, tensor<?xf32>, tensor<?xui32>, tensor<?xf32>) {
  %size = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %holds = stablehlo.compare GE, %size, %two, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  stablehlo.custom_call @shape_assertion(%holds, %size) {error_message = "size must be at least 2, got {0}", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
  %shape = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %0 = stablehlo.custom_call @stablehlo.shape_refinement_operand_wrapper(%x, %shape) {indices_of_shape_operands = dense<1> : tensor<1xi64>} : (tensor<?xf32>, tensor<1xi32>) -> tensor<?xf32>
  %1 = stablehlo.custom_call @target(%0, %shape) {indices_of_shape_operands = dense<1> : tensor<1xi64>, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<?xf32>, tensor<1xi32>) -> tensor<?xf64>
  %two1 = stablehlo.constant dense<2> : tensor<1xi32>
  %5:2 = stablehlo.custom_call @several(%0, %shape, %two1, %shape) {has_side_effect = true, indices_of_shape_operands = dense<[1, 2, 3]> : tensor<3xi64>} : (tensor<?xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> (tensor<?xf64>, tuple<tensor<?xf32>, tensor<?xi32>>)
  %init = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %one1 = stablehlo.constant dense<1> : tensor<1xi32>
  %padding = stablehlo.constant dense<0> : tensor<1x2xi32>
  %2 = stablehlo.custom_call @stablehlo.dynamic_reduce_window(%0, %init, %two1, %two1, %one1, %one1, %padding) {called_computations = [@maximum]} : (tensor<?xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1x2xi32>) -> tensor<?xf32>
  %3:2 = stablehlo.custom_call @stablehlo.dynamic_rng_bit_generator(%key, %shape) {rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>} : (tensor<2xui64>, tensor<1xi32>) -> (tensor<2xui64>, tensor<?xui32>)
  %4:2 = stablehlo.custom_call @stablehlo.dynamic_top_k(%x, %two) : (tensor<?xf32>, tensor<i32>) -> (tensor<?xf32>, tensor<?xi32>)
  return %0, %1, %2, %3#1, %4#0 : tensor<?xf32>, tensor<?xf64>, tensor<?xf32>, tensor<?xui32>, tensor<?xf32>
}
func.func private @maximum(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.maximum %a, %b : tensor<f32>
  return %0 : tensor<f32>
}

//--- static.mlir
// Without dynamic sizes nothing changes, constants that could be folded neither.
// CHECK: %[[C:.*]] = stablehlo.constant dense<1> : tensor<i32>
// CHECK: stablehlo.add %[[C]], %[[C]] : tensor<i32>
func.func @main() -> tensor<i32> {
  %c = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.add %c, %c : tensor<i32>
  return %0 : tensor<i32>
}

//--- open.mlir
// Sizes of elements, of loops that grow and of branches that differ stay dynamic, others are known.
// CHECK: func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<1xi32>, %arg2: tensor<i1>) -> (tensor<?xi32>, tensor<?xf32>, tensor<4xf32>, tensor<?xf32>)
func.func @main(%x: tensor<?xf32>, %n: tensor<1xi32>, %p: tensor<i1>) -> (tensor<?xi32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
  // CHECK: stablehlo.dynamic_iota %arg1, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>
  %0 = stablehlo.dynamic_iota %n, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>
  // CHECK: stablehlo.while(%{{.*}} = %arg0, %{{.*}} = %arg0)
  %1:2 = stablehlo.while(%a = %x, %b = %x) : tensor<?xf32>, tensor<?xf32>
  cond {
    stablehlo.return %p : tensor<i1>
  } do {
    %c = stablehlo.concatenate %a, %a, dim = 0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    // CHECK: stablehlo.add %{{.*}}, %{{.*}} : tensor<4xf32>
    %d = stablehlo.add %b, %x : tensor<?xf32>
    stablehlo.return %c, %d : tensor<?xf32>, tensor<?xf32>
  }
  %2 = "stablehlo.if"(%p) ({
    stablehlo.return %x : tensor<?xf32>
  }, {
    // CHECK: stablehlo.concatenate {{.*}} -> tensor<8xf32>
    %e = stablehlo.concatenate %x, %x, dim = 0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    stablehlo.return %e : tensor<?xf32>
  }) : (tensor<i1>) -> tensor<?xf32>
  return %0, %1#0, %1#1, %2 : tensor<?xi32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
}
