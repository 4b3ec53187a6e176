// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// power of floats against mpmath, with the edges of IEEE 754 pow. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[1.5, 0x3E9A, 2.0, 10.0, 7.0, 0x3F7D, 0x3F81, 3.0, 123.0, 0x3A83, -3.0, -1.5]> : tensor<12xbf16>
  %1 = stablehlo.optimization_barrier %0 : tensor<12xbf16>
  %2 = stablehlo.constant dense<[2.5, 7.0, 0x3DCD, 3.0, -1.5, 100.0, 200.0, 0x3EAB, 1.25, 2.0, 5.0, -4.0]> : tensor<12xbf16>
  %3 = stablehlo.optimization_barrier %2 : tensor<12xbf16>
  %4 = "stablehlo.power"(%1, %3) : (tensor<12xbf16>, tensor<12xbf16>) -> tensor<12xbf16>
  %5 = stablehlo.constant dense<[2.75, 0x396A, 0x3F89, 1000.0, 0x3D5D, 0x3E9E, 4.75, 0x3FB9, 410.0, 0x3586, -243.0, 0x3E4A]> : tensor<12xbf16>
  check.expect_close %4, %5, max_ulp_difference = 2 : tensor<12xbf16>, tensor<12xbf16>
  %6 = stablehlo.constant dense<[0.0, 0x7FC0, 1.0, 0x7F80, 0.0, 0x8000, 0x8000, 0x8000, -1.0, -2.0, -2.0, 0x7F80, 0xFF80, 0xFF80, 0.5, 2.0, 2.0, 0x7FC0, 2.0, 4.0, 1.0, -1.0, 2.0]> : tensor<23xbf16>
  %7 = stablehlo.optimization_barrier %6 : tensor<23xbf16>
  %8 = stablehlo.constant dense<[0.0, 0.0, 0x7FC0, 0.0, -1.0, -1.0, 3.0, 2.0, 0x7F80, 3.0, 0.5, -1.0, 3.0, -3.0, 0x7F80, 0xFF80, 0x7FC0, 1.0, 3.0, 0.5, 0x7F80, 7.0, -2.0]> : tensor<23xbf16>
  %9 = stablehlo.optimization_barrier %8 : tensor<23xbf16>
  %10 = "stablehlo.power"(%7, %9) : (tensor<23xbf16>, tensor<23xbf16>) -> tensor<23xbf16>
  %11 = "stablehlo.bitcast_convert"(%10) : (tensor<23xbf16>) -> tensor<23xui16>
  %12 = "stablehlo.compare"(%10, %10) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<23xbf16>, tensor<23xbf16>) -> tensor<23xi1>
  check.expect_eq_const %12, dense<[false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, true, true, false, false, false, false, false]> : tensor<23xi1>
  %13 = stablehlo.constant dense<0> : tensor<23xui16>
  %14 = stablehlo.constant dense<[false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, true, true, false, false, false, false, false]> : tensor<23xi1>
  %15 = "stablehlo.select"(%14, %13, %11) : (tensor<23xi1>, tensor<23xui16>, tensor<23xui16>) -> tensor<23xui16>
  check.expect_eq_const %15, dense<[16256, 16256, 16256, 16256, 32640, 65408, 32768, 0, 16256, 49408, 0, 0, 65408, 32768, 0, 0, 0, 0, 16640, 16384, 16256, 49024, 16000]> : tensor<23xui16>
  %16 = stablehlo.constant dense<[1.5, 0x34CD, 2.0, 10.0, 7.0, 0x3BEC, 0x3C0A, 3.0, 123.0, 0x1419, -3.0, -1.5]> : tensor<12xf16>
  %17 = stablehlo.optimization_barrier %16 : tensor<12xf16>
  %18 = stablehlo.constant dense<[2.5, 7.0, 0x2E66, 3.0, -1.5, 100.0, 200.0, 0x3555, 1.25, 2.0, 5.0, -4.0]> : tensor<12xf16>
  %19 = stablehlo.optimization_barrier %18 : tensor<12xf16>
  %20 = "stablehlo.power"(%17, %19) : (tensor<12xf16>, tensor<12xf16>) -> tensor<12xf16>
  %21 = stablehlo.constant dense<[0x4183, 0x0B2D, 0x3C49, 1000.0, 0x2AE9, 0x35FF, 0x46FC, 0x3DC5, 409.5, 0x0011, -243.0, 0x3252]> : tensor<12xf16>
  check.expect_close %20, %21, max_ulp_difference = 2 : tensor<12xf16>, tensor<12xf16>
  %22 = stablehlo.constant dense<[0.0, 0x7E00, 1.0, 0x7C00, 0.0, 0x8000, 0x8000, 0x8000, -1.0, -2.0, -2.0, 0x7C00, 0xFC00, 0xFC00, 0.5, 2.0, 2.0, 0x7E00, 2.0, 4.0, 1.0, -1.0, 2.0]> : tensor<23xf16>
  %23 = stablehlo.optimization_barrier %22 : tensor<23xf16>
  %24 = stablehlo.constant dense<[0.0, 0.0, 0x7E00, 0.0, -1.0, -1.0, 3.0, 2.0, 0x7C00, 3.0, 0.5, -1.0, 3.0, -3.0, 0x7C00, 0xFC00, 0x7E00, 1.0, 3.0, 0.5, 0x7C00, 7.0, -2.0]> : tensor<23xf16>
  %25 = stablehlo.optimization_barrier %24 : tensor<23xf16>
  %26 = "stablehlo.power"(%23, %25) : (tensor<23xf16>, tensor<23xf16>) -> tensor<23xf16>
  %27 = "stablehlo.bitcast_convert"(%26) : (tensor<23xf16>) -> tensor<23xui16>
  %28 = "stablehlo.compare"(%26, %26) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<23xf16>, tensor<23xf16>) -> tensor<23xi1>
  check.expect_eq_const %28, dense<[false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, true, true, false, false, false, false, false]> : tensor<23xi1>
  %29 = stablehlo.constant dense<0> : tensor<23xui16>
  %30 = stablehlo.constant dense<[false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, true, true, false, false, false, false, false]> : tensor<23xi1>
  %31 = "stablehlo.select"(%30, %29, %27) : (tensor<23xi1>, tensor<23xui16>, tensor<23xui16>) -> tensor<23xui16>
  check.expect_eq_const %31, dense<[15360, 15360, 15360, 15360, 31744, 64512, 32768, 0, 15360, 51200, 0, 0, 64512, 32768, 0, 0, 0, 0, 18432, 16384, 15360, 48128, 13312]> : tensor<23xui16>
  %32 = stablehlo.constant dense<[1.5, 0x3E99999A, 2.0, 10.0, 7.0, 0x3F7D70A4, 0x3F8147AE, 3.0, 123.0, 0x3A83126F, -3.0, -1.5]> : tensor<12xf32>
  %33 = stablehlo.optimization_barrier %32 : tensor<12xf32>
  %34 = stablehlo.constant dense<[2.5, 7.0, 0x3DCCCCCD, 3.0, -1.5, 100.0, 200.0, 0x3EAAAAAB, 1.25, 2.0, 5.0, -4.0]> : tensor<12xf32>
  %35 = stablehlo.optimization_barrier %34 : tensor<12xf32>
  %36 = "stablehlo.power"(%33, %35) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
  %37 = stablehlo.constant dense<[0x40305CFF, 0x396552DA, 0x3F892FDF, 1000.0, 0x3D5D29C8, 0x3EBB68A3, 0x40EA1CB4, 0x3FB89BA2, 0x43CCCF63, 0x358637BE, -243.0, 0x3E4A4588]> : tensor<12xf32>
  check.expect_close %36, %37, max_ulp_difference = 2 : tensor<12xf32>, tensor<12xf32>
  %38 = stablehlo.constant dense<[0.0, 0x7FC00000, 1.0, 0x7F800000, 0.0, 0x80000000, 0x80000000, 0x80000000, -1.0, -2.0, -2.0, 0x7F800000, 0xFF800000, 0xFF800000, 0.5, 2.0, 2.0, 0x7FC00000, 2.0, 4.0, 1.0, -1.0, 2.0]> : tensor<23xf32>
  %39 = stablehlo.optimization_barrier %38 : tensor<23xf32>
  %40 = stablehlo.constant dense<[0.0, 0.0, 0x7FC00000, 0.0, -1.0, -1.0, 3.0, 2.0, 0x7F800000, 3.0, 0.5, -1.0, 3.0, -3.0, 0x7F800000, 0xFF800000, 0x7FC00000, 1.0, 3.0, 0.5, 0x7F800000, 7.0, -2.0]> : tensor<23xf32>
  %41 = stablehlo.optimization_barrier %40 : tensor<23xf32>
  %42 = "stablehlo.power"(%39, %41) : (tensor<23xf32>, tensor<23xf32>) -> tensor<23xf32>
  %43 = "stablehlo.bitcast_convert"(%42) : (tensor<23xf32>) -> tensor<23xui32>
  %44 = "stablehlo.compare"(%42, %42) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<23xf32>, tensor<23xf32>) -> tensor<23xi1>
  check.expect_eq_const %44, dense<[false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, true, true, false, false, false, false, false]> : tensor<23xi1>
  %45 = stablehlo.constant dense<0> : tensor<23xui32>
  %46 = stablehlo.constant dense<[false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, true, true, false, false, false, false, false]> : tensor<23xi1>
  %47 = "stablehlo.select"(%46, %45, %43) : (tensor<23xi1>, tensor<23xui32>, tensor<23xui32>) -> tensor<23xui32>
  check.expect_eq_const %47, dense<[1065353216, 1065353216, 1065353216, 1065353216, 2139095040, 4286578688, 2147483648, 0, 1065353216, 3238002688, 0, 0, 4286578688, 2147483648, 0, 0, 0, 0, 1090519040, 1073741824, 1065353216, 3212836864, 1048576000]> : tensor<23xui32>
  %48 = stablehlo.constant dense<[1.5, 0.3, 2.0, 10.0, 7.0, 0.99, 1.01, 3.0, 123.0, 0.001, -3.0, -1.5]> : tensor<12xf64>
  %49 = stablehlo.optimization_barrier %48 : tensor<12xf64>
  %50 = stablehlo.constant dense<[2.5, 7.0, 0.1, 3.0, -1.5, 100.0, 200.0, 0x3FD5555555555555, 1.25, 2.0, 5.0, -4.0]> : tensor<12xf64>
  %51 = stablehlo.optimization_barrier %50 : tensor<12xf64>
  %52 = "stablehlo.power"(%49, %51) : (tensor<12xf64>, tensor<12xf64>) -> tensor<12xf64>
  %53 = stablehlo.constant dense<[0x40060B9FD68A4554, 0x3F2CAA5AB1FD3DAC, 0x3FF125FBEE250664, 1000.0, 0x3FABA539079B6475, 0x3FD76D12E9C2FF45, 0x401D439A2F0A3F4F, 0x3FF7137449123EF6, 0x407999EC6E9668C1, 0x3EB0C6F7A0B5ED8D, -243.0, 0x3FC948B0FCD6E9E0]> : tensor<12xf64>
  check.expect_close %52, %53, max_ulp_difference = 2 : tensor<12xf64>, tensor<12xf64>
  %54 = stablehlo.constant dense<[0.0, 0x7FF8000000000000, 1.0, 0x7FF0000000000000, 0.0, 0x8000000000000000, 0x8000000000000000, 0x8000000000000000, -1.0, -2.0, -2.0, 0x7FF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0.5, 2.0, 2.0, 0x7FF8000000000000, 2.0, 4.0, 1.0, -1.0, 2.0]> : tensor<23xf64>
  %55 = stablehlo.optimization_barrier %54 : tensor<23xf64>
  %56 = stablehlo.constant dense<[0.0, 0.0, 0x7FF8000000000000, 0.0, -1.0, -1.0, 3.0, 2.0, 0x7FF0000000000000, 3.0, 0.5, -1.0, 3.0, -3.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 1.0, 3.0, 0.5, 0x7FF0000000000000, 7.0, -2.0]> : tensor<23xf64>
  %57 = stablehlo.optimization_barrier %56 : tensor<23xf64>
  %58 = "stablehlo.power"(%55, %57) : (tensor<23xf64>, tensor<23xf64>) -> tensor<23xf64>
  %59 = "stablehlo.bitcast_convert"(%58) : (tensor<23xf64>) -> tensor<23xui64>
  %60 = "stablehlo.compare"(%58, %58) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<23xf64>, tensor<23xf64>) -> tensor<23xi1>
  check.expect_eq_const %60, dense<[false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, true, true, false, false, false, false, false]> : tensor<23xi1>
  %61 = stablehlo.constant dense<0> : tensor<23xui64>
  %62 = stablehlo.constant dense<[false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, true, true, false, false, false, false, false]> : tensor<23xi1>
  %63 = "stablehlo.select"(%62, %61, %59) : (tensor<23xi1>, tensor<23xui64>, tensor<23xui64>) -> tensor<23xui64>
  check.expect_eq_const %63, dense<[4607182418800017408, 4607182418800017408, 4607182418800017408, 4607182418800017408, 9218868437227405312, 18442240474082181120, 9223372036854775808, 0, 4607182418800017408, 13844065254536904704, 0, 0, 18442240474082181120, 9223372036854775808, 0, 0, 0, 0, 4620693217682128896, 4611686018427387904, 4607182418800017408, 13830554455654793216, 4598175219545276416]> : tensor<23xui64>
  return
}
