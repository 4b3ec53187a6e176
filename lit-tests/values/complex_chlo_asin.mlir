// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// chlo.asin of complex numbers against mpmath, by parts. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[0.5, -1.25, 3.0, 0xBA83126F, 7.5, 0x1E3CE508, -4.0, 0x3F666666, -0.75, 12.0, 1.0, 2.5]> : tensor<12xf32>
  %1 = stablehlo.optimization_barrier %0 : tensor<12xf32>
  %2 = stablehlo.constant dense<[1.5, 0.25, -2.0, 3.0, -0.125, 0x1EBCE508, 0xBA83126F, 0x3F19999A, 0.75, -9.0, 0x38D1B717, 2.5]> : tensor<12xf32>
  %3 = stablehlo.optimization_barrier %2 : tensor<12xf32>
  %4 = stablehlo.complex %1, %3 : tensor<12xcomplex<f32>>
  %5 = "chlo.asin"(%4) : (tensor<12xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %6 = "stablehlo.real"(%5) : (tensor<12xcomplex<f32>>) -> tensor<12xf32>
  %7 = "stablehlo.imag"(%5) : (tensor<12xcomplex<f32>>) -> tensor<12xf32>
  %8 = stablehlo.constant dense<[0x3E8C0687, 0xBFA29467, 0x3F76F3DC, 0xB9A5CB60, 0x3FC6E8DB, 0x1E3CE508, 0xBFC90765, 0x3F43AFC9, 0xBF1723F3, 0x3F6D1D40, 0x3FC7C82D, 0x3F43F2E0]> : tensor<12xf32>
  check.expect_close %6, %8, max_ulp_difference = 1 : tensor<12xf32>, tensor<12xf32>
  %9 = stablehlo.constant dense<[0x3F9CFC8A, 0x3F444E6C, 0xBFFBFC54, 0x3FE8C2DB, 0xC02D09B9, 0x1EBCE508, 0xC0040F5A, 0x3F41C3A4, 0x3F4F9B9A, 0xC059A825, 0x3C23D764, 0x3FFA7233]> : tensor<12xf32>
  check.expect_close %7, %9, max_ulp_difference = 1 : tensor<12xf32>, tensor<12xf32>
  %10 = stablehlo.constant dense<[0.0, 0x7F800000, -1.0, 2.0, 2.0]> : tensor<5xf32>
  %11 = stablehlo.optimization_barrier %10 : tensor<5xf32>
  %12 = stablehlo.constant dense<[0x80000000, 0x7F800000, 0x7F800000, 0.0, 0x80000000]> : tensor<5xf32>
  %13 = stablehlo.optimization_barrier %12 : tensor<5xf32>
  %14 = stablehlo.complex %11, %13 : tensor<5xcomplex<f32>>
  %15 = "chlo.asin"(%14) : (tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
  %16 = "stablehlo.real"(%15) : (tensor<5xcomplex<f32>>) -> tensor<5xf32>
  %17 = "stablehlo.imag"(%15) : (tensor<5xcomplex<f32>>) -> tensor<5xf32>
  %18 = "stablehlo.bitcast_convert"(%16) : (tensor<5xf32>) -> tensor<5xui32>
  check.expect_eq_const %18, dense<[0, 1061752795, 2147483648, 1070141403, 1070141403]> : tensor<5xui32>
  %19 = "stablehlo.bitcast_convert"(%17) : (tensor<5xf32>) -> tensor<5xui32>
  check.expect_eq_const %19, dense<[2147483648, 2139095040, 2139095040, 1068012052, 3215495700]> : tensor<5xui32>
  return
}
