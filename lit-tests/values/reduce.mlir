// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// reduce by sum, product, maximum and minimum over prime, unit and empty dimensions; NaN and infinities; two results at once. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<0> : tensor<i4>
  %1 = stablehlo.optimization_barrier %0 : tensor<i4>
  %2 = stablehlo.constant dense<[[2, 0, 2, 1, 0, -1, -1, -2, -3, 2, 2, 2, -2, 2, 3, 0, 0], [-1, 3, -2, 1, 0, 3, -2, -2, -2, 0, 0, -3, -3, -2, 3, 2, 2], [-2, -3, 3, 0, -1, 0, 3, 0, 2, 0, -3, 1, -2, 2, 3, -3, -2], [-3, 1, 0, -1, 2, 0, -3, -2, 1, 0, 2, -2, -2, 0, 2, 3, -2], [2, 0, 1, 3, 0, 3, 3, 0, 3, 3, -1, -1, -2, 0, 2, -1, 2]]> : tensor<5x17xi4>
  %3 = stablehlo.optimization_barrier %2 : tensor<5x17xi4>
  %4 = "stablehlo.reduce"(%3, %1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<i4>, %q: tensor<i4>):
    %s = stablehlo.add %p, %q : tensor<i4>
    stablehlo.return %s : tensor<i4>
  }) : (tensor<5x17xi4>, tensor<i4>) -> tensor<5xi4>
  check.expect_eq_const %4, dense<[7, -3, -2, -4, 1]> : tensor<5xi4>
  %5 = stablehlo.constant dense<1> : tensor<i4>
  %6 = stablehlo.optimization_barrier %5 : tensor<i4>
  %7 = stablehlo.constant dense<[[1, 0, 1, 0, 0, -1, -1, -1, -1, 1, 1, 1, -1, 1, 1, 0, 0], [-1, 1, -1, 0, 0, 1, -1, -1, -1, 0, 0, -1, -1, -1, 1, 1, 1], [-1, -1, 1, 0, -1, 0, 1, 0, 1, 0, -1, 1, -1, 1, 1, -1, -1], [-1, 0, 0, 0, 1, 0, -1, -1, 0, 0, 1, -1, -1, 0, 1, 1, -1], [1, 0, 0, 1, 0, 1, 1, 0, 1, 1, 0, -1, -1, 0, 1, 0, 1]]> : tensor<5x17xi4>
  %8 = stablehlo.optimization_barrier %7 : tensor<5x17xi4>
  %9 = "stablehlo.reduce"(%8, %6) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<i4>, %q: tensor<i4>):
    %s = stablehlo.multiply %p, %q : tensor<i4>
    stablehlo.return %s : tensor<i4>
  }) : (tensor<5x17xi4>, tensor<i4>) -> tensor<5xi4>
  check.expect_eq_const %9, dense<0> : tensor<5xi4>
  %10 = stablehlo.constant dense<-8> : tensor<i4>
  %11 = stablehlo.optimization_barrier %10 : tensor<i4>
  %12 = stablehlo.constant dense<[[2, 0, 2, 1, 0, -1, -1, -2, -3, 2, 2, 2, -2, 2, 3, 0, 0], [-1, 3, -2, 1, 0, 3, -2, -2, -2, 0, 0, -3, -3, -2, 3, 2, 2], [-2, -3, 3, 0, -1, 0, 3, 0, 2, 0, -3, 1, -2, 2, 3, -3, -2], [-3, 1, 0, -1, 2, 0, -3, -2, 1, 0, 2, -2, -2, 0, 2, 3, -2], [2, 0, 1, 3, 0, 3, 3, 0, 3, 3, -1, -1, -2, 0, 2, -1, 2]]> : tensor<5x17xi4>
  %13 = stablehlo.optimization_barrier %12 : tensor<5x17xi4>
  %14 = "stablehlo.reduce"(%13, %11) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<i4>, %q: tensor<i4>):
    %s = stablehlo.maximum %p, %q : tensor<i4>
    stablehlo.return %s : tensor<i4>
  }) : (tensor<5x17xi4>, tensor<i4>) -> tensor<5xi4>
  check.expect_eq_const %14, dense<3> : tensor<5xi4>
  %15 = stablehlo.constant dense<7> : tensor<i4>
  %16 = stablehlo.optimization_barrier %15 : tensor<i4>
  %17 = stablehlo.constant dense<[[2, 0, 2, 1, 0, -1, -1, -2, -3, 2, 2, 2, -2, 2, 3, 0, 0], [-1, 3, -2, 1, 0, 3, -2, -2, -2, 0, 0, -3, -3, -2, 3, 2, 2], [-2, -3, 3, 0, -1, 0, 3, 0, 2, 0, -3, 1, -2, 2, 3, -3, -2], [-3, 1, 0, -1, 2, 0, -3, -2, 1, 0, 2, -2, -2, 0, 2, 3, -2], [2, 0, 1, 3, 0, 3, 3, 0, 3, 3, -1, -1, -2, 0, 2, -1, 2]]> : tensor<5x17xi4>
  %18 = stablehlo.optimization_barrier %17 : tensor<5x17xi4>
  %19 = "stablehlo.reduce"(%18, %16) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<i4>, %q: tensor<i4>):
    %s = stablehlo.minimum %p, %q : tensor<i4>
    stablehlo.return %s : tensor<i4>
  }) : (tensor<5x17xi4>, tensor<i4>) -> tensor<5xi4>
  check.expect_eq_const %19, dense<[-3, -3, -3, -3, -2]> : tensor<5xi4>
  %20 = stablehlo.constant dense<0> : tensor<i8>
  %21 = stablehlo.optimization_barrier %20 : tensor<i8>
  %22 = stablehlo.constant dense<[[2, 0, 2, 1, 0, -1, -1, -2, -3, 2, 2, 2, -2, 2, 3, 0, 0], [-1, 3, -2, 1, 0, 3, -2, -2, -2, 0, 0, -3, -3, -2, 3, 2, 2], [-2, -3, 3, 0, -1, 0, 3, 0, 2, 0, -3, 1, -2, 2, 3, -3, -2], [-3, 1, 0, -1, 2, 0, -3, -2, 1, 0, 2, -2, -2, 0, 2, 3, -2], [2, 0, 1, 3, 0, 3, 3, 0, 3, 3, -1, -1, -2, 0, 2, -1, 2]]> : tensor<5x17xi8>
  %23 = stablehlo.optimization_barrier %22 : tensor<5x17xi8>
  %24 = "stablehlo.reduce"(%23, %21) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %s = stablehlo.add %p, %q : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<5x17xi8>, tensor<i8>) -> tensor<5xi8>
  check.expect_eq_const %24, dense<[7, -3, -2, -4, 17]> : tensor<5xi8>
  %25 = stablehlo.constant dense<1> : tensor<i8>
  %26 = stablehlo.optimization_barrier %25 : tensor<i8>
  %27 = stablehlo.constant dense<[[1, 0, 1, 0, 0, -1, -1, -1, -1, 1, 1, 1, -1, 1, 1, 0, 0], [-1, 1, -1, 0, 0, 1, -1, -1, -1, 0, 0, -1, -1, -1, 1, 1, 1], [-1, -1, 1, 0, -1, 0, 1, 0, 1, 0, -1, 1, -1, 1, 1, -1, -1], [-1, 0, 0, 0, 1, 0, -1, -1, 0, 0, 1, -1, -1, 0, 1, 1, -1], [1, 0, 0, 1, 0, 1, 1, 0, 1, 1, 0, -1, -1, 0, 1, 0, 1]]> : tensor<5x17xi8>
  %28 = stablehlo.optimization_barrier %27 : tensor<5x17xi8>
  %29 = "stablehlo.reduce"(%28, %26) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %s = stablehlo.multiply %p, %q : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<5x17xi8>, tensor<i8>) -> tensor<5xi8>
  check.expect_eq_const %29, dense<0> : tensor<5xi8>
  %30 = stablehlo.constant dense<-128> : tensor<i8>
  %31 = stablehlo.optimization_barrier %30 : tensor<i8>
  %32 = stablehlo.constant dense<[[2, 0, 2, 1, 0, -1, -1, -2, -3, 2, 2, 2, -2, 2, 3, 0, 0], [-1, 3, -2, 1, 0, 3, -2, -2, -2, 0, 0, -3, -3, -2, 3, 2, 2], [-2, -3, 3, 0, -1, 0, 3, 0, 2, 0, -3, 1, -2, 2, 3, -3, -2], [-3, 1, 0, -1, 2, 0, -3, -2, 1, 0, 2, -2, -2, 0, 2, 3, -2], [2, 0, 1, 3, 0, 3, 3, 0, 3, 3, -1, -1, -2, 0, 2, -1, 2]]> : tensor<5x17xi8>
  %33 = stablehlo.optimization_barrier %32 : tensor<5x17xi8>
  %34 = "stablehlo.reduce"(%33, %31) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %s = stablehlo.maximum %p, %q : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<5x17xi8>, tensor<i8>) -> tensor<5xi8>
  check.expect_eq_const %34, dense<3> : tensor<5xi8>
  %35 = stablehlo.constant dense<127> : tensor<i8>
  %36 = stablehlo.optimization_barrier %35 : tensor<i8>
  %37 = stablehlo.constant dense<[[2, 0, 2, 1, 0, -1, -1, -2, -3, 2, 2, 2, -2, 2, 3, 0, 0], [-1, 3, -2, 1, 0, 3, -2, -2, -2, 0, 0, -3, -3, -2, 3, 2, 2], [-2, -3, 3, 0, -1, 0, 3, 0, 2, 0, -3, 1, -2, 2, 3, -3, -2], [-3, 1, 0, -1, 2, 0, -3, -2, 1, 0, 2, -2, -2, 0, 2, 3, -2], [2, 0, 1, 3, 0, 3, 3, 0, 3, 3, -1, -1, -2, 0, 2, -1, 2]]> : tensor<5x17xi8>
  %38 = stablehlo.optimization_barrier %37 : tensor<5x17xi8>
  %39 = "stablehlo.reduce"(%38, %36) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %s = stablehlo.minimum %p, %q : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<5x17xi8>, tensor<i8>) -> tensor<5xi8>
  check.expect_eq_const %39, dense<[-3, -3, -3, -3, -2]> : tensor<5xi8>
  %40 = stablehlo.constant dense<0> : tensor<i16>
  %41 = stablehlo.optimization_barrier %40 : tensor<i16>
  %42 = stablehlo.constant dense<[[2, 0, 2, 1, 0, -1, -1, -2, -3, 2, 2, 2, -2, 2, 3, 0, 0], [-1, 3, -2, 1, 0, 3, -2, -2, -2, 0, 0, -3, -3, -2, 3, 2, 2], [-2, -3, 3, 0, -1, 0, 3, 0, 2, 0, -3, 1, -2, 2, 3, -3, -2], [-3, 1, 0, -1, 2, 0, -3, -2, 1, 0, 2, -2, -2, 0, 2, 3, -2], [2, 0, 1, 3, 0, 3, 3, 0, 3, 3, -1, -1, -2, 0, 2, -1, 2]]> : tensor<5x17xi16>
  %43 = stablehlo.optimization_barrier %42 : tensor<5x17xi16>
  %44 = "stablehlo.reduce"(%43, %41) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<i16>, %q: tensor<i16>):
    %s = stablehlo.add %p, %q : tensor<i16>
    stablehlo.return %s : tensor<i16>
  }) : (tensor<5x17xi16>, tensor<i16>) -> tensor<5xi16>
  check.expect_eq_const %44, dense<[7, -3, -2, -4, 17]> : tensor<5xi16>
  %45 = stablehlo.constant dense<1> : tensor<i16>
  %46 = stablehlo.optimization_barrier %45 : tensor<i16>
  %47 = stablehlo.constant dense<[[1, 0, 1, 0, 0, -1, -1, -1, -1, 1, 1, 1, -1, 1, 1, 0, 0], [-1, 1, -1, 0, 0, 1, -1, -1, -1, 0, 0, -1, -1, -1, 1, 1, 1], [-1, -1, 1, 0, -1, 0, 1, 0, 1, 0, -1, 1, -1, 1, 1, -1, -1], [-1, 0, 0, 0, 1, 0, -1, -1, 0, 0, 1, -1, -1, 0, 1, 1, -1], [1, 0, 0, 1, 0, 1, 1, 0, 1, 1, 0, -1, -1, 0, 1, 0, 1]]> : tensor<5x17xi16>
  %48 = stablehlo.optimization_barrier %47 : tensor<5x17xi16>
  %49 = "stablehlo.reduce"(%48, %46) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<i16>, %q: tensor<i16>):
    %s = stablehlo.multiply %p, %q : tensor<i16>
    stablehlo.return %s : tensor<i16>
  }) : (tensor<5x17xi16>, tensor<i16>) -> tensor<5xi16>
  check.expect_eq_const %49, dense<0> : tensor<5xi16>
  %50 = stablehlo.constant dense<-32768> : tensor<i16>
  %51 = stablehlo.optimization_barrier %50 : tensor<i16>
  %52 = stablehlo.constant dense<[[2, 0, 2, 1, 0, -1, -1, -2, -3, 2, 2, 2, -2, 2, 3, 0, 0], [-1, 3, -2, 1, 0, 3, -2, -2, -2, 0, 0, -3, -3, -2, 3, 2, 2], [-2, -3, 3, 0, -1, 0, 3, 0, 2, 0, -3, 1, -2, 2, 3, -3, -2], [-3, 1, 0, -1, 2, 0, -3, -2, 1, 0, 2, -2, -2, 0, 2, 3, -2], [2, 0, 1, 3, 0, 3, 3, 0, 3, 3, -1, -1, -2, 0, 2, -1, 2]]> : tensor<5x17xi16>
  %53 = stablehlo.optimization_barrier %52 : tensor<5x17xi16>
  %54 = "stablehlo.reduce"(%53, %51) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<i16>, %q: tensor<i16>):
    %s = stablehlo.maximum %p, %q : tensor<i16>
    stablehlo.return %s : tensor<i16>
  }) : (tensor<5x17xi16>, tensor<i16>) -> tensor<5xi16>
  check.expect_eq_const %54, dense<3> : tensor<5xi16>
  %55 = stablehlo.constant dense<32767> : tensor<i16>
  %56 = stablehlo.optimization_barrier %55 : tensor<i16>
  %57 = stablehlo.constant dense<[[2, 0, 2, 1, 0, -1, -1, -2, -3, 2, 2, 2, -2, 2, 3, 0, 0], [-1, 3, -2, 1, 0, 3, -2, -2, -2, 0, 0, -3, -3, -2, 3, 2, 2], [-2, -3, 3, 0, -1, 0, 3, 0, 2, 0, -3, 1, -2, 2, 3, -3, -2], [-3, 1, 0, -1, 2, 0, -3, -2, 1, 0, 2, -2, -2, 0, 2, 3, -2], [2, 0, 1, 3, 0, 3, 3, 0, 3, 3, -1, -1, -2, 0, 2, -1, 2]]> : tensor<5x17xi16>
  %58 = stablehlo.optimization_barrier %57 : tensor<5x17xi16>
  %59 = "stablehlo.reduce"(%58, %56) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<i16>, %q: tensor<i16>):
    %s = stablehlo.minimum %p, %q : tensor<i16>
    stablehlo.return %s : tensor<i16>
  }) : (tensor<5x17xi16>, tensor<i16>) -> tensor<5xi16>
  check.expect_eq_const %59, dense<[-3, -3, -3, -3, -2]> : tensor<5xi16>
  %60 = stablehlo.constant dense<0> : tensor<i32>
  %61 = stablehlo.optimization_barrier %60 : tensor<i32>
  %62 = stablehlo.constant dense<[[2, 0, 2, 1, 0, -1, -1, -2, -3, 2, 2, 2, -2, 2, 3, 0, 0], [-1, 3, -2, 1, 0, 3, -2, -2, -2, 0, 0, -3, -3, -2, 3, 2, 2], [-2, -3, 3, 0, -1, 0, 3, 0, 2, 0, -3, 1, -2, 2, 3, -3, -2], [-3, 1, 0, -1, 2, 0, -3, -2, 1, 0, 2, -2, -2, 0, 2, 3, -2], [2, 0, 1, 3, 0, 3, 3, 0, 3, 3, -1, -1, -2, 0, 2, -1, 2]]> : tensor<5x17xi32>
  %63 = stablehlo.optimization_barrier %62 : tensor<5x17xi32>
  %64 = "stablehlo.reduce"(%63, %61) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<5x17xi32>, tensor<i32>) -> tensor<5xi32>
  check.expect_eq_const %64, dense<[7, -3, -2, -4, 17]> : tensor<5xi32>
  %65 = stablehlo.constant dense<1> : tensor<i32>
  %66 = stablehlo.optimization_barrier %65 : tensor<i32>
  %67 = stablehlo.constant dense<[[1, 0, 1, 0, 0, -1, -1, -1, -1, 1, 1, 1, -1, 1, 1, 0, 0], [-1, 1, -1, 0, 0, 1, -1, -1, -1, 0, 0, -1, -1, -1, 1, 1, 1], [-1, -1, 1, 0, -1, 0, 1, 0, 1, 0, -1, 1, -1, 1, 1, -1, -1], [-1, 0, 0, 0, 1, 0, -1, -1, 0, 0, 1, -1, -1, 0, 1, 1, -1], [1, 0, 0, 1, 0, 1, 1, 0, 1, 1, 0, -1, -1, 0, 1, 0, 1]]> : tensor<5x17xi32>
  %68 = stablehlo.optimization_barrier %67 : tensor<5x17xi32>
  %69 = "stablehlo.reduce"(%68, %66) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.multiply %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<5x17xi32>, tensor<i32>) -> tensor<5xi32>
  check.expect_eq_const %69, dense<0> : tensor<5xi32>
  %70 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %71 = stablehlo.optimization_barrier %70 : tensor<i32>
  %72 = stablehlo.constant dense<[[2, 0, 2, 1, 0, -1, -1, -2, -3, 2, 2, 2, -2, 2, 3, 0, 0], [-1, 3, -2, 1, 0, 3, -2, -2, -2, 0, 0, -3, -3, -2, 3, 2, 2], [-2, -3, 3, 0, -1, 0, 3, 0, 2, 0, -3, 1, -2, 2, 3, -3, -2], [-3, 1, 0, -1, 2, 0, -3, -2, 1, 0, 2, -2, -2, 0, 2, 3, -2], [2, 0, 1, 3, 0, 3, 3, 0, 3, 3, -1, -1, -2, 0, 2, -1, 2]]> : tensor<5x17xi32>
  %73 = stablehlo.optimization_barrier %72 : tensor<5x17xi32>
  %74 = "stablehlo.reduce"(%73, %71) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.maximum %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<5x17xi32>, tensor<i32>) -> tensor<5xi32>
  check.expect_eq_const %74, dense<3> : tensor<5xi32>
  %75 = stablehlo.constant dense<2147483647> : tensor<i32>
  %76 = stablehlo.optimization_barrier %75 : tensor<i32>
  %77 = stablehlo.constant dense<[[2, 0, 2, 1, 0, -1, -1, -2, -3, 2, 2, 2, -2, 2, 3, 0, 0], [-1, 3, -2, 1, 0, 3, -2, -2, -2, 0, 0, -3, -3, -2, 3, 2, 2], [-2, -3, 3, 0, -1, 0, 3, 0, 2, 0, -3, 1, -2, 2, 3, -3, -2], [-3, 1, 0, -1, 2, 0, -3, -2, 1, 0, 2, -2, -2, 0, 2, 3, -2], [2, 0, 1, 3, 0, 3, 3, 0, 3, 3, -1, -1, -2, 0, 2, -1, 2]]> : tensor<5x17xi32>
  %78 = stablehlo.optimization_barrier %77 : tensor<5x17xi32>
  %79 = "stablehlo.reduce"(%78, %76) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.minimum %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<5x17xi32>, tensor<i32>) -> tensor<5xi32>
  check.expect_eq_const %79, dense<[-3, -3, -3, -3, -2]> : tensor<5xi32>
  %80 = stablehlo.constant dense<0> : tensor<i64>
  %81 = stablehlo.optimization_barrier %80 : tensor<i64>
  %82 = stablehlo.constant dense<[[2, 0, 2, 1, 0, -1, -1, -2, -3, 2, 2, 2, -2, 2, 3, 0, 0], [-1, 3, -2, 1, 0, 3, -2, -2, -2, 0, 0, -3, -3, -2, 3, 2, 2], [-2, -3, 3, 0, -1, 0, 3, 0, 2, 0, -3, 1, -2, 2, 3, -3, -2], [-3, 1, 0, -1, 2, 0, -3, -2, 1, 0, 2, -2, -2, 0, 2, 3, -2], [2, 0, 1, 3, 0, 3, 3, 0, 3, 3, -1, -1, -2, 0, 2, -1, 2]]> : tensor<5x17xi64>
  %83 = stablehlo.optimization_barrier %82 : tensor<5x17xi64>
  %84 = "stablehlo.reduce"(%83, %81) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    %s = stablehlo.add %p, %q : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) : (tensor<5x17xi64>, tensor<i64>) -> tensor<5xi64>
  check.expect_eq_const %84, dense<[7, -3, -2, -4, 17]> : tensor<5xi64>
  %85 = stablehlo.constant dense<1> : tensor<i64>
  %86 = stablehlo.optimization_barrier %85 : tensor<i64>
  %87 = stablehlo.constant dense<[[1, 0, 1, 0, 0, -1, -1, -1, -1, 1, 1, 1, -1, 1, 1, 0, 0], [-1, 1, -1, 0, 0, 1, -1, -1, -1, 0, 0, -1, -1, -1, 1, 1, 1], [-1, -1, 1, 0, -1, 0, 1, 0, 1, 0, -1, 1, -1, 1, 1, -1, -1], [-1, 0, 0, 0, 1, 0, -1, -1, 0, 0, 1, -1, -1, 0, 1, 1, -1], [1, 0, 0, 1, 0, 1, 1, 0, 1, 1, 0, -1, -1, 0, 1, 0, 1]]> : tensor<5x17xi64>
  %88 = stablehlo.optimization_barrier %87 : tensor<5x17xi64>
  %89 = "stablehlo.reduce"(%88, %86) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    %s = stablehlo.multiply %p, %q : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) : (tensor<5x17xi64>, tensor<i64>) -> tensor<5xi64>
  check.expect_eq_const %89, dense<0> : tensor<5xi64>
  %90 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %91 = stablehlo.optimization_barrier %90 : tensor<i64>
  %92 = stablehlo.constant dense<[[2, 0, 2, 1, 0, -1, -1, -2, -3, 2, 2, 2, -2, 2, 3, 0, 0], [-1, 3, -2, 1, 0, 3, -2, -2, -2, 0, 0, -3, -3, -2, 3, 2, 2], [-2, -3, 3, 0, -1, 0, 3, 0, 2, 0, -3, 1, -2, 2, 3, -3, -2], [-3, 1, 0, -1, 2, 0, -3, -2, 1, 0, 2, -2, -2, 0, 2, 3, -2], [2, 0, 1, 3, 0, 3, 3, 0, 3, 3, -1, -1, -2, 0, 2, -1, 2]]> : tensor<5x17xi64>
  %93 = stablehlo.optimization_barrier %92 : tensor<5x17xi64>
  %94 = "stablehlo.reduce"(%93, %91) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    %s = stablehlo.maximum %p, %q : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) : (tensor<5x17xi64>, tensor<i64>) -> tensor<5xi64>
  check.expect_eq_const %94, dense<3> : tensor<5xi64>
  %95 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %96 = stablehlo.optimization_barrier %95 : tensor<i64>
  %97 = stablehlo.constant dense<[[2, 0, 2, 1, 0, -1, -1, -2, -3, 2, 2, 2, -2, 2, 3, 0, 0], [-1, 3, -2, 1, 0, 3, -2, -2, -2, 0, 0, -3, -3, -2, 3, 2, 2], [-2, -3, 3, 0, -1, 0, 3, 0, 2, 0, -3, 1, -2, 2, 3, -3, -2], [-3, 1, 0, -1, 2, 0, -3, -2, 1, 0, 2, -2, -2, 0, 2, 3, -2], [2, 0, 1, 3, 0, 3, 3, 0, 3, 3, -1, -1, -2, 0, 2, -1, 2]]> : tensor<5x17xi64>
  %98 = stablehlo.optimization_barrier %97 : tensor<5x17xi64>
  %99 = "stablehlo.reduce"(%98, %96) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    %s = stablehlo.minimum %p, %q : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) : (tensor<5x17xi64>, tensor<i64>) -> tensor<5xi64>
  check.expect_eq_const %99, dense<[-3, -3, -3, -3, -2]> : tensor<5xi64>
  %100 = stablehlo.constant dense<0> : tensor<ui4>
  %101 = stablehlo.optimization_barrier %100 : tensor<ui4>
  %102 = stablehlo.constant dense<[[3, 1, 3, 2, 1, 1, 1, 0, 0, 3, 3, 3, 0, 3, 3, 2, 2], [1, 3, 0, 2, 1, 3, 0, 0, 0, 2, 2, 0, 0, 1, 3, 3, 2], [1, 0, 3, 1, 1, 2, 3, 1, 3, 1, 0, 2, 0, 3, 3, 0, 0], [0, 2, 2, 1, 2, 1, 0, 0, 2, 1, 3, 0, 0, 1, 3, 3, 0], [3, 2, 2, 3, 1, 3, 3, 2, 3, 3, 1, 1, 0, 2, 3, 1, 3]]> : tensor<5x17xui4>
  %103 = stablehlo.optimization_barrier %102 : tensor<5x17xui4>
  %104 = "stablehlo.reduce"(%103, %101) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<ui4>, %q: tensor<ui4>):
    %s = stablehlo.add %p, %q : tensor<ui4>
    stablehlo.return %s : tensor<ui4>
  }) : (tensor<5x17xui4>, tensor<ui4>) -> tensor<5xui4>
  check.expect_eq_const %104, dense<[15, 7, 8, 5, 4]> : tensor<5xui4>
  %105 = stablehlo.constant dense<1> : tensor<ui4>
  %106 = stablehlo.optimization_barrier %105 : tensor<ui4>
  %107 = stablehlo.constant dense<[[1, 0, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 1, 1, 1], [0, 1, 0, 1, 0, 1, 0, 0, 0, 1, 1, 0, 0, 0, 1, 1, 1], [0, 0, 1, 0, 0, 1, 1, 0, 1, 0, 0, 1, 0, 1, 1, 0, 0], [0, 1, 1, 0, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0, 1, 1, 0], [1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 1]]> : tensor<5x17xui4>
  %108 = stablehlo.optimization_barrier %107 : tensor<5x17xui4>
  %109 = "stablehlo.reduce"(%108, %106) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<ui4>, %q: tensor<ui4>):
    %s = stablehlo.multiply %p, %q : tensor<ui4>
    stablehlo.return %s : tensor<ui4>
  }) : (tensor<5x17xui4>, tensor<ui4>) -> tensor<5xui4>
  check.expect_eq_const %109, dense<0> : tensor<5xui4>
  %110 = stablehlo.constant dense<0> : tensor<ui4>
  %111 = stablehlo.optimization_barrier %110 : tensor<ui4>
  %112 = stablehlo.constant dense<[[3, 1, 3, 2, 1, 1, 1, 0, 0, 3, 3, 3, 0, 3, 3, 2, 2], [1, 3, 0, 2, 1, 3, 0, 0, 0, 2, 2, 0, 0, 1, 3, 3, 2], [1, 0, 3, 1, 1, 2, 3, 1, 3, 1, 0, 2, 0, 3, 3, 0, 0], [0, 2, 2, 1, 2, 1, 0, 0, 2, 1, 3, 0, 0, 1, 3, 3, 0], [3, 2, 2, 3, 1, 3, 3, 2, 3, 3, 1, 1, 0, 2, 3, 1, 3]]> : tensor<5x17xui4>
  %113 = stablehlo.optimization_barrier %112 : tensor<5x17xui4>
  %114 = "stablehlo.reduce"(%113, %111) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<ui4>, %q: tensor<ui4>):
    %s = stablehlo.maximum %p, %q : tensor<ui4>
    stablehlo.return %s : tensor<ui4>
  }) : (tensor<5x17xui4>, tensor<ui4>) -> tensor<5xui4>
  check.expect_eq_const %114, dense<3> : tensor<5xui4>
  %115 = stablehlo.constant dense<15> : tensor<ui4>
  %116 = stablehlo.optimization_barrier %115 : tensor<ui4>
  %117 = stablehlo.constant dense<[[3, 1, 3, 2, 1, 1, 1, 0, 0, 3, 3, 3, 0, 3, 3, 2, 2], [1, 3, 0, 2, 1, 3, 0, 0, 0, 2, 2, 0, 0, 1, 3, 3, 2], [1, 0, 3, 1, 1, 2, 3, 1, 3, 1, 0, 2, 0, 3, 3, 0, 0], [0, 2, 2, 1, 2, 1, 0, 0, 2, 1, 3, 0, 0, 1, 3, 3, 0], [3, 2, 2, 3, 1, 3, 3, 2, 3, 3, 1, 1, 0, 2, 3, 1, 3]]> : tensor<5x17xui4>
  %118 = stablehlo.optimization_barrier %117 : tensor<5x17xui4>
  %119 = "stablehlo.reduce"(%118, %116) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<ui4>, %q: tensor<ui4>):
    %s = stablehlo.minimum %p, %q : tensor<ui4>
    stablehlo.return %s : tensor<ui4>
  }) : (tensor<5x17xui4>, tensor<ui4>) -> tensor<5xui4>
  check.expect_eq_const %119, dense<0> : tensor<5xui4>
  %120 = stablehlo.constant dense<0> : tensor<ui8>
  %121 = stablehlo.optimization_barrier %120 : tensor<ui8>
  %122 = stablehlo.constant dense<[[3, 1, 3, 2, 1, 1, 1, 0, 0, 3, 3, 3, 0, 3, 3, 2, 2], [1, 3, 0, 2, 1, 3, 0, 0, 0, 2, 2, 0, 0, 1, 3, 3, 2], [1, 0, 3, 1, 1, 2, 3, 1, 3, 1, 0, 2, 0, 3, 3, 0, 0], [0, 2, 2, 1, 2, 1, 0, 0, 2, 1, 3, 0, 0, 1, 3, 3, 0], [3, 2, 2, 3, 1, 3, 3, 2, 3, 3, 1, 1, 0, 2, 3, 1, 3]]> : tensor<5x17xui8>
  %123 = stablehlo.optimization_barrier %122 : tensor<5x17xui8>
  %124 = "stablehlo.reduce"(%123, %121) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<ui8>, %q: tensor<ui8>):
    %s = stablehlo.add %p, %q : tensor<ui8>
    stablehlo.return %s : tensor<ui8>
  }) : (tensor<5x17xui8>, tensor<ui8>) -> tensor<5xui8>
  check.expect_eq_const %124, dense<[31, 23, 24, 21, 36]> : tensor<5xui8>
  %125 = stablehlo.constant dense<1> : tensor<ui8>
  %126 = stablehlo.optimization_barrier %125 : tensor<ui8>
  %127 = stablehlo.constant dense<[[1, 0, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 1, 1, 1], [0, 1, 0, 1, 0, 1, 0, 0, 0, 1, 1, 0, 0, 0, 1, 1, 1], [0, 0, 1, 0, 0, 1, 1, 0, 1, 0, 0, 1, 0, 1, 1, 0, 0], [0, 1, 1, 0, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0, 1, 1, 0], [1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 1]]> : tensor<5x17xui8>
  %128 = stablehlo.optimization_barrier %127 : tensor<5x17xui8>
  %129 = "stablehlo.reduce"(%128, %126) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<ui8>, %q: tensor<ui8>):
    %s = stablehlo.multiply %p, %q : tensor<ui8>
    stablehlo.return %s : tensor<ui8>
  }) : (tensor<5x17xui8>, tensor<ui8>) -> tensor<5xui8>
  check.expect_eq_const %129, dense<0> : tensor<5xui8>
  %130 = stablehlo.constant dense<0> : tensor<ui8>
  %131 = stablehlo.optimization_barrier %130 : tensor<ui8>
  %132 = stablehlo.constant dense<[[3, 1, 3, 2, 1, 1, 1, 0, 0, 3, 3, 3, 0, 3, 3, 2, 2], [1, 3, 0, 2, 1, 3, 0, 0, 0, 2, 2, 0, 0, 1, 3, 3, 2], [1, 0, 3, 1, 1, 2, 3, 1, 3, 1, 0, 2, 0, 3, 3, 0, 0], [0, 2, 2, 1, 2, 1, 0, 0, 2, 1, 3, 0, 0, 1, 3, 3, 0], [3, 2, 2, 3, 1, 3, 3, 2, 3, 3, 1, 1, 0, 2, 3, 1, 3]]> : tensor<5x17xui8>
  %133 = stablehlo.optimization_barrier %132 : tensor<5x17xui8>
  %134 = "stablehlo.reduce"(%133, %131) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<ui8>, %q: tensor<ui8>):
    %s = stablehlo.maximum %p, %q : tensor<ui8>
    stablehlo.return %s : tensor<ui8>
  }) : (tensor<5x17xui8>, tensor<ui8>) -> tensor<5xui8>
  check.expect_eq_const %134, dense<3> : tensor<5xui8>
  %135 = stablehlo.constant dense<255> : tensor<ui8>
  %136 = stablehlo.optimization_barrier %135 : tensor<ui8>
  %137 = stablehlo.constant dense<[[3, 1, 3, 2, 1, 1, 1, 0, 0, 3, 3, 3, 0, 3, 3, 2, 2], [1, 3, 0, 2, 1, 3, 0, 0, 0, 2, 2, 0, 0, 1, 3, 3, 2], [1, 0, 3, 1, 1, 2, 3, 1, 3, 1, 0, 2, 0, 3, 3, 0, 0], [0, 2, 2, 1, 2, 1, 0, 0, 2, 1, 3, 0, 0, 1, 3, 3, 0], [3, 2, 2, 3, 1, 3, 3, 2, 3, 3, 1, 1, 0, 2, 3, 1, 3]]> : tensor<5x17xui8>
  %138 = stablehlo.optimization_barrier %137 : tensor<5x17xui8>
  %139 = "stablehlo.reduce"(%138, %136) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<ui8>, %q: tensor<ui8>):
    %s = stablehlo.minimum %p, %q : tensor<ui8>
    stablehlo.return %s : tensor<ui8>
  }) : (tensor<5x17xui8>, tensor<ui8>) -> tensor<5xui8>
  check.expect_eq_const %139, dense<0> : tensor<5xui8>
  %140 = stablehlo.constant dense<0> : tensor<ui16>
  %141 = stablehlo.optimization_barrier %140 : tensor<ui16>
  %142 = stablehlo.constant dense<[[3, 1, 3, 2, 1, 1, 1, 0, 0, 3, 3, 3, 0, 3, 3, 2, 2], [1, 3, 0, 2, 1, 3, 0, 0, 0, 2, 2, 0, 0, 1, 3, 3, 2], [1, 0, 3, 1, 1, 2, 3, 1, 3, 1, 0, 2, 0, 3, 3, 0, 0], [0, 2, 2, 1, 2, 1, 0, 0, 2, 1, 3, 0, 0, 1, 3, 3, 0], [3, 2, 2, 3, 1, 3, 3, 2, 3, 3, 1, 1, 0, 2, 3, 1, 3]]> : tensor<5x17xui16>
  %143 = stablehlo.optimization_barrier %142 : tensor<5x17xui16>
  %144 = "stablehlo.reduce"(%143, %141) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<ui16>, %q: tensor<ui16>):
    %s = stablehlo.add %p, %q : tensor<ui16>
    stablehlo.return %s : tensor<ui16>
  }) : (tensor<5x17xui16>, tensor<ui16>) -> tensor<5xui16>
  check.expect_eq_const %144, dense<[31, 23, 24, 21, 36]> : tensor<5xui16>
  %145 = stablehlo.constant dense<1> : tensor<ui16>
  %146 = stablehlo.optimization_barrier %145 : tensor<ui16>
  %147 = stablehlo.constant dense<[[1, 0, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 1, 1, 1], [0, 1, 0, 1, 0, 1, 0, 0, 0, 1, 1, 0, 0, 0, 1, 1, 1], [0, 0, 1, 0, 0, 1, 1, 0, 1, 0, 0, 1, 0, 1, 1, 0, 0], [0, 1, 1, 0, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0, 1, 1, 0], [1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 1]]> : tensor<5x17xui16>
  %148 = stablehlo.optimization_barrier %147 : tensor<5x17xui16>
  %149 = "stablehlo.reduce"(%148, %146) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<ui16>, %q: tensor<ui16>):
    %s = stablehlo.multiply %p, %q : tensor<ui16>
    stablehlo.return %s : tensor<ui16>
  }) : (tensor<5x17xui16>, tensor<ui16>) -> tensor<5xui16>
  check.expect_eq_const %149, dense<0> : tensor<5xui16>
  %150 = stablehlo.constant dense<0> : tensor<ui16>
  %151 = stablehlo.optimization_barrier %150 : tensor<ui16>
  %152 = stablehlo.constant dense<[[3, 1, 3, 2, 1, 1, 1, 0, 0, 3, 3, 3, 0, 3, 3, 2, 2], [1, 3, 0, 2, 1, 3, 0, 0, 0, 2, 2, 0, 0, 1, 3, 3, 2], [1, 0, 3, 1, 1, 2, 3, 1, 3, 1, 0, 2, 0, 3, 3, 0, 0], [0, 2, 2, 1, 2, 1, 0, 0, 2, 1, 3, 0, 0, 1, 3, 3, 0], [3, 2, 2, 3, 1, 3, 3, 2, 3, 3, 1, 1, 0, 2, 3, 1, 3]]> : tensor<5x17xui16>
  %153 = stablehlo.optimization_barrier %152 : tensor<5x17xui16>
  %154 = "stablehlo.reduce"(%153, %151) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<ui16>, %q: tensor<ui16>):
    %s = stablehlo.maximum %p, %q : tensor<ui16>
    stablehlo.return %s : tensor<ui16>
  }) : (tensor<5x17xui16>, tensor<ui16>) -> tensor<5xui16>
  check.expect_eq_const %154, dense<3> : tensor<5xui16>
  %155 = stablehlo.constant dense<65535> : tensor<ui16>
  %156 = stablehlo.optimization_barrier %155 : tensor<ui16>
  %157 = stablehlo.constant dense<[[3, 1, 3, 2, 1, 1, 1, 0, 0, 3, 3, 3, 0, 3, 3, 2, 2], [1, 3, 0, 2, 1, 3, 0, 0, 0, 2, 2, 0, 0, 1, 3, 3, 2], [1, 0, 3, 1, 1, 2, 3, 1, 3, 1, 0, 2, 0, 3, 3, 0, 0], [0, 2, 2, 1, 2, 1, 0, 0, 2, 1, 3, 0, 0, 1, 3, 3, 0], [3, 2, 2, 3, 1, 3, 3, 2, 3, 3, 1, 1, 0, 2, 3, 1, 3]]> : tensor<5x17xui16>
  %158 = stablehlo.optimization_barrier %157 : tensor<5x17xui16>
  %159 = "stablehlo.reduce"(%158, %156) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<ui16>, %q: tensor<ui16>):
    %s = stablehlo.minimum %p, %q : tensor<ui16>
    stablehlo.return %s : tensor<ui16>
  }) : (tensor<5x17xui16>, tensor<ui16>) -> tensor<5xui16>
  check.expect_eq_const %159, dense<0> : tensor<5xui16>
  %160 = stablehlo.constant dense<0> : tensor<ui32>
  %161 = stablehlo.optimization_barrier %160 : tensor<ui32>
  %162 = stablehlo.constant dense<[[3, 1, 3, 2, 1, 1, 1, 0, 0, 3, 3, 3, 0, 3, 3, 2, 2], [1, 3, 0, 2, 1, 3, 0, 0, 0, 2, 2, 0, 0, 1, 3, 3, 2], [1, 0, 3, 1, 1, 2, 3, 1, 3, 1, 0, 2, 0, 3, 3, 0, 0], [0, 2, 2, 1, 2, 1, 0, 0, 2, 1, 3, 0, 0, 1, 3, 3, 0], [3, 2, 2, 3, 1, 3, 3, 2, 3, 3, 1, 1, 0, 2, 3, 1, 3]]> : tensor<5x17xui32>
  %163 = stablehlo.optimization_barrier %162 : tensor<5x17xui32>
  %164 = "stablehlo.reduce"(%163, %161) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<ui32>, %q: tensor<ui32>):
    %s = stablehlo.add %p, %q : tensor<ui32>
    stablehlo.return %s : tensor<ui32>
  }) : (tensor<5x17xui32>, tensor<ui32>) -> tensor<5xui32>
  check.expect_eq_const %164, dense<[31, 23, 24, 21, 36]> : tensor<5xui32>
  %165 = stablehlo.constant dense<1> : tensor<ui32>
  %166 = stablehlo.optimization_barrier %165 : tensor<ui32>
  %167 = stablehlo.constant dense<[[1, 0, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 1, 1, 1], [0, 1, 0, 1, 0, 1, 0, 0, 0, 1, 1, 0, 0, 0, 1, 1, 1], [0, 0, 1, 0, 0, 1, 1, 0, 1, 0, 0, 1, 0, 1, 1, 0, 0], [0, 1, 1, 0, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0, 1, 1, 0], [1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 1]]> : tensor<5x17xui32>
  %168 = stablehlo.optimization_barrier %167 : tensor<5x17xui32>
  %169 = "stablehlo.reduce"(%168, %166) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<ui32>, %q: tensor<ui32>):
    %s = stablehlo.multiply %p, %q : tensor<ui32>
    stablehlo.return %s : tensor<ui32>
  }) : (tensor<5x17xui32>, tensor<ui32>) -> tensor<5xui32>
  check.expect_eq_const %169, dense<0> : tensor<5xui32>
  %170 = stablehlo.constant dense<0> : tensor<ui32>
  %171 = stablehlo.optimization_barrier %170 : tensor<ui32>
  %172 = stablehlo.constant dense<[[3, 1, 3, 2, 1, 1, 1, 0, 0, 3, 3, 3, 0, 3, 3, 2, 2], [1, 3, 0, 2, 1, 3, 0, 0, 0, 2, 2, 0, 0, 1, 3, 3, 2], [1, 0, 3, 1, 1, 2, 3, 1, 3, 1, 0, 2, 0, 3, 3, 0, 0], [0, 2, 2, 1, 2, 1, 0, 0, 2, 1, 3, 0, 0, 1, 3, 3, 0], [3, 2, 2, 3, 1, 3, 3, 2, 3, 3, 1, 1, 0, 2, 3, 1, 3]]> : tensor<5x17xui32>
  %173 = stablehlo.optimization_barrier %172 : tensor<5x17xui32>
  %174 = "stablehlo.reduce"(%173, %171) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<ui32>, %q: tensor<ui32>):
    %s = stablehlo.maximum %p, %q : tensor<ui32>
    stablehlo.return %s : tensor<ui32>
  }) : (tensor<5x17xui32>, tensor<ui32>) -> tensor<5xui32>
  check.expect_eq_const %174, dense<3> : tensor<5xui32>
  %175 = stablehlo.constant dense<4294967295> : tensor<ui32>
  %176 = stablehlo.optimization_barrier %175 : tensor<ui32>
  %177 = stablehlo.constant dense<[[3, 1, 3, 2, 1, 1, 1, 0, 0, 3, 3, 3, 0, 3, 3, 2, 2], [1, 3, 0, 2, 1, 3, 0, 0, 0, 2, 2, 0, 0, 1, 3, 3, 2], [1, 0, 3, 1, 1, 2, 3, 1, 3, 1, 0, 2, 0, 3, 3, 0, 0], [0, 2, 2, 1, 2, 1, 0, 0, 2, 1, 3, 0, 0, 1, 3, 3, 0], [3, 2, 2, 3, 1, 3, 3, 2, 3, 3, 1, 1, 0, 2, 3, 1, 3]]> : tensor<5x17xui32>
  %178 = stablehlo.optimization_barrier %177 : tensor<5x17xui32>
  %179 = "stablehlo.reduce"(%178, %176) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<ui32>, %q: tensor<ui32>):
    %s = stablehlo.minimum %p, %q : tensor<ui32>
    stablehlo.return %s : tensor<ui32>
  }) : (tensor<5x17xui32>, tensor<ui32>) -> tensor<5xui32>
  check.expect_eq_const %179, dense<0> : tensor<5xui32>
  %180 = stablehlo.constant dense<0> : tensor<ui64>
  %181 = stablehlo.optimization_barrier %180 : tensor<ui64>
  %182 = stablehlo.constant dense<[[3, 1, 3, 2, 1, 1, 1, 0, 0, 3, 3, 3, 0, 3, 3, 2, 2], [1, 3, 0, 2, 1, 3, 0, 0, 0, 2, 2, 0, 0, 1, 3, 3, 2], [1, 0, 3, 1, 1, 2, 3, 1, 3, 1, 0, 2, 0, 3, 3, 0, 0], [0, 2, 2, 1, 2, 1, 0, 0, 2, 1, 3, 0, 0, 1, 3, 3, 0], [3, 2, 2, 3, 1, 3, 3, 2, 3, 3, 1, 1, 0, 2, 3, 1, 3]]> : tensor<5x17xui64>
  %183 = stablehlo.optimization_barrier %182 : tensor<5x17xui64>
  %184 = "stablehlo.reduce"(%183, %181) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<ui64>, %q: tensor<ui64>):
    %s = stablehlo.add %p, %q : tensor<ui64>
    stablehlo.return %s : tensor<ui64>
  }) : (tensor<5x17xui64>, tensor<ui64>) -> tensor<5xui64>
  check.expect_eq_const %184, dense<[31, 23, 24, 21, 36]> : tensor<5xui64>
  %185 = stablehlo.constant dense<1> : tensor<ui64>
  %186 = stablehlo.optimization_barrier %185 : tensor<ui64>
  %187 = stablehlo.constant dense<[[1, 0, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 1, 1, 1], [0, 1, 0, 1, 0, 1, 0, 0, 0, 1, 1, 0, 0, 0, 1, 1, 1], [0, 0, 1, 0, 0, 1, 1, 0, 1, 0, 0, 1, 0, 1, 1, 0, 0], [0, 1, 1, 0, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0, 1, 1, 0], [1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 1]]> : tensor<5x17xui64>
  %188 = stablehlo.optimization_barrier %187 : tensor<5x17xui64>
  %189 = "stablehlo.reduce"(%188, %186) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<ui64>, %q: tensor<ui64>):
    %s = stablehlo.multiply %p, %q : tensor<ui64>
    stablehlo.return %s : tensor<ui64>
  }) : (tensor<5x17xui64>, tensor<ui64>) -> tensor<5xui64>
  check.expect_eq_const %189, dense<0> : tensor<5xui64>
  %190 = stablehlo.constant dense<0> : tensor<ui64>
  %191 = stablehlo.optimization_barrier %190 : tensor<ui64>
  %192 = stablehlo.constant dense<[[3, 1, 3, 2, 1, 1, 1, 0, 0, 3, 3, 3, 0, 3, 3, 2, 2], [1, 3, 0, 2, 1, 3, 0, 0, 0, 2, 2, 0, 0, 1, 3, 3, 2], [1, 0, 3, 1, 1, 2, 3, 1, 3, 1, 0, 2, 0, 3, 3, 0, 0], [0, 2, 2, 1, 2, 1, 0, 0, 2, 1, 3, 0, 0, 1, 3, 3, 0], [3, 2, 2, 3, 1, 3, 3, 2, 3, 3, 1, 1, 0, 2, 3, 1, 3]]> : tensor<5x17xui64>
  %193 = stablehlo.optimization_barrier %192 : tensor<5x17xui64>
  %194 = "stablehlo.reduce"(%193, %191) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<ui64>, %q: tensor<ui64>):
    %s = stablehlo.maximum %p, %q : tensor<ui64>
    stablehlo.return %s : tensor<ui64>
  }) : (tensor<5x17xui64>, tensor<ui64>) -> tensor<5xui64>
  check.expect_eq_const %194, dense<3> : tensor<5xui64>
  %195 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %196 = stablehlo.optimization_barrier %195 : tensor<ui64>
  %197 = stablehlo.constant dense<[[3, 1, 3, 2, 1, 1, 1, 0, 0, 3, 3, 3, 0, 3, 3, 2, 2], [1, 3, 0, 2, 1, 3, 0, 0, 0, 2, 2, 0, 0, 1, 3, 3, 2], [1, 0, 3, 1, 1, 2, 3, 1, 3, 1, 0, 2, 0, 3, 3, 0, 0], [0, 2, 2, 1, 2, 1, 0, 0, 2, 1, 3, 0, 0, 1, 3, 3, 0], [3, 2, 2, 3, 1, 3, 3, 2, 3, 3, 1, 1, 0, 2, 3, 1, 3]]> : tensor<5x17xui64>
  %198 = stablehlo.optimization_barrier %197 : tensor<5x17xui64>
  %199 = "stablehlo.reduce"(%198, %196) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<ui64>, %q: tensor<ui64>):
    %s = stablehlo.minimum %p, %q : tensor<ui64>
    stablehlo.return %s : tensor<ui64>
  }) : (tensor<5x17xui64>, tensor<ui64>) -> tensor<5xui64>
  check.expect_eq_const %199, dense<0> : tensor<5xui64>
  %200 = stablehlo.constant dense<0.0> : tensor<bf16>
  %201 = stablehlo.optimization_barrier %200 : tensor<bf16>
  %202 = stablehlo.constant dense<[[2.0, 0.0, 2.0, 1.0, 0.0, -1.0, -1.0, -2.0, -3.0, 2.0, 2.0, 2.0, -2.0, 2.0, 3.0, 0.0, 0.0], [-1.0, 3.0, -2.0, 1.0, 0.0, 3.0, -2.0, -2.0, -2.0, 0.0, 0.0, -3.0, -3.0, -2.0, 3.0, 2.0, 2.0], [-2.0, -3.0, 3.0, 0.0, -1.0, 0.0, 3.0, 0.0, 2.0, 0.0, -3.0, 1.0, -2.0, 2.0, 3.0, -3.0, -2.0], [-3.0, 1.0, 0.0, -1.0, 2.0, 0.0, -3.0, -2.0, 1.0, 0.0, 2.0, -2.0, -2.0, 0.0, 2.0, 3.0, -2.0], [2.0, 0.0, 1.0, 3.0, 0.0, 3.0, 3.0, 0.0, 3.0, 3.0, -1.0, -1.0, -2.0, 0.0, 2.0, -1.0, 2.0]]> : tensor<5x17xbf16>
  %203 = stablehlo.optimization_barrier %202 : tensor<5x17xbf16>
  %204 = "stablehlo.reduce"(%203, %201) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.add %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<5x17xbf16>, tensor<bf16>) -> tensor<5xbf16>
  %205 = "stablehlo.bitcast_convert"(%204) : (tensor<5xbf16>) -> tensor<5xui16>
  check.expect_eq_const %205, dense<[16608, 49216, 49152, 49280, 16776]> : tensor<5xui16>
  %206 = stablehlo.constant dense<1.0> : tensor<bf16>
  %207 = stablehlo.optimization_barrier %206 : tensor<bf16>
  %208 = stablehlo.constant dense<[[1.0, 0.0, 1.0, 0.0, 0.0, -1.0, -1.0, -1.0, -1.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 0.0, 0.0], [-1.0, 1.0, -1.0, 0.0, 0.0, 1.0, -1.0, -1.0, -1.0, 0.0, 0.0, -1.0, -1.0, -1.0, 1.0, 1.0, 1.0], [-1.0, -1.0, 1.0, 0.0, -1.0, 0.0, 1.0, 0.0, 1.0, 0.0, -1.0, 1.0, -1.0, 1.0, 1.0, -1.0, -1.0], [-1.0, 0.0, 0.0, 0.0, 1.0, 0.0, -1.0, -1.0, 0.0, 0.0, 1.0, -1.0, -1.0, 0.0, 1.0, 1.0, -1.0], [1.0, 0.0, 0.0, 1.0, 0.0, 1.0, 1.0, 0.0, 1.0, 1.0, 0.0, -1.0, -1.0, 0.0, 1.0, 0.0, 1.0]]> : tensor<5x17xbf16>
  %209 = stablehlo.optimization_barrier %208 : tensor<5x17xbf16>
  %210 = "stablehlo.reduce"(%209, %207) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.multiply %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<5x17xbf16>, tensor<bf16>) -> tensor<5xbf16>
  %211 = "stablehlo.bitcast_convert"(%210) : (tensor<5xbf16>) -> tensor<5xui16>
  check.expect_eq_const %211, dense<[32768, 0, 32768, 0, 0]> : tensor<5xui16>
  %212 = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %213 = stablehlo.optimization_barrier %212 : tensor<bf16>
  %214 = stablehlo.constant dense<[[2.0, 0.0, 2.0, 1.0, 0.0, -1.0, -1.0, -2.0, -3.0, 2.0, 2.0, 2.0, -2.0, 2.0, 3.0, 0.0, 0.0], [-1.0, 3.0, -2.0, 1.0, 0.0, 3.0, -2.0, -2.0, -2.0, 0.0, 0.0, -3.0, -3.0, -2.0, 3.0, 2.0, 2.0], [-2.0, -3.0, 3.0, 0.0, -1.0, 0.0, 3.0, 0.0, 2.0, 0.0, -3.0, 1.0, -2.0, 2.0, 3.0, -3.0, -2.0], [-3.0, 1.0, 0.0, -1.0, 2.0, 0.0, -3.0, -2.0, 1.0, 0.0, 2.0, -2.0, -2.0, 0.0, 2.0, 3.0, -2.0], [2.0, 0.0, 1.0, 3.0, 0.0, 3.0, 3.0, 0.0, 3.0, 3.0, -1.0, -1.0, -2.0, 0.0, 2.0, -1.0, 2.0]]> : tensor<5x17xbf16>
  %215 = stablehlo.optimization_barrier %214 : tensor<5x17xbf16>
  %216 = "stablehlo.reduce"(%215, %213) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.maximum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<5x17xbf16>, tensor<bf16>) -> tensor<5xbf16>
  %217 = "stablehlo.bitcast_convert"(%216) : (tensor<5xbf16>) -> tensor<5xui16>
  check.expect_eq_const %217, dense<16448> : tensor<5xui16>
  %218 = stablehlo.constant dense<0x7F80> : tensor<bf16>
  %219 = stablehlo.optimization_barrier %218 : tensor<bf16>
  %220 = stablehlo.constant dense<[[2.0, 0.0, 2.0, 1.0, 0.0, -1.0, -1.0, -2.0, -3.0, 2.0, 2.0, 2.0, -2.0, 2.0, 3.0, 0.0, 0.0], [-1.0, 3.0, -2.0, 1.0, 0.0, 3.0, -2.0, -2.0, -2.0, 0.0, 0.0, -3.0, -3.0, -2.0, 3.0, 2.0, 2.0], [-2.0, -3.0, 3.0, 0.0, -1.0, 0.0, 3.0, 0.0, 2.0, 0.0, -3.0, 1.0, -2.0, 2.0, 3.0, -3.0, -2.0], [-3.0, 1.0, 0.0, -1.0, 2.0, 0.0, -3.0, -2.0, 1.0, 0.0, 2.0, -2.0, -2.0, 0.0, 2.0, 3.0, -2.0], [2.0, 0.0, 1.0, 3.0, 0.0, 3.0, 3.0, 0.0, 3.0, 3.0, -1.0, -1.0, -2.0, 0.0, 2.0, -1.0, 2.0]]> : tensor<5x17xbf16>
  %221 = stablehlo.optimization_barrier %220 : tensor<5x17xbf16>
  %222 = "stablehlo.reduce"(%221, %219) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.minimum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<5x17xbf16>, tensor<bf16>) -> tensor<5xbf16>
  %223 = "stablehlo.bitcast_convert"(%222) : (tensor<5xbf16>) -> tensor<5xui16>
  check.expect_eq_const %223, dense<[49216, 49216, 49216, 49216, 49152]> : tensor<5xui16>
  %224 = stablehlo.constant dense<0.0> : tensor<f16>
  %225 = stablehlo.optimization_barrier %224 : tensor<f16>
  %226 = stablehlo.constant dense<[[2.0, 0.0, 2.0, 1.0, 0.0, -1.0, -1.0, -2.0, -3.0, 2.0, 2.0, 2.0, -2.0, 2.0, 3.0, 0.0, 0.0], [-1.0, 3.0, -2.0, 1.0, 0.0, 3.0, -2.0, -2.0, -2.0, 0.0, 0.0, -3.0, -3.0, -2.0, 3.0, 2.0, 2.0], [-2.0, -3.0, 3.0, 0.0, -1.0, 0.0, 3.0, 0.0, 2.0, 0.0, -3.0, 1.0, -2.0, 2.0, 3.0, -3.0, -2.0], [-3.0, 1.0, 0.0, -1.0, 2.0, 0.0, -3.0, -2.0, 1.0, 0.0, 2.0, -2.0, -2.0, 0.0, 2.0, 3.0, -2.0], [2.0, 0.0, 1.0, 3.0, 0.0, 3.0, 3.0, 0.0, 3.0, 3.0, -1.0, -1.0, -2.0, 0.0, 2.0, -1.0, 2.0]]> : tensor<5x17xf16>
  %227 = stablehlo.optimization_barrier %226 : tensor<5x17xf16>
  %228 = "stablehlo.reduce"(%227, %225) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.add %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<5x17xf16>, tensor<f16>) -> tensor<5xf16>
  %229 = "stablehlo.bitcast_convert"(%228) : (tensor<5xf16>) -> tensor<5xui16>
  check.expect_eq_const %229, dense<[18176, 49664, 49152, 50176, 19520]> : tensor<5xui16>
  %230 = stablehlo.constant dense<1.0> : tensor<f16>
  %231 = stablehlo.optimization_barrier %230 : tensor<f16>
  %232 = stablehlo.constant dense<[[1.0, 0.0, 1.0, 0.0, 0.0, -1.0, -1.0, -1.0, -1.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 0.0, 0.0], [-1.0, 1.0, -1.0, 0.0, 0.0, 1.0, -1.0, -1.0, -1.0, 0.0, 0.0, -1.0, -1.0, -1.0, 1.0, 1.0, 1.0], [-1.0, -1.0, 1.0, 0.0, -1.0, 0.0, 1.0, 0.0, 1.0, 0.0, -1.0, 1.0, -1.0, 1.0, 1.0, -1.0, -1.0], [-1.0, 0.0, 0.0, 0.0, 1.0, 0.0, -1.0, -1.0, 0.0, 0.0, 1.0, -1.0, -1.0, 0.0, 1.0, 1.0, -1.0], [1.0, 0.0, 0.0, 1.0, 0.0, 1.0, 1.0, 0.0, 1.0, 1.0, 0.0, -1.0, -1.0, 0.0, 1.0, 0.0, 1.0]]> : tensor<5x17xf16>
  %233 = stablehlo.optimization_barrier %232 : tensor<5x17xf16>
  %234 = "stablehlo.reduce"(%233, %231) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.multiply %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<5x17xf16>, tensor<f16>) -> tensor<5xf16>
  %235 = "stablehlo.bitcast_convert"(%234) : (tensor<5xf16>) -> tensor<5xui16>
  check.expect_eq_const %235, dense<[32768, 0, 32768, 0, 0]> : tensor<5xui16>
  %236 = stablehlo.constant dense<0xFC00> : tensor<f16>
  %237 = stablehlo.optimization_barrier %236 : tensor<f16>
  %238 = stablehlo.constant dense<[[2.0, 0.0, 2.0, 1.0, 0.0, -1.0, -1.0, -2.0, -3.0, 2.0, 2.0, 2.0, -2.0, 2.0, 3.0, 0.0, 0.0], [-1.0, 3.0, -2.0, 1.0, 0.0, 3.0, -2.0, -2.0, -2.0, 0.0, 0.0, -3.0, -3.0, -2.0, 3.0, 2.0, 2.0], [-2.0, -3.0, 3.0, 0.0, -1.0, 0.0, 3.0, 0.0, 2.0, 0.0, -3.0, 1.0, -2.0, 2.0, 3.0, -3.0, -2.0], [-3.0, 1.0, 0.0, -1.0, 2.0, 0.0, -3.0, -2.0, 1.0, 0.0, 2.0, -2.0, -2.0, 0.0, 2.0, 3.0, -2.0], [2.0, 0.0, 1.0, 3.0, 0.0, 3.0, 3.0, 0.0, 3.0, 3.0, -1.0, -1.0, -2.0, 0.0, 2.0, -1.0, 2.0]]> : tensor<5x17xf16>
  %239 = stablehlo.optimization_barrier %238 : tensor<5x17xf16>
  %240 = "stablehlo.reduce"(%239, %237) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.maximum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<5x17xf16>, tensor<f16>) -> tensor<5xf16>
  %241 = "stablehlo.bitcast_convert"(%240) : (tensor<5xf16>) -> tensor<5xui16>
  check.expect_eq_const %241, dense<16896> : tensor<5xui16>
  %242 = stablehlo.constant dense<0x7C00> : tensor<f16>
  %243 = stablehlo.optimization_barrier %242 : tensor<f16>
  %244 = stablehlo.constant dense<[[2.0, 0.0, 2.0, 1.0, 0.0, -1.0, -1.0, -2.0, -3.0, 2.0, 2.0, 2.0, -2.0, 2.0, 3.0, 0.0, 0.0], [-1.0, 3.0, -2.0, 1.0, 0.0, 3.0, -2.0, -2.0, -2.0, 0.0, 0.0, -3.0, -3.0, -2.0, 3.0, 2.0, 2.0], [-2.0, -3.0, 3.0, 0.0, -1.0, 0.0, 3.0, 0.0, 2.0, 0.0, -3.0, 1.0, -2.0, 2.0, 3.0, -3.0, -2.0], [-3.0, 1.0, 0.0, -1.0, 2.0, 0.0, -3.0, -2.0, 1.0, 0.0, 2.0, -2.0, -2.0, 0.0, 2.0, 3.0, -2.0], [2.0, 0.0, 1.0, 3.0, 0.0, 3.0, 3.0, 0.0, 3.0, 3.0, -1.0, -1.0, -2.0, 0.0, 2.0, -1.0, 2.0]]> : tensor<5x17xf16>
  %245 = stablehlo.optimization_barrier %244 : tensor<5x17xf16>
  %246 = "stablehlo.reduce"(%245, %243) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.minimum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<5x17xf16>, tensor<f16>) -> tensor<5xf16>
  %247 = "stablehlo.bitcast_convert"(%246) : (tensor<5xf16>) -> tensor<5xui16>
  check.expect_eq_const %247, dense<[49664, 49664, 49664, 49664, 49152]> : tensor<5xui16>
  %248 = stablehlo.constant dense<0.0> : tensor<f32>
  %249 = stablehlo.optimization_barrier %248 : tensor<f32>
  %250 = stablehlo.constant dense<[[2.0, 0.0, 2.0, 1.0, 0.0, -1.0, -1.0, -2.0, -3.0, 2.0, 2.0, 2.0, -2.0, 2.0, 3.0, 0.0, 0.0], [-1.0, 3.0, -2.0, 1.0, 0.0, 3.0, -2.0, -2.0, -2.0, 0.0, 0.0, -3.0, -3.0, -2.0, 3.0, 2.0, 2.0], [-2.0, -3.0, 3.0, 0.0, -1.0, 0.0, 3.0, 0.0, 2.0, 0.0, -3.0, 1.0, -2.0, 2.0, 3.0, -3.0, -2.0], [-3.0, 1.0, 0.0, -1.0, 2.0, 0.0, -3.0, -2.0, 1.0, 0.0, 2.0, -2.0, -2.0, 0.0, 2.0, 3.0, -2.0], [2.0, 0.0, 1.0, 3.0, 0.0, 3.0, 3.0, 0.0, 3.0, 3.0, -1.0, -1.0, -2.0, 0.0, 2.0, -1.0, 2.0]]> : tensor<5x17xf32>
  %251 = stablehlo.optimization_barrier %250 : tensor<5x17xf32>
  %252 = "stablehlo.reduce"(%251, %249) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5x17xf32>, tensor<f32>) -> tensor<5xf32>
  %253 = "stablehlo.bitcast_convert"(%252) : (tensor<5xf32>) -> tensor<5xui32>
  check.expect_eq_const %253, dense<[1088421888, 3225419776, 3221225472, 3229614080, 1099431936]> : tensor<5xui32>
  %254 = stablehlo.constant dense<1.0> : tensor<f32>
  %255 = stablehlo.optimization_barrier %254 : tensor<f32>
  %256 = stablehlo.constant dense<[[1.0, 0.0, 1.0, 0.0, 0.0, -1.0, -1.0, -1.0, -1.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 0.0, 0.0], [-1.0, 1.0, -1.0, 0.0, 0.0, 1.0, -1.0, -1.0, -1.0, 0.0, 0.0, -1.0, -1.0, -1.0, 1.0, 1.0, 1.0], [-1.0, -1.0, 1.0, 0.0, -1.0, 0.0, 1.0, 0.0, 1.0, 0.0, -1.0, 1.0, -1.0, 1.0, 1.0, -1.0, -1.0], [-1.0, 0.0, 0.0, 0.0, 1.0, 0.0, -1.0, -1.0, 0.0, 0.0, 1.0, -1.0, -1.0, 0.0, 1.0, 1.0, -1.0], [1.0, 0.0, 0.0, 1.0, 0.0, 1.0, 1.0, 0.0, 1.0, 1.0, 0.0, -1.0, -1.0, 0.0, 1.0, 0.0, 1.0]]> : tensor<5x17xf32>
  %257 = stablehlo.optimization_barrier %256 : tensor<5x17xf32>
  %258 = "stablehlo.reduce"(%257, %255) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.multiply %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5x17xf32>, tensor<f32>) -> tensor<5xf32>
  %259 = "stablehlo.bitcast_convert"(%258) : (tensor<5xf32>) -> tensor<5xui32>
  check.expect_eq_const %259, dense<[2147483648, 0, 2147483648, 0, 0]> : tensor<5xui32>
  %260 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %261 = stablehlo.optimization_barrier %260 : tensor<f32>
  %262 = stablehlo.constant dense<[[2.0, 0.0, 2.0, 1.0, 0.0, -1.0, -1.0, -2.0, -3.0, 2.0, 2.0, 2.0, -2.0, 2.0, 3.0, 0.0, 0.0], [-1.0, 3.0, -2.0, 1.0, 0.0, 3.0, -2.0, -2.0, -2.0, 0.0, 0.0, -3.0, -3.0, -2.0, 3.0, 2.0, 2.0], [-2.0, -3.0, 3.0, 0.0, -1.0, 0.0, 3.0, 0.0, 2.0, 0.0, -3.0, 1.0, -2.0, 2.0, 3.0, -3.0, -2.0], [-3.0, 1.0, 0.0, -1.0, 2.0, 0.0, -3.0, -2.0, 1.0, 0.0, 2.0, -2.0, -2.0, 0.0, 2.0, 3.0, -2.0], [2.0, 0.0, 1.0, 3.0, 0.0, 3.0, 3.0, 0.0, 3.0, 3.0, -1.0, -1.0, -2.0, 0.0, 2.0, -1.0, 2.0]]> : tensor<5x17xf32>
  %263 = stablehlo.optimization_barrier %262 : tensor<5x17xf32>
  %264 = "stablehlo.reduce"(%263, %261) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5x17xf32>, tensor<f32>) -> tensor<5xf32>
  %265 = "stablehlo.bitcast_convert"(%264) : (tensor<5xf32>) -> tensor<5xui32>
  check.expect_eq_const %265, dense<1077936128> : tensor<5xui32>
  %266 = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %267 = stablehlo.optimization_barrier %266 : tensor<f32>
  %268 = stablehlo.constant dense<[[2.0, 0.0, 2.0, 1.0, 0.0, -1.0, -1.0, -2.0, -3.0, 2.0, 2.0, 2.0, -2.0, 2.0, 3.0, 0.0, 0.0], [-1.0, 3.0, -2.0, 1.0, 0.0, 3.0, -2.0, -2.0, -2.0, 0.0, 0.0, -3.0, -3.0, -2.0, 3.0, 2.0, 2.0], [-2.0, -3.0, 3.0, 0.0, -1.0, 0.0, 3.0, 0.0, 2.0, 0.0, -3.0, 1.0, -2.0, 2.0, 3.0, -3.0, -2.0], [-3.0, 1.0, 0.0, -1.0, 2.0, 0.0, -3.0, -2.0, 1.0, 0.0, 2.0, -2.0, -2.0, 0.0, 2.0, 3.0, -2.0], [2.0, 0.0, 1.0, 3.0, 0.0, 3.0, 3.0, 0.0, 3.0, 3.0, -1.0, -1.0, -2.0, 0.0, 2.0, -1.0, 2.0]]> : tensor<5x17xf32>
  %269 = stablehlo.optimization_barrier %268 : tensor<5x17xf32>
  %270 = "stablehlo.reduce"(%269, %267) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.minimum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5x17xf32>, tensor<f32>) -> tensor<5xf32>
  %271 = "stablehlo.bitcast_convert"(%270) : (tensor<5xf32>) -> tensor<5xui32>
  check.expect_eq_const %271, dense<[3225419776, 3225419776, 3225419776, 3225419776, 3221225472]> : tensor<5xui32>
  %272 = stablehlo.constant dense<0.0> : tensor<f64>
  %273 = stablehlo.optimization_barrier %272 : tensor<f64>
  %274 = stablehlo.constant dense<[[2.0, 0.0, 2.0, 1.0, 0.0, -1.0, -1.0, -2.0, -3.0, 2.0, 2.0, 2.0, -2.0, 2.0, 3.0, 0.0, 0.0], [-1.0, 3.0, -2.0, 1.0, 0.0, 3.0, -2.0, -2.0, -2.0, 0.0, 0.0, -3.0, -3.0, -2.0, 3.0, 2.0, 2.0], [-2.0, -3.0, 3.0, 0.0, -1.0, 0.0, 3.0, 0.0, 2.0, 0.0, -3.0, 1.0, -2.0, 2.0, 3.0, -3.0, -2.0], [-3.0, 1.0, 0.0, -1.0, 2.0, 0.0, -3.0, -2.0, 1.0, 0.0, 2.0, -2.0, -2.0, 0.0, 2.0, 3.0, -2.0], [2.0, 0.0, 1.0, 3.0, 0.0, 3.0, 3.0, 0.0, 3.0, 3.0, -1.0, -1.0, -2.0, 0.0, 2.0, -1.0, 2.0]]> : tensor<5x17xf64>
  %275 = stablehlo.optimization_barrier %274 : tensor<5x17xf64>
  %276 = "stablehlo.reduce"(%275, %273) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<f64>, %q: tensor<f64>):
    %s = stablehlo.add %p, %q : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<5x17xf64>, tensor<f64>) -> tensor<5xf64>
  %277 = "stablehlo.bitcast_convert"(%276) : (tensor<5xf64>) -> tensor<5xui64>
  check.expect_eq_const %277, dense<[4619567317775286272, 13837309855095848960, 13835058055282163712, 13839561654909534208, 4625478292286210048]> : tensor<5xui64>
  %278 = stablehlo.constant dense<1.0> : tensor<f64>
  %279 = stablehlo.optimization_barrier %278 : tensor<f64>
  %280 = stablehlo.constant dense<[[1.0, 0.0, 1.0, 0.0, 0.0, -1.0, -1.0, -1.0, -1.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 0.0, 0.0], [-1.0, 1.0, -1.0, 0.0, 0.0, 1.0, -1.0, -1.0, -1.0, 0.0, 0.0, -1.0, -1.0, -1.0, 1.0, 1.0, 1.0], [-1.0, -1.0, 1.0, 0.0, -1.0, 0.0, 1.0, 0.0, 1.0, 0.0, -1.0, 1.0, -1.0, 1.0, 1.0, -1.0, -1.0], [-1.0, 0.0, 0.0, 0.0, 1.0, 0.0, -1.0, -1.0, 0.0, 0.0, 1.0, -1.0, -1.0, 0.0, 1.0, 1.0, -1.0], [1.0, 0.0, 0.0, 1.0, 0.0, 1.0, 1.0, 0.0, 1.0, 1.0, 0.0, -1.0, -1.0, 0.0, 1.0, 0.0, 1.0]]> : tensor<5x17xf64>
  %281 = stablehlo.optimization_barrier %280 : tensor<5x17xf64>
  %282 = "stablehlo.reduce"(%281, %279) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<f64>, %q: tensor<f64>):
    %s = stablehlo.multiply %p, %q : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<5x17xf64>, tensor<f64>) -> tensor<5xf64>
  %283 = "stablehlo.bitcast_convert"(%282) : (tensor<5xf64>) -> tensor<5xui64>
  check.expect_eq_const %283, dense<[9223372036854775808, 0, 9223372036854775808, 0, 0]> : tensor<5xui64>
  %284 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %285 = stablehlo.optimization_barrier %284 : tensor<f64>
  %286 = stablehlo.constant dense<[[2.0, 0.0, 2.0, 1.0, 0.0, -1.0, -1.0, -2.0, -3.0, 2.0, 2.0, 2.0, -2.0, 2.0, 3.0, 0.0, 0.0], [-1.0, 3.0, -2.0, 1.0, 0.0, 3.0, -2.0, -2.0, -2.0, 0.0, 0.0, -3.0, -3.0, -2.0, 3.0, 2.0, 2.0], [-2.0, -3.0, 3.0, 0.0, -1.0, 0.0, 3.0, 0.0, 2.0, 0.0, -3.0, 1.0, -2.0, 2.0, 3.0, -3.0, -2.0], [-3.0, 1.0, 0.0, -1.0, 2.0, 0.0, -3.0, -2.0, 1.0, 0.0, 2.0, -2.0, -2.0, 0.0, 2.0, 3.0, -2.0], [2.0, 0.0, 1.0, 3.0, 0.0, 3.0, 3.0, 0.0, 3.0, 3.0, -1.0, -1.0, -2.0, 0.0, 2.0, -1.0, 2.0]]> : tensor<5x17xf64>
  %287 = stablehlo.optimization_barrier %286 : tensor<5x17xf64>
  %288 = "stablehlo.reduce"(%287, %285) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<f64>, %q: tensor<f64>):
    %s = stablehlo.maximum %p, %q : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<5x17xf64>, tensor<f64>) -> tensor<5xf64>
  %289 = "stablehlo.bitcast_convert"(%288) : (tensor<5xf64>) -> tensor<5xui64>
  check.expect_eq_const %289, dense<4613937818241073152> : tensor<5xui64>
  %290 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
  %291 = stablehlo.optimization_barrier %290 : tensor<f64>
  %292 = stablehlo.constant dense<[[2.0, 0.0, 2.0, 1.0, 0.0, -1.0, -1.0, -2.0, -3.0, 2.0, 2.0, 2.0, -2.0, 2.0, 3.0, 0.0, 0.0], [-1.0, 3.0, -2.0, 1.0, 0.0, 3.0, -2.0, -2.0, -2.0, 0.0, 0.0, -3.0, -3.0, -2.0, 3.0, 2.0, 2.0], [-2.0, -3.0, 3.0, 0.0, -1.0, 0.0, 3.0, 0.0, 2.0, 0.0, -3.0, 1.0, -2.0, 2.0, 3.0, -3.0, -2.0], [-3.0, 1.0, 0.0, -1.0, 2.0, 0.0, -3.0, -2.0, 1.0, 0.0, 2.0, -2.0, -2.0, 0.0, 2.0, 3.0, -2.0], [2.0, 0.0, 1.0, 3.0, 0.0, 3.0, 3.0, 0.0, 3.0, 3.0, -1.0, -1.0, -2.0, 0.0, 2.0, -1.0, 2.0]]> : tensor<5x17xf64>
  %293 = stablehlo.optimization_barrier %292 : tensor<5x17xf64>
  %294 = "stablehlo.reduce"(%293, %291) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<f64>, %q: tensor<f64>):
    %s = stablehlo.minimum %p, %q : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<5x17xf64>, tensor<f64>) -> tensor<5xf64>
  %295 = "stablehlo.bitcast_convert"(%294) : (tensor<5xf64>) -> tensor<5xui64>
  check.expect_eq_const %295, dense<[13837309855095848960, 13837309855095848960, 13837309855095848960, 13837309855095848960, 13835058055282163712]> : tensor<5xui64>
  %296 = stablehlo.constant dense<5.0> : tensor<f32>
  %297 = stablehlo.optimization_barrier %296 : tensor<f32>
  %298 = stablehlo.constant dense<[[-2.0, 1.0, -1.0, -3.0, 0.0, -3.0, 1.0, 3.0, 0.0, -3.0, -1.0, 3.0, -3.0, 2.0, -3.0, 1.0, -1.0], [3.0, 1.0, 2.0, -1.0, 1.0, 3.0, -1.0, 1.0, 0.0, 0.0, 1.0, 0.0, 3.0, 0.0, -2.0, -2.0, -2.0], [-2.0, -3.0, 3.0, -1.0, 2.0, 3.0, 0.0, 1.0, 1.0, -2.0, 2.0, 1.0, -2.0, -3.0, 1.0, 3.0, 1.0], [-1.0, 0.0, 2.0, 2.0, 0.0, -2.0, 3.0, 3.0, -1.0, 0.0, 3.0, 3.0, -2.0, 2.0, -3.0, -2.0, 0.0], [0.0, 0.0, -2.0, 3.0, 2.0, 0.0, -2.0, 0.0, -2.0, 2.0, -3.0, -1.0, 1.0, 3.0, 1.0, 1.0, -3.0]]> : tensor<5x17xf32>
  %299 = stablehlo.optimization_barrier %298 : tensor<5x17xf32>
  %300 = "stablehlo.reduce"(%299, %297) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5x17xf32>, tensor<f32>) -> tensor<17xf32>
  %301 = "stablehlo.bitcast_convert"(%300) : (tensor<17xf32>) -> tensor<17xui32>
  check.expect_eq_const %301, dense<[1077936128, 1082130432, 1091567616, 1084227584, 1092616192, 1086324736, 1086324736, 1095761920, 1077936128, 1073741824, 1088421888, 1093664768, 1073741824, 1091567616, 3212836864, 1086324736, 0]> : tensor<17xui32>
  %302 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %303 = stablehlo.optimization_barrier %302 : tensor<f32>
  %304 = stablehlo.constant dense<[[-2.0, 1.0, -1.0, -3.0, 0.0, -3.0, 1.0, 3.0, 0.0, -3.0, -1.0, 3.0, -3.0, 2.0, -3.0, 1.0, -1.0], [3.0, 1.0, 2.0, -1.0, 1.0, 3.0, -1.0, 1.0, 0.0, 0.0, 1.0, 0.0, 3.0, 0.0, -2.0, -2.0, -2.0], [-2.0, -3.0, 3.0, -1.0, 2.0, 3.0, 0.0, 1.0, 1.0, -2.0, 2.0, 1.0, -2.0, -3.0, 1.0, 3.0, 1.0], [-1.0, 0.0, 2.0, 2.0, 0.0, -2.0, 3.0, 3.0, -1.0, 0.0, 3.0, 3.0, -2.0, 2.0, -3.0, -2.0, 0.0], [0.0, 0.0, -2.0, 3.0, 2.0, 0.0, -2.0, 0.0, -2.0, 2.0, -3.0, -1.0, 1.0, 3.0, 1.0, 1.0, -3.0]]> : tensor<5x17xf32>
  %305 = stablehlo.optimization_barrier %304 : tensor<5x17xf32>
  %306 = "stablehlo.reduce"(%305, %303) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5x17xf32>, tensor<f32>) -> tensor<17xf32>
  %307 = "stablehlo.bitcast_convert"(%306) : (tensor<17xf32>) -> tensor<17xui32>
  check.expect_eq_const %307, dense<[1077936128, 1065353216, 1077936128, 1077936128, 1073741824, 1077936128, 1077936128, 1077936128, 1065353216, 1073741824, 1077936128, 1077936128, 1077936128, 1077936128, 1065353216, 1077936128, 1065353216]> : tensor<17xui32>
  %308 = stablehlo.constant dense<5> : tensor<i32>
  %309 = stablehlo.optimization_barrier %308 : tensor<i32>
  %310 = stablehlo.constant dense<[[-2, 1, -1, -3, 0, -3, 1, 3, 0, -3, -1, 3, -3, 2, -3, 1, -1], [3, 1, 2, -1, 1, 3, -1, 1, 0, 0, 1, 0, 3, 0, -2, -2, -2], [-2, -3, 3, -1, 2, 3, 0, 1, 1, -2, 2, 1, -2, -3, 1, 3, 1], [-1, 0, 2, 2, 0, -2, 3, 3, -1, 0, 3, 3, -2, 2, -3, -2, 0], [0, 0, -2, 3, 2, 0, -2, 0, -2, 2, -3, -1, 1, 3, 1, 1, -3]]> : tensor<5x17xi32>
  %311 = stablehlo.optimization_barrier %310 : tensor<5x17xi32>
  %312 = "stablehlo.reduce"(%311, %309) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<5x17xi32>, tensor<i32>) -> tensor<17xi32>
  check.expect_eq_const %312, dense<[3, 4, 9, 5, 10, 6, 6, 13, 3, 2, 7, 11, 2, 9, -1, 6, 0]> : tensor<17xi32>
  %313 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %314 = stablehlo.optimization_barrier %313 : tensor<i32>
  %315 = stablehlo.constant dense<[[-2, 1, -1, -3, 0, -3, 1, 3, 0, -3, -1, 3, -3, 2, -3, 1, -1], [3, 1, 2, -1, 1, 3, -1, 1, 0, 0, 1, 0, 3, 0, -2, -2, -2], [-2, -3, 3, -1, 2, 3, 0, 1, 1, -2, 2, 1, -2, -3, 1, 3, 1], [-1, 0, 2, 2, 0, -2, 3, 3, -1, 0, 3, 3, -2, 2, -3, -2, 0], [0, 0, -2, 3, 2, 0, -2, 0, -2, 2, -3, -1, 1, 3, 1, 1, -3]]> : tensor<5x17xi32>
  %316 = stablehlo.optimization_barrier %315 : tensor<5x17xi32>
  %317 = "stablehlo.reduce"(%316, %314) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.maximum %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<5x17xi32>, tensor<i32>) -> tensor<17xi32>
  check.expect_eq_const %317, dense<[3, 1, 3, 3, 2, 3, 3, 3, 1, 2, 3, 3, 3, 3, 1, 3, 1]> : tensor<17xi32>
  %318 = stablehlo.constant dense<5.0> : tensor<f32>
  %319 = stablehlo.optimization_barrier %318 : tensor<f32>
  %320 = stablehlo.constant dense<[[-2.0, 1.0, -1.0, -3.0, 0.0, -3.0, 1.0, 3.0, 0.0, -3.0, -1.0, 3.0, -3.0, 2.0, -3.0, 1.0, -1.0], [3.0, 1.0, 2.0, -1.0, 1.0, 3.0, -1.0, 1.0, 0.0, 0.0, 1.0, 0.0, 3.0, 0.0, -2.0, -2.0, -2.0], [-2.0, -3.0, 3.0, -1.0, 2.0, 3.0, 0.0, 1.0, 1.0, -2.0, 2.0, 1.0, -2.0, -3.0, 1.0, 3.0, 1.0], [-1.0, 0.0, 2.0, 2.0, 0.0, -2.0, 3.0, 3.0, -1.0, 0.0, 3.0, 3.0, -2.0, 2.0, -3.0, -2.0, 0.0], [0.0, 0.0, -2.0, 3.0, 2.0, 0.0, -2.0, 0.0, -2.0, 2.0, -3.0, -1.0, 1.0, 3.0, 1.0, 1.0, -3.0]]> : tensor<5x17xf32>
  %321 = stablehlo.optimization_barrier %320 : tensor<5x17xf32>
  %322 = "stablehlo.reduce"(%321, %319) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5x17xf32>, tensor<f32>) -> tensor<f32>
  %323 = "stablehlo.bitcast_convert"(%322) : (tensor<f32>) -> tensor<ui32>
  check.expect_eq_const %323, dense<1097859072> : tensor<ui32>
  %324 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %325 = stablehlo.optimization_barrier %324 : tensor<f32>
  %326 = stablehlo.constant dense<[[-2.0, 1.0, -1.0, -3.0, 0.0, -3.0, 1.0, 3.0, 0.0, -3.0, -1.0, 3.0, -3.0, 2.0, -3.0, 1.0, -1.0], [3.0, 1.0, 2.0, -1.0, 1.0, 3.0, -1.0, 1.0, 0.0, 0.0, 1.0, 0.0, 3.0, 0.0, -2.0, -2.0, -2.0], [-2.0, -3.0, 3.0, -1.0, 2.0, 3.0, 0.0, 1.0, 1.0, -2.0, 2.0, 1.0, -2.0, -3.0, 1.0, 3.0, 1.0], [-1.0, 0.0, 2.0, 2.0, 0.0, -2.0, 3.0, 3.0, -1.0, 0.0, 3.0, 3.0, -2.0, 2.0, -3.0, -2.0, 0.0], [0.0, 0.0, -2.0, 3.0, 2.0, 0.0, -2.0, 0.0, -2.0, 2.0, -3.0, -1.0, 1.0, 3.0, 1.0, 1.0, -3.0]]> : tensor<5x17xf32>
  %327 = stablehlo.optimization_barrier %326 : tensor<5x17xf32>
  %328 = "stablehlo.reduce"(%327, %325) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5x17xf32>, tensor<f32>) -> tensor<f32>
  %329 = "stablehlo.bitcast_convert"(%328) : (tensor<f32>) -> tensor<ui32>
  check.expect_eq_const %329, dense<1077936128> : tensor<ui32>
  %330 = stablehlo.constant dense<5> : tensor<i32>
  %331 = stablehlo.optimization_barrier %330 : tensor<i32>
  %332 = stablehlo.constant dense<[[-2, 1, -1, -3, 0, -3, 1, 3, 0, -3, -1, 3, -3, 2, -3, 1, -1], [3, 1, 2, -1, 1, 3, -1, 1, 0, 0, 1, 0, 3, 0, -2, -2, -2], [-2, -3, 3, -1, 2, 3, 0, 1, 1, -2, 2, 1, -2, -3, 1, 3, 1], [-1, 0, 2, 2, 0, -2, 3, 3, -1, 0, 3, 3, -2, 2, -3, -2, 0], [0, 0, -2, 3, 2, 0, -2, 0, -2, 2, -3, -1, 1, 3, 1, 1, -3]]> : tensor<5x17xi32>
  %333 = stablehlo.optimization_barrier %332 : tensor<5x17xi32>
  %334 = "stablehlo.reduce"(%333, %331) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<5x17xi32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %334, dense<15> : tensor<i32>
  %335 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %336 = stablehlo.optimization_barrier %335 : tensor<i32>
  %337 = stablehlo.constant dense<[[-2, 1, -1, -3, 0, -3, 1, 3, 0, -3, -1, 3, -3, 2, -3, 1, -1], [3, 1, 2, -1, 1, 3, -1, 1, 0, 0, 1, 0, 3, 0, -2, -2, -2], [-2, -3, 3, -1, 2, 3, 0, 1, 1, -2, 2, 1, -2, -3, 1, 3, 1], [-1, 0, 2, 2, 0, -2, 3, 3, -1, 0, 3, 3, -2, 2, -3, -2, 0], [0, 0, -2, 3, 2, 0, -2, 0, -2, 2, -3, -1, 1, 3, 1, 1, -3]]> : tensor<5x17xi32>
  %338 = stablehlo.optimization_barrier %337 : tensor<5x17xi32>
  %339 = "stablehlo.reduce"(%338, %336) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.maximum %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<5x17xi32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %339, dense<3> : tensor<i32>
  %340 = stablehlo.constant dense<5.0> : tensor<f32>
  %341 = stablehlo.optimization_barrier %340 : tensor<f32>
  %342 = stablehlo.constant dense<[1.0, -3.0, 3.0, 2.0, -1.0, 3.0, 2.0]> : tensor<7xf32>
  %343 = stablehlo.optimization_barrier %342 : tensor<7xf32>
  %344 = "stablehlo.reduce"(%343, %341) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
  %345 = "stablehlo.bitcast_convert"(%344) : (tensor<f32>) -> tensor<ui32>
  check.expect_eq_const %345, dense<1094713344> : tensor<ui32>
  %346 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %347 = stablehlo.optimization_barrier %346 : tensor<f32>
  %348 = stablehlo.constant dense<[1.0, -3.0, 3.0, 2.0, -1.0, 3.0, 2.0]> : tensor<7xf32>
  %349 = stablehlo.optimization_barrier %348 : tensor<7xf32>
  %350 = "stablehlo.reduce"(%349, %347) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
  %351 = "stablehlo.bitcast_convert"(%350) : (tensor<f32>) -> tensor<ui32>
  check.expect_eq_const %351, dense<1077936128> : tensor<ui32>
  %352 = stablehlo.constant dense<5> : tensor<i32>
  %353 = stablehlo.optimization_barrier %352 : tensor<i32>
  %354 = stablehlo.constant dense<[1, -3, 3, 2, -1, 3, 2]> : tensor<7xi32>
  %355 = stablehlo.optimization_barrier %354 : tensor<7xi32>
  %356 = "stablehlo.reduce"(%355, %353) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %356, dense<12> : tensor<i32>
  %357 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %358 = stablehlo.optimization_barrier %357 : tensor<i32>
  %359 = stablehlo.constant dense<[1, -3, 3, 2, -1, 3, 2]> : tensor<7xi32>
  %360 = stablehlo.optimization_barrier %359 : tensor<7xi32>
  %361 = "stablehlo.reduce"(%360, %358) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.maximum %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %361, dense<3> : tensor<i32>
  %362 = stablehlo.constant dense<5.0> : tensor<f32>
  %363 = stablehlo.optimization_barrier %362 : tensor<f32>
  %364 = stablehlo.constant dense<[-3.0, -2.0, -3.0, -1.0, 3.0, -3.0, 0.0, 1.0, 1.0, 2.0, 3.0, 1.0, -3.0, 3.0, 3.0, -2.0, -1.0, -2.0, -3.0, -1.0, -1.0, -1.0, 2.0, 3.0, 0.0, 1.0, -1.0, 1.0, 1.0, 0.0, 3.0]> : tensor<31xf32>
  %365 = stablehlo.optimization_barrier %364 : tensor<31xf32>
  %366 = "stablehlo.reduce"(%365, %363) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<31xf32>, tensor<f32>) -> tensor<f32>
  %367 = "stablehlo.bitcast_convert"(%366) : (tensor<f32>) -> tensor<ui32>
  check.expect_eq_const %367, dense<1086324736> : tensor<ui32>
  %368 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %369 = stablehlo.optimization_barrier %368 : tensor<f32>
  %370 = stablehlo.constant dense<[-3.0, -2.0, -3.0, -1.0, 3.0, -3.0, 0.0, 1.0, 1.0, 2.0, 3.0, 1.0, -3.0, 3.0, 3.0, -2.0, -1.0, -2.0, -3.0, -1.0, -1.0, -1.0, 2.0, 3.0, 0.0, 1.0, -1.0, 1.0, 1.0, 0.0, 3.0]> : tensor<31xf32>
  %371 = stablehlo.optimization_barrier %370 : tensor<31xf32>
  %372 = "stablehlo.reduce"(%371, %369) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<31xf32>, tensor<f32>) -> tensor<f32>
  %373 = "stablehlo.bitcast_convert"(%372) : (tensor<f32>) -> tensor<ui32>
  check.expect_eq_const %373, dense<1077936128> : tensor<ui32>
  %374 = stablehlo.constant dense<5> : tensor<i32>
  %375 = stablehlo.optimization_barrier %374 : tensor<i32>
  %376 = stablehlo.constant dense<[-3, -2, -3, -1, 3, -3, 0, 1, 1, 2, 3, 1, -3, 3, 3, -2, -1, -2, -3, -1, -1, -1, 2, 3, 0, 1, -1, 1, 1, 0, 3]> : tensor<31xi32>
  %377 = stablehlo.optimization_barrier %376 : tensor<31xi32>
  %378 = "stablehlo.reduce"(%377, %375) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<31xi32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %378, dense<6> : tensor<i32>
  %379 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %380 = stablehlo.optimization_barrier %379 : tensor<i32>
  %381 = stablehlo.constant dense<[-3, -2, -3, -1, 3, -3, 0, 1, 1, 2, 3, 1, -3, 3, 3, -2, -1, -2, -3, -1, -1, -1, 2, 3, 0, 1, -1, 1, 1, 0, 3]> : tensor<31xi32>
  %382 = stablehlo.optimization_barrier %381 : tensor<31xi32>
  %383 = "stablehlo.reduce"(%382, %380) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.maximum %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<31xi32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %383, dense<3> : tensor<i32>
  %384 = stablehlo.constant dense<5.0> : tensor<f32>
  %385 = stablehlo.optimization_barrier %384 : tensor<f32>
  %386 = stablehlo.constant dense<[-1.0, -2.0, 1.0, -1.0, -1.0, -3.0, 0.0, -1.0, 1.0, 3.0, 3.0, -3.0, -2.0, 0.0, 1.0, 3.0, -2.0, 1.0, -3.0, -3.0, 2.0, 2.0, -3.0, 2.0, 3.0, 0.0, 3.0, 0.0, -1.0, -3.0, 2.0, -2.0, -3.0, -1.0, -2.0, 1.0, 2.0, 2.0, 2.0, -2.0, 3.0, -2.0, 3.0, 0.0, 1.0, 2.0, 1.0, -1.0, 1.0, 2.0, -2.0, 2.0, 3.0, -2.0, 2.0, 1.0, -1.0, 3.0, 3.0, 1.0, -3.0, 3.0, 0.0, 3.0, 1.0, 3.0, -3.0]> : tensor<67xf32>
  %387 = stablehlo.optimization_barrier %386 : tensor<67xf32>
  %388 = "stablehlo.reduce"(%387, %385) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<67xf32>, tensor<f32>) -> tensor<f32>
  %389 = "stablehlo.bitcast_convert"(%388) : (tensor<f32>) -> tensor<ui32>
  check.expect_eq_const %389, dense<1103101952> : tensor<ui32>
  %390 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %391 = stablehlo.optimization_barrier %390 : tensor<f32>
  %392 = stablehlo.constant dense<[-1.0, -2.0, 1.0, -1.0, -1.0, -3.0, 0.0, -1.0, 1.0, 3.0, 3.0, -3.0, -2.0, 0.0, 1.0, 3.0, -2.0, 1.0, -3.0, -3.0, 2.0, 2.0, -3.0, 2.0, 3.0, 0.0, 3.0, 0.0, -1.0, -3.0, 2.0, -2.0, -3.0, -1.0, -2.0, 1.0, 2.0, 2.0, 2.0, -2.0, 3.0, -2.0, 3.0, 0.0, 1.0, 2.0, 1.0, -1.0, 1.0, 2.0, -2.0, 2.0, 3.0, -2.0, 2.0, 1.0, -1.0, 3.0, 3.0, 1.0, -3.0, 3.0, 0.0, 3.0, 1.0, 3.0, -3.0]> : tensor<67xf32>
  %393 = stablehlo.optimization_barrier %392 : tensor<67xf32>
  %394 = "stablehlo.reduce"(%393, %391) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<67xf32>, tensor<f32>) -> tensor<f32>
  %395 = "stablehlo.bitcast_convert"(%394) : (tensor<f32>) -> tensor<ui32>
  check.expect_eq_const %395, dense<1077936128> : tensor<ui32>
  %396 = stablehlo.constant dense<5> : tensor<i32>
  %397 = stablehlo.optimization_barrier %396 : tensor<i32>
  %398 = stablehlo.constant dense<[-1, -2, 1, -1, -1, -3, 0, -1, 1, 3, 3, -3, -2, 0, 1, 3, -2, 1, -3, -3, 2, 2, -3, 2, 3, 0, 3, 0, -1, -3, 2, -2, -3, -1, -2, 1, 2, 2, 2, -2, 3, -2, 3, 0, 1, 2, 1, -1, 1, 2, -2, 2, 3, -2, 2, 1, -1, 3, 3, 1, -3, 3, 0, 3, 1, 3, -3]> : tensor<67xi32>
  %399 = stablehlo.optimization_barrier %398 : tensor<67xi32>
  %400 = "stablehlo.reduce"(%399, %397) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<67xi32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %400, dense<24> : tensor<i32>
  %401 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %402 = stablehlo.optimization_barrier %401 : tensor<i32>
  %403 = stablehlo.constant dense<[-1, -2, 1, -1, -1, -3, 0, -1, 1, 3, 3, -3, -2, 0, 1, 3, -2, 1, -3, -3, 2, 2, -3, 2, 3, 0, 3, 0, -1, -3, 2, -2, -3, -1, -2, 1, 2, 2, 2, -2, 3, -2, 3, 0, 1, 2, 1, -1, 1, 2, -2, 2, 3, -2, 2, 1, -1, 3, 3, 1, -3, 3, 0, 3, 1, 3, -3]> : tensor<67xi32>
  %404 = stablehlo.optimization_barrier %403 : tensor<67xi32>
  %405 = "stablehlo.reduce"(%404, %402) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.maximum %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<67xi32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %405, dense<3> : tensor<i32>
  %406 = stablehlo.constant dense<5.0> : tensor<f32>
  %407 = stablehlo.optimization_barrier %406 : tensor<f32>
  %408 = stablehlo.constant dense<[[[1.0, 3.0, -2.0], [1.0, -3.0, -2.0], [3.0, -2.0, -3.0], [1.0, 2.0, -2.0], [-2.0, -3.0, -3.0], [-2.0, 2.0, 3.0], [-3.0, 1.0, 3.0], [1.0, 2.0, -1.0], [3.0, 2.0, -1.0], [0.0, -3.0, -2.0], [2.0, -1.0, 2.0], [-3.0, 3.0, 0.0], [2.0, -1.0, 1.0]], [[1.0, -2.0, 1.0], [0.0, -2.0, -1.0], [-2.0, 0.0, -2.0], [2.0, -1.0, 0.0], [-3.0, -2.0, 0.0], [-2.0, -3.0, -3.0], [-3.0, 0.0, -1.0], [2.0, -2.0, 3.0], [-2.0, 3.0, 3.0], [1.0, 0.0, -3.0], [3.0, -2.0, -2.0], [-2.0, -3.0, -2.0], [2.0, 3.0, -1.0]]]> : tensor<2x13x3xf32>
  %409 = stablehlo.optimization_barrier %408 : tensor<2x13x3xf32>
  %410 = "stablehlo.reduce"(%409, %407) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x13x3xf32>, tensor<f32>) -> tensor<2x3xf32>
  %411 = "stablehlo.bitcast_convert"(%410) : (tensor<2x3xf32>) -> tensor<2x3xui32>
  check.expect_eq_const %411, dense<[[1091567616, 1088421888, 3221225472], [1073741824, 3233808384, 3225419776]]> : tensor<2x3xui32>
  %412 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %413 = stablehlo.optimization_barrier %412 : tensor<f32>
  %414 = stablehlo.constant dense<[[[1.0, 3.0, -2.0], [1.0, -3.0, -2.0], [3.0, -2.0, -3.0], [1.0, 2.0, -2.0], [-2.0, -3.0, -3.0], [-2.0, 2.0, 3.0], [-3.0, 1.0, 3.0], [1.0, 2.0, -1.0], [3.0, 2.0, -1.0], [0.0, -3.0, -2.0], [2.0, -1.0, 2.0], [-3.0, 3.0, 0.0], [2.0, -1.0, 1.0]], [[1.0, -2.0, 1.0], [0.0, -2.0, -1.0], [-2.0, 0.0, -2.0], [2.0, -1.0, 0.0], [-3.0, -2.0, 0.0], [-2.0, -3.0, -3.0], [-3.0, 0.0, -1.0], [2.0, -2.0, 3.0], [-2.0, 3.0, 3.0], [1.0, 0.0, -3.0], [3.0, -2.0, -2.0], [-2.0, -3.0, -2.0], [2.0, 3.0, -1.0]]]> : tensor<2x13x3xf32>
  %415 = stablehlo.optimization_barrier %414 : tensor<2x13x3xf32>
  %416 = "stablehlo.reduce"(%415, %413) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x13x3xf32>, tensor<f32>) -> tensor<2x3xf32>
  %417 = "stablehlo.bitcast_convert"(%416) : (tensor<2x3xf32>) -> tensor<2x3xui32>
  check.expect_eq_const %417, dense<1077936128> : tensor<2x3xui32>
  %418 = stablehlo.constant dense<5> : tensor<i32>
  %419 = stablehlo.optimization_barrier %418 : tensor<i32>
  %420 = stablehlo.constant dense<[[[1, 3, -2], [1, -3, -2], [3, -2, -3], [1, 2, -2], [-2, -3, -3], [-2, 2, 3], [-3, 1, 3], [1, 2, -1], [3, 2, -1], [0, -3, -2], [2, -1, 2], [-3, 3, 0], [2, -1, 1]], [[1, -2, 1], [0, -2, -1], [-2, 0, -2], [2, -1, 0], [-3, -2, 0], [-2, -3, -3], [-3, 0, -1], [2, -2, 3], [-2, 3, 3], [1, 0, -3], [3, -2, -2], [-2, -3, -2], [2, 3, -1]]]> : tensor<2x13x3xi32>
  %421 = stablehlo.optimization_barrier %420 : tensor<2x13x3xi32>
  %422 = "stablehlo.reduce"(%421, %419) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<2x13x3xi32>, tensor<i32>) -> tensor<2x3xi32>
  check.expect_eq_const %422, dense<[[9, 7, -2], [2, -6, -3]]> : tensor<2x3xi32>
  %423 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %424 = stablehlo.optimization_barrier %423 : tensor<i32>
  %425 = stablehlo.constant dense<[[[1, 3, -2], [1, -3, -2], [3, -2, -3], [1, 2, -2], [-2, -3, -3], [-2, 2, 3], [-3, 1, 3], [1, 2, -1], [3, 2, -1], [0, -3, -2], [2, -1, 2], [-3, 3, 0], [2, -1, 1]], [[1, -2, 1], [0, -2, -1], [-2, 0, -2], [2, -1, 0], [-3, -2, 0], [-2, -3, -3], [-3, 0, -1], [2, -2, 3], [-2, 3, 3], [1, 0, -3], [3, -2, -2], [-2, -3, -2], [2, 3, -1]]]> : tensor<2x13x3xi32>
  %426 = stablehlo.optimization_barrier %425 : tensor<2x13x3xi32>
  %427 = "stablehlo.reduce"(%426, %424) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.maximum %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<2x13x3xi32>, tensor<i32>) -> tensor<2x3xi32>
  check.expect_eq_const %427, dense<3> : tensor<2x3xi32>
  %428 = stablehlo.constant dense<5.0> : tensor<f32>
  %429 = stablehlo.optimization_barrier %428 : tensor<f32>
  %430 = stablehlo.constant dense<[[[1.0, 3.0, -2.0], [1.0, -3.0, -2.0], [3.0, -2.0, -3.0], [1.0, 2.0, -2.0], [-2.0, -3.0, -3.0], [-2.0, 2.0, 3.0], [-3.0, 1.0, 3.0], [1.0, 2.0, -1.0], [3.0, 2.0, -1.0], [0.0, -3.0, -2.0], [2.0, -1.0, 2.0], [-3.0, 3.0, 0.0], [2.0, -1.0, 1.0]], [[1.0, -2.0, 1.0], [0.0, -2.0, -1.0], [-2.0, 0.0, -2.0], [2.0, -1.0, 0.0], [-3.0, -2.0, 0.0], [-2.0, -3.0, -3.0], [-3.0, 0.0, -1.0], [2.0, -2.0, 3.0], [-2.0, 3.0, 3.0], [1.0, 0.0, -3.0], [3.0, -2.0, -2.0], [-2.0, -3.0, -2.0], [2.0, 3.0, -1.0]]]> : tensor<2x13x3xf32>
  %431 = stablehlo.optimization_barrier %430 : tensor<2x13x3xf32>
  %432 = "stablehlo.reduce"(%431, %429) <{dimensions = array<i64: 0, 2>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x13x3xf32>, tensor<f32>) -> tensor<13xf32>
  %433 = "stablehlo.bitcast_convert"(%432) : (tensor<13xf32>) -> tensor<13xui32>
  check.expect_eq_const %433, dense<[1088421888, 3221225472, 3212836864, 1088421888, 3238002688, 0, 1073741824, 1092616192, 1095761920, 3221225472, 1088421888, 3221225472, 1093664768]> : tensor<13xui32>
  %434 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %435 = stablehlo.optimization_barrier %434 : tensor<f32>
  %436 = stablehlo.constant dense<[[[1.0, 3.0, -2.0], [1.0, -3.0, -2.0], [3.0, -2.0, -3.0], [1.0, 2.0, -2.0], [-2.0, -3.0, -3.0], [-2.0, 2.0, 3.0], [-3.0, 1.0, 3.0], [1.0, 2.0, -1.0], [3.0, 2.0, -1.0], [0.0, -3.0, -2.0], [2.0, -1.0, 2.0], [-3.0, 3.0, 0.0], [2.0, -1.0, 1.0]], [[1.0, -2.0, 1.0], [0.0, -2.0, -1.0], [-2.0, 0.0, -2.0], [2.0, -1.0, 0.0], [-3.0, -2.0, 0.0], [-2.0, -3.0, -3.0], [-3.0, 0.0, -1.0], [2.0, -2.0, 3.0], [-2.0, 3.0, 3.0], [1.0, 0.0, -3.0], [3.0, -2.0, -2.0], [-2.0, -3.0, -2.0], [2.0, 3.0, -1.0]]]> : tensor<2x13x3xf32>
  %437 = stablehlo.optimization_barrier %436 : tensor<2x13x3xf32>
  %438 = "stablehlo.reduce"(%437, %435) <{dimensions = array<i64: 0, 2>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x13x3xf32>, tensor<f32>) -> tensor<13xf32>
  %439 = "stablehlo.bitcast_convert"(%438) : (tensor<13xf32>) -> tensor<13xui32>
  check.expect_eq_const %439, dense<[1077936128, 1065353216, 1077936128, 1073741824, 0, 1077936128, 1077936128, 1077936128, 1077936128, 1065353216, 1077936128, 1077936128, 1077936128]> : tensor<13xui32>
  %440 = stablehlo.constant dense<5> : tensor<i32>
  %441 = stablehlo.optimization_barrier %440 : tensor<i32>
  %442 = stablehlo.constant dense<[[[1, 3, -2], [1, -3, -2], [3, -2, -3], [1, 2, -2], [-2, -3, -3], [-2, 2, 3], [-3, 1, 3], [1, 2, -1], [3, 2, -1], [0, -3, -2], [2, -1, 2], [-3, 3, 0], [2, -1, 1]], [[1, -2, 1], [0, -2, -1], [-2, 0, -2], [2, -1, 0], [-3, -2, 0], [-2, -3, -3], [-3, 0, -1], [2, -2, 3], [-2, 3, 3], [1, 0, -3], [3, -2, -2], [-2, -3, -2], [2, 3, -1]]]> : tensor<2x13x3xi32>
  %443 = stablehlo.optimization_barrier %442 : tensor<2x13x3xi32>
  %444 = "stablehlo.reduce"(%443, %441) <{dimensions = array<i64: 0, 2>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<2x13x3xi32>, tensor<i32>) -> tensor<13xi32>
  check.expect_eq_const %444, dense<[7, -2, -1, 7, -8, 0, 2, 10, 13, -2, 7, -2, 11]> : tensor<13xi32>
  %445 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %446 = stablehlo.optimization_barrier %445 : tensor<i32>
  %447 = stablehlo.constant dense<[[[1, 3, -2], [1, -3, -2], [3, -2, -3], [1, 2, -2], [-2, -3, -3], [-2, 2, 3], [-3, 1, 3], [1, 2, -1], [3, 2, -1], [0, -3, -2], [2, -1, 2], [-3, 3, 0], [2, -1, 1]], [[1, -2, 1], [0, -2, -1], [-2, 0, -2], [2, -1, 0], [-3, -2, 0], [-2, -3, -3], [-3, 0, -1], [2, -2, 3], [-2, 3, 3], [1, 0, -3], [3, -2, -2], [-2, -3, -2], [2, 3, -1]]]> : tensor<2x13x3xi32>
  %448 = stablehlo.optimization_barrier %447 : tensor<2x13x3xi32>
  %449 = "stablehlo.reduce"(%448, %446) <{dimensions = array<i64: 0, 2>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.maximum %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<2x13x3xi32>, tensor<i32>) -> tensor<13xi32>
  check.expect_eq_const %449, dense<[3, 1, 3, 2, 0, 3, 3, 3, 3, 1, 3, 3, 3]> : tensor<13xi32>
  %450 = stablehlo.constant dense<5.0> : tensor<f32>
  %451 = stablehlo.optimization_barrier %450 : tensor<f32>
  %452 = stablehlo.constant dense<[[[[3.0, 2.0, 1.0, 3.0, -3.0, 3.0, 0.0], [-1.0, -3.0, -1.0, -3.0, 3.0, -1.0, -3.0], [2.0, 3.0, -2.0, 0.0, 1.0, 1.0, 2.0], [-2.0, 2.0, 0.0, -3.0, -3.0, -2.0, -3.0], [0.0, -3.0, -1.0, 0.0, -1.0, -1.0, 0.0]], [[-1.0, -2.0, -2.0, 0.0, -3.0, 1.0, -2.0], [-1.0, -1.0, -2.0, -3.0, 3.0, -2.0, 0.0], [0.0, -3.0, -1.0, 1.0, -2.0, 1.0, 3.0], [0.0, -2.0, -1.0, -2.0, 3.0, -3.0, 2.0], [1.0, -1.0, -1.0, -2.0, -3.0, 2.0, 1.0]], [[3.0, 0.0, -2.0, -2.0, 1.0, -1.0, -2.0], [-3.0, -2.0, -3.0, -1.0, 0.0, 3.0, -2.0], [2.0, 3.0, 0.0, -1.0, -2.0, 0.0, 3.0], [-2.0, -2.0, -2.0, 0.0, -3.0, -3.0, 0.0], [-3.0, 2.0, -2.0, 1.0, 0.0, -1.0, 3.0]]], [[[-1.0, 3.0, 2.0, 1.0, -1.0, 0.0, -1.0], [-3.0, -1.0, 2.0, 3.0, -3.0, 0.0, -2.0], [1.0, -3.0, 3.0, -1.0, -2.0, 1.0, 1.0], [-3.0, -3.0, -1.0, 1.0, -1.0, -2.0, -1.0], [-3.0, -1.0, -1.0, 2.0, -2.0, 1.0, 0.0]], [[-1.0, 1.0, 1.0, 0.0, -1.0, -3.0, 2.0], [3.0, 1.0, -3.0, -3.0, -3.0, -3.0, 1.0], [2.0, 1.0, 0.0, -1.0, -1.0, 3.0, 0.0], [-3.0, 2.0, -2.0, 2.0, 3.0, 1.0, 2.0], [-2.0, -2.0, 3.0, -2.0, 1.0, -2.0, 2.0]], [[-2.0, 3.0, -1.0, -3.0, -3.0, 3.0, 1.0], [-3.0, 2.0, 2.0, 0.0, 1.0, 3.0, 3.0], [1.0, -1.0, 0.0, 0.0, -2.0, 3.0, 1.0], [0.0, -2.0, 1.0, 3.0, 0.0, 2.0, -2.0], [-3.0, 2.0, -2.0, -3.0, -3.0, -1.0, 2.0]]]]> : tensor<2x3x5x7xf32>
  %453 = stablehlo.optimization_barrier %452 : tensor<2x3x5x7xf32>
  %454 = "stablehlo.reduce"(%453, %451) <{dimensions = array<i64: 1, 3>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x3x5x7xf32>, tensor<f32>) -> tensor<2x5xf32>
  %455 = "stablehlo.bitcast_convert"(%454) : (tensor<2x5xf32>) -> tensor<2x5xui32>
  check.expect_eq_const %455, dense<[[1073741824, 3247439872, 1098907648, 3249012736, 3229614080], [1084227584, 1073741824, 1093664768, 1073741824, 3239051264]]> : tensor<2x5xui32>
  %456 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %457 = stablehlo.optimization_barrier %456 : tensor<f32>
  %458 = stablehlo.constant dense<[[[[3.0, 2.0, 1.0, 3.0, -3.0, 3.0, 0.0], [-1.0, -3.0, -1.0, -3.0, 3.0, -1.0, -3.0], [2.0, 3.0, -2.0, 0.0, 1.0, 1.0, 2.0], [-2.0, 2.0, 0.0, -3.0, -3.0, -2.0, -3.0], [0.0, -3.0, -1.0, 0.0, -1.0, -1.0, 0.0]], [[-1.0, -2.0, -2.0, 0.0, -3.0, 1.0, -2.0], [-1.0, -1.0, -2.0, -3.0, 3.0, -2.0, 0.0], [0.0, -3.0, -1.0, 1.0, -2.0, 1.0, 3.0], [0.0, -2.0, -1.0, -2.0, 3.0, -3.0, 2.0], [1.0, -1.0, -1.0, -2.0, -3.0, 2.0, 1.0]], [[3.0, 0.0, -2.0, -2.0, 1.0, -1.0, -2.0], [-3.0, -2.0, -3.0, -1.0, 0.0, 3.0, -2.0], [2.0, 3.0, 0.0, -1.0, -2.0, 0.0, 3.0], [-2.0, -2.0, -2.0, 0.0, -3.0, -3.0, 0.0], [-3.0, 2.0, -2.0, 1.0, 0.0, -1.0, 3.0]]], [[[-1.0, 3.0, 2.0, 1.0, -1.0, 0.0, -1.0], [-3.0, -1.0, 2.0, 3.0, -3.0, 0.0, -2.0], [1.0, -3.0, 3.0, -1.0, -2.0, 1.0, 1.0], [-3.0, -3.0, -1.0, 1.0, -1.0, -2.0, -1.0], [-3.0, -1.0, -1.0, 2.0, -2.0, 1.0, 0.0]], [[-1.0, 1.0, 1.0, 0.0, -1.0, -3.0, 2.0], [3.0, 1.0, -3.0, -3.0, -3.0, -3.0, 1.0], [2.0, 1.0, 0.0, -1.0, -1.0, 3.0, 0.0], [-3.0, 2.0, -2.0, 2.0, 3.0, 1.0, 2.0], [-2.0, -2.0, 3.0, -2.0, 1.0, -2.0, 2.0]], [[-2.0, 3.0, -1.0, -3.0, -3.0, 3.0, 1.0], [-3.0, 2.0, 2.0, 0.0, 1.0, 3.0, 3.0], [1.0, -1.0, 0.0, 0.0, -2.0, 3.0, 1.0], [0.0, -2.0, 1.0, 3.0, 0.0, 2.0, -2.0], [-3.0, 2.0, -2.0, -3.0, -3.0, -1.0, 2.0]]]]> : tensor<2x3x5x7xf32>
  %459 = stablehlo.optimization_barrier %458 : tensor<2x3x5x7xf32>
  %460 = "stablehlo.reduce"(%459, %457) <{dimensions = array<i64: 1, 3>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x3x5x7xf32>, tensor<f32>) -> tensor<2x5xf32>
  %461 = "stablehlo.bitcast_convert"(%460) : (tensor<2x5xf32>) -> tensor<2x5xui32>
  check.expect_eq_const %461, dense<1077936128> : tensor<2x5xui32>
  %462 = stablehlo.constant dense<5> : tensor<i32>
  %463 = stablehlo.optimization_barrier %462 : tensor<i32>
  %464 = stablehlo.constant dense<[[[[3, 2, 1, 3, -3, 3, 0], [-1, -3, -1, -3, 3, -1, -3], [2, 3, -2, 0, 1, 1, 2], [-2, 2, 0, -3, -3, -2, -3], [0, -3, -1, 0, -1, -1, 0]], [[-1, -2, -2, 0, -3, 1, -2], [-1, -1, -2, -3, 3, -2, 0], [0, -3, -1, 1, -2, 1, 3], [0, -2, -1, -2, 3, -3, 2], [1, -1, -1, -2, -3, 2, 1]], [[3, 0, -2, -2, 1, -1, -2], [-3, -2, -3, -1, 0, 3, -2], [2, 3, 0, -1, -2, 0, 3], [-2, -2, -2, 0, -3, -3, 0], [-3, 2, -2, 1, 0, -1, 3]]], [[[-1, 3, 2, 1, -1, 0, -1], [-3, -1, 2, 3, -3, 0, -2], [1, -3, 3, -1, -2, 1, 1], [-3, -3, -1, 1, -1, -2, -1], [-3, -1, -1, 2, -2, 1, 0]], [[-1, 1, 1, 0, -1, -3, 2], [3, 1, -3, -3, -3, -3, 1], [2, 1, 0, -1, -1, 3, 0], [-3, 2, -2, 2, 3, 1, 2], [-2, -2, 3, -2, 1, -2, 2]], [[-2, 3, -1, -3, -3, 3, 1], [-3, 2, 2, 0, 1, 3, 3], [1, -1, 0, 0, -2, 3, 1], [0, -2, 1, 3, 0, 2, -2], [-3, 2, -2, -3, -3, -1, 2]]]]> : tensor<2x3x5x7xi32>
  %465 = stablehlo.optimization_barrier %464 : tensor<2x3x5x7xi32>
  %466 = "stablehlo.reduce"(%465, %463) <{dimensions = array<i64: 1, 3>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<2x3x5x7xi32>, tensor<i32>) -> tensor<2x5xi32>
  check.expect_eq_const %466, dense<[[2, -18, 16, -21, -4], [5, 2, 11, 2, -9]]> : tensor<2x5xi32>
  %467 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %468 = stablehlo.optimization_barrier %467 : tensor<i32>
  %469 = stablehlo.constant dense<[[[[3, 2, 1, 3, -3, 3, 0], [-1, -3, -1, -3, 3, -1, -3], [2, 3, -2, 0, 1, 1, 2], [-2, 2, 0, -3, -3, -2, -3], [0, -3, -1, 0, -1, -1, 0]], [[-1, -2, -2, 0, -3, 1, -2], [-1, -1, -2, -3, 3, -2, 0], [0, -3, -1, 1, -2, 1, 3], [0, -2, -1, -2, 3, -3, 2], [1, -1, -1, -2, -3, 2, 1]], [[3, 0, -2, -2, 1, -1, -2], [-3, -2, -3, -1, 0, 3, -2], [2, 3, 0, -1, -2, 0, 3], [-2, -2, -2, 0, -3, -3, 0], [-3, 2, -2, 1, 0, -1, 3]]], [[[-1, 3, 2, 1, -1, 0, -1], [-3, -1, 2, 3, -3, 0, -2], [1, -3, 3, -1, -2, 1, 1], [-3, -3, -1, 1, -1, -2, -1], [-3, -1, -1, 2, -2, 1, 0]], [[-1, 1, 1, 0, -1, -3, 2], [3, 1, -3, -3, -3, -3, 1], [2, 1, 0, -1, -1, 3, 0], [-3, 2, -2, 2, 3, 1, 2], [-2, -2, 3, -2, 1, -2, 2]], [[-2, 3, -1, -3, -3, 3, 1], [-3, 2, 2, 0, 1, 3, 3], [1, -1, 0, 0, -2, 3, 1], [0, -2, 1, 3, 0, 2, -2], [-3, 2, -2, -3, -3, -1, 2]]]]> : tensor<2x3x5x7xi32>
  %470 = stablehlo.optimization_barrier %469 : tensor<2x3x5x7xi32>
  %471 = "stablehlo.reduce"(%470, %468) <{dimensions = array<i64: 1, 3>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.maximum %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<2x3x5x7xi32>, tensor<i32>) -> tensor<2x5xi32>
  check.expect_eq_const %471, dense<3> : tensor<2x5xi32>
  %472 = stablehlo.constant dense<5.0> : tensor<f32>
  %473 = stablehlo.optimization_barrier %472 : tensor<f32>
  %474 = stablehlo.constant dense<> : tensor<0xf32>
  %475 = stablehlo.optimization_barrier %474 : tensor<0xf32>
  %476 = "stablehlo.reduce"(%475, %473) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<0xf32>, tensor<f32>) -> tensor<f32>
  %477 = "stablehlo.bitcast_convert"(%476) : (tensor<f32>) -> tensor<ui32>
  check.expect_eq_const %477, dense<1084227584> : tensor<ui32>
  %478 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %479 = stablehlo.optimization_barrier %478 : tensor<f32>
  %480 = stablehlo.constant dense<> : tensor<0xf32>
  %481 = stablehlo.optimization_barrier %480 : tensor<0xf32>
  %482 = "stablehlo.reduce"(%481, %479) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<0xf32>, tensor<f32>) -> tensor<f32>
  %483 = "stablehlo.bitcast_convert"(%482) : (tensor<f32>) -> tensor<ui32>
  check.expect_eq_const %483, dense<4286578688> : tensor<ui32>
  %484 = stablehlo.constant dense<5> : tensor<i32>
  %485 = stablehlo.optimization_barrier %484 : tensor<i32>
  %486 = stablehlo.constant dense<> : tensor<0xi32>
  %487 = stablehlo.optimization_barrier %486 : tensor<0xi32>
  %488 = "stablehlo.reduce"(%487, %485) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<0xi32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %488, dense<5> : tensor<i32>
  %489 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %490 = stablehlo.optimization_barrier %489 : tensor<i32>
  %491 = stablehlo.constant dense<> : tensor<0xi32>
  %492 = stablehlo.optimization_barrier %491 : tensor<0xi32>
  %493 = "stablehlo.reduce"(%492, %490) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.maximum %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<0xi32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %493, dense<-2147483648> : tensor<i32>
  %494 = stablehlo.constant dense<5.0> : tensor<f32>
  %495 = stablehlo.optimization_barrier %494 : tensor<f32>
  %496 = stablehlo.constant dense<> : tensor<3x0xf32>
  %497 = stablehlo.optimization_barrier %496 : tensor<3x0xf32>
  %498 = "stablehlo.reduce"(%497, %495) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x0xf32>, tensor<f32>) -> tensor<3xf32>
  %499 = "stablehlo.bitcast_convert"(%498) : (tensor<3xf32>) -> tensor<3xui32>
  check.expect_eq_const %499, dense<1084227584> : tensor<3xui32>
  %500 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %501 = stablehlo.optimization_barrier %500 : tensor<f32>
  %502 = stablehlo.constant dense<> : tensor<3x0xf32>
  %503 = stablehlo.optimization_barrier %502 : tensor<3x0xf32>
  %504 = "stablehlo.reduce"(%503, %501) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x0xf32>, tensor<f32>) -> tensor<3xf32>
  %505 = "stablehlo.bitcast_convert"(%504) : (tensor<3xf32>) -> tensor<3xui32>
  check.expect_eq_const %505, dense<4286578688> : tensor<3xui32>
  %506 = stablehlo.constant dense<5> : tensor<i32>
  %507 = stablehlo.optimization_barrier %506 : tensor<i32>
  %508 = stablehlo.constant dense<> : tensor<3x0xi32>
  %509 = stablehlo.optimization_barrier %508 : tensor<3x0xi32>
  %510 = "stablehlo.reduce"(%509, %507) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<3x0xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const %510, dense<5> : tensor<3xi32>
  %511 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %512 = stablehlo.optimization_barrier %511 : tensor<i32>
  %513 = stablehlo.constant dense<> : tensor<3x0xi32>
  %514 = stablehlo.optimization_barrier %513 : tensor<3x0xi32>
  %515 = "stablehlo.reduce"(%514, %512) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.maximum %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<3x0xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const %515, dense<-2147483648> : tensor<3xi32>
  %516 = stablehlo.constant dense<5.0> : tensor<f32>
  %517 = stablehlo.optimization_barrier %516 : tensor<f32>
  %518 = stablehlo.constant dense<> : tensor<0x3xf32>
  %519 = stablehlo.optimization_barrier %518 : tensor<0x3xf32>
  %520 = "stablehlo.reduce"(%519, %517) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<0x3xf32>, tensor<f32>) -> tensor<0xf32>
  %521 = "stablehlo.bitcast_convert"(%520) : (tensor<0xf32>) -> tensor<0xui32>
  check.expect_eq_const %521, dense<> : tensor<0xui32>
  %522 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %523 = stablehlo.optimization_barrier %522 : tensor<f32>
  %524 = stablehlo.constant dense<> : tensor<0x3xf32>
  %525 = stablehlo.optimization_barrier %524 : tensor<0x3xf32>
  %526 = "stablehlo.reduce"(%525, %523) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<0x3xf32>, tensor<f32>) -> tensor<0xf32>
  %527 = "stablehlo.bitcast_convert"(%526) : (tensor<0xf32>) -> tensor<0xui32>
  check.expect_eq_const %527, dense<> : tensor<0xui32>
  %528 = stablehlo.constant dense<5> : tensor<i32>
  %529 = stablehlo.optimization_barrier %528 : tensor<i32>
  %530 = stablehlo.constant dense<> : tensor<0x3xi32>
  %531 = stablehlo.optimization_barrier %530 : tensor<0x3xi32>
  %532 = "stablehlo.reduce"(%531, %529) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<0x3xi32>, tensor<i32>) -> tensor<0xi32>
  check.expect_eq_const %532, dense<> : tensor<0xi32>
  %533 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %534 = stablehlo.optimization_barrier %533 : tensor<i32>
  %535 = stablehlo.constant dense<> : tensor<0x3xi32>
  %536 = stablehlo.optimization_barrier %535 : tensor<0x3xi32>
  %537 = "stablehlo.reduce"(%536, %534) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.maximum %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<0x3xi32>, tensor<i32>) -> tensor<0xi32>
  check.expect_eq_const %537, dense<> : tensor<0xi32>
  %538 = stablehlo.constant dense<5.0> : tensor<f32>
  %539 = stablehlo.optimization_barrier %538 : tensor<f32>
  %540 = stablehlo.constant dense<2.0> : tensor<f32>
  %541 = stablehlo.optimization_barrier %540 : tensor<f32>
  %542 = "stablehlo.reduce"(%541, %539) <{dimensions = array<i64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %543 = "stablehlo.bitcast_convert"(%542) : (tensor<f32>) -> tensor<ui32>
  check.expect_eq_const %543, dense<1088421888> : tensor<ui32>
  %544 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %545 = stablehlo.optimization_barrier %544 : tensor<f32>
  %546 = stablehlo.constant dense<2.0> : tensor<f32>
  %547 = stablehlo.optimization_barrier %546 : tensor<f32>
  %548 = "stablehlo.reduce"(%547, %545) <{dimensions = array<i64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %549 = "stablehlo.bitcast_convert"(%548) : (tensor<f32>) -> tensor<ui32>
  check.expect_eq_const %549, dense<1073741824> : tensor<ui32>
  %550 = stablehlo.constant dense<5> : tensor<i32>
  %551 = stablehlo.optimization_barrier %550 : tensor<i32>
  %552 = stablehlo.constant dense<2> : tensor<i32>
  %553 = stablehlo.optimization_barrier %552 : tensor<i32>
  %554 = "stablehlo.reduce"(%553, %551) <{dimensions = array<i64>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %554, dense<7> : tensor<i32>
  %555 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %556 = stablehlo.optimization_barrier %555 : tensor<i32>
  %557 = stablehlo.constant dense<2> : tensor<i32>
  %558 = stablehlo.optimization_barrier %557 : tensor<i32>
  %559 = "stablehlo.reduce"(%558, %556) <{dimensions = array<i64>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.maximum %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %559, dense<2> : tensor<i32>
  %560 = stablehlo.constant dense<5.0> : tensor<f32>
  %561 = stablehlo.optimization_barrier %560 : tensor<f32>
  %562 = stablehlo.constant dense<[[3.0, 2.0, 0.0, 2.0, 1.0], [-1.0, 3.0, -3.0, -3.0, 0.0], [-2.0, -1.0, -1.0, -2.0, 0.0]]> : tensor<3x5xf32>
  %563 = stablehlo.optimization_barrier %562 : tensor<3x5xf32>
  %564 = "stablehlo.reduce"(%563, %561) <{dimensions = array<i64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x5xf32>, tensor<f32>) -> tensor<3x5xf32>
  %565 = "stablehlo.bitcast_convert"(%564) : (tensor<3x5xf32>) -> tensor<3x5xui32>
  check.expect_eq_const %565, dense<[[1090519040, 1088421888, 1084227584, 1088421888, 1086324736], [1082130432, 1090519040, 1073741824, 1073741824, 1084227584], [1077936128, 1082130432, 1082130432, 1077936128, 1084227584]]> : tensor<3x5xui32>
  %566 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %567 = stablehlo.optimization_barrier %566 : tensor<f32>
  %568 = stablehlo.constant dense<[[3.0, 2.0, 0.0, 2.0, 1.0], [-1.0, 3.0, -3.0, -3.0, 0.0], [-2.0, -1.0, -1.0, -2.0, 0.0]]> : tensor<3x5xf32>
  %569 = stablehlo.optimization_barrier %568 : tensor<3x5xf32>
  %570 = "stablehlo.reduce"(%569, %567) <{dimensions = array<i64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x5xf32>, tensor<f32>) -> tensor<3x5xf32>
  %571 = "stablehlo.bitcast_convert"(%570) : (tensor<3x5xf32>) -> tensor<3x5xui32>
  check.expect_eq_const %571, dense<[[1077936128, 1073741824, 0, 1073741824, 1065353216], [3212836864, 1077936128, 3225419776, 3225419776, 0], [3221225472, 3212836864, 3212836864, 3221225472, 0]]> : tensor<3x5xui32>
  %572 = stablehlo.constant dense<5> : tensor<i32>
  %573 = stablehlo.optimization_barrier %572 : tensor<i32>
  %574 = stablehlo.constant dense<[[3, 2, 0, 2, 1], [-1, 3, -3, -3, 0], [-2, -1, -1, -2, 0]]> : tensor<3x5xi32>
  %575 = stablehlo.optimization_barrier %574 : tensor<3x5xi32>
  %576 = "stablehlo.reduce"(%575, %573) <{dimensions = array<i64>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<3x5xi32>, tensor<i32>) -> tensor<3x5xi32>
  check.expect_eq_const %576, dense<[[8, 7, 5, 7, 6], [4, 8, 2, 2, 5], [3, 4, 4, 3, 5]]> : tensor<3x5xi32>
  %577 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %578 = stablehlo.optimization_barrier %577 : tensor<i32>
  %579 = stablehlo.constant dense<[[3, 2, 0, 2, 1], [-1, 3, -3, -3, 0], [-2, -1, -1, -2, 0]]> : tensor<3x5xi32>
  %580 = stablehlo.optimization_barrier %579 : tensor<3x5xi32>
  %581 = "stablehlo.reduce"(%580, %578) <{dimensions = array<i64>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.maximum %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<3x5xi32>, tensor<i32>) -> tensor<3x5xi32>
  check.expect_eq_const %581, dense<[[3, 2, 0, 2, 1], [-1, 3, -3, -3, 0], [-2, -1, -1, -2, 0]]> : tensor<3x5xi32>
  %582 = stablehlo.constant dense<5.0> : tensor<f32>
  %583 = stablehlo.optimization_barrier %582 : tensor<f32>
  %584 = stablehlo.constant dense<[[-1.0, 3.0, -3.0, 3.0, 1.0, 2.0, -2.0, -1.0, -2.0, 2.0, -3.0, -3.0, -2.0, 2.0, -1.0, -3.0, 1.0, 3.0, 2.0, -1.0, -2.0, 0.0, 2.0, -1.0, 2.0, -3.0, 2.0, 0.0, 2.0, 2.0, -2.0, 2.0, 1.0, 2.0, -1.0, 1.0, 2.0, 1.0, 1.0, -1.0, -1.0, 2.0, -2.0, 2.0, 1.0, 1.0, 2.0, -2.0, -3.0, 0.0, 0.0, -3.0, 0.0, -1.0, 0.0, -2.0, -1.0, 0.0, -2.0, 3.0, 1.0, 3.0, -1.0, -2.0, 2.0, -2.0, -3.0, 3.0, -2.0, 3.0, -1.0, -3.0, -3.0, 2.0, -1.0, -1.0, -3.0, -3.0, -1.0, 1.0, 1.0, 0.0, -3.0, -3.0, 2.0, -2.0, -1.0, -3.0, 3.0, 3.0, 2.0, -2.0, 2.0, -1.0, 2.0, -2.0, 1.0, 2.0, 0.0, 2.0, 2.0, 2.0, 3.0, -3.0, 2.0, -3.0, -1.0, 3.0, 3.0, -1.0, 0.0, 0.0, 3.0, 2.0, -3.0, -3.0, 3.0, -3.0, 1.0, 2.0, -3.0, 3.0, -2.0, 2.0, 3.0, 0.0, 0.0, -1.0, -2.0, -2.0, -1.0, -1.0, 2.0, -3.0, 3.0, 3.0, 1.0, -2.0, 2.0, -2.0, 0.0, 2.0, 1.0, 0.0, 0.0, -1.0, 1.0, -1.0, 2.0, 0.0, 3.0, 1.0, 3.0, 3.0, -1.0, -1.0, 1.0, 1.0, -2.0, -3.0, 3.0, 0.0, 0.0, -1.0, 1.0, 3.0, 2.0, 0.0, -1.0, -1.0, -3.0, 2.0, -2.0, -3.0, -2.0, 0.0, 0.0, 2.0, 0.0, 2.0, -2.0, -2.0, 3.0, -1.0, 0.0, -2.0, 2.0, -1.0, -2.0, -2.0, 0.0, 0.0, 3.0, 3.0, -1.0, -3.0, 2.0, 3.0, 3.0, -3.0, -3.0, -1.0, -3.0, 1.0, 3.0, 0.0, 2.0, -1.0, 2.0, 0.0, 3.0, 2.0, 3.0, 1.0, -3.0, -1.0, 3.0, 3.0, 3.0, 2.0, 0.0, -1.0, -2.0, 3.0, 0.0, -3.0, -3.0, 1.0, 2.0, 1.0, -2.0, 2.0, -3.0, 2.0, 1.0, 3.0, 3.0, -3.0, -3.0, 0.0, 2.0, 0.0, 0.0, -3.0, -1.0, 3.0, 3.0, -1.0, 2.0, 3.0, -2.0, 1.0, 0.0, -3.0, 3.0, 3.0, -3.0, 3.0, 0.0, -1.0, 3.0, -2.0, -3.0, -2.0, 3.0, -3.0, -1.0, 2.0, 0.0, 3.0, 2.0, 3.0, -3.0, 3.0, -1.0, -3.0, -3.0, -1.0, 0.0, -2.0, -1.0, 3.0, 1.0, 2.0, 0.0, -3.0, 1.0, 3.0, 2.0, -2.0, 0.0, 0.0, 2.0, -3.0, 1.0, -1.0, -1.0, 0.0, 3.0, 3.0, 3.0, 2.0, 3.0, 1.0, -3.0, 3.0, -2.0, -2.0, -1.0, 2.0, 0.0, -2.0, 0.0, -1.0, 3.0, -3.0, -3.0, 2.0, -1.0, 3.0, -1.0, 0.0, 3.0, -3.0, 0.0, 1.0, -2.0, -1.0, -3.0, -1.0, -1.0, 1.0, -1.0, -2.0, 3.0, 1.0, -1.0, 2.0, -1.0, -3.0, -3.0, -1.0, -1.0, 1.0, 1.0, 2.0, -3.0, -3.0, -1.0, 3.0, 1.0, -3.0, 2.0, 2.0, 2.0, -2.0, -3.0, 3.0, -1.0, -1.0, 2.0, 3.0, -2.0, 2.0, 2.0, 0.0, 2.0, -3.0, 3.0, 0.0, 0.0, -2.0, -2.0, -2.0, -3.0, 2.0, 2.0, 1.0, 1.0, 2.0, -2.0, -3.0, -2.0, 2.0, -1.0, 1.0, -1.0, -1.0, 3.0, -1.0, 1.0, 0.0, -2.0, -1.0, 2.0, 3.0, -1.0, 0.0, 2.0, -3.0, 2.0, -2.0, -2.0, 1.0, -3.0, -1.0, 3.0, -3.0, -2.0, -3.0, -2.0, 3.0, -2.0, 1.0, 1.0, 3.0, 1.0, -3.0, -1.0, -1.0, 3.0, -1.0, -1.0, 2.0, 0.0, 3.0, 2.0, 0.0, 3.0, -1.0, -2.0, 2.0, 3.0, -1.0, -2.0, 2.0, 3.0, 1.0, -1.0, -1.0, -2.0, -2.0, -1.0, 1.0, -2.0, -1.0, 0.0, 2.0, -3.0, 0.0, -1.0, 3.0, 3.0, -2.0, 2.0, 2.0, 3.0, 0.0, -2.0, 1.0, 0.0, 0.0, 3.0, -3.0, -1.0, 1.0, 1.0, 3.0, -3.0, -2.0, 0.0, -1.0, 1.0, -2.0, -3.0, -2.0, -3.0, -1.0, 2.0, 2.0, -1.0, -1.0, -3.0, 1.0, 0.0, -3.0, 2.0, 1.0, 0.0, 3.0, 2.0, 2.0, 1.0, 0.0, 2.0, 3.0, -1.0, 1.0, -2.0, -1.0, 0.0, 3.0, 1.0, 0.0, 0.0, 0.0, 1.0, 3.0, -3.0, -1.0, -2.0, 1.0, -2.0, -2.0, 1.0, -2.0, 2.0, 1.0, 3.0, 3.0, 0.0, -3.0, 2.0, -1.0, 1.0, 3.0, 0.0, 1.0, -1.0, 3.0, 2.0, -3.0, 2.0, 2.0, 3.0, -1.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 1.0, -3.0, 2.0, 0.0, 1.0, 0.0, 3.0, 2.0, 1.0, 3.0, -2.0, -2.0, 0.0, 2.0, 3.0, -3.0, 3.0, 2.0, -3.0, 0.0, -3.0, -2.0, -1.0, 0.0, -3.0, 1.0, -1.0, -1.0, -3.0, 2.0, 2.0, -2.0, -3.0, 3.0, 3.0, -3.0, -2.0, 0.0, 2.0, 1.0, 3.0, -1.0, -3.0, 1.0, -2.0, -2.0, -2.0, 1.0, 2.0, -1.0, 0.0, -3.0, -1.0, 0.0, 1.0, 0.0, 2.0, -1.0, 2.0, 2.0, -2.0, 3.0, 0.0, 0.0, -2.0, 1.0, -1.0, 3.0, 1.0, 2.0, 1.0, -2.0, 0.0, -2.0, -1.0, -1.0, 2.0, -2.0, -3.0, -2.0, -2.0, -2.0, 2.0, -3.0, 2.0, -2.0, 2.0, -3.0, 2.0, -2.0, -1.0, 2.0, -1.0, 3.0, 0.0, -1.0, 3.0, -2.0, 0.0, -3.0, 1.0, 1.0, 2.0, 2.0, -3.0, -2.0, 0.0, 2.0, -3.0, 3.0, -3.0, -3.0, 2.0, 0.0, 2.0, 3.0, 1.0, -3.0, 2.0, -2.0, 0.0, 0.0, -2.0, 2.0, -3.0, 1.0, 0.0, 0.0, 3.0, 1.0, -2.0, 3.0, 0.0, 1.0, 1.0, 1.0, -1.0, 1.0, 0.0, 3.0, 3.0, 1.0, 2.0, 3.0, 1.0, -2.0, -3.0, -3.0, 0.0, -1.0, 2.0, 2.0, 0.0, 2.0, 0.0, -3.0, 2.0, 2.0, 2.0, -2.0, 3.0, -2.0, -1.0, 2.0, -1.0, 1.0, 1.0, -3.0, 1.0, 2.0, 0.0, -1.0, 3.0, -3.0, 2.0, -1.0, -1.0, -3.0, 0.0, 3.0, -2.0, -1.0, -1.0, 3.0, -3.0, 0.0, -2.0, 2.0, -3.0, 3.0, -2.0, -2.0, -3.0, -3.0, 2.0, 3.0, 2.0, -3.0, -2.0, -2.0, 0.0, 2.0, 0.0, 0.0, 0.0, 2.0, -3.0, 0.0, 3.0, -1.0, 0.0, 0.0, -2.0, -3.0, 2.0, -2.0, -1.0, -2.0, 0.0, 3.0, 1.0, 1.0, 3.0, 0.0, 2.0, -1.0, 1.0, 0.0, -3.0, 3.0, 1.0, 1.0, -2.0, 1.0, 3.0, -1.0, 0.0, 0.0, 0.0, 0.0, 3.0, 1.0, 0.0, 0.0, 1.0, -2.0, -2.0, 0.0, 2.0, 0.0, -3.0, -3.0, 0.0, 2.0, 3.0, 2.0, -2.0, -2.0, -3.0, 2.0, -2.0, 0.0, 0.0, -2.0, 2.0, -3.0, 3.0, -3.0, -3.0, 1.0, -1.0, -2.0, 2.0, -2.0, -1.0, -1.0, 0.0, -3.0, 2.0, -1.0, -3.0, 2.0, 0.0, 3.0, 1.0, 0.0, -2.0, -2.0, -2.0, 2.0, 3.0, -3.0, -3.0, 2.0, -2.0, 2.0, -2.0, 1.0, 3.0, -3.0, -2.0, 3.0, 1.0, -1.0, 1.0, -3.0, 0.0, -3.0, -3.0, 1.0, 2.0, -1.0, -3.0, -1.0, -1.0, 3.0, 0.0, -1.0, 2.0, 0.0, -2.0, 1.0, 1.0, -1.0, 0.0, 1.0, 3.0, 1.0, -1.0, -1.0, -3.0, -1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 1.0, -2.0, -3.0, 2.0, -3.0, 3.0, 2.0, 3.0, 1.0, -3.0, 2.0, 2.0, 1.0, 3.0, 0.0, 0.0, 3.0, 2.0, 2.0, 2.0, -2.0, -2.0, 2.0, 3.0, 2.0, 3.0, 3.0, 1.0, 1.0, 1.0, 2.0, 0.0, -2.0, 2.0, 3.0, 0.0, 0.0, 2.0, -2.0, 1.0, -2.0, -1.0, -2.0, 3.0, -1.0, 1.0, -3.0, -1.0, 0.0, 0.0, 1.0, 3.0, -2.0, 2.0, 1.0, 0.0, -3.0, -3.0, 0.0, -3.0, -3.0, -3.0, 2.0, -2.0, 3.0, -2.0, 2.0, -2.0, 0.0, -3.0, 0.0, 1.0, -3.0, 0.0, -3.0, -1.0, 0.0, -3.0, -1.0, 1.0, 0.0, 1.0, 0.0, -1.0, 3.0, -3.0, -2.0, 0.0, -1.0, 2.0, 3.0, 1.0, -1.0, -2.0, -2.0, 1.0, 3.0, 0.0, 2.0, 1.0, -2.0, -2.0, 2.0, 0.0, -2.0, 2.0, -2.0, 3.0, 0.0, 0.0, 3.0, 2.0, 0.0, -3.0, -3.0, 3.0, 2.0, 3.0, 0.0, -2.0, -3.0, 0.0, -3.0, 2.0, 1.0, 1.0, 3.0, -1.0, 3.0, 3.0]]> : tensor<1x1009xf32>
  %585 = stablehlo.optimization_barrier %584 : tensor<1x1009xf32>
  %586 = "stablehlo.reduce"(%585, %583) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1x1009xf32>, tensor<f32>) -> tensor<1xf32>
  %587 = "stablehlo.bitcast_convert"(%586) : (tensor<1xf32>) -> tensor<1xui32>
  check.expect_eq_const %587, dense<1116209152> : tensor<1xui32>
  %588 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %589 = stablehlo.optimization_barrier %588 : tensor<f32>
  %590 = stablehlo.constant dense<[[-1.0, 3.0, -3.0, 3.0, 1.0, 2.0, -2.0, -1.0, -2.0, 2.0, -3.0, -3.0, -2.0, 2.0, -1.0, -3.0, 1.0, 3.0, 2.0, -1.0, -2.0, 0.0, 2.0, -1.0, 2.0, -3.0, 2.0, 0.0, 2.0, 2.0, -2.0, 2.0, 1.0, 2.0, -1.0, 1.0, 2.0, 1.0, 1.0, -1.0, -1.0, 2.0, -2.0, 2.0, 1.0, 1.0, 2.0, -2.0, -3.0, 0.0, 0.0, -3.0, 0.0, -1.0, 0.0, -2.0, -1.0, 0.0, -2.0, 3.0, 1.0, 3.0, -1.0, -2.0, 2.0, -2.0, -3.0, 3.0, -2.0, 3.0, -1.0, -3.0, -3.0, 2.0, -1.0, -1.0, -3.0, -3.0, -1.0, 1.0, 1.0, 0.0, -3.0, -3.0, 2.0, -2.0, -1.0, -3.0, 3.0, 3.0, 2.0, -2.0, 2.0, -1.0, 2.0, -2.0, 1.0, 2.0, 0.0, 2.0, 2.0, 2.0, 3.0, -3.0, 2.0, -3.0, -1.0, 3.0, 3.0, -1.0, 0.0, 0.0, 3.0, 2.0, -3.0, -3.0, 3.0, -3.0, 1.0, 2.0, -3.0, 3.0, -2.0, 2.0, 3.0, 0.0, 0.0, -1.0, -2.0, -2.0, -1.0, -1.0, 2.0, -3.0, 3.0, 3.0, 1.0, -2.0, 2.0, -2.0, 0.0, 2.0, 1.0, 0.0, 0.0, -1.0, 1.0, -1.0, 2.0, 0.0, 3.0, 1.0, 3.0, 3.0, -1.0, -1.0, 1.0, 1.0, -2.0, -3.0, 3.0, 0.0, 0.0, -1.0, 1.0, 3.0, 2.0, 0.0, -1.0, -1.0, -3.0, 2.0, -2.0, -3.0, -2.0, 0.0, 0.0, 2.0, 0.0, 2.0, -2.0, -2.0, 3.0, -1.0, 0.0, -2.0, 2.0, -1.0, -2.0, -2.0, 0.0, 0.0, 3.0, 3.0, -1.0, -3.0, 2.0, 3.0, 3.0, -3.0, -3.0, -1.0, -3.0, 1.0, 3.0, 0.0, 2.0, -1.0, 2.0, 0.0, 3.0, 2.0, 3.0, 1.0, -3.0, -1.0, 3.0, 3.0, 3.0, 2.0, 0.0, -1.0, -2.0, 3.0, 0.0, -3.0, -3.0, 1.0, 2.0, 1.0, -2.0, 2.0, -3.0, 2.0, 1.0, 3.0, 3.0, -3.0, -3.0, 0.0, 2.0, 0.0, 0.0, -3.0, -1.0, 3.0, 3.0, -1.0, 2.0, 3.0, -2.0, 1.0, 0.0, -3.0, 3.0, 3.0, -3.0, 3.0, 0.0, -1.0, 3.0, -2.0, -3.0, -2.0, 3.0, -3.0, -1.0, 2.0, 0.0, 3.0, 2.0, 3.0, -3.0, 3.0, -1.0, -3.0, -3.0, -1.0, 0.0, -2.0, -1.0, 3.0, 1.0, 2.0, 0.0, -3.0, 1.0, 3.0, 2.0, -2.0, 0.0, 0.0, 2.0, -3.0, 1.0, -1.0, -1.0, 0.0, 3.0, 3.0, 3.0, 2.0, 3.0, 1.0, -3.0, 3.0, -2.0, -2.0, -1.0, 2.0, 0.0, -2.0, 0.0, -1.0, 3.0, -3.0, -3.0, 2.0, -1.0, 3.0, -1.0, 0.0, 3.0, -3.0, 0.0, 1.0, -2.0, -1.0, -3.0, -1.0, -1.0, 1.0, -1.0, -2.0, 3.0, 1.0, -1.0, 2.0, -1.0, -3.0, -3.0, -1.0, -1.0, 1.0, 1.0, 2.0, -3.0, -3.0, -1.0, 3.0, 1.0, -3.0, 2.0, 2.0, 2.0, -2.0, -3.0, 3.0, -1.0, -1.0, 2.0, 3.0, -2.0, 2.0, 2.0, 0.0, 2.0, -3.0, 3.0, 0.0, 0.0, -2.0, -2.0, -2.0, -3.0, 2.0, 2.0, 1.0, 1.0, 2.0, -2.0, -3.0, -2.0, 2.0, -1.0, 1.0, -1.0, -1.0, 3.0, -1.0, 1.0, 0.0, -2.0, -1.0, 2.0, 3.0, -1.0, 0.0, 2.0, -3.0, 2.0, -2.0, -2.0, 1.0, -3.0, -1.0, 3.0, -3.0, -2.0, -3.0, -2.0, 3.0, -2.0, 1.0, 1.0, 3.0, 1.0, -3.0, -1.0, -1.0, 3.0, -1.0, -1.0, 2.0, 0.0, 3.0, 2.0, 0.0, 3.0, -1.0, -2.0, 2.0, 3.0, -1.0, -2.0, 2.0, 3.0, 1.0, -1.0, -1.0, -2.0, -2.0, -1.0, 1.0, -2.0, -1.0, 0.0, 2.0, -3.0, 0.0, -1.0, 3.0, 3.0, -2.0, 2.0, 2.0, 3.0, 0.0, -2.0, 1.0, 0.0, 0.0, 3.0, -3.0, -1.0, 1.0, 1.0, 3.0, -3.0, -2.0, 0.0, -1.0, 1.0, -2.0, -3.0, -2.0, -3.0, -1.0, 2.0, 2.0, -1.0, -1.0, -3.0, 1.0, 0.0, -3.0, 2.0, 1.0, 0.0, 3.0, 2.0, 2.0, 1.0, 0.0, 2.0, 3.0, -1.0, 1.0, -2.0, -1.0, 0.0, 3.0, 1.0, 0.0, 0.0, 0.0, 1.0, 3.0, -3.0, -1.0, -2.0, 1.0, -2.0, -2.0, 1.0, -2.0, 2.0, 1.0, 3.0, 3.0, 0.0, -3.0, 2.0, -1.0, 1.0, 3.0, 0.0, 1.0, -1.0, 3.0, 2.0, -3.0, 2.0, 2.0, 3.0, -1.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 1.0, -3.0, 2.0, 0.0, 1.0, 0.0, 3.0, 2.0, 1.0, 3.0, -2.0, -2.0, 0.0, 2.0, 3.0, -3.0, 3.0, 2.0, -3.0, 0.0, -3.0, -2.0, -1.0, 0.0, -3.0, 1.0, -1.0, -1.0, -3.0, 2.0, 2.0, -2.0, -3.0, 3.0, 3.0, -3.0, -2.0, 0.0, 2.0, 1.0, 3.0, -1.0, -3.0, 1.0, -2.0, -2.0, -2.0, 1.0, 2.0, -1.0, 0.0, -3.0, -1.0, 0.0, 1.0, 0.0, 2.0, -1.0, 2.0, 2.0, -2.0, 3.0, 0.0, 0.0, -2.0, 1.0, -1.0, 3.0, 1.0, 2.0, 1.0, -2.0, 0.0, -2.0, -1.0, -1.0, 2.0, -2.0, -3.0, -2.0, -2.0, -2.0, 2.0, -3.0, 2.0, -2.0, 2.0, -3.0, 2.0, -2.0, -1.0, 2.0, -1.0, 3.0, 0.0, -1.0, 3.0, -2.0, 0.0, -3.0, 1.0, 1.0, 2.0, 2.0, -3.0, -2.0, 0.0, 2.0, -3.0, 3.0, -3.0, -3.0, 2.0, 0.0, 2.0, 3.0, 1.0, -3.0, 2.0, -2.0, 0.0, 0.0, -2.0, 2.0, -3.0, 1.0, 0.0, 0.0, 3.0, 1.0, -2.0, 3.0, 0.0, 1.0, 1.0, 1.0, -1.0, 1.0, 0.0, 3.0, 3.0, 1.0, 2.0, 3.0, 1.0, -2.0, -3.0, -3.0, 0.0, -1.0, 2.0, 2.0, 0.0, 2.0, 0.0, -3.0, 2.0, 2.0, 2.0, -2.0, 3.0, -2.0, -1.0, 2.0, -1.0, 1.0, 1.0, -3.0, 1.0, 2.0, 0.0, -1.0, 3.0, -3.0, 2.0, -1.0, -1.0, -3.0, 0.0, 3.0, -2.0, -1.0, -1.0, 3.0, -3.0, 0.0, -2.0, 2.0, -3.0, 3.0, -2.0, -2.0, -3.0, -3.0, 2.0, 3.0, 2.0, -3.0, -2.0, -2.0, 0.0, 2.0, 0.0, 0.0, 0.0, 2.0, -3.0, 0.0, 3.0, -1.0, 0.0, 0.0, -2.0, -3.0, 2.0, -2.0, -1.0, -2.0, 0.0, 3.0, 1.0, 1.0, 3.0, 0.0, 2.0, -1.0, 1.0, 0.0, -3.0, 3.0, 1.0, 1.0, -2.0, 1.0, 3.0, -1.0, 0.0, 0.0, 0.0, 0.0, 3.0, 1.0, 0.0, 0.0, 1.0, -2.0, -2.0, 0.0, 2.0, 0.0, -3.0, -3.0, 0.0, 2.0, 3.0, 2.0, -2.0, -2.0, -3.0, 2.0, -2.0, 0.0, 0.0, -2.0, 2.0, -3.0, 3.0, -3.0, -3.0, 1.0, -1.0, -2.0, 2.0, -2.0, -1.0, -1.0, 0.0, -3.0, 2.0, -1.0, -3.0, 2.0, 0.0, 3.0, 1.0, 0.0, -2.0, -2.0, -2.0, 2.0, 3.0, -3.0, -3.0, 2.0, -2.0, 2.0, -2.0, 1.0, 3.0, -3.0, -2.0, 3.0, 1.0, -1.0, 1.0, -3.0, 0.0, -3.0, -3.0, 1.0, 2.0, -1.0, -3.0, -1.0, -1.0, 3.0, 0.0, -1.0, 2.0, 0.0, -2.0, 1.0, 1.0, -1.0, 0.0, 1.0, 3.0, 1.0, -1.0, -1.0, -3.0, -1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 1.0, -2.0, -3.0, 2.0, -3.0, 3.0, 2.0, 3.0, 1.0, -3.0, 2.0, 2.0, 1.0, 3.0, 0.0, 0.0, 3.0, 2.0, 2.0, 2.0, -2.0, -2.0, 2.0, 3.0, 2.0, 3.0, 3.0, 1.0, 1.0, 1.0, 2.0, 0.0, -2.0, 2.0, 3.0, 0.0, 0.0, 2.0, -2.0, 1.0, -2.0, -1.0, -2.0, 3.0, -1.0, 1.0, -3.0, -1.0, 0.0, 0.0, 1.0, 3.0, -2.0, 2.0, 1.0, 0.0, -3.0, -3.0, 0.0, -3.0, -3.0, -3.0, 2.0, -2.0, 3.0, -2.0, 2.0, -2.0, 0.0, -3.0, 0.0, 1.0, -3.0, 0.0, -3.0, -1.0, 0.0, -3.0, -1.0, 1.0, 0.0, 1.0, 0.0, -1.0, 3.0, -3.0, -2.0, 0.0, -1.0, 2.0, 3.0, 1.0, -1.0, -2.0, -2.0, 1.0, 3.0, 0.0, 2.0, 1.0, -2.0, -2.0, 2.0, 0.0, -2.0, 2.0, -2.0, 3.0, 0.0, 0.0, 3.0, 2.0, 0.0, -3.0, -3.0, 3.0, 2.0, 3.0, 0.0, -2.0, -3.0, 0.0, -3.0, 2.0, 1.0, 1.0, 3.0, -1.0, 3.0, 3.0]]> : tensor<1x1009xf32>
  %591 = stablehlo.optimization_barrier %590 : tensor<1x1009xf32>
  %592 = "stablehlo.reduce"(%591, %589) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1x1009xf32>, tensor<f32>) -> tensor<1xf32>
  %593 = "stablehlo.bitcast_convert"(%592) : (tensor<1xf32>) -> tensor<1xui32>
  check.expect_eq_const %593, dense<1077936128> : tensor<1xui32>
  %594 = stablehlo.constant dense<5> : tensor<i32>
  %595 = stablehlo.optimization_barrier %594 : tensor<i32>
  %596 = stablehlo.constant dense<[[-1, 3, -3, 3, 1, 2, -2, -1, -2, 2, -3, -3, -2, 2, -1, -3, 1, 3, 2, -1, -2, 0, 2, -1, 2, -3, 2, 0, 2, 2, -2, 2, 1, 2, -1, 1, 2, 1, 1, -1, -1, 2, -2, 2, 1, 1, 2, -2, -3, 0, 0, -3, 0, -1, 0, -2, -1, 0, -2, 3, 1, 3, -1, -2, 2, -2, -3, 3, -2, 3, -1, -3, -3, 2, -1, -1, -3, -3, -1, 1, 1, 0, -3, -3, 2, -2, -1, -3, 3, 3, 2, -2, 2, -1, 2, -2, 1, 2, 0, 2, 2, 2, 3, -3, 2, -3, -1, 3, 3, -1, 0, 0, 3, 2, -3, -3, 3, -3, 1, 2, -3, 3, -2, 2, 3, 0, 0, -1, -2, -2, -1, -1, 2, -3, 3, 3, 1, -2, 2, -2, 0, 2, 1, 0, 0, -1, 1, -1, 2, 0, 3, 1, 3, 3, -1, -1, 1, 1, -2, -3, 3, 0, 0, -1, 1, 3, 2, 0, -1, -1, -3, 2, -2, -3, -2, 0, 0, 2, 0, 2, -2, -2, 3, -1, 0, -2, 2, -1, -2, -2, 0, 0, 3, 3, -1, -3, 2, 3, 3, -3, -3, -1, -3, 1, 3, 0, 2, -1, 2, 0, 3, 2, 3, 1, -3, -1, 3, 3, 3, 2, 0, -1, -2, 3, 0, -3, -3, 1, 2, 1, -2, 2, -3, 2, 1, 3, 3, -3, -3, 0, 2, 0, 0, -3, -1, 3, 3, -1, 2, 3, -2, 1, 0, -3, 3, 3, -3, 3, 0, -1, 3, -2, -3, -2, 3, -3, -1, 2, 0, 3, 2, 3, -3, 3, -1, -3, -3, -1, 0, -2, -1, 3, 1, 2, 0, -3, 1, 3, 2, -2, 0, 0, 2, -3, 1, -1, -1, 0, 3, 3, 3, 2, 3, 1, -3, 3, -2, -2, -1, 2, 0, -2, 0, -1, 3, -3, -3, 2, -1, 3, -1, 0, 3, -3, 0, 1, -2, -1, -3, -1, -1, 1, -1, -2, 3, 1, -1, 2, -1, -3, -3, -1, -1, 1, 1, 2, -3, -3, -1, 3, 1, -3, 2, 2, 2, -2, -3, 3, -1, -1, 2, 3, -2, 2, 2, 0, 2, -3, 3, 0, 0, -2, -2, -2, -3, 2, 2, 1, 1, 2, -2, -3, -2, 2, -1, 1, -1, -1, 3, -1, 1, 0, -2, -1, 2, 3, -1, 0, 2, -3, 2, -2, -2, 1, -3, -1, 3, -3, -2, -3, -2, 3, -2, 1, 1, 3, 1, -3, -1, -1, 3, -1, -1, 2, 0, 3, 2, 0, 3, -1, -2, 2, 3, -1, -2, 2, 3, 1, -1, -1, -2, -2, -1, 1, -2, -1, 0, 2, -3, 0, -1, 3, 3, -2, 2, 2, 3, 0, -2, 1, 0, 0, 3, -3, -1, 1, 1, 3, -3, -2, 0, -1, 1, -2, -3, -2, -3, -1, 2, 2, -1, -1, -3, 1, 0, -3, 2, 1, 0, 3, 2, 2, 1, 0, 2, 3, -1, 1, -2, -1, 0, 3, 1, 0, 0, 0, 1, 3, -3, -1, -2, 1, -2, -2, 1, -2, 2, 1, 3, 3, 0, -3, 2, -1, 1, 3, 0, 1, -1, 3, 2, -3, 2, 2, 3, -1, 1, 2, 3, -2, 2, 1, 1, -3, 2, 0, 1, 0, 3, 2, 1, 3, -2, -2, 0, 2, 3, -3, 3, 2, -3, 0, -3, -2, -1, 0, -3, 1, -1, -1, -3, 2, 2, -2, -3, 3, 3, -3, -2, 0, 2, 1, 3, -1, -3, 1, -2, -2, -2, 1, 2, -1, 0, -3, -1, 0, 1, 0, 2, -1, 2, 2, -2, 3, 0, 0, -2, 1, -1, 3, 1, 2, 1, -2, 0, -2, -1, -1, 2, -2, -3, -2, -2, -2, 2, -3, 2, -2, 2, -3, 2, -2, -1, 2, -1, 3, 0, -1, 3, -2, 0, -3, 1, 1, 2, 2, -3, -2, 0, 2, -3, 3, -3, -3, 2, 0, 2, 3, 1, -3, 2, -2, 0, 0, -2, 2, -3, 1, 0, 0, 3, 1, -2, 3, 0, 1, 1, 1, -1, 1, 0, 3, 3, 1, 2, 3, 1, -2, -3, -3, 0, -1, 2, 2, 0, 2, 0, -3, 2, 2, 2, -2, 3, -2, -1, 2, -1, 1, 1, -3, 1, 2, 0, -1, 3, -3, 2, -1, -1, -3, 0, 3, -2, -1, -1, 3, -3, 0, -2, 2, -3, 3, -2, -2, -3, -3, 2, 3, 2, -3, -2, -2, 0, 2, 0, 0, 0, 2, -3, 0, 3, -1, 0, 0, -2, -3, 2, -2, -1, -2, 0, 3, 1, 1, 3, 0, 2, -1, 1, 0, -3, 3, 1, 1, -2, 1, 3, -1, 0, 0, 0, 0, 3, 1, 0, 0, 1, -2, -2, 0, 2, 0, -3, -3, 0, 2, 3, 2, -2, -2, -3, 2, -2, 0, 0, -2, 2, -3, 3, -3, -3, 1, -1, -2, 2, -2, -1, -1, 0, -3, 2, -1, -3, 2, 0, 3, 1, 0, -2, -2, -2, 2, 3, -3, -3, 2, -2, 2, -2, 1, 3, -3, -2, 3, 1, -1, 1, -3, 0, -3, -3, 1, 2, -1, -3, -1, -1, 3, 0, -1, 2, 0, -2, 1, 1, -1, 0, 1, 3, 1, -1, -1, -3, -1, -1, -1, 2, 0, 1, 1, -2, -3, 2, -3, 3, 2, 3, 1, -3, 2, 2, 1, 3, 0, 0, 3, 2, 2, 2, -2, -2, 2, 3, 2, 3, 3, 1, 1, 1, 2, 0, -2, 2, 3, 0, 0, 2, -2, 1, -2, -1, -2, 3, -1, 1, -3, -1, 0, 0, 1, 3, -2, 2, 1, 0, -3, -3, 0, -3, -3, -3, 2, -2, 3, -2, 2, -2, 0, -3, 0, 1, -3, 0, -3, -1, 0, -3, -1, 1, 0, 1, 0, -1, 3, -3, -2, 0, -1, 2, 3, 1, -1, -2, -2, 1, 3, 0, 2, 1, -2, -2, 2, 0, -2, 2, -2, 3, 0, 0, 3, 2, 0, -3, -3, 3, 2, 3, 0, -2, -3, 0, -3, 2, 1, 1, 3, -1, 3, 3]]> : tensor<1x1009xi32>
  %597 = stablehlo.optimization_barrier %596 : tensor<1x1009xi32>
  %598 = "stablehlo.reduce"(%597, %595) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<1x1009xi32>, tensor<i32>) -> tensor<1xi32>
  check.expect_eq_const %598, dense<68> : tensor<1xi32>
  %599 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %600 = stablehlo.optimization_barrier %599 : tensor<i32>
  %601 = stablehlo.constant dense<[[-1, 3, -3, 3, 1, 2, -2, -1, -2, 2, -3, -3, -2, 2, -1, -3, 1, 3, 2, -1, -2, 0, 2, -1, 2, -3, 2, 0, 2, 2, -2, 2, 1, 2, -1, 1, 2, 1, 1, -1, -1, 2, -2, 2, 1, 1, 2, -2, -3, 0, 0, -3, 0, -1, 0, -2, -1, 0, -2, 3, 1, 3, -1, -2, 2, -2, -3, 3, -2, 3, -1, -3, -3, 2, -1, -1, -3, -3, -1, 1, 1, 0, -3, -3, 2, -2, -1, -3, 3, 3, 2, -2, 2, -1, 2, -2, 1, 2, 0, 2, 2, 2, 3, -3, 2, -3, -1, 3, 3, -1, 0, 0, 3, 2, -3, -3, 3, -3, 1, 2, -3, 3, -2, 2, 3, 0, 0, -1, -2, -2, -1, -1, 2, -3, 3, 3, 1, -2, 2, -2, 0, 2, 1, 0, 0, -1, 1, -1, 2, 0, 3, 1, 3, 3, -1, -1, 1, 1, -2, -3, 3, 0, 0, -1, 1, 3, 2, 0, -1, -1, -3, 2, -2, -3, -2, 0, 0, 2, 0, 2, -2, -2, 3, -1, 0, -2, 2, -1, -2, -2, 0, 0, 3, 3, -1, -3, 2, 3, 3, -3, -3, -1, -3, 1, 3, 0, 2, -1, 2, 0, 3, 2, 3, 1, -3, -1, 3, 3, 3, 2, 0, -1, -2, 3, 0, -3, -3, 1, 2, 1, -2, 2, -3, 2, 1, 3, 3, -3, -3, 0, 2, 0, 0, -3, -1, 3, 3, -1, 2, 3, -2, 1, 0, -3, 3, 3, -3, 3, 0, -1, 3, -2, -3, -2, 3, -3, -1, 2, 0, 3, 2, 3, -3, 3, -1, -3, -3, -1, 0, -2, -1, 3, 1, 2, 0, -3, 1, 3, 2, -2, 0, 0, 2, -3, 1, -1, -1, 0, 3, 3, 3, 2, 3, 1, -3, 3, -2, -2, -1, 2, 0, -2, 0, -1, 3, -3, -3, 2, -1, 3, -1, 0, 3, -3, 0, 1, -2, -1, -3, -1, -1, 1, -1, -2, 3, 1, -1, 2, -1, -3, -3, -1, -1, 1, 1, 2, -3, -3, -1, 3, 1, -3, 2, 2, 2, -2, -3, 3, -1, -1, 2, 3, -2, 2, 2, 0, 2, -3, 3, 0, 0, -2, -2, -2, -3, 2, 2, 1, 1, 2, -2, -3, -2, 2, -1, 1, -1, -1, 3, -1, 1, 0, -2, -1, 2, 3, -1, 0, 2, -3, 2, -2, -2, 1, -3, -1, 3, -3, -2, -3, -2, 3, -2, 1, 1, 3, 1, -3, -1, -1, 3, -1, -1, 2, 0, 3, 2, 0, 3, -1, -2, 2, 3, -1, -2, 2, 3, 1, -1, -1, -2, -2, -1, 1, -2, -1, 0, 2, -3, 0, -1, 3, 3, -2, 2, 2, 3, 0, -2, 1, 0, 0, 3, -3, -1, 1, 1, 3, -3, -2, 0, -1, 1, -2, -3, -2, -3, -1, 2, 2, -1, -1, -3, 1, 0, -3, 2, 1, 0, 3, 2, 2, 1, 0, 2, 3, -1, 1, -2, -1, 0, 3, 1, 0, 0, 0, 1, 3, -3, -1, -2, 1, -2, -2, 1, -2, 2, 1, 3, 3, 0, -3, 2, -1, 1, 3, 0, 1, -1, 3, 2, -3, 2, 2, 3, -1, 1, 2, 3, -2, 2, 1, 1, -3, 2, 0, 1, 0, 3, 2, 1, 3, -2, -2, 0, 2, 3, -3, 3, 2, -3, 0, -3, -2, -1, 0, -3, 1, -1, -1, -3, 2, 2, -2, -3, 3, 3, -3, -2, 0, 2, 1, 3, -1, -3, 1, -2, -2, -2, 1, 2, -1, 0, -3, -1, 0, 1, 0, 2, -1, 2, 2, -2, 3, 0, 0, -2, 1, -1, 3, 1, 2, 1, -2, 0, -2, -1, -1, 2, -2, -3, -2, -2, -2, 2, -3, 2, -2, 2, -3, 2, -2, -1, 2, -1, 3, 0, -1, 3, -2, 0, -3, 1, 1, 2, 2, -3, -2, 0, 2, -3, 3, -3, -3, 2, 0, 2, 3, 1, -3, 2, -2, 0, 0, -2, 2, -3, 1, 0, 0, 3, 1, -2, 3, 0, 1, 1, 1, -1, 1, 0, 3, 3, 1, 2, 3, 1, -2, -3, -3, 0, -1, 2, 2, 0, 2, 0, -3, 2, 2, 2, -2, 3, -2, -1, 2, -1, 1, 1, -3, 1, 2, 0, -1, 3, -3, 2, -1, -1, -3, 0, 3, -2, -1, -1, 3, -3, 0, -2, 2, -3, 3, -2, -2, -3, -3, 2, 3, 2, -3, -2, -2, 0, 2, 0, 0, 0, 2, -3, 0, 3, -1, 0, 0, -2, -3, 2, -2, -1, -2, 0, 3, 1, 1, 3, 0, 2, -1, 1, 0, -3, 3, 1, 1, -2, 1, 3, -1, 0, 0, 0, 0, 3, 1, 0, 0, 1, -2, -2, 0, 2, 0, -3, -3, 0, 2, 3, 2, -2, -2, -3, 2, -2, 0, 0, -2, 2, -3, 3, -3, -3, 1, -1, -2, 2, -2, -1, -1, 0, -3, 2, -1, -3, 2, 0, 3, 1, 0, -2, -2, -2, 2, 3, -3, -3, 2, -2, 2, -2, 1, 3, -3, -2, 3, 1, -1, 1, -3, 0, -3, -3, 1, 2, -1, -3, -1, -1, 3, 0, -1, 2, 0, -2, 1, 1, -1, 0, 1, 3, 1, -1, -1, -3, -1, -1, -1, 2, 0, 1, 1, -2, -3, 2, -3, 3, 2, 3, 1, -3, 2, 2, 1, 3, 0, 0, 3, 2, 2, 2, -2, -2, 2, 3, 2, 3, 3, 1, 1, 1, 2, 0, -2, 2, 3, 0, 0, 2, -2, 1, -2, -1, -2, 3, -1, 1, -3, -1, 0, 0, 1, 3, -2, 2, 1, 0, -3, -3, 0, -3, -3, -3, 2, -2, 3, -2, 2, -2, 0, -3, 0, 1, -3, 0, -3, -1, 0, -3, -1, 1, 0, 1, 0, -1, 3, -3, -2, 0, -1, 2, 3, 1, -1, -2, -2, 1, 3, 0, 2, 1, -2, -2, 2, 0, -2, 2, -2, 3, 0, 0, 3, 2, 0, -3, -3, 3, 2, 3, 0, -2, -3, 0, -3, 2, 1, 1, 3, -1, 3, 3]]> : tensor<1x1009xi32>
  %602 = stablehlo.optimization_barrier %601 : tensor<1x1009xi32>
  %603 = "stablehlo.reduce"(%602, %600) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.maximum %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<1x1009xi32>, tensor<i32>) -> tensor<1xi32>
  check.expect_eq_const %603, dense<3> : tensor<1xi32>
  %604 = stablehlo.constant dense<5.0> : tensor<f32>
  %605 = stablehlo.optimization_barrier %604 : tensor<f32>
  %606 = stablehlo.constant dense<[[1.0, -3.0], [3.0, 1.0], [2.0, 0.0], [-2.0, 0.0], [-3.0, 1.0], [-3.0, -3.0], [0.0, 1.0], [3.0, 0.0], [1.0, 3.0], [3.0, -2.0], [0.0, 0.0], [1.0, 0.0], [-2.0, 0.0], [-1.0, -2.0], [3.0, -2.0], [2.0, -1.0], [-3.0, 1.0], [0.0, 1.0], [2.0, -3.0], [-1.0, -3.0], [0.0, -1.0], [2.0, 3.0], [2.0, -3.0], [1.0, 1.0], [2.0, 2.0], [0.0, 1.0], [3.0, -1.0], [-3.0, 3.0], [-1.0, 3.0], [3.0, -3.0], [-3.0, 0.0], [-3.0, 1.0], [-3.0, 1.0], [-1.0, 2.0], [1.0, -3.0], [2.0, 1.0], [1.0, -2.0], [-3.0, -2.0], [-1.0, -1.0], [3.0, 3.0], [3.0, 1.0], [-3.0, 3.0], [0.0, 2.0], [3.0, 0.0], [-2.0, 2.0], [-1.0, 0.0], [1.0, -2.0], [-2.0, -2.0], [-3.0, 2.0], [-3.0, 2.0], [1.0, 1.0], [-3.0, -2.0], [3.0, -2.0], [-3.0, -2.0], [0.0, 2.0], [1.0, 3.0], [0.0, -3.0], [-1.0, 3.0], [-1.0, -3.0], [3.0, 0.0], [-3.0, 1.0], [-2.0, 1.0], [0.0, 0.0], [1.0, 0.0], [3.0, -1.0], [2.0, 1.0], [1.0, 2.0], [1.0, 0.0], [1.0, 1.0], [-2.0, 2.0], [-2.0, -3.0], [0.0, -1.0], [2.0, 1.0], [-3.0, 3.0], [2.0, -3.0], [-1.0, 1.0], [1.0, 1.0], [1.0, -1.0], [2.0, -2.0], [0.0, 1.0], [0.0, 3.0], [-2.0, -2.0], [-2.0, 1.0], [-2.0, 2.0], [-1.0, 1.0], [-3.0, -1.0], [-2.0, -3.0], [-2.0, 2.0], [-3.0, 0.0], [-1.0, -1.0], [0.0, 2.0], [-2.0, 0.0], [-3.0, 0.0], [1.0, 3.0], [-2.0, 0.0], [1.0, -1.0], [2.0, 3.0], [-3.0, 0.0], [1.0, -2.0], [-3.0, 1.0], [3.0, -3.0], [-1.0, -1.0], [1.0, -1.0], [-2.0, -3.0], [3.0, 1.0], [-1.0, 1.0], [3.0, 0.0], [1.0, -1.0], [-1.0, -2.0], [-1.0, -3.0], [3.0, 2.0], [0.0, 3.0], [3.0, -1.0], [1.0, -3.0], [1.0, -1.0], [-1.0, 3.0], [-2.0, 1.0], [1.0, 0.0], [2.0, 0.0], [2.0, 0.0], [-2.0, 0.0], [-1.0, 1.0], [3.0, -2.0], [0.0, 1.0], [-1.0, 0.0], [2.0, -2.0], [2.0, -1.0], [3.0, -2.0], [-3.0, 1.0], [-3.0, 2.0], [-3.0, -2.0], [-2.0, -3.0], [-3.0, -1.0], [1.0, -2.0], [-1.0, 2.0], [2.0, -3.0], [-1.0, 2.0], [0.0, 3.0], [2.0, -2.0], [-2.0, -1.0], [0.0, 0.0], [2.0, 1.0], [1.0, 0.0], [-2.0, -2.0], [2.0, 0.0], [-3.0, -1.0], [0.0, 2.0], [0.0, 2.0], [2.0, 1.0], [3.0, 2.0], [-3.0, -3.0], [1.0, 3.0], [3.0, 2.0], [-3.0, 3.0], [2.0, 0.0], [-1.0, 0.0], [-2.0, -1.0], [3.0, 2.0], [-3.0, 1.0], [2.0, 3.0], [2.0, -3.0], [-2.0, -1.0], [0.0, 1.0], [-1.0, 1.0], [-2.0, -1.0], [-1.0, -2.0], [-2.0, 1.0], [-3.0, -1.0], [-3.0, -3.0], [-2.0, 1.0], [1.0, 3.0], [2.0, -3.0], [3.0, 3.0], [2.0, -1.0], [3.0, -3.0], [-3.0, -1.0], [-2.0, -1.0], [-2.0, 3.0], [0.0, -1.0], [1.0, 3.0], [1.0, 2.0], [-1.0, 1.0], [1.0, 3.0], [0.0, -3.0], [-2.0, -3.0], [-2.0, -1.0], [-3.0, 1.0], [-1.0, 0.0], [0.0, 3.0], [-1.0, 0.0], [-3.0, 0.0], [-1.0, 1.0], [3.0, 1.0], [3.0, 2.0], [2.0, -3.0], [3.0, -2.0], [0.0, 1.0], [1.0, 0.0], [0.0, -3.0], [1.0, -1.0], [-1.0, 0.0], [2.0, 2.0], [-1.0, -2.0], [2.0, 3.0], [-3.0, 0.0], [-1.0, 1.0], [2.0, -2.0], [2.0, -3.0], [0.0, 3.0], [-1.0, -1.0], [-2.0, 0.0], [-2.0, -2.0], [0.0, 2.0], [-3.0, 1.0], [3.0, -3.0], [0.0, 3.0], [-1.0, -3.0], [1.0, 0.0], [1.0, 1.0], [-1.0, 2.0], [-2.0, -2.0], [0.0, -1.0], [-3.0, 2.0], [1.0, 2.0], [-3.0, -1.0], [1.0, 3.0], [-2.0, -3.0], [-1.0, 2.0], [0.0, -3.0], [-3.0, -2.0], [3.0, 3.0], [-3.0, 2.0], [-2.0, -1.0], [2.0, -3.0], [-1.0, 1.0], [2.0, 3.0], [-3.0, 3.0], [-3.0, 2.0], [-2.0, 1.0], [3.0, -2.0], [3.0, -1.0], [2.0, 2.0], [1.0, -1.0], [-2.0, -3.0], [2.0, -2.0], [-3.0, 0.0], [-3.0, 2.0], [-3.0, -1.0], [0.0, -2.0], [-2.0, -1.0], [3.0, 3.0], [-2.0, -2.0], [-1.0, 0.0], [-2.0, 3.0], [3.0, 0.0], [3.0, 0.0], [2.0, -3.0], [-1.0, -2.0], [2.0, 2.0], [2.0, -1.0], [2.0, 1.0], [1.0, -1.0], [1.0, -1.0], [-1.0, -1.0], [3.0, -3.0], [-3.0, 2.0], [-1.0, 1.0], [1.0, -3.0], [-2.0, 1.0], [2.0, 0.0], [-2.0, 3.0], [-2.0, 2.0], [-2.0, -3.0], [-3.0, 3.0], [2.0, 1.0], [-2.0, 3.0], [-1.0, 2.0], [-1.0, -2.0], [2.0, -2.0], [3.0, 2.0], [1.0, -3.0], [3.0, 0.0], [-2.0, -1.0], [-1.0, 2.0], [-1.0, -3.0], [2.0, 0.0], [0.0, -1.0], [1.0, 2.0], [-2.0, 2.0], [3.0, 0.0], [0.0, -1.0], [-3.0, 1.0], [-1.0, 0.0], [-3.0, -1.0], [-1.0, 0.0], [0.0, 2.0], [3.0, 0.0], [0.0, -3.0], [3.0, -2.0], [-2.0, -1.0], [-3.0, 0.0], [-3.0, -3.0], [-3.0, 0.0], [-3.0, -1.0], [1.0, 2.0], [3.0, -2.0], [-3.0, 2.0], [-2.0, 0.0], [2.0, 1.0], [-2.0, 2.0], [-2.0, 1.0], [-1.0, -3.0], [1.0, 1.0], [0.0, 3.0], [1.0, -2.0], [0.0, -1.0], [-1.0, 0.0], [-2.0, 1.0], [1.0, -3.0], [1.0, 0.0], [2.0, 0.0], [-2.0, 2.0], [-2.0, 1.0], [1.0, -1.0], [1.0, -3.0], [0.0, 3.0], [1.0, -2.0], [1.0, -3.0], [3.0, 2.0], [3.0, 1.0], [0.0, 2.0], [1.0, -3.0], [-3.0, -1.0], [-3.0, 0.0], [-3.0, 1.0], [0.0, 2.0], [-1.0, -2.0], [0.0, 1.0], [0.0, 1.0], [2.0, 3.0], [-3.0, -3.0], [-2.0, 3.0], [0.0, 0.0], [3.0, 1.0], [1.0, 1.0], [-1.0, 2.0], [0.0, -3.0], [-3.0, 3.0], [0.0, -3.0], [3.0, -1.0], [-2.0, 3.0], [-1.0, 1.0], [-3.0, 3.0], [-2.0, 0.0], [-3.0, 3.0], [0.0, 2.0], [0.0, -1.0], [-2.0, -1.0], [-3.0, 2.0], [-3.0, -1.0], [-2.0, 1.0], [3.0, -1.0], [3.0, -2.0], [0.0, -2.0], [0.0, 2.0], [-3.0, -3.0], [-2.0, 0.0], [1.0, 0.0], [-1.0, 1.0], [-3.0, 0.0], [2.0, 2.0], [2.0, 2.0], [-2.0, 1.0], [-2.0, 1.0], [-1.0, 3.0], [-3.0, -2.0], [2.0, 3.0], [-2.0, -1.0], [-1.0, 1.0], [-2.0, 0.0], [0.0, 2.0], [3.0, -2.0], [-2.0, 3.0], [3.0, -2.0], [0.0, 0.0], [0.0, 0.0], [-1.0, 0.0], [1.0, -3.0], [-2.0, 0.0], [-1.0, 1.0], [-3.0, 1.0], [1.0, -1.0], [3.0, 0.0], [0.0, 0.0], [-2.0, 3.0], [3.0, 2.0], [1.0, -1.0], [3.0, 2.0], [3.0, -2.0], [-1.0, -3.0], [-2.0, 0.0], [-2.0, -3.0], [3.0, 0.0], [-3.0, -2.0], [3.0, 1.0], [-1.0, -1.0], [0.0, -1.0], [3.0, 2.0], [-2.0, -2.0], [-1.0, -2.0], [3.0, 3.0], [-2.0, -2.0], [3.0, 0.0], [0.0, -1.0], [3.0, 1.0], [-2.0, 0.0], [0.0, 2.0], [-1.0, 2.0], [-3.0, 2.0], [-1.0, 2.0], [-3.0, 2.0], [-3.0, -2.0], [-2.0, 1.0], [0.0, 3.0], [0.0, -1.0], [1.0, -2.0], [1.0, -1.0], [-1.0, -3.0], [-2.0, 0.0], [-1.0, 2.0], [-3.0, 1.0], [-3.0, -3.0], [0.0, 2.0], [2.0, 0.0], [-2.0, -1.0], [-2.0, 1.0], [-1.0, 3.0], [-3.0, 2.0], [0.0, 2.0], [-2.0, 3.0], [-3.0, 1.0], [0.0, 3.0], [1.0, -3.0], [-1.0, 1.0], [-1.0, 1.0], [1.0, 3.0], [0.0, 3.0], [-2.0, -3.0], [2.0, 1.0], [-2.0, -2.0], [-1.0, -3.0], [-3.0, 2.0], [1.0, 0.0], [0.0, -1.0], [-1.0, -1.0], [-2.0, -3.0], [-2.0, 1.0], [-3.0, 2.0], [-1.0, -3.0], [2.0, 3.0], [3.0, -1.0], [-1.0, -3.0], [-2.0, -3.0], [-1.0, -1.0], [-3.0, 0.0], [3.0, -2.0], [3.0, -1.0], [1.0, 2.0], [-3.0, 2.0], [1.0, -3.0], [-2.0, 2.0], [0.0, -2.0], [3.0, -2.0], [0.0, -1.0], [-2.0, 0.0], [0.0, 0.0], [1.0, 2.0], [-1.0, 1.0], [1.0, 1.0], [3.0, -1.0], [3.0, -1.0], [0.0, 0.0], [-1.0, 0.0], [2.0, -2.0], [-1.0, 2.0], [-1.0, -2.0], [3.0, 2.0], [0.0, -1.0], [-2.0, -2.0], [2.0, -2.0], [2.0, -1.0], [1.0, 0.0], [-1.0, -3.0], [1.0, -3.0], [1.0, 0.0], [3.0, 0.0], [0.0, -2.0], [2.0, 0.0], [2.0, 3.0], [-2.0, -3.0], [-3.0, -3.0], [2.0, 0.0], [0.0, -2.0], [-1.0, 2.0], [-1.0, -3.0], [1.0, -3.0], [0.0, 3.0], [-2.0, -2.0], [3.0, 3.0], [2.0, -2.0], [3.0, 1.0], [-2.0, 0.0], [-1.0, 3.0], [-1.0, -1.0], [-3.0, 2.0], [0.0, 1.0], [-2.0, -1.0], [-1.0, 1.0], [-1.0, -2.0], [2.0, 1.0], [0.0, 3.0], [3.0, -3.0], [1.0, -3.0], [3.0, -2.0], [3.0, 3.0], [-2.0, 0.0], [2.0, 3.0], [2.0, -3.0], [1.0, -3.0], [-3.0, -3.0], [-2.0, -2.0], [0.0, 2.0], [-2.0, -1.0], [3.0, -1.0], [-3.0, -3.0], [-3.0, 2.0], [3.0, -3.0], [-2.0, -2.0], [-3.0, 0.0], [-3.0, 0.0], [-2.0, 1.0], [-1.0, -2.0], [-1.0, 1.0], [0.0, -3.0], [1.0, 0.0], [-2.0, 3.0], [-2.0, -1.0], [1.0, 2.0], [1.0, 1.0], [-1.0, -1.0], [-1.0, 3.0], [-2.0, -2.0], [-1.0, 3.0], [2.0, 0.0], [3.0, 2.0], [-1.0, 0.0], [-1.0, 1.0], [0.0, -2.0], [-2.0, 2.0], [3.0, -1.0], [1.0, 3.0], [2.0, -2.0], [2.0, 0.0], [-1.0, -2.0], [-2.0, -1.0], [-3.0, -3.0], [3.0, 2.0], [-3.0, 3.0], [2.0, 3.0], [-1.0, -1.0], [-1.0, 3.0], [2.0, 0.0], [-2.0, 1.0], [0.0, -1.0], [1.0, -2.0], [-1.0, -1.0], [1.0, 0.0], [0.0, -1.0], [-3.0, 2.0], [3.0, 2.0], [-3.0, 1.0], [-3.0, 0.0], [-2.0, 3.0], [0.0, -1.0], [0.0, -3.0], [2.0, -1.0], [3.0, -3.0], [1.0, 2.0], [2.0, -2.0], [-2.0, 3.0], [0.0, 1.0], [1.0, -2.0], [-1.0, 2.0], [0.0, 3.0], [-2.0, -3.0], [-2.0, 1.0], [-2.0, -2.0], [-1.0, 3.0], [2.0, 0.0], [-1.0, 3.0], [-1.0, -3.0], [3.0, -1.0], [3.0, 3.0], [2.0, 1.0], [1.0, 3.0], [-1.0, 2.0], [-3.0, 1.0], [3.0, 2.0], [-1.0, -3.0], [-3.0, 3.0], [2.0, 0.0], [-3.0, 0.0], [3.0, 2.0], [2.0, 1.0], [0.0, 0.0], [-1.0, 2.0], [-3.0, -3.0], [-3.0, 1.0], [2.0, 0.0], [3.0, 3.0], [-1.0, 1.0], [3.0, 1.0], [-3.0, 0.0], [2.0, 3.0], [-3.0, -2.0], [2.0, -1.0], [3.0, 0.0], [3.0, 2.0], [1.0, -2.0], [-2.0, 1.0], [0.0, -3.0], [-1.0, 3.0], [2.0, 0.0], [3.0, -1.0], [0.0, 0.0], [0.0, 0.0], [2.0, -1.0], [3.0, -2.0], [-1.0, 1.0], [1.0, -2.0], [0.0, 3.0], [2.0, -2.0], [-2.0, -1.0], [-2.0, 0.0], [-1.0, 3.0], [-1.0, 0.0], [0.0, 3.0], [3.0, 3.0], [-3.0, -3.0], [1.0, 3.0], [-2.0, 3.0], [0.0, 3.0], [2.0, 3.0], [0.0, -2.0], [1.0, -3.0], [-3.0, -2.0], [2.0, 3.0], [0.0, -3.0], [3.0, 1.0], [-3.0, 3.0], [-2.0, 3.0], [3.0, 1.0], [2.0, -3.0], [-3.0, -1.0], [1.0, 1.0], [-3.0, -2.0], [-1.0, -3.0], [-2.0, 1.0], [1.0, 1.0], [0.0, -1.0], [-1.0, 3.0], [3.0, 3.0], [3.0, 3.0], [-2.0, 3.0], [3.0, 2.0], [1.0, 0.0], [-2.0, -2.0], [1.0, 1.0], [-2.0, 1.0], [-3.0, 3.0], [3.0, 0.0], [2.0, 2.0], [-2.0, -3.0], [-3.0, 2.0], [1.0, 0.0], [2.0, 1.0], [-3.0, 0.0], [-3.0, 1.0], [1.0, -2.0], [2.0, -2.0], [0.0, -2.0], [-2.0, -2.0], [1.0, -2.0], [2.0, -1.0], [3.0, -2.0], [-1.0, -2.0], [2.0, 1.0], [1.0, -2.0], [-3.0, -1.0], [3.0, -1.0], [0.0, -2.0], [0.0, -3.0], [2.0, 3.0], [-2.0, -1.0], [-1.0, 3.0], [2.0, 2.0], [0.0, -1.0], [0.0, -3.0], [0.0, 0.0], [-3.0, 3.0], [-2.0, 3.0], [1.0, -1.0], [-2.0, -3.0], [3.0, 2.0], [1.0, -3.0], [2.0, 2.0], [-2.0, 3.0], [-3.0, -3.0], [-3.0, 1.0], [3.0, -3.0], [-1.0, 2.0], [0.0, 0.0], [3.0, 3.0], [-1.0, -1.0], [3.0, -1.0], [-3.0, -1.0], [-1.0, 0.0], [-2.0, -2.0], [2.0, 1.0], [3.0, 0.0], [-2.0, 2.0], [2.0, -2.0], [-3.0, -2.0], [-3.0, -2.0], [-3.0, 0.0], [-3.0, 0.0], [2.0, 1.0], [2.0, -3.0], [-2.0, 2.0], [2.0, 2.0], [0.0, 3.0], [0.0, -1.0], [3.0, 0.0], [-3.0, 0.0], [-2.0, 1.0], [-3.0, 0.0], [2.0, 3.0], [3.0, -2.0], [2.0, -2.0], [3.0, 1.0], [-3.0, 0.0], [-2.0, 1.0], [1.0, -3.0], [-1.0, 3.0], [-2.0, -2.0], [2.0, -3.0], [3.0, 3.0], [0.0, -3.0], [0.0, -2.0], [1.0, -3.0], [2.0, 0.0], [2.0, -2.0], [-1.0, 0.0], [3.0, -3.0], [2.0, 0.0], [-2.0, -1.0], [-3.0, -3.0], [-3.0, 1.0], [-1.0, 2.0], [-2.0, 2.0], [0.0, 1.0], [-3.0, -3.0], [0.0, -1.0], [-2.0, 2.0], [-3.0, 2.0], [-2.0, 3.0], [-2.0, -2.0], [-1.0, 1.0], [-2.0, 0.0], [3.0, 0.0], [-1.0, 0.0], [0.0, 3.0], [2.0, 2.0], [2.0, -3.0], [-2.0, -2.0], [3.0, -3.0], [-2.0, -1.0], [0.0, -2.0], [2.0, 3.0], [-3.0, -3.0], [2.0, 0.0], [-1.0, -2.0], [-3.0, 0.0], [0.0, -1.0], [-1.0, 1.0], [-3.0, 2.0], [0.0, -1.0], [1.0, 2.0], [2.0, 2.0], [1.0, -1.0], [-2.0, 1.0], [1.0, -1.0], [0.0, 0.0], [0.0, -2.0], [-2.0, -2.0], [2.0, 1.0], [2.0, -2.0], [3.0, 3.0], [-3.0, 2.0], [3.0, 3.0], [1.0, -2.0], [1.0, 1.0], [-2.0, 2.0], [1.0, 3.0], [-1.0, 2.0], [-2.0, -3.0], [0.0, -3.0], [1.0, 1.0], [-3.0, -2.0], [-3.0, 1.0], [1.0, 3.0], [2.0, -3.0], [1.0, 0.0], [2.0, -1.0], [-2.0, -1.0], [2.0, 3.0], [1.0, 3.0], [-1.0, 2.0], [0.0, 0.0], [0.0, 3.0], [2.0, 1.0], [2.0, -2.0], [2.0, -2.0], [1.0, 3.0], [2.0, 1.0], [1.0, 2.0], [-3.0, 0.0], [-2.0, -1.0], [-2.0, 0.0], [2.0, 2.0], [0.0, 0.0], [3.0, 2.0], [-3.0, -2.0], [1.0, 3.0], [-1.0, -3.0], [-1.0, 0.0], [-1.0, 3.0], [-1.0, -3.0], [-2.0, -2.0], [-3.0, -3.0], [3.0, -1.0], [-1.0, -1.0], [2.0, -1.0], [-2.0, -2.0], [1.0, -2.0], [1.0, -3.0], [-2.0, -2.0], [3.0, 1.0], [-1.0, 3.0], [2.0, -3.0], [-1.0, 3.0], [0.0, -1.0], [-2.0, 0.0], [-1.0, -1.0], [1.0, 0.0], [3.0, 3.0], [2.0, 1.0], [0.0, -2.0], [0.0, -1.0], [-3.0, -2.0], [0.0, -2.0], [-2.0, 3.0], [3.0, -1.0], [-2.0, -2.0], [1.0, 0.0], [3.0, 1.0], [-3.0, -2.0], [2.0, 3.0], [-2.0, -2.0], [-2.0, -1.0], [3.0, 2.0], [2.0, 3.0], [-1.0, -1.0], [1.0, 1.0], [-3.0, -1.0], [-2.0, -3.0], [-3.0, 2.0], [3.0, 2.0], [-3.0, 0.0], [-1.0, 1.0], [0.0, -3.0], [-3.0, -1.0], [-1.0, 3.0], [2.0, -2.0], [3.0, 2.0], [3.0, -3.0], [3.0, 2.0], [-2.0, -2.0], [0.0, -2.0], [-2.0, -3.0], [1.0, 2.0], [-2.0, -1.0], [-3.0, -2.0], [-2.0, 3.0], [1.0, -1.0], [3.0, 0.0], [-2.0, 1.0], [-2.0, 0.0], [-3.0, 1.0], [-1.0, -1.0], [-3.0, -2.0], [0.0, 2.0], [0.0, 2.0], [1.0, -2.0], [-1.0, 0.0], [-1.0, 1.0], [-1.0, 1.0], [3.0, -3.0], [3.0, 2.0], [-2.0, -3.0], [-2.0, -3.0], [2.0, 1.0], [-3.0, -2.0], [-1.0, -1.0], [-1.0, -1.0], [3.0, 0.0], [-3.0, -2.0], [0.0, 2.0], [3.0, -1.0], [-2.0, -3.0], [0.0, 1.0], [-2.0, 1.0], [-2.0, 0.0], [3.0, 1.0], [1.0, -2.0], [-3.0, -2.0], [2.0, -2.0], [1.0, 3.0], [-1.0, 3.0], [3.0, -2.0], [-2.0, -3.0], [-1.0, -3.0], [1.0, 0.0], [3.0, 3.0], [3.0, 1.0], [1.0, -2.0], [-3.0, -2.0], [1.0, -3.0], [-3.0, 1.0], [0.0, -2.0], [-1.0, 3.0], [2.0, -1.0], [2.0, -1.0], [0.0, -3.0], [-1.0, 2.0], [-1.0, -2.0], [0.0, 0.0], [-3.0, -1.0], [-1.0, 0.0], [1.0, -2.0], [1.0, 2.0], [3.0, 3.0], [2.0, 1.0], [1.0, 2.0], [0.0, 3.0], [-3.0, -1.0], [-3.0, -1.0], [0.0, 2.0], [-2.0, 1.0], [-3.0, 1.0], [-2.0, 3.0], [-3.0, 1.0], [0.0, -3.0], [-1.0, 3.0], [2.0, -3.0], [-1.0, 2.0], [1.0, 2.0], [2.0, -1.0], [0.0, 0.0], [2.0, 1.0], [-3.0, 0.0], [1.0, -3.0], [-2.0, -3.0], [0.0, 3.0], [1.0, 0.0], [-1.0, 1.0], [0.0, 1.0], [1.0, -2.0], [0.0, 0.0], [1.0, -3.0], [1.0, 3.0], [-1.0, -2.0], [1.0, -1.0], [-1.0, 2.0], [-3.0, 0.0], [2.0, -2.0], [3.0, -1.0], [-1.0, 2.0], [3.0, 3.0], [-2.0, 0.0], [1.0, -2.0], [2.0, -1.0], [-2.0, -2.0], [1.0, 3.0], [-2.0, 2.0], [-1.0, -3.0], [-3.0, 3.0], [3.0, -3.0], [1.0, 2.0]]> : tensor<1009x2xf32>
  %607 = stablehlo.optimization_barrier %606 : tensor<1009x2xf32>
  %608 = "stablehlo.reduce"(%607, %605) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1009x2xf32>, tensor<f32>) -> tensor<2xf32>
  %609 = "stablehlo.bitcast_convert"(%608) : (tensor<2xf32>) -> tensor<2xui32>
  check.expect_eq_const %609, dense<[3271688192, 1092616192]> : tensor<2xui32>
  %610 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %611 = stablehlo.optimization_barrier %610 : tensor<f32>
  %612 = stablehlo.constant dense<[[1.0, -3.0], [3.0, 1.0], [2.0, 0.0], [-2.0, 0.0], [-3.0, 1.0], [-3.0, -3.0], [0.0, 1.0], [3.0, 0.0], [1.0, 3.0], [3.0, -2.0], [0.0, 0.0], [1.0, 0.0], [-2.0, 0.0], [-1.0, -2.0], [3.0, -2.0], [2.0, -1.0], [-3.0, 1.0], [0.0, 1.0], [2.0, -3.0], [-1.0, -3.0], [0.0, -1.0], [2.0, 3.0], [2.0, -3.0], [1.0, 1.0], [2.0, 2.0], [0.0, 1.0], [3.0, -1.0], [-3.0, 3.0], [-1.0, 3.0], [3.0, -3.0], [-3.0, 0.0], [-3.0, 1.0], [-3.0, 1.0], [-1.0, 2.0], [1.0, -3.0], [2.0, 1.0], [1.0, -2.0], [-3.0, -2.0], [-1.0, -1.0], [3.0, 3.0], [3.0, 1.0], [-3.0, 3.0], [0.0, 2.0], [3.0, 0.0], [-2.0, 2.0], [-1.0, 0.0], [1.0, -2.0], [-2.0, -2.0], [-3.0, 2.0], [-3.0, 2.0], [1.0, 1.0], [-3.0, -2.0], [3.0, -2.0], [-3.0, -2.0], [0.0, 2.0], [1.0, 3.0], [0.0, -3.0], [-1.0, 3.0], [-1.0, -3.0], [3.0, 0.0], [-3.0, 1.0], [-2.0, 1.0], [0.0, 0.0], [1.0, 0.0], [3.0, -1.0], [2.0, 1.0], [1.0, 2.0], [1.0, 0.0], [1.0, 1.0], [-2.0, 2.0], [-2.0, -3.0], [0.0, -1.0], [2.0, 1.0], [-3.0, 3.0], [2.0, -3.0], [-1.0, 1.0], [1.0, 1.0], [1.0, -1.0], [2.0, -2.0], [0.0, 1.0], [0.0, 3.0], [-2.0, -2.0], [-2.0, 1.0], [-2.0, 2.0], [-1.0, 1.0], [-3.0, -1.0], [-2.0, -3.0], [-2.0, 2.0], [-3.0, 0.0], [-1.0, -1.0], [0.0, 2.0], [-2.0, 0.0], [-3.0, 0.0], [1.0, 3.0], [-2.0, 0.0], [1.0, -1.0], [2.0, 3.0], [-3.0, 0.0], [1.0, -2.0], [-3.0, 1.0], [3.0, -3.0], [-1.0, -1.0], [1.0, -1.0], [-2.0, -3.0], [3.0, 1.0], [-1.0, 1.0], [3.0, 0.0], [1.0, -1.0], [-1.0, -2.0], [-1.0, -3.0], [3.0, 2.0], [0.0, 3.0], [3.0, -1.0], [1.0, -3.0], [1.0, -1.0], [-1.0, 3.0], [-2.0, 1.0], [1.0, 0.0], [2.0, 0.0], [2.0, 0.0], [-2.0, 0.0], [-1.0, 1.0], [3.0, -2.0], [0.0, 1.0], [-1.0, 0.0], [2.0, -2.0], [2.0, -1.0], [3.0, -2.0], [-3.0, 1.0], [-3.0, 2.0], [-3.0, -2.0], [-2.0, -3.0], [-3.0, -1.0], [1.0, -2.0], [-1.0, 2.0], [2.0, -3.0], [-1.0, 2.0], [0.0, 3.0], [2.0, -2.0], [-2.0, -1.0], [0.0, 0.0], [2.0, 1.0], [1.0, 0.0], [-2.0, -2.0], [2.0, 0.0], [-3.0, -1.0], [0.0, 2.0], [0.0, 2.0], [2.0, 1.0], [3.0, 2.0], [-3.0, -3.0], [1.0, 3.0], [3.0, 2.0], [-3.0, 3.0], [2.0, 0.0], [-1.0, 0.0], [-2.0, -1.0], [3.0, 2.0], [-3.0, 1.0], [2.0, 3.0], [2.0, -3.0], [-2.0, -1.0], [0.0, 1.0], [-1.0, 1.0], [-2.0, -1.0], [-1.0, -2.0], [-2.0, 1.0], [-3.0, -1.0], [-3.0, -3.0], [-2.0, 1.0], [1.0, 3.0], [2.0, -3.0], [3.0, 3.0], [2.0, -1.0], [3.0, -3.0], [-3.0, -1.0], [-2.0, -1.0], [-2.0, 3.0], [0.0, -1.0], [1.0, 3.0], [1.0, 2.0], [-1.0, 1.0], [1.0, 3.0], [0.0, -3.0], [-2.0, -3.0], [-2.0, -1.0], [-3.0, 1.0], [-1.0, 0.0], [0.0, 3.0], [-1.0, 0.0], [-3.0, 0.0], [-1.0, 1.0], [3.0, 1.0], [3.0, 2.0], [2.0, -3.0], [3.0, -2.0], [0.0, 1.0], [1.0, 0.0], [0.0, -3.0], [1.0, -1.0], [-1.0, 0.0], [2.0, 2.0], [-1.0, -2.0], [2.0, 3.0], [-3.0, 0.0], [-1.0, 1.0], [2.0, -2.0], [2.0, -3.0], [0.0, 3.0], [-1.0, -1.0], [-2.0, 0.0], [-2.0, -2.0], [0.0, 2.0], [-3.0, 1.0], [3.0, -3.0], [0.0, 3.0], [-1.0, -3.0], [1.0, 0.0], [1.0, 1.0], [-1.0, 2.0], [-2.0, -2.0], [0.0, -1.0], [-3.0, 2.0], [1.0, 2.0], [-3.0, -1.0], [1.0, 3.0], [-2.0, -3.0], [-1.0, 2.0], [0.0, -3.0], [-3.0, -2.0], [3.0, 3.0], [-3.0, 2.0], [-2.0, -1.0], [2.0, -3.0], [-1.0, 1.0], [2.0, 3.0], [-3.0, 3.0], [-3.0, 2.0], [-2.0, 1.0], [3.0, -2.0], [3.0, -1.0], [2.0, 2.0], [1.0, -1.0], [-2.0, -3.0], [2.0, -2.0], [-3.0, 0.0], [-3.0, 2.0], [-3.0, -1.0], [0.0, -2.0], [-2.0, -1.0], [3.0, 3.0], [-2.0, -2.0], [-1.0, 0.0], [-2.0, 3.0], [3.0, 0.0], [3.0, 0.0], [2.0, -3.0], [-1.0, -2.0], [2.0, 2.0], [2.0, -1.0], [2.0, 1.0], [1.0, -1.0], [1.0, -1.0], [-1.0, -1.0], [3.0, -3.0], [-3.0, 2.0], [-1.0, 1.0], [1.0, -3.0], [-2.0, 1.0], [2.0, 0.0], [-2.0, 3.0], [-2.0, 2.0], [-2.0, -3.0], [-3.0, 3.0], [2.0, 1.0], [-2.0, 3.0], [-1.0, 2.0], [-1.0, -2.0], [2.0, -2.0], [3.0, 2.0], [1.0, -3.0], [3.0, 0.0], [-2.0, -1.0], [-1.0, 2.0], [-1.0, -3.0], [2.0, 0.0], [0.0, -1.0], [1.0, 2.0], [-2.0, 2.0], [3.0, 0.0], [0.0, -1.0], [-3.0, 1.0], [-1.0, 0.0], [-3.0, -1.0], [-1.0, 0.0], [0.0, 2.0], [3.0, 0.0], [0.0, -3.0], [3.0, -2.0], [-2.0, -1.0], [-3.0, 0.0], [-3.0, -3.0], [-3.0, 0.0], [-3.0, -1.0], [1.0, 2.0], [3.0, -2.0], [-3.0, 2.0], [-2.0, 0.0], [2.0, 1.0], [-2.0, 2.0], [-2.0, 1.0], [-1.0, -3.0], [1.0, 1.0], [0.0, 3.0], [1.0, -2.0], [0.0, -1.0], [-1.0, 0.0], [-2.0, 1.0], [1.0, -3.0], [1.0, 0.0], [2.0, 0.0], [-2.0, 2.0], [-2.0, 1.0], [1.0, -1.0], [1.0, -3.0], [0.0, 3.0], [1.0, -2.0], [1.0, -3.0], [3.0, 2.0], [3.0, 1.0], [0.0, 2.0], [1.0, -3.0], [-3.0, -1.0], [-3.0, 0.0], [-3.0, 1.0], [0.0, 2.0], [-1.0, -2.0], [0.0, 1.0], [0.0, 1.0], [2.0, 3.0], [-3.0, -3.0], [-2.0, 3.0], [0.0, 0.0], [3.0, 1.0], [1.0, 1.0], [-1.0, 2.0], [0.0, -3.0], [-3.0, 3.0], [0.0, -3.0], [3.0, -1.0], [-2.0, 3.0], [-1.0, 1.0], [-3.0, 3.0], [-2.0, 0.0], [-3.0, 3.0], [0.0, 2.0], [0.0, -1.0], [-2.0, -1.0], [-3.0, 2.0], [-3.0, -1.0], [-2.0, 1.0], [3.0, -1.0], [3.0, -2.0], [0.0, -2.0], [0.0, 2.0], [-3.0, -3.0], [-2.0, 0.0], [1.0, 0.0], [-1.0, 1.0], [-3.0, 0.0], [2.0, 2.0], [2.0, 2.0], [-2.0, 1.0], [-2.0, 1.0], [-1.0, 3.0], [-3.0, -2.0], [2.0, 3.0], [-2.0, -1.0], [-1.0, 1.0], [-2.0, 0.0], [0.0, 2.0], [3.0, -2.0], [-2.0, 3.0], [3.0, -2.0], [0.0, 0.0], [0.0, 0.0], [-1.0, 0.0], [1.0, -3.0], [-2.0, 0.0], [-1.0, 1.0], [-3.0, 1.0], [1.0, -1.0], [3.0, 0.0], [0.0, 0.0], [-2.0, 3.0], [3.0, 2.0], [1.0, -1.0], [3.0, 2.0], [3.0, -2.0], [-1.0, -3.0], [-2.0, 0.0], [-2.0, -3.0], [3.0, 0.0], [-3.0, -2.0], [3.0, 1.0], [-1.0, -1.0], [0.0, -1.0], [3.0, 2.0], [-2.0, -2.0], [-1.0, -2.0], [3.0, 3.0], [-2.0, -2.0], [3.0, 0.0], [0.0, -1.0], [3.0, 1.0], [-2.0, 0.0], [0.0, 2.0], [-1.0, 2.0], [-3.0, 2.0], [-1.0, 2.0], [-3.0, 2.0], [-3.0, -2.0], [-2.0, 1.0], [0.0, 3.0], [0.0, -1.0], [1.0, -2.0], [1.0, -1.0], [-1.0, -3.0], [-2.0, 0.0], [-1.0, 2.0], [-3.0, 1.0], [-3.0, -3.0], [0.0, 2.0], [2.0, 0.0], [-2.0, -1.0], [-2.0, 1.0], [-1.0, 3.0], [-3.0, 2.0], [0.0, 2.0], [-2.0, 3.0], [-3.0, 1.0], [0.0, 3.0], [1.0, -3.0], [-1.0, 1.0], [-1.0, 1.0], [1.0, 3.0], [0.0, 3.0], [-2.0, -3.0], [2.0, 1.0], [-2.0, -2.0], [-1.0, -3.0], [-3.0, 2.0], [1.0, 0.0], [0.0, -1.0], [-1.0, -1.0], [-2.0, -3.0], [-2.0, 1.0], [-3.0, 2.0], [-1.0, -3.0], [2.0, 3.0], [3.0, -1.0], [-1.0, -3.0], [-2.0, -3.0], [-1.0, -1.0], [-3.0, 0.0], [3.0, -2.0], [3.0, -1.0], [1.0, 2.0], [-3.0, 2.0], [1.0, -3.0], [-2.0, 2.0], [0.0, -2.0], [3.0, -2.0], [0.0, -1.0], [-2.0, 0.0], [0.0, 0.0], [1.0, 2.0], [-1.0, 1.0], [1.0, 1.0], [3.0, -1.0], [3.0, -1.0], [0.0, 0.0], [-1.0, 0.0], [2.0, -2.0], [-1.0, 2.0], [-1.0, -2.0], [3.0, 2.0], [0.0, -1.0], [-2.0, -2.0], [2.0, -2.0], [2.0, -1.0], [1.0, 0.0], [-1.0, -3.0], [1.0, -3.0], [1.0, 0.0], [3.0, 0.0], [0.0, -2.0], [2.0, 0.0], [2.0, 3.0], [-2.0, -3.0], [-3.0, -3.0], [2.0, 0.0], [0.0, -2.0], [-1.0, 2.0], [-1.0, -3.0], [1.0, -3.0], [0.0, 3.0], [-2.0, -2.0], [3.0, 3.0], [2.0, -2.0], [3.0, 1.0], [-2.0, 0.0], [-1.0, 3.0], [-1.0, -1.0], [-3.0, 2.0], [0.0, 1.0], [-2.0, -1.0], [-1.0, 1.0], [-1.0, -2.0], [2.0, 1.0], [0.0, 3.0], [3.0, -3.0], [1.0, -3.0], [3.0, -2.0], [3.0, 3.0], [-2.0, 0.0], [2.0, 3.0], [2.0, -3.0], [1.0, -3.0], [-3.0, -3.0], [-2.0, -2.0], [0.0, 2.0], [-2.0, -1.0], [3.0, -1.0], [-3.0, -3.0], [-3.0, 2.0], [3.0, -3.0], [-2.0, -2.0], [-3.0, 0.0], [-3.0, 0.0], [-2.0, 1.0], [-1.0, -2.0], [-1.0, 1.0], [0.0, -3.0], [1.0, 0.0], [-2.0, 3.0], [-2.0, -1.0], [1.0, 2.0], [1.0, 1.0], [-1.0, -1.0], [-1.0, 3.0], [-2.0, -2.0], [-1.0, 3.0], [2.0, 0.0], [3.0, 2.0], [-1.0, 0.0], [-1.0, 1.0], [0.0, -2.0], [-2.0, 2.0], [3.0, -1.0], [1.0, 3.0], [2.0, -2.0], [2.0, 0.0], [-1.0, -2.0], [-2.0, -1.0], [-3.0, -3.0], [3.0, 2.0], [-3.0, 3.0], [2.0, 3.0], [-1.0, -1.0], [-1.0, 3.0], [2.0, 0.0], [-2.0, 1.0], [0.0, -1.0], [1.0, -2.0], [-1.0, -1.0], [1.0, 0.0], [0.0, -1.0], [-3.0, 2.0], [3.0, 2.0], [-3.0, 1.0], [-3.0, 0.0], [-2.0, 3.0], [0.0, -1.0], [0.0, -3.0], [2.0, -1.0], [3.0, -3.0], [1.0, 2.0], [2.0, -2.0], [-2.0, 3.0], [0.0, 1.0], [1.0, -2.0], [-1.0, 2.0], [0.0, 3.0], [-2.0, -3.0], [-2.0, 1.0], [-2.0, -2.0], [-1.0, 3.0], [2.0, 0.0], [-1.0, 3.0], [-1.0, -3.0], [3.0, -1.0], [3.0, 3.0], [2.0, 1.0], [1.0, 3.0], [-1.0, 2.0], [-3.0, 1.0], [3.0, 2.0], [-1.0, -3.0], [-3.0, 3.0], [2.0, 0.0], [-3.0, 0.0], [3.0, 2.0], [2.0, 1.0], [0.0, 0.0], [-1.0, 2.0], [-3.0, -3.0], [-3.0, 1.0], [2.0, 0.0], [3.0, 3.0], [-1.0, 1.0], [3.0, 1.0], [-3.0, 0.0], [2.0, 3.0], [-3.0, -2.0], [2.0, -1.0], [3.0, 0.0], [3.0, 2.0], [1.0, -2.0], [-2.0, 1.0], [0.0, -3.0], [-1.0, 3.0], [2.0, 0.0], [3.0, -1.0], [0.0, 0.0], [0.0, 0.0], [2.0, -1.0], [3.0, -2.0], [-1.0, 1.0], [1.0, -2.0], [0.0, 3.0], [2.0, -2.0], [-2.0, -1.0], [-2.0, 0.0], [-1.0, 3.0], [-1.0, 0.0], [0.0, 3.0], [3.0, 3.0], [-3.0, -3.0], [1.0, 3.0], [-2.0, 3.0], [0.0, 3.0], [2.0, 3.0], [0.0, -2.0], [1.0, -3.0], [-3.0, -2.0], [2.0, 3.0], [0.0, -3.0], [3.0, 1.0], [-3.0, 3.0], [-2.0, 3.0], [3.0, 1.0], [2.0, -3.0], [-3.0, -1.0], [1.0, 1.0], [-3.0, -2.0], [-1.0, -3.0], [-2.0, 1.0], [1.0, 1.0], [0.0, -1.0], [-1.0, 3.0], [3.0, 3.0], [3.0, 3.0], [-2.0, 3.0], [3.0, 2.0], [1.0, 0.0], [-2.0, -2.0], [1.0, 1.0], [-2.0, 1.0], [-3.0, 3.0], [3.0, 0.0], [2.0, 2.0], [-2.0, -3.0], [-3.0, 2.0], [1.0, 0.0], [2.0, 1.0], [-3.0, 0.0], [-3.0, 1.0], [1.0, -2.0], [2.0, -2.0], [0.0, -2.0], [-2.0, -2.0], [1.0, -2.0], [2.0, -1.0], [3.0, -2.0], [-1.0, -2.0], [2.0, 1.0], [1.0, -2.0], [-3.0, -1.0], [3.0, -1.0], [0.0, -2.0], [0.0, -3.0], [2.0, 3.0], [-2.0, -1.0], [-1.0, 3.0], [2.0, 2.0], [0.0, -1.0], [0.0, -3.0], [0.0, 0.0], [-3.0, 3.0], [-2.0, 3.0], [1.0, -1.0], [-2.0, -3.0], [3.0, 2.0], [1.0, -3.0], [2.0, 2.0], [-2.0, 3.0], [-3.0, -3.0], [-3.0, 1.0], [3.0, -3.0], [-1.0, 2.0], [0.0, 0.0], [3.0, 3.0], [-1.0, -1.0], [3.0, -1.0], [-3.0, -1.0], [-1.0, 0.0], [-2.0, -2.0], [2.0, 1.0], [3.0, 0.0], [-2.0, 2.0], [2.0, -2.0], [-3.0, -2.0], [-3.0, -2.0], [-3.0, 0.0], [-3.0, 0.0], [2.0, 1.0], [2.0, -3.0], [-2.0, 2.0], [2.0, 2.0], [0.0, 3.0], [0.0, -1.0], [3.0, 0.0], [-3.0, 0.0], [-2.0, 1.0], [-3.0, 0.0], [2.0, 3.0], [3.0, -2.0], [2.0, -2.0], [3.0, 1.0], [-3.0, 0.0], [-2.0, 1.0], [1.0, -3.0], [-1.0, 3.0], [-2.0, -2.0], [2.0, -3.0], [3.0, 3.0], [0.0, -3.0], [0.0, -2.0], [1.0, -3.0], [2.0, 0.0], [2.0, -2.0], [-1.0, 0.0], [3.0, -3.0], [2.0, 0.0], [-2.0, -1.0], [-3.0, -3.0], [-3.0, 1.0], [-1.0, 2.0], [-2.0, 2.0], [0.0, 1.0], [-3.0, -3.0], [0.0, -1.0], [-2.0, 2.0], [-3.0, 2.0], [-2.0, 3.0], [-2.0, -2.0], [-1.0, 1.0], [-2.0, 0.0], [3.0, 0.0], [-1.0, 0.0], [0.0, 3.0], [2.0, 2.0], [2.0, -3.0], [-2.0, -2.0], [3.0, -3.0], [-2.0, -1.0], [0.0, -2.0], [2.0, 3.0], [-3.0, -3.0], [2.0, 0.0], [-1.0, -2.0], [-3.0, 0.0], [0.0, -1.0], [-1.0, 1.0], [-3.0, 2.0], [0.0, -1.0], [1.0, 2.0], [2.0, 2.0], [1.0, -1.0], [-2.0, 1.0], [1.0, -1.0], [0.0, 0.0], [0.0, -2.0], [-2.0, -2.0], [2.0, 1.0], [2.0, -2.0], [3.0, 3.0], [-3.0, 2.0], [3.0, 3.0], [1.0, -2.0], [1.0, 1.0], [-2.0, 2.0], [1.0, 3.0], [-1.0, 2.0], [-2.0, -3.0], [0.0, -3.0], [1.0, 1.0], [-3.0, -2.0], [-3.0, 1.0], [1.0, 3.0], [2.0, -3.0], [1.0, 0.0], [2.0, -1.0], [-2.0, -1.0], [2.0, 3.0], [1.0, 3.0], [-1.0, 2.0], [0.0, 0.0], [0.0, 3.0], [2.0, 1.0], [2.0, -2.0], [2.0, -2.0], [1.0, 3.0], [2.0, 1.0], [1.0, 2.0], [-3.0, 0.0], [-2.0, -1.0], [-2.0, 0.0], [2.0, 2.0], [0.0, 0.0], [3.0, 2.0], [-3.0, -2.0], [1.0, 3.0], [-1.0, -3.0], [-1.0, 0.0], [-1.0, 3.0], [-1.0, -3.0], [-2.0, -2.0], [-3.0, -3.0], [3.0, -1.0], [-1.0, -1.0], [2.0, -1.0], [-2.0, -2.0], [1.0, -2.0], [1.0, -3.0], [-2.0, -2.0], [3.0, 1.0], [-1.0, 3.0], [2.0, -3.0], [-1.0, 3.0], [0.0, -1.0], [-2.0, 0.0], [-1.0, -1.0], [1.0, 0.0], [3.0, 3.0], [2.0, 1.0], [0.0, -2.0], [0.0, -1.0], [-3.0, -2.0], [0.0, -2.0], [-2.0, 3.0], [3.0, -1.0], [-2.0, -2.0], [1.0, 0.0], [3.0, 1.0], [-3.0, -2.0], [2.0, 3.0], [-2.0, -2.0], [-2.0, -1.0], [3.0, 2.0], [2.0, 3.0], [-1.0, -1.0], [1.0, 1.0], [-3.0, -1.0], [-2.0, -3.0], [-3.0, 2.0], [3.0, 2.0], [-3.0, 0.0], [-1.0, 1.0], [0.0, -3.0], [-3.0, -1.0], [-1.0, 3.0], [2.0, -2.0], [3.0, 2.0], [3.0, -3.0], [3.0, 2.0], [-2.0, -2.0], [0.0, -2.0], [-2.0, -3.0], [1.0, 2.0], [-2.0, -1.0], [-3.0, -2.0], [-2.0, 3.0], [1.0, -1.0], [3.0, 0.0], [-2.0, 1.0], [-2.0, 0.0], [-3.0, 1.0], [-1.0, -1.0], [-3.0, -2.0], [0.0, 2.0], [0.0, 2.0], [1.0, -2.0], [-1.0, 0.0], [-1.0, 1.0], [-1.0, 1.0], [3.0, -3.0], [3.0, 2.0], [-2.0, -3.0], [-2.0, -3.0], [2.0, 1.0], [-3.0, -2.0], [-1.0, -1.0], [-1.0, -1.0], [3.0, 0.0], [-3.0, -2.0], [0.0, 2.0], [3.0, -1.0], [-2.0, -3.0], [0.0, 1.0], [-2.0, 1.0], [-2.0, 0.0], [3.0, 1.0], [1.0, -2.0], [-3.0, -2.0], [2.0, -2.0], [1.0, 3.0], [-1.0, 3.0], [3.0, -2.0], [-2.0, -3.0], [-1.0, -3.0], [1.0, 0.0], [3.0, 3.0], [3.0, 1.0], [1.0, -2.0], [-3.0, -2.0], [1.0, -3.0], [-3.0, 1.0], [0.0, -2.0], [-1.0, 3.0], [2.0, -1.0], [2.0, -1.0], [0.0, -3.0], [-1.0, 2.0], [-1.0, -2.0], [0.0, 0.0], [-3.0, -1.0], [-1.0, 0.0], [1.0, -2.0], [1.0, 2.0], [3.0, 3.0], [2.0, 1.0], [1.0, 2.0], [0.0, 3.0], [-3.0, -1.0], [-3.0, -1.0], [0.0, 2.0], [-2.0, 1.0], [-3.0, 1.0], [-2.0, 3.0], [-3.0, 1.0], [0.0, -3.0], [-1.0, 3.0], [2.0, -3.0], [-1.0, 2.0], [1.0, 2.0], [2.0, -1.0], [0.0, 0.0], [2.0, 1.0], [-3.0, 0.0], [1.0, -3.0], [-2.0, -3.0], [0.0, 3.0], [1.0, 0.0], [-1.0, 1.0], [0.0, 1.0], [1.0, -2.0], [0.0, 0.0], [1.0, -3.0], [1.0, 3.0], [-1.0, -2.0], [1.0, -1.0], [-1.0, 2.0], [-3.0, 0.0], [2.0, -2.0], [3.0, -1.0], [-1.0, 2.0], [3.0, 3.0], [-2.0, 0.0], [1.0, -2.0], [2.0, -1.0], [-2.0, -2.0], [1.0, 3.0], [-2.0, 2.0], [-1.0, -3.0], [-3.0, 3.0], [3.0, -3.0], [1.0, 2.0]]> : tensor<1009x2xf32>
  %613 = stablehlo.optimization_barrier %612 : tensor<1009x2xf32>
  %614 = "stablehlo.reduce"(%613, %611) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1009x2xf32>, tensor<f32>) -> tensor<2xf32>
  %615 = "stablehlo.bitcast_convert"(%614) : (tensor<2xf32>) -> tensor<2xui32>
  check.expect_eq_const %615, dense<1077936128> : tensor<2xui32>
  %616 = stablehlo.constant dense<5> : tensor<i32>
  %617 = stablehlo.optimization_barrier %616 : tensor<i32>
  %618 = stablehlo.constant dense<[[1, -3], [3, 1], [2, 0], [-2, 0], [-3, 1], [-3, -3], [0, 1], [3, 0], [1, 3], [3, -2], [0, 0], [1, 0], [-2, 0], [-1, -2], [3, -2], [2, -1], [-3, 1], [0, 1], [2, -3], [-1, -3], [0, -1], [2, 3], [2, -3], [1, 1], [2, 2], [0, 1], [3, -1], [-3, 3], [-1, 3], [3, -3], [-3, 0], [-3, 1], [-3, 1], [-1, 2], [1, -3], [2, 1], [1, -2], [-3, -2], [-1, -1], [3, 3], [3, 1], [-3, 3], [0, 2], [3, 0], [-2, 2], [-1, 0], [1, -2], [-2, -2], [-3, 2], [-3, 2], [1, 1], [-3, -2], [3, -2], [-3, -2], [0, 2], [1, 3], [0, -3], [-1, 3], [-1, -3], [3, 0], [-3, 1], [-2, 1], [0, 0], [1, 0], [3, -1], [2, 1], [1, 2], [1, 0], [1, 1], [-2, 2], [-2, -3], [0, -1], [2, 1], [-3, 3], [2, -3], [-1, 1], [1, 1], [1, -1], [2, -2], [0, 1], [0, 3], [-2, -2], [-2, 1], [-2, 2], [-1, 1], [-3, -1], [-2, -3], [-2, 2], [-3, 0], [-1, -1], [0, 2], [-2, 0], [-3, 0], [1, 3], [-2, 0], [1, -1], [2, 3], [-3, 0], [1, -2], [-3, 1], [3, -3], [-1, -1], [1, -1], [-2, -3], [3, 1], [-1, 1], [3, 0], [1, -1], [-1, -2], [-1, -3], [3, 2], [0, 3], [3, -1], [1, -3], [1, -1], [-1, 3], [-2, 1], [1, 0], [2, 0], [2, 0], [-2, 0], [-1, 1], [3, -2], [0, 1], [-1, 0], [2, -2], [2, -1], [3, -2], [-3, 1], [-3, 2], [-3, -2], [-2, -3], [-3, -1], [1, -2], [-1, 2], [2, -3], [-1, 2], [0, 3], [2, -2], [-2, -1], [0, 0], [2, 1], [1, 0], [-2, -2], [2, 0], [-3, -1], [0, 2], [0, 2], [2, 1], [3, 2], [-3, -3], [1, 3], [3, 2], [-3, 3], [2, 0], [-1, 0], [-2, -1], [3, 2], [-3, 1], [2, 3], [2, -3], [-2, -1], [0, 1], [-1, 1], [-2, -1], [-1, -2], [-2, 1], [-3, -1], [-3, -3], [-2, 1], [1, 3], [2, -3], [3, 3], [2, -1], [3, -3], [-3, -1], [-2, -1], [-2, 3], [0, -1], [1, 3], [1, 2], [-1, 1], [1, 3], [0, -3], [-2, -3], [-2, -1], [-3, 1], [-1, 0], [0, 3], [-1, 0], [-3, 0], [-1, 1], [3, 1], [3, 2], [2, -3], [3, -2], [0, 1], [1, 0], [0, -3], [1, -1], [-1, 0], [2, 2], [-1, -2], [2, 3], [-3, 0], [-1, 1], [2, -2], [2, -3], [0, 3], [-1, -1], [-2, 0], [-2, -2], [0, 2], [-3, 1], [3, -3], [0, 3], [-1, -3], [1, 0], [1, 1], [-1, 2], [-2, -2], [0, -1], [-3, 2], [1, 2], [-3, -1], [1, 3], [-2, -3], [-1, 2], [0, -3], [-3, -2], [3, 3], [-3, 2], [-2, -1], [2, -3], [-1, 1], [2, 3], [-3, 3], [-3, 2], [-2, 1], [3, -2], [3, -1], [2, 2], [1, -1], [-2, -3], [2, -2], [-3, 0], [-3, 2], [-3, -1], [0, -2], [-2, -1], [3, 3], [-2, -2], [-1, 0], [-2, 3], [3, 0], [3, 0], [2, -3], [-1, -2], [2, 2], [2, -1], [2, 1], [1, -1], [1, -1], [-1, -1], [3, -3], [-3, 2], [-1, 1], [1, -3], [-2, 1], [2, 0], [-2, 3], [-2, 2], [-2, -3], [-3, 3], [2, 1], [-2, 3], [-1, 2], [-1, -2], [2, -2], [3, 2], [1, -3], [3, 0], [-2, -1], [-1, 2], [-1, -3], [2, 0], [0, -1], [1, 2], [-2, 2], [3, 0], [0, -1], [-3, 1], [-1, 0], [-3, -1], [-1, 0], [0, 2], [3, 0], [0, -3], [3, -2], [-2, -1], [-3, 0], [-3, -3], [-3, 0], [-3, -1], [1, 2], [3, -2], [-3, 2], [-2, 0], [2, 1], [-2, 2], [-2, 1], [-1, -3], [1, 1], [0, 3], [1, -2], [0, -1], [-1, 0], [-2, 1], [1, -3], [1, 0], [2, 0], [-2, 2], [-2, 1], [1, -1], [1, -3], [0, 3], [1, -2], [1, -3], [3, 2], [3, 1], [0, 2], [1, -3], [-3, -1], [-3, 0], [-3, 1], [0, 2], [-1, -2], [0, 1], [0, 1], [2, 3], [-3, -3], [-2, 3], [0, 0], [3, 1], [1, 1], [-1, 2], [0, -3], [-3, 3], [0, -3], [3, -1], [-2, 3], [-1, 1], [-3, 3], [-2, 0], [-3, 3], [0, 2], [0, -1], [-2, -1], [-3, 2], [-3, -1], [-2, 1], [3, -1], [3, -2], [0, -2], [0, 2], [-3, -3], [-2, 0], [1, 0], [-1, 1], [-3, 0], [2, 2], [2, 2], [-2, 1], [-2, 1], [-1, 3], [-3, -2], [2, 3], [-2, -1], [-1, 1], [-2, 0], [0, 2], [3, -2], [-2, 3], [3, -2], [0, 0], [0, 0], [-1, 0], [1, -3], [-2, 0], [-1, 1], [-3, 1], [1, -1], [3, 0], [0, 0], [-2, 3], [3, 2], [1, -1], [3, 2], [3, -2], [-1, -3], [-2, 0], [-2, -3], [3, 0], [-3, -2], [3, 1], [-1, -1], [0, -1], [3, 2], [-2, -2], [-1, -2], [3, 3], [-2, -2], [3, 0], [0, -1], [3, 1], [-2, 0], [0, 2], [-1, 2], [-3, 2], [-1, 2], [-3, 2], [-3, -2], [-2, 1], [0, 3], [0, -1], [1, -2], [1, -1], [-1, -3], [-2, 0], [-1, 2], [-3, 1], [-3, -3], [0, 2], [2, 0], [-2, -1], [-2, 1], [-1, 3], [-3, 2], [0, 2], [-2, 3], [-3, 1], [0, 3], [1, -3], [-1, 1], [-1, 1], [1, 3], [0, 3], [-2, -3], [2, 1], [-2, -2], [-1, -3], [-3, 2], [1, 0], [0, -1], [-1, -1], [-2, -3], [-2, 1], [-3, 2], [-1, -3], [2, 3], [3, -1], [-1, -3], [-2, -3], [-1, -1], [-3, 0], [3, -2], [3, -1], [1, 2], [-3, 2], [1, -3], [-2, 2], [0, -2], [3, -2], [0, -1], [-2, 0], [0, 0], [1, 2], [-1, 1], [1, 1], [3, -1], [3, -1], [0, 0], [-1, 0], [2, -2], [-1, 2], [-1, -2], [3, 2], [0, -1], [-2, -2], [2, -2], [2, -1], [1, 0], [-1, -3], [1, -3], [1, 0], [3, 0], [0, -2], [2, 0], [2, 3], [-2, -3], [-3, -3], [2, 0], [0, -2], [-1, 2], [-1, -3], [1, -3], [0, 3], [-2, -2], [3, 3], [2, -2], [3, 1], [-2, 0], [-1, 3], [-1, -1], [-3, 2], [0, 1], [-2, -1], [-1, 1], [-1, -2], [2, 1], [0, 3], [3, -3], [1, -3], [3, -2], [3, 3], [-2, 0], [2, 3], [2, -3], [1, -3], [-3, -3], [-2, -2], [0, 2], [-2, -1], [3, -1], [-3, -3], [-3, 2], [3, -3], [-2, -2], [-3, 0], [-3, 0], [-2, 1], [-1, -2], [-1, 1], [0, -3], [1, 0], [-2, 3], [-2, -1], [1, 2], [1, 1], [-1, -1], [-1, 3], [-2, -2], [-1, 3], [2, 0], [3, 2], [-1, 0], [-1, 1], [0, -2], [-2, 2], [3, -1], [1, 3], [2, -2], [2, 0], [-1, -2], [-2, -1], [-3, -3], [3, 2], [-3, 3], [2, 3], [-1, -1], [-1, 3], [2, 0], [-2, 1], [0, -1], [1, -2], [-1, -1], [1, 0], [0, -1], [-3, 2], [3, 2], [-3, 1], [-3, 0], [-2, 3], [0, -1], [0, -3], [2, -1], [3, -3], [1, 2], [2, -2], [-2, 3], [0, 1], [1, -2], [-1, 2], [0, 3], [-2, -3], [-2, 1], [-2, -2], [-1, 3], [2, 0], [-1, 3], [-1, -3], [3, -1], [3, 3], [2, 1], [1, 3], [-1, 2], [-3, 1], [3, 2], [-1, -3], [-3, 3], [2, 0], [-3, 0], [3, 2], [2, 1], [0, 0], [-1, 2], [-3, -3], [-3, 1], [2, 0], [3, 3], [-1, 1], [3, 1], [-3, 0], [2, 3], [-3, -2], [2, -1], [3, 0], [3, 2], [1, -2], [-2, 1], [0, -3], [-1, 3], [2, 0], [3, -1], [0, 0], [0, 0], [2, -1], [3, -2], [-1, 1], [1, -2], [0, 3], [2, -2], [-2, -1], [-2, 0], [-1, 3], [-1, 0], [0, 3], [3, 3], [-3, -3], [1, 3], [-2, 3], [0, 3], [2, 3], [0, -2], [1, -3], [-3, -2], [2, 3], [0, -3], [3, 1], [-3, 3], [-2, 3], [3, 1], [2, -3], [-3, -1], [1, 1], [-3, -2], [-1, -3], [-2, 1], [1, 1], [0, -1], [-1, 3], [3, 3], [3, 3], [-2, 3], [3, 2], [1, 0], [-2, -2], [1, 1], [-2, 1], [-3, 3], [3, 0], [2, 2], [-2, -3], [-3, 2], [1, 0], [2, 1], [-3, 0], [-3, 1], [1, -2], [2, -2], [0, -2], [-2, -2], [1, -2], [2, -1], [3, -2], [-1, -2], [2, 1], [1, -2], [-3, -1], [3, -1], [0, -2], [0, -3], [2, 3], [-2, -1], [-1, 3], [2, 2], [0, -1], [0, -3], [0, 0], [-3, 3], [-2, 3], [1, -1], [-2, -3], [3, 2], [1, -3], [2, 2], [-2, 3], [-3, -3], [-3, 1], [3, -3], [-1, 2], [0, 0], [3, 3], [-1, -1], [3, -1], [-3, -1], [-1, 0], [-2, -2], [2, 1], [3, 0], [-2, 2], [2, -2], [-3, -2], [-3, -2], [-3, 0], [-3, 0], [2, 1], [2, -3], [-2, 2], [2, 2], [0, 3], [0, -1], [3, 0], [-3, 0], [-2, 1], [-3, 0], [2, 3], [3, -2], [2, -2], [3, 1], [-3, 0], [-2, 1], [1, -3], [-1, 3], [-2, -2], [2, -3], [3, 3], [0, -3], [0, -2], [1, -3], [2, 0], [2, -2], [-1, 0], [3, -3], [2, 0], [-2, -1], [-3, -3], [-3, 1], [-1, 2], [-2, 2], [0, 1], [-3, -3], [0, -1], [-2, 2], [-3, 2], [-2, 3], [-2, -2], [-1, 1], [-2, 0], [3, 0], [-1, 0], [0, 3], [2, 2], [2, -3], [-2, -2], [3, -3], [-2, -1], [0, -2], [2, 3], [-3, -3], [2, 0], [-1, -2], [-3, 0], [0, -1], [-1, 1], [-3, 2], [0, -1], [1, 2], [2, 2], [1, -1], [-2, 1], [1, -1], [0, 0], [0, -2], [-2, -2], [2, 1], [2, -2], [3, 3], [-3, 2], [3, 3], [1, -2], [1, 1], [-2, 2], [1, 3], [-1, 2], [-2, -3], [0, -3], [1, 1], [-3, -2], [-3, 1], [1, 3], [2, -3], [1, 0], [2, -1], [-2, -1], [2, 3], [1, 3], [-1, 2], [0, 0], [0, 3], [2, 1], [2, -2], [2, -2], [1, 3], [2, 1], [1, 2], [-3, 0], [-2, -1], [-2, 0], [2, 2], [0, 0], [3, 2], [-3, -2], [1, 3], [-1, -3], [-1, 0], [-1, 3], [-1, -3], [-2, -2], [-3, -3], [3, -1], [-1, -1], [2, -1], [-2, -2], [1, -2], [1, -3], [-2, -2], [3, 1], [-1, 3], [2, -3], [-1, 3], [0, -1], [-2, 0], [-1, -1], [1, 0], [3, 3], [2, 1], [0, -2], [0, -1], [-3, -2], [0, -2], [-2, 3], [3, -1], [-2, -2], [1, 0], [3, 1], [-3, -2], [2, 3], [-2, -2], [-2, -1], [3, 2], [2, 3], [-1, -1], [1, 1], [-3, -1], [-2, -3], [-3, 2], [3, 2], [-3, 0], [-1, 1], [0, -3], [-3, -1], [-1, 3], [2, -2], [3, 2], [3, -3], [3, 2], [-2, -2], [0, -2], [-2, -3], [1, 2], [-2, -1], [-3, -2], [-2, 3], [1, -1], [3, 0], [-2, 1], [-2, 0], [-3, 1], [-1, -1], [-3, -2], [0, 2], [0, 2], [1, -2], [-1, 0], [-1, 1], [-1, 1], [3, -3], [3, 2], [-2, -3], [-2, -3], [2, 1], [-3, -2], [-1, -1], [-1, -1], [3, 0], [-3, -2], [0, 2], [3, -1], [-2, -3], [0, 1], [-2, 1], [-2, 0], [3, 1], [1, -2], [-3, -2], [2, -2], [1, 3], [-1, 3], [3, -2], [-2, -3], [-1, -3], [1, 0], [3, 3], [3, 1], [1, -2], [-3, -2], [1, -3], [-3, 1], [0, -2], [-1, 3], [2, -1], [2, -1], [0, -3], [-1, 2], [-1, -2], [0, 0], [-3, -1], [-1, 0], [1, -2], [1, 2], [3, 3], [2, 1], [1, 2], [0, 3], [-3, -1], [-3, -1], [0, 2], [-2, 1], [-3, 1], [-2, 3], [-3, 1], [0, -3], [-1, 3], [2, -3], [-1, 2], [1, 2], [2, -1], [0, 0], [2, 1], [-3, 0], [1, -3], [-2, -3], [0, 3], [1, 0], [-1, 1], [0, 1], [1, -2], [0, 0], [1, -3], [1, 3], [-1, -2], [1, -1], [-1, 2], [-3, 0], [2, -2], [3, -1], [-1, 2], [3, 3], [-2, 0], [1, -2], [2, -1], [-2, -2], [1, 3], [-2, 2], [-1, -3], [-3, 3], [3, -3], [1, 2]]> : tensor<1009x2xi32>
  %619 = stablehlo.optimization_barrier %618 : tensor<1009x2xi32>
  %620 = "stablehlo.reduce"(%619, %617) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<1009x2xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %620, dense<[-130, 10]> : tensor<2xi32>
  %621 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %622 = stablehlo.optimization_barrier %621 : tensor<i32>
  %623 = stablehlo.constant dense<[[1, -3], [3, 1], [2, 0], [-2, 0], [-3, 1], [-3, -3], [0, 1], [3, 0], [1, 3], [3, -2], [0, 0], [1, 0], [-2, 0], [-1, -2], [3, -2], [2, -1], [-3, 1], [0, 1], [2, -3], [-1, -3], [0, -1], [2, 3], [2, -3], [1, 1], [2, 2], [0, 1], [3, -1], [-3, 3], [-1, 3], [3, -3], [-3, 0], [-3, 1], [-3, 1], [-1, 2], [1, -3], [2, 1], [1, -2], [-3, -2], [-1, -1], [3, 3], [3, 1], [-3, 3], [0, 2], [3, 0], [-2, 2], [-1, 0], [1, -2], [-2, -2], [-3, 2], [-3, 2], [1, 1], [-3, -2], [3, -2], [-3, -2], [0, 2], [1, 3], [0, -3], [-1, 3], [-1, -3], [3, 0], [-3, 1], [-2, 1], [0, 0], [1, 0], [3, -1], [2, 1], [1, 2], [1, 0], [1, 1], [-2, 2], [-2, -3], [0, -1], [2, 1], [-3, 3], [2, -3], [-1, 1], [1, 1], [1, -1], [2, -2], [0, 1], [0, 3], [-2, -2], [-2, 1], [-2, 2], [-1, 1], [-3, -1], [-2, -3], [-2, 2], [-3, 0], [-1, -1], [0, 2], [-2, 0], [-3, 0], [1, 3], [-2, 0], [1, -1], [2, 3], [-3, 0], [1, -2], [-3, 1], [3, -3], [-1, -1], [1, -1], [-2, -3], [3, 1], [-1, 1], [3, 0], [1, -1], [-1, -2], [-1, -3], [3, 2], [0, 3], [3, -1], [1, -3], [1, -1], [-1, 3], [-2, 1], [1, 0], [2, 0], [2, 0], [-2, 0], [-1, 1], [3, -2], [0, 1], [-1, 0], [2, -2], [2, -1], [3, -2], [-3, 1], [-3, 2], [-3, -2], [-2, -3], [-3, -1], [1, -2], [-1, 2], [2, -3], [-1, 2], [0, 3], [2, -2], [-2, -1], [0, 0], [2, 1], [1, 0], [-2, -2], [2, 0], [-3, -1], [0, 2], [0, 2], [2, 1], [3, 2], [-3, -3], [1, 3], [3, 2], [-3, 3], [2, 0], [-1, 0], [-2, -1], [3, 2], [-3, 1], [2, 3], [2, -3], [-2, -1], [0, 1], [-1, 1], [-2, -1], [-1, -2], [-2, 1], [-3, -1], [-3, -3], [-2, 1], [1, 3], [2, -3], [3, 3], [2, -1], [3, -3], [-3, -1], [-2, -1], [-2, 3], [0, -1], [1, 3], [1, 2], [-1, 1], [1, 3], [0, -3], [-2, -3], [-2, -1], [-3, 1], [-1, 0], [0, 3], [-1, 0], [-3, 0], [-1, 1], [3, 1], [3, 2], [2, -3], [3, -2], [0, 1], [1, 0], [0, -3], [1, -1], [-1, 0], [2, 2], [-1, -2], [2, 3], [-3, 0], [-1, 1], [2, -2], [2, -3], [0, 3], [-1, -1], [-2, 0], [-2, -2], [0, 2], [-3, 1], [3, -3], [0, 3], [-1, -3], [1, 0], [1, 1], [-1, 2], [-2, -2], [0, -1], [-3, 2], [1, 2], [-3, -1], [1, 3], [-2, -3], [-1, 2], [0, -3], [-3, -2], [3, 3], [-3, 2], [-2, -1], [2, -3], [-1, 1], [2, 3], [-3, 3], [-3, 2], [-2, 1], [3, -2], [3, -1], [2, 2], [1, -1], [-2, -3], [2, -2], [-3, 0], [-3, 2], [-3, -1], [0, -2], [-2, -1], [3, 3], [-2, -2], [-1, 0], [-2, 3], [3, 0], [3, 0], [2, -3], [-1, -2], [2, 2], [2, -1], [2, 1], [1, -1], [1, -1], [-1, -1], [3, -3], [-3, 2], [-1, 1], [1, -3], [-2, 1], [2, 0], [-2, 3], [-2, 2], [-2, -3], [-3, 3], [2, 1], [-2, 3], [-1, 2], [-1, -2], [2, -2], [3, 2], [1, -3], [3, 0], [-2, -1], [-1, 2], [-1, -3], [2, 0], [0, -1], [1, 2], [-2, 2], [3, 0], [0, -1], [-3, 1], [-1, 0], [-3, -1], [-1, 0], [0, 2], [3, 0], [0, -3], [3, -2], [-2, -1], [-3, 0], [-3, -3], [-3, 0], [-3, -1], [1, 2], [3, -2], [-3, 2], [-2, 0], [2, 1], [-2, 2], [-2, 1], [-1, -3], [1, 1], [0, 3], [1, -2], [0, -1], [-1, 0], [-2, 1], [1, -3], [1, 0], [2, 0], [-2, 2], [-2, 1], [1, -1], [1, -3], [0, 3], [1, -2], [1, -3], [3, 2], [3, 1], [0, 2], [1, -3], [-3, -1], [-3, 0], [-3, 1], [0, 2], [-1, -2], [0, 1], [0, 1], [2, 3], [-3, -3], [-2, 3], [0, 0], [3, 1], [1, 1], [-1, 2], [0, -3], [-3, 3], [0, -3], [3, -1], [-2, 3], [-1, 1], [-3, 3], [-2, 0], [-3, 3], [0, 2], [0, -1], [-2, -1], [-3, 2], [-3, -1], [-2, 1], [3, -1], [3, -2], [0, -2], [0, 2], [-3, -3], [-2, 0], [1, 0], [-1, 1], [-3, 0], [2, 2], [2, 2], [-2, 1], [-2, 1], [-1, 3], [-3, -2], [2, 3], [-2, -1], [-1, 1], [-2, 0], [0, 2], [3, -2], [-2, 3], [3, -2], [0, 0], [0, 0], [-1, 0], [1, -3], [-2, 0], [-1, 1], [-3, 1], [1, -1], [3, 0], [0, 0], [-2, 3], [3, 2], [1, -1], [3, 2], [3, -2], [-1, -3], [-2, 0], [-2, -3], [3, 0], [-3, -2], [3, 1], [-1, -1], [0, -1], [3, 2], [-2, -2], [-1, -2], [3, 3], [-2, -2], [3, 0], [0, -1], [3, 1], [-2, 0], [0, 2], [-1, 2], [-3, 2], [-1, 2], [-3, 2], [-3, -2], [-2, 1], [0, 3], [0, -1], [1, -2], [1, -1], [-1, -3], [-2, 0], [-1, 2], [-3, 1], [-3, -3], [0, 2], [2, 0], [-2, -1], [-2, 1], [-1, 3], [-3, 2], [0, 2], [-2, 3], [-3, 1], [0, 3], [1, -3], [-1, 1], [-1, 1], [1, 3], [0, 3], [-2, -3], [2, 1], [-2, -2], [-1, -3], [-3, 2], [1, 0], [0, -1], [-1, -1], [-2, -3], [-2, 1], [-3, 2], [-1, -3], [2, 3], [3, -1], [-1, -3], [-2, -3], [-1, -1], [-3, 0], [3, -2], [3, -1], [1, 2], [-3, 2], [1, -3], [-2, 2], [0, -2], [3, -2], [0, -1], [-2, 0], [0, 0], [1, 2], [-1, 1], [1, 1], [3, -1], [3, -1], [0, 0], [-1, 0], [2, -2], [-1, 2], [-1, -2], [3, 2], [0, -1], [-2, -2], [2, -2], [2, -1], [1, 0], [-1, -3], [1, -3], [1, 0], [3, 0], [0, -2], [2, 0], [2, 3], [-2, -3], [-3, -3], [2, 0], [0, -2], [-1, 2], [-1, -3], [1, -3], [0, 3], [-2, -2], [3, 3], [2, -2], [3, 1], [-2, 0], [-1, 3], [-1, -1], [-3, 2], [0, 1], [-2, -1], [-1, 1], [-1, -2], [2, 1], [0, 3], [3, -3], [1, -3], [3, -2], [3, 3], [-2, 0], [2, 3], [2, -3], [1, -3], [-3, -3], [-2, -2], [0, 2], [-2, -1], [3, -1], [-3, -3], [-3, 2], [3, -3], [-2, -2], [-3, 0], [-3, 0], [-2, 1], [-1, -2], [-1, 1], [0, -3], [1, 0], [-2, 3], [-2, -1], [1, 2], [1, 1], [-1, -1], [-1, 3], [-2, -2], [-1, 3], [2, 0], [3, 2], [-1, 0], [-1, 1], [0, -2], [-2, 2], [3, -1], [1, 3], [2, -2], [2, 0], [-1, -2], [-2, -1], [-3, -3], [3, 2], [-3, 3], [2, 3], [-1, -1], [-1, 3], [2, 0], [-2, 1], [0, -1], [1, -2], [-1, -1], [1, 0], [0, -1], [-3, 2], [3, 2], [-3, 1], [-3, 0], [-2, 3], [0, -1], [0, -3], [2, -1], [3, -3], [1, 2], [2, -2], [-2, 3], [0, 1], [1, -2], [-1, 2], [0, 3], [-2, -3], [-2, 1], [-2, -2], [-1, 3], [2, 0], [-1, 3], [-1, -3], [3, -1], [3, 3], [2, 1], [1, 3], [-1, 2], [-3, 1], [3, 2], [-1, -3], [-3, 3], [2, 0], [-3, 0], [3, 2], [2, 1], [0, 0], [-1, 2], [-3, -3], [-3, 1], [2, 0], [3, 3], [-1, 1], [3, 1], [-3, 0], [2, 3], [-3, -2], [2, -1], [3, 0], [3, 2], [1, -2], [-2, 1], [0, -3], [-1, 3], [2, 0], [3, -1], [0, 0], [0, 0], [2, -1], [3, -2], [-1, 1], [1, -2], [0, 3], [2, -2], [-2, -1], [-2, 0], [-1, 3], [-1, 0], [0, 3], [3, 3], [-3, -3], [1, 3], [-2, 3], [0, 3], [2, 3], [0, -2], [1, -3], [-3, -2], [2, 3], [0, -3], [3, 1], [-3, 3], [-2, 3], [3, 1], [2, -3], [-3, -1], [1, 1], [-3, -2], [-1, -3], [-2, 1], [1, 1], [0, -1], [-1, 3], [3, 3], [3, 3], [-2, 3], [3, 2], [1, 0], [-2, -2], [1, 1], [-2, 1], [-3, 3], [3, 0], [2, 2], [-2, -3], [-3, 2], [1, 0], [2, 1], [-3, 0], [-3, 1], [1, -2], [2, -2], [0, -2], [-2, -2], [1, -2], [2, -1], [3, -2], [-1, -2], [2, 1], [1, -2], [-3, -1], [3, -1], [0, -2], [0, -3], [2, 3], [-2, -1], [-1, 3], [2, 2], [0, -1], [0, -3], [0, 0], [-3, 3], [-2, 3], [1, -1], [-2, -3], [3, 2], [1, -3], [2, 2], [-2, 3], [-3, -3], [-3, 1], [3, -3], [-1, 2], [0, 0], [3, 3], [-1, -1], [3, -1], [-3, -1], [-1, 0], [-2, -2], [2, 1], [3, 0], [-2, 2], [2, -2], [-3, -2], [-3, -2], [-3, 0], [-3, 0], [2, 1], [2, -3], [-2, 2], [2, 2], [0, 3], [0, -1], [3, 0], [-3, 0], [-2, 1], [-3, 0], [2, 3], [3, -2], [2, -2], [3, 1], [-3, 0], [-2, 1], [1, -3], [-1, 3], [-2, -2], [2, -3], [3, 3], [0, -3], [0, -2], [1, -3], [2, 0], [2, -2], [-1, 0], [3, -3], [2, 0], [-2, -1], [-3, -3], [-3, 1], [-1, 2], [-2, 2], [0, 1], [-3, -3], [0, -1], [-2, 2], [-3, 2], [-2, 3], [-2, -2], [-1, 1], [-2, 0], [3, 0], [-1, 0], [0, 3], [2, 2], [2, -3], [-2, -2], [3, -3], [-2, -1], [0, -2], [2, 3], [-3, -3], [2, 0], [-1, -2], [-3, 0], [0, -1], [-1, 1], [-3, 2], [0, -1], [1, 2], [2, 2], [1, -1], [-2, 1], [1, -1], [0, 0], [0, -2], [-2, -2], [2, 1], [2, -2], [3, 3], [-3, 2], [3, 3], [1, -2], [1, 1], [-2, 2], [1, 3], [-1, 2], [-2, -3], [0, -3], [1, 1], [-3, -2], [-3, 1], [1, 3], [2, -3], [1, 0], [2, -1], [-2, -1], [2, 3], [1, 3], [-1, 2], [0, 0], [0, 3], [2, 1], [2, -2], [2, -2], [1, 3], [2, 1], [1, 2], [-3, 0], [-2, -1], [-2, 0], [2, 2], [0, 0], [3, 2], [-3, -2], [1, 3], [-1, -3], [-1, 0], [-1, 3], [-1, -3], [-2, -2], [-3, -3], [3, -1], [-1, -1], [2, -1], [-2, -2], [1, -2], [1, -3], [-2, -2], [3, 1], [-1, 3], [2, -3], [-1, 3], [0, -1], [-2, 0], [-1, -1], [1, 0], [3, 3], [2, 1], [0, -2], [0, -1], [-3, -2], [0, -2], [-2, 3], [3, -1], [-2, -2], [1, 0], [3, 1], [-3, -2], [2, 3], [-2, -2], [-2, -1], [3, 2], [2, 3], [-1, -1], [1, 1], [-3, -1], [-2, -3], [-3, 2], [3, 2], [-3, 0], [-1, 1], [0, -3], [-3, -1], [-1, 3], [2, -2], [3, 2], [3, -3], [3, 2], [-2, -2], [0, -2], [-2, -3], [1, 2], [-2, -1], [-3, -2], [-2, 3], [1, -1], [3, 0], [-2, 1], [-2, 0], [-3, 1], [-1, -1], [-3, -2], [0, 2], [0, 2], [1, -2], [-1, 0], [-1, 1], [-1, 1], [3, -3], [3, 2], [-2, -3], [-2, -3], [2, 1], [-3, -2], [-1, -1], [-1, -1], [3, 0], [-3, -2], [0, 2], [3, -1], [-2, -3], [0, 1], [-2, 1], [-2, 0], [3, 1], [1, -2], [-3, -2], [2, -2], [1, 3], [-1, 3], [3, -2], [-2, -3], [-1, -3], [1, 0], [3, 3], [3, 1], [1, -2], [-3, -2], [1, -3], [-3, 1], [0, -2], [-1, 3], [2, -1], [2, -1], [0, -3], [-1, 2], [-1, -2], [0, 0], [-3, -1], [-1, 0], [1, -2], [1, 2], [3, 3], [2, 1], [1, 2], [0, 3], [-3, -1], [-3, -1], [0, 2], [-2, 1], [-3, 1], [-2, 3], [-3, 1], [0, -3], [-1, 3], [2, -3], [-1, 2], [1, 2], [2, -1], [0, 0], [2, 1], [-3, 0], [1, -3], [-2, -3], [0, 3], [1, 0], [-1, 1], [0, 1], [1, -2], [0, 0], [1, -3], [1, 3], [-1, -2], [1, -1], [-1, 2], [-3, 0], [2, -2], [3, -1], [-1, 2], [3, 3], [-2, 0], [1, -2], [2, -1], [-2, -2], [1, 3], [-2, 2], [-1, -3], [-3, 3], [3, -3], [1, 2]]> : tensor<1009x2xi32>
  %624 = stablehlo.optimization_barrier %623 : tensor<1009x2xi32>
  %625 = "stablehlo.reduce"(%624, %622) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.maximum %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<1009x2xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %625, dense<3> : tensor<2xi32>
  %626 = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %627 = stablehlo.optimization_barrier %626 : tensor<bf16>
  %628 = stablehlo.constant dense<[0x7FC0, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xbf16>
  %629 = stablehlo.optimization_barrier %628 : tensor<17xbf16>
  %630 = "stablehlo.reduce"(%629, %627) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.maximum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17xbf16>, tensor<bf16>) -> tensor<bf16>
  %631 = "stablehlo.bitcast_convert"(%630) : (tensor<bf16>) -> tensor<ui16>
  %632 = "stablehlo.compare"(%630, %630) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
  check.expect_eq_const %632, dense<true> : tensor<i1>
  %633 = stablehlo.constant dense<0> : tensor<ui16>
  %634 = stablehlo.constant dense<true> : tensor<i1>
  %635 = "stablehlo.select"(%634, %633, %631) : (tensor<i1>, tensor<ui16>, tensor<ui16>) -> tensor<ui16>
  check.expect_eq_const %635, dense<0> : tensor<ui16>
  %636 = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %637 = stablehlo.optimization_barrier %636 : tensor<bf16>
  %638 = stablehlo.constant dense<[0x7F80, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xbf16>
  %639 = stablehlo.optimization_barrier %638 : tensor<17xbf16>
  %640 = "stablehlo.reduce"(%639, %637) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.maximum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17xbf16>, tensor<bf16>) -> tensor<bf16>
  %641 = "stablehlo.bitcast_convert"(%640) : (tensor<bf16>) -> tensor<ui16>
  check.expect_eq_const %641, dense<32640> : tensor<ui16>
  %642 = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %643 = stablehlo.optimization_barrier %642 : tensor<bf16>
  %644 = stablehlo.constant dense<[0x7F80, 0xFF80, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xbf16>
  %645 = stablehlo.optimization_barrier %644 : tensor<17xbf16>
  %646 = "stablehlo.reduce"(%645, %643) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.maximum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17xbf16>, tensor<bf16>) -> tensor<bf16>
  %647 = "stablehlo.bitcast_convert"(%646) : (tensor<bf16>) -> tensor<ui16>
  check.expect_eq_const %647, dense<32640> : tensor<ui16>
  %648 = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %649 = stablehlo.optimization_barrier %648 : tensor<bf16>
  %650 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 0x7FC0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xbf16>
  %651 = stablehlo.optimization_barrier %650 : tensor<17xbf16>
  %652 = "stablehlo.reduce"(%651, %649) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.maximum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17xbf16>, tensor<bf16>) -> tensor<bf16>
  %653 = "stablehlo.bitcast_convert"(%652) : (tensor<bf16>) -> tensor<ui16>
  %654 = "stablehlo.compare"(%652, %652) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
  check.expect_eq_const %654, dense<true> : tensor<i1>
  %655 = stablehlo.constant dense<0> : tensor<ui16>
  %656 = stablehlo.constant dense<true> : tensor<i1>
  %657 = "stablehlo.select"(%656, %655, %653) : (tensor<i1>, tensor<ui16>, tensor<ui16>) -> tensor<ui16>
  check.expect_eq_const %657, dense<0> : tensor<ui16>
  %658 = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %659 = stablehlo.optimization_barrier %658 : tensor<bf16>
  %660 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 0x7F80, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xbf16>
  %661 = stablehlo.optimization_barrier %660 : tensor<17xbf16>
  %662 = "stablehlo.reduce"(%661, %659) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.maximum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17xbf16>, tensor<bf16>) -> tensor<bf16>
  %663 = "stablehlo.bitcast_convert"(%662) : (tensor<bf16>) -> tensor<ui16>
  check.expect_eq_const %663, dense<32640> : tensor<ui16>
  %664 = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %665 = stablehlo.optimization_barrier %664 : tensor<bf16>
  %666 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 0x7F80, 0xFF80, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xbf16>
  %667 = stablehlo.optimization_barrier %666 : tensor<17xbf16>
  %668 = "stablehlo.reduce"(%667, %665) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.maximum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17xbf16>, tensor<bf16>) -> tensor<bf16>
  %669 = "stablehlo.bitcast_convert"(%668) : (tensor<bf16>) -> tensor<ui16>
  check.expect_eq_const %669, dense<32640> : tensor<ui16>
  %670 = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %671 = stablehlo.optimization_barrier %670 : tensor<bf16>
  %672 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 0x7FC0]> : tensor<17xbf16>
  %673 = stablehlo.optimization_barrier %672 : tensor<17xbf16>
  %674 = "stablehlo.reduce"(%673, %671) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.maximum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17xbf16>, tensor<bf16>) -> tensor<bf16>
  %675 = "stablehlo.bitcast_convert"(%674) : (tensor<bf16>) -> tensor<ui16>
  %676 = "stablehlo.compare"(%674, %674) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
  check.expect_eq_const %676, dense<true> : tensor<i1>
  %677 = stablehlo.constant dense<0> : tensor<ui16>
  %678 = stablehlo.constant dense<true> : tensor<i1>
  %679 = "stablehlo.select"(%678, %677, %675) : (tensor<i1>, tensor<ui16>, tensor<ui16>) -> tensor<ui16>
  check.expect_eq_const %679, dense<0> : tensor<ui16>
  %680 = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %681 = stablehlo.optimization_barrier %680 : tensor<bf16>
  %682 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 0x7F80]> : tensor<17xbf16>
  %683 = stablehlo.optimization_barrier %682 : tensor<17xbf16>
  %684 = "stablehlo.reduce"(%683, %681) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.maximum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17xbf16>, tensor<bf16>) -> tensor<bf16>
  %685 = "stablehlo.bitcast_convert"(%684) : (tensor<bf16>) -> tensor<ui16>
  check.expect_eq_const %685, dense<32640> : tensor<ui16>
  %686 = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %687 = stablehlo.optimization_barrier %686 : tensor<bf16>
  %688 = stablehlo.constant dense<[0xFF80, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 0x7F80]> : tensor<17xbf16>
  %689 = stablehlo.optimization_barrier %688 : tensor<17xbf16>
  %690 = "stablehlo.reduce"(%689, %687) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.maximum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17xbf16>, tensor<bf16>) -> tensor<bf16>
  %691 = "stablehlo.bitcast_convert"(%690) : (tensor<bf16>) -> tensor<ui16>
  check.expect_eq_const %691, dense<32640> : tensor<ui16>
  %692 = stablehlo.constant dense<0x7F80> : tensor<bf16>
  %693 = stablehlo.optimization_barrier %692 : tensor<bf16>
  %694 = stablehlo.constant dense<[0x7FC0, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xbf16>
  %695 = stablehlo.optimization_barrier %694 : tensor<17xbf16>
  %696 = "stablehlo.reduce"(%695, %693) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.minimum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17xbf16>, tensor<bf16>) -> tensor<bf16>
  %697 = "stablehlo.bitcast_convert"(%696) : (tensor<bf16>) -> tensor<ui16>
  %698 = "stablehlo.compare"(%696, %696) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
  check.expect_eq_const %698, dense<true> : tensor<i1>
  %699 = stablehlo.constant dense<0> : tensor<ui16>
  %700 = stablehlo.constant dense<true> : tensor<i1>
  %701 = "stablehlo.select"(%700, %699, %697) : (tensor<i1>, tensor<ui16>, tensor<ui16>) -> tensor<ui16>
  check.expect_eq_const %701, dense<0> : tensor<ui16>
  %702 = stablehlo.constant dense<0x7F80> : tensor<bf16>
  %703 = stablehlo.optimization_barrier %702 : tensor<bf16>
  %704 = stablehlo.constant dense<[0x7F80, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xbf16>
  %705 = stablehlo.optimization_barrier %704 : tensor<17xbf16>
  %706 = "stablehlo.reduce"(%705, %703) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.minimum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17xbf16>, tensor<bf16>) -> tensor<bf16>
  %707 = "stablehlo.bitcast_convert"(%706) : (tensor<bf16>) -> tensor<ui16>
  check.expect_eq_const %707, dense<49216> : tensor<ui16>
  %708 = stablehlo.constant dense<0x7F80> : tensor<bf16>
  %709 = stablehlo.optimization_barrier %708 : tensor<bf16>
  %710 = stablehlo.constant dense<[0x7F80, 0xFF80, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xbf16>
  %711 = stablehlo.optimization_barrier %710 : tensor<17xbf16>
  %712 = "stablehlo.reduce"(%711, %709) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.minimum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17xbf16>, tensor<bf16>) -> tensor<bf16>
  %713 = "stablehlo.bitcast_convert"(%712) : (tensor<bf16>) -> tensor<ui16>
  check.expect_eq_const %713, dense<65408> : tensor<ui16>
  %714 = stablehlo.constant dense<0x7F80> : tensor<bf16>
  %715 = stablehlo.optimization_barrier %714 : tensor<bf16>
  %716 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 0x7FC0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xbf16>
  %717 = stablehlo.optimization_barrier %716 : tensor<17xbf16>
  %718 = "stablehlo.reduce"(%717, %715) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.minimum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17xbf16>, tensor<bf16>) -> tensor<bf16>
  %719 = "stablehlo.bitcast_convert"(%718) : (tensor<bf16>) -> tensor<ui16>
  %720 = "stablehlo.compare"(%718, %718) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
  check.expect_eq_const %720, dense<true> : tensor<i1>
  %721 = stablehlo.constant dense<0> : tensor<ui16>
  %722 = stablehlo.constant dense<true> : tensor<i1>
  %723 = "stablehlo.select"(%722, %721, %719) : (tensor<i1>, tensor<ui16>, tensor<ui16>) -> tensor<ui16>
  check.expect_eq_const %723, dense<0> : tensor<ui16>
  %724 = stablehlo.constant dense<0x7F80> : tensor<bf16>
  %725 = stablehlo.optimization_barrier %724 : tensor<bf16>
  %726 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 0x7F80, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xbf16>
  %727 = stablehlo.optimization_barrier %726 : tensor<17xbf16>
  %728 = "stablehlo.reduce"(%727, %725) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.minimum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17xbf16>, tensor<bf16>) -> tensor<bf16>
  %729 = "stablehlo.bitcast_convert"(%728) : (tensor<bf16>) -> tensor<ui16>
  check.expect_eq_const %729, dense<49216> : tensor<ui16>
  %730 = stablehlo.constant dense<0x7F80> : tensor<bf16>
  %731 = stablehlo.optimization_barrier %730 : tensor<bf16>
  %732 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 0x7F80, 0xFF80, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xbf16>
  %733 = stablehlo.optimization_barrier %732 : tensor<17xbf16>
  %734 = "stablehlo.reduce"(%733, %731) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.minimum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17xbf16>, tensor<bf16>) -> tensor<bf16>
  %735 = "stablehlo.bitcast_convert"(%734) : (tensor<bf16>) -> tensor<ui16>
  check.expect_eq_const %735, dense<65408> : tensor<ui16>
  %736 = stablehlo.constant dense<0x7F80> : tensor<bf16>
  %737 = stablehlo.optimization_barrier %736 : tensor<bf16>
  %738 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 0x7FC0]> : tensor<17xbf16>
  %739 = stablehlo.optimization_barrier %738 : tensor<17xbf16>
  %740 = "stablehlo.reduce"(%739, %737) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.minimum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17xbf16>, tensor<bf16>) -> tensor<bf16>
  %741 = "stablehlo.bitcast_convert"(%740) : (tensor<bf16>) -> tensor<ui16>
  %742 = "stablehlo.compare"(%740, %740) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
  check.expect_eq_const %742, dense<true> : tensor<i1>
  %743 = stablehlo.constant dense<0> : tensor<ui16>
  %744 = stablehlo.constant dense<true> : tensor<i1>
  %745 = "stablehlo.select"(%744, %743, %741) : (tensor<i1>, tensor<ui16>, tensor<ui16>) -> tensor<ui16>
  check.expect_eq_const %745, dense<0> : tensor<ui16>
  %746 = stablehlo.constant dense<0x7F80> : tensor<bf16>
  %747 = stablehlo.optimization_barrier %746 : tensor<bf16>
  %748 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 0x7F80]> : tensor<17xbf16>
  %749 = stablehlo.optimization_barrier %748 : tensor<17xbf16>
  %750 = "stablehlo.reduce"(%749, %747) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.minimum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17xbf16>, tensor<bf16>) -> tensor<bf16>
  %751 = "stablehlo.bitcast_convert"(%750) : (tensor<bf16>) -> tensor<ui16>
  check.expect_eq_const %751, dense<49216> : tensor<ui16>
  %752 = stablehlo.constant dense<0x7F80> : tensor<bf16>
  %753 = stablehlo.optimization_barrier %752 : tensor<bf16>
  %754 = stablehlo.constant dense<[0xFF80, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 0x7F80]> : tensor<17xbf16>
  %755 = stablehlo.optimization_barrier %754 : tensor<17xbf16>
  %756 = "stablehlo.reduce"(%755, %753) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.minimum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17xbf16>, tensor<bf16>) -> tensor<bf16>
  %757 = "stablehlo.bitcast_convert"(%756) : (tensor<bf16>) -> tensor<ui16>
  check.expect_eq_const %757, dense<65408> : tensor<ui16>
  %758 = stablehlo.constant dense<0.0> : tensor<bf16>
  %759 = stablehlo.optimization_barrier %758 : tensor<bf16>
  %760 = stablehlo.constant dense<[0x7FC0, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xbf16>
  %761 = stablehlo.optimization_barrier %760 : tensor<17xbf16>
  %762 = "stablehlo.reduce"(%761, %759) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.add %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17xbf16>, tensor<bf16>) -> tensor<bf16>
  %763 = "stablehlo.bitcast_convert"(%762) : (tensor<bf16>) -> tensor<ui16>
  %764 = "stablehlo.compare"(%762, %762) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
  check.expect_eq_const %764, dense<true> : tensor<i1>
  %765 = stablehlo.constant dense<0> : tensor<ui16>
  %766 = stablehlo.constant dense<true> : tensor<i1>
  %767 = "stablehlo.select"(%766, %765, %763) : (tensor<i1>, tensor<ui16>, tensor<ui16>) -> tensor<ui16>
  check.expect_eq_const %767, dense<0> : tensor<ui16>
  %768 = stablehlo.constant dense<0.0> : tensor<bf16>
  %769 = stablehlo.optimization_barrier %768 : tensor<bf16>
  %770 = stablehlo.constant dense<[0x7F80, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xbf16>
  %771 = stablehlo.optimization_barrier %770 : tensor<17xbf16>
  %772 = "stablehlo.reduce"(%771, %769) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.add %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17xbf16>, tensor<bf16>) -> tensor<bf16>
  %773 = "stablehlo.bitcast_convert"(%772) : (tensor<bf16>) -> tensor<ui16>
  check.expect_eq_const %773, dense<32640> : tensor<ui16>
  %774 = stablehlo.constant dense<0.0> : tensor<bf16>
  %775 = stablehlo.optimization_barrier %774 : tensor<bf16>
  %776 = stablehlo.constant dense<[0x7F80, 0xFF80, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xbf16>
  %777 = stablehlo.optimization_barrier %776 : tensor<17xbf16>
  %778 = "stablehlo.reduce"(%777, %775) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.add %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17xbf16>, tensor<bf16>) -> tensor<bf16>
  %779 = "stablehlo.bitcast_convert"(%778) : (tensor<bf16>) -> tensor<ui16>
  %780 = "stablehlo.compare"(%778, %778) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
  check.expect_eq_const %780, dense<true> : tensor<i1>
  %781 = stablehlo.constant dense<0> : tensor<ui16>
  %782 = stablehlo.constant dense<true> : tensor<i1>
  %783 = "stablehlo.select"(%782, %781, %779) : (tensor<i1>, tensor<ui16>, tensor<ui16>) -> tensor<ui16>
  check.expect_eq_const %783, dense<0> : tensor<ui16>
  %784 = stablehlo.constant dense<0.0> : tensor<bf16>
  %785 = stablehlo.optimization_barrier %784 : tensor<bf16>
  %786 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 0x7FC0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xbf16>
  %787 = stablehlo.optimization_barrier %786 : tensor<17xbf16>
  %788 = "stablehlo.reduce"(%787, %785) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.add %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17xbf16>, tensor<bf16>) -> tensor<bf16>
  %789 = "stablehlo.bitcast_convert"(%788) : (tensor<bf16>) -> tensor<ui16>
  %790 = "stablehlo.compare"(%788, %788) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
  check.expect_eq_const %790, dense<true> : tensor<i1>
  %791 = stablehlo.constant dense<0> : tensor<ui16>
  %792 = stablehlo.constant dense<true> : tensor<i1>
  %793 = "stablehlo.select"(%792, %791, %789) : (tensor<i1>, tensor<ui16>, tensor<ui16>) -> tensor<ui16>
  check.expect_eq_const %793, dense<0> : tensor<ui16>
  %794 = stablehlo.constant dense<0.0> : tensor<bf16>
  %795 = stablehlo.optimization_barrier %794 : tensor<bf16>
  %796 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 0x7F80, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xbf16>
  %797 = stablehlo.optimization_barrier %796 : tensor<17xbf16>
  %798 = "stablehlo.reduce"(%797, %795) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.add %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17xbf16>, tensor<bf16>) -> tensor<bf16>
  %799 = "stablehlo.bitcast_convert"(%798) : (tensor<bf16>) -> tensor<ui16>
  check.expect_eq_const %799, dense<32640> : tensor<ui16>
  %800 = stablehlo.constant dense<0.0> : tensor<bf16>
  %801 = stablehlo.optimization_barrier %800 : tensor<bf16>
  %802 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 0x7F80, 0xFF80, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xbf16>
  %803 = stablehlo.optimization_barrier %802 : tensor<17xbf16>
  %804 = "stablehlo.reduce"(%803, %801) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.add %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17xbf16>, tensor<bf16>) -> tensor<bf16>
  %805 = "stablehlo.bitcast_convert"(%804) : (tensor<bf16>) -> tensor<ui16>
  %806 = "stablehlo.compare"(%804, %804) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
  check.expect_eq_const %806, dense<true> : tensor<i1>
  %807 = stablehlo.constant dense<0> : tensor<ui16>
  %808 = stablehlo.constant dense<true> : tensor<i1>
  %809 = "stablehlo.select"(%808, %807, %805) : (tensor<i1>, tensor<ui16>, tensor<ui16>) -> tensor<ui16>
  check.expect_eq_const %809, dense<0> : tensor<ui16>
  %810 = stablehlo.constant dense<0.0> : tensor<bf16>
  %811 = stablehlo.optimization_barrier %810 : tensor<bf16>
  %812 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 0x7FC0]> : tensor<17xbf16>
  %813 = stablehlo.optimization_barrier %812 : tensor<17xbf16>
  %814 = "stablehlo.reduce"(%813, %811) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.add %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17xbf16>, tensor<bf16>) -> tensor<bf16>
  %815 = "stablehlo.bitcast_convert"(%814) : (tensor<bf16>) -> tensor<ui16>
  %816 = "stablehlo.compare"(%814, %814) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
  check.expect_eq_const %816, dense<true> : tensor<i1>
  %817 = stablehlo.constant dense<0> : tensor<ui16>
  %818 = stablehlo.constant dense<true> : tensor<i1>
  %819 = "stablehlo.select"(%818, %817, %815) : (tensor<i1>, tensor<ui16>, tensor<ui16>) -> tensor<ui16>
  check.expect_eq_const %819, dense<0> : tensor<ui16>
  %820 = stablehlo.constant dense<0.0> : tensor<bf16>
  %821 = stablehlo.optimization_barrier %820 : tensor<bf16>
  %822 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 0x7F80]> : tensor<17xbf16>
  %823 = stablehlo.optimization_barrier %822 : tensor<17xbf16>
  %824 = "stablehlo.reduce"(%823, %821) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.add %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17xbf16>, tensor<bf16>) -> tensor<bf16>
  %825 = "stablehlo.bitcast_convert"(%824) : (tensor<bf16>) -> tensor<ui16>
  check.expect_eq_const %825, dense<32640> : tensor<ui16>
  %826 = stablehlo.constant dense<0.0> : tensor<bf16>
  %827 = stablehlo.optimization_barrier %826 : tensor<bf16>
  %828 = stablehlo.constant dense<[0xFF80, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 0x7F80]> : tensor<17xbf16>
  %829 = stablehlo.optimization_barrier %828 : tensor<17xbf16>
  %830 = "stablehlo.reduce"(%829, %827) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.add %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17xbf16>, tensor<bf16>) -> tensor<bf16>
  %831 = "stablehlo.bitcast_convert"(%830) : (tensor<bf16>) -> tensor<ui16>
  %832 = "stablehlo.compare"(%830, %830) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
  check.expect_eq_const %832, dense<true> : tensor<i1>
  %833 = stablehlo.constant dense<0> : tensor<ui16>
  %834 = stablehlo.constant dense<true> : tensor<i1>
  %835 = "stablehlo.select"(%834, %833, %831) : (tensor<i1>, tensor<ui16>, tensor<ui16>) -> tensor<ui16>
  check.expect_eq_const %835, dense<0> : tensor<ui16>
  %836 = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %837 = stablehlo.optimization_barrier %836 : tensor<bf16>
  %838 = stablehlo.constant dense<[0.0, 0x8000, 0.0, 0x8000, 0.0, 0x8000, 0.0, 0x8000, 0.0, 0x8000, 0.0, 0x8000, 0.0, 0x8000, 0.0, 0x8000, 0.0]> : tensor<17xbf16>
  %839 = stablehlo.optimization_barrier %838 : tensor<17xbf16>
  %840 = "stablehlo.reduce"(%839, %837) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.maximum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17xbf16>, tensor<bf16>) -> tensor<bf16>
  %841 = "stablehlo.bitcast_convert"(%840) : (tensor<bf16>) -> tensor<ui16>
  check.expect_eq_const %841, dense<0> : tensor<ui16>
  %842 = stablehlo.constant dense<0x7F80> : tensor<bf16>
  %843 = stablehlo.optimization_barrier %842 : tensor<bf16>
  %844 = stablehlo.constant dense<[0.0, 0x8000, 0.0, 0x8000, 0.0, 0x8000, 0.0, 0x8000, 0.0, 0x8000, 0.0, 0x8000, 0.0, 0x8000, 0.0, 0x8000, 0.0]> : tensor<17xbf16>
  %845 = stablehlo.optimization_barrier %844 : tensor<17xbf16>
  %846 = "stablehlo.reduce"(%845, %843) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.minimum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<17xbf16>, tensor<bf16>) -> tensor<bf16>
  %847 = "stablehlo.bitcast_convert"(%846) : (tensor<bf16>) -> tensor<ui16>
  check.expect_eq_const %847, dense<32768> : tensor<ui16>
  %848 = stablehlo.constant dense<0xFC00> : tensor<f16>
  %849 = stablehlo.optimization_barrier %848 : tensor<f16>
  %850 = stablehlo.constant dense<[0x7E00, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xf16>
  %851 = stablehlo.optimization_barrier %850 : tensor<17xf16>
  %852 = "stablehlo.reduce"(%851, %849) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.maximum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17xf16>, tensor<f16>) -> tensor<f16>
  %853 = "stablehlo.bitcast_convert"(%852) : (tensor<f16>) -> tensor<ui16>
  %854 = "stablehlo.compare"(%852, %852) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
  check.expect_eq_const %854, dense<true> : tensor<i1>
  %855 = stablehlo.constant dense<0> : tensor<ui16>
  %856 = stablehlo.constant dense<true> : tensor<i1>
  %857 = "stablehlo.select"(%856, %855, %853) : (tensor<i1>, tensor<ui16>, tensor<ui16>) -> tensor<ui16>
  check.expect_eq_const %857, dense<0> : tensor<ui16>
  %858 = stablehlo.constant dense<0xFC00> : tensor<f16>
  %859 = stablehlo.optimization_barrier %858 : tensor<f16>
  %860 = stablehlo.constant dense<[0x7C00, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xf16>
  %861 = stablehlo.optimization_barrier %860 : tensor<17xf16>
  %862 = "stablehlo.reduce"(%861, %859) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.maximum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17xf16>, tensor<f16>) -> tensor<f16>
  %863 = "stablehlo.bitcast_convert"(%862) : (tensor<f16>) -> tensor<ui16>
  check.expect_eq_const %863, dense<31744> : tensor<ui16>
  %864 = stablehlo.constant dense<0xFC00> : tensor<f16>
  %865 = stablehlo.optimization_barrier %864 : tensor<f16>
  %866 = stablehlo.constant dense<[0x7C00, 0xFC00, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xf16>
  %867 = stablehlo.optimization_barrier %866 : tensor<17xf16>
  %868 = "stablehlo.reduce"(%867, %865) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.maximum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17xf16>, tensor<f16>) -> tensor<f16>
  %869 = "stablehlo.bitcast_convert"(%868) : (tensor<f16>) -> tensor<ui16>
  check.expect_eq_const %869, dense<31744> : tensor<ui16>
  %870 = stablehlo.constant dense<0xFC00> : tensor<f16>
  %871 = stablehlo.optimization_barrier %870 : tensor<f16>
  %872 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 0x7E00, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xf16>
  %873 = stablehlo.optimization_barrier %872 : tensor<17xf16>
  %874 = "stablehlo.reduce"(%873, %871) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.maximum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17xf16>, tensor<f16>) -> tensor<f16>
  %875 = "stablehlo.bitcast_convert"(%874) : (tensor<f16>) -> tensor<ui16>
  %876 = "stablehlo.compare"(%874, %874) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
  check.expect_eq_const %876, dense<true> : tensor<i1>
  %877 = stablehlo.constant dense<0> : tensor<ui16>
  %878 = stablehlo.constant dense<true> : tensor<i1>
  %879 = "stablehlo.select"(%878, %877, %875) : (tensor<i1>, tensor<ui16>, tensor<ui16>) -> tensor<ui16>
  check.expect_eq_const %879, dense<0> : tensor<ui16>
  %880 = stablehlo.constant dense<0xFC00> : tensor<f16>
  %881 = stablehlo.optimization_barrier %880 : tensor<f16>
  %882 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 0x7C00, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xf16>
  %883 = stablehlo.optimization_barrier %882 : tensor<17xf16>
  %884 = "stablehlo.reduce"(%883, %881) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.maximum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17xf16>, tensor<f16>) -> tensor<f16>
  %885 = "stablehlo.bitcast_convert"(%884) : (tensor<f16>) -> tensor<ui16>
  check.expect_eq_const %885, dense<31744> : tensor<ui16>
  %886 = stablehlo.constant dense<0xFC00> : tensor<f16>
  %887 = stablehlo.optimization_barrier %886 : tensor<f16>
  %888 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 0x7C00, 0xFC00, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xf16>
  %889 = stablehlo.optimization_barrier %888 : tensor<17xf16>
  %890 = "stablehlo.reduce"(%889, %887) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.maximum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17xf16>, tensor<f16>) -> tensor<f16>
  %891 = "stablehlo.bitcast_convert"(%890) : (tensor<f16>) -> tensor<ui16>
  check.expect_eq_const %891, dense<31744> : tensor<ui16>
  %892 = stablehlo.constant dense<0xFC00> : tensor<f16>
  %893 = stablehlo.optimization_barrier %892 : tensor<f16>
  %894 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 0x7E00]> : tensor<17xf16>
  %895 = stablehlo.optimization_barrier %894 : tensor<17xf16>
  %896 = "stablehlo.reduce"(%895, %893) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.maximum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17xf16>, tensor<f16>) -> tensor<f16>
  %897 = "stablehlo.bitcast_convert"(%896) : (tensor<f16>) -> tensor<ui16>
  %898 = "stablehlo.compare"(%896, %896) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
  check.expect_eq_const %898, dense<true> : tensor<i1>
  %899 = stablehlo.constant dense<0> : tensor<ui16>
  %900 = stablehlo.constant dense<true> : tensor<i1>
  %901 = "stablehlo.select"(%900, %899, %897) : (tensor<i1>, tensor<ui16>, tensor<ui16>) -> tensor<ui16>
  check.expect_eq_const %901, dense<0> : tensor<ui16>
  %902 = stablehlo.constant dense<0xFC00> : tensor<f16>
  %903 = stablehlo.optimization_barrier %902 : tensor<f16>
  %904 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 0x7C00]> : tensor<17xf16>
  %905 = stablehlo.optimization_barrier %904 : tensor<17xf16>
  %906 = "stablehlo.reduce"(%905, %903) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.maximum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17xf16>, tensor<f16>) -> tensor<f16>
  %907 = "stablehlo.bitcast_convert"(%906) : (tensor<f16>) -> tensor<ui16>
  check.expect_eq_const %907, dense<31744> : tensor<ui16>
  %908 = stablehlo.constant dense<0xFC00> : tensor<f16>
  %909 = stablehlo.optimization_barrier %908 : tensor<f16>
  %910 = stablehlo.constant dense<[0xFC00, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 0x7C00]> : tensor<17xf16>
  %911 = stablehlo.optimization_barrier %910 : tensor<17xf16>
  %912 = "stablehlo.reduce"(%911, %909) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.maximum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17xf16>, tensor<f16>) -> tensor<f16>
  %913 = "stablehlo.bitcast_convert"(%912) : (tensor<f16>) -> tensor<ui16>
  check.expect_eq_const %913, dense<31744> : tensor<ui16>
  %914 = stablehlo.constant dense<0x7C00> : tensor<f16>
  %915 = stablehlo.optimization_barrier %914 : tensor<f16>
  %916 = stablehlo.constant dense<[0x7E00, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xf16>
  %917 = stablehlo.optimization_barrier %916 : tensor<17xf16>
  %918 = "stablehlo.reduce"(%917, %915) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.minimum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17xf16>, tensor<f16>) -> tensor<f16>
  %919 = "stablehlo.bitcast_convert"(%918) : (tensor<f16>) -> tensor<ui16>
  %920 = "stablehlo.compare"(%918, %918) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
  check.expect_eq_const %920, dense<true> : tensor<i1>
  %921 = stablehlo.constant dense<0> : tensor<ui16>
  %922 = stablehlo.constant dense<true> : tensor<i1>
  %923 = "stablehlo.select"(%922, %921, %919) : (tensor<i1>, tensor<ui16>, tensor<ui16>) -> tensor<ui16>
  check.expect_eq_const %923, dense<0> : tensor<ui16>
  %924 = stablehlo.constant dense<0x7C00> : tensor<f16>
  %925 = stablehlo.optimization_barrier %924 : tensor<f16>
  %926 = stablehlo.constant dense<[0x7C00, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xf16>
  %927 = stablehlo.optimization_barrier %926 : tensor<17xf16>
  %928 = "stablehlo.reduce"(%927, %925) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.minimum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17xf16>, tensor<f16>) -> tensor<f16>
  %929 = "stablehlo.bitcast_convert"(%928) : (tensor<f16>) -> tensor<ui16>
  check.expect_eq_const %929, dense<49664> : tensor<ui16>
  %930 = stablehlo.constant dense<0x7C00> : tensor<f16>
  %931 = stablehlo.optimization_barrier %930 : tensor<f16>
  %932 = stablehlo.constant dense<[0x7C00, 0xFC00, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xf16>
  %933 = stablehlo.optimization_barrier %932 : tensor<17xf16>
  %934 = "stablehlo.reduce"(%933, %931) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.minimum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17xf16>, tensor<f16>) -> tensor<f16>
  %935 = "stablehlo.bitcast_convert"(%934) : (tensor<f16>) -> tensor<ui16>
  check.expect_eq_const %935, dense<64512> : tensor<ui16>
  %936 = stablehlo.constant dense<0x7C00> : tensor<f16>
  %937 = stablehlo.optimization_barrier %936 : tensor<f16>
  %938 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 0x7E00, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xf16>
  %939 = stablehlo.optimization_barrier %938 : tensor<17xf16>
  %940 = "stablehlo.reduce"(%939, %937) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.minimum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17xf16>, tensor<f16>) -> tensor<f16>
  %941 = "stablehlo.bitcast_convert"(%940) : (tensor<f16>) -> tensor<ui16>
  %942 = "stablehlo.compare"(%940, %940) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
  check.expect_eq_const %942, dense<true> : tensor<i1>
  %943 = stablehlo.constant dense<0> : tensor<ui16>
  %944 = stablehlo.constant dense<true> : tensor<i1>
  %945 = "stablehlo.select"(%944, %943, %941) : (tensor<i1>, tensor<ui16>, tensor<ui16>) -> tensor<ui16>
  check.expect_eq_const %945, dense<0> : tensor<ui16>
  %946 = stablehlo.constant dense<0x7C00> : tensor<f16>
  %947 = stablehlo.optimization_barrier %946 : tensor<f16>
  %948 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 0x7C00, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xf16>
  %949 = stablehlo.optimization_barrier %948 : tensor<17xf16>
  %950 = "stablehlo.reduce"(%949, %947) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.minimum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17xf16>, tensor<f16>) -> tensor<f16>
  %951 = "stablehlo.bitcast_convert"(%950) : (tensor<f16>) -> tensor<ui16>
  check.expect_eq_const %951, dense<49664> : tensor<ui16>
  %952 = stablehlo.constant dense<0x7C00> : tensor<f16>
  %953 = stablehlo.optimization_barrier %952 : tensor<f16>
  %954 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 0x7C00, 0xFC00, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xf16>
  %955 = stablehlo.optimization_barrier %954 : tensor<17xf16>
  %956 = "stablehlo.reduce"(%955, %953) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.minimum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17xf16>, tensor<f16>) -> tensor<f16>
  %957 = "stablehlo.bitcast_convert"(%956) : (tensor<f16>) -> tensor<ui16>
  check.expect_eq_const %957, dense<64512> : tensor<ui16>
  %958 = stablehlo.constant dense<0x7C00> : tensor<f16>
  %959 = stablehlo.optimization_barrier %958 : tensor<f16>
  %960 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 0x7E00]> : tensor<17xf16>
  %961 = stablehlo.optimization_barrier %960 : tensor<17xf16>
  %962 = "stablehlo.reduce"(%961, %959) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.minimum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17xf16>, tensor<f16>) -> tensor<f16>
  %963 = "stablehlo.bitcast_convert"(%962) : (tensor<f16>) -> tensor<ui16>
  %964 = "stablehlo.compare"(%962, %962) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
  check.expect_eq_const %964, dense<true> : tensor<i1>
  %965 = stablehlo.constant dense<0> : tensor<ui16>
  %966 = stablehlo.constant dense<true> : tensor<i1>
  %967 = "stablehlo.select"(%966, %965, %963) : (tensor<i1>, tensor<ui16>, tensor<ui16>) -> tensor<ui16>
  check.expect_eq_const %967, dense<0> : tensor<ui16>
  %968 = stablehlo.constant dense<0x7C00> : tensor<f16>
  %969 = stablehlo.optimization_barrier %968 : tensor<f16>
  %970 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 0x7C00]> : tensor<17xf16>
  %971 = stablehlo.optimization_barrier %970 : tensor<17xf16>
  %972 = "stablehlo.reduce"(%971, %969) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.minimum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17xf16>, tensor<f16>) -> tensor<f16>
  %973 = "stablehlo.bitcast_convert"(%972) : (tensor<f16>) -> tensor<ui16>
  check.expect_eq_const %973, dense<49664> : tensor<ui16>
  %974 = stablehlo.constant dense<0x7C00> : tensor<f16>
  %975 = stablehlo.optimization_barrier %974 : tensor<f16>
  %976 = stablehlo.constant dense<[0xFC00, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 0x7C00]> : tensor<17xf16>
  %977 = stablehlo.optimization_barrier %976 : tensor<17xf16>
  %978 = "stablehlo.reduce"(%977, %975) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.minimum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17xf16>, tensor<f16>) -> tensor<f16>
  %979 = "stablehlo.bitcast_convert"(%978) : (tensor<f16>) -> tensor<ui16>
  check.expect_eq_const %979, dense<64512> : tensor<ui16>
  %980 = stablehlo.constant dense<0.0> : tensor<f16>
  %981 = stablehlo.optimization_barrier %980 : tensor<f16>
  %982 = stablehlo.constant dense<[0x7E00, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xf16>
  %983 = stablehlo.optimization_barrier %982 : tensor<17xf16>
  %984 = "stablehlo.reduce"(%983, %981) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.add %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17xf16>, tensor<f16>) -> tensor<f16>
  %985 = "stablehlo.bitcast_convert"(%984) : (tensor<f16>) -> tensor<ui16>
  %986 = "stablehlo.compare"(%984, %984) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
  check.expect_eq_const %986, dense<true> : tensor<i1>
  %987 = stablehlo.constant dense<0> : tensor<ui16>
  %988 = stablehlo.constant dense<true> : tensor<i1>
  %989 = "stablehlo.select"(%988, %987, %985) : (tensor<i1>, tensor<ui16>, tensor<ui16>) -> tensor<ui16>
  check.expect_eq_const %989, dense<0> : tensor<ui16>
  %990 = stablehlo.constant dense<0.0> : tensor<f16>
  %991 = stablehlo.optimization_barrier %990 : tensor<f16>
  %992 = stablehlo.constant dense<[0x7C00, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xf16>
  %993 = stablehlo.optimization_barrier %992 : tensor<17xf16>
  %994 = "stablehlo.reduce"(%993, %991) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.add %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17xf16>, tensor<f16>) -> tensor<f16>
  %995 = "stablehlo.bitcast_convert"(%994) : (tensor<f16>) -> tensor<ui16>
  check.expect_eq_const %995, dense<31744> : tensor<ui16>
  %996 = stablehlo.constant dense<0.0> : tensor<f16>
  %997 = stablehlo.optimization_barrier %996 : tensor<f16>
  %998 = stablehlo.constant dense<[0x7C00, 0xFC00, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xf16>
  %999 = stablehlo.optimization_barrier %998 : tensor<17xf16>
  %1000 = "stablehlo.reduce"(%999, %997) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.add %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17xf16>, tensor<f16>) -> tensor<f16>
  %1001 = "stablehlo.bitcast_convert"(%1000) : (tensor<f16>) -> tensor<ui16>
  %1002 = "stablehlo.compare"(%1000, %1000) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
  check.expect_eq_const %1002, dense<true> : tensor<i1>
  %1003 = stablehlo.constant dense<0> : tensor<ui16>
  %1004 = stablehlo.constant dense<true> : tensor<i1>
  %1005 = "stablehlo.select"(%1004, %1003, %1001) : (tensor<i1>, tensor<ui16>, tensor<ui16>) -> tensor<ui16>
  check.expect_eq_const %1005, dense<0> : tensor<ui16>
  %1006 = stablehlo.constant dense<0.0> : tensor<f16>
  %1007 = stablehlo.optimization_barrier %1006 : tensor<f16>
  %1008 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 0x7E00, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xf16>
  %1009 = stablehlo.optimization_barrier %1008 : tensor<17xf16>
  %1010 = "stablehlo.reduce"(%1009, %1007) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.add %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17xf16>, tensor<f16>) -> tensor<f16>
  %1011 = "stablehlo.bitcast_convert"(%1010) : (tensor<f16>) -> tensor<ui16>
  %1012 = "stablehlo.compare"(%1010, %1010) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
  check.expect_eq_const %1012, dense<true> : tensor<i1>
  %1013 = stablehlo.constant dense<0> : tensor<ui16>
  %1014 = stablehlo.constant dense<true> : tensor<i1>
  %1015 = "stablehlo.select"(%1014, %1013, %1011) : (tensor<i1>, tensor<ui16>, tensor<ui16>) -> tensor<ui16>
  check.expect_eq_const %1015, dense<0> : tensor<ui16>
  %1016 = stablehlo.constant dense<0.0> : tensor<f16>
  %1017 = stablehlo.optimization_barrier %1016 : tensor<f16>
  %1018 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 0x7C00, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xf16>
  %1019 = stablehlo.optimization_barrier %1018 : tensor<17xf16>
  %1020 = "stablehlo.reduce"(%1019, %1017) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.add %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17xf16>, tensor<f16>) -> tensor<f16>
  %1021 = "stablehlo.bitcast_convert"(%1020) : (tensor<f16>) -> tensor<ui16>
  check.expect_eq_const %1021, dense<31744> : tensor<ui16>
  %1022 = stablehlo.constant dense<0.0> : tensor<f16>
  %1023 = stablehlo.optimization_barrier %1022 : tensor<f16>
  %1024 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 0x7C00, 0xFC00, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xf16>
  %1025 = stablehlo.optimization_barrier %1024 : tensor<17xf16>
  %1026 = "stablehlo.reduce"(%1025, %1023) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.add %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17xf16>, tensor<f16>) -> tensor<f16>
  %1027 = "stablehlo.bitcast_convert"(%1026) : (tensor<f16>) -> tensor<ui16>
  %1028 = "stablehlo.compare"(%1026, %1026) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
  check.expect_eq_const %1028, dense<true> : tensor<i1>
  %1029 = stablehlo.constant dense<0> : tensor<ui16>
  %1030 = stablehlo.constant dense<true> : tensor<i1>
  %1031 = "stablehlo.select"(%1030, %1029, %1027) : (tensor<i1>, tensor<ui16>, tensor<ui16>) -> tensor<ui16>
  check.expect_eq_const %1031, dense<0> : tensor<ui16>
  %1032 = stablehlo.constant dense<0.0> : tensor<f16>
  %1033 = stablehlo.optimization_barrier %1032 : tensor<f16>
  %1034 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 0x7E00]> : tensor<17xf16>
  %1035 = stablehlo.optimization_barrier %1034 : tensor<17xf16>
  %1036 = "stablehlo.reduce"(%1035, %1033) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.add %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17xf16>, tensor<f16>) -> tensor<f16>
  %1037 = "stablehlo.bitcast_convert"(%1036) : (tensor<f16>) -> tensor<ui16>
  %1038 = "stablehlo.compare"(%1036, %1036) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
  check.expect_eq_const %1038, dense<true> : tensor<i1>
  %1039 = stablehlo.constant dense<0> : tensor<ui16>
  %1040 = stablehlo.constant dense<true> : tensor<i1>
  %1041 = "stablehlo.select"(%1040, %1039, %1037) : (tensor<i1>, tensor<ui16>, tensor<ui16>) -> tensor<ui16>
  check.expect_eq_const %1041, dense<0> : tensor<ui16>
  %1042 = stablehlo.constant dense<0.0> : tensor<f16>
  %1043 = stablehlo.optimization_barrier %1042 : tensor<f16>
  %1044 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 0x7C00]> : tensor<17xf16>
  %1045 = stablehlo.optimization_barrier %1044 : tensor<17xf16>
  %1046 = "stablehlo.reduce"(%1045, %1043) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.add %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17xf16>, tensor<f16>) -> tensor<f16>
  %1047 = "stablehlo.bitcast_convert"(%1046) : (tensor<f16>) -> tensor<ui16>
  check.expect_eq_const %1047, dense<31744> : tensor<ui16>
  %1048 = stablehlo.constant dense<0.0> : tensor<f16>
  %1049 = stablehlo.optimization_barrier %1048 : tensor<f16>
  %1050 = stablehlo.constant dense<[0xFC00, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 0x7C00]> : tensor<17xf16>
  %1051 = stablehlo.optimization_barrier %1050 : tensor<17xf16>
  %1052 = "stablehlo.reduce"(%1051, %1049) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.add %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17xf16>, tensor<f16>) -> tensor<f16>
  %1053 = "stablehlo.bitcast_convert"(%1052) : (tensor<f16>) -> tensor<ui16>
  %1054 = "stablehlo.compare"(%1052, %1052) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
  check.expect_eq_const %1054, dense<true> : tensor<i1>
  %1055 = stablehlo.constant dense<0> : tensor<ui16>
  %1056 = stablehlo.constant dense<true> : tensor<i1>
  %1057 = "stablehlo.select"(%1056, %1055, %1053) : (tensor<i1>, tensor<ui16>, tensor<ui16>) -> tensor<ui16>
  check.expect_eq_const %1057, dense<0> : tensor<ui16>
  %1058 = stablehlo.constant dense<0xFC00> : tensor<f16>
  %1059 = stablehlo.optimization_barrier %1058 : tensor<f16>
  %1060 = stablehlo.constant dense<[0.0, 0x8000, 0.0, 0x8000, 0.0, 0x8000, 0.0, 0x8000, 0.0, 0x8000, 0.0, 0x8000, 0.0, 0x8000, 0.0, 0x8000, 0.0]> : tensor<17xf16>
  %1061 = stablehlo.optimization_barrier %1060 : tensor<17xf16>
  %1062 = "stablehlo.reduce"(%1061, %1059) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.maximum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17xf16>, tensor<f16>) -> tensor<f16>
  %1063 = "stablehlo.bitcast_convert"(%1062) : (tensor<f16>) -> tensor<ui16>
  check.expect_eq_const %1063, dense<0> : tensor<ui16>
  %1064 = stablehlo.constant dense<0x7C00> : tensor<f16>
  %1065 = stablehlo.optimization_barrier %1064 : tensor<f16>
  %1066 = stablehlo.constant dense<[0.0, 0x8000, 0.0, 0x8000, 0.0, 0x8000, 0.0, 0x8000, 0.0, 0x8000, 0.0, 0x8000, 0.0, 0x8000, 0.0, 0x8000, 0.0]> : tensor<17xf16>
  %1067 = stablehlo.optimization_barrier %1066 : tensor<17xf16>
  %1068 = "stablehlo.reduce"(%1067, %1065) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.minimum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<17xf16>, tensor<f16>) -> tensor<f16>
  %1069 = "stablehlo.bitcast_convert"(%1068) : (tensor<f16>) -> tensor<ui16>
  check.expect_eq_const %1069, dense<32768> : tensor<ui16>
  %1070 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1071 = stablehlo.optimization_barrier %1070 : tensor<f32>
  %1072 = stablehlo.constant dense<[0x7FC00000, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xf32>
  %1073 = stablehlo.optimization_barrier %1072 : tensor<17xf32>
  %1074 = "stablehlo.reduce"(%1073, %1071) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17xf32>, tensor<f32>) -> tensor<f32>
  %1075 = "stablehlo.bitcast_convert"(%1074) : (tensor<f32>) -> tensor<ui32>
  %1076 = "stablehlo.compare"(%1074, %1074) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %1076, dense<true> : tensor<i1>
  %1077 = stablehlo.constant dense<0> : tensor<ui32>
  %1078 = stablehlo.constant dense<true> : tensor<i1>
  %1079 = "stablehlo.select"(%1078, %1077, %1075) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
  check.expect_eq_const %1079, dense<0> : tensor<ui32>
  %1080 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1081 = stablehlo.optimization_barrier %1080 : tensor<f32>
  %1082 = stablehlo.constant dense<[0x7F800000, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xf32>
  %1083 = stablehlo.optimization_barrier %1082 : tensor<17xf32>
  %1084 = "stablehlo.reduce"(%1083, %1081) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17xf32>, tensor<f32>) -> tensor<f32>
  %1085 = "stablehlo.bitcast_convert"(%1084) : (tensor<f32>) -> tensor<ui32>
  check.expect_eq_const %1085, dense<2139095040> : tensor<ui32>
  %1086 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1087 = stablehlo.optimization_barrier %1086 : tensor<f32>
  %1088 = stablehlo.constant dense<[0x7F800000, 0xFF800000, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xf32>
  %1089 = stablehlo.optimization_barrier %1088 : tensor<17xf32>
  %1090 = "stablehlo.reduce"(%1089, %1087) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17xf32>, tensor<f32>) -> tensor<f32>
  %1091 = "stablehlo.bitcast_convert"(%1090) : (tensor<f32>) -> tensor<ui32>
  check.expect_eq_const %1091, dense<2139095040> : tensor<ui32>
  %1092 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1093 = stablehlo.optimization_barrier %1092 : tensor<f32>
  %1094 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 0x7FC00000, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xf32>
  %1095 = stablehlo.optimization_barrier %1094 : tensor<17xf32>
  %1096 = "stablehlo.reduce"(%1095, %1093) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17xf32>, tensor<f32>) -> tensor<f32>
  %1097 = "stablehlo.bitcast_convert"(%1096) : (tensor<f32>) -> tensor<ui32>
  %1098 = "stablehlo.compare"(%1096, %1096) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %1098, dense<true> : tensor<i1>
  %1099 = stablehlo.constant dense<0> : tensor<ui32>
  %1100 = stablehlo.constant dense<true> : tensor<i1>
  %1101 = "stablehlo.select"(%1100, %1099, %1097) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
  check.expect_eq_const %1101, dense<0> : tensor<ui32>
  %1102 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1103 = stablehlo.optimization_barrier %1102 : tensor<f32>
  %1104 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 0x7F800000, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xf32>
  %1105 = stablehlo.optimization_barrier %1104 : tensor<17xf32>
  %1106 = "stablehlo.reduce"(%1105, %1103) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17xf32>, tensor<f32>) -> tensor<f32>
  %1107 = "stablehlo.bitcast_convert"(%1106) : (tensor<f32>) -> tensor<ui32>
  check.expect_eq_const %1107, dense<2139095040> : tensor<ui32>
  %1108 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1109 = stablehlo.optimization_barrier %1108 : tensor<f32>
  %1110 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 0x7F800000, 0xFF800000, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xf32>
  %1111 = stablehlo.optimization_barrier %1110 : tensor<17xf32>
  %1112 = "stablehlo.reduce"(%1111, %1109) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17xf32>, tensor<f32>) -> tensor<f32>
  %1113 = "stablehlo.bitcast_convert"(%1112) : (tensor<f32>) -> tensor<ui32>
  check.expect_eq_const %1113, dense<2139095040> : tensor<ui32>
  %1114 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1115 = stablehlo.optimization_barrier %1114 : tensor<f32>
  %1116 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 0x7FC00000]> : tensor<17xf32>
  %1117 = stablehlo.optimization_barrier %1116 : tensor<17xf32>
  %1118 = "stablehlo.reduce"(%1117, %1115) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17xf32>, tensor<f32>) -> tensor<f32>
  %1119 = "stablehlo.bitcast_convert"(%1118) : (tensor<f32>) -> tensor<ui32>
  %1120 = "stablehlo.compare"(%1118, %1118) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %1120, dense<true> : tensor<i1>
  %1121 = stablehlo.constant dense<0> : tensor<ui32>
  %1122 = stablehlo.constant dense<true> : tensor<i1>
  %1123 = "stablehlo.select"(%1122, %1121, %1119) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
  check.expect_eq_const %1123, dense<0> : tensor<ui32>
  %1124 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1125 = stablehlo.optimization_barrier %1124 : tensor<f32>
  %1126 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 0x7F800000]> : tensor<17xf32>
  %1127 = stablehlo.optimization_barrier %1126 : tensor<17xf32>
  %1128 = "stablehlo.reduce"(%1127, %1125) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17xf32>, tensor<f32>) -> tensor<f32>
  %1129 = "stablehlo.bitcast_convert"(%1128) : (tensor<f32>) -> tensor<ui32>
  check.expect_eq_const %1129, dense<2139095040> : tensor<ui32>
  %1130 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1131 = stablehlo.optimization_barrier %1130 : tensor<f32>
  %1132 = stablehlo.constant dense<[0xFF800000, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 0x7F800000]> : tensor<17xf32>
  %1133 = stablehlo.optimization_barrier %1132 : tensor<17xf32>
  %1134 = "stablehlo.reduce"(%1133, %1131) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17xf32>, tensor<f32>) -> tensor<f32>
  %1135 = "stablehlo.bitcast_convert"(%1134) : (tensor<f32>) -> tensor<ui32>
  check.expect_eq_const %1135, dense<2139095040> : tensor<ui32>
  %1136 = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %1137 = stablehlo.optimization_barrier %1136 : tensor<f32>
  %1138 = stablehlo.constant dense<[0x7FC00000, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xf32>
  %1139 = stablehlo.optimization_barrier %1138 : tensor<17xf32>
  %1140 = "stablehlo.reduce"(%1139, %1137) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.minimum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17xf32>, tensor<f32>) -> tensor<f32>
  %1141 = "stablehlo.bitcast_convert"(%1140) : (tensor<f32>) -> tensor<ui32>
  %1142 = "stablehlo.compare"(%1140, %1140) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %1142, dense<true> : tensor<i1>
  %1143 = stablehlo.constant dense<0> : tensor<ui32>
  %1144 = stablehlo.constant dense<true> : tensor<i1>
  %1145 = "stablehlo.select"(%1144, %1143, %1141) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
  check.expect_eq_const %1145, dense<0> : tensor<ui32>
  %1146 = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %1147 = stablehlo.optimization_barrier %1146 : tensor<f32>
  %1148 = stablehlo.constant dense<[0x7F800000, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xf32>
  %1149 = stablehlo.optimization_barrier %1148 : tensor<17xf32>
  %1150 = "stablehlo.reduce"(%1149, %1147) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.minimum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17xf32>, tensor<f32>) -> tensor<f32>
  %1151 = "stablehlo.bitcast_convert"(%1150) : (tensor<f32>) -> tensor<ui32>
  check.expect_eq_const %1151, dense<3225419776> : tensor<ui32>
  %1152 = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %1153 = stablehlo.optimization_barrier %1152 : tensor<f32>
  %1154 = stablehlo.constant dense<[0x7F800000, 0xFF800000, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xf32>
  %1155 = stablehlo.optimization_barrier %1154 : tensor<17xf32>
  %1156 = "stablehlo.reduce"(%1155, %1153) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.minimum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17xf32>, tensor<f32>) -> tensor<f32>
  %1157 = "stablehlo.bitcast_convert"(%1156) : (tensor<f32>) -> tensor<ui32>
  check.expect_eq_const %1157, dense<4286578688> : tensor<ui32>
  %1158 = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %1159 = stablehlo.optimization_barrier %1158 : tensor<f32>
  %1160 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 0x7FC00000, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xf32>
  %1161 = stablehlo.optimization_barrier %1160 : tensor<17xf32>
  %1162 = "stablehlo.reduce"(%1161, %1159) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.minimum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17xf32>, tensor<f32>) -> tensor<f32>
  %1163 = "stablehlo.bitcast_convert"(%1162) : (tensor<f32>) -> tensor<ui32>
  %1164 = "stablehlo.compare"(%1162, %1162) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %1164, dense<true> : tensor<i1>
  %1165 = stablehlo.constant dense<0> : tensor<ui32>
  %1166 = stablehlo.constant dense<true> : tensor<i1>
  %1167 = "stablehlo.select"(%1166, %1165, %1163) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
  check.expect_eq_const %1167, dense<0> : tensor<ui32>
  %1168 = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %1169 = stablehlo.optimization_barrier %1168 : tensor<f32>
  %1170 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 0x7F800000, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xf32>
  %1171 = stablehlo.optimization_barrier %1170 : tensor<17xf32>
  %1172 = "stablehlo.reduce"(%1171, %1169) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.minimum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17xf32>, tensor<f32>) -> tensor<f32>
  %1173 = "stablehlo.bitcast_convert"(%1172) : (tensor<f32>) -> tensor<ui32>
  check.expect_eq_const %1173, dense<3225419776> : tensor<ui32>
  %1174 = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %1175 = stablehlo.optimization_barrier %1174 : tensor<f32>
  %1176 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 0x7F800000, 0xFF800000, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xf32>
  %1177 = stablehlo.optimization_barrier %1176 : tensor<17xf32>
  %1178 = "stablehlo.reduce"(%1177, %1175) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.minimum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17xf32>, tensor<f32>) -> tensor<f32>
  %1179 = "stablehlo.bitcast_convert"(%1178) : (tensor<f32>) -> tensor<ui32>
  check.expect_eq_const %1179, dense<4286578688> : tensor<ui32>
  %1180 = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %1181 = stablehlo.optimization_barrier %1180 : tensor<f32>
  %1182 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 0x7FC00000]> : tensor<17xf32>
  %1183 = stablehlo.optimization_barrier %1182 : tensor<17xf32>
  %1184 = "stablehlo.reduce"(%1183, %1181) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.minimum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17xf32>, tensor<f32>) -> tensor<f32>
  %1185 = "stablehlo.bitcast_convert"(%1184) : (tensor<f32>) -> tensor<ui32>
  %1186 = "stablehlo.compare"(%1184, %1184) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %1186, dense<true> : tensor<i1>
  %1187 = stablehlo.constant dense<0> : tensor<ui32>
  %1188 = stablehlo.constant dense<true> : tensor<i1>
  %1189 = "stablehlo.select"(%1188, %1187, %1185) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
  check.expect_eq_const %1189, dense<0> : tensor<ui32>
  %1190 = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %1191 = stablehlo.optimization_barrier %1190 : tensor<f32>
  %1192 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 0x7F800000]> : tensor<17xf32>
  %1193 = stablehlo.optimization_barrier %1192 : tensor<17xf32>
  %1194 = "stablehlo.reduce"(%1193, %1191) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.minimum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17xf32>, tensor<f32>) -> tensor<f32>
  %1195 = "stablehlo.bitcast_convert"(%1194) : (tensor<f32>) -> tensor<ui32>
  check.expect_eq_const %1195, dense<3225419776> : tensor<ui32>
  %1196 = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %1197 = stablehlo.optimization_barrier %1196 : tensor<f32>
  %1198 = stablehlo.constant dense<[0xFF800000, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 0x7F800000]> : tensor<17xf32>
  %1199 = stablehlo.optimization_barrier %1198 : tensor<17xf32>
  %1200 = "stablehlo.reduce"(%1199, %1197) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.minimum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17xf32>, tensor<f32>) -> tensor<f32>
  %1201 = "stablehlo.bitcast_convert"(%1200) : (tensor<f32>) -> tensor<ui32>
  check.expect_eq_const %1201, dense<4286578688> : tensor<ui32>
  %1202 = stablehlo.constant dense<0.0> : tensor<f32>
  %1203 = stablehlo.optimization_barrier %1202 : tensor<f32>
  %1204 = stablehlo.constant dense<[0x7FC00000, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xf32>
  %1205 = stablehlo.optimization_barrier %1204 : tensor<17xf32>
  %1206 = "stablehlo.reduce"(%1205, %1203) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17xf32>, tensor<f32>) -> tensor<f32>
  %1207 = "stablehlo.bitcast_convert"(%1206) : (tensor<f32>) -> tensor<ui32>
  %1208 = "stablehlo.compare"(%1206, %1206) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %1208, dense<true> : tensor<i1>
  %1209 = stablehlo.constant dense<0> : tensor<ui32>
  %1210 = stablehlo.constant dense<true> : tensor<i1>
  %1211 = "stablehlo.select"(%1210, %1209, %1207) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
  check.expect_eq_const %1211, dense<0> : tensor<ui32>
  %1212 = stablehlo.constant dense<0.0> : tensor<f32>
  %1213 = stablehlo.optimization_barrier %1212 : tensor<f32>
  %1214 = stablehlo.constant dense<[0x7F800000, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xf32>
  %1215 = stablehlo.optimization_barrier %1214 : tensor<17xf32>
  %1216 = "stablehlo.reduce"(%1215, %1213) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17xf32>, tensor<f32>) -> tensor<f32>
  %1217 = "stablehlo.bitcast_convert"(%1216) : (tensor<f32>) -> tensor<ui32>
  check.expect_eq_const %1217, dense<2139095040> : tensor<ui32>
  %1218 = stablehlo.constant dense<0.0> : tensor<f32>
  %1219 = stablehlo.optimization_barrier %1218 : tensor<f32>
  %1220 = stablehlo.constant dense<[0x7F800000, 0xFF800000, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xf32>
  %1221 = stablehlo.optimization_barrier %1220 : tensor<17xf32>
  %1222 = "stablehlo.reduce"(%1221, %1219) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17xf32>, tensor<f32>) -> tensor<f32>
  %1223 = "stablehlo.bitcast_convert"(%1222) : (tensor<f32>) -> tensor<ui32>
  %1224 = "stablehlo.compare"(%1222, %1222) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %1224, dense<true> : tensor<i1>
  %1225 = stablehlo.constant dense<0> : tensor<ui32>
  %1226 = stablehlo.constant dense<true> : tensor<i1>
  %1227 = "stablehlo.select"(%1226, %1225, %1223) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
  check.expect_eq_const %1227, dense<0> : tensor<ui32>
  %1228 = stablehlo.constant dense<0.0> : tensor<f32>
  %1229 = stablehlo.optimization_barrier %1228 : tensor<f32>
  %1230 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 0x7FC00000, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xf32>
  %1231 = stablehlo.optimization_barrier %1230 : tensor<17xf32>
  %1232 = "stablehlo.reduce"(%1231, %1229) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17xf32>, tensor<f32>) -> tensor<f32>
  %1233 = "stablehlo.bitcast_convert"(%1232) : (tensor<f32>) -> tensor<ui32>
  %1234 = "stablehlo.compare"(%1232, %1232) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %1234, dense<true> : tensor<i1>
  %1235 = stablehlo.constant dense<0> : tensor<ui32>
  %1236 = stablehlo.constant dense<true> : tensor<i1>
  %1237 = "stablehlo.select"(%1236, %1235, %1233) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
  check.expect_eq_const %1237, dense<0> : tensor<ui32>
  %1238 = stablehlo.constant dense<0.0> : tensor<f32>
  %1239 = stablehlo.optimization_barrier %1238 : tensor<f32>
  %1240 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 0x7F800000, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xf32>
  %1241 = stablehlo.optimization_barrier %1240 : tensor<17xf32>
  %1242 = "stablehlo.reduce"(%1241, %1239) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17xf32>, tensor<f32>) -> tensor<f32>
  %1243 = "stablehlo.bitcast_convert"(%1242) : (tensor<f32>) -> tensor<ui32>
  check.expect_eq_const %1243, dense<2139095040> : tensor<ui32>
  %1244 = stablehlo.constant dense<0.0> : tensor<f32>
  %1245 = stablehlo.optimization_barrier %1244 : tensor<f32>
  %1246 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 0x7F800000, 0xFF800000, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xf32>
  %1247 = stablehlo.optimization_barrier %1246 : tensor<17xf32>
  %1248 = "stablehlo.reduce"(%1247, %1245) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17xf32>, tensor<f32>) -> tensor<f32>
  %1249 = "stablehlo.bitcast_convert"(%1248) : (tensor<f32>) -> tensor<ui32>
  %1250 = "stablehlo.compare"(%1248, %1248) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %1250, dense<true> : tensor<i1>
  %1251 = stablehlo.constant dense<0> : tensor<ui32>
  %1252 = stablehlo.constant dense<true> : tensor<i1>
  %1253 = "stablehlo.select"(%1252, %1251, %1249) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
  check.expect_eq_const %1253, dense<0> : tensor<ui32>
  %1254 = stablehlo.constant dense<0.0> : tensor<f32>
  %1255 = stablehlo.optimization_barrier %1254 : tensor<f32>
  %1256 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 0x7FC00000]> : tensor<17xf32>
  %1257 = stablehlo.optimization_barrier %1256 : tensor<17xf32>
  %1258 = "stablehlo.reduce"(%1257, %1255) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17xf32>, tensor<f32>) -> tensor<f32>
  %1259 = "stablehlo.bitcast_convert"(%1258) : (tensor<f32>) -> tensor<ui32>
  %1260 = "stablehlo.compare"(%1258, %1258) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %1260, dense<true> : tensor<i1>
  %1261 = stablehlo.constant dense<0> : tensor<ui32>
  %1262 = stablehlo.constant dense<true> : tensor<i1>
  %1263 = "stablehlo.select"(%1262, %1261, %1259) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
  check.expect_eq_const %1263, dense<0> : tensor<ui32>
  %1264 = stablehlo.constant dense<0.0> : tensor<f32>
  %1265 = stablehlo.optimization_barrier %1264 : tensor<f32>
  %1266 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 0x7F800000]> : tensor<17xf32>
  %1267 = stablehlo.optimization_barrier %1266 : tensor<17xf32>
  %1268 = "stablehlo.reduce"(%1267, %1265) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17xf32>, tensor<f32>) -> tensor<f32>
  %1269 = "stablehlo.bitcast_convert"(%1268) : (tensor<f32>) -> tensor<ui32>
  check.expect_eq_const %1269, dense<2139095040> : tensor<ui32>
  %1270 = stablehlo.constant dense<0.0> : tensor<f32>
  %1271 = stablehlo.optimization_barrier %1270 : tensor<f32>
  %1272 = stablehlo.constant dense<[0xFF800000, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 0x7F800000]> : tensor<17xf32>
  %1273 = stablehlo.optimization_barrier %1272 : tensor<17xf32>
  %1274 = "stablehlo.reduce"(%1273, %1271) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17xf32>, tensor<f32>) -> tensor<f32>
  %1275 = "stablehlo.bitcast_convert"(%1274) : (tensor<f32>) -> tensor<ui32>
  %1276 = "stablehlo.compare"(%1274, %1274) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %1276, dense<true> : tensor<i1>
  %1277 = stablehlo.constant dense<0> : tensor<ui32>
  %1278 = stablehlo.constant dense<true> : tensor<i1>
  %1279 = "stablehlo.select"(%1278, %1277, %1275) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
  check.expect_eq_const %1279, dense<0> : tensor<ui32>
  %1280 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1281 = stablehlo.optimization_barrier %1280 : tensor<f32>
  %1282 = stablehlo.constant dense<[0.0, 0x80000000, 0.0, 0x80000000, 0.0, 0x80000000, 0.0, 0x80000000, 0.0, 0x80000000, 0.0, 0x80000000, 0.0, 0x80000000, 0.0, 0x80000000, 0.0]> : tensor<17xf32>
  %1283 = stablehlo.optimization_barrier %1282 : tensor<17xf32>
  %1284 = "stablehlo.reduce"(%1283, %1281) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17xf32>, tensor<f32>) -> tensor<f32>
  %1285 = "stablehlo.bitcast_convert"(%1284) : (tensor<f32>) -> tensor<ui32>
  check.expect_eq_const %1285, dense<0> : tensor<ui32>
  %1286 = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %1287 = stablehlo.optimization_barrier %1286 : tensor<f32>
  %1288 = stablehlo.constant dense<[0.0, 0x80000000, 0.0, 0x80000000, 0.0, 0x80000000, 0.0, 0x80000000, 0.0, 0x80000000, 0.0, 0x80000000, 0.0, 0x80000000, 0.0, 0x80000000, 0.0]> : tensor<17xf32>
  %1289 = stablehlo.optimization_barrier %1288 : tensor<17xf32>
  %1290 = "stablehlo.reduce"(%1289, %1287) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.minimum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<17xf32>, tensor<f32>) -> tensor<f32>
  %1291 = "stablehlo.bitcast_convert"(%1290) : (tensor<f32>) -> tensor<ui32>
  check.expect_eq_const %1291, dense<2147483648> : tensor<ui32>
  %1292 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %1293 = stablehlo.optimization_barrier %1292 : tensor<f64>
  %1294 = stablehlo.constant dense<[0x7FF8000000000000, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xf64>
  %1295 = stablehlo.optimization_barrier %1294 : tensor<17xf64>
  %1296 = "stablehlo.reduce"(%1295, %1293) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f64>, %q: tensor<f64>):
    %s = stablehlo.maximum %p, %q : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<17xf64>, tensor<f64>) -> tensor<f64>
  %1297 = "stablehlo.bitcast_convert"(%1296) : (tensor<f64>) -> tensor<ui64>
  %1298 = "stablehlo.compare"(%1296, %1296) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %1298, dense<true> : tensor<i1>
  %1299 = stablehlo.constant dense<0> : tensor<ui64>
  %1300 = stablehlo.constant dense<true> : tensor<i1>
  %1301 = "stablehlo.select"(%1300, %1299, %1297) : (tensor<i1>, tensor<ui64>, tensor<ui64>) -> tensor<ui64>
  check.expect_eq_const %1301, dense<0> : tensor<ui64>
  %1302 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %1303 = stablehlo.optimization_barrier %1302 : tensor<f64>
  %1304 = stablehlo.constant dense<[0x7FF0000000000000, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xf64>
  %1305 = stablehlo.optimization_barrier %1304 : tensor<17xf64>
  %1306 = "stablehlo.reduce"(%1305, %1303) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f64>, %q: tensor<f64>):
    %s = stablehlo.maximum %p, %q : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<17xf64>, tensor<f64>) -> tensor<f64>
  %1307 = "stablehlo.bitcast_convert"(%1306) : (tensor<f64>) -> tensor<ui64>
  check.expect_eq_const %1307, dense<9218868437227405312> : tensor<ui64>
  %1308 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %1309 = stablehlo.optimization_barrier %1308 : tensor<f64>
  %1310 = stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xf64>
  %1311 = stablehlo.optimization_barrier %1310 : tensor<17xf64>
  %1312 = "stablehlo.reduce"(%1311, %1309) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f64>, %q: tensor<f64>):
    %s = stablehlo.maximum %p, %q : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<17xf64>, tensor<f64>) -> tensor<f64>
  %1313 = "stablehlo.bitcast_convert"(%1312) : (tensor<f64>) -> tensor<ui64>
  check.expect_eq_const %1313, dense<9218868437227405312> : tensor<ui64>
  %1314 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %1315 = stablehlo.optimization_barrier %1314 : tensor<f64>
  %1316 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 0x7FF8000000000000, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xf64>
  %1317 = stablehlo.optimization_barrier %1316 : tensor<17xf64>
  %1318 = "stablehlo.reduce"(%1317, %1315) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f64>, %q: tensor<f64>):
    %s = stablehlo.maximum %p, %q : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<17xf64>, tensor<f64>) -> tensor<f64>
  %1319 = "stablehlo.bitcast_convert"(%1318) : (tensor<f64>) -> tensor<ui64>
  %1320 = "stablehlo.compare"(%1318, %1318) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %1320, dense<true> : tensor<i1>
  %1321 = stablehlo.constant dense<0> : tensor<ui64>
  %1322 = stablehlo.constant dense<true> : tensor<i1>
  %1323 = "stablehlo.select"(%1322, %1321, %1319) : (tensor<i1>, tensor<ui64>, tensor<ui64>) -> tensor<ui64>
  check.expect_eq_const %1323, dense<0> : tensor<ui64>
  %1324 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %1325 = stablehlo.optimization_barrier %1324 : tensor<f64>
  %1326 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 0x7FF0000000000000, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xf64>
  %1327 = stablehlo.optimization_barrier %1326 : tensor<17xf64>
  %1328 = "stablehlo.reduce"(%1327, %1325) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f64>, %q: tensor<f64>):
    %s = stablehlo.maximum %p, %q : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<17xf64>, tensor<f64>) -> tensor<f64>
  %1329 = "stablehlo.bitcast_convert"(%1328) : (tensor<f64>) -> tensor<ui64>
  check.expect_eq_const %1329, dense<9218868437227405312> : tensor<ui64>
  %1330 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %1331 = stablehlo.optimization_barrier %1330 : tensor<f64>
  %1332 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xf64>
  %1333 = stablehlo.optimization_barrier %1332 : tensor<17xf64>
  %1334 = "stablehlo.reduce"(%1333, %1331) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f64>, %q: tensor<f64>):
    %s = stablehlo.maximum %p, %q : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<17xf64>, tensor<f64>) -> tensor<f64>
  %1335 = "stablehlo.bitcast_convert"(%1334) : (tensor<f64>) -> tensor<ui64>
  check.expect_eq_const %1335, dense<9218868437227405312> : tensor<ui64>
  %1336 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %1337 = stablehlo.optimization_barrier %1336 : tensor<f64>
  %1338 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 0x7FF8000000000000]> : tensor<17xf64>
  %1339 = stablehlo.optimization_barrier %1338 : tensor<17xf64>
  %1340 = "stablehlo.reduce"(%1339, %1337) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f64>, %q: tensor<f64>):
    %s = stablehlo.maximum %p, %q : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<17xf64>, tensor<f64>) -> tensor<f64>
  %1341 = "stablehlo.bitcast_convert"(%1340) : (tensor<f64>) -> tensor<ui64>
  %1342 = "stablehlo.compare"(%1340, %1340) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %1342, dense<true> : tensor<i1>
  %1343 = stablehlo.constant dense<0> : tensor<ui64>
  %1344 = stablehlo.constant dense<true> : tensor<i1>
  %1345 = "stablehlo.select"(%1344, %1343, %1341) : (tensor<i1>, tensor<ui64>, tensor<ui64>) -> tensor<ui64>
  check.expect_eq_const %1345, dense<0> : tensor<ui64>
  %1346 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %1347 = stablehlo.optimization_barrier %1346 : tensor<f64>
  %1348 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 0x7FF0000000000000]> : tensor<17xf64>
  %1349 = stablehlo.optimization_barrier %1348 : tensor<17xf64>
  %1350 = "stablehlo.reduce"(%1349, %1347) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f64>, %q: tensor<f64>):
    %s = stablehlo.maximum %p, %q : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<17xf64>, tensor<f64>) -> tensor<f64>
  %1351 = "stablehlo.bitcast_convert"(%1350) : (tensor<f64>) -> tensor<ui64>
  check.expect_eq_const %1351, dense<9218868437227405312> : tensor<ui64>
  %1352 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %1353 = stablehlo.optimization_barrier %1352 : tensor<f64>
  %1354 = stablehlo.constant dense<[0xFFF0000000000000, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 0x7FF0000000000000]> : tensor<17xf64>
  %1355 = stablehlo.optimization_barrier %1354 : tensor<17xf64>
  %1356 = "stablehlo.reduce"(%1355, %1353) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f64>, %q: tensor<f64>):
    %s = stablehlo.maximum %p, %q : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<17xf64>, tensor<f64>) -> tensor<f64>
  %1357 = "stablehlo.bitcast_convert"(%1356) : (tensor<f64>) -> tensor<ui64>
  check.expect_eq_const %1357, dense<9218868437227405312> : tensor<ui64>
  %1358 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
  %1359 = stablehlo.optimization_barrier %1358 : tensor<f64>
  %1360 = stablehlo.constant dense<[0x7FF8000000000000, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xf64>
  %1361 = stablehlo.optimization_barrier %1360 : tensor<17xf64>
  %1362 = "stablehlo.reduce"(%1361, %1359) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f64>, %q: tensor<f64>):
    %s = stablehlo.minimum %p, %q : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<17xf64>, tensor<f64>) -> tensor<f64>
  %1363 = "stablehlo.bitcast_convert"(%1362) : (tensor<f64>) -> tensor<ui64>
  %1364 = "stablehlo.compare"(%1362, %1362) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %1364, dense<true> : tensor<i1>
  %1365 = stablehlo.constant dense<0> : tensor<ui64>
  %1366 = stablehlo.constant dense<true> : tensor<i1>
  %1367 = "stablehlo.select"(%1366, %1365, %1363) : (tensor<i1>, tensor<ui64>, tensor<ui64>) -> tensor<ui64>
  check.expect_eq_const %1367, dense<0> : tensor<ui64>
  %1368 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
  %1369 = stablehlo.optimization_barrier %1368 : tensor<f64>
  %1370 = stablehlo.constant dense<[0x7FF0000000000000, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xf64>
  %1371 = stablehlo.optimization_barrier %1370 : tensor<17xf64>
  %1372 = "stablehlo.reduce"(%1371, %1369) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f64>, %q: tensor<f64>):
    %s = stablehlo.minimum %p, %q : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<17xf64>, tensor<f64>) -> tensor<f64>
  %1373 = "stablehlo.bitcast_convert"(%1372) : (tensor<f64>) -> tensor<ui64>
  check.expect_eq_const %1373, dense<13837309855095848960> : tensor<ui64>
  %1374 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
  %1375 = stablehlo.optimization_barrier %1374 : tensor<f64>
  %1376 = stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xf64>
  %1377 = stablehlo.optimization_barrier %1376 : tensor<17xf64>
  %1378 = "stablehlo.reduce"(%1377, %1375) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f64>, %q: tensor<f64>):
    %s = stablehlo.minimum %p, %q : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<17xf64>, tensor<f64>) -> tensor<f64>
  %1379 = "stablehlo.bitcast_convert"(%1378) : (tensor<f64>) -> tensor<ui64>
  check.expect_eq_const %1379, dense<18442240474082181120> : tensor<ui64>
  %1380 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
  %1381 = stablehlo.optimization_barrier %1380 : tensor<f64>
  %1382 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 0x7FF8000000000000, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xf64>
  %1383 = stablehlo.optimization_barrier %1382 : tensor<17xf64>
  %1384 = "stablehlo.reduce"(%1383, %1381) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f64>, %q: tensor<f64>):
    %s = stablehlo.minimum %p, %q : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<17xf64>, tensor<f64>) -> tensor<f64>
  %1385 = "stablehlo.bitcast_convert"(%1384) : (tensor<f64>) -> tensor<ui64>
  %1386 = "stablehlo.compare"(%1384, %1384) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %1386, dense<true> : tensor<i1>
  %1387 = stablehlo.constant dense<0> : tensor<ui64>
  %1388 = stablehlo.constant dense<true> : tensor<i1>
  %1389 = "stablehlo.select"(%1388, %1387, %1385) : (tensor<i1>, tensor<ui64>, tensor<ui64>) -> tensor<ui64>
  check.expect_eq_const %1389, dense<0> : tensor<ui64>
  %1390 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
  %1391 = stablehlo.optimization_barrier %1390 : tensor<f64>
  %1392 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 0x7FF0000000000000, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xf64>
  %1393 = stablehlo.optimization_barrier %1392 : tensor<17xf64>
  %1394 = "stablehlo.reduce"(%1393, %1391) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f64>, %q: tensor<f64>):
    %s = stablehlo.minimum %p, %q : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<17xf64>, tensor<f64>) -> tensor<f64>
  %1395 = "stablehlo.bitcast_convert"(%1394) : (tensor<f64>) -> tensor<ui64>
  check.expect_eq_const %1395, dense<13837309855095848960> : tensor<ui64>
  %1396 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
  %1397 = stablehlo.optimization_barrier %1396 : tensor<f64>
  %1398 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xf64>
  %1399 = stablehlo.optimization_barrier %1398 : tensor<17xf64>
  %1400 = "stablehlo.reduce"(%1399, %1397) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f64>, %q: tensor<f64>):
    %s = stablehlo.minimum %p, %q : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<17xf64>, tensor<f64>) -> tensor<f64>
  %1401 = "stablehlo.bitcast_convert"(%1400) : (tensor<f64>) -> tensor<ui64>
  check.expect_eq_const %1401, dense<18442240474082181120> : tensor<ui64>
  %1402 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
  %1403 = stablehlo.optimization_barrier %1402 : tensor<f64>
  %1404 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 0x7FF8000000000000]> : tensor<17xf64>
  %1405 = stablehlo.optimization_barrier %1404 : tensor<17xf64>
  %1406 = "stablehlo.reduce"(%1405, %1403) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f64>, %q: tensor<f64>):
    %s = stablehlo.minimum %p, %q : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<17xf64>, tensor<f64>) -> tensor<f64>
  %1407 = "stablehlo.bitcast_convert"(%1406) : (tensor<f64>) -> tensor<ui64>
  %1408 = "stablehlo.compare"(%1406, %1406) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %1408, dense<true> : tensor<i1>
  %1409 = stablehlo.constant dense<0> : tensor<ui64>
  %1410 = stablehlo.constant dense<true> : tensor<i1>
  %1411 = "stablehlo.select"(%1410, %1409, %1407) : (tensor<i1>, tensor<ui64>, tensor<ui64>) -> tensor<ui64>
  check.expect_eq_const %1411, dense<0> : tensor<ui64>
  %1412 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
  %1413 = stablehlo.optimization_barrier %1412 : tensor<f64>
  %1414 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 0x7FF0000000000000]> : tensor<17xf64>
  %1415 = stablehlo.optimization_barrier %1414 : tensor<17xf64>
  %1416 = "stablehlo.reduce"(%1415, %1413) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f64>, %q: tensor<f64>):
    %s = stablehlo.minimum %p, %q : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<17xf64>, tensor<f64>) -> tensor<f64>
  %1417 = "stablehlo.bitcast_convert"(%1416) : (tensor<f64>) -> tensor<ui64>
  check.expect_eq_const %1417, dense<13837309855095848960> : tensor<ui64>
  %1418 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
  %1419 = stablehlo.optimization_barrier %1418 : tensor<f64>
  %1420 = stablehlo.constant dense<[0xFFF0000000000000, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 0x7FF0000000000000]> : tensor<17xf64>
  %1421 = stablehlo.optimization_barrier %1420 : tensor<17xf64>
  %1422 = "stablehlo.reduce"(%1421, %1419) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f64>, %q: tensor<f64>):
    %s = stablehlo.minimum %p, %q : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<17xf64>, tensor<f64>) -> tensor<f64>
  %1423 = "stablehlo.bitcast_convert"(%1422) : (tensor<f64>) -> tensor<ui64>
  check.expect_eq_const %1423, dense<18442240474082181120> : tensor<ui64>
  %1424 = stablehlo.constant dense<0.0> : tensor<f64>
  %1425 = stablehlo.optimization_barrier %1424 : tensor<f64>
  %1426 = stablehlo.constant dense<[0x7FF8000000000000, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xf64>
  %1427 = stablehlo.optimization_barrier %1426 : tensor<17xf64>
  %1428 = "stablehlo.reduce"(%1427, %1425) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f64>, %q: tensor<f64>):
    %s = stablehlo.add %p, %q : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<17xf64>, tensor<f64>) -> tensor<f64>
  %1429 = "stablehlo.bitcast_convert"(%1428) : (tensor<f64>) -> tensor<ui64>
  %1430 = "stablehlo.compare"(%1428, %1428) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %1430, dense<true> : tensor<i1>
  %1431 = stablehlo.constant dense<0> : tensor<ui64>
  %1432 = stablehlo.constant dense<true> : tensor<i1>
  %1433 = "stablehlo.select"(%1432, %1431, %1429) : (tensor<i1>, tensor<ui64>, tensor<ui64>) -> tensor<ui64>
  check.expect_eq_const %1433, dense<0> : tensor<ui64>
  %1434 = stablehlo.constant dense<0.0> : tensor<f64>
  %1435 = stablehlo.optimization_barrier %1434 : tensor<f64>
  %1436 = stablehlo.constant dense<[0x7FF0000000000000, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xf64>
  %1437 = stablehlo.optimization_barrier %1436 : tensor<17xf64>
  %1438 = "stablehlo.reduce"(%1437, %1435) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f64>, %q: tensor<f64>):
    %s = stablehlo.add %p, %q : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<17xf64>, tensor<f64>) -> tensor<f64>
  %1439 = "stablehlo.bitcast_convert"(%1438) : (tensor<f64>) -> tensor<ui64>
  check.expect_eq_const %1439, dense<9218868437227405312> : tensor<ui64>
  %1440 = stablehlo.constant dense<0.0> : tensor<f64>
  %1441 = stablehlo.optimization_barrier %1440 : tensor<f64>
  %1442 = stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xf64>
  %1443 = stablehlo.optimization_barrier %1442 : tensor<17xf64>
  %1444 = "stablehlo.reduce"(%1443, %1441) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f64>, %q: tensor<f64>):
    %s = stablehlo.add %p, %q : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<17xf64>, tensor<f64>) -> tensor<f64>
  %1445 = "stablehlo.bitcast_convert"(%1444) : (tensor<f64>) -> tensor<ui64>
  %1446 = "stablehlo.compare"(%1444, %1444) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %1446, dense<true> : tensor<i1>
  %1447 = stablehlo.constant dense<0> : tensor<ui64>
  %1448 = stablehlo.constant dense<true> : tensor<i1>
  %1449 = "stablehlo.select"(%1448, %1447, %1445) : (tensor<i1>, tensor<ui64>, tensor<ui64>) -> tensor<ui64>
  check.expect_eq_const %1449, dense<0> : tensor<ui64>
  %1450 = stablehlo.constant dense<0.0> : tensor<f64>
  %1451 = stablehlo.optimization_barrier %1450 : tensor<f64>
  %1452 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 0x7FF8000000000000, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xf64>
  %1453 = stablehlo.optimization_barrier %1452 : tensor<17xf64>
  %1454 = "stablehlo.reduce"(%1453, %1451) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f64>, %q: tensor<f64>):
    %s = stablehlo.add %p, %q : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<17xf64>, tensor<f64>) -> tensor<f64>
  %1455 = "stablehlo.bitcast_convert"(%1454) : (tensor<f64>) -> tensor<ui64>
  %1456 = "stablehlo.compare"(%1454, %1454) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %1456, dense<true> : tensor<i1>
  %1457 = stablehlo.constant dense<0> : tensor<ui64>
  %1458 = stablehlo.constant dense<true> : tensor<i1>
  %1459 = "stablehlo.select"(%1458, %1457, %1455) : (tensor<i1>, tensor<ui64>, tensor<ui64>) -> tensor<ui64>
  check.expect_eq_const %1459, dense<0> : tensor<ui64>
  %1460 = stablehlo.constant dense<0.0> : tensor<f64>
  %1461 = stablehlo.optimization_barrier %1460 : tensor<f64>
  %1462 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 0x7FF0000000000000, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xf64>
  %1463 = stablehlo.optimization_barrier %1462 : tensor<17xf64>
  %1464 = "stablehlo.reduce"(%1463, %1461) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f64>, %q: tensor<f64>):
    %s = stablehlo.add %p, %q : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<17xf64>, tensor<f64>) -> tensor<f64>
  %1465 = "stablehlo.bitcast_convert"(%1464) : (tensor<f64>) -> tensor<ui64>
  check.expect_eq_const %1465, dense<9218868437227405312> : tensor<ui64>
  %1466 = stablehlo.constant dense<0.0> : tensor<f64>
  %1467 = stablehlo.optimization_barrier %1466 : tensor<f64>
  %1468 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 2.0]> : tensor<17xf64>
  %1469 = stablehlo.optimization_barrier %1468 : tensor<17xf64>
  %1470 = "stablehlo.reduce"(%1469, %1467) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f64>, %q: tensor<f64>):
    %s = stablehlo.add %p, %q : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<17xf64>, tensor<f64>) -> tensor<f64>
  %1471 = "stablehlo.bitcast_convert"(%1470) : (tensor<f64>) -> tensor<ui64>
  %1472 = "stablehlo.compare"(%1470, %1470) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %1472, dense<true> : tensor<i1>
  %1473 = stablehlo.constant dense<0> : tensor<ui64>
  %1474 = stablehlo.constant dense<true> : tensor<i1>
  %1475 = "stablehlo.select"(%1474, %1473, %1471) : (tensor<i1>, tensor<ui64>, tensor<ui64>) -> tensor<ui64>
  check.expect_eq_const %1475, dense<0> : tensor<ui64>
  %1476 = stablehlo.constant dense<0.0> : tensor<f64>
  %1477 = stablehlo.optimization_barrier %1476 : tensor<f64>
  %1478 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 0x7FF8000000000000]> : tensor<17xf64>
  %1479 = stablehlo.optimization_barrier %1478 : tensor<17xf64>
  %1480 = "stablehlo.reduce"(%1479, %1477) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f64>, %q: tensor<f64>):
    %s = stablehlo.add %p, %q : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<17xf64>, tensor<f64>) -> tensor<f64>
  %1481 = "stablehlo.bitcast_convert"(%1480) : (tensor<f64>) -> tensor<ui64>
  %1482 = "stablehlo.compare"(%1480, %1480) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %1482, dense<true> : tensor<i1>
  %1483 = stablehlo.constant dense<0> : tensor<ui64>
  %1484 = stablehlo.constant dense<true> : tensor<i1>
  %1485 = "stablehlo.select"(%1484, %1483, %1481) : (tensor<i1>, tensor<ui64>, tensor<ui64>) -> tensor<ui64>
  check.expect_eq_const %1485, dense<0> : tensor<ui64>
  %1486 = stablehlo.constant dense<0.0> : tensor<f64>
  %1487 = stablehlo.optimization_barrier %1486 : tensor<f64>
  %1488 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 0x7FF0000000000000]> : tensor<17xf64>
  %1489 = stablehlo.optimization_barrier %1488 : tensor<17xf64>
  %1490 = "stablehlo.reduce"(%1489, %1487) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f64>, %q: tensor<f64>):
    %s = stablehlo.add %p, %q : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<17xf64>, tensor<f64>) -> tensor<f64>
  %1491 = "stablehlo.bitcast_convert"(%1490) : (tensor<f64>) -> tensor<ui64>
  check.expect_eq_const %1491, dense<9218868437227405312> : tensor<ui64>
  %1492 = stablehlo.constant dense<0.0> : tensor<f64>
  %1493 = stablehlo.optimization_barrier %1492 : tensor<f64>
  %1494 = stablehlo.constant dense<[0xFFF0000000000000, -2.0, -1.0, 2.0, -1.0, -3.0, 3.0, 3.0, 0.0, -2.0, 2.0, -2.0, -3.0, 0.0, 2.0, 2.0, 0x7FF0000000000000]> : tensor<17xf64>
  %1495 = stablehlo.optimization_barrier %1494 : tensor<17xf64>
  %1496 = "stablehlo.reduce"(%1495, %1493) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f64>, %q: tensor<f64>):
    %s = stablehlo.add %p, %q : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<17xf64>, tensor<f64>) -> tensor<f64>
  %1497 = "stablehlo.bitcast_convert"(%1496) : (tensor<f64>) -> tensor<ui64>
  %1498 = "stablehlo.compare"(%1496, %1496) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %1498, dense<true> : tensor<i1>
  %1499 = stablehlo.constant dense<0> : tensor<ui64>
  %1500 = stablehlo.constant dense<true> : tensor<i1>
  %1501 = "stablehlo.select"(%1500, %1499, %1497) : (tensor<i1>, tensor<ui64>, tensor<ui64>) -> tensor<ui64>
  check.expect_eq_const %1501, dense<0> : tensor<ui64>
  %1502 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %1503 = stablehlo.optimization_barrier %1502 : tensor<f64>
  %1504 = stablehlo.constant dense<[0.0, 0x8000000000000000, 0.0, 0x8000000000000000, 0.0, 0x8000000000000000, 0.0, 0x8000000000000000, 0.0, 0x8000000000000000, 0.0, 0x8000000000000000, 0.0, 0x8000000000000000, 0.0, 0x8000000000000000, 0.0]> : tensor<17xf64>
  %1505 = stablehlo.optimization_barrier %1504 : tensor<17xf64>
  %1506 = "stablehlo.reduce"(%1505, %1503) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f64>, %q: tensor<f64>):
    %s = stablehlo.maximum %p, %q : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<17xf64>, tensor<f64>) -> tensor<f64>
  %1507 = "stablehlo.bitcast_convert"(%1506) : (tensor<f64>) -> tensor<ui64>
  check.expect_eq_const %1507, dense<0> : tensor<ui64>
  %1508 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
  %1509 = stablehlo.optimization_barrier %1508 : tensor<f64>
  %1510 = stablehlo.constant dense<[0.0, 0x8000000000000000, 0.0, 0x8000000000000000, 0.0, 0x8000000000000000, 0.0, 0x8000000000000000, 0.0, 0x8000000000000000, 0.0, 0x8000000000000000, 0.0, 0x8000000000000000, 0.0, 0x8000000000000000, 0.0]> : tensor<17xf64>
  %1511 = stablehlo.optimization_barrier %1510 : tensor<17xf64>
  %1512 = "stablehlo.reduce"(%1511, %1509) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f64>, %q: tensor<f64>):
    %s = stablehlo.minimum %p, %q : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<17xf64>, tensor<f64>) -> tensor<f64>
  %1513 = "stablehlo.bitcast_convert"(%1512) : (tensor<f64>) -> tensor<ui64>
  check.expect_eq_const %1513, dense<9223372036854775808> : tensor<ui64>
  %1514 = stablehlo.constant dense<true> : tensor<i1>
  %1515 = stablehlo.optimization_barrier %1514 : tensor<i1>
  %1516 = stablehlo.constant dense<[[true, true, true, true, true, true, true, false, true, true, true, true, true], [true, true, false, true, true, false, true, true, true, false, true, true, true], [false, true, true, true, true, true, true, true, true, true, true, false, true], [true, true, true, true, true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, false, false, false, true, true, true, true], [true, true, true, false, true, true, true, false, true, true, true, false, true], [true, false, true, true, false, true, true, false, true, true, true, true, true]]> : tensor<7x13xi1>
  %1517 = stablehlo.optimization_barrier %1516 : tensor<7x13xi1>
  %1518 = "stablehlo.reduce"(%1517, %1515) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<i1>, %q: tensor<i1>):
    %s = stablehlo.and %p, %q : tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (tensor<7x13xi1>, tensor<i1>) -> tensor<7xi1>
  check.expect_eq_const %1518, dense<[false, false, false, true, false, false, false]> : tensor<7xi1>
  %1519 = stablehlo.constant dense<false> : tensor<i1>
  %1520 = stablehlo.optimization_barrier %1519 : tensor<i1>
  %1521 = stablehlo.constant dense<[[false, true, true, false, true, true, true, false, false, false, false, false, false], [true, false, false, false, true, false, false, false, true, false, false, true, false], [false, true, true, true, true, false, false, true, false, true, false, false, false], [false, false, false, false, false, false, false, false, false, false, false, false, false], [true, false, false, true, true, false, false, false, false, false, false, false, true], [true, false, false, false, false, true, true, false, false, false, false, false, false], [false, false, true, false, false, true, false, false, false, false, false, false, true]]> : tensor<7x13xi1>
  %1522 = stablehlo.optimization_barrier %1521 : tensor<7x13xi1>
  %1523 = "stablehlo.reduce"(%1522, %1520) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<i1>, %q: tensor<i1>):
    %s = stablehlo.or %p, %q : tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (tensor<7x13xi1>, tensor<i1>) -> tensor<7xi1>
  check.expect_eq_const %1523, dense<[true, true, true, false, true, true, true]> : tensor<7xi1>
  %1524 = stablehlo.constant dense<[[3.0, -2.0, -2.0, -3.0, 0.0, -1.0, 1.0, -3.0, -2.0, 0.0, -2.0, 0.0, 2.0], [3.0, 3.0, 1.0, 0.0, -3.0, 1.0, 1.0, 2.0, 3.0, -3.0, -1.0, -3.0, -2.0], [-3.0, -1.0, 1.0, -3.0, 3.0, -2.0, 3.0, -1.0, -3.0, 1.0, -2.0, 0.0, -2.0], [3.0, 2.0, 1.0, 3.0, -3.0, 3.0, -2.0, 1.0, 1.0, 3.0, 3.0, 1.0, -1.0], [-1.0, 2.0, 0.0, -3.0, -3.0, -2.0, 3.0, 3.0, -2.0, 3.0, 2.0, 1.0, 3.0]]> : tensor<5x13xf32>
  %1525 = stablehlo.optimization_barrier %1524 : tensor<5x13xf32>
  %1526 = stablehlo.constant dense<[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]]> : tensor<5x13xi32>
  %1527 = stablehlo.optimization_barrier %1526 : tensor<5x13xi32>
  %1528 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1529 = stablehlo.optimization_barrier %1528 : tensor<f32>
  %1530 = stablehlo.constant dense<0> : tensor<i32>
  %1531 = stablehlo.optimization_barrier %1530 : tensor<i32>
  %1532, %1533 = "stablehlo.reduce"(%1525, %1527, %1529, %1531) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<i32>, %c: tensor<f32>, %d: tensor<i32>):
    %gt = stablehlo.compare GT, %a, %c, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %eq = stablehlo.compare EQ, %a, %c, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %lt = stablehlo.compare LT, %b, %d, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %tie = stablehlo.and %eq, %lt : tensor<i1>
    %take = stablehlo.or %gt, %tie : tensor<i1>
    %e = stablehlo.select %take, %a, %c : tensor<i1>, tensor<f32>
    %f = stablehlo.select %take, %b, %d : tensor<i1>, tensor<i32>
    stablehlo.return %e, %f : tensor<f32>, tensor<i32>
  }) : (tensor<5x13xf32>, tensor<5x13xi32>, tensor<f32>, tensor<i32>) -> (tensor<5xf32>, tensor<5xi32>)
  %1534 = "stablehlo.bitcast_convert"(%1532) : (tensor<5xf32>) -> tensor<5xui32>
  check.expect_eq_const %1534, dense<1077936128> : tensor<5xui32>
  check.expect_eq_const %1533, dense<[0, 0, 4, 0, 6]> : tensor<5xi32>
  return
}
