// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt --shale-lower-to-linalg --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @main
// CHECK: %[[I:.*]] = linalg.index 1 : index
// CHECK: %[[C:.*]] = arith.index_cast %[[I]] : index to i64
// CHECK: arith.sitofp %[[C]] : i64 to f32
func.func @main() -> tensor<4x6xf32> {
  %0 = stablehlo.iota dim = 1 : tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}
