// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Case 10: rewrites that hold for real numbers or for ranges that do not overlap, and only there.
// RUN: %python %S/inputs/npy.py %t.89.npy float32 89
// RUN: %python %S/inputs/npy.py %t.a.npy float32 -3e38
// RUN: %python %S/inputs/npy.py %t.8.npy int32 8
// RUN: %python %S/inputs/npy.py %t.m4.npy int32 -4
// RUN: %python %S/inputs/npy.py %t.2.npy int32 2
// RUN: %shale_run %s --input=%t.89.npy --input=%t.a.npy --input=%t.8.npy --input=%t.m4.npy --input=%t.2.npy

func.func public @main(%x: tensor<f32>, %a: tensor<f32>, %eight: tensor<i32>, %minus_four: tensor<i32>, %two: tensor<i32>) {
  // exp(89) overflows in f32, so log(exp(89)) is infinite and not 89.
  %inf = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %c89 = stablehlo.constant dense<89.0> : tensor<f32>
  %exp_literal = stablehlo.exponential %c89 : tensor<f32>
  %log_literal = stablehlo.log %exp_literal : tensor<f32>
  stablehlo.custom_call @check.expect_eq(%log_literal, %inf) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
  %exp = stablehlo.exponential %x : tensor<f32>
  %log = stablehlo.log %exp : tensor<f32>
  stablehlo.custom_call @check.expect_eq(%log, %inf) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()

  // (a + 3e38) + 3e38 at a = -3e38 is 3e38; the sum of the two constants is infinite.
  %big = stablehlo.constant dense<3.0e38> : tensor<f32>
  %minus_big = stablehlo.constant dense<-3.0e38> : tensor<f32>
  %once = stablehlo.add %a, %big : tensor<f32>
  %twice = stablehlo.add %once, %big : tensor<f32>
  stablehlo.custom_call @check.expect_eq(%twice, %big) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
  %once_literal = stablehlo.add %minus_big, %big : tensor<f32>
  %twice_literal = stablehlo.add %once_literal, %big : tensor<f32>
  stablehlo.custom_call @check.expect_eq(%twice_literal, %big) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()

  // A dynamic_slice of five elements of a roll by three; starts that are out of range are clamped to 5 and to 0.
  %n = stablehlo.iota dim = 0 : tensor<10xi32>
  %tail = stablehlo.slice %n [7:10] : (tensor<10xi32>) -> tensor<3xi32>
  %head = stablehlo.slice %n [0:7] : (tensor<10xi32>) -> tensor<7xi32>
  %rolled = stablehlo.concatenate %tail, %head, dim = 0 : (tensor<3xi32>, tensor<7xi32>) -> tensor<10xi32>
  %from_five = stablehlo.constant dense<[2, 3, 4, 5, 6]> : tensor<5xi32>
  %from_zero = stablehlo.constant dense<[7, 8, 9, 0, 1]> : tensor<5xi32>
  %above = stablehlo.dynamic_slice %rolled, %eight, sizes = [5] : (tensor<10xi32>, tensor<i32>) -> tensor<5xi32>
  stablehlo.custom_call @check.expect_eq(%above, %from_five) {has_side_effect = true} : (tensor<5xi32>, tensor<5xi32>) -> ()
  %below = stablehlo.dynamic_slice %rolled, %minus_four, sizes = [5] : (tensor<10xi32>, tensor<i32>) -> tensor<5xi32>
  stablehlo.custom_call @check.expect_eq(%below, %from_zero) {has_side_effect = true} : (tensor<5xi32>, tensor<5xi32>) -> ()
  %c8 = stablehlo.constant dense<8> : tensor<i32>
  %cm4 = stablehlo.constant dense<-4> : tensor<i32>
  %above_literal = stablehlo.dynamic_slice %rolled, %c8, sizes = [5] : (tensor<10xi32>, tensor<i32>) -> tensor<5xi32>
  stablehlo.custom_call @check.expect_eq(%above_literal, %from_five) {has_side_effect = true} : (tensor<5xi32>, tensor<5xi32>) -> ()
  %below_literal = stablehlo.dynamic_slice %rolled, %cm4, sizes = [5] : (tensor<10xi32>, tensor<i32>) -> tensor<5xi32>
  stablehlo.custom_call @check.expect_eq(%below_literal, %from_zero) {has_side_effect = true} : (tensor<5xi32>, tensor<5xi32>) -> ()

  // An update that overwrites its own source, shifted up by two and down by two.
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %m = stablehlo.iota dim = 0 : tensor<1000xi32>
  %first = stablehlo.slice %m [0:996] : (tensor<1000xi32>) -> tensor<996xi32>
  %up = stablehlo.dynamic_update_slice %m, %first, %two : (tensor<1000xi32>, tensor<996xi32>, tensor<i32>) -> tensor<1000xi32>
  %twos = stablehlo.constant dense<2> : tensor<1000xi32>
  %end = stablehlo.constant dense<998> : tensor<1000xi32>
  %shifted = stablehlo.subtract %m, %twos : tensor<1000xi32>
  %after_start = stablehlo.compare GE, %m, %twos, SIGNED : (tensor<1000xi32>, tensor<1000xi32>) -> tensor<1000xi1>
  %before_end = stablehlo.compare LT, %m, %end, SIGNED : (tensor<1000xi32>, tensor<1000xi32>) -> tensor<1000xi1>
  %inside = stablehlo.and %after_start, %before_end : tensor<1000xi1>
  %expected_up = stablehlo.select %inside, %shifted, %m : tensor<1000xi1>, tensor<1000xi32>
  stablehlo.custom_call @check.expect_eq(%up, %expected_up) {has_side_effect = true} : (tensor<1000xi32>, tensor<1000xi32>) -> ()
  %last = stablehlo.slice %m [2:1000] : (tensor<1000xi32>) -> tensor<998xi32>
  %down = stablehlo.dynamic_update_slice %m, %last, %c0 : (tensor<1000xi32>, tensor<998xi32>, tensor<i32>) -> tensor<1000xi32>
  %raised = stablehlo.add %m, %twos : tensor<1000xi32>
  %expected_down = stablehlo.select %before_end, %raised, %m : tensor<1000xi1>, tensor<1000xi32>
  stablehlo.custom_call @check.expect_eq(%down, %expected_down) {has_side_effect = true} : (tensor<1000xi32>, tensor<1000xi32>) -> ()
  return
}
