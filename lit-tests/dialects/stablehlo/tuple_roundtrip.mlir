// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @tuple(
// CHECK-NEXT:   %0 = stablehlo.tuple %arg0, %arg1 : tuple<tensor<2xf32>, tensor<i32>>
// CHECK-NEXT:   %1 = stablehlo.tuple %0, %arg1 {note = 1 : i32} : tuple<tuple<tensor<2xf32>, tensor<i32>>, tensor<i32>>
// CHECK-NEXT:   %2 = stablehlo.tuple  : tuple<>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @tuple(%a: tensor<2xf32>, %b: tensor<i32>) {
  %0 = stablehlo.tuple %a, %b : tuple<tensor<2xf32>, tensor<i32>>
  %1 = "stablehlo.tuple"(%0, %b) {note = 1 : i32} : (tuple<tensor<2xf32>, tensor<i32>>, tensor<i32>) -> tuple<tuple<tensor<2xf32>, tensor<i32>>, tensor<i32>>
  %2 = stablehlo.tuple : tuple<>
  return
}
