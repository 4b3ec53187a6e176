// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Complex constants as results: splats, dense ones, of no element and of rank 0; each part by its own bits.
// RUN: %shale_run %s | FileCheck %s

// CHECK: result 0: tensor<2x2xcomplex<f32>>
// CHECK-NEXT: {{\[\[}}(0.5, -2.0), (0.5, -2.0)],
// CHECK-NEXT: {{\[}}(0.5, -2.0), (0.5, -2.0)]]
// CHECK: result 1: tensor<2xcomplex<f64>>
// CHECK-NEXT: [(1.0, -0.0), (inf, 3.0)]
// CHECK: result 2: tensor<complex<f32>>
// CHECK-NEXT: (nan, 4.0)
// CHECK: result 3: tensor<0xcomplex<f32>>
func.func @main() -> (tensor<2x2xcomplex<f32>>, tensor<2xcomplex<f64>>, tensor<complex<f32>>, tensor<0xcomplex<f32>>) {
  %0 = stablehlo.constant dense<(0.5, -2.0)> : tensor<2x2xcomplex<f32>>
  %1 = stablehlo.constant dense<[(1.0, -0.0), (0x7FF0000000000000, 3.0)]> : tensor<2xcomplex<f64>>
  %2 = stablehlo.constant dense<(0x7FC00000, 4.0)> : tensor<complex<f32>>
  %3 = stablehlo.constant dense<> : tensor<0xcomplex<f32>>
  return %0, %1, %2, %3 : tensor<2x2xcomplex<f32>>, tensor<2xcomplex<f64>>, tensor<complex<f32>>, tensor<0xcomplex<f32>>
}
