// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @floats(
// CHECK-NEXT: check.expect_almost_eq_const %arg0, dense<5.1{{.*}}> : tensor<f64>
// CHECK-NEXT: check.expect_almost_eq_const %arg0, dense<5.1{{.*}}> : tensor<f64> {tolerance = 1.000000e-01 : f64}
// CHECK-NEXT: check.expect_almost_eq_const %arg0, dense<0.0{{.*}}> : tensor<f64> {note = 1 : i32, tolerance = 5.000000e-01 : f64}
func.func @floats(%actual: tensor<f64>) {
  check.expect_almost_eq_const %actual, dense<5.1> : tensor<f64>
  check.expect_almost_eq_const %actual, dense<5.1> : tensor<f64> {tolerance = 0.1 : f64}
  "check.expect_almost_eq_const"(%actual) <{tolerance = 0.5 : f64, value = dense<0.0> : tensor<f64>}> {note = 1 : i32} : (tensor<f64>) -> ()
  return
}
