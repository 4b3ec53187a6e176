// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s

// CHECK-LABEL: func.func @fft(
// CHECK-NEXT:   %0 = stablehlo.fft %arg0, type = FFT, length = [4] : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
// CHECK-NEXT:   %1 = stablehlo.fft %arg0, type = IFFT, length = [3, 4] : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
// CHECK-NEXT:   %2 = stablehlo.fft %arg1, type = RFFT, length = [4] : (tensor<3x4xf32>) -> tensor<3x3xcomplex<f32>>
// CHECK-NEXT:   %3 = stablehlo.fft %2, type = IRFFT, length = [4] {note = 1 : i32} : (tensor<3x3xcomplex<f32>>) -> tensor<3x4xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @fft(%x: tensor<3x4xcomplex<f32>>, %r: tensor<3x4xf32>) {
  %0 = stablehlo.fft %x, type = FFT, length = [4] : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
  %1 = "stablehlo.fft"(%x) <{fft_length = array<i64: 3, 4>, fft_type = #stablehlo<fft_type IFFT>}> : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
  %2 = stablehlo.fft %r, type = RFFT, length = [4] : (tensor<3x4xf32>) -> tensor<3x3xcomplex<f32>>
  %3 = stablehlo.fft %2, type = IRFFT, length = [4] {note = 1 : i32} : (tensor<3x3xcomplex<f32>>) -> tensor<3x4xf32>
  return
}
