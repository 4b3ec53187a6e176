// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @main(%a: tensor<2x2xi32>) -> (tensor<2x2xi32>, tensor<2xi32>) {
  %0:2 = stablehlo.custom_call @shale.eigh(%a) {backend_config = "lower=true"} : (tensor<2x2xi32>) -> (tensor<2x2xi32>, tensor<2xi32>)
  return %0#0, %0#1 : tensor<2x2xi32>, tensor<2xi32>
}
