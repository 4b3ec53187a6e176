// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The cases rely on a failed check being seen: this one fails.
// RUN: not %shale_run %s 2>&1 | FileCheck %s
// CHECK: error:

func.func public @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %b = stablehlo.constant dense<[1, 3]> : tensor<2xi32>
  stablehlo.custom_call @check.expect_eq(%a, %b) {has_side_effect = true} : (tensor<2xi32>, tensor<2xi32>) -> ()
  return
}
