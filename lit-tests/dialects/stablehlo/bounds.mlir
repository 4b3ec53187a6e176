// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s --split-input-file --verify-diagnostics
// What follows for results where sizes are not known but bounded: docs/type_inference.md of openxla/stablehlo. Each was compared with
// jaxlib 0.10.2.

#three = #stablehlo.bounds<3>
#four = #stablehlo.bounds<4>

func.func @most_specific(%a: tensor<?xf32, #three>, %b: tensor<?xf32, #four>, %c: tensor<?xf32>, %d: tensor<3xf32>) {
  %0 = "stablehlo.add"(%a, %b) : (tensor<?xf32, #three>, tensor<?xf32, #four>) -> tensor<?xf32, #three>
  %1 = "stablehlo.add"(%a, %c) : (tensor<?xf32, #three>, tensor<?xf32>) -> tensor<?xf32, #three>
  %2 = "stablehlo.add"(%a, %d) : (tensor<?xf32, #three>, tensor<3xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @size_beyond_bound(%a: tensor<?xf32, #stablehlo.bounds<3>>, %b: tensor<5xf32>) {
  // expected-error @+1 {{'stablehlo.add' op operands and result must have one shape, got}}
  %0 = "stablehlo.add"(%a, %b) : (tensor<?xf32, #stablehlo.bounds<3>>, tensor<5xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @result_beyond_bound(%a: tensor<?xf32, #stablehlo.bounds<3>>) {
  // expected-error @+1 {{'stablehlo.negate' op}}
  %0 = "stablehlo.negate"(%a) : (tensor<?xf32, #stablehlo.bounds<3>>) -> tensor<5xf32>
  return
}

// -----

func.func @sum_of_bounds(%a: tensor<?xf32, #stablehlo.bounds<3>>, %b: tensor<2xf32>) -> tensor<?xf32, #stablehlo.bounds<5>> {
  %0 = stablehlo.concatenate %a, %b, dim = 0 : (tensor<?xf32, #stablehlo.bounds<3>>, tensor<2xf32>) -> tensor<?xf32, #stablehlo.bounds<5>>
  return %0 : tensor<?xf32, #stablehlo.bounds<5>>
}

// -----

func.func @concatenation_beyond_bound(%a: tensor<?xf32, #stablehlo.bounds<3>>, %b: tensor<2xf32>) {
  // expected-error @+1 {{'stablehlo.concatenate' op}}
  %0 = stablehlo.concatenate %a, %b, dim = 0 : (tensor<?xf32, #stablehlo.bounds<3>>, tensor<2xf32>) -> tensor<6xf32>
  return
}

// -----

func.func @branches(%p: tensor<i1>, %a: tensor<3xf32>, %b: tensor<?xf32, #stablehlo.bounds<4>>) {
  %0 = "stablehlo.if"(%p) ({
    stablehlo.return %a : tensor<3xf32>
  }, {
    stablehlo.return %b : tensor<?xf32, #stablehlo.bounds<4>>
  }) : (tensor<i1>) -> tensor<?xf32, #stablehlo.bounds<4>>
  return
}
