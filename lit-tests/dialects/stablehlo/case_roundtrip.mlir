// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @case(
// CHECK-NEXT:   %0 = "stablehlo.case"(%arg0) ({
// CHECK-NEXT:     stablehlo.return %arg1 : tensor<2xi64>
// CHECK-NEXT:   }) : (tensor<i32>) -> tensor<2xi64>
// CHECK-NEXT:   %1:2 = "stablehlo.case"(%arg0) ({
// CHECK-NEXT:     stablehlo.return %arg1, %arg2 : tensor<2xi64>, !stablehlo.token
// CHECK-NEXT:   }, {
// CHECK-NEXT:     %2 = stablehlo.negate %arg1 : tensor<2xi64>
// CHECK-NEXT:     stablehlo.return %2, %arg2 : tensor<2xi64>, !stablehlo.token
// CHECK-NEXT:   }) {note = 1 : i32} : (tensor<i32>) -> (tensor<2xi64>, !stablehlo.token)
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @case(%i: tensor<i32>, %a: tensor<2xi64>, %t: !stablehlo.token) {
  %0 = "stablehlo.case"(%i) ({
    stablehlo.return %a : tensor<2xi64>
  }) : (tensor<i32>) -> tensor<2xi64>
  %1:2 = "stablehlo.case"(%i) ({
    stablehlo.return %a, %t : tensor<2xi64>, !stablehlo.token
  }, {
    %n = stablehlo.negate %a : tensor<2xi64>
    stablehlo.return %n, %t : tensor<2xi64>, !stablehlo.token
  }) {note = 1 : i32} : (tensor<i32>) -> (tensor<2xi64>, !stablehlo.token)
  return
}
