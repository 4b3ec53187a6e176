// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// convert between all types: integers wrap, floats round to nearest even, floats to integers truncate and saturate. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %1 = stablehlo.optimization_barrier %0 : tensor<2xi1>
  %2 = "stablehlo.convert"(%1) : (tensor<2xi1>) -> tensor<2xi1>
  check.expect_eq_const %2, dense<[false, true]> : tensor<2xi1>
  %3 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %4 = stablehlo.optimization_barrier %3 : tensor<2xi1>
  %5 = "stablehlo.convert"(%4) : (tensor<2xi1>) -> tensor<2xi4>
  check.expect_eq_const %5, dense<[0, 1]> : tensor<2xi4>
  %6 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %7 = stablehlo.optimization_barrier %6 : tensor<2xi1>
  %8 = "stablehlo.convert"(%7) : (tensor<2xi1>) -> tensor<2xi8>
  check.expect_eq_const %8, dense<[0, 1]> : tensor<2xi8>
  %9 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %10 = stablehlo.optimization_barrier %9 : tensor<2xi1>
  %11 = "stablehlo.convert"(%10) : (tensor<2xi1>) -> tensor<2xi16>
  check.expect_eq_const %11, dense<[0, 1]> : tensor<2xi16>
  %12 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %13 = stablehlo.optimization_barrier %12 : tensor<2xi1>
  %14 = "stablehlo.convert"(%13) : (tensor<2xi1>) -> tensor<2xi32>
  check.expect_eq_const %14, dense<[0, 1]> : tensor<2xi32>
  %15 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %16 = stablehlo.optimization_barrier %15 : tensor<2xi1>
  %17 = "stablehlo.convert"(%16) : (tensor<2xi1>) -> tensor<2xi64>
  check.expect_eq_const %17, dense<[0, 1]> : tensor<2xi64>
  %18 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %19 = stablehlo.optimization_barrier %18 : tensor<2xi1>
  %20 = "stablehlo.convert"(%19) : (tensor<2xi1>) -> tensor<2xui4>
  check.expect_eq_const %20, dense<[0, 1]> : tensor<2xui4>
  %21 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %22 = stablehlo.optimization_barrier %21 : tensor<2xi1>
  %23 = "stablehlo.convert"(%22) : (tensor<2xi1>) -> tensor<2xui8>
  check.expect_eq_const %23, dense<[0, 1]> : tensor<2xui8>
  %24 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %25 = stablehlo.optimization_barrier %24 : tensor<2xi1>
  %26 = "stablehlo.convert"(%25) : (tensor<2xi1>) -> tensor<2xui16>
  check.expect_eq_const %26, dense<[0, 1]> : tensor<2xui16>
  %27 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %28 = stablehlo.optimization_barrier %27 : tensor<2xi1>
  %29 = "stablehlo.convert"(%28) : (tensor<2xi1>) -> tensor<2xui32>
  check.expect_eq_const %29, dense<[0, 1]> : tensor<2xui32>
  %30 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %31 = stablehlo.optimization_barrier %30 : tensor<2xi1>
  %32 = "stablehlo.convert"(%31) : (tensor<2xi1>) -> tensor<2xui64>
  check.expect_eq_const %32, dense<[0, 1]> : tensor<2xui64>
  %33 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %34 = stablehlo.optimization_barrier %33 : tensor<2xi1>
  %35 = "stablehlo.convert"(%34) : (tensor<2xi1>) -> tensor<2xbf16>
  %36 = "stablehlo.bitcast_convert"(%35) : (tensor<2xbf16>) -> tensor<2xui16>
  check.expect_eq_const %36, dense<[0, 16256]> : tensor<2xui16>
  %37 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %38 = stablehlo.optimization_barrier %37 : tensor<2xi1>
  %39 = "stablehlo.convert"(%38) : (tensor<2xi1>) -> tensor<2xf16>
  %40 = "stablehlo.bitcast_convert"(%39) : (tensor<2xf16>) -> tensor<2xui16>
  check.expect_eq_const %40, dense<[0, 15360]> : tensor<2xui16>
  %41 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %42 = stablehlo.optimization_barrier %41 : tensor<2xi1>
  %43 = "stablehlo.convert"(%42) : (tensor<2xi1>) -> tensor<2xf32>
  %44 = "stablehlo.bitcast_convert"(%43) : (tensor<2xf32>) -> tensor<2xui32>
  check.expect_eq_const %44, dense<[0, 1065353216]> : tensor<2xui32>
  %45 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %46 = stablehlo.optimization_barrier %45 : tensor<2xi1>
  %47 = "stablehlo.convert"(%46) : (tensor<2xi1>) -> tensor<2xf64>
  %48 = "stablehlo.bitcast_convert"(%47) : (tensor<2xf64>) -> tensor<2xui64>
  check.expect_eq_const %48, dense<[0, 4607182418800017408]> : tensor<2xui64>
  %49 = stablehlo.constant dense<[-8, -7, -3, -1, 0, 1, 2, 3, 6, 7]> : tensor<10xi4>
  %50 = stablehlo.optimization_barrier %49 : tensor<10xi4>
  %51 = "stablehlo.convert"(%50) : (tensor<10xi4>) -> tensor<10xi1>
  check.expect_eq_const %51, dense<[true, true, true, true, false, true, true, true, true, true]> : tensor<10xi1>
  %52 = stablehlo.constant dense<[-8, -7, -3, -1, 0, 1, 2, 3, 6, 7]> : tensor<10xi4>
  %53 = stablehlo.optimization_barrier %52 : tensor<10xi4>
  %54 = "stablehlo.convert"(%53) : (tensor<10xi4>) -> tensor<10xi4>
  check.expect_eq_const %54, dense<[-8, -7, -3, -1, 0, 1, 2, 3, 6, 7]> : tensor<10xi4>
  %55 = stablehlo.constant dense<[-8, -7, -3, -1, 0, 1, 2, 3, 6, 7]> : tensor<10xi4>
  %56 = stablehlo.optimization_barrier %55 : tensor<10xi4>
  %57 = "stablehlo.convert"(%56) : (tensor<10xi4>) -> tensor<10xi8>
  check.expect_eq_const %57, dense<[-8, -7, -3, -1, 0, 1, 2, 3, 6, 7]> : tensor<10xi8>
  %58 = stablehlo.constant dense<[-8, -7, -3, -1, 0, 1, 2, 3, 6, 7]> : tensor<10xi4>
  %59 = stablehlo.optimization_barrier %58 : tensor<10xi4>
  %60 = "stablehlo.convert"(%59) : (tensor<10xi4>) -> tensor<10xi16>
  check.expect_eq_const %60, dense<[-8, -7, -3, -1, 0, 1, 2, 3, 6, 7]> : tensor<10xi16>
  %61 = stablehlo.constant dense<[-8, -7, -3, -1, 0, 1, 2, 3, 6, 7]> : tensor<10xi4>
  %62 = stablehlo.optimization_barrier %61 : tensor<10xi4>
  %63 = "stablehlo.convert"(%62) : (tensor<10xi4>) -> tensor<10xi32>
  check.expect_eq_const %63, dense<[-8, -7, -3, -1, 0, 1, 2, 3, 6, 7]> : tensor<10xi32>
  %64 = stablehlo.constant dense<[-8, -7, -3, -1, 0, 1, 2, 3, 6, 7]> : tensor<10xi4>
  %65 = stablehlo.optimization_barrier %64 : tensor<10xi4>
  %66 = "stablehlo.convert"(%65) : (tensor<10xi4>) -> tensor<10xi64>
  check.expect_eq_const %66, dense<[-8, -7, -3, -1, 0, 1, 2, 3, 6, 7]> : tensor<10xi64>
  %67 = stablehlo.constant dense<[-8, -7, -3, -1, 0, 1, 2, 3, 6, 7]> : tensor<10xi4>
  %68 = stablehlo.optimization_barrier %67 : tensor<10xi4>
  %69 = "stablehlo.convert"(%68) : (tensor<10xi4>) -> tensor<10xui4>
  check.expect_eq_const %69, dense<[8, 9, 13, 15, 0, 1, 2, 3, 6, 7]> : tensor<10xui4>
  %70 = stablehlo.constant dense<[-8, -7, -3, -1, 0, 1, 2, 3, 6, 7]> : tensor<10xi4>
  %71 = stablehlo.optimization_barrier %70 : tensor<10xi4>
  %72 = "stablehlo.convert"(%71) : (tensor<10xi4>) -> tensor<10xui8>
  check.expect_eq_const %72, dense<[248, 249, 253, 255, 0, 1, 2, 3, 6, 7]> : tensor<10xui8>
  %73 = stablehlo.constant dense<[-8, -7, -3, -1, 0, 1, 2, 3, 6, 7]> : tensor<10xi4>
  %74 = stablehlo.optimization_barrier %73 : tensor<10xi4>
  %75 = "stablehlo.convert"(%74) : (tensor<10xi4>) -> tensor<10xui16>
  check.expect_eq_const %75, dense<[65528, 65529, 65533, 65535, 0, 1, 2, 3, 6, 7]> : tensor<10xui16>
  %76 = stablehlo.constant dense<[-8, -7, -3, -1, 0, 1, 2, 3, 6, 7]> : tensor<10xi4>
  %77 = stablehlo.optimization_barrier %76 : tensor<10xi4>
  %78 = "stablehlo.convert"(%77) : (tensor<10xi4>) -> tensor<10xui32>
  check.expect_eq_const %78, dense<[4294967288, 4294967289, 4294967293, 4294967295, 0, 1, 2, 3, 6, 7]> : tensor<10xui32>
  %79 = stablehlo.constant dense<[-8, -7, -3, -1, 0, 1, 2, 3, 6, 7]> : tensor<10xi4>
  %80 = stablehlo.optimization_barrier %79 : tensor<10xi4>
  %81 = "stablehlo.convert"(%80) : (tensor<10xi4>) -> tensor<10xui64>
  check.expect_eq_const %81, dense<[18446744073709551608, 18446744073709551609, 18446744073709551613, 18446744073709551615, 0, 1, 2, 3, 6, 7]> : tensor<10xui64>
  %82 = stablehlo.constant dense<[-8, -7, -3, -1, 0, 1, 2, 3, 6, 7]> : tensor<10xi4>
  %83 = stablehlo.optimization_barrier %82 : tensor<10xi4>
  %84 = "stablehlo.convert"(%83) : (tensor<10xi4>) -> tensor<10xbf16>
  %85 = "stablehlo.bitcast_convert"(%84) : (tensor<10xbf16>) -> tensor<10xui16>
  check.expect_eq_const %85, dense<[49408, 49376, 49216, 49024, 0, 16256, 16384, 16448, 16576, 16608]> : tensor<10xui16>
  %86 = stablehlo.constant dense<[-8, -7, -3, -1, 0, 1, 2, 3, 6, 7]> : tensor<10xi4>
  %87 = stablehlo.optimization_barrier %86 : tensor<10xi4>
  %88 = "stablehlo.convert"(%87) : (tensor<10xi4>) -> tensor<10xf16>
  %89 = "stablehlo.bitcast_convert"(%88) : (tensor<10xf16>) -> tensor<10xui16>
  check.expect_eq_const %89, dense<[51200, 50944, 49664, 48128, 0, 15360, 16384, 16896, 17920, 18176]> : tensor<10xui16>
  %90 = stablehlo.constant dense<[-8, -7, -3, -1, 0, 1, 2, 3, 6, 7]> : tensor<10xi4>
  %91 = stablehlo.optimization_barrier %90 : tensor<10xi4>
  %92 = "stablehlo.convert"(%91) : (tensor<10xi4>) -> tensor<10xf32>
  %93 = "stablehlo.bitcast_convert"(%92) : (tensor<10xf32>) -> tensor<10xui32>
  check.expect_eq_const %93, dense<[3238002688, 3235905536, 3225419776, 3212836864, 0, 1065353216, 1073741824, 1077936128, 1086324736, 1088421888]> : tensor<10xui32>
  %94 = stablehlo.constant dense<[-8, -7, -3, -1, 0, 1, 2, 3, 6, 7]> : tensor<10xi4>
  %95 = stablehlo.optimization_barrier %94 : tensor<10xi4>
  %96 = "stablehlo.convert"(%95) : (tensor<10xi4>) -> tensor<10xf64>
  %97 = "stablehlo.bitcast_convert"(%96) : (tensor<10xf64>) -> tensor<10xui64>
  check.expect_eq_const %97, dense<[13844065254536904704, 13842939354630062080, 13837309855095848960, 13830554455654793216, 0, 4607182418800017408, 4611686018427387904, 4613937818241073152, 4618441417868443648, 4619567317775286272]> : tensor<10xui64>
  %98 = stablehlo.constant dense<[-128, -127, -3, -1, 0, 1, 2, 3, 7, 126, 127]> : tensor<11xi8>
  %99 = stablehlo.optimization_barrier %98 : tensor<11xi8>
  %100 = "stablehlo.convert"(%99) : (tensor<11xi8>) -> tensor<11xi1>
  check.expect_eq_const %100, dense<[true, true, true, true, false, true, true, true, true, true, true]> : tensor<11xi1>
  %101 = stablehlo.constant dense<[-128, -127, -3, -1, 0, 1, 2, 3, 7, 126, 127]> : tensor<11xi8>
  %102 = stablehlo.optimization_barrier %101 : tensor<11xi8>
  %103 = "stablehlo.convert"(%102) : (tensor<11xi8>) -> tensor<11xi4>
  check.expect_eq_const %103, dense<[0, 1, -3, -1, 0, 1, 2, 3, 7, -2, -1]> : tensor<11xi4>
  %104 = stablehlo.constant dense<[-128, -127, -3, -1, 0, 1, 2, 3, 7, 126, 127]> : tensor<11xi8>
  %105 = stablehlo.optimization_barrier %104 : tensor<11xi8>
  %106 = "stablehlo.convert"(%105) : (tensor<11xi8>) -> tensor<11xi8>
  check.expect_eq_const %106, dense<[-128, -127, -3, -1, 0, 1, 2, 3, 7, 126, 127]> : tensor<11xi8>
  %107 = stablehlo.constant dense<[-128, -127, -3, -1, 0, 1, 2, 3, 7, 126, 127]> : tensor<11xi8>
  %108 = stablehlo.optimization_barrier %107 : tensor<11xi8>
  %109 = "stablehlo.convert"(%108) : (tensor<11xi8>) -> tensor<11xi16>
  check.expect_eq_const %109, dense<[-128, -127, -3, -1, 0, 1, 2, 3, 7, 126, 127]> : tensor<11xi16>
  %110 = stablehlo.constant dense<[-128, -127, -3, -1, 0, 1, 2, 3, 7, 126, 127]> : tensor<11xi8>
  %111 = stablehlo.optimization_barrier %110 : tensor<11xi8>
  %112 = "stablehlo.convert"(%111) : (tensor<11xi8>) -> tensor<11xi32>
  check.expect_eq_const %112, dense<[-128, -127, -3, -1, 0, 1, 2, 3, 7, 126, 127]> : tensor<11xi32>
  %113 = stablehlo.constant dense<[-128, -127, -3, -1, 0, 1, 2, 3, 7, 126, 127]> : tensor<11xi8>
  %114 = stablehlo.optimization_barrier %113 : tensor<11xi8>
  %115 = "stablehlo.convert"(%114) : (tensor<11xi8>) -> tensor<11xi64>
  check.expect_eq_const %115, dense<[-128, -127, -3, -1, 0, 1, 2, 3, 7, 126, 127]> : tensor<11xi64>
  %116 = stablehlo.constant dense<[-128, -127, -3, -1, 0, 1, 2, 3, 7, 126, 127]> : tensor<11xi8>
  %117 = stablehlo.optimization_barrier %116 : tensor<11xi8>
  %118 = "stablehlo.convert"(%117) : (tensor<11xi8>) -> tensor<11xui4>
  check.expect_eq_const %118, dense<[0, 1, 13, 15, 0, 1, 2, 3, 7, 14, 15]> : tensor<11xui4>
  %119 = stablehlo.constant dense<[-128, -127, -3, -1, 0, 1, 2, 3, 7, 126, 127]> : tensor<11xi8>
  %120 = stablehlo.optimization_barrier %119 : tensor<11xi8>
  %121 = "stablehlo.convert"(%120) : (tensor<11xi8>) -> tensor<11xui8>
  check.expect_eq_const %121, dense<[128, 129, 253, 255, 0, 1, 2, 3, 7, 126, 127]> : tensor<11xui8>
  %122 = stablehlo.constant dense<[-128, -127, -3, -1, 0, 1, 2, 3, 7, 126, 127]> : tensor<11xi8>
  %123 = stablehlo.optimization_barrier %122 : tensor<11xi8>
  %124 = "stablehlo.convert"(%123) : (tensor<11xi8>) -> tensor<11xui16>
  check.expect_eq_const %124, dense<[65408, 65409, 65533, 65535, 0, 1, 2, 3, 7, 126, 127]> : tensor<11xui16>
  %125 = stablehlo.constant dense<[-128, -127, -3, -1, 0, 1, 2, 3, 7, 126, 127]> : tensor<11xi8>
  %126 = stablehlo.optimization_barrier %125 : tensor<11xi8>
  %127 = "stablehlo.convert"(%126) : (tensor<11xi8>) -> tensor<11xui32>
  check.expect_eq_const %127, dense<[4294967168, 4294967169, 4294967293, 4294967295, 0, 1, 2, 3, 7, 126, 127]> : tensor<11xui32>
  %128 = stablehlo.constant dense<[-128, -127, -3, -1, 0, 1, 2, 3, 7, 126, 127]> : tensor<11xi8>
  %129 = stablehlo.optimization_barrier %128 : tensor<11xi8>
  %130 = "stablehlo.convert"(%129) : (tensor<11xi8>) -> tensor<11xui64>
  check.expect_eq_const %130, dense<[18446744073709551488, 18446744073709551489, 18446744073709551613, 18446744073709551615, 0, 1, 2, 3, 7, 126, 127]> : tensor<11xui64>
  %131 = stablehlo.constant dense<[-128, -127, -3, -1, 0, 1, 2, 3, 7, 126, 127]> : tensor<11xi8>
  %132 = stablehlo.optimization_barrier %131 : tensor<11xi8>
  %133 = "stablehlo.convert"(%132) : (tensor<11xi8>) -> tensor<11xbf16>
  %134 = "stablehlo.bitcast_convert"(%133) : (tensor<11xbf16>) -> tensor<11xui16>
  check.expect_eq_const %134, dense<[49920, 49918, 49216, 49024, 0, 16256, 16384, 16448, 16608, 17148, 17150]> : tensor<11xui16>
  %135 = stablehlo.constant dense<[-128, -127, -3, -1, 0, 1, 2, 3, 7, 126, 127]> : tensor<11xi8>
  %136 = stablehlo.optimization_barrier %135 : tensor<11xi8>
  %137 = "stablehlo.convert"(%136) : (tensor<11xi8>) -> tensor<11xf16>
  %138 = "stablehlo.bitcast_convert"(%137) : (tensor<11xf16>) -> tensor<11xui16>
  check.expect_eq_const %138, dense<[55296, 55280, 49664, 48128, 0, 15360, 16384, 16896, 18176, 22496, 22512]> : tensor<11xui16>
  %139 = stablehlo.constant dense<[-128, -127, -3, -1, 0, 1, 2, 3, 7, 126, 127]> : tensor<11xi8>
  %140 = stablehlo.optimization_barrier %139 : tensor<11xi8>
  %141 = "stablehlo.convert"(%140) : (tensor<11xi8>) -> tensor<11xf32>
  %142 = "stablehlo.bitcast_convert"(%141) : (tensor<11xf32>) -> tensor<11xui32>
  check.expect_eq_const %142, dense<[3271557120, 3271426048, 3225419776, 3212836864, 0, 1065353216, 1073741824, 1077936128, 1088421888, 1123811328, 1123942400]> : tensor<11xui32>
  %143 = stablehlo.constant dense<[-128, -127, -3, -1, 0, 1, 2, 3, 7, 126, 127]> : tensor<11xi8>
  %144 = stablehlo.optimization_barrier %143 : tensor<11xi8>
  %145 = "stablehlo.convert"(%144) : (tensor<11xi8>) -> tensor<11xf64>
  %146 = "stablehlo.bitcast_convert"(%145) : (tensor<11xf64>) -> tensor<11xui64>
  check.expect_eq_const %146, dense<[13862079653046386688, 13862009284302209024, 13837309855095848960, 13830554455654793216, 0, 4607182418800017408, 4611686018427387904, 4613937818241073152, 4619567317775286272, 4638566878703255552, 4638637247447433216]> : tensor<11xui64>
  %147 = stablehlo.constant dense<[-32768, -32767, -3, -1, 0, 1, 2, 3, 7, 32766, 32767]> : tensor<11xi16>
  %148 = stablehlo.optimization_barrier %147 : tensor<11xi16>
  %149 = "stablehlo.convert"(%148) : (tensor<11xi16>) -> tensor<11xi1>
  check.expect_eq_const %149, dense<[true, true, true, true, false, true, true, true, true, true, true]> : tensor<11xi1>
  %150 = stablehlo.constant dense<[-32768, -32767, -3, -1, 0, 1, 2, 3, 7, 32766, 32767]> : tensor<11xi16>
  %151 = stablehlo.optimization_barrier %150 : tensor<11xi16>
  %152 = "stablehlo.convert"(%151) : (tensor<11xi16>) -> tensor<11xi4>
  check.expect_eq_const %152, dense<[0, 1, -3, -1, 0, 1, 2, 3, 7, -2, -1]> : tensor<11xi4>
  %153 = stablehlo.constant dense<[-32768, -32767, -3, -1, 0, 1, 2, 3, 7, 32766, 32767]> : tensor<11xi16>
  %154 = stablehlo.optimization_barrier %153 : tensor<11xi16>
  %155 = "stablehlo.convert"(%154) : (tensor<11xi16>) -> tensor<11xi8>
  check.expect_eq_const %155, dense<[0, 1, -3, -1, 0, 1, 2, 3, 7, -2, -1]> : tensor<11xi8>
  %156 = stablehlo.constant dense<[-32768, -32767, -3, -1, 0, 1, 2, 3, 7, 32766, 32767]> : tensor<11xi16>
  %157 = stablehlo.optimization_barrier %156 : tensor<11xi16>
  %158 = "stablehlo.convert"(%157) : (tensor<11xi16>) -> tensor<11xi16>
  check.expect_eq_const %158, dense<[-32768, -32767, -3, -1, 0, 1, 2, 3, 7, 32766, 32767]> : tensor<11xi16>
  %159 = stablehlo.constant dense<[-32768, -32767, -3, -1, 0, 1, 2, 3, 7, 32766, 32767]> : tensor<11xi16>
  %160 = stablehlo.optimization_barrier %159 : tensor<11xi16>
  %161 = "stablehlo.convert"(%160) : (tensor<11xi16>) -> tensor<11xi32>
  check.expect_eq_const %161, dense<[-32768, -32767, -3, -1, 0, 1, 2, 3, 7, 32766, 32767]> : tensor<11xi32>
  %162 = stablehlo.constant dense<[-32768, -32767, -3, -1, 0, 1, 2, 3, 7, 32766, 32767]> : tensor<11xi16>
  %163 = stablehlo.optimization_barrier %162 : tensor<11xi16>
  %164 = "stablehlo.convert"(%163) : (tensor<11xi16>) -> tensor<11xi64>
  check.expect_eq_const %164, dense<[-32768, -32767, -3, -1, 0, 1, 2, 3, 7, 32766, 32767]> : tensor<11xi64>
  %165 = stablehlo.constant dense<[-32768, -32767, -3, -1, 0, 1, 2, 3, 7, 32766, 32767]> : tensor<11xi16>
  %166 = stablehlo.optimization_barrier %165 : tensor<11xi16>
  %167 = "stablehlo.convert"(%166) : (tensor<11xi16>) -> tensor<11xui4>
  check.expect_eq_const %167, dense<[0, 1, 13, 15, 0, 1, 2, 3, 7, 14, 15]> : tensor<11xui4>
  %168 = stablehlo.constant dense<[-32768, -32767, -3, -1, 0, 1, 2, 3, 7, 32766, 32767]> : tensor<11xi16>
  %169 = stablehlo.optimization_barrier %168 : tensor<11xi16>
  %170 = "stablehlo.convert"(%169) : (tensor<11xi16>) -> tensor<11xui8>
  check.expect_eq_const %170, dense<[0, 1, 253, 255, 0, 1, 2, 3, 7, 254, 255]> : tensor<11xui8>
  %171 = stablehlo.constant dense<[-32768, -32767, -3, -1, 0, 1, 2, 3, 7, 32766, 32767]> : tensor<11xi16>
  %172 = stablehlo.optimization_barrier %171 : tensor<11xi16>
  %173 = "stablehlo.convert"(%172) : (tensor<11xi16>) -> tensor<11xui16>
  check.expect_eq_const %173, dense<[32768, 32769, 65533, 65535, 0, 1, 2, 3, 7, 32766, 32767]> : tensor<11xui16>
  %174 = stablehlo.constant dense<[-32768, -32767, -3, -1, 0, 1, 2, 3, 7, 32766, 32767]> : tensor<11xi16>
  %175 = stablehlo.optimization_barrier %174 : tensor<11xi16>
  %176 = "stablehlo.convert"(%175) : (tensor<11xi16>) -> tensor<11xui32>
  check.expect_eq_const %176, dense<[4294934528, 4294934529, 4294967293, 4294967295, 0, 1, 2, 3, 7, 32766, 32767]> : tensor<11xui32>
  %177 = stablehlo.constant dense<[-32768, -32767, -3, -1, 0, 1, 2, 3, 7, 32766, 32767]> : tensor<11xi16>
  %178 = stablehlo.optimization_barrier %177 : tensor<11xi16>
  %179 = "stablehlo.convert"(%178) : (tensor<11xi16>) -> tensor<11xui64>
  check.expect_eq_const %179, dense<[18446744073709518848, 18446744073709518849, 18446744073709551613, 18446744073709551615, 0, 1, 2, 3, 7, 32766, 32767]> : tensor<11xui64>
  %180 = stablehlo.constant dense<[-32768, -32767, -3, -1, 0, 1, 2, 3, 7, 32766, 32767]> : tensor<11xi16>
  %181 = stablehlo.optimization_barrier %180 : tensor<11xi16>
  %182 = "stablehlo.convert"(%181) : (tensor<11xi16>) -> tensor<11xbf16>
  %183 = "stablehlo.bitcast_convert"(%182) : (tensor<11xbf16>) -> tensor<11xui16>
  check.expect_eq_const %183, dense<[50944, 50944, 49216, 49024, 0, 16256, 16384, 16448, 16608, 18176, 18176]> : tensor<11xui16>
  %184 = stablehlo.constant dense<[-32768, -32767, -3, -1, 0, 1, 2, 3, 7, 32766, 32767]> : tensor<11xi16>
  %185 = stablehlo.optimization_barrier %184 : tensor<11xi16>
  %186 = "stablehlo.convert"(%185) : (tensor<11xi16>) -> tensor<11xf16>
  %187 = "stablehlo.bitcast_convert"(%186) : (tensor<11xf16>) -> tensor<11xui16>
  check.expect_eq_const %187, dense<[63488, 63488, 49664, 48128, 0, 15360, 16384, 16896, 18176, 30720, 30720]> : tensor<11xui16>
  %188 = stablehlo.constant dense<[-32768, -32767, -3, -1, 0, 1, 2, 3, 7, 32766, 32767]> : tensor<11xi16>
  %189 = stablehlo.optimization_barrier %188 : tensor<11xi16>
  %190 = "stablehlo.convert"(%189) : (tensor<11xi16>) -> tensor<11xf32>
  %191 = "stablehlo.bitcast_convert"(%190) : (tensor<11xf32>) -> tensor<11xui32>
  check.expect_eq_const %191, dense<[3338665984, 3338665472, 3225419776, 3212836864, 0, 1065353216, 1073741824, 1077936128, 1088421888, 1191181312, 1191181824]> : tensor<11xui32>
  %192 = stablehlo.constant dense<[-32768, -32767, -3, -1, 0, 1, 2, 3, 7, 32766, 32767]> : tensor<11xi16>
  %193 = stablehlo.optimization_barrier %192 : tensor<11xi16>
  %194 = "stablehlo.convert"(%193) : (tensor<11xi16>) -> tensor<11xf64>
  %195 = "stablehlo.bitcast_convert"(%194) : (tensor<11xf64>) -> tensor<11xui64>
  check.expect_eq_const %195, dense<[13898108450065350656, 13898108175187443712, 13837309855095848960, 13830554455654793216, 0, 4607182418800017408, 4611686018427387904, 4613937818241073152, 4619567317775286272, 4674735863454760960, 4674736138332667904]> : tensor<11xui64>
  %196 = stablehlo.constant dense<[-2147483648, -2147483647, -3, -1, 0, 1, 2, 3, 7, 2147483646, 2147483647]> : tensor<11xi32>
  %197 = stablehlo.optimization_barrier %196 : tensor<11xi32>
  %198 = "stablehlo.convert"(%197) : (tensor<11xi32>) -> tensor<11xi1>
  check.expect_eq_const %198, dense<[true, true, true, true, false, true, true, true, true, true, true]> : tensor<11xi1>
  %199 = stablehlo.constant dense<[-2147483648, -2147483647, -3, -1, 0, 1, 2, 3, 7, 2147483646, 2147483647]> : tensor<11xi32>
  %200 = stablehlo.optimization_barrier %199 : tensor<11xi32>
  %201 = "stablehlo.convert"(%200) : (tensor<11xi32>) -> tensor<11xi4>
  check.expect_eq_const %201, dense<[0, 1, -3, -1, 0, 1, 2, 3, 7, -2, -1]> : tensor<11xi4>
  %202 = stablehlo.constant dense<[-2147483648, -2147483647, -3, -1, 0, 1, 2, 3, 7, 2147483646, 2147483647]> : tensor<11xi32>
  %203 = stablehlo.optimization_barrier %202 : tensor<11xi32>
  %204 = "stablehlo.convert"(%203) : (tensor<11xi32>) -> tensor<11xi8>
  check.expect_eq_const %204, dense<[0, 1, -3, -1, 0, 1, 2, 3, 7, -2, -1]> : tensor<11xi8>
  %205 = stablehlo.constant dense<[-2147483648, -2147483647, -3, -1, 0, 1, 2, 3, 7, 2147483646, 2147483647]> : tensor<11xi32>
  %206 = stablehlo.optimization_barrier %205 : tensor<11xi32>
  %207 = "stablehlo.convert"(%206) : (tensor<11xi32>) -> tensor<11xi16>
  check.expect_eq_const %207, dense<[0, 1, -3, -1, 0, 1, 2, 3, 7, -2, -1]> : tensor<11xi16>
  %208 = stablehlo.constant dense<[-2147483648, -2147483647, -3, -1, 0, 1, 2, 3, 7, 2147483646, 2147483647]> : tensor<11xi32>
  %209 = stablehlo.optimization_barrier %208 : tensor<11xi32>
  %210 = "stablehlo.convert"(%209) : (tensor<11xi32>) -> tensor<11xi32>
  check.expect_eq_const %210, dense<[-2147483648, -2147483647, -3, -1, 0, 1, 2, 3, 7, 2147483646, 2147483647]> : tensor<11xi32>
  %211 = stablehlo.constant dense<[-2147483648, -2147483647, -3, -1, 0, 1, 2, 3, 7, 2147483646, 2147483647]> : tensor<11xi32>
  %212 = stablehlo.optimization_barrier %211 : tensor<11xi32>
  %213 = "stablehlo.convert"(%212) : (tensor<11xi32>) -> tensor<11xi64>
  check.expect_eq_const %213, dense<[-2147483648, -2147483647, -3, -1, 0, 1, 2, 3, 7, 2147483646, 2147483647]> : tensor<11xi64>
  %214 = stablehlo.constant dense<[-2147483648, -2147483647, -3, -1, 0, 1, 2, 3, 7, 2147483646, 2147483647]> : tensor<11xi32>
  %215 = stablehlo.optimization_barrier %214 : tensor<11xi32>
  %216 = "stablehlo.convert"(%215) : (tensor<11xi32>) -> tensor<11xui4>
  check.expect_eq_const %216, dense<[0, 1, 13, 15, 0, 1, 2, 3, 7, 14, 15]> : tensor<11xui4>
  %217 = stablehlo.constant dense<[-2147483648, -2147483647, -3, -1, 0, 1, 2, 3, 7, 2147483646, 2147483647]> : tensor<11xi32>
  %218 = stablehlo.optimization_barrier %217 : tensor<11xi32>
  %219 = "stablehlo.convert"(%218) : (tensor<11xi32>) -> tensor<11xui8>
  check.expect_eq_const %219, dense<[0, 1, 253, 255, 0, 1, 2, 3, 7, 254, 255]> : tensor<11xui8>
  %220 = stablehlo.constant dense<[-2147483648, -2147483647, -3, -1, 0, 1, 2, 3, 7, 2147483646, 2147483647]> : tensor<11xi32>
  %221 = stablehlo.optimization_barrier %220 : tensor<11xi32>
  %222 = "stablehlo.convert"(%221) : (tensor<11xi32>) -> tensor<11xui16>
  check.expect_eq_const %222, dense<[0, 1, 65533, 65535, 0, 1, 2, 3, 7, 65534, 65535]> : tensor<11xui16>
  %223 = stablehlo.constant dense<[-2147483648, -2147483647, -3, -1, 0, 1, 2, 3, 7, 2147483646, 2147483647]> : tensor<11xi32>
  %224 = stablehlo.optimization_barrier %223 : tensor<11xi32>
  %225 = "stablehlo.convert"(%224) : (tensor<11xi32>) -> tensor<11xui32>
  check.expect_eq_const %225, dense<[2147483648, 2147483649, 4294967293, 4294967295, 0, 1, 2, 3, 7, 2147483646, 2147483647]> : tensor<11xui32>
  %226 = stablehlo.constant dense<[-2147483648, -2147483647, -3, -1, 0, 1, 2, 3, 7, 2147483646, 2147483647]> : tensor<11xi32>
  %227 = stablehlo.optimization_barrier %226 : tensor<11xi32>
  %228 = "stablehlo.convert"(%227) : (tensor<11xi32>) -> tensor<11xui64>
  check.expect_eq_const %228, dense<[18446744071562067968, 18446744071562067969, 18446744073709551613, 18446744073709551615, 0, 1, 2, 3, 7, 2147483646, 2147483647]> : tensor<11xui64>
  %229 = stablehlo.constant dense<[-2147483648, -2147483647, -3, -1, 0, 1, 2, 3, 7, 2147483646, 2147483647]> : tensor<11xi32>
  %230 = stablehlo.optimization_barrier %229 : tensor<11xi32>
  %231 = "stablehlo.convert"(%230) : (tensor<11xi32>) -> tensor<11xbf16>
  %232 = "stablehlo.bitcast_convert"(%231) : (tensor<11xbf16>) -> tensor<11xui16>
  check.expect_eq_const %232, dense<[52992, 52992, 49216, 49024, 0, 16256, 16384, 16448, 16608, 20224, 20224]> : tensor<11xui16>
  %233 = stablehlo.constant dense<[-2147483648, -2147483647, -3, -1, 0, 1, 2, 3, 7, 2147483646, 2147483647]> : tensor<11xi32>
  %234 = stablehlo.optimization_barrier %233 : tensor<11xi32>
  %235 = "stablehlo.convert"(%234) : (tensor<11xi32>) -> tensor<11xf16>
  %236 = "stablehlo.bitcast_convert"(%235) : (tensor<11xf16>) -> tensor<11xui16>
  check.expect_eq_const %236, dense<[64512, 64512, 49664, 48128, 0, 15360, 16384, 16896, 18176, 31744, 31744]> : tensor<11xui16>
  %237 = stablehlo.constant dense<[-2147483648, -2147483647, -3, -1, 0, 1, 2, 3, 7, 2147483646, 2147483647]> : tensor<11xi32>
  %238 = stablehlo.optimization_barrier %237 : tensor<11xi32>
  %239 = "stablehlo.convert"(%238) : (tensor<11xi32>) -> tensor<11xf32>
  %240 = "stablehlo.bitcast_convert"(%239) : (tensor<11xf32>) -> tensor<11xui32>
  check.expect_eq_const %240, dense<[3472883712, 3472883712, 3225419776, 3212836864, 0, 1065353216, 1073741824, 1077936128, 1088421888, 1325400064, 1325400064]> : tensor<11xui32>
  %241 = stablehlo.constant dense<[-2147483648, -2147483647, -3, -1, 0, 1, 2, 3, 7, 2147483646, 2147483647]> : tensor<11xi32>
  %242 = stablehlo.optimization_barrier %241 : tensor<11xi32>
  %243 = "stablehlo.convert"(%242) : (tensor<11xi32>) -> tensor<11xf64>
  %244 = "stablehlo.bitcast_convert"(%243) : (tensor<11xf64>) -> tensor<11xui64>
  check.expect_eq_const %244, dense<[13970166044103278592, 13970166044099084288, 13837309855095848960, 13830554455654793216, 0, 4607182418800017408, 4611686018427387904, 4613937818241073152, 4619567317775286272, 4746794007240114176, 4746794007244308480]> : tensor<11xui64>
  %245 = stablehlo.constant dense<[-9223372036854775808, -9223372036854775807, -3, -1, 0, 1, 2, 3, 7, 9223372036854775806, 9223372036854775807]> : tensor<11xi64>
  %246 = stablehlo.optimization_barrier %245 : tensor<11xi64>
  %247 = "stablehlo.convert"(%246) : (tensor<11xi64>) -> tensor<11xi1>
  check.expect_eq_const %247, dense<[true, true, true, true, false, true, true, true, true, true, true]> : tensor<11xi1>
  %248 = stablehlo.constant dense<[-9223372036854775808, -9223372036854775807, -3, -1, 0, 1, 2, 3, 7, 9223372036854775806, 9223372036854775807]> : tensor<11xi64>
  %249 = stablehlo.optimization_barrier %248 : tensor<11xi64>
  %250 = "stablehlo.convert"(%249) : (tensor<11xi64>) -> tensor<11xi4>
  check.expect_eq_const %250, dense<[0, 1, -3, -1, 0, 1, 2, 3, 7, -2, -1]> : tensor<11xi4>
  %251 = stablehlo.constant dense<[-9223372036854775808, -9223372036854775807, -3, -1, 0, 1, 2, 3, 7, 9223372036854775806, 9223372036854775807]> : tensor<11xi64>
  %252 = stablehlo.optimization_barrier %251 : tensor<11xi64>
  %253 = "stablehlo.convert"(%252) : (tensor<11xi64>) -> tensor<11xi8>
  check.expect_eq_const %253, dense<[0, 1, -3, -1, 0, 1, 2, 3, 7, -2, -1]> : tensor<11xi8>
  %254 = stablehlo.constant dense<[-9223372036854775808, -9223372036854775807, -3, -1, 0, 1, 2, 3, 7, 9223372036854775806, 9223372036854775807]> : tensor<11xi64>
  %255 = stablehlo.optimization_barrier %254 : tensor<11xi64>
  %256 = "stablehlo.convert"(%255) : (tensor<11xi64>) -> tensor<11xi16>
  check.expect_eq_const %256, dense<[0, 1, -3, -1, 0, 1, 2, 3, 7, -2, -1]> : tensor<11xi16>
  %257 = stablehlo.constant dense<[-9223372036854775808, -9223372036854775807, -3, -1, 0, 1, 2, 3, 7, 9223372036854775806, 9223372036854775807]> : tensor<11xi64>
  %258 = stablehlo.optimization_barrier %257 : tensor<11xi64>
  %259 = "stablehlo.convert"(%258) : (tensor<11xi64>) -> tensor<11xi32>
  check.expect_eq_const %259, dense<[0, 1, -3, -1, 0, 1, 2, 3, 7, -2, -1]> : tensor<11xi32>
  %260 = stablehlo.constant dense<[-9223372036854775808, -9223372036854775807, -3, -1, 0, 1, 2, 3, 7, 9223372036854775806, 9223372036854775807]> : tensor<11xi64>
  %261 = stablehlo.optimization_barrier %260 : tensor<11xi64>
  %262 = "stablehlo.convert"(%261) : (tensor<11xi64>) -> tensor<11xi64>
  check.expect_eq_const %262, dense<[-9223372036854775808, -9223372036854775807, -3, -1, 0, 1, 2, 3, 7, 9223372036854775806, 9223372036854775807]> : tensor<11xi64>
  %263 = stablehlo.constant dense<[-9223372036854775808, -9223372036854775807, -3, -1, 0, 1, 2, 3, 7, 9223372036854775806, 9223372036854775807]> : tensor<11xi64>
  %264 = stablehlo.optimization_barrier %263 : tensor<11xi64>
  %265 = "stablehlo.convert"(%264) : (tensor<11xi64>) -> tensor<11xui4>
  check.expect_eq_const %265, dense<[0, 1, 13, 15, 0, 1, 2, 3, 7, 14, 15]> : tensor<11xui4>
  %266 = stablehlo.constant dense<[-9223372036854775808, -9223372036854775807, -3, -1, 0, 1, 2, 3, 7, 9223372036854775806, 9223372036854775807]> : tensor<11xi64>
  %267 = stablehlo.optimization_barrier %266 : tensor<11xi64>
  %268 = "stablehlo.convert"(%267) : (tensor<11xi64>) -> tensor<11xui8>
  check.expect_eq_const %268, dense<[0, 1, 253, 255, 0, 1, 2, 3, 7, 254, 255]> : tensor<11xui8>
  %269 = stablehlo.constant dense<[-9223372036854775808, -9223372036854775807, -3, -1, 0, 1, 2, 3, 7, 9223372036854775806, 9223372036854775807]> : tensor<11xi64>
  %270 = stablehlo.optimization_barrier %269 : tensor<11xi64>
  %271 = "stablehlo.convert"(%270) : (tensor<11xi64>) -> tensor<11xui16>
  check.expect_eq_const %271, dense<[0, 1, 65533, 65535, 0, 1, 2, 3, 7, 65534, 65535]> : tensor<11xui16>
  %272 = stablehlo.constant dense<[-9223372036854775808, -9223372036854775807, -3, -1, 0, 1, 2, 3, 7, 9223372036854775806, 9223372036854775807]> : tensor<11xi64>
  %273 = stablehlo.optimization_barrier %272 : tensor<11xi64>
  %274 = "stablehlo.convert"(%273) : (tensor<11xi64>) -> tensor<11xui32>
  check.expect_eq_const %274, dense<[0, 1, 4294967293, 4294967295, 0, 1, 2, 3, 7, 4294967294, 4294967295]> : tensor<11xui32>
  %275 = stablehlo.constant dense<[-9223372036854775808, -9223372036854775807, -3, -1, 0, 1, 2, 3, 7, 9223372036854775806, 9223372036854775807]> : tensor<11xi64>
  %276 = stablehlo.optimization_barrier %275 : tensor<11xi64>
  %277 = "stablehlo.convert"(%276) : (tensor<11xi64>) -> tensor<11xui64>
  check.expect_eq_const %277, dense<[9223372036854775808, 9223372036854775809, 18446744073709551613, 18446744073709551615, 0, 1, 2, 3, 7, 9223372036854775806, 9223372036854775807]> : tensor<11xui64>
  %278 = stablehlo.constant dense<[-9223372036854775808, -9223372036854775807, -3, -1, 0, 1, 2, 3, 7, 9223372036854775806, 9223372036854775807]> : tensor<11xi64>
  %279 = stablehlo.optimization_barrier %278 : tensor<11xi64>
  %280 = "stablehlo.convert"(%279) : (tensor<11xi64>) -> tensor<11xbf16>
  %281 = "stablehlo.bitcast_convert"(%280) : (tensor<11xbf16>) -> tensor<11xui16>
  check.expect_eq_const %281, dense<[57088, 57088, 49216, 49024, 0, 16256, 16384, 16448, 16608, 24320, 24320]> : tensor<11xui16>
  %282 = stablehlo.constant dense<[-9223372036854775808, -9223372036854775807, -3, -1, 0, 1, 2, 3, 7, 9223372036854775806, 9223372036854775807]> : tensor<11xi64>
  %283 = stablehlo.optimization_barrier %282 : tensor<11xi64>
  %284 = "stablehlo.convert"(%283) : (tensor<11xi64>) -> tensor<11xf16>
  %285 = "stablehlo.bitcast_convert"(%284) : (tensor<11xf16>) -> tensor<11xui16>
  check.expect_eq_const %285, dense<[64512, 64512, 49664, 48128, 0, 15360, 16384, 16896, 18176, 31744, 31744]> : tensor<11xui16>
  %286 = stablehlo.constant dense<[-9223372036854775808, -9223372036854775807, -3, -1, 0, 1, 2, 3, 7, 9223372036854775806, 9223372036854775807]> : tensor<11xi64>
  %287 = stablehlo.optimization_barrier %286 : tensor<11xi64>
  %288 = "stablehlo.convert"(%287) : (tensor<11xi64>) -> tensor<11xf32>
  %289 = "stablehlo.bitcast_convert"(%288) : (tensor<11xf32>) -> tensor<11xui32>
  check.expect_eq_const %289, dense<[3741319168, 3741319168, 3225419776, 3212836864, 0, 1065353216, 1073741824, 1077936128, 1088421888, 1593835520, 1593835520]> : tensor<11xui32>
  %290 = stablehlo.constant dense<[-9223372036854775808, -9223372036854775807, -3, -1, 0, 1, 2, 3, 7, 9223372036854775806, 9223372036854775807]> : tensor<11xi64>
  %291 = stablehlo.optimization_barrier %290 : tensor<11xi64>
  %292 = "stablehlo.convert"(%291) : (tensor<11xi64>) -> tensor<11xf64>
  %293 = "stablehlo.bitcast_convert"(%292) : (tensor<11xf64>) -> tensor<11xui64>
  check.expect_eq_const %293, dense<[14114281232179134464, 14114281232179134464, 13837309855095848960, 13830554455654793216, 0, 4607182418800017408, 4611686018427387904, 4613937818241073152, 4619567317775286272, 4890909195324358656, 4890909195324358656]> : tensor<11xui64>
  %294 = stablehlo.constant dense<[0, 1, 2, 3, 7, 14, 15]> : tensor<7xui4>
  %295 = stablehlo.optimization_barrier %294 : tensor<7xui4>
  %296 = "stablehlo.convert"(%295) : (tensor<7xui4>) -> tensor<7xi1>
  check.expect_eq_const %296, dense<[false, true, true, true, true, true, true]> : tensor<7xi1>
  %297 = stablehlo.constant dense<[0, 1, 2, 3, 7, 14, 15]> : tensor<7xui4>
  %298 = stablehlo.optimization_barrier %297 : tensor<7xui4>
  %299 = "stablehlo.convert"(%298) : (tensor<7xui4>) -> tensor<7xi4>
  check.expect_eq_const %299, dense<[0, 1, 2, 3, 7, -2, -1]> : tensor<7xi4>
  %300 = stablehlo.constant dense<[0, 1, 2, 3, 7, 14, 15]> : tensor<7xui4>
  %301 = stablehlo.optimization_barrier %300 : tensor<7xui4>
  %302 = "stablehlo.convert"(%301) : (tensor<7xui4>) -> tensor<7xi8>
  check.expect_eq_const %302, dense<[0, 1, 2, 3, 7, 14, 15]> : tensor<7xi8>
  %303 = stablehlo.constant dense<[0, 1, 2, 3, 7, 14, 15]> : tensor<7xui4>
  %304 = stablehlo.optimization_barrier %303 : tensor<7xui4>
  %305 = "stablehlo.convert"(%304) : (tensor<7xui4>) -> tensor<7xi16>
  check.expect_eq_const %305, dense<[0, 1, 2, 3, 7, 14, 15]> : tensor<7xi16>
  %306 = stablehlo.constant dense<[0, 1, 2, 3, 7, 14, 15]> : tensor<7xui4>
  %307 = stablehlo.optimization_barrier %306 : tensor<7xui4>
  %308 = "stablehlo.convert"(%307) : (tensor<7xui4>) -> tensor<7xi32>
  check.expect_eq_const %308, dense<[0, 1, 2, 3, 7, 14, 15]> : tensor<7xi32>
  %309 = stablehlo.constant dense<[0, 1, 2, 3, 7, 14, 15]> : tensor<7xui4>
  %310 = stablehlo.optimization_barrier %309 : tensor<7xui4>
  %311 = "stablehlo.convert"(%310) : (tensor<7xui4>) -> tensor<7xi64>
  check.expect_eq_const %311, dense<[0, 1, 2, 3, 7, 14, 15]> : tensor<7xi64>
  %312 = stablehlo.constant dense<[0, 1, 2, 3, 7, 14, 15]> : tensor<7xui4>
  %313 = stablehlo.optimization_barrier %312 : tensor<7xui4>
  %314 = "stablehlo.convert"(%313) : (tensor<7xui4>) -> tensor<7xui4>
  check.expect_eq_const %314, dense<[0, 1, 2, 3, 7, 14, 15]> : tensor<7xui4>
  %315 = stablehlo.constant dense<[0, 1, 2, 3, 7, 14, 15]> : tensor<7xui4>
  %316 = stablehlo.optimization_barrier %315 : tensor<7xui4>
  %317 = "stablehlo.convert"(%316) : (tensor<7xui4>) -> tensor<7xui8>
  check.expect_eq_const %317, dense<[0, 1, 2, 3, 7, 14, 15]> : tensor<7xui8>
  %318 = stablehlo.constant dense<[0, 1, 2, 3, 7, 14, 15]> : tensor<7xui4>
  %319 = stablehlo.optimization_barrier %318 : tensor<7xui4>
  %320 = "stablehlo.convert"(%319) : (tensor<7xui4>) -> tensor<7xui16>
  check.expect_eq_const %320, dense<[0, 1, 2, 3, 7, 14, 15]> : tensor<7xui16>
  %321 = stablehlo.constant dense<[0, 1, 2, 3, 7, 14, 15]> : tensor<7xui4>
  %322 = stablehlo.optimization_barrier %321 : tensor<7xui4>
  %323 = "stablehlo.convert"(%322) : (tensor<7xui4>) -> tensor<7xui32>
  check.expect_eq_const %323, dense<[0, 1, 2, 3, 7, 14, 15]> : tensor<7xui32>
  %324 = stablehlo.constant dense<[0, 1, 2, 3, 7, 14, 15]> : tensor<7xui4>
  %325 = stablehlo.optimization_barrier %324 : tensor<7xui4>
  %326 = "stablehlo.convert"(%325) : (tensor<7xui4>) -> tensor<7xui64>
  check.expect_eq_const %326, dense<[0, 1, 2, 3, 7, 14, 15]> : tensor<7xui64>
  %327 = stablehlo.constant dense<[0, 1, 2, 3, 7, 14, 15]> : tensor<7xui4>
  %328 = stablehlo.optimization_barrier %327 : tensor<7xui4>
  %329 = "stablehlo.convert"(%328) : (tensor<7xui4>) -> tensor<7xbf16>
  %330 = "stablehlo.bitcast_convert"(%329) : (tensor<7xbf16>) -> tensor<7xui16>
  check.expect_eq_const %330, dense<[0, 16256, 16384, 16448, 16608, 16736, 16752]> : tensor<7xui16>
  %331 = stablehlo.constant dense<[0, 1, 2, 3, 7, 14, 15]> : tensor<7xui4>
  %332 = stablehlo.optimization_barrier %331 : tensor<7xui4>
  %333 = "stablehlo.convert"(%332) : (tensor<7xui4>) -> tensor<7xf16>
  %334 = "stablehlo.bitcast_convert"(%333) : (tensor<7xf16>) -> tensor<7xui16>
  check.expect_eq_const %334, dense<[0, 15360, 16384, 16896, 18176, 19200, 19328]> : tensor<7xui16>
  %335 = stablehlo.constant dense<[0, 1, 2, 3, 7, 14, 15]> : tensor<7xui4>
  %336 = stablehlo.optimization_barrier %335 : tensor<7xui4>
  %337 = "stablehlo.convert"(%336) : (tensor<7xui4>) -> tensor<7xf32>
  %338 = "stablehlo.bitcast_convert"(%337) : (tensor<7xf32>) -> tensor<7xui32>
  check.expect_eq_const %338, dense<[0, 1065353216, 1073741824, 1077936128, 1088421888, 1096810496, 1097859072]> : tensor<7xui32>
  %339 = stablehlo.constant dense<[0, 1, 2, 3, 7, 14, 15]> : tensor<7xui4>
  %340 = stablehlo.optimization_barrier %339 : tensor<7xui4>
  %341 = "stablehlo.convert"(%340) : (tensor<7xui4>) -> tensor<7xf64>
  %342 = "stablehlo.bitcast_convert"(%341) : (tensor<7xf64>) -> tensor<7xui64>
  check.expect_eq_const %342, dense<[0, 4607182418800017408, 4611686018427387904, 4613937818241073152, 4619567317775286272, 4624070917402656768, 4624633867356078080]> : tensor<7xui64>
  %343 = stablehlo.constant dense<[0, 1, 2, 3, 7, 254, 255]> : tensor<7xui8>
  %344 = stablehlo.optimization_barrier %343 : tensor<7xui8>
  %345 = "stablehlo.convert"(%344) : (tensor<7xui8>) -> tensor<7xi1>
  check.expect_eq_const %345, dense<[false, true, true, true, true, true, true]> : tensor<7xi1>
  %346 = stablehlo.constant dense<[0, 1, 2, 3, 7, 254, 255]> : tensor<7xui8>
  %347 = stablehlo.optimization_barrier %346 : tensor<7xui8>
  %348 = "stablehlo.convert"(%347) : (tensor<7xui8>) -> tensor<7xi4>
  check.expect_eq_const %348, dense<[0, 1, 2, 3, 7, -2, -1]> : tensor<7xi4>
  %349 = stablehlo.constant dense<[0, 1, 2, 3, 7, 254, 255]> : tensor<7xui8>
  %350 = stablehlo.optimization_barrier %349 : tensor<7xui8>
  %351 = "stablehlo.convert"(%350) : (tensor<7xui8>) -> tensor<7xi8>
  check.expect_eq_const %351, dense<[0, 1, 2, 3, 7, -2, -1]> : tensor<7xi8>
  %352 = stablehlo.constant dense<[0, 1, 2, 3, 7, 254, 255]> : tensor<7xui8>
  %353 = stablehlo.optimization_barrier %352 : tensor<7xui8>
  %354 = "stablehlo.convert"(%353) : (tensor<7xui8>) -> tensor<7xi16>
  check.expect_eq_const %354, dense<[0, 1, 2, 3, 7, 254, 255]> : tensor<7xi16>
  %355 = stablehlo.constant dense<[0, 1, 2, 3, 7, 254, 255]> : tensor<7xui8>
  %356 = stablehlo.optimization_barrier %355 : tensor<7xui8>
  %357 = "stablehlo.convert"(%356) : (tensor<7xui8>) -> tensor<7xi32>
  check.expect_eq_const %357, dense<[0, 1, 2, 3, 7, 254, 255]> : tensor<7xi32>
  %358 = stablehlo.constant dense<[0, 1, 2, 3, 7, 254, 255]> : tensor<7xui8>
  %359 = stablehlo.optimization_barrier %358 : tensor<7xui8>
  %360 = "stablehlo.convert"(%359) : (tensor<7xui8>) -> tensor<7xi64>
  check.expect_eq_const %360, dense<[0, 1, 2, 3, 7, 254, 255]> : tensor<7xi64>
  %361 = stablehlo.constant dense<[0, 1, 2, 3, 7, 254, 255]> : tensor<7xui8>
  %362 = stablehlo.optimization_barrier %361 : tensor<7xui8>
  %363 = "stablehlo.convert"(%362) : (tensor<7xui8>) -> tensor<7xui4>
  check.expect_eq_const %363, dense<[0, 1, 2, 3, 7, 14, 15]> : tensor<7xui4>
  %364 = stablehlo.constant dense<[0, 1, 2, 3, 7, 254, 255]> : tensor<7xui8>
  %365 = stablehlo.optimization_barrier %364 : tensor<7xui8>
  %366 = "stablehlo.convert"(%365) : (tensor<7xui8>) -> tensor<7xui8>
  check.expect_eq_const %366, dense<[0, 1, 2, 3, 7, 254, 255]> : tensor<7xui8>
  %367 = stablehlo.constant dense<[0, 1, 2, 3, 7, 254, 255]> : tensor<7xui8>
  %368 = stablehlo.optimization_barrier %367 : tensor<7xui8>
  %369 = "stablehlo.convert"(%368) : (tensor<7xui8>) -> tensor<7xui16>
  check.expect_eq_const %369, dense<[0, 1, 2, 3, 7, 254, 255]> : tensor<7xui16>
  %370 = stablehlo.constant dense<[0, 1, 2, 3, 7, 254, 255]> : tensor<7xui8>
  %371 = stablehlo.optimization_barrier %370 : tensor<7xui8>
  %372 = "stablehlo.convert"(%371) : (tensor<7xui8>) -> tensor<7xui32>
  check.expect_eq_const %372, dense<[0, 1, 2, 3, 7, 254, 255]> : tensor<7xui32>
  %373 = stablehlo.constant dense<[0, 1, 2, 3, 7, 254, 255]> : tensor<7xui8>
  %374 = stablehlo.optimization_barrier %373 : tensor<7xui8>
  %375 = "stablehlo.convert"(%374) : (tensor<7xui8>) -> tensor<7xui64>
  check.expect_eq_const %375, dense<[0, 1, 2, 3, 7, 254, 255]> : tensor<7xui64>
  %376 = stablehlo.constant dense<[0, 1, 2, 3, 7, 254, 255]> : tensor<7xui8>
  %377 = stablehlo.optimization_barrier %376 : tensor<7xui8>
  %378 = "stablehlo.convert"(%377) : (tensor<7xui8>) -> tensor<7xbf16>
  %379 = "stablehlo.bitcast_convert"(%378) : (tensor<7xbf16>) -> tensor<7xui16>
  check.expect_eq_const %379, dense<[0, 16256, 16384, 16448, 16608, 17278, 17279]> : tensor<7xui16>
  %380 = stablehlo.constant dense<[0, 1, 2, 3, 7, 254, 255]> : tensor<7xui8>
  %381 = stablehlo.optimization_barrier %380 : tensor<7xui8>
  %382 = "stablehlo.convert"(%381) : (tensor<7xui8>) -> tensor<7xf16>
  %383 = "stablehlo.bitcast_convert"(%382) : (tensor<7xf16>) -> tensor<7xui16>
  check.expect_eq_const %383, dense<[0, 15360, 16384, 16896, 18176, 23536, 23544]> : tensor<7xui16>
  %384 = stablehlo.constant dense<[0, 1, 2, 3, 7, 254, 255]> : tensor<7xui8>
  %385 = stablehlo.optimization_barrier %384 : tensor<7xui8>
  %386 = "stablehlo.convert"(%385) : (tensor<7xui8>) -> tensor<7xf32>
  %387 = "stablehlo.bitcast_convert"(%386) : (tensor<7xf32>) -> tensor<7xui32>
  check.expect_eq_const %387, dense<[0, 1065353216, 1073741824, 1077936128, 1088421888, 1132331008, 1132396544]> : tensor<7xui32>
  %388 = stablehlo.constant dense<[0, 1, 2, 3, 7, 254, 255]> : tensor<7xui8>
  %389 = stablehlo.optimization_barrier %388 : tensor<7xui8>
  %390 = "stablehlo.convert"(%389) : (tensor<7xui8>) -> tensor<7xf64>
  %391 = "stablehlo.bitcast_convert"(%390) : (tensor<7xf64>) -> tensor<7xui64>
  check.expect_eq_const %391, dense<[0, 4607182418800017408, 4611686018427387904, 4613937818241073152, 4619567317775286272, 4643140847074803712, 4643176031446892544]> : tensor<7xui64>
  %392 = stablehlo.constant dense<[0, 1, 2, 3, 7, 65534, 65535]> : tensor<7xui16>
  %393 = stablehlo.optimization_barrier %392 : tensor<7xui16>
  %394 = "stablehlo.convert"(%393) : (tensor<7xui16>) -> tensor<7xi1>
  check.expect_eq_const %394, dense<[false, true, true, true, true, true, true]> : tensor<7xi1>
  %395 = stablehlo.constant dense<[0, 1, 2, 3, 7, 65534, 65535]> : tensor<7xui16>
  %396 = stablehlo.optimization_barrier %395 : tensor<7xui16>
  %397 = "stablehlo.convert"(%396) : (tensor<7xui16>) -> tensor<7xi4>
  check.expect_eq_const %397, dense<[0, 1, 2, 3, 7, -2, -1]> : tensor<7xi4>
  %398 = stablehlo.constant dense<[0, 1, 2, 3, 7, 65534, 65535]> : tensor<7xui16>
  %399 = stablehlo.optimization_barrier %398 : tensor<7xui16>
  %400 = "stablehlo.convert"(%399) : (tensor<7xui16>) -> tensor<7xi8>
  check.expect_eq_const %400, dense<[0, 1, 2, 3, 7, -2, -1]> : tensor<7xi8>
  %401 = stablehlo.constant dense<[0, 1, 2, 3, 7, 65534, 65535]> : tensor<7xui16>
  %402 = stablehlo.optimization_barrier %401 : tensor<7xui16>
  %403 = "stablehlo.convert"(%402) : (tensor<7xui16>) -> tensor<7xi16>
  check.expect_eq_const %403, dense<[0, 1, 2, 3, 7, -2, -1]> : tensor<7xi16>
  %404 = stablehlo.constant dense<[0, 1, 2, 3, 7, 65534, 65535]> : tensor<7xui16>
  %405 = stablehlo.optimization_barrier %404 : tensor<7xui16>
  %406 = "stablehlo.convert"(%405) : (tensor<7xui16>) -> tensor<7xi32>
  check.expect_eq_const %406, dense<[0, 1, 2, 3, 7, 65534, 65535]> : tensor<7xi32>
  %407 = stablehlo.constant dense<[0, 1, 2, 3, 7, 65534, 65535]> : tensor<7xui16>
  %408 = stablehlo.optimization_barrier %407 : tensor<7xui16>
  %409 = "stablehlo.convert"(%408) : (tensor<7xui16>) -> tensor<7xi64>
  check.expect_eq_const %409, dense<[0, 1, 2, 3, 7, 65534, 65535]> : tensor<7xi64>
  %410 = stablehlo.constant dense<[0, 1, 2, 3, 7, 65534, 65535]> : tensor<7xui16>
  %411 = stablehlo.optimization_barrier %410 : tensor<7xui16>
  %412 = "stablehlo.convert"(%411) : (tensor<7xui16>) -> tensor<7xui4>
  check.expect_eq_const %412, dense<[0, 1, 2, 3, 7, 14, 15]> : tensor<7xui4>
  %413 = stablehlo.constant dense<[0, 1, 2, 3, 7, 65534, 65535]> : tensor<7xui16>
  %414 = stablehlo.optimization_barrier %413 : tensor<7xui16>
  %415 = "stablehlo.convert"(%414) : (tensor<7xui16>) -> tensor<7xui8>
  check.expect_eq_const %415, dense<[0, 1, 2, 3, 7, 254, 255]> : tensor<7xui8>
  %416 = stablehlo.constant dense<[0, 1, 2, 3, 7, 65534, 65535]> : tensor<7xui16>
  %417 = stablehlo.optimization_barrier %416 : tensor<7xui16>
  %418 = "stablehlo.convert"(%417) : (tensor<7xui16>) -> tensor<7xui16>
  check.expect_eq_const %418, dense<[0, 1, 2, 3, 7, 65534, 65535]> : tensor<7xui16>
  %419 = stablehlo.constant dense<[0, 1, 2, 3, 7, 65534, 65535]> : tensor<7xui16>
  %420 = stablehlo.optimization_barrier %419 : tensor<7xui16>
  %421 = "stablehlo.convert"(%420) : (tensor<7xui16>) -> tensor<7xui32>
  check.expect_eq_const %421, dense<[0, 1, 2, 3, 7, 65534, 65535]> : tensor<7xui32>
  %422 = stablehlo.constant dense<[0, 1, 2, 3, 7, 65534, 65535]> : tensor<7xui16>
  %423 = stablehlo.optimization_barrier %422 : tensor<7xui16>
  %424 = "stablehlo.convert"(%423) : (tensor<7xui16>) -> tensor<7xui64>
  check.expect_eq_const %424, dense<[0, 1, 2, 3, 7, 65534, 65535]> : tensor<7xui64>
  %425 = stablehlo.constant dense<[0, 1, 2, 3, 7, 65534, 65535]> : tensor<7xui16>
  %426 = stablehlo.optimization_barrier %425 : tensor<7xui16>
  %427 = "stablehlo.convert"(%426) : (tensor<7xui16>) -> tensor<7xbf16>
  %428 = "stablehlo.bitcast_convert"(%427) : (tensor<7xbf16>) -> tensor<7xui16>
  check.expect_eq_const %428, dense<[0, 16256, 16384, 16448, 16608, 18304, 18304]> : tensor<7xui16>
  %429 = stablehlo.constant dense<[0, 1, 2, 3, 7, 65534, 65535]> : tensor<7xui16>
  %430 = stablehlo.optimization_barrier %429 : tensor<7xui16>
  %431 = "stablehlo.convert"(%430) : (tensor<7xui16>) -> tensor<7xf16>
  %432 = "stablehlo.bitcast_convert"(%431) : (tensor<7xf16>) -> tensor<7xui16>
  check.expect_eq_const %432, dense<[0, 15360, 16384, 16896, 18176, 31744, 31744]> : tensor<7xui16>
  %433 = stablehlo.constant dense<[0, 1, 2, 3, 7, 65534, 65535]> : tensor<7xui16>
  %434 = stablehlo.optimization_barrier %433 : tensor<7xui16>
  %435 = "stablehlo.convert"(%434) : (tensor<7xui16>) -> tensor<7xf32>
  %436 = "stablehlo.bitcast_convert"(%435) : (tensor<7xf32>) -> tensor<7xui32>
  check.expect_eq_const %436, dense<[0, 1065353216, 1073741824, 1077936128, 1088421888, 1199570432, 1199570688]> : tensor<7xui32>
  %437 = stablehlo.constant dense<[0, 1, 2, 3, 7, 65534, 65535]> : tensor<7xui16>
  %438 = stablehlo.optimization_barrier %437 : tensor<7xui16>
  %439 = "stablehlo.convert"(%438) : (tensor<7xui16>) -> tensor<7xf64>
  %440 = "stablehlo.bitcast_convert"(%439) : (tensor<7xf64>) -> tensor<7xui64>
  check.expect_eq_const %440, dense<[0, 4607182418800017408, 4611686018427387904, 4613937818241073152, 4619567317775286272, 4679239737960038400, 4679239875398991872]> : tensor<7xui64>
  %441 = stablehlo.constant dense<[0, 1, 2, 3, 7, 4294967294, 4294967295]> : tensor<7xui32>
  %442 = stablehlo.optimization_barrier %441 : tensor<7xui32>
  %443 = "stablehlo.convert"(%442) : (tensor<7xui32>) -> tensor<7xi1>
  check.expect_eq_const %443, dense<[false, true, true, true, true, true, true]> : tensor<7xi1>
  %444 = stablehlo.constant dense<[0, 1, 2, 3, 7, 4294967294, 4294967295]> : tensor<7xui32>
  %445 = stablehlo.optimization_barrier %444 : tensor<7xui32>
  %446 = "stablehlo.convert"(%445) : (tensor<7xui32>) -> tensor<7xi4>
  check.expect_eq_const %446, dense<[0, 1, 2, 3, 7, -2, -1]> : tensor<7xi4>
  %447 = stablehlo.constant dense<[0, 1, 2, 3, 7, 4294967294, 4294967295]> : tensor<7xui32>
  %448 = stablehlo.optimization_barrier %447 : tensor<7xui32>
  %449 = "stablehlo.convert"(%448) : (tensor<7xui32>) -> tensor<7xi8>
  check.expect_eq_const %449, dense<[0, 1, 2, 3, 7, -2, -1]> : tensor<7xi8>
  %450 = stablehlo.constant dense<[0, 1, 2, 3, 7, 4294967294, 4294967295]> : tensor<7xui32>
  %451 = stablehlo.optimization_barrier %450 : tensor<7xui32>
  %452 = "stablehlo.convert"(%451) : (tensor<7xui32>) -> tensor<7xi16>
  check.expect_eq_const %452, dense<[0, 1, 2, 3, 7, -2, -1]> : tensor<7xi16>
  %453 = stablehlo.constant dense<[0, 1, 2, 3, 7, 4294967294, 4294967295]> : tensor<7xui32>
  %454 = stablehlo.optimization_barrier %453 : tensor<7xui32>
  %455 = "stablehlo.convert"(%454) : (tensor<7xui32>) -> tensor<7xi32>
  check.expect_eq_const %455, dense<[0, 1, 2, 3, 7, -2, -1]> : tensor<7xi32>
  %456 = stablehlo.constant dense<[0, 1, 2, 3, 7, 4294967294, 4294967295]> : tensor<7xui32>
  %457 = stablehlo.optimization_barrier %456 : tensor<7xui32>
  %458 = "stablehlo.convert"(%457) : (tensor<7xui32>) -> tensor<7xi64>
  check.expect_eq_const %458, dense<[0, 1, 2, 3, 7, 4294967294, 4294967295]> : tensor<7xi64>
  %459 = stablehlo.constant dense<[0, 1, 2, 3, 7, 4294967294, 4294967295]> : tensor<7xui32>
  %460 = stablehlo.optimization_barrier %459 : tensor<7xui32>
  %461 = "stablehlo.convert"(%460) : (tensor<7xui32>) -> tensor<7xui4>
  check.expect_eq_const %461, dense<[0, 1, 2, 3, 7, 14, 15]> : tensor<7xui4>
  %462 = stablehlo.constant dense<[0, 1, 2, 3, 7, 4294967294, 4294967295]> : tensor<7xui32>
  %463 = stablehlo.optimization_barrier %462 : tensor<7xui32>
  %464 = "stablehlo.convert"(%463) : (tensor<7xui32>) -> tensor<7xui8>
  check.expect_eq_const %464, dense<[0, 1, 2, 3, 7, 254, 255]> : tensor<7xui8>
  %465 = stablehlo.constant dense<[0, 1, 2, 3, 7, 4294967294, 4294967295]> : tensor<7xui32>
  %466 = stablehlo.optimization_barrier %465 : tensor<7xui32>
  %467 = "stablehlo.convert"(%466) : (tensor<7xui32>) -> tensor<7xui16>
  check.expect_eq_const %467, dense<[0, 1, 2, 3, 7, 65534, 65535]> : tensor<7xui16>
  %468 = stablehlo.constant dense<[0, 1, 2, 3, 7, 4294967294, 4294967295]> : tensor<7xui32>
  %469 = stablehlo.optimization_barrier %468 : tensor<7xui32>
  %470 = "stablehlo.convert"(%469) : (tensor<7xui32>) -> tensor<7xui32>
  check.expect_eq_const %470, dense<[0, 1, 2, 3, 7, 4294967294, 4294967295]> : tensor<7xui32>
  %471 = stablehlo.constant dense<[0, 1, 2, 3, 7, 4294967294, 4294967295]> : tensor<7xui32>
  %472 = stablehlo.optimization_barrier %471 : tensor<7xui32>
  %473 = "stablehlo.convert"(%472) : (tensor<7xui32>) -> tensor<7xui64>
  check.expect_eq_const %473, dense<[0, 1, 2, 3, 7, 4294967294, 4294967295]> : tensor<7xui64>
  %474 = stablehlo.constant dense<[0, 1, 2, 3, 7, 4294967294, 4294967295]> : tensor<7xui32>
  %475 = stablehlo.optimization_barrier %474 : tensor<7xui32>
  %476 = "stablehlo.convert"(%475) : (tensor<7xui32>) -> tensor<7xbf16>
  %477 = "stablehlo.bitcast_convert"(%476) : (tensor<7xbf16>) -> tensor<7xui16>
  check.expect_eq_const %477, dense<[0, 16256, 16384, 16448, 16608, 20352, 20352]> : tensor<7xui16>
  %478 = stablehlo.constant dense<[0, 1, 2, 3, 7, 4294967294, 4294967295]> : tensor<7xui32>
  %479 = stablehlo.optimization_barrier %478 : tensor<7xui32>
  %480 = "stablehlo.convert"(%479) : (tensor<7xui32>) -> tensor<7xf16>
  %481 = "stablehlo.bitcast_convert"(%480) : (tensor<7xf16>) -> tensor<7xui16>
  check.expect_eq_const %481, dense<[0, 15360, 16384, 16896, 18176, 31744, 31744]> : tensor<7xui16>
  %482 = stablehlo.constant dense<[0, 1, 2, 3, 7, 4294967294, 4294967295]> : tensor<7xui32>
  %483 = stablehlo.optimization_barrier %482 : tensor<7xui32>
  %484 = "stablehlo.convert"(%483) : (tensor<7xui32>) -> tensor<7xf32>
  %485 = "stablehlo.bitcast_convert"(%484) : (tensor<7xf32>) -> tensor<7xui32>
  check.expect_eq_const %485, dense<[0, 1065353216, 1073741824, 1077936128, 1088421888, 1333788672, 1333788672]> : tensor<7xui32>
  %486 = stablehlo.constant dense<[0, 1, 2, 3, 7, 4294967294, 4294967295]> : tensor<7xui32>
  %487 = stablehlo.optimization_barrier %486 : tensor<7xui32>
  %488 = "stablehlo.convert"(%487) : (tensor<7xui32>) -> tensor<7xf64>
  %489 = "stablehlo.bitcast_convert"(%488) : (tensor<7xf64>) -> tensor<7xui64>
  check.expect_eq_const %489, dense<[0, 4607182418800017408, 4611686018427387904, 4613937818241073152, 4619567317775286272, 4751297606871678976, 4751297606873776128]> : tensor<7xui64>
  %490 = stablehlo.constant dense<[0, 1, 2, 3, 7, 18446744073709551614, 18446744073709551615]> : tensor<7xui64>
  %491 = stablehlo.optimization_barrier %490 : tensor<7xui64>
  %492 = "stablehlo.convert"(%491) : (tensor<7xui64>) -> tensor<7xi1>
  check.expect_eq_const %492, dense<[false, true, true, true, true, true, true]> : tensor<7xi1>
  %493 = stablehlo.constant dense<[0, 1, 2, 3, 7, 18446744073709551614, 18446744073709551615]> : tensor<7xui64>
  %494 = stablehlo.optimization_barrier %493 : tensor<7xui64>
  %495 = "stablehlo.convert"(%494) : (tensor<7xui64>) -> tensor<7xi4>
  check.expect_eq_const %495, dense<[0, 1, 2, 3, 7, -2, -1]> : tensor<7xi4>
  %496 = stablehlo.constant dense<[0, 1, 2, 3, 7, 18446744073709551614, 18446744073709551615]> : tensor<7xui64>
  %497 = stablehlo.optimization_barrier %496 : tensor<7xui64>
  %498 = "stablehlo.convert"(%497) : (tensor<7xui64>) -> tensor<7xi8>
  check.expect_eq_const %498, dense<[0, 1, 2, 3, 7, -2, -1]> : tensor<7xi8>
  %499 = stablehlo.constant dense<[0, 1, 2, 3, 7, 18446744073709551614, 18446744073709551615]> : tensor<7xui64>
  %500 = stablehlo.optimization_barrier %499 : tensor<7xui64>
  %501 = "stablehlo.convert"(%500) : (tensor<7xui64>) -> tensor<7xi16>
  check.expect_eq_const %501, dense<[0, 1, 2, 3, 7, -2, -1]> : tensor<7xi16>
  %502 = stablehlo.constant dense<[0, 1, 2, 3, 7, 18446744073709551614, 18446744073709551615]> : tensor<7xui64>
  %503 = stablehlo.optimization_barrier %502 : tensor<7xui64>
  %504 = "stablehlo.convert"(%503) : (tensor<7xui64>) -> tensor<7xi32>
  check.expect_eq_const %504, dense<[0, 1, 2, 3, 7, -2, -1]> : tensor<7xi32>
  %505 = stablehlo.constant dense<[0, 1, 2, 3, 7, 18446744073709551614, 18446744073709551615]> : tensor<7xui64>
  %506 = stablehlo.optimization_barrier %505 : tensor<7xui64>
  %507 = "stablehlo.convert"(%506) : (tensor<7xui64>) -> tensor<7xi64>
  check.expect_eq_const %507, dense<[0, 1, 2, 3, 7, -2, -1]> : tensor<7xi64>
  %508 = stablehlo.constant dense<[0, 1, 2, 3, 7, 18446744073709551614, 18446744073709551615]> : tensor<7xui64>
  %509 = stablehlo.optimization_barrier %508 : tensor<7xui64>
  %510 = "stablehlo.convert"(%509) : (tensor<7xui64>) -> tensor<7xui4>
  check.expect_eq_const %510, dense<[0, 1, 2, 3, 7, 14, 15]> : tensor<7xui4>
  %511 = stablehlo.constant dense<[0, 1, 2, 3, 7, 18446744073709551614, 18446744073709551615]> : tensor<7xui64>
  %512 = stablehlo.optimization_barrier %511 : tensor<7xui64>
  %513 = "stablehlo.convert"(%512) : (tensor<7xui64>) -> tensor<7xui8>
  check.expect_eq_const %513, dense<[0, 1, 2, 3, 7, 254, 255]> : tensor<7xui8>
  %514 = stablehlo.constant dense<[0, 1, 2, 3, 7, 18446744073709551614, 18446744073709551615]> : tensor<7xui64>
  %515 = stablehlo.optimization_barrier %514 : tensor<7xui64>
  %516 = "stablehlo.convert"(%515) : (tensor<7xui64>) -> tensor<7xui16>
  check.expect_eq_const %516, dense<[0, 1, 2, 3, 7, 65534, 65535]> : tensor<7xui16>
  %517 = stablehlo.constant dense<[0, 1, 2, 3, 7, 18446744073709551614, 18446744073709551615]> : tensor<7xui64>
  %518 = stablehlo.optimization_barrier %517 : tensor<7xui64>
  %519 = "stablehlo.convert"(%518) : (tensor<7xui64>) -> tensor<7xui32>
  check.expect_eq_const %519, dense<[0, 1, 2, 3, 7, 4294967294, 4294967295]> : tensor<7xui32>
  %520 = stablehlo.constant dense<[0, 1, 2, 3, 7, 18446744073709551614, 18446744073709551615]> : tensor<7xui64>
  %521 = stablehlo.optimization_barrier %520 : tensor<7xui64>
  %522 = "stablehlo.convert"(%521) : (tensor<7xui64>) -> tensor<7xui64>
  check.expect_eq_const %522, dense<[0, 1, 2, 3, 7, 18446744073709551614, 18446744073709551615]> : tensor<7xui64>
  %523 = stablehlo.constant dense<[0, 1, 2, 3, 7, 18446744073709551614, 18446744073709551615]> : tensor<7xui64>
  %524 = stablehlo.optimization_barrier %523 : tensor<7xui64>
  %525 = "stablehlo.convert"(%524) : (tensor<7xui64>) -> tensor<7xbf16>
  %526 = "stablehlo.bitcast_convert"(%525) : (tensor<7xbf16>) -> tensor<7xui16>
  check.expect_eq_const %526, dense<[0, 16256, 16384, 16448, 16608, 24448, 24448]> : tensor<7xui16>
  %527 = stablehlo.constant dense<[0, 1, 2, 3, 7, 18446744073709551614, 18446744073709551615]> : tensor<7xui64>
  %528 = stablehlo.optimization_barrier %527 : tensor<7xui64>
  %529 = "stablehlo.convert"(%528) : (tensor<7xui64>) -> tensor<7xf16>
  %530 = "stablehlo.bitcast_convert"(%529) : (tensor<7xf16>) -> tensor<7xui16>
  check.expect_eq_const %530, dense<[0, 15360, 16384, 16896, 18176, 31744, 31744]> : tensor<7xui16>
  %531 = stablehlo.constant dense<[0, 1, 2, 3, 7, 18446744073709551614, 18446744073709551615]> : tensor<7xui64>
  %532 = stablehlo.optimization_barrier %531 : tensor<7xui64>
  %533 = "stablehlo.convert"(%532) : (tensor<7xui64>) -> tensor<7xf32>
  %534 = "stablehlo.bitcast_convert"(%533) : (tensor<7xf32>) -> tensor<7xui32>
  check.expect_eq_const %534, dense<[0, 1065353216, 1073741824, 1077936128, 1088421888, 1602224128, 1602224128]> : tensor<7xui32>
  %535 = stablehlo.constant dense<[0, 1, 2, 3, 7, 18446744073709551614, 18446744073709551615]> : tensor<7xui64>
  %536 = stablehlo.optimization_barrier %535 : tensor<7xui64>
  %537 = "stablehlo.convert"(%536) : (tensor<7xui64>) -> tensor<7xf64>
  %538 = "stablehlo.bitcast_convert"(%537) : (tensor<7xf64>) -> tensor<7xui64>
  check.expect_eq_const %538, dense<[0, 4607182418800017408, 4611686018427387904, 4613937818241073152, 4619567317775286272, 4895412794951729152, 4895412794951729152]> : tensor<7xui64>
  %539 = stablehlo.constant dense<[0.0, 0x8000, 0x7F80, 0xFF80, 0x7FC0, 0x0001, 0x8001, 0x0080, 0x8080, 0x7F7F, 0xFF7F, 1.0, -1.0, 1.5, -0.5, 0x402D, 0xC02D, 126.5, 127.5, 300.0, -129.0, 256.0, 0x4780, 0x4701, 0x3EAB]> : tensor<25xbf16>
  %540 = stablehlo.optimization_barrier %539 : tensor<25xbf16>
  %541 = "stablehlo.convert"(%540) : (tensor<25xbf16>) -> tensor<25xi1>
  check.expect_eq_const %541, dense<[false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<25xi1>
  %542 = stablehlo.constant dense<[0.0, 0x8000, 0x7F80, 0xFF80, 0x7FC0, 0x0001, 0x8001, 0x0080, 0x8080, 0x7F7F, 0xFF7F, 1.0, -1.0, 1.5, -0.5, 0x402D, 0xC02D, 126.5, 127.5, 300.0, -129.0, 256.0, 0x4780, 0x4701, 0x3EAB]> : tensor<25xbf16>
  %543 = stablehlo.optimization_barrier %542 : tensor<25xbf16>
  %544 = "stablehlo.convert"(%543) : (tensor<25xbf16>) -> tensor<25xi4>
  check.expect_eq_const %544, dense<[0, 0, 7, -8, 0, 0, 0, 0, 0, 7, -8, 1, -1, 1, 0, 2, -2, 7, 7, 7, -8, 7, 7, 7, 0]> : tensor<25xi4>
  %545 = stablehlo.constant dense<[0.0, 0x8000, 0x7F80, 0xFF80, 0x7FC0, 0x0001, 0x8001, 0x0080, 0x8080, 0x7F7F, 0xFF7F, 1.0, -1.0, 1.5, -0.5, 0x402D, 0xC02D, 126.5, 127.5, 300.0, -129.0, 256.0, 0x4780, 0x4701, 0x3EAB]> : tensor<25xbf16>
  %546 = stablehlo.optimization_barrier %545 : tensor<25xbf16>
  %547 = "stablehlo.convert"(%546) : (tensor<25xbf16>) -> tensor<25xi8>
  check.expect_eq_const %547, dense<[0, 0, 127, -128, 0, 0, 0, 0, 0, 127, -128, 1, -1, 1, 0, 2, -2, 126, 127, 127, -128, 127, 127, 127, 0]> : tensor<25xi8>
  %548 = stablehlo.constant dense<[0.0, 0x8000, 0x7F80, 0xFF80, 0x7FC0, 0x0001, 0x8001, 0x0080, 0x8080, 0x7F7F, 0xFF7F, 1.0, -1.0, 1.5, -0.5, 0x402D, 0xC02D, 126.5, 127.5, 300.0, -129.0, 256.0, 0x4780, 0x4701, 0x3EAB]> : tensor<25xbf16>
  %549 = stablehlo.optimization_barrier %548 : tensor<25xbf16>
  %550 = "stablehlo.convert"(%549) : (tensor<25xbf16>) -> tensor<25xi16>
  check.expect_eq_const %550, dense<[0, 0, 32767, -32768, 0, 0, 0, 0, 0, 32767, -32768, 1, -1, 1, 0, 2, -2, 126, 127, 300, -129, 256, 32767, 32767, 0]> : tensor<25xi16>
  %551 = stablehlo.constant dense<[0.0, 0x8000, 0x7F80, 0xFF80, 0x7FC0, 0x0001, 0x8001, 0x0080, 0x8080, 0x7F7F, 0xFF7F, 1.0, -1.0, 1.5, -0.5, 0x402D, 0xC02D, 126.5, 127.5, 300.0, -129.0, 256.0, 0x4780, 0x4701, 0x3EAB]> : tensor<25xbf16>
  %552 = stablehlo.optimization_barrier %551 : tensor<25xbf16>
  %553 = "stablehlo.convert"(%552) : (tensor<25xbf16>) -> tensor<25xi32>
  check.expect_eq_const %553, dense<[0, 0, 2147483647, -2147483648, 0, 0, 0, 0, 0, 2147483647, -2147483648, 1, -1, 1, 0, 2, -2, 126, 127, 300, -129, 256, 65536, 33024, 0]> : tensor<25xi32>
  %554 = stablehlo.constant dense<[0.0, 0x8000, 0x7F80, 0xFF80, 0x7FC0, 0x0001, 0x8001, 0x0080, 0x8080, 0x7F7F, 0xFF7F, 1.0, -1.0, 1.5, -0.5, 0x402D, 0xC02D, 126.5, 127.5, 300.0, -129.0, 256.0, 0x4780, 0x4701, 0x3EAB]> : tensor<25xbf16>
  %555 = stablehlo.optimization_barrier %554 : tensor<25xbf16>
  %556 = "stablehlo.convert"(%555) : (tensor<25xbf16>) -> tensor<25xi64>
  check.expect_eq_const %556, dense<[0, 0, 9223372036854775807, -9223372036854775808, 0, 0, 0, 0, 0, 9223372036854775807, -9223372036854775808, 1, -1, 1, 0, 2, -2, 126, 127, 300, -129, 256, 65536, 33024, 0]> : tensor<25xi64>
  %557 = stablehlo.constant dense<[0.0, 0x8000, 0x7F80, 0xFF80, 0x7FC0, 0x0001, 0x8001, 0x0080, 0x8080, 0x7F7F, 0xFF7F, 1.0, -1.0, 1.5, -0.5, 0x402D, 0xC02D, 126.5, 127.5, 300.0, -129.0, 256.0, 0x4780, 0x4701, 0x3EAB]> : tensor<25xbf16>
  %558 = stablehlo.optimization_barrier %557 : tensor<25xbf16>
  %559 = "stablehlo.convert"(%558) : (tensor<25xbf16>) -> tensor<25xui4>
  check.expect_eq_const %559, dense<[0, 0, 15, 0, 0, 0, 0, 0, 0, 15, 0, 1, 0, 1, 0, 2, 0, 15, 15, 15, 0, 15, 15, 15, 0]> : tensor<25xui4>
  %560 = stablehlo.constant dense<[0.0, 0x8000, 0x7F80, 0xFF80, 0x7FC0, 0x0001, 0x8001, 0x0080, 0x8080, 0x7F7F, 0xFF7F, 1.0, -1.0, 1.5, -0.5, 0x402D, 0xC02D, 126.5, 127.5, 300.0, -129.0, 256.0, 0x4780, 0x4701, 0x3EAB]> : tensor<25xbf16>
  %561 = stablehlo.optimization_barrier %560 : tensor<25xbf16>
  %562 = "stablehlo.convert"(%561) : (tensor<25xbf16>) -> tensor<25xui8>
  check.expect_eq_const %562, dense<[0, 0, 255, 0, 0, 0, 0, 0, 0, 255, 0, 1, 0, 1, 0, 2, 0, 126, 127, 255, 0, 255, 255, 255, 0]> : tensor<25xui8>
  %563 = stablehlo.constant dense<[0.0, 0x8000, 0x7F80, 0xFF80, 0x7FC0, 0x0001, 0x8001, 0x0080, 0x8080, 0x7F7F, 0xFF7F, 1.0, -1.0, 1.5, -0.5, 0x402D, 0xC02D, 126.5, 127.5, 300.0, -129.0, 256.0, 0x4780, 0x4701, 0x3EAB]> : tensor<25xbf16>
  %564 = stablehlo.optimization_barrier %563 : tensor<25xbf16>
  %565 = "stablehlo.convert"(%564) : (tensor<25xbf16>) -> tensor<25xui16>
  check.expect_eq_const %565, dense<[0, 0, 65535, 0, 0, 0, 0, 0, 0, 65535, 0, 1, 0, 1, 0, 2, 0, 126, 127, 300, 0, 256, 65535, 33024, 0]> : tensor<25xui16>
  %566 = stablehlo.constant dense<[0.0, 0x8000, 0x7F80, 0xFF80, 0x7FC0, 0x0001, 0x8001, 0x0080, 0x8080, 0x7F7F, 0xFF7F, 1.0, -1.0, 1.5, -0.5, 0x402D, 0xC02D, 126.5, 127.5, 300.0, -129.0, 256.0, 0x4780, 0x4701, 0x3EAB]> : tensor<25xbf16>
  %567 = stablehlo.optimization_barrier %566 : tensor<25xbf16>
  %568 = "stablehlo.convert"(%567) : (tensor<25xbf16>) -> tensor<25xui32>
  check.expect_eq_const %568, dense<[0, 0, 4294967295, 0, 0, 0, 0, 0, 0, 4294967295, 0, 1, 0, 1, 0, 2, 0, 126, 127, 300, 0, 256, 65536, 33024, 0]> : tensor<25xui32>
  %569 = stablehlo.constant dense<[0.0, 0x8000, 0x7F80, 0xFF80, 0x7FC0, 0x0001, 0x8001, 0x0080, 0x8080, 0x7F7F, 0xFF7F, 1.0, -1.0, 1.5, -0.5, 0x402D, 0xC02D, 126.5, 127.5, 300.0, -129.0, 256.0, 0x4780, 0x4701, 0x3EAB]> : tensor<25xbf16>
  %570 = stablehlo.optimization_barrier %569 : tensor<25xbf16>
  %571 = "stablehlo.convert"(%570) : (tensor<25xbf16>) -> tensor<25xui64>
  check.expect_eq_const %571, dense<[0, 0, 18446744073709551615, 0, 0, 0, 0, 0, 0, 18446744073709551615, 0, 1, 0, 1, 0, 2, 0, 126, 127, 300, 0, 256, 65536, 33024, 0]> : tensor<25xui64>
  %572 = stablehlo.constant dense<[0.0, 0x8000, 0x7F80, 0xFF80, 0x7FC0, 0x0001, 0x8001, 0x0080, 0x8080, 0x7F7F, 0xFF7F, 1.0, -1.0, 1.5, -0.5, 0x402D, 0xC02D, 126.5, 127.5, 300.0, -129.0, 256.0, 0x4780, 0x4701, 0x3EAB]> : tensor<25xbf16>
  %573 = stablehlo.optimization_barrier %572 : tensor<25xbf16>
  %574 = "stablehlo.convert"(%573) : (tensor<25xbf16>) -> tensor<25xbf16>
  %575 = "stablehlo.bitcast_convert"(%574) : (tensor<25xbf16>) -> tensor<25xui16>
  %576 = "stablehlo.compare"(%574, %574) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<25xbf16>, tensor<25xbf16>) -> tensor<25xi1>
  check.expect_eq_const %576, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<25xi1>
  %577 = stablehlo.constant dense<0> : tensor<25xui16>
  %578 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<25xi1>
  %579 = "stablehlo.select"(%578, %577, %575) : (tensor<25xi1>, tensor<25xui16>, tensor<25xui16>) -> tensor<25xui16>
  check.expect_eq_const %579, dense<[0, 32768, 32640, 65408, 0, 1, 32769, 128, 32896, 32639, 65407, 16256, 49024, 16320, 48896, 16429, 49197, 17149, 17151, 17302, 49921, 17280, 18304, 18177, 16043]> : tensor<25xui16>
  %580 = stablehlo.constant dense<[0.0, 0x8000, 0x7F80, 0xFF80, 0x7FC0, 0x0001, 0x8001, 0x0080, 0x8080, 0x7F7F, 0xFF7F, 1.0, -1.0, 1.5, -0.5, 0x402D, 0xC02D, 126.5, 127.5, 300.0, -129.0, 256.0, 0x4780, 0x4701, 0x3EAB]> : tensor<25xbf16>
  %581 = stablehlo.optimization_barrier %580 : tensor<25xbf16>
  %582 = "stablehlo.convert"(%581) : (tensor<25xbf16>) -> tensor<25xf16>
  %583 = "stablehlo.bitcast_convert"(%582) : (tensor<25xf16>) -> tensor<25xui16>
  %584 = "stablehlo.compare"(%582, %582) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<25xf16>, tensor<25xf16>) -> tensor<25xi1>
  check.expect_eq_const %584, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<25xi1>
  %585 = stablehlo.constant dense<0> : tensor<25xui16>
  %586 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<25xi1>
  %587 = "stablehlo.select"(%586, %585, %583) : (tensor<25xi1>, tensor<25xui16>, tensor<25xui16>) -> tensor<25xui16>
  check.expect_eq_const %587, dense<[0, 32768, 31744, 64512, 0, 0, 32768, 0, 32768, 31744, 64512, 15360, 48128, 15872, 47104, 16744, 49512, 22504, 22520, 23728, 55304, 23552, 31744, 30728, 13656]> : tensor<25xui16>
  %588 = stablehlo.constant dense<[0.0, 0x8000, 0x7F80, 0xFF80, 0x7FC0, 0x0001, 0x8001, 0x0080, 0x8080, 0x7F7F, 0xFF7F, 1.0, -1.0, 1.5, -0.5, 0x402D, 0xC02D, 126.5, 127.5, 300.0, -129.0, 256.0, 0x4780, 0x4701, 0x3EAB]> : tensor<25xbf16>
  %589 = stablehlo.optimization_barrier %588 : tensor<25xbf16>
  %590 = "stablehlo.convert"(%589) : (tensor<25xbf16>) -> tensor<25xf32>
  %591 = "stablehlo.bitcast_convert"(%590) : (tensor<25xf32>) -> tensor<25xui32>
  %592 = "stablehlo.compare"(%590, %590) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<25xf32>, tensor<25xf32>) -> tensor<25xi1>
  check.expect_eq_const %592, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<25xi1>
  %593 = stablehlo.constant dense<0> : tensor<25xui32>
  %594 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<25xi1>
  %595 = "stablehlo.select"(%594, %593, %591) : (tensor<25xi1>, tensor<25xui32>, tensor<25xui32>) -> tensor<25xui32>
  check.expect_eq_const %595, dense<[0, 2147483648, 2139095040, 4286578688, 0, 65536, 2147549184, 8388608, 2155872256, 2139029504, 4286513152, 1065353216, 3212836864, 1069547520, 3204448256, 1076690944, 3224174592, 1123876864, 1124007936, 1133903872, 3271622656, 1132462080, 1199570944, 1191247872, 1051394048]> : tensor<25xui32>
  %596 = stablehlo.constant dense<[0.0, 0x8000, 0x7F80, 0xFF80, 0x7FC0, 0x0001, 0x8001, 0x0080, 0x8080, 0x7F7F, 0xFF7F, 1.0, -1.0, 1.5, -0.5, 0x402D, 0xC02D, 126.5, 127.5, 300.0, -129.0, 256.0, 0x4780, 0x4701, 0x3EAB]> : tensor<25xbf16>
  %597 = stablehlo.optimization_barrier %596 : tensor<25xbf16>
  %598 = "stablehlo.convert"(%597) : (tensor<25xbf16>) -> tensor<25xf64>
  %599 = "stablehlo.bitcast_convert"(%598) : (tensor<25xf64>) -> tensor<25xui64>
  %600 = "stablehlo.compare"(%598, %598) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<25xf64>, tensor<25xf64>) -> tensor<25xi1>
  check.expect_eq_const %600, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<25xi1>
  %601 = stablehlo.constant dense<0> : tensor<25xui64>
  %602 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<25xi1>
  %603 = "stablehlo.select"(%602, %601, %599) : (tensor<25xi1>, tensor<25xui64>, tensor<25xui64>) -> tensor<25xui64>
  check.expect_eq_const %603, dense<[0, 9223372036854775808, 9218868437227405312, 18442240474082181120, 0, 4008203668359741440, 13231575705214517248, 4039728865751334912, 13263100902606110720, 5183607986731352064, 14406980023586127872, 4607182418800017408, 13830554455654793216, 4609434218613702656, 13826050856027422720, 4613269315171385344, 13836641352026161152, 4638602063075344384, 4638672431819522048, 4643985272004935680, 13862114837418475520, 4643211215818981376, 4679240012837945344, 4674771597582663680, 4599688147545096192]> : tensor<25xui64>
  %604 = stablehlo.constant dense<[0.0, 0x8000, 0x7C00, 0xFC00, 0x7E00, 0x0001, 0x8001, 0x0400, 0x8400, 0x7BFF, 0xFBFF, 1.0, -1.0, 1.5, -0.5, 0x4166, 0xC166, 126.5, 127.5, 300.0, -129.0, 0x5BFF, 0x7BFF, 0x7807, 0x3555]> : tensor<25xf16>
  %605 = stablehlo.optimization_barrier %604 : tensor<25xf16>
  %606 = "stablehlo.convert"(%605) : (tensor<25xf16>) -> tensor<25xi1>
  check.expect_eq_const %606, dense<[false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<25xi1>
  %607 = stablehlo.constant dense<[0.0, 0x8000, 0x7C00, 0xFC00, 0x7E00, 0x0001, 0x8001, 0x0400, 0x8400, 0x7BFF, 0xFBFF, 1.0, -1.0, 1.5, -0.5, 0x4166, 0xC166, 126.5, 127.5, 300.0, -129.0, 0x5BFF, 0x7BFF, 0x7807, 0x3555]> : tensor<25xf16>
  %608 = stablehlo.optimization_barrier %607 : tensor<25xf16>
  %609 = "stablehlo.convert"(%608) : (tensor<25xf16>) -> tensor<25xi4>
  check.expect_eq_const %609, dense<[0, 0, 7, -8, 0, 0, 0, 0, 0, 7, -8, 1, -1, 1, 0, 2, -2, 7, 7, 7, -8, 7, 7, 7, 0]> : tensor<25xi4>
  %610 = stablehlo.constant dense<[0.0, 0x8000, 0x7C00, 0xFC00, 0x7E00, 0x0001, 0x8001, 0x0400, 0x8400, 0x7BFF, 0xFBFF, 1.0, -1.0, 1.5, -0.5, 0x4166, 0xC166, 126.5, 127.5, 300.0, -129.0, 0x5BFF, 0x7BFF, 0x7807, 0x3555]> : tensor<25xf16>
  %611 = stablehlo.optimization_barrier %610 : tensor<25xf16>
  %612 = "stablehlo.convert"(%611) : (tensor<25xf16>) -> tensor<25xi8>
  check.expect_eq_const %612, dense<[0, 0, 127, -128, 0, 0, 0, 0, 0, 127, -128, 1, -1, 1, 0, 2, -2, 126, 127, 127, -128, 127, 127, 127, 0]> : tensor<25xi8>
  %613 = stablehlo.constant dense<[0.0, 0x8000, 0x7C00, 0xFC00, 0x7E00, 0x0001, 0x8001, 0x0400, 0x8400, 0x7BFF, 0xFBFF, 1.0, -1.0, 1.5, -0.5, 0x4166, 0xC166, 126.5, 127.5, 300.0, -129.0, 0x5BFF, 0x7BFF, 0x7807, 0x3555]> : tensor<25xf16>
  %614 = stablehlo.optimization_barrier %613 : tensor<25xf16>
  %615 = "stablehlo.convert"(%614) : (tensor<25xf16>) -> tensor<25xi16>
  check.expect_eq_const %615, dense<[0, 0, 32767, -32768, 0, 0, 0, 0, 0, 32767, -32768, 1, -1, 1, 0, 2, -2, 126, 127, 300, -129, 255, 32767, 32767, 0]> : tensor<25xi16>
  %616 = stablehlo.constant dense<[0.0, 0x8000, 0x7C00, 0xFC00, 0x7E00, 0x0001, 0x8001, 0x0400, 0x8400, 0x7BFF, 0xFBFF, 1.0, -1.0, 1.5, -0.5, 0x4166, 0xC166, 126.5, 127.5, 300.0, -129.0, 0x5BFF, 0x7BFF, 0x7807, 0x3555]> : tensor<25xf16>
  %617 = stablehlo.optimization_barrier %616 : tensor<25xf16>
  %618 = "stablehlo.convert"(%617) : (tensor<25xf16>) -> tensor<25xi32>
  check.expect_eq_const %618, dense<[0, 0, 2147483647, -2147483648, 0, 0, 0, 0, 0, 65504, -65504, 1, -1, 1, 0, 2, -2, 126, 127, 300, -129, 255, 65504, 32992, 0]> : tensor<25xi32>
  %619 = stablehlo.constant dense<[0.0, 0x8000, 0x7C00, 0xFC00, 0x7E00, 0x0001, 0x8001, 0x0400, 0x8400, 0x7BFF, 0xFBFF, 1.0, -1.0, 1.5, -0.5, 0x4166, 0xC166, 126.5, 127.5, 300.0, -129.0, 0x5BFF, 0x7BFF, 0x7807, 0x3555]> : tensor<25xf16>
  %620 = stablehlo.optimization_barrier %619 : tensor<25xf16>
  %621 = "stablehlo.convert"(%620) : (tensor<25xf16>) -> tensor<25xi64>
  check.expect_eq_const %621, dense<[0, 0, 9223372036854775807, -9223372036854775808, 0, 0, 0, 0, 0, 65504, -65504, 1, -1, 1, 0, 2, -2, 126, 127, 300, -129, 255, 65504, 32992, 0]> : tensor<25xi64>
  %622 = stablehlo.constant dense<[0.0, 0x8000, 0x7C00, 0xFC00, 0x7E00, 0x0001, 0x8001, 0x0400, 0x8400, 0x7BFF, 0xFBFF, 1.0, -1.0, 1.5, -0.5, 0x4166, 0xC166, 126.5, 127.5, 300.0, -129.0, 0x5BFF, 0x7BFF, 0x7807, 0x3555]> : tensor<25xf16>
  %623 = stablehlo.optimization_barrier %622 : tensor<25xf16>
  %624 = "stablehlo.convert"(%623) : (tensor<25xf16>) -> tensor<25xui4>
  check.expect_eq_const %624, dense<[0, 0, 15, 0, 0, 0, 0, 0, 0, 15, 0, 1, 0, 1, 0, 2, 0, 15, 15, 15, 0, 15, 15, 15, 0]> : tensor<25xui4>
  %625 = stablehlo.constant dense<[0.0, 0x8000, 0x7C00, 0xFC00, 0x7E00, 0x0001, 0x8001, 0x0400, 0x8400, 0x7BFF, 0xFBFF, 1.0, -1.0, 1.5, -0.5, 0x4166, 0xC166, 126.5, 127.5, 300.0, -129.0, 0x5BFF, 0x7BFF, 0x7807, 0x3555]> : tensor<25xf16>
  %626 = stablehlo.optimization_barrier %625 : tensor<25xf16>
  %627 = "stablehlo.convert"(%626) : (tensor<25xf16>) -> tensor<25xui8>
  check.expect_eq_const %627, dense<[0, 0, 255, 0, 0, 0, 0, 0, 0, 255, 0, 1, 0, 1, 0, 2, 0, 126, 127, 255, 0, 255, 255, 255, 0]> : tensor<25xui8>
  %628 = stablehlo.constant dense<[0.0, 0x8000, 0x7C00, 0xFC00, 0x7E00, 0x0001, 0x8001, 0x0400, 0x8400, 0x7BFF, 0xFBFF, 1.0, -1.0, 1.5, -0.5, 0x4166, 0xC166, 126.5, 127.5, 300.0, -129.0, 0x5BFF, 0x7BFF, 0x7807, 0x3555]> : tensor<25xf16>
  %629 = stablehlo.optimization_barrier %628 : tensor<25xf16>
  %630 = "stablehlo.convert"(%629) : (tensor<25xf16>) -> tensor<25xui16>
  check.expect_eq_const %630, dense<[0, 0, 65535, 0, 0, 0, 0, 0, 0, 65504, 0, 1, 0, 1, 0, 2, 0, 126, 127, 300, 0, 255, 65504, 32992, 0]> : tensor<25xui16>
  %631 = stablehlo.constant dense<[0.0, 0x8000, 0x7C00, 0xFC00, 0x7E00, 0x0001, 0x8001, 0x0400, 0x8400, 0x7BFF, 0xFBFF, 1.0, -1.0, 1.5, -0.5, 0x4166, 0xC166, 126.5, 127.5, 300.0, -129.0, 0x5BFF, 0x7BFF, 0x7807, 0x3555]> : tensor<25xf16>
  %632 = stablehlo.optimization_barrier %631 : tensor<25xf16>
  %633 = "stablehlo.convert"(%632) : (tensor<25xf16>) -> tensor<25xui32>
  check.expect_eq_const %633, dense<[0, 0, 4294967295, 0, 0, 0, 0, 0, 0, 65504, 0, 1, 0, 1, 0, 2, 0, 126, 127, 300, 0, 255, 65504, 32992, 0]> : tensor<25xui32>
  %634 = stablehlo.constant dense<[0.0, 0x8000, 0x7C00, 0xFC00, 0x7E00, 0x0001, 0x8001, 0x0400, 0x8400, 0x7BFF, 0xFBFF, 1.0, -1.0, 1.5, -0.5, 0x4166, 0xC166, 126.5, 127.5, 300.0, -129.0, 0x5BFF, 0x7BFF, 0x7807, 0x3555]> : tensor<25xf16>
  %635 = stablehlo.optimization_barrier %634 : tensor<25xf16>
  %636 = "stablehlo.convert"(%635) : (tensor<25xf16>) -> tensor<25xui64>
  check.expect_eq_const %636, dense<[0, 0, 18446744073709551615, 0, 0, 0, 0, 0, 0, 65504, 0, 1, 0, 1, 0, 2, 0, 126, 127, 300, 0, 255, 65504, 32992, 0]> : tensor<25xui64>
  %637 = stablehlo.constant dense<[0.0, 0x8000, 0x7C00, 0xFC00, 0x7E00, 0x0001, 0x8001, 0x0400, 0x8400, 0x7BFF, 0xFBFF, 1.0, -1.0, 1.5, -0.5, 0x4166, 0xC166, 126.5, 127.5, 300.0, -129.0, 0x5BFF, 0x7BFF, 0x7807, 0x3555]> : tensor<25xf16>
  %638 = stablehlo.optimization_barrier %637 : tensor<25xf16>
  %639 = "stablehlo.convert"(%638) : (tensor<25xf16>) -> tensor<25xbf16>
  %640 = "stablehlo.bitcast_convert"(%639) : (tensor<25xbf16>) -> tensor<25xui16>
  %641 = "stablehlo.compare"(%639, %639) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<25xbf16>, tensor<25xbf16>) -> tensor<25xi1>
  check.expect_eq_const %641, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<25xi1>
  %642 = stablehlo.constant dense<0> : tensor<25xui16>
  %643 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<25xi1>
  %644 = "stablehlo.select"(%643, %642, %640) : (tensor<25xi1>, tensor<25xui16>, tensor<25xui16>) -> tensor<25xui16>
  check.expect_eq_const %644, dense<[0, 32768, 32640, 65408, 0, 13184, 45952, 14464, 47232, 18304, 51072, 16256, 49024, 16320, 48896, 16429, 49197, 17149, 17151, 17302, 49921, 17280, 18304, 18177, 16043]> : tensor<25xui16>
  %645 = stablehlo.constant dense<[0.0, 0x8000, 0x7C00, 0xFC00, 0x7E00, 0x0001, 0x8001, 0x0400, 0x8400, 0x7BFF, 0xFBFF, 1.0, -1.0, 1.5, -0.5, 0x4166, 0xC166, 126.5, 127.5, 300.0, -129.0, 0x5BFF, 0x7BFF, 0x7807, 0x3555]> : tensor<25xf16>
  %646 = stablehlo.optimization_barrier %645 : tensor<25xf16>
  %647 = "stablehlo.convert"(%646) : (tensor<25xf16>) -> tensor<25xf16>
  %648 = "stablehlo.bitcast_convert"(%647) : (tensor<25xf16>) -> tensor<25xui16>
  %649 = "stablehlo.compare"(%647, %647) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<25xf16>, tensor<25xf16>) -> tensor<25xi1>
  check.expect_eq_const %649, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<25xi1>
  %650 = stablehlo.constant dense<0> : tensor<25xui16>
  %651 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<25xi1>
  %652 = "stablehlo.select"(%651, %650, %648) : (tensor<25xi1>, tensor<25xui16>, tensor<25xui16>) -> tensor<25xui16>
  check.expect_eq_const %652, dense<[0, 32768, 31744, 64512, 0, 1, 32769, 1024, 33792, 31743, 64511, 15360, 48128, 15872, 47104, 16742, 49510, 22504, 22520, 23728, 55304, 23551, 31743, 30727, 13653]> : tensor<25xui16>
  %653 = stablehlo.constant dense<[0.0, 0x8000, 0x7C00, 0xFC00, 0x7E00, 0x0001, 0x8001, 0x0400, 0x8400, 0x7BFF, 0xFBFF, 1.0, -1.0, 1.5, -0.5, 0x4166, 0xC166, 126.5, 127.5, 300.0, -129.0, 0x5BFF, 0x7BFF, 0x7807, 0x3555]> : tensor<25xf16>
  %654 = stablehlo.optimization_barrier %653 : tensor<25xf16>
  %655 = "stablehlo.convert"(%654) : (tensor<25xf16>) -> tensor<25xf32>
  %656 = "stablehlo.bitcast_convert"(%655) : (tensor<25xf32>) -> tensor<25xui32>
  %657 = "stablehlo.compare"(%655, %655) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<25xf32>, tensor<25xf32>) -> tensor<25xi1>
  check.expect_eq_const %657, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<25xi1>
  %658 = stablehlo.constant dense<0> : tensor<25xui32>
  %659 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<25xi1>
  %660 = "stablehlo.select"(%659, %658, %656) : (tensor<25xi1>, tensor<25xui32>, tensor<25xui32>) -> tensor<25xui32>
  check.expect_eq_const %660, dense<[0, 2147483648, 2139095040, 4286578688, 0, 864026624, 3011510272, 947912704, 3095396352, 1199562752, 3347046400, 1065353216, 3212836864, 1069547520, 3204448256, 1076674560, 3224158208, 1123876864, 1124007936, 1133903872, 3271622656, 1132453888, 1199562752, 1191239680, 1051369472]> : tensor<25xui32>
  %661 = stablehlo.constant dense<[0.0, 0x8000, 0x7C00, 0xFC00, 0x7E00, 0x0001, 0x8001, 0x0400, 0x8400, 0x7BFF, 0xFBFF, 1.0, -1.0, 1.5, -0.5, 0x4166, 0xC166, 126.5, 127.5, 300.0, -129.0, 0x5BFF, 0x7BFF, 0x7807, 0x3555]> : tensor<25xf16>
  %662 = stablehlo.optimization_barrier %661 : tensor<25xf16>
  %663 = "stablehlo.convert"(%662) : (tensor<25xf16>) -> tensor<25xf64>
  %664 = "stablehlo.bitcast_convert"(%663) : (tensor<25xf64>) -> tensor<25xui64>
  %665 = "stablehlo.compare"(%663, %663) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<25xf64>, tensor<25xf64>) -> tensor<25xi1>
  check.expect_eq_const %665, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<25xi1>
  %666 = stablehlo.constant dense<0> : tensor<25xui64>
  %667 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<25xi1>
  %668 = "stablehlo.select"(%667, %666, %664) : (tensor<25xi1>, tensor<25xui64>, tensor<25xui64>) -> tensor<25xui64>
  check.expect_eq_const %668, dense<[0, 9223372036854775808, 9218868437227405312, 18442240474082181120, 0, 4499096027743125504, 13722468064597901312, 4544132024016830464, 13767504060871606272, 4679235614791434240, 13902607651646210048, 4607182418800017408, 13830554455654793216, 4609434218613702656, 13826050856027422720, 4613260519078363136, 13836632555933138944, 4638602063075344384, 4638672431819522048, 4643985272004935680, 13862114837418475520, 4643206817772470272, 4679235614791434240, 4674767199536152576, 4599674953405562880]> : tensor<25xui64>
  %669 = stablehlo.constant dense<[0.0, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x00000001, 0x80000001, 0x00800000, 0x80800000, 0x7F7FFFFF, 0xFF7FFFFF, 1.0, -1.0, 1.5, -0.5, 0x402CCCCD, 0xC02CCCCD, 126.5, 127.5, 300.0, -129.0, 0x437FE666, 0x477FEF00, 0x4700E800, 0x3EAAAAAB]> : tensor<25xf32>
  %670 = stablehlo.optimization_barrier %669 : tensor<25xf32>
  %671 = "stablehlo.convert"(%670) : (tensor<25xf32>) -> tensor<25xi1>
  check.expect_eq_const %671, dense<[false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<25xi1>
  %672 = stablehlo.constant dense<[0.0, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x00000001, 0x80000001, 0x00800000, 0x80800000, 0x7F7FFFFF, 0xFF7FFFFF, 1.0, -1.0, 1.5, -0.5, 0x402CCCCD, 0xC02CCCCD, 126.5, 127.5, 300.0, -129.0, 0x437FE666, 0x477FEF00, 0x4700E800, 0x3EAAAAAB]> : tensor<25xf32>
  %673 = stablehlo.optimization_barrier %672 : tensor<25xf32>
  %674 = "stablehlo.convert"(%673) : (tensor<25xf32>) -> tensor<25xi4>
  check.expect_eq_const %674, dense<[0, 0, 7, -8, 0, 0, 0, 0, 0, 7, -8, 1, -1, 1, 0, 2, -2, 7, 7, 7, -8, 7, 7, 7, 0]> : tensor<25xi4>
  %675 = stablehlo.constant dense<[0.0, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x00000001, 0x80000001, 0x00800000, 0x80800000, 0x7F7FFFFF, 0xFF7FFFFF, 1.0, -1.0, 1.5, -0.5, 0x402CCCCD, 0xC02CCCCD, 126.5, 127.5, 300.0, -129.0, 0x437FE666, 0x477FEF00, 0x4700E800, 0x3EAAAAAB]> : tensor<25xf32>
  %676 = stablehlo.optimization_barrier %675 : tensor<25xf32>
  %677 = "stablehlo.convert"(%676) : (tensor<25xf32>) -> tensor<25xi8>
  check.expect_eq_const %677, dense<[0, 0, 127, -128, 0, 0, 0, 0, 0, 127, -128, 1, -1, 1, 0, 2, -2, 126, 127, 127, -128, 127, 127, 127, 0]> : tensor<25xi8>
  %678 = stablehlo.constant dense<[0.0, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x00000001, 0x80000001, 0x00800000, 0x80800000, 0x7F7FFFFF, 0xFF7FFFFF, 1.0, -1.0, 1.5, -0.5, 0x402CCCCD, 0xC02CCCCD, 126.5, 127.5, 300.0, -129.0, 0x437FE666, 0x477FEF00, 0x4700E800, 0x3EAAAAAB]> : tensor<25xf32>
  %679 = stablehlo.optimization_barrier %678 : tensor<25xf32>
  %680 = "stablehlo.convert"(%679) : (tensor<25xf32>) -> tensor<25xi16>
  check.expect_eq_const %680, dense<[0, 0, 32767, -32768, 0, 0, 0, 0, 0, 32767, -32768, 1, -1, 1, 0, 2, -2, 126, 127, 300, -129, 255, 32767, 32767, 0]> : tensor<25xi16>
  %681 = stablehlo.constant dense<[0.0, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x00000001, 0x80000001, 0x00800000, 0x80800000, 0x7F7FFFFF, 0xFF7FFFFF, 1.0, -1.0, 1.5, -0.5, 0x402CCCCD, 0xC02CCCCD, 126.5, 127.5, 300.0, -129.0, 0x437FE666, 0x477FEF00, 0x4700E800, 0x3EAAAAAB]> : tensor<25xf32>
  %682 = stablehlo.optimization_barrier %681 : tensor<25xf32>
  %683 = "stablehlo.convert"(%682) : (tensor<25xf32>) -> tensor<25xi32>
  check.expect_eq_const %683, dense<[0, 0, 2147483647, -2147483648, 0, 0, 0, 0, 0, 2147483647, -2147483648, 1, -1, 1, 0, 2, -2, 126, 127, 300, -129, 255, 65519, 33000, 0]> : tensor<25xi32>
  %684 = stablehlo.constant dense<[0.0, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x00000001, 0x80000001, 0x00800000, 0x80800000, 0x7F7FFFFF, 0xFF7FFFFF, 1.0, -1.0, 1.5, -0.5, 0x402CCCCD, 0xC02CCCCD, 126.5, 127.5, 300.0, -129.0, 0x437FE666, 0x477FEF00, 0x4700E800, 0x3EAAAAAB]> : tensor<25xf32>
  %685 = stablehlo.optimization_barrier %684 : tensor<25xf32>
  %686 = "stablehlo.convert"(%685) : (tensor<25xf32>) -> tensor<25xi64>
  check.expect_eq_const %686, dense<[0, 0, 9223372036854775807, -9223372036854775808, 0, 0, 0, 0, 0, 9223372036854775807, -9223372036854775808, 1, -1, 1, 0, 2, -2, 126, 127, 300, -129, 255, 65519, 33000, 0]> : tensor<25xi64>
  %687 = stablehlo.constant dense<[0.0, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x00000001, 0x80000001, 0x00800000, 0x80800000, 0x7F7FFFFF, 0xFF7FFFFF, 1.0, -1.0, 1.5, -0.5, 0x402CCCCD, 0xC02CCCCD, 126.5, 127.5, 300.0, -129.0, 0x437FE666, 0x477FEF00, 0x4700E800, 0x3EAAAAAB]> : tensor<25xf32>
  %688 = stablehlo.optimization_barrier %687 : tensor<25xf32>
  %689 = "stablehlo.convert"(%688) : (tensor<25xf32>) -> tensor<25xui4>
  check.expect_eq_const %689, dense<[0, 0, 15, 0, 0, 0, 0, 0, 0, 15, 0, 1, 0, 1, 0, 2, 0, 15, 15, 15, 0, 15, 15, 15, 0]> : tensor<25xui4>
  %690 = stablehlo.constant dense<[0.0, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x00000001, 0x80000001, 0x00800000, 0x80800000, 0x7F7FFFFF, 0xFF7FFFFF, 1.0, -1.0, 1.5, -0.5, 0x402CCCCD, 0xC02CCCCD, 126.5, 127.5, 300.0, -129.0, 0x437FE666, 0x477FEF00, 0x4700E800, 0x3EAAAAAB]> : tensor<25xf32>
  %691 = stablehlo.optimization_barrier %690 : tensor<25xf32>
  %692 = "stablehlo.convert"(%691) : (tensor<25xf32>) -> tensor<25xui8>
  check.expect_eq_const %692, dense<[0, 0, 255, 0, 0, 0, 0, 0, 0, 255, 0, 1, 0, 1, 0, 2, 0, 126, 127, 255, 0, 255, 255, 255, 0]> : tensor<25xui8>
  %693 = stablehlo.constant dense<[0.0, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x00000001, 0x80000001, 0x00800000, 0x80800000, 0x7F7FFFFF, 0xFF7FFFFF, 1.0, -1.0, 1.5, -0.5, 0x402CCCCD, 0xC02CCCCD, 126.5, 127.5, 300.0, -129.0, 0x437FE666, 0x477FEF00, 0x4700E800, 0x3EAAAAAB]> : tensor<25xf32>
  %694 = stablehlo.optimization_barrier %693 : tensor<25xf32>
  %695 = "stablehlo.convert"(%694) : (tensor<25xf32>) -> tensor<25xui16>
  check.expect_eq_const %695, dense<[0, 0, 65535, 0, 0, 0, 0, 0, 0, 65535, 0, 1, 0, 1, 0, 2, 0, 126, 127, 300, 0, 255, 65519, 33000, 0]> : tensor<25xui16>
  %696 = stablehlo.constant dense<[0.0, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x00000001, 0x80000001, 0x00800000, 0x80800000, 0x7F7FFFFF, 0xFF7FFFFF, 1.0, -1.0, 1.5, -0.5, 0x402CCCCD, 0xC02CCCCD, 126.5, 127.5, 300.0, -129.0, 0x437FE666, 0x477FEF00, 0x4700E800, 0x3EAAAAAB]> : tensor<25xf32>
  %697 = stablehlo.optimization_barrier %696 : tensor<25xf32>
  %698 = "stablehlo.convert"(%697) : (tensor<25xf32>) -> tensor<25xui32>
  check.expect_eq_const %698, dense<[0, 0, 4294967295, 0, 0, 0, 0, 0, 0, 4294967295, 0, 1, 0, 1, 0, 2, 0, 126, 127, 300, 0, 255, 65519, 33000, 0]> : tensor<25xui32>
  %699 = stablehlo.constant dense<[0.0, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x00000001, 0x80000001, 0x00800000, 0x80800000, 0x7F7FFFFF, 0xFF7FFFFF, 1.0, -1.0, 1.5, -0.5, 0x402CCCCD, 0xC02CCCCD, 126.5, 127.5, 300.0, -129.0, 0x437FE666, 0x477FEF00, 0x4700E800, 0x3EAAAAAB]> : tensor<25xf32>
  %700 = stablehlo.optimization_barrier %699 : tensor<25xf32>
  %701 = "stablehlo.convert"(%700) : (tensor<25xf32>) -> tensor<25xui64>
  check.expect_eq_const %701, dense<[0, 0, 18446744073709551615, 0, 0, 0, 0, 0, 0, 18446744073709551615, 0, 1, 0, 1, 0, 2, 0, 126, 127, 300, 0, 255, 65519, 33000, 0]> : tensor<25xui64>
  %702 = stablehlo.constant dense<[0.0, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x00000001, 0x80000001, 0x00800000, 0x80800000, 0x7F7FFFFF, 0xFF7FFFFF, 1.0, -1.0, 1.5, -0.5, 0x402CCCCD, 0xC02CCCCD, 126.5, 127.5, 300.0, -129.0, 0x437FE666, 0x477FEF00, 0x4700E800, 0x3EAAAAAB]> : tensor<25xf32>
  %703 = stablehlo.optimization_barrier %702 : tensor<25xf32>
  %704 = "stablehlo.convert"(%703) : (tensor<25xf32>) -> tensor<25xbf16>
  %705 = "stablehlo.bitcast_convert"(%704) : (tensor<25xbf16>) -> tensor<25xui16>
  %706 = "stablehlo.compare"(%704, %704) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<25xbf16>, tensor<25xbf16>) -> tensor<25xi1>
  check.expect_eq_const %706, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<25xi1>
  %707 = stablehlo.constant dense<0> : tensor<25xui16>
  %708 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<25xi1>
  %709 = "stablehlo.select"(%708, %707, %705) : (tensor<25xi1>, tensor<25xui16>, tensor<25xui16>) -> tensor<25xui16>
  check.expect_eq_const %709, dense<[0, 32768, 32640, 65408, 0, 0, 32768, 128, 32896, 32640, 65408, 16256, 49024, 16320, 48896, 16429, 49197, 17149, 17151, 17302, 49921, 17280, 18304, 18177, 16043]> : tensor<25xui16>
  %710 = stablehlo.constant dense<[0.0, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x00000001, 0x80000001, 0x00800000, 0x80800000, 0x7F7FFFFF, 0xFF7FFFFF, 1.0, -1.0, 1.5, -0.5, 0x402CCCCD, 0xC02CCCCD, 126.5, 127.5, 300.0, -129.0, 0x437FE666, 0x477FEF00, 0x4700E800, 0x3EAAAAAB]> : tensor<25xf32>
  %711 = stablehlo.optimization_barrier %710 : tensor<25xf32>
  %712 = "stablehlo.convert"(%711) : (tensor<25xf32>) -> tensor<25xf16>
  %713 = "stablehlo.bitcast_convert"(%712) : (tensor<25xf16>) -> tensor<25xui16>
  %714 = "stablehlo.compare"(%712, %712) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<25xf16>, tensor<25xf16>) -> tensor<25xi1>
  check.expect_eq_const %714, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<25xi1>
  %715 = stablehlo.constant dense<0> : tensor<25xui16>
  %716 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<25xi1>
  %717 = "stablehlo.select"(%716, %715, %713) : (tensor<25xi1>, tensor<25xui16>, tensor<25xui16>) -> tensor<25xui16>
  check.expect_eq_const %717, dense<[0, 32768, 31744, 64512, 0, 0, 32768, 0, 32768, 31744, 64512, 15360, 48128, 15872, 47104, 16742, 49510, 22504, 22520, 23728, 55304, 23551, 31743, 30727, 13653]> : tensor<25xui16>
  %718 = stablehlo.constant dense<[0.0, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x00000001, 0x80000001, 0x00800000, 0x80800000, 0x7F7FFFFF, 0xFF7FFFFF, 1.0, -1.0, 1.5, -0.5, 0x402CCCCD, 0xC02CCCCD, 126.5, 127.5, 300.0, -129.0, 0x437FE666, 0x477FEF00, 0x4700E800, 0x3EAAAAAB]> : tensor<25xf32>
  %719 = stablehlo.optimization_barrier %718 : tensor<25xf32>
  %720 = "stablehlo.convert"(%719) : (tensor<25xf32>) -> tensor<25xf32>
  %721 = "stablehlo.bitcast_convert"(%720) : (tensor<25xf32>) -> tensor<25xui32>
  %722 = "stablehlo.compare"(%720, %720) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<25xf32>, tensor<25xf32>) -> tensor<25xi1>
  check.expect_eq_const %722, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<25xi1>
  %723 = stablehlo.constant dense<0> : tensor<25xui32>
  %724 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<25xi1>
  %725 = "stablehlo.select"(%724, %723, %721) : (tensor<25xi1>, tensor<25xui32>, tensor<25xui32>) -> tensor<25xui32>
  check.expect_eq_const %725, dense<[0, 2147483648, 2139095040, 4286578688, 0, 1, 2147483649, 8388608, 2155872256, 2139095039, 4286578687, 1065353216, 3212836864, 1069547520, 3204448256, 1076677837, 3224161485, 1123876864, 1124007936, 1133903872, 3271622656, 1132455526, 1199566592, 1191241728, 1051372203]> : tensor<25xui32>
  %726 = stablehlo.constant dense<[0.0, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x00000001, 0x80000001, 0x00800000, 0x80800000, 0x7F7FFFFF, 0xFF7FFFFF, 1.0, -1.0, 1.5, -0.5, 0x402CCCCD, 0xC02CCCCD, 126.5, 127.5, 300.0, -129.0, 0x437FE666, 0x477FEF00, 0x4700E800, 0x3EAAAAAB]> : tensor<25xf32>
  %727 = stablehlo.optimization_barrier %726 : tensor<25xf32>
  %728 = "stablehlo.convert"(%727) : (tensor<25xf32>) -> tensor<25xf64>
  %729 = "stablehlo.bitcast_convert"(%728) : (tensor<25xf64>) -> tensor<25xui64>
  %730 = "stablehlo.compare"(%728, %728) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<25xf64>, tensor<25xf64>) -> tensor<25xi1>
  check.expect_eq_const %730, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<25xi1>
  %731 = stablehlo.constant dense<0> : tensor<25xui64>
  %732 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<25xi1>
  %733 = "stablehlo.select"(%732, %731, %729) : (tensor<25xi1>, tensor<25xui64>, tensor<25xui64>) -> tensor<25xui64>
  check.expect_eq_const %733, dense<[0, 9223372036854775808, 9218868437227405312, 18442240474082181120, 0, 3936146074321813504, 13159518111176589312, 4039728865751334912, 13263100902606110720, 5183643170566569984, 14407015207421345792, 4607182418800017408, 13830554455654793216, 4609434218613702656, 13826050856027422720, 4613262278404341760, 13836634315259117568, 4638602063075344384, 4638672431819522048, 4643985272004935680, 13862114837418475520, 4643207697167024128, 4679237676375736320, 4674768299047780352, 4599676419600023552]> : tensor<25xui64>
  %734 = stablehlo.constant dense<[0.0, 0x8000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x0000000000000001, 0x8000000000000001, 0x0010000000000000, 0x8010000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 1.0, -1.0, 1.5, -0.5, 2.7, -2.7, 126.5, 127.5, 300.0, -129.0, 255.9, 0x40EFFDE000000000, 0x40E01D0000000000, 0x3FD5555555555555]> : tensor<25xf64>
  %735 = stablehlo.optimization_barrier %734 : tensor<25xf64>
  %736 = "stablehlo.convert"(%735) : (tensor<25xf64>) -> tensor<25xi1>
  check.expect_eq_const %736, dense<[false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<25xi1>
  %737 = stablehlo.constant dense<[0.0, 0x8000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x0000000000000001, 0x8000000000000001, 0x0010000000000000, 0x8010000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 1.0, -1.0, 1.5, -0.5, 2.7, -2.7, 126.5, 127.5, 300.0, -129.0, 255.9, 0x40EFFDE000000000, 0x40E01D0000000000, 0x3FD5555555555555]> : tensor<25xf64>
  %738 = stablehlo.optimization_barrier %737 : tensor<25xf64>
  %739 = "stablehlo.convert"(%738) : (tensor<25xf64>) -> tensor<25xi4>
  check.expect_eq_const %739, dense<[0, 0, 7, -8, 0, 0, 0, 0, 0, 7, -8, 1, -1, 1, 0, 2, -2, 7, 7, 7, -8, 7, 7, 7, 0]> : tensor<25xi4>
  %740 = stablehlo.constant dense<[0.0, 0x8000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x0000000000000001, 0x8000000000000001, 0x0010000000000000, 0x8010000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 1.0, -1.0, 1.5, -0.5, 2.7, -2.7, 126.5, 127.5, 300.0, -129.0, 255.9, 0x40EFFDE000000000, 0x40E01D0000000000, 0x3FD5555555555555]> : tensor<25xf64>
  %741 = stablehlo.optimization_barrier %740 : tensor<25xf64>
  %742 = "stablehlo.convert"(%741) : (tensor<25xf64>) -> tensor<25xi8>
  check.expect_eq_const %742, dense<[0, 0, 127, -128, 0, 0, 0, 0, 0, 127, -128, 1, -1, 1, 0, 2, -2, 126, 127, 127, -128, 127, 127, 127, 0]> : tensor<25xi8>
  %743 = stablehlo.constant dense<[0.0, 0x8000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x0000000000000001, 0x8000000000000001, 0x0010000000000000, 0x8010000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 1.0, -1.0, 1.5, -0.5, 2.7, -2.7, 126.5, 127.5, 300.0, -129.0, 255.9, 0x40EFFDE000000000, 0x40E01D0000000000, 0x3FD5555555555555]> : tensor<25xf64>
  %744 = stablehlo.optimization_barrier %743 : tensor<25xf64>
  %745 = "stablehlo.convert"(%744) : (tensor<25xf64>) -> tensor<25xi16>
  check.expect_eq_const %745, dense<[0, 0, 32767, -32768, 0, 0, 0, 0, 0, 32767, -32768, 1, -1, 1, 0, 2, -2, 126, 127, 300, -129, 255, 32767, 32767, 0]> : tensor<25xi16>
  %746 = stablehlo.constant dense<[0.0, 0x8000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x0000000000000001, 0x8000000000000001, 0x0010000000000000, 0x8010000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 1.0, -1.0, 1.5, -0.5, 2.7, -2.7, 126.5, 127.5, 300.0, -129.0, 255.9, 0x40EFFDE000000000, 0x40E01D0000000000, 0x3FD5555555555555]> : tensor<25xf64>
  %747 = stablehlo.optimization_barrier %746 : tensor<25xf64>
  %748 = "stablehlo.convert"(%747) : (tensor<25xf64>) -> tensor<25xi32>
  check.expect_eq_const %748, dense<[0, 0, 2147483647, -2147483648, 0, 0, 0, 0, 0, 2147483647, -2147483648, 1, -1, 1, 0, 2, -2, 126, 127, 300, -129, 255, 65519, 33000, 0]> : tensor<25xi32>
  %749 = stablehlo.constant dense<[0.0, 0x8000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x0000000000000001, 0x8000000000000001, 0x0010000000000000, 0x8010000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 1.0, -1.0, 1.5, -0.5, 2.7, -2.7, 126.5, 127.5, 300.0, -129.0, 255.9, 0x40EFFDE000000000, 0x40E01D0000000000, 0x3FD5555555555555]> : tensor<25xf64>
  %750 = stablehlo.optimization_barrier %749 : tensor<25xf64>
  %751 = "stablehlo.convert"(%750) : (tensor<25xf64>) -> tensor<25xi64>
  check.expect_eq_const %751, dense<[0, 0, 9223372036854775807, -9223372036854775808, 0, 0, 0, 0, 0, 9223372036854775807, -9223372036854775808, 1, -1, 1, 0, 2, -2, 126, 127, 300, -129, 255, 65519, 33000, 0]> : tensor<25xi64>
  %752 = stablehlo.constant dense<[0.0, 0x8000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x0000000000000001, 0x8000000000000001, 0x0010000000000000, 0x8010000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 1.0, -1.0, 1.5, -0.5, 2.7, -2.7, 126.5, 127.5, 300.0, -129.0, 255.9, 0x40EFFDE000000000, 0x40E01D0000000000, 0x3FD5555555555555]> : tensor<25xf64>
  %753 = stablehlo.optimization_barrier %752 : tensor<25xf64>
  %754 = "stablehlo.convert"(%753) : (tensor<25xf64>) -> tensor<25xui4>
  check.expect_eq_const %754, dense<[0, 0, 15, 0, 0, 0, 0, 0, 0, 15, 0, 1, 0, 1, 0, 2, 0, 15, 15, 15, 0, 15, 15, 15, 0]> : tensor<25xui4>
  %755 = stablehlo.constant dense<[0.0, 0x8000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x0000000000000001, 0x8000000000000001, 0x0010000000000000, 0x8010000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 1.0, -1.0, 1.5, -0.5, 2.7, -2.7, 126.5, 127.5, 300.0, -129.0, 255.9, 0x40EFFDE000000000, 0x40E01D0000000000, 0x3FD5555555555555]> : tensor<25xf64>
  %756 = stablehlo.optimization_barrier %755 : tensor<25xf64>
  %757 = "stablehlo.convert"(%756) : (tensor<25xf64>) -> tensor<25xui8>
  check.expect_eq_const %757, dense<[0, 0, 255, 0, 0, 0, 0, 0, 0, 255, 0, 1, 0, 1, 0, 2, 0, 126, 127, 255, 0, 255, 255, 255, 0]> : tensor<25xui8>
  %758 = stablehlo.constant dense<[0.0, 0x8000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x0000000000000001, 0x8000000000000001, 0x0010000000000000, 0x8010000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 1.0, -1.0, 1.5, -0.5, 2.7, -2.7, 126.5, 127.5, 300.0, -129.0, 255.9, 0x40EFFDE000000000, 0x40E01D0000000000, 0x3FD5555555555555]> : tensor<25xf64>
  %759 = stablehlo.optimization_barrier %758 : tensor<25xf64>
  %760 = "stablehlo.convert"(%759) : (tensor<25xf64>) -> tensor<25xui16>
  check.expect_eq_const %760, dense<[0, 0, 65535, 0, 0, 0, 0, 0, 0, 65535, 0, 1, 0, 1, 0, 2, 0, 126, 127, 300, 0, 255, 65519, 33000, 0]> : tensor<25xui16>
  %761 = stablehlo.constant dense<[0.0, 0x8000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x0000000000000001, 0x8000000000000001, 0x0010000000000000, 0x8010000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 1.0, -1.0, 1.5, -0.5, 2.7, -2.7, 126.5, 127.5, 300.0, -129.0, 255.9, 0x40EFFDE000000000, 0x40E01D0000000000, 0x3FD5555555555555]> : tensor<25xf64>
  %762 = stablehlo.optimization_barrier %761 : tensor<25xf64>
  %763 = "stablehlo.convert"(%762) : (tensor<25xf64>) -> tensor<25xui32>
  check.expect_eq_const %763, dense<[0, 0, 4294967295, 0, 0, 0, 0, 0, 0, 4294967295, 0, 1, 0, 1, 0, 2, 0, 126, 127, 300, 0, 255, 65519, 33000, 0]> : tensor<25xui32>
  %764 = stablehlo.constant dense<[0.0, 0x8000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x0000000000000001, 0x8000000000000001, 0x0010000000000000, 0x8010000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 1.0, -1.0, 1.5, -0.5, 2.7, -2.7, 126.5, 127.5, 300.0, -129.0, 255.9, 0x40EFFDE000000000, 0x40E01D0000000000, 0x3FD5555555555555]> : tensor<25xf64>
  %765 = stablehlo.optimization_barrier %764 : tensor<25xf64>
  %766 = "stablehlo.convert"(%765) : (tensor<25xf64>) -> tensor<25xui64>
  check.expect_eq_const %766, dense<[0, 0, 18446744073709551615, 0, 0, 0, 0, 0, 0, 18446744073709551615, 0, 1, 0, 1, 0, 2, 0, 126, 127, 300, 0, 255, 65519, 33000, 0]> : tensor<25xui64>
  %767 = stablehlo.constant dense<[0.0, 0x8000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x0000000000000001, 0x8000000000000001, 0x0010000000000000, 0x8010000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 1.0, -1.0, 1.5, -0.5, 2.7, -2.7, 126.5, 127.5, 300.0, -129.0, 255.9, 0x40EFFDE000000000, 0x40E01D0000000000, 0x3FD5555555555555]> : tensor<25xf64>
  %768 = stablehlo.optimization_barrier %767 : tensor<25xf64>
  %769 = "stablehlo.convert"(%768) : (tensor<25xf64>) -> tensor<25xbf16>
  %770 = "stablehlo.bitcast_convert"(%769) : (tensor<25xbf16>) -> tensor<25xui16>
  %771 = "stablehlo.compare"(%769, %769) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<25xbf16>, tensor<25xbf16>) -> tensor<25xi1>
  check.expect_eq_const %771, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<25xi1>
  %772 = stablehlo.constant dense<0> : tensor<25xui16>
  %773 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<25xi1>
  %774 = "stablehlo.select"(%773, %772, %770) : (tensor<25xi1>, tensor<25xui16>, tensor<25xui16>) -> tensor<25xui16>
  check.expect_eq_const %774, dense<[0, 32768, 32640, 65408, 0, 0, 32768, 0, 32768, 32640, 65408, 16256, 49024, 16320, 48896, 16429, 49197, 17149, 17151, 17302, 49921, 17280, 18304, 18177, 16043]> : tensor<25xui16>
  %775 = stablehlo.constant dense<[0.0, 0x8000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x0000000000000001, 0x8000000000000001, 0x0010000000000000, 0x8010000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 1.0, -1.0, 1.5, -0.5, 2.7, -2.7, 126.5, 127.5, 300.0, -129.0, 255.9, 0x40EFFDE000000000, 0x40E01D0000000000, 0x3FD5555555555555]> : tensor<25xf64>
  %776 = stablehlo.optimization_barrier %775 : tensor<25xf64>
  %777 = "stablehlo.convert"(%776) : (tensor<25xf64>) -> tensor<25xf16>
  %778 = "stablehlo.bitcast_convert"(%777) : (tensor<25xf16>) -> tensor<25xui16>
  %779 = "stablehlo.compare"(%777, %777) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<25xf16>, tensor<25xf16>) -> tensor<25xi1>
  check.expect_eq_const %779, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<25xi1>
  %780 = stablehlo.constant dense<0> : tensor<25xui16>
  %781 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<25xi1>
  %782 = "stablehlo.select"(%781, %780, %778) : (tensor<25xi1>, tensor<25xui16>, tensor<25xui16>) -> tensor<25xui16>
  check.expect_eq_const %782, dense<[0, 32768, 31744, 64512, 0, 0, 32768, 0, 32768, 31744, 64512, 15360, 48128, 15872, 47104, 16742, 49510, 22504, 22520, 23728, 55304, 23551, 31743, 30727, 13653]> : tensor<25xui16>
  %783 = stablehlo.constant dense<[0.0, 0x8000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x0000000000000001, 0x8000000000000001, 0x0010000000000000, 0x8010000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 1.0, -1.0, 1.5, -0.5, 2.7, -2.7, 126.5, 127.5, 300.0, -129.0, 255.9, 0x40EFFDE000000000, 0x40E01D0000000000, 0x3FD5555555555555]> : tensor<25xf64>
  %784 = stablehlo.optimization_barrier %783 : tensor<25xf64>
  %785 = "stablehlo.convert"(%784) : (tensor<25xf64>) -> tensor<25xf32>
  %786 = "stablehlo.bitcast_convert"(%785) : (tensor<25xf32>) -> tensor<25xui32>
  %787 = "stablehlo.compare"(%785, %785) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<25xf32>, tensor<25xf32>) -> tensor<25xi1>
  check.expect_eq_const %787, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<25xi1>
  %788 = stablehlo.constant dense<0> : tensor<25xui32>
  %789 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<25xi1>
  %790 = "stablehlo.select"(%789, %788, %786) : (tensor<25xi1>, tensor<25xui32>, tensor<25xui32>) -> tensor<25xui32>
  check.expect_eq_const %790, dense<[0, 2147483648, 2139095040, 4286578688, 0, 0, 2147483648, 0, 2147483648, 2139095040, 4286578688, 1065353216, 3212836864, 1069547520, 3204448256, 1076677837, 3224161485, 1123876864, 1124007936, 1133903872, 3271622656, 1132455526, 1199566592, 1191241728, 1051372203]> : tensor<25xui32>
  %791 = stablehlo.constant dense<[0.0, 0x8000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x0000000000000001, 0x8000000000000001, 0x0010000000000000, 0x8010000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 1.0, -1.0, 1.5, -0.5, 2.7, -2.7, 126.5, 127.5, 300.0, -129.0, 255.9, 0x40EFFDE000000000, 0x40E01D0000000000, 0x3FD5555555555555]> : tensor<25xf64>
  %792 = stablehlo.optimization_barrier %791 : tensor<25xf64>
  %793 = "stablehlo.convert"(%792) : (tensor<25xf64>) -> tensor<25xf64>
  %794 = "stablehlo.bitcast_convert"(%793) : (tensor<25xf64>) -> tensor<25xui64>
  %795 = "stablehlo.compare"(%793, %793) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<25xf64>, tensor<25xf64>) -> tensor<25xi1>
  check.expect_eq_const %795, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<25xi1>
  %796 = stablehlo.constant dense<0> : tensor<25xui64>
  %797 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<25xi1>
  %798 = "stablehlo.select"(%797, %796, %794) : (tensor<25xi1>, tensor<25xui64>, tensor<25xui64>) -> tensor<25xui64>
  check.expect_eq_const %798, dense<[0, 9223372036854775808, 9218868437227405312, 18442240474082181120, 0, 1, 9223372036854775809, 4503599627370496, 9227875636482146304, 9218868437227405311, 18442240474082181119, 4607182418800017408, 13830554455654793216, 4609434218613702656, 13826050856027422720, 4613262278296967578, 13836634315151743386, 4638602063075344384, 4638672431819522048, 4643985272004935680, 13862114837418475520, 4643207697381772493, 4679237676375736320, 4674768299047780352, 4599676419421066581]> : tensor<25xui64>
  // The formats of eight bits: all their values, and roundings from f32.
  %799 = stablehlo.constant dense<[0.0, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x0E, 0x0F, 0x10, 0x11, 0x12, 0x13, 0x14, 0x15, 0x16, 0x17, 0.0625, 0x19, 0x1A, 0x1B, 0x1C, 0x1D, 0x1E, 0x1F, 0.125, 0x21, 0x22, 0x23, 0.1875, 0x25, 0x26, 0x27, 0.25, 0x29, 0.3125, 0x2B, 0.375, 0x2D, 0.4375, 0x2F, 0.5, 0.5625, 0.625, 0.6875, 0.75, 0.8125, 0.875, 0.9375, 1.0, 1.125, 1.25, 1.375, 1.5, 1.625, 1.75, 1.875, 2.0, 2.25, 2.5, 2.75, 3.0, 3.25, 3.5, 3.75, 4.0, 4.5, 5.0, 5.5, 6.0, 6.5, 7.0, 7.5, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 18.0, 20.0, 22.0, 24.0, 26.0, 28.0, 30.0, 32.0, 36.0, 40.0, 44.0, 48.0, 52.0, 56.0, 60.0, 64.0, 72.0, 80.0, 88.0, 96.0, 104.0, 112.0, 120.0, 128.0, 144.0, 160.0, 176.0, 192.0, 208.0, 224.0, 240.0, 256.0, 288.0, 320.0, 352.0, 384.0, 416.0, 448.0, 0x7F, 0x80, 0x81, 0x82, 0x83, 0x84, 0x85, 0x86, 0x87, 0x88, 0x89, 0x8A, 0x8B, 0x8C, 0x8D, 0x8E, 0x8F, 0x90, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0x98, 0x99, 0x9A, 0x9B, 0x9C, 0x9D, 0x9E, 0x9F, -0.125, 0xA1, 0xA2, 0xA3, 0xA4, 0xA5, 0xA6, 0xA7, -0.25, 0xA9, 0xAA, 0xAB, -0.375, 0xAD, 0xAE, 0xAF, -0.5, 0xB1, -0.625, 0xB3, -0.75, 0xB5, -0.875, 0xB7, -1.0, -1.125, -1.25, -1.375, -1.5, -1.625, -1.75, -1.875, -2.0, -2.25, -2.5, -2.75, -3.0, -3.25, -3.5, -3.75, -4.0, -4.5, -5.0, -5.5, -6.0, -6.5, -7.0, -7.5, -8.0, -9.0, -10.0, -11.0, -12.0, -13.0, -14.0, -15.0, -16.0, -18.0, -20.0, -22.0, -24.0, -26.0, -28.0, -30.0, -32.0, -36.0, -40.0, -44.0, -48.0, -52.0, -56.0, -60.0, -64.0, -72.0, -80.0, -88.0, -96.0, -104.0, -112.0, -120.0, -128.0, -144.0, -160.0, -176.0, -192.0, -208.0, -224.0, -240.0, -256.0, -288.0, -320.0, -352.0, -384.0, -416.0, -448.0, 0xFF]> : tensor<256xf8E4M3FN>
  %800 = stablehlo.optimization_barrier %799 : tensor<256xf8E4M3FN>
  %801 = "stablehlo.convert"(%800) : (tensor<256xf8E4M3FN>) -> tensor<256xf32>
  %802 = "stablehlo.bitcast_convert"(%801) : (tensor<256xf32>) -> tensor<256xui32>
  %803 = "stablehlo.compare"(%801, %801) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xi1>
  check.expect_eq_const %803, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true]> : tensor<256xi1>
  %804 = stablehlo.constant dense<0> : tensor<256xui32>
  %805 = stablehlo.constant dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true]> : tensor<256xi1>
  %806 = "stablehlo.select"(%805, %804, %802) : (tensor<256xi1>, tensor<256xui32>, tensor<256xui32>) -> tensor<256xui32>
  check.expect_eq_const %806, dense<[0, 989855744, 998244352, 1002438656, 1006632960, 1008730112, 1010827264, 1012924416, 1015021568, 1016070144, 1017118720, 1018167296, 1019215872, 1020264448, 1021313024, 1022361600, 1023410176, 1024458752, 1025507328, 1026555904, 1027604480, 1028653056, 1029701632, 1030750208, 1031798784, 1032847360, 1033895936, 1034944512, 1035993088, 1037041664, 1038090240, 1039138816, 1040187392, 1041235968, 1042284544, 1043333120, 1044381696, 1045430272, 1046478848, 1047527424, 1048576000, 1049624576, 1050673152, 1051721728, 1052770304, 1053818880, 1054867456, 1055916032, 1056964608, 1058013184, 1059061760, 1060110336, 1061158912, 1062207488, 1063256064, 1064304640, 1065353216, 1066401792, 1067450368, 1068498944, 1069547520, 1070596096, 1071644672, 1072693248, 1073741824, 1074790400, 1075838976, 1076887552, 1077936128, 1078984704, 1080033280, 1081081856, 1082130432, 1083179008, 1084227584, 1085276160, 1086324736, 1087373312, 1088421888, 1089470464, 1090519040, 1091567616, 1092616192, 1093664768, 1094713344, 1095761920, 1096810496, 1097859072, 1098907648, 1099956224, 1101004800, 1102053376, 1103101952, 1104150528, 1105199104, 1106247680, 1107296256, 1108344832, 1109393408, 1110441984, 1111490560, 1112539136, 1113587712, 1114636288, 1115684864, 1116733440, 1117782016, 1118830592, 1119879168, 1120927744, 1121976320, 1123024896, 1124073472, 1125122048, 1126170624, 1127219200, 1128267776, 1129316352, 1130364928, 1131413504, 1132462080, 1133510656, 1134559232, 1135607808, 1136656384, 1137704960, 1138753536, 0, 2147483648, 3137339392, 3145728000, 3149922304, 3154116608, 3156213760, 3158310912, 3160408064, 3162505216, 3163553792, 3164602368, 3165650944, 3166699520, 3167748096, 3168796672, 3169845248, 3170893824, 3171942400, 3172990976, 3174039552, 3175088128, 3176136704, 3177185280, 3178233856, 3179282432, 3180331008, 3181379584, 3182428160, 3183476736, 3184525312, 3185573888, 3186622464, 3187671040, 3188719616, 3189768192, 3190816768, 3191865344, 3192913920, 3193962496, 3195011072, 3196059648, 3197108224, 3198156800, 3199205376, 3200253952, 3201302528, 3202351104, 3203399680, 3204448256, 3205496832, 3206545408, 3207593984, 3208642560, 3209691136, 3210739712, 3211788288, 3212836864, 3213885440, 3214934016, 3215982592, 3217031168, 3218079744, 3219128320, 3220176896, 3221225472, 3222274048, 3223322624, 3224371200, 3225419776, 3226468352, 3227516928, 3228565504, 3229614080, 3230662656, 3231711232, 3232759808, 3233808384, 3234856960, 3235905536, 3236954112, 3238002688, 3239051264, 3240099840, 3241148416, 3242196992, 3243245568, 3244294144, 3245342720, 3246391296, 3247439872, 3248488448, 3249537024, 3250585600, 3251634176, 3252682752, 3253731328, 3254779904, 3255828480, 3256877056, 3257925632, 3258974208, 3260022784, 3261071360, 3262119936, 3263168512, 3264217088, 3265265664, 3266314240, 3267362816, 3268411392, 3269459968, 3270508544, 3271557120, 3272605696, 3273654272, 3274702848, 3275751424, 3276800000, 3277848576, 3278897152, 3279945728, 3280994304, 3282042880, 3283091456, 3284140032, 3285188608, 3286237184, 0]> : tensor<256xui32>
  %807 = stablehlo.constant dense<[0.0, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x3B000000, 0xBB000000, 0x3C800000, 0xBC800000, 448.0, -448.0, 1.0, -1.0, 1.5, -0.5, 0.0, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x00000001, 0x80000001, 0x00800000, 0x80800000, 0x7F7FFFFF, 0xFF7FFFFF, 1.0, -1.0, 1.5, -0.5, 448.0, 464.0, 465.0, 240.0, 248.0, 0x47600000, 0x47700000, 15.5, 17.0, 0x3EAAAAAB, 0x3A6BEDFA, 1.0625, 1.1875]> : tensor<43xf32>
  %808 = stablehlo.optimization_barrier %807 : tensor<43xf32>
  %809 = "stablehlo.convert"(%808) : (tensor<43xf32>) -> tensor<43xf8E4M3FN>
  %810 = "stablehlo.bitcast_convert"(%809) : (tensor<43xf8E4M3FN>) -> tensor<43xui8>
  %811 = "stablehlo.convert"(%809) : (tensor<43xf8E4M3FN>) -> tensor<43xf32>
  %812 = "stablehlo.bitcast_convert"(%811) : (tensor<43xf32>) -> tensor<43xui32>
  %813 = "stablehlo.compare"(%811, %811) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<43xf32>, tensor<43xf32>) -> tensor<43xi1>
  check.expect_eq_const %813, dense<[false, false, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, false, false, false, false, true, true, false, false, false, false, false, false, true, false, false, true, true, false, false, false, false, false, false]> : tensor<43xi1>
  %814 = stablehlo.constant dense<0> : tensor<43xui32>
  %815 = stablehlo.constant dense<[false, false, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, false, false, false, false, true, true, false, false, false, false, false, false, true, false, false, true, true, false, false, false, false, false, false]> : tensor<43xi1>
  %816 = "stablehlo.select"(%815, %814, %812) : (tensor<43xi1>, tensor<43xui32>, tensor<43xui32>) -> tensor<43xui32>
  check.expect_eq_const %816, dense<[0, 2147483648, 0, 0, 0, 989855744, 3137339392, 1015021568, 3162505216, 1138753536, 3286237184, 1065353216, 3212836864, 1069547520, 3204448256, 0, 2147483648, 0, 0, 0, 0, 2147483648, 0, 2147483648, 0, 0, 1065353216, 3212836864, 1069547520, 3204448256, 1138753536, 1138753536, 0, 1131413504, 1132462080, 0, 0, 1098907648, 1098907648, 1051721728, 0, 1065353216, 1067450368]> : tensor<43xui32>
  %817 = stablehlo.constant dense<[false, false, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, false, false, false, false, true, true, false, false, false, false, false, false, true, false, false, true, true, false, false, false, false, false, false]> : tensor<43xi1>
  %818 = stablehlo.constant dense<0> : tensor<43xui8>
  %819 = "stablehlo.select"(%817, %818, %810) : (tensor<43xi1>, tensor<43xui8>, tensor<43xui8>) -> tensor<43xui8>
  check.expect_eq_const %819, dense<[0, 128, 0, 0, 0, 1, 129, 8, 136, 126, 254, 56, 184, 60, 176, 0, 128, 0, 0, 0, 0, 128, 0, 128, 0, 0, 56, 184, 60, 176, 126, 126, 0, 119, 120, 0, 0, 88, 88, 43, 0, 56, 58]> : tensor<43xui8>
  %820 = stablehlo.constant dense<[0.0, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x0E, 0x0F, 0x10, 0x11, 0x12, 0x13, 0x14, 0x15, 0x16, 0x17, 0.0625, 0x19, 0x1A, 0x1B, 0x1C, 0x1D, 0x1E, 0x1F, 0.125, 0x21, 0x22, 0x23, 0.1875, 0x25, 0x26, 0x27, 0.25, 0x29, 0.3125, 0x2B, 0.375, 0x2D, 0.4375, 0x2F, 0.5, 0.5625, 0.625, 0.6875, 0.75, 0.8125, 0.875, 0.9375, 1.0, 1.125, 1.25, 1.375, 1.5, 1.625, 1.75, 1.875, 2.0, 2.25, 2.5, 2.75, 3.0, 3.25, 3.5, 3.75, 4.0, 4.5, 5.0, 5.5, 6.0, 6.5, 7.0, 7.5, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 18.0, 20.0, 22.0, 24.0, 26.0, 28.0, 30.0, 32.0, 36.0, 40.0, 44.0, 48.0, 52.0, 56.0, 60.0, 64.0, 72.0, 80.0, 88.0, 96.0, 104.0, 112.0, 120.0, 128.0, 144.0, 160.0, 176.0, 192.0, 208.0, 224.0, 240.0, 0x78, 0x79, 0x7A, 0x7B, 0x7C, 0x7D, 0x7E, 0x7F, 0x80, 0x81, 0x82, 0x83, 0x84, 0x85, 0x86, 0x87, 0x88, 0x89, 0x8A, 0x8B, 0x8C, 0x8D, 0x8E, 0x8F, 0x90, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0x98, 0x99, 0x9A, 0x9B, 0x9C, 0x9D, 0x9E, 0x9F, -0.125, 0xA1, 0xA2, 0xA3, 0xA4, 0xA5, 0xA6, 0xA7, -0.25, 0xA9, 0xAA, 0xAB, -0.375, 0xAD, 0xAE, 0xAF, -0.5, 0xB1, -0.625, 0xB3, -0.75, 0xB5, -0.875, 0xB7, -1.0, -1.125, -1.25, -1.375, -1.5, -1.625, -1.75, -1.875, -2.0, -2.25, -2.5, -2.75, -3.0, -3.25, -3.5, -3.75, -4.0, -4.5, -5.0, -5.5, -6.0, -6.5, -7.0, -7.5, -8.0, -9.0, -10.0, -11.0, -12.0, -13.0, -14.0, -15.0, -16.0, -18.0, -20.0, -22.0, -24.0, -26.0, -28.0, -30.0, -32.0, -36.0, -40.0, -44.0, -48.0, -52.0, -56.0, -60.0, -64.0, -72.0, -80.0, -88.0, -96.0, -104.0, -112.0, -120.0, -128.0, -144.0, -160.0, -176.0, -192.0, -208.0, -224.0, -240.0, 0xF8, 0xF9, 0xFA, 0xFB, 0xFC, 0xFD, 0xFE, 0xFF]> : tensor<256xf8E4M3>
  %821 = stablehlo.optimization_barrier %820 : tensor<256xf8E4M3>
  %822 = "stablehlo.convert"(%821) : (tensor<256xf8E4M3>) -> tensor<256xf32>
  %823 = "stablehlo.bitcast_convert"(%822) : (tensor<256xf32>) -> tensor<256xui32>
  %824 = "stablehlo.compare"(%822, %822) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xi1>
  check.expect_eq_const %824, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, true, true, true, true]> : tensor<256xi1>
  %825 = stablehlo.constant dense<0> : tensor<256xui32>
  %826 = stablehlo.constant dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, true, true, true, true]> : tensor<256xi1>
  %827 = "stablehlo.select"(%826, %825, %823) : (tensor<256xi1>, tensor<256xui32>, tensor<256xui32>) -> tensor<256xui32>
  check.expect_eq_const %827, dense<[0, 989855744, 998244352, 1002438656, 1006632960, 1008730112, 1010827264, 1012924416, 1015021568, 1016070144, 1017118720, 1018167296, 1019215872, 1020264448, 1021313024, 1022361600, 1023410176, 1024458752, 1025507328, 1026555904, 1027604480, 1028653056, 1029701632, 1030750208, 1031798784, 1032847360, 1033895936, 1034944512, 1035993088, 1037041664, 1038090240, 1039138816, 1040187392, 1041235968, 1042284544, 1043333120, 1044381696, 1045430272, 1046478848, 1047527424, 1048576000, 1049624576, 1050673152, 1051721728, 1052770304, 1053818880, 1054867456, 1055916032, 1056964608, 1058013184, 1059061760, 1060110336, 1061158912, 1062207488, 1063256064, 1064304640, 1065353216, 1066401792, 1067450368, 1068498944, 1069547520, 1070596096, 1071644672, 1072693248, 1073741824, 1074790400, 1075838976, 1076887552, 1077936128, 1078984704, 1080033280, 1081081856, 1082130432, 1083179008, 1084227584, 1085276160, 1086324736, 1087373312, 1088421888, 1089470464, 1090519040, 1091567616, 1092616192, 1093664768, 1094713344, 1095761920, 1096810496, 1097859072, 1098907648, 1099956224, 1101004800, 1102053376, 1103101952, 1104150528, 1105199104, 1106247680, 1107296256, 1108344832, 1109393408, 1110441984, 1111490560, 1112539136, 1113587712, 1114636288, 1115684864, 1116733440, 1117782016, 1118830592, 1119879168, 1120927744, 1121976320, 1123024896, 1124073472, 1125122048, 1126170624, 1127219200, 1128267776, 1129316352, 1130364928, 1131413504, 2139095040, 0, 0, 0, 0, 0, 0, 0, 2147483648, 3137339392, 3145728000, 3149922304, 3154116608, 3156213760, 3158310912, 3160408064, 3162505216, 3163553792, 3164602368, 3165650944, 3166699520, 3167748096, 3168796672, 3169845248, 3170893824, 3171942400, 3172990976, 3174039552, 3175088128, 3176136704, 3177185280, 3178233856, 3179282432, 3180331008, 3181379584, 3182428160, 3183476736, 3184525312, 3185573888, 3186622464, 3187671040, 3188719616, 3189768192, 3190816768, 3191865344, 3192913920, 3193962496, 3195011072, 3196059648, 3197108224, 3198156800, 3199205376, 3200253952, 3201302528, 3202351104, 3203399680, 3204448256, 3205496832, 3206545408, 3207593984, 3208642560, 3209691136, 3210739712, 3211788288, 3212836864, 3213885440, 3214934016, 3215982592, 3217031168, 3218079744, 3219128320, 3220176896, 3221225472, 3222274048, 3223322624, 3224371200, 3225419776, 3226468352, 3227516928, 3228565504, 3229614080, 3230662656, 3231711232, 3232759808, 3233808384, 3234856960, 3235905536, 3236954112, 3238002688, 3239051264, 3240099840, 3241148416, 3242196992, 3243245568, 3244294144, 3245342720, 3246391296, 3247439872, 3248488448, 3249537024, 3250585600, 3251634176, 3252682752, 3253731328, 3254779904, 3255828480, 3256877056, 3257925632, 3258974208, 3260022784, 3261071360, 3262119936, 3263168512, 3264217088, 3265265664, 3266314240, 3267362816, 3268411392, 3269459968, 3270508544, 3271557120, 3272605696, 3273654272, 3274702848, 3275751424, 3276800000, 3277848576, 3278897152, 4286578688, 0, 0, 0, 0, 0, 0, 0]> : tensor<256xui32>
  %828 = stablehlo.constant dense<[0.0, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x3B000000, 0xBB000000, 0x3C800000, 0xBC800000, 240.0, -240.0, 1.0, -1.0, 1.5, -0.5, 0.0, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x00000001, 0x80000001, 0x00800000, 0x80800000, 0x7F7FFFFF, 0xFF7FFFFF, 1.0, -1.0, 1.5, -0.5, 448.0, 464.0, 465.0, 240.0, 248.0, 0x47600000, 0x47700000, 15.5, 17.0, 0x3EAAAAAB, 0x3A6BEDFA, 1.0625, 1.1875]> : tensor<43xf32>
  %829 = stablehlo.optimization_barrier %828 : tensor<43xf32>
  %830 = "stablehlo.convert"(%829) : (tensor<43xf32>) -> tensor<43xf8E4M3>
  %831 = "stablehlo.bitcast_convert"(%830) : (tensor<43xf8E4M3>) -> tensor<43xui8>
  %832 = "stablehlo.convert"(%830) : (tensor<43xf8E4M3>) -> tensor<43xf32>
  %833 = "stablehlo.bitcast_convert"(%832) : (tensor<43xf32>) -> tensor<43xui32>
  %834 = "stablehlo.compare"(%832, %832) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<43xf32>, tensor<43xf32>) -> tensor<43xi1>
  check.expect_eq_const %834, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<43xi1>
  %835 = stablehlo.constant dense<0> : tensor<43xui32>
  %836 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<43xi1>
  %837 = "stablehlo.select"(%836, %835, %833) : (tensor<43xi1>, tensor<43xui32>, tensor<43xui32>) -> tensor<43xui32>
  check.expect_eq_const %837, dense<[0, 2147483648, 2139095040, 4286578688, 0, 989855744, 3137339392, 1015021568, 3162505216, 1131413504, 3278897152, 1065353216, 3212836864, 1069547520, 3204448256, 0, 2147483648, 2139095040, 4286578688, 0, 0, 2147483648, 0, 2147483648, 2139095040, 4286578688, 1065353216, 3212836864, 1069547520, 3204448256, 2139095040, 2139095040, 2139095040, 1131413504, 2139095040, 2139095040, 2139095040, 1098907648, 1098907648, 1051721728, 0, 1065353216, 1067450368]> : tensor<43xui32>
  %838 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<43xi1>
  %839 = stablehlo.constant dense<0> : tensor<43xui8>
  %840 = "stablehlo.select"(%838, %839, %831) : (tensor<43xi1>, tensor<43xui8>, tensor<43xui8>) -> tensor<43xui8>
  check.expect_eq_const %840, dense<[0, 128, 120, 248, 0, 1, 129, 8, 136, 119, 247, 56, 184, 60, 176, 0, 128, 120, 248, 0, 0, 128, 0, 128, 120, 248, 56, 184, 60, 176, 120, 120, 120, 119, 120, 120, 120, 88, 88, 43, 0, 56, 58]> : tensor<43xui8>
  %841 = stablehlo.constant dense<[0.0, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x0E, 0x0F, 0x10, 0x11, 0x12, 0x13, 0x14, 0x15, 0x16, 0x17, 0x18, 0x19, 0x1A, 0x1B, 0x1C, 0x1D, 0x1E, 0x1F, 0.0625, 0x21, 0x22, 0x23, 0x24, 0x25, 0x26, 0x27, 0.125, 0x29, 0x2A, 0x2B, 0.1875, 0x2D, 0x2E, 0x2F, 0.25, 0x31, 0.3125, 0x33, 0.375, 0x35, 0.4375, 0x37, 0.5, 0.5625, 0.625, 0.6875, 0.75, 0.8125, 0.875, 0.9375, 1.0, 1.125, 1.25, 1.375, 1.5, 1.625, 1.75, 1.875, 2.0, 2.25, 2.5, 2.75, 3.0, 3.25, 3.5, 3.75, 4.0, 4.5, 5.0, 5.5, 6.0, 6.5, 7.0, 7.5, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 18.0, 20.0, 22.0, 24.0, 26.0, 28.0, 30.0, 32.0, 36.0, 40.0, 44.0, 48.0, 52.0, 56.0, 60.0, 64.0, 72.0, 80.0, 88.0, 96.0, 104.0, 112.0, 120.0, 128.0, 144.0, 160.0, 176.0, 192.0, 208.0, 224.0, 240.0, 0x80, 0x81, 0x82, 0x83, 0x84, 0x85, 0x86, 0x87, 0x88, 0x89, 0x8A, 0x8B, 0x8C, 0x8D, 0x8E, 0x8F, 0x90, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0x98, 0x99, 0x9A, 0x9B, 0x9C, 0x9D, 0x9E, 0x9F, 0xA0, 0xA1, 0xA2, 0xA3, 0xA4, 0xA5, 0xA6, 0xA7, -0.125, 0xA9, 0xAA, 0xAB, 0xAC, 0xAD, 0xAE, 0xAF, -0.25, 0xB1, 0xB2, 0xB3, -0.375, 0xB5, 0xB6, 0xB7, -0.5, 0xB9, -0.625, 0xBB, -0.75, 0xBD, -0.875, 0xBF, -1.0, -1.125, -1.25, -1.375, -1.5, -1.625, -1.75, -1.875, -2.0, -2.25, -2.5, -2.75, -3.0, -3.25, -3.5, -3.75, -4.0, -4.5, -5.0, -5.5, -6.0, -6.5, -7.0, -7.5, -8.0, -9.0, -10.0, -11.0, -12.0, -13.0, -14.0, -15.0, -16.0, -18.0, -20.0, -22.0, -24.0, -26.0, -28.0, -30.0, -32.0, -36.0, -40.0, -44.0, -48.0, -52.0, -56.0, -60.0, -64.0, -72.0, -80.0, -88.0, -96.0, -104.0, -112.0, -120.0, -128.0, -144.0, -160.0, -176.0, -192.0, -208.0, -224.0, -240.0]> : tensor<256xf8E4M3FNUZ>
  %842 = stablehlo.optimization_barrier %841 : tensor<256xf8E4M3FNUZ>
  %843 = "stablehlo.convert"(%842) : (tensor<256xf8E4M3FNUZ>) -> tensor<256xf32>
  %844 = "stablehlo.bitcast_convert"(%843) : (tensor<256xf32>) -> tensor<256xui32>
  %845 = "stablehlo.compare"(%843, %843) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xi1>
  check.expect_eq_const %845, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<256xi1>
  %846 = stablehlo.constant dense<0> : tensor<256xui32>
  %847 = stablehlo.constant dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<256xi1>
  %848 = "stablehlo.select"(%847, %846, %844) : (tensor<256xi1>, tensor<256xui32>, tensor<256xui32>) -> tensor<256xui32>
  check.expect_eq_const %848, dense<[0, 981467136, 989855744, 994050048, 998244352, 1000341504, 1002438656, 1004535808, 1006632960, 1007681536, 1008730112, 1009778688, 1010827264, 1011875840, 1012924416, 1013972992, 1015021568, 1016070144, 1017118720, 1018167296, 1019215872, 1020264448, 1021313024, 1022361600, 1023410176, 1024458752, 1025507328, 1026555904, 1027604480, 1028653056, 1029701632, 1030750208, 1031798784, 1032847360, 1033895936, 1034944512, 1035993088, 1037041664, 1038090240, 1039138816, 1040187392, 1041235968, 1042284544, 1043333120, 1044381696, 1045430272, 1046478848, 1047527424, 1048576000, 1049624576, 1050673152, 1051721728, 1052770304, 1053818880, 1054867456, 1055916032, 1056964608, 1058013184, 1059061760, 1060110336, 1061158912, 1062207488, 1063256064, 1064304640, 1065353216, 1066401792, 1067450368, 1068498944, 1069547520, 1070596096, 1071644672, 1072693248, 1073741824, 1074790400, 1075838976, 1076887552, 1077936128, 1078984704, 1080033280, 1081081856, 1082130432, 1083179008, 1084227584, 1085276160, 1086324736, 1087373312, 1088421888, 1089470464, 1090519040, 1091567616, 1092616192, 1093664768, 1094713344, 1095761920, 1096810496, 1097859072, 1098907648, 1099956224, 1101004800, 1102053376, 1103101952, 1104150528, 1105199104, 1106247680, 1107296256, 1108344832, 1109393408, 1110441984, 1111490560, 1112539136, 1113587712, 1114636288, 1115684864, 1116733440, 1117782016, 1118830592, 1119879168, 1120927744, 1121976320, 1123024896, 1124073472, 1125122048, 1126170624, 1127219200, 1128267776, 1129316352, 1130364928, 1131413504, 0, 3128950784, 3137339392, 3141533696, 3145728000, 3147825152, 3149922304, 3152019456, 3154116608, 3155165184, 3156213760, 3157262336, 3158310912, 3159359488, 3160408064, 3161456640, 3162505216, 3163553792, 3164602368, 3165650944, 3166699520, 3167748096, 3168796672, 3169845248, 3170893824, 3171942400, 3172990976, 3174039552, 3175088128, 3176136704, 3177185280, 3178233856, 3179282432, 3180331008, 3181379584, 3182428160, 3183476736, 3184525312, 3185573888, 3186622464, 3187671040, 3188719616, 3189768192, 3190816768, 3191865344, 3192913920, 3193962496, 3195011072, 3196059648, 3197108224, 3198156800, 3199205376, 3200253952, 3201302528, 3202351104, 3203399680, 3204448256, 3205496832, 3206545408, 3207593984, 3208642560, 3209691136, 3210739712, 3211788288, 3212836864, 3213885440, 3214934016, 3215982592, 3217031168, 3218079744, 3219128320, 3220176896, 3221225472, 3222274048, 3223322624, 3224371200, 3225419776, 3226468352, 3227516928, 3228565504, 3229614080, 3230662656, 3231711232, 3232759808, 3233808384, 3234856960, 3235905536, 3236954112, 3238002688, 3239051264, 3240099840, 3241148416, 3242196992, 3243245568, 3244294144, 3245342720, 3246391296, 3247439872, 3248488448, 3249537024, 3250585600, 3251634176, 3252682752, 3253731328, 3254779904, 3255828480, 3256877056, 3257925632, 3258974208, 3260022784, 3261071360, 3262119936, 3263168512, 3264217088, 3265265664, 3266314240, 3267362816, 3268411392, 3269459968, 3270508544, 3271557120, 3272605696, 3273654272, 3274702848, 3275751424, 3276800000, 3277848576, 3278897152]> : tensor<256xui32>
  %849 = stablehlo.constant dense<[0.0, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x3A800000, 0xBA800000, 0x3C000000, 0xBC000000, 240.0, -240.0, 1.0, -1.0, 1.5, -0.5, 0.0, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x00000001, 0x80000001, 0x00800000, 0x80800000, 0x7F7FFFFF, 0xFF7FFFFF, 1.0, -1.0, 1.5, -0.5, 448.0, 464.0, 465.0, 240.0, 248.0, 0x47600000, 0x47700000, 15.5, 17.0, 0x3EAAAAAB, 0x3A6BEDFA, 1.0625, 1.1875]> : tensor<43xf32>
  %850 = stablehlo.optimization_barrier %849 : tensor<43xf32>
  %851 = "stablehlo.convert"(%850) : (tensor<43xf32>) -> tensor<43xf8E4M3FNUZ>
  %852 = "stablehlo.bitcast_convert"(%851) : (tensor<43xf8E4M3FNUZ>) -> tensor<43xui8>
  %853 = "stablehlo.convert"(%851) : (tensor<43xf8E4M3FNUZ>) -> tensor<43xf32>
  %854 = "stablehlo.bitcast_convert"(%853) : (tensor<43xf32>) -> tensor<43xui32>
  %855 = "stablehlo.compare"(%853, %853) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<43xf32>, tensor<43xf32>) -> tensor<43xi1>
  check.expect_eq_const %855, dense<[false, false, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, false, false, false, false, true, true, false, false, false, false, true, true, true, false, true, true, true, false, false, false, false, false, false]> : tensor<43xi1>
  %856 = stablehlo.constant dense<0> : tensor<43xui32>
  %857 = stablehlo.constant dense<[false, false, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, false, false, false, false, true, true, false, false, false, false, true, true, true, false, true, true, true, false, false, false, false, false, false]> : tensor<43xi1>
  %858 = "stablehlo.select"(%857, %856, %854) : (tensor<43xi1>, tensor<43xui32>, tensor<43xui32>) -> tensor<43xui32>
  check.expect_eq_const %858, dense<[0, 0, 0, 0, 0, 981467136, 3128950784, 1006632960, 3154116608, 1131413504, 3278897152, 1065353216, 3212836864, 1069547520, 3204448256, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1065353216, 3212836864, 1069547520, 3204448256, 0, 0, 0, 1131413504, 0, 0, 0, 1098907648, 1098907648, 1051721728, 981467136, 1065353216, 1067450368]> : tensor<43xui32>
  %859 = stablehlo.constant dense<[false, false, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, false, false, false, false, true, true, false, false, false, false, true, true, true, false, true, true, true, false, false, false, false, false, false]> : tensor<43xi1>
  %860 = stablehlo.constant dense<0> : tensor<43xui8>
  %861 = "stablehlo.select"(%859, %860, %852) : (tensor<43xi1>, tensor<43xui8>, tensor<43xui8>) -> tensor<43xui8>
  check.expect_eq_const %861, dense<[0, 0, 0, 0, 0, 1, 129, 8, 136, 127, 255, 64, 192, 68, 184, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 192, 68, 184, 0, 0, 0, 127, 0, 0, 0, 96, 96, 51, 1, 64, 66]> : tensor<43xui8>
  %862 = stablehlo.constant dense<[0.0, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x0E, 0x0F, 0x10, 0x11, 0x12, 0x13, 0x14, 0x15, 0x16, 0x17, 0x18, 0x19, 0x1A, 0x1B, 0x1C, 0x1D, 0x1E, 0x1F, 0x20, 0x21, 0x22, 0x23, 0x24, 0x25, 0x26, 0x27, 0x28, 0x29, 0x2A, 0x2B, 0x2C, 0x2D, 0x2E, 0x2F, 0x30, 0x31, 0x32, 0x33, 0x34, 0x35, 0x36, 0x37, 0.0625, 0x39, 0x3A, 0x3B, 0x3C, 0x3D, 0x3E, 0x3F, 0.125, 0x41, 0x42, 0x43, 0.1875, 0x45, 0x46, 0x47, 0.25, 0x49, 0.3125, 0x4B, 0.375, 0x4D, 0.4375, 0x4F, 0.5, 0.5625, 0.625, 0.6875, 0.75, 0.8125, 0.875, 0.9375, 1.0, 1.125, 1.25, 1.375, 1.5, 1.625, 1.75, 1.875, 2.0, 2.25, 2.5, 2.75, 3.0, 3.25, 3.5, 3.75, 4.0, 4.5, 5.0, 5.5, 6.0, 6.5, 7.0, 7.5, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 18.0, 20.0, 22.0, 24.0, 26.0, 28.0, 30.0, 0x80, 0x81, 0x82, 0x83, 0x84, 0x85, 0x86, 0x87, 0x88, 0x89, 0x8A, 0x8B, 0x8C, 0x8D, 0x8E, 0x8F, 0x90, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0x98, 0x99, 0x9A, 0x9B, 0x9C, 0x9D, 0x9E, 0x9F, 0xA0, 0xA1, 0xA2, 0xA3, 0xA4, 0xA5, 0xA6, 0xA7, 0xA8, 0xA9, 0xAA, 0xAB, 0xAC, 0xAD, 0xAE, 0xAF, 0xB0, 0xB1, 0xB2, 0xB3, 0xB4, 0xB5, 0xB6, 0xB7, 0xB8, 0xB9, 0xBA, 0xBB, 0xBC, 0xBD, 0xBE, 0xBF, -0.125, 0xC1, 0xC2, 0xC3, 0xC4, 0xC5, 0xC6, 0xC7, -0.25, 0xC9, 0xCA, 0xCB, -0.375, 0xCD, 0xCE, 0xCF, -0.5, 0xD1, -0.625, 0xD3, -0.75, 0xD5, -0.875, 0xD7, -1.0, -1.125, -1.25, -1.375, -1.5, -1.625, -1.75, -1.875, -2.0, -2.25, -2.5, -2.75, -3.0, -3.25, -3.5, -3.75, -4.0, -4.5, -5.0, -5.5, -6.0, -6.5, -7.0, -7.5, -8.0, -9.0, -10.0, -11.0, -12.0, -13.0, -14.0, -15.0, -16.0, -18.0, -20.0, -22.0, -24.0, -26.0, -28.0, -30.0]> : tensor<256xf8E4M3B11FNUZ>
  %863 = stablehlo.optimization_barrier %862 : tensor<256xf8E4M3B11FNUZ>
  %864 = "stablehlo.convert"(%863) : (tensor<256xf8E4M3B11FNUZ>) -> tensor<256xf32>
  %865 = "stablehlo.bitcast_convert"(%864) : (tensor<256xf32>) -> tensor<256xui32>
  %866 = "stablehlo.compare"(%864, %864) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xi1>
  check.expect_eq_const %866, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<256xi1>
  %867 = stablehlo.constant dense<0> : tensor<256xui32>
  %868 = stablehlo.constant dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<256xi1>
  %869 = "stablehlo.select"(%868, %867, %865) : (tensor<256xi1>, tensor<256xui32>, tensor<256xui32>) -> tensor<256xui32>
  check.expect_eq_const %869, dense<[0, 956301312, 964689920, 968884224, 973078528, 975175680, 977272832, 979369984, 981467136, 982515712, 983564288, 984612864, 985661440, 986710016, 987758592, 988807168, 989855744, 990904320, 991952896, 993001472, 994050048, 995098624, 996147200, 997195776, 998244352, 999292928, 1000341504, 1001390080, 1002438656, 1003487232, 1004535808, 1005584384, 1006632960, 1007681536, 1008730112, 1009778688, 1010827264, 1011875840, 1012924416, 1013972992, 1015021568, 1016070144, 1017118720, 1018167296, 1019215872, 1020264448, 1021313024, 1022361600, 1023410176, 1024458752, 1025507328, 1026555904, 1027604480, 1028653056, 1029701632, 1030750208, 1031798784, 1032847360, 1033895936, 1034944512, 1035993088, 1037041664, 1038090240, 1039138816, 1040187392, 1041235968, 1042284544, 1043333120, 1044381696, 1045430272, 1046478848, 1047527424, 1048576000, 1049624576, 1050673152, 1051721728, 1052770304, 1053818880, 1054867456, 1055916032, 1056964608, 1058013184, 1059061760, 1060110336, 1061158912, 1062207488, 1063256064, 1064304640, 1065353216, 1066401792, 1067450368, 1068498944, 1069547520, 1070596096, 1071644672, 1072693248, 1073741824, 1074790400, 1075838976, 1076887552, 1077936128, 1078984704, 1080033280, 1081081856, 1082130432, 1083179008, 1084227584, 1085276160, 1086324736, 1087373312, 1088421888, 1089470464, 1090519040, 1091567616, 1092616192, 1093664768, 1094713344, 1095761920, 1096810496, 1097859072, 1098907648, 1099956224, 1101004800, 1102053376, 1103101952, 1104150528, 1105199104, 1106247680, 0, 3103784960, 3112173568, 3116367872, 3120562176, 3122659328, 3124756480, 3126853632, 3128950784, 3129999360, 3131047936, 3132096512, 3133145088, 3134193664, 3135242240, 3136290816, 3137339392, 3138387968, 3139436544, 3140485120, 3141533696, 3142582272, 3143630848, 3144679424, 3145728000, 3146776576, 3147825152, 3148873728, 3149922304, 3150970880, 3152019456, 3153068032, 3154116608, 3155165184, 3156213760, 3157262336, 3158310912, 3159359488, 3160408064, 3161456640, 3162505216, 3163553792, 3164602368, 3165650944, 3166699520, 3167748096, 3168796672, 3169845248, 3170893824, 3171942400, 3172990976, 3174039552, 3175088128, 3176136704, 3177185280, 3178233856, 3179282432, 3180331008, 3181379584, 3182428160, 3183476736, 3184525312, 3185573888, 3186622464, 3187671040, 3188719616, 3189768192, 3190816768, 3191865344, 3192913920, 3193962496, 3195011072, 3196059648, 3197108224, 3198156800, 3199205376, 3200253952, 3201302528, 3202351104, 3203399680, 3204448256, 3205496832, 3206545408, 3207593984, 3208642560, 3209691136, 3210739712, 3211788288, 3212836864, 3213885440, 3214934016, 3215982592, 3217031168, 3218079744, 3219128320, 3220176896, 3221225472, 3222274048, 3223322624, 3224371200, 3225419776, 3226468352, 3227516928, 3228565504, 3229614080, 3230662656, 3231711232, 3232759808, 3233808384, 3234856960, 3235905536, 3236954112, 3238002688, 3239051264, 3240099840, 3241148416, 3242196992, 3243245568, 3244294144, 3245342720, 3246391296, 3247439872, 3248488448, 3249537024, 3250585600, 3251634176, 3252682752, 3253731328]> : tensor<256xui32>
  %870 = stablehlo.constant dense<[0.0, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x39000000, 0xB9000000, 0x3A800000, 0xBA800000, 30.0, -30.0, 1.0, -1.0, 1.5, -0.5, 0.0, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x00000001, 0x80000001, 0x00800000, 0x80800000, 0x7F7FFFFF, 0xFF7FFFFF, 1.0, -1.0, 1.5, -0.5, 448.0, 464.0, 465.0, 240.0, 248.0, 0x47600000, 0x47700000, 15.5, 17.0, 0x3EAAAAAB, 0x3A6BEDFA, 1.0625, 1.1875]> : tensor<43xf32>
  %871 = stablehlo.optimization_barrier %870 : tensor<43xf32>
  %872 = "stablehlo.convert"(%871) : (tensor<43xf32>) -> tensor<43xf8E4M3B11FNUZ>
  %873 = "stablehlo.bitcast_convert"(%872) : (tensor<43xf8E4M3B11FNUZ>) -> tensor<43xui8>
  %874 = "stablehlo.convert"(%872) : (tensor<43xf8E4M3B11FNUZ>) -> tensor<43xf32>
  %875 = "stablehlo.bitcast_convert"(%874) : (tensor<43xf32>) -> tensor<43xui32>
  %876 = "stablehlo.compare"(%874, %874) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<43xf32>, tensor<43xf32>) -> tensor<43xi1>
  check.expect_eq_const %876, dense<[false, false, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, false, false, false, false, true, true, false, false, false, false, true, true, true, true, true, true, true, false, false, false, false, false, false]> : tensor<43xi1>
  %877 = stablehlo.constant dense<0> : tensor<43xui32>
  %878 = stablehlo.constant dense<[false, false, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, false, false, false, false, true, true, false, false, false, false, true, true, true, true, true, true, true, false, false, false, false, false, false]> : tensor<43xi1>
  %879 = "stablehlo.select"(%878, %877, %875) : (tensor<43xi1>, tensor<43xui32>, tensor<43xui32>) -> tensor<43xui32>
  check.expect_eq_const %879, dense<[0, 0, 0, 0, 0, 956301312, 3103784960, 981467136, 3128950784, 1106247680, 3253731328, 1065353216, 3212836864, 1069547520, 3204448256, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1065353216, 3212836864, 1069547520, 3204448256, 0, 0, 0, 0, 0, 0, 0, 1098907648, 1098907648, 1051721728, 979369984, 1065353216, 1067450368]> : tensor<43xui32>
  %880 = stablehlo.constant dense<[false, false, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, false, false, false, false, true, true, false, false, false, false, true, true, true, true, true, true, true, false, false, false, false, false, false]> : tensor<43xi1>
  %881 = stablehlo.constant dense<0> : tensor<43xui8>
  %882 = "stablehlo.select"(%880, %881, %873) : (tensor<43xi1>, tensor<43xui8>, tensor<43xui8>) -> tensor<43xui8>
  check.expect_eq_const %882, dense<[0, 0, 0, 0, 0, 1, 129, 8, 136, 127, 255, 88, 216, 92, 208, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 88, 216, 92, 208, 0, 0, 0, 0, 0, 0, 0, 120, 120, 75, 7, 88, 90]> : tensor<43xui8>
  %883 = stablehlo.constant dense<[0.0, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x0E, 0x0F, 0x10, 0x11, 0x12, 0x13, 0x14, 0x15, 0x16, 0x17, 0x18, 0x19, 0x1A, 0x1B, 0x1C, 0x1D, 0x1E, 0x1F, 0x20, 0x21, 0x22, 0x23, 0x24, 0x25, 0x26, 0x27, 0x28, 0x29, 0x2A, 0x2B, 0.0625, 0x2D, 0x2E, 0x2F, 0.125, 0x31, 0.1875, 0x33, 0.25, 0.3125, 0.375, 0.4375, 0.5, 0.625, 0.75, 0.875, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 4.0, 5.0, 6.0, 7.0, 8.0, 10.0, 12.0, 14.0, 16.0, 20.0, 24.0, 28.0, 32.0, 40.0, 48.0, 56.0, 64.0, 80.0, 96.0, 112.0, 128.0, 160.0, 192.0, 224.0, 256.0, 320.0, 384.0, 448.0, 512.0, 640.0, 768.0, 896.0, 1024.0, 1280.0, 1536.0, 1792.0, 2048.0, 2560.0, 3072.0, 3584.0, 4096.0, 5120.0, 6144.0, 7168.0, 8192.0, 0x71, 0x72, 0x73, 0x74, 0x75, 0x76, 0x77, 0x78, 0x79, 0x7A, 0x7B, 0x7C, 0x7D, 0x7E, 0x7F, 0x80, 0x81, 0x82, 0x83, 0x84, 0x85, 0x86, 0x87, 0x88, 0x89, 0x8A, 0x8B, 0x8C, 0x8D, 0x8E, 0x8F, 0x90, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0x98, 0x99, 0x9A, 0x9B, 0x9C, 0x9D, 0x9E, 0x9F, 0xA0, 0xA1, 0xA2, 0xA3, 0xA4, 0xA5, 0xA6, 0xA7, 0xA8, 0xA9, 0xAA, 0xAB, 0xAC, 0xAD, 0xAE, 0xAF, -0.125, 0xB1, 0xB2, 0xB3, -0.25, 0xB5, -0.375, 0xB7, -0.5, -0.625, -0.75, -0.875, -1.0, -1.25, -1.5, -1.75, -2.0, -2.5, -3.0, -3.5, -4.0, -5.0, -6.0, -7.0, -8.0, -10.0, -12.0, -14.0, -16.0, -20.0, -24.0, -28.0, -32.0, -40.0, -48.0, -56.0, -64.0, -80.0, -96.0, -112.0, -128.0, -160.0, -192.0, -224.0, -256.0, -320.0, -384.0, -448.0, -512.0, -640.0, -768.0, -896.0, 0xE4, 0xE5, 0xE6, 0xE7, 0xE8, 0xE9, 0xEA, 0xEB, 0xEC, 0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF2, 0xF3, 0xF4, 0xF5, 0xF6, 0xF7, 0xF8, 0xF9, 0xFA, 0xFB, 0xFC, 0xFD, 0xFE, 0xFF]> : tensor<256xf8E5M2>
  %884 = stablehlo.optimization_barrier %883 : tensor<256xf8E5M2>
  %885 = "stablehlo.convert"(%884) : (tensor<256xf8E5M2>) -> tensor<256xf32>
  %886 = "stablehlo.bitcast_convert"(%885) : (tensor<256xf32>) -> tensor<256xui32>
  %887 = "stablehlo.compare"(%885, %885) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xi1>
  check.expect_eq_const %887, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, true, true]> : tensor<256xi1>
  %888 = stablehlo.constant dense<0> : tensor<256xui32>
  %889 = stablehlo.constant dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, true, true]> : tensor<256xi1>
  %890 = "stablehlo.select"(%889, %888, %886) : (tensor<256xi1>, tensor<256xui32>, tensor<256xui32>) -> tensor<256xui32>
  check.expect_eq_const %890, dense<[0, 931135488, 939524096, 943718400, 947912704, 950009856, 952107008, 954204160, 956301312, 958398464, 960495616, 962592768, 964689920, 966787072, 968884224, 970981376, 973078528, 975175680, 977272832, 979369984, 981467136, 983564288, 985661440, 987758592, 989855744, 991952896, 994050048, 996147200, 998244352, 1000341504, 1002438656, 1004535808, 1006632960, 1008730112, 1010827264, 1012924416, 1015021568, 1017118720, 1019215872, 1021313024, 1023410176, 1025507328, 1027604480, 1029701632, 1031798784, 1033895936, 1035993088, 1038090240, 1040187392, 1042284544, 1044381696, 1046478848, 1048576000, 1050673152, 1052770304, 1054867456, 1056964608, 1059061760, 1061158912, 1063256064, 1065353216, 1067450368, 1069547520, 1071644672, 1073741824, 1075838976, 1077936128, 1080033280, 1082130432, 1084227584, 1086324736, 1088421888, 1090519040, 1092616192, 1094713344, 1096810496, 1098907648, 1101004800, 1103101952, 1105199104, 1107296256, 1109393408, 1111490560, 1113587712, 1115684864, 1117782016, 1119879168, 1121976320, 1124073472, 1126170624, 1128267776, 1130364928, 1132462080, 1134559232, 1136656384, 1138753536, 1140850688, 1142947840, 1145044992, 1147142144, 1149239296, 1151336448, 1153433600, 1155530752, 1157627904, 1159725056, 1161822208, 1163919360, 1166016512, 1168113664, 1170210816, 1172307968, 1174405120, 1176502272, 1178599424, 1180696576, 1182793728, 1184890880, 1186988032, 1189085184, 1191182336, 1193279488, 1195376640, 1197473792, 2139095040, 0, 0, 0, 2147483648, 3078619136, 3087007744, 3091202048, 3095396352, 3097493504, 3099590656, 3101687808, 3103784960, 3105882112, 3107979264, 3110076416, 3112173568, 3114270720, 3116367872, 3118465024, 3120562176, 3122659328, 3124756480, 3126853632, 3128950784, 3131047936, 3133145088, 3135242240, 3137339392, 3139436544, 3141533696, 3143630848, 3145728000, 3147825152, 3149922304, 3152019456, 3154116608, 3156213760, 3158310912, 3160408064, 3162505216, 3164602368, 3166699520, 3168796672, 3170893824, 3172990976, 3175088128, 3177185280, 3179282432, 3181379584, 3183476736, 3185573888, 3187671040, 3189768192, 3191865344, 3193962496, 3196059648, 3198156800, 3200253952, 3202351104, 3204448256, 3206545408, 3208642560, 3210739712, 3212836864, 3214934016, 3217031168, 3219128320, 3221225472, 3223322624, 3225419776, 3227516928, 3229614080, 3231711232, 3233808384, 3235905536, 3238002688, 3240099840, 3242196992, 3244294144, 3246391296, 3248488448, 3250585600, 3252682752, 3254779904, 3256877056, 3258974208, 3261071360, 3263168512, 3265265664, 3267362816, 3269459968, 3271557120, 3273654272, 3275751424, 3277848576, 3279945728, 3282042880, 3284140032, 3286237184, 3288334336, 3290431488, 3292528640, 3294625792, 3296722944, 3298820096, 3300917248, 3303014400, 3305111552, 3307208704, 3309305856, 3311403008, 3313500160, 3315597312, 3317694464, 3319791616, 3321888768, 3323985920, 3326083072, 3328180224, 3330277376, 3332374528, 3334471680, 3336568832, 3338665984, 3340763136, 3342860288, 3344957440, 4286578688, 0, 0, 0]> : tensor<256xui32>
  %891 = stablehlo.constant dense<[0.0, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x37800000, 0xB7800000, 0x38800000, 0xB8800000, 0x47600000, 0xC7600000, 1.0, -1.0, 1.5, -0.5, 0.0, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x00000001, 0x80000001, 0x00800000, 0x80800000, 0x7F7FFFFF, 0xFF7FFFFF, 1.0, -1.0, 1.5, -0.5, 448.0, 464.0, 465.0, 240.0, 248.0, 0x47600000, 0x47700000, 15.5, 17.0, 0x3EAAAAAB, 0x3A6BEDFA, 1.0625, 1.1875]> : tensor<43xf32>
  %892 = stablehlo.optimization_barrier %891 : tensor<43xf32>
  %893 = "stablehlo.convert"(%892) : (tensor<43xf32>) -> tensor<43xf8E5M2>
  %894 = "stablehlo.bitcast_convert"(%893) : (tensor<43xf8E5M2>) -> tensor<43xui8>
  %895 = "stablehlo.convert"(%893) : (tensor<43xf8E5M2>) -> tensor<43xf32>
  %896 = "stablehlo.bitcast_convert"(%895) : (tensor<43xf32>) -> tensor<43xui32>
  %897 = "stablehlo.compare"(%895, %895) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<43xf32>, tensor<43xf32>) -> tensor<43xi1>
  check.expect_eq_const %897, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<43xi1>
  %898 = stablehlo.constant dense<0> : tensor<43xui32>
  %899 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<43xi1>
  %900 = "stablehlo.select"(%899, %898, %896) : (tensor<43xi1>, tensor<43xui32>, tensor<43xui32>) -> tensor<43xui32>
  check.expect_eq_const %900, dense<[0, 2147483648, 2139095040, 4286578688, 0, 931135488, 3078619136, 947912704, 3095396352, 1197473792, 3344957440, 1065353216, 3212836864, 1069547520, 3204448256, 0, 2147483648, 2139095040, 4286578688, 0, 0, 2147483648, 0, 2147483648, 2139095040, 4286578688, 1065353216, 3212836864, 1069547520, 3204448256, 1138753536, 1138753536, 1138753536, 1132462080, 1132462080, 1197473792, 2139095040, 1098907648, 1098907648, 1050673152, 979369984, 1065353216, 1067450368]> : tensor<43xui32>
  %901 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<43xi1>
  %902 = stablehlo.constant dense<0> : tensor<43xui8>
  %903 = "stablehlo.select"(%901, %902, %894) : (tensor<43xi1>, tensor<43xui8>, tensor<43xui8>) -> tensor<43xui8>
  check.expect_eq_const %903, dense<[0, 128, 124, 252, 0, 1, 129, 4, 132, 123, 251, 60, 188, 62, 184, 0, 128, 124, 252, 0, 0, 128, 0, 128, 124, 252, 60, 188, 62, 184, 95, 95, 95, 92, 92, 123, 124, 76, 76, 53, 19, 60, 61]> : tensor<43xui8>
  %904 = stablehlo.constant dense<[0.0, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x0E, 0x0F, 0x10, 0x11, 0x12, 0x13, 0x14, 0x15, 0x16, 0x17, 0x18, 0x19, 0x1A, 0x1B, 0x1C, 0x1D, 0x1E, 0x1F, 0x20, 0x21, 0x22, 0x23, 0x24, 0x25, 0x26, 0x27, 0x28, 0x29, 0x2A, 0x2B, 0x2C, 0x2D, 0x2E, 0x2F, 0.0625, 0x31, 0x32, 0x33, 0.125, 0x35, 0.1875, 0x37, 0.25, 0.3125, 0.375, 0.4375, 0.5, 0.625, 0.75, 0.875, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 4.0, 5.0, 6.0, 7.0, 8.0, 10.0, 12.0, 14.0, 16.0, 20.0, 24.0, 28.0, 32.0, 40.0, 48.0, 56.0, 64.0, 80.0, 96.0, 112.0, 128.0, 160.0, 192.0, 224.0, 256.0, 320.0, 384.0, 448.0, 512.0, 640.0, 768.0, 896.0, 1024.0, 1280.0, 1536.0, 1792.0, 2048.0, 2560.0, 3072.0, 3584.0, 4096.0, 5120.0, 6144.0, 7168.0, 8192.0, 0x75, 0x76, 0x77, 0x78, 0x79, 0x7A, 0x7B, 0x7C, 0x7D, 0x7E, 0x7F, 0x80, 0x81, 0x82, 0x83, 0x84, 0x85, 0x86, 0x87, 0x88, 0x89, 0x8A, 0x8B, 0x8C, 0x8D, 0x8E, 0x8F, 0x90, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0x98, 0x99, 0x9A, 0x9B, 0x9C, 0x9D, 0x9E, 0x9F, 0xA0, 0xA1, 0xA2, 0xA3, 0xA4, 0xA5, 0xA6, 0xA7, 0xA8, 0xA9, 0xAA, 0xAB, 0xAC, 0xAD, 0xAE, 0xAF, 0xB0, 0xB1, 0xB2, 0xB3, -0.125, 0xB5, 0xB6, 0xB7, -0.25, 0xB9, -0.375, 0xBB, -0.5, -0.625, -0.75, -0.875, -1.0, -1.25, -1.5, -1.75, -2.0, -2.5, -3.0, -3.5, -4.0, -5.0, -6.0, -7.0, -8.0, -10.0, -12.0, -14.0, -16.0, -20.0, -24.0, -28.0, -32.0, -40.0, -48.0, -56.0, -64.0, -80.0, -96.0, -112.0, -128.0, -160.0, -192.0, -224.0, -256.0, -320.0, -384.0, -448.0, -512.0, -640.0, -768.0, -896.0, 0xE8, 0xE9, 0xEA, 0xEB, 0xEC, 0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF2, 0xF3, 0xF4, 0xF5, 0xF6, 0xF7, 0xF8, 0xF9, 0xFA, 0xFB, 0xFC, 0xFD, 0xFE, 0xFF]> : tensor<256xf8E5M2FNUZ>
  %905 = stablehlo.optimization_barrier %904 : tensor<256xf8E5M2FNUZ>
  %906 = "stablehlo.convert"(%905) : (tensor<256xf8E5M2FNUZ>) -> tensor<256xf32>
  %907 = "stablehlo.bitcast_convert"(%906) : (tensor<256xf32>) -> tensor<256xui32>
  %908 = "stablehlo.compare"(%906, %906) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xi1>
  check.expect_eq_const %908, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<256xi1>
  %909 = stablehlo.constant dense<0> : tensor<256xui32>
  %910 = stablehlo.constant dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<256xi1>
  %911 = "stablehlo.select"(%910, %909, %907) : (tensor<256xi1>, tensor<256xui32>, tensor<256xui32>) -> tensor<256xui32>
  check.expect_eq_const %911, dense<[0, 922746880, 931135488, 935329792, 939524096, 941621248, 943718400, 945815552, 947912704, 950009856, 952107008, 954204160, 956301312, 958398464, 960495616, 962592768, 964689920, 966787072, 968884224, 970981376, 973078528, 975175680, 977272832, 979369984, 981467136, 983564288, 985661440, 987758592, 989855744, 991952896, 994050048, 996147200, 998244352, 1000341504, 1002438656, 1004535808, 1006632960, 1008730112, 1010827264, 1012924416, 1015021568, 1017118720, 1019215872, 1021313024, 1023410176, 1025507328, 1027604480, 1029701632, 1031798784, 1033895936, 1035993088, 1038090240, 1040187392, 1042284544, 1044381696, 1046478848, 1048576000, 1050673152, 1052770304, 1054867456, 1056964608, 1059061760, 1061158912, 1063256064, 1065353216, 1067450368, 1069547520, 1071644672, 1073741824, 1075838976, 1077936128, 1080033280, 1082130432, 1084227584, 1086324736, 1088421888, 1090519040, 1092616192, 1094713344, 1096810496, 1098907648, 1101004800, 1103101952, 1105199104, 1107296256, 1109393408, 1111490560, 1113587712, 1115684864, 1117782016, 1119879168, 1121976320, 1124073472, 1126170624, 1128267776, 1130364928, 1132462080, 1134559232, 1136656384, 1138753536, 1140850688, 1142947840, 1145044992, 1147142144, 1149239296, 1151336448, 1153433600, 1155530752, 1157627904, 1159725056, 1161822208, 1163919360, 1166016512, 1168113664, 1170210816, 1172307968, 1174405120, 1176502272, 1178599424, 1180696576, 1182793728, 1184890880, 1186988032, 1189085184, 1191182336, 1193279488, 1195376640, 1197473792, 0, 3070230528, 3078619136, 3082813440, 3087007744, 3089104896, 3091202048, 3093299200, 3095396352, 3097493504, 3099590656, 3101687808, 3103784960, 3105882112, 3107979264, 3110076416, 3112173568, 3114270720, 3116367872, 3118465024, 3120562176, 3122659328, 3124756480, 3126853632, 3128950784, 3131047936, 3133145088, 3135242240, 3137339392, 3139436544, 3141533696, 3143630848, 3145728000, 3147825152, 3149922304, 3152019456, 3154116608, 3156213760, 3158310912, 3160408064, 3162505216, 3164602368, 3166699520, 3168796672, 3170893824, 3172990976, 3175088128, 3177185280, 3179282432, 3181379584, 3183476736, 3185573888, 3187671040, 3189768192, 3191865344, 3193962496, 3196059648, 3198156800, 3200253952, 3202351104, 3204448256, 3206545408, 3208642560, 3210739712, 3212836864, 3214934016, 3217031168, 3219128320, 3221225472, 3223322624, 3225419776, 3227516928, 3229614080, 3231711232, 3233808384, 3235905536, 3238002688, 3240099840, 3242196992, 3244294144, 3246391296, 3248488448, 3250585600, 3252682752, 3254779904, 3256877056, 3258974208, 3261071360, 3263168512, 3265265664, 3267362816, 3269459968, 3271557120, 3273654272, 3275751424, 3277848576, 3279945728, 3282042880, 3284140032, 3286237184, 3288334336, 3290431488, 3292528640, 3294625792, 3296722944, 3298820096, 3300917248, 3303014400, 3305111552, 3307208704, 3309305856, 3311403008, 3313500160, 3315597312, 3317694464, 3319791616, 3321888768, 3323985920, 3326083072, 3328180224, 3330277376, 3332374528, 3334471680, 3336568832, 3338665984, 3340763136, 3342860288, 3344957440]> : tensor<256xui32>
  %912 = stablehlo.constant dense<[0.0, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x37000000, 0xB7000000, 0x38000000, 0xB8000000, 0x47600000, 0xC7600000, 1.0, -1.0, 1.5, -0.5, 0.0, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x00000001, 0x80000001, 0x00800000, 0x80800000, 0x7F7FFFFF, 0xFF7FFFFF, 1.0, -1.0, 1.5, -0.5, 448.0, 464.0, 465.0, 240.0, 248.0, 0x47600000, 0x47700000, 15.5, 17.0, 0x3EAAAAAB, 0x3A6BEDFA, 1.0625, 1.1875]> : tensor<43xf32>
  %913 = stablehlo.optimization_barrier %912 : tensor<43xf32>
  %914 = "stablehlo.convert"(%913) : (tensor<43xf32>) -> tensor<43xf8E5M2FNUZ>
  %915 = "stablehlo.bitcast_convert"(%914) : (tensor<43xf8E5M2FNUZ>) -> tensor<43xui8>
  %916 = "stablehlo.convert"(%914) : (tensor<43xf8E5M2FNUZ>) -> tensor<43xf32>
  %917 = "stablehlo.bitcast_convert"(%916) : (tensor<43xf32>) -> tensor<43xui32>
  %918 = "stablehlo.compare"(%916, %916) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<43xf32>, tensor<43xf32>) -> tensor<43xi1>
  check.expect_eq_const %918, dense<[false, false, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, false, false, false, false, true, true, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false]> : tensor<43xi1>
  %919 = stablehlo.constant dense<0> : tensor<43xui32>
  %920 = stablehlo.constant dense<[false, false, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, false, false, false, false, true, true, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false]> : tensor<43xi1>
  %921 = "stablehlo.select"(%920, %919, %917) : (tensor<43xi1>, tensor<43xui32>, tensor<43xui32>) -> tensor<43xui32>
  check.expect_eq_const %921, dense<[0, 0, 0, 0, 0, 922746880, 3070230528, 939524096, 3087007744, 1197473792, 3344957440, 1065353216, 3212836864, 1069547520, 3204448256, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1065353216, 3212836864, 1069547520, 3204448256, 1138753536, 1138753536, 1138753536, 1132462080, 1132462080, 1197473792, 0, 1098907648, 1098907648, 1050673152, 979369984, 1065353216, 1067450368]> : tensor<43xui32>
  %922 = stablehlo.constant dense<[false, false, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, false, false, false, false, true, true, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false]> : tensor<43xi1>
  %923 = stablehlo.constant dense<0> : tensor<43xui8>
  %924 = "stablehlo.select"(%922, %923, %915) : (tensor<43xi1>, tensor<43xui8>, tensor<43xui8>) -> tensor<43xui8>
  check.expect_eq_const %924, dense<[0, 0, 0, 0, 0, 1, 129, 4, 132, 127, 255, 64, 192, 66, 188, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 192, 66, 188, 99, 99, 99, 96, 96, 127, 0, 80, 80, 57, 23, 64, 65]> : tensor<43xui8>
  %925 = stablehlo.constant dense<[0.0, 0x01, 0x02, 0x03, 0.0625, 0x05, 0x06, 0x07, 0.125, 0x09, 0x0A, 0x0B, 0.1875, 0x0D, 0x0E, 0x0F, 0.25, 0x11, 0x12, 0x13, 0.3125, 0x15, 0x16, 0x17, 0.375, 0x19, 0x1A, 0x1B, 0.4375, 0x1D, 0x1E, 0x1F, 0.5, 0x21, 0.5625, 0x23, 0.625, 0x25, 0.6875, 0x27, 0.75, 0x29, 0.8125, 0x2B, 0.875, 0x2D, 0.9375, 0x2F, 1.0, 1.0625, 1.125, 1.1875, 1.25, 1.3125, 1.375, 1.4375, 1.5, 1.5625, 1.625, 1.6875, 1.75, 1.8125, 1.875, 1.9375, 2.0, 2.125, 2.25, 2.375, 2.5, 2.625, 2.75, 2.875, 3.0, 3.125, 3.25, 3.375, 3.5, 3.625, 3.75, 3.875, 4.0, 4.25, 4.5, 4.75, 5.0, 5.25, 5.5, 5.75, 6.0, 6.25, 6.5, 6.75, 7.0, 7.25, 7.5, 7.75, 8.0, 8.5, 9.0, 9.5, 10.0, 10.5, 11.0, 11.5, 12.0, 12.5, 13.0, 13.5, 14.0, 14.5, 15.0, 15.5, 0x70, 0x71, 0x72, 0x73, 0x74, 0x75, 0x76, 0x77, 0x78, 0x79, 0x7A, 0x7B, 0x7C, 0x7D, 0x7E, 0x7F, 0x80, 0x81, 0x82, 0x83, 0x84, 0x85, 0x86, 0x87, -0.125, 0x89, 0x8A, 0x8B, 0x8C, 0x8D, 0x8E, 0x8F, -0.25, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, -0.375, 0x99, 0x9A, 0x9B, 0x9C, 0x9D, 0x9E, 0x9F, -0.5, 0xA1, 0xA2, 0xA3, -0.625, 0xA5, 0xA6, 0xA7, -0.75, 0xA9, 0xAA, 0xAB, -0.875, 0xAD, 0xAE, 0xAF, -1.0, 0xB1, -1.125, 0xB3, -1.25, 0xB5, -1.375, 0xB7, -1.5, 0xB9, -1.625, 0xBB, -1.75, 0xBD, -1.875, 0xBF, -2.0, -2.125, -2.25, -2.375, -2.5, -2.625, -2.75, -2.875, -3.0, -3.125, -3.25, -3.375, -3.5, -3.625, -3.75, -3.875, -4.0, -4.25, -4.5, -4.75, -5.0, -5.25, -5.5, -5.75, -6.0, -6.25, -6.5, -6.75, -7.0, -7.25, -7.5, -7.75, -8.0, -8.5, -9.0, -9.5, -10.0, -10.5, -11.0, -11.5, -12.0, -12.5, -13.0, -13.5, -14.0, -14.5, -15.0, -15.5, 0xF0, 0xF1, 0xF2, 0xF3, 0xF4, 0xF5, 0xF6, 0xF7, 0xF8, 0xF9, 0xFA, 0xFB, 0xFC, 0xFD, 0xFE, 0xFF]> : tensor<256xf8E3M4>
  %926 = stablehlo.optimization_barrier %925 : tensor<256xf8E3M4>
  %927 = "stablehlo.convert"(%926) : (tensor<256xf8E3M4>) -> tensor<256xf32>
  %928 = "stablehlo.bitcast_convert"(%927) : (tensor<256xf32>) -> tensor<256xui32>
  %929 = "stablehlo.compare"(%927, %927) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xi1>
  check.expect_eq_const %929, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<256xi1>
  %930 = stablehlo.constant dense<0> : tensor<256xui32>
  %931 = stablehlo.constant dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<256xi1>
  %932 = "stablehlo.select"(%931, %930, %928) : (tensor<256xi1>, tensor<256xui32>, tensor<256xui32>) -> tensor<256xui32>
  check.expect_eq_const %932, dense<[0, 1015021568, 1023410176, 1027604480, 1031798784, 1033895936, 1035993088, 1038090240, 1040187392, 1041235968, 1042284544, 1043333120, 1044381696, 1045430272, 1046478848, 1047527424, 1048576000, 1049100288, 1049624576, 1050148864, 1050673152, 1051197440, 1051721728, 1052246016, 1052770304, 1053294592, 1053818880, 1054343168, 1054867456, 1055391744, 1055916032, 1056440320, 1056964608, 1057488896, 1058013184, 1058537472, 1059061760, 1059586048, 1060110336, 1060634624, 1061158912, 1061683200, 1062207488, 1062731776, 1063256064, 1063780352, 1064304640, 1064828928, 1065353216, 1065877504, 1066401792, 1066926080, 1067450368, 1067974656, 1068498944, 1069023232, 1069547520, 1070071808, 1070596096, 1071120384, 1071644672, 1072168960, 1072693248, 1073217536, 1073741824, 1074266112, 1074790400, 1075314688, 1075838976, 1076363264, 1076887552, 1077411840, 1077936128, 1078460416, 1078984704, 1079508992, 1080033280, 1080557568, 1081081856, 1081606144, 1082130432, 1082654720, 1083179008, 1083703296, 1084227584, 1084751872, 1085276160, 1085800448, 1086324736, 1086849024, 1087373312, 1087897600, 1088421888, 1088946176, 1089470464, 1089994752, 1090519040, 1091043328, 1091567616, 1092091904, 1092616192, 1093140480, 1093664768, 1094189056, 1094713344, 1095237632, 1095761920, 1096286208, 1096810496, 1097334784, 1097859072, 1098383360, 2139095040, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2147483648, 3162505216, 3170893824, 3175088128, 3179282432, 3181379584, 3183476736, 3185573888, 3187671040, 3188719616, 3189768192, 3190816768, 3191865344, 3192913920, 3193962496, 3195011072, 3196059648, 3196583936, 3197108224, 3197632512, 3198156800, 3198681088, 3199205376, 3199729664, 3200253952, 3200778240, 3201302528, 3201826816, 3202351104, 3202875392, 3203399680, 3203923968, 3204448256, 3204972544, 3205496832, 3206021120, 3206545408, 3207069696, 3207593984, 3208118272, 3208642560, 3209166848, 3209691136, 3210215424, 3210739712, 3211264000, 3211788288, 3212312576, 3212836864, 3213361152, 3213885440, 3214409728, 3214934016, 3215458304, 3215982592, 3216506880, 3217031168, 3217555456, 3218079744, 3218604032, 3219128320, 3219652608, 3220176896, 3220701184, 3221225472, 3221749760, 3222274048, 3222798336, 3223322624, 3223846912, 3224371200, 3224895488, 3225419776, 3225944064, 3226468352, 3226992640, 3227516928, 3228041216, 3228565504, 3229089792, 3229614080, 3230138368, 3230662656, 3231186944, 3231711232, 3232235520, 3232759808, 3233284096, 3233808384, 3234332672, 3234856960, 3235381248, 3235905536, 3236429824, 3236954112, 3237478400, 3238002688, 3238526976, 3239051264, 3239575552, 3240099840, 3240624128, 3241148416, 3241672704, 3242196992, 3242721280, 3243245568, 3243769856, 3244294144, 3244818432, 3245342720, 3245867008, 4286578688, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<256xui32>
  %933 = stablehlo.constant dense<[0.0, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x3C800000, 0xBC800000, 0.25, -0.25, 15.5, -15.5, 1.0, -1.0, 1.5, -0.5, 0.0, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x00000001, 0x80000001, 0x00800000, 0x80800000, 0x7F7FFFFF, 0xFF7FFFFF, 1.0, -1.0, 1.5, -0.5, 448.0, 464.0, 465.0, 240.0, 248.0, 0x47600000, 0x47700000, 15.5, 17.0, 0x3EAAAAAB, 0x3A6BEDFA, 1.0625, 1.1875]> : tensor<43xf32>
  %934 = stablehlo.optimization_barrier %933 : tensor<43xf32>
  %935 = "stablehlo.convert"(%934) : (tensor<43xf32>) -> tensor<43xf8E3M4>
  %936 = "stablehlo.bitcast_convert"(%935) : (tensor<43xf8E3M4>) -> tensor<43xui8>
  %937 = "stablehlo.convert"(%935) : (tensor<43xf8E3M4>) -> tensor<43xf32>
  %938 = "stablehlo.bitcast_convert"(%937) : (tensor<43xf32>) -> tensor<43xui32>
  %939 = "stablehlo.compare"(%937, %937) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<43xf32>, tensor<43xf32>) -> tensor<43xi1>
  check.expect_eq_const %939, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<43xi1>
  %940 = stablehlo.constant dense<0> : tensor<43xui32>
  %941 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<43xi1>
  %942 = "stablehlo.select"(%941, %940, %938) : (tensor<43xi1>, tensor<43xui32>, tensor<43xui32>) -> tensor<43xui32>
  check.expect_eq_const %942, dense<[0, 2147483648, 2139095040, 4286578688, 0, 1015021568, 3162505216, 1048576000, 3196059648, 1098383360, 3245867008, 1065353216, 3212836864, 1069547520, 3204448256, 0, 2147483648, 2139095040, 4286578688, 0, 0, 2147483648, 0, 2147483648, 2139095040, 4286578688, 1065353216, 3212836864, 1069547520, 3204448256, 2139095040, 2139095040, 2139095040, 2139095040, 2139095040, 2139095040, 2139095040, 1098383360, 2139095040, 1051197440, 0, 1065877504, 1066926080]> : tensor<43xui32>
  %943 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<43xi1>
  %944 = stablehlo.constant dense<0> : tensor<43xui8>
  %945 = "stablehlo.select"(%943, %944, %936) : (tensor<43xi1>, tensor<43xui8>, tensor<43xui8>) -> tensor<43xui8>
  check.expect_eq_const %945, dense<[0, 128, 112, 240, 0, 1, 129, 16, 144, 111, 239, 48, 176, 56, 160, 0, 128, 112, 240, 0, 0, 128, 0, 128, 112, 240, 48, 176, 56, 160, 112, 112, 112, 112, 112, 112, 112, 111, 112, 21, 0, 49, 51]> : tensor<43xui8>
  return
}
