// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// atan2 against mpmath, with all signs of zeros and infinities. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[1.0, -1.0, 1.0, -1.0, 0x3A83, 7.0, 100.0, 0x46EA, -0.5, 3.0, 0x3A83]> : tensor<11xbf16>
  %1 = stablehlo.optimization_barrier %0 : tensor<11xbf16>
  %2 = stablehlo.constant dense<[2.0, 2.0, -2.0, -2.0, 5.0, 0x3C24, 0xBE9A, 0x3B03, 0.5, 4.0, 0xC76A]> : tensor<11xbf16>
  %3 = stablehlo.optimization_barrier %2 : tensor<11xbf16>
  %4 = "stablehlo.atan2"(%1, %3) : (tensor<11xbf16>, tensor<11xbf16>) -> tensor<11xbf16>
  %5 = stablehlo.constant dense<[0x3EED, 0xBEED, 0x402B, 0xC02B, 0x3952, 0x3FC9, 0x3FC9, 0x3FC9, 0xBF49, 0x3F25, 0x4049]> : tensor<11xbf16>
  check.expect_close %4, %5, max_ulp_difference = 2 : tensor<11xbf16>, tensor<11xbf16>
  %6 = stablehlo.constant dense<[0.0, 0x8000, 0.0, 0x8000, 0.0, 0.0, 0x8000, 1.0, -1.0, 0x7F80, 0x7F80, 0x7F80, 0xFF80, 1.0, 1.0, 0x7FC0, 1.0]> : tensor<17xbf16>
  %7 = stablehlo.optimization_barrier %6 : tensor<17xbf16>
  %8 = stablehlo.constant dense<[1.0, 1.0, -1.0, -1.0, 0.0, 0x8000, 0x8000, 0.0, 0.0, 1.0, 0x7F80, 0xFF80, 0xFF80, 0x7F80, 0xFF80, 1.0, 0x7FC0]> : tensor<17xbf16>
  %9 = stablehlo.optimization_barrier %8 : tensor<17xbf16>
  %10 = "stablehlo.atan2"(%7, %9) : (tensor<17xbf16>, tensor<17xbf16>) -> tensor<17xbf16>
  %11 = stablehlo.constant dense<[0.0, 0x8000, 0x4049, 0xC049, 0.0, 0x4049, 0xC049, 0x3FC9, 0xBFC9, 0x3FC9, 0x3F49, 0x4017, 0xC017, 0.0, 0x4049, 0x7FC0, 0x7FC0]> : tensor<17xbf16>
  check.expect_close %10, %11, max_ulp_difference = 1 : tensor<17xbf16>, tensor<17xbf16>
  %12 = stablehlo.constant dense<[1.0, -1.0, 1.0, -1.0, 0x1419, 7.0, 100.0, 0x7753, -0.5, 3.0, 0x1419]> : tensor<11xf16>
  %13 = stablehlo.optimization_barrier %12 : tensor<11xf16>
  %14 = stablehlo.constant dense<[2.0, 2.0, -2.0, -2.0, 5.0, 0x211F, 0xB4CD, 0x1819, 0.5, 4.0, 0xFB53]> : tensor<11xf16>
  %15 = stablehlo.optimization_barrier %14 : tensor<11xf16>
  %16 = "stablehlo.atan2"(%13, %15) : (tensor<11xf16>, tensor<11xf16>) -> tensor<11xf16>
  %17 = stablehlo.constant dense<[0x376B, 0xB76B, 0x415B, 0xC15B, 0x0A8E, 0x3E47, 0x3E4C, 0x3E48, 0xBA48, 0x3926, 0x4248]> : tensor<11xf16>
  check.expect_close %16, %17, max_ulp_difference = 2 : tensor<11xf16>, tensor<11xf16>
  %18 = stablehlo.constant dense<[0.0, 0x8000, 0.0, 0x8000, 0.0, 0.0, 0x8000, 1.0, -1.0, 0x7C00, 0x7C00, 0x7C00, 0xFC00, 1.0, 1.0, 0x7E00, 1.0]> : tensor<17xf16>
  %19 = stablehlo.optimization_barrier %18 : tensor<17xf16>
  %20 = stablehlo.constant dense<[1.0, 1.0, -1.0, -1.0, 0.0, 0x8000, 0x8000, 0.0, 0.0, 1.0, 0x7C00, 0xFC00, 0xFC00, 0x7C00, 0xFC00, 1.0, 0x7E00]> : tensor<17xf16>
  %21 = stablehlo.optimization_barrier %20 : tensor<17xf16>
  %22 = "stablehlo.atan2"(%19, %21) : (tensor<17xf16>, tensor<17xf16>) -> tensor<17xf16>
  %23 = stablehlo.constant dense<[0.0, 0x8000, 0x4248, 0xC248, 0.0, 0x4248, 0xC248, 0x3E48, 0xBE48, 0x3E48, 0x3A48, 0x40B6, 0xC0B6, 0.0, 0x4248, 0x7E00, 0x7E00]> : tensor<17xf16>
  check.expect_close %22, %23, max_ulp_difference = 1 : tensor<17xf16>, tensor<17xf16>
  %24 = stablehlo.constant dense<[1.0, -1.0, 1.0, -1.0, 0x3A83126F, 7.0, 100.0, 0x46EA6000, -0.5, 3.0, 0x3A83126F]> : tensor<11xf32>
  %25 = stablehlo.optimization_barrier %24 : tensor<11xf32>
  %26 = stablehlo.constant dense<[2.0, 2.0, -2.0, -2.0, 5.0, 0x3C23D70A, 0xBE99999A, 0x3B03126F, 0.5, 4.0, 0xC76A6000]> : tensor<11xf32>
  %27 = stablehlo.optimization_barrier %26 : tensor<11xf32>
  %28 = "stablehlo.atan2"(%25, %27) : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xf32>
  %29 = stablehlo.constant dense<[0x3EED6338, 0xBEED6338, 0x402B6374, 0xC02B6374, 0x3951B718, 0x3FC8E10B, 0x3FC97228, 0x3FC90FDA, 0xBF490FDB, 0x3F24BC7D, 0x40490FDB]> : tensor<11xf32>
  check.expect_close %28, %29, max_ulp_difference = 2 : tensor<11xf32>, tensor<11xf32>
  %30 = stablehlo.constant dense<[0.0, 0x80000000, 0.0, 0x80000000, 0.0, 0.0, 0x80000000, 1.0, -1.0, 0x7F800000, 0x7F800000, 0x7F800000, 0xFF800000, 1.0, 1.0, 0x7FC00000, 1.0]> : tensor<17xf32>
  %31 = stablehlo.optimization_barrier %30 : tensor<17xf32>
  %32 = stablehlo.constant dense<[1.0, 1.0, -1.0, -1.0, 0.0, 0x80000000, 0x80000000, 0.0, 0.0, 1.0, 0x7F800000, 0xFF800000, 0xFF800000, 0x7F800000, 0xFF800000, 1.0, 0x7FC00000]> : tensor<17xf32>
  %33 = stablehlo.optimization_barrier %32 : tensor<17xf32>
  %34 = "stablehlo.atan2"(%31, %33) : (tensor<17xf32>, tensor<17xf32>) -> tensor<17xf32>
  %35 = stablehlo.constant dense<[0.0, 0x80000000, 0x40490FDB, 0xC0490FDB, 0.0, 0x40490FDB, 0xC0490FDB, 0x3FC90FDB, 0xBFC90FDB, 0x3FC90FDB, 0x3F490FDB, 0x4016CBE4, 0xC016CBE4, 0.0, 0x40490FDB, 0x7FC00000, 0x7FC00000]> : tensor<17xf32>
  check.expect_close %34, %35, max_ulp_difference = 1 : tensor<17xf32>, tensor<17xf32>
  %36 = stablehlo.constant dense<[1.0, -1.0, 1.0, -1.0, 0.001, 7.0, 100.0, 0x40DD4C0000000000, -0.5, 3.0, 0.001]> : tensor<11xf64>
  %37 = stablehlo.optimization_barrier %36 : tensor<11xf64>
  %38 = stablehlo.constant dense<[2.0, 2.0, -2.0, -2.0, 5.0, 0.01, -0.3, 0.002, 0.5, 4.0, 0xC0ED4C0000000000]> : tensor<11xf64>
  %39 = stablehlo.optimization_barrier %38 : tensor<11xf64>
  %40 = "stablehlo.atan2"(%37, %39) : (tensor<11xf64>, tensor<11xf64>) -> tensor<11xf64>
  %41 = stablehlo.constant dense<[0x3FDDAC670561BB4F, 0xBFDDAC670561BB4F, 0x40056C6E7397F5AE, 0xC0056C6E7397F5AE, 0x3F2A36E2E53F1004, 0x3FF91C215D4DE84D, 0x3FF92E450C37E986, 0x3FF921FB425EE0B1, 0xBFE921FB54442D18, 0x3FE4978FA3269EE1, 0x400921FB5207838B]> : tensor<11xf64>
  check.expect_close %40, %41, max_ulp_difference = 2 : tensor<11xf64>, tensor<11xf64>
  %42 = stablehlo.constant dense<[0.0, 0x8000000000000000, 0.0, 0x8000000000000000, 0.0, 0.0, 0x8000000000000000, 1.0, -1.0, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 1.0, 1.0, 0x7FF8000000000000, 1.0]> : tensor<17xf64>
  %43 = stablehlo.optimization_barrier %42 : tensor<17xf64>
  %44 = stablehlo.constant dense<[1.0, 1.0, -1.0, -1.0, 0.0, 0x8000000000000000, 0x8000000000000000, 0.0, 0.0, 1.0, 0x7FF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 1.0, 0x7FF8000000000000]> : tensor<17xf64>
  %45 = stablehlo.optimization_barrier %44 : tensor<17xf64>
  %46 = "stablehlo.atan2"(%43, %45) : (tensor<17xf64>, tensor<17xf64>) -> tensor<17xf64>
  %47 = stablehlo.constant dense<[0.0, 0x8000000000000000, 0x400921FB54442D18, 0xC00921FB54442D18, 0.0, 0x400921FB54442D18, 0xC00921FB54442D18, 0x3FF921FB54442D18, 0xBFF921FB54442D18, 0x3FF921FB54442D18, 0x3FE921FB54442D18, 0x4002D97C7F3321D2, 0xC002D97C7F3321D2, 0.0, 0x400921FB54442D18, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<17xf64>
  check.expect_close %46, %47, max_ulp_difference = 1 : tensor<17xf64>, tensor<17xf64>
  return
}
