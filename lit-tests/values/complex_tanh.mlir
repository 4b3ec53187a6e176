// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// tanh of complex numbers against mpmath, by parts. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[0.5, -1.25, 3.0, 0xBA83126F, 7.5, 0x1E3CE508, -4.0, 0x3F666666, -0.75, 12.0, 1.0, 2.5]> : tensor<12xf32>
  %1 = stablehlo.optimization_barrier %0 : tensor<12xf32>
  %2 = stablehlo.constant dense<[1.5, 0.25, -2.0, 3.0, -0.125, 0x1EBCE508, 0xBA83126F, 0x3F19999A, 0.75, -9.0, 0x38D1B717, 2.5]> : tensor<12xf32>
  %3 = stablehlo.optimization_barrier %2 : tensor<12xf32>
  %4 = stablehlo.complex %1, %3 : tensor<12xcomplex<f32>>
  %5 = "stablehlo.tanh"(%4) : (tensor<12xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %6 = "stablehlo.real"(%5) : (tensor<12xcomplex<f32>>) -> tensor<12xf32>
  %7 = "stablehlo.imag"(%5) : (tensor<12xcomplex<f32>>) -> tensor<12xf32>
  %8 = stablehlo.constant dense<[0x4007FCB5, 0xBF5CF3F9, 0x3F806A20, 0xBA85BC3B, 0x3F7FFFF6, 0x1E3CE508, 0xBF7FD40C, 0x3F5911F3, 0xBF60F41E, 1.0, 0x3F42F7D6, 0x3F7F0085]> : tensor<12xf32>
  check.expect_close %6, %8, max_ulp_difference = 1 : tensor<12xf32>, tensor<12xf32>
  %9 = stablehlo.constant dense<[0x3E82A2EB, 0x3D8C1195, 0x3B76ADDF, 0xBE11F7AF, 0xB422864A, 0x1EBCE508, 0xB5B3FAB0, 0x3E89878C, 0x3ED2C425, 0x2E796047, 0x38302666, 0xBC52E77A]> : tensor<12xf32>
  check.expect_close %7, %9, max_ulp_difference = 1 : tensor<12xf32>, tensor<12xf32>
  %10 = stablehlo.constant dense<[0x7F800000, 0xC47A0000, 0.0]> : tensor<3xf32>
  %11 = stablehlo.optimization_barrier %10 : tensor<3xf32>
  %12 = stablehlo.constant dense<[1.0, 1.0, 0x80000000]> : tensor<3xf32>
  %13 = stablehlo.optimization_barrier %12 : tensor<3xf32>
  %14 = stablehlo.complex %11, %13 : tensor<3xcomplex<f32>>
  %15 = "stablehlo.tanh"(%14) : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  %16 = "stablehlo.real"(%15) : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
  %17 = "stablehlo.imag"(%15) : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
  %18 = "stablehlo.bitcast_convert"(%16) : (tensor<3xf32>) -> tensor<3xui32>
  check.expect_eq_const %18, dense<[1065353216, 3212836864, 0]> : tensor<3xui32>
  %19 = "stablehlo.bitcast_convert"(%17) : (tensor<3xf32>) -> tensor<3xui32>
  check.expect_eq_const %19, dense<[0, 0, 2147483648]> : tensor<3xui32>
  return
}
