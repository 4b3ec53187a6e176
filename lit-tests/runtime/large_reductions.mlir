// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// RUN: %shale_run %s --threads=3
// Reductions of columns that are far apart, of rows in any order, and long cumulative ones: sums of small integers, which are exact,
// have formulas.

func.func public @main() {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %lowest = stablehlo.constant dense<0xFF800000> : tensor<f32>

  // Element (r, c) is r + c; the last columns are no whole vector, and the rows no multiple of the partial results.
  %r = stablehlo.iota dim = 0 : tensor<301x1100xf32>
  %c = stablehlo.iota dim = 1 : tensor<301x1100xf32>
  %x0 = stablehlo.add %r, %c : tensor<301x1100xf32>
  %x = stablehlo.optimization_barrier %x0 : tensor<301x1100xf32>
  %column = stablehlo.iota dim = 0 : tensor<1100xf32>
  %sum = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<301x1100xf32>, tensor<f32>) -> tensor<1100xf32>
  %n = stablehlo.constant dense<301.0> : tensor<1100xf32>
  %rows = stablehlo.constant dense<45150.0> : tensor<1100xf32>
  %times = stablehlo.multiply %n, %column : tensor<1100xf32>
  %sums = stablehlo.add %rows, %times : tensor<1100xf32>
  check.expect_eq %sum, %sums : tensor<1100xf32>
  %max = stablehlo.reduce(%x init: %lowest) applies stablehlo.maximum across dimensions = [0] : (tensor<301x1100xf32>, tensor<f32>) -> tensor<1100xf32>
  %last = stablehlo.constant dense<300.0> : tensor<1100xf32>
  %maxima = stablehlo.add %last, %column : tensor<1100xf32>
  check.expect_eq %max, %maxima : tensor<1100xf32>

  // Several matrices.
  %m = stablehlo.broadcast_in_dim %x, dims = [1, 2] : (tensor<301x1100xf32>) -> tensor<2x301x1100xf32>
  %which = stablehlo.iota dim = 0 : tensor<2x301x1100xf32>
  %y0 = stablehlo.add %m, %which : tensor<2x301x1100xf32>
  %y = stablehlo.optimization_barrier %y0 : tensor<2x301x1100xf32>
  %both = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<2x301x1100xf32>, tensor<f32>) -> tensor<2x1100xf32>
  %own = stablehlo.iota dim = 0 : tensor<2x1100xf32>
  %n2 = stablehlo.constant dense<301.0> : tensor<2x1100xf32>
  %more = stablehlo.multiply %n2, %own : tensor<2x1100xf32>
  %each = stablehlo.broadcast_in_dim %sums, dims = [1] : (tensor<1100xf32>) -> tensor<2x1100xf32>
  %all = stablehlo.add %each, %more : tensor<2x1100xf32>
  check.expect_eq %both, %all : tensor<2x1100xf32>

  // Integers, which wrap.
  %ints0 = stablehlo.convert %x : (tensor<301x1100xf32>) -> tensor<301x1100xi32>
  %shift = stablehlo.constant dense<1073741824> : tensor<301x1100xi32>
  %ints1 = stablehlo.add %ints0, %shift : tensor<301x1100xi32>
  %ints = stablehlo.optimization_barrier %ints1 : tensor<301x1100xi32>
  %zi = stablehlo.constant dense<0> : tensor<i32>
  %isum = stablehlo.reduce(%ints init: %zi) applies stablehlo.add across dimensions = [0] : (tensor<301x1100xi32>, tensor<i32>) -> tensor<1100xi32>
  %isums0 = stablehlo.convert %sums : (tensor<1100xf32>) -> tensor<1100xi32>
  // 301 * 2^30 is 2^30 modulo 2^32.
  %wrapped = stablehlo.constant dense<1073741824> : tensor<1100xi32>
  %isums = stablehlo.add %isums0, %wrapped : tensor<1100xi32>
  check.expect_eq %isum, %isums : tensor<1100xi32>

  // The largest elements of a row are those from five times the row's number, modulo 53, on: the first is taken. One row has NaN in
  // its last three places.
  %ar = stablehlo.iota dim = 0 : tensor<37x53xi32>
  %ac = stablehlo.iota dim = 1 : tensor<37x53xi32>
  %five = stablehlo.constant dense<5> : tensor<37x53xi32>
  %fifty3 = stablehlo.constant dense<53> : tensor<37x53xi32>
  %p0 = stablehlo.multiply %ar, %five : tensor<37x53xi32>
  %p = stablehlo.remainder %p0, %fifty3 : tensor<37x53xi32>
  // All from p on are equal.
  %from = stablehlo.compare GE, %ac, %p : (tensor<37x53xi32>, tensor<37x53xi32>) -> tensor<37x53xi1>
  %high = stablehlo.constant dense<2.0> : tensor<37x53xf32>
  %low = stablehlo.constant dense<-0.0> : tensor<37x53xf32>
  %v0 = stablehlo.select %from, %high, %low : tensor<37x53xi1>, tensor<37x53xf32>
  %twenty = stablehlo.constant dense<20> : tensor<37x53xi32>
  %row20 = stablehlo.compare EQ, %ar, %twenty : (tensor<37x53xi32>, tensor<37x53xi32>) -> tensor<37x53xi1>
  %c50 = stablehlo.constant dense<50> : tensor<37x53xi32>
  %late = stablehlo.compare GE, %ac, %c50 : (tensor<37x53xi32>, tensor<37x53xi32>) -> tensor<37x53xi1>
  %nans = stablehlo.and %row20, %late : tensor<37x53xi1>
  %nan = stablehlo.constant dense<0x7FC00000> : tensor<37x53xf32>
  %v1 = stablehlo.select %nans, %nan, %v0 : tensor<37x53xi1>, tensor<37x53xf32>
  %v = stablehlo.optimization_barrier %v1 : tensor<37x53xf32>
  %best:2 = stablehlo.reduce(%v init: %lowest), (%ac init: %zi) across dimensions = [1] : (tensor<37x53xf32>, tensor<37x53xi32>, tensor<f32>, tensor<i32>) -> (tensor<37xf32>, tensor<37xi32>)
    reducer(%a: tensor<f32>, %b: tensor<f32>) (%i: tensor<i32>, %j: tensor<i32>) {
      %gt = stablehlo.compare GT, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %an = stablehlo.compare NE, %a, %a, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %keep = stablehlo.or %gt, %an : tensor<i1>
      %eq = stablehlo.compare EQ, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %lt = stablehlo.compare LT, %i, %j, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %tie = stablehlo.and %eq, %lt : tensor<i1>
      %keepi = stablehlo.or %keep, %tie : tensor<i1>
      %value = stablehlo.select %keep, %a, %b : tensor<i1>, tensor<f32>
      %index = stablehlo.select %keepi, %i, %j : tensor<i1>, tensor<i32>
      stablehlo.return %value, %index : tensor<f32>, tensor<i32>
    }
  %er = stablehlo.iota dim = 0 : tensor<37xi32>
  %e5 = stablehlo.constant dense<5> : tensor<37xi32>
  %e53 = stablehlo.constant dense<53> : tensor<37xi32>
  %q0 = stablehlo.multiply %er, %e5 : tensor<37xi32>
  %q = stablehlo.remainder %q0, %e53 : tensor<37xi32>
  %e20 = stablehlo.constant dense<20> : tensor<37xi32>
  %e50 = stablehlo.constant dense<50> : tensor<37xi32>
  %is20 = stablehlo.compare EQ, %er, %e20 : (tensor<37xi32>, tensor<37xi32>) -> tensor<37xi1>
  %places = stablehlo.select %is20, %e50, %q : tensor<37xi1>, tensor<37xi32>
  check.expect_eq %best#1, %places : tensor<37xi32>

  // One long line, forward and back.
  %ones0 = stablehlo.constant dense<1.0> : tensor<5000xf32>
  %ones = stablehlo.optimization_barrier %ones0 : tensor<5000xf32>
  %forward = "stablehlo.reduce_window"(%ones, %zero) <{padding = dense<[[4999, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 5000>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<5000xf32>, tensor<f32>) -> tensor<5000xf32>
  %position = stablehlo.iota dim = 0 : tensor<5000xf32>
  %counted = stablehlo.add %position, %ones0 : tensor<5000xf32>
  check.expect_eq %forward, %counted : tensor<5000xf32>
  %back = "stablehlo.reduce_window"(%ones, %zero) <{padding = dense<[[0, 4999]]> : tensor<1x2xi64>, window_dimensions = array<i64: 5000>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<5000xf32>, tensor<f32>) -> tensor<5000xf32>
  %end = stablehlo.constant dense<5000.0> : tensor<5000xf32>
  %left = stablehlo.subtract %end, %position : tensor<5000xf32>
  check.expect_eq %back, %left : tensor<5000xf32>
  return
}
