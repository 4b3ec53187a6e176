// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func public @main(%x: tensor<f32>) -> tensor<35184372088832xf32> {
  %y = stablehlo.broadcast_in_dim %x, dims = [] : (tensor<f32>) -> tensor<35184372088832xf32>
  return %y : tensor<35184372088832xf32>
}
