// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// The barriers keep the operands from being folded; expectations are those of XLA on a CPU.

func.func public @main() {
  %c0_k0 = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.0, 3.0]> : tensor<5xf32>
  %c0_a0 = stablehlo.optimization_barrier %c0_k0 : tensor<5xf32>
  %c0_k1 = stablehlo.constant dense<[1.0, 0.0, -1.0, -1.0, 4.0]> : tensor<5xf32>
  %c0_a1 = stablehlo.optimization_barrier %c0_k1 : tensor<5xf32>
  %c0_r = stablehlo.atan2 %c0_a0, %c0_a1 : tensor<5xf32>
  %c0_e0 = stablehlo.constant dense<[0.0, 1.5707964, -2.3561945, 3.1415927, 0.6435011]> : tensor<5xf32>
  check.expect_close %c0_r, %c0_e0, max_ulp_difference = 3 : tensor<5xf32>, tensor<5xf32>
  return
}
