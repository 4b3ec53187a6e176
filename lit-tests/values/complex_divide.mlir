// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// divide of complex numbers against mpmath, by parts. Written by generate.py.
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
  %10 = "stablehlo.divide"(%4, %9) : (tensor<12xcomplex<f32>>, tensor<12xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %11 = "stablehlo.real"(%10) : (tensor<12xcomplex<f32>>) -> tensor<12xf32>
  %12 = "stablehlo.imag"(%10) : (tensor<12xcomplex<f32>>) -> tensor<12xf32>
  %13 = stablehlo.constant dense<[0x3F19999A, 0x3EA00034, 0x3E818C88, 0x40000AEC, 0x3F1F77CF, 0x1E3C8445, 0xBFCCCCCD, 0x3FB4B4B4, 0x3E9A8246, 0x4084EC4F, 0xBC7F9619, 0x3EC4EC4F]> : tensor<12xf32>
  check.expect_close %11, %13, max_ulp_difference = 1 : tensor<12xf32>, tensor<12xf32>
  %14 = stablehlo.constant dense<[0xBE4CCCCD, 0xBD7FF7CF, 0x3E9DB637, 0xBFFFEA28, 0xBD2A3DB7, 0x1EBCFD29, 0xB9D1B718, 0x3FC6C6C7, 0x3DFE7C37, 0xBE6C4EC5, 0xC07FFEFA, 0x3E834835]> : tensor<12xf32>
  check.expect_close %12, %14, max_ulp_difference = 1 : tensor<12xf32>, tensor<12xf32>
  %15 = stablehlo.constant dense<[1.0, 1.0, 1.0, 0x7F800000, 0x7F61B1E6, 0x006CE3EE]> : tensor<6xf32>
  %16 = stablehlo.optimization_barrier %15 : tensor<6xf32>
  %17 = stablehlo.constant dense<[2.0, -2.0, 2.0, 1.0, 0x7F61B1E6, 0.0]> : tensor<6xf32>
  %18 = stablehlo.optimization_barrier %17 : tensor<6xf32>
  %19 = stablehlo.complex %16, %18 : tensor<6xcomplex<f32>>
  %20 = stablehlo.constant dense<[0.0, 0x80000000, 0x7F800000, 2.0, 0x7F61B1E6, 0x006CE3EE]> : tensor<6xf32>
  %21 = stablehlo.optimization_barrier %20 : tensor<6xf32>
  %22 = stablehlo.constant dense<[0.0, 0.0, 1.0, 0.0, 0x7F61B1E6, 0.0]> : tensor<6xf32>
  %23 = stablehlo.optimization_barrier %22 : tensor<6xf32>
  %24 = stablehlo.complex %21, %23 : tensor<6xcomplex<f32>>
  %25 = "stablehlo.divide"(%19, %24) : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %26 = "stablehlo.real"(%25) : (tensor<6xcomplex<f32>>) -> tensor<6xf32>
  %27 = "stablehlo.imag"(%25) : (tensor<6xcomplex<f32>>) -> tensor<6xf32>
  %28 = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0.0, 0x7F800000, 1.0, 1.0]> : tensor<6xf32>
  check.expect_close %26, %28, max_ulp_difference = 0 : tensor<6xf32>, tensor<6xf32>
  %29 = stablehlo.constant dense<[0x7F800000, 0x7F800000, 0.0, 0x7FC00000, 0.0, 0.0]> : tensor<6xf32>
  check.expect_close %27, %29, max_ulp_difference = 0 : tensor<6xf32>, tensor<6xf32>
  return
}
