// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s --pass-pipeline='builtin.module(func.func(shale-simplify))' | FileCheck %s

// CHECK-LABEL: @negate_of_negate
// CHECK-NEXT: return %arg0
func.func @negate_of_negate(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.negate %x : tensor<4xf32>
  %1 = stablehlo.negate %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: @not_of_not
// CHECK-NEXT: return %arg0
func.func @not_of_not(%x: tensor<4xi1>) -> tensor<4xi1> {
  %0 = stablehlo.not %x : tensor<4xi1>
  %1 = stablehlo.not %0 : tensor<4xi1>
  return %1 : tensor<4xi1>
}

// CHECK-LABEL: @abs_of_abs
// CHECK-NEXT: %[[A:.*]] = stablehlo.abs %arg0
// CHECK-NEXT: return %[[A]]
func.func @abs_of_abs(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.abs %x : tensor<4xf32>
  %1 = stablehlo.abs %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: @add_of_zero
// CHECK-NEXT: return %arg0
func.func @add_of_zero(%x: tensor<4xi32>) -> tensor<4xi32> {
  %z = stablehlo.constant dense<0> : tensor<4xi32>
  %0 = stablehlo.add %x, %z : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// CHECK-LABEL: @add_of_negative_zero
// CHECK-NEXT: return %arg0
func.func @add_of_negative_zero(%x: tensor<4xf32>) -> tensor<4xf32> {
  %z = stablehlo.constant dense<-0.0> : tensor<4xf32>
  %0 = stablehlo.add %x, %z : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -0.0 + 0.0 is 0.0.
// CHECK-LABEL: @no_add_of_zero_for_floats
// CHECK: stablehlo.add
func.func @no_add_of_zero_for_floats(%x: tensor<4xf32>) -> tensor<4xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<4xf32>
  %0 = stablehlo.add %x, %z : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @add_to_zero
// CHECK-NEXT: return %arg0
func.func @add_to_zero(%x: tensor<4xi32>) -> tensor<4xi32> {
  %z = stablehlo.constant dense<0> : tensor<4xi32>
  %0 = stablehlo.add %z, %x : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// CHECK-LABEL: @subtract_of_zero
// CHECK-NEXT: return %arg0
func.func @subtract_of_zero(%x: tensor<4xf32>) -> tensor<4xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<4xf32>
  %0 = stablehlo.subtract %x, %z : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -0.0 - -0.0 is 0.0.
// CHECK-LABEL: @no_subtract_of_negative_zero
// CHECK: stablehlo.subtract
func.func @no_subtract_of_negative_zero(%x: tensor<4xf32>) -> tensor<4xf32> {
  %z = stablehlo.constant dense<-0.0> : tensor<4xf32>
  %0 = stablehlo.subtract %x, %z : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @multiply_of_one
// CHECK-NEXT: return %arg0
func.func @multiply_of_one(%x: tensor<4xf32>) -> tensor<4xf32> {
  %one = stablehlo.constant dense<1.0> : tensor<4xf32>
  %0 = stablehlo.multiply %x, %one : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @no_multiply_of_nearly_one
// CHECK: stablehlo.multiply
func.func @no_multiply_of_nearly_one(%x: tensor<4xf32>) -> tensor<4xf32> {
  %one = stablehlo.constant dense<0x3F800001> : tensor<4xf32>
  %0 = stablehlo.multiply %x, %one : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// 0 times NaN or infinity is NaN.
// CHECK-LABEL: @no_multiply_of_zero
// CHECK: stablehlo.multiply
func.func @no_multiply_of_zero(%x: tensor<4xf32>) -> tensor<4xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<4xf32>
  %0 = stablehlo.multiply %x, %z : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @multiply_to_one
// CHECK-NEXT: return %arg0
func.func @multiply_to_one(%x: tensor<4xi32>) -> tensor<4xi32> {
  %one = stablehlo.constant dense<1> : tensor<4xi32>
  %0 = stablehlo.multiply %one, %x : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// CHECK-LABEL: @divide_by_one
// CHECK-NEXT: return %arg0
func.func @divide_by_one(%x: tensor<4xui32>) -> tensor<4xui32> {
  %one = stablehlo.constant dense<1> : tensor<4xui32>
  %0 = stablehlo.divide %x, %one : tensor<4xui32>
  return %0 : tensor<4xui32>
}

// CHECK-LABEL: @and_of_all_ones
// CHECK-NEXT: return %arg0
func.func @and_of_all_ones(%x: tensor<4xui8>) -> tensor<4xui8> {
  %c = stablehlo.constant dense<255> : tensor<4xui8>
  %0 = stablehlo.and %x, %c : tensor<4xui8>
  return %0 : tensor<4xui8>
}

// CHECK-LABEL: @no_and_of_some_ones
// CHECK: stablehlo.and
func.func @no_and_of_some_ones(%x: tensor<4xui8>) -> tensor<4xui8> {
  %c = stablehlo.constant dense<127> : tensor<4xui8>
  %0 = stablehlo.and %x, %c : tensor<4xui8>
  return %0 : tensor<4xui8>
}

// CHECK-LABEL: @or_of_zero
// CHECK-NEXT: return %arg0
func.func @or_of_zero(%x: tensor<4xi1>) -> tensor<4xi1> {
  %c = stablehlo.constant dense<false> : tensor<4xi1>
  %0 = stablehlo.or %x, %c : tensor<4xi1>
  return %0 : tensor<4xi1>
}

// CHECK-LABEL: @xor_of_zero
// CHECK-NEXT: return %arg0
func.func @xor_of_zero(%x: tensor<4xi32>) -> tensor<4xi32> {
  %c = stablehlo.constant dense<0> : tensor<4xi32>
  %0 = stablehlo.xor %x, %c : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// CHECK-LABEL: @no_xor_of_ones
// CHECK: stablehlo.xor
func.func @no_xor_of_ones(%x: tensor<4xi32>) -> tensor<4xi32> {
  %c = stablehlo.constant dense<-1> : tensor<4xi32>
  %0 = stablehlo.xor %x, %c : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// CHECK-LABEL: @idempotent
// CHECK-NEXT: return %arg0, %arg0, %arg1, %arg1
func.func @idempotent(%x: tensor<4xi32>, %y: tensor<4xf32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xf32>, tensor<4xf32>) {
  %0 = stablehlo.and %x, %x : tensor<4xi32>
  %1 = stablehlo.or %x, %x : tensor<4xi32>
  %2 = stablehlo.maximum %y, %y : tensor<4xf32>
  %3 = stablehlo.minimum %y, %y : tensor<4xf32>
  return %0, %1, %2, %3 : tensor<4xi32>, tensor<4xi32>, tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: @no_maximum_of_others
// CHECK-NEXT: stablehlo.maximum
func.func @no_maximum_of_others(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.maximum %x, %y : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @select_of_same
// CHECK-NEXT: return %arg1
func.func @select_of_same(%p: tensor<4xi1>, %x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.select %p, %x, %x : tensor<4xi1>, tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @select_of_not
// CHECK-NEXT: %[[R:.*]] = stablehlo.select %arg0, %arg2, %arg1
// CHECK-NEXT: return %[[R]]
func.func @select_of_not(%p: tensor<4xi1>, %x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %n = stablehlo.not %p : tensor<4xi1>
  %0 = stablehlo.select %n, %x, %y : tensor<4xi1>, tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @convert_to_same_type
// CHECK-NEXT: return %arg0
func.func @convert_to_same_type(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.convert %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @no_convert_to_other_type
// CHECK-NEXT: stablehlo.convert
func.func @no_convert_to_other_type(%x: tensor<4xf32>) -> tensor<4xf16> {
  %0 = stablehlo.convert %x : (tensor<4xf32>) -> tensor<4xf16>
  return %0 : tensor<4xf16>
}
