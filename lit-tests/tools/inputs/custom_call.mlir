// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The inputs' doubles doubled.
func.func @main(%a: tensor<5xf32>) -> tensor<5xf32> {
  %0 = stablehlo.add %a, %a : tensor<5xf32>
  %1 = stablehlo.custom_call @example.double(%0) : (tensor<5xf32>) -> tensor<5xf32>
  return %1 : tensor<5xf32>
}
