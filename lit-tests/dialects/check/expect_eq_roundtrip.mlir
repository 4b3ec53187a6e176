// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @integers(
// CHECK-NEXT: check.expect_eq %arg0, %arg1 : tensor<3xi64>
// CHECK-NEXT: check.expect_eq %arg0, %arg1 {note = 1 : i32} : tensor<3xi64>
func.func @integers(%actual: tensor<3xi64>, %expected: tensor<3xi64>) {
  check.expect_eq %actual, %expected : tensor<3xi64>
  "check.expect_eq"(%actual, %expected) {note = 1 : i32} : (tensor<3xi64>, tensor<3xi64>) -> ()
  return
}
