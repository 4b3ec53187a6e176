// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s
// RUN: shale-opt %s --emit-bytecode | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @custom_call(
// CHECK-NEXT:   %0 = stablehlo.custom_call @target(%arg0) : (tensor<3x2xf32>) -> tensor<3x2xf32>
// CHECK-NEXT:   %1 = stablehlo.custom_call @"with.dots and spaces"(%arg0, %arg0) {api_version = 4 : i32, backend_config = {option = 42 : i32}, has_side_effect = true} : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
// CHECK-NEXT:   %2:2 = stablehlo.custom_call @target(%arg0) {backend_config = "text", mhlo.frontend_attributes = {key = "value"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<f32>)
// CHECK-NEXT:   stablehlo.custom_call @check.expect_eq(%arg0, %arg0) {has_side_effect = true} : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @custom_call(%a: tensor<3x2xf32>) {
  %0 = stablehlo.custom_call @target(%a) : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %1 = stablehlo.custom_call @"with.dots and spaces"(%a, %a) {api_version = 4 : i32, backend_config = {option = 42 : i32}, has_side_effect = true} : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  %2:2 = "stablehlo.custom_call"(%a) <{call_target_name = "target", has_side_effect = false, backend_config = "text", api_version = 1 : i32, called_computations = [], operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>]}> {mhlo.frontend_attributes = {key = "value"}} : (tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<f32>)
  stablehlo.custom_call @check.expect_eq(%a, %a) {has_side_effect = true} : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
  return
}
