// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// tanh against mpmath, in every type of float. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[0x0DA2, 0x8DA2, 0x322C, 0xB22C, 0x399D, 0xBC24, 0x3DCD, 0xBE9A, 0.5, 0xBF33, 1.0, 1.0, 0x3F9A, 0xBFF3, 2.0, 0x402E, 0x4049, -5.5, 7.25, -11.0, 17.25, 31.0, -60.0, 85.0, 88.5, -87.5, -103.0]> : tensor<27xbf16>
  %1 = stablehlo.optimization_barrier %0 : tensor<27xbf16>
  %2 = "stablehlo.tanh"(%1) : (tensor<27xbf16>) -> tensor<27xbf16>
  %3 = stablehlo.constant dense<[0x0DA2, 0x8DA2, 0x322C, 0xB22C, 0x399D, 0xBC24, 0x3DCC, 0xBE96, 0x3EED, 0xBF1B, 0x3F43, 0x3F43, 0x3F56, 0xBF75, 0x3F77, 0x3F7E, 0x3F7F, -1.0, 1.0, -1.0, 1.0, 1.0, -1.0, 1.0, 1.0, -1.0, -1.0]> : tensor<27xbf16>
  check.expect_close %2, %3, max_ulp_difference = 1 : tensor<27xbf16>, tensor<27xbf16>
  %4 = stablehlo.constant dense<[0.0, 0x8000]> : tensor<2xbf16>
  %5 = stablehlo.optimization_barrier %4 : tensor<2xbf16>
  %6 = "stablehlo.tanh"(%5) : (tensor<2xbf16>) -> tensor<2xbf16>
  %7 = "stablehlo.bitcast_convert"(%6) : (tensor<2xbf16>) -> tensor<2xui16>
  check.expect_eq_const %7, dense<[0, 32768]> : tensor<2xui16>
  %8 = stablehlo.constant dense<[0x0001, 0x8001, 0x0003]> : tensor<3xbf16>
  %9 = stablehlo.optimization_barrier %8 : tensor<3xbf16>
  %10 = "stablehlo.tanh"(%9) : (tensor<3xbf16>) -> tensor<3xbf16>
  %11 = stablehlo.constant dense<[0x0001, 0x8001, 0x0003]> : tensor<3xbf16>
  check.expect_close %10, %11, max_ulp_difference = 1 : tensor<3xbf16>, tensor<3xbf16>
  %12 = stablehlo.constant dense<[0x7F80, 0xFF80, 0x7FC0, 0.0]> : tensor<4xbf16>
  %13 = stablehlo.optimization_barrier %12 : tensor<4xbf16>
  %14 = "stablehlo.tanh"(%13) : (tensor<4xbf16>) -> tensor<4xbf16>
  %15 = stablehlo.constant dense<[1.0, -1.0, 0x7FC0, 0.0]> : tensor<4xbf16>
  check.expect_close %14, %15, max_ulp_difference = 1 : tensor<4xbf16>, tensor<4xbf16>
  %16 = stablehlo.constant dense<[0x0CEA, 0xA11F, 0x2E66, 0xB4CD, 0.5, 0xB99A, 1.0, 1.0, 0x3CCD, 0xBF9A, 2.0, 0x4170, 0x4248, -5.5, 7.25, -11.0, 0x4C53, 31.0, -60.0, 85.0, 0x558B, 0xD575, -103.0]> : tensor<23xf16>
  %17 = stablehlo.optimization_barrier %16 : tensor<23xf16>
  %18 = "stablehlo.tanh"(%17) : (tensor<23xf16>) -> tensor<23xf16>
  %19 = stablehlo.constant dense<[0x0CEA, 0xA11F, 0x2E61, 0xB4A9, 0x3765, 0xB8D6, 0x3A18, 0x3A18, 0x3AAB, 0xBBA6, 0x3BB6, 0x3BEE, 0x3BF8, -1.0, 1.0, -1.0, 1.0, 1.0, -1.0, 1.0, 1.0, -1.0, -1.0]> : tensor<23xf16>
  check.expect_close %18, %19, max_ulp_difference = 1 : tensor<23xf16>, tensor<23xf16>
  %20 = stablehlo.constant dense<[0.0, 0x8000]> : tensor<2xf16>
  %21 = stablehlo.optimization_barrier %20 : tensor<2xf16>
  %22 = "stablehlo.tanh"(%21) : (tensor<2xf16>) -> tensor<2xf16>
  %23 = "stablehlo.bitcast_convert"(%22) : (tensor<2xf16>) -> tensor<2xui16>
  check.expect_eq_const %23, dense<[0, 32768]> : tensor<2xui16>
  %24 = stablehlo.constant dense<[0x0001, 0x8001, 0x0003]> : tensor<3xf16>
  %25 = stablehlo.optimization_barrier %24 : tensor<3xf16>
  %26 = "stablehlo.tanh"(%25) : (tensor<3xf16>) -> tensor<3xf16>
  %27 = stablehlo.constant dense<[0x0001, 0x8001, 0x0003]> : tensor<3xf16>
  check.expect_close %26, %27, max_ulp_difference = 1 : tensor<3xf16>, tensor<3xf16>
  %28 = stablehlo.constant dense<[0x7C00, 0xFC00, 0x7E00, 0.0]> : tensor<4xf16>
  %29 = stablehlo.optimization_barrier %28 : tensor<4xf16>
  %30 = "stablehlo.tanh"(%29) : (tensor<4xf16>) -> tensor<4xf16>
  %31 = stablehlo.constant dense<[1.0, -1.0, 0x7E00, 0.0]> : tensor<4xf16>
  check.expect_close %30, %31, max_ulp_difference = 1 : tensor<4xf16>, tensor<4xf16>
  %32 = stablehlo.constant dense<[0x0DA24260, 0x8DA24260, 0x322BCC77, 0xB22BCC77, 0x399D4952, 0xBC23D70A, 0x3DCCCCCD, 0xBE99999A, 0.5, 0xBF333333, 0x3F7FF972, 0x3F800347, 0x3F99999A, 0xBFF33333, 2.0, 0x402DF854, 0x40490FDB, -5.5, 7.25, -11.0, 0x418A6666, 31.0, -60.0, 85.0, 0x42B16666, 0xC2AE999A, -103.0]> : tensor<27xf32>
  %33 = stablehlo.optimization_barrier %32 : tensor<27xf32>
  %34 = "stablehlo.tanh"(%33) : (tensor<27xf32>) -> tensor<27xf32>
  %35 = stablehlo.constant dense<[0x0DA24260, 0x8DA24260, 0x322BCC77, 0xB22BCC77, 0x399D4952, 0xBC23D5A4, 0x3DCC1EBC, 0xBE9526EE, 0x3EEC9A9F, 0xBF1AB7D9, 0x3F42F515, 0x3F42FA96, 0x3F556A64, 0xBF74CBFA, 0x3F76CA83, 0x3F7DC7BB, 0x3F7F0BB0, 0xBF7FFDD0, 0x3F7FFFEF, -1.0, 1.0, 1.0, -1.0, 1.0, 1.0, -1.0, -1.0]> : tensor<27xf32>
  check.expect_close %34, %35, max_ulp_difference = 1 : tensor<27xf32>, tensor<27xf32>
  %36 = stablehlo.constant dense<[0.0, 0x80000000]> : tensor<2xf32>
  %37 = stablehlo.optimization_barrier %36 : tensor<2xf32>
  %38 = "stablehlo.tanh"(%37) : (tensor<2xf32>) -> tensor<2xf32>
  %39 = "stablehlo.bitcast_convert"(%38) : (tensor<2xf32>) -> tensor<2xui32>
  check.expect_eq_const %39, dense<[0, 2147483648]> : tensor<2xui32>
  %40 = stablehlo.constant dense<[0x00000001, 0x80000001, 0x00000003]> : tensor<3xf32>
  %41 = stablehlo.optimization_barrier %40 : tensor<3xf32>
  %42 = "stablehlo.tanh"(%41) : (tensor<3xf32>) -> tensor<3xf32>
  %43 = stablehlo.constant dense<[0x00000001, 0x80000001, 0x00000003]> : tensor<3xf32>
  check.expect_close %42, %43, max_ulp_difference = 1 : tensor<3xf32>, tensor<3xf32>
  %44 = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000, 0.0]> : tensor<4xf32>
  %45 = stablehlo.optimization_barrier %44 : tensor<4xf32>
  %46 = "stablehlo.tanh"(%45) : (tensor<4xf32>) -> tensor<4xf32>
  %47 = stablehlo.constant dense<[1.0, -1.0, 0x7FC00000, 0.0]> : tensor<4xf32>
  check.expect_close %46, %47, max_ulp_difference = 1 : tensor<4xf32>, tensor<4xf32>
  %48 = stablehlo.constant dense<[0x39B4484BFEEBC2A0, 0xB9B4484BFEEBC2A0, 0x3E45798EE2308C3A, 0xBE45798EE2308C3A, 0.0003, -0.01, 0.1, -0.3, 0.5, -0.7, 0.9999, 1.0001, 1.2, -1.9, 2.0, 0x4005BF0A8B04919B, 0x400921FB53C8D4F1, -5.5, 7.25, -11.0, 17.3, 31.0, -60.0, 85.0, 88.7, -87.3, -103.0]> : tensor<27xf64>
  %49 = stablehlo.optimization_barrier %48 : tensor<27xf64>
  %50 = "stablehlo.tanh"(%49) : (tensor<27xf64>) -> tensor<27xf64>
  %51 = stablehlo.constant dense<[0x39B4484BFEEBC2A0, 0xB9B4484BFEEBC2A0, 0x3E45798EE2308C3A, 0xBE45798EE2308C3A, 0x3F33A92A266FEC0E, 0xBF847AB48AE4595E, 0x3FB983D7795F413A, 0xBFD2A4DDA7D914FA, 0x3FDD9353D7568AF3, 0xBFE356FB17AF2E91, 0x3FE85EA2A029F068, 0x3FE85F52C690C452, 0x3FEAAD4C6D28DCAF, 0xBFEE997F4C3BCD48, 0x3FEED9505E1BC3D4, 0x3FEFB8F76B1D13D4, 0x3FEFE175FA257C1C, 0xBFEFFFB9F2FC1E91, 0x3FEFFFFDE2760A41, 0xBFEFFFFFFFB352DD, 0x3FEFFFFFFFFFFFEF, 1.0, -1.0, 1.0, 1.0, -1.0, -1.0]> : tensor<27xf64>
  check.expect_close %50, %51, max_ulp_difference = 1 : tensor<27xf64>, tensor<27xf64>
  %52 = stablehlo.constant dense<[0.0, 0x8000000000000000]> : tensor<2xf64>
  %53 = stablehlo.optimization_barrier %52 : tensor<2xf64>
  %54 = "stablehlo.tanh"(%53) : (tensor<2xf64>) -> tensor<2xf64>
  %55 = "stablehlo.bitcast_convert"(%54) : (tensor<2xf64>) -> tensor<2xui64>
  check.expect_eq_const %55, dense<[0, 9223372036854775808]> : tensor<2xui64>
  %56 = stablehlo.constant dense<[0x0000000000000001, 0x8000000000000001, 0x0000000000000003]> : tensor<3xf64>
  %57 = stablehlo.optimization_barrier %56 : tensor<3xf64>
  %58 = "stablehlo.tanh"(%57) : (tensor<3xf64>) -> tensor<3xf64>
  %59 = stablehlo.constant dense<[0x0000000000000001, 0x8000000000000001, 0x0000000000000003]> : tensor<3xf64>
  check.expect_close %58, %59, max_ulp_difference = 1 : tensor<3xf64>, tensor<3xf64>
  %60 = stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0]> : tensor<4xf64>
  %61 = stablehlo.optimization_barrier %60 : tensor<4xf64>
  %62 = "stablehlo.tanh"(%61) : (tensor<4xf64>) -> tensor<4xf64>
  %63 = stablehlo.constant dense<[1.0, -1.0, 0x7FF8000000000000, 0.0]> : tensor<4xf64>
  check.expect_close %62, %63, max_ulp_difference = 1 : tensor<4xf64>, tensor<4xf64>
  %64 = stablehlo.constant dense<> : tensor<0xf32>
  %65 = stablehlo.optimization_barrier %64 : tensor<0xf32>
  %66 = "stablehlo.tanh"(%65) : (tensor<0xf32>) -> tensor<0xf32>
  %67 = "stablehlo.bitcast_convert"(%66) : (tensor<0xf32>) -> tensor<0xui32>
  check.expect_eq_const %67, dense<> : tensor<0xui32>
  %68 = stablehlo.constant dense<0.25> : tensor<f32>
  %69 = stablehlo.optimization_barrier %68 : tensor<f32>
  %70 = "stablehlo.tanh"(%69) : (tensor<f32>) -> tensor<f32>
  %71 = stablehlo.constant dense<0x3E7ACBF5> : tensor<f32>
  check.expect_close %70, %71, max_ulp_difference = 1 : tensor<f32>, tensor<f32>
  return
}
