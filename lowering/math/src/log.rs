// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The natural logarithm.
//!
//! x = 2^k (1 + f) with 1 + f between the roots of 1/2 and 2; log x = k ln 2 + log(1 + f), the latter a polynomial.

use crate::builder::{Builder, Width};
use crate::coefficients as c;
use crate::value::{Float, Int};

/// (mantissa bits, bits of the root of 1/2)
const fn layout(width: Width) -> (i64, i64) {
    match width {
        Width::W32 => (23, 0x3f35_04f3),
        Width::W64 => (52, 0x3fe6_a09e_667f_3bcd),
    }
}

/// (k, m) with x = 2^k m, m between the roots of 1/2 and 2; `x` is positive and normal (else the result is no number
/// of use).
#[inline(always)]
pub(crate) fn split<'b, B: Builder>(x: Float<'b, B>) -> (Int<'b, B>, Float<'b, B>) {
    let (mantissa_bits, root) = layout(x.width);
    let bits = x.bits();
    let k = (bits - root) >> mantissa_bits;
    (k, (bits - (k << mantissa_bits)).as_float_bits())
}

/// As [`split`] for denormal `x` too, with k as a float.
#[inline(always)]
pub(crate) fn split_any<'b, B: Builder>(x: Float<'b, B>) -> (Float<'b, B>, Float<'b, B>) {
    let (normal, shift) = match x.width {
        Width::W32 => (f64::from(f32::MIN_POSITIVE), 24),
        Width::W64 => (f64::MIN_POSITIVE, 54),
    };
    let denormal = x.less(normal);
    let (k, m) = split(denormal.select(x * 2f64.powi(shift), x));
    let k = k.to_float(x.width);
    (denormal.select(k - f64::from(shift), k), m)
}

/// ln 2 in two parts, the first so short that its product with k is exact, and (log(1 + f) - f) / f^2.
#[inline(always)]
fn constants_and_tail<'b, B: Builder>(f: Float<'b, B>) -> (f64, f64, Float<'b, B>) {
    match f.width {
        Width::W32 => (c::LOG_LN2_HIGH_F32, c::LOG_LN2_LOW_F32, f.polynomial(&c::LOG_F32).fma(f, -0.5)),
        Width::W64 => (c::LOG_LN2_HIGH_F64, c::LOG_LN2_LOW_F64, f.polynomial(&c::LOG_F64).fma(f, -0.5)),
    }
}

/// k ln 2 + log(1 + f) for an exact f.
#[inline(always)]
fn log_of_parts<'b, B: Builder>(k: Float<'b, B>, f: Float<'b, B>) -> Float<'b, B> {
    let (high, low, tail) = constants_and_tail(f);
    k.fma(high, f + tail.fma(f * f, k * low))
}

/// k ln 2 + log(1 + f + f_low), where f_low is below the rounding error of f.
#[inline(always)]
fn log_of_parts_with_low<'b, B: Builder>(k: Float<'b, B>, f: Float<'b, B>, f_low: Float<'b, B>) -> Float<'b, B> {
    let (high, low, tail) = constants_and_tail(f);
    // The derivative is 1 / (1 + f), near 1 - f.
    let small = tail.fma(f * f, k.fma(low, (-f_low).fma(f, f_low)));
    let product = k * high;
    let sum = product + f;
    sum + (((product - sum) + f) + small)
}

/// The results at zero, below, at infinity and at NaN for a logarithm of `x`, elsewhere `result`.
#[inline(always)]
fn specials<'b, B: Builder>(x: Float<'b, B>, result: Float<'b, B>) -> Float<'b, B> {
    // The comparison is false for NaN.
    let result = x.less(f64::INFINITY).select(result, x);
    let result = x.less(0.0).select(x.constant(f64::NAN), result);
    x.equals(0.0).select(x.constant(f64::NEG_INFINITY), result)
}

/// The natural logarithm of `x`.
#[inline(always)]
pub(crate) fn log<'b, B: Builder>(x: Float<'b, B>) -> Float<'b, B> {
    let (k, m) = split_any(x);
    specials(x, log_of_parts(k, m - 1.0))
}

/// log(1 + x), with f = 2^-k (1 + x) - 1 and its rounding error.
#[inline(always)]
pub(crate) fn log1p<'b, B: Builder>(x: Float<'b, B>) -> Float<'b, B> {
    let (mantissa_bits, bias, tiny) = match x.width {
        Width::W32 => (23, 127, 2f64.powi(-25)),
        Width::W64 => (52, 1023, 2f64.powi(-54)),
    };
    let sum = x + 1.0;
    let (k, _) = split(sum);
    // 2^(2 - k), which is normal for every k.
    let power = ((x.int(bias + 2) - k) << mantissa_bits).as_float_bits();
    let (quarter, constant) = (x * 0.25, power.fma(0.25, -1.0));
    let f = quarter.fma(power, constant);
    let f_low = quarter.fma(power, constant - f);
    let result = specials(sum, log_of_parts_with_low(k.to_float(x.width), f, f_low));
    // Keeps -0 and what the quarter would round.
    x.abs().less(tiny).select(x, result)
}
