// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @rng_bit_generator(
// CHECK-NEXT:   %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x2xui64>)
// CHECK-NEXT:   %output_state_0, %output_1 = stablehlo.rng_bit_generator %arg1, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<5xi8>)
// CHECK-NEXT:   %output_state_2, %output_3 = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT {note = 1 : i32} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xf32>)
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @rng_bit_generator(%s: tensor<2xui64>, %p: tensor<3xui64>) {
  %a, %b = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x2xui64>)
  %c:2 = "stablehlo.rng_bit_generator"(%p) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<5xi8>)
  %d, %e = stablehlo.rng_bit_generator %s, algorithm = DEFAULT {note = 1 : i32} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xf32>)
  return
}
