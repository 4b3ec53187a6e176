// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s
//
// The text is that of jaxlib.

// CHECK-LABEL: func.func @static(
// CHECK-NEXT:   %0 = chlo.broadcast_compare %arg0, %arg1 {broadcast_dimensions = array<i64: 1>, compare_type = #chlo<comparison_type TOTALORDER>, comparison_direction = #chlo<comparison_direction LT>} : (tensor<2x6xf32>, tensor<6xf32>) -> tensor<2x6xi1>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @static(%a: tensor<2x6xf32>, %b: tensor<6xf32>) {
  %0 = "chlo.broadcast_compare"(%a, %b) <{comparison_direction = #chlo<comparison_direction LT>, compare_type = #chlo<comparison_type TOTALORDER>, broadcast_dimensions = array<i64: 1>}> : (tensor<2x6xf32>, tensor<6xf32>) -> tensor<2x6xi1>
  return
}
