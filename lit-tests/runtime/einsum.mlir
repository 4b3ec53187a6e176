// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// Products by names of dimensions and gathers by index, against NumPy.

func.func public @main() {
  %v1 = stablehlo.constant dense<[[-3.0, 1.0, -1.0], [-1.0, 3.0, 2.0]]> : tensor<2x3xf32>
  %v2 = stablehlo.optimization_barrier %v1 : tensor<2x3xf32>
  %v3 = stablehlo.constant dense<[[0x00000000, 3.0, 0x00000000, 3.0], [1.0, -1.0, 0x00000000, 1.0], [2.0, 3.0, -2.0, -3.0]]> : tensor<3x4xf32>
  %v4 = stablehlo.optimization_barrier %v3 : tensor<3x4xf32>
  %v5 = stablehlo.einsum %v2, %v4, config = "ab,bc->ac" : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  check.expect_eq_const %v5, dense<[[-1.0, -13.0, 2.0, -5.0], [7.0, 0x00000000, -4.0, -6.0]]> : tensor<2x4xf32>
  %v6 = stablehlo.constant dense<[[-1.0, 1.0, 3.0], [3.0, 0x00000000, -3.0]]> : tensor<2x3xf32>
  %v7 = stablehlo.optimization_barrier %v6 : tensor<2x3xf32>
  %v8 = stablehlo.constant dense<[[3.0, -2.0, -3.0, -2.0], [2.0, 0x00000000, 0x00000000, -1.0], [0x00000000, 2.0, 3.0, 3.0]]> : tensor<3x4xf32>
  %v9 = stablehlo.optimization_barrier %v8 : tensor<3x4xf32>
  %v10 = stablehlo.einsum %v7, %v9, config = "ab,bc->ca" : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<4x2xf32>
  check.expect_eq_const %v10, dense<[[-1.0, 9.0], [8.0, -12.0], [12.0, -18.0], [10.0, -15.0]]> : tensor<4x2xf32>
  %v11 = stablehlo.constant dense<[[[-3.0, 2.0, 0x00000000, -1.0], [-2.0, -3.0, -1.0, -2.0], [2.0, 3.0, -1.0, -1.0]], [[2.0, -2.0, -3.0, -2.0], [3.0, 0x00000000, 3.0, -3.0], [1.0, -2.0, -2.0, 1.0]]]> : tensor<2x3x4xf32>
  %v12 = stablehlo.optimization_barrier %v11 : tensor<2x3x4xf32>
  %v13 = stablehlo.constant dense<[[[1.0, 2.0, -2.0, 2.0, -1.0], [-3.0, -3.0, -3.0, -3.0, 1.0], [-2.0, 0x00000000, -2.0, 2.0, 2.0]], [[2.0, -2.0, 0x00000000, 2.0, 2.0], [-3.0, 1.0, -3.0, 1.0, -3.0], [1.0, 3.0, -1.0, 2.0, -1.0]]]> : tensor<2x3x5xf32>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<2x3x5xf32>
  %v15 = stablehlo.einsum %v12, %v14, config = "abc,abd->adc" : (tensor<2x3x4xf32>, tensor<2x3x5xf32>) -> tensor<2x5x4xf32>
  check.expect_eq_const %v15, dense<[[[-1.0, 5.0, 5.0, 7.0], [0x00000000, 13.0, 3.0, 4.0], [8.0, -1.0, 5.0, 10.0], [4.0, 19.0, 1.0, 2.0], [5.0, 1.0, -3.0, -3.0]], [[-4.0, -6.0, -17.0, 6.0], [2.0, -2.0, 3.0, 4.0], [-10.0, 2.0, -7.0, 8.0], [9.0, -8.0, -7.0, -5.0], [-6.0, -2.0, -13.0, 4.0]]]> : tensor<2x5x4xf32>
  %v16 = stablehlo.constant dense<[[-3.0, 0x00000000, 3.0], [2.0, -2.0, -2.0]]> : tensor<2x3xf32>
  %v17 = stablehlo.optimization_barrier %v16 : tensor<2x3xf32>
  %v18 = stablehlo.constant dense<[[-2.0, 0x00000000], [1.0, 1.0]]> : tensor<2x2xf32>
  %v19 = stablehlo.optimization_barrier %v18 : tensor<2x2xf32>
  %v20 = stablehlo.einsum %v17, %v19, config = "ab,cd->" : (tensor<2x3xf32>, tensor<2x2xf32>) -> tensor<f32>
  check.expect_eq_const %v20, dense<0x00000000> : tensor<f32>
  %v21 = stablehlo.constant dense<[[[-2.0, 2.0], [3.0, -2.0], [-1.0, 0x00000000]], [[0x00000000, 3.0], [1.0, 3.0], [-2.0, 1.0]], [[2.0, 2.0], [3.0, 0x00000000], [1.0, 2.0]]]> : tensor<3x3x2xf32>
  %v22 = stablehlo.optimization_barrier %v21 : tensor<3x3x2xf32>
  %v23 = stablehlo.constant dense<[[-3.0, 2.0, 2.0, 0x00000000], [1.0, 2.0, 0x00000000, -3.0]]> : tensor<2x4xf32>
  %v24 = stablehlo.optimization_barrier %v23 : tensor<2x4xf32>
  %v25 = stablehlo.einsum %v22, %v24, config = "aab,bc->ac" : (tensor<3x3x2xf32>, tensor<2x4xf32>) -> tensor<3x4xf32>
  check.expect_eq_const %v25, dense<[[8.0, 0x00000000, -4.0, -6.0], [0x00000000, 8.0, 2.0, -9.0], [-1.0, 6.0, 2.0, -6.0]]> : tensor<3x4xf32>
  %v26 = stablehlo.constant dense<[[[1.0, 1.0, -2.0], [0x00000000, -1.0, -3.0]], [[0x00000000, -1.0, -3.0], [-1.0, 1.0, -3.0]], [[-2.0, -2.0, -2.0], [3.0, 3.0, -1.0]], [[1.0, 0x00000000, -2.0], [-2.0, 1.0, 1.0]], [[3.0, -1.0, 3.0], [3.0, 2.0, 2.0]]]> : tensor<5x2x3xf32>
  %v27 = stablehlo.optimization_barrier %v26 : tensor<5x2x3xf32>
  %v28 = stablehlo.constant dense<[[[-1.0, 1.0, 1.0, -1.0], [1.0, 0x00000000, -3.0, 0x00000000], [1.0, 2.0, 0x00000000, -3.0]]]> : tensor<1x3x4xf32>
  %v29 = stablehlo.optimization_barrier %v28 : tensor<1x3x4xf32>
  %v30 = stablehlo.einsum %v27, %v29, config = "...ab,...bc->...ac" : (tensor<5x2x3xf32>, tensor<1x3x4xf32>) -> tensor<5x2x4xf32>
  check.expect_eq_const %v30, dense<[[[-2.0, -3.0, -2.0, 5.0], [-4.0, -6.0, 3.0, 9.0]], [[-4.0, -6.0, 3.0, 9.0], [-1.0, -7.0, -4.0, 10.0]], [[-2.0, -6.0, 4.0, 8.0], [-1.0, 1.0, -6.0, 0x00000000]], [[-3.0, -3.0, 1.0, 5.0], [4.0, 0x00000000, -5.0, -1.0]], [[-1.0, 9.0, 6.0, -12.0], [1.0, 7.0, -3.0, -9.0]]]> : tensor<5x2x4xf32>
  %v31 = stablehlo.constant dense<[[[0x00000000, -1.0, 2.0], [1.0, -3.0, 3.0]], [[-2.0, 0x00000000, 3.0], [-3.0, -1.0, 2.0]], [[-2.0, 1.0, -3.0], [-2.0, -1.0, 0x00000000]], [[0x00000000, 0x00000000, -3.0], [1.0, -1.0, 0x00000000]], [[-2.0, -3.0, -2.0], [-1.0, 2.0, 2.0]]]> : tensor<5x2x3xf32>
  %v32 = stablehlo.optimization_barrier %v31 : tensor<5x2x3xf32>
  %v33 = stablehlo.constant dense<[[3.0, -2.0, 3.0, -1.0], [0x00000000, -2.0, -3.0, 2.0], [-1.0, 1.0, 0x00000000, 0x00000000]]> : tensor<3x4xf32>
  %v34 = stablehlo.optimization_barrier %v33 : tensor<3x4xf32>
  %v35 = stablehlo.einsum %v32, %v34, config = "...ab,bc->...ac" : (tensor<5x2x3xf32>, tensor<3x4xf32>) -> tensor<5x2x4xf32>
  check.expect_eq_const %v35, dense<[[[-2.0, 4.0, 3.0, -2.0], [0x00000000, 7.0, 12.0, -7.0]], [[-9.0, 7.0, -6.0, 2.0], [-11.0, 10.0, -6.0, 1.0]], [[-3.0, -1.0, -9.0, 4.0], [-6.0, 6.0, -3.0, 0x00000000]], [[3.0, -3.0, 0x00000000, 0x00000000], [3.0, 0x00000000, 6.0, -3.0]], [[-4.0, 8.0, 3.0, -4.0], [-5.0, 0x00000000, -9.0, 5.0]]]> : tensor<5x2x4xf32>
  %v36 = stablehlo.constant dense<[-1.0, -3.0, 2.0]> : tensor<3xf32>
  %v37 = stablehlo.optimization_barrier %v36 : tensor<3xf32>
  %v38 = stablehlo.constant dense<[3.0, 2.0, 0x00000000, 3.0]> : tensor<4xf32>
  %v39 = stablehlo.optimization_barrier %v38 : tensor<4xf32>
  %v40 = stablehlo.einsum %v37, %v39, config = "a,b->ab" : (tensor<3xf32>, tensor<4xf32>) -> tensor<3x4xf32>
  check.expect_eq_const %v40, dense<[[-3.0, -2.0, 0x00000000, -3.0], [-9.0, -6.0, 0x00000000, -9.0], [6.0, 4.0, 0x00000000, 6.0]]> : tensor<3x4xf32>
  %v41 = stablehlo.constant dense<[[3.0, 0x00000000, -3.0, -2.0], [1.0, 3.0, 0x00000000, 3.0], [-3.0, -3.0, 0x00000000, -2.0]]> : tensor<3x4xf32>
  %v42 = stablehlo.optimization_barrier %v41 : tensor<3x4xf32>
  %v43 = stablehlo.unary_einsum %v42, config = "ab->a" : (tensor<3x4xf32>) -> tensor<3xf32>
  check.expect_eq_const %v43, dense<[-2.0, 7.0, -8.0]> : tensor<3xf32>
  %v44 = stablehlo.constant dense<[[-1.0, 1.0, 3.0, 2.0], [-2.0, 3.0, -3.0, -3.0], [2.0, -2.0, 2.0, -1.0]]> : tensor<3x4xf32>
  %v45 = stablehlo.optimization_barrier %v44 : tensor<3x4xf32>
  %v46 = stablehlo.unary_einsum %v45, config = "ab->ba" : (tensor<3x4xf32>) -> tensor<4x3xf32>
  check.expect_eq_const %v46, dense<[[-1.0, -2.0, 2.0], [1.0, 3.0, -2.0], [3.0, -3.0, 2.0], [2.0, -3.0, -1.0]]> : tensor<4x3xf32>
  %v47 = stablehlo.constant dense<[[0x00000000, 0x00000000, 0x00000000], [2.0, 1.0, 0x00000000], [2.0, 0x00000000, -3.0]]> : tensor<3x3xf32>
  %v48 = stablehlo.optimization_barrier %v47 : tensor<3x3xf32>
  %v49 = stablehlo.unary_einsum %v48, config = "aa->a" : (tensor<3x3xf32>) -> tensor<3xf32>
  check.expect_eq_const %v49, dense<[0x00000000, 1.0, -3.0]> : tensor<3xf32>
  %v50 = stablehlo.constant dense<[[-2.0, -3.0, 1.0], [-2.0, 1.0, -3.0], [3.0, 2.0, -2.0]]> : tensor<3x3xf32>
  %v51 = stablehlo.optimization_barrier %v50 : tensor<3x3xf32>
  %v52 = stablehlo.unary_einsum %v51, config = "aa->" : (tensor<3x3xf32>) -> tensor<f32>
  check.expect_eq_const %v52, dense<-3.0> : tensor<f32>
  %v53 = stablehlo.constant dense<[[[0x00000000, -3.0], [1.0, -1.0]], [[0x00000000, -1.0], [0x00000000, 0x00000000]], [[-1.0, -2.0], [-2.0, 1.0]]]> : tensor<3x2x2xf32>
  %v54 = stablehlo.optimization_barrier %v53 : tensor<3x2x2xf32>
  %v55 = stablehlo.unary_einsum %v54, config = "a...->..." : (tensor<3x2x2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %v55, dense<[[-1.0, -6.0], [-1.0, 0x00000000]]> : tensor<2x2xf32>
  %v56 = stablehlo.constant dense<[[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]], [[12, 13, 14, 15], [16, 17, 18, 19], [20, 21, 22, 23]]]> : tensor<2x3x4xi32>
  %v57 = stablehlo.optimization_barrier %v56 : tensor<2x3x4xi32>
  %v58 = stablehlo.constant dense<[[2, 0], [1, 1]]> : tensor<2x2xi32>
  %v59 = stablehlo.optimization_barrier %v58 : tensor<2x2xi32>
  %v60 = "stablehlo.torch_index_select"(%v57, %v59) <{batch_dims = 0 : i64, dim = 1 : i64}> : (tensor<2x3x4xi32>, tensor<2x2xi32>) -> tensor<2x2x2x4xi32>
  check.expect_eq_const %v60, dense<[[[[8, 9, 10, 11], [0, 1, 2, 3]], [[4, 5, 6, 7], [4, 5, 6, 7]]], [[[20, 21, 22, 23], [12, 13, 14, 15]], [[16, 17, 18, 19], [16, 17, 18, 19]]]]> : tensor<2x2x2x4xi32>
  %v61 = "stablehlo.torch_index_select"(%v57, %v59) <{batch_dims = 1 : i64, dim = 2 : i64}> : (tensor<2x3x4xi32>, tensor<2x2xi32>) -> tensor<2x3x2xi32>
  check.expect_eq_const %v61, dense<[[[2, 0], [6, 4], [10, 8]], [[13, 13], [17, 17], [21, 21]]]> : tensor<2x3x2xi32>
  stablehlo.trace %v57, "here" : tensor<2x3x4xi32>
  return
}
