// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Case 1: 7/0 of two literals. The quotient of an integer by zero is ours to define, but it must be one value, whether the
// operands are literals or arguments, and it must not trap. Floats follow IEEE.
// RUN: %python %S/inputs/npy.py %t.7.npy int32 7
// RUN: %python %S/inputs/npy.py %t.0.npy int32 0
// RUN: %python %S/inputs/npy.py %t.min.npy int32 -2147483648
// RUN: %python %S/inputs/npy.py %t.m1.npy int32 -1
// RUN: %shale_run %s --input=%t.7.npy --input=%t.0.npy --input=%t.min.npy --input=%t.m1.npy

func.func public @main(%seven: tensor<i32>, %zero: tensor<i32>, %min: tensor<i32>, %minus_one: tensor<i32>) {
  %c7 = stablehlo.constant dense<7> : tensor<i32>
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %cmin = stablehlo.constant dense<-2147483648> : tensor<i32>
  %cm1 = stablehlo.constant dense<-1> : tensor<i32>

  %q_literal = stablehlo.divide %c7, %c0 : tensor<i32>
  %q_argument = stablehlo.divide %seven, %zero : tensor<i32>
  %q_mixed = stablehlo.divide %seven, %c0 : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%q_literal, %q_argument) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
  stablehlo.custom_call @check.expect_eq(%q_mixed, %q_argument) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()

  %r_literal = stablehlo.remainder %c7, %c0 : tensor<i32>
  %r_argument = stablehlo.remainder %seven, %zero : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%r_literal, %r_argument) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()

  // The one quotient that overflows wraps, and its remainder is 0.
  %o_literal = stablehlo.divide %cmin, %cm1 : tensor<i32>
  %o_argument = stablehlo.divide %min, %minus_one : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%o_literal, %cmin) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
  stablehlo.custom_call @check.expect_eq(%o_argument, %cmin) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
  %p_literal = stablehlo.remainder %cmin, %cm1 : tensor<i32>
  %p_argument = stablehlo.remainder %min, %minus_one : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%p_literal, %c0) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
  stablehlo.custom_call @check.expect_eq(%p_argument, %c0) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()

  // Unsigned and narrow.
  %u7 = stablehlo.constant dense<7> : tensor<ui8>
  %u0 = stablehlo.constant dense<0> : tensor<ui8>
  %useven = stablehlo.convert %seven : (tensor<i32>) -> tensor<ui8>
  %uzero = stablehlo.convert %zero : (tensor<i32>) -> tensor<ui8>
  %u_literal = stablehlo.divide %u7, %u0 : tensor<ui8>
  %u_argument = stablehlo.divide %useven, %uzero : tensor<ui8>
  stablehlo.custom_call @check.expect_eq(%u_literal, %u_argument) {has_side_effect = true} : (tensor<ui8>, tensor<ui8>) -> ()

  %f7 = stablehlo.constant dense<[7.0, -7.0, 7.0]> : tensor<3xf32>
  %f0 = stablehlo.constant dense<[0.0, 0.0, -0.0]> : tensor<3xf32>
  %inf = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0xFF800000]> : tensor<3xf32>
  %f = stablehlo.divide %f7, %f0 : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%f, %inf) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
  return
}
