// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @C1_no_namespace(%a: tensor<f32>) {
  // expected-error @+1 {{'stablehlo.composite' op name must be a namespace and a name with a dot between, got 'op'}}
  %0 = "stablehlo.composite"(%a) <{name = "op", decomposition = @f}> : (tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @C1_digit(%a: tensor<f32>) {
  // expected-error @+1 {{'stablehlo.composite' op name must be a namespace and a name with a dot between, got '1a.op'}}
  %0 = "stablehlo.composite"(%a) <{name = "1a.op", decomposition = @f}> : (tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @C2(%a: tensor<f32>) {
  // expected-error @+1 {{'stablehlo.composite' op decomposition must name a function, got @none}}
  %0 = "stablehlo.composite"(%a) <{name = "my.op", decomposition = @none}> : (tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func private @f(tensor<f64>) -> tensor<f32>

func.func @C3(%a: tensor<f32>) {
  // expected-error @+1 {{'stablehlo.composite' op operand types must be those of the decomposition}}
  %0 = "stablehlo.composite"(%a) <{name = "my.op", decomposition = @f}> : (tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func private @f(tensor<f32>) -> tensor<f64>

func.func @C4(%a: tensor<f32>) {
  // expected-error @+1 {{'stablehlo.composite' op result types must be those of the decomposition}}
  %0 = "stablehlo.composite"(%a) <{name = "my.op", decomposition = @f}> : (tensor<f32>) -> tensor<f32>
  return
}
