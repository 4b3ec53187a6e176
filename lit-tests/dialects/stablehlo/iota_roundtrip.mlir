// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @iota(
// CHECK-NEXT:   %0 = stablehlo.iota dim = 0 : tensor<4x5xi32>
// CHECK-NEXT:   %1 = stablehlo.iota dim = 1 : tensor<4x5xcomplex<f32>>
// CHECK-NEXT:   %2 = stablehlo.iota dim = 0 {note = 1 : i32} : tensor<7xbf16>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @iota() {
  %0 = stablehlo.iota dim = 0 : tensor<4x5xi32>
  %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x5xcomplex<f32>>
  %2 = stablehlo.iota dim = 0 {note = 1 : i32} : tensor<7xbf16>
  return
}
