// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @C5(%t: !stablehlo.token) {
  // expected-error @+1 {{'stablehlo.recv' op channel_type must be HOST_TO_DEVICE (3) where is_host_transfer is true, got 1}}
  %0:2 = "stablehlo.recv"(%t) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = true}> : (!stablehlo.token) -> (tensor<2xf32>, !stablehlo.token)
  return
}

// -----

func.func @C6(%t: !stablehlo.token) {
  // expected-error @+1 {{'stablehlo.recv' op there must be at least one result, got none}}
  "stablehlo.recv"(%t) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 3>, is_host_transfer = true}> : (!stablehlo.token) -> ()
  return
}

// -----

func.func @C7(%t: !stablehlo.token) {
  // expected-error @+1 {{'stablehlo.recv' op result 0 must be a tensor, got !stablehlo.token}}
  %0:2 = "stablehlo.recv"(%t) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 3>, is_host_transfer = true}> : (!stablehlo.token) -> (!stablehlo.token, !stablehlo.token)
  return
}

// -----

func.func @C8(%t: !stablehlo.token) {
  // expected-error @+1 {{'stablehlo.recv' op the last result must be a token, got tensor<2xf32>}}
  %0 = "stablehlo.recv"(%t) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 3>, is_host_transfer = true}> : (!stablehlo.token) -> tensor<2xf32>
  return
}

// -----

func.func @C1(%t: !stablehlo.token) {
  // expected-error @+1 {{'stablehlo.recv' op source_target_pairs must have shape [N, 2], got tensor<1x3xi64>}}
  %0:2 = "stablehlo.recv"(%t) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, source_target_pairs = dense<[[0, 1, 2]]> : tensor<1x3xi64>}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
  return
}

// -----

func.func @C2(%t: !stablehlo.token) {
  // expected-error @+1 {{'stablehlo.recv' op sources of source_target_pairs must be distinct, got 0 twice}}
  %0:2 = "stablehlo.recv"(%t) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, source_target_pairs = dense<[[0, 1], [0, 2]]> : tensor<2x2xi64>}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
  return
}

// -----

func.func @C3(%t: !stablehlo.token) {
  // expected-error @+1 {{'stablehlo.recv' op targets of source_target_pairs must be distinct, got 1 twice}}
  %0:2 = "stablehlo.recv"(%t) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, source_target_pairs = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
  return
}

// -----

func.func @C4(%t: !stablehlo.token) {
  // expected-error @+1 {{'stablehlo.recv' op source_target_pairs must not be negative, got -1}}
  %0:2 = "stablehlo.recv"(%t) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, source_target_pairs = dense<[[0, -1]]> : tensor<1x2xi64>}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
  return
}
