// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// logistic of complex numbers against mpmath, by parts. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[0.5, -1.25, 3.0, 0xBA83126F, 7.5, 0x1E3CE508, -4.0, 0x3F666666, -0.75, 12.0, 1.0, 2.5]> : tensor<12xf32>
  %1 = stablehlo.optimization_barrier %0 : tensor<12xf32>
  %2 = stablehlo.constant dense<[1.5, 0.25, -2.0, 3.0, -0.125, 0x1EBCE508, 0xBA83126F, 0x3F19999A, 0.75, -9.0, 0x38D1B717, 2.5]> : tensor<12xf32>
  %3 = stablehlo.optimization_barrier %2 : tensor<12xf32>
  %4 = stablehlo.complex %1, %3 : tensor<12xcomplex<f32>>
  %5 = "stablehlo.logistic"(%4) : (tensor<12xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %6 = "stablehlo.real"(%5) : (tensor<12xcomplex<f32>>) -> tensor<12xf32>
  %7 = "stablehlo.imag"(%5) : (tensor<12xcomplex<f32>>) -> tensor<12xf32>
  %8 = stablehlo.constant dense<[0x3F37A8D0, 0x3E60F49E, 0x3F826DEB, 0x3EE66BA4, 0x3F7FDC0E, 0.5, 0x3C9357CC, 0x3F3A2DFC, 0x3E981D02, 0x3F80002F, 0x3F3B26A8, 0x3F88A1DB]> : tensor<12xf32>
  check.expect_close %6, %8, max_ulp_difference = 2 : tensor<12xf32>, tensor<12xf32>
  %9 = stablehlo.constant dense<[0x3ED516EF, 0x3D3153C0, 0xBD40F2B4, 0x40E19C88, 0xB89073AF, 0x1DBCE508, 0xB7942A5E, 0x3E000226, 0x3E2C3A7F, 0xB629EE62, 0x37A4EE17, 0x3D65E858]> : tensor<12xf32>
  check.expect_close %7, %9, max_ulp_difference = 2 : tensor<12xf32>, tensor<12xf32>
  return
}
