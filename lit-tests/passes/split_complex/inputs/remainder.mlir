// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @main(%a: tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>> {
  %0 = stablehlo.remainder %a, %a : tensor<8xcomplex<f32>>
  return %0 : tensor<8xcomplex<f32>>
}
