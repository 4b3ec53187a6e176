// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// negate of edge values, in every type. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[-8, -7, -3, -1, 0, 1, 2, 3, 6, 7]> : tensor<10xi4>
  %1 = stablehlo.optimization_barrier %0 : tensor<10xi4>
  %2 = "stablehlo.negate"(%1) : (tensor<10xi4>) -> tensor<10xi4>
  check.expect_eq_const %2, dense<[-8, 7, 3, 1, 0, -1, -2, -3, -6, -7]> : tensor<10xi4>
  %3 = stablehlo.constant dense<[-128, -127, -3, -1, 0, 1, 2, 3, 7, 126, 127]> : tensor<11xi8>
  %4 = stablehlo.optimization_barrier %3 : tensor<11xi8>
  %5 = "stablehlo.negate"(%4) : (tensor<11xi8>) -> tensor<11xi8>
  check.expect_eq_const %5, dense<[-128, 127, 3, 1, 0, -1, -2, -3, -7, -126, -127]> : tensor<11xi8>
  %6 = stablehlo.constant dense<[-32768, -32767, -3, -1, 0, 1, 2, 3, 7, 32766, 32767]> : tensor<11xi16>
  %7 = stablehlo.optimization_barrier %6 : tensor<11xi16>
  %8 = "stablehlo.negate"(%7) : (tensor<11xi16>) -> tensor<11xi16>
  check.expect_eq_const %8, dense<[-32768, 32767, 3, 1, 0, -1, -2, -3, -7, -32766, -32767]> : tensor<11xi16>
  %9 = stablehlo.constant dense<[-2147483648, -2147483647, -3, -1, 0, 1, 2, 3, 7, 2147483646, 2147483647]> : tensor<11xi32>
  %10 = stablehlo.optimization_barrier %9 : tensor<11xi32>
  %11 = "stablehlo.negate"(%10) : (tensor<11xi32>) -> tensor<11xi32>
  check.expect_eq_const %11, dense<[-2147483648, 2147483647, 3, 1, 0, -1, -2, -3, -7, -2147483646, -2147483647]> : tensor<11xi32>
  %12 = stablehlo.constant dense<[-9223372036854775808, -9223372036854775807, -3, -1, 0, 1, 2, 3, 7, 9223372036854775806, 9223372036854775807]> : tensor<11xi64>
  %13 = stablehlo.optimization_barrier %12 : tensor<11xi64>
  %14 = "stablehlo.negate"(%13) : (tensor<11xi64>) -> tensor<11xi64>
  check.expect_eq_const %14, dense<[-9223372036854775808, 9223372036854775807, 3, 1, 0, -1, -2, -3, -7, -9223372036854775806, -9223372036854775807]> : tensor<11xi64>
  %15 = stablehlo.constant dense<[0, 1, 2, 3, 7, 14, 15]> : tensor<7xui4>
  %16 = stablehlo.optimization_barrier %15 : tensor<7xui4>
  %17 = "stablehlo.negate"(%16) : (tensor<7xui4>) -> tensor<7xui4>
  check.expect_eq_const %17, dense<[0, 15, 14, 13, 9, 2, 1]> : tensor<7xui4>
  %18 = stablehlo.constant dense<[0, 1, 2, 3, 7, 254, 255]> : tensor<7xui8>
  %19 = stablehlo.optimization_barrier %18 : tensor<7xui8>
  %20 = "stablehlo.negate"(%19) : (tensor<7xui8>) -> tensor<7xui8>
  check.expect_eq_const %20, dense<[0, 255, 254, 253, 249, 2, 1]> : tensor<7xui8>
  %21 = stablehlo.constant dense<[0, 1, 2, 3, 7, 65534, 65535]> : tensor<7xui16>
  %22 = stablehlo.optimization_barrier %21 : tensor<7xui16>
  %23 = "stablehlo.negate"(%22) : (tensor<7xui16>) -> tensor<7xui16>
  check.expect_eq_const %23, dense<[0, 65535, 65534, 65533, 65529, 2, 1]> : tensor<7xui16>
  %24 = stablehlo.constant dense<[0, 1, 2, 3, 7, 4294967294, 4294967295]> : tensor<7xui32>
  %25 = stablehlo.optimization_barrier %24 : tensor<7xui32>
  %26 = "stablehlo.negate"(%25) : (tensor<7xui32>) -> tensor<7xui32>
  check.expect_eq_const %26, dense<[0, 4294967295, 4294967294, 4294967293, 4294967289, 2, 1]> : tensor<7xui32>
  %27 = stablehlo.constant dense<[0, 1, 2, 3, 7, 18446744073709551614, 18446744073709551615]> : tensor<7xui64>
  %28 = stablehlo.optimization_barrier %27 : tensor<7xui64>
  %29 = "stablehlo.negate"(%28) : (tensor<7xui64>) -> tensor<7xui64>
  check.expect_eq_const %29, dense<[0, 18446744073709551615, 18446744073709551614, 18446744073709551613, 18446744073709551609, 2, 1]> : tensor<7xui64>
  %30 = stablehlo.constant dense<> : tensor<0x3xi32>
  %31 = stablehlo.optimization_barrier %30 : tensor<0x3xi32>
  %32 = "stablehlo.negate"(%31) : (tensor<0x3xi32>) -> tensor<0x3xi32>
  check.expect_eq_const %32, dense<> : tensor<0x3xi32>
  %33 = stablehlo.constant dense<[0.0, 0x8000, 0x7F80, 0xFF80, 0x7FC0, 0x0001, 0x8001, 0x0080, 0x8080, 0x7F7F, 0xFF7F, 1.0, -1.0, 1.5, -0.5, 2.5, 3.5, -3.5, 4.5, 0.5, 0xBFDA, 1000.0, 127.5, 129.0, 0x3EFF, 0xBEFF, 0x3FBF]> : tensor<27xbf16>
  %34 = stablehlo.optimization_barrier %33 : tensor<27xbf16>
  %35 = "stablehlo.negate"(%34) : (tensor<27xbf16>) -> tensor<27xbf16>
  %36 = "stablehlo.bitcast_convert"(%35) : (tensor<27xbf16>) -> tensor<27xui16>
  %37 = "stablehlo.compare"(%35, %35) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<27xbf16>, tensor<27xbf16>) -> tensor<27xi1>
  check.expect_eq_const %37, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<27xi1>
  %38 = stablehlo.constant dense<0> : tensor<27xui16>
  %39 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<27xi1>
  %40 = "stablehlo.select"(%39, %38, %36) : (tensor<27xi1>, tensor<27xui16>, tensor<27xui16>) -> tensor<27xui16>
  check.expect_eq_const %40, dense<[32768, 0, 65408, 32640, 0, 32769, 1, 32896, 128, 65407, 32639, 49024, 16256, 49088, 16128, 49184, 49248, 16480, 49296, 48896, 16346, 50298, 49919, 49921, 48895, 16127, 49087]> : tensor<27xui16>
  %41 = stablehlo.constant dense<[0.0, 0x8000, 0x7C00, 0xFC00, 0x7E00, 0x0001, 0x8001, 0x0400, 0x8400, 0x7BFF, 0xFBFF, 1.0, -1.0, 1.5, -0.5, 2.5, 3.5, -3.5, 4.5, 0.5, 0xBECD, 1000.0, 1023.5, 1025.0, 0x37FF, 0xB7FF, 0x3DFF]> : tensor<27xf16>
  %42 = stablehlo.optimization_barrier %41 : tensor<27xf16>
  %43 = "stablehlo.negate"(%42) : (tensor<27xf16>) -> tensor<27xf16>
  %44 = "stablehlo.bitcast_convert"(%43) : (tensor<27xf16>) -> tensor<27xui16>
  %45 = "stablehlo.compare"(%43, %43) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<27xf16>, tensor<27xf16>) -> tensor<27xi1>
  check.expect_eq_const %45, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<27xi1>
  %46 = stablehlo.constant dense<0> : tensor<27xui16>
  %47 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<27xi1>
  %48 = "stablehlo.select"(%47, %46, %44) : (tensor<27xi1>, tensor<27xui16>, tensor<27xui16>) -> tensor<27xui16>
  check.expect_eq_const %48, dense<[32768, 0, 64512, 31744, 0, 32769, 1, 33792, 1024, 64511, 31743, 48128, 15360, 48640, 14336, 49408, 49920, 17152, 50304, 47104, 16077, 58320, 58367, 58369, 47103, 14335, 48639]> : tensor<27xui16>
  %49 = stablehlo.constant dense<[0.0, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x00000001, 0x80000001, 0x00800000, 0x80800000, 0x7F7FFFFF, 0xFF7FFFFF, 1.0, -1.0, 1.5, -0.5, 2.5, 3.5, -3.5, 4.5, 0x3EFFF2E5, 0xBFD9999A, 1000.0, 0x4AFFFFFF, 0x4B000001, 0x3EFFFFFF, 0xBEFFFFFF, 0x3FBFFFFF]> : tensor<27xf32>
  %50 = stablehlo.optimization_barrier %49 : tensor<27xf32>
  %51 = "stablehlo.negate"(%50) : (tensor<27xf32>) -> tensor<27xf32>
  %52 = "stablehlo.bitcast_convert"(%51) : (tensor<27xf32>) -> tensor<27xui32>
  %53 = "stablehlo.compare"(%51, %51) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<27xf32>, tensor<27xf32>) -> tensor<27xi1>
  check.expect_eq_const %53, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<27xi1>
  %54 = stablehlo.constant dense<0> : tensor<27xui32>
  %55 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<27xi1>
  %56 = "stablehlo.select"(%55, %54, %52) : (tensor<27xi1>, tensor<27xui32>, tensor<27xui32>) -> tensor<27xui32>
  check.expect_eq_const %56, dense<[2147483648, 0, 4286578688, 2139095040, 0, 2147483649, 1, 2155872256, 8388608, 4286578687, 2139095039, 3212836864, 1065353216, 3217031168, 1056964608, 3223322624, 3227516928, 1080033280, 3230662656, 3204444901, 1071225242, 3296329728, 3405774847, 3405774849, 3204448255, 1056964607, 3217031167]> : tensor<27xui32>
  %57 = stablehlo.constant dense<[0.0, 0x8000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x0000000000000001, 0x8000000000000001, 0x0010000000000000, 0x8010000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 1.0, -1.0, 1.5, -0.5, 2.5, 3.5, -3.5, 4.5, 0.4999, -1.7, 1000.0, 0x432FFFFFFFFFFFFF, 0x4330000000000001, 0x3FDFFFFFFFFFFFFF, 0xBFDFFFFFFFFFFFFF, 0x3FF7FFFFFFFFFFFF]> : tensor<27xf64>
  %58 = stablehlo.optimization_barrier %57 : tensor<27xf64>
  %59 = "stablehlo.negate"(%58) : (tensor<27xf64>) -> tensor<27xf64>
  %60 = "stablehlo.bitcast_convert"(%59) : (tensor<27xf64>) -> tensor<27xui64>
  %61 = "stablehlo.compare"(%59, %59) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<27xf64>, tensor<27xf64>) -> tensor<27xi1>
  check.expect_eq_const %61, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<27xi1>
  %62 = stablehlo.constant dense<0> : tensor<27xui64>
  %63 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<27xi1>
  %64 = "stablehlo.select"(%63, %62, %60) : (tensor<27xi1>, tensor<27xui64>, tensor<27xui64>) -> tensor<27xui64>
  check.expect_eq_const %64, dense<[9223372036854775808, 0, 18442240474082181120, 9218868437227405312, 0, 9223372036854775809, 1, 9227875636482146304, 4503599627370496, 18442240474082181119, 9218868437227405311, 13830554455654793216, 4607182418800017408, 13832806255468478464, 4602678819172646912, 13836183955189006336, 13838435755002691584, 4615063718147915776, 13840124604862955520, 13826049054587571772, 4610334938539176755, 13875379345695965184, 14064741636278059007, 14064741636278059009, 13826050856027422719, 4602678819172646911, 13832806255468478463]> : tensor<27xui64>
  %65 = stablehlo.constant dense<> : tensor<0x3xf32>
  %66 = stablehlo.optimization_barrier %65 : tensor<0x3xf32>
  %67 = "stablehlo.negate"(%66) : (tensor<0x3xf32>) -> tensor<0x3xf32>
  %68 = "stablehlo.bitcast_convert"(%67) : (tensor<0x3xf32>) -> tensor<0x3xui32>
  check.expect_eq_const %68, dense<> : tensor<0x3xui32>
  return
}
