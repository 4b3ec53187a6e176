// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// reverse of dimensions. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[true, false, false, true, false, true, false]> : tensor<7xi1>
  %1 = stablehlo.optimization_barrier %0 : tensor<7xi1>
  %2 = "stablehlo.reverse"(%1) <{dimensions = array<i64: 0>}> : (tensor<7xi1>) -> tensor<7xi1>
  check.expect_eq_const %2, dense<[false, true, false, true, false, false, true]> : tensor<7xi1>
  %3 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 7]> : tensor<7xi4>
  %4 = stablehlo.optimization_barrier %3 : tensor<7xi4>
  %5 = "stablehlo.reverse"(%4) <{dimensions = array<i64: 0>}> : (tensor<7xi4>) -> tensor<7xi4>
  check.expect_eq_const %5, dense<[7, 6, 5, 4, 3, 2, 1]> : tensor<7xi4>
  %6 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 7]> : tensor<7xi8>
  %7 = stablehlo.optimization_barrier %6 : tensor<7xi8>
  %8 = "stablehlo.reverse"(%7) <{dimensions = array<i64: 0>}> : (tensor<7xi8>) -> tensor<7xi8>
  check.expect_eq_const %8, dense<[7, 6, 5, 4, 3, 2, 1]> : tensor<7xi8>
  %9 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 7]> : tensor<7xi16>
  %10 = stablehlo.optimization_barrier %9 : tensor<7xi16>
  %11 = "stablehlo.reverse"(%10) <{dimensions = array<i64: 0>}> : (tensor<7xi16>) -> tensor<7xi16>
  check.expect_eq_const %11, dense<[7, 6, 5, 4, 3, 2, 1]> : tensor<7xi16>
  %12 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 7]> : tensor<7xi32>
  %13 = stablehlo.optimization_barrier %12 : tensor<7xi32>
  %14 = "stablehlo.reverse"(%13) <{dimensions = array<i64: 0>}> : (tensor<7xi32>) -> tensor<7xi32>
  check.expect_eq_const %14, dense<[7, 6, 5, 4, 3, 2, 1]> : tensor<7xi32>
  %15 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 7]> : tensor<7xi64>
  %16 = stablehlo.optimization_barrier %15 : tensor<7xi64>
  %17 = "stablehlo.reverse"(%16) <{dimensions = array<i64: 0>}> : (tensor<7xi64>) -> tensor<7xi64>
  check.expect_eq_const %17, dense<[7, 6, 5, 4, 3, 2, 1]> : tensor<7xi64>
  %18 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 7]> : tensor<7xui4>
  %19 = stablehlo.optimization_barrier %18 : tensor<7xui4>
  %20 = "stablehlo.reverse"(%19) <{dimensions = array<i64: 0>}> : (tensor<7xui4>) -> tensor<7xui4>
  check.expect_eq_const %20, dense<[7, 6, 5, 4, 3, 2, 1]> : tensor<7xui4>
  %21 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 7]> : tensor<7xui8>
  %22 = stablehlo.optimization_barrier %21 : tensor<7xui8>
  %23 = "stablehlo.reverse"(%22) <{dimensions = array<i64: 0>}> : (tensor<7xui8>) -> tensor<7xui8>
  check.expect_eq_const %23, dense<[7, 6, 5, 4, 3, 2, 1]> : tensor<7xui8>
  %24 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 7]> : tensor<7xui16>
  %25 = stablehlo.optimization_barrier %24 : tensor<7xui16>
  %26 = "stablehlo.reverse"(%25) <{dimensions = array<i64: 0>}> : (tensor<7xui16>) -> tensor<7xui16>
  check.expect_eq_const %26, dense<[7, 6, 5, 4, 3, 2, 1]> : tensor<7xui16>
  %27 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 7]> : tensor<7xui32>
  %28 = stablehlo.optimization_barrier %27 : tensor<7xui32>
  %29 = "stablehlo.reverse"(%28) <{dimensions = array<i64: 0>}> : (tensor<7xui32>) -> tensor<7xui32>
  check.expect_eq_const %29, dense<[7, 6, 5, 4, 3, 2, 1]> : tensor<7xui32>
  %30 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 7]> : tensor<7xui64>
  %31 = stablehlo.optimization_barrier %30 : tensor<7xui64>
  %32 = "stablehlo.reverse"(%31) <{dimensions = array<i64: 0>}> : (tensor<7xui64>) -> tensor<7xui64>
  check.expect_eq_const %32, dense<[7, 6, 5, 4, 3, 2, 1]> : tensor<7xui64>
  %33 = stablehlo.constant dense<[-19.0, -18.0, -17.0, -16.0, -15.0, -14.0, -13.0]> : tensor<7xbf16>
  %34 = stablehlo.optimization_barrier %33 : tensor<7xbf16>
  %35 = "stablehlo.reverse"(%34) <{dimensions = array<i64: 0>}> : (tensor<7xbf16>) -> tensor<7xbf16>
  %36 = "stablehlo.bitcast_convert"(%35) : (tensor<7xbf16>) -> tensor<7xui16>
  check.expect_eq_const %36, dense<[49488, 49504, 49520, 49536, 49544, 49552, 49560]> : tensor<7xui16>
  %37 = stablehlo.constant dense<[-19.0, -18.0, -17.0, -16.0, -15.0, -14.0, -13.0]> : tensor<7xf16>
  %38 = stablehlo.optimization_barrier %37 : tensor<7xf16>
  %39 = "stablehlo.reverse"(%38) <{dimensions = array<i64: 0>}> : (tensor<7xf16>) -> tensor<7xf16>
  %40 = "stablehlo.bitcast_convert"(%39) : (tensor<7xf16>) -> tensor<7xui16>
  check.expect_eq_const %40, dense<[51840, 51968, 52096, 52224, 52288, 52352, 52416]> : tensor<7xui16>
  %41 = stablehlo.constant dense<[-19.0, -18.0, -17.0, -16.0, -15.0, -14.0, -13.0]> : tensor<7xf32>
  %42 = stablehlo.optimization_barrier %41 : tensor<7xf32>
  %43 = "stablehlo.reverse"(%42) <{dimensions = array<i64: 0>}> : (tensor<7xf32>) -> tensor<7xf32>
  %44 = "stablehlo.bitcast_convert"(%43) : (tensor<7xf32>) -> tensor<7xui32>
  check.expect_eq_const %44, dense<[3243245568, 3244294144, 3245342720, 3246391296, 3246915584, 3247439872, 3247964160]> : tensor<7xui32>
  %45 = stablehlo.constant dense<[-19.0, -18.0, -17.0, -16.0, -15.0, -14.0, -13.0]> : tensor<7xf64>
  %46 = stablehlo.optimization_barrier %45 : tensor<7xf64>
  %47 = "stablehlo.reverse"(%46) <{dimensions = array<i64: 0>}> : (tensor<7xf64>) -> tensor<7xf64>
  %48 = "stablehlo.bitcast_convert"(%47) : (tensor<7xf64>) -> tensor<7xui64>
  check.expect_eq_const %48, dense<[13846880004304011264, 13847442954257432576, 13848005904210853888, 13848568854164275200, 13848850329140985856, 13849131804117696512, 13849413279094407168]> : tensor<7xui64>
  %49 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0, -14.0, -13.0, -12.0, -11.0, -10.0, -9.0, -8.0, -7.0, -6.0, -5.0, -4.0, -3.0], [-2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0], [15.0, 16.0, 17.0, 18.0, 19.0, 20.0, 21.0, 22.0, 23.0, 24.0, 25.0, 26.0, 27.0, 28.0, 29.0, 30.0, 31.0]]> : tensor<3x17xf32>
  %50 = stablehlo.optimization_barrier %49 : tensor<3x17xf32>
  %51 = "stablehlo.reverse"(%50) <{dimensions = array<i64: 1>}> : (tensor<3x17xf32>) -> tensor<3x17xf32>
  %52 = "stablehlo.bitcast_convert"(%51) : (tensor<3x17xf32>) -> tensor<3x17xui32>
  check.expect_eq_const %52, dense<[[3225419776, 3229614080, 3231711232, 3233808384, 3235905536, 3238002688, 3239051264, 3240099840, 3241148416, 3242196992, 3243245568, 3244294144, 3245342720, 3246391296, 3246915584, 3247439872, 3247964160], [1096810496, 1095761920, 1094713344, 1093664768, 1092616192, 1091567616, 1090519040, 1088421888, 1086324736, 1084227584, 1082130432, 1077936128, 1073741824, 1065353216, 0, 3212836864, 3221225472], [1106771968, 1106247680, 1105723392, 1105199104, 1104674816, 1104150528, 1103626240, 1103101952, 1102577664, 1102053376, 1101529088, 1101004800, 1100480512, 1099956224, 1099431936, 1098907648, 1097859072]]> : tensor<3x17xui32>
  %53 = stablehlo.constant dense<[[[-19.0, -18.0], [-17.0, -16.0], [-15.0, -14.0], [-13.0, -12.0], [-11.0, -10.0]], [[-9.0, -8.0], [-7.0, -6.0], [-5.0, -4.0], [-3.0, -2.0], [-1.0, 0.0]], [[1.0, 2.0], [3.0, 4.0], [5.0, 6.0], [7.0, 8.0], [9.0, 10.0]]]> : tensor<3x5x2xf32>
  %54 = stablehlo.optimization_barrier %53 : tensor<3x5x2xf32>
  %55 = "stablehlo.reverse"(%54) <{dimensions = array<i64: 0, 2>}> : (tensor<3x5x2xf32>) -> tensor<3x5x2xf32>
  %56 = "stablehlo.bitcast_convert"(%55) : (tensor<3x5x2xf32>) -> tensor<3x5x2xui32>
  check.expect_eq_const %56, dense<[[[1073741824, 1065353216], [1082130432, 1077936128], [1086324736, 1084227584], [1090519040, 1088421888], [1092616192, 1091567616]], [[3238002688, 3239051264], [3233808384, 3235905536], [3229614080, 3231711232], [3221225472, 3225419776], [0, 3212836864]], [[3247439872, 3247964160], [3246391296, 3246915584], [3244294144, 3245342720], [3242196992, 3243245568], [3240099840, 3241148416]]]> : tensor<3x5x2xui32>
  %57 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0]]> : tensor<3x5xf32>
  %58 = stablehlo.optimization_barrier %57 : tensor<3x5xf32>
  %59 = "stablehlo.reverse"(%58) <{dimensions = array<i64>}> : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %60 = "stablehlo.bitcast_convert"(%59) : (tensor<3x5xf32>) -> tensor<3x5xui32>
  check.expect_eq_const %60, dense<[[3247964160, 3247439872, 3246915584, 3246391296, 3245342720], [3244294144, 3243245568, 3242196992, 3241148416, 3240099840], [3239051264, 3238002688, 3235905536, 3233808384, 3231711232]]> : tensor<3x5xui32>
  %61 = stablehlo.constant dense<> : tensor<0x2xf32>
  %62 = stablehlo.optimization_barrier %61 : tensor<0x2xf32>
  %63 = "stablehlo.reverse"(%62) <{dimensions = array<i64: 0>}> : (tensor<0x2xf32>) -> tensor<0x2xf32>
  %64 = "stablehlo.bitcast_convert"(%63) : (tensor<0x2xf32>) -> tensor<0x2xui32>
  check.expect_eq_const %64, dense<> : tensor<0x2xui32>
  %65 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0, -14.0, -13.0, -12.0, -11.0, -10.0, -9.0, -8.0, -7.0]]> : tensor<1x13xf32>
  %66 = stablehlo.optimization_barrier %65 : tensor<1x13xf32>
  %67 = "stablehlo.reverse"(%66) <{dimensions = array<i64: 0, 1>}> : (tensor<1x13xf32>) -> tensor<1x13xf32>
  %68 = "stablehlo.bitcast_convert"(%67) : (tensor<1x13xf32>) -> tensor<1x13xui32>
  check.expect_eq_const %68, dense<[[3235905536, 3238002688, 3239051264, 3240099840, 3241148416, 3242196992, 3243245568, 3244294144, 3245342720, 3246391296, 3246915584, 3247439872, 3247964160]]> : tensor<1x13xui32>
  return
}
