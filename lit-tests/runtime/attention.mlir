// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// RUN: shale-run %s --target=x86-64-v3
// RUN: shale-run %s --threads=1
// Attention, whose scores are computed and used in blocks of rows.

// One key of each query is not masked: the result is the value of that key, exactly.
func.func private @masked() {
  %q = stablehlo.iota dim = 1 : tensor<3x24x5xf32>
  %k = stablehlo.iota dim = 1 : tensor<3x40x5xf32>
  %scores = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x24x5xf32>, tensor<3x40x5xf32>) -> tensor<3x24x40xf32>
  %batch = stablehlo.iota dim = 0 : tensor<3x24x40xi32>
  %row = stablehlo.iota dim = 1 : tensor<3x24x40xi32>
  %column = stablehlo.iota dim = 2 : tensor<3x24x40xi32>
  %chosen = stablehlo.add %row, %batch : tensor<3x24x40xi32>
  %mask = stablehlo.compare EQ, %chosen, %column, SIGNED : (tensor<3x24x40xi32>, tensor<3x24x40xi32>) -> tensor<3x24x40xi1>
  %low = stablehlo.constant dense<0xFF800000> : tensor<3x24x40xf32>
  %s = stablehlo.select %mask, %scores, %low : tensor<3x24x40xi1>, tensor<3x24x40xf32>
  %p = func.call @softmax(%s) : (tensor<3x24x40xf32>) -> tensor<3x24x40xf32>
  %vb = stablehlo.iota dim = 0 : tensor<3x40x7xf32>
  %vj = stablehlo.iota dim = 1 : tensor<3x40x7xf32>
  %ve = stablehlo.iota dim = 2 : tensor<3x40x7xf32>
  %thousand = stablehlo.constant dense<1000.0> : tensor<3x40x7xf32>
  %ten = stablehlo.constant dense<10.0> : tensor<3x40x7xf32>
  %v0 = stablehlo.multiply %vb, %thousand : tensor<3x40x7xf32>
  %v1 = stablehlo.multiply %vj, %ten : tensor<3x40x7xf32>
  %v2 = stablehlo.add %v0, %v1 : tensor<3x40x7xf32>
  %v = stablehlo.add %v2, %ve : tensor<3x40x7xf32>
  %r = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<3x24x40xf32>, tensor<3x40x7xf32>) -> tensor<3x24x7xf32>
  %eb = stablehlo.iota dim = 0 : tensor<3x24x7xi32>
  %ei = stablehlo.iota dim = 1 : tensor<3x24x7xi32>
  %ee = stablehlo.iota dim = 2 : tensor<3x24x7xi32>
  %c1000 = stablehlo.constant dense<1000> : tensor<3x24x7xi32>
  %c10 = stablehlo.constant dense<10> : tensor<3x24x7xi32>
  %x2 = stablehlo.add %ei, %eb : tensor<3x24x7xi32>
  %x3 = stablehlo.multiply %x2, %c10 : tensor<3x24x7xi32>
  %x4 = stablehlo.multiply %eb, %c1000 : tensor<3x24x7xi32>
  %x5 = stablehlo.add %x3, %x4 : tensor<3x24x7xi32>
  %x6 = stablehlo.add %x5, %ee : tensor<3x24x7xi32>
  %expected = stablehlo.convert %x6 : (tensor<3x24x7xi32>) -> tensor<3x24x7xf32>
  check.expect_eq %r, %expected : tensor<3x24x7xf32>
  return
}

func.func private @softmax(%s: tensor<3x24x40xf32>) -> tensor<3x24x40xf32> {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %m = stablehlo.reduce(%s init: %low) applies stablehlo.maximum across dimensions = [2] : (tensor<3x24x40xf32>, tensor<f32>) -> tensor<3x24xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<3x24xf32>) -> tensor<3x24x40xf32>
  %d = stablehlo.subtract %s, %mb : tensor<3x24x40xf32>
  %e = stablehlo.exponential %d : tensor<3x24x40xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %t = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<3x24x40xf32>, tensor<f32>) -> tensor<3x24xf32>
  %tb = stablehlo.broadcast_in_dim %t, dims = [0, 1] : (tensor<3x24xf32>) -> tensor<3x24x40xf32>
  %p = stablehlo.divide %e, %tb : tensor<3x24x40xf32>
  return %p : tensor<3x24x40xf32>
}

