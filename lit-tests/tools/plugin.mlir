// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A stock mlir-opt with the plugin knows Shale's dialects and passes, and does what shale-opt does.
// REQUIRES: plugin
// RUN: mlir-opt %s --load-dialect-plugin=%shale_plugin --load-pass-plugin=%shale_plugin --pass-pipeline='builtin.module(func.func(shale-simplify))' > %t.stock
// RUN: shale-opt %s --pass-pipeline='builtin.module(func.func(shale-simplify))' > %t.shale
// RUN: diff %t.stock %t.shale
// RUN: FileCheck %s < %t.stock
// RUN: not mlir-opt %s --load-dialect-plugin=%shale_plugin --load-pass-plugin=%shale_plugin --pass-pipeline='builtin.module(func.func(shale-simplfy))' 2>&1 | FileCheck %s --check-prefix=UNKNOWN --implicit-check-not=panicked

// CHECK-LABEL: func.func @main(
// CHECK-SAME: %[[ARG:.*]]: tensor<2x3xf32>
// CHECK-NOT: stablehlo.transpose
// CHECK: return %[[ARG]]
// UNKNOWN: error: 'shale-simplfy' does not refer to a registered pass
func.func @main(%a: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<3x2xf32>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}
