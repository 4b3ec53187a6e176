// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @select_and_scatter(
// CHECK-NEXT:   %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{padding = dense<{{\[\[}}0, 1], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>}> ({
// CHECK-NEXT:   ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
// CHECK-NEXT:     %1 = stablehlo.compare GE, %arg3, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
// CHECK-NEXT:     stablehlo.return %1 : tensor<i1>
// CHECK-NEXT:   }, {
// CHECK-NEXT:   ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
// CHECK-NEXT:     %1 = stablehlo.add %arg3, %arg4 : tensor<i64>
// CHECK-NEXT:     stablehlo.return %1 : tensor<i64>
// CHECK-NEXT:   }) : (tensor<4x2xi64>, tensor<2x2xi64>, tensor<i64>) -> tensor<4x2xi64>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @select_and_scatter(%x: tensor<4x2xi64>, %s: tensor<2x2xi64>, %i: tensor<i64>) {
  %0 = "stablehlo.select_and_scatter"(%x, %s, %i) <{padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %r = stablehlo.compare GE, %a, %b, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %r : tensor<i1>
  }, {
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %r = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %r : tensor<i64>
  }) : (tensor<4x2xi64>, tensor<2x2xi64>, tensor<i64>) -> tensor<4x2xi64>
  return
}
