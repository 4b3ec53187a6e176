// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// RUN: env SHALE_CHECK_MEMORY=1 %shale_run --threads=7 %s
// Both branches, on scalars, small and large tensors; with values from outside, nested, and without results' use.

func.func public @main() {
  %true_k = stablehlo.constant dense<true> : tensor<i1>
  %false_k = stablehlo.constant dense<false> : tensor<i1>
  %true = stablehlo.optimization_barrier %true_k : tensor<i1>
  %false = stablehlo.optimization_barrier %false_k : tensor<i1>
  %x_k = stablehlo.constant dense<3> : tensor<5000xi32>
  %x = stablehlo.optimization_barrier %x_k : tensor<5000xi32>
  %s_k = stablehlo.constant dense<3.0> : tensor<f32>
  %s = stablehlo.optimization_barrier %s_k : tensor<f32>

  %a:2 = "stablehlo.if"(%true) ({
    %n = stablehlo.negate %x : tensor<5000xi32>
    %m = stablehlo.negate %s : tensor<f32>
    stablehlo.return %n, %m : tensor<5000xi32>, tensor<f32>
  }, {
    stablehlo.return %x, %s : tensor<5000xi32>, tensor<f32>
  }) : (tensor<i1>) -> (tensor<5000xi32>, tensor<f32>)
  check.expect_eq_const %a#0, dense<-3> : tensor<5000xi32>
  check.expect_eq_const %a#1, dense<-3.0> : tensor<f32>

  %b:2 = "stablehlo.if"(%false) ({
    %n = stablehlo.negate %x : tensor<5000xi32>
    %m = stablehlo.negate %s : tensor<f32>
    stablehlo.return %n, %m : tensor<5000xi32>, tensor<f32>
  }, {
    stablehlo.return %x, %s : tensor<5000xi32>, tensor<f32>
  }) : (tensor<i1>) -> (tensor<5000xi32>, tensor<f32>)
  check.expect_eq_const %b#0, dense<3> : tensor<5000xi32>
  check.expect_eq_const %b#1, dense<3.0> : tensor<f32>

  // One value twice, and one of a branch in a branch.
  %c:2 = "stablehlo.if"(%true) ({
    %d = "stablehlo.if"(%false) ({
      stablehlo.return %x : tensor<5000xi32>
    }, {
      %sum = stablehlo.add %x, %x : tensor<5000xi32>
      stablehlo.return %sum : tensor<5000xi32>
    }) : (tensor<i1>) -> tensor<5000xi32>
    stablehlo.return %d, %d : tensor<5000xi32>, tensor<5000xi32>
  }, {
    stablehlo.return %x, %x : tensor<5000xi32>, tensor<5000xi32>
  }) : (tensor<i1>) -> (tensor<5000xi32>, tensor<5000xi32>)
  check.expect_eq_const %c#0, dense<6> : tensor<5000xi32>
  check.expect_eq_const %c#1, dense<6> : tensor<5000xi32>
  check.expect_eq_const %x, dense<3> : tensor<5000xi32>
  return
}
