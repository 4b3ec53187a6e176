// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// The barriers keep the operands from being folded; expectations are those of XLA on a CPU.

func.func public @main() {
  %c0_k0 = stablehlo.constant dense<[-3.0, -1.0, -0.1, 0.0, 0.1, 1.0, 3.0, 20.0]> : tensor<8xf32>
  %c0_a0 = stablehlo.optimization_barrier %c0_k0 : tensor<8xf32>
  %c0_r = stablehlo.cbrt %c0_a0 : tensor<8xf32>
  %c0_e0 = stablehlo.constant dense<[-1.4422495, -1.0, -0.4641589, 0.0, 0.4641589, 1.0, 1.4422495, 2.7144177]> : tensor<8xf32>
  check.expect_close %c0_r, %c0_e0, max_ulp_difference = 4 : tensor<8xf32>, tensor<8xf32>

  %c1_k0 = stablehlo.constant dense<[-3.0, -1.0, -0.100097656, 0.0, 0.100097656, 1.0, 3.0, 20.0]> : tensor<8xbf16>
  %c1_a0 = stablehlo.optimization_barrier %c1_k0 : tensor<8xbf16>
  %c1_r = stablehlo.cbrt %c1_a0 : tensor<8xbf16>
  %c1_e1 = stablehlo.constant dense<[-1.4453125, -1.0, -0.46484375, 0.0, 0.46484375, 1.0, 1.4453125, 2.71875]> : tensor<8xbf16>
  check.expect_close %c1_r, %c1_e1, max_ulp_difference = 1 : tensor<8xbf16>, tensor<8xbf16>

  %c2_k0 = stablehlo.constant dense<[-3.0, -1.0, -0.10000000149011612, 0.0, 0.10000000149011612, 1.0, 3.0, 20.0]> : tensor<8xf64>
  %c2_a0 = stablehlo.optimization_barrier %c2_k0 : tensor<8xf64>
  %c2_r = stablehlo.cbrt %c2_a0 : tensor<8xf64>
  %c2_e2 = stablehlo.constant dense<[-1.4422495703074083, -1.0, -0.46415888566678, 0.0, 0.46415888566678, 1.0, 1.4422495703074083, 2.7144176165949063]> : tensor<8xf64>
  check.expect_close %c2_r, %c2_e2, max_ulp_difference = 8 : tensor<8xf64>, tensor<8xf64>
  return
}
