// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

func.func private @decomposition(%a: tensor<f32>) -> tensor<f32> {
  return %a : tensor<f32>
}

// CHECK-LABEL: func.func @composite(
// CHECK-NEXT:   %0 = stablehlo.composite "my.op" %arg0 {composite_attributes = {k = 1 : i64}, decomposition = @decomposition, version = 1 : i32} : (tensor<f32>) -> tensor<f32>
// CHECK-NEXT:   %1 = stablehlo.composite "my.op" %arg0 {decomposition = @decomposition, note = 1 : i32} : (tensor<f32>) -> tensor<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @composite(%a: tensor<f32>) {
  %0 = stablehlo.composite "my.op" %a {composite_attributes = {k = 1 : i64}, decomposition = @decomposition, version = 1 : i32} : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.composite"(%a) <{name = "my.op", decomposition = @decomposition, composite_attributes = {}, version = 0 : i32}> {note = 1 : i32} : (tensor<f32>) -> tensor<f32>
  return
}
