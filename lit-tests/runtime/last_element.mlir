// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One element more than fits whole vectors, narrower than it was computed: its store must not reach past its place.
// RUN: %shale_run %s

func.func @main() -> (tensor<33xbf16>, tensor<33xf16>, tensor<65xi8>, tensor<3x17xi16>) {
  %i0 = stablehlo.iota dim = 0 : tensor<33xf32>
  %a0 = stablehlo.optimization_barrier %i0 : tensor<33xf32>
  %d0 = stablehlo.add %a0, %a0 : tensor<33xf32>
  %n0 = stablehlo.convert %d0 : (tensor<33xf32>) -> tensor<33xbf16>
  check.expect_eq_const %n0, dense<[0.0, 2.0, 4.0, 6.0, 8.0, 10.0, 12.0, 14.0, 16.0, 18.0, 20.0, 22.0, 24.0, 26.0, 28.0, 30.0, 32.0, 34.0, 36.0, 38.0, 40.0, 42.0, 44.0, 46.0, 48.0, 50.0, 52.0, 54.0, 56.0, 58.0, 60.0, 62.0, 64.0]> : tensor<33xbf16>
  %i1 = stablehlo.iota dim = 0 : tensor<33xf32>
  %a1 = stablehlo.optimization_barrier %i1 : tensor<33xf32>
  %d1 = stablehlo.add %a1, %a1 : tensor<33xf32>
  %n1 = stablehlo.convert %d1 : (tensor<33xf32>) -> tensor<33xf16>
  check.expect_eq_const %n1, dense<[0.0, 2.0, 4.0, 6.0, 8.0, 10.0, 12.0, 14.0, 16.0, 18.0, 20.0, 22.0, 24.0, 26.0, 28.0, 30.0, 32.0, 34.0, 36.0, 38.0, 40.0, 42.0, 44.0, 46.0, 48.0, 50.0, 52.0, 54.0, 56.0, 58.0, 60.0, 62.0, 64.0]> : tensor<33xf16>
  %i2 = stablehlo.iota dim = 0 : tensor<65xf32>
  %a2 = stablehlo.optimization_barrier %i2 : tensor<65xf32>
  %d2 = stablehlo.add %a2, %a2 : tensor<65xf32>
  %n2 = stablehlo.convert %d2 : (tensor<65xf32>) -> tensor<65xi8>
  check.expect_eq_const %n2, dense<[0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 46, 48, 50, 52, 54, 56, 58, 60, 62, 64, 66, 68, 70, 72, 74, 76, 78, 80, 82, 84, 86, 88, 90, 92, 94, 96, 98, 100, 102, 104, 106, 108, 110, 112, 114, 116, 118, 120, 122, 124, 126, 127]> : tensor<65xi8>
  %i3 = stablehlo.iota dim = 1 : tensor<3x17xi32>
  %a3 = stablehlo.optimization_barrier %i3 : tensor<3x17xi32>
  %d3 = stablehlo.add %a3, %a3 : tensor<3x17xi32>
  %n3 = stablehlo.convert %d3 : (tensor<3x17xi32>) -> tensor<3x17xi16>
  check.expect_eq_const %n3, dense<[[0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32], [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32], [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32]]> : tensor<3x17xi16>
  return %n0, %n1, %n2, %n3 : tensor<33xbf16>, tensor<33xf16>, tensor<65xi8>, tensor<3x17xi16>
}
