// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt --shale-lower-to-linalg --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @main
// CHECK: linalg.generic {indexing_maps = [#{{.*}}], iterator_types = ["parallel"]} outs(%{{.*}} : tensor<4xi8>)
// CHECK: %[[C:.*]] = arith.constant 1 : i8
// CHECK: linalg.yield %[[C]] : i8
func.func @main() -> tensor<4xi1> {
  %0 = stablehlo.constant dense<true> : tensor<4xi1>
  return %0 : tensor<4xi1>
}

// -----

// CHECK-LABEL: func.func @main
// CHECK: arith.constant dense<[1, 0]> : tensor<2xi8>
func.func @main() -> tensor<2xi1> {
  %0 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  return %0 : tensor<2xi1>
}

// -----

// CHECK-LABEL: func.func @main
// CHECK: arith.constant dense<[1, -1]> : tensor<2xi32>
func.func @main() -> tensor<2xui32> {
  %0 = stablehlo.constant dense<[1, 4294967295]> : tensor<2xui32>
  return %0 : tensor<2xui32>
}

// -----

// CHECK-LABEL: func.func @main
// CHECK: arith.constant dense<[-1, 7]> : tensor<2xi8>
func.func @main() -> tensor<2xi4> {
  %0 = stablehlo.constant dense<[-1, 7]> : tensor<2xi4>
  return %0 : tensor<2xi4>
}
