// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s
//
// The text is that of jaxlib.

// CHECK-LABEL: func.func @static(
// CHECK-NEXT:   %0 = "stablehlo.async_done"(%arg0) : (!stablehlo.future<tensor<4xf32>>) -> tensor<4xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @static(%f: !stablehlo.future<tensor<4xf32>>) {
  %0 = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<4xf32>>) -> tensor<4xf32>
  return
}
