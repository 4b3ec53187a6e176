// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// A loop in a loop that carries the same few elements on, as JAX's nested fori_loop gives: by updates of an element, by
// arithmetic on all of them, and in a branch. Expectations are by hand.

func.func @main() {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %x0 = stablehlo.constant dense<[3, 1, 2, 0]> : tensor<4xi32>
  %x = stablehlo.optimization_barrier %x0 : tensor<4xi32>

  // x[j] += i + 1 for i and j in 0..3
  %updated:2 = stablehlo.while(%i = %zero, %v = %x) : tensor<i32>, tensor<4xi32>
  cond {
    %more = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    %inner:2 = stablehlo.while(%j = %zero, %w = %v) : tensor<i32>, tensor<4xi32>
    cond {
      %more = stablehlo.compare LT, %j, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    } do {
      %old = stablehlo.dynamic_slice %w, %j, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
      %step = stablehlo.reshape %next : (tensor<i32>) -> tensor<1xi32>
      %new = stablehlo.add %old, %step : tensor<1xi32>
      %u = stablehlo.dynamic_update_slice %w, %new, %j : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
      %k = stablehlo.add %j, %one : tensor<i32>
      stablehlo.return %k, %u : tensor<i32>, tensor<4xi32>
    }
    stablehlo.return %next, %inner#1 : tensor<i32>, tensor<4xi32>
  }
  check.expect_eq_const %updated#1, dense<[9, 7, 8, 0]> : tensor<4xi32>

  // x = 2 x, nine times
  %doubled:2 = stablehlo.while(%i = %zero, %v = %x) : tensor<i32>, tensor<4xi32>
  cond {
    %more = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %inner:2 = stablehlo.while(%j = %zero, %w = %v) : tensor<i32>, tensor<4xi32>
    cond {
      %more = stablehlo.compare LT, %j, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    } do {
      %u = stablehlo.add %w, %w : tensor<4xi32>
      %k = stablehlo.add %j, %one : tensor<i32>
      stablehlo.return %k, %u : tensor<i32>, tensor<4xi32>
    }
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %inner#1 : tensor<i32>, tensor<4xi32>
  }
  check.expect_eq_const %doubled#1, dense<[1536, 512, 1024, 0]> : tensor<4xi32>

  // Bubble sort: neighbours in the wrong order change places.
  %sorted:2 = stablehlo.while(%i = %zero, %v = %x) : tensor<i32>, tensor<4xi32>
  cond {
    %more = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %inner:2 = stablehlo.while(%j = %zero, %w = %v) : tensor<i32>, tensor<4xi32>
    cond {
      %more = stablehlo.compare LT, %j, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    } do {
      %k = stablehlo.add %j, %one : tensor<i32>
      %a1 = stablehlo.dynamic_slice %w, %j, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
      %b1 = stablehlo.dynamic_slice %w, %k, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
      %a = stablehlo.reshape %a1 : (tensor<1xi32>) -> tensor<i32>
      %b = stablehlo.reshape %b1 : (tensor<1xi32>) -> tensor<i32>
      %wrong = stablehlo.compare GT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %u = "stablehlo.if"(%wrong) ({
        %p = stablehlo.dynamic_update_slice %w, %b1, %j : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
        %q = stablehlo.dynamic_update_slice %p, %a1, %k : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
        stablehlo.return %q : tensor<4xi32>
      }, {
        stablehlo.return %w : tensor<4xi32>
      }) : (tensor<i1>) -> tensor<4xi32>
      stablehlo.return %k, %u : tensor<i32>, tensor<4xi32>
    }
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %inner#1 : tensor<i32>, tensor<4xi32>
  }
  check.expect_eq_const %sorted#1, dense<[0, 1, 2, 3]> : tensor<4xi32>

  // The state before the inner loop is read after it: x += x + 3 in the first element, and 2 x in the others, twice.
  %read:2 = stablehlo.while(%i = %one, %v = %x) : tensor<i32>, tensor<4xi32>
  cond {
    %more = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %inner:2 = stablehlo.while(%j = %zero, %w = %v) : tensor<i32>, tensor<4xi32>
    cond {
      %more = stablehlo.compare LT, %j, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    } do {
      %k = stablehlo.add %j, %one : tensor<i32>
      %old = stablehlo.slice %w [0:1] : (tensor<4xi32>) -> tensor<1xi32>
      %step = stablehlo.reshape %one : (tensor<i32>) -> tensor<1xi32>
      %new = stablehlo.add %old, %step : tensor<1xi32>
      %u = stablehlo.dynamic_update_slice %w, %new, %zero : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
      stablehlo.return %k, %u : tensor<i32>, tensor<4xi32>
    }
    %sum = stablehlo.add %inner#1, %v : tensor<4xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %sum : tensor<i32>, tensor<4xi32>
  }
  check.expect_eq_const %read#1, dense<[21, 4, 8, 0]> : tensor<4xi32>

  // And its sum is an output of its own: 6 = 3 + 1 + 2 + 0 and 9 after 3 were added to the first element.
  %both:3 = stablehlo.while(%i = %one, %v = %x, %s = %zero) : tensor<i32>, tensor<4xi32>, tensor<i32>
  cond {
    %more = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %inner:2 = stablehlo.while(%j = %zero, %w = %v) : tensor<i32>, tensor<4xi32>
    cond {
      %more = stablehlo.compare LT, %j, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    } do {
      %k = stablehlo.add %j, %one : tensor<i32>
      %old = stablehlo.slice %w [0:1] : (tensor<4xi32>) -> tensor<1xi32>
      %step = stablehlo.reshape %one : (tensor<i32>) -> tensor<1xi32>
      %new = stablehlo.add %old, %step : tensor<1xi32>
      %u = stablehlo.dynamic_update_slice %w, %new, %zero : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
      stablehlo.return %k, %u : tensor<i32>, tensor<4xi32>
    }
    %total = stablehlo.reduce(%v init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
    %t = stablehlo.add %s, %total : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %inner#1, %t : tensor<i32>, tensor<4xi32>, tensor<i32>
  }
  check.expect_eq_const %both#1, dense<[9, 1, 2, 0]> : tensor<4xi32>
  check.expect_eq_const %both#2, dense<15> : tensor<i32>
  return
}
