// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s
//
// The text is that of jaxlib.

// CHECK-LABEL: func.func @static(
// CHECK-NEXT:   %0 = "stablehlo.async_start"(%arg0) ({
// CHECK-NEXT:   ^bb0(%arg1: tensor<4x8xf32>):
// CHECK-NEXT:     %1 = "stablehlo.all_gather"(%arg1) <{all_gather_dim = 1 : i64, replica_groups = dense<{{\[\[}}0, 1{{\]\]}}> : tensor<1x2xi64>}> : (tensor<4x8xf32>) -> tensor<4x16xf32>
// CHECK-NEXT:     stablehlo.return %1 : tensor<4x16xf32>
// CHECK-NEXT:   }) : (tensor<4x8xf32>) -> !stablehlo.future<tensor<4x16xf32>>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @static(%a: tensor<4x8xf32>) {
  %0 = "stablehlo.async_start"(%a) ({
  ^bb0(%x: tensor<4x8xf32>):
    %1 = "stablehlo.all_gather"(%x) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x8xf32>) -> tensor<4x16xf32>
    stablehlo.return %1 : tensor<4x16xf32>
  }) : (tensor<4x8xf32>) -> !stablehlo.future<tensor<4x16xf32>>
  return
}
