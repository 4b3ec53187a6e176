// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Case 3: two equal constants, one of them with an ordering. Common subexpressions may join the constants, but the barriers
// and tokens that order one of them must neither be lost nor bind the other.
// RUN: %shale_run %s

func.func public @main() {
  %a = stablehlo.constant dense<2.0> : tensor<4xf32>
  %b = stablehlo.constant dense<2.0> : tensor<4xf32>
  %ordered = stablehlo.optimization_barrier %a : tensor<4xf32>
  %sum = stablehlo.add %ordered, %b : tensor<4xf32>
  %expected = stablehlo.constant dense<4.0> : tensor<4xf32>
  stablehlo.custom_call @check.expect_eq(%sum, %expected) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()

  // The barrier over the sum and over the constant that went into it.
  %pair:2 = stablehlo.optimization_barrier %sum, %b : tensor<4xf32>, tensor<4xf32>
  %difference = stablehlo.subtract %pair#0, %pair#1 : tensor<4xf32>
  stablehlo.custom_call @check.expect_eq(%difference, %a) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
  return
}
