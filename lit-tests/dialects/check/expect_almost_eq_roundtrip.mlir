// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @floats(
// CHECK-NEXT: check.expect_almost_eq %arg0, %arg1 : tensor<f64>
// CHECK-NEXT: check.expect_almost_eq %arg0, %arg1, tolerance = 1.000000e-01 : tensor<f64>
// CHECK-NEXT: check.expect_almost_eq %arg0, %arg1, tolerance = 5.000000e-01 {note = 1 : i32} : tensor<f64>
func.func @floats(%actual: tensor<f64>, %expected: tensor<f64>) {
  check.expect_almost_eq %actual, %expected : tensor<f64>
  check.expect_almost_eq %actual, %expected, tolerance = 0.1 : tensor<f64>
  "check.expect_almost_eq"(%actual, %expected) <{tolerance = 0.5 : f64}> {note = 1 : i32} : (tensor<f64>, tensor<f64>) -> ()
  return
}

// CHECK-LABEL: func.func @complex_numbers(
// CHECK-NEXT: check.expect_almost_eq %arg0, %arg0 : tensor<2xcomplex<f32>>
func.func @complex_numbers(%actual: tensor<2xcomplex<f32>>) {
  check.expect_almost_eq %actual, %actual : tensor<2xcomplex<f32>>
  return
}
