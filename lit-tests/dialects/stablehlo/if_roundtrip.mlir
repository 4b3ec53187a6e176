// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @if(
// CHECK-NEXT:   %0 = "stablehlo.if"(%arg0) ({
// CHECK-NEXT:     stablehlo.return %arg1 : tensor<i32>
// CHECK-NEXT:   }, {
// CHECK-NEXT:     %1 = stablehlo.negate %arg1 : tensor<i32>
// CHECK-NEXT:     stablehlo.return %1 : tensor<i32>
// CHECK-NEXT:   }) : (tensor<i1>) -> tensor<i32>
// CHECK-NEXT:   "stablehlo.if"(%arg0) ({
// CHECK-NEXT:     stablehlo.return
// CHECK-NEXT:   }, {
// CHECK-NEXT:     stablehlo.return
// CHECK-NEXT:   }) : (tensor<i1>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @if(%p: tensor<i1>, %a: tensor<i32>) {
  %0 = "stablehlo.if"(%p) ({
    stablehlo.return %a : tensor<i32>
  }, {
    %n = stablehlo.negate %a : tensor<i32>
    stablehlo.return %n : tensor<i32>
  }) : (tensor<i1>) -> tensor<i32>
  "stablehlo.if"(%p) ({
    stablehlo.return
  }, {
    stablehlo.return
  }) : (tensor<i1>) -> ()
  return
}
