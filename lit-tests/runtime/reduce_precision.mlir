// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// The barriers keep the operands from being folded; expectations are those of XLA on a CPU.

func.func public @main() {
  %c0_k0 = stablehlo.constant dense<[1.0000001, 3.1415927, 9.999999747e-06, 65519.0, 65520.0, -9.999999939e-09, 0x7F800000, 0x7FC00000]> : tensor<8xf32>
  %c0_a0 = stablehlo.optimization_barrier %c0_k0 : tensor<8xf32>
  %c0_r = stablehlo.reduce_precision %c0_a0, format = e5m10 : tensor<8xf32>
  %c0_s = stablehlo.reduce_precision %c0_a0, format = e8m7 : tensor<8xf32>
  %c0_r_nan = stablehlo.compare NE, %c0_r, %c0_r : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  check.expect_eq_const %c0_r_nan, dense<[false, false, false, false, false, false, false, true]> : tensor<8xi1>
  %c0_r_zero = stablehlo.constant dense<0.0> : tensor<8xf32>
  %c0_r_rest = stablehlo.select %c0_r_nan, %c0_r_zero, %c0_r : tensor<8xi1>, tensor<8xf32>
  %c0_r_rest_bits = stablehlo.bitcast_convert %c0_r_rest : (tensor<8xf32>) -> tensor<8xui32>
  %c0_e0 = stablehlo.constant dense<[1.0, 3.140625, 0.0, 65504.0, 0x7F800000, -0.0, 0x7F800000, 0.0]> : tensor<8xf32>
  %c0_f0 = stablehlo.bitcast_convert %c0_e0 : (tensor<8xf32>) -> tensor<8xui32>
  check.expect_eq %c0_r_rest_bits, %c0_f0 : tensor<8xui32>
  %c0_s_nan = stablehlo.compare NE, %c0_s, %c0_s : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  check.expect_eq_const %c0_s_nan, dense<[false, false, false, false, false, false, false, true]> : tensor<8xi1>
  %c0_s_zero = stablehlo.constant dense<0.0> : tensor<8xf32>
  %c0_s_rest = stablehlo.select %c0_s_nan, %c0_s_zero, %c0_s : tensor<8xi1>, tensor<8xf32>
  %c0_s_rest_bits = stablehlo.bitcast_convert %c0_s_rest : (tensor<8xf32>) -> tensor<8xui32>
  %c0_e1 = stablehlo.constant dense<[1.0, 3.140625, 1.001358032e-05, 65536.0, 65536.0, -1.001171768e-08, 0x7F800000, 0.0]> : tensor<8xf32>
  %c0_f1 = stablehlo.bitcast_convert %c0_e1 : (tensor<8xf32>) -> tensor<8xui32>
  check.expect_eq %c0_s_rest_bits, %c0_f1 : tensor<8xui32>
  return
}
