// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

sdy.mesh @mesh = <["x"=2, "y"=4, "z"=8]>
func.func @no_sharding(%a: tensor<8xf32>) {
  // expected-error @+1 {{'sdy.all_gather' op operand must have a sharding}}
  %0 = sdy.all_gather [{"x"}] %a out_sharding=<@mesh, [{}]> : tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=2, "y"=4, "z"=8]>
func.func @not_last(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", "y"}]>}) {
  // expected-error @+1 {{'sdy.all_gather' op dimension 0: axes must be the last that divide the dimension, got "x"}}
  %0 = sdy.all_gather [{"x"}] %a out_sharding=<@mesh, [{"y"}]> : tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=2, "y"=4, "z"=8]>
func.func @disagrees(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", "y"}]>}) {
  // expected-error @+1 {{'sdy.all_gather' op out_sharding must divide dimension 0 by {"x"}, got {}}}
  %0 = sdy.all_gather [{"y"}] %a out_sharding=<@mesh, [{}]> : tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=2, "y"=4, "z"=8]>
func.func @lists(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) {
  // expected-error @+1 {{'sdy.all_slice' op axes must be one list per dimension, 1, got 2}}
  %0 = sdy.all_slice [{"y"}, {}] %a out_sharding=<@mesh, [{"x", "y"}]> : tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=2, "y"=4, "z"=8]>
func.func @dimension(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) {
  // expected-error @+1 {{'sdy.all_to_all' op dimensions must be at least 0 and less than 1, got 1}}
  %0 = sdy.all_to_all [{"x"}: 0->1] %a out_sharding=<@mesh, [{}]> : tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=2, "y"=4, "z"=8]>
func.func @twice(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
  // expected-error @+1 {{'sdy.all_to_all' op dimensions must be distinct, got 0 twice}}
  %0 = sdy.all_to_all [{"x"}: 0->0] %a out_sharding=<@mesh, [{"x"}, {}]> : tensor<8x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=2, "y"=4, "z"=8]>
func.func @permuted(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) {
  // expected-error @+1 {{'sdy.collective_permute' op out_sharding must divide dimension 0 into 2 parts, got 4}}
  %0 = sdy.collective_permute %a out_sharding=<@mesh, [{"y"}]> : tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=2, "y"=4, "z"=8]>
func.func @reduced(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) {
  // expected-error @+1 {{'sdy.all_reduce' op axes must not be in use before, got "x"}}
  %0 = sdy.all_reduce {"x"} %a out_sharding=<@mesh, [{"x"}]> : tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=2, "y"=4, "z"=8]>
func.func @unreduced(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) {
  // expected-error @+1 {{'sdy.sharded_to_unreduced' op out_sharding must have all axes unreduced, and has not "x"}}
  %0 = sdy.sharded_to_unreduced [{"x"}] %a out_sharding=<@mesh, [{}]> : tensor<8xf32>
  return
}
