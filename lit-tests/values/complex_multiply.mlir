// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// multiply of complex numbers against mpmath, by parts. Written by generate.py.
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
  %10 = "stablehlo.multiply"(%4, %9) : (tensor<12xcomplex<f32>>, tensor<12xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %11 = "stablehlo.real"(%10) : (tensor<12xcomplex<f32>>) -> tensor<12xf32>
  %12 = "stablehlo.imag"(%10) : (tensor<12xcomplex<f32>>) -> tensor<12xf32>
  %13 = stablehlo.constant dense<[-3.75, 0x409FFFCC, 0xC174CCCD, 0xC00FF3B6, 0x42B42666, 0x1E3D45BF, -10.0, 0x3F066666, 0xBFA80000, 18.0, 0xBA86594B, 15.0]> : tensor<12xf32>
  check.expect_close %11, %13, max_ulp_difference = 2 : tensor<12xf32>, tensor<12xf32>
  %14 = stablehlo.constant dense<[1.25, 0xBF800419, 0xC1E66666, 0xC0100C4A, 0x40400001, 0x1EBCCCDA, 0xBB23D70B, 0x3E400001, 0xC04C0000, -51.0, 0x3E7FFFF9, 22.5]> : tensor<12xf32>
  check.expect_close %12, %14, max_ulp_difference = 2 : tensor<12xf32>, tensor<12xf32>
  return
}
