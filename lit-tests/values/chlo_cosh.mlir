// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cosh against mpmath, in every type of float. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[0x0DA2, 0x8DA2, 0x322C, 0xB22C, 0x399D, 0xBC24, 0x3DCD, 0xBE9A, 0.5, 0xBF33, 1.0, 1.0, 0x3F9A, 0xBFF3, 2.0, 0x402E, 0x4049, -5.5, 7.25, -11.0, 17.25, 31.0, -60.0, 85.0, 88.5, -87.5, -103.0]> : tensor<27xbf16>
  %1 = stablehlo.optimization_barrier %0 : tensor<27xbf16>
  %2 = "chlo.cosh"(%1) : (tensor<27xbf16>) -> tensor<27xbf16>
  %3 = stablehlo.constant dense<[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0x3F81, 0x3F86, 1.125, 0x3FA1, 0x3FC6, 0x3FC6, 1.8125, 0x405A, 0x4071, 7.625, 0x4139, 122.5, 704.0, 0x46EA, 0x4B6D, 0x5553, 0x6A3D, 0x7C46, 0x7ECD, 0x7E17, 0x7F80]> : tensor<27xbf16>
  check.expect_close %2, %3, max_ulp_difference = 2 : tensor<27xbf16>, tensor<27xbf16>
  %4 = stablehlo.constant dense<[0x7F80, 0xFF80, 0x7FC0]> : tensor<3xbf16>
  %5 = stablehlo.optimization_barrier %4 : tensor<3xbf16>
  %6 = "chlo.cosh"(%5) : (tensor<3xbf16>) -> tensor<3xbf16>
  %7 = stablehlo.constant dense<[0x7F80, 0x7F80, 0x7FC0]> : tensor<3xbf16>
  check.expect_close %6, %7, max_ulp_difference = 1 : tensor<3xbf16>, tensor<3xbf16>
  %8 = stablehlo.constant dense<[0x0CEA, 0xA11F, 0x2E66, 0xB4CD, 0.5, 0xB99A, 1.0, 1.0, 0x3CCD, 0xBF9A, 2.0, 0x4170, 0x4248, -5.5, 7.25, -11.0, 0x4C53, 31.0, -60.0, 85.0, 0x558B, 0xD575, -103.0]> : tensor<23xf16>
  %9 = stablehlo.optimization_barrier %8 : tensor<23xf16>
  %10 = "chlo.cosh"(%9) : (tensor<23xf16>) -> tensor<23xf16>
  %11 = stablehlo.constant dense<[1.0, 1.0, 0x3C05, 0x3C2E, 0x3C83, 0x3D05, 0x3E2C, 0x3E2C, 0x3F3E, 0x42D7, 0x4386, 0x479D, 0x49CA, 0x57A6, 704.0, 0x774F, 0x7C00, 0x7C00, 0x7C00, 0x7C00, 0x7C00, 0x7C00, 0x7C00]> : tensor<23xf16>
  check.expect_close %10, %11, max_ulp_difference = 2 : tensor<23xf16>, tensor<23xf16>
  %12 = stablehlo.constant dense<[0x7C00, 0xFC00, 0x7E00]> : tensor<3xf16>
  %13 = stablehlo.optimization_barrier %12 : tensor<3xf16>
  %14 = "chlo.cosh"(%13) : (tensor<3xf16>) -> tensor<3xf16>
  %15 = stablehlo.constant dense<[0x7C00, 0x7C00, 0x7E00]> : tensor<3xf16>
  check.expect_close %14, %15, max_ulp_difference = 1 : tensor<3xf16>, tensor<3xf16>
  %16 = stablehlo.constant dense<[0x0DA24260, 0x8DA24260, 0x322BCC77, 0xB22BCC77, 0x399D4952, 0xBC23D70A, 0x3DCCCCCD, 0xBE99999A, 0.5, 0xBF333333, 0x3F7FF972, 0x3F800347, 0x3F99999A, 0xBFF33333, 2.0, 0x402DF854, 0x40490FDB, -5.5, 7.25, -11.0, 0x418A6666, 31.0, -60.0, 85.0, 0x42B16666, 0xC2AE999A, -103.0]> : tensor<27xf32>
  %17 = stablehlo.optimization_barrier %16 : tensor<27xf32>
  %18 = "chlo.cosh"(%17) : (tensor<27xf32>) -> tensor<27xf32>
  %19 = stablehlo.constant dense<[1.0, 1.0, 1.0, 1.0, 1.0, 0x3F8001A3, 0x3F80A3FA, 0x3F85CDA7, 0x3F90560C, 0x3FA0A961, 0x3FC57FD1, 0x3FC58785, 0x3FE7C390, 0x405ABC1D, 0x4070C7D0, 0x40F38624, 0x413978A5, 0x42F4B22E, 0x44300361, 0x46E9E224, 0x4B78C31B, 0x55535BB3, 0x6A3CEDE5, 0x7C45F63B, 0x7EFA37FC, 0x7DF6D06E, 0x7F800000]> : tensor<27xf32>
  check.expect_close %18, %19, max_ulp_difference = 2 : tensor<27xf32>, tensor<27xf32>
  %20 = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<3xf32>
  %21 = stablehlo.optimization_barrier %20 : tensor<3xf32>
  %22 = "chlo.cosh"(%21) : (tensor<3xf32>) -> tensor<3xf32>
  %23 = stablehlo.constant dense<[0x7F800000, 0x7F800000, 0x7FC00000]> : tensor<3xf32>
  check.expect_close %22, %23, max_ulp_difference = 1 : tensor<3xf32>, tensor<3xf32>
  %24 = stablehlo.constant dense<[0x39B4484BFEEBC2A0, 0xB9B4484BFEEBC2A0, 0x3E45798EE2308C3A, 0xBE45798EE2308C3A, 0.0003, -0.01, 0.1, -0.3, 0.5, -0.7, 0.9999, 1.0001, 1.2, -1.9, 2.0, 0x4005BF0A8B04919B, 0x400921FB53C8D4F1, -5.5, 7.25, -11.0, 17.3, 31.0, -60.0, 85.0, 88.7, -87.3, -103.0]> : tensor<27xf64>
  %25 = stablehlo.optimization_barrier %24 : tensor<27xf64>
  %26 = "chlo.cosh"(%25) : (tensor<27xf64>) -> tensor<27xf64>
  %27 = stablehlo.constant dense<[1.0, 1.0, 1.0, 1.0, 0x3FF000000C146061, 0x3FF000346DE27853, 0x3FF0147F40224B38, 0x3FF0B9B4E0B6EC4C, 0x3FF20AC1862AE8D0, 0x3FF4152C1862342F, 0x3FF8AFFA195B08DB, 0x3FF8B0F08E7D4763, 0x3FFCF871F8DFA800, 0x400B5783A0F8AAB7, 0x400E18FA0DF2D9BC, 0x401E70C4A4B897A4, 0x40272F147E8A21D0, 0x405E9645C9B6718B, 0x4086006C177EE7F2, 0x40DD3C4489115628, 0x416F1864FB8932FF, 0x42AA6B765D8CDF6D, 0x45479DBC9DC53C66, 0x4788BEC7503CA477, 0x47DF4705BBFFAE5C, 0x47BEDA07978AB485, 0x492836026385C974]> : tensor<27xf64>
  check.expect_close %26, %27, max_ulp_difference = 2 : tensor<27xf64>, tensor<27xf64>
  %28 = stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<3xf64>
  %29 = stablehlo.optimization_barrier %28 : tensor<3xf64>
  %30 = "chlo.cosh"(%29) : (tensor<3xf64>) -> tensor<3xf64>
  %31 = stablehlo.constant dense<[0x7FF0000000000000, 0x7FF0000000000000, 0x7FF8000000000000]> : tensor<3xf64>
  check.expect_close %30, %31, max_ulp_difference = 1 : tensor<3xf64>, tensor<3xf64>
  %32 = stablehlo.constant dense<> : tensor<0xf32>
  %33 = stablehlo.optimization_barrier %32 : tensor<0xf32>
  %34 = "chlo.cosh"(%33) : (tensor<0xf32>) -> tensor<0xf32>
  %35 = "stablehlo.bitcast_convert"(%34) : (tensor<0xf32>) -> tensor<0xui32>
  check.expect_eq_const %35, dense<> : tensor<0xui32>
  %36 = stablehlo.constant dense<0.25> : tensor<f32>
  %37 = stablehlo.optimization_barrier %36 : tensor<f32>
  %38 = "chlo.cosh"(%37) : (tensor<f32>) -> tensor<f32>
  %39 = stablehlo.constant dense<0x3F840558> : tensor<f32>
  check.expect_close %38, %39, max_ulp_difference = 2 : tensor<f32>, tensor<f32>
  return
}
