// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Random bits of every algorithm and width, and the next state, against jaxlib's CPU backend. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %1 = stablehlo.optimization_barrier %0 : tensor<2xui64>
  %2:2 = stablehlo.rng_bit_generator %1, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui8>)
  check.expect_eq_const %2#0, dense<[1311768467463790320, 1147797409030816546]> : tensor<2xui64>
  check.expect_eq_const %2#1, dense<26> : tensor<ui8>
  %3 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %4 = stablehlo.optimization_barrier %3 : tensor<2xui64>
  %5:2 = stablehlo.rng_bit_generator %4, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui16>)
  check.expect_eq_const %5#0, dense<[1311768467463790320, 1147797409030816546]> : tensor<2xui64>
  check.expect_eq_const %5#1, dense<61722> : tensor<ui16>
  %6 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %7 = stablehlo.optimization_barrier %6 : tensor<2xui64>
  %8:2 = stablehlo.rng_bit_generator %7, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
  check.expect_eq_const %8#0, dense<[1311768467463790320, 1147797409030816546]> : tensor<2xui64>
  check.expect_eq_const %8#1, dense<321188122> : tensor<ui32>
  %9 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %10 = stablehlo.optimization_barrier %9 : tensor<2xui64>
  %11:2 = stablehlo.rng_bit_generator %10, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui64>)
  check.expect_eq_const %11#0, dense<[1311768467463790320, 1147797409030816546]> : tensor<2xui64>
  check.expect_eq_const %11#1, dense<3090014693874790682> : tensor<ui64>
  %12 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %13 = stablehlo.optimization_barrier %12 : tensor<2xui64>
  %14:2 = stablehlo.rng_bit_generator %13, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui8>)
  check.expect_eq_const %14#0, dense<[1311768467463790320, 1147797409030816546]> : tensor<2xui64>
  check.expect_eq_const %14#1, dense<26> : tensor<1xui8>
  %15 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %16 = stablehlo.optimization_barrier %15 : tensor<2xui64>
  %17:2 = stablehlo.rng_bit_generator %16, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui16>)
  check.expect_eq_const %17#0, dense<[1311768467463790320, 1147797409030816546]> : tensor<2xui64>
  check.expect_eq_const %17#1, dense<61722> : tensor<1xui16>
  %18 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %19 = stablehlo.optimization_barrier %18 : tensor<2xui64>
  %20:2 = stablehlo.rng_bit_generator %19, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui32>)
  check.expect_eq_const %20#0, dense<[1311768467463790320, 1147797409030816546]> : tensor<2xui64>
  check.expect_eq_const %20#1, dense<321188122> : tensor<1xui32>
  %21 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %22 = stablehlo.optimization_barrier %21 : tensor<2xui64>
  %23:2 = stablehlo.rng_bit_generator %22, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
  check.expect_eq_const %23#0, dense<[1311768467463790320, 1147797409030816546]> : tensor<2xui64>
  check.expect_eq_const %23#1, dense<3090014693874790682> : tensor<1xui64>
  %24 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %25 = stablehlo.optimization_barrier %24 : tensor<2xui64>
  %26:2 = stablehlo.rng_bit_generator %25, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui8>)
  check.expect_eq_const %26#0, dense<[1311768467463790320, 1147797409030816548]> : tensor<2xui64>
  check.expect_eq_const %26#1, dense<[26, 254, 246, 57, 14]> : tensor<5xui8>
  %27 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %28 = stablehlo.optimization_barrier %27 : tensor<2xui64>
  %29:2 = stablehlo.rng_bit_generator %28, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui16>)
  check.expect_eq_const %29#0, dense<[1311768467463790320, 1147797409030816548]> : tensor<2xui64>
  check.expect_eq_const %29#1, dense<[61722, 61438, 31734, 51769, 37902]> : tensor<5xui16>
  %30 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %31 = stablehlo.optimization_barrier %30 : tensor<2xui64>
  %32:2 = stablehlo.rng_bit_generator %31, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui32>)
  check.expect_eq_const %32#0, dense<[1311768467463790320, 1147797409030816548]> : tensor<2xui64>
  check.expect_eq_const %32#1, dense<[321188122, 719450110, 4126047222, 1525795385, 2886374414]> : tensor<5xui32>
  %33 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %34 = stablehlo.optimization_barrier %33 : tensor<2xui64>
  %35:2 = stablehlo.rng_bit_generator %34, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui64>)
  check.expect_eq_const %35#0, dense<[1311768467463790320, 1147797409030816550]> : tensor<2xui64>
  check.expect_eq_const %35#1, dense<[3090014693874790682, 6553241283088776182, 2708039825760097294, 3633696751812474788, 254009216872895662]> : tensor<5xui64>
  %36 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %37 = stablehlo.optimization_barrier %36 : tensor<2xui64>
  %38:2 = stablehlo.rng_bit_generator %37, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi8>)
  check.expect_eq_const %38#0, dense<[1311768467463790320, 1147797409030816548]> : tensor<2xui64>
  check.expect_eq_const %38#1, dense<[26, -2, -10, 57, 14]> : tensor<5xi8>
  %39 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %40 = stablehlo.optimization_barrier %39 : tensor<2xui64>
  %41:2 = stablehlo.rng_bit_generator %40, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi16>)
  check.expect_eq_const %41#0, dense<[1311768467463790320, 1147797409030816548]> : tensor<2xui64>
  check.expect_eq_const %41#1, dense<[-3814, -4098, 31734, -13767, -27634]> : tensor<5xi16>
  %42 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %43 = stablehlo.optimization_barrier %42 : tensor<2xui64>
  %44:2 = stablehlo.rng_bit_generator %43, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi32>)
  check.expect_eq_const %44#0, dense<[1311768467463790320, 1147797409030816548]> : tensor<2xui64>
  check.expect_eq_const %44#1, dense<[321188122, 719450110, -168920074, 1525795385, -1408592882]> : tensor<5xi32>
  %45 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %46 = stablehlo.optimization_barrier %45 : tensor<2xui64>
  %47:2 = stablehlo.rng_bit_generator %46, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi64>)
  check.expect_eq_const %47#0, dense<[1311768467463790320, 1147797409030816550]> : tensor<2xui64>
  check.expect_eq_const %47#1, dense<[3090014693874790682, 6553241283088776182, 2708039825760097294, 3633696751812474788, 254009216872895662]> : tensor<5xi64>
  %48 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %49 = stablehlo.optimization_barrier %48 : tensor<2xui64>
  %50:2 = stablehlo.rng_bit_generator %49, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui8>)
  check.expect_eq_const %50#0, dense<[1311768467463790320, 1147797409030816551]> : tensor<2xui64>
  check.expect_eq_const %50#1, dense<[[26, 254, 246, 57], [14, 223, 164, 241], [174, 9, 170, 171]]> : tensor<3x4xui8>
  %51 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %52 = stablehlo.optimization_barrier %51 : tensor<2xui64>
  %53:2 = stablehlo.rng_bit_generator %52, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui16>)
  check.expect_eq_const %53#0, dense<[1311768467463790320, 1147797409030816551]> : tensor<2xui64>
  check.expect_eq_const %53#1, dense<[[61722, 61438, 31734, 51769], [37902, 58335, 63396, 31729], [21678, 27657, 59306, 33195]]> : tensor<3x4xui16>
  %54 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %55 = stablehlo.optimization_barrier %54 : tensor<2xui64>
  %56:2 = stablehlo.rng_bit_generator %55, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui32>)
  check.expect_eq_const %56#0, dense<[1311768467463790320, 1147797409030816551]> : tensor<2xui64>
  check.expect_eq_const %56#1, dense<[[321188122, 719450110, 4126047222, 1525795385], [2886374414, 630514655, 2437281700, 846035953], [1969378478, 59141129, 209381290, 2340454827]]> : tensor<3x4xui32>
  %57 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %58 = stablehlo.optimization_barrier %57 : tensor<2xui64>
  %59:2 = stablehlo.rng_bit_generator %58, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui64>)
  check.expect_eq_const %59#0, dense<[1311768467463790320, 1147797409030816557]> : tensor<2xui64>
  check.expect_eq_const %59#1, dense<[[3090014693874790682, 6553241283088776182, 2708039825760097294, 3633696751812474788], [254009216872895662, 10052176939939719082, 2711503195543195542, 13788519543562876349], [12319085025973071928, 14809103221470563471, 13334669084820703022, 11950149693879954382]]> : tensor<3x4xui64>
  %60 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %61 = stablehlo.optimization_barrier %60 : tensor<2xui64>
  %62:2 = stablehlo.rng_bit_generator %61, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui8>)
  check.expect_eq_const %62#0, dense<[1311768467463790320, 1147797409030816554]> : tensor<2xui64>
  check.expect_eq_const %62#1, dense<[[26, 254, 246, 57, 14], [164, 241, 174, 9, 170], [150, 202, 189, 120, 56]]> : tensor<3x5xui8>
  %63 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %64 = stablehlo.optimization_barrier %63 : tensor<2xui64>
  %65:2 = stablehlo.rng_bit_generator %64, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui16>)
  check.expect_eq_const %65#0, dense<[1311768467463790320, 1147797409030816554]> : tensor<2xui64>
  check.expect_eq_const %65#1, dense<[[61722, 61438, 31734, 51769, 37902], [63396, 31729, 21678, 27657, 59306], [20374, 12746, 46525, 43384, 28728]]> : tensor<3x5xui16>
  %66 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %67 = stablehlo.optimization_barrier %66 : tensor<2xui64>
  %68:2 = stablehlo.rng_bit_generator %67, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>)
  check.expect_eq_const %68#0, dense<[1311768467463790320, 1147797409030816554]> : tensor<2xui64>
  check.expect_eq_const %68#1, dense<[[321188122, 719450110, 4126047222, 1525795385, 2886374414], [2437281700, 846035953, 1969378478, 59141129, 209381290], [1236291478, 631321034, 1553511869, 3210389880, 3539300408]]> : tensor<3x5xui32>
  %69 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %70 = stablehlo.optimization_barrier %69 : tensor<2xui64>
  %71:2 = stablehlo.rng_bit_generator %70, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui64>)
  check.expect_eq_const %71#0, dense<[1311768467463790320, 1147797409030816560]> : tensor<2xui64>
  check.expect_eq_const %71#1, dense<[[3090014693874790682, 6553241283088776182, 2708039825760097294, 3633696751812474788, 254009216872895662], [10052176939939719082, 2711503195543195542, 13788519543562876349, 12319085025973071928, 14809103221470563471], [13334669084820703022, 11950149693879954382, 6194470460926092321, 17198787327184586858, 1493831722808964513]]> : tensor<3x5xui64>
  %72 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %73 = stablehlo.optimization_barrier %72 : tensor<2xui64>
  %74:2 = stablehlo.rng_bit_generator %73, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3x1xui8>)
  check.expect_eq_const %74#0, dense<[1311768467463790320, 1147797409030816548]> : tensor<2xui64>
  check.expect_eq_const %74#1, dense<[[[26], [246], [14]], [[254], [57], [223]]]> : tensor<2x3x1xui8>
  %75 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %76 = stablehlo.optimization_barrier %75 : tensor<2xui64>
  %77:2 = stablehlo.rng_bit_generator %76, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3x1xui16>)
  check.expect_eq_const %77#0, dense<[1311768467463790320, 1147797409030816548]> : tensor<2xui64>
  check.expect_eq_const %77#1, dense<[[[61722], [31734], [37902]], [[61438], [51769], [58335]]]> : tensor<2x3x1xui16>
  %78 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %79 = stablehlo.optimization_barrier %78 : tensor<2xui64>
  %80:2 = stablehlo.rng_bit_generator %79, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3x1xui32>)
  check.expect_eq_const %80#0, dense<[1311768467463790320, 1147797409030816548]> : tensor<2xui64>
  check.expect_eq_const %80#1, dense<[[[321188122], [4126047222], [2886374414]], [[719450110], [1525795385], [630514655]]]> : tensor<2x3x1xui32>
  %81 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %82 = stablehlo.optimization_barrier %81 : tensor<2xui64>
  %83:2 = stablehlo.rng_bit_generator %82, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3x1xui64>)
  check.expect_eq_const %83#0, dense<[1311768467463790320, 1147797409030816551]> : tensor<2xui64>
  check.expect_eq_const %83#1, dense<[[[3090014693874790682], [6553241283088776182], [2708039825760097294]], [[3633696751812474788], [254009216872895662], [10052176939939719082]]]> : tensor<2x3x1xui64>
  %84 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %85 = stablehlo.optimization_barrier %84 : tensor<2xui64>
  %86:2 = stablehlo.rng_bit_generator %85, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x2xui8>)
  check.expect_eq_const %86#0, dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  check.expect_eq_const %86#1, dense<> : tensor<0x2xui8>
  %87 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %88 = stablehlo.optimization_barrier %87 : tensor<2xui64>
  %89:2 = stablehlo.rng_bit_generator %88, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x2xui16>)
  check.expect_eq_const %89#0, dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  check.expect_eq_const %89#1, dense<> : tensor<0x2xui16>
  %90 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %91 = stablehlo.optimization_barrier %90 : tensor<2xui64>
  %92:2 = stablehlo.rng_bit_generator %91, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x2xui32>)
  check.expect_eq_const %92#0, dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  check.expect_eq_const %92#1, dense<> : tensor<0x2xui32>
  %93 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %94 = stablehlo.optimization_barrier %93 : tensor<2xui64>
  %95:2 = stablehlo.rng_bit_generator %94, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x2xui64>)
  check.expect_eq_const %95#0, dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  check.expect_eq_const %95#1, dense<> : tensor<0x2xui64>
  %96 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %97 = stablehlo.optimization_barrier %96 : tensor<2xui64>
  %98:2 = stablehlo.rng_bit_generator %97, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<17xui8>)
  check.expect_eq_const %98#0, dense<[1311768467463790320, 1147797409030816554]> : tensor<2xui64>
  check.expect_eq_const %98#1, dense<[26, 254, 246, 57, 14, 223, 164, 241, 174, 9, 170, 171, 150, 202, 189, 120, 56]> : tensor<17xui8>
  %99 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %100 = stablehlo.optimization_barrier %99 : tensor<2xui64>
  %101:2 = stablehlo.rng_bit_generator %100, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<17xui16>)
  check.expect_eq_const %101#0, dense<[1311768467463790320, 1147797409030816554]> : tensor<2xui64>
  check.expect_eq_const %101#1, dense<[61722, 61438, 31734, 51769, 37902, 58335, 63396, 31729, 21678, 27657, 59306, 33195, 20374, 12746, 46525, 43384, 28728]> : tensor<17xui16>
  %102 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %103 = stablehlo.optimization_barrier %102 : tensor<2xui64>
  %104:2 = stablehlo.rng_bit_generator %103, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<17xui32>)
  check.expect_eq_const %104#0, dense<[1311768467463790320, 1147797409030816554]> : tensor<2xui64>
  check.expect_eq_const %104#1, dense<[321188122, 719450110, 4126047222, 1525795385, 2886374414, 630514655, 2437281700, 846035953, 1969378478, 59141129, 209381290, 2340454827, 1236291478, 631321034, 1553511869, 3210389880, 3539300408]> : tensor<17xui32>
  %105 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %106 = stablehlo.optimization_barrier %105 : tensor<2xui64>
  %107:2 = stablehlo.rng_bit_generator %106, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<17xui64>)
  check.expect_eq_const %107#0, dense<[1311768467463790320, 1147797409030816562]> : tensor<2xui64>
  check.expect_eq_const %107#1, dense<[3090014693874790682, 6553241283088776182, 2708039825760097294, 3633696751812474788, 254009216872895662, 10052176939939719082, 2711503195543195542, 13788519543562876349, 12319085025973071928, 14809103221470563471, 13334669084820703022, 11950149693879954382, 6194470460926092321, 17198787327184586858, 1493831722808964513, 7315136700404621776, 14413371687875880516]> : tensor<17xui64>
  %108 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %109 = stablehlo.optimization_barrier %108 : tensor<2xui64>
  %110:2 = stablehlo.rng_bit_generator %109, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui8>)
  check.expect_eq_const %110#0, dense<18446744073709551615> : tensor<2xui64>
  check.expect_eq_const %110#1, dense<50> : tensor<ui8>
  %111 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %112 = stablehlo.optimization_barrier %111 : tensor<2xui64>
  %113:2 = stablehlo.rng_bit_generator %112, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui16>)
  check.expect_eq_const %113#0, dense<18446744073709551615> : tensor<2xui64>
  check.expect_eq_const %113#1, dense<33586> : tensor<ui16>
  %114 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %115 = stablehlo.optimization_barrier %114 : tensor<2xui64>
  %116:2 = stablehlo.rng_bit_generator %115, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
  check.expect_eq_const %116#0, dense<18446744073709551615> : tensor<2xui64>
  check.expect_eq_const %116#1, dense<3121185586> : tensor<ui32>
  %117 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %118 = stablehlo.optimization_barrier %117 : tensor<2xui64>
  %119:2 = stablehlo.rng_bit_generator %118, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui64>)
  check.expect_eq_const %119#0, dense<18446744073709551615> : tensor<2xui64>
  check.expect_eq_const %119#1, dense<7225411326129570610> : tensor<ui64>
  %120 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %121 = stablehlo.optimization_barrier %120 : tensor<2xui64>
  %122:2 = stablehlo.rng_bit_generator %121, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui8>)
  check.expect_eq_const %122#0, dense<18446744073709551615> : tensor<2xui64>
  check.expect_eq_const %122#1, dense<50> : tensor<1xui8>
  %123 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %124 = stablehlo.optimization_barrier %123 : tensor<2xui64>
  %125:2 = stablehlo.rng_bit_generator %124, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui16>)
  check.expect_eq_const %125#0, dense<18446744073709551615> : tensor<2xui64>
  check.expect_eq_const %125#1, dense<33586> : tensor<1xui16>
  %126 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %127 = stablehlo.optimization_barrier %126 : tensor<2xui64>
  %128:2 = stablehlo.rng_bit_generator %127, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui32>)
  check.expect_eq_const %128#0, dense<18446744073709551615> : tensor<2xui64>
  check.expect_eq_const %128#1, dense<3121185586> : tensor<1xui32>
  %129 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %130 = stablehlo.optimization_barrier %129 : tensor<2xui64>
  %131:2 = stablehlo.rng_bit_generator %130, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
  check.expect_eq_const %131#0, dense<18446744073709551615> : tensor<2xui64>
  check.expect_eq_const %131#1, dense<7225411326129570610> : tensor<1xui64>
  %132 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %133 = stablehlo.optimization_barrier %132 : tensor<2xui64>
  %134:2 = stablehlo.rng_bit_generator %133, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui8>)
  check.expect_eq_const %134#0, dense<[18446744073709551615, 1]> : tensor<2xui64>
  check.expect_eq_const %134#1, dense<[50, 81, 252, 231, 196]> : tensor<5xui8>
  %135 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %136 = stablehlo.optimization_barrier %135 : tensor<2xui64>
  %137:2 = stablehlo.rng_bit_generator %136, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui16>)
  check.expect_eq_const %137#0, dense<[18446744073709551615, 1]> : tensor<2xui64>
  check.expect_eq_const %137#1, dense<[33586, 53585, 38652, 11239, 31172]> : tensor<5xui16>
  %138 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %139 = stablehlo.optimization_barrier %138 : tensor<2xui64>
  %140:2 = stablehlo.rng_bit_generator %139, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui32>)
  check.expect_eq_const %140#0, dense<[18446744073709551615, 1]> : tensor<2xui64>
  check.expect_eq_const %140#1, dense<[3121185586, 1682297169, 481924860, 3137350631, 1094285764]> : tensor<5xui32>
  %141 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %142 = stablehlo.optimization_barrier %141 : tensor<2xui64>
  %143:2 = stablehlo.rng_bit_generator %142, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui64>)
  check.expect_eq_const %143#0, dense<[18446744073709551615, 3]> : tensor<2xui64>
  check.expect_eq_const %143#1, dense<[7225411326129570610, 13474818356711888636, 5645538382004713924, 17621154428984418657, 9682708305750523758]> : tensor<5xui64>
  %144 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %145 = stablehlo.optimization_barrier %144 : tensor<2xui64>
  %146:2 = stablehlo.rng_bit_generator %145, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi8>)
  check.expect_eq_const %146#0, dense<[18446744073709551615, 1]> : tensor<2xui64>
  check.expect_eq_const %146#1, dense<[50, 81, -4, -25, -60]> : tensor<5xi8>
  %147 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %148 = stablehlo.optimization_barrier %147 : tensor<2xui64>
  %149:2 = stablehlo.rng_bit_generator %148, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi16>)
  check.expect_eq_const %149#0, dense<[18446744073709551615, 1]> : tensor<2xui64>
  check.expect_eq_const %149#1, dense<[-31950, -11951, -26884, 11239, 31172]> : tensor<5xi16>
  %150 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %151 = stablehlo.optimization_barrier %150 : tensor<2xui64>
  %152:2 = stablehlo.rng_bit_generator %151, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi32>)
  check.expect_eq_const %152#0, dense<[18446744073709551615, 1]> : tensor<2xui64>
  check.expect_eq_const %152#1, dense<[-1173781710, 1682297169, 481924860, -1157616665, 1094285764]> : tensor<5xi32>
  %153 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %154 = stablehlo.optimization_barrier %153 : tensor<2xui64>
  %155:2 = stablehlo.rng_bit_generator %154, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi64>)
  check.expect_eq_const %155#0, dense<[18446744073709551615, 3]> : tensor<2xui64>
  check.expect_eq_const %155#1, dense<[7225411326129570610, -4971925716997662980, 5645538382004713924, -825589644725132959, -8764035767959027858]> : tensor<5xi64>
  %156 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %157 = stablehlo.optimization_barrier %156 : tensor<2xui64>
  %158:2 = stablehlo.rng_bit_generator %157, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui8>)
  check.expect_eq_const %158#0, dense<[18446744073709551615, 4]> : tensor<2xui64>
  check.expect_eq_const %158#1, dense<[[50, 81, 252, 231], [196, 63, 97, 151], [110, 231, 152, 134]]> : tensor<3x4xui8>
  %159 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %160 = stablehlo.optimization_barrier %159 : tensor<2xui64>
  %161:2 = stablehlo.rng_bit_generator %160, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui16>)
  check.expect_eq_const %161#0, dense<[18446744073709551615, 4]> : tensor<2xui64>
  check.expect_eq_const %161#1, dense<[[33586, 53585, 38652, 11239], [31172, 64319, 57697, 60055], [65390, 58343, 26264, 23174]]> : tensor<3x4xui16>
  %162 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %163 = stablehlo.optimization_barrier %162 : tensor<2xui64>
  %164:2 = stablehlo.rng_bit_generator %163, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui32>)
  check.expect_eq_const %164#0, dense<[18446744073709551615, 4]> : tensor<2xui64>
  check.expect_eq_const %164#1, dense<[[3121185586, 1682297169, 481924860, 3137350631], [1094285764, 1314454335, 2682970465, 4102744727], [603717486, 2254431207, 1364616856, 2645121670]]> : tensor<3x4xui32>
  %165 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %166 = stablehlo.optimization_barrier %165 : tensor<2xui64>
  %167:2 = stablehlo.rng_bit_generator %166, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui64>)
  check.expect_eq_const %167#0, dense<[18446744073709551615, 10]> : tensor<2xui64>
  check.expect_eq_const %167#1, dense<[[7225411326129570610, 13474818356711888636, 5645538382004713924, 17621154428984418657], [9682708305750523758, 11360711067955521176, 14933004539352916247, 15202374316520565538], [16572345881533156214, 16804138471193568321, 16568208074429894676, 9370350855522235349]]> : tensor<3x4xui64>
  %168 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %169 = stablehlo.optimization_barrier %168 : tensor<2xui64>
  %170:2 = stablehlo.rng_bit_generator %169, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui8>)
  check.expect_eq_const %170#0, dense<[18446744073709551615, 7]> : tensor<2xui64>
  check.expect_eq_const %170#1, dense<[[50, 81, 252, 231, 196], [97, 151, 110, 231, 152], [23, 130, 34, 229, 118]]> : tensor<3x5xui8>
  %171 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %172 = stablehlo.optimization_barrier %171 : tensor<2xui64>
  %173:2 = stablehlo.rng_bit_generator %172, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui16>)
  check.expect_eq_const %173#0, dense<[18446744073709551615, 7]> : tensor<2xui64>
  check.expect_eq_const %173#1, dense<[[33586, 53585, 38652, 11239, 31172], [57697, 60055, 65390, 58343, 26264], [8471, 45186, 60194, 44773, 2934]]> : tensor<3x5xui16>
  %174 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %175 = stablehlo.optimization_barrier %174 : tensor<2xui64>
  %176:2 = stablehlo.rng_bit_generator %175, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>)
  check.expect_eq_const %176#0, dense<[18446744073709551615, 7]> : tensor<2xui64>
  check.expect_eq_const %176#1, dense<[[3121185586, 1682297169, 481924860, 3137350631, 1094285764], [2682970465, 4102744727, 603717486, 2254431207, 1364616856], [2506957079, 3476861058, 784001826, 3539578597, 1940982646]]> : tensor<3x5xui32>
  %177 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %178 = stablehlo.optimization_barrier %177 : tensor<2xui64>
  %179:2 = stablehlo.rng_bit_generator %178, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui64>)
  check.expect_eq_const %179#0, dense<[18446744073709551615, 13]> : tensor<2xui64>
  check.expect_eq_const %179#1, dense<[[7225411326129570610, 13474818356711888636, 5645538382004713924, 17621154428984418657, 9682708305750523758], [11360711067955521176, 14933004539352916247, 15202374316520565538, 16572345881533156214, 16804138471193568321], [16568208074429894676, 9370350855522235349, 13726351061939156324, 8041533781082890052, 15061756021736413308]]> : tensor<3x5xui64>
  %180 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %181 = stablehlo.optimization_barrier %180 : tensor<2xui64>
  %182:2 = stablehlo.rng_bit_generator %181, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3x1xui8>)
  check.expect_eq_const %182#0, dense<[18446744073709551615, 1]> : tensor<2xui64>
  check.expect_eq_const %182#1, dense<[[[50], [252], [196]], [[81], [231], [63]]]> : tensor<2x3x1xui8>
  %183 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %184 = stablehlo.optimization_barrier %183 : tensor<2xui64>
  %185:2 = stablehlo.rng_bit_generator %184, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3x1xui16>)
  check.expect_eq_const %185#0, dense<[18446744073709551615, 1]> : tensor<2xui64>
  check.expect_eq_const %185#1, dense<[[[33586], [38652], [31172]], [[53585], [11239], [64319]]]> : tensor<2x3x1xui16>
  %186 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %187 = stablehlo.optimization_barrier %186 : tensor<2xui64>
  %188:2 = stablehlo.rng_bit_generator %187, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3x1xui32>)
  check.expect_eq_const %188#0, dense<[18446744073709551615, 1]> : tensor<2xui64>
  check.expect_eq_const %188#1, dense<[[[3121185586], [481924860], [1094285764]], [[1682297169], [3137350631], [1314454335]]]> : tensor<2x3x1xui32>
  %189 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %190 = stablehlo.optimization_barrier %189 : tensor<2xui64>
  %191:2 = stablehlo.rng_bit_generator %190, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3x1xui64>)
  check.expect_eq_const %191#0, dense<[18446744073709551615, 4]> : tensor<2xui64>
  check.expect_eq_const %191#1, dense<[[[7225411326129570610], [13474818356711888636], [5645538382004713924]], [[17621154428984418657], [9682708305750523758], [11360711067955521176]]]> : tensor<2x3x1xui64>
  %192 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %193 = stablehlo.optimization_barrier %192 : tensor<2xui64>
  %194:2 = stablehlo.rng_bit_generator %193, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x2xui8>)
  check.expect_eq_const %194#0, dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  check.expect_eq_const %194#1, dense<> : tensor<0x2xui8>
  %195 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %196 = stablehlo.optimization_barrier %195 : tensor<2xui64>
  %197:2 = stablehlo.rng_bit_generator %196, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x2xui16>)
  check.expect_eq_const %197#0, dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  check.expect_eq_const %197#1, dense<> : tensor<0x2xui16>
  %198 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %199 = stablehlo.optimization_barrier %198 : tensor<2xui64>
  %200:2 = stablehlo.rng_bit_generator %199, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x2xui32>)
  check.expect_eq_const %200#0, dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  check.expect_eq_const %200#1, dense<> : tensor<0x2xui32>
  %201 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %202 = stablehlo.optimization_barrier %201 : tensor<2xui64>
  %203:2 = stablehlo.rng_bit_generator %202, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x2xui64>)
  check.expect_eq_const %203#0, dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  check.expect_eq_const %203#1, dense<> : tensor<0x2xui64>
  %204 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %205 = stablehlo.optimization_barrier %204 : tensor<2xui64>
  %206:2 = stablehlo.rng_bit_generator %205, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<17xui8>)
  check.expect_eq_const %206#0, dense<[18446744073709551615, 7]> : tensor<2xui64>
  check.expect_eq_const %206#1, dense<[50, 81, 252, 231, 196, 63, 97, 151, 110, 231, 152, 134, 23, 130, 34, 229, 118]> : tensor<17xui8>
  %207 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %208 = stablehlo.optimization_barrier %207 : tensor<2xui64>
  %209:2 = stablehlo.rng_bit_generator %208, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<17xui16>)
  check.expect_eq_const %209#0, dense<[18446744073709551615, 7]> : tensor<2xui64>
  check.expect_eq_const %209#1, dense<[33586, 53585, 38652, 11239, 31172, 64319, 57697, 60055, 65390, 58343, 26264, 23174, 8471, 45186, 60194, 44773, 2934]> : tensor<17xui16>
  %210 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %211 = stablehlo.optimization_barrier %210 : tensor<2xui64>
  %212:2 = stablehlo.rng_bit_generator %211, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<17xui32>)
  check.expect_eq_const %212#0, dense<[18446744073709551615, 7]> : tensor<2xui64>
  check.expect_eq_const %212#1, dense<[3121185586, 1682297169, 481924860, 3137350631, 1094285764, 1314454335, 2682970465, 4102744727, 603717486, 2254431207, 1364616856, 2645121670, 2506957079, 3476861058, 784001826, 3539578597, 1940982646]> : tensor<17xui32>
  %213 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %214 = stablehlo.optimization_barrier %213 : tensor<2xui64>
  %215:2 = stablehlo.rng_bit_generator %214, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<17xui64>)
  check.expect_eq_const %215#0, dense<[18446744073709551615, 15]> : tensor<2xui64>
  check.expect_eq_const %215#1, dense<[7225411326129570610, 13474818356711888636, 5645538382004713924, 17621154428984418657, 9682708305750523758, 11360711067955521176, 14933004539352916247, 15202374316520565538, 16572345881533156214, 16804138471193568321, 16568208074429894676, 9370350855522235349, 13726351061939156324, 8041533781082890052, 15061756021736413308, 684902837084266127, 3781433874504193395]> : tensor<17xui64>
  %216 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %217 = stablehlo.optimization_barrier %216 : tensor<2xui64>
  %218:2 = stablehlo.rng_bit_generator %217, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui8>)
  check.expect_eq_const %218#0, dense<[1311768467463790320, 1147797409030816546]> : tensor<2xui64>
  check.expect_eq_const %218#1, dense<241> : tensor<ui8>
  %219 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %220 = stablehlo.optimization_barrier %219 : tensor<2xui64>
  %221:2 = stablehlo.rng_bit_generator %220, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui16>)
  check.expect_eq_const %221#0, dense<[1311768467463790320, 1147797409030816546]> : tensor<2xui64>
  check.expect_eq_const %221#1, dense<1009> : tensor<ui16>
  %222 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %223 = stablehlo.optimization_barrier %222 : tensor<2xui64>
  %224:2 = stablehlo.rng_bit_generator %223, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
  check.expect_eq_const %224#0, dense<[1311768467463790320, 1147797409030816546]> : tensor<2xui64>
  check.expect_eq_const %224#1, dense<4280550385> : tensor<ui32>
  %225 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %226 = stablehlo.optimization_barrier %225 : tensor<2xui64>
  %227:2 = stablehlo.rng_bit_generator %226, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui64>)
  check.expect_eq_const %227#0, dense<[1311768467463790320, 1147797409030816546]> : tensor<2xui64>
  check.expect_eq_const %227#1, dense<1026376138666279921> : tensor<ui64>
  %228 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %229 = stablehlo.optimization_barrier %228 : tensor<2xui64>
  %230:2 = stablehlo.rng_bit_generator %229, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui8>)
  check.expect_eq_const %230#0, dense<[1311768467463790320, 1147797409030816546]> : tensor<2xui64>
  check.expect_eq_const %230#1, dense<241> : tensor<1xui8>
  %231 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %232 = stablehlo.optimization_barrier %231 : tensor<2xui64>
  %233:2 = stablehlo.rng_bit_generator %232, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui16>)
  check.expect_eq_const %233#0, dense<[1311768467463790320, 1147797409030816546]> : tensor<2xui64>
  check.expect_eq_const %233#1, dense<1009> : tensor<1xui16>
  %234 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %235 = stablehlo.optimization_barrier %234 : tensor<2xui64>
  %236:2 = stablehlo.rng_bit_generator %235, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui32>)
  check.expect_eq_const %236#0, dense<[1311768467463790320, 1147797409030816546]> : tensor<2xui64>
  check.expect_eq_const %236#1, dense<4280550385> : tensor<1xui32>
  %237 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %238 = stablehlo.optimization_barrier %237 : tensor<2xui64>
  %239:2 = stablehlo.rng_bit_generator %238, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
  check.expect_eq_const %239#0, dense<[1311768467463790320, 1147797409030816546]> : tensor<2xui64>
  check.expect_eq_const %239#1, dense<1026376138666279921> : tensor<1xui64>
  %240 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %241 = stablehlo.optimization_barrier %240 : tensor<2xui64>
  %242:2 = stablehlo.rng_bit_generator %241, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui8>)
  check.expect_eq_const %242#0, dense<[1311768467463790320, 1147797409030816547]> : tensor<2xui64>
  check.expect_eq_const %242#1, dense<[241, 168, 25, 158, 42]> : tensor<5xui8>
  %243 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %244 = stablehlo.optimization_barrier %243 : tensor<2xui64>
  %245:2 = stablehlo.rng_bit_generator %244, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui16>)
  check.expect_eq_const %245#0, dense<[1311768467463790320, 1147797409030816547]> : tensor<2xui64>
  check.expect_eq_const %245#1, dense<[1009, 27560, 57625, 26270, 32554]> : tensor<5xui16>
  %246 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %247 = stablehlo.optimization_barrier %246 : tensor<2xui64>
  %248:2 = stablehlo.rng_bit_generator %247, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui32>)
  check.expect_eq_const %248#0, dense<[1311768467463790320, 1147797409030816547]> : tensor<2xui64>
  check.expect_eq_const %248#1, dense<[4280550385, 238971816, 1079828761, 2933417630, 2651160362]> : tensor<5xui32>
  %249 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %250 = stablehlo.optimization_barrier %249 : tensor<2xui64>
  %251:2 = stablehlo.rng_bit_generator %250, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui64>)
  check.expect_eq_const %251#0, dense<[1311768467463790320, 1147797409030816548]> : tensor<2xui64>
  check.expect_eq_const %251#1, dense<[1026376138666279921, 12598932787439657241, 5574656708619632426, 17820931019932995185, 8157422540644019095]> : tensor<5xui64>
  %252 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %253 = stablehlo.optimization_barrier %252 : tensor<2xui64>
  %254:2 = stablehlo.rng_bit_generator %253, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi8>)
  check.expect_eq_const %254#0, dense<[1311768467463790320, 1147797409030816547]> : tensor<2xui64>
  check.expect_eq_const %254#1, dense<[-15, -88, 25, -98, 42]> : tensor<5xi8>
  %255 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %256 = stablehlo.optimization_barrier %255 : tensor<2xui64>
  %257:2 = stablehlo.rng_bit_generator %256, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi16>)
  check.expect_eq_const %257#0, dense<[1311768467463790320, 1147797409030816547]> : tensor<2xui64>
  check.expect_eq_const %257#1, dense<[1009, 27560, -7911, 26270, 32554]> : tensor<5xi16>
  %258 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %259 = stablehlo.optimization_barrier %258 : tensor<2xui64>
  %260:2 = stablehlo.rng_bit_generator %259, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi32>)
  check.expect_eq_const %260#0, dense<[1311768467463790320, 1147797409030816547]> : tensor<2xui64>
  check.expect_eq_const %260#1, dense<[-14416911, 238971816, 1079828761, -1361549666, -1643806934]> : tensor<5xi32>
  %261 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %262 = stablehlo.optimization_barrier %261 : tensor<2xui64>
  %263:2 = stablehlo.rng_bit_generator %262, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi64>)
  check.expect_eq_const %263#0, dense<[1311768467463790320, 1147797409030816548]> : tensor<2xui64>
  check.expect_eq_const %263#1, dense<[1026376138666279921, -5847811286269894375, 5574656708619632426, -625813053776556431, 8157422540644019095]> : tensor<5xi64>
  %264 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %265 = stablehlo.optimization_barrier %264 : tensor<2xui64>
  %266:2 = stablehlo.rng_bit_generator %265, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui8>)
  check.expect_eq_const %266#0, dense<[1311768467463790320, 1147797409030816548]> : tensor<2xui64>
  check.expect_eq_const %266#1, dense<[[241, 168, 25, 158], [42, 189, 113, 87], [151, 148, 116, 30]]> : tensor<3x4xui8>
  %267 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %268 = stablehlo.optimization_barrier %267 : tensor<2xui64>
  %269:2 = stablehlo.rng_bit_generator %268, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui16>)
  check.expect_eq_const %269#0, dense<[1311768467463790320, 1147797409030816548]> : tensor<2xui64>
  check.expect_eq_const %269#1, dense<[[1009, 27560, 57625, 26270], [32554, 10429, 36465, 43607], [60311, 64660, 60788, 39966]]> : tensor<3x4xui16>
  %270 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %271 = stablehlo.optimization_barrier %270 : tensor<2xui64>
  %272:2 = stablehlo.rng_bit_generator %271, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui32>)
  check.expect_eq_const %272#0, dense<[1311768467463790320, 1147797409030816548]> : tensor<2xui64>
  check.expect_eq_const %272#1, dense<[[4280550385, 238971816, 1079828761, 2933417630], [2651160362, 1297950909, 3789065841, 4149258839], [2983848855, 1899297940, 498330996, 844667934]]> : tensor<3x4xui32>
  %273 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %274 = stablehlo.optimization_barrier %273 : tensor<2xui64>
  %275:2 = stablehlo.rng_bit_generator %274, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui64>)
  check.expect_eq_const %275#0, dense<[1311768467463790320, 1147797409030816551]> : tensor<2xui64>
  check.expect_eq_const %275#1, dense<[[1026376138666279921, 12598932787439657241, 5574656708619632426, 17820931019932995185], [8157422540644019095, 3627821153008217460, 8461216212792889079, 9653029417405191674], [16038768238818464249, 16318653374000580618, 6919533187425030884, 795309299912957567]]> : tensor<3x4xui64>
  %276 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %277 = stablehlo.optimization_barrier %276 : tensor<2xui64>
  %278:2 = stablehlo.rng_bit_generator %277, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui8>)
  check.expect_eq_const %278#0, dense<[1311768467463790320, 1147797409030816549]> : tensor<2xui64>
  check.expect_eq_const %278#1, dense<[[241, 168, 25, 158, 42], [189, 113, 87, 151, 148], [116, 30, 247, 80, 250]]> : tensor<3x5xui8>
  %279 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %280 = stablehlo.optimization_barrier %279 : tensor<2xui64>
  %281:2 = stablehlo.rng_bit_generator %280, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui16>)
  check.expect_eq_const %281#0, dense<[1311768467463790320, 1147797409030816549]> : tensor<2xui64>
  check.expect_eq_const %281#1, dense<[[1009, 27560, 57625, 26270, 32554], [10429, 36465, 43607, 60311, 64660], [60788, 39966, 52983, 18256, 5626]]> : tensor<3x5xui16>
  %282 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %283 = stablehlo.optimization_barrier %282 : tensor<2xui64>
  %284:2 = stablehlo.rng_bit_generator %283, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>)
  check.expect_eq_const %284#0, dense<[1311768467463790320, 1147797409030816549]> : tensor<2xui64>
  check.expect_eq_const %284#1, dense<[[4280550385, 238971816, 1079828761, 2933417630, 2651160362], [1297950909, 3789065841, 4149258839, 2983848855, 1899297940], [498330996, 844667934, 3947613943, 1970030416, 1993676282]]> : tensor<3x5xui32>
  %285 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %286 = stablehlo.optimization_barrier %285 : tensor<2xui64>
  %287:2 = stablehlo.rng_bit_generator %286, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui64>)
  check.expect_eq_const %287#0, dense<[1311768467463790320, 1147797409030816553]> : tensor<2xui64>
  check.expect_eq_const %287#1, dense<[[1026376138666279921, 12598932787439657241, 5574656708619632426, 17820931019932995185, 8157422540644019095], [3627821153008217460, 8461216212792889079, 9653029417405191674, 16038768238818464249, 16318653374000580618], [6919533187425030884, 795309299912957567, 9380586038640785709, 9610462639021465349, 16078503333196746715]]> : tensor<3x5xui64>
  %288 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %289 = stablehlo.optimization_barrier %288 : tensor<2xui64>
  %290:2 = stablehlo.rng_bit_generator %289, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3x1xui8>)
  check.expect_eq_const %290#0, dense<[1311768467463790320, 1147797409030816547]> : tensor<2xui64>
  check.expect_eq_const %290#1, dense<[[[241], [168], [25]], [[158], [42], [189]]]> : tensor<2x3x1xui8>
  %291 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %292 = stablehlo.optimization_barrier %291 : tensor<2xui64>
  %293:2 = stablehlo.rng_bit_generator %292, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3x1xui16>)
  check.expect_eq_const %293#0, dense<[1311768467463790320, 1147797409030816547]> : tensor<2xui64>
  check.expect_eq_const %293#1, dense<[[[1009], [27560], [57625]], [[26270], [32554], [10429]]]> : tensor<2x3x1xui16>
  %294 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %295 = stablehlo.optimization_barrier %294 : tensor<2xui64>
  %296:2 = stablehlo.rng_bit_generator %295, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3x1xui32>)
  check.expect_eq_const %296#0, dense<[1311768467463790320, 1147797409030816547]> : tensor<2xui64>
  check.expect_eq_const %296#1, dense<[[[4280550385], [238971816], [1079828761]], [[2933417630], [2651160362], [1297950909]]]> : tensor<2x3x1xui32>
  %297 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %298 = stablehlo.optimization_barrier %297 : tensor<2xui64>
  %299:2 = stablehlo.rng_bit_generator %298, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3x1xui64>)
  check.expect_eq_const %299#0, dense<[1311768467463790320, 1147797409030816548]> : tensor<2xui64>
  check.expect_eq_const %299#1, dense<[[[1026376138666279921], [12598932787439657241], [5574656708619632426]], [[17820931019932995185], [8157422540644019095], [3627821153008217460]]]> : tensor<2x3x1xui64>
  %300 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %301 = stablehlo.optimization_barrier %300 : tensor<2xui64>
  %302:2 = stablehlo.rng_bit_generator %301, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x2xui8>)
  check.expect_eq_const %302#0, dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  check.expect_eq_const %302#1, dense<> : tensor<0x2xui8>
  %303 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %304 = stablehlo.optimization_barrier %303 : tensor<2xui64>
  %305:2 = stablehlo.rng_bit_generator %304, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x2xui16>)
  check.expect_eq_const %305#0, dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  check.expect_eq_const %305#1, dense<> : tensor<0x2xui16>
  %306 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %307 = stablehlo.optimization_barrier %306 : tensor<2xui64>
  %308:2 = stablehlo.rng_bit_generator %307, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x2xui32>)
  check.expect_eq_const %308#0, dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  check.expect_eq_const %308#1, dense<> : tensor<0x2xui32>
  %309 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %310 = stablehlo.optimization_barrier %309 : tensor<2xui64>
  %311:2 = stablehlo.rng_bit_generator %310, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x2xui64>)
  check.expect_eq_const %311#0, dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  check.expect_eq_const %311#1, dense<> : tensor<0x2xui64>
  %312 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %313 = stablehlo.optimization_barrier %312 : tensor<2xui64>
  %314:2 = stablehlo.rng_bit_generator %313, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<17xui8>)
  check.expect_eq_const %314#0, dense<[1311768467463790320, 1147797409030816550]> : tensor<2xui64>
  check.expect_eq_const %314#1, dense<[241, 168, 25, 158, 42, 189, 113, 87, 151, 148, 116, 30, 247, 80, 250, 28, 249]> : tensor<17xui8>
  %315 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %316 = stablehlo.optimization_barrier %315 : tensor<2xui64>
  %317:2 = stablehlo.rng_bit_generator %316, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<17xui16>)
  check.expect_eq_const %317#0, dense<[1311768467463790320, 1147797409030816550]> : tensor<2xui64>
  check.expect_eq_const %317#1, dense<[1009, 27560, 57625, 26270, 32554, 10429, 36465, 43607, 60311, 64660, 60788, 39966, 52983, 18256, 5626, 29468, 37369]> : tensor<17xui16>
  %318 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %319 = stablehlo.optimization_barrier %318 : tensor<2xui64>
  %320:2 = stablehlo.rng_bit_generator %319, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<17xui32>)
  check.expect_eq_const %320#0, dense<[1311768467463790320, 1147797409030816550]> : tensor<2xui64>
  check.expect_eq_const %320#1, dense<[4280550385, 238971816, 1079828761, 2933417630, 2651160362, 1297950909, 3789065841, 4149258839, 2983848855, 1899297940, 498330996, 844667934, 3947613943, 1970030416, 1993676282, 2247521052, 1972867577]> : tensor<17xui32>
  %321 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %322 = stablehlo.optimization_barrier %321 : tensor<2xui64>
  %323:2 = stablehlo.rng_bit_generator %322, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<17xui64>)
  check.expect_eq_const %323#0, dense<[1311768467463790320, 1147797409030816554]> : tensor<2xui64>
  check.expect_eq_const %323#1, dense<[1026376138666279921, 12598932787439657241, 5574656708619632426, 17820931019932995185, 8157422540644019095, 3627821153008217460, 8461216212792889079, 9653029417405191674, 16038768238818464249, 16318653374000580618, 6919533187425030884, 795309299912957567, 9380586038640785709, 9610462639021465349, 16078503333196746715, 3508150735595088123, 14358634644200443835]> : tensor<17xui64>
  %324 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %325 = stablehlo.optimization_barrier %324 : tensor<2xui64>
  %326:2 = stablehlo.rng_bit_generator %325, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui8>)
  check.expect_eq_const %326#0, dense<18446744073709551615> : tensor<2xui64>
  check.expect_eq_const %326#1, dense<88> : tensor<ui8>
  %327 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %328 = stablehlo.optimization_barrier %327 : tensor<2xui64>
  %329:2 = stablehlo.rng_bit_generator %328, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui16>)
  check.expect_eq_const %329#0, dense<18446744073709551615> : tensor<2xui64>
  check.expect_eq_const %329#1, dense<3160> : tensor<ui16>
  %330 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %331 = stablehlo.optimization_barrier %330 : tensor<2xui64>
  %332:2 = stablehlo.rng_bit_generator %331, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
  check.expect_eq_const %332#0, dense<18446744073709551615> : tensor<2xui64>
  check.expect_eq_const %332#1, dense<25431128> : tensor<ui32>
  %333 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %334 = stablehlo.optimization_barrier %333 : tensor<2xui64>
  %335:2 = stablehlo.rng_bit_generator %334, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui64>)
  check.expect_eq_const %335#0, dense<18446744073709551615> : tensor<2xui64>
  check.expect_eq_const %335#1, dense<16409847832082910296> : tensor<ui64>
  %336 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %337 = stablehlo.optimization_barrier %336 : tensor<2xui64>
  %338:2 = stablehlo.rng_bit_generator %337, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui8>)
  check.expect_eq_const %338#0, dense<18446744073709551615> : tensor<2xui64>
  check.expect_eq_const %338#1, dense<88> : tensor<1xui8>
  %339 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %340 = stablehlo.optimization_barrier %339 : tensor<2xui64>
  %341:2 = stablehlo.rng_bit_generator %340, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui16>)
  check.expect_eq_const %341#0, dense<18446744073709551615> : tensor<2xui64>
  check.expect_eq_const %341#1, dense<3160> : tensor<1xui16>
  %342 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %343 = stablehlo.optimization_barrier %342 : tensor<2xui64>
  %344:2 = stablehlo.rng_bit_generator %343, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui32>)
  check.expect_eq_const %344#0, dense<18446744073709551615> : tensor<2xui64>
  check.expect_eq_const %344#1, dense<25431128> : tensor<1xui32>
  %345 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %346 = stablehlo.optimization_barrier %345 : tensor<2xui64>
  %347:2 = stablehlo.rng_bit_generator %346, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
  check.expect_eq_const %347#0, dense<18446744073709551615> : tensor<2xui64>
  check.expect_eq_const %347#1, dense<16409847832082910296> : tensor<1xui64>
  %348 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %349 = stablehlo.optimization_barrier %348 : tensor<2xui64>
  %350:2 = stablehlo.rng_bit_generator %349, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui8>)
  check.expect_eq_const %350#0, dense<[18446744073709551615, 0]> : tensor<2xui64>
  check.expect_eq_const %350#1, dense<[88, 169, 55, 114, 109]> : tensor<5xui8>
  %351 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %352 = stablehlo.optimization_barrier %351 : tensor<2xui64>
  %353:2 = stablehlo.rng_bit_generator %352, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui16>)
  check.expect_eq_const %353#0, dense<[18446744073709551615, 0]> : tensor<2xui64>
  check.expect_eq_const %353#1, dense<[3160, 32169, 22839, 35698, 10093]> : tensor<5xui16>
  %354 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %355 = stablehlo.optimization_barrier %354 : tensor<2xui64>
  %356:2 = stablehlo.rng_bit_generator %355, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui32>)
  check.expect_eq_const %356#0, dense<[18446744073709551615, 0]> : tensor<2xui64>
  check.expect_eq_const %356#1, dense<[25431128, 3820715433, 3113638199, 2713815922, 1083123565]> : tensor<5xui32>
  %357 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %358 = stablehlo.optimization_barrier %357 : tensor<2xui64>
  %359:2 = stablehlo.rng_bit_generator %358, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui64>)
  check.expect_eq_const %359#0, dense<[18446744073709551615, 1]> : tensor<2xui64>
  check.expect_eq_const %359#1, dense<[16409847832082910296, 11655750635467725111, 4740103540206151533, 7878011797965096902, 1533272510205032201]> : tensor<5xui64>
  %360 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %361 = stablehlo.optimization_barrier %360 : tensor<2xui64>
  %362:2 = stablehlo.rng_bit_generator %361, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi8>)
  check.expect_eq_const %362#0, dense<[18446744073709551615, 0]> : tensor<2xui64>
  check.expect_eq_const %362#1, dense<[88, -87, 55, 114, 109]> : tensor<5xi8>
  %363 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %364 = stablehlo.optimization_barrier %363 : tensor<2xui64>
  %365:2 = stablehlo.rng_bit_generator %364, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi16>)
  check.expect_eq_const %365#0, dense<[18446744073709551615, 0]> : tensor<2xui64>
  check.expect_eq_const %365#1, dense<[3160, 32169, 22839, -29838, 10093]> : tensor<5xi16>
  %366 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %367 = stablehlo.optimization_barrier %366 : tensor<2xui64>
  %368:2 = stablehlo.rng_bit_generator %367, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi32>)
  check.expect_eq_const %368#0, dense<[18446744073709551615, 0]> : tensor<2xui64>
  check.expect_eq_const %368#1, dense<[25431128, -474251863, -1181329097, -1581151374, 1083123565]> : tensor<5xi32>
  %369 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %370 = stablehlo.optimization_barrier %369 : tensor<2xui64>
  %371:2 = stablehlo.rng_bit_generator %370, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi64>)
  check.expect_eq_const %371#0, dense<[18446744073709551615, 1]> : tensor<2xui64>
  check.expect_eq_const %371#1, dense<[-2036896241626641320, -6790993438241826505, 4740103540206151533, 7878011797965096902, 1533272510205032201]> : tensor<5xi64>
  %372 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %373 = stablehlo.optimization_barrier %372 : tensor<2xui64>
  %374:2 = stablehlo.rng_bit_generator %373, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui8>)
  check.expect_eq_const %374#0, dense<[18446744073709551615, 1]> : tensor<2xui64>
  check.expect_eq_const %374#1, dense<[[88, 169, 55, 114], [109, 14, 198, 253], [9, 57, 31, 90]]> : tensor<3x4xui8>
  %375 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %376 = stablehlo.optimization_barrier %375 : tensor<2xui64>
  %377:2 = stablehlo.rng_bit_generator %376, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui16>)
  check.expect_eq_const %377#0, dense<[18446744073709551615, 1]> : tensor<2xui64>
  check.expect_eq_const %377#1, dense<[[3160, 32169, 22839, 35698], [10093, 15118, 51142, 20989], [30473, 18233, 45087, 39514]]> : tensor<3x4xui16>
  %378 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %379 = stablehlo.optimization_barrier %378 : tensor<2xui64>
  %380:2 = stablehlo.rng_bit_generator %379, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui32>)
  check.expect_eq_const %380#0, dense<[18446744073709551615, 1]> : tensor<2xui64>
  check.expect_eq_const %380#1, dense<[[25431128, 3820715433, 3113638199, 2713815922], [1083123565, 1103641358, 2718681030, 1834242557], [1923381001, 356992825, 2671882271, 578394714]]> : tensor<3x4xui32>
  %381 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %382 = stablehlo.optimization_barrier %381 : tensor<2xui64>
  %383:2 = stablehlo.rng_bit_generator %382, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui64>)
  check.expect_eq_const %383#0, dense<[18446744073709551615, 4]> : tensor<2xui64>
  check.expect_eq_const %383#1, dense<[[16409847832082910296, 11655750635467725111, 4740103540206151533, 7878011797965096902], [1533272510205032201, 2484186383481155615, 5433557989824845073, 11522556079870051042], [8015710341229073026, 11016808074022311082, 12561083015793463316, 10633685018804543913]]> : tensor<3x4xui64>
  %384 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %385 = stablehlo.optimization_barrier %384 : tensor<2xui64>
  %386:2 = stablehlo.rng_bit_generator %385, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui8>)
  check.expect_eq_const %386#0, dense<[18446744073709551615, 2]> : tensor<2xui64>
  check.expect_eq_const %386#1, dense<[[88, 169, 55, 114, 109], [14, 198, 253, 9, 57], [31, 90, 17, 52, 226]]> : tensor<3x5xui8>
  %387 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %388 = stablehlo.optimization_barrier %387 : tensor<2xui64>
  %389:2 = stablehlo.rng_bit_generator %388, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui16>)
  check.expect_eq_const %389#0, dense<[18446744073709551615, 2]> : tensor<2xui64>
  check.expect_eq_const %389#1, dense<[[3160, 32169, 22839, 35698, 10093], [15118, 51142, 20989, 30473, 18233], [45087, 39514, 54545, 57396, 738]]> : tensor<3x5xui16>
  %390 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %391 = stablehlo.optimization_barrier %390 : tensor<2xui64>
  %392:2 = stablehlo.rng_bit_generator %391, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>)
  check.expect_eq_const %392#0, dense<[18446744073709551615, 2]> : tensor<2xui64>
  check.expect_eq_const %392#1, dense<[[25431128, 3820715433, 3113638199, 2713815922, 1083123565], [1103641358, 2718681030, 1834242557, 1923381001, 356992825], [2671882271, 578394714, 436131089, 1265098804, 2636907234]]> : tensor<3x5xui32>
  %393 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %394 = stablehlo.optimization_barrier %393 : tensor<2xui64>
  %395:2 = stablehlo.rng_bit_generator %394, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui64>)
  check.expect_eq_const %395#0, dense<[18446744073709551615, 6]> : tensor<2xui64>
  check.expect_eq_const %395#1, dense<[[16409847832082910296, 11655750635467725111, 4740103540206151533, 7878011797965096902, 1533272510205032201], [2484186383481155615, 5433557989824845073, 11522556079870051042, 8015710341229073026, 11016808074022311082], [12561083015793463316, 10633685018804543913, 14416346087120969710, 7787112810656205679, 15521704788153533666]]> : tensor<3x5xui64>
  %396 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %397 = stablehlo.optimization_barrier %396 : tensor<2xui64>
  %398:2 = stablehlo.rng_bit_generator %397, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3x1xui8>)
  check.expect_eq_const %398#0, dense<[18446744073709551615, 0]> : tensor<2xui64>
  check.expect_eq_const %398#1, dense<[[[88], [169], [55]], [[114], [109], [14]]]> : tensor<2x3x1xui8>
  %399 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %400 = stablehlo.optimization_barrier %399 : tensor<2xui64>
  %401:2 = stablehlo.rng_bit_generator %400, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3x1xui16>)
  check.expect_eq_const %401#0, dense<[18446744073709551615, 0]> : tensor<2xui64>
  check.expect_eq_const %401#1, dense<[[[3160], [32169], [22839]], [[35698], [10093], [15118]]]> : tensor<2x3x1xui16>
  %402 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %403 = stablehlo.optimization_barrier %402 : tensor<2xui64>
  %404:2 = stablehlo.rng_bit_generator %403, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3x1xui32>)
  check.expect_eq_const %404#0, dense<[18446744073709551615, 0]> : tensor<2xui64>
  check.expect_eq_const %404#1, dense<[[[25431128], [3820715433], [3113638199]], [[2713815922], [1083123565], [1103641358]]]> : tensor<2x3x1xui32>
  %405 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %406 = stablehlo.optimization_barrier %405 : tensor<2xui64>
  %407:2 = stablehlo.rng_bit_generator %406, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3x1xui64>)
  check.expect_eq_const %407#0, dense<[18446744073709551615, 1]> : tensor<2xui64>
  check.expect_eq_const %407#1, dense<[[[16409847832082910296], [11655750635467725111], [4740103540206151533]], [[7878011797965096902], [1533272510205032201], [2484186383481155615]]]> : tensor<2x3x1xui64>
  %408 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %409 = stablehlo.optimization_barrier %408 : tensor<2xui64>
  %410:2 = stablehlo.rng_bit_generator %409, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x2xui8>)
  check.expect_eq_const %410#0, dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  check.expect_eq_const %410#1, dense<> : tensor<0x2xui8>
  %411 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %412 = stablehlo.optimization_barrier %411 : tensor<2xui64>
  %413:2 = stablehlo.rng_bit_generator %412, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x2xui16>)
  check.expect_eq_const %413#0, dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  check.expect_eq_const %413#1, dense<> : tensor<0x2xui16>
  %414 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %415 = stablehlo.optimization_barrier %414 : tensor<2xui64>
  %416:2 = stablehlo.rng_bit_generator %415, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x2xui32>)
  check.expect_eq_const %416#0, dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  check.expect_eq_const %416#1, dense<> : tensor<0x2xui32>
  %417 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %418 = stablehlo.optimization_barrier %417 : tensor<2xui64>
  %419:2 = stablehlo.rng_bit_generator %418, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x2xui64>)
  check.expect_eq_const %419#0, dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  check.expect_eq_const %419#1, dense<> : tensor<0x2xui64>
  %420 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %421 = stablehlo.optimization_barrier %420 : tensor<2xui64>
  %422:2 = stablehlo.rng_bit_generator %421, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<17xui8>)
  check.expect_eq_const %422#0, dense<[18446744073709551615, 3]> : tensor<2xui64>
  check.expect_eq_const %422#1, dense<[88, 169, 55, 114, 109, 14, 198, 253, 9, 57, 31, 90, 17, 52, 226, 180, 130]> : tensor<17xui8>
  %423 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %424 = stablehlo.optimization_barrier %423 : tensor<2xui64>
  %425:2 = stablehlo.rng_bit_generator %424, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<17xui16>)
  check.expect_eq_const %425#0, dense<[18446744073709551615, 3]> : tensor<2xui64>
  check.expect_eq_const %425#1, dense<[3160, 32169, 22839, 35698, 10093, 15118, 51142, 20989, 30473, 18233, 45087, 39514, 54545, 57396, 738, 22452, 21122]> : tensor<17xui16>
  %426 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %427 = stablehlo.optimization_barrier %426 : tensor<2xui64>
  %428:2 = stablehlo.rng_bit_generator %427, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<17xui32>)
  check.expect_eq_const %428#0, dense<[18446744073709551615, 3]> : tensor<2xui64>
  check.expect_eq_const %428#1, dense<[25431128, 3820715433, 3113638199, 2713815922, 1083123565, 1103641358, 2718681030, 1834242557, 1923381001, 356992825, 2671882271, 578394714, 436131089, 1265098804, 2636907234, 2682804148, 392319618]> : tensor<17xui32>
  %429 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %430 = stablehlo.optimization_barrier %429 : tensor<2xui64>
  %431:2 = stablehlo.rng_bit_generator %430, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<17xui64>)
  check.expect_eq_const %431#0, dense<[18446744073709551615, 7]> : tensor<2xui64>
  check.expect_eq_const %431#1, dense<[16409847832082910296, 11655750635467725111, 4740103540206151533, 7878011797965096902, 1533272510205032201, 2484186383481155615, 5433557989824845073, 11522556079870051042, 8015710341229073026, 11016808074022311082, 12561083015793463316, 10633685018804543913, 14416346087120969710, 7787112810656205679, 15521704788153533666, 4648406261762657399, 5072135642701993698]> : tensor<17xui64>
  %432 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %433 = stablehlo.optimization_barrier %432 : tensor<2xui64>
  %434:2 = stablehlo.rng_bit_generator %433, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui8>)
  check.expect_eq_const %434#0, dense<[1311768467463790320, 1147797409030816547]> : tensor<2xui64>
  check.expect_eq_const %434#1, dense<[241, 168, 25, 158, 42]> : tensor<5xui8>
  %435 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %436 = stablehlo.optimization_barrier %435 : tensor<2xui64>
  %437:2 = stablehlo.rng_bit_generator %436, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui16>)
  check.expect_eq_const %437#0, dense<[1311768467463790320, 1147797409030816547]> : tensor<2xui64>
  check.expect_eq_const %437#1, dense<[1009, 27560, 57625, 26270, 32554]> : tensor<5xui16>
  %438 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %439 = stablehlo.optimization_barrier %438 : tensor<2xui64>
  %440:2 = stablehlo.rng_bit_generator %439, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui32>)
  check.expect_eq_const %440#0, dense<[1311768467463790320, 1147797409030816547]> : tensor<2xui64>
  check.expect_eq_const %440#1, dense<[4280550385, 238971816, 1079828761, 2933417630, 2651160362]> : tensor<5xui32>
  %441 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %442 = stablehlo.optimization_barrier %441 : tensor<2xui64>
  %443:2 = stablehlo.rng_bit_generator %442, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui64>)
  check.expect_eq_const %443#0, dense<[1311768467463790320, 1147797409030816548]> : tensor<2xui64>
  check.expect_eq_const %443#1, dense<[1026376138666279921, 12598932787439657241, 5574656708619632426, 17820931019932995185, 8157422540644019095]> : tensor<5xui64>
  %444 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %445 = stablehlo.optimization_barrier %444 : tensor<2xui64>
  %446:2 = stablehlo.rng_bit_generator %445, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi8>)
  check.expect_eq_const %446#0, dense<[1311768467463790320, 1147797409030816547]> : tensor<2xui64>
  check.expect_eq_const %446#1, dense<[-15, -88, 25, -98, 42]> : tensor<5xi8>
  %447 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %448 = stablehlo.optimization_barrier %447 : tensor<2xui64>
  %449:2 = stablehlo.rng_bit_generator %448, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi16>)
  check.expect_eq_const %449#0, dense<[1311768467463790320, 1147797409030816547]> : tensor<2xui64>
  check.expect_eq_const %449#1, dense<[1009, 27560, -7911, 26270, 32554]> : tensor<5xi16>
  %450 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %451 = stablehlo.optimization_barrier %450 : tensor<2xui64>
  %452:2 = stablehlo.rng_bit_generator %451, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi32>)
  check.expect_eq_const %452#0, dense<[1311768467463790320, 1147797409030816547]> : tensor<2xui64>
  check.expect_eq_const %452#1, dense<[-14416911, 238971816, 1079828761, -1361549666, -1643806934]> : tensor<5xi32>
  %453 = stablehlo.constant dense<[1311768467463790320, 1147797409030816545]> : tensor<2xui64>
  %454 = stablehlo.optimization_barrier %453 : tensor<2xui64>
  %455:2 = stablehlo.rng_bit_generator %454, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi64>)
  check.expect_eq_const %455#0, dense<[1311768467463790320, 1147797409030816548]> : tensor<2xui64>
  check.expect_eq_const %455#1, dense<[1026376138666279921, -5847811286269894375, 5574656708619632426, -625813053776556431, 8157422540644019095]> : tensor<5xi64>
  %456 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %457 = stablehlo.optimization_barrier %456 : tensor<2xui64>
  %458:2 = stablehlo.rng_bit_generator %457, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui8>)
  check.expect_eq_const %458#0, dense<[18446744073709551615, 0]> : tensor<2xui64>
  check.expect_eq_const %458#1, dense<[88, 169, 55, 114, 109]> : tensor<5xui8>
  %459 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %460 = stablehlo.optimization_barrier %459 : tensor<2xui64>
  %461:2 = stablehlo.rng_bit_generator %460, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui16>)
  check.expect_eq_const %461#0, dense<[18446744073709551615, 0]> : tensor<2xui64>
  check.expect_eq_const %461#1, dense<[3160, 32169, 22839, 35698, 10093]> : tensor<5xui16>
  %462 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %463 = stablehlo.optimization_barrier %462 : tensor<2xui64>
  %464:2 = stablehlo.rng_bit_generator %463, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui32>)
  check.expect_eq_const %464#0, dense<[18446744073709551615, 0]> : tensor<2xui64>
  check.expect_eq_const %464#1, dense<[25431128, 3820715433, 3113638199, 2713815922, 1083123565]> : tensor<5xui32>
  %465 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %466 = stablehlo.optimization_barrier %465 : tensor<2xui64>
  %467:2 = stablehlo.rng_bit_generator %466, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui64>)
  check.expect_eq_const %467#0, dense<[18446744073709551615, 1]> : tensor<2xui64>
  check.expect_eq_const %467#1, dense<[16409847832082910296, 11655750635467725111, 4740103540206151533, 7878011797965096902, 1533272510205032201]> : tensor<5xui64>
  %468 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %469 = stablehlo.optimization_barrier %468 : tensor<2xui64>
  %470:2 = stablehlo.rng_bit_generator %469, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi8>)
  check.expect_eq_const %470#0, dense<[18446744073709551615, 0]> : tensor<2xui64>
  check.expect_eq_const %470#1, dense<[88, -87, 55, 114, 109]> : tensor<5xi8>
  %471 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %472 = stablehlo.optimization_barrier %471 : tensor<2xui64>
  %473:2 = stablehlo.rng_bit_generator %472, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi16>)
  check.expect_eq_const %473#0, dense<[18446744073709551615, 0]> : tensor<2xui64>
  check.expect_eq_const %473#1, dense<[3160, 32169, 22839, -29838, 10093]> : tensor<5xi16>
  %474 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %475 = stablehlo.optimization_barrier %474 : tensor<2xui64>
  %476:2 = stablehlo.rng_bit_generator %475, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi32>)
  check.expect_eq_const %476#0, dense<[18446744073709551615, 0]> : tensor<2xui64>
  check.expect_eq_const %476#1, dense<[25431128, -474251863, -1181329097, -1581151374, 1083123565]> : tensor<5xi32>
  %477 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %478 = stablehlo.optimization_barrier %477 : tensor<2xui64>
  %479:2 = stablehlo.rng_bit_generator %478, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi64>)
  check.expect_eq_const %479#0, dense<[18446744073709551615, 1]> : tensor<2xui64>
  check.expect_eq_const %479#1, dense<[-2036896241626641320, -6790993438241826505, 4740103540206151533, 7878011797965096902, 1533272510205032201]> : tensor<5xi64>
  return
}
