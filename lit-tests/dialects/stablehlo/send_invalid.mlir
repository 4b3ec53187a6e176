// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @C5(%a: tensor<4x8xf32>, %t: !stablehlo.token) {
  // expected-error @+1 {{'stablehlo.send' op channel_type must be DEVICE_TO_HOST (2) where is_host_transfer is true, got 1}}
  %0 = "stablehlo.send"(%a, %t) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = true}> : (tensor<4x8xf32>, !stablehlo.token) -> !stablehlo.token
  return
}

// -----

func.func @C5_device(%a: tensor<4x8xf32>, %t: !stablehlo.token) {
  // expected-error @+1 {{'stablehlo.send' op channel_type must be DEVICE_TO_DEVICE (1) where is_host_transfer is false, got 2}}
  %0 = "stablehlo.send"(%a, %t) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 2>}> : (tensor<4x8xf32>, !stablehlo.token) -> !stablehlo.token
  return
}

// -----

func.func @C1(%a: tensor<4xf32>, %t: !stablehlo.token) {
  // expected-error @+1 {{'stablehlo.send' op source_target_pairs must have shape [N, 2], got tensor<1x3xi64>}}
  %0 = "stablehlo.send"(%a, %t) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, source_target_pairs = dense<[[0, 1, 2]]> : tensor<1x3xi64>}> : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
  return
}

// -----

func.func @C2(%a: tensor<4xf32>, %t: !stablehlo.token) {
  // expected-error @+1 {{'stablehlo.send' op sources of source_target_pairs must be distinct, got 0 twice}}
  %0 = "stablehlo.send"(%a, %t) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, source_target_pairs = dense<[[0, 1], [0, 2]]> : tensor<2x2xi64>}> : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
  return
}

// -----

func.func @C3(%a: tensor<4xf32>, %t: !stablehlo.token) {
  // expected-error @+1 {{'stablehlo.send' op targets of source_target_pairs must be distinct, got 1 twice}}
  %0 = "stablehlo.send"(%a, %t) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, source_target_pairs = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
  return
}

// -----

func.func @C4(%a: tensor<4xf32>, %t: !stablehlo.token) {
  // expected-error @+1 {{'stablehlo.send' op source_target_pairs must not be negative, got -1}}
  %0 = "stablehlo.send"(%a, %t) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, source_target_pairs = dense<[[0, -1]]> : tensor<1x2xi64>}> : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
  return
}
