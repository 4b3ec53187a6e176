// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt --verify-diagnostics --split-input-file %s

func.func @of_booleans(%a: tensor<2xi1>) {
  // expected-error @+1 {{'stablehlo.square' op operand #0 must be}}
  %0 = "stablehlo.square"(%a) : (tensor<2xi1>) -> tensor<2xi1>
  return
}

// -----

func.func @of_two_types(%a: tensor<2xf32>) {
  // expected-error @+1 {{'stablehlo.square' op}}
  %0 = "stablehlo.square"(%a) : (tensor<2xf32>) -> tensor<2xf64>
  return
}
