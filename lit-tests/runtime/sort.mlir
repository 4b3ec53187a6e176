// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// The barriers keep the operands from being folded; expectations are those of XLA on a CPU.

func.func public @main() {
  %c0_k0 = stablehlo.constant dense<[3, 1, 2, 1, 0, 3, 2, -5, 1]> : tensor<9xi32>
  %c0_a0 = stablehlo.optimization_barrier %c0_k0 : tensor<9xi32>
  %c0_k1 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8]> : tensor<9xi32>
  %c0_a1 = stablehlo.optimization_barrier %c0_k1 : tensor<9xi32>
  %c0_r:2 = "stablehlo.sort"(%c0_a0, %c0_a1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%c0_p: tensor<i32>, %c0_q: tensor<i32>, %c0_s: tensor<i32>, %c0_t: tensor<i32>):
    %c0_c = stablehlo.compare LT, %c0_p, %c0_q : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c0_c : tensor<i1>
  }) : (tensor<9xi32>, tensor<9xi32>) -> (tensor<9xi32>, tensor<9xi32>)
  %c0_a2_ = stablehlo.constant dense<0> : tensor<9xi32>
  %c0_x = stablehlo.add %c0_r#0, %c0_a2_ : tensor<9xi32>
  %c0_y = stablehlo.add %c0_r#1, %c0_a2_ : tensor<9xi32>
  check.expect_eq_const %c0_x, dense<[-5, 0, 1, 1, 1, 2, 2, 3, 3]> : tensor<9xi32>
  check.expect_eq_const %c0_y, dense<[7, 4, 1, 3, 8, 2, 6, 0, 5]> : tensor<9xi32>

  %c1_k0 = stablehlo.constant dense<[1.0, 0x7FC00000, -0.0, 0.0, 0xFF800000, 2.0, 0x7F800000]> : tensor<7xf32>
  %c1_a0 = stablehlo.optimization_barrier %c1_k0 : tensor<7xf32>
  %c1_r = "stablehlo.sort"(%c1_a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%c1_p: tensor<f32>, %c1_q: tensor<f32>):
    %c1_c = stablehlo.compare LT, %c1_p, %c1_q, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c1_c : tensor<i1>
  }) : (tensor<7xf32>) -> tensor<7xf32>
  %c1_r_nan = stablehlo.compare NE, %c1_r, %c1_r : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
  check.expect_eq_const %c1_r_nan, dense<[false, false, false, false, false, false, true]> : tensor<7xi1>
  %c1_r_zero = stablehlo.constant dense<0.0> : tensor<7xf32>
  %c1_r_rest = stablehlo.select %c1_r_nan, %c1_r_zero, %c1_r : tensor<7xi1>, tensor<7xf32>
  %c1_r_rest_bits = stablehlo.bitcast_convert %c1_r_rest : (tensor<7xf32>) -> tensor<7xui32>
  %c1_e0 = stablehlo.constant dense<[0xFF800000, -0.0, 0.0, 1.0, 2.0, 0x7F800000, 0.0]> : tensor<7xf32>
  %c1_f0 = stablehlo.bitcast_convert %c1_e0 : (tensor<7xf32>) -> tensor<7xui32>
  check.expect_eq %c1_r_rest_bits, %c1_f0 : tensor<7xui32>
  return
}
