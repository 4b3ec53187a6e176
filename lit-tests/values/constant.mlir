// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// constant in every type, of every value kept bit by bit. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  check.expect_eq_const %0, dense<[false, true]> : tensor<2xi1>
  %1 = stablehlo.constant dense<true> : tensor<i1>
  check.expect_eq_const %1, dense<true> : tensor<i1>
  %2 = stablehlo.constant dense<true> : tensor<13x7xi1>
  check.expect_eq_const %2, dense<true> : tensor<13x7xi1>
  %3 = stablehlo.constant dense<[-8, -7, -3, -1, 0, 1, 2, 3, 6, 7]> : tensor<10xi4>
  check.expect_eq_const %3, dense<[-8, -7, -3, -1, 0, 1, 2, 3, 6, 7]> : tensor<10xi4>
  %4 = stablehlo.constant dense<-7> : tensor<i4>
  check.expect_eq_const %4, dense<-7> : tensor<i4>
  %5 = stablehlo.constant dense<7> : tensor<13x7xi4>
  check.expect_eq_const %5, dense<7> : tensor<13x7xi4>
  %6 = stablehlo.constant dense<[-128, -127, -3, -1, 0, 1, 2, 3, 7, 126, 127]> : tensor<11xi8>
  check.expect_eq_const %6, dense<[-128, -127, -3, -1, 0, 1, 2, 3, 7, 126, 127]> : tensor<11xi8>
  %7 = stablehlo.constant dense<-127> : tensor<i8>
  check.expect_eq_const %7, dense<-127> : tensor<i8>
  %8 = stablehlo.constant dense<127> : tensor<13x7xi8>
  check.expect_eq_const %8, dense<127> : tensor<13x7xi8>
  %9 = stablehlo.constant dense<[-32768, -32767, -3, -1, 0, 1, 2, 3, 7, 32766, 32767]> : tensor<11xi16>
  check.expect_eq_const %9, dense<[-32768, -32767, -3, -1, 0, 1, 2, 3, 7, 32766, 32767]> : tensor<11xi16>
  %10 = stablehlo.constant dense<-32767> : tensor<i16>
  check.expect_eq_const %10, dense<-32767> : tensor<i16>
  %11 = stablehlo.constant dense<32767> : tensor<13x7xi16>
  check.expect_eq_const %11, dense<32767> : tensor<13x7xi16>
  %12 = stablehlo.constant dense<[-2147483648, -2147483647, -3, -1, 0, 1, 2, 3, 7, 2147483646, 2147483647]> : tensor<11xi32>
  check.expect_eq_const %12, dense<[-2147483648, -2147483647, -3, -1, 0, 1, 2, 3, 7, 2147483646, 2147483647]> : tensor<11xi32>
  %13 = stablehlo.constant dense<-2147483647> : tensor<i32>
  check.expect_eq_const %13, dense<-2147483647> : tensor<i32>
  %14 = stablehlo.constant dense<2147483647> : tensor<13x7xi32>
  check.expect_eq_const %14, dense<2147483647> : tensor<13x7xi32>
  %15 = stablehlo.constant dense<[-9223372036854775808, -9223372036854775807, -3, -1, 0, 1, 2, 3, 7, 9223372036854775806, 9223372036854775807]> : tensor<11xi64>
  check.expect_eq_const %15, dense<[-9223372036854775808, -9223372036854775807, -3, -1, 0, 1, 2, 3, 7, 9223372036854775806, 9223372036854775807]> : tensor<11xi64>
  %16 = stablehlo.constant dense<-9223372036854775807> : tensor<i64>
  check.expect_eq_const %16, dense<-9223372036854775807> : tensor<i64>
  %17 = stablehlo.constant dense<9223372036854775807> : tensor<13x7xi64>
  check.expect_eq_const %17, dense<9223372036854775807> : tensor<13x7xi64>
  %18 = stablehlo.constant dense<[0, 1, 2, 3, 7, 14, 15]> : tensor<7xui4>
  check.expect_eq_const %18, dense<[0, 1, 2, 3, 7, 14, 15]> : tensor<7xui4>
  %19 = stablehlo.constant dense<1> : tensor<ui4>
  check.expect_eq_const %19, dense<1> : tensor<ui4>
  %20 = stablehlo.constant dense<15> : tensor<13x7xui4>
  check.expect_eq_const %20, dense<15> : tensor<13x7xui4>
  %21 = stablehlo.constant dense<[0, 1, 2, 3, 7, 254, 255]> : tensor<7xui8>
  check.expect_eq_const %21, dense<[0, 1, 2, 3, 7, 254, 255]> : tensor<7xui8>
  %22 = stablehlo.constant dense<1> : tensor<ui8>
  check.expect_eq_const %22, dense<1> : tensor<ui8>
  %23 = stablehlo.constant dense<255> : tensor<13x7xui8>
  check.expect_eq_const %23, dense<255> : tensor<13x7xui8>
  %24 = stablehlo.constant dense<[0, 1, 2, 3, 7, 65534, 65535]> : tensor<7xui16>
  check.expect_eq_const %24, dense<[0, 1, 2, 3, 7, 65534, 65535]> : tensor<7xui16>
  %25 = stablehlo.constant dense<1> : tensor<ui16>
  check.expect_eq_const %25, dense<1> : tensor<ui16>
  %26 = stablehlo.constant dense<65535> : tensor<13x7xui16>
  check.expect_eq_const %26, dense<65535> : tensor<13x7xui16>
  %27 = stablehlo.constant dense<[0, 1, 2, 3, 7, 4294967294, 4294967295]> : tensor<7xui32>
  check.expect_eq_const %27, dense<[0, 1, 2, 3, 7, 4294967294, 4294967295]> : tensor<7xui32>
  %28 = stablehlo.constant dense<1> : tensor<ui32>
  check.expect_eq_const %28, dense<1> : tensor<ui32>
  %29 = stablehlo.constant dense<4294967295> : tensor<13x7xui32>
  check.expect_eq_const %29, dense<4294967295> : tensor<13x7xui32>
  %30 = stablehlo.constant dense<[0, 1, 2, 3, 7, 18446744073709551614, 18446744073709551615]> : tensor<7xui64>
  check.expect_eq_const %30, dense<[0, 1, 2, 3, 7, 18446744073709551614, 18446744073709551615]> : tensor<7xui64>
  %31 = stablehlo.constant dense<1> : tensor<ui64>
  check.expect_eq_const %31, dense<1> : tensor<ui64>
  %32 = stablehlo.constant dense<18446744073709551615> : tensor<13x7xui64>
  check.expect_eq_const %32, dense<18446744073709551615> : tensor<13x7xui64>
  %33 = stablehlo.constant dense<[0.0, 0x8000, 0x7F80, 0xFF80, 0x7FC0, 0x0001, 0x8001, 0x0080, 0x8080, 0x7F7F, 0xFF7F, 1.0, -1.0, 1.5, -0.5]> : tensor<15xbf16>
  %34 = "stablehlo.bitcast_convert"(%33) : (tensor<15xbf16>) -> tensor<15xui16>
  %35 = "stablehlo.compare"(%33, %33) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xbf16>, tensor<15xbf16>) -> tensor<15xi1>
  check.expect_eq_const %35, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %36 = stablehlo.constant dense<0> : tensor<15xui16>
  %37 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %38 = "stablehlo.select"(%37, %36, %34) : (tensor<15xi1>, tensor<15xui16>, tensor<15xui16>) -> tensor<15xui16>
  check.expect_eq_const %38, dense<[0, 32768, 32640, 65408, 0, 1, 32769, 128, 32896, 32639, 65407, 16256, 49024, 16320, 48896]> : tensor<15xui16>
  %39 = stablehlo.constant dense<0x8000> : tensor<bf16>
  %40 = "stablehlo.bitcast_convert"(%39) : (tensor<bf16>) -> tensor<ui16>
  check.expect_eq_const %40, dense<32768> : tensor<ui16>
  %41 = stablehlo.constant dense<-0.5> : tensor<13x7xbf16>
  %42 = "stablehlo.bitcast_convert"(%41) : (tensor<13x7xbf16>) -> tensor<13x7xui16>
  check.expect_eq_const %42, dense<48896> : tensor<13x7xui16>
  %43 = stablehlo.constant dense<[0.0, 0x8000, 0x7C00, 0xFC00, 0x7E00, 0x0001, 0x8001, 0x0400, 0x8400, 0x7BFF, 0xFBFF, 1.0, -1.0, 1.5, -0.5]> : tensor<15xf16>
  %44 = "stablehlo.bitcast_convert"(%43) : (tensor<15xf16>) -> tensor<15xui16>
  %45 = "stablehlo.compare"(%43, %43) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xf16>, tensor<15xf16>) -> tensor<15xi1>
  check.expect_eq_const %45, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %46 = stablehlo.constant dense<0> : tensor<15xui16>
  %47 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %48 = "stablehlo.select"(%47, %46, %44) : (tensor<15xi1>, tensor<15xui16>, tensor<15xui16>) -> tensor<15xui16>
  check.expect_eq_const %48, dense<[0, 32768, 31744, 64512, 0, 1, 32769, 1024, 33792, 31743, 64511, 15360, 48128, 15872, 47104]> : tensor<15xui16>
  %49 = stablehlo.constant dense<0x8000> : tensor<f16>
  %50 = "stablehlo.bitcast_convert"(%49) : (tensor<f16>) -> tensor<ui16>
  check.expect_eq_const %50, dense<32768> : tensor<ui16>
  %51 = stablehlo.constant dense<-0.5> : tensor<13x7xf16>
  %52 = "stablehlo.bitcast_convert"(%51) : (tensor<13x7xf16>) -> tensor<13x7xui16>
  check.expect_eq_const %52, dense<47104> : tensor<13x7xui16>
  %53 = stablehlo.constant dense<[0.0, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x00000001, 0x80000001, 0x00800000, 0x80800000, 0x7F7FFFFF, 0xFF7FFFFF, 1.0, -1.0, 1.5, -0.5]> : tensor<15xf32>
  %54 = "stablehlo.bitcast_convert"(%53) : (tensor<15xf32>) -> tensor<15xui32>
  %55 = "stablehlo.compare"(%53, %53) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xf32>, tensor<15xf32>) -> tensor<15xi1>
  check.expect_eq_const %55, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %56 = stablehlo.constant dense<0> : tensor<15xui32>
  %57 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %58 = "stablehlo.select"(%57, %56, %54) : (tensor<15xi1>, tensor<15xui32>, tensor<15xui32>) -> tensor<15xui32>
  check.expect_eq_const %58, dense<[0, 2147483648, 2139095040, 4286578688, 0, 1, 2147483649, 8388608, 2155872256, 2139095039, 4286578687, 1065353216, 3212836864, 1069547520, 3204448256]> : tensor<15xui32>
  %59 = stablehlo.constant dense<0x80000000> : tensor<f32>
  %60 = "stablehlo.bitcast_convert"(%59) : (tensor<f32>) -> tensor<ui32>
  check.expect_eq_const %60, dense<2147483648> : tensor<ui32>
  %61 = stablehlo.constant dense<-0.5> : tensor<13x7xf32>
  %62 = "stablehlo.bitcast_convert"(%61) : (tensor<13x7xf32>) -> tensor<13x7xui32>
  check.expect_eq_const %62, dense<3204448256> : tensor<13x7xui32>
  %63 = stablehlo.constant dense<[0.0, 0x8000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x0000000000000001, 0x8000000000000001, 0x0010000000000000, 0x8010000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 1.0, -1.0, 1.5, -0.5]> : tensor<15xf64>
  %64 = "stablehlo.bitcast_convert"(%63) : (tensor<15xf64>) -> tensor<15xui64>
  %65 = "stablehlo.compare"(%63, %63) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xf64>, tensor<15xf64>) -> tensor<15xi1>
  check.expect_eq_const %65, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %66 = stablehlo.constant dense<0> : tensor<15xui64>
  %67 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %68 = "stablehlo.select"(%67, %66, %64) : (tensor<15xi1>, tensor<15xui64>, tensor<15xui64>) -> tensor<15xui64>
  check.expect_eq_const %68, dense<[0, 9223372036854775808, 9218868437227405312, 18442240474082181120, 0, 1, 9223372036854775809, 4503599627370496, 9227875636482146304, 9218868437227405311, 18442240474082181119, 4607182418800017408, 13830554455654793216, 4609434218613702656, 13826050856027422720]> : tensor<15xui64>
  %69 = stablehlo.constant dense<0x8000000000000000> : tensor<f64>
  %70 = "stablehlo.bitcast_convert"(%69) : (tensor<f64>) -> tensor<ui64>
  check.expect_eq_const %70, dense<9223372036854775808> : tensor<ui64>
  %71 = stablehlo.constant dense<-0.5> : tensor<13x7xf64>
  %72 = "stablehlo.bitcast_convert"(%71) : (tensor<13x7xf64>) -> tensor<13x7xui64>
  check.expect_eq_const %72, dense<13826050856027422720> : tensor<13x7xui64>
  %73 = stablehlo.constant dense<> : tensor<0x3xi32>
  check.expect_eq_const %73, dense<> : tensor<0x3xi32>
  return
}
