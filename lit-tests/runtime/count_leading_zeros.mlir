// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// The barriers keep the operands from being folded; expectations are those of XLA on a CPU.

func.func public @main() {
  %c0_k0 = stablehlo.constant dense<[0, 1, -1, 2, 7, -2147483648, 2147483647]> : tensor<7xi32>
  %c0_a0 = stablehlo.optimization_barrier %c0_k0 : tensor<7xi32>
  %c0_r = stablehlo.count_leading_zeros %c0_a0 : tensor<7xi32>
  check.expect_eq_const %c0_r, dense<[32, 31, 0, 30, 29, 0, 1]> : tensor<7xi32>

  %c1_k0 = stablehlo.constant dense<[0, 1, 2, 7, 8, 127, 128, 255]> : tensor<8xui8>
  %c1_a0 = stablehlo.optimization_barrier %c1_k0 : tensor<8xui8>
  %c1_r = stablehlo.count_leading_zeros %c1_a0 : tensor<8xui8>
  check.expect_eq_const %c1_r, dense<[8, 7, 6, 5, 4, 1, 0, 0]> : tensor<8xui8>
  return
}
