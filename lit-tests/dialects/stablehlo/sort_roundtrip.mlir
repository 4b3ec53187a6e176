// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @sort(
// CHECK-NEXT:   %0:2 = "stablehlo.sort"(%arg0, %arg1) <{dimension = 0 : i64, is_stable = true}> ({
// CHECK-NEXT:   ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<i32>, %arg5: tensor<i32>):
// CHECK-NEXT:     %2 = stablehlo.compare LT, %arg2, %arg3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
// CHECK-NEXT:     stablehlo.return %2 : tensor<i1>
// CHECK-NEXT:   }) : (tensor<8xf32>, tensor<8xi32>) -> (tensor<8xf32>, tensor<8xi32>)
// CHECK-NEXT:   %1 = "stablehlo.sort"(%arg1) ({
// CHECK-NEXT:   ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
// CHECK-NEXT:     %c = stablehlo.constant dense<true> : tensor<i1>
// CHECK-NEXT:     stablehlo.return %c : tensor<i1>
// CHECK-NEXT:   }) : (tensor<8xi32>) -> tensor<8xi32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @sort(%k: tensor<8xf32>, %v: tensor<8xi32>) {
  %0:2 = "stablehlo.sort"(%k, %v) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %x: tensor<i32>, %y: tensor<i32>):
    %r = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %r : tensor<i1>
  }) : (tensor<8xf32>, tensor<8xi32>) -> (tensor<8xf32>, tensor<8xi32>)
  %1 = "stablehlo.sort"(%v) ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %r = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %r : tensor<i1>
  }) : (tensor<8xi32>) -> tensor<8xi32>
  return
}
