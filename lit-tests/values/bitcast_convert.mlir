// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// bitcast_convert between types of one width, and between widths. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[0.0, 0x8000, 0x7F80, 0xFF80, 0x7FC0, 0x0001, 0x8001, 0x0080, 0x8080, 0x7F7F, 0xFF7F, 1.0, -1.0, 1.5, -0.5]> : tensor<15xbf16>
  %1 = stablehlo.optimization_barrier %0 : tensor<15xbf16>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<15xbf16>) -> tensor<15xui16>
  check.expect_eq_const %2, dense<[0, 32768, 32640, 65408, 32704, 1, 32769, 128, 32896, 32639, 65407, 16256, 49024, 16320, 48896]> : tensor<15xui16>
  %3 = stablehlo.constant dense<[0, 32768, 32640, 65408, 32704, 1, 32769, 128, 32896, 32639, 65407, 16256, 49024, 16320, 48896]> : tensor<15xui16>
  %4 = stablehlo.optimization_barrier %3 : tensor<15xui16>
  %5 = "stablehlo.bitcast_convert"(%4) : (tensor<15xui16>) -> tensor<15xbf16>
  %6 = "stablehlo.bitcast_convert"(%5) : (tensor<15xbf16>) -> tensor<15xui16>
  %7 = "stablehlo.compare"(%5, %5) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xbf16>, tensor<15xbf16>) -> tensor<15xi1>
  check.expect_eq_const %7, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %8 = stablehlo.constant dense<0> : tensor<15xui16>
  %9 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %10 = "stablehlo.select"(%9, %8, %6) : (tensor<15xi1>, tensor<15xui16>, tensor<15xui16>) -> tensor<15xui16>
  check.expect_eq_const %10, dense<[0, 32768, 32640, 65408, 0, 1, 32769, 128, 32896, 32639, 65407, 16256, 49024, 16320, 48896]> : tensor<15xui16>
  %11 = stablehlo.constant dense<[0.0, 0x8000, 0x7C00, 0xFC00, 0x7E00, 0x0001, 0x8001, 0x0400, 0x8400, 0x7BFF, 0xFBFF, 1.0, -1.0, 1.5, -0.5]> : tensor<15xf16>
  %12 = stablehlo.optimization_barrier %11 : tensor<15xf16>
  %13 = "stablehlo.bitcast_convert"(%12) : (tensor<15xf16>) -> tensor<15xui16>
  check.expect_eq_const %13, dense<[0, 32768, 31744, 64512, 32256, 1, 32769, 1024, 33792, 31743, 64511, 15360, 48128, 15872, 47104]> : tensor<15xui16>
  %14 = stablehlo.constant dense<[0, 32768, 31744, 64512, 32256, 1, 32769, 1024, 33792, 31743, 64511, 15360, 48128, 15872, 47104]> : tensor<15xui16>
  %15 = stablehlo.optimization_barrier %14 : tensor<15xui16>
  %16 = "stablehlo.bitcast_convert"(%15) : (tensor<15xui16>) -> tensor<15xf16>
  %17 = "stablehlo.bitcast_convert"(%16) : (tensor<15xf16>) -> tensor<15xui16>
  %18 = "stablehlo.compare"(%16, %16) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xf16>, tensor<15xf16>) -> tensor<15xi1>
  check.expect_eq_const %18, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %19 = stablehlo.constant dense<0> : tensor<15xui16>
  %20 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %21 = "stablehlo.select"(%20, %19, %17) : (tensor<15xi1>, tensor<15xui16>, tensor<15xui16>) -> tensor<15xui16>
  check.expect_eq_const %21, dense<[0, 32768, 31744, 64512, 0, 1, 32769, 1024, 33792, 31743, 64511, 15360, 48128, 15872, 47104]> : tensor<15xui16>
  %22 = stablehlo.constant dense<[0.0, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x00000001, 0x80000001, 0x00800000, 0x80800000, 0x7F7FFFFF, 0xFF7FFFFF, 1.0, -1.0, 1.5, -0.5]> : tensor<15xf32>
  %23 = stablehlo.optimization_barrier %22 : tensor<15xf32>
  %24 = "stablehlo.bitcast_convert"(%23) : (tensor<15xf32>) -> tensor<15xui32>
  check.expect_eq_const %24, dense<[0, 2147483648, 2139095040, 4286578688, 2143289344, 1, 2147483649, 8388608, 2155872256, 2139095039, 4286578687, 1065353216, 3212836864, 1069547520, 3204448256]> : tensor<15xui32>
  %25 = stablehlo.constant dense<[0, 2147483648, 2139095040, 4286578688, 2143289344, 1, 2147483649, 8388608, 2155872256, 2139095039, 4286578687, 1065353216, 3212836864, 1069547520, 3204448256]> : tensor<15xui32>
  %26 = stablehlo.optimization_barrier %25 : tensor<15xui32>
  %27 = "stablehlo.bitcast_convert"(%26) : (tensor<15xui32>) -> tensor<15xf32>
  %28 = "stablehlo.bitcast_convert"(%27) : (tensor<15xf32>) -> tensor<15xui32>
  %29 = "stablehlo.compare"(%27, %27) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xf32>, tensor<15xf32>) -> tensor<15xi1>
  check.expect_eq_const %29, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %30 = stablehlo.constant dense<0> : tensor<15xui32>
  %31 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %32 = "stablehlo.select"(%31, %30, %28) : (tensor<15xi1>, tensor<15xui32>, tensor<15xui32>) -> tensor<15xui32>
  check.expect_eq_const %32, dense<[0, 2147483648, 2139095040, 4286578688, 0, 1, 2147483649, 8388608, 2155872256, 2139095039, 4286578687, 1065353216, 3212836864, 1069547520, 3204448256]> : tensor<15xui32>
  %33 = stablehlo.constant dense<[0.0, 0x8000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x0000000000000001, 0x8000000000000001, 0x0010000000000000, 0x8010000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 1.0, -1.0, 1.5, -0.5]> : tensor<15xf64>
  %34 = stablehlo.optimization_barrier %33 : tensor<15xf64>
  %35 = "stablehlo.bitcast_convert"(%34) : (tensor<15xf64>) -> tensor<15xui64>
  check.expect_eq_const %35, dense<[0, 9223372036854775808, 9218868437227405312, 18442240474082181120, 9221120237041090560, 1, 9223372036854775809, 4503599627370496, 9227875636482146304, 9218868437227405311, 18442240474082181119, 4607182418800017408, 13830554455654793216, 4609434218613702656, 13826050856027422720]> : tensor<15xui64>
  %36 = stablehlo.constant dense<[0, 9223372036854775808, 9218868437227405312, 18442240474082181120, 9221120237041090560, 1, 9223372036854775809, 4503599627370496, 9227875636482146304, 9218868437227405311, 18442240474082181119, 4607182418800017408, 13830554455654793216, 4609434218613702656, 13826050856027422720]> : tensor<15xui64>
  %37 = stablehlo.optimization_barrier %36 : tensor<15xui64>
  %38 = "stablehlo.bitcast_convert"(%37) : (tensor<15xui64>) -> tensor<15xf64>
  %39 = "stablehlo.bitcast_convert"(%38) : (tensor<15xf64>) -> tensor<15xui64>
  %40 = "stablehlo.compare"(%38, %38) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xf64>, tensor<15xf64>) -> tensor<15xi1>
  check.expect_eq_const %40, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %41 = stablehlo.constant dense<0> : tensor<15xui64>
  %42 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %43 = "stablehlo.select"(%42, %41, %39) : (tensor<15xi1>, tensor<15xui64>, tensor<15xui64>) -> tensor<15xui64>
  check.expect_eq_const %43, dense<[0, 9223372036854775808, 9218868437227405312, 18442240474082181120, 0, 1, 9223372036854775809, 4503599627370496, 9227875636482146304, 9218868437227405311, 18442240474082181119, 4607182418800017408, 13830554455654793216, 4609434218613702656, 13826050856027422720]> : tensor<15xui64>
  %44 = stablehlo.constant dense<[2032329983, 2198257139, 3243419750, 4082210491, 149690573, 619160822, 3534516178]> : tensor<7xui32>
  %45 = stablehlo.optimization_barrier %44 : tensor<7xui32>
  %46 = "stablehlo.bitcast_convert"(%45) : (tensor<7xui32>) -> tensor<7x4xui8>
  check.expect_eq_const %46, dense<[[255, 228, 34, 121], [243, 189, 6, 131], [102, 168, 82, 193], [187, 150, 81, 243], [205, 24, 236, 8], [246, 164, 231, 36], [210, 111, 172, 210]]> : tensor<7x4xui8>
  %47 = stablehlo.constant dense<[[255, 228, 34, 121], [243, 189, 6, 131], [102, 168, 82, 193], [187, 150, 81, 243], [205, 24, 236, 8], [246, 164, 231, 36], [210, 111, 172, 210]]> : tensor<7x4xui8>
  %48 = stablehlo.optimization_barrier %47 : tensor<7x4xui8>
  %49 = "stablehlo.bitcast_convert"(%48) : (tensor<7x4xui8>) -> tensor<7xi32>
  check.expect_eq_const %49, dense<[2032329983, -2096710157, -1051547546, -212756805, 149690573, 619160822, -760451118]> : tensor<7xi32>
  return
}
