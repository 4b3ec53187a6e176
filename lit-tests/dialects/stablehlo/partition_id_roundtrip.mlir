// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @partition_id(
// CHECK-NEXT:   %0 = stablehlo.partition_id : tensor<ui32>
// CHECK-NEXT:   %1 = stablehlo.partition_id {note = 1 : i32} : tensor<ui32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @partition_id() {
  %0 = stablehlo.partition_id : tensor<ui32>
  %1 = "stablehlo.partition_id"() {note = 1 : i32} : () -> tensor<ui32>
  return
}
