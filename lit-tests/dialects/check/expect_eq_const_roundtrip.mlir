// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @integers(
// CHECK-NEXT: check.expect_eq_const %arg0, dense<[-2, 0, 2]> : tensor<3xi64>
// CHECK-NEXT: check.expect_eq_const %arg0, dense<1> : tensor<3xi64> {note = 1 : i32}
func.func @integers(%actual: tensor<3xi64>) {
  check.expect_eq_const %actual, dense<[-2, 0, 2]> : tensor<3xi64>
  "check.expect_eq_const"(%actual) <{value = dense<1> : tensor<3xi64>}> {note = 1 : i32} : (tensor<3xi64>) -> ()
  return
}
