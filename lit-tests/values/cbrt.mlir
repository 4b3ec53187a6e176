// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cbrt against mpmath, in every type of float. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[0x0DA2, 0x8DA2, 0x322C, 0xB22C, 0x399D, 0xBC24, 0x3DCD, 0xBE9A, 0.5, 0xBF33, 1.0, 1.0, 0x3F9A, 0xBFF3, 2.0, 0x402E, 0x4049, -5.5, 7.25, -11.0, 17.25, 31.0, -60.0, 85.0, 88.5, -87.5, -103.0, 1000.0, 0xC61C, 0x4701, 0x47C3, 0xD015, 0x6408, 0x7F62]> : tensor<34xbf16>
  %1 = stablehlo.optimization_barrier %0 : tensor<34xbf16>
  %2 = "stablehlo.cbrt"(%1) : (tensor<34xbf16>) -> tensor<34xbf16>
  %3 = stablehlo.constant dense<[0x2EDC, 0xAEDC, 0x3B0D, 0xBB0D, 0x3D89, 0xBE5D, 0x3EEE, 0xBF2C, 0x3F4B, 0xBF63, 1.0, 1.0, 1.0625, 0xBF9E, 0x3FA1, 0x3FB3, 0x3FBB, 0xBFE2, 1.9375, 0xC00E, 0x4025, 0x4049, 0xC07B, 0x408D, 0x408F, 0xC08E, 0xC096, 10.0, -21.5, 32.0, 46.5, 0xC507, 0x4BA5, 0x54C3]> : tensor<34xbf16>
  check.expect_close %2, %3, max_ulp_difference = 1 : tensor<34xbf16>, tensor<34xbf16>
  %4 = stablehlo.constant dense<[0.0, 0x8000]> : tensor<2xbf16>
  %5 = stablehlo.optimization_barrier %4 : tensor<2xbf16>
  %6 = "stablehlo.cbrt"(%5) : (tensor<2xbf16>) -> tensor<2xbf16>
  %7 = "stablehlo.bitcast_convert"(%6) : (tensor<2xbf16>) -> tensor<2xui16>
  check.expect_eq_const %7, dense<[0, 32768]> : tensor<2xui16>
  %8 = stablehlo.constant dense<[0x0001, 0x8001, 0x0003]> : tensor<3xbf16>
  %9 = stablehlo.optimization_barrier %8 : tensor<3xbf16>
  %10 = "stablehlo.cbrt"(%9) : (tensor<3xbf16>) -> tensor<3xbf16>
  %11 = stablehlo.constant dense<[0x294B, 0xA94B, 0x2993]> : tensor<3xbf16>
  check.expect_close %10, %11, max_ulp_difference = 1 : tensor<3xbf16>, tensor<3xbf16>
  %12 = stablehlo.constant dense<[0x7F80, 0xFF80, 0x7FC0, 0.0]> : tensor<4xbf16>
  %13 = stablehlo.optimization_barrier %12 : tensor<4xbf16>
  %14 = "stablehlo.cbrt"(%13) : (tensor<4xbf16>) -> tensor<4xbf16>
  %15 = stablehlo.constant dense<[0x7F80, 0xFF80, 0x7FC0, 0.0]> : tensor<4xbf16>
  check.expect_close %14, %15, max_ulp_difference = 1 : tensor<4xbf16>, tensor<4xbf16>
  %16 = stablehlo.constant dense<[0x0CEA, 0xA11F, 0x2E66, 0xB4CD, 0.5, 0xB99A, 1.0, 1.0, 0x3CCD, 0xBF9A, 2.0, 0x4170, 0x4248, -5.5, 7.25, -11.0, 0x4C53, 31.0, -60.0, 85.0, 0x558B, 0xD575, -103.0, 1000.0, 0xF0E2, 0x7807]> : tensor<26xf16>
  %17 = stablehlo.optimization_barrier %16 : tensor<26xf16>
  %18 = "stablehlo.cbrt"(%17) : (tensor<26xf16>) -> tensor<26xf16>
  %19 = stablehlo.constant dense<[0x2C49, 0xB2E5, 0x376D, 0xB95B, 0x3A59, 0xBB1B, 1.0, 1.0, 1.0625, 0xBCF4, 0x3D0A, 0x3D95, 0x3DDC, 0xBF10, 0x3FBE, 0xC073, 0x412C, 0x4248, 0xC3D4, 0x4466, 0x4476, 0xC470, 0xC4B0, 10.0, 0xCD63, 0x5002]> : tensor<26xf16>
  check.expect_close %18, %19, max_ulp_difference = 1 : tensor<26xf16>, tensor<26xf16>
  %20 = stablehlo.constant dense<[0.0, 0x8000]> : tensor<2xf16>
  %21 = stablehlo.optimization_barrier %20 : tensor<2xf16>
  %22 = "stablehlo.cbrt"(%21) : (tensor<2xf16>) -> tensor<2xf16>
  %23 = "stablehlo.bitcast_convert"(%22) : (tensor<2xf16>) -> tensor<2xui16>
  check.expect_eq_const %23, dense<[0, 32768]> : tensor<2xui16>
  %24 = stablehlo.constant dense<[0x0001, 0x8001, 0x0003]> : tensor<3xf16>
  %25 = stablehlo.optimization_barrier %24 : tensor<3xf16>
  %26 = "stablehlo.cbrt"(%25) : (tensor<3xf16>) -> tensor<3xf16>
  %27 = stablehlo.constant dense<[0x1C00, 0x9C00, 0x1DC5]> : tensor<3xf16>
  check.expect_close %26, %27, max_ulp_difference = 1 : tensor<3xf16>, tensor<3xf16>
  %28 = stablehlo.constant dense<[0x7C00, 0xFC00, 0x7E00, 0.0]> : tensor<4xf16>
  %29 = stablehlo.optimization_barrier %28 : tensor<4xf16>
  %30 = "stablehlo.cbrt"(%29) : (tensor<4xf16>) -> tensor<4xf16>
  %31 = stablehlo.constant dense<[0x7C00, 0xFC00, 0x7E00, 0.0]> : tensor<4xf16>
  check.expect_close %30, %31, max_ulp_difference = 1 : tensor<4xf16>, tensor<4xf16>
  %32 = stablehlo.constant dense<[0x0DA24260, 0x8DA24260, 0x322BCC77, 0xB22BCC77, 0x399D4952, 0xBC23D70A, 0x3DCCCCCD, 0xBE99999A, 0.5, 0xBF333333, 0x3F7FF972, 0x3F800347, 0x3F99999A, 0xBFF33333, 2.0, 0x402DF854, 0x40490FDB, -5.5, 7.25, -11.0, 0x418A6666, 31.0, -60.0, 85.0, 0x42B16666, 0xC2AE999A, -103.0, 1000.0, 0xC61C4000, 0x4700E800, 0x47C35000, 0xD01502F9, 0x64078678, 0x7F61B1E6]> : tensor<34xf32>
  %33 = stablehlo.optimization_barrier %32 : tensor<34xf32>
  %34 = "stablehlo.cbrt"(%33) : (tensor<34xf32>) -> tensor<34xf32>
  %35 = stablehlo.constant dense<[0x2EDBE6FF, 0xAEDBE6FF, 0x3B0D316B, 0xBB0D316B, 0x3D891991, 0xBE5C9D36, 0x3EEDA63C, 0xBF2B5FF5, 0x3F4B2FF5, 0xBF634DAD, 0x3F7FFDD1, 0x3F800118, 0x3F880532, 0xBF9E8936, 0x3FA14518, 0x3FB2A36D, 0x3FBB77BF, 0xBFE1F13A, 0x3FF7BC71, 0xC00E55B1, 0x4025863F, 0x40490C61, 0xC07A8D31, 0x408CB2D4, 0x408EB60D, 0xC08DF4D1, 0xC0960065, 10.0, 0xC1AC5AD3, 0x42004D27, 0x4239A9DF, 0xC506A6F4, 0x4BA45ECD, 0x54C2D4A4]> : tensor<34xf32>
  check.expect_close %34, %35, max_ulp_difference = 1 : tensor<34xf32>, tensor<34xf32>
  %36 = stablehlo.constant dense<[0.0, 0x80000000]> : tensor<2xf32>
  %37 = stablehlo.optimization_barrier %36 : tensor<2xf32>
  %38 = "stablehlo.cbrt"(%37) : (tensor<2xf32>) -> tensor<2xf32>
  %39 = "stablehlo.bitcast_convert"(%38) : (tensor<2xf32>) -> tensor<2xui32>
  check.expect_eq_const %39, dense<[0, 2147483648]> : tensor<2xui32>
  %40 = stablehlo.constant dense<[0x00000001, 0x80000001, 0x00000003]> : tensor<3xf32>
  %41 = stablehlo.optimization_barrier %40 : tensor<3xf32>
  %42 = "stablehlo.cbrt"(%41) : (tensor<3xf32>) -> tensor<3xf32>
  %43 = stablehlo.constant dense<[0x26A14518, 0xA6A14518, 0x26E89768]> : tensor<3xf32>
  check.expect_close %42, %43, max_ulp_difference = 1 : tensor<3xf32>, tensor<3xf32>
  %44 = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000, 0.0]> : tensor<4xf32>
  %45 = stablehlo.optimization_barrier %44 : tensor<4xf32>
  %46 = "stablehlo.cbrt"(%45) : (tensor<4xf32>) -> tensor<4xf32>
  %47 = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000, 0.0]> : tensor<4xf32>
  check.expect_close %46, %47, max_ulp_difference = 1 : tensor<4xf32>, tensor<4xf32>
  %48 = stablehlo.constant dense<[0x39B4484BFEEBC2A0, 0xB9B4484BFEEBC2A0, 0x3E45798EE2308C3A, 0xBE45798EE2308C3A, 0.0003, -0.01, 0.1, -0.3, 0.5, -0.7, 0.9999, 1.0001, 1.2, -1.9, 2.0, 0x4005BF0A8B04919B, 0x400921FB53C8D4F1, -5.5, 7.25, -11.0, 17.3, 31.0, -60.0, 85.0, 88.7, -87.3, -103.0, 1000.0, 0xC0C3880000000000, 0x40E01D0000000000, 0x40F86A0000000000, 0xC202A05F20000000, 0x4480F0CF064DD592, 0x47EC363CBF21F28A]> : tensor<34xf64>
  %49 = stablehlo.optimization_barrier %48 : tensor<34xf64>
  %50 = "stablehlo.cbrt"(%49) : (tensor<34xf64>) -> tensor<34xf64>
  %51 = stablehlo.constant dense<[0x3DDB7CDFD9D7BDBB, 0xBDDB7CDFD9D7BDBB, 0x3F61A62D511F2B53, 0xBF61A62D511F2B53, 0x3FB123321EBF2C71, 0xBFCB93A6CEC0B3B1, 0x3FDDB4C7760BCFF3, 0xBFE56BFEA66EF78D, 0x3FE965FEA53D6E3D, 0xBFEC69B5A72F1A99, 0x3FEFFFBA17B4D51F, 0x3FF00022F38CDFB1, 0x3FF100A645974168, 0xBFF3D126BBBD1B43, 0x3FF428A2F98D728B, 0x3FF6546DB1B4C706, 0x3FF76EF7E70AAEF9, 0xBFFC3E27449DB536, 0x3FFEF78E2C12C61B, 0xC001CAB612DF9A46, 0x4004B0C7D75C7E58, 0x4009218C2DF27726, 0xC00F51A62037E955, 0x4011965A848001D3, 0x4011D6C1984A92B4, 0xC011BE9A2829E4E5, 0xC012C00C9F2263ED, 10.0, 0xC0358B5A51868C62, 0x404009A4D968A590, 0x4047353BD4393A75, 0xC0A0D4DE8FB11DAD, 0x41748BD9AE67B4BA, 0x42985A94871256C8]> : tensor<34xf64>
  check.expect_close %50, %51, max_ulp_difference = 1 : tensor<34xf64>, tensor<34xf64>
  %52 = stablehlo.constant dense<[0.0, 0x8000000000000000]> : tensor<2xf64>
  %53 = stablehlo.optimization_barrier %52 : tensor<2xf64>
  %54 = "stablehlo.cbrt"(%53) : (tensor<2xf64>) -> tensor<2xf64>
  %55 = "stablehlo.bitcast_convert"(%54) : (tensor<2xf64>) -> tensor<2xui64>
  check.expect_eq_const %55, dense<[0, 9223372036854775808]> : tensor<2xui64>
  %56 = stablehlo.constant dense<[0x0000000000000001, 0x8000000000000001, 0x0000000000000003]> : tensor<3xf64>
  %57 = stablehlo.optimization_barrier %56 : tensor<3xf64>
  %58 = "stablehlo.cbrt"(%57) : (tensor<3xf64>) -> tensor<3xf64>
  %59 = stablehlo.constant dense<[0x2990000000000000, 0xA990000000000000, 0x2997137449123EF6]> : tensor<3xf64>
  check.expect_close %58, %59, max_ulp_difference = 1 : tensor<3xf64>, tensor<3xf64>
  %60 = stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0]> : tensor<4xf64>
  %61 = stablehlo.optimization_barrier %60 : tensor<4xf64>
  %62 = "stablehlo.cbrt"(%61) : (tensor<4xf64>) -> tensor<4xf64>
  %63 = stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0]> : tensor<4xf64>
  check.expect_close %62, %63, max_ulp_difference = 1 : tensor<4xf64>, tensor<4xf64>
  %64 = stablehlo.constant dense<> : tensor<0xf32>
  %65 = stablehlo.optimization_barrier %64 : tensor<0xf32>
  %66 = "stablehlo.cbrt"(%65) : (tensor<0xf32>) -> tensor<0xf32>
  %67 = "stablehlo.bitcast_convert"(%66) : (tensor<0xf32>) -> tensor<0xui32>
  check.expect_eq_const %67, dense<> : tensor<0xui32>
  %68 = stablehlo.constant dense<0.25> : tensor<f32>
  %69 = stablehlo.optimization_barrier %68 : tensor<f32>
  %70 = "stablehlo.cbrt"(%69) : (tensor<f32>) -> tensor<f32>
  %71 = stablehlo.constant dense<0x3F214518> : tensor<f32>
  check.expect_close %70, %71, max_ulp_difference = 1 : tensor<f32>, tensor<f32>
  return
}
