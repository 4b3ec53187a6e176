// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// RUN: env SHALE_CHECK_MEMORY=1 %shale_run --threads=7 %s
// The barriers keep the operands from being folded; expectations are exact by hand.

func.func public @main() {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %ten_k = stablehlo.constant dense<10> : tensor<i32>
  %ten = stablehlo.optimization_barrier %ten_k : tensor<i32>
  %none = stablehlo.optimization_barrier %zero : tensor<i32>

  // 10! of i64, counted in i32.
  %f1 = stablehlo.constant dense<1> : tensor<i64>
  %f:2 = stablehlo.while(%i = %zero, %p = %f1) : tensor<i32>, tensor<i64>
  cond {
    %c = stablehlo.compare LT, %i, %ten, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %w = stablehlo.convert %j : (tensor<i32>) -> tensor<i64>
    %q = stablehlo.multiply %p, %w : tensor<i64>
    stablehlo.return %j, %q : tensor<i32>, tensor<i64>
  }
  check.expect_eq_const %f#0, dense<10> : tensor<i32>
  check.expect_eq_const %f#1, dense<3628800> : tensor<i64>

  // Never entered: large, small and scalar state stay what they are.
  %large_k = stablehlo.constant dense<7> : tensor<4096xi16>
  %large = stablehlo.optimization_barrier %large_k : tensor<4096xi16>
  %small_k = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  %small = stablehlo.optimization_barrier %small_k : tensor<3xi1>
  %z:3 = stablehlo.while(%i = %zero, %a = %large, %b = %small) : tensor<i32>, tensor<4096xi16>, tensor<3xi1>
  cond {
    %c = stablehlo.compare LT, %i, %none, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %d = stablehlo.add %a, %a : tensor<4096xi16>
    %n = stablehlo.not %b : tensor<3xi1>
    stablehlo.return %j, %d, %n : tensor<i32>, tensor<4096xi16>, tensor<3xi1>
  }
  check.expect_eq_const %z#0, dense<0> : tensor<i32>
  check.expect_eq_const %z#1, dense<7> : tensor<4096xi16>
  check.expect_eq_const %z#2, dense<[true, false, true]> : tensor<3xi1>

  // State of several types around a large tensor, exchanged in every iteration: after ten, each is where it was.
  %x_k = stablehlo.constant dense<1> : tensor<5000xi32>
  %y_k = stablehlo.constant dense<2> : tensor<5000xi32>
  %x = stablehlo.optimization_barrier %x_k : tensor<5000xi32>
  %y = stablehlo.optimization_barrier %y_k : tensor<5000xi32>
  %u_k = stablehlo.constant dense<[250, 4]> : tensor<2xui8>
  %u = stablehlo.optimization_barrier %u_k : tensor<2xui8>
  %h_k = stablehlo.constant dense<0.5> : tensor<bf16>
  %h = stablehlo.optimization_barrier %h_k : tensor<bf16>
  %step = stablehlo.constant dense<1> : tensor<2xui8>
  %two = stablehlo.constant dense<2.0> : tensor<bf16>
  %e:5 = stablehlo.while(%i = %zero, %a = %x, %b = %y, %v = %u, %g = %h) : tensor<i32>, tensor<5000xi32>, tensor<5000xi32>, tensor<2xui8>, tensor<bf16>
  cond {
    %c = stablehlo.compare LT, %i, %ten, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %w = stablehlo.add %v, %step : tensor<2xui8>
    %k = stablehlo.multiply %g, %two : tensor<bf16>
    stablehlo.return %j, %b, %a, %w, %k : tensor<i32>, tensor<5000xi32>, tensor<5000xi32>, tensor<2xui8>, tensor<bf16>
  }
  check.expect_eq_const %e#1, dense<1> : tensor<5000xi32>
  check.expect_eq_const %e#2, dense<2> : tensor<5000xi32>
  check.expect_eq_const %e#3, dense<[4, 14]> : tensor<2xui8>
  check.expect_eq_const %e#4, dense<512.0> : tensor<bf16>

  // The Fibonacci numbers, large (by turns of three) and small (copied aside).
  %b0_k = stablehlo.constant dense<0> : tensor<5000xi32>
  %b0 = stablehlo.optimization_barrier %b0_k : tensor<5000xi32>
  %l:3 = stablehlo.while(%i = %zero, %a = %b0, %b = %x) : tensor<i32>, tensor<5000xi32>, tensor<5000xi32>
  cond {
    %c = stablehlo.compare LT, %i, %ten, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %s = stablehlo.add %a, %b : tensor<5000xi32>
    stablehlo.return %j, %b, %s : tensor<i32>, tensor<5000xi32>, tensor<5000xi32>
  }
  check.expect_eq_const %l#1, dense<55> : tensor<5000xi32>
  check.expect_eq_const %l#2, dense<89> : tensor<5000xi32>
  %s0_k = stablehlo.constant dense<0> : tensor<3xi32>
  %s1_k = stablehlo.constant dense<1> : tensor<3xi32>
  %s0 = stablehlo.optimization_barrier %s0_k : tensor<3xi32>
  %s1 = stablehlo.optimization_barrier %s1_k : tensor<3xi32>
  %t:3 = stablehlo.while(%i = %zero, %a = %s0, %b = %s1) : tensor<i32>, tensor<3xi32>, tensor<3xi32>
  cond {
    %c = stablehlo.compare LT, %i, %ten, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %s = stablehlo.add %a, %b : tensor<3xi32>
    stablehlo.return %j, %b, %s : tensor<i32>, tensor<3xi32>, tensor<3xi32>
  }
  check.expect_eq_const %t#1, dense<55> : tensor<3xi32>
  check.expect_eq_const %t#2, dense<89> : tensor<3xi32>

  // Tensors without elements, and a condition that computes on a whole tensor.
  %empty = stablehlo.constant dense<> : tensor<0xf32>
  %limit = stablehlo.constant dense<100000> : tensor<i32>
  %n:2 = stablehlo.while(%a = %x, %b = %empty) : tensor<5000xi32>, tensor<0xf32>
  cond {
    %sum = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<5000xi32>, tensor<i32>) -> tensor<i32>
    %c = stablehlo.compare LT, %sum, %limit, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %d = stablehlo.add %a, %a : tensor<5000xi32>
    %g = stablehlo.negate %b : tensor<0xf32>
    stablehlo.return %d, %g : tensor<5000xi32>, tensor<0xf32>
  }
  check.expect_eq_const %n#0, dense<32> : tensor<5000xi32>
  return
}
