// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// Products by groups and scans, against NumPy; sums of small integers are exact.

func.func public @main() {
  %v1 = stablehlo.constant dense<[[-1.0, -3.0, -3.0, -3.0], [-3.0, -2.0, 3.0, -2.0], [1.0, 2.0, -2.0, -2.0], [0x00000000, -2.0, 3.0, -2.0], [3.0, 2.0, 2.0, -3.0], [-1.0, 1.0, 0x00000000, 1.0], [1.0, 1.0, -3.0, 3.0], [0x00000000, 3.0, -2.0, -1.0]]> : tensor<8x4xf32>
  %v2 = stablehlo.optimization_barrier %v1 : tensor<8x4xf32>
  %v3 = stablehlo.constant dense<[[[3.0, -2.0, -3.0, -1.0, 1.0], [-3.0, 3.0, -1.0, -2.0, 0x00000000], [3.0, 3.0, 3.0, -1.0, -3.0], [2.0, 1.0, 2.0, -3.0, -3.0]], [[0x00000000, -1.0, 0x00000000, 3.0, -2.0], [0x00000000, -1.0, -1.0, 2.0, -2.0], [-1.0, -3.0, -2.0, -2.0, 1.0], [1.0, 0x00000000, -2.0, 2.0, 2.0]], [[-2.0, -3.0, -1.0, -2.0, 2.0], [0x00000000, 0x00000000, -1.0, 0x00000000, 3.0], [-2.0, 2.0, -3.0, -1.0, 3.0], [3.0, -3.0, 2.0, 2.0, 0x00000000]]]> : tensor<3x4x5xf32>
  %v4 = stablehlo.optimization_barrier %v3 : tensor<3x4x5xf32>
  %v5 = stablehlo.constant dense<[3, 0, 4]> : tensor<3xi32>
  %v6 = stablehlo.optimization_barrier %v5 : tensor<3xi32>
  %v7 = "chlo.ragged_dot"(%v2, %v4, %v6) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<8x4xf32>, tensor<3x4x5xf32>, tensor<3xi32>) -> tensor<8x5xf32>
  check.expect_eq_const %v7, dense<[[-9.0, -19.0, -9.0, 19.0, 17.0], [2.0, 7.0, 16.0, 10.0, -6.0], [-13.0, -4.0, -15.0, 3.0, 13.0], [-12.0, 12.0, -11.0, -7.0, 3.0], [-19.0, 4.0, -17.0, -14.0, 18.0], [5.0, 0x00000000, 2.0, 4.0, 1.0], [13.0, -18.0, 13.0, 7.0, -4.0], [0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000]]> : tensor<8x5xf32>
  %v8 = stablehlo.constant dense<[[-1.0, 3.0, 3.0, 1.0, -1.0], [-2.0, 3.0, -2.0, 0x00000000, 1.0], [-2.0, -1.0, 2.0, -2.0, 1.0], [3.0, 1.0, 1.0, 0x00000000, 3.0], [-2.0, -1.0, 1.0, 1.0, -3.0], [-2.0, 1.0, 2.0, 1.0, 3.0], [-1.0, -1.0, 2.0, -3.0, -2.0], [-2.0, -1.0, -2.0, 2.0, 2.0]]> : tensor<8x5xf32>
  %v9 = stablehlo.optimization_barrier %v8 : tensor<8x5xf32>
  %v10 = "chlo.ragged_dot"(%v2, %v9, %v6) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [0]>}> : (tensor<8x4xf32>, tensor<8x5xf32>, tensor<3xi32>) -> tensor<3x4x5xf32>
  check.expect_eq_const %v10, dense<[[[5.0, -13.0, 5.0, -3.0, -1.0], [3.0, -17.0, -1.0, -7.0, 3.0], [1.0, 2.0, -19.0, 1.0, 4.0], [11.0, -13.0, -9.0, 1.0, -1.0]], [[0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000], [0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000], [0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000], [0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000]], [[-5.0, -5.0, 3.0, -1.0, -14.0], [-13.0, -4.0, 4.0, 0x00000000, -11.0], [8.0, 4.0, -1.0, 11.0, 9.0], [-5.0, -1.0, 3.0, -11.0, 0x00000000]]]> : tensor<3x4x5xf32>
  %v11 = stablehlo.constant dense<[[[-1.0, -3.0, 1.0, -3.0], [1.0, -2.0, 3.0, 1.0]], [[3.0, 1.0, 2.0, -1.0], [2.0, -3.0, -2.0, -1.0]], [[1.0, 0x00000000, 2.0, 3.0], [-1.0, -1.0, 0x00000000, 1.0]], [[0x00000000, 1.0, 3.0, 2.0], [-1.0, -1.0, -1.0, -2.0]], [[-3.0, 2.0, -1.0, -1.0], [1.0, 0x00000000, 3.0, 1.0]], [[3.0, 1.0, -1.0, -1.0], [3.0, 1.0, -2.0, 2.0]], [[2.0, -3.0, -2.0, 1.0], [-1.0, -1.0, -3.0, -2.0]], [[3.0, 2.0, 2.0, 1.0], [-3.0, -1.0, 0x00000000, 3.0]]]> : tensor<8x2x4xf32>
  %v12 = stablehlo.optimization_barrier %v11 : tensor<8x2x4xf32>
  %v13 = stablehlo.constant dense<[[[-2.0, 0x00000000, 0x00000000, 0x00000000, 0x00000000], [1.0, -3.0, 3.0, 3.0, 2.0], [-2.0, 0x00000000, 0x00000000, -1.0, -3.0], [2.0, -3.0, 2.0, -2.0, 1.0]], [[-1.0, -2.0, 3.0, 0x00000000, 3.0], [-2.0, 0x00000000, -1.0, 0x00000000, -3.0], [1.0, -1.0, 3.0, -2.0, -1.0], [-3.0, 2.0, 0x00000000, -1.0, 3.0]], [[1.0, 3.0, 2.0, 1.0, 0x00000000], [-2.0, 1.0, 2.0, 1.0, -1.0], [-3.0, 2.0, -3.0, 2.0, -2.0], [-1.0, -2.0, 0x00000000, -2.0, -2.0]], [[-3.0, 3.0, -2.0, -2.0, 1.0], [-3.0, 3.0, 2.0, -1.0, -1.0], [-1.0, 2.0, -1.0, -2.0, 1.0], [-3.0, 2.0, -1.0, 3.0, -2.0]], [[-1.0, 3.0, 1.0, -3.0, -1.0], [-3.0, 2.0, -1.0, -2.0, 2.0], [3.0, -3.0, 0x00000000, -1.0, 2.0], [3.0, 0x00000000, 2.0, -1.0, 1.0]], [[0x00000000, 2.0, -3.0, -2.0, -3.0], [3.0, 0x00000000, 0x00000000, 0x00000000, -3.0], [2.0, 2.0, -3.0, 1.0, 0x00000000], [-1.0, 0x00000000, 3.0, 1.0, 0x00000000]], [[2.0, 1.0, 0x00000000, 2.0, 0x00000000], [1.0, 0x00000000, 1.0, 1.0, 3.0], [-2.0, -1.0, 0x00000000, -1.0, 1.0], [2.0, -2.0, -3.0, 3.0, 0x00000000]], [[2.0, 2.0, 3.0, -3.0, -1.0], [3.0, 0x00000000, -1.0, -2.0, -3.0], [-3.0, 3.0, -3.0, -3.0, -2.0], [-2.0, 3.0, -1.0, -2.0, -1.0]]]> : tensor<8x4x5xf32>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<8x4x5xf32>
  %v15 = "chlo.ragged_dot"(%v12, %v14, %v6) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0]>}> : (tensor<8x2x4xf32>, tensor<8x4x5xf32>, tensor<3xi32>) -> tensor<8x2x5xf32>
  check.expect_eq_const %v15, dense<[[[-9.0, 18.0, -15.0, -4.0, -12.0], [-8.0, 3.0, -4.0, -11.0, -12.0]], [[0x00000000, -10.0, 14.0, -3.0, 1.0], [5.0, -4.0, 3.0, 5.0, 14.0]], [[-8.0, 1.0, -4.0, -1.0, -10.0], [0x00000000, -6.0, -4.0, -4.0, -1.0]], [[-12.0, 13.0, -3.0, -1.0, -2.0], [13.0, -12.0, 3.0, -1.0, 3.0]], [[-9.0, -2.0, -7.0, 7.0, 4.0], [11.0, -6.0, 3.0, -7.0, 6.0]], [[2.0, 4.0, -9.0, -8.0, -12.0], [-3.0, 2.0, 3.0, -6.0, -12.0]], [[7.0, 2.0, -6.0, 6.0, -11.0], [-1.0, 6.0, 5.0, -6.0, -6.0]], [[0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000], [0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000]]]> : tensor<8x2x5xf32>
  %v16 = stablehlo.constant dense<[[[1.0, 0x00000000, -2.0], [-3.0, -3.0, 0x00000000], [-2.0, 1.0, 1.0], [-1.0, 0x00000000, -3.0], [0x00000000, -2.0, 0x00000000], [-3.0, -2.0, -1.0]], [[0x00000000, -3.0, 3.0], [-1.0, -2.0, -2.0], [2.0, 0x00000000, -2.0], [0x00000000, -2.0, -2.0], [-1.0, 3.0, -3.0], [0x00000000, 3.0, 0x00000000]]]> : tensor<2x6x3xf32>
  %v17 = stablehlo.optimization_barrier %v16 : tensor<2x6x3xf32>
  %v18 = stablehlo.constant dense<[[[[-1.0, 0x00000000], [-2.0, 1.0], [-3.0, 0x00000000]], [[-3.0, -3.0], [-2.0, 2.0], [-1.0, -1.0]]], [[[1.0, -3.0], [3.0, 0x00000000], [3.0, 2.0]], [[-2.0, -1.0], [1.0, 2.0], [3.0, 0x00000000]]]]> : tensor<2x2x3x2xf32>
  %v19 = stablehlo.optimization_barrier %v18 : tensor<2x2x3x2xf32>
  %v20 = stablehlo.constant dense<[[2, 4], [1, 2]]> : tensor<2x2xi32>
  %v21 = stablehlo.optimization_barrier %v20 : tensor<2x2xi32>
  %v22 = "chlo.ragged_dot"(%v17, %v19, %v21) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>}> : (tensor<2x6x3xf32>, tensor<2x2x3x2xf32>, tensor<2x2xi32>) -> tensor<2x6x2xf32>
  check.expect_eq_const %v22, dense<[[[5.0, 0x00000000], [9.0, -3.0], [4.0, 8.0], [-10.0, -3.0], [-6.0, 0x00000000], [-12.0, 7.0]], [[3.0, -9.0], [-6.0, -3.0], [-10.0, -2.0], [0x00000000, 0x00000000], [0x00000000, 0x00000000], [0x00000000, 0x00000000]]]> : tensor<2x6x2xf32>
  %v23 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<4xf32>
  %v24 = stablehlo.optimization_barrier %v23 : tensor<4xf32>
  %v25:2 = chlo.scan(%v2) inits (%v24) dimension=0 attributes {is_reverse = false} {
  ^bb0(%x: tensor<4xf32>, %c: tensor<4xf32>):
    %n = stablehlo.add %x, %c : tensor<4xf32>
    %d = stablehlo.subtract %c, %x : tensor<4xf32>
    stablehlo.return %d, %n : tensor<4xf32>, tensor<4xf32>
  } : (tensor<8x4xf32>, tensor<4xf32>) -> (tensor<8x4xf32>, tensor<4xf32>)
  check.expect_eq_const %v25#0, dense<[[1.0, 3.0, 3.0, 3.0], [2.0, -1.0, -6.0, -1.0], [-5.0, -7.0, 2.0, -3.0], [-3.0, -1.0, -5.0, -5.0], [-6.0, -7.0, -1.0, -6.0], [1.0, -4.0, 3.0, -13.0], [-2.0, -3.0, 6.0, -14.0], [0x00000000, -4.0, 2.0, -7.0]]> : tensor<8x4xf32>
  check.expect_eq_const %v25#1, dense<[0x00000000, 2.0, -2.0, -9.0]> : tensor<4xf32>
  %v26:2 = chlo.scan(%v2) inits (%v24) dimension=0 attributes {is_reverse = true} {
  ^bb0(%x: tensor<4xf32>, %c: tensor<4xf32>):
    %n = stablehlo.add %x, %c : tensor<4xf32>
    %d = stablehlo.subtract %c, %x : tensor<4xf32>
    stablehlo.return %d, %n : tensor<4xf32>, tensor<4xf32>
  } : (tensor<8x4xf32>, tensor<4xf32>) -> (tensor<8x4xf32>, tensor<4xf32>)
  check.expect_eq_const %v26#0, dense<[[2.0, 8.0, 4.0, -3.0], [7.0, 9.0, -5.0, -2.0], [2.0, 3.0, 2.0, 0x00000000], [3.0, 9.0, -6.0, 2.0], [-3.0, 3.0, -7.0, 6.0], [2.0, 3.0, -5.0, 1.0], [-1.0, 2.0, 1.0, -4.0], [0x00000000, -3.0, 2.0, 1.0]]> : tensor<8x4xf32>
  check.expect_eq_const %v26#1, dense<[0x00000000, 2.0, -2.0, -9.0]> : tensor<4xf32>
  %v27 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<8xf32>
  %v28 = stablehlo.optimization_barrier %v27 : tensor<8xf32>
  %v29:2 = chlo.scan(%v2) inits (%v28) dimension=1 {
  ^bb0(%x: tensor<8xf32>, %c: tensor<8xf32>):
    %n = stablehlo.add %x, %c : tensor<8xf32>
    %d = stablehlo.subtract %c, %x : tensor<8xf32>
    stablehlo.return %d, %n : tensor<8xf32>, tensor<8xf32>
  } : (tensor<8x4xf32>, tensor<8xf32>) -> (tensor<8x4xf32>, tensor<8xf32>)
  check.expect_eq_const %v29#0, dense<[[1.0, 2.0, -1.0, -4.0], [3.0, -1.0, -8.0, 0x00000000], [-1.0, -1.0, 5.0, 3.0], [0x00000000, 2.0, -5.0, 3.0], [-3.0, 1.0, 3.0, 10.0], [1.0, -2.0, 0x00000000, -1.0], [-1.0, 0x00000000, 5.0, -4.0], [0x00000000, -3.0, 5.0, 2.0]]> : tensor<8x4xf32>
  check.expect_eq_const %v29#1, dense<[-10.0, -4.0, -1.0, -1.0, 4.0, 1.0, 2.0, 0x00000000]> : tensor<8xf32>
  %v30 = stablehlo.constant dense<1.0> : tensor<f32>
  %v31 = stablehlo.optimization_barrier %v30 : tensor<f32>
  %v32:2 = chlo.scan() inits (%v31) dimension=0 attributes {scan_dim_size = 5 : i64} {
  ^bb0(%c: tensor<f32>):
    %n = stablehlo.add %c, %c : tensor<f32>
    stablehlo.return %c, %n : tensor<f32>, tensor<f32>
  } : (tensor<f32>) -> (tensor<5xf32>, tensor<f32>)
  check.expect_eq_const %v32#0, dense<[1.0, 2.0, 4.0, 8.0, 16.0]> : tensor<5xf32>
  check.expect_eq_const %v32#1, dense<32.0> : tensor<f32>
  return
}
