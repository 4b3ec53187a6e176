// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// exponential against mpmath, in every type of float. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[0x0DA2, 0x8DA2, 0x322C, 0xB22C, 0x399D, 0xBC24, 0x3DCD, 0xBE9A, 0.5, 0xBF33, 1.0, 1.0, 0x3F9A, 0xBFF3, 2.0, 0x402E, 0x4049, -5.5, 7.25, -11.0, 17.25, 31.0, -60.0, 85.0, 88.5, -87.5, -103.0]> : tensor<27xbf16>
  %1 = stablehlo.optimization_barrier %0 : tensor<27xbf16>
  %2 = "stablehlo.exponential"(%1) : (tensor<27xbf16>) -> tensor<27xbf16>
  %3 = stablehlo.constant dense<[1.0, 1.0, 1.0, 1.0, 1.0, 0x3F7D, 0x3F8D, 0x3F3E, 0x3FD3, 0x3EFE, 0x402E, 0x402E, 0x4055, 0x3E19, 7.375, 0x4173, 23.125, 0x3B86, 1408.0, 0x378C, 0x4BED, 0x55D3, 0x142D, 0x7CC6, 0x7F4D, 0x006D, 0.0]> : tensor<27xbf16>
  check.expect_close %2, %3, max_ulp_difference = 1 : tensor<27xbf16>, tensor<27xbf16>
  %4 = stablehlo.constant dense<[0x7F80, 0xFF80, 0x7FC0]> : tensor<3xbf16>
  %5 = stablehlo.optimization_barrier %4 : tensor<3xbf16>
  %6 = "stablehlo.exponential"(%5) : (tensor<3xbf16>) -> tensor<3xbf16>
  %7 = stablehlo.constant dense<[0x7F80, 0.0, 0x7FC0]> : tensor<3xbf16>
  check.expect_close %6, %7, max_ulp_difference = 1 : tensor<3xbf16>, tensor<3xbf16>
  %8 = stablehlo.constant dense<[0x0CEA, 0xA11F, 0x2E66, 0xB4CD, 0.5, 0xB99A, 1.0, 1.0, 0x3CCD, 0xBF9A, 2.0, 0x4170, 0x4248, -5.5, 7.25, -11.0, 0x4C53, 31.0, -60.0, 85.0, 0x558B, 0xD575, -103.0]> : tensor<23xf16>
  %9 = stablehlo.optimization_barrier %8 : tensor<23xf16>
  %10 = "stablehlo.exponential"(%9) : (tensor<23xf16>) -> tensor<23xf16>
  %11 = stablehlo.constant dense<[1.0, 0x3BEC, 0x3C6C, 0x39ED, 0x3E98, 0x37F2, 0x4170, 0x4170, 0x42A4, 0x30C9, 0x4764, 0x4B95, 23.125, 0x1C2F, 1408.0, 0x0118, 0x7C00, 0x7C00, 0.0, 0x7C00, 0x7C00, 0.0, 0.0]> : tensor<23xf16>
  check.expect_close %10, %11, max_ulp_difference = 1 : tensor<23xf16>, tensor<23xf16>
  %12 = stablehlo.constant dense<[0x7C00, 0xFC00, 0x7E00]> : tensor<3xf16>
  %13 = stablehlo.optimization_barrier %12 : tensor<3xf16>
  %14 = "stablehlo.exponential"(%13) : (tensor<3xf16>) -> tensor<3xf16>
  %15 = stablehlo.constant dense<[0x7C00, 0.0, 0x7E00]> : tensor<3xf16>
  check.expect_close %14, %15, max_ulp_difference = 1 : tensor<3xf16>, tensor<3xf16>
  %16 = stablehlo.constant dense<[0x0DA24260, 0x8DA24260, 0x322BCC77, 0xB22BCC77, 0x399D4952, 0xBC23D70A, 0x3DCCCCCD, 0xBE99999A, 0.5, 0xBF333333, 0x3F7FF972, 0x3F800347, 0x3F99999A, 0xBFF33333, 2.0, 0x402DF854, 0x40490FDB, -5.5, 7.25, -11.0, 0x418A6666, 31.0, -60.0, 85.0, 0x42B16666, 0xC2AE999A, -103.0]> : tensor<27xf32>
  %17 = stablehlo.optimization_barrier %16 : tensor<27xf32>
  %18 = "stablehlo.exponential"(%17) : (tensor<27xf32>) -> tensor<27xf32>
  %19 = stablehlo.constant dense<[1.0, 1.0, 1.0, 1.0, 0x3F8009D5, 0x3F7D73E8, 0x3F8D763E, 0x3F3DA643, 0x3FD3094C, 0x3EFE406E, 0x402DF3E0, 0x402DFCC9, 0x40547CCC, 0x3E192884, 0x40EC7326, 0x417277DA, 0x41B92025, 0x3B85EA53, 0x44B0035B, 0x378C1AA1, 0x4BF8C31B, 0x55D35BB3, 0x142D70C9, 0x7CC5F63B, 0x7F7A37FC, 0x0084C38B, 0x00000001]> : tensor<27xf32>
  check.expect_close %18, %19, max_ulp_difference = 1 : tensor<27xf32>, tensor<27xf32>
  %20 = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<3xf32>
  %21 = stablehlo.optimization_barrier %20 : tensor<3xf32>
  %22 = "stablehlo.exponential"(%21) : (tensor<3xf32>) -> tensor<3xf32>
  %23 = stablehlo.constant dense<[0x7F800000, 0.0, 0x7FC00000]> : tensor<3xf32>
  check.expect_close %22, %23, max_ulp_difference = 1 : tensor<3xf32>, tensor<3xf32>
  %24 = stablehlo.constant dense<[0x39B4484BFEEBC2A0, 0xB9B4484BFEEBC2A0, 0x3E45798EE2308C3A, 0xBE45798EE2308C3A, 0.0003, -0.01, 0.1, -0.3, 0.5, -0.7, 0.9999, 1.0001, 1.2, -1.9, 2.0, 0x4005BF0A8B04919B, 0x400921FB53C8D4F1, -5.5, 7.25, -11.0, 17.3, 31.0, -60.0, 85.0, 88.7, -87.3, -103.0]> : tensor<27xf64>
  %25 = stablehlo.optimization_barrier %24 : tensor<27xf64>
  %26 = "stablehlo.exponential"(%25) : (tensor<27xf64>) -> tensor<27xf64>
  %27 = stablehlo.constant dense<[1.0, 1.0, 0x3FF0000002AF31DC, 0x3FEFFFFFFAA19C48, 0x3FF0013A9EB7B4DE, 0x3FEFAE7CFD2B9CFE, 0x3FF1AEC7B35A00D4, 0x3FE7B4C869C37C05, 0x3FFA61298E1E069C, 0x3FDFC80DB9DD5542, 0x4005BE7C08BE145B, 0x4005BF9911109911, 0x400A8F99761065A4, 0x3FC325108408D817, 0x401D8E64B8D4DDAE, 0x402E4EFB75A890FD, 0x403724046D4BCA78, 0x3F70BD4A5ACA7728, 0x4096006B5D53E8D9, 0x3EF18354238F6764, 0x417F1864FB8932F7, 0x42BA6B765D8CDF6D, 0x3A85AE191A99585A, 0x4798BEC7503CA477, 0x47EF4705BBFFAE5C, 0x38109874C0B9CACB, 0x36A525BE4E4E601D]> : tensor<27xf64>
  check.expect_close %26, %27, max_ulp_difference = 1 : tensor<27xf64>, tensor<27xf64>
  %28 = stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<3xf64>
  %29 = stablehlo.optimization_barrier %28 : tensor<3xf64>
  %30 = "stablehlo.exponential"(%29) : (tensor<3xf64>) -> tensor<3xf64>
  %31 = stablehlo.constant dense<[0x7FF0000000000000, 0.0, 0x7FF8000000000000]> : tensor<3xf64>
  check.expect_close %30, %31, max_ulp_difference = 1 : tensor<3xf64>, tensor<3xf64>
  %32 = stablehlo.constant dense<> : tensor<0xf32>
  %33 = stablehlo.optimization_barrier %32 : tensor<0xf32>
  %34 = "stablehlo.exponential"(%33) : (tensor<0xf32>) -> tensor<0xf32>
  %35 = "stablehlo.bitcast_convert"(%34) : (tensor<0xf32>) -> tensor<0xui32>
  check.expect_eq_const %35, dense<> : tensor<0xui32>
  %36 = stablehlo.constant dense<0.25> : tensor<f32>
  %37 = stablehlo.optimization_barrier %36 : tensor<f32>
  %38 = "stablehlo.exponential"(%37) : (tensor<f32>) -> tensor<f32>
  %39 = stablehlo.constant dense<0x3FA45AF2> : tensor<f32>
  check.expect_close %38, %39, max_ulp_difference = 1 : tensor<f32>, tensor<f32>
  return
}
