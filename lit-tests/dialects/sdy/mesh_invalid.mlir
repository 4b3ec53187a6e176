// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

// expected-error @+1 {{'sdy.mesh' op size of axis 'x' must be positive, got 0}}
sdy.mesh @mesh = <["x"=0]>

// -----

// expected-error @+1 {{'sdy.mesh' op axes must be distinct, got 'x' twice}}
sdy.mesh @mesh = <["x"=1, "x"=2]>

// -----

// expected-error @+1 {{'sdy.mesh' op number of devices must fit 64 bits}}
sdy.mesh @mesh = <["x"=9223372036854775807, "y"=2]>

// -----

// expected-error @+1 {{'sdy.mesh' op device_ids must be one per device, 2, got 1}}
sdy.mesh @mesh = <["x"=2], device_ids=[0]>

// -----

// expected-error @+1 {{'sdy.mesh' op device_ids must be distinct, got 1 twice}}
sdy.mesh @mesh = <["x"=2], device_ids=[1, 1]>

// -----

// expected-error @+1 {{expected '<'}}
sdy.mesh @mesh = ["x"=2]

// -----

// expected-error @+1 {{device_ids must be at least 0 and less than 2, got 2}}
sdy.mesh @mesh = <["x"=2], device_ids=[2, 1]>

// -----

// expected-error @+1 {{device_ids must be at least 0 and less than 9223372036854775807, got -1}}
sdy.mesh @mesh = <[], device_ids=[-1]>
