// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// The barriers keep the operands from being folded; expectations are those of XLA on a CPU.

func.func public @main() {
  %c0_k0 = stablehlo.constant dense<[-3.0, -1.0, -0.1, 0.0, 0.1, 1.0, 3.0, 20.0]> : tensor<8xf32>
  %c0_a0 = stablehlo.optimization_barrier %c0_k0 : tensor<8xf32>
  %c0_r = stablehlo.logistic %c0_a0 : tensor<8xf32>
  %c0_e0 = stablehlo.constant dense<[0.047425874, 0.26894143, 0.4750208, 0.5, 0.5249792, 0.7310586, 0.95257413, 1.0]> : tensor<8xf32>
  check.expect_close %c0_r, %c0_e0, max_ulp_difference = 4 : tensor<8xf32>, tensor<8xf32>

  %c1_k0 = stablehlo.constant dense<[-3.0, -1.0, -0.100097656, 0.0, 0.100097656, 1.0, 3.0, 20.0]> : tensor<8xbf16>
  %c1_a0 = stablehlo.optimization_barrier %c1_k0 : tensor<8xbf16>
  %c1_r = stablehlo.logistic %c1_a0 : tensor<8xbf16>
  %c1_e1 = stablehlo.constant dense<[0.04736328, 0.26953125, 0.47460938, 0.5, 0.5234375, 0.73046875, 0.953125, 1.0]> : tensor<8xbf16>
  check.expect_close %c1_r, %c1_e1, max_ulp_difference = 1 : tensor<8xbf16>, tensor<8xbf16>

  %c2_k0 = stablehlo.constant dense<[-3.0, -1.0, -0.10000000149011612, 0.0, 0.10000000149011612, 1.0, 3.0, 20.0]> : tensor<8xf64>
  %c2_a0 = stablehlo.optimization_barrier %c2_k0 : tensor<8xf64>
  %c2_r = stablehlo.logistic %c2_a0 : tensor<8xf64>
  %c2_e2 = stablehlo.constant dense<[0.04742587317756678, 0.2689414213699951, 0.47502081214946074, 0.5, 0.5249791878505392, 0.7310585786300049, 0.9525741268224334, 0.9999999979388463]> : tensor<8xf64>
  check.expect_close %c2_r, %c2_e2, max_ulp_difference = 8 : tensor<8xf64>, tensor<8xf64>
  return
}
