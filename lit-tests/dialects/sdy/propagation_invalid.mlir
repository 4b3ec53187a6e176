// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @direction(%a: tensor<8xf32>) {
  // expected-error @+1 {{allowed_direction must be NONE (0), FORWARD (1) or BACKWARD (2), got 3}}
  %0 = sdy.propagation_barrier %a allowed_direction=BOTH : tensor<8xf32>
  return
}

// -----

func.func @keyword(%a: tensor<8xf32>) {
  // expected-error @+1 {{direction must be NONE, FORWARD or BACKWARD, got 'UP'}}
  %0 = sdy.propagation_barrier %a allowed_direction=UP : tensor<8xf32>
  return
}

// -----

func.func @arguments(%a: tensor<8xf32>) {
  // expected-error @+1 {{body must have arguments of the operands' types, [tensor<8xf32>], got [tensor<4xf32>]}}
  %0 = sdy.named_computation<"f">(%a) (%b: tensor<4xf32>) {
    sdy.return %b : tensor<4xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @mappings(%a: tensor<8xf32>) {
  // expected-error @+1 {{rule must have one mapping per operand, 1, got 2}}
  %0 = stablehlo.negate %a {sdy.sharding_rule = #sdy.op_sharding_rule<([i], [i])->([i]) {i=8}>} : tensor<8xf32>
  return
}

// -----

func.func @rank(%a: tensor<8xf32>) {
  // expected-error @+1 {{mapping of operand 0 must have one entry per dimension, 1, got 2}}
  %0 = stablehlo.negate %a {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i]) {i=8, j=1}>} : tensor<8xf32>
  return
}

// -----

func.func @unused(%a: tensor<8xf32>) {
  // expected-error @+1 {{each factor must be that of a dimension, and 1 is not}}
  %0 = stablehlo.negate %a {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) {i=8, j=2}>} : tensor<8xf32>
  return
}

// -----

func.func @reduced(%a: tensor<8xf32>) {
  // expected-error @+1 {{reduction factors must be in no result, got 0}}
  %0 = stablehlo.negate %a {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) {i=8} reduction={i}>} : tensor<8xf32>
  return
}

// -----

func.func @range(%a: tensor<8xf32>) {
  // expected-error @+1 {{factors must be at least 0 and less than 1, got 1}}
  %0 = stablehlo.negate %a {sdy.sharding_rule = #sdy.op_sharding_rule<([j])->([i]) {i=8}>} : tensor<8xf32>
  return
}

// -----

func.func @sizes(%a: tensor<8xf32>) {
  // expected-error @+1 {{sizes must be those of all factors in their order}}
  %0 = stablehlo.negate %a {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) {j=8}>} : tensor<8xf32>
  return
}

// -----

func.func @letters(%a: tensor<8xf32>) {
  // expected-error @+1 {{factor must be a letter from i to z, or z_1 and so on, got 'a'}}
  %0 = stablehlo.negate %a {sdy.sharding_rule = #sdy.op_sharding_rule<([a])->([i]) {i=8}>} : tensor<8xf32>
  return
}
