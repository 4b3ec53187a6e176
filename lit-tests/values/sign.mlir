// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// sign of edge values, in every type. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[-8, -7, -3, -1, 0, 1, 2, 3, 6, 7]> : tensor<10xi4>
  %1 = stablehlo.optimization_barrier %0 : tensor<10xi4>
  %2 = "stablehlo.sign"(%1) : (tensor<10xi4>) -> tensor<10xi4>
  check.expect_eq_const %2, dense<[-1, -1, -1, -1, 0, 1, 1, 1, 1, 1]> : tensor<10xi4>
  %3 = stablehlo.constant dense<[-128, -127, -3, -1, 0, 1, 2, 3, 7, 126, 127]> : tensor<11xi8>
  %4 = stablehlo.optimization_barrier %3 : tensor<11xi8>
  %5 = "stablehlo.sign"(%4) : (tensor<11xi8>) -> tensor<11xi8>
  check.expect_eq_const %5, dense<[-1, -1, -1, -1, 0, 1, 1, 1, 1, 1, 1]> : tensor<11xi8>
  %6 = stablehlo.constant dense<[-32768, -32767, -3, -1, 0, 1, 2, 3, 7, 32766, 32767]> : tensor<11xi16>
  %7 = stablehlo.optimization_barrier %6 : tensor<11xi16>
  %8 = "stablehlo.sign"(%7) : (tensor<11xi16>) -> tensor<11xi16>
  check.expect_eq_const %8, dense<[-1, -1, -1, -1, 0, 1, 1, 1, 1, 1, 1]> : tensor<11xi16>
  %9 = stablehlo.constant dense<[-2147483648, -2147483647, -3, -1, 0, 1, 2, 3, 7, 2147483646, 2147483647]> : tensor<11xi32>
  %10 = stablehlo.optimization_barrier %9 : tensor<11xi32>
  %11 = "stablehlo.sign"(%10) : (tensor<11xi32>) -> tensor<11xi32>
  check.expect_eq_const %11, dense<[-1, -1, -1, -1, 0, 1, 1, 1, 1, 1, 1]> : tensor<11xi32>
  %12 = stablehlo.constant dense<[-9223372036854775808, -9223372036854775807, -3, -1, 0, 1, 2, 3, 7, 9223372036854775806, 9223372036854775807]> : tensor<11xi64>
  %13 = stablehlo.optimization_barrier %12 : tensor<11xi64>
  %14 = "stablehlo.sign"(%13) : (tensor<11xi64>) -> tensor<11xi64>
  check.expect_eq_const %14, dense<[-1, -1, -1, -1, 0, 1, 1, 1, 1, 1, 1]> : tensor<11xi64>
  %15 = stablehlo.constant dense<> : tensor<0x3xi32>
  %16 = stablehlo.optimization_barrier %15 : tensor<0x3xi32>
  %17 = "stablehlo.sign"(%16) : (tensor<0x3xi32>) -> tensor<0x3xi32>
  check.expect_eq_const %17, dense<> : tensor<0x3xi32>
  %18 = stablehlo.constant dense<[0.0, 0x8000, 0x7F80, 0xFF80, 0x7FC0, 0x0001, 0x8001, 0x0080, 0x8080, 0x7F7F, 0xFF7F, 1.0, -1.0, 1.5, -0.5, 2.5, 3.5, -3.5, 4.5, 0.5, 0xBFDA, 1000.0, 127.5, 129.0, 0x3EFF, 0xBEFF, 0x3FBF]> : tensor<27xbf16>
  %19 = stablehlo.optimization_barrier %18 : tensor<27xbf16>
  %20 = "stablehlo.sign"(%19) : (tensor<27xbf16>) -> tensor<27xbf16>
  %21 = "stablehlo.bitcast_convert"(%20) : (tensor<27xbf16>) -> tensor<27xui16>
  %22 = "stablehlo.compare"(%20, %20) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<27xbf16>, tensor<27xbf16>) -> tensor<27xi1>
  check.expect_eq_const %22, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<27xi1>
  %23 = stablehlo.constant dense<0> : tensor<27xui16>
  %24 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<27xi1>
  %25 = "stablehlo.select"(%24, %23, %21) : (tensor<27xi1>, tensor<27xui16>, tensor<27xui16>) -> tensor<27xui16>
  check.expect_eq_const %25, dense<[0, 32768, 16256, 49024, 0, 16256, 49024, 16256, 49024, 16256, 49024, 16256, 49024, 16256, 49024, 16256, 16256, 49024, 16256, 16256, 49024, 16256, 16256, 16256, 16256, 49024, 16256]> : tensor<27xui16>
  %26 = stablehlo.constant dense<[0.0, 0x8000, 0x7C00, 0xFC00, 0x7E00, 0x0001, 0x8001, 0x0400, 0x8400, 0x7BFF, 0xFBFF, 1.0, -1.0, 1.5, -0.5, 2.5, 3.5, -3.5, 4.5, 0.5, 0xBECD, 1000.0, 1023.5, 1025.0, 0x37FF, 0xB7FF, 0x3DFF]> : tensor<27xf16>
  %27 = stablehlo.optimization_barrier %26 : tensor<27xf16>
  %28 = "stablehlo.sign"(%27) : (tensor<27xf16>) -> tensor<27xf16>
  %29 = "stablehlo.bitcast_convert"(%28) : (tensor<27xf16>) -> tensor<27xui16>
  %30 = "stablehlo.compare"(%28, %28) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<27xf16>, tensor<27xf16>) -> tensor<27xi1>
  check.expect_eq_const %30, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<27xi1>
  %31 = stablehlo.constant dense<0> : tensor<27xui16>
  %32 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<27xi1>
  %33 = "stablehlo.select"(%32, %31, %29) : (tensor<27xi1>, tensor<27xui16>, tensor<27xui16>) -> tensor<27xui16>
  check.expect_eq_const %33, dense<[0, 32768, 15360, 48128, 0, 15360, 48128, 15360, 48128, 15360, 48128, 15360, 48128, 15360, 48128, 15360, 15360, 48128, 15360, 15360, 48128, 15360, 15360, 15360, 15360, 48128, 15360]> : tensor<27xui16>
  %34 = stablehlo.constant dense<[0.0, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x00000001, 0x80000001, 0x00800000, 0x80800000, 0x7F7FFFFF, 0xFF7FFFFF, 1.0, -1.0, 1.5, -0.5, 2.5, 3.5, -3.5, 4.5, 0x3EFFF2E5, 0xBFD9999A, 1000.0, 0x4AFFFFFF, 0x4B000001, 0x3EFFFFFF, 0xBEFFFFFF, 0x3FBFFFFF]> : tensor<27xf32>
  %35 = stablehlo.optimization_barrier %34 : tensor<27xf32>
  %36 = "stablehlo.sign"(%35) : (tensor<27xf32>) -> tensor<27xf32>
  %37 = "stablehlo.bitcast_convert"(%36) : (tensor<27xf32>) -> tensor<27xui32>
  %38 = "stablehlo.compare"(%36, %36) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<27xf32>, tensor<27xf32>) -> tensor<27xi1>
  check.expect_eq_const %38, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<27xi1>
  %39 = stablehlo.constant dense<0> : tensor<27xui32>
  %40 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<27xi1>
  %41 = "stablehlo.select"(%40, %39, %37) : (tensor<27xi1>, tensor<27xui32>, tensor<27xui32>) -> tensor<27xui32>
  check.expect_eq_const %41, dense<[0, 2147483648, 1065353216, 3212836864, 0, 1065353216, 3212836864, 1065353216, 3212836864, 1065353216, 3212836864, 1065353216, 3212836864, 1065353216, 3212836864, 1065353216, 1065353216, 3212836864, 1065353216, 1065353216, 3212836864, 1065353216, 1065353216, 1065353216, 1065353216, 3212836864, 1065353216]> : tensor<27xui32>
  %42 = stablehlo.constant dense<[0.0, 0x8000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x0000000000000001, 0x8000000000000001, 0x0010000000000000, 0x8010000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 1.0, -1.0, 1.5, -0.5, 2.5, 3.5, -3.5, 4.5, 0.4999, -1.7, 1000.0, 0x432FFFFFFFFFFFFF, 0x4330000000000001, 0x3FDFFFFFFFFFFFFF, 0xBFDFFFFFFFFFFFFF, 0x3FF7FFFFFFFFFFFF]> : tensor<27xf64>
  %43 = stablehlo.optimization_barrier %42 : tensor<27xf64>
  %44 = "stablehlo.sign"(%43) : (tensor<27xf64>) -> tensor<27xf64>
  %45 = "stablehlo.bitcast_convert"(%44) : (tensor<27xf64>) -> tensor<27xui64>
  %46 = "stablehlo.compare"(%44, %44) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<27xf64>, tensor<27xf64>) -> tensor<27xi1>
  check.expect_eq_const %46, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<27xi1>
  %47 = stablehlo.constant dense<0> : tensor<27xui64>
  %48 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<27xi1>
  %49 = "stablehlo.select"(%48, %47, %45) : (tensor<27xi1>, tensor<27xui64>, tensor<27xui64>) -> tensor<27xui64>
  check.expect_eq_const %49, dense<[0, 9223372036854775808, 4607182418800017408, 13830554455654793216, 0, 4607182418800017408, 13830554455654793216, 4607182418800017408, 13830554455654793216, 4607182418800017408, 13830554455654793216, 4607182418800017408, 13830554455654793216, 4607182418800017408, 13830554455654793216, 4607182418800017408, 4607182418800017408, 13830554455654793216, 4607182418800017408, 4607182418800017408, 13830554455654793216, 4607182418800017408, 4607182418800017408, 4607182418800017408, 4607182418800017408, 13830554455654793216, 4607182418800017408]> : tensor<27xui64>
  %50 = stablehlo.constant dense<> : tensor<0x3xf32>
  %51 = stablehlo.optimization_barrier %50 : tensor<0x3xf32>
  %52 = "stablehlo.sign"(%51) : (tensor<0x3xf32>) -> tensor<0x3xf32>
  %53 = "stablehlo.bitcast_convert"(%52) : (tensor<0x3xf32>) -> tensor<0x3xui32>
  check.expect_eq_const %53, dense<> : tensor<0x3xui32>
  return
}
