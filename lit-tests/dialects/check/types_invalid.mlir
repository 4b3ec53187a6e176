// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @different_types(%a: tensor<2xf32>, %b: tensor<3xf32>) {
  // expected-error @+1 {{'check.expect_eq' op requires all operands to have the same type}}
  "check.expect_eq"(%a, %b) : (tensor<2xf32>, tensor<3xf32>) -> ()
  return
}

// -----

func.func @different_constant(%a: tensor<2xf32>) {
  // expected-error @+1 {{'check.expect_eq_const' op failed to verify that all of {lhs, value} have same type}}
  "check.expect_eq_const"(%a) <{value = dense<1> : tensor<2xi32>}> : (tensor<2xf32>) -> ()
  return
}

// -----

func.func @integers_are_not_close(%a: tensor<2xi32>) {
  // expected-error @+1 {{'check.expect_close' op operand #0 must be ranked tensor of float of 4 to 64 bits or complex of f32 or f64 or quantized type values, but got 'tensor<2xi32>'}}
  check.expect_close %a, %a : tensor<2xi32>, tensor<2xi32>
  return
}

// -----

func.func @integers_are_not_almost_equal(%a: tensor<2xi32>) {
  // expected-error @+1 {{'check.expect_almost_eq' op operand #0 must be ranked tensor of float of 4 to 64 bits or complex of f32 or f64 or quantized type values, but got 'tensor<2xi32>'}}
  check.expect_almost_eq %a, %a : tensor<2xi32>
  return
}
