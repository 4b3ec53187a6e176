// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// log against mpmath, in every type of float. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[0x0DA2, 0x0DA2, 0x322C, 0x322C, 0x399D, 0x3C24, 0x3DCD, 0x3E9A, 0.5, 0x3F33, 1.0, 1.0, 0x3F9A, 0x3FF3, 2.0, 0x402E, 0x4049, 5.5, 7.25, 11.0, 17.25, 31.0, 60.0, 85.0, 88.5, 87.5, 103.0, 1000.0, 9984.0, 0x4701, 0x47C3, 0x5015, 0x6408, 0x7F62]> : tensor<34xbf16>
  %1 = stablehlo.optimization_barrier %0 : tensor<34xbf16>
  %2 = "stablehlo.log"(%1) : (tensor<34xbf16>) -> tensor<34xbf16>
  %3 = stablehlo.constant dense<[-69.0, -69.0, 0xC193, 0xC193, -8.125, 0xC093, 0xC013, 0xBF9A, 0xBF31, 0xBEB7, 0.0, 0.0, 0x3E3D, 0x3F24, 0x3F31, 1.0, 0x3F92, 0x3FDA, 0x3FFE, 0x4019, 0x4036, 3.4375, 0x4083, 4.4375, 0x408F, 0x408F, 4.625, 0x40DD, 9.1875, 10.375, 11.5, 23.0, 50.75, 88.5]> : tensor<34xbf16>
  check.expect_close %2, %3, max_ulp_difference = 1 : tensor<34xbf16>, tensor<34xbf16>
  %4 = stablehlo.constant dense<[0x7F80, 0xFF80, 0x7FC0, 0.0, -1.0, 1.0]> : tensor<6xbf16>
  %5 = stablehlo.optimization_barrier %4 : tensor<6xbf16>
  %6 = "stablehlo.log"(%5) : (tensor<6xbf16>) -> tensor<6xbf16>
  %7 = stablehlo.constant dense<[0x7F80, 0x7FC0, 0x7FC0, 0xFF80, 0x7FC0, 0.0]> : tensor<6xbf16>
  check.expect_close %6, %7, max_ulp_difference = 1 : tensor<6xbf16>, tensor<6xbf16>
  %8 = stablehlo.constant dense<[0x0CEA, 0x211F, 0x2E66, 0x34CD, 0.5, 0x399A, 1.0, 1.0, 0x3CCD, 0x3F9A, 2.0, 0x4170, 0x4248, 5.5, 7.25, 11.0, 0x4C53, 31.0, 60.0, 85.0, 0x558B, 0x5575, 103.0, 1000.0, 0x70E2, 0x7807]> : tensor<26xf16>
  %9 = stablehlo.optimization_barrier %8 : tensor<26xf16>
  %10 = "stablehlo.log"(%9) : (tensor<26xf16>) -> tensor<26xf16>
  %11 = stablehlo.constant dense<[0xC80E, 0xC49B, 0xC09B, 0xBCD1, 0xB98C, 0xB5B4, 0.0, 0.0, 0x31D7, 0x3923, 0x398C, 1.0, 0x3C94, 0x3ED2, 0x3FED, 0x40CC, 0x41B3, 0x42DE, 0x4418, 0x4471, 0x447C, 0x4478, 0x44A2, 0x46E8, 0x489B, 0x4934]> : tensor<26xf16>
  check.expect_close %10, %11, max_ulp_difference = 1 : tensor<26xf16>, tensor<26xf16>
  %12 = stablehlo.constant dense<[0x7C00, 0xFC00, 0x7E00, 0.0, -1.0, 1.0]> : tensor<6xf16>
  %13 = stablehlo.optimization_barrier %12 : tensor<6xf16>
  %14 = "stablehlo.log"(%13) : (tensor<6xf16>) -> tensor<6xf16>
  %15 = stablehlo.constant dense<[0x7C00, 0x7E00, 0x7E00, 0xFC00, 0x7E00, 0.0]> : tensor<6xf16>
  check.expect_close %14, %15, max_ulp_difference = 1 : tensor<6xf16>, tensor<6xf16>
  %16 = stablehlo.constant dense<[0x0DA24260, 0x0DA24260, 0x322BCC77, 0x322BCC77, 0x399D4952, 0x3C23D70A, 0x3DCCCCCD, 0x3E99999A, 0.5, 0x3F333333, 0x3F7FF972, 0x3F800347, 0x3F99999A, 0x3FF33333, 2.0, 0x402DF854, 0x40490FDB, 5.5, 7.25, 11.0, 0x418A6666, 31.0, 60.0, 85.0, 0x42B16666, 0x42AE999A, 103.0, 1000.0, 0x461C4000, 0x4700E800, 0x47C35000, 0x501502F9, 0x64078678, 0x7F61B1E6]> : tensor<34xf32>
  %17 = stablehlo.optimization_barrier %16 : tensor<34xf32>
  %18 = "stablehlo.log"(%17) : (tensor<34xf32>) -> tensor<34xf32>
  %19 = stablehlo.constant dense<[0xC28A27B5, 0xC28A27B5, 0xC1935D8E, 0xC1935D8E, 0xC101C9A3, 0xC0935D8E, 0xC0135D8E, 0xBF9A1BC8, 0xBF317218, 0xBEB69E1A, 0xB8D1C2AF, 0x38D1BD51, 0x3E3AB283, 0x3F245089, 0x3F317218, 0x3F7FFFFF, 0x3F928683, 0x3FDA352F, 0x3FFD9175, 0x4019771E, 0x403671F9, 0x405BC672, 0x408304DF, 0x408E2A33, 0x408F8740, 0x408F04EB, 0x40944FB3, 0x40DD0C55, 0x41135D8E, 0x412677DC, 0x413834F1, 0x41B834F1, 0x424AA0A3, 0x42B13196]> : tensor<34xf32>
  check.expect_close %18, %19, max_ulp_difference = 1 : tensor<34xf32>, tensor<34xf32>
  %20 = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -1.0, 1.0]> : tensor<6xf32>
  %21 = stablehlo.optimization_barrier %20 : tensor<6xf32>
  %22 = "stablehlo.log"(%21) : (tensor<6xf32>) -> tensor<6xf32>
  %23 = stablehlo.constant dense<[0x7F800000, 0x7FC00000, 0x7FC00000, 0xFF800000, 0x7FC00000, 0.0]> : tensor<6xf32>
  check.expect_close %22, %23, max_ulp_difference = 1 : tensor<6xf32>, tensor<6xf32>
  %24 = stablehlo.constant dense<[0x39B4484BFEEBC2A0, 0x39B4484BFEEBC2A0, 0x3E45798EE2308C3A, 0x3E45798EE2308C3A, 0.0003, 0.01, 0.1, 0.3, 0.5, 0.7, 0.9999, 1.0001, 1.2, 1.9, 2.0, 0x4005BF0A8B04919B, 0x400921FB53C8D4F1, 5.5, 7.25, 11.0, 17.3, 31.0, 60.0, 85.0, 88.7, 87.3, 103.0, 1000.0, 0x40C3880000000000, 0x40E01D0000000000, 0x40F86A0000000000, 0x4202A05F20000000, 0x4480F0CF064DD592, 0x47EC363CBF21F28A]> : tensor<34xf64>
  %25 = stablehlo.optimization_barrier %24 : tensor<34xf64>
  %26 = "stablehlo.log"(%25) : (tensor<34xf64>) -> tensor<34xf64>
  %27 = stablehlo.constant dense<[0xC05144F69FF9FFC4, 0xC05144F69FF9FFC4, 0xC0326BB1BBB55516, 0xC0326BB1BBB55516, 0xC02039346C5FB4B4, 0xC0126BB1BBB55515, 0xC0026BB1BBB55515, 0xBFF34378FCBDA721, 0xBFE62E42FEFA39EF, 0xBFD6D3C324E13F50, 0xBF1A3738D2CF1CC2, 0x3F1A368D0657FCD4, 0x3FC7565011E49675, 0x3FE48A11293D785B, 0x3FE62E42FEFA39EF, 0x3FEFFFFFFFE8CA4C, 0x3FF250D048991BBC, 0x3FFB46A5EF8151A0, 0x3FFFB22E98A1C24E, 0x40032EE3B77F374C, 0x4006CE3F35D39FF8, 0x400B78CE48912B5A, 0x4010609BDC65328B, 0x4011C5465EF8A30A, 0x4011F0E7F7EAAEE6, 0x4011E09D686122F3, 0x401289F6655913EC, 0x401BA18A998FFFA0, 0x40226BB1BBB55516, 0x4024CEFB89FD6E04, 0x4027069E2AA2AA5B, 0x4037069E2AA2AA5B, 0x40495414621954FE, 0x40562632B8D20916]> : tensor<34xf64>
  check.expect_close %26, %27, max_ulp_difference = 1 : tensor<34xf64>, tensor<34xf64>
  %28 = stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0, -1.0, 1.0]> : tensor<6xf64>
  %29 = stablehlo.optimization_barrier %28 : tensor<6xf64>
  %30 = "stablehlo.log"(%29) : (tensor<6xf64>) -> tensor<6xf64>
  %31 = stablehlo.constant dense<[0x7FF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0]> : tensor<6xf64>
  check.expect_close %30, %31, max_ulp_difference = 1 : tensor<6xf64>, tensor<6xf64>
  %32 = stablehlo.constant dense<> : tensor<0xf32>
  %33 = stablehlo.optimization_barrier %32 : tensor<0xf32>
  %34 = "stablehlo.log"(%33) : (tensor<0xf32>) -> tensor<0xf32>
  %35 = "stablehlo.bitcast_convert"(%34) : (tensor<0xf32>) -> tensor<0xui32>
  check.expect_eq_const %35, dense<> : tensor<0xui32>
  %36 = stablehlo.constant dense<0.25> : tensor<f32>
  %37 = stablehlo.optimization_barrier %36 : tensor<f32>
  %38 = "stablehlo.log"(%37) : (tensor<f32>) -> tensor<f32>
  %39 = stablehlo.constant dense<0xBFB17218> : tensor<f32>
  check.expect_close %38, %39, max_ulp_difference = 1 : tensor<f32>, tensor<f32>
  return
}
