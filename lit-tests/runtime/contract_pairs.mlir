// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// RUN: shale-run %s --target=x86-64-v4
// Contractions of bf16 and of 8-bit integers are, to the bit, those of their factors widened first: products are exact, and sums are
// taken in the same order whether an instruction adds one product or two. Odd and even numbers of products, of more than one block,
// and factors that lie row by row, column by column, and in windows.

func.func private @rows() {
  %a0 = stablehlo.iota dim = 0 : tensor<12341xi32>
  %a1 = stablehlo.constant dense<7919> : tensor<12341xi32>
  %a2 = stablehlo.constant dense<251> : tensor<12341xi32>
  %a3 = stablehlo.constant dense<125> : tensor<12341xi32>
  %a4 = stablehlo.multiply %a0, %a1 : tensor<12341xi32>
  %a5 = stablehlo.remainder %a4, %a2 : tensor<12341xi32>
  %a6 = stablehlo.subtract %a5, %a3 : tensor<12341xi32>
  %a = stablehlo.reshape %a6 : (tensor<12341xi32>) -> tensor<41x301xi32>
  %b0 = stablehlo.iota dim = 0 : tensor<11137xi32>
  %b1 = stablehlo.constant dense<6101> : tensor<11137xi32>
  %b2 = stablehlo.constant dense<251> : tensor<11137xi32>
  %b3 = stablehlo.constant dense<125> : tensor<11137xi32>
  %b4 = stablehlo.multiply %b0, %b1 : tensor<11137xi32>
  %b5 = stablehlo.remainder %b4, %b2 : tensor<11137xi32>
  %b6 = stablehlo.subtract %b5, %b3 : tensor<11137xi32>
  %b = stablehlo.reshape %b6 : (tensor<11137xi32>) -> tensor<301x37xi32>
  %a_i8 = stablehlo.convert %a : (tensor<41x301xi32>) -> tensor<41x301xi8>
  %a_i32_inside = stablehlo.convert %a_i8 : (tensor<41x301xi8>) -> tensor<41x301xi32>
  %b_i8 = stablehlo.convert %b : (tensor<301x37xi32>) -> tensor<301x37xi8>
  %b_i32_inside = stablehlo.convert %b_i8 : (tensor<301x37xi8>) -> tensor<301x37xi32>
  %a_i32, %b_i32 = stablehlo.optimization_barrier %a_i32_inside, %b_i32_inside : tensor<41x301xi32>, tensor<301x37xi32>
  %of_i8 = stablehlo.dot_general %a_i8, %b_i8, contracting_dims = [1] x [0] : (tensor<41x301xi8>, tensor<301x37xi8>) -> tensor<41x37xi32>
  %of_i32 = stablehlo.dot_general %a_i32, %b_i32, contracting_dims = [1] x [0] : (tensor<41x301xi32>, tensor<301x37xi32>) -> tensor<41x37xi32>
  check.expect_eq %of_i8, %of_i32 : tensor<41x37xi32>
  %a_float = stablehlo.convert %a : (tensor<41x301xi32>) -> tensor<41x301xf32>
  %a_root = stablehlo.cbrt %a_float : tensor<41x301xf32>
  %a_bf16 = stablehlo.convert %a_root : (tensor<41x301xf32>) -> tensor<41x301xbf16>
  %a_f32_inside = stablehlo.convert %a_bf16 : (tensor<41x301xbf16>) -> tensor<41x301xf32>
  %b_float = stablehlo.convert %b : (tensor<301x37xi32>) -> tensor<301x37xf32>
  %b_root = stablehlo.cbrt %b_float : tensor<301x37xf32>
  %b_bf16 = stablehlo.convert %b_root : (tensor<301x37xf32>) -> tensor<301x37xbf16>
  %b_f32_inside = stablehlo.convert %b_bf16 : (tensor<301x37xbf16>) -> tensor<301x37xf32>
  %a_f32, %b_f32 = stablehlo.optimization_barrier %a_f32_inside, %b_f32_inside : tensor<41x301xf32>, tensor<301x37xf32>
  %of_bf16 = stablehlo.dot_general %a_bf16, %b_bf16, contracting_dims = [1] x [0] : (tensor<41x301xbf16>, tensor<301x37xbf16>) -> tensor<41x37xf32>
  %of_f32 = stablehlo.dot_general %a_f32, %b_f32, contracting_dims = [1] x [0] : (tensor<41x301xf32>, tensor<301x37xf32>) -> tensor<41x37xf32>
  check.expect_eq %of_bf16, %of_f32 : tensor<41x37xf32>
  return
}

