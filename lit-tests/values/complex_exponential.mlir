// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// exponential of complex numbers against mpmath, by parts. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[0.5, -1.25, 3.0, 0xBA83126F, 7.5, 0x1E3CE508, -4.0, 0x3F666666, -0.75, 12.0, 1.0, 2.5]> : tensor<12xf32>
  %1 = stablehlo.optimization_barrier %0 : tensor<12xf32>
  %2 = stablehlo.constant dense<[1.5, 0.25, -2.0, 3.0, -0.125, 0x1EBCE508, 0xBA83126F, 0x3F19999A, 0.75, -9.0, 0x38D1B717, 2.5]> : tensor<12xf32>
  %3 = stablehlo.optimization_barrier %2 : tensor<12xf32>
  %4 = stablehlo.complex %1, %3 : tensor<12xcomplex<f32>>
  %5 = "stablehlo.exponential"(%4) : (tensor<12xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %6 = "stablehlo.real"(%5) : (tensor<12xcomplex<f32>>) -> tensor<12xf32>
  %7 = "stablehlo.imag"(%5) : (tensor<12xcomplex<f32>>) -> tensor<12xf32>
  %8 = stablehlo.constant dense<[0x3DEED993, 0x3E8E2155, 0xC105BC8D, 0xBF7D2F4D, 0x44E03DEF, 1.0, 0x3C960AA9, 0x4001EB7D, 0x3EB0F5CE, 0xC810D0B4, 0x402DF854, 0xC11C28A9]> : tensor<12xf32>
  check.expect_close %6, %8, max_ulp_difference = 1 : tensor<12xf32>, tensor<12xf32>
  %9 = stablehlo.constant dense<[0x3FD281F7, 0x3D912ACE, 0xC1921C1D, 0x3E105CCA, 0xC3616ACE, 0x1EBCE508, 0xB799A488, 0x3FB1C415, 0x3EA4DB00, 0xC7830121, 0x398E8429, 0x40E94EEA]> : tensor<12xf32>
  check.expect_close %7, %9, max_ulp_difference = 1 : tensor<12xf32>, tensor<12xf32>
  %10 = stablehlo.constant dense<[0xFF800000, 0xFF800000, 1000.0, 0.0]> : tensor<4xf32>
  %11 = stablehlo.optimization_barrier %10 : tensor<4xf32>
  %12 = stablehlo.constant dense<[0x7F800000, 2.0, 0.0, 0x80000000]> : tensor<4xf32>
  %13 = stablehlo.optimization_barrier %12 : tensor<4xf32>
  %14 = stablehlo.complex %11, %13 : tensor<4xcomplex<f32>>
  %15 = "stablehlo.exponential"(%14) : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %16 = "stablehlo.real"(%15) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  %17 = "stablehlo.imag"(%15) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  %18 = "stablehlo.bitcast_convert"(%16) : (tensor<4xf32>) -> tensor<4xui32>
  check.expect_eq_const %18, dense<[0, 0, 2139095040, 1065353216]> : tensor<4xui32>
  %19 = "stablehlo.bitcast_convert"(%17) : (tensor<4xf32>) -> tensor<4xui32>
  check.expect_eq_const %19, dense<[0, 0, 0, 2147483648]> : tensor<4xui32>
  return
}
