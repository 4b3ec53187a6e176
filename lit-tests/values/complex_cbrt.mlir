// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cbrt of complex numbers against mpmath, by parts. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[0.5, -1.25, 3.0, 0xBA83126F, 7.5, 0x1E3CE508, -4.0, 0x3F666666, -0.75, 12.0, 1.0, 2.5]> : tensor<12xf32>
  %1 = stablehlo.optimization_barrier %0 : tensor<12xf32>
  %2 = stablehlo.constant dense<[1.5, 0.25, -2.0, 3.0, -0.125, 0x1EBCE508, 0xBA83126F, 0x3F19999A, 0.75, -9.0, 0x38D1B717, 2.5]> : tensor<12xf32>
  %3 = stablehlo.optimization_barrier %2 : tensor<12xf32>
  %4 = stablehlo.complex %1, %3 : tensor<12xcomplex<f32>>
  %5 = "stablehlo.cbrt"(%4) : (tensor<12xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %6 = "stablehlo.real"(%5) : (tensor<12xcomplex<f32>>) -> tensor<12xf32>
  %7 = "stablehlo.imag"(%5) : (tensor<12xcomplex<f32>>) -> tensor<12xf32>
  %8 = stablehlo.constant dense<[0x3F886150, 0x3F1A4B24, 0x3FC08498, 0x3F9FDD6B, 0x3FFA8F2C, 0x348D113E, 0x3F4B3777, 0x3F80E0BB, 0x3F389BA2, 0x401A386B, 1.0, 0x3FBC5A51]> : tensor<12xf32>
  check.expect_close %6, %8, max_ulp_difference = 1 : tensor<12xf32>, tensor<12xf32>
  %9 = stablehlo.constant dense<[0x3EF13AAD, 0x3F66BE0C, 0xBE98E5CF, 0x3F38A4BB, 0xBC32292B, 0x33DA3E18, 0xBFAFF4F9, 0x3E4CB5A3, 0x3F389BA2, 0xBF066386, 0x380BCF65, 0x3EC9E03D]> : tensor<12xf32>
  check.expect_close %7, %9, max_ulp_difference = 1 : tensor<12xf32>, tensor<12xf32>
  %10 = stablehlo.constant dense<[0.0, 8.0, 0x7F800000]> : tensor<3xf32>
  %11 = stablehlo.optimization_barrier %10 : tensor<3xf32>
  %12 = stablehlo.constant dense<[0x80000000, 0.0, 0.0]> : tensor<3xf32>
  %13 = stablehlo.optimization_barrier %12 : tensor<3xf32>
  %14 = stablehlo.complex %11, %13 : tensor<3xcomplex<f32>>
  %15 = "stablehlo.cbrt"(%14) : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  %16 = "stablehlo.real"(%15) : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
  %17 = "stablehlo.imag"(%15) : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
  %18 = "stablehlo.bitcast_convert"(%16) : (tensor<3xf32>) -> tensor<3xui32>
  check.expect_eq_const %18, dense<[0, 1073741824, 2139095040]> : tensor<3xui32>
  %19 = "stablehlo.bitcast_convert"(%17) : (tensor<3xf32>) -> tensor<3xui32>
  check.expect_eq_const %19, dense<[2147483648, 0, 0]> : tensor<3xui32>
  return
}
