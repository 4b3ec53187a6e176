// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// The barriers keep the operands from being folded; expectations are those of XLA on a CPU.

func.func public @main() {
  %c0_k0 = stablehlo.constant dense<[0.0, -0.5, 1.5, -1.5, 127.9, 128.0, -129.0, 255.5, 256.0, 2147483600.0, -2147484000.0, 1.000000020e+20, -1.000000020e+20, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<16xf32>
  %c0_a0 = stablehlo.optimization_barrier %c0_k0 : tensor<16xf32>
  %c0_r = stablehlo.convert %c0_a0 : (tensor<16xf32>) -> tensor<16xi8>
  check.expect_eq_const %c0_r, dense<[0, 0, 1, -1, 127, 127, -128, 127, 127, 127, -128, 127, -128, 127, -128, 0]> : tensor<16xi8>

  %c1_k0 = stablehlo.constant dense<[0.0, -0.5, 1.5, -1.5, 127.9, 128.0, -129.0, 255.5, 256.0, 2147483600.0, -2147484000.0, 1.000000020e+20, -1.000000020e+20, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<16xf32>
  %c1_a0 = stablehlo.optimization_barrier %c1_k0 : tensor<16xf32>
  %c1_r = stablehlo.convert %c1_a0 : (tensor<16xf32>) -> tensor<16xui8>
  check.expect_eq_const %c1_r, dense<[0, 0, 1, 0, 127, 128, 0, 255, 255, 255, 0, 255, 0, 255, 0, 0]> : tensor<16xui8>

  %c2_k0 = stablehlo.constant dense<[0.0, -0.5, 1.5, -1.5, 127.9, 128.0, -129.0, 255.5, 256.0, 2147483600.0, -2147484000.0, 1.000000020e+20, -1.000000020e+20, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<16xf32>
  %c2_a0 = stablehlo.optimization_barrier %c2_k0 : tensor<16xf32>
  %c2_r = stablehlo.convert %c2_a0 : (tensor<16xf32>) -> tensor<16xi32>
  check.expect_eq_const %c2_r, dense<[0, 0, 1, -1, 127, 128, -129, 255, 256, 2147483647, -2147483648, 2147483647, -2147483648, 2147483647, -2147483648, 0]> : tensor<16xi32>

  %c3_k0 = stablehlo.constant dense<[0.0, -0.5, 1.5, -1.5, 127.9, 128.0, -129.0, 255.5, 256.0, 2147483600.0, -2147484000.0, 1.000000020e+20, -1.000000020e+20, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<16xf32>
  %c3_a0 = stablehlo.optimization_barrier %c3_k0 : tensor<16xf32>
  %c3_r = stablehlo.convert %c3_a0 : (tensor<16xf32>) -> tensor<16xui32>
  check.expect_eq_const %c3_r, dense<[0, 0, 1, 0, 127, 128, 0, 255, 256, 2147483648, 0, 4294967295, 0, 4294967295, 0, 0]> : tensor<16xui32>

  %c4_k0 = stablehlo.constant dense<[0.0, -0.5, 1.5, -1.5, 127.9, 128.0, -129.0, 255.5, 256.0, 2147483600.0, -2147484000.0, 1.000000020e+20, -1.000000020e+20, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<16xf32>
  %c4_a0 = stablehlo.optimization_barrier %c4_k0 : tensor<16xf32>
  %c4_r = stablehlo.convert %c4_a0 : (tensor<16xf32>) -> tensor<16xi64>
  check.expect_eq_const %c4_r, dense<[0, 0, 1, -1, 127, 128, -129, 255, 256, 2147483648, -2147483904, 9223372036854775807, -9223372036854775808, 9223372036854775807, -9223372036854775808, 0]> : tensor<16xi64>

  %c5_k0 = stablehlo.constant dense<[0.0, -0.5, 1.5, -1.5, 127.9, 128.0, -129.0, 255.5, 256.0, 2147483600.0, -2147484000.0, 1.000000020e+20, -1.000000020e+20, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<16xf32>
  %c5_a0 = stablehlo.optimization_barrier %c5_k0 : tensor<16xf32>
  %c5_r = stablehlo.convert %c5_a0 : (tensor<16xf32>) -> tensor<16xi1>
  check.expect_eq_const %c5_r, dense<[false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<16xi1>

  %c6_k0 = stablehlo.constant dense<[0.0, -0.5, 1.5, -1.5, 127.9, 128.0, -129.0, 255.5, 256.0, 2147483600.0, -2147484000.0, 1.000000020e+20, -1.000000020e+20, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<16xf32>
  %c6_a0 = stablehlo.optimization_barrier %c6_k0 : tensor<16xf32>
  %c6_r = stablehlo.convert %c6_a0 : (tensor<16xf32>) -> tensor<16xbf16>
  %c6_r_nan = stablehlo.compare NE, %c6_r, %c6_r : (tensor<16xbf16>, tensor<16xbf16>) -> tensor<16xi1>
  check.expect_eq_const %c6_r_nan, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true]> : tensor<16xi1>
  %c6_r_zero = stablehlo.constant dense<0.0> : tensor<16xbf16>
  %c6_r_rest = stablehlo.select %c6_r_nan, %c6_r_zero, %c6_r : tensor<16xi1>, tensor<16xbf16>
  %c6_r_rest_bits = stablehlo.bitcast_convert %c6_r_rest : (tensor<16xbf16>) -> tensor<16xui16>
  %c6_e0 = stablehlo.constant dense<[0.0, -0.5, 1.5, -1.5, 128.0, 128.0, -129.0, 256.0, 256.0, 2147483600.0, -2147483600.0, 9.972771015e+19, -9.972771015e+19, 0x7F80, 0xFF80, 0.0]> : tensor<16xbf16>
  %c6_f0 = stablehlo.bitcast_convert %c6_e0 : (tensor<16xbf16>) -> tensor<16xui16>
  check.expect_eq %c6_r_rest_bits, %c6_f0 : tensor<16xui16>

  %c7_k0 = stablehlo.constant dense<[0.0, -0.5, 1.5, -1.5, 127.9, 128.0, -129.0, 255.5, 256.0, 2147483600.0, -2147484000.0, 1.000000020e+20, -1.000000020e+20, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<16xf32>
  %c7_a0 = stablehlo.optimization_barrier %c7_k0 : tensor<16xf32>
  %c7_r = stablehlo.convert %c7_a0 : (tensor<16xf32>) -> tensor<16xf16>
  %c7_r_nan = stablehlo.compare NE, %c7_r, %c7_r : (tensor<16xf16>, tensor<16xf16>) -> tensor<16xi1>
  check.expect_eq_const %c7_r_nan, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true]> : tensor<16xi1>
  %c7_r_zero = stablehlo.constant dense<0.0> : tensor<16xf16>
  %c7_r_rest = stablehlo.select %c7_r_nan, %c7_r_zero, %c7_r : tensor<16xi1>, tensor<16xf16>
  %c7_r_rest_bits = stablehlo.bitcast_convert %c7_r_rest : (tensor<16xf16>) -> tensor<16xui16>
  %c7_e1 = stablehlo.constant dense<[0.0, -0.5, 1.5, -1.5, 127.875, 128.0, -129.0, 255.5, 256.0, 0x7C00, 0xFC00, 0x7C00, 0xFC00, 0x7C00, 0xFC00, 0.0]> : tensor<16xf16>
  %c7_f1 = stablehlo.bitcast_convert %c7_e1 : (tensor<16xf16>) -> tensor<16xui16>
  check.expect_eq %c7_r_rest_bits, %c7_f1 : tensor<16xui16>

  %c8_k0 = stablehlo.constant dense<[0.0, -0.5, 1.5, -1.5, 127.9, 128.0, -129.0, 255.5, 256.0, 2147483600.0, -2147484000.0, 1.000000020e+20, -1.000000020e+20, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<16xf32>
  %c8_a0 = stablehlo.optimization_barrier %c8_k0 : tensor<16xf32>
  %c8_r = stablehlo.convert %c8_a0 : (tensor<16xf32>) -> tensor<16xf64>
  %c8_r_nan = stablehlo.compare NE, %c8_r, %c8_r : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xi1>
  check.expect_eq_const %c8_r_nan, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true]> : tensor<16xi1>
  %c8_r_zero = stablehlo.constant dense<0.0> : tensor<16xf64>
  %c8_r_rest = stablehlo.select %c8_r_nan, %c8_r_zero, %c8_r : tensor<16xi1>, tensor<16xf64>
  %c8_r_rest_bits = stablehlo.bitcast_convert %c8_r_rest : (tensor<16xf64>) -> tensor<16xui64>
  %c8_e2 = stablehlo.constant dense<[0.0, -0.5, 1.5, -1.5, 127.9000015258789, 128.0, -129.0, 255.5, 256.0, 2147483648.0, -2147483904.0, 1.0000000200408773e+20, -1.0000000200408773e+20, 0x7FF0000000000000, 0xFFF0000000000000, 0.0]> : tensor<16xf64>
  %c8_f2 = stablehlo.bitcast_convert %c8_e2 : (tensor<16xf64>) -> tensor<16xui64>
  check.expect_eq %c8_r_rest_bits, %c8_f2 : tensor<16xui64>

  %c9_k0 = stablehlo.constant dense<[0.0, -0.5, 1.5, -1.5, 127.9, 128.0, -129.0, 255.5, 256.0, 2147483600.0, -2147484000.0, 1.000000020e+20, -1.000000020e+20, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<16xf32>
  %c9_a0 = stablehlo.optimization_barrier %c9_k0 : tensor<16xf32>
  %c9_r = stablehlo.convert %c9_a0 : (tensor<16xf32>) -> tensor<16xf8E5M2>
  %c9_r_nan = stablehlo.compare NE, %c9_r, %c9_r : (tensor<16xf8E5M2>, tensor<16xf8E5M2>) -> tensor<16xi1>
  check.expect_eq_const %c9_r_nan, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true]> : tensor<16xi1>
  %c9_r_zero = stablehlo.constant dense<0.0> : tensor<16xf8E5M2>
  %c9_r_rest = stablehlo.select %c9_r_nan, %c9_r_zero, %c9_r : tensor<16xi1>, tensor<16xf8E5M2>
  %c9_r_rest_bits = stablehlo.bitcast_convert %c9_r_rest : (tensor<16xf8E5M2>) -> tensor<16xui8>
  %c9_e3 = stablehlo.constant dense<[0.0, -0.5, 1.5, -1.5, 128.0, 128.0, -128.0, 256.0, 256.0, 0x7C, 0xFC, 0x7C, 0xFC, 0x7C, 0xFC, 0.0]> : tensor<16xf8E5M2>
  %c9_f3 = stablehlo.bitcast_convert %c9_e3 : (tensor<16xf8E5M2>) -> tensor<16xui8>
  check.expect_eq %c9_r_rest_bits, %c9_f3 : tensor<16xui8>

  %c10_k0 = stablehlo.constant dense<[0, 1, -1, 2, 7, -2147483648, 2147483647]> : tensor<7xi32>
  %c10_a0 = stablehlo.optimization_barrier %c10_k0 : tensor<7xi32>
  %c10_r = stablehlo.convert %c10_a0 : (tensor<7xi32>) -> tensor<7xi8>
  check.expect_eq_const %c10_r, dense<[0, 1, -1, 2, 7, 0, -1]> : tensor<7xi8>

  %c11_k0 = stablehlo.constant dense<[0, 1, -1, 2, 7, -2147483648, 2147483647]> : tensor<7xi32>
  %c11_a0 = stablehlo.optimization_barrier %c11_k0 : tensor<7xi32>
  %c11_r = stablehlo.convert %c11_a0 : (tensor<7xi32>) -> tensor<7xui8>
  check.expect_eq_const %c11_r, dense<[0, 1, 255, 2, 7, 0, 255]> : tensor<7xui8>

  %c12_k0 = stablehlo.constant dense<[0, 1, -1, 2, 7, -2147483648, 2147483647]> : tensor<7xi32>
  %c12_a0 = stablehlo.optimization_barrier %c12_k0 : tensor<7xi32>
  %c12_r = stablehlo.convert %c12_a0 : (tensor<7xi32>) -> tensor<7xui32>
  check.expect_eq_const %c12_r, dense<[0, 1, 4294967295, 2, 7, 2147483648, 2147483647]> : tensor<7xui32>

  %c13_k0 = stablehlo.constant dense<[0, 1, -1, 2, 7, -2147483648, 2147483647]> : tensor<7xi32>
  %c13_a0 = stablehlo.optimization_barrier %c13_k0 : tensor<7xi32>
  %c13_r = stablehlo.convert %c13_a0 : (tensor<7xi32>) -> tensor<7xi64>
  check.expect_eq_const %c13_r, dense<[0, 1, -1, 2, 7, -2147483648, 2147483647]> : tensor<7xi64>

  %c14_k0 = stablehlo.constant dense<[0, 1, -1, 2, 7, -2147483648, 2147483647]> : tensor<7xi32>
  %c14_a0 = stablehlo.optimization_barrier %c14_k0 : tensor<7xi32>
  %c14_r = stablehlo.convert %c14_a0 : (tensor<7xi32>) -> tensor<7xi1>
  check.expect_eq_const %c14_r, dense<[false, true, true, true, true, true, true]> : tensor<7xi1>

  %c15_k0 = stablehlo.constant dense<[0, 1, -1, 2, 7, -2147483648, 2147483647]> : tensor<7xi32>
  %c15_a0 = stablehlo.optimization_barrier %c15_k0 : tensor<7xi32>
  %c15_r = stablehlo.convert %c15_a0 : (tensor<7xi32>) -> tensor<7xf32>
  %c15_r_bits = stablehlo.bitcast_convert %c15_r : (tensor<7xf32>) -> tensor<7xui32>
  %c15_e4 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 7.0, -2147483600.0, 2147483600.0]> : tensor<7xf32>
  %c15_f4 = stablehlo.bitcast_convert %c15_e4 : (tensor<7xf32>) -> tensor<7xui32>
  check.expect_eq %c15_r_bits, %c15_f4 : tensor<7xui32>

  %c16_k0 = stablehlo.constant dense<[0, 1, -1, 2, 7, -2147483648, 2147483647]> : tensor<7xi32>
  %c16_a0 = stablehlo.optimization_barrier %c16_k0 : tensor<7xi32>
  %c16_r = stablehlo.convert %c16_a0 : (tensor<7xi32>) -> tensor<7xbf16>
  %c16_r_bits = stablehlo.bitcast_convert %c16_r : (tensor<7xbf16>) -> tensor<7xui16>
  %c16_e5 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 7.0, -2147483600.0, 2147483600.0]> : tensor<7xbf16>
  %c16_f5 = stablehlo.bitcast_convert %c16_e5 : (tensor<7xbf16>) -> tensor<7xui16>
  check.expect_eq %c16_r_bits, %c16_f5 : tensor<7xui16>

  %c17_k0 = stablehlo.constant dense<[0, 1, -1, 2, 7, -2147483648, 2147483647]> : tensor<7xi32>
  %c17_a0 = stablehlo.optimization_barrier %c17_k0 : tensor<7xi32>
  %c17_r = stablehlo.convert %c17_a0 : (tensor<7xi32>) -> tensor<7xf64>
  %c17_r_bits = stablehlo.bitcast_convert %c17_r : (tensor<7xf64>) -> tensor<7xui64>
  %c17_e6 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 7.0, -2147483648.0, 2147483647.0]> : tensor<7xf64>
  %c17_f6 = stablehlo.bitcast_convert %c17_e6 : (tensor<7xf64>) -> tensor<7xui64>
  check.expect_eq %c17_r_bits, %c17_f6 : tensor<7xui64>

  %c18_k0 = stablehlo.constant dense<[0, 1, 2, 7, 8, 127, 128, 255]> : tensor<8xui8>
  %c18_a0 = stablehlo.optimization_barrier %c18_k0 : tensor<8xui8>
  %c18_r = stablehlo.convert %c18_a0 : (tensor<8xui8>) -> tensor<8xi8>
  check.expect_eq_const %c18_r, dense<[0, 1, 2, 7, 8, 127, -128, -1]> : tensor<8xi8>

  %c19_k0 = stablehlo.constant dense<[0, 1, 2, 7, 8, 127, 128, 255]> : tensor<8xui8>
  %c19_a0 = stablehlo.optimization_barrier %c19_k0 : tensor<8xui8>
  %c19_r = stablehlo.convert %c19_a0 : (tensor<8xui8>) -> tensor<8xi32>
  check.expect_eq_const %c19_r, dense<[0, 1, 2, 7, 8, 127, 128, 255]> : tensor<8xi32>

  %c20_k0 = stablehlo.constant dense<[0, 1, 2, 7, 8, 127, 128, 255]> : tensor<8xui8>
  %c20_a0 = stablehlo.optimization_barrier %c20_k0 : tensor<8xui8>
  %c20_r = stablehlo.convert %c20_a0 : (tensor<8xui8>) -> tensor<8xf32>
  %c20_r_bits = stablehlo.bitcast_convert %c20_r : (tensor<8xf32>) -> tensor<8xui32>
  %c20_e7 = stablehlo.constant dense<[0.0, 1.0, 2.0, 7.0, 8.0, 127.0, 128.0, 255.0]> : tensor<8xf32>
  %c20_f7 = stablehlo.bitcast_convert %c20_e7 : (tensor<8xf32>) -> tensor<8xui32>
  check.expect_eq %c20_r_bits, %c20_f7 : tensor<8xui32>

  %c21_k0 = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  %c21_a0 = stablehlo.optimization_barrier %c21_k0 : tensor<4xi1>
  %c21_r = stablehlo.convert %c21_a0 : (tensor<4xi1>) -> tensor<4xi32>
  check.expect_eq_const %c21_r, dense<[0, 0, 1, 1]> : tensor<4xi32>

  %c22_k0 = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  %c22_a0 = stablehlo.optimization_barrier %c22_k0 : tensor<4xi1>
  %c22_r = stablehlo.convert %c22_a0 : (tensor<4xi1>) -> tensor<4xf32>
  %c22_r_bits = stablehlo.bitcast_convert %c22_r : (tensor<4xf32>) -> tensor<4xui32>
  %c22_e8 = stablehlo.constant dense<[0.0, 0.0, 1.0, 1.0]> : tensor<4xf32>
  %c22_f8 = stablehlo.bitcast_convert %c22_e8 : (tensor<4xf32>) -> tensor<4xui32>
  check.expect_eq %c22_r_bits, %c22_f8 : tensor<4xui32>
  return
}
