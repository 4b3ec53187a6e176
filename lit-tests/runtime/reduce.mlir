// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// The barriers keep the operands from being folded; expectations are those of XLA on a CPU.

func.func public @main() {
  %c0_k0 = stablehlo.constant dense<[[0, 1, 2, 3, 4, 5], [6, 7, 8, 9, 10, 11], [12, 13, 14, 15, 16, 17], [18, 19, 20, 21, 22, 23]]> : tensor<4x6xi32>
  %c0_a0 = stablehlo.optimization_barrier %c0_k0 : tensor<4x6xi32>
  %c0_k1 = stablehlo.constant dense<3> : tensor<i32>
  %c0_a1 = stablehlo.optimization_barrier %c0_k1 : tensor<i32>
  %c0_k2 = stablehlo.constant dense<[[1.5, 2.0, -1.0], [0.25, 0x7F800000, 2.0]]> : tensor<2x3xf32>
  %c0_a2 = stablehlo.optimization_barrier %c0_k2 : tensor<2x3xf32>
  %c0_r = stablehlo.reduce(%c0_a0 init: %c0_a1) applies stablehlo.add across dimensions = [1] : (tensor<4x6xi32>, tensor<i32>) -> tensor<4xi32>
  %c0_s = stablehlo.reduce(%c0_a0 init: %c0_a1) applies stablehlo.maximum across dimensions = [0] : (tensor<4x6xi32>, tensor<i32>) -> tensor<6xi32>
  %c0_z = stablehlo.constant dense<0.0> : tensor<f32>
  %c0_t = stablehlo.reduce(%c0_a2 init: %c0_z) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  check.expect_eq_const %c0_r, dense<[18, 54, 90, 126]> : tensor<4xi32>
  check.expect_eq_const %c0_s, dense<[18, 19, 20, 21, 22, 23]> : tensor<6xi32>
  %c0_t_bits = stablehlo.bitcast_convert %c0_t : (tensor<2xf32>) -> tensor<2xui32>
  %c0_e0 = stablehlo.constant dense<[2.5, 0x7F800000]> : tensor<2xf32>
  %c0_f0 = stablehlo.bitcast_convert %c0_e0 : (tensor<2xf32>) -> tensor<2xui32>
  check.expect_eq %c0_t_bits, %c0_f0 : tensor<2xui32>
  return
}
