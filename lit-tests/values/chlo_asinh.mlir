// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// asinh against mpmath, in every type of float. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[0x0DA2, 0x8DA2, 0x322C, 0xB22C, 0x399D, 0xBC24, 0x3DCD, 0xBE9A, 0.5, 0xBF33, 1.0, 1.0, 0x3F9A, 0xBFF3, 2.0, 0x402E, 0x4049, -5.5, 7.25, -11.0, 17.25, 31.0, -60.0, 85.0, 88.5, -87.5, -103.0, 1000.0, 0xC61C, 0x4701, 0x47C3, 0xD015, 0x6408, 0x7F62]> : tensor<34xbf16>
  %1 = stablehlo.optimization_barrier %0 : tensor<34xbf16>
  %2 = "chlo.asinh"(%1) : (tensor<34xbf16>) -> tensor<34xbf16>
  %3 = stablehlo.constant dense<[0x0DA2, 0x8DA2, 0x322C, 0xB22C, 0x399D, 0xBC24, 0x3DCD, 0xBE98, 0x3EF6, 0xBF27, 0x3F62, 0x3F62, 0x3F82, 0xBFB3, 0x3FB9, 0x3FDD, 0x3FEE, 0xC01A, 0x402B, 0xC046, 0x4063, 4.125, 0xC099, 5.125, 5.1875, 0xC0A5, 0xC0AA, 0x40F3, -9.875, 11.125, 0x4143, -23.75, 51.25, 89.5]> : tensor<34xbf16>
  check.expect_close %2, %3, max_ulp_difference = 2 : tensor<34xbf16>, tensor<34xbf16>
  %4 = stablehlo.constant dense<[0.0, 0x8000]> : tensor<2xbf16>
  %5 = stablehlo.optimization_barrier %4 : tensor<2xbf16>
  %6 = "chlo.asinh"(%5) : (tensor<2xbf16>) -> tensor<2xbf16>
  %7 = "stablehlo.bitcast_convert"(%6) : (tensor<2xbf16>) -> tensor<2xui16>
  check.expect_eq_const %7, dense<[0, 32768]> : tensor<2xui16>
  %8 = stablehlo.constant dense<[0x0001, 0x8001, 0x0003]> : tensor<3xbf16>
  %9 = stablehlo.optimization_barrier %8 : tensor<3xbf16>
  %10 = "chlo.asinh"(%9) : (tensor<3xbf16>) -> tensor<3xbf16>
  %11 = stablehlo.constant dense<[0x0001, 0x8001, 0x0003]> : tensor<3xbf16>
  check.expect_close %10, %11, max_ulp_difference = 1 : tensor<3xbf16>, tensor<3xbf16>
  %12 = stablehlo.constant dense<[0x7F80, 0xFF80, 0x7FC0, 0.0]> : tensor<4xbf16>
  %13 = stablehlo.optimization_barrier %12 : tensor<4xbf16>
  %14 = "chlo.asinh"(%13) : (tensor<4xbf16>) -> tensor<4xbf16>
  %15 = stablehlo.constant dense<[0x7F80, 0xFF80, 0x7FC0, 0.0]> : tensor<4xbf16>
  check.expect_close %14, %15, max_ulp_difference = 1 : tensor<4xbf16>, tensor<4xbf16>
  %16 = stablehlo.constant dense<[0x0CEA, 0xA11F, 0x2E66, 0xB4CD, 0.5, 0xB99A, 1.0, 1.0, 0x3CCD, 0xBF9A, 2.0, 0x4170, 0x4248, -5.5, 7.25, -11.0, 0x4C53, 31.0, -60.0, 85.0, 0x558B, 0xD575, -103.0, 1000.0, 0xF0E2, 0x7807]> : tensor<26xf16>
  %17 = stablehlo.optimization_barrier %16 : tensor<26xf16>
  %18 = "chlo.asinh"(%17) : (tensor<26xf16>) -> tensor<26xf16>
  %19 = stablehlo.constant dense<[0x0CEA, 0xA11F, 0x2E63, 0xB4BB, 0x37B3, 0xB939, 0x3B0D, 0x3B0D, 0x3C10, 0xBD98, 0x3DC6, 0x3EE7, 0x3F73, 0xC0D0, 0x415C, 0xC230, 0x4317, 0x4421, 0xC4CA, 0x4523, 0x452E, 0xC52A, 0xC554, 0x479A, 0xC8F4, 0x498C]> : tensor<26xf16>
  check.expect_close %18, %19, max_ulp_difference = 2 : tensor<26xf16>, tensor<26xf16>
  %20 = stablehlo.constant dense<[0.0, 0x8000]> : tensor<2xf16>
  %21 = stablehlo.optimization_barrier %20 : tensor<2xf16>
  %22 = "chlo.asinh"(%21) : (tensor<2xf16>) -> tensor<2xf16>
  %23 = "stablehlo.bitcast_convert"(%22) : (tensor<2xf16>) -> tensor<2xui16>
  check.expect_eq_const %23, dense<[0, 32768]> : tensor<2xui16>
  %24 = stablehlo.constant dense<[0x0001, 0x8001, 0x0003]> : tensor<3xf16>
  %25 = stablehlo.optimization_barrier %24 : tensor<3xf16>
  %26 = "chlo.asinh"(%25) : (tensor<3xf16>) -> tensor<3xf16>
  %27 = stablehlo.constant dense<[0x0001, 0x8001, 0x0003]> : tensor<3xf16>
  check.expect_close %26, %27, max_ulp_difference = 1 : tensor<3xf16>, tensor<3xf16>
  %28 = stablehlo.constant dense<[0x7C00, 0xFC00, 0x7E00, 0.0]> : tensor<4xf16>
  %29 = stablehlo.optimization_barrier %28 : tensor<4xf16>
  %30 = "chlo.asinh"(%29) : (tensor<4xf16>) -> tensor<4xf16>
  %31 = stablehlo.constant dense<[0x7C00, 0xFC00, 0x7E00, 0.0]> : tensor<4xf16>
  check.expect_close %30, %31, max_ulp_difference = 1 : tensor<4xf16>, tensor<4xf16>
  %32 = stablehlo.constant dense<[0x0DA24260, 0x8DA24260, 0x322BCC77, 0xB22BCC77, 0x399D4952, 0xBC23D70A, 0x3DCCCCCD, 0xBE99999A, 0.5, 0xBF333333, 0x3F7FF972, 0x3F800347, 0x3F99999A, 0xBFF33333, 2.0, 0x402DF854, 0x40490FDB, -5.5, 7.25, -11.0, 0x418A6666, 31.0, -60.0, 85.0, 0x42B16666, 0xC2AE999A, -103.0, 1000.0, 0xC61C4000, 0x4700E800, 0x47C35000, 0xD01502F9, 0x64078678, 0x7F61B1E6]> : tensor<34xf32>
  %33 = stablehlo.optimization_barrier %32 : tensor<34xf32>
  %34 = "chlo.asinh"(%33) : (tensor<34xf32>) -> tensor<34xf32>
  %35 = stablehlo.constant dense<[0x0DA24260, 0x8DA24260, 0x322BCC77, 0xB22BCC77, 0x399D4952, 0xBC23D657, 0x3DCC75CF, 0xBE976276, 0x3EF66165, 0xBF271528, 0x3F619D10, 0x3F61A656, 0x3F820B69, 0xBFB2F19C, 0x3FB8C90C, 0x3FDCD956, 0x3FEE5FB5, 0xC019FCDF, 0x402B72A1, 0xC045F563, 0x4062DC2B, 0x4084139D, 0xC09933B4, 0x40A458BF, 0x40A5B5C5, 0xC0A53373, 0xC0AA7E28, 0x40F33A98, 0xC11E74AF, 0x41318EFE, 0x41434C13, 0xC1BDC082, 0x424D666B, 0x42B2947A]> : tensor<34xf32>
  check.expect_close %34, %35, max_ulp_difference = 2 : tensor<34xf32>, tensor<34xf32>
  %36 = stablehlo.constant dense<[0.0, 0x80000000]> : tensor<2xf32>
  %37 = stablehlo.optimization_barrier %36 : tensor<2xf32>
  %38 = "chlo.asinh"(%37) : (tensor<2xf32>) -> tensor<2xf32>
  %39 = "stablehlo.bitcast_convert"(%38) : (tensor<2xf32>) -> tensor<2xui32>
  check.expect_eq_const %39, dense<[0, 2147483648]> : tensor<2xui32>
  %40 = stablehlo.constant dense<[0x00000001, 0x80000001, 0x00000003]> : tensor<3xf32>
  %41 = stablehlo.optimization_barrier %40 : tensor<3xf32>
  %42 = "chlo.asinh"(%41) : (tensor<3xf32>) -> tensor<3xf32>
  %43 = stablehlo.constant dense<[0x00000001, 0x80000001, 0x00000003]> : tensor<3xf32>
  check.expect_close %42, %43, max_ulp_difference = 1 : tensor<3xf32>, tensor<3xf32>
  %44 = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000, 0.0]> : tensor<4xf32>
  %45 = stablehlo.optimization_barrier %44 : tensor<4xf32>
  %46 = "chlo.asinh"(%45) : (tensor<4xf32>) -> tensor<4xf32>
  %47 = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000, 0.0]> : tensor<4xf32>
  check.expect_close %46, %47, max_ulp_difference = 1 : tensor<4xf32>, tensor<4xf32>
  %48 = stablehlo.constant dense<[0x39B4484BFEEBC2A0, 0xB9B4484BFEEBC2A0, 0x3E45798EE2308C3A, 0xBE45798EE2308C3A, 0.0003, -0.01, 0.1, -0.3, 0.5, -0.7, 0.9999, 1.0001, 1.2, -1.9, 2.0, 0x4005BF0A8B04919B, 0x400921FB53C8D4F1, -5.5, 7.25, -11.0, 17.3, 31.0, -60.0, 85.0, 88.7, -87.3, -103.0, 1000.0, 0xC0C3880000000000, 0x40E01D0000000000, 0x40F86A0000000000, 0xC202A05F20000000, 0x4480F0CF064DD592, 0x47EC363CBF21F28A]> : tensor<34xf64>
  %49 = stablehlo.optimization_barrier %48 : tensor<34xf64>
  %50 = "chlo.asinh"(%49) : (tensor<34xf64>) -> tensor<34xf64>
  %51 = stablehlo.constant dense<[0x39B4484BFEEBC2A0, 0xB9B4484BFEEBC2A0, 0x3E45798EE2308C3A, 0xBE45798EE2308C3A, 0x3F33A92A2B628F38, 0xBF847ACAE9508B07, 0x3FB98EB9E7E5FC3E, 0xBFD2EC4EA565FCC1, 0x3FDECC2CAEC5160A, 0xBFE4E2A4FE9085DD, 0x3FEC33A2160543C4, 0x3FEC34CAAB087900, 0x3FF0416D0B8EA990, 0xBFF65E3388A03DC2, 0x3FF719218313D087, 0x3FFB9B2ABDEADC4C, 0x3FFDCBF69EC52D6B, 0xC0033F9BED3B2DC6, 0x40056E54154C1C06, 0xC008BEAC5D176ED4, 0x400C5B855ACC7B86, 0x40108273AF6DA84A, 0xC0132676701EB0BA, 0x40148B17D0D4345E, 0x4014B6B8AC1B5989, 0xC014A66E61814939, 0xC0154FC4F293E836, 0x401E67530A363E15, 0xC023CE95EBBA7243, 0x402631DFB9EF0A77, 0x402869825A9284F4, 0xC037B810429A7C2A, 0x4049ACCD6E153DE5, 0x4056528F3ECFFD8A]> : tensor<34xf64>
  check.expect_close %50, %51, max_ulp_difference = 2 : tensor<34xf64>, tensor<34xf64>
  %52 = stablehlo.constant dense<[0.0, 0x8000000000000000]> : tensor<2xf64>
  %53 = stablehlo.optimization_barrier %52 : tensor<2xf64>
  %54 = "chlo.asinh"(%53) : (tensor<2xf64>) -> tensor<2xf64>
  %55 = "stablehlo.bitcast_convert"(%54) : (tensor<2xf64>) -> tensor<2xui64>
  check.expect_eq_const %55, dense<[0, 9223372036854775808]> : tensor<2xui64>
  %56 = stablehlo.constant dense<[0x0000000000000001, 0x8000000000000001, 0x0000000000000003]> : tensor<3xf64>
  %57 = stablehlo.optimization_barrier %56 : tensor<3xf64>
  %58 = "chlo.asinh"(%57) : (tensor<3xf64>) -> tensor<3xf64>
  %59 = stablehlo.constant dense<[0x0000000000000001, 0x8000000000000001, 0x0000000000000003]> : tensor<3xf64>
  check.expect_close %58, %59, max_ulp_difference = 1 : tensor<3xf64>, tensor<3xf64>
  %60 = stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0]> : tensor<4xf64>
  %61 = stablehlo.optimization_barrier %60 : tensor<4xf64>
  %62 = "chlo.asinh"(%61) : (tensor<4xf64>) -> tensor<4xf64>
  %63 = stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0]> : tensor<4xf64>
  check.expect_close %62, %63, max_ulp_difference = 1 : tensor<4xf64>, tensor<4xf64>
  %64 = stablehlo.constant dense<> : tensor<0xf32>
  %65 = stablehlo.optimization_barrier %64 : tensor<0xf32>
  %66 = "chlo.asinh"(%65) : (tensor<0xf32>) -> tensor<0xf32>
  %67 = "stablehlo.bitcast_convert"(%66) : (tensor<0xf32>) -> tensor<0xui32>
  check.expect_eq_const %67, dense<> : tensor<0xui32>
  %68 = stablehlo.constant dense<0.25> : tensor<f32>
  %69 = stablehlo.optimization_barrier %68 : tensor<f32>
  %70 = "chlo.asinh"(%69) : (tensor<f32>) -> tensor<f32>
  %71 = stablehlo.constant dense<0x3E7D67D9> : tensor<f32>
  check.expect_close %70, %71, max_ulp_difference = 2 : tensor<f32>, tensor<f32>
  return
}
