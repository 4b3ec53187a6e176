// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// RUN: shale-opt --canonicalize %s | %shale_run -
// In WEAKORDER zeros are equal, NaN are equal and behind +inf, whatever their signs: computed and folded alike.

func.func @main() {
  %l = stablehlo.constant dense<[0xFFC00000, 0xFFC00000, 0xFF800000, -0.0, 1.0, 0x7F800000, 0x7F800000, 0x7FC00001, 0x80000001]> : tensor<9xf32>
  %r = stablehlo.constant dense<[0xFFC00001, 0x7FC00000, 0x7F800000, 0.0, 2.0, 0x7F800000, 0xFFC00000, 0x7F800000, 0.0]> : tensor<9xf32>
  %x, %y = stablehlo.optimization_barrier %l, %r : tensor<9xf32>, tensor<9xf32>
  %eq0 = stablehlo.compare EQ, %x, %y, WEAKORDER : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
  check.expect_eq_const %eq0, dense<[true, true, false, true, false, true, false, false, false]> : tensor<9xi1>
  %ne0 = stablehlo.compare NE, %x, %y, WEAKORDER : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
  check.expect_eq_const %ne0, dense<[false, false, true, false, true, false, true, true, true]> : tensor<9xi1>
  %lt0 = stablehlo.compare LT, %x, %y, WEAKORDER : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
  check.expect_eq_const %lt0, dense<[false, false, true, false, true, false, true, false, true]> : tensor<9xi1>
  %le0 = stablehlo.compare LE, %x, %y, WEAKORDER : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
  check.expect_eq_const %le0, dense<[true, true, true, true, true, true, true, false, true]> : tensor<9xi1>
  %gt0 = stablehlo.compare GT, %x, %y, WEAKORDER : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
  check.expect_eq_const %gt0, dense<[false, false, false, false, false, false, false, true, false]> : tensor<9xi1>
  %ge0 = stablehlo.compare GE, %x, %y, WEAKORDER : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
  check.expect_eq_const %ge0, dense<[true, true, false, true, false, true, false, true, false]> : tensor<9xi1>
  %eq1 = stablehlo.compare EQ, %l, %r, WEAKORDER : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
  check.expect_eq_const %eq1, dense<[true, true, false, true, false, true, false, false, false]> : tensor<9xi1>
  %ne1 = stablehlo.compare NE, %l, %r, WEAKORDER : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
  check.expect_eq_const %ne1, dense<[false, false, true, false, true, false, true, true, true]> : tensor<9xi1>
  %lt1 = stablehlo.compare LT, %l, %r, WEAKORDER : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
  check.expect_eq_const %lt1, dense<[false, false, true, false, true, false, true, false, true]> : tensor<9xi1>
  %le1 = stablehlo.compare LE, %l, %r, WEAKORDER : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
  check.expect_eq_const %le1, dense<[true, true, true, true, true, true, true, false, true]> : tensor<9xi1>
  %gt1 = stablehlo.compare GT, %l, %r, WEAKORDER : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
  check.expect_eq_const %gt1, dense<[false, false, false, false, false, false, false, true, false]> : tensor<9xi1>
  %ge1 = stablehlo.compare GE, %l, %r, WEAKORDER : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
  check.expect_eq_const %ge1, dense<[true, true, false, true, false, true, false, true, false]> : tensor<9xi1>
  return
}
