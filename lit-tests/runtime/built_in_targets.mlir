// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The targets that JAX asks for by name: factors of a matrix give it again, values are those of the definition.
// RUN: %shale_run %s
// RUN: not %shale_run %S/inputs/eigh_of_integers.mlir --input=random 2>&1 | FileCheck %s

// CHECK: custom call 'shale.eigh' at {{.*}}eigh_of_integers.mlir:3:10 failed: elements must be f32, f64 or complex numbers of these, got i32

func.func @main() {
  %a = stablehlo.constant dense<[[2.0, 1.0, 0.5], [1.0, -3.0, 0.25], [0.5, 0.25, 1.0], [4.0, 0.0, -1.0]]> : tensor<4x3xf64>
  %b = stablehlo.optimization_barrier %a : tensor<4x3xf64>
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %identity = stablehlo.constant dense<[[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]> : tensor<3x3xf64>

  // q^T q = 1, and q r = a for r = q^T a, which is upper triangular.
  %f:2 = stablehlo.custom_call @Qr(%b) : (tensor<4x3xf64>) -> (tensor<4x3xf64>, tensor<3xf64>)
  %q = stablehlo.custom_call @ProductOfElementaryHouseholderReflectors(%f#0, %f#1) : (tensor<4x3xf64>, tensor<3xf64>) -> tensor<4x3xf64>
  %qq = stablehlo.dot_general %q, %q, contracting_dims = [0] x [0] : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<3x3xf64>
  check.expect_almost_eq %qq, %identity, tolerance = 1.0e-14 : tensor<3x3xf64>
  %r = stablehlo.dot_general %q, %b, contracting_dims = [0] x [0] : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<3x3xf64>
  %qr = stablehlo.dot_general %q, %r, contracting_dims = [1] x [0] : (tensor<4x3xf64>, tensor<3x3xf64>) -> tensor<4x3xf64>
  check.expect_almost_eq %qr, %a, tolerance = 1.0e-14 : tensor<4x3xf64>
  %row = stablehlo.iota dim = 0 : tensor<3x3xi32>
  %column = stablehlo.iota dim = 1 : tensor<3x3xi32>
  %above = stablehlo.compare LE, %row, %column : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
  %zeros = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
  %upper = stablehlo.slice %f#0 [0:3, 0:3] : (tensor<4x3xf64>) -> tensor<3x3xf64>
  %triangle = stablehlo.select %above, %upper, %zeros : tensor<3x3xi1>, tensor<3x3xf64>
  check.expect_almost_eq %r, %triangle, tolerance = 1.0e-14 : tensor<3x3xf64>

  // u s v^H = a.
  %v:3 = stablehlo.custom_call @shale.svd(%b) : (tensor<4x3xf64>) -> (tensor<3xf64>, tensor<4x3xf64>, tensor<3x3xf64>)
  %s = stablehlo.broadcast_in_dim %v#0, dims = [1] : (tensor<3xf64>) -> tensor<4x3xf64>
  %us = stablehlo.multiply %v#1, %s : tensor<4x3xf64>
  %usv = stablehlo.dot_general %us, %v#2, contracting_dims = [1] x [0] : (tensor<4x3xf64>, tensor<3x3xf64>) -> tensor<4x3xf64>
  check.expect_almost_eq %usv, %a, tolerance = 1.0e-13 : tensor<4x3xf64>
  %s1 = stablehlo.custom_call @shale.svd(%b) : (tensor<4x3xf64>) -> tensor<3xf64>
  check.expect_almost_eq %s1, %v#0, tolerance = 1.0e-14 : tensor<3xf64>

  // m x = x w, of the lower triangle.
  %m = stablehlo.slice %b [0:3, 0:3] : (tensor<4x3xf64>) -> tensor<3x3xf64>
  %seven = stablehlo.constant dense<7.0> : tensor<3x3xf64>
  %below = stablehlo.compare GE, %row, %column : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
  %lower = stablehlo.select %below, %m, %seven : tensor<3x3xi1>, tensor<3x3xf64>
  %e:2 = stablehlo.custom_call @shale.eigh(%lower) {backend_config = "lower=true"} : (tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3xf64>)
  %w = stablehlo.broadcast_in_dim %e#1, dims = [1] : (tensor<3xf64>) -> tensor<3x3xf64>
  %mx = stablehlo.dot_general %m, %e#0, contracting_dims = [1] x [0] : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xf64>
  %xw = stablehlo.multiply %e#0, %w : tensor<3x3xf64>
  check.expect_almost_eq %mx, %xw, tolerance = 1.0e-14 : tensor<3x3xf64>
  // The trace of m is 0.
  %trace = stablehlo.reduce(%e#1 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<3xf64>, tensor<f64>) -> tensor<f64>
  check.expect_almost_eq %trace, %zero, tolerance = 1.0e-14 : tensor<f64>
  return
}
