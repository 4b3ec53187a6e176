// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Constants that stand around the computations which use them, as after a rewrite that hoists them.
func.func @main() {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %sum = "stablehlo.reduce"(%x, %zero) ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.multiply %b, %two : tensor<i32>
    %t = stablehlo.add %a, %s : tensor<i32>
    stablehlo.return %t : tensor<i32>
  }) {dimensions = array<i64: 1>} : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %sum, dense<[12, 30]> : tensor<2xi32>
  %sorted = "stablehlo.sort"(%x) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.remainder %a, %two : tensor<i32>
    %d = stablehlo.remainder %b, %two : tensor<i32>
    %lt = stablehlo.compare LT, %c, %d, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<2x3xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %sorted, dense<[[2, 1, 3], [4, 6, 5]]> : tensor<2x3xi32>
  return
}