func.func private @columns() {
  %a0 = stablehlo.iota dim = 0 : tensor<5200xi32>
  %a1 = stablehlo.constant dense<7919> : tensor<5200xi32>
  %a2 = stablehlo.constant dense<251> : tensor<5200xi32>
  %a3 = stablehlo.constant dense<125> : tensor<5200xi32>
  %a4 = stablehlo.multiply %a0, %a1 : tensor<5200xi32>
  %a5 = stablehlo.remainder %a4, %a2 : tensor<5200xi32>
  %a6 = stablehlo.subtract %a5, %a3 : tensor<5200xi32>
  %a = stablehlo.reshape %a6 : (tensor<5200xi32>) -> tensor<130x40xi32>
  %b0 = stablehlo.iota dim = 0 : tensor<4290xi32>
  %b1 = stablehlo.constant dense<6101> : tensor<4290xi32>
  %b2 = stablehlo.constant dense<251> : tensor<4290xi32>
  %b3 = stablehlo.constant dense<125> : tensor<4290xi32>
  %b4 = stablehlo.multiply %b0, %b1 : tensor<4290xi32>
  %b5 = stablehlo.remainder %b4, %b2 : tensor<4290xi32>
  %b6 = stablehlo.subtract %b5, %b3 : tensor<4290xi32>
  %b = stablehlo.reshape %b6 : (tensor<4290xi32>) -> tensor<130x33xi32>
  %a_i8 = stablehlo.convert %a : (tensor<130x40xi32>) -> tensor<130x40xi8>
  %a_i32_inside = stablehlo.convert %a_i8 : (tensor<130x40xi8>) -> tensor<130x40xi32>
  %b_i8 = stablehlo.convert %b : (tensor<130x33xi32>) -> tensor<130x33xi8>
  %b_i32_inside = stablehlo.convert %b_i8 : (tensor<130x33xi8>) -> tensor<130x33xi32>
  %a_i32, %b_i32 = stablehlo.optimization_barrier %a_i32_inside, %b_i32_inside : tensor<130x40xi32>, tensor<130x33xi32>
  %of_i8 = stablehlo.dot_general %a_i8, %b_i8, contracting_dims = [0] x [0] : (tensor<130x40xi8>, tensor<130x33xi8>) -> tensor<40x33xi32>
  %of_i32 = stablehlo.dot_general %a_i32, %b_i32, contracting_dims = [0] x [0] : (tensor<130x40xi32>, tensor<130x33xi32>) -> tensor<40x33xi32>
  check.expect_eq %of_i8, %of_i32 : tensor<40x33xi32>
  %a_float = stablehlo.convert %a : (tensor<130x40xi32>) -> tensor<130x40xf32>
  %a_root = stablehlo.cbrt %a_float : tensor<130x40xf32>
  %a_bf16 = stablehlo.convert %a_root : (tensor<130x40xf32>) -> tensor<130x40xbf16>
  %a_f32_inside = stablehlo.convert %a_bf16 : (tensor<130x40xbf16>) -> tensor<130x40xf32>
  %b_float = stablehlo.convert %b : (tensor<130x33xi32>) -> tensor<130x33xf32>
  %b_root = stablehlo.cbrt %b_float : tensor<130x33xf32>
  %b_bf16 = stablehlo.convert %b_root : (tensor<130x33xf32>) -> tensor<130x33xbf16>
  %b_f32_inside = stablehlo.convert %b_bf16 : (tensor<130x33xbf16>) -> tensor<130x33xf32>
  %a_f32, %b_f32 = stablehlo.optimization_barrier %a_f32_inside, %b_f32_inside : tensor<130x40xf32>, tensor<130x33xf32>
  %of_bf16 = stablehlo.dot_general %a_bf16, %b_bf16, contracting_dims = [0] x [0] : (tensor<130x40xbf16>, tensor<130x33xbf16>) -> tensor<40x33xf32>
  %of_f32 = stablehlo.dot_general %a_f32, %b_f32, contracting_dims = [0] x [0] : (tensor<130x40xf32>, tensor<130x33xf32>) -> tensor<40x33xf32>
  check.expect_eq %of_bf16, %of_f32 : tensor<40x33xf32>
  return
}

