// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// reduce of dimensions of size 1, and of operands whose elements are all the same. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<0x8000> : tensor<bf16>
  %1 = stablehlo.optimization_barrier %0 : tensor<bf16>
  %2 = stablehlo.constant dense<0x8000> : tensor<13xbf16>
  %3 = stablehlo.optimization_barrier %2 : tensor<13xbf16>
  %4 = "stablehlo.reduce"(%3, %1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.add %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<13xbf16>, tensor<bf16>) -> tensor<bf16>
  %5 = "stablehlo.bitcast_convert"(%4) : (tensor<bf16>) -> tensor<ui16>
  check.expect_eq_const %5, dense<32768> : tensor<ui16>
  %6 = stablehlo.constant dense<0.0> : tensor<bf16>
  %7 = stablehlo.optimization_barrier %6 : tensor<bf16>
  %8 = stablehlo.constant dense<0x8000> : tensor<13xbf16>
  %9 = stablehlo.optimization_barrier %8 : tensor<13xbf16>
  %10 = "stablehlo.reduce"(%9, %7) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.add %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<13xbf16>, tensor<bf16>) -> tensor<bf16>
  %11 = "stablehlo.bitcast_convert"(%10) : (tensor<bf16>) -> tensor<ui16>
  check.expect_eq_const %11, dense<0> : tensor<ui16>
  %12 = stablehlo.constant dense<0.0> : tensor<bf16>
  %13 = stablehlo.optimization_barrier %12 : tensor<bf16>
  %14 = stablehlo.constant dense<3.0> : tensor<7x13xbf16>
  %15 = stablehlo.optimization_barrier %14 : tensor<7x13xbf16>
  %16 = "stablehlo.reduce"(%15, %13) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.add %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<7x13xbf16>, tensor<bf16>) -> tensor<7xbf16>
  %17 = "stablehlo.bitcast_convert"(%16) : (tensor<7xbf16>) -> tensor<7xui16>
  check.expect_eq_const %17, dense<16924> : tensor<7xui16>
  %18 = stablehlo.constant dense<0x8000> : tensor<f16>
  %19 = stablehlo.optimization_barrier %18 : tensor<f16>
  %20 = stablehlo.constant dense<0x8000> : tensor<13xf16>
  %21 = stablehlo.optimization_barrier %20 : tensor<13xf16>
  %22 = "stablehlo.reduce"(%21, %19) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.add %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<13xf16>, tensor<f16>) -> tensor<f16>
  %23 = "stablehlo.bitcast_convert"(%22) : (tensor<f16>) -> tensor<ui16>
  check.expect_eq_const %23, dense<32768> : tensor<ui16>
  %24 = stablehlo.constant dense<0.0> : tensor<f16>
  %25 = stablehlo.optimization_barrier %24 : tensor<f16>
  %26 = stablehlo.constant dense<0x8000> : tensor<13xf16>
  %27 = stablehlo.optimization_barrier %26 : tensor<13xf16>
  %28 = "stablehlo.reduce"(%27, %25) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.add %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<13xf16>, tensor<f16>) -> tensor<f16>
  %29 = "stablehlo.bitcast_convert"(%28) : (tensor<f16>) -> tensor<ui16>
  check.expect_eq_const %29, dense<0> : tensor<ui16>
  %30 = stablehlo.constant dense<0.0> : tensor<f16>
  %31 = stablehlo.optimization_barrier %30 : tensor<f16>
  %32 = stablehlo.constant dense<3.0> : tensor<7x13xf16>
  %33 = stablehlo.optimization_barrier %32 : tensor<7x13xf16>
  %34 = "stablehlo.reduce"(%33, %31) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.add %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<7x13xf16>, tensor<f16>) -> tensor<7xf16>
  %35 = "stablehlo.bitcast_convert"(%34) : (tensor<7xf16>) -> tensor<7xui16>
  check.expect_eq_const %35, dense<20704> : tensor<7xui16>
  %36 = stablehlo.constant dense<0x80000000> : tensor<f32>
  %37 = stablehlo.optimization_barrier %36 : tensor<f32>
  %38 = stablehlo.constant dense<0x80000000> : tensor<13xf32>
  %39 = stablehlo.optimization_barrier %38 : tensor<13xf32>
  %40 = "stablehlo.reduce"(%39, %37) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<13xf32>, tensor<f32>) -> tensor<f32>
  %41 = "stablehlo.bitcast_convert"(%40) : (tensor<f32>) -> tensor<ui32>
  check.expect_eq_const %41, dense<2147483648> : tensor<ui32>
  %42 = stablehlo.constant dense<0.0> : tensor<f32>
  %43 = stablehlo.optimization_barrier %42 : tensor<f32>
  %44 = stablehlo.constant dense<0x80000000> : tensor<13xf32>
  %45 = stablehlo.optimization_barrier %44 : tensor<13xf32>
  %46 = "stablehlo.reduce"(%45, %43) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<13xf32>, tensor<f32>) -> tensor<f32>
  %47 = "stablehlo.bitcast_convert"(%46) : (tensor<f32>) -> tensor<ui32>
  check.expect_eq_const %47, dense<0> : tensor<ui32>
  %48 = stablehlo.constant dense<0.0> : tensor<f32>
  %49 = stablehlo.optimization_barrier %48 : tensor<f32>
  %50 = stablehlo.constant dense<3.0> : tensor<7x13xf32>
  %51 = stablehlo.optimization_barrier %50 : tensor<7x13xf32>
  %52 = "stablehlo.reduce"(%51, %49) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
  %53 = "stablehlo.bitcast_convert"(%52) : (tensor<7xf32>) -> tensor<7xui32>
  check.expect_eq_const %53, dense<1109131264> : tensor<7xui32>
  %54 = stablehlo.constant dense<0x8000000000000000> : tensor<f64>
  %55 = stablehlo.optimization_barrier %54 : tensor<f64>
  %56 = stablehlo.constant dense<0x8000000000000000> : tensor<13xf64>
  %57 = stablehlo.optimization_barrier %56 : tensor<13xf64>
  %58 = "stablehlo.reduce"(%57, %55) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f64>, %q: tensor<f64>):
    %s = stablehlo.add %p, %q : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<13xf64>, tensor<f64>) -> tensor<f64>
  %59 = "stablehlo.bitcast_convert"(%58) : (tensor<f64>) -> tensor<ui64>
  check.expect_eq_const %59, dense<9223372036854775808> : tensor<ui64>
  %60 = stablehlo.constant dense<0.0> : tensor<f64>
  %61 = stablehlo.optimization_barrier %60 : tensor<f64>
  %62 = stablehlo.constant dense<0x8000000000000000> : tensor<13xf64>
  %63 = stablehlo.optimization_barrier %62 : tensor<13xf64>
  %64 = "stablehlo.reduce"(%63, %61) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f64>, %q: tensor<f64>):
    %s = stablehlo.add %p, %q : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<13xf64>, tensor<f64>) -> tensor<f64>
  %65 = "stablehlo.bitcast_convert"(%64) : (tensor<f64>) -> tensor<ui64>
  check.expect_eq_const %65, dense<0> : tensor<ui64>
  %66 = stablehlo.constant dense<0.0> : tensor<f64>
  %67 = stablehlo.optimization_barrier %66 : tensor<f64>
  %68 = stablehlo.constant dense<3.0> : tensor<7x13xf64>
  %69 = stablehlo.optimization_barrier %68 : tensor<7x13xf64>
  %70 = "stablehlo.reduce"(%69, %67) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<f64>, %q: tensor<f64>):
    %s = stablehlo.add %p, %q : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<7x13xf64>, tensor<f64>) -> tensor<7xf64>
  %71 = "stablehlo.bitcast_convert"(%70) : (tensor<7xf64>) -> tensor<7xui64>
  check.expect_eq_const %71, dense<4630685579355357184> : tensor<7xui64>
  %72 = stablehlo.constant dense<5.0> : tensor<f32>
  %73 = stablehlo.optimization_barrier %72 : tensor<f32>
  %74 = stablehlo.constant dense<-1.0> : tensor<1xf32>
  %75 = stablehlo.optimization_barrier %74 : tensor<1xf32>
  %76 = "stablehlo.reduce"(%75, %73) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
  %77 = "stablehlo.bitcast_convert"(%76) : (tensor<f32>) -> tensor<ui32>
  check.expect_eq_const %77, dense<1082130432> : tensor<ui32>
  %78 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %79 = stablehlo.optimization_barrier %78 : tensor<f32>
  %80 = stablehlo.constant dense<-1.0> : tensor<1xf32>
  %81 = stablehlo.optimization_barrier %80 : tensor<1xf32>
  %82 = "stablehlo.reduce"(%81, %79) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
  %83 = "stablehlo.bitcast_convert"(%82) : (tensor<f32>) -> tensor<ui32>
  check.expect_eq_const %83, dense<3212836864> : tensor<ui32>
  %84 = stablehlo.constant dense<5> : tensor<i32>
  %85 = stablehlo.optimization_barrier %84 : tensor<i32>
  %86 = stablehlo.constant dense<-1> : tensor<1xi32>
  %87 = stablehlo.optimization_barrier %86 : tensor<1xi32>
  %88 = "stablehlo.reduce"(%87, %85) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %88, dense<4> : tensor<i32>
  %89 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %90 = stablehlo.optimization_barrier %89 : tensor<i32>
  %91 = stablehlo.constant dense<-1> : tensor<1xi32>
  %92 = stablehlo.optimization_barrier %91 : tensor<1xi32>
  %93 = "stablehlo.reduce"(%92, %90) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.maximum %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %93, dense<-1> : tensor<i32>
  %94 = stablehlo.constant dense<5.0> : tensor<f32>
  %95 = stablehlo.optimization_barrier %94 : tensor<f32>
  %96 = stablehlo.constant dense<0.0> : tensor<1x1xf32>
  %97 = stablehlo.optimization_barrier %96 : tensor<1x1xf32>
  %98 = "stablehlo.reduce"(%97, %95) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
  %99 = "stablehlo.bitcast_convert"(%98) : (tensor<f32>) -> tensor<ui32>
  check.expect_eq_const %99, dense<1084227584> : tensor<ui32>
  %100 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %101 = stablehlo.optimization_barrier %100 : tensor<f32>
  %102 = stablehlo.constant dense<0.0> : tensor<1x1xf32>
  %103 = stablehlo.optimization_barrier %102 : tensor<1x1xf32>
  %104 = "stablehlo.reduce"(%103, %101) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
  %105 = "stablehlo.bitcast_convert"(%104) : (tensor<f32>) -> tensor<ui32>
  check.expect_eq_const %105, dense<0> : tensor<ui32>
  %106 = stablehlo.constant dense<5> : tensor<i32>
  %107 = stablehlo.optimization_barrier %106 : tensor<i32>
  %108 = stablehlo.constant dense<0> : tensor<1x1xi32>
  %109 = stablehlo.optimization_barrier %108 : tensor<1x1xi32>
  %110 = "stablehlo.reduce"(%109, %107) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<1x1xi32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %110, dense<5> : tensor<i32>
  %111 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %112 = stablehlo.optimization_barrier %111 : tensor<i32>
  %113 = stablehlo.constant dense<0> : tensor<1x1xi32>
  %114 = stablehlo.optimization_barrier %113 : tensor<1x1xi32>
  %115 = "stablehlo.reduce"(%114, %112) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.maximum %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<1x1xi32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %115, dense<0> : tensor<i32>
  %116 = stablehlo.constant dense<5.0> : tensor<f32>
  %117 = stablehlo.optimization_barrier %116 : tensor<f32>
  %118 = stablehlo.constant dense<[[0.0], [-1.0], [-1.0], [1.0], [-1.0], [-1.0], [-3.0]]> : tensor<7x1xf32>
  %119 = stablehlo.optimization_barrier %118 : tensor<7x1xf32>
  %120 = "stablehlo.reduce"(%119, %117) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
  %121 = "stablehlo.bitcast_convert"(%120) : (tensor<7xf32>) -> tensor<7xui32>
  check.expect_eq_const %121, dense<[1084227584, 1082130432, 1082130432, 1086324736, 1082130432, 1082130432, 1073741824]> : tensor<7xui32>
  %122 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %123 = stablehlo.optimization_barrier %122 : tensor<f32>
  %124 = stablehlo.constant dense<[[0.0], [-1.0], [-1.0], [1.0], [-1.0], [-1.0], [-3.0]]> : tensor<7x1xf32>
  %125 = stablehlo.optimization_barrier %124 : tensor<7x1xf32>
  %126 = "stablehlo.reduce"(%125, %123) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
  %127 = "stablehlo.bitcast_convert"(%126) : (tensor<7xf32>) -> tensor<7xui32>
  check.expect_eq_const %127, dense<[0, 3212836864, 3212836864, 1065353216, 3212836864, 3212836864, 3225419776]> : tensor<7xui32>
  %128 = stablehlo.constant dense<5> : tensor<i32>
  %129 = stablehlo.optimization_barrier %128 : tensor<i32>
  %130 = stablehlo.constant dense<[[0], [-1], [-1], [1], [-1], [-1], [-3]]> : tensor<7x1xi32>
  %131 = stablehlo.optimization_barrier %130 : tensor<7x1xi32>
  %132 = "stablehlo.reduce"(%131, %129) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<7x1xi32>, tensor<i32>) -> tensor<7xi32>
  check.expect_eq_const %132, dense<[5, 4, 4, 6, 4, 4, 2]> : tensor<7xi32>
  %133 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %134 = stablehlo.optimization_barrier %133 : tensor<i32>
  %135 = stablehlo.constant dense<[[0], [-1], [-1], [1], [-1], [-1], [-3]]> : tensor<7x1xi32>
  %136 = stablehlo.optimization_barrier %135 : tensor<7x1xi32>
  %137 = "stablehlo.reduce"(%136, %134) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.maximum %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<7x1xi32>, tensor<i32>) -> tensor<7xi32>
  check.expect_eq_const %137, dense<[0, -1, -1, 1, -1, -1, -3]> : tensor<7xi32>
  %138 = stablehlo.constant dense<5.0> : tensor<f32>
  %139 = stablehlo.optimization_barrier %138 : tensor<f32>
  %140 = stablehlo.constant dense<[[-2.0, 1.0, 1.0, -3.0, 2.0, 1.0, -2.0]]> : tensor<1x7xf32>
  %141 = stablehlo.optimization_barrier %140 : tensor<1x7xf32>
  %142 = "stablehlo.reduce"(%141, %139) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1x7xf32>, tensor<f32>) -> tensor<7xf32>
  %143 = "stablehlo.bitcast_convert"(%142) : (tensor<7xf32>) -> tensor<7xui32>
  check.expect_eq_const %143, dense<[1077936128, 1086324736, 1086324736, 1073741824, 1088421888, 1086324736, 1077936128]> : tensor<7xui32>
  %144 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %145 = stablehlo.optimization_barrier %144 : tensor<f32>
  %146 = stablehlo.constant dense<[[-2.0, 1.0, 1.0, -3.0, 2.0, 1.0, -2.0]]> : tensor<1x7xf32>
  %147 = stablehlo.optimization_barrier %146 : tensor<1x7xf32>
  %148 = "stablehlo.reduce"(%147, %145) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1x7xf32>, tensor<f32>) -> tensor<7xf32>
  %149 = "stablehlo.bitcast_convert"(%148) : (tensor<7xf32>) -> tensor<7xui32>
  check.expect_eq_const %149, dense<[3221225472, 1065353216, 1065353216, 3225419776, 1073741824, 1065353216, 3221225472]> : tensor<7xui32>
  %150 = stablehlo.constant dense<5> : tensor<i32>
  %151 = stablehlo.optimization_barrier %150 : tensor<i32>
  %152 = stablehlo.constant dense<[[-2, 1, 1, -3, 2, 1, -2]]> : tensor<1x7xi32>
  %153 = stablehlo.optimization_barrier %152 : tensor<1x7xi32>
  %154 = "stablehlo.reduce"(%153, %151) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<1x7xi32>, tensor<i32>) -> tensor<7xi32>
  check.expect_eq_const %154, dense<[3, 6, 6, 2, 7, 6, 3]> : tensor<7xi32>
  %155 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %156 = stablehlo.optimization_barrier %155 : tensor<i32>
  %157 = stablehlo.constant dense<[[-2, 1, 1, -3, 2, 1, -2]]> : tensor<1x7xi32>
  %158 = stablehlo.optimization_barrier %157 : tensor<1x7xi32>
  %159 = "stablehlo.reduce"(%158, %156) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.maximum %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<1x7xi32>, tensor<i32>) -> tensor<7xi32>
  check.expect_eq_const %159, dense<[-2, 1, 1, -3, 2, 1, -2]> : tensor<7xi32>
  %160 = stablehlo.constant dense<5.0> : tensor<f32>
  %161 = stablehlo.optimization_barrier %160 : tensor<f32>
  %162 = stablehlo.constant dense<[[[-2.0, -2.0, 2.0, 0.0, -3.0]], [[1.0, -2.0, -3.0, -2.0, -1.0]], [[3.0, -3.0, -2.0, 3.0, -1.0]]]> : tensor<3x1x5xf32>
  %163 = stablehlo.optimization_barrier %162 : tensor<3x1x5xf32>
  %164 = "stablehlo.reduce"(%163, %161) <{dimensions = array<i64: 1, 2>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x1x5xf32>, tensor<f32>) -> tensor<3xf32>
  %165 = "stablehlo.bitcast_convert"(%164) : (tensor<3xf32>) -> tensor<3xui32>
  check.expect_eq_const %165, dense<[0, 3221225472, 1084227584]> : tensor<3xui32>
  %166 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %167 = stablehlo.optimization_barrier %166 : tensor<f32>
  %168 = stablehlo.constant dense<[[[-2.0, -2.0, 2.0, 0.0, -3.0]], [[1.0, -2.0, -3.0, -2.0, -1.0]], [[3.0, -3.0, -2.0, 3.0, -1.0]]]> : tensor<3x1x5xf32>
  %169 = stablehlo.optimization_barrier %168 : tensor<3x1x5xf32>
  %170 = "stablehlo.reduce"(%169, %167) <{dimensions = array<i64: 1, 2>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x1x5xf32>, tensor<f32>) -> tensor<3xf32>
  %171 = "stablehlo.bitcast_convert"(%170) : (tensor<3xf32>) -> tensor<3xui32>
  check.expect_eq_const %171, dense<[1073741824, 1065353216, 1077936128]> : tensor<3xui32>
  %172 = stablehlo.constant dense<5> : tensor<i32>
  %173 = stablehlo.optimization_barrier %172 : tensor<i32>
  %174 = stablehlo.constant dense<[[[-2, -2, 2, 0, -3]], [[1, -2, -3, -2, -1]], [[3, -3, -2, 3, -1]]]> : tensor<3x1x5xi32>
  %175 = stablehlo.optimization_barrier %174 : tensor<3x1x5xi32>
  %176 = "stablehlo.reduce"(%175, %173) <{dimensions = array<i64: 1, 2>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<3x1x5xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const %176, dense<[0, -2, 5]> : tensor<3xi32>
  %177 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %178 = stablehlo.optimization_barrier %177 : tensor<i32>
  %179 = stablehlo.constant dense<[[[-2, -2, 2, 0, -3]], [[1, -2, -3, -2, -1]], [[3, -3, -2, 3, -1]]]> : tensor<3x1x5xi32>
  %180 = stablehlo.optimization_barrier %179 : tensor<3x1x5xi32>
  %181 = "stablehlo.reduce"(%180, %178) <{dimensions = array<i64: 1, 2>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.maximum %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<3x1x5xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const %181, dense<[2, 1, 3]> : tensor<3xi32>
  %182 = stablehlo.constant dense<5.0> : tensor<f32>
  %183 = stablehlo.optimization_barrier %182 : tensor<f32>
  %184 = stablehlo.constant dense<[[[0.0], [-3.0], [3.0], [0.0], [0.0], [-2.0], [2.0], [-3.0], [3.0], [-2.0], [2.0], [0.0], [-2.0]]]> : tensor<1x13x1xf32>
  %185 = stablehlo.optimization_barrier %184 : tensor<1x13x1xf32>
  %186 = "stablehlo.reduce"(%185, %183) <{dimensions = array<i64: 0, 2>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1x13x1xf32>, tensor<f32>) -> tensor<13xf32>
  %187 = "stablehlo.bitcast_convert"(%186) : (tensor<13xf32>) -> tensor<13xui32>
  check.expect_eq_const %187, dense<[1084227584, 1073741824, 1090519040, 1084227584, 1084227584, 1077936128, 1088421888, 1073741824, 1090519040, 1077936128, 1088421888, 1084227584, 1077936128]> : tensor<13xui32>
  %188 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %189 = stablehlo.optimization_barrier %188 : tensor<f32>
  %190 = stablehlo.constant dense<[[[0.0], [-3.0], [3.0], [0.0], [0.0], [-2.0], [2.0], [-3.0], [3.0], [-2.0], [2.0], [0.0], [-2.0]]]> : tensor<1x13x1xf32>
  %191 = stablehlo.optimization_barrier %190 : tensor<1x13x1xf32>
  %192 = "stablehlo.reduce"(%191, %189) <{dimensions = array<i64: 0, 2>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1x13x1xf32>, tensor<f32>) -> tensor<13xf32>
  %193 = "stablehlo.bitcast_convert"(%192) : (tensor<13xf32>) -> tensor<13xui32>
  check.expect_eq_const %193, dense<[0, 3225419776, 1077936128, 0, 0, 3221225472, 1073741824, 3225419776, 1077936128, 3221225472, 1073741824, 0, 3221225472]> : tensor<13xui32>
  %194 = stablehlo.constant dense<5> : tensor<i32>
  %195 = stablehlo.optimization_barrier %194 : tensor<i32>
  %196 = stablehlo.constant dense<[[[0], [-3], [3], [0], [0], [-2], [2], [-3], [3], [-2], [2], [0], [-2]]]> : tensor<1x13x1xi32>
  %197 = stablehlo.optimization_barrier %196 : tensor<1x13x1xi32>
  %198 = "stablehlo.reduce"(%197, %195) <{dimensions = array<i64: 0, 2>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<1x13x1xi32>, tensor<i32>) -> tensor<13xi32>
  check.expect_eq_const %198, dense<[5, 2, 8, 5, 5, 3, 7, 2, 8, 3, 7, 5, 3]> : tensor<13xi32>
  %199 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %200 = stablehlo.optimization_barrier %199 : tensor<i32>
  %201 = stablehlo.constant dense<[[[0], [-3], [3], [0], [0], [-2], [2], [-3], [3], [-2], [2], [0], [-2]]]> : tensor<1x13x1xi32>
  %202 = stablehlo.optimization_barrier %201 : tensor<1x13x1xi32>
  %203 = "stablehlo.reduce"(%202, %200) <{dimensions = array<i64: 0, 2>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.maximum %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<1x13x1xi32>, tensor<i32>) -> tensor<13xi32>
  check.expect_eq_const %203, dense<[0, -3, 3, 0, 0, -2, 2, -3, 3, -2, 2, 0, -2]> : tensor<13xi32>
  return
}
