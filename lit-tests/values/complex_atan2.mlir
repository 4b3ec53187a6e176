// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// atan2 of complex numbers against mpmath, by parts. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[0.5, -1.25, 3.0, 0xBA83126F, 7.5, 0x1E3CE508, -4.0, 0x3F666666, -0.75, 12.0, 1.0, 2.5]> : tensor<12xf32>
  %1 = stablehlo.optimization_barrier %0 : tensor<12xf32>
  %2 = stablehlo.constant dense<[1.5, 0.25, -2.0, 3.0, -0.125, 0x1EBCE508, 0xBA83126F, 0x3F19999A, 0.75, -9.0, 0x38D1B717, 2.5]> : tensor<12xf32>
  %3 = stablehlo.optimization_barrier %2 : tensor<12xf32>
  %4 = stablehlo.complex %1, %3 : tensor<12xcomplex<f32>>
  %5 = stablehlo.constant dense<[0x1E3CE508, -4.0, 0x3F666666, -0.75, 12.0, 1.0, 2.5, 0.5, -1.25, 3.0, 0xBA83126F, 7.5]> : tensor<12xf32>
  %6 = stablehlo.optimization_barrier %5 : tensor<12xf32>
  %7 = stablehlo.constant dense<[2.5, 0x38D1B717, -9.0, 0.75, 0x3F19999A, 0xBA83126F, 0x1EBCE508, -0.125, 3.0, -2.0, 0.25, 1.5]> : tensor<12xf32>
  %8 = stablehlo.optimization_barrier %7 : tensor<12xf32>
  %9 = stablehlo.complex %6, %8 : tensor<12xcomplex<f32>>
  %10 = "stablehlo.atan2"(%4, %9) : (tensor<12xcomplex<f32>>, tensor<12xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %11 = "stablehlo.real"(%10) : (tensor<12xcomplex<f32>>) -> tensor<12xf32>
  %12 = "stablehlo.imag"(%10) : (tensor<12xcomplex<f32>>) -> tensor<12xf32>
  %13 = stablehlo.constant dense<[0x3F0DB70D, 0xC0359CB9, 0x3E8AA8B6, 0xBFEA4BE5, 0x3F0EC2F6, 0x1E3C8445, 0xBF818FAC, 0x3F9CC052, 0xC0360D10, 0x3FAAE844, 0x3FC931EF, 0x3EC63FB5]> : tensor<12xf32>
  check.expect_close %11, %13, max_ulp_difference = 2 : tensor<12xf32>, tensor<12xf32>
  %14 = stablehlo.constant dense<[0xBE167930, 0xBD695F7E, 0x3E97A4C9, 0xBE748432, 0xBCF54953, 0x1EBCFD29, 0xB8EBA293, 0x3EA78A7B, 0x3DE9FA5E, 0xBC4E9095, 0xBE82C572, 0x3E66CBE1]> : tensor<12xf32>
  check.expect_close %12, %14, max_ulp_difference = 2 : tensor<12xf32>, tensor<12xf32>
  return
}
