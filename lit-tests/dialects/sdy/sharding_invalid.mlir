// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

sdy.mesh @mesh = <["x"=1]>
func.func @rank(%a: tensor<8x8xf32>) {
  // expected-error @+1 {{'sdy.sharding_constraint' op sharding: sharding must have one entry per dimension, 2, got 1}}
  %0 = sdy.sharding_constraint %a <@mesh, [{}]> : tensor<8x8xf32>
  return
}

// -----

func.func @values(%a: tensor<8xf32>) {
  // expected-error @+1 {{'sdy.manual_computation' op in_shardings must be one per value, 1, got 0}}
  sdy.manual_computation(%a) in_shardings=[] out_shardings=[] manual_axes={} (%b: tensor<8xf32>) {
    sdy.return
  } : (tensor<8xf32>) -> ()
  return
}

// -----

sdy.mesh @mesh = <["x"=1]>
func.func @arguments(%a: tensor<8xf32>) {
  // expected-error @+1 {{'sdy.manual_computation' op body must have one argument per operand, 1, got 0}}
  sdy.manual_computation(%a) in_shardings=[<@mesh, [{}]>] out_shardings=[] manual_axes={} () {
    sdy.return
  } : (tensor<8xf32>) -> ()
  return
}

// -----

sdy.mesh @mesh = <["x"=1]>
func.func @results(%a: tensor<8xf32>) {
  // expected-error @+1 {{'sdy.manual_computation' op body must end in sdy.return of one value per result, 0}}
  sdy.manual_computation(%a) in_shardings=[<@mesh, [{}]>] out_shardings=[] manual_axes={} (%b: tensor<8xf32>) {
    sdy.return %b : tensor<8xf32>
  } : (tensor<8xf32>) -> ()
  return
}

// -----

// expected-error @+1 {{priority must be p and a number, got 'q1'}}
func.func @priority(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}q1]>}) { return }

// -----

// expected-error @+1 {{field must be replicated or unreduced, got 'divided'}}
func.func @field(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}], divided={"x"}>}) { return }

// -----

sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func @unknown_axis(%a: tensor<8xf32>) {
  // expected-error @+1 {{axis must be one of the mesh, got "z"}}
  %0 = sdy.reshard %a <@mesh, [{"z"}]> : tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func @part(%a: tensor<8xf32>) {
  // expected-error @+1 {{part of an axis of 4 must divide it and be less than it, got "y":(1)3}}
  %0 = sdy.reshard %a <@mesh, [{"y":(1)3}]> : tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func @parts(%a: tensor<8xf32>) {
  // expected-error @+1 {{parts of an axis must be one, got "y":(1)2 and "y":(2)2}}
  %0 = sdy.reshard %a <@mesh, [{"y":(1)2, "y":(2)2}]> : tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func @overlap(%a: tensor<8x8xf32>) {
  // expected-error @+1 {{axes must not overlap, got "y" and "y":(1)2}}
  %0 = sdy.reshard %a <@mesh, [{"y"}, {"y":(1)2}]> : tensor<8x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func @order(%a: tensor<8xf32>) {
  // expected-error @+1 {{replicated axes must be in the order of the mesh}}
  %0 = sdy.reshard %a <@mesh, [{}], replicated={"y", "x"}> : tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func @idle_priority(%a: tensor<8xf32>) {
  // expected-error @+1 {{dimension 0 must be open or have axes for a priority, got p1}}
  %0 = sdy.reshard %a <@mesh, [{}p1]> : tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func @on_operation(%a: tensor<8xf32>) {
  // expected-error @+1 {{'sdy.sharding' must have one sharding per result, 1, got 2}}
  %0 = stablehlo.negate %a {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}]>, <@mesh, [{}]>]>} : tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func @manual_axes_first(%a: tensor<8xf32>) {
  // expected-error @+1 {{in_shardings 0 must have manual axes first in dimension 0, got "x" after "y"}}
  sdy.manual_computation(%a) in_shardings=[<@mesh, [{"y", "x"}]>] out_shardings=[] manual_axes={"x"} (%b: tensor<4xf32>) {
    sdy.return
  } : (tensor<8xf32>) -> ()
  return
}

// -----

sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func @local_shape(%a: tensor<8xf32>) {
  // expected-error @+1 {{in_shardings 0 must leave the body the type tensor<4xf32>, got tensor<8xf32>}}
  sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[] manual_axes={"x"} (%b: tensor<8xf32>) {
    sdy.return
  } : (tensor<8xf32>) -> ()
  return
}

// -----

sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func @nested(%a: tensor<8xf32>) {
  // expected-note @+1 {{it is here}}
  sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[] manual_axes={"x"} (%b: tensor<4xf32>) {
    // expected-error @+1 {{axes must not be those of a manual computation around, got "x"}}
    %0 = sdy.reshard %b <@mesh, [{"x"}]> : tensor<4xf32>
    sdy.return
  } : (tensor<8xf32>) -> ()
  return
}