func.func private @both() {
  %a0 = stablehlo.iota dim = 0 : tensor<798xi32>
  %a1 = stablehlo.constant dense<7919> : tensor<798xi32>
  %a2 = stablehlo.constant dense<251> : tensor<798xi32>
  %a3 = stablehlo.constant dense<125> : tensor<798xi32>
  %a4 = stablehlo.multiply %a0, %a1 : tensor<798xi32>
  %a5 = stablehlo.remainder %a4, %a2 : tensor<798xi32>
  %a6 = stablehlo.subtract %a5, %a3 : tensor<798xi32>
  %a = stablehlo.reshape %a6 : (tensor<798xi32>) -> tensor<3x38x7xi32>
  %b0 = stablehlo.iota dim = 0 : tensor<420xi32>
  %b1 = stablehlo.constant dense<6101> : tensor<420xi32>
  %b2 = stablehlo.constant dense<251> : tensor<420xi32>
  %b3 = stablehlo.constant dense<125> : tensor<420xi32>
  %b4 = stablehlo.multiply %b0, %b1 : tensor<420xi32>
  %b5 = stablehlo.remainder %b4, %b2 : tensor<420xi32>
  %b6 = stablehlo.subtract %b5, %b3 : tensor<420xi32>
  %b = stablehlo.reshape %b6 : (tensor<420xi32>) -> tensor<3x20x7xi32>
  %a_i8 = stablehlo.convert %a : (tensor<3x38x7xi32>) -> tensor<3x38x7xi8>
  %a_i32_inside = stablehlo.convert %a_i8 : (tensor<3x38x7xi8>) -> tensor<3x38x7xi32>
  %b_i8 = stablehlo.convert %b : (tensor<3x20x7xi32>) -> tensor<3x20x7xi8>
  %b_i32_inside = stablehlo.convert %b_i8 : (tensor<3x20x7xi8>) -> tensor<3x20x7xi32>
  %a_i32, %b_i32 = stablehlo.optimization_barrier %a_i32_inside, %b_i32_inside : tensor<3x38x7xi32>, tensor<3x20x7xi32>
  %of_i8 = stablehlo.dot_general %a_i8, %b_i8, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x38x7xi8>, tensor<3x20x7xi8>) -> tensor<3x38x20xi32>
  %of_i32 = stablehlo.dot_general %a_i32, %b_i32, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x38x7xi32>, tensor<3x20x7xi32>) -> tensor<3x38x20xi32>
  check.expect_eq %of_i8, %of_i32 : tensor<3x38x20xi32>
  %a_float = stablehlo.convert %a : (tensor<3x38x7xi32>) -> tensor<3x38x7xf32>
  %a_root = stablehlo.cbrt %a_float : tensor<3x38x7xf32>
  %a_bf16 = stablehlo.convert %a_root : (tensor<3x38x7xf32>) -> tensor<3x38x7xbf16>
  %a_f32_inside = stablehlo.convert %a_bf16 : (tensor<3x38x7xbf16>) -> tensor<3x38x7xf32>
  %b_float = stablehlo.convert %b : (tensor<3x20x7xi32>) -> tensor<3x20x7xf32>
  %b_root = stablehlo.cbrt %b_float : tensor<3x20x7xf32>
  %b_bf16 = stablehlo.convert %b_root : (tensor<3x20x7xf32>) -> tensor<3x20x7xbf16>
  %b_f32_inside = stablehlo.convert %b_bf16 : (tensor<3x20x7xbf16>) -> tensor<3x20x7xf32>
  %a_f32, %b_f32 = stablehlo.optimization_barrier %a_f32_inside, %b_f32_inside : tensor<3x38x7xf32>, tensor<3x20x7xf32>
  %of_bf16 = stablehlo.dot_general %a_bf16, %b_bf16, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x38x7xbf16>, tensor<3x20x7xbf16>) -> tensor<3x38x20xf32>
  %of_f32 = stablehlo.dot_general %a_f32, %b_f32, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x38x7xf32>, tensor<3x20x7xf32>) -> tensor<3x38x20xf32>
  check.expect_eq %of_bf16, %of_f32 : tensor<3x38x20xf32>
  return
}

