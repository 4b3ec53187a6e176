// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// acos against mpmath, in every type of float. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[0x3DCD, -0.25, 0.5, -0.75, 0x3F66, 0xBF7D, 0xBD80]> : tensor<7xbf16>
  %1 = stablehlo.optimization_barrier %0 : tensor<7xbf16>
  %2 = "chlo.acos"(%1) : (tensor<7xbf16>) -> tensor<7xbf16>
  %3 = stablehlo.constant dense<[0x3FBC, 0x3FE9, 0x3F86, 0x401B, 0x3EE9, 0x403F, 0x3FD1]> : tensor<7xbf16>
  check.expect_close %2, %3, max_ulp_difference = 2 : tensor<7xbf16>, tensor<7xbf16>
  %4 = stablehlo.constant dense<[0x7F80, 0xFF80, 0x7FC0, -2.0, 1.0]> : tensor<5xbf16>
  %5 = stablehlo.optimization_barrier %4 : tensor<5xbf16>
  %6 = "chlo.acos"(%5) : (tensor<5xbf16>) -> tensor<5xbf16>
  %7 = stablehlo.constant dense<[0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0.0]> : tensor<5xbf16>
  check.expect_close %6, %7, max_ulp_difference = 1 : tensor<5xbf16>, tensor<5xbf16>
  %8 = stablehlo.constant dense<[0x2E66, -0.25, 0.5, -0.75, 0x3B33, 0xBBEC, 0xAC00]> : tensor<7xf16>
  %9 = stablehlo.optimization_barrier %8 : tensor<7xf16>
  %10 = "chlo.acos"(%9) : (tensor<7xf16>) -> tensor<7xf16>
  %11 = stablehlo.constant dense<[0x3DE2, 0x3F4B, 0x3C30, 0x40D6, 0x3738, 0x4201, 0x3E89]> : tensor<7xf16>
  check.expect_close %10, %11, max_ulp_difference = 2 : tensor<7xf16>, tensor<7xf16>
  %12 = stablehlo.constant dense<[0x7C00, 0xFC00, 0x7E00, -2.0, 1.0]> : tensor<5xf16>
  %13 = stablehlo.optimization_barrier %12 : tensor<5xf16>
  %14 = "chlo.acos"(%13) : (tensor<5xf16>) -> tensor<5xf16>
  %15 = stablehlo.constant dense<[0x7E00, 0x7E00, 0x7E00, 0x7E00, 0.0]> : tensor<5xf16>
  check.expect_close %14, %15, max_ulp_difference = 1 : tensor<5xf16>, tensor<5xf16>
  %16 = stablehlo.constant dense<[0x3DCCCCCD, -0.25, 0.5, -0.75, 0x3F666666, 0xBF7D70A4, 0x3F7FFF58, 0xBD800000]> : tensor<8xf32>
  %17 = stablehlo.optimization_barrier %16 : tensor<8xf32>
  %18 = "chlo.acos"(%17) : (tensor<8xf32>) -> tensor<8xf32>
  %19 = stablehlo.constant dense<[0x3FBC3D91, 0x3FE967AE, 0x3F860A92, 0x401ACE93, 0x3EE6ECFE, 0x404000DF, 0x3B92A47E, 0x3FD11131]> : tensor<8xf32>
  check.expect_close %18, %19, max_ulp_difference = 2 : tensor<8xf32>, tensor<8xf32>
  %20 = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000, -2.0, 1.0]> : tensor<5xf32>
  %21 = stablehlo.optimization_barrier %20 : tensor<5xf32>
  %22 = "chlo.acos"(%21) : (tensor<5xf32>) -> tensor<5xf32>
  %23 = stablehlo.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0.0]> : tensor<5xf32>
  check.expect_close %22, %23, max_ulp_difference = 1 : tensor<5xf32>, tensor<5xf32>
  %24 = stablehlo.constant dense<[0.1, -0.25, 0.5, -0.75, 0.9, -0.99, 0x3FEFFFEB074A771D, 0xBFB0000000000000]> : tensor<8xf64>
  %25 = stablehlo.optimization_barrier %24 : tensor<8xf64>
  %26 = "chlo.acos"(%25) : (tensor<8xf64>) -> tensor<8xf64>
  %27 = stablehlo.constant dense<[0x3FF787B22CE3F590, 0x3FFD2CF5C7C70F0C, 0x3FF0C152382D7366, 0x400359D26F93B6C3, 0x3FDCDD9F8F922E98, 0x4008001BE1BC011B, 0x3F725160DAD27316, 0x3FFA2226122D807A]> : tensor<8xf64>
  check.expect_close %26, %27, max_ulp_difference = 2 : tensor<8xf64>, tensor<8xf64>
  %28 = stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, -2.0, 1.0]> : tensor<5xf64>
  %29 = stablehlo.optimization_barrier %28 : tensor<5xf64>
  %30 = "chlo.acos"(%29) : (tensor<5xf64>) -> tensor<5xf64>
  %31 = stablehlo.constant dense<[0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0.0]> : tensor<5xf64>
  check.expect_close %30, %31, max_ulp_difference = 1 : tensor<5xf64>, tensor<5xf64>
  %32 = stablehlo.constant dense<> : tensor<0xf32>
  %33 = stablehlo.optimization_barrier %32 : tensor<0xf32>
  %34 = "chlo.acos"(%33) : (tensor<0xf32>) -> tensor<0xf32>
  %35 = "stablehlo.bitcast_convert"(%34) : (tensor<0xf32>) -> tensor<0xui32>
  check.expect_eq_const %35, dense<> : tensor<0xui32>
  %36 = stablehlo.constant dense<0.25> : tensor<f32>
  %37 = stablehlo.optimization_barrier %36 : tensor<f32>
  %38 = "chlo.acos"(%37) : (tensor<f32>) -> tensor<f32>
  %39 = stablehlo.constant dense<0x3FA8B807> : tensor<f32>
  check.expect_close %38, %39, max_ulp_difference = 2 : tensor<f32>, tensor<f32>
  return
}
