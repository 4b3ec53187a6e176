// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// popcnt of edge values, in every type. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[-8, -7, -3, -1, 0, 1, 2, 3, 6, 7]> : tensor<10xi4>
  %1 = stablehlo.optimization_barrier %0 : tensor<10xi4>
  %2 = "stablehlo.popcnt"(%1) : (tensor<10xi4>) -> tensor<10xi4>
  check.expect_eq_const %2, dense<[1, 2, 3, 4, 0, 1, 1, 2, 2, 3]> : tensor<10xi4>
  %3 = stablehlo.constant dense<[-128, -127, -3, -1, 0, 1, 2, 3, 7, 126, 127]> : tensor<11xi8>
  %4 = stablehlo.optimization_barrier %3 : tensor<11xi8>
  %5 = "stablehlo.popcnt"(%4) : (tensor<11xi8>) -> tensor<11xi8>
  check.expect_eq_const %5, dense<[1, 2, 7, 8, 0, 1, 1, 2, 3, 6, 7]> : tensor<11xi8>
  %6 = stablehlo.constant dense<[-32768, -32767, -3, -1, 0, 1, 2, 3, 7, 32766, 32767]> : tensor<11xi16>
  %7 = stablehlo.optimization_barrier %6 : tensor<11xi16>
  %8 = "stablehlo.popcnt"(%7) : (tensor<11xi16>) -> tensor<11xi16>
  check.expect_eq_const %8, dense<[1, 2, 15, 16, 0, 1, 1, 2, 3, 14, 15]> : tensor<11xi16>
  %9 = stablehlo.constant dense<[-2147483648, -2147483647, -3, -1, 0, 1, 2, 3, 7, 2147483646, 2147483647]> : tensor<11xi32>
  %10 = stablehlo.optimization_barrier %9 : tensor<11xi32>
  %11 = "stablehlo.popcnt"(%10) : (tensor<11xi32>) -> tensor<11xi32>
  check.expect_eq_const %11, dense<[1, 2, 31, 32, 0, 1, 1, 2, 3, 30, 31]> : tensor<11xi32>
  %12 = stablehlo.constant dense<[-9223372036854775808, -9223372036854775807, -3, -1, 0, 1, 2, 3, 7, 9223372036854775806, 9223372036854775807]> : tensor<11xi64>
  %13 = stablehlo.optimization_barrier %12 : tensor<11xi64>
  %14 = "stablehlo.popcnt"(%13) : (tensor<11xi64>) -> tensor<11xi64>
  check.expect_eq_const %14, dense<[1, 2, 63, 64, 0, 1, 1, 2, 3, 62, 63]> : tensor<11xi64>
  %15 = stablehlo.constant dense<[0, 1, 2, 3, 7, 14, 15]> : tensor<7xui4>
  %16 = stablehlo.optimization_barrier %15 : tensor<7xui4>
  %17 = "stablehlo.popcnt"(%16) : (tensor<7xui4>) -> tensor<7xui4>
  check.expect_eq_const %17, dense<[0, 1, 1, 2, 3, 3, 4]> : tensor<7xui4>
  %18 = stablehlo.constant dense<[0, 1, 2, 3, 7, 254, 255]> : tensor<7xui8>
  %19 = stablehlo.optimization_barrier %18 : tensor<7xui8>
  %20 = "stablehlo.popcnt"(%19) : (tensor<7xui8>) -> tensor<7xui8>
  check.expect_eq_const %20, dense<[0, 1, 1, 2, 3, 7, 8]> : tensor<7xui8>
  %21 = stablehlo.constant dense<[0, 1, 2, 3, 7, 65534, 65535]> : tensor<7xui16>
  %22 = stablehlo.optimization_barrier %21 : tensor<7xui16>
  %23 = "stablehlo.popcnt"(%22) : (tensor<7xui16>) -> tensor<7xui16>
  check.expect_eq_const %23, dense<[0, 1, 1, 2, 3, 15, 16]> : tensor<7xui16>
  %24 = stablehlo.constant dense<[0, 1, 2, 3, 7, 4294967294, 4294967295]> : tensor<7xui32>
  %25 = stablehlo.optimization_barrier %24 : tensor<7xui32>
  %26 = "stablehlo.popcnt"(%25) : (tensor<7xui32>) -> tensor<7xui32>
  check.expect_eq_const %26, dense<[0, 1, 1, 2, 3, 31, 32]> : tensor<7xui32>
  %27 = stablehlo.constant dense<[0, 1, 2, 3, 7, 18446744073709551614, 18446744073709551615]> : tensor<7xui64>
  %28 = stablehlo.optimization_barrier %27 : tensor<7xui64>
  %29 = "stablehlo.popcnt"(%28) : (tensor<7xui64>) -> tensor<7xui64>
  check.expect_eq_const %29, dense<[0, 1, 1, 2, 3, 63, 64]> : tensor<7xui64>
  %30 = stablehlo.constant dense<> : tensor<0x3xi32>
  %31 = stablehlo.optimization_barrier %30 : tensor<0x3xi32>
  %32 = "stablehlo.popcnt"(%31) : (tensor<0x3xi32>) -> tensor<0x3xi32>
  check.expect_eq_const %32, dense<> : tensor<0x3xi32>
  return
}
