// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// tan against mpmath, in every type of float. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[0x0DA2, 0x8DA2, 0x322C, 0xB22C, 0x399D, 0xBC24, 0x3DCD, 0xBE9A, 0.5, 0xBF33, 1.0, 1.0, 0x3F9A, 0xBFF3, 2.0, 0x402E, 0x4049, -5.5, 7.25, -11.0, 17.25, 31.0, -60.0, 85.0, 88.5, -87.5, -103.0]> : tensor<27xbf16>
  %1 = stablehlo.optimization_barrier %0 : tensor<27xbf16>
  %2 = "chlo.tan"(%1) : (tensor<27xbf16>) -> tensor<27xbf16>
  %3 = stablehlo.constant dense<[0x0DA2, 0x8DA2, 0x322C, 0xB22C, 0x399D, 0xBC24, 0x3DCE, 0xBE9F, 0x3F0C, 0xBF57, 0x3FC7, 0x3FC7, 0x4026, 2.9375, 0xC00C, 0xBEE6, 0xBA7E, 0x3F7F, 0x3FBA, 226.0, 34.75, 0xBEE2, 0xBEA4, 0x3E37, 0x3F18, 0.5, 0x3F4C]> : tensor<27xbf16>
  check.expect_close %2, %3, max_ulp_difference = 2 : tensor<27xbf16>, tensor<27xbf16>
  %4 = stablehlo.constant dense<[0.0, 0x8000]> : tensor<2xbf16>
  %5 = stablehlo.optimization_barrier %4 : tensor<2xbf16>
  %6 = "chlo.tan"(%5) : (tensor<2xbf16>) -> tensor<2xbf16>
  %7 = "stablehlo.bitcast_convert"(%6) : (tensor<2xbf16>) -> tensor<2xui16>
  check.expect_eq_const %7, dense<[0, 32768]> : tensor<2xui16>
  %8 = stablehlo.constant dense<[0x0001, 0x8001, 0x0003]> : tensor<3xbf16>
  %9 = stablehlo.optimization_barrier %8 : tensor<3xbf16>
  %10 = "chlo.tan"(%9) : (tensor<3xbf16>) -> tensor<3xbf16>
  %11 = stablehlo.constant dense<[0x0001, 0x8001, 0x0003]> : tensor<3xbf16>
  check.expect_close %10, %11, max_ulp_difference = 1 : tensor<3xbf16>, tensor<3xbf16>
  %12 = stablehlo.constant dense<[0x7F80, 0xFF80, 0x7FC0, 0.0]> : tensor<4xbf16>
  %13 = stablehlo.optimization_barrier %12 : tensor<4xbf16>
  %14 = "chlo.tan"(%13) : (tensor<4xbf16>) -> tensor<4xbf16>
  %15 = stablehlo.constant dense<[0x7FC0, 0x7FC0, 0x7FC0, 0.0]> : tensor<4xbf16>
  check.expect_close %14, %15, max_ulp_difference = 1 : tensor<4xbf16>, tensor<4xbf16>
  %16 = stablehlo.constant dense<[0x0CEA, 0xA11F, 0x2E66, 0xB4CD, 0.5, 0xB99A, 1.0, 1.0, 0x3CCD, 0xBF9A, 2.0, 0x4170, 0x4248, -5.5, 7.25, -11.0, 0x4C53, 31.0, -60.0, 85.0, 0x558B, 0xD575, -103.0]> : tensor<23xf16>
  %17 = stablehlo.optimization_barrier %16 : tensor<23xf16>
  %18 = "chlo.tan"(%17) : (tensor<23xf16>) -> tensor<23xf16>
  %19 = stablehlo.constant dense<[0x0CEA, 0xA11F, 0x2E6B, 0xB4F3, 0x385F, 0xBABE, 0x3E3B, 0x3E3B, 0x4126, 0x41D9, 0xC05F, 0xB733, 0x93ED, 0x3BF7, 0x3DCC, 226.0, 0xD2E6, 0xB711, 0xB51F, 0x31B9, 0x3B0F, 0x3A1C, 0x3A5F]> : tensor<23xf16>
  check.expect_close %18, %19, max_ulp_difference = 2 : tensor<23xf16>, tensor<23xf16>
  %20 = stablehlo.constant dense<[0.0, 0x8000]> : tensor<2xf16>
  %21 = stablehlo.optimization_barrier %20 : tensor<2xf16>
  %22 = "chlo.tan"(%21) : (tensor<2xf16>) -> tensor<2xf16>
  %23 = "stablehlo.bitcast_convert"(%22) : (tensor<2xf16>) -> tensor<2xui16>
  check.expect_eq_const %23, dense<[0, 32768]> : tensor<2xui16>
  %24 = stablehlo.constant dense<[0x0001, 0x8001, 0x0003]> : tensor<3xf16>
  %25 = stablehlo.optimization_barrier %24 : tensor<3xf16>
  %26 = "chlo.tan"(%25) : (tensor<3xf16>) -> tensor<3xf16>
  %27 = stablehlo.constant dense<[0x0001, 0x8001, 0x0003]> : tensor<3xf16>
  check.expect_close %26, %27, max_ulp_difference = 1 : tensor<3xf16>, tensor<3xf16>
  %28 = stablehlo.constant dense<[0x7C00, 0xFC00, 0x7E00, 0.0]> : tensor<4xf16>
  %29 = stablehlo.optimization_barrier %28 : tensor<4xf16>
  %30 = "chlo.tan"(%29) : (tensor<4xf16>) -> tensor<4xf16>
  %31 = stablehlo.constant dense<[0x7E00, 0x7E00, 0x7E00, 0.0]> : tensor<4xf16>
  check.expect_close %30, %31, max_ulp_difference = 1 : tensor<4xf16>, tensor<4xf16>
  %32 = stablehlo.constant dense<[0x0DA24260, 0x8DA24260, 0x322BCC77, 0xB22BCC77, 0x399D4952, 0xBC23D70A, 0x3DCCCCCD, 0xBE99999A, 0.5, 0xBF333333, 0x3F7FF972, 0x3F800347, 0x3F99999A, 0xBFF33333, 2.0, 0x402DF854, 0x40490FDB, -5.5, 7.25, -11.0, 0x418A6666, 31.0, -60.0, 85.0, 0x42B16666, 0xC2AE999A, -103.0]> : tensor<27xf32>
  %33 = stablehlo.optimization_barrier %32 : tensor<27xf32>
  %34 = "chlo.tan"(%33) : (tensor<27xf32>) -> tensor<27xf32>
  %35 = stablehlo.constant dense<[0x0DA24260, 0x8DA24260, 0x322BCC77, 0xB22BCC77, 0x399D4952, 0xBC23D870, 0x3DCD7C44, 0xBE9E6153, 0x3F0BDA7B, 0xBF57A036, 0x3FC74DE9, 0x3FC7645D, 0x40249E23, 0x403B5592, 0xC00BD7B1, 0xBEE6AE71, 0x33BBBD2E, 0x3F7EDE99, 0x3FB981FE, 0x4361F36B, 0xC23C4C7C, 0xBEE225EC, 0xBEA3DC55, 0x3E3729BE, 0x3F679A0D, 0x3F4892AC, 0x3F4BE28B]> : tensor<27xf32>
  check.expect_close %34, %35, max_ulp_difference = 2 : tensor<27xf32>, tensor<27xf32>
  %36 = stablehlo.constant dense<[0.0, 0x80000000]> : tensor<2xf32>
  %37 = stablehlo.optimization_barrier %36 : tensor<2xf32>
  %38 = "chlo.tan"(%37) : (tensor<2xf32>) -> tensor<2xf32>
  %39 = "stablehlo.bitcast_convert"(%38) : (tensor<2xf32>) -> tensor<2xui32>
  check.expect_eq_const %39, dense<[0, 2147483648]> : tensor<2xui32>
  %40 = stablehlo.constant dense<[0x00000001, 0x80000001, 0x00000003]> : tensor<3xf32>
  %41 = stablehlo.optimization_barrier %40 : tensor<3xf32>
  %42 = "chlo.tan"(%41) : (tensor<3xf32>) -> tensor<3xf32>
  %43 = stablehlo.constant dense<[0x00000001, 0x80000001, 0x00000003]> : tensor<3xf32>
  check.expect_close %42, %43, max_ulp_difference = 1 : tensor<3xf32>, tensor<3xf32>
  %44 = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000, 0.0]> : tensor<4xf32>
  %45 = stablehlo.optimization_barrier %44 : tensor<4xf32>
  %46 = "chlo.tan"(%45) : (tensor<4xf32>) -> tensor<4xf32>
  %47 = stablehlo.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 0.0]> : tensor<4xf32>
  check.expect_close %46, %47, max_ulp_difference = 1 : tensor<4xf32>, tensor<4xf32>
  %48 = stablehlo.constant dense<[0x39B4484BFEEBC2A0, 0xB9B4484BFEEBC2A0, 0x3E45798EE2308C3A, 0xBE45798EE2308C3A, 0.0003, -0.01, 0.1, -0.3, 0.5, -0.7, 0.9999, 1.0001, 1.2, -1.9, 2.0, 0x4005BF0A8B04919B, 0x400921FB53C8D4F1, -5.5, 7.25, -11.0, 17.3, 31.0, -60.0, 85.0, 88.7, -87.3, -103.0]> : tensor<27xf64>
  %49 = stablehlo.optimization_barrier %48 : tensor<27xf64>
  %50 = "chlo.tan"(%49) : (tensor<27xf64>) -> tensor<27xf64>
  %51 = stablehlo.constant dense<[0x39B4484BFEEBC2A0, 0xB9B4484BFEEBC2A0, 0x3E45798EE2308C3A, 0xBE45798EE2308C3A, 0x3F33A92A3A3A78C0, 0xBF847B0E05625F97, 0x3FB9AF8877430B80, 0xBFD3CC2A44E29998, 0x3FE17B4F5BF3474A, 0xBFEAF406C2FC78AE, 0x3FF8E9BD39FE48B3, 0x3FF8EC8B9C23C417, 0x400493C43ACB164D, 0x40076AB21A0DF38B, 0xC0017AF62E0950F8, 0xBFDCD5CDB71B7FAC, 0xBE2ED609D1A62633, 0x3FEFDBD31615B07A, 0x3FF7303FBB8A82EA, 0x406C3E6D558B0924, 0xC047895815E143DA, 0xBFDC44BD7CDBF87C, 0xBFD47B8AAF723271, 0x3FC6E537C26D5C81, 0x3FECF34D4F7DBF3A, 0x3FE9125FC6173F25, 0x3FE97C51572A9C5B]> : tensor<27xf64>
  check.expect_close %50, %51, max_ulp_difference = 2 : tensor<27xf64>, tensor<27xf64>
  %52 = stablehlo.constant dense<[0.0, 0x8000000000000000]> : tensor<2xf64>
  %53 = stablehlo.optimization_barrier %52 : tensor<2xf64>
  %54 = "chlo.tan"(%53) : (tensor<2xf64>) -> tensor<2xf64>
  %55 = "stablehlo.bitcast_convert"(%54) : (tensor<2xf64>) -> tensor<2xui64>
  check.expect_eq_const %55, dense<[0, 9223372036854775808]> : tensor<2xui64>
  %56 = stablehlo.constant dense<[0x0000000000000001, 0x8000000000000001, 0x0000000000000003]> : tensor<3xf64>
  %57 = stablehlo.optimization_barrier %56 : tensor<3xf64>
  %58 = "chlo.tan"(%57) : (tensor<3xf64>) -> tensor<3xf64>
  %59 = stablehlo.constant dense<[0x0000000000000001, 0x8000000000000001, 0x0000000000000003]> : tensor<3xf64>
  check.expect_close %58, %59, max_ulp_difference = 1 : tensor<3xf64>, tensor<3xf64>
  %60 = stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0]> : tensor<4xf64>
  %61 = stablehlo.optimization_barrier %60 : tensor<4xf64>
  %62 = "chlo.tan"(%61) : (tensor<4xf64>) -> tensor<4xf64>
  %63 = stablehlo.constant dense<[0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0.0]> : tensor<4xf64>
  check.expect_close %62, %63, max_ulp_difference = 1 : tensor<4xf64>, tensor<4xf64>
  %64 = stablehlo.constant dense<> : tensor<0xf32>
  %65 = stablehlo.optimization_barrier %64 : tensor<0xf32>
  %66 = "chlo.tan"(%65) : (tensor<0xf32>) -> tensor<0xf32>
  %67 = "stablehlo.bitcast_convert"(%66) : (tensor<0xf32>) -> tensor<0xui32>
  check.expect_eq_const %67, dense<> : tensor<0xui32>
  %68 = stablehlo.constant dense<0.25> : tensor<f32>
  %69 = stablehlo.optimization_barrier %68 : tensor<f32>
  %70 = "chlo.tan"(%69) : (tensor<f32>) -> tensor<f32>
  %71 = stablehlo.constant dense<0x3E82BC2D> : tensor<f32>
  check.expect_close %70, %71, max_ulp_difference = 2 : tensor<f32>, tensor<f32>
  return
}
