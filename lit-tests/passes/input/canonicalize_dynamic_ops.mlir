// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s --pass-pipeline='builtin.module(func.func(shale-canonicalize-dynamic-ops))' | FileCheck %s

// CHECK-LABEL: @reshape
// CHECK: stablehlo.reshape %{{.*}} : (tensor<2x3xf32>) -> tensor<3x2xf32>
// The type says what the operand would.
// CHECK: stablehlo.reshape %{{.*}} : (tensor<2x3xf32>) -> tensor<6xf32>
func.func @reshape(%x: tensor<2x3xf32>, %shape: tensor<1xi32>) -> (tensor<3x2xf32>, tensor<6xf32>) {
  %c = stablehlo.constant dense<[3, 2]> : tensor<2xi64>
  %0 = stablehlo.dynamic_reshape %x, %c : (tensor<2x3xf32>, tensor<2xi64>) -> tensor<3x2xf32>
  %1 = stablehlo.dynamic_reshape %x, %shape : (tensor<2x3xf32>, tensor<1xi32>) -> tensor<6xf32>
  return %0, %1 : tensor<3x2xf32>, tensor<6xf32>
}

// CHECK-LABEL: @broadcast_in_dim
// CHECK: stablehlo.broadcast_in_dim %{{.*}}, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
func.func @broadcast_in_dim(%x: tensor<3xf32>) -> tensor<2x3xf32> {
  %c = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  %0 = stablehlo.dynamic_broadcast_in_dim %x, %c, dims = [1] {known_nonexpanding_dimensions = array<i64: 0>} : (tensor<3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK-LABEL: @iota
// CHECK: stablehlo.iota dim = 1 : tensor<2x3xf32>
func.func @iota() -> tensor<2x3xf32> {
  %c = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %0 = stablehlo.dynamic_iota %c, dim = 1 : (tensor<2xi64>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK-LABEL: @pad
// CHECK: stablehlo.pad %{{.*}}, %{{.*}}, low = [1], high = [-1], interior = [2] : (tensor<3xf32>, tensor<f32>) -> tensor<7xf32>
func.func @pad(%x: tensor<3xf32>, %v: tensor<f32>) -> tensor<7xf32> {
  %low = stablehlo.constant dense<1> : tensor<1xi32>
  %high = stablehlo.constant dense<-1> : tensor<1xi32>
  %interior = stablehlo.constant dense<2> : tensor<1xi32>
  %0 = stablehlo.dynamic_pad %x, %v, %low, %high, %interior : (tensor<3xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<7xf32>
  return %0 : tensor<7xf32>
}

// CHECK-LABEL: @gather
// CHECK: "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 5>}> : (tensor<4x5xf32>, tensor<3x1xi32>) -> tensor<3x5xf32>
func.func @gather(%x: tensor<4x5xf32>, %i: tensor<3x1xi32>) -> tensor<3x5xf32> {
  %c = stablehlo.constant dense<[1, 5]> : tensor<2xi64>
  %0 = "stablehlo.dynamic_gather"(%x, %i, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = true}> : (tensor<4x5xf32>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<3x5xf32>
  return %0 : tensor<3x5xf32>
}

// CHECK-LABEL: @conv
// CHECK: stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [4, 4], pad = {{\[\[}}0, 1], [2, 3{{\]\]}}}
func.func @conv(%x: tensor<1x8x8x1xi64>, %w: tensor<3x3x1x1xi64>) -> tensor<1x2x3x1xi64> {
  %c = stablehlo.constant dense<[[0, 1], [2, 3]]> : tensor<2x2xi32>
  %0 = "stablehlo.dynamic_conv"(%x, %w, %c) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, window_strides = array<i64: 4, 4>}> : (tensor<1x8x8x1xi64>, tensor<3x3x1x1xi64>, tensor<2x2xi32>) -> tensor<1x2x3x1xi64>
  return %0 : tensor<1x2x3x1xi64>
}

// CHECK-LABEL: @slice
// CHECK: stablehlo.slice %arg0 [1:8:3] : (tensor<9xf32>) -> tensor<3xf32>
func.func @slice(%x: tensor<9xf32>) -> tensor<3xf32> {
  %start = stablehlo.constant dense<1> : tensor<1xi64>
  %limit = stablehlo.constant dense<8> : tensor<1xi64>
  %stride = stablehlo.constant dense<3> : tensor<1xi64>
  %0 = stablehlo.real_dynamic_slice %x, %start, %limit, %stride : (tensor<9xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// Of a slice of a constant size from anywhere.
// CHECK-LABEL: @moving_slice
// CHECK: %[[ONE:.*]] = stablehlo.slice %arg1 [0:1] : (tensor<1xi32>) -> tensor<1xi32>
// CHECK: %[[START:.*]] = stablehlo.reshape %[[ONE]] : (tensor<1xi32>) -> tensor<i32>
// CHECK: stablehlo.dynamic_slice %arg0, %[[START]], sizes = [3] : (tensor<9xf32>, tensor<i32>) -> tensor<3xf32>
func.func @moving_slice(%x: tensor<9xf32>, %start: tensor<1xi32>) -> tensor<3xf32> {
  %sizes = stablehlo.constant dense<3> : tensor<1xi32>
  %limit = stablehlo.add %start, %sizes : tensor<1xi32>
  %stride = stablehlo.constant dense<1> : tensor<1xi32>
  %0 = stablehlo.real_dynamic_slice %x, %start, %limit, %stride : (tensor<9xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// CHECK-LABEL: @dimension_size
// CHECK: stablehlo.constant dense<7> : tensor<i32>
func.func @dimension_size(%x: tensor<?x7xf32>) -> tensor<i32> {
  %0 = stablehlo.get_dimension_size %x, dim = 1 : (tensor<?x7xf32>) -> tensor<i32>
  return %0 : tensor<i32>
}

// CHECK-LABEL: @set_dimension_size
// CHECK: return %arg0
func.func @set_dimension_size(%x: tensor<7xf32>) -> tensor<7xf32> {
  %c = stablehlo.constant dense<7> : tensor<i32>
  %0 = stablehlo.set_dimension_size %x, %c, dim = 0 : (tensor<7xf32>, tensor<i32>) -> tensor<7xf32>
  return %0 : tensor<7xf32>
}

// CHECK-LABEL: @set_smaller_dimension_size
// CHECK: stablehlo.slice %arg0 [0:4] : (tensor<7xf32>) -> tensor<4xf32>
func.func @set_smaller_dimension_size(%x: tensor<7xf32>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<4> : tensor<i32>
  %0 = stablehlo.set_dimension_size %x, %c, dim = 0 : (tensor<7xf32>, tensor<i32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// Places may be data.
// CHECK-LABEL: @no_dynamic_slice
// CHECK: stablehlo.dynamic_slice
func.func @no_dynamic_slice(%x: tensor<7xf32>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<2> : tensor<i32>
  %0 = stablehlo.dynamic_slice %x, %c, sizes = [4] : (tensor<7xf32>, tensor<i32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// Users would have to change their types.
// CHECK-LABEL: @no_dynamic_result
// CHECK: stablehlo.dynamic_iota
func.func @no_dynamic_result() -> tensor<?xi32> {
  %c = stablehlo.constant dense<7> : tensor<1xi32>
  %0 = stablehlo.dynamic_iota %c, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>
  return %0 : tensor<?xi32>
}

// CHECK-LABEL: @no_constant
// CHECK: stablehlo.dynamic_pad
func.func @no_constant(%x: tensor<3xf32>, %v: tensor<f32>, %low: tensor<1xi32>) -> tensor<7xf32> {
  %0 = stablehlo.dynamic_pad %x, %v, %low, %low, %low : (tensor<3xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<7xf32>
  return %0 : tensor<7xf32>
}
