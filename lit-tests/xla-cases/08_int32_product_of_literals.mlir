// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Case 8: a 2048x2048 int32 product of two literals: neither compile time nor the result may suffer from folding.
// RUN: %shale_run %s

func.func public @main() {
  %threes = stablehlo.constant dense<3> : tensor<2048x2048xi32>
  %fives = stablehlo.constant dense<5> : tensor<2048x2048xi32>
  %splat = stablehlo.dot_general %threes, %fives, contracting_dims = [1] x [0] : (tensor<2048x2048xi32>, tensor<2048x2048xi32>) -> tensor<2048x2048xi32>
  %expected_splat = stablehlo.constant dense<30720> : tensor<2048x2048xi32>
  stablehlo.custom_call @check.expect_eq(%splat, %expected_splat) {has_side_effect = true} : (tensor<2048x2048xi32>, tensor<2048x2048xi32>) -> ()

  // (i + k) times (k - j), summed over k: S2 + (i - j) S1 - 2048 i j with S1 = 2096128 and S2 = 2861214720, all modulo 2^32.
  %i = stablehlo.iota dim = 0 : tensor<2048x2048xi32>
  %j = stablehlo.iota dim = 1 : tensor<2048x2048xi32>
  %lhs = stablehlo.add %i, %j : tensor<2048x2048xi32>
  %rhs = stablehlo.subtract %i, %j : tensor<2048x2048xi32>
  %product = stablehlo.dot_general %lhs, %rhs, contracting_dims = [1] x [0] : (tensor<2048x2048xi32>, tensor<2048x2048xi32>) -> tensor<2048x2048xi32>
  %s1 = stablehlo.constant dense<2096128> : tensor<2048x2048xi32>
  %s2 = stablehlo.constant dense<-1433752576> : tensor<2048x2048xi32>
  %n = stablehlo.constant dense<2048> : tensor<2048x2048xi32>
  %linear = stablehlo.multiply %rhs, %s1 : tensor<2048x2048xi32>
  %ij = stablehlo.multiply %i, %j : tensor<2048x2048xi32>
  %nij = stablehlo.multiply %n, %ij : tensor<2048x2048xi32>
  %partial = stablehlo.add %s2, %linear : tensor<2048x2048xi32>
  %expected = stablehlo.subtract %partial, %nij : tensor<2048x2048xi32>
  stablehlo.custom_call @check.expect_eq(%product, %expected) {has_side_effect = true} : (tensor<2048x2048xi32>, tensor<2048x2048xi32>) -> ()
  return
}
