// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// sine against mpmath, in every type of float. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[0x0DA2, 0x8DA2, 0x322C, 0xB22C, 0x399D, 0xBC24, 0x3DCD, 0xBE9A, 0.5, 0xBF33, 1.0, 1.0, 0x3F9A, 0xBFF3, 2.0, 0x402E, 0x4049, -5.5, 7.25, -11.0, 17.25, 31.0, -60.0, 85.0, 88.5, -87.5, -103.0, 1000.0, 0xC61C, 0x4701, 0x47C3, 0xD015, 0x6408, 0x7F62]> : tensor<34xbf16>
  %1 = stablehlo.optimization_barrier %0 : tensor<34xbf16>
  %2 = "stablehlo.sine"(%1) : (tensor<34xbf16>) -> tensor<34xbf16>
  %3 = stablehlo.constant dense<[0x0DA2, 0x8DA2, 0x322C, 0xB22C, 0x399D, 0xBC24, 0x3DCD, 0xBE98, 0x3EF5, 0xBF25, 0x3F57, 0x3F57, 0x3F6F, 0xBF72, 0x3F69, 0x3ED2, 0x3A7E, 0x3F35, 0x3F53, 1.0, -1.0, 0xBECF, 0x3E9C, 0xBE34, 0x3F03, 0x3EE5, 0xBF1F, 0x3F54, 0xBC98, 0xBED2, 0x3E3D, 0xBF74, 0xBE8A, 0x3EC9]> : tensor<34xbf16>
  check.expect_close %2, %3, max_ulp_difference = 1 : tensor<34xbf16>, tensor<34xbf16>
  %4 = stablehlo.constant dense<[0.0, 0x8000]> : tensor<2xbf16>
  %5 = stablehlo.optimization_barrier %4 : tensor<2xbf16>
  %6 = "stablehlo.sine"(%5) : (tensor<2xbf16>) -> tensor<2xbf16>
  %7 = "stablehlo.bitcast_convert"(%6) : (tensor<2xbf16>) -> tensor<2xui16>
  check.expect_eq_const %7, dense<[0, 32768]> : tensor<2xui16>
  %8 = stablehlo.constant dense<[0x0001, 0x8001, 0x0003]> : tensor<3xbf16>
  %9 = stablehlo.optimization_barrier %8 : tensor<3xbf16>
  %10 = "stablehlo.sine"(%9) : (tensor<3xbf16>) -> tensor<3xbf16>
  %11 = stablehlo.constant dense<[0x0001, 0x8001, 0x0003]> : tensor<3xbf16>
  check.expect_close %10, %11, max_ulp_difference = 1 : tensor<3xbf16>, tensor<3xbf16>
  %12 = stablehlo.constant dense<[0x7F80, 0xFF80, 0x7FC0, 0.0]> : tensor<4xbf16>
  %13 = stablehlo.optimization_barrier %12 : tensor<4xbf16>
  %14 = "stablehlo.sine"(%13) : (tensor<4xbf16>) -> tensor<4xbf16>
  %15 = stablehlo.constant dense<[0x7FC0, 0x7FC0, 0x7FC0, 0.0]> : tensor<4xbf16>
  check.expect_close %14, %15, max_ulp_difference = 1 : tensor<4xbf16>, tensor<4xbf16>
  %16 = stablehlo.constant dense<[0x0CEA, 0xA11F, 0x2E66, 0xB4CD, 0.5, 0xB99A, 1.0, 1.0, 0x3CCD, 0xBF9A, 2.0, 0x4170, 0x4248, -5.5, 7.25, -11.0, 0x4C53, 31.0, -60.0, 85.0, 0x558B, 0xD575, -103.0, 1000.0, 0xF0E2, 0x7807]> : tensor<26xf16>
  %17 = stablehlo.optimization_barrier %16 : tensor<26xf16>
  %18 = "stablehlo.sine"(%17) : (tensor<26xf16>) -> tensor<26xf16>
  %19 = stablehlo.constant dense<[0x0CEA, 0xA11F, 0x2E63, 0xB4BB, 0x37AC, 0xB928, 0x3ABB, 0x3ABB, 0x3B75, 0xBB92, 0x3B46, 0x3691, 0x13ED, 0x39A5, 0x3A96, 1.0, -1.0, 0xB677, 0x34E1, 0xB1A2, 0x394B, 0x38DB, 0xB8FC, 0x3A9D, 0x34E4, 0xBAC2]> : tensor<26xf16>
  check.expect_close %18, %19, max_ulp_difference = 1 : tensor<26xf16>, tensor<26xf16>
  %20 = stablehlo.constant dense<[0.0, 0x8000]> : tensor<2xf16>
  %21 = stablehlo.optimization_barrier %20 : tensor<2xf16>
  %22 = "stablehlo.sine"(%21) : (tensor<2xf16>) -> tensor<2xf16>
  %23 = "stablehlo.bitcast_convert"(%22) : (tensor<2xf16>) -> tensor<2xui16>
  check.expect_eq_const %23, dense<[0, 32768]> : tensor<2xui16>
  %24 = stablehlo.constant dense<[0x0001, 0x8001, 0x0003]> : tensor<3xf16>
  %25 = stablehlo.optimization_barrier %24 : tensor<3xf16>
  %26 = "stablehlo.sine"(%25) : (tensor<3xf16>) -> tensor<3xf16>
  %27 = stablehlo.constant dense<[0x0001, 0x8001, 0x0003]> : tensor<3xf16>
  check.expect_close %26, %27, max_ulp_difference = 1 : tensor<3xf16>, tensor<3xf16>
  %28 = stablehlo.constant dense<[0x7C00, 0xFC00, 0x7E00, 0.0]> : tensor<4xf16>
  %29 = stablehlo.optimization_barrier %28 : tensor<4xf16>
  %30 = "stablehlo.sine"(%29) : (tensor<4xf16>) -> tensor<4xf16>
  %31 = stablehlo.constant dense<[0x7E00, 0x7E00, 0x7E00, 0.0]> : tensor<4xf16>
  check.expect_close %30, %31, max_ulp_difference = 1 : tensor<4xf16>, tensor<4xf16>
  %32 = stablehlo.constant dense<[0x0DA24260, 0x8DA24260, 0x322BCC77, 0xB22BCC77, 0x399D4952, 0xBC23D70A, 0x3DCCCCCD, 0xBE99999A, 0.5, 0xBF333333, 0x3F7FF972, 0x3F800347, 0x3F99999A, 0xBFF33333, 2.0, 0x402DF854, 0x40490FDB, -5.5, 7.25, -11.0, 0x418A6666, 31.0, -60.0, 85.0, 0x42B16666, 0xC2AE999A, -103.0, 1000.0, 0xC61C4000, 0x4700E800, 0x47C35000, 0xD01502F9, 0x64078678, 0x7F61B1E6]> : tensor<34xf32>
  %33 = stablehlo.optimization_barrier %32 : tensor<34xf32>
  %34 = "stablehlo.sine"(%33) : (tensor<34xf32>) -> tensor<34xf32>
  %35 = stablehlo.constant dense<[0x0DA24260, 0x8DA24260, 0x322BCC77, 0xB22BCC77, 0x399D4952, 0xBC23D657, 0x3DCC7577, 0xBE974E6D, 0x3EF57744, 0xBF24EB73, 0x3F57671A, 0x3F576E2F, 0x3F6E9A1D, 0xBF7240B9, 0x3F68C7B7, 0x3ED251EF, 0xB3BBBD2E, 0x3F349E4A, 0x3F52B56E, 0x3F7FFF5C, 0xBF7FF138, 0xBECEDE06, 0x3E9C1023, 0xBE344D2B, 0x3F2BBF2C, 0x3F1DE281, 0xBF1F7C2F, 0x3F53AE61, 0x3E9C797D, 0x3F2704AC, 0x3D126D55, 0x3EF99A64, 0xBF3BECC4, 0x3F5FF9C4]> : tensor<34xf32>
  check.expect_close %34, %35, max_ulp_difference = 1 : tensor<34xf32>, tensor<34xf32>
  %36 = stablehlo.constant dense<[0.0, 0x80000000]> : tensor<2xf32>
  %37 = stablehlo.optimization_barrier %36 : tensor<2xf32>
  %38 = "stablehlo.sine"(%37) : (tensor<2xf32>) -> tensor<2xf32>
  %39 = "stablehlo.bitcast_convert"(%38) : (tensor<2xf32>) -> tensor<2xui32>
  check.expect_eq_const %39, dense<[0, 2147483648]> : tensor<2xui32>
  %40 = stablehlo.constant dense<[0x00000001, 0x80000001, 0x00000003]> : tensor<3xf32>
  %41 = stablehlo.optimization_barrier %40 : tensor<3xf32>
  %42 = "stablehlo.sine"(%41) : (tensor<3xf32>) -> tensor<3xf32>
  %43 = stablehlo.constant dense<[0x00000001, 0x80000001, 0x00000003]> : tensor<3xf32>
  check.expect_close %42, %43, max_ulp_difference = 1 : tensor<3xf32>, tensor<3xf32>
  %44 = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000, 0.0]> : tensor<4xf32>
  %45 = stablehlo.optimization_barrier %44 : tensor<4xf32>
  %46 = "stablehlo.sine"(%45) : (tensor<4xf32>) -> tensor<4xf32>
  %47 = stablehlo.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 0.0]> : tensor<4xf32>
  check.expect_close %46, %47, max_ulp_difference = 1 : tensor<4xf32>, tensor<4xf32>
  %48 = stablehlo.constant dense<[0x39B4484BFEEBC2A0, 0xB9B4484BFEEBC2A0, 0x3E45798EE2308C3A, 0xBE45798EE2308C3A, 0.0003, -0.01, 0.1, -0.3, 0.5, -0.7, 0.9999, 1.0001, 1.2, -1.9, 2.0, 0x4005BF0A8B04919B, 0x400921FB53C8D4F1, -5.5, 7.25, -11.0, 17.3, 31.0, -60.0, 85.0, 88.7, -87.3, -103.0, 1000.0, 0xC0C3880000000000, 0x40E01D0000000000, 0x40F86A0000000000, 0xC202A05F20000000, 0x4480F0CF064DD592, 0x47EC363CBF21F28A]> : tensor<34xf64>
  %49 = stablehlo.optimization_barrier %48 : tensor<34xf64>
  %50 = "stablehlo.sine"(%49) : (tensor<34xf64>) -> tensor<34xf64>
  %51 = stablehlo.constant dense<[0x39B4484BFEEBC2A0, 0xB9B4484BFEEBC2A0, 0x3E45798EE2308C3A, 0xBE45798EE2308C3A, 0x3F33A92A2B628F35, 0xBF847ACAE915E807, 0x3FB98EAECB8BCB2C, 0xBFD2E9CD95BABA33, 0x3FDEAEE8744B05F0, 0xBFE49D6E694619B8, 0x3FEAECE33D8475F2, 0x3FEAEDC5DC0921A2, 0x3FEDD343A21A55C4, 0xBFEE48171F1A3857, 0x3FED18F6EAD1B446, 0x3FDA4A3D9C943D19, 0x3E2ED609D1A62633, 0x3FE693C94E0AB057, 0x3FEA56ADB62A27B9, 0x3FEFFFEB762E93EB, 0xBFEFFE26F29ABD25, 0xBFD9DBC0B640FC81, 0x3FD382046846E0C2, 0xBFC689A55AA6AB6F, 0x3FE577EA3D0CF63E, 0x3FE3BC552B1DF807, 0xBFE3EF85DABA63D3, 0x3FEA75CC150A206B, 0x3FD38F2FA75D9289, 0x3FE4E09571699C7E, 0x3FA24DAA9C527E96, 0x3FDF334C7896A4E3, 0xBFEB453AB76BF397, 0xBF983F2A8B782F80]> : tensor<34xf64>
  check.expect_close %50, %51, max_ulp_difference = 1 : tensor<34xf64>, tensor<34xf64>
  %52 = stablehlo.constant dense<[0.0, 0x8000000000000000]> : tensor<2xf64>
  %53 = stablehlo.optimization_barrier %52 : tensor<2xf64>
  %54 = "stablehlo.sine"(%53) : (tensor<2xf64>) -> tensor<2xf64>
  %55 = "stablehlo.bitcast_convert"(%54) : (tensor<2xf64>) -> tensor<2xui64>
  check.expect_eq_const %55, dense<[0, 9223372036854775808]> : tensor<2xui64>
  %56 = stablehlo.constant dense<[0x0000000000000001, 0x8000000000000001, 0x0000000000000003]> : tensor<3xf64>
  %57 = stablehlo.optimization_barrier %56 : tensor<3xf64>
  %58 = "stablehlo.sine"(%57) : (tensor<3xf64>) -> tensor<3xf64>
  %59 = stablehlo.constant dense<[0x0000000000000001, 0x8000000000000001, 0x0000000000000003]> : tensor<3xf64>
  check.expect_close %58, %59, max_ulp_difference = 1 : tensor<3xf64>, tensor<3xf64>
  %60 = stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0]> : tensor<4xf64>
  %61 = stablehlo.optimization_barrier %60 : tensor<4xf64>
  %62 = "stablehlo.sine"(%61) : (tensor<4xf64>) -> tensor<4xf64>
  %63 = stablehlo.constant dense<[0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0.0]> : tensor<4xf64>
  check.expect_close %62, %63, max_ulp_difference = 1 : tensor<4xf64>, tensor<4xf64>
  %64 = stablehlo.constant dense<> : tensor<0xf32>
  %65 = stablehlo.optimization_barrier %64 : tensor<0xf32>
  %66 = "stablehlo.sine"(%65) : (tensor<0xf32>) -> tensor<0xf32>
  %67 = "stablehlo.bitcast_convert"(%66) : (tensor<0xf32>) -> tensor<0xui32>
  check.expect_eq_const %67, dense<> : tensor<0xui32>
  %68 = stablehlo.constant dense<0.25> : tensor<f32>
  %69 = stablehlo.optimization_barrier %68 : tensor<f32>
  %70 = "stablehlo.sine"(%69) : (tensor<f32>) -> tensor<f32>
  %71 = stablehlo.constant dense<0x3E7D5777> : tensor<f32>
  check.expect_close %70, %71, max_ulp_difference = 1 : tensor<f32>, tensor<f32>
  return
}
