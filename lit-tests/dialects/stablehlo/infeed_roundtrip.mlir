// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s
//
// The text is that of jaxlib.

// CHECK-LABEL: func.func @static(
// CHECK-NEXT:   %0:2 = "stablehlo.infeed"(%arg0) <{infeed_config = "x", layout = {{\[\[}}0, 1{{\]\]}}}> : (!stablehlo.token) -> (tensor<2x3xf32>, !stablehlo.token)
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @static(%t: !stablehlo.token) {
  %0:2 = "stablehlo.infeed"(%t) <{infeed_config = "x", layout = [[0, 1]]}> : (!stablehlo.token) -> (tensor<2x3xf32>, !stablehlo.token)
  return
}
