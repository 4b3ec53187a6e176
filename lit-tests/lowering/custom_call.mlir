// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt --shale-lower-to-linalg %s -split-input-file | FileCheck %s

// Operands have storage types; the program's own are in attributes.
// CHECK-LABEL: func.func @main
// CHECK-SAME: %[[A:[a-z0-9]*]]: tensor<4xi8>, %[[B:[a-z0-9]*]]: tensor<2x2xf32>
// CHECK: %[[E:.*]] = tensor.empty() : tensor<3xi8>
// CHECK: shale.custom_call "my.target" ins(%[[A]], %[[B]] : tensor<4xi8>, tensor<2x2xf32>) outs(%[[E]] : tensor<3xi8>) -> tensor<3xi8>
// CHECK-SAME: {configuration = "{k = 3 : i64}", input_types = [tensor<4xi4>, tensor<2xcomplex<f32>>], output_types = [tensor<3xi1>]}
func.func @main(%a: tensor<4xi4>, %b: tensor<2xcomplex<f32>>) -> tensor<3xi1> {
  %0 = stablehlo.custom_call @my.target(%a, %b) {backend_config = {k = 3 : i64}, api_version = 4 : i32} : (tensor<4xi4>, tensor<2xcomplex<f32>>) -> tensor<3xi1>
  return %0 : tensor<3xi1>
}

// -----

// CHECK-LABEL: func.func @main
// CHECK: shale.custom_call "my.print" ins(%{{.*}} : tensor<4xf32>) {configuration = "text", has_side_effect, input_types = [tensor<4xf32>], output_types = []}
func.func @main(%a: tensor<4xf32>) {
  stablehlo.custom_call @my.print(%a) {backend_config = "text", has_side_effect = true} : (tensor<4xf32>) -> ()
  return
}
