// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s --pass-pipeline='builtin.module(shale-legalize-composites)' | FileCheck %s
// RUN: %shale_run %s

// CHECK: call @square(%{{.*}}) : (tensor<i32>) -> tensor<i32>
func.func @main() {
  %a = stablehlo.constant dense<7> : tensor<i32>
  %r = stablehlo.composite "my.square" %a {decomposition = @square, version = 1 : i32} : (tensor<i32>) -> tensor<i32>
  check.expect_eq_const %r, dense<49> : tensor<i32>
  return
}
func.func private @square(%a: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.multiply %a, %a : tensor<i32>
  return %0 : tensor<i32>
}
