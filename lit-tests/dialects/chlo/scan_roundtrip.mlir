// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s
//
// The text is that of jaxlib.

// CHECK-LABEL: func.func @static(
// CHECK-NEXT:   %0:2 = chlo.scan(%arg0) inits (%arg1) dimension=0  {
// CHECK-NEXT:   ^bb0(%input: tensor<4xf32>, %carry: tensor<4xf32>):
// CHECK-NEXT:     %1 = stablehlo.add %input, %carry : tensor<4xf32>
// CHECK-NEXT:     stablehlo.return %1, %1 : tensor<4xf32>, tensor<4xf32>
// CHECK-NEXT:   } : (tensor<8x4xf32>, tensor<4xf32>) -> (tensor<8x4xf32>, tensor<4xf32>)
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @static(%x: tensor<8x4xf32>, %i: tensor<4xf32>) {
  %0:2 = "chlo.scan"(%x, %i) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%s: tensor<4xf32>, %c: tensor<4xf32>):
    %n = stablehlo.add %s, %c : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    stablehlo.return %n, %n : tensor<4xf32>, tensor<4xf32>
  }) : (tensor<8x4xf32>, tensor<4xf32>) -> (tensor<8x4xf32>, tensor<4xf32>)
  return
}

// CHECK-LABEL: func.func @reverse(
// CHECK-NEXT:   %0:2 = chlo.scan(%arg0) inits (%arg1) dimension=0  attributes {is_reverse = true, scan_dim_size = 8 : i64} {
// CHECK-NEXT:   ^bb0(%input: tensor<4xf32>, %carry: tensor<4xf32>):
// CHECK-NEXT:     %1 = stablehlo.add %input, %carry : tensor<4xf32>
// CHECK-NEXT:     stablehlo.return %1, %1 : tensor<4xf32>, tensor<4xf32>
// CHECK-NEXT:   } : (tensor<8x4xf32>, tensor<4xf32>) -> (tensor<8x4xf32>, tensor<4xf32>)
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @reverse(%x: tensor<8x4xf32>, %i: tensor<4xf32>) {
  %0:2 = "chlo.scan"(%x, %i) <{dimension = 0 : i64, is_reverse = true, scan_dim_size = 8 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%s: tensor<4xf32>, %c: tensor<4xf32>):
    %n = stablehlo.add %s, %c : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    stablehlo.return %n, %n : tensor<4xf32>, tensor<4xf32>
  }) : (tensor<8x4xf32>, tensor<4xf32>) -> (tensor<8x4xf32>, tensor<4xf32>)
  return
}

// CHECK-LABEL: func.func @inner(
// CHECK-NEXT:   %0:2 = chlo.scan(%arg0) inits (%arg1) dimension=1  {
// CHECK-NEXT:   ^bb0(%input: tensor<4xf32>, %carry: tensor<4xf32>):
// CHECK-NEXT:     %1 = stablehlo.add %input, %carry : tensor<4xf32>
// CHECK-NEXT:     stablehlo.return %1, %1 : tensor<4xf32>, tensor<4xf32>
// CHECK-NEXT:   } : (tensor<4x8xf32>, tensor<4xf32>) -> (tensor<4x8xf32>, tensor<4xf32>)
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @inner(%x: tensor<4x8xf32>, %i: tensor<4xf32>) {
  %0:2 = "chlo.scan"(%x, %i) <{dimension = 1 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%s: tensor<4xf32>, %c: tensor<4xf32>):
    %n = stablehlo.add %s, %c : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    stablehlo.return %n, %n : tensor<4xf32>, tensor<4xf32>
  }) : (tensor<4x8xf32>, tensor<4xf32>) -> (tensor<4x8xf32>, tensor<4xf32>)
  return
}
