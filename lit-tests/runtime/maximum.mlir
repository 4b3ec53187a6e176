// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// The barriers keep the operands from being folded; expectations are those of XLA on a CPU.

func.func public @main() {
  %c0_k0 = stablehlo.constant dense<[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000]> : tensor<49xf32>
  %c0_a0 = stablehlo.optimization_barrier %c0_k0 : tensor<49xf32>
  %c0_k1 = stablehlo.constant dense<[0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000]> : tensor<49xf32>
  %c0_a1 = stablehlo.optimization_barrier %c0_k1 : tensor<49xf32>
  %c0_r = stablehlo.maximum %c0_a0, %c0_a1 : tensor<49xf32>
  %c0_r_nan = stablehlo.compare NE, %c0_r, %c0_r : (tensor<49xf32>, tensor<49xf32>) -> tensor<49xi1>
  check.expect_eq_const %c0_r_nan, dense<[false, false, false, false, true, false, false, false, false, false, false, true, false, false, false, false, false, false, true, false, false, false, false, false, false, true, false, false, true, true, true, true, true, true, true, false, false, false, false, true, false, false, false, false, false, false, true, false, false]> : tensor<49xi1>
  %c0_r_zero = stablehlo.constant dense<0.0> : tensor<49xf32>
  %c0_r_rest = stablehlo.select %c0_r_nan, %c0_r_zero, %c0_r : tensor<49xi1>, tensor<49xf32>
  %c0_r_rest_bits = stablehlo.bitcast_convert %c0_r_rest : (tensor<49xf32>) -> tensor<49xui32>
  %c0_e0 = stablehlo.constant dense<[0.0, 0.0, 1.5, 0.0, 0.0, 0x7F800000, 0.0, 0.0, -0.0, 1.5, -0.0, 0.0, 0x7F800000, -0.0, 1.5, 1.5, 1.5, 1.5, 0.0, 0x7F800000, 1.5, 0.0, -0.0, 1.5, -2.5, 0.0, 0x7F800000, -2.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0.0, 0x7F800000, 0x7F800000, 0.0, -0.0, 1.5, -2.5, 0.0, 0x7F800000, 0xFF800000]> : tensor<49xf32>
  %c0_f0 = stablehlo.bitcast_convert %c0_e0 : (tensor<49xf32>) -> tensor<49xui32>
  check.expect_eq %c0_r_rest_bits, %c0_f0 : tensor<49xui32>

  %c1_k0 = stablehlo.constant dense<[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7F80, 0x7F80, 0x7F80, 0x7F80, 0x7F80, 0x7F80, 0x7F80, 0xFF80, 0xFF80, 0xFF80, 0xFF80, 0xFF80, 0xFF80, 0xFF80]> : tensor<49xbf16>
  %c1_a0 = stablehlo.optimization_barrier %c1_k0 : tensor<49xbf16>
  %c1_k1 = stablehlo.constant dense<[0.0, -0.0, 1.5, -2.5, 0x7FC0, 0x7F80, 0xFF80, 0.0, -0.0, 1.5, -2.5, 0x7FC0, 0x7F80, 0xFF80, 0.0, -0.0, 1.5, -2.5, 0x7FC0, 0x7F80, 0xFF80, 0.0, -0.0, 1.5, -2.5, 0x7FC0, 0x7F80, 0xFF80, 0.0, -0.0, 1.5, -2.5, 0x7FC0, 0x7F80, 0xFF80, 0.0, -0.0, 1.5, -2.5, 0x7FC0, 0x7F80, 0xFF80, 0.0, -0.0, 1.5, -2.5, 0x7FC0, 0x7F80, 0xFF80]> : tensor<49xbf16>
  %c1_a1 = stablehlo.optimization_barrier %c1_k1 : tensor<49xbf16>
  %c1_r = stablehlo.maximum %c1_a0, %c1_a1 : tensor<49xbf16>
  %c1_r_nan = stablehlo.compare NE, %c1_r, %c1_r : (tensor<49xbf16>, tensor<49xbf16>) -> tensor<49xi1>
  check.expect_eq_const %c1_r_nan, dense<[false, false, false, false, true, false, false, false, false, false, false, true, false, false, false, false, false, false, true, false, false, false, false, false, false, true, false, false, true, true, true, true, true, true, true, false, false, false, false, true, false, false, false, false, false, false, true, false, false]> : tensor<49xi1>
  %c1_r_zero = stablehlo.constant dense<0.0> : tensor<49xbf16>
  %c1_r_rest = stablehlo.select %c1_r_nan, %c1_r_zero, %c1_r : tensor<49xi1>, tensor<49xbf16>
  %c1_r_rest_bits = stablehlo.bitcast_convert %c1_r_rest : (tensor<49xbf16>) -> tensor<49xui16>
  %c1_e1 = stablehlo.constant dense<[0.0, 0.0, 1.5, 0.0, 0.0, 0x7F80, 0.0, 0.0, -0.0, 1.5, -0.0, 0.0, 0x7F80, -0.0, 1.5, 1.5, 1.5, 1.5, 0.0, 0x7F80, 1.5, 0.0, -0.0, 1.5, -2.5, 0.0, 0x7F80, -2.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0x7F80, 0x7F80, 0x7F80, 0x7F80, 0.0, 0x7F80, 0x7F80, 0.0, -0.0, 1.5, -2.5, 0.0, 0x7F80, 0xFF80]> : tensor<49xbf16>
  %c1_f1 = stablehlo.bitcast_convert %c1_e1 : (tensor<49xbf16>) -> tensor<49xui16>
  check.expect_eq %c1_r_rest_bits, %c1_f1 : tensor<49xui16>

  %c2_k0 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, 2, 2, 2, 2, 2, 2, 2, 7, 7, 7, 7, 7, 7, 7, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647]> : tensor<49xi32>
  %c2_a0 = stablehlo.optimization_barrier %c2_k0 : tensor<49xi32>
  %c2_k1 = stablehlo.constant dense<[0, 1, -1, 2, 7, -2147483648, 2147483647, 0, 1, -1, 2, 7, -2147483648, 2147483647, 0, 1, -1, 2, 7, -2147483648, 2147483647, 0, 1, -1, 2, 7, -2147483648, 2147483647, 0, 1, -1, 2, 7, -2147483648, 2147483647, 0, 1, -1, 2, 7, -2147483648, 2147483647, 0, 1, -1, 2, 7, -2147483648, 2147483647]> : tensor<49xi32>
  %c2_a1 = stablehlo.optimization_barrier %c2_k1 : tensor<49xi32>
  %c2_r = stablehlo.maximum %c2_a0, %c2_a1 : tensor<49xi32>
  check.expect_eq_const %c2_r, dense<[0, 1, 0, 2, 7, 0, 2147483647, 1, 1, 1, 2, 7, 1, 2147483647, 0, 1, -1, 2, 7, -1, 2147483647, 2, 2, 2, 2, 7, 2, 2147483647, 7, 7, 7, 7, 7, 7, 2147483647, 0, 1, -1, 2, 7, -2147483648, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647]> : tensor<49xi32>

  %c3_k0 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 7, 7, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8, 127, 127, 127, 127, 127, 127, 127, 127, 128, 128, 128, 128, 128, 128, 128, 128, 255, 255, 255, 255, 255, 255, 255, 255]> : tensor<64xui8>
  %c3_a0 = stablehlo.optimization_barrier %c3_k0 : tensor<64xui8>
  %c3_k1 = stablehlo.constant dense<[0, 1, 2, 7, 8, 127, 128, 255, 0, 1, 2, 7, 8, 127, 128, 255, 0, 1, 2, 7, 8, 127, 128, 255, 0, 1, 2, 7, 8, 127, 128, 255, 0, 1, 2, 7, 8, 127, 128, 255, 0, 1, 2, 7, 8, 127, 128, 255, 0, 1, 2, 7, 8, 127, 128, 255, 0, 1, 2, 7, 8, 127, 128, 255]> : tensor<64xui8>
  %c3_a1 = stablehlo.optimization_barrier %c3_k1 : tensor<64xui8>
  %c3_r = stablehlo.maximum %c3_a0, %c3_a1 : tensor<64xui8>
  check.expect_eq_const %c3_r, dense<[0, 1, 2, 7, 8, 127, 128, 255, 1, 1, 2, 7, 8, 127, 128, 255, 2, 2, 2, 7, 8, 127, 128, 255, 7, 7, 7, 7, 8, 127, 128, 255, 8, 8, 8, 8, 8, 127, 128, 255, 127, 127, 127, 127, 127, 127, 128, 255, 128, 128, 128, 128, 128, 128, 128, 255, 255, 255, 255, 255, 255, 255, 255, 255]> : tensor<64xui8>

  %c4_k0 = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  %c4_a0 = stablehlo.optimization_barrier %c4_k0 : tensor<4xi1>
  %c4_k1 = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
  %c4_a1 = stablehlo.optimization_barrier %c4_k1 : tensor<4xi1>
  %c4_r = stablehlo.maximum %c4_a0, %c4_a1 : tensor<4xi1>
  check.expect_eq_const %c4_r, dense<[false, true, true, true]> : tensor<4xi1>
  return
}
