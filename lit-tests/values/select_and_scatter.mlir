// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// select_and_scatter with overlapping windows, strides and padding; the first of equal elements is selected. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[-2, -2, 2, -3, -1, -3, -2, -2]> : tensor<8xi8>
  %1 = stablehlo.optimization_barrier %0 : tensor<8xi8>
  %2 = stablehlo.constant dense<[8, 7, 5, 4]> : tensor<4xi8>
  %3 = stablehlo.optimization_barrier %2 : tensor<4xi8>
  %4 = stablehlo.constant dense<0> : tensor<i8>
  %5 = stablehlo.optimization_barrier %4 : tensor<i8>
  %6 = "stablehlo.select_and_scatter"(%1, %3, %5) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %c = stablehlo.compare GE, %p, %q, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %s = stablehlo.add %p, %q : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<8xi8>, tensor<4xi8>, tensor<i8>) -> tensor<8xi8>
  check.expect_eq_const %6, dense<[8, 0, 7, 0, 5, 0, 4, 0]> : tensor<8xi8>
  %7 = stablehlo.constant dense<[-2, -2, 2, -3, -1, -3, -2, -2]> : tensor<8xi16>
  %8 = stablehlo.optimization_barrier %7 : tensor<8xi16>
  %9 = stablehlo.constant dense<[8, 7, 5, 4]> : tensor<4xi16>
  %10 = stablehlo.optimization_barrier %9 : tensor<4xi16>
  %11 = stablehlo.constant dense<0> : tensor<i16>
  %12 = stablehlo.optimization_barrier %11 : tensor<i16>
  %13 = "stablehlo.select_and_scatter"(%8, %10, %12) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<i16>, %q: tensor<i16>):
    %c = stablehlo.compare GE, %p, %q, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%p: tensor<i16>, %q: tensor<i16>):
    %s = stablehlo.add %p, %q : tensor<i16>
    stablehlo.return %s : tensor<i16>
  }) : (tensor<8xi16>, tensor<4xi16>, tensor<i16>) -> tensor<8xi16>
  check.expect_eq_const %13, dense<[8, 0, 7, 0, 5, 0, 4, 0]> : tensor<8xi16>
  %14 = stablehlo.constant dense<[-2, -2, 2, -3, -1, -3, -2, -2]> : tensor<8xi32>
  %15 = stablehlo.optimization_barrier %14 : tensor<8xi32>
  %16 = stablehlo.constant dense<[8, 7, 5, 4]> : tensor<4xi32>
  %17 = stablehlo.optimization_barrier %16 : tensor<4xi32>
  %18 = stablehlo.constant dense<0> : tensor<i32>
  %19 = stablehlo.optimization_barrier %18 : tensor<i32>
  %20 = "stablehlo.select_and_scatter"(%15, %17, %19) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %c = stablehlo.compare GE, %p, %q, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<8xi32>, tensor<4xi32>, tensor<i32>) -> tensor<8xi32>
  check.expect_eq_const %20, dense<[8, 0, 7, 0, 5, 0, 4, 0]> : tensor<8xi32>
  %21 = stablehlo.constant dense<[-2, -2, 2, -3, -1, -3, -2, -2]> : tensor<8xi64>
  %22 = stablehlo.optimization_barrier %21 : tensor<8xi64>
  %23 = stablehlo.constant dense<[8, 7, 5, 4]> : tensor<4xi64>
  %24 = stablehlo.optimization_barrier %23 : tensor<4xi64>
  %25 = stablehlo.constant dense<0> : tensor<i64>
  %26 = stablehlo.optimization_barrier %25 : tensor<i64>
  %27 = "stablehlo.select_and_scatter"(%22, %24, %26) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    %c = stablehlo.compare GE, %p, %q, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    %s = stablehlo.add %p, %q : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) : (tensor<8xi64>, tensor<4xi64>, tensor<i64>) -> tensor<8xi64>
  check.expect_eq_const %27, dense<[8, 0, 7, 0, 5, 0, 4, 0]> : tensor<8xi64>
  %28 = stablehlo.constant dense<[0, 0, 3, 0, 1, 0, 0, 0]> : tensor<8xui8>
  %29 = stablehlo.optimization_barrier %28 : tensor<8xui8>
  %30 = stablehlo.constant dense<[8, 7, 5, 3]> : tensor<4xui8>
  %31 = stablehlo.optimization_barrier %30 : tensor<4xui8>
  %32 = stablehlo.constant dense<0> : tensor<ui8>
  %33 = stablehlo.optimization_barrier %32 : tensor<ui8>
  %34 = "stablehlo.select_and_scatter"(%29, %31, %33) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<ui8>, %q: tensor<ui8>):
    %c = stablehlo.compare GE, %p, %q, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%p: tensor<ui8>, %q: tensor<ui8>):
    %s = stablehlo.add %p, %q : tensor<ui8>
    stablehlo.return %s : tensor<ui8>
  }) : (tensor<8xui8>, tensor<4xui8>, tensor<ui8>) -> tensor<8xui8>
  check.expect_eq_const %34, dense<[8, 0, 7, 0, 5, 0, 3, 0]> : tensor<8xui8>
  %35 = stablehlo.constant dense<[0, 0, 3, 0, 1, 0, 0, 0]> : tensor<8xui16>
  %36 = stablehlo.optimization_barrier %35 : tensor<8xui16>
  %37 = stablehlo.constant dense<[8, 7, 5, 3]> : tensor<4xui16>
  %38 = stablehlo.optimization_barrier %37 : tensor<4xui16>
  %39 = stablehlo.constant dense<0> : tensor<ui16>
  %40 = stablehlo.optimization_barrier %39 : tensor<ui16>
  %41 = "stablehlo.select_and_scatter"(%36, %38, %40) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<ui16>, %q: tensor<ui16>):
    %c = stablehlo.compare GE, %p, %q, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%p: tensor<ui16>, %q: tensor<ui16>):
    %s = stablehlo.add %p, %q : tensor<ui16>
    stablehlo.return %s : tensor<ui16>
  }) : (tensor<8xui16>, tensor<4xui16>, tensor<ui16>) -> tensor<8xui16>
  check.expect_eq_const %41, dense<[8, 0, 7, 0, 5, 0, 3, 0]> : tensor<8xui16>
  %42 = stablehlo.constant dense<[0, 0, 3, 0, 1, 0, 0, 0]> : tensor<8xui32>
  %43 = stablehlo.optimization_barrier %42 : tensor<8xui32>
  %44 = stablehlo.constant dense<[8, 7, 5, 3]> : tensor<4xui32>
  %45 = stablehlo.optimization_barrier %44 : tensor<4xui32>
  %46 = stablehlo.constant dense<0> : tensor<ui32>
  %47 = stablehlo.optimization_barrier %46 : tensor<ui32>
  %48 = "stablehlo.select_and_scatter"(%43, %45, %47) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<ui32>, %q: tensor<ui32>):
    %c = stablehlo.compare GE, %p, %q, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%p: tensor<ui32>, %q: tensor<ui32>):
    %s = stablehlo.add %p, %q : tensor<ui32>
    stablehlo.return %s : tensor<ui32>
  }) : (tensor<8xui32>, tensor<4xui32>, tensor<ui32>) -> tensor<8xui32>
  check.expect_eq_const %48, dense<[8, 0, 7, 0, 5, 0, 3, 0]> : tensor<8xui32>
  %49 = stablehlo.constant dense<[0, 0, 3, 0, 1, 0, 0, 0]> : tensor<8xui64>
  %50 = stablehlo.optimization_barrier %49 : tensor<8xui64>
  %51 = stablehlo.constant dense<[8, 7, 5, 3]> : tensor<4xui64>
  %52 = stablehlo.optimization_barrier %51 : tensor<4xui64>
  %53 = stablehlo.constant dense<0> : tensor<ui64>
  %54 = stablehlo.optimization_barrier %53 : tensor<ui64>
  %55 = "stablehlo.select_and_scatter"(%50, %52, %54) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<ui64>, %q: tensor<ui64>):
    %c = stablehlo.compare GE, %p, %q, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%p: tensor<ui64>, %q: tensor<ui64>):
    %s = stablehlo.add %p, %q : tensor<ui64>
    stablehlo.return %s : tensor<ui64>
  }) : (tensor<8xui64>, tensor<4xui64>, tensor<ui64>) -> tensor<8xui64>
  check.expect_eq_const %55, dense<[8, 0, 7, 0, 5, 0, 3, 0]> : tensor<8xui64>
  %56 = stablehlo.constant dense<[-2.0, -2.0, 2.0, -3.0, -1.0, -3.0, -2.0, -2.0]> : tensor<8xbf16>
  %57 = stablehlo.optimization_barrier %56 : tensor<8xbf16>
  %58 = stablehlo.constant dense<[8.0, 7.0, 5.0, 4.0]> : tensor<4xbf16>
  %59 = stablehlo.optimization_barrier %58 : tensor<4xbf16>
  %60 = stablehlo.constant dense<0.0> : tensor<bf16>
  %61 = stablehlo.optimization_barrier %60 : tensor<bf16>
  %62 = "stablehlo.select_and_scatter"(%57, %59, %61) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %c = stablehlo.compare GE, %p, %q, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.add %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<8xbf16>, tensor<4xbf16>, tensor<bf16>) -> tensor<8xbf16>
  %63 = "stablehlo.bitcast_convert"(%62) : (tensor<8xbf16>) -> tensor<8xui16>
  check.expect_eq_const %63, dense<[16640, 0, 16608, 0, 16544, 0, 16512, 0]> : tensor<8xui16>
  %64 = stablehlo.constant dense<[-2.0, -2.0, 2.0, -3.0, -1.0, -3.0, -2.0, -2.0]> : tensor<8xf16>
  %65 = stablehlo.optimization_barrier %64 : tensor<8xf16>
  %66 = stablehlo.constant dense<[8.0, 7.0, 5.0, 4.0]> : tensor<4xf16>
  %67 = stablehlo.optimization_barrier %66 : tensor<4xf16>
  %68 = stablehlo.constant dense<0.0> : tensor<f16>
  %69 = stablehlo.optimization_barrier %68 : tensor<f16>
  %70 = "stablehlo.select_and_scatter"(%65, %67, %69) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %c = stablehlo.compare GE, %p, %q, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.add %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<8xf16>, tensor<4xf16>, tensor<f16>) -> tensor<8xf16>
  %71 = "stablehlo.bitcast_convert"(%70) : (tensor<8xf16>) -> tensor<8xui16>
  check.expect_eq_const %71, dense<[18432, 0, 18176, 0, 17664, 0, 17408, 0]> : tensor<8xui16>
  %72 = stablehlo.constant dense<[-2.0, -2.0, 2.0, -3.0, -1.0, -3.0, -2.0, -2.0]> : tensor<8xf32>
  %73 = stablehlo.optimization_barrier %72 : tensor<8xf32>
  %74 = stablehlo.constant dense<[8.0, 7.0, 5.0, 4.0]> : tensor<4xf32>
  %75 = stablehlo.optimization_barrier %74 : tensor<4xf32>
  %76 = stablehlo.constant dense<0.0> : tensor<f32>
  %77 = stablehlo.optimization_barrier %76 : tensor<f32>
  %78 = "stablehlo.select_and_scatter"(%73, %75, %77) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %c = stablehlo.compare GE, %p, %q, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<8xf32>, tensor<4xf32>, tensor<f32>) -> tensor<8xf32>
  %79 = "stablehlo.bitcast_convert"(%78) : (tensor<8xf32>) -> tensor<8xui32>
  check.expect_eq_const %79, dense<[1090519040, 0, 1088421888, 0, 1084227584, 0, 1082130432, 0]> : tensor<8xui32>
  %80 = stablehlo.constant dense<[-2.0, -2.0, 2.0, -3.0, -1.0, -3.0, -2.0, -2.0]> : tensor<8xf64>
  %81 = stablehlo.optimization_barrier %80 : tensor<8xf64>
  %82 = stablehlo.constant dense<[8.0, 7.0, 5.0, 4.0]> : tensor<4xf64>
  %83 = stablehlo.optimization_barrier %82 : tensor<4xf64>
  %84 = stablehlo.constant dense<0.0> : tensor<f64>
  %85 = stablehlo.optimization_barrier %84 : tensor<f64>
  %86 = "stablehlo.select_and_scatter"(%81, %83, %85) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<f64>, %q: tensor<f64>):
    %c = stablehlo.compare GE, %p, %q, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%p: tensor<f64>, %q: tensor<f64>):
    %s = stablehlo.add %p, %q : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<8xf64>, tensor<4xf64>, tensor<f64>) -> tensor<8xf64>
  %87 = "stablehlo.bitcast_convert"(%86) : (tensor<8xf64>) -> tensor<8xui64>
  check.expect_eq_const %87, dense<[4620693217682128896, 0, 4619567317775286272, 0, 4617315517961601024, 0, 4616189618054758400, 0]> : tensor<8xui64>
  %88 = stablehlo.constant dense<[[0.0, -3.0, -1.0, 3.0, 2.0, 3.0, 0.0, 3.0, 2.0], [1.0, 1.0, -2.0, -1.0, 2.0, -2.0, 2.0, 1.0, 2.0], [-3.0, 3.0, 2.0, 1.0, -3.0, 1.0, 2.0, 3.0, -1.0], [0.0, 2.0, 0.0, 0.0, -1.0, -2.0, -2.0, 3.0, 0.0], [1.0, -3.0, 3.0, 2.0, -3.0, -2.0, 1.0, -1.0, -3.0], [1.0, -1.0, 0.0, 1.0, 2.0, -2.0, 3.0, 2.0, -1.0], [-2.0, 2.0, -1.0, -3.0, 2.0, 0.0, -3.0, -3.0, -3.0]]> : tensor<7x9xf32>
  %89 = stablehlo.optimization_barrier %88 : tensor<7x9xf32>
  %90 = stablehlo.constant dense<[[6.0, 4.0, 3.0, 8.0, 5.0], [5.0, 1.0, 3.0, 8.0, 2.0], [4.0, 8.0, 2.0, 5.0, 7.0], [5.0, 5.0, 3.0, 5.0, 6.0]]> : tensor<4x5xf32>
  %91 = stablehlo.optimization_barrier %90 : tensor<4x5xf32>
  %92 = stablehlo.constant dense<0.0> : tensor<f32>
  %93 = stablehlo.optimization_barrier %92 : tensor<f32>
  %94 = "stablehlo.select_and_scatter"(%89, %91, %93) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %c = stablehlo.compare GE, %p, %q, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<7x9xf32>, tensor<4x5xf32>, tensor<f32>) -> tensor<7x9xf32>
  %95 = "stablehlo.bitcast_convert"(%94) : (tensor<7x9xf32>) -> tensor<7x9xui32>
  check.expect_eq_const %95, dense<[[0, 0, 0, 1088421888, 0, 1090519040, 0, 1084227584, 0], [1086324736, 0, 0, 0, 1077936128, 0, 0, 0, 0], [0, 1086324736, 0, 0, 0, 0, 0, 1092616192, 0], [0, 1082130432, 0, 0, 0, 0, 0, 1094713344, 0], [0, 0, 1090519040, 1073741824, 0, 0, 0, 0, 0], [0, 0, 0, 0, 1077936128, 0, 1084227584, 1086324736, 0], [0, 1092616192, 0, 0, 0, 0, 0, 0, 0]]> : tensor<7x9xui32>
  %96 = stablehlo.constant dense<[[0.0, -3.0, -1.0, 3.0, 2.0, 3.0, 0.0, 3.0, 2.0], [1.0, 1.0, -2.0, -1.0, 2.0, -2.0, 2.0, 1.0, 2.0], [-3.0, 3.0, 2.0, 1.0, -3.0, 1.0, 2.0, 3.0, -1.0], [0.0, 2.0, 0.0, 0.0, -1.0, -2.0, -2.0, 3.0, 0.0], [1.0, -3.0, 3.0, 2.0, -3.0, -2.0, 1.0, -1.0, -3.0], [1.0, -1.0, 0.0, 1.0, 2.0, -2.0, 3.0, 2.0, -1.0], [-2.0, 2.0, -1.0, -3.0, 2.0, 0.0, -3.0, -3.0, -3.0]]> : tensor<7x9xf32>
  %97 = stablehlo.optimization_barrier %96 : tensor<7x9xf32>
  %98 = stablehlo.constant dense<[[1.0, 3.0, 4.0, 1.0, 7.0, 1.0, 5.0, 8.0], [1.0, 2.0, 6.0, 1.0, 1.0, 5.0, 1.0, 2.0], [8.0, 7.0, 3.0, 8.0, 7.0, 1.0, 5.0, 8.0], [7.0, 4.0, 3.0, 1.0, 7.0, 6.0, 6.0, 7.0], [7.0, 6.0, 7.0, 3.0, 8.0, 6.0, 8.0, 8.0]]> : tensor<5x8xf32>
  %99 = stablehlo.optimization_barrier %98 : tensor<5x8xf32>
  %100 = stablehlo.constant dense<0.0> : tensor<f32>
  %101 = stablehlo.optimization_barrier %100 : tensor<f32>
  %102 = "stablehlo.select_and_scatter"(%97, %99, %101) <{window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %c = stablehlo.compare GE, %p, %q, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<7x9xf32>, tensor<5x8xf32>, tensor<f32>) -> tensor<7x9xf32>
  %103 = "stablehlo.bitcast_convert"(%102) : (tensor<7x9xf32>) -> tensor<7x9xui32>
  check.expect_eq_const %103, dense<[[0, 0, 0, 1084227584, 0, 1090519040, 0, 1095761920, 0], [0, 0, 0, 0, 1073741824, 0, 1084227584, 0, 0], [0, 1102053376, 1086324736, 0, 0, 1088421888, 1065353216, 1098907648, 0], [0, 1088421888, 0, 0, 0, 0, 0, 1095761920, 0], [0, 0, 1102577664, 1094713344, 0, 0, 0, 0, 0], [0, 0, 0, 0, 1097859072, 0, 1101004800, 1090519040, 0], [0, 1088421888, 0, 0, 0, 0, 0, 0, 0]]> : tensor<7x9xui32>
  %104 = stablehlo.constant dense<[[[[-2.0, -3.0, 0.0], [-1.0, 2.0, -3.0], [-3.0, -2.0, -1.0], [0.0, 2.0, -2.0], [-1.0, 0.0, -2.0], [-1.0, 2.0, 3.0], [1.0, 2.0, -1.0]], [[-2.0, -3.0, 0.0], [-3.0, -1.0, -2.0], [-1.0, -1.0, 0.0], [-1.0, -3.0, -1.0], [1.0, 3.0, 2.0], [-1.0, 3.0, 2.0], [1.0, 0.0, 1.0]], [[1.0, 0.0, -3.0], [3.0, -3.0, 2.0], [0.0, -2.0, -1.0], [2.0, 0.0, 2.0], [2.0, 1.0, 2.0], [3.0, 0.0, 3.0], [1.0, 0.0, 0.0]], [[-1.0, -3.0, -2.0], [0.0, 1.0, 1.0], [0.0, -3.0, -3.0], [3.0, -1.0, -1.0], [3.0, 0.0, -1.0], [0.0, -2.0, -3.0], [-3.0, 1.0, -3.0]], [[3.0, 2.0, -3.0], [-3.0, -3.0, 0.0], [-2.0, -1.0, 0.0], [3.0, -2.0, -2.0], [-3.0, -1.0, 2.0], [1.0, 2.0, -1.0], [3.0, -2.0, 2.0]], [[-1.0, 2.0, 1.0], [2.0, 1.0, 0.0], [-1.0, -2.0, 2.0], [3.0, 2.0, 0.0], [2.0, -2.0, 3.0], [-3.0, 2.0, 1.0], [0.0, 2.0, -2.0]], [[0.0, 1.0, 0.0], [-3.0, 2.0, 0.0], [2.0, -1.0, 3.0], [1.0, 3.0, 2.0], [1.0, -1.0, 1.0], [-2.0, -1.0, -3.0], [0.0, 0.0, -2.0]]], [[[1.0, 3.0, 2.0], [2.0, -2.0, -2.0], [2.0, 0.0, -1.0], [3.0, 3.0, 1.0], [1.0, 1.0, 3.0], [2.0, 2.0, -1.0], [-1.0, -1.0, 3.0]], [[-2.0, 2.0, 0.0], [-3.0, -1.0, -3.0], [1.0, -3.0, 2.0], [-2.0, -2.0, 3.0], [3.0, -2.0, -3.0], [-2.0, -3.0, 2.0], [0.0, 1.0, -1.0]], [[0.0, -2.0, -2.0], [-3.0, -1.0, -1.0], [-2.0, 1.0, -2.0], [2.0, -2.0, 0.0], [-2.0, -3.0, 3.0], [0.0, 2.0, -2.0], [3.0, -1.0, 1.0]], [[2.0, 3.0, -2.0], [3.0, 0.0, 0.0], [1.0, 3.0, 2.0], [-1.0, -1.0, 3.0], [0.0, -2.0, 1.0], [1.0, -2.0, 1.0], [1.0, 2.0, -1.0]], [[2.0, 3.0, 1.0], [-3.0, 1.0, 1.0], [2.0, -3.0, -1.0], [3.0, 0.0, 3.0], [2.0, 0.0, 0.0], [3.0, -2.0, -1.0], [-1.0, 1.0, 0.0]], [[-2.0, -1.0, 3.0], [3.0, 3.0, 1.0], [-1.0, 2.0, 1.0], [0.0, 1.0, 3.0], [2.0, 0.0, -1.0], [-2.0, -1.0, -3.0], [-2.0, 3.0, 1.0]], [[0.0, -1.0, 0.0], [1.0, 2.0, -3.0], [-3.0, 0.0, 3.0], [-2.0, -3.0, 3.0], [1.0, 2.0, 2.0], [0.0, -2.0, 3.0], [1.0, -2.0, -1.0]]]]> : tensor<2x7x7x3xf32>
  %105 = stablehlo.optimization_barrier %104 : tensor<2x7x7x3xf32>
  %106 = stablehlo.constant dense<[[[[8.0, 7.0, 4.0], [4.0, 2.0, 6.0], [4.0, 2.0, 1.0]], [[4.0, 4.0, 3.0], [3.0, 1.0, 4.0], [7.0, 3.0, 2.0]], [[6.0, 1.0, 3.0], [3.0, 8.0, 2.0], [2.0, 8.0, 2.0]]], [[[7.0, 6.0, 4.0], [8.0, 2.0, 2.0], [3.0, 1.0, 2.0]], [[5.0, 8.0, 7.0], [2.0, 4.0, 5.0], [6.0, 7.0, 6.0]], [[8.0, 4.0, 1.0], [5.0, 5.0, 7.0], [2.0, 5.0, 8.0]]]]> : tensor<2x3x3x3xf32>
  %107 = stablehlo.optimization_barrier %106 : tensor<2x3x3x3xf32>
  %108 = stablehlo.constant dense<0.0> : tensor<f32>
  %109 = stablehlo.optimization_barrier %108 : tensor<f32>
  %110 = "stablehlo.select_and_scatter"(%105, %107, %109) <{window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>, padding = dense<[[0, 0], [0, 1], [1, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %c = stablehlo.compare GE, %p, %q, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x7x7x3xf32>, tensor<2x3x3x3xf32>, tensor<f32>) -> tensor<2x7x7x3xf32>
  %111 = "stablehlo.bitcast_convert"(%110) : (tensor<2x7x7x3xf32>) -> tensor<2x7x7x3xui32>
  check.expect_eq_const %111, dense<[[[[0, 0, 0], [0, 1091567616, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 1065353216], [0, 0, 0]], [[0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 1073741824, 0], [0, 0, 0], [0, 0, 0]], [[0, 0, 0], [1100480512, 0, 1099431936], [0, 0, 0], [0, 0, 0], [0, 0, 0], [1093664768, 0, 1073741824], [0, 0, 0]], [[0, 0, 0], [0, 1065353216, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]], [[1086324736, 1084227584, 0], [0, 0, 0], [0, 0, 0], [1084227584, 0, 0], [0, 0, 0], [0, 1077936128, 0], [0, 0, 0]], [[0, 0, 1077936128], [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 1073741824], [0, 0, 0], [0, 0, 0]], [[0, 0, 0], [0, 0, 0], [0, 0, 1073741824], [0, 1098907648, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]]], [[[0, 1086324736, 1082130432], [1088421888, 0, 0], [0, 0, 0], [1093664768, 1077936128, 0], [0, 0, 1073741824], [0, 0, 0], [0, 0, 0]], [[0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 1073741824], [0, 0, 0], [0, 0, 0], [0, 0, 0]], [[0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 1086324736], [0, 1088421888, 0], [0, 0, 0]], [[0, 1090519040, 0], [1088421888, 0, 0], [0, 1082130432, 0], [0, 0, 1084227584], [0, 0, 0], [0, 0, 0], [0, 0, 0]], [[0, 1082130432, 1088421888], [0, 0, 0], [0, 0, 0], [1095761920, 0, 1097859072], [0, 0, 0], [0, 0, 0], [0, 0, 0]], [[0, 0, 1065353216], [1090519040, 1084227584, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]], [[0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 1084227584, 0], [0, 0, 0], [0, 0, 0]]]]> : tensor<2x7x7x3xui32>
  %112 = stablehlo.constant dense<[[0, -3, -1, 3, 2, 3, 0, 3, 2], [1, 1, -2, -1, 2, -2, 2, 1, 2], [-3, 3, 2, 1, -3, 1, 2, 3, -1], [0, 2, 0, 0, -1, -2, -2, 3, 0], [1, -3, 3, 2, -3, -2, 1, -1, -3], [1, -1, 0, 1, 2, -2, 3, 2, -1], [-2, 2, -1, -3, 2, 0, -3, -3, -3]]> : tensor<7x9xi32>
  %113 = stablehlo.optimization_barrier %112 : tensor<7x9xi32>
  %114 = stablehlo.constant dense<[[6, 4, 3, 8, 5], [5, 1, 3, 8, 2], [4, 8, 2, 5, 7], [5, 5, 3, 5, 6]]> : tensor<4x5xi32>
  %115 = stablehlo.optimization_barrier %114 : tensor<4x5xi32>
  %116 = stablehlo.constant dense<0> : tensor<i32>
  %117 = stablehlo.optimization_barrier %116 : tensor<i32>
  %118 = "stablehlo.select_and_scatter"(%113, %115, %117) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %c = stablehlo.compare GE, %p, %q, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<7x9xi32>, tensor<4x5xi32>, tensor<i32>) -> tensor<7x9xi32>
  check.expect_eq_const %118, dense<[[0, 0, 0, 7, 0, 8, 0, 5, 0], [6, 0, 0, 0, 3, 0, 0, 0, 0], [0, 6, 0, 0, 0, 0, 0, 10, 0], [0, 4, 0, 0, 0, 0, 0, 12, 0], [0, 0, 8, 2, 0, 0, 0, 0, 0], [0, 0, 0, 0, 3, 0, 5, 6, 0], [0, 10, 0, 0, 0, 0, 0, 0, 0]]> : tensor<7x9xi32>
  %119 = stablehlo.constant dense<[[0, -3, -1, 3, 2, 3, 0, 3, 2], [1, 1, -2, -1, 2, -2, 2, 1, 2], [-3, 3, 2, 1, -3, 1, 2, 3, -1], [0, 2, 0, 0, -1, -2, -2, 3, 0], [1, -3, 3, 2, -3, -2, 1, -1, -3], [1, -1, 0, 1, 2, -2, 3, 2, -1], [-2, 2, -1, -3, 2, 0, -3, -3, -3]]> : tensor<7x9xi32>
  %120 = stablehlo.optimization_barrier %119 : tensor<7x9xi32>
  %121 = stablehlo.constant dense<[[1, 3, 4, 1, 7, 1, 5, 8], [1, 2, 6, 1, 1, 5, 1, 2], [8, 7, 3, 8, 7, 1, 5, 8], [7, 4, 3, 1, 7, 6, 6, 7], [7, 6, 7, 3, 8, 6, 8, 8]]> : tensor<5x8xi32>
  %122 = stablehlo.optimization_barrier %121 : tensor<5x8xi32>
  %123 = stablehlo.constant dense<0> : tensor<i32>
  %124 = stablehlo.optimization_barrier %123 : tensor<i32>
  %125 = "stablehlo.select_and_scatter"(%120, %122, %124) <{window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %c = stablehlo.compare GE, %p, %q, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<7x9xi32>, tensor<5x8xi32>, tensor<i32>) -> tensor<7x9xi32>
  check.expect_eq_const %125, dense<[[0, 0, 0, 5, 0, 8, 0, 13, 0], [0, 0, 0, 0, 2, 0, 5, 0, 0], [0, 22, 6, 0, 0, 7, 1, 16, 0], [0, 7, 0, 0, 0, 0, 0, 13, 0], [0, 0, 23, 12, 0, 0, 0, 0, 0], [0, 0, 0, 0, 15, 0, 20, 8, 0], [0, 7, 0, 0, 0, 0, 0, 0, 0]]> : tensor<7x9xi32>
  %126 = stablehlo.constant dense<[[[[-2, -3, 0], [-1, 2, -3], [-3, -2, -1], [0, 2, -2], [-1, 0, -2], [-1, 2, 3], [1, 2, -1]], [[-2, -3, 0], [-3, -1, -2], [-1, -1, 0], [-1, -3, -1], [1, 3, 2], [-1, 3, 2], [1, 0, 1]], [[1, 0, -3], [3, -3, 2], [0, -2, -1], [2, 0, 2], [2, 1, 2], [3, 0, 3], [1, 0, 0]], [[-1, -3, -2], [0, 1, 1], [0, -3, -3], [3, -1, -1], [3, 0, -1], [0, -2, -3], [-3, 1, -3]], [[3, 2, -3], [-3, -3, 0], [-2, -1, 0], [3, -2, -2], [-3, -1, 2], [1, 2, -1], [3, -2, 2]], [[-1, 2, 1], [2, 1, 0], [-1, -2, 2], [3, 2, 0], [2, -2, 3], [-3, 2, 1], [0, 2, -2]], [[0, 1, 0], [-3, 2, 0], [2, -1, 3], [1, 3, 2], [1, -1, 1], [-2, -1, -3], [0, 0, -2]]], [[[1, 3, 2], [2, -2, -2], [2, 0, -1], [3, 3, 1], [1, 1, 3], [2, 2, -1], [-1, -1, 3]], [[-2, 2, 0], [-3, -1, -3], [1, -3, 2], [-2, -2, 3], [3, -2, -3], [-2, -3, 2], [0, 1, -1]], [[0, -2, -2], [-3, -1, -1], [-2, 1, -2], [2, -2, 0], [-2, -3, 3], [0, 2, -2], [3, -1, 1]], [[2, 3, -2], [3, 0, 0], [1, 3, 2], [-1, -1, 3], [0, -2, 1], [1, -2, 1], [1, 2, -1]], [[2, 3, 1], [-3, 1, 1], [2, -3, -1], [3, 0, 3], [2, 0, 0], [3, -2, -1], [-1, 1, 0]], [[-2, -1, 3], [3, 3, 1], [-1, 2, 1], [0, 1, 3], [2, 0, -1], [-2, -1, -3], [-2, 3, 1]], [[0, -1, 0], [1, 2, -3], [-3, 0, 3], [-2, -3, 3], [1, 2, 2], [0, -2, 3], [1, -2, -1]]]]> : tensor<2x7x7x3xi32>
  %127 = stablehlo.optimization_barrier %126 : tensor<2x7x7x3xi32>
  %128 = stablehlo.constant dense<[[[[8, 7, 4], [4, 2, 6], [4, 2, 1]], [[4, 4, 3], [3, 1, 4], [7, 3, 2]], [[6, 1, 3], [3, 8, 2], [2, 8, 2]]], [[[7, 6, 4], [8, 2, 2], [3, 1, 2]], [[5, 8, 7], [2, 4, 5], [6, 7, 6]], [[8, 4, 1], [5, 5, 7], [2, 5, 8]]]]> : tensor<2x3x3x3xi32>
  %129 = stablehlo.optimization_barrier %128 : tensor<2x3x3x3xi32>
  %130 = stablehlo.constant dense<0> : tensor<i32>
  %131 = stablehlo.optimization_barrier %130 : tensor<i32>
  %132 = "stablehlo.select_and_scatter"(%127, %129, %131) <{window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>, padding = dense<[[0, 0], [0, 1], [1, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %c = stablehlo.compare GE, %p, %q, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<2x7x7x3xi32>, tensor<2x3x3x3xi32>, tensor<i32>) -> tensor<2x7x7x3xi32>
  check.expect_eq_const %132, dense<[[[[0, 0, 0], [0, 9, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 1], [0, 0, 0]], [[0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 2, 0], [0, 0, 0], [0, 0, 0]], [[0, 0, 0], [19, 0, 17], [0, 0, 0], [0, 0, 0], [0, 0, 0], [11, 0, 2], [0, 0, 0]], [[0, 0, 0], [0, 1, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]], [[6, 5, 0], [0, 0, 0], [0, 0, 0], [5, 0, 0], [0, 0, 0], [0, 3, 0], [0, 0, 0]], [[0, 0, 3], [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 2], [0, 0, 0], [0, 0, 0]], [[0, 0, 0], [0, 0, 0], [0, 0, 2], [0, 16, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]]], [[[0, 6, 4], [7, 0, 0], [0, 0, 0], [11, 3, 0], [0, 0, 2], [0, 0, 0], [0, 0, 0]], [[0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 2], [0, 0, 0], [0, 0, 0], [0, 0, 0]], [[0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 6], [0, 7, 0], [0, 0, 0]], [[0, 8, 0], [7, 0, 0], [0, 4, 0], [0, 0, 5], [0, 0, 0], [0, 0, 0], [0, 0, 0]], [[0, 4, 7], [0, 0, 0], [0, 0, 0], [13, 0, 15], [0, 0, 0], [0, 0, 0], [0, 0, 0]], [[0, 0, 1], [8, 5, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]], [[0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 5, 0], [0, 0, 0], [0, 0, 0]]]]> : tensor<2x7x7x3xi32>
  return
}
