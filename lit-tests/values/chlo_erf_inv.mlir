// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// erf_inv against mpmath, in every type of float. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[0x3DCD, -0.25, 0.5, -0.75, 0x3F66, 0xBF7D, 0xBD80]> : tensor<7xbf16>
  %1 = stablehlo.optimization_barrier %0 : tensor<7xbf16>
  %2 = "chlo.erf_inv"(%1) : (tensor<7xbf16>) -> tensor<7xbf16>
  %3 = stablehlo.constant dense<[0x3DB6, 0xBE67, 0x3EF4, 0xBF50, 0x3F94, 0xBFE4, 0xBD63]> : tensor<7xbf16>
  check.expect_close %2, %3, max_ulp_difference = 2 : tensor<7xbf16>, tensor<7xbf16>
  %4 = stablehlo.constant dense<[0.0, 0x8000]> : tensor<2xbf16>
  %5 = stablehlo.optimization_barrier %4 : tensor<2xbf16>
  %6 = "chlo.erf_inv"(%5) : (tensor<2xbf16>) -> tensor<2xbf16>
  %7 = "stablehlo.bitcast_convert"(%6) : (tensor<2xbf16>) -> tensor<2xui16>
  check.expect_eq_const %7, dense<[0, 32768]> : tensor<2xui16>
  %8 = stablehlo.constant dense<[0x0001, 0x8001, 0x0003]> : tensor<3xbf16>
  %9 = stablehlo.optimization_barrier %8 : tensor<3xbf16>
  %10 = "chlo.erf_inv"(%9) : (tensor<3xbf16>) -> tensor<3xbf16>
  %11 = stablehlo.constant dense<[0x0001, 0x8001, 0x0003]> : tensor<3xbf16>
  check.expect_close %10, %11, max_ulp_difference = 1 : tensor<3xbf16>, tensor<3xbf16>
  %12 = stablehlo.constant dense<[0x7F80, 0xFF80, 0x7FC0, 1.0, -1.0, 2.0, 0.0]> : tensor<7xbf16>
  %13 = stablehlo.optimization_barrier %12 : tensor<7xbf16>
  %14 = "chlo.erf_inv"(%13) : (tensor<7xbf16>) -> tensor<7xbf16>
  %15 = stablehlo.constant dense<[0x7FC0, 0x7FC0, 0x7FC0, 0x7F80, 0xFF80, 0x7FC0, 0.0]> : tensor<7xbf16>
  check.expect_close %14, %15, max_ulp_difference = 1 : tensor<7xbf16>, tensor<7xbf16>
  %16 = stablehlo.constant dense<[0x2E66, -0.25, 0.5, -0.75, 0x3B33, 0xBBEC, 0xAC00]> : tensor<7xf16>
  %17 = stablehlo.optimization_barrier %16 : tensor<7xf16>
  %18 = "chlo.erf_inv"(%17) : (tensor<7xf16>) -> tensor<7xf16>
  %19 = stablehlo.constant dense<[0x2DAF, 0xB336, 0x37A2, 0xBA82, 0x3CA7, 0xBF4F, 0xAB19]> : tensor<7xf16>
  check.expect_close %18, %19, max_ulp_difference = 2 : tensor<7xf16>, tensor<7xf16>
  %20 = stablehlo.constant dense<[0.0, 0x8000]> : tensor<2xf16>
  %21 = stablehlo.optimization_barrier %20 : tensor<2xf16>
  %22 = "chlo.erf_inv"(%21) : (tensor<2xf16>) -> tensor<2xf16>
  %23 = "stablehlo.bitcast_convert"(%22) : (tensor<2xf16>) -> tensor<2xui16>
  check.expect_eq_const %23, dense<[0, 32768]> : tensor<2xui16>
  %24 = stablehlo.constant dense<[0x0001, 0x8001, 0x0003]> : tensor<3xf16>
  %25 = stablehlo.optimization_barrier %24 : tensor<3xf16>
  %26 = "chlo.erf_inv"(%25) : (tensor<3xf16>) -> tensor<3xf16>
  %27 = stablehlo.constant dense<[0x0001, 0x8001, 0x0003]> : tensor<3xf16>
  check.expect_close %26, %27, max_ulp_difference = 1 : tensor<3xf16>, tensor<3xf16>
  %28 = stablehlo.constant dense<[0x7C00, 0xFC00, 0x7E00, 1.0, -1.0, 2.0, 0.0]> : tensor<7xf16>
  %29 = stablehlo.optimization_barrier %28 : tensor<7xf16>
  %30 = "chlo.erf_inv"(%29) : (tensor<7xf16>) -> tensor<7xf16>
  %31 = stablehlo.constant dense<[0x7E00, 0x7E00, 0x7E00, 0x7C00, 0xFC00, 0x7E00, 0.0]> : tensor<7xf16>
  check.expect_close %30, %31, max_ulp_difference = 1 : tensor<7xf16>, tensor<7xf16>
  %32 = stablehlo.constant dense<[0x3DCCCCCD, -0.25, 0.5, -0.75, 0x3F666666, 0xBF7D70A4, 0x3F7FFF58, 0xBD800000]> : tensor<8xf32>
  %33 = stablehlo.optimization_barrier %32 : tensor<8xf32>
  %34 = "chlo.erf_inv"(%33) : (tensor<8xf32>) -> tensor<8xf32>
  %35 = stablehlo.constant dense<[0x3DB5FA21, 0xBE66B834, 0x3EF430FE, 0xBF503C48, 0x3F94E00A, 0xBFE92332, 0x4047E29A, 0xBD631B4B]> : tensor<8xf32>
  check.expect_close %34, %35, max_ulp_difference = 2 : tensor<8xf32>, tensor<8xf32>
  %36 = stablehlo.constant dense<[0.0, 0x80000000]> : tensor<2xf32>
  %37 = stablehlo.optimization_barrier %36 : tensor<2xf32>
  %38 = "chlo.erf_inv"(%37) : (tensor<2xf32>) -> tensor<2xf32>
  %39 = "stablehlo.bitcast_convert"(%38) : (tensor<2xf32>) -> tensor<2xui32>
  check.expect_eq_const %39, dense<[0, 2147483648]> : tensor<2xui32>
  %40 = stablehlo.constant dense<[0x00000001, 0x80000001, 0x00000003]> : tensor<3xf32>
  %41 = stablehlo.optimization_barrier %40 : tensor<3xf32>
  %42 = "chlo.erf_inv"(%41) : (tensor<3xf32>) -> tensor<3xf32>
  %43 = stablehlo.constant dense<[0x00000001, 0x80000001, 0x00000003]> : tensor<3xf32>
  check.expect_close %42, %43, max_ulp_difference = 1 : tensor<3xf32>, tensor<3xf32>
  %44 = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000, 1.0, -1.0, 2.0, 0.0]> : tensor<7xf32>
  %45 = stablehlo.optimization_barrier %44 : tensor<7xf32>
  %46 = "chlo.erf_inv"(%45) : (tensor<7xf32>) -> tensor<7xf32>
  %47 = stablehlo.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0]> : tensor<7xf32>
  check.expect_close %46, %47, max_ulp_difference = 1 : tensor<7xf32>, tensor<7xf32>
  %48 = stablehlo.constant dense<[0.1, -0.25, 0.5, -0.75, 0.9, -0.99, 0x3FEFFFEB074A771D, 0xBFB0000000000000]> : tensor<8xf64>
  %49 = stablehlo.optimization_barrier %48 : tensor<8xf64>
  %50 = "chlo.erf_inv"(%49) : (tensor<8xf64>) -> tensor<8xf64>
  %51 = stablehlo.constant dense<[0x3FB6BF442539FD74, 0xBFCCD70681D5FF70, 0x3FDE861FBB24C00A, 0xBFEA07890F6B2BA1, 0x3FF29C0146770651, 0xBFFD2466082BB20E, 0x4008FCC0194983BC, 0xBFAC636951597E17]> : tensor<8xf64>
  check.expect_close %50, %51, max_ulp_difference = 2 : tensor<8xf64>, tensor<8xf64>
  %52 = stablehlo.constant dense<[0.0, 0x8000000000000000]> : tensor<2xf64>
  %53 = stablehlo.optimization_barrier %52 : tensor<2xf64>
  %54 = "chlo.erf_inv"(%53) : (tensor<2xf64>) -> tensor<2xf64>
  %55 = "stablehlo.bitcast_convert"(%54) : (tensor<2xf64>) -> tensor<2xui64>
  check.expect_eq_const %55, dense<[0, 9223372036854775808]> : tensor<2xui64>
  %56 = stablehlo.constant dense<[0x0000000000000001, 0x8000000000000001, 0x0000000000000003]> : tensor<3xf64>
  %57 = stablehlo.optimization_barrier %56 : tensor<3xf64>
  %58 = "chlo.erf_inv"(%57) : (tensor<3xf64>) -> tensor<3xf64>
  %59 = stablehlo.constant dense<[0x0000000000000001, 0x8000000000000001, 0x0000000000000003]> : tensor<3xf64>
  check.expect_close %58, %59, max_ulp_difference = 1 : tensor<3xf64>, tensor<3xf64>
  %60 = stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 1.0, -1.0, 2.0, 0.0]> : tensor<7xf64>
  %61 = stablehlo.optimization_barrier %60 : tensor<7xf64>
  %62 = "chlo.erf_inv"(%61) : (tensor<7xf64>) -> tensor<7xf64>
  %63 = stablehlo.constant dense<[0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0]> : tensor<7xf64>
  check.expect_close %62, %63, max_ulp_difference = 1 : tensor<7xf64>, tensor<7xf64>
  %64 = stablehlo.constant dense<> : tensor<0xf32>
  %65 = stablehlo.optimization_barrier %64 : tensor<0xf32>
  %66 = "chlo.erf_inv"(%65) : (tensor<0xf32>) -> tensor<0xf32>
  %67 = "stablehlo.bitcast_convert"(%66) : (tensor<0xf32>) -> tensor<0xui32>
  check.expect_eq_const %67, dense<> : tensor<0xui32>
  %68 = stablehlo.constant dense<0.25> : tensor<f32>
  %69 = stablehlo.optimization_barrier %68 : tensor<f32>
  %70 = "chlo.erf_inv"(%69) : (tensor<f32>) -> tensor<f32>
  %71 = stablehlo.constant dense<0x3E66B834> : tensor<f32>
  check.expect_close %70, %71, max_ulp_difference = 2 : tensor<f32>, tensor<f32>
  return
}
