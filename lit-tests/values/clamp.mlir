// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// clamp to bounds by element and by scalars; bounds that cross give the upper one; NaN anywhere gives NaN. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<1> : tensor<i4>
  %1 = stablehlo.optimization_barrier %0 : tensor<i4>
  %2 = stablehlo.constant dense<[-8, -7, -3, -1, 0, 1, 2, 3, 6, 7]> : tensor<10xi4>
  %3 = stablehlo.optimization_barrier %2 : tensor<10xi4>
  %4 = stablehlo.constant dense<3> : tensor<i4>
  %5 = stablehlo.optimization_barrier %4 : tensor<i4>
  %6 = "stablehlo.clamp"(%1, %3, %5) : (tensor<i4>, tensor<10xi4>, tensor<i4>) -> tensor<10xi4>
  check.expect_eq_const %6, dense<[1, 1, 1, 1, 1, 1, 2, 3, 3, 3]> : tensor<10xi4>
  %7 = stablehlo.constant dense<1> : tensor<10xi4>
  %8 = stablehlo.optimization_barrier %7 : tensor<10xi4>
  %9 = stablehlo.constant dense<[-8, -7, -3, -1, 0, 1, 2, 3, 6, 7]> : tensor<10xi4>
  %10 = stablehlo.optimization_barrier %9 : tensor<10xi4>
  %11 = stablehlo.constant dense<3> : tensor<10xi4>
  %12 = stablehlo.optimization_barrier %11 : tensor<10xi4>
  %13 = "stablehlo.clamp"(%8, %10, %12) : (tensor<10xi4>, tensor<10xi4>, tensor<10xi4>) -> tensor<10xi4>
  check.expect_eq_const %13, dense<[1, 1, 1, 1, 1, 1, 2, 3, 3, 3]> : tensor<10xi4>
  %14 = stablehlo.constant dense<3> : tensor<i4>
  %15 = stablehlo.optimization_barrier %14 : tensor<i4>
  %16 = stablehlo.constant dense<[-8, -7, -3, -1, 0, 1, 2, 3, 6, 7]> : tensor<10xi4>
  %17 = stablehlo.optimization_barrier %16 : tensor<10xi4>
  %18 = stablehlo.constant dense<1> : tensor<i4>
  %19 = stablehlo.optimization_barrier %18 : tensor<i4>
  %20 = "stablehlo.clamp"(%15, %17, %19) : (tensor<i4>, tensor<10xi4>, tensor<i4>) -> tensor<10xi4>
  check.expect_eq_const %20, dense<1> : tensor<10xi4>
  %21 = stablehlo.constant dense<3> : tensor<10xi4>
  %22 = stablehlo.optimization_barrier %21 : tensor<10xi4>
  %23 = stablehlo.constant dense<[-8, -7, -3, -1, 0, 1, 2, 3, 6, 7]> : tensor<10xi4>
  %24 = stablehlo.optimization_barrier %23 : tensor<10xi4>
  %25 = stablehlo.constant dense<1> : tensor<10xi4>
  %26 = stablehlo.optimization_barrier %25 : tensor<10xi4>
  %27 = "stablehlo.clamp"(%22, %24, %26) : (tensor<10xi4>, tensor<10xi4>, tensor<10xi4>) -> tensor<10xi4>
  check.expect_eq_const %27, dense<1> : tensor<10xi4>
  %28 = stablehlo.constant dense<-8> : tensor<i4>
  %29 = stablehlo.optimization_barrier %28 : tensor<i4>
  %30 = stablehlo.constant dense<[-8, -7, -3, -1, 0, 1, 2, 3, 6, 7]> : tensor<10xi4>
  %31 = stablehlo.optimization_barrier %30 : tensor<10xi4>
  %32 = stablehlo.constant dense<-7> : tensor<i4>
  %33 = stablehlo.optimization_barrier %32 : tensor<i4>
  %34 = "stablehlo.clamp"(%29, %31, %33) : (tensor<i4>, tensor<10xi4>, tensor<i4>) -> tensor<10xi4>
  check.expect_eq_const %34, dense<[-8, -7, -7, -7, -7, -7, -7, -7, -7, -7]> : tensor<10xi4>
  %35 = stablehlo.constant dense<-8> : tensor<10xi4>
  %36 = stablehlo.optimization_barrier %35 : tensor<10xi4>
  %37 = stablehlo.constant dense<[-8, -7, -3, -1, 0, 1, 2, 3, 6, 7]> : tensor<10xi4>
  %38 = stablehlo.optimization_barrier %37 : tensor<10xi4>
  %39 = stablehlo.constant dense<-7> : tensor<10xi4>
  %40 = stablehlo.optimization_barrier %39 : tensor<10xi4>
  %41 = "stablehlo.clamp"(%36, %38, %40) : (tensor<10xi4>, tensor<10xi4>, tensor<10xi4>) -> tensor<10xi4>
  check.expect_eq_const %41, dense<[-8, -7, -7, -7, -7, -7, -7, -7, -7, -7]> : tensor<10xi4>
  %42 = stablehlo.constant dense<1> : tensor<i8>
  %43 = stablehlo.optimization_barrier %42 : tensor<i8>
  %44 = stablehlo.constant dense<[-128, -127, -3, -1, 0, 1, 2, 3, 7, 126, 127]> : tensor<11xi8>
  %45 = stablehlo.optimization_barrier %44 : tensor<11xi8>
  %46 = stablehlo.constant dense<3> : tensor<i8>
  %47 = stablehlo.optimization_barrier %46 : tensor<i8>
  %48 = "stablehlo.clamp"(%43, %45, %47) : (tensor<i8>, tensor<11xi8>, tensor<i8>) -> tensor<11xi8>
  check.expect_eq_const %48, dense<[1, 1, 1, 1, 1, 1, 2, 3, 3, 3, 3]> : tensor<11xi8>
  %49 = stablehlo.constant dense<1> : tensor<11xi8>
  %50 = stablehlo.optimization_barrier %49 : tensor<11xi8>
  %51 = stablehlo.constant dense<[-128, -127, -3, -1, 0, 1, 2, 3, 7, 126, 127]> : tensor<11xi8>
  %52 = stablehlo.optimization_barrier %51 : tensor<11xi8>
  %53 = stablehlo.constant dense<3> : tensor<11xi8>
  %54 = stablehlo.optimization_barrier %53 : tensor<11xi8>
  %55 = "stablehlo.clamp"(%50, %52, %54) : (tensor<11xi8>, tensor<11xi8>, tensor<11xi8>) -> tensor<11xi8>
  check.expect_eq_const %55, dense<[1, 1, 1, 1, 1, 1, 2, 3, 3, 3, 3]> : tensor<11xi8>
  %56 = stablehlo.constant dense<3> : tensor<i8>
  %57 = stablehlo.optimization_barrier %56 : tensor<i8>
  %58 = stablehlo.constant dense<[-128, -127, -3, -1, 0, 1, 2, 3, 7, 126, 127]> : tensor<11xi8>
  %59 = stablehlo.optimization_barrier %58 : tensor<11xi8>
  %60 = stablehlo.constant dense<1> : tensor<i8>
  %61 = stablehlo.optimization_barrier %60 : tensor<i8>
  %62 = "stablehlo.clamp"(%57, %59, %61) : (tensor<i8>, tensor<11xi8>, tensor<i8>) -> tensor<11xi8>
  check.expect_eq_const %62, dense<1> : tensor<11xi8>
  %63 = stablehlo.constant dense<3> : tensor<11xi8>
  %64 = stablehlo.optimization_barrier %63 : tensor<11xi8>
  %65 = stablehlo.constant dense<[-128, -127, -3, -1, 0, 1, 2, 3, 7, 126, 127]> : tensor<11xi8>
  %66 = stablehlo.optimization_barrier %65 : tensor<11xi8>
  %67 = stablehlo.constant dense<1> : tensor<11xi8>
  %68 = stablehlo.optimization_barrier %67 : tensor<11xi8>
  %69 = "stablehlo.clamp"(%64, %66, %68) : (tensor<11xi8>, tensor<11xi8>, tensor<11xi8>) -> tensor<11xi8>
  check.expect_eq_const %69, dense<1> : tensor<11xi8>
  %70 = stablehlo.constant dense<-128> : tensor<i8>
  %71 = stablehlo.optimization_barrier %70 : tensor<i8>
  %72 = stablehlo.constant dense<[-128, -127, -3, -1, 0, 1, 2, 3, 7, 126, 127]> : tensor<11xi8>
  %73 = stablehlo.optimization_barrier %72 : tensor<11xi8>
  %74 = stablehlo.constant dense<-127> : tensor<i8>
  %75 = stablehlo.optimization_barrier %74 : tensor<i8>
  %76 = "stablehlo.clamp"(%71, %73, %75) : (tensor<i8>, tensor<11xi8>, tensor<i8>) -> tensor<11xi8>
  check.expect_eq_const %76, dense<[-128, -127, -127, -127, -127, -127, -127, -127, -127, -127, -127]> : tensor<11xi8>
  %77 = stablehlo.constant dense<-128> : tensor<11xi8>
  %78 = stablehlo.optimization_barrier %77 : tensor<11xi8>
  %79 = stablehlo.constant dense<[-128, -127, -3, -1, 0, 1, 2, 3, 7, 126, 127]> : tensor<11xi8>
  %80 = stablehlo.optimization_barrier %79 : tensor<11xi8>
  %81 = stablehlo.constant dense<-127> : tensor<11xi8>
  %82 = stablehlo.optimization_barrier %81 : tensor<11xi8>
  %83 = "stablehlo.clamp"(%78, %80, %82) : (tensor<11xi8>, tensor<11xi8>, tensor<11xi8>) -> tensor<11xi8>
  check.expect_eq_const %83, dense<[-128, -127, -127, -127, -127, -127, -127, -127, -127, -127, -127]> : tensor<11xi8>
  %84 = stablehlo.constant dense<1> : tensor<i16>
  %85 = stablehlo.optimization_barrier %84 : tensor<i16>
  %86 = stablehlo.constant dense<[-32768, -32767, -3, -1, 0, 1, 2, 3, 7, 32766, 32767]> : tensor<11xi16>
  %87 = stablehlo.optimization_barrier %86 : tensor<11xi16>
  %88 = stablehlo.constant dense<3> : tensor<i16>
  %89 = stablehlo.optimization_barrier %88 : tensor<i16>
  %90 = "stablehlo.clamp"(%85, %87, %89) : (tensor<i16>, tensor<11xi16>, tensor<i16>) -> tensor<11xi16>
  check.expect_eq_const %90, dense<[1, 1, 1, 1, 1, 1, 2, 3, 3, 3, 3]> : tensor<11xi16>
  %91 = stablehlo.constant dense<1> : tensor<11xi16>
  %92 = stablehlo.optimization_barrier %91 : tensor<11xi16>
  %93 = stablehlo.constant dense<[-32768, -32767, -3, -1, 0, 1, 2, 3, 7, 32766, 32767]> : tensor<11xi16>
  %94 = stablehlo.optimization_barrier %93 : tensor<11xi16>
  %95 = stablehlo.constant dense<3> : tensor<11xi16>
  %96 = stablehlo.optimization_barrier %95 : tensor<11xi16>
  %97 = "stablehlo.clamp"(%92, %94, %96) : (tensor<11xi16>, tensor<11xi16>, tensor<11xi16>) -> tensor<11xi16>
  check.expect_eq_const %97, dense<[1, 1, 1, 1, 1, 1, 2, 3, 3, 3, 3]> : tensor<11xi16>
  %98 = stablehlo.constant dense<3> : tensor<i16>
  %99 = stablehlo.optimization_barrier %98 : tensor<i16>
  %100 = stablehlo.constant dense<[-32768, -32767, -3, -1, 0, 1, 2, 3, 7, 32766, 32767]> : tensor<11xi16>
  %101 = stablehlo.optimization_barrier %100 : tensor<11xi16>
  %102 = stablehlo.constant dense<1> : tensor<i16>
  %103 = stablehlo.optimization_barrier %102 : tensor<i16>
  %104 = "stablehlo.clamp"(%99, %101, %103) : (tensor<i16>, tensor<11xi16>, tensor<i16>) -> tensor<11xi16>
  check.expect_eq_const %104, dense<1> : tensor<11xi16>
  %105 = stablehlo.constant dense<3> : tensor<11xi16>
  %106 = stablehlo.optimization_barrier %105 : tensor<11xi16>
  %107 = stablehlo.constant dense<[-32768, -32767, -3, -1, 0, 1, 2, 3, 7, 32766, 32767]> : tensor<11xi16>
  %108 = stablehlo.optimization_barrier %107 : tensor<11xi16>
  %109 = stablehlo.constant dense<1> : tensor<11xi16>
  %110 = stablehlo.optimization_barrier %109 : tensor<11xi16>
  %111 = "stablehlo.clamp"(%106, %108, %110) : (tensor<11xi16>, tensor<11xi16>, tensor<11xi16>) -> tensor<11xi16>
  check.expect_eq_const %111, dense<1> : tensor<11xi16>
  %112 = stablehlo.constant dense<-32768> : tensor<i16>
  %113 = stablehlo.optimization_barrier %112 : tensor<i16>
  %114 = stablehlo.constant dense<[-32768, -32767, -3, -1, 0, 1, 2, 3, 7, 32766, 32767]> : tensor<11xi16>
  %115 = stablehlo.optimization_barrier %114 : tensor<11xi16>
  %116 = stablehlo.constant dense<-32767> : tensor<i16>
  %117 = stablehlo.optimization_barrier %116 : tensor<i16>
  %118 = "stablehlo.clamp"(%113, %115, %117) : (tensor<i16>, tensor<11xi16>, tensor<i16>) -> tensor<11xi16>
  check.expect_eq_const %118, dense<[-32768, -32767, -32767, -32767, -32767, -32767, -32767, -32767, -32767, -32767, -32767]> : tensor<11xi16>
  %119 = stablehlo.constant dense<-32768> : tensor<11xi16>
  %120 = stablehlo.optimization_barrier %119 : tensor<11xi16>
  %121 = stablehlo.constant dense<[-32768, -32767, -3, -1, 0, 1, 2, 3, 7, 32766, 32767]> : tensor<11xi16>
  %122 = stablehlo.optimization_barrier %121 : tensor<11xi16>
  %123 = stablehlo.constant dense<-32767> : tensor<11xi16>
  %124 = stablehlo.optimization_barrier %123 : tensor<11xi16>
  %125 = "stablehlo.clamp"(%120, %122, %124) : (tensor<11xi16>, tensor<11xi16>, tensor<11xi16>) -> tensor<11xi16>
  check.expect_eq_const %125, dense<[-32768, -32767, -32767, -32767, -32767, -32767, -32767, -32767, -32767, -32767, -32767]> : tensor<11xi16>
  %126 = stablehlo.constant dense<1> : tensor<i32>
  %127 = stablehlo.optimization_barrier %126 : tensor<i32>
  %128 = stablehlo.constant dense<[-2147483648, -2147483647, -3, -1, 0, 1, 2, 3, 7, 2147483646, 2147483647]> : tensor<11xi32>
  %129 = stablehlo.optimization_barrier %128 : tensor<11xi32>
  %130 = stablehlo.constant dense<3> : tensor<i32>
  %131 = stablehlo.optimization_barrier %130 : tensor<i32>
  %132 = "stablehlo.clamp"(%127, %129, %131) : (tensor<i32>, tensor<11xi32>, tensor<i32>) -> tensor<11xi32>
  check.expect_eq_const %132, dense<[1, 1, 1, 1, 1, 1, 2, 3, 3, 3, 3]> : tensor<11xi32>
  %133 = stablehlo.constant dense<1> : tensor<11xi32>
  %134 = stablehlo.optimization_barrier %133 : tensor<11xi32>
  %135 = stablehlo.constant dense<[-2147483648, -2147483647, -3, -1, 0, 1, 2, 3, 7, 2147483646, 2147483647]> : tensor<11xi32>
  %136 = stablehlo.optimization_barrier %135 : tensor<11xi32>
  %137 = stablehlo.constant dense<3> : tensor<11xi32>
  %138 = stablehlo.optimization_barrier %137 : tensor<11xi32>
  %139 = "stablehlo.clamp"(%134, %136, %138) : (tensor<11xi32>, tensor<11xi32>, tensor<11xi32>) -> tensor<11xi32>
  check.expect_eq_const %139, dense<[1, 1, 1, 1, 1, 1, 2, 3, 3, 3, 3]> : tensor<11xi32>
  %140 = stablehlo.constant dense<3> : tensor<i32>
  %141 = stablehlo.optimization_barrier %140 : tensor<i32>
  %142 = stablehlo.constant dense<[-2147483648, -2147483647, -3, -1, 0, 1, 2, 3, 7, 2147483646, 2147483647]> : tensor<11xi32>
  %143 = stablehlo.optimization_barrier %142 : tensor<11xi32>
  %144 = stablehlo.constant dense<1> : tensor<i32>
  %145 = stablehlo.optimization_barrier %144 : tensor<i32>
  %146 = "stablehlo.clamp"(%141, %143, %145) : (tensor<i32>, tensor<11xi32>, tensor<i32>) -> tensor<11xi32>
  check.expect_eq_const %146, dense<1> : tensor<11xi32>
  %147 = stablehlo.constant dense<3> : tensor<11xi32>
  %148 = stablehlo.optimization_barrier %147 : tensor<11xi32>
  %149 = stablehlo.constant dense<[-2147483648, -2147483647, -3, -1, 0, 1, 2, 3, 7, 2147483646, 2147483647]> : tensor<11xi32>
  %150 = stablehlo.optimization_barrier %149 : tensor<11xi32>
  %151 = stablehlo.constant dense<1> : tensor<11xi32>
  %152 = stablehlo.optimization_barrier %151 : tensor<11xi32>
  %153 = "stablehlo.clamp"(%148, %150, %152) : (tensor<11xi32>, tensor<11xi32>, tensor<11xi32>) -> tensor<11xi32>
  check.expect_eq_const %153, dense<1> : tensor<11xi32>
  %154 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %155 = stablehlo.optimization_barrier %154 : tensor<i32>
  %156 = stablehlo.constant dense<[-2147483648, -2147483647, -3, -1, 0, 1, 2, 3, 7, 2147483646, 2147483647]> : tensor<11xi32>
  %157 = stablehlo.optimization_barrier %156 : tensor<11xi32>
  %158 = stablehlo.constant dense<-2147483647> : tensor<i32>
  %159 = stablehlo.optimization_barrier %158 : tensor<i32>
  %160 = "stablehlo.clamp"(%155, %157, %159) : (tensor<i32>, tensor<11xi32>, tensor<i32>) -> tensor<11xi32>
  check.expect_eq_const %160, dense<[-2147483648, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647]> : tensor<11xi32>
  %161 = stablehlo.constant dense<-2147483648> : tensor<11xi32>
  %162 = stablehlo.optimization_barrier %161 : tensor<11xi32>
  %163 = stablehlo.constant dense<[-2147483648, -2147483647, -3, -1, 0, 1, 2, 3, 7, 2147483646, 2147483647]> : tensor<11xi32>
  %164 = stablehlo.optimization_barrier %163 : tensor<11xi32>
  %165 = stablehlo.constant dense<-2147483647> : tensor<11xi32>
  %166 = stablehlo.optimization_barrier %165 : tensor<11xi32>
  %167 = "stablehlo.clamp"(%162, %164, %166) : (tensor<11xi32>, tensor<11xi32>, tensor<11xi32>) -> tensor<11xi32>
  check.expect_eq_const %167, dense<[-2147483648, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647, -2147483647]> : tensor<11xi32>
  %168 = stablehlo.constant dense<1> : tensor<i64>
  %169 = stablehlo.optimization_barrier %168 : tensor<i64>
  %170 = stablehlo.constant dense<[-9223372036854775808, -9223372036854775807, -3, -1, 0, 1, 2, 3, 7, 9223372036854775806, 9223372036854775807]> : tensor<11xi64>
  %171 = stablehlo.optimization_barrier %170 : tensor<11xi64>
  %172 = stablehlo.constant dense<3> : tensor<i64>
  %173 = stablehlo.optimization_barrier %172 : tensor<i64>
  %174 = "stablehlo.clamp"(%169, %171, %173) : (tensor<i64>, tensor<11xi64>, tensor<i64>) -> tensor<11xi64>
  check.expect_eq_const %174, dense<[1, 1, 1, 1, 1, 1, 2, 3, 3, 3, 3]> : tensor<11xi64>
  %175 = stablehlo.constant dense<1> : tensor<11xi64>
  %176 = stablehlo.optimization_barrier %175 : tensor<11xi64>
  %177 = stablehlo.constant dense<[-9223372036854775808, -9223372036854775807, -3, -1, 0, 1, 2, 3, 7, 9223372036854775806, 9223372036854775807]> : tensor<11xi64>
  %178 = stablehlo.optimization_barrier %177 : tensor<11xi64>
  %179 = stablehlo.constant dense<3> : tensor<11xi64>
  %180 = stablehlo.optimization_barrier %179 : tensor<11xi64>
  %181 = "stablehlo.clamp"(%176, %178, %180) : (tensor<11xi64>, tensor<11xi64>, tensor<11xi64>) -> tensor<11xi64>
  check.expect_eq_const %181, dense<[1, 1, 1, 1, 1, 1, 2, 3, 3, 3, 3]> : tensor<11xi64>
  %182 = stablehlo.constant dense<3> : tensor<i64>
  %183 = stablehlo.optimization_barrier %182 : tensor<i64>
  %184 = stablehlo.constant dense<[-9223372036854775808, -9223372036854775807, -3, -1, 0, 1, 2, 3, 7, 9223372036854775806, 9223372036854775807]> : tensor<11xi64>
  %185 = stablehlo.optimization_barrier %184 : tensor<11xi64>
  %186 = stablehlo.constant dense<1> : tensor<i64>
  %187 = stablehlo.optimization_barrier %186 : tensor<i64>
  %188 = "stablehlo.clamp"(%183, %185, %187) : (tensor<i64>, tensor<11xi64>, tensor<i64>) -> tensor<11xi64>
  check.expect_eq_const %188, dense<1> : tensor<11xi64>
  %189 = stablehlo.constant dense<3> : tensor<11xi64>
  %190 = stablehlo.optimization_barrier %189 : tensor<11xi64>
  %191 = stablehlo.constant dense<[-9223372036854775808, -9223372036854775807, -3, -1, 0, 1, 2, 3, 7, 9223372036854775806, 9223372036854775807]> : tensor<11xi64>
  %192 = stablehlo.optimization_barrier %191 : tensor<11xi64>
  %193 = stablehlo.constant dense<1> : tensor<11xi64>
  %194 = stablehlo.optimization_barrier %193 : tensor<11xi64>
  %195 = "stablehlo.clamp"(%190, %192, %194) : (tensor<11xi64>, tensor<11xi64>, tensor<11xi64>) -> tensor<11xi64>
  check.expect_eq_const %195, dense<1> : tensor<11xi64>
  %196 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %197 = stablehlo.optimization_barrier %196 : tensor<i64>
  %198 = stablehlo.constant dense<[-9223372036854775808, -9223372036854775807, -3, -1, 0, 1, 2, 3, 7, 9223372036854775806, 9223372036854775807]> : tensor<11xi64>
  %199 = stablehlo.optimization_barrier %198 : tensor<11xi64>
  %200 = stablehlo.constant dense<-9223372036854775807> : tensor<i64>
  %201 = stablehlo.optimization_barrier %200 : tensor<i64>
  %202 = "stablehlo.clamp"(%197, %199, %201) : (tensor<i64>, tensor<11xi64>, tensor<i64>) -> tensor<11xi64>
  check.expect_eq_const %202, dense<[-9223372036854775808, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807]> : tensor<11xi64>
  %203 = stablehlo.constant dense<-9223372036854775808> : tensor<11xi64>
  %204 = stablehlo.optimization_barrier %203 : tensor<11xi64>
  %205 = stablehlo.constant dense<[-9223372036854775808, -9223372036854775807, -3, -1, 0, 1, 2, 3, 7, 9223372036854775806, 9223372036854775807]> : tensor<11xi64>
  %206 = stablehlo.optimization_barrier %205 : tensor<11xi64>
  %207 = stablehlo.constant dense<-9223372036854775807> : tensor<11xi64>
  %208 = stablehlo.optimization_barrier %207 : tensor<11xi64>
  %209 = "stablehlo.clamp"(%204, %206, %208) : (tensor<11xi64>, tensor<11xi64>, tensor<11xi64>) -> tensor<11xi64>
  check.expect_eq_const %209, dense<[-9223372036854775808, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807]> : tensor<11xi64>
  %210 = stablehlo.constant dense<1> : tensor<ui4>
  %211 = stablehlo.optimization_barrier %210 : tensor<ui4>
  %212 = stablehlo.constant dense<[0, 1, 2, 3, 7, 14, 15]> : tensor<7xui4>
  %213 = stablehlo.optimization_barrier %212 : tensor<7xui4>
  %214 = stablehlo.constant dense<3> : tensor<ui4>
  %215 = stablehlo.optimization_barrier %214 : tensor<ui4>
  %216 = "stablehlo.clamp"(%211, %213, %215) : (tensor<ui4>, tensor<7xui4>, tensor<ui4>) -> tensor<7xui4>
  check.expect_eq_const %216, dense<[1, 1, 2, 3, 3, 3, 3]> : tensor<7xui4>
  %217 = stablehlo.constant dense<1> : tensor<7xui4>
  %218 = stablehlo.optimization_barrier %217 : tensor<7xui4>
  %219 = stablehlo.constant dense<[0, 1, 2, 3, 7, 14, 15]> : tensor<7xui4>
  %220 = stablehlo.optimization_barrier %219 : tensor<7xui4>
  %221 = stablehlo.constant dense<3> : tensor<7xui4>
  %222 = stablehlo.optimization_barrier %221 : tensor<7xui4>
  %223 = "stablehlo.clamp"(%218, %220, %222) : (tensor<7xui4>, tensor<7xui4>, tensor<7xui4>) -> tensor<7xui4>
  check.expect_eq_const %223, dense<[1, 1, 2, 3, 3, 3, 3]> : tensor<7xui4>
  %224 = stablehlo.constant dense<3> : tensor<ui4>
  %225 = stablehlo.optimization_barrier %224 : tensor<ui4>
  %226 = stablehlo.constant dense<[0, 1, 2, 3, 7, 14, 15]> : tensor<7xui4>
  %227 = stablehlo.optimization_barrier %226 : tensor<7xui4>
  %228 = stablehlo.constant dense<1> : tensor<ui4>
  %229 = stablehlo.optimization_barrier %228 : tensor<ui4>
  %230 = "stablehlo.clamp"(%225, %227, %229) : (tensor<ui4>, tensor<7xui4>, tensor<ui4>) -> tensor<7xui4>
  check.expect_eq_const %230, dense<1> : tensor<7xui4>
  %231 = stablehlo.constant dense<3> : tensor<7xui4>
  %232 = stablehlo.optimization_barrier %231 : tensor<7xui4>
  %233 = stablehlo.constant dense<[0, 1, 2, 3, 7, 14, 15]> : tensor<7xui4>
  %234 = stablehlo.optimization_barrier %233 : tensor<7xui4>
  %235 = stablehlo.constant dense<1> : tensor<7xui4>
  %236 = stablehlo.optimization_barrier %235 : tensor<7xui4>
  %237 = "stablehlo.clamp"(%232, %234, %236) : (tensor<7xui4>, tensor<7xui4>, tensor<7xui4>) -> tensor<7xui4>
  check.expect_eq_const %237, dense<1> : tensor<7xui4>
  %238 = stablehlo.constant dense<0> : tensor<ui4>
  %239 = stablehlo.optimization_barrier %238 : tensor<ui4>
  %240 = stablehlo.constant dense<[0, 1, 2, 3, 7, 14, 15]> : tensor<7xui4>
  %241 = stablehlo.optimization_barrier %240 : tensor<7xui4>
  %242 = stablehlo.constant dense<1> : tensor<ui4>
  %243 = stablehlo.optimization_barrier %242 : tensor<ui4>
  %244 = "stablehlo.clamp"(%239, %241, %243) : (tensor<ui4>, tensor<7xui4>, tensor<ui4>) -> tensor<7xui4>
  check.expect_eq_const %244, dense<[0, 1, 1, 1, 1, 1, 1]> : tensor<7xui4>
  %245 = stablehlo.constant dense<0> : tensor<7xui4>
  %246 = stablehlo.optimization_barrier %245 : tensor<7xui4>
  %247 = stablehlo.constant dense<[0, 1, 2, 3, 7, 14, 15]> : tensor<7xui4>
  %248 = stablehlo.optimization_barrier %247 : tensor<7xui4>
  %249 = stablehlo.constant dense<1> : tensor<7xui4>
  %250 = stablehlo.optimization_barrier %249 : tensor<7xui4>
  %251 = "stablehlo.clamp"(%246, %248, %250) : (tensor<7xui4>, tensor<7xui4>, tensor<7xui4>) -> tensor<7xui4>
  check.expect_eq_const %251, dense<[0, 1, 1, 1, 1, 1, 1]> : tensor<7xui4>
  %252 = stablehlo.constant dense<1> : tensor<ui8>
  %253 = stablehlo.optimization_barrier %252 : tensor<ui8>
  %254 = stablehlo.constant dense<[0, 1, 2, 3, 7, 254, 255]> : tensor<7xui8>
  %255 = stablehlo.optimization_barrier %254 : tensor<7xui8>
  %256 = stablehlo.constant dense<3> : tensor<ui8>
  %257 = stablehlo.optimization_barrier %256 : tensor<ui8>
  %258 = "stablehlo.clamp"(%253, %255, %257) : (tensor<ui8>, tensor<7xui8>, tensor<ui8>) -> tensor<7xui8>
  check.expect_eq_const %258, dense<[1, 1, 2, 3, 3, 3, 3]> : tensor<7xui8>
  %259 = stablehlo.constant dense<1> : tensor<7xui8>
  %260 = stablehlo.optimization_barrier %259 : tensor<7xui8>
  %261 = stablehlo.constant dense<[0, 1, 2, 3, 7, 254, 255]> : tensor<7xui8>
  %262 = stablehlo.optimization_barrier %261 : tensor<7xui8>
  %263 = stablehlo.constant dense<3> : tensor<7xui8>
  %264 = stablehlo.optimization_barrier %263 : tensor<7xui8>
  %265 = "stablehlo.clamp"(%260, %262, %264) : (tensor<7xui8>, tensor<7xui8>, tensor<7xui8>) -> tensor<7xui8>
  check.expect_eq_const %265, dense<[1, 1, 2, 3, 3, 3, 3]> : tensor<7xui8>
  %266 = stablehlo.constant dense<3> : tensor<ui8>
  %267 = stablehlo.optimization_barrier %266 : tensor<ui8>
  %268 = stablehlo.constant dense<[0, 1, 2, 3, 7, 254, 255]> : tensor<7xui8>
  %269 = stablehlo.optimization_barrier %268 : tensor<7xui8>
  %270 = stablehlo.constant dense<1> : tensor<ui8>
  %271 = stablehlo.optimization_barrier %270 : tensor<ui8>
  %272 = "stablehlo.clamp"(%267, %269, %271) : (tensor<ui8>, tensor<7xui8>, tensor<ui8>) -> tensor<7xui8>
  check.expect_eq_const %272, dense<1> : tensor<7xui8>
  %273 = stablehlo.constant dense<3> : tensor<7xui8>
  %274 = stablehlo.optimization_barrier %273 : tensor<7xui8>
  %275 = stablehlo.constant dense<[0, 1, 2, 3, 7, 254, 255]> : tensor<7xui8>
  %276 = stablehlo.optimization_barrier %275 : tensor<7xui8>
  %277 = stablehlo.constant dense<1> : tensor<7xui8>
  %278 = stablehlo.optimization_barrier %277 : tensor<7xui8>
  %279 = "stablehlo.clamp"(%274, %276, %278) : (tensor<7xui8>, tensor<7xui8>, tensor<7xui8>) -> tensor<7xui8>
  check.expect_eq_const %279, dense<1> : tensor<7xui8>
  %280 = stablehlo.constant dense<0> : tensor<ui8>
  %281 = stablehlo.optimization_barrier %280 : tensor<ui8>
  %282 = stablehlo.constant dense<[0, 1, 2, 3, 7, 254, 255]> : tensor<7xui8>
  %283 = stablehlo.optimization_barrier %282 : tensor<7xui8>
  %284 = stablehlo.constant dense<1> : tensor<ui8>
  %285 = stablehlo.optimization_barrier %284 : tensor<ui8>
  %286 = "stablehlo.clamp"(%281, %283, %285) : (tensor<ui8>, tensor<7xui8>, tensor<ui8>) -> tensor<7xui8>
  check.expect_eq_const %286, dense<[0, 1, 1, 1, 1, 1, 1]> : tensor<7xui8>
  %287 = stablehlo.constant dense<0> : tensor<7xui8>
  %288 = stablehlo.optimization_barrier %287 : tensor<7xui8>
  %289 = stablehlo.constant dense<[0, 1, 2, 3, 7, 254, 255]> : tensor<7xui8>
  %290 = stablehlo.optimization_barrier %289 : tensor<7xui8>
  %291 = stablehlo.constant dense<1> : tensor<7xui8>
  %292 = stablehlo.optimization_barrier %291 : tensor<7xui8>
  %293 = "stablehlo.clamp"(%288, %290, %292) : (tensor<7xui8>, tensor<7xui8>, tensor<7xui8>) -> tensor<7xui8>
  check.expect_eq_const %293, dense<[0, 1, 1, 1, 1, 1, 1]> : tensor<7xui8>
  %294 = stablehlo.constant dense<1> : tensor<ui16>
  %295 = stablehlo.optimization_barrier %294 : tensor<ui16>
  %296 = stablehlo.constant dense<[0, 1, 2, 3, 7, 65534, 65535]> : tensor<7xui16>
  %297 = stablehlo.optimization_barrier %296 : tensor<7xui16>
  %298 = stablehlo.constant dense<3> : tensor<ui16>
  %299 = stablehlo.optimization_barrier %298 : tensor<ui16>
  %300 = "stablehlo.clamp"(%295, %297, %299) : (tensor<ui16>, tensor<7xui16>, tensor<ui16>) -> tensor<7xui16>
  check.expect_eq_const %300, dense<[1, 1, 2, 3, 3, 3, 3]> : tensor<7xui16>
  %301 = stablehlo.constant dense<1> : tensor<7xui16>
  %302 = stablehlo.optimization_barrier %301 : tensor<7xui16>
  %303 = stablehlo.constant dense<[0, 1, 2, 3, 7, 65534, 65535]> : tensor<7xui16>
  %304 = stablehlo.optimization_barrier %303 : tensor<7xui16>
  %305 = stablehlo.constant dense<3> : tensor<7xui16>
  %306 = stablehlo.optimization_barrier %305 : tensor<7xui16>
  %307 = "stablehlo.clamp"(%302, %304, %306) : (tensor<7xui16>, tensor<7xui16>, tensor<7xui16>) -> tensor<7xui16>
  check.expect_eq_const %307, dense<[1, 1, 2, 3, 3, 3, 3]> : tensor<7xui16>
  %308 = stablehlo.constant dense<3> : tensor<ui16>
  %309 = stablehlo.optimization_barrier %308 : tensor<ui16>
  %310 = stablehlo.constant dense<[0, 1, 2, 3, 7, 65534, 65535]> : tensor<7xui16>
  %311 = stablehlo.optimization_barrier %310 : tensor<7xui16>
  %312 = stablehlo.constant dense<1> : tensor<ui16>
  %313 = stablehlo.optimization_barrier %312 : tensor<ui16>
  %314 = "stablehlo.clamp"(%309, %311, %313) : (tensor<ui16>, tensor<7xui16>, tensor<ui16>) -> tensor<7xui16>
  check.expect_eq_const %314, dense<1> : tensor<7xui16>
  %315 = stablehlo.constant dense<3> : tensor<7xui16>
  %316 = stablehlo.optimization_barrier %315 : tensor<7xui16>
  %317 = stablehlo.constant dense<[0, 1, 2, 3, 7, 65534, 65535]> : tensor<7xui16>
  %318 = stablehlo.optimization_barrier %317 : tensor<7xui16>
  %319 = stablehlo.constant dense<1> : tensor<7xui16>
  %320 = stablehlo.optimization_barrier %319 : tensor<7xui16>
  %321 = "stablehlo.clamp"(%316, %318, %320) : (tensor<7xui16>, tensor<7xui16>, tensor<7xui16>) -> tensor<7xui16>
  check.expect_eq_const %321, dense<1> : tensor<7xui16>
  %322 = stablehlo.constant dense<0> : tensor<ui16>
  %323 = stablehlo.optimization_barrier %322 : tensor<ui16>
  %324 = stablehlo.constant dense<[0, 1, 2, 3, 7, 65534, 65535]> : tensor<7xui16>
  %325 = stablehlo.optimization_barrier %324 : tensor<7xui16>
  %326 = stablehlo.constant dense<1> : tensor<ui16>
  %327 = stablehlo.optimization_barrier %326 : tensor<ui16>
  %328 = "stablehlo.clamp"(%323, %325, %327) : (tensor<ui16>, tensor<7xui16>, tensor<ui16>) -> tensor<7xui16>
  check.expect_eq_const %328, dense<[0, 1, 1, 1, 1, 1, 1]> : tensor<7xui16>
  %329 = stablehlo.constant dense<0> : tensor<7xui16>
  %330 = stablehlo.optimization_barrier %329 : tensor<7xui16>
  %331 = stablehlo.constant dense<[0, 1, 2, 3, 7, 65534, 65535]> : tensor<7xui16>
  %332 = stablehlo.optimization_barrier %331 : tensor<7xui16>
  %333 = stablehlo.constant dense<1> : tensor<7xui16>
  %334 = stablehlo.optimization_barrier %333 : tensor<7xui16>
  %335 = "stablehlo.clamp"(%330, %332, %334) : (tensor<7xui16>, tensor<7xui16>, tensor<7xui16>) -> tensor<7xui16>
  check.expect_eq_const %335, dense<[0, 1, 1, 1, 1, 1, 1]> : tensor<7xui16>
  %336 = stablehlo.constant dense<1> : tensor<ui32>
  %337 = stablehlo.optimization_barrier %336 : tensor<ui32>
  %338 = stablehlo.constant dense<[0, 1, 2, 3, 7, 4294967294, 4294967295]> : tensor<7xui32>
  %339 = stablehlo.optimization_barrier %338 : tensor<7xui32>
  %340 = stablehlo.constant dense<3> : tensor<ui32>
  %341 = stablehlo.optimization_barrier %340 : tensor<ui32>
  %342 = "stablehlo.clamp"(%337, %339, %341) : (tensor<ui32>, tensor<7xui32>, tensor<ui32>) -> tensor<7xui32>
  check.expect_eq_const %342, dense<[1, 1, 2, 3, 3, 3, 3]> : tensor<7xui32>
  %343 = stablehlo.constant dense<1> : tensor<7xui32>
  %344 = stablehlo.optimization_barrier %343 : tensor<7xui32>
  %345 = stablehlo.constant dense<[0, 1, 2, 3, 7, 4294967294, 4294967295]> : tensor<7xui32>
  %346 = stablehlo.optimization_barrier %345 : tensor<7xui32>
  %347 = stablehlo.constant dense<3> : tensor<7xui32>
  %348 = stablehlo.optimization_barrier %347 : tensor<7xui32>
  %349 = "stablehlo.clamp"(%344, %346, %348) : (tensor<7xui32>, tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
  check.expect_eq_const %349, dense<[1, 1, 2, 3, 3, 3, 3]> : tensor<7xui32>
  %350 = stablehlo.constant dense<3> : tensor<ui32>
  %351 = stablehlo.optimization_barrier %350 : tensor<ui32>
  %352 = stablehlo.constant dense<[0, 1, 2, 3, 7, 4294967294, 4294967295]> : tensor<7xui32>
  %353 = stablehlo.optimization_barrier %352 : tensor<7xui32>
  %354 = stablehlo.constant dense<1> : tensor<ui32>
  %355 = stablehlo.optimization_barrier %354 : tensor<ui32>
  %356 = "stablehlo.clamp"(%351, %353, %355) : (tensor<ui32>, tensor<7xui32>, tensor<ui32>) -> tensor<7xui32>
  check.expect_eq_const %356, dense<1> : tensor<7xui32>
  %357 = stablehlo.constant dense<3> : tensor<7xui32>
  %358 = stablehlo.optimization_barrier %357 : tensor<7xui32>
  %359 = stablehlo.constant dense<[0, 1, 2, 3, 7, 4294967294, 4294967295]> : tensor<7xui32>
  %360 = stablehlo.optimization_barrier %359 : tensor<7xui32>
  %361 = stablehlo.constant dense<1> : tensor<7xui32>
  %362 = stablehlo.optimization_barrier %361 : tensor<7xui32>
  %363 = "stablehlo.clamp"(%358, %360, %362) : (tensor<7xui32>, tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
  check.expect_eq_const %363, dense<1> : tensor<7xui32>
  %364 = stablehlo.constant dense<0> : tensor<ui32>
  %365 = stablehlo.optimization_barrier %364 : tensor<ui32>
  %366 = stablehlo.constant dense<[0, 1, 2, 3, 7, 4294967294, 4294967295]> : tensor<7xui32>
  %367 = stablehlo.optimization_barrier %366 : tensor<7xui32>
  %368 = stablehlo.constant dense<1> : tensor<ui32>
  %369 = stablehlo.optimization_barrier %368 : tensor<ui32>
  %370 = "stablehlo.clamp"(%365, %367, %369) : (tensor<ui32>, tensor<7xui32>, tensor<ui32>) -> tensor<7xui32>
  check.expect_eq_const %370, dense<[0, 1, 1, 1, 1, 1, 1]> : tensor<7xui32>
  %371 = stablehlo.constant dense<0> : tensor<7xui32>
  %372 = stablehlo.optimization_barrier %371 : tensor<7xui32>
  %373 = stablehlo.constant dense<[0, 1, 2, 3, 7, 4294967294, 4294967295]> : tensor<7xui32>
  %374 = stablehlo.optimization_barrier %373 : tensor<7xui32>
  %375 = stablehlo.constant dense<1> : tensor<7xui32>
  %376 = stablehlo.optimization_barrier %375 : tensor<7xui32>
  %377 = "stablehlo.clamp"(%372, %374, %376) : (tensor<7xui32>, tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
  check.expect_eq_const %377, dense<[0, 1, 1, 1, 1, 1, 1]> : tensor<7xui32>
  %378 = stablehlo.constant dense<1> : tensor<ui64>
  %379 = stablehlo.optimization_barrier %378 : tensor<ui64>
  %380 = stablehlo.constant dense<[0, 1, 2, 3, 7, 18446744073709551614, 18446744073709551615]> : tensor<7xui64>
  %381 = stablehlo.optimization_barrier %380 : tensor<7xui64>
  %382 = stablehlo.constant dense<3> : tensor<ui64>
  %383 = stablehlo.optimization_barrier %382 : tensor<ui64>
  %384 = "stablehlo.clamp"(%379, %381, %383) : (tensor<ui64>, tensor<7xui64>, tensor<ui64>) -> tensor<7xui64>
  check.expect_eq_const %384, dense<[1, 1, 2, 3, 3, 3, 3]> : tensor<7xui64>
  %385 = stablehlo.constant dense<1> : tensor<7xui64>
  %386 = stablehlo.optimization_barrier %385 : tensor<7xui64>
  %387 = stablehlo.constant dense<[0, 1, 2, 3, 7, 18446744073709551614, 18446744073709551615]> : tensor<7xui64>
  %388 = stablehlo.optimization_barrier %387 : tensor<7xui64>
  %389 = stablehlo.constant dense<3> : tensor<7xui64>
  %390 = stablehlo.optimization_barrier %389 : tensor<7xui64>
  %391 = "stablehlo.clamp"(%386, %388, %390) : (tensor<7xui64>, tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
  check.expect_eq_const %391, dense<[1, 1, 2, 3, 3, 3, 3]> : tensor<7xui64>
  %392 = stablehlo.constant dense<3> : tensor<ui64>
  %393 = stablehlo.optimization_barrier %392 : tensor<ui64>
  %394 = stablehlo.constant dense<[0, 1, 2, 3, 7, 18446744073709551614, 18446744073709551615]> : tensor<7xui64>
  %395 = stablehlo.optimization_barrier %394 : tensor<7xui64>
  %396 = stablehlo.constant dense<1> : tensor<ui64>
  %397 = stablehlo.optimization_barrier %396 : tensor<ui64>
  %398 = "stablehlo.clamp"(%393, %395, %397) : (tensor<ui64>, tensor<7xui64>, tensor<ui64>) -> tensor<7xui64>
  check.expect_eq_const %398, dense<1> : tensor<7xui64>
  %399 = stablehlo.constant dense<3> : tensor<7xui64>
  %400 = stablehlo.optimization_barrier %399 : tensor<7xui64>
  %401 = stablehlo.constant dense<[0, 1, 2, 3, 7, 18446744073709551614, 18446744073709551615]> : tensor<7xui64>
  %402 = stablehlo.optimization_barrier %401 : tensor<7xui64>
  %403 = stablehlo.constant dense<1> : tensor<7xui64>
  %404 = stablehlo.optimization_barrier %403 : tensor<7xui64>
  %405 = "stablehlo.clamp"(%400, %402, %404) : (tensor<7xui64>, tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
  check.expect_eq_const %405, dense<1> : tensor<7xui64>
  %406 = stablehlo.constant dense<0> : tensor<ui64>
  %407 = stablehlo.optimization_barrier %406 : tensor<ui64>
  %408 = stablehlo.constant dense<[0, 1, 2, 3, 7, 18446744073709551614, 18446744073709551615]> : tensor<7xui64>
  %409 = stablehlo.optimization_barrier %408 : tensor<7xui64>
  %410 = stablehlo.constant dense<1> : tensor<ui64>
  %411 = stablehlo.optimization_barrier %410 : tensor<ui64>
  %412 = "stablehlo.clamp"(%407, %409, %411) : (tensor<ui64>, tensor<7xui64>, tensor<ui64>) -> tensor<7xui64>
  check.expect_eq_const %412, dense<[0, 1, 1, 1, 1, 1, 1]> : tensor<7xui64>
  %413 = stablehlo.constant dense<0> : tensor<7xui64>
  %414 = stablehlo.optimization_barrier %413 : tensor<7xui64>
  %415 = stablehlo.constant dense<[0, 1, 2, 3, 7, 18446744073709551614, 18446744073709551615]> : tensor<7xui64>
  %416 = stablehlo.optimization_barrier %415 : tensor<7xui64>
  %417 = stablehlo.constant dense<1> : tensor<7xui64>
  %418 = stablehlo.optimization_barrier %417 : tensor<7xui64>
  %419 = "stablehlo.clamp"(%414, %416, %418) : (tensor<7xui64>, tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
  check.expect_eq_const %419, dense<[0, 1, 1, 1, 1, 1, 1]> : tensor<7xui64>
  %420 = stablehlo.constant dense<1.0> : tensor<bf16>
  %421 = stablehlo.optimization_barrier %420 : tensor<bf16>
  %422 = stablehlo.constant dense<[0.0, 0x8000, 0x7F80, 0xFF80, 0x7FC0, 0x0001, 0x8001, 0x0080, 0x8080, 0x7F7F, 0xFF7F, 1.0, -1.0, 1.5, -0.5]> : tensor<15xbf16>
  %423 = stablehlo.optimization_barrier %422 : tensor<15xbf16>
  %424 = stablehlo.constant dense<3.0> : tensor<bf16>
  %425 = stablehlo.optimization_barrier %424 : tensor<bf16>
  %426 = "stablehlo.clamp"(%421, %423, %425) : (tensor<bf16>, tensor<15xbf16>, tensor<bf16>) -> tensor<15xbf16>
  %427 = "stablehlo.bitcast_convert"(%426) : (tensor<15xbf16>) -> tensor<15xui16>
  %428 = "stablehlo.compare"(%426, %426) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xbf16>, tensor<15xbf16>) -> tensor<15xi1>
  check.expect_eq_const %428, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %429 = stablehlo.constant dense<0> : tensor<15xui16>
  %430 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %431 = "stablehlo.select"(%430, %429, %427) : (tensor<15xi1>, tensor<15xui16>, tensor<15xui16>) -> tensor<15xui16>
  check.expect_eq_const %431, dense<[16256, 16256, 16448, 16256, 0, 16256, 16256, 16256, 16256, 16448, 16256, 16256, 16256, 16320, 16256]> : tensor<15xui16>
  %432 = stablehlo.constant dense<1.0> : tensor<15xbf16>
  %433 = stablehlo.optimization_barrier %432 : tensor<15xbf16>
  %434 = stablehlo.constant dense<[0.0, 0x8000, 0x7F80, 0xFF80, 0x7FC0, 0x0001, 0x8001, 0x0080, 0x8080, 0x7F7F, 0xFF7F, 1.0, -1.0, 1.5, -0.5]> : tensor<15xbf16>
  %435 = stablehlo.optimization_barrier %434 : tensor<15xbf16>
  %436 = stablehlo.constant dense<3.0> : tensor<15xbf16>
  %437 = stablehlo.optimization_barrier %436 : tensor<15xbf16>
  %438 = "stablehlo.clamp"(%433, %435, %437) : (tensor<15xbf16>, tensor<15xbf16>, tensor<15xbf16>) -> tensor<15xbf16>
  %439 = "stablehlo.bitcast_convert"(%438) : (tensor<15xbf16>) -> tensor<15xui16>
  %440 = "stablehlo.compare"(%438, %438) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xbf16>, tensor<15xbf16>) -> tensor<15xi1>
  check.expect_eq_const %440, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %441 = stablehlo.constant dense<0> : tensor<15xui16>
  %442 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %443 = "stablehlo.select"(%442, %441, %439) : (tensor<15xi1>, tensor<15xui16>, tensor<15xui16>) -> tensor<15xui16>
  check.expect_eq_const %443, dense<[16256, 16256, 16448, 16256, 0, 16256, 16256, 16256, 16256, 16448, 16256, 16256, 16256, 16320, 16256]> : tensor<15xui16>
  %444 = stablehlo.constant dense<3.0> : tensor<bf16>
  %445 = stablehlo.optimization_barrier %444 : tensor<bf16>
  %446 = stablehlo.constant dense<[0.0, 0x8000, 0x7F80, 0xFF80, 0x7FC0, 0x0001, 0x8001, 0x0080, 0x8080, 0x7F7F, 0xFF7F, 1.0, -1.0, 1.5, -0.5]> : tensor<15xbf16>
  %447 = stablehlo.optimization_barrier %446 : tensor<15xbf16>
  %448 = stablehlo.constant dense<1.0> : tensor<bf16>
  %449 = stablehlo.optimization_barrier %448 : tensor<bf16>
  %450 = "stablehlo.clamp"(%445, %447, %449) : (tensor<bf16>, tensor<15xbf16>, tensor<bf16>) -> tensor<15xbf16>
  %451 = "stablehlo.bitcast_convert"(%450) : (tensor<15xbf16>) -> tensor<15xui16>
  %452 = "stablehlo.compare"(%450, %450) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xbf16>, tensor<15xbf16>) -> tensor<15xi1>
  check.expect_eq_const %452, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %453 = stablehlo.constant dense<0> : tensor<15xui16>
  %454 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %455 = "stablehlo.select"(%454, %453, %451) : (tensor<15xi1>, tensor<15xui16>, tensor<15xui16>) -> tensor<15xui16>
  check.expect_eq_const %455, dense<[16256, 16256, 16256, 16256, 0, 16256, 16256, 16256, 16256, 16256, 16256, 16256, 16256, 16256, 16256]> : tensor<15xui16>
  %456 = stablehlo.constant dense<3.0> : tensor<15xbf16>
  %457 = stablehlo.optimization_barrier %456 : tensor<15xbf16>
  %458 = stablehlo.constant dense<[0.0, 0x8000, 0x7F80, 0xFF80, 0x7FC0, 0x0001, 0x8001, 0x0080, 0x8080, 0x7F7F, 0xFF7F, 1.0, -1.0, 1.5, -0.5]> : tensor<15xbf16>
  %459 = stablehlo.optimization_barrier %458 : tensor<15xbf16>
  %460 = stablehlo.constant dense<1.0> : tensor<15xbf16>
  %461 = stablehlo.optimization_barrier %460 : tensor<15xbf16>
  %462 = "stablehlo.clamp"(%457, %459, %461) : (tensor<15xbf16>, tensor<15xbf16>, tensor<15xbf16>) -> tensor<15xbf16>
  %463 = "stablehlo.bitcast_convert"(%462) : (tensor<15xbf16>) -> tensor<15xui16>
  %464 = "stablehlo.compare"(%462, %462) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xbf16>, tensor<15xbf16>) -> tensor<15xi1>
  check.expect_eq_const %464, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %465 = stablehlo.constant dense<0> : tensor<15xui16>
  %466 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %467 = "stablehlo.select"(%466, %465, %463) : (tensor<15xi1>, tensor<15xui16>, tensor<15xui16>) -> tensor<15xui16>
  check.expect_eq_const %467, dense<[16256, 16256, 16256, 16256, 0, 16256, 16256, 16256, 16256, 16256, 16256, 16256, 16256, 16256, 16256]> : tensor<15xui16>
  %468 = stablehlo.constant dense<0.0> : tensor<bf16>
  %469 = stablehlo.optimization_barrier %468 : tensor<bf16>
  %470 = stablehlo.constant dense<[0.0, 0x8000, 0x7F80, 0xFF80, 0x7FC0, 0x0001, 0x8001, 0x0080, 0x8080, 0x7F7F, 0xFF7F, 1.0, -1.0, 1.5, -0.5]> : tensor<15xbf16>
  %471 = stablehlo.optimization_barrier %470 : tensor<15xbf16>
  %472 = stablehlo.constant dense<0x8000> : tensor<bf16>
  %473 = stablehlo.optimization_barrier %472 : tensor<bf16>
  %474 = "stablehlo.clamp"(%469, %471, %473) : (tensor<bf16>, tensor<15xbf16>, tensor<bf16>) -> tensor<15xbf16>
  %475 = "stablehlo.bitcast_convert"(%474) : (tensor<15xbf16>) -> tensor<15xui16>
  %476 = "stablehlo.compare"(%474, %474) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xbf16>, tensor<15xbf16>) -> tensor<15xi1>
  check.expect_eq_const %476, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %477 = stablehlo.constant dense<0> : tensor<15xui16>
  %478 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %479 = "stablehlo.select"(%478, %477, %475) : (tensor<15xi1>, tensor<15xui16>, tensor<15xui16>) -> tensor<15xui16>
  check.expect_eq_const %479, dense<[32768, 32768, 32768, 32768, 0, 32768, 32768, 32768, 32768, 32768, 32768, 32768, 32768, 32768, 32768]> : tensor<15xui16>
  %480 = stablehlo.constant dense<0.0> : tensor<15xbf16>
  %481 = stablehlo.optimization_barrier %480 : tensor<15xbf16>
  %482 = stablehlo.constant dense<[0.0, 0x8000, 0x7F80, 0xFF80, 0x7FC0, 0x0001, 0x8001, 0x0080, 0x8080, 0x7F7F, 0xFF7F, 1.0, -1.0, 1.5, -0.5]> : tensor<15xbf16>
  %483 = stablehlo.optimization_barrier %482 : tensor<15xbf16>
  %484 = stablehlo.constant dense<0x8000> : tensor<15xbf16>
  %485 = stablehlo.optimization_barrier %484 : tensor<15xbf16>
  %486 = "stablehlo.clamp"(%481, %483, %485) : (tensor<15xbf16>, tensor<15xbf16>, tensor<15xbf16>) -> tensor<15xbf16>
  %487 = "stablehlo.bitcast_convert"(%486) : (tensor<15xbf16>) -> tensor<15xui16>
  %488 = "stablehlo.compare"(%486, %486) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xbf16>, tensor<15xbf16>) -> tensor<15xi1>
  check.expect_eq_const %488, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %489 = stablehlo.constant dense<0> : tensor<15xui16>
  %490 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %491 = "stablehlo.select"(%490, %489, %487) : (tensor<15xi1>, tensor<15xui16>, tensor<15xui16>) -> tensor<15xui16>
  check.expect_eq_const %491, dense<[32768, 32768, 32768, 32768, 0, 32768, 32768, 32768, 32768, 32768, 32768, 32768, 32768, 32768, 32768]> : tensor<15xui16>
  %492 = stablehlo.constant dense<1.0> : tensor<f16>
  %493 = stablehlo.optimization_barrier %492 : tensor<f16>
  %494 = stablehlo.constant dense<[0.0, 0x8000, 0x7C00, 0xFC00, 0x7E00, 0x0001, 0x8001, 0x0400, 0x8400, 0x7BFF, 0xFBFF, 1.0, -1.0, 1.5, -0.5]> : tensor<15xf16>
  %495 = stablehlo.optimization_barrier %494 : tensor<15xf16>
  %496 = stablehlo.constant dense<3.0> : tensor<f16>
  %497 = stablehlo.optimization_barrier %496 : tensor<f16>
  %498 = "stablehlo.clamp"(%493, %495, %497) : (tensor<f16>, tensor<15xf16>, tensor<f16>) -> tensor<15xf16>
  %499 = "stablehlo.bitcast_convert"(%498) : (tensor<15xf16>) -> tensor<15xui16>
  %500 = "stablehlo.compare"(%498, %498) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xf16>, tensor<15xf16>) -> tensor<15xi1>
  check.expect_eq_const %500, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %501 = stablehlo.constant dense<0> : tensor<15xui16>
  %502 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %503 = "stablehlo.select"(%502, %501, %499) : (tensor<15xi1>, tensor<15xui16>, tensor<15xui16>) -> tensor<15xui16>
  check.expect_eq_const %503, dense<[15360, 15360, 16896, 15360, 0, 15360, 15360, 15360, 15360, 16896, 15360, 15360, 15360, 15872, 15360]> : tensor<15xui16>
  %504 = stablehlo.constant dense<1.0> : tensor<15xf16>
  %505 = stablehlo.optimization_barrier %504 : tensor<15xf16>
  %506 = stablehlo.constant dense<[0.0, 0x8000, 0x7C00, 0xFC00, 0x7E00, 0x0001, 0x8001, 0x0400, 0x8400, 0x7BFF, 0xFBFF, 1.0, -1.0, 1.5, -0.5]> : tensor<15xf16>
  %507 = stablehlo.optimization_barrier %506 : tensor<15xf16>
  %508 = stablehlo.constant dense<3.0> : tensor<15xf16>
  %509 = stablehlo.optimization_barrier %508 : tensor<15xf16>
  %510 = "stablehlo.clamp"(%505, %507, %509) : (tensor<15xf16>, tensor<15xf16>, tensor<15xf16>) -> tensor<15xf16>
  %511 = "stablehlo.bitcast_convert"(%510) : (tensor<15xf16>) -> tensor<15xui16>
  %512 = "stablehlo.compare"(%510, %510) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xf16>, tensor<15xf16>) -> tensor<15xi1>
  check.expect_eq_const %512, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %513 = stablehlo.constant dense<0> : tensor<15xui16>
  %514 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %515 = "stablehlo.select"(%514, %513, %511) : (tensor<15xi1>, tensor<15xui16>, tensor<15xui16>) -> tensor<15xui16>
  check.expect_eq_const %515, dense<[15360, 15360, 16896, 15360, 0, 15360, 15360, 15360, 15360, 16896, 15360, 15360, 15360, 15872, 15360]> : tensor<15xui16>
  %516 = stablehlo.constant dense<3.0> : tensor<f16>
  %517 = stablehlo.optimization_barrier %516 : tensor<f16>
  %518 = stablehlo.constant dense<[0.0, 0x8000, 0x7C00, 0xFC00, 0x7E00, 0x0001, 0x8001, 0x0400, 0x8400, 0x7BFF, 0xFBFF, 1.0, -1.0, 1.5, -0.5]> : tensor<15xf16>
  %519 = stablehlo.optimization_barrier %518 : tensor<15xf16>
  %520 = stablehlo.constant dense<1.0> : tensor<f16>
  %521 = stablehlo.optimization_barrier %520 : tensor<f16>
  %522 = "stablehlo.clamp"(%517, %519, %521) : (tensor<f16>, tensor<15xf16>, tensor<f16>) -> tensor<15xf16>
  %523 = "stablehlo.bitcast_convert"(%522) : (tensor<15xf16>) -> tensor<15xui16>
  %524 = "stablehlo.compare"(%522, %522) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xf16>, tensor<15xf16>) -> tensor<15xi1>
  check.expect_eq_const %524, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %525 = stablehlo.constant dense<0> : tensor<15xui16>
  %526 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %527 = "stablehlo.select"(%526, %525, %523) : (tensor<15xi1>, tensor<15xui16>, tensor<15xui16>) -> tensor<15xui16>
  check.expect_eq_const %527, dense<[15360, 15360, 15360, 15360, 0, 15360, 15360, 15360, 15360, 15360, 15360, 15360, 15360, 15360, 15360]> : tensor<15xui16>
  %528 = stablehlo.constant dense<3.0> : tensor<15xf16>
  %529 = stablehlo.optimization_barrier %528 : tensor<15xf16>
  %530 = stablehlo.constant dense<[0.0, 0x8000, 0x7C00, 0xFC00, 0x7E00, 0x0001, 0x8001, 0x0400, 0x8400, 0x7BFF, 0xFBFF, 1.0, -1.0, 1.5, -0.5]> : tensor<15xf16>
  %531 = stablehlo.optimization_barrier %530 : tensor<15xf16>
  %532 = stablehlo.constant dense<1.0> : tensor<15xf16>
  %533 = stablehlo.optimization_barrier %532 : tensor<15xf16>
  %534 = "stablehlo.clamp"(%529, %531, %533) : (tensor<15xf16>, tensor<15xf16>, tensor<15xf16>) -> tensor<15xf16>
  %535 = "stablehlo.bitcast_convert"(%534) : (tensor<15xf16>) -> tensor<15xui16>
  %536 = "stablehlo.compare"(%534, %534) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xf16>, tensor<15xf16>) -> tensor<15xi1>
  check.expect_eq_const %536, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %537 = stablehlo.constant dense<0> : tensor<15xui16>
  %538 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %539 = "stablehlo.select"(%538, %537, %535) : (tensor<15xi1>, tensor<15xui16>, tensor<15xui16>) -> tensor<15xui16>
  check.expect_eq_const %539, dense<[15360, 15360, 15360, 15360, 0, 15360, 15360, 15360, 15360, 15360, 15360, 15360, 15360, 15360, 15360]> : tensor<15xui16>
  %540 = stablehlo.constant dense<0.0> : tensor<f16>
  %541 = stablehlo.optimization_barrier %540 : tensor<f16>
  %542 = stablehlo.constant dense<[0.0, 0x8000, 0x7C00, 0xFC00, 0x7E00, 0x0001, 0x8001, 0x0400, 0x8400, 0x7BFF, 0xFBFF, 1.0, -1.0, 1.5, -0.5]> : tensor<15xf16>
  %543 = stablehlo.optimization_barrier %542 : tensor<15xf16>
  %544 = stablehlo.constant dense<0x8000> : tensor<f16>
  %545 = stablehlo.optimization_barrier %544 : tensor<f16>
  %546 = "stablehlo.clamp"(%541, %543, %545) : (tensor<f16>, tensor<15xf16>, tensor<f16>) -> tensor<15xf16>
  %547 = "stablehlo.bitcast_convert"(%546) : (tensor<15xf16>) -> tensor<15xui16>
  %548 = "stablehlo.compare"(%546, %546) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xf16>, tensor<15xf16>) -> tensor<15xi1>
  check.expect_eq_const %548, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %549 = stablehlo.constant dense<0> : tensor<15xui16>
  %550 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %551 = "stablehlo.select"(%550, %549, %547) : (tensor<15xi1>, tensor<15xui16>, tensor<15xui16>) -> tensor<15xui16>
  check.expect_eq_const %551, dense<[32768, 32768, 32768, 32768, 0, 32768, 32768, 32768, 32768, 32768, 32768, 32768, 32768, 32768, 32768]> : tensor<15xui16>
  %552 = stablehlo.constant dense<0.0> : tensor<15xf16>
  %553 = stablehlo.optimization_barrier %552 : tensor<15xf16>
  %554 = stablehlo.constant dense<[0.0, 0x8000, 0x7C00, 0xFC00, 0x7E00, 0x0001, 0x8001, 0x0400, 0x8400, 0x7BFF, 0xFBFF, 1.0, -1.0, 1.5, -0.5]> : tensor<15xf16>
  %555 = stablehlo.optimization_barrier %554 : tensor<15xf16>
  %556 = stablehlo.constant dense<0x8000> : tensor<15xf16>
  %557 = stablehlo.optimization_barrier %556 : tensor<15xf16>
  %558 = "stablehlo.clamp"(%553, %555, %557) : (tensor<15xf16>, tensor<15xf16>, tensor<15xf16>) -> tensor<15xf16>
  %559 = "stablehlo.bitcast_convert"(%558) : (tensor<15xf16>) -> tensor<15xui16>
  %560 = "stablehlo.compare"(%558, %558) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xf16>, tensor<15xf16>) -> tensor<15xi1>
  check.expect_eq_const %560, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %561 = stablehlo.constant dense<0> : tensor<15xui16>
  %562 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %563 = "stablehlo.select"(%562, %561, %559) : (tensor<15xi1>, tensor<15xui16>, tensor<15xui16>) -> tensor<15xui16>
  check.expect_eq_const %563, dense<[32768, 32768, 32768, 32768, 0, 32768, 32768, 32768, 32768, 32768, 32768, 32768, 32768, 32768, 32768]> : tensor<15xui16>
  %564 = stablehlo.constant dense<1.0> : tensor<f32>
  %565 = stablehlo.optimization_barrier %564 : tensor<f32>
  %566 = stablehlo.constant dense<[0.0, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x00000001, 0x80000001, 0x00800000, 0x80800000, 0x7F7FFFFF, 0xFF7FFFFF, 1.0, -1.0, 1.5, -0.5]> : tensor<15xf32>
  %567 = stablehlo.optimization_barrier %566 : tensor<15xf32>
  %568 = stablehlo.constant dense<3.0> : tensor<f32>
  %569 = stablehlo.optimization_barrier %568 : tensor<f32>
  %570 = "stablehlo.clamp"(%565, %567, %569) : (tensor<f32>, tensor<15xf32>, tensor<f32>) -> tensor<15xf32>
  %571 = "stablehlo.bitcast_convert"(%570) : (tensor<15xf32>) -> tensor<15xui32>
  %572 = "stablehlo.compare"(%570, %570) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xf32>, tensor<15xf32>) -> tensor<15xi1>
  check.expect_eq_const %572, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %573 = stablehlo.constant dense<0> : tensor<15xui32>
  %574 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %575 = "stablehlo.select"(%574, %573, %571) : (tensor<15xi1>, tensor<15xui32>, tensor<15xui32>) -> tensor<15xui32>
  check.expect_eq_const %575, dense<[1065353216, 1065353216, 1077936128, 1065353216, 0, 1065353216, 1065353216, 1065353216, 1065353216, 1077936128, 1065353216, 1065353216, 1065353216, 1069547520, 1065353216]> : tensor<15xui32>
  %576 = stablehlo.constant dense<1.0> : tensor<15xf32>
  %577 = stablehlo.optimization_barrier %576 : tensor<15xf32>
  %578 = stablehlo.constant dense<[0.0, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x00000001, 0x80000001, 0x00800000, 0x80800000, 0x7F7FFFFF, 0xFF7FFFFF, 1.0, -1.0, 1.5, -0.5]> : tensor<15xf32>
  %579 = stablehlo.optimization_barrier %578 : tensor<15xf32>
  %580 = stablehlo.constant dense<3.0> : tensor<15xf32>
  %581 = stablehlo.optimization_barrier %580 : tensor<15xf32>
  %582 = "stablehlo.clamp"(%577, %579, %581) : (tensor<15xf32>, tensor<15xf32>, tensor<15xf32>) -> tensor<15xf32>
  %583 = "stablehlo.bitcast_convert"(%582) : (tensor<15xf32>) -> tensor<15xui32>
  %584 = "stablehlo.compare"(%582, %582) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xf32>, tensor<15xf32>) -> tensor<15xi1>
  check.expect_eq_const %584, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %585 = stablehlo.constant dense<0> : tensor<15xui32>
  %586 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %587 = "stablehlo.select"(%586, %585, %583) : (tensor<15xi1>, tensor<15xui32>, tensor<15xui32>) -> tensor<15xui32>
  check.expect_eq_const %587, dense<[1065353216, 1065353216, 1077936128, 1065353216, 0, 1065353216, 1065353216, 1065353216, 1065353216, 1077936128, 1065353216, 1065353216, 1065353216, 1069547520, 1065353216]> : tensor<15xui32>
  %588 = stablehlo.constant dense<3.0> : tensor<f32>
  %589 = stablehlo.optimization_barrier %588 : tensor<f32>
  %590 = stablehlo.constant dense<[0.0, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x00000001, 0x80000001, 0x00800000, 0x80800000, 0x7F7FFFFF, 0xFF7FFFFF, 1.0, -1.0, 1.5, -0.5]> : tensor<15xf32>
  %591 = stablehlo.optimization_barrier %590 : tensor<15xf32>
  %592 = stablehlo.constant dense<1.0> : tensor<f32>
  %593 = stablehlo.optimization_barrier %592 : tensor<f32>
  %594 = "stablehlo.clamp"(%589, %591, %593) : (tensor<f32>, tensor<15xf32>, tensor<f32>) -> tensor<15xf32>
  %595 = "stablehlo.bitcast_convert"(%594) : (tensor<15xf32>) -> tensor<15xui32>
  %596 = "stablehlo.compare"(%594, %594) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xf32>, tensor<15xf32>) -> tensor<15xi1>
  check.expect_eq_const %596, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %597 = stablehlo.constant dense<0> : tensor<15xui32>
  %598 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %599 = "stablehlo.select"(%598, %597, %595) : (tensor<15xi1>, tensor<15xui32>, tensor<15xui32>) -> tensor<15xui32>
  check.expect_eq_const %599, dense<[1065353216, 1065353216, 1065353216, 1065353216, 0, 1065353216, 1065353216, 1065353216, 1065353216, 1065353216, 1065353216, 1065353216, 1065353216, 1065353216, 1065353216]> : tensor<15xui32>
  %600 = stablehlo.constant dense<3.0> : tensor<15xf32>
  %601 = stablehlo.optimization_barrier %600 : tensor<15xf32>
  %602 = stablehlo.constant dense<[0.0, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x00000001, 0x80000001, 0x00800000, 0x80800000, 0x7F7FFFFF, 0xFF7FFFFF, 1.0, -1.0, 1.5, -0.5]> : tensor<15xf32>
  %603 = stablehlo.optimization_barrier %602 : tensor<15xf32>
  %604 = stablehlo.constant dense<1.0> : tensor<15xf32>
  %605 = stablehlo.optimization_barrier %604 : tensor<15xf32>
  %606 = "stablehlo.clamp"(%601, %603, %605) : (tensor<15xf32>, tensor<15xf32>, tensor<15xf32>) -> tensor<15xf32>
  %607 = "stablehlo.bitcast_convert"(%606) : (tensor<15xf32>) -> tensor<15xui32>
  %608 = "stablehlo.compare"(%606, %606) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xf32>, tensor<15xf32>) -> tensor<15xi1>
  check.expect_eq_const %608, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %609 = stablehlo.constant dense<0> : tensor<15xui32>
  %610 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %611 = "stablehlo.select"(%610, %609, %607) : (tensor<15xi1>, tensor<15xui32>, tensor<15xui32>) -> tensor<15xui32>
  check.expect_eq_const %611, dense<[1065353216, 1065353216, 1065353216, 1065353216, 0, 1065353216, 1065353216, 1065353216, 1065353216, 1065353216, 1065353216, 1065353216, 1065353216, 1065353216, 1065353216]> : tensor<15xui32>
  %612 = stablehlo.constant dense<0.0> : tensor<f32>
  %613 = stablehlo.optimization_barrier %612 : tensor<f32>
  %614 = stablehlo.constant dense<[0.0, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x00000001, 0x80000001, 0x00800000, 0x80800000, 0x7F7FFFFF, 0xFF7FFFFF, 1.0, -1.0, 1.5, -0.5]> : tensor<15xf32>
  %615 = stablehlo.optimization_barrier %614 : tensor<15xf32>
  %616 = stablehlo.constant dense<0x80000000> : tensor<f32>
  %617 = stablehlo.optimization_barrier %616 : tensor<f32>
  %618 = "stablehlo.clamp"(%613, %615, %617) : (tensor<f32>, tensor<15xf32>, tensor<f32>) -> tensor<15xf32>
  %619 = "stablehlo.bitcast_convert"(%618) : (tensor<15xf32>) -> tensor<15xui32>
  %620 = "stablehlo.compare"(%618, %618) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xf32>, tensor<15xf32>) -> tensor<15xi1>
  check.expect_eq_const %620, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %621 = stablehlo.constant dense<0> : tensor<15xui32>
  %622 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %623 = "stablehlo.select"(%622, %621, %619) : (tensor<15xi1>, tensor<15xui32>, tensor<15xui32>) -> tensor<15xui32>
  check.expect_eq_const %623, dense<[2147483648, 2147483648, 2147483648, 2147483648, 0, 2147483648, 2147483648, 2147483648, 2147483648, 2147483648, 2147483648, 2147483648, 2147483648, 2147483648, 2147483648]> : tensor<15xui32>
  %624 = stablehlo.constant dense<0.0> : tensor<15xf32>
  %625 = stablehlo.optimization_barrier %624 : tensor<15xf32>
  %626 = stablehlo.constant dense<[0.0, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x00000001, 0x80000001, 0x00800000, 0x80800000, 0x7F7FFFFF, 0xFF7FFFFF, 1.0, -1.0, 1.5, -0.5]> : tensor<15xf32>
  %627 = stablehlo.optimization_barrier %626 : tensor<15xf32>
  %628 = stablehlo.constant dense<0x80000000> : tensor<15xf32>
  %629 = stablehlo.optimization_barrier %628 : tensor<15xf32>
  %630 = "stablehlo.clamp"(%625, %627, %629) : (tensor<15xf32>, tensor<15xf32>, tensor<15xf32>) -> tensor<15xf32>
  %631 = "stablehlo.bitcast_convert"(%630) : (tensor<15xf32>) -> tensor<15xui32>
  %632 = "stablehlo.compare"(%630, %630) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xf32>, tensor<15xf32>) -> tensor<15xi1>
  check.expect_eq_const %632, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %633 = stablehlo.constant dense<0> : tensor<15xui32>
  %634 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %635 = "stablehlo.select"(%634, %633, %631) : (tensor<15xi1>, tensor<15xui32>, tensor<15xui32>) -> tensor<15xui32>
  check.expect_eq_const %635, dense<[2147483648, 2147483648, 2147483648, 2147483648, 0, 2147483648, 2147483648, 2147483648, 2147483648, 2147483648, 2147483648, 2147483648, 2147483648, 2147483648, 2147483648]> : tensor<15xui32>
  %636 = stablehlo.constant dense<1.0> : tensor<f64>
  %637 = stablehlo.optimization_barrier %636 : tensor<f64>
  %638 = stablehlo.constant dense<[0.0, 0x8000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x0000000000000001, 0x8000000000000001, 0x0010000000000000, 0x8010000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 1.0, -1.0, 1.5, -0.5]> : tensor<15xf64>
  %639 = stablehlo.optimization_barrier %638 : tensor<15xf64>
  %640 = stablehlo.constant dense<3.0> : tensor<f64>
  %641 = stablehlo.optimization_barrier %640 : tensor<f64>
  %642 = "stablehlo.clamp"(%637, %639, %641) : (tensor<f64>, tensor<15xf64>, tensor<f64>) -> tensor<15xf64>
  %643 = "stablehlo.bitcast_convert"(%642) : (tensor<15xf64>) -> tensor<15xui64>
  %644 = "stablehlo.compare"(%642, %642) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xf64>, tensor<15xf64>) -> tensor<15xi1>
  check.expect_eq_const %644, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %645 = stablehlo.constant dense<0> : tensor<15xui64>
  %646 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %647 = "stablehlo.select"(%646, %645, %643) : (tensor<15xi1>, tensor<15xui64>, tensor<15xui64>) -> tensor<15xui64>
  check.expect_eq_const %647, dense<[4607182418800017408, 4607182418800017408, 4613937818241073152, 4607182418800017408, 0, 4607182418800017408, 4607182418800017408, 4607182418800017408, 4607182418800017408, 4613937818241073152, 4607182418800017408, 4607182418800017408, 4607182418800017408, 4609434218613702656, 4607182418800017408]> : tensor<15xui64>
  %648 = stablehlo.constant dense<1.0> : tensor<15xf64>
  %649 = stablehlo.optimization_barrier %648 : tensor<15xf64>
  %650 = stablehlo.constant dense<[0.0, 0x8000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x0000000000000001, 0x8000000000000001, 0x0010000000000000, 0x8010000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 1.0, -1.0, 1.5, -0.5]> : tensor<15xf64>
  %651 = stablehlo.optimization_barrier %650 : tensor<15xf64>
  %652 = stablehlo.constant dense<3.0> : tensor<15xf64>
  %653 = stablehlo.optimization_barrier %652 : tensor<15xf64>
  %654 = "stablehlo.clamp"(%649, %651, %653) : (tensor<15xf64>, tensor<15xf64>, tensor<15xf64>) -> tensor<15xf64>
  %655 = "stablehlo.bitcast_convert"(%654) : (tensor<15xf64>) -> tensor<15xui64>
  %656 = "stablehlo.compare"(%654, %654) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xf64>, tensor<15xf64>) -> tensor<15xi1>
  check.expect_eq_const %656, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %657 = stablehlo.constant dense<0> : tensor<15xui64>
  %658 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %659 = "stablehlo.select"(%658, %657, %655) : (tensor<15xi1>, tensor<15xui64>, tensor<15xui64>) -> tensor<15xui64>
  check.expect_eq_const %659, dense<[4607182418800017408, 4607182418800017408, 4613937818241073152, 4607182418800017408, 0, 4607182418800017408, 4607182418800017408, 4607182418800017408, 4607182418800017408, 4613937818241073152, 4607182418800017408, 4607182418800017408, 4607182418800017408, 4609434218613702656, 4607182418800017408]> : tensor<15xui64>
  %660 = stablehlo.constant dense<3.0> : tensor<f64>
  %661 = stablehlo.optimization_barrier %660 : tensor<f64>
  %662 = stablehlo.constant dense<[0.0, 0x8000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x0000000000000001, 0x8000000000000001, 0x0010000000000000, 0x8010000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 1.0, -1.0, 1.5, -0.5]> : tensor<15xf64>
  %663 = stablehlo.optimization_barrier %662 : tensor<15xf64>
  %664 = stablehlo.constant dense<1.0> : tensor<f64>
  %665 = stablehlo.optimization_barrier %664 : tensor<f64>
  %666 = "stablehlo.clamp"(%661, %663, %665) : (tensor<f64>, tensor<15xf64>, tensor<f64>) -> tensor<15xf64>
  %667 = "stablehlo.bitcast_convert"(%666) : (tensor<15xf64>) -> tensor<15xui64>
  %668 = "stablehlo.compare"(%666, %666) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xf64>, tensor<15xf64>) -> tensor<15xi1>
  check.expect_eq_const %668, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %669 = stablehlo.constant dense<0> : tensor<15xui64>
  %670 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %671 = "stablehlo.select"(%670, %669, %667) : (tensor<15xi1>, tensor<15xui64>, tensor<15xui64>) -> tensor<15xui64>
  check.expect_eq_const %671, dense<[4607182418800017408, 4607182418800017408, 4607182418800017408, 4607182418800017408, 0, 4607182418800017408, 4607182418800017408, 4607182418800017408, 4607182418800017408, 4607182418800017408, 4607182418800017408, 4607182418800017408, 4607182418800017408, 4607182418800017408, 4607182418800017408]> : tensor<15xui64>
  %672 = stablehlo.constant dense<3.0> : tensor<15xf64>
  %673 = stablehlo.optimization_barrier %672 : tensor<15xf64>
  %674 = stablehlo.constant dense<[0.0, 0x8000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x0000000000000001, 0x8000000000000001, 0x0010000000000000, 0x8010000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 1.0, -1.0, 1.5, -0.5]> : tensor<15xf64>
  %675 = stablehlo.optimization_barrier %674 : tensor<15xf64>
  %676 = stablehlo.constant dense<1.0> : tensor<15xf64>
  %677 = stablehlo.optimization_barrier %676 : tensor<15xf64>
  %678 = "stablehlo.clamp"(%673, %675, %677) : (tensor<15xf64>, tensor<15xf64>, tensor<15xf64>) -> tensor<15xf64>
  %679 = "stablehlo.bitcast_convert"(%678) : (tensor<15xf64>) -> tensor<15xui64>
  %680 = "stablehlo.compare"(%678, %678) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xf64>, tensor<15xf64>) -> tensor<15xi1>
  check.expect_eq_const %680, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %681 = stablehlo.constant dense<0> : tensor<15xui64>
  %682 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %683 = "stablehlo.select"(%682, %681, %679) : (tensor<15xi1>, tensor<15xui64>, tensor<15xui64>) -> tensor<15xui64>
  check.expect_eq_const %683, dense<[4607182418800017408, 4607182418800017408, 4607182418800017408, 4607182418800017408, 0, 4607182418800017408, 4607182418800017408, 4607182418800017408, 4607182418800017408, 4607182418800017408, 4607182418800017408, 4607182418800017408, 4607182418800017408, 4607182418800017408, 4607182418800017408]> : tensor<15xui64>
  %684 = stablehlo.constant dense<0.0> : tensor<f64>
  %685 = stablehlo.optimization_barrier %684 : tensor<f64>
  %686 = stablehlo.constant dense<[0.0, 0x8000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x0000000000000001, 0x8000000000000001, 0x0010000000000000, 0x8010000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 1.0, -1.0, 1.5, -0.5]> : tensor<15xf64>
  %687 = stablehlo.optimization_barrier %686 : tensor<15xf64>
  %688 = stablehlo.constant dense<0x8000000000000000> : tensor<f64>
  %689 = stablehlo.optimization_barrier %688 : tensor<f64>
  %690 = "stablehlo.clamp"(%685, %687, %689) : (tensor<f64>, tensor<15xf64>, tensor<f64>) -> tensor<15xf64>
  %691 = "stablehlo.bitcast_convert"(%690) : (tensor<15xf64>) -> tensor<15xui64>
  %692 = "stablehlo.compare"(%690, %690) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xf64>, tensor<15xf64>) -> tensor<15xi1>
  check.expect_eq_const %692, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %693 = stablehlo.constant dense<0> : tensor<15xui64>
  %694 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %695 = "stablehlo.select"(%694, %693, %691) : (tensor<15xi1>, tensor<15xui64>, tensor<15xui64>) -> tensor<15xui64>
  check.expect_eq_const %695, dense<[9223372036854775808, 9223372036854775808, 9223372036854775808, 9223372036854775808, 0, 9223372036854775808, 9223372036854775808, 9223372036854775808, 9223372036854775808, 9223372036854775808, 9223372036854775808, 9223372036854775808, 9223372036854775808, 9223372036854775808, 9223372036854775808]> : tensor<15xui64>
  %696 = stablehlo.constant dense<0.0> : tensor<15xf64>
  %697 = stablehlo.optimization_barrier %696 : tensor<15xf64>
  %698 = stablehlo.constant dense<[0.0, 0x8000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x0000000000000001, 0x8000000000000001, 0x0010000000000000, 0x8010000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 1.0, -1.0, 1.5, -0.5]> : tensor<15xf64>
  %699 = stablehlo.optimization_barrier %698 : tensor<15xf64>
  %700 = stablehlo.constant dense<0x8000000000000000> : tensor<15xf64>
  %701 = stablehlo.optimization_barrier %700 : tensor<15xf64>
  %702 = "stablehlo.clamp"(%697, %699, %701) : (tensor<15xf64>, tensor<15xf64>, tensor<15xf64>) -> tensor<15xf64>
  %703 = "stablehlo.bitcast_convert"(%702) : (tensor<15xf64>) -> tensor<15xui64>
  %704 = "stablehlo.compare"(%702, %702) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xf64>, tensor<15xf64>) -> tensor<15xi1>
  check.expect_eq_const %704, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %705 = stablehlo.constant dense<0> : tensor<15xui64>
  %706 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %707 = "stablehlo.select"(%706, %705, %703) : (tensor<15xi1>, tensor<15xui64>, tensor<15xui64>) -> tensor<15xui64>
  check.expect_eq_const %707, dense<[9223372036854775808, 9223372036854775808, 9223372036854775808, 9223372036854775808, 0, 9223372036854775808, 9223372036854775808, 9223372036854775808, 9223372036854775808, 9223372036854775808, 9223372036854775808, 9223372036854775808, 9223372036854775808, 9223372036854775808, 9223372036854775808]> : tensor<15xui64>
  %708 = stablehlo.constant dense<[0x7FC00000, 1.0, 1.0]> : tensor<3xf32>
  %709 = stablehlo.optimization_barrier %708 : tensor<3xf32>
  %710 = stablehlo.constant dense<[1.0, 0x7FC00000, 2.0]> : tensor<3xf32>
  %711 = stablehlo.optimization_barrier %710 : tensor<3xf32>
  %712 = stablehlo.constant dense<[2.0, 2.0, 0x7FC00000]> : tensor<3xf32>
  %713 = stablehlo.optimization_barrier %712 : tensor<3xf32>
  %714 = "stablehlo.clamp"(%709, %711, %713) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  %715 = "stablehlo.bitcast_convert"(%714) : (tensor<3xf32>) -> tensor<3xui32>
  %716 = "stablehlo.compare"(%714, %714) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  check.expect_eq_const %716, dense<true> : tensor<3xi1>
  %717 = stablehlo.constant dense<0> : tensor<3xui32>
  %718 = stablehlo.constant dense<true> : tensor<3xi1>
  %719 = "stablehlo.select"(%718, %717, %715) : (tensor<3xi1>, tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
  check.expect_eq_const %719, dense<0> : tensor<3xui32>
  return
}
