// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// acosh against mpmath, in every type of float. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[1.5, 2.0, 7.0, 100.0, 1000.0, 0xC61C, 0x4701, 0x47C3, 0xD015, 0x6408, 0x7F62]> : tensor<11xbf16>
  %1 = stablehlo.optimization_barrier %0 : tensor<11xbf16>
  %2 = "chlo.acosh"(%1) : (tensor<11xbf16>) -> tensor<11xbf16>
  %3 = stablehlo.constant dense<[0x3F76, 0x3FA9, 0x4029, 5.3125, 0x40F3, 0x7FC0, 11.125, 0x4143, 0x7FC0, 51.25, 89.5]> : tensor<11xbf16>
  check.expect_close %2, %3, max_ulp_difference = 2 : tensor<11xbf16>, tensor<11xbf16>
  %4 = stablehlo.constant dense<[0x7F80, 0xFF80, 0x7FC0, 1.0, 0.5]> : tensor<5xbf16>
  %5 = stablehlo.optimization_barrier %4 : tensor<5xbf16>
  %6 = "chlo.acosh"(%5) : (tensor<5xbf16>) -> tensor<5xbf16>
  %7 = stablehlo.constant dense<[0x7F80, 0x7FC0, 0x7FC0, 0.0, 0x7FC0]> : tensor<5xbf16>
  check.expect_close %6, %7, max_ulp_difference = 1 : tensor<5xbf16>, tensor<5xbf16>
  %8 = stablehlo.constant dense<[1.5, 2.0, 7.0, 100.0, 1000.0, 0xF0E2, 0x7807]> : tensor<7xf16>
  %9 = stablehlo.optimization_barrier %8 : tensor<7xf16>
  %10 = "chlo.acosh"(%9) : (tensor<7xf16>) -> tensor<7xf16>
  %11 = stablehlo.constant dense<[0x3BB3, 0x3D45, 0x4145, 0x454C, 0x479A, 0x7E00, 0x498C]> : tensor<7xf16>
  check.expect_close %10, %11, max_ulp_difference = 2 : tensor<7xf16>, tensor<7xf16>
  %12 = stablehlo.constant dense<[0x7C00, 0xFC00, 0x7E00, 1.0, 0.5]> : tensor<5xf16>
  %13 = stablehlo.optimization_barrier %12 : tensor<5xf16>
  %14 = "chlo.acosh"(%13) : (tensor<5xf16>) -> tensor<5xf16>
  %15 = stablehlo.constant dense<[0x7C00, 0x7E00, 0x7E00, 0.0, 0x7E00]> : tensor<5xf16>
  check.expect_close %14, %15, max_ulp_difference = 1 : tensor<5xf16>, tensor<5xf16>
  %16 = stablehlo.constant dense<[1.5, 2.0, 7.0, 100.0, 1000.0, 0xC61C4000, 0x4700E800, 0x47C35000, 0xD01502F9, 0x64078678, 0x7F61B1E6]> : tensor<11xf32>
  %17 = stablehlo.optimization_barrier %16 : tensor<11xf32>
  %18 = "chlo.acosh"(%17) : (tensor<11xf32>) -> tensor<11xf32>
  %19 = stablehlo.constant dense<[0x3F766165, 0x3FA89214, 0x40289214, 0x40A98B9C, 0x40F33A97, 0x7FC00000, 0x41318EFE, 0x41434C13, 0x7FC00000, 0x424D666B, 0x42B2947A]> : tensor<11xf32>
  check.expect_close %18, %19, max_ulp_difference = 2 : tensor<11xf32>, tensor<11xf32>
  %20 = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000, 1.0, 0.5]> : tensor<5xf32>
  %21 = stablehlo.optimization_barrier %20 : tensor<5xf32>
  %22 = "chlo.acosh"(%21) : (tensor<5xf32>) -> tensor<5xf32>
  %23 = stablehlo.constant dense<[0x7F800000, 0x7FC00000, 0x7FC00000, 0.0, 0x7FC00000]> : tensor<5xf32>
  check.expect_close %22, %23, max_ulp_difference = 1 : tensor<5xf32>, tensor<5xf32>
  %24 = stablehlo.constant dense<[1.5, 2.0, 7.0, 100.0, 1000.0, 0xC0C3880000000000, 0x40E01D0000000000, 0x40F86A0000000000, 0xC202A05F20000000, 0x4480F0CF064DD592, 0x47EC363CBF21F28A]> : tensor<11xf64>
  %25 = stablehlo.optimization_barrier %24 : tensor<11xf64>
  %26 = "chlo.acosh"(%25) : (tensor<11xf64>) -> tensor<11xf64>
  %27 = stablehlo.constant dense<[0x3FEECC2CAEC5160A, 0x3FF5124271980435, 0x4005124271980435, 0x401531738DCBC627, 0x401E6752E8A84ED4, 0x7FF8000000000000, 0x402631DFB9EB18D0, 0x402869825A921700, 0x7FF8000000000000, 0x4049ACCD6E153DE5, 0x4056528F3ECFFD8A]> : tensor<11xf64>
  check.expect_close %26, %27, max_ulp_difference = 2 : tensor<11xf64>, tensor<11xf64>
  %28 = stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 1.0, 0.5]> : tensor<5xf64>
  %29 = stablehlo.optimization_barrier %28 : tensor<5xf64>
  %30 = "chlo.acosh"(%29) : (tensor<5xf64>) -> tensor<5xf64>
  %31 = stablehlo.constant dense<[0x7FF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0.0, 0x7FF8000000000000]> : tensor<5xf64>
  check.expect_close %30, %31, max_ulp_difference = 1 : tensor<5xf64>, tensor<5xf64>
  %32 = stablehlo.constant dense<> : tensor<0xf32>
  %33 = stablehlo.optimization_barrier %32 : tensor<0xf32>
  %34 = "chlo.acosh"(%33) : (tensor<0xf32>) -> tensor<0xf32>
  %35 = "stablehlo.bitcast_convert"(%34) : (tensor<0xf32>) -> tensor<0xui32>
  check.expect_eq_const %35, dense<> : tensor<0xui32>
  %36 = stablehlo.constant dense<1.25> : tensor<f32>
  %37 = stablehlo.optimization_barrier %36 : tensor<f32>
  %38 = "chlo.acosh"(%37) : (tensor<f32>) -> tensor<f32>
  %39 = stablehlo.constant dense<0x3F317218> : tensor<f32>
  check.expect_close %38, %39, max_ulp_difference = 2 : tensor<f32>, tensor<f32>
  return
}
