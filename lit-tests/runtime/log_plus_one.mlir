// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// The barriers keep the operands from being folded; expectations are those of XLA on a CPU.

func.func public @main() {
  %c0_k0 = stablehlo.constant dense<[0.25, 0.5, 1.0, 2.0, 3.5, 10.0, 0.0]> : tensor<7xf32>
  %c0_a0 = stablehlo.optimization_barrier %c0_k0 : tensor<7xf32>
  %c0_r = stablehlo.log_plus_one %c0_a0 : tensor<7xf32>
  %c0_e0 = stablehlo.constant dense<[0.22314355, 0.4054651, 0.6931472, 1.0986123, 1.5040774, 2.3978953, 0.0]> : tensor<7xf32>
  check.expect_close %c0_r, %c0_e0, max_ulp_difference = 4 : tensor<7xf32>, tensor<7xf32>

  %c1_k0 = stablehlo.constant dense<[0.25, 0.5, 1.0, 2.0, 3.5, 10.0, 0.0]> : tensor<7xbf16>
  %c1_a0 = stablehlo.optimization_barrier %c1_k0 : tensor<7xbf16>
  %c1_r = stablehlo.log_plus_one %c1_a0 : tensor<7xbf16>
  %c1_e1 = stablehlo.constant dense<[0.22265625, 0.40625, 0.69140625, 1.1015625, 1.5078125, 2.390625, 0.0]> : tensor<7xbf16>
  check.expect_close %c1_r, %c1_e1, max_ulp_difference = 1 : tensor<7xbf16>, tensor<7xbf16>

  %c2_k0 = stablehlo.constant dense<[0.25, 0.5, 1.0, 2.0, 3.5, 10.0, 0.0]> : tensor<7xf64>
  %c2_a0 = stablehlo.optimization_barrier %c2_k0 : tensor<7xf64>
  %c2_r = stablehlo.log_plus_one %c2_a0 : tensor<7xf64>
  %c2_e2 = stablehlo.constant dense<[0.22314355131420976, 0.4054651081081644, 0.6931471805599453, 1.0986122886681098, 1.5040773967762742, 2.3978952727983707, 0.0]> : tensor<7xf64>
  check.expect_close %c2_r, %c2_e2, max_ulp_difference = 8 : tensor<7xf64>, tensor<7xf64>
  return
}
