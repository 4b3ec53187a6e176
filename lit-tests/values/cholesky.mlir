// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Cholesky factors of both triangles against numpy; NaN where there is none. Written by generate.py.
// RUN: %shale_run %s

func.func @main() {
  %0 = stablehlo.constant dense<0x3F848000> : tensor<1x1xf32>
  %1 = stablehlo.optimization_barrier %0 : tensor<1x1xf32>
  %2 = stablehlo.cholesky %1, lower = true : tensor<1x1xf32>
  %3 = stablehlo.constant dense<0x3F823B06> : tensor<1x1xf32>
  check.expect_almost_eq %2, %3, tolerance = 1.9405865714361425e-06 : tensor<1x1xf32>
  %4 = stablehlo.constant dense<0x3F848000> : tensor<1x1xf32>
  %5 = stablehlo.optimization_barrier %4 : tensor<1x1xf32>
  %6 = stablehlo.cholesky %5, lower = false : tensor<1x1xf32>
  %7 = stablehlo.constant dense<0x3F823B06> : tensor<1x1xf32>
  check.expect_almost_eq %6, %7, tolerance = 1.9405865714361425e-06 : tensor<1x1xf32>
  %8 = stablehlo.constant dense<[[[0x41162000, 7.0, 7.0], [0xBF230000, 0x40F4C000, 7.0], [0x3F630000, 0x3FE88000, 0x407C4000]], [[0x40864000, 7.0, 7.0], [0xBF690000, 0x40778000, 7.0], [0x3F380000, 0xBF3F0000, 0x406E4000]]]> : tensor<2x3x3xf32>
  %9 = stablehlo.optimization_barrier %8 : tensor<2x3x3xf32>
  %10 = stablehlo.cholesky %9, lower = true : tensor<2x3x3xf32>
  %11 = stablehlo.constant dense<[[[0x40440A73, 0.0, 0.0], [0xBE54DA88, 0x40307F1C, 0.0], [0x3E9436CB, 0x3F2E3375, 0x3FEBD4E3]], [[0x40031677, 0.0, 0.0], [0xBEE38300, 0x3FF5342C, 0.0], [0x3EB3AA79, 0xBE9DBBE8, 0x3FEF9FAA]]]> : tensor<2x3x3xf32>
  check.expect_almost_eq %10, %11, tolerance = 2.5730680590640986e-06 : tensor<2x3x3xf32>
  %12 = stablehlo.constant dense<[[[0x41162000, 0xBF230000, 0x3F630000], [7.0, 0x40F4C000, 0x3FE88000], [7.0, 7.0, 0x407C4000]], [[0x40864000, 0xBF690000, 0x3F380000], [7.0, 0x40778000, 0xBF3F0000], [7.0, 7.0, 0x406E4000]]]> : tensor<2x3x3xf32>
  %13 = stablehlo.optimization_barrier %12 : tensor<2x3x3xf32>
  %14 = stablehlo.cholesky %13, lower = false : tensor<2x3x3xf32>
  %15 = stablehlo.constant dense<[[[0x40440A73, 0xBE54DA88, 0x3E9436CB], [0.0, 0x40307F1C, 0x3F2E3375], [0.0, 0.0, 0x3FEBD4E3]], [[0x40031677, 0xBEE38300, 0x3EB3AA79], [0.0, 0x3FF5342C, 0xBE9DBBE8], [0.0, 0.0, 0x3FEF9FAA]]]> : tensor<2x3x3xf32>
  check.expect_almost_eq %14, %15, tolerance = 2.5730680590640986e-06 : tensor<2x3x3xf32>
  %16 = stablehlo.constant dense<[[0x419A7000, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0], [0x3FA90000, 0x4186C800, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0], [0xC0728000, 0x3F220000, 0x418CA000, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0], [0x40B46000, 0xC01EC000, 0x3FD60000, 0x41A18800, 7.0, 7.0, 7.0, 7.0, 7.0], [0xBE880000, 0xC0B14000, 0xC0678000, 0x3E2C0000, 0x41867000, 7.0, 7.0, 7.0, 7.0], [0x3EE20000, 0x3F350000, 0x3FC68000, 0xBE2C0000, 0xC02D0000, 0x41B78000, 7.0, 7.0, 7.0], [0x3EB40000, 0x3EBC0000, 0x402DC000, 2.1875, 0xBF450000, 0x40F52000, 0x41783000, 7.0, 7.0], [0xC096E000, 0xC0448000, 0x3E340000, 0xBF868000, 0x3F750000, 0x3FD88000, 0xBE860000, 0x41727000, 7.0], [0x3E900000, 0xBE040000, 0x3E980000, 0x3FA90000, 0xBEFC0000, 0x3F640000, 0x3FA10000, 0xBFBF8000, 0x41403000]]> : tensor<9x9xf32>
  %17 = stablehlo.optimization_barrier %16 : tensor<9x9xf32>
  %18 = stablehlo.cholesky %17, lower = true : tensor<9x9xf32>
  %19 = stablehlo.constant dense<[[0x408C9946, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0x3E99DB37, 0x4082FE91, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0xBF5CC528, 0x3E5F1F35, 0x40831C28, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0x3FA43647, 0xBF333AE4, 0x3F371EEF, 0x4086085F, 0.0, 0.0, 0.0, 0.0, 0.0], [0xBD77A071, 0xBFACA154, 0xBF52E7AD, 0xBCD5F2DB, 0x40720A84, 0.0, 0.0, 0.0, 0.0], [0x3DCDBFA9, 0x3E294F8D, 0x3EC81DB3, 0xBDE14017, 0xBF11DE88, 0x40977CBC, 0.0, 0.0, 0.0], [0x3DA3DEE1, 0x3DABAC52, 0x3F2CCC80, 0x3ECB0089, 0xBCB889CB, 0x3FC839EE, 0x4061B66A, 0.0, 0.0], [0xBF895AFF, 0xBF2BD79F, 0xBE16CC8E, 0xBC177CA4, 0xBD11E805, 0x3ED28430, 0xBE3FC66F, 0x40699ADD, 0.0], [0x3D8318B4, 0xBD143ACA, 0x3DB3EDEE, 0x3E8C936A, 0xBDF7C9FC, 0x3E30BEB5, 0x3E6C96FA, 0xBECDF319, 0x405A92A6]]> : tensor<9x9xf32>
  check.expect_almost_eq %18, %19, tolerance = 2.649856696734787e-06 : tensor<9x9xf32>
  %20 = stablehlo.constant dense<[[0x419A7000, 0x3FA90000, 0xC0728000, 0x40B46000, 0xBE880000, 0x3EE20000, 0x3EB40000, 0xC096E000, 0x3E900000], [7.0, 0x4186C800, 0x3F220000, 0xC01EC000, 0xC0B14000, 0x3F350000, 0x3EBC0000, 0xC0448000, 0xBE040000], [7.0, 7.0, 0x418CA000, 0x3FD60000, 0xC0678000, 0x3FC68000, 0x402DC000, 0x3E340000, 0x3E980000], [7.0, 7.0, 7.0, 0x41A18800, 0x3E2C0000, 0xBE2C0000, 2.1875, 0xBF868000, 0x3FA90000], [7.0, 7.0, 7.0, 7.0, 0x41867000, 0xC02D0000, 0xBF450000, 0x3F750000, 0xBEFC0000], [7.0, 7.0, 7.0, 7.0, 7.0, 0x41B78000, 0x40F52000, 0x3FD88000, 0x3F640000], [7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 0x41783000, 0xBE860000, 0x3FA10000], [7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 0x41727000, 0xBFBF8000], [7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 0x41403000]]> : tensor<9x9xf32>
  %21 = stablehlo.optimization_barrier %20 : tensor<9x9xf32>
  %22 = stablehlo.cholesky %21, lower = false : tensor<9x9xf32>
  %23 = stablehlo.constant dense<[[0x408C9946, 0x3E99DB37, 0xBF5CC528, 0x3FA43647, 0xBD77A071, 0x3DCDBFA9, 0x3DA3DEE1, 0xBF895AFF, 0x3D8318B4], [0.0, 0x4082FE91, 0x3E5F1F35, 0xBF333AE4, 0xBFACA154, 0x3E294F8D, 0x3DABAC52, 0xBF2BD79F, 0xBD143ACA], [0.0, 0.0, 0x40831C28, 0x3F371EEF, 0xBF52E7AD, 0x3EC81DB3, 0x3F2CCC80, 0xBE16CC8E, 0x3DB3EDEE], [0.0, 0.0, 0.0, 0x4086085F, 0xBCD5F2DB, 0xBDE14017, 0x3ECB0089, 0xBC177CA4, 0x3E8C936A], [0.0, 0.0, 0.0, 0.0, 0x40720A84, 0xBF11DE88, 0xBCB889CB, 0xBD11E805, 0xBDF7C9FC], [0.0, 0.0, 0.0, 0.0, 0.0, 0x40977CBC, 0x3FC839EE, 0x3ED28430, 0x3E30BEB5], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0x4061B66A, 0xBE3FC66F, 0x3E6C96FA], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0x40699ADD, 0xBECDF319], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0x405A92A6]]> : tensor<9x9xf32>
  check.expect_almost_eq %22, %23, tolerance = 2.649856696734787e-06 : tensor<9x9xf32>
  %24 = stablehlo.constant dense<> : tensor<0x0xf32>
  %25 = stablehlo.optimization_barrier %24 : tensor<0x0xf32>
  %26 = stablehlo.cholesky %25, lower = true : tensor<0x0xf32>
  %27 = stablehlo.constant dense<> : tensor<0x0xf32>
  check.expect_almost_eq %26, %27, tolerance = 0.0 : tensor<0x0xf32>
  %28 = stablehlo.constant dense<> : tensor<0x0xf32>
  %29 = stablehlo.optimization_barrier %28 : tensor<0x0xf32>
  %30 = stablehlo.cholesky %29, lower = false : tensor<0x0xf32>
  %31 = stablehlo.constant dense<> : tensor<0x0xf32>
  check.expect_almost_eq %30, %31, tolerance = 0.0 : tensor<0x0xf32>
  %32 = stablehlo.constant dense<0x400B880000000000> : tensor<1x1xf64>
  %33 = stablehlo.optimization_barrier %32 : tensor<1x1xf64>
  %34 = stablehlo.cholesky %33, lower = true : tensor<1x1xf64>
  %35 = stablehlo.constant dense<0x3FFDAE803B4BC0C4> : tensor<1x1xf64>
  check.expect_almost_eq %34, %35, tolerance = 6.5906489508797204e-15 : tensor<1x1xf64>
  %36 = stablehlo.constant dense<0x400B880000000000> : tensor<1x1xf64>
  %37 = stablehlo.optimization_barrier %36 : tensor<1x1xf64>
  %38 = stablehlo.cholesky %37, lower = false : tensor<1x1xf64>
  %39 = stablehlo.constant dense<0x3FFDAE803B4BC0C4> : tensor<1x1xf64>
  check.expect_almost_eq %38, %39, tolerance = 6.5906489508797204e-15 : tensor<1x1xf64>
  %40 = stablehlo.constant dense<[[[0x4010540000000000, 7.0, 7.0], [0x3FF0D00000000000, 0x4022DC0000000000, 7.0], [0xBFC7800000000000, 0x400FB80000000000, 0x401F580000000000]], [[0x4013980000000000, 7.0, 7.0], [0xC005A80000000000, 0x401E380000000000, 7.0], [0xC001700000000000, 0x4009380000000000, 0x401D280000000000]]]> : tensor<2x3x3xf64>
  %41 = stablehlo.optimization_barrier %40 : tensor<2x3x3xf64>
  %42 = stablehlo.cholesky %41, lower = true : tensor<2x3x3xf64>
  %43 = stablehlo.constant dense<[[[0x400029C96EDFE7E1, 0.0, 0.0], [0x3FE0A488DB037483, 0x4008361A119ECB75, 0.0], [0xBFB7433ED10F4C42, 0x3FF5360B44AE7C36, 0x4003B5D29635A67F]], [[0x4001B4B7E8629184, 0.0, 0.0], [0xBFF391D8BD7A6AEF, 0x4003B1087C1E5D09, 0.0], [0xBFEF83CE13362DDF, 0x3FE95276F357B028, 0x4003168485F21F51]]]> : tensor<2x3x3xf64>
  check.expect_almost_eq %42, %43, tolerance = 5.3677366499414245e-15 : tensor<2x3x3xf64>
  %44 = stablehlo.constant dense<[[[0x4010540000000000, 0x3FF0D00000000000, 0xBFC7800000000000], [7.0, 0x4022DC0000000000, 0x400FB80000000000], [7.0, 7.0, 0x401F580000000000]], [[0x4013980000000000, 0xC005A80000000000, 0xC001700000000000], [7.0, 0x401E380000000000, 0x4009380000000000], [7.0, 7.0, 0x401D280000000000]]]> : tensor<2x3x3xf64>
  %45 = stablehlo.optimization_barrier %44 : tensor<2x3x3xf64>
  %46 = stablehlo.cholesky %45, lower = false : tensor<2x3x3xf64>
  %47 = stablehlo.constant dense<[[[0x400029C96EDFE7E1, 0x3FE0A488DB037483, 0xBFB7433ED10F4C42], [0.0, 0x4008361A119ECB75, 0x3FF5360B44AE7C36], [0.0, 0.0, 0x4003B5D29635A67F]], [[0x4001B4B7E8629184, 0xBFF391D8BD7A6AEF, 0xBFEF83CE13362DDF], [0.0, 0x4003B1087C1E5D09, 0x3FE95276F357B028], [0.0, 0.0, 0x4003168485F21F51]]]> : tensor<2x3x3xf64>
  check.expect_almost_eq %46, %47, tolerance = 5.3677366499414245e-15 : tensor<2x3x3xf64>
  %48 = stablehlo.constant dense<[[0x4027DE0000000000, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0], [0xBFE8800000000000, 0x4032D40000000000, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0], [0xBFB9000000000000, 0x4001580000000000, 0x402C0C0000000000, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0], [0xBFF5A00000000000, 0xBFF6C00000000000, 0x3FD5C00000000000, 0x40314A0000000000, 7.0, 7.0, 7.0, 7.0, 7.0], [0x3FD4C00000000000, 0xC008680000000000, 0xC000480000000000, 0x3FF7800000000000, 0x4031380000000000, 7.0, 7.0, 7.0, 7.0], [0x3FF1800000000000, 0x3FE1600000000000, 0xBFF4500000000000, 0xBFB4000000000000, 0xBFD5000000000000, 0x4028AE0000000000, 7.0, 7.0, 7.0], [0xC000380000000000, 0xBFFAA00000000000, 0x3FE3A00000000000, 0xBFFE400000000000, 0x4005980000000000, 0xC011C40000000000, 0x4033EA0000000000, 7.0, 7.0], [0x3FDF800000000000, 0x4015200000000000, 0x4008500000000000, 0x4000F80000000000, 0x3FE6800000000000, 0x3FC0800000000000, 0xC009180000000000, 0x40316C0000000000, 7.0], [0x4006100000000000, 0xC00B400000000000, -3.625, 0xC004800000000000, 0x400E200000000000, 0x400D380000000000, 0xBFDA800000000000, 0xC004800000000000, 0x40353A0000000000]]> : tensor<9x9xf64>
  %49 = stablehlo.optimization_barrier %48 : tensor<9x9xf64>
  %50 = stablehlo.cholesky %49, lower = true : tensor<9x9xf64>
  %51 = stablehlo.constant dense<[[0x400BA2D2ADE60E8E, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0xBFCC5E6779718FBD, 0x4011557A71AF26F3, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0xBF9CF29DD4BD059C, 0x3FDFECF7A05AABFE, 0x400DB0C1A7A6F035, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0xBFD90A2EEC7FA9F9, 0xBFD647AA9A4DCF51, 0x3FC1542BD43B490A, 0x40107D9F2EA9BF37, 0.0, 0.0, 0.0, 0.0, 0.0], [0x3FB806CFCCBB9BB2, 0xBFE65FDFC5C737C1, 0xBFDD08F394B36313, 0x3FD48BA8D32AD47F, 0x4010346C7E1C6D29, 0.0, 0.0, 0.0, 0.0], [0x3FD4436E7B511D87, 0x3FC21C52CB9417DB, 0xBFD6F4912035E1F4, 0x3FA1D4506F7D4FE5, 0xBFBB5991DCFEEB7A, 0x400BCD96D3C1E378, 0.0, 0.0, 0.0], [0xBFE2C7A3315FBF7B, 0xBFDA7F3FF4ED7E99, 0x3FCBB3CD896AB31C, 0xBFE1CDA538B2C391, 0x3FE5A7DA6EFC57FC, 0xBFF28AF61BE6A734, 0x40109BDAD685E595, 0.0, 0.0], [0x3FC23CB03BC900F9, 0x3FF39DAF0E4D2057, 0x3FE4F71B337FEA29, 0x3FE38554D40058E4, 0x3FDA0A6760A4A068, 0x3FA8AF075500CB7B, 0xBFE3C94FD5983A2B, 0x400E8329695A57B0, 0.0], [0x3FE98BDE7C61B11C, 0xBFE7D8B317077BA2, 0xBFEBDB24ECAC0A05, 0xBFE29082C2374001, 0x3FE7636E9F05BF51, 0x3FEE4D8F8B5DD2A6, 0x3FAA7008D0815531, 0xBFD349FCDEF482F9, 0x4010B14CB2043BFA]]> : tensor<9x9xf64>
  check.expect_almost_eq %50, %51, tolerance = 4.837777475194248e-15 : tensor<9x9xf64>
  %52 = stablehlo.constant dense<[[0x4027DE0000000000, 0xBFE8800000000000, 0xBFB9000000000000, 0xBFF5A00000000000, 0x3FD4C00000000000, 0x3FF1800000000000, 0xC000380000000000, 0x3FDF800000000000, 0x4006100000000000], [7.0, 0x4032D40000000000, 0x4001580000000000, 0xBFF6C00000000000, 0xC008680000000000, 0x3FE1600000000000, 0xBFFAA00000000000, 0x4015200000000000, 0xC00B400000000000], [7.0, 7.0, 0x402C0C0000000000, 0x3FD5C00000000000, 0xC000480000000000, 0xBFF4500000000000, 0x3FE3A00000000000, 0x4008500000000000, -3.625], [7.0, 7.0, 7.0, 0x40314A0000000000, 0x3FF7800000000000, 0xBFB4000000000000, 0xBFFE400000000000, 0x4000F80000000000, 0xC004800000000000], [7.0, 7.0, 7.0, 7.0, 0x4031380000000000, 0xBFD5000000000000, 0x4005980000000000, 0x3FE6800000000000, 0x400E200000000000], [7.0, 7.0, 7.0, 7.0, 7.0, 0x4028AE0000000000, 0xC011C40000000000, 0x3FC0800000000000, 0x400D380000000000], [7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 0x4033EA0000000000, 0xC009180000000000, 0xBFDA800000000000], [7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 0x40316C0000000000, 0xC004800000000000], [7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 0x40353A0000000000]]> : tensor<9x9xf64>
  %53 = stablehlo.optimization_barrier %52 : tensor<9x9xf64>
  %54 = stablehlo.cholesky %53, lower = false : tensor<9x9xf64>
  %55 = stablehlo.constant dense<[[0x400BA2D2ADE60E8E, 0xBFCC5E6779718FBD, 0xBF9CF29DD4BD059C, 0xBFD90A2EEC7FA9F9, 0x3FB806CFCCBB9BB2, 0x3FD4436E7B511D87, 0xBFE2C7A3315FBF7B, 0x3FC23CB03BC900F9, 0x3FE98BDE7C61B11C], [0.0, 0x4011557A71AF26F3, 0x3FDFECF7A05AABFE, 0xBFD647AA9A4DCF51, 0xBFE65FDFC5C737C1, 0x3FC21C52CB9417DB, 0xBFDA7F3FF4ED7E99, 0x3FF39DAF0E4D2057, 0xBFE7D8B317077BA2], [0.0, 0.0, 0x400DB0C1A7A6F035, 0x3FC1542BD43B490A, 0xBFDD08F394B36313, 0xBFD6F4912035E1F4, 0x3FCBB3CD896AB31C, 0x3FE4F71B337FEA29, 0xBFEBDB24ECAC0A05], [0.0, 0.0, 0.0, 0x40107D9F2EA9BF37, 0x3FD48BA8D32AD47F, 0x3FA1D4506F7D4FE5, 0xBFE1CDA538B2C391, 0x3FE38554D40058E4, 0xBFE29082C2374001], [0.0, 0.0, 0.0, 0.0, 0x4010346C7E1C6D29, 0xBFBB5991DCFEEB7A, 0x3FE5A7DA6EFC57FC, 0x3FDA0A6760A4A068, 0x3FE7636E9F05BF51], [0.0, 0.0, 0.0, 0.0, 0.0, 0x400BCD96D3C1E378, 0xBFF28AF61BE6A734, 0x3FA8AF075500CB7B, 0x3FEE4D8F8B5DD2A6], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0x40109BDAD685E595, 0xBFE3C94FD5983A2B, 0x3FAA7008D0815531], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0x400E8329695A57B0, 0xBFD349FCDEF482F9], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0x4010B14CB2043BFA]]> : tensor<9x9xf64>
  check.expect_almost_eq %54, %55, tolerance = 4.837777475194248e-15 : tensor<9x9xf64>
  %56 = stablehlo.constant dense<> : tensor<0x0xf64>
  %57 = stablehlo.optimization_barrier %56 : tensor<0x0xf64>
  %58 = stablehlo.cholesky %57, lower = true : tensor<0x0xf64>
  %59 = stablehlo.constant dense<> : tensor<0x0xf64>
  check.expect_almost_eq %58, %59, tolerance = 0.0 : tensor<0x0xf64>
  %60 = stablehlo.constant dense<> : tensor<0x0xf64>
  %61 = stablehlo.optimization_barrier %60 : tensor<0x0xf64>
  %62 = stablehlo.cholesky %61, lower = false : tensor<0x0xf64>
  %63 = stablehlo.constant dense<> : tensor<0x0xf64>
  check.expect_almost_eq %62, %63, tolerance = 0.0 : tensor<0x0xf64>
  %64 = stablehlo.constant dense<0x3FC88000> : tensor<1x1xf32>
  %65 = stablehlo.optimization_barrier %64 : tensor<1x1xf32>
  %66 = stablehlo.constant dense<0.0> : tensor<1x1xf32>
  %67 = stablehlo.optimization_barrier %66 : tensor<1x1xf32>
  %68 = stablehlo.complex %65, %67 : tensor<1x1xcomplex<f32>>
  %69 = stablehlo.cholesky %68, lower = true : tensor<1x1xcomplex<f32>>
  %70 = "stablehlo.real"(%69) : (tensor<1x1xcomplex<f32>>) -> tensor<1x1xf32>
  %71 = stablehlo.constant dense<0x3FA0332B> : tensor<1x1xf32>
  check.expect_almost_eq %70, %71, tolerance = 2.387164158790256e-06 : tensor<1x1xf32>
  %72 = "stablehlo.imag"(%69) : (tensor<1x1xcomplex<f32>>) -> tensor<1x1xf32>
  %73 = stablehlo.constant dense<0.0> : tensor<1x1xf32>
  check.expect_almost_eq %72, %73, tolerance = 2.387164158790256e-06 : tensor<1x1xf32>
  %74 = stablehlo.constant dense<0x3FC88000> : tensor<1x1xf32>
  %75 = stablehlo.optimization_barrier %74 : tensor<1x1xf32>
  %76 = stablehlo.constant dense<0.0> : tensor<1x1xf32>
  %77 = stablehlo.optimization_barrier %76 : tensor<1x1xf32>
  %78 = stablehlo.complex %75, %77 : tensor<1x1xcomplex<f32>>
  %79 = stablehlo.cholesky %78, lower = false : tensor<1x1xcomplex<f32>>
  %80 = "stablehlo.real"(%79) : (tensor<1x1xcomplex<f32>>) -> tensor<1x1xf32>
  %81 = stablehlo.constant dense<0x3FA0332B> : tensor<1x1xf32>
  check.expect_almost_eq %80, %81, tolerance = 2.387164158790256e-06 : tensor<1x1xf32>
  %82 = "stablehlo.imag"(%79) : (tensor<1x1xcomplex<f32>>) -> tensor<1x1xf32>
  %83 = stablehlo.constant dense<0x80000000> : tensor<1x1xf32>
  check.expect_almost_eq %82, %83, tolerance = 2.387164158790256e-06 : tensor<1x1xf32>
  %84 = stablehlo.constant dense<[[[0x41487000, 7.0, 7.0], [0xC09CE000, 0x41677000, 7.0], [0xC094A000, 0xC0058000, 0x411C7000]], [[0x41476000, 7.0, 7.0], [0xC06D8000, 0x411CA000, 7.0], [0xBDB80000, 0x3F9A8000, 0x415C7000]]]> : tensor<2x3x3xf32>
  %85 = stablehlo.optimization_barrier %84 : tensor<2x3x3xf32>
  %86 = stablehlo.constant dense<[[[0.0, 0.0, 0.0], [0xC0020000, 0.0, 0.0], [0x4011C000, 0xBF550000, 0.0]], [[0.0, 0.0, 0.0], [0x40320000, 0.0, 0.0], [0x40BAE000, 0xC09B6000, 0.0]]]> : tensor<2x3x3xf32>
  %87 = stablehlo.optimization_barrier %86 : tensor<2x3x3xf32>
  %88 = stablehlo.complex %85, %87 : tensor<2x3x3xcomplex<f32>>
  %89 = stablehlo.cholesky %88, lower = true : tensor<2x3x3xcomplex<f32>>
  %90 = "stablehlo.real"(%89) : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xf32>
  %91 = stablehlo.constant dense<[[[0x40628582, 0.0, 0.0], [0xBFB14A3D, 0x405FB2D0, 0.0], [0xBFA7F765, 0xBF816D0D, 0x4023FB69]], [[0x4061EB9B, 0.0, 0.0], [0xBF868F8A, 0x4035BB83, 0.0], [0xBCD07F8F, 0xBD31A8D4, 0x4048890F]]]> : tensor<2x3x3xf32>
  check.expect_almost_eq %90, %91, tolerance = 3.835749339486938e-06 : tensor<2x3x3xf32>
  %92 = "stablehlo.imag"(%89) : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xf32>
  %93 = stablehlo.constant dense<[[[0.0, 0.0, 0.0], [0xBF12EAE8, 0.0, 0.0], [0x3F24B79D, 0x3E6DF66D, 0.0]], [[0.0, 0.0, 0.0], [0x3F49B30D, 0.0, 0.0], [0x3FD3C18D, 0xBF8D6129, 0.0]]]> : tensor<2x3x3xf32>
  check.expect_almost_eq %92, %93, tolerance = 3.835749339486938e-06 : tensor<2x3x3xf32>
  %94 = stablehlo.constant dense<[[[0x41487000, 0xC09CE000, 0xC094A000], [7.0, 0x41677000, 0xC0058000], [7.0, 7.0, 0x411C7000]], [[0x41476000, 0xC06D8000, 0xBDB80000], [7.0, 0x411CA000, 0x3F9A8000], [7.0, 7.0, 0x415C7000]]]> : tensor<2x3x3xf32>
  %95 = stablehlo.optimization_barrier %94 : tensor<2x3x3xf32>
  %96 = stablehlo.constant dense<[[[0.0, 0x40020000, 0xC011C000], [0.0, 0.0, 0x3F550000], [0.0, 0.0, 0.0]], [[0.0, 0xC0320000, 0xC0BAE000], [0.0, 0.0, 0x409B6000], [0.0, 0.0, 0.0]]]> : tensor<2x3x3xf32>
  %97 = stablehlo.optimization_barrier %96 : tensor<2x3x3xf32>
  %98 = stablehlo.complex %95, %97 : tensor<2x3x3xcomplex<f32>>
  %99 = stablehlo.cholesky %98, lower = false : tensor<2x3x3xcomplex<f32>>
  %100 = "stablehlo.real"(%99) : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xf32>
  %101 = stablehlo.constant dense<[[[0x40628582, 0xBFB14A3D, 0xBFA7F765], [0.0, 0x405FB2D0, 0xBF816D0D], [0.0, 0.0, 0x4023FB69]], [[0x4061EB9B, 0xBF868F8A, 0xBCD07F8F], [0.0, 0x4035BB83, 0xBD31A8D4], [0.0, 0.0, 0x4048890F]]]> : tensor<2x3x3xf32>
  check.expect_almost_eq %100, %101, tolerance = 3.835749339486938e-06 : tensor<2x3x3xf32>
  %102 = "stablehlo.imag"(%99) : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xf32>
  %103 = stablehlo.constant dense<[[[0x80000000, 0x3F12EAE8, 0xBF24B79D], [0x80000000, 0x80000000, 0xBE6DF66D], [0x80000000, 0x80000000, 0x80000000]], [[0x80000000, 0xBF49B30D, 0xBFD3C18D], [0x80000000, 0x80000000, 0x3F8D6129], [0x80000000, 0x80000000, 0x80000000]]]> : tensor<2x3x3xf32>
  check.expect_almost_eq %102, %103, tolerance = 3.835749339486938e-06 : tensor<2x3x3xf32>
  %104 = stablehlo.constant dense<[[0x41E79000, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0], [0x40078000, 0x41B7A000, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0], [0x403FC000, 0xC08BE000, 0x41DF8800, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0], [0xBF270000, 0xC08F4000, 0xBEAA0000, 0x41E3C800, 7.0, 7.0, 7.0, 7.0, 7.0], [0xBF9B0000, 0x3E840000, 0x3F8F8000, 0x3DF00000, 0x41A51800, 7.0, 7.0, 7.0, 7.0], [0xBE480000, 0x3E7C0000, 0x3FF48000, 0x414C2000, 0x40298000, 0x422C8C00, 7.0, 7.0, 7.0], [0xC0CA2000, 0xBFF38000, 0x4083E000, 0x404F4000, 0xBFAA0000, 0x40C68000, 0x41C75800, 7.0, 7.0], [0x3DA00000, 0xC09BA000, 0x3F888000, 0x3E960000, 0xBFDA0000, 0xC0B46000, 0x3EB20000, 0x41C99000, 7.0], [0xBE9E0000, 0x40838000, 0x40F28000, 0xBF010000, 0x403C4000, 0x40872000, 0x3F9A0000, 0xBF030000, 0x41CE3800]]> : tensor<9x9xf32>
  %105 = stablehlo.optimization_barrier %104 : tensor<9x9xf32>
  %106 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0x40668000, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0xC034C000, 0xBF7B0000, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0xBF948000, 0xC0846000, 0x40634000, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0xC0894000, 0xC0170000, 0x4003C000, 0xBF6C0000, 0.0, 0.0, 0.0, 0.0, 0.0], [0x40C06000, 0xBF980000, 0x41112000, 0x40B32000, 0xBEB80000, 0.0, 0.0, 0.0, 0.0], [0x402F0000, 0x40A90000, 0xC1267000, 0xC0030000, 0xC02F4000, -8.875, 0.0, 0.0, 0.0], [0x40854000, 0x40390000, 0xC01A4000, 0xC0924000, 0x404E4000, 0xC0620000, 0xC0420000, 0.0, 0.0], [0xC0F88000, 0x3F5B0000, 0xBEB20000, 0xBECA0000, 0x3FC90000, 0xBFC28000, 0x40D08000, 0xBF090000, 0.0]]> : tensor<9x9xf32>
  %107 = stablehlo.optimization_barrier %106 : tensor<9x9xf32>
  %108 = stablehlo.complex %105, %107 : tensor<9x9xcomplex<f32>>
  %109 = stablehlo.cholesky %108, lower = true : tensor<9x9xcomplex<f32>>
  %110 = "stablehlo.real"(%109) : (tensor<9x9xcomplex<f32>>) -> tensor<9x9xf32>
  %111 = stablehlo.constant dense<[[0x40AC29A8, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0x3EC97BDB, 0x40974871, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0x3F0E9014, 0xBF65889A, 0x40A4DE61, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0xBDF852BF, 0xBF68018D, 0xBE7B503F, 0x40A47B6F, 0.0, 0.0, 0.0, 0.0, 0.0], [0xBE667ACA, 0x3E3E9F0F, 0x3E3DE563, 0xBDD098F8, 0x408CF85F, 0.0, 0.0, 0.0, 0.0], [0xBD14B251, 0xBDD33EBD, 0x3EEDFCDE, 0x4012A845, 0x3F388AA4, 0x40B472CC, 0.0, 0.0, 0.0], [0xBF9646C5, 0xBEC0D5E7, 0x3F6D9008, 0x3F75F113, 0xBBF501D1, 0x3F8BC013, 0x4076F1D3, 0.0, 0.0], [0x3C6DEA1A, 0xBF91DB4C, 0x3DC293C1, 0x3D176860, 0xBE0AD788, 0xBF608790, 0xBE8FBFDA, 0x40916DA0, 0.0], [0xBD6AF0C7, 0x3F8A08BC, 0x3FC2E132, 0x3E0D7252, 0x3E9FCFCB, 0x3F558FAA, 0xBC7A845F, 0x3EF61497, 0x408A5837]]> : tensor<9x9xf32>
  check.expect_almost_eq %110, %111, tolerance = 3.337281896165223e-06 : tensor<9x9xf32>
  %112 = "stablehlo.imag"(%109) : (tensor<9x9xcomplex<f32>>) -> tensor<9x9xf32>
  %113 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0x3F2B5F6D, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0xBF06626F, 0xBDADC1C7, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0xBE5CD07A, 0xBF5FCDE2, 0x3F166EE9, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0xBF4C1604, 0xBEEDDCEC, 0x3ED97885, 0xBE858864, 0.0, 0.0, 0.0, 0.0, 0.0], [0x3F8F0709, 0xBEB2DC5E, 0x3FCACAE9, 0x3F99CF68, 0xBDF9EDB7, 0.0, 0.0, 0.0, 0.0], [0x3F021C06, 0x3F68979C, 0xBFE51FAF, 0xBDBCA0A6, 0xBE8D5184, 0xBF89E877, 0.0, 0.0, 0.0], [0x3F46235D, 0x3F0C8FB1, 0xBEE09252, 0xBF1749A9, 0x3F608FD1, 0xBEAC0E79, 0xBE50BEC7, 0.0, 0.0], [0xBFB8C165, 0x3E96014A, 0x3E02ABEB, 0xBD75CA92, 0x3E990212, 0x3D98A11B, 0x3F05F635, 0xBD0080D7, 0.0]]> : tensor<9x9xf32>
  check.expect_almost_eq %112, %113, tolerance = 3.337281896165223e-06 : tensor<9x9xf32>
  %114 = stablehlo.constant dense<[[0x41E79000, 0x40078000, 0x403FC000, 0xBF270000, 0xBF9B0000, 0xBE480000, 0xC0CA2000, 0x3DA00000, 0xBE9E0000], [7.0, 0x41B7A000, 0xC08BE000, 0xC08F4000, 0x3E840000, 0x3E7C0000, 0xBFF38000, 0xC09BA000, 0x40838000], [7.0, 7.0, 0x41DF8800, 0xBEAA0000, 0x3F8F8000, 0x3FF48000, 0x4083E000, 0x3F888000, 0x40F28000], [7.0, 7.0, 7.0, 0x41E3C800, 0x3DF00000, 0x414C2000, 0x404F4000, 0x3E960000, 0xBF010000], [7.0, 7.0, 7.0, 7.0, 0x41A51800, 0x40298000, 0xBFAA0000, 0xBFDA0000, 0x403C4000], [7.0, 7.0, 7.0, 7.0, 7.0, 0x422C8C00, 0x40C68000, 0xC0B46000, 0x40872000], [7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 0x41C75800, 0x3EB20000, 0x3F9A0000], [7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 0x41C99000, 0xBF030000], [7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 0x41CE3800]]> : tensor<9x9xf32>
  %115 = stablehlo.optimization_barrier %114 : tensor<9x9xf32>
  %116 = stablehlo.constant dense<[[0.0, 0xC0668000, 0x4034C000, 0x3F948000, 0x40894000, 0xC0C06000, 0xC02F0000, 0xC0854000, 0x40F88000], [0.0, 0.0, 0x3F7B0000, 0x40846000, 0x40170000, 1.1875, 0xC0A90000, 0xC0390000, 0xBF5B0000], [0.0, 0.0, 0.0, 0xC0634000, 0xC003C000, 0xC1112000, 0x41267000, 0x401A4000, 0x3EB20000], [0.0, 0.0, 0.0, 0.0, 0x3F6C0000, 0xC0B32000, 0x40030000, 0x40924000, 0x3ECA0000], [0.0, 0.0, 0.0, 0.0, 0.0, 0x3EB80000, 0x402F4000, 0xC04E4000, 0xBFC90000], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 8.875, 0x40620000, 0x3FC28000], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0x40420000, 0xC0D08000], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0x3F090000], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]]> : tensor<9x9xf32>
  %117 = stablehlo.optimization_barrier %116 : tensor<9x9xf32>
  %118 = stablehlo.complex %115, %117 : tensor<9x9xcomplex<f32>>
  %119 = stablehlo.cholesky %118, lower = false : tensor<9x9xcomplex<f32>>
  %120 = "stablehlo.real"(%119) : (tensor<9x9xcomplex<f32>>) -> tensor<9x9xf32>
  %121 = stablehlo.constant dense<[[0x40AC29A8, 0x3EC97BDB, 0x3F0E9014, 0xBDF852BF, 0xBE667ACA, 0xBD14B251, 0xBF9646C5, 0x3C6DEA1A, 0xBD6AF0C7], [0.0, 0x40974871, 0xBF65889A, 0xBF68018D, 0x3E3E9F0F, 0xBDD33EBD, 0xBEC0D5E7, 0xBF91DB4C, 0x3F8A08BC], [0.0, 0.0, 0x40A4DE61, 0xBE7B503F, 0x3E3DE563, 0x3EEDFCDE, 0x3F6D9008, 0x3DC293C1, 0x3FC2E132], [0.0, 0.0, 0.0, 0x40A47B6F, 0xBDD098F8, 0x4012A845, 0x3F75F113, 0x3D176860, 0x3E0D7252], [0.0, 0.0, 0.0, 0.0, 0x408CF85F, 0x3F388AA4, 0xBBF501D1, 0xBE0AD788, 0x3E9FCFCB], [0.0, 0.0, 0.0, 0.0, 0.0, 0x40B472CC, 0x3F8BC013, 0xBF608790, 0x3F558FAA], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0x4076F1D3, 0xBE8FBFDA, 0xBC7A845F], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0x40916DA0, 0x3EF61497], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0x408A5837]]> : tensor<9x9xf32>
  check.expect_almost_eq %120, %121, tolerance = 3.337281896165223e-06 : tensor<9x9xf32>
  %122 = "stablehlo.imag"(%119) : (tensor<9x9xcomplex<f32>>) -> tensor<9x9xf32>
  %123 = stablehlo.constant dense<[[0x80000000, 0xBF2B5F6D, 0x3F06626F, 0x3E5CD07A, 0x3F4C1604, 0xBF8F0709, 0xBF021C06, 0xBF46235D, 0x3FB8C165], [0x80000000, 0x80000000, 0x3DADC1C7, 0x3F5FCDE2, 0x3EEDDCEC, 0x3EB2DC5E, 0xBF68979C, 0xBF0C8FB1, 0xBE96014A], [0x80000000, 0x80000000, 0x80000000, 0xBF166EE9, 0xBED97885, 0xBFCACAE9, 0x3FE51FAF, 0x3EE09252, 0xBE02ABEB], [0x80000000, 0x80000000, 0x80000000, 0x80000000, 0x3E858864, 0xBF99CF68, 0x3DBCA0A6, 0x3F1749A9, 0x3D75CA92], [0x80000000, 0x80000000, 0x80000000, 0x80000000, 0x80000000, 0x3DF9EDB7, 0x3E8D5184, 0xBF608FD1, 0xBE990212], [0x80000000, 0x80000000, 0x80000000, 0x80000000, 0x80000000, 0x80000000, 0x3F89E877, 0x3EAC0E79, 0xBD98A11B], [0x80000000, 0x80000000, 0x80000000, 0x80000000, 0x80000000, 0x80000000, 0x80000000, 0x3E50BEC7, 0xBF05F635], [0x80000000, 0x80000000, 0x80000000, 0x80000000, 0x80000000, 0x80000000, 0x80000000, 0x80000000, 0x3D0080D7], [0x80000000, 0x80000000, 0x80000000, 0x80000000, 0x80000000, 0x80000000, 0x80000000, 0x80000000, 0x80000000]]> : tensor<9x9xf32>
  check.expect_almost_eq %122, %123, tolerance = 3.337281896165223e-06 : tensor<9x9xf32>
  %124 = stablehlo.constant dense<> : tensor<0x0xf32>
  %125 = stablehlo.optimization_barrier %124 : tensor<0x0xf32>
  %126 = stablehlo.constant dense<> : tensor<0x0xf32>
  %127 = stablehlo.optimization_barrier %126 : tensor<0x0xf32>
  %128 = stablehlo.complex %125, %127 : tensor<0x0xcomplex<f32>>
  %129 = stablehlo.cholesky %128, lower = true : tensor<0x0xcomplex<f32>>
  %130 = "stablehlo.real"(%129) : (tensor<0x0xcomplex<f32>>) -> tensor<0x0xf32>
  %131 = stablehlo.constant dense<> : tensor<0x0xf32>
  check.expect_almost_eq %130, %131, tolerance = 0.0 : tensor<0x0xf32>
  %132 = "stablehlo.imag"(%129) : (tensor<0x0xcomplex<f32>>) -> tensor<0x0xf32>
  %133 = stablehlo.constant dense<> : tensor<0x0xf32>
  check.expect_almost_eq %132, %133, tolerance = 0.0 : tensor<0x0xf32>
  %134 = stablehlo.constant dense<> : tensor<0x0xf32>
  %135 = stablehlo.optimization_barrier %134 : tensor<0x0xf32>
  %136 = stablehlo.constant dense<> : tensor<0x0xf32>
  %137 = stablehlo.optimization_barrier %136 : tensor<0x0xf32>
  %138 = stablehlo.complex %135, %137 : tensor<0x0xcomplex<f32>>
  %139 = stablehlo.cholesky %138, lower = false : tensor<0x0xcomplex<f32>>
  %140 = "stablehlo.real"(%139) : (tensor<0x0xcomplex<f32>>) -> tensor<0x0xf32>
  %141 = stablehlo.constant dense<> : tensor<0x0xf32>
  check.expect_almost_eq %140, %141, tolerance = 0.0 : tensor<0x0xf32>
  %142 = "stablehlo.imag"(%139) : (tensor<0x0xcomplex<f32>>) -> tensor<0x0xf32>
  %143 = stablehlo.constant dense<> : tensor<0x0xf32>
  check.expect_almost_eq %142, %143, tolerance = 0.0 : tensor<0x0xf32>
  %144 = stablehlo.constant dense<0x4017640000000000> : tensor<1x1xf64>
  %145 = stablehlo.optimization_barrier %144 : tensor<1x1xf64>
  %146 = stablehlo.constant dense<0.0> : tensor<1x1xf64>
  %147 = stablehlo.optimization_barrier %146 : tensor<1x1xf64>
  %148 = stablehlo.complex %145, %147 : tensor<1x1xcomplex<f64>>
  %149 = stablehlo.cholesky %148, lower = true : tensor<1x1xcomplex<f64>>
  %150 = "stablehlo.real"(%149) : (tensor<1x1xcomplex<f64>>) -> tensor<1x1xf64>
  %151 = stablehlo.constant dense<0x4003587572D209BB> : tensor<1x1xf64>
  check.expect_almost_eq %150, %151, tolerance = 8.591146515148075e-15 : tensor<1x1xf64>
  %152 = "stablehlo.imag"(%149) : (tensor<1x1xcomplex<f64>>) -> tensor<1x1xf64>
  %153 = stablehlo.constant dense<0.0> : tensor<1x1xf64>
  check.expect_almost_eq %152, %153, tolerance = 8.591146515148075e-15 : tensor<1x1xf64>
  %154 = stablehlo.constant dense<0x4017640000000000> : tensor<1x1xf64>
  %155 = stablehlo.optimization_barrier %154 : tensor<1x1xf64>
  %156 = stablehlo.constant dense<0.0> : tensor<1x1xf64>
  %157 = stablehlo.optimization_barrier %156 : tensor<1x1xf64>
  %158 = stablehlo.complex %155, %157 : tensor<1x1xcomplex<f64>>
  %159 = stablehlo.cholesky %158, lower = false : tensor<1x1xcomplex<f64>>
  %160 = "stablehlo.real"(%159) : (tensor<1x1xcomplex<f64>>) -> tensor<1x1xf64>
  %161 = stablehlo.constant dense<0x4003587572D209BB> : tensor<1x1xf64>
  check.expect_almost_eq %160, %161, tolerance = 8.591146515148075e-15 : tensor<1x1xf64>
  %162 = "stablehlo.imag"(%159) : (tensor<1x1xcomplex<f64>>) -> tensor<1x1xf64>
  %163 = stablehlo.constant dense<0x8000000000000000> : tensor<1x1xf64>
  check.expect_almost_eq %162, %163, tolerance = 8.591146515148075e-15 : tensor<1x1xf64>
  %164 = stablehlo.constant dense<[[[0x40129C0000000000, 7.0, 7.0], [0x3FC9000000000000, 0x4024560000000000, 7.0], [0xBFE2800000000000, 5.0625, 0x4025100000000000]], [[0x402B560000000000, 7.0, 7.0], [0xBFB2000000000000, 0x4016A80000000000, 7.0], [0xBFE8600000000000, 0x3FFE300000000000, 0x4024AC0000000000]]]> : tensor<2x3x3xf64>
  %165 = stablehlo.optimization_barrier %164 : tensor<2x3x3xf64>
  %166 = stablehlo.constant dense<[[[0.0, 0.0, 0.0], [0xBFD4C00000000000, 0.0, 0.0], [0xC003A80000000000, 0xBFD4C00000000000, 0.0]], [[0.0, 0.0, 0.0], [0xBFF7400000000000, 0.0, 0.0], [0x4000A00000000000, 0x3FF0100000000000, 0.0]]]> : tensor<2x3x3xf64>
  %167 = stablehlo.optimization_barrier %166 : tensor<2x3x3xf64>
  %168 = stablehlo.complex %165, %167 : tensor<2x3x3xcomplex<f64>>
  %169 = stablehlo.cholesky %168, lower = true : tensor<2x3x3xcomplex<f64>>
  %170 = "stablehlo.real"(%169) : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
  %171 = stablehlo.constant dense<[[[0x400141641E29A040, 0.0, 0.0], [0x3FB72E5CCCBD2FD8, 0x4009789CE4D14C4C, 0.0], [0xBFD1276DA1BF32C4, 0x3FF8B3B932C93EDE, 0x4004D2B46192B1BD]], [[0x400D9380103AB222, 0.0, 0.0], [0xBF9379A289D85D4C, 0x4002C7016C76388A, 0.0], [0xBFCA5F616FFFA902, 0x3FECAE61DF607A4F, 0x4007F11299176C24]]]> : tensor<2x3x3xf64>
  check.expect_almost_eq %170, %171, tolerance = 6.2112984669845895e-15 : tensor<2x3x3xf64>
  %172 = "stablehlo.imag"(%169) : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
  %173 = stablehlo.constant dense<[[[0.0, 0.0, 0.0], [0xBFC33D8558036CD5, 0.0, 0.0], [0xBFF239E47BDB25F0, 0xBFAD123201B6D9CF, 0.0]], [[0.0, 0.0, 0.0], [0xBFD927C74762232D, 0.0, 0.0], [0x3FE1FCC9AD899D48, 0x3FDDDF7F05ED7E7C, 0.0]]]> : tensor<2x3x3xf64>
  check.expect_almost_eq %172, %173, tolerance = 6.2112984669845895e-15 : tensor<2x3x3xf64>
  %174 = stablehlo.constant dense<[[[0x40129C0000000000, 0x3FC9000000000000, 0xBFE2800000000000], [7.0, 0x4024560000000000, 5.0625], [7.0, 7.0, 0x4025100000000000]], [[0x402B560000000000, 0xBFB2000000000000, 0xBFE8600000000000], [7.0, 0x4016A80000000000, 0x3FFE300000000000], [7.0, 7.0, 0x4024AC0000000000]]]> : tensor<2x3x3xf64>
  %175 = stablehlo.optimization_barrier %174 : tensor<2x3x3xf64>
  %176 = stablehlo.constant dense<[[[0.0, 0x3FD4C00000000000, 0x4003A80000000000], [0.0, 0.0, 0x3FD4C00000000000], [0.0, 0.0, 0.0]], [[0.0, 0x3FF7400000000000, 0xC000A00000000000], [0.0, 0.0, 0xBFF0100000000000], [0.0, 0.0, 0.0]]]> : tensor<2x3x3xf64>
  %177 = stablehlo.optimization_barrier %176 : tensor<2x3x3xf64>
  %178 = stablehlo.complex %175, %177 : tensor<2x3x3xcomplex<f64>>
  %179 = stablehlo.cholesky %178, lower = false : tensor<2x3x3xcomplex<f64>>
  %180 = "stablehlo.real"(%179) : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
  %181 = stablehlo.constant dense<[[[0x400141641E29A040, 0x3FB72E5CCCBD2FD8, 0xBFD1276DA1BF32C4], [0.0, 0x4009789CE4D14C4C, 0x3FF8B3B932C93EDE], [0.0, 0.0, 0x4004D2B46192B1BD]], [[0x400D9380103AB222, 0xBF9379A289D85D4C, 0xBFCA5F616FFFA902], [0.0, 0x4002C7016C76388A, 0x3FECAE61DF607A4F], [0.0, 0.0, 0x4007F11299176C24]]]> : tensor<2x3x3xf64>
  check.expect_almost_eq %180, %181, tolerance = 6.2112984669845895e-15 : tensor<2x3x3xf64>
  %182 = "stablehlo.imag"(%179) : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
  %183 = stablehlo.constant dense<[[[0x8000000000000000, 0x3FC33D8558036CD5, 0x3FF239E47BDB25F0], [0x8000000000000000, 0x8000000000000000, 0x3FAD123201B6D9CF], [0x8000000000000000, 0x8000000000000000, 0x8000000000000000]], [[0x8000000000000000, 0x3FD927C74762232D, 0xBFE1FCC9AD899D48], [0x8000000000000000, 0x8000000000000000, 0xBFDDDF7F05ED7E7C], [0x8000000000000000, 0x8000000000000000, 0x8000000000000000]]]> : tensor<2x3x3xf64>
  check.expect_almost_eq %182, %183, tolerance = 6.2112984669845895e-15 : tensor<2x3x3xf64>
  %184 = stablehlo.constant dense<[[33.875, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0], [0x3FF6100000000000, 0x403D1A0000000000, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0], [0xBFF8A00000000000, 0xC005F00000000000, 0x402EF20000000000, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0], [0xBF94000000000000, 0xC017C80000000000, 0x3FF5600000000000, 0x4041890000000000, 7.0, 7.0, 7.0, 7.0, 7.0], [0xBFF1700000000000, 0xC015740000000000, 0x3FFBF00000000000, 0xBFF4D00000000000, 0x4031B00000000000, 7.0, 7.0, 7.0, 7.0], [0x3FF4500000000000, 0xBFFA900000000000, 0xC007980000000000, 0x4019AC0000000000, 0xC002180000000000, 0x4032CB0000000000, 7.0, 7.0, 7.0], [0x4014480000000000, 0x3FFA500000000000, 0x3FFB600000000000, 0xC012200000000000, 0xBFF0800000000000, 0xBFF3400000000000, 0x403C070000000000, 7.0, 7.0], [0x4017FC0000000000, 0xBFB6000000000000, 0x4003100000000000, 0x3FF9200000000000, 0xBFD3400000000000, -1.25, 0xBFFF200000000000, 0x40340B0000000000, 7.0], [0x4024620000000000, 0xC011E40000000000, 0xC002700000000000, 0x4014C40000000000, 0.125, 0xBFE1600000000000, 0xBFDFC00000000000, 2.875, 0x4040398000000000]]> : tensor<9x9xf64>
  %185 = stablehlo.optimization_barrier %184 : tensor<9x9xf64>
  %186 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0xC021E20000000000, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0x4016C40000000000, 0xBFFD400000000000, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0xBFF6F00000000000, 0xC012A80000000000, 0x4011D80000000000, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0x4000700000000000, 0x3FFB100000000000, 0x3FE3600000000000, 0xC000F80000000000, 0.0, 0.0, 0.0, 0.0, 0.0], [0xC010180000000000, 0xC007280000000000, 0xBFF2800000000000, 0x4015080000000000, 0xBFF7F00000000000, 0.0, 0.0, 0.0, 0.0], [0x4020780000000000, 0xC006C80000000000, -2.625, 0x3FFDA00000000000, 0xBFF9500000000000, 8.1875, 0.0, 0.0, 0.0], [0xC009A00000000000, 0xC002C80000000000, 0xBFD2C00000000000, 0x4001B00000000000, 0x3FFB200000000000, 0x4000680000000000, 0xC010440000000000, 0.0, 0.0], [0xC00B700000000000, 5.3125, 0xBFF6500000000000, 0x4001200000000000, 0x3FF9800000000000, 2.4375, 0xBFF9E00000000000, 0xC00CA00000000000, 0.0]]> : tensor<9x9xf64>
  %187 = stablehlo.optimization_barrier %186 : tensor<9x9xf64>
  %188 = stablehlo.complex %185, %187 : tensor<9x9xcomplex<f64>>
  %189 = stablehlo.cholesky %188, lower = true : tensor<9x9xcomplex<f64>>
  %190 = "stablehlo.real"(%189) : (tensor<9x9xcomplex<f64>>) -> tensor<9x9xf64>
  %191 = stablehlo.constant dense<[[0x401747E8A2251188, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0x3FCE5346A3F97EBE, 0x4014A9C33C57AE7E, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0xBFD0EC7AD271DAAD, 0xBFCD2BC8C8728AE0, 0x400E3E71A2C8484C, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0xBF6B7D87D5307E7F, 0xBFF39580E5145F6A, 0x3FD1215B6CADEB67, 0x401655BF0C685A23, 0.0, 0.0, 0.0, 0.0, 0.0], [0xBFC7F7D8D44647E4, 0xBFED96CA0534D3FA, 0x3FD54C57B21AF91E, 0xBFDB750CCFC8135D, 0x401017092FF65FC0, 0.0, 0.0, 0.0, 0.0], [0x3FCBEB7DF4854079, 0xBFE12ECBC0E04162, 0xBFE565BFB5691CCE, 0x3FF00521C5E3F755, 0xBFD76EF3B6042545, 0x400F198CA00E40E5, 0.0, 0.0, 0.0], [0x3FEBE07EF1632D13, 0x3FE65F63C9709A36, 0x3FBD97A2E10B19AE, 0xBFE458C9B8E70204, 0xBFC2E5C556A63D45, 0xBFAF5D59C88C3B72, 0x40126FEFFE5A7499, 0.0, 0.0], [0x3FF07BC4F25493D9, 0xBFCD2070DC6B8AFB, 0x3FE89938486716C8, 0x3F9AEE154FF143CE, 0xBF988BE1E52AC0FF, 0xBFE06C3AE362A510, 0xBFE36825B9E1A9E2, 0x40102439A0AD9470, 0.0], [0x3FFC043BBB91EC1E, 0xBFF1F126ED6088BB, 0xBFD6D9F5399C02E5, 0x3FE72EECB9DC19A9, 0xBFA1D69047E204E1, 0xBFE5C9B7DF6EC79D, 0xBFAB5AE030A73512, 0x3FB645A037C495F8, 0x4013E7E49A8DF1A5]]> : tensor<9x9xf64>
  check.expect_almost_eq %190, %191, tolerance = 5.993376526734288e-15 : tensor<9x9xf64>
  %192 = "stablehlo.imag"(%189) : (tensor<9x9xcomplex<f64>>) -> tensor<9x9xf64>
  %193 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0xBFF8948AC0EBDC4E, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0x3FEF4AB06A783330, 0xBFD47C7CD43FA971, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0xBFCF872AFBB39DE0, 0xBFEC7FA4DA4363C3, 0x3FF363B571D08985, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0x3FD697F87003DB2A, 0x3FD77BA38961A4BB, 0x3FCE504A3C1843B2, 0xBFB5263D86B647E9, 0.0, 0.0, 0.0, 0.0, 0.0], [0xBFE61F034D8D05CA, 0xBFE2FDE2B8F7AFDE, 0xBFD270186AD32E49, 0x3FE82FB808F0C4A8, 0xBFE0D3DAA5646F22, 0.0, 0.0, 0.0, 0.0], [0x3FF6A2F77325EE90, 0xBFEC01C0CDF9B4D2, 0xBFDED9622DF7E055, 0x3FA3E4226BEBE0E7, 0xBFD4C4BCD64131EC, 0x3FF6893910480F44, 0.0, 0.0, 0.0], [0xBFE19C6B0493110A, 0xBFE78A0BC6091944, 0x3FC00D7572794B16, 0x3FD8B505629135A8, 0x3FD7CD862A896715, 0x3FCBC3C431573ADE, 0xBFDE9100329794D2, 0.0, 0.0], [0xBFE2DB4E5F6F4392, 0x3FE11C1F410FEDBD, 0x3FC5C2F20B0AE474, 0x3FE084A382B0B5CC, 0x3FE18A898B042299, 0x3FE6D6AF19D7AA0A, 0x3FD724FC72B98220, 0xBFE34CF5A55EAAC5, 0.0]]> : tensor<9x9xf64>
  check.expect_almost_eq %192, %193, tolerance = 5.993376526734288e-15 : tensor<9x9xf64>
  %194 = stablehlo.constant dense<[[33.875, 0x3FF6100000000000, 0xBFF8A00000000000, 0xBF94000000000000, 0xBFF1700000000000, 0x3FF4500000000000, 0x4014480000000000, 0x4017FC0000000000, 0x4024620000000000], [7.0, 0x403D1A0000000000, 0xC005F00000000000, 0xC017C80000000000, 0xC015740000000000, 0xBFFA900000000000, 0x3FFA500000000000, 0xBFB6000000000000, 0xC011E40000000000], [7.0, 7.0, 0x402EF20000000000, 0x3FF5600000000000, 0x3FFBF00000000000, 0xC007980000000000, 0x3FFB600000000000, 0x4003100000000000, 0xC002700000000000], [7.0, 7.0, 7.0, 0x4041890000000000, 0xBFF4D00000000000, 0x4019AC0000000000, 0xC012200000000000, 0x3FF9200000000000, 0x4014C40000000000], [7.0, 7.0, 7.0, 7.0, 0x4031B00000000000, 0xC002180000000000, 0xBFF0800000000000, 0xBFD3400000000000, 0.125], [7.0, 7.0, 7.0, 7.0, 7.0, 0x4032CB0000000000, 0xBFF3400000000000, -1.25, 0xBFE1600000000000], [7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 0x403C070000000000, 0xBFFF200000000000, 0xBFDFC00000000000], [7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 0x40340B0000000000, 2.875], [7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 0x4040398000000000]]> : tensor<9x9xf64>
  %195 = stablehlo.optimization_barrier %194 : tensor<9x9xf64>
  %196 = stablehlo.constant dense<[[0.0, 0x4021E20000000000, 0xC016C40000000000, 0x3FF6F00000000000, 0xC000700000000000, 0x4010180000000000, 0xC020780000000000, 0x4009A00000000000, 0x400B700000000000], [0.0, 0.0, 0x3FFD400000000000, 0x4012A80000000000, 0xBFFB100000000000, 0x4007280000000000, 0x4006C80000000000, 0x4002C80000000000, 0xC015400000000000], [0.0, 0.0, 0.0, 0xC011D80000000000, 0xBFE3600000000000, 0x3FF2800000000000, 2.625, 0x3FD2C00000000000, 0x3FF6500000000000], [0.0, 0.0, 0.0, 0.0, 0x4000F80000000000, 0xC015080000000000, 0xBFFDA00000000000, 0xC001B00000000000, 0xC001200000000000], [0.0, 0.0, 0.0, 0.0, 0.0, 0x3FF7F00000000000, 0x3FF9500000000000, 0xBFFB200000000000, 0xBFF9800000000000], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0xC020600000000000, 0xC000680000000000, 0xC003800000000000], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0x4010440000000000, 0x3FF9E00000000000], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0x400CA00000000000], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]]> : tensor<9x9xf64>
  %197 = stablehlo.optimization_barrier %196 : tensor<9x9xf64>
  %198 = stablehlo.complex %195, %197 : tensor<9x9xcomplex<f64>>
  %199 = stablehlo.cholesky %198, lower = false : tensor<9x9xcomplex<f64>>
  %200 = "stablehlo.real"(%199) : (tensor<9x9xcomplex<f64>>) -> tensor<9x9xf64>
  %201 = stablehlo.constant dense<[[0x401747E8A2251188, 0x3FCE5346A3F97EBE, 0xBFD0EC7AD271DAAD, 0xBF6B7D87D5307E7F, 0xBFC7F7D8D44647E4, 0x3FCBEB7DF4854079, 0x3FEBE07EF1632D13, 0x3FF07BC4F25493D9, 0x3FFC043BBB91EC1E], [0.0, 0x4014A9C33C57AE7E, 0xBFCD2BC8C8728AE0, 0xBFF39580E5145F6A, 0xBFED96CA0534D3FA, 0xBFE12ECBC0E04162, 0x3FE65F63C9709A36, 0xBFCD2070DC6B8AFB, 0xBFF1F126ED6088BB], [0.0, 0.0, 0x400E3E71A2C8484C, 0x3FD1215B6CADEB67, 0x3FD54C57B21AF91E, 0xBFE565BFB5691CCE, 0x3FBD97A2E10B19AE, 0x3FE89938486716C8, 0xBFD6D9F5399C02E5], [0.0, 0.0, 0.0, 0x401655BF0C685A23, 0xBFDB750CCFC8135D, 0x3FF00521C5E3F755, 0xBFE458C9B8E70204, 0x3F9AEE154FF143CE, 0x3FE72EECB9DC19A9], [0.0, 0.0, 0.0, 0.0, 0x401017092FF65FC0, 0xBFD76EF3B6042545, 0xBFC2E5C556A63D45, 0xBF988BE1E52AC0FF, 0xBFA1D69047E204E1], [0.0, 0.0, 0.0, 0.0, 0.0, 0x400F198CA00E40E5, 0xBFAF5D59C88C3B72, 0xBFE06C3AE362A510, 0xBFE5C9B7DF6EC79D], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0x40126FEFFE5A7499, 0xBFE36825B9E1A9E2, 0xBFAB5AE030A73512], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0x40102439A0AD9470, 0x3FB645A037C495F8], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0x4013E7E49A8DF1A5]]> : tensor<9x9xf64>
  check.expect_almost_eq %200, %201, tolerance = 5.993376526734288e-15 : tensor<9x9xf64>
  %202 = "stablehlo.imag"(%199) : (tensor<9x9xcomplex<f64>>) -> tensor<9x9xf64>
  %203 = stablehlo.constant dense<[[0x8000000000000000, 0x3FF8948AC0EBDC4E, 0xBFEF4AB06A783330, 0x3FCF872AFBB39DE0, 0xBFD697F87003DB2A, 0x3FE61F034D8D05CA, 0xBFF6A2F77325EE90, 0x3FE19C6B0493110A, 0x3FE2DB4E5F6F4392], [0x8000000000000000, 0x8000000000000000, 0x3FD47C7CD43FA971, 0x3FEC7FA4DA4363C3, 0xBFD77BA38961A4BB, 0x3FE2FDE2B8F7AFDE, 0x3FEC01C0CDF9B4D2, 0x3FE78A0BC6091944, 0xBFE11C1F410FEDBD], [0x8000000000000000, 0x8000000000000000, 0x8000000000000000, 0xBFF363B571D08985, 0xBFCE504A3C1843B2, 0x3FD270186AD32E49, 0x3FDED9622DF7E055, 0xBFC00D7572794B16, 0xBFC5C2F20B0AE474], [0x8000000000000000, 0x8000000000000000, 0x8000000000000000, 0x8000000000000000, 0x3FB5263D86B647E9, 0xBFE82FB808F0C4A8, 0xBFA3E4226BEBE0E7, 0xBFD8B505629135A8, 0xBFE084A382B0B5CC], [0x8000000000000000, 0x8000000000000000, 0x8000000000000000, 0x8000000000000000, 0x8000000000000000, 0x3FE0D3DAA5646F22, 0x3FD4C4BCD64131EC, 0xBFD7CD862A896715, 0xBFE18A898B042299], [0x8000000000000000, 0x8000000000000000, 0x8000000000000000, 0x8000000000000000, 0x8000000000000000, 0x8000000000000000, 0xBFF6893910480F44, 0xBFCBC3C431573ADE, 0xBFE6D6AF19D7AA0A], [0x8000000000000000, 0x8000000000000000, 0x8000000000000000, 0x8000000000000000, 0x8000000000000000, 0x8000000000000000, 0x8000000000000000, 0x3FDE9100329794D2, 0xBFD724FC72B98220], [0x8000000000000000, 0x8000000000000000, 0x8000000000000000, 0x8000000000000000, 0x8000000000000000, 0x8000000000000000, 0x8000000000000000, 0x8000000000000000, 0x3FE34CF5A55EAAC5], [0x8000000000000000, 0x8000000000000000, 0x8000000000000000, 0x8000000000000000, 0x8000000000000000, 0x8000000000000000, 0x8000000000000000, 0x8000000000000000, 0x8000000000000000]]> : tensor<9x9xf64>
  check.expect_almost_eq %202, %203, tolerance = 5.993376526734288e-15 : tensor<9x9xf64>
  %204 = stablehlo.constant dense<> : tensor<0x0xf64>
  %205 = stablehlo.optimization_barrier %204 : tensor<0x0xf64>
  %206 = stablehlo.constant dense<> : tensor<0x0xf64>
  %207 = stablehlo.optimization_barrier %206 : tensor<0x0xf64>
  %208 = stablehlo.complex %205, %207 : tensor<0x0xcomplex<f64>>
  %209 = stablehlo.cholesky %208, lower = true : tensor<0x0xcomplex<f64>>
  %210 = "stablehlo.real"(%209) : (tensor<0x0xcomplex<f64>>) -> tensor<0x0xf64>
  %211 = stablehlo.constant dense<> : tensor<0x0xf64>
  check.expect_almost_eq %210, %211, tolerance = 0.0 : tensor<0x0xf64>
  %212 = "stablehlo.imag"(%209) : (tensor<0x0xcomplex<f64>>) -> tensor<0x0xf64>
  %213 = stablehlo.constant dense<> : tensor<0x0xf64>
  check.expect_almost_eq %212, %213, tolerance = 0.0 : tensor<0x0xf64>
  %214 = stablehlo.constant dense<> : tensor<0x0xf64>
  %215 = stablehlo.optimization_barrier %214 : tensor<0x0xf64>
  %216 = stablehlo.constant dense<> : tensor<0x0xf64>
  %217 = stablehlo.optimization_barrier %216 : tensor<0x0xf64>
  %218 = stablehlo.complex %215, %217 : tensor<0x0xcomplex<f64>>
  %219 = stablehlo.cholesky %218, lower = false : tensor<0x0xcomplex<f64>>
  %220 = "stablehlo.real"(%219) : (tensor<0x0xcomplex<f64>>) -> tensor<0x0xf64>
  %221 = stablehlo.constant dense<> : tensor<0x0xf64>
  check.expect_almost_eq %220, %221, tolerance = 0.0 : tensor<0x0xf64>
  %222 = "stablehlo.imag"(%219) : (tensor<0x0xcomplex<f64>>) -> tensor<0x0xf64>
  %223 = stablehlo.constant dense<> : tensor<0x0xf64>
  check.expect_almost_eq %222, %223, tolerance = 0.0 : tensor<0x0xf64>
  %224 = stablehlo.constant dense<[[[1.0, 0.0], [0.0, 1.0]], [[1.0, 2.0], [2.0, 1.0]], [[0x7FC00000, 0.0], [0.0, 1.0]], [[0.0, 0.0], [0.0, 0.0]]]> : tensor<4x2x2xf32>
  %225 = stablehlo.optimization_barrier %224 : tensor<4x2x2xf32>
  %226 = stablehlo.cholesky %225, lower = true : tensor<4x2x2xf32>
  %227 = "stablehlo.bitcast_convert"(%226) : (tensor<4x2x2xf32>) -> tensor<4x2x2xui32>
  %228 = "stablehlo.compare"(%226, %226) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4x2x2xf32>, tensor<4x2x2xf32>) -> tensor<4x2x2xi1>
  check.expect_eq_const %228, dense<[[[false, false], [false, false]], [[true, true], [true, true]], [[true, true], [true, true]], [[true, true], [true, true]]]> : tensor<4x2x2xi1>
  %229 = stablehlo.constant dense<0> : tensor<4x2x2xui32>
  %230 = stablehlo.constant dense<[[[false, false], [false, false]], [[true, true], [true, true]], [[true, true], [true, true]], [[true, true], [true, true]]]> : tensor<4x2x2xi1>
  %231 = "stablehlo.select"(%230, %229, %227) : (tensor<4x2x2xi1>, tensor<4x2x2xui32>, tensor<4x2x2xui32>) -> tensor<4x2x2xui32>
  check.expect_eq_const %231, dense<[[[1065353216, 0], [0, 1065353216]], [[0, 0], [0, 0]], [[0, 0], [0, 0]], [[0, 0], [0, 0]]]> : tensor<4x2x2xui32>
  return
}
