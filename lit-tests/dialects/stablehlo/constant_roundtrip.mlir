// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @constant(
// CHECK-NEXT:   %cst = stablehlo.constant dense<{{\[\[}}0.000000e+00, 1.000000e+00], [2.000000e+00, 3.000000e+00]]> : tensor<2x2xf32>
// CHECK-NEXT:   %c = stablehlo.constant dense<7> : tensor<4xi8>
// CHECK-NEXT:   %c_0 = stablehlo.constant {note = 1 : i32} dense<true> : tensor<i1>
// CHECK-NEXT:   %cst_1 = stablehlo.constant dense<(1.000000e+00,-2.000000e+00)> : tensor<complex<f64>>
// CHECK-NEXT:   %c_2 = stablehlo.constant dense<> : tensor<0x3xui32>
// CHECK-NEXT:   %cst_3 = stablehlo.constant dense<[0x7FC00000, 0xFF800000, -0.000000e+00, 1.401300e-45]> : tensor<4xf32>
// CHECK-NEXT:   %c_4 = stablehlo.constant dense<[0, 1, -1, 127]> : tensor<4xi8>
// CHECK-NEXT:   %c_5 = stablehlo.constant dense<[-2, 1]> : tensor<2xi2>
// CHECK-NEXT:   %cst_6 = stablehlo.constant dense<1.500000e+00> : tensor<2xf4E2M1FN>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @constant() {
  %0 = stablehlo.constant dense<[[0.0, 1.0], [2.0, 3.0]]> : tensor<2x2xf32>
  %1 = "stablehlo.constant"() <{value = dense<7> : tensor<4xi8>}> : () -> tensor<4xi8>
  %2 = stablehlo.constant {note = 1 : i32} dense<true> : tensor<i1>
  %3 = stablehlo.constant dense<(1.0, -2.0)> : tensor<complex<f64>>
  %4 = stablehlo.constant dense<> : tensor<0x3xui32>
  %5 = stablehlo.constant dense<[0x7FC00000, 0xFF800000, -0.0, 1.0e-45]> : tensor<4xf32>
  %6 = stablehlo.constant dense<"0x0001FF7F"> : tensor<4xi8>
  %7 = stablehlo.constant dense<[-2, 1]> : tensor<2xi2>
  %8 = stablehlo.constant dense<1.5> : tensor<2xf4E2M1FN>
  return
}
