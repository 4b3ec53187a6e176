// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// Branches in small loops exchange what the loop carries, keep an old version of it, or fall back to what was before the loop.
// Expectations are by hand.

func.func @main() {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %five = stablehlo.constant dense<5> : tensor<i32>
  %a0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %b0 = stablehlo.constant dense<[10, 20, 30, 40]> : tensor<4xi32>
  %c0 = stablehlo.constant dense<[7, 7, 7, 7]> : tensor<4xi32>
  %barrier:3 = stablehlo.optimization_barrier %a0, %b0, %c0 : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>

  // Exchanged once, by a case.
  %once:3 = stablehlo.while(%i = %zero, %a = %barrier#0, %b = %barrier#1) : tensor<i32>, tensor<4xi32>, tensor<4xi32>
  cond {
    %more = stablehlo.compare LT, %i, %five : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %is = stablehlo.compare EQ, %i, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %index = stablehlo.convert %is : (tensor<i1>) -> tensor<i32>
    %r:2 = "stablehlo.case"(%index) ({
      stablehlo.return %a, %b : tensor<4xi32>, tensor<4xi32>
    }, {
      stablehlo.return %b, %a : tensor<4xi32>, tensor<4xi32>
    }) : (tensor<i32>) -> (tensor<4xi32>, tensor<4xi32>)
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %r#0, %r#1 : tensor<i32>, tensor<4xi32>, tensor<4xi32>
  }
  check.expect_eq_const %once#1, dense<[10, 20, 30, 40]> : tensor<4xi32>
  check.expect_eq_const %once#2, dense<[1, 2, 3, 4]> : tensor<4xi32>

  // Three turn round in every iteration but the second, by an if: four turns of three are one.
  %turned:4 = stablehlo.while(%i = %zero, %a = %barrier#0, %b = %barrier#1, %c = %barrier#2) : tensor<i32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
  cond {
    %more = stablehlo.compare LT, %i, %five : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %is = stablehlo.compare NE, %i, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %r:3 = "stablehlo.if"(%is) ({
      stablehlo.return %b, %c, %a : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
    }, {
      stablehlo.return %a, %b, %c : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
    }) : (tensor<i1>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>)
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %r#0, %r#1, %r#2 : tensor<i32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
  }
  check.expect_eq_const %turned#1, dense<[10, 20, 30, 40]> : tensor<4xi32>
  check.expect_eq_const %turned#2, dense<[7, 7, 7, 7]> : tensor<4xi32>
  check.expect_eq_const %turned#3, dense<[1, 2, 3, 4]> : tensor<4xi32>

  // The second is what the first was before its update, in one iteration.
  %old:3 = stablehlo.while(%i = %zero, %a = %barrier#0, %b = %barrier#1) : tensor<i32>, tensor<4xi32>, tensor<4xi32>
  cond {
    %four = stablehlo.constant dense<4> : tensor<i32>
    %more = stablehlo.compare LT, %i, %four : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %value = stablehlo.constant dense<99> : tensor<1xi32>
    %u = stablehlo.dynamic_update_slice %a, %value, %i : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
    %is = stablehlo.compare EQ, %i, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %r = "stablehlo.if"(%is) ({
      stablehlo.return %a : tensor<4xi32>
    }, {
      stablehlo.return %b : tensor<4xi32>
    }) : (tensor<i1>) -> tensor<4xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %u, %r : tensor<i32>, tensor<4xi32>, tensor<4xi32>
  }
  check.expect_eq_const %old#1, dense<[99, 99, 99, 99]> : tensor<4xi32>
  check.expect_eq_const %old#2, dense<[99, 2, 3, 4]> : tensor<4xi32>

  // An update in a branch, of what the other branch gives as it is; and back to what was before the loop in the last iteration but one.
  %back:2 = stablehlo.while(%i = %zero, %a = %barrier#0) : tensor<i32>, tensor<4xi32>
  cond {
    %four = stablehlo.constant dense<4> : tensor<i32>
    %more = stablehlo.compare LT, %i, %four : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %two = stablehlo.constant dense<2> : tensor<i32>
    %is = stablehlo.compare EQ, %i, %two : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %r = "stablehlo.if"(%is) ({
      stablehlo.return %barrier#0 : tensor<4xi32>
    }, {
      %value = stablehlo.constant dense<99> : tensor<1xi32>
      %u = stablehlo.dynamic_update_slice %a, %value, %i : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
      stablehlo.return %u : tensor<4xi32>
    }) : (tensor<i1>) -> tensor<4xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %r : tensor<i32>, tensor<4xi32>
  }
  check.expect_eq_const %back#1, dense<[1, 2, 3, 99]> : tensor<4xi32>

  // A loop in a loop that begins with one tensor twice, hands the second on to the first, and updates it.
  %twice:2 = stablehlo.while(%i = %zero, %a = %barrier#0) : tensor<i32>, tensor<4xi32>
  cond {
    %two = stablehlo.constant dense<2> : tensor<i32>
    %more = stablehlo.compare LT, %i, %two : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %inner:3 = stablehlo.while(%j = %zero, %p = %a, %q = %a) : tensor<i32>, tensor<4xi32>, tensor<4xi32>
    cond {
      %two = stablehlo.constant dense<2> : tensor<i32>
      %more = stablehlo.compare LT, %j, %two : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    } do {
      %value = stablehlo.constant dense<99> : tensor<1xi32>
      %u = stablehlo.dynamic_update_slice %q, %value, %j : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
      %k = stablehlo.add %j, %one : tensor<i32>
      stablehlo.return %k, %q, %u : tensor<i32>, tensor<4xi32>, tensor<4xi32>
    }
    %sum = stablehlo.add %inner#1, %inner#2 : tensor<4xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %sum : tensor<i32>, tensor<4xi32>
  }
  check.expect_eq_const %twice#1, dense<[198, 200, 12, 16]> : tensor<4xi32>
  return
}
