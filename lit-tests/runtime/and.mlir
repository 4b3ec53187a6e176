// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// The barriers keep the operands from being folded; expectations are those of XLA on a CPU.

func.func public @main() {
  %c0_k0 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, 2, 2, 2, 2, 2, 2, 2, 7, 7, 7, 7, 7, 7, 7, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647]> : tensor<49xi32>
  %c0_a0 = stablehlo.optimization_barrier %c0_k0 : tensor<49xi32>
  %c0_k1 = stablehlo.constant dense<[0, 1, -1, 2, 7, -2147483648, 2147483647, 0, 1, -1, 2, 7, -2147483648, 2147483647, 0, 1, -1, 2, 7, -2147483648, 2147483647, 0, 1, -1, 2, 7, -2147483648, 2147483647, 0, 1, -1, 2, 7, -2147483648, 2147483647, 0, 1, -1, 2, 7, -2147483648, 2147483647, 0, 1, -1, 2, 7, -2147483648, 2147483647]> : tensor<49xi32>
  %c0_a1 = stablehlo.optimization_barrier %c0_k1 : tensor<49xi32>
  %c0_r = stablehlo.and %c0_a0, %c0_a1 : tensor<49xi32>
  check.expect_eq_const %c0_r, dense<[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 0, 1, 0, 1, -1, 2, 7, -2147483648, 2147483647, 0, 0, 2, 2, 2, 0, 2, 0, 1, 7, 2, 7, 0, 7, 0, 0, -2147483648, 0, 0, -2147483648, 0, 0, 1, 2147483647, 2, 7, 0, 2147483647]> : tensor<49xi32>

  %c1_k0 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 7, 7, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8, 127, 127, 127, 127, 127, 127, 127, 127, 128, 128, 128, 128, 128, 128, 128, 128, 255, 255, 255, 255, 255, 255, 255, 255]> : tensor<64xui8>
  %c1_a0 = stablehlo.optimization_barrier %c1_k0 : tensor<64xui8>
  %c1_k1 = stablehlo.constant dense<[0, 1, 2, 7, 8, 127, 128, 255, 0, 1, 2, 7, 8, 127, 128, 255, 0, 1, 2, 7, 8, 127, 128, 255, 0, 1, 2, 7, 8, 127, 128, 255, 0, 1, 2, 7, 8, 127, 128, 255, 0, 1, 2, 7, 8, 127, 128, 255, 0, 1, 2, 7, 8, 127, 128, 255, 0, 1, 2, 7, 8, 127, 128, 255]> : tensor<64xui8>
  %c1_a1 = stablehlo.optimization_barrier %c1_k1 : tensor<64xui8>
  %c1_r = stablehlo.and %c1_a0, %c1_a1 : tensor<64xui8>
  check.expect_eq_const %c1_r, dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 0, 2, 2, 0, 2, 0, 2, 0, 1, 2, 7, 0, 7, 0, 7, 0, 0, 0, 0, 8, 8, 0, 8, 0, 1, 2, 7, 8, 127, 0, 127, 0, 0, 0, 0, 0, 0, 128, 128, 0, 1, 2, 7, 8, 127, 128, 255]> : tensor<64xui8>

  %c2_k0 = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  %c2_a0 = stablehlo.optimization_barrier %c2_k0 : tensor<4xi1>
  %c2_k1 = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
  %c2_a1 = stablehlo.optimization_barrier %c2_k1 : tensor<4xi1>
  %c2_r = stablehlo.and %c2_a0, %c2_a1 : tensor<4xi1>
  check.expect_eq_const %c2_r, dense<[false, false, false, true]> : tensor<4xi1>
  return
}
