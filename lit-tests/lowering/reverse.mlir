// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt --shale-lower-to-linalg --split-input-file %s | FileCheck %s

// CHECK: #[[MAP0:.*]] = affine_map<(d0, d1) -> (-d0 + 3, d1)>
// CHECK-LABEL: func.func @main
// CHECK: linalg.generic {indexing_maps = [#[[MAP0]],
func.func @main(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = stablehlo.reverse %x, dims = [0] : tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}
