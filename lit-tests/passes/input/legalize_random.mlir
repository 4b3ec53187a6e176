// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s -split-input-file --shale-legalize-random | FileCheck %s
// RUN: not shale-opt %S/inputs/random_float.mlir --shale-legalize-random 2>&1 | FileCheck %s --check-prefix=FLOAT

// Threefry: the second dimension is halved, 6 counters for 12 elements.
// CHECK-LABEL: func.func @threefry
// CHECK: %[[KEY:.*]] = stablehlo.slice %arg0 [0:1]
// CHECK: stablehlo.iota dim = 1 : tensor<3x4xui64>
// CHECK: stablehlo.shift_right_logical
// CHECK: stablehlo.select {{.*}} tensor<3x4xui32>
// CHECK: %[[N:.*]] = stablehlo.constant dense<6> : tensor<ui64>
// CHECK: stablehlo.concatenate {{.*}} -> tensor<2xui64>
// CHECK-NOT: rng_bit_generator
func.func @threefry(%state: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui32>) {
  %s, %r = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui32>)
  return %s, %r : tensor<2xui64>, tensor<3x4xui32>
}

// -----

// Philox: a counter gives four elements of up to 32 bits, of which the low ones stay.
// CHECK-LABEL: func.func @philox
// CHECK: stablehlo.iota dim = 0 : tensor<9xui64>
// CHECK: stablehlo.constant dense<3528531795> : tensor<9xui64>
// CHECK: stablehlo.convert {{.*}} : (tensor<9xui32>) -> tensor<9xi8>
// CHECK: stablehlo.constant dense<3> : tensor<ui64>
// CHECK-NOT: rng_bit_generator
func.func @philox(%state: tensor<2xui64>) -> (tensor<2xui64>, tensor<9xi8>) {
  %s, %r = stablehlo.rng_bit_generator %state, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<9xi8>)
  return %s, %r : tensor<2xui64>, tensor<9xi8>
}

// FLOAT: random_float.mlir:3:12: error: 'stablehlo.rng_bit_generator' op has no lowering for (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xf32>)
