// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// reduce_window with overlapping windows, strides, dilations and padding, negative too. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<0> : tensor<i4>
  %1 = stablehlo.optimization_barrier %0 : tensor<i4>
  %2 = stablehlo.constant dense<[[0, -3, 1, 0, -2, -2, -3, 3, 0, 0, 1, -3, 0], [-2, 2, 0, 1, -2, -3, -2, 1, 2, -2, -1, 0, 0], [2, 0, 2, 2, -3, 3, 0, 3, -1, 1, 2, 1, 3], [0, -3, -3, -2, -3, 2, -3, -3, -2, 1, 0, 0, -2], [-2, 3, 2, 0, -1, 2, 3, -2, -2, 2, -2, 2, -2], [3, 1, -3, 1, 1, -1, -2, 1, -2, 2, -2, -3, -1], [1, -3, 3, -3, 1, 1, 1, 1, 1, 2, 2, -2, 2]]> : tensor<7x13xi4>
  %3 = stablehlo.optimization_barrier %2 : tensor<7x13xi4>
  %4 = "stablehlo.reduce_window"(%3, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<i4>, %q: tensor<i4>):
    %s = stablehlo.add %p, %q : tensor<i4>
    stablehlo.return %s : tensor<i4>
  }) : (tensor<7x13xi4>, tensor<i4>) -> tensor<6x11xi4>
  check.expect_eq_const %4, dense<[[-2, 1, -2, -8, 2, -6, 1, 4, 0, -5, -3], [4, 7, 0, -2, -7, 2, 3, 4, 1, 1, 5], [-2, -4, -7, -1, -4, 2, -6, -1, 1, 5, 4], [-3, -3, -7, -2, 0, -1, 7, -6, -3, 3, -4], [4, 4, 0, 2, 2, 1, -4, -1, -4, -1, -8], [2, -4, 0, 0, 1, 1, 0, 5, 3, -1, -4]]> : tensor<6x11xi4>
  %5 = stablehlo.constant dense<-8> : tensor<i4>
  %6 = stablehlo.optimization_barrier %5 : tensor<i4>
  %7 = stablehlo.constant dense<[[0, -3, 1, 0, -2, -2, -3, 3, 0, 0, 1, -3, 0], [-2, 2, 0, 1, -2, -3, -2, 1, 2, -2, -1, 0, 0], [2, 0, 2, 2, -3, 3, 0, 3, -1, 1, 2, 1, 3], [0, -3, -3, -2, -3, 2, -3, -3, -2, 1, 0, 0, -2], [-2, 3, 2, 0, -1, 2, 3, -2, -2, 2, -2, 2, -2], [3, 1, -3, 1, 1, -1, -2, 1, -2, 2, -2, -3, -1], [1, -3, 3, -3, 1, 1, 1, 1, 1, 2, 2, -2, 2]]> : tensor<7x13xi4>
  %8 = stablehlo.optimization_barrier %7 : tensor<7x13xi4>
  %9 = "stablehlo.reduce_window"(%8, %6) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<i4>, %q: tensor<i4>):
    %s = stablehlo.maximum %p, %q : tensor<i4>
    stablehlo.return %s : tensor<i4>
  }) : (tensor<7x13xi4>, tensor<i4>) -> tensor<6x11xi4>
  check.expect_eq_const %9, dense<[[2, 2, 1, 1, -2, 3, 3, 3, 2, 1, 1], [2, 2, 2, 3, 3, 3, 3, 3, 2, 2, 3], [2, 2, 2, 3, 3, 3, 3, 3, 2, 2, 3], [3, 3, 2, 2, 3, 3, 3, 2, 2, 2, 2], [3, 3, 2, 2, 3, 3, 3, 2, 2, 2, 2], [3, 3, 3, 1, 1, 1, 1, 2, 2, 2, 2]]> : tensor<6x11xi4>
  %10 = stablehlo.constant dense<7> : tensor<i4>
  %11 = stablehlo.optimization_barrier %10 : tensor<i4>
  %12 = stablehlo.constant dense<[[0, -3, 1, 0, -2, -2, -3, 3, 0, 0, 1, -3, 0], [-2, 2, 0, 1, -2, -3, -2, 1, 2, -2, -1, 0, 0], [2, 0, 2, 2, -3, 3, 0, 3, -1, 1, 2, 1, 3], [0, -3, -3, -2, -3, 2, -3, -3, -2, 1, 0, 0, -2], [-2, 3, 2, 0, -1, 2, 3, -2, -2, 2, -2, 2, -2], [3, 1, -3, 1, 1, -1, -2, 1, -2, 2, -2, -3, -1], [1, -3, 3, -3, 1, 1, 1, 1, 1, 2, 2, -2, 2]]> : tensor<7x13xi4>
  %13 = stablehlo.optimization_barrier %12 : tensor<7x13xi4>
  %14 = "stablehlo.reduce_window"(%13, %11) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<i4>, %q: tensor<i4>):
    %s = stablehlo.minimum %p, %q : tensor<i4>
    stablehlo.return %s : tensor<i4>
  }) : (tensor<7x13xi4>, tensor<i4>) -> tensor<6x11xi4>
  check.expect_eq_const %14, dense<[[-3, -3, -2, -3, -3, -3, -3, -2, -2, -3, -3], [-2, 0, -3, -3, -3, -3, -2, -2, -2, -2, -1], [-3, -3, -3, -3, -3, -3, -3, -3, -2, 0, -2], [-3, -3, -3, -3, -3, -3, -3, -3, -2, -2, -2], [-3, -3, -3, -1, -2, -2, -2, -2, -2, -3, -3], [-3, -3, -3, -3, -2, -2, -2, -2, -2, -3, -3]]> : tensor<6x11xi4>
  %15 = stablehlo.constant dense<0> : tensor<i8>
  %16 = stablehlo.optimization_barrier %15 : tensor<i8>
  %17 = stablehlo.constant dense<[[0, -3, 1, 0, -2, -2, -3, 3, 0, 0, 1, -3, 0], [-2, 2, 0, 1, -2, -3, -2, 1, 2, -2, -1, 0, 0], [2, 0, 2, 2, -3, 3, 0, 3, -1, 1, 2, 1, 3], [0, -3, -3, -2, -3, 2, -3, -3, -2, 1, 0, 0, -2], [-2, 3, 2, 0, -1, 2, 3, -2, -2, 2, -2, 2, -2], [3, 1, -3, 1, 1, -1, -2, 1, -2, 2, -2, -3, -1], [1, -3, 3, -3, 1, 1, 1, 1, 1, 2, 2, -2, 2]]> : tensor<7x13xi8>
  %18 = stablehlo.optimization_barrier %17 : tensor<7x13xi8>
  %19 = "stablehlo.reduce_window"(%18, %16) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %s = stablehlo.add %p, %q : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<7x13xi8>, tensor<i8>) -> tensor<6x11xi8>
  check.expect_eq_const %19, dense<[[-2, 1, -2, -8, -14, -6, 1, 4, 0, -5, -3], [4, 7, 0, -2, -7, 2, 3, 4, 1, 1, 5], [-2, -4, -7, -1, -4, 2, -6, -1, 1, 5, 4], [-3, -3, -7, -2, 0, -1, -9, -6, -3, 3, -4], [4, 4, 0, 2, 2, 1, -4, -1, -4, -1, -8], [2, -4, 0, 0, 1, 1, 0, 5, 3, -1, -4]]> : tensor<6x11xi8>
  %20 = stablehlo.constant dense<-128> : tensor<i8>
  %21 = stablehlo.optimization_barrier %20 : tensor<i8>
  %22 = stablehlo.constant dense<[[0, -3, 1, 0, -2, -2, -3, 3, 0, 0, 1, -3, 0], [-2, 2, 0, 1, -2, -3, -2, 1, 2, -2, -1, 0, 0], [2, 0, 2, 2, -3, 3, 0, 3, -1, 1, 2, 1, 3], [0, -3, -3, -2, -3, 2, -3, -3, -2, 1, 0, 0, -2], [-2, 3, 2, 0, -1, 2, 3, -2, -2, 2, -2, 2, -2], [3, 1, -3, 1, 1, -1, -2, 1, -2, 2, -2, -3, -1], [1, -3, 3, -3, 1, 1, 1, 1, 1, 2, 2, -2, 2]]> : tensor<7x13xi8>
  %23 = stablehlo.optimization_barrier %22 : tensor<7x13xi8>
  %24 = "stablehlo.reduce_window"(%23, %21) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %s = stablehlo.maximum %p, %q : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<7x13xi8>, tensor<i8>) -> tensor<6x11xi8>
  check.expect_eq_const %24, dense<[[2, 2, 1, 1, -2, 3, 3, 3, 2, 1, 1], [2, 2, 2, 3, 3, 3, 3, 3, 2, 2, 3], [2, 2, 2, 3, 3, 3, 3, 3, 2, 2, 3], [3, 3, 2, 2, 3, 3, 3, 2, 2, 2, 2], [3, 3, 2, 2, 3, 3, 3, 2, 2, 2, 2], [3, 3, 3, 1, 1, 1, 1, 2, 2, 2, 2]]> : tensor<6x11xi8>
  %25 = stablehlo.constant dense<127> : tensor<i8>
  %26 = stablehlo.optimization_barrier %25 : tensor<i8>
  %27 = stablehlo.constant dense<[[0, -3, 1, 0, -2, -2, -3, 3, 0, 0, 1, -3, 0], [-2, 2, 0, 1, -2, -3, -2, 1, 2, -2, -1, 0, 0], [2, 0, 2, 2, -3, 3, 0, 3, -1, 1, 2, 1, 3], [0, -3, -3, -2, -3, 2, -3, -3, -2, 1, 0, 0, -2], [-2, 3, 2, 0, -1, 2, 3, -2, -2, 2, -2, 2, -2], [3, 1, -3, 1, 1, -1, -2, 1, -2, 2, -2, -3, -1], [1, -3, 3, -3, 1, 1, 1, 1, 1, 2, 2, -2, 2]]> : tensor<7x13xi8>
  %28 = stablehlo.optimization_barrier %27 : tensor<7x13xi8>
  %29 = "stablehlo.reduce_window"(%28, %26) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %s = stablehlo.minimum %p, %q : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<7x13xi8>, tensor<i8>) -> tensor<6x11xi8>
  check.expect_eq_const %29, dense<[[-3, -3, -2, -3, -3, -3, -3, -2, -2, -3, -3], [-2, 0, -3, -3, -3, -3, -2, -2, -2, -2, -1], [-3, -3, -3, -3, -3, -3, -3, -3, -2, 0, -2], [-3, -3, -3, -3, -3, -3, -3, -3, -2, -2, -2], [-3, -3, -3, -1, -2, -2, -2, -2, -2, -3, -3], [-3, -3, -3, -3, -2, -2, -2, -2, -2, -3, -3]]> : tensor<6x11xi8>
  %30 = stablehlo.constant dense<0> : tensor<i16>
  %31 = stablehlo.optimization_barrier %30 : tensor<i16>
  %32 = stablehlo.constant dense<[[0, -3, 1, 0, -2, -2, -3, 3, 0, 0, 1, -3, 0], [-2, 2, 0, 1, -2, -3, -2, 1, 2, -2, -1, 0, 0], [2, 0, 2, 2, -3, 3, 0, 3, -1, 1, 2, 1, 3], [0, -3, -3, -2, -3, 2, -3, -3, -2, 1, 0, 0, -2], [-2, 3, 2, 0, -1, 2, 3, -2, -2, 2, -2, 2, -2], [3, 1, -3, 1, 1, -1, -2, 1, -2, 2, -2, -3, -1], [1, -3, 3, -3, 1, 1, 1, 1, 1, 2, 2, -2, 2]]> : tensor<7x13xi16>
  %33 = stablehlo.optimization_barrier %32 : tensor<7x13xi16>
  %34 = "stablehlo.reduce_window"(%33, %31) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<i16>, %q: tensor<i16>):
    %s = stablehlo.add %p, %q : tensor<i16>
    stablehlo.return %s : tensor<i16>
  }) : (tensor<7x13xi16>, tensor<i16>) -> tensor<6x11xi16>
  check.expect_eq_const %34, dense<[[-2, 1, -2, -8, -14, -6, 1, 4, 0, -5, -3], [4, 7, 0, -2, -7, 2, 3, 4, 1, 1, 5], [-2, -4, -7, -1, -4, 2, -6, -1, 1, 5, 4], [-3, -3, -7, -2, 0, -1, -9, -6, -3, 3, -4], [4, 4, 0, 2, 2, 1, -4, -1, -4, -1, -8], [2, -4, 0, 0, 1, 1, 0, 5, 3, -1, -4]]> : tensor<6x11xi16>
  %35 = stablehlo.constant dense<-32768> : tensor<i16>
  %36 = stablehlo.optimization_barrier %35 : tensor<i16>
  %37 = stablehlo.constant dense<[[0, -3, 1, 0, -2, -2, -3, 3, 0, 0, 1, -3, 0], [-2, 2, 0, 1, -2, -3, -2, 1, 2, -2, -1, 0, 0], [2, 0, 2, 2, -3, 3, 0, 3, -1, 1, 2, 1, 3], [0, -3, -3, -2, -3, 2, -3, -3, -2, 1, 0, 0, -2], [-2, 3, 2, 0, -1, 2, 3, -2, -2, 2, -2, 2, -2], [3, 1, -3, 1, 1, -1, -2, 1, -2, 2, -2, -3, -1], [1, -3, 3, -3, 1, 1, 1, 1, 1, 2, 2, -2, 2]]> : tensor<7x13xi16>
  %38 = stablehlo.optimization_barrier %37 : tensor<7x13xi16>
  %39 = "stablehlo.reduce_window"(%38, %36) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<i16>, %q: tensor<i16>):
    %s = stablehlo.maximum %p, %q : tensor<i16>
    stablehlo.return %s : tensor<i16>
  }) : (tensor<7x13xi16>, tensor<i16>) -> tensor<6x11xi16>
  check.expect_eq_const %39, dense<[[2, 2, 1, 1, -2, 3, 3, 3, 2, 1, 1], [2, 2, 2, 3, 3, 3, 3, 3, 2, 2, 3], [2, 2, 2, 3, 3, 3, 3, 3, 2, 2, 3], [3, 3, 2, 2, 3, 3, 3, 2, 2, 2, 2], [3, 3, 2, 2, 3, 3, 3, 2, 2, 2, 2], [3, 3, 3, 1, 1, 1, 1, 2, 2, 2, 2]]> : tensor<6x11xi16>
  %40 = stablehlo.constant dense<32767> : tensor<i16>
  %41 = stablehlo.optimization_barrier %40 : tensor<i16>
  %42 = stablehlo.constant dense<[[0, -3, 1, 0, -2, -2, -3, 3, 0, 0, 1, -3, 0], [-2, 2, 0, 1, -2, -3, -2, 1, 2, -2, -1, 0, 0], [2, 0, 2, 2, -3, 3, 0, 3, -1, 1, 2, 1, 3], [0, -3, -3, -2, -3, 2, -3, -3, -2, 1, 0, 0, -2], [-2, 3, 2, 0, -1, 2, 3, -2, -2, 2, -2, 2, -2], [3, 1, -3, 1, 1, -1, -2, 1, -2, 2, -2, -3, -1], [1, -3, 3, -3, 1, 1, 1, 1, 1, 2, 2, -2, 2]]> : tensor<7x13xi16>
  %43 = stablehlo.optimization_barrier %42 : tensor<7x13xi16>
  %44 = "stablehlo.reduce_window"(%43, %41) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<i16>, %q: tensor<i16>):
    %s = stablehlo.minimum %p, %q : tensor<i16>
    stablehlo.return %s : tensor<i16>
  }) : (tensor<7x13xi16>, tensor<i16>) -> tensor<6x11xi16>
  check.expect_eq_const %44, dense<[[-3, -3, -2, -3, -3, -3, -3, -2, -2, -3, -3], [-2, 0, -3, -3, -3, -3, -2, -2, -2, -2, -1], [-3, -3, -3, -3, -3, -3, -3, -3, -2, 0, -2], [-3, -3, -3, -3, -3, -3, -3, -3, -2, -2, -2], [-3, -3, -3, -1, -2, -2, -2, -2, -2, -3, -3], [-3, -3, -3, -3, -2, -2, -2, -2, -2, -3, -3]]> : tensor<6x11xi16>
  %45 = stablehlo.constant dense<0> : tensor<i32>
  %46 = stablehlo.optimization_barrier %45 : tensor<i32>
  %47 = stablehlo.constant dense<[[0, -3, 1, 0, -2, -2, -3, 3, 0, 0, 1, -3, 0], [-2, 2, 0, 1, -2, -3, -2, 1, 2, -2, -1, 0, 0], [2, 0, 2, 2, -3, 3, 0, 3, -1, 1, 2, 1, 3], [0, -3, -3, -2, -3, 2, -3, -3, -2, 1, 0, 0, -2], [-2, 3, 2, 0, -1, 2, 3, -2, -2, 2, -2, 2, -2], [3, 1, -3, 1, 1, -1, -2, 1, -2, 2, -2, -3, -1], [1, -3, 3, -3, 1, 1, 1, 1, 1, 2, 2, -2, 2]]> : tensor<7x13xi32>
  %48 = stablehlo.optimization_barrier %47 : tensor<7x13xi32>
  %49 = "stablehlo.reduce_window"(%48, %46) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<7x13xi32>, tensor<i32>) -> tensor<6x11xi32>
  check.expect_eq_const %49, dense<[[-2, 1, -2, -8, -14, -6, 1, 4, 0, -5, -3], [4, 7, 0, -2, -7, 2, 3, 4, 1, 1, 5], [-2, -4, -7, -1, -4, 2, -6, -1, 1, 5, 4], [-3, -3, -7, -2, 0, -1, -9, -6, -3, 3, -4], [4, 4, 0, 2, 2, 1, -4, -1, -4, -1, -8], [2, -4, 0, 0, 1, 1, 0, 5, 3, -1, -4]]> : tensor<6x11xi32>
  %50 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %51 = stablehlo.optimization_barrier %50 : tensor<i32>
  %52 = stablehlo.constant dense<[[0, -3, 1, 0, -2, -2, -3, 3, 0, 0, 1, -3, 0], [-2, 2, 0, 1, -2, -3, -2, 1, 2, -2, -1, 0, 0], [2, 0, 2, 2, -3, 3, 0, 3, -1, 1, 2, 1, 3], [0, -3, -3, -2, -3, 2, -3, -3, -2, 1, 0, 0, -2], [-2, 3, 2, 0, -1, 2, 3, -2, -2, 2, -2, 2, -2], [3, 1, -3, 1, 1, -1, -2, 1, -2, 2, -2, -3, -1], [1, -3, 3, -3, 1, 1, 1, 1, 1, 2, 2, -2, 2]]> : tensor<7x13xi32>
  %53 = stablehlo.optimization_barrier %52 : tensor<7x13xi32>
  %54 = "stablehlo.reduce_window"(%53, %51) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.maximum %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<7x13xi32>, tensor<i32>) -> tensor<6x11xi32>
  check.expect_eq_const %54, dense<[[2, 2, 1, 1, -2, 3, 3, 3, 2, 1, 1], [2, 2, 2, 3, 3, 3, 3, 3, 2, 2, 3], [2, 2, 2, 3, 3, 3, 3, 3, 2, 2, 3], [3, 3, 2, 2, 3, 3, 3, 2, 2, 2, 2], [3, 3, 2, 2, 3, 3, 3, 2, 2, 2, 2], [3, 3, 3, 1, 1, 1, 1, 2, 2, 2, 2]]> : tensor<6x11xi32>
  %55 = stablehlo.constant dense<2147483647> : tensor<i32>
  %56 = stablehlo.optimization_barrier %55 : tensor<i32>
  %57 = stablehlo.constant dense<[[0, -3, 1, 0, -2, -2, -3, 3, 0, 0, 1, -3, 0], [-2, 2, 0, 1, -2, -3, -2, 1, 2, -2, -1, 0, 0], [2, 0, 2, 2, -3, 3, 0, 3, -1, 1, 2, 1, 3], [0, -3, -3, -2, -3, 2, -3, -3, -2, 1, 0, 0, -2], [-2, 3, 2, 0, -1, 2, 3, -2, -2, 2, -2, 2, -2], [3, 1, -3, 1, 1, -1, -2, 1, -2, 2, -2, -3, -1], [1, -3, 3, -3, 1, 1, 1, 1, 1, 2, 2, -2, 2]]> : tensor<7x13xi32>
  %58 = stablehlo.optimization_barrier %57 : tensor<7x13xi32>
  %59 = "stablehlo.reduce_window"(%58, %56) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.minimum %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<7x13xi32>, tensor<i32>) -> tensor<6x11xi32>
  check.expect_eq_const %59, dense<[[-3, -3, -2, -3, -3, -3, -3, -2, -2, -3, -3], [-2, 0, -3, -3, -3, -3, -2, -2, -2, -2, -1], [-3, -3, -3, -3, -3, -3, -3, -3, -2, 0, -2], [-3, -3, -3, -3, -3, -3, -3, -3, -2, -2, -2], [-3, -3, -3, -1, -2, -2, -2, -2, -2, -3, -3], [-3, -3, -3, -3, -2, -2, -2, -2, -2, -3, -3]]> : tensor<6x11xi32>
  %60 = stablehlo.constant dense<0> : tensor<i64>
  %61 = stablehlo.optimization_barrier %60 : tensor<i64>
  %62 = stablehlo.constant dense<[[0, -3, 1, 0, -2, -2, -3, 3, 0, 0, 1, -3, 0], [-2, 2, 0, 1, -2, -3, -2, 1, 2, -2, -1, 0, 0], [2, 0, 2, 2, -3, 3, 0, 3, -1, 1, 2, 1, 3], [0, -3, -3, -2, -3, 2, -3, -3, -2, 1, 0, 0, -2], [-2, 3, 2, 0, -1, 2, 3, -2, -2, 2, -2, 2, -2], [3, 1, -3, 1, 1, -1, -2, 1, -2, 2, -2, -3, -1], [1, -3, 3, -3, 1, 1, 1, 1, 1, 2, 2, -2, 2]]> : tensor<7x13xi64>
  %63 = stablehlo.optimization_barrier %62 : tensor<7x13xi64>
  %64 = "stablehlo.reduce_window"(%63, %61) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    %s = stablehlo.add %p, %q : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) : (tensor<7x13xi64>, tensor<i64>) -> tensor<6x11xi64>
  check.expect_eq_const %64, dense<[[-2, 1, -2, -8, -14, -6, 1, 4, 0, -5, -3], [4, 7, 0, -2, -7, 2, 3, 4, 1, 1, 5], [-2, -4, -7, -1, -4, 2, -6, -1, 1, 5, 4], [-3, -3, -7, -2, 0, -1, -9, -6, -3, 3, -4], [4, 4, 0, 2, 2, 1, -4, -1, -4, -1, -8], [2, -4, 0, 0, 1, 1, 0, 5, 3, -1, -4]]> : tensor<6x11xi64>
  %65 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %66 = stablehlo.optimization_barrier %65 : tensor<i64>
  %67 = stablehlo.constant dense<[[0, -3, 1, 0, -2, -2, -3, 3, 0, 0, 1, -3, 0], [-2, 2, 0, 1, -2, -3, -2, 1, 2, -2, -1, 0, 0], [2, 0, 2, 2, -3, 3, 0, 3, -1, 1, 2, 1, 3], [0, -3, -3, -2, -3, 2, -3, -3, -2, 1, 0, 0, -2], [-2, 3, 2, 0, -1, 2, 3, -2, -2, 2, -2, 2, -2], [3, 1, -3, 1, 1, -1, -2, 1, -2, 2, -2, -3, -1], [1, -3, 3, -3, 1, 1, 1, 1, 1, 2, 2, -2, 2]]> : tensor<7x13xi64>
  %68 = stablehlo.optimization_barrier %67 : tensor<7x13xi64>
  %69 = "stablehlo.reduce_window"(%68, %66) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    %s = stablehlo.maximum %p, %q : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) : (tensor<7x13xi64>, tensor<i64>) -> tensor<6x11xi64>
  check.expect_eq_const %69, dense<[[2, 2, 1, 1, -2, 3, 3, 3, 2, 1, 1], [2, 2, 2, 3, 3, 3, 3, 3, 2, 2, 3], [2, 2, 2, 3, 3, 3, 3, 3, 2, 2, 3], [3, 3, 2, 2, 3, 3, 3, 2, 2, 2, 2], [3, 3, 2, 2, 3, 3, 3, 2, 2, 2, 2], [3, 3, 3, 1, 1, 1, 1, 2, 2, 2, 2]]> : tensor<6x11xi64>
  %70 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %71 = stablehlo.optimization_barrier %70 : tensor<i64>
  %72 = stablehlo.constant dense<[[0, -3, 1, 0, -2, -2, -3, 3, 0, 0, 1, -3, 0], [-2, 2, 0, 1, -2, -3, -2, 1, 2, -2, -1, 0, 0], [2, 0, 2, 2, -3, 3, 0, 3, -1, 1, 2, 1, 3], [0, -3, -3, -2, -3, 2, -3, -3, -2, 1, 0, 0, -2], [-2, 3, 2, 0, -1, 2, 3, -2, -2, 2, -2, 2, -2], [3, 1, -3, 1, 1, -1, -2, 1, -2, 2, -2, -3, -1], [1, -3, 3, -3, 1, 1, 1, 1, 1, 2, 2, -2, 2]]> : tensor<7x13xi64>
  %73 = stablehlo.optimization_barrier %72 : tensor<7x13xi64>
  %74 = "stablehlo.reduce_window"(%73, %71) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    %s = stablehlo.minimum %p, %q : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) : (tensor<7x13xi64>, tensor<i64>) -> tensor<6x11xi64>
  check.expect_eq_const %74, dense<[[-3, -3, -2, -3, -3, -3, -3, -2, -2, -3, -3], [-2, 0, -3, -3, -3, -3, -2, -2, -2, -2, -1], [-3, -3, -3, -3, -3, -3, -3, -3, -2, 0, -2], [-3, -3, -3, -3, -3, -3, -3, -3, -2, -2, -2], [-3, -3, -3, -1, -2, -2, -2, -2, -2, -3, -3], [-3, -3, -3, -3, -2, -2, -2, -2, -2, -3, -3]]> : tensor<6x11xi64>
  %75 = stablehlo.constant dense<0> : tensor<ui4>
  %76 = stablehlo.optimization_barrier %75 : tensor<ui4>
  %77 = stablehlo.constant dense<[[2, 0, 2, 2, 0, 1, 0, 3, 1, 2, 2, 0, 2], [0, 3, 1, 2, 0, 0, 0, 2, 3, 0, 1, 1, 2], [3, 1, 3, 3, 0, 3, 2, 3, 1, 2, 3, 2, 3], [1, 0, 0, 0, 0, 3, 0, 0, 1, 2, 2, 1, 0], [0, 3, 2, 2, 1, 3, 3, 1, 0, 3, 0, 3, 0], [3, 2, 0, 2, 2, 1, 0, 2, 0, 3, 0, 0, 1], [2, 0, 3, 0, 2, 2, 2, 2, 2, 3, 3, 0, 3]]> : tensor<7x13xui4>
  %78 = stablehlo.optimization_barrier %77 : tensor<7x13xui4>
  %79 = "stablehlo.reduce_window"(%78, %76) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<ui4>, %q: tensor<ui4>):
    %s = stablehlo.add %p, %q : tensor<ui4>
    stablehlo.return %s : tensor<ui4>
  }) : (tensor<7x13xui4>, tensor<ui4>) -> tensor<6x11xui4>
  check.expect_eq_const %79, dense<[[8, 10, 7, 5, 1, 6, 9, 11, 9, 6, 8], [11, 13, 9, 8, 5, 10, 11, 11, 10, 9, 12], [8, 7, 6, 9, 8, 11, 7, 9, 11, 12, 11], [6, 7, 5, 9, 10, 10, 5, 7, 8, 11, 6], [10, 11, 9, 11, 10, 10, 6, 9, 6, 9, 4], [10, 7, 9, 9, 9, 9, 8, 12, 11, 9, 7]]> : tensor<6x11xui4>
  %80 = stablehlo.constant dense<0> : tensor<ui4>
  %81 = stablehlo.optimization_barrier %80 : tensor<ui4>
  %82 = stablehlo.constant dense<[[2, 0, 2, 2, 0, 1, 0, 3, 1, 2, 2, 0, 2], [0, 3, 1, 2, 0, 0, 0, 2, 3, 0, 1, 1, 2], [3, 1, 3, 3, 0, 3, 2, 3, 1, 2, 3, 2, 3], [1, 0, 0, 0, 0, 3, 0, 0, 1, 2, 2, 1, 0], [0, 3, 2, 2, 1, 3, 3, 1, 0, 3, 0, 3, 0], [3, 2, 0, 2, 2, 1, 0, 2, 0, 3, 0, 0, 1], [2, 0, 3, 0, 2, 2, 2, 2, 2, 3, 3, 0, 3]]> : tensor<7x13xui4>
  %83 = stablehlo.optimization_barrier %82 : tensor<7x13xui4>
  %84 = "stablehlo.reduce_window"(%83, %81) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<ui4>, %q: tensor<ui4>):
    %s = stablehlo.maximum %p, %q : tensor<ui4>
    stablehlo.return %s : tensor<ui4>
  }) : (tensor<7x13xui4>, tensor<ui4>) -> tensor<6x11xui4>
  check.expect_eq_const %84, dense<[[3, 3, 2, 2, 1, 3, 3, 3, 3, 2, 2], [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 3, 2, 3, 3, 3, 3, 3, 3, 3, 3], [3, 3, 2, 3, 3, 3, 3, 3, 3, 3, 3], [3, 3, 3, 2, 2, 2, 2, 3, 3, 3, 3]]> : tensor<6x11xui4>
  %85 = stablehlo.constant dense<15> : tensor<ui4>
  %86 = stablehlo.optimization_barrier %85 : tensor<ui4>
  %87 = stablehlo.constant dense<[[2, 0, 2, 2, 0, 1, 0, 3, 1, 2, 2, 0, 2], [0, 3, 1, 2, 0, 0, 0, 2, 3, 0, 1, 1, 2], [3, 1, 3, 3, 0, 3, 2, 3, 1, 2, 3, 2, 3], [1, 0, 0, 0, 0, 3, 0, 0, 1, 2, 2, 1, 0], [0, 3, 2, 2, 1, 3, 3, 1, 0, 3, 0, 3, 0], [3, 2, 0, 2, 2, 1, 0, 2, 0, 3, 0, 0, 1], [2, 0, 3, 0, 2, 2, 2, 2, 2, 3, 3, 0, 3]]> : tensor<7x13xui4>
  %88 = stablehlo.optimization_barrier %87 : tensor<7x13xui4>
  %89 = "stablehlo.reduce_window"(%88, %86) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<ui4>, %q: tensor<ui4>):
    %s = stablehlo.minimum %p, %q : tensor<ui4>
    stablehlo.return %s : tensor<ui4>
  }) : (tensor<7x13xui4>, tensor<ui4>) -> tensor<6x11xui4>
  check.expect_eq_const %89, dense<[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]> : tensor<6x11xui4>
  %90 = stablehlo.constant dense<0> : tensor<ui8>
  %91 = stablehlo.optimization_barrier %90 : tensor<ui8>
  %92 = stablehlo.constant dense<[[2, 0, 2, 2, 0, 1, 0, 3, 1, 2, 2, 0, 2], [0, 3, 1, 2, 0, 0, 0, 2, 3, 0, 1, 1, 2], [3, 1, 3, 3, 0, 3, 2, 3, 1, 2, 3, 2, 3], [1, 0, 0, 0, 0, 3, 0, 0, 1, 2, 2, 1, 0], [0, 3, 2, 2, 1, 3, 3, 1, 0, 3, 0, 3, 0], [3, 2, 0, 2, 2, 1, 0, 2, 0, 3, 0, 0, 1], [2, 0, 3, 0, 2, 2, 2, 2, 2, 3, 3, 0, 3]]> : tensor<7x13xui8>
  %93 = stablehlo.optimization_barrier %92 : tensor<7x13xui8>
  %94 = "stablehlo.reduce_window"(%93, %91) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<ui8>, %q: tensor<ui8>):
    %s = stablehlo.add %p, %q : tensor<ui8>
    stablehlo.return %s : tensor<ui8>
  }) : (tensor<7x13xui8>, tensor<ui8>) -> tensor<6x11xui8>
  check.expect_eq_const %94, dense<[[8, 10, 7, 5, 1, 6, 9, 11, 9, 6, 8], [11, 13, 9, 8, 5, 10, 11, 11, 10, 9, 12], [8, 7, 6, 9, 8, 11, 7, 9, 11, 12, 11], [6, 7, 5, 9, 10, 10, 5, 7, 8, 11, 6], [10, 11, 9, 11, 10, 10, 6, 9, 6, 9, 4], [10, 7, 9, 9, 9, 9, 8, 12, 11, 9, 7]]> : tensor<6x11xui8>
  %95 = stablehlo.constant dense<0> : tensor<ui8>
  %96 = stablehlo.optimization_barrier %95 : tensor<ui8>
  %97 = stablehlo.constant dense<[[2, 0, 2, 2, 0, 1, 0, 3, 1, 2, 2, 0, 2], [0, 3, 1, 2, 0, 0, 0, 2, 3, 0, 1, 1, 2], [3, 1, 3, 3, 0, 3, 2, 3, 1, 2, 3, 2, 3], [1, 0, 0, 0, 0, 3, 0, 0, 1, 2, 2, 1, 0], [0, 3, 2, 2, 1, 3, 3, 1, 0, 3, 0, 3, 0], [3, 2, 0, 2, 2, 1, 0, 2, 0, 3, 0, 0, 1], [2, 0, 3, 0, 2, 2, 2, 2, 2, 3, 3, 0, 3]]> : tensor<7x13xui8>
  %98 = stablehlo.optimization_barrier %97 : tensor<7x13xui8>
  %99 = "stablehlo.reduce_window"(%98, %96) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<ui8>, %q: tensor<ui8>):
    %s = stablehlo.maximum %p, %q : tensor<ui8>
    stablehlo.return %s : tensor<ui8>
  }) : (tensor<7x13xui8>, tensor<ui8>) -> tensor<6x11xui8>
  check.expect_eq_const %99, dense<[[3, 3, 2, 2, 1, 3, 3, 3, 3, 2, 2], [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 3, 2, 3, 3, 3, 3, 3, 3, 3, 3], [3, 3, 2, 3, 3, 3, 3, 3, 3, 3, 3], [3, 3, 3, 2, 2, 2, 2, 3, 3, 3, 3]]> : tensor<6x11xui8>
  %100 = stablehlo.constant dense<255> : tensor<ui8>
  %101 = stablehlo.optimization_barrier %100 : tensor<ui8>
  %102 = stablehlo.constant dense<[[2, 0, 2, 2, 0, 1, 0, 3, 1, 2, 2, 0, 2], [0, 3, 1, 2, 0, 0, 0, 2, 3, 0, 1, 1, 2], [3, 1, 3, 3, 0, 3, 2, 3, 1, 2, 3, 2, 3], [1, 0, 0, 0, 0, 3, 0, 0, 1, 2, 2, 1, 0], [0, 3, 2, 2, 1, 3, 3, 1, 0, 3, 0, 3, 0], [3, 2, 0, 2, 2, 1, 0, 2, 0, 3, 0, 0, 1], [2, 0, 3, 0, 2, 2, 2, 2, 2, 3, 3, 0, 3]]> : tensor<7x13xui8>
  %103 = stablehlo.optimization_barrier %102 : tensor<7x13xui8>
  %104 = "stablehlo.reduce_window"(%103, %101) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<ui8>, %q: tensor<ui8>):
    %s = stablehlo.minimum %p, %q : tensor<ui8>
    stablehlo.return %s : tensor<ui8>
  }) : (tensor<7x13xui8>, tensor<ui8>) -> tensor<6x11xui8>
  check.expect_eq_const %104, dense<[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]> : tensor<6x11xui8>
  %105 = stablehlo.constant dense<0> : tensor<ui16>
  %106 = stablehlo.optimization_barrier %105 : tensor<ui16>
  %107 = stablehlo.constant dense<[[2, 0, 2, 2, 0, 1, 0, 3, 1, 2, 2, 0, 2], [0, 3, 1, 2, 0, 0, 0, 2, 3, 0, 1, 1, 2], [3, 1, 3, 3, 0, 3, 2, 3, 1, 2, 3, 2, 3], [1, 0, 0, 0, 0, 3, 0, 0, 1, 2, 2, 1, 0], [0, 3, 2, 2, 1, 3, 3, 1, 0, 3, 0, 3, 0], [3, 2, 0, 2, 2, 1, 0, 2, 0, 3, 0, 0, 1], [2, 0, 3, 0, 2, 2, 2, 2, 2, 3, 3, 0, 3]]> : tensor<7x13xui16>
  %108 = stablehlo.optimization_barrier %107 : tensor<7x13xui16>
  %109 = "stablehlo.reduce_window"(%108, %106) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<ui16>, %q: tensor<ui16>):
    %s = stablehlo.add %p, %q : tensor<ui16>
    stablehlo.return %s : tensor<ui16>
  }) : (tensor<7x13xui16>, tensor<ui16>) -> tensor<6x11xui16>
  check.expect_eq_const %109, dense<[[8, 10, 7, 5, 1, 6, 9, 11, 9, 6, 8], [11, 13, 9, 8, 5, 10, 11, 11, 10, 9, 12], [8, 7, 6, 9, 8, 11, 7, 9, 11, 12, 11], [6, 7, 5, 9, 10, 10, 5, 7, 8, 11, 6], [10, 11, 9, 11, 10, 10, 6, 9, 6, 9, 4], [10, 7, 9, 9, 9, 9, 8, 12, 11, 9, 7]]> : tensor<6x11xui16>
  %110 = stablehlo.constant dense<0> : tensor<ui16>
  %111 = stablehlo.optimization_barrier %110 : tensor<ui16>
  %112 = stablehlo.constant dense<[[2, 0, 2, 2, 0, 1, 0, 3, 1, 2, 2, 0, 2], [0, 3, 1, 2, 0, 0, 0, 2, 3, 0, 1, 1, 2], [3, 1, 3, 3, 0, 3, 2, 3, 1, 2, 3, 2, 3], [1, 0, 0, 0, 0, 3, 0, 0, 1, 2, 2, 1, 0], [0, 3, 2, 2, 1, 3, 3, 1, 0, 3, 0, 3, 0], [3, 2, 0, 2, 2, 1, 0, 2, 0, 3, 0, 0, 1], [2, 0, 3, 0, 2, 2, 2, 2, 2, 3, 3, 0, 3]]> : tensor<7x13xui16>
  %113 = stablehlo.optimization_barrier %112 : tensor<7x13xui16>
  %114 = "stablehlo.reduce_window"(%113, %111) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<ui16>, %q: tensor<ui16>):
    %s = stablehlo.maximum %p, %q : tensor<ui16>
    stablehlo.return %s : tensor<ui16>
  }) : (tensor<7x13xui16>, tensor<ui16>) -> tensor<6x11xui16>
  check.expect_eq_const %114, dense<[[3, 3, 2, 2, 1, 3, 3, 3, 3, 2, 2], [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 3, 2, 3, 3, 3, 3, 3, 3, 3, 3], [3, 3, 2, 3, 3, 3, 3, 3, 3, 3, 3], [3, 3, 3, 2, 2, 2, 2, 3, 3, 3, 3]]> : tensor<6x11xui16>
  %115 = stablehlo.constant dense<65535> : tensor<ui16>
  %116 = stablehlo.optimization_barrier %115 : tensor<ui16>
  %117 = stablehlo.constant dense<[[2, 0, 2, 2, 0, 1, 0, 3, 1, 2, 2, 0, 2], [0, 3, 1, 2, 0, 0, 0, 2, 3, 0, 1, 1, 2], [3, 1, 3, 3, 0, 3, 2, 3, 1, 2, 3, 2, 3], [1, 0, 0, 0, 0, 3, 0, 0, 1, 2, 2, 1, 0], [0, 3, 2, 2, 1, 3, 3, 1, 0, 3, 0, 3, 0], [3, 2, 0, 2, 2, 1, 0, 2, 0, 3, 0, 0, 1], [2, 0, 3, 0, 2, 2, 2, 2, 2, 3, 3, 0, 3]]> : tensor<7x13xui16>
  %118 = stablehlo.optimization_barrier %117 : tensor<7x13xui16>
  %119 = "stablehlo.reduce_window"(%118, %116) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<ui16>, %q: tensor<ui16>):
    %s = stablehlo.minimum %p, %q : tensor<ui16>
    stablehlo.return %s : tensor<ui16>
  }) : (tensor<7x13xui16>, tensor<ui16>) -> tensor<6x11xui16>
  check.expect_eq_const %119, dense<[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]> : tensor<6x11xui16>
  %120 = stablehlo.constant dense<0> : tensor<ui32>
  %121 = stablehlo.optimization_barrier %120 : tensor<ui32>
  %122 = stablehlo.constant dense<[[2, 0, 2, 2, 0, 1, 0, 3, 1, 2, 2, 0, 2], [0, 3, 1, 2, 0, 0, 0, 2, 3, 0, 1, 1, 2], [3, 1, 3, 3, 0, 3, 2, 3, 1, 2, 3, 2, 3], [1, 0, 0, 0, 0, 3, 0, 0, 1, 2, 2, 1, 0], [0, 3, 2, 2, 1, 3, 3, 1, 0, 3, 0, 3, 0], [3, 2, 0, 2, 2, 1, 0, 2, 0, 3, 0, 0, 1], [2, 0, 3, 0, 2, 2, 2, 2, 2, 3, 3, 0, 3]]> : tensor<7x13xui32>
  %123 = stablehlo.optimization_barrier %122 : tensor<7x13xui32>
  %124 = "stablehlo.reduce_window"(%123, %121) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<ui32>, %q: tensor<ui32>):
    %s = stablehlo.add %p, %q : tensor<ui32>
    stablehlo.return %s : tensor<ui32>
  }) : (tensor<7x13xui32>, tensor<ui32>) -> tensor<6x11xui32>
  check.expect_eq_const %124, dense<[[8, 10, 7, 5, 1, 6, 9, 11, 9, 6, 8], [11, 13, 9, 8, 5, 10, 11, 11, 10, 9, 12], [8, 7, 6, 9, 8, 11, 7, 9, 11, 12, 11], [6, 7, 5, 9, 10, 10, 5, 7, 8, 11, 6], [10, 11, 9, 11, 10, 10, 6, 9, 6, 9, 4], [10, 7, 9, 9, 9, 9, 8, 12, 11, 9, 7]]> : tensor<6x11xui32>
  %125 = stablehlo.constant dense<0> : tensor<ui32>
  %126 = stablehlo.optimization_barrier %125 : tensor<ui32>
  %127 = stablehlo.constant dense<[[2, 0, 2, 2, 0, 1, 0, 3, 1, 2, 2, 0, 2], [0, 3, 1, 2, 0, 0, 0, 2, 3, 0, 1, 1, 2], [3, 1, 3, 3, 0, 3, 2, 3, 1, 2, 3, 2, 3], [1, 0, 0, 0, 0, 3, 0, 0, 1, 2, 2, 1, 0], [0, 3, 2, 2, 1, 3, 3, 1, 0, 3, 0, 3, 0], [3, 2, 0, 2, 2, 1, 0, 2, 0, 3, 0, 0, 1], [2, 0, 3, 0, 2, 2, 2, 2, 2, 3, 3, 0, 3]]> : tensor<7x13xui32>
  %128 = stablehlo.optimization_barrier %127 : tensor<7x13xui32>
  %129 = "stablehlo.reduce_window"(%128, %126) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<ui32>, %q: tensor<ui32>):
    %s = stablehlo.maximum %p, %q : tensor<ui32>
    stablehlo.return %s : tensor<ui32>
  }) : (tensor<7x13xui32>, tensor<ui32>) -> tensor<6x11xui32>
  check.expect_eq_const %129, dense<[[3, 3, 2, 2, 1, 3, 3, 3, 3, 2, 2], [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 3, 2, 3, 3, 3, 3, 3, 3, 3, 3], [3, 3, 2, 3, 3, 3, 3, 3, 3, 3, 3], [3, 3, 3, 2, 2, 2, 2, 3, 3, 3, 3]]> : tensor<6x11xui32>
  %130 = stablehlo.constant dense<4294967295> : tensor<ui32>
  %131 = stablehlo.optimization_barrier %130 : tensor<ui32>
  %132 = stablehlo.constant dense<[[2, 0, 2, 2, 0, 1, 0, 3, 1, 2, 2, 0, 2], [0, 3, 1, 2, 0, 0, 0, 2, 3, 0, 1, 1, 2], [3, 1, 3, 3, 0, 3, 2, 3, 1, 2, 3, 2, 3], [1, 0, 0, 0, 0, 3, 0, 0, 1, 2, 2, 1, 0], [0, 3, 2, 2, 1, 3, 3, 1, 0, 3, 0, 3, 0], [3, 2, 0, 2, 2, 1, 0, 2, 0, 3, 0, 0, 1], [2, 0, 3, 0, 2, 2, 2, 2, 2, 3, 3, 0, 3]]> : tensor<7x13xui32>
  %133 = stablehlo.optimization_barrier %132 : tensor<7x13xui32>
  %134 = "stablehlo.reduce_window"(%133, %131) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<ui32>, %q: tensor<ui32>):
    %s = stablehlo.minimum %p, %q : tensor<ui32>
    stablehlo.return %s : tensor<ui32>
  }) : (tensor<7x13xui32>, tensor<ui32>) -> tensor<6x11xui32>
  check.expect_eq_const %134, dense<[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]> : tensor<6x11xui32>
  %135 = stablehlo.constant dense<0> : tensor<ui64>
  %136 = stablehlo.optimization_barrier %135 : tensor<ui64>
  %137 = stablehlo.constant dense<[[2, 0, 2, 2, 0, 1, 0, 3, 1, 2, 2, 0, 2], [0, 3, 1, 2, 0, 0, 0, 2, 3, 0, 1, 1, 2], [3, 1, 3, 3, 0, 3, 2, 3, 1, 2, 3, 2, 3], [1, 0, 0, 0, 0, 3, 0, 0, 1, 2, 2, 1, 0], [0, 3, 2, 2, 1, 3, 3, 1, 0, 3, 0, 3, 0], [3, 2, 0, 2, 2, 1, 0, 2, 0, 3, 0, 0, 1], [2, 0, 3, 0, 2, 2, 2, 2, 2, 3, 3, 0, 3]]> : tensor<7x13xui64>
  %138 = stablehlo.optimization_barrier %137 : tensor<7x13xui64>
  %139 = "stablehlo.reduce_window"(%138, %136) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<ui64>, %q: tensor<ui64>):
    %s = stablehlo.add %p, %q : tensor<ui64>
    stablehlo.return %s : tensor<ui64>
  }) : (tensor<7x13xui64>, tensor<ui64>) -> tensor<6x11xui64>
  check.expect_eq_const %139, dense<[[8, 10, 7, 5, 1, 6, 9, 11, 9, 6, 8], [11, 13, 9, 8, 5, 10, 11, 11, 10, 9, 12], [8, 7, 6, 9, 8, 11, 7, 9, 11, 12, 11], [6, 7, 5, 9, 10, 10, 5, 7, 8, 11, 6], [10, 11, 9, 11, 10, 10, 6, 9, 6, 9, 4], [10, 7, 9, 9, 9, 9, 8, 12, 11, 9, 7]]> : tensor<6x11xui64>
  %140 = stablehlo.constant dense<0> : tensor<ui64>
  %141 = stablehlo.optimization_barrier %140 : tensor<ui64>
  %142 = stablehlo.constant dense<[[2, 0, 2, 2, 0, 1, 0, 3, 1, 2, 2, 0, 2], [0, 3, 1, 2, 0, 0, 0, 2, 3, 0, 1, 1, 2], [3, 1, 3, 3, 0, 3, 2, 3, 1, 2, 3, 2, 3], [1, 0, 0, 0, 0, 3, 0, 0, 1, 2, 2, 1, 0], [0, 3, 2, 2, 1, 3, 3, 1, 0, 3, 0, 3, 0], [3, 2, 0, 2, 2, 1, 0, 2, 0, 3, 0, 0, 1], [2, 0, 3, 0, 2, 2, 2, 2, 2, 3, 3, 0, 3]]> : tensor<7x13xui64>
  %143 = stablehlo.optimization_barrier %142 : tensor<7x13xui64>
  %144 = "stablehlo.reduce_window"(%143, %141) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<ui64>, %q: tensor<ui64>):
    %s = stablehlo.maximum %p, %q : tensor<ui64>
    stablehlo.return %s : tensor<ui64>
  }) : (tensor<7x13xui64>, tensor<ui64>) -> tensor<6x11xui64>
  check.expect_eq_const %144, dense<[[3, 3, 2, 2, 1, 3, 3, 3, 3, 2, 2], [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 3, 2, 3, 3, 3, 3, 3, 3, 3, 3], [3, 3, 2, 3, 3, 3, 3, 3, 3, 3, 3], [3, 3, 3, 2, 2, 2, 2, 3, 3, 3, 3]]> : tensor<6x11xui64>
  %145 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %146 = stablehlo.optimization_barrier %145 : tensor<ui64>
  %147 = stablehlo.constant dense<[[2, 0, 2, 2, 0, 1, 0, 3, 1, 2, 2, 0, 2], [0, 3, 1, 2, 0, 0, 0, 2, 3, 0, 1, 1, 2], [3, 1, 3, 3, 0, 3, 2, 3, 1, 2, 3, 2, 3], [1, 0, 0, 0, 0, 3, 0, 0, 1, 2, 2, 1, 0], [0, 3, 2, 2, 1, 3, 3, 1, 0, 3, 0, 3, 0], [3, 2, 0, 2, 2, 1, 0, 2, 0, 3, 0, 0, 1], [2, 0, 3, 0, 2, 2, 2, 2, 2, 3, 3, 0, 3]]> : tensor<7x13xui64>
  %148 = stablehlo.optimization_barrier %147 : tensor<7x13xui64>
  %149 = "stablehlo.reduce_window"(%148, %146) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<ui64>, %q: tensor<ui64>):
    %s = stablehlo.minimum %p, %q : tensor<ui64>
    stablehlo.return %s : tensor<ui64>
  }) : (tensor<7x13xui64>, tensor<ui64>) -> tensor<6x11xui64>
  check.expect_eq_const %149, dense<[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]> : tensor<6x11xui64>
  %150 = stablehlo.constant dense<0.0> : tensor<bf16>
  %151 = stablehlo.optimization_barrier %150 : tensor<bf16>
  %152 = stablehlo.constant dense<[[0.0, -3.0, 1.0, 0.0, -2.0, -2.0, -3.0, 3.0, 0.0, 0.0, 1.0, -3.0, 0.0], [-2.0, 2.0, 0.0, 1.0, -2.0, -3.0, -2.0, 1.0, 2.0, -2.0, -1.0, 0.0, 0.0], [2.0, 0.0, 2.0, 2.0, -3.0, 3.0, 0.0, 3.0, -1.0, 1.0, 2.0, 1.0, 3.0], [0.0, -3.0, -3.0, -2.0, -3.0, 2.0, -3.0, -3.0, -2.0, 1.0, 0.0, 0.0, -2.0], [-2.0, 3.0, 2.0, 0.0, -1.0, 2.0, 3.0, -2.0, -2.0, 2.0, -2.0, 2.0, -2.0], [3.0, 1.0, -3.0, 1.0, 1.0, -1.0, -2.0, 1.0, -2.0, 2.0, -2.0, -3.0, -1.0], [1.0, -3.0, 3.0, -3.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 2.0, -2.0, 2.0]]> : tensor<7x13xbf16>
  %153 = stablehlo.optimization_barrier %152 : tensor<7x13xbf16>
  %154 = "stablehlo.reduce_window"(%153, %151) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.add %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<7x13xbf16>, tensor<bf16>) -> tensor<6x11xbf16>
  %155 = "stablehlo.bitcast_convert"(%154) : (tensor<6x11xbf16>) -> tensor<6x11xui16>
  check.expect_eq_const %155, dense<[[49152, 16256, 49152, 49408, 49504, 49344, 16256, 16512, 0, 49312, 49216], [16512, 16608, 0, 49152, 49376, 16384, 16448, 16512, 16256, 16256, 16544], [49152, 49280, 49376, 49024, 49280, 16384, 49344, 49024, 16256, 16544, 16512], [49216, 49216, 49376, 49152, 0, 49024, 49424, 49344, 49216, 16448, 49280], [16512, 16512, 0, 16384, 16384, 16256, 49280, 49024, 49280, 49024, 49408], [16384, 49280, 0, 0, 16256, 16256, 0, 16544, 16448, 49024, 49280]]> : tensor<6x11xui16>
  %156 = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %157 = stablehlo.optimization_barrier %156 : tensor<bf16>
  %158 = stablehlo.constant dense<[[0.0, -3.0, 1.0, 0.0, -2.0, -2.0, -3.0, 3.0, 0.0, 0.0, 1.0, -3.0, 0.0], [-2.0, 2.0, 0.0, 1.0, -2.0, -3.0, -2.0, 1.0, 2.0, -2.0, -1.0, 0.0, 0.0], [2.0, 0.0, 2.0, 2.0, -3.0, 3.0, 0.0, 3.0, -1.0, 1.0, 2.0, 1.0, 3.0], [0.0, -3.0, -3.0, -2.0, -3.0, 2.0, -3.0, -3.0, -2.0, 1.0, 0.0, 0.0, -2.0], [-2.0, 3.0, 2.0, 0.0, -1.0, 2.0, 3.0, -2.0, -2.0, 2.0, -2.0, 2.0, -2.0], [3.0, 1.0, -3.0, 1.0, 1.0, -1.0, -2.0, 1.0, -2.0, 2.0, -2.0, -3.0, -1.0], [1.0, -3.0, 3.0, -3.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 2.0, -2.0, 2.0]]> : tensor<7x13xbf16>
  %159 = stablehlo.optimization_barrier %158 : tensor<7x13xbf16>
  %160 = "stablehlo.reduce_window"(%159, %157) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.maximum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<7x13xbf16>, tensor<bf16>) -> tensor<6x11xbf16>
  %161 = "stablehlo.bitcast_convert"(%160) : (tensor<6x11xbf16>) -> tensor<6x11xui16>
  check.expect_eq_const %161, dense<[[16384, 16384, 16256, 16256, 49152, 16448, 16448, 16448, 16384, 16256, 16256], [16384, 16384, 16384, 16448, 16448, 16448, 16448, 16448, 16384, 16384, 16448], [16384, 16384, 16384, 16448, 16448, 16448, 16448, 16448, 16384, 16384, 16448], [16448, 16448, 16384, 16384, 16448, 16448, 16448, 16384, 16384, 16384, 16384], [16448, 16448, 16384, 16384, 16448, 16448, 16448, 16384, 16384, 16384, 16384], [16448, 16448, 16448, 16256, 16256, 16256, 16256, 16384, 16384, 16384, 16384]]> : tensor<6x11xui16>
  %162 = stablehlo.constant dense<0x7F80> : tensor<bf16>
  %163 = stablehlo.optimization_barrier %162 : tensor<bf16>
  %164 = stablehlo.constant dense<[[0.0, -3.0, 1.0, 0.0, -2.0, -2.0, -3.0, 3.0, 0.0, 0.0, 1.0, -3.0, 0.0], [-2.0, 2.0, 0.0, 1.0, -2.0, -3.0, -2.0, 1.0, 2.0, -2.0, -1.0, 0.0, 0.0], [2.0, 0.0, 2.0, 2.0, -3.0, 3.0, 0.0, 3.0, -1.0, 1.0, 2.0, 1.0, 3.0], [0.0, -3.0, -3.0, -2.0, -3.0, 2.0, -3.0, -3.0, -2.0, 1.0, 0.0, 0.0, -2.0], [-2.0, 3.0, 2.0, 0.0, -1.0, 2.0, 3.0, -2.0, -2.0, 2.0, -2.0, 2.0, -2.0], [3.0, 1.0, -3.0, 1.0, 1.0, -1.0, -2.0, 1.0, -2.0, 2.0, -2.0, -3.0, -1.0], [1.0, -3.0, 3.0, -3.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 2.0, -2.0, 2.0]]> : tensor<7x13xbf16>
  %165 = stablehlo.optimization_barrier %164 : tensor<7x13xbf16>
  %166 = "stablehlo.reduce_window"(%165, %163) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.minimum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<7x13xbf16>, tensor<bf16>) -> tensor<6x11xbf16>
  %167 = "stablehlo.bitcast_convert"(%166) : (tensor<6x11xbf16>) -> tensor<6x11xui16>
  check.expect_eq_const %167, dense<[[49216, 49216, 49152, 49216, 49216, 49216, 49216, 49152, 49152, 49216, 49216], [49152, 0, 49216, 49216, 49216, 49216, 49152, 49152, 49152, 49152, 49024], [49216, 49216, 49216, 49216, 49216, 49216, 49216, 49216, 49152, 0, 49152], [49216, 49216, 49216, 49216, 49216, 49216, 49216, 49216, 49152, 49152, 49152], [49216, 49216, 49216, 49024, 49152, 49152, 49152, 49152, 49152, 49216, 49216], [49216, 49216, 49216, 49216, 49152, 49152, 49152, 49152, 49152, 49216, 49216]]> : tensor<6x11xui16>
  %168 = stablehlo.constant dense<0.0> : tensor<f16>
  %169 = stablehlo.optimization_barrier %168 : tensor<f16>
  %170 = stablehlo.constant dense<[[0.0, -3.0, 1.0, 0.0, -2.0, -2.0, -3.0, 3.0, 0.0, 0.0, 1.0, -3.0, 0.0], [-2.0, 2.0, 0.0, 1.0, -2.0, -3.0, -2.0, 1.0, 2.0, -2.0, -1.0, 0.0, 0.0], [2.0, 0.0, 2.0, 2.0, -3.0, 3.0, 0.0, 3.0, -1.0, 1.0, 2.0, 1.0, 3.0], [0.0, -3.0, -3.0, -2.0, -3.0, 2.0, -3.0, -3.0, -2.0, 1.0, 0.0, 0.0, -2.0], [-2.0, 3.0, 2.0, 0.0, -1.0, 2.0, 3.0, -2.0, -2.0, 2.0, -2.0, 2.0, -2.0], [3.0, 1.0, -3.0, 1.0, 1.0, -1.0, -2.0, 1.0, -2.0, 2.0, -2.0, -3.0, -1.0], [1.0, -3.0, 3.0, -3.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 2.0, -2.0, 2.0]]> : tensor<7x13xf16>
  %171 = stablehlo.optimization_barrier %170 : tensor<7x13xf16>
  %172 = "stablehlo.reduce_window"(%171, %169) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.add %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<7x13xf16>, tensor<f16>) -> tensor<6x11xf16>
  %173 = "stablehlo.bitcast_convert"(%172) : (tensor<6x11xf16>) -> tensor<6x11xui16>
  check.expect_eq_const %173, dense<[[49152, 15360, 49152, 51200, 51968, 50688, 15360, 17408, 0, 50432, 49664], [17408, 18176, 0, 49152, 50944, 16384, 16896, 17408, 15360, 15360, 17664], [49152, 50176, 50944, 48128, 50176, 16384, 50688, 48128, 15360, 17664, 17408], [49664, 49664, 50944, 49152, 0, 48128, 51328, 50688, 49664, 16896, 50176], [17408, 17408, 0, 16384, 16384, 15360, 50176, 48128, 50176, 48128, 51200], [16384, 50176, 0, 0, 15360, 15360, 0, 17664, 16896, 48128, 50176]]> : tensor<6x11xui16>
  %174 = stablehlo.constant dense<0xFC00> : tensor<f16>
  %175 = stablehlo.optimization_barrier %174 : tensor<f16>
  %176 = stablehlo.constant dense<[[0.0, -3.0, 1.0, 0.0, -2.0, -2.0, -3.0, 3.0, 0.0, 0.0, 1.0, -3.0, 0.0], [-2.0, 2.0, 0.0, 1.0, -2.0, -3.0, -2.0, 1.0, 2.0, -2.0, -1.0, 0.0, 0.0], [2.0, 0.0, 2.0, 2.0, -3.0, 3.0, 0.0, 3.0, -1.0, 1.0, 2.0, 1.0, 3.0], [0.0, -3.0, -3.0, -2.0, -3.0, 2.0, -3.0, -3.0, -2.0, 1.0, 0.0, 0.0, -2.0], [-2.0, 3.0, 2.0, 0.0, -1.0, 2.0, 3.0, -2.0, -2.0, 2.0, -2.0, 2.0, -2.0], [3.0, 1.0, -3.0, 1.0, 1.0, -1.0, -2.0, 1.0, -2.0, 2.0, -2.0, -3.0, -1.0], [1.0, -3.0, 3.0, -3.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 2.0, -2.0, 2.0]]> : tensor<7x13xf16>
  %177 = stablehlo.optimization_barrier %176 : tensor<7x13xf16>
  %178 = "stablehlo.reduce_window"(%177, %175) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.maximum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<7x13xf16>, tensor<f16>) -> tensor<6x11xf16>
  %179 = "stablehlo.bitcast_convert"(%178) : (tensor<6x11xf16>) -> tensor<6x11xui16>
  check.expect_eq_const %179, dense<[[16384, 16384, 15360, 15360, 49152, 16896, 16896, 16896, 16384, 15360, 15360], [16384, 16384, 16384, 16896, 16896, 16896, 16896, 16896, 16384, 16384, 16896], [16384, 16384, 16384, 16896, 16896, 16896, 16896, 16896, 16384, 16384, 16896], [16896, 16896, 16384, 16384, 16896, 16896, 16896, 16384, 16384, 16384, 16384], [16896, 16896, 16384, 16384, 16896, 16896, 16896, 16384, 16384, 16384, 16384], [16896, 16896, 16896, 15360, 15360, 15360, 15360, 16384, 16384, 16384, 16384]]> : tensor<6x11xui16>
  %180 = stablehlo.constant dense<0x7C00> : tensor<f16>
  %181 = stablehlo.optimization_barrier %180 : tensor<f16>
  %182 = stablehlo.constant dense<[[0.0, -3.0, 1.0, 0.0, -2.0, -2.0, -3.0, 3.0, 0.0, 0.0, 1.0, -3.0, 0.0], [-2.0, 2.0, 0.0, 1.0, -2.0, -3.0, -2.0, 1.0, 2.0, -2.0, -1.0, 0.0, 0.0], [2.0, 0.0, 2.0, 2.0, -3.0, 3.0, 0.0, 3.0, -1.0, 1.0, 2.0, 1.0, 3.0], [0.0, -3.0, -3.0, -2.0, -3.0, 2.0, -3.0, -3.0, -2.0, 1.0, 0.0, 0.0, -2.0], [-2.0, 3.0, 2.0, 0.0, -1.0, 2.0, 3.0, -2.0, -2.0, 2.0, -2.0, 2.0, -2.0], [3.0, 1.0, -3.0, 1.0, 1.0, -1.0, -2.0, 1.0, -2.0, 2.0, -2.0, -3.0, -1.0], [1.0, -3.0, 3.0, -3.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 2.0, -2.0, 2.0]]> : tensor<7x13xf16>
  %183 = stablehlo.optimization_barrier %182 : tensor<7x13xf16>
  %184 = "stablehlo.reduce_window"(%183, %181) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.minimum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<7x13xf16>, tensor<f16>) -> tensor<6x11xf16>
  %185 = "stablehlo.bitcast_convert"(%184) : (tensor<6x11xf16>) -> tensor<6x11xui16>
  check.expect_eq_const %185, dense<[[49664, 49664, 49152, 49664, 49664, 49664, 49664, 49152, 49152, 49664, 49664], [49152, 0, 49664, 49664, 49664, 49664, 49152, 49152, 49152, 49152, 48128], [49664, 49664, 49664, 49664, 49664, 49664, 49664, 49664, 49152, 0, 49152], [49664, 49664, 49664, 49664, 49664, 49664, 49664, 49664, 49152, 49152, 49152], [49664, 49664, 49664, 48128, 49152, 49152, 49152, 49152, 49152, 49664, 49664], [49664, 49664, 49664, 49664, 49152, 49152, 49152, 49152, 49152, 49664, 49664]]> : tensor<6x11xui16>
  %186 = stablehlo.constant dense<0.0> : tensor<f32>
  %187 = stablehlo.optimization_barrier %186 : tensor<f32>
  %188 = stablehlo.constant dense<[[0.0, -3.0, 1.0, 0.0, -2.0, -2.0, -3.0, 3.0, 0.0, 0.0, 1.0, -3.0, 0.0], [-2.0, 2.0, 0.0, 1.0, -2.0, -3.0, -2.0, 1.0, 2.0, -2.0, -1.0, 0.0, 0.0], [2.0, 0.0, 2.0, 2.0, -3.0, 3.0, 0.0, 3.0, -1.0, 1.0, 2.0, 1.0, 3.0], [0.0, -3.0, -3.0, -2.0, -3.0, 2.0, -3.0, -3.0, -2.0, 1.0, 0.0, 0.0, -2.0], [-2.0, 3.0, 2.0, 0.0, -1.0, 2.0, 3.0, -2.0, -2.0, 2.0, -2.0, 2.0, -2.0], [3.0, 1.0, -3.0, 1.0, 1.0, -1.0, -2.0, 1.0, -2.0, 2.0, -2.0, -3.0, -1.0], [1.0, -3.0, 3.0, -3.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 2.0, -2.0, 2.0]]> : tensor<7x13xf32>
  %189 = stablehlo.optimization_barrier %188 : tensor<7x13xf32>
  %190 = "stablehlo.reduce_window"(%189, %187) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<7x13xf32>, tensor<f32>) -> tensor<6x11xf32>
  %191 = "stablehlo.bitcast_convert"(%190) : (tensor<6x11xf32>) -> tensor<6x11xui32>
  check.expect_eq_const %191, dense<[[3221225472, 1065353216, 3221225472, 3238002688, 3244294144, 3233808384, 1065353216, 1082130432, 0, 3231711232, 3225419776], [1082130432, 1088421888, 0, 3221225472, 3235905536, 1073741824, 1077936128, 1082130432, 1065353216, 1065353216, 1084227584], [3221225472, 3229614080, 3235905536, 3212836864, 3229614080, 1073741824, 3233808384, 3212836864, 1065353216, 1084227584, 1082130432], [3225419776, 3225419776, 3235905536, 3221225472, 0, 3212836864, 3239051264, 3233808384, 3225419776, 1077936128, 3229614080], [1082130432, 1082130432, 0, 1073741824, 1073741824, 1065353216, 3229614080, 3212836864, 3229614080, 3212836864, 3238002688], [1073741824, 3229614080, 0, 0, 1065353216, 1065353216, 0, 1084227584, 1077936128, 3212836864, 3229614080]]> : tensor<6x11xui32>
  %192 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %193 = stablehlo.optimization_barrier %192 : tensor<f32>
  %194 = stablehlo.constant dense<[[0.0, -3.0, 1.0, 0.0, -2.0, -2.0, -3.0, 3.0, 0.0, 0.0, 1.0, -3.0, 0.0], [-2.0, 2.0, 0.0, 1.0, -2.0, -3.0, -2.0, 1.0, 2.0, -2.0, -1.0, 0.0, 0.0], [2.0, 0.0, 2.0, 2.0, -3.0, 3.0, 0.0, 3.0, -1.0, 1.0, 2.0, 1.0, 3.0], [0.0, -3.0, -3.0, -2.0, -3.0, 2.0, -3.0, -3.0, -2.0, 1.0, 0.0, 0.0, -2.0], [-2.0, 3.0, 2.0, 0.0, -1.0, 2.0, 3.0, -2.0, -2.0, 2.0, -2.0, 2.0, -2.0], [3.0, 1.0, -3.0, 1.0, 1.0, -1.0, -2.0, 1.0, -2.0, 2.0, -2.0, -3.0, -1.0], [1.0, -3.0, 3.0, -3.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 2.0, -2.0, 2.0]]> : tensor<7x13xf32>
  %195 = stablehlo.optimization_barrier %194 : tensor<7x13xf32>
  %196 = "stablehlo.reduce_window"(%195, %193) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<7x13xf32>, tensor<f32>) -> tensor<6x11xf32>
  %197 = "stablehlo.bitcast_convert"(%196) : (tensor<6x11xf32>) -> tensor<6x11xui32>
  check.expect_eq_const %197, dense<[[1073741824, 1073741824, 1065353216, 1065353216, 3221225472, 1077936128, 1077936128, 1077936128, 1073741824, 1065353216, 1065353216], [1073741824, 1073741824, 1073741824, 1077936128, 1077936128, 1077936128, 1077936128, 1077936128, 1073741824, 1073741824, 1077936128], [1073741824, 1073741824, 1073741824, 1077936128, 1077936128, 1077936128, 1077936128, 1077936128, 1073741824, 1073741824, 1077936128], [1077936128, 1077936128, 1073741824, 1073741824, 1077936128, 1077936128, 1077936128, 1073741824, 1073741824, 1073741824, 1073741824], [1077936128, 1077936128, 1073741824, 1073741824, 1077936128, 1077936128, 1077936128, 1073741824, 1073741824, 1073741824, 1073741824], [1077936128, 1077936128, 1077936128, 1065353216, 1065353216, 1065353216, 1065353216, 1073741824, 1073741824, 1073741824, 1073741824]]> : tensor<6x11xui32>
  %198 = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %199 = stablehlo.optimization_barrier %198 : tensor<f32>
  %200 = stablehlo.constant dense<[[0.0, -3.0, 1.0, 0.0, -2.0, -2.0, -3.0, 3.0, 0.0, 0.0, 1.0, -3.0, 0.0], [-2.0, 2.0, 0.0, 1.0, -2.0, -3.0, -2.0, 1.0, 2.0, -2.0, -1.0, 0.0, 0.0], [2.0, 0.0, 2.0, 2.0, -3.0, 3.0, 0.0, 3.0, -1.0, 1.0, 2.0, 1.0, 3.0], [0.0, -3.0, -3.0, -2.0, -3.0, 2.0, -3.0, -3.0, -2.0, 1.0, 0.0, 0.0, -2.0], [-2.0, 3.0, 2.0, 0.0, -1.0, 2.0, 3.0, -2.0, -2.0, 2.0, -2.0, 2.0, -2.0], [3.0, 1.0, -3.0, 1.0, 1.0, -1.0, -2.0, 1.0, -2.0, 2.0, -2.0, -3.0, -1.0], [1.0, -3.0, 3.0, -3.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 2.0, -2.0, 2.0]]> : tensor<7x13xf32>
  %201 = stablehlo.optimization_barrier %200 : tensor<7x13xf32>
  %202 = "stablehlo.reduce_window"(%201, %199) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.minimum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<7x13xf32>, tensor<f32>) -> tensor<6x11xf32>
  %203 = "stablehlo.bitcast_convert"(%202) : (tensor<6x11xf32>) -> tensor<6x11xui32>
  check.expect_eq_const %203, dense<[[3225419776, 3225419776, 3221225472, 3225419776, 3225419776, 3225419776, 3225419776, 3221225472, 3221225472, 3225419776, 3225419776], [3221225472, 0, 3225419776, 3225419776, 3225419776, 3225419776, 3221225472, 3221225472, 3221225472, 3221225472, 3212836864], [3225419776, 3225419776, 3225419776, 3225419776, 3225419776, 3225419776, 3225419776, 3225419776, 3221225472, 0, 3221225472], [3225419776, 3225419776, 3225419776, 3225419776, 3225419776, 3225419776, 3225419776, 3225419776, 3221225472, 3221225472, 3221225472], [3225419776, 3225419776, 3225419776, 3212836864, 3221225472, 3221225472, 3221225472, 3221225472, 3221225472, 3225419776, 3225419776], [3225419776, 3225419776, 3225419776, 3225419776, 3221225472, 3221225472, 3221225472, 3221225472, 3221225472, 3225419776, 3225419776]]> : tensor<6x11xui32>
  %204 = stablehlo.constant dense<0.0> : tensor<f64>
  %205 = stablehlo.optimization_barrier %204 : tensor<f64>
  %206 = stablehlo.constant dense<[[0.0, -3.0, 1.0, 0.0, -2.0, -2.0, -3.0, 3.0, 0.0, 0.0, 1.0, -3.0, 0.0], [-2.0, 2.0, 0.0, 1.0, -2.0, -3.0, -2.0, 1.0, 2.0, -2.0, -1.0, 0.0, 0.0], [2.0, 0.0, 2.0, 2.0, -3.0, 3.0, 0.0, 3.0, -1.0, 1.0, 2.0, 1.0, 3.0], [0.0, -3.0, -3.0, -2.0, -3.0, 2.0, -3.0, -3.0, -2.0, 1.0, 0.0, 0.0, -2.0], [-2.0, 3.0, 2.0, 0.0, -1.0, 2.0, 3.0, -2.0, -2.0, 2.0, -2.0, 2.0, -2.0], [3.0, 1.0, -3.0, 1.0, 1.0, -1.0, -2.0, 1.0, -2.0, 2.0, -2.0, -3.0, -1.0], [1.0, -3.0, 3.0, -3.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 2.0, -2.0, 2.0]]> : tensor<7x13xf64>
  %207 = stablehlo.optimization_barrier %206 : tensor<7x13xf64>
  %208 = "stablehlo.reduce_window"(%207, %205) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<f64>, %q: tensor<f64>):
    %s = stablehlo.add %p, %q : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<7x13xf64>, tensor<f64>) -> tensor<6x11xf64>
  %209 = "stablehlo.bitcast_convert"(%208) : (tensor<6x11xf64>) -> tensor<6x11xui64>
  check.expect_eq_const %209, dense<[[13835058055282163712, 4607182418800017408, 13835058055282163712, 13844065254536904704, 13847442954257432576, 13841813454723219456, 4607182418800017408, 4616189618054758400, 0, 13840687554816376832, 13837309855095848960], [4616189618054758400, 4619567317775286272, 0, 13835058055282163712, 13842939354630062080, 4611686018427387904, 4613937818241073152, 4616189618054758400, 4607182418800017408, 4607182418800017408, 4617315517961601024], [13835058055282163712, 13839561654909534208, 13842939354630062080, 13830554455654793216, 13839561654909534208, 4611686018427387904, 13841813454723219456, 13830554455654793216, 4607182418800017408, 4617315517961601024, 4616189618054758400], [13837309855095848960, 13837309855095848960, 13842939354630062080, 13835058055282163712, 0, 13830554455654793216, 13844628204490326016, 13841813454723219456, 13837309855095848960, 4613937818241073152, 13839561654909534208], [4616189618054758400, 4616189618054758400, 0, 4611686018427387904, 4611686018427387904, 4607182418800017408, 13839561654909534208, 13830554455654793216, 13839561654909534208, 13830554455654793216, 13844065254536904704], [4611686018427387904, 13839561654909534208, 0, 0, 4607182418800017408, 4607182418800017408, 0, 4617315517961601024, 4613937818241073152, 13830554455654793216, 13839561654909534208]]> : tensor<6x11xui64>
  %210 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %211 = stablehlo.optimization_barrier %210 : tensor<f64>
  %212 = stablehlo.constant dense<[[0.0, -3.0, 1.0, 0.0, -2.0, -2.0, -3.0, 3.0, 0.0, 0.0, 1.0, -3.0, 0.0], [-2.0, 2.0, 0.0, 1.0, -2.0, -3.0, -2.0, 1.0, 2.0, -2.0, -1.0, 0.0, 0.0], [2.0, 0.0, 2.0, 2.0, -3.0, 3.0, 0.0, 3.0, -1.0, 1.0, 2.0, 1.0, 3.0], [0.0, -3.0, -3.0, -2.0, -3.0, 2.0, -3.0, -3.0, -2.0, 1.0, 0.0, 0.0, -2.0], [-2.0, 3.0, 2.0, 0.0, -1.0, 2.0, 3.0, -2.0, -2.0, 2.0, -2.0, 2.0, -2.0], [3.0, 1.0, -3.0, 1.0, 1.0, -1.0, -2.0, 1.0, -2.0, 2.0, -2.0, -3.0, -1.0], [1.0, -3.0, 3.0, -3.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 2.0, -2.0, 2.0]]> : tensor<7x13xf64>
  %213 = stablehlo.optimization_barrier %212 : tensor<7x13xf64>
  %214 = "stablehlo.reduce_window"(%213, %211) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<f64>, %q: tensor<f64>):
    %s = stablehlo.maximum %p, %q : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<7x13xf64>, tensor<f64>) -> tensor<6x11xf64>
  %215 = "stablehlo.bitcast_convert"(%214) : (tensor<6x11xf64>) -> tensor<6x11xui64>
  check.expect_eq_const %215, dense<[[4611686018427387904, 4611686018427387904, 4607182418800017408, 4607182418800017408, 13835058055282163712, 4613937818241073152, 4613937818241073152, 4613937818241073152, 4611686018427387904, 4607182418800017408, 4607182418800017408], [4611686018427387904, 4611686018427387904, 4611686018427387904, 4613937818241073152, 4613937818241073152, 4613937818241073152, 4613937818241073152, 4613937818241073152, 4611686018427387904, 4611686018427387904, 4613937818241073152], [4611686018427387904, 4611686018427387904, 4611686018427387904, 4613937818241073152, 4613937818241073152, 4613937818241073152, 4613937818241073152, 4613937818241073152, 4611686018427387904, 4611686018427387904, 4613937818241073152], [4613937818241073152, 4613937818241073152, 4611686018427387904, 4611686018427387904, 4613937818241073152, 4613937818241073152, 4613937818241073152, 4611686018427387904, 4611686018427387904, 4611686018427387904, 4611686018427387904], [4613937818241073152, 4613937818241073152, 4611686018427387904, 4611686018427387904, 4613937818241073152, 4613937818241073152, 4613937818241073152, 4611686018427387904, 4611686018427387904, 4611686018427387904, 4611686018427387904], [4613937818241073152, 4613937818241073152, 4613937818241073152, 4607182418800017408, 4607182418800017408, 4607182418800017408, 4607182418800017408, 4611686018427387904, 4611686018427387904, 4611686018427387904, 4611686018427387904]]> : tensor<6x11xui64>
  %216 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
  %217 = stablehlo.optimization_barrier %216 : tensor<f64>
  %218 = stablehlo.constant dense<[[0.0, -3.0, 1.0, 0.0, -2.0, -2.0, -3.0, 3.0, 0.0, 0.0, 1.0, -3.0, 0.0], [-2.0, 2.0, 0.0, 1.0, -2.0, -3.0, -2.0, 1.0, 2.0, -2.0, -1.0, 0.0, 0.0], [2.0, 0.0, 2.0, 2.0, -3.0, 3.0, 0.0, 3.0, -1.0, 1.0, 2.0, 1.0, 3.0], [0.0, -3.0, -3.0, -2.0, -3.0, 2.0, -3.0, -3.0, -2.0, 1.0, 0.0, 0.0, -2.0], [-2.0, 3.0, 2.0, 0.0, -1.0, 2.0, 3.0, -2.0, -2.0, 2.0, -2.0, 2.0, -2.0], [3.0, 1.0, -3.0, 1.0, 1.0, -1.0, -2.0, 1.0, -2.0, 2.0, -2.0, -3.0, -1.0], [1.0, -3.0, 3.0, -3.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 2.0, -2.0, 2.0]]> : tensor<7x13xf64>
  %219 = stablehlo.optimization_barrier %218 : tensor<7x13xf64>
  %220 = "stablehlo.reduce_window"(%219, %217) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<f64>, %q: tensor<f64>):
    %s = stablehlo.minimum %p, %q : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<7x13xf64>, tensor<f64>) -> tensor<6x11xf64>
  %221 = "stablehlo.bitcast_convert"(%220) : (tensor<6x11xf64>) -> tensor<6x11xui64>
  check.expect_eq_const %221, dense<[[13837309855095848960, 13837309855095848960, 13835058055282163712, 13837309855095848960, 13837309855095848960, 13837309855095848960, 13837309855095848960, 13835058055282163712, 13835058055282163712, 13837309855095848960, 13837309855095848960], [13835058055282163712, 0, 13837309855095848960, 13837309855095848960, 13837309855095848960, 13837309855095848960, 13835058055282163712, 13835058055282163712, 13835058055282163712, 13835058055282163712, 13830554455654793216], [13837309855095848960, 13837309855095848960, 13837309855095848960, 13837309855095848960, 13837309855095848960, 13837309855095848960, 13837309855095848960, 13837309855095848960, 13835058055282163712, 0, 13835058055282163712], [13837309855095848960, 13837309855095848960, 13837309855095848960, 13837309855095848960, 13837309855095848960, 13837309855095848960, 13837309855095848960, 13837309855095848960, 13835058055282163712, 13835058055282163712, 13835058055282163712], [13837309855095848960, 13837309855095848960, 13837309855095848960, 13830554455654793216, 13835058055282163712, 13835058055282163712, 13835058055282163712, 13835058055282163712, 13835058055282163712, 13837309855095848960, 13837309855095848960], [13837309855095848960, 13837309855095848960, 13837309855095848960, 13837309855095848960, 13835058055282163712, 13835058055282163712, 13835058055282163712, 13835058055282163712, 13835058055282163712, 13837309855095848960, 13837309855095848960]]> : tensor<6x11xui64>
  %222 = stablehlo.constant dense<0.0> : tensor<f32>
  %223 = stablehlo.optimization_barrier %222 : tensor<f32>
  %224 = stablehlo.constant dense<[[0.0, -3.0, 1.0, 0.0, -2.0, -2.0, -3.0, 3.0, 0.0, 0.0, 1.0, -3.0, 0.0], [-2.0, 2.0, 0.0, 1.0, -2.0, -3.0, -2.0, 1.0, 2.0, -2.0, -1.0, 0.0, 0.0], [2.0, 0.0, 2.0, 2.0, -3.0, 3.0, 0.0, 3.0, -1.0, 1.0, 2.0, 1.0, 3.0], [0.0, -3.0, -3.0, -2.0, -3.0, 2.0, -3.0, -3.0, -2.0, 1.0, 0.0, 0.0, -2.0], [-2.0, 3.0, 2.0, 0.0, -1.0, 2.0, 3.0, -2.0, -2.0, 2.0, -2.0, 2.0, -2.0], [3.0, 1.0, -3.0, 1.0, 1.0, -1.0, -2.0, 1.0, -2.0, 2.0, -2.0, -3.0, -1.0], [1.0, -3.0, 3.0, -3.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 2.0, -2.0, 2.0]]> : tensor<7x13xf32>
  %225 = stablehlo.optimization_barrier %224 : tensor<7x13xf32>
  %226 = "stablehlo.reduce_window"(%225, %223) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<7x13xf32>, tensor<f32>) -> tensor<3x4xf32>
  %227 = "stablehlo.bitcast_convert"(%226) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  check.expect_eq_const %227, dense<[[3221225472, 3238002688, 1065353216, 3231711232], [3221225472, 3212836864, 3233808384, 1084227584], [1082130432, 1073741824, 3229614080, 3212836864]]> : tensor<3x4xui32>
  %228 = stablehlo.constant dense<0.0> : tensor<f32>
  %229 = stablehlo.optimization_barrier %228 : tensor<f32>
  %230 = stablehlo.constant dense<[[0.0, -3.0, 1.0, 0.0, -2.0, -2.0, -3.0, 3.0, 0.0, 0.0, 1.0, -3.0, 0.0], [-2.0, 2.0, 0.0, 1.0, -2.0, -3.0, -2.0, 1.0, 2.0, -2.0, -1.0, 0.0, 0.0], [2.0, 0.0, 2.0, 2.0, -3.0, 3.0, 0.0, 3.0, -1.0, 1.0, 2.0, 1.0, 3.0], [0.0, -3.0, -3.0, -2.0, -3.0, 2.0, -3.0, -3.0, -2.0, 1.0, 0.0, 0.0, -2.0], [-2.0, 3.0, 2.0, 0.0, -1.0, 2.0, 3.0, -2.0, -2.0, 2.0, -2.0, 2.0, -2.0], [3.0, 1.0, -3.0, 1.0, 1.0, -1.0, -2.0, 1.0, -2.0, 2.0, -2.0, -3.0, -1.0], [1.0, -3.0, 3.0, -3.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 2.0, -2.0, 2.0]]> : tensor<7x13xf32>
  %231 = stablehlo.optimization_barrier %230 : tensor<7x13xf32>
  %232 = "stablehlo.reduce_window"(%231, %229) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<7x13xf32>, tensor<f32>) -> tensor<4x7xf32>
  %233 = "stablehlo.bitcast_convert"(%232) : (tensor<4x7xf32>) -> tensor<4x7xui32>
  check.expect_eq_const %233, dense<[[3225419776, 1065353216, 3238002688, 3233808384, 1082130432, 3231711232, 3225419776], [3212836864, 3212836864, 3231711232, 3221225472, 0, 1073741824, 1073741824], [1073741824, 3229614080, 3212836864, 3225419776, 3231711232, 0, 3233808384], [1073741824, 3229614080, 0, 1065353216, 1084227584, 3212836864, 3229614080]]> : tensor<4x7xui32>
  %234 = stablehlo.constant dense<0.0> : tensor<f32>
  %235 = stablehlo.optimization_barrier %234 : tensor<f32>
  %236 = stablehlo.constant dense<[[0.0, -3.0, 1.0, 0.0, -2.0, -2.0, -3.0, 3.0, 0.0, 0.0, 1.0, -3.0, 0.0], [-2.0, 2.0, 0.0, 1.0, -2.0, -3.0, -2.0, 1.0, 2.0, -2.0, -1.0, 0.0, 0.0], [2.0, 0.0, 2.0, 2.0, -3.0, 3.0, 0.0, 3.0, -1.0, 1.0, 2.0, 1.0, 3.0], [0.0, -3.0, -3.0, -2.0, -3.0, 2.0, -3.0, -3.0, -2.0, 1.0, 0.0, 0.0, -2.0], [-2.0, 3.0, 2.0, 0.0, -1.0, 2.0, 3.0, -2.0, -2.0, 2.0, -2.0, 2.0, -2.0], [3.0, 1.0, -3.0, 1.0, 1.0, -1.0, -2.0, 1.0, -2.0, 2.0, -2.0, -3.0, -1.0], [1.0, -3.0, 3.0, -3.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 2.0, -2.0, 2.0]]> : tensor<7x13xf32>
  %237 = stablehlo.optimization_barrier %236 : tensor<7x13xf32>
  %238 = "stablehlo.reduce_window"(%237, %235) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[-1, 2], [3, -4]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<7x13xf32>, tensor<f32>) -> tensor<7x5xf32>
  %239 = "stablehlo.bitcast_convert"(%238) : (tensor<7x5xf32>) -> tensor<7x5xui32>
  check.expect_eq_const %239, dense<[[0, 1073741824, 1088421888, 3221225472, 1073741824], [0, 3212836864, 3229614080, 3212836864, 1073741824], [0, 3221225472, 3225419776, 3221225472, 3212836864], [0, 1084227584, 1082130432, 1073741824, 1065353216], [0, 1073741824, 3229614080, 0, 1065353216], [0, 3221225472, 3225419776, 3212836864, 1077936128], [0, 0, 0, 0, 0]]> : tensor<7x5xui32>
  %240 = stablehlo.constant dense<0.0> : tensor<f32>
  %241 = stablehlo.optimization_barrier %240 : tensor<f32>
  %242 = stablehlo.constant dense<[[0.0, -3.0, 1.0, 0.0, -2.0, -2.0, -3.0, 3.0, 0.0, 0.0, 1.0, -3.0, 0.0], [-2.0, 2.0, 0.0, 1.0, -2.0, -3.0, -2.0, 1.0, 2.0, -2.0, -1.0, 0.0, 0.0], [2.0, 0.0, 2.0, 2.0, -3.0, 3.0, 0.0, 3.0, -1.0, 1.0, 2.0, 1.0, 3.0], [0.0, -3.0, -3.0, -2.0, -3.0, 2.0, -3.0, -3.0, -2.0, 1.0, 0.0, 0.0, -2.0], [-2.0, 3.0, 2.0, 0.0, -1.0, 2.0, 3.0, -2.0, -2.0, 2.0, -2.0, 2.0, -2.0], [3.0, 1.0, -3.0, 1.0, 1.0, -1.0, -2.0, 1.0, -2.0, 2.0, -2.0, -3.0, -1.0], [1.0, -3.0, 3.0, -3.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 2.0, -2.0, 2.0]]> : tensor<7x13xf32>
  %243 = stablehlo.optimization_barrier %242 : tensor<7x13xf32>
  %244 = "stablehlo.reduce_window"(%243, %241) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 2, 3>, window_dilations = array<i64: 1, 1>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<7x13xf32>, tensor<f32>) -> tensor<13x36xf32>
  %245 = "stablehlo.bitcast_convert"(%244) : (tensor<13x36xf32>) -> tensor<13x36xui32>
  check.expect_eq_const %245, dense<[[0, 3225419776, 3225419776, 3225419776, 1065353216, 1065353216, 1065353216, 0, 0, 0, 3221225472, 3221225472, 3221225472, 3221225472, 3221225472, 3221225472, 3225419776, 3225419776, 3225419776, 1077936128, 1077936128, 1077936128, 0, 0, 0, 0, 0, 0, 1065353216, 1065353216, 1065353216, 3225419776, 3225419776, 3225419776, 0, 0], [0, 3225419776, 3225419776, 3225419776, 1065353216, 1065353216, 1065353216, 0, 0, 0, 3221225472, 3221225472, 3221225472, 3221225472, 3221225472, 3221225472, 3225419776, 3225419776, 3225419776, 1077936128, 1077936128, 1077936128, 0, 0, 0, 0, 0, 0, 1065353216, 1065353216, 1065353216, 3225419776, 3225419776, 3225419776, 0, 0], [3221225472, 1073741824, 1073741824, 1073741824, 0, 0, 0, 1065353216, 1065353216, 1065353216, 3221225472, 3221225472, 3221225472, 3225419776, 3225419776, 3225419776, 3221225472, 3221225472, 3221225472, 1065353216, 1065353216, 1065353216, 1073741824, 1073741824, 1073741824, 3221225472, 3221225472, 3221225472, 3212836864, 3212836864, 3212836864, 0, 0, 0, 0, 0], [3221225472, 1073741824, 1073741824, 1073741824, 0, 0, 0, 1065353216, 1065353216, 1065353216, 3221225472, 3221225472, 3221225472, 3225419776, 3225419776, 3225419776, 3221225472, 3221225472, 3221225472, 1065353216, 1065353216, 1065353216, 1073741824, 1073741824, 1073741824, 3221225472, 3221225472, 3221225472, 3212836864, 3212836864, 3212836864, 0, 0, 0, 0, 0], [1073741824, 0, 0, 0, 1073741824, 1073741824, 1073741824, 1073741824, 1073741824, 1073741824, 3225419776, 3225419776, 3225419776, 1077936128, 1077936128, 1077936128, 0, 0, 0, 1077936128, 1077936128, 1077936128, 3212836864, 3212836864, 3212836864, 1065353216, 1065353216, 1065353216, 1073741824, 1073741824, 1073741824, 1065353216, 1065353216, 1065353216, 1077936128, 1077936128], [1073741824, 0, 0, 0, 1073741824, 1073741824, 1073741824, 1073741824, 1073741824, 1073741824, 3225419776, 3225419776, 3225419776, 1077936128, 1077936128, 1077936128, 0, 0, 0, 1077936128, 1077936128, 1077936128, 3212836864, 3212836864, 3212836864, 1065353216, 1065353216, 1065353216, 1073741824, 1073741824, 1073741824, 1065353216, 1065353216, 1065353216, 1077936128, 1077936128], [0, 3225419776, 3225419776, 3225419776, 3225419776, 3225419776, 3225419776, 3221225472, 3221225472, 3221225472, 3225419776, 3225419776, 3225419776, 1073741824, 1073741824, 1073741824, 3225419776, 3225419776, 3225419776, 3225419776, 3225419776, 3225419776, 3221225472, 3221225472, 3221225472, 1065353216, 1065353216, 1065353216, 0, 0, 0, 0, 0, 0, 3221225472, 3221225472], [0, 3225419776, 3225419776, 3225419776, 3225419776, 3225419776, 3225419776, 3221225472, 3221225472, 3221225472, 3225419776, 3225419776, 3225419776, 1073741824, 1073741824, 1073741824, 3225419776, 3225419776, 3225419776, 3225419776, 3225419776, 3225419776, 3221225472, 3221225472, 3221225472, 1065353216, 1065353216, 1065353216, 0, 0, 0, 0, 0, 0, 3221225472, 3221225472], [3221225472, 1077936128, 1077936128, 1077936128, 1073741824, 1073741824, 1073741824, 0, 0, 0, 3212836864, 3212836864, 3212836864, 1073741824, 1073741824, 1073741824, 1077936128, 1077936128, 1077936128, 3221225472, 3221225472, 3221225472, 3221225472, 3221225472, 3221225472, 1073741824, 1073741824, 1073741824, 3221225472, 3221225472, 3221225472, 1073741824, 1073741824, 1073741824, 3221225472, 3221225472], [3221225472, 1077936128, 1077936128, 1077936128, 1073741824, 1073741824, 1073741824, 0, 0, 0, 3212836864, 3212836864, 3212836864, 1073741824, 1073741824, 1073741824, 1077936128, 1077936128, 1077936128, 3221225472, 3221225472, 3221225472, 3221225472, 3221225472, 3221225472, 1073741824, 1073741824, 1073741824, 3221225472, 3221225472, 3221225472, 1073741824, 1073741824, 1073741824, 3221225472, 3221225472], [1077936128, 1065353216, 1065353216, 1065353216, 3225419776, 3225419776, 3225419776, 1065353216, 1065353216, 1065353216, 1065353216, 1065353216, 1065353216, 3212836864, 3212836864, 3212836864, 3221225472, 3221225472, 3221225472, 1065353216, 1065353216, 1065353216, 3221225472, 3221225472, 3221225472, 1073741824, 1073741824, 1073741824, 3221225472, 3221225472, 3221225472, 3225419776, 3225419776, 3225419776, 3212836864, 3212836864], [1077936128, 1065353216, 1065353216, 1065353216, 3225419776, 3225419776, 3225419776, 1065353216, 1065353216, 1065353216, 1065353216, 1065353216, 1065353216, 3212836864, 3212836864, 3212836864, 3221225472, 3221225472, 3221225472, 1065353216, 1065353216, 1065353216, 3221225472, 3221225472, 3221225472, 1073741824, 1073741824, 1073741824, 3221225472, 3221225472, 3221225472, 3225419776, 3225419776, 3225419776, 3212836864, 3212836864], [1065353216, 3225419776, 3225419776, 3225419776, 1077936128, 1077936128, 1077936128, 3225419776, 3225419776, 3225419776, 1065353216, 1065353216, 1065353216, 1065353216, 1065353216, 1065353216, 1065353216, 1065353216, 1065353216, 1065353216, 1065353216, 1065353216, 1065353216, 1065353216, 1065353216, 1073741824, 1073741824, 1073741824, 1073741824, 1073741824, 1073741824, 3221225472, 3221225472, 3221225472, 1073741824, 1073741824]]> : tensor<13x36xui32>
  %246 = stablehlo.constant dense<0.0> : tensor<f32>
  %247 = stablehlo.optimization_barrier %246 : tensor<f32>
  %248 = stablehlo.constant dense<[[0.0, -3.0, 1.0, 0.0, -2.0, -2.0, -3.0, 3.0, 0.0, 0.0, 1.0, -3.0, 0.0], [-2.0, 2.0, 0.0, 1.0, -2.0, -3.0, -2.0, 1.0, 2.0, -2.0, -1.0, 0.0, 0.0], [2.0, 0.0, 2.0, 2.0, -3.0, 3.0, 0.0, 3.0, -1.0, 1.0, 2.0, 1.0, 3.0], [0.0, -3.0, -3.0, -2.0, -3.0, 2.0, -3.0, -3.0, -2.0, 1.0, 0.0, 0.0, -2.0], [-2.0, 3.0, 2.0, 0.0, -1.0, 2.0, 3.0, -2.0, -2.0, 2.0, -2.0, 2.0, -2.0], [3.0, 1.0, -3.0, 1.0, 1.0, -1.0, -2.0, 1.0, -2.0, 2.0, -2.0, -3.0, -1.0], [1.0, -3.0, 3.0, -3.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 2.0, -2.0, 2.0]]> : tensor<7x13xf32>
  %249 = stablehlo.optimization_barrier %248 : tensor<7x13xf32>
  %250 = "stablehlo.reduce_window"(%249, %247) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 3, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<7x13xf32>, tensor<f32>) -> tensor<4x9xf32>
  %251 = "stablehlo.bitcast_convert"(%250) : (tensor<4x9xf32>) -> tensor<4x9xui32>
  check.expect_eq_const %251, dense<[[3235905536, 3238002688, 3243245568, 3221225472, 3243245568, 1065353216, 3235905536, 3221225472, 3225419776], [3231711232, 1084227584, 0, 3212836864, 3221225472, 3221225472, 3221225472, 1065353216, 3231711232], [1073741824, 1086324736, 3231711232, 1091567616, 3235905536, 1091567616, 3231711232, 1084227584, 3212836864], [3212836864, 3238002688, 3229614080, 3229614080, 3231711232, 1082130432, 3212836864, 3212836864, 1065353216]]> : tensor<4x9xui32>
  %252 = stablehlo.constant dense<0.0> : tensor<f32>
  %253 = stablehlo.optimization_barrier %252 : tensor<f32>
  %254 = stablehlo.constant dense<[[0.0, -3.0, 1.0, 0.0, -2.0, -2.0, -3.0, 3.0, 0.0, 0.0, 1.0, -3.0, 0.0], [-2.0, 2.0, 0.0, 1.0, -2.0, -3.0, -2.0, 1.0, 2.0, -2.0, -1.0, 0.0, 0.0], [2.0, 0.0, 2.0, 2.0, -3.0, 3.0, 0.0, 3.0, -1.0, 1.0, 2.0, 1.0, 3.0], [0.0, -3.0, -3.0, -2.0, -3.0, 2.0, -3.0, -3.0, -2.0, 1.0, 0.0, 0.0, -2.0], [-2.0, 3.0, 2.0, 0.0, -1.0, 2.0, 3.0, -2.0, -2.0, 2.0, -2.0, 2.0, -2.0], [3.0, 1.0, -3.0, 1.0, 1.0, -1.0, -2.0, 1.0, -2.0, 2.0, -2.0, -3.0, -1.0], [1.0, -3.0, 3.0, -3.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 2.0, -2.0, 2.0]]> : tensor<7x13xf32>
  %255 = stablehlo.optimization_barrier %254 : tensor<7x13xf32>
  %256 = "stablehlo.reduce_window"(%255, %253) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 3>, base_dilations = array<i64: 3, 2>, window_dilations = array<i64: 2, 3>, padding = dense<[[2, 1], [-2, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<7x13xf32>, tensor<f32>) -> tensor<10x8xf32>
  %257 = "stablehlo.bitcast_convert"(%256) : (tensor<10x8xf32>) -> tensor<10x8xui32>
  check.expect_eq_const %257, dense<[[3225419776, 3221225472, 3221225472, 1077936128, 1077936128, 1065353216, 1065353216, 0], [3225419776, 3221225472, 3221225472, 1077936128, 1077936128, 1065353216, 1065353216, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 3225419776, 3225419776, 1077936128, 1077936128, 1073741824, 1073741824, 0], [0, 3225419776, 3225419776, 1077936128, 1077936128, 1073741824, 1073741824, 0], [0, 0, 0, 0, 0, 0, 0, 0], [1077936128, 3212836864, 3212836864, 3221225472, 3221225472, 3221225472, 3221225472, 0], [1077936128, 3212836864, 3212836864, 3221225472, 3221225472, 3221225472, 3221225472, 0], [0, 0, 0, 0, 0, 0, 0, 0], [3225419776, 1065353216, 1065353216, 1065353216, 1065353216, 1073741824, 1073741824, 0]]> : tensor<10x8xui32>
  %258 = stablehlo.constant dense<0.0> : tensor<f32>
  %259 = stablehlo.optimization_barrier %258 : tensor<f32>
  %260 = stablehlo.constant dense<[-2.0, 2.0, 0.0, 0.0, 3.0, 1.0, -3.0, 0.0, -3.0, 3.0, -3.0, -2.0, -3.0, 2.0, 2.0, 3.0, -1.0]> : tensor<17xf32>
  %261 = stablehlo.optimization_barrier %260 : tensor<17xf32>
  %262 = "stablehlo.reduce_window"(%261, %259) <{window_dimensions = array<i64: 17>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[16, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17xf32>, tensor<f32>) -> tensor<17xf32>
  %263 = "stablehlo.bitcast_convert"(%262) : (tensor<17xf32>) -> tensor<17xui32>
  check.expect_eq_const %263, dense<[3221225472, 0, 0, 0, 1077936128, 1082130432, 1065353216, 1065353216, 3221225472, 1065353216, 3221225472, 3229614080, 3235905536, 3231711232, 3225419776, 0, 3212836864]> : tensor<17xui32>
  %264 = stablehlo.constant dense<0.0> : tensor<f32>
  %265 = stablehlo.optimization_barrier %264 : tensor<f32>
  %266 = stablehlo.constant dense<[-2.0, 2.0, 0.0, 0.0, 3.0, 1.0, -3.0, 0.0, -3.0, 3.0, -3.0, -2.0, -3.0, 2.0, 2.0, 3.0, -1.0]> : tensor<17xf32>
  %267 = stablehlo.optimization_barrier %266 : tensor<17xf32>
  %268 = "stablehlo.reduce_window"(%267, %265) <{window_dimensions = array<i64: 5>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[4, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17xf32>, tensor<f32>) -> tensor<17xf32>
  %269 = "stablehlo.bitcast_convert"(%268) : (tensor<17xf32>) -> tensor<17xui32>
  check.expect_eq_const %269, dense<[3221225472, 0, 0, 0, 1077936128, 1086324736, 1065353216, 1065353216, 3221225472, 3221225472, 3233808384, 3231711232, 3238002688, 3225419776, 3229614080, 1073741824, 1077936128]> : tensor<17xui32>
  %270 = stablehlo.constant dense<0.0> : tensor<f32>
  %271 = stablehlo.optimization_barrier %270 : tensor<f32>
  %272 = stablehlo.constant dense<[[-1.0, 2.0, -3.0, 1.0, -2.0, 3.0, 0.0, 1.0, -1.0, -1.0, -1.0, -1.0, -1.0, 1.0, 1.0, 1.0, -3.0], [0.0, 1.0, -3.0, 0.0, 1.0, 0.0, -1.0, 0.0, 3.0, -2.0, -1.0, -3.0, 2.0, 3.0, 3.0, 3.0, 3.0], [1.0, -2.0, 0.0, 0.0, -3.0, -2.0, -1.0, -3.0, 2.0, -3.0, -3.0, 2.0, -2.0, 2.0, 0.0, 1.0, 2.0]]> : tensor<3x17xf32>
  %273 = stablehlo.optimization_barrier %272 : tensor<3x17xf32>
  %274 = "stablehlo.reduce_window"(%273, %271) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x17xf32>, tensor<f32>) -> tensor<3x17xf32>
  %275 = "stablehlo.bitcast_convert"(%274) : (tensor<3x17xf32>) -> tensor<3x17xui32>
  check.expect_eq_const %275, dense<[[3212836864, 1073741824, 3225419776, 1065353216, 3221225472, 1077936128, 0, 1065353216, 3212836864, 3212836864, 3212836864, 3212836864, 3212836864, 1065353216, 1065353216, 1065353216, 3225419776], [0, 1065353216, 3225419776, 0, 1065353216, 0, 3212836864, 0, 1077936128, 3221225472, 3212836864, 3225419776, 1073741824, 1077936128, 1077936128, 1077936128, 1077936128], [1065353216, 3221225472, 0, 0, 3225419776, 3221225472, 3212836864, 3225419776, 1073741824, 3225419776, 3225419776, 1073741824, 3221225472, 1073741824, 0, 1065353216, 1073741824]]> : tensor<3x17xui32>
  %276 = stablehlo.constant dense<0.0> : tensor<f32>
  %277 = stablehlo.optimization_barrier %276 : tensor<f32>
  %278 = stablehlo.constant dense<[[[[0.0, 2.0, -1.0], [-2.0, 2.0, -2.0], [-2.0, -1.0, 0.0], [-2.0, -3.0, 1.0], [-3.0, -3.0, 3.0], [3.0, -1.0, -1.0], [1.0, 2.0, 0.0], [0.0, -2.0, 1.0], [1.0, -2.0, -1.0]], [[1.0, 1.0, 3.0], [3.0, -1.0, 0.0], [-2.0, -1.0, 2.0], [-2.0, -1.0, 2.0], [-2.0, -3.0, 0.0], [3.0, -2.0, 3.0], [3.0, 3.0, -1.0], [0.0, -1.0, -3.0], [-1.0, -2.0, 0.0]], [[0.0, 2.0, -1.0], [-2.0, 1.0, -3.0], [3.0, -2.0, 2.0], [-1.0, -2.0, -1.0], [2.0, 1.0, -2.0], [1.0, -1.0, 1.0], [2.0, 1.0, 3.0], [2.0, 2.0, -2.0], [-3.0, 2.0, -2.0]], [[2.0, 0.0, -2.0], [3.0, 3.0, 2.0], [-1.0, 1.0, 1.0], [3.0, 0.0, 1.0], [2.0, 1.0, -2.0], [2.0, 1.0, -3.0], [2.0, -3.0, -1.0], [2.0, -2.0, -3.0], [2.0, -1.0, 2.0]], [[-3.0, -1.0, 0.0], [0.0, 2.0, -2.0], [-2.0, -2.0, 1.0], [-2.0, -1.0, 3.0], [-3.0, -2.0, -3.0], [-2.0, -1.0, 0.0], [-2.0, -2.0, -3.0], [-3.0, -3.0, 2.0], [0.0, 2.0, 3.0]], [[3.0, 3.0, 1.0], [-3.0, 0.0, 0.0], [1.0, -3.0, 3.0], [2.0, 0.0, -2.0], [3.0, 1.0, 3.0], [-1.0, -1.0, 2.0], [2.0, 1.0, -3.0], [3.0, -2.0, 3.0], [2.0, -2.0, -2.0]], [[-2.0, 0.0, 3.0], [-2.0, -2.0, 3.0], [-1.0, -2.0, -1.0], [3.0, 0.0, 3.0], [1.0, 0.0, 2.0], [-1.0, 0.0, -2.0], [1.0, -3.0, -1.0], [1.0, 0.0, -2.0], [3.0, 0.0, -3.0]], [[3.0, -3.0, -1.0], [-1.0, -2.0, 0.0], [-2.0, 1.0, 1.0], [2.0, 2.0, 3.0], [2.0, -3.0, -2.0], [2.0, -3.0, -3.0], [2.0, -2.0, 2.0], [-2.0, 3.0, -3.0], [2.0, 0.0, -1.0]], [[-2.0, -1.0, 3.0], [3.0, -1.0, 0.0], [2.0, 2.0, -1.0], [-3.0, 2.0, -2.0], [-1.0, 2.0, -2.0], [3.0, 2.0, -1.0], [-3.0, -2.0, -3.0], [0.0, -3.0, -3.0], [3.0, 3.0, 1.0]]], [[[3.0, 3.0, -2.0], [-2.0, 2.0, -2.0], [-1.0, 0.0, -2.0], [2.0, 3.0, 2.0], [-1.0, 1.0, -3.0], [1.0, 1.0, -2.0], [-2.0, 0.0, 0.0], [2.0, -3.0, 0.0], [3.0, -3.0, -1.0]], [[-1.0, 2.0, 2.0], [-1.0, -3.0, -3.0], [1.0, -2.0, 3.0], [-2.0, -2.0, -1.0], [-1.0, 2.0, -2.0], [2.0, -3.0, 0.0], [-1.0, -2.0, 0.0], [0.0, 2.0, -3.0], [0.0, -1.0, 1.0]], [[-3.0, -2.0, -2.0], [0.0, -3.0, 0.0], [-3.0, -2.0, 0.0], [-3.0, -1.0, 1.0], [2.0, 2.0, -1.0], [1.0, -2.0, 0.0], [3.0, 2.0, -2.0], [2.0, 1.0, 1.0], [3.0, -3.0, 1.0]], [[3.0, 2.0, 2.0], [-3.0, 0.0, 0.0], [-3.0, -1.0, -3.0], [3.0, 3.0, 0.0], [-3.0, -3.0, 2.0], [1.0, -1.0, 1.0], [2.0, -3.0, -1.0], [1.0, 2.0, 1.0], [-3.0, -2.0, 2.0]], [[2.0, 3.0, -2.0], [-3.0, 2.0, 2.0], [0.0, 2.0, 1.0], [-3.0, 2.0, 2.0], [1.0, -3.0, -2.0], [-1.0, -2.0, -2.0], [1.0, 3.0, -1.0], [-1.0, -3.0, 3.0], [-3.0, 1.0, 0.0]], [[0.0, -2.0, 1.0], [-3.0, 3.0, -2.0], [-1.0, 2.0, 0.0], [-3.0, 3.0, 2.0], [-1.0, 2.0, 2.0], [1.0, -1.0, -2.0], [1.0, -3.0, -1.0], [2.0, -1.0, 2.0], [-1.0, 1.0, 3.0]], [[-1.0, -1.0, -2.0], [-2.0, 2.0, 3.0], [3.0, 0.0, 3.0], [1.0, -3.0, 2.0], [2.0, 1.0, -1.0], [-2.0, -1.0, 3.0], [1.0, 0.0, 2.0], [-1.0, -1.0, -2.0], [3.0, 3.0, -1.0]], [[-1.0, -2.0, 0.0], [2.0, 1.0, 0.0], [0.0, 1.0, -1.0], [1.0, 3.0, -1.0], [-2.0, 1.0, -3.0], [1.0, -1.0, -3.0], [1.0, -2.0, 2.0], [-1.0, 0.0, 0.0], [-3.0, 3.0, 0.0]], [[2.0, -1.0, 0.0], [3.0, -2.0, -1.0], [1.0, 3.0, 0.0], [1.0, 2.0, 3.0], [-2.0, 0.0, 1.0], [0.0, 1.0, 1.0], [1.0, 3.0, 2.0], [0.0, -3.0, 1.0], [-2.0, 2.0, -1.0]]]]> : tensor<2x9x9x3xf32>
  %279 = stablehlo.optimization_barrier %278 : tensor<2x9x9x3xf32>
  %280 = "stablehlo.reduce_window"(%279, %277) <{window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x9x9x3xf32>, tensor<f32>) -> tensor<2x5x5x3xf32>
  %281 = "stablehlo.bitcast_convert"(%280) : (tensor<2x5x5x3xf32>) -> tensor<2x5x5x3xui32>
  check.expect_eq_const %281, dense<[[[[1073741824, 1082130432, 0], [3235905536, 3231711232, 1077936128], [3225419776, 3243245568, 1090519040], [1092616192, 3212836864, 3212836864], [0, 3235905536, 3225419776]], [[1088421888, 1086324736, 3212836864], [1082130432, 3221225472, 1086324736], [1090519040, 3233808384, 3212836864], [1099431936, 3221225472, 3233808384], [1073741824, 3221225472, 3238002688]], [[1073741824, 1088421888, 3212836864], [1065353216, 0, 1088421888], [1082130432, 3221225472, 3212836864], [1077936128, 3242196992, 3233808384], [1086324736, 3238002688, 1084227584]], [[3221225472, 3229614080, 1086324736], [3212836864, 3233808384, 1092616192], [1095761920, 3229614080, 1082130432], [1088421888, 3235905536, 3235905536], [1091567616, 3212836864, 3238002688]], [[1077936128, 3235905536, 1073741824], [1065353216, 1082130432, 1065353216], [1084227584, 1073741824, 3235905536], [1073741824, 3231711232, 3241148416], [1077936128, 1077936128, 3233808384]]], [[[3212836864, 1082130432, 3231711232], [3225419776, 3221225472, 3225419776], [1065353216, 1073741824, 3233808384], [1073741824, 3231711232, 3231711232], [1084227584, 3231711232, 3225419776]], [[3231711232, 3229614080, 3212836864], [3241148416, 3241148416, 3225419776], [0, 3231711232, 0], [1093664768, 3229614080, 3225419776], [1077936128, 3212836864, 1077936128]], [[3229614080, 1090519040, 1065353216], [3246391296, 1098907648, 1073741824], [3231711232, 0, 1077936128], [1088421888, 3239051264, 0], [3231711232, 3221225472, 1093664768]], [[3231711232, 1065353216, 0], [3221225472, 1094713344, 1086324736], [3221225472, 1082130432, 3212836864], [1077936128, 3240099840, 1065353216], [3212836864, 1084227584, 1073741824]], [[1086324736, 3229614080, 3212836864], [1090519040, 1090519040, 0], [3212836864, 1086324736, 3221225472], [1073741824, 3221225472, 1077936128], [3233808384, 1073741824, 0]]]]> : tensor<2x5x5x3xui32>
  %282 = stablehlo.constant dense<0.0> : tensor<f32>
  %283 = stablehlo.optimization_barrier %282 : tensor<f32>
  %284 = stablehlo.constant dense<-2.0> : tensor<2xf32>
  %285 = stablehlo.optimization_barrier %284 : tensor<2xf32>
  %286 = "stablehlo.reduce_window"(%285, %283) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2xf32>, tensor<f32>) -> tensor<0xf32>
  %287 = "stablehlo.bitcast_convert"(%286) : (tensor<0xf32>) -> tensor<0xui32>
  check.expect_eq_const %287, dense<> : tensor<0xui32>
  %288 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %289 = stablehlo.optimization_barrier %288 : tensor<f32>
  %290 = stablehlo.constant dense<[[0.0, -3.0, 1.0, 0.0, -2.0, -2.0, -3.0, 3.0, 0.0, 0.0, 1.0, -3.0, 0.0], [-2.0, 2.0, 0.0, 1.0, -2.0, -3.0, -2.0, 1.0, 2.0, -2.0, -1.0, 0.0, 0.0], [2.0, 0.0, 2.0, 2.0, -3.0, 3.0, 0.0, 3.0, -1.0, 1.0, 2.0, 1.0, 3.0], [0.0, -3.0, -3.0, -2.0, -3.0, 2.0, -3.0, -3.0, -2.0, 1.0, 0.0, 0.0, -2.0], [-2.0, 3.0, 2.0, 0.0, -1.0, 2.0, 3.0, -2.0, -2.0, 2.0, -2.0, 2.0, -2.0], [3.0, 1.0, -3.0, 1.0, 1.0, -1.0, -2.0, 1.0, -2.0, 2.0, -2.0, -3.0, -1.0], [1.0, -3.0, 3.0, -3.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 2.0, -2.0, 2.0]]> : tensor<7x13xf32>
  %291 = stablehlo.optimization_barrier %290 : tensor<7x13xf32>
  %292 = "stablehlo.reduce_window"(%291, %289) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<7x13xf32>, tensor<f32>) -> tensor<3x4xf32>
  %293 = "stablehlo.bitcast_convert"(%292) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  check.expect_eq_const %293, dense<[[1073741824, 1065353216, 1077936128, 1065353216], [1073741824, 1077936128, 1077936128, 1073741824], [1077936128, 1073741824, 1077936128, 1073741824]]> : tensor<3x4xui32>
  %294 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %295 = stablehlo.optimization_barrier %294 : tensor<f32>
  %296 = stablehlo.constant dense<[[0.0, -3.0, 1.0, 0.0, -2.0, -2.0, -3.0, 3.0, 0.0, 0.0, 1.0, -3.0, 0.0], [-2.0, 2.0, 0.0, 1.0, -2.0, -3.0, -2.0, 1.0, 2.0, -2.0, -1.0, 0.0, 0.0], [2.0, 0.0, 2.0, 2.0, -3.0, 3.0, 0.0, 3.0, -1.0, 1.0, 2.0, 1.0, 3.0], [0.0, -3.0, -3.0, -2.0, -3.0, 2.0, -3.0, -3.0, -2.0, 1.0, 0.0, 0.0, -2.0], [-2.0, 3.0, 2.0, 0.0, -1.0, 2.0, 3.0, -2.0, -2.0, 2.0, -2.0, 2.0, -2.0], [3.0, 1.0, -3.0, 1.0, 1.0, -1.0, -2.0, 1.0, -2.0, 2.0, -2.0, -3.0, -1.0], [1.0, -3.0, 3.0, -3.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 2.0, -2.0, 2.0]]> : tensor<7x13xf32>
  %297 = stablehlo.optimization_barrier %296 : tensor<7x13xf32>
  %298 = "stablehlo.reduce_window"(%297, %295) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<7x13xf32>, tensor<f32>) -> tensor<4x7xf32>
  %299 = "stablehlo.bitcast_convert"(%298) : (tensor<4x7xf32>) -> tensor<4x7xui32>
  check.expect_eq_const %299, dense<[[1073741824, 1073741824, 1065353216, 1077936128, 1077936128, 1065353216, 0], [1073741824, 1073741824, 1077936128, 1077936128, 1077936128, 1073741824, 1077936128], [1077936128, 1077936128, 1073741824, 1077936128, 1073741824, 1073741824, 1073741824], [1077936128, 1077936128, 1065353216, 1065353216, 1073741824, 1073741824, 1073741824]]> : tensor<4x7xui32>
  %300 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %301 = stablehlo.optimization_barrier %300 : tensor<f32>
  %302 = stablehlo.constant dense<[[0.0, -3.0, 1.0, 0.0, -2.0, -2.0, -3.0, 3.0, 0.0, 0.0, 1.0, -3.0, 0.0], [-2.0, 2.0, 0.0, 1.0, -2.0, -3.0, -2.0, 1.0, 2.0, -2.0, -1.0, 0.0, 0.0], [2.0, 0.0, 2.0, 2.0, -3.0, 3.0, 0.0, 3.0, -1.0, 1.0, 2.0, 1.0, 3.0], [0.0, -3.0, -3.0, -2.0, -3.0, 2.0, -3.0, -3.0, -2.0, 1.0, 0.0, 0.0, -2.0], [-2.0, 3.0, 2.0, 0.0, -1.0, 2.0, 3.0, -2.0, -2.0, 2.0, -2.0, 2.0, -2.0], [3.0, 1.0, -3.0, 1.0, 1.0, -1.0, -2.0, 1.0, -2.0, 2.0, -2.0, -3.0, -1.0], [1.0, -3.0, 3.0, -3.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 2.0, -2.0, 2.0]]> : tensor<7x13xf32>
  %303 = stablehlo.optimization_barrier %302 : tensor<7x13xf32>
  %304 = "stablehlo.reduce_window"(%303, %301) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[-1, 2], [3, -4]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<7x13xf32>, tensor<f32>) -> tensor<7x5xf32>
  %305 = "stablehlo.bitcast_convert"(%304) : (tensor<7x5xf32>) -> tensor<7x5xui32>
  check.expect_eq_const %305, dense<[[4286578688, 1073741824, 1073741824, 1077936128, 1077936128], [4286578688, 1073741824, 1073741824, 1077936128, 1077936128], [4286578688, 1077936128, 1077936128, 1073741824, 1077936128], [4286578688, 1077936128, 1077936128, 1073741824, 1077936128], [4286578688, 1077936128, 1077936128, 1065353216, 1065353216], [4286578688, 1065353216, 1077936128, 1065353216, 1065353216], [4286578688, 4286578688, 4286578688, 4286578688, 4286578688]]> : tensor<7x5xui32>
  %306 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %307 = stablehlo.optimization_barrier %306 : tensor<f32>
  %308 = stablehlo.constant dense<[[0.0, -3.0, 1.0, 0.0, -2.0, -2.0, -3.0, 3.0, 0.0, 0.0, 1.0, -3.0, 0.0], [-2.0, 2.0, 0.0, 1.0, -2.0, -3.0, -2.0, 1.0, 2.0, -2.0, -1.0, 0.0, 0.0], [2.0, 0.0, 2.0, 2.0, -3.0, 3.0, 0.0, 3.0, -1.0, 1.0, 2.0, 1.0, 3.0], [0.0, -3.0, -3.0, -2.0, -3.0, 2.0, -3.0, -3.0, -2.0, 1.0, 0.0, 0.0, -2.0], [-2.0, 3.0, 2.0, 0.0, -1.0, 2.0, 3.0, -2.0, -2.0, 2.0, -2.0, 2.0, -2.0], [3.0, 1.0, -3.0, 1.0, 1.0, -1.0, -2.0, 1.0, -2.0, 2.0, -2.0, -3.0, -1.0], [1.0, -3.0, 3.0, -3.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 2.0, -2.0, 2.0]]> : tensor<7x13xf32>
  %309 = stablehlo.optimization_barrier %308 : tensor<7x13xf32>
  %310 = "stablehlo.reduce_window"(%309, %307) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 2, 3>, window_dilations = array<i64: 1, 1>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<7x13xf32>, tensor<f32>) -> tensor<13x36xf32>
  %311 = "stablehlo.bitcast_convert"(%310) : (tensor<13x36xf32>) -> tensor<13x36xui32>
  check.expect_eq_const %311, dense<[[0, 3225419776, 3225419776, 3225419776, 1065353216, 1065353216, 1065353216, 0, 0, 0, 3221225472, 3221225472, 3221225472, 3221225472, 3221225472, 3221225472, 3225419776, 3225419776, 3225419776, 1077936128, 1077936128, 1077936128, 0, 0, 0, 0, 0, 0, 1065353216, 1065353216, 1065353216, 3225419776, 3225419776, 3225419776, 0, 0], [0, 3225419776, 3225419776, 3225419776, 1065353216, 1065353216, 1065353216, 0, 0, 0, 3221225472, 3221225472, 3221225472, 3221225472, 3221225472, 3221225472, 3225419776, 3225419776, 3225419776, 1077936128, 1077936128, 1077936128, 0, 0, 0, 0, 0, 0, 1065353216, 1065353216, 1065353216, 3225419776, 3225419776, 3225419776, 0, 0], [3221225472, 1073741824, 1073741824, 1073741824, 0, 0, 0, 1065353216, 1065353216, 1065353216, 3221225472, 3221225472, 3221225472, 3225419776, 3225419776, 3225419776, 3221225472, 3221225472, 3221225472, 1065353216, 1065353216, 1065353216, 1073741824, 1073741824, 1073741824, 3221225472, 3221225472, 3221225472, 3212836864, 3212836864, 3212836864, 0, 0, 0, 0, 0], [3221225472, 1073741824, 1073741824, 1073741824, 0, 0, 0, 1065353216, 1065353216, 1065353216, 3221225472, 3221225472, 3221225472, 3225419776, 3225419776, 3225419776, 3221225472, 3221225472, 3221225472, 1065353216, 1065353216, 1065353216, 1073741824, 1073741824, 1073741824, 3221225472, 3221225472, 3221225472, 3212836864, 3212836864, 3212836864, 0, 0, 0, 0, 0], [1073741824, 0, 0, 0, 1073741824, 1073741824, 1073741824, 1073741824, 1073741824, 1073741824, 3225419776, 3225419776, 3225419776, 1077936128, 1077936128, 1077936128, 0, 0, 0, 1077936128, 1077936128, 1077936128, 3212836864, 3212836864, 3212836864, 1065353216, 1065353216, 1065353216, 1073741824, 1073741824, 1073741824, 1065353216, 1065353216, 1065353216, 1077936128, 1077936128], [1073741824, 0, 0, 0, 1073741824, 1073741824, 1073741824, 1073741824, 1073741824, 1073741824, 3225419776, 3225419776, 3225419776, 1077936128, 1077936128, 1077936128, 0, 0, 0, 1077936128, 1077936128, 1077936128, 3212836864, 3212836864, 3212836864, 1065353216, 1065353216, 1065353216, 1073741824, 1073741824, 1073741824, 1065353216, 1065353216, 1065353216, 1077936128, 1077936128], [0, 3225419776, 3225419776, 3225419776, 3225419776, 3225419776, 3225419776, 3221225472, 3221225472, 3221225472, 3225419776, 3225419776, 3225419776, 1073741824, 1073741824, 1073741824, 3225419776, 3225419776, 3225419776, 3225419776, 3225419776, 3225419776, 3221225472, 3221225472, 3221225472, 1065353216, 1065353216, 1065353216, 0, 0, 0, 0, 0, 0, 3221225472, 3221225472], [0, 3225419776, 3225419776, 3225419776, 3225419776, 3225419776, 3225419776, 3221225472, 3221225472, 3221225472, 3225419776, 3225419776, 3225419776, 1073741824, 1073741824, 1073741824, 3225419776, 3225419776, 3225419776, 3225419776, 3225419776, 3225419776, 3221225472, 3221225472, 3221225472, 1065353216, 1065353216, 1065353216, 0, 0, 0, 0, 0, 0, 3221225472, 3221225472], [3221225472, 1077936128, 1077936128, 1077936128, 1073741824, 1073741824, 1073741824, 0, 0, 0, 3212836864, 3212836864, 3212836864, 1073741824, 1073741824, 1073741824, 1077936128, 1077936128, 1077936128, 3221225472, 3221225472, 3221225472, 3221225472, 3221225472, 3221225472, 1073741824, 1073741824, 1073741824, 3221225472, 3221225472, 3221225472, 1073741824, 1073741824, 1073741824, 3221225472, 3221225472], [3221225472, 1077936128, 1077936128, 1077936128, 1073741824, 1073741824, 1073741824, 0, 0, 0, 3212836864, 3212836864, 3212836864, 1073741824, 1073741824, 1073741824, 1077936128, 1077936128, 1077936128, 3221225472, 3221225472, 3221225472, 3221225472, 3221225472, 3221225472, 1073741824, 1073741824, 1073741824, 3221225472, 3221225472, 3221225472, 1073741824, 1073741824, 1073741824, 3221225472, 3221225472], [1077936128, 1065353216, 1065353216, 1065353216, 3225419776, 3225419776, 3225419776, 1065353216, 1065353216, 1065353216, 1065353216, 1065353216, 1065353216, 3212836864, 3212836864, 3212836864, 3221225472, 3221225472, 3221225472, 1065353216, 1065353216, 1065353216, 3221225472, 3221225472, 3221225472, 1073741824, 1073741824, 1073741824, 3221225472, 3221225472, 3221225472, 3225419776, 3225419776, 3225419776, 3212836864, 3212836864], [1077936128, 1065353216, 1065353216, 1065353216, 3225419776, 3225419776, 3225419776, 1065353216, 1065353216, 1065353216, 1065353216, 1065353216, 1065353216, 3212836864, 3212836864, 3212836864, 3221225472, 3221225472, 3221225472, 1065353216, 1065353216, 1065353216, 3221225472, 3221225472, 3221225472, 1073741824, 1073741824, 1073741824, 3221225472, 3221225472, 3221225472, 3225419776, 3225419776, 3225419776, 3212836864, 3212836864], [1065353216, 3225419776, 3225419776, 3225419776, 1077936128, 1077936128, 1077936128, 3225419776, 3225419776, 3225419776, 1065353216, 1065353216, 1065353216, 1065353216, 1065353216, 1065353216, 1065353216, 1065353216, 1065353216, 1065353216, 1065353216, 1065353216, 1065353216, 1065353216, 1065353216, 1073741824, 1073741824, 1073741824, 1073741824, 1073741824, 1073741824, 3221225472, 3221225472, 3221225472, 1073741824, 1073741824]]> : tensor<13x36xui32>
  %312 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %313 = stablehlo.optimization_barrier %312 : tensor<f32>
  %314 = stablehlo.constant dense<[[0.0, -3.0, 1.0, 0.0, -2.0, -2.0, -3.0, 3.0, 0.0, 0.0, 1.0, -3.0, 0.0], [-2.0, 2.0, 0.0, 1.0, -2.0, -3.0, -2.0, 1.0, 2.0, -2.0, -1.0, 0.0, 0.0], [2.0, 0.0, 2.0, 2.0, -3.0, 3.0, 0.0, 3.0, -1.0, 1.0, 2.0, 1.0, 3.0], [0.0, -3.0, -3.0, -2.0, -3.0, 2.0, -3.0, -3.0, -2.0, 1.0, 0.0, 0.0, -2.0], [-2.0, 3.0, 2.0, 0.0, -1.0, 2.0, 3.0, -2.0, -2.0, 2.0, -2.0, 2.0, -2.0], [3.0, 1.0, -3.0, 1.0, 1.0, -1.0, -2.0, 1.0, -2.0, 2.0, -2.0, -3.0, -1.0], [1.0, -3.0, 3.0, -3.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 2.0, -2.0, 2.0]]> : tensor<7x13xf32>
  %315 = stablehlo.optimization_barrier %314 : tensor<7x13xf32>
  %316 = "stablehlo.reduce_window"(%315, %313) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 3, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<7x13xf32>, tensor<f32>) -> tensor<4x9xf32>
  %317 = "stablehlo.bitcast_convert"(%316) : (tensor<4x9xf32>) -> tensor<4x9xui32>
  check.expect_eq_const %317, dense<[[1065353216, 1073741824, 1065353216, 1077936128, 0, 1077936128, 1065353216, 1077936128, 1065353216], [1073741824, 1077936128, 1077936128, 1073741824, 1077936128, 1073741824, 1077936128, 1073741824, 1073741824], [1077936128, 1077936128, 1073741824, 1077936128, 1065353216, 1077936128, 1073741824, 1077936128, 1077936128], [1077936128, 1073741824, 1077936128, 1073741824, 1065353216, 1073741824, 1073741824, 1073741824, 1073741824]]> : tensor<4x9xui32>
  %318 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %319 = stablehlo.optimization_barrier %318 : tensor<f32>
  %320 = stablehlo.constant dense<[[0.0, -3.0, 1.0, 0.0, -2.0, -2.0, -3.0, 3.0, 0.0, 0.0, 1.0, -3.0, 0.0], [-2.0, 2.0, 0.0, 1.0, -2.0, -3.0, -2.0, 1.0, 2.0, -2.0, -1.0, 0.0, 0.0], [2.0, 0.0, 2.0, 2.0, -3.0, 3.0, 0.0, 3.0, -1.0, 1.0, 2.0, 1.0, 3.0], [0.0, -3.0, -3.0, -2.0, -3.0, 2.0, -3.0, -3.0, -2.0, 1.0, 0.0, 0.0, -2.0], [-2.0, 3.0, 2.0, 0.0, -1.0, 2.0, 3.0, -2.0, -2.0, 2.0, -2.0, 2.0, -2.0], [3.0, 1.0, -3.0, 1.0, 1.0, -1.0, -2.0, 1.0, -2.0, 2.0, -2.0, -3.0, -1.0], [1.0, -3.0, 3.0, -3.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 2.0, -2.0, 2.0]]> : tensor<7x13xf32>
  %321 = stablehlo.optimization_barrier %320 : tensor<7x13xf32>
  %322 = "stablehlo.reduce_window"(%321, %319) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 3>, base_dilations = array<i64: 3, 2>, window_dilations = array<i64: 2, 3>, padding = dense<[[2, 1], [-2, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<7x13xf32>, tensor<f32>) -> tensor<10x8xf32>
  %323 = "stablehlo.bitcast_convert"(%322) : (tensor<10x8xf32>) -> tensor<10x8xui32>
  check.expect_eq_const %323, dense<[[3225419776, 3221225472, 3221225472, 1077936128, 1077936128, 1065353216, 1065353216, 4286578688], [3225419776, 3221225472, 3221225472, 1077936128, 1077936128, 1065353216, 1065353216, 4286578688], [4286578688, 4286578688, 4286578688, 4286578688, 4286578688, 4286578688, 4286578688, 4286578688], [0, 3225419776, 3225419776, 1077936128, 1077936128, 1073741824, 1073741824, 4286578688], [0, 3225419776, 3225419776, 1077936128, 1077936128, 1073741824, 1073741824, 4286578688], [4286578688, 4286578688, 4286578688, 4286578688, 4286578688, 4286578688, 4286578688, 4286578688], [1077936128, 3212836864, 3212836864, 3221225472, 3221225472, 3221225472, 3221225472, 4286578688], [1077936128, 3212836864, 3212836864, 3221225472, 3221225472, 3221225472, 3221225472, 4286578688], [4286578688, 4286578688, 4286578688, 4286578688, 4286578688, 4286578688, 4286578688, 4286578688], [3225419776, 1065353216, 1065353216, 1065353216, 1065353216, 1073741824, 1073741824, 4286578688]]> : tensor<10x8xui32>
  %324 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %325 = stablehlo.optimization_barrier %324 : tensor<f32>
  %326 = stablehlo.constant dense<[-2.0, 2.0, 0.0, 0.0, 3.0, 1.0, -3.0, 0.0, -3.0, 3.0, -3.0, -2.0, -3.0, 2.0, 2.0, 3.0, -1.0]> : tensor<17xf32>
  %327 = stablehlo.optimization_barrier %326 : tensor<17xf32>
  %328 = "stablehlo.reduce_window"(%327, %325) <{window_dimensions = array<i64: 17>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[16, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17xf32>, tensor<f32>) -> tensor<17xf32>
  %329 = "stablehlo.bitcast_convert"(%328) : (tensor<17xf32>) -> tensor<17xui32>
  check.expect_eq_const %329, dense<[3221225472, 1073741824, 1073741824, 1073741824, 1077936128, 1077936128, 1077936128, 1077936128, 1077936128, 1077936128, 1077936128, 1077936128, 1077936128, 1077936128, 1077936128, 1077936128, 1077936128]> : tensor<17xui32>
  %330 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %331 = stablehlo.optimization_barrier %330 : tensor<f32>
  %332 = stablehlo.constant dense<[-2.0, 2.0, 0.0, 0.0, 3.0, 1.0, -3.0, 0.0, -3.0, 3.0, -3.0, -2.0, -3.0, 2.0, 2.0, 3.0, -1.0]> : tensor<17xf32>
  %333 = stablehlo.optimization_barrier %332 : tensor<17xf32>
  %334 = "stablehlo.reduce_window"(%333, %331) <{window_dimensions = array<i64: 5>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[4, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17xf32>, tensor<f32>) -> tensor<17xf32>
  %335 = "stablehlo.bitcast_convert"(%334) : (tensor<17xf32>) -> tensor<17xui32>
  check.expect_eq_const %335, dense<[3221225472, 1073741824, 1073741824, 1073741824, 1077936128, 1077936128, 1077936128, 1077936128, 1077936128, 1077936128, 1077936128, 1077936128, 1077936128, 1077936128, 1073741824, 1077936128, 1077936128]> : tensor<17xui32>
  %336 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %337 = stablehlo.optimization_barrier %336 : tensor<f32>
  %338 = stablehlo.constant dense<[[-1.0, 2.0, -3.0, 1.0, -2.0, 3.0, 0.0, 1.0, -1.0, -1.0, -1.0, -1.0, -1.0, 1.0, 1.0, 1.0, -3.0], [0.0, 1.0, -3.0, 0.0, 1.0, 0.0, -1.0, 0.0, 3.0, -2.0, -1.0, -3.0, 2.0, 3.0, 3.0, 3.0, 3.0], [1.0, -2.0, 0.0, 0.0, -3.0, -2.0, -1.0, -3.0, 2.0, -3.0, -3.0, 2.0, -2.0, 2.0, 0.0, 1.0, 2.0]]> : tensor<3x17xf32>
  %339 = stablehlo.optimization_barrier %338 : tensor<3x17xf32>
  %340 = "stablehlo.reduce_window"(%339, %337) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x17xf32>, tensor<f32>) -> tensor<3x17xf32>
  %341 = "stablehlo.bitcast_convert"(%340) : (tensor<3x17xf32>) -> tensor<3x17xui32>
  check.expect_eq_const %341, dense<[[3212836864, 1073741824, 3225419776, 1065353216, 3221225472, 1077936128, 0, 1065353216, 3212836864, 3212836864, 3212836864, 3212836864, 3212836864, 1065353216, 1065353216, 1065353216, 3225419776], [0, 1065353216, 3225419776, 0, 1065353216, 0, 3212836864, 0, 1077936128, 3221225472, 3212836864, 3225419776, 1073741824, 1077936128, 1077936128, 1077936128, 1077936128], [1065353216, 3221225472, 0, 0, 3225419776, 3221225472, 3212836864, 3225419776, 1073741824, 3225419776, 3225419776, 1073741824, 3221225472, 1073741824, 0, 1065353216, 1073741824]]> : tensor<3x17xui32>
  %342 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %343 = stablehlo.optimization_barrier %342 : tensor<f32>
  %344 = stablehlo.constant dense<[[[[0.0, 2.0, -1.0], [-2.0, 2.0, -2.0], [-2.0, -1.0, 0.0], [-2.0, -3.0, 1.0], [-3.0, -3.0, 3.0], [3.0, -1.0, -1.0], [1.0, 2.0, 0.0], [0.0, -2.0, 1.0], [1.0, -2.0, -1.0]], [[1.0, 1.0, 3.0], [3.0, -1.0, 0.0], [-2.0, -1.0, 2.0], [-2.0, -1.0, 2.0], [-2.0, -3.0, 0.0], [3.0, -2.0, 3.0], [3.0, 3.0, -1.0], [0.0, -1.0, -3.0], [-1.0, -2.0, 0.0]], [[0.0, 2.0, -1.0], [-2.0, 1.0, -3.0], [3.0, -2.0, 2.0], [-1.0, -2.0, -1.0], [2.0, 1.0, -2.0], [1.0, -1.0, 1.0], [2.0, 1.0, 3.0], [2.0, 2.0, -2.0], [-3.0, 2.0, -2.0]], [[2.0, 0.0, -2.0], [3.0, 3.0, 2.0], [-1.0, 1.0, 1.0], [3.0, 0.0, 1.0], [2.0, 1.0, -2.0], [2.0, 1.0, -3.0], [2.0, -3.0, -1.0], [2.0, -2.0, -3.0], [2.0, -1.0, 2.0]], [[-3.0, -1.0, 0.0], [0.0, 2.0, -2.0], [-2.0, -2.0, 1.0], [-2.0, -1.0, 3.0], [-3.0, -2.0, -3.0], [-2.0, -1.0, 0.0], [-2.0, -2.0, -3.0], [-3.0, -3.0, 2.0], [0.0, 2.0, 3.0]], [[3.0, 3.0, 1.0], [-3.0, 0.0, 0.0], [1.0, -3.0, 3.0], [2.0, 0.0, -2.0], [3.0, 1.0, 3.0], [-1.0, -1.0, 2.0], [2.0, 1.0, -3.0], [3.0, -2.0, 3.0], [2.0, -2.0, -2.0]], [[-2.0, 0.0, 3.0], [-2.0, -2.0, 3.0], [-1.0, -2.0, -1.0], [3.0, 0.0, 3.0], [1.0, 0.0, 2.0], [-1.0, 0.0, -2.0], [1.0, -3.0, -1.0], [1.0, 0.0, -2.0], [3.0, 0.0, -3.0]], [[3.0, -3.0, -1.0], [-1.0, -2.0, 0.0], [-2.0, 1.0, 1.0], [2.0, 2.0, 3.0], [2.0, -3.0, -2.0], [2.0, -3.0, -3.0], [2.0, -2.0, 2.0], [-2.0, 3.0, -3.0], [2.0, 0.0, -1.0]], [[-2.0, -1.0, 3.0], [3.0, -1.0, 0.0], [2.0, 2.0, -1.0], [-3.0, 2.0, -2.0], [-1.0, 2.0, -2.0], [3.0, 2.0, -1.0], [-3.0, -2.0, -3.0], [0.0, -3.0, -3.0], [3.0, 3.0, 1.0]]], [[[3.0, 3.0, -2.0], [-2.0, 2.0, -2.0], [-1.0, 0.0, -2.0], [2.0, 3.0, 2.0], [-1.0, 1.0, -3.0], [1.0, 1.0, -2.0], [-2.0, 0.0, 0.0], [2.0, -3.0, 0.0], [3.0, -3.0, -1.0]], [[-1.0, 2.0, 2.0], [-1.0, -3.0, -3.0], [1.0, -2.0, 3.0], [-2.0, -2.0, -1.0], [-1.0, 2.0, -2.0], [2.0, -3.0, 0.0], [-1.0, -2.0, 0.0], [0.0, 2.0, -3.0], [0.0, -1.0, 1.0]], [[-3.0, -2.0, -2.0], [0.0, -3.0, 0.0], [-3.0, -2.0, 0.0], [-3.0, -1.0, 1.0], [2.0, 2.0, -1.0], [1.0, -2.0, 0.0], [3.0, 2.0, -2.0], [2.0, 1.0, 1.0], [3.0, -3.0, 1.0]], [[3.0, 2.0, 2.0], [-3.0, 0.0, 0.0], [-3.0, -1.0, -3.0], [3.0, 3.0, 0.0], [-3.0, -3.0, 2.0], [1.0, -1.0, 1.0], [2.0, -3.0, -1.0], [1.0, 2.0, 1.0], [-3.0, -2.0, 2.0]], [[2.0, 3.0, -2.0], [-3.0, 2.0, 2.0], [0.0, 2.0, 1.0], [-3.0, 2.0, 2.0], [1.0, -3.0, -2.0], [-1.0, -2.0, -2.0], [1.0, 3.0, -1.0], [-1.0, -3.0, 3.0], [-3.0, 1.0, 0.0]], [[0.0, -2.0, 1.0], [-3.0, 3.0, -2.0], [-1.0, 2.0, 0.0], [-3.0, 3.0, 2.0], [-1.0, 2.0, 2.0], [1.0, -1.0, -2.0], [1.0, -3.0, -1.0], [2.0, -1.0, 2.0], [-1.0, 1.0, 3.0]], [[-1.0, -1.0, -2.0], [-2.0, 2.0, 3.0], [3.0, 0.0, 3.0], [1.0, -3.0, 2.0], [2.0, 1.0, -1.0], [-2.0, -1.0, 3.0], [1.0, 0.0, 2.0], [-1.0, -1.0, -2.0], [3.0, 3.0, -1.0]], [[-1.0, -2.0, 0.0], [2.0, 1.0, 0.0], [0.0, 1.0, -1.0], [1.0, 3.0, -1.0], [-2.0, 1.0, -3.0], [1.0, -1.0, -3.0], [1.0, -2.0, 2.0], [-1.0, 0.0, 0.0], [-3.0, 3.0, 0.0]], [[2.0, -1.0, 0.0], [3.0, -2.0, -1.0], [1.0, 3.0, 0.0], [1.0, 2.0, 3.0], [-2.0, 0.0, 1.0], [0.0, 1.0, 1.0], [1.0, 3.0, 2.0], [0.0, -3.0, 1.0], [-2.0, 2.0, -1.0]]]]> : tensor<2x9x9x3xf32>
  %345 = stablehlo.optimization_barrier %344 : tensor<2x9x9x3xf32>
  %346 = "stablehlo.reduce_window"(%345, %343) <{window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x9x9x3xf32>, tensor<f32>) -> tensor<2x5x5x3xf32>
  %347 = "stablehlo.bitcast_convert"(%346) : (tensor<2x5x5x3xf32>) -> tensor<2x5x5x3xui32>
  check.expect_eq_const %347, dense<[[[[1077936128, 1073741824, 1077936128], [1077936128, 1073741824, 1073741824], [1077936128, 3212836864, 1077936128], [1077936128, 1077936128, 1077936128], [1065353216, 3212836864, 1065353216]], [[1077936128, 1077936128, 1077936128], [1077936128, 1077936128, 1073741824], [1077936128, 1065353216, 1077936128], [1077936128, 1077936128, 1077936128], [1073741824, 1073741824, 1073741824]], [[1077936128, 1077936128, 1073741824], [1077936128, 1077936128, 1077936128], [1077936128, 1065353216, 1077936128], [1077936128, 1065353216, 1077936128], [1077936128, 1073741824, 1077936128]], [[1077936128, 1077936128, 1077936128], [1077936128, 1073741824, 1077936128], [1077936128, 1073741824, 1077936128], [1077936128, 1077936128, 1077936128], [1077936128, 1077936128, 1077936128]], [[1077936128, 3212836864, 1077936128], [1077936128, 1073741824, 1077936128], [1077936128, 1073741824, 1077936128], [1077936128, 1077936128, 1073741824], [1077936128, 1077936128, 1065353216]]], [[[1077936128, 1077936128, 1073741824], [1073741824, 1077936128, 1077936128], [1073741824, 1077936128, 1073741824], [1073741824, 1073741824, 0], [1077936128, 1073741824, 1065353216]], [[1077936128, 1073741824, 1073741824], [1077936128, 1077936128, 1077936128], [1077936128, 1077936128, 1073741824], [1077936128, 1073741824, 1065353216], [1077936128, 1073741824, 1073741824]], [[1077936128, 1077936128, 1073741824], [1077936128, 1077936128, 1073741824], [1077936128, 1077936128, 1073741824], [1073741824, 1077936128, 1077936128], [1073741824, 1073741824, 1077936128]], [[1073741824, 1077936128, 1077936128], [1077936128, 1077936128, 1077936128], [1073741824, 1077936128, 1077936128], [1073741824, 0, 1077936128], [1077936128, 1077936128, 1077936128]], [[1077936128, 1065353216, 0], [1077936128, 1077936128, 1077936128], [1065353216, 1077936128, 1077936128], [1065353216, 1077936128, 1073741824], [0, 1077936128, 1065353216]]]]> : tensor<2x5x5x3xui32>
  %348 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %349 = stablehlo.optimization_barrier %348 : tensor<f32>
  %350 = stablehlo.constant dense<-2.0> : tensor<2xf32>
  %351 = stablehlo.optimization_barrier %350 : tensor<2xf32>
  %352 = "stablehlo.reduce_window"(%351, %349) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2xf32>, tensor<f32>) -> tensor<0xf32>
  %353 = "stablehlo.bitcast_convert"(%352) : (tensor<0xf32>) -> tensor<0xui32>
  check.expect_eq_const %353, dense<> : tensor<0xui32>
  %354 = stablehlo.constant dense<0> : tensor<i32>
  %355 = stablehlo.optimization_barrier %354 : tensor<i32>
  %356 = stablehlo.constant dense<[[0, -3, 1, 0, -2, -2, -3, 3, 0, 0, 1, -3, 0], [-2, 2, 0, 1, -2, -3, -2, 1, 2, -2, -1, 0, 0], [2, 0, 2, 2, -3, 3, 0, 3, -1, 1, 2, 1, 3], [0, -3, -3, -2, -3, 2, -3, -3, -2, 1, 0, 0, -2], [-2, 3, 2, 0, -1, 2, 3, -2, -2, 2, -2, 2, -2], [3, 1, -3, 1, 1, -1, -2, 1, -2, 2, -2, -3, -1], [1, -3, 3, -3, 1, 1, 1, 1, 1, 2, 2, -2, 2]]> : tensor<7x13xi32>
  %357 = stablehlo.optimization_barrier %356 : tensor<7x13xi32>
  %358 = "stablehlo.reduce_window"(%357, %355) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<7x13xi32>, tensor<i32>) -> tensor<3x4xi32>
  check.expect_eq_const %358, dense<[[-2, -8, 1, -5], [-2, -1, -6, 5], [4, 2, -4, -1]]> : tensor<3x4xi32>
  %359 = stablehlo.constant dense<0> : tensor<i32>
  %360 = stablehlo.optimization_barrier %359 : tensor<i32>
  %361 = stablehlo.constant dense<[[0, -3, 1, 0, -2, -2, -3, 3, 0, 0, 1, -3, 0], [-2, 2, 0, 1, -2, -3, -2, 1, 2, -2, -1, 0, 0], [2, 0, 2, 2, -3, 3, 0, 3, -1, 1, 2, 1, 3], [0, -3, -3, -2, -3, 2, -3, -3, -2, 1, 0, 0, -2], [-2, 3, 2, 0, -1, 2, 3, -2, -2, 2, -2, 2, -2], [3, 1, -3, 1, 1, -1, -2, 1, -2, 2, -2, -3, -1], [1, -3, 3, -3, 1, 1, 1, 1, 1, 2, 2, -2, 2]]> : tensor<7x13xi32>
  %362 = stablehlo.optimization_barrier %361 : tensor<7x13xi32>
  %363 = "stablehlo.reduce_window"(%362, %360) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<7x13xi32>, tensor<i32>) -> tensor<4x7xi32>
  check.expect_eq_const %363, dense<[[-3, 1, -8, -6, 4, -5, -3], [-1, -1, -5, -2, 0, 2, 2], [2, -4, -1, -3, -5, 0, -6], [2, -4, 0, 1, 5, -1, -4]]> : tensor<4x7xi32>
  %364 = stablehlo.constant dense<0> : tensor<i32>
  %365 = stablehlo.optimization_barrier %364 : tensor<i32>
  %366 = stablehlo.constant dense<[[0, -3, 1, 0, -2, -2, -3, 3, 0, 0, 1, -3, 0], [-2, 2, 0, 1, -2, -3, -2, 1, 2, -2, -1, 0, 0], [2, 0, 2, 2, -3, 3, 0, 3, -1, 1, 2, 1, 3], [0, -3, -3, -2, -3, 2, -3, -3, -2, 1, 0, 0, -2], [-2, 3, 2, 0, -1, 2, 3, -2, -2, 2, -2, 2, -2], [3, 1, -3, 1, 1, -1, -2, 1, -2, 2, -2, -3, -1], [1, -3, 3, -3, 1, 1, 1, 1, 1, 2, 2, -2, 2]]> : tensor<7x13xi32>
  %367 = stablehlo.optimization_barrier %366 : tensor<7x13xi32>
  %368 = "stablehlo.reduce_window"(%367, %365) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[-1, 2], [3, -4]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<7x13xi32>, tensor<i32>) -> tensor<7x5xi32>
  check.expect_eq_const %368, dense<[[0, 2, 7, -2, 2], [0, -1, -4, -1, 2], [0, -2, -3, -2, -1], [0, 5, 4, 2, 1], [0, 2, -4, 0, 1], [0, -2, -3, -1, 3], [0, 0, 0, 0, 0]]> : tensor<7x5xi32>
  %369 = stablehlo.constant dense<0> : tensor<i32>
  %370 = stablehlo.optimization_barrier %369 : tensor<i32>
  %371 = stablehlo.constant dense<[[0, -3, 1, 0, -2, -2, -3, 3, 0, 0, 1, -3, 0], [-2, 2, 0, 1, -2, -3, -2, 1, 2, -2, -1, 0, 0], [2, 0, 2, 2, -3, 3, 0, 3, -1, 1, 2, 1, 3], [0, -3, -3, -2, -3, 2, -3, -3, -2, 1, 0, 0, -2], [-2, 3, 2, 0, -1, 2, 3, -2, -2, 2, -2, 2, -2], [3, 1, -3, 1, 1, -1, -2, 1, -2, 2, -2, -3, -1], [1, -3, 3, -3, 1, 1, 1, 1, 1, 2, 2, -2, 2]]> : tensor<7x13xi32>
  %372 = stablehlo.optimization_barrier %371 : tensor<7x13xi32>
  %373 = "stablehlo.reduce_window"(%372, %370) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 2, 3>, window_dilations = array<i64: 1, 1>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<7x13xi32>, tensor<i32>) -> tensor<13x36xi32>
  check.expect_eq_const %373, dense<[[0, -3, -3, -3, 1, 1, 1, 0, 0, 0, -2, -2, -2, -2, -2, -2, -3, -3, -3, 3, 3, 3, 0, 0, 0, 0, 0, 0, 1, 1, 1, -3, -3, -3, 0, 0], [0, -3, -3, -3, 1, 1, 1, 0, 0, 0, -2, -2, -2, -2, -2, -2, -3, -3, -3, 3, 3, 3, 0, 0, 0, 0, 0, 0, 1, 1, 1, -3, -3, -3, 0, 0], [-2, 2, 2, 2, 0, 0, 0, 1, 1, 1, -2, -2, -2, -3, -3, -3, -2, -2, -2, 1, 1, 1, 2, 2, 2, -2, -2, -2, -1, -1, -1, 0, 0, 0, 0, 0], [-2, 2, 2, 2, 0, 0, 0, 1, 1, 1, -2, -2, -2, -3, -3, -3, -2, -2, -2, 1, 1, 1, 2, 2, 2, -2, -2, -2, -1, -1, -1, 0, 0, 0, 0, 0], [2, 0, 0, 0, 2, 2, 2, 2, 2, 2, -3, -3, -3, 3, 3, 3, 0, 0, 0, 3, 3, 3, -1, -1, -1, 1, 1, 1, 2, 2, 2, 1, 1, 1, 3, 3], [2, 0, 0, 0, 2, 2, 2, 2, 2, 2, -3, -3, -3, 3, 3, 3, 0, 0, 0, 3, 3, 3, -1, -1, -1, 1, 1, 1, 2, 2, 2, 1, 1, 1, 3, 3], [0, -3, -3, -3, -3, -3, -3, -2, -2, -2, -3, -3, -3, 2, 2, 2, -3, -3, -3, -3, -3, -3, -2, -2, -2, 1, 1, 1, 0, 0, 0, 0, 0, 0, -2, -2], [0, -3, -3, -3, -3, -3, -3, -2, -2, -2, -3, -3, -3, 2, 2, 2, -3, -3, -3, -3, -3, -3, -2, -2, -2, 1, 1, 1, 0, 0, 0, 0, 0, 0, -2, -2], [-2, 3, 3, 3, 2, 2, 2, 0, 0, 0, -1, -1, -1, 2, 2, 2, 3, 3, 3, -2, -2, -2, -2, -2, -2, 2, 2, 2, -2, -2, -2, 2, 2, 2, -2, -2], [-2, 3, 3, 3, 2, 2, 2, 0, 0, 0, -1, -1, -1, 2, 2, 2, 3, 3, 3, -2, -2, -2, -2, -2, -2, 2, 2, 2, -2, -2, -2, 2, 2, 2, -2, -2], [3, 1, 1, 1, -3, -3, -3, 1, 1, 1, 1, 1, 1, -1, -1, -1, -2, -2, -2, 1, 1, 1, -2, -2, -2, 2, 2, 2, -2, -2, -2, -3, -3, -3, -1, -1], [3, 1, 1, 1, -3, -3, -3, 1, 1, 1, 1, 1, 1, -1, -1, -1, -2, -2, -2, 1, 1, 1, -2, -2, -2, 2, 2, 2, -2, -2, -2, -3, -3, -3, -1, -1], [1, -3, -3, -3, 3, 3, 3, -3, -3, -3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, -2, -2, -2, 2, 2]]> : tensor<13x36xi32>
  %374 = stablehlo.constant dense<0> : tensor<i32>
  %375 = stablehlo.optimization_barrier %374 : tensor<i32>
  %376 = stablehlo.constant dense<[[0, -3, 1, 0, -2, -2, -3, 3, 0, 0, 1, -3, 0], [-2, 2, 0, 1, -2, -3, -2, 1, 2, -2, -1, 0, 0], [2, 0, 2, 2, -3, 3, 0, 3, -1, 1, 2, 1, 3], [0, -3, -3, -2, -3, 2, -3, -3, -2, 1, 0, 0, -2], [-2, 3, 2, 0, -1, 2, 3, -2, -2, 2, -2, 2, -2], [3, 1, -3, 1, 1, -1, -2, 1, -2, 2, -2, -3, -1], [1, -3, 3, -3, 1, 1, 1, 1, 1, 2, 2, -2, 2]]> : tensor<7x13xi32>
  %377 = stablehlo.optimization_barrier %376 : tensor<7x13xi32>
  %378 = "stablehlo.reduce_window"(%377, %375) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 3, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<7x13xi32>, tensor<i32>) -> tensor<4x9xi32>
  check.expect_eq_const %378, dense<[[-7, -8, -13, -2, -13, 1, -7, -2, -3], [-5, 5, 0, -1, -2, -2, -2, 1, -5], [2, 6, -5, 9, -7, 9, -5, 5, -1], [-1, -8, -4, -4, -5, 4, -1, -1, 1]]> : tensor<4x9xi32>
  %379 = stablehlo.constant dense<0> : tensor<i32>
  %380 = stablehlo.optimization_barrier %379 : tensor<i32>
  %381 = stablehlo.constant dense<[[0, -3, 1, 0, -2, -2, -3, 3, 0, 0, 1, -3, 0], [-2, 2, 0, 1, -2, -3, -2, 1, 2, -2, -1, 0, 0], [2, 0, 2, 2, -3, 3, 0, 3, -1, 1, 2, 1, 3], [0, -3, -3, -2, -3, 2, -3, -3, -2, 1, 0, 0, -2], [-2, 3, 2, 0, -1, 2, 3, -2, -2, 2, -2, 2, -2], [3, 1, -3, 1, 1, -1, -2, 1, -2, 2, -2, -3, -1], [1, -3, 3, -3, 1, 1, 1, 1, 1, 2, 2, -2, 2]]> : tensor<7x13xi32>
  %382 = stablehlo.optimization_barrier %381 : tensor<7x13xi32>
  %383 = "stablehlo.reduce_window"(%382, %380) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 3>, base_dilations = array<i64: 3, 2>, window_dilations = array<i64: 2, 3>, padding = dense<[[2, 1], [-2, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<7x13xi32>, tensor<i32>) -> tensor<10x8xi32>
  check.expect_eq_const %383, dense<[[-3, -2, -2, 3, 3, 1, 1, 0], [-3, -2, -2, 3, 3, 1, 1, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, -3, -3, 3, 3, 2, 2, 0], [0, -3, -3, 3, 3, 2, 2, 0], [0, 0, 0, 0, 0, 0, 0, 0], [3, -1, -1, -2, -2, -2, -2, 0], [3, -1, -1, -2, -2, -2, -2, 0], [0, 0, 0, 0, 0, 0, 0, 0], [-3, 1, 1, 1, 1, 2, 2, 0]]> : tensor<10x8xi32>
  %384 = stablehlo.constant dense<0> : tensor<i32>
  %385 = stablehlo.optimization_barrier %384 : tensor<i32>
  %386 = stablehlo.constant dense<[-2, 2, 0, 0, 3, 1, -3, 0, -3, 3, -3, -2, -3, 2, 2, 3, -1]> : tensor<17xi32>
  %387 = stablehlo.optimization_barrier %386 : tensor<17xi32>
  %388 = "stablehlo.reduce_window"(%387, %385) <{window_dimensions = array<i64: 17>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[16, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<17xi32>, tensor<i32>) -> tensor<17xi32>
  check.expect_eq_const %388, dense<[-2, 0, 0, 0, 3, 4, 1, 1, -2, 1, -2, -4, -7, -5, -3, 0, -1]> : tensor<17xi32>
  %389 = stablehlo.constant dense<0> : tensor<i32>
  %390 = stablehlo.optimization_barrier %389 : tensor<i32>
  %391 = stablehlo.constant dense<[-2, 2, 0, 0, 3, 1, -3, 0, -3, 3, -3, -2, -3, 2, 2, 3, -1]> : tensor<17xi32>
  %392 = stablehlo.optimization_barrier %391 : tensor<17xi32>
  %393 = "stablehlo.reduce_window"(%392, %390) <{window_dimensions = array<i64: 5>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[4, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<17xi32>, tensor<i32>) -> tensor<17xi32>
  check.expect_eq_const %393, dense<[-2, 0, 0, 0, 3, 6, 1, 1, -2, -2, -6, -5, -8, -3, -4, 2, 3]> : tensor<17xi32>
  %394 = stablehlo.constant dense<0> : tensor<i32>
  %395 = stablehlo.optimization_barrier %394 : tensor<i32>
  %396 = stablehlo.constant dense<[[-1, 2, -3, 1, -2, 3, 0, 1, -1, -1, -1, -1, -1, 1, 1, 1, -3], [0, 1, -3, 0, 1, 0, -1, 0, 3, -2, -1, -3, 2, 3, 3, 3, 3], [1, -2, 0, 0, -3, -2, -1, -3, 2, -3, -3, 2, -2, 2, 0, 1, 2]]> : tensor<3x17xi32>
  %397 = stablehlo.optimization_barrier %396 : tensor<3x17xi32>
  %398 = "stablehlo.reduce_window"(%397, %395) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<3x17xi32>, tensor<i32>) -> tensor<3x17xi32>
  check.expect_eq_const %398, dense<[[-1, 2, -3, 1, -2, 3, 0, 1, -1, -1, -1, -1, -1, 1, 1, 1, -3], [0, 1, -3, 0, 1, 0, -1, 0, 3, -2, -1, -3, 2, 3, 3, 3, 3], [1, -2, 0, 0, -3, -2, -1, -3, 2, -3, -3, 2, -2, 2, 0, 1, 2]]> : tensor<3x17xi32>
  %399 = stablehlo.constant dense<0> : tensor<i32>
  %400 = stablehlo.optimization_barrier %399 : tensor<i32>
  %401 = stablehlo.constant dense<[[[[0, 2, -1], [-2, 2, -2], [-2, -1, 0], [-2, -3, 1], [-3, -3, 3], [3, -1, -1], [1, 2, 0], [0, -2, 1], [1, -2, -1]], [[1, 1, 3], [3, -1, 0], [-2, -1, 2], [-2, -1, 2], [-2, -3, 0], [3, -2, 3], [3, 3, -1], [0, -1, -3], [-1, -2, 0]], [[0, 2, -1], [-2, 1, -3], [3, -2, 2], [-1, -2, -1], [2, 1, -2], [1, -1, 1], [2, 1, 3], [2, 2, -2], [-3, 2, -2]], [[2, 0, -2], [3, 3, 2], [-1, 1, 1], [3, 0, 1], [2, 1, -2], [2, 1, -3], [2, -3, -1], [2, -2, -3], [2, -1, 2]], [[-3, -1, 0], [0, 2, -2], [-2, -2, 1], [-2, -1, 3], [-3, -2, -3], [-2, -1, 0], [-2, -2, -3], [-3, -3, 2], [0, 2, 3]], [[3, 3, 1], [-3, 0, 0], [1, -3, 3], [2, 0, -2], [3, 1, 3], [-1, -1, 2], [2, 1, -3], [3, -2, 3], [2, -2, -2]], [[-2, 0, 3], [-2, -2, 3], [-1, -2, -1], [3, 0, 3], [1, 0, 2], [-1, 0, -2], [1, -3, -1], [1, 0, -2], [3, 0, -3]], [[3, -3, -1], [-1, -2, 0], [-2, 1, 1], [2, 2, 3], [2, -3, -2], [2, -3, -3], [2, -2, 2], [-2, 3, -3], [2, 0, -1]], [[-2, -1, 3], [3, -1, 0], [2, 2, -1], [-3, 2, -2], [-1, 2, -2], [3, 2, -1], [-3, -2, -3], [0, -3, -3], [3, 3, 1]]], [[[3, 3, -2], [-2, 2, -2], [-1, 0, -2], [2, 3, 2], [-1, 1, -3], [1, 1, -2], [-2, 0, 0], [2, -3, 0], [3, -3, -1]], [[-1, 2, 2], [-1, -3, -3], [1, -2, 3], [-2, -2, -1], [-1, 2, -2], [2, -3, 0], [-1, -2, 0], [0, 2, -3], [0, -1, 1]], [[-3, -2, -2], [0, -3, 0], [-3, -2, 0], [-3, -1, 1], [2, 2, -1], [1, -2, 0], [3, 2, -2], [2, 1, 1], [3, -3, 1]], [[3, 2, 2], [-3, 0, 0], [-3, -1, -3], [3, 3, 0], [-3, -3, 2], [1, -1, 1], [2, -3, -1], [1, 2, 1], [-3, -2, 2]], [[2, 3, -2], [-3, 2, 2], [0, 2, 1], [-3, 2, 2], [1, -3, -2], [-1, -2, -2], [1, 3, -1], [-1, -3, 3], [-3, 1, 0]], [[0, -2, 1], [-3, 3, -2], [-1, 2, 0], [-3, 3, 2], [-1, 2, 2], [1, -1, -2], [1, -3, -1], [2, -1, 2], [-1, 1, 3]], [[-1, -1, -2], [-2, 2, 3], [3, 0, 3], [1, -3, 2], [2, 1, -1], [-2, -1, 3], [1, 0, 2], [-1, -1, -2], [3, 3, -1]], [[-1, -2, 0], [2, 1, 0], [0, 1, -1], [1, 3, -1], [-2, 1, -3], [1, -1, -3], [1, -2, 2], [-1, 0, 0], [-3, 3, 0]], [[2, -1, 0], [3, -2, -1], [1, 3, 0], [1, 2, 3], [-2, 0, 1], [0, 1, 1], [1, 3, 2], [0, -3, 1], [-2, 2, -1]]]]> : tensor<2x9x9x3xi32>
  %402 = stablehlo.optimization_barrier %401 : tensor<2x9x9x3xi32>
  %403 = "stablehlo.reduce_window"(%402, %400) <{window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<2x9x9x3xi32>, tensor<i32>) -> tensor<2x5x5x3xi32>
  check.expect_eq_const %403, dense<[[[[2, 4, 0], [-7, -5, 3], [-3, -13, 8], [10, -1, -1], [0, -7, -3]], [[7, 6, -1], [4, -2, 6], [8, -6, -1], [17, -2, -6], [2, -2, -8]], [[2, 7, -1], [1, 0, 7], [4, -2, -1], [3, -12, -6], [6, -8, 5]], [[-2, -4, 6], [-1, -6, 10], [13, -4, 4], [7, -7, -7], [9, -1, -8]], [[3, -7, 2], [1, 4, 1], [5, 2, -7], [2, -5, -11], [3, 3, -6]]], [[[-1, 4, -5], [-3, -2, -3], [1, 2, -6], [2, -5, -5], [5, -5, -3]], [[-5, -4, -1], [-11, -11, -3], [0, -5, 0], [11, -4, -3], [3, -1, 3]], [[-4, 8, 1], [-16, 16, 2], [-5, 0, 3], [7, -9, 0], [-5, -2, 11]], [[-5, 1, 0], [-2, 12, 6], [-2, 4, -1], [3, -10, 1], [-1, 5, 2]], [[6, -4, -1], [8, 8, 0], [-1, 6, -2], [2, -2, 3], [-6, 2, 0]]]]> : tensor<2x5x5x3xi32>
  %404 = stablehlo.constant dense<0> : tensor<i32>
  %405 = stablehlo.optimization_barrier %404 : tensor<i32>
  %406 = stablehlo.constant dense<-2> : tensor<2xi32>
  %407 = stablehlo.optimization_barrier %406 : tensor<2xi32>
  %408 = "stablehlo.reduce_window"(%407, %405) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<2xi32>, tensor<i32>) -> tensor<0xi32>
  check.expect_eq_const %408, dense<> : tensor<0xi32>
  %409 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %410 = stablehlo.optimization_barrier %409 : tensor<i32>
  %411 = stablehlo.constant dense<[[0, -3, 1, 0, -2, -2, -3, 3, 0, 0, 1, -3, 0], [-2, 2, 0, 1, -2, -3, -2, 1, 2, -2, -1, 0, 0], [2, 0, 2, 2, -3, 3, 0, 3, -1, 1, 2, 1, 3], [0, -3, -3, -2, -3, 2, -3, -3, -2, 1, 0, 0, -2], [-2, 3, 2, 0, -1, 2, 3, -2, -2, 2, -2, 2, -2], [3, 1, -3, 1, 1, -1, -2, 1, -2, 2, -2, -3, -1], [1, -3, 3, -3, 1, 1, 1, 1, 1, 2, 2, -2, 2]]> : tensor<7x13xi32>
  %412 = stablehlo.optimization_barrier %411 : tensor<7x13xi32>
  %413 = "stablehlo.reduce_window"(%412, %410) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.maximum %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<7x13xi32>, tensor<i32>) -> tensor<3x4xi32>
  check.expect_eq_const %413, dense<[[2, 1, 3, 1], [2, 3, 3, 2], [3, 2, 3, 2]]> : tensor<3x4xi32>
  %414 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %415 = stablehlo.optimization_barrier %414 : tensor<i32>
  %416 = stablehlo.constant dense<[[0, -3, 1, 0, -2, -2, -3, 3, 0, 0, 1, -3, 0], [-2, 2, 0, 1, -2, -3, -2, 1, 2, -2, -1, 0, 0], [2, 0, 2, 2, -3, 3, 0, 3, -1, 1, 2, 1, 3], [0, -3, -3, -2, -3, 2, -3, -3, -2, 1, 0, 0, -2], [-2, 3, 2, 0, -1, 2, 3, -2, -2, 2, -2, 2, -2], [3, 1, -3, 1, 1, -1, -2, 1, -2, 2, -2, -3, -1], [1, -3, 3, -3, 1, 1, 1, 1, 1, 2, 2, -2, 2]]> : tensor<7x13xi32>
  %417 = stablehlo.optimization_barrier %416 : tensor<7x13xi32>
  %418 = "stablehlo.reduce_window"(%417, %415) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.maximum %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<7x13xi32>, tensor<i32>) -> tensor<4x7xi32>
  check.expect_eq_const %418, dense<[[2, 2, 1, 3, 3, 1, 0], [2, 2, 3, 3, 3, 2, 3], [3, 3, 2, 3, 2, 2, 2], [3, 3, 1, 1, 2, 2, 2]]> : tensor<4x7xi32>
  %419 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %420 = stablehlo.optimization_barrier %419 : tensor<i32>
  %421 = stablehlo.constant dense<[[0, -3, 1, 0, -2, -2, -3, 3, 0, 0, 1, -3, 0], [-2, 2, 0, 1, -2, -3, -2, 1, 2, -2, -1, 0, 0], [2, 0, 2, 2, -3, 3, 0, 3, -1, 1, 2, 1, 3], [0, -3, -3, -2, -3, 2, -3, -3, -2, 1, 0, 0, -2], [-2, 3, 2, 0, -1, 2, 3, -2, -2, 2, -2, 2, -2], [3, 1, -3, 1, 1, -1, -2, 1, -2, 2, -2, -3, -1], [1, -3, 3, -3, 1, 1, 1, 1, 1, 2, 2, -2, 2]]> : tensor<7x13xi32>
  %422 = stablehlo.optimization_barrier %421 : tensor<7x13xi32>
  %423 = "stablehlo.reduce_window"(%422, %420) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[-1, 2], [3, -4]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.maximum %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<7x13xi32>, tensor<i32>) -> tensor<7x5xi32>
  check.expect_eq_const %423, dense<[[-2147483648, 2, 2, 3, 3], [-2147483648, 2, 2, 3, 3], [-2147483648, 3, 3, 2, 3], [-2147483648, 3, 3, 2, 3], [-2147483648, 3, 3, 1, 1], [-2147483648, 1, 3, 1, 1], [-2147483648, -2147483648, -2147483648, -2147483648, -2147483648]]> : tensor<7x5xi32>
  %424 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %425 = stablehlo.optimization_barrier %424 : tensor<i32>
  %426 = stablehlo.constant dense<[[0, -3, 1, 0, -2, -2, -3, 3, 0, 0, 1, -3, 0], [-2, 2, 0, 1, -2, -3, -2, 1, 2, -2, -1, 0, 0], [2, 0, 2, 2, -3, 3, 0, 3, -1, 1, 2, 1, 3], [0, -3, -3, -2, -3, 2, -3, -3, -2, 1, 0, 0, -2], [-2, 3, 2, 0, -1, 2, 3, -2, -2, 2, -2, 2, -2], [3, 1, -3, 1, 1, -1, -2, 1, -2, 2, -2, -3, -1], [1, -3, 3, -3, 1, 1, 1, 1, 1, 2, 2, -2, 2]]> : tensor<7x13xi32>
  %427 = stablehlo.optimization_barrier %426 : tensor<7x13xi32>
  %428 = "stablehlo.reduce_window"(%427, %425) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 2, 3>, window_dilations = array<i64: 1, 1>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.maximum %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<7x13xi32>, tensor<i32>) -> tensor<13x36xi32>
  check.expect_eq_const %428, dense<[[0, -3, -3, -3, 1, 1, 1, 0, 0, 0, -2, -2, -2, -2, -2, -2, -3, -3, -3, 3, 3, 3, 0, 0, 0, 0, 0, 0, 1, 1, 1, -3, -3, -3, 0, 0], [0, -3, -3, -3, 1, 1, 1, 0, 0, 0, -2, -2, -2, -2, -2, -2, -3, -3, -3, 3, 3, 3, 0, 0, 0, 0, 0, 0, 1, 1, 1, -3, -3, -3, 0, 0], [-2, 2, 2, 2, 0, 0, 0, 1, 1, 1, -2, -2, -2, -3, -3, -3, -2, -2, -2, 1, 1, 1, 2, 2, 2, -2, -2, -2, -1, -1, -1, 0, 0, 0, 0, 0], [-2, 2, 2, 2, 0, 0, 0, 1, 1, 1, -2, -2, -2, -3, -3, -3, -2, -2, -2, 1, 1, 1, 2, 2, 2, -2, -2, -2, -1, -1, -1, 0, 0, 0, 0, 0], [2, 0, 0, 0, 2, 2, 2, 2, 2, 2, -3, -3, -3, 3, 3, 3, 0, 0, 0, 3, 3, 3, -1, -1, -1, 1, 1, 1, 2, 2, 2, 1, 1, 1, 3, 3], [2, 0, 0, 0, 2, 2, 2, 2, 2, 2, -3, -3, -3, 3, 3, 3, 0, 0, 0, 3, 3, 3, -1, -1, -1, 1, 1, 1, 2, 2, 2, 1, 1, 1, 3, 3], [0, -3, -3, -3, -3, -3, -3, -2, -2, -2, -3, -3, -3, 2, 2, 2, -3, -3, -3, -3, -3, -3, -2, -2, -2, 1, 1, 1, 0, 0, 0, 0, 0, 0, -2, -2], [0, -3, -3, -3, -3, -3, -3, -2, -2, -2, -3, -3, -3, 2, 2, 2, -3, -3, -3, -3, -3, -3, -2, -2, -2, 1, 1, 1, 0, 0, 0, 0, 0, 0, -2, -2], [-2, 3, 3, 3, 2, 2, 2, 0, 0, 0, -1, -1, -1, 2, 2, 2, 3, 3, 3, -2, -2, -2, -2, -2, -2, 2, 2, 2, -2, -2, -2, 2, 2, 2, -2, -2], [-2, 3, 3, 3, 2, 2, 2, 0, 0, 0, -1, -1, -1, 2, 2, 2, 3, 3, 3, -2, -2, -2, -2, -2, -2, 2, 2, 2, -2, -2, -2, 2, 2, 2, -2, -2], [3, 1, 1, 1, -3, -3, -3, 1, 1, 1, 1, 1, 1, -1, -1, -1, -2, -2, -2, 1, 1, 1, -2, -2, -2, 2, 2, 2, -2, -2, -2, -3, -3, -3, -1, -1], [3, 1, 1, 1, -3, -3, -3, 1, 1, 1, 1, 1, 1, -1, -1, -1, -2, -2, -2, 1, 1, 1, -2, -2, -2, 2, 2, 2, -2, -2, -2, -3, -3, -3, -1, -1], [1, -3, -3, -3, 3, 3, 3, -3, -3, -3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, -2, -2, -2, 2, 2]]> : tensor<13x36xi32>
  %429 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %430 = stablehlo.optimization_barrier %429 : tensor<i32>
  %431 = stablehlo.constant dense<[[0, -3, 1, 0, -2, -2, -3, 3, 0, 0, 1, -3, 0], [-2, 2, 0, 1, -2, -3, -2, 1, 2, -2, -1, 0, 0], [2, 0, 2, 2, -3, 3, 0, 3, -1, 1, 2, 1, 3], [0, -3, -3, -2, -3, 2, -3, -3, -2, 1, 0, 0, -2], [-2, 3, 2, 0, -1, 2, 3, -2, -2, 2, -2, 2, -2], [3, 1, -3, 1, 1, -1, -2, 1, -2, 2, -2, -3, -1], [1, -3, 3, -3, 1, 1, 1, 1, 1, 2, 2, -2, 2]]> : tensor<7x13xi32>
  %432 = stablehlo.optimization_barrier %431 : tensor<7x13xi32>
  %433 = "stablehlo.reduce_window"(%432, %430) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 3, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.maximum %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<7x13xi32>, tensor<i32>) -> tensor<4x9xi32>
  check.expect_eq_const %433, dense<[[1, 2, 1, 3, 0, 3, 1, 3, 1], [2, 3, 3, 2, 3, 2, 3, 2, 2], [3, 3, 2, 3, 1, 3, 2, 3, 3], [3, 2, 3, 2, 1, 2, 2, 2, 2]]> : tensor<4x9xi32>
  %434 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %435 = stablehlo.optimization_barrier %434 : tensor<i32>
  %436 = stablehlo.constant dense<[[0, -3, 1, 0, -2, -2, -3, 3, 0, 0, 1, -3, 0], [-2, 2, 0, 1, -2, -3, -2, 1, 2, -2, -1, 0, 0], [2, 0, 2, 2, -3, 3, 0, 3, -1, 1, 2, 1, 3], [0, -3, -3, -2, -3, 2, -3, -3, -2, 1, 0, 0, -2], [-2, 3, 2, 0, -1, 2, 3, -2, -2, 2, -2, 2, -2], [3, 1, -3, 1, 1, -1, -2, 1, -2, 2, -2, -3, -1], [1, -3, 3, -3, 1, 1, 1, 1, 1, 2, 2, -2, 2]]> : tensor<7x13xi32>
  %437 = stablehlo.optimization_barrier %436 : tensor<7x13xi32>
  %438 = "stablehlo.reduce_window"(%437, %435) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 3>, base_dilations = array<i64: 3, 2>, window_dilations = array<i64: 2, 3>, padding = dense<[[2, 1], [-2, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.maximum %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<7x13xi32>, tensor<i32>) -> tensor<10x8xi32>
  check.expect_eq_const %438, dense<[[-3, -2, -2, 3, 3, 1, 1, -2147483648], [-3, -2, -2, 3, 3, 1, 1, -2147483648], [-2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648], [0, -3, -3, 3, 3, 2, 2, -2147483648], [0, -3, -3, 3, 3, 2, 2, -2147483648], [-2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648], [3, -1, -1, -2, -2, -2, -2, -2147483648], [3, -1, -1, -2, -2, -2, -2, -2147483648], [-2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648], [-3, 1, 1, 1, 1, 2, 2, -2147483648]]> : tensor<10x8xi32>
  %439 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %440 = stablehlo.optimization_barrier %439 : tensor<i32>
  %441 = stablehlo.constant dense<[-2, 2, 0, 0, 3, 1, -3, 0, -3, 3, -3, -2, -3, 2, 2, 3, -1]> : tensor<17xi32>
  %442 = stablehlo.optimization_barrier %441 : tensor<17xi32>
  %443 = "stablehlo.reduce_window"(%442, %440) <{window_dimensions = array<i64: 17>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[16, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.maximum %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<17xi32>, tensor<i32>) -> tensor<17xi32>
  check.expect_eq_const %443, dense<[-2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3]> : tensor<17xi32>
  %444 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %445 = stablehlo.optimization_barrier %444 : tensor<i32>
  %446 = stablehlo.constant dense<[-2, 2, 0, 0, 3, 1, -3, 0, -3, 3, -3, -2, -3, 2, 2, 3, -1]> : tensor<17xi32>
  %447 = stablehlo.optimization_barrier %446 : tensor<17xi32>
  %448 = "stablehlo.reduce_window"(%447, %445) <{window_dimensions = array<i64: 5>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[4, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.maximum %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<17xi32>, tensor<i32>) -> tensor<17xi32>
  check.expect_eq_const %448, dense<[-2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 3, 3]> : tensor<17xi32>
  %449 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %450 = stablehlo.optimization_barrier %449 : tensor<i32>
  %451 = stablehlo.constant dense<[[-1, 2, -3, 1, -2, 3, 0, 1, -1, -1, -1, -1, -1, 1, 1, 1, -3], [0, 1, -3, 0, 1, 0, -1, 0, 3, -2, -1, -3, 2, 3, 3, 3, 3], [1, -2, 0, 0, -3, -2, -1, -3, 2, -3, -3, 2, -2, 2, 0, 1, 2]]> : tensor<3x17xi32>
  %452 = stablehlo.optimization_barrier %451 : tensor<3x17xi32>
  %453 = "stablehlo.reduce_window"(%452, %450) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.maximum %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<3x17xi32>, tensor<i32>) -> tensor<3x17xi32>
  check.expect_eq_const %453, dense<[[-1, 2, -3, 1, -2, 3, 0, 1, -1, -1, -1, -1, -1, 1, 1, 1, -3], [0, 1, -3, 0, 1, 0, -1, 0, 3, -2, -1, -3, 2, 3, 3, 3, 3], [1, -2, 0, 0, -3, -2, -1, -3, 2, -3, -3, 2, -2, 2, 0, 1, 2]]> : tensor<3x17xi32>
  %454 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %455 = stablehlo.optimization_barrier %454 : tensor<i32>
  %456 = stablehlo.constant dense<[[[[0, 2, -1], [-2, 2, -2], [-2, -1, 0], [-2, -3, 1], [-3, -3, 3], [3, -1, -1], [1, 2, 0], [0, -2, 1], [1, -2, -1]], [[1, 1, 3], [3, -1, 0], [-2, -1, 2], [-2, -1, 2], [-2, -3, 0], [3, -2, 3], [3, 3, -1], [0, -1, -3], [-1, -2, 0]], [[0, 2, -1], [-2, 1, -3], [3, -2, 2], [-1, -2, -1], [2, 1, -2], [1, -1, 1], [2, 1, 3], [2, 2, -2], [-3, 2, -2]], [[2, 0, -2], [3, 3, 2], [-1, 1, 1], [3, 0, 1], [2, 1, -2], [2, 1, -3], [2, -3, -1], [2, -2, -3], [2, -1, 2]], [[-3, -1, 0], [0, 2, -2], [-2, -2, 1], [-2, -1, 3], [-3, -2, -3], [-2, -1, 0], [-2, -2, -3], [-3, -3, 2], [0, 2, 3]], [[3, 3, 1], [-3, 0, 0], [1, -3, 3], [2, 0, -2], [3, 1, 3], [-1, -1, 2], [2, 1, -3], [3, -2, 3], [2, -2, -2]], [[-2, 0, 3], [-2, -2, 3], [-1, -2, -1], [3, 0, 3], [1, 0, 2], [-1, 0, -2], [1, -3, -1], [1, 0, -2], [3, 0, -3]], [[3, -3, -1], [-1, -2, 0], [-2, 1, 1], [2, 2, 3], [2, -3, -2], [2, -3, -3], [2, -2, 2], [-2, 3, -3], [2, 0, -1]], [[-2, -1, 3], [3, -1, 0], [2, 2, -1], [-3, 2, -2], [-1, 2, -2], [3, 2, -1], [-3, -2, -3], [0, -3, -3], [3, 3, 1]]], [[[3, 3, -2], [-2, 2, -2], [-1, 0, -2], [2, 3, 2], [-1, 1, -3], [1, 1, -2], [-2, 0, 0], [2, -3, 0], [3, -3, -1]], [[-1, 2, 2], [-1, -3, -3], [1, -2, 3], [-2, -2, -1], [-1, 2, -2], [2, -3, 0], [-1, -2, 0], [0, 2, -3], [0, -1, 1]], [[-3, -2, -2], [0, -3, 0], [-3, -2, 0], [-3, -1, 1], [2, 2, -1], [1, -2, 0], [3, 2, -2], [2, 1, 1], [3, -3, 1]], [[3, 2, 2], [-3, 0, 0], [-3, -1, -3], [3, 3, 0], [-3, -3, 2], [1, -1, 1], [2, -3, -1], [1, 2, 1], [-3, -2, 2]], [[2, 3, -2], [-3, 2, 2], [0, 2, 1], [-3, 2, 2], [1, -3, -2], [-1, -2, -2], [1, 3, -1], [-1, -3, 3], [-3, 1, 0]], [[0, -2, 1], [-3, 3, -2], [-1, 2, 0], [-3, 3, 2], [-1, 2, 2], [1, -1, -2], [1, -3, -1], [2, -1, 2], [-1, 1, 3]], [[-1, -1, -2], [-2, 2, 3], [3, 0, 3], [1, -3, 2], [2, 1, -1], [-2, -1, 3], [1, 0, 2], [-1, -1, -2], [3, 3, -1]], [[-1, -2, 0], [2, 1, 0], [0, 1, -1], [1, 3, -1], [-2, 1, -3], [1, -1, -3], [1, -2, 2], [-1, 0, 0], [-3, 3, 0]], [[2, -1, 0], [3, -2, -1], [1, 3, 0], [1, 2, 3], [-2, 0, 1], [0, 1, 1], [1, 3, 2], [0, -3, 1], [-2, 2, -1]]]]> : tensor<2x9x9x3xi32>
  %457 = stablehlo.optimization_barrier %456 : tensor<2x9x9x3xi32>
  %458 = "stablehlo.reduce_window"(%457, %455) <{window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.maximum %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<2x9x9x3xi32>, tensor<i32>) -> tensor<2x5x5x3xi32>
  check.expect_eq_const %458, dense<[[[[3, 2, 3], [3, 2, 2], [3, -1, 3], [3, 3, 3], [1, -1, 1]], [[3, 3, 3], [3, 3, 2], [3, 1, 3], [3, 3, 3], [2, 2, 2]], [[3, 3, 2], [3, 3, 3], [3, 1, 3], [3, 1, 3], [3, 2, 3]], [[3, 3, 3], [3, 2, 3], [3, 2, 3], [3, 3, 3], [3, 3, 3]], [[3, -1, 3], [3, 2, 3], [3, 2, 3], [3, 3, 2], [3, 3, 1]]], [[[3, 3, 2], [2, 3, 3], [2, 3, 2], [2, 2, 0], [3, 2, 1]], [[3, 2, 2], [3, 3, 3], [3, 3, 2], [3, 2, 1], [3, 2, 2]], [[3, 3, 2], [3, 3, 2], [3, 3, 2], [2, 3, 3], [2, 2, 3]], [[2, 3, 3], [3, 3, 3], [2, 3, 3], [2, 0, 3], [3, 3, 3]], [[3, 1, 0], [3, 3, 3], [1, 3, 3], [1, 3, 2], [0, 3, 1]]]]> : tensor<2x5x5x3xi32>
  %459 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %460 = stablehlo.optimization_barrier %459 : tensor<i32>
  %461 = stablehlo.constant dense<-2> : tensor<2xi32>
  %462 = stablehlo.optimization_barrier %461 : tensor<2xi32>
  %463 = "stablehlo.reduce_window"(%462, %460) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.maximum %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<2xi32>, tensor<i32>) -> tensor<0xi32>
  check.expect_eq_const %463, dense<> : tensor<0xi32>
  %464 = stablehlo.constant dense<1.0> : tensor<f32>
  %465 = stablehlo.optimization_barrier %464 : tensor<f32>
  %466 = stablehlo.constant dense<[-1.0, 0.0, 0.0, -1.0, 0.0, -1.0, 1.0, -1.0, 0.0, 0.0, 0.0, 1.0, 0.0]> : tensor<13xf32>
  %467 = stablehlo.optimization_barrier %466 : tensor<13xf32>
  %468 = "stablehlo.reduce_window"(%467, %465) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[1, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.multiply %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<13xf32>, tensor<f32>) -> tensor<7xf32>
  %469 = "stablehlo.bitcast_convert"(%468) : (tensor<7xf32>) -> tensor<7xui32>
  check.expect_eq_const %469, dense<[2147483648, 2147483648, 0, 1065353216, 2147483648, 0, 0]> : tensor<7xui32>
  return
}
