// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations that give an operand back, splats of any size, and what is too large to become a constant.
// RUN: shale-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @operand(
// CHECK-SAME: %[[X:.*]]: tensor<2x1xf32>, %[[P:.*]]: tensor<f32>, %[[B:.*]]: tensor<2x1xi1>, %[[I:.*]]: tensor<i32>
// CHECK-NEXT: return %[[X]], %[[X]], %[[X]], %[[X]], %[[X]], %[[X]], %[[X]], %[[X]], %[[X]], %[[X]], %[[X]], %[[X]], %[[X]]
func.func @operand(%x: tensor<2x1xf32>, %p: tensor<f32>, %b: tensor<2x1xi1>, %i: tensor<i32>) -> (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) {
  %true = stablehlo.constant dense<true> : tensor<i1>
  %0 = stablehlo.reshape %x : (tensor<2x1xf32>) -> tensor<2x1xf32>
  %1 = stablehlo.transpose %x, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x1xf32>
  %2 = stablehlo.slice %x [0:2, 0:1] : (tensor<2x1xf32>) -> tensor<2x1xf32>
  %3 = stablehlo.pad %x, %p, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x1xf32>
  %4 = stablehlo.reverse %x, dims = [1] : tensor<2x1xf32>
  %5 = stablehlo.select %b, %x, %x : tensor<2x1xi1>, tensor<2x1xf32>
  %6 = stablehlo.convert %x : tensor<2x1xf32>
  %7 = stablehlo.concatenate %x, dim = 0 : (tensor<2x1xf32>) -> tensor<2x1xf32>
  %8 = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x1xf32>
  %9 = stablehlo.real %x : tensor<2x1xf32>
  %10 = stablehlo.dynamic_slice %x, %i, %i, sizes = [2, 1] : (tensor<2x1xf32>, tensor<i32>, tensor<i32>) -> tensor<2x1xf32>
  %11 = stablehlo.dynamic_update_slice %9, %x, %i, %i : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<i32>, tensor<i32>) -> tensor<2x1xf32>
  %12 = stablehlo.select %true, %x, %10 : tensor<i1>, tensor<2x1xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12 : tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>
}

// CHECK-LABEL: func.func @reverse_stays(
// CHECK-NEXT: stablehlo.reverse
func.func @reverse_stays(%x: tensor<2x1xf32>) -> tensor<2x1xf32> {
  %0 = stablehlo.reverse %x, dims = [0] : tensor<2x1xf32>
  return %0 : tensor<2x1xf32>
}

// CHECK-LABEL: func.func @select_of_another_type_stays(
// CHECK: stablehlo.select
func.func @select_of_another_type_stays(%x: tensor<?xf32>, %y: tensor<2xf32>) -> tensor<2xf32> {
  %true = stablehlo.constant dense<true> : tensor<i1>
  %0 = "stablehlo.select"(%true, %x, %y) : (tensor<i1>, tensor<?xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CHECK-LABEL: func.func @component(
// CHECK-SAME: %{{.*}}: tensor<f32>, %[[Y:.*]]: tensor<i32>
// CHECK-NEXT: return %[[Y]]
func.func @component(%x: tensor<f32>, %y: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.tuple %x, %y : tuple<tensor<f32>, tensor<i32>>
  %1 = stablehlo.get_tuple_element %0[1] : (tuple<tensor<f32>, tensor<i32>>) -> tensor<i32>
  return %1 : tensor<i32>
}

// CHECK-LABEL: func.func @splats(
// CHECK-NEXT: stablehlo.constant dense<3> : tensor<1000x1000x1000xi32>
// CHECK-NEXT: return
func.func @splats() -> tensor<1000x1000x1000xi32> {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.constant dense<2> : tensor<1000x1000x1000xi32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<1000x1000x1000xi32>
  %3 = stablehlo.add %1, %2 : tensor<1000x1000x1000xi32>
  %4 = stablehlo.transpose %3, dims = [2, 0, 1] : (tensor<1000x1000x1000xi32>) -> tensor<1000x1000x1000xi32>
  return %4 : tensor<1000x1000x1000xi32>
}

// CHECK-LABEL: func.func @largest(
// CHECK-NOT: stablehlo.concatenate
// CHECK: return
func.func @largest() -> tensor<1024xi32> {
  %0 = stablehlo.constant dense<1> : tensor<512xi32>
  %1 = stablehlo.constant dense<2> : tensor<512xi32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<512xi32>, tensor<512xi32>) -> tensor<1024xi32>
  return %2 : tensor<1024xi32>
}

// CHECK-LABEL: func.func @too_large(
// CHECK: stablehlo.concatenate
func.func @too_large() -> tensor<1025xi32> {
  %0 = stablehlo.constant dense<1> : tensor<512xi32>
  %1 = stablehlo.constant dense<2> : tensor<513xi32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<512xi32>, tensor<513xi32>) -> tensor<1025xi32>
  return %2 : tensor<1025xi32>
}

// CHECK-LABEL: func.func @empty(
// CHECK-NEXT: stablehlo.constant dense<> : tensor<0xi1>
// CHECK-NEXT: return
func.func @empty() -> tensor<0xi1> {
  %0 = stablehlo.constant dense<> : tensor<0xf32>
  %1 = stablehlo.is_finite %0 : (tensor<0xf32>) -> tensor<0xi1>
  return %1 : tensor<0xi1>
}

// CHECK-LABEL: func.func @dynamic_size_stays(
// CHECK: stablehlo.get_dimension_size
func.func @dynamic_size_stays(%x: tensor<?xf32>) -> tensor<i32> {
  %0 = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  return %0 : tensor<i32>
}
