// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dynamic_slice at starts in range and out of it, by every type of index. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<-1> : tensor<i32>
  %1 = stablehlo.optimization_barrier %0 : tensor<i32>
  %2 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %3 = stablehlo.optimization_barrier %2 : tensor<i32>
  %4 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %5 = stablehlo.optimization_barrier %4 : tensor<7x5xf32>
  %6 = "stablehlo.dynamic_slice"(%5, %1, %3) <{slice_sizes = array<i64: 3, 4>}> : (tensor<7x5xf32>, tensor<i32>, tensor<i32>) -> tensor<3x4xf32>
  %7 = "stablehlo.bitcast_convert"(%6) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  check.expect_eq_const %7, dense<[[3247964160, 3247439872, 3246915584, 3246391296], [3244294144, 3243245568, 3242196992, 3241148416], [3239051264, 3238002688, 3235905536, 3233808384]]> : tensor<3x4xui32>
  %8 = stablehlo.constant dense<-100> : tensor<i32>
  %9 = stablehlo.optimization_barrier %8 : tensor<i32>
  %10 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %11 = stablehlo.optimization_barrier %10 : tensor<i32>
  %12 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %13 = stablehlo.optimization_barrier %12 : tensor<7x5xf32>
  %14 = "stablehlo.dynamic_slice"(%13, %9, %11) <{slice_sizes = array<i64: 3, 4>}> : (tensor<7x5xf32>, tensor<i32>, tensor<i32>) -> tensor<3x4xf32>
  %15 = "stablehlo.bitcast_convert"(%14) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  check.expect_eq_const %15, dense<[[3247964160, 3247439872, 3246915584, 3246391296], [3244294144, 3243245568, 3242196992, 3241148416], [3239051264, 3238002688, 3235905536, 3233808384]]> : tensor<3x4xui32>
  %16 = stablehlo.constant dense<3> : tensor<i32>
  %17 = stablehlo.optimization_barrier %16 : tensor<i32>
  %18 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %19 = stablehlo.optimization_barrier %18 : tensor<i32>
  %20 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %21 = stablehlo.optimization_barrier %20 : tensor<7x5xf32>
  %22 = "stablehlo.dynamic_slice"(%21, %17, %19) <{slice_sizes = array<i64: 3, 4>}> : (tensor<7x5xf32>, tensor<i32>, tensor<i32>) -> tensor<3x4xf32>
  %23 = "stablehlo.bitcast_convert"(%22) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  check.expect_eq_const %23, dense<[[3229614080, 3225419776, 3221225472, 3212836864], [1065353216, 1073741824, 1077936128, 1082130432], [1086324736, 1088421888, 1090519040, 1091567616]]> : tensor<3x4xui32>
  %24 = stablehlo.constant dense<5> : tensor<i32>
  %25 = stablehlo.optimization_barrier %24 : tensor<i32>
  %26 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %27 = stablehlo.optimization_barrier %26 : tensor<i32>
  %28 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %29 = stablehlo.optimization_barrier %28 : tensor<7x5xf32>
  %30 = "stablehlo.dynamic_slice"(%29, %25, %27) <{slice_sizes = array<i64: 3, 4>}> : (tensor<7x5xf32>, tensor<i32>, tensor<i32>) -> tensor<3x4xf32>
  %31 = "stablehlo.bitcast_convert"(%30) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  check.expect_eq_const %31, dense<[[1065353216, 1073741824, 1077936128, 1082130432], [1086324736, 1088421888, 1090519040, 1091567616], [1093664768, 1094713344, 1095761920, 1096810496]]> : tensor<3x4xui32>
  %32 = stablehlo.constant dense<6> : tensor<i32>
  %33 = stablehlo.optimization_barrier %32 : tensor<i32>
  %34 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %35 = stablehlo.optimization_barrier %34 : tensor<i32>
  %36 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %37 = stablehlo.optimization_barrier %36 : tensor<7x5xf32>
  %38 = "stablehlo.dynamic_slice"(%37, %33, %35) <{slice_sizes = array<i64: 3, 4>}> : (tensor<7x5xf32>, tensor<i32>, tensor<i32>) -> tensor<3x4xf32>
  %39 = "stablehlo.bitcast_convert"(%38) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  check.expect_eq_const %39, dense<[[1065353216, 1073741824, 1077936128, 1082130432], [1086324736, 1088421888, 1090519040, 1091567616], [1093664768, 1094713344, 1095761920, 1096810496]]> : tensor<3x4xui32>
  %40 = stablehlo.constant dense<7> : tensor<i32>
  %41 = stablehlo.optimization_barrier %40 : tensor<i32>
  %42 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %43 = stablehlo.optimization_barrier %42 : tensor<i32>
  %44 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %45 = stablehlo.optimization_barrier %44 : tensor<7x5xf32>
  %46 = "stablehlo.dynamic_slice"(%45, %41, %43) <{slice_sizes = array<i64: 3, 4>}> : (tensor<7x5xf32>, tensor<i32>, tensor<i32>) -> tensor<3x4xf32>
  %47 = "stablehlo.bitcast_convert"(%46) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  check.expect_eq_const %47, dense<[[1065353216, 1073741824, 1077936128, 1082130432], [1086324736, 1088421888, 1090519040, 1091567616], [1093664768, 1094713344, 1095761920, 1096810496]]> : tensor<3x4xui32>
  %48 = stablehlo.constant dense<100> : tensor<i32>
  %49 = stablehlo.optimization_barrier %48 : tensor<i32>
  %50 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %51 = stablehlo.optimization_barrier %50 : tensor<i32>
  %52 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %53 = stablehlo.optimization_barrier %52 : tensor<7x5xf32>
  %54 = "stablehlo.dynamic_slice"(%53, %49, %51) <{slice_sizes = array<i64: 3, 4>}> : (tensor<7x5xf32>, tensor<i32>, tensor<i32>) -> tensor<3x4xf32>
  %55 = "stablehlo.bitcast_convert"(%54) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  check.expect_eq_const %55, dense<[[1065353216, 1073741824, 1077936128, 1082130432], [1086324736, 1088421888, 1090519040, 1091567616], [1093664768, 1094713344, 1095761920, 1096810496]]> : tensor<3x4xui32>
  %56 = stablehlo.constant dense<0> : tensor<i32>
  %57 = stablehlo.optimization_barrier %56 : tensor<i32>
  %58 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %59 = stablehlo.optimization_barrier %58 : tensor<i32>
  %60 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %61 = stablehlo.optimization_barrier %60 : tensor<7x5xf32>
  %62 = "stablehlo.dynamic_slice"(%61, %57, %59) <{slice_sizes = array<i64: 3, 4>}> : (tensor<7x5xf32>, tensor<i32>, tensor<i32>) -> tensor<3x4xf32>
  %63 = "stablehlo.bitcast_convert"(%62) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  check.expect_eq_const %63, dense<[[3247964160, 3247439872, 3246915584, 3246391296], [3244294144, 3243245568, 3242196992, 3241148416], [3239051264, 3238002688, 3235905536, 3233808384]]> : tensor<3x4xui32>
  %64 = stablehlo.constant dense<2147483647> : tensor<i32>
  %65 = stablehlo.optimization_barrier %64 : tensor<i32>
  %66 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %67 = stablehlo.optimization_barrier %66 : tensor<i32>
  %68 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %69 = stablehlo.optimization_barrier %68 : tensor<7x5xf32>
  %70 = "stablehlo.dynamic_slice"(%69, %65, %67) <{slice_sizes = array<i64: 3, 4>}> : (tensor<7x5xf32>, tensor<i32>, tensor<i32>) -> tensor<3x4xf32>
  %71 = "stablehlo.bitcast_convert"(%70) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  check.expect_eq_const %71, dense<[[1065353216, 1073741824, 1077936128, 1082130432], [1086324736, 1088421888, 1090519040, 1091567616], [1093664768, 1094713344, 1095761920, 1096810496]]> : tensor<3x4xui32>
  %72 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %73 = stablehlo.optimization_barrier %72 : tensor<i32>
  %74 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %75 = stablehlo.optimization_barrier %74 : tensor<i32>
  %76 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %77 = stablehlo.optimization_barrier %76 : tensor<7x5xf32>
  %78 = "stablehlo.dynamic_slice"(%77, %73, %75) <{slice_sizes = array<i64: 3, 4>}> : (tensor<7x5xf32>, tensor<i32>, tensor<i32>) -> tensor<3x4xf32>
  %79 = "stablehlo.bitcast_convert"(%78) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  check.expect_eq_const %79, dense<[[3247964160, 3247439872, 3246915584, 3246391296], [3244294144, 3243245568, 3242196992, 3241148416], [3239051264, 3238002688, 3235905536, 3233808384]]> : tensor<3x4xui32>
  %80 = stablehlo.constant dense<-1> : tensor<i64>
  %81 = stablehlo.optimization_barrier %80 : tensor<i64>
  %82 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %83 = stablehlo.optimization_barrier %82 : tensor<i64>
  %84 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %85 = stablehlo.optimization_barrier %84 : tensor<7x5xf32>
  %86 = "stablehlo.dynamic_slice"(%85, %81, %83) <{slice_sizes = array<i64: 3, 4>}> : (tensor<7x5xf32>, tensor<i64>, tensor<i64>) -> tensor<3x4xf32>
  %87 = "stablehlo.bitcast_convert"(%86) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  check.expect_eq_const %87, dense<[[3247964160, 3247439872, 3246915584, 3246391296], [3244294144, 3243245568, 3242196992, 3241148416], [3239051264, 3238002688, 3235905536, 3233808384]]> : tensor<3x4xui32>
  %88 = stablehlo.constant dense<-100> : tensor<i64>
  %89 = stablehlo.optimization_barrier %88 : tensor<i64>
  %90 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %91 = stablehlo.optimization_barrier %90 : tensor<i64>
  %92 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %93 = stablehlo.optimization_barrier %92 : tensor<7x5xf32>
  %94 = "stablehlo.dynamic_slice"(%93, %89, %91) <{slice_sizes = array<i64: 3, 4>}> : (tensor<7x5xf32>, tensor<i64>, tensor<i64>) -> tensor<3x4xf32>
  %95 = "stablehlo.bitcast_convert"(%94) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  check.expect_eq_const %95, dense<[[3247964160, 3247439872, 3246915584, 3246391296], [3244294144, 3243245568, 3242196992, 3241148416], [3239051264, 3238002688, 3235905536, 3233808384]]> : tensor<3x4xui32>
  %96 = stablehlo.constant dense<3> : tensor<i64>
  %97 = stablehlo.optimization_barrier %96 : tensor<i64>
  %98 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %99 = stablehlo.optimization_barrier %98 : tensor<i64>
  %100 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %101 = stablehlo.optimization_barrier %100 : tensor<7x5xf32>
  %102 = "stablehlo.dynamic_slice"(%101, %97, %99) <{slice_sizes = array<i64: 3, 4>}> : (tensor<7x5xf32>, tensor<i64>, tensor<i64>) -> tensor<3x4xf32>
  %103 = "stablehlo.bitcast_convert"(%102) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  check.expect_eq_const %103, dense<[[3229614080, 3225419776, 3221225472, 3212836864], [1065353216, 1073741824, 1077936128, 1082130432], [1086324736, 1088421888, 1090519040, 1091567616]]> : tensor<3x4xui32>
  %104 = stablehlo.constant dense<5> : tensor<i64>
  %105 = stablehlo.optimization_barrier %104 : tensor<i64>
  %106 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %107 = stablehlo.optimization_barrier %106 : tensor<i64>
  %108 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %109 = stablehlo.optimization_barrier %108 : tensor<7x5xf32>
  %110 = "stablehlo.dynamic_slice"(%109, %105, %107) <{slice_sizes = array<i64: 3, 4>}> : (tensor<7x5xf32>, tensor<i64>, tensor<i64>) -> tensor<3x4xf32>
  %111 = "stablehlo.bitcast_convert"(%110) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  check.expect_eq_const %111, dense<[[1065353216, 1073741824, 1077936128, 1082130432], [1086324736, 1088421888, 1090519040, 1091567616], [1093664768, 1094713344, 1095761920, 1096810496]]> : tensor<3x4xui32>
  %112 = stablehlo.constant dense<6> : tensor<i64>
  %113 = stablehlo.optimization_barrier %112 : tensor<i64>
  %114 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %115 = stablehlo.optimization_barrier %114 : tensor<i64>
  %116 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %117 = stablehlo.optimization_barrier %116 : tensor<7x5xf32>
  %118 = "stablehlo.dynamic_slice"(%117, %113, %115) <{slice_sizes = array<i64: 3, 4>}> : (tensor<7x5xf32>, tensor<i64>, tensor<i64>) -> tensor<3x4xf32>
  %119 = "stablehlo.bitcast_convert"(%118) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  check.expect_eq_const %119, dense<[[1065353216, 1073741824, 1077936128, 1082130432], [1086324736, 1088421888, 1090519040, 1091567616], [1093664768, 1094713344, 1095761920, 1096810496]]> : tensor<3x4xui32>
  %120 = stablehlo.constant dense<7> : tensor<i64>
  %121 = stablehlo.optimization_barrier %120 : tensor<i64>
  %122 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %123 = stablehlo.optimization_barrier %122 : tensor<i64>
  %124 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %125 = stablehlo.optimization_barrier %124 : tensor<7x5xf32>
  %126 = "stablehlo.dynamic_slice"(%125, %121, %123) <{slice_sizes = array<i64: 3, 4>}> : (tensor<7x5xf32>, tensor<i64>, tensor<i64>) -> tensor<3x4xf32>
  %127 = "stablehlo.bitcast_convert"(%126) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  check.expect_eq_const %127, dense<[[1065353216, 1073741824, 1077936128, 1082130432], [1086324736, 1088421888, 1090519040, 1091567616], [1093664768, 1094713344, 1095761920, 1096810496]]> : tensor<3x4xui32>
  %128 = stablehlo.constant dense<100> : tensor<i64>
  %129 = stablehlo.optimization_barrier %128 : tensor<i64>
  %130 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %131 = stablehlo.optimization_barrier %130 : tensor<i64>
  %132 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %133 = stablehlo.optimization_barrier %132 : tensor<7x5xf32>
  %134 = "stablehlo.dynamic_slice"(%133, %129, %131) <{slice_sizes = array<i64: 3, 4>}> : (tensor<7x5xf32>, tensor<i64>, tensor<i64>) -> tensor<3x4xf32>
  %135 = "stablehlo.bitcast_convert"(%134) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  check.expect_eq_const %135, dense<[[1065353216, 1073741824, 1077936128, 1082130432], [1086324736, 1088421888, 1090519040, 1091567616], [1093664768, 1094713344, 1095761920, 1096810496]]> : tensor<3x4xui32>
  %136 = stablehlo.constant dense<0> : tensor<i64>
  %137 = stablehlo.optimization_barrier %136 : tensor<i64>
  %138 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %139 = stablehlo.optimization_barrier %138 : tensor<i64>
  %140 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %141 = stablehlo.optimization_barrier %140 : tensor<7x5xf32>
  %142 = "stablehlo.dynamic_slice"(%141, %137, %139) <{slice_sizes = array<i64: 3, 4>}> : (tensor<7x5xf32>, tensor<i64>, tensor<i64>) -> tensor<3x4xf32>
  %143 = "stablehlo.bitcast_convert"(%142) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  check.expect_eq_const %143, dense<[[3247964160, 3247439872, 3246915584, 3246391296], [3244294144, 3243245568, 3242196992, 3241148416], [3239051264, 3238002688, 3235905536, 3233808384]]> : tensor<3x4xui32>
  %144 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %145 = stablehlo.optimization_barrier %144 : tensor<i64>
  %146 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %147 = stablehlo.optimization_barrier %146 : tensor<i64>
  %148 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %149 = stablehlo.optimization_barrier %148 : tensor<7x5xf32>
  %150 = "stablehlo.dynamic_slice"(%149, %145, %147) <{slice_sizes = array<i64: 3, 4>}> : (tensor<7x5xf32>, tensor<i64>, tensor<i64>) -> tensor<3x4xf32>
  %151 = "stablehlo.bitcast_convert"(%150) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  check.expect_eq_const %151, dense<[[1065353216, 1073741824, 1077936128, 1082130432], [1086324736, 1088421888, 1090519040, 1091567616], [1093664768, 1094713344, 1095761920, 1096810496]]> : tensor<3x4xui32>
  %152 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %153 = stablehlo.optimization_barrier %152 : tensor<i64>
  %154 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %155 = stablehlo.optimization_barrier %154 : tensor<i64>
  %156 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %157 = stablehlo.optimization_barrier %156 : tensor<7x5xf32>
  %158 = "stablehlo.dynamic_slice"(%157, %153, %155) <{slice_sizes = array<i64: 3, 4>}> : (tensor<7x5xf32>, tensor<i64>, tensor<i64>) -> tensor<3x4xf32>
  %159 = "stablehlo.bitcast_convert"(%158) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  check.expect_eq_const %159, dense<[[3247964160, 3247439872, 3246915584, 3246391296], [3244294144, 3243245568, 3242196992, 3241148416], [3239051264, 3238002688, 3235905536, 3233808384]]> : tensor<3x4xui32>
  %160 = stablehlo.constant dense<-1> : tensor<i8>
  %161 = stablehlo.optimization_barrier %160 : tensor<i8>
  %162 = stablehlo.constant dense<-128> : tensor<i8>
  %163 = stablehlo.optimization_barrier %162 : tensor<i8>
  %164 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %165 = stablehlo.optimization_barrier %164 : tensor<7x5xf32>
  %166 = "stablehlo.dynamic_slice"(%165, %161, %163) <{slice_sizes = array<i64: 3, 4>}> : (tensor<7x5xf32>, tensor<i8>, tensor<i8>) -> tensor<3x4xf32>
  %167 = "stablehlo.bitcast_convert"(%166) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  check.expect_eq_const %167, dense<[[3247964160, 3247439872, 3246915584, 3246391296], [3244294144, 3243245568, 3242196992, 3241148416], [3239051264, 3238002688, 3235905536, 3233808384]]> : tensor<3x4xui32>
  %168 = stablehlo.constant dense<-100> : tensor<i8>
  %169 = stablehlo.optimization_barrier %168 : tensor<i8>
  %170 = stablehlo.constant dense<-128> : tensor<i8>
  %171 = stablehlo.optimization_barrier %170 : tensor<i8>
  %172 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %173 = stablehlo.optimization_barrier %172 : tensor<7x5xf32>
  %174 = "stablehlo.dynamic_slice"(%173, %169, %171) <{slice_sizes = array<i64: 3, 4>}> : (tensor<7x5xf32>, tensor<i8>, tensor<i8>) -> tensor<3x4xf32>
  %175 = "stablehlo.bitcast_convert"(%174) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  check.expect_eq_const %175, dense<[[3247964160, 3247439872, 3246915584, 3246391296], [3244294144, 3243245568, 3242196992, 3241148416], [3239051264, 3238002688, 3235905536, 3233808384]]> : tensor<3x4xui32>
  %176 = stablehlo.constant dense<3> : tensor<i8>
  %177 = stablehlo.optimization_barrier %176 : tensor<i8>
  %178 = stablehlo.constant dense<-128> : tensor<i8>
  %179 = stablehlo.optimization_barrier %178 : tensor<i8>
  %180 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %181 = stablehlo.optimization_barrier %180 : tensor<7x5xf32>
  %182 = "stablehlo.dynamic_slice"(%181, %177, %179) <{slice_sizes = array<i64: 3, 4>}> : (tensor<7x5xf32>, tensor<i8>, tensor<i8>) -> tensor<3x4xf32>
  %183 = "stablehlo.bitcast_convert"(%182) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  check.expect_eq_const %183, dense<[[3229614080, 3225419776, 3221225472, 3212836864], [1065353216, 1073741824, 1077936128, 1082130432], [1086324736, 1088421888, 1090519040, 1091567616]]> : tensor<3x4xui32>
  %184 = stablehlo.constant dense<5> : tensor<i8>
  %185 = stablehlo.optimization_barrier %184 : tensor<i8>
  %186 = stablehlo.constant dense<-128> : tensor<i8>
  %187 = stablehlo.optimization_barrier %186 : tensor<i8>
  %188 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %189 = stablehlo.optimization_barrier %188 : tensor<7x5xf32>
  %190 = "stablehlo.dynamic_slice"(%189, %185, %187) <{slice_sizes = array<i64: 3, 4>}> : (tensor<7x5xf32>, tensor<i8>, tensor<i8>) -> tensor<3x4xf32>
  %191 = "stablehlo.bitcast_convert"(%190) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  check.expect_eq_const %191, dense<[[1065353216, 1073741824, 1077936128, 1082130432], [1086324736, 1088421888, 1090519040, 1091567616], [1093664768, 1094713344, 1095761920, 1096810496]]> : tensor<3x4xui32>
  %192 = stablehlo.constant dense<6> : tensor<i8>
  %193 = stablehlo.optimization_barrier %192 : tensor<i8>
  %194 = stablehlo.constant dense<-128> : tensor<i8>
  %195 = stablehlo.optimization_barrier %194 : tensor<i8>
  %196 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %197 = stablehlo.optimization_barrier %196 : tensor<7x5xf32>
  %198 = "stablehlo.dynamic_slice"(%197, %193, %195) <{slice_sizes = array<i64: 3, 4>}> : (tensor<7x5xf32>, tensor<i8>, tensor<i8>) -> tensor<3x4xf32>
  %199 = "stablehlo.bitcast_convert"(%198) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  check.expect_eq_const %199, dense<[[1065353216, 1073741824, 1077936128, 1082130432], [1086324736, 1088421888, 1090519040, 1091567616], [1093664768, 1094713344, 1095761920, 1096810496]]> : tensor<3x4xui32>
  %200 = stablehlo.constant dense<7> : tensor<i8>
  %201 = stablehlo.optimization_barrier %200 : tensor<i8>
  %202 = stablehlo.constant dense<-128> : tensor<i8>
  %203 = stablehlo.optimization_barrier %202 : tensor<i8>
  %204 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %205 = stablehlo.optimization_barrier %204 : tensor<7x5xf32>
  %206 = "stablehlo.dynamic_slice"(%205, %201, %203) <{slice_sizes = array<i64: 3, 4>}> : (tensor<7x5xf32>, tensor<i8>, tensor<i8>) -> tensor<3x4xf32>
  %207 = "stablehlo.bitcast_convert"(%206) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  check.expect_eq_const %207, dense<[[1065353216, 1073741824, 1077936128, 1082130432], [1086324736, 1088421888, 1090519040, 1091567616], [1093664768, 1094713344, 1095761920, 1096810496]]> : tensor<3x4xui32>
  %208 = stablehlo.constant dense<100> : tensor<i8>
  %209 = stablehlo.optimization_barrier %208 : tensor<i8>
  %210 = stablehlo.constant dense<-128> : tensor<i8>
  %211 = stablehlo.optimization_barrier %210 : tensor<i8>
  %212 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %213 = stablehlo.optimization_barrier %212 : tensor<7x5xf32>
  %214 = "stablehlo.dynamic_slice"(%213, %209, %211) <{slice_sizes = array<i64: 3, 4>}> : (tensor<7x5xf32>, tensor<i8>, tensor<i8>) -> tensor<3x4xf32>
  %215 = "stablehlo.bitcast_convert"(%214) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  check.expect_eq_const %215, dense<[[1065353216, 1073741824, 1077936128, 1082130432], [1086324736, 1088421888, 1090519040, 1091567616], [1093664768, 1094713344, 1095761920, 1096810496]]> : tensor<3x4xui32>
  %216 = stablehlo.constant dense<0> : tensor<i8>
  %217 = stablehlo.optimization_barrier %216 : tensor<i8>
  %218 = stablehlo.constant dense<-128> : tensor<i8>
  %219 = stablehlo.optimization_barrier %218 : tensor<i8>
  %220 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %221 = stablehlo.optimization_barrier %220 : tensor<7x5xf32>
  %222 = "stablehlo.dynamic_slice"(%221, %217, %219) <{slice_sizes = array<i64: 3, 4>}> : (tensor<7x5xf32>, tensor<i8>, tensor<i8>) -> tensor<3x4xf32>
  %223 = "stablehlo.bitcast_convert"(%222) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  check.expect_eq_const %223, dense<[[3247964160, 3247439872, 3246915584, 3246391296], [3244294144, 3243245568, 3242196992, 3241148416], [3239051264, 3238002688, 3235905536, 3233808384]]> : tensor<3x4xui32>
  %224 = stablehlo.constant dense<127> : tensor<i8>
  %225 = stablehlo.optimization_barrier %224 : tensor<i8>
  %226 = stablehlo.constant dense<-128> : tensor<i8>
  %227 = stablehlo.optimization_barrier %226 : tensor<i8>
  %228 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %229 = stablehlo.optimization_barrier %228 : tensor<7x5xf32>
  %230 = "stablehlo.dynamic_slice"(%229, %225, %227) <{slice_sizes = array<i64: 3, 4>}> : (tensor<7x5xf32>, tensor<i8>, tensor<i8>) -> tensor<3x4xf32>
  %231 = "stablehlo.bitcast_convert"(%230) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  check.expect_eq_const %231, dense<[[1065353216, 1073741824, 1077936128, 1082130432], [1086324736, 1088421888, 1090519040, 1091567616], [1093664768, 1094713344, 1095761920, 1096810496]]> : tensor<3x4xui32>
  %232 = stablehlo.constant dense<-128> : tensor<i8>
  %233 = stablehlo.optimization_barrier %232 : tensor<i8>
  %234 = stablehlo.constant dense<-128> : tensor<i8>
  %235 = stablehlo.optimization_barrier %234 : tensor<i8>
  %236 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %237 = stablehlo.optimization_barrier %236 : tensor<7x5xf32>
  %238 = "stablehlo.dynamic_slice"(%237, %233, %235) <{slice_sizes = array<i64: 3, 4>}> : (tensor<7x5xf32>, tensor<i8>, tensor<i8>) -> tensor<3x4xf32>
  %239 = "stablehlo.bitcast_convert"(%238) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  check.expect_eq_const %239, dense<[[3247964160, 3247439872, 3246915584, 3246391296], [3244294144, 3243245568, 3242196992, 3241148416], [3239051264, 3238002688, 3235905536, 3233808384]]> : tensor<3x4xui32>
  %240 = stablehlo.constant dense<3> : tensor<ui8>
  %241 = stablehlo.optimization_barrier %240 : tensor<ui8>
  %242 = stablehlo.constant dense<0> : tensor<ui8>
  %243 = stablehlo.optimization_barrier %242 : tensor<ui8>
  %244 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %245 = stablehlo.optimization_barrier %244 : tensor<7x5xf32>
  %246 = "stablehlo.dynamic_slice"(%245, %241, %243) <{slice_sizes = array<i64: 3, 4>}> : (tensor<7x5xf32>, tensor<ui8>, tensor<ui8>) -> tensor<3x4xf32>
  %247 = "stablehlo.bitcast_convert"(%246) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  check.expect_eq_const %247, dense<[[3229614080, 3225419776, 3221225472, 3212836864], [1065353216, 1073741824, 1077936128, 1082130432], [1086324736, 1088421888, 1090519040, 1091567616]]> : tensor<3x4xui32>
  %248 = stablehlo.constant dense<5> : tensor<ui8>
  %249 = stablehlo.optimization_barrier %248 : tensor<ui8>
  %250 = stablehlo.constant dense<0> : tensor<ui8>
  %251 = stablehlo.optimization_barrier %250 : tensor<ui8>
  %252 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %253 = stablehlo.optimization_barrier %252 : tensor<7x5xf32>
  %254 = "stablehlo.dynamic_slice"(%253, %249, %251) <{slice_sizes = array<i64: 3, 4>}> : (tensor<7x5xf32>, tensor<ui8>, tensor<ui8>) -> tensor<3x4xf32>
  %255 = "stablehlo.bitcast_convert"(%254) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  check.expect_eq_const %255, dense<[[1065353216, 1073741824, 1077936128, 1082130432], [1086324736, 1088421888, 1090519040, 1091567616], [1093664768, 1094713344, 1095761920, 1096810496]]> : tensor<3x4xui32>
  %256 = stablehlo.constant dense<6> : tensor<ui8>
  %257 = stablehlo.optimization_barrier %256 : tensor<ui8>
  %258 = stablehlo.constant dense<0> : tensor<ui8>
  %259 = stablehlo.optimization_barrier %258 : tensor<ui8>
  %260 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %261 = stablehlo.optimization_barrier %260 : tensor<7x5xf32>
  %262 = "stablehlo.dynamic_slice"(%261, %257, %259) <{slice_sizes = array<i64: 3, 4>}> : (tensor<7x5xf32>, tensor<ui8>, tensor<ui8>) -> tensor<3x4xf32>
  %263 = "stablehlo.bitcast_convert"(%262) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  check.expect_eq_const %263, dense<[[1065353216, 1073741824, 1077936128, 1082130432], [1086324736, 1088421888, 1090519040, 1091567616], [1093664768, 1094713344, 1095761920, 1096810496]]> : tensor<3x4xui32>
  %264 = stablehlo.constant dense<7> : tensor<ui8>
  %265 = stablehlo.optimization_barrier %264 : tensor<ui8>
  %266 = stablehlo.constant dense<0> : tensor<ui8>
  %267 = stablehlo.optimization_barrier %266 : tensor<ui8>
  %268 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %269 = stablehlo.optimization_barrier %268 : tensor<7x5xf32>
  %270 = "stablehlo.dynamic_slice"(%269, %265, %267) <{slice_sizes = array<i64: 3, 4>}> : (tensor<7x5xf32>, tensor<ui8>, tensor<ui8>) -> tensor<3x4xf32>
  %271 = "stablehlo.bitcast_convert"(%270) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  check.expect_eq_const %271, dense<[[1065353216, 1073741824, 1077936128, 1082130432], [1086324736, 1088421888, 1090519040, 1091567616], [1093664768, 1094713344, 1095761920, 1096810496]]> : tensor<3x4xui32>
  %272 = stablehlo.constant dense<100> : tensor<ui8>
  %273 = stablehlo.optimization_barrier %272 : tensor<ui8>
  %274 = stablehlo.constant dense<0> : tensor<ui8>
  %275 = stablehlo.optimization_barrier %274 : tensor<ui8>
  %276 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %277 = stablehlo.optimization_barrier %276 : tensor<7x5xf32>
  %278 = "stablehlo.dynamic_slice"(%277, %273, %275) <{slice_sizes = array<i64: 3, 4>}> : (tensor<7x5xf32>, tensor<ui8>, tensor<ui8>) -> tensor<3x4xf32>
  %279 = "stablehlo.bitcast_convert"(%278) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  check.expect_eq_const %279, dense<[[1065353216, 1073741824, 1077936128, 1082130432], [1086324736, 1088421888, 1090519040, 1091567616], [1093664768, 1094713344, 1095761920, 1096810496]]> : tensor<3x4xui32>
  %280 = stablehlo.constant dense<0> : tensor<ui8>
  %281 = stablehlo.optimization_barrier %280 : tensor<ui8>
  %282 = stablehlo.constant dense<0> : tensor<ui8>
  %283 = stablehlo.optimization_barrier %282 : tensor<ui8>
  %284 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %285 = stablehlo.optimization_barrier %284 : tensor<7x5xf32>
  %286 = "stablehlo.dynamic_slice"(%285, %281, %283) <{slice_sizes = array<i64: 3, 4>}> : (tensor<7x5xf32>, tensor<ui8>, tensor<ui8>) -> tensor<3x4xf32>
  %287 = "stablehlo.bitcast_convert"(%286) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  check.expect_eq_const %287, dense<[[3247964160, 3247439872, 3246915584, 3246391296], [3244294144, 3243245568, 3242196992, 3241148416], [3239051264, 3238002688, 3235905536, 3233808384]]> : tensor<3x4xui32>
  %288 = stablehlo.constant dense<255> : tensor<ui8>
  %289 = stablehlo.optimization_barrier %288 : tensor<ui8>
  %290 = stablehlo.constant dense<0> : tensor<ui8>
  %291 = stablehlo.optimization_barrier %290 : tensor<ui8>
  %292 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %293 = stablehlo.optimization_barrier %292 : tensor<7x5xf32>
  %294 = "stablehlo.dynamic_slice"(%293, %289, %291) <{slice_sizes = array<i64: 3, 4>}> : (tensor<7x5xf32>, tensor<ui8>, tensor<ui8>) -> tensor<3x4xf32>
  %295 = "stablehlo.bitcast_convert"(%294) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  check.expect_eq_const %295, dense<[[1065353216, 1073741824, 1077936128, 1082130432], [1086324736, 1088421888, 1090519040, 1091567616], [1093664768, 1094713344, 1095761920, 1096810496]]> : tensor<3x4xui32>
  %296 = stablehlo.constant dense<0> : tensor<ui8>
  %297 = stablehlo.optimization_barrier %296 : tensor<ui8>
  %298 = stablehlo.constant dense<0> : tensor<ui8>
  %299 = stablehlo.optimization_barrier %298 : tensor<ui8>
  %300 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %301 = stablehlo.optimization_barrier %300 : tensor<7x5xf32>
  %302 = "stablehlo.dynamic_slice"(%301, %297, %299) <{slice_sizes = array<i64: 3, 4>}> : (tensor<7x5xf32>, tensor<ui8>, tensor<ui8>) -> tensor<3x4xf32>
  %303 = "stablehlo.bitcast_convert"(%302) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  check.expect_eq_const %303, dense<[[3247964160, 3247439872, 3246915584, 3246391296], [3244294144, 3243245568, 3242196992, 3241148416], [3239051264, 3238002688, 3235905536, 3233808384]]> : tensor<3x4xui32>
  %304 = stablehlo.constant dense<3> : tensor<ui32>
  %305 = stablehlo.optimization_barrier %304 : tensor<ui32>
  %306 = stablehlo.constant dense<0> : tensor<ui32>
  %307 = stablehlo.optimization_barrier %306 : tensor<ui32>
  %308 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %309 = stablehlo.optimization_barrier %308 : tensor<7x5xf32>
  %310 = "stablehlo.dynamic_slice"(%309, %305, %307) <{slice_sizes = array<i64: 3, 4>}> : (tensor<7x5xf32>, tensor<ui32>, tensor<ui32>) -> tensor<3x4xf32>
  %311 = "stablehlo.bitcast_convert"(%310) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  check.expect_eq_const %311, dense<[[3229614080, 3225419776, 3221225472, 3212836864], [1065353216, 1073741824, 1077936128, 1082130432], [1086324736, 1088421888, 1090519040, 1091567616]]> : tensor<3x4xui32>
  %312 = stablehlo.constant dense<5> : tensor<ui32>
  %313 = stablehlo.optimization_barrier %312 : tensor<ui32>
  %314 = stablehlo.constant dense<0> : tensor<ui32>
  %315 = stablehlo.optimization_barrier %314 : tensor<ui32>
  %316 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %317 = stablehlo.optimization_barrier %316 : tensor<7x5xf32>
  %318 = "stablehlo.dynamic_slice"(%317, %313, %315) <{slice_sizes = array<i64: 3, 4>}> : (tensor<7x5xf32>, tensor<ui32>, tensor<ui32>) -> tensor<3x4xf32>
  %319 = "stablehlo.bitcast_convert"(%318) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  check.expect_eq_const %319, dense<[[1065353216, 1073741824, 1077936128, 1082130432], [1086324736, 1088421888, 1090519040, 1091567616], [1093664768, 1094713344, 1095761920, 1096810496]]> : tensor<3x4xui32>
  %320 = stablehlo.constant dense<6> : tensor<ui32>
  %321 = stablehlo.optimization_barrier %320 : tensor<ui32>
  %322 = stablehlo.constant dense<0> : tensor<ui32>
  %323 = stablehlo.optimization_barrier %322 : tensor<ui32>
  %324 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %325 = stablehlo.optimization_barrier %324 : tensor<7x5xf32>
  %326 = "stablehlo.dynamic_slice"(%325, %321, %323) <{slice_sizes = array<i64: 3, 4>}> : (tensor<7x5xf32>, tensor<ui32>, tensor<ui32>) -> tensor<3x4xf32>
  %327 = "stablehlo.bitcast_convert"(%326) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  check.expect_eq_const %327, dense<[[1065353216, 1073741824, 1077936128, 1082130432], [1086324736, 1088421888, 1090519040, 1091567616], [1093664768, 1094713344, 1095761920, 1096810496]]> : tensor<3x4xui32>
  %328 = stablehlo.constant dense<7> : tensor<ui32>
  %329 = stablehlo.optimization_barrier %328 : tensor<ui32>
  %330 = stablehlo.constant dense<0> : tensor<ui32>
  %331 = stablehlo.optimization_barrier %330 : tensor<ui32>
  %332 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %333 = stablehlo.optimization_barrier %332 : tensor<7x5xf32>
  %334 = "stablehlo.dynamic_slice"(%333, %329, %331) <{slice_sizes = array<i64: 3, 4>}> : (tensor<7x5xf32>, tensor<ui32>, tensor<ui32>) -> tensor<3x4xf32>
  %335 = "stablehlo.bitcast_convert"(%334) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  check.expect_eq_const %335, dense<[[1065353216, 1073741824, 1077936128, 1082130432], [1086324736, 1088421888, 1090519040, 1091567616], [1093664768, 1094713344, 1095761920, 1096810496]]> : tensor<3x4xui32>
  %336 = stablehlo.constant dense<100> : tensor<ui32>
  %337 = stablehlo.optimization_barrier %336 : tensor<ui32>
  %338 = stablehlo.constant dense<0> : tensor<ui32>
  %339 = stablehlo.optimization_barrier %338 : tensor<ui32>
  %340 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %341 = stablehlo.optimization_barrier %340 : tensor<7x5xf32>
  %342 = "stablehlo.dynamic_slice"(%341, %337, %339) <{slice_sizes = array<i64: 3, 4>}> : (tensor<7x5xf32>, tensor<ui32>, tensor<ui32>) -> tensor<3x4xf32>
  %343 = "stablehlo.bitcast_convert"(%342) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  check.expect_eq_const %343, dense<[[1065353216, 1073741824, 1077936128, 1082130432], [1086324736, 1088421888, 1090519040, 1091567616], [1093664768, 1094713344, 1095761920, 1096810496]]> : tensor<3x4xui32>
  %344 = stablehlo.constant dense<0> : tensor<ui32>
  %345 = stablehlo.optimization_barrier %344 : tensor<ui32>
  %346 = stablehlo.constant dense<0> : tensor<ui32>
  %347 = stablehlo.optimization_barrier %346 : tensor<ui32>
  %348 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %349 = stablehlo.optimization_barrier %348 : tensor<7x5xf32>
  %350 = "stablehlo.dynamic_slice"(%349, %345, %347) <{slice_sizes = array<i64: 3, 4>}> : (tensor<7x5xf32>, tensor<ui32>, tensor<ui32>) -> tensor<3x4xf32>
  %351 = "stablehlo.bitcast_convert"(%350) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  check.expect_eq_const %351, dense<[[3247964160, 3247439872, 3246915584, 3246391296], [3244294144, 3243245568, 3242196992, 3241148416], [3239051264, 3238002688, 3235905536, 3233808384]]> : tensor<3x4xui32>
  %352 = stablehlo.constant dense<4294967295> : tensor<ui32>
  %353 = stablehlo.optimization_barrier %352 : tensor<ui32>
  %354 = stablehlo.constant dense<0> : tensor<ui32>
  %355 = stablehlo.optimization_barrier %354 : tensor<ui32>
  %356 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %357 = stablehlo.optimization_barrier %356 : tensor<7x5xf32>
  %358 = "stablehlo.dynamic_slice"(%357, %353, %355) <{slice_sizes = array<i64: 3, 4>}> : (tensor<7x5xf32>, tensor<ui32>, tensor<ui32>) -> tensor<3x4xf32>
  %359 = "stablehlo.bitcast_convert"(%358) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  check.expect_eq_const %359, dense<[[1065353216, 1073741824, 1077936128, 1082130432], [1086324736, 1088421888, 1090519040, 1091567616], [1093664768, 1094713344, 1095761920, 1096810496]]> : tensor<3x4xui32>
  %360 = stablehlo.constant dense<0> : tensor<ui32>
  %361 = stablehlo.optimization_barrier %360 : tensor<ui32>
  %362 = stablehlo.constant dense<0> : tensor<ui32>
  %363 = stablehlo.optimization_barrier %362 : tensor<ui32>
  %364 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %365 = stablehlo.optimization_barrier %364 : tensor<7x5xf32>
  %366 = "stablehlo.dynamic_slice"(%365, %361, %363) <{slice_sizes = array<i64: 3, 4>}> : (tensor<7x5xf32>, tensor<ui32>, tensor<ui32>) -> tensor<3x4xf32>
  %367 = "stablehlo.bitcast_convert"(%366) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  check.expect_eq_const %367, dense<[[3247964160, 3247439872, 3246915584, 3246391296], [3244294144, 3243245568, 3242196992, 3241148416], [3239051264, 3238002688, 3235905536, 3233808384]]> : tensor<3x4xui32>
  %368 = stablehlo.constant dense<3> : tensor<ui64>
  %369 = stablehlo.optimization_barrier %368 : tensor<ui64>
  %370 = stablehlo.constant dense<0> : tensor<ui64>
  %371 = stablehlo.optimization_barrier %370 : tensor<ui64>
  %372 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %373 = stablehlo.optimization_barrier %372 : tensor<7x5xf32>
  %374 = "stablehlo.dynamic_slice"(%373, %369, %371) <{slice_sizes = array<i64: 3, 4>}> : (tensor<7x5xf32>, tensor<ui64>, tensor<ui64>) -> tensor<3x4xf32>
  %375 = "stablehlo.bitcast_convert"(%374) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  check.expect_eq_const %375, dense<[[3229614080, 3225419776, 3221225472, 3212836864], [1065353216, 1073741824, 1077936128, 1082130432], [1086324736, 1088421888, 1090519040, 1091567616]]> : tensor<3x4xui32>
  %376 = stablehlo.constant dense<5> : tensor<ui64>
  %377 = stablehlo.optimization_barrier %376 : tensor<ui64>
  %378 = stablehlo.constant dense<0> : tensor<ui64>
  %379 = stablehlo.optimization_barrier %378 : tensor<ui64>
  %380 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %381 = stablehlo.optimization_barrier %380 : tensor<7x5xf32>
  %382 = "stablehlo.dynamic_slice"(%381, %377, %379) <{slice_sizes = array<i64: 3, 4>}> : (tensor<7x5xf32>, tensor<ui64>, tensor<ui64>) -> tensor<3x4xf32>
  %383 = "stablehlo.bitcast_convert"(%382) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  check.expect_eq_const %383, dense<[[1065353216, 1073741824, 1077936128, 1082130432], [1086324736, 1088421888, 1090519040, 1091567616], [1093664768, 1094713344, 1095761920, 1096810496]]> : tensor<3x4xui32>
  %384 = stablehlo.constant dense<6> : tensor<ui64>
  %385 = stablehlo.optimization_barrier %384 : tensor<ui64>
  %386 = stablehlo.constant dense<0> : tensor<ui64>
  %387 = stablehlo.optimization_barrier %386 : tensor<ui64>
  %388 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %389 = stablehlo.optimization_barrier %388 : tensor<7x5xf32>
  %390 = "stablehlo.dynamic_slice"(%389, %385, %387) <{slice_sizes = array<i64: 3, 4>}> : (tensor<7x5xf32>, tensor<ui64>, tensor<ui64>) -> tensor<3x4xf32>
  %391 = "stablehlo.bitcast_convert"(%390) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  check.expect_eq_const %391, dense<[[1065353216, 1073741824, 1077936128, 1082130432], [1086324736, 1088421888, 1090519040, 1091567616], [1093664768, 1094713344, 1095761920, 1096810496]]> : tensor<3x4xui32>
  %392 = stablehlo.constant dense<7> : tensor<ui64>
  %393 = stablehlo.optimization_barrier %392 : tensor<ui64>
  %394 = stablehlo.constant dense<0> : tensor<ui64>
  %395 = stablehlo.optimization_barrier %394 : tensor<ui64>
  %396 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %397 = stablehlo.optimization_barrier %396 : tensor<7x5xf32>
  %398 = "stablehlo.dynamic_slice"(%397, %393, %395) <{slice_sizes = array<i64: 3, 4>}> : (tensor<7x5xf32>, tensor<ui64>, tensor<ui64>) -> tensor<3x4xf32>
  %399 = "stablehlo.bitcast_convert"(%398) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  check.expect_eq_const %399, dense<[[1065353216, 1073741824, 1077936128, 1082130432], [1086324736, 1088421888, 1090519040, 1091567616], [1093664768, 1094713344, 1095761920, 1096810496]]> : tensor<3x4xui32>
  %400 = stablehlo.constant dense<100> : tensor<ui64>
  %401 = stablehlo.optimization_barrier %400 : tensor<ui64>
  %402 = stablehlo.constant dense<0> : tensor<ui64>
  %403 = stablehlo.optimization_barrier %402 : tensor<ui64>
  %404 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %405 = stablehlo.optimization_barrier %404 : tensor<7x5xf32>
  %406 = "stablehlo.dynamic_slice"(%405, %401, %403) <{slice_sizes = array<i64: 3, 4>}> : (tensor<7x5xf32>, tensor<ui64>, tensor<ui64>) -> tensor<3x4xf32>
  %407 = "stablehlo.bitcast_convert"(%406) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  check.expect_eq_const %407, dense<[[1065353216, 1073741824, 1077936128, 1082130432], [1086324736, 1088421888, 1090519040, 1091567616], [1093664768, 1094713344, 1095761920, 1096810496]]> : tensor<3x4xui32>
  %408 = stablehlo.constant dense<0> : tensor<ui64>
  %409 = stablehlo.optimization_barrier %408 : tensor<ui64>
  %410 = stablehlo.constant dense<0> : tensor<ui64>
  %411 = stablehlo.optimization_barrier %410 : tensor<ui64>
  %412 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %413 = stablehlo.optimization_barrier %412 : tensor<7x5xf32>
  %414 = "stablehlo.dynamic_slice"(%413, %409, %411) <{slice_sizes = array<i64: 3, 4>}> : (tensor<7x5xf32>, tensor<ui64>, tensor<ui64>) -> tensor<3x4xf32>
  %415 = "stablehlo.bitcast_convert"(%414) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  check.expect_eq_const %415, dense<[[3247964160, 3247439872, 3246915584, 3246391296], [3244294144, 3243245568, 3242196992, 3241148416], [3239051264, 3238002688, 3235905536, 3233808384]]> : tensor<3x4xui32>
  %416 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %417 = stablehlo.optimization_barrier %416 : tensor<ui64>
  %418 = stablehlo.constant dense<0> : tensor<ui64>
  %419 = stablehlo.optimization_barrier %418 : tensor<ui64>
  %420 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %421 = stablehlo.optimization_barrier %420 : tensor<7x5xf32>
  %422 = "stablehlo.dynamic_slice"(%421, %417, %419) <{slice_sizes = array<i64: 3, 4>}> : (tensor<7x5xf32>, tensor<ui64>, tensor<ui64>) -> tensor<3x4xf32>
  %423 = "stablehlo.bitcast_convert"(%422) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  check.expect_eq_const %423, dense<[[1065353216, 1073741824, 1077936128, 1082130432], [1086324736, 1088421888, 1090519040, 1091567616], [1093664768, 1094713344, 1095761920, 1096810496]]> : tensor<3x4xui32>
  %424 = stablehlo.constant dense<0> : tensor<ui64>
  %425 = stablehlo.optimization_barrier %424 : tensor<ui64>
  %426 = stablehlo.constant dense<0> : tensor<ui64>
  %427 = stablehlo.optimization_barrier %426 : tensor<ui64>
  %428 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0], [-4.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<7x5xf32>
  %429 = stablehlo.optimization_barrier %428 : tensor<7x5xf32>
  %430 = "stablehlo.dynamic_slice"(%429, %425, %427) <{slice_sizes = array<i64: 3, 4>}> : (tensor<7x5xf32>, tensor<ui64>, tensor<ui64>) -> tensor<3x4xf32>
  %431 = "stablehlo.bitcast_convert"(%430) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  check.expect_eq_const %431, dense<[[3247964160, 3247439872, 3246915584, 3246391296], [3244294144, 3243245568, 3242196992, 3241148416], [3239051264, 3238002688, 3235905536, 3233808384]]> : tensor<3x4xui32>
  %432 = stablehlo.constant dense<[true, false, false, true, false, true, false, false, true, false, true, false, false]> : tensor<13xi1>
  %433 = stablehlo.optimization_barrier %432 : tensor<13xi1>
  %434 = stablehlo.constant dense<9> : tensor<i32>
  %435 = stablehlo.optimization_barrier %434 : tensor<i32>
  %436 = "stablehlo.dynamic_slice"(%433, %435) <{slice_sizes = array<i64: 7>}> : (tensor<13xi1>, tensor<i32>) -> tensor<7xi1>
  check.expect_eq_const %436, dense<[false, false, true, false, true, false, false]> : tensor<7xi1>
  %437 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3]> : tensor<13xi4>
  %438 = stablehlo.optimization_barrier %437 : tensor<13xi4>
  %439 = stablehlo.constant dense<9> : tensor<i32>
  %440 = stablehlo.optimization_barrier %439 : tensor<i32>
  %441 = "stablehlo.dynamic_slice"(%438, %440) <{slice_sizes = array<i64: 7>}> : (tensor<13xi4>, tensor<i32>) -> tensor<7xi4>
  check.expect_eq_const %441, dense<[7, -8, -7, -6, -5, -4, -3]> : tensor<7xi4>
  %442 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]> : tensor<13xi8>
  %443 = stablehlo.optimization_barrier %442 : tensor<13xi8>
  %444 = stablehlo.constant dense<9> : tensor<i32>
  %445 = stablehlo.optimization_barrier %444 : tensor<i32>
  %446 = "stablehlo.dynamic_slice"(%443, %445) <{slice_sizes = array<i64: 7>}> : (tensor<13xi8>, tensor<i32>) -> tensor<7xi8>
  check.expect_eq_const %446, dense<[7, 8, 9, 10, 11, 12, 13]> : tensor<7xi8>
  %447 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]> : tensor<13xi16>
  %448 = stablehlo.optimization_barrier %447 : tensor<13xi16>
  %449 = stablehlo.constant dense<9> : tensor<i32>
  %450 = stablehlo.optimization_barrier %449 : tensor<i32>
  %451 = "stablehlo.dynamic_slice"(%448, %450) <{slice_sizes = array<i64: 7>}> : (tensor<13xi16>, tensor<i32>) -> tensor<7xi16>
  check.expect_eq_const %451, dense<[7, 8, 9, 10, 11, 12, 13]> : tensor<7xi16>
  %452 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]> : tensor<13xi32>
  %453 = stablehlo.optimization_barrier %452 : tensor<13xi32>
  %454 = stablehlo.constant dense<9> : tensor<i32>
  %455 = stablehlo.optimization_barrier %454 : tensor<i32>
  %456 = "stablehlo.dynamic_slice"(%453, %455) <{slice_sizes = array<i64: 7>}> : (tensor<13xi32>, tensor<i32>) -> tensor<7xi32>
  check.expect_eq_const %456, dense<[7, 8, 9, 10, 11, 12, 13]> : tensor<7xi32>
  %457 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]> : tensor<13xi64>
  %458 = stablehlo.optimization_barrier %457 : tensor<13xi64>
  %459 = stablehlo.constant dense<9> : tensor<i32>
  %460 = stablehlo.optimization_barrier %459 : tensor<i32>
  %461 = "stablehlo.dynamic_slice"(%458, %460) <{slice_sizes = array<i64: 7>}> : (tensor<13xi64>, tensor<i32>) -> tensor<7xi64>
  check.expect_eq_const %461, dense<[7, 8, 9, 10, 11, 12, 13]> : tensor<7xi64>
  %462 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]> : tensor<13xui4>
  %463 = stablehlo.optimization_barrier %462 : tensor<13xui4>
  %464 = stablehlo.constant dense<9> : tensor<i32>
  %465 = stablehlo.optimization_barrier %464 : tensor<i32>
  %466 = "stablehlo.dynamic_slice"(%463, %465) <{slice_sizes = array<i64: 7>}> : (tensor<13xui4>, tensor<i32>) -> tensor<7xui4>
  check.expect_eq_const %466, dense<[7, 8, 9, 10, 11, 12, 13]> : tensor<7xui4>
  %467 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]> : tensor<13xui8>
  %468 = stablehlo.optimization_barrier %467 : tensor<13xui8>
  %469 = stablehlo.constant dense<9> : tensor<i32>
  %470 = stablehlo.optimization_barrier %469 : tensor<i32>
  %471 = "stablehlo.dynamic_slice"(%468, %470) <{slice_sizes = array<i64: 7>}> : (tensor<13xui8>, tensor<i32>) -> tensor<7xui8>
  check.expect_eq_const %471, dense<[7, 8, 9, 10, 11, 12, 13]> : tensor<7xui8>
  %472 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]> : tensor<13xui16>
  %473 = stablehlo.optimization_barrier %472 : tensor<13xui16>
  %474 = stablehlo.constant dense<9> : tensor<i32>
  %475 = stablehlo.optimization_barrier %474 : tensor<i32>
  %476 = "stablehlo.dynamic_slice"(%473, %475) <{slice_sizes = array<i64: 7>}> : (tensor<13xui16>, tensor<i32>) -> tensor<7xui16>
  check.expect_eq_const %476, dense<[7, 8, 9, 10, 11, 12, 13]> : tensor<7xui16>
  %477 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]> : tensor<13xui32>
  %478 = stablehlo.optimization_barrier %477 : tensor<13xui32>
  %479 = stablehlo.constant dense<9> : tensor<i32>
  %480 = stablehlo.optimization_barrier %479 : tensor<i32>
  %481 = "stablehlo.dynamic_slice"(%478, %480) <{slice_sizes = array<i64: 7>}> : (tensor<13xui32>, tensor<i32>) -> tensor<7xui32>
  check.expect_eq_const %481, dense<[7, 8, 9, 10, 11, 12, 13]> : tensor<7xui32>
  %482 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]> : tensor<13xui64>
  %483 = stablehlo.optimization_barrier %482 : tensor<13xui64>
  %484 = stablehlo.constant dense<9> : tensor<i32>
  %485 = stablehlo.optimization_barrier %484 : tensor<i32>
  %486 = "stablehlo.dynamic_slice"(%483, %485) <{slice_sizes = array<i64: 7>}> : (tensor<13xui64>, tensor<i32>) -> tensor<7xui64>
  check.expect_eq_const %486, dense<[7, 8, 9, 10, 11, 12, 13]> : tensor<7xui64>
  %487 = stablehlo.constant dense<[-19.0, -18.0, -17.0, -16.0, -15.0, -14.0, -13.0, -12.0, -11.0, -10.0, -9.0, -8.0, -7.0]> : tensor<13xbf16>
  %488 = stablehlo.optimization_barrier %487 : tensor<13xbf16>
  %489 = stablehlo.constant dense<9> : tensor<i32>
  %490 = stablehlo.optimization_barrier %489 : tensor<i32>
  %491 = "stablehlo.dynamic_slice"(%488, %490) <{slice_sizes = array<i64: 7>}> : (tensor<13xbf16>, tensor<i32>) -> tensor<7xbf16>
  %492 = "stablehlo.bitcast_convert"(%491) : (tensor<7xbf16>) -> tensor<7xui16>
  check.expect_eq_const %492, dense<[49488, 49472, 49456, 49440, 49424, 49408, 49376]> : tensor<7xui16>
  %493 = stablehlo.constant dense<[-19.0, -18.0, -17.0, -16.0, -15.0, -14.0, -13.0, -12.0, -11.0, -10.0, -9.0, -8.0, -7.0]> : tensor<13xf16>
  %494 = stablehlo.optimization_barrier %493 : tensor<13xf16>
  %495 = stablehlo.constant dense<9> : tensor<i32>
  %496 = stablehlo.optimization_barrier %495 : tensor<i32>
  %497 = "stablehlo.dynamic_slice"(%494, %496) <{slice_sizes = array<i64: 7>}> : (tensor<13xf16>, tensor<i32>) -> tensor<7xf16>
  %498 = "stablehlo.bitcast_convert"(%497) : (tensor<7xf16>) -> tensor<7xui16>
  check.expect_eq_const %498, dense<[51840, 51712, 51584, 51456, 51328, 51200, 50944]> : tensor<7xui16>
  %499 = stablehlo.constant dense<[-19.0, -18.0, -17.0, -16.0, -15.0, -14.0, -13.0, -12.0, -11.0, -10.0, -9.0, -8.0, -7.0]> : tensor<13xf32>
  %500 = stablehlo.optimization_barrier %499 : tensor<13xf32>
  %501 = stablehlo.constant dense<9> : tensor<i32>
  %502 = stablehlo.optimization_barrier %501 : tensor<i32>
  %503 = "stablehlo.dynamic_slice"(%500, %502) <{slice_sizes = array<i64: 7>}> : (tensor<13xf32>, tensor<i32>) -> tensor<7xf32>
  %504 = "stablehlo.bitcast_convert"(%503) : (tensor<7xf32>) -> tensor<7xui32>
  check.expect_eq_const %504, dense<[3243245568, 3242196992, 3241148416, 3240099840, 3239051264, 3238002688, 3235905536]> : tensor<7xui32>
  %505 = stablehlo.constant dense<[-19.0, -18.0, -17.0, -16.0, -15.0, -14.0, -13.0, -12.0, -11.0, -10.0, -9.0, -8.0, -7.0]> : tensor<13xf64>
  %506 = stablehlo.optimization_barrier %505 : tensor<13xf64>
  %507 = stablehlo.constant dense<9> : tensor<i32>
  %508 = stablehlo.optimization_barrier %507 : tensor<i32>
  %509 = "stablehlo.dynamic_slice"(%506, %508) <{slice_sizes = array<i64: 7>}> : (tensor<13xf64>, tensor<i32>) -> tensor<7xf64>
  %510 = "stablehlo.bitcast_convert"(%509) : (tensor<7xf64>) -> tensor<7xui64>
  check.expect_eq_const %510, dense<[13846880004304011264, 13846317054350589952, 13845754104397168640, 13845191154443747328, 13844628204490326016, 13844065254536904704, 13842939354630062080]> : tensor<7xui64>
  %511 = stablehlo.constant dense<-19.0> : tensor<f32>
  %512 = stablehlo.optimization_barrier %511 : tensor<f32>
  %513 = "stablehlo.dynamic_slice"(%512) <{slice_sizes = array<i64>}> : (tensor<f32>) -> tensor<f32>
  %514 = "stablehlo.bitcast_convert"(%513) : (tensor<f32>) -> tensor<ui32>
  check.expect_eq_const %514, dense<3247964160> : tensor<ui32>
  %515 = stablehlo.constant dense<1> : tensor<i32>
  %516 = stablehlo.optimization_barrier %515 : tensor<i32>
  %517 = stablehlo.constant dense<[-19.0, -18.0, -17.0, -16.0]> : tensor<4xf32>
  %518 = stablehlo.optimization_barrier %517 : tensor<4xf32>
  %519 = "stablehlo.dynamic_slice"(%518, %516) <{slice_sizes = array<i64: 0>}> : (tensor<4xf32>, tensor<i32>) -> tensor<0xf32>
  %520 = "stablehlo.bitcast_convert"(%519) : (tensor<0xf32>) -> tensor<0xui32>
  check.expect_eq_const %520, dense<> : tensor<0xui32>
  %521 = stablehlo.constant dense<1> : tensor<i32>
  %522 = stablehlo.optimization_barrier %521 : tensor<i32>
  %523 = stablehlo.constant dense<[-19.0, -18.0, -17.0, -16.0]> : tensor<4xf32>
  %524 = stablehlo.optimization_barrier %523 : tensor<4xf32>
  %525 = "stablehlo.dynamic_slice"(%524, %522) <{slice_sizes = array<i64: 4>}> : (tensor<4xf32>, tensor<i32>) -> tensor<4xf32>
  %526 = "stablehlo.bitcast_convert"(%525) : (tensor<4xf32>) -> tensor<4xui32>
  check.expect_eq_const %526, dense<[3247964160, 3247439872, 3246915584, 3246391296]> : tensor<4xui32>
  %527 = stablehlo.constant dense<1> : tensor<i32>
  %528 = stablehlo.optimization_barrier %527 : tensor<i32>
  %529 = stablehlo.constant dense<1> : tensor<i32>
  %530 = stablehlo.optimization_barrier %529 : tensor<i32>
  %531 = stablehlo.constant dense<> : tensor<0x2xf32>
  %532 = stablehlo.optimization_barrier %531 : tensor<0x2xf32>
  %533 = "stablehlo.dynamic_slice"(%532, %528, %530) <{slice_sizes = array<i64: 0, 1>}> : (tensor<0x2xf32>, tensor<i32>, tensor<i32>) -> tensor<0x1xf32>
  %534 = "stablehlo.bitcast_convert"(%533) : (tensor<0x1xf32>) -> tensor<0x1xui32>
  check.expect_eq_const %534, dense<> : tensor<0x1xui32>
  return
}
