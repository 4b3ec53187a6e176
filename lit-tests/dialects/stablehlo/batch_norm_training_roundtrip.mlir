// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s
//
// The text is that of jaxlib.

// CHECK-LABEL: func.func @static(
// CHECK-NEXT:   %output, %batch_mean, %batch_var = "stablehlo.batch_norm_training"(%arg0, %arg1, %arg2) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<4x2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<4x2xf32>, tensor<2xf32>, tensor<2xf32>)
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @static(%x: tensor<4x2xf32>, %b: tensor<2xf32>, %c: tensor<2xf32>) {
  %0:3 = "stablehlo.batch_norm_training"(%x, %b, %c) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<4x2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<4x2xf32>, tensor<2xf32>, tensor<2xf32>)
  return
}

// CHECK-LABEL: func.func @dynamic(
// CHECK-NEXT:   %output, %batch_mean, %batch_var = "stablehlo.batch_norm_training"(%arg0, %arg1, %arg2) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<?x2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<?x2xf32>, tensor<2xf32>, tensor<2xf32>)
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @dynamic(%x: tensor<?x2xf32>, %b: tensor<2xf32>, %c: tensor<2xf32>) {
  %0:3 = "stablehlo.batch_norm_training"(%x, %b, %c) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<?x2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<?x2xf32>, tensor<2xf32>, tensor<2xf32>)
  return
}
