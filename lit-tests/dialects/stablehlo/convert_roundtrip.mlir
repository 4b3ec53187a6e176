// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @every_element_type(
// CHECK-NEXT:   %0 = stablehlo.convert %arg0 : (tensor<3xf32>) -> tensor<3xi1>
// CHECK-NEXT:   %1 = stablehlo.convert %arg0 : (tensor<3xf32>) -> tensor<3xi2>
// CHECK-NEXT:   %2 = stablehlo.convert %arg0 : (tensor<3xf32>) -> tensor<3xi4>
// CHECK-NEXT:   %3 = stablehlo.convert %arg0 : (tensor<3xf32>) -> tensor<3xi8>
// CHECK-NEXT:   %4 = stablehlo.convert %arg0 : (tensor<3xf32>) -> tensor<3xi16>
// CHECK-NEXT:   %5 = stablehlo.convert %arg0 : (tensor<3xf32>) -> tensor<3xi32>
// CHECK-NEXT:   %6 = stablehlo.convert %arg0 : (tensor<3xf32>) -> tensor<3xi64>
// CHECK-NEXT:   %7 = stablehlo.convert %arg0 : (tensor<3xf32>) -> tensor<3xui2>
// CHECK-NEXT:   %8 = stablehlo.convert %arg0 : (tensor<3xf32>) -> tensor<3xui4>
// CHECK-NEXT:   %9 = stablehlo.convert %arg0 : (tensor<3xf32>) -> tensor<3xui8>
// CHECK-NEXT:   %10 = stablehlo.convert %arg0 : (tensor<3xf32>) -> tensor<3xui16>
// CHECK-NEXT:   %11 = stablehlo.convert %arg0 : (tensor<3xf32>) -> tensor<3xui32>
// CHECK-NEXT:   %12 = stablehlo.convert %arg0 : (tensor<3xf32>) -> tensor<3xui64>
// CHECK-NEXT:   %13 = stablehlo.convert %arg0 : (tensor<3xf32>) -> tensor<3xbf16>
// CHECK-NEXT:   %14 = stablehlo.convert %arg0 : (tensor<3xf32>) -> tensor<3xf16>
// CHECK-NEXT:   %15 = stablehlo.convert %arg0 : (tensor<3xf32>) -> tensor<3xf64>
// CHECK-NEXT:   %16 = stablehlo.convert %arg0 : (tensor<3xf32>) -> tensor<3xf8E3M4>
// CHECK-NEXT:   %17 = stablehlo.convert %arg0 : (tensor<3xf32>) -> tensor<3xf8E4M3>
// CHECK-NEXT:   %18 = stablehlo.convert %arg0 : (tensor<3xf32>) -> tensor<3xf8E4M3FN>
// CHECK-NEXT:   %19 = stablehlo.convert %arg0 : (tensor<3xf32>) -> tensor<3xf8E4M3FNUZ>
// CHECK-NEXT:   %20 = stablehlo.convert %arg0 : (tensor<3xf32>) -> tensor<3xf8E4M3B11FNUZ>
// CHECK-NEXT:   %21 = stablehlo.convert %arg0 : (tensor<3xf32>) -> tensor<3xf8E5M2>
// CHECK-NEXT:   %22 = stablehlo.convert %arg0 : (tensor<3xf32>) -> tensor<3xf8E5M2FNUZ>
// CHECK-NEXT:   %23 = stablehlo.convert %arg0 : (tensor<3xf32>) -> tensor<3xf8E8M0FNU>
// CHECK-NEXT:   %24 = stablehlo.convert %arg0 : (tensor<3xf32>) -> tensor<3xf6E2M3FN>
// CHECK-NEXT:   %25 = stablehlo.convert %arg0 : (tensor<3xf32>) -> tensor<3xf6E3M2FN>
// CHECK-NEXT:   %26 = stablehlo.convert %arg0 : (tensor<3xf32>) -> tensor<3xf4E2M1FN>
// CHECK-NEXT:   %27 = stablehlo.convert %arg0 : (tensor<3xf32>) -> tensor<3xcomplex<f32>>
// CHECK-NEXT:   %28 = stablehlo.convert %arg0 : (tensor<3xf32>) -> tensor<3xcomplex<f64>>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @every_element_type(%operand: tensor<3xf32>) {
  %0 = stablehlo.convert %operand : (tensor<3xf32>) -> tensor<3xi1>
  %1 = stablehlo.convert %operand : (tensor<3xf32>) -> tensor<3xi2>
  %2 = stablehlo.convert %operand : (tensor<3xf32>) -> tensor<3xi4>
  %3 = stablehlo.convert %operand : (tensor<3xf32>) -> tensor<3xi8>
  %4 = stablehlo.convert %operand : (tensor<3xf32>) -> tensor<3xi16>
  %5 = stablehlo.convert %operand : (tensor<3xf32>) -> tensor<3xi32>
  %6 = stablehlo.convert %operand : (tensor<3xf32>) -> tensor<3xi64>
  %7 = stablehlo.convert %operand : (tensor<3xf32>) -> tensor<3xui2>
  %8 = stablehlo.convert %operand : (tensor<3xf32>) -> tensor<3xui4>
  %9 = stablehlo.convert %operand : (tensor<3xf32>) -> tensor<3xui8>
  %10 = stablehlo.convert %operand : (tensor<3xf32>) -> tensor<3xui16>
  %11 = stablehlo.convert %operand : (tensor<3xf32>) -> tensor<3xui32>
  %12 = stablehlo.convert %operand : (tensor<3xf32>) -> tensor<3xui64>
  %13 = stablehlo.convert %operand : (tensor<3xf32>) -> tensor<3xbf16>
  %14 = stablehlo.convert %operand : (tensor<3xf32>) -> tensor<3xf16>
  %15 = stablehlo.convert %operand : (tensor<3xf32>) -> tensor<3xf64>
  %16 = stablehlo.convert %operand : (tensor<3xf32>) -> tensor<3xf8E3M4>
  %17 = stablehlo.convert %operand : (tensor<3xf32>) -> tensor<3xf8E4M3>
  %18 = stablehlo.convert %operand : (tensor<3xf32>) -> tensor<3xf8E4M3FN>
  %19 = stablehlo.convert %operand : (tensor<3xf32>) -> tensor<3xf8E4M3FNUZ>
  %20 = stablehlo.convert %operand : (tensor<3xf32>) -> tensor<3xf8E4M3B11FNUZ>
  %21 = stablehlo.convert %operand : (tensor<3xf32>) -> tensor<3xf8E5M2>
  %22 = stablehlo.convert %operand : (tensor<3xf32>) -> tensor<3xf8E5M2FNUZ>
  %23 = stablehlo.convert %operand : (tensor<3xf32>) -> tensor<3xf8E8M0FNU>
  %24 = stablehlo.convert %operand : (tensor<3xf32>) -> tensor<3xf6E2M3FN>
  %25 = stablehlo.convert %operand : (tensor<3xf32>) -> tensor<3xf6E3M2FN>
  %26 = stablehlo.convert %operand : (tensor<3xf32>) -> tensor<3xf4E2M1FN>
  %27 = stablehlo.convert %operand : (tensor<3xf32>) -> tensor<3xcomplex<f32>>
  %28 = stablehlo.convert %operand : (tensor<3xf32>) -> tensor<3xcomplex<f64>>
  return
}

// CHECK-LABEL: func.func @generic(
// CHECK-NEXT:   %0 = stablehlo.convert %arg0 : tensor<3xf32>
// CHECK-NEXT:   %1 = stablehlo.convert %arg0 : (tensor<3xf32>) -> tensor<3xi32>
// CHECK-NEXT:   %2 = stablehlo.convert %arg0 : tensor<3xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @generic(%operand: tensor<3xf32>) {
  %0 = stablehlo.convert %operand : tensor<3xf32>
  %1 = "stablehlo.convert"(%operand) : (tensor<3xf32>) -> tensor<3xi32>
  %2 = "stablehlo.convert"(%operand) : (tensor<3xf32>) -> tensor<3xf32>
  return
}
