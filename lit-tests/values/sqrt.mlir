// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// sqrt of edge values, in every type. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[0.0, 0x8000, 0x7F80, 0xFF80, 0x7FC0, 0x0001, 0x8001, 0x0080, 0x8080, 0x7F7F, 0xFF7F, 1.0, -1.0, 1.5, -0.5, 2.5, 3.5, -3.5, 4.5, 0.5, 0xBFDA, 1000.0, 127.5, 129.0, 0x3EFF, 0xBEFF, 0x3FBF]> : tensor<27xbf16>
  %1 = stablehlo.optimization_barrier %0 : tensor<27xbf16>
  %2 = "stablehlo.sqrt"(%1) : (tensor<27xbf16>) -> tensor<27xbf16>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<27xbf16>) -> tensor<27xui16>
  %4 = "stablehlo.compare"(%2, %2) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<27xbf16>, tensor<27xbf16>) -> tensor<27xi1>
  check.expect_eq_const %4, dense<[false, false, false, true, true, false, true, false, true, false, true, false, true, false, true, false, false, true, false, false, true, false, false, false, false, true, false]> : tensor<27xi1>
  %5 = stablehlo.constant dense<0> : tensor<27xui16>
  %6 = stablehlo.constant dense<[false, false, false, true, true, false, true, false, true, false, true, false, true, false, true, false, false, true, false, false, true, false, false, false, false, true, false]> : tensor<27xi1>
  %7 = "stablehlo.select"(%6, %5, %3) : (tensor<27xi1>, tensor<27xui16>, tensor<27xui16>) -> tensor<27xui16>
  check.expect_eq_const %7, dense<[0, 32768, 32640, 0, 0, 7733, 0, 8192, 0, 24447, 0, 16256, 0, 16285, 0, 16330, 16367, 0, 16392, 16181, 0, 16893, 16693, 16694, 16181, 0, 16284]> : tensor<27xui16>
  %8 = stablehlo.constant dense<[0.0, 0x8000, 0x7C00, 0xFC00, 0x7E00, 0x0001, 0x8001, 0x0400, 0x8400, 0x7BFF, 0xFBFF, 1.0, -1.0, 1.5, -0.5, 2.5, 3.5, -3.5, 4.5, 0.5, 0xBECD, 1000.0, 1023.5, 1025.0, 0x37FF, 0xB7FF, 0x3DFF]> : tensor<27xf16>
  %9 = stablehlo.optimization_barrier %8 : tensor<27xf16>
  %10 = "stablehlo.sqrt"(%9) : (tensor<27xf16>) -> tensor<27xf16>
  %11 = "stablehlo.bitcast_convert"(%10) : (tensor<27xf16>) -> tensor<27xui16>
  %12 = "stablehlo.compare"(%10, %10) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<27xf16>, tensor<27xf16>) -> tensor<27xi1>
  check.expect_eq_const %12, dense<[false, false, false, true, true, false, true, false, true, false, true, false, true, false, true, false, false, true, false, false, true, false, false, false, false, true, false]> : tensor<27xi1>
  %13 = stablehlo.constant dense<0> : tensor<27xui16>
  %14 = stablehlo.constant dense<[false, false, false, true, true, false, true, false, true, false, true, false, true, false, true, false, false, true, false, false, true, false, false, false, false, true, false]> : tensor<27xi1>
  %15 = "stablehlo.select"(%14, %13, %11) : (tensor<27xi1>, tensor<27xui16>, tensor<27xui16>) -> tensor<27xui16>
  check.expect_eq_const %15, dense<[0, 32768, 31744, 0, 0, 3072, 0, 8192, 0, 23551, 0, 15360, 0, 15590, 0, 15955, 16252, 0, 16446, 14760, 0, 20456, 20479, 20480, 14760, 0, 15590]> : tensor<27xui16>
  %16 = stablehlo.constant dense<[0.0, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x00000001, 0x80000001, 0x00800000, 0x80800000, 0x7F7FFFFF, 0xFF7FFFFF, 1.0, -1.0, 1.5, -0.5, 2.5, 3.5, -3.5, 4.5, 0x3EFFF2E5, 0xBFD9999A, 1000.0, 0x4AFFFFFF, 0x4B000001, 0x3EFFFFFF, 0xBEFFFFFF, 0x3FBFFFFF]> : tensor<27xf32>
  %17 = stablehlo.optimization_barrier %16 : tensor<27xf32>
  %18 = "stablehlo.sqrt"(%17) : (tensor<27xf32>) -> tensor<27xf32>
  %19 = "stablehlo.bitcast_convert"(%18) : (tensor<27xf32>) -> tensor<27xui32>
  %20 = "stablehlo.compare"(%18, %18) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<27xf32>, tensor<27xf32>) -> tensor<27xi1>
  check.expect_eq_const %20, dense<[false, false, false, true, true, false, true, false, true, false, true, false, true, false, true, false, false, true, false, false, true, false, false, false, false, true, false]> : tensor<27xi1>
  %21 = stablehlo.constant dense<0> : tensor<27xui32>
  %22 = stablehlo.constant dense<[false, false, false, true, true, false, true, false, true, false, true, false, true, false, true, false, false, true, false, false, true, false, false, false, false, true, false]> : tensor<27xi1>
  %23 = "stablehlo.select"(%22, %21, %19) : (tensor<27xi1>, tensor<27xui32>, tensor<27xui32>) -> tensor<27xui32>
  check.expect_eq_const %23, dense<[0, 2147483648, 2139095040, 0, 0, 439682291, 0, 536870912, 0, 1602224127, 0, 1065353216, 0, 1067238513, 0, 1070228162, 1072658257, 0, 1074250678, 1060438097, 0, 1107098482, 1161102579, 1161102580, 1060439283, 0, 1067238512]> : tensor<27xui32>
  %24 = stablehlo.constant dense<[0.0, 0x8000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x0000000000000001, 0x8000000000000001, 0x0010000000000000, 0x8010000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 1.0, -1.0, 1.5, -0.5, 2.5, 3.5, -3.5, 4.5, 0.4999, -1.7, 1000.0, 0x432FFFFFFFFFFFFF, 0x4330000000000001, 0x3FDFFFFFFFFFFFFF, 0xBFDFFFFFFFFFFFFF, 0x3FF7FFFFFFFFFFFF]> : tensor<27xf64>
  %25 = stablehlo.optimization_barrier %24 : tensor<27xf64>
  %26 = "stablehlo.sqrt"(%25) : (tensor<27xf64>) -> tensor<27xf64>
  %27 = "stablehlo.bitcast_convert"(%26) : (tensor<27xf64>) -> tensor<27xui64>
  %28 = "stablehlo.compare"(%26, %26) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<27xf64>, tensor<27xf64>) -> tensor<27xi1>
  check.expect_eq_const %28, dense<[false, false, false, true, true, false, true, false, true, false, true, false, true, false, true, false, false, true, false, false, true, false, false, false, false, true, false]> : tensor<27xi1>
  %29 = stablehlo.constant dense<0> : tensor<27xui64>
  %30 = stablehlo.constant dense<[false, false, false, true, true, false, true, false, true, false, true, false, true, false, true, false, false, true, false, false, true, false, false, false, false, true, false]> : tensor<27xi1>
  %31 = "stablehlo.select"(%30, %29, %27) : (tensor<27xi1>, tensor<27xui64>, tensor<27xui64>) -> tensor<27xui64>
  check.expect_eq_const %31, dense<[0, 9223372036854775808, 9218868437227405312, 0, 0, 2188749418902061056, 0, 2305843009213693952, 0, 6913025428013711359, 0, 4607182418800017408, 0, 4608194579719069998, 0, 4609799635418635091, 4611104282579058505, 0, 4611959207554411737, 4604543634280786493, 0, 4629594237989614119, 4724276009111650303, 4724276009111650304, 4604544271217802188, 0, 4608194579719069998]> : tensor<27xui64>
  %32 = stablehlo.constant dense<> : tensor<0x3xf32>
  %33 = stablehlo.optimization_barrier %32 : tensor<0x3xf32>
  %34 = "stablehlo.sqrt"(%33) : (tensor<0x3xf32>) -> tensor<0x3xf32>
  %35 = "stablehlo.bitcast_convert"(%34) : (tensor<0x3xf32>) -> tensor<0x3xui32>
  check.expect_eq_const %35, dense<> : tensor<0x3xui32>
  return
}
