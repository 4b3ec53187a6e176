// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// is_finite of edge values. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[0.0, 0x8000, 0x7F80, 0xFF80, 0x7FC0, 0x0001, 0x8001, 0x0080, 0x8080, 0x7F7F, 0xFF7F, 1.0, -1.0, 1.5, -0.5]> : tensor<15xbf16>
  %1 = stablehlo.optimization_barrier %0 : tensor<15xbf16>
  %2 = "stablehlo.is_finite"(%1) : (tensor<15xbf16>) -> tensor<15xi1>
  check.expect_eq_const %2, dense<[true, true, false, false, false, true, true, true, true, true, true, true, true, true, true]> : tensor<15xi1>
  %3 = stablehlo.constant dense<[0.0, 0x8000, 0x7C00, 0xFC00, 0x7E00, 0x0001, 0x8001, 0x0400, 0x8400, 0x7BFF, 0xFBFF, 1.0, -1.0, 1.5, -0.5]> : tensor<15xf16>
  %4 = stablehlo.optimization_barrier %3 : tensor<15xf16>
  %5 = "stablehlo.is_finite"(%4) : (tensor<15xf16>) -> tensor<15xi1>
  check.expect_eq_const %5, dense<[true, true, false, false, false, true, true, true, true, true, true, true, true, true, true]> : tensor<15xi1>
  %6 = stablehlo.constant dense<[0.0, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x00000001, 0x80000001, 0x00800000, 0x80800000, 0x7F7FFFFF, 0xFF7FFFFF, 1.0, -1.0, 1.5, -0.5]> : tensor<15xf32>
  %7 = stablehlo.optimization_barrier %6 : tensor<15xf32>
  %8 = "stablehlo.is_finite"(%7) : (tensor<15xf32>) -> tensor<15xi1>
  check.expect_eq_const %8, dense<[true, true, false, false, false, true, true, true, true, true, true, true, true, true, true]> : tensor<15xi1>
  %9 = stablehlo.constant dense<[0.0, 0x8000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x0000000000000001, 0x8000000000000001, 0x0010000000000000, 0x8010000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 1.0, -1.0, 1.5, -0.5]> : tensor<15xf64>
  %10 = stablehlo.optimization_barrier %9 : tensor<15xf64>
  %11 = "stablehlo.is_finite"(%10) : (tensor<15xf64>) -> tensor<15xi1>
  check.expect_eq_const %11, dense<[true, true, false, false, false, true, true, true, true, true, true, true, true, true, true]> : tensor<15xi1>
  return
}