func.func private @windows() {
  %a0 = stablehlo.iota dim = 0 : tensor<810xi32>
  %a1 = stablehlo.constant dense<7919> : tensor<810xi32>
  %a2 = stablehlo.constant dense<251> : tensor<810xi32>
  %a3 = stablehlo.constant dense<125> : tensor<810xi32>
  %a4 = stablehlo.multiply %a0, %a1 : tensor<810xi32>
  %a5 = stablehlo.remainder %a4, %a2 : tensor<810xi32>
  %a6 = stablehlo.subtract %a5, %a3 : tensor<810xi32>
  %a = stablehlo.reshape %a6 : (tensor<810xi32>) -> tensor<2x9x9x5xi32>
  %b0 = stablehlo.iota dim = 0 : tensor<1485xi32>
  %b1 = stablehlo.constant dense<6101> : tensor<1485xi32>
  %b2 = stablehlo.constant dense<251> : tensor<1485xi32>
  %b3 = stablehlo.constant dense<125> : tensor<1485xi32>
  %b4 = stablehlo.multiply %b0, %b1 : tensor<1485xi32>
  %b5 = stablehlo.remainder %b4, %b2 : tensor<1485xi32>
  %b6 = stablehlo.subtract %b5, %b3 : tensor<1485xi32>
  %b = stablehlo.reshape %b6 : (tensor<1485xi32>) -> tensor<3x3x5x33xi32>
  %a_i8 = stablehlo.convert %a : (tensor<2x9x9x5xi32>) -> tensor<2x9x9x5xi8>
  %a_i32_inside = stablehlo.convert %a_i8 : (tensor<2x9x9x5xi8>) -> tensor<2x9x9x5xi32>
  %b_i8 = stablehlo.convert %b : (tensor<3x3x5x33xi32>) -> tensor<3x3x5x33xi8>
  %b_i32_inside = stablehlo.convert %b_i8 : (tensor<3x3x5x33xi8>) -> tensor<3x3x5x33xi32>
  %a_i32, %b_i32 = stablehlo.optimization_barrier %a_i32_inside, %b_i32_inside : tensor<2x9x9x5xi32>, tensor<3x3x5x33xi32>
  %of_i8 = stablehlo.convolution(%a_i8, %b_i8) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x9x9x5xi8>, tensor<3x3x5x33xi8>) -> tensor<2x7x7x33xi32>
  %of_i32 = stablehlo.convolution(%a_i32, %b_i32) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x9x9x5xi32>, tensor<3x3x5x33xi32>) -> tensor<2x7x7x33xi32>
  check.expect_eq %of_i8, %of_i32 : tensor<2x7x7x33xi32>
  %a_float = stablehlo.convert %a : (tensor<2x9x9x5xi32>) -> tensor<2x9x9x5xf32>
  %a_root = stablehlo.cbrt %a_float : tensor<2x9x9x5xf32>
  %a_bf16 = stablehlo.convert %a_root : (tensor<2x9x9x5xf32>) -> tensor<2x9x9x5xbf16>
  %a_f32_inside = stablehlo.convert %a_bf16 : (tensor<2x9x9x5xbf16>) -> tensor<2x9x9x5xf32>
  %b_float = stablehlo.convert %b : (tensor<3x3x5x33xi32>) -> tensor<3x3x5x33xf32>
  %b_root = stablehlo.cbrt %b_float : tensor<3x3x5x33xf32>
  %b_bf16 = stablehlo.convert %b_root : (tensor<3x3x5x33xf32>) -> tensor<3x3x5x33xbf16>
  %b_f32_inside = stablehlo.convert %b_bf16 : (tensor<3x3x5x33xbf16>) -> tensor<3x3x5x33xf32>
  %a_f32, %b_f32 = stablehlo.optimization_barrier %a_f32_inside, %b_f32_inside : tensor<2x9x9x5xf32>, tensor<3x3x5x33xf32>
  %of_bf16 = stablehlo.convolution(%a_bf16, %b_bf16) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x9x9x5xbf16>, tensor<3x3x5x33xbf16>) -> tensor<2x7x7x33xf32>
  %of_f32 = stablehlo.convolution(%a_f32, %b_f32) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x9x9x5xf32>, tensor<3x3x5x33xf32>) -> tensor<2x7x7x33xf32>
  check.expect_eq %of_bf16, %of_f32 : tensor<2x7x7x33xf32>
  return
}

