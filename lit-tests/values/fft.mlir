// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Fourier transforms of one to three dimensions, of sizes with and without factors, against numpy. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<[0.375, 0.3125, 0.0, 0.5625, -0.75, 0xBE400000]> : tensor<6xf32>
  %1 = stablehlo.optimization_barrier %0 : tensor<6xf32>
  %2 = stablehlo.constant dense<[-0.5, 0.625, 0.0625, 0xBEA00000, 0xBF500000, -0.25]> : tensor<6xf32>
  %3 = stablehlo.optimization_barrier %2 : tensor<6xf32>
  %4 = stablehlo.complex %1, %3 : tensor<6xcomplex<f32>>
  %5 = stablehlo.fft %4, type = FFT, length = [6] : (tensor<6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %6 = "stablehlo.real"(%5) : (tensor<6xcomplex<f32>>) -> tensor<6xf32>
  %7 = stablehlo.constant dense<[0.3125, 0x3FE1FD5C, 1.25, 0xBF880000, 1.25, 0xBFA1FD5C]> : tensor<6xf32>
  check.expect_almost_eq %6, %7, tolerance = 3.0856558623781893e-06 : tensor<6xf32>
  %8 = "stablehlo.imag"(%5) : (tensor<6xcomplex<f32>>) -> tensor<6xf32>
  %9 = stablehlo.constant dense<[0xBF980000, 0xBF3520CD, 0xBED12614, 0xBFA80000, 0xBF576CF6, 0x3FBA9067]> : tensor<6xf32>
  check.expect_almost_eq %8, %9, tolerance = 3.0856558623781893e-06 : tensor<6xf32>
  %10 = stablehlo.constant dense<[0.0, -0.25, 1.3125, 1.0, 0xC02C0000, -1.875]> : tensor<6xf32>
  %11 = stablehlo.optimization_barrier %10 : tensor<6xf32>
  %12 = stablehlo.constant dense<[0xBE400000, 0xBEE00000, 0.1875, 0.1875, 2.125, -1.125]> : tensor<6xf32>
  %13 = stablehlo.optimization_barrier %12 : tensor<6xf32>
  %14 = stablehlo.complex %11, %13 : tensor<6xcomplex<f32>>
  %15 = stablehlo.fft %14, type = IFFT, length = [6] : (tensor<6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %16 = "stablehlo.real"(%15) : (tensor<6xcomplex<f32>>) -> tensor<6xf32>
  %17 = stablehlo.constant dense<[0xBED55555, 0xBD47A888, 0x3DA2B539, 0xBD2AAAAB, 0x3F565404, 0xBED1B59A]> : tensor<6xf32>
  check.expect_almost_eq %16, %17, tolerance = 1.4074214504944393e-06 : tensor<6xf32>
  %18 = "stablehlo.imag"(%15) : (tensor<6xcomplex<f32>>) -> tensor<6xf32>
  %19 = stablehlo.constant dense<[0.125, 0x3EDA5BDE, 0xBECF83B5, 0x3F155555, 0x3E8F83B5, 0xBF9941A2]> : tensor<6xf32>
  check.expect_almost_eq %18, %19, tolerance = 1.4074214504944393e-06 : tensor<6xf32>
  %20 = stablehlo.constant dense<[-0.375, 2.0625, 0.625, 0.6875, -0.5, -1.625]> : tensor<6xf32>
  %21 = stablehlo.optimization_barrier %20 : tensor<6xf32>
  %22 = stablehlo.fft %21, type = RFFT, length = [6] : (tensor<6xf32>) -> tensor<4xcomplex<f32>>
  %23 = "stablehlo.real"(%22) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  %24 = stablehlo.constant dense<[0.875, 0xBF680000, 0x3D000000, -1.375]> : tensor<4xf32>
  check.expect_almost_eq %23, %24, tolerance = 4.841570444114041e-06 : tensor<4xf32>
  %25 = "stablehlo.imag"(%22) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  %26 = stablehlo.constant dense<[0.0, 0xC0855E2F, 0xC00E0736, 0.0]> : tensor<4xf32>
  check.expect_almost_eq %25, %26, tolerance = 4.841570444114041e-06 : tensor<4xf32>
  %27 = stablehlo.constant dense<[0.375, 0.8125, 0.3125, 0xBFA80000]> : tensor<4xf32>
  %28 = stablehlo.optimization_barrier %27 : tensor<4xf32>
  %29 = stablehlo.constant dense<[0.875, 0.4375, 0xBF100000, 0.5625]> : tensor<4xf32>
  %30 = stablehlo.optimization_barrier %29 : tensor<4xf32>
  %31 = stablehlo.complex %28, %30 : tensor<4xcomplex<f32>>
  %32 = stablehlo.fft %31, type = IRFFT, length = [6] : (tensor<4xcomplex<f32>>) -> tensor<6xf32>
  %33 = stablehlo.constant dense<[0x3E600000, 0x3ECD2452, 0xBF21E69D, 0x3DEAAAAB, 0xBD61962F, 0x3EA83103]> : tensor<6xf32>
  check.expect_almost_eq %32, %33, tolerance = 6.664001830358757e-07 : tensor<6xf32>
  %34 = stablehlo.constant dense<[[0.875, 0xBF880000, 0.9375, 0x80000000, -1.25, 0xBEA00000, 0.0625], [0.25, -1.0, -1.125, 0.1875, 0xBEE00000, 0.25, 0.75]]> : tensor<2x7xf32>
  %35 = stablehlo.optimization_barrier %34 : tensor<2x7xf32>
  %36 = stablehlo.constant dense<[[-1.625, 0.25, 1.25, 0xBEA00000, 0xBF500000, 0.75, 0.25], [0.875, -0.375, -1.5, -0.125, 0xBEE00000, 0.75, 0.1875]]> : tensor<2x7xf32>
  %37 = stablehlo.optimization_barrier %36 : tensor<2x7xf32>
  %38 = stablehlo.complex %35, %37 : tensor<2x7xcomplex<f32>>
  %39 = stablehlo.fft %38, type = FFT, length = [7] : (tensor<2x7xcomplex<f32>>) -> tensor<2x7xcomplex<f32>>
  %40 = "stablehlo.real"(%39) : (tensor<2x7xcomplex<f32>>) -> tensor<2x7xf32>
  %41 = stablehlo.constant dense<[[-0.75, 0x3FF8B5EA, 0xBF5A5165, 0x40229516, 0x40163964, 0x3EB9CF70, 0x3F08C3F2], [-1.125, 0xBFFDEA01, 0x3F8F9166, 0x3FE70BB8, 0xBFEACDDC, 0x3F412C93, 0x4040C23B]]> : tensor<2x7xf32>
  check.expect_almost_eq %40, %41, tolerance = 5.597761628450826e-06 : tensor<2x7xf32>
  %42 = "stablehlo.imag"(%39) : (tensor<2x7xcomplex<f32>>) -> tensor<2x7xf32>
  %43 = stablehlo.constant dense<[[-0.25, 0xBFD0260C, 0xBFCFC492, 0xBEA9AFE6, 0xBF532DCA, 0xC0DB64DC, 0x3E0C0772], [-0.625, 0x4077A32F, 0x4035C12A, 0xBE64EF5D, 0x3FD03244, 0xBEB67F93, 0xBF80BD25]]> : tensor<2x7xf32>
  check.expect_almost_eq %42, %43, tolerance = 5.597761628450826e-06 : tensor<2x7xf32>
  %44 = stablehlo.constant dense<[[-1.625, 0xBF980000, 0.875, 0.6875, -0.625, 0.0, 0.4375], [0.4375, 0.875, 0.25, -0.125, -0.25, 1.0625, -2.25]]> : tensor<2x7xf32>
  %45 = stablehlo.optimization_barrier %44 : tensor<2x7xf32>
  %46 = stablehlo.constant dense<[[-0.125, 0.0625, 0xBFB80000, 0.3125, -0.625, 0.875, -0.125], [0.6875, 1.25, 0.375, -0.875, -1.5, 1.75, -0.125]]> : tensor<2x7xf32>
  %47 = stablehlo.optimization_barrier %46 : tensor<2x7xf32>
  %48 = stablehlo.complex %45, %47 : tensor<2x7xcomplex<f32>>
  %49 = stablehlo.fft %48, type = IFFT, length = [7] : (tensor<2x7xcomplex<f32>>) -> tensor<2x7xcomplex<f32>>
  %50 = "stablehlo.real"(%49) : (tensor<2x7xcomplex<f32>>) -> tensor<2x7xf32>
  %51 = stablehlo.constant dense<[[0xBE524925, 0xBDBBF814, 0xBEC29C0A, 0xBEEB971C, 0x3EAE7F53, 0xBE805088, 0xBF13EC87], [0.0, 0xBD5E284F, 0xBE9B2919, 0x3D2DE2FA, 0x3F31B3C8, 0x3DE2EBA8, 0xBD5785B1]]> : tensor<2x7xf32>
  check.expect_almost_eq %50, %51, tolerance = 9.592081369191874e-07 : tensor<2x7xf32>
  %52 = "stablehlo.imag"(%49) : (tensor<2x7xcomplex<f32>>) -> tensor<2x7xf32>
  %53 = stablehlo.constant dense<[[0xBE1B6DB7, 0x3D670550, 0xBECC0289, 0xBD866AED, 0xBD0C9B35, 0x3EE964A5, 0x3C5446E8], [0x3E649249, 0x3F2E1FB7, 0x3D48DC64, 0x3F052191, 0xBDAB5A41, 0xBF64EC7D, 0x3E459092]]> : tensor<2x7xf32>
  check.expect_almost_eq %52, %53, tolerance = 9.592081369191874e-07 : tensor<2x7xf32>
  %54 = stablehlo.constant dense<[[0xBF300000, 0.125, 0xBE400000, 0.875, 0.0625, 0.0, 0xBF300000], [0.5, 0xBF880000, 0.6875, 1.5, -1.5, 0xC01C0000, 0.625]]> : tensor<2x7xf32>
  %55 = stablehlo.optimization_barrier %54 : tensor<2x7xf32>
  %56 = stablehlo.fft %55, type = RFFT, length = [7] : (tensor<2x7xf32>) -> tensor<2x4xcomplex<f32>>
  %57 = "stablehlo.real"(%56) : (tensor<2x4xcomplex<f32>>) -> tensor<2x4xf32>
  %58 = stablehlo.constant dense<[[-0.5, 0xBFEBAAC2, 0x3E43B553, 0xBF0197D0], [0xBFD80000, 0x3F1DDBC8, 0x400B239C, 0xBE49A8E0]]> : tensor<2x4xf32>
  check.expect_almost_eq %57, %58, tolerance = 4.868462838203413e-06 : tensor<2x4xf32>
  %59 = "stablehlo.imag"(%56) : (tensor<2x4xcomplex<f32>>) -> tensor<2x4xf32>
  %60 = stablehlo.constant dense<[[0.0, 0xBF4E127D, 0xBE73F640, 0xBFA547C6], [0.0, 0xC041DA7C, 0x40AB171E, 0x3E805110]]> : tensor<2x4xf32>
  check.expect_almost_eq %59, %60, tolerance = 4.868462838203413e-06 : tensor<2x4xf32>
  %61 = stablehlo.constant dense<[[0.1875, 0.125, -1.25, 0xBF300000], [0xBD800000, 0xBF700000, -0.125, 0.125]]> : tensor<2x4xf32>
  %62 = stablehlo.optimization_barrier %61 : tensor<2x4xf32>
  %63 = stablehlo.constant dense<[[0.0625, -0.5, 0.5625, 0.875], [0.3125, 0xBF500000, 0.75, -0.5]]> : tensor<2x4xf32>
  %64 = stablehlo.optimization_barrier %63 : tensor<2x4xf32>
  %65 = stablehlo.complex %62, %64 : tensor<2x4xcomplex<f32>>
  %66 = stablehlo.fft %65, type = IRFFT, length = [7] : (tensor<2x4xcomplex<f32>>) -> tensor<2x7xf32>
  %67 = stablehlo.constant dense<[[0xBEFB6DB7, 0x3E1BAF2D, 0x3F1F6324, 0xBE7639A7, 0xBE03569E, 0xBE3ECB5F, 0x3EEAFDAA], [0xBE8DB6DB, 0xBE299292, 0x3EA01DD6, 0x3F1C16B4, 0xBE52463B, 0xBDD1E4D2, 0xBE705D90]]> : tensor<2x7xf32>
  check.expect_almost_eq %66, %67, tolerance = 6.553746061399579e-07 : tensor<2x7xf32>
  %68 = stablehlo.constant dense<-1.25> : tensor<1xf32>
  %69 = stablehlo.optimization_barrier %68 : tensor<1xf32>
  %70 = stablehlo.constant dense<0.5625> : tensor<1xf32>
  %71 = stablehlo.optimization_barrier %70 : tensor<1xf32>
  %72 = stablehlo.complex %69, %71 : tensor<1xcomplex<f32>>
  %73 = stablehlo.fft %72, type = FFT, length = [1] : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
  %74 = "stablehlo.real"(%73) : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %75 = stablehlo.constant dense<-1.25> : tensor<1xf32>
  check.expect_almost_eq %74, %75, tolerance = 2.614463937788969e-06 : tensor<1xf32>
  %76 = "stablehlo.imag"(%73) : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %77 = stablehlo.constant dense<0.5625> : tensor<1xf32>
  check.expect_almost_eq %76, %77, tolerance = 2.614463937788969e-06 : tensor<1xf32>
  %78 = stablehlo.constant dense<0xBF500000> : tensor<1xf32>
  %79 = stablehlo.optimization_barrier %78 : tensor<1xf32>
  %80 = stablehlo.constant dense<-0.5> : tensor<1xf32>
  %81 = stablehlo.optimization_barrier %80 : tensor<1xf32>
  %82 = stablehlo.complex %79, %81 : tensor<1xcomplex<f32>>
  %83 = stablehlo.fft %82, type = IFFT, length = [1] : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
  %84 = "stablehlo.real"(%83) : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %85 = stablehlo.constant dense<0xBF500000> : tensor<1xf32>
  check.expect_almost_eq %84, %85, tolerance = 1.8196508335677208e-06 : tensor<1xf32>
  %86 = "stablehlo.imag"(%83) : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %87 = stablehlo.constant dense<-0.5> : tensor<1xf32>
  check.expect_almost_eq %86, %87, tolerance = 1.8196508335677208e-06 : tensor<1xf32>
  %88 = stablehlo.constant dense<-0.375> : tensor<1xf32>
  %89 = stablehlo.optimization_barrier %88 : tensor<1xf32>
  %90 = stablehlo.fft %89, type = RFFT, length = [1] : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
  %91 = "stablehlo.real"(%90) : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %92 = stablehlo.constant dense<-0.375> : tensor<1xf32>
  check.expect_almost_eq %91, %92, tolerance = 7.152557373046875e-07 : tensor<1xf32>
  %93 = "stablehlo.imag"(%90) : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %94 = stablehlo.constant dense<0.0> : tensor<1xf32>
  check.expect_almost_eq %93, %94, tolerance = 7.152557373046875e-07 : tensor<1xf32>
  %95 = stablehlo.constant dense<2.5625> : tensor<1xf32>
  %96 = stablehlo.optimization_barrier %95 : tensor<1xf32>
  %97 = stablehlo.constant dense<-1.0> : tensor<1xf32>
  %98 = stablehlo.optimization_barrier %97 : tensor<1xf32>
  %99 = stablehlo.complex %96, %98 : tensor<1xcomplex<f32>>
  %100 = stablehlo.fft %99, type = IRFFT, length = [1] : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %101 = stablehlo.constant dense<2.5625> : tensor<1xf32>
  check.expect_almost_eq %100, %101, tolerance = 4.887580871582031e-06 : tensor<1xf32>
  %102 = stablehlo.constant dense<[[0xBF700000], [0.0], [-1.125]]> : tensor<3x1xf32>
  %103 = stablehlo.optimization_barrier %102 : tensor<3x1xf32>
  %104 = stablehlo.constant dense<[[0xBF880000], [1.4375], [0xBD800000]]> : tensor<3x1xf32>
  %105 = stablehlo.optimization_barrier %104 : tensor<3x1xf32>
  %106 = stablehlo.complex %103, %105 : tensor<3x1xcomplex<f32>>
  %107 = stablehlo.fft %106, type = FFT, length = [1] : (tensor<3x1xcomplex<f32>>) -> tensor<3x1xcomplex<f32>>
  %108 = "stablehlo.real"(%107) : (tensor<3x1xcomplex<f32>>) -> tensor<3x1xf32>
  %109 = stablehlo.constant dense<[[0xBF700000], [0.0], [-1.125]]> : tensor<3x1xf32>
  check.expect_almost_eq %108, %109, tolerance = 2.5456138246227056e-06 : tensor<3x1xf32>
  %110 = "stablehlo.imag"(%107) : (tensor<3x1xcomplex<f32>>) -> tensor<3x1xf32>
  %111 = stablehlo.constant dense<[[0xBF880000], [1.4375], [0xBD800000]]> : tensor<3x1xf32>
  check.expect_almost_eq %110, %111, tolerance = 2.5456138246227056e-06 : tensor<3x1xf32>
  %112 = stablehlo.constant dense<[[0xBD800000], [0.5], [0xBEE00000]]> : tensor<3x1xf32>
  %113 = stablehlo.optimization_barrier %112 : tensor<3x1xf32>
  %114 = stablehlo.constant dense<[[-0.25], [0.4375], [0.3125]]> : tensor<3x1xf32>
  %115 = stablehlo.optimization_barrier %114 : tensor<3x1xf32>
  %116 = stablehlo.complex %113, %115 : tensor<3x1xcomplex<f32>>
  %117 = stablehlo.fft %116, type = IFFT, length = [1] : (tensor<3x1xcomplex<f32>>) -> tensor<3x1xcomplex<f32>>
  %118 = "stablehlo.real"(%117) : (tensor<3x1xcomplex<f32>>) -> tensor<3x1xf32>
  %119 = stablehlo.constant dense<[[0xBD800000], [0.5], [0xBEE00000]]> : tensor<3x1xf32>
  check.expect_almost_eq %118, %119, tolerance = 9.830249609876773e-07 : tensor<3x1xf32>
  %120 = "stablehlo.imag"(%117) : (tensor<3x1xcomplex<f32>>) -> tensor<3x1xf32>
  %121 = stablehlo.constant dense<[[-0.25], [0.4375], [0.3125]]> : tensor<3x1xf32>
  check.expect_almost_eq %120, %121, tolerance = 9.830249609876773e-07 : tensor<3x1xf32>
  %122 = stablehlo.constant dense<[[0xBF980000], [0.8125], [0xBF100000]]> : tensor<3x1xf32>
  %123 = stablehlo.optimization_barrier %122 : tensor<3x1xf32>
  %124 = stablehlo.fft %123, type = RFFT, length = [1] : (tensor<3x1xf32>) -> tensor<3x1xcomplex<f32>>
  %125 = "stablehlo.real"(%124) : (tensor<3x1xcomplex<f32>>) -> tensor<3x1xf32>
  %126 = stablehlo.constant dense<[[0xBF980000], [0.8125], [0xBF100000]]> : tensor<3x1xf32>
  check.expect_almost_eq %125, %126, tolerance = 1.7012575881381053e-06 : tensor<3x1xf32>
  %127 = "stablehlo.imag"(%124) : (tensor<3x1xcomplex<f32>>) -> tensor<3x1xf32>
  %128 = stablehlo.constant dense<0.0> : tensor<3x1xf32>
  check.expect_almost_eq %127, %128, tolerance = 1.7012575881381053e-06 : tensor<3x1xf32>
  %129 = stablehlo.constant dense<[[0.5625], [-0.375], [0.25]]> : tensor<3x1xf32>
  %130 = stablehlo.optimization_barrier %129 : tensor<3x1xf32>
  %131 = stablehlo.constant dense<[[0xBE400000], [-0.875], [0xBEA00000]]> : tensor<3x1xf32>
  %132 = stablehlo.optimization_barrier %131 : tensor<3x1xf32>
  %133 = stablehlo.complex %130, %132 : tensor<3x1xcomplex<f32>>
  %134 = stablehlo.fft %133, type = IRFFT, length = [1] : (tensor<3x1xcomplex<f32>>) -> tensor<3x1xf32>
  %135 = stablehlo.constant dense<[[0.5625], [-0.375], [0.25]]> : tensor<3x1xf32>
  check.expect_almost_eq %134, %135, tolerance = 7.937345571917831e-07 : tensor<3x1xf32>
  %136 = stablehlo.constant dense<[[[0xBFC80000, 0.1875, 0xBEE00000, 1.25], [0.9375, 0xC02C0000, 0.0625, -1.625], [1.125, 0.1875, 0.5625, 0xBF880000]], [[1.8125, 2.0, 0xBF880000, 0.375], [0xBF300000, 0x80000000, -1.25, 1.875], [-1.0, 0xBEA00000, 0.5, -0.625]]]> : tensor<2x3x4xf32>
  %137 = stablehlo.optimization_barrier %136 : tensor<2x3x4xf32>
  %138 = stablehlo.constant dense<[[[-0.25, 0xBF100000, -0.125, 0xBF980000], [0xBEE00000, 0xBE400000, 0xBEA00000, 0.0625], [0xBEA00000, 0.75, 0xBEA00000, -0.125]], [[0xBF300000, -0.5, -1.25, 0.5], [-1.125, -0.75, 0.375, 0.375], [-0.375, -2.0, 0.4375, 0.25]]]> : tensor<2x3x4xf32>
  %139 = stablehlo.optimization_barrier %138 : tensor<2x3x4xf32>
  %140 = stablehlo.complex %137, %139 : tensor<2x3x4xcomplex<f32>>
  %141 = stablehlo.fft %140, type = FFT, length = [3, 4] : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>>
  %142 = "stablehlo.real"(%141) : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xf32>
  %143 = stablehlo.constant dense<[[[0xC0440000, 1.5625, 4.4375, 0xBF700000], [0xBD8FEAE3, 0x3EB9F2CE, 0xC0DAADF3, 0xC0888CCC], [0x3FB8FEAE, 0xC05B3E5A, 0xC0FD520D, 0xBD399A35]], [[1.625, 0xC01C0000, -5.0, 6.3125], [0x408B96A5, 0x40AA91B8, 0xBFEA7CB3, 0x3E2A6BD5], [0x4058D2B6, 0x402EDC8F, 0x3FFA7CB3, 0x40A4ACA1]]]> : tensor<2x3x4xf32>
  check.expect_almost_eq %142, %143, tolerance = 9.098645023186691e-06 : tensor<2x3x4xf32>
  %144 = "stablehlo.imag"(%141) : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xf32>
  %145 = stablehlo.constant dense<[[[-3.0, 0.625, -0.5, -1.125], [0x3FF142EC, 0x3FE6110F, 0xBD8D7480, 0xC01DACA1], [0xC0A850BB, 0x3EC7BBC2, 0x409635D2, 0x3CD650AE]], [[-4.75, 0xBFE80000, -0.5, 0xBFD80000], [0xBFDC6BA4, 0xC05CAB50, 0x3F831E29, 0x405409DA], [0x3F28D748, 0x4004AB50, 0xC0CAC78A, 0x409DFB13]]]> : tensor<2x3x4xf32>
  check.expect_almost_eq %144, %145, tolerance = 9.098645023186691e-06 : tensor<2x3x4xf32>
  %146 = stablehlo.constant dense<[[[0xBFB80000, 0.75, 0xBF300000, -1.125], [0.125, 0xBE400000, 0.1875, -1.625], [1.8125, -0.625, 0xBFC80000, 0.625]], [[-0.375, 0.3125, 0xBEA00000, 0xBD800000], [0.25, -0.75, 0.6875, -0.5], [-0.875, 0.0625, 0.4375, -0.25]]]> : tensor<2x3x4xf32>
  %147 = stablehlo.optimization_barrier %146 : tensor<2x3x4xf32>
  %148 = stablehlo.constant dense<[[[-0.875, 0.625, -1.75, -1.0], [0.0625, -1.375, 0.0, 0xBD800000], [0.875, 0xBF700000, -0.625, 0.3125]], [[0xC01C0000, 3.125, 0xBF300000, -0.75], [0.875, 0xBD800000, -1.75, 0.625], [0.875, 0xBEE00000, 0xBEA00000, 0.5]]]> : tensor<2x3x4xf32>
  %149 = stablehlo.optimization_barrier %148 : tensor<2x3x4xf32>
  %150 = stablehlo.complex %147, %149 : tensor<2x3x4xcomplex<f32>>
  %151 = stablehlo.fft %150, type = IFFT, length = [3, 4] : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>>
  %152 = "stablehlo.real"(%151) : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xf32>
  %153 = stablehlo.constant dense<[[[0xBEA00000, 0x3E955555, 0x3D555555, 0x3E0AAAAB], [0xBDAC32C6, 0xBF086D66, 0xBE946D66, 0x3EADC0F9], [0xBE69E69D, 0xBEB47A88, 0xBE4C7A88, 0xBE83164F]], [[0xBDEAAAAB, 0xBEAD5555, 0x3DAAAAAB, 0x3D155555], [0x3D8FE5BC, 0xBEC5AA3A, 0xBC9BDED2, 0x3EA0C40E], [0xBD853B11, 0xBE850071, 0xBE98ECBE, 0x3F1A48A4]]]> : tensor<2x3x4xf32>
  check.expect_almost_eq %152, %153, tolerance = 7.773081733830622e-07 : tensor<2x3x4xf32>
  %154 = "stablehlo.imag"(%151) : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xf32>
  %155 = stablehlo.constant dense<[[[0xBECAAAAB, 0.375, 0x3C2AAAAB, 0x3D000000], [0xBE9B5474, 0xBDB2D4A4, 0xBE1AC4EF, 0xBEC95393], [0xBD50070A, 0x3ECCB529, 0xBED7F2DE, 0x3DE54E4C]], [[0xBD155555, 0x3E555555, 0xBF095555, 0x3E0AAAAB], [0xBD58F511, 0xBE6C7A88, 0xBE793336, 0xBE8118F2], [0xBDC8DACD, 0xBEA46D66, 0xBF185DDD, 0xBED43C63]]]> : tensor<2x3x4xf32>
  check.expect_almost_eq %154, %155, tolerance = 7.773081733830622e-07 : tensor<2x3x4xf32>
  %156 = stablehlo.constant dense<[[[0xBF700000, 0.4375, 0.1875, 0xBF300000], [-1.375, -0.25, -0.875, 1.0], [0.125, 0.8125, 0.125, 0.25]], [[0xBF500000, 0.6875, 1.8125, 0xBEA00000], [0xBF100000, 0xBE400000, -0.5, 0xBF300000], [0.125, 0xBEA00000, 1.4375, 0.0]]]> : tensor<2x3x4xf32>
  %157 = stablehlo.optimization_barrier %156 : tensor<2x3x4xf32>
  %158 = stablehlo.fft %157, type = RFFT, length = [3, 4] : (tensor<2x3x4xf32>) -> tensor<2x3x3xcomplex<f32>>
  %159 = "stablehlo.real"(%158) : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xf32>
  %160 = stablehlo.constant dense<[[[0xBF980000, -1.625, 0xC08A0000], [0xBF680000, 0x3F31D5F6, 0x3FB40000], [0xBF680000, 0xC01C757E, 0x3FB40000]], [[0.6875, -4.0, 2.3125], [0x3FDC0000, 0xC0290888, 0xBE600000], [0x3FDC0000, 0xBF9DEEF1, 0xBE600000]]]> : tensor<2x3x3xf32>
  check.expect_almost_eq %159, %160, tolerance = 4.964987056155223e-06 : tensor<2x3x3xf32>
  %161 = "stablehlo.imag"(%158) : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xf32>
  %162 = stablehlo.constant dense<[[[0.0, 0xBEE00000, 0.0], [0x401BE273, 0xBF84930A, 0x3FF27CB3], [0xC01BE273, 0xBFF36CF6, 0xBFF27CB3]], [[0.0, 0xBF980000, 0.0], [0x4030AB50, 0xBFFE9067, 0x3FE4A176], [0xC030AB50, 0x3E348334, 0xBFE4A176]]]> : tensor<2x3x3xf32>
  check.expect_almost_eq %161, %162, tolerance = 4.964987056155223e-06 : tensor<2x3x3xf32>
  %163 = stablehlo.constant dense<[[[0xBF880000, -0.875, -0.375], [1.625, 0xBF980000, 0.1875], [-2.125, 0x80000000, 0.875]], [[-0.25, -0.625, 0.25], [0.6875, 0.6875, 2.0], [0.1875, 0xBF100000, -0.125]]]> : tensor<2x3x3xf32>
  %164 = stablehlo.optimization_barrier %163 : tensor<2x3x3xf32>
  %165 = stablehlo.constant dense<[[[0xBD800000, 0.125, 0.0], [0.1875, 0xBFD80000, 0.8125], [0xBF100000, 0xBF980000, 0.625]], [[1.3125, 0.5, 0.1875], [0xBF700000, 2.875, 0.875], [-1.125, -0.75, 0.0625]]]> : tensor<2x3x3xf32>
  %166 = stablehlo.optimization_barrier %165 : tensor<2x3x3xf32>
  %167 = stablehlo.complex %164, %166 : tensor<2x3x3xcomplex<f32>>
  %168 = stablehlo.fft %167, type = IRFFT, length = [3, 4] : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x4xf32>
  %169 = stablehlo.constant dense<[[[0xBED55555, 0x3E8AAAAB, 0x3E8AAAAB, 0xBF255555], [0xBE3E0C41, 0xBDF9715C, 0xBE71D97B, 0x3D6654F5], [0xBE474914, 0xBEC44E54, 0x3D321097, 0x3EF5E00C]], [[0x3E155555, 0xBF100000, 0.3125, 0.3125], [0xBF53164F, 0xBD2A419A, 0x3EE6F0AB, 0x3E06F0AB], [0x3EBB81F3, 0x3E6A9067, 0xBEE6F0AB, 0xBEA37855]]]> : tensor<2x3x4xf32>
  check.expect_almost_eq %168, %169, tolerance = 6.954230116207327e-07 : tensor<2x3x4xf32>
  %170 = stablehlo.constant dense<[[[0.1875, 0.625, 0.0625, 0xBF500000, 0xBF100000], [0.875, 0.0, 0xBFD80000, 0.8125, 0.4375], [0.875, 0xBEA00000, 0.8125, 0xBF880000, 0.5625]], [[-0.5, 0.6875, 1.0, -0.75, 0xBD800000], [0.0625, 1.1875, 0.6875, -1.25, 0.4375], [0.75, 2.125, 0xBFD80000, 0xBF100000, 1.3125]]]> : tensor<2x3x5xf32>
  %171 = stablehlo.optimization_barrier %170 : tensor<2x3x5xf32>
  %172 = stablehlo.constant dense<[[[-1.375, 0xBF980000, 0.5, 1.0, 0xBF300000], [0.5625, 0.125, 1.5, 0x80000000, 1.0], [-0.875, 0xBE400000, -0.125, 1.125, 0.5625]], [[-0.75, 0.6875, 0.75, -0.125, -0.25], [0xBE400000, 0xBFD80000, 0.1875, 0.25, -0.875], [0.75, -1.375, 0xBF100000, -0.5, 2.0]]]> : tensor<2x3x5xf32>
  %173 = stablehlo.optimization_barrier %172 : tensor<2x3x5xf32>
  %174 = stablehlo.complex %171, %173 : tensor<2x3x5xcomplex<f32>>
  %175 = stablehlo.fft %174, type = FFT, length = [2, 3, 5] : (tensor<2x3x5xcomplex<f32>>) -> tensor<2x3x5xcomplex<f32>>
  %176 = "stablehlo.real"(%175) : (tensor<2x3x5xcomplex<f32>>) -> tensor<2x3x5xf32>
  %177 = stablehlo.constant dense<[[[4.25, 0x4040B8B5, 0xC0FEDA98, 0xBF31C68C, 0x414A5B87], [0xC0108931, 0xBFAD8131, 0x406CF02F, 0x403A36AA, 0xC10CD32A], [0xC01776CF, 0x3F956457, 0x3F64D8A4, 0xC09F8FCC, 0xC09AF12A]], [[-2.625, 0x3CCE4C06, 0x40EE3796, 0x4087076B, 0xBF706A6D], [0x4093396D, 0x40BC999C, 0xC1120A64, 0x4076DBC2, 0x40C4EAD1], [0xC093396D, 0xC107A15C, 0x40B24F77, 0xC0DEDCAC, 0x40A8F267]]]> : tensor<2x3x5xf32>
  check.expect_almost_eq %176, %177, tolerance = 1.3239210602478124e-05 : tensor<2x3x5xf32>
  %178 = "stablehlo.imag"(%175) : (tensor<2x3x5xcomplex<f32>>) -> tensor<2x3x5xf32>
  %179 = stablehlo.constant dense<[[[0.25, 0xC116C8F0, 0x40111733, 0xBF02D6E2, 0xBFFA7B76], [0xBF996F99, 0xC106E85B, 0x3F2446CE, 0xC082E77A, 0x4099CE83], [0xC0574833, 0xC0A5512E, 0x3E7E25C4, 0xBEC652E7, 0xC0B1D9FF]], [[3.625, 0xBF360225, 0xBFF867CD, 0xBED0A1CF, 0xC1010DD6], [0xC0A7646E, 0xC0902D9C, 0x40D56424, 0x3FF3AF3E, 0xC0300261], [0xC0929B92, 0xBF219A70, 0xC05C9CD9, 0x40CA40D8, 0x408C1FBB]]]> : tensor<2x3x5xf32>
  check.expect_almost_eq %178, %179, tolerance = 1.3239210602478124e-05 : tensor<2x3x5xf32>
  %180 = stablehlo.constant dense<[[[-1.625, 0.5625, 0.9375, 0.375, 1.1875], [-1.0, -2.25, 0.75, 0xBF980000, 0xBEA00000], [0xBF980000, 1.0625, 0.875, -0.75, 0.875]], [[0.125, -0.125, 0.0625, 0xBE400000, 0.625], [0.3125, -0.375, 1.0, -0.625, 0.3125], [0.4375, 1.5, -0.5, 1.75, 0.1875]]]> : tensor<2x3x5xf32>
  %181 = stablehlo.optimization_barrier %180 : tensor<2x3x5xf32>
  %182 = stablehlo.constant dense<[[[0xBE400000, 0xBF300000, 0.5625, 0.0625, -1.125], [-1.125, 0xBF100000, 0xBF300000, 1.0625, 1.375], [0.875, 0.375, 0xBEE00000, 0.0625, 0.875]], [[2.125, 0.9375, -0.25, 0.0625, -0.5], [0xBF500000, 0xBE400000, 0.1875, 1.8125, 0.0625], [1.375, 1.75, 0.0625, 1.625, 0.6875]]]> : tensor<2x3x5xf32>
  %183 = stablehlo.optimization_barrier %182 : tensor<2x3x5xf32>
  %184 = stablehlo.complex %181, %183 : tensor<2x3x5xcomplex<f32>>
  %185 = stablehlo.fft %184, type = IFFT, length = [2, 3, 5] : (tensor<2x3x5xcomplex<f32>>) -> tensor<2x3x5xcomplex<f32>>
  %186 = "stablehlo.real"(%185) : (tensor<2x3x5xcomplex<f32>>) -> tensor<2x3x5xf32>
  %187 = stablehlo.constant dense<[[[0x3DC00000, 0xBD173A6F, 0xBEA98B6D, 0x3C3CD099, 0xBE683CE9], [0x3E6841CE, 0x3D4D824E, 0x3E4AC4C6, 0xBE80705A, 0x3E8007CD], [0xBE01DB67, 0xBEC21E65, 0xBE8258F3, 0x3D15003F, 0xBC2B6B08]], [[0xBE533333, 0xBD57898E, 0x3B8D635E, 0xBE8BDE5F, 0xBE81CC63], [0x3D909E40, 0xBCDA148E, 0xBDD7C5FC, 0x3DB5ADB5, 0xBDCF6DCB], [0x3E6AE413, 0xBE011AB4, 0x3BB097F0, 0xBE3BAF9D, 0x3D605FE4]]]> : tensor<2x3x5xf32>
  check.expect_almost_eq %186, %187, tolerance = 4.6270338316389825e-07 : tensor<2x3x5xf32>
  %188 = "stablehlo.imag"(%185) : (tensor<2x3x5xcomplex<f32>>) -> tensor<2x3x5xf32>
  %189 = stablehlo.constant dense<[[[0.3125, 0xBC362F5D, 0xBE066D39, 0x3E515BF2, 0x39E87A45], [0xBEA71949, 0x3DCB877E, 0x3E9534D3, 0x3E855244, 0xBC9B143B], [0x3DE931F1, 0xBD62F254, 0x398F14E1, 0x3C40A2D6, 0x3E5E9511]], [[0xBE911111, 0xBD119B8E, 0xBE8196FD, 0x3DF6899C, 0xBD8DC647], [0xBDDB7F83, 0xBE192BA4, 0x3E186EFE, 0x3D3A2E83, 0xBE57346C], [0x3C7E1E36, 0xBE1AC0B1, 0x3D6C9311, 0xBE2B98A7, 0xBDF0658F]]]> : tensor<2x3x5xf32>
  check.expect_almost_eq %188, %189, tolerance = 4.6270338316389825e-07 : tensor<2x3x5xf32>
  %190 = stablehlo.constant dense<[[[0xBEE00000, 0.25, 0.0, -0.25, 0xBE400000], [0.125, 0.4375, -0.875, 0x80000000, -1.5], [0.25, 0.625, 0.1875, 0.3125, 0.5625]], [[0xBF300000, -0.25, 0.5, 1.0, 0.375], [2.5625, 0xBD800000, 1.0, 1.25, -0.125], [0xBF500000, 0xBF980000, 0.1875, 1.125, 0.25]]]> : tensor<2x3x5xf32>
  %191 = stablehlo.optimization_barrier %190 : tensor<2x3x5xf32>
  %192 = stablehlo.fft %191, type = RFFT, length = [2, 3, 5] : (tensor<2x3x5xf32>) -> tensor<2x3x3xcomplex<f32>>
  %193 = "stablehlo.real"(%192) : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xf32>
  %194 = stablehlo.constant dense<[[[4.625, 0xC035D468, 0x4041D468], [0xBFEC0000, 0xC08E3CC5, 0xC093D222], [0xBFEC0000, 0x3F8687B1, 0xBF8A4C13]], [[-5.625, 0x4075F7AD, 0xC075F7AD], [0x3EF00000, 0x3F789076, 0x3E3EE69C], [0x3EF00000, 0x3E00350E, 0x403BEA28]]]> : tensor<2x3x3xf32>
  check.expect_almost_eq %193, %194, tolerance = 8.699284080648795e-06 : tensor<2x3x3xf32>
  %195 = "stablehlo.imag"(%192) : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xf32>
  %196 = stablehlo.constant dense<[[[0.0, 0x3F82213D, 0xC024D2A3], [0xBF917E05, 0xC02F5DC6, 0xC029BBF8], [0x3F917E05, 0x402CC0CC, 0x409B0887]], [[0.0, 0xC098AEFF, 0xBFDBBC39], [0x40F4381B, 0x401B08C3, 0x4022882B], [0xC0F4381B, 0xC00052DB, 0xBF0E7B3A]]]> : tensor<2x3x3xf32>
  check.expect_almost_eq %195, %196, tolerance = 8.699284080648795e-06 : tensor<2x3x3xf32>
  %197 = stablehlo.constant dense<[[[0.3125, 0.9375, 0xBEA00000], [1.4375, -0.625, 0xBF500000], [-0.375, -0.125, -1.375]], [[0xBD800000, 0xBFD80000, 1.375], [0xBD800000, -0.625, 0xBF700000], [-0.375, -0.25, 0xBF880000]]]> : tensor<2x3x3xf32>
  %198 = stablehlo.optimization_barrier %197 : tensor<2x3x3xf32>
  %199 = stablehlo.constant dense<[[[0xBF700000, 0xBE400000, -0.5], [0.9375, 1.125, 0.0], [0.5, 0xBFA80000, 0.625]], [[0.0, 0.5, 1.625], [-2.25, 0.25, -1.125], [0.5625, 0xBFA80000, -0.5]]]> : tensor<2x3x3xf32>
  %200 = stablehlo.optimization_barrier %199 : tensor<2x3x3xf32>
  %201 = stablehlo.complex %198, %200 : tensor<2x3x3xcomplex<f32>>
  %202 = stablehlo.fft %201, type = IRFFT, length = [2, 3, 5] : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x5xf32>
  %203 = stablehlo.constant dense<[[[0xBEACCCCD, 0x3E5034F4, 0x3E0CD879, 0x3D4582CA, 0x3DC1019D], [0x3DFA72AA, 0xBEA946EE, 0x3EF12747, 0x3E506911, 0xBE090657], [0x3E9AFCEF, 0xBE83ED34, 0xBE608A49, 0xBE5E2FAA, 0x3D1BA1A3]], [[0x3DF77777, 0x3E5060AF, 0xBDFDAEE6, 0xBE000692, 0x3E72C19A], [0xBDBCEFCA, 0x3E547F7A, 0xBEBD8B42, 0xBDD27C30, 0xBE320DF6], [0x3E492290, 0x3EE27B05, 0xBEA44457, 0x3D74560F, 0x3CEDAC6C]]]> : tensor<2x3x5xf32>
  check.expect_almost_eq %202, %203, tolerance = 4.3489154677445185e-07 : tensor<2x3x5xf32>
  %204 = stablehlo.constant dense<[0.0625, 1.375, -1.5, -2.0, 0xBFA80000, 0xBF100000, 0xBF100000, 0.625, 0.25, -1.25, 0.5625, 1.875, 1.1875, 1.0, 0.0, 1.0, 0xBF700000, 0.75, 0xBD800000, 1.125, 0.4375, 0xBF880000, 0.125, 1.1875, -1.125, 0xBF100000, -0.75, -1.5, 0.9375, 1.3125, 0.8125]> : tensor<31xf32>
  %205 = stablehlo.optimization_barrier %204 : tensor<31xf32>
  %206 = stablehlo.constant dense<[0.25, 0xBD800000, 0.25, -0.75, 0.875, 1.0625, 0.9375, -0.5, 0.0625, 0xBE400000, 1.8125, 0.1875, -1.875, 0.375, 1.875, 0.6875, 0.875, 0.0625, -2.0, 0xBFE80000, -1.25, -0.125, 0.3125, 0.6875, 0xBEA00000, 0.9375, -0.25, 0xBF300000, 0.875, 0xBF700000, -2.75]> : tensor<31xf32>
  %207 = stablehlo.optimization_barrier %206 : tensor<31xf32>
  %208 = stablehlo.complex %205, %207 : tensor<31xcomplex<f32>>
  %209 = stablehlo.fft %208, type = FFT, length = [31] : (tensor<31xcomplex<f32>>) -> tensor<31xcomplex<f32>>
  %210 = "stablehlo.real"(%209) : (tensor<31xcomplex<f32>>) -> tensor<31xf32>
  %211 = stablehlo.constant dense<[1.4375, 0xBF3AF5DB, 0x3FF823E2, 0x417AF783, 0x3FA54AE6, 0x40D5511A, 0xBF9D6F0F, 0x408DDD97, 0x40D32E45, 0x3EF8EEAC, 0x400CF050, 0xBFA71533, 0x3E5E75DB, 0xC0801872, 0xC0A5563A, 0xC02A5EDF, 0xBFDBE342, 0xBFE57CCB, 0xBEB809A1, 0x3F82100A, 0x40C362BB, 0xC12FC082, 0xC0B7037D, 0xBF92D32C, 0xC1305041, 0xC0615F42, 0x40C5C248, 0x40300AB0, 0x3F984F71, 0x40DD632D, 0xC13D23F2]> : tensor<31xf32>
  check.expect_almost_eq %210, %211, tolerance = 1.5787469237693585e-05 : tensor<31xf32>
  %212 = "stablehlo.imag"(%209) : (tensor<31xcomplex<f32>>) -> tensor<31xf32>
  %213 = stablehlo.constant dense<[-1.375, 0xBFC00ED6, 0x40354796, 0xC09CEBA5, 0x4126F509, 0xC047FA56, 0x404E9FEF, 0xC02E2B8D, 0xC06002E1, 0xBEB8012F, 0xC0E91571, 0x4056AC68, 0x40E3C052, 0xC0323932, 0x401FBD9D, 0x3F76B0A5, 0x41110A55, 0xC04229DB, 0x4044CDF4, 0xBDB94EA8, 0x40CE9C33, 0x40D23807, 0x4122F565, 0xC0C4C549, 0x40ABF638, 0x41109ADC, 0xC13F9D7A, 0xBF43C79E, 0xC138E202, 0xC123AEC8, 0xBF8B1445]> : tensor<31xf32>
  check.expect_almost_eq %212, %213, tolerance = 1.5787469237693585e-05 : tensor<31xf32>
  %214 = stablehlo.constant dense<[0xBF880000, 0.125, 0xC0440000, -0.375, 0xBEA00000, 0xBFB80000, -1.5, 0xBEE00000, 0xBF100000, 1.25, 0.375, 0xBFC80000, -0.875, 0.6875, 1.875, 0.375, 0.3125, 1.875, 0x80000000, 0xBEA00000, 0xBFB80000, -0.5, 2.1875, 0xBFB80000, 0.0, 0xBFB80000, 0.125, 0.875, -0.25, 0.75, 0.75]> : tensor<31xf32>
  %215 = stablehlo.optimization_barrier %214 : tensor<31xf32>
  %216 = stablehlo.constant dense<[0.4375, 1.6875, 0.75, 0xBEA00000, 0xBF300000, -0.875, 0.5, 0xBEA00000, 2.75, 1.8125, 0xBE400000, 0xBEA00000, 1.6875, -1.875, 0xBEE00000, 0.9375, 0xBF700000, -0.5, -0.375, 0.6875, 0.125, 0.375, 0.625, 0.0, 1.125, -0.75, 0xBFB80000, -1.75, -1.625, 0xBF100000, 1.0]> : tensor<31xf32>
  %217 = stablehlo.optimization_barrier %216 : tensor<31xf32>
  %218 = stablehlo.complex %215, %217 : tensor<31xcomplex<f32>>
  %219 = stablehlo.fft %218, type = IFFT, length = [31] : (tensor<31xcomplex<f32>>) -> tensor<31xcomplex<f32>>
  %220 = "stablehlo.real"(%219) : (tensor<31xcomplex<f32>>) -> tensor<31xf32>
  %221 = stablehlo.constant dense<[0xBE25294A, 0xBED0E9FF, 0x3C9AF8A1, 0xBDA07A0F, 0x3D8AA2FD, 0xBEA7E4ED, 0x3CA7D014, 0x3EC662AD, 0xBE3D7545, 0xBC18B73C, 0x3E969993, 0xBE578E5B, 0xBEACC873, 0x3B86675A, 0x3DC329D5, 0xBDCFFD41, 0xBE9BF184, 0xBE17B5E3, 0x3E31370C, 0xBE892026, 0x3BC407F8, 0xBE6B2080, 0x3E50F47E, 0xBD912E0A, 0x3EB059D2, 0xBE145E0E, 0xBE18B84B, 0x3E7B1223, 0xBD152730, 0x3E9757AC, 0xBD4461FB]> : tensor<31xf32>
  check.expect_almost_eq %220, %221, tolerance = 5.449304580906755e-07 : tensor<31xf32>
  %222 = "stablehlo.imag"(%219) : (tensor<31xcomplex<f32>>) -> tensor<31xf32>
  %223 = stablehlo.constant dense<[0x3D4E739D, 0xBE18C1E5, 0xBEA0FB96, 0x3E5717C9, 0x3E7F943C, 0x3CD4864F, 0xBE011EF0, 0xBE0590FA, 0x3D5EE1CF, 0xBE5AA7BD, 0x3E210336, 0x3D5BAEDE, 0xBC9CC632, 0x3E678B8B, 0xBE2A5362, 0xBC0940AF, 0x3D3D9A15, 0xBDF7EDDA, 0xBE19D51E, 0xBEA7329D, 0xBCE2A6CB, 0xBDC78974, 0xBE55D018, 0x3E40DB46, 0xBC8401EE, 0x3CB1E24F, 0x3DC6A2E0, 0x3EE2437C, 0x3F04229E, 0x3DA64625, 0x3DBE36E1]> : tensor<31xf32>
  check.expect_almost_eq %222, %223, tolerance = 5.449304580906755e-07 : tensor<31xf32>
  %224 = stablehlo.constant dense<[0.1875, -0.625, 0xBF880000, -0.5, -0.375, 0xBF100000, 0xBFB80000, -0.5, 1.0, 0xC00C0000, -0.25, -2.125, 0.1875, -0.75, 0xC0040000, 0.125, 1.8125, 0.125, 1.1875, 0xBD800000, 0xC00C0000, 0.5, 0xBEE00000, 0xBFB80000, 0.8125, 0.3125, -0.5, 0.875, -0.875, 0.625, 0xBF700000]> : tensor<31xf32>
  %225 = stablehlo.optimization_barrier %224 : tensor<31xf32>
  %226 = stablehlo.fft %225, type = RFFT, length = [31] : (tensor<31xf32>) -> tensor<16xcomplex<f32>>
  %227 = "stablehlo.real"(%226) : (tensor<16xcomplex<f32>>) -> tensor<16xf32>
  %228 = stablehlo.constant dense<[0xC1320000, 0xBF47F65B, 0x404BF770, 0xC0B2E2DF, 0x4046877D, 0x3C1B2F8F, 0xBF96C42F, 0x3EFEE7DA, 0x4054D88D, 0xBEF43B62, 0x409FF6A2, 0xC11B4612, 0x409CF7AA, 0x4034777E, 0xC0183E5C, 0x40B76FE0]> : tensor<16xf32>
  check.expect_almost_eq %227, %228, tolerance = 1.181623520096764e-05 : tensor<16xf32>
  %229 = "stablehlo.imag"(%226) : (tensor<16xcomplex<f32>>) -> tensor<16xf32>
  %230 = stablehlo.constant dense<[0.0, 0x40B8B862, 0xBF094515, 0x40983998, 0xC0843AF4, 0x402D766B, 0xC0264A4F, 0x40CD9CB9, 0xC020EB8D, 0xC099FF6F, 0x3FC4EEA6, 0x404013A0, 0xC0815DEC, 0xC0C265C7, 0xC003CBF3, 0x404001EB]> : tensor<16xf32>
  check.expect_almost_eq %229, %230, tolerance = 1.181623520096764e-05 : tensor<16xf32>
  %231 = stablehlo.constant dense<[0.1875, -0.375, 0.5625, -2.125, 0.25, 0.0, -1.375, 2.1875, -1.375, 0xBF880000, 0xBF980000, 1.125, -0.875, 0.6875, 0.5625, 0.25]> : tensor<16xf32>
  %232 = stablehlo.optimization_barrier %231 : tensor<16xf32>
  %233 = stablehlo.constant dense<[0xBFA80000, -0.625, 1.6875, 0xBFA80000, 0xBF500000, 0xBE400000, 0.8125, 0.25, 0.75, 0xBF880000, 0.9375, 0.5625, -1.625, 1.5625, 2.3125, -0.75]> : tensor<16xf32>
  %234 = stablehlo.optimization_barrier %233 : tensor<16xf32>
  %235 = stablehlo.complex %232, %234 : tensor<16xcomplex<f32>>
  %236 = stablehlo.fft %235, type = IRFFT, length = [31] : (tensor<16xcomplex<f32>>) -> tensor<31xf32>
  %237 = stablehlo.constant dense<[0xBE2F7BDF, 0xBE60B30C, 0x3E90EE1F, 0xBE12D022, 0x3E7C3285, 0xBD37FBAA, 0xBC18556E, 0xBED5B9DB, 0x3E6B1370, 0x3E9D10C2, 0xBEE72F71, 0x3E864B67, 0xBE133910, 0x3EA63390, 0x3F1E6218, 0x3D9EF443, 0xBE801968, 0x3E9DAFEF, 0xBCCD694C, 0x3C892694, 0xBF4D8579, 0xBE7059BE, 0x3D41124A, 0xBDCFFD24, 0x3E1CD60D, 0x3D05F483, 0x3F061C9B, 0xBDD0679B, 0xBD7B7E05, 0xBCB5EA40, 0xBD2C952F]> : tensor<31xf32>
  check.expect_almost_eq %236, %237, tolerance = 5.454728579934454e-07 : tensor<31xf32>
  %238 = stablehlo.constant dense<[[[-2.75, 0xBF880000, 1.0625]], [[0.4375, 1.0, 0xBEA00000]]]> : tensor<2x1x3xf32>
  %239 = stablehlo.optimization_barrier %238 : tensor<2x1x3xf32>
  %240 = stablehlo.constant dense<[[[0.5625, -0.75, -1.375]], [[0xBFD80000, 0xBF100000, 0xBF100000]]]> : tensor<2x1x3xf32>
  %241 = stablehlo.optimization_barrier %240 : tensor<2x1x3xf32>
  %242 = stablehlo.complex %239, %241 : tensor<2x1x3xcomplex<f32>>
  %243 = stablehlo.fft %242, type = FFT, length = [1, 3] : (tensor<2x1x3xcomplex<f32>>) -> tensor<2x1x3xcomplex<f32>>
  %244 = "stablehlo.real"(%243) : (tensor<2x1x3xcomplex<f32>>) -> tensor<2x1x3xf32>
  %245 = stablehlo.constant dense<[[[-2.75, 0xC00D5BE6, 0xC052A41A]], [[1.125, 0x3DC00000, 0x3DC00000]]]> : tensor<2x1x3xf32>
  check.expect_almost_eq %244, %245, tolerance = 5.61929891773616e-06 : tensor<2x1x3xf32>
  %246 = "stablehlo.imag"(%243) : (tensor<2x1x3xcomplex<f32>>) -> tensor<2x1x3xf32>
  %247 = stablehlo.constant dense<[[[0xBFC80000, 0x405DC78A, 0xBE5C78A6]], [[0xC0340000, 0xC010BF03, 0x3C3F02A2]]]> : tensor<2x1x3xf32>
  check.expect_almost_eq %246, %247, tolerance = 5.61929891773616e-06 : tensor<2x1x3xf32>
  %248 = stablehlo.constant dense<[[[-0.625, 0xC0640000, -2.0]], [[0xBF100000, 0.3125, 0xBF100000]]]> : tensor<2x1x3xf32>
  %249 = stablehlo.optimization_barrier %248 : tensor<2x1x3xf32>
  %250 = stablehlo.constant dense<[[[-0.875, 0xC0140000, 2.0]], [[-1.125, 1.6875, 1.5625]]]> : tensor<2x1x3xf32>
  %251 = stablehlo.optimization_barrier %250 : tensor<2x1x3xf32>
  %252 = stablehlo.complex %249, %251 : tensor<2x1x3xcomplex<f32>>
  %253 = stablehlo.fft %252, type = IFFT, length = [1, 3] : (tensor<2x1x3xcomplex<f32>>) -> tensor<2x1x3xcomplex<f32>>
  %254 = "stablehlo.real"(%253) : (tensor<2x1x3xcomplex<f32>>) -> tensor<2x1x3xf32>
  %255 = stablehlo.constant dense<[[[0xC0040000, 0x3FFB5943, 0xBF06B285]], [[0xBE8AAAAB, 0xBE3A48A4, 0xBDE0C40E]]]> : tensor<2x1x3xf32>
  check.expect_almost_eq %254, %255, tolerance = 2.639857029862469e-06 : tensor<2x1x3xf32>
  %256 = "stablehlo.imag"(%253) : (tensor<2x1x3xcomplex<f32>>) -> tensor<2x1x3xf32>
  %257 = stablehlo.constant dense<[[[0xBECAAAAB, 0xBF30CDAB, 0x3E588C00]], [[0x3F355555, 0xBF2A00E1, 0xBF95AA3A]]]> : tensor<2x1x3xf32>
  check.expect_almost_eq %256, %257, tolerance = 2.639857029862469e-06 : tensor<2x1x3xf32>
  %258 = stablehlo.constant dense<[[[0.25, 0xBF100000, 0.125]], [[-1.125, 0.25, 0.0]]]> : tensor<2x1x3xf32>
  %259 = stablehlo.optimization_barrier %258 : tensor<2x1x3xf32>
  %260 = stablehlo.fft %259, type = RFFT, length = [1, 3] : (tensor<2x1x3xf32>) -> tensor<2x1x2xcomplex<f32>>
  %261 = "stablehlo.real"(%260) : (tensor<2x1x2xcomplex<f32>>) -> tensor<2x1x2xf32>
  %262 = stablehlo.constant dense<[[[0xBE400000, 0x3EF00000]], [[-0.875, -1.25]]]> : tensor<2x1x2xf32>
  check.expect_almost_eq %261, %262, tolerance = 1.6475052007081104e-06 : tensor<2x1x2xf32>
  %263 = "stablehlo.imag"(%260) : (tensor<2x1x2xcomplex<f32>>) -> tensor<2x1x2xf32>
  %264 = stablehlo.constant dense<[[[0.0, 0x3F186BA4]], [[0.0, 0xBE5DB3D7]]]> : tensor<2x1x2xf32>
  check.expect_almost_eq %263, %264, tolerance = 1.6475052007081104e-06 : tensor<2x1x2xf32>
  %265 = stablehlo.constant dense<[[[0.5625, -1.125]], [[1.5, 0.25]]]> : tensor<2x1x2xf32>
  %266 = stablehlo.optimization_barrier %265 : tensor<2x1x2xf32>
  %267 = stablehlo.constant dense<[[[1.4375, 0xBF500000]], [[-0.5, 0.8125]]]> : tensor<2x1x2xf32>
  %268 = stablehlo.optimization_barrier %267 : tensor<2x1x2xf32>
  %269 = stablehlo.complex %266, %268 : tensor<2x1x2xcomplex<f32>>
  %270 = stablehlo.fft %269, type = IRFFT, length = [1, 3] : (tensor<2x1x2xcomplex<f32>>) -> tensor<2x1x3xf32>
  %271 = stablehlo.constant dense<[[[0xBF100000, 0x3F840B60, 0x3DBF4A06]], [[0x3F2AAAAB, 0xBD56C14A, 0x3F62C16A]]]> : tensor<2x1x3xf32>
  check.expect_almost_eq %270, %271, tolerance = 1.2606535619852366e-06 : tensor<2x1x3xf32>
  %272 = stablehlo.constant dense<> : tensor<0x4xf32>
  %273 = stablehlo.optimization_barrier %272 : tensor<0x4xf32>
  %274 = stablehlo.constant dense<> : tensor<0x4xf32>
  %275 = stablehlo.optimization_barrier %274 : tensor<0x4xf32>
  %276 = stablehlo.complex %273, %275 : tensor<0x4xcomplex<f32>>
  %277 = stablehlo.fft %276, type = FFT, length = [4] : (tensor<0x4xcomplex<f32>>) -> tensor<0x4xcomplex<f32>>
  %278 = "stablehlo.real"(%277) : (tensor<0x4xcomplex<f32>>) -> tensor<0x4xf32>
  %279 = stablehlo.constant dense<> : tensor<0x4xf32>
  check.expect_almost_eq %278, %279, tolerance = 0.0 : tensor<0x4xf32>
  %280 = "stablehlo.imag"(%277) : (tensor<0x4xcomplex<f32>>) -> tensor<0x4xf32>
  %281 = stablehlo.constant dense<> : tensor<0x4xf32>
  check.expect_almost_eq %280, %281, tolerance = 0.0 : tensor<0x4xf32>
  %282 = stablehlo.constant dense<> : tensor<0x4xf32>
  %283 = stablehlo.optimization_barrier %282 : tensor<0x4xf32>
  %284 = stablehlo.constant dense<> : tensor<0x4xf32>
  %285 = stablehlo.optimization_barrier %284 : tensor<0x4xf32>
  %286 = stablehlo.complex %283, %285 : tensor<0x4xcomplex<f32>>
  %287 = stablehlo.fft %286, type = IFFT, length = [4] : (tensor<0x4xcomplex<f32>>) -> tensor<0x4xcomplex<f32>>
  %288 = "stablehlo.real"(%287) : (tensor<0x4xcomplex<f32>>) -> tensor<0x4xf32>
  %289 = stablehlo.constant dense<> : tensor<0x4xf32>
  check.expect_almost_eq %288, %289, tolerance = 0.0 : tensor<0x4xf32>
  %290 = "stablehlo.imag"(%287) : (tensor<0x4xcomplex<f32>>) -> tensor<0x4xf32>
  %291 = stablehlo.constant dense<> : tensor<0x4xf32>
  check.expect_almost_eq %290, %291, tolerance = 0.0 : tensor<0x4xf32>
  %292 = stablehlo.constant dense<> : tensor<0x4xf32>
  %293 = stablehlo.optimization_barrier %292 : tensor<0x4xf32>
  %294 = stablehlo.fft %293, type = RFFT, length = [4] : (tensor<0x4xf32>) -> tensor<0x3xcomplex<f32>>
  %295 = "stablehlo.real"(%294) : (tensor<0x3xcomplex<f32>>) -> tensor<0x3xf32>
  %296 = stablehlo.constant dense<> : tensor<0x3xf32>
  check.expect_almost_eq %295, %296, tolerance = 0.0 : tensor<0x3xf32>
  %297 = "stablehlo.imag"(%294) : (tensor<0x3xcomplex<f32>>) -> tensor<0x3xf32>
  %298 = stablehlo.constant dense<> : tensor<0x3xf32>
  check.expect_almost_eq %297, %298, tolerance = 0.0 : tensor<0x3xf32>
  %299 = stablehlo.constant dense<> : tensor<0x3xf32>
  %300 = stablehlo.optimization_barrier %299 : tensor<0x3xf32>
  %301 = stablehlo.constant dense<> : tensor<0x3xf32>
  %302 = stablehlo.optimization_barrier %301 : tensor<0x3xf32>
  %303 = stablehlo.complex %300, %302 : tensor<0x3xcomplex<f32>>
  %304 = stablehlo.fft %303, type = IRFFT, length = [4] : (tensor<0x3xcomplex<f32>>) -> tensor<0x4xf32>
  %305 = stablehlo.constant dense<> : tensor<0x4xf32>
  check.expect_almost_eq %304, %305, tolerance = 0.0 : tensor<0x4xf32>
  %306 = stablehlo.constant dense<[-1.0, 1.0, 0.9375, 1.25, 0x8000000000000000, 0.25]> : tensor<6xf64>
  %307 = stablehlo.optimization_barrier %306 : tensor<6xf64>
  %308 = stablehlo.constant dense<[0xBFE2000000000000, -1.125, 0.4375, 0.25, -1.125, 0.5625]> : tensor<6xf64>
  %309 = stablehlo.optimization_barrier %308 : tensor<6xf64>
  %310 = stablehlo.complex %307, %309 : tensor<6xcomplex<f64>>
  %311 = stablehlo.fft %310, type = FFT, length = [6] : (tensor<6xcomplex<f64>>) -> tensor<6xcomplex<f64>>
  %312 = "stablehlo.real"(%311) : (tensor<6xcomplex<f64>>) -> tensor<6xf64>
  %313 = stablehlo.constant dense<[2.4375, 0xC0019DB3D742C265, 0xC00D4443DCC7BE4A, 0xC004800000000000, 0x3FFF8887B98F7C94, 0xBFFFC498517A7B35]> : tensor<6xf64>
  check.expect_almost_eq %312, %313, tolerance = 9.99940596919453e-15 : tensor<6xf64>
  %314 = "stablehlo.imag"(%311) : (tensor<6xcomplex<f64>>) -> tensor<6xf64>
  %315 = stablehlo.constant dense<[0xBFF9000000000000, 0xC001B0FBDA054058, 0x3FDE646E17211CC0, 0xBFEDFFFFFFFFFFFF, 0x3FC33723D1BDC680, 0x3FE6C3EF6815015F]> : tensor<6xf64>
  check.expect_almost_eq %314, %315, tolerance = 9.99940596919453e-15 : tensor<6xf64>
  %316 = stablehlo.constant dense<[-1.75, 0xBFC8000000000000, -0.625, -0.5, 0xBFF1000000000000, 0.9375]> : tensor<6xf64>
  %317 = stablehlo.optimization_barrier %316 : tensor<6xf64>
  %318 = stablehlo.constant dense<[0.5625, 1.1875, 0.125, 0xBFF5000000000000, -0.375, 0xBFF3000000000000]> : tensor<6xf64>
  %319 = stablehlo.optimization_barrier %318 : tensor<6xf64>
  %320 = stablehlo.complex %317, %319 : tensor<6xcomplex<f64>>
  %321 = stablehlo.fft %320, type = IFFT, length = [6] : (tensor<6xcomplex<f64>>) -> tensor<6xcomplex<f64>>
  %322 = "stablehlo.real"(%321) : (tensor<6xcomplex<f64>>) -> tensor<6xf64>
  %323 = stablehlo.constant dense<[0xBFE1000000000000, 0xBFDAE435C9549ECD, 0xBFE22906689B97F5, 0xBFE3AAAAAAAAAAAA, 0xBF9ADF32EC8D0160, 0x3FDA398B1EA9F421]> : tensor<6xf64>
  check.expect_almost_eq %322, %323, tolerance = 1.9424496784397368e-15 : tensor<6xf64>
  %324 = "stablehlo.imag"(%321) : (tensor<6xcomplex<f64>>) -> tensor<6xf64>
  %325 = stablehlo.constant dense<[0xBFC5555555555555, 0x3FCDF707AAD78788, 0xBFD519B559035298, 0x3FD1555555555554, 0x3FBF11800EB7F50D, 0x3FDBAF26D53EE6E5]> : tensor<6xf64>
  check.expect_almost_eq %324, %325, tolerance = 1.9424496784397368e-15 : tensor<6xf64>
  %326 = stablehlo.constant dense<[0.4375, 1.1875, 0.3125, -0.625, -0.375, 0.1875]> : tensor<6xf64>
  %327 = stablehlo.optimization_barrier %326 : tensor<6xf64>
  %328 = stablehlo.fft %327, type = RFFT, length = [6] : (tensor<6xf64>) -> tensor<4xcomplex<f64>>
  %329 = "stablehlo.real"(%328) : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
  %330 = stablehlo.constant dense<[1.125, 0x3FFC800000000000, 0xBFEB000000000000, -0.375]> : tensor<4xf64>
  check.expect_almost_eq %329, %330, tolerance = 4.864753555590493e-15 : tensor<4xf64>
  %331 = "stablehlo.imag"(%328) : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
  %332 = stablehlo.constant dense<[0.0, 0xBFF761F7B40A80B0, 0xBFD1520CD1372FEC, 0.0]> : tensor<4xf64>
  check.expect_almost_eq %331, %332, tolerance = 4.864753555590493e-15 : tensor<4xf64>
  %333 = stablehlo.constant dense<[0.5625, 0.9375, 1.75, -0.375]> : tensor<4xf64>
  %334 = stablehlo.optimization_barrier %333 : tensor<4xf64>
  %335 = stablehlo.constant dense<[1.0625, 0xBFEA000000000000, -0.875, -0.625]> : tensor<4xf64>
  %336 = stablehlo.optimization_barrier %335 : tensor<4xf64>
  %337 = stablehlo.complex %334, %336 : tensor<4xcomplex<f64>>
  %338 = stablehlo.fft %337, type = IRFFT, length = [6] : (tensor<4xcomplex<f64>>) -> tensor<6xf64>
  %339 = stablehlo.constant dense<[0x3FEDAAAAAAAAAAAA, 0x3FE0414FCD5C55CA, 0xBFDBD2451F03ADDC, 0x3FDB555555555555, 0xBFD983103651A779, 0xBFDDD7F4F00E00E8]> : tensor<6xf64>
  check.expect_almost_eq %338, %339, tolerance = 1.980848624545785e-15 : tensor<6xf64>
  %340 = stablehlo.constant dense<[[-1.5, 0xBFB0000000000000, -1.75, -0.375, 0xC001800000000000, -0.25, -2.125], [-0.25, 1.5, 0xBFD4000000000000, 0.75, 0xBFE6000000000000, 0xBFEE000000000000, 0xBFF9000000000000]]> : tensor<2x7xf64>
  %341 = stablehlo.optimization_barrier %340 : tensor<2x7xf64>
  %342 = stablehlo.constant dense<[[1.0, -0.125, 1.5625, -1.25, -0.25, 0.0625, 1.375], [1.75, 0xBFE6000000000000, 0xBFF3000000000000, 0xBFFD000000000000, 1.3125, -0.125, 0xBFE6000000000000]]> : tensor<2x7xf64>
  %343 = stablehlo.optimization_barrier %342 : tensor<2x7xf64>
  %344 = stablehlo.complex %341, %343 : tensor<2x7xcomplex<f64>>
  %345 = stablehlo.fft %344, type = FFT, length = [7] : (tensor<2x7xcomplex<f64>>) -> tensor<2x7xcomplex<f64>>
  %346 = "stablehlo.real"(%345) : (tensor<2x7xcomplex<f64>>) -> tensor<2x7xf64>
  %347 = stablehlo.constant dense<[[-8.25, 0xBFD0473EB2683B95, 0xC0011F7DA077D6CA, 0xC00809036BCD2123, 0x4004BDA54BAE5AB1, 0x3FE0B777184A2622, 0x3FA179743446C9A8], [-1.5, 0xC003ABC6B42134D3, 0x400EAA9F47326D5B, 0xC0099F90DE1F7673, 0x3FF3A9F62820B052, 0xBFFF9A2A6871DF36, 0x400298D26B36D55D]]> : tensor<2x7xf64>
  check.expect_almost_eq %346, %347, tolerance = 1.568914447419756e-14 : tensor<2x7xf64>
  %348 = "stablehlo.imag"(%345) : (tensor<2x7xcomplex<f64>>) -> tensor<2x7xf64>
  %349 = stablehlo.constant dense<[[2.375, 0x3FFD529CEF10A3D6, 0xC00760443BEBC3FE, 0xC004E95D9604492A, 0x401438C2C743A6D3, 0xBFDBB4E2DB5622B4, 0x400DA56A274B31ED], [0xBFF7000000000000, 0xBFFFDFDAD4C09C0A, 0x3FF5609C1DD4B25C, 0x3FA4925C75E0C100, 0x401217E7DE344E68, 0x401211D1377241FD, 0x40150CF1DF28A884]]> : tensor<2x7xf64>
  check.expect_almost_eq %348, %349, tolerance = 1.568914447419756e-14 : tensor<2x7xf64>
  %350 = stablehlo.constant dense<[[-0.125, -2.625, -1.75, 0.875, 0.375, 0.125, 0xBFF1000000000000], [0.5625, 1.75, -1.25, 0xBFB0000000000000, -0.5, 0.3125, 0xBFB0000000000000]]> : tensor<2x7xf64>
  %351 = stablehlo.optimization_barrier %350 : tensor<2x7xf64>
  %352 = stablehlo.constant dense<[[0xBFC8000000000000, 0xBFEE000000000000, 0xBFB0000000000000, 0xBFE6000000000000, 0xBFC8000000000000, -0.125, 0.625], [-0.625, -0.375, 1.0, -0.25, 0xBFD4000000000000, 0.8125, 0.1875]]> : tensor<2x7xf64>
  %353 = stablehlo.optimization_barrier %352 : tensor<2x7xf64>
  %354 = stablehlo.complex %351, %353 : tensor<2x7xcomplex<f64>>
  %355 = stablehlo.fft %354, type = IFFT, length = [7] : (tensor<2x7xcomplex<f64>>) -> tensor<2x7xcomplex<f64>>
  %356 = "stablehlo.real"(%355) : (tensor<2x7xcomplex<f64>>) -> tensor<2x7xf64>
  %357 = stablehlo.constant dense<[[0xBFE3249249249249, 0xBFD08F09DBDE1150, 0x3FE2BC6D54A992A4, 0x3FDC87386994686C, 0x3FB94C29BC0DE90D, 0x3FD044F17B75B153, 0xBFE4DFF0479CC1B5], [0x3FBB6DB6DB6DB6DB, 0x3FD767A780677749, 0x3FC8DC466E9B707D, 0xBFC3E2D47B33BA28, 0xBFCFF1C3515C5053, 0x3F35C8474FF05249, 0x3FD333A165E36BE9]]> : tensor<2x7xf64>
  check.expect_almost_eq %356, %357, tolerance = 1.6654100606010435e-15 : tensor<2x7xf64>
  %358 = "stablehlo.imag"(%355) : (tensor<2x7xcomplex<f64>>) -> tensor<2x7xf64>
  %359 = stablehlo.constant dense<[[0xBFCC924924924924, 0xBFD5CE193850537C, 0xBFCD2BCB088686F2, 0x3FCA770F47E71F53, 0xBFC42E1C70C50D9C, 0x3FB62AB5E1D5E649, 0x3FDDFDFC6AD6391A], [0.0625, 0xBFB44AC14F04E980, 0xBFB0F88B989FC6ED, 0x3FDD90C7CBED78EC, 0xBFCDE774E76D2642, 0xBFE5592B98818325, 0xBFBA678BB52ACD8D]]> : tensor<2x7xf64>
  check.expect_almost_eq %358, %359, tolerance = 1.6654100606010435e-15 : tensor<2x7xf64>
  %360 = stablehlo.constant dense<[[0.0625, 0.1875, 0xBFF5000000000000, 0.4375, 1.25, 0.5, -1.625], [0.25, 0xBFEE000000000000, -0.25, 0.0625, -1.25, 1.3125, -0.125]]> : tensor<2x7xf64>
  %361 = stablehlo.optimization_barrier %360 : tensor<2x7xf64>
  %362 = stablehlo.fft %361, type = RFFT, length = [7] : (tensor<2x7xf64>) -> tensor<2x4xcomplex<f64>>
  %363 = "stablehlo.real"(%362) : (tensor<2x4xcomplex<f64>>) -> tensor<2x4xf64>
  %364 = stablehlo.constant dense<[[-0.5, 0xC00163070D84F6EE, 0x4001551836758B5A, 0x3FDE6F76B87B5CA6], [0xBFEE000000000000, 0x3FDAF1E539406D40, 0xBFF361428290D114, 0x400112649A205AE2]]> : tensor<2x4xf64>
  check.expect_almost_eq %363, %364, tolerance = 7.749722536050665e-15 : tensor<2x4xf64>
  %365 = "stablehlo.imag"(%362) : (tensor<2x4xcomplex<f64>>) -> tensor<2x4xf64>
  %366 = stablehlo.constant dense<[[0.0, 0x3FE67B06A50CB1EC, 0xC0098279F7BD3BD4, 0xBFF694E8E2F8B476], [0.0, 0x3FF96CEA324E8C4D, 0x3FF23ED488B7919C, 0xC001307C0399EBFA]]> : tensor<2x4xf64>
  check.expect_almost_eq %365, %366, tolerance = 7.749722536050665e-15 : tensor<2x4xf64>
  %367 = stablehlo.constant dense<[[0xBFF7000000000000, 0.125, 0.1875, 0xBFE2000000000000], [0xBFDC000000000000, 0.125, 0xBFEA000000000000, 0xBFEA000000000000]]> : tensor<2x4xf64>
  %368 = stablehlo.optimization_barrier %367 : tensor<2x4xf64>
  %369 = stablehlo.constant dense<[[0.75, 0.1875, 1.6875, -1.0], [0xBFFD000000000000, 0.9375, 0.9375, -0.75]]> : tensor<2x4xf64>
  %370 = stablehlo.optimization_barrier %369 : tensor<2x4xf64>
  %371 = stablehlo.complex %368, %370 : tensor<2x4xcomplex<f64>>
  %372 = stablehlo.fft %371, type = IRFFT, length = [7] : (tensor<2x4xcomplex<f64>>) -> tensor<2x7xf64>
  %373 = stablehlo.constant dense<[[0xBFD1B6DB6DB6DB6D, 0xBFDC0B327AE3BAFB, 0xBFDB6772C64FBCD0, 0x3FDDB061974798B4, 0xBFE99EC83F8A019A, 0xBFD2E72B65882937, 0x3FD59DDAFC3EE6F2], [0xBFDF6DB6DB6DB6DB, 0xBFC418D53855C469, 0xBFD46224F588930B, 0x3FBD464BFBF76E60, 0xBFDF5A13FE0E9A11, 0x3FD39C799427F747, 0x3FE32426EC04F9A5]]> : tensor<2x7xf64>
  check.expect_almost_eq %372, %373, tolerance = 1.5255624898472127e-15 : tensor<2x7xf64>
  %374 = stablehlo.constant dense<1.3125> : tensor<1xf64>
  %375 = stablehlo.optimization_barrier %374 : tensor<1xf64>
  %376 = stablehlo.constant dense<1.125> : tensor<1xf64>
  %377 = stablehlo.optimization_barrier %376 : tensor<1xf64>
  %378 = stablehlo.complex %375, %377 : tensor<1xcomplex<f64>>
  %379 = stablehlo.fft %378, type = FFT, length = [1] : (tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
  %380 = "stablehlo.real"(%379) : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
  %381 = stablehlo.constant dense<1.3125> : tensor<1xf64>
  check.expect_almost_eq %380, %381, tolerance = 6.141450319825084e-15 : tensor<1xf64>
  %382 = "stablehlo.imag"(%379) : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
  %383 = stablehlo.constant dense<1.125> : tensor<1xf64>
  check.expect_almost_eq %382, %383, tolerance = 6.141450319825084e-15 : tensor<1xf64>
  %384 = stablehlo.constant dense<-1.5> : tensor<1xf64>
  %385 = stablehlo.optimization_barrier %384 : tensor<1xf64>
  %386 = stablehlo.constant dense<0.0> : tensor<1xf64>
  %387 = stablehlo.optimization_barrier %386 : tensor<1xf64>
  %388 = stablehlo.complex %385, %387 : tensor<1xcomplex<f64>>
  %389 = stablehlo.fft %388, type = IFFT, length = [1] : (tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
  %390 = "stablehlo.real"(%389) : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
  %391 = stablehlo.constant dense<-1.5> : tensor<1xf64>
  check.expect_almost_eq %390, %391, tolerance = 5.329070518200751e-15 : tensor<1xf64>
  %392 = "stablehlo.imag"(%389) : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
  %393 = stablehlo.constant dense<0.0> : tensor<1xf64>
  check.expect_almost_eq %392, %393, tolerance = 5.329070518200751e-15 : tensor<1xf64>
  %394 = stablehlo.constant dense<0xC001800000000000> : tensor<1xf64>
  %395 = stablehlo.optimization_barrier %394 : tensor<1xf64>
  %396 = stablehlo.fft %395, type = RFFT, length = [1] : (tensor<1xf64>) -> tensor<1xcomplex<f64>>
  %397 = "stablehlo.real"(%396) : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
  %398 = stablehlo.constant dense<0xC001800000000000> : tensor<1xf64>
  check.expect_almost_eq %397, %398, tolerance = 7.771561172376096e-15 : tensor<1xf64>
  %399 = "stablehlo.imag"(%396) : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
  %400 = stablehlo.constant dense<0.0> : tensor<1xf64>
  check.expect_almost_eq %399, %400, tolerance = 7.771561172376096e-15 : tensor<1xf64>
  %401 = stablehlo.constant dense<0.75> : tensor<1xf64>
  %402 = stablehlo.optimization_barrier %401 : tensor<1xf64>
  %403 = stablehlo.constant dense<0.5625> : tensor<1xf64>
  %404 = stablehlo.optimization_barrier %403 : tensor<1xf64>
  %405 = stablehlo.complex %402, %404 : tensor<1xcomplex<f64>>
  %406 = stablehlo.fft %405, type = IRFFT, length = [1] : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
  %407 = stablehlo.constant dense<0.75> : tensor<1xf64>
  check.expect_almost_eq %406, %407, tolerance = 2.6645352591003757e-15 : tensor<1xf64>
  %408 = stablehlo.constant dense<[[0.0625], [1.25], [1.5625]]> : tensor<3x1xf64>
  %409 = stablehlo.optimization_barrier %408 : tensor<3x1xf64>
  %410 = stablehlo.constant dense<[[-0.375], [3.75], [0xBFB0000000000000]]> : tensor<3x1xf64>
  %411 = stablehlo.optimization_barrier %410 : tensor<3x1xf64>
  %412 = stablehlo.complex %409, %411 : tensor<3x1xcomplex<f64>>
  %413 = stablehlo.fft %412, type = FFT, length = [1] : (tensor<3x1xcomplex<f64>>) -> tensor<3x1xcomplex<f64>>
  %414 = "stablehlo.real"(%413) : (tensor<3x1xcomplex<f64>>) -> tensor<3x1xf64>
  %415 = stablehlo.constant dense<[[0.0625], [1.25], [1.5625]]> : tensor<3x1xf64>
  check.expect_almost_eq %414, %415, tolerance = 8.754116175935917e-15 : tensor<3x1xf64>
  %416 = "stablehlo.imag"(%413) : (tensor<3x1xcomplex<f64>>) -> tensor<3x1xf64>
  %417 = stablehlo.constant dense<[[-0.375], [3.75], [0xBFB0000000000000]]> : tensor<3x1xf64>
  check.expect_almost_eq %416, %417, tolerance = 8.754116175935917e-15 : tensor<3x1xf64>
  %418 = stablehlo.constant dense<[[-0.375], [0.5625], [0.75]]> : tensor<3x1xf64>
  %419 = stablehlo.optimization_barrier %418 : tensor<3x1xf64>
  %420 = stablehlo.constant dense<[[0.5], [0xBFE6000000000000], [1.4375]]> : tensor<3x1xf64>
  %421 = stablehlo.optimization_barrier %420 : tensor<3x1xf64>
  %422 = stablehlo.complex %419, %421 : tensor<3x1xcomplex<f64>>
  %423 = stablehlo.fft %422, type = IFFT, length = [1] : (tensor<3x1xcomplex<f64>>) -> tensor<3x1xcomplex<f64>>
  %424 = "stablehlo.real"(%423) : (tensor<3x1xcomplex<f64>>) -> tensor<3x1xf64>
  %425 = stablehlo.constant dense<[[-0.375], [0.5625], [0.75]]> : tensor<3x1xf64>
  check.expect_almost_eq %424, %425, tolerance = 4.002966042486722e-15 : tensor<3x1xf64>
  %426 = "stablehlo.imag"(%423) : (tensor<3x1xcomplex<f64>>) -> tensor<3x1xf64>
  %427 = stablehlo.constant dense<[[0.5], [0xBFE6000000000000], [1.4375]]> : tensor<3x1xf64>
  check.expect_almost_eq %426, %427, tolerance = 4.002966042486722e-15 : tensor<3x1xf64>
  %428 = stablehlo.constant dense<[[0.0], [1.5], [1.375]]> : tensor<3x1xf64>
  %429 = stablehlo.optimization_barrier %428 : tensor<3x1xf64>
  %430 = stablehlo.fft %429, type = RFFT, length = [1] : (tensor<3x1xf64>) -> tensor<3x1xcomplex<f64>>
  %431 = "stablehlo.real"(%430) : (tensor<3x1xcomplex<f64>>) -> tensor<3x1xf64>
  %432 = stablehlo.constant dense<[[0.0], [1.5], [1.375]]> : tensor<3x1xf64>
  check.expect_almost_eq %431, %432, tolerance = 4.173808611284264e-15 : tensor<3x1xf64>
  %433 = "stablehlo.imag"(%430) : (tensor<3x1xcomplex<f64>>) -> tensor<3x1xf64>
  %434 = stablehlo.constant dense<0.0> : tensor<3x1xf64>
  check.expect_almost_eq %433, %434, tolerance = 4.173808611284264e-15 : tensor<3x1xf64>
  %435 = stablehlo.constant dense<[[-0.5], [0.6875], [0.875]]> : tensor<3x1xf64>
  %436 = stablehlo.optimization_barrier %435 : tensor<3x1xf64>
  %437 = stablehlo.constant dense<[[1.25], [0xBFDC000000000000], [0.3125]]> : tensor<3x1xf64>
  %438 = stablehlo.optimization_barrier %437 : tensor<3x1xf64>
  %439 = stablehlo.complex %436, %438 : tensor<3x1xcomplex<f64>>
  %440 = stablehlo.fft %439, type = IRFFT, length = [1] : (tensor<3x1xcomplex<f64>>) -> tensor<3x1xf64>
  %441 = stablehlo.constant dense<[[-0.5], [0.6875], [0.875]]> : tensor<3x1xf64>
  check.expect_almost_eq %440, %441, tolerance = 2.5023156146241385e-15 : tensor<3x1xf64>
  %442 = stablehlo.constant dense<[[[0xBFF9000000000000, 0xBFB0000000000000, 0.875, -1.375], [1.8125, 0xBFD4000000000000, 0xBFF3000000000000, -0.125], [0.75, -1.375, 0x8000000000000000, -1.375]], [[1.1875, 0.125, 0xBFDC000000000000, 1.0], [0xBFF5000000000000, 0xBFDC000000000000, 1.8125, -0.125], [1.3125, 0.1875, -0.75, -0.25]]]> : tensor<2x3x4xf64>
  %443 = stablehlo.optimization_barrier %442 : tensor<2x3x4xf64>
  %444 = stablehlo.constant dense<[[[0.0625, 0xBFDC000000000000, -0.875, 0xBFEA000000000000], [-1.5, 0.0625, 0.375, 0.75], [0xBFFD000000000000, 0.8125, 0xBFB0000000000000, 0xBFF7000000000000]], [[0.0625, 0.8125, 0.5, 0.6875], [0.9375, 0.875, 0xBFB0000000000000, -2.125], [-0.75, 0.3125, -0.5, 0.6875]]]> : tensor<2x3x4xf64>
  %445 = stablehlo.optimization_barrier %444 : tensor<2x3x4xf64>
  %446 = stablehlo.complex %443, %445 : tensor<2x3x4xcomplex<f64>>
  %447 = stablehlo.fft %446, type = FFT, length = [3, 4] : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>>
  %448 = "stablehlo.real"(%447) : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xf64>
  %449 = stablehlo.constant dense<[[[0xC00F800000000000, 3.25, 5.3125, -0.625], [0x3FE59F2CDC4127B4, 0xC012A8930A2F4F67, 0xC001035D1FEF2D2D, 0xC010B520CD1372FF], [0xC008E7CB371049ED, 0xC013176CF5D0B099, 0xBFEDF28B80434B4B, 0xC00D15BE65D91A03]], [[2.3125, 3.3125, 1.3125, 0xC001800000000000], [0x3FF8C498517A7B35, 0x40059B3D742C2655, 0x40048F966E2093DA, 0x400E36CF5D0B0995], [0x3FFC3B67AE8584CB, 0xBFE86CF5D0B09954, 0xC01407CB371049ED, 0x40074930A2F4F66B]]]> : tensor<2x3x4xf64>
  check.expect_almost_eq %448, %449, tolerance = 1.6662964524192806e-14 : tensor<2x3x4xf64>
  %450 = "stablehlo.imag"(%447) : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xf64>
  %451 = stablehlo.constant dense<[[[-4.875, 0xC00E800000000000, -2.75, 0xBFF9000000000000], [0xC00467CB371049ED, 0x3FFF06BA3FDE5A5A, 0x4010919972CAE75C, 0xBFD5853B2A941B60], [0x3FF3CF966E2093DA, 0x3FE7F28B80434B4B, 0xBFB4665CB2B9D700, 0x40214C29D954A0DB]], [[1.4375, 1.0625, 0xBFF1000000000000, 0xBFDC000000000000], [0x4006E5A948AC6AC8, 0x3FFB1D5F6290057A, 0xBFF40FEAE2D350C5, 0x4016A94F8CAE820E], [0x3FFE34AD6EA72A70, 0xBFF71D5F6290057A, 0xBFDFC05474B2BCEB, 0xC02254A7C6574107]]]> : tensor<2x3x4xf64>
  check.expect_almost_eq %450, %451, tolerance = 1.6662964524192806e-14 : tensor<2x3x4xf64>
  %452 = stablehlo.constant dense<[[[0.75, 0.0, 1.875, -1.0], [0.9375, -0.5, 0xBFEA000000000000, 0.5625], [-0.625, 0.8125, 0xBFF3000000000000, 0.0]], [[-0.875, -0.25, -0.375, -1.125], [0.625, -1.25, -1.0, 0.875], [0.9375, 0.625, 0.3125, 2.25]]]> : tensor<2x3x4xf64>
  %453 = stablehlo.optimization_barrier %452 : tensor<2x3x4xf64>
  %454 = stablehlo.constant dense<[[[-1.25, -0.75, -1.0, 0.875], [0.25, 1.125, 0.9375, -0.25], [0xBFEA000000000000, -1.0, 2.1875, 0.9375]], [[0.5625, -0.375, 0xBFC8000000000000, -0.375], [0xBFD4000000000000, 0xC003800000000000, 0xBFB0000000000000, -0.375], [0.25, 0.1875, 0.8125, 0x8000000000000000]]]> : tensor<2x3x4xf64>
  %455 = stablehlo.optimization_barrier %454 : tensor<2x3x4xf64>
  %456 = stablehlo.complex %453, %455 : tensor<2x3x4xcomplex<f64>>
  %457 = stablehlo.fft %456, type = IFFT, length = [3, 4] : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>>
  %458 = "stablehlo.real"(%457) : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xf64>
  %459 = stablehlo.constant dense<[[[0x3FB1555555555555, 0x3FD2000000000000, 0x3FB6AAAAAAAAAAAA, 0xBFB5555555555555], [0x3FBD7A17E1292F00, 0xBFBC15392E6F165C, 0x3FDF5CE1B63B390A, 0xBFE356583914256B], [0x3FCC984964C0BDD5, 0xBFA7D58DA321D348, 0x3FD4F8739F1A1C4A, 0x3F202E3BED016000]], [[0.0625, 0x3FD3555555555555, -0.125, 0xBF85555555555555], [0xBFA4085376A03A65, 0xBFC999EDA6CFD08A, 0xBFA1BC2AB9629FB8, 0xBFBDAD82932FD431], [0xBFE5BF7AC895FC59, 0xBFCD10BD03DADA20, 0x3FC86F0AAE58A7ED, 0x3F560B4F769FB700]]]> : tensor<2x3x4xf64>
  check.expect_almost_eq %458, %459, tolerance = 1.3741423923173549e-15 : tensor<2x3x4xf64>
  %460 = "stablehlo.imag"(%457) : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xf64>
  %461 = stablehlo.constant dense<[[[0x3FBAAAAAAAAAAAAA, 0xBFD1000000000000, 0xBFAAAAAAAAAAAAAA, 0xBFD9000000000000], [0xBFCDB26F595D0C52, 0x3FB2BD7C8C2D9364, 0xBFB3AE63CA61CBFA, 0x3FD748DC2E423980], [0xBFD9D172FDFC2481, 0x3FD850A0DCF49B26, 0xBFDDBF11B81237AC, 0xBFD248DC2E42397F]], [[0xBFC8AAAAAAAAAAAA, 0xBFCF555555555555, 0x3FD7AAAAAAAAAAAA, 0x3FCE000000000000], [0xBFD35999321D13A0, 0x3FE1EC169EED3F6E, 0x3FB2B05A7BB4FDB8, 0xBFCC8C088B7A1FF1], [0x3FD9AEEE877268F5, 0x3FB749F5B340AF3A, 0xBFC4AD82932FD431, 0xBFA5CFDDD217803A]]]> : tensor<2x3x4xf64>
  check.expect_almost_eq %460, %461, tolerance = 1.3741423923173549e-15 : tensor<2x3x4xf64>
  %462 = stablehlo.constant dense<[[[0.8125, 0xC004800000000000, -1.125, 1.6875], [-1.25, 0xBFD4000000000000, 0.6875, -0.875], [0.6875, 0xBFF7000000000000, 0xBFFF000000000000, 0xBFF5000000000000]], [[0xBFFB000000000000, 0xBFB0000000000000, 0xBFD4000000000000, 0.3125], [0xBFF1000000000000, 2.5, -0.125, 0xBFB0000000000000], [0.4375, -0.25, -0.625, 0.0625]]]> : tensor<2x3x4xf64>
  %463 = stablehlo.optimization_barrier %462 : tensor<2x3x4xf64>
  %464 = stablehlo.fft %463, type = RFFT, length = [3, 4] : (tensor<2x3x4xf64>) -> tensor<2x3x3xcomplex<f64>>
  %465 = "stablehlo.real"(%464) : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
  %466 = stablehlo.constant dense<[[[0xC01BC00000000000, 2.625, 2.6875], [1.6875, 0x3FEFF28B80434B4B, -0.5], [1.6875, 0x4001835D1FEF2D2D, -0.5]], [[-0.875, -1.25, -5.875], [0xC001800000000000, 0xC00F6B2856FF771A, 0xBFDC000000000000], [0xC001800000000000, 0x3FF0D650ADFEEE34, 0xBFDC000000000000]]]> : tensor<2x3x3xf64>
  check.expect_almost_eq %465, %466, tolerance = 1.3751536282301312e-14 : tensor<2x3x3xf64>
  %467 = "stablehlo.imag"(%464) : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
  %468 = stablehlo.constant dense<[[[0.0, 3.8125, 0.0], [0xBFFF2D4A4563563F, 0x4020D7090C412DDC, 0x3FE83FAB8B4D4315], [0x3FFF2D4A4563563F, 0x3FE08F6F3BED2238, 0xBFE83FAB8B4D4315]], [[0.0, -1.875, 0.0], [0xBFF68443DCC7BE4A, 0x4009DB3D742C2655, 0x40091D5F6290057A], [0x3FF68443DCC7BE4A, 0xBFCDB3D742C26550, 0xC0091D5F6290057A]]]> : tensor<2x3x3xf64>
  check.expect_almost_eq %467, %468, tolerance = 1.3751536282301312e-14 : tensor<2x3x3xf64>
  %469 = stablehlo.constant dense<[[[0xBFF5000000000000, -1.0, -1.0], [0.25, 0.0625, 0.25], [0xBFEA000000000000, 0.4375, 1.375]], [[-1.375, 0xBFC8000000000000, 0.25], [-0.125, 0xBFC8000000000000, 1.75], [1.25, 0.8125, -0.75]]]> : tensor<2x3x3xf64>
  %470 = stablehlo.optimization_barrier %469 : tensor<2x3x3xf64>
  %471 = stablehlo.constant dense<[[[2.25, 0.375, 0xBFE2000000000000], [-0.375, -0.5, 2.125], [0.1875, 0.0625, 0xC001800000000000]], [[0.75, 0xBFF1000000000000, -1.125], [0.625, -0.875, 0.8125], [1.125, 0xBFFD000000000000, -0.125]]]> : tensor<2x3x3xf64>
  %472 = stablehlo.optimization_barrier %471 : tensor<2x3x3xf64>
  %473 = stablehlo.complex %470, %472 : tensor<2x3x3xcomplex<f64>>
  %474 = stablehlo.fft %473, type = IRFFT, length = [3, 4] : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x4xf64>
  %475 = stablehlo.constant dense<[[[0xBFC8000000000000, 0xBFC9555555555555, 0xBF95555555555558, 0xBFCBFFFFFFFFFFFF], [0xBFE44FEAE2D350C4, 0x3FD7D0688F281D35, 0xBFD85999321D139F, 0x3FDD8D747FBCB4B5], [0xBFD0602A3A595E76, 0xBFDC25BDE47D728A, 0x3FD4AEEE877268F4, 0xBFC11AE8FF796969]], [[0x3FC4000000000000, 0.5, 0x3F85555555555558, -0.75], [0xBFDBAE54B4375D8C, 0x3FAF045DFE3F5F60, 0x3F7398B1EA9F4220, 0xBFC132370B908E60], [0xBFB946AD2F2289D0, 0xBFDBE08BBFC7EBEC, 0xBFC9F21AE4AA4F66, 0xBFAB3723D1BDC67C]]]> : tensor<2x3x4xf64>
  check.expect_almost_eq %474, %475, tolerance = 1.1899343238656054e-15 : tensor<2x3x4xf64>
  %476 = stablehlo.constant dense<[[[0.1875, 1.375, 1.875, 0.5, 0.875], [-0.625, -0.5, 1.1875, 0.0, -0.125], [0xBFF7000000000000, 0.125, 0.625, 0xBFEA000000000000, -0.5]], [[1.5625, 0.1875, 0xBFD4000000000000, -1.125, -0.625], [-0.25, 1.375, -0.625, 1.8125, 0xBFEE000000000000], [-0.375, 0.8125, -0.25, 0xBFEA000000000000, -0.125]]]> : tensor<2x3x5xf64>
  %477 = stablehlo.optimization_barrier %476 : tensor<2x3x5xf64>
  %478 = stablehlo.constant dense<[[[0.4375, 0xBFFB000000000000, -0.25, -0.125, -0.375], [0.75, 0xBFE2000000000000, -0.375, 0.0625, 0.75], [-0.25, 1.5, 0xBFEE000000000000, 1.3125, -0.875]], [[0xBFC8000000000000, 0.375, 2.0625, 0.875, -0.375], [1.3125, 0xBFC8000000000000, 0xBFEA000000000000, 0.4375, 0.125], [0.9375, 0xBFE2000000000000, 0.375, 0.625, 0.25]]]> : tensor<2x3x5xf64>
  %479 = stablehlo.optimization_barrier %478 : tensor<2x3x5xf64>
  %480 = stablehlo.complex %477, %479 : tensor<2x3x5xcomplex<f64>>
  %481 = stablehlo.fft %480, type = FFT, length = [2, 3, 5] : (tensor<2x3x5xcomplex<f64>>) -> tensor<2x3x5xcomplex<f64>>
  %482 = "stablehlo.real"(%481) : (tensor<2x3x5xcomplex<f64>>) -> tensor<2x3x5xf64>
  %483 = stablehlo.constant dense<[[[3.0625, 0xC011C124A5AD8DC4, 0x3FE796050CDF2FB6, 0xC011E3A4E4BF2652, 0x3FDB208E8D0CE1E0], [0x4011D80A8E96579D, 0x40213979BE052A5B, 0xC00CF10E9735C805, 0x40217DD8C28D6B48, 0x4009C552B7168600], [0x4017E7F57169A863, 0x3FE7FF7B233B6B3C, 0x3FE27993629936BC, 0x3FF785047CD1B9A0, 0x3FE7B6AFF7DB98A5]], [[2.4375, 0xC01F20486551F510, 0x3FE439D4F28C50FE, 0xC01114A745DCD5D2, 0xC014524AF322BF3D], [0x401C0A419A26E5FD, 0xC014E182385157F2, 0x3FEB96B874445FAC, 0xC00DF0B994AEBABC, 0x3FE08072E5DE0A7E], [0x4017B5BE65D91A03, 0xC0185603F7196A6C, 0xC020FFD3AF968E77, 0x3FE954356E7B83B0, 0x3FFE0878FF6DFBB8]]]> : tensor<2x3x5xf64>
  check.expect_almost_eq %482, %483, tolerance = 2.3688111419972277e-14 : tensor<2x3x5xf64>
  %484 = "stablehlo.imag"(%481) : (tensor<2x3x5xcomplex<f64>>) -> tensor<2x3x5xf64>
  %485 = stablehlo.constant dense<[[[4.625, 0xC019BD7A360ACB66, 0x401522C8FD3517EF, 0x40156A70C86C1A3C, 0x4018B04070699939], [0xC012D2AA69FCD6EE, 0xBFC9B31261EFF620, 0x400C5F687FAACF6C, 0xC013FECD514ACC22, 0xC00A9B1FEB4403C5], [0x4002A554D3F9ADDC, 0xC020B20227F2939A, 0x4009D25908DAAFD8, 0x400ECB73563BE5F1, 0xC00501408AFE7B66]], [[-5.875, 0x3FFEA0D216040F02, 0x401496BE8DB0D975, 0xC020C0AC21316879, 0x3FF90994BCC3CEF4], [0xC01019B91E8DEE34, 0x400E6C5379C4BE98, 0x4011FC193EA186BC, 0x3FCA5901B11CB270, 0x3FA622A2D598D280], [0xC0116646E17211CC, 0x40017B2823BA3111, 0xC00D6B899556E0B8, 0x4023A61E88AA4315, 0x4019FAA358C1D465]]]> : tensor<2x3x5xf64>
  check.expect_almost_eq %484, %485, tolerance = 2.3688111419972277e-14 : tensor<2x3x5xf64>
  %486 = stablehlo.constant dense<[[[0x8000000000000000, 0xBFE6000000000000, 0.875, 0.125, 0.5], [-0.375, 0.0, 0xBFF1000000000000, 0.0625, 0.75], [0.0625, 0.875, 0.3125, 1.375, 0xBFC8000000000000]], [[-1.625, 0.4375, 0xBFC8000000000000, -1.0, 0.625], [0.25, 0.4375, 0xBFD4000000000000, 0.1875, 0.25], [1.75, 0xBFE6000000000000, 0.0, 0.375, -1.75]]]> : tensor<2x3x5xf64>
  %487 = stablehlo.optimization_barrier %486 : tensor<2x3x5xf64>
  %488 = stablehlo.constant dense<[[[-1.625, 2.1875, -1.75, 0.5625, -0.875], [-0.75, -2.0, -0.875, 0.8125, -1.375], [0.625, 0.3125, 2.0, -0.5, 1.25]], [[0.875, 0xBFD4000000000000, 0xBFFB000000000000, 1.5, -1.375], [-0.5, 0.875, 1.125, -0.875, 0xBFB0000000000000], [-0.25, 1.1875, 2.5, 0xBFFD000000000000, 0.9375]]]> : tensor<2x3x5xf64>
  %489 = stablehlo.optimization_barrier %488 : tensor<2x3x5xf64>
  %490 = stablehlo.complex %487, %489 : tensor<2x3x5xcomplex<f64>>
  %491 = stablehlo.fft %490, type = IFFT, length = [2, 3, 5] : (tensor<2x3x5xcomplex<f64>>) -> tensor<2x3x5xcomplex<f64>>
  %492 = "stablehlo.real"(%491) : (tensor<2x3x5xcomplex<f64>>) -> tensor<2x3x5xf64>
  %493 = stablehlo.constant dense<[[[0x3FA7777777777777, 0xBFC4DF6D5927ECBA, 0xBF9BF9399E1E71F8, 0x3F90FEE0ED6C4B5A, 0x3FC1B62FE6B5A906], [0x3FCB8E21D40DDC69, 0x3FBEAAD4643799D5, 0xBFE0F0F58B152B80, 0x3FC10ECB48DD52D0, 0xBFBDA6F7F8A54B7E], [0xBFD6B5FFD8F5DD24, 0xBFC2B1A766684409, 0xBFDCAA4A4D166DEA, 0x3FD81A2F415642BF, 0xBFB2E4FA97C15224]], [[0x3FC0888888888888, 0x3FA4CF6BE22FC0CD, 0xBFC70BFC58E7F0AF, 0x3FB573E8D14354AC, 0xBFC815063B78DD0E], [0x3FCDD779E0AB9163, 0xBFBABEEFDD7B235D, 0x3FCB6289D79475AA, 0x3FB4C3B16AC76B19, 0x3FC9E1CD04B163E9], [0xBFBB266B38CE9A40, 0xBFCD8E7F03EBD8F1, 0x3FD0D4E3239F3A0A, 0x3FC9AF01A18B2176, 0x3FC65565DE9CAC5C]]]> : tensor<2x3x5xf64>
  check.expect_almost_eq %492, %493, tolerance = 9.629331522377506e-16 : tensor<2x3x5xf64>
  %494 = "stablehlo.imag"(%491) : (tensor<2x3x5xcomplex<f64>>) -> tensor<2x3x5xf64>
  %495 = stablehlo.constant dense<[[[0x3F71111111111120, 0xBFB8CB6657FE3036, 0xBF8A58FCA0C77C7B, 0xBFBD857B23F4EFCC, 0xBFA994CAACB4ADA2], [0xBFC76D01E26C24DF, 0x3FC5E5A17318B239, 0xBFE031D8CB3BEE4A, 0x3FC52C2E49B00AE4, 0x3F9561B4890899AD], [0xBFB2370D4C38C753, 0xBFB6A786FAF21D09, 0x3FC9E76D770DC1D8, 0x3FB79903CAB1CA58, 0x3FB7B8C86697070E]], [[0xBFC199999999999A, 0xBFC3E44F0EA906C5, 0xBF8E5E7DD4987845, 0xBF9AB6711062D108, 0x3F95D4F53CC4101C], [0xBFB3BEF82E1E559A, 0x3FB62FC84C20415E, 0xBFCF227E5FF08EFA, 0xBFB8344927468230, 0x3F8A57C9E7C1080A], [0x3FC512AF4A425E00, 0xBFBB3F453FBE13D7, 0xBFD46036981CBCB0, 0xBFD668A91A94BEB4, 0xBF8828EFEE9939B8]]]> : tensor<2x3x5xf64>
  check.expect_almost_eq %494, %495, tolerance = 9.629331522377506e-16 : tensor<2x3x5xf64>
  %496 = stablehlo.constant dense<[[[-2.875, 0.0, -1.125, 2.0, 0.1875], [-0.75, -0.5, 0xBFE2000000000000, 0.1875, 0xBFC8000000000000], [0.625, 1.5625, 0.6875, -1.25, -1.625]], [[-0.75, 1.0625, 0xBFD4000000000000, 0xBFE6000000000000, 0.125], [0xBFF7000000000000, -1.125, 0.5, 0xBFD4000000000000, 0xBFDC000000000000], [0.3125, 0xBFE2000000000000, 0xBFE6000000000000, 0xBFDC000000000000, 0.625]]]> : tensor<2x3x5xf64>
  %497 = stablehlo.optimization_barrier %496 : tensor<2x3x5xf64>
  %498 = stablehlo.fft %497, type = RFFT, length = [2, 3, 5] : (tensor<2x3x5xf64>) -> tensor<2x3x3xcomplex<f64>>
  %499 = "stablehlo.real"(%498) : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
  %500 = stablehlo.constant dense<[[[-7.75, 0xC00C38065C3D4330, 0xC01323FCD1E15E68], [0.3125, 0x3FDA73CFA51C6FCE, 0xC01254C15AD214E4], [0.3125, 0xC018BB4684ADABC7, 0xC013D7351AD20653]], [[0.5, 0xC005C0D78AA8B9FA, 0xBFD5F943AABA3038], [-2.125, 0x3FE45F5A658B7141, 0xBFFFC5669D88537C], [-2.125, 0xC0238A5E3D8E7278, 0x3FBE8AB57362EA00]]]> : tensor<2x3x3xf64>
  check.expect_almost_eq %499, %500, tolerance = 1.8619999136536892e-14 : tensor<2x3x3xf64>
  %501 = "stablehlo.imag"(%498) : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
  %502 = stablehlo.constant dense<[[[0.0, 0xBFF1399ACEA11D2F, 0xBFFFACC5AD88D992], [0x400AD8C711158A44, 0x4019026CC04A0CEC, 0xC006EDA512399756], [0xC00AD8C711158A44, 0xC003BB4BCAE7F0AE, 0xC0114AC468A07702]], [[0.0, 0xBFFC1F872C832825, 0xC01375C4ECF1BB7E], [0xBFCBB67AE8584CA8, 0x4010C1950734CDE2, 0xBFEC88F06BD96323], [0x3FCBB67AE8584CA8, 0x401BCD04A9E6D69D, 0xC001F6F971F68B18]]]> : tensor<2x3x3xf64>
  check.expect_almost_eq %501, %502, tolerance = 1.8619999136536892e-14 : tensor<2x3x3xf64>
  %503 = stablehlo.constant dense<[[[0.875, 0.625, 0.9375], [0xBFE2000000000000, 0xBFEA000000000000, 2.0], [-0.25, 0.4375, 0.75]], [[1.4375, -1.375, -0.5], [0xBFDC000000000000, 0xBFD4000000000000, 0xC003800000000000], [-0.125, -2.875, 0.3125]]]> : tensor<2x3x3xf64>
  %504 = stablehlo.optimization_barrier %503 : tensor<2x3x3xf64>
  %505 = stablehlo.constant dense<[[[0.5, 0.5625, 0xBFF3000000000000], [0.9375, -0.875, -1.25], [-1.0, -0.875, 0.1875]], [[0.8125, -2.125, 0xBFE2000000000000], [0.875, 0.1875, 0.5], [-1.5, 0.9375, 0xBFF9000000000000]]]> : tensor<2x3x3xf64>
  %506 = stablehlo.optimization_barrier %505 : tensor<2x3x3xf64>
  %507 = stablehlo.complex %504, %506 : tensor<2x3x3xcomplex<f64>>
  %508 = stablehlo.fft %507, type = IRFFT, length = [2, 3, 5] : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x5xf64>
  %509 = stablehlo.constant dense<[[[0xBFC7BBBBBBBBBBBC, 0x3FC67B74284B96B0, 0x3FC018E8C9713FD3, 0x3FDC8661B6079418, 0xBFD9F2B25108217C], [0x3FAE9F4B08960490, 0x3FBE1C11EC8339CD, 0xBFCF63B85172C167, 0xBF62112AFE29BB9A, 0xBFAADA005BE64875], [0x3FD2D6C14997EA19, 0x3FD4B8D055FADFFA, 0x3FD6652C9CCF3EC8, 0x3FB5D84F38A740CD, 0x3FB1ADFA8DCC549A]], [[0x3FE6DDDDDDDDDDDD, 0xBFCDB2E94D9901C0, 0xBFC82D2A5A1589EC, 0xBFBFD35252E1CB1D, 0xBFD38187FDD6ADCA], [0x3FC09B214D45E75B, 0xBFD1AB9D1ED9735D, 0x3FC867152944FBDF, 0xBFBAD79834C8F1AA, 0x3FAA02CEEA98F56A], [0xBFCB45CBF7F09205, 0xBFB847005EF64C67, 0xBFE7487CBD4E2CCF, 0x3FD7DEC8E21E21BD, 0x3FE0D8C7B528EF12]]]> : tensor<2x3x5xf64>
  check.expect_almost_eq %508, %509, tolerance = 1.0661866828207004e-15 : tensor<2x3x5xf64>
  %510 = stablehlo.constant dense<[0.25, -0.125, 0xBFC8000000000000, -1.875, 0xBFF5000000000000, 0.625, 0xBFE6000000000000, 0.5625, 1.25, -0.375, 0.3125, 2.0625, 0.6875, 1.8125, 1.5625, 0.75, -0.125, 0xBFEA000000000000, -1.125, 0.5, 0.4375, 0xBFC8000000000000, 0.875, -0.625, 1.125, 0.0625, 0xBFB0000000000000, 0.0, -0.125, 2.5, -1.625]> : tensor<31xf64>
  %511 = stablehlo.optimization_barrier %510 : tensor<31xf64>
  %512 = stablehlo.constant dense<[0.1875, 1.25, 0.6875, 0xBFD4000000000000, 1.75, 0xBFF1000000000000, 0xBFF5000000000000, 0.5625, 0xBFF7000000000000, -2.375, 0.875, 0.75, 0.75, -0.5, 0.1875, 0xBFEE000000000000, 1.75, 0.8125, 0.75, 0xBFFF000000000000, 0.8125, 1.5, 1.1875, 0.8125, 0x8000000000000000, 0xBFD4000000000000, 0.625, 0.375, 0.25, 0xBFD4000000000000, 1.6875]> : tensor<31xf64>
  %513 = stablehlo.optimization_barrier %512 : tensor<31xf64>
  %514 = stablehlo.complex %511, %513 : tensor<31xcomplex<f64>>
  %515 = stablehlo.fft %514, type = FFT, length = [31] : (tensor<31xcomplex<f64>>) -> tensor<31xcomplex<f64>>
  %516 = "stablehlo.real"(%515) : (tensor<31xcomplex<f64>>) -> tensor<31xf64>
  %517 = stablehlo.constant dense<[6.125, 0xC0292B41AE2913F2, 0xBFE1BA087FD1E88A, 0x40207CDD2BC16369, 0x3FE91CF3921BE322, 0xC002B53833AB72DA, 0x401CA5A720F49E18, 0xC025F6593ED81B8A, 0xC0075E5565F17F5E, 0xBFFB46D3C2B9946C, 0xBFECF2FB3EDDBA30, 0x3FDE7310FB3B2952, 0xC0030A2BBAE3DBF8, 0x3FD2FE8FC01F5FA0, 0x4021C3A8B0BE4FD9, 0xC0150B89F54C1C88, 0x4022DCA338EBD154, 0x40156703E493867E, 0x4023806FA600F06B, 0x401950C9DB87BFA8, 0x3FCA835415732D24, 0xC02214CB757CF585, 0xC00DC0E5BD5F28FC, 0x3FFDE42C3174D144, 0x3FFACAF477FAF4B0, 0xC0227D28F6948E94, 0x401DE19001053469, 0x3FE735E54D35A66A, 0xC005E0DDB4DEE1D7, 0xC007D94C24A876C6, 0x3FD4AD43A141DC10]> : tensor<31xf64>
  check.expect_almost_eq %516, %517, tolerance = 2.949350876762367e-14 : tensor<31xf64>
  %518 = "stablehlo.imag"(%515) : (tensor<31xcomplex<f64>>) -> tensor<31xf64>
  %519 = stablehlo.constant dense<[7.0625, 0xBF3408F71C614000, 0x402ECC6C8D721FE2, 0x400014286FEA389C, 0x40192454C4869A6B, 0xC016AEC059A2B988, 0x4013CD2563EB5C6D, 0xC00B8DE22DAD7523, 0xBFFEEAE37549BEE8, 0x3FD53F0AE89CF330, 0xC022868A7AEDB386, 0xC0042A281858F77E, 0xC0198E6F545D1208, 0xC01EDD85A9FF2B18, 0xBFF43A84455C506A, 0xC00193866ABC6393, 0xBFD149622C1E49A8, 0xBFF74DAB62E9CD2E, 0x400716D5EE24EB49, 0x400ED5AA680C06F5, 0xC0255BC53663EE92, 0xC005803B64214089, 0x402997BF8445375E, 0x400EE660E3B00118, 0x4005AC497A9D2811, 0x400CC49EF2559649, 0xBFCB25D7999EA470, 0xC01CF2D9A7F3FDD9, 0x40147446DB956659, 0xC01349B068791DD7, 0x4005BD377DE3A275]> : tensor<31xf64>
  check.expect_almost_eq %518, %519, tolerance = 2.949350876762367e-14 : tensor<31xf64>
  %520 = stablehlo.constant dense<[0xBFF3000000000000, 0.0, 0xBFE2000000000000, 1.0625, 1.4375, 1.25, 0.75, -1.375, 2.0625, 0.5, -0.125, 0.0, 0xBFD4000000000000, 0.4375, 0.3125, -0.375, 0xC004800000000000, 0xBFB0000000000000, 0.5, 0.5, -0.125, 0.4375, 1.0, -0.5, 1.4375, 0xBFFF000000000000, -1.25, -0.875, 0xC003800000000000, -1.0, 1.25]> : tensor<31xf64>
  %521 = stablehlo.optimization_barrier %520 : tensor<31xf64>
  %522 = stablehlo.constant dense<[1.25, 0.125, 1.75, 0.25, -0.5, 0.25, -0.125, 0.75, -1.5, 1.0, 0xBFDC000000000000, 0.875, 0xBFF9000000000000, 0xBFDC000000000000, 0.0625, 0.875, 0xBFF3000000000000, 1.6875, 0.5, -0.5, 1.1875, 0.125, 1.1875, 2.3125, 0.75, -0.5, 0xBFDC000000000000, 0.5625, 0.3125, 0xBFEA000000000000, 0xBFE6000000000000]> : tensor<31xf64>
  %523 = stablehlo.optimization_barrier %522 : tensor<31xf64>
  %524 = stablehlo.complex %521, %523 : tensor<31xcomplex<f64>>
  %525 = stablehlo.fft %524, type = IFFT, length = [31] : (tensor<31xcomplex<f64>>) -> tensor<31xcomplex<f64>>
  %526 = "stablehlo.real"(%525) : (tensor<31xcomplex<f64>>) -> tensor<31xf64>
  %527 = stablehlo.constant dense<[0xBFACE739CE739CE7, 0x3FBD1D1D47AAD367, 0xBFD7A6D25D7D66B9, 0x3FA073D66367D133, 0xBFBB2A2FF3D2EA36, 0x3FB21660057CC400, 0xBFD13E89C2DC34FA, 0x3F79898127AE3F3A, 0x3FA9E8367DBBF5DF, 0x3FB5E6EF6246FA6B, 0xBFA9F3D09D35B031, 0xBFC3BD9CEEB17C67, 0x3FB2EF69B950129E, 0xBFA6932712E8FD2B, 0xBFAE9D6C8B0A6CC5, 0xBFD36E77B3DADCFC, 0x3FC0137CD91910B9, 0xBFBBC59340FA5044, 0xBFBBED9EF01584CB, 0xBFD3673D5F272F9D, 0xBF661A821B37DAB6, 0xBFD0147D689343BC, 0xBFBABDDDC2D85BB1, 0xBFB38000BD6E0BB8, 0x3FDEAF633B83FAAF, 0x3F98C3E1CA30BD4A, 0x3F99AF887783FC86, 0x3FADD67446533854, 0x3FD00EDEF4DBD36E, 0xBF8DD0F66777E273, 0xBFC9998A9F1A5512]> : tensor<31xf64>
  check.expect_almost_eq %526, %527, tolerance = 9.440683584328429e-16 : tensor<31xf64>
  %528 = "stablehlo.imag"(%525) : (tensor<31xcomplex<f64>>) -> tensor<31xf64>
  %529 = stablehlo.constant dense<[0x3FCD6B5AD6B5AD6B, 0x3FCE33A93D72C810, 0x3FCF4B14B39EFFE1, 0x3FCB46D3A877DE34, 0x3FA59E53D37529D7, 0xBFC841D53626577A, 0xBFD221700DEE55F0, 0x3F88EFACC6B645E7, 0xBFB17F1622C827AB, 0x3FC64A5BD5743AE4, 0xBFD8035F680EA618, 0x3FBF7DF3F02612A8, 0x3FC6D21D8FC774E9, 0x3FCFB06D8EF81E92, 0x3FA776685499348C, 0xBFB8231895C01B05, 0xBF756BC2C79A96A5, 0x3FDDE0DDBA7C68F2, 0xBFC430655A0D1A0A, 0xBFC9CC34DF400B7A, 0x3FC936047ED3CCDF, 0x3FC4E6B115E77DED, 0x3FC2CAB844A48691, 0x3FA375FCAA997C67, 0x3FAF7B42A3B7D848, 0x3FCA93BED408CC67, 0xBF85E24F3FF52D73, 0x3FCC2CAF97E2428E, 0xBFAF79DFE1D6366F, 0xBFD5D5EE14A3A9CD, 0xBFCAC9E1DD228F71]> : tensor<31xf64>
  check.expect_almost_eq %528, %529, tolerance = 9.440683584328429e-16 : tensor<31xf64>
  %530 = stablehlo.constant dense<[0.6875, 2.375, -2.625, 0.75, 0xBFC8000000000000, 0.75, 0.875, 0.0625, -1.0, -1.375, -1.875, 1.25, 0xBFC8000000000000, 0xBFE2000000000000, -0.25, 0xBFF5000000000000, 0.3125, 1.3125, 1.125, 0xBFF9000000000000, 1.375, -0.75, 0xBFFF000000000000, -1.25, 0xBFEE000000000000, 0x8000000000000000, 0xBFF1000000000000, -1.5, -0.25, 1.9375, 0xBFE6000000000000]> : tensor<31xf64>
  %531 = stablehlo.optimization_barrier %530 : tensor<31xf64>
  %532 = stablehlo.fft %531, type = RFFT, length = [31] : (tensor<31xf64>) -> tensor<16xcomplex<f64>>
  %533 = "stablehlo.real"(%532) : (tensor<16xcomplex<f64>>) -> tensor<16xf64>
  %534 = stablehlo.constant dense<[-6.5, 0x40022F5A5AB6064E, 0x4020AE8A86D0CB1D, 0xBFE064A4983398E5, 0xBFFEE64D8C397F79, 0x4020B430139C6696, 0x400509A33EEBBEB4, 0xC010E1BB672A2DF4, 0xBFF8D7904BA75BE4, 0x40158FC4C91CB558, 0xC00F17A2E636D29E, 0x401A98EF4C1169B3, 0x3FE27B4A31EFAD18, 0xC016A4B6921DB33D, 0x4000CA903D0AC445, 0xC012910A063AC845]> : tensor<16xf64>
  check.expect_almost_eq %533, %534, tolerance = 2.4288206277897033e-14 : tensor<16xf64>
  %535 = "stablehlo.imag"(%532) : (tensor<16xcomplex<f64>>) -> tensor<16xf64>
  %536 = stablehlo.constant dense<[0.0, 0xC00688E272A419E3, 0xC0129AA46D5CD483, 0x401240B8CC79B46D, 0x4000CDA4ADDAF05E, 0x4018B1C58EFEAE84, 0xC006C973772C2214, 0x4006300FBFC5ED2A, 0xC019032BFA4D1064, 0xC016E8EC2A6CC456, 0xC0115CC3EFD2FA1A, 0xC021BAFE162442A0, 0xC0192B0449DE520D, 0xC00DD765DCFFA2DE, 0xC01CBF32589A73F6, 0xBFC2A922F75CD930]> : tensor<16xf64>
  check.expect_almost_eq %535, %536, tolerance = 2.4288206277897033e-14 : tensor<16xf64>
  %537 = stablehlo.constant dense<[0.0625, 0xBFF3000000000000, 0xBFD4000000000000, 0.625, 1.875, -1.125, 0.3125, -0.25, 0.8125, 0.4375, 1.5, 0.5, 0xBFE2000000000000, 0xBFE2000000000000, 0.375, 0.375]> : tensor<16xf64>
  %538 = stablehlo.optimization_barrier %537 : tensor<16xf64>
  %539 = stablehlo.constant dense<[2.375, 1.6875, 0xBFF3000000000000, 0.375, 0xBFF5000000000000, -1.625, 0.75, 0.5625, 0xBFF1000000000000, 1.625, -1.0, 0xBFF3000000000000, 0.625, 0.25, 0xBFC8000000000000, 0xBFB0000000000000]> : tensor<16xf64>
  %540 = stablehlo.optimization_barrier %539 : tensor<16xf64>
  %541 = stablehlo.complex %538, %540 : tensor<16xcomplex<f64>>
  %542 = stablehlo.fft %541, type = IRFFT, length = [31] : (tensor<16xcomplex<f64>>) -> tensor<31xf64>
  %543 = stablehlo.constant dense<[0x3FC77BDEF7BDEF7C, 0x3FA9A091BEF065A9, 0xBFB3AB48467FE25B, 0x3FB51B5AA6484E6E, 0xBFB309CF85DF620B, 0xBFE3FB61C6A5C80B, 0xBFB9BC4C7458646B, 0x3F86AC9548BCD618, 0xBFA0BC9B935D69E3, 0x3FDE2626DF72BF2D, 0xBFA26E800830B161, 0xBFE007AEFAC6A57A, 0xBFCA987732DC8C72, 0xBFB6B7CCD362370D, 0xBFC68359C79B51C3, 0x3FC4B2964B3D18DE, 0x3FD94203022B159D, 0x3FC33D368C98A7B2, 0xBFBCB302FD00D94D, 0x3FB93805726B571B, 0x3FE13348F1B900C0, 0x3FBFC0FFC111577D, 0x3FB0373F64B9FF33, 0x3FCE828DB2B5E1FF, 0x3FA0D762A4246FE0, 0x3FC95C52F8DB8D27, 0xBFB5A4B6E1BD15B6, 0xBFB18326851781E6, 0xBFBAFF6C895C53C7, 0xBFD08A28F9F4B3D2, 0xBFC80DAE3638F79B]> : tensor<31xf64>
  check.expect_almost_eq %542, %543, tolerance = 8.486851803853317e-16 : tensor<31xf64>
  %544 = stablehlo.constant dense<[[[3.1875, -0.75, -1.875]], [[1.3125, 0xBFEA000000000000, -0.25]]]> : tensor<2x1x3xf64>
  %545 = stablehlo.optimization_barrier %544 : tensor<2x1x3xf64>
  %546 = stablehlo.constant dense<[[[0x8000000000000000, 0.125, 0xBFC8000000000000]], [[0.25, 0.375, 0.875]]]> : tensor<2x1x3xf64>
  %547 = stablehlo.optimization_barrier %546 : tensor<2x1x3xf64>
  %548 = stablehlo.complex %545, %547 : tensor<2x1x3xcomplex<f64>>
  %549 = stablehlo.fft %548, type = FFT, length = [1, 3] : (tensor<2x1x3xcomplex<f64>>) -> tensor<2x1x3xcomplex<f64>>
  %550 = "stablehlo.real"(%549) : (tensor<2x1x3xcomplex<f64>>) -> tensor<2x1x3xf64>
  %551 = stablehlo.constant dense<[[[0.5625, 0x40131520CD1372FF, 0x4010EADF32EC8D01]], [[0.25, 0x3FF6926145E9ECD6, 0x400236CF5D0B0995]]]> : tensor<2x1x3xf64>
  check.expect_almost_eq %550, %551, tolerance = 1.0569882955923676e-14 : tensor<2x1x3xf64>
  %552 = "stablehlo.imag"(%549) : (tensor<2x1x3xcomplex<f64>>) -> tensor<2x1x3xf64>
  %553 = stablehlo.constant dense<[[[0xBFB0000000000000, 0xBFEE2D4A4563563F, 0x3FF016A522B1AB20]], [[1.5, 0x3FBCB529158D58FC, 0xBFEB96A522B1AB20]]]> : tensor<2x1x3xf64>
  check.expect_almost_eq %552, %553, tolerance = 1.0569882955923676e-14 : tensor<2x1x3xf64>
  %554 = stablehlo.constant dense<[[[0xBFDC000000000000, -0.75, 0xBFF1000000000000]], [[0.5625, 0xBFB0000000000000, 0.5625]]]> : tensor<2x1x3xf64>
  %555 = stablehlo.optimization_barrier %554 : tensor<2x1x3xf64>
  %556 = stablehlo.constant dense<[[[0.5625, 1.6875, 0.1875]], [[0.75, 0xBFF3000000000000, 0xBFF1000000000000]]]> : tensor<2x1x3xf64>
  %557 = stablehlo.optimization_barrier %556 : tensor<2x1x3xf64>
  %558 = stablehlo.complex %555, %557 : tensor<2x1x3xcomplex<f64>>
  %559 = stablehlo.fft %558, type = IFFT, length = [1, 3] : (tensor<2x1x3xcomplex<f64>>) -> tensor<2x1x3xcomplex<f64>>
  %560 = "stablehlo.real"(%559) : (tensor<2x1x3xcomplex<f64>>) -> tensor<2x1x3xf64>
  %561 = stablehlo.constant dense<[[[-0.75, 0xBFD1B67AE8584CAA, 0x3FE2DB3D742C2655]], [[0x3FD6AAAAAAAAAAAA, 0x3FC1F3BF26B9621C, 0x3FB16DD707E2911C]]]> : tensor<2x1x3xf64>
  check.expect_almost_eq %560, %561, tolerance = 2.4869436312393493e-15 : tensor<2x1x3xf64>
  %562 = "stablehlo.imag"(%559) : (tensor<2x1x3xcomplex<f64>>) -> tensor<2x1x3xf64>
  %563 = stablehlo.constant dense<[[[0.8125, 0xBFA1CFDDD217803A, 0xBFCB8C088B7A1FF1]], [[-0.5, 0x3FDC73F77485E00E, 0x3FE9C60445BD0FF8]]]> : tensor<2x1x3xf64>
  check.expect_almost_eq %562, %563, tolerance = 2.4869436312393493e-15 : tensor<2x1x3xf64>
  %564 = stablehlo.constant dense<[[[0xBFD4000000000000, 0xBFF3000000000000, 0.6875]], [[0xBFF5000000000000, 0.0625, 0xC003800000000000]]]> : tensor<2x1x3xf64>
  %565 = stablehlo.optimization_barrier %564 : tensor<2x1x3xf64>
  %566 = stablehlo.fft %565, type = RFFT, length = [1, 3] : (tensor<2x1x3xf64>) -> tensor<2x1x2xcomplex<f64>>
  %567 = "stablehlo.real"(%566) : (tensor<2x1x2xcomplex<f64>>) -> tensor<2x1x2xf64>
  %568 = stablehlo.constant dense<[[[0xBFEA000000000000, 0xBFB0000000000000]], [[0xC00D800000000000, -0.125]]]> : tensor<2x1x2xf64>
  check.expect_almost_eq %567, %568, tolerance = 8.25605914415304e-15 : tensor<2x1x2xf64>
  %569 = "stablehlo.imag"(%566) : (tensor<2x1x2xcomplex<f64>>) -> tensor<2x1x2xf64>
  %570 = stablehlo.constant dense<[[[0.0, 0x3FF9FB1339D2C7DF]], [[0.0, 0xC001520CD1372FEA]]]> : tensor<2x1x2xf64>
  check.expect_almost_eq %569, %570, tolerance = 8.25605914415304e-15 : tensor<2x1x2xf64>
  %571 = stablehlo.constant dense<[[[0.4375, 0.0625]], [[2.6875, -1.875]]]> : tensor<2x1x2xf64>
  %572 = stablehlo.optimization_barrier %571 : tensor<2x1x2xf64>
  %573 = stablehlo.constant dense<[[[1.125, 0xBFF5000000000000]], [[0xBFE2000000000000, -0.125]]]> : tensor<2x1x2xf64>
  %574 = stablehlo.optimization_barrier %573 : tensor<2x1x2xf64>
  %575 = stablehlo.complex %572, %574 : tensor<2x1x2xcomplex<f64>>
  %576 = stablehlo.fft %575, type = IRFFT, length = [1, 3] : (tensor<2x1x2xcomplex<f64>>) -> tensor<2x1x3xf64>
  %577 = stablehlo.constant dense<[[[0.1875, 0x3FEC3FAB8B4D4315, 0xBFE43FAB8B4D4315]], [[0xBFD6AAAAAAAAAAAA, 0x3FF97CEFC9AE5886, 0x3FF72DBAE0FC5224]]]> : tensor<2x1x3xf64>
  check.expect_almost_eq %576, %577, tolerance = 3.5457679953657254e-15 : tensor<2x1x3xf64>
  %578 = stablehlo.constant dense<> : tensor<0x4xf64>
  %579 = stablehlo.optimization_barrier %578 : tensor<0x4xf64>
  %580 = stablehlo.constant dense<> : tensor<0x4xf64>
  %581 = stablehlo.optimization_barrier %580 : tensor<0x4xf64>
  %582 = stablehlo.complex %579, %581 : tensor<0x4xcomplex<f64>>
  %583 = stablehlo.fft %582, type = FFT, length = [4] : (tensor<0x4xcomplex<f64>>) -> tensor<0x4xcomplex<f64>>
  %584 = "stablehlo.real"(%583) : (tensor<0x4xcomplex<f64>>) -> tensor<0x4xf64>
  %585 = stablehlo.constant dense<> : tensor<0x4xf64>
  check.expect_almost_eq %584, %585, tolerance = 0.0 : tensor<0x4xf64>
  %586 = "stablehlo.imag"(%583) : (tensor<0x4xcomplex<f64>>) -> tensor<0x4xf64>
  %587 = stablehlo.constant dense<> : tensor<0x4xf64>
  check.expect_almost_eq %586, %587, tolerance = 0.0 : tensor<0x4xf64>
  %588 = stablehlo.constant dense<> : tensor<0x4xf64>
  %589 = stablehlo.optimization_barrier %588 : tensor<0x4xf64>
  %590 = stablehlo.constant dense<> : tensor<0x4xf64>
  %591 = stablehlo.optimization_barrier %590 : tensor<0x4xf64>
  %592 = stablehlo.complex %589, %591 : tensor<0x4xcomplex<f64>>
  %593 = stablehlo.fft %592, type = IFFT, length = [4] : (tensor<0x4xcomplex<f64>>) -> tensor<0x4xcomplex<f64>>
  %594 = "stablehlo.real"(%593) : (tensor<0x4xcomplex<f64>>) -> tensor<0x4xf64>
  %595 = stablehlo.constant dense<> : tensor<0x4xf64>
  check.expect_almost_eq %594, %595, tolerance = 0.0 : tensor<0x4xf64>
  %596 = "stablehlo.imag"(%593) : (tensor<0x4xcomplex<f64>>) -> tensor<0x4xf64>
  %597 = stablehlo.constant dense<> : tensor<0x4xf64>
  check.expect_almost_eq %596, %597, tolerance = 0.0 : tensor<0x4xf64>
  %598 = stablehlo.constant dense<> : tensor<0x4xf64>
  %599 = stablehlo.optimization_barrier %598 : tensor<0x4xf64>
  %600 = stablehlo.fft %599, type = RFFT, length = [4] : (tensor<0x4xf64>) -> tensor<0x3xcomplex<f64>>
  %601 = "stablehlo.real"(%600) : (tensor<0x3xcomplex<f64>>) -> tensor<0x3xf64>
  %602 = stablehlo.constant dense<> : tensor<0x3xf64>
  check.expect_almost_eq %601, %602, tolerance = 0.0 : tensor<0x3xf64>
  %603 = "stablehlo.imag"(%600) : (tensor<0x3xcomplex<f64>>) -> tensor<0x3xf64>
  %604 = stablehlo.constant dense<> : tensor<0x3xf64>
  check.expect_almost_eq %603, %604, tolerance = 0.0 : tensor<0x3xf64>
  %605 = stablehlo.constant dense<> : tensor<0x3xf64>
  %606 = stablehlo.optimization_barrier %605 : tensor<0x3xf64>
  %607 = stablehlo.constant dense<> : tensor<0x3xf64>
  %608 = stablehlo.optimization_barrier %607 : tensor<0x3xf64>
  %609 = stablehlo.complex %606, %608 : tensor<0x3xcomplex<f64>>
  %610 = stablehlo.fft %609, type = IRFFT, length = [4] : (tensor<0x3xcomplex<f64>>) -> tensor<0x4xf64>
  %611 = stablehlo.constant dense<> : tensor<0x4xf64>
  check.expect_almost_eq %610, %611, tolerance = 0.0 : tensor<0x4xf64>
  return
}
