// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// chlo.square. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[0.0, 0x8000, 0x7F80, 0xFF80, 0x7FC0, 0x0001, 0x8001, 0x0080, 0x8080, 0x7F7F, 0xFF7F, 1.0, -1.0, 1.5, -0.5]> : tensor<15xbf16>
  %1 = stablehlo.optimization_barrier %0 : tensor<15xbf16>
  %2 = "chlo.square"(%1) : (tensor<15xbf16>) -> tensor<15xbf16>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<15xbf16>) -> tensor<15xui16>
  %4 = "stablehlo.compare"(%2, %2) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xbf16>, tensor<15xbf16>) -> tensor<15xi1>
  check.expect_eq_const %4, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %5 = stablehlo.constant dense<0> : tensor<15xui16>
  %6 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %7 = "stablehlo.select"(%6, %5, %3) : (tensor<15xi1>, tensor<15xui16>, tensor<15xui16>) -> tensor<15xui16>
  check.expect_eq_const %7, dense<[0, 0, 32640, 32640, 0, 0, 0, 0, 0, 32640, 32640, 16256, 16256, 16400, 16000]> : tensor<15xui16>
  %8 = stablehlo.constant dense<[0.0, 0x8000, 0x7C00, 0xFC00, 0x7E00, 0x0001, 0x8001, 0x0400, 0x8400, 0x7BFF, 0xFBFF, 1.0, -1.0, 1.5, -0.5]> : tensor<15xf16>
  %9 = stablehlo.optimization_barrier %8 : tensor<15xf16>
  %10 = "chlo.square"(%9) : (tensor<15xf16>) -> tensor<15xf16>
  %11 = "stablehlo.bitcast_convert"(%10) : (tensor<15xf16>) -> tensor<15xui16>
  %12 = "stablehlo.compare"(%10, %10) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xf16>, tensor<15xf16>) -> tensor<15xi1>
  check.expect_eq_const %12, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %13 = stablehlo.constant dense<0> : tensor<15xui16>
  %14 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %15 = "stablehlo.select"(%14, %13, %11) : (tensor<15xi1>, tensor<15xui16>, tensor<15xui16>) -> tensor<15xui16>
  check.expect_eq_const %15, dense<[0, 0, 31744, 31744, 0, 0, 0, 0, 0, 31744, 31744, 15360, 15360, 16512, 13312]> : tensor<15xui16>
  %16 = stablehlo.constant dense<[0.0, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x00000001, 0x80000001, 0x00800000, 0x80800000, 0x7F7FFFFF, 0xFF7FFFFF, 1.0, -1.0, 1.5, -0.5]> : tensor<15xf32>
  %17 = stablehlo.optimization_barrier %16 : tensor<15xf32>
  %18 = "chlo.square"(%17) : (tensor<15xf32>) -> tensor<15xf32>
  %19 = "stablehlo.bitcast_convert"(%18) : (tensor<15xf32>) -> tensor<15xui32>
  %20 = "stablehlo.compare"(%18, %18) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xf32>, tensor<15xf32>) -> tensor<15xi1>
  check.expect_eq_const %20, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %21 = stablehlo.constant dense<0> : tensor<15xui32>
  %22 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %23 = "stablehlo.select"(%22, %21, %19) : (tensor<15xi1>, tensor<15xui32>, tensor<15xui32>) -> tensor<15xui32>
  check.expect_eq_const %23, dense<[0, 0, 2139095040, 2139095040, 0, 0, 0, 0, 0, 2139095040, 2139095040, 1065353216, 1065353216, 1074790400, 1048576000]> : tensor<15xui32>
  %24 = stablehlo.constant dense<[0.0, 0x8000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x0000000000000001, 0x8000000000000001, 0x0010000000000000, 0x8010000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 1.0, -1.0, 1.5, -0.5]> : tensor<15xf64>
  %25 = stablehlo.optimization_barrier %24 : tensor<15xf64>
  %26 = "chlo.square"(%25) : (tensor<15xf64>) -> tensor<15xf64>
  %27 = "stablehlo.bitcast_convert"(%26) : (tensor<15xf64>) -> tensor<15xui64>
  %28 = "stablehlo.compare"(%26, %26) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xf64>, tensor<15xf64>) -> tensor<15xi1>
  check.expect_eq_const %28, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %29 = stablehlo.constant dense<0> : tensor<15xui64>
  %30 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %31 = "stablehlo.select"(%30, %29, %27) : (tensor<15xi1>, tensor<15xui64>, tensor<15xui64>) -> tensor<15xui64>
  check.expect_eq_const %31, dense<[0, 0, 9218868437227405312, 9218868437227405312, 0, 0, 0, 0, 0, 9218868437227405312, 9218868437227405312, 4607182418800017408, 4607182418800017408, 4612248968380809216, 4598175219545276416]> : tensor<15xui64>
  return
}
