// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | FileCheck %s
// RUN: shale-opt --mlir-print-op-generic %s | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @square
// CHECK: stablehlo.square %{{.*}} : tensor<2x?xf32>
// CHECK: stablehlo.square %{{.*}} : tensor<2xi32>
// CHECK: stablehlo.square %{{.*}} : tensor<complex<f64>>
func.func @square(%a: tensor<2x?xf32>, %b: tensor<2xi32>, %c: tensor<complex<f64>>) -> tensor<complex<f64>> {
  %0 = stablehlo.square %a : tensor<2x?xf32>
  %1 = "stablehlo.square"(%b) : (tensor<2xi32>) -> tensor<2xi32>
  %2 = stablehlo.square %c : tensor<complex<f64>>
  return %2 : tensor<complex<f64>>
}
