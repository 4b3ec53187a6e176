// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @main(%x: tensor<4194304xf32>) -> tensor<4194304xf32> {
  %0 = stablehlo.negate %x : tensor<4194304xf32>
  return %0 : tensor<4194304xf32>
}
