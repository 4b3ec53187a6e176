// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @dimension(%x: tensor<8x4xf32>, %i: tensor<4xf32>) {
  // expected-error @+1 {{'chlo.scan' op dimension must be dimensions in [0, 2), got 2}}
  %0:2 = "chlo.scan"(%x, %i) <{dimension = 2 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%s: tensor<4xf32>, %c: tensor<4xf32>):
    %n = stablehlo.add %s, %c : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    stablehlo.return %n, %n : tensor<4xf32>, tensor<4xf32>
  }) : (tensor<8x4xf32>, tensor<4xf32>) -> (tensor<8x4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @size(%x: tensor<8x4xf32>, %i: tensor<4xf32>) {
  // expected-error @+1 {{'chlo.scan' op output 0 must have the size of the scan, 8, along its dimension, got 7}}
  %0:2 = "chlo.scan"(%x, %i) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%s: tensor<4xf32>, %c: tensor<4xf32>):
    %n = stablehlo.add %s, %c : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    stablehlo.return %n, %n : tensor<4xf32>, tensor<4xf32>
  }) : (tensor<8x4xf32>, tensor<4xf32>) -> (tensor<7x4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @scan_dim_size(%x: tensor<8x4xf32>, %i: tensor<4xf32>) {
  // expected-error @+1 {{'chlo.scan' op input 0 must have the size of the scan, 9, along its dimension, got 8}}
  %0:2 = "chlo.scan"(%x, %i) <{dimension = 0 : i64, scan_dim_size = 9 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%s: tensor<4xf32>, %c: tensor<4xf32>):
    %n = stablehlo.add %s, %c : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    stablehlo.return %n, %n : tensor<4xf32>, tensor<4xf32>
  }) : (tensor<8x4xf32>, tensor<4xf32>) -> (tensor<8x4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @carry(%x: tensor<8x4xf32>, %i: tensor<4xf32>) {
  // expected-error @+1 {{'chlo.scan' op carried result 0 must have the type of its init, tensor<4xf32>, got tensor<8xf32>}}
  %0:2 = "chlo.scan"(%x, %i) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%s: tensor<4xf32>, %c: tensor<4xf32>):
    %n = stablehlo.add %s, %c : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    stablehlo.return %n, %n : tensor<4xf32>, tensor<4xf32>
  }) : (tensor<8x4xf32>, tensor<4xf32>) -> (tensor<8x4xf32>, tensor<8xf32>)
  return
}

// -----

func.func @body(%x: tensor<8x4xf32>, %i: tensor<4xf32>) {
  // expected-error @+1 {{'chlo.scan' op body must take (tensor<4xf32>, tensor<4xf32>), got (tensor<4x1xf32>, tensor<4xf32>)}}
  %0:2 = "chlo.scan"(%x, %i) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%s: tensor<4x1xf32>, %c: tensor<4xf32>):
    %n = stablehlo.add %s, %c : (tensor<4x1xf32>, tensor<4xf32>) -> tensor<4xf32>
    stablehlo.return %n, %n : tensor<4xf32>, tensor<4xf32>
  }) : (tensor<8x4xf32>, tensor<4xf32>) -> (tensor<8x4xf32>, tensor<4xf32>)
  return
}
