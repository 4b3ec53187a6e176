// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// The barriers keep the operands from being folded; expectations are those of XLA on a CPU.

func.func public @main() {
  %c0_k0 = stablehlo.constant dense<[[0, 1, 2, 3, 4, 5], [6, 7, 8, 9, 10, 11], [12, 13, 14, 15, 16, 17], [18, 19, 20, 21, 22, 23]]> : tensor<4x6xi32>
  %c0_a0 = stablehlo.optimization_barrier %c0_k0 : tensor<4x6xi32>
  %c0_k1 = stablehlo.constant dense<-7> : tensor<i32>
  %c0_a1 = stablehlo.optimization_barrier %c0_k1 : tensor<i32>
  %c0_r = stablehlo.pad %c0_a0, %c0_a1, low = [1, -2], high = [-1, 3], interior = [1, 0] : (tensor<4x6xi32>, tensor<i32>) -> tensor<7x7xi32>
  check.expect_eq_const %c0_r, dense<[[-7, -7, -7, -7, -7, -7, -7], [2, 3, 4, 5, -7, -7, -7], [-7, -7, -7, -7, -7, -7, -7], [8, 9, 10, 11, -7, -7, -7], [-7, -7, -7, -7, -7, -7, -7], [14, 15, 16, 17, -7, -7, -7], [-7, -7, -7, -7, -7, -7, -7]]> : tensor<7x7xi32>
  return
}
