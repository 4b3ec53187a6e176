// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// The barriers keep the operands from being folded; expectations are those of XLA on a CPU.

func.func public @main() {
  %c0_k0 = stablehlo.constant dense<[[0], [6], [12], [18]]> : tensor<4x1xi32>
  %c0_a0 = stablehlo.optimization_barrier %c0_k0 : tensor<4x1xi32>
  %c0_k1 = stablehlo.constant dense<[0, 1, 2]> : tensor<3xi32>
  %c0_a1 = stablehlo.optimization_barrier %c0_k1 : tensor<3xi32>
  %c0_r = stablehlo.broadcast_in_dim %c0_a0, dims = [0, 1] : (tensor<4x1xi32>) -> tensor<4x6xi32>
  %c0_s = stablehlo.broadcast_in_dim %c0_a1, dims = [1] : (tensor<3xi32>) -> tensor<2x3x2xi32>
  check.expect_eq_const %c0_r, dense<[[0, 0, 0, 0, 0, 0], [6, 6, 6, 6, 6, 6], [12, 12, 12, 12, 12, 12], [18, 18, 18, 18, 18, 18]]> : tensor<4x6xi32>
  check.expect_eq_const %c0_s, dense<[[[0, 0], [1, 1], [2, 2]], [[0, 0], [1, 1], [2, 2]]]> : tensor<2x3x2xi32>
  return
}
