// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @after_all(
// CHECK-NEXT:   %0 = stablehlo.after_all %arg0, %arg0 : !stablehlo.token
// CHECK-NEXT:   %1 = stablehlo.after_all %arg0 {note = 1 : i32} : !stablehlo.token
// CHECK-NEXT:   %2 = stablehlo.after_all  : !stablehlo.token
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @after_all(%a: !stablehlo.token) {
  %0 = stablehlo.after_all %a, %a : !stablehlo.token
  %1 = "stablehlo.after_all"(%a) {note = 1 : i32} : (!stablehlo.token) -> !stablehlo.token
  %2 = stablehlo.after_all : !stablehlo.token
  return
}
