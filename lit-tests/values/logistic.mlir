// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// logistic against mpmath, in every type of float. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[0x0DA2, 0x8DA2, 0x322C, 0xB22C, 0x399D, 0xBC24, 0x3DCD, 0xBE9A, 0.5, 0xBF33, 1.0, 1.0, 0x3F9A, 0xBFF3, 2.0, 0x402E, 0x4049, -5.5, 7.25, -11.0, 17.25, 31.0, -60.0, 85.0, 88.5, -87.5, -103.0]> : tensor<27xbf16>
  %1 = stablehlo.optimization_barrier %0 : tensor<27xbf16>
  %2 = "stablehlo.logistic"(%1) : (tensor<27xbf16>) -> tensor<27xbf16>
  %3 = stablehlo.constant dense<[0.5, 0.5, 0.5, 0.5, 0.5, 0x3EFF, 0x3F06, 0x3EDA, 0x3F1F, 0x3EAA, 0x3F3B, 0x3F3B, 0x3F45, 0x3E05, 0x3F61, 0.9375, 0x3F75, 0x3B85, 1.0, 0x378C, 1.0, 1.0, 0x142D, 1.0, 1.0, 0x006D, 0.0]> : tensor<27xbf16>
  check.expect_close %2, %3, max_ulp_difference = 1 : tensor<27xbf16>, tensor<27xbf16>
  %4 = stablehlo.constant dense<[0x7F80, 0xFF80, 0x7FC0]> : tensor<3xbf16>
  %5 = stablehlo.optimization_barrier %4 : tensor<3xbf16>
  %6 = "stablehlo.logistic"(%5) : (tensor<3xbf16>) -> tensor<3xbf16>
  %7 = stablehlo.constant dense<[1.0, 0.0, 0x7FC0]> : tensor<3xbf16>
  check.expect_close %6, %7, max_ulp_difference = 1 : tensor<3xbf16>, tensor<3xbf16>
  %8 = stablehlo.constant dense<[0x0CEA, 0xA11F, 0x2E66, 0xB4CD, 0.5, 0xB99A, 1.0, 1.0, 0x3CCD, 0xBF9A, 2.0, 0x4170, 0x4248, -5.5, 7.25, -11.0, 0x4C53, 31.0, -60.0, 85.0, 0x558B, 0xD575, -103.0]> : tensor<23xf16>
  %9 = stablehlo.optimization_barrier %8 : tensor<23xf16>
  %10 = "stablehlo.logistic"(%9) : (tensor<23xf16>) -> tensor<23xf16>
  %11 = stablehlo.constant dense<[0.5, 0x37F6, 0x3833, 0x36CF, 0x38FB, 0x354F, 0x39D9, 0x39D9, 0x3A26, 0x3029, 0x3B0C, 0x3B81, 0x3BAB, 0x1C2B, 0x3BFF, 0x0118, 1.0, 1.0, 0.0, 1.0, 1.0, 0.0, 0.0]> : tensor<23xf16>
  check.expect_close %10, %11, max_ulp_difference = 1 : tensor<23xf16>, tensor<23xf16>
  %12 = stablehlo.constant dense<[0x7C00, 0xFC00, 0x7E00]> : tensor<3xf16>
  %13 = stablehlo.optimization_barrier %12 : tensor<3xf16>
  %14 = "stablehlo.logistic"(%13) : (tensor<3xf16>) -> tensor<3xf16>
  %15 = stablehlo.constant dense<[1.0, 0.0, 0x7E00]> : tensor<3xf16>
  check.expect_close %14, %15, max_ulp_difference = 1 : tensor<3xf16>, tensor<3xf16>
  %16 = stablehlo.constant dense<[0x0DA24260, 0x8DA24260, 0x322BCC77, 0xB22BCC77, 0x399D4952, 0xBC23D70A, 0x3DCCCCCD, 0xBE99999A, 0.5, 0xBF333333, 0x3F7FF972, 0x3F800347, 0x3F99999A, 0xBFF33333, 2.0, 0x402DF854, 0x40490FDB, -5.5, 7.25, -11.0, 0x418A6666, 31.0, -60.0, 85.0, 0x42B16666, 0xC2AE999A, -103.0]> : tensor<27xf32>
  %17 = stablehlo.optimization_barrier %16 : tensor<27xf32>
  %18 = "stablehlo.logistic"(%17) : (tensor<27xf32>) -> tensor<27xf32>
  %19 = stablehlo.constant dense<[0.5, 0.5, 0.5, 0.5, 0x3F0004EA, 0x3EFEB853, 0x3F066509, 0x3ED9E2AC, 0x3F1F597F, 0x3EA9E34B, 0x3F3B255E, 0x3F3B27F2, 0x3F44BE0A, 0x3E053B28, 0x3F617BEB, 0x3F70271D, 0x3F75653F, 0x3B855ECA, 0x3F7FD17E, 0x378C1A08, 0x3F7FFFFF, 1.0, 0x142D70C9, 1.0, 1.0, 0x0084C38B, 0x00000001]> : tensor<27xf32>
  check.expect_close %18, %19, max_ulp_difference = 1 : tensor<27xf32>, tensor<27xf32>
  %20 = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<3xf32>
  %21 = stablehlo.optimization_barrier %20 : tensor<3xf32>
  %22 = "stablehlo.logistic"(%21) : (tensor<3xf32>) -> tensor<3xf32>
  %23 = stablehlo.constant dense<[1.0, 0.0, 0x7FC00000]> : tensor<3xf32>
  check.expect_close %22, %23, max_ulp_difference = 1 : tensor<3xf32>, tensor<3xf32>
  %24 = stablehlo.constant dense<[0x39B4484BFEEBC2A0, 0xB9B4484BFEEBC2A0, 0x3E45798EE2308C3A, 0xBE45798EE2308C3A, 0.0003, -0.01, 0.1, -0.3, 0.5, -0.7, 0.9999, 1.0001, 1.2, -1.9, 2.0, 0x4005BF0A8B04919B, 0x400921FB53C8D4F1, -5.5, 7.25, -11.0, 17.3, 31.0, -60.0, 85.0, 88.7, -87.3, -103.0]> : tensor<27xf64>
  %25 = stablehlo.optimization_barrier %24 : tensor<27xf64>
  %26 = "stablehlo.logistic"(%25) : (tensor<27xf64>) -> tensor<27xf64>
  %27 = stablehlo.constant dense<[0.5, 0.5, 0x3FE00000015798EE, 0x3FDFFFFFFD50CE24, 0x3FE0009D49516EDF, 0x3FDFD70A53CF34AF, 0x3FE0CCA12729AFB8, 0x3FDB3C5574372AEB, 0x3FE3EB2FD4D34391, 0x3FD53C695ABCD715, 0x3FE764ABBA115D74, 0x3FE764FE311D084B, 0x3FE897C14969667E, 0x3FC0A764FD2927E7, 0x3FEC2F7D5A8A79CA, 0x3FEE04E3A60A37B0, 0x3FEEACA7ED5EAA12, 0x3F70ABD946147067, 0x3FEFFA2FB69B099D, 0x3EF18340F85BA390, 0x3FEFFFFFEF88D3FF, 0x3FEFFFFFFFFFFECA, 0x3A85AE191A99585A, 1.0, 1.0, 0x38109874C0B9CACB, 0x36A525BE4E4E601D]> : tensor<27xf64>
  check.expect_close %26, %27, max_ulp_difference = 1 : tensor<27xf64>, tensor<27xf64>
  %28 = stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<3xf64>
  %29 = stablehlo.optimization_barrier %28 : tensor<3xf64>
  %30 = "stablehlo.logistic"(%29) : (tensor<3xf64>) -> tensor<3xf64>
  %31 = stablehlo.constant dense<[1.0, 0.0, 0x7FF8000000000000]> : tensor<3xf64>
  check.expect_close %30, %31, max_ulp_difference = 1 : tensor<3xf64>, tensor<3xf64>
  %32 = stablehlo.constant dense<> : tensor<0xf32>
  %33 = stablehlo.optimization_barrier %32 : tensor<0xf32>
  %34 = "stablehlo.logistic"(%33) : (tensor<0xf32>) -> tensor<0xf32>
  %35 = "stablehlo.bitcast_convert"(%34) : (tensor<0xf32>) -> tensor<0xui32>
  check.expect_eq_const %35, dense<> : tensor<0xui32>
  %36 = stablehlo.constant dense<0.25> : tensor<f32>
  %37 = stablehlo.optimization_barrier %36 : tensor<f32>
  %38 = "stablehlo.logistic"(%37) : (tensor<f32>) -> tensor<f32>
  %39 = stablehlo.constant dense<0x3F0FEACD> : tensor<f32>
  check.expect_close %38, %39, max_ulp_difference = 1 : tensor<f32>, tensor<f32>
  return
}
