// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @reduce_window(
// CHECK-NEXT:   %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{base_dilations = array<i64: 2, 1>, padding = dense<{{\[\[}}2, 1], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 3, 1>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 4, 1>}> ({
// CHECK-NEXT:   ^bb0(%arg2: tensor<i64>, %arg3: tensor<i64>):
// CHECK-NEXT:     %2 = stablehlo.add %arg2, %arg3 : tensor<i64>
// CHECK-NEXT:     stablehlo.return %2 : tensor<i64>
// CHECK-NEXT:   }) : (tensor<3x2xi64>, tensor<i64>) -> tensor<2x2xi64>
// CHECK-NEXT:   %1 = "stablehlo.reduce_window"(%arg0, %arg1) <{window_dimensions = array<i64: 3, 2>}> ({
// CHECK-NEXT:   ^bb0(%arg2: tensor<i64>, %arg3: tensor<i64>):
// CHECK-NEXT:     %2 = stablehlo.add %arg2, %arg3 : tensor<i64>
// CHECK-NEXT:     stablehlo.return %2 : tensor<i64>
// CHECK-NEXT:   }) {note = 1 : i32} : (tensor<3x2xi64>, tensor<i64>) -> tensor<1x1xi64>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @reduce_window(%x: tensor<3x2xi64>, %i: tensor<i64>) {
  %0 = "stablehlo.reduce_window"(%x, %i) <{base_dilations = array<i64: 2, 1>, padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 3, 1>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 4, 1>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %r = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %r : tensor<i64>
  }) : (tensor<3x2xi64>, tensor<i64>) -> tensor<2x2xi64>
  %1 = "stablehlo.reduce_window"(%x, %i) <{window_dimensions = array<i64: 3, 2>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %r = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %r : tensor<i64>
  }) {note = 1 : i32} : (tensor<3x2xi64>, tensor<i64>) -> tensor<1x1xi64>
  return
}
