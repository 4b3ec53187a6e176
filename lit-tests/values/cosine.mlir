// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cosine against mpmath, in every type of float. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[0x0DA2, 0x8DA2, 0x322C, 0xB22C, 0x399D, 0xBC24, 0x3DCD, 0xBE9A, 0.5, 0xBF33, 1.0, 1.0, 0x3F9A, 0xBFF3, 2.0, 0x402E, 0x4049, -5.5, 7.25, -11.0, 17.25, 31.0, -60.0, 85.0, 88.5, -87.5, -103.0, 1000.0, 0xC61C, 0x4701, 0x47C3, 0xD015, 0x6408, 0x7F62]> : tensor<34xbf16>
  %1 = stablehlo.optimization_barrier %0 : tensor<34xbf16>
  %2 = "stablehlo.cosine"(%1) : (tensor<34xbf16>) -> tensor<34xbf16>
  %3 = stablehlo.constant dense<[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0x3F7F, 0x3F75, 0x3F61, 0x3F44, 0x3F0A, 0x3F0A, 0x3EB8, 0xBEA5, 0xBED5, 0xBF69, -1.0, 0x3F35, 0x3F11, 0x3B91, 0xBCEC, 0x3F6A, 0xBF74, 0xBF7C, 0x3F5C, 0x3F65, 0xBF48, 0.5625, 1.0, 0x3F6A, 0x3F7C, 0x3E9A, 0x3F77, 0x3F6B]> : tensor<34xbf16>
  check.expect_close %2, %3, max_ulp_difference = 1 : tensor<34xbf16>, tensor<34xbf16>
  %4 = stablehlo.constant dense<[0x7F80, 0xFF80, 0x7FC0]> : tensor<3xbf16>
  %5 = stablehlo.optimization_barrier %4 : tensor<3xbf16>
  %6 = "stablehlo.cosine"(%5) : (tensor<3xbf16>) -> tensor<3xbf16>
  %7 = stablehlo.constant dense<0x7FC0> : tensor<3xbf16>
  check.expect_close %6, %7, max_ulp_difference = 1 : tensor<3xbf16>, tensor<3xbf16>
  %8 = stablehlo.constant dense<[0x0CEA, 0xA11F, 0x2E66, 0xB4CD, 0.5, 0xB99A, 1.0, 1.0, 0x3CCD, 0xBF9A, 2.0, 0x4170, 0x4248, -5.5, 7.25, -11.0, 0x4C53, 31.0, -60.0, 85.0, 0x558B, 0xD575, -103.0, 1000.0, 0xF0E2, 0x7807]> : tensor<26xf16>
  %9 = stablehlo.optimization_barrier %8 : tensor<26xf16>
  %10 = "stablehlo.cosine"(%9) : (tensor<26xf16>) -> tensor<26xf16>
  %11 = stablehlo.constant dense<[1.0, 1.0, 0x3BF6, 0x3BA4, 0x3B05, 0x3A1E, 0x3853, 0x3853, 0x35CB, 0xB52E, 0xB6A9, 0xBB4C, -1.0, 0x39AB, 0x388B, 0x1C88, 0x24A3, 0x3B51, 0xBB9F, 0xBBE0, 0.75, 0x3A5C, 0xBA42, 0.5625, 0xBB9E, 0x3848]> : tensor<26xf16>
  check.expect_close %10, %11, max_ulp_difference = 1 : tensor<26xf16>, tensor<26xf16>
  %12 = stablehlo.constant dense<[0x7C00, 0xFC00, 0x7E00]> : tensor<3xf16>
  %13 = stablehlo.optimization_barrier %12 : tensor<3xf16>
  %14 = "stablehlo.cosine"(%13) : (tensor<3xf16>) -> tensor<3xf16>
  %15 = stablehlo.constant dense<0x7E00> : tensor<3xf16>
  check.expect_close %14, %15, max_ulp_difference = 1 : tensor<3xf16>, tensor<3xf16>
  %16 = stablehlo.constant dense<[0x0DA24260, 0x8DA24260, 0x322BCC77, 0xB22BCC77, 0x399D4952, 0xBC23D70A, 0x3DCCCCCD, 0xBE99999A, 0.5, 0xBF333333, 0x3F7FF972, 0x3F800347, 0x3F99999A, 0xBFF33333, 2.0, 0x402DF854, 0x40490FDB, -5.5, 7.25, -11.0, 0x418A6666, 31.0, -60.0, 85.0, 0x42B16666, 0xC2AE999A, -103.0, 1000.0, 0xC61C4000, 0x4700E800, 0x47C35000, 0xD01502F9, 0x64078678, 0x7F61B1E6]> : tensor<34xf32>
  %17 = stablehlo.optimization_barrier %16 : tensor<34xf32>
  %18 = "stablehlo.cosine"(%17) : (tensor<34xf32>) -> tensor<34xf32>
  %19 = stablehlo.constant dense<[1.0, 1.0, 1.0, 1.0, 0x3F7FFFFF, 0x3F7FFCB9, 0x3F7EB898, 0x3F7490EF, 0x3F60A940, 0x3F43CCB3, 0x3F0A56C4, 0x3F0A4BBC, 0x3EB986F3, 0xBEA58635, 0xBED51133, 0xBF696764, -1.0, 0x3F356B62, 0x3F11637B, 0x3B910572, 0x3CADFB69, 0x3F6A2C8E, 0xBF73D156, 0xBF7C001C, 0x3F3DD6EC, 0x3F4983E7, 0xBF484049, 0x3F0FF813, 0xBF73C074, 0x3F42033D, 0xBF7FD61C, 0x3F5F84C5, 0x3F2DD6F7, 0xBEF7F57C]> : tensor<34xf32>
  check.expect_close %18, %19, max_ulp_difference = 1 : tensor<34xf32>, tensor<34xf32>
  %20 = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<3xf32>
  %21 = stablehlo.optimization_barrier %20 : tensor<3xf32>
  %22 = "stablehlo.cosine"(%21) : (tensor<3xf32>) -> tensor<3xf32>
  %23 = stablehlo.constant dense<0x7FC00000> : tensor<3xf32>
  check.expect_close %22, %23, max_ulp_difference = 1 : tensor<3xf32>, tensor<3xf32>
  %24 = stablehlo.constant dense<[0x39B4484BFEEBC2A0, 0xB9B4484BFEEBC2A0, 0x3E45798EE2308C3A, 0xBE45798EE2308C3A, 0.0003, -0.01, 0.1, -0.3, 0.5, -0.7, 0.9999, 1.0001, 1.2, -1.9, 2.0, 0x4005BF0A8B04919B, 0x400921FB53C8D4F1, -5.5, 7.25, -11.0, 17.3, 31.0, -60.0, 85.0, 88.7, -87.3, -103.0, 1000.0, 0xC0C3880000000000, 0x40E01D0000000000, 0x40F86A0000000000, 0xC202A05F20000000, 0x4480F0CF064DD592, 0x47EC363CBF21F28A]> : tensor<34xf64>
  %25 = stablehlo.optimization_barrier %24 : tensor<34xf64>
  %26 = "stablehlo.cosine"(%25) : (tensor<34xf64>) -> tensor<34xf64>
  %27 = stablehlo.constant dense<[1.0, 1.0, 1.0, 1.0, 0x3FEFFFFFE7D73F45, 0x3FEFFF9724AD97AA, 0x3FEFD712F9A817C1, 0x3FEE921DD42F09BA, 0x3FEC1528065B7D50, 0x3FE87996529F9D93, 0x3FE14AD88662DDC4, 0x3FE1497796209959, 0x3FD730DE943B79D4, 0xBFD4B0C6B93445AB, 0xBFDAA22657537205, 0xBFED2CEC9A3B5568, -1.0, 0x3FE6AD6C3C07D448, 0x3FE22C6F50DC3FBE, 0x3F7220AE41EE2FDF, 0x3F95BFA04A0C1C68, 0x3FED4591C3E12A20, 0xBFEE7A2AC9656853, 0xBFEF8003724A5B75, 0x3FE7BAD92CF0AC30, 0x3FE93078F9E66FE9, 0xBFE90809133F8E75, 0x3FE1FF026793F1BB, 0xBFEE780E88EC4409, 0x3FE8406797BFF5B5, 0xBFEFFAC3841B3DA7, 0x3FEBF098901C931A, 0x3FE0BE2CEF01C8F4, 0x3FEFFDB40355DF0A]> : tensor<34xf64>
  check.expect_close %26, %27, max_ulp_difference = 1 : tensor<34xf64>, tensor<34xf64>
  %28 = stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<3xf64>
  %29 = stablehlo.optimization_barrier %28 : tensor<3xf64>
  %30 = "stablehlo.cosine"(%29) : (tensor<3xf64>) -> tensor<3xf64>
  %31 = stablehlo.constant dense<0x7FF8000000000000> : tensor<3xf64>
  check.expect_close %30, %31, max_ulp_difference = 1 : tensor<3xf64>, tensor<3xf64>
  %32 = stablehlo.constant dense<> : tensor<0xf32>
  %33 = stablehlo.optimization_barrier %32 : tensor<0xf32>
  %34 = "stablehlo.cosine"(%33) : (tensor<0xf32>) -> tensor<0xf32>
  %35 = "stablehlo.bitcast_convert"(%34) : (tensor<0xf32>) -> tensor<0xui32>
  check.expect_eq_const %35, dense<> : tensor<0xui32>
  %36 = stablehlo.constant dense<0.25> : tensor<f32>
  %37 = stablehlo.optimization_barrier %36 : tensor<f32>
  %38 = "stablehlo.cosine"(%37) : (tensor<f32>) -> tensor<f32>
  %39 = stablehlo.constant dense<0x3F780AA5> : tensor<f32>
  check.expect_close %38, %39, max_ulp_difference = 1 : tensor<f32>, tensor<f32>
  return
}
