// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// pad with positive, negative and interior padding. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[[true, false, false, true, false], [true, false, false, true, false], [true, false, false, true, false]]> : tensor<3x5xi1>
  %1 = stablehlo.optimization_barrier %0 : tensor<3x5xi1>
  %2 = stablehlo.constant dense<true> : tensor<i1>
  %3 = stablehlo.optimization_barrier %2 : tensor<i1>
  %4 = "stablehlo.pad"(%1, %3) <{edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 1>}> : (tensor<3x5xi1>, tensor<i1>) -> tensor<4x11xi1>
  check.expect_eq_const %4, dense<[[true, true, true, true, true, true, true, true, true, true, true], [true, true, false, true, false, true, true, true, false, true, true], [true, true, false, true, false, true, true, true, false, true, true], [true, true, false, true, false, true, true, true, false, true, true]]> : tensor<4x11xi1>
  %5 = stablehlo.constant dense<[[1, 2, 3, 4, 5], [6, 7, -8, -7, -6], [-5, -4, -3, -2, -1]]> : tensor<3x5xi4>
  %6 = stablehlo.optimization_barrier %5 : tensor<3x5xi4>
  %7 = stablehlo.constant dense<7> : tensor<i4>
  %8 = stablehlo.optimization_barrier %7 : tensor<i4>
  %9 = "stablehlo.pad"(%6, %8) <{edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 1>}> : (tensor<3x5xi4>, tensor<i4>) -> tensor<4x11xi4>
  check.expect_eq_const %9, dense<[[7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7], [1, 7, 2, 7, 3, 7, 4, 7, 5, 7, 7], [6, 7, 7, 7, -8, 7, -7, 7, -6, 7, 7], [-5, 7, -4, 7, -3, 7, -2, 7, -1, 7, 7]]> : tensor<4x11xi4>
  %10 = stablehlo.constant dense<[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15]]> : tensor<3x5xi8>
  %11 = stablehlo.optimization_barrier %10 : tensor<3x5xi8>
  %12 = stablehlo.constant dense<7> : tensor<i8>
  %13 = stablehlo.optimization_barrier %12 : tensor<i8>
  %14 = "stablehlo.pad"(%11, %13) <{edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 1>}> : (tensor<3x5xi8>, tensor<i8>) -> tensor<4x11xi8>
  check.expect_eq_const %14, dense<[[7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7], [1, 7, 2, 7, 3, 7, 4, 7, 5, 7, 7], [6, 7, 7, 7, 8, 7, 9, 7, 10, 7, 7], [11, 7, 12, 7, 13, 7, 14, 7, 15, 7, 7]]> : tensor<4x11xi8>
  %15 = stablehlo.constant dense<[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15]]> : tensor<3x5xi16>
  %16 = stablehlo.optimization_barrier %15 : tensor<3x5xi16>
  %17 = stablehlo.constant dense<7> : tensor<i16>
  %18 = stablehlo.optimization_barrier %17 : tensor<i16>
  %19 = "stablehlo.pad"(%16, %18) <{edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 1>}> : (tensor<3x5xi16>, tensor<i16>) -> tensor<4x11xi16>
  check.expect_eq_const %19, dense<[[7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7], [1, 7, 2, 7, 3, 7, 4, 7, 5, 7, 7], [6, 7, 7, 7, 8, 7, 9, 7, 10, 7, 7], [11, 7, 12, 7, 13, 7, 14, 7, 15, 7, 7]]> : tensor<4x11xi16>
  %20 = stablehlo.constant dense<[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15]]> : tensor<3x5xi32>
  %21 = stablehlo.optimization_barrier %20 : tensor<3x5xi32>
  %22 = stablehlo.constant dense<7> : tensor<i32>
  %23 = stablehlo.optimization_barrier %22 : tensor<i32>
  %24 = "stablehlo.pad"(%21, %23) <{edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 1>}> : (tensor<3x5xi32>, tensor<i32>) -> tensor<4x11xi32>
  check.expect_eq_const %24, dense<[[7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7], [1, 7, 2, 7, 3, 7, 4, 7, 5, 7, 7], [6, 7, 7, 7, 8, 7, 9, 7, 10, 7, 7], [11, 7, 12, 7, 13, 7, 14, 7, 15, 7, 7]]> : tensor<4x11xi32>
  %25 = stablehlo.constant dense<[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15]]> : tensor<3x5xi64>
  %26 = stablehlo.optimization_barrier %25 : tensor<3x5xi64>
  %27 = stablehlo.constant dense<7> : tensor<i64>
  %28 = stablehlo.optimization_barrier %27 : tensor<i64>
  %29 = "stablehlo.pad"(%26, %28) <{edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 1>}> : (tensor<3x5xi64>, tensor<i64>) -> tensor<4x11xi64>
  check.expect_eq_const %29, dense<[[7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7], [1, 7, 2, 7, 3, 7, 4, 7, 5, 7, 7], [6, 7, 7, 7, 8, 7, 9, 7, 10, 7, 7], [11, 7, 12, 7, 13, 7, 14, 7, 15, 7, 7]]> : tensor<4x11xi64>
  %30 = stablehlo.constant dense<[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15]]> : tensor<3x5xui4>
  %31 = stablehlo.optimization_barrier %30 : tensor<3x5xui4>
  %32 = stablehlo.constant dense<7> : tensor<ui4>
  %33 = stablehlo.optimization_barrier %32 : tensor<ui4>
  %34 = "stablehlo.pad"(%31, %33) <{edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 1>}> : (tensor<3x5xui4>, tensor<ui4>) -> tensor<4x11xui4>
  check.expect_eq_const %34, dense<[[7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7], [1, 7, 2, 7, 3, 7, 4, 7, 5, 7, 7], [6, 7, 7, 7, 8, 7, 9, 7, 10, 7, 7], [11, 7, 12, 7, 13, 7, 14, 7, 15, 7, 7]]> : tensor<4x11xui4>
  %35 = stablehlo.constant dense<[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15]]> : tensor<3x5xui8>
  %36 = stablehlo.optimization_barrier %35 : tensor<3x5xui8>
  %37 = stablehlo.constant dense<7> : tensor<ui8>
  %38 = stablehlo.optimization_barrier %37 : tensor<ui8>
  %39 = "stablehlo.pad"(%36, %38) <{edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 1>}> : (tensor<3x5xui8>, tensor<ui8>) -> tensor<4x11xui8>
  check.expect_eq_const %39, dense<[[7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7], [1, 7, 2, 7, 3, 7, 4, 7, 5, 7, 7], [6, 7, 7, 7, 8, 7, 9, 7, 10, 7, 7], [11, 7, 12, 7, 13, 7, 14, 7, 15, 7, 7]]> : tensor<4x11xui8>
  %40 = stablehlo.constant dense<[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15]]> : tensor<3x5xui16>
  %41 = stablehlo.optimization_barrier %40 : tensor<3x5xui16>
  %42 = stablehlo.constant dense<7> : tensor<ui16>
  %43 = stablehlo.optimization_barrier %42 : tensor<ui16>
  %44 = "stablehlo.pad"(%41, %43) <{edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 1>}> : (tensor<3x5xui16>, tensor<ui16>) -> tensor<4x11xui16>
  check.expect_eq_const %44, dense<[[7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7], [1, 7, 2, 7, 3, 7, 4, 7, 5, 7, 7], [6, 7, 7, 7, 8, 7, 9, 7, 10, 7, 7], [11, 7, 12, 7, 13, 7, 14, 7, 15, 7, 7]]> : tensor<4x11xui16>
  %45 = stablehlo.constant dense<[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15]]> : tensor<3x5xui32>
  %46 = stablehlo.optimization_barrier %45 : tensor<3x5xui32>
  %47 = stablehlo.constant dense<7> : tensor<ui32>
  %48 = stablehlo.optimization_barrier %47 : tensor<ui32>
  %49 = "stablehlo.pad"(%46, %48) <{edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 1>}> : (tensor<3x5xui32>, tensor<ui32>) -> tensor<4x11xui32>
  check.expect_eq_const %49, dense<[[7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7], [1, 7, 2, 7, 3, 7, 4, 7, 5, 7, 7], [6, 7, 7, 7, 8, 7, 9, 7, 10, 7, 7], [11, 7, 12, 7, 13, 7, 14, 7, 15, 7, 7]]> : tensor<4x11xui32>
  %50 = stablehlo.constant dense<[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15]]> : tensor<3x5xui64>
  %51 = stablehlo.optimization_barrier %50 : tensor<3x5xui64>
  %52 = stablehlo.constant dense<7> : tensor<ui64>
  %53 = stablehlo.optimization_barrier %52 : tensor<ui64>
  %54 = "stablehlo.pad"(%51, %53) <{edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 1>}> : (tensor<3x5xui64>, tensor<ui64>) -> tensor<4x11xui64>
  check.expect_eq_const %54, dense<[[7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7], [1, 7, 2, 7, 3, 7, 4, 7, 5, 7, 7], [6, 7, 7, 7, 8, 7, 9, 7, 10, 7, 7], [11, 7, 12, 7, 13, 7, 14, 7, 15, 7, 7]]> : tensor<4x11xui64>
  %55 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0]]> : tensor<3x5xbf16>
  %56 = stablehlo.optimization_barrier %55 : tensor<3x5xbf16>
  %57 = stablehlo.constant dense<7.0> : tensor<bf16>
  %58 = stablehlo.optimization_barrier %57 : tensor<bf16>
  %59 = "stablehlo.pad"(%56, %58) <{edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 1>}> : (tensor<3x5xbf16>, tensor<bf16>) -> tensor<4x11xbf16>
  %60 = "stablehlo.bitcast_convert"(%59) : (tensor<4x11xbf16>) -> tensor<4x11xui16>
  check.expect_eq_const %60, dense<[[16608, 16608, 16608, 16608, 16608, 16608, 16608, 16608, 16608, 16608, 16608], [49560, 16608, 49552, 16608, 49544, 16608, 49536, 16608, 49520, 16608, 16608], [49504, 16608, 49488, 16608, 49472, 16608, 49456, 16608, 49440, 16608, 16608], [49424, 16608, 49408, 16608, 49376, 16608, 49344, 16608, 49312, 16608, 16608]]> : tensor<4x11xui16>
  %61 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0]]> : tensor<3x5xf16>
  %62 = stablehlo.optimization_barrier %61 : tensor<3x5xf16>
  %63 = stablehlo.constant dense<7.0> : tensor<f16>
  %64 = stablehlo.optimization_barrier %63 : tensor<f16>
  %65 = "stablehlo.pad"(%62, %64) <{edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 1>}> : (tensor<3x5xf16>, tensor<f16>) -> tensor<4x11xf16>
  %66 = "stablehlo.bitcast_convert"(%65) : (tensor<4x11xf16>) -> tensor<4x11xui16>
  check.expect_eq_const %66, dense<[[18176, 18176, 18176, 18176, 18176, 18176, 18176, 18176, 18176, 18176, 18176], [52416, 18176, 52352, 18176, 52288, 18176, 52224, 18176, 52096, 18176, 18176], [51968, 18176, 51840, 18176, 51712, 18176, 51584, 18176, 51456, 18176, 18176], [51328, 18176, 51200, 18176, 50944, 18176, 50688, 18176, 50432, 18176, 18176]]> : tensor<4x11xui16>
  %67 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0]]> : tensor<3x5xf32>
  %68 = stablehlo.optimization_barrier %67 : tensor<3x5xf32>
  %69 = stablehlo.constant dense<7.0> : tensor<f32>
  %70 = stablehlo.optimization_barrier %69 : tensor<f32>
  %71 = "stablehlo.pad"(%68, %70) <{edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 1>}> : (tensor<3x5xf32>, tensor<f32>) -> tensor<4x11xf32>
  %72 = "stablehlo.bitcast_convert"(%71) : (tensor<4x11xf32>) -> tensor<4x11xui32>
  check.expect_eq_const %72, dense<[[1088421888, 1088421888, 1088421888, 1088421888, 1088421888, 1088421888, 1088421888, 1088421888, 1088421888, 1088421888, 1088421888], [3247964160, 1088421888, 3247439872, 1088421888, 3246915584, 1088421888, 3246391296, 1088421888, 3245342720, 1088421888, 1088421888], [3244294144, 1088421888, 3243245568, 1088421888, 3242196992, 1088421888, 3241148416, 1088421888, 3240099840, 1088421888, 1088421888], [3239051264, 1088421888, 3238002688, 1088421888, 3235905536, 1088421888, 3233808384, 1088421888, 3231711232, 1088421888, 1088421888]]> : tensor<4x11xui32>
  %73 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0]]> : tensor<3x5xf64>
  %74 = stablehlo.optimization_barrier %73 : tensor<3x5xf64>
  %75 = stablehlo.constant dense<7.0> : tensor<f64>
  %76 = stablehlo.optimization_barrier %75 : tensor<f64>
  %77 = "stablehlo.pad"(%74, %76) <{edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 1>}> : (tensor<3x5xf64>, tensor<f64>) -> tensor<4x11xf64>
  %78 = "stablehlo.bitcast_convert"(%77) : (tensor<4x11xf64>) -> tensor<4x11xui64>
  check.expect_eq_const %78, dense<[[4619567317775286272, 4619567317775286272, 4619567317775286272, 4619567317775286272, 4619567317775286272, 4619567317775286272, 4619567317775286272, 4619567317775286272, 4619567317775286272, 4619567317775286272, 4619567317775286272], [13849413279094407168, 4619567317775286272, 13849131804117696512, 4619567317775286272, 13848850329140985856, 4619567317775286272, 13848568854164275200, 4619567317775286272, 13848005904210853888, 4619567317775286272, 4619567317775286272], [13847442954257432576, 4619567317775286272, 13846880004304011264, 4619567317775286272, 13846317054350589952, 4619567317775286272, 13845754104397168640, 4619567317775286272, 13845191154443747328, 4619567317775286272, 4619567317775286272], [13844628204490326016, 4619567317775286272, 13844065254536904704, 4619567317775286272, 13842939354630062080, 4619567317775286272, 13841813454723219456, 4619567317775286272, 13840687554816376832, 4619567317775286272, 4619567317775286272]]> : tensor<4x11xui64>
  %79 = stablehlo.constant dense<[-19.0, -18.0, -17.0, -16.0, -15.0, -14.0, -13.0]> : tensor<7xf32>
  %80 = stablehlo.optimization_barrier %79 : tensor<7xf32>
  %81 = stablehlo.constant dense<7.0> : tensor<f32>
  %82 = stablehlo.optimization_barrier %81 : tensor<f32>
  %83 = "stablehlo.pad"(%80, %82) <{edge_padding_low = array<i64: -2>, edge_padding_high = array<i64: -1>, interior_padding = array<i64: 0>}> : (tensor<7xf32>, tensor<f32>) -> tensor<4xf32>
  %84 = "stablehlo.bitcast_convert"(%83) : (tensor<4xf32>) -> tensor<4xui32>
  check.expect_eq_const %84, dense<[3246915584, 3246391296, 3245342720, 3244294144]> : tensor<4xui32>
  %85 = stablehlo.constant dense<[-19.0, -18.0, -17.0, -16.0, -15.0, -14.0, -13.0]> : tensor<7xf32>
  %86 = stablehlo.optimization_barrier %85 : tensor<7xf32>
  %87 = stablehlo.constant dense<7.0> : tensor<f32>
  %88 = stablehlo.optimization_barrier %87 : tensor<f32>
  %89 = "stablehlo.pad"(%86, %88) <{edge_padding_low = array<i64: -3>, edge_padding_high = array<i64: 4>, interior_padding = array<i64: 2>}> : (tensor<7xf32>, tensor<f32>) -> tensor<20xf32>
  %90 = "stablehlo.bitcast_convert"(%89) : (tensor<20xf32>) -> tensor<20xui32>
  check.expect_eq_const %90, dense<[3247439872, 1088421888, 1088421888, 3246915584, 1088421888, 1088421888, 3246391296, 1088421888, 1088421888, 3245342720, 1088421888, 1088421888, 3244294144, 1088421888, 1088421888, 3243245568, 1088421888, 1088421888, 1088421888, 1088421888]> : tensor<20xui32>
  %91 = stablehlo.constant dense<[-19.0, -18.0, -17.0, -16.0, -15.0]> : tensor<5xf32>
  %92 = stablehlo.optimization_barrier %91 : tensor<5xf32>
  %93 = stablehlo.constant dense<7.0> : tensor<f32>
  %94 = stablehlo.optimization_barrier %93 : tensor<f32>
  %95 = "stablehlo.pad"(%92, %94) <{edge_padding_low = array<i64: 2>, edge_padding_high = array<i64: -4>, interior_padding = array<i64: 1>}> : (tensor<5xf32>, tensor<f32>) -> tensor<7xf32>
  %96 = "stablehlo.bitcast_convert"(%95) : (tensor<7xf32>) -> tensor<7xui32>
  check.expect_eq_const %96, dense<[1088421888, 1088421888, 3247964160, 1088421888, 3247439872, 1088421888, 3246915584]> : tensor<7xui32>
  %97 = stablehlo.constant dense<> : tensor<0xf32>
  %98 = stablehlo.optimization_barrier %97 : tensor<0xf32>
  %99 = stablehlo.constant dense<7.0> : tensor<f32>
  %100 = stablehlo.optimization_barrier %99 : tensor<f32>
  %101 = "stablehlo.pad"(%98, %100) <{edge_padding_low = array<i64: 2>, edge_padding_high = array<i64: 3>, interior_padding = array<i64: 1>}> : (tensor<0xf32>, tensor<f32>) -> tensor<5xf32>
  %102 = "stablehlo.bitcast_convert"(%101) : (tensor<5xf32>) -> tensor<5xui32>
  check.expect_eq_const %102, dense<1088421888> : tensor<5xui32>
  %103 = stablehlo.constant dense<[-19.0, -18.0]> : tensor<2xf32>
  %104 = stablehlo.optimization_barrier %103 : tensor<2xf32>
  %105 = stablehlo.constant dense<7.0> : tensor<f32>
  %106 = stablehlo.optimization_barrier %105 : tensor<f32>
  %107 = "stablehlo.pad"(%104, %106) <{edge_padding_low = array<i64: -1>, edge_padding_high = array<i64: -1>, interior_padding = array<i64: 0>}> : (tensor<2xf32>, tensor<f32>) -> tensor<0xf32>
  %108 = "stablehlo.bitcast_convert"(%107) : (tensor<0xf32>) -> tensor<0xui32>
  check.expect_eq_const %108, dense<> : tensor<0xui32>
  %109 = stablehlo.constant dense<-19.0> : tensor<f32>
  %110 = stablehlo.optimization_barrier %109 : tensor<f32>
  %111 = stablehlo.constant dense<7.0> : tensor<f32>
  %112 = stablehlo.optimization_barrier %111 : tensor<f32>
  %113 = "stablehlo.pad"(%110, %112) <{edge_padding_low = array<i64>, edge_padding_high = array<i64>, interior_padding = array<i64>}> : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %114 = "stablehlo.bitcast_convert"(%113) : (tensor<f32>) -> tensor<ui32>
  check.expect_eq_const %114, dense<3247964160> : tensor<ui32>
  %115 = stablehlo.constant dense<[[-19.0], [-18.0], [-17.0], [-16.0], [-15.0], [-14.0], [-13.0], [-12.0], [-11.0], [-10.0], [-9.0], [-8.0], [-7.0]]> : tensor<13x1xf32>
  %116 = stablehlo.optimization_barrier %115 : tensor<13x1xf32>
  %117 = stablehlo.constant dense<7.0> : tensor<f32>
  %118 = stablehlo.optimization_barrier %117 : tensor<f32>
  %119 = "stablehlo.pad"(%116, %118) <{edge_padding_low = array<i64: 0, -1>, edge_padding_high = array<i64: 0, 3>, interior_padding = array<i64: 3, 0>}> : (tensor<13x1xf32>, tensor<f32>) -> tensor<49x3xf32>
  %120 = "stablehlo.bitcast_convert"(%119) : (tensor<49x3xf32>) -> tensor<49x3xui32>
  check.expect_eq_const %120, dense<1088421888> : tensor<49x3xui32>
  %121 = stablehlo.constant dense<[-19.0, -18.0, -17.0, -16.0, -15.0, -14.0, -13.0, -12.0, -11.0, -10.0, -9.0, -8.0, -7.0, -6.0, -5.0, -4.0, -3.0]> : tensor<17xf32>
  %122 = stablehlo.optimization_barrier %121 : tensor<17xf32>
  %123 = stablehlo.constant dense<7.0> : tensor<f32>
  %124 = stablehlo.optimization_barrier %123 : tensor<f32>
  %125 = "stablehlo.pad"(%122, %124) <{edge_padding_low = array<i64: 0>, edge_padding_high = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<17xf32>, tensor<f32>) -> tensor<17xf32>
  %126 = "stablehlo.bitcast_convert"(%125) : (tensor<17xf32>) -> tensor<17xui32>
  check.expect_eq_const %126, dense<[3247964160, 3247439872, 3246915584, 3246391296, 3245342720, 3244294144, 3243245568, 3242196992, 3241148416, 3240099840, 3239051264, 3238002688, 3235905536, 3233808384, 3231711232, 3229614080, 3225419776]> : tensor<17xui32>
  %127 = stablehlo.constant dense<> : tensor<3x0xf32>
  %128 = stablehlo.optimization_barrier %127 : tensor<3x0xf32>
  %129 = stablehlo.constant dense<7.0> : tensor<f32>
  %130 = stablehlo.optimization_barrier %129 : tensor<f32>
  %131 = "stablehlo.pad"(%128, %130) <{edge_padding_low = array<i64: 1, 2>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 5>}> : (tensor<3x0xf32>, tensor<f32>) -> tensor<4x2xf32>
  %132 = "stablehlo.bitcast_convert"(%131) : (tensor<4x2xf32>) -> tensor<4x2xui32>
  check.expect_eq_const %132, dense<1088421888> : tensor<4x2xui32>
  return
}
