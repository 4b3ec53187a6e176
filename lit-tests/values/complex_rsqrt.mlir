// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// rsqrt of complex numbers against mpmath, by parts. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[0.5, -1.25, 3.0, 0xBA83126F, 7.5, 0x1E3CE508, -4.0, 0x3F666666, -0.75, 12.0, 1.0, 2.5]> : tensor<12xf32>
  %1 = stablehlo.optimization_barrier %0 : tensor<12xf32>
  %2 = stablehlo.constant dense<[1.5, 0.25, -2.0, 3.0, -0.125, 0x1EBCE508, 0xBA83126F, 0x3F19999A, 0.75, -9.0, 0x38D1B717, 2.5]> : tensor<12xf32>
  %3 = stablehlo.optimization_barrier %2 : tensor<12xf32>
  %4 = stablehlo.complex %1, %3 : tensor<12xcomplex<f32>>
  %5 = "stablehlo.rsqrt"(%4) : (tensor<12xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %6 = "stablehlo.real"(%5) : (tensor<12xcomplex<f32>>) -> tensor<12xf32>
  %7 = "stablehlo.imag"(%5) : (tensor<12xcomplex<f32>>) -> tensor<12xf32>
  %8 = stablehlo.constant dense<[0x3F252905, 0x3DB2BD1D, 0x3F0108FC, 0x3ED0FD00, 0x3EBAEFBE, 0x4FA988EB, 0x3883126F, 0x3F6B95B3, 0x3EBE3FA5, 0x3E7AD3E7, 1.0, 0x3EFB91C4]> : tensor<12xf32>
  check.expect_close %6, %8, max_ulp_difference = 1 : tensor<12xf32>, tensor<12xf32>
  %9 = stablehlo.constant dense<[0xBEEE14DF, 0xBF61A2C0, 0x3E1C4654, 0xBED10ED6, 0x3B476295, 0xCF518E7C, 0.5, 0xBE8EA89E, 0xBF65A680, 0x3DA737F0, 0xB851B717, 0xBE50682B]> : tensor<12xf32>
  check.expect_close %7, %9, max_ulp_difference = 1 : tensor<12xf32>, tensor<12xf32>
  %10 = stablehlo.constant dense<4.0> : tensor<1xf32>
  %11 = stablehlo.optimization_barrier %10 : tensor<1xf32>
  %12 = stablehlo.constant dense<0.0> : tensor<1xf32>
  %13 = stablehlo.optimization_barrier %12 : tensor<1xf32>
  %14 = stablehlo.complex %11, %13 : tensor<1xcomplex<f32>>
  %15 = "stablehlo.rsqrt"(%14) : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
  %16 = "stablehlo.real"(%15) : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %17 = "stablehlo.imag"(%15) : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %18 = "stablehlo.bitcast_convert"(%16) : (tensor<1xf32>) -> tensor<1xui32>
  check.expect_eq_const %18, dense<1056964608> : tensor<1xui32>
  %19 = "stablehlo.bitcast_convert"(%17) : (tensor<1xf32>) -> tensor<1xui32>
  check.expect_eq_const %19, dense<0> : tensor<1xui32>
  return
}
