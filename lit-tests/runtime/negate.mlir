// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// The barriers keep the operands from being folded; expectations are those of XLA on a CPU.

func.func public @main() {
  %c0_k0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -2.5, 1.5, 0x7FC00000, 0x7F800000, 0xFF800000, 3.399999952e+38, -300.0, 7.25]> : tensor<13xf32>
  %c0_a0 = stablehlo.optimization_barrier %c0_k0 : tensor<13xf32>
  %c0_r = stablehlo.negate %c0_a0 : tensor<13xf32>
  %c0_r_nan = stablehlo.compare NE, %c0_r, %c0_r : (tensor<13xf32>, tensor<13xf32>) -> tensor<13xi1>
  check.expect_eq_const %c0_r_nan, dense<[false, false, false, false, false, false, false, true, false, false, false, false, false]> : tensor<13xi1>
  %c0_r_zero = stablehlo.constant dense<0.0> : tensor<13xf32>
  %c0_r_rest = stablehlo.select %c0_r_nan, %c0_r_zero, %c0_r : tensor<13xi1>, tensor<13xf32>
  %c0_r_rest_bits = stablehlo.bitcast_convert %c0_r_rest : (tensor<13xf32>) -> tensor<13xui32>
  %c0_e0 = stablehlo.constant dense<[-0.0, 0.0, -1.0, 1.0, -0.5, 2.5, -1.5, 0.0, 0xFF800000, 0x7F800000, -3.399999952e+38, 300.0, -7.25]> : tensor<13xf32>
  %c0_f0 = stablehlo.bitcast_convert %c0_e0 : (tensor<13xf32>) -> tensor<13xui32>
  check.expect_eq %c0_r_rest_bits, %c0_f0 : tensor<13xui32>

  %c1_k0 = stablehlo.constant dense<[0, 1, -1, 2, 7, -2147483648, 2147483647]> : tensor<7xi32>
  %c1_a0 = stablehlo.optimization_barrier %c1_k0 : tensor<7xi32>
  %c1_r = stablehlo.negate %c1_a0 : tensor<7xi32>
  check.expect_eq_const %c1_r, dense<[0, -1, 1, -2, -7, -2147483648, -2147483647]> : tensor<7xi32>

  %c2_k0 = stablehlo.constant dense<[0, 1, 2, 7, 8, 127, 128, 255]> : tensor<8xui8>
  %c2_a0 = stablehlo.optimization_barrier %c2_k0 : tensor<8xui8>
  %c2_r = stablehlo.negate %c2_a0 : tensor<8xui8>
  check.expect_eq_const %c2_r, dense<[0, 255, 254, 249, 248, 129, 128, 1]> : tensor<8xui8>
  return
}
