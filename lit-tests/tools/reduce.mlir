// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A script finds a program interesting that still holds a tangent.
// RUN: shale-reduce %s --test %S/inputs/interesting.sh | FileCheck %s
// RUN: not shale-reduce %s --test false 2>&1 | FileCheck %s --check-prefix=BORING

// CHECK: module {
// CHECK-NEXT: func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<i1>) -> tensor<4xf32> {
// CHECK-NEXT: %0 = stablehlo.tan %arg0 : tensor<4xf32>
// CHECK-NEXT: return %0 : tensor<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NOT: {{.}}
// BORING: error: program must be interesting to begin with
func.func private @unused(%a: tensor<4xf32>) -> tensor<4xf32> {
  return %a : tensor<4xf32>
}
func.func @main(%a: tensor<4xf32>, %p: tensor<i1>) -> tensor<4xf32> {
  %0 = stablehlo.add %a, %a : tensor<4xf32>
  %1 = "stablehlo.if"(%p) ({
    %2 = stablehlo.tan %0 : tensor<4xf32>
    %3 = stablehlo.multiply %2, %0 : tensor<4xf32>
    stablehlo.return %3 : tensor<4xf32>
  }, {
    stablehlo.return %0 : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  %4 = stablehlo.sine %1 : tensor<4xf32>
  return %4 : tensor<4xf32>
}
