// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dynamic_update_slice at starts in range and out of it, by every type of index. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %1 = stablehlo.optimization_barrier %0 : tensor<7x5xf32>
  %2 = stablehlo.constant dense<[[80.0, 81.0], [82.0, 83.0], [84.0, 85.0]]> : tensor<3x2xf32>
  %3 = stablehlo.optimization_barrier %2 : tensor<3x2xf32>
  %4 = stablehlo.constant dense<-1> : tensor<i32>
  %5 = stablehlo.optimization_barrier %4 : tensor<i32>
  %6 = stablehlo.constant dense<1> : tensor<i32>
  %7 = stablehlo.optimization_barrier %6 : tensor<i32>
  %8 = "stablehlo.dynamic_update_slice"(%1, %3, %5, %7) : (tensor<7x5xf32>, tensor<3x2xf32>, tensor<i32>, tensor<i32>) -> tensor<7x5xf32>
  %9 = "stablehlo.bitcast_convert"(%8) : (tensor<7x5xf32>) -> tensor<7x5xui32>
  check.expect_eq_const %9, dense<[[3247964160, 1117782016, 1117913088, 3246391296, 3245342720], [3244294144, 1118044160, 1118175232, 3241148416, 3240099840], [3239051264, 1118306304, 1118437376, 3233808384, 3231711232], [3229614080, 3225419776, 3221225472, 3212836864, 0], [1065353216, 1073741824, 1077936128, 1082130432, 1084227584], [1086324736, 1088421888, 1090519040, 1091567616, 1092616192], [1093664768, 1094713344, 1095761920, 1096810496, 1097859072]]> : tensor<7x5xui32>
  %10 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %11 = stablehlo.optimization_barrier %10 : tensor<7x5xf32>
  %12 = stablehlo.constant dense<[[80.0, 81.0], [82.0, 83.0], [84.0, 85.0]]> : tensor<3x2xf32>
  %13 = stablehlo.optimization_barrier %12 : tensor<3x2xf32>
  %14 = stablehlo.constant dense<-100> : tensor<i32>
  %15 = stablehlo.optimization_barrier %14 : tensor<i32>
  %16 = stablehlo.constant dense<1> : tensor<i32>
  %17 = stablehlo.optimization_barrier %16 : tensor<i32>
  %18 = "stablehlo.dynamic_update_slice"(%11, %13, %15, %17) : (tensor<7x5xf32>, tensor<3x2xf32>, tensor<i32>, tensor<i32>) -> tensor<7x5xf32>
  %19 = "stablehlo.bitcast_convert"(%18) : (tensor<7x5xf32>) -> tensor<7x5xui32>
  check.expect_eq_const %19, dense<[[3247964160, 1117782016, 1117913088, 3246391296, 3245342720], [3244294144, 1118044160, 1118175232, 3241148416, 3240099840], [3239051264, 1118306304, 1118437376, 3233808384, 3231711232], [3229614080, 3225419776, 3221225472, 3212836864, 0], [1065353216, 1073741824, 1077936128, 1082130432, 1084227584], [1086324736, 1088421888, 1090519040, 1091567616, 1092616192], [1093664768, 1094713344, 1095761920, 1096810496, 1097859072]]> : tensor<7x5xui32>
  %20 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %21 = stablehlo.optimization_barrier %20 : tensor<7x5xf32>
  %22 = stablehlo.constant dense<[[80.0, 81.0], [82.0, 83.0], [84.0, 85.0]]> : tensor<3x2xf32>
  %23 = stablehlo.optimization_barrier %22 : tensor<3x2xf32>
  %24 = stablehlo.constant dense<3> : tensor<i32>
  %25 = stablehlo.optimization_barrier %24 : tensor<i32>
  %26 = stablehlo.constant dense<1> : tensor<i32>
  %27 = stablehlo.optimization_barrier %26 : tensor<i32>
  %28 = "stablehlo.dynamic_update_slice"(%21, %23, %25, %27) : (tensor<7x5xf32>, tensor<3x2xf32>, tensor<i32>, tensor<i32>) -> tensor<7x5xf32>
  %29 = "stablehlo.bitcast_convert"(%28) : (tensor<7x5xf32>) -> tensor<7x5xui32>
  check.expect_eq_const %29, dense<[[3247964160, 3247439872, 3246915584, 3246391296, 3245342720], [3244294144, 3243245568, 3242196992, 3241148416, 3240099840], [3239051264, 3238002688, 3235905536, 3233808384, 3231711232], [3229614080, 1117782016, 1117913088, 3212836864, 0], [1065353216, 1118044160, 1118175232, 1082130432, 1084227584], [1086324736, 1118306304, 1118437376, 1091567616, 1092616192], [1093664768, 1094713344, 1095761920, 1096810496, 1097859072]]> : tensor<7x5xui32>
  %30 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %31 = stablehlo.optimization_barrier %30 : tensor<7x5xf32>
  %32 = stablehlo.constant dense<[[80.0, 81.0], [82.0, 83.0], [84.0, 85.0]]> : tensor<3x2xf32>
  %33 = stablehlo.optimization_barrier %32 : tensor<3x2xf32>
  %34 = stablehlo.constant dense<5> : tensor<i32>
  %35 = stablehlo.optimization_barrier %34 : tensor<i32>
  %36 = stablehlo.constant dense<1> : tensor<i32>
  %37 = stablehlo.optimization_barrier %36 : tensor<i32>
  %38 = "stablehlo.dynamic_update_slice"(%31, %33, %35, %37) : (tensor<7x5xf32>, tensor<3x2xf32>, tensor<i32>, tensor<i32>) -> tensor<7x5xf32>
  %39 = "stablehlo.bitcast_convert"(%38) : (tensor<7x5xf32>) -> tensor<7x5xui32>
  check.expect_eq_const %39, dense<[[3247964160, 3247439872, 3246915584, 3246391296, 3245342720], [3244294144, 3243245568, 3242196992, 3241148416, 3240099840], [3239051264, 3238002688, 3235905536, 3233808384, 3231711232], [3229614080, 3225419776, 3221225472, 3212836864, 0], [1065353216, 1117782016, 1117913088, 1082130432, 1084227584], [1086324736, 1118044160, 1118175232, 1091567616, 1092616192], [1093664768, 1118306304, 1118437376, 1096810496, 1097859072]]> : tensor<7x5xui32>
  %40 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %41 = stablehlo.optimization_barrier %40 : tensor<7x5xf32>
  %42 = stablehlo.constant dense<[[80.0, 81.0], [82.0, 83.0], [84.0, 85.0]]> : tensor<3x2xf32>
  %43 = stablehlo.optimization_barrier %42 : tensor<3x2xf32>
  %44 = stablehlo.constant dense<6> : tensor<i32>
  %45 = stablehlo.optimization_barrier %44 : tensor<i32>
  %46 = stablehlo.constant dense<1> : tensor<i32>
  %47 = stablehlo.optimization_barrier %46 : tensor<i32>
  %48 = "stablehlo.dynamic_update_slice"(%41, %43, %45, %47) : (tensor<7x5xf32>, tensor<3x2xf32>, tensor<i32>, tensor<i32>) -> tensor<7x5xf32>
  %49 = "stablehlo.bitcast_convert"(%48) : (tensor<7x5xf32>) -> tensor<7x5xui32>
  check.expect_eq_const %49, dense<[[3247964160, 3247439872, 3246915584, 3246391296, 3245342720], [3244294144, 3243245568, 3242196992, 3241148416, 3240099840], [3239051264, 3238002688, 3235905536, 3233808384, 3231711232], [3229614080, 3225419776, 3221225472, 3212836864, 0], [1065353216, 1117782016, 1117913088, 1082130432, 1084227584], [1086324736, 1118044160, 1118175232, 1091567616, 1092616192], [1093664768, 1118306304, 1118437376, 1096810496, 1097859072]]> : tensor<7x5xui32>
  %50 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %51 = stablehlo.optimization_barrier %50 : tensor<7x5xf32>
  %52 = stablehlo.constant dense<[[80.0, 81.0], [82.0, 83.0], [84.0, 85.0]]> : tensor<3x2xf32>
  %53 = stablehlo.optimization_barrier %52 : tensor<3x2xf32>
  %54 = stablehlo.constant dense<7> : tensor<i32>
  %55 = stablehlo.optimization_barrier %54 : tensor<i32>
  %56 = stablehlo.constant dense<1> : tensor<i32>
  %57 = stablehlo.optimization_barrier %56 : tensor<i32>
  %58 = "stablehlo.dynamic_update_slice"(%51, %53, %55, %57) : (tensor<7x5xf32>, tensor<3x2xf32>, tensor<i32>, tensor<i32>) -> tensor<7x5xf32>
  %59 = "stablehlo.bitcast_convert"(%58) : (tensor<7x5xf32>) -> tensor<7x5xui32>
  check.expect_eq_const %59, dense<[[3247964160, 3247439872, 3246915584, 3246391296, 3245342720], [3244294144, 3243245568, 3242196992, 3241148416, 3240099840], [3239051264, 3238002688, 3235905536, 3233808384, 3231711232], [3229614080, 3225419776, 3221225472, 3212836864, 0], [1065353216, 1117782016, 1117913088, 1082130432, 1084227584], [1086324736, 1118044160, 1118175232, 1091567616, 1092616192], [1093664768, 1118306304, 1118437376, 1096810496, 1097859072]]> : tensor<7x5xui32>
  %60 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %61 = stablehlo.optimization_barrier %60 : tensor<7x5xf32>
  %62 = stablehlo.constant dense<[[80.0, 81.0], [82.0, 83.0], [84.0, 85.0]]> : tensor<3x2xf32>
  %63 = stablehlo.optimization_barrier %62 : tensor<3x2xf32>
  %64 = stablehlo.constant dense<100> : tensor<i32>
  %65 = stablehlo.optimization_barrier %64 : tensor<i32>
  %66 = stablehlo.constant dense<1> : tensor<i32>
  %67 = stablehlo.optimization_barrier %66 : tensor<i32>
  %68 = "stablehlo.dynamic_update_slice"(%61, %63, %65, %67) : (tensor<7x5xf32>, tensor<3x2xf32>, tensor<i32>, tensor<i32>) -> tensor<7x5xf32>
  %69 = "stablehlo.bitcast_convert"(%68) : (tensor<7x5xf32>) -> tensor<7x5xui32>
  check.expect_eq_const %69, dense<[[3247964160, 3247439872, 3246915584, 3246391296, 3245342720], [3244294144, 3243245568, 3242196992, 3241148416, 3240099840], [3239051264, 3238002688, 3235905536, 3233808384, 3231711232], [3229614080, 3225419776, 3221225472, 3212836864, 0], [1065353216, 1117782016, 1117913088, 1082130432, 1084227584], [1086324736, 1118044160, 1118175232, 1091567616, 1092616192], [1093664768, 1118306304, 1118437376, 1096810496, 1097859072]]> : tensor<7x5xui32>
  %70 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %71 = stablehlo.optimization_barrier %70 : tensor<7x5xf32>
  %72 = stablehlo.constant dense<[[80.0, 81.0], [82.0, 83.0], [84.0, 85.0]]> : tensor<3x2xf32>
  %73 = stablehlo.optimization_barrier %72 : tensor<3x2xf32>
  %74 = stablehlo.constant dense<2147483647> : tensor<i32>
  %75 = stablehlo.optimization_barrier %74 : tensor<i32>
  %76 = stablehlo.constant dense<1> : tensor<i32>
  %77 = stablehlo.optimization_barrier %76 : tensor<i32>
  %78 = "stablehlo.dynamic_update_slice"(%71, %73, %75, %77) : (tensor<7x5xf32>, tensor<3x2xf32>, tensor<i32>, tensor<i32>) -> tensor<7x5xf32>
  %79 = "stablehlo.bitcast_convert"(%78) : (tensor<7x5xf32>) -> tensor<7x5xui32>
  check.expect_eq_const %79, dense<[[3247964160, 3247439872, 3246915584, 3246391296, 3245342720], [3244294144, 3243245568, 3242196992, 3241148416, 3240099840], [3239051264, 3238002688, 3235905536, 3233808384, 3231711232], [3229614080, 3225419776, 3221225472, 3212836864, 0], [1065353216, 1117782016, 1117913088, 1082130432, 1084227584], [1086324736, 1118044160, 1118175232, 1091567616, 1092616192], [1093664768, 1118306304, 1118437376, 1096810496, 1097859072]]> : tensor<7x5xui32>
  %80 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %81 = stablehlo.optimization_barrier %80 : tensor<7x5xf32>
  %82 = stablehlo.constant dense<[[80.0, 81.0], [82.0, 83.0], [84.0, 85.0]]> : tensor<3x2xf32>
  %83 = stablehlo.optimization_barrier %82 : tensor<3x2xf32>
  %84 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %85 = stablehlo.optimization_barrier %84 : tensor<i32>
  %86 = stablehlo.constant dense<1> : tensor<i32>
  %87 = stablehlo.optimization_barrier %86 : tensor<i32>
  %88 = "stablehlo.dynamic_update_slice"(%81, %83, %85, %87) : (tensor<7x5xf32>, tensor<3x2xf32>, tensor<i32>, tensor<i32>) -> tensor<7x5xf32>
  %89 = "stablehlo.bitcast_convert"(%88) : (tensor<7x5xf32>) -> tensor<7x5xui32>
  check.expect_eq_const %89, dense<[[3247964160, 1117782016, 1117913088, 3246391296, 3245342720], [3244294144, 1118044160, 1118175232, 3241148416, 3240099840], [3239051264, 1118306304, 1118437376, 3233808384, 3231711232], [3229614080, 3225419776, 3221225472, 3212836864, 0], [1065353216, 1073741824, 1077936128, 1082130432, 1084227584], [1086324736, 1088421888, 1090519040, 1091567616, 1092616192], [1093664768, 1094713344, 1095761920, 1096810496, 1097859072]]> : tensor<7x5xui32>
  %90 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %91 = stablehlo.optimization_barrier %90 : tensor<7x5xf32>
  %92 = stablehlo.constant dense<[[80.0, 81.0], [82.0, 83.0], [84.0, 85.0]]> : tensor<3x2xf32>
  %93 = stablehlo.optimization_barrier %92 : tensor<3x2xf32>
  %94 = stablehlo.constant dense<-1> : tensor<i64>
  %95 = stablehlo.optimization_barrier %94 : tensor<i64>
  %96 = stablehlo.constant dense<1> : tensor<i64>
  %97 = stablehlo.optimization_barrier %96 : tensor<i64>
  %98 = "stablehlo.dynamic_update_slice"(%91, %93, %95, %97) : (tensor<7x5xf32>, tensor<3x2xf32>, tensor<i64>, tensor<i64>) -> tensor<7x5xf32>
  %99 = "stablehlo.bitcast_convert"(%98) : (tensor<7x5xf32>) -> tensor<7x5xui32>
  check.expect_eq_const %99, dense<[[3247964160, 1117782016, 1117913088, 3246391296, 3245342720], [3244294144, 1118044160, 1118175232, 3241148416, 3240099840], [3239051264, 1118306304, 1118437376, 3233808384, 3231711232], [3229614080, 3225419776, 3221225472, 3212836864, 0], [1065353216, 1073741824, 1077936128, 1082130432, 1084227584], [1086324736, 1088421888, 1090519040, 1091567616, 1092616192], [1093664768, 1094713344, 1095761920, 1096810496, 1097859072]]> : tensor<7x5xui32>
  %100 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %101 = stablehlo.optimization_barrier %100 : tensor<7x5xf32>
  %102 = stablehlo.constant dense<[[80.0, 81.0], [82.0, 83.0], [84.0, 85.0]]> : tensor<3x2xf32>
  %103 = stablehlo.optimization_barrier %102 : tensor<3x2xf32>
  %104 = stablehlo.constant dense<-100> : tensor<i64>
  %105 = stablehlo.optimization_barrier %104 : tensor<i64>
  %106 = stablehlo.constant dense<1> : tensor<i64>
  %107 = stablehlo.optimization_barrier %106 : tensor<i64>
  %108 = "stablehlo.dynamic_update_slice"(%101, %103, %105, %107) : (tensor<7x5xf32>, tensor<3x2xf32>, tensor<i64>, tensor<i64>) -> tensor<7x5xf32>
  %109 = "stablehlo.bitcast_convert"(%108) : (tensor<7x5xf32>) -> tensor<7x5xui32>
  check.expect_eq_const %109, dense<[[3247964160, 1117782016, 1117913088, 3246391296, 3245342720], [3244294144, 1118044160, 1118175232, 3241148416, 3240099840], [3239051264, 1118306304, 1118437376, 3233808384, 3231711232], [3229614080, 3225419776, 3221225472, 3212836864, 0], [1065353216, 1073741824, 1077936128, 1082130432, 1084227584], [1086324736, 1088421888, 1090519040, 1091567616, 1092616192], [1093664768, 1094713344, 1095761920, 1096810496, 1097859072]]> : tensor<7x5xui32>
  %110 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %111 = stablehlo.optimization_barrier %110 : tensor<7x5xf32>
  %112 = stablehlo.constant dense<[[80.0, 81.0], [82.0, 83.0], [84.0, 85.0]]> : tensor<3x2xf32>
  %113 = stablehlo.optimization_barrier %112 : tensor<3x2xf32>
  %114 = stablehlo.constant dense<3> : tensor<i64>
  %115 = stablehlo.optimization_barrier %114 : tensor<i64>
  %116 = stablehlo.constant dense<1> : tensor<i64>
  %117 = stablehlo.optimization_barrier %116 : tensor<i64>
  %118 = "stablehlo.dynamic_update_slice"(%111, %113, %115, %117) : (tensor<7x5xf32>, tensor<3x2xf32>, tensor<i64>, tensor<i64>) -> tensor<7x5xf32>
  %119 = "stablehlo.bitcast_convert"(%118) : (tensor<7x5xf32>) -> tensor<7x5xui32>
  check.expect_eq_const %119, dense<[[3247964160, 3247439872, 3246915584, 3246391296, 3245342720], [3244294144, 3243245568, 3242196992, 3241148416, 3240099840], [3239051264, 3238002688, 3235905536, 3233808384, 3231711232], [3229614080, 1117782016, 1117913088, 3212836864, 0], [1065353216, 1118044160, 1118175232, 1082130432, 1084227584], [1086324736, 1118306304, 1118437376, 1091567616, 1092616192], [1093664768, 1094713344, 1095761920, 1096810496, 1097859072]]> : tensor<7x5xui32>
  %120 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %121 = stablehlo.optimization_barrier %120 : tensor<7x5xf32>
  %122 = stablehlo.constant dense<[[80.0, 81.0], [82.0, 83.0], [84.0, 85.0]]> : tensor<3x2xf32>
  %123 = stablehlo.optimization_barrier %122 : tensor<3x2xf32>
  %124 = stablehlo.constant dense<5> : tensor<i64>
  %125 = stablehlo.optimization_barrier %124 : tensor<i64>
  %126 = stablehlo.constant dense<1> : tensor<i64>
  %127 = stablehlo.optimization_barrier %126 : tensor<i64>
  %128 = "stablehlo.dynamic_update_slice"(%121, %123, %125, %127) : (tensor<7x5xf32>, tensor<3x2xf32>, tensor<i64>, tensor<i64>) -> tensor<7x5xf32>
  %129 = "stablehlo.bitcast_convert"(%128) : (tensor<7x5xf32>) -> tensor<7x5xui32>
  check.expect_eq_const %129, dense<[[3247964160, 3247439872, 3246915584, 3246391296, 3245342720], [3244294144, 3243245568, 3242196992, 3241148416, 3240099840], [3239051264, 3238002688, 3235905536, 3233808384, 3231711232], [3229614080, 3225419776, 3221225472, 3212836864, 0], [1065353216, 1117782016, 1117913088, 1082130432, 1084227584], [1086324736, 1118044160, 1118175232, 1091567616, 1092616192], [1093664768, 1118306304, 1118437376, 1096810496, 1097859072]]> : tensor<7x5xui32>
  %130 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %131 = stablehlo.optimization_barrier %130 : tensor<7x5xf32>
  %132 = stablehlo.constant dense<[[80.0, 81.0], [82.0, 83.0], [84.0, 85.0]]> : tensor<3x2xf32>
  %133 = stablehlo.optimization_barrier %132 : tensor<3x2xf32>
  %134 = stablehlo.constant dense<6> : tensor<i64>
  %135 = stablehlo.optimization_barrier %134 : tensor<i64>
  %136 = stablehlo.constant dense<1> : tensor<i64>
  %137 = stablehlo.optimization_barrier %136 : tensor<i64>
  %138 = "stablehlo.dynamic_update_slice"(%131, %133, %135, %137) : (tensor<7x5xf32>, tensor<3x2xf32>, tensor<i64>, tensor<i64>) -> tensor<7x5xf32>
  %139 = "stablehlo.bitcast_convert"(%138) : (tensor<7x5xf32>) -> tensor<7x5xui32>
  check.expect_eq_const %139, dense<[[3247964160, 3247439872, 3246915584, 3246391296, 3245342720], [3244294144, 3243245568, 3242196992, 3241148416, 3240099840], [3239051264, 3238002688, 3235905536, 3233808384, 3231711232], [3229614080, 3225419776, 3221225472, 3212836864, 0], [1065353216, 1117782016, 1117913088, 1082130432, 1084227584], [1086324736, 1118044160, 1118175232, 1091567616, 1092616192], [1093664768, 1118306304, 1118437376, 1096810496, 1097859072]]> : tensor<7x5xui32>
  %140 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %141 = stablehlo.optimization_barrier %140 : tensor<7x5xf32>
  %142 = stablehlo.constant dense<[[80.0, 81.0], [82.0, 83.0], [84.0, 85.0]]> : tensor<3x2xf32>
  %143 = stablehlo.optimization_barrier %142 : tensor<3x2xf32>
  %144 = stablehlo.constant dense<7> : tensor<i64>
  %145 = stablehlo.optimization_barrier %144 : tensor<i64>
  %146 = stablehlo.constant dense<1> : tensor<i64>
  %147 = stablehlo.optimization_barrier %146 : tensor<i64>
  %148 = "stablehlo.dynamic_update_slice"(%141, %143, %145, %147) : (tensor<7x5xf32>, tensor<3x2xf32>, tensor<i64>, tensor<i64>) -> tensor<7x5xf32>
  %149 = "stablehlo.bitcast_convert"(%148) : (tensor<7x5xf32>) -> tensor<7x5xui32>
  check.expect_eq_const %149, dense<[[3247964160, 3247439872, 3246915584, 3246391296, 3245342720], [3244294144, 3243245568, 3242196992, 3241148416, 3240099840], [3239051264, 3238002688, 3235905536, 3233808384, 3231711232], [3229614080, 3225419776, 3221225472, 3212836864, 0], [1065353216, 1117782016, 1117913088, 1082130432, 1084227584], [1086324736, 1118044160, 1118175232, 1091567616, 1092616192], [1093664768, 1118306304, 1118437376, 1096810496, 1097859072]]> : tensor<7x5xui32>
  %150 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %151 = stablehlo.optimization_barrier %150 : tensor<7x5xf32>
  %152 = stablehlo.constant dense<[[80.0, 81.0], [82.0, 83.0], [84.0, 85.0]]> : tensor<3x2xf32>
  %153 = stablehlo.optimization_barrier %152 : tensor<3x2xf32>
  %154 = stablehlo.constant dense<100> : tensor<i64>
  %155 = stablehlo.optimization_barrier %154 : tensor<i64>
  %156 = stablehlo.constant dense<1> : tensor<i64>
  %157 = stablehlo.optimization_barrier %156 : tensor<i64>
  %158 = "stablehlo.dynamic_update_slice"(%151, %153, %155, %157) : (tensor<7x5xf32>, tensor<3x2xf32>, tensor<i64>, tensor<i64>) -> tensor<7x5xf32>
  %159 = "stablehlo.bitcast_convert"(%158) : (tensor<7x5xf32>) -> tensor<7x5xui32>
  check.expect_eq_const %159, dense<[[3247964160, 3247439872, 3246915584, 3246391296, 3245342720], [3244294144, 3243245568, 3242196992, 3241148416, 3240099840], [3239051264, 3238002688, 3235905536, 3233808384, 3231711232], [3229614080, 3225419776, 3221225472, 3212836864, 0], [1065353216, 1117782016, 1117913088, 1082130432, 1084227584], [1086324736, 1118044160, 1118175232, 1091567616, 1092616192], [1093664768, 1118306304, 1118437376, 1096810496, 1097859072]]> : tensor<7x5xui32>
  %160 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %161 = stablehlo.optimization_barrier %160 : tensor<7x5xf32>
  %162 = stablehlo.constant dense<[[80.0, 81.0], [82.0, 83.0], [84.0, 85.0]]> : tensor<3x2xf32>
  %163 = stablehlo.optimization_barrier %162 : tensor<3x2xf32>
  %164 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %165 = stablehlo.optimization_barrier %164 : tensor<i64>
  %166 = stablehlo.constant dense<1> : tensor<i64>
  %167 = stablehlo.optimization_barrier %166 : tensor<i64>
  %168 = "stablehlo.dynamic_update_slice"(%161, %163, %165, %167) : (tensor<7x5xf32>, tensor<3x2xf32>, tensor<i64>, tensor<i64>) -> tensor<7x5xf32>
  %169 = "stablehlo.bitcast_convert"(%168) : (tensor<7x5xf32>) -> tensor<7x5xui32>
  check.expect_eq_const %169, dense<[[3247964160, 3247439872, 3246915584, 3246391296, 3245342720], [3244294144, 3243245568, 3242196992, 3241148416, 3240099840], [3239051264, 3238002688, 3235905536, 3233808384, 3231711232], [3229614080, 3225419776, 3221225472, 3212836864, 0], [1065353216, 1117782016, 1117913088, 1082130432, 1084227584], [1086324736, 1118044160, 1118175232, 1091567616, 1092616192], [1093664768, 1118306304, 1118437376, 1096810496, 1097859072]]> : tensor<7x5xui32>
  %170 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %171 = stablehlo.optimization_barrier %170 : tensor<7x5xf32>
  %172 = stablehlo.constant dense<[[80.0, 81.0], [82.0, 83.0], [84.0, 85.0]]> : tensor<3x2xf32>
  %173 = stablehlo.optimization_barrier %172 : tensor<3x2xf32>
  %174 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %175 = stablehlo.optimization_barrier %174 : tensor<i64>
  %176 = stablehlo.constant dense<1> : tensor<i64>
  %177 = stablehlo.optimization_barrier %176 : tensor<i64>
  %178 = "stablehlo.dynamic_update_slice"(%171, %173, %175, %177) : (tensor<7x5xf32>, tensor<3x2xf32>, tensor<i64>, tensor<i64>) -> tensor<7x5xf32>
  %179 = "stablehlo.bitcast_convert"(%178) : (tensor<7x5xf32>) -> tensor<7x5xui32>
  check.expect_eq_const %179, dense<[[3247964160, 1117782016, 1117913088, 3246391296, 3245342720], [3244294144, 1118044160, 1118175232, 3241148416, 3240099840], [3239051264, 1118306304, 1118437376, 3233808384, 3231711232], [3229614080, 3225419776, 3221225472, 3212836864, 0], [1065353216, 1073741824, 1077936128, 1082130432, 1084227584], [1086324736, 1088421888, 1090519040, 1091567616, 1092616192], [1093664768, 1094713344, 1095761920, 1096810496, 1097859072]]> : tensor<7x5xui32>
  %180 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %181 = stablehlo.optimization_barrier %180 : tensor<7x5xf32>
  %182 = stablehlo.constant dense<[[80.0, 81.0], [82.0, 83.0], [84.0, 85.0]]> : tensor<3x2xf32>
  %183 = stablehlo.optimization_barrier %182 : tensor<3x2xf32>
  %184 = stablehlo.constant dense<-1> : tensor<i8>
  %185 = stablehlo.optimization_barrier %184 : tensor<i8>
  %186 = stablehlo.constant dense<1> : tensor<i8>
  %187 = stablehlo.optimization_barrier %186 : tensor<i8>
  %188 = "stablehlo.dynamic_update_slice"(%181, %183, %185, %187) : (tensor<7x5xf32>, tensor<3x2xf32>, tensor<i8>, tensor<i8>) -> tensor<7x5xf32>
  %189 = "stablehlo.bitcast_convert"(%188) : (tensor<7x5xf32>) -> tensor<7x5xui32>
  check.expect_eq_const %189, dense<[[3247964160, 1117782016, 1117913088, 3246391296, 3245342720], [3244294144, 1118044160, 1118175232, 3241148416, 3240099840], [3239051264, 1118306304, 1118437376, 3233808384, 3231711232], [3229614080, 3225419776, 3221225472, 3212836864, 0], [1065353216, 1073741824, 1077936128, 1082130432, 1084227584], [1086324736, 1088421888, 1090519040, 1091567616, 1092616192], [1093664768, 1094713344, 1095761920, 1096810496, 1097859072]]> : tensor<7x5xui32>
  %190 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %191 = stablehlo.optimization_barrier %190 : tensor<7x5xf32>
  %192 = stablehlo.constant dense<[[80.0, 81.0], [82.0, 83.0], [84.0, 85.0]]> : tensor<3x2xf32>
  %193 = stablehlo.optimization_barrier %192 : tensor<3x2xf32>
  %194 = stablehlo.constant dense<-100> : tensor<i8>
  %195 = stablehlo.optimization_barrier %194 : tensor<i8>
  %196 = stablehlo.constant dense<1> : tensor<i8>
  %197 = stablehlo.optimization_barrier %196 : tensor<i8>
  %198 = "stablehlo.dynamic_update_slice"(%191, %193, %195, %197) : (tensor<7x5xf32>, tensor<3x2xf32>, tensor<i8>, tensor<i8>) -> tensor<7x5xf32>
  %199 = "stablehlo.bitcast_convert"(%198) : (tensor<7x5xf32>) -> tensor<7x5xui32>
  check.expect_eq_const %199, dense<[[3247964160, 1117782016, 1117913088, 3246391296, 3245342720], [3244294144, 1118044160, 1118175232, 3241148416, 3240099840], [3239051264, 1118306304, 1118437376, 3233808384, 3231711232], [3229614080, 3225419776, 3221225472, 3212836864, 0], [1065353216, 1073741824, 1077936128, 1082130432, 1084227584], [1086324736, 1088421888, 1090519040, 1091567616, 1092616192], [1093664768, 1094713344, 1095761920, 1096810496, 1097859072]]> : tensor<7x5xui32>
  %200 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %201 = stablehlo.optimization_barrier %200 : tensor<7x5xf32>
  %202 = stablehlo.constant dense<[[80.0, 81.0], [82.0, 83.0], [84.0, 85.0]]> : tensor<3x2xf32>
  %203 = stablehlo.optimization_barrier %202 : tensor<3x2xf32>
  %204 = stablehlo.constant dense<3> : tensor<i8>
  %205 = stablehlo.optimization_barrier %204 : tensor<i8>
  %206 = stablehlo.constant dense<1> : tensor<i8>
  %207 = stablehlo.optimization_barrier %206 : tensor<i8>
  %208 = "stablehlo.dynamic_update_slice"(%201, %203, %205, %207) : (tensor<7x5xf32>, tensor<3x2xf32>, tensor<i8>, tensor<i8>) -> tensor<7x5xf32>
  %209 = "stablehlo.bitcast_convert"(%208) : (tensor<7x5xf32>) -> tensor<7x5xui32>
  check.expect_eq_const %209, dense<[[3247964160, 3247439872, 3246915584, 3246391296, 3245342720], [3244294144, 3243245568, 3242196992, 3241148416, 3240099840], [3239051264, 3238002688, 3235905536, 3233808384, 3231711232], [3229614080, 1117782016, 1117913088, 3212836864, 0], [1065353216, 1118044160, 1118175232, 1082130432, 1084227584], [1086324736, 1118306304, 1118437376, 1091567616, 1092616192], [1093664768, 1094713344, 1095761920, 1096810496, 1097859072]]> : tensor<7x5xui32>
  %210 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %211 = stablehlo.optimization_barrier %210 : tensor<7x5xf32>
  %212 = stablehlo.constant dense<[[80.0, 81.0], [82.0, 83.0], [84.0, 85.0]]> : tensor<3x2xf32>
  %213 = stablehlo.optimization_barrier %212 : tensor<3x2xf32>
  %214 = stablehlo.constant dense<5> : tensor<i8>
  %215 = stablehlo.optimization_barrier %214 : tensor<i8>
  %216 = stablehlo.constant dense<1> : tensor<i8>
  %217 = stablehlo.optimization_barrier %216 : tensor<i8>
  %218 = "stablehlo.dynamic_update_slice"(%211, %213, %215, %217) : (tensor<7x5xf32>, tensor<3x2xf32>, tensor<i8>, tensor<i8>) -> tensor<7x5xf32>
  %219 = "stablehlo.bitcast_convert"(%218) : (tensor<7x5xf32>) -> tensor<7x5xui32>
  check.expect_eq_const %219, dense<[[3247964160, 3247439872, 3246915584, 3246391296, 3245342720], [3244294144, 3243245568, 3242196992, 3241148416, 3240099840], [3239051264, 3238002688, 3235905536, 3233808384, 3231711232], [3229614080, 3225419776, 3221225472, 3212836864, 0], [1065353216, 1117782016, 1117913088, 1082130432, 1084227584], [1086324736, 1118044160, 1118175232, 1091567616, 1092616192], [1093664768, 1118306304, 1118437376, 1096810496, 1097859072]]> : tensor<7x5xui32>
  %220 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %221 = stablehlo.optimization_barrier %220 : tensor<7x5xf32>
  %222 = stablehlo.constant dense<[[80.0, 81.0], [82.0, 83.0], [84.0, 85.0]]> : tensor<3x2xf32>
  %223 = stablehlo.optimization_barrier %222 : tensor<3x2xf32>
  %224 = stablehlo.constant dense<6> : tensor<i8>
  %225 = stablehlo.optimization_barrier %224 : tensor<i8>
  %226 = stablehlo.constant dense<1> : tensor<i8>
  %227 = stablehlo.optimization_barrier %226 : tensor<i8>
  %228 = "stablehlo.dynamic_update_slice"(%221, %223, %225, %227) : (tensor<7x5xf32>, tensor<3x2xf32>, tensor<i8>, tensor<i8>) -> tensor<7x5xf32>
  %229 = "stablehlo.bitcast_convert"(%228) : (tensor<7x5xf32>) -> tensor<7x5xui32>
  check.expect_eq_const %229, dense<[[3247964160, 3247439872, 3246915584, 3246391296, 3245342720], [3244294144, 3243245568, 3242196992, 3241148416, 3240099840], [3239051264, 3238002688, 3235905536, 3233808384, 3231711232], [3229614080, 3225419776, 3221225472, 3212836864, 0], [1065353216, 1117782016, 1117913088, 1082130432, 1084227584], [1086324736, 1118044160, 1118175232, 1091567616, 1092616192], [1093664768, 1118306304, 1118437376, 1096810496, 1097859072]]> : tensor<7x5xui32>
  %230 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %231 = stablehlo.optimization_barrier %230 : tensor<7x5xf32>
  %232 = stablehlo.constant dense<[[80.0, 81.0], [82.0, 83.0], [84.0, 85.0]]> : tensor<3x2xf32>
  %233 = stablehlo.optimization_barrier %232 : tensor<3x2xf32>
  %234 = stablehlo.constant dense<7> : tensor<i8>
  %235 = stablehlo.optimization_barrier %234 : tensor<i8>
  %236 = stablehlo.constant dense<1> : tensor<i8>
  %237 = stablehlo.optimization_barrier %236 : tensor<i8>
  %238 = "stablehlo.dynamic_update_slice"(%231, %233, %235, %237) : (tensor<7x5xf32>, tensor<3x2xf32>, tensor<i8>, tensor<i8>) -> tensor<7x5xf32>
  %239 = "stablehlo.bitcast_convert"(%238) : (tensor<7x5xf32>) -> tensor<7x5xui32>
  check.expect_eq_const %239, dense<[[3247964160, 3247439872, 3246915584, 3246391296, 3245342720], [3244294144, 3243245568, 3242196992, 3241148416, 3240099840], [3239051264, 3238002688, 3235905536, 3233808384, 3231711232], [3229614080, 3225419776, 3221225472, 3212836864, 0], [1065353216, 1117782016, 1117913088, 1082130432, 1084227584], [1086324736, 1118044160, 1118175232, 1091567616, 1092616192], [1093664768, 1118306304, 1118437376, 1096810496, 1097859072]]> : tensor<7x5xui32>
  %240 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %241 = stablehlo.optimization_barrier %240 : tensor<7x5xf32>
  %242 = stablehlo.constant dense<[[80.0, 81.0], [82.0, 83.0], [84.0, 85.0]]> : tensor<3x2xf32>
  %243 = stablehlo.optimization_barrier %242 : tensor<3x2xf32>
  %244 = stablehlo.constant dense<100> : tensor<i8>
  %245 = stablehlo.optimization_barrier %244 : tensor<i8>
  %246 = stablehlo.constant dense<1> : tensor<i8>
  %247 = stablehlo.optimization_barrier %246 : tensor<i8>
  %248 = "stablehlo.dynamic_update_slice"(%241, %243, %245, %247) : (tensor<7x5xf32>, tensor<3x2xf32>, tensor<i8>, tensor<i8>) -> tensor<7x5xf32>
  %249 = "stablehlo.bitcast_convert"(%248) : (tensor<7x5xf32>) -> tensor<7x5xui32>
  check.expect_eq_const %249, dense<[[3247964160, 3247439872, 3246915584, 3246391296, 3245342720], [3244294144, 3243245568, 3242196992, 3241148416, 3240099840], [3239051264, 3238002688, 3235905536, 3233808384, 3231711232], [3229614080, 3225419776, 3221225472, 3212836864, 0], [1065353216, 1117782016, 1117913088, 1082130432, 1084227584], [1086324736, 1118044160, 1118175232, 1091567616, 1092616192], [1093664768, 1118306304, 1118437376, 1096810496, 1097859072]]> : tensor<7x5xui32>
  %250 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %251 = stablehlo.optimization_barrier %250 : tensor<7x5xf32>
  %252 = stablehlo.constant dense<[[80.0, 81.0], [82.0, 83.0], [84.0, 85.0]]> : tensor<3x2xf32>
  %253 = stablehlo.optimization_barrier %252 : tensor<3x2xf32>
  %254 = stablehlo.constant dense<127> : tensor<i8>
  %255 = stablehlo.optimization_barrier %254 : tensor<i8>
  %256 = stablehlo.constant dense<1> : tensor<i8>
  %257 = stablehlo.optimization_barrier %256 : tensor<i8>
  %258 = "stablehlo.dynamic_update_slice"(%251, %253, %255, %257) : (tensor<7x5xf32>, tensor<3x2xf32>, tensor<i8>, tensor<i8>) -> tensor<7x5xf32>
  %259 = "stablehlo.bitcast_convert"(%258) : (tensor<7x5xf32>) -> tensor<7x5xui32>
  check.expect_eq_const %259, dense<[[3247964160, 3247439872, 3246915584, 3246391296, 3245342720], [3244294144, 3243245568, 3242196992, 3241148416, 3240099840], [3239051264, 3238002688, 3235905536, 3233808384, 3231711232], [3229614080, 3225419776, 3221225472, 3212836864, 0], [1065353216, 1117782016, 1117913088, 1082130432, 1084227584], [1086324736, 1118044160, 1118175232, 1091567616, 1092616192], [1093664768, 1118306304, 1118437376, 1096810496, 1097859072]]> : tensor<7x5xui32>
  %260 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %261 = stablehlo.optimization_barrier %260 : tensor<7x5xf32>
  %262 = stablehlo.constant dense<[[80.0, 81.0], [82.0, 83.0], [84.0, 85.0]]> : tensor<3x2xf32>
  %263 = stablehlo.optimization_barrier %262 : tensor<3x2xf32>
  %264 = stablehlo.constant dense<-128> : tensor<i8>
  %265 = stablehlo.optimization_barrier %264 : tensor<i8>
  %266 = stablehlo.constant dense<1> : tensor<i8>
  %267 = stablehlo.optimization_barrier %266 : tensor<i8>
  %268 = "stablehlo.dynamic_update_slice"(%261, %263, %265, %267) : (tensor<7x5xf32>, tensor<3x2xf32>, tensor<i8>, tensor<i8>) -> tensor<7x5xf32>
  %269 = "stablehlo.bitcast_convert"(%268) : (tensor<7x5xf32>) -> tensor<7x5xui32>
  check.expect_eq_const %269, dense<[[3247964160, 1117782016, 1117913088, 3246391296, 3245342720], [3244294144, 1118044160, 1118175232, 3241148416, 3240099840], [3239051264, 1118306304, 1118437376, 3233808384, 3231711232], [3229614080, 3225419776, 3221225472, 3212836864, 0], [1065353216, 1073741824, 1077936128, 1082130432, 1084227584], [1086324736, 1088421888, 1090519040, 1091567616, 1092616192], [1093664768, 1094713344, 1095761920, 1096810496, 1097859072]]> : tensor<7x5xui32>
  %270 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %271 = stablehlo.optimization_barrier %270 : tensor<7x5xf32>
  %272 = stablehlo.constant dense<[[80.0, 81.0], [82.0, 83.0], [84.0, 85.0]]> : tensor<3x2xf32>
  %273 = stablehlo.optimization_barrier %272 : tensor<3x2xf32>
  %274 = stablehlo.constant dense<3> : tensor<ui8>
  %275 = stablehlo.optimization_barrier %274 : tensor<ui8>
  %276 = stablehlo.constant dense<1> : tensor<ui8>
  %277 = stablehlo.optimization_barrier %276 : tensor<ui8>
  %278 = "stablehlo.dynamic_update_slice"(%271, %273, %275, %277) : (tensor<7x5xf32>, tensor<3x2xf32>, tensor<ui8>, tensor<ui8>) -> tensor<7x5xf32>
  %279 = "stablehlo.bitcast_convert"(%278) : (tensor<7x5xf32>) -> tensor<7x5xui32>
  check.expect_eq_const %279, dense<[[3247964160, 3247439872, 3246915584, 3246391296, 3245342720], [3244294144, 3243245568, 3242196992, 3241148416, 3240099840], [3239051264, 3238002688, 3235905536, 3233808384, 3231711232], [3229614080, 1117782016, 1117913088, 3212836864, 0], [1065353216, 1118044160, 1118175232, 1082130432, 1084227584], [1086324736, 1118306304, 1118437376, 1091567616, 1092616192], [1093664768, 1094713344, 1095761920, 1096810496, 1097859072]]> : tensor<7x5xui32>
  %280 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %281 = stablehlo.optimization_barrier %280 : tensor<7x5xf32>
  %282 = stablehlo.constant dense<[[80.0, 81.0], [82.0, 83.0], [84.0, 85.0]]> : tensor<3x2xf32>
  %283 = stablehlo.optimization_barrier %282 : tensor<3x2xf32>
  %284 = stablehlo.constant dense<5> : tensor<ui8>
  %285 = stablehlo.optimization_barrier %284 : tensor<ui8>
  %286 = stablehlo.constant dense<1> : tensor<ui8>
  %287 = stablehlo.optimization_barrier %286 : tensor<ui8>
  %288 = "stablehlo.dynamic_update_slice"(%281, %283, %285, %287) : (tensor<7x5xf32>, tensor<3x2xf32>, tensor<ui8>, tensor<ui8>) -> tensor<7x5xf32>
  %289 = "stablehlo.bitcast_convert"(%288) : (tensor<7x5xf32>) -> tensor<7x5xui32>
  check.expect_eq_const %289, dense<[[3247964160, 3247439872, 3246915584, 3246391296, 3245342720], [3244294144, 3243245568, 3242196992, 3241148416, 3240099840], [3239051264, 3238002688, 3235905536, 3233808384, 3231711232], [3229614080, 3225419776, 3221225472, 3212836864, 0], [1065353216, 1117782016, 1117913088, 1082130432, 1084227584], [1086324736, 1118044160, 1118175232, 1091567616, 1092616192], [1093664768, 1118306304, 1118437376, 1096810496, 1097859072]]> : tensor<7x5xui32>
  %290 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %291 = stablehlo.optimization_barrier %290 : tensor<7x5xf32>
  %292 = stablehlo.constant dense<[[80.0, 81.0], [82.0, 83.0], [84.0, 85.0]]> : tensor<3x2xf32>
  %293 = stablehlo.optimization_barrier %292 : tensor<3x2xf32>
  %294 = stablehlo.constant dense<6> : tensor<ui8>
  %295 = stablehlo.optimization_barrier %294 : tensor<ui8>
  %296 = stablehlo.constant dense<1> : tensor<ui8>
  %297 = stablehlo.optimization_barrier %296 : tensor<ui8>
  %298 = "stablehlo.dynamic_update_slice"(%291, %293, %295, %297) : (tensor<7x5xf32>, tensor<3x2xf32>, tensor<ui8>, tensor<ui8>) -> tensor<7x5xf32>
  %299 = "stablehlo.bitcast_convert"(%298) : (tensor<7x5xf32>) -> tensor<7x5xui32>
  check.expect_eq_const %299, dense<[[3247964160, 3247439872, 3246915584, 3246391296, 3245342720], [3244294144, 3243245568, 3242196992, 3241148416, 3240099840], [3239051264, 3238002688, 3235905536, 3233808384, 3231711232], [3229614080, 3225419776, 3221225472, 3212836864, 0], [1065353216, 1117782016, 1117913088, 1082130432, 1084227584], [1086324736, 1118044160, 1118175232, 1091567616, 1092616192], [1093664768, 1118306304, 1118437376, 1096810496, 1097859072]]> : tensor<7x5xui32>
  %300 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %301 = stablehlo.optimization_barrier %300 : tensor<7x5xf32>
  %302 = stablehlo.constant dense<[[80.0, 81.0], [82.0, 83.0], [84.0, 85.0]]> : tensor<3x2xf32>
  %303 = stablehlo.optimization_barrier %302 : tensor<3x2xf32>
  %304 = stablehlo.constant dense<7> : tensor<ui8>
  %305 = stablehlo.optimization_barrier %304 : tensor<ui8>
  %306 = stablehlo.constant dense<1> : tensor<ui8>
  %307 = stablehlo.optimization_barrier %306 : tensor<ui8>
  %308 = "stablehlo.dynamic_update_slice"(%301, %303, %305, %307) : (tensor<7x5xf32>, tensor<3x2xf32>, tensor<ui8>, tensor<ui8>) -> tensor<7x5xf32>
  %309 = "stablehlo.bitcast_convert"(%308) : (tensor<7x5xf32>) -> tensor<7x5xui32>
  check.expect_eq_const %309, dense<[[3247964160, 3247439872, 3246915584, 3246391296, 3245342720], [3244294144, 3243245568, 3242196992, 3241148416, 3240099840], [3239051264, 3238002688, 3235905536, 3233808384, 3231711232], [3229614080, 3225419776, 3221225472, 3212836864, 0], [1065353216, 1117782016, 1117913088, 1082130432, 1084227584], [1086324736, 1118044160, 1118175232, 1091567616, 1092616192], [1093664768, 1118306304, 1118437376, 1096810496, 1097859072]]> : tensor<7x5xui32>
  %310 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %311 = stablehlo.optimization_barrier %310 : tensor<7x5xf32>
  %312 = stablehlo.constant dense<[[80.0, 81.0], [82.0, 83.0], [84.0, 85.0]]> : tensor<3x2xf32>
  %313 = stablehlo.optimization_barrier %312 : tensor<3x2xf32>
  %314 = stablehlo.constant dense<100> : tensor<ui8>
  %315 = stablehlo.optimization_barrier %314 : tensor<ui8>
  %316 = stablehlo.constant dense<1> : tensor<ui8>
  %317 = stablehlo.optimization_barrier %316 : tensor<ui8>
  %318 = "stablehlo.dynamic_update_slice"(%311, %313, %315, %317) : (tensor<7x5xf32>, tensor<3x2xf32>, tensor<ui8>, tensor<ui8>) -> tensor<7x5xf32>
  %319 = "stablehlo.bitcast_convert"(%318) : (tensor<7x5xf32>) -> tensor<7x5xui32>
  check.expect_eq_const %319, dense<[[3247964160, 3247439872, 3246915584, 3246391296, 3245342720], [3244294144, 3243245568, 3242196992, 3241148416, 3240099840], [3239051264, 3238002688, 3235905536, 3233808384, 3231711232], [3229614080, 3225419776, 3221225472, 3212836864, 0], [1065353216, 1117782016, 1117913088, 1082130432, 1084227584], [1086324736, 1118044160, 1118175232, 1091567616, 1092616192], [1093664768, 1118306304, 1118437376, 1096810496, 1097859072]]> : tensor<7x5xui32>
  %320 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %321 = stablehlo.optimization_barrier %320 : tensor<7x5xf32>
  %322 = stablehlo.constant dense<[[80.0, 81.0], [82.0, 83.0], [84.0, 85.0]]> : tensor<3x2xf32>
  %323 = stablehlo.optimization_barrier %322 : tensor<3x2xf32>
  %324 = stablehlo.constant dense<255> : tensor<ui8>
  %325 = stablehlo.optimization_barrier %324 : tensor<ui8>
  %326 = stablehlo.constant dense<1> : tensor<ui8>
  %327 = stablehlo.optimization_barrier %326 : tensor<ui8>
  %328 = "stablehlo.dynamic_update_slice"(%321, %323, %325, %327) : (tensor<7x5xf32>, tensor<3x2xf32>, tensor<ui8>, tensor<ui8>) -> tensor<7x5xf32>
  %329 = "stablehlo.bitcast_convert"(%328) : (tensor<7x5xf32>) -> tensor<7x5xui32>
  check.expect_eq_const %329, dense<[[3247964160, 3247439872, 3246915584, 3246391296, 3245342720], [3244294144, 3243245568, 3242196992, 3241148416, 3240099840], [3239051264, 3238002688, 3235905536, 3233808384, 3231711232], [3229614080, 3225419776, 3221225472, 3212836864, 0], [1065353216, 1117782016, 1117913088, 1082130432, 1084227584], [1086324736, 1118044160, 1118175232, 1091567616, 1092616192], [1093664768, 1118306304, 1118437376, 1096810496, 1097859072]]> : tensor<7x5xui32>
  %330 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %331 = stablehlo.optimization_barrier %330 : tensor<7x5xf32>
  %332 = stablehlo.constant dense<[[80.0, 81.0], [82.0, 83.0], [84.0, 85.0]]> : tensor<3x2xf32>
  %333 = stablehlo.optimization_barrier %332 : tensor<3x2xf32>
  %334 = stablehlo.constant dense<0> : tensor<ui8>
  %335 = stablehlo.optimization_barrier %334 : tensor<ui8>
  %336 = stablehlo.constant dense<1> : tensor<ui8>
  %337 = stablehlo.optimization_barrier %336 : tensor<ui8>
  %338 = "stablehlo.dynamic_update_slice"(%331, %333, %335, %337) : (tensor<7x5xf32>, tensor<3x2xf32>, tensor<ui8>, tensor<ui8>) -> tensor<7x5xf32>
  %339 = "stablehlo.bitcast_convert"(%338) : (tensor<7x5xf32>) -> tensor<7x5xui32>
  check.expect_eq_const %339, dense<[[3247964160, 1117782016, 1117913088, 3246391296, 3245342720], [3244294144, 1118044160, 1118175232, 3241148416, 3240099840], [3239051264, 1118306304, 1118437376, 3233808384, 3231711232], [3229614080, 3225419776, 3221225472, 3212836864, 0], [1065353216, 1073741824, 1077936128, 1082130432, 1084227584], [1086324736, 1088421888, 1090519040, 1091567616, 1092616192], [1093664768, 1094713344, 1095761920, 1096810496, 1097859072]]> : tensor<7x5xui32>
  %340 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %341 = stablehlo.optimization_barrier %340 : tensor<7x5xf32>
  %342 = stablehlo.constant dense<[[80.0, 81.0], [82.0, 83.0], [84.0, 85.0]]> : tensor<3x2xf32>
  %343 = stablehlo.optimization_barrier %342 : tensor<3x2xf32>
  %344 = stablehlo.constant dense<3> : tensor<ui32>
  %345 = stablehlo.optimization_barrier %344 : tensor<ui32>
  %346 = stablehlo.constant dense<1> : tensor<ui32>
  %347 = stablehlo.optimization_barrier %346 : tensor<ui32>
  %348 = "stablehlo.dynamic_update_slice"(%341, %343, %345, %347) : (tensor<7x5xf32>, tensor<3x2xf32>, tensor<ui32>, tensor<ui32>) -> tensor<7x5xf32>
  %349 = "stablehlo.bitcast_convert"(%348) : (tensor<7x5xf32>) -> tensor<7x5xui32>
  check.expect_eq_const %349, dense<[[3247964160, 3247439872, 3246915584, 3246391296, 3245342720], [3244294144, 3243245568, 3242196992, 3241148416, 3240099840], [3239051264, 3238002688, 3235905536, 3233808384, 3231711232], [3229614080, 1117782016, 1117913088, 3212836864, 0], [1065353216, 1118044160, 1118175232, 1082130432, 1084227584], [1086324736, 1118306304, 1118437376, 1091567616, 1092616192], [1093664768, 1094713344, 1095761920, 1096810496, 1097859072]]> : tensor<7x5xui32>
  %350 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %351 = stablehlo.optimization_barrier %350 : tensor<7x5xf32>
  %352 = stablehlo.constant dense<[[80.0, 81.0], [82.0, 83.0], [84.0, 85.0]]> : tensor<3x2xf32>
  %353 = stablehlo.optimization_barrier %352 : tensor<3x2xf32>
  %354 = stablehlo.constant dense<5> : tensor<ui32>
  %355 = stablehlo.optimization_barrier %354 : tensor<ui32>
  %356 = stablehlo.constant dense<1> : tensor<ui32>
  %357 = stablehlo.optimization_barrier %356 : tensor<ui32>
  %358 = "stablehlo.dynamic_update_slice"(%351, %353, %355, %357) : (tensor<7x5xf32>, tensor<3x2xf32>, tensor<ui32>, tensor<ui32>) -> tensor<7x5xf32>
  %359 = "stablehlo.bitcast_convert"(%358) : (tensor<7x5xf32>) -> tensor<7x5xui32>
  check.expect_eq_const %359, dense<[[3247964160, 3247439872, 3246915584, 3246391296, 3245342720], [3244294144, 3243245568, 3242196992, 3241148416, 3240099840], [3239051264, 3238002688, 3235905536, 3233808384, 3231711232], [3229614080, 3225419776, 3221225472, 3212836864, 0], [1065353216, 1117782016, 1117913088, 1082130432, 1084227584], [1086324736, 1118044160, 1118175232, 1091567616, 1092616192], [1093664768, 1118306304, 1118437376, 1096810496, 1097859072]]> : tensor<7x5xui32>
  %360 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %361 = stablehlo.optimization_barrier %360 : tensor<7x5xf32>
  %362 = stablehlo.constant dense<[[80.0, 81.0], [82.0, 83.0], [84.0, 85.0]]> : tensor<3x2xf32>
  %363 = stablehlo.optimization_barrier %362 : tensor<3x2xf32>
  %364 = stablehlo.constant dense<6> : tensor<ui32>
  %365 = stablehlo.optimization_barrier %364 : tensor<ui32>
  %366 = stablehlo.constant dense<1> : tensor<ui32>
  %367 = stablehlo.optimization_barrier %366 : tensor<ui32>
  %368 = "stablehlo.dynamic_update_slice"(%361, %363, %365, %367) : (tensor<7x5xf32>, tensor<3x2xf32>, tensor<ui32>, tensor<ui32>) -> tensor<7x5xf32>
  %369 = "stablehlo.bitcast_convert"(%368) : (tensor<7x5xf32>) -> tensor<7x5xui32>
  check.expect_eq_const %369, dense<[[3247964160, 3247439872, 3246915584, 3246391296, 3245342720], [3244294144, 3243245568, 3242196992, 3241148416, 3240099840], [3239051264, 3238002688, 3235905536, 3233808384, 3231711232], [3229614080, 3225419776, 3221225472, 3212836864, 0], [1065353216, 1117782016, 1117913088, 1082130432, 1084227584], [1086324736, 1118044160, 1118175232, 1091567616, 1092616192], [1093664768, 1118306304, 1118437376, 1096810496, 1097859072]]> : tensor<7x5xui32>
  %370 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %371 = stablehlo.optimization_barrier %370 : tensor<7x5xf32>
  %372 = stablehlo.constant dense<[[80.0, 81.0], [82.0, 83.0], [84.0, 85.0]]> : tensor<3x2xf32>
  %373 = stablehlo.optimization_barrier %372 : tensor<3x2xf32>
  %374 = stablehlo.constant dense<7> : tensor<ui32>
  %375 = stablehlo.optimization_barrier %374 : tensor<ui32>
  %376 = stablehlo.constant dense<1> : tensor<ui32>
  %377 = stablehlo.optimization_barrier %376 : tensor<ui32>
  %378 = "stablehlo.dynamic_update_slice"(%371, %373, %375, %377) : (tensor<7x5xf32>, tensor<3x2xf32>, tensor<ui32>, tensor<ui32>) -> tensor<7x5xf32>
  %379 = "stablehlo.bitcast_convert"(%378) : (tensor<7x5xf32>) -> tensor<7x5xui32>
  check.expect_eq_const %379, dense<[[3247964160, 3247439872, 3246915584, 3246391296, 3245342720], [3244294144, 3243245568, 3242196992, 3241148416, 3240099840], [3239051264, 3238002688, 3235905536, 3233808384, 3231711232], [3229614080, 3225419776, 3221225472, 3212836864, 0], [1065353216, 1117782016, 1117913088, 1082130432, 1084227584], [1086324736, 1118044160, 1118175232, 1091567616, 1092616192], [1093664768, 1118306304, 1118437376, 1096810496, 1097859072]]> : tensor<7x5xui32>
  %380 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %381 = stablehlo.optimization_barrier %380 : tensor<7x5xf32>
  %382 = stablehlo.constant dense<[[80.0, 81.0], [82.0, 83.0], [84.0, 85.0]]> : tensor<3x2xf32>
  %383 = stablehlo.optimization_barrier %382 : tensor<3x2xf32>
  %384 = stablehlo.constant dense<100> : tensor<ui32>
  %385 = stablehlo.optimization_barrier %384 : tensor<ui32>
  %386 = stablehlo.constant dense<1> : tensor<ui32>
  %387 = stablehlo.optimization_barrier %386 : tensor<ui32>
  %388 = "stablehlo.dynamic_update_slice"(%381, %383, %385, %387) : (tensor<7x5xf32>, tensor<3x2xf32>, tensor<ui32>, tensor<ui32>) -> tensor<7x5xf32>
  %389 = "stablehlo.bitcast_convert"(%388) : (tensor<7x5xf32>) -> tensor<7x5xui32>
  check.expect_eq_const %389, dense<[[3247964160, 3247439872, 3246915584, 3246391296, 3245342720], [3244294144, 3243245568, 3242196992, 3241148416, 3240099840], [3239051264, 3238002688, 3235905536, 3233808384, 3231711232], [3229614080, 3225419776, 3221225472, 3212836864, 0], [1065353216, 1117782016, 1117913088, 1082130432, 1084227584], [1086324736, 1118044160, 1118175232, 1091567616, 1092616192], [1093664768, 1118306304, 1118437376, 1096810496, 1097859072]]> : tensor<7x5xui32>
  %390 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %391 = stablehlo.optimization_barrier %390 : tensor<7x5xf32>
  %392 = stablehlo.constant dense<[[80.0, 81.0], [82.0, 83.0], [84.0, 85.0]]> : tensor<3x2xf32>
  %393 = stablehlo.optimization_barrier %392 : tensor<3x2xf32>
  %394 = stablehlo.constant dense<4294967295> : tensor<ui32>
  %395 = stablehlo.optimization_barrier %394 : tensor<ui32>
  %396 = stablehlo.constant dense<1> : tensor<ui32>
  %397 = stablehlo.optimization_barrier %396 : tensor<ui32>
  %398 = "stablehlo.dynamic_update_slice"(%391, %393, %395, %397) : (tensor<7x5xf32>, tensor<3x2xf32>, tensor<ui32>, tensor<ui32>) -> tensor<7x5xf32>
  %399 = "stablehlo.bitcast_convert"(%398) : (tensor<7x5xf32>) -> tensor<7x5xui32>
  check.expect_eq_const %399, dense<[[3247964160, 3247439872, 3246915584, 3246391296, 3245342720], [3244294144, 3243245568, 3242196992, 3241148416, 3240099840], [3239051264, 3238002688, 3235905536, 3233808384, 3231711232], [3229614080, 3225419776, 3221225472, 3212836864, 0], [1065353216, 1117782016, 1117913088, 1082130432, 1084227584], [1086324736, 1118044160, 1118175232, 1091567616, 1092616192], [1093664768, 1118306304, 1118437376, 1096810496, 1097859072]]> : tensor<7x5xui32>
  %400 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %401 = stablehlo.optimization_barrier %400 : tensor<7x5xf32>
  %402 = stablehlo.constant dense<[[80.0, 81.0], [82.0, 83.0], [84.0, 85.0]]> : tensor<3x2xf32>
  %403 = stablehlo.optimization_barrier %402 : tensor<3x2xf32>
  %404 = stablehlo.constant dense<0> : tensor<ui32>
  %405 = stablehlo.optimization_barrier %404 : tensor<ui32>
  %406 = stablehlo.constant dense<1> : tensor<ui32>
  %407 = stablehlo.optimization_barrier %406 : tensor<ui32>
  %408 = "stablehlo.dynamic_update_slice"(%401, %403, %405, %407) : (tensor<7x5xf32>, tensor<3x2xf32>, tensor<ui32>, tensor<ui32>) -> tensor<7x5xf32>
  %409 = "stablehlo.bitcast_convert"(%408) : (tensor<7x5xf32>) -> tensor<7x5xui32>
  check.expect_eq_const %409, dense<[[3247964160, 1117782016, 1117913088, 3246391296, 3245342720], [3244294144, 1118044160, 1118175232, 3241148416, 3240099840], [3239051264, 1118306304, 1118437376, 3233808384, 3231711232], [3229614080, 3225419776, 3221225472, 3212836864, 0], [1065353216, 1073741824, 1077936128, 1082130432, 1084227584], [1086324736, 1088421888, 1090519040, 1091567616, 1092616192], [1093664768, 1094713344, 1095761920, 1096810496, 1097859072]]> : tensor<7x5xui32>
  %410 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %411 = stablehlo.optimization_barrier %410 : tensor<7x5xf32>
  %412 = stablehlo.constant dense<[[80.0, 81.0], [82.0, 83.0], [84.0, 85.0]]> : tensor<3x2xf32>
  %413 = stablehlo.optimization_barrier %412 : tensor<3x2xf32>
  %414 = stablehlo.constant dense<3> : tensor<ui64>
  %415 = stablehlo.optimization_barrier %414 : tensor<ui64>
  %416 = stablehlo.constant dense<1> : tensor<ui64>
  %417 = stablehlo.optimization_barrier %416 : tensor<ui64>
  %418 = "stablehlo.dynamic_update_slice"(%411, %413, %415, %417) : (tensor<7x5xf32>, tensor<3x2xf32>, tensor<ui64>, tensor<ui64>) -> tensor<7x5xf32>
  %419 = "stablehlo.bitcast_convert"(%418) : (tensor<7x5xf32>) -> tensor<7x5xui32>
  check.expect_eq_const %419, dense<[[3247964160, 3247439872, 3246915584, 3246391296, 3245342720], [3244294144, 3243245568, 3242196992, 3241148416, 3240099840], [3239051264, 3238002688, 3235905536, 3233808384, 3231711232], [3229614080, 1117782016, 1117913088, 3212836864, 0], [1065353216, 1118044160, 1118175232, 1082130432, 1084227584], [1086324736, 1118306304, 1118437376, 1091567616, 1092616192], [1093664768, 1094713344, 1095761920, 1096810496, 1097859072]]> : tensor<7x5xui32>
  %420 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %421 = stablehlo.optimization_barrier %420 : tensor<7x5xf32>
  %422 = stablehlo.constant dense<[[80.0, 81.0], [82.0, 83.0], [84.0, 85.0]]> : tensor<3x2xf32>
  %423 = stablehlo.optimization_barrier %422 : tensor<3x2xf32>
  %424 = stablehlo.constant dense<5> : tensor<ui64>
  %425 = stablehlo.optimization_barrier %424 : tensor<ui64>
  %426 = stablehlo.constant dense<1> : tensor<ui64>
  %427 = stablehlo.optimization_barrier %426 : tensor<ui64>
  %428 = "stablehlo.dynamic_update_slice"(%421, %423, %425, %427) : (tensor<7x5xf32>, tensor<3x2xf32>, tensor<ui64>, tensor<ui64>) -> tensor<7x5xf32>
  %429 = "stablehlo.bitcast_convert"(%428) : (tensor<7x5xf32>) -> tensor<7x5xui32>
  check.expect_eq_const %429, dense<[[3247964160, 3247439872, 3246915584, 3246391296, 3245342720], [3244294144, 3243245568, 3242196992, 3241148416, 3240099840], [3239051264, 3238002688, 3235905536, 3233808384, 3231711232], [3229614080, 3225419776, 3221225472, 3212836864, 0], [1065353216, 1117782016, 1117913088, 1082130432, 1084227584], [1086324736, 1118044160, 1118175232, 1091567616, 1092616192], [1093664768, 1118306304, 1118437376, 1096810496, 1097859072]]> : tensor<7x5xui32>
  %430 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %431 = stablehlo.optimization_barrier %430 : tensor<7x5xf32>
  %432 = stablehlo.constant dense<[[80.0, 81.0], [82.0, 83.0], [84.0, 85.0]]> : tensor<3x2xf32>
  %433 = stablehlo.optimization_barrier %432 : tensor<3x2xf32>
  %434 = stablehlo.constant dense<6> : tensor<ui64>
  %435 = stablehlo.optimization_barrier %434 : tensor<ui64>
  %436 = stablehlo.constant dense<1> : tensor<ui64>
  %437 = stablehlo.optimization_barrier %436 : tensor<ui64>
  %438 = "stablehlo.dynamic_update_slice"(%431, %433, %435, %437) : (tensor<7x5xf32>, tensor<3x2xf32>, tensor<ui64>, tensor<ui64>) -> tensor<7x5xf32>
  %439 = "stablehlo.bitcast_convert"(%438) : (tensor<7x5xf32>) -> tensor<7x5xui32>
  check.expect_eq_const %439, dense<[[3247964160, 3247439872, 3246915584, 3246391296, 3245342720], [3244294144, 3243245568, 3242196992, 3241148416, 3240099840], [3239051264, 3238002688, 3235905536, 3233808384, 3231711232], [3229614080, 3225419776, 3221225472, 3212836864, 0], [1065353216, 1117782016, 1117913088, 1082130432, 1084227584], [1086324736, 1118044160, 1118175232, 1091567616, 1092616192], [1093664768, 1118306304, 1118437376, 1096810496, 1097859072]]> : tensor<7x5xui32>
  %440 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %441 = stablehlo.optimization_barrier %440 : tensor<7x5xf32>
  %442 = stablehlo.constant dense<[[80.0, 81.0], [82.0, 83.0], [84.0, 85.0]]> : tensor<3x2xf32>
  %443 = stablehlo.optimization_barrier %442 : tensor<3x2xf32>
  %444 = stablehlo.constant dense<7> : tensor<ui64>
  %445 = stablehlo.optimization_barrier %444 : tensor<ui64>
  %446 = stablehlo.constant dense<1> : tensor<ui64>
  %447 = stablehlo.optimization_barrier %446 : tensor<ui64>
  %448 = "stablehlo.dynamic_update_slice"(%441, %443, %445, %447) : (tensor<7x5xf32>, tensor<3x2xf32>, tensor<ui64>, tensor<ui64>) -> tensor<7x5xf32>
  %449 = "stablehlo.bitcast_convert"(%448) : (tensor<7x5xf32>) -> tensor<7x5xui32>
  check.expect_eq_const %449, dense<[[3247964160, 3247439872, 3246915584, 3246391296, 3245342720], [3244294144, 3243245568, 3242196992, 3241148416, 3240099840], [3239051264, 3238002688, 3235905536, 3233808384, 3231711232], [3229614080, 3225419776, 3221225472, 3212836864, 0], [1065353216, 1117782016, 1117913088, 1082130432, 1084227584], [1086324736, 1118044160, 1118175232, 1091567616, 1092616192], [1093664768, 1118306304, 1118437376, 1096810496, 1097859072]]> : tensor<7x5xui32>
  %450 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %451 = stablehlo.optimization_barrier %450 : tensor<7x5xf32>
  %452 = stablehlo.constant dense<[[80.0, 81.0], [82.0, 83.0], [84.0, 85.0]]> : tensor<3x2xf32>
  %453 = stablehlo.optimization_barrier %452 : tensor<3x2xf32>
  %454 = stablehlo.constant dense<100> : tensor<ui64>
  %455 = stablehlo.optimization_barrier %454 : tensor<ui64>
  %456 = stablehlo.constant dense<1> : tensor<ui64>
  %457 = stablehlo.optimization_barrier %456 : tensor<ui64>
  %458 = "stablehlo.dynamic_update_slice"(%451, %453, %455, %457) : (tensor<7x5xf32>, tensor<3x2xf32>, tensor<ui64>, tensor<ui64>) -> tensor<7x5xf32>
  %459 = "stablehlo.bitcast_convert"(%458) : (tensor<7x5xf32>) -> tensor<7x5xui32>
  check.expect_eq_const %459, dense<[[3247964160, 3247439872, 3246915584, 3246391296, 3245342720], [3244294144, 3243245568, 3242196992, 3241148416, 3240099840], [3239051264, 3238002688, 3235905536, 3233808384, 3231711232], [3229614080, 3225419776, 3221225472, 3212836864, 0], [1065353216, 1117782016, 1117913088, 1082130432, 1084227584], [1086324736, 1118044160, 1118175232, 1091567616, 1092616192], [1093664768, 1118306304, 1118437376, 1096810496, 1097859072]]> : tensor<7x5xui32>
  %460 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %461 = stablehlo.optimization_barrier %460 : tensor<7x5xf32>
  %462 = stablehlo.constant dense<[[80.0, 81.0], [82.0, 83.0], [84.0, 85.0]]> : tensor<3x2xf32>
  %463 = stablehlo.optimization_barrier %462 : tensor<3x2xf32>
  %464 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %465 = stablehlo.optimization_barrier %464 : tensor<ui64>
  %466 = stablehlo.constant dense<1> : tensor<ui64>
  %467 = stablehlo.optimization_barrier %466 : tensor<ui64>
  %468 = "stablehlo.dynamic_update_slice"(%461, %463, %465, %467) : (tensor<7x5xf32>, tensor<3x2xf32>, tensor<ui64>, tensor<ui64>) -> tensor<7x5xf32>
  %469 = "stablehlo.bitcast_convert"(%468) : (tensor<7x5xf32>) -> tensor<7x5xui32>
  check.expect_eq_const %469, dense<[[3247964160, 3247439872, 3246915584, 3246391296, 3245342720], [3244294144, 3243245568, 3242196992, 3241148416, 3240099840], [3239051264, 3238002688, 3235905536, 3233808384, 3231711232], [3229614080, 3225419776, 3221225472, 3212836864, 0], [1065353216, 1117782016, 1117913088, 1082130432, 1084227584], [1086324736, 1118044160, 1118175232, 1091567616, 1092616192], [1093664768, 1118306304, 1118437376, 1096810496, 1097859072]]> : tensor<7x5xui32>
  %470 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %471 = stablehlo.optimization_barrier %470 : tensor<7x5xf32>
  %472 = stablehlo.constant dense<[[80.0, 81.0], [82.0, 83.0], [84.0, 85.0]]> : tensor<3x2xf32>
  %473 = stablehlo.optimization_barrier %472 : tensor<3x2xf32>
  %474 = stablehlo.constant dense<0> : tensor<ui64>
  %475 = stablehlo.optimization_barrier %474 : tensor<ui64>
  %476 = stablehlo.constant dense<1> : tensor<ui64>
  %477 = stablehlo.optimization_barrier %476 : tensor<ui64>
  %478 = "stablehlo.dynamic_update_slice"(%471, %473, %475, %477) : (tensor<7x5xf32>, tensor<3x2xf32>, tensor<ui64>, tensor<ui64>) -> tensor<7x5xf32>
  %479 = "stablehlo.bitcast_convert"(%478) : (tensor<7x5xf32>) -> tensor<7x5xui32>
  check.expect_eq_const %479, dense<[[3247964160, 1117782016, 1117913088, 3246391296, 3245342720], [3244294144, 1118044160, 1118175232, 3241148416, 3240099840], [3239051264, 1118306304, 1118437376, 3233808384, 3231711232], [3229614080, 3225419776, 3221225472, 3212836864, 0], [1065353216, 1073741824, 1077936128, 1082130432, 1084227584], [1086324736, 1088421888, 1090519040, 1091567616, 1092616192], [1093664768, 1094713344, 1095761920, 1096810496, 1097859072]]> : tensor<7x5xui32>
  %480 = stablehlo.constant dense<[true, false, false, true, false, true, false, false, true, false, true, false, false]> : tensor<13xi1>
  %481 = stablehlo.optimization_barrier %480 : tensor<13xi1>
  %482 = stablehlo.constant dense<[true, false, false, true, false]> : tensor<5xi1>
  %483 = stablehlo.optimization_barrier %482 : tensor<5xi1>
  %484 = stablehlo.constant dense<9> : tensor<i32>
  %485 = stablehlo.optimization_barrier %484 : tensor<i32>
  %486 = "stablehlo.dynamic_update_slice"(%481, %483, %485) : (tensor<13xi1>, tensor<5xi1>, tensor<i32>) -> tensor<13xi1>
  check.expect_eq_const %486, dense<[true, false, false, true, false, true, false, false, true, false, false, true, false]> : tensor<13xi1>
  %487 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3]> : tensor<13xi4>
  %488 = stablehlo.optimization_barrier %487 : tensor<13xi4>
  %489 = stablehlo.constant dense<[4, 5, 6, 7, -8]> : tensor<5xi4>
  %490 = stablehlo.optimization_barrier %489 : tensor<5xi4>
  %491 = stablehlo.constant dense<9> : tensor<i32>
  %492 = stablehlo.optimization_barrier %491 : tensor<i32>
  %493 = "stablehlo.dynamic_update_slice"(%488, %490, %492) : (tensor<13xi4>, tensor<5xi4>, tensor<i32>) -> tensor<13xi4>
  check.expect_eq_const %493, dense<[1, 2, 3, 4, 5, 6, 7, -8, 4, 5, 6, 7, -8]> : tensor<13xi4>
  %494 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]> : tensor<13xi8>
  %495 = stablehlo.optimization_barrier %494 : tensor<13xi8>
  %496 = stablehlo.constant dense<[100, 101, 102, 103, 104]> : tensor<5xi8>
  %497 = stablehlo.optimization_barrier %496 : tensor<5xi8>
  %498 = stablehlo.constant dense<9> : tensor<i32>
  %499 = stablehlo.optimization_barrier %498 : tensor<i32>
  %500 = "stablehlo.dynamic_update_slice"(%495, %497, %499) : (tensor<13xi8>, tensor<5xi8>, tensor<i32>) -> tensor<13xi8>
  check.expect_eq_const %500, dense<[1, 2, 3, 4, 5, 6, 7, 8, 100, 101, 102, 103, 104]> : tensor<13xi8>
  %501 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]> : tensor<13xi16>
  %502 = stablehlo.optimization_barrier %501 : tensor<13xi16>
  %503 = stablehlo.constant dense<[100, 101, 102, 103, 104]> : tensor<5xi16>
  %504 = stablehlo.optimization_barrier %503 : tensor<5xi16>
  %505 = stablehlo.constant dense<9> : tensor<i32>
  %506 = stablehlo.optimization_barrier %505 : tensor<i32>
  %507 = "stablehlo.dynamic_update_slice"(%502, %504, %506) : (tensor<13xi16>, tensor<5xi16>, tensor<i32>) -> tensor<13xi16>
  check.expect_eq_const %507, dense<[1, 2, 3, 4, 5, 6, 7, 8, 100, 101, 102, 103, 104]> : tensor<13xi16>
  %508 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]> : tensor<13xi32>
  %509 = stablehlo.optimization_barrier %508 : tensor<13xi32>
  %510 = stablehlo.constant dense<[100, 101, 102, 103, 104]> : tensor<5xi32>
  %511 = stablehlo.optimization_barrier %510 : tensor<5xi32>
  %512 = stablehlo.constant dense<9> : tensor<i32>
  %513 = stablehlo.optimization_barrier %512 : tensor<i32>
  %514 = "stablehlo.dynamic_update_slice"(%509, %511, %513) : (tensor<13xi32>, tensor<5xi32>, tensor<i32>) -> tensor<13xi32>
  check.expect_eq_const %514, dense<[1, 2, 3, 4, 5, 6, 7, 8, 100, 101, 102, 103, 104]> : tensor<13xi32>
  %515 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]> : tensor<13xi64>
  %516 = stablehlo.optimization_barrier %515 : tensor<13xi64>
  %517 = stablehlo.constant dense<[100, 101, 102, 103, 104]> : tensor<5xi64>
  %518 = stablehlo.optimization_barrier %517 : tensor<5xi64>
  %519 = stablehlo.constant dense<9> : tensor<i32>
  %520 = stablehlo.optimization_barrier %519 : tensor<i32>
  %521 = "stablehlo.dynamic_update_slice"(%516, %518, %520) : (tensor<13xi64>, tensor<5xi64>, tensor<i32>) -> tensor<13xi64>
  check.expect_eq_const %521, dense<[1, 2, 3, 4, 5, 6, 7, 8, 100, 101, 102, 103, 104]> : tensor<13xi64>
  %522 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]> : tensor<13xui4>
  %523 = stablehlo.optimization_barrier %522 : tensor<13xui4>
  %524 = stablehlo.constant dense<[4, 5, 6, 7, 8]> : tensor<5xui4>
  %525 = stablehlo.optimization_barrier %524 : tensor<5xui4>
  %526 = stablehlo.constant dense<9> : tensor<i32>
  %527 = stablehlo.optimization_barrier %526 : tensor<i32>
  %528 = "stablehlo.dynamic_update_slice"(%523, %525, %527) : (tensor<13xui4>, tensor<5xui4>, tensor<i32>) -> tensor<13xui4>
  check.expect_eq_const %528, dense<[1, 2, 3, 4, 5, 6, 7, 8, 4, 5, 6, 7, 8]> : tensor<13xui4>
  %529 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]> : tensor<13xui8>
  %530 = stablehlo.optimization_barrier %529 : tensor<13xui8>
  %531 = stablehlo.constant dense<[100, 101, 102, 103, 104]> : tensor<5xui8>
  %532 = stablehlo.optimization_barrier %531 : tensor<5xui8>
  %533 = stablehlo.constant dense<9> : tensor<i32>
  %534 = stablehlo.optimization_barrier %533 : tensor<i32>
  %535 = "stablehlo.dynamic_update_slice"(%530, %532, %534) : (tensor<13xui8>, tensor<5xui8>, tensor<i32>) -> tensor<13xui8>
  check.expect_eq_const %535, dense<[1, 2, 3, 4, 5, 6, 7, 8, 100, 101, 102, 103, 104]> : tensor<13xui8>
  %536 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]> : tensor<13xui16>
  %537 = stablehlo.optimization_barrier %536 : tensor<13xui16>
  %538 = stablehlo.constant dense<[100, 101, 102, 103, 104]> : tensor<5xui16>
  %539 = stablehlo.optimization_barrier %538 : tensor<5xui16>
  %540 = stablehlo.constant dense<9> : tensor<i32>
  %541 = stablehlo.optimization_barrier %540 : tensor<i32>
  %542 = "stablehlo.dynamic_update_slice"(%537, %539, %541) : (tensor<13xui16>, tensor<5xui16>, tensor<i32>) -> tensor<13xui16>
  check.expect_eq_const %542, dense<[1, 2, 3, 4, 5, 6, 7, 8, 100, 101, 102, 103, 104]> : tensor<13xui16>
  %543 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]> : tensor<13xui32>
  %544 = stablehlo.optimization_barrier %543 : tensor<13xui32>
  %545 = stablehlo.constant dense<[100, 101, 102, 103, 104]> : tensor<5xui32>
  %546 = stablehlo.optimization_barrier %545 : tensor<5xui32>
  %547 = stablehlo.constant dense<9> : tensor<i32>
  %548 = stablehlo.optimization_barrier %547 : tensor<i32>
  %549 = "stablehlo.dynamic_update_slice"(%544, %546, %548) : (tensor<13xui32>, tensor<5xui32>, tensor<i32>) -> tensor<13xui32>
  check.expect_eq_const %549, dense<[1, 2, 3, 4, 5, 6, 7, 8, 100, 101, 102, 103, 104]> : tensor<13xui32>
  %550 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]> : tensor<13xui64>
  %551 = stablehlo.optimization_barrier %550 : tensor<13xui64>
  %552 = stablehlo.constant dense<[100, 101, 102, 103, 104]> : tensor<5xui64>
  %553 = stablehlo.optimization_barrier %552 : tensor<5xui64>
  %554 = stablehlo.constant dense<9> : tensor<i32>
  %555 = stablehlo.optimization_barrier %554 : tensor<i32>
  %556 = "stablehlo.dynamic_update_slice"(%551, %553, %555) : (tensor<13xui64>, tensor<5xui64>, tensor<i32>) -> tensor<13xui64>
  check.expect_eq_const %556, dense<[1, 2, 3, 4, 5, 6, 7, 8, 100, 101, 102, 103, 104]> : tensor<13xui64>
  %557 = stablehlo.constant dense<[-19.0, -18.0, -17.0, -16.0, -15.0, -14.0, -13.0, -12.0, -11.0, -10.0, -9.0, -8.0, -7.0]> : tensor<13xbf16>
  %558 = stablehlo.optimization_barrier %557 : tensor<13xbf16>
  %559 = stablehlo.constant dense<[80.0, 81.0, 82.0, 83.0, 84.0]> : tensor<5xbf16>
  %560 = stablehlo.optimization_barrier %559 : tensor<5xbf16>
  %561 = stablehlo.constant dense<9> : tensor<i32>
  %562 = stablehlo.optimization_barrier %561 : tensor<i32>
  %563 = "stablehlo.dynamic_update_slice"(%558, %560, %562) : (tensor<13xbf16>, tensor<5xbf16>, tensor<i32>) -> tensor<13xbf16>
  %564 = "stablehlo.bitcast_convert"(%563) : (tensor<13xbf16>) -> tensor<13xui16>
  check.expect_eq_const %564, dense<[49560, 49552, 49544, 49536, 49520, 49504, 49488, 49472, 17056, 17058, 17060, 17062, 17064]> : tensor<13xui16>
  %565 = stablehlo.constant dense<[-19.0, -18.0, -17.0, -16.0, -15.0, -14.0, -13.0, -12.0, -11.0, -10.0, -9.0, -8.0, -7.0]> : tensor<13xf16>
  %566 = stablehlo.optimization_barrier %565 : tensor<13xf16>
  %567 = stablehlo.constant dense<[80.0, 81.0, 82.0, 83.0, 84.0]> : tensor<5xf16>
  %568 = stablehlo.optimization_barrier %567 : tensor<5xf16>
  %569 = stablehlo.constant dense<9> : tensor<i32>
  %570 = stablehlo.optimization_barrier %569 : tensor<i32>
  %571 = "stablehlo.dynamic_update_slice"(%566, %568, %570) : (tensor<13xf16>, tensor<5xf16>, tensor<i32>) -> tensor<13xf16>
  %572 = "stablehlo.bitcast_convert"(%571) : (tensor<13xf16>) -> tensor<13xui16>
  check.expect_eq_const %572, dense<[52416, 52352, 52288, 52224, 52096, 51968, 51840, 51712, 21760, 21776, 21792, 21808, 21824]> : tensor<13xui16>
  %573 = stablehlo.constant dense<[-19.0, -18.0, -17.0, -16.0, -15.0, -14.0, -13.0, -12.0, -11.0, -10.0, -9.0, -8.0, -7.0]> : tensor<13xf32>
  %574 = stablehlo.optimization_barrier %573 : tensor<13xf32>
  %575 = stablehlo.constant dense<[80.0, 81.0, 82.0, 83.0, 84.0]> : tensor<5xf32>
  %576 = stablehlo.optimization_barrier %575 : tensor<5xf32>
  %577 = stablehlo.constant dense<9> : tensor<i32>
  %578 = stablehlo.optimization_barrier %577 : tensor<i32>
  %579 = "stablehlo.dynamic_update_slice"(%574, %576, %578) : (tensor<13xf32>, tensor<5xf32>, tensor<i32>) -> tensor<13xf32>
  %580 = "stablehlo.bitcast_convert"(%579) : (tensor<13xf32>) -> tensor<13xui32>
  check.expect_eq_const %580, dense<[3247964160, 3247439872, 3246915584, 3246391296, 3245342720, 3244294144, 3243245568, 3242196992, 1117782016, 1117913088, 1118044160, 1118175232, 1118306304]> : tensor<13xui32>
  %581 = stablehlo.constant dense<[-19.0, -18.0, -17.0, -16.0, -15.0, -14.0, -13.0, -12.0, -11.0, -10.0, -9.0, -8.0, -7.0]> : tensor<13xf64>
  %582 = stablehlo.optimization_barrier %581 : tensor<13xf64>
  %583 = stablehlo.constant dense<[80.0, 81.0, 82.0, 83.0, 84.0]> : tensor<5xf64>
  %584 = stablehlo.optimization_barrier %583 : tensor<5xf64>
  %585 = stablehlo.constant dense<9> : tensor<i32>
  %586 = stablehlo.optimization_barrier %585 : tensor<i32>
  %587 = "stablehlo.dynamic_update_slice"(%582, %584, %586) : (tensor<13xf64>, tensor<5xf64>, tensor<i32>) -> tensor<13xf64>
  %588 = "stablehlo.bitcast_convert"(%587) : (tensor<13xf64>) -> tensor<13xui64>
  check.expect_eq_const %588, dense<[13849413279094407168, 13849131804117696512, 13848850329140985856, 13848568854164275200, 13848005904210853888, 13847442954257432576, 13846880004304011264, 13846317054350589952, 4635329916471083008, 4635400285215260672, 4635470653959438336, 4635541022703616000, 4635611391447793664]> : tensor<13xui64>
  %589 = stablehlo.constant dense<-19.0> : tensor<f32>
  %590 = stablehlo.optimization_barrier %589 : tensor<f32>
  %591 = stablehlo.constant dense<80.0> : tensor<f32>
  %592 = stablehlo.optimization_barrier %591 : tensor<f32>
  %593 = "stablehlo.dynamic_update_slice"(%590, %592) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %594 = "stablehlo.bitcast_convert"(%593) : (tensor<f32>) -> tensor<ui32>
  check.expect_eq_const %594, dense<1117782016> : tensor<ui32>
  %595 = stablehlo.constant dense<[-19.0, -18.0, -17.0, -16.0]> : tensor<4xf32>
  %596 = stablehlo.optimization_barrier %595 : tensor<4xf32>
  %597 = stablehlo.constant dense<> : tensor<0xf32>
  %598 = stablehlo.optimization_barrier %597 : tensor<0xf32>
  %599 = stablehlo.constant dense<1> : tensor<i32>
  %600 = stablehlo.optimization_barrier %599 : tensor<i32>
  %601 = "stablehlo.dynamic_update_slice"(%596, %598, %600) : (tensor<4xf32>, tensor<0xf32>, tensor<i32>) -> tensor<4xf32>
  %602 = "stablehlo.bitcast_convert"(%601) : (tensor<4xf32>) -> tensor<4xui32>
  check.expect_eq_const %602, dense<[3247964160, 3247439872, 3246915584, 3246391296]> : tensor<4xui32>
  %603 = stablehlo.constant dense<[-19.0, -18.0, -17.0, -16.0]> : tensor<4xf32>
  %604 = stablehlo.optimization_barrier %603 : tensor<4xf32>
  %605 = stablehlo.constant dense<[80.0, 81.0, 82.0, 83.0]> : tensor<4xf32>
  %606 = stablehlo.optimization_barrier %605 : tensor<4xf32>
  %607 = stablehlo.constant dense<1> : tensor<i32>
  %608 = stablehlo.optimization_barrier %607 : tensor<i32>
  %609 = "stablehlo.dynamic_update_slice"(%604, %606, %608) : (tensor<4xf32>, tensor<4xf32>, tensor<i32>) -> tensor<4xf32>
  %610 = "stablehlo.bitcast_convert"(%609) : (tensor<4xf32>) -> tensor<4xui32>
  check.expect_eq_const %610, dense<[1117782016, 1117913088, 1118044160, 1118175232]> : tensor<4xui32>
  %611 = stablehlo.constant dense<> : tensor<0x2xf32>
  %612 = stablehlo.optimization_barrier %611 : tensor<0x2xf32>
  %613 = stablehlo.constant dense<> : tensor<0x1xf32>
  %614 = stablehlo.optimization_barrier %613 : tensor<0x1xf32>
  %615 = stablehlo.constant dense<1> : tensor<i32>
  %616 = stablehlo.optimization_barrier %615 : tensor<i32>
  %617 = stablehlo.constant dense<1> : tensor<i32>
  %618 = stablehlo.optimization_barrier %617 : tensor<i32>
  %619 = "stablehlo.dynamic_update_slice"(%612, %614, %616, %618) : (tensor<0x2xf32>, tensor<0x1xf32>, tensor<i32>, tensor<i32>) -> tensor<0x2xf32>
  %620 = "stablehlo.bitcast_convert"(%619) : (tensor<0x2xf32>) -> tensor<0x2xui32>
  check.expect_eq_const %620, dense<> : tensor<0x2xui32>
  return
}
