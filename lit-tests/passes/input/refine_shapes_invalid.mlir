// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: split-file %s %t
// RUN: not shale-opt %t/assertion.mlir --pass-pipeline='builtin.module(shale-refine-shapes{argument-types=tensor<4xf32>})' 2>&1 | FileCheck %t/assertion.mlir
// RUN: not shale-opt %t/used_assertion.mlir --pass-pipeline='builtin.module(shale-refine-shapes{argument-types=tensor<4xf32>})' 2>&1 | FileCheck %t/used_assertion.mlir
// RUN: not shale-opt %t/negative.mlir --pass-pipeline='builtin.module(shale-refine-shapes{argument-types=tensor<4xf32>})' 2>&1 | FileCheck %t/negative.mlir
// RUN: not shale-opt %t/argument.mlir --pass-pipeline='builtin.module(shale-refine-shapes{argument-types=tensor<4x2xf32>})' 2>&1 | FileCheck %t/argument.mlir --check-prefix=RANK
// RUN: not shale-opt %t/argument.mlir --pass-pipeline='builtin.module(shale-refine-shapes{argument-types=tensor<9xf32>})' 2>&1 | FileCheck %t/argument.mlir --check-prefix=BOUND
// RUN: not shale-opt %t/argument.mlir --pass-pipeline='builtin.module(shale-refine-shapes{argument-types=tensor<9xf32>,*})' 2>&1 | FileCheck %t/argument.mlir --check-prefix=COUNT
// RUN: not shale-opt %t/argument.mlir --pass-pipeline='builtin.module(shale-refine-shapes{argument-types=3})' 2>&1 | FileCheck %t/argument.mlir --check-prefix=VALUE
// RUN: not shale-opt %t/argument.mlir --pass-pipeline='builtin.module(shale-refine-shapes{argument-types=f32})' 2>&1 | FileCheck %t/argument.mlir --check-prefix=TEXT
// RUN: not shale-opt %t/sizes.mlir --pass-pipeline='builtin.module(shale-refine-shapes{argument-types=tensor<4xf32>,tensor<5xf32>})' 2>&1 | FileCheck %t/sizes.mlir
// RUN: not shale-opt %t/call.mlir --pass-pipeline='builtin.module(shale-refine-shapes{argument-types=tensor<4xf32>})' 2>&1 | FileCheck %t/call.mlir
// RUN: not shale-opt %t/reshape.mlir --pass-pipeline='builtin.module(shale-refine-shapes{argument-types=tensor<5xf32>})' 2>&1 | FileCheck %t/reshape.mlir
// RUN: not shale-opt %t/operands.mlir --pass-pipeline='builtin.module(shale-refine-shapes{argument-types=tensor<5xf32>})' 2>&1 | FileCheck %t/operands.mlir

//--- assertion.mlir
func.func @main(%x: tensor<?xf32>) {
  %size = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %six = stablehlo.constant dense<6> : tensor<i32>
  %holds = stablehlo.compare GE, %size, %six, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  // CHECK: assertion.mlir:[[@LINE+1]]:{{.*}} error: size must be at least 6, got 4 of 6
  stablehlo.custom_call @shape_assertion(%holds, %six, %size) {error_message = "size must be at least {0}, got {1} of {0}", has_side_effect = true} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
  return
}

//--- used_assertion.mlir
func.func @main(%x: tensor<?xf32>) -> tensor<i1> {
  %holds = stablehlo.constant dense<true> : tensor<i1>
  // CHECK: used_assertion.mlir:[[@LINE+1]]:{{.*}} error: 'stablehlo.custom_call' op must have no results, got 1
  %0 = stablehlo.custom_call @shape_assertion(%holds) {has_side_effect = true} : (tensor<i1>) -> tensor<i1>
  return %0 : tensor<i1>
}

//--- negative.mlir
func.func @main(%x: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xi32>) {
  %k = stablehlo.constant dense<-3> : tensor<i32>
  // CHECK: negative.mlir:[[@LINE+1]]:{{.*}} error: 'stablehlo.custom_call' op operand 1 must be sizes of at least 0, got -3
  %0:2 = stablehlo.custom_call @stablehlo.dynamic_top_k(%x, %k) : (tensor<?xf32>, tensor<i32>) -> (tensor<?xf32>, tensor<?xi32>)
  return %0#0, %0#1 : tensor<?xf32>, tensor<?xi32>
}

//--- argument.mlir
// RANK: error: argument 0 must have a type that tensor<?xf32, #stablehlo.bounds<8>> allows, got tensor<4x2xf32>
// BOUND: error: argument 0 must be at most as large as the bound of dimension 0, 8, got 9
// COUNT: error: program has 1 argument, got the types of 2
// VALUE: error: argument 0 must be a scalar integer to have the value 3, got tensor<?xf32, #stablehlo.bounds<8>>
// TEXT: error: argument type must be a type, an integer or '*', got 'f32'
func.func @main(%x: tensor<?xf32, #stablehlo.bounds<8>>) -> tensor<?xf32, #stablehlo.bounds<8>> {
  return %x : tensor<?xf32, #stablehlo.bounds<8>>
}

//--- sizes.mlir
func.func @main(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  // CHECK: sizes.mlir:[[@LINE+1]]:{{.*}} error: 'stablehlo.add' op
  %0 = stablehlo.add %x, %y : tensor<?xf32>
  return %0 : tensor<?xf32>
}

//--- call.mlir
func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {
  // CHECK: call.mlir:[[@LINE+1]]:{{.*}} error: 'func.call' op must be inlined before shapes are refined
  %0 = call @f(%x) : (tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func private @f(%x: tensor<?xf32>) -> tensor<?xf32> {
  return %x : tensor<?xf32>
}

//--- reshape.mlir
func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {
  %c = stablehlo.constant dense<6> : tensor<1xi32>
  // CHECK: reshape.mlir:[[@LINE+1]]:{{.*}} error: 'stablehlo.dynamic_reshape' op output_shape must have as many elements as operand, tensor<5xf32>, got [6]
  %0 = stablehlo.dynamic_reshape %x, %c : (tensor<?xf32>, tensor<1xi32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

//--- operands.mlir
func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {
  %c = stablehlo.constant dense<6> : tensor<1xi32>
  // CHECK: operands.mlir:[[@LINE+1]]:{{.*}} error: 'stablehlo.custom_call' op indices_of_shape_operands must name the last operands, a shape per tensor of the results, got [0] of 2 operands
  %0 = stablehlo.custom_call @f(%c, %x) {indices_of_shape_operands = dense<0> : tensor<1xi64>} : (tensor<1xi32>, tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
