// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not shale-opt --shale-lower-to-linalg --split-input-file %s 2>&1 | FileCheck %s

// Every violation is reported, and what follows from one is not.
// CHECK: error: 'stablehlo.custom_call' op result_layouts must be row-major
// CHECK: error: 'stablehlo.cholesky' op has no lowering for
// CHECK-NOT: error:
func.func @main(%x: tensor<4x4xf16>, %y: tensor<4x4xf16>) -> (tensor<4x4xf16>, tensor<4x4xf16>) {
  %0 = stablehlo.custom_call @unknown(%x) {operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<4x4xf16>) -> tensor<4x4xf16>
  %1 = stablehlo.add %0, %y : tensor<4x4xf16>
  %2 = stablehlo.cholesky %y, lower = true : tensor<4x4xf16>
  return %1, %2 : tensor<4x4xf16>, tensor<4x4xf16>
}

// -----

// CHECK: error: 'func.func' op argument 0 must be a tensor of booleans, integers or floats, got tensor<?xi5>
func.func @main(%x: tensor<?xi5>) -> tensor<?xi5> {
  return %x : tensor<?xi5>
}
