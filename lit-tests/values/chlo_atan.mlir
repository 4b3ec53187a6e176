// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// atan against mpmath, in every type of float. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[0x0DA2, 0x8DA2, 0x322C, 0xB22C, 0x399D, 0xBC24, 0x3DCD, 0xBE9A, 0.5, 0xBF33, 1.0, 1.0, 0x3F9A, 0xBFF3, 2.0, 0x402E, 0x4049, -5.5, 7.25, -11.0, 17.25, 31.0, -60.0, 85.0, 88.5, -87.5, -103.0, 1000.0, 0xC61C, 0x4701, 0x47C3, 0xD015, 0x6408, 0x7F62]> : tensor<34xbf16>
  %1 = stablehlo.optimization_barrier %0 : tensor<34xbf16>
  %2 = "chlo.atan"(%1) : (tensor<34xbf16>) -> tensor<34xbf16>
  %3 = stablehlo.constant dense<[0x0DA2, 0x8DA2, 0x322C, 0xB22C, 0x399D, 0xBC24, 0x3DCC, 0xBE96, 0x3EED, 0xBF1C, 0x3F49, 0x3F49, 0x3F61, 0xBF8B, 0x3F8E, 0x3F9C, 0x3FA2, 0xBFB2, 1.4375, 0xBFBD, 0x3FC2, 0x3FC5, 0xBFC7, 1.5625, 1.5625, 0xBFC8, 0xBFC8, 0x3FC9, 0xBFC9, 0x3FC9, 0x3FC9, 0xBFC9, 0x3FC9, 0x3FC9]> : tensor<34xbf16>
  check.expect_close %2, %3, max_ulp_difference = 1 : tensor<34xbf16>, tensor<34xbf16>
  %4 = stablehlo.constant dense<[0.0, 0x8000]> : tensor<2xbf16>
  %5 = stablehlo.optimization_barrier %4 : tensor<2xbf16>
  %6 = "chlo.atan"(%5) : (tensor<2xbf16>) -> tensor<2xbf16>
  %7 = "stablehlo.bitcast_convert"(%6) : (tensor<2xbf16>) -> tensor<2xui16>
  check.expect_eq_const %7, dense<[0, 32768]> : tensor<2xui16>
  %8 = stablehlo.constant dense<[0x0001, 0x8001, 0x0003]> : tensor<3xbf16>
  %9 = stablehlo.optimization_barrier %8 : tensor<3xbf16>
  %10 = "chlo.atan"(%9) : (tensor<3xbf16>) -> tensor<3xbf16>
  %11 = stablehlo.constant dense<[0x0001, 0x8001, 0x0003]> : tensor<3xbf16>
  check.expect_close %10, %11, max_ulp_difference = 1 : tensor<3xbf16>, tensor<3xbf16>
  %12 = stablehlo.constant dense<[0x7F80, 0xFF80, 0x7FC0, 0.0]> : tensor<4xbf16>
  %13 = stablehlo.optimization_barrier %12 : tensor<4xbf16>
  %14 = "chlo.atan"(%13) : (tensor<4xbf16>) -> tensor<4xbf16>
  %15 = stablehlo.constant dense<[0x3FC9, 0xBFC9, 0x7FC0, 0.0]> : tensor<4xbf16>
  check.expect_close %14, %15, max_ulp_difference = 1 : tensor<4xbf16>, tensor<4xbf16>
  %16 = stablehlo.constant dense<[0x0CEA, 0xA11F, 0x2E66, 0xB4CD, 0.5, 0xB99A, 1.0, 1.0, 0x3CCD, 0xBF9A, 2.0, 0x4170, 0x4248, -5.5, 7.25, -11.0, 0x4C53, 31.0, -60.0, 85.0, 0x558B, 0xD575, -103.0, 1000.0, 0xF0E2, 0x7807]> : tensor<26xf16>
  %17 = stablehlo.optimization_barrier %16 : tensor<26xf16>
  %18 = "chlo.atan"(%17) : (tensor<26xf16>) -> tensor<26xf16>
  %19 = stablehlo.constant dense<[0x0CEA, 0xA11F, 0x2E61, 0xB4AA, 0x376B, 0xB8E3, 0x3A48, 0x3A48, 0x3B02, 0xBC58, 0x3C6E, 0x3CE0, 0x3D0D, 0xBD90, 0x3DBC, 0xBDEC, 0x3E0D, 0x3E27, 0xBE37, 0x3E3C, 0x3E3D, 0xBE3D, 0xBE3F, 0x3E47, 0xBE48, 0x3E48]> : tensor<26xf16>
  check.expect_close %18, %19, max_ulp_difference = 1 : tensor<26xf16>, tensor<26xf16>
  %20 = stablehlo.constant dense<[0.0, 0x8000]> : tensor<2xf16>
  %21 = stablehlo.optimization_barrier %20 : tensor<2xf16>
  %22 = "chlo.atan"(%21) : (tensor<2xf16>) -> tensor<2xf16>
  %23 = "stablehlo.bitcast_convert"(%22) : (tensor<2xf16>) -> tensor<2xui16>
  check.expect_eq_const %23, dense<[0, 32768]> : tensor<2xui16>
  %24 = stablehlo.constant dense<[0x0001, 0x8001, 0x0003]> : tensor<3xf16>
  %25 = stablehlo.optimization_barrier %24 : tensor<3xf16>
  %26 = "chlo.atan"(%25) : (tensor<3xf16>) -> tensor<3xf16>
  %27 = stablehlo.constant dense<[0x0001, 0x8001, 0x0003]> : tensor<3xf16>
  check.expect_close %26, %27, max_ulp_difference = 1 : tensor<3xf16>, tensor<3xf16>
  %28 = stablehlo.constant dense<[0x7C00, 0xFC00, 0x7E00, 0.0]> : tensor<4xf16>
  %29 = stablehlo.optimization_barrier %28 : tensor<4xf16>
  %30 = "chlo.atan"(%29) : (tensor<4xf16>) -> tensor<4xf16>
  %31 = stablehlo.constant dense<[0x3E48, 0xBE48, 0x7E00, 0.0]> : tensor<4xf16>
  check.expect_close %30, %31, max_ulp_difference = 1 : tensor<4xf16>, tensor<4xf16>
  %32 = stablehlo.constant dense<[0x0DA24260, 0x8DA24260, 0x322BCC77, 0xB22BCC77, 0x399D4952, 0xBC23D70A, 0x3DCCCCCD, 0xBE99999A, 0.5, 0xBF333333, 0x3F7FF972, 0x3F800347, 0x3F99999A, 0xBFF33333, 2.0, 0x402DF854, 0x40490FDB, -5.5, 7.25, -11.0, 0x418A6666, 31.0, -60.0, 85.0, 0x42B16666, 0xC2AE999A, -103.0, 1000.0, 0xC61C4000, 0x4700E800, 0x47C35000, 0xD01502F9, 0x64078678, 0x7F61B1E6]> : tensor<34xf32>
  %33 = stablehlo.optimization_barrier %32 : tensor<34xf32>
  %34 = "chlo.atan"(%33) : (tensor<34xf32>) -> tensor<34xf32>
  %35 = stablehlo.constant dense<[0x0DA24260, 0x8DA24260, 0x322BCC77, 0xB22BCC77, 0x399D4952, 0xBC23D5A4, 0x3DCC1F14, 0xBE9539D4, 0x3EED6338, 0xBF1C5889, 0x3F490C94, 0x3F491322, 0x3F604557, 0xBF8B0C7B, 0x3F8DB70D, 0x3F9BF0B2, 0x3FA19DC5, 0xBFB20A6A, 0x3FB78478, 0xBFBD751C, 0x3FC1ABDB, 0x3FC4EF30, 0xBFC6EDC5, 0x3FC78E5E, 0x3FC79E72, 0xBFC79885, 0xBFC7D1BA, 0x3FC8EF16, 0xBFC90C94, 0x3FC90EDC, 0x3FC90F87, 0xBFC90FDB, 0x3FC90FDB, 0x3FC90FDB]> : tensor<34xf32>
  check.expect_close %34, %35, max_ulp_difference = 1 : tensor<34xf32>, tensor<34xf32>
  %36 = stablehlo.constant dense<[0.0, 0x80000000]> : tensor<2xf32>
  %37 = stablehlo.optimization_barrier %36 : tensor<2xf32>
  %38 = "chlo.atan"(%37) : (tensor<2xf32>) -> tensor<2xf32>
  %39 = "stablehlo.bitcast_convert"(%38) : (tensor<2xf32>) -> tensor<2xui32>
  check.expect_eq_const %39, dense<[0, 2147483648]> : tensor<2xui32>
  %40 = stablehlo.constant dense<[0x00000001, 0x80000001, 0x00000003]> : tensor<3xf32>
  %41 = stablehlo.optimization_barrier %40 : tensor<3xf32>
  %42 = "chlo.atan"(%41) : (tensor<3xf32>) -> tensor<3xf32>
  %43 = stablehlo.constant dense<[0x00000001, 0x80000001, 0x00000003]> : tensor<3xf32>
  check.expect_close %42, %43, max_ulp_difference = 1 : tensor<3xf32>, tensor<3xf32>
  %44 = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000, 0.0]> : tensor<4xf32>
  %45 = stablehlo.optimization_barrier %44 : tensor<4xf32>
  %46 = "chlo.atan"(%45) : (tensor<4xf32>) -> tensor<4xf32>
  %47 = stablehlo.constant dense<[0x3FC90FDB, 0xBFC90FDB, 0x7FC00000, 0.0]> : tensor<4xf32>
  check.expect_close %46, %47, max_ulp_difference = 1 : tensor<4xf32>, tensor<4xf32>
  %48 = stablehlo.constant dense<[0x39B4484BFEEBC2A0, 0xB9B4484BFEEBC2A0, 0x3E45798EE2308C3A, 0xBE45798EE2308C3A, 0.0003, -0.01, 0.1, -0.3, 0.5, -0.7, 0.9999, 1.0001, 1.2, -1.9, 2.0, 0x4005BF0A8B04919B, 0x400921FB53C8D4F1, -5.5, 7.25, -11.0, 17.3, 31.0, -60.0, 85.0, 88.7, -87.3, -103.0, 1000.0, 0xC0C3880000000000, 0x40E01D0000000000, 0x40F86A0000000000, 0xC202A05F20000000, 0x4480F0CF064DD592, 0x47EC363CBF21F28A]> : tensor<34xf64>
  %49 = stablehlo.optimization_barrier %48 : tensor<34xf64>
  %50 = "chlo.atan"(%49) : (tensor<34xf64>) -> tensor<34xf64>
  %51 = stablehlo.constant dense<[0x39B4484BFEEBC2A0, 0xB9B4484BFEEBC2A0, 0x3E45798EE2308C3A, 0xBE45798EE2308C3A, 0x3F33A92A266FEC11, 0xBF847AB48B1EFB5D, 0x3FB983E282E2CC4D, 0xBFD2A73A661EAF06, 0x3FDDAC670561BB4F, 0xBFE38B112D7BD4AD, 0x3FE921927760E4CB, 0x3FE922642E78438A, 0x3FEC08AAE496EFA6, 0xBFF1618F66769C69, 0x3FF1B6E192EBBE44, 0x3FF37E16372170E6, 0x3FF433B8A30C2BD5, 0xBFF6414D44094C7C, 0x3FF6F08F07435FEC, 0xBFF7AEA38C1ACBD1, 0x3FF8357B5ECFFC46, 0x3FF89DE605ACDBB3, 0xBFF8DDB8AE2ED03E, 0x3FF8F1CBB5C449AD, 0x3FF8F3CE3AA4AE10, 0xBFF8F310ACB3D162, 0xBFF8FA374CABE3BC, 0x3FF91DE2C0E658BD, 0xBFF9219278B88684, 0x3FF921DB8DDBCA75, 0x3FF921F0D7E968A8, 0xBFF921FB543D4DE0, 0x3FF921FB54442D18, 0x3FF921FB54442D18]> : tensor<34xf64>
  check.expect_close %50, %51, max_ulp_difference = 1 : tensor<34xf64>, tensor<34xf64>
  %52 = stablehlo.constant dense<[0.0, 0x8000000000000000]> : tensor<2xf64>
  %53 = stablehlo.optimization_barrier %52 : tensor<2xf64>
  %54 = "chlo.atan"(%53) : (tensor<2xf64>) -> tensor<2xf64>
  %55 = "stablehlo.bitcast_convert"(%54) : (tensor<2xf64>) -> tensor<2xui64>
  check.expect_eq_const %55, dense<[0, 9223372036854775808]> : tensor<2xui64>
  %56 = stablehlo.constant dense<[0x0000000000000001, 0x8000000000000001, 0x0000000000000003]> : tensor<3xf64>
  %57 = stablehlo.optimization_barrier %56 : tensor<3xf64>
  %58 = "chlo.atan"(%57) : (tensor<3xf64>) -> tensor<3xf64>
  %59 = stablehlo.constant dense<[0x0000000000000001, 0x8000000000000001, 0x0000000000000003]> : tensor<3xf64>
  check.expect_close %58, %59, max_ulp_difference = 1 : tensor<3xf64>, tensor<3xf64>
  %60 = stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0]> : tensor<4xf64>
  %61 = stablehlo.optimization_barrier %60 : tensor<4xf64>
  %62 = "chlo.atan"(%61) : (tensor<4xf64>) -> tensor<4xf64>
  %63 = stablehlo.constant dense<[0x3FF921FB54442D18, 0xBFF921FB54442D18, 0x7FF8000000000000, 0.0]> : tensor<4xf64>
  check.expect_close %62, %63, max_ulp_difference = 1 : tensor<4xf64>, tensor<4xf64>
  %64 = stablehlo.constant dense<> : tensor<0xf32>
  %65 = stablehlo.optimization_barrier %64 : tensor<0xf32>
  %66 = "chlo.atan"(%65) : (tensor<0xf32>) -> tensor<0xf32>
  %67 = "stablehlo.bitcast_convert"(%66) : (tensor<0xf32>) -> tensor<0xui32>
  check.expect_eq_const %67, dense<> : tensor<0xui32>
  %68 = stablehlo.constant dense<0.25> : tensor<f32>
  %69 = stablehlo.optimization_barrier %68 : tensor<f32>
  %70 = "chlo.atan"(%69) : (tensor<f32>) -> tensor<f32>
  %71 = stablehlo.constant dense<0x3E7ADBB0> : tensor<f32>
  check.expect_close %70, %71, max_ulp_difference = 1 : tensor<f32>, tensor<f32>
  return
}
