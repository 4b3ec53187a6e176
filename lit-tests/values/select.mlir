// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// select by element and by scalar, in every type. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[false, true, true]> : tensor<3xi1>
  %1 = stablehlo.optimization_barrier %0 : tensor<3xi1>
  %2 = stablehlo.constant dense<[true, true, false]> : tensor<3xi1>
  %3 = stablehlo.optimization_barrier %2 : tensor<3xi1>
  %4 = stablehlo.constant dense<[true, false, false]> : tensor<3xi1>
  %5 = stablehlo.optimization_barrier %4 : tensor<3xi1>
  %6 = "stablehlo.select"(%5, %1, %3) : (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
  check.expect_eq_const %6, dense<[false, true, false]> : tensor<3xi1>
  %7 = stablehlo.constant dense<true> : tensor<i1>
  %8 = stablehlo.optimization_barrier %7 : tensor<i1>
  %9 = "stablehlo.select"(%8, %1, %3) : (tensor<i1>, tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
  check.expect_eq_const %9, dense<[false, true, true]> : tensor<3xi1>
  %10 = stablehlo.constant dense<false> : tensor<i1>
  %11 = stablehlo.optimization_barrier %10 : tensor<i1>
  %12 = "stablehlo.select"(%11, %1, %3) : (tensor<i1>, tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
  check.expect_eq_const %12, dense<[true, true, false]> : tensor<3xi1>
  %13 = stablehlo.constant dense<[-8, -7, -3, -1, 0, 1, 2, 3, 6, 7]> : tensor<10xi4>
  %14 = stablehlo.optimization_barrier %13 : tensor<10xi4>
  %15 = stablehlo.constant dense<[7, 6, 3, 2, 1, 0, -1, -3, -7, -8]> : tensor<10xi4>
  %16 = stablehlo.optimization_barrier %15 : tensor<10xi4>
  %17 = stablehlo.constant dense<[true, false, false, true, false, false, true, false, false, true]> : tensor<10xi1>
  %18 = stablehlo.optimization_barrier %17 : tensor<10xi1>
  %19 = "stablehlo.select"(%18, %14, %16) : (tensor<10xi1>, tensor<10xi4>, tensor<10xi4>) -> tensor<10xi4>
  check.expect_eq_const %19, dense<[-8, 6, 3, -1, 1, 0, 2, -3, -7, 7]> : tensor<10xi4>
  %20 = stablehlo.constant dense<true> : tensor<i1>
  %21 = stablehlo.optimization_barrier %20 : tensor<i1>
  %22 = "stablehlo.select"(%21, %14, %16) : (tensor<i1>, tensor<10xi4>, tensor<10xi4>) -> tensor<10xi4>
  check.expect_eq_const %22, dense<[-8, -7, -3, -1, 0, 1, 2, 3, 6, 7]> : tensor<10xi4>
  %23 = stablehlo.constant dense<false> : tensor<i1>
  %24 = stablehlo.optimization_barrier %23 : tensor<i1>
  %25 = "stablehlo.select"(%24, %14, %16) : (tensor<i1>, tensor<10xi4>, tensor<10xi4>) -> tensor<10xi4>
  check.expect_eq_const %25, dense<[7, 6, 3, 2, 1, 0, -1, -3, -7, -8]> : tensor<10xi4>
  %26 = stablehlo.constant dense<[-128, -127, -3, -1, 0, 1, 2, 3, 7, 126, 127]> : tensor<11xi8>
  %27 = stablehlo.optimization_barrier %26 : tensor<11xi8>
  %28 = stablehlo.constant dense<[127, 126, 7, 3, 2, 1, 0, -1, -3, -127, -128]> : tensor<11xi8>
  %29 = stablehlo.optimization_barrier %28 : tensor<11xi8>
  %30 = stablehlo.constant dense<[true, false, false, true, false, false, true, false, false, true, false]> : tensor<11xi1>
  %31 = stablehlo.optimization_barrier %30 : tensor<11xi1>
  %32 = "stablehlo.select"(%31, %27, %29) : (tensor<11xi1>, tensor<11xi8>, tensor<11xi8>) -> tensor<11xi8>
  check.expect_eq_const %32, dense<[-128, 126, 7, -1, 2, 1, 2, -1, -3, 126, -128]> : tensor<11xi8>
  %33 = stablehlo.constant dense<true> : tensor<i1>
  %34 = stablehlo.optimization_barrier %33 : tensor<i1>
  %35 = "stablehlo.select"(%34, %27, %29) : (tensor<i1>, tensor<11xi8>, tensor<11xi8>) -> tensor<11xi8>
  check.expect_eq_const %35, dense<[-128, -127, -3, -1, 0, 1, 2, 3, 7, 126, 127]> : tensor<11xi8>
  %36 = stablehlo.constant dense<false> : tensor<i1>
  %37 = stablehlo.optimization_barrier %36 : tensor<i1>
  %38 = "stablehlo.select"(%37, %27, %29) : (tensor<i1>, tensor<11xi8>, tensor<11xi8>) -> tensor<11xi8>
  check.expect_eq_const %38, dense<[127, 126, 7, 3, 2, 1, 0, -1, -3, -127, -128]> : tensor<11xi8>
  %39 = stablehlo.constant dense<[-32768, -32767, -3, -1, 0, 1, 2, 3, 7, 32766, 32767]> : tensor<11xi16>
  %40 = stablehlo.optimization_barrier %39 : tensor<11xi16>
  %41 = stablehlo.constant dense<[32767, 32766, 7, 3, 2, 1, 0, -1, -3, -32767, -32768]> : tensor<11xi16>
  %42 = stablehlo.optimization_barrier %41 : tensor<11xi16>
  %43 = stablehlo.constant dense<[true, false, false, true, false, false, true, false, false, true, false]> : tensor<11xi1>
  %44 = stablehlo.optimization_barrier %43 : tensor<11xi1>
  %45 = "stablehlo.select"(%44, %40, %42) : (tensor<11xi1>, tensor<11xi16>, tensor<11xi16>) -> tensor<11xi16>
  check.expect_eq_const %45, dense<[-32768, 32766, 7, -1, 2, 1, 2, -1, -3, 32766, -32768]> : tensor<11xi16>
  %46 = stablehlo.constant dense<true> : tensor<i1>
  %47 = stablehlo.optimization_barrier %46 : tensor<i1>
  %48 = "stablehlo.select"(%47, %40, %42) : (tensor<i1>, tensor<11xi16>, tensor<11xi16>) -> tensor<11xi16>
  check.expect_eq_const %48, dense<[-32768, -32767, -3, -1, 0, 1, 2, 3, 7, 32766, 32767]> : tensor<11xi16>
  %49 = stablehlo.constant dense<false> : tensor<i1>
  %50 = stablehlo.optimization_barrier %49 : tensor<i1>
  %51 = "stablehlo.select"(%50, %40, %42) : (tensor<i1>, tensor<11xi16>, tensor<11xi16>) -> tensor<11xi16>
  check.expect_eq_const %51, dense<[32767, 32766, 7, 3, 2, 1, 0, -1, -3, -32767, -32768]> : tensor<11xi16>
  %52 = stablehlo.constant dense<[-2147483648, -2147483647, -3, -1, 0, 1, 2, 3, 7, 2147483646, 2147483647]> : tensor<11xi32>
  %53 = stablehlo.optimization_barrier %52 : tensor<11xi32>
  %54 = stablehlo.constant dense<[2147483647, 2147483646, 7, 3, 2, 1, 0, -1, -3, -2147483647, -2147483648]> : tensor<11xi32>
  %55 = stablehlo.optimization_barrier %54 : tensor<11xi32>
  %56 = stablehlo.constant dense<[true, false, false, true, false, false, true, false, false, true, false]> : tensor<11xi1>
  %57 = stablehlo.optimization_barrier %56 : tensor<11xi1>
  %58 = "stablehlo.select"(%57, %53, %55) : (tensor<11xi1>, tensor<11xi32>, tensor<11xi32>) -> tensor<11xi32>
  check.expect_eq_const %58, dense<[-2147483648, 2147483646, 7, -1, 2, 1, 2, -1, -3, 2147483646, -2147483648]> : tensor<11xi32>
  %59 = stablehlo.constant dense<true> : tensor<i1>
  %60 = stablehlo.optimization_barrier %59 : tensor<i1>
  %61 = "stablehlo.select"(%60, %53, %55) : (tensor<i1>, tensor<11xi32>, tensor<11xi32>) -> tensor<11xi32>
  check.expect_eq_const %61, dense<[-2147483648, -2147483647, -3, -1, 0, 1, 2, 3, 7, 2147483646, 2147483647]> : tensor<11xi32>
  %62 = stablehlo.constant dense<false> : tensor<i1>
  %63 = stablehlo.optimization_barrier %62 : tensor<i1>
  %64 = "stablehlo.select"(%63, %53, %55) : (tensor<i1>, tensor<11xi32>, tensor<11xi32>) -> tensor<11xi32>
  check.expect_eq_const %64, dense<[2147483647, 2147483646, 7, 3, 2, 1, 0, -1, -3, -2147483647, -2147483648]> : tensor<11xi32>
  %65 = stablehlo.constant dense<[-9223372036854775808, -9223372036854775807, -3, -1, 0, 1, 2, 3, 7, 9223372036854775806, 9223372036854775807]> : tensor<11xi64>
  %66 = stablehlo.optimization_barrier %65 : tensor<11xi64>
  %67 = stablehlo.constant dense<[9223372036854775807, 9223372036854775806, 7, 3, 2, 1, 0, -1, -3, -9223372036854775807, -9223372036854775808]> : tensor<11xi64>
  %68 = stablehlo.optimization_barrier %67 : tensor<11xi64>
  %69 = stablehlo.constant dense<[true, false, false, true, false, false, true, false, false, true, false]> : tensor<11xi1>
  %70 = stablehlo.optimization_barrier %69 : tensor<11xi1>
  %71 = "stablehlo.select"(%70, %66, %68) : (tensor<11xi1>, tensor<11xi64>, tensor<11xi64>) -> tensor<11xi64>
  check.expect_eq_const %71, dense<[-9223372036854775808, 9223372036854775806, 7, -1, 2, 1, 2, -1, -3, 9223372036854775806, -9223372036854775808]> : tensor<11xi64>
  %72 = stablehlo.constant dense<true> : tensor<i1>
  %73 = stablehlo.optimization_barrier %72 : tensor<i1>
  %74 = "stablehlo.select"(%73, %66, %68) : (tensor<i1>, tensor<11xi64>, tensor<11xi64>) -> tensor<11xi64>
  check.expect_eq_const %74, dense<[-9223372036854775808, -9223372036854775807, -3, -1, 0, 1, 2, 3, 7, 9223372036854775806, 9223372036854775807]> : tensor<11xi64>
  %75 = stablehlo.constant dense<false> : tensor<i1>
  %76 = stablehlo.optimization_barrier %75 : tensor<i1>
  %77 = "stablehlo.select"(%76, %66, %68) : (tensor<i1>, tensor<11xi64>, tensor<11xi64>) -> tensor<11xi64>
  check.expect_eq_const %77, dense<[9223372036854775807, 9223372036854775806, 7, 3, 2, 1, 0, -1, -3, -9223372036854775807, -9223372036854775808]> : tensor<11xi64>
  %78 = stablehlo.constant dense<[0, 1, 2, 3, 7, 14, 15]> : tensor<7xui4>
  %79 = stablehlo.optimization_barrier %78 : tensor<7xui4>
  %80 = stablehlo.constant dense<[15, 14, 7, 3, 2, 1, 0]> : tensor<7xui4>
  %81 = stablehlo.optimization_barrier %80 : tensor<7xui4>
  %82 = stablehlo.constant dense<[true, false, false, true, false, false, true]> : tensor<7xi1>
  %83 = stablehlo.optimization_barrier %82 : tensor<7xi1>
  %84 = "stablehlo.select"(%83, %79, %81) : (tensor<7xi1>, tensor<7xui4>, tensor<7xui4>) -> tensor<7xui4>
  check.expect_eq_const %84, dense<[0, 14, 7, 3, 2, 1, 15]> : tensor<7xui4>
  %85 = stablehlo.constant dense<true> : tensor<i1>
  %86 = stablehlo.optimization_barrier %85 : tensor<i1>
  %87 = "stablehlo.select"(%86, %79, %81) : (tensor<i1>, tensor<7xui4>, tensor<7xui4>) -> tensor<7xui4>
  check.expect_eq_const %87, dense<[0, 1, 2, 3, 7, 14, 15]> : tensor<7xui4>
  %88 = stablehlo.constant dense<false> : tensor<i1>
  %89 = stablehlo.optimization_barrier %88 : tensor<i1>
  %90 = "stablehlo.select"(%89, %79, %81) : (tensor<i1>, tensor<7xui4>, tensor<7xui4>) -> tensor<7xui4>
  check.expect_eq_const %90, dense<[15, 14, 7, 3, 2, 1, 0]> : tensor<7xui4>
  %91 = stablehlo.constant dense<[0, 1, 2, 3, 7, 254, 255]> : tensor<7xui8>
  %92 = stablehlo.optimization_barrier %91 : tensor<7xui8>
  %93 = stablehlo.constant dense<[255, 254, 7, 3, 2, 1, 0]> : tensor<7xui8>
  %94 = stablehlo.optimization_barrier %93 : tensor<7xui8>
  %95 = stablehlo.constant dense<[true, false, false, true, false, false, true]> : tensor<7xi1>
  %96 = stablehlo.optimization_barrier %95 : tensor<7xi1>
  %97 = "stablehlo.select"(%96, %92, %94) : (tensor<7xi1>, tensor<7xui8>, tensor<7xui8>) -> tensor<7xui8>
  check.expect_eq_const %97, dense<[0, 254, 7, 3, 2, 1, 255]> : tensor<7xui8>
  %98 = stablehlo.constant dense<true> : tensor<i1>
  %99 = stablehlo.optimization_barrier %98 : tensor<i1>
  %100 = "stablehlo.select"(%99, %92, %94) : (tensor<i1>, tensor<7xui8>, tensor<7xui8>) -> tensor<7xui8>
  check.expect_eq_const %100, dense<[0, 1, 2, 3, 7, 254, 255]> : tensor<7xui8>
  %101 = stablehlo.constant dense<false> : tensor<i1>
  %102 = stablehlo.optimization_barrier %101 : tensor<i1>
  %103 = "stablehlo.select"(%102, %92, %94) : (tensor<i1>, tensor<7xui8>, tensor<7xui8>) -> tensor<7xui8>
  check.expect_eq_const %103, dense<[255, 254, 7, 3, 2, 1, 0]> : tensor<7xui8>
  %104 = stablehlo.constant dense<[0, 1, 2, 3, 7, 65534, 65535]> : tensor<7xui16>
  %105 = stablehlo.optimization_barrier %104 : tensor<7xui16>
  %106 = stablehlo.constant dense<[65535, 65534, 7, 3, 2, 1, 0]> : tensor<7xui16>
  %107 = stablehlo.optimization_barrier %106 : tensor<7xui16>
  %108 = stablehlo.constant dense<[true, false, false, true, false, false, true]> : tensor<7xi1>
  %109 = stablehlo.optimization_barrier %108 : tensor<7xi1>
  %110 = "stablehlo.select"(%109, %105, %107) : (tensor<7xi1>, tensor<7xui16>, tensor<7xui16>) -> tensor<7xui16>
  check.expect_eq_const %110, dense<[0, 65534, 7, 3, 2, 1, 65535]> : tensor<7xui16>
  %111 = stablehlo.constant dense<true> : tensor<i1>
  %112 = stablehlo.optimization_barrier %111 : tensor<i1>
  %113 = "stablehlo.select"(%112, %105, %107) : (tensor<i1>, tensor<7xui16>, tensor<7xui16>) -> tensor<7xui16>
  check.expect_eq_const %113, dense<[0, 1, 2, 3, 7, 65534, 65535]> : tensor<7xui16>
  %114 = stablehlo.constant dense<false> : tensor<i1>
  %115 = stablehlo.optimization_barrier %114 : tensor<i1>
  %116 = "stablehlo.select"(%115, %105, %107) : (tensor<i1>, tensor<7xui16>, tensor<7xui16>) -> tensor<7xui16>
  check.expect_eq_const %116, dense<[65535, 65534, 7, 3, 2, 1, 0]> : tensor<7xui16>
  %117 = stablehlo.constant dense<[0, 1, 2, 3, 7, 4294967294, 4294967295]> : tensor<7xui32>
  %118 = stablehlo.optimization_barrier %117 : tensor<7xui32>
  %119 = stablehlo.constant dense<[4294967295, 4294967294, 7, 3, 2, 1, 0]> : tensor<7xui32>
  %120 = stablehlo.optimization_barrier %119 : tensor<7xui32>
  %121 = stablehlo.constant dense<[true, false, false, true, false, false, true]> : tensor<7xi1>
  %122 = stablehlo.optimization_barrier %121 : tensor<7xi1>
  %123 = "stablehlo.select"(%122, %118, %120) : (tensor<7xi1>, tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
  check.expect_eq_const %123, dense<[0, 4294967294, 7, 3, 2, 1, 4294967295]> : tensor<7xui32>
  %124 = stablehlo.constant dense<true> : tensor<i1>
  %125 = stablehlo.optimization_barrier %124 : tensor<i1>
  %126 = "stablehlo.select"(%125, %118, %120) : (tensor<i1>, tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
  check.expect_eq_const %126, dense<[0, 1, 2, 3, 7, 4294967294, 4294967295]> : tensor<7xui32>
  %127 = stablehlo.constant dense<false> : tensor<i1>
  %128 = stablehlo.optimization_barrier %127 : tensor<i1>
  %129 = "stablehlo.select"(%128, %118, %120) : (tensor<i1>, tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
  check.expect_eq_const %129, dense<[4294967295, 4294967294, 7, 3, 2, 1, 0]> : tensor<7xui32>
  %130 = stablehlo.constant dense<[0, 1, 2, 3, 7, 18446744073709551614, 18446744073709551615]> : tensor<7xui64>
  %131 = stablehlo.optimization_barrier %130 : tensor<7xui64>
  %132 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614, 7, 3, 2, 1, 0]> : tensor<7xui64>
  %133 = stablehlo.optimization_barrier %132 : tensor<7xui64>
  %134 = stablehlo.constant dense<[true, false, false, true, false, false, true]> : tensor<7xi1>
  %135 = stablehlo.optimization_barrier %134 : tensor<7xi1>
  %136 = "stablehlo.select"(%135, %131, %133) : (tensor<7xi1>, tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
  check.expect_eq_const %136, dense<[0, 18446744073709551614, 7, 3, 2, 1, 18446744073709551615]> : tensor<7xui64>
  %137 = stablehlo.constant dense<true> : tensor<i1>
  %138 = stablehlo.optimization_barrier %137 : tensor<i1>
  %139 = "stablehlo.select"(%138, %131, %133) : (tensor<i1>, tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
  check.expect_eq_const %139, dense<[0, 1, 2, 3, 7, 18446744073709551614, 18446744073709551615]> : tensor<7xui64>
  %140 = stablehlo.constant dense<false> : tensor<i1>
  %141 = stablehlo.optimization_barrier %140 : tensor<i1>
  %142 = "stablehlo.select"(%141, %131, %133) : (tensor<i1>, tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
  check.expect_eq_const %142, dense<[18446744073709551615, 18446744073709551614, 7, 3, 2, 1, 0]> : tensor<7xui64>
  %143 = stablehlo.constant dense<[0.0, 0x8000, 0x7F80, 0xFF80, 0x7FC0, 0x0001, 0x8001, 0x0080, 0x8080, 0x7F7F, 0xFF7F, 1.0, -1.0, 1.5, -0.5]> : tensor<15xbf16>
  %144 = stablehlo.optimization_barrier %143 : tensor<15xbf16>
  %145 = stablehlo.constant dense<[-0.5, 1.5, -1.0, 1.0, 0xFF7F, 0x7F7F, 0x8080, 0x0080, 0x8001, 0x0001, 0x7FC0, 0xFF80, 0x7F80, 0x8000, 0.0]> : tensor<15xbf16>
  %146 = stablehlo.optimization_barrier %145 : tensor<15xbf16>
  %147 = stablehlo.constant dense<[true, false, false, true, false, false, true, false, false, true, false, false, true, false, false]> : tensor<15xi1>
  %148 = stablehlo.optimization_barrier %147 : tensor<15xi1>
  %149 = "stablehlo.select"(%148, %144, %146) : (tensor<15xi1>, tensor<15xbf16>, tensor<15xbf16>) -> tensor<15xbf16>
  %150 = "stablehlo.bitcast_convert"(%149) : (tensor<15xbf16>) -> tensor<15xui16>
  %151 = "stablehlo.compare"(%149, %149) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xbf16>, tensor<15xbf16>) -> tensor<15xi1>
  check.expect_eq_const %151, dense<[false, false, false, false, false, false, false, false, false, false, true, false, false, false, false]> : tensor<15xi1>
  %152 = stablehlo.constant dense<0> : tensor<15xui16>
  %153 = stablehlo.constant dense<[false, false, false, false, false, false, false, false, false, false, true, false, false, false, false]> : tensor<15xi1>
  %154 = "stablehlo.select"(%153, %152, %150) : (tensor<15xi1>, tensor<15xui16>, tensor<15xui16>) -> tensor<15xui16>
  check.expect_eq_const %154, dense<[0, 16320, 49024, 65408, 65407, 32639, 32769, 128, 32769, 32639, 0, 65408, 49024, 32768, 0]> : tensor<15xui16>
  %155 = stablehlo.constant dense<true> : tensor<i1>
  %156 = stablehlo.optimization_barrier %155 : tensor<i1>
  %157 = "stablehlo.select"(%156, %144, %146) : (tensor<i1>, tensor<15xbf16>, tensor<15xbf16>) -> tensor<15xbf16>
  %158 = "stablehlo.bitcast_convert"(%157) : (tensor<15xbf16>) -> tensor<15xui16>
  %159 = "stablehlo.compare"(%157, %157) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xbf16>, tensor<15xbf16>) -> tensor<15xi1>
  check.expect_eq_const %159, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %160 = stablehlo.constant dense<0> : tensor<15xui16>
  %161 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %162 = "stablehlo.select"(%161, %160, %158) : (tensor<15xi1>, tensor<15xui16>, tensor<15xui16>) -> tensor<15xui16>
  check.expect_eq_const %162, dense<[0, 32768, 32640, 65408, 0, 1, 32769, 128, 32896, 32639, 65407, 16256, 49024, 16320, 48896]> : tensor<15xui16>
  %163 = stablehlo.constant dense<false> : tensor<i1>
  %164 = stablehlo.optimization_barrier %163 : tensor<i1>
  %165 = "stablehlo.select"(%164, %144, %146) : (tensor<i1>, tensor<15xbf16>, tensor<15xbf16>) -> tensor<15xbf16>
  %166 = "stablehlo.bitcast_convert"(%165) : (tensor<15xbf16>) -> tensor<15xui16>
  %167 = "stablehlo.compare"(%165, %165) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xbf16>, tensor<15xbf16>) -> tensor<15xi1>
  check.expect_eq_const %167, dense<[false, false, false, false, false, false, false, false, false, false, true, false, false, false, false]> : tensor<15xi1>
  %168 = stablehlo.constant dense<0> : tensor<15xui16>
  %169 = stablehlo.constant dense<[false, false, false, false, false, false, false, false, false, false, true, false, false, false, false]> : tensor<15xi1>
  %170 = "stablehlo.select"(%169, %168, %166) : (tensor<15xi1>, tensor<15xui16>, tensor<15xui16>) -> tensor<15xui16>
  check.expect_eq_const %170, dense<[48896, 16320, 49024, 16256, 65407, 32639, 32896, 128, 32769, 1, 0, 65408, 32640, 32768, 0]> : tensor<15xui16>
  %171 = stablehlo.constant dense<[0.0, 0x8000, 0x7C00, 0xFC00, 0x7E00, 0x0001, 0x8001, 0x0400, 0x8400, 0x7BFF, 0xFBFF, 1.0, -1.0, 1.5, -0.5]> : tensor<15xf16>
  %172 = stablehlo.optimization_barrier %171 : tensor<15xf16>
  %173 = stablehlo.constant dense<[-0.5, 1.5, -1.0, 1.0, 0xFBFF, 0x7BFF, 0x8400, 0x0400, 0x8001, 0x0001, 0x7E00, 0xFC00, 0x7C00, 0x8000, 0.0]> : tensor<15xf16>
  %174 = stablehlo.optimization_barrier %173 : tensor<15xf16>
  %175 = stablehlo.constant dense<[true, false, false, true, false, false, true, false, false, true, false, false, true, false, false]> : tensor<15xi1>
  %176 = stablehlo.optimization_barrier %175 : tensor<15xi1>
  %177 = "stablehlo.select"(%176, %172, %174) : (tensor<15xi1>, tensor<15xf16>, tensor<15xf16>) -> tensor<15xf16>
  %178 = "stablehlo.bitcast_convert"(%177) : (tensor<15xf16>) -> tensor<15xui16>
  %179 = "stablehlo.compare"(%177, %177) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xf16>, tensor<15xf16>) -> tensor<15xi1>
  check.expect_eq_const %179, dense<[false, false, false, false, false, false, false, false, false, false, true, false, false, false, false]> : tensor<15xi1>
  %180 = stablehlo.constant dense<0> : tensor<15xui16>
  %181 = stablehlo.constant dense<[false, false, false, false, false, false, false, false, false, false, true, false, false, false, false]> : tensor<15xi1>
  %182 = "stablehlo.select"(%181, %180, %178) : (tensor<15xi1>, tensor<15xui16>, tensor<15xui16>) -> tensor<15xui16>
  check.expect_eq_const %182, dense<[0, 15872, 48128, 64512, 64511, 31743, 32769, 1024, 32769, 31743, 0, 64512, 48128, 32768, 0]> : tensor<15xui16>
  %183 = stablehlo.constant dense<true> : tensor<i1>
  %184 = stablehlo.optimization_barrier %183 : tensor<i1>
  %185 = "stablehlo.select"(%184, %172, %174) : (tensor<i1>, tensor<15xf16>, tensor<15xf16>) -> tensor<15xf16>
  %186 = "stablehlo.bitcast_convert"(%185) : (tensor<15xf16>) -> tensor<15xui16>
  %187 = "stablehlo.compare"(%185, %185) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xf16>, tensor<15xf16>) -> tensor<15xi1>
  check.expect_eq_const %187, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %188 = stablehlo.constant dense<0> : tensor<15xui16>
  %189 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %190 = "stablehlo.select"(%189, %188, %186) : (tensor<15xi1>, tensor<15xui16>, tensor<15xui16>) -> tensor<15xui16>
  check.expect_eq_const %190, dense<[0, 32768, 31744, 64512, 0, 1, 32769, 1024, 33792, 31743, 64511, 15360, 48128, 15872, 47104]> : tensor<15xui16>
  %191 = stablehlo.constant dense<false> : tensor<i1>
  %192 = stablehlo.optimization_barrier %191 : tensor<i1>
  %193 = "stablehlo.select"(%192, %172, %174) : (tensor<i1>, tensor<15xf16>, tensor<15xf16>) -> tensor<15xf16>
  %194 = "stablehlo.bitcast_convert"(%193) : (tensor<15xf16>) -> tensor<15xui16>
  %195 = "stablehlo.compare"(%193, %193) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xf16>, tensor<15xf16>) -> tensor<15xi1>
  check.expect_eq_const %195, dense<[false, false, false, false, false, false, false, false, false, false, true, false, false, false, false]> : tensor<15xi1>
  %196 = stablehlo.constant dense<0> : tensor<15xui16>
  %197 = stablehlo.constant dense<[false, false, false, false, false, false, false, false, false, false, true, false, false, false, false]> : tensor<15xi1>
  %198 = "stablehlo.select"(%197, %196, %194) : (tensor<15xi1>, tensor<15xui16>, tensor<15xui16>) -> tensor<15xui16>
  check.expect_eq_const %198, dense<[47104, 15872, 48128, 15360, 64511, 31743, 33792, 1024, 32769, 1, 0, 64512, 31744, 32768, 0]> : tensor<15xui16>
  %199 = stablehlo.constant dense<[0.0, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x00000001, 0x80000001, 0x00800000, 0x80800000, 0x7F7FFFFF, 0xFF7FFFFF, 1.0, -1.0, 1.5, -0.5]> : tensor<15xf32>
  %200 = stablehlo.optimization_barrier %199 : tensor<15xf32>
  %201 = stablehlo.constant dense<[-0.5, 1.5, -1.0, 1.0, 0xFF7FFFFF, 0x7F7FFFFF, 0x80800000, 0x00800000, 0x80000001, 0x00000001, 0x7FC00000, 0xFF800000, 0x7F800000, 0x80000000, 0.0]> : tensor<15xf32>
  %202 = stablehlo.optimization_barrier %201 : tensor<15xf32>
  %203 = stablehlo.constant dense<[true, false, false, true, false, false, true, false, false, true, false, false, true, false, false]> : tensor<15xi1>
  %204 = stablehlo.optimization_barrier %203 : tensor<15xi1>
  %205 = "stablehlo.select"(%204, %200, %202) : (tensor<15xi1>, tensor<15xf32>, tensor<15xf32>) -> tensor<15xf32>
  %206 = "stablehlo.bitcast_convert"(%205) : (tensor<15xf32>) -> tensor<15xui32>
  %207 = "stablehlo.compare"(%205, %205) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xf32>, tensor<15xf32>) -> tensor<15xi1>
  check.expect_eq_const %207, dense<[false, false, false, false, false, false, false, false, false, false, true, false, false, false, false]> : tensor<15xi1>
  %208 = stablehlo.constant dense<0> : tensor<15xui32>
  %209 = stablehlo.constant dense<[false, false, false, false, false, false, false, false, false, false, true, false, false, false, false]> : tensor<15xi1>
  %210 = "stablehlo.select"(%209, %208, %206) : (tensor<15xi1>, tensor<15xui32>, tensor<15xui32>) -> tensor<15xui32>
  check.expect_eq_const %210, dense<[0, 1069547520, 3212836864, 4286578688, 4286578687, 2139095039, 2147483649, 8388608, 2147483649, 2139095039, 0, 4286578688, 3212836864, 2147483648, 0]> : tensor<15xui32>
  %211 = stablehlo.constant dense<true> : tensor<i1>
  %212 = stablehlo.optimization_barrier %211 : tensor<i1>
  %213 = "stablehlo.select"(%212, %200, %202) : (tensor<i1>, tensor<15xf32>, tensor<15xf32>) -> tensor<15xf32>
  %214 = "stablehlo.bitcast_convert"(%213) : (tensor<15xf32>) -> tensor<15xui32>
  %215 = "stablehlo.compare"(%213, %213) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xf32>, tensor<15xf32>) -> tensor<15xi1>
  check.expect_eq_const %215, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %216 = stablehlo.constant dense<0> : tensor<15xui32>
  %217 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %218 = "stablehlo.select"(%217, %216, %214) : (tensor<15xi1>, tensor<15xui32>, tensor<15xui32>) -> tensor<15xui32>
  check.expect_eq_const %218, dense<[0, 2147483648, 2139095040, 4286578688, 0, 1, 2147483649, 8388608, 2155872256, 2139095039, 4286578687, 1065353216, 3212836864, 1069547520, 3204448256]> : tensor<15xui32>
  %219 = stablehlo.constant dense<false> : tensor<i1>
  %220 = stablehlo.optimization_barrier %219 : tensor<i1>
  %221 = "stablehlo.select"(%220, %200, %202) : (tensor<i1>, tensor<15xf32>, tensor<15xf32>) -> tensor<15xf32>
  %222 = "stablehlo.bitcast_convert"(%221) : (tensor<15xf32>) -> tensor<15xui32>
  %223 = "stablehlo.compare"(%221, %221) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xf32>, tensor<15xf32>) -> tensor<15xi1>
  check.expect_eq_const %223, dense<[false, false, false, false, false, false, false, false, false, false, true, false, false, false, false]> : tensor<15xi1>
  %224 = stablehlo.constant dense<0> : tensor<15xui32>
  %225 = stablehlo.constant dense<[false, false, false, false, false, false, false, false, false, false, true, false, false, false, false]> : tensor<15xi1>
  %226 = "stablehlo.select"(%225, %224, %222) : (tensor<15xi1>, tensor<15xui32>, tensor<15xui32>) -> tensor<15xui32>
  check.expect_eq_const %226, dense<[3204448256, 1069547520, 3212836864, 1065353216, 4286578687, 2139095039, 2155872256, 8388608, 2147483649, 1, 0, 4286578688, 2139095040, 2147483648, 0]> : tensor<15xui32>
  %227 = stablehlo.constant dense<[0.0, 0x8000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x0000000000000001, 0x8000000000000001, 0x0010000000000000, 0x8010000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 1.0, -1.0, 1.5, -0.5]> : tensor<15xf64>
  %228 = stablehlo.optimization_barrier %227 : tensor<15xf64>
  %229 = stablehlo.constant dense<[-0.5, 1.5, -1.0, 1.0, 0xFFEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFF, 0x8010000000000000, 0x0010000000000000, 0x8000000000000001, 0x0000000000000001, 0x7FF8000000000000, 0xFFF0000000000000, 0x7FF0000000000000, 0x8000000000000000, 0.0]> : tensor<15xf64>
  %230 = stablehlo.optimization_barrier %229 : tensor<15xf64>
  %231 = stablehlo.constant dense<[true, false, false, true, false, false, true, false, false, true, false, false, true, false, false]> : tensor<15xi1>
  %232 = stablehlo.optimization_barrier %231 : tensor<15xi1>
  %233 = "stablehlo.select"(%232, %228, %230) : (tensor<15xi1>, tensor<15xf64>, tensor<15xf64>) -> tensor<15xf64>
  %234 = "stablehlo.bitcast_convert"(%233) : (tensor<15xf64>) -> tensor<15xui64>
  %235 = "stablehlo.compare"(%233, %233) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xf64>, tensor<15xf64>) -> tensor<15xi1>
  check.expect_eq_const %235, dense<[false, false, false, false, false, false, false, false, false, false, true, false, false, false, false]> : tensor<15xi1>
  %236 = stablehlo.constant dense<0> : tensor<15xui64>
  %237 = stablehlo.constant dense<[false, false, false, false, false, false, false, false, false, false, true, false, false, false, false]> : tensor<15xi1>
  %238 = "stablehlo.select"(%237, %236, %234) : (tensor<15xi1>, tensor<15xui64>, tensor<15xui64>) -> tensor<15xui64>
  check.expect_eq_const %238, dense<[0, 4609434218613702656, 13830554455654793216, 18442240474082181120, 18442240474082181119, 9218868437227405311, 9223372036854775809, 4503599627370496, 9223372036854775809, 9218868437227405311, 0, 18442240474082181120, 13830554455654793216, 9223372036854775808, 0]> : tensor<15xui64>
  %239 = stablehlo.constant dense<true> : tensor<i1>
  %240 = stablehlo.optimization_barrier %239 : tensor<i1>
  %241 = "stablehlo.select"(%240, %228, %230) : (tensor<i1>, tensor<15xf64>, tensor<15xf64>) -> tensor<15xf64>
  %242 = "stablehlo.bitcast_convert"(%241) : (tensor<15xf64>) -> tensor<15xui64>
  %243 = "stablehlo.compare"(%241, %241) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xf64>, tensor<15xf64>) -> tensor<15xi1>
  check.expect_eq_const %243, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %244 = stablehlo.constant dense<0> : tensor<15xui64>
  %245 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  %246 = "stablehlo.select"(%245, %244, %242) : (tensor<15xi1>, tensor<15xui64>, tensor<15xui64>) -> tensor<15xui64>
  check.expect_eq_const %246, dense<[0, 9223372036854775808, 9218868437227405312, 18442240474082181120, 0, 1, 9223372036854775809, 4503599627370496, 9227875636482146304, 9218868437227405311, 18442240474082181119, 4607182418800017408, 13830554455654793216, 4609434218613702656, 13826050856027422720]> : tensor<15xui64>
  %247 = stablehlo.constant dense<false> : tensor<i1>
  %248 = stablehlo.optimization_barrier %247 : tensor<i1>
  %249 = "stablehlo.select"(%248, %228, %230) : (tensor<i1>, tensor<15xf64>, tensor<15xf64>) -> tensor<15xf64>
  %250 = "stablehlo.bitcast_convert"(%249) : (tensor<15xf64>) -> tensor<15xui64>
  %251 = "stablehlo.compare"(%249, %249) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<15xf64>, tensor<15xf64>) -> tensor<15xi1>
  check.expect_eq_const %251, dense<[false, false, false, false, false, false, false, false, false, false, true, false, false, false, false]> : tensor<15xi1>
  %252 = stablehlo.constant dense<0> : tensor<15xui64>
  %253 = stablehlo.constant dense<[false, false, false, false, false, false, false, false, false, false, true, false, false, false, false]> : tensor<15xi1>
  %254 = "stablehlo.select"(%253, %252, %250) : (tensor<15xi1>, tensor<15xui64>, tensor<15xui64>) -> tensor<15xui64>
  check.expect_eq_const %254, dense<[13826050856027422720, 4609434218613702656, 13830554455654793216, 4607182418800017408, 18442240474082181119, 9218868437227405311, 9227875636482146304, 4503599627370496, 9223372036854775809, 1, 0, 18442240474082181120, 9218868437227405312, 9223372036854775808, 0]> : tensor<15xui64>
  return
}
