// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Sine, cosine and tangent in f64: as in f32, with r in two parts.

use crate::builder::{Builder, Width};
use crate::coefficients as c;
use crate::value::{Float, Int};
use std::f64::consts::FRAC_2_PI;

/// Up to here the short reduction is precise; the other one needs that the digits of 2/pi start within its table.
const SHORT: f64 = 8_388_608.0;

/// A reduced angle: r + r_low in the quadrant, counted modulo 4 in the low bits.
#[derive(Clone, Copy)]
struct Reduced<'b, B: Builder> {
    quadrant: Int<'b, B>,
    r: Float<'b, B>,
    r_low: Float<'b, B>,
}

/// Sum and rounding error, where |a| >= |b|, a is zero, or the sum is exact.
#[inline(always)]
fn fast_two_sum<'b, B: Builder>(a: Float<'b, B>, b: Float<'b, B>) -> (Float<'b, B>, Float<'b, B>) {
    let sum = a + b;
    (sum, (a - sum) + b)
}

/// 32 binary digits each, of 2/pi from `position` on, highest first.
///
/// The digits are shifted into place by powers of two, so that few selects are needed.
#[inline(always)]
fn two_over_pi<'b, B: Builder>(position: Int<'b, B>) -> [Int<'b, B>; 6] {
    let table: [Int<'b, B>; 38] = std::array::from_fn(|k| position.constant(c::TWO_OVER_PI_F64[k]));
    let word = position >> 5;
    let shift_words = |bit: i64| (word & bit).not_equals(0);
    // Beyond the end of a step no word is needed.
    let by_16 = shift_words(16);
    let table: [Int<'b, B>; 22] = std::array::from_fn(|k| by_16.select(table[k + 16], table[k]));
    let by_8 = shift_words(8);
    let table: [Int<'b, B>; 14] = std::array::from_fn(|k| by_8.select(table[k + 8], table[k]));
    let by_4 = shift_words(4);
    let table: [Int<'b, B>; 10] = std::array::from_fn(|k| by_4.select(table[k + 4], table[k]));
    let by_2 = shift_words(2);
    let table: [Int<'b, B>; 8] = std::array::from_fn(|k| by_2.select(table[k + 2], table[k]));
    let by_1 = shift_words(1);
    let table: [Int<'b, B>; 7] = std::array::from_fn(|k| by_1.select(table[k + 1], table[k]));
    let shift = position & 31;
    std::array::from_fn(|k| (((table[k] << 32) | table[k + 1]) << shift).shift_right_logical(32) & 0xffff_ffff)
}

/// The reduction of a finite f64 not below 2^23 by the digits of 2/pi (Payne and Hanek).
///
/// With x = m 2^e, digits of 2/pi of a weight above 2^(1-e) contribute multiples of four. The product of m and the 192
/// digits from there on has the two lowest digits of q at its top, then the fraction; its lowest 53 digits are wrong.
#[inline(always)]
fn reduce_large<'b, B: Builder>(x: Float<'b, B>) -> Reduced<'b, B> {
    const LOW: i64 = 0xffff_ffff;
    let bits = x.bits();
    let exponent = bits.shift_right_logical(52) & 0x7ff;
    let mantissa = (bits & 0x000f_ffff_ffff_ffff) | 0x0010_0000_0000_0000;
    let (m_high, m_low) = (mantissa.shift_right_logical(32), mantissa & LOW);
    // e = exponent - 1075; the first digit needed is number e - 1, and the table begins with 32 zeros.
    let digits = two_over_pi(exponent - 1045);
    // The product modulo 2^192, in 32-bit words, lowest first.
    let zero = x.int(0);
    let mut product = [zero; 6];
    for (factor, offset) in [(m_low, 0), (m_high, 1)] {
        let mut carry = zero;
        for k in offset..6 {
            // At most (2^32 - 1)^2 + 2 (2^32 - 1): no overflow.
            let sum = factor * digits[5 + offset - k] + product[k] + carry;
            product[k] = sum & LOW;
            carry = sum.shift_right_logical(32);
        }
    }
    let turns = (product[5] << 32) | product[4];
    // To the nearest quarter.
    let quadrant = (turns + (1 << 61)).shift_right_logical(62);
    let fraction = turns - (quadrant << 62);
    let part = |value: Int<'b, B>, exponent: i32| value.to_float(Width::W64) * 2f64.powi(exponent);
    let (sum, low_1) = fast_two_sum(part(fraction >> 32, -30), part(fraction & LOW, -62));
    let (sum, low_2) = fast_two_sum(sum, part(product[3], -94));
    let low = (low_1 + low_2) + part(product[2], -126);
    let [high_factor, low_factor] = c::PI_OVER_2_SHORT_F64;
    let high = sum * high_factor;
    let rest = sum.fma(high_factor, -high) + sum.fma(low_factor, low * high_factor);
    let (r, r_low) = fast_two_sum(high, rest);
    let negative = x.less(0.0);
    Reduced {
        quadrant: negative.select(zero - quadrant, quadrant),
        r: negative.select(-r, r),
        r_low: negative.select(-r_low, r_low),
    }
}

/// The reduction of any f64; r is NaN for infinities and NaN.
#[inline(always)]
fn reduce<'b, B: Builder>(x: Float<'b, B>) -> Reduced<'b, B> {
    let magic = 6_755_399_441_055_744.0;
    let sum = x.fma(FRAC_2_PI, magic);
    let (quadrant, n) = (sum.bits(), sum - magic);
    let [high, middle, low] = c::PI_OVER_2_F64;
    // Exact: the terms are multiples of the last place of the first part of pi/2 and the difference is below 1.
    let first = n.fma(-high, x);
    let product = n * middle;
    let product_low = n.fma(middle, -product);
    let (r, r_low) = fast_two_sum(first, -product);
    let r_low = n.fma(-low, r_low - product_low);
    let magnitude = x.abs();
    let large = magnitude.greater(SHORT) & magnitude.less(f64::INFINITY);
    let [quadrant_value, r_value, low_value] =
        x.builder.rarely(large.value, [quadrant.value, r.value, r_low.value], || {
            let reduced = reduce_large(x);
            [reduced.quadrant.value, reduced.r.value, reduced.r_low.value]
        });
    Reduced {
        quadrant: Int { value: quadrant_value, ..quadrant },
        r: Float { value: r_value, ..r },
        r_low: Float { value: low_value, ..r },
    }
}

/// (sine, cosine) of r + r_low.
#[inline(always)]
pub(crate) fn sine_and_cosine<'b, B: Builder>(r: Float<'b, B>, r_low: Float<'b, B>) -> (Float<'b, B>, Float<'b, B>) {
    let square = r * r;
    // sin(r + d) = sin r + d cos r, cos(r + d) = cos r - d sin r, to first order.
    let sine_tail = (square.polynomial(&c::SIN_F64) * square).fma(r, r_low.fma(square * -0.5, r_low));
    let half = square * 0.5;
    let one = r.constant(1.0);
    let high = one - half;
    let rest = (one - high) - half;
    let square_low = r.fma(r, -square);
    let cosine_tail =
        (square.polynomial(&c::COS_F64) * square).fma(square, (-r).fma(r_low, square_low.fma(-0.5, rest)));
    (r + sine_tail, high + cosine_tail)
}

/// Sine with the quadrant counted `further`.
#[inline(always)]
fn sine<'b, B: Builder>(reduced: Reduced<'b, B>, further: i64) -> Float<'b, B> {
    let (sine, cosine) = sine_and_cosine(reduced.r, reduced.r_low);
    let quadrant = reduced.quadrant + further;
    let magnitude = (quadrant & 1).equals(0).select(sine, cosine);
    // The second bit of the quadrant is the sign.
    (magnitude.bits() ^ ((quadrant & 2) << 62)).as_float_bits()
}

/// The sine of an f64.
#[inline(always)]
pub(crate) fn sin<'b, B: Builder>(x: Float<'b, B>) -> Float<'b, B> {
    // Keeps -0.
    x.abs().less(2f64.powi(-28)).select(x, sine(reduce(x), 0))
}

/// The cosine of an f64.
#[inline(always)]
pub(crate) fn cos<'b, B: Builder>(x: Float<'b, B>) -> Float<'b, B> {
    sine(reduce(x), 1)
}

/// The tangent of an f64.
#[inline(always)]
pub(crate) fn tan<'b, B: Builder>(x: Float<'b, B>) -> Float<'b, B> {
    let reduced = reduce(x);
    let (sine, cosine) = sine_and_cosine(reduced.r, reduced.r_low);
    let even = (reduced.quadrant & 1).equals(0);
    let result = even.select(sine, -cosine) / even.select(cosine, sine);
    x.abs().less(2f64.powi(-28)).select(x, result)
}
