// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// sort: stable, by every dimension, of NaN and zeros in total order, with two operands; comparators that are no order give a permutation. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[7, 2, -8, -3, -7, 0, 3, 1, -1, 6]> : tensor<10xi4>
  %1 = stablehlo.optimization_barrier %0 : tensor<10xi4>
  %2 = "stablehlo.sort"(%1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p0: tensor<i4>, %q0: tensor<i4>):
    %c = stablehlo.compare LT, %p0, %q0, SIGNED : (tensor<i4>, tensor<i4>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<10xi4>) -> (tensor<10xi4>)
  check.expect_eq_const %2, dense<[-8, -7, -3, -1, 0, 1, 2, 3, 6, 7]> : tensor<10xi4>
  %3 = stablehlo.constant dense<[7, 2, -8, -3, -7, 0, 3, 1, -1, 6]> : tensor<10xi4>
  %4 = stablehlo.optimization_barrier %3 : tensor<10xi4>
  %5 = "stablehlo.sort"(%4) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p0: tensor<i4>, %q0: tensor<i4>):
    %c = stablehlo.compare GT, %p0, %q0, SIGNED : (tensor<i4>, tensor<i4>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<10xi4>) -> (tensor<10xi4>)
  check.expect_eq_const %5, dense<[7, 6, 3, 2, 1, 0, -1, -3, -7, -8]> : tensor<10xi4>
  %6 = stablehlo.constant dense<[0, 3, 1, 7, -1, -128, 126, 127, 2, -127, -3]> : tensor<11xi8>
  %7 = stablehlo.optimization_barrier %6 : tensor<11xi8>
  %8 = "stablehlo.sort"(%7) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p0: tensor<i8>, %q0: tensor<i8>):
    %c = stablehlo.compare LT, %p0, %q0, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<11xi8>) -> (tensor<11xi8>)
  check.expect_eq_const %8, dense<[-128, -127, -3, -1, 0, 1, 2, 3, 7, 126, 127]> : tensor<11xi8>
  %9 = stablehlo.constant dense<[0, 3, 1, 7, -1, -128, 126, 127, 2, -127, -3]> : tensor<11xi8>
  %10 = stablehlo.optimization_barrier %9 : tensor<11xi8>
  %11 = "stablehlo.sort"(%10) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p0: tensor<i8>, %q0: tensor<i8>):
    %c = stablehlo.compare GT, %p0, %q0, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<11xi8>) -> (tensor<11xi8>)
  check.expect_eq_const %11, dense<[127, 126, 7, 3, 2, 1, 0, -1, -3, -127, -128]> : tensor<11xi8>
  %12 = stablehlo.constant dense<[1, -3, -1, 32766, 2, 0, 7, 3, 32767, -32767, -32768]> : tensor<11xi16>
  %13 = stablehlo.optimization_barrier %12 : tensor<11xi16>
  %14 = "stablehlo.sort"(%13) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p0: tensor<i16>, %q0: tensor<i16>):
    %c = stablehlo.compare LT, %p0, %q0, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<11xi16>) -> (tensor<11xi16>)
  check.expect_eq_const %14, dense<[-32768, -32767, -3, -1, 0, 1, 2, 3, 7, 32766, 32767]> : tensor<11xi16>
  %15 = stablehlo.constant dense<[1, -3, -1, 32766, 2, 0, 7, 3, 32767, -32767, -32768]> : tensor<11xi16>
  %16 = stablehlo.optimization_barrier %15 : tensor<11xi16>
  %17 = "stablehlo.sort"(%16) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p0: tensor<i16>, %q0: tensor<i16>):
    %c = stablehlo.compare GT, %p0, %q0, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<11xi16>) -> (tensor<11xi16>)
  check.expect_eq_const %17, dense<[32767, 32766, 7, 3, 2, 1, 0, -1, -3, -32767, -32768]> : tensor<11xi16>
  %18 = stablehlo.constant dense<[-2147483648, 0, 3, -1, -2147483647, 2, 2147483647, 7, -3, 1, 2147483646]> : tensor<11xi32>
  %19 = stablehlo.optimization_barrier %18 : tensor<11xi32>
  %20 = "stablehlo.sort"(%19) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p0: tensor<i32>, %q0: tensor<i32>):
    %c = stablehlo.compare LT, %p0, %q0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<11xi32>) -> (tensor<11xi32>)
  check.expect_eq_const %20, dense<[-2147483648, -2147483647, -3, -1, 0, 1, 2, 3, 7, 2147483646, 2147483647]> : tensor<11xi32>
  %21 = stablehlo.constant dense<[-2147483648, 0, 3, -1, -2147483647, 2, 2147483647, 7, -3, 1, 2147483646]> : tensor<11xi32>
  %22 = stablehlo.optimization_barrier %21 : tensor<11xi32>
  %23 = "stablehlo.sort"(%22) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p0: tensor<i32>, %q0: tensor<i32>):
    %c = stablehlo.compare GT, %p0, %q0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<11xi32>) -> (tensor<11xi32>)
  check.expect_eq_const %23, dense<[2147483647, 2147483646, 7, 3, 2, 1, 0, -1, -3, -2147483647, -2147483648]> : tensor<11xi32>
  %24 = stablehlo.constant dense<[-3, -1, 1, -9223372036854775808, 9223372036854775807, 7, 9223372036854775806, -9223372036854775807, 3, 2, 0]> : tensor<11xi64>
  %25 = stablehlo.optimization_barrier %24 : tensor<11xi64>
  %26 = "stablehlo.sort"(%25) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p0: tensor<i64>, %q0: tensor<i64>):
    %c = stablehlo.compare LT, %p0, %q0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<11xi64>) -> (tensor<11xi64>)
  check.expect_eq_const %26, dense<[-9223372036854775808, -9223372036854775807, -3, -1, 0, 1, 2, 3, 7, 9223372036854775806, 9223372036854775807]> : tensor<11xi64>
  %27 = stablehlo.constant dense<[-3, -1, 1, -9223372036854775808, 9223372036854775807, 7, 9223372036854775806, -9223372036854775807, 3, 2, 0]> : tensor<11xi64>
  %28 = stablehlo.optimization_barrier %27 : tensor<11xi64>
  %29 = "stablehlo.sort"(%28) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p0: tensor<i64>, %q0: tensor<i64>):
    %c = stablehlo.compare GT, %p0, %q0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<11xi64>) -> (tensor<11xi64>)
  check.expect_eq_const %29, dense<[9223372036854775807, 9223372036854775806, 7, 3, 2, 1, 0, -1, -3, -9223372036854775807, -9223372036854775808]> : tensor<11xi64>
  %30 = stablehlo.constant dense<[15, 0, 3, 7, 1, 14, 2]> : tensor<7xui4>
  %31 = stablehlo.optimization_barrier %30 : tensor<7xui4>
  %32 = "stablehlo.sort"(%31) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p0: tensor<ui4>, %q0: tensor<ui4>):
    %c = stablehlo.compare LT, %p0, %q0, UNSIGNED : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<7xui4>) -> (tensor<7xui4>)
  check.expect_eq_const %32, dense<[0, 1, 2, 3, 7, 14, 15]> : tensor<7xui4>
  %33 = stablehlo.constant dense<[15, 0, 3, 7, 1, 14, 2]> : tensor<7xui4>
  %34 = stablehlo.optimization_barrier %33 : tensor<7xui4>
  %35 = "stablehlo.sort"(%34) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p0: tensor<ui4>, %q0: tensor<ui4>):
    %c = stablehlo.compare GT, %p0, %q0, UNSIGNED : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<7xui4>) -> (tensor<7xui4>)
  check.expect_eq_const %35, dense<[15, 14, 7, 3, 2, 1, 0]> : tensor<7xui4>
  %36 = stablehlo.constant dense<[254, 255, 7, 0, 3, 2, 1]> : tensor<7xui8>
  %37 = stablehlo.optimization_barrier %36 : tensor<7xui8>
  %38 = "stablehlo.sort"(%37) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p0: tensor<ui8>, %q0: tensor<ui8>):
    %c = stablehlo.compare LT, %p0, %q0, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<7xui8>) -> (tensor<7xui8>)
  check.expect_eq_const %38, dense<[0, 1, 2, 3, 7, 254, 255]> : tensor<7xui8>
  %39 = stablehlo.constant dense<[254, 255, 7, 0, 3, 2, 1]> : tensor<7xui8>
  %40 = stablehlo.optimization_barrier %39 : tensor<7xui8>
  %41 = "stablehlo.sort"(%40) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p0: tensor<ui8>, %q0: tensor<ui8>):
    %c = stablehlo.compare GT, %p0, %q0, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<7xui8>) -> (tensor<7xui8>)
  check.expect_eq_const %41, dense<[255, 254, 7, 3, 2, 1, 0]> : tensor<7xui8>
  %42 = stablehlo.constant dense<[7, 2, 0, 65535, 3, 65534, 1]> : tensor<7xui16>
  %43 = stablehlo.optimization_barrier %42 : tensor<7xui16>
  %44 = "stablehlo.sort"(%43) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p0: tensor<ui16>, %q0: tensor<ui16>):
    %c = stablehlo.compare LT, %p0, %q0, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<7xui16>) -> (tensor<7xui16>)
  check.expect_eq_const %44, dense<[0, 1, 2, 3, 7, 65534, 65535]> : tensor<7xui16>
  %45 = stablehlo.constant dense<[7, 2, 0, 65535, 3, 65534, 1]> : tensor<7xui16>
  %46 = stablehlo.optimization_barrier %45 : tensor<7xui16>
  %47 = "stablehlo.sort"(%46) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p0: tensor<ui16>, %q0: tensor<ui16>):
    %c = stablehlo.compare GT, %p0, %q0, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<7xui16>) -> (tensor<7xui16>)
  check.expect_eq_const %47, dense<[65535, 65534, 7, 3, 2, 1, 0]> : tensor<7xui16>
  %48 = stablehlo.constant dense<[4294967295, 0, 3, 4294967294, 7, 2, 1]> : tensor<7xui32>
  %49 = stablehlo.optimization_barrier %48 : tensor<7xui32>
  %50 = "stablehlo.sort"(%49) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p0: tensor<ui32>, %q0: tensor<ui32>):
    %c = stablehlo.compare LT, %p0, %q0, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<7xui32>) -> (tensor<7xui32>)
  check.expect_eq_const %50, dense<[0, 1, 2, 3, 7, 4294967294, 4294967295]> : tensor<7xui32>
  %51 = stablehlo.constant dense<[4294967295, 0, 3, 4294967294, 7, 2, 1]> : tensor<7xui32>
  %52 = stablehlo.optimization_barrier %51 : tensor<7xui32>
  %53 = "stablehlo.sort"(%52) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p0: tensor<ui32>, %q0: tensor<ui32>):
    %c = stablehlo.compare GT, %p0, %q0, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<7xui32>) -> (tensor<7xui32>)
  check.expect_eq_const %53, dense<[4294967295, 4294967294, 7, 3, 2, 1, 0]> : tensor<7xui32>
  %54 = stablehlo.constant dense<[2, 18446744073709551615, 0, 7, 18446744073709551614, 3, 1]> : tensor<7xui64>
  %55 = stablehlo.optimization_barrier %54 : tensor<7xui64>
  %56 = "stablehlo.sort"(%55) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p0: tensor<ui64>, %q0: tensor<ui64>):
    %c = stablehlo.compare LT, %p0, %q0, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<7xui64>) -> (tensor<7xui64>)
  check.expect_eq_const %56, dense<[0, 1, 2, 3, 7, 18446744073709551614, 18446744073709551615]> : tensor<7xui64>
  %57 = stablehlo.constant dense<[2, 18446744073709551615, 0, 7, 18446744073709551614, 3, 1]> : tensor<7xui64>
  %58 = stablehlo.optimization_barrier %57 : tensor<7xui64>
  %59 = "stablehlo.sort"(%58) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p0: tensor<ui64>, %q0: tensor<ui64>):
    %c = stablehlo.compare GT, %p0, %q0, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<7xui64>) -> (tensor<7xui64>)
  check.expect_eq_const %59, dense<[18446744073709551615, 18446744073709551614, 7, 3, 2, 1, 0]> : tensor<7xui64>
  %60 = stablehlo.constant dense<[0x0080, 0.0, 0x8000, 0x8080, 0x8001, 1.5, 0xFF7F, 0x7FC0, 0x7F7F, 1.0, -1.0, 0x0001, 0xFF80, -0.5, 0x7F80]> : tensor<15xbf16>
  %61 = stablehlo.optimization_barrier %60 : tensor<15xbf16>
  %62 = "stablehlo.sort"(%61) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p0: tensor<bf16>, %q0: tensor<bf16>):
    %c = stablehlo.compare LT, %p0, %q0, TOTALORDER : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<15xbf16>) -> (tensor<15xbf16>)
  %63 = "stablehlo.bitcast_convert"(%62) : (tensor<15xbf16>) -> tensor<15xui16>
  %64 = "stablehlo.compare"(%62, %62) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xbf16>, tensor<15xbf16>) -> tensor<15xi1>
  check.expect_eq_const %64, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, true]> : tensor<15xi1>
  %65 = stablehlo.constant dense<0> : tensor<15xui16>
  %66 = stablehlo.constant dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, true]> : tensor<15xi1>
  %67 = "stablehlo.select"(%66, %65, %63) : (tensor<15xi1>, tensor<15xui16>, tensor<15xui16>) -> tensor<15xui16>
  check.expect_eq_const %67, dense<[65408, 65407, 49024, 48896, 32896, 32769, 32768, 0, 1, 128, 16256, 16320, 32639, 32640, 0]> : tensor<15xui16>
  %68 = stablehlo.constant dense<[0x0080, 0.0, 0x8000, 0x8080, 0x8001, 1.5, 0xFF7F, 0x7FC0, 0x7F7F, 1.0, -1.0, 0x0001, 0xFF80, -0.5, 0x7F80]> : tensor<15xbf16>
  %69 = stablehlo.optimization_barrier %68 : tensor<15xbf16>
  %70 = "stablehlo.sort"(%69) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p0: tensor<bf16>, %q0: tensor<bf16>):
    %c = stablehlo.compare GT, %p0, %q0, TOTALORDER : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<15xbf16>) -> (tensor<15xbf16>)
  %71 = "stablehlo.bitcast_convert"(%70) : (tensor<15xbf16>) -> tensor<15xui16>
  %72 = "stablehlo.compare"(%70, %70) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xbf16>, tensor<15xbf16>) -> tensor<15xi1>
  check.expect_eq_const %72, dense<[true, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %73 = stablehlo.constant dense<0> : tensor<15xui16>
  %74 = stablehlo.constant dense<[true, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %75 = "stablehlo.select"(%74, %73, %71) : (tensor<15xi1>, tensor<15xui16>, tensor<15xui16>) -> tensor<15xui16>
  check.expect_eq_const %75, dense<[0, 32640, 32639, 16320, 16256, 128, 1, 0, 32768, 32769, 32896, 48896, 49024, 65407, 65408]> : tensor<15xui16>
  %76 = stablehlo.constant dense<[0xFBFF, 0x8000, 0x7BFF, 0xFC00, 0.0, 1.5, 0x0400, 0x8001, -0.5, 0x7C00, 0x7E00, 0x0001, 1.0, 0x8400, -1.0]> : tensor<15xf16>
  %77 = stablehlo.optimization_barrier %76 : tensor<15xf16>
  %78 = "stablehlo.sort"(%77) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p0: tensor<f16>, %q0: tensor<f16>):
    %c = stablehlo.compare LT, %p0, %q0, TOTALORDER : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<15xf16>) -> (tensor<15xf16>)
  %79 = "stablehlo.bitcast_convert"(%78) : (tensor<15xf16>) -> tensor<15xui16>
  %80 = "stablehlo.compare"(%78, %78) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xf16>, tensor<15xf16>) -> tensor<15xi1>
  check.expect_eq_const %80, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, true]> : tensor<15xi1>
  %81 = stablehlo.constant dense<0> : tensor<15xui16>
  %82 = stablehlo.constant dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, true]> : tensor<15xi1>
  %83 = "stablehlo.select"(%82, %81, %79) : (tensor<15xi1>, tensor<15xui16>, tensor<15xui16>) -> tensor<15xui16>
  check.expect_eq_const %83, dense<[64512, 64511, 48128, 47104, 33792, 32769, 32768, 0, 1, 1024, 15360, 15872, 31743, 31744, 0]> : tensor<15xui16>
  %84 = stablehlo.constant dense<[0xFBFF, 0x8000, 0x7BFF, 0xFC00, 0.0, 1.5, 0x0400, 0x8001, -0.5, 0x7C00, 0x7E00, 0x0001, 1.0, 0x8400, -1.0]> : tensor<15xf16>
  %85 = stablehlo.optimization_barrier %84 : tensor<15xf16>
  %86 = "stablehlo.sort"(%85) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p0: tensor<f16>, %q0: tensor<f16>):
    %c = stablehlo.compare GT, %p0, %q0, TOTALORDER : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<15xf16>) -> (tensor<15xf16>)
  %87 = "stablehlo.bitcast_convert"(%86) : (tensor<15xf16>) -> tensor<15xui16>
  %88 = "stablehlo.compare"(%86, %86) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xf16>, tensor<15xf16>) -> tensor<15xi1>
  check.expect_eq_const %88, dense<[true, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %89 = stablehlo.constant dense<0> : tensor<15xui16>
  %90 = stablehlo.constant dense<[true, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %91 = "stablehlo.select"(%90, %89, %87) : (tensor<15xi1>, tensor<15xui16>, tensor<15xui16>) -> tensor<15xui16>
  check.expect_eq_const %91, dense<[0, 31744, 31743, 15872, 15360, 1024, 1, 0, 32768, 32769, 33792, 47104, 48128, 64511, 64512]> : tensor<15xui16>
  %92 = stablehlo.constant dense<[-1.0, 1.5, 1.0, 0x7FC00000, 0x80000001, 0x00000001, 0xFF7FFFFF, 0.0, 0x80800000, 0xFF800000, 0x80000000, -0.5, 0x7F800000, 0x00800000, 0x7F7FFFFF]> : tensor<15xf32>
  %93 = stablehlo.optimization_barrier %92 : tensor<15xf32>
  %94 = "stablehlo.sort"(%93) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p0: tensor<f32>, %q0: tensor<f32>):
    %c = stablehlo.compare LT, %p0, %q0, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<15xf32>) -> (tensor<15xf32>)
  %95 = "stablehlo.bitcast_convert"(%94) : (tensor<15xf32>) -> tensor<15xui32>
  %96 = "stablehlo.compare"(%94, %94) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xf32>, tensor<15xf32>) -> tensor<15xi1>
  check.expect_eq_const %96, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, true]> : tensor<15xi1>
  %97 = stablehlo.constant dense<0> : tensor<15xui32>
  %98 = stablehlo.constant dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, true]> : tensor<15xi1>
  %99 = "stablehlo.select"(%98, %97, %95) : (tensor<15xi1>, tensor<15xui32>, tensor<15xui32>) -> tensor<15xui32>
  check.expect_eq_const %99, dense<[4286578688, 4286578687, 3212836864, 3204448256, 2155872256, 2147483649, 2147483648, 0, 1, 8388608, 1065353216, 1069547520, 2139095039, 2139095040, 0]> : tensor<15xui32>
  %100 = stablehlo.constant dense<[-1.0, 1.5, 1.0, 0x7FC00000, 0x80000001, 0x00000001, 0xFF7FFFFF, 0.0, 0x80800000, 0xFF800000, 0x80000000, -0.5, 0x7F800000, 0x00800000, 0x7F7FFFFF]> : tensor<15xf32>
  %101 = stablehlo.optimization_barrier %100 : tensor<15xf32>
  %102 = "stablehlo.sort"(%101) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p0: tensor<f32>, %q0: tensor<f32>):
    %c = stablehlo.compare GT, %p0, %q0, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<15xf32>) -> (tensor<15xf32>)
  %103 = "stablehlo.bitcast_convert"(%102) : (tensor<15xf32>) -> tensor<15xui32>
  %104 = "stablehlo.compare"(%102, %102) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xf32>, tensor<15xf32>) -> tensor<15xi1>
  check.expect_eq_const %104, dense<[true, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %105 = stablehlo.constant dense<0> : tensor<15xui32>
  %106 = stablehlo.constant dense<[true, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %107 = "stablehlo.select"(%106, %105, %103) : (tensor<15xi1>, tensor<15xui32>, tensor<15xui32>) -> tensor<15xui32>
  check.expect_eq_const %107, dense<[0, 2139095040, 2139095039, 1069547520, 1065353216, 8388608, 1, 0, 2147483648, 2147483649, 2155872256, 3204448256, 3212836864, 4286578687, 4286578688]> : tensor<15xui32>
  %108 = stablehlo.constant dense<[0x7FF8000000000000, 0x8010000000000000, 0x8000000000000001, -0.5, 0x8000000000000000, 1.5, -1.0, 0x0010000000000000, 0x0000000000000001, 1.0, 0x7FF0000000000000, 0x7FEFFFFFFFFFFFFF, 0.0, 0xFFF0000000000000, 0xFFEFFFFFFFFFFFFF]> : tensor<15xf64>
  %109 = stablehlo.optimization_barrier %108 : tensor<15xf64>
  %110 = "stablehlo.sort"(%109) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p0: tensor<f64>, %q0: tensor<f64>):
    %c = stablehlo.compare LT, %p0, %q0, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<15xf64>) -> (tensor<15xf64>)
  %111 = "stablehlo.bitcast_convert"(%110) : (tensor<15xf64>) -> tensor<15xui64>
  %112 = "stablehlo.compare"(%110, %110) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xf64>, tensor<15xf64>) -> tensor<15xi1>
  check.expect_eq_const %112, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, true]> : tensor<15xi1>
  %113 = stablehlo.constant dense<0> : tensor<15xui64>
  %114 = stablehlo.constant dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, true]> : tensor<15xi1>
  %115 = "stablehlo.select"(%114, %113, %111) : (tensor<15xi1>, tensor<15xui64>, tensor<15xui64>) -> tensor<15xui64>
  check.expect_eq_const %115, dense<[18442240474082181120, 18442240474082181119, 13830554455654793216, 13826050856027422720, 9227875636482146304, 9223372036854775809, 9223372036854775808, 0, 1, 4503599627370496, 4607182418800017408, 4609434218613702656, 9218868437227405311, 9218868437227405312, 0]> : tensor<15xui64>
  %116 = stablehlo.constant dense<[0x7FF8000000000000, 0x8010000000000000, 0x8000000000000001, -0.5, 0x8000000000000000, 1.5, -1.0, 0x0010000000000000, 0x0000000000000001, 1.0, 0x7FF0000000000000, 0x7FEFFFFFFFFFFFFF, 0.0, 0xFFF0000000000000, 0xFFEFFFFFFFFFFFFF]> : tensor<15xf64>
  %117 = stablehlo.optimization_barrier %116 : tensor<15xf64>
  %118 = "stablehlo.sort"(%117) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p0: tensor<f64>, %q0: tensor<f64>):
    %c = stablehlo.compare GT, %p0, %q0, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<15xf64>) -> (tensor<15xf64>)
  %119 = "stablehlo.bitcast_convert"(%118) : (tensor<15xf64>) -> tensor<15xui64>
  %120 = "stablehlo.compare"(%118, %118) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xf64>, tensor<15xf64>) -> tensor<15xi1>
  check.expect_eq_const %120, dense<[true, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %121 = stablehlo.constant dense<0> : tensor<15xui64>
  %122 = stablehlo.constant dense<[true, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %123 = "stablehlo.select"(%122, %121, %119) : (tensor<15xi1>, tensor<15xui64>, tensor<15xui64>) -> tensor<15xui64>
  check.expect_eq_const %123, dense<[0, 9218868437227405312, 9218868437227405311, 4609434218613702656, 4607182418800017408, 4503599627370496, 1, 0, 9223372036854775808, 9223372036854775809, 9227875636482146304, 13826050856027422720, 13830554455654793216, 18442240474082181119, 18442240474082181120]> : tensor<15xui64>
  %124 = stablehlo.constant dense<4> : tensor<1xi32>
  %125 = stablehlo.optimization_barrier %124 : tensor<1xi32>
  %126 = stablehlo.constant dense<0> : tensor<1xi32>
  %127 = stablehlo.optimization_barrier %126 : tensor<1xi32>
  %128, %129 = "stablehlo.sort"(%125, %127) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p0: tensor<i32>, %q0: tensor<i32>, %p1: tensor<i32>, %q1: tensor<i32>):
    %c = stablehlo.compare LT, %p0, %q0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi32>, tensor<1xi32>)
  check.expect_eq_const %128, dense<4> : tensor<1xi32>
  check.expect_eq_const %129, dense<0> : tensor<1xi32>
  %130 = stablehlo.constant dense<[3, 0]> : tensor<2xi32>
  %131 = stablehlo.optimization_barrier %130 : tensor<2xi32>
  %132 = stablehlo.constant dense<[0, 1]> : tensor<2xi32>
  %133 = stablehlo.optimization_barrier %132 : tensor<2xi32>
  %134, %135 = "stablehlo.sort"(%131, %133) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p0: tensor<i32>, %q0: tensor<i32>, %p1: tensor<i32>, %q1: tensor<i32>):
    %c = stablehlo.compare LT, %p0, %q0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
  check.expect_eq_const %134, dense<[0, 3]> : tensor<2xi32>
  check.expect_eq_const %135, dense<[1, 0]> : tensor<2xi32>
  %136 = stablehlo.constant dense<[2, 1, 2, 3, 0, 0, 2, 3, 0, 4, 2, 4, 2]> : tensor<13xi32>
  %137 = stablehlo.optimization_barrier %136 : tensor<13xi32>
  %138 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]> : tensor<13xi32>
  %139 = stablehlo.optimization_barrier %138 : tensor<13xi32>
  %140, %141 = "stablehlo.sort"(%137, %139) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p0: tensor<i32>, %q0: tensor<i32>, %p1: tensor<i32>, %q1: tensor<i32>):
    %c = stablehlo.compare LT, %p0, %q0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<13xi32>, tensor<13xi32>) -> (tensor<13xi32>, tensor<13xi32>)
  check.expect_eq_const %140, dense<[0, 0, 0, 1, 2, 2, 2, 2, 2, 3, 3, 4, 4]> : tensor<13xi32>
  check.expect_eq_const %141, dense<[4, 5, 8, 1, 0, 2, 6, 10, 12, 3, 7, 9, 11]> : tensor<13xi32>
  %142 = stablehlo.constant dense<[3, 3, 2, 1, 3, 0, 3, 2, 0, 1, 0, 3, 3, 1, 4, 1, 1]> : tensor<17xi32>
  %143 = stablehlo.optimization_barrier %142 : tensor<17xi32>
  %144 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]> : tensor<17xi32>
  %145 = stablehlo.optimization_barrier %144 : tensor<17xi32>
  %146, %147 = "stablehlo.sort"(%143, %145) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p0: tensor<i32>, %q0: tensor<i32>, %p1: tensor<i32>, %q1: tensor<i32>):
    %c = stablehlo.compare LT, %p0, %q0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<17xi32>, tensor<17xi32>) -> (tensor<17xi32>, tensor<17xi32>)
  check.expect_eq_const %146, dense<[0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 3, 3, 3, 3, 3, 3, 4]> : tensor<17xi32>
  check.expect_eq_const %147, dense<[5, 8, 10, 3, 9, 13, 15, 16, 2, 7, 0, 1, 4, 6, 11, 12, 14]> : tensor<17xi32>
  %148 = stablehlo.constant dense<[4, 0, 1, 0, 1, 3, 1, 2, 2, 0, 0, 1, 2, 0, 4, 4, 2, 3, 3, 0, 4, 0, 4, 4, 3, 0, 4, 4, 4, 3, 1, 2, 2, 4, 1, 2, 1, 2, 2, 2, 1, 2, 3, 0, 2, 3, 0, 3, 2, 4, 1, 1, 3, 4, 0, 0, 0, 1, 2, 2, 2, 4, 3, 0, 1, 0, 0, 4, 4, 2, 1, 4, 0, 0, 1, 1, 1, 1, 1, 3, 2, 3, 4, 4, 0, 3, 2, 4, 3, 0, 4, 4, 4, 0, 0, 3, 2]> : tensor<97xi32>
  %149 = stablehlo.optimization_barrier %148 : tensor<97xi32>
  %150 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96]> : tensor<97xi32>
  %151 = stablehlo.optimization_barrier %150 : tensor<97xi32>
  %152, %153 = "stablehlo.sort"(%149, %151) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p0: tensor<i32>, %q0: tensor<i32>, %p1: tensor<i32>, %q1: tensor<i32>):
    %c = stablehlo.compare LT, %p0, %q0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<97xi32>, tensor<97xi32>) -> (tensor<97xi32>, tensor<97xi32>)
  check.expect_eq_const %152, dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4]> : tensor<97xi32>
  check.expect_eq_const %153, dense<[1, 3, 9, 10, 13, 19, 21, 25, 43, 46, 54, 55, 56, 63, 65, 66, 72, 73, 84, 89, 93, 94, 2, 4, 6, 11, 30, 34, 36, 40, 50, 51, 57, 64, 70, 74, 75, 76, 77, 78, 7, 8, 12, 16, 31, 32, 35, 37, 38, 39, 41, 44, 48, 58, 59, 60, 69, 80, 86, 96, 5, 17, 18, 24, 29, 42, 45, 47, 52, 62, 79, 81, 85, 88, 95, 0, 14, 15, 20, 22, 23, 26, 27, 28, 33, 49, 53, 61, 67, 68, 71, 82, 83, 87, 90, 91, 92]> : tensor<97xi32>
  %154 = stablehlo.constant dense<[0, 4, 1, 0, 4, 2, 0, 0, 4, 3, 4, 4, 1, 2, 1, 0, 1, 0, 0, 2, 4, 4, 3, 1, 0, 3, 3, 2, 0, 1, 4, 3, 2, 1, 4, 1, 2, 3, 2, 2, 0, 3, 1, 2, 2, 0, 1, 2, 0, 4, 1, 2, 0, 4, 2, 0, 1, 1, 1, 3, 4, 3, 0, 2, 2, 3, 4, 4, 4, 3, 2, 2, 0, 2, 2, 3, 2, 1, 2, 3, 0, 3, 1, 3, 2, 2, 0, 0, 1, 2, 2, 4, 0, 3, 1, 3, 0, 1, 0, 1, 0, 3, 3, 0, 1, 4, 4, 4, 0, 4, 2, 0, 3, 0, 0, 4, 0, 2, 4, 1, 1, 1, 3, 3, 1, 0, 2, 2, 2, 3, 0, 3, 2, 0, 3, 4, 1, 2, 2, 2, 2, 2, 2, 1, 0, 4, 2, 1, 4, 2, 1, 0, 0, 3, 3, 4, 4, 4, 0, 0, 2, 3, 1, 4, 4, 1, 3, 2, 2, 3, 2, 3, 1, 2, 0, 3, 1, 3, 4, 1, 3, 3, 3, 2, 1, 3, 1, 2, 2, 1, 2, 2, 1, 4, 4, 0, 1, 0, 0, 0, 1, 4, 1, 4, 4, 1, 0, 1, 2, 0, 3, 3, 3, 2, 2, 4, 2, 1, 4, 4, 2, 2, 3, 4, 3, 4, 1, 4, 0, 2, 2, 3, 3, 2, 0, 0, 2, 2, 1, 4, 0, 4, 3, 0, 1, 3, 0, 1, 4, 0, 4, 0, 2, 3, 0, 4, 3]> : tensor<257xi32>
  %155 = stablehlo.optimization_barrier %154 : tensor<257xi32>
  %156 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 256]> : tensor<257xi32>
  %157 = stablehlo.optimization_barrier %156 : tensor<257xi32>
  %158, %159 = "stablehlo.sort"(%155, %157) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p0: tensor<i32>, %q0: tensor<i32>, %p1: tensor<i32>, %q1: tensor<i32>):
    %c = stablehlo.compare LT, %p0, %q0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<257xi32>, tensor<257xi32>) -> (tensor<257xi32>, tensor<257xi32>)
  check.expect_eq_const %158, dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4]> : tensor<257xi32>
  check.expect_eq_const %159, dense<[0, 3, 6, 7, 15, 17, 18, 24, 28, 40, 45, 48, 52, 55, 62, 72, 80, 86, 87, 92, 96, 98, 100, 103, 108, 111, 113, 114, 116, 125, 130, 133, 144, 151, 152, 158, 159, 174, 195, 197, 198, 199, 206, 209, 228, 234, 235, 240, 243, 246, 249, 251, 254, 2, 12, 14, 16, 23, 29, 33, 35, 42, 46, 50, 56, 57, 58, 77, 82, 88, 94, 97, 99, 104, 119, 120, 121, 124, 136, 143, 147, 150, 162, 165, 172, 176, 179, 184, 186, 189, 192, 196, 200, 202, 205, 207, 217, 226, 238, 244, 247, 5, 13, 19, 27, 32, 36, 38, 39, 43, 44, 47, 51, 54, 63, 64, 70, 71, 73, 74, 76, 78, 84, 85, 89, 90, 110, 117, 126, 127, 128, 132, 137, 138, 139, 140, 141, 142, 146, 149, 160, 167, 168, 170, 173, 183, 187, 188, 190, 191, 208, 213, 214, 216, 220, 221, 229, 230, 233, 236, 237, 252, 9, 22, 25, 26, 31, 37, 41, 59, 61, 65, 69, 75, 79, 81, 83, 93, 95, 101, 102, 112, 122, 123, 129, 131, 134, 153, 154, 161, 166, 169, 171, 175, 177, 180, 181, 182, 185, 210, 211, 212, 222, 224, 231, 232, 242, 245, 253, 256, 1, 4, 8, 10, 11, 20, 21, 30, 34, 49, 53, 60, 66, 67, 68, 91, 105, 106, 107, 109, 115, 118, 135, 145, 148, 155, 156, 157, 163, 164, 178, 193, 194, 201, 203, 204, 215, 218, 219, 223, 225, 227, 239, 241, 248, 250, 255]> : tensor<257xi32>
  %160 = stablehlo.constant dense<[[[2.0, 20.0, -12.0, 27.0, 0.0], [-40.0, 32.0, 35.0, 24.0, 21.0], [-44.0, -42.0, -29.0, -16.0, 36.0], [-42.0, -1.0, 45.0, 15.0, 23.0], [27.0, -12.0, 13.0, -38.0, 23.0], [-26.0, 4.0, 19.0, -28.0, 35.0], [-32.0, 18.0, 49.0, 20.0, -49.0]], [[18.0, 19.0, -35.0, 38.0, 44.0], [-27.0, 29.0, -46.0, 22.0, -11.0], [-36.0, -18.0, 35.0, -4.0, 15.0], [-8.0, -33.0, 44.0, -39.0, -39.0], [-9.0, 44.0, 1.0, -46.0, 42.0], [43.0, 1.0, -17.0, -33.0, 22.0], [-45.0, -50.0, 47.0, -6.0, -13.0]], [[17.0, -47.0, 12.0, -21.0, 30.0], [-13.0, -35.0, -4.0, -10.0, 13.0], [11.0, -48.0, -48.0, -6.0, 33.0], [18.0, -9.0, 18.0, -26.0, -16.0], [-28.0, -15.0, 15.0, -34.0, -46.0], [19.0, -26.0, -13.0, -20.0, -24.0], [-25.0, -27.0, 23.0, -8.0, 9.0]]]> : tensor<3x7x5xf32>
  %161 = stablehlo.optimization_barrier %160 : tensor<3x7x5xf32>
  %162 = "stablehlo.sort"(%161) <{dimension = 0 : i64, is_stable = false}> ({
  ^bb0(%p0: tensor<f32>, %q0: tensor<f32>):
    %c = stablehlo.compare LT, %p0, %q0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<3x7x5xf32>) -> (tensor<3x7x5xf32>)
  %163 = "stablehlo.bitcast_convert"(%162) : (tensor<3x7x5xf32>) -> tensor<3x7x5xui32>
  check.expect_eq_const %163, dense<[[[1073741824, 3258712064, 3255566336, 3249012736, 0], [3256877056, 3255566336, 3258449920, 3240099840, 3241148416], [3257925632, 3258974208, 3258974208, 3246391296, 1097859072], [3257401344, 3255042048, 1099956224, 3256614912, 3256614912], [3252682752, 3245342720, 1065353216, 3258449920, 3258449920], [3251634176, 3251634176, 3246915584, 3255042048, 3250585600], [3258187776, 3259498496, 1102577664, 3238002688, 3259236352]], [[1099431936, 1100480512, 3242196992, 1104674816, 1106247680], [3252158464, 1105723392, 3229614080, 1102053376, 1095761920], [3255828480, 3257401344, 3253207040, 3233808384, 1107558400], [3238002688, 3239051264, 1110441984, 3251634176, 3246391296], [3239051264, 3242196992, 1095761920, 3256352768, 1102577664], [1100480512, 1065353216, 3243245568, 3252682752, 1102053376], [3254779904, 3252158464, 1111228416, 3233808384, 3243245568]], [[1099956224, 1101004800, 1094713344, 1108869120, 1110441984], [3243245568, 1107296256, 1108082688, 1103101952, 1101529088], [1093664768, 3247439872, 1108082688, 3229614080, 1108344832], [1099956224, 3212836864, 1110704128, 1097859072, 1102577664], [1104674816, 1110441984, 1097859072, 3255304192, 1109917696], [1110179840, 1082130432, 1100480512, 3248488448, 1108082688], [3251109888, 1099956224, 1111752704, 1101004800, 1091567616]]]> : tensor<3x7x5xui32>
  %164 = stablehlo.constant dense<> : tensor<2x0x3xf32>
  %165 = stablehlo.optimization_barrier %164 : tensor<2x0x3xf32>
  %166 = "stablehlo.sort"(%165) <{dimension = 0 : i64, is_stable = false}> ({
  ^bb0(%p0: tensor<f32>, %q0: tensor<f32>):
    %c = stablehlo.compare LT, %p0, %q0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<2x0x3xf32>) -> (tensor<2x0x3xf32>)
  %167 = "stablehlo.bitcast_convert"(%166) : (tensor<2x0x3xf32>) -> tensor<2x0x3xui32>
  check.expect_eq_const %167, dense<> : tensor<2x0x3xui32>
  %168 = stablehlo.constant dense<[[[-7.0, 40.0, 9.0, 20.0, 47.0], [-21.0, -6.0, -18.0, -27.0, -38.0], [-2.0, -26.0, -46.0, 10.0, 3.0], [23.0, -23.0, -21.0, 14.0, -16.0], [-33.0, 30.0, -31.0, 45.0, 30.0], [-42.0, 27.0, -43.0, -5.0, 25.0], [-14.0, -1.0, -44.0, -8.0, 1.0]], [[13.0, 9.0, 26.0, 3.0, -44.0], [35.0, 46.0, 23.0, 45.0, 29.0], [-9.0, 24.0, -4.0, 46.0, -23.0], [-4.0, 8.0, 23.0, -30.0, -21.0], [3.0, 36.0, 40.0, -4.0, 0.0], [-33.0, 32.0, -24.0, -33.0, 16.0], [38.0, 10.0, -38.0, 31.0, -29.0]], [[21.0, 22.0, 28.0, -20.0, -15.0], [-39.0, 28.0, -42.0, -45.0, 29.0], [-33.0, -49.0, -18.0, -45.0, 44.0], [44.0, 49.0, 28.0, 14.0, -13.0], [14.0, -31.0, -44.0, 36.0, 44.0], [28.0, -33.0, 16.0, 42.0, 3.0], [-50.0, 2.0, 48.0, 47.0, 28.0]]]> : tensor<3x7x5xf32>
  %169 = stablehlo.optimization_barrier %168 : tensor<3x7x5xf32>
  %170 = "stablehlo.sort"(%169) <{dimension = 1 : i64, is_stable = false}> ({
  ^bb0(%p0: tensor<f32>, %q0: tensor<f32>):
    %c = stablehlo.compare LT, %p0, %q0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<3x7x5xf32>) -> (tensor<3x7x5xf32>)
  %171 = "stablehlo.bitcast_convert"(%170) : (tensor<3x7x5xf32>) -> tensor<3x7x5xui32>
  check.expect_eq_const %171, dense<[[[3257401344, 3251634176, 3258449920, 3252158464, 3256352768], [3255042048, 3250061312, 3257925632, 3238002688, 3246391296], [3249012736, 3233808384, 3257663488, 3231711232, 1065353216], [3244294144, 3212836864, 3254255616, 1092616192, 1077936128], [3235905536, 1104674816, 3249012736, 1096810496, 1103626240], [3221225472, 1106247680, 3247439872, 1101004800, 1106247680], [1102577664, 1109393408, 1091567616, 1110704128, 1111228416]], [[3255042048, 1090519040, 3256352768, 3255042048, 3257925632], [3239051264, 1091567616, 3250585600, 3253731328, 3253207040], [3229614080, 1092616192, 3229614080, 3229614080, 3250061312], [1077936128, 1103101952, 1102577664, 1077936128, 3249012736], [1095761920, 1107296256, 1102577664, 1106771968, 0], [1108082688, 1108344832, 1104150528, 1110704128, 1098907648], [1108869120, 1110966272, 1109393408, 1110966272, 1105723392]], [[3259498496, 3259236352, 3257925632, 3258187776, 3245342720], [3256614912, 3255042048, 3257401344, 3258187776, 3243245568], [3255042048, 3254255616, 3247439872, 3248488448, 1077936128], [1096810496, 1073741824, 1098907648, 1096810496, 1105199104], [1101529088, 1102053376, 1105199104, 1108344832, 1105723392], [1105199104, 1105199104, 1105199104, 1109917696, 1110441984], [1110441984, 1111752704, 1111490560, 1111228416, 1110441984]]]> : tensor<3x7x5xui32>
  %172 = stablehlo.constant dense<> : tensor<2x0x3xf32>
  %173 = stablehlo.optimization_barrier %172 : tensor<2x0x3xf32>
  %174 = "stablehlo.sort"(%173) <{dimension = 1 : i64, is_stable = false}> ({
  ^bb0(%p0: tensor<f32>, %q0: tensor<f32>):
    %c = stablehlo.compare LT, %p0, %q0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<2x0x3xf32>) -> (tensor<2x0x3xf32>)
  %175 = "stablehlo.bitcast_convert"(%174) : (tensor<2x0x3xf32>) -> tensor<2x0x3xui32>
  check.expect_eq_const %175, dense<> : tensor<2x0x3xui32>
  %176 = stablehlo.constant dense<[[[2.0, -34.0, -42.0, -6.0, -43.0], [46.0, 9.0, 48.0, 23.0, -5.0], [12.0, -25.0, 24.0, -12.0, -21.0], [8.0, -13.0, -4.0, -24.0, 2.0], [-13.0, -33.0, -24.0, -31.0, 33.0], [-27.0, -36.0, -13.0, -30.0, 24.0], [21.0, -13.0, -11.0, -14.0, -16.0]], [[-47.0, 47.0, 14.0, 39.0, 41.0], [-29.0, -27.0, -35.0, -24.0, -1.0], [33.0, 7.0, -8.0, -16.0, 32.0], [9.0, -7.0, 17.0, 48.0, 31.0], [-8.0, -26.0, -20.0, 14.0, 32.0], [-45.0, 36.0, -44.0, 8.0, -45.0], [-39.0, -39.0, -50.0, 28.0, -7.0]], [[-13.0, 21.0, -1.0, -13.0, -5.0], [-7.0, -30.0, 22.0, -46.0, -49.0], [-32.0, 23.0, 35.0, 27.0, -17.0], [8.0, -8.0, -39.0, -24.0, -34.0], [24.0, 31.0, 20.0, 49.0, -12.0], [-35.0, 0.0, 7.0, -11.0, 14.0], [7.0, 14.0, 9.0, 32.0, 7.0]]]> : tensor<3x7x5xf32>
  %177 = stablehlo.optimization_barrier %176 : tensor<3x7x5xf32>
  %178 = "stablehlo.sort"(%177) <{dimension = 2 : i64, is_stable = false}> ({
  ^bb0(%p0: tensor<f32>, %q0: tensor<f32>):
    %c = stablehlo.compare LT, %p0, %q0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<3x7x5xf32>) -> (tensor<3x7x5xf32>)
  %179 = "stablehlo.bitcast_convert"(%178) : (tensor<3x7x5xf32>) -> tensor<3x7x5xui32>
  check.expect_eq_const %179, dense<[[[3257663488, 3257401344, 3255304192, 3233808384, 1073741824], [3231711232, 1091567616, 1102577664, 1110966272, 1111490560], [3251109888, 3249012736, 3242196992, 1094713344, 1103101952], [3250585600, 3243245568, 3229614080, 1073741824, 1090519040], [3255042048, 3254255616, 3250585600, 3243245568, 1107558400], [3255828480, 3253731328, 3252158464, 3243245568, 1103101952], [3246391296, 3244294144, 3243245568, 3241148416, 1101529088]], [[3258712064, 1096810496, 1109131264, 1109655552, 1111228416], [3255566336, 3253207040, 3252158464, 3250585600, 3212836864], [3246391296, 3238002688, 1088421888, 1107296256, 1107558400], [3235905536, 1091567616, 1099431936, 1106771968, 1111490560], [3251634176, 3248488448, 3238002688, 1096810496, 1107296256], [3258187776, 3258187776, 3257925632, 1090519040, 1108344832], [3259498496, 3256614912, 3256614912, 3235905536, 1105199104]], [[3243245568, 3243245568, 3231711232, 3212836864, 1101529088], [3259236352, 3258449920, 3253731328, 3235905536, 1102053376], [3254779904, 3246915584, 1102577664, 1104674816, 1108082688], [3256614912, 3255304192, 3250585600, 3238002688, 1090519040], [3242196992, 1101004800, 1103101952, 1106771968, 1111752704], [3255566336, 3241148416, 0, 1088421888, 1096810496], [1088421888, 1088421888, 1091567616, 1096810496, 1107296256]]]> : tensor<3x7x5xui32>
  %180 = stablehlo.constant dense<> : tensor<2x0x3xf32>
  %181 = stablehlo.optimization_barrier %180 : tensor<2x0x3xf32>
  %182 = "stablehlo.sort"(%181) <{dimension = 2 : i64, is_stable = false}> ({
  ^bb0(%p0: tensor<f32>, %q0: tensor<f32>):
    %c = stablehlo.compare LT, %p0, %q0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<2x0x3xf32>) -> (tensor<2x0x3xf32>)
  %183 = "stablehlo.bitcast_convert"(%182) : (tensor<2x0x3xf32>) -> tensor<2x0x3xui32>
  check.expect_eq_const %183, dense<> : tensor<2x0x3xui32>
  %184 = stablehlo.constant dense<> : tensor<0xf32>
  %185 = stablehlo.optimization_barrier %184 : tensor<0xf32>
  %186 = "stablehlo.sort"(%185) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p0: tensor<f32>, %q0: tensor<f32>):
    %c = stablehlo.compare LT, %p0, %q0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<0xf32>) -> (tensor<0xf32>)
  %187 = "stablehlo.bitcast_convert"(%186) : (tensor<0xf32>) -> tensor<0xui32>
  check.expect_eq_const %187, dense<> : tensor<0xui32>
  %188 = stablehlo.constant dense<[88, 27, 46, 81, 59, 28, 61, 60, 70, 6, 93, 24, 23, 18, 43, 22, 72, 92, 64, 38, 84, 82, 14, 11, 35, 48, 29, 69, 65, 90, 33, 94, 75, 55, 53, 77, 73, 47, 15, 12, 4, 96, 20, 36, 30, 85, 68, 78, 76, 57, 5, 39, 7, 16, 3, 25, 80, 67, 32, 56, 21, 63, 50, 51, 0, 1, 89, 44, 86, 37, 91, 9, 19, 52, 54, 2, 62, 79, 45, 40, 8, 10, 17, 58, 31, 49, 66, 34, 41, 83, 74, 87, 26, 95, 42, 71, 13]> : tensor<97xi32>
  %189 = stablehlo.optimization_barrier %188 : tensor<97xi32>
  %190 = "stablehlo.sort"(%189) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %c = stablehlo.constant dense<false> : tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<97xi32>) -> (tensor<97xi32>)
  check.expect_eq_const %190, dense<[88, 27, 46, 81, 59, 28, 61, 60, 70, 6, 93, 24, 23, 18, 43, 22, 72, 92, 64, 38, 84, 82, 14, 11, 35, 48, 29, 69, 65, 90, 33, 94, 75, 55, 53, 77, 73, 47, 15, 12, 4, 96, 20, 36, 30, 85, 68, 78, 76, 57, 5, 39, 7, 16, 3, 25, 80, 67, 32, 56, 21, 63, 50, 51, 0, 1, 89, 44, 86, 37, 91, 9, 19, 52, 54, 2, 62, 79, 45, 40, 8, 10, 17, 58, 31, 49, 66, 34, 41, 83, 74, 87, 26, 95, 42, 71, 13]> : tensor<97xi32>
  %191 = stablehlo.constant dense<[[0, 7, 4, 7, 4, 1, 6, 4, 6, 1, 2, 1, 8, 4, 2, 2, 3, 7, 5, 3, 4, 1, 3, 5, 4, 2, 1, 0, 0, 8, 8, 1, 8, 1, 3, 4, 6, 0, 3, 7], [6, 0, 5, 0, 5, 8, 2, 4, 0, 8, 3, 8, 7, 6, 5, 0, 5, 5, 7, 0, 4, 0, 1, 7, 5, 2, 5, 6, 4, 4, 8, 7, 7, 5, 7, 8, 7, 4, 4, 7], [1, 7, 1, 5, 7, 4, 1, 3, 6, 5, 0, 1, 8, 3, 3, 5, 7, 2, 4, 1, 1, 0, 4, 7, 1, 7, 0, 7, 2, 6, 3, 5, 0, 0, 0, 7, 0, 4, 4, 6]]> : tensor<3x40xi32>
  %192 = stablehlo.optimization_barrier %191 : tensor<3x40xi32>
  %193 = stablehlo.constant dense<[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39], [40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79], [80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119]]> : tensor<3x40xi32>
  %194 = stablehlo.optimization_barrier %193 : tensor<3x40xi32>
  %195 = stablehlo.constant dense<[[0, 7, 4, 7, 4, 1, 6, 4, 6, 1, 2, 1, 8, 4, 2, 2, 3, 7, 5, 3, 4, 1, 3, 5, 4, 2, 1, 0, 0, 8, 8, 1, 8, 1, 3, 4, 6, 0, 3, 7], [6, 0, 5, 0, 5, 8, 2, 4, 0, 8, 3, 8, 7, 6, 5, 0, 5, 5, 7, 0, 4, 0, 1, 7, 5, 2, 5, 6, 4, 4, 8, 7, 7, 5, 7, 8, 7, 4, 4, 7], [1, 7, 1, 5, 7, 4, 1, 3, 6, 5, 0, 1, 8, 3, 3, 5, 7, 2, 4, 1, 1, 0, 4, 7, 1, 7, 0, 7, 2, 6, 3, 5, 0, 0, 0, 7, 0, 4, 4, 6]]> : tensor<3x40xi32>
  %196 = stablehlo.optimization_barrier %195 : tensor<3x40xi32>
  %197, %198, %199 = "stablehlo.sort"(%192, %194, %196) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%p0: tensor<i32>, %q0: tensor<i32>, %p1: tensor<i32>, %q1: tensor<i32>, %p2: tensor<i32>, %q2: tensor<i32>):
    %c = stablehlo.compare LT, %p0, %q0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<3x40xi32>, tensor<3x40xi32>, tensor<3x40xi32>) -> (tensor<3x40xi32>, tensor<3x40xi32>, tensor<3x40xi32>)
  %200 = "stablehlo.slice"(%197) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 3, 5>, strides = array<i64: 1, 1>}> : (tensor<3x40xi32>) -> tensor<3x5xi32>
  check.expect_eq_const %200, dense<[[0, 0, 0, 0, 1], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0]]> : tensor<3x5xi32>
  %201 = "stablehlo.slice"(%198) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 3, 2>, strides = array<i64: 1, 1>}> : (tensor<3x40xi32>) -> tensor<3x2xi32>
  check.expect_eq_const %201, dense<[[0, 27], [41, 43], [90, 101]]> : tensor<3x2xi32>
  %202 = "stablehlo.slice"(%199) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 3, 1>, strides = array<i64: 1, 1>}> : (tensor<3x40xi32>) -> tensor<3x1xi32>
  check.expect_eq_const %202, dense<0> : tensor<3x1xi32>
  %203 = stablehlo.constant dense<[[1, 1, 0], [6, 3, 1], [1, 8, 1], [6, 5, 4], [1, 5, 0], [2, 1, 4], [1, 0, 3], [2, 3, 2], [2, 1, 3], [3, 4, 0], [4, 0, 0], [2, 6, 8], [0, 6, 7], [3, 8, 1], [0, 1, 1], [3, 8, 5], [3, 7, 2], [4, 8, 7], [5, 7, 4], [7, 5, 2], [0, 4, 7], [1, 3, 5], [6, 0, 2], [4, 5, 1], [4, 4, 5], [1, 5, 0], [7, 3, 0], [3, 1, 4], [4, 1, 3], [4, 3, 2], [4, 0, 0], [3, 2, 6], [1, 2, 0], [6, 8, 7], [1, 0, 6], [1, 4, 2], [6, 5, 3], [4, 0, 5], [2, 0, 3], [2, 8, 1], [3, 6, 2]]> : tensor<41x3xi32>
  %204 = stablehlo.optimization_barrier %203 : tensor<41x3xi32>
  %205 = stablehlo.constant dense<[[0, 1, 2], [3, 4, 5], [6, 7, 8], [9, 10, 11], [12, 13, 14], [15, 16, 17], [18, 19, 20], [21, 22, 23], [24, 25, 26], [27, 28, 29], [30, 31, 32], [33, 34, 35], [36, 37, 38], [39, 40, 41], [42, 43, 44], [45, 46, 47], [48, 49, 50], [51, 52, 53], [54, 55, 56], [57, 58, 59], [60, 61, 62], [63, 64, 65], [66, 67, 68], [69, 70, 71], [72, 73, 74], [75, 76, 77], [78, 79, 80], [81, 82, 83], [84, 85, 86], [87, 88, 89], [90, 91, 92], [93, 94, 95], [96, 97, 98], [99, 100, 101], [102, 103, 104], [105, 106, 107], [108, 109, 110], [111, 112, 113], [114, 115, 116], [117, 118, 119], [120, 121, 122]]> : tensor<41x3xi32>
  %206 = stablehlo.optimization_barrier %205 : tensor<41x3xi32>
  %207 = stablehlo.constant dense<[[1, 1, 0], [6, 3, 1], [1, 8, 1], [6, 5, 4], [1, 5, 0], [2, 1, 4], [1, 0, 3], [2, 3, 2], [2, 1, 3], [3, 4, 0], [4, 0, 0], [2, 6, 8], [0, 6, 7], [3, 8, 1], [0, 1, 1], [3, 8, 5], [3, 7, 2], [4, 8, 7], [5, 7, 4], [7, 5, 2], [0, 4, 7], [1, 3, 5], [6, 0, 2], [4, 5, 1], [4, 4, 5], [1, 5, 0], [7, 3, 0], [3, 1, 4], [4, 1, 3], [4, 3, 2], [4, 0, 0], [3, 2, 6], [1, 2, 0], [6, 8, 7], [1, 0, 6], [1, 4, 2], [6, 5, 3], [4, 0, 5], [2, 0, 3], [2, 8, 1], [3, 6, 2]]> : tensor<41x3xi32>
  %208 = stablehlo.optimization_barrier %207 : tensor<41x3xi32>
  %209, %210, %211 = "stablehlo.sort"(%204, %206, %208) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p0: tensor<i32>, %q0: tensor<i32>, %p1: tensor<i32>, %q1: tensor<i32>, %p2: tensor<i32>, %q2: tensor<i32>):
    %c = stablehlo.compare LT, %p0, %q0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<41x3xi32>, tensor<41x3xi32>, tensor<41x3xi32>) -> (tensor<41x3xi32>, tensor<41x3xi32>, tensor<41x3xi32>)
  %212 = "stablehlo.slice"(%209) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 32, 3>, strides = array<i64: 1, 1>}> : (tensor<41x3xi32>) -> tensor<32x3xi32>
  check.expect_eq_const %212, dense<[[0, 0, 0], [0, 0, 0], [0, 0, 0], [1, 0, 0], [1, 0, 0], [1, 0, 0], [1, 0, 0], [1, 1, 0], [1, 1, 1], [1, 1, 1], [1, 1, 1], [1, 1, 1], [2, 1, 1], [2, 2, 1], [2, 2, 2], [2, 3, 2], [2, 3, 2], [2, 3, 2], [3, 3, 2], [3, 3, 2], [3, 4, 2], [3, 4, 3], [3, 4, 3], [3, 4, 3], [3, 5, 3], [4, 5, 3], [4, 5, 4], [4, 5, 4], [4, 5, 4], [4, 5, 4], [4, 6, 5], [4, 6, 5]]> : tensor<32x3xi32>
  %213 = "stablehlo.slice"(%210) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 3>, strides = array<i64: 1, 1>}> : (tensor<41x3xi32>) -> tensor<1x3xi32>
  check.expect_eq_const %213, dense<[[36, 19, 2]]> : tensor<1x3xi32>
  %214 = "stablehlo.slice"(%211) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 3>, strides = array<i64: 1, 1>}> : (tensor<41x3xi32>) -> tensor<1x3xi32>
  check.expect_eq_const %214, dense<0> : tensor<1x3xi32>
  %215 = stablehlo.constant dense<[[6, 2, 2, 3, 7, 3, 1, 0, 0, 4, 3, 3, 6, 4, 8, 6, 4, 2, 1, 4, 5, 1, 0, 0, 7, 1, 2, 5, 0, 7, 1, 1, 7], [1, 8, 7, 1, 1, 8, 1, 7, 8, 2, 2, 0, 4, 1, 4, 3, 8, 1, 6, 1, 5, 2, 4, 7, 3, 0, 1, 8, 5, 4, 0, 6, 8]]> : tensor<2x33xi32>
  %216 = stablehlo.optimization_barrier %215 : tensor<2x33xi32>
  %217 = stablehlo.constant dense<[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32], [33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65]]> : tensor<2x33xi32>
  %218 = stablehlo.optimization_barrier %217 : tensor<2x33xi32>
  %219 = stablehlo.constant dense<[[6, 2, 2, 3, 7, 3, 1, 0, 0, 4, 3, 3, 6, 4, 8, 6, 4, 2, 1, 4, 5, 1, 0, 0, 7, 1, 2, 5, 0, 7, 1, 1, 7], [1, 8, 7, 1, 1, 8, 1, 7, 8, 2, 2, 0, 4, 1, 4, 3, 8, 1, 6, 1, 5, 2, 4, 7, 3, 0, 1, 8, 5, 4, 0, 6, 8]]> : tensor<2x33xi32>
  %220 = stablehlo.optimization_barrier %219 : tensor<2x33xi32>
  %221, %222, %223 = "stablehlo.sort"(%216, %218, %220) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%p0: tensor<i32>, %q0: tensor<i32>, %p1: tensor<i32>, %q1: tensor<i32>, %p2: tensor<i32>, %q2: tensor<i32>):
    %c = stablehlo.compare LT, %p0, %q0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<2x33xi32>, tensor<2x33xi32>, tensor<2x33xi32>) -> (tensor<2x33xi32>, tensor<2x33xi32>, tensor<2x33xi32>)
  %224 = "stablehlo.slice"(%221) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 8>, strides = array<i64: 1, 1>}> : (tensor<2x33xi32>) -> tensor<2x8xi32>
  check.expect_eq_const %224, dense<[[0, 0, 0, 0, 0, 1, 1, 1], [0, 0, 0, 1, 1, 1, 1, 1]]> : tensor<2x8xi32>
  %225 = "stablehlo.slice"(%222) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 8>, strides = array<i64: 1, 1>}> : (tensor<2x33xi32>) -> tensor<2x8xi32>
  check.expect_eq_const %225, dense<[[7, 8, 22, 23, 28, 6, 18, 21], [44, 58, 63, 33, 36, 37, 39, 46]]> : tensor<2x8xi32>
  %226 = "stablehlo.slice"(%223) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 1>, strides = array<i64: 1, 1>}> : (tensor<2x33xi32>) -> tensor<2x1xi32>
  check.expect_eq_const %226, dense<0> : tensor<2x1xi32>
  %227 = stablehlo.constant dense<[4, 8, 8, 5, 1, 3, 2]> : tensor<7xi32>
  %228 = stablehlo.optimization_barrier %227 : tensor<7xi32>
  %229 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6]> : tensor<7xi32>
  %230 = stablehlo.optimization_barrier %229 : tensor<7xi32>
  %231 = stablehlo.constant dense<[4, 8, 8, 5, 1, 3, 2]> : tensor<7xi32>
  %232 = stablehlo.optimization_barrier %231 : tensor<7xi32>
  %233, %234, %235 = "stablehlo.sort"(%228, %230, %232) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p0: tensor<i32>, %q0: tensor<i32>, %p1: tensor<i32>, %q1: tensor<i32>, %p2: tensor<i32>, %q2: tensor<i32>):
    %c = stablehlo.compare LT, %p0, %q0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<7xi32>, tensor<7xi32>, tensor<7xi32>) -> (tensor<7xi32>, tensor<7xi32>, tensor<7xi32>)
  %236 = "stablehlo.slice"(%233) <{start_indices = array<i64: 0>, limit_indices = array<i64: 6>, strides = array<i64: 1>}> : (tensor<7xi32>) -> tensor<6xi32>
  check.expect_eq_const %236, dense<[1, 2, 3, 4, 5, 8]> : tensor<6xi32>
  %237 = "stablehlo.slice"(%234) <{start_indices = array<i64: 0>, limit_indices = array<i64: 6>, strides = array<i64: 1>}> : (tensor<7xi32>) -> tensor<6xi32>
  check.expect_eq_const %237, dense<[4, 6, 5, 0, 3, 1]> : tensor<6xi32>
  %238 = "stablehlo.slice"(%235) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<7xi32>) -> tensor<1xi32>
  check.expect_eq_const %238, dense<1> : tensor<1xi32>
  %239 = stablehlo.constant dense<[1.0, 1.5, 0.0, 0x80000001, 0xFF800000, 0x7F7FFFFF, 0x7FC00000, 0x7F800000, 0x00800000, -0.5, -1.0, 0xFF7FFFFF, 0x00000001, 0x80000000, 0x80800000]> : tensor<15xf32>
  %240 = stablehlo.optimization_barrier %239 : tensor<15xf32>
  %241 = "stablehlo.sort"(%240) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p0: tensor<f32>, %q0: tensor<f32>):
    %c = stablehlo.compare LT, %p0, %q0, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<15xf32>) -> (tensor<15xf32>)
  %242 = "stablehlo.slice"(%241) <{start_indices = array<i64: 0>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<15xf32>) -> tensor<5xf32>
  %243 = "stablehlo.bitcast_convert"(%242) : (tensor<5xf32>) -> tensor<5xui32>
  check.expect_eq_const %243, dense<[4286578688, 4286578687, 3212836864, 3204448256, 2155872256]> : tensor<5xui32>
  %244 = stablehlo.constant dense<[4, 8, 8, 5, 1, 3, 2]> : tensor<7xi32>
  %245 = stablehlo.optimization_barrier %244 : tensor<7xi32>
  %246, %247 = "stablehlo.sort"(%245, %245) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p0: tensor<i32>, %q0: tensor<i32>, %p1: tensor<i32>, %q1: tensor<i32>):
    %c = stablehlo.compare GT, %p0, %q0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<7xi32>, tensor<7xi32>) -> (tensor<7xi32>, tensor<7xi32>)
  %248 = "stablehlo.slice"(%246) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<7xi32>) -> tensor<2xi32>
  check.expect_eq_const %248, dense<8> : tensor<2xi32>
  %249 = "stablehlo.slice"(%247) <{start_indices = array<i64: 0>, limit_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<7xi32>) -> tensor<3xi32>
  check.expect_eq_const %249, dense<[8, 8, 5]> : tensor<3xi32>
  %250 = stablehlo.constant dense<[0, 4, 0, 4, 3, 1, 1, 0, 1, 4, 2, 4, 4, 3, 3, 4, 0, 2, 3, 2, 1, 0, 1, 1, 4, 4, 0, 0, 2, 0, 3, 0, 3, 2, 3, 3, 4, 2, 4, 4, 4, 3, 3, 3, 4, 3, 3, 2, 1, 0, 3, 0, 3, 3, 1, 1, 2, 2, 3, 3, 0, 2, 0, 1, 3, 1, 3, 0, 2, 3, 2, 3, 0, 0, 3, 1, 4, 0, 3, 3, 0, 1, 2, 4, 3, 1, 3, 3, 1, 3, 1, 4, 0, 3, 1, 4, 4]> : tensor<97xi32>
  %251 = stablehlo.optimization_barrier %250 : tensor<97xi32>
  %252 = "stablehlo.sort"(%251) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p0: tensor<i32>, %q0: tensor<i32>):
    %c = stablehlo.compare LE, %p0, %q0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<97xi32>) -> (tensor<97xi32>)
  check.expect_eq_const %252, dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4]> : tensor<97xi32>
  return
}
