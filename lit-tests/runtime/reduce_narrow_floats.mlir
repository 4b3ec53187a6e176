// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reductions of narrow floats, also of formats without infinities: a maximum starts from the lowest number there is. f8E8M0FNU
// has no zero, so that its sum starts from the init value; every sum of it is rounded, ties up.
// RUN: %shale_run %s
func.func @main() {
  %c1 = stablehlo.constant dense<[[-2.0, -4.0, -1.0], [1.0, 2.0, 1.0]]> : tensor<2x3xf8E3M4>
  %b1 = stablehlo.optimization_barrier %c1 : tensor<2x3xf8E3M4>
  %c2 = stablehlo.constant dense<-4.0> : tensor<f8E3M4>
  %b2 = stablehlo.optimization_barrier %c2 : tensor<f8E3M4>
  %r3 = stablehlo.reduce(%b1 init: %b2) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf8E3M4>, tensor<f8E3M4>) -> tensor<2xf8E3M4>
  check.expect_eq_const %r3, dense<[-1.0, 2.0]> : tensor<2xf8E3M4>
  %c4 = stablehlo.constant dense<4.0> : tensor<f8E3M4>
  %b4 = stablehlo.optimization_barrier %c4 : tensor<f8E3M4>
  %r5 = stablehlo.reduce(%b1 init: %b4) applies stablehlo.minimum across dimensions = [1] : (tensor<2x3xf8E3M4>, tensor<f8E3M4>) -> tensor<2xf8E3M4>
  check.expect_eq_const %r5, dense<[-4.0, 1.0]> : tensor<2xf8E3M4>
  %c6 = stablehlo.constant dense<0.0> : tensor<f8E3M4>
  %b6 = stablehlo.optimization_barrier %c6 : tensor<f8E3M4>
  %r7 = stablehlo.reduce(%b1 init: %b6) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf8E3M4>, tensor<f8E3M4>) -> tensor<2xf8E3M4>
  check.expect_eq_const %r7, dense<[-7.0, 4.0]> : tensor<2xf8E3M4>
  %c8 = stablehlo.constant dense<[[-2.0, -4.0, -1.0], [1.0, 2.0, 1.0]]> : tensor<2x3xf8E4M3>
  %b8 = stablehlo.optimization_barrier %c8 : tensor<2x3xf8E4M3>
  %c9 = stablehlo.constant dense<-4.0> : tensor<f8E4M3>
  %b9 = stablehlo.optimization_barrier %c9 : tensor<f8E4M3>
  %r10 = stablehlo.reduce(%b8 init: %b9) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf8E4M3>, tensor<f8E4M3>) -> tensor<2xf8E4M3>
  check.expect_eq_const %r10, dense<[-1.0, 2.0]> : tensor<2xf8E4M3>
  %c11 = stablehlo.constant dense<4.0> : tensor<f8E4M3>
  %b11 = stablehlo.optimization_barrier %c11 : tensor<f8E4M3>
  %r12 = stablehlo.reduce(%b8 init: %b11) applies stablehlo.minimum across dimensions = [1] : (tensor<2x3xf8E4M3>, tensor<f8E4M3>) -> tensor<2xf8E4M3>
  check.expect_eq_const %r12, dense<[-4.0, 1.0]> : tensor<2xf8E4M3>
  %c13 = stablehlo.constant dense<0.0> : tensor<f8E4M3>
  %b13 = stablehlo.optimization_barrier %c13 : tensor<f8E4M3>
  %r14 = stablehlo.reduce(%b8 init: %b13) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf8E4M3>, tensor<f8E4M3>) -> tensor<2xf8E4M3>
  check.expect_eq_const %r14, dense<[-7.0, 4.0]> : tensor<2xf8E4M3>
  %c15 = stablehlo.constant dense<[[-2.0, -4.0, -1.0], [1.0, 2.0, 1.0]]> : tensor<2x3xf8E4M3FN>
  %b15 = stablehlo.optimization_barrier %c15 : tensor<2x3xf8E4M3FN>
  %c16 = stablehlo.constant dense<-4.0> : tensor<f8E4M3FN>
  %b16 = stablehlo.optimization_barrier %c16 : tensor<f8E4M3FN>
  %r17 = stablehlo.reduce(%b15 init: %b16) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2xf8E4M3FN>
  check.expect_eq_const %r17, dense<[-1.0, 2.0]> : tensor<2xf8E4M3FN>
  %c18 = stablehlo.constant dense<4.0> : tensor<f8E4M3FN>
  %b18 = stablehlo.optimization_barrier %c18 : tensor<f8E4M3FN>
  %r19 = stablehlo.reduce(%b15 init: %b18) applies stablehlo.minimum across dimensions = [1] : (tensor<2x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2xf8E4M3FN>
  check.expect_eq_const %r19, dense<[-4.0, 1.0]> : tensor<2xf8E4M3FN>
  %c20 = stablehlo.constant dense<0.0> : tensor<f8E4M3FN>
  %b20 = stablehlo.optimization_barrier %c20 : tensor<f8E4M3FN>
  %r21 = stablehlo.reduce(%b15 init: %b20) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2xf8E4M3FN>
  check.expect_eq_const %r21, dense<[-7.0, 4.0]> : tensor<2xf8E4M3FN>
  %c22 = stablehlo.constant dense<[[-2.0, -4.0, -1.0], [1.0, 2.0, 1.0]]> : tensor<2x3xf8E4M3FNUZ>
  %b22 = stablehlo.optimization_barrier %c22 : tensor<2x3xf8E4M3FNUZ>
  %c23 = stablehlo.constant dense<-4.0> : tensor<f8E4M3FNUZ>
  %b23 = stablehlo.optimization_barrier %c23 : tensor<f8E4M3FNUZ>
  %r24 = stablehlo.reduce(%b22 init: %b23) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<2xf8E4M3FNUZ>
  check.expect_eq_const %r24, dense<[-1.0, 2.0]> : tensor<2xf8E4M3FNUZ>
  %c25 = stablehlo.constant dense<4.0> : tensor<f8E4M3FNUZ>
  %b25 = stablehlo.optimization_barrier %c25 : tensor<f8E4M3FNUZ>
  %r26 = stablehlo.reduce(%b22 init: %b25) applies stablehlo.minimum across dimensions = [1] : (tensor<2x3xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<2xf8E4M3FNUZ>
  check.expect_eq_const %r26, dense<[-4.0, 1.0]> : tensor<2xf8E4M3FNUZ>
  %c27 = stablehlo.constant dense<0.0> : tensor<f8E4M3FNUZ>
  %b27 = stablehlo.optimization_barrier %c27 : tensor<f8E4M3FNUZ>
  %r28 = stablehlo.reduce(%b22 init: %b27) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<2xf8E4M3FNUZ>
  check.expect_eq_const %r28, dense<[-7.0, 4.0]> : tensor<2xf8E4M3FNUZ>
  %c29 = stablehlo.constant dense<[[-2.0, -4.0, -1.0], [1.0, 2.0, 1.0]]> : tensor<2x3xf8E4M3B11FNUZ>
  %b29 = stablehlo.optimization_barrier %c29 : tensor<2x3xf8E4M3B11FNUZ>
  %c30 = stablehlo.constant dense<-4.0> : tensor<f8E4M3B11FNUZ>
  %b30 = stablehlo.optimization_barrier %c30 : tensor<f8E4M3B11FNUZ>
  %r31 = stablehlo.reduce(%b29 init: %b30) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<2xf8E4M3B11FNUZ>
  check.expect_eq_const %r31, dense<[-1.0, 2.0]> : tensor<2xf8E4M3B11FNUZ>
  %c32 = stablehlo.constant dense<4.0> : tensor<f8E4M3B11FNUZ>
  %b32 = stablehlo.optimization_barrier %c32 : tensor<f8E4M3B11FNUZ>
  %r33 = stablehlo.reduce(%b29 init: %b32) applies stablehlo.minimum across dimensions = [1] : (tensor<2x3xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<2xf8E4M3B11FNUZ>
  check.expect_eq_const %r33, dense<[-4.0, 1.0]> : tensor<2xf8E4M3B11FNUZ>
  %c34 = stablehlo.constant dense<0.0> : tensor<f8E4M3B11FNUZ>
  %b34 = stablehlo.optimization_barrier %c34 : tensor<f8E4M3B11FNUZ>
  %r35 = stablehlo.reduce(%b29 init: %b34) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<2xf8E4M3B11FNUZ>
  check.expect_eq_const %r35, dense<[-7.0, 4.0]> : tensor<2xf8E4M3B11FNUZ>
  %c36 = stablehlo.constant dense<[[-2.0, -4.0, -1.0], [1.0, 2.0, 1.0]]> : tensor<2x3xf8E5M2>
  %b36 = stablehlo.optimization_barrier %c36 : tensor<2x3xf8E5M2>
  %c37 = stablehlo.constant dense<-4.0> : tensor<f8E5M2>
  %b37 = stablehlo.optimization_barrier %c37 : tensor<f8E5M2>
  %r38 = stablehlo.reduce(%b36 init: %b37) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf8E5M2>, tensor<f8E5M2>) -> tensor<2xf8E5M2>
  check.expect_eq_const %r38, dense<[-1.0, 2.0]> : tensor<2xf8E5M2>
  %c39 = stablehlo.constant dense<4.0> : tensor<f8E5M2>
  %b39 = stablehlo.optimization_barrier %c39 : tensor<f8E5M2>
  %r40 = stablehlo.reduce(%b36 init: %b39) applies stablehlo.minimum across dimensions = [1] : (tensor<2x3xf8E5M2>, tensor<f8E5M2>) -> tensor<2xf8E5M2>
  check.expect_eq_const %r40, dense<[-4.0, 1.0]> : tensor<2xf8E5M2>
  %c41 = stablehlo.constant dense<0.0> : tensor<f8E5M2>
  %b41 = stablehlo.optimization_barrier %c41 : tensor<f8E5M2>
  %r42 = stablehlo.reduce(%b36 init: %b41) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf8E5M2>, tensor<f8E5M2>) -> tensor<2xf8E5M2>
  check.expect_eq_const %r42, dense<[-7.0, 4.0]> : tensor<2xf8E5M2>
  %c43 = stablehlo.constant dense<[[-2.0, -4.0, -1.0], [1.0, 2.0, 1.0]]> : tensor<2x3xf8E5M2FNUZ>
  %b43 = stablehlo.optimization_barrier %c43 : tensor<2x3xf8E5M2FNUZ>
  %c44 = stablehlo.constant dense<-4.0> : tensor<f8E5M2FNUZ>
  %b44 = stablehlo.optimization_barrier %c44 : tensor<f8E5M2FNUZ>
  %r45 = stablehlo.reduce(%b43 init: %b44) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<2xf8E5M2FNUZ>
  check.expect_eq_const %r45, dense<[-1.0, 2.0]> : tensor<2xf8E5M2FNUZ>
  %c46 = stablehlo.constant dense<4.0> : tensor<f8E5M2FNUZ>
  %b46 = stablehlo.optimization_barrier %c46 : tensor<f8E5M2FNUZ>
  %r47 = stablehlo.reduce(%b43 init: %b46) applies stablehlo.minimum across dimensions = [1] : (tensor<2x3xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<2xf8E5M2FNUZ>
  check.expect_eq_const %r47, dense<[-4.0, 1.0]> : tensor<2xf8E5M2FNUZ>
  %c48 = stablehlo.constant dense<0.0> : tensor<f8E5M2FNUZ>
  %b48 = stablehlo.optimization_barrier %c48 : tensor<f8E5M2FNUZ>
  %r49 = stablehlo.reduce(%b43 init: %b48) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<2xf8E5M2FNUZ>
  check.expect_eq_const %r49, dense<[-7.0, 4.0]> : tensor<2xf8E5M2FNUZ>
  %c50 = stablehlo.constant dense<[[-2.0, -4.0, -1.0], [1.0, 2.0, 1.0]]> : tensor<2x3xf6E2M3FN>
  %b50 = stablehlo.optimization_barrier %c50 : tensor<2x3xf6E2M3FN>
  %c51 = stablehlo.constant dense<-4.0> : tensor<f6E2M3FN>
  %b51 = stablehlo.optimization_barrier %c51 : tensor<f6E2M3FN>
  %r52 = stablehlo.reduce(%b50 init: %b51) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<2xf6E2M3FN>
  check.expect_eq_const %r52, dense<[-1.0, 2.0]> : tensor<2xf6E2M3FN>
  %c53 = stablehlo.constant dense<4.0> : tensor<f6E2M3FN>
  %b53 = stablehlo.optimization_barrier %c53 : tensor<f6E2M3FN>
  %r54 = stablehlo.reduce(%b50 init: %b53) applies stablehlo.minimum across dimensions = [1] : (tensor<2x3xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<2xf6E2M3FN>
  check.expect_eq_const %r54, dense<[-4.0, 1.0]> : tensor<2xf6E2M3FN>
  %c55 = stablehlo.constant dense<0.0> : tensor<f6E2M3FN>
  %b55 = stablehlo.optimization_barrier %c55 : tensor<f6E2M3FN>
  %r56 = stablehlo.reduce(%b50 init: %b55) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<2xf6E2M3FN>
  check.expect_eq_const %r56, dense<[-7.0, 4.0]> : tensor<2xf6E2M3FN>
  %c57 = stablehlo.constant dense<[[-2.0, -4.0, -1.0], [1.0, 2.0, 1.0]]> : tensor<2x3xf6E3M2FN>
  %b57 = stablehlo.optimization_barrier %c57 : tensor<2x3xf6E3M2FN>
  %c58 = stablehlo.constant dense<-4.0> : tensor<f6E3M2FN>
  %b58 = stablehlo.optimization_barrier %c58 : tensor<f6E3M2FN>
  %r59 = stablehlo.reduce(%b57 init: %b58) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<2xf6E3M2FN>
  check.expect_eq_const %r59, dense<[-1.0, 2.0]> : tensor<2xf6E3M2FN>
  %c60 = stablehlo.constant dense<4.0> : tensor<f6E3M2FN>
  %b60 = stablehlo.optimization_barrier %c60 : tensor<f6E3M2FN>
  %r61 = stablehlo.reduce(%b57 init: %b60) applies stablehlo.minimum across dimensions = [1] : (tensor<2x3xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<2xf6E3M2FN>
  check.expect_eq_const %r61, dense<[-4.0, 1.0]> : tensor<2xf6E3M2FN>
  %c62 = stablehlo.constant dense<0.0> : tensor<f6E3M2FN>
  %b62 = stablehlo.optimization_barrier %c62 : tensor<f6E3M2FN>
  %r63 = stablehlo.reduce(%b57 init: %b62) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<2xf6E3M2FN>
  check.expect_eq_const %r63, dense<[-7.0, 4.0]> : tensor<2xf6E3M2FN>
  %c64 = stablehlo.constant dense<[[-2.0, -4.0, -1.0], [1.0, 2.0, 1.0]]> : tensor<2x3xf4E2M1FN>
  %b64 = stablehlo.optimization_barrier %c64 : tensor<2x3xf4E2M1FN>
  %c65 = stablehlo.constant dense<-4.0> : tensor<f4E2M1FN>
  %b65 = stablehlo.optimization_barrier %c65 : tensor<f4E2M1FN>
  %r66 = stablehlo.reduce(%b64 init: %b65) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<2xf4E2M1FN>
  check.expect_eq_const %r66, dense<[-1.0, 2.0]> : tensor<2xf4E2M1FN>
  %c67 = stablehlo.constant dense<4.0> : tensor<f4E2M1FN>
  %b67 = stablehlo.optimization_barrier %c67 : tensor<f4E2M1FN>
  %r68 = stablehlo.reduce(%b64 init: %b67) applies stablehlo.minimum across dimensions = [1] : (tensor<2x3xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<2xf4E2M1FN>
  check.expect_eq_const %r68, dense<[-4.0, 1.0]> : tensor<2xf4E2M1FN>
  %c69 = stablehlo.constant dense<0.0> : tensor<f4E2M1FN>
  %b69 = stablehlo.optimization_barrier %c69 : tensor<f4E2M1FN>
  %r70 = stablehlo.reduce(%b64 init: %b69) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<2xf4E2M1FN>
  check.expect_eq_const %r70, dense<[-6.0, 4.0]> : tensor<2xf4E2M1FN>
  %c71 = stablehlo.constant dense<[[2.0, 4.0, 1.0], [1.0, 2.0, 1.0]]> : tensor<2x3xf8E8M0FNU>
  %b71 = stablehlo.optimization_barrier %c71 : tensor<2x3xf8E8M0FNU>
  %c72 = stablehlo.constant dense<1.0> : tensor<f8E8M0FNU>
  %b72 = stablehlo.optimization_barrier %c72 : tensor<f8E8M0FNU>
  %r73 = stablehlo.reduce(%b71 init: %b72) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<2xf8E8M0FNU>
  check.expect_eq_const %r73, dense<[4.0, 2.0]> : tensor<2xf8E8M0FNU>
  %c74 = stablehlo.constant dense<4.0> : tensor<f8E8M0FNU>
  %b74 = stablehlo.optimization_barrier %c74 : tensor<f8E8M0FNU>
  %r75 = stablehlo.reduce(%b71 init: %b74) applies stablehlo.minimum across dimensions = [1] : (tensor<2x3xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<2xf8E8M0FNU>
  check.expect_eq_const %r75, dense<[1.0, 1.0]> : tensor<2xf8E8M0FNU>
  %c76 = stablehlo.constant dense<1.0> : tensor<f8E8M0FNU>
  %b76 = stablehlo.optimization_barrier %c76 : tensor<f8E8M0FNU>
  %r77 = stablehlo.reduce(%b71 init: %b76) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<2xf8E8M0FNU>
  check.expect_eq_const %r77, dense<[8.0, 4.0]> : tensor<2xf8E8M0FNU>
  func.return
}
