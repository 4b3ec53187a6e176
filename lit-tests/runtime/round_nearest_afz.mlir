// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// The barriers keep the operands from being folded; expectations are those of XLA on a CPU.

func.func public @main() {
  %c0_k0 = stablehlo.constant dense<[0.0, -0.0, 0.4, 0.5, -0.5, 1.5, 2.5, -2.5, 0.49999997, 8388609.0, 0x7F800000, 0x7FC00000, -10000000000.0]> : tensor<13xf32>
  %c0_a0 = stablehlo.optimization_barrier %c0_k0 : tensor<13xf32>
  %c0_r = stablehlo.round_nearest_afz %c0_a0 : tensor<13xf32>
  %c0_r_nan = stablehlo.compare NE, %c0_r, %c0_r : (tensor<13xf32>, tensor<13xf32>) -> tensor<13xi1>
  check.expect_eq_const %c0_r_nan, dense<[false, false, false, false, false, false, false, false, false, false, false, true, false]> : tensor<13xi1>
  %c0_r_zero = stablehlo.constant dense<0.0> : tensor<13xf32>
  %c0_r_rest = stablehlo.select %c0_r_nan, %c0_r_zero, %c0_r : tensor<13xi1>, tensor<13xf32>
  %c0_r_rest_bits = stablehlo.bitcast_convert %c0_r_rest : (tensor<13xf32>) -> tensor<13xui32>
  %c0_e0 = stablehlo.constant dense<[0.0, -0.0, 0.0, 1.0, -1.0, 2.0, 3.0, -3.0, 0.0, 8388609.0, 0x7F800000, 0.0, -10000000000.0]> : tensor<13xf32>
  %c0_f0 = stablehlo.bitcast_convert %c0_e0 : (tensor<13xf32>) -> tensor<13xui32>
  check.expect_eq %c0_r_rest_bits, %c0_f0 : tensor<13xui32>

  %c1_k0 = stablehlo.constant dense<[0.0, -0.0, 0.40039062, 0.5, -0.5, 1.5, 2.5, -2.5, 0.5, 8388608.0, 0x7F80, 0x7FC0, -9999221000.0]> : tensor<13xbf16>
  %c1_a0 = stablehlo.optimization_barrier %c1_k0 : tensor<13xbf16>
  %c1_r = stablehlo.round_nearest_afz %c1_a0 : tensor<13xbf16>
  %c1_r_nan = stablehlo.compare NE, %c1_r, %c1_r : (tensor<13xbf16>, tensor<13xbf16>) -> tensor<13xi1>
  check.expect_eq_const %c1_r_nan, dense<[false, false, false, false, false, false, false, false, false, false, false, true, false]> : tensor<13xi1>
  %c1_r_zero = stablehlo.constant dense<0.0> : tensor<13xbf16>
  %c1_r_rest = stablehlo.select %c1_r_nan, %c1_r_zero, %c1_r : tensor<13xi1>, tensor<13xbf16>
  %c1_r_rest_bits = stablehlo.bitcast_convert %c1_r_rest : (tensor<13xbf16>) -> tensor<13xui16>
  %c1_e1 = stablehlo.constant dense<[0.0, -0.0, 0.0, 1.0, -1.0, 2.0, 3.0, -3.0, 1.0, 8388608.0, 0x7F80, 0.0, -9999221000.0]> : tensor<13xbf16>
  %c1_f1 = stablehlo.bitcast_convert %c1_e1 : (tensor<13xbf16>) -> tensor<13xui16>
  check.expect_eq %c1_r_rest_bits, %c1_f1 : tensor<13xui16>

  %c2_k0 = stablehlo.constant dense<[0.0, -0.0, 0.4000000059604645, 0.5, -0.5, 1.5, 2.5, -2.5, 0.4999999701976776, 8388609.0, 0x7FF0000000000000, 0x7FF8000000000000, -10000000000.0]> : tensor<13xf64>
  %c2_a0 = stablehlo.optimization_barrier %c2_k0 : tensor<13xf64>
  %c2_r = stablehlo.round_nearest_afz %c2_a0 : tensor<13xf64>
  %c2_r_nan = stablehlo.compare NE, %c2_r, %c2_r : (tensor<13xf64>, tensor<13xf64>) -> tensor<13xi1>
  check.expect_eq_const %c2_r_nan, dense<[false, false, false, false, false, false, false, false, false, false, false, true, false]> : tensor<13xi1>
  %c2_r_zero = stablehlo.constant dense<0.0> : tensor<13xf64>
  %c2_r_rest = stablehlo.select %c2_r_nan, %c2_r_zero, %c2_r : tensor<13xi1>, tensor<13xf64>
  %c2_r_rest_bits = stablehlo.bitcast_convert %c2_r_rest : (tensor<13xf64>) -> tensor<13xui64>
  %c2_e2 = stablehlo.constant dense<[0.0, -0.0, 0.0, 1.0, -1.0, 2.0, 3.0, -3.0, 0.0, 8388609.0, 0x7FF0000000000000, 0.0, -10000000000.0]> : tensor<13xf64>
  %c2_f2 = stablehlo.bitcast_convert %c2_e2 : (tensor<13xf64>) -> tensor<13xui64>
  check.expect_eq %c2_r_rest_bits, %c2_f2 : tensor<13xui64>
  return
}
