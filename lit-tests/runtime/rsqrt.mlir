// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// The barriers keep the operands from being folded; expectations are those of XLA on a CPU.

func.func public @main() {
  %c0_k0 = stablehlo.constant dense<[0.25, 0.5, 1.0, 2.0, 3.5, 10.0]> : tensor<6xf32>
  %c0_a0 = stablehlo.optimization_barrier %c0_k0 : tensor<6xf32>
  %c0_r = stablehlo.rsqrt %c0_a0 : tensor<6xf32>
  %c0_e0 = stablehlo.constant dense<[2.0, 1.4142135, 1.0, 0.70710677, 0.5345225, 0.31622776]> : tensor<6xf32>
  check.expect_close %c0_r, %c0_e0, max_ulp_difference = 4 : tensor<6xf32>, tensor<6xf32>

  %c1_k0 = stablehlo.constant dense<[0.25, 0.5, 1.0, 2.0, 3.5, 10.0]> : tensor<6xbf16>
  %c1_a0 = stablehlo.optimization_barrier %c1_k0 : tensor<6xbf16>
  %c1_r = stablehlo.rsqrt %c1_a0 : tensor<6xbf16>
  %c1_e1 = stablehlo.constant dense<[2.0, 1.4140625, 1.0, 0.70703125, 0.53515625, 0.31640625]> : tensor<6xbf16>
  check.expect_close %c1_r, %c1_e1, max_ulp_difference = 1 : tensor<6xbf16>, tensor<6xbf16>

  %c2_k0 = stablehlo.constant dense<[0.25, 0.5, 1.0, 2.0, 3.5, 10.0]> : tensor<6xf64>
  %c2_a0 = stablehlo.optimization_barrier %c2_k0 : tensor<6xf64>
  %c2_r = stablehlo.rsqrt %c2_a0 : tensor<6xf64>
  %c2_e2 = stablehlo.constant dense<[2.0, 1.414213562373095, 1.0, 0.7071067811865475, 0.5345224838248488, 0.31622776601683794]> : tensor<6xf64>
  check.expect_close %c2_r, %c2_e2, max_ulp_difference = 8 : tensor<6xf64>, tensor<6xf64>
  return
}
