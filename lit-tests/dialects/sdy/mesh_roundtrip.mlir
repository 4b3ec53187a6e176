// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s
// RUN: shale-opt %s --emit-bytecode | shale-opt | FileCheck %s

// What JAX prints for a program with keys on one device.
// CHECK: sdy.mesh @empty_mesh = <[]> {stablehlo.mesh = {axes = []}}
sdy.mesh @empty_mesh = <[]> {stablehlo.mesh = {axes = []}}
// CHECK: sdy.mesh @mesh = <["x"=2, "y"=4]>
sdy.mesh @mesh = <["x"=2, "y"=4]>
// CHECK: sdy.mesh @reversed = <["x"=2], device_ids=[1, 0]>
sdy.mesh @reversed = <["x"=2], device_ids=[1, 0]>
// CHECK: sdy.mesh @maximal = <[], device_ids=[3]>
sdy.mesh @maximal = <[], device_ids=[3]>
// CHECK: sdy.mesh @quoted = <["a \22 b"=1]>
sdy.mesh @quoted = <["a \22 b"=1]>
