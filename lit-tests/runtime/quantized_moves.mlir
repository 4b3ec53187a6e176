// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// Elements of quantized tensors with scales along a dimension, moved: they stand for the same numbers where the scales go with them, and
// for the nearest ones that there are where the scales change.

func.func public @main() {
  %x = stablehlo.constant dense<[[1.0, -2.5, 3.0], [0.75, 1.25, -4.0]]> : tensor<2x3xf32>
  %v = stablehlo.optimization_barrier %x : tensor<2x3xf32>
  %q = stablehlo.uniform_quantize %v : (tensor<2x3xf32>) -> tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25:2}>>
  %t = stablehlo.transpose %q, dims = [1, 0] : (tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25:2}>>) -> tensor<3x2x!quant.uniform<i8:f32:1, {0.5, 0.25:2}>>
  %0 = stablehlo.uniform_dequantize %t : (tensor<3x2x!quant.uniform<i8:f32:1, {0.5, 0.25:2}>>) -> tensor<3x2xf32>
  check.expect_eq_const %0, dense<[[1.0, 0.75], [-2.5, 1.25], [3.0, -4.0]]> : tensor<3x2xf32>
  %r = stablehlo.reshape %q : (tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25:2}>>) -> tensor<1x2x3x!quant.uniform<i8:f32:1, {0.5, 0.25:2}>>
  %1 = stablehlo.uniform_dequantize %r : (tensor<1x2x3x!quant.uniform<i8:f32:1, {0.5, 0.25:2}>>) -> tensor<1x2x3xf32>
  check.expect_eq_const %1, dense<[[[1.0, -2.5, 3.0], [0.75, 1.25, -4.0]]]> : tensor<1x2x3xf32>
  %b = stablehlo.broadcast_in_dim %q, dims = [1, 2] : (tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25:2}>>) -> tensor<2x2x3x!quant.uniform<i8:f32:1, {0.5, 1.0}>>
  %2 = stablehlo.uniform_dequantize %b : (tensor<2x2x3x!quant.uniform<i8:f32:1, {0.5, 1.0}>>) -> tensor<2x2x3xf32>
  check.expect_eq_const %2, dense<[[[1.0, -2.5, 3.0], [1.0, 1.0, -4.0]], [[1.0, -2.5, 3.0], [1.0, 1.0, -4.0]]]> : tensor<2x2x3xf32>
  %s = stablehlo.constant dense<[[1.5, -2.0]]> : tensor<1x2xf32>
  %w = stablehlo.optimization_barrier %s : tensor<1x2xf32>
  %p = stablehlo.uniform_quantize %w : (tensor<1x2xf32>) -> tensor<1x2x!quant.uniform<i8:f32:0, {0.5:1}>>
  %e = stablehlo.broadcast_in_dim %p, dims = [0, 1] : (tensor<1x2x!quant.uniform<i8:f32:0, {0.5:1}>>) -> tensor<2x2x!quant.uniform<i8:f32:0, {0.5:1, 0.5:1}>>
  %3 = stablehlo.uniform_dequantize %e : (tensor<2x2x!quant.uniform<i8:f32:0, {0.5:1, 0.5:1}>>) -> tensor<2x2xf32>
  check.expect_eq_const %3, dense<[[1.5, -2.0], [1.5, -2.0]]> : tensor<2x2xf32>
  // A choice between elements of other scales.
  %c = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %m = stablehlo.constant dense<[1.5, 2.5]> : tensor<2xf32>
  %n = stablehlo.optimization_barrier %m : tensor<2xf32>
  %f = stablehlo.uniform_quantize %n : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  %g = stablehlo.uniform_quantize %n : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 0.25:3>>
  %h = "stablehlo.select"(%c, %f, %g) : (tensor<2xi1>, tensor<2x!quant.uniform<i8:f32, 0.5>>, tensor<2x!quant.uniform<i8:f32, 0.25:3>>) -> tensor<2x!quant.uniform<i8:f32, 0.125:-1>>
  %4 = stablehlo.uniform_dequantize %h : (tensor<2x!quant.uniform<i8:f32, 0.125:-1>>) -> tensor<2xf32>
  check.expect_eq_const %4, dense<[1.5, 2.5]> : tensor<2xf32>
  // Collectives: zeros are what stands for the number 0, and a computation in another type has other scales.
  %i = stablehlo.constant dense<[10.0, -230.0]> : tensor<2xf32>
  %j = stablehlo.optimization_barrier %i : tensor<2xf32>
  %k = stablehlo.uniform_quantize %j : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 2.0:15>>
  %l = "stablehlo.collective_permute"(%k) <{source_target_pairs = dense<> : tensor<0x2xi64>}> : (tensor<2x!quant.uniform<i8:f32, 2.0:15>>) -> tensor<2x!quant.uniform<i8:f32, 2.0:15>>
  %5 = stablehlo.uniform_dequantize %l : (tensor<2x!quant.uniform<i8:f32, 2.0:15>>) -> tensor<2xf32>
  check.expect_eq_const %5, dense<0.0> : tensor<2xf32>
  // Nobody is in the group.
  %o = "stablehlo.collective_reduce"(%k) <{replica_groups = dense<-1> : tensor<1x1xi64>}> ({
  ^bb0(%left: tensor<!quant.uniform<i8:f32, 2.0:15>>, %right: tensor<!quant.uniform<i8:f32, 2.0:15>>):
    stablehlo.return %left : tensor<!quant.uniform<i8:f32, 2.0:15>>
  }) : (tensor<2x!quant.uniform<i8:f32, 2.0:15>>) -> tensor<2x!quant.uniform<i8:f32, 2.0:15>>
  %6 = stablehlo.uniform_dequantize %o : (tensor<2x!quant.uniform<i8:f32, 2.0:15>>) -> tensor<2xf32>
  check.expect_eq_const %6, dense<0.0> : tensor<2xf32>
  %u = "stablehlo.all_reduce"(%k) <{replica_groups = dense<0> : tensor<1x1xi64>}> ({
  ^bb0(%left: tensor<!quant.uniform<i32:f32, 0.5:3>>, %right: tensor<!quant.uniform<i32:f32, 0.5:3>>):
    %sum = stablehlo.add %left, %right : tensor<!quant.uniform<i32:f32, 0.5:3>>
    stablehlo.return %sum : tensor<!quant.uniform<i32:f32, 0.5:3>>
  }) : (tensor<2x!quant.uniform<i8:f32, 2.0:15>>) -> tensor<2x!quant.uniform<i32:f32, 0.5:3>>
  %7 = stablehlo.uniform_dequantize %u : (tensor<2x!quant.uniform<i32:f32, 0.5:3>>) -> tensor<2xf32>
  check.expect_eq_const %7, dense<[10.0, -230.0]> : tensor<2xf32>
  %y = "stablehlo.collective_reduce"(%k) <{replica_groups = dense<0> : tensor<1x1xi64>}> ({
  ^bb0(%left: tensor<!quant.uniform<i32:f32, 0.5:3>>, %right: tensor<!quant.uniform<i32:f32, 0.5:3>>):
    %sum = stablehlo.add %left, %right : tensor<!quant.uniform<i32:f32, 0.5:3>>
    stablehlo.return %sum : tensor<!quant.uniform<i32:f32, 0.5:3>>
  }) : (tensor<2x!quant.uniform<i8:f32, 2.0:15>>) -> tensor<2x!quant.uniform<i32:f32, 0.5:3>>
  %8 = stablehlo.uniform_dequantize %y : (tensor<2x!quant.uniform<i32:f32, 0.5:3>>) -> tensor<2xf32>
  check.expect_eq_const %8, dense<[10.0, -230.0]> : tensor<2xf32>
  %z = "stablehlo.reduce_scatter"(%k) <{scatter_dimension = 0 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> ({
  ^bb0(%left: tensor<!quant.uniform<i32:f32, 0.5:3>>, %right: tensor<!quant.uniform<i32:f32, 0.5:3>>):
    %sum = stablehlo.add %left, %right : tensor<!quant.uniform<i32:f32, 0.5:3>>
    stablehlo.return %sum : tensor<!quant.uniform<i32:f32, 0.5:3>>
  }) : (tensor<2x!quant.uniform<i8:f32, 2.0:15>>) -> tensor<2x!quant.uniform<i32:f32, 0.5:3>>
  %9 = stablehlo.uniform_dequantize %z : (tensor<2x!quant.uniform<i32:f32, 0.5:3>>) -> tensor<2xf32>
  check.expect_eq_const %9, dense<[10.0, -230.0]> : tensor<2xf32>
  return
}
