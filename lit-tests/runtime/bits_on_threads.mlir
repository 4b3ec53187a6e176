// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: rm -rf %t && mkdir -p %t/1 %t/2 %t/5
// RUN: %shale_run %s --input=random --threads=1 --output-dir=%t/1
// RUN: %shale_run %s --input=random --threads=2 --output-dir=%t/2
// RUN: %shale_run %s --input=random --threads=5 --output-dir=%t/5
// RUN: diff -r %t/1 %t/2
// RUN: diff -r %t/1 %t/5
// Results have the same bits whatever the number of threads.

func.func public @main(%line: tensor<1048573xf32>, %matrix: tensor<512x1024xf32>, %table: tensor<700x512xf32>) -> (tensor<f32>, tensor<1024xf32>, tensor<512xf32>, tensor<8xf32>, tensor<700x512xf32>, tensor<512x1024xf32>, tensor<512x1024xf32>, tensor<512x1024xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%line init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<1048573xf32>, tensor<f32>) -> tensor<f32>
  %1 = stablehlo.reduce(%matrix init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<512x1024xf32>, tensor<f32>) -> tensor<1024xf32>
  %2 = stablehlo.reduce(%matrix init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<512x1024xf32>, tensor<f32>) -> tensor<512xf32>
  %narrow = stablehlo.reshape %matrix : (tensor<512x1024xf32>) -> tensor<65536x8xf32>
  %3 = stablehlo.reduce(%narrow init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<65536x8xf32>, tensor<f32>) -> tensor<8xf32>
  %number = stablehlo.iota dim = 0 : tensor<1024x1xi32>
  %count = stablehlo.constant dense<13> : tensor<1024x1xi32>
  %to = stablehlo.remainder %number, %count : tensor<1024x1xi32>
  %updates = stablehlo.reshape %matrix : (tensor<512x1024xf32>) -> tensor<1024x512xf32>
  %4 = "stablehlo.scatter"(%table, %to, %updates) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %o = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %o : tensor<f32>
  }) : (tensor<700x512xf32>, tensor<1024x1xi32>, tensor<1024x512xf32>) -> tensor<700x512xf32>
  %5 = "stablehlo.sort"(%matrix) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %o = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %o : tensor<i1>
  }) : (tensor<512x1024xf32>) -> tensor<512x1024xf32>
  %6 = "stablehlo.reduce_window"(%matrix, %zero) <{padding = dense<[[511, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 512, 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %o = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %o : tensor<f32>
  }) : (tensor<512x1024xf32>, tensor<f32>) -> tensor<512x1024xf32>
  %7 = "stablehlo.reduce_window"(%matrix, %zero) <{padding = dense<[[0, 0], [1023, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 1024>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %o = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %o : tensor<f32>
  }) : (tensor<512x1024xf32>, tensor<f32>) -> tensor<512x1024xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<f32>, tensor<1024xf32>, tensor<512xf32>, tensor<8xf32>, tensor<700x512xf32>, tensor<512x1024xf32>, tensor<512x1024xf32>, tensor<512x1024xf32>
}
