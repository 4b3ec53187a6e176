// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The padded tensor is a result and is used again, so that the slice is written into a copy of what pads: as wide as a vector, of
// which a mask leaves the last element.
// RUN: %shale_run %s
func.func @main() {
  %0 = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %1 = stablehlo.constant dense<9.0> : tensor<f32>
  %2 = stablehlo.constant dense<[4.0, 5.0, 6.0, 7.0, 8.0]> : tensor<5xf32>
  %a = stablehlo.optimization_barrier %0 : tensor<3xf32>
  %b = stablehlo.optimization_barrier %1 : tensor<f32>
  %c = stablehlo.optimization_barrier %2 : tensor<5xf32>
  %padded = stablehlo.pad %a, %b, low = [0], high = [1], interior = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<4xf32>
  %all = stablehlo.concatenate %padded, %c, dim = 0 : (tensor<4xf32>, tensor<5xf32>) -> tensor<9xf32>
  check.expect_eq_const %padded, dense<[1.0, 2.0, 3.0, 9.0]> : tensor<4xf32>
  check.expect_eq_const %all, dense<[1.0, 2.0, 3.0, 9.0, 4.0, 5.0, 6.0, 7.0, 8.0]> : tensor<9xf32>
  func.return
}
