// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// reduce_precision to the formats that numpy has; NaN stays NaN, overflow is infinite. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[0.0, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x00000001, 0x80000001, 0x00800000, 0x80800000, 0x7F7FFFFF, 0xFF7FFFFF, 1.0, -1.0, 1.5, -0.5, 0x3EAAAAAB, 0x477FEF00, 0x477FF000, 0x477FE000, 0x3F808000, 0x3F818000, 0x337D6730, 448.0, 0x000116C2, 0x47600000, 0x47700000]> : tensor<26xf32>
  %1 = stablehlo.optimization_barrier %0 : tensor<26xf32>
  %2 = "stablehlo.reduce_precision"(%1) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<26xf32>) -> tensor<26xf32>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<26xf32>) -> tensor<26xui32>
  %4 = "stablehlo.compare"(%2, %2) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<26xf32>, tensor<26xf32>) -> tensor<26xi1>
  check.expect_eq_const %4, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<26xi1>
  %5 = stablehlo.constant dense<0> : tensor<26xui32>
  %6 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<26xi1>
  %7 = "stablehlo.select"(%6, %5, %3) : (tensor<26xi1>, tensor<26xui32>, tensor<26xui32>) -> tensor<26xui32>
  check.expect_eq_const %7, dense<[0, 2147483648, 2139095040, 4286578688, 0, 0, 2147483648, 0, 2147483648, 2139095040, 4286578688, 1065353216, 3212836864, 1069547520, 3204448256, 1051369472, 1199562752, 2139095040, 1199562752, 1065385984, 1065451520, 0, 1138753536, 0, 1197473792, 1198522368]> : tensor<26xui32>
  %8 = stablehlo.constant dense<[0.0, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x00000001, 0x80000001, 0x00800000, 0x80800000, 0x7F7FFFFF, 0xFF7FFFFF, 1.0, -1.0, 1.5, -0.5, 0x3EAAAAAB, 0x477FEF00, 0x477FF000, 0x477FE000, 0x3F808000, 0x3F818000, 0x337D6730, 448.0, 0x000116C2, 0x47600000, 0x47700000]> : tensor<26xf32>
  %9 = stablehlo.optimization_barrier %8 : tensor<26xf32>
  %10 = "stablehlo.reduce_precision"(%9) <{exponent_bits = 5 : i32, mantissa_bits = 2 : i32}> : (tensor<26xf32>) -> tensor<26xf32>
  %11 = "stablehlo.bitcast_convert"(%10) : (tensor<26xf32>) -> tensor<26xui32>
  %12 = "stablehlo.compare"(%10, %10) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<26xf32>, tensor<26xf32>) -> tensor<26xi1>
  check.expect_eq_const %12, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<26xi1>
  %13 = stablehlo.constant dense<0> : tensor<26xui32>
  %14 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<26xi1>
  %15 = "stablehlo.select"(%14, %13, %11) : (tensor<26xi1>, tensor<26xui32>, tensor<26xui32>) -> tensor<26xui32>
  check.expect_eq_const %15, dense<[0, 2147483648, 2139095040, 4286578688, 0, 0, 2147483648, 0, 2147483648, 2139095040, 4286578688, 1065353216, 3212836864, 1069547520, 3204448256, 1050673152, 2139095040, 2139095040, 2139095040, 1065353216, 1065353216, 0, 1138753536, 0, 1197473792, 2139095040]> : tensor<26xui32>
  %16 = stablehlo.constant dense<[0.0, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x00000001, 0x80000001, 0x00800000, 0x80800000, 0x7F7FFFFF, 0xFF7FFFFF, 1.0, -1.0, 1.5, -0.5, 0x3EAAAAAB, 0x477FEF00, 0x477FF000, 0x477FE000, 0x3F808000, 0x3F818000, 0x337D6730, 0x387FDA40, 448.0, 0x000116C2, 0x47600000, 0x47700000]> : tensor<27xf32>
  %17 = stablehlo.optimization_barrier %16 : tensor<27xf32>
  %18 = "stablehlo.reduce_precision"(%17) <{exponent_bits = 4 : i32, mantissa_bits = 3 : i32}> : (tensor<27xf32>) -> tensor<27xf32>
  %19 = "stablehlo.bitcast_convert"(%18) : (tensor<27xf32>) -> tensor<27xui32>
  %20 = "stablehlo.compare"(%18, %18) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<27xf32>, tensor<27xf32>) -> tensor<27xi1>
  check.expect_eq_const %20, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<27xi1>
  %21 = stablehlo.constant dense<0> : tensor<27xui32>
  %22 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<27xi1>
  %23 = "stablehlo.select"(%22, %21, %19) : (tensor<27xi1>, tensor<27xui32>, tensor<27xui32>) -> tensor<27xui32>
  check.expect_eq_const %23, dense<[0, 2147483648, 2139095040, 4286578688, 0, 0, 2147483648, 0, 2147483648, 2139095040, 4286578688, 1065353216, 3212836864, 1069547520, 3204448256, 1051721728, 2139095040, 2139095040, 2139095040, 1065353216, 1065353216, 0, 0, 2139095040, 0, 2139095040, 2139095040]> : tensor<27xui32>
  %24 = stablehlo.constant dense<[0.0, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x00000001, 0x80000001, 0x00800000, 0x80800000, 0x7F7FFFFF, 0xFF7FFFFF, 1.0, -1.0, 1.5, -0.5, 0x3EAAAAAB, 0x477FEF00, 0x477FF000, 0x477FE000, 0x3F808000, 0x3F818000, 0x337D6730, 0x387FDA40, 448.0, 0x000116C2, 0x47600000, 0x47700000]> : tensor<27xf32>
  %25 = stablehlo.optimization_barrier %24 : tensor<27xf32>
  %26 = "stablehlo.reduce_precision"(%25) <{exponent_bits = 3 : i32, mantissa_bits = 4 : i32}> : (tensor<27xf32>) -> tensor<27xf32>
  %27 = "stablehlo.bitcast_convert"(%26) : (tensor<27xf32>) -> tensor<27xui32>
  %28 = "stablehlo.compare"(%26, %26) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<27xf32>, tensor<27xf32>) -> tensor<27xi1>
  check.expect_eq_const %28, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<27xi1>
  %29 = stablehlo.constant dense<0> : tensor<27xui32>
  %30 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<27xi1>
  %31 = "stablehlo.select"(%30, %29, %27) : (tensor<27xi1>, tensor<27xui32>, tensor<27xui32>) -> tensor<27xui32>
  check.expect_eq_const %31, dense<[0, 2147483648, 2139095040, 4286578688, 0, 0, 2147483648, 0, 2147483648, 2139095040, 4286578688, 1065353216, 3212836864, 1069547520, 3204448256, 1051197440, 2139095040, 2139095040, 2139095040, 1065353216, 1065353216, 0, 0, 2139095040, 0, 2139095040, 2139095040]> : tensor<27xui32>
  %32 = stablehlo.constant dense<[0.0, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x00000001, 0x80000001, 0x00800000, 0x80800000, 0x7F7FFFFF, 0xFF7FFFFF, 1.0, -1.0, 1.5, -0.5, 0x3EAAAAAB, 0x477FEF00, 0x477FF000, 0x477FE000, 0x3F808000, 0x3F818000, 0x337D6730, 0x387FDA40, 448.0, 0x000116C2, 0x47600000, 0x47700000]> : tensor<27xf32>
  %33 = stablehlo.optimization_barrier %32 : tensor<27xf32>
  %34 = "stablehlo.reduce_precision"(%33) <{exponent_bits = 8 : i32, mantissa_bits = 23 : i32}> : (tensor<27xf32>) -> tensor<27xf32>
  %35 = "stablehlo.bitcast_convert"(%34) : (tensor<27xf32>) -> tensor<27xui32>
  %36 = "stablehlo.compare"(%34, %34) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<27xf32>, tensor<27xf32>) -> tensor<27xi1>
  check.expect_eq_const %36, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<27xi1>
  %37 = stablehlo.constant dense<0> : tensor<27xui32>
  %38 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<27xi1>
  %39 = "stablehlo.select"(%38, %37, %35) : (tensor<27xi1>, tensor<27xui32>, tensor<27xui32>) -> tensor<27xui32>
  check.expect_eq_const %39, dense<[0, 2147483648, 2139095040, 4286578688, 0, 1, 2147483649, 8388608, 2155872256, 2139095039, 4286578687, 1065353216, 3212836864, 1069547520, 3204448256, 1051372203, 1199566592, 1199566848, 1199562752, 1065385984, 1065451520, 863856432, 947903040, 1138753536, 71362, 1197473792, 1198522368]> : tensor<27xui32>
  %40 = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7F7FFFFF, 0xFF7FFFFF, 1.0, -1.0, 1.5, -0.5, 0x3EAAAAAB, 0x477FEF00, 0x477FF000, 0x477FE000, 0x3F808000, 0x3F818000, 0x337D6730, 0x387FDA40, 448.0, 0x47600000, 0x47700000]> : tensor<19xf32>
  %41 = stablehlo.optimization_barrier %40 : tensor<19xf32>
  %42 = "stablehlo.reduce_precision"(%41) <{exponent_bits = 8 : i32, mantissa_bits = 7 : i32}> : (tensor<19xf32>) -> tensor<19xf32>
  %43 = "stablehlo.bitcast_convert"(%42) : (tensor<19xf32>) -> tensor<19xui32>
  check.expect_eq_const %43, dense<[2139095040, 4286578688, 2139095040, 4286578688, 1065353216, 3212836864, 1069547520, 3204448256, 1051394048, 1199570944, 1199570944, 1199570944, 1065353216, 1065484288, 863830016, 947912704, 1138753536, 1197473792, 1198522368]> : tensor<19xui32>
  return
}
