// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// erfc against mpmath, in every type of float. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[0x0DA2, 0x8DA2, 0x322C, 0xB22C, 0x399D, 0xBC24, 0x3DCD, 0xBE9A, 0.5, 0xBF33, 1.0, 1.0, 0x3F9A, 0xBFF3, 2.0, 0x402E, 0x4049, -5.5, 7.25, -11.0, 17.25, 31.0, -60.0, 85.0, 88.5, -87.5, -103.0]> : tensor<27xbf16>
  %1 = stablehlo.optimization_barrier %0 : tensor<27xbf16>
  %2 = "chlo.erfc"(%1) : (tensor<27xbf16>) -> tensor<27xbf16>
  %3 = stablehlo.constant dense<[1.0, 1.0, 1.0, 1.0, 1.0, 0x3F81, 0x3F63, 0x3FAA, 0x3EF6, 0x3FD7, 0x3E21, 0x3E21, 0x3DB6, 0x3FFF, 0x3B99, 0x38FD, 0x3716, 2.0, 0x17B1, 2.0, 0.0, 0.0, 2.0, 0.0, 0.0, 2.0, 2.0]> : tensor<27xbf16>
  check.expect_close %2, %3, max_ulp_difference = 2 : tensor<27xbf16>, tensor<27xbf16>
  %4 = stablehlo.constant dense<[0x7F80, 0xFF80, 0x7FC0]> : tensor<3xbf16>
  %5 = stablehlo.optimization_barrier %4 : tensor<3xbf16>
  %6 = "chlo.erfc"(%5) : (tensor<3xbf16>) -> tensor<3xbf16>
  %7 = stablehlo.constant dense<[0.0, 2.0, 0x7FC0]> : tensor<3xbf16>
  check.expect_close %6, %7, max_ulp_difference = 1 : tensor<3xbf16>, tensor<3xbf16>
  %8 = stablehlo.constant dense<[0x0CEA, 0xA11F, 0x2E66, 0xB4CD, 0.5, 0xB99A, 1.0, 1.0, 0x3CCD, 0xBF9A, 2.0, 0x4170, 0x4248, -5.5, 7.25, -11.0, 0x4C53, 31.0, -60.0, 85.0, 0x558B, 0xD575, -103.0]> : tensor<23xf16>
  %9 = stablehlo.optimization_barrier %8 : tensor<23xf16>
  %10 = "chlo.erfc"(%9) : (tensor<23xf16>) -> tensor<23xf16>
  %11 = stablehlo.constant dense<[0x3BFF, 0x3C0C, 0x3B1A, 0x3D51, 0x37AC, 0x3EB6, 0x3109, 0x3109, 0x2DBD, 0x3FF9, 0x1CCA, 0x07E7, 0x0096, 2.0, 0.0, 2.0, 0.0, 0.0, 2.0, 0.0, 0.0, 2.0, 2.0]> : tensor<23xf16>
  check.expect_close %10, %11, max_ulp_difference = 2 : tensor<23xf16>, tensor<23xf16>
  %12 = stablehlo.constant dense<[0x7C00, 0xFC00, 0x7E00]> : tensor<3xf16>
  %13 = stablehlo.optimization_barrier %12 : tensor<3xf16>
  %14 = "chlo.erfc"(%13) : (tensor<3xf16>) -> tensor<3xf16>
  %15 = stablehlo.constant dense<[0.0, 2.0, 0x7E00]> : tensor<3xf16>
  check.expect_close %14, %15, max_ulp_difference = 1 : tensor<3xf16>, tensor<3xf16>
  %16 = stablehlo.constant dense<[0x0DA24260, 0x8DA24260, 0x322BCC77, 0xB22BCC77, 0x399D4952, 0xBC23D70A, 0x3DCCCCCD, 0xBE99999A, 0.5, 0xBF333333, 0x3F7FF972, 0x3F800347, 0x3F99999A, 0xBFF33333, 2.0, 0x402DF854, 0x40490FDB, -5.5, 7.25, -11.0, 0x418A6666, 31.0, -60.0, 85.0, 0x42B16666, 0xC2AE999A, -103.0]> : tensor<27xf32>
  %17 = stablehlo.optimization_barrier %16 : tensor<27xf32>
  %18 = "chlo.erfc"(%17) : (tensor<27xf32>) -> tensor<27xf32>
  %19 = stablehlo.constant dense<[1.0, 1.0, 1.0, 1.0, 0x3F7FE9D1, 0x3F8171BC, 0x3F6335A1, 0x3FAA1071, 0x3EF5810A, 0x3FD6C230, 0x3E211DEE, 0x3E210829, 0x3DB7AD4C, 0x3FFF13C2, 0x3B9947AF, 0x38FD9C64, 0x3714EABD, 2.0, 0x17B17113, 2.0, 0.0, 0.0, 2.0, 0.0, 0.0, 2.0, 2.0]> : tensor<27xf32>
  check.expect_close %18, %19, max_ulp_difference = 2 : tensor<27xf32>, tensor<27xf32>
  %20 = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<3xf32>
  %21 = stablehlo.optimization_barrier %20 : tensor<3xf32>
  %22 = "chlo.erfc"(%21) : (tensor<3xf32>) -> tensor<3xf32>
  %23 = stablehlo.constant dense<[0.0, 2.0, 0x7FC00000]> : tensor<3xf32>
  check.expect_close %22, %23, max_ulp_difference = 1 : tensor<3xf32>, tensor<3xf32>
  %24 = stablehlo.constant dense<[0x39B4484BFEEBC2A0, 0xB9B4484BFEEBC2A0, 0x3E45798EE2308C3A, 0xBE45798EE2308C3A, 0.0003, -0.01, 0.1, -0.3, 0.5, -0.7, 0.9999, 1.0001, 1.2, -1.9, 2.0, 0x4005BF0A8B04919B, 0x400921FB53C8D4F1, -5.5, 7.25, -11.0, 17.3, 31.0, -60.0, 85.0, 88.7, -87.3, -103.0]> : tensor<27xf64>
  %25 = stablehlo.optimization_barrier %24 : tensor<27xf64>
  %26 = "chlo.erfc"(%25) : (tensor<27xf64>) -> tensor<27xf64>
  %27 = stablehlo.constant dense<[1.0, 1.0, 0x3FEFFFFFF9F12AE0, 0x3FF0000003076A90, 0x3FEFFD3A15D1D799, 0x3FF02E3784CCCAF7, 0x3FEC66B42BB60999, 0x3FF5420E22077A84, 0x3FDEB02147CE245C, 0x3FFAD846108B8B23, 0x3FC423BDA38E079D, 0x3FC42105343DDBC8, 0x3FB6F5A9C2697CC6, 0x3FFFE27837958E44, 0x3F7328F5EC350E67, 0x3F1FB38B745F38F7, 0x3EE29D584BE2B6A3, 0x3FFFFFFFFFFFFFDF, 0x3AF62E225EBCA190, 2.0, 0x24A35BF94181FC94, 0.0, 2.0, 0.0, 0.0, 2.0, 2.0]> : tensor<27xf64>
  check.expect_close %26, %27, max_ulp_difference = 2 : tensor<27xf64>, tensor<27xf64>
  %28 = stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<3xf64>
  %29 = stablehlo.optimization_barrier %28 : tensor<3xf64>
  %30 = "chlo.erfc"(%29) : (tensor<3xf64>) -> tensor<3xf64>
  %31 = stablehlo.constant dense<[0.0, 2.0, 0x7FF8000000000000]> : tensor<3xf64>
  check.expect_close %30, %31, max_ulp_difference = 1 : tensor<3xf64>, tensor<3xf64>
  %32 = stablehlo.constant dense<> : tensor<0xf32>
  %33 = stablehlo.optimization_barrier %32 : tensor<0xf32>
  %34 = "chlo.erfc"(%33) : (tensor<0xf32>) -> tensor<0xf32>
  %35 = "stablehlo.bitcast_convert"(%34) : (tensor<0xf32>) -> tensor<0xui32>
  check.expect_eq_const %35, dense<> : tensor<0xui32>
  %36 = stablehlo.constant dense<0.25> : tensor<f32>
  %37 = stablehlo.optimization_barrier %36 : tensor<f32>
  %38 = "chlo.erfc"(%37) : (tensor<f32>) -> tensor<f32>
  %39 = stablehlo.constant dense<0x3F3942AC> : tensor<f32>
  check.expect_close %38, %39, max_ulp_difference = 2 : tensor<f32>, tensor<f32>
  return
}
