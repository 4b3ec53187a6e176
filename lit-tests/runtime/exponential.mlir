// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// The barriers keep the operands from being folded; expectations are those of XLA on a CPU.

func.func public @main() {
  %c0_k0 = stablehlo.constant dense<[-3.0, -1.0, -0.1, 0.0, 0.1, 1.0, 3.0, 20.0]> : tensor<8xf32>
  %c0_a0 = stablehlo.optimization_barrier %c0_k0 : tensor<8xf32>
  %c0_r = stablehlo.exponential %c0_a0 : tensor<8xf32>
  %c0_e0 = stablehlo.constant dense<[0.049787067, 0.36787945, 0.9048374, 1.0, 1.105171, 2.7182817, 20.085537, 485165200.0]> : tensor<8xf32>
  check.expect_close %c0_r, %c0_e0, max_ulp_difference = 4 : tensor<8xf32>, tensor<8xf32>

  %c1_k0 = stablehlo.constant dense<[-3.0, -1.0, -0.100097656, 0.0, 0.100097656, 1.0, 3.0, 20.0]> : tensor<8xbf16>
  %c1_a0 = stablehlo.optimization_barrier %c1_k0 : tensor<8xbf16>
  %c1_r = stablehlo.exponential %c1_a0 : tensor<8xbf16>
  %c1_e1 = stablehlo.constant dense<[0.049804688, 0.3671875, 0.90625, 1.0, 1.1015625, 2.71875, 20.125, 484442100.0]> : tensor<8xbf16>
  check.expect_close %c1_r, %c1_e1, max_ulp_difference = 1 : tensor<8xbf16>, tensor<8xbf16>

  %c2_k0 = stablehlo.constant dense<[-3.0, -1.0, -0.10000000149011612, 0.0, 0.10000000149011612, 1.0, 3.0, 20.0]> : tensor<8xf64>
  %c2_a0 = stablehlo.optimization_barrier %c2_k0 : tensor<8xf64>
  %c2_r = stablehlo.exponential %c2_a0 : tensor<8xf64>
  %c2_e2 = stablehlo.constant dense<[0.049787068367863944, 0.3678794411714423, 0.9048374166876467, 1.0, 1.1051709197224806, 2.7182818284590455, 20.085536923187668, 485165195.4097903]> : tensor<8xf64>
  check.expect_close %c2_r, %c2_e2, max_ulp_difference = 8 : tensor<8xf64>, tensor<8xf64>
  return
}
