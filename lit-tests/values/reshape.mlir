// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// reshape between ranks. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[[true, false, false, true], [false, true, false, false], [true, false, true, false]]> : tensor<3x4xi1>
  %1 = stablehlo.optimization_barrier %0 : tensor<3x4xi1>
  %2 = "stablehlo.reshape"(%1) : (tensor<3x4xi1>) -> tensor<2x6xi1>
  check.expect_eq_const %2, dense<[[true, false, false, true, false, true], [false, false, true, false, true, false]]> : tensor<2x6xi1>
  %3 = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, -8], [-7, -6, -5, -4]]> : tensor<3x4xi4>
  %4 = stablehlo.optimization_barrier %3 : tensor<3x4xi4>
  %5 = "stablehlo.reshape"(%4) : (tensor<3x4xi4>) -> tensor<2x6xi4>
  check.expect_eq_const %5, dense<[[1, 2, 3, 4, 5, 6], [7, -8, -7, -6, -5, -4]]> : tensor<2x6xi4>
  %6 = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xi8>
  %7 = stablehlo.optimization_barrier %6 : tensor<3x4xi8>
  %8 = "stablehlo.reshape"(%7) : (tensor<3x4xi8>) -> tensor<2x6xi8>
  check.expect_eq_const %8, dense<[[1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12]]> : tensor<2x6xi8>
  %9 = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xi16>
  %10 = stablehlo.optimization_barrier %9 : tensor<3x4xi16>
  %11 = "stablehlo.reshape"(%10) : (tensor<3x4xi16>) -> tensor<2x6xi16>
  check.expect_eq_const %11, dense<[[1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12]]> : tensor<2x6xi16>
  %12 = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xi32>
  %13 = stablehlo.optimization_barrier %12 : tensor<3x4xi32>
  %14 = "stablehlo.reshape"(%13) : (tensor<3x4xi32>) -> tensor<2x6xi32>
  check.expect_eq_const %14, dense<[[1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12]]> : tensor<2x6xi32>
  %15 = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xi64>
  %16 = stablehlo.optimization_barrier %15 : tensor<3x4xi64>
  %17 = "stablehlo.reshape"(%16) : (tensor<3x4xi64>) -> tensor<2x6xi64>
  check.expect_eq_const %17, dense<[[1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12]]> : tensor<2x6xi64>
  %18 = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xui4>
  %19 = stablehlo.optimization_barrier %18 : tensor<3x4xui4>
  %20 = "stablehlo.reshape"(%19) : (tensor<3x4xui4>) -> tensor<2x6xui4>
  check.expect_eq_const %20, dense<[[1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12]]> : tensor<2x6xui4>
  %21 = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xui8>
  %22 = stablehlo.optimization_barrier %21 : tensor<3x4xui8>
  %23 = "stablehlo.reshape"(%22) : (tensor<3x4xui8>) -> tensor<2x6xui8>
  check.expect_eq_const %23, dense<[[1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12]]> : tensor<2x6xui8>
  %24 = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xui16>
  %25 = stablehlo.optimization_barrier %24 : tensor<3x4xui16>
  %26 = "stablehlo.reshape"(%25) : (tensor<3x4xui16>) -> tensor<2x6xui16>
  check.expect_eq_const %26, dense<[[1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12]]> : tensor<2x6xui16>
  %27 = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xui32>
  %28 = stablehlo.optimization_barrier %27 : tensor<3x4xui32>
  %29 = "stablehlo.reshape"(%28) : (tensor<3x4xui32>) -> tensor<2x6xui32>
  check.expect_eq_const %29, dense<[[1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12]]> : tensor<2x6xui32>
  %30 = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xui64>
  %31 = stablehlo.optimization_barrier %30 : tensor<3x4xui64>
  %32 = "stablehlo.reshape"(%31) : (tensor<3x4xui64>) -> tensor<2x6xui64>
  check.expect_eq_const %32, dense<[[1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12]]> : tensor<2x6xui64>
  %33 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0], [-15.0, -14.0, -13.0, -12.0], [-11.0, -10.0, -9.0, -8.0]]> : tensor<3x4xbf16>
  %34 = stablehlo.optimization_barrier %33 : tensor<3x4xbf16>
  %35 = "stablehlo.reshape"(%34) : (tensor<3x4xbf16>) -> tensor<2x6xbf16>
  %36 = "stablehlo.bitcast_convert"(%35) : (tensor<2x6xbf16>) -> tensor<2x6xui16>
  check.expect_eq_const %36, dense<[[49560, 49552, 49544, 49536, 49520, 49504], [49488, 49472, 49456, 49440, 49424, 49408]]> : tensor<2x6xui16>
  %37 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0], [-15.0, -14.0, -13.0, -12.0], [-11.0, -10.0, -9.0, -8.0]]> : tensor<3x4xf16>
  %38 = stablehlo.optimization_barrier %37 : tensor<3x4xf16>
  %39 = "stablehlo.reshape"(%38) : (tensor<3x4xf16>) -> tensor<2x6xf16>
  %40 = "stablehlo.bitcast_convert"(%39) : (tensor<2x6xf16>) -> tensor<2x6xui16>
  check.expect_eq_const %40, dense<[[52416, 52352, 52288, 52224, 52096, 51968], [51840, 51712, 51584, 51456, 51328, 51200]]> : tensor<2x6xui16>
  %41 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0], [-15.0, -14.0, -13.0, -12.0], [-11.0, -10.0, -9.0, -8.0]]> : tensor<3x4xf32>
  %42 = stablehlo.optimization_barrier %41 : tensor<3x4xf32>
  %43 = "stablehlo.reshape"(%42) : (tensor<3x4xf32>) -> tensor<2x6xf32>
  %44 = "stablehlo.bitcast_convert"(%43) : (tensor<2x6xf32>) -> tensor<2x6xui32>
  check.expect_eq_const %44, dense<[[3247964160, 3247439872, 3246915584, 3246391296, 3245342720, 3244294144], [3243245568, 3242196992, 3241148416, 3240099840, 3239051264, 3238002688]]> : tensor<2x6xui32>
  %45 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0], [-15.0, -14.0, -13.0, -12.0], [-11.0, -10.0, -9.0, -8.0]]> : tensor<3x4xf64>
  %46 = stablehlo.optimization_barrier %45 : tensor<3x4xf64>
  %47 = "stablehlo.reshape"(%46) : (tensor<3x4xf64>) -> tensor<2x6xf64>
  %48 = "stablehlo.bitcast_convert"(%47) : (tensor<2x6xf64>) -> tensor<2x6xui64>
  check.expect_eq_const %48, dense<[[13849413279094407168, 13849131804117696512, 13848850329140985856, 13848568854164275200, 13848005904210853888, 13847442954257432576], [13846880004304011264, 13846317054350589952, 13845754104397168640, 13845191154443747328, 13844628204490326016, 13844065254536904704]]> : tensor<2x6xui64>
  %49 = stablehlo.constant dense<-19.0> : tensor<1x1xf32>
  %50 = stablehlo.optimization_barrier %49 : tensor<1x1xf32>
  %51 = "stablehlo.reshape"(%50) : (tensor<1x1xf32>) -> tensor<f32>
  %52 = "stablehlo.bitcast_convert"(%51) : (tensor<f32>) -> tensor<ui32>
  check.expect_eq_const %52, dense<3247964160> : tensor<ui32>
  %53 = stablehlo.constant dense<-19.0> : tensor<f32>
  %54 = stablehlo.optimization_barrier %53 : tensor<f32>
  %55 = "stablehlo.reshape"(%54) : (tensor<f32>) -> tensor<1x1x1xf32>
  %56 = "stablehlo.bitcast_convert"(%55) : (tensor<1x1x1xf32>) -> tensor<1x1x1xui32>
  check.expect_eq_const %56, dense<3247964160> : tensor<1x1x1xui32>
  %57 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0, -14.0, -13.0, -12.0, -11.0, -10.0, -9.0, -8.0, -7.0], [-6.0, -5.0, -4.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0], [7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 19.0], [20.0, 21.0, 22.0, 23.0, 24.0, 25.0, 26.0, 27.0, 28.0, 29.0, 30.0, 31.0, 32.0], [33.0, 34.0, 35.0, 36.0, 37.0, 38.0, 39.0, 40.0, 41.0, 42.0, 43.0, 44.0, 45.0], [46.0, 47.0, 48.0, 49.0, 50.0, 51.0, 52.0, 53.0, 54.0, 55.0, 56.0, 57.0, 58.0], [59.0, 60.0, 61.0, 62.0, 63.0, 64.0, 65.0, 66.0, 67.0, 68.0, 69.0, 70.0, 71.0]]> : tensor<7x13xf32>
  %58 = stablehlo.optimization_barrier %57 : tensor<7x13xf32>
  %59 = "stablehlo.reshape"(%58) : (tensor<7x13xf32>) -> tensor<91xf32>
  %60 = "stablehlo.bitcast_convert"(%59) : (tensor<91xf32>) -> tensor<91xui32>
  check.expect_eq_const %60, dense<[3247964160, 3247439872, 3246915584, 3246391296, 3245342720, 3244294144, 3243245568, 3242196992, 3241148416, 3240099840, 3239051264, 3238002688, 3235905536, 3233808384, 3231711232, 3229614080, 3225419776, 3221225472, 3212836864, 0, 1065353216, 1073741824, 1077936128, 1082130432, 1084227584, 1086324736, 1088421888, 1090519040, 1091567616, 1092616192, 1093664768, 1094713344, 1095761920, 1096810496, 1097859072, 1098907648, 1099431936, 1099956224, 1100480512, 1101004800, 1101529088, 1102053376, 1102577664, 1103101952, 1103626240, 1104150528, 1104674816, 1105199104, 1105723392, 1106247680, 1106771968, 1107296256, 1107558400, 1107820544, 1108082688, 1108344832, 1108606976, 1108869120, 1109131264, 1109393408, 1109655552, 1109917696, 1110179840, 1110441984, 1110704128, 1110966272, 1111228416, 1111490560, 1111752704, 1112014848, 1112276992, 1112539136, 1112801280, 1113063424, 1113325568, 1113587712, 1113849856, 1114112000, 1114374144, 1114636288, 1114898432, 1115160576, 1115422720, 1115684864, 1115815936, 1115947008, 1116078080, 1116209152, 1116340224, 1116471296, 1116602368]> : tensor<91xui32>
  %61 = stablehlo.constant dense<[[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0]], [[-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0]]]> : tensor<2x3x5xf32>
  %62 = stablehlo.optimization_barrier %61 : tensor<2x3x5xf32>
  %63 = "stablehlo.reshape"(%62) : (tensor<2x3x5xf32>) -> tensor<6x1x5xf32>
  %64 = "stablehlo.bitcast_convert"(%63) : (tensor<6x1x5xf32>) -> tensor<6x1x5xui32>
  check.expect_eq_const %64, dense<[[[3247964160, 3247439872, 3246915584, 3246391296, 3245342720]], [[3244294144, 3243245568, 3242196992, 3241148416, 3240099840]], [[3239051264, 3238002688, 3235905536, 3233808384, 3231711232]], [[3229614080, 3225419776, 3221225472, 3212836864, 0]], [[1065353216, 1073741824, 1077936128, 1082130432, 1084227584]], [[1086324736, 1088421888, 1090519040, 1091567616, 1092616192]]]> : tensor<6x1x5xui32>
  %65 = stablehlo.constant dense<> : tensor<0x3xf32>
  %66 = stablehlo.optimization_barrier %65 : tensor<0x3xf32>
  %67 = "stablehlo.reshape"(%66) : (tensor<0x3xf32>) -> tensor<5x0xf32>
  %68 = "stablehlo.bitcast_convert"(%67) : (tensor<5x0xf32>) -> tensor<5x0xui32>
  check.expect_eq_const %68, dense<> : tensor<5x0xui32>
  %69 = stablehlo.constant dense<[[-19.0], [-18.0], [-17.0], [-16.0], [-15.0]]> : tensor<5x1xf32>
  %70 = stablehlo.optimization_barrier %69 : tensor<5x1xf32>
  %71 = "stablehlo.reshape"(%70) : (tensor<5x1xf32>) -> tensor<1x5xf32>
  %72 = "stablehlo.bitcast_convert"(%71) : (tensor<1x5xf32>) -> tensor<1x5xui32>
  check.expect_eq_const %72, dense<[[3247964160, 3247439872, 3246915584, 3246391296, 3245342720]]> : tensor<1x5xui32>
  return
}
