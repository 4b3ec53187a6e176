// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @optimization_barrier(
// CHECK-NEXT:   %0 = stablehlo.optimization_barrier %arg0 : tensor<f32>
// CHECK-NEXT:   %1:2 = stablehlo.optimization_barrier %arg0, %arg1 : tensor<f32>, !stablehlo.token
// CHECK-NEXT:   %2:2 = stablehlo.optimization_barrier {note = 1 : i32} %arg0, %arg0 : tensor<f32>, tensor<f32>
// CHECK-NEXT:   stablehlo.optimization_barrier()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @optimization_barrier(%a: tensor<f32>, %t: !stablehlo.token) {
  %0 = stablehlo.optimization_barrier %a : tensor<f32>
  %1:2 = "stablehlo.optimization_barrier"(%a, %t) : (tensor<f32>, !stablehlo.token) -> (tensor<f32>, !stablehlo.token)
  %2:2 = stablehlo.optimization_barrier {note = 1 : i32} %a, %a : tensor<f32>, tensor<f32>
  stablehlo.optimization_barrier()
  return
}
