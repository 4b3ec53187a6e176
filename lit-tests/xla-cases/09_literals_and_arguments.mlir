// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Case 9: tanh, erf, exp and integer power give the same bits for literals and for arguments. Written by inputs/literals.py.
// RUN: %python %S/inputs/literals.py inputs %t
// RUN: %shale_run %s --input=%t/in_0.npy --input=%t/in_1.npy --input=%t/in_2.npy --output-dir=%t
// RUN: %python %S/inputs/literals.py check %t

func.func public @main(%argument: tensor<64xf32>, %b: tensor<20xi32>, %e: tensor<20xi32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<20xi32>, tensor<20xi32>) {
  %literal = stablehlo.constant dense<[0x00000000, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x3F800000, 0xBF800000, 0x3F000000, 0x42B00000, 0x42B20000, 0xC2AE0000, 0xC2B00000, 0xC2C80000, 0xC2D00000, 0x4111999A, 0x4079999A, 0x00000001, 0x80000001, 0x000116C2, 0x800116C2, 0x00800000, 0x7F61B1E6, 0xFF61B1E6, 0x33D6BF95, 0x3951B717, 0x3F200000, 0xBF200000, 0x40866666, 0xBACD86B9, 0x35F8ADA5, 0xBB540321, 0x41A7F67D, 0x37125CAB, 0xB667BCA1, 0x3E5C68A1, 0x37807A3C, 0xB4C9E883, 0xBA5CC691, 0xB8021557, 0x3DB488C2, 0xBA431A05, 0x40A16DD0, 0x3D53830A, 0x358E3940, 0xB5A84D67, 0x42323C6E, 0xBE819C2A, 0x3FC8F418, 0xBFCBF603, 0x383E6AB5, 0xBCC2E6DD, 0x3895F785, 0xB3C0909D, 0xBCC52D9C, 0x384F93B6, 0xBD6430F2, 0x414481E9, 0xB915EB35, 0x380B94F7, 0xB785A5EE, 0xB9EB250C, 0xBF180127, 0xBE3B618C, 0x3E0DA3A4]> : tensor<64xf32>
  %base = stablehlo.constant dense<[2, 2, 2, 3, -3, 0, 0, 7, 1, -1, -1, 2, -2, 10, 10, 12345, -7, 1, -2147483648, 5]> : tensor<20xi32>
  %exponent = stablehlo.constant dense<[10, 31, 32, 4, 3, 0, 5, 0, -5, -3, -4, -1, -2, 9, 10, 3, 11, 2147483647, 1, 27]> : tensor<20xi32>
  %tanh_literal = stablehlo.tanh %literal : tensor<64xf32>
  %tanh_argument = stablehlo.tanh %argument : tensor<64xf32>
  %erf_literal = chlo.erf %literal : tensor<64xf32> -> tensor<64xf32>
  %erf_argument = chlo.erf %argument : tensor<64xf32> -> tensor<64xf32>
  %exp_literal = stablehlo.exponential %literal : tensor<64xf32>
  %exp_argument = stablehlo.exponential %argument : tensor<64xf32>
  %power_literal = stablehlo.power %base, %exponent : tensor<20xi32>
  %power_argument = stablehlo.power %b, %e : tensor<20xi32>
  return %tanh_literal, %tanh_argument, %erf_literal, %erf_argument, %exp_literal, %exp_argument, %power_literal, %power_argument : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<20xi32>, tensor<20xi32>
}
