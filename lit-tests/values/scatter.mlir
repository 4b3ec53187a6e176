// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// scatter that adds, replaces and takes the maximum; updates out of range are dropped, indices may repeat. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, -8, -7], [-6, -5, -4], [-3, -2, -1], [0, 1, 2], [3, 4, 5], [6, 7, -8], [-7, -6, -5]]> : tensor<9x3xi4>
  %1 = stablehlo.optimization_barrier %0 : tensor<9x3xi4>
  %2 = stablehlo.constant dense<[[0], [8], [-1], [9], [3], [3], [-2147483648], [2147483647], [0]]> : tensor<9x1xi32>
  %3 = stablehlo.optimization_barrier %2 : tensor<9x1xi32>
  %4 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7], [-8, -7, -6], [-5, -4, -3], [-2, -1, 0], [1, 2, 3], [4, 5, 6], [7, -8, -7], [-6, -5, -4]]> : tensor<9x3xi4>
  %5 = stablehlo.optimization_barrier %4 : tensor<9x3xi4>
  %6 = "stablehlo.scatter"(%1, %3, %5) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<i4>, %q: tensor<i4>):
    %s = stablehlo.add %p, %q : tensor<i4>
    stablehlo.return %s : tensor<i4>
  }) : (tensor<9x3xi4>, tensor<9x1xi32>, tensor<9x3xi4>) -> tensor<9x3xi4>
  check.expect_eq_const %6, dense<[[-3, 0, 3], [4, 5, 6], [7, -8, -7], [-7, -4, -1], [-3, -2, -1], [0, 1, 2], [3, 4, 5], [6, 7, -8], [-2, 0, 2]]> : tensor<9x3xi4>
  %7 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, -8, -7], [-6, -5, -4], [-3, -2, -1], [0, 1, 2], [3, 4, 5], [6, 7, -8], [-7, -6, -5]]> : tensor<9x3xi4>
  %8 = stablehlo.optimization_barrier %7 : tensor<9x3xi4>
  %9 = stablehlo.constant dense<[[0], [8], [-1], [9], [3], [3], [-2147483648], [2147483647], [0]]> : tensor<9x1xi32>
  %10 = stablehlo.optimization_barrier %9 : tensor<9x1xi32>
  %11 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7], [-8, -7, -6], [-5, -4, -3], [-2, -1, 0], [1, 2, 3], [4, 5, 6], [7, -8, -7], [-6, -5, -4]]> : tensor<9x3xi4>
  %12 = stablehlo.optimization_barrier %11 : tensor<9x3xi4>
  %13 = "stablehlo.scatter"(%8, %10, %12) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<i4>, %q: tensor<i4>):
    %s = stablehlo.maximum %p, %q : tensor<i4>
    stablehlo.return %s : tensor<i4>
  }) : (tensor<9x3xi4>, tensor<9x1xi32>, tensor<9x3xi4>) -> tensor<9x3xi4>
  check.expect_eq_const %13, dense<[[2, 3, 4], [4, 5, 6], [7, -8, -7], [1, 2, 3], [-3, -2, -1], [0, 1, 2], [3, 4, 5], [6, 7, -8], [5, 6, 7]]> : tensor<9x3xi4>
  %14 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, -8, -7], [-6, -5, -4], [-3, -2, -1], [0, 1, 2], [3, 4, 5], [6, 7, -8], [-7, -6, -5]]> : tensor<9x3xi4>
  %15 = stablehlo.optimization_barrier %14 : tensor<9x3xi4>
  %16 = stablehlo.constant dense<[[0], [8], [-1], [9], [3], [3], [-2147483648], [2147483647], [0]]> : tensor<9x1xi32>
  %17 = stablehlo.optimization_barrier %16 : tensor<9x1xi32>
  %18 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7], [-8, -7, -6], [-5, -4, -3], [-2, -1, 0], [1, 2, 3], [4, 5, 6], [7, -8, -7], [-6, -5, -4]]> : tensor<9x3xi4>
  %19 = stablehlo.optimization_barrier %18 : tensor<9x3xi4>
  %20 = "stablehlo.scatter"(%15, %17, %19) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<i4>, %q: tensor<i4>):
    %s = stablehlo.multiply %p, %q : tensor<i4>
    stablehlo.return %s : tensor<i4>
  }) : (tensor<9x3xi4>, tensor<9x1xi32>, tensor<9x3xi4>) -> tensor<9x3xi4>
  check.expect_eq_const %20, dense<[[4, 2, 0], [4, 5, 6], [7, -8, -7], [-4, -6, 0], [-3, -2, -1], [0, 1, 2], [3, 4, 5], [6, 7, -8], [-3, -4, -3]]> : tensor<9x3xi4>
  %21 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [25, 26, 27]]> : tensor<9x3xi8>
  %22 = stablehlo.optimization_barrier %21 : tensor<9x3xi8>
  %23 = stablehlo.constant dense<[[0], [8], [-1], [9], [3], [3], [-2147483648], [2147483647], [0]]> : tensor<9x1xi32>
  %24 = stablehlo.optimization_barrier %23 : tensor<9x1xi32>
  %25 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7], [8, 9, 10], [11, 12, 13], [14, 15, 16], [17, 18, 19], [20, 21, 22], [23, 24, 25], [26, 27, 28]]> : tensor<9x3xi8>
  %26 = stablehlo.optimization_barrier %25 : tensor<9x3xi8>
  %27 = "stablehlo.scatter"(%22, %24, %26) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %s = stablehlo.add %p, %q : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<9x3xi8>, tensor<9x1xi32>, tensor<9x3xi8>) -> tensor<9x3xi8>
  check.expect_eq_const %27, dense<[[29, 32, 35], [4, 5, 6], [7, 8, 9], [41, 44, 47], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [30, 32, 34]]> : tensor<9x3xi8>
  %28 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [25, 26, 27]]> : tensor<9x3xi8>
  %29 = stablehlo.optimization_barrier %28 : tensor<9x3xi8>
  %30 = stablehlo.constant dense<[[0], [8], [-1], [9], [3], [3], [-2147483648], [2147483647], [0]]> : tensor<9x1xi32>
  %31 = stablehlo.optimization_barrier %30 : tensor<9x1xi32>
  %32 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7], [8, 9, 10], [11, 12, 13], [14, 15, 16], [17, 18, 19], [20, 21, 22], [23, 24, 25], [26, 27, 28]]> : tensor<9x3xi8>
  %33 = stablehlo.optimization_barrier %32 : tensor<9x3xi8>
  %34 = "stablehlo.scatter"(%29, %31, %33) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %s = stablehlo.maximum %p, %q : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<9x3xi8>, tensor<9x1xi32>, tensor<9x3xi8>) -> tensor<9x3xi8>
  check.expect_eq_const %34, dense<[[26, 27, 28], [4, 5, 6], [7, 8, 9], [17, 18, 19], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [25, 26, 27]]> : tensor<9x3xi8>
  %35 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [25, 26, 27]]> : tensor<9x3xi8>
  %36 = stablehlo.optimization_barrier %35 : tensor<9x3xi8>
  %37 = stablehlo.constant dense<[[0], [8], [-1], [9], [3], [3], [-2147483648], [2147483647], [0]]> : tensor<9x1xi32>
  %38 = stablehlo.optimization_barrier %37 : tensor<9x1xi32>
  %39 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7], [8, 9, 10], [11, 12, 13], [14, 15, 16], [17, 18, 19], [20, 21, 22], [23, 24, 25], [26, 27, 28]]> : tensor<9x3xi8>
  %40 = stablehlo.optimization_barrier %39 : tensor<9x3xi8>
  %41 = "stablehlo.scatter"(%36, %38, %40) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %s = stablehlo.multiply %p, %q : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<9x3xi8>, tensor<9x1xi32>, tensor<9x3xi8>) -> tensor<9x3xi8>
  check.expect_eq_const %41, dense<[[52, -94, 80], [4, 5, 6], [7, 8, 9], [76, -102, 64], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [125, -100, -67]]> : tensor<9x3xi8>
  %42 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [25, 26, 27]]> : tensor<9x3xi16>
  %43 = stablehlo.optimization_barrier %42 : tensor<9x3xi16>
  %44 = stablehlo.constant dense<[[0], [8], [-1], [9], [3], [3], [-2147483648], [2147483647], [0]]> : tensor<9x1xi32>
  %45 = stablehlo.optimization_barrier %44 : tensor<9x1xi32>
  %46 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7], [8, 9, 10], [11, 12, 13], [14, 15, 16], [17, 18, 19], [20, 21, 22], [23, 24, 25], [26, 27, 28]]> : tensor<9x3xi16>
  %47 = stablehlo.optimization_barrier %46 : tensor<9x3xi16>
  %48 = "stablehlo.scatter"(%43, %45, %47) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<i16>, %q: tensor<i16>):
    %s = stablehlo.add %p, %q : tensor<i16>
    stablehlo.return %s : tensor<i16>
  }) : (tensor<9x3xi16>, tensor<9x1xi32>, tensor<9x3xi16>) -> tensor<9x3xi16>
  check.expect_eq_const %48, dense<[[29, 32, 35], [4, 5, 6], [7, 8, 9], [41, 44, 47], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [30, 32, 34]]> : tensor<9x3xi16>
  %49 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [25, 26, 27]]> : tensor<9x3xi16>
  %50 = stablehlo.optimization_barrier %49 : tensor<9x3xi16>
  %51 = stablehlo.constant dense<[[0], [8], [-1], [9], [3], [3], [-2147483648], [2147483647], [0]]> : tensor<9x1xi32>
  %52 = stablehlo.optimization_barrier %51 : tensor<9x1xi32>
  %53 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7], [8, 9, 10], [11, 12, 13], [14, 15, 16], [17, 18, 19], [20, 21, 22], [23, 24, 25], [26, 27, 28]]> : tensor<9x3xi16>
  %54 = stablehlo.optimization_barrier %53 : tensor<9x3xi16>
  %55 = "stablehlo.scatter"(%50, %52, %54) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<i16>, %q: tensor<i16>):
    %s = stablehlo.maximum %p, %q : tensor<i16>
    stablehlo.return %s : tensor<i16>
  }) : (tensor<9x3xi16>, tensor<9x1xi32>, tensor<9x3xi16>) -> tensor<9x3xi16>
  check.expect_eq_const %55, dense<[[26, 27, 28], [4, 5, 6], [7, 8, 9], [17, 18, 19], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [25, 26, 27]]> : tensor<9x3xi16>
  %56 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [25, 26, 27]]> : tensor<9x3xi16>
  %57 = stablehlo.optimization_barrier %56 : tensor<9x3xi16>
  %58 = stablehlo.constant dense<[[0], [8], [-1], [9], [3], [3], [-2147483648], [2147483647], [0]]> : tensor<9x1xi32>
  %59 = stablehlo.optimization_barrier %58 : tensor<9x1xi32>
  %60 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7], [8, 9, 10], [11, 12, 13], [14, 15, 16], [17, 18, 19], [20, 21, 22], [23, 24, 25], [26, 27, 28]]> : tensor<9x3xi16>
  %61 = stablehlo.optimization_barrier %60 : tensor<9x3xi16>
  %62 = "stablehlo.scatter"(%57, %59, %61) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<i16>, %q: tensor<i16>):
    %s = stablehlo.multiply %p, %q : tensor<i16>
    stablehlo.return %s : tensor<i16>
  }) : (tensor<9x3xi16>, tensor<9x1xi32>, tensor<9x3xi16>) -> tensor<9x3xi16>
  check.expect_eq_const %62, dense<[[52, 162, 336], [4, 5, 6], [7, 8, 9], [2380, 2970, 3648], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [125, 156, 189]]> : tensor<9x3xi16>
  %63 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [25, 26, 27]]> : tensor<9x3xi32>
  %64 = stablehlo.optimization_barrier %63 : tensor<9x3xi32>
  %65 = stablehlo.constant dense<[[0], [8], [-1], [9], [3], [3], [-2147483648], [2147483647], [0]]> : tensor<9x1xi32>
  %66 = stablehlo.optimization_barrier %65 : tensor<9x1xi32>
  %67 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7], [8, 9, 10], [11, 12, 13], [14, 15, 16], [17, 18, 19], [20, 21, 22], [23, 24, 25], [26, 27, 28]]> : tensor<9x3xi32>
  %68 = stablehlo.optimization_barrier %67 : tensor<9x3xi32>
  %69 = "stablehlo.scatter"(%64, %66, %68) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<9x3xi32>, tensor<9x1xi32>, tensor<9x3xi32>) -> tensor<9x3xi32>
  check.expect_eq_const %69, dense<[[29, 32, 35], [4, 5, 6], [7, 8, 9], [41, 44, 47], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [30, 32, 34]]> : tensor<9x3xi32>
  %70 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [25, 26, 27]]> : tensor<9x3xi32>
  %71 = stablehlo.optimization_barrier %70 : tensor<9x3xi32>
  %72 = stablehlo.constant dense<[[0], [8], [-1], [9], [3], [3], [-2147483648], [2147483647], [0]]> : tensor<9x1xi32>
  %73 = stablehlo.optimization_barrier %72 : tensor<9x1xi32>
  %74 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7], [8, 9, 10], [11, 12, 13], [14, 15, 16], [17, 18, 19], [20, 21, 22], [23, 24, 25], [26, 27, 28]]> : tensor<9x3xi32>
  %75 = stablehlo.optimization_barrier %74 : tensor<9x3xi32>
  %76 = "stablehlo.scatter"(%71, %73, %75) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.maximum %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<9x3xi32>, tensor<9x1xi32>, tensor<9x3xi32>) -> tensor<9x3xi32>
  check.expect_eq_const %76, dense<[[26, 27, 28], [4, 5, 6], [7, 8, 9], [17, 18, 19], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [25, 26, 27]]> : tensor<9x3xi32>
  %77 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [25, 26, 27]]> : tensor<9x3xi32>
  %78 = stablehlo.optimization_barrier %77 : tensor<9x3xi32>
  %79 = stablehlo.constant dense<[[0], [8], [-1], [9], [3], [3], [-2147483648], [2147483647], [0]]> : tensor<9x1xi32>
  %80 = stablehlo.optimization_barrier %79 : tensor<9x1xi32>
  %81 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7], [8, 9, 10], [11, 12, 13], [14, 15, 16], [17, 18, 19], [20, 21, 22], [23, 24, 25], [26, 27, 28]]> : tensor<9x3xi32>
  %82 = stablehlo.optimization_barrier %81 : tensor<9x3xi32>
  %83 = "stablehlo.scatter"(%78, %80, %82) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.multiply %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<9x3xi32>, tensor<9x1xi32>, tensor<9x3xi32>) -> tensor<9x3xi32>
  check.expect_eq_const %83, dense<[[52, 162, 336], [4, 5, 6], [7, 8, 9], [2380, 2970, 3648], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [125, 156, 189]]> : tensor<9x3xi32>
  %84 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [25, 26, 27]]> : tensor<9x3xi64>
  %85 = stablehlo.optimization_barrier %84 : tensor<9x3xi64>
  %86 = stablehlo.constant dense<[[0], [8], [-1], [9], [3], [3], [-2147483648], [2147483647], [0]]> : tensor<9x1xi32>
  %87 = stablehlo.optimization_barrier %86 : tensor<9x1xi32>
  %88 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7], [8, 9, 10], [11, 12, 13], [14, 15, 16], [17, 18, 19], [20, 21, 22], [23, 24, 25], [26, 27, 28]]> : tensor<9x3xi64>
  %89 = stablehlo.optimization_barrier %88 : tensor<9x3xi64>
  %90 = "stablehlo.scatter"(%85, %87, %89) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    %s = stablehlo.add %p, %q : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) : (tensor<9x3xi64>, tensor<9x1xi32>, tensor<9x3xi64>) -> tensor<9x3xi64>
  check.expect_eq_const %90, dense<[[29, 32, 35], [4, 5, 6], [7, 8, 9], [41, 44, 47], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [30, 32, 34]]> : tensor<9x3xi64>
  %91 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [25, 26, 27]]> : tensor<9x3xi64>
  %92 = stablehlo.optimization_barrier %91 : tensor<9x3xi64>
  %93 = stablehlo.constant dense<[[0], [8], [-1], [9], [3], [3], [-2147483648], [2147483647], [0]]> : tensor<9x1xi32>
  %94 = stablehlo.optimization_barrier %93 : tensor<9x1xi32>
  %95 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7], [8, 9, 10], [11, 12, 13], [14, 15, 16], [17, 18, 19], [20, 21, 22], [23, 24, 25], [26, 27, 28]]> : tensor<9x3xi64>
  %96 = stablehlo.optimization_barrier %95 : tensor<9x3xi64>
  %97 = "stablehlo.scatter"(%92, %94, %96) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    %s = stablehlo.maximum %p, %q : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) : (tensor<9x3xi64>, tensor<9x1xi32>, tensor<9x3xi64>) -> tensor<9x3xi64>
  check.expect_eq_const %97, dense<[[26, 27, 28], [4, 5, 6], [7, 8, 9], [17, 18, 19], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [25, 26, 27]]> : tensor<9x3xi64>
  %98 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [25, 26, 27]]> : tensor<9x3xi64>
  %99 = stablehlo.optimization_barrier %98 : tensor<9x3xi64>
  %100 = stablehlo.constant dense<[[0], [8], [-1], [9], [3], [3], [-2147483648], [2147483647], [0]]> : tensor<9x1xi32>
  %101 = stablehlo.optimization_barrier %100 : tensor<9x1xi32>
  %102 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7], [8, 9, 10], [11, 12, 13], [14, 15, 16], [17, 18, 19], [20, 21, 22], [23, 24, 25], [26, 27, 28]]> : tensor<9x3xi64>
  %103 = stablehlo.optimization_barrier %102 : tensor<9x3xi64>
  %104 = "stablehlo.scatter"(%99, %101, %103) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    %s = stablehlo.multiply %p, %q : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) : (tensor<9x3xi64>, tensor<9x1xi32>, tensor<9x3xi64>) -> tensor<9x3xi64>
  check.expect_eq_const %104, dense<[[52, 162, 336], [4, 5, 6], [7, 8, 9], [2380, 2970, 3648], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [125, 156, 189]]> : tensor<9x3xi64>
  %105 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12], [13, 14, 15], [0, 1, 2], [3, 4, 5], [6, 7, 8], [9, 10, 11]]> : tensor<9x3xui4>
  %106 = stablehlo.optimization_barrier %105 : tensor<9x3xui4>
  %107 = stablehlo.constant dense<[[0], [8], [-1], [9], [3], [3], [-2147483648], [2147483647], [0]]> : tensor<9x1xi32>
  %108 = stablehlo.optimization_barrier %107 : tensor<9x1xi32>
  %109 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7], [8, 9, 10], [11, 12, 13], [14, 15, 0], [1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12]]> : tensor<9x3xui4>
  %110 = stablehlo.optimization_barrier %109 : tensor<9x3xui4>
  %111 = "stablehlo.scatter"(%106, %108, %110) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<ui4>, %q: tensor<ui4>):
    %s = stablehlo.add %p, %q : tensor<ui4>
    stablehlo.return %s : tensor<ui4>
  }) : (tensor<9x3xui4>, tensor<9x1xi32>, tensor<9x3xui4>) -> tensor<9x3xui4>
  check.expect_eq_const %111, dense<[[13, 0, 3], [4, 5, 6], [7, 8, 9], [9, 12, 15], [13, 14, 15], [0, 1, 2], [3, 4, 5], [6, 7, 8], [14, 0, 2]]> : tensor<9x3xui4>
  %112 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12], [13, 14, 15], [0, 1, 2], [3, 4, 5], [6, 7, 8], [9, 10, 11]]> : tensor<9x3xui4>
  %113 = stablehlo.optimization_barrier %112 : tensor<9x3xui4>
  %114 = stablehlo.constant dense<[[0], [8], [-1], [9], [3], [3], [-2147483648], [2147483647], [0]]> : tensor<9x1xi32>
  %115 = stablehlo.optimization_barrier %114 : tensor<9x1xi32>
  %116 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7], [8, 9, 10], [11, 12, 13], [14, 15, 0], [1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12]]> : tensor<9x3xui4>
  %117 = stablehlo.optimization_barrier %116 : tensor<9x3xui4>
  %118 = "stablehlo.scatter"(%113, %115, %117) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<ui4>, %q: tensor<ui4>):
    %s = stablehlo.maximum %p, %q : tensor<ui4>
    stablehlo.return %s : tensor<ui4>
  }) : (tensor<9x3xui4>, tensor<9x1xi32>, tensor<9x3xui4>) -> tensor<9x3xui4>
  check.expect_eq_const %118, dense<[[10, 11, 12], [4, 5, 6], [7, 8, 9], [14, 15, 12], [13, 14, 15], [0, 1, 2], [3, 4, 5], [6, 7, 8], [9, 10, 11]]> : tensor<9x3xui4>
  %119 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12], [13, 14, 15], [0, 1, 2], [3, 4, 5], [6, 7, 8], [9, 10, 11]]> : tensor<9x3xui4>
  %120 = stablehlo.optimization_barrier %119 : tensor<9x3xui4>
  %121 = stablehlo.constant dense<[[0], [8], [-1], [9], [3], [3], [-2147483648], [2147483647], [0]]> : tensor<9x1xi32>
  %122 = stablehlo.optimization_barrier %121 : tensor<9x1xi32>
  %123 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7], [8, 9, 10], [11, 12, 13], [14, 15, 0], [1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12]]> : tensor<9x3xui4>
  %124 = stablehlo.optimization_barrier %123 : tensor<9x3xui4>
  %125 = "stablehlo.scatter"(%120, %122, %124) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<ui4>, %q: tensor<ui4>):
    %s = stablehlo.multiply %p, %q : tensor<ui4>
    stablehlo.return %s : tensor<ui4>
  }) : (tensor<9x3xui4>, tensor<9x1xi32>, tensor<9x3xui4>) -> tensor<9x3xui4>
  check.expect_eq_const %125, dense<[[4, 2, 0], [4, 5, 6], [7, 8, 9], [12, 10, 0], [13, 14, 15], [0, 1, 2], [3, 4, 5], [6, 7, 8], [13, 12, 13]]> : tensor<9x3xui4>
  %126 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [25, 26, 27]]> : tensor<9x3xui8>
  %127 = stablehlo.optimization_barrier %126 : tensor<9x3xui8>
  %128 = stablehlo.constant dense<[[0], [8], [-1], [9], [3], [3], [-2147483648], [2147483647], [0]]> : tensor<9x1xi32>
  %129 = stablehlo.optimization_barrier %128 : tensor<9x1xi32>
  %130 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7], [8, 9, 10], [11, 12, 13], [14, 15, 16], [17, 18, 19], [20, 21, 22], [23, 24, 25], [26, 27, 28]]> : tensor<9x3xui8>
  %131 = stablehlo.optimization_barrier %130 : tensor<9x3xui8>
  %132 = "stablehlo.scatter"(%127, %129, %131) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<ui8>, %q: tensor<ui8>):
    %s = stablehlo.add %p, %q : tensor<ui8>
    stablehlo.return %s : tensor<ui8>
  }) : (tensor<9x3xui8>, tensor<9x1xi32>, tensor<9x3xui8>) -> tensor<9x3xui8>
  check.expect_eq_const %132, dense<[[29, 32, 35], [4, 5, 6], [7, 8, 9], [41, 44, 47], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [30, 32, 34]]> : tensor<9x3xui8>
  %133 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [25, 26, 27]]> : tensor<9x3xui8>
  %134 = stablehlo.optimization_barrier %133 : tensor<9x3xui8>
  %135 = stablehlo.constant dense<[[0], [8], [-1], [9], [3], [3], [-2147483648], [2147483647], [0]]> : tensor<9x1xi32>
  %136 = stablehlo.optimization_barrier %135 : tensor<9x1xi32>
  %137 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7], [8, 9, 10], [11, 12, 13], [14, 15, 16], [17, 18, 19], [20, 21, 22], [23, 24, 25], [26, 27, 28]]> : tensor<9x3xui8>
  %138 = stablehlo.optimization_barrier %137 : tensor<9x3xui8>
  %139 = "stablehlo.scatter"(%134, %136, %138) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<ui8>, %q: tensor<ui8>):
    %s = stablehlo.maximum %p, %q : tensor<ui8>
    stablehlo.return %s : tensor<ui8>
  }) : (tensor<9x3xui8>, tensor<9x1xi32>, tensor<9x3xui8>) -> tensor<9x3xui8>
  check.expect_eq_const %139, dense<[[26, 27, 28], [4, 5, 6], [7, 8, 9], [17, 18, 19], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [25, 26, 27]]> : tensor<9x3xui8>
  %140 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [25, 26, 27]]> : tensor<9x3xui8>
  %141 = stablehlo.optimization_barrier %140 : tensor<9x3xui8>
  %142 = stablehlo.constant dense<[[0], [8], [-1], [9], [3], [3], [-2147483648], [2147483647], [0]]> : tensor<9x1xi32>
  %143 = stablehlo.optimization_barrier %142 : tensor<9x1xi32>
  %144 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7], [8, 9, 10], [11, 12, 13], [14, 15, 16], [17, 18, 19], [20, 21, 22], [23, 24, 25], [26, 27, 28]]> : tensor<9x3xui8>
  %145 = stablehlo.optimization_barrier %144 : tensor<9x3xui8>
  %146 = "stablehlo.scatter"(%141, %143, %145) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<ui8>, %q: tensor<ui8>):
    %s = stablehlo.multiply %p, %q : tensor<ui8>
    stablehlo.return %s : tensor<ui8>
  }) : (tensor<9x3xui8>, tensor<9x1xi32>, tensor<9x3xui8>) -> tensor<9x3xui8>
  check.expect_eq_const %146, dense<[[52, 162, 80], [4, 5, 6], [7, 8, 9], [76, 154, 64], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [125, 156, 189]]> : tensor<9x3xui8>
  %147 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [25, 26, 27]]> : tensor<9x3xui16>
  %148 = stablehlo.optimization_barrier %147 : tensor<9x3xui16>
  %149 = stablehlo.constant dense<[[0], [8], [-1], [9], [3], [3], [-2147483648], [2147483647], [0]]> : tensor<9x1xi32>
  %150 = stablehlo.optimization_barrier %149 : tensor<9x1xi32>
  %151 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7], [8, 9, 10], [11, 12, 13], [14, 15, 16], [17, 18, 19], [20, 21, 22], [23, 24, 25], [26, 27, 28]]> : tensor<9x3xui16>
  %152 = stablehlo.optimization_barrier %151 : tensor<9x3xui16>
  %153 = "stablehlo.scatter"(%148, %150, %152) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<ui16>, %q: tensor<ui16>):
    %s = stablehlo.add %p, %q : tensor<ui16>
    stablehlo.return %s : tensor<ui16>
  }) : (tensor<9x3xui16>, tensor<9x1xi32>, tensor<9x3xui16>) -> tensor<9x3xui16>
  check.expect_eq_const %153, dense<[[29, 32, 35], [4, 5, 6], [7, 8, 9], [41, 44, 47], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [30, 32, 34]]> : tensor<9x3xui16>
  %154 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [25, 26, 27]]> : tensor<9x3xui16>
  %155 = stablehlo.optimization_barrier %154 : tensor<9x3xui16>
  %156 = stablehlo.constant dense<[[0], [8], [-1], [9], [3], [3], [-2147483648], [2147483647], [0]]> : tensor<9x1xi32>
  %157 = stablehlo.optimization_barrier %156 : tensor<9x1xi32>
  %158 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7], [8, 9, 10], [11, 12, 13], [14, 15, 16], [17, 18, 19], [20, 21, 22], [23, 24, 25], [26, 27, 28]]> : tensor<9x3xui16>
  %159 = stablehlo.optimization_barrier %158 : tensor<9x3xui16>
  %160 = "stablehlo.scatter"(%155, %157, %159) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<ui16>, %q: tensor<ui16>):
    %s = stablehlo.maximum %p, %q : tensor<ui16>
    stablehlo.return %s : tensor<ui16>
  }) : (tensor<9x3xui16>, tensor<9x1xi32>, tensor<9x3xui16>) -> tensor<9x3xui16>
  check.expect_eq_const %160, dense<[[26, 27, 28], [4, 5, 6], [7, 8, 9], [17, 18, 19], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [25, 26, 27]]> : tensor<9x3xui16>
  %161 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [25, 26, 27]]> : tensor<9x3xui16>
  %162 = stablehlo.optimization_barrier %161 : tensor<9x3xui16>
  %163 = stablehlo.constant dense<[[0], [8], [-1], [9], [3], [3], [-2147483648], [2147483647], [0]]> : tensor<9x1xi32>
  %164 = stablehlo.optimization_barrier %163 : tensor<9x1xi32>
  %165 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7], [8, 9, 10], [11, 12, 13], [14, 15, 16], [17, 18, 19], [20, 21, 22], [23, 24, 25], [26, 27, 28]]> : tensor<9x3xui16>
  %166 = stablehlo.optimization_barrier %165 : tensor<9x3xui16>
  %167 = "stablehlo.scatter"(%162, %164, %166) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<ui16>, %q: tensor<ui16>):
    %s = stablehlo.multiply %p, %q : tensor<ui16>
    stablehlo.return %s : tensor<ui16>
  }) : (tensor<9x3xui16>, tensor<9x1xi32>, tensor<9x3xui16>) -> tensor<9x3xui16>
  check.expect_eq_const %167, dense<[[52, 162, 336], [4, 5, 6], [7, 8, 9], [2380, 2970, 3648], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [125, 156, 189]]> : tensor<9x3xui16>
  %168 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [25, 26, 27]]> : tensor<9x3xui32>
  %169 = stablehlo.optimization_barrier %168 : tensor<9x3xui32>
  %170 = stablehlo.constant dense<[[0], [8], [-1], [9], [3], [3], [-2147483648], [2147483647], [0]]> : tensor<9x1xi32>
  %171 = stablehlo.optimization_barrier %170 : tensor<9x1xi32>
  %172 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7], [8, 9, 10], [11, 12, 13], [14, 15, 16], [17, 18, 19], [20, 21, 22], [23, 24, 25], [26, 27, 28]]> : tensor<9x3xui32>
  %173 = stablehlo.optimization_barrier %172 : tensor<9x3xui32>
  %174 = "stablehlo.scatter"(%169, %171, %173) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<ui32>, %q: tensor<ui32>):
    %s = stablehlo.add %p, %q : tensor<ui32>
    stablehlo.return %s : tensor<ui32>
  }) : (tensor<9x3xui32>, tensor<9x1xi32>, tensor<9x3xui32>) -> tensor<9x3xui32>
  check.expect_eq_const %174, dense<[[29, 32, 35], [4, 5, 6], [7, 8, 9], [41, 44, 47], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [30, 32, 34]]> : tensor<9x3xui32>
  %175 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [25, 26, 27]]> : tensor<9x3xui32>
  %176 = stablehlo.optimization_barrier %175 : tensor<9x3xui32>
  %177 = stablehlo.constant dense<[[0], [8], [-1], [9], [3], [3], [-2147483648], [2147483647], [0]]> : tensor<9x1xi32>
  %178 = stablehlo.optimization_barrier %177 : tensor<9x1xi32>
  %179 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7], [8, 9, 10], [11, 12, 13], [14, 15, 16], [17, 18, 19], [20, 21, 22], [23, 24, 25], [26, 27, 28]]> : tensor<9x3xui32>
  %180 = stablehlo.optimization_barrier %179 : tensor<9x3xui32>
  %181 = "stablehlo.scatter"(%176, %178, %180) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<ui32>, %q: tensor<ui32>):
    %s = stablehlo.maximum %p, %q : tensor<ui32>
    stablehlo.return %s : tensor<ui32>
  }) : (tensor<9x3xui32>, tensor<9x1xi32>, tensor<9x3xui32>) -> tensor<9x3xui32>
  check.expect_eq_const %181, dense<[[26, 27, 28], [4, 5, 6], [7, 8, 9], [17, 18, 19], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [25, 26, 27]]> : tensor<9x3xui32>
  %182 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [25, 26, 27]]> : tensor<9x3xui32>
  %183 = stablehlo.optimization_barrier %182 : tensor<9x3xui32>
  %184 = stablehlo.constant dense<[[0], [8], [-1], [9], [3], [3], [-2147483648], [2147483647], [0]]> : tensor<9x1xi32>
  %185 = stablehlo.optimization_barrier %184 : tensor<9x1xi32>
  %186 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7], [8, 9, 10], [11, 12, 13], [14, 15, 16], [17, 18, 19], [20, 21, 22], [23, 24, 25], [26, 27, 28]]> : tensor<9x3xui32>
  %187 = stablehlo.optimization_barrier %186 : tensor<9x3xui32>
  %188 = "stablehlo.scatter"(%183, %185, %187) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<ui32>, %q: tensor<ui32>):
    %s = stablehlo.multiply %p, %q : tensor<ui32>
    stablehlo.return %s : tensor<ui32>
  }) : (tensor<9x3xui32>, tensor<9x1xi32>, tensor<9x3xui32>) -> tensor<9x3xui32>
  check.expect_eq_const %188, dense<[[52, 162, 336], [4, 5, 6], [7, 8, 9], [2380, 2970, 3648], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [125, 156, 189]]> : tensor<9x3xui32>
  %189 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [25, 26, 27]]> : tensor<9x3xui64>
  %190 = stablehlo.optimization_barrier %189 : tensor<9x3xui64>
  %191 = stablehlo.constant dense<[[0], [8], [-1], [9], [3], [3], [-2147483648], [2147483647], [0]]> : tensor<9x1xi32>
  %192 = stablehlo.optimization_barrier %191 : tensor<9x1xi32>
  %193 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7], [8, 9, 10], [11, 12, 13], [14, 15, 16], [17, 18, 19], [20, 21, 22], [23, 24, 25], [26, 27, 28]]> : tensor<9x3xui64>
  %194 = stablehlo.optimization_barrier %193 : tensor<9x3xui64>
  %195 = "stablehlo.scatter"(%190, %192, %194) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<ui64>, %q: tensor<ui64>):
    %s = stablehlo.add %p, %q : tensor<ui64>
    stablehlo.return %s : tensor<ui64>
  }) : (tensor<9x3xui64>, tensor<9x1xi32>, tensor<9x3xui64>) -> tensor<9x3xui64>
  check.expect_eq_const %195, dense<[[29, 32, 35], [4, 5, 6], [7, 8, 9], [41, 44, 47], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [30, 32, 34]]> : tensor<9x3xui64>
  %196 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [25, 26, 27]]> : tensor<9x3xui64>
  %197 = stablehlo.optimization_barrier %196 : tensor<9x3xui64>
  %198 = stablehlo.constant dense<[[0], [8], [-1], [9], [3], [3], [-2147483648], [2147483647], [0]]> : tensor<9x1xi32>
  %199 = stablehlo.optimization_barrier %198 : tensor<9x1xi32>
  %200 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7], [8, 9, 10], [11, 12, 13], [14, 15, 16], [17, 18, 19], [20, 21, 22], [23, 24, 25], [26, 27, 28]]> : tensor<9x3xui64>
  %201 = stablehlo.optimization_barrier %200 : tensor<9x3xui64>
  %202 = "stablehlo.scatter"(%197, %199, %201) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<ui64>, %q: tensor<ui64>):
    %s = stablehlo.maximum %p, %q : tensor<ui64>
    stablehlo.return %s : tensor<ui64>
  }) : (tensor<9x3xui64>, tensor<9x1xi32>, tensor<9x3xui64>) -> tensor<9x3xui64>
  check.expect_eq_const %202, dense<[[26, 27, 28], [4, 5, 6], [7, 8, 9], [17, 18, 19], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [25, 26, 27]]> : tensor<9x3xui64>
  %203 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [25, 26, 27]]> : tensor<9x3xui64>
  %204 = stablehlo.optimization_barrier %203 : tensor<9x3xui64>
  %205 = stablehlo.constant dense<[[0], [8], [-1], [9], [3], [3], [-2147483648], [2147483647], [0]]> : tensor<9x1xi32>
  %206 = stablehlo.optimization_barrier %205 : tensor<9x1xi32>
  %207 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7], [8, 9, 10], [11, 12, 13], [14, 15, 16], [17, 18, 19], [20, 21, 22], [23, 24, 25], [26, 27, 28]]> : tensor<9x3xui64>
  %208 = stablehlo.optimization_barrier %207 : tensor<9x3xui64>
  %209 = "stablehlo.scatter"(%204, %206, %208) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<ui64>, %q: tensor<ui64>):
    %s = stablehlo.multiply %p, %q : tensor<ui64>
    stablehlo.return %s : tensor<ui64>
  }) : (tensor<9x3xui64>, tensor<9x1xi32>, tensor<9x3xui64>) -> tensor<9x3xui64>
  check.expect_eq_const %209, dense<[[52, 162, 336], [4, 5, 6], [7, 8, 9], [2380, 2970, 3648], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [125, 156, 189]]> : tensor<9x3xui64>
  %210 = stablehlo.constant dense<[[-19.0, -18.0, -17.0], [-16.0, -15.0, -14.0], [-13.0, -12.0, -11.0], [-10.0, -9.0, -8.0], [-7.0, -6.0, -5.0], [-4.0, -3.0, -2.0], [-1.0, 0.0, 1.0], [2.0, 3.0, 4.0], [5.0, 6.0, 7.0]]> : tensor<9x3xbf16>
  %211 = stablehlo.optimization_barrier %210 : tensor<9x3xbf16>
  %212 = stablehlo.constant dense<[[0], [8], [-1], [9], [3], [3], [-2147483648], [2147483647], [0]]> : tensor<9x1xi32>
  %213 = stablehlo.optimization_barrier %212 : tensor<9x1xi32>
  %214 = stablehlo.constant dense<[[-18.0, -17.0, -16.0], [-15.0, -14.0, -13.0], [-12.0, -11.0, -10.0], [-9.0, -8.0, -7.0], [-6.0, -5.0, -4.0], [-3.0, -2.0, -1.0], [0.0, 1.0, 2.0], [3.0, 4.0, 5.0], [6.0, 7.0, 8.0]]> : tensor<9x3xbf16>
  %215 = stablehlo.optimization_barrier %214 : tensor<9x3xbf16>
  %216 = "stablehlo.scatter"(%211, %213, %215) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.add %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<9x3xbf16>, tensor<9x1xi32>, tensor<9x3xbf16>) -> tensor<9x3xbf16>
  %217 = "stablehlo.bitcast_convert"(%216) : (tensor<9x3xbf16>) -> tensor<9x3xui16>
  check.expect_eq_const %217, dense<[[49656, 49632, 49608], [49536, 49520, 49504], [49488, 49472, 49456], [49560, 49536, 49488], [49376, 49344, 49312], [49280, 49216, 49152], [49024, 0, 16256], [16384, 16448, 16512], [49440, 49408, 49344]]> : tensor<9x3xui16>
  %218 = stablehlo.constant dense<[[-19.0, -18.0, -17.0], [-16.0, -15.0, -14.0], [-13.0, -12.0, -11.0], [-10.0, -9.0, -8.0], [-7.0, -6.0, -5.0], [-4.0, -3.0, -2.0], [-1.0, 0.0, 1.0], [2.0, 3.0, 4.0], [5.0, 6.0, 7.0]]> : tensor<9x3xbf16>
  %219 = stablehlo.optimization_barrier %218 : tensor<9x3xbf16>
  %220 = stablehlo.constant dense<[[0], [8], [-1], [9], [3], [3], [-2147483648], [2147483647], [0]]> : tensor<9x1xi32>
  %221 = stablehlo.optimization_barrier %220 : tensor<9x1xi32>
  %222 = stablehlo.constant dense<[[-18.0, -17.0, -16.0], [-15.0, -14.0, -13.0], [-12.0, -11.0, -10.0], [-9.0, -8.0, -7.0], [-6.0, -5.0, -4.0], [-3.0, -2.0, -1.0], [0.0, 1.0, 2.0], [3.0, 4.0, 5.0], [6.0, 7.0, 8.0]]> : tensor<9x3xbf16>
  %223 = stablehlo.optimization_barrier %222 : tensor<9x3xbf16>
  %224 = "stablehlo.scatter"(%219, %221, %223) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.maximum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<9x3xbf16>, tensor<9x1xi32>, tensor<9x3xbf16>) -> tensor<9x3xbf16>
  %225 = "stablehlo.bitcast_convert"(%224) : (tensor<9x3xbf16>) -> tensor<9x3xui16>
  check.expect_eq_const %225, dense<[[16576, 16608, 16640], [49536, 49520, 49504], [49488, 49472, 49456], [49216, 49152, 49024], [49376, 49344, 49312], [49280, 49216, 49152], [49024, 0, 16256], [16384, 16448, 16512], [16544, 16576, 16608]]> : tensor<9x3xui16>
  %226 = stablehlo.constant dense<[[-19.0, -18.0, -17.0], [-16.0, -15.0, -14.0], [-13.0, -12.0, -11.0], [-10.0, -9.0, -8.0], [-7.0, -6.0, -5.0], [-4.0, -3.0, -2.0], [-1.0, 0.0, 1.0], [2.0, 3.0, 4.0], [5.0, 6.0, 7.0]]> : tensor<9x3xf16>
  %227 = stablehlo.optimization_barrier %226 : tensor<9x3xf16>
  %228 = stablehlo.constant dense<[[0], [8], [-1], [9], [3], [3], [-2147483648], [2147483647], [0]]> : tensor<9x1xi32>
  %229 = stablehlo.optimization_barrier %228 : tensor<9x1xi32>
  %230 = stablehlo.constant dense<[[-18.0, -17.0, -16.0], [-15.0, -14.0, -13.0], [-12.0, -11.0, -10.0], [-9.0, -8.0, -7.0], [-6.0, -5.0, -4.0], [-3.0, -2.0, -1.0], [0.0, 1.0, 2.0], [3.0, 4.0, 5.0], [6.0, 7.0, 8.0]]> : tensor<9x3xf16>
  %231 = stablehlo.optimization_barrier %230 : tensor<9x3xf16>
  %232 = "stablehlo.scatter"(%227, %229, %231) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.add %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<9x3xf16>, tensor<9x1xi32>, tensor<9x3xf16>) -> tensor<9x3xf16>
  %233 = "stablehlo.bitcast_convert"(%232) : (tensor<9x3xf16>) -> tensor<9x3xui16>
  check.expect_eq_const %233, dense<[[53184, 52992, 52800], [52224, 52096, 51968], [51840, 51712, 51584], [52416, 52224, 51840], [50944, 50688, 50432], [50176, 49664, 49152], [48128, 0, 15360], [16384, 16896, 17408], [51456, 51200, 50688]]> : tensor<9x3xui16>
  %234 = stablehlo.constant dense<[[-19.0, -18.0, -17.0], [-16.0, -15.0, -14.0], [-13.0, -12.0, -11.0], [-10.0, -9.0, -8.0], [-7.0, -6.0, -5.0], [-4.0, -3.0, -2.0], [-1.0, 0.0, 1.0], [2.0, 3.0, 4.0], [5.0, 6.0, 7.0]]> : tensor<9x3xf16>
  %235 = stablehlo.optimization_barrier %234 : tensor<9x3xf16>
  %236 = stablehlo.constant dense<[[0], [8], [-1], [9], [3], [3], [-2147483648], [2147483647], [0]]> : tensor<9x1xi32>
  %237 = stablehlo.optimization_barrier %236 : tensor<9x1xi32>
  %238 = stablehlo.constant dense<[[-18.0, -17.0, -16.0], [-15.0, -14.0, -13.0], [-12.0, -11.0, -10.0], [-9.0, -8.0, -7.0], [-6.0, -5.0, -4.0], [-3.0, -2.0, -1.0], [0.0, 1.0, 2.0], [3.0, 4.0, 5.0], [6.0, 7.0, 8.0]]> : tensor<9x3xf16>
  %239 = stablehlo.optimization_barrier %238 : tensor<9x3xf16>
  %240 = "stablehlo.scatter"(%235, %237, %239) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.maximum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<9x3xf16>, tensor<9x1xi32>, tensor<9x3xf16>) -> tensor<9x3xf16>
  %241 = "stablehlo.bitcast_convert"(%240) : (tensor<9x3xf16>) -> tensor<9x3xui16>
  check.expect_eq_const %241, dense<[[17920, 18176, 18432], [52224, 52096, 51968], [51840, 51712, 51584], [49664, 49152, 48128], [50944, 50688, 50432], [50176, 49664, 49152], [48128, 0, 15360], [16384, 16896, 17408], [17664, 17920, 18176]]> : tensor<9x3xui16>
  %242 = stablehlo.constant dense<[[-19.0, -18.0, -17.0], [-16.0, -15.0, -14.0], [-13.0, -12.0, -11.0], [-10.0, -9.0, -8.0], [-7.0, -6.0, -5.0], [-4.0, -3.0, -2.0], [-1.0, 0.0, 1.0], [2.0, 3.0, 4.0], [5.0, 6.0, 7.0]]> : tensor<9x3xf32>
  %243 = stablehlo.optimization_barrier %242 : tensor<9x3xf32>
  %244 = stablehlo.constant dense<[[0], [8], [-1], [9], [3], [3], [-2147483648], [2147483647], [0]]> : tensor<9x1xi32>
  %245 = stablehlo.optimization_barrier %244 : tensor<9x1xi32>
  %246 = stablehlo.constant dense<[[-18.0, -17.0, -16.0], [-15.0, -14.0, -13.0], [-12.0, -11.0, -10.0], [-9.0, -8.0, -7.0], [-6.0, -5.0, -4.0], [-3.0, -2.0, -1.0], [0.0, 1.0, 2.0], [3.0, 4.0, 5.0], [6.0, 7.0, 8.0]]> : tensor<9x3xf32>
  %247 = stablehlo.optimization_barrier %246 : tensor<9x3xf32>
  %248 = "stablehlo.scatter"(%243, %245, %247) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<9x3xf32>, tensor<9x1xi32>, tensor<9x3xf32>) -> tensor<9x3xf32>
  %249 = "stablehlo.bitcast_convert"(%248) : (tensor<9x3xf32>) -> tensor<9x3xui32>
  check.expect_eq_const %249, dense<[[3254255616, 3252682752, 3251109888], [3246391296, 3245342720, 3244294144], [3243245568, 3242196992, 3241148416], [3247964160, 3246391296, 3243245568], [3235905536, 3233808384, 3231711232], [3229614080, 3225419776, 3221225472], [3212836864, 0, 1065353216], [1073741824, 1077936128, 1082130432], [3240099840, 3238002688, 3233808384]]> : tensor<9x3xui32>
  %250 = stablehlo.constant dense<[[-19.0, -18.0, -17.0], [-16.0, -15.0, -14.0], [-13.0, -12.0, -11.0], [-10.0, -9.0, -8.0], [-7.0, -6.0, -5.0], [-4.0, -3.0, -2.0], [-1.0, 0.0, 1.0], [2.0, 3.0, 4.0], [5.0, 6.0, 7.0]]> : tensor<9x3xf32>
  %251 = stablehlo.optimization_barrier %250 : tensor<9x3xf32>
  %252 = stablehlo.constant dense<[[0], [8], [-1], [9], [3], [3], [-2147483648], [2147483647], [0]]> : tensor<9x1xi32>
  %253 = stablehlo.optimization_barrier %252 : tensor<9x1xi32>
  %254 = stablehlo.constant dense<[[-18.0, -17.0, -16.0], [-15.0, -14.0, -13.0], [-12.0, -11.0, -10.0], [-9.0, -8.0, -7.0], [-6.0, -5.0, -4.0], [-3.0, -2.0, -1.0], [0.0, 1.0, 2.0], [3.0, 4.0, 5.0], [6.0, 7.0, 8.0]]> : tensor<9x3xf32>
  %255 = stablehlo.optimization_barrier %254 : tensor<9x3xf32>
  %256 = "stablehlo.scatter"(%251, %253, %255) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<9x3xf32>, tensor<9x1xi32>, tensor<9x3xf32>) -> tensor<9x3xf32>
  %257 = "stablehlo.bitcast_convert"(%256) : (tensor<9x3xf32>) -> tensor<9x3xui32>
  check.expect_eq_const %257, dense<[[1086324736, 1088421888, 1090519040], [3246391296, 3245342720, 3244294144], [3243245568, 3242196992, 3241148416], [3225419776, 3221225472, 3212836864], [3235905536, 3233808384, 3231711232], [3229614080, 3225419776, 3221225472], [3212836864, 0, 1065353216], [1073741824, 1077936128, 1082130432], [1084227584, 1086324736, 1088421888]]> : tensor<9x3xui32>
  %258 = stablehlo.constant dense<[[-19.0, -18.0, -17.0], [-16.0, -15.0, -14.0], [-13.0, -12.0, -11.0], [-10.0, -9.0, -8.0], [-7.0, -6.0, -5.0], [-4.0, -3.0, -2.0], [-1.0, 0.0, 1.0], [2.0, 3.0, 4.0], [5.0, 6.0, 7.0]]> : tensor<9x3xf64>
  %259 = stablehlo.optimization_barrier %258 : tensor<9x3xf64>
  %260 = stablehlo.constant dense<[[0], [8], [-1], [9], [3], [3], [-2147483648], [2147483647], [0]]> : tensor<9x1xi32>
  %261 = stablehlo.optimization_barrier %260 : tensor<9x1xi32>
  %262 = stablehlo.constant dense<[[-18.0, -17.0, -16.0], [-15.0, -14.0, -13.0], [-12.0, -11.0, -10.0], [-9.0, -8.0, -7.0], [-6.0, -5.0, -4.0], [-3.0, -2.0, -1.0], [0.0, 1.0, 2.0], [3.0, 4.0, 5.0], [6.0, 7.0, 8.0]]> : tensor<9x3xf64>
  %263 = stablehlo.optimization_barrier %262 : tensor<9x3xf64>
  %264 = "stablehlo.scatter"(%259, %261, %263) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f64>, %q: tensor<f64>):
    %s = stablehlo.add %p, %q : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<9x3xf64>, tensor<9x1xi32>, tensor<9x3xf64>) -> tensor<9x3xf64>
  %265 = "stablehlo.bitcast_convert"(%264) : (tensor<9x3xf64>) -> tensor<9x3xui64>
  check.expect_eq_const %265, dense<[[13852790978814935040, 13851946553884803072, 13851102128954671104], [13848568854164275200, 13848005904210853888, 13847442954257432576], [13846880004304011264, 13846317054350589952, 13845754104397168640], [13849413279094407168, 13848568854164275200, 13846880004304011264], [13842939354630062080, 13841813454723219456, 13840687554816376832], [13839561654909534208, 13837309855095848960, 13835058055282163712], [13830554455654793216, 0, 4607182418800017408], [4611686018427387904, 4613937818241073152, 4616189618054758400], [13845191154443747328, 13844065254536904704, 13841813454723219456]]> : tensor<9x3xui64>
  %266 = stablehlo.constant dense<[[-19.0, -18.0, -17.0], [-16.0, -15.0, -14.0], [-13.0, -12.0, -11.0], [-10.0, -9.0, -8.0], [-7.0, -6.0, -5.0], [-4.0, -3.0, -2.0], [-1.0, 0.0, 1.0], [2.0, 3.0, 4.0], [5.0, 6.0, 7.0]]> : tensor<9x3xf64>
  %267 = stablehlo.optimization_barrier %266 : tensor<9x3xf64>
  %268 = stablehlo.constant dense<[[0], [8], [-1], [9], [3], [3], [-2147483648], [2147483647], [0]]> : tensor<9x1xi32>
  %269 = stablehlo.optimization_barrier %268 : tensor<9x1xi32>
  %270 = stablehlo.constant dense<[[-18.0, -17.0, -16.0], [-15.0, -14.0, -13.0], [-12.0, -11.0, -10.0], [-9.0, -8.0, -7.0], [-6.0, -5.0, -4.0], [-3.0, -2.0, -1.0], [0.0, 1.0, 2.0], [3.0, 4.0, 5.0], [6.0, 7.0, 8.0]]> : tensor<9x3xf64>
  %271 = stablehlo.optimization_barrier %270 : tensor<9x3xf64>
  %272 = "stablehlo.scatter"(%267, %269, %271) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f64>, %q: tensor<f64>):
    %s = stablehlo.maximum %p, %q : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<9x3xf64>, tensor<9x1xi32>, tensor<9x3xf64>) -> tensor<9x3xf64>
  %273 = "stablehlo.bitcast_convert"(%272) : (tensor<9x3xf64>) -> tensor<9x3xui64>
  check.expect_eq_const %273, dense<[[4618441417868443648, 4619567317775286272, 4620693217682128896], [13848568854164275200, 13848005904210853888, 13847442954257432576], [13846880004304011264, 13846317054350589952, 13845754104397168640], [13837309855095848960, 13835058055282163712, 13830554455654793216], [13842939354630062080, 13841813454723219456, 13840687554816376832], [13839561654909534208, 13837309855095848960, 13835058055282163712], [13830554455654793216, 0, 4607182418800017408], [4611686018427387904, 4613937818241073152, 4616189618054758400], [4617315517961601024, 4618441417868443648, 4619567317775286272]]> : tensor<9x3xui64>
  %274 = stablehlo.constant dense<[[true, false, false], [true, false, true], [false, false, true], [false, true, false], [false, true, false], [true, false, false], [true, false, true], [false, false, true], [false, true, false]]> : tensor<9x3xi1>
  %275 = stablehlo.optimization_barrier %274 : tensor<9x3xi1>
  %276 = stablehlo.constant dense<[[8], [2], [-1], [9], [0]]> : tensor<5x1xi64>
  %277 = stablehlo.optimization_barrier %276 : tensor<5x1xi64>
  %278 = stablehlo.constant dense<[[true, false, false], [true, false, true], [false, false, true], [false, true, false], [false, true, false]]> : tensor<5x3xi1>
  %279 = stablehlo.optimization_barrier %278 : tensor<5x3xi1>
  %280 = "stablehlo.scatter"(%275, %277, %279) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
  ^bb0(%p: tensor<i1>, %q: tensor<i1>):
    stablehlo.return %q : tensor<i1>
  }) : (tensor<9x3xi1>, tensor<5x1xi64>, tensor<5x3xi1>) -> tensor<9x3xi1>
  check.expect_eq_const %280, dense<[[false, true, false], [true, false, true], [true, false, true], [false, true, false], [false, true, false], [true, false, false], [true, false, true], [false, false, true], [true, false, false]]> : tensor<9x3xi1>
  %281 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, -8, -7], [-6, -5, -4], [-3, -2, -1], [0, 1, 2], [3, 4, 5], [6, 7, -8], [-7, -6, -5]]> : tensor<9x3xi4>
  %282 = stablehlo.optimization_barrier %281 : tensor<9x3xi4>
  %283 = stablehlo.constant dense<[[8], [2], [-1], [9], [0]]> : tensor<5x1xi64>
  %284 = stablehlo.optimization_barrier %283 : tensor<5x1xi64>
  %285 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7], [-8, -7, -6], [-5, -4, -3], [-2, -1, 0]]> : tensor<5x3xi4>
  %286 = stablehlo.optimization_barrier %285 : tensor<5x3xi4>
  %287 = "stablehlo.scatter"(%282, %284, %286) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
  ^bb0(%p: tensor<i4>, %q: tensor<i4>):
    stablehlo.return %q : tensor<i4>
  }) : (tensor<9x3xi4>, tensor<5x1xi64>, tensor<5x3xi4>) -> tensor<9x3xi4>
  check.expect_eq_const %287, dense<[[-2, -1, 0], [4, 5, 6], [5, 6, 7], [-6, -5, -4], [-3, -2, -1], [0, 1, 2], [3, 4, 5], [6, 7, -8], [2, 3, 4]]> : tensor<9x3xi4>
  %288 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [25, 26, 27]]> : tensor<9x3xi8>
  %289 = stablehlo.optimization_barrier %288 : tensor<9x3xi8>
  %290 = stablehlo.constant dense<[[8], [2], [-1], [9], [0]]> : tensor<5x1xi64>
  %291 = stablehlo.optimization_barrier %290 : tensor<5x1xi64>
  %292 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7], [8, 9, 10], [11, 12, 13], [14, 15, 16]]> : tensor<5x3xi8>
  %293 = stablehlo.optimization_barrier %292 : tensor<5x3xi8>
  %294 = "stablehlo.scatter"(%289, %291, %293) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
  ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    stablehlo.return %q : tensor<i8>
  }) : (tensor<9x3xi8>, tensor<5x1xi64>, tensor<5x3xi8>) -> tensor<9x3xi8>
  check.expect_eq_const %294, dense<[[14, 15, 16], [4, 5, 6], [5, 6, 7], [10, 11, 12], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [2, 3, 4]]> : tensor<9x3xi8>
  %295 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [25, 26, 27]]> : tensor<9x3xi16>
  %296 = stablehlo.optimization_barrier %295 : tensor<9x3xi16>
  %297 = stablehlo.constant dense<[[8], [2], [-1], [9], [0]]> : tensor<5x1xi64>
  %298 = stablehlo.optimization_barrier %297 : tensor<5x1xi64>
  %299 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7], [8, 9, 10], [11, 12, 13], [14, 15, 16]]> : tensor<5x3xi16>
  %300 = stablehlo.optimization_barrier %299 : tensor<5x3xi16>
  %301 = "stablehlo.scatter"(%296, %298, %300) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
  ^bb0(%p: tensor<i16>, %q: tensor<i16>):
    stablehlo.return %q : tensor<i16>
  }) : (tensor<9x3xi16>, tensor<5x1xi64>, tensor<5x3xi16>) -> tensor<9x3xi16>
  check.expect_eq_const %301, dense<[[14, 15, 16], [4, 5, 6], [5, 6, 7], [10, 11, 12], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [2, 3, 4]]> : tensor<9x3xi16>
  %302 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [25, 26, 27]]> : tensor<9x3xi32>
  %303 = stablehlo.optimization_barrier %302 : tensor<9x3xi32>
  %304 = stablehlo.constant dense<[[8], [2], [-1], [9], [0]]> : tensor<5x1xi64>
  %305 = stablehlo.optimization_barrier %304 : tensor<5x1xi64>
  %306 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7], [8, 9, 10], [11, 12, 13], [14, 15, 16]]> : tensor<5x3xi32>
  %307 = stablehlo.optimization_barrier %306 : tensor<5x3xi32>
  %308 = "stablehlo.scatter"(%303, %305, %307) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    stablehlo.return %q : tensor<i32>
  }) : (tensor<9x3xi32>, tensor<5x1xi64>, tensor<5x3xi32>) -> tensor<9x3xi32>
  check.expect_eq_const %308, dense<[[14, 15, 16], [4, 5, 6], [5, 6, 7], [10, 11, 12], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [2, 3, 4]]> : tensor<9x3xi32>
  %309 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [25, 26, 27]]> : tensor<9x3xi64>
  %310 = stablehlo.optimization_barrier %309 : tensor<9x3xi64>
  %311 = stablehlo.constant dense<[[8], [2], [-1], [9], [0]]> : tensor<5x1xi64>
  %312 = stablehlo.optimization_barrier %311 : tensor<5x1xi64>
  %313 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7], [8, 9, 10], [11, 12, 13], [14, 15, 16]]> : tensor<5x3xi64>
  %314 = stablehlo.optimization_barrier %313 : tensor<5x3xi64>
  %315 = "stablehlo.scatter"(%310, %312, %314) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
  ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    stablehlo.return %q : tensor<i64>
  }) : (tensor<9x3xi64>, tensor<5x1xi64>, tensor<5x3xi64>) -> tensor<9x3xi64>
  check.expect_eq_const %315, dense<[[14, 15, 16], [4, 5, 6], [5, 6, 7], [10, 11, 12], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [2, 3, 4]]> : tensor<9x3xi64>
  %316 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12], [13, 14, 15], [0, 1, 2], [3, 4, 5], [6, 7, 8], [9, 10, 11]]> : tensor<9x3xui4>
  %317 = stablehlo.optimization_barrier %316 : tensor<9x3xui4>
  %318 = stablehlo.constant dense<[[8], [2], [-1], [9], [0]]> : tensor<5x1xi64>
  %319 = stablehlo.optimization_barrier %318 : tensor<5x1xi64>
  %320 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7], [8, 9, 10], [11, 12, 13], [14, 15, 0]]> : tensor<5x3xui4>
  %321 = stablehlo.optimization_barrier %320 : tensor<5x3xui4>
  %322 = "stablehlo.scatter"(%317, %319, %321) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
  ^bb0(%p: tensor<ui4>, %q: tensor<ui4>):
    stablehlo.return %q : tensor<ui4>
  }) : (tensor<9x3xui4>, tensor<5x1xi64>, tensor<5x3xui4>) -> tensor<9x3xui4>
  check.expect_eq_const %322, dense<[[14, 15, 0], [4, 5, 6], [5, 6, 7], [10, 11, 12], [13, 14, 15], [0, 1, 2], [3, 4, 5], [6, 7, 8], [2, 3, 4]]> : tensor<9x3xui4>
  %323 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [25, 26, 27]]> : tensor<9x3xui8>
  %324 = stablehlo.optimization_barrier %323 : tensor<9x3xui8>
  %325 = stablehlo.constant dense<[[8], [2], [-1], [9], [0]]> : tensor<5x1xi64>
  %326 = stablehlo.optimization_barrier %325 : tensor<5x1xi64>
  %327 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7], [8, 9, 10], [11, 12, 13], [14, 15, 16]]> : tensor<5x3xui8>
  %328 = stablehlo.optimization_barrier %327 : tensor<5x3xui8>
  %329 = "stablehlo.scatter"(%324, %326, %328) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
  ^bb0(%p: tensor<ui8>, %q: tensor<ui8>):
    stablehlo.return %q : tensor<ui8>
  }) : (tensor<9x3xui8>, tensor<5x1xi64>, tensor<5x3xui8>) -> tensor<9x3xui8>
  check.expect_eq_const %329, dense<[[14, 15, 16], [4, 5, 6], [5, 6, 7], [10, 11, 12], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [2, 3, 4]]> : tensor<9x3xui8>
  %330 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [25, 26, 27]]> : tensor<9x3xui16>
  %331 = stablehlo.optimization_barrier %330 : tensor<9x3xui16>
  %332 = stablehlo.constant dense<[[8], [2], [-1], [9], [0]]> : tensor<5x1xi64>
  %333 = stablehlo.optimization_barrier %332 : tensor<5x1xi64>
  %334 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7], [8, 9, 10], [11, 12, 13], [14, 15, 16]]> : tensor<5x3xui16>
  %335 = stablehlo.optimization_barrier %334 : tensor<5x3xui16>
  %336 = "stablehlo.scatter"(%331, %333, %335) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
  ^bb0(%p: tensor<ui16>, %q: tensor<ui16>):
    stablehlo.return %q : tensor<ui16>
  }) : (tensor<9x3xui16>, tensor<5x1xi64>, tensor<5x3xui16>) -> tensor<9x3xui16>
  check.expect_eq_const %336, dense<[[14, 15, 16], [4, 5, 6], [5, 6, 7], [10, 11, 12], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [2, 3, 4]]> : tensor<9x3xui16>
  %337 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [25, 26, 27]]> : tensor<9x3xui32>
  %338 = stablehlo.optimization_barrier %337 : tensor<9x3xui32>
  %339 = stablehlo.constant dense<[[8], [2], [-1], [9], [0]]> : tensor<5x1xi64>
  %340 = stablehlo.optimization_barrier %339 : tensor<5x1xi64>
  %341 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7], [8, 9, 10], [11, 12, 13], [14, 15, 16]]> : tensor<5x3xui32>
  %342 = stablehlo.optimization_barrier %341 : tensor<5x3xui32>
  %343 = "stablehlo.scatter"(%338, %340, %342) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
  ^bb0(%p: tensor<ui32>, %q: tensor<ui32>):
    stablehlo.return %q : tensor<ui32>
  }) : (tensor<9x3xui32>, tensor<5x1xi64>, tensor<5x3xui32>) -> tensor<9x3xui32>
  check.expect_eq_const %343, dense<[[14, 15, 16], [4, 5, 6], [5, 6, 7], [10, 11, 12], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [2, 3, 4]]> : tensor<9x3xui32>
  %344 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [25, 26, 27]]> : tensor<9x3xui64>
  %345 = stablehlo.optimization_barrier %344 : tensor<9x3xui64>
  %346 = stablehlo.constant dense<[[8], [2], [-1], [9], [0]]> : tensor<5x1xi64>
  %347 = stablehlo.optimization_barrier %346 : tensor<5x1xi64>
  %348 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7], [8, 9, 10], [11, 12, 13], [14, 15, 16]]> : tensor<5x3xui64>
  %349 = stablehlo.optimization_barrier %348 : tensor<5x3xui64>
  %350 = "stablehlo.scatter"(%345, %347, %349) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
  ^bb0(%p: tensor<ui64>, %q: tensor<ui64>):
    stablehlo.return %q : tensor<ui64>
  }) : (tensor<9x3xui64>, tensor<5x1xi64>, tensor<5x3xui64>) -> tensor<9x3xui64>
  check.expect_eq_const %350, dense<[[14, 15, 16], [4, 5, 6], [5, 6, 7], [10, 11, 12], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [2, 3, 4]]> : tensor<9x3xui64>
  %351 = stablehlo.constant dense<[[-19.0, -18.0, -17.0], [-16.0, -15.0, -14.0], [-13.0, -12.0, -11.0], [-10.0, -9.0, -8.0], [-7.0, -6.0, -5.0], [-4.0, -3.0, -2.0], [-1.0, 0.0, 1.0], [2.0, 3.0, 4.0], [5.0, 6.0, 7.0]]> : tensor<9x3xbf16>
  %352 = stablehlo.optimization_barrier %351 : tensor<9x3xbf16>
  %353 = stablehlo.constant dense<[[8], [2], [-1], [9], [0]]> : tensor<5x1xi64>
  %354 = stablehlo.optimization_barrier %353 : tensor<5x1xi64>
  %355 = stablehlo.constant dense<[[-18.0, -17.0, -16.0], [-15.0, -14.0, -13.0], [-12.0, -11.0, -10.0], [-9.0, -8.0, -7.0], [-6.0, -5.0, -4.0]]> : tensor<5x3xbf16>
  %356 = stablehlo.optimization_barrier %355 : tensor<5x3xbf16>
  %357 = "stablehlo.scatter"(%352, %354, %356) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    stablehlo.return %q : tensor<bf16>
  }) : (tensor<9x3xbf16>, tensor<5x1xi64>, tensor<5x3xbf16>) -> tensor<9x3xbf16>
  %358 = "stablehlo.bitcast_convert"(%357) : (tensor<9x3xbf16>) -> tensor<9x3xui16>
  check.expect_eq_const %358, dense<[[49344, 49312, 49280], [49536, 49520, 49504], [49520, 49504, 49488], [49440, 49424, 49408], [49376, 49344, 49312], [49280, 49216, 49152], [49024, 0, 16256], [16384, 16448, 16512], [49552, 49544, 49536]]> : tensor<9x3xui16>
  %359 = stablehlo.constant dense<[[-19.0, -18.0, -17.0], [-16.0, -15.0, -14.0], [-13.0, -12.0, -11.0], [-10.0, -9.0, -8.0], [-7.0, -6.0, -5.0], [-4.0, -3.0, -2.0], [-1.0, 0.0, 1.0], [2.0, 3.0, 4.0], [5.0, 6.0, 7.0]]> : tensor<9x3xf16>
  %360 = stablehlo.optimization_barrier %359 : tensor<9x3xf16>
  %361 = stablehlo.constant dense<[[8], [2], [-1], [9], [0]]> : tensor<5x1xi64>
  %362 = stablehlo.optimization_barrier %361 : tensor<5x1xi64>
  %363 = stablehlo.constant dense<[[-18.0, -17.0, -16.0], [-15.0, -14.0, -13.0], [-12.0, -11.0, -10.0], [-9.0, -8.0, -7.0], [-6.0, -5.0, -4.0]]> : tensor<5x3xf16>
  %364 = stablehlo.optimization_barrier %363 : tensor<5x3xf16>
  %365 = "stablehlo.scatter"(%360, %362, %364) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    stablehlo.return %q : tensor<f16>
  }) : (tensor<9x3xf16>, tensor<5x1xi64>, tensor<5x3xf16>) -> tensor<9x3xf16>
  %366 = "stablehlo.bitcast_convert"(%365) : (tensor<9x3xf16>) -> tensor<9x3xui16>
  check.expect_eq_const %366, dense<[[50688, 50432, 50176], [52224, 52096, 51968], [52096, 51968, 51840], [51456, 51328, 51200], [50944, 50688, 50432], [50176, 49664, 49152], [48128, 0, 15360], [16384, 16896, 17408], [52352, 52288, 52224]]> : tensor<9x3xui16>
  %367 = stablehlo.constant dense<[[-19.0, -18.0, -17.0], [-16.0, -15.0, -14.0], [-13.0, -12.0, -11.0], [-10.0, -9.0, -8.0], [-7.0, -6.0, -5.0], [-4.0, -3.0, -2.0], [-1.0, 0.0, 1.0], [2.0, 3.0, 4.0], [5.0, 6.0, 7.0]]> : tensor<9x3xf32>
  %368 = stablehlo.optimization_barrier %367 : tensor<9x3xf32>
  %369 = stablehlo.constant dense<[[8], [2], [-1], [9], [0]]> : tensor<5x1xi64>
  %370 = stablehlo.optimization_barrier %369 : tensor<5x1xi64>
  %371 = stablehlo.constant dense<[[-18.0, -17.0, -16.0], [-15.0, -14.0, -13.0], [-12.0, -11.0, -10.0], [-9.0, -8.0, -7.0], [-6.0, -5.0, -4.0]]> : tensor<5x3xf32>
  %372 = stablehlo.optimization_barrier %371 : tensor<5x3xf32>
  %373 = "stablehlo.scatter"(%368, %370, %372) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    stablehlo.return %q : tensor<f32>
  }) : (tensor<9x3xf32>, tensor<5x1xi64>, tensor<5x3xf32>) -> tensor<9x3xf32>
  %374 = "stablehlo.bitcast_convert"(%373) : (tensor<9x3xf32>) -> tensor<9x3xui32>
  check.expect_eq_const %374, dense<[[3233808384, 3231711232, 3229614080], [3246391296, 3245342720, 3244294144], [3245342720, 3244294144, 3243245568], [3240099840, 3239051264, 3238002688], [3235905536, 3233808384, 3231711232], [3229614080, 3225419776, 3221225472], [3212836864, 0, 1065353216], [1073741824, 1077936128, 1082130432], [3247439872, 3246915584, 3246391296]]> : tensor<9x3xui32>
  %375 = stablehlo.constant dense<[[-19.0, -18.0, -17.0], [-16.0, -15.0, -14.0], [-13.0, -12.0, -11.0], [-10.0, -9.0, -8.0], [-7.0, -6.0, -5.0], [-4.0, -3.0, -2.0], [-1.0, 0.0, 1.0], [2.0, 3.0, 4.0], [5.0, 6.0, 7.0]]> : tensor<9x3xf64>
  %376 = stablehlo.optimization_barrier %375 : tensor<9x3xf64>
  %377 = stablehlo.constant dense<[[8], [2], [-1], [9], [0]]> : tensor<5x1xi64>
  %378 = stablehlo.optimization_barrier %377 : tensor<5x1xi64>
  %379 = stablehlo.constant dense<[[-18.0, -17.0, -16.0], [-15.0, -14.0, -13.0], [-12.0, -11.0, -10.0], [-9.0, -8.0, -7.0], [-6.0, -5.0, -4.0]]> : tensor<5x3xf64>
  %380 = stablehlo.optimization_barrier %379 : tensor<5x3xf64>
  %381 = "stablehlo.scatter"(%376, %378, %380) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
  ^bb0(%p: tensor<f64>, %q: tensor<f64>):
    stablehlo.return %q : tensor<f64>
  }) : (tensor<9x3xf64>, tensor<5x1xi64>, tensor<5x3xf64>) -> tensor<9x3xf64>
  %382 = "stablehlo.bitcast_convert"(%381) : (tensor<9x3xf64>) -> tensor<9x3xui64>
  check.expect_eq_const %382, dense<[[13841813454723219456, 13840687554816376832, 13839561654909534208], [13848568854164275200, 13848005904210853888, 13847442954257432576], [13848005904210853888, 13847442954257432576, 13846880004304011264], [13845191154443747328, 13844628204490326016, 13844065254536904704], [13842939354630062080, 13841813454723219456, 13840687554816376832], [13839561654909534208, 13837309855095848960, 13835058055282163712], [13830554455654793216, 0, 4607182418800017408], [4611686018427387904, 4613937818241073152, 4616189618054758400], [13849131804117696512, 13848850329140985856, 13848568854164275200]]> : tensor<9x3xui64>
  %383 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0], [-15.0, -14.0, -13.0, -12.0], [-11.0, -10.0, -9.0, -8.0], [-7.0, -6.0, -5.0, -4.0], [-3.0, -2.0, -1.0, 0.0]]> : tensor<5x4xf32>
  %384 = stablehlo.optimization_barrier %383 : tensor<5x4xf32>
  %385 = stablehlo.constant dense<[[3, 1], [0, -1], [3, 2], [4, 0]]> : tensor<4x2xi32>
  %386 = stablehlo.optimization_barrier %385 : tensor<4x2xi32>
  %387 = stablehlo.constant dense<[[[30.0, 31.0, 32.0], [33.0, 34.0, 35.0]], [[36.0, 37.0, 38.0], [39.0, 40.0, 41.0]], [[42.0, 43.0, 44.0], [45.0, 46.0, 47.0]], [[48.0, 49.0, 50.0], [51.0, 52.0, 53.0]]]> : tensor<4x2x3xf32>
  %388 = stablehlo.optimization_barrier %387 : tensor<4x2x3xf32>
  %389 = "stablehlo.scatter"(%384, %386, %388) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5x4xf32>, tensor<4x2xi32>, tensor<4x2x3xf32>) -> tensor<5x4xf32>
  %390 = "stablehlo.bitcast_convert"(%389) : (tensor<5x4xf32>) -> tensor<5x4xui32>
  check.expect_eq_const %390, dense<[[3247964160, 3247439872, 3246915584, 3246391296], [3245342720, 3244294144, 3243245568, 3242196992], [3241148416, 3240099840, 3239051264, 3238002688], [3235905536, 1103101952, 1104150528, 1105199104], [3225419776, 1106771968, 1107558400, 1108082688]]> : tensor<5x4xui32>
  %391 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0], [-15.0, -14.0, -13.0, -12.0], [-11.0, -10.0, -9.0, -8.0], [-7.0, -6.0, -5.0, -4.0], [-3.0, -2.0, -1.0, 0.0]]> : tensor<5x4xf32>
  %392 = stablehlo.optimization_barrier %391 : tensor<5x4xf32>
  %393 = stablehlo.constant dense<> : tensor<0x1xi32>
  %394 = stablehlo.optimization_barrier %393 : tensor<0x1xi32>
  %395 = stablehlo.constant dense<> : tensor<0x4xf32>
  %396 = stablehlo.optimization_barrier %395 : tensor<0x4xf32>
  %397 = "stablehlo.scatter"(%392, %394, %396) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5x4xf32>, tensor<0x1xi32>, tensor<0x4xf32>) -> tensor<5x4xf32>
  %398 = "stablehlo.bitcast_convert"(%397) : (tensor<5x4xf32>) -> tensor<5x4xui32>
  check.expect_eq_const %398, dense<[[3247964160, 3247439872, 3246915584, 3246391296], [3245342720, 3244294144, 3243245568, 3242196992], [3241148416, 3240099840, 3239051264, 3238002688], [3235905536, 3233808384, 3231711232, 3229614080], [3225419776, 3221225472, 3212836864, 0]]> : tensor<5x4xui32>
  return
}
