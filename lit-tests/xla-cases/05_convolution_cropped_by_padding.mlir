// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Case 5: a 1x1 convolution whose padding crops: low -15 and high 1 on a dimension of 15 leave one row, all of it padding.
// RUN: %shale_run %s --input=random --seed=5

func.func public @main(%x16: tensor<1x15x6x16xf32>, %w16: tensor<1x1x16x16xf32>, %x17: tensor<1x15x6x17xf32>, %w17: tensor<1x1x17x17xf32>) {
  %y16 = stablehlo.convolution(%x16, %w16) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[-15, 1], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x15x6x16xf32>, tensor<1x1x16x16xf32>) -> tensor<1x1x6x16xf32>
  %zero16 = stablehlo.constant dense<0.0> : tensor<1x1x6x16xf32>
  stablehlo.custom_call @check.expect_eq(%y16, %zero16) {has_side_effect = true} : (tensor<1x1x6x16xf32>, tensor<1x1x6x16xf32>) -> ()

  %y17 = stablehlo.convolution(%x17, %w17) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[-15, 1], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x15x6x17xf32>, tensor<1x1x17x17xf32>) -> tensor<1x1x6x17xf32>
  %zero17 = stablehlo.constant dense<0.0> : tensor<1x1x6x17xf32>
  stablehlo.custom_call @check.expect_eq(%y17, %zero17) {has_side_effect = true} : (tensor<1x1x6x17xf32>, tensor<1x1x6x17xf32>) -> ()

  // Cropping that leaves data: the last row of the input, then one of padding. The kernel is the identity times 2.
  %row = stablehlo.iota dim = 0 : tensor<16x16xi32>
  %column = stablehlo.iota dim = 1 : tensor<16x16xi32>
  %diagonal = stablehlo.compare EQ, %row, %column, SIGNED : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi1>
  %ones = stablehlo.convert %diagonal : (tensor<16x16xi1>) -> tensor<16x16xf32>
  %twos = stablehlo.add %ones, %ones : tensor<16x16xf32>
  %kernel = stablehlo.reshape %twos : (tensor<16x16xf32>) -> tensor<1x1x16x16xf32>
  %cropped = stablehlo.convolution(%x16, %kernel) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[-14, 1], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x15x6x16xf32>, tensor<1x1x16x16xf32>) -> tensor<1x2x6x16xf32>
  %last = stablehlo.slice %x16 [0:1, 14:15, 0:6, 0:16] : (tensor<1x15x6x16xf32>) -> tensor<1x1x6x16xf32>
  %doubled = stablehlo.add %last, %last : tensor<1x1x6x16xf32>
  %expected = stablehlo.concatenate %doubled, %zero16, dim = 1 : (tensor<1x1x6x16xf32>, tensor<1x1x6x16xf32>) -> tensor<1x2x6x16xf32>
  stablehlo.custom_call @check.expect_eq(%cropped, %expected) {has_side_effect = true} : (tensor<1x2x6x16xf32>, tensor<1x2x6x16xf32>) -> ()
  return
}
