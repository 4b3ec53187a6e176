// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Case 4: sorts by a comparator that is always true, at sizes where implementations change their method. Written by inputs/sorts.py.
// RUN: %python %S/inputs/sorts.py inputs %t
// RUN: %shale_run %s --input=%t/in_0.npy --input=%t/in_1.npy --input=%t/in_2.npy --input=%t/in_3.npy --input=%t/in_4.npy --input=%t/in_5.npy --input=%t/in_6.npy --input=%t/in_7.npy --input=%t/in_8.npy --input=%t/in_9.npy --output-dir=%t
// RUN: %python %S/inputs/sorts.py check always_true %t

func.func public @main(%x0: tensor<16xi32>, %x1: tensor<16xf32>, %x2: tensor<17xi32>, %x3: tensor<17xf32>, %x4: tensor<24xi32>, %x5: tensor<24xf32>, %x6: tensor<64xi32>, %x7: tensor<64xf32>, %x8: tensor<1024xi32>, %x9: tensor<1024xf32>) -> (tensor<16xi32>, tensor<16xi32>, tensor<16xf32>, tensor<16xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xf32>, tensor<17xi32>, tensor<24xi32>, tensor<24xi32>, tensor<24xf32>, tensor<24xi32>, tensor<64xi32>, tensor<64xi32>, tensor<64xf32>, tensor<64xi32>, tensor<1024xi32>, tensor<1024xi32>, tensor<1024xf32>, tensor<1024xi32>) {
  %p0 = stablehlo.iota dim = 0 : tensor<16xi32>
  %s0:2 = "stablehlo.sort"(%x0, %p0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):
    %r = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %r : tensor<i1>
  }) : (tensor<16xi32>, tensor<16xi32>) -> (tensor<16xi32>, tensor<16xi32>)
  %p1 = stablehlo.iota dim = 0 : tensor<16xi32>
  %s1:2 = "stablehlo.sort"(%x1, %p1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
    %r = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %r : tensor<i1>
  }) : (tensor<16xf32>, tensor<16xi32>) -> (tensor<16xf32>, tensor<16xi32>)
  %p2 = stablehlo.iota dim = 0 : tensor<17xi32>
  %s2:2 = "stablehlo.sort"(%x2, %p2) <{dimension = 0 : i64, is_stable = false}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):
    %r = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %r : tensor<i1>
  }) : (tensor<17xi32>, tensor<17xi32>) -> (tensor<17xi32>, tensor<17xi32>)
  %p3 = stablehlo.iota dim = 0 : tensor<17xi32>
  %s3:2 = "stablehlo.sort"(%x3, %p3) <{dimension = 0 : i64, is_stable = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
    %r = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %r : tensor<i1>
  }) : (tensor<17xf32>, tensor<17xi32>) -> (tensor<17xf32>, tensor<17xi32>)
  %p4 = stablehlo.iota dim = 0 : tensor<24xi32>
  %s4:2 = "stablehlo.sort"(%x4, %p4) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):
    %r = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %r : tensor<i1>
  }) : (tensor<24xi32>, tensor<24xi32>) -> (tensor<24xi32>, tensor<24xi32>)
  %p5 = stablehlo.iota dim = 0 : tensor<24xi32>
  %s5:2 = "stablehlo.sort"(%x5, %p5) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
    %r = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %r : tensor<i1>
  }) : (tensor<24xf32>, tensor<24xi32>) -> (tensor<24xf32>, tensor<24xi32>)
  %p6 = stablehlo.iota dim = 0 : tensor<64xi32>
  %s6:2 = "stablehlo.sort"(%x6, %p6) <{dimension = 0 : i64, is_stable = false}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):
    %r = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %r : tensor<i1>
  }) : (tensor<64xi32>, tensor<64xi32>) -> (tensor<64xi32>, tensor<64xi32>)
  %p7 = stablehlo.iota dim = 0 : tensor<64xi32>
  %s7:2 = "stablehlo.sort"(%x7, %p7) <{dimension = 0 : i64, is_stable = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
    %r = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %r : tensor<i1>
  }) : (tensor<64xf32>, tensor<64xi32>) -> (tensor<64xf32>, tensor<64xi32>)
  %p8 = stablehlo.iota dim = 0 : tensor<1024xi32>
  %s8:2 = "stablehlo.sort"(%x8, %p8) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):
    %r = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %r : tensor<i1>
  }) : (tensor<1024xi32>, tensor<1024xi32>) -> (tensor<1024xi32>, tensor<1024xi32>)
  %p9 = stablehlo.iota dim = 0 : tensor<1024xi32>
  %s9:2 = "stablehlo.sort"(%x9, %p9) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
    %r = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %r : tensor<i1>
  }) : (tensor<1024xf32>, tensor<1024xi32>) -> (tensor<1024xf32>, tensor<1024xi32>)
  return %s0#0, %s0#1, %s1#0, %s1#1, %s2#0, %s2#1, %s3#0, %s3#1, %s4#0, %s4#1, %s5#0, %s5#1, %s6#0, %s6#1, %s7#0, %s7#1, %s8#0, %s8#1, %s9#0, %s9#1 : tensor<16xi32>, tensor<16xi32>, tensor<16xf32>, tensor<16xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xf32>, tensor<17xi32>, tensor<24xi32>, tensor<24xi32>, tensor<24xf32>, tensor<24xi32>, tensor<64xi32>, tensor<64xi32>, tensor<64xf32>, tensor<64xi32>, tensor<1024xi32>, tensor<1024xi32>, tensor<1024xf32>, tensor<1024xi32>
}
