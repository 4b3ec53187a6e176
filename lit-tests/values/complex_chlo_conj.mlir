// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// chlo.conj of complex numbers against mpmath, by parts. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[0.5, -1.25, 3.0, 0xBA83126F, 7.5, 0x1E3CE508, -4.0, 0x3F666666, -0.75, 12.0, 1.0, 2.5]> : tensor<12xf32>
  %1 = stablehlo.optimization_barrier %0 : tensor<12xf32>
  %2 = stablehlo.constant dense<[1.5, 0.25, -2.0, 3.0, -0.125, 0x1EBCE508, 0xBA83126F, 0x3F19999A, 0.75, -9.0, 0x38D1B717, 2.5]> : tensor<12xf32>
  %3 = stablehlo.optimization_barrier %2 : tensor<12xf32>
  %4 = stablehlo.complex %1, %3 : tensor<12xcomplex<f32>>
  %5 = "chlo.conj"(%4) : (tensor<12xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %6 = "stablehlo.real"(%5) : (tensor<12xcomplex<f32>>) -> tensor<12xf32>
  %7 = "stablehlo.imag"(%5) : (tensor<12xcomplex<f32>>) -> tensor<12xf32>
  %8 = stablehlo.constant dense<[0.5, -1.25, 3.0, 0xBA83126F, 7.5, 0x1E3CE508, -4.0, 0x3F666666, -0.75, 12.0, 1.0, 2.5]> : tensor<12xf32>
  check.expect_close %6, %8, max_ulp_difference = 0 : tensor<12xf32>, tensor<12xf32>
  %9 = stablehlo.constant dense<[-1.5, -0.25, 2.0, -3.0, 0.125, 0x9EBCE508, 0x3A83126F, 0xBF19999A, -0.75, 9.0, 0xB8D1B717, -2.5]> : tensor<12xf32>
  check.expect_close %7, %9, max_ulp_difference = 0 : tensor<12xf32>, tensor<12xf32>
  %10 = stablehlo.constant dense<[0.0, 0x7FC00000]> : tensor<2xf32>
  %11 = stablehlo.optimization_barrier %10 : tensor<2xf32>
  %12 = stablehlo.constant dense<[0x80000000, 0x7F800000]> : tensor<2xf32>
  %13 = stablehlo.optimization_barrier %12 : tensor<2xf32>
  %14 = stablehlo.complex %11, %13 : tensor<2xcomplex<f32>>
  %15 = "chlo.conj"(%14) : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  %16 = "stablehlo.real"(%15) : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  %17 = "stablehlo.imag"(%15) : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  %18 = "stablehlo.bitcast_convert"(%16) : (tensor<2xf32>) -> tensor<2xui32>
  %19 = "stablehlo.compare"(%16, %16) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  check.expect_eq_const %19, dense<[false, true]> : tensor<2xi1>
  %20 = stablehlo.constant dense<0> : tensor<2xui32>
  %21 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %22 = "stablehlo.select"(%21, %20, %18) : (tensor<2xi1>, tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
  check.expect_eq_const %22, dense<0> : tensor<2xui32>
  %23 = "stablehlo.bitcast_convert"(%17) : (tensor<2xf32>) -> tensor<2xui32>
  check.expect_eq_const %23, dense<[0, 4286578688]> : tensor<2xui32>
  return
}
