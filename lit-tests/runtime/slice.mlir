// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// The barriers keep the operands from being folded; expectations are those of XLA on a CPU.

func.func public @main() {
  %c0_k0 = stablehlo.constant dense<[[0, 1, 2, 3, 4, 5], [6, 7, 8, 9, 10, 11], [12, 13, 14, 15, 16, 17], [18, 19, 20, 21, 22, 23]]> : tensor<4x6xi32>
  %c0_a0 = stablehlo.optimization_barrier %c0_k0 : tensor<4x6xi32>
  %c0_r = stablehlo.slice %c0_a0 [1:4:2, 0:5:2] : (tensor<4x6xi32>) -> tensor<2x3xi32>
  %c0_s = stablehlo.slice %c0_a0 [0:2, 0:4] : (tensor<4x6xi32>) -> tensor<2x4xi32>
  check.expect_eq_const %c0_r, dense<[[6, 8, 10], [18, 20, 22]]> : tensor<2x3xi32>
  check.expect_eq_const %c0_s, dense<[[0, 1, 2, 3], [6, 7, 8, 9]]> : tensor<2x4xi32>
  return
}
