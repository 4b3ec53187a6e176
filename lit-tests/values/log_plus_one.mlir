// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// log_plus_one against mpmath, in every type of float. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[0x0DA2, 0x8DA2, 0x322C, 0xB22C, 0x399D, 0xBC24, 0x3DCD, 0xBE9A, 0.5, 0xBF33, 1.0, 1.0, 0x3F9A, 2.0, 0x402E, 0x4049, 7.25, 17.25, 31.0, 85.0, 88.5, 1000.0, 0xC61C, 0x4701, 0x47C3, 0xD015, 0x6408, 0x7F62]> : tensor<28xbf16>
  %1 = stablehlo.optimization_barrier %0 : tensor<28xbf16>
  %2 = "stablehlo.log_plus_one"(%1) : (tensor<28xbf16>) -> tensor<28xbf16>
  %3 = stablehlo.constant dense<[0x0DA2, 0x8DA2, 0x322C, 0xB22C, 0x399D, 0xBC25, 0x3DC3, 0xBEB7, 0x3ED0, 0xBF9A, 0x3F31, 0x3F31, 0x3F4A, 0x3F8D, 1.3125, 0x3FB6, 0x4007, 0x403A, 0x405E, 0x408F, 4.5, 0x40DD, 0x7FC0, 10.375, 11.5, 0x7FC0, 50.75, 88.5]> : tensor<28xbf16>
  check.expect_close %2, %3, max_ulp_difference = 1 : tensor<28xbf16>, tensor<28xbf16>
  %4 = stablehlo.constant dense<[0.0, 0x8000]> : tensor<2xbf16>
  %5 = stablehlo.optimization_barrier %4 : tensor<2xbf16>
  %6 = "stablehlo.log_plus_one"(%5) : (tensor<2xbf16>) -> tensor<2xbf16>
  %7 = "stablehlo.bitcast_convert"(%6) : (tensor<2xbf16>) -> tensor<2xui16>
  check.expect_eq_const %7, dense<[0, 32768]> : tensor<2xui16>
  %8 = stablehlo.constant dense<[0x0001, 0x8001, 0x0003]> : tensor<3xbf16>
  %9 = stablehlo.optimization_barrier %8 : tensor<3xbf16>
  %10 = "stablehlo.log_plus_one"(%9) : (tensor<3xbf16>) -> tensor<3xbf16>
  %11 = stablehlo.constant dense<[0x0001, 0x8001, 0x0003]> : tensor<3xbf16>
  check.expect_close %10, %11, max_ulp_difference = 1 : tensor<3xbf16>, tensor<3xbf16>
  %12 = stablehlo.constant dense<[0x7F80, 0xFF80, 0x7FC0, -1.0, -2.0, 0.0]> : tensor<6xbf16>
  %13 = stablehlo.optimization_barrier %12 : tensor<6xbf16>
  %14 = "stablehlo.log_plus_one"(%13) : (tensor<6xbf16>) -> tensor<6xbf16>
  %15 = stablehlo.constant dense<[0x7F80, 0x7FC0, 0x7FC0, 0xFF80, 0x7FC0, 0.0]> : tensor<6xbf16>
  check.expect_close %14, %15, max_ulp_difference = 1 : tensor<6xbf16>, tensor<6xbf16>
  %16 = stablehlo.constant dense<[0x0CEA, 0xA11F, 0x2E66, 0xB4CD, 0.5, 0xB99A, 1.0, 1.0, 0x3CCD, 2.0, 0x4170, 0x4248, 7.25, 0x4C53, 31.0, 85.0, 0x558B, 1000.0, 0xF0E2, 0x7807]> : tensor<20xf16>
  %17 = stablehlo.optimization_barrier %16 : tensor<20xf16>
  %18 = "stablehlo.log_plus_one"(%17) : (tensor<20xf16>) -> tensor<20xf16>
  %19 = stablehlo.constant dense<[0x0CEA, 0xA126, 0x2E19, 0xB5B5, 0x367D, 0xBCD2, 0x398C, 0x398C, 0x3A4F, 0x3C65, 0x3D41, 0x3DAF, 0x4038, 0x41D0, 0x42EE, 0x4474, 0x447F, 0x46E9, 0x7E00, 0x4934]> : tensor<20xf16>
  check.expect_close %18, %19, max_ulp_difference = 1 : tensor<20xf16>, tensor<20xf16>
  %20 = stablehlo.constant dense<[0.0, 0x8000]> : tensor<2xf16>
  %21 = stablehlo.optimization_barrier %20 : tensor<2xf16>
  %22 = "stablehlo.log_plus_one"(%21) : (tensor<2xf16>) -> tensor<2xf16>
  %23 = "stablehlo.bitcast_convert"(%22) : (tensor<2xf16>) -> tensor<2xui16>
  check.expect_eq_const %23, dense<[0, 32768]> : tensor<2xui16>
  %24 = stablehlo.constant dense<[0x0001, 0x8001, 0x0003]> : tensor<3xf16>
  %25 = stablehlo.optimization_barrier %24 : tensor<3xf16>
  %26 = "stablehlo.log_plus_one"(%25) : (tensor<3xf16>) -> tensor<3xf16>
  %27 = stablehlo.constant dense<[0x0001, 0x8001, 0x0003]> : tensor<3xf16>
  check.expect_close %26, %27, max_ulp_difference = 1 : tensor<3xf16>, tensor<3xf16>
  %28 = stablehlo.constant dense<[0x7C00, 0xFC00, 0x7E00, -1.0, -2.0, 0.0]> : tensor<6xf16>
  %29 = stablehlo.optimization_barrier %28 : tensor<6xf16>
  %30 = "stablehlo.log_plus_one"(%29) : (tensor<6xf16>) -> tensor<6xf16>
  %31 = stablehlo.constant dense<[0x7C00, 0x7E00, 0x7E00, 0xFC00, 0x7E00, 0.0]> : tensor<6xf16>
  check.expect_close %30, %31, max_ulp_difference = 1 : tensor<6xf16>, tensor<6xf16>
  %32 = stablehlo.constant dense<[0x0DA24260, 0x8DA24260, 0x322BCC77, 0xB22BCC77, 0x399D4952, 0xBC23D70A, 0x3DCCCCCD, 0xBE99999A, 0.5, 0xBF333333, 0x3F7FF972, 0x3F800347, 0x3F99999A, 2.0, 0x402DF854, 0x40490FDB, 7.25, 0x418A6666, 31.0, 85.0, 0x42B16666, 1000.0, 0xC61C4000, 0x4700E800, 0x47C35000, 0xD01502F9, 0x64078678, 0x7F61B1E6]> : tensor<28xf32>
  %33 = stablehlo.optimization_barrier %32 : tensor<28xf32>
  %34 = "stablehlo.log_plus_one"(%33) : (tensor<28xf32>) -> tensor<28xf32>
  %35 = stablehlo.constant dense<[0x0DA24260, 0x8DA24260, 0x322BCC77, 0xB22BCC77, 0x399D4348, 0xBC24AA2A, 0x3DC331FC, 0xBEB69E1A, 0x3ECF991F, 0xBF9A1BC8, 0x3F316ED1, 0x3F31755F, 0x3F49D858, 0x3F8C9F54, 0x3FA818F5, 0x3FB5E5F7, 0x40070DBC, 0x403A0AAB, 0x405DCE9E, 0x408E8A03, 0x408FE317, 0x40DD1485, 0x7FC00000, 0x412677FC, 0x413834FC, 0x7FC00000, 0x424AA0A3, 0x42B13196]> : tensor<28xf32>
  check.expect_close %34, %35, max_ulp_difference = 1 : tensor<28xf32>, tensor<28xf32>
  %36 = stablehlo.constant dense<[0.0, 0x80000000]> : tensor<2xf32>
  %37 = stablehlo.optimization_barrier %36 : tensor<2xf32>
  %38 = "stablehlo.log_plus_one"(%37) : (tensor<2xf32>) -> tensor<2xf32>
  %39 = "stablehlo.bitcast_convert"(%38) : (tensor<2xf32>) -> tensor<2xui32>
  check.expect_eq_const %39, dense<[0, 2147483648]> : tensor<2xui32>
  %40 = stablehlo.constant dense<[0x00000001, 0x80000001, 0x00000003]> : tensor<3xf32>
  %41 = stablehlo.optimization_barrier %40 : tensor<3xf32>
  %42 = "stablehlo.log_plus_one"(%41) : (tensor<3xf32>) -> tensor<3xf32>
  %43 = stablehlo.constant dense<[0x00000001, 0x80000001, 0x00000003]> : tensor<3xf32>
  check.expect_close %42, %43, max_ulp_difference = 1 : tensor<3xf32>, tensor<3xf32>
  %44 = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000, -1.0, -2.0, 0.0]> : tensor<6xf32>
  %45 = stablehlo.optimization_barrier %44 : tensor<6xf32>
  %46 = "stablehlo.log_plus_one"(%45) : (tensor<6xf32>) -> tensor<6xf32>
  %47 = stablehlo.constant dense<[0x7F800000, 0x7FC00000, 0x7FC00000, 0xFF800000, 0x7FC00000, 0.0]> : tensor<6xf32>
  check.expect_close %46, %47, max_ulp_difference = 1 : tensor<6xf32>, tensor<6xf32>
  %48 = stablehlo.constant dense<[0x39B4484BFEEBC2A0, 0xB9B4484BFEEBC2A0, 0x3E45798EE2308C3A, 0xBE45798EE2308C3A, 0.0003, -0.01, 0.1, -0.3, 0.5, -0.7, 0.9999, 1.0001, 1.2, 2.0, 0x4005BF0A8B04919B, 0x400921FB53C8D4F1, 7.25, 17.3, 31.0, 85.0, 88.7, 1000.0, 0xC0C3880000000000, 0x40E01D0000000000, 0x40F86A0000000000, 0xC202A05F20000000, 0x4480F0CF064DD592, 0x47EC363CBF21F28A]> : tensor<28xf64>
  %49 = stablehlo.optimization_barrier %48 : tensor<28xf64>
  %50 = "stablehlo.log_plus_one"(%49) : (tensor<28xf64>) -> tensor<28xf64>
  %51 = stablehlo.constant dense<[0x39B4484BFEEBC2A0, 0xB9B4484BFEEBC2A0, 0x3E45798EE0636111, 0xBE45798EE3FDB764, 0x3F33A868F433F323, 0xBF8495453E6FD4B7, 0x3FB8663F793C46C7, 0xBFD6D3C324E13F4E, 0x3FD9F323ECBF984C, 0xBFF34378FCBDA720, 0x3FE62DDA22C2BF90, 0x3FE62EABD9DA1B60, 0x3FE93B0AEE21C2C8, 0x3FF193EA7AAD030B, 0x3FF5031EAFE7346B, 0x3FF6BCBED063705E, 0x4000E1B775589BD9, 0x4007415557C6048A, 0x400BB9D3BEB8C86B, 0x4011D1406AE9BD46, 0x4011FC62D5523658, 0x401BA2909CE4F864, 0x7FF8000000000000, 0x4024CEFF82C688BC, 0x4027069F7A2D94F6, 0x7FF8000000000000, 0x40495414621954FE, 0x40562632B8D20916]> : tensor<28xf64>
  check.expect_close %50, %51, max_ulp_difference = 1 : tensor<28xf64>, tensor<28xf64>
  %52 = stablehlo.constant dense<[0.0, 0x8000000000000000]> : tensor<2xf64>
  %53 = stablehlo.optimization_barrier %52 : tensor<2xf64>
  %54 = "stablehlo.log_plus_one"(%53) : (tensor<2xf64>) -> tensor<2xf64>
  %55 = "stablehlo.bitcast_convert"(%54) : (tensor<2xf64>) -> tensor<2xui64>
  check.expect_eq_const %55, dense<[0, 9223372036854775808]> : tensor<2xui64>
  %56 = stablehlo.constant dense<[0x0000000000000001, 0x8000000000000001, 0x0000000000000003]> : tensor<3xf64>
  %57 = stablehlo.optimization_barrier %56 : tensor<3xf64>
  %58 = "stablehlo.log_plus_one"(%57) : (tensor<3xf64>) -> tensor<3xf64>
  %59 = stablehlo.constant dense<[0x0000000000000001, 0x8000000000000001, 0x0000000000000003]> : tensor<3xf64>
  check.expect_close %58, %59, max_ulp_difference = 1 : tensor<3xf64>, tensor<3xf64>
  %60 = stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, -1.0, -2.0, 0.0]> : tensor<6xf64>
  %61 = stablehlo.optimization_barrier %60 : tensor<6xf64>
  %62 = "stablehlo.log_plus_one"(%61) : (tensor<6xf64>) -> tensor<6xf64>
  %63 = stablehlo.constant dense<[0x7FF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0]> : tensor<6xf64>
  check.expect_close %62, %63, max_ulp_difference = 1 : tensor<6xf64>, tensor<6xf64>
  %64 = stablehlo.constant dense<> : tensor<0xf32>
  %65 = stablehlo.optimization_barrier %64 : tensor<0xf32>
  %66 = "stablehlo.log_plus_one"(%65) : (tensor<0xf32>) -> tensor<0xf32>
  %67 = "stablehlo.bitcast_convert"(%66) : (tensor<0xf32>) -> tensor<0xui32>
  check.expect_eq_const %67, dense<> : tensor<0xui32>
  %68 = stablehlo.constant dense<0.25> : tensor<f32>
  %69 = stablehlo.optimization_barrier %68 : tensor<f32>
  %70 = "stablehlo.log_plus_one"(%69) : (tensor<f32>) -> tensor<f32>
  %71 = stablehlo.constant dense<0x3E647FBE> : tensor<f32>
  check.expect_close %70, %71, max_ulp_difference = 1 : tensor<f32>, tensor<f32>
  return
}
