// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Case 3, by tokens: two equal constants, one of them ordered after a token by a barrier.
// RUN: %shale_run %s

func.func public @main() {
  %a = stablehlo.constant dense<2.0> : tensor<4xf32>
  %b = stablehlo.constant dense<2.0> : tensor<4xf32>
  %first = stablehlo.create_token : !stablehlo.token
  %second = stablehlo.after_all %first, %first : !stablehlo.token
  %ordered:2 = stablehlo.optimization_barrier %a, %second : tensor<4xf32>, !stablehlo.token
  %third = stablehlo.after_all %ordered#1 : !stablehlo.token
  %product = stablehlo.multiply %ordered#0, %b : tensor<4xf32>
  %expected = stablehlo.constant dense<4.0> : tensor<4xf32>
  stablehlo.custom_call @check.expect_eq(%product, %expected) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
  return
}
