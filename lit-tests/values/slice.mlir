// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// slice with strides. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[true, false, false, true, false, true, false]> : tensor<7xi1>
  %1 = stablehlo.optimization_barrier %0 : tensor<7xi1>
  %2 = "stablehlo.slice"(%1) <{start_indices = array<i64: 1>, limit_indices = array<i64: 7>, strides = array<i64: 3>}> : (tensor<7xi1>) -> tensor<2xi1>
  check.expect_eq_const %2, dense<false> : tensor<2xi1>
  %3 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 7]> : tensor<7xi4>
  %4 = stablehlo.optimization_barrier %3 : tensor<7xi4>
  %5 = "stablehlo.slice"(%4) <{start_indices = array<i64: 1>, limit_indices = array<i64: 7>, strides = array<i64: 3>}> : (tensor<7xi4>) -> tensor<2xi4>
  check.expect_eq_const %5, dense<[2, 5]> : tensor<2xi4>
  %6 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 7]> : tensor<7xi8>
  %7 = stablehlo.optimization_barrier %6 : tensor<7xi8>
  %8 = "stablehlo.slice"(%7) <{start_indices = array<i64: 1>, limit_indices = array<i64: 7>, strides = array<i64: 3>}> : (tensor<7xi8>) -> tensor<2xi8>
  check.expect_eq_const %8, dense<[2, 5]> : tensor<2xi8>
  %9 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 7]> : tensor<7xi16>
  %10 = stablehlo.optimization_barrier %9 : tensor<7xi16>
  %11 = "stablehlo.slice"(%10) <{start_indices = array<i64: 1>, limit_indices = array<i64: 7>, strides = array<i64: 3>}> : (tensor<7xi16>) -> tensor<2xi16>
  check.expect_eq_const %11, dense<[2, 5]> : tensor<2xi16>
  %12 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 7]> : tensor<7xi32>
  %13 = stablehlo.optimization_barrier %12 : tensor<7xi32>
  %14 = "stablehlo.slice"(%13) <{start_indices = array<i64: 1>, limit_indices = array<i64: 7>, strides = array<i64: 3>}> : (tensor<7xi32>) -> tensor<2xi32>
  check.expect_eq_const %14, dense<[2, 5]> : tensor<2xi32>
  %15 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 7]> : tensor<7xi64>
  %16 = stablehlo.optimization_barrier %15 : tensor<7xi64>
  %17 = "stablehlo.slice"(%16) <{start_indices = array<i64: 1>, limit_indices = array<i64: 7>, strides = array<i64: 3>}> : (tensor<7xi64>) -> tensor<2xi64>
  check.expect_eq_const %17, dense<[2, 5]> : tensor<2xi64>
  %18 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 7]> : tensor<7xui4>
  %19 = stablehlo.optimization_barrier %18 : tensor<7xui4>
  %20 = "stablehlo.slice"(%19) <{start_indices = array<i64: 1>, limit_indices = array<i64: 7>, strides = array<i64: 3>}> : (tensor<7xui4>) -> tensor<2xui4>
  check.expect_eq_const %20, dense<[2, 5]> : tensor<2xui4>
  %21 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 7]> : tensor<7xui8>
  %22 = stablehlo.optimization_barrier %21 : tensor<7xui8>
  %23 = "stablehlo.slice"(%22) <{start_indices = array<i64: 1>, limit_indices = array<i64: 7>, strides = array<i64: 3>}> : (tensor<7xui8>) -> tensor<2xui8>
  check.expect_eq_const %23, dense<[2, 5]> : tensor<2xui8>
  %24 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 7]> : tensor<7xui16>
  %25 = stablehlo.optimization_barrier %24 : tensor<7xui16>
  %26 = "stablehlo.slice"(%25) <{start_indices = array<i64: 1>, limit_indices = array<i64: 7>, strides = array<i64: 3>}> : (tensor<7xui16>) -> tensor<2xui16>
  check.expect_eq_const %26, dense<[2, 5]> : tensor<2xui16>
  %27 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 7]> : tensor<7xui32>
  %28 = stablehlo.optimization_barrier %27 : tensor<7xui32>
  %29 = "stablehlo.slice"(%28) <{start_indices = array<i64: 1>, limit_indices = array<i64: 7>, strides = array<i64: 3>}> : (tensor<7xui32>) -> tensor<2xui32>
  check.expect_eq_const %29, dense<[2, 5]> : tensor<2xui32>
  %30 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 7]> : tensor<7xui64>
  %31 = stablehlo.optimization_barrier %30 : tensor<7xui64>
  %32 = "stablehlo.slice"(%31) <{start_indices = array<i64: 1>, limit_indices = array<i64: 7>, strides = array<i64: 3>}> : (tensor<7xui64>) -> tensor<2xui64>
  check.expect_eq_const %32, dense<[2, 5]> : tensor<2xui64>
  %33 = stablehlo.constant dense<[-19.0, -18.0, -17.0, -16.0, -15.0, -14.0, -13.0]> : tensor<7xbf16>
  %34 = stablehlo.optimization_barrier %33 : tensor<7xbf16>
  %35 = "stablehlo.slice"(%34) <{start_indices = array<i64: 1>, limit_indices = array<i64: 7>, strides = array<i64: 3>}> : (tensor<7xbf16>) -> tensor<2xbf16>
  %36 = "stablehlo.bitcast_convert"(%35) : (tensor<2xbf16>) -> tensor<2xui16>
  check.expect_eq_const %36, dense<[49552, 49520]> : tensor<2xui16>
  %37 = stablehlo.constant dense<[-19.0, -18.0, -17.0, -16.0, -15.0, -14.0, -13.0]> : tensor<7xf16>
  %38 = stablehlo.optimization_barrier %37 : tensor<7xf16>
  %39 = "stablehlo.slice"(%38) <{start_indices = array<i64: 1>, limit_indices = array<i64: 7>, strides = array<i64: 3>}> : (tensor<7xf16>) -> tensor<2xf16>
  %40 = "stablehlo.bitcast_convert"(%39) : (tensor<2xf16>) -> tensor<2xui16>
  check.expect_eq_const %40, dense<[52352, 52096]> : tensor<2xui16>
  %41 = stablehlo.constant dense<[-19.0, -18.0, -17.0, -16.0, -15.0, -14.0, -13.0]> : tensor<7xf32>
  %42 = stablehlo.optimization_barrier %41 : tensor<7xf32>
  %43 = "stablehlo.slice"(%42) <{start_indices = array<i64: 1>, limit_indices = array<i64: 7>, strides = array<i64: 3>}> : (tensor<7xf32>) -> tensor<2xf32>
  %44 = "stablehlo.bitcast_convert"(%43) : (tensor<2xf32>) -> tensor<2xui32>
  check.expect_eq_const %44, dense<[3247439872, 3245342720]> : tensor<2xui32>
  %45 = stablehlo.constant dense<[-19.0, -18.0, -17.0, -16.0, -15.0, -14.0, -13.0]> : tensor<7xf64>
  %46 = stablehlo.optimization_barrier %45 : tensor<7xf64>
  %47 = "stablehlo.slice"(%46) <{start_indices = array<i64: 1>, limit_indices = array<i64: 7>, strides = array<i64: 3>}> : (tensor<7xf64>) -> tensor<2xf64>
  %48 = "stablehlo.bitcast_convert"(%47) : (tensor<2xf64>) -> tensor<2xui64>
  check.expect_eq_const %48, dense<[13849131804117696512, 13848005904210853888]> : tensor<2xui64>
  %49 = stablehlo.constant dense<[-19.0, -18.0, -17.0, -16.0, -15.0, -14.0, -13.0]> : tensor<7xf32>
  %50 = stablehlo.optimization_barrier %49 : tensor<7xf32>
  %51 = "stablehlo.slice"(%50) <{start_indices = array<i64: 0>, limit_indices = array<i64: 7>, strides = array<i64: 2>}> : (tensor<7xf32>) -> tensor<4xf32>
  %52 = "stablehlo.bitcast_convert"(%51) : (tensor<4xf32>) -> tensor<4xui32>
  check.expect_eq_const %52, dense<[3247964160, 3246915584, 3245342720, 3243245568]> : tensor<4xui32>
  %53 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0, -14.0, -13.0, -12.0, -11.0, -10.0, -9.0, -8.0, -7.0], [-6.0, -5.0, -4.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0], [7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 19.0], [20.0, 21.0, 22.0, 23.0, 24.0, 25.0, 26.0, 27.0, 28.0, 29.0, 30.0, 31.0, 32.0], [33.0, 34.0, 35.0, 36.0, 37.0, 38.0, 39.0, 40.0, 41.0, 42.0, 43.0, 44.0, 45.0], [46.0, 47.0, 48.0, 49.0, 50.0, 51.0, 52.0, 53.0, 54.0, 55.0, 56.0, 57.0, 58.0], [59.0, 60.0, 61.0, 62.0, 63.0, 64.0, 65.0, 66.0, 67.0, 68.0, 69.0, 70.0, 71.0]]> : tensor<7x13xf32>
  %54 = stablehlo.optimization_barrier %53 : tensor<7x13xf32>
  %55 = "stablehlo.slice"(%54) <{start_indices = array<i64: 2, 1>, limit_indices = array<i64: 6, 12>, strides = array<i64: 2, 5>}> : (tensor<7x13xf32>) -> tensor<2x3xf32>
  %56 = "stablehlo.bitcast_convert"(%55) : (tensor<2x3xf32>) -> tensor<2x3xui32>
  check.expect_eq_const %56, dense<[[1090519040, 1095761920, 1099956224], [1107820544, 1109131264, 1110441984]]> : tensor<2x3xui32>
  %57 = stablehlo.constant dense<[-19.0, -18.0, -17.0, -16.0, -15.0]> : tensor<5xf32>
  %58 = stablehlo.optimization_barrier %57 : tensor<5xf32>
  %59 = "stablehlo.slice"(%58) <{start_indices = array<i64: 3>, limit_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<5xf32>) -> tensor<0xf32>
  %60 = "stablehlo.bitcast_convert"(%59) : (tensor<0xf32>) -> tensor<0xui32>
  check.expect_eq_const %60, dense<> : tensor<0xui32>
  %61 = stablehlo.constant dense<[-19.0, -18.0, -17.0, -16.0, -15.0]> : tensor<5xf32>
  %62 = stablehlo.optimization_barrier %61 : tensor<5xf32>
  %63 = "stablehlo.slice"(%62) <{start_indices = array<i64: 4>, limit_indices = array<i64: 5>, strides = array<i64: 9>}> : (tensor<5xf32>) -> tensor<1xf32>
  %64 = "stablehlo.bitcast_convert"(%63) : (tensor<1xf32>) -> tensor<1xui32>
  check.expect_eq_const %64, dense<3245342720> : tensor<1xui32>
  %65 = stablehlo.constant dense<-19.0> : tensor<f32>
  %66 = stablehlo.optimization_barrier %65 : tensor<f32>
  %67 = "stablehlo.slice"(%66) <{start_indices = array<i64>, limit_indices = array<i64>, strides = array<i64>}> : (tensor<f32>) -> tensor<f32>
  %68 = "stablehlo.bitcast_convert"(%67) : (tensor<f32>) -> tensor<ui32>
  check.expect_eq_const %68, dense<3247964160> : tensor<ui32>
  %69 = stablehlo.constant dense<> : tensor<0x3xf32>
  %70 = stablehlo.optimization_barrier %69 : tensor<0x3xf32>
  %71 = "stablehlo.slice"(%70) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 0, 3>, strides = array<i64: 1, 1>}> : (tensor<0x3xf32>) -> tensor<0x2xf32>
  %72 = "stablehlo.bitcast_convert"(%71) : (tensor<0x2xf32>) -> tensor<0x2xui32>
  check.expect_eq_const %72, dense<> : tensor<0x2xui32>
  %73 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0, -14.0, -13.0, -12.0, -11.0, -10.0, -9.0, -8.0, -7.0, -6.0, -5.0, -4.0, -3.0], [-2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0], [15.0, 16.0, 17.0, 18.0, 19.0, 20.0, 21.0, 22.0, 23.0, 24.0, 25.0, 26.0, 27.0, 28.0, 29.0, 30.0, 31.0]]> : tensor<3x17xf32>
  %74 = stablehlo.optimization_barrier %73 : tensor<3x17xf32>
  %75 = "stablehlo.slice"(%74) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 3, 17>, strides = array<i64: 1, 1>}> : (tensor<3x17xf32>) -> tensor<3x15xf32>
  %76 = "stablehlo.bitcast_convert"(%75) : (tensor<3x15xf32>) -> tensor<3x15xui32>
  check.expect_eq_const %76, dense<[[3246915584, 3246391296, 3245342720, 3244294144, 3243245568, 3242196992, 3241148416, 3240099840, 3239051264, 3238002688, 3235905536, 3233808384, 3231711232, 3229614080, 3225419776], [0, 1065353216, 1073741824, 1077936128, 1082130432, 1084227584, 1086324736, 1088421888, 1090519040, 1091567616, 1092616192, 1093664768, 1094713344, 1095761920, 1096810496], [1099431936, 1099956224, 1100480512, 1101004800, 1101529088, 1102053376, 1102577664, 1103101952, 1103626240, 1104150528, 1104674816, 1105199104, 1105723392, 1106247680, 1106771968]]> : tensor<3x15xui32>
  return
}
