// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s -split-input-file -verify-diagnostics

// expected-error @+1 {{unknown stablehlo attribute: nothing}}
func.func private @f() attributes {a = #stablehlo.nothing<1>}

// -----

// expected-error @+1 {{field must be one of lhs_batching_dimensions, rhs_batching_dimensions, lhs_contracting_dimensions, rhs_contracting_dimensions, got middle}}
func.func private @f() attributes {a = #stablehlo.dot<middle = [1]>}

// -----

// expected-error @+1 {{field must be given once, got offset_dims again}}
func.func private @f() attributes {a = #stablehlo.gather<offset_dims = [1], offset_dims = [2]>}

// -----

// expected-error @+1 {{field must be given: type}}
func.func private @f() attributes {a = #stablehlo.channel_handle<handle = 1>}

// -----

// expected-error @+1 {{dimension must be b, f or a number, got x}}
func.func private @f() attributes {a = #stablehlo.conv<[b, x, f]x[0, i, o]->[b, 0, f]>}

// -----

// expected-error @+1 {{dimension must be given once, got b again}}
func.func private @f() attributes {a = #stablehlo.conv<[b, b, f]x[0, i, o]->[b, 0, f]>}

// -----

// expected-error @+1 {{dimensions must include i and o}}
func.func private @f() attributes {a = #stablehlo.conv<[b, 0, f]x[0, i]->[b, 0, f]>}

// -----

// expected-error @+1 {{spatial dimensions must be numbered 0 to 1 without repetition, got 2}}
func.func private @f() attributes {a = #stablehlo.conv<[b, 0, 2, f]x[0, 1, i, o]->[b, 0, 1, f]>}

// -----

// expected-error @+1 {{spatial dimensions must be numbered 0 to 1 without repetition, got 0}}
func.func private @f() attributes {a = #stablehlo.conv<[b, 0, 0, f]x[0, 1, i, o]->[b, 0, 1, f]>}

// -----

// expected-error @+1 {{field must be one of atol, rtol, ulps, mode, got epsilon}}
func.func private @f() attributes {a = #stablehlo.result_accuracy<epsilon = 1.0>}

// -----

// expected-error @+1 {{field must be given: mode}}
func.func private @f() attributes {a = #stablehlo.result_accuracy<ulps = 1>}

// -----

// expected-error @+1 {{field must come before ulps, got atol}}
func.func private @f() attributes {a = #stablehlo.result_accuracy<ulps = 1, atol = 1.0, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}

// -----

// expected-error @+1 {{tolerances must not be negative}}
func.func private @f() attributes {a = #stablehlo.result_accuracy<atol = -1.0, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}

// -----

// expected-error @+1 {{bounds must have one entry per dimension, got 1 for rank 2}}
func.func private @f(tensor<?x3xf32, #stablehlo.bounds<8>>)

// -----

// expected-error @+1 {{bounds must be ? where the size is static, got 8 for dimension 1 of size 3}}
func.func private @f(tensor<?x3xf32, #stablehlo.bounds<?, 8>>)

// -----

// expected-error @+1 {{mesh must have an axis, got none}}
func.func private @f() attributes {a = #stablehlo.mesh<axes = []>}

// -----

// expected-error @+1 {{device_ids must be 64-bit integers, got 'tensor<2xi32>'}}
func.func private @device_ids() attributes {a = #stablehlo.mesh<axes = [<name = "x", size = 2>], device_ids = dense<[1, 0]> : tensor<2xi32>>}

// -----

// expected-error @+1 {{axes must name axes of the mesh, got 'z' for #stablehlo.mesh<axes=[<name = "x", size = 2>]>}}
func.func private @f() attributes {a = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [<name = "x", size = 2>]>, axes = [#stablehlo.axis_ref<name = "z">]>}

// -----

// expected-error @+1 {{axes must name axes of the mesh, got 1 : i64}}
func.func private @f() attributes {a = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = [1 : i64]>}

// -----

// expected-error @+1 {{mesh must be a symbol or a mesh, got "m"}}
func.func private @f() attributes {a = #stablehlo.replica_group_mesh_axes<mesh = "m", axes = []>}
