// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// round_nearest_even of edge values, in every type. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[0.0, 0x8000, 0x7F80, 0xFF80, 0x7FC0, 0x0001, 0x8001, 0x0080, 0x8080, 0x7F7F, 0xFF7F, 1.0, -1.0, 1.5, -0.5, 2.5, 3.5, -3.5, 4.5, 0.5, 0xBFDA, 1000.0, 127.5, 129.0, 0x3EFF, 0xBEFF, 0x3FBF]> : tensor<27xbf16>
  %1 = stablehlo.optimization_barrier %0 : tensor<27xbf16>
  %2 = "stablehlo.round_nearest_even"(%1) : (tensor<27xbf16>) -> tensor<27xbf16>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<27xbf16>) -> tensor<27xui16>
  %4 = "stablehlo.compare"(%2, %2) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<27xbf16>, tensor<27xbf16>) -> tensor<27xi1>
  check.expect_eq_const %4, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<27xi1>
  %5 = stablehlo.constant dense<0> : tensor<27xui16>
  %6 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<27xi1>
  %7 = "stablehlo.select"(%6, %5, %3) : (tensor<27xi1>, tensor<27xui16>, tensor<27xui16>) -> tensor<27xui16>
  check.expect_eq_const %7, dense<[0, 32768, 32640, 65408, 0, 0, 32768, 0, 32768, 32639, 65407, 16256, 49024, 16384, 32768, 16384, 16512, 49280, 16512, 0, 49152, 17530, 17152, 17153, 0, 32768, 16256]> : tensor<27xui16>
  %8 = stablehlo.constant dense<[0.0, 0x8000, 0x7C00, 0xFC00, 0x7E00, 0x0001, 0x8001, 0x0400, 0x8400, 0x7BFF, 0xFBFF, 1.0, -1.0, 1.5, -0.5, 2.5, 3.5, -3.5, 4.5, 0.5, 0xBECD, 1000.0, 1023.5, 1025.0, 0x37FF, 0xB7FF, 0x3DFF]> : tensor<27xf16>
  %9 = stablehlo.optimization_barrier %8 : tensor<27xf16>
  %10 = "stablehlo.round_nearest_even"(%9) : (tensor<27xf16>) -> tensor<27xf16>
  %11 = "stablehlo.bitcast_convert"(%10) : (tensor<27xf16>) -> tensor<27xui16>
  %12 = "stablehlo.compare"(%10, %10) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<27xf16>, tensor<27xf16>) -> tensor<27xi1>
  check.expect_eq_const %12, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<27xi1>
  %13 = stablehlo.constant dense<0> : tensor<27xui16>
  %14 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<27xi1>
  %15 = "stablehlo.select"(%14, %13, %11) : (tensor<27xi1>, tensor<27xui16>, tensor<27xui16>) -> tensor<27xui16>
  check.expect_eq_const %15, dense<[0, 32768, 31744, 64512, 0, 0, 32768, 0, 32768, 31743, 64511, 15360, 48128, 16384, 32768, 16384, 17408, 50176, 17408, 0, 49152, 25552, 25600, 25601, 0, 32768, 15360]> : tensor<27xui16>
  %16 = stablehlo.constant dense<[0.0, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x00000001, 0x80000001, 0x00800000, 0x80800000, 0x7F7FFFFF, 0xFF7FFFFF, 1.0, -1.0, 1.5, -0.5, 2.5, 3.5, -3.5, 4.5, 0x3EFFF2E5, 0xBFD9999A, 1000.0, 0x4AFFFFFF, 0x4B000001, 0x3EFFFFFF, 0xBEFFFFFF, 0x3FBFFFFF]> : tensor<27xf32>
  %17 = stablehlo.optimization_barrier %16 : tensor<27xf32>
  %18 = "stablehlo.round_nearest_even"(%17) : (tensor<27xf32>) -> tensor<27xf32>
  %19 = "stablehlo.bitcast_convert"(%18) : (tensor<27xf32>) -> tensor<27xui32>
  %20 = "stablehlo.compare"(%18, %18) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<27xf32>, tensor<27xf32>) -> tensor<27xi1>
  check.expect_eq_const %20, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<27xi1>
  %21 = stablehlo.constant dense<0> : tensor<27xui32>
  %22 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<27xi1>
  %23 = "stablehlo.select"(%22, %21, %19) : (tensor<27xi1>, tensor<27xui32>, tensor<27xui32>) -> tensor<27xui32>
  check.expect_eq_const %23, dense<[0, 2147483648, 2139095040, 4286578688, 0, 0, 2147483648, 0, 2147483648, 2139095039, 4286578687, 1065353216, 3212836864, 1073741824, 2147483648, 1073741824, 1082130432, 3229614080, 1082130432, 0, 3221225472, 1148846080, 1258291200, 1258291201, 0, 2147483648, 1065353216]> : tensor<27xui32>
  %24 = stablehlo.constant dense<[0.0, 0x8000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x0000000000000001, 0x8000000000000001, 0x0010000000000000, 0x8010000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 1.0, -1.0, 1.5, -0.5, 2.5, 3.5, -3.5, 4.5, 0.4999, -1.7, 1000.0, 0x432FFFFFFFFFFFFF, 0x4330000000000001, 0x3FDFFFFFFFFFFFFF, 0xBFDFFFFFFFFFFFFF, 0x3FF7FFFFFFFFFFFF]> : tensor<27xf64>
  %25 = stablehlo.optimization_barrier %24 : tensor<27xf64>
  %26 = "stablehlo.round_nearest_even"(%25) : (tensor<27xf64>) -> tensor<27xf64>
  %27 = "stablehlo.bitcast_convert"(%26) : (tensor<27xf64>) -> tensor<27xui64>
  %28 = "stablehlo.compare"(%26, %26) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<27xf64>, tensor<27xf64>) -> tensor<27xi1>
  check.expect_eq_const %28, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<27xi1>
  %29 = stablehlo.constant dense<0> : tensor<27xui64>
  %30 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<27xi1>
  %31 = "stablehlo.select"(%30, %29, %27) : (tensor<27xi1>, tensor<27xui64>, tensor<27xui64>) -> tensor<27xui64>
  check.expect_eq_const %31, dense<[0, 9223372036854775808, 9218868437227405312, 18442240474082181120, 0, 0, 9223372036854775808, 0, 9223372036854775808, 9218868437227405311, 18442240474082181119, 4607182418800017408, 13830554455654793216, 4611686018427387904, 9223372036854775808, 4611686018427387904, 4616189618054758400, 13839561654909534208, 4616189618054758400, 0, 13835058055282163712, 4652007308841189376, 4841369599423283200, 4841369599423283201, 0, 9223372036854775808, 4607182418800017408]> : tensor<27xui64>
  %32 = stablehlo.constant dense<> : tensor<0x3xf32>
  %33 = stablehlo.optimization_barrier %32 : tensor<0x3xf32>
  %34 = "stablehlo.round_nearest_even"(%33) : (tensor<0x3xf32>) -> tensor<0x3xf32>
  %35 = "stablehlo.bitcast_convert"(%34) : (tensor<0x3xf32>) -> tensor<0x3xui32>
  check.expect_eq_const %35, dense<> : tensor<0x3xui32>
  return
}
