// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// RUN: %shale_run %s --threads=3
// Concatenations whose parts are computed where they belong; expectations are NumPy's. The last one is split among threads.

func.func public @main() {
  %k = stablehlo.constant dense<[[0, 7, 14, 21, 5, 12], [19, 3, 10, 17, 1, 8], [15, 22, 6, 13, 20, 4], [11, 18, 2, 9, 16, 0], [7, 14, 21, 5, 12, 19], [3, 10, 17, 1, 8, 15], [22, 6, 13, 20, 4, 11], [18, 2, 9, 16, 0, 7]]> : tensor<8x6xi32>
  %x = stablehlo.optimization_barrier %k : tensor<8x6xi32>
  %a = stablehlo.slice %x [1:7:2, 0:6] : (tensor<8x6xi32>) -> tensor<3x6xi32>
  %b = stablehlo.slice %x [2:7:2, 0:6] : (tensor<8x6xi32>) -> tensor<3x6xi32>
  %lo = stablehlo.minimum %a, %b : tensor<3x6xi32>
  %hi = stablehlo.maximum %a, %b : tensor<3x6xi32>
  %lo1 = stablehlo.reshape %lo : (tensor<3x6xi32>) -> tensor<3x1x6xi32>
  %hi1 = stablehlo.reshape %hi : (tensor<3x6xi32>) -> tensor<3x1x6xi32>
  %pairs = stablehlo.concatenate %lo1, %hi1, dim = 1 : (tensor<3x1x6xi32>, tensor<3x1x6xi32>) -> tensor<3x2x6xi32>
  %mid = stablehlo.reshape %pairs : (tensor<3x2x6xi32>) -> tensor<6x6xi32>
  %first = stablehlo.slice %x [0:1, 0:6] : (tensor<8x6xi32>) -> tensor<1x6xi32>
  %last = stablehlo.slice %x [7:8, 0:6] : (tensor<8x6xi32>) -> tensor<1x6xi32>
  %r = stablehlo.concatenate %first, %mid, %last, dim = 0 : (tensor<1x6xi32>, tensor<6x6xi32>, tensor<1x6xi32>) -> tensor<8x6xi32>
  check.expect_eq_const %r, dense<[[0, 7, 14, 21, 5, 12], [15, 3, 6, 13, 1, 4], [19, 22, 10, 17, 20, 8], [7, 14, 2, 5, 12, 0], [11, 18, 21, 9, 16, 19], [3, 6, 13, 1, 4, 11], [22, 10, 17, 20, 8, 15], [18, 2, 9, 16, 0, 7]]> : tensor<8x6xi32>
  %three = stablehlo.constant dense<3> : tensor<8x6xi32>
  %one = stablehlo.constant dense<1> : tensor<8x6xi32>
  %n = stablehlo.multiply %x, %three : tensor<8x6xi32>
  %m = stablehlo.add %x, %one : tensor<8x6xi32>
  %in = stablehlo.concatenate %n, %m, dim = 1 : (tensor<8x6xi32>, tensor<8x6xi32>) -> tensor<8x12xi32>
  %c = stablehlo.slice %x [0:8, 0:1] : (tensor<8x6xi32>) -> tensor<8x1xi32>
  %w = stablehlo.broadcast_in_dim %c, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x2xi32>
  %i = stablehlo.iota dim = 0 : tensor<8x3xi32>
  %none = stablehlo.slice %x [0:8, 2:2] : (tensor<8x6xi32>) -> tensor<8x0xi32>
  %s = stablehlo.concatenate %in, %none, %w, %i, %n, dim = 1 : (tensor<8x12xi32>, tensor<8x0xi32>, tensor<8x2xi32>, tensor<8x3xi32>, tensor<8x6xi32>) -> tensor<8x23xi32>
  check.expect_eq_const %s, dense<[[0, 21, 42, 63, 15, 36, 1, 8, 15, 22, 6, 13, 0, 0, 0, 0, 0, 0, 21, 42, 63, 15, 36], [57, 9, 30, 51, 3, 24, 20, 4, 11, 18, 2, 9, 19, 19, 1, 1, 1, 57, 9, 30, 51, 3, 24], [45, 66, 18, 39, 60, 12, 16, 23, 7, 14, 21, 5, 15, 15, 2, 2, 2, 45, 66, 18, 39, 60, 12], [33, 54, 6, 27, 48, 0, 12, 19, 3, 10, 17, 1, 11, 11, 3, 3, 3, 33, 54, 6, 27, 48, 0], [21, 42, 63, 15, 36, 57, 8, 15, 22, 6, 13, 20, 7, 7, 4, 4, 4, 21, 42, 63, 15, 36, 57], [9, 30, 51, 3, 24, 45, 4, 11, 18, 2, 9, 16, 3, 3, 5, 5, 5, 9, 30, 51, 3, 24, 45], [66, 18, 39, 60, 12, 33, 23, 7, 14, 21, 5, 12, 22, 22, 6, 6, 6, 66, 18, 39, 60, 12, 33], [54, 6, 27, 48, 0, 21, 19, 3, 10, 17, 1, 8, 18, 18, 7, 7, 7, 54, 6, 27, 48, 0, 21]]> : tensor<8x23xi32>
  %xt = stablehlo.transpose %x, dims = [1, 0] : (tensor<8x6xi32>) -> tensor<6x8xi32>
  %rev = stablehlo.reverse %xt, dims = [1] : tensor<6x8xi32>
  %ones = stablehlo.constant dense<1> : tensor<6x8xi32>
  %less = stablehlo.subtract %xt, %ones : tensor<6x8xi32>
  %t = stablehlo.concatenate %rev, %less, dim = 0 : (tensor<6x8xi32>, tensor<6x8xi32>) -> tensor<12x8xi32>
  check.expect_eq_const %t, dense<[[18, 22, 3, 7, 11, 15, 19, 0], [2, 6, 10, 14, 18, 22, 3, 7], [9, 13, 17, 21, 2, 6, 10, 14], [16, 20, 1, 5, 9, 13, 17, 21], [0, 4, 8, 12, 16, 20, 1, 5], [7, 11, 15, 19, 0, 4, 8, 12], [-1, 18, 14, 10, 6, 2, 21, 17], [6, 2, 21, 17, 13, 9, 5, 1], [13, 9, 5, 1, 20, 16, 12, 8], [20, 16, 12, 8, 4, 0, 19, 15], [4, 0, 19, 15, 11, 7, 3, -1], [11, 7, 3, -1, 18, 14, 10, 6]]> : tensor<12x8xi32>
  %fill = stablehlo.constant dense<-5> : tensor<i32>
  %p = stablehlo.pad %n, %fill, low = [1, 0], high = [0, 2], interior = [0, 0] : (tensor<8x6xi32>, tensor<i32>) -> tensor<9x8xi32>
  check.expect_eq_const %p, dense<[[-5, -5, -5, -5, -5, -5, -5, -5], [0, 21, 42, 63, 15, 36, -5, -5], [57, 9, 30, 51, 3, 24, -5, -5], [45, 66, 18, 39, 60, 12, -5, -5], [33, 54, 6, 27, 48, 0, -5, -5], [21, 42, 63, 15, 36, 57, -5, -5], [9, 30, 51, 3, 24, 45, -5, -5], [66, 18, 39, 60, 12, 33, -5, -5], [54, 6, 27, 48, 0, 21, -5, -5]]> : tensor<9x8xi32>
  %u0 = stablehlo.iota dim = 0 : tensor<300000xi32>
  %u = stablehlo.optimization_barrier %u0 : tensor<300000xi32>
  %seven = stablehlo.constant dense<7> : tensor<300000xi32>
  %u7 = stablehlo.multiply %u, %seven : tensor<300000xi32>
  %v = stablehlo.slice %u [5:12] : (tensor<300000xi32>) -> tensor<7xi32>
  %neg = stablehlo.negate %u : tensor<300000xi32>
  %big = stablehlo.concatenate %u7, %v, %neg, dim = 0 : (tensor<300000xi32>, tensor<7xi32>, tensor<300000xi32>) -> tensor<600007xi32>
  %at = stablehlo.iota dim = 0 : tensor<600007xi32>
  %w7 = stablehlo.constant dense<7> : tensor<600007xi32>
  %end0 = stablehlo.constant dense<300000> : tensor<600007xi32>
  %end1 = stablehlo.constant dense<300007> : tensor<600007xi32>
  %off = stablehlo.constant dense<299995> : tensor<600007xi32>
  %e0 = stablehlo.multiply %at, %w7 : tensor<600007xi32>
  %e1 = stablehlo.subtract %at, %off : tensor<600007xi32>
  %e2 = stablehlo.subtract %end1, %at : tensor<600007xi32>
  %c0 = stablehlo.compare LT, %at, %end0 : (tensor<600007xi32>, tensor<600007xi32>) -> tensor<600007xi1>
  %c1 = stablehlo.compare LT, %at, %end1 : (tensor<600007xi32>, tensor<600007xi32>) -> tensor<600007xi1>
  %e12 = stablehlo.select %c1, %e1, %e2 : tensor<600007xi1>, tensor<600007xi32>
  %e = stablehlo.select %c0, %e0, %e12 : tensor<600007xi1>, tensor<600007xi32>
  check.expect_eq %big, %e : tensor<600007xi32>
  return
}
