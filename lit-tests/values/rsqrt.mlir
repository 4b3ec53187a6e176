// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// rsqrt against mpmath, in every type of float. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[0x0DA2, 0x0DA2, 0x322C, 0x322C, 0x399D, 0x3C24, 0x3DCD, 0x3E9A, 0.5, 0x3F33, 1.0, 1.0, 0x3F9A, 0x3FF3, 2.0, 0x402E, 0x4049, 5.5, 7.25, 11.0, 17.25, 31.0, 60.0, 85.0, 88.5, 87.5, 103.0, 1000.0, 9984.0, 0x4701, 0x47C3, 0x5015, 0x6408, 0x7F62]> : tensor<34xbf16>
  %1 = stablehlo.optimization_barrier %0 : tensor<34xbf16>
  %2 = "stablehlo.rsqrt"(%1) : (tensor<34xbf16>) -> tensor<34xbf16>
  %3 = stablehlo.constant dense<[0x5864, 0x5864, 9984.0, 9984.0, 57.75, 10.0, 0x404A, 0x3FE9, 0x3FB5, 0x3F99, 1.0, 1.0, 0x3F69, 0x3F3A, 0x3F35, 0x3F1B, 0.5625, 0x3EDA, 0x3EBE, 0x3E9A, 0x3E77, 0x3E38, 0x3E04, 0x3DDE, 0x3DDA, 0x3DDB, 0x3DCA, 0x3D02, 0x3C24, 0x3BB4, 0x3B4F, 0x3728, 0x2D30, 0x1F88]> : tensor<34xbf16>
  check.expect_close %2, %3, max_ulp_difference = 1 : tensor<34xbf16>, tensor<34xbf16>
  %4 = stablehlo.constant dense<[0x7F80, 0xFF80, 0x7FC0, -1.0]> : tensor<4xbf16>
  %5 = stablehlo.optimization_barrier %4 : tensor<4xbf16>
  %6 = "stablehlo.rsqrt"(%5) : (tensor<4xbf16>) -> tensor<4xbf16>
  %7 = stablehlo.constant dense<[0.0, 0x7FC0, 0x7FC0, 0x7FC0]> : tensor<4xbf16>
  check.expect_close %6, %7, max_ulp_difference = 1 : tensor<4xbf16>, tensor<4xbf16>
  %8 = stablehlo.constant dense<[0x0CEA, 0x211F, 0x2E66, 0x34CD, 0.5, 0x399A, 1.0, 1.0, 0x3CCD, 0x3F9A, 2.0, 0x4170, 0x4248, 5.5, 7.25, 11.0, 0x4C53, 31.0, 60.0, 85.0, 0x558B, 0x5575, 103.0, 1000.0, 0x70E2, 0x7807]> : tensor<26xf16>
  %9 = stablehlo.optimization_barrier %8 : tensor<26xf16>
  %10 = "stablehlo.rsqrt"(%9) : (tensor<26xf16>) -> tensor<26xf16>
  %11 = stablehlo.constant dense<[57.75, 10.0, 0x4253, 0x3F4D, 0x3DA8, 0x3CC8, 1.0, 1.0, 0x3B4D, 0x39CE, 0x39A8, 0x38DA, 0x3884, 0x36D3, 0x35F1, 0x34D3, 0x33B2, 0x31BF, 0x3022, 0x2EF1, 0x2ECC, 0x2ED9, 0x2E4E, 0x280C, 0x211F, 0x1DA3]> : tensor<26xf16>
  check.expect_close %10, %11, max_ulp_difference = 1 : tensor<26xf16>, tensor<26xf16>
  %12 = stablehlo.constant dense<[0x7C00, 0xFC00, 0x7E00, -1.0]> : tensor<4xf16>
  %13 = stablehlo.optimization_barrier %12 : tensor<4xf16>
  %14 = "stablehlo.rsqrt"(%13) : (tensor<4xf16>) -> tensor<4xf16>
  %15 = stablehlo.constant dense<[0.0, 0x7E00, 0x7E00, 0x7E00]> : tensor<4xf16>
  check.expect_close %14, %15, max_ulp_difference = 1 : tensor<4xf16>, tensor<4xf16>
  %16 = stablehlo.constant dense<[0x0DA24260, 0x0DA24260, 0x322BCC77, 0x322BCC77, 0x399D4952, 0x3C23D70A, 0x3DCCCCCD, 0x3E99999A, 0.5, 0x3F333333, 0x3F7FF972, 0x3F800347, 0x3F99999A, 0x3FF33333, 2.0, 0x402DF854, 0x40490FDB, 5.5, 7.25, 11.0, 0x418A6666, 31.0, 60.0, 85.0, 0x42B16666, 0x42AE999A, 103.0, 1000.0, 0x461C4000, 0x4700E800, 0x47C35000, 0x501502F9, 0x64078678, 0x7F61B1E6]> : tensor<34xf32>
  %17 = stablehlo.optimization_barrier %16 : tensor<34xf32>
  %18 = "stablehlo.rsqrt"(%17) : (tensor<34xf32>) -> tensor<34xf32>
  %19 = stablehlo.constant dense<[0x58635FA9, 0x58635FA9, 0x461C4000, 0x461C4000, 0x4266F0AB, 10.0, 0x404A62C2, 0x3FE9B1E8, 0x3FB504F3, 0x3F98FD40, 0x3F8001A4, 0x3F7FFCB9, 0x3F69B1E8, 0x3F39B8D0, 0x3F3504F3, 0x3F1B4598, 0x3F106EBA, 0x3EDA514A, 0x3EBE26EB, 0x3E9A5FB2, 0x3E763196, 0x3E37EA74, 0x3E0432A5, 0x3DDE2305, 0x3DD97452, 0x3DDB30E9, 0x3DC9CBA2, 0x3D0186E2, 0x3C23D70A, 0x3BB461C4, 0x3B4F3E37, 0x3727C5AC, 0x2D2FEBFF, 0x1F8852AF]> : tensor<34xf32>
  check.expect_close %18, %19, max_ulp_difference = 1 : tensor<34xf32>, tensor<34xf32>
  %20 = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000, -1.0]> : tensor<4xf32>
  %21 = stablehlo.optimization_barrier %20 : tensor<4xf32>
  %22 = "stablehlo.rsqrt"(%21) : (tensor<4xf32>) -> tensor<4xf32>
  %23 = stablehlo.constant dense<[0.0, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<4xf32>
  check.expect_close %22, %23, max_ulp_difference = 1 : tensor<4xf32>, tensor<4xf32>
  %24 = stablehlo.constant dense<[0x39B4484BFEEBC2A0, 0x39B4484BFEEBC2A0, 0x3E45798EE2308C3A, 0x3E45798EE2308C3A, 0.0003, 0.01, 0.1, 0.3, 0.5, 0.7, 0.9999, 1.0001, 1.2, 1.9, 2.0, 0x4005BF0A8B04919B, 0x400921FB53C8D4F1, 5.5, 7.25, 11.0, 17.3, 31.0, 60.0, 85.0, 88.7, 87.3, 103.0, 1000.0, 0x40C3880000000000, 0x40E01D0000000000, 0x40F86A0000000000, 0x4202A05F20000000, 0x4480F0CF064DD592, 0x47EC363CBF21F28A]> : tensor<34xf64>
  %25 = stablehlo.optimization_barrier %24 : tensor<34xf64>
  %26 = "stablehlo.rsqrt"(%25) : (tensor<34xf64>) -> tensor<34xf64>
  %27 = stablehlo.constant dense<[0x430C6BF526340000, 0x430C6BF526340000, 0x40C3880000000000, 0x40C3880000000000, 0x404CDE155CB14FDD, 10.0, 0x40094C583ADA5B52, 0x3FFD363D1848DCBF, 0x3FF6A09E667F3BCD, 0x3FF31FA808C55B44, 0x3FF000346EC78E6B, 0x3FEFFF972677ADF6, 0x3FED363D1848DCBF, 0x3FE73719F807E933, 0x3FE6A09E667F3BCD, 0x3FE368B2FC769FF4, 0x3FE20DD7506EE8C4, 0x3FDB4A293C1D9550, 0x3FD7C4DD663EBB88, 0x3FD34BF63D156826, 0x3FCEC632A6653FCD, 0x3FC6FD4E79325467, 0x3FC08654A2D4F6DB, 0x3FBBC46092EB3118, 0x3FBB2E8A35BACB50, 0x3FBB661D230AD2A1, 0x3FB93974368CFA31, 0x3FA030DC4EA03A72, 0.01, 0x3F768C388D39517B, 0x3F69E7C6E43390B7, 0x3EE4F8B588E368F1, 0x3DA5FD7FE1796495, 0x3BF10A55D5F80411]> : tensor<34xf64>
  check.expect_close %26, %27, max_ulp_difference = 1 : tensor<34xf64>, tensor<34xf64>
  %28 = stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, -1.0]> : tensor<4xf64>
  %29 = stablehlo.optimization_barrier %28 : tensor<4xf64>
  %30 = "stablehlo.rsqrt"(%29) : (tensor<4xf64>) -> tensor<4xf64>
  %31 = stablehlo.constant dense<[0.0, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<4xf64>
  check.expect_close %30, %31, max_ulp_difference = 1 : tensor<4xf64>, tensor<4xf64>
  %32 = stablehlo.constant dense<> : tensor<0xf32>
  %33 = stablehlo.optimization_barrier %32 : tensor<0xf32>
  %34 = "stablehlo.rsqrt"(%33) : (tensor<0xf32>) -> tensor<0xf32>
  %35 = "stablehlo.bitcast_convert"(%34) : (tensor<0xf32>) -> tensor<0xui32>
  check.expect_eq_const %35, dense<> : tensor<0xui32>
  %36 = stablehlo.constant dense<0.25> : tensor<f32>
  %37 = stablehlo.optimization_barrier %36 : tensor<f32>
  %38 = "stablehlo.rsqrt"(%37) : (tensor<f32>) -> tensor<f32>
  %39 = stablehlo.constant dense<2.0> : tensor<f32>
  check.expect_close %38, %39, max_ulp_difference = 1 : tensor<f32>, tensor<f32>
  return
}
