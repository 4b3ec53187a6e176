// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// concatenate along every dimension, of unequal, empty and single operands. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[[true, false], [false, true], [false, true]]> : tensor<3x2xi1>
  %1 = stablehlo.optimization_barrier %0 : tensor<3x2xi1>
  %2 = stablehlo.constant dense<[[true, false, false, true, false], [true, false, false, true, false], [true, false, false, true, false]]> : tensor<3x5xi1>
  %3 = stablehlo.optimization_barrier %2 : tensor<3x5xi1>
  %4 = stablehlo.constant dense<[[true], [false], [false]]> : tensor<3x1xi1>
  %5 = stablehlo.optimization_barrier %4 : tensor<3x1xi1>
  %6 = "stablehlo.concatenate"(%1, %3, %5) <{dimension = 1 : i64}> : (tensor<3x2xi1>, tensor<3x5xi1>, tensor<3x1xi1>) -> tensor<3x8xi1>
  check.expect_eq_const %6, dense<[[true, false, true, false, false, true, false, true], [false, true, true, false, false, true, false, false], [false, true, true, false, false, true, false, false]]> : tensor<3x8xi1>
  %7 = stablehlo.constant dense<[[0, 1], [2, 3], [4, 5]]> : tensor<3x2xi4>
  %8 = stablehlo.optimization_barrier %7 : tensor<3x2xi4>
  %9 = stablehlo.constant dense<[[-6, -5, -4, -3, -2], [-1, 0, 1, 2, 3], [4, 5, 6, 7, -8]]> : tensor<3x5xi4>
  %10 = stablehlo.optimization_barrier %9 : tensor<3x5xi4>
  %11 = stablehlo.constant dense<[[4], [5], [6]]> : tensor<3x1xi4>
  %12 = stablehlo.optimization_barrier %11 : tensor<3x1xi4>
  %13 = "stablehlo.concatenate"(%8, %10, %12) <{dimension = 1 : i64}> : (tensor<3x2xi4>, tensor<3x5xi4>, tensor<3x1xi4>) -> tensor<3x8xi4>
  check.expect_eq_const %13, dense<[[0, 1, -6, -5, -4, -3, -2, 4], [2, 3, -1, 0, 1, 2, 3, 5], [4, 5, 4, 5, 6, 7, -8, 6]]> : tensor<3x8xi4>
  %14 = stablehlo.constant dense<[[0, 1], [2, 3], [4, 5]]> : tensor<3x2xi8>
  %15 = stablehlo.optimization_barrier %14 : tensor<3x2xi8>
  %16 = stablehlo.constant dense<[[10, 11, 12, 13, 14], [15, 16, 17, 18, 19], [20, 21, 22, 23, 24]]> : tensor<3x5xi8>
  %17 = stablehlo.optimization_barrier %16 : tensor<3x5xi8>
  %18 = stablehlo.constant dense<[[20], [21], [22]]> : tensor<3x1xi8>
  %19 = stablehlo.optimization_barrier %18 : tensor<3x1xi8>
  %20 = "stablehlo.concatenate"(%15, %17, %19) <{dimension = 1 : i64}> : (tensor<3x2xi8>, tensor<3x5xi8>, tensor<3x1xi8>) -> tensor<3x8xi8>
  check.expect_eq_const %20, dense<[[0, 1, 10, 11, 12, 13, 14, 20], [2, 3, 15, 16, 17, 18, 19, 21], [4, 5, 20, 21, 22, 23, 24, 22]]> : tensor<3x8xi8>
  %21 = stablehlo.constant dense<[[0, 1], [2, 3], [4, 5]]> : tensor<3x2xi16>
  %22 = stablehlo.optimization_barrier %21 : tensor<3x2xi16>
  %23 = stablehlo.constant dense<[[10, 11, 12, 13, 14], [15, 16, 17, 18, 19], [20, 21, 22, 23, 24]]> : tensor<3x5xi16>
  %24 = stablehlo.optimization_barrier %23 : tensor<3x5xi16>
  %25 = stablehlo.constant dense<[[20], [21], [22]]> : tensor<3x1xi16>
  %26 = stablehlo.optimization_barrier %25 : tensor<3x1xi16>
  %27 = "stablehlo.concatenate"(%22, %24, %26) <{dimension = 1 : i64}> : (tensor<3x2xi16>, tensor<3x5xi16>, tensor<3x1xi16>) -> tensor<3x8xi16>
  check.expect_eq_const %27, dense<[[0, 1, 10, 11, 12, 13, 14, 20], [2, 3, 15, 16, 17, 18, 19, 21], [4, 5, 20, 21, 22, 23, 24, 22]]> : tensor<3x8xi16>
  %28 = stablehlo.constant dense<[[0, 1], [2, 3], [4, 5]]> : tensor<3x2xi32>
  %29 = stablehlo.optimization_barrier %28 : tensor<3x2xi32>
  %30 = stablehlo.constant dense<[[10, 11, 12, 13, 14], [15, 16, 17, 18, 19], [20, 21, 22, 23, 24]]> : tensor<3x5xi32>
  %31 = stablehlo.optimization_barrier %30 : tensor<3x5xi32>
  %32 = stablehlo.constant dense<[[20], [21], [22]]> : tensor<3x1xi32>
  %33 = stablehlo.optimization_barrier %32 : tensor<3x1xi32>
  %34 = "stablehlo.concatenate"(%29, %31, %33) <{dimension = 1 : i64}> : (tensor<3x2xi32>, tensor<3x5xi32>, tensor<3x1xi32>) -> tensor<3x8xi32>
  check.expect_eq_const %34, dense<[[0, 1, 10, 11, 12, 13, 14, 20], [2, 3, 15, 16, 17, 18, 19, 21], [4, 5, 20, 21, 22, 23, 24, 22]]> : tensor<3x8xi32>
  %35 = stablehlo.constant dense<[[0, 1], [2, 3], [4, 5]]> : tensor<3x2xi64>
  %36 = stablehlo.optimization_barrier %35 : tensor<3x2xi64>
  %37 = stablehlo.constant dense<[[10, 11, 12, 13, 14], [15, 16, 17, 18, 19], [20, 21, 22, 23, 24]]> : tensor<3x5xi64>
  %38 = stablehlo.optimization_barrier %37 : tensor<3x5xi64>
  %39 = stablehlo.constant dense<[[20], [21], [22]]> : tensor<3x1xi64>
  %40 = stablehlo.optimization_barrier %39 : tensor<3x1xi64>
  %41 = "stablehlo.concatenate"(%36, %38, %40) <{dimension = 1 : i64}> : (tensor<3x2xi64>, tensor<3x5xi64>, tensor<3x1xi64>) -> tensor<3x8xi64>
  check.expect_eq_const %41, dense<[[0, 1, 10, 11, 12, 13, 14, 20], [2, 3, 15, 16, 17, 18, 19, 21], [4, 5, 20, 21, 22, 23, 24, 22]]> : tensor<3x8xi64>
  %42 = stablehlo.constant dense<[[0, 1], [2, 3], [4, 5]]> : tensor<3x2xui4>
  %43 = stablehlo.optimization_barrier %42 : tensor<3x2xui4>
  %44 = stablehlo.constant dense<[[10, 11, 12, 13, 14], [15, 0, 1, 2, 3], [4, 5, 6, 7, 8]]> : tensor<3x5xui4>
  %45 = stablehlo.optimization_barrier %44 : tensor<3x5xui4>
  %46 = stablehlo.constant dense<[[4], [5], [6]]> : tensor<3x1xui4>
  %47 = stablehlo.optimization_barrier %46 : tensor<3x1xui4>
  %48 = "stablehlo.concatenate"(%43, %45, %47) <{dimension = 1 : i64}> : (tensor<3x2xui4>, tensor<3x5xui4>, tensor<3x1xui4>) -> tensor<3x8xui4>
  check.expect_eq_const %48, dense<[[0, 1, 10, 11, 12, 13, 14, 4], [2, 3, 15, 0, 1, 2, 3, 5], [4, 5, 4, 5, 6, 7, 8, 6]]> : tensor<3x8xui4>
  %49 = stablehlo.constant dense<[[0, 1], [2, 3], [4, 5]]> : tensor<3x2xui8>
  %50 = stablehlo.optimization_barrier %49 : tensor<3x2xui8>
  %51 = stablehlo.constant dense<[[10, 11, 12, 13, 14], [15, 16, 17, 18, 19], [20, 21, 22, 23, 24]]> : tensor<3x5xui8>
  %52 = stablehlo.optimization_barrier %51 : tensor<3x5xui8>
  %53 = stablehlo.constant dense<[[20], [21], [22]]> : tensor<3x1xui8>
  %54 = stablehlo.optimization_barrier %53 : tensor<3x1xui8>
  %55 = "stablehlo.concatenate"(%50, %52, %54) <{dimension = 1 : i64}> : (tensor<3x2xui8>, tensor<3x5xui8>, tensor<3x1xui8>) -> tensor<3x8xui8>
  check.expect_eq_const %55, dense<[[0, 1, 10, 11, 12, 13, 14, 20], [2, 3, 15, 16, 17, 18, 19, 21], [4, 5, 20, 21, 22, 23, 24, 22]]> : tensor<3x8xui8>
  %56 = stablehlo.constant dense<[[0, 1], [2, 3], [4, 5]]> : tensor<3x2xui16>
  %57 = stablehlo.optimization_barrier %56 : tensor<3x2xui16>
  %58 = stablehlo.constant dense<[[10, 11, 12, 13, 14], [15, 16, 17, 18, 19], [20, 21, 22, 23, 24]]> : tensor<3x5xui16>
  %59 = stablehlo.optimization_barrier %58 : tensor<3x5xui16>
  %60 = stablehlo.constant dense<[[20], [21], [22]]> : tensor<3x1xui16>
  %61 = stablehlo.optimization_barrier %60 : tensor<3x1xui16>
  %62 = "stablehlo.concatenate"(%57, %59, %61) <{dimension = 1 : i64}> : (tensor<3x2xui16>, tensor<3x5xui16>, tensor<3x1xui16>) -> tensor<3x8xui16>
  check.expect_eq_const %62, dense<[[0, 1, 10, 11, 12, 13, 14, 20], [2, 3, 15, 16, 17, 18, 19, 21], [4, 5, 20, 21, 22, 23, 24, 22]]> : tensor<3x8xui16>
  %63 = stablehlo.constant dense<[[0, 1], [2, 3], [4, 5]]> : tensor<3x2xui32>
  %64 = stablehlo.optimization_barrier %63 : tensor<3x2xui32>
  %65 = stablehlo.constant dense<[[10, 11, 12, 13, 14], [15, 16, 17, 18, 19], [20, 21, 22, 23, 24]]> : tensor<3x5xui32>
  %66 = stablehlo.optimization_barrier %65 : tensor<3x5xui32>
  %67 = stablehlo.constant dense<[[20], [21], [22]]> : tensor<3x1xui32>
  %68 = stablehlo.optimization_barrier %67 : tensor<3x1xui32>
  %69 = "stablehlo.concatenate"(%64, %66, %68) <{dimension = 1 : i64}> : (tensor<3x2xui32>, tensor<3x5xui32>, tensor<3x1xui32>) -> tensor<3x8xui32>
  check.expect_eq_const %69, dense<[[0, 1, 10, 11, 12, 13, 14, 20], [2, 3, 15, 16, 17, 18, 19, 21], [4, 5, 20, 21, 22, 23, 24, 22]]> : tensor<3x8xui32>
  %70 = stablehlo.constant dense<[[0, 1], [2, 3], [4, 5]]> : tensor<3x2xui64>
  %71 = stablehlo.optimization_barrier %70 : tensor<3x2xui64>
  %72 = stablehlo.constant dense<[[10, 11, 12, 13, 14], [15, 16, 17, 18, 19], [20, 21, 22, 23, 24]]> : tensor<3x5xui64>
  %73 = stablehlo.optimization_barrier %72 : tensor<3x5xui64>
  %74 = stablehlo.constant dense<[[20], [21], [22]]> : tensor<3x1xui64>
  %75 = stablehlo.optimization_barrier %74 : tensor<3x1xui64>
  %76 = "stablehlo.concatenate"(%71, %73, %75) <{dimension = 1 : i64}> : (tensor<3x2xui64>, tensor<3x5xui64>, tensor<3x1xui64>) -> tensor<3x8xui64>
  check.expect_eq_const %76, dense<[[0, 1, 10, 11, 12, 13, 14, 20], [2, 3, 15, 16, 17, 18, 19, 21], [4, 5, 20, 21, 22, 23, 24, 22]]> : tensor<3x8xui64>
  %77 = stablehlo.constant dense<[[-20.0, -19.0], [-18.0, -17.0], [-16.0, -15.0]]> : tensor<3x2xbf16>
  %78 = stablehlo.optimization_barrier %77 : tensor<3x2xbf16>
  %79 = stablehlo.constant dense<[[-10.0, -9.0, -8.0, -7.0, -6.0], [-5.0, -4.0, -3.0, -2.0, -1.0], [0.0, 1.0, 2.0, 3.0, 4.0]]> : tensor<3x5xbf16>
  %80 = stablehlo.optimization_barrier %79 : tensor<3x5xbf16>
  %81 = stablehlo.constant dense<[[0.0], [1.0], [2.0]]> : tensor<3x1xbf16>
  %82 = stablehlo.optimization_barrier %81 : tensor<3x1xbf16>
  %83 = "stablehlo.concatenate"(%78, %80, %82) <{dimension = 1 : i64}> : (tensor<3x2xbf16>, tensor<3x5xbf16>, tensor<3x1xbf16>) -> tensor<3x8xbf16>
  %84 = "stablehlo.bitcast_convert"(%83) : (tensor<3x8xbf16>) -> tensor<3x8xui16>
  check.expect_eq_const %84, dense<[[49568, 49560, 49440, 49424, 49408, 49376, 49344, 0], [49552, 49544, 49312, 49280, 49216, 49152, 49024, 16256], [49536, 49520, 0, 16256, 16384, 16448, 16512, 16384]]> : tensor<3x8xui16>
  %85 = stablehlo.constant dense<[[-20.0, -19.0], [-18.0, -17.0], [-16.0, -15.0]]> : tensor<3x2xf16>
  %86 = stablehlo.optimization_barrier %85 : tensor<3x2xf16>
  %87 = stablehlo.constant dense<[[-10.0, -9.0, -8.0, -7.0, -6.0], [-5.0, -4.0, -3.0, -2.0, -1.0], [0.0, 1.0, 2.0, 3.0, 4.0]]> : tensor<3x5xf16>
  %88 = stablehlo.optimization_barrier %87 : tensor<3x5xf16>
  %89 = stablehlo.constant dense<[[0.0], [1.0], [2.0]]> : tensor<3x1xf16>
  %90 = stablehlo.optimization_barrier %89 : tensor<3x1xf16>
  %91 = "stablehlo.concatenate"(%86, %88, %90) <{dimension = 1 : i64}> : (tensor<3x2xf16>, tensor<3x5xf16>, tensor<3x1xf16>) -> tensor<3x8xf16>
  %92 = "stablehlo.bitcast_convert"(%91) : (tensor<3x8xf16>) -> tensor<3x8xui16>
  check.expect_eq_const %92, dense<[[52480, 52416, 51456, 51328, 51200, 50944, 50688, 0], [52352, 52288, 50432, 50176, 49664, 49152, 48128, 15360], [52224, 52096, 0, 15360, 16384, 16896, 17408, 16384]]> : tensor<3x8xui16>
  %93 = stablehlo.constant dense<[[-20.0, -19.0], [-18.0, -17.0], [-16.0, -15.0]]> : tensor<3x2xf32>
  %94 = stablehlo.optimization_barrier %93 : tensor<3x2xf32>
  %95 = stablehlo.constant dense<[[-10.0, -9.0, -8.0, -7.0, -6.0], [-5.0, -4.0, -3.0, -2.0, -1.0], [0.0, 1.0, 2.0, 3.0, 4.0]]> : tensor<3x5xf32>
  %96 = stablehlo.optimization_barrier %95 : tensor<3x5xf32>
  %97 = stablehlo.constant dense<[[0.0], [1.0], [2.0]]> : tensor<3x1xf32>
  %98 = stablehlo.optimization_barrier %97 : tensor<3x1xf32>
  %99 = "stablehlo.concatenate"(%94, %96, %98) <{dimension = 1 : i64}> : (tensor<3x2xf32>, tensor<3x5xf32>, tensor<3x1xf32>) -> tensor<3x8xf32>
  %100 = "stablehlo.bitcast_convert"(%99) : (tensor<3x8xf32>) -> tensor<3x8xui32>
  check.expect_eq_const %100, dense<[[3248488448, 3247964160, 3240099840, 3239051264, 3238002688, 3235905536, 3233808384, 0], [3247439872, 3246915584, 3231711232, 3229614080, 3225419776, 3221225472, 3212836864, 1065353216], [3246391296, 3245342720, 0, 1065353216, 1073741824, 1077936128, 1082130432, 1073741824]]> : tensor<3x8xui32>
  %101 = stablehlo.constant dense<[[-20.0, -19.0], [-18.0, -17.0], [-16.0, -15.0]]> : tensor<3x2xf64>
  %102 = stablehlo.optimization_barrier %101 : tensor<3x2xf64>
  %103 = stablehlo.constant dense<[[-10.0, -9.0, -8.0, -7.0, -6.0], [-5.0, -4.0, -3.0, -2.0, -1.0], [0.0, 1.0, 2.0, 3.0, 4.0]]> : tensor<3x5xf64>
  %104 = stablehlo.optimization_barrier %103 : tensor<3x5xf64>
  %105 = stablehlo.constant dense<[[0.0], [1.0], [2.0]]> : tensor<3x1xf64>
  %106 = stablehlo.optimization_barrier %105 : tensor<3x1xf64>
  %107 = "stablehlo.concatenate"(%102, %104, %106) <{dimension = 1 : i64}> : (tensor<3x2xf64>, tensor<3x5xf64>, tensor<3x1xf64>) -> tensor<3x8xf64>
  %108 = "stablehlo.bitcast_convert"(%107) : (tensor<3x8xf64>) -> tensor<3x8xui64>
  check.expect_eq_const %108, dense<[[13849694754071117824, 13849413279094407168, 13845191154443747328, 13844628204490326016, 13844065254536904704, 13842939354630062080, 13841813454723219456, 0], [13849131804117696512, 13848850329140985856, 13840687554816376832, 13839561654909534208, 13837309855095848960, 13835058055282163712, 13830554455654793216, 4607182418800017408], [13848568854164275200, 13848005904210853888, 0, 4607182418800017408, 4611686018427387904, 4613937818241073152, 4616189618054758400, 4611686018427387904]]> : tensor<3x8xui64>
  %109 = stablehlo.constant dense<[[-20.0, -19.0, -18.0], [-17.0, -16.0, -15.0]]> : tensor<2x3xf32>
  %110 = stablehlo.optimization_barrier %109 : tensor<2x3xf32>
  %111 = stablehlo.constant dense<[[-10.0, -9.0, -8.0], [-7.0, -6.0, -5.0], [-4.0, -3.0, -2.0], [-1.0, 0.0, 1.0], [2.0, 3.0, 4.0], [5.0, 6.0, 7.0], [8.0, 9.0, 10.0]]> : tensor<7x3xf32>
  %112 = stablehlo.optimization_barrier %111 : tensor<7x3xf32>
  %113 = "stablehlo.concatenate"(%110, %112) <{dimension = 0 : i64}> : (tensor<2x3xf32>, tensor<7x3xf32>) -> tensor<9x3xf32>
  %114 = "stablehlo.bitcast_convert"(%113) : (tensor<9x3xf32>) -> tensor<9x3xui32>
  check.expect_eq_const %114, dense<[[3248488448, 3247964160, 3247439872], [3246915584, 3246391296, 3245342720], [3240099840, 3239051264, 3238002688], [3235905536, 3233808384, 3231711232], [3229614080, 3225419776, 3221225472], [3212836864, 0, 1065353216], [1073741824, 1077936128, 1082130432], [1084227584, 1086324736, 1088421888], [1090519040, 1091567616, 1092616192]]> : tensor<9x3xui32>
  %115 = stablehlo.constant dense<> : tensor<0x3xf32>
  %116 = stablehlo.optimization_barrier %115 : tensor<0x3xf32>
  %117 = stablehlo.constant dense<[[-10.0, -9.0, -8.0], [-7.0, -6.0, -5.0]]> : tensor<2x3xf32>
  %118 = stablehlo.optimization_barrier %117 : tensor<2x3xf32>
  %119 = "stablehlo.concatenate"(%116, %118) <{dimension = 0 : i64}> : (tensor<0x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %120 = "stablehlo.bitcast_convert"(%119) : (tensor<2x3xf32>) -> tensor<2x3xui32>
  check.expect_eq_const %120, dense<[[3240099840, 3239051264, 3238002688], [3235905536, 3233808384, 3231711232]]> : tensor<2x3xui32>
  %121 = stablehlo.constant dense<> : tensor<0xf32>
  %122 = stablehlo.optimization_barrier %121 : tensor<0xf32>
  %123 = stablehlo.constant dense<> : tensor<0xf32>
  %124 = stablehlo.optimization_barrier %123 : tensor<0xf32>
  %125 = "stablehlo.concatenate"(%122, %124) <{dimension = 0 : i64}> : (tensor<0xf32>, tensor<0xf32>) -> tensor<0xf32>
  %126 = "stablehlo.bitcast_convert"(%125) : (tensor<0xf32>) -> tensor<0xui32>
  check.expect_eq_const %126, dense<> : tensor<0xui32>
  %127 = stablehlo.constant dense<[-20.0, -19.0, -18.0, -17.0, -16.0, -15.0, -14.0, -13.0, -12.0, -11.0, -10.0, -9.0, -8.0]> : tensor<13xf32>
  %128 = stablehlo.optimization_barrier %127 : tensor<13xf32>
  %129 = "stablehlo.concatenate"(%128) <{dimension = 0 : i64}> : (tensor<13xf32>) -> tensor<13xf32>
  %130 = "stablehlo.bitcast_convert"(%129) : (tensor<13xf32>) -> tensor<13xui32>
  check.expect_eq_const %130, dense<[3248488448, 3247964160, 3247439872, 3246915584, 3246391296, 3245342720, 3244294144, 3243245568, 3242196992, 3241148416, 3240099840, 3239051264, 3238002688]> : tensor<13xui32>
  %131 = stablehlo.constant dense<[[[-20.0, -19.0, -18.0]], [[-17.0, -16.0, -15.0]]]> : tensor<2x1x3xf32>
  %132 = stablehlo.optimization_barrier %131 : tensor<2x1x3xf32>
  %133 = stablehlo.constant dense<[[[-10.0, -9.0, -8.0], [-7.0, -6.0, -5.0], [-4.0, -3.0, -2.0], [-1.0, 0.0, 1.0]], [[2.0, 3.0, 4.0], [5.0, 6.0, 7.0], [8.0, 9.0, 10.0], [11.0, 12.0, 13.0]]]> : tensor<2x4x3xf32>
  %134 = stablehlo.optimization_barrier %133 : tensor<2x4x3xf32>
  %135 = stablehlo.constant dense<[[[0.0, 1.0, 2.0]], [[3.0, 4.0, 5.0]]]> : tensor<2x1x3xf32>
  %136 = stablehlo.optimization_barrier %135 : tensor<2x1x3xf32>
  %137 = "stablehlo.concatenate"(%132, %134, %136) <{dimension = 1 : i64}> : (tensor<2x1x3xf32>, tensor<2x4x3xf32>, tensor<2x1x3xf32>) -> tensor<2x6x3xf32>
  %138 = "stablehlo.bitcast_convert"(%137) : (tensor<2x6x3xf32>) -> tensor<2x6x3xui32>
  check.expect_eq_const %138, dense<[[[3248488448, 3247964160, 3247439872], [3240099840, 3239051264, 3238002688], [3235905536, 3233808384, 3231711232], [3229614080, 3225419776, 3221225472], [3212836864, 0, 1065353216], [0, 1065353216, 1073741824]], [[3246915584, 3246391296, 3245342720], [1073741824, 1077936128, 1082130432], [1084227584, 1086324736, 1088421888], [1090519040, 1091567616, 1092616192], [1093664768, 1094713344, 1095761920], [1077936128, 1082130432, 1084227584]]]> : tensor<2x6x3xui32>
  %139 = stablehlo.constant dense<[-20.0, -19.0, -18.0, -17.0, -16.0, -15.0, -14.0]> : tensor<7xf32>
  %140 = stablehlo.optimization_barrier %139 : tensor<7xf32>
  %141 = stablehlo.constant dense<[-10.0, -9.0, -8.0, -7.0, -6.0, -5.0, -4.0]> : tensor<7xf32>
  %142 = stablehlo.optimization_barrier %141 : tensor<7xf32>
  %143 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<7xf32>
  %144 = stablehlo.optimization_barrier %143 : tensor<7xf32>
  %145 = stablehlo.constant dense<[10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0]> : tensor<7xf32>
  %146 = stablehlo.optimization_barrier %145 : tensor<7xf32>
  %147 = stablehlo.constant dense<[20.0, 21.0, 22.0, 23.0, 24.0, 25.0, 26.0]> : tensor<7xf32>
  %148 = stablehlo.optimization_barrier %147 : tensor<7xf32>
  %149 = stablehlo.constant dense<[30.0, 31.0, 32.0, 33.0, 34.0, 35.0, 36.0, 37.0, 38.0, 39.0, 40.0, 41.0, 42.0, 43.0, 44.0, 45.0, 46.0]> : tensor<17xf32>
  %150 = stablehlo.optimization_barrier %149 : tensor<17xf32>
  %151 = "stablehlo.concatenate"(%140, %142, %144, %146, %148, %150) <{dimension = 0 : i64}> : (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<17xf32>) -> tensor<52xf32>
  %152 = "stablehlo.bitcast_convert"(%151) : (tensor<52xf32>) -> tensor<52xui32>
  check.expect_eq_const %152, dense<[3248488448, 3247964160, 3247439872, 3246915584, 3246391296, 3245342720, 3244294144, 3240099840, 3239051264, 3238002688, 3235905536, 3233808384, 3231711232, 3229614080, 0, 1065353216, 1073741824, 1077936128, 1082130432, 1084227584, 1086324736, 1092616192, 1093664768, 1094713344, 1095761920, 1096810496, 1097859072, 1098907648, 1101004800, 1101529088, 1102053376, 1102577664, 1103101952, 1103626240, 1104150528, 1106247680, 1106771968, 1107296256, 1107558400, 1107820544, 1108082688, 1108344832, 1108606976, 1108869120, 1109131264, 1109393408, 1109655552, 1109917696, 1110179840, 1110441984, 1110704128, 1110966272]> : tensor<52xui32>
  return
}
