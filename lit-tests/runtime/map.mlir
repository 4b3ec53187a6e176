// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// The barriers keep the operands from being folded; expectations are those of XLA on a CPU.

func.func public @main() {
  %c0_k0 = stablehlo.constant dense<[[0, 1, 2, 3, 4, 5], [6, 7, 8, 9, 10, 11], [12, 13, 14, 15, 16, 17], [18, 19, 20, 21, 22, 23]]> : tensor<4x6xi32>
  %c0_a0 = stablehlo.optimization_barrier %c0_k0 : tensor<4x6xi32>
  %c0_r = "stablehlo.map"(%c0_a0, %c0_a0) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%c0_p: tensor<i32>, %c0_q: tensor<i32>):
    %c0_v = stablehlo.multiply %c0_p, %c0_q : tensor<i32>
    stablehlo.return %c0_v : tensor<i32>
  }) : (tensor<4x6xi32>, tensor<4x6xi32>) -> tensor<4x6xi32>
  check.expect_eq_const %c0_r, dense<[[0, 1, 4, 9, 16, 25], [36, 49, 64, 81, 100, 121], [144, 169, 196, 225, 256, 289], [324, 361, 400, 441, 484, 529]]> : tensor<4x6xi32>
  return
}
