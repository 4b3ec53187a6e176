// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// The barriers keep the operands from being folded; expectations are those of XLA on a CPU.

func.func public @main() {
  %c0_r = stablehlo.iota dim = 1 : tensor<2x3xf32>
  %c0_s = stablehlo.iota dim = 0 : tensor<3xui8>
  %c0_r_bits = stablehlo.bitcast_convert %c0_r : (tensor<2x3xf32>) -> tensor<2x3xui32>
  %c0_e0 = stablehlo.constant dense<[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]> : tensor<2x3xf32>
  %c0_f0 = stablehlo.bitcast_convert %c0_e0 : (tensor<2x3xf32>) -> tensor<2x3xui32>
  check.expect_eq %c0_r_bits, %c0_f0 : tensor<2x3xui32>
  check.expect_eq_const %c0_s, dense<[0, 1, 2]> : tensor<3xui8>
  return
}
