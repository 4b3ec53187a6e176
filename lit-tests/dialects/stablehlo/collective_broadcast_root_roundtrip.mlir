// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s
// RUN: shale-opt %s --emit-bytecode | shale-opt | FileCheck %s
//
// Several operands, and roots: StableHLO 1.20.

// CHECK-LABEL: func.func @several(
// CHECK-NEXT:   %0:2 = "stablehlo.collective_broadcast"(%arg0, %arg0) <{replica_groups = dense<{{\[\[}}0, 1{{\]\]}}> : tensor<1x2xi64>}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>)
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @several(%a: tensor<4x8xf32>) {
  %0:2 = "stablehlo.collective_broadcast"(%a, %a) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>)
  return
}

// CHECK-LABEL: func.func @root(
// CHECK-NEXT:   %0 = "stablehlo.collective_broadcast"(%arg0, %arg1) <{has_dynamic_root, replica_groups = dense<{{\[\[}}0, 1{{\]\]}}> : tensor<1x2xi64>}> : (tensor<4x8xf32>, tensor<1xi32>) -> tensor<4x8xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @root(%a: tensor<4x8xf32>, %r: tensor<1xi32>) {
  %0 = "stablehlo.collective_broadcast"(%a, %r) <{has_dynamic_root, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x8xf32>, tensor<1xi32>) -> tensor<4x8xf32>
  return
}

// CHECK-LABEL: func.func @several_roots(
// CHECK-NEXT:   %0:2 = "stablehlo.collective_broadcast"(%arg0, %arg0, %arg1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, has_dynamic_root, replica_groups = dense<{{\[\[}}0, 1{{\]\]}}> : tensor<1x2xi64>}> : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<2xi32>) -> (tensor<4x8xf32>, tensor<4x8xf32>)
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @several_roots(%a: tensor<4x8xf32>, %r: tensor<2xi32>) {
  %0:2 = "stablehlo.collective_broadcast"(%a, %a, %r) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, has_dynamic_root, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<2xi32>) -> (tensor<4x8xf32>, tensor<4x8xf32>)
  return
}
