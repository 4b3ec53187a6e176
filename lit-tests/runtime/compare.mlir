// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// The barriers keep the operands from being folded; expectations are those of XLA on a CPU.

func.func public @main() {
  %c0_k0 = stablehlo.constant dense<[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000]> : tensor<49xf32>
  %c0_a0 = stablehlo.optimization_barrier %c0_k0 : tensor<49xf32>
  %c0_k1 = stablehlo.constant dense<[0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000]> : tensor<49xf32>
  %c0_a1 = stablehlo.optimization_barrier %c0_k1 : tensor<49xf32>
  %c0_r = stablehlo.compare EQ, %c0_a0, %c0_a1, FLOAT : (tensor<49xf32>, tensor<49xf32>) -> tensor<49xi1>
  check.expect_eq_const %c0_r, dense<[true, true, false, false, false, false, false, true, true, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, true]> : tensor<49xi1>

  %c1_k0 = stablehlo.constant dense<[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000]> : tensor<49xf32>
  %c1_a0 = stablehlo.optimization_barrier %c1_k0 : tensor<49xf32>
  %c1_k1 = stablehlo.constant dense<[0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000]> : tensor<49xf32>
  %c1_a1 = stablehlo.optimization_barrier %c1_k1 : tensor<49xf32>
  %c1_r = stablehlo.compare EQ, %c1_a0, %c1_a1, TOTALORDER : (tensor<49xf32>, tensor<49xf32>) -> tensor<49xi1>
  check.expect_eq_const %c1_r, dense<[true, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, true]> : tensor<49xi1>

  %c2_k0 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, 2, 2, 2, 2, 2, 2, 2, 7, 7, 7, 7, 7, 7, 7, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647]> : tensor<49xi32>
  %c2_a0 = stablehlo.optimization_barrier %c2_k0 : tensor<49xi32>
  %c2_k1 = stablehlo.constant dense<[0, 1, -1, 2, 7, -2147483648, 2147483647, 0, 1, -1, 2, 7, -2147483648, 2147483647, 0, 1, -1, 2, 7, -2147483648, 2147483647, 0, 1, -1, 2, 7, -2147483648, 2147483647, 0, 1, -1, 2, 7, -2147483648, 2147483647, 0, 1, -1, 2, 7, -2147483648, 2147483647, 0, 1, -1, 2, 7, -2147483648, 2147483647]> : tensor<49xi32>
  %c2_a1 = stablehlo.optimization_barrier %c2_k1 : tensor<49xi32>
  %c2_r = stablehlo.compare EQ, %c2_a0, %c2_a1, SIGNED : (tensor<49xi32>, tensor<49xi32>) -> tensor<49xi1>
  check.expect_eq_const %c2_r, dense<[true, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, true]> : tensor<49xi1>

  %c3_k0 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 7, 7, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8, 127, 127, 127, 127, 127, 127, 127, 127, 128, 128, 128, 128, 128, 128, 128, 128, 255, 255, 255, 255, 255, 255, 255, 255]> : tensor<64xui8>
  %c3_a0 = stablehlo.optimization_barrier %c3_k0 : tensor<64xui8>
  %c3_k1 = stablehlo.constant dense<[0, 1, 2, 7, 8, 127, 128, 255, 0, 1, 2, 7, 8, 127, 128, 255, 0, 1, 2, 7, 8, 127, 128, 255, 0, 1, 2, 7, 8, 127, 128, 255, 0, 1, 2, 7, 8, 127, 128, 255, 0, 1, 2, 7, 8, 127, 128, 255, 0, 1, 2, 7, 8, 127, 128, 255, 0, 1, 2, 7, 8, 127, 128, 255]> : tensor<64xui8>
  %c3_a1 = stablehlo.optimization_barrier %c3_k1 : tensor<64xui8>
  %c3_r = stablehlo.compare EQ, %c3_a0, %c3_a1, UNSIGNED : (tensor<64xui8>, tensor<64xui8>) -> tensor<64xi1>
  check.expect_eq_const %c3_r, dense<[true, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, true]> : tensor<64xi1>

  %c4_k0 = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  %c4_a0 = stablehlo.optimization_barrier %c4_k0 : tensor<4xi1>
  %c4_k1 = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
  %c4_a1 = stablehlo.optimization_barrier %c4_k1 : tensor<4xi1>
  %c4_r = stablehlo.compare EQ, %c4_a0, %c4_a1, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  check.expect_eq_const %c4_r, dense<[true, false, false, true]> : tensor<4xi1>

  %c5_k0 = stablehlo.constant dense<[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000]> : tensor<49xf32>
  %c5_a0 = stablehlo.optimization_barrier %c5_k0 : tensor<49xf32>
  %c5_k1 = stablehlo.constant dense<[0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000]> : tensor<49xf32>
  %c5_a1 = stablehlo.optimization_barrier %c5_k1 : tensor<49xf32>
  %c5_r = stablehlo.compare NE, %c5_a0, %c5_a1, FLOAT : (tensor<49xf32>, tensor<49xf32>) -> tensor<49xi1>
  check.expect_eq_const %c5_r, dense<[false, false, true, true, true, true, true, false, false, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, false]> : tensor<49xi1>

  %c6_k0 = stablehlo.constant dense<[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000]> : tensor<49xf32>
  %c6_a0 = stablehlo.optimization_barrier %c6_k0 : tensor<49xf32>
  %c6_k1 = stablehlo.constant dense<[0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000]> : tensor<49xf32>
  %c6_a1 = stablehlo.optimization_barrier %c6_k1 : tensor<49xf32>
  %c6_r = stablehlo.compare NE, %c6_a0, %c6_a1, TOTALORDER : (tensor<49xf32>, tensor<49xf32>) -> tensor<49xi1>
  check.expect_eq_const %c6_r, dense<[false, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, false]> : tensor<49xi1>

  %c7_k0 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, 2, 2, 2, 2, 2, 2, 2, 7, 7, 7, 7, 7, 7, 7, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647]> : tensor<49xi32>
  %c7_a0 = stablehlo.optimization_barrier %c7_k0 : tensor<49xi32>
  %c7_k1 = stablehlo.constant dense<[0, 1, -1, 2, 7, -2147483648, 2147483647, 0, 1, -1, 2, 7, -2147483648, 2147483647, 0, 1, -1, 2, 7, -2147483648, 2147483647, 0, 1, -1, 2, 7, -2147483648, 2147483647, 0, 1, -1, 2, 7, -2147483648, 2147483647, 0, 1, -1, 2, 7, -2147483648, 2147483647, 0, 1, -1, 2, 7, -2147483648, 2147483647]> : tensor<49xi32>
  %c7_a1 = stablehlo.optimization_barrier %c7_k1 : tensor<49xi32>
  %c7_r = stablehlo.compare NE, %c7_a0, %c7_a1, SIGNED : (tensor<49xi32>, tensor<49xi32>) -> tensor<49xi1>
  check.expect_eq_const %c7_r, dense<[false, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, false]> : tensor<49xi1>

  %c8_k0 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 7, 7, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8, 127, 127, 127, 127, 127, 127, 127, 127, 128, 128, 128, 128, 128, 128, 128, 128, 255, 255, 255, 255, 255, 255, 255, 255]> : tensor<64xui8>
  %c8_a0 = stablehlo.optimization_barrier %c8_k0 : tensor<64xui8>
  %c8_k1 = stablehlo.constant dense<[0, 1, 2, 7, 8, 127, 128, 255, 0, 1, 2, 7, 8, 127, 128, 255, 0, 1, 2, 7, 8, 127, 128, 255, 0, 1, 2, 7, 8, 127, 128, 255, 0, 1, 2, 7, 8, 127, 128, 255, 0, 1, 2, 7, 8, 127, 128, 255, 0, 1, 2, 7, 8, 127, 128, 255, 0, 1, 2, 7, 8, 127, 128, 255]> : tensor<64xui8>
  %c8_a1 = stablehlo.optimization_barrier %c8_k1 : tensor<64xui8>
  %c8_r = stablehlo.compare NE, %c8_a0, %c8_a1, UNSIGNED : (tensor<64xui8>, tensor<64xui8>) -> tensor<64xi1>
  check.expect_eq_const %c8_r, dense<[false, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, false]> : tensor<64xi1>

  %c9_k0 = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  %c9_a0 = stablehlo.optimization_barrier %c9_k0 : tensor<4xi1>
  %c9_k1 = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
  %c9_a1 = stablehlo.optimization_barrier %c9_k1 : tensor<4xi1>
  %c9_r = stablehlo.compare NE, %c9_a0, %c9_a1, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  check.expect_eq_const %c9_r, dense<[false, true, true, false]> : tensor<4xi1>

  %c10_k0 = stablehlo.constant dense<[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000]> : tensor<49xf32>
  %c10_a0 = stablehlo.optimization_barrier %c10_k0 : tensor<49xf32>
  %c10_k1 = stablehlo.constant dense<[0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000]> : tensor<49xf32>
  %c10_a1 = stablehlo.optimization_barrier %c10_k1 : tensor<49xf32>
  %c10_r = stablehlo.compare LT, %c10_a0, %c10_a1, FLOAT : (tensor<49xf32>, tensor<49xf32>) -> tensor<49xi1>
  check.expect_eq_const %c10_r, dense<[false, false, true, false, false, true, false, false, false, true, false, false, true, false, false, false, false, false, false, true, false, true, true, true, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, true, false, true, false]> : tensor<49xi1>

  %c11_k0 = stablehlo.constant dense<[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000]> : tensor<49xf32>
  %c11_a0 = stablehlo.optimization_barrier %c11_k0 : tensor<49xf32>
  %c11_k1 = stablehlo.constant dense<[0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000]> : tensor<49xf32>
  %c11_a1 = stablehlo.optimization_barrier %c11_k1 : tensor<49xf32>
  %c11_r = stablehlo.compare LT, %c11_a0, %c11_a1, TOTALORDER : (tensor<49xf32>, tensor<49xf32>) -> tensor<49xi1>
  check.expect_eq_const %c11_r, dense<[false, false, true, false, true, true, false, true, false, true, false, true, true, false, false, false, false, false, true, true, false, true, true, true, false, true, true, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, true, true, true, true, true, true, false]> : tensor<49xi1>

  %c12_k0 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, 2, 2, 2, 2, 2, 2, 2, 7, 7, 7, 7, 7, 7, 7, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647]> : tensor<49xi32>
  %c12_a0 = stablehlo.optimization_barrier %c12_k0 : tensor<49xi32>
  %c12_k1 = stablehlo.constant dense<[0, 1, -1, 2, 7, -2147483648, 2147483647, 0, 1, -1, 2, 7, -2147483648, 2147483647, 0, 1, -1, 2, 7, -2147483648, 2147483647, 0, 1, -1, 2, 7, -2147483648, 2147483647, 0, 1, -1, 2, 7, -2147483648, 2147483647, 0, 1, -1, 2, 7, -2147483648, 2147483647, 0, 1, -1, 2, 7, -2147483648, 2147483647]> : tensor<49xi32>
  %c12_a1 = stablehlo.optimization_barrier %c12_k1 : tensor<49xi32>
  %c12_r = stablehlo.compare LT, %c12_a0, %c12_a1, SIGNED : (tensor<49xi32>, tensor<49xi32>) -> tensor<49xi1>
  check.expect_eq_const %c12_r, dense<[false, true, false, true, true, false, true, false, false, false, true, true, false, true, true, true, false, true, true, false, true, false, false, false, false, true, false, true, false, false, false, false, false, false, true, true, true, true, true, true, false, true, false, false, false, false, false, false, false]> : tensor<49xi1>

  %c13_k0 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 7, 7, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8, 127, 127, 127, 127, 127, 127, 127, 127, 128, 128, 128, 128, 128, 128, 128, 128, 255, 255, 255, 255, 255, 255, 255, 255]> : tensor<64xui8>
  %c13_a0 = stablehlo.optimization_barrier %c13_k0 : tensor<64xui8>
  %c13_k1 = stablehlo.constant dense<[0, 1, 2, 7, 8, 127, 128, 255, 0, 1, 2, 7, 8, 127, 128, 255, 0, 1, 2, 7, 8, 127, 128, 255, 0, 1, 2, 7, 8, 127, 128, 255, 0, 1, 2, 7, 8, 127, 128, 255, 0, 1, 2, 7, 8, 127, 128, 255, 0, 1, 2, 7, 8, 127, 128, 255, 0, 1, 2, 7, 8, 127, 128, 255]> : tensor<64xui8>
  %c13_a1 = stablehlo.optimization_barrier %c13_k1 : tensor<64xui8>
  %c13_r = stablehlo.compare LT, %c13_a0, %c13_a1, UNSIGNED : (tensor<64xui8>, tensor<64xui8>) -> tensor<64xi1>
  check.expect_eq_const %c13_r, dense<[false, true, true, true, true, true, true, true, false, false, true, true, true, true, true, true, false, false, false, true, true, true, true, true, false, false, false, false, true, true, true, true, false, false, false, false, false, true, true, true, false, false, false, false, false, false, true, true, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false]> : tensor<64xi1>

  %c14_k0 = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  %c14_a0 = stablehlo.optimization_barrier %c14_k0 : tensor<4xi1>
  %c14_k1 = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
  %c14_a1 = stablehlo.optimization_barrier %c14_k1 : tensor<4xi1>
  %c14_r = stablehlo.compare LT, %c14_a0, %c14_a1, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  check.expect_eq_const %c14_r, dense<[false, true, false, false]> : tensor<4xi1>

  %c15_k0 = stablehlo.constant dense<[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000]> : tensor<49xf32>
  %c15_a0 = stablehlo.optimization_barrier %c15_k0 : tensor<49xf32>
  %c15_k1 = stablehlo.constant dense<[0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000]> : tensor<49xf32>
  %c15_a1 = stablehlo.optimization_barrier %c15_k1 : tensor<49xf32>
  %c15_r = stablehlo.compare LE, %c15_a0, %c15_a1, FLOAT : (tensor<49xf32>, tensor<49xf32>) -> tensor<49xi1>
  check.expect_eq_const %c15_r, dense<[true, true, true, false, false, true, false, true, true, true, false, false, true, false, false, false, true, false, false, true, false, true, true, true, true, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, true, true, true, true, false, true, true]> : tensor<49xi1>

  %c16_k0 = stablehlo.constant dense<[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000]> : tensor<49xf32>
  %c16_a0 = stablehlo.optimization_barrier %c16_k0 : tensor<49xf32>
  %c16_k1 = stablehlo.constant dense<[0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000]> : tensor<49xf32>
  %c16_a1 = stablehlo.optimization_barrier %c16_k1 : tensor<49xf32>
  %c16_r = stablehlo.compare LE, %c16_a0, %c16_a1, TOTALORDER : (tensor<49xf32>, tensor<49xf32>) -> tensor<49xi1>
  check.expect_eq_const %c16_r, dense<[true, false, true, false, true, true, false, true, true, true, false, true, true, false, false, false, true, false, true, true, false, true, true, true, true, true, true, false, false, false, false, false, true, false, false, false, false, false, false, true, true, false, true, true, true, true, true, true, true]> : tensor<49xi1>

  %c17_k0 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, 2, 2, 2, 2, 2, 2, 2, 7, 7, 7, 7, 7, 7, 7, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647]> : tensor<49xi32>
  %c17_a0 = stablehlo.optimization_barrier %c17_k0 : tensor<49xi32>
  %c17_k1 = stablehlo.constant dense<[0, 1, -1, 2, 7, -2147483648, 2147483647, 0, 1, -1, 2, 7, -2147483648, 2147483647, 0, 1, -1, 2, 7, -2147483648, 2147483647, 0, 1, -1, 2, 7, -2147483648, 2147483647, 0, 1, -1, 2, 7, -2147483648, 2147483647, 0, 1, -1, 2, 7, -2147483648, 2147483647, 0, 1, -1, 2, 7, -2147483648, 2147483647]> : tensor<49xi32>
  %c17_a1 = stablehlo.optimization_barrier %c17_k1 : tensor<49xi32>
  %c17_r = stablehlo.compare LE, %c17_a0, %c17_a1, SIGNED : (tensor<49xi32>, tensor<49xi32>) -> tensor<49xi1>
  check.expect_eq_const %c17_r, dense<[true, true, false, true, true, false, true, false, true, false, true, true, false, true, true, true, true, true, true, false, true, false, false, false, true, true, false, true, false, false, false, false, true, false, true, true, true, true, true, true, true, true, false, false, false, false, false, false, true]> : tensor<49xi1>

  %c18_k0 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 7, 7, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8, 127, 127, 127, 127, 127, 127, 127, 127, 128, 128, 128, 128, 128, 128, 128, 128, 255, 255, 255, 255, 255, 255, 255, 255]> : tensor<64xui8>
  %c18_a0 = stablehlo.optimization_barrier %c18_k0 : tensor<64xui8>
  %c18_k1 = stablehlo.constant dense<[0, 1, 2, 7, 8, 127, 128, 255, 0, 1, 2, 7, 8, 127, 128, 255, 0, 1, 2, 7, 8, 127, 128, 255, 0, 1, 2, 7, 8, 127, 128, 255, 0, 1, 2, 7, 8, 127, 128, 255, 0, 1, 2, 7, 8, 127, 128, 255, 0, 1, 2, 7, 8, 127, 128, 255, 0, 1, 2, 7, 8, 127, 128, 255]> : tensor<64xui8>
  %c18_a1 = stablehlo.optimization_barrier %c18_k1 : tensor<64xui8>
  %c18_r = stablehlo.compare LE, %c18_a0, %c18_a1, UNSIGNED : (tensor<64xui8>, tensor<64xui8>) -> tensor<64xi1>
  check.expect_eq_const %c18_r, dense<[true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, false, false, true, true, true, true, true, true, false, false, false, true, true, true, true, true, false, false, false, false, true, true, true, true, false, false, false, false, false, true, true, true, false, false, false, false, false, false, true, true, false, false, false, false, false, false, false, true]> : tensor<64xi1>

  %c19_k0 = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  %c19_a0 = stablehlo.optimization_barrier %c19_k0 : tensor<4xi1>
  %c19_k1 = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
  %c19_a1 = stablehlo.optimization_barrier %c19_k1 : tensor<4xi1>
  %c19_r = stablehlo.compare LE, %c19_a0, %c19_a1, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  check.expect_eq_const %c19_r, dense<[true, true, false, true]> : tensor<4xi1>

  %c20_k0 = stablehlo.constant dense<[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000]> : tensor<49xf32>
  %c20_a0 = stablehlo.optimization_barrier %c20_k0 : tensor<49xf32>
  %c20_k1 = stablehlo.constant dense<[0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000]> : tensor<49xf32>
  %c20_a1 = stablehlo.optimization_barrier %c20_k1 : tensor<49xf32>
  %c20_r = stablehlo.compare GT, %c20_a0, %c20_a1, FLOAT : (tensor<49xf32>, tensor<49xf32>) -> tensor<49xi1>
  check.expect_eq_const %c20_r, dense<[false, false, false, true, false, false, true, false, false, false, true, false, false, true, true, true, false, true, false, false, true, false, false, false, false, false, false, true, false, false, false, false, false, false, false, true, true, true, true, false, false, true, false, false, false, false, false, false, false]> : tensor<49xi1>

  %c21_k0 = stablehlo.constant dense<[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000]> : tensor<49xf32>
  %c21_a0 = stablehlo.optimization_barrier %c21_k0 : tensor<49xf32>
  %c21_k1 = stablehlo.constant dense<[0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000]> : tensor<49xf32>
  %c21_a1 = stablehlo.optimization_barrier %c21_k1 : tensor<49xf32>
  %c21_r = stablehlo.compare GT, %c21_a0, %c21_a1, TOTALORDER : (tensor<49xf32>, tensor<49xf32>) -> tensor<49xi1>
  check.expect_eq_const %c21_r, dense<[false, true, false, true, false, false, true, false, false, false, true, false, false, true, true, true, false, true, false, false, true, false, false, false, false, false, false, true, true, true, true, true, false, true, true, true, true, true, true, false, false, true, false, false, false, false, false, false, false]> : tensor<49xi1>

  %c22_k0 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, 2, 2, 2, 2, 2, 2, 2, 7, 7, 7, 7, 7, 7, 7, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647]> : tensor<49xi32>
  %c22_a0 = stablehlo.optimization_barrier %c22_k0 : tensor<49xi32>
  %c22_k1 = stablehlo.constant dense<[0, 1, -1, 2, 7, -2147483648, 2147483647, 0, 1, -1, 2, 7, -2147483648, 2147483647, 0, 1, -1, 2, 7, -2147483648, 2147483647, 0, 1, -1, 2, 7, -2147483648, 2147483647, 0, 1, -1, 2, 7, -2147483648, 2147483647, 0, 1, -1, 2, 7, -2147483648, 2147483647, 0, 1, -1, 2, 7, -2147483648, 2147483647]> : tensor<49xi32>
  %c22_a1 = stablehlo.optimization_barrier %c22_k1 : tensor<49xi32>
  %c22_r = stablehlo.compare GT, %c22_a0, %c22_a1, SIGNED : (tensor<49xi32>, tensor<49xi32>) -> tensor<49xi1>
  check.expect_eq_const %c22_r, dense<[false, false, true, false, false, true, false, true, false, true, false, false, true, false, false, false, false, false, false, true, false, true, true, true, false, false, true, false, true, true, true, true, false, true, false, false, false, false, false, false, false, false, true, true, true, true, true, true, false]> : tensor<49xi1>

  %c23_k0 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 7, 7, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8, 127, 127, 127, 127, 127, 127, 127, 127, 128, 128, 128, 128, 128, 128, 128, 128, 255, 255, 255, 255, 255, 255, 255, 255]> : tensor<64xui8>
  %c23_a0 = stablehlo.optimization_barrier %c23_k0 : tensor<64xui8>
  %c23_k1 = stablehlo.constant dense<[0, 1, 2, 7, 8, 127, 128, 255, 0, 1, 2, 7, 8, 127, 128, 255, 0, 1, 2, 7, 8, 127, 128, 255, 0, 1, 2, 7, 8, 127, 128, 255, 0, 1, 2, 7, 8, 127, 128, 255, 0, 1, 2, 7, 8, 127, 128, 255, 0, 1, 2, 7, 8, 127, 128, 255, 0, 1, 2, 7, 8, 127, 128, 255]> : tensor<64xui8>
  %c23_a1 = stablehlo.optimization_barrier %c23_k1 : tensor<64xui8>
  %c23_r = stablehlo.compare GT, %c23_a0, %c23_a1, UNSIGNED : (tensor<64xui8>, tensor<64xui8>) -> tensor<64xi1>
  check.expect_eq_const %c23_r, dense<[false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, true, true, false, false, false, false, false, false, true, true, true, false, false, false, false, false, true, true, true, true, false, false, false, false, true, true, true, true, true, false, false, false, true, true, true, true, true, true, false, false, true, true, true, true, true, true, true, false]> : tensor<64xi1>

  %c24_k0 = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  %c24_a0 = stablehlo.optimization_barrier %c24_k0 : tensor<4xi1>
  %c24_k1 = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
  %c24_a1 = stablehlo.optimization_barrier %c24_k1 : tensor<4xi1>
  %c24_r = stablehlo.compare GT, %c24_a0, %c24_a1, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  check.expect_eq_const %c24_r, dense<[false, false, true, false]> : tensor<4xi1>

  %c25_k0 = stablehlo.constant dense<[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000]> : tensor<49xf32>
  %c25_a0 = stablehlo.optimization_barrier %c25_k0 : tensor<49xf32>
  %c25_k1 = stablehlo.constant dense<[0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000]> : tensor<49xf32>
  %c25_a1 = stablehlo.optimization_barrier %c25_k1 : tensor<49xf32>
  %c25_r = stablehlo.compare GE, %c25_a0, %c25_a1, FLOAT : (tensor<49xf32>, tensor<49xf32>) -> tensor<49xi1>
  check.expect_eq_const %c25_r, dense<[true, true, false, true, false, false, true, true, true, false, true, false, false, true, true, true, true, true, false, false, true, false, false, false, true, false, false, true, false, false, false, false, false, false, false, true, true, true, true, false, true, true, false, false, false, false, false, false, true]> : tensor<49xi1>

  %c26_k0 = stablehlo.constant dense<[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000]> : tensor<49xf32>
  %c26_a0 = stablehlo.optimization_barrier %c26_k0 : tensor<49xf32>
  %c26_k1 = stablehlo.constant dense<[0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.5, 0x7FC00000, 0x7F800000, 0xFF800000]> : tensor<49xf32>
  %c26_a1 = stablehlo.optimization_barrier %c26_k1 : tensor<49xf32>
  %c26_r = stablehlo.compare GE, %c26_a0, %c26_a1, TOTALORDER : (tensor<49xf32>, tensor<49xf32>) -> tensor<49xi1>
  check.expect_eq_const %c26_r, dense<[true, true, false, true, false, false, true, false, true, false, true, false, false, true, true, true, true, true, false, false, true, false, false, false, true, false, false, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, false, false, false, false, false, false, true]> : tensor<49xi1>

  %c27_k0 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, 2, 2, 2, 2, 2, 2, 2, 7, 7, 7, 7, 7, 7, 7, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647]> : tensor<49xi32>
  %c27_a0 = stablehlo.optimization_barrier %c27_k0 : tensor<49xi32>
  %c27_k1 = stablehlo.constant dense<[0, 1, -1, 2, 7, -2147483648, 2147483647, 0, 1, -1, 2, 7, -2147483648, 2147483647, 0, 1, -1, 2, 7, -2147483648, 2147483647, 0, 1, -1, 2, 7, -2147483648, 2147483647, 0, 1, -1, 2, 7, -2147483648, 2147483647, 0, 1, -1, 2, 7, -2147483648, 2147483647, 0, 1, -1, 2, 7, -2147483648, 2147483647]> : tensor<49xi32>
  %c27_a1 = stablehlo.optimization_barrier %c27_k1 : tensor<49xi32>
  %c27_r = stablehlo.compare GE, %c27_a0, %c27_a1, SIGNED : (tensor<49xi32>, tensor<49xi32>) -> tensor<49xi1>
  check.expect_eq_const %c27_r, dense<[true, false, true, false, false, true, false, true, true, true, false, false, true, false, false, false, true, false, false, true, false, true, true, true, true, false, true, false, true, true, true, true, true, true, false, false, false, false, false, false, true, false, true, true, true, true, true, true, true]> : tensor<49xi1>

  %c28_k0 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 7, 7, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8, 127, 127, 127, 127, 127, 127, 127, 127, 128, 128, 128, 128, 128, 128, 128, 128, 255, 255, 255, 255, 255, 255, 255, 255]> : tensor<64xui8>
  %c28_a0 = stablehlo.optimization_barrier %c28_k0 : tensor<64xui8>
  %c28_k1 = stablehlo.constant dense<[0, 1, 2, 7, 8, 127, 128, 255, 0, 1, 2, 7, 8, 127, 128, 255, 0, 1, 2, 7, 8, 127, 128, 255, 0, 1, 2, 7, 8, 127, 128, 255, 0, 1, 2, 7, 8, 127, 128, 255, 0, 1, 2, 7, 8, 127, 128, 255, 0, 1, 2, 7, 8, 127, 128, 255, 0, 1, 2, 7, 8, 127, 128, 255]> : tensor<64xui8>
  %c28_a1 = stablehlo.optimization_barrier %c28_k1 : tensor<64xui8>
  %c28_r = stablehlo.compare GE, %c28_a0, %c28_a1, UNSIGNED : (tensor<64xui8>, tensor<64xui8>) -> tensor<64xi1>
  check.expect_eq_const %c28_r, dense<[true, false, false, false, false, false, false, false, true, true, false, false, false, false, false, false, true, true, true, false, false, false, false, false, true, true, true, true, false, false, false, false, true, true, true, true, true, false, false, false, true, true, true, true, true, true, false, false, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true]> : tensor<64xi1>

  %c29_k0 = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  %c29_a0 = stablehlo.optimization_barrier %c29_k0 : tensor<4xi1>
  %c29_k1 = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
  %c29_a1 = stablehlo.optimization_barrier %c29_k1 : tensor<4xi1>
  %c29_r = stablehlo.compare GE, %c29_a0, %c29_a1, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  check.expect_eq_const %c29_r, dense<[true, false, true, true]> : tensor<4xi1>
  return
}
