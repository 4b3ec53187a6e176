// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @replica_id(
// CHECK-NEXT:   %0 = stablehlo.replica_id : tensor<ui32>
// CHECK-NEXT:   %1 = stablehlo.replica_id {note = 1 : i32} : tensor<ui32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @replica_id() {
  %0 = stablehlo.replica_id : tensor<ui32>
  %1 = "stablehlo.replica_id"() {note = 1 : i32} : () -> tensor<ui32>
  return
}
