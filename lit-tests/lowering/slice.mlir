// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt --shale-lower-to-linalg --split-input-file %s | FileCheck %s

// CHECK: #[[MAP0:.*]] = affine_map<(d0, d1) -> (d0 * 2 + 1, d1)>
// CHECK-LABEL: func.func @main
// CHECK: linalg.generic {indexing_maps = [#[[MAP0]],
func.func @main(%x: tensor<4x6xf32>) -> tensor<2x6xf32> {
  %0 = stablehlo.slice %x [1:4:2, 0:6] : (tensor<4x6xf32>) -> tensor<2x6xf32>
  return %0 : tensor<2x6xf32>
}

// -----

// CHECK-LABEL: func.func @main
// CHECK: tensor.extract_slice %{{.*}}[0, 0] [2, 6] [1, 1]
func.func @main(%x: tensor<4x6xf32>) -> tensor<2x6xf32> {
  %0 = stablehlo.slice %x [0:2, 0:6] : (tensor<4x6xf32>) -> tensor<2x6xf32>
  return %0 : tensor<2x6xf32>
}
