// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// chlo.atanh of complex numbers against mpmath, by parts. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[0.5, -1.25, 3.0, 0xBA83126F, 7.5, 0x1E3CE508, -4.0, 0x3F666666, -0.75, 12.0, 1.0, 2.5]> : tensor<12xf32>
  %1 = stablehlo.optimization_barrier %0 : tensor<12xf32>
  %2 = stablehlo.constant dense<[1.5, 0.25, -2.0, 3.0, -0.125, 0x1EBCE508, 0xBA83126F, 0x3F19999A, 0.75, -9.0, 0x38D1B717, 2.5]> : tensor<12xf32>
  %3 = stablehlo.optimization_barrier %2 : tensor<12xf32>
  %4 = stablehlo.complex %1, %3 : tensor<12xcomplex<f32>>
  %5 = "chlo.atanh"(%4) : (tensor<12xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %6 = "stablehlo.real"(%5) : (tensor<12xcomplex<f32>>) -> tensor<12xf32>
  %7 = "stablehlo.imag"(%5) : (tensor<12xcomplex<f32>>) -> tensor<12xf32>
  %8 = stablehlo.constant dense<[0x3E167930, 0xBF6DAB2A, 0x3E6A9208, 0xB8D1B717, 0x3E094FD6, 0x1E3CE508, 0xBE82C577, 0x3F17DF88, 0xBEE1017D, 0x3D5A4F53, 0x409E74AF, 0x3E4717A6]> : tensor<12xf32>
  check.expect_close %6, %8, max_ulp_difference = 1 : tensor<12xf32>, tensor<12xf32>
  %9 = stablehlo.constant dense<[0x3F823454, 0x3F9DE0E6, 0xBFB4784B, 0x3F9FE0BC, 0xBFC8C5BD, 0x1EBCE508, 0xBFC90DAB, 0x3F5B134D, 0x3F53B43A, 0xBFC3EE1B, 0x3F49117E, 0x3FAED054]> : tensor<12xf32>
  check.expect_close %7, %9, max_ulp_difference = 1 : tensor<12xf32>, tensor<12xf32>
  %10 = stablehlo.constant dense<[0.0, 0x7F800000, 1.0, -1.0]> : tensor<4xf32>
  %11 = stablehlo.optimization_barrier %10 : tensor<4xf32>
  %12 = stablehlo.constant dense<[0x80000000, 0x7F800000, 0.0, 0x80000000]> : tensor<4xf32>
  %13 = stablehlo.optimization_barrier %12 : tensor<4xf32>
  %14 = stablehlo.complex %11, %13 : tensor<4xcomplex<f32>>
  %15 = "chlo.atanh"(%14) : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %16 = "stablehlo.real"(%15) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  %17 = "stablehlo.imag"(%15) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  %18 = "stablehlo.bitcast_convert"(%16) : (tensor<4xf32>) -> tensor<4xui32>
  check.expect_eq_const %18, dense<[0, 0, 2139095040, 4286578688]> : tensor<4xui32>
  %19 = "stablehlo.bitcast_convert"(%17) : (tensor<4xf32>) -> tensor<4xui32>
  check.expect_eq_const %19, dense<[2147483648, 1070141403, 0, 2147483648]> : tensor<4xui32>
  return
}
