// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s
// RUN: shale-opt %s --emit-bytecode | shale-opt | FileCheck %s
//
// StableHLO 1.18.

// CHECK-LABEL: func.func @tilings(
// CHECK-NEXT:   %0 = stablehlo.custom_call @target(%arg0) {operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>], result_tilings = {{\[\[}}dense<[8, 128]> : tensor<2xindex>, dense<[2, 1]> : tensor<2xindex>{{\]\]}}} : (tensor<64x256xf32>) -> tensor<64x256xf32>
// CHECK-NEXT:   %1 = stablehlo.custom_call @target(%arg0) {result_tilings = []} : (tensor<64x256xf32>) -> tensor<64x256xf32>
// CHECK-NEXT:   %2:2 = stablehlo.custom_call @target(%arg0) {result_tilings = {{\[\[}}], [dense<4> : tensor<1xindex>{{\]\]}}} : (tensor<64x256xf32>) -> (tensor<64x256xf32>, tensor<8xf32>)
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @tilings(%a: tensor<64x256xf32>) {
  %0 = stablehlo.custom_call @target(%a) {operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>], result_tilings = [[dense<[8, 128]> : tensor<2xindex>, dense<[2, 1]> : tensor<2xindex>]]} : (tensor<64x256xf32>) -> tensor<64x256xf32>
  %1 = stablehlo.custom_call @target(%a) {result_tilings = []} : (tensor<64x256xf32>) -> tensor<64x256xf32>
  %2:2 = stablehlo.custom_call @target(%a) {result_tilings = [[], [dense<4> : tensor<1xindex>]]} : (tensor<64x256xf32>) -> (tensor<64x256xf32>, tensor<8xf32>)
  return
}
