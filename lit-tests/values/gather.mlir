// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// gather of rows, of windows, of scalars and by batch; indices out of range are clamped. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[[true, false, false, true], [false, true, false, false], [true, false, true, false], [false, true, false, true], [false, false, true, false], [true, false, false, true], [false, true, false, false], [true, false, true, false], [false, true, false, true]]> : tensor<9x4xi1>
  %1 = stablehlo.optimization_barrier %0 : tensor<9x4xi1>
  %2 = stablehlo.constant dense<[[0], [8], [-1], [9], [100], [-2147483648], [2147483647]]> : tensor<7x1xi32>
  %3 = stablehlo.optimization_barrier %2 : tensor<7x1xi32>
  %4 = "stablehlo.gather"(%1, %3) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<9x4xi1>, tensor<7x1xi32>) -> tensor<7x4xi1>
  check.expect_eq_const %4, dense<[[true, false, false, true], [false, true, false, true], [true, false, false, true], [false, true, false, true], [false, true, false, true], [true, false, false, true], [false, true, false, true]]> : tensor<7x4xi1>
  %5 = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, -8], [-7, -6, -5, -4], [-3, -2, -1, 0], [1, 2, 3, 4], [5, 6, 7, -8], [-7, -6, -5, -4], [-3, -2, -1, 0], [1, 2, 3, 4]]> : tensor<9x4xi4>
  %6 = stablehlo.optimization_barrier %5 : tensor<9x4xi4>
  %7 = stablehlo.constant dense<[[0], [8], [-1], [9], [100], [-2147483648], [2147483647]]> : tensor<7x1xi32>
  %8 = stablehlo.optimization_barrier %7 : tensor<7x1xi32>
  %9 = "stablehlo.gather"(%6, %8) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<9x4xi4>, tensor<7x1xi32>) -> tensor<7x4xi4>
  check.expect_eq_const %9, dense<[[1, 2, 3, 4], [1, 2, 3, 4], [1, 2, 3, 4], [1, 2, 3, 4], [1, 2, 3, 4], [1, 2, 3, 4], [1, 2, 3, 4]]> : tensor<7x4xi4>
  %10 = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16], [17, 18, 19, 20], [21, 22, 23, 24], [25, 26, 27, 28], [29, 30, 31, 32], [33, 34, 35, 36]]> : tensor<9x4xi8>
  %11 = stablehlo.optimization_barrier %10 : tensor<9x4xi8>
  %12 = stablehlo.constant dense<[[0], [8], [-1], [9], [100], [-2147483648], [2147483647]]> : tensor<7x1xi32>
  %13 = stablehlo.optimization_barrier %12 : tensor<7x1xi32>
  %14 = "stablehlo.gather"(%11, %13) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<9x4xi8>, tensor<7x1xi32>) -> tensor<7x4xi8>
  check.expect_eq_const %14, dense<[[1, 2, 3, 4], [33, 34, 35, 36], [1, 2, 3, 4], [33, 34, 35, 36], [33, 34, 35, 36], [1, 2, 3, 4], [33, 34, 35, 36]]> : tensor<7x4xi8>
  %15 = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16], [17, 18, 19, 20], [21, 22, 23, 24], [25, 26, 27, 28], [29, 30, 31, 32], [33, 34, 35, 36]]> : tensor<9x4xi16>
  %16 = stablehlo.optimization_barrier %15 : tensor<9x4xi16>
  %17 = stablehlo.constant dense<[[0], [8], [-1], [9], [100], [-2147483648], [2147483647]]> : tensor<7x1xi32>
  %18 = stablehlo.optimization_barrier %17 : tensor<7x1xi32>
  %19 = "stablehlo.gather"(%16, %18) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<9x4xi16>, tensor<7x1xi32>) -> tensor<7x4xi16>
  check.expect_eq_const %19, dense<[[1, 2, 3, 4], [33, 34, 35, 36], [1, 2, 3, 4], [33, 34, 35, 36], [33, 34, 35, 36], [1, 2, 3, 4], [33, 34, 35, 36]]> : tensor<7x4xi16>
  %20 = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16], [17, 18, 19, 20], [21, 22, 23, 24], [25, 26, 27, 28], [29, 30, 31, 32], [33, 34, 35, 36]]> : tensor<9x4xi32>
  %21 = stablehlo.optimization_barrier %20 : tensor<9x4xi32>
  %22 = stablehlo.constant dense<[[0], [8], [-1], [9], [100], [-2147483648], [2147483647]]> : tensor<7x1xi32>
  %23 = stablehlo.optimization_barrier %22 : tensor<7x1xi32>
  %24 = "stablehlo.gather"(%21, %23) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<9x4xi32>, tensor<7x1xi32>) -> tensor<7x4xi32>
  check.expect_eq_const %24, dense<[[1, 2, 3, 4], [33, 34, 35, 36], [1, 2, 3, 4], [33, 34, 35, 36], [33, 34, 35, 36], [1, 2, 3, 4], [33, 34, 35, 36]]> : tensor<7x4xi32>
  %25 = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16], [17, 18, 19, 20], [21, 22, 23, 24], [25, 26, 27, 28], [29, 30, 31, 32], [33, 34, 35, 36]]> : tensor<9x4xi64>
  %26 = stablehlo.optimization_barrier %25 : tensor<9x4xi64>
  %27 = stablehlo.constant dense<[[0], [8], [-1], [9], [100], [-2147483648], [2147483647]]> : tensor<7x1xi32>
  %28 = stablehlo.optimization_barrier %27 : tensor<7x1xi32>
  %29 = "stablehlo.gather"(%26, %28) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<9x4xi64>, tensor<7x1xi32>) -> tensor<7x4xi64>
  check.expect_eq_const %29, dense<[[1, 2, 3, 4], [33, 34, 35, 36], [1, 2, 3, 4], [33, 34, 35, 36], [33, 34, 35, 36], [1, 2, 3, 4], [33, 34, 35, 36]]> : tensor<7x4xi64>
  %30 = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 0], [1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 0], [1, 2, 3, 4]]> : tensor<9x4xui4>
  %31 = stablehlo.optimization_barrier %30 : tensor<9x4xui4>
  %32 = stablehlo.constant dense<[[0], [8], [-1], [9], [100], [-2147483648], [2147483647]]> : tensor<7x1xi32>
  %33 = stablehlo.optimization_barrier %32 : tensor<7x1xi32>
  %34 = "stablehlo.gather"(%31, %33) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<9x4xui4>, tensor<7x1xi32>) -> tensor<7x4xui4>
  check.expect_eq_const %34, dense<[[1, 2, 3, 4], [1, 2, 3, 4], [1, 2, 3, 4], [1, 2, 3, 4], [1, 2, 3, 4], [1, 2, 3, 4], [1, 2, 3, 4]]> : tensor<7x4xui4>
  %35 = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16], [17, 18, 19, 20], [21, 22, 23, 24], [25, 26, 27, 28], [29, 30, 31, 32], [33, 34, 35, 36]]> : tensor<9x4xui8>
  %36 = stablehlo.optimization_barrier %35 : tensor<9x4xui8>
  %37 = stablehlo.constant dense<[[0], [8], [-1], [9], [100], [-2147483648], [2147483647]]> : tensor<7x1xi32>
  %38 = stablehlo.optimization_barrier %37 : tensor<7x1xi32>
  %39 = "stablehlo.gather"(%36, %38) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<9x4xui8>, tensor<7x1xi32>) -> tensor<7x4xui8>
  check.expect_eq_const %39, dense<[[1, 2, 3, 4], [33, 34, 35, 36], [1, 2, 3, 4], [33, 34, 35, 36], [33, 34, 35, 36], [1, 2, 3, 4], [33, 34, 35, 36]]> : tensor<7x4xui8>
  %40 = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16], [17, 18, 19, 20], [21, 22, 23, 24], [25, 26, 27, 28], [29, 30, 31, 32], [33, 34, 35, 36]]> : tensor<9x4xui16>
  %41 = stablehlo.optimization_barrier %40 : tensor<9x4xui16>
  %42 = stablehlo.constant dense<[[0], [8], [-1], [9], [100], [-2147483648], [2147483647]]> : tensor<7x1xi32>
  %43 = stablehlo.optimization_barrier %42 : tensor<7x1xi32>
  %44 = "stablehlo.gather"(%41, %43) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<9x4xui16>, tensor<7x1xi32>) -> tensor<7x4xui16>
  check.expect_eq_const %44, dense<[[1, 2, 3, 4], [33, 34, 35, 36], [1, 2, 3, 4], [33, 34, 35, 36], [33, 34, 35, 36], [1, 2, 3, 4], [33, 34, 35, 36]]> : tensor<7x4xui16>
  %45 = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16], [17, 18, 19, 20], [21, 22, 23, 24], [25, 26, 27, 28], [29, 30, 31, 32], [33, 34, 35, 36]]> : tensor<9x4xui32>
  %46 = stablehlo.optimization_barrier %45 : tensor<9x4xui32>
  %47 = stablehlo.constant dense<[[0], [8], [-1], [9], [100], [-2147483648], [2147483647]]> : tensor<7x1xi32>
  %48 = stablehlo.optimization_barrier %47 : tensor<7x1xi32>
  %49 = "stablehlo.gather"(%46, %48) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<9x4xui32>, tensor<7x1xi32>) -> tensor<7x4xui32>
  check.expect_eq_const %49, dense<[[1, 2, 3, 4], [33, 34, 35, 36], [1, 2, 3, 4], [33, 34, 35, 36], [33, 34, 35, 36], [1, 2, 3, 4], [33, 34, 35, 36]]> : tensor<7x4xui32>
  %50 = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16], [17, 18, 19, 20], [21, 22, 23, 24], [25, 26, 27, 28], [29, 30, 31, 32], [33, 34, 35, 36]]> : tensor<9x4xui64>
  %51 = stablehlo.optimization_barrier %50 : tensor<9x4xui64>
  %52 = stablehlo.constant dense<[[0], [8], [-1], [9], [100], [-2147483648], [2147483647]]> : tensor<7x1xi32>
  %53 = stablehlo.optimization_barrier %52 : tensor<7x1xi32>
  %54 = "stablehlo.gather"(%51, %53) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<9x4xui64>, tensor<7x1xi32>) -> tensor<7x4xui64>
  check.expect_eq_const %54, dense<[[1, 2, 3, 4], [33, 34, 35, 36], [1, 2, 3, 4], [33, 34, 35, 36], [33, 34, 35, 36], [1, 2, 3, 4], [33, 34, 35, 36]]> : tensor<7x4xui64>
  %55 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0], [-15.0, -14.0, -13.0, -12.0], [-11.0, -10.0, -9.0, -8.0], [-7.0, -6.0, -5.0, -4.0], [-3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0], [9.0, 10.0, 11.0, 12.0], [13.0, 14.0, 15.0, 16.0]]> : tensor<9x4xbf16>
  %56 = stablehlo.optimization_barrier %55 : tensor<9x4xbf16>
  %57 = stablehlo.constant dense<[[0], [8], [-1], [9], [100], [-2147483648], [2147483647]]> : tensor<7x1xi32>
  %58 = stablehlo.optimization_barrier %57 : tensor<7x1xi32>
  %59 = "stablehlo.gather"(%56, %58) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<9x4xbf16>, tensor<7x1xi32>) -> tensor<7x4xbf16>
  %60 = "stablehlo.bitcast_convert"(%59) : (tensor<7x4xbf16>) -> tensor<7x4xui16>
  check.expect_eq_const %60, dense<[[49560, 49552, 49544, 49536], [16720, 16736, 16752, 16768], [49560, 49552, 49544, 49536], [16720, 16736, 16752, 16768], [16720, 16736, 16752, 16768], [49560, 49552, 49544, 49536], [16720, 16736, 16752, 16768]]> : tensor<7x4xui16>
  %61 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0], [-15.0, -14.0, -13.0, -12.0], [-11.0, -10.0, -9.0, -8.0], [-7.0, -6.0, -5.0, -4.0], [-3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0], [9.0, 10.0, 11.0, 12.0], [13.0, 14.0, 15.0, 16.0]]> : tensor<9x4xf16>
  %62 = stablehlo.optimization_barrier %61 : tensor<9x4xf16>
  %63 = stablehlo.constant dense<[[0], [8], [-1], [9], [100], [-2147483648], [2147483647]]> : tensor<7x1xi32>
  %64 = stablehlo.optimization_barrier %63 : tensor<7x1xi32>
  %65 = "stablehlo.gather"(%62, %64) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<9x4xf16>, tensor<7x1xi32>) -> tensor<7x4xf16>
  %66 = "stablehlo.bitcast_convert"(%65) : (tensor<7x4xf16>) -> tensor<7x4xui16>
  check.expect_eq_const %66, dense<[[52416, 52352, 52288, 52224], [19072, 19200, 19328, 19456], [52416, 52352, 52288, 52224], [19072, 19200, 19328, 19456], [19072, 19200, 19328, 19456], [52416, 52352, 52288, 52224], [19072, 19200, 19328, 19456]]> : tensor<7x4xui16>
  %67 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0], [-15.0, -14.0, -13.0, -12.0], [-11.0, -10.0, -9.0, -8.0], [-7.0, -6.0, -5.0, -4.0], [-3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0], [9.0, 10.0, 11.0, 12.0], [13.0, 14.0, 15.0, 16.0]]> : tensor<9x4xf32>
  %68 = stablehlo.optimization_barrier %67 : tensor<9x4xf32>
  %69 = stablehlo.constant dense<[[0], [8], [-1], [9], [100], [-2147483648], [2147483647]]> : tensor<7x1xi32>
  %70 = stablehlo.optimization_barrier %69 : tensor<7x1xi32>
  %71 = "stablehlo.gather"(%68, %70) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<9x4xf32>, tensor<7x1xi32>) -> tensor<7x4xf32>
  %72 = "stablehlo.bitcast_convert"(%71) : (tensor<7x4xf32>) -> tensor<7x4xui32>
  check.expect_eq_const %72, dense<[[3247964160, 3247439872, 3246915584, 3246391296], [1095761920, 1096810496, 1097859072, 1098907648], [3247964160, 3247439872, 3246915584, 3246391296], [1095761920, 1096810496, 1097859072, 1098907648], [1095761920, 1096810496, 1097859072, 1098907648], [3247964160, 3247439872, 3246915584, 3246391296], [1095761920, 1096810496, 1097859072, 1098907648]]> : tensor<7x4xui32>
  %73 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0], [-15.0, -14.0, -13.0, -12.0], [-11.0, -10.0, -9.0, -8.0], [-7.0, -6.0, -5.0, -4.0], [-3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0], [9.0, 10.0, 11.0, 12.0], [13.0, 14.0, 15.0, 16.0]]> : tensor<9x4xf64>
  %74 = stablehlo.optimization_barrier %73 : tensor<9x4xf64>
  %75 = stablehlo.constant dense<[[0], [8], [-1], [9], [100], [-2147483648], [2147483647]]> : tensor<7x1xi32>
  %76 = stablehlo.optimization_barrier %75 : tensor<7x1xi32>
  %77 = "stablehlo.gather"(%74, %76) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<9x4xf64>, tensor<7x1xi32>) -> tensor<7x4xf64>
  %78 = "stablehlo.bitcast_convert"(%77) : (tensor<7x4xf64>) -> tensor<7x4xui64>
  check.expect_eq_const %78, dense<[[13849413279094407168, 13849131804117696512, 13848850329140985856, 13848568854164275200], [4623507967449235456, 4624070917402656768, 4624633867356078080, 4625196817309499392], [13849413279094407168, 13849131804117696512, 13848850329140985856, 13848568854164275200], [4623507967449235456, 4624070917402656768, 4624633867356078080, 4625196817309499392], [4623507967449235456, 4624070917402656768, 4624633867356078080, 4625196817309499392], [13849413279094407168, 13849131804117696512, 13848850329140985856, 13848568854164275200], [4623507967449235456, 4624070917402656768, 4624633867356078080, 4625196817309499392]]> : tensor<7x4xui64>
  %79 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0], [16.0, 17.0, 18.0, 19.0, 20.0], [21.0, 22.0, 23.0, 24.0, 25.0]]> : tensor<9x5xf32>
  %80 = stablehlo.optimization_barrier %79 : tensor<9x5xf32>
  %81 = stablehlo.constant dense<[0, 4, 9, 100, 2147483647, -2147483648]> : tensor<6xi32>
  %82 = stablehlo.optimization_barrier %81 : tensor<6xi32>
  %83 = "stablehlo.gather"(%80, %82) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 9, 1>}> : (tensor<9x5xf32>, tensor<6xi32>) -> tensor<9x6xf32>
  %84 = "stablehlo.bitcast_convert"(%83) : (tensor<9x6xf32>) -> tensor<9x6xui32>
  check.expect_eq_const %84, dense<[[3247964160, 3245342720, 3245342720, 3245342720, 3245342720, 3247964160], [3244294144, 3240099840, 3240099840, 3240099840, 3240099840, 3244294144], [3239051264, 3231711232, 3231711232, 3231711232, 3231711232, 3239051264], [3229614080, 0, 0, 0, 0, 3229614080], [1065353216, 1084227584, 1084227584, 1084227584, 1084227584, 1065353216], [1086324736, 1092616192, 1092616192, 1092616192, 1092616192, 1086324736], [1093664768, 1097859072, 1097859072, 1097859072, 1097859072, 1093664768], [1098907648, 1101004800, 1101004800, 1101004800, 1101004800, 1098907648], [1101529088, 1103626240, 1103626240, 1103626240, 1103626240, 1101529088]]> : tensor<9x6xui32>
  %85 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0], [16.0, 17.0, 18.0, 19.0, 20.0], [21.0, 22.0, 23.0, 24.0, 25.0]]> : tensor<9x5xf32>
  %86 = stablehlo.optimization_barrier %85 : tensor<9x5xf32>
  %87 = stablehlo.constant dense<[0, 4, 9, 100, 9223372036854775807, -9223372036854775808]> : tensor<6xi64>
  %88 = stablehlo.optimization_barrier %87 : tensor<6xi64>
  %89 = "stablehlo.gather"(%86, %88) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 9, 1>}> : (tensor<9x5xf32>, tensor<6xi64>) -> tensor<9x6xf32>
  %90 = "stablehlo.bitcast_convert"(%89) : (tensor<9x6xf32>) -> tensor<9x6xui32>
  check.expect_eq_const %90, dense<[[3247964160, 3245342720, 3245342720, 3245342720, 3245342720, 3247964160], [3244294144, 3240099840, 3240099840, 3240099840, 3240099840, 3244294144], [3239051264, 3231711232, 3231711232, 3231711232, 3231711232, 3239051264], [3229614080, 0, 0, 0, 0, 3229614080], [1065353216, 1084227584, 1084227584, 1084227584, 1084227584, 1065353216], [1086324736, 1092616192, 1092616192, 1092616192, 1092616192, 1086324736], [1093664768, 1097859072, 1097859072, 1097859072, 1097859072, 1093664768], [1098907648, 1101004800, 1101004800, 1101004800, 1101004800, 1098907648], [1101529088, 1103626240, 1103626240, 1103626240, 1103626240, 1101529088]]> : tensor<9x6xui32>
  %91 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0], [16.0, 17.0, 18.0, 19.0, 20.0], [21.0, 22.0, 23.0, 24.0, 25.0]]> : tensor<9x5xf32>
  %92 = stablehlo.optimization_barrier %91 : tensor<9x5xf32>
  %93 = stablehlo.constant dense<[0, 4, 9, 100, 127, -128]> : tensor<6xi8>
  %94 = stablehlo.optimization_barrier %93 : tensor<6xi8>
  %95 = "stablehlo.gather"(%92, %94) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 9, 1>}> : (tensor<9x5xf32>, tensor<6xi8>) -> tensor<9x6xf32>
  %96 = "stablehlo.bitcast_convert"(%95) : (tensor<9x6xf32>) -> tensor<9x6xui32>
  check.expect_eq_const %96, dense<[[3247964160, 3245342720, 3245342720, 3245342720, 3245342720, 3247964160], [3244294144, 3240099840, 3240099840, 3240099840, 3240099840, 3244294144], [3239051264, 3231711232, 3231711232, 3231711232, 3231711232, 3239051264], [3229614080, 0, 0, 0, 0, 3229614080], [1065353216, 1084227584, 1084227584, 1084227584, 1084227584, 1065353216], [1086324736, 1092616192, 1092616192, 1092616192, 1092616192, 1086324736], [1093664768, 1097859072, 1097859072, 1097859072, 1097859072, 1093664768], [1098907648, 1101004800, 1101004800, 1101004800, 1101004800, 1098907648], [1101529088, 1103626240, 1103626240, 1103626240, 1103626240, 1101529088]]> : tensor<9x6xui32>
  %97 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0], [16.0, 17.0, 18.0, 19.0, 20.0], [21.0, 22.0, 23.0, 24.0, 25.0]]> : tensor<9x5xf32>
  %98 = stablehlo.optimization_barrier %97 : tensor<9x5xf32>
  %99 = stablehlo.constant dense<[0, 4, 9, 100, 255, 0]> : tensor<6xui8>
  %100 = stablehlo.optimization_barrier %99 : tensor<6xui8>
  %101 = "stablehlo.gather"(%98, %100) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 9, 1>}> : (tensor<9x5xf32>, tensor<6xui8>) -> tensor<9x6xf32>
  %102 = "stablehlo.bitcast_convert"(%101) : (tensor<9x6xf32>) -> tensor<9x6xui32>
  check.expect_eq_const %102, dense<[[3247964160, 3245342720, 3245342720, 3245342720, 3245342720, 3247964160], [3244294144, 3240099840, 3240099840, 3240099840, 3240099840, 3244294144], [3239051264, 3231711232, 3231711232, 3231711232, 3231711232, 3239051264], [3229614080, 0, 0, 0, 0, 3229614080], [1065353216, 1084227584, 1084227584, 1084227584, 1084227584, 1065353216], [1086324736, 1092616192, 1092616192, 1092616192, 1092616192, 1086324736], [1093664768, 1097859072, 1097859072, 1097859072, 1097859072, 1093664768], [1098907648, 1101004800, 1101004800, 1101004800, 1101004800, 1098907648], [1101529088, 1103626240, 1103626240, 1103626240, 1103626240, 1101529088]]> : tensor<9x6xui32>
  %103 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0], [16.0, 17.0, 18.0, 19.0, 20.0], [21.0, 22.0, 23.0, 24.0, 25.0]]> : tensor<9x5xf32>
  %104 = stablehlo.optimization_barrier %103 : tensor<9x5xf32>
  %105 = stablehlo.constant dense<[0, 4, 9, 100, 4294967295, 0]> : tensor<6xui32>
  %106 = stablehlo.optimization_barrier %105 : tensor<6xui32>
  %107 = "stablehlo.gather"(%104, %106) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 9, 1>}> : (tensor<9x5xf32>, tensor<6xui32>) -> tensor<9x6xf32>
  %108 = "stablehlo.bitcast_convert"(%107) : (tensor<9x6xf32>) -> tensor<9x6xui32>
  check.expect_eq_const %108, dense<[[3247964160, 3245342720, 3245342720, 3245342720, 3245342720, 3247964160], [3244294144, 3240099840, 3240099840, 3240099840, 3240099840, 3244294144], [3239051264, 3231711232, 3231711232, 3231711232, 3231711232, 3239051264], [3229614080, 0, 0, 0, 0, 3229614080], [1065353216, 1084227584, 1084227584, 1084227584, 1084227584, 1065353216], [1086324736, 1092616192, 1092616192, 1092616192, 1092616192, 1086324736], [1093664768, 1097859072, 1097859072, 1097859072, 1097859072, 1093664768], [1098907648, 1101004800, 1101004800, 1101004800, 1101004800, 1098907648], [1101529088, 1103626240, 1103626240, 1103626240, 1103626240, 1101529088]]> : tensor<9x6xui32>
  %109 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0], [16.0, 17.0, 18.0, 19.0, 20.0], [21.0, 22.0, 23.0, 24.0, 25.0]]> : tensor<9x5xf32>
  %110 = stablehlo.optimization_barrier %109 : tensor<9x5xf32>
  %111 = stablehlo.constant dense<[0, 4, 9, 100, 18446744073709551615, 0]> : tensor<6xui64>
  %112 = stablehlo.optimization_barrier %111 : tensor<6xui64>
  %113 = "stablehlo.gather"(%110, %112) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 9, 1>}> : (tensor<9x5xf32>, tensor<6xui64>) -> tensor<9x6xf32>
  %114 = "stablehlo.bitcast_convert"(%113) : (tensor<9x6xf32>) -> tensor<9x6xui32>
  check.expect_eq_const %114, dense<[[3247964160, 3245342720, 3245342720, 3245342720, 3245342720, 3247964160], [3244294144, 3240099840, 3240099840, 3240099840, 3240099840, 3244294144], [3239051264, 3231711232, 3231711232, 3231711232, 3231711232, 3239051264], [3229614080, 0, 0, 0, 0, 3229614080], [1065353216, 1084227584, 1084227584, 1084227584, 1084227584, 1065353216], [1086324736, 1092616192, 1092616192, 1092616192, 1092616192, 1086324736], [1093664768, 1097859072, 1097859072, 1097859072, 1097859072, 1093664768], [1098907648, 1101004800, 1101004800, 1101004800, 1101004800, 1098907648], [1101529088, 1103626240, 1103626240, 1103626240, 1103626240, 1101529088]]> : tensor<9x6xui32>
  %115 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0], [16.0, 17.0, 18.0, 19.0, 20.0], [21.0, 22.0, 23.0, 24.0, 25.0]]> : tensor<9x5xf32>
  %116 = stablehlo.optimization_barrier %115 : tensor<9x5xf32>
  %117 = stablehlo.constant dense<[[0, 0], [3, 8], [-5, 7], [4, 3], [2, 100]]> : tensor<5x2xi64>
  %118 = stablehlo.optimization_barrier %117 : tensor<5x2xi64>
  %119 = "stablehlo.gather"(%116, %118) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [1, 0], index_vector_dim = 1>, slice_sizes = array<i64: 3, 2>}> : (tensor<9x5xf32>, tensor<5x2xi64>) -> tensor<5x3x2xf32>
  %120 = "stablehlo.bitcast_convert"(%119) : (tensor<5x3x2xf32>) -> tensor<5x3x2xui32>
  check.expect_eq_const %120, dense<[[[3247964160, 3247439872], [3244294144, 3243245568], [3239051264, 3238002688]], [[1096810496, 1097859072], [1100480512, 1101004800], [1103101952, 1103626240]], [[1093664768, 1094713344], [1098907648, 1099431936], [1101529088, 1102053376]], [[3212836864, 0], [1082130432, 1084227584], [1091567616, 1092616192]], [[1095761920, 1096810496], [1099956224, 1100480512], [1102577664, 1103101952]]]> : tensor<5x3x2xui32>
  %121 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0], [16.0, 17.0, 18.0, 19.0, 20.0], [21.0, 22.0, 23.0, 24.0, 25.0]]> : tensor<9x5xf32>
  %122 = stablehlo.optimization_barrier %121 : tensor<9x5xf32>
  %123 = stablehlo.constant dense<[[0, 3, -5, 4, 2], [0, 8, 7, 3, 100]]> : tensor<2x5xi64>
  %124 = stablehlo.optimization_barrier %123 : tensor<2x5xi64>
  %125 = "stablehlo.gather"(%122, %124) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<9x5xf32>, tensor<2x5xi64>) -> tensor<3x5x2xf32>
  %126 = "stablehlo.bitcast_convert"(%125) : (tensor<3x5x2xf32>) -> tensor<3x5x2xui32>
  check.expect_eq_const %126, dense<[[[3247964160, 3247439872], [1096810496, 1097859072], [1093664768, 1094713344], [3212836864, 0], [1095761920, 1096810496]], [[3244294144, 3243245568], [1100480512, 1101004800], [1098907648, 1099431936], [1082130432, 1084227584], [1099956224, 1100480512]], [[3239051264, 3238002688], [1103101952, 1103626240], [1101529088, 1102053376], [1091567616, 1092616192], [1102577664, 1103101952]]]> : tensor<3x5x2xui32>
  %127 = stablehlo.constant dense<[[[-19.0, -18.0], [-17.0, -16.0], [-15.0, -14.0], [-13.0, -12.0], [-11.0, -10.0], [-9.0, -8.0], [-7.0, -6.0]], [[-5.0, -4.0], [-3.0, -2.0], [-1.0, 0.0], [1.0, 2.0], [3.0, 4.0], [5.0, 6.0], [7.0, 8.0]], [[9.0, 10.0], [11.0, 12.0], [13.0, 14.0], [15.0, 16.0], [17.0, 18.0], [19.0, 20.0], [21.0, 22.0]]]> : tensor<3x7x2xf32>
  %128 = stablehlo.optimization_barrier %127 : tensor<3x7x2xf32>
  %129 = stablehlo.constant dense<[[6], [9], [-1]]> : tensor<3x1xi32>
  %130 = stablehlo.optimization_barrier %129 : tensor<3x1xi32>
  %131 = "stablehlo.gather"(%128, %130) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 2>}> : (tensor<3x7x2xf32>, tensor<3x1xi32>) -> tensor<3x2xf32>
  %132 = "stablehlo.bitcast_convert"(%131) : (tensor<3x2xf32>) -> tensor<3x2xui32>
  check.expect_eq_const %132, dense<[[3235905536, 3233808384], [1088421888, 1090519040], [1091567616, 1092616192]]> : tensor<3x2xui32>
  %133 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0], [16.0, 17.0, 18.0, 19.0, 20.0], [21.0, 22.0, 23.0, 24.0, 25.0]]> : tensor<9x5xf32>
  %134 = stablehlo.optimization_barrier %133 : tensor<9x5xf32>
  %135 = stablehlo.constant dense<> : tensor<0x1xi32>
  %136 = stablehlo.optimization_barrier %135 : tensor<0x1xi32>
  %137 = "stablehlo.gather"(%134, %136) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 5>}> : (tensor<9x5xf32>, tensor<0x1xi32>) -> tensor<0x5xf32>
  %138 = "stablehlo.bitcast_convert"(%137) : (tensor<0x5xf32>) -> tensor<0x5xui32>
  check.expect_eq_const %138, dense<> : tensor<0x5xui32>
  return
}
