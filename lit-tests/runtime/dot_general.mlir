// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// The barriers keep the operands from being folded; expectations are those of XLA on a CPU.

func.func public @main() {
  %c0_k0 = stablehlo.constant dense<[[0, 1, 2, 3, 4, 5], [6, 7, 8, 9, 10, 11], [12, 13, 14, 15, 16, 17], [18, 19, 20, 21, 22, 23]]> : tensor<4x6xi32>
  %c0_a0 = stablehlo.optimization_barrier %c0_k0 : tensor<4x6xi32>
  %c0_k1 = stablehlo.constant dense<[[0, 6, 12, 18], [1, 7, 13, 19], [2, 8, 14, 20], [3, 9, 15, 21], [4, 10, 16, 22], [5, 11, 17, 23]]> : tensor<6x4xi32>
  %c0_a1 = stablehlo.optimization_barrier %c0_k1 : tensor<6x4xi32>
  %c0_k2 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 5.0]> : tensor<6xf32>
  %c0_a2 = stablehlo.optimization_barrier %c0_k2 : tensor<6xf32>
  %c0_k3 = stablehlo.constant dense<[[0.0, 1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0, 11.0], [12.0, 13.0, 14.0, 15.0, 16.0, 17.0], [18.0, 19.0, 20.0, 21.0, 22.0, 23.0]]> : tensor<4x6xf32>
  %c0_a3 = stablehlo.optimization_barrier %c0_k3 : tensor<4x6xf32>
  %c0_r = stablehlo.dot_general %c0_a0, %c0_a1, contracting_dims = [1] x [0] : (tensor<4x6xi32>, tensor<6x4xi32>) -> tensor<4x4xi32>
  %c0_s = stablehlo.dot_general %c0_a3, %c0_a2, contracting_dims = [1] x [0] : (tensor<4x6xf32>, tensor<6xf32>) -> tensor<4xf32>
  %c0_t = stablehlo.dot_general %c0_a3, %c0_a3, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4xf32>
  %c0_u = stablehlo.dot_general %c0_a3, %c0_a3, contracting_dims = [1] x [1] : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x4xf32>
  check.expect_eq_const %c0_r, dense<[[55, 145, 235, 325], [145, 451, 757, 1063], [235, 757, 1279, 1801], [325, 1063, 1801, 2539]]> : tensor<4x4xi32>
  %c0_s_bits = stablehlo.bitcast_convert %c0_s : (tensor<4xf32>) -> tensor<4xui32>
  %c0_e0 = stablehlo.constant dense<[55.0, 145.0, 235.0, 325.0]> : tensor<4xf32>
  %c0_f0 = stablehlo.bitcast_convert %c0_e0 : (tensor<4xf32>) -> tensor<4xui32>
  check.expect_eq %c0_s_bits, %c0_f0 : tensor<4xui32>
  %c0_t_bits = stablehlo.bitcast_convert %c0_t : (tensor<4xf32>) -> tensor<4xui32>
  %c0_e1 = stablehlo.constant dense<[55.0, 451.0, 1279.0, 2539.0]> : tensor<4xf32>
  %c0_f1 = stablehlo.bitcast_convert %c0_e1 : (tensor<4xf32>) -> tensor<4xui32>
  check.expect_eq %c0_t_bits, %c0_f1 : tensor<4xui32>
  %c0_u_bits = stablehlo.bitcast_convert %c0_u : (tensor<4x4xf32>) -> tensor<4x4xui32>
  %c0_e2 = stablehlo.constant dense<[[55.0, 145.0, 235.0, 325.0], [145.0, 451.0, 757.0, 1063.0], [235.0, 757.0, 1279.0, 1801.0], [325.0, 1063.0, 1801.0, 2539.0]]> : tensor<4x4xf32>
  %c0_f2 = stablehlo.bitcast_convert %c0_e2 : (tensor<4x4xf32>) -> tensor<4x4xui32>
  check.expect_eq %c0_u_bits, %c0_f2 : tensor<4x4xui32>
  return
}
