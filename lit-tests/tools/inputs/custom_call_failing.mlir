// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The function refuses shapes that differ.
func.func @main(%a: tensor<5xf32>) -> tensor<6xf32> {
  %0 = stablehlo.custom_call @example.double(%a) : (tensor<5xf32>) -> tensor<6xf32>
  return %0 : tensor<6xf32>
}
