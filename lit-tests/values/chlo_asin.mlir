// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// asin against mpmath, in every type of float. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[0x0DA2, 0x8DA2, 0x322C, 0xB22C, 0x399D, 0xBC24, 0x3DCD, -0.25, 0.5, -0.75, 0x3F66, 0xBF7D, 0xBD80]> : tensor<13xbf16>
  %1 = stablehlo.optimization_barrier %0 : tensor<13xbf16>
  %2 = "chlo.asin"(%1) : (tensor<13xbf16>) -> tensor<13xbf16>
  %3 = stablehlo.constant dense<[0x0DA2, 0x8DA2, 0x322C, 0xB22C, 0x399D, 0xBC24, 0x3DCD, 0xBE81, 0x3F06, 0xBF59, 0x3F8F, 0xBFB5, 0xBD80]> : tensor<13xbf16>
  check.expect_close %2, %3, max_ulp_difference = 2 : tensor<13xbf16>, tensor<13xbf16>
  %4 = stablehlo.constant dense<[0.0, 0x8000]> : tensor<2xbf16>
  %5 = stablehlo.optimization_barrier %4 : tensor<2xbf16>
  %6 = "chlo.asin"(%5) : (tensor<2xbf16>) -> tensor<2xbf16>
  %7 = "stablehlo.bitcast_convert"(%6) : (tensor<2xbf16>) -> tensor<2xui16>
  check.expect_eq_const %7, dense<[0, 32768]> : tensor<2xui16>
  %8 = stablehlo.constant dense<[0x0001, 0x8001, 0x0003]> : tensor<3xbf16>
  %9 = stablehlo.optimization_barrier %8 : tensor<3xbf16>
  %10 = "chlo.asin"(%9) : (tensor<3xbf16>) -> tensor<3xbf16>
  %11 = stablehlo.constant dense<[0x0001, 0x8001, 0x0003]> : tensor<3xbf16>
  check.expect_close %10, %11, max_ulp_difference = 1 : tensor<3xbf16>, tensor<3xbf16>
  %12 = stablehlo.constant dense<[0x7F80, 0xFF80, 0x7FC0, 2.0, 0.0]> : tensor<5xbf16>
  %13 = stablehlo.optimization_barrier %12 : tensor<5xbf16>
  %14 = "chlo.asin"(%13) : (tensor<5xbf16>) -> tensor<5xbf16>
  %15 = stablehlo.constant dense<[0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0.0]> : tensor<5xbf16>
  check.expect_close %14, %15, max_ulp_difference = 1 : tensor<5xbf16>, tensor<5xbf16>
  %16 = stablehlo.constant dense<[0x0CEA, 0xA11F, 0x2E66, -0.25, 0.5, -0.75, 0x3B33, 0xBBEC, 0xAC00]> : tensor<9xf16>
  %17 = stablehlo.optimization_barrier %16 : tensor<9xf16>
  %18 = "chlo.asin"(%17) : (tensor<9xf16>) -> tensor<9xf16>
  %19 = stablehlo.constant dense<[0x0CEA, 0xA11F, 0x2E69, 0xB40B, 0x3830, 0xBAC9, 0x3C7A, 0xBDB9, 0xAC01]> : tensor<9xf16>
  check.expect_close %18, %19, max_ulp_difference = 2 : tensor<9xf16>, tensor<9xf16>
  %20 = stablehlo.constant dense<[0.0, 0x8000]> : tensor<2xf16>
  %21 = stablehlo.optimization_barrier %20 : tensor<2xf16>
  %22 = "chlo.asin"(%21) : (tensor<2xf16>) -> tensor<2xf16>
  %23 = "stablehlo.bitcast_convert"(%22) : (tensor<2xf16>) -> tensor<2xui16>
  check.expect_eq_const %23, dense<[0, 32768]> : tensor<2xui16>
  %24 = stablehlo.constant dense<[0x0001, 0x8001, 0x0003]> : tensor<3xf16>
  %25 = stablehlo.optimization_barrier %24 : tensor<3xf16>
  %26 = "chlo.asin"(%25) : (tensor<3xf16>) -> tensor<3xf16>
  %27 = stablehlo.constant dense<[0x0001, 0x8001, 0x0003]> : tensor<3xf16>
  check.expect_close %26, %27, max_ulp_difference = 1 : tensor<3xf16>, tensor<3xf16>
  %28 = stablehlo.constant dense<[0x7C00, 0xFC00, 0x7E00, 2.0, 0.0]> : tensor<5xf16>
  %29 = stablehlo.optimization_barrier %28 : tensor<5xf16>
  %30 = "chlo.asin"(%29) : (tensor<5xf16>) -> tensor<5xf16>
  %31 = stablehlo.constant dense<[0x7E00, 0x7E00, 0x7E00, 0x7E00, 0.0]> : tensor<5xf16>
  check.expect_close %30, %31, max_ulp_difference = 1 : tensor<5xf16>, tensor<5xf16>
  %32 = stablehlo.constant dense<[0x0DA24260, 0x8DA24260, 0x322BCC77, 0xB22BCC77, 0x399D4952, 0xBC23D70A, 0x3DCCCCCD, -0.25, 0.5, -0.75, 0x3F666666, 0xBF7D70A4, 0x3F7FFF58, 0xBD800000]> : tensor<14xf32>
  %33 = stablehlo.optimization_barrier %32 : tensor<14xf32>
  %34 = "chlo.asin"(%33) : (tensor<14xf32>) -> tensor<14xf32>
  %35 = stablehlo.constant dense<[0x0DA24260, 0x8DA24260, 0x322BCC77, 0xB22BCC77, 0x399D4952, 0xBC23D7BD, 0x3DCD2494, 0xBE815F4E, 0x3F060A92, 0xBF591A99, 0x3F8F549B, 0xBFB6F1E4, 0x3FC87D36, 0xBD80155F]> : tensor<14xf32>
  check.expect_close %34, %35, max_ulp_difference = 2 : tensor<14xf32>, tensor<14xf32>
  %36 = stablehlo.constant dense<[0.0, 0x80000000]> : tensor<2xf32>
  %37 = stablehlo.optimization_barrier %36 : tensor<2xf32>
  %38 = "chlo.asin"(%37) : (tensor<2xf32>) -> tensor<2xf32>
  %39 = "stablehlo.bitcast_convert"(%38) : (tensor<2xf32>) -> tensor<2xui32>
  check.expect_eq_const %39, dense<[0, 2147483648]> : tensor<2xui32>
  %40 = stablehlo.constant dense<[0x00000001, 0x80000001, 0x00000003]> : tensor<3xf32>
  %41 = stablehlo.optimization_barrier %40 : tensor<3xf32>
  %42 = "chlo.asin"(%41) : (tensor<3xf32>) -> tensor<3xf32>
  %43 = stablehlo.constant dense<[0x00000001, 0x80000001, 0x00000003]> : tensor<3xf32>
  check.expect_close %42, %43, max_ulp_difference = 1 : tensor<3xf32>, tensor<3xf32>
  %44 = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000, 2.0, 0.0]> : tensor<5xf32>
  %45 = stablehlo.optimization_barrier %44 : tensor<5xf32>
  %46 = "chlo.asin"(%45) : (tensor<5xf32>) -> tensor<5xf32>
  %47 = stablehlo.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0.0]> : tensor<5xf32>
  check.expect_close %46, %47, max_ulp_difference = 1 : tensor<5xf32>, tensor<5xf32>
  %48 = stablehlo.constant dense<[0x39B4484BFEEBC2A0, 0xB9B4484BFEEBC2A0, 0x3E45798EE2308C3A, 0xBE45798EE2308C3A, 0.0003, -0.01, 0.1, -0.25, 0.5, -0.75, 0.9, -0.99, 0x3FEFFFEB074A771D, 0xBFB0000000000000]> : tensor<14xf64>
  %49 = stablehlo.optimization_barrier %48 : tensor<14xf64>
  %50 = "chlo.asin"(%49) : (tensor<14xf64>) -> tensor<14xf64>
  %51 = stablehlo.constant dense<[0x39B4484BFEEBC2A0, 0xB9B4484BFEEBC2A0, 0x3E45798EE2308C3A, 0xBE45798EE2308C3A, 0x3F33A92A3547D591, 0xBF847AF7A68F8EEF, 0x3FB9A49276037884, 0xBFD02BE9CE0B87CD, 0x3FE0C152382D7366, 0xBFEB235315C680DC, 0x3FF1EA93705FA172, 0xBFF6DE3C6F33D51D, 0x3FF90FA9F3695AA5, 0xBFB002ABDE953619]> : tensor<14xf64>
  check.expect_close %50, %51, max_ulp_difference = 2 : tensor<14xf64>, tensor<14xf64>
  %52 = stablehlo.constant dense<[0.0, 0x8000000000000000]> : tensor<2xf64>
  %53 = stablehlo.optimization_barrier %52 : tensor<2xf64>
  %54 = "chlo.asin"(%53) : (tensor<2xf64>) -> tensor<2xf64>
  %55 = "stablehlo.bitcast_convert"(%54) : (tensor<2xf64>) -> tensor<2xui64>
  check.expect_eq_const %55, dense<[0, 9223372036854775808]> : tensor<2xui64>
  %56 = stablehlo.constant dense<[0x0000000000000001, 0x8000000000000001, 0x0000000000000003]> : tensor<3xf64>
  %57 = stablehlo.optimization_barrier %56 : tensor<3xf64>
  %58 = "chlo.asin"(%57) : (tensor<3xf64>) -> tensor<3xf64>
  %59 = stablehlo.constant dense<[0x0000000000000001, 0x8000000000000001, 0x0000000000000003]> : tensor<3xf64>
  check.expect_close %58, %59, max_ulp_difference = 1 : tensor<3xf64>, tensor<3xf64>
  %60 = stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 2.0, 0.0]> : tensor<5xf64>
  %61 = stablehlo.optimization_barrier %60 : tensor<5xf64>
  %62 = "chlo.asin"(%61) : (tensor<5xf64>) -> tensor<5xf64>
  %63 = stablehlo.constant dense<[0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0.0]> : tensor<5xf64>
  check.expect_close %62, %63, max_ulp_difference = 1 : tensor<5xf64>, tensor<5xf64>
  %64 = stablehlo.constant dense<> : tensor<0xf32>
  %65 = stablehlo.optimization_barrier %64 : tensor<0xf32>
  %66 = "chlo.asin"(%65) : (tensor<0xf32>) -> tensor<0xf32>
  %67 = "stablehlo.bitcast_convert"(%66) : (tensor<0xf32>) -> tensor<0xui32>
  check.expect_eq_const %67, dense<> : tensor<0xui32>
  %68 = stablehlo.constant dense<0.25> : tensor<f32>
  %69 = stablehlo.optimization_barrier %68 : tensor<f32>
  %70 = "chlo.asin"(%69) : (tensor<f32>) -> tensor<f32>
  %71 = stablehlo.constant dense<0x3E815F4E> : tensor<f32>
  check.expect_close %70, %71, max_ulp_difference = 2 : tensor<f32>, tensor<f32>
  return
}
