// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// The barriers keep the operands from being folded; expectations are those of XLA on a CPU.

func.func public @main() {
  %c0_k0 = stablehlo.constant dense<[[0, 1, 2, 3, 4, 5], [6, 7, 8, 9, 10, 11], [12, 13, 14, 15, 16, 17], [18, 19, 20, 21, 22, 23]]> : tensor<4x6xi32>
  %c0_a0 = stablehlo.optimization_barrier %c0_k0 : tensor<4x6xi32>
  %c0_k1 = stablehlo.constant dense<[[0], [3], [-1], [9]]> : tensor<4x1xi32>
  %c0_a1 = stablehlo.optimization_barrier %c0_k1 : tensor<4x1xi32>
  %c0_r = "stablehlo.gather"(%c0_a0, %c0_a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 6>}> : (tensor<4x6xi32>, tensor<4x1xi32>) -> tensor<4x6xi32>
  check.expect_eq_const %c0_r, dense<[[0, 1, 2, 3, 4, 5], [18, 19, 20, 21, 22, 23], [0, 1, 2, 3, 4, 5], [18, 19, 20, 21, 22, 23]]> : tensor<4x6xi32>
  return
}
