// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// The barriers keep the operands from being folded; expectations are those of XLA on a CPU.

func.func public @main() {
  %c0_k0 = stablehlo.constant dense<[[0, 1, 2, 3, 4, 5], [6, 7, 8, 9, 10, 11], [12, 13, 14, 15, 16, 17], [18, 19, 20, 21, 22, 23]]> : tensor<4x6xi32>
  %c0_a0 = stablehlo.optimization_barrier %c0_k0 : tensor<4x6xi32>
  %c0_k1 = stablehlo.constant dense<9> : tensor<i32>
  %c0_a1 = stablehlo.optimization_barrier %c0_k1 : tensor<i32>
  %c0_k2 = stablehlo.constant dense<-3> : tensor<i32>
  %c0_a2 = stablehlo.optimization_barrier %c0_k2 : tensor<i32>
  %c0_r = stablehlo.dynamic_slice %c0_a0, %c0_a1, %c0_a2, sizes = [2, 3] : (tensor<4x6xi32>, tensor<i32>, tensor<i32>) -> tensor<2x3xi32>
  check.expect_eq_const %c0_r, dense<[[12, 13, 14], [18, 19, 20]]> : tensor<2x3xi32>
  return
}
