// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// sqrt of complex numbers against mpmath, by parts. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[0.5, -1.25, 3.0, 0xBA83126F, 7.5, 0x1E3CE508, -4.0, 0x3F666666, -0.75, 12.0, 1.0, 2.5]> : tensor<12xf32>
  %1 = stablehlo.optimization_barrier %0 : tensor<12xf32>
  %2 = stablehlo.constant dense<[1.5, 0.25, -2.0, 3.0, -0.125, 0x1EBCE508, 0xBA83126F, 0x3F19999A, 0.75, -9.0, 0x38D1B717, 2.5]> : tensor<12xf32>
  %3 = stablehlo.optimization_barrier %2 : tensor<12xf32>
  %4 = stablehlo.complex %1, %3 : tensor<12xcomplex<f32>>
  %5 = "stablehlo.sqrt"(%4) : (tensor<12xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %6 = "stablehlo.real"(%5) : (tensor<12xcomplex<f32>>) -> tensor<12xf32>
  %7 = "stablehlo.imag"(%5) : (tensor<12xcomplex<f32>>) -> tensor<12xf32>
  %8 = stablehlo.constant dense<[0x3F829215, 0x3DE3D91B, 0x3FE89F0E, 0x3F9CBDC0, 0x402F46FD, 0x2F0BDC2B, 0x3983126F, 0x3F7ED2EA, 0x3EC9CA04, 0x406B26A9, 1.0, 0x3FDE5BA8]> : tensor<12xf32>
  check.expect_close %6, %8, max_ulp_difference = 1 : tensor<12xf32>, tensor<12xf32>
  %9 = stablehlo.constant dense<[0x3F3C3850, 0x3F8FD0AC, 0xBF0CDD38, 0x3F9CCB21, 0xBCBAF311, 0x2EACE063, -2.0, 0x3E9A4F16, 0x3F7394BE, 0xBF9CC471, 0x3851B717, 0x3F38351A]> : tensor<12xf32>
  check.expect_close %7, %9, max_ulp_difference = 1 : tensor<12xf32>, tensor<12xf32>
  %10 = stablehlo.constant dense<[-1.0, -4.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0]> : tensor<6xf32>
  %11 = stablehlo.optimization_barrier %10 : tensor<6xf32>
  %12 = stablehlo.constant dense<[0x80000000, 0.0, -1.0, 1.0, 0x7F800000, 0x80000000]> : tensor<6xf32>
  %13 = stablehlo.optimization_barrier %12 : tensor<6xf32>
  %14 = stablehlo.complex %11, %13 : tensor<6xcomplex<f32>>
  %15 = "stablehlo.sqrt"(%14) : (tensor<6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %16 = "stablehlo.real"(%15) : (tensor<6xcomplex<f32>>) -> tensor<6xf32>
  %17 = "stablehlo.imag"(%15) : (tensor<6xcomplex<f32>>) -> tensor<6xf32>
  %18 = "stablehlo.bitcast_convert"(%16) : (tensor<6xf32>) -> tensor<6xui32>
  check.expect_eq_const %18, dense<[0, 0, 2139095040, 0, 2139095040, 0]> : tensor<6xui32>
  %19 = "stablehlo.bitcast_convert"(%17) : (tensor<6xf32>) -> tensor<6xui32>
  check.expect_eq_const %19, dense<[3212836864, 1073741824, 2147483648, 2139095040, 2139095040, 2147483648]> : tensor<6xui32>
  return
}
