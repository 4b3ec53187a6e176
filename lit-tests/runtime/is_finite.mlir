// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// The barriers keep the operands from being folded; expectations are those of XLA on a CPU.

func.func public @main() {
  %c0_k0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -2.5, 1.5, 0x7FC00000, 0x7F800000, 0xFF800000, 3.399999952e+38, -300.0, 7.25]> : tensor<13xf32>
  %c0_a0 = stablehlo.optimization_barrier %c0_k0 : tensor<13xf32>
  %c0_r = stablehlo.is_finite %c0_a0 : (tensor<13xf32>) -> tensor<13xi1>
  check.expect_eq_const %c0_r, dense<[true, true, true, true, true, true, true, false, false, false, true, true, true]> : tensor<13xi1>
  return
}
