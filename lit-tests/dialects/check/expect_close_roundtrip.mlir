// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @floats(
// CHECK-NEXT: check.expect_close %arg0, %arg1 : tensor<4xf16>, tensor<4xf16>
// CHECK-NEXT: check.expect_close %arg0, %arg1, max_ulp_difference = 3 : tensor<4xf16>, tensor<4xf16>
// CHECK-NEXT: check.expect_close %arg0, %arg1, max_ulp_difference = 10, min_ulp_difference = 2 : tensor<4xf16>, tensor<4xf16>
// CHECK-NEXT: check.expect_close %arg0, %arg1, max_ulp_difference = 4 {note = 1 : i32} : tensor<4xf16>, tensor<4xf16>
func.func @floats(%actual: tensor<4xf16>, %expected: tensor<4xf16>) {
  check.expect_close %actual, %expected : tensor<4xf16>, tensor<4xf16>
  check.expect_close %actual, %expected, max_ulp_difference = 3 : tensor<4xf16>, tensor<4xf16>
  check.expect_close %actual, %expected, max_ulp_difference = 10, min_ulp_difference = 2 : tensor<4xf16>, tensor<4xf16>
  "check.expect_close"(%actual, %expected) {max_ulp_difference = 4 : ui64, note = 1 : i32} : (tensor<4xf16>, tensor<4xf16>) -> ()
  return
}
