// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// Operations that broadcast, against NumPy.

func.func public @main() {
  %v1 = stablehlo.constant dense<[[[2, 3, -5, 3]], [[0, 0, 1, -2]]]> : tensor<2x1x4xi32>
  %v2 = stablehlo.optimization_barrier %v1 : tensor<2x1x4xi32>
  %v3 = stablehlo.constant dense<[[5], [1], [2]]> : tensor<3x1xi32>
  %v4 = stablehlo.optimization_barrier %v3 : tensor<3x1xi32>
  %v5 = chlo.broadcast_add %v2, %v4 : (tensor<2x1x4xi32>, tensor<3x1xi32>) -> tensor<2x3x4xi32>
  check.expect_eq_const %v5, dense<[[[7, 8, 0, 8], [3, 4, -4, 4], [4, 5, -3, 5]], [[5, 5, 6, 3], [1, 1, 2, -1], [2, 2, 3, 0]]]> : tensor<2x3x4xi32>
  %v6 = chlo.broadcast_subtract %v2, %v4 : (tensor<2x1x4xi32>, tensor<3x1xi32>) -> tensor<2x3x4xi32>
  check.expect_eq_const %v6, dense<[[[-3, -2, -10, -2], [1, 2, -6, 2], [0, 1, -7, 1]], [[-5, -5, -4, -7], [-1, -1, 0, -3], [-2, -2, -1, -4]]]> : tensor<2x3x4xi32>
  %v7 = chlo.broadcast_multiply %v2, %v4 : (tensor<2x1x4xi32>, tensor<3x1xi32>) -> tensor<2x3x4xi32>
  check.expect_eq_const %v7, dense<[[[10, 15, -25, 15], [2, 3, -5, 3], [4, 6, -10, 6]], [[0, 0, 5, -10], [0, 0, 1, -2], [0, 0, 2, -4]]]> : tensor<2x3x4xi32>
  %v8 = chlo.broadcast_maximum %v2, %v4 : (tensor<2x1x4xi32>, tensor<3x1xi32>) -> tensor<2x3x4xi32>
  check.expect_eq_const %v8, dense<[[[5, 5, 5, 5], [2, 3, 1, 3], [2, 3, 2, 3]], [[5, 5, 5, 5], [1, 1, 1, 1], [2, 2, 2, 2]]]> : tensor<2x3x4xi32>
  %v9 = chlo.broadcast_minimum %v2, %v4 : (tensor<2x1x4xi32>, tensor<3x1xi32>) -> tensor<2x3x4xi32>
  check.expect_eq_const %v9, dense<[[[2, 3, -5, 3], [1, 1, -5, 1], [2, 2, -5, 2]], [[0, 0, 1, -2], [0, 0, 1, -2], [0, 0, 1, -2]]]> : tensor<2x3x4xi32>
  %v10 = chlo.broadcast_and %v2, %v4 : (tensor<2x1x4xi32>, tensor<3x1xi32>) -> tensor<2x3x4xi32>
  check.expect_eq_const %v10, dense<[[[0, 1, 1, 1], [0, 1, 1, 1], [2, 2, 2, 2]], [[0, 0, 1, 4], [0, 0, 1, 0], [0, 0, 0, 2]]]> : tensor<2x3x4xi32>
  %v11 = chlo.broadcast_or %v2, %v4 : (tensor<2x1x4xi32>, tensor<3x1xi32>) -> tensor<2x3x4xi32>
  check.expect_eq_const %v11, dense<[[[7, 7, -1, 7], [3, 3, -5, 3], [2, 3, -5, 3]], [[5, 5, 5, -1], [1, 1, 1, -1], [2, 2, 3, -2]]]> : tensor<2x3x4xi32>
  %v12 = chlo.broadcast_xor %v2, %v4 : (tensor<2x1x4xi32>, tensor<3x1xi32>) -> tensor<2x3x4xi32>
  check.expect_eq_const %v12, dense<[[[7, 6, -2, 6], [3, 2, -6, 2], [0, 1, -7, 1]], [[5, 5, 4, -5], [1, 1, 0, -1], [2, 2, 3, -4]]]> : tensor<2x3x4xi32>
  %v13 = chlo.broadcast_shift_left %v2, %v4 : (tensor<2x1x4xi32>, tensor<3x1xi32>) -> tensor<2x3x4xi32>
  check.expect_eq_const %v13, dense<[[[64, 96, -160, 96], [4, 6, -10, 6], [8, 12, -20, 12]], [[0, 0, 32, -64], [0, 0, 2, -4], [0, 0, 4, -8]]]> : tensor<2x3x4xi32>
  %v14 = chlo.broadcast_shift_right_arithmetic %v2, %v4 : (tensor<2x1x4xi32>, tensor<3x1xi32>) -> tensor<2x3x4xi32>
  check.expect_eq_const %v14, dense<[[[0, 0, -1, 0], [1, 1, -3, 1], [0, 0, -2, 0]], [[0, 0, 0, -1], [0, 0, 0, -1], [0, 0, 0, -1]]]> : tensor<2x3x4xi32>
  %v15 = chlo.broadcast_divide %v2, %v4 : (tensor<2x1x4xi32>, tensor<3x1xi32>) -> tensor<2x3x4xi32>
  check.expect_eq_const %v15, dense<[[[0, 0, -1, 0], [2, 3, -5, 3], [1, 1, -2, 1]], [[0, 0, 0, 0], [0, 0, 1, -2], [0, 0, 0, -1]]]> : tensor<2x3x4xi32>
  %v16 = chlo.broadcast_remainder %v2, %v4 : (tensor<2x1x4xi32>, tensor<3x1xi32>) -> tensor<2x3x4xi32>
  check.expect_eq_const %v16, dense<[[[2, 3, 0, 3], [0, 0, 0, 0], [0, 1, -1, 1]], [[0, 0, 1, -2], [0, 0, 0, 0], [0, 0, 1, 0]]]> : tensor<2x3x4xi32>
  %v17 = chlo.broadcast_shift_right_logical %v2, %v4 : (tensor<2x1x4xi32>, tensor<3x1xi32>) -> tensor<2x3x4xi32>
  check.expect_eq_const %v17, dense<[[[0, 0, 134217727, 0], [1, 1, 2147483645, 1], [0, 0, 1073741822, 0]], [[0, 0, 0, 134217727], [0, 0, 0, 2147483647], [0, 0, 0, 1073741823]]]> : tensor<2x3x4xi32>
  %v18 = chlo.broadcast_compare %v2, %v4 {comparison_direction = #chlo<comparison_direction GE>} : (tensor<2x1x4xi32>, tensor<3x1xi32>) -> tensor<2x3x4xi1>
  check.expect_eq_const %v18, dense<[[[false, false, false, false], [true, true, false, true], [true, true, false, true]], [[false, false, false, false], [false, false, true, false], [false, false, false, false]]]> : tensor<2x3x4xi1>
  %v19 = stablehlo.constant dense<[-1, 1]> : tensor<2xi32>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<2xi32>
  %v21 = stablehlo.constant dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi32>
  %v22 = stablehlo.optimization_barrier %v21 : tensor<2x3xi32>
  %v23 = chlo.broadcast_subtract %v20, %v22 {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %v23, dense<[[-1, -2, -3], [-2, -3, -4]]> : tensor<2x3xi32>
  %v24 = stablehlo.constant dense<[1.5, -2.0, 0.25]> : tensor<3xf32>
  %v25 = stablehlo.optimization_barrier %v24 : tensor<3xf32>
  %v26 = stablehlo.constant dense<[[2.0], [3.0]]> : tensor<2x1xf32>
  %v27 = stablehlo.optimization_barrier %v26 : tensor<2x1xf32>
  %v28 = chlo.broadcast_power %v25, %v27 : (tensor<3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
  check.expect_eq_const %v28, dense<[[2.25, 4.0, 0.0625], [3.375, -8.0, 0.015625]]> : tensor<2x3xf32>
  %v29 = chlo.broadcast_next_after %v25, %v27 : (tensor<3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
  check.expect_eq_const %v29, dense<[[1.5000001192092896, -1.9999998807907104, 0.2500000298023224], [1.5000001192092896, -1.9999998807907104, 0.2500000298023224]]> : tensor<2x3xf32>
  %v30 = chlo.broadcast_complex %v25, %v27 : (tensor<3xf32>, tensor<2x1xf32>) -> tensor<2x3xcomplex<f32>>
  %v31 = stablehlo.imag %v30 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
  check.expect_eq_const %v31, dense<[[2.0, 2.0, 2.0], [3.0, 3.0, 3.0]]> : tensor<2x3xf32>
  %v32 = chlo.broadcast_atan2 %v25, %v27 : (tensor<3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
  %v33 = stablehlo.constant dense<[[0.6435011029243469, -0.7853981852531433, 0.12435499578714371], [0.46364760398864746, -0.588002622127533, 0.08314123004674911]]> : tensor<2x3xf32>
  check.expect_close %v32, %v33, max_ulp_difference = 2 : tensor<2x3xf32>, tensor<2x3xf32>
  %v34 = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  %v35 = stablehlo.optimization_barrier %v34 : tensor<3xi1>
  %v36 = chlo.broadcast_select %v35, %v27, %v25 : (tensor<3xi1>, tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  check.expect_eq_const %v36, dense<[[2.0, -2.0, 2.0], [3.0, -2.0, 3.0]]> : tensor<2x3xf32>
  %v37 = chlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  check.expect_eq_const %v37, dense<[1.0, 2.0]> : tensor<2xf32>
  %v38 = "chlo.constant_like"(%v2) <{value = 2.5 : f32}> : (tensor<2x1x4xi32>) -> tensor<2x1x4xf32>
  check.expect_eq_const %v38, dense<[[[2.5, 2.5, 2.5, 2.5]], [[2.5, 2.5, 2.5, 2.5]]]> : tensor<2x1x4xf32>
  return
}
