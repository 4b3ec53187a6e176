// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// A short last dimension lies in the lanes of vectors with the one before: complex products, of which the parts are neighbours, for
// whole vectors and not.

func.func public @main() {
  %i0 = stablehlo.iota dim = 0 : tensor<1003xf32>
  %i = stablehlo.optimization_barrier %i0 : tensor<1003xf32>
  %two = stablehlo.constant dense<2.0> : tensor<1003xf32>
  %a = stablehlo.complex %i, %two : tensor<1003xcomplex<f32>>
  %b = stablehlo.complex %two, %i : tensor<1003xcomplex<f32>>
  %ab:2 = stablehlo.optimization_barrier %a, %b : tensor<1003xcomplex<f32>>, tensor<1003xcomplex<f32>>
  %product0 = stablehlo.multiply %ab#0, %ab#1 : tensor<1003xcomplex<f32>>
  %product = stablehlo.optimization_barrier %product0 : tensor<1003xcomplex<f32>>
  %real = stablehlo.real %product : (tensor<1003xcomplex<f32>>) -> tensor<1003xf32>
  %imaginary = stablehlo.imag %product : (tensor<1003xcomplex<f32>>) -> tensor<1003xf32>
  // (i + 2j) (2 + i j) = 2i - 2i + (i^2 + 4) j
  %zeros = stablehlo.constant dense<0.0> : tensor<1003xf32>
  check.expect_eq %real, %zeros : tensor<1003xf32>
  %four = stablehlo.constant dense<4.0> : tensor<1003xf32>
  %square = stablehlo.multiply %i, %i : tensor<1003xf32>
  %sum = stablehlo.add %square, %four : tensor<1003xf32>
  check.expect_eq %imaginary, %sum : tensor<1003xf32>

  // Every second element of a tensor of odd size, four times: the last group would not be whole.
  %all0 = stablehlo.iota dim = 0 : tensor<133xi32>
  %all = stablehlo.optimization_barrier %all0 : tensor<133xi32>
  %half = stablehlo.slice %all [0:133:4] : (tensor<133xi32>) -> tensor<34xi32>
  %wide = stablehlo.broadcast_in_dim %half, dims = [0] : (tensor<34xi32>) -> tensor<34x4xi32>
  %column = stablehlo.iota dim = 1 : tensor<34x4xi32>
  %r0 = stablehlo.add %wide, %column : tensor<34x4xi32>
  %r = stablehlo.optimization_barrier %r0 : tensor<34x4xi32>
  %flat = stablehlo.reshape %r : (tensor<34x4xi32>) -> tensor<136xi32>
  %expected = stablehlo.iota dim = 0 : tensor<136xi32>
  check.expect_eq %flat, %expected : tensor<136xi32>

  // The same of whole groups, from the third element of each on.
  %whole0 = stablehlo.iota dim = 0 : tensor<136xi32>
  %whole = stablehlo.optimization_barrier %whole0 : tensor<136xi32>
  %third = stablehlo.slice %whole [2:136:4] : (tensor<136xi32>) -> tensor<34xi32>
  %wide3 = stablehlo.broadcast_in_dim %third, dims = [0] : (tensor<34xi32>) -> tensor<34x4xi32>
  %s0 = stablehlo.add %wide3, %column : tensor<34x4xi32>
  %s = stablehlo.optimization_barrier %s0 : tensor<34x4xi32>
  %flat3 = stablehlo.reshape %s : (tensor<34x4xi32>) -> tensor<136xi32>
  %offset = stablehlo.constant dense<2> : tensor<136xi32>
  %expected3 = stablehlo.add %expected, %offset : tensor<136xi32>
  check.expect_eq %flat3, %expected3 : tensor<136xi32>
  return
}
