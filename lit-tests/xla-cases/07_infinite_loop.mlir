// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Case 7: an infinite loop that does nothing must run for ever: not to terminate is an effect.
// RUN: %python %S/inputs/runs_forever.py %shale_run %s

func.func public @main() -> tensor<i32> {
  %true = stablehlo.constant dense<true> : tensor<i1>
  %unused = stablehlo.while(%again = %true) : tensor<i1>
   cond {
    stablehlo.return %again : tensor<i1>
  } do {
    stablehlo.return %again : tensor<i1>
  }
  %result = stablehlo.constant dense<1> : tensor<i32>
  return %result : tensor<i32>
}
