// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s -pass-pipeline='builtin.module(shale-legalize-collectives)' -split-input-file -verify-diagnostics

// No groups are one of all processes; the types say how many these are.
func.func @gather(%x: tensor<4xf32>) -> tensor<8xf32> {
  // expected-error@+1 {{must be of one process, got tensor<8xf32> for tensor<4xf32>}}
  %0 = "stablehlo.all_gather"(%x) {all_gather_dim = 0 : i64, replica_groups = dense<> : tensor<0x0xi64>} : (tensor<4xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
