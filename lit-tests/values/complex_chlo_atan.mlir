// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// chlo.atan of complex numbers against mpmath, by parts. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[0.5, -1.25, 3.0, 0xBA83126F, 7.5, 0x1E3CE508, -4.0, 0x3F666666, -0.75, 12.0, 1.0, 2.5]> : tensor<12xf32>
  %1 = stablehlo.optimization_barrier %0 : tensor<12xf32>
  %2 = stablehlo.constant dense<[1.5, 0.25, -2.0, 3.0, -0.125, 0x1EBCE508, 0xBA83126F, 0x3F19999A, 0.75, -9.0, 0x38D1B717, 2.5]> : tensor<12xf32>
  %3 = stablehlo.optimization_barrier %2 : tensor<12xf32>
  %4 = stablehlo.complex %1, %3 : tensor<12xcomplex<f32>>
  %5 = "chlo.atan"(%4) : (tensor<12xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %6 = "stablehlo.real"(%5) : (tensor<12xcomplex<f32>>) -> tensor<12xf32>
  %7 = "stablehlo.imag"(%5) : (tensor<12xcomplex<f32>>) -> tensor<12xf32>
  %8 = stablehlo.constant dense<[0x3FA36E05, 0xBF686B51, 0x3FAB6374, 0xBFC90BC2, 0x3FB81994, 0x1E3CE508, 0xBFA9B465, 0x3F551D75, 0xBF53B43A, 0x3FC23B19, 0x3F490FDB, 0x3FAED054]> : tensor<12xf32>
  check.expect_close %6, %8, max_ulp_difference = 1 : tensor<12xf32>, tensor<12xf32>
  %9 = stablehlo.constant dense<[0x3F242821, 0x3DC5758D, 0xBE167930, 0x3EB17216, 0xBB0F0DB7, 0x1EBCE508, 0xB876B949, 0x3E9F685A, 0x3EE1017D, 0xBD237616, 0x3851B717, 0x3E4717A6]> : tensor<12xf32>
  check.expect_close %7, %9, max_ulp_difference = 1 : tensor<12xf32>, tensor<12xf32>
  %10 = stablehlo.constant dense<[0.0, 0x7F800000, 0.0]> : tensor<3xf32>
  %11 = stablehlo.optimization_barrier %10 : tensor<3xf32>
  %12 = stablehlo.constant dense<[0x80000000, 0x7F800000, 1.0]> : tensor<3xf32>
  %13 = stablehlo.optimization_barrier %12 : tensor<3xf32>
  %14 = stablehlo.complex %11, %13 : tensor<3xcomplex<f32>>
  %15 = "chlo.atan"(%14) : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  %16 = "stablehlo.real"(%15) : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
  %17 = "stablehlo.imag"(%15) : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
  %18 = "stablehlo.bitcast_convert"(%16) : (tensor<3xf32>) -> tensor<3xui32>
  check.expect_eq_const %18, dense<[0, 1070141403, 0]> : tensor<3xui32>
  %19 = "stablehlo.bitcast_convert"(%17) : (tensor<3xf32>) -> tensor<3xui32>
  check.expect_eq_const %19, dense<[2147483648, 0, 2139095040]> : tensor<3xui32>
  return
}
