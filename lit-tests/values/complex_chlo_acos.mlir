// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// chlo.acos of complex numbers against mpmath, by parts. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[0.5, -1.25, 3.0, 0xBA83126F, 7.5, 0x1E3CE508, -4.0, 0x3F666666, -0.75, 12.0, 1.0, 2.5]> : tensor<12xf32>
  %1 = stablehlo.optimization_barrier %0 : tensor<12xf32>
  %2 = stablehlo.constant dense<[1.5, 0.25, -2.0, 3.0, -0.125, 0x1EBCE508, 0xBA83126F, 0x3F19999A, 0.75, -9.0, 0x38D1B717, 2.5]> : tensor<12xf32>
  %3 = stablehlo.optimization_barrier %2 : tensor<12xf32>
  %4 = stablehlo.complex %1, %3 : tensor<12xcomplex<f32>>
  %5 = "chlo.acos"(%4) : (tensor<12xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %6 = "stablehlo.real"(%5) : (tensor<12xcomplex<f32>>) -> tensor<12xf32>
  %7 = "stablehlo.imag"(%5) : (tensor<12xcomplex<f32>>) -> tensor<12xf32>
  %8 = stablehlo.constant dense<[0x3FA60E39, 0x4035D221, 0x3F1B2BD9, 0x3FC91A37, 0x3C89C003, 0x3FC90FDB, 0x40490BA0, 0x3F4E6FEC, 0x400A50EA, 0x3F250275, 0x3C23D6B1, 0x3F4E2CD5]> : tensor<12xf32>
  check.expect_close %6, %8, max_ulp_difference = 1 : tensor<12xf32>, tensor<12xf32>
  %9 = stablehlo.constant dense<[0xBF9CFC8A, 0xBF444E6C, 0x3FFBFC54, 0xBFE8C2DB, 0x402D09B9, 0x9EBCE508, 0x40040F5A, 0xBF41C3A4, 0xBF4F9B9A, 0x4059A825, 0xBC23D764, 0xBFFA7233]> : tensor<12xf32>
  check.expect_close %7, %9, max_ulp_difference = 1 : tensor<12xf32>, tensor<12xf32>
  %10 = stablehlo.constant dense<[1.0, 0x7F800000, 0xFF800000, 2.0, 2.0]> : tensor<5xf32>
  %11 = stablehlo.optimization_barrier %10 : tensor<5xf32>
  %12 = stablehlo.constant dense<[0.0, 0x7F800000, 1.0, 0.0, 0x80000000]> : tensor<5xf32>
  %13 = stablehlo.optimization_barrier %12 : tensor<5xf32>
  %14 = stablehlo.complex %11, %13 : tensor<5xcomplex<f32>>
  %15 = "chlo.acos"(%14) : (tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
  %16 = "stablehlo.real"(%15) : (tensor<5xcomplex<f32>>) -> tensor<5xf32>
  %17 = "stablehlo.imag"(%15) : (tensor<5xcomplex<f32>>) -> tensor<5xf32>
  %18 = "stablehlo.bitcast_convert"(%16) : (tensor<5xf32>) -> tensor<5xui32>
  check.expect_eq_const %18, dense<[0, 1061752795, 1078530011, 0, 0]> : tensor<5xui32>
  %19 = "stablehlo.bitcast_convert"(%17) : (tensor<5xf32>) -> tensor<5xui32>
  check.expect_eq_const %19, dense<[2147483648, 4286578688, 4286578688, 3215495700, 1068012052]> : tensor<5xui32>
  return
}
