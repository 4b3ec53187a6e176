// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// The barriers keep the operands from being folded; expectations are those of XLA on a CPU.

func.func public @main() {
  %c0_k0 = stablehlo.constant dense<[[[[0.0, 1.0], [2.0, 3.0], [4.0, 5.0], [6.0, 7.0]], [[8.0, 9.0], [10.0, 11.0], [12.0, 13.0], [14.0, 15.0]], [[16.0, 17.0], [18.0, 19.0], [20.0, 21.0], [22.0, 23.0]], [[24.0, 25.0], [26.0, 27.0], [28.0, 29.0], [30.0, 31.0]]]]> : tensor<1x4x4x2xf32>
  %c0_a0 = stablehlo.optimization_barrier %c0_k0 : tensor<1x4x4x2xf32>
  %c0_k1 = stablehlo.constant dense<[[[[-8.0, -7.0], [-6.0, -5.0]], [[-4.0, -3.0], [-2.0, -1.0]]], [[[0.0, 1.0], [2.0, 3.0]], [[4.0, 5.0], [6.0, 7.0]]]]> : tensor<2x2x2x2xf32>
  %c0_a1 = stablehlo.optimization_barrier %c0_k1 : tensor<2x2x2x2xf32>
  %c0_k2 = stablehlo.constant dense<[[[[0.0, 1.0]], [[2.0, 3.0]]], [[[4.0, 5.0]], [[6.0, 7.0]]]]> : tensor<2x2x1x2xf32>
  %c0_a2 = stablehlo.optimization_barrier %c0_k2 : tensor<2x2x1x2xf32>
  %c0_r = stablehlo.convolution(%c0_a0, %c0_a1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = [[1, 1], [0, 1]], lhs_dilate = [1, 2], rhs_dilate = [2, 1], reverse = [false, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x4x2xf32>, tensor<2x2x2x2xf32>) -> tensor<1x2x7x2xf32>
  %c0_s = stablehlo.convolution(%c0_a0, %c0_a2) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<1x4x4x2xf32>, tensor<2x2x1x2xf32>) -> tensor<1x2x3x3xf32>
  %c0_r_bits = stablehlo.bitcast_convert %c0_r : (tensor<1x2x7x2xf32>) -> tensor<1x2x7x2xui32>
  %c0_e0 = stablehlo.constant dense<[[[[86.0, 103.0], [22.0, 43.0], [106.0, 127.0], [26.0, 51.0], [126.0, 151.0], [30.0, 59.0], [146.0, 175.0]], [[196.0, 262.0], [-92.0, -18.0], [204.0, 278.0], [-116.0, -34.0], [212.0, 294.0], [-140.0, -50.0], [220.0, 310.0]]]]> : tensor<1x2x7x2xf32>
  %c0_f0 = stablehlo.bitcast_convert %c0_e0 : (tensor<1x2x7x2xf32>) -> tensor<1x2x7x2xui32>
  check.expect_eq %c0_r_bits, %c0_f0 : tensor<1x2x7x2xui32>
  %c0_s_bits = stablehlo.bitcast_convert %c0_s : (tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xui32>
  %c0_e1 = stablehlo.constant dense<[[[[96.0, 120.0, 144.0], [192.0, 216.0, 240.0], [288.0, 312.0, 336.0]], [[132.0, 164.0, 196.0], [260.0, 292.0, 324.0], [388.0, 420.0, 452.0]]]]> : tensor<1x2x3x3xf32>
  %c0_f1 = stablehlo.bitcast_convert %c0_e1 : (tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xui32>
  check.expect_eq %c0_s_bits, %c0_f1 : tensor<1x2x3x3xui32>
  return
}
