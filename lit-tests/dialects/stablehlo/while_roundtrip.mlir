// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @while(
// CHECK-NEXT:   %0:2 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %arg1) : tensor<i64>, tensor<4xf32>
// CHECK-NEXT:   cond {
// CHECK-NEXT:     %2 = stablehlo.compare LT, %iterArg, %arg0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
// CHECK-NEXT:     stablehlo.return %2 : tensor<i1>
// CHECK-NEXT:   } do {
// CHECK-NEXT:     %2 = stablehlo.add %iterArg, %arg0 : tensor<i64>
// CHECK-NEXT:     %3 = stablehlo.add %iterArg_0, %arg1 : tensor<4xf32>
// CHECK-NEXT:     stablehlo.return %2, %3 : tensor<i64>, tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %1 = stablehlo.while(%iterArg = %0#1) : tensor<4xf32> attributes {note = 1 : i32}
// CHECK-NEXT:   cond {
// CHECK-NEXT:     stablehlo.return %arg2 : tensor<i1>
// CHECK-NEXT:   } do {
// CHECK-NEXT:     %2 = stablehlo.negate %iterArg : tensor<4xf32>
// CHECK-NEXT:     stablehlo.return %2 : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   stablehlo.while()
// CHECK-NEXT:   cond {
// CHECK-NEXT:     stablehlo.return %arg2 : tensor<i1>
// CHECK-NEXT:   } do {
// CHECK-NEXT:     stablehlo.return
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @while(%n: tensor<i64>, %x: tensor<4xf32>, %p: tensor<i1>) {
  %r:2 = stablehlo.while(%i = %n, %y = %x) : tensor<i64>, tensor<4xf32>
  cond {
    %more = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %next = stablehlo.add %i, %n : tensor<i64>
    %z = stablehlo.add %y, %x : tensor<4xf32>
    stablehlo.return %next, %z : tensor<i64>, tensor<4xf32>
  }
  %s = "stablehlo.while"(%r#1) ({
  ^bb0(%a: tensor<4xf32>):
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: tensor<4xf32>):
    %b = stablehlo.negate %a : tensor<4xf32>
    stablehlo.return %b : tensor<4xf32>
  }) {note = 1 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  stablehlo.while()
  cond {
    stablehlo.return %p : tensor<i1>
  } do {
    stablehlo.return
  }
  return
}
