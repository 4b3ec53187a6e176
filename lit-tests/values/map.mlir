// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// map of a computation of two arguments. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[[1, 2, 3, 4, 5], [6, 7, -8, -7, -6], [-5, -4, -3, -2, -1]]> : tensor<3x5xi4>
  %1 = stablehlo.optimization_barrier %0 : tensor<3x5xi4>
  %2 = stablehlo.constant dense<[[2, 3, 4, 5, 6], [7, -8, -7, -6, -5], [-4, -3, -2, -1, 0]]> : tensor<3x5xi4>
  %3 = stablehlo.optimization_barrier %2 : tensor<3x5xi4>
  %4 = "stablehlo.map"(%1, %3) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%p: tensor<i4>, %q: tensor<i4>):
    %s = stablehlo.subtract %p, %q : tensor<i4>
    stablehlo.return %s : tensor<i4>
  }) : (tensor<3x5xi4>, tensor<3x5xi4>) -> tensor<3x5xi4>
  check.expect_eq_const %4, dense<-1> : tensor<3x5xi4>
  %5 = stablehlo.constant dense<[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15]]> : tensor<3x5xi8>
  %6 = stablehlo.optimization_barrier %5 : tensor<3x5xi8>
  %7 = stablehlo.constant dense<[[2, 3, 4, 5, 6], [7, 8, 9, 10, 11], [12, 13, 14, 15, 16]]> : tensor<3x5xi8>
  %8 = stablehlo.optimization_barrier %7 : tensor<3x5xi8>
  %9 = "stablehlo.map"(%6, %8) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %s = stablehlo.subtract %p, %q : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<3x5xi8>, tensor<3x5xi8>) -> tensor<3x5xi8>
  check.expect_eq_const %9, dense<-1> : tensor<3x5xi8>
  %10 = stablehlo.constant dense<[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15]]> : tensor<3x5xi16>
  %11 = stablehlo.optimization_barrier %10 : tensor<3x5xi16>
  %12 = stablehlo.constant dense<[[2, 3, 4, 5, 6], [7, 8, 9, 10, 11], [12, 13, 14, 15, 16]]> : tensor<3x5xi16>
  %13 = stablehlo.optimization_barrier %12 : tensor<3x5xi16>
  %14 = "stablehlo.map"(%11, %13) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%p: tensor<i16>, %q: tensor<i16>):
    %s = stablehlo.subtract %p, %q : tensor<i16>
    stablehlo.return %s : tensor<i16>
  }) : (tensor<3x5xi16>, tensor<3x5xi16>) -> tensor<3x5xi16>
  check.expect_eq_const %14, dense<-1> : tensor<3x5xi16>
  %15 = stablehlo.constant dense<[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15]]> : tensor<3x5xi32>
  %16 = stablehlo.optimization_barrier %15 : tensor<3x5xi32>
  %17 = stablehlo.constant dense<[[2, 3, 4, 5, 6], [7, 8, 9, 10, 11], [12, 13, 14, 15, 16]]> : tensor<3x5xi32>
  %18 = stablehlo.optimization_barrier %17 : tensor<3x5xi32>
  %19 = "stablehlo.map"(%16, %18) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.subtract %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
  check.expect_eq_const %19, dense<-1> : tensor<3x5xi32>
  %20 = stablehlo.constant dense<[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15]]> : tensor<3x5xi64>
  %21 = stablehlo.optimization_barrier %20 : tensor<3x5xi64>
  %22 = stablehlo.constant dense<[[2, 3, 4, 5, 6], [7, 8, 9, 10, 11], [12, 13, 14, 15, 16]]> : tensor<3x5xi64>
  %23 = stablehlo.optimization_barrier %22 : tensor<3x5xi64>
  %24 = "stablehlo.map"(%21, %23) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    %s = stablehlo.subtract %p, %q : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) : (tensor<3x5xi64>, tensor<3x5xi64>) -> tensor<3x5xi64>
  check.expect_eq_const %24, dense<-1> : tensor<3x5xi64>
  %25 = stablehlo.constant dense<[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15]]> : tensor<3x5xui4>
  %26 = stablehlo.optimization_barrier %25 : tensor<3x5xui4>
  %27 = stablehlo.constant dense<[[2, 3, 4, 5, 6], [7, 8, 9, 10, 11], [12, 13, 14, 15, 0]]> : tensor<3x5xui4>
  %28 = stablehlo.optimization_barrier %27 : tensor<3x5xui4>
  %29 = "stablehlo.map"(%26, %28) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%p: tensor<ui4>, %q: tensor<ui4>):
    %s = stablehlo.subtract %p, %q : tensor<ui4>
    stablehlo.return %s : tensor<ui4>
  }) : (tensor<3x5xui4>, tensor<3x5xui4>) -> tensor<3x5xui4>
  check.expect_eq_const %29, dense<15> : tensor<3x5xui4>
  %30 = stablehlo.constant dense<[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15]]> : tensor<3x5xui8>
  %31 = stablehlo.optimization_barrier %30 : tensor<3x5xui8>
  %32 = stablehlo.constant dense<[[2, 3, 4, 5, 6], [7, 8, 9, 10, 11], [12, 13, 14, 15, 16]]> : tensor<3x5xui8>
  %33 = stablehlo.optimization_barrier %32 : tensor<3x5xui8>
  %34 = "stablehlo.map"(%31, %33) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%p: tensor<ui8>, %q: tensor<ui8>):
    %s = stablehlo.subtract %p, %q : tensor<ui8>
    stablehlo.return %s : tensor<ui8>
  }) : (tensor<3x5xui8>, tensor<3x5xui8>) -> tensor<3x5xui8>
  check.expect_eq_const %34, dense<255> : tensor<3x5xui8>
  %35 = stablehlo.constant dense<[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15]]> : tensor<3x5xui16>
  %36 = stablehlo.optimization_barrier %35 : tensor<3x5xui16>
  %37 = stablehlo.constant dense<[[2, 3, 4, 5, 6], [7, 8, 9, 10, 11], [12, 13, 14, 15, 16]]> : tensor<3x5xui16>
  %38 = stablehlo.optimization_barrier %37 : tensor<3x5xui16>
  %39 = "stablehlo.map"(%36, %38) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%p: tensor<ui16>, %q: tensor<ui16>):
    %s = stablehlo.subtract %p, %q : tensor<ui16>
    stablehlo.return %s : tensor<ui16>
  }) : (tensor<3x5xui16>, tensor<3x5xui16>) -> tensor<3x5xui16>
  check.expect_eq_const %39, dense<65535> : tensor<3x5xui16>
  %40 = stablehlo.constant dense<[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15]]> : tensor<3x5xui32>
  %41 = stablehlo.optimization_barrier %40 : tensor<3x5xui32>
  %42 = stablehlo.constant dense<[[2, 3, 4, 5, 6], [7, 8, 9, 10, 11], [12, 13, 14, 15, 16]]> : tensor<3x5xui32>
  %43 = stablehlo.optimization_barrier %42 : tensor<3x5xui32>
  %44 = "stablehlo.map"(%41, %43) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%p: tensor<ui32>, %q: tensor<ui32>):
    %s = stablehlo.subtract %p, %q : tensor<ui32>
    stablehlo.return %s : tensor<ui32>
  }) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
  check.expect_eq_const %44, dense<4294967295> : tensor<3x5xui32>
  %45 = stablehlo.constant dense<[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15]]> : tensor<3x5xui64>
  %46 = stablehlo.optimization_barrier %45 : tensor<3x5xui64>
  %47 = stablehlo.constant dense<[[2, 3, 4, 5, 6], [7, 8, 9, 10, 11], [12, 13, 14, 15, 16]]> : tensor<3x5xui64>
  %48 = stablehlo.optimization_barrier %47 : tensor<3x5xui64>
  %49 = "stablehlo.map"(%46, %48) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%p: tensor<ui64>, %q: tensor<ui64>):
    %s = stablehlo.subtract %p, %q : tensor<ui64>
    stablehlo.return %s : tensor<ui64>
  }) : (tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>
  check.expect_eq_const %49, dense<18446744073709551615> : tensor<3x5xui64>
  %50 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0]]> : tensor<3x5xbf16>
  %51 = stablehlo.optimization_barrier %50 : tensor<3x5xbf16>
  %52 = stablehlo.constant dense<[[-18.0, -17.0, -16.0, -15.0, -14.0], [-13.0, -12.0, -11.0, -10.0, -9.0], [-8.0, -7.0, -6.0, -5.0, -4.0]]> : tensor<3x5xbf16>
  %53 = stablehlo.optimization_barrier %52 : tensor<3x5xbf16>
  %54 = "stablehlo.map"(%51, %53) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.subtract %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<3x5xbf16>, tensor<3x5xbf16>) -> tensor<3x5xbf16>
  %55 = "stablehlo.bitcast_convert"(%54) : (tensor<3x5xbf16>) -> tensor<3x5xui16>
  check.expect_eq_const %55, dense<49024> : tensor<3x5xui16>
  %56 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0]]> : tensor<3x5xf16>
  %57 = stablehlo.optimization_barrier %56 : tensor<3x5xf16>
  %58 = stablehlo.constant dense<[[-18.0, -17.0, -16.0, -15.0, -14.0], [-13.0, -12.0, -11.0, -10.0, -9.0], [-8.0, -7.0, -6.0, -5.0, -4.0]]> : tensor<3x5xf16>
  %59 = stablehlo.optimization_barrier %58 : tensor<3x5xf16>
  %60 = "stablehlo.map"(%57, %59) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.subtract %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<3x5xf16>, tensor<3x5xf16>) -> tensor<3x5xf16>
  %61 = "stablehlo.bitcast_convert"(%60) : (tensor<3x5xf16>) -> tensor<3x5xui16>
  check.expect_eq_const %61, dense<48128> : tensor<3x5xui16>
  %62 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0]]> : tensor<3x5xf32>
  %63 = stablehlo.optimization_barrier %62 : tensor<3x5xf32>
  %64 = stablehlo.constant dense<[[-18.0, -17.0, -16.0, -15.0, -14.0], [-13.0, -12.0, -11.0, -10.0, -9.0], [-8.0, -7.0, -6.0, -5.0, -4.0]]> : tensor<3x5xf32>
  %65 = stablehlo.optimization_barrier %64 : tensor<3x5xf32>
  %66 = "stablehlo.map"(%63, %65) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.subtract %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  %67 = "stablehlo.bitcast_convert"(%66) : (tensor<3x5xf32>) -> tensor<3x5xui32>
  check.expect_eq_const %67, dense<3212836864> : tensor<3x5xui32>
  %68 = stablehlo.constant dense<[[-19.0, -18.0, -17.0, -16.0, -15.0], [-14.0, -13.0, -12.0, -11.0, -10.0], [-9.0, -8.0, -7.0, -6.0, -5.0]]> : tensor<3x5xf64>
  %69 = stablehlo.optimization_barrier %68 : tensor<3x5xf64>
  %70 = stablehlo.constant dense<[[-18.0, -17.0, -16.0, -15.0, -14.0], [-13.0, -12.0, -11.0, -10.0, -9.0], [-8.0, -7.0, -6.0, -5.0, -4.0]]> : tensor<3x5xf64>
  %71 = stablehlo.optimization_barrier %70 : tensor<3x5xf64>
  %72 = "stablehlo.map"(%69, %71) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%p: tensor<f64>, %q: tensor<f64>):
    %s = stablehlo.subtract %p, %q : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xf64>
  %73 = "stablehlo.bitcast_convert"(%72) : (tensor<3x5xf64>) -> tensor<3x5xui64>
  check.expect_eq_const %73, dense<13830554455654793216> : tensor<3x5xui64>
  %74 = stablehlo.constant dense<> : tensor<0xi32>
  %75 = stablehlo.optimization_barrier %74 : tensor<0xi32>
  %76 = stablehlo.constant dense<> : tensor<0xi32>
  %77 = stablehlo.optimization_barrier %76 : tensor<0xi32>
  %78 = "stablehlo.map"(%75, %77) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi32>
  check.expect_eq_const %78, dense<> : tensor<0xi32>
  return
}
