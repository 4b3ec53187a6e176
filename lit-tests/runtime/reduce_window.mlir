// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// The barriers keep the operands from being folded; expectations are those of XLA on a CPU.

func.func public @main() {
  %c0_k0 = stablehlo.constant dense<[[0, 1, 2, 3, 4, 5], [6, 7, 8, 9, 10, 11], [12, 13, 14, 15, 16, 17], [18, 19, 20, 21, 22, 23]]> : tensor<4x6xi32>
  %c0_a0 = stablehlo.optimization_barrier %c0_k0 : tensor<4x6xi32>
  %c0_i = stablehlo.constant dense<-2147483648> : tensor<i32>
  %c0_r = "stablehlo.reduce_window"(%c0_a0, %c0_i) <{padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%c0_p: tensor<i32>, %c0_q: tensor<i32>):
    %c0_v = stablehlo.maximum %c0_p, %c0_q : tensor<i32>
    stablehlo.return %c0_v : tensor<i32>
  }) : (tensor<4x6xi32>, tensor<i32>) -> tensor<4x3xi32>
  %c0_z = stablehlo.constant dense<0> : tensor<i32>
  %c0_s = "stablehlo.reduce_window"(%c0_a0, %c0_z) <{padding = dense<[[0, 0], [5, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 6>}> ({
  ^bb0(%c0_p: tensor<i32>, %c0_q: tensor<i32>):
    %c0_v = stablehlo.add %c0_p, %c0_q : tensor<i32>
    stablehlo.return %c0_v : tensor<i32>
  }) : (tensor<4x6xi32>, tensor<i32>) -> tensor<4x6xi32>
  check.expect_eq_const %c0_r, dense<[[2, 4, 5], [8, 10, 11], [14, 16, 17], [20, 22, 23]]> : tensor<4x3xi32>
  check.expect_eq_const %c0_s, dense<[[0, 1, 3, 6, 10, 15], [6, 13, 21, 30, 40, 51], [12, 25, 39, 54, 70, 87], [18, 37, 57, 78, 100, 123]]> : tensor<4x6xi32>
  return
}
