// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt --shale-lower-to-linalg --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @main
// CHECK: linalg.generic {indexing_maps = [#{{.*}}, #{{.*}}, #{{.*}}], iterator_types = ["parallel"]} ins(%{{.*}}, %{{.*}} : tensor<4xf32>, tensor<4xf32>)
// CHECK: %[[R:.*]] = arith.addf %{{.*}}, %{{.*}} : f32
// CHECK-NEXT: linalg.yield %[[R]] : f32
func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.add %x, %y : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @main
// CHECK: arith.addi %{{.*}}, %{{.*}} : i32
func.func @main(%x: tensor<4xui32>, %y: tensor<4xui32>) -> tensor<4xui32> {
  %0 = stablehlo.add %x, %y : tensor<4xui32>
  return %0 : tensor<4xui32>
}

// -----

// CHECK-LABEL: func.func @main
// CHECK: %[[X:.*]] = arith.trunci %{{.*}} : i8 to i1
// CHECK: %[[Y:.*]] = arith.trunci %{{.*}} : i8 to i1
// CHECK: %[[R:.*]] = arith.ori %[[X]], %[[Y]] : i1
// CHECK: %[[S:.*]] = arith.extui %[[R]] : i1 to i8
// CHECK: linalg.yield %[[S]] : i8
func.func @main(%x: tensor<4xi1>, %y: tensor<4xi1>) -> tensor<4xi1> {
  %0 = stablehlo.add %x, %y : tensor<4xi1>
  return %0 : tensor<4xi1>
}

// -----

// CHECK-LABEL: func.func @main
// CHECK: %[[X:.*]] = shale.decode %{{.*}} as f8E5M2 : i8 to f32
// CHECK: %[[Y:.*]] = shale.decode %{{.*}} as f8E5M2 : i8 to f32
// CHECK: %[[R:.*]] = arith.addf %[[X]], %[[Y]] : f32
// CHECK: shale.encode %{{.*}} as f8E5M2 : f32 to i8
func.func @main(%x: tensor<4xf8E5M2>, %y: tensor<4xf8E5M2>) -> tensor<4xf8E5M2> {
  %0 = stablehlo.add %x, %y : tensor<4xf8E5M2>
  return %0 : tensor<4xf8E5M2>
}
