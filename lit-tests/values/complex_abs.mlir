// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// abs of complex numbers against mpmath. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[0.5, -1.25, 3.0, 0xBA83126F, 7.5, 0x1E3CE508, -4.0, 0x3F666666, -0.75, 12.0, 1.0, 2.5, 0x7F61B1E6, 0x000116C2, 0x7F800000, 0x7FC00000, 0.0, 0x80000000]> : tensor<18xf32>
  %1 = stablehlo.optimization_barrier %0 : tensor<18xf32>
  %2 = stablehlo.constant dense<[1.5, 0.25, -2.0, 3.0, -0.125, 0x1EBCE508, 0xBA83126F, 0x3F19999A, 0.75, -9.0, 0x38D1B717, 2.5, 0x7E967699, 0x00001BE0, 0x7FC00000, 0xFF800000, 0.0, 0.0]> : tensor<18xf32>
  %3 = stablehlo.optimization_barrier %2 : tensor<18xf32>
  %4 = stablehlo.complex %1, %3 : tensor<18xcomplex<f32>>
  %5 = "stablehlo.abs"(%4) : (tensor<18xcomplex<f32>>) -> tensor<18xf32>
  %6 = stablehlo.constant dense<[0x3FCA62C2, 0x3FA32B2B, 0x4066C15A, 0x40400001, 0x40F00888, 0x1ED330CE, 4.0, 0x3F8A7403, 0x3F87C3B6, 15.0, 1.0, 0x40624630, 0x7F6DE741, 0x00011826, 0x7F800000, 0x7F800000, 0.0, 0.0]> : tensor<18xf32>
  check.expect_close %5, %6, max_ulp_difference = 1 : tensor<18xf32>, tensor<18xf32>
  return
}
