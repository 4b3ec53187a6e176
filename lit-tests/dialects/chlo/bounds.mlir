// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s --split-input-file --verify-diagnostics
// What follows for results where sizes are not known but bounded. Each was compared with jaxlib 0.10.2, except where sizes contradict
// their bounds.

!two = tensor<?xf32, #stablehlo.bounds<2>>
!four = tensor<?xf32, #stablehlo.bounds<4>>
func.func @one_type(%a: !four, %b: tensor<?xf32>, %c: tensor<3xf32>, %d: !two, %z: tensor<?xcomplex<f32>, #stablehlo.bounds<4>>, %i: tensor<?xi32, #stablehlo.bounds<4>>) {
  %0 = "chlo.acos"(%a) : (!four) -> tensor<3xf32>
  %1 = "chlo.acos"(%c) : (tensor<3xf32>) -> !four
  %2 = "chlo.acosh"(%a) : (!four) -> tensor<3xf32>
  %3 = "chlo.acosh"(%c) : (tensor<3xf32>) -> !four
  %4 = "chlo.asin"(%a) : (!four) -> tensor<3xf32>
  %5 = "chlo.asin"(%c) : (tensor<3xf32>) -> !four
  %6 = "chlo.asinh"(%a) : (!four) -> tensor<3xf32>
  %7 = "chlo.asinh"(%c) : (tensor<3xf32>) -> !four
  %8 = "chlo.atan"(%a) : (!four) -> tensor<3xf32>
  %9 = "chlo.atan"(%c) : (tensor<3xf32>) -> !four
  %10 = "chlo.atanh"(%a) : (!four) -> tensor<3xf32>
  %11 = "chlo.atanh"(%c) : (tensor<3xf32>) -> !four
  %12 = "chlo.bessel_i1e"(%a) : (!four) -> tensor<3xf32>
  %13 = "chlo.bessel_i1e"(%c) : (tensor<3xf32>) -> !four
  %14 = "chlo.cosh"(%a) : (!four) -> tensor<3xf32>
  %15 = "chlo.cosh"(%c) : (tensor<3xf32>) -> !four
  %16 = "chlo.digamma"(%a) : (!four) -> tensor<3xf32>
  %17 = "chlo.digamma"(%c) : (tensor<3xf32>) -> !four
  %18 = "chlo.erf"(%a) : (!four) -> tensor<3xf32>
  %19 = "chlo.erf"(%c) : (tensor<3xf32>) -> !four
  %20 = "chlo.erf_inv"(%a) : (!four) -> tensor<3xf32>
  %21 = "chlo.erf_inv"(%c) : (tensor<3xf32>) -> !four
  %22 = "chlo.erfc"(%a) : (!four) -> tensor<3xf32>
  %23 = "chlo.erfc"(%c) : (tensor<3xf32>) -> !four
  %24 = "chlo.lgamma"(%a) : (!four) -> tensor<3xf32>
  %25 = "chlo.lgamma"(%c) : (tensor<3xf32>) -> !four
  %26 = "chlo.sinh"(%a) : (!four) -> tensor<3xf32>
  %27 = "chlo.sinh"(%c) : (tensor<3xf32>) -> !four
  %28 = "chlo.square"(%a) : (!four) -> tensor<3xf32>
  %29 = "chlo.square"(%c) : (tensor<3xf32>) -> !four
  %30 = "chlo.tan"(%a) : (!four) -> tensor<3xf32>
  %31 = "chlo.tan"(%c) : (tensor<3xf32>) -> !four
  %32 = "chlo.conj"(%z) : (tensor<?xcomplex<f32>, #stablehlo.bounds<4>>) -> tensor<?xcomplex<f32>>
  %33 = "chlo.next_after"(%a, %d) : (!four, !two) -> !two
  %34 = "chlo.next_after"(%b, %a) : (tensor<?xf32>, !four) -> tensor<3xf32>
  %35 = "chlo.polygamma"(%a, %d) : (!four, !two) -> !two
  %36 = "chlo.polygamma"(%b, %a) : (tensor<?xf32>, !four) -> tensor<3xf32>
  %37 = "chlo.zeta"(%a, %d) : (!four, !two) -> !two
  %38 = "chlo.zeta"(%b, %a) : (tensor<?xf32>, !four) -> tensor<3xf32>
  %39 = "chlo.mulhi"(%i, %i) : (tensor<?xi32, #stablehlo.bounds<4>>, tensor<?xi32, #stablehlo.bounds<4>>) -> tensor<3xi32>
  return
}

// -----

func.func @acos_beyond_bound(%a: tensor<?xf32, #stablehlo.bounds<4>>) {
  // expected-error @+1 {{'chlo.acos' op operands and result must have one shape, got 'tensor<?xf32, #stablehlo.bounds<4>>' and}}
  %0 = "chlo.acos"(%a) : (tensor<?xf32, #stablehlo.bounds<4>>) -> tensor<5xf32>
  return
}

// -----

func.func @acosh_beyond_bound(%a: tensor<?xf32, #stablehlo.bounds<4>>) {
  // expected-error @+1 {{'chlo.acosh' op operands and result must have one shape, got 'tensor<?xf32, #stablehlo.bounds<4>>' and}}
  %0 = "chlo.acosh"(%a) : (tensor<?xf32, #stablehlo.bounds<4>>) -> tensor<5xf32>
  return
}

// -----

func.func @asin_beyond_bound(%a: tensor<?xf32, #stablehlo.bounds<4>>) {
  // expected-error @+1 {{'chlo.asin' op operands and result must have one shape, got 'tensor<?xf32, #stablehlo.bounds<4>>' and}}
  %0 = "chlo.asin"(%a) : (tensor<?xf32, #stablehlo.bounds<4>>) -> tensor<5xf32>
  return
}

// -----

func.func @asinh_beyond_bound(%a: tensor<?xf32, #stablehlo.bounds<4>>) {
  // expected-error @+1 {{'chlo.asinh' op operands and result must have one shape, got 'tensor<?xf32, #stablehlo.bounds<4>>' and}}
  %0 = "chlo.asinh"(%a) : (tensor<?xf32, #stablehlo.bounds<4>>) -> tensor<5xf32>
  return
}

// -----

func.func @atan_beyond_bound(%a: tensor<?xf32, #stablehlo.bounds<4>>) {
  // expected-error @+1 {{'chlo.atan' op operands and result must have one shape, got 'tensor<?xf32, #stablehlo.bounds<4>>' and}}
  %0 = "chlo.atan"(%a) : (tensor<?xf32, #stablehlo.bounds<4>>) -> tensor<5xf32>
  return
}

// -----

func.func @atanh_beyond_bound(%a: tensor<?xf32, #stablehlo.bounds<4>>) {
  // expected-error @+1 {{'chlo.atanh' op operands and result must have one shape, got 'tensor<?xf32, #stablehlo.bounds<4>>' and}}
  %0 = "chlo.atanh"(%a) : (tensor<?xf32, #stablehlo.bounds<4>>) -> tensor<5xf32>
  return
}

// -----

func.func @bessel_i1e_beyond_bound(%a: tensor<?xf32, #stablehlo.bounds<4>>) {
  // expected-error @+1 {{'chlo.bessel_i1e' op operands and result must have one shape, got 'tensor<?xf32, #stablehlo.bounds<4>>' and}}
  %0 = "chlo.bessel_i1e"(%a) : (tensor<?xf32, #stablehlo.bounds<4>>) -> tensor<5xf32>
  return
}

// -----

func.func @cosh_beyond_bound(%a: tensor<?xf32, #stablehlo.bounds<4>>) {
  // expected-error @+1 {{'chlo.cosh' op operands and result must have one shape, got 'tensor<?xf32, #stablehlo.bounds<4>>' and}}
  %0 = "chlo.cosh"(%a) : (tensor<?xf32, #stablehlo.bounds<4>>) -> tensor<5xf32>
  return
}

// -----

func.func @digamma_beyond_bound(%a: tensor<?xf32, #stablehlo.bounds<4>>) {
  // expected-error @+1 {{'chlo.digamma' op operands and result must have one shape, got 'tensor<?xf32, #stablehlo.bounds<4>>' and}}
  %0 = "chlo.digamma"(%a) : (tensor<?xf32, #stablehlo.bounds<4>>) -> tensor<5xf32>
  return
}

// -----

func.func @erf_beyond_bound(%a: tensor<?xf32, #stablehlo.bounds<4>>) {
  // expected-error @+1 {{'chlo.erf' op operands and result must have one shape, got 'tensor<?xf32, #stablehlo.bounds<4>>' and}}
  %0 = "chlo.erf"(%a) : (tensor<?xf32, #stablehlo.bounds<4>>) -> tensor<5xf32>
  return
}

// -----

func.func @erf_inv_beyond_bound(%a: tensor<?xf32, #stablehlo.bounds<4>>) {
  // expected-error @+1 {{'chlo.erf_inv' op operands and result must have one shape, got 'tensor<?xf32, #stablehlo.bounds<4>>' and}}
  %0 = "chlo.erf_inv"(%a) : (tensor<?xf32, #stablehlo.bounds<4>>) -> tensor<5xf32>
  return
}

// -----

func.func @erfc_beyond_bound(%a: tensor<?xf32, #stablehlo.bounds<4>>) {
  // expected-error @+1 {{'chlo.erfc' op operands and result must have one shape, got 'tensor<?xf32, #stablehlo.bounds<4>>' and}}
  %0 = "chlo.erfc"(%a) : (tensor<?xf32, #stablehlo.bounds<4>>) -> tensor<5xf32>
  return
}

// -----

func.func @lgamma_beyond_bound(%a: tensor<?xf32, #stablehlo.bounds<4>>) {
  // expected-error @+1 {{'chlo.lgamma' op operands and result must have one shape, got 'tensor<?xf32, #stablehlo.bounds<4>>' and}}
  %0 = "chlo.lgamma"(%a) : (tensor<?xf32, #stablehlo.bounds<4>>) -> tensor<5xf32>
  return
}

// -----

func.func @sinh_beyond_bound(%a: tensor<?xf32, #stablehlo.bounds<4>>) {
  // expected-error @+1 {{'chlo.sinh' op operands and result must have one shape, got 'tensor<?xf32, #stablehlo.bounds<4>>' and}}
  %0 = "chlo.sinh"(%a) : (tensor<?xf32, #stablehlo.bounds<4>>) -> tensor<5xf32>
  return
}

// -----

func.func @square_beyond_bound(%a: tensor<?xf32, #stablehlo.bounds<4>>) {
  // expected-error @+1 {{'chlo.square' op operands and result must have one shape, got 'tensor<?xf32, #stablehlo.bounds<4>>' and}}
  %0 = "chlo.square"(%a) : (tensor<?xf32, #stablehlo.bounds<4>>) -> tensor<5xf32>
  return
}

// -----

func.func @tan_beyond_bound(%a: tensor<?xf32, #stablehlo.bounds<4>>) {
  // expected-error @+1 {{'chlo.tan' op operands and result must have one shape, got 'tensor<?xf32, #stablehlo.bounds<4>>' and}}
  %0 = "chlo.tan"(%a) : (tensor<?xf32, #stablehlo.bounds<4>>) -> tensor<5xf32>
  return
}

// -----

func.func @next_after_of_two_sizes(%a: tensor<?xf32, #stablehlo.bounds<2>>, %b: tensor<3xf32>) {
  // expected-error @+1 {{'chlo.next_after' op operands and result must have one shape, got}}
  %0 = "chlo.next_after"(%a, %b) : (tensor<?xf32, #stablehlo.bounds<2>>, tensor<3xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @polygamma_of_two_sizes(%a: tensor<?xf32, #stablehlo.bounds<2>>, %b: tensor<3xf32>) {
  // expected-error @+1 {{'chlo.polygamma' op operands and result must have one shape, got}}
  %0 = "chlo.polygamma"(%a, %b) : (tensor<?xf32, #stablehlo.bounds<2>>, tensor<3xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @zeta_of_two_sizes(%a: tensor<?xf32, #stablehlo.bounds<2>>, %b: tensor<3xf32>) {
  // expected-error @+1 {{'chlo.zeta' op operands and result must have one shape, got}}
  %0 = "chlo.zeta"(%a, %b) : (tensor<?xf32, #stablehlo.bounds<2>>, tensor<3xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @mulhi_of_two_sizes(%a: tensor<?xi32, #stablehlo.bounds<2>>, %b: tensor<3xi32>) {
  // expected-error @+1 {{'chlo.mulhi' op operands and result must have one shape, got}}
  %0 = "chlo.mulhi"(%a, %b) : (tensor<?xi32, #stablehlo.bounds<2>>, tensor<3xi32>) -> tensor<?xi32>
  return
}

// -----

func.func @conj_beyond_bound(%a: tensor<?xcomplex<f32>, #stablehlo.bounds<4>>) {
  // expected-error @+1 {{'chlo.conj' op operands and result must have one shape, got 'tensor<?xcomplex<f32>, #stablehlo.bounds<4>>' and}}
  %0 = "chlo.conj"(%a) : (tensor<?xcomplex<f32>, #stablehlo.bounds<4>>) -> tensor<5xcomplex<f32>>
  return
}

// -----

// A size of 1 repeats, so that a bound of one is one of the result; of two that may be 1 the larger bound holds.
func.func @broadcast(%a: tensor<?xf32, #stablehlo.bounds<4>>, %b: tensor<1xf32>, %c: tensor<?xf32, #stablehlo.bounds<2>>, %d: tensor<3xf32>) {
  %0 = chlo.broadcast_add %a, %b : (tensor<?xf32, #stablehlo.bounds<4>>, tensor<1xf32>) -> tensor<?xf32, #stablehlo.bounds<4>>
  %1 = chlo.broadcast_add %b, %c : (tensor<1xf32>, tensor<?xf32, #stablehlo.bounds<2>>) -> tensor<2xf32>
  %2 = chlo.broadcast_add %a, %c : (tensor<?xf32, #stablehlo.bounds<4>>, tensor<?xf32, #stablehlo.bounds<2>>) -> tensor<4xf32>
  %3 = chlo.broadcast_add %d, %c : (tensor<3xf32>, tensor<?xf32, #stablehlo.bounds<2>>) -> tensor<3xf32>
  return
}

// -----

func.func @broadcast_add_beyond_bound(%a: tensor<?xf32, #stablehlo.bounds<4>>, %b: tensor<1xf32>) {
  // expected-error @+2 {{'chlo.broadcast_add' op failed to infer returned types}}
  // expected-error @+1 {{'chlo.broadcast_add' op inferred type(s) 'tensor<?xf32, #stablehlo.bounds<4>>' are incompatible with}}
  %0 = chlo.broadcast_add %a, %b : (tensor<?xf32, #stablehlo.bounds<4>>, tensor<1xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @broadcast_atan2_beyond_bound(%a: tensor<?xf32, #stablehlo.bounds<4>>, %b: tensor<1xf32>) {
  // expected-error @+2 {{'chlo.broadcast_atan2' op failed to infer returned types}}
  // expected-error @+1 {{'chlo.broadcast_atan2' op inferred type(s) 'tensor<?xf32, #stablehlo.bounds<4>>' are incompatible with}}
  %0 = chlo.broadcast_atan2 %a, %b : (tensor<?xf32, #stablehlo.bounds<4>>, tensor<1xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @broadcast_divide_beyond_bound(%a: tensor<?xf32, #stablehlo.bounds<4>>, %b: tensor<1xf32>) {
  // expected-error @+2 {{'chlo.broadcast_divide' op failed to infer returned types}}
  // expected-error @+1 {{'chlo.broadcast_divide' op inferred type(s) 'tensor<?xf32, #stablehlo.bounds<4>>' are incompatible with}}
  %0 = chlo.broadcast_divide %a, %b : (tensor<?xf32, #stablehlo.bounds<4>>, tensor<1xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @broadcast_maximum_beyond_bound(%a: tensor<?xf32, #stablehlo.bounds<4>>, %b: tensor<1xf32>) {
  // expected-error @+2 {{'chlo.broadcast_maximum' op failed to infer returned types}}
  // expected-error @+1 {{'chlo.broadcast_maximum' op inferred type(s) 'tensor<?xf32, #stablehlo.bounds<4>>' are incompatible with}}
  %0 = chlo.broadcast_maximum %a, %b : (tensor<?xf32, #stablehlo.bounds<4>>, tensor<1xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @broadcast_minimum_beyond_bound(%a: tensor<?xf32, #stablehlo.bounds<4>>, %b: tensor<1xf32>) {
  // expected-error @+2 {{'chlo.broadcast_minimum' op failed to infer returned types}}
  // expected-error @+1 {{'chlo.broadcast_minimum' op inferred type(s) 'tensor<?xf32, #stablehlo.bounds<4>>' are incompatible with}}
  %0 = chlo.broadcast_minimum %a, %b : (tensor<?xf32, #stablehlo.bounds<4>>, tensor<1xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @broadcast_multiply_beyond_bound(%a: tensor<?xf32, #stablehlo.bounds<4>>, %b: tensor<1xf32>) {
  // expected-error @+2 {{'chlo.broadcast_multiply' op failed to infer returned types}}
  // expected-error @+1 {{'chlo.broadcast_multiply' op inferred type(s) 'tensor<?xf32, #stablehlo.bounds<4>>' are incompatible with}}
  %0 = chlo.broadcast_multiply %a, %b : (tensor<?xf32, #stablehlo.bounds<4>>, tensor<1xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @broadcast_next_after_beyond_bound(%a: tensor<?xf32, #stablehlo.bounds<4>>, %b: tensor<1xf32>) {
  // expected-error @+2 {{'chlo.broadcast_next_after' op failed to infer returned types}}
  // expected-error @+1 {{'chlo.broadcast_next_after' op inferred type(s) 'tensor<?xf32, #stablehlo.bounds<4>>' are incompatible with}}
  %0 = chlo.broadcast_next_after %a, %b : (tensor<?xf32, #stablehlo.bounds<4>>, tensor<1xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @broadcast_polygamma_beyond_bound(%a: tensor<?xf32, #stablehlo.bounds<4>>, %b: tensor<1xf32>) {
  // expected-error @+2 {{'chlo.broadcast_polygamma' op failed to infer returned types}}
  // expected-error @+1 {{'chlo.broadcast_polygamma' op inferred type(s) 'tensor<?xf32, #stablehlo.bounds<4>>' are incompatible with}}
  %0 = chlo.broadcast_polygamma %a, %b : (tensor<?xf32, #stablehlo.bounds<4>>, tensor<1xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @broadcast_power_beyond_bound(%a: tensor<?xf32, #stablehlo.bounds<4>>, %b: tensor<1xf32>) {
  // expected-error @+2 {{'chlo.broadcast_power' op failed to infer returned types}}
  // expected-error @+1 {{'chlo.broadcast_power' op inferred type(s) 'tensor<?xf32, #stablehlo.bounds<4>>' are incompatible with}}
  %0 = chlo.broadcast_power %a, %b : (tensor<?xf32, #stablehlo.bounds<4>>, tensor<1xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @broadcast_remainder_beyond_bound(%a: tensor<?xf32, #stablehlo.bounds<4>>, %b: tensor<1xf32>) {
  // expected-error @+2 {{'chlo.broadcast_remainder' op failed to infer returned types}}
  // expected-error @+1 {{'chlo.broadcast_remainder' op inferred type(s) 'tensor<?xf32, #stablehlo.bounds<4>>' are incompatible with}}
  %0 = chlo.broadcast_remainder %a, %b : (tensor<?xf32, #stablehlo.bounds<4>>, tensor<1xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @broadcast_subtract_beyond_bound(%a: tensor<?xf32, #stablehlo.bounds<4>>, %b: tensor<1xf32>) {
  // expected-error @+2 {{'chlo.broadcast_subtract' op failed to infer returned types}}
  // expected-error @+1 {{'chlo.broadcast_subtract' op inferred type(s) 'tensor<?xf32, #stablehlo.bounds<4>>' are incompatible with}}
  %0 = chlo.broadcast_subtract %a, %b : (tensor<?xf32, #stablehlo.bounds<4>>, tensor<1xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @broadcast_zeta_beyond_bound(%a: tensor<?xf32, #stablehlo.bounds<4>>, %b: tensor<1xf32>) {
  // expected-error @+2 {{'chlo.broadcast_zeta' op failed to infer returned types}}
  // expected-error @+1 {{'chlo.broadcast_zeta' op inferred type(s) 'tensor<?xf32, #stablehlo.bounds<4>>' are incompatible with}}
  %0 = chlo.broadcast_zeta %a, %b : (tensor<?xf32, #stablehlo.bounds<4>>, tensor<1xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @broadcast_and_beyond_bound(%a: tensor<?xi32, #stablehlo.bounds<4>>, %b: tensor<1xi32>) {
  // expected-error @+2 {{'chlo.broadcast_and' op failed to infer returned types}}
  // expected-error @+1 {{'chlo.broadcast_and' op inferred type(s) 'tensor<?xi32, #stablehlo.bounds<4>>' are incompatible with}}
  %0 = chlo.broadcast_and %a, %b : (tensor<?xi32, #stablehlo.bounds<4>>, tensor<1xi32>) -> tensor<5xi32>
  return
}

// -----

func.func @broadcast_or_beyond_bound(%a: tensor<?xi32, #stablehlo.bounds<4>>, %b: tensor<1xi32>) {
  // expected-error @+2 {{'chlo.broadcast_or' op failed to infer returned types}}
  // expected-error @+1 {{'chlo.broadcast_or' op inferred type(s) 'tensor<?xi32, #stablehlo.bounds<4>>' are incompatible with}}
  %0 = chlo.broadcast_or %a, %b : (tensor<?xi32, #stablehlo.bounds<4>>, tensor<1xi32>) -> tensor<5xi32>
  return
}

// -----

func.func @broadcast_xor_beyond_bound(%a: tensor<?xi32, #stablehlo.bounds<4>>, %b: tensor<1xi32>) {
  // expected-error @+2 {{'chlo.broadcast_xor' op failed to infer returned types}}
  // expected-error @+1 {{'chlo.broadcast_xor' op inferred type(s) 'tensor<?xi32, #stablehlo.bounds<4>>' are incompatible with}}
  %0 = chlo.broadcast_xor %a, %b : (tensor<?xi32, #stablehlo.bounds<4>>, tensor<1xi32>) -> tensor<5xi32>
  return
}

// -----

func.func @broadcast_shift_left_beyond_bound(%a: tensor<?xi32, #stablehlo.bounds<4>>, %b: tensor<1xi32>) {
  // expected-error @+2 {{'chlo.broadcast_shift_left' op failed to infer returned types}}
  // expected-error @+1 {{'chlo.broadcast_shift_left' op inferred type(s) 'tensor<?xi32, #stablehlo.bounds<4>>' are incompatible with}}
  %0 = chlo.broadcast_shift_left %a, %b : (tensor<?xi32, #stablehlo.bounds<4>>, tensor<1xi32>) -> tensor<5xi32>
  return
}

// -----

func.func @broadcast_shift_right_arithmetic_beyond_bound(%a: tensor<?xi32, #stablehlo.bounds<4>>, %b: tensor<1xi32>) {
  // expected-error @+2 {{'chlo.broadcast_shift_right_arithmetic' op failed to infer returned types}}
  // expected-error @+1 {{'chlo.broadcast_shift_right_arithmetic' op inferred type(s) 'tensor<?xi32, #stablehlo.bounds<4>>' are incompatible with}}
  %0 = chlo.broadcast_shift_right_arithmetic %a, %b : (tensor<?xi32, #stablehlo.bounds<4>>, tensor<1xi32>) -> tensor<5xi32>
  return
}

// -----

func.func @broadcast_shift_right_logical_beyond_bound(%a: tensor<?xi32, #stablehlo.bounds<4>>, %b: tensor<1xi32>) {
  // expected-error @+2 {{'chlo.broadcast_shift_right_logical' op failed to infer returned types}}
  // expected-error @+1 {{'chlo.broadcast_shift_right_logical' op inferred type(s) 'tensor<?xi32, #stablehlo.bounds<4>>' are incompatible with}}
  %0 = chlo.broadcast_shift_right_logical %a, %b : (tensor<?xi32, #stablehlo.bounds<4>>, tensor<1xi32>) -> tensor<5xi32>
  return
}

// -----

func.func @broadcast_compare_beyond_bound(%a: tensor<?xf32, #stablehlo.bounds<4>>, %b: tensor<1xf32>) {
  // expected-error @+2 {{'chlo.broadcast_compare' op failed to infer returned types}}
  // expected-error @+1 {{'chlo.broadcast_compare' op inferred type(s) 'tensor<?xi1, #stablehlo.bounds<4>>' are incompatible with}}
  %0 = chlo.broadcast_compare %a, %b {comparison_direction = #chlo<comparison_direction LT>} : (tensor<?xf32, #stablehlo.bounds<4>>, tensor<1xf32>) -> tensor<5xi1>
  return
}

// -----

func.func @broadcast_complex_beyond_bound(%a: tensor<?xf32, #stablehlo.bounds<4>>, %b: tensor<1xf32>) {
  // expected-error @+2 {{'chlo.broadcast_complex' op failed to infer returned types}}
  // expected-error @+1 {{'chlo.broadcast_complex' op inferred type(s) 'tensor<?xcomplex<f32>, #stablehlo.bounds<4>>' are incompatible with}}
  %0 = chlo.broadcast_complex %a, %b : (tensor<?xf32, #stablehlo.bounds<4>>, tensor<1xf32>) -> tensor<5xcomplex<f32>>
  return
}

// -----

func.func @broadcast_select_beyond_bound(%p: tensor<i1>, %a: tensor<?xf32, #stablehlo.bounds<4>>, %b: tensor<f32>) {
  // expected-error @+2 {{'chlo.broadcast_select' op failed to infer returned types}}
  // expected-error @+1 {{'chlo.broadcast_select' op inferred type(s) 'tensor<?xf32, #stablehlo.bounds<4>>' are incompatible with}}
  %0 = "chlo.broadcast_select"(%p, %a, %b) : (tensor<i1>, tensor<?xf32, #stablehlo.bounds<4>>, tensor<f32>) -> tensor<5xf32>
  return
}

// -----

func.func @top_k(%a: tensor<?x?xf32, #stablehlo.bounds<2, 4>>) {
  %0:2 = chlo.top_k(%a, k = 3) : tensor<?x?xf32, #stablehlo.bounds<2, 4>> -> (tensor<?x3xf32, #stablehlo.bounds<2, ?>>, tensor<2x3xi32>)
  // expected-error @+2 {{'chlo.top_k' op failed to infer returned types}}
  // expected-error @+1 {{'chlo.top_k' op inferred type(s) 'tensor<?x3xf32, #stablehlo.bounds<2, ?>>', 'tensor<?x3xi32, #stablehlo.bounds<2, ?>>' are incompatible with}}
  %1:2 = chlo.top_k(%a, k = 3) : tensor<?x?xf32, #stablehlo.bounds<2, 4>> -> (tensor<5x3xf32>, tensor<5x3xi32>)
  return
}

// -----

func.func @top_k_beyond_bound(%a: tensor<?x?xf32, #stablehlo.bounds<2, 4>>) {
  // expected-error @+2 {{'chlo.top_k' op failed to infer returned types}}
  // expected-error @+1 {{'chlo.top_k' op k must be at most the size of the last dimension, ? of at most 4, got 5}}
  %0:2 = chlo.top_k(%a, k = 5) : tensor<?x?xf32, #stablehlo.bounds<2, 4>> -> (tensor<?x5xf32>, tensor<?x5xi32>)
  return
}

// -----

func.func @ragged_dot_beyond_bound(%lhs: tensor<?x5xf32, #stablehlo.bounds<4, ?>>, %rhs: tensor<3x5x7xf32>, %sizes: tensor<3xi64>) {
  // expected-error @+1 {{'chlo.ragged_dot' op result must have shape [? of at most 4, 7], got [5, 7]}}
  %0 = "chlo.ragged_dot"(%lhs, %rhs, %sizes) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}
      : (tensor<?x5xf32, #stablehlo.bounds<4, ?>>, tensor<3x5x7xf32>, tensor<3xi64>) -> tensor<5x7xf32>
  return
}
