// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// The barriers keep the operands from being folded; expectations are those of XLA on a CPU.

func.func public @main() {
  %c0_k0 = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  %c0_a0 = stablehlo.optimization_barrier %c0_k0 : tensor<4xi1>
  %c0_k1 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0]> : tensor<4xf32>
  %c0_a1 = stablehlo.optimization_barrier %c0_k1 : tensor<4xf32>
  %c0_k2 = stablehlo.constant dense<[-0.0, -1.0, -2.0, -3.0]> : tensor<4xf32>
  %c0_a2 = stablehlo.optimization_barrier %c0_k2 : tensor<4xf32>
  %c0_k3 = stablehlo.constant dense<true> : tensor<i1>
  %c0_a3 = stablehlo.optimization_barrier %c0_k3 : tensor<i1>
  %c0_r = stablehlo.select %c0_a0, %c0_a1, %c0_a2 : tensor<4xi1>, tensor<4xf32>
  %c0_s = stablehlo.select %c0_a3, %c0_a1, %c0_a2 : tensor<i1>, tensor<4xf32>
  %c0_r_bits = stablehlo.bitcast_convert %c0_r : (tensor<4xf32>) -> tensor<4xui32>
  %c0_e0 = stablehlo.constant dense<[-0.0, -1.0, 2.0, 3.0]> : tensor<4xf32>
  %c0_f0 = stablehlo.bitcast_convert %c0_e0 : (tensor<4xf32>) -> tensor<4xui32>
  check.expect_eq %c0_r_bits, %c0_f0 : tensor<4xui32>
  %c0_s_bits = stablehlo.bitcast_convert %c0_s : (tensor<4xf32>) -> tensor<4xui32>
  %c0_e1 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0]> : tensor<4xf32>
  %c0_f1 = stablehlo.bitcast_convert %c0_e1 : (tensor<4xf32>) -> tensor<4xui32>
  check.expect_eq %c0_s_bits, %c0_f1 : tensor<4xui32>
  return
}
