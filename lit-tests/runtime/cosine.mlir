// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// The barriers keep the operands from being folded; expectations are those of XLA on a CPU.

func.func public @main() {
  %c0_k0 = stablehlo.constant dense<[-3.0, -1.0, -0.1, 0.0, 0.1, 1.0, 3.0, 20.0]> : tensor<8xf32>
  %c0_a0 = stablehlo.optimization_barrier %c0_k0 : tensor<8xf32>
  %c0_r = stablehlo.cosine %c0_a0 : tensor<8xf32>
  %c0_e0 = stablehlo.constant dense<[-0.9899925, 0.5403023, 0.9950042, 1.0, 0.9950042, 0.5403023, -0.9899925, 0.40808207]> : tensor<8xf32>
  check.expect_close %c0_r, %c0_e0, max_ulp_difference = 4 : tensor<8xf32>, tensor<8xf32>

  %c1_k0 = stablehlo.constant dense<[-3.0, -1.0, -0.100097656, 0.0, 0.100097656, 1.0, 3.0, 20.0]> : tensor<8xbf16>
  %c1_a0 = stablehlo.optimization_barrier %c1_k0 : tensor<8xbf16>
  %c1_r = stablehlo.cosine %c1_a0 : tensor<8xbf16>
  %c1_e1 = stablehlo.constant dense<[-0.98828125, 0.5390625, 0.99609375, 1.0, 0.99609375, 0.5390625, -0.98828125, 0.40820312]> : tensor<8xbf16>
  check.expect_close %c1_r, %c1_e1, max_ulp_difference = 1 : tensor<8xbf16>, tensor<8xbf16>

  %c2_k0 = stablehlo.constant dense<[-3.0, -1.0, -0.10000000149011612, 0.0, 0.10000000149011612, 1.0, 3.0, 20.0]> : tensor<8xf64>
  %c2_a0 = stablehlo.optimization_barrier %c2_k0 : tensor<8xf64>
  %c2_r = stablehlo.cosine %c2_a0 : tensor<8xf64>
  %c2_e2 = stablehlo.constant dense<[-0.9899924966004454, 0.5403023058681398, 0.9950041651292624, 1.0, 0.9950041651292624, 0.5403023058681398, -0.9899924966004454, 0.40808206181339196]> : tensor<8xf64>
  check.expect_close %c2_r, %c2_e2, max_ulp_difference = 8 : tensor<8xf64>, tensor<8xf64>
  return
}
