// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @C1(%a: tensor<3xcomplex<f32>>) {
  // expected-error @+2 {{'stablehlo.fft' op fft_length must have at most rank entries, 1, got 2}}
  // expected-error @+1 {{'stablehlo.fft' op failed to infer returned types}}
  %0 = "stablehlo.fft"(%a) <{fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64: 3, 3>}> : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  return
}

// -----

func.func @C2_complex(%a: tensor<3xf32>) {
  // expected-error @+2 {{'stablehlo.fft' op FFT, IFFT and IRFFT must have a complex operand, got tensor<3xf32>}}
  // expected-error @+1 {{'stablehlo.fft' op failed to infer returned types}}
  %0 = "stablehlo.fft"(%a) <{fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64: 3>}> : (tensor<3xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @C2_real(%a: tensor<3xcomplex<f32>>) {
  // expected-error @+2 {{'stablehlo.fft' op RFFT must have a real operand, got tensor<3xcomplex<f32>>}}
  // expected-error @+1 {{'stablehlo.fft' op failed to infer returned types}}
  %0 = "stablehlo.fft"(%a) <{fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 3>}> : (tensor<3xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  return
}

// -----

func.func @C3(%a: tensor<1x1x1x1xcomplex<f32>>) {
  // expected-error @+2 {{'stablehlo.fft' op fft_length must have 1 to 3 entries, got 4}}
  // expected-error @+1 {{'stablehlo.fft' op failed to infer returned types}}
  %0 = "stablehlo.fft"(%a) <{fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x1x1xcomplex<f32>>) -> tensor<1x1x1x1xcomplex<f32>>
  return
}

// -----

func.func @C4(%a: tensor<4xcomplex<f32>>) {
  // expected-error @+2 {{'stablehlo.fft' op dimension 0 must have size 3 for fft_length 3, got 4}}
  // expected-error @+1 {{'stablehlo.fft' op failed to infer returned types}}
  %0 = "stablehlo.fft"(%a) <{fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64: 3>}> : (tensor<4xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  return
}

// -----

func.func @C4_of_IRFFT(%a: tensor<4xcomplex<f32>>) {
  // expected-error @+2 {{'stablehlo.fft' op dimension 0 must have size 3 for fft_length 4, got 4}}
  // expected-error @+1 {{'stablehlo.fft' op failed to infer returned types}}
  %0 = "stablehlo.fft"(%a) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 4>}> : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  return
}

// -----

func.func @C5(%a: tensor<4xf32>) {
  // expected-error @+2 {{'stablehlo.fft' op inferred type(s) 'tensor<3xcomplex<f32>>' are incompatible with return type(s) of operation 'tensor<4xcomplex<f32>>'}}
  // expected-error @+1 {{'stablehlo.fft' op failed to infer returned types}}
  %0 = "stablehlo.fft"(%a) <{fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 4>}> : (tensor<4xf32>) -> tensor<4xcomplex<f32>>
  return
}

// -----

func.func @negative_length(%a: tensor<4xcomplex<f32>>) {
  // expected-error @+2 {{'stablehlo.fft' op fft_length must not be negative, got -4}}
  // expected-error @+1 {{'stablehlo.fft' op failed to infer returned types}}
  %0 = "stablehlo.fft"(%a) <{fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64: -4>}> : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return
}
