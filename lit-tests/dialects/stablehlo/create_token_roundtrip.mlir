// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @create_token(
// CHECK-NEXT:   %0 = stablehlo.create_token : !stablehlo.token
// CHECK-NEXT:   %1 = stablehlo.create_token {note = 1 : i32} : !stablehlo.token
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @create_token() {
  %0 = stablehlo.create_token : !stablehlo.token
  %1 = "stablehlo.create_token"() {note = 1 : i32} : () -> !stablehlo.token
  return
}
