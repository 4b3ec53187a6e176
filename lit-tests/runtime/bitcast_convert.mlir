// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// The barriers keep the operands from being folded; expectations are those of XLA on a CPU.

func.func public @main() {
  %c0_k0 = stablehlo.constant dense<[[1.5, -2.0], [0.1, 3.0]]> : tensor<2x2xf32>
  %c0_a0 = stablehlo.optimization_barrier %c0_k0 : tensor<2x2xf32>
  %c0_k1 = stablehlo.constant dense<[[1, 2, 3, 4], [255, 0, 128, 63]]> : tensor<2x4xui8>
  %c0_a1 = stablehlo.optimization_barrier %c0_k1 : tensor<2x4xui8>
  %c0_r = stablehlo.bitcast_convert %c0_a0 : (tensor<2x2xf32>) -> tensor<2x2xi32>
  %c0_s = stablehlo.bitcast_convert %c0_a0 : (tensor<2x2xf32>) -> tensor<2x2x4xui8>
  %c0_t = stablehlo.bitcast_convert %c0_a1 : (tensor<2x4xui8>) -> tensor<2xf32>
  check.expect_eq_const %c0_r, dense<[[1069547520, -1073741824], [1036831949, 1077936128]]> : tensor<2x2xi32>
  check.expect_eq_const %c0_s, dense<[[[0, 0, 192, 63], [0, 0, 0, 192]], [[205, 204, 204, 61], [0, 0, 64, 64]]]> : tensor<2x2x4xui8>
  %c0_t_bits = stablehlo.bitcast_convert %c0_t : (tensor<2xf32>) -> tensor<2xui32>
  %c0_e0 = stablehlo.constant dense<[1.539989614e-36, 1.0000304]> : tensor<2xf32>
  %c0_f0 = stablehlo.bitcast_convert %c0_e0 : (tensor<2xf32>) -> tensor<2xui32>
  check.expect_eq %c0_t_bits, %c0_f0 : tensor<2xui32>
  return
}
