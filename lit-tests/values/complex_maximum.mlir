// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// maximum of complex numbers against mpmath, by parts. Written by generate.py.
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
  %10 = "stablehlo.maximum"(%4, %9) : (tensor<12xcomplex<f32>>, tensor<12xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %11 = "stablehlo.real"(%10) : (tensor<12xcomplex<f32>>) -> tensor<12xf32>
  %12 = "stablehlo.imag"(%10) : (tensor<12xcomplex<f32>>) -> tensor<12xf32>
  %13 = stablehlo.constant dense<[0.5, -1.25, 3.0, 0xBA83126F, 12.0, 1.0, 2.5, 0x3F666666, -0.75, 12.0, 1.0, 7.5]> : tensor<12xf32>
  check.expect_close %11, %13, max_ulp_difference = 0 : tensor<12xf32>, tensor<12xf32>
  %14 = stablehlo.constant dense<[1.5, 0.25, -2.0, 3.0, 0x3F19999A, 0xBA83126F, 0x1EBCE508, 0x3F19999A, 0.75, -9.0, 0x38D1B717, 1.5]> : tensor<12xf32>
  check.expect_close %12, %14, max_ulp_difference = 0 : tensor<12xf32>, tensor<12xf32>
  %15 = stablehlo.constant dense<[1.0, 0xFF800000]> : tensor<2xf32>
  %16 = stablehlo.optimization_barrier %15 : tensor<2xf32>
  %17 = stablehlo.constant dense<[-2.0, 1.0]> : tensor<2xf32>
  %18 = stablehlo.optimization_barrier %17 : tensor<2xf32>
  %19 = stablehlo.complex %16, %18 : tensor<2xcomplex<f32>>
  %20 = stablehlo.constant dense<[1.0, 0xFF800000]> : tensor<2xf32>
  %21 = stablehlo.optimization_barrier %20 : tensor<2xf32>
  %22 = stablehlo.constant dense<[3.0, 0.0]> : tensor<2xf32>
  %23 = stablehlo.optimization_barrier %22 : tensor<2xf32>
  %24 = stablehlo.complex %21, %23 : tensor<2xcomplex<f32>>
  %25 = "stablehlo.maximum"(%19, %24) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  %26 = "stablehlo.real"(%25) : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  %27 = "stablehlo.imag"(%25) : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  %28 = "stablehlo.bitcast_convert"(%26) : (tensor<2xf32>) -> tensor<2xui32>
  check.expect_eq_const %28, dense<[1065353216, 4286578688]> : tensor<2xui32>
  %29 = "stablehlo.bitcast_convert"(%27) : (tensor<2xf32>) -> tensor<2xui32>
  check.expect_eq_const %29, dense<[1077936128, 1065353216]> : tensor<2xui32>
  return
}
