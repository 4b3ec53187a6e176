// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @C1_equal_widths(%a: tensor<2xf32>) {
  // expected-error @+1 {{'stablehlo.bitcast_convert' op result must have shape [2], got [3]}}
  %0 = "stablehlo.bitcast_convert"(%a) : (tensor<2xf32>) -> tensor<3xi32>
  return
}

// -----

func.func @C1_rank(%a: tensor<f32>) {
  // expected-error @+1 {{'stablehlo.bitcast_convert' op the narrower tensor must have a dimension more than the wider one, got tensor<f32> and tensor<i16>}}
  %0 = "stablehlo.bitcast_convert"(%a) : (tensor<f32>) -> tensor<i16>
  return
}

// -----

func.func @C1_last_dimension(%a: tensor<2xf32>) {
  // expected-error @+1 {{'stablehlo.bitcast_convert' op the last dimension of the narrower tensor must have the size of the quotient of the widths, 2, got 4}}
  %0 = "stablehlo.bitcast_convert"(%a) : (tensor<2xf32>) -> tensor<2x4xi16>
  return
}

// -----

func.func @C1_other_dimensions(%a: tensor<3x2xi16>) {
  // expected-error @+1 {{'stablehlo.bitcast_convert' op all but the last dimension of the narrower tensor must have shape [2], got [3]}}
  %0 = "stablehlo.bitcast_convert"(%a) : (tensor<3x2xi16>) -> tensor<2xi32>
  return
}

// -----

func.func @C1_widths(%a: tensor<2xf6E2M3FN>) {
  // expected-error @+1 {{'stablehlo.bitcast_convert' op widths must divide each other, got 6 and 8}}
  %0 = "stablehlo.bitcast_convert"(%a) : (tensor<2xf6E2M3FN>) -> tensor<2xi8>
  return
}

// -----

func.func @C2(%a: tensor<2xcomplex<f32>>) {
  // expected-error @+1 {{'stablehlo.bitcast_convert' op operand and result must both be complex or both not, got complex<f32> and f64}}
  %0 = "stablehlo.bitcast_convert"(%a) : (tensor<2xcomplex<f32>>) -> tensor<2xf64>
  return
}
