// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The reversed argument takes its memory: no element may be read after it was overwritten.
func.func @main(%a: tensor<4xf32> {tf.aliasing_output = 0 : i32}) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = stablehlo.reverse %a, dims = [0] : tensor<4xf32>
  %1 = stablehlo.add %a, %a : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}
