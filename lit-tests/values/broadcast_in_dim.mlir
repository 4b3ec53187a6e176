// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// broadcast_in_dim of scalars, of unit dimensions and in another order. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[true, false, false]> : tensor<3xi1>
  %1 = stablehlo.optimization_barrier %0 : tensor<3xi1>
  %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi1>) -> tensor<3x5xi1>
  check.expect_eq_const %2, dense<[[true, true, true, true, true], [false, false, false, false, false], [false, false, false, false, false]]> : tensor<3x5xi1>
  %3 = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi4>
  %4 = stablehlo.optimization_barrier %3 : tensor<3xi4>
  %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi4>) -> tensor<3x5xi4>
  check.expect_eq_const %5, dense<[[1, 1, 1, 1, 1], [2, 2, 2, 2, 2], [3, 3, 3, 3, 3]]> : tensor<3x5xi4>
  %6 = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi8>
  %7 = stablehlo.optimization_barrier %6 : tensor<3xi8>
  %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi8>) -> tensor<3x5xi8>
  check.expect_eq_const %8, dense<[[1, 1, 1, 1, 1], [2, 2, 2, 2, 2], [3, 3, 3, 3, 3]]> : tensor<3x5xi8>
  %9 = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi16>
  %10 = stablehlo.optimization_barrier %9 : tensor<3xi16>
  %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi16>) -> tensor<3x5xi16>
  check.expect_eq_const %11, dense<[[1, 1, 1, 1, 1], [2, 2, 2, 2, 2], [3, 3, 3, 3, 3]]> : tensor<3x5xi16>
  %12 = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %13 = stablehlo.optimization_barrier %12 : tensor<3xi32>
  %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi32>) -> tensor<3x5xi32>
  check.expect_eq_const %14, dense<[[1, 1, 1, 1, 1], [2, 2, 2, 2, 2], [3, 3, 3, 3, 3]]> : tensor<3x5xi32>
  %15 = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi64>
  %16 = stablehlo.optimization_barrier %15 : tensor<3xi64>
  %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi64>) -> tensor<3x5xi64>
  check.expect_eq_const %17, dense<[[1, 1, 1, 1, 1], [2, 2, 2, 2, 2], [3, 3, 3, 3, 3]]> : tensor<3x5xi64>
  %18 = stablehlo.constant dense<[1, 2, 3]> : tensor<3xui4>
  %19 = stablehlo.optimization_barrier %18 : tensor<3xui4>
  %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xui4>) -> tensor<3x5xui4>
  check.expect_eq_const %20, dense<[[1, 1, 1, 1, 1], [2, 2, 2, 2, 2], [3, 3, 3, 3, 3]]> : tensor<3x5xui4>
  %21 = stablehlo.constant dense<[1, 2, 3]> : tensor<3xui8>
  %22 = stablehlo.optimization_barrier %21 : tensor<3xui8>
  %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xui8>) -> tensor<3x5xui8>
  check.expect_eq_const %23, dense<[[1, 1, 1, 1, 1], [2, 2, 2, 2, 2], [3, 3, 3, 3, 3]]> : tensor<3x5xui8>
  %24 = stablehlo.constant dense<[1, 2, 3]> : tensor<3xui16>
  %25 = stablehlo.optimization_barrier %24 : tensor<3xui16>
  %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xui16>) -> tensor<3x5xui16>
  check.expect_eq_const %26, dense<[[1, 1, 1, 1, 1], [2, 2, 2, 2, 2], [3, 3, 3, 3, 3]]> : tensor<3x5xui16>
  %27 = stablehlo.constant dense<[1, 2, 3]> : tensor<3xui32>
  %28 = stablehlo.optimization_barrier %27 : tensor<3xui32>
  %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xui32>) -> tensor<3x5xui32>
  check.expect_eq_const %29, dense<[[1, 1, 1, 1, 1], [2, 2, 2, 2, 2], [3, 3, 3, 3, 3]]> : tensor<3x5xui32>
  %30 = stablehlo.constant dense<[1, 2, 3]> : tensor<3xui64>
  %31 = stablehlo.optimization_barrier %30 : tensor<3xui64>
  %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xui64>) -> tensor<3x5xui64>
  check.expect_eq_const %32, dense<[[1, 1, 1, 1, 1], [2, 2, 2, 2, 2], [3, 3, 3, 3, 3]]> : tensor<3x5xui64>
  %33 = stablehlo.constant dense<[-19.0, -18.0, -17.0]> : tensor<3xbf16>
  %34 = stablehlo.optimization_barrier %33 : tensor<3xbf16>
  %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xbf16>) -> tensor<3x5xbf16>
  %36 = "stablehlo.bitcast_convert"(%35) : (tensor<3x5xbf16>) -> tensor<3x5xui16>
  check.expect_eq_const %36, dense<[[49560, 49560, 49560, 49560, 49560], [49552, 49552, 49552, 49552, 49552], [49544, 49544, 49544, 49544, 49544]]> : tensor<3x5xui16>
  %37 = stablehlo.constant dense<[-19.0, -18.0, -17.0]> : tensor<3xf16>
  %38 = stablehlo.optimization_barrier %37 : tensor<3xf16>
  %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf16>) -> tensor<3x5xf16>
  %40 = "stablehlo.bitcast_convert"(%39) : (tensor<3x5xf16>) -> tensor<3x5xui16>
  check.expect_eq_const %40, dense<[[52416, 52416, 52416, 52416, 52416], [52352, 52352, 52352, 52352, 52352], [52288, 52288, 52288, 52288, 52288]]> : tensor<3x5xui16>
  %41 = stablehlo.constant dense<[-19.0, -18.0, -17.0]> : tensor<3xf32>
  %42 = stablehlo.optimization_barrier %41 : tensor<3xf32>
  %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3x5xf32>
  %44 = "stablehlo.bitcast_convert"(%43) : (tensor<3x5xf32>) -> tensor<3x5xui32>
  check.expect_eq_const %44, dense<[[3247964160, 3247964160, 3247964160, 3247964160, 3247964160], [3247439872, 3247439872, 3247439872, 3247439872, 3247439872], [3246915584, 3246915584, 3246915584, 3246915584, 3246915584]]> : tensor<3x5xui32>
  %45 = stablehlo.constant dense<[-19.0, -18.0, -17.0]> : tensor<3xf64>
  %46 = stablehlo.optimization_barrier %45 : tensor<3xf64>
  %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf64>) -> tensor<3x5xf64>
  %48 = "stablehlo.bitcast_convert"(%47) : (tensor<3x5xf64>) -> tensor<3x5xui64>
  check.expect_eq_const %48, dense<[[13849413279094407168, 13849413279094407168, 13849413279094407168, 13849413279094407168, 13849413279094407168], [13849131804117696512, 13849131804117696512, 13849131804117696512, 13849131804117696512, 13849131804117696512], [13848850329140985856, 13848850329140985856, 13848850329140985856, 13848850329140985856, 13848850329140985856]]> : tensor<3x5xui64>
  %49 = stablehlo.constant dense<-19.0> : tensor<f32>
  %50 = stablehlo.optimization_barrier %49 : tensor<f32>
  %51 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7x3xf32>
  %52 = "stablehlo.bitcast_convert"(%51) : (tensor<7x3xf32>) -> tensor<7x3xui32>
  check.expect_eq_const %52, dense<3247964160> : tensor<7x3xui32>
  %53 = stablehlo.constant dense<-19.0> : tensor<f32>
  %54 = stablehlo.optimization_barrier %53 : tensor<f32>
  %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
  %56 = "stablehlo.bitcast_convert"(%55) : (tensor<f32>) -> tensor<ui32>
  check.expect_eq_const %56, dense<3247964160> : tensor<ui32>
  %57 = stablehlo.constant dense<[-19.0, -18.0, -17.0, -16.0, -15.0]> : tensor<5xf32>
  %58 = stablehlo.optimization_barrier %57 : tensor<5xf32>
  %59 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64: 1>}> : (tensor<5xf32>) -> tensor<3x5xf32>
  %60 = "stablehlo.bitcast_convert"(%59) : (tensor<3x5xf32>) -> tensor<3x5xui32>
  check.expect_eq_const %60, dense<[[3247964160, 3247439872, 3246915584, 3246391296, 3245342720], [3247964160, 3247439872, 3246915584, 3246391296, 3245342720], [3247964160, 3247439872, 3246915584, 3246391296, 3245342720]]> : tensor<3x5xui32>
  %61 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0]]> : tensor<1x5xf32>
  %62 = stablehlo.optimization_barrier %61 : tensor<1x5xf32>
  %63 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x5xf32>) -> tensor<3x5xf32>
  %64 = "stablehlo.bitcast_convert"(%63) : (tensor<3x5xf32>) -> tensor<3x5xui32>
  check.expect_eq_const %64, dense<[[3247964160, 3247439872, 3246915584, 3246391296, 3245342720], [3247964160, 3247439872, 3246915584, 3246391296, 3245342720], [3247964160, 3247439872, 3246915584, 3246391296, 3245342720]]> : tensor<3x5xui32>
  %65 = stablehlo.constant dense<[[-19.0], [-18.0], [-17.0]]> : tensor<3x1xf32>
  %66 = stablehlo.optimization_barrier %65 : tensor<3x1xf32>
  %67 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x1xf32>) -> tensor<2x3x7xf32>
  %68 = "stablehlo.bitcast_convert"(%67) : (tensor<2x3x7xf32>) -> tensor<2x3x7xui32>
  check.expect_eq_const %68, dense<[[[3247964160, 3247964160, 3247964160, 3247964160, 3247964160, 3247964160, 3247964160], [3247439872, 3247439872, 3247439872, 3247439872, 3247439872, 3247439872, 3247439872], [3246915584, 3246915584, 3246915584, 3246915584, 3246915584, 3246915584, 3246915584]], [[3247964160, 3247964160, 3247964160, 3247964160, 3247964160, 3247964160, 3247964160], [3247439872, 3247439872, 3247439872, 3247439872, 3247439872, 3247439872, 3247439872], [3246915584, 3246915584, 3246915584, 3246915584, 3246915584, 3246915584, 3246915584]]]> : tensor<2x3x7xui32>
  %69 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0]]> : tensor<3x5xf32>
  %70 = stablehlo.optimization_barrier %69 : tensor<3x5xf32>
  %71 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<3x5xf32>) -> tensor<5x2x3xf32>
  %72 = "stablehlo.bitcast_convert"(%71) : (tensor<5x2x3xf32>) -> tensor<5x2x3xui32>
  check.expect_eq_const %72, dense<[[[3247964160, 3244294144, 3239051264], [3247964160, 3244294144, 3239051264]], [[3247439872, 3243245568, 3238002688], [3247439872, 3243245568, 3238002688]], [[3246915584, 3242196992, 3235905536], [3246915584, 3242196992, 3235905536]], [[3246391296, 3241148416, 3233808384], [3246391296, 3241148416, 3233808384]], [[3245342720, 3240099840, 3231711232], [3245342720, 3240099840, 3231711232]]]> : tensor<5x2x3xui32>
  %73 = stablehlo.constant dense<-19.0> : tensor<1xf32>
  %74 = stablehlo.optimization_barrier %73 : tensor<1xf32>
  %75 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xf32>) -> tensor<0x4xf32>
  %76 = "stablehlo.bitcast_convert"(%75) : (tensor<0x4xf32>) -> tensor<0x4xui32>
  check.expect_eq_const %76, dense<> : tensor<0x4xui32>
  %77 = stablehlo.constant dense<-19.0> : tensor<1x1xf32>
  %78 = stablehlo.optimization_barrier %77 : tensor<1x1xf32>
  %79 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<13x17xf32>
  %80 = "stablehlo.bitcast_convert"(%79) : (tensor<13x17xf32>) -> tensor<13x17xui32>
  check.expect_eq_const %80, dense<3247964160> : tensor<13x17xui32>
  return
}
