// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// The halves of both parts of a number of f64 parts, the lower half first, are two numbers of f32 parts.

func.func @main() {
  %0 = stablehlo.constant dense<[(0x0123456789ABCDEF, 0xFFEEDDCCBBAA9988), (1.5, -2.0)]> : tensor<2xcomplex<f64>>
  %1 = stablehlo.optimization_barrier %0 : tensor<2xcomplex<f64>>
  %2 = stablehlo.bitcast_convert %1 : (tensor<2xcomplex<f64>>) -> tensor<2x2xcomplex<f32>>
  %re = stablehlo.real %2 : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
  %im = stablehlo.imag %2 : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
  %re_bits = stablehlo.bitcast_convert %re : (tensor<2x2xf32>) -> tensor<2x2xui32>
  %im_bits = stablehlo.bitcast_convert %im : (tensor<2x2xf32>) -> tensor<2x2xui32>
  check.expect_eq_const %re_bits, dense<[[0x89ABCDEF, 0xBBAA9988], [0, 0]]> : tensor<2x2xui32>
  check.expect_eq_const %im_bits, dense<[[0x01234567, 0xFFEEDDCC], [0x3FF80000, 0xC0000000]]> : tensor<2x2xui32>
  %3 = stablehlo.bitcast_convert %2 : (tensor<2x2xcomplex<f32>>) -> tensor<2xcomplex<f64>>
  check.expect_eq %3, %1 : tensor<2xcomplex<f64>>
  %4 = stablehlo.bitcast_convert %1 : (tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
  check.expect_eq %4, %1 : tensor<2xcomplex<f64>>
  %5 = stablehlo.iota dim = 1 : tensor<2x3xcomplex<f32>>
  check.expect_eq_const %5, dense<[[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)], [(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)]]> : tensor<2x3xcomplex<f32>>
  return
}