// Rows, heads and dimensions of size 1 in other orders, as JAX writes them: to the bit what the three steps give on their own.
func.func private @steps() {
  %i = stablehlo.iota dim = 0 : tensor<6720xi32>
  %a = stablehlo.constant dense<7919> : tensor<6720xi32>
  %n = stablehlo.constant dense<251> : tensor<6720xi32>
  %ia = stablehlo.multiply %i, %a : tensor<6720xi32>
  %ir = stablehlo.remainder %ia, %n : tensor<6720xi32>
  %f = stablehlo.convert %ir : (tensor<6720xi32>) -> tensor<6720xf32>
  %x = stablehlo.cbrt %f : tensor<6720xf32>
  %q = stablehlo.reshape %x : (tensor<6720xf32>) -> tensor<1x32x7x1x30xf32>
  %k = stablehlo.reshape %x : (tensor<6720xf32>) -> tensor<1x32x7x30xf32>
  %s = stablehlo.dot_general %q, %k, batching_dims = [0, 2] x [0, 2], contracting_dims = [4] x [3] : (tensor<1x32x7x1x30xf32>, tensor<1x32x7x30xf32>) -> tensor<1x7x32x1x32xf32>
  %y = stablehlo.optimization_barrier %x : tensor<6720xf32>
  %q_apart = stablehlo.reshape %y : (tensor<6720xf32>) -> tensor<1x32x7x1x30xf32>
  %k_apart = stablehlo.reshape %y : (tensor<6720xf32>) -> tensor<1x32x7x30xf32>
  %sa = stablehlo.dot_general %q_apart, %k_apart, batching_dims = [0, 2] x [0, 2], contracting_dims = [4] x [3] : (tensor<1x32x7x1x30xf32>, tensor<1x32x7x30xf32>) -> tensor<1x7x32x1x32xf32>
  %apart = stablehlo.optimization_barrier %sa : tensor<1x7x32x1x32xf32>
  %p = func.call @normalized(%s) : (tensor<1x7x32x1x32xf32>) -> tensor<1x1x7x32x32xf32>
  %pa = func.call @normalized(%apart) : (tensor<1x7x32x1x32xf32>) -> tensor<1x1x7x32x32xf32>
  %p_apart = stablehlo.optimization_barrier %pa : tensor<1x1x7x32x32xf32>
  %r = stablehlo.dot_general %p, %k, batching_dims = [0, 2] x [0, 2], contracting_dims = [4] x [1] : (tensor<1x1x7x32x32xf32>, tensor<1x32x7x30xf32>) -> tensor<1x7x1x32x30xf32>
  %r_apart = stablehlo.dot_general %p_apart, %k, batching_dims = [0, 2] x [0, 2], contracting_dims = [4] x [1] : (tensor<1x1x7x32x32xf32>, tensor<1x32x7x30xf32>) -> tensor<1x7x1x32x30xf32>
  check.expect_eq %r, %r_apart : tensor<1x7x1x32x30xf32>
  return
}

func.func private @normalized(%s: tensor<1x7x32x1x32xf32>) -> tensor<1x1x7x32x32xf32> {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %m = stablehlo.reduce(%s init: %low) applies stablehlo.maximum across dimensions = [4] : (tensor<1x7x32x1x32xf32>, tensor<f32>) -> tensor<1x7x32x1xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0, 1, 2, 3] : (tensor<1x7x32x1xf32>) -> tensor<1x7x32x1x32xf32>
  %d = stablehlo.subtract %s, %mb : tensor<1x7x32x1x32xf32>
  %t = stablehlo.transpose %d, dims = [3, 0, 1, 2, 4] : (tensor<1x7x32x1x32xf32>) -> tensor<1x1x7x32x32xf32>
  %e = stablehlo.exponential %t : tensor<1x1x7x32x32xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [4] : (tensor<1x1x7x32x32xf32>, tensor<f32>) -> tensor<1x1x7x32xf32>
  %sb = stablehlo.broadcast_in_dim %sum, dims = [0, 1, 2, 3] : (tensor<1x1x7x32xf32>) -> tensor<1x1x7x32x32xf32>
  %p = stablehlo.divide %e, %sb : tensor<1x1x7x32x32xf32>
  return %p : tensor<1x1x7x32x32xf32>
}

func.func @main() {
  func.call @masked() : () -> ()
  func.call @steps() : () -> ()
  return
}
