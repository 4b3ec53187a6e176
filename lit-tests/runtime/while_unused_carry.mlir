// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// RUN: env SHALE_CHECK_MEMORY=1 %shale_run %s

// A loop whose body does not use the flag that the condition looks at: the tensors behind it are passed on at other positions
// than those at which they were received. By hand: x doubles and y adds x until x[0] is 8, after 1, 2, 4: x = 8, 16; y = 1 + 2 + 4.
func.func public @main() {
  %x_k = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %x = stablehlo.optimization_barrier %x_k : tensor<2xf32>
  %true = stablehlo.constant dense<true> : tensor<i1>
  %zeros = stablehlo.constant dense<0.0> : tensor<2xf32>
  %eight = stablehlo.constant dense<8.0> : tensor<f32>
  %0:3 = stablehlo.while(%flag = %true, %a = %x, %b = %zeros) : tensor<i1>, tensor<2xf32>, tensor<2xf32>
  cond {
    stablehlo.return %flag : tensor<i1>
  } do {
    %sum = stablehlo.add %b, %a : tensor<2xf32>
    %double = stablehlo.add %a, %a : tensor<2xf32>
    %first = stablehlo.slice %double [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %scalar = stablehlo.reshape %first : (tensor<1xf32>) -> tensor<f32>
    %more = stablehlo.compare LT, %scalar, %eight : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %more, %double, %sum : tensor<i1>, tensor<2xf32>, tensor<2xf32>
  }
  check.expect_eq_const %0#1, dense<[8.0, 16.0]> : tensor<2xf32>
  check.expect_eq_const %0#2, dense<[7.0, 14.0]> : tensor<2xf32>
  return
}
