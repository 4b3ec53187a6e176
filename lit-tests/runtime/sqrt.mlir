// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// The barriers keep the operands from being folded; expectations are those of XLA on a CPU.

func.func public @main() {
  %c0_k0 = stablehlo.constant dense<[0.0, -0.0, 1.0, 2.0, 4.0, 0x7F800000, 0x7FC00000, -1.0, 10000000000.0]> : tensor<9xf32>
  %c0_a0 = stablehlo.optimization_barrier %c0_k0 : tensor<9xf32>
  %c0_r = stablehlo.sqrt %c0_a0 : tensor<9xf32>
  %c0_r_nan = stablehlo.compare NE, %c0_r, %c0_r : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
  check.expect_eq_const %c0_r_nan, dense<[false, false, false, false, false, false, true, true, false]> : tensor<9xi1>
  %c0_r_zero = stablehlo.constant dense<0.0> : tensor<9xf32>
  %c0_r_rest = stablehlo.select %c0_r_nan, %c0_r_zero, %c0_r : tensor<9xi1>, tensor<9xf32>
  %c0_r_rest_bits = stablehlo.bitcast_convert %c0_r_rest : (tensor<9xf32>) -> tensor<9xui32>
  %c0_e0 = stablehlo.constant dense<[0.0, -0.0, 1.0, 1.4142135, 2.0, 0x7F800000, 0.0, 0.0, 100000.0]> : tensor<9xf32>
  %c0_f0 = stablehlo.bitcast_convert %c0_e0 : (tensor<9xf32>) -> tensor<9xui32>
  check.expect_eq %c0_r_rest_bits, %c0_f0 : tensor<9xui32>
  return
}