// By hand: 301 products of the row's and the column's number, and the sum of the first 97 squares, 96 * 97 * 193 / 6.
func.func private @numbers() {
  %row = stablehlo.iota dim = 0 : tensor<41x301xi8>
  %column = stablehlo.iota dim = 1 : tensor<301x37xi8>
  %r = stablehlo.iota dim = 0 : tensor<41x37xi32>
  %c = stablehlo.iota dim = 1 : tensor<41x37xi32>
  %n = stablehlo.constant dense<301> : tensor<41x37xi32>
  %rc = stablehlo.multiply %r, %c : tensor<41x37xi32>
  %expected = stablehlo.multiply %rc, %n : tensor<41x37xi32>
  %0 = stablehlo.dot_general %row, %column, contracting_dims = [1] x [0] : (tensor<41x301xi8>, tensor<301x37xi8>) -> tensor<41x37xi32>
  check.expect_eq %0, %expected : tensor<41x37xi32>
  %k0 = stablehlo.iota dim = 1 : tensor<40x97xi8>
  %k1 = stablehlo.iota dim = 0 : tensor<97x33xi8>
  %1 = stablehlo.dot_general %k0, %k1, contracting_dims = [1] x [0] : (tensor<40x97xi8>, tensor<97x33xi8>) -> tensor<40x33xi32>
  check.expect_eq_const %1, dense<299536> : tensor<40x33xi32>
  %f0 = stablehlo.iota dim = 1 : tensor<40x97xbf16>
  %f1 = stablehlo.iota dim = 0 : tensor<97x33xbf16>
  %2 = stablehlo.dot_general %f0, %f1, contracting_dims = [1] x [0] : (tensor<40x97xbf16>, tensor<97x33xbf16>) -> tensor<40x33xf32>
  check.expect_eq_const %2, dense<2.995360e+05> : tensor<40x33xf32>
  return
}

func.func @main() {
  func.call @numbers() : () -> ()
  func.call @rows() : () -> ()
  func.call @columns() : () -> ()
  func.call @both() : () -> ()
  func.call @windows() : () -> ()
  return
}
