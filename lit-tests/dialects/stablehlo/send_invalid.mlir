// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once; the name of a function is the number in the specification, or what it is about.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @C1(%a: tensor<4x8xf32>, %t: !stablehlo.token) {
  // expected-error @+1 {{'stablehlo.send' op channel_type must be DEVICE_TO_HOST (2) where is_host_transfer is true, got 1}}
  %0 = "stablehlo.send"(%a, %t) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = true}> : (tensor<4x8xf32>, !stablehlo.token) -> !stablehlo.token
  return
}

// -----

func.func @C1_device(%a: tensor<4x8xf32>, %t: !stablehlo.token) {
  // expected-error @+1 {{'stablehlo.send' op channel_type must be DEVICE_TO_DEVICE (1) where is_host_transfer is false, got 2}}
  %0 = "stablehlo.send"(%a, %t) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 2>}> : (tensor<4x8xf32>, !stablehlo.token) -> !stablehlo.token
  return
}
