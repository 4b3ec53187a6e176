// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s --pass-pipeline='builtin.module(func.func(shale-simplify))' | FileCheck %s

// CHECK-LABEL: @transpose_of_identity
// CHECK-NEXT: return %arg0
func.func @transpose_of_identity(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.transpose %x, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK-LABEL: @no_transpose_of_identity_of_equal_sizes
// CHECK-NEXT: stablehlo.transpose %arg0, dims = [1, 0]
func.func @no_transpose_of_identity_of_equal_sizes(%x: tensor<3x3xf32>) -> tensor<3x3xf32> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
  return %0 : tensor<3x3xf32>
}

// CHECK-LABEL: @transpose_of_transpose
// CHECK-NEXT: %[[R:.*]] = stablehlo.transpose %arg0, dims = [2, 1, 0]
// CHECK-NEXT: return %[[R]]
func.func @transpose_of_transpose(%x: tensor<2x3x4xf32>) -> tensor<4x3x2xf32> {
  %0 = stablehlo.transpose %x, dims = [1, 2, 0] : (tensor<2x3x4xf32>) -> tensor<3x4x2xf32>
  %1 = stablehlo.transpose %0, dims = [1, 0, 2] : (tensor<3x4x2xf32>) -> tensor<4x3x2xf32>
  return %1 : tensor<4x3x2xf32>
}

// CHECK-LABEL: @transpose_of_inverse
// CHECK-NEXT: return %arg0
func.func @transpose_of_inverse(%x: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = stablehlo.transpose %x, dims = [1, 2, 0] : (tensor<2x3x4xf32>) -> tensor<3x4x2xf32>
  %1 = stablehlo.transpose %0, dims = [2, 0, 1] : (tensor<3x4x2xf32>) -> tensor<2x3x4xf32>
  return %1 : tensor<2x3x4xf32>
}

// CHECK-LABEL: @reshape_to_same_type
// CHECK-NEXT: return %arg0
func.func @reshape_to_same_type(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.reshape %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK-LABEL: @reshape_of_reshape
// CHECK-NEXT: %[[R:.*]] = stablehlo.reshape %arg0 : (tensor<2x6xf32>) -> tensor<3x4xf32>
// CHECK-NEXT: return %[[R]]
func.func @reshape_of_reshape(%x: tensor<2x6xf32>) -> tensor<3x4xf32> {
  %0 = stablehlo.reshape %x : (tensor<2x6xf32>) -> tensor<12xf32>
  %1 = stablehlo.reshape %0 : (tensor<12xf32>) -> tensor<3x4xf32>
  return %1 : tensor<3x4xf32>
}

// CHECK-LABEL: @broadcast_to_same_type
// CHECK-NEXT: return %arg0
func.func @broadcast_to_same_type(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK-LABEL: @no_broadcast_to_same_type_when_it_transposes
// CHECK-NEXT: stablehlo.broadcast_in_dim %arg0, dims = [1, 0]
func.func @no_broadcast_to_same_type_when_it_transposes(%x: tensor<3x3xf32>) -> tensor<3x3xf32> {
  %0 = stablehlo.broadcast_in_dim %x, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
  return %0 : tensor<3x3xf32>
}

// A dimension of size 1 may be stretched by either of the two.
// CHECK-LABEL: @broadcast_of_broadcast
// CHECK-NEXT: %[[R:.*]] = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<1xf32>) -> tensor<4x2x3xf32>
// CHECK-NEXT: return %[[R]]
func.func @broadcast_of_broadcast(%x: tensor<1xf32>) -> tensor<4x2x3xf32> {
  %0 = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<1xf32>) -> tensor<2x3xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1, 2] : (tensor<2x3xf32>) -> tensor<4x2x3xf32>
  return %1 : tensor<4x2x3xf32>
}

// CHECK-LABEL: @slice_to_same_type
// CHECK-NEXT: return %arg0
func.func @slice_to_same_type(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// Elements 1, 3, 5, 7, 9 of the operand, of these the elements 1 and 3: 3 and 7.
// CHECK-LABEL: @slice_of_slice
// CHECK-NEXT: %[[R:.*]] = stablehlo.slice %arg0 [3:8:4]
// CHECK-NEXT: return %[[R]]
func.func @slice_of_slice(%x: tensor<11xf32>) -> tensor<2xf32> {
  %0 = stablehlo.slice %x [1:10:2] : (tensor<11xf32>) -> tensor<5xf32>
  %1 = stablehlo.slice %0 [1:5:2] : (tensor<5xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

// CHECK-LABEL: @slice_of_slice_empty
// CHECK-NEXT: stablehlo.slice %arg0 [1:1:2] : (tensor<11xf32>) -> tensor<0xf32>
func.func @slice_of_slice_empty(%x: tensor<11xf32>) -> tensor<0xf32> {
  %0 = stablehlo.slice %x [1:10:2] : (tensor<11xf32>) -> tensor<5xf32>
  %1 = stablehlo.slice %0 [2:2] : (tensor<5xf32>) -> tensor<0xf32>
  return %1 : tensor<0xf32>
}

// Element 1 of the inner slice would be element 4 of the operand, which has two.
// CHECK-LABEL: @slice_of_slice_empty_at_the_end
// CHECK-NEXT: stablehlo.slice %arg0 [1:1:3] : (tensor<2xf32>) -> tensor<0xf32>
func.func @slice_of_slice_empty_at_the_end(%x: tensor<2xf32>) -> tensor<0xf32> {
  %0 = stablehlo.slice %x [1:2:3] : (tensor<2xf32>) -> tensor<1xf32>
  %1 = stablehlo.slice %0 [1:1] : (tensor<1xf32>) -> tensor<0xf32>
  return %1 : tensor<0xf32>
}

// CHECK-LABEL: @reverse_of_reverse
// CHECK-NEXT: return %arg0
func.func @reverse_of_reverse(%x: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %0 = stablehlo.reverse %x, dims = [1] : tensor<4x5xf32>
  %1 = stablehlo.reverse %0, dims = [1] : tensor<4x5xf32>
  return %1 : tensor<4x5xf32>
}

// CHECK-LABEL: @no_reverse_of_reverse_of_other_dimensions
// CHECK-COUNT-2: stablehlo.reverse
func.func @no_reverse_of_reverse_of_other_dimensions(%x: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %0 = stablehlo.reverse %x, dims = [0] : tensor<4x5xf32>
  %1 = stablehlo.reverse %0, dims = [1] : tensor<4x5xf32>
  return %1 : tensor<4x5xf32>
}

// CHECK-LABEL: @concatenate_of_one
// CHECK-NEXT: return %arg0
func.func @concatenate_of_one(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.concatenate %x, dim = 0 : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @pad_of_nothing
// CHECK-NEXT: return %arg0
func.func @pad_of_nothing(%x: tensor<4xf32>, %p: tensor<f32>) -> tensor<4xf32> {
  %0 = stablehlo.pad %x, %p, low = [0], high = [0], interior = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// The sizes cancel out, the elements move.
// CHECK-LABEL: @no_pad_of_nothing_when_it_shifts
// CHECK-NEXT: stablehlo.pad
func.func @no_pad_of_nothing_when_it_shifts(%x: tensor<4xf32>, %p: tensor<f32>) -> tensor<4xf32> {
  %0 = stablehlo.pad %x, %p, low = [1], high = [-1], interior = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
