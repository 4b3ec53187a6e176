// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// not of edge values, in every type. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  %1 = stablehlo.optimization_barrier %0 : tensor<3xi1>
  %2 = "stablehlo.not"(%1) : (tensor<3xi1>) -> tensor<3xi1>
  check.expect_eq_const %2, dense<[false, true, false]> : tensor<3xi1>
  %3 = stablehlo.constant dense<[-8, -7, -3, -1, 0, 1, 2, 3, 6, 7]> : tensor<10xi4>
  %4 = stablehlo.optimization_barrier %3 : tensor<10xi4>
  %5 = "stablehlo.not"(%4) : (tensor<10xi4>) -> tensor<10xi4>
  check.expect_eq_const %5, dense<[7, 6, 2, 0, -1, -2, -3, -4, -7, -8]> : tensor<10xi4>
  %6 = stablehlo.constant dense<[-128, -127, -3, -1, 0, 1, 2, 3, 7, 126, 127]> : tensor<11xi8>
  %7 = stablehlo.optimization_barrier %6 : tensor<11xi8>
  %8 = "stablehlo.not"(%7) : (tensor<11xi8>) -> tensor<11xi8>
  check.expect_eq_const %8, dense<[127, 126, 2, 0, -1, -2, -3, -4, -8, -127, -128]> : tensor<11xi8>
  %9 = stablehlo.constant dense<[-32768, -32767, -3, -1, 0, 1, 2, 3, 7, 32766, 32767]> : tensor<11xi16>
  %10 = stablehlo.optimization_barrier %9 : tensor<11xi16>
  %11 = "stablehlo.not"(%10) : (tensor<11xi16>) -> tensor<11xi16>
  check.expect_eq_const %11, dense<[32767, 32766, 2, 0, -1, -2, -3, -4, -8, -32767, -32768]> : tensor<11xi16>
  %12 = stablehlo.constant dense<[-2147483648, -2147483647, -3, -1, 0, 1, 2, 3, 7, 2147483646, 2147483647]> : tensor<11xi32>
  %13 = stablehlo.optimization_barrier %12 : tensor<11xi32>
  %14 = "stablehlo.not"(%13) : (tensor<11xi32>) -> tensor<11xi32>
  check.expect_eq_const %14, dense<[2147483647, 2147483646, 2, 0, -1, -2, -3, -4, -8, -2147483647, -2147483648]> : tensor<11xi32>
  %15 = stablehlo.constant dense<[-9223372036854775808, -9223372036854775807, -3, -1, 0, 1, 2, 3, 7, 9223372036854775806, 9223372036854775807]> : tensor<11xi64>
  %16 = stablehlo.optimization_barrier %15 : tensor<11xi64>
  %17 = "stablehlo.not"(%16) : (tensor<11xi64>) -> tensor<11xi64>
  check.expect_eq_const %17, dense<[9223372036854775807, 9223372036854775806, 2, 0, -1, -2, -3, -4, -8, -9223372036854775807, -9223372036854775808]> : tensor<11xi64>
  %18 = stablehlo.constant dense<[0, 1, 2, 3, 7, 14, 15]> : tensor<7xui4>
  %19 = stablehlo.optimization_barrier %18 : tensor<7xui4>
  %20 = "stablehlo.not"(%19) : (tensor<7xui4>) -> tensor<7xui4>
  check.expect_eq_const %20, dense<[15, 14, 13, 12, 8, 1, 0]> : tensor<7xui4>
  %21 = stablehlo.constant dense<[0, 1, 2, 3, 7, 254, 255]> : tensor<7xui8>
  %22 = stablehlo.optimization_barrier %21 : tensor<7xui8>
  %23 = "stablehlo.not"(%22) : (tensor<7xui8>) -> tensor<7xui8>
  check.expect_eq_const %23, dense<[255, 254, 253, 252, 248, 1, 0]> : tensor<7xui8>
  %24 = stablehlo.constant dense<[0, 1, 2, 3, 7, 65534, 65535]> : tensor<7xui16>
  %25 = stablehlo.optimization_barrier %24 : tensor<7xui16>
  %26 = "stablehlo.not"(%25) : (tensor<7xui16>) -> tensor<7xui16>
  check.expect_eq_const %26, dense<[65535, 65534, 65533, 65532, 65528, 1, 0]> : tensor<7xui16>
  %27 = stablehlo.constant dense<[0, 1, 2, 3, 7, 4294967294, 4294967295]> : tensor<7xui32>
  %28 = stablehlo.optimization_barrier %27 : tensor<7xui32>
  %29 = "stablehlo.not"(%28) : (tensor<7xui32>) -> tensor<7xui32>
  check.expect_eq_const %29, dense<[4294967295, 4294967294, 4294967293, 4294967292, 4294967288, 1, 0]> : tensor<7xui32>
  %30 = stablehlo.constant dense<[0, 1, 2, 3, 7, 18446744073709551614, 18446744073709551615]> : tensor<7xui64>
  %31 = stablehlo.optimization_barrier %30 : tensor<7xui64>
  %32 = "stablehlo.not"(%31) : (tensor<7xui64>) -> tensor<7xui64>
  check.expect_eq_const %32, dense<[18446744073709551615, 18446744073709551614, 18446744073709551613, 18446744073709551612, 18446744073709551608, 1, 0]> : tensor<7xui64>
  %33 = stablehlo.constant dense<> : tensor<0x3xi32>
  %34 = stablehlo.optimization_barrier %33 : tensor<0x3xi32>
  %35 = "stablehlo.not"(%34) : (tensor<0x3xi32>) -> tensor<0x3xi32>
  check.expect_eq_const %35, dense<> : tensor<0x3xi32>
  return
}
