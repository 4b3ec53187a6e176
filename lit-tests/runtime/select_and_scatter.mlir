// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// The barriers keep the operands from being folded; expectations are those of XLA on a CPU.

func.func public @main() {
  %c0_k0 = stablehlo.constant dense<[[1, 5, 2], [4, 3, 9]]> : tensor<2x3xi32>
  %c0_a0 = stablehlo.optimization_barrier %c0_k0 : tensor<2x3xi32>
  %c0_k1 = stablehlo.constant dense<[[10, 20]]> : tensor<1x2xi32>
  %c0_a1 = stablehlo.optimization_barrier %c0_k1 : tensor<1x2xi32>
  %c0_k2 = stablehlo.constant dense<1> : tensor<i32>
  %c0_a2 = stablehlo.optimization_barrier %c0_k2 : tensor<i32>
  %c0_r = "stablehlo.select_and_scatter"(%c0_a0, %c0_a1, %c0_a2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%c0_p: tensor<i32>, %c0_q: tensor<i32>):
    %c0_c = stablehlo.compare GE, %c0_p, %c0_q : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c0_c : tensor<i1>
  }, {
  ^bb0(%c0_p: tensor<i32>, %c0_q: tensor<i32>):
    %c0_v = stablehlo.add %c0_p, %c0_q : tensor<i32>
    stablehlo.return %c0_v : tensor<i32>
  }) : (tensor<2x3xi32>, tensor<1x2xi32>, tensor<i32>) -> tensor<2x3xi32>
  check.expect_eq_const %c0_r, dense<[[1, 11, 1], [1, 1, 21]]> : tensor<2x3xi32>
  return
}
