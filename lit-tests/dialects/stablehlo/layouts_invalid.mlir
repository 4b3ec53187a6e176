// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s --split-input-file --verify-diagnostics

func.func @twice(%a: tensor<8x2xf32>) {
  // expected-error @+1 {{'stablehlo.custom_call' op}}
  stablehlo.custom_call @x(%a) {operand_layouts = [dense<[0, 0]> : tensor<2xindex>], result_layouts = []} : (tensor<8x2xf32>) -> ()
  return
}

// -----

func.func @another_rank(%a: tensor<8x2xf32>) {
  // expected-error @+1 {{'stablehlo.custom_call' op}}
  stablehlo.custom_call @x(%a) {operand_layouts = [dense<[0]> : tensor<1xindex>], result_layouts = []} : (tensor<8x2xf32>) -> ()
  return
}

// -----

func.func @permutation(%a: tensor<8x2xf32>) {
  stablehlo.custom_call @x(%a) {operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = []} : (tensor<8x2xf32>) -> ()
  return
}
