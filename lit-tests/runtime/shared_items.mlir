// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// RUN: %shale_run %s --threads=1
// RUN: %shale_run %s --threads=3
// What is divided into items: large reductions to few results, scatters of windows, sorts and sums of many lines.

func.func public @main() {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %izero = stablehlo.constant dense<0> : tensor<i32>
  %five = stablehlo.constant dense<5> : tensor<i32>

  // As many elements as a prime number: blocks, and what is left over. The sum wraps; the init value counts once.
  %n0 = stablehlo.iota dim = 0 : tensor<1048573xi32>
  %n = stablehlo.optimization_barrier %n0 : tensor<1048573xi32>
  %s = stablehlo.reduce(%n init: %five) applies stablehlo.add across dimensions = [0] : (tensor<1048573xi32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %s, dense<-3670005> : tensor<i32>
  %m = stablehlo.reduce(%n init: %izero) applies stablehlo.maximum across dimensions = [0] : (tensor<1048573xi32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %m, dense<1048572> : tensor<i32>
  %seven = stablehlo.constant dense<7> : tensor<1048573xi32>
  %r0 = stablehlo.remainder %n, %seven : tensor<1048573xi32>
  %r1 = stablehlo.convert %r0 : (tensor<1048573xi32>) -> tensor<1048573xf32>
  %fs = stablehlo.reduce(%r1 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<1048573xf32>, tensor<f32>) -> tensor<f32>
  check.expect_eq_const %fs, dense<3145716.0> : tensor<f32>

  // The least element that is not a number is not passed over.
  %last = stablehlo.constant dense<1048572> : tensor<1048573xi32>
  %is_last = stablehlo.compare EQ, %n, %last : (tensor<1048573xi32>, tensor<1048573xi32>) -> tensor<1048573xi1>
  %nan = stablehlo.constant dense<0x7FC00000> : tensor<1048573xf32>
  %with = stablehlo.select %is_last, %nan, %r1 : tensor<1048573xi1>, tensor<1048573xf32>
  %fm = stablehlo.reduce(%with init: %zero) applies stablehlo.maximum across dimensions = [0] : (tensor<1048573xf32>, tensor<f32>) -> tensor<f32>
  %is_nan = stablehlo.compare NE, %fm, %fm : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %is_nan, dense<true> : tensor<i1>

  // The first of the largest elements of each row, and where it is; columns that no block divides.
  %c = stablehlo.iota dim = 1 : tensor<3x131101xi32>
  %row = stablehlo.iota dim = 0 : tensor<3x131101xi32>
  %a = stablehlo.constant dense<48271> : tensor<3x131101xi32>
  %mask = stablehlo.constant dense<2147483647> : tensor<3x131101xi32>
  %b = stablehlo.constant dense<17> : tensor<3x131101xi32>
  %p = stablehlo.constant dense<65521> : tensor<3x131101xi32>
  %v0 = stablehlo.multiply %c, %a : tensor<3x131101xi32>
  %v1 = stablehlo.and %v0, %mask : tensor<3x131101xi32>
  %v2 = stablehlo.multiply %row, %b : tensor<3x131101xi32>
  %v3 = stablehlo.remainder %v1, %p : tensor<3x131101xi32>
  %v4 = stablehlo.add %v3, %v2 : tensor<3x131101xi32>
  %v5 = stablehlo.remainder %v4, %p : tensor<3x131101xi32>
  %v = stablehlo.optimization_barrier %v5 : tensor<3x131101xi32>
  %best:2 = stablehlo.reduce(%v init: %izero), (%c init: %izero) across dimensions = [1] : (tensor<3x131101xi32>, tensor<3x131101xi32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>)
   reducer(%x: tensor<i32>, %y: tensor<i32>) (%i: tensor<i32>, %j: tensor<i32>) {
    %more = stablehlo.compare GT, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %same = stablehlo.compare EQ, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %before = stablehlo.compare LT, %i, %j : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %tie = stablehlo.and %same, %before : tensor<i1>
    %left = stablehlo.or %more, %tie : tensor<i1>
    %o0 = stablehlo.select %left, %x, %y : tensor<i1>, tensor<i32>
    %o1 = stablehlo.select %left, %i, %j : tensor<i1>, tensor<i32>
    stablehlo.return %o0, %o1 : tensor<i32>, tensor<i32>
   }
  check.expect_eq_const %best#0, dense<[65520, 65520, 65520]> : tensor<3xi32>
  check.expect_eq_const %best#1, dense<[452, 8136, 15820]> : tensor<3xi32>

  // Few columns of many rows.
  %rows = stablehlo.iota dim = 0 : tensor<65537x8xi32>
  %columns = stablehlo.iota dim = 1 : tensor<65537x8xi32>
  %product = stablehlo.multiply %rows, %columns : tensor<65537x8xi32>
  %table = stablehlo.optimization_barrier %product : tensor<65537x8xi32>
  %sums = stablehlo.reduce(%table init: %izero) applies stablehlo.add across dimensions = [0] : (tensor<65537x8xi32>, tensor<i32>) -> tensor<8xi32>
  check.expect_eq_const %sums, dense<[0, -2147450880, 65536, -2147385344, 131072, -2147319808, 196608, -2147254272]> : tensor<8xi32>

  // Updates 0 to 999 are added to row (number modulo 9), each as many ones as its number; one lies outside.
  %number = stablehlo.iota dim = 0 : tensor<1000x1xi32>
  %nine = stablehlo.constant dense<9> : tensor<1000x1xi32>
  %to = stablehlo.remainder %number, %nine : tensor<1000x1xi32>
  %updates = stablehlo.iota dim = 0 : tensor<1000x301xi32>
  %none = stablehlo.constant dense<0> : tensor<8x301xi32>
  %scattered = "stablehlo.scatter"(%none, %to, %updates) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %o = stablehlo.add %x, %y : tensor<i32>
    stablehlo.return %o : tensor<i32>
  }) : (tensor<8x301xi32>, tensor<1000x1xi32>, tensor<1000x301xi32>) -> tensor<8x301xi32>
  %each = stablehlo.constant dense<[55944, 55056, 55167, 55278, 55389, 55500, 55611, 55722]> : tensor<8xi32>
  %wanted = stablehlo.broadcast_in_dim %each, dims = [0] : (tensor<8xi32>) -> tensor<8x301xi32>
  check.expect_eq %scattered, %wanted : tensor<8x301xi32>

  // Lines in falling order, sorted along either dimension, with where their elements were.
  %far = stablehlo.constant dense<1000> : tensor<67x1001xi32>
  %position = stablehlo.iota dim = 1 : tensor<67x1001xi32>
  %falling0 = stablehlo.subtract %far, %position : tensor<67x1001xi32>
  %falling = stablehlo.optimization_barrier %falling0 : tensor<67x1001xi32>
  %sorted:2 = "stablehlo.sort"(%falling, %position) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>, %i: tensor<i32>, %j: tensor<i32>):
    %o = stablehlo.compare LT, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %o : tensor<i1>
  }) : (tensor<67x1001xi32>, tensor<67x1001xi32>) -> (tensor<67x1001xi32>, tensor<67x1001xi32>)
  check.expect_eq %sorted#0, %position : tensor<67x1001xi32>
  check.expect_eq %sorted#1, %falling : tensor<67x1001xi32>
  %across = stablehlo.transpose %falling, dims = [1, 0] : (tensor<67x1001xi32>) -> tensor<1001x67xi32>
  %order = stablehlo.iota dim = 0 : tensor<1001x67xi32>
  %columnwise:2 = "stablehlo.sort"(%across, %order) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>, %i: tensor<i32>, %j: tensor<i32>):
    %o = stablehlo.compare LT, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %o : tensor<i1>
  }) : (tensor<1001x67xi32>, tensor<1001x67xi32>) -> (tensor<1001x67xi32>, tensor<1001x67xi32>)
  check.expect_eq %columnwise#1, %across : tensor<1001x67xi32>
  // The first three of each line.
  %three = stablehlo.slice %falling [0:67, 0:1001] : (tensor<67x1001xi32>) -> tensor<67x1001xi32>
  %again:2 = "stablehlo.sort"(%three, %position) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>, %i: tensor<i32>, %j: tensor<i32>):
    %o = stablehlo.compare LT, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %o : tensor<i1>
  }) : (tensor<67x1001xi32>, tensor<67x1001xi32>) -> (tensor<67x1001xi32>, tensor<67x1001xi32>)
  %first = stablehlo.slice %again#1 [0:67, 0:3] : (tensor<67x1001xi32>) -> tensor<67x3xi32>
  %taken = stablehlo.slice %falling [0:67, 0:3] : (tensor<67x1001xi32>) -> tensor<67x3xi32>
  check.expect_eq %first, %taken : tensor<67x3xi32>

  // Cumulative sums of ones along either dimension, and from the end.
  %one = stablehlo.constant dense<1> : tensor<1000x252xi32>
  %ones = stablehlo.optimization_barrier %one : tensor<1000x252xi32>
  %down = "stablehlo.reduce_window"(%ones, %izero) <{padding = dense<[[999, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1000, 1>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %o = stablehlo.add %x, %y : tensor<i32>
    stablehlo.return %o : tensor<i32>
  }) : (tensor<1000x252xi32>, tensor<i32>) -> tensor<1000x252xi32>
  %d0 = stablehlo.iota dim = 0 : tensor<1000x252xi32>
  %d1 = stablehlo.add %d0, %ones : tensor<1000x252xi32>
  check.expect_eq %down, %d1 : tensor<1000x252xi32>
  %along = "stablehlo.reduce_window"(%ones, %izero) <{padding = dense<[[0, 0], [0, 251]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 252>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %o = stablehlo.add %x, %y : tensor<i32>
    stablehlo.return %o : tensor<i32>
  }) : (tensor<1000x252xi32>, tensor<i32>) -> tensor<1000x252xi32>
  %e0 = stablehlo.iota dim = 1 : tensor<1000x252xi32>
  %e1 = stablehlo.constant dense<252> : tensor<1000x252xi32>
  %e2 = stablehlo.subtract %e1, %e0 : tensor<1000x252xi32>
  check.expect_eq %along, %e2 : tensor<1000x252xi32>
  return
}
