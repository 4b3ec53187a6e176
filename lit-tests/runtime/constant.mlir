// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// The barriers keep the operands from being folded; expectations are those of XLA on a CPU.

func.func public @main() {
  %c0_r = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  %c0_s = stablehlo.constant dense<[1, 4294967295]> : tensor<2xui32>
  %c0_t = stablehlo.constant dense<4294967295> : tensor<2xui32>
  check.expect_eq_const %c0_r, dense<[true, false, true]> : tensor<3xi1>
  check.expect_eq_const %c0_s, dense<[1, 4294967295]> : tensor<2xui32>
  check.expect_eq_const %c0_t, dense<[4294967295, 4294967295]> : tensor<2xui32>
  return
}
