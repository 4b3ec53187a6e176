// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Case 2: a float6 value compared with a constant.
// RUN: %python %S/inputs/npy.py %t.npy float32 1.0 2.3 -7.5 0.125
// RUN: %shale_run %s --input=%t.npy

func.func public @main(%x: tensor<4xf32>) {
  // f6E2M3FN keeps three bits of fraction: between 2 and 4 it has the multiples of 1/4, so 2.3 becomes 2.25.
  %a = stablehlo.convert %x : (tensor<4xf32>) -> tensor<4xf6E2M3FN>
  %b = stablehlo.constant dense<[1.0, 2.25, -7.0, 0.25]> : tensor<4xf6E2M3FN>
  %eq = stablehlo.compare EQ, %a, %b, FLOAT : (tensor<4xf6E2M3FN>, tensor<4xf6E2M3FN>) -> tensor<4xi1>
  %lt = stablehlo.compare LT, %a, %b, FLOAT : (tensor<4xf6E2M3FN>, tensor<4xf6E2M3FN>) -> tensor<4xi1>
  %expected_eq = stablehlo.constant dense<[true, true, false, false]> : tensor<4xi1>
  %expected_lt = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  stablehlo.custom_call @check.expect_eq(%eq, %expected_eq) {has_side_effect = true} : (tensor<4xi1>, tensor<4xi1>) -> ()
  stablehlo.custom_call @check.expect_eq(%lt, %expected_lt) {has_side_effect = true} : (tensor<4xi1>, tensor<4xi1>) -> ()

  // The same between two literals, and in the other format: two bits of fraction, 2.3 becomes 2.5.
  %c = stablehlo.constant dense<[1.0, 2.25, -7.5, 0.125]> : tensor<4xf6E2M3FN>
  %eq_literal = stablehlo.compare EQ, %c, %b, FLOAT : (tensor<4xf6E2M3FN>, tensor<4xf6E2M3FN>) -> tensor<4xi1>
  stablehlo.custom_call @check.expect_eq(%eq_literal, %expected_eq) {has_side_effect = true} : (tensor<4xi1>, tensor<4xi1>) -> ()
  %d = stablehlo.convert %x : (tensor<4xf32>) -> tensor<4xf6E3M2FN>
  %e = stablehlo.constant dense<[1.0, 2.5, -8.0, 0.125]> : tensor<4xf6E3M2FN>
  %eq_other = stablehlo.compare EQ, %d, %e, FLOAT : (tensor<4xf6E3M2FN>, tensor<4xf6E3M2FN>) -> tensor<4xi1>
  %expected_other = stablehlo.constant dense<true> : tensor<4xi1>
  stablehlo.custom_call @check.expect_eq(%eq_other, %expected_other) {has_side_effect = true} : (tensor<4xi1>, tensor<4xi1>) -> ()
  return
}
