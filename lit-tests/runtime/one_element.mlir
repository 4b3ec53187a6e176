// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: split-file %s %t
// RUN: %shale_run %t/scatter_add.mlir
// RUN: %shale_run %t/scatter_set.mlir
// RUN: %shale_run %t/scatter_window.mlir
// RUN: %shale_run %t/condition.mlir
// RUN: %shale_run %t/loop.mlir
// RUN: %shale_run %t/sort.mlir
// Tensors of one element but of rank 1 and 2, of which no loop over elements is left: what reads and writes their element is
// a kernel all the same, and the host program reads predicates alone.

//--- scatter_add.mlir
func.func @main() {
  %x0 = stablehlo.constant dense<2.5> : tensor<1xf32>
  %x = stablehlo.optimization_barrier %x0 : tensor<1xf32>
  %y0 = stablehlo.constant dense<4.0> : tensor<f32>
  %y = stablehlo.optimization_barrier %y0 : tensor<f32>
  %i0 = stablehlo.constant dense<0> : tensor<1xi32>
  %i = stablehlo.optimization_barrier %i0 : tensor<1xi32>
  %j0 = stablehlo.constant dense<1> : tensor<1xi32>
  %j = stablehlo.optimization_barrier %j0 : tensor<1xi32>
  %inside = "stablehlo.scatter"(%x, %i, %y) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<1xf32>, tensor<1xi32>, tensor<f32>) -> tensor<1xf32>
  check.expect_eq_const %inside, dense<6.5> : tensor<1xf32>
  %outside = "stablehlo.scatter"(%x, %j, %y) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<1xf32>, tensor<1xi32>, tensor<f32>) -> tensor<1xf32>
  check.expect_eq_const %outside, dense<2.5> : tensor<1xf32>
  return
}

//--- scatter_set.mlir
// The index is a constant: nothing but the update is left.
func.func @main() {
  %x0 = stablehlo.constant dense<2> : tensor<1xi16>
  %x = stablehlo.optimization_barrier %x0 : tensor<1xi16>
  %y0 = stablehlo.constant dense<-7> : tensor<i16>
  %y = stablehlo.optimization_barrier %y0 : tensor<i16>
  %i = stablehlo.constant dense<0> : tensor<1xi32>
  %set = "stablehlo.scatter"(%x, %i, %y) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    stablehlo.return %b : tensor<i16>
  }) : (tensor<1xi16>, tensor<1xi32>, tensor<i16>) -> tensor<1xi16>
  check.expect_eq_const %set, dense<-7> : tensor<1xi16>
  return
}

//--- scatter_window.mlir
func.func @main() {
  %x0 = stablehlo.constant dense<2.0> : tensor<1x1xf32>
  %x = stablehlo.optimization_barrier %x0 : tensor<1x1xf32>
  %y0 = stablehlo.constant dense<3.0> : tensor<1xf32>
  %y = stablehlo.optimization_barrier %y0 : tensor<1xf32>
  %i = stablehlo.constant dense<0> : tensor<1xi32>
  %product = "stablehlo.scatter"(%x, %i, %y) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %p = stablehlo.multiply %a, %b : tensor<f32>
    stablehlo.return %p : tensor<f32>
  }) : (tensor<1x1xf32>, tensor<1xi32>, tensor<1xf32>) -> tensor<1x1xf32>
  check.expect_eq_const %product, dense<6.0> : tensor<1x1xf32>
  return
}

//--- condition.mlir
func.func @main() {
  %x0 = stablehlo.constant dense<1.5> : tensor<1xf64>
  %x = stablehlo.optimization_barrier %x0 : tensor<1xf64>
  %scalar = stablehlo.reshape %x : (tensor<1xf64>) -> tensor<f64>
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %positive = stablehlo.compare GT, %scalar, %zero : (tensor<f64>, tensor<f64>) -> tensor<i1>
  %r = "stablehlo.if"(%positive) ({
    %two = stablehlo.constant dense<2.0> : tensor<1xf64>
    %doubled = stablehlo.multiply %x, %two : tensor<1xf64>
    stablehlo.return %doubled : tensor<1xf64>
  }, {
    %one = stablehlo.constant dense<1.0> : tensor<1xf64>
    %less = stablehlo.subtract %x, %one : tensor<1xf64>
    stablehlo.return %less : tensor<1xf64>
  }) : (tensor<i1>) -> tensor<1xf64>
  check.expect_eq_const %r, dense<3.0> : tensor<1xf64>
  return
}

//--- loop.mlir
func.func @main() {
  %x0 = stablehlo.constant dense<1.5> : tensor<1x1xf32>
  %x = stablehlo.optimization_barrier %x0 : tensor<1x1xf32>
  %r = stablehlo.while(%i = %x) : tensor<1x1xf32>
  cond {
    %ten = stablehlo.constant dense<10.0> : tensor<f32>
    %s = stablehlo.reshape %i : (tensor<1x1xf32>) -> tensor<f32>
    %more = stablehlo.compare LT, %s, %ten : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1.0> : tensor<1x1xf32>
    %next = stablehlo.add %i, %one : tensor<1x1xf32>
    stablehlo.return %next : tensor<1x1xf32>
  }
  check.expect_eq_const %r, dense<10.5> : tensor<1x1xf32>
  return
}

//--- sort.mlir
func.func @main() {
  %x0 = stablehlo.constant dense<1.5> : tensor<1xf32>
  %x = stablehlo.optimization_barrier %x0 : tensor<1xf32>
  %r = "stablehlo.sort"(%x) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %lt = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<1xf32>) -> tensor<1xf32>
  check.expect_eq_const %r, dense<1.5> : tensor<1xf32>
  return
}
