// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @main(%state: tensor<2xui64>) -> (tensor<2xui64>, tensor<4xf32>) {
  %s, %r = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xf32>)
  return %s, %r : tensor<2xui64>, tensor<4xf32>
}
