// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @float(
// CHECK-NEXT:   %0 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
// CHECK-NEXT:   %1 = stablehlo.compare NE, %arg0, %arg1, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
// CHECK-NEXT:   %2 = stablehlo.compare GE, %arg0, %arg1, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
// CHECK-NEXT:   %3 = stablehlo.compare GT, %arg0, %arg1, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
// CHECK-NEXT:   %4 = stablehlo.compare LE, %arg0, %arg1, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
// CHECK-NEXT:   %5 = stablehlo.compare LT, %arg0, %arg1, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
// CHECK-NEXT:   %6 = stablehlo.compare LT, %arg0, %arg1, TOTALORDER : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
// CHECK-NEXT:   %7 = stablehlo.compare NE, %arg0, %arg1 {note = "kept"} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
// CHECK-NEXT:   %8 = stablehlo.compare GE, %arg0, %arg1, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @float(%lhs: tensor<2xf32>, %rhs: tensor<2xf32>) {
  %0 = stablehlo.compare EQ, %lhs, %rhs, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  %1 = stablehlo.compare NE, %lhs, %rhs, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  %2 = stablehlo.compare GE, %lhs, %rhs, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  %3 = stablehlo.compare GT, %lhs, %rhs, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  %4 = stablehlo.compare LE, %lhs, %rhs, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  %5 = stablehlo.compare LT, %lhs, %rhs, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  %6 = stablehlo.compare  LT, %lhs, %rhs,  TOTALORDER : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  %7 = stablehlo.compare NE, %lhs, %rhs {note = "kept"} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  %8 = "stablehlo.compare"(%lhs, %rhs) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  return
}

// CHECK-LABEL: func.func @integer(
// CHECK-NEXT:   %0 = stablehlo.compare LT, %arg0, %arg1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
// CHECK-NEXT:   %1 = stablehlo.compare LT, %arg2, %arg2, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
// CHECK-NEXT:   %2 = stablehlo.compare EQ, %arg3, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @integer(%lhs: tensor<i32>, %rhs: tensor<i32>, %a: tensor<ui8>, %b: tensor<i1>) {
  %0 = stablehlo.compare LT, %lhs, %rhs, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %1 = stablehlo.compare LT, %a, %a, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
  %2 = stablehlo.compare EQ, %b, %b, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
  return
}
