// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// IEEE products of elements by themselves; integers wrap.

func.func @main() {
  %0 = stablehlo.constant dense<[0.0, -0.0, -1.5, 3.0, 1.0e+30, 0xFF800000, 0x7FC00000]> : tensor<7xf32>
  %1 = stablehlo.optimization_barrier %0 : tensor<7xf32>
  %2 = stablehlo.square %1 : tensor<7xf32>
  %3 = stablehlo.constant dense<[0.0, 0.0, 2.25, 9.0, 0x7F800000, 0x7F800000, 0x7FC00000]> : tensor<7xf32>
  check.expect_close %2, %3, max_ulp_difference = 0 : tensor<7xf32>, tensor<7xf32>
  %4 = stablehlo.constant dense<[0, -3, 16, -128, 127]> : tensor<5xi8>
  %5 = stablehlo.optimization_barrier %4 : tensor<5xi8>
  %6 = stablehlo.square %5 : tensor<5xi8>
  check.expect_eq_const %6, dense<[0, 9, 0, 0, 1]> : tensor<5xi8>
  %7 = stablehlo.constant dense<[1.5, 3.0e+38]> : tensor<2xbf16>
  %8 = stablehlo.optimization_barrier %7 : tensor<2xbf16>
  %9 = stablehlo.square %8 : tensor<2xbf16>
  check.expect_eq_const %9, dense<[2.25, 0x7F80]> : tensor<2xbf16>
  return
}
