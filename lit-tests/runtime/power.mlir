// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// The barriers keep the operands from being folded; expectations are those of XLA on a CPU.

func.func public @main() {
  %c0_k0 = stablehlo.constant dense<[2, -1, 1, 0, 3, -2, 7, 2, -1, 1, 0, 3, -2, 7, 2, -1, 1, 0, 3, -2, 7, 2, -1, 1, 0, 3, -2, 7, 2, -1, 1, 0, 3, -2, 7, 2, -1, 1, 0, 3, -2, 7, 2, -1, 1, 0, 3, -2, 7]> : tensor<49xi32>
  %c0_a0 = stablehlo.optimization_barrier %c0_k0 : tensor<49xi32>
  %c0_k1 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 5, 5, 5, 5, 5, 5, 5, -1, -1, -1, -1, -1, -1, -1, -2, -2, -2, -2, -2, -2, -2]> : tensor<49xi32>
  %c0_a1 = stablehlo.optimization_barrier %c0_k1 : tensor<49xi32>
  %c0_r = stablehlo.power %c0_a0, %c0_a1 : tensor<49xi32>
  check.expect_eq_const %c0_r, dense<[1, 1, 1, 1, 1, 1, 1, 2, -1, 1, 0, 3, -2, 7, 4, 1, 1, 0, 9, 4, 49, 8, -1, 1, 0, 27, -8, 343, 32, -1, 1, 0, 243, -32, 16807, 0, -1, 1, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0]> : tensor<49xi32>

  %c1_k0 = stablehlo.constant dense<[2.0, 3.0, 0.5, 10.0, 1.5]> : tensor<5xf32>
  %c1_a0 = stablehlo.optimization_barrier %c1_k0 : tensor<5xf32>
  %c1_k1 = stablehlo.constant dense<[3.0, -2.0, 0.5, 2.0, 0.0]> : tensor<5xf32>
  %c1_a1 = stablehlo.optimization_barrier %c1_k1 : tensor<5xf32>
  %c1_r = stablehlo.power %c1_a0, %c1_a1 : tensor<5xf32>
  %c1_e0 = stablehlo.constant dense<[8.0, 0.11111111, 0.70710677, 100.0, 1.0]> : tensor<5xf32>
  check.expect_close %c1_r, %c1_e0, max_ulp_difference = 3 : tensor<5xf32>, tensor<5xf32>
  return
}
