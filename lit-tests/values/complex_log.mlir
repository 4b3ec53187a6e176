// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// log of complex numbers against mpmath, by parts. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[0.5, -1.25, 3.0, 0xBA83126F, 7.5, 0x1E3CE508, -4.0, 0x3F666666, -0.75, 12.0, 1.0, 2.5]> : tensor<12xf32>
  %1 = stablehlo.optimization_barrier %0 : tensor<12xf32>
  %2 = stablehlo.constant dense<[1.5, 0.25, -2.0, 3.0, -0.125, 0x1EBCE508, 0xBA83126F, 0x3F19999A, 0.75, -9.0, 0x38D1B717, 2.5]> : tensor<12xf32>
  %3 = stablehlo.optimization_barrier %2 : tensor<12xf32>
  %4 = stablehlo.complex %1, %3 : tensor<12xcomplex<f32>>
  %5 = "stablehlo.log"(%4) : (tensor<12xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %6 = "stablehlo.real"(%5) : (tensor<12xcomplex<f32>>) -> tensor<12xf32>
  %7 = "stablehlo.imag"(%5) : (tensor<12xcomplex<f32>>) -> tensor<12xf32>
  %8 = stablehlo.constant dense<[0x3EEA9208, 0x3E78947B, 0x3FA42821, 0x3F8C9F54, 0x4000F672, 0xC234FCE9, 0x3FB17218, 0x3DA0C596, 0x3D71383B, 0x402D50B2, 0x31ABCC76, 0x3FA1A58A]> : tensor<12xf32>
  check.expect_close %6, %8, max_ulp_difference = 1 : tensor<12xf32>, tensor<12xf32>
  %9 = stablehlo.constant dense<[0x3F9FE0BB, 0x403C6DBA, 0xBF168757, 0x3FC91AC7, 0xBC88854C, 0x3F8DB70D, 0xC0490BC2, 0x3F168757, 0x4016CBE4, 0xBF24BC7D, 0x38D1B717, 0x3F490FDB]> : tensor<12xf32>
  check.expect_close %7, %9, max_ulp_difference = 1 : tensor<12xf32>, tensor<12xf32>
  %10 = stablehlo.constant dense<[0.0, 0x80000000, 0x7F800000, -1.0]> : tensor<4xf32>
  %11 = stablehlo.optimization_barrier %10 : tensor<4xf32>
  %12 = stablehlo.constant dense<[0.0, 0.0, 1.0, 0x80000000]> : tensor<4xf32>
  %13 = stablehlo.optimization_barrier %12 : tensor<4xf32>
  %14 = stablehlo.complex %11, %13 : tensor<4xcomplex<f32>>
  %15 = "stablehlo.log"(%14) : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %16 = "stablehlo.real"(%15) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  %17 = "stablehlo.imag"(%15) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  %18 = "stablehlo.bitcast_convert"(%16) : (tensor<4xf32>) -> tensor<4xui32>
  check.expect_eq_const %18, dense<[4286578688, 4286578688, 2139095040, 0]> : tensor<4xui32>
  %19 = "stablehlo.bitcast_convert"(%17) : (tensor<4xf32>) -> tensor<4xui32>
  check.expect_eq_const %19, dense<[0, 1078530011, 0, 3226013659]> : tensor<4xui32>
  return
}
