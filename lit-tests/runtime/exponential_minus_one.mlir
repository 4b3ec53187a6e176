// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// The barriers keep the operands from being folded; expectations are those of XLA on a CPU.

func.func public @main() {
  %c0_k0 = stablehlo.constant dense<[-3.0, -1.0, -0.1, 0.0, 0.1, 1.0, 3.0, 20.0]> : tensor<8xf32>
  %c0_a0 = stablehlo.optimization_barrier %c0_k0 : tensor<8xf32>
  %c0_r = stablehlo.exponential_minus_one %c0_a0 : tensor<8xf32>
  %c0_e0 = stablehlo.constant dense<[-0.95021296, -0.63212055, -0.09516256, 0.0, 0.105170906, 1.7182817, 19.085537, 485165200.0]> : tensor<8xf32>
  check.expect_close %c0_r, %c0_e0, max_ulp_difference = 4 : tensor<8xf32>, tensor<8xf32>

  %c1_k0 = stablehlo.constant dense<[-3.0, -1.0, -0.100097656, 0.0, 0.100097656, 1.0, 3.0, 20.0]> : tensor<8xbf16>
  %c1_a0 = stablehlo.optimization_barrier %c1_k0 : tensor<8xbf16>
  %c1_r = stablehlo.exponential_minus_one %c1_a0 : tensor<8xbf16>
  %c1_e1 = stablehlo.constant dense<[-0.94921875, -0.6328125, -0.095214844, 0.0, 0.10546875, 1.71875, 19.125, 484442100.0]> : tensor<8xbf16>
  check.expect_close %c1_r, %c1_e1, max_ulp_difference = 1 : tensor<8xbf16>, tensor<8xbf16>

  %c2_k0 = stablehlo.constant dense<[-3.0, -1.0, -0.10000000149011612, 0.0, 0.10000000149011612, 1.0, 3.0, 20.0]> : tensor<8xf64>
  %c2_a0 = stablehlo.optimization_barrier %c2_k0 : tensor<8xf64>
  %c2_r = stablehlo.exponential_minus_one %c2_a0 : tensor<8xf64>
  %c2_e2 = stablehlo.constant dense<[-0.950212931632136, -0.6321205588285577, -0.09516258331235325, 0.0, 0.10517091972248062, 1.7182818284590455, 19.085536923187668, 485165194.4097903]> : tensor<8xf64>
  check.expect_close %c2_r, %c2_e2, max_ulp_difference = 8 : tensor<8xf64>, tensor<8xf64>
  return
}
