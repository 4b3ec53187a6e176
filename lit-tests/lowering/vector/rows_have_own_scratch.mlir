// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Each operation of a kernel over common rows has memory of its own for what it leaves to the next: the two shifts and the sum
// below are rows of one shape, live at the same time.
// RUN: %shale_run %s
// RUN: %shale_run %s --disable-pass=shale-fuse-elementwise

func.func public @main() {
  %index = stablehlo.iota dim = 1 : tensor<4x5xui32>
  %x = stablehlo.optimization_barrier %index : tensor<4x5xui32>
  %c42 = stablehlo.constant dense<42> : tensor<4x5xui32>
  %c13 = stablehlo.constant dense<13> : tensor<4x5xui32>
  %c30 = stablehlo.constant dense<30> : tensor<4x5xui32>
  %sum = stablehlo.add %x, %c42 : tensor<4x5xui32>
  %left = stablehlo.shift_left %sum, %c13 : tensor<4x5xui32>
  %right = stablehlo.shift_right_logical %sum, %c30 : tensor<4x5xui32>
  %both = stablehlo.or %left, %right : tensor<4x5xui32>
  %row = stablehlo.constant dense<[344064, 352256, 360448, 368640, 376832]> : tensor<5xui32>
  %expected = stablehlo.broadcast_in_dim %row, dims = [1] : (tensor<5xui32>) -> tensor<4x5xui32>
  stablehlo.custom_call @check.expect_eq(%both, %expected) {has_side_effect = true} : (tensor<4x5xui32>, tensor<4x5xui32>) -> ()
  return
}
