// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Sine, cosine and tangent in f32.
//!
//! x = q pi/2 + r with q integral and |r| <= pi/4: by three fused multiply-adds (Cody and Waite) up to 2^16, by integer
//! arithmetic on the digits of 2/pi (Payne and Hanek) beyond.

use crate::builder::{Builder, Width};
use crate::coefficients as c;
use crate::value::{Bool, Float, Int};
use std::f64::consts::FRAC_2_PI;

/// Up to here the short reduction is precise.
const SHORT: f64 = 65_536.0;

/// |x| is beyond the short reduction and finite.
#[inline(always)]
fn is_large<'b, B: Builder>(x: Float<'b, B>) -> Bool<'b, B> {
    let magnitude = x.abs();
    magnitude.greater(SHORT) & magnitude.less(f64::INFINITY)
}

/// (q modulo 4 in the low bits, r as f64) of a finite f32 not below 2^16.
///
/// With x = m 2^e, digits of 2/pi of a weight above 2^(1-e) contribute multiples of four. Of the 96 digits from there on
/// the product with m has the two lowest digits of q at its top, then the fraction, wrong by less than 2^-70.
#[inline(always)]
fn reduce_large<'b, B: Builder>(x: Float<'b, B>) -> (Int<'b, B>, Float<'b, B>) {
    let bits = x.bits();
    let exponent = bits.shift_right_logical(23) & 0xff;
    let mantissa = ((bits & 0x007f_ffff) | 0x0080_0000).extend_unsigned();
    // Where the digits start in the table, which begins with 32 zeros.
    let position = exponent - 120;
    let (word, shift) = (position >> 5, (position & 31).extend_unsigned());
    let words: [Int<'b, B>; 4] = std::array::from_fn(|offset| {
        let mut chosen = x.int(c::TWO_OVER_PI_F32[offset]);
        for start in 1..=4 {
            chosen = word.greater(start as i64 - 1).select(x.int(c::TWO_OVER_PI_F32[start + offset]), chosen);
        }
        chosen.extend_unsigned()
    });
    let digits: [Int<'b, B>; 3] = std::array::from_fn(|k| {
        let pair = (words[k] << 32) | words[k + 1];
        (pair << shift).shift_right_logical(32)
    });
    let low = mantissa * digits[2];
    let middle = mantissa * digits[1] + low.shift_right_logical(32);
    let high = mantissa * digits[0] + middle.shift_right_logical(32);
    let turns = (high << 32) | (middle & 0xffff_ffff);
    // To the nearest quarter.
    let quadrant = (turns + (1 << 61)).shift_right_logical(62);
    let fraction = turns - (quadrant << 62);
    let r = fraction.to_float(Width::W64) * (std::f64::consts::FRAC_PI_2 * 2f64.powi(-62));
    let quadrant = quadrant.truncate();
    let negative = x.less(0.0);
    let wide_negative = x.extend().less(0.0);
    (negative.select(x.int(0) - quadrant, quadrant), wide_negative.select(-r, r))
}

/// (q modulo 4 in the low bits, r) of an f32; r is NaN for infinities and NaN.
#[inline(always)]
fn reduce<'b, B: Builder>(x: Float<'b, B>) -> (Int<'b, B>, Float<'b, B>) {
    let magic = 12_582_912.0;
    let sum = x.fma(FRAC_2_PI, magic);
    let (quadrant, n) = (sum.bits(), sum - magic);
    let [high, middle, low] = c::PI_OVER_2_F32;
    let r = n.fma(-low, n.fma(-middle, n.fma(-high, x)));
    let [quadrant_value, r_value] = x.builder.rarely(is_large(x).value, [quadrant.value, r.value], || {
        let (quadrant, r) = reduce_large(x);
        [quadrant.value, r.truncate().value]
    });
    (Int { value: quadrant_value, ..quadrant }, Float { value: r_value, ..r })
}

/// The sine of r in the quadrant.
#[inline(always)]
fn sine_of_quadrant<'b, B: Builder>(quadrant: Int<'b, B>, r: Float<'b, B>) -> Float<'b, B> {
    let square = r * r;
    let sine = (square.polynomial(&c::SIN_F32) * square).fma(r, r);
    let cosine = square.polynomial(&c::COS_F32).fma(square, -0.5).fma(square, 1.0);
    let magnitude = (quadrant & 1).equals(0).select(sine, cosine);
    // The second bit of the quadrant is the sign.
    (magnitude.bits() ^ ((quadrant & 2) << 30)).as_float_bits()
}

/// The sine of an f32.
#[inline(always)]
pub(crate) fn sin<'b, B: Builder>(x: Float<'b, B>) -> Float<'b, B> {
    let (quadrant, r) = reduce(x);
    // Keeps -0.
    x.abs().less(2f64.powi(-13)).select(x, sine_of_quadrant(quadrant, r))
}

/// The cosine of an f32.
#[inline(always)]
pub(crate) fn cos<'b, B: Builder>(x: Float<'b, B>) -> Float<'b, B> {
    let (quadrant, r) = reduce(x);
    sine_of_quadrant(quadrant + 1, r)
}

/// The tangent of an f32: sine over cosine of r in f64, or the negative reciprocal in odd quadrants.
#[inline(always)]
pub(crate) fn tan<'b, B: Builder>(x: Float<'b, B>) -> Float<'b, B> {
    let wide = x.extend();
    let magic = 6_755_399_441_055_744.0;
    let sum = wide.fma(FRAC_2_PI, magic);
    let n = sum - magic;
    let [high, low] = c::PI_OVER_2_SHORT_F64;
    let r = n.fma(-low, n.fma(-high, wide));
    let quadrant = sum.bits().truncate();
    let [quadrant_value, r_value] = x.builder.rarely(is_large(x).value, [quadrant.value, r.value], || {
        let (quadrant, r) = reduce_large(x);
        [quadrant.value, r.value]
    });
    let (quadrant, r) = (Int { value: quadrant_value, ..quadrant }, Float { value: r_value, ..r });
    let square = r * r;
    let sine = (square.polynomial(&c::SIN_WIDE) * square).fma(r, r);
    let cosine = square.polynomial(&c::COS_WIDE).fma(square, -0.5).fma(square, 1.0);
    let even = (quadrant & 1).equals(0);
    let result = (even.select(sine, -cosine) / even.select(cosine, sine)).truncate();
    x.abs().less(2f64.powi(-13)).select(x, result)
}
