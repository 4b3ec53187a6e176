// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// chlo.sinh of complex numbers against mpmath, by parts. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[0.5, -1.25, 3.0, 0xBA83126F, 7.5, 0x1E3CE508, -4.0, 0x3F666666, -0.75, 12.0, 1.0, 2.5]> : tensor<12xf32>
  %1 = stablehlo.optimization_barrier %0 : tensor<12xf32>
  %2 = stablehlo.constant dense<[1.5, 0.25, -2.0, 3.0, -0.125, 0x1EBCE508, 0xBA83126F, 0x3F19999A, 0.75, -9.0, 0x38D1B717, 2.5]> : tensor<12xf32>
  %3 = stablehlo.optimization_barrier %2 : tensor<12xf32>
  %4 = stablehlo.complex %1, %3 : tensor<12xcomplex<f32>>
  %5 = "chlo.sinh"(%4) : (tensor<12xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %6 = "stablehlo.real"(%5) : (tensor<12xcomplex<f32>>) -> tensor<12xf32>
  %7 = "stablehlo.imag"(%5) : (tensor<12xcomplex<f32>>) -> tensor<12xf32>
  %8 = stablehlo.constant dense<[0x3D16FB60, 0xBFC6ABD8, 0xC08567B0, 0x3A81C2A5, 0x44603DEB, 0x1E3CE508, 0xC1DA51B9, 0x3F58E376, 0xBF1A07B3, 0xC790D0B4, 0x3F966CFE, 0xC09B1B4D]> : tensor<12xf32>
  check.expect_close %6, %8, max_ulp_difference = 1 : tensor<12xf32>, tensor<12xf32>
  %9 = stablehlo.constant dense<[0x3F8FF97D, 0x3EEF354E, 0xC11278D4, 0x3E1081C8, 0xC2E16AD3, 0x1EBCE508, 0xBCDFB582, 0x3F4F2684, 0x3F61EBEF, 0xC7030121, 0x3921CDC1, 0x406AE15A]> : tensor<12xf32>
  check.expect_close %7, %9, max_ulp_difference = 1 : tensor<12xf32>, tensor<12xf32>
  %10 = stablehlo.constant dense<[0.0, 0x7F800000, 0xC47A0000]> : tensor<3xf32>
  %11 = stablehlo.optimization_barrier %10 : tensor<3xf32>
  %12 = stablehlo.constant dense<[0x80000000, 0.0, 1.0]> : tensor<3xf32>
  %13 = stablehlo.optimization_barrier %12 : tensor<3xf32>
  %14 = stablehlo.complex %11, %13 : tensor<3xcomplex<f32>>
  %15 = "chlo.sinh"(%14) : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  %16 = "stablehlo.real"(%15) : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
  %17 = "stablehlo.imag"(%15) : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
  %18 = "stablehlo.bitcast_convert"(%16) : (tensor<3xf32>) -> tensor<3xui32>
  check.expect_eq_const %18, dense<[0, 2139095040, 4286578688]> : tensor<3xui32>
  %19 = "stablehlo.bitcast_convert"(%17) : (tensor<3xf32>) -> tensor<3xui32>
  check.expect_eq_const %19, dense<[2147483648, 0, 2139095040]> : tensor<3xui32>
  return
}
