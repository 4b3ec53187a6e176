// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @C1(%a: tensor<2xui64>) {
  // expected-error @+1 {{'stablehlo.rng_bit_generator' op output_state must have the type of initial_state, tensor<2xui64>, got tensor<3xui64>}}
  %0:2 = "stablehlo.rng_bit_generator"(%a) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<3xui64>, tensor<4xui32>)
  return
}

// -----

func.func @C2_THREE_FRY(%a: tensor<3xui64>) {
  // expected-error @+1 {{'stablehlo.rng_bit_generator' op initial_state must have 2 words of 64 bits, got tensor<3xui64>}}
  %0:2 = "stablehlo.rng_bit_generator"(%a) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<4xui32>)
  return
}

// -----

func.func @C2_PHILOX(%a: tensor<4xui64>) {
  // expected-error @+1 {{'stablehlo.rng_bit_generator' op initial_state must have 2 to 3 words of 64 bits, got tensor<4xui64>}}
  %0:2 = "stablehlo.rng_bit_generator"(%a) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<4xui64>) -> (tensor<4xui64>, tensor<4xui32>)
  return
}
