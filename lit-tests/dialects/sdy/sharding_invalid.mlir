// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @rank(%a: tensor<8x8xf32>) {
  // expected-error @+1 {{'sdy.sharding_constraint' op sharding must have one entry per dimension, 2, got 1}}
  %0 = sdy.sharding_constraint %a <@mesh, [{}]> : tensor<8x8xf32>
  return
}

// -----

func.func @values(%a: tensor<8xf32>) {
  // expected-error @+1 {{'sdy.manual_computation' op in_shardings must be one per value, 1, got 0}}
  sdy.manual_computation(%a) in_shardings=[] out_shardings=[] manual_axes={} (%b: tensor<8xf32>) {
    sdy.return
  } : (tensor<8xf32>) -> ()
  return
}

// -----

func.func @arguments(%a: tensor<8xf32>) {
  // expected-error @+1 {{'sdy.manual_computation' op body must have one argument per operand, 1, got 0}}
  sdy.manual_computation(%a) in_shardings=[<@mesh, [{}]>] out_shardings=[] manual_axes={} () {
    sdy.return
  } : (tensor<8xf32>) -> ()
  return
}

// -----

func.func @results(%a: tensor<8xf32>) {
  // expected-error @+1 {{'sdy.manual_computation' op body must end in sdy.return of one value per result, 0}}
  sdy.manual_computation(%a) in_shardings=[<@mesh, [{}]>] out_shardings=[] manual_axes={} (%b: tensor<8xf32>) {
    sdy.return %b : tensor<8xf32>
  } : (tensor<8xf32>) -> ()
  return
}

// -----

// expected-error @+1 {{priority must be p and a number, got 'q1'}}
func.func @priority(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}q1]>}) { return }

// -----

// expected-error @+1 {{field must be replicated or unreduced, got 'divided'}}
func.func @field(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}], divided={"x"}>}) { return }
