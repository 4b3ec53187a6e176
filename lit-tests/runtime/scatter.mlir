// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// The barriers keep the operands from being folded; expectations are those of XLA on a CPU.

func.func public @main() {
  %c0_k0 = stablehlo.constant dense<[[0, 1, 2, 3, 4, 5], [6, 7, 8, 9, 10, 11], [12, 13, 14, 15, 16, 17], [18, 19, 20, 21, 22, 23]]> : tensor<4x6xi32>
  %c0_a0 = stablehlo.optimization_barrier %c0_k0 : tensor<4x6xi32>
  %c0_k1 = stablehlo.constant dense<[[0], [3], [0], [9], [-1]]> : tensor<5x1xi32>
  %c0_a1 = stablehlo.optimization_barrier %c0_k1 : tensor<5x1xi32>
  %c0_k2 = stablehlo.constant dense<[[0, 1, 2, 3, 4, 5], [6, 7, 8, 9, 10, 11], [12, 13, 14, 15, 16, 17], [18, 19, 20, 21, 22, 23], [24, 25, 26, 27, 28, 29]]> : tensor<5x6xi32>
  %c0_a2 = stablehlo.optimization_barrier %c0_k2 : tensor<5x6xi32>
  %c0_r = "stablehlo.scatter"(%c0_a0, %c0_a1, %c0_a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%c0_p: tensor<i32>, %c0_q: tensor<i32>):
    %c0_v = stablehlo.add %c0_p, %c0_q : tensor<i32>
    stablehlo.return %c0_v : tensor<i32>
  }) : (tensor<4x6xi32>, tensor<5x1xi32>, tensor<5x6xi32>) -> tensor<4x6xi32>
  check.expect_eq_const %c0_r, dense<[[12, 15, 18, 21, 24, 27], [6, 7, 8, 9, 10, 11], [12, 13, 14, 15, 16, 17], [24, 26, 28, 30, 32, 34]]> : tensor<4x6xi32>
  return
}
