// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @return(
// CHECK-NEXT:   %0:2 = "stablehlo.if"(%arg0) ({
// CHECK-NEXT:     stablehlo.return %arg1, %arg2 : tensor<i32>, !stablehlo.token
// CHECK-NEXT:   }, {
// CHECK-NEXT:     stablehlo.return %arg1, %arg2 : tensor<i32>, !stablehlo.token
// CHECK-NEXT:   }) : (tensor<i1>) -> (tensor<i32>, !stablehlo.token)
// CHECK-NEXT:   "stablehlo.if"(%arg0) ({
// CHECK-NEXT:     stablehlo.return  {note = 1 : i32}
// CHECK-NEXT:   }, {
// CHECK-NEXT:     stablehlo.return
// CHECK-NEXT:   }) : (tensor<i1>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @return(%p: tensor<i1>, %a: tensor<i32>, %t: !stablehlo.token) {
  %0:2 = "stablehlo.if"(%p) ({
    stablehlo.return %a, %t : tensor<i32>, !stablehlo.token
  }, {
    "stablehlo.return"(%a, %t) : (tensor<i32>, !stablehlo.token) -> ()
  }) : (tensor<i1>) -> (tensor<i32>, !stablehlo.token)
  "stablehlo.if"(%p) ({
    stablehlo.return {note = 1 : i32}
  }, {
    "stablehlo.return"() : () -> ()
  }) : (tensor<i1>) -> ()
  return
}
