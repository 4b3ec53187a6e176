// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// optimization_barrier gives its operands. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %1 = stablehlo.optimization_barrier %0 : tensor<2xi1>
  check.expect_eq_const %1, dense<[false, true]> : tensor<2xi1>
  %2 = stablehlo.constant dense<[-8, -7, -3, -1, 0, 1, 2, 3, 6, 7]> : tensor<10xi4>
  %3 = stablehlo.optimization_barrier %2 : tensor<10xi4>
  check.expect_eq_const %3, dense<[-8, -7, -3, -1, 0, 1, 2, 3, 6, 7]> : tensor<10xi4>
  %4 = stablehlo.constant dense<[-128, -127, -3, -1, 0, 1, 2, 3, 7, 126, 127]> : tensor<11xi8>
  %5 = stablehlo.optimization_barrier %4 : tensor<11xi8>
  check.expect_eq_const %5, dense<[-128, -127, -3, -1, 0, 1, 2, 3, 7, 126, 127]> : tensor<11xi8>
  %6 = stablehlo.constant dense<[-32768, -32767, -3, -1, 0, 1, 2, 3, 7, 32766, 32767]> : tensor<11xi16>
  %7 = stablehlo.optimization_barrier %6 : tensor<11xi16>
  check.expect_eq_const %7, dense<[-32768, -32767, -3, -1, 0, 1, 2, 3, 7, 32766, 32767]> : tensor<11xi16>
  %8 = stablehlo.constant dense<[-2147483648, -2147483647, -3, -1, 0, 1, 2, 3, 7, 2147483646, 2147483647]> : tensor<11xi32>
  %9 = stablehlo.optimization_barrier %8 : tensor<11xi32>
  check.expect_eq_const %9, dense<[-2147483648, -2147483647, -3, -1, 0, 1, 2, 3, 7, 2147483646, 2147483647]> : tensor<11xi32>
  %10 = stablehlo.constant dense<[-9223372036854775808, -9223372036854775807, -3, -1, 0, 1, 2, 3, 7, 9223372036854775806, 9223372036854775807]> : tensor<11xi64>
  %11 = stablehlo.optimization_barrier %10 : tensor<11xi64>
  check.expect_eq_const %11, dense<[-9223372036854775808, -9223372036854775807, -3, -1, 0, 1, 2, 3, 7, 9223372036854775806, 9223372036854775807]> : tensor<11xi64>
  %12 = stablehlo.constant dense<[0, 1, 2, 3, 7, 14, 15]> : tensor<7xui4>
  %13 = stablehlo.optimization_barrier %12 : tensor<7xui4>
  check.expect_eq_const %13, dense<[0, 1, 2, 3, 7, 14, 15]> : tensor<7xui4>
  %14 = stablehlo.constant dense<[0, 1, 2, 3, 7, 254, 255]> : tensor<7xui8>
  %15 = stablehlo.optimization_barrier %14 : tensor<7xui8>
  check.expect_eq_const %15, dense<[0, 1, 2, 3, 7, 254, 255]> : tensor<7xui8>
  %16 = stablehlo.constant dense<[0, 1, 2, 3, 7, 65534, 65535]> : tensor<7xui16>
  %17 = stablehlo.optimization_barrier %16 : tensor<7xui16>
  check.expect_eq_const %17, dense<[0, 1, 2, 3, 7, 65534, 65535]> : tensor<7xui16>
  %18 = stablehlo.constant dense<[0, 1, 2, 3, 7, 4294967294, 4294967295]> : tensor<7xui32>
  %19 = stablehlo.optimization_barrier %18 : tensor<7xui32>
  check.expect_eq_const %19, dense<[0, 1, 2, 3, 7, 4294967294, 4294967295]> : tensor<7xui32>
  %20 = stablehlo.constant dense<[0, 1, 2, 3, 7, 18446744073709551614, 18446744073709551615]> : tensor<7xui64>
  %21 = stablehlo.optimization_barrier %20 : tensor<7xui64>
  check.expect_eq_const %21, dense<[0, 1, 2, 3, 7, 18446744073709551614, 18446744073709551615]> : tensor<7xui64>
  %22 = stablehlo.constant dense<[0.0, 0x8000, 0x7F80, 0xFF80, 0x7FC0, 0x0001, 0x8001, 0x0080, 0x8080, 0x7F7F, 0xFF7F, 1.0, -1.0, 1.5, -0.5]> : tensor<15xbf16>
  %23 = stablehlo.optimization_barrier %22 : tensor<15xbf16>
  %24 = "stablehlo.bitcast_convert"(%23) : (tensor<15xbf16>) -> tensor<15xui16>
  %25 = "stablehlo.compare"(%23, %23) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xbf16>, tensor<15xbf16>) -> tensor<15xi1>
  check.expect_eq_const %25, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %26 = stablehlo.constant dense<0> : tensor<15xui16>
  %27 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %28 = "stablehlo.select"(%27, %26, %24) : (tensor<15xi1>, tensor<15xui16>, tensor<15xui16>) -> tensor<15xui16>
  check.expect_eq_const %28, dense<[0, 32768, 32640, 65408, 0, 1, 32769, 128, 32896, 32639, 65407, 16256, 49024, 16320, 48896]> : tensor<15xui16>
  %29 = stablehlo.constant dense<[0.0, 0x8000, 0x7C00, 0xFC00, 0x7E00, 0x0001, 0x8001, 0x0400, 0x8400, 0x7BFF, 0xFBFF, 1.0, -1.0, 1.5, -0.5]> : tensor<15xf16>
  %30 = stablehlo.optimization_barrier %29 : tensor<15xf16>
  %31 = "stablehlo.bitcast_convert"(%30) : (tensor<15xf16>) -> tensor<15xui16>
  %32 = "stablehlo.compare"(%30, %30) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xf16>, tensor<15xf16>) -> tensor<15xi1>
  check.expect_eq_const %32, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %33 = stablehlo.constant dense<0> : tensor<15xui16>
  %34 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %35 = "stablehlo.select"(%34, %33, %31) : (tensor<15xi1>, tensor<15xui16>, tensor<15xui16>) -> tensor<15xui16>
  check.expect_eq_const %35, dense<[0, 32768, 31744, 64512, 0, 1, 32769, 1024, 33792, 31743, 64511, 15360, 48128, 15872, 47104]> : tensor<15xui16>
  %36 = stablehlo.constant dense<[0.0, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x00000001, 0x80000001, 0x00800000, 0x80800000, 0x7F7FFFFF, 0xFF7FFFFF, 1.0, -1.0, 1.5, -0.5]> : tensor<15xf32>
  %37 = stablehlo.optimization_barrier %36 : tensor<15xf32>
  %38 = "stablehlo.bitcast_convert"(%37) : (tensor<15xf32>) -> tensor<15xui32>
  %39 = "stablehlo.compare"(%37, %37) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xf32>, tensor<15xf32>) -> tensor<15xi1>
  check.expect_eq_const %39, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %40 = stablehlo.constant dense<0> : tensor<15xui32>
  %41 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %42 = "stablehlo.select"(%41, %40, %38) : (tensor<15xi1>, tensor<15xui32>, tensor<15xui32>) -> tensor<15xui32>
  check.expect_eq_const %42, dense<[0, 2147483648, 2139095040, 4286578688, 0, 1, 2147483649, 8388608, 2155872256, 2139095039, 4286578687, 1065353216, 3212836864, 1069547520, 3204448256]> : tensor<15xui32>
  %43 = stablehlo.constant dense<[0.0, 0x8000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x0000000000000001, 0x8000000000000001, 0x0010000000000000, 0x8010000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 1.0, -1.0, 1.5, -0.5]> : tensor<15xf64>
  %44 = stablehlo.optimization_barrier %43 : tensor<15xf64>
  %45 = "stablehlo.bitcast_convert"(%44) : (tensor<15xf64>) -> tensor<15xui64>
  %46 = "stablehlo.compare"(%44, %44) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xf64>, tensor<15xf64>) -> tensor<15xi1>
  check.expect_eq_const %46, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %47 = stablehlo.constant dense<0> : tensor<15xui64>
  %48 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %49 = "stablehlo.select"(%48, %47, %45) : (tensor<15xi1>, tensor<15xui64>, tensor<15xui64>) -> tensor<15xui64>
  check.expect_eq_const %49, dense<[0, 9223372036854775808, 9218868437227405312, 18442240474082181120, 0, 1, 9223372036854775809, 4503599627370496, 9227875636482146304, 9218868437227405311, 18442240474082181119, 4607182418800017408, 13830554455654793216, 4609434218613702656, 13826050856027422720]> : tensor<15xui64>
  return
}
