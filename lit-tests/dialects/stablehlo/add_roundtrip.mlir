// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @static(
// CHECK-NEXT:   %0 = stablehlo.add %arg0, %arg1 : tensor<2x3xf32>
// CHECK-NEXT:   %1 = stablehlo.add %arg0, %arg1 : tensor<2x3xf32>
// CHECK-NEXT:   %2 = stablehlo.add %arg0, %arg1 {note = "kept"} : tensor<2x3xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @static(%lhs: tensor<2x3xf32>, %rhs: tensor<2x3xf32>) {
  %0 = stablehlo.add %lhs, %rhs : tensor<2x3xf32>
  %1 = "stablehlo.add"(%lhs, %rhs) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %2 = stablehlo.add %lhs, %rhs {note = "kept"} : tensor<2x3xf32>
  return
}

// CHECK-LABEL: func.func @dynamic(
// CHECK-NEXT:   %0 = stablehlo.add %arg0, %arg1 : (tensor<?x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:   %1 = stablehlo.add %arg0, %arg0 : tensor<?x3xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @dynamic(%lhs: tensor<?x3xf32>, %rhs: tensor<2x3xf32>) {
  %0 = stablehlo.add %lhs, %rhs : (tensor<?x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %1 = "stablehlo.add"(%lhs, %lhs) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  return
}

// CHECK-LABEL: func.func @i1(
// CHECK-NEXT:   %0 = stablehlo.add %arg0, %arg1 : tensor<2x3xi1>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @i1(%lhs: tensor<2x3xi1>, %rhs: tensor<2x3xi1>) {
  %0 = stablehlo.add %lhs, %rhs : tensor<2x3xi1>
  return
}

// CHECK-LABEL: func.func @i4(
// CHECK-NEXT:   %0 = stablehlo.add %arg0, %arg1 : tensor<2x3xi4>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @i4(%lhs: tensor<2x3xi4>, %rhs: tensor<2x3xi4>) {
  %0 = stablehlo.add %lhs, %rhs : tensor<2x3xi4>
  return
}

// CHECK-LABEL: func.func @ui8(
// CHECK-NEXT:   %0 = stablehlo.add %arg0, %arg1 : tensor<2x3xui8>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @ui8(%lhs: tensor<2x3xui8>, %rhs: tensor<2x3xui8>) {
  %0 = stablehlo.add %lhs, %rhs : tensor<2x3xui8>
  return
}

// CHECK-LABEL: func.func @bf16(
// CHECK-NEXT:   %0 = stablehlo.add %arg0, %arg1 : tensor<2x3xbf16>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @bf16(%lhs: tensor<2x3xbf16>, %rhs: tensor<2x3xbf16>) {
  %0 = stablehlo.add %lhs, %rhs : tensor<2x3xbf16>
  return
}

// CHECK-LABEL: func.func @f8E4M3FN(
// CHECK-NEXT:   %0 = stablehlo.add %arg0, %arg1 : tensor<2x3xf8E4M3FN>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f8E4M3FN(%lhs: tensor<2x3xf8E4M3FN>, %rhs: tensor<2x3xf8E4M3FN>) {
  %0 = stablehlo.add %lhs, %rhs : tensor<2x3xf8E4M3FN>
  return
}

// CHECK-LABEL: func.func @complex_f64(
// CHECK-NEXT:   %0 = stablehlo.add %arg0, %arg1 : tensor<2x3xcomplex<f64>>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @complex_f64(%lhs: tensor<2x3xcomplex<f64>>, %rhs: tensor<2x3xcomplex<f64>>) {
  %0 = stablehlo.add %lhs, %rhs : tensor<2x3xcomplex<f64>>
  return
}
