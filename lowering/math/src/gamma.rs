// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The logarithm of the gamma function and its derivative, f32 in f64.
//!
//! Large arguments have asymptotic series (Abramowitz and Stegun, 6.1.41 and 6.3.18). Others are moved by the recurrences to an
//! interval of length 1 around a zero, where the quotient by the distance from the zero is a polynomial. Negative arguments are
//! reflected; how far they are from an integer is exact.

use crate::atan::{narrowed, widened};
use crate::builder::Builder;
use crate::coefficients::PI_PAIR;
use crate::log::log;
use crate::special_coefficients as c;
use crate::trig_f64::sine_and_cosine;
use crate::value::Float;

/// log |gamma(x)|; infinite at the poles and at both infinities.
#[inline(always)]
pub(crate) fn lgamma<'b, B: Builder>(x: Float<'b, B>) -> Float<'b, B> {
    let wide = widened(x);
    let magnitude = wide.abs();
    let direct = lgamma_positive(magnitude);
    let negative = wide.less(0.0);
    let [result] = x.builder.rarely(negative.value, [direct.value], || {
        let offset = magnitude - magnitude.round_even();
        let (sine, _) = sine_and_cosine_pi(offset.abs());
        // Where the product might vanish, |x| is all that counts.
        let tiny = magnitude.less(1e-100);
        let quotient = wide.constant(PI_PAIR[0]) / (tiny.select(wide.constant(1.0), magnitude) * sine);
        let reflected = tiny.select(direct, log(quotient) - direct);
        // Of infinity the offset is NaN.
        let pole = offset.equals(0.0) | magnitude.equals(f64::INFINITY);
        [pole.select(wide.constant(f64::INFINITY), reflected).value]
    });
    narrowed(Float::new(x.builder, wide.width, result), x.width)
}

/// log(gamma(x)) for x >= 0.
#[inline(always)]
pub(crate) fn lgamma_positive<'b, B: Builder>(x: Float<'b, B>) -> Float<'b, B> {
    let one = x.constant(1.0);
    // Below 5/2: the recurrence upwards. u is the distance of where it ends from 2.
    let (small, smaller) = (x.less(1.5), x.less(0.5));
    // From 5/2 to 8: downwards. All steps are exact.
    let (mut place, mut product) = (x.at_most(8.0), one);
    for _ in 0..6 {
        let below = place - 1.0;
        let moves = place.greater_equal(2.5);
        product = product * moves.select(below, one);
        place = moves.select(below, place);
    }
    let u = smaller.select(x, small.select(x - 1.0, place - 2.0));
    let divisor = smaller.select(x * (x + 1.0), x);
    let logarithm = log(small.select(divisor, product));
    let logarithm = small.select(-logarithm, logarithm);
    let near = u.fma(u.polynomial(&c::LGAMMA_NEAR_2), logarithm);
    let far = x.at_least(8.0);
    let inverse = one / far;
    let rest = inverse.fma((inverse * inverse).polynomial(&c::LGAMMA_SERIES), c::HALF_LOG_2PI[0]);
    let stirling = (far - 0.5).fma(log(far) - 1.0, rest);
    x.less(8.0).select(near, stirling)
}

/// The logarithmic derivative of the gamma function; NaN at the poles and at -inf.
#[inline(always)]
pub(crate) fn digamma<'b, B: Builder>(x: Float<'b, B>) -> Float<'b, B> {
    let wide = widened(x);
    let magnitude = wide.abs();
    let direct = digamma_positive(magnitude);
    let [result] = x.builder.rarely(wide.less(0.0).value, [direct.value], || {
        // digamma(-y) = digamma(1 + y) + pi cot(pi y)
        let offset = magnitude - magnitude.round_even();
        let (sine, cosine) = sine_and_cosine_pi(offset.abs());
        let cotangent = (cosine / sine * PI_PAIR[0]).copy_sign(offset);
        let reflected = digamma_positive(magnitude + 1.0) + cotangent;
        [offset.equals(0.0).select(wide.constant(f64::NAN), reflected).value]
    });
    let result = Float::new(x.builder, wide.width, result);
    narrowed(wide.equals(0.0).select(wide.constant(f64::NAN), result), x.width)
}

/// The logarithmic derivative of the gamma function for x > 0.
#[inline(always)]
fn digamma_positive<'b, B: Builder>(x: Float<'b, B>) -> Float<'b, B> {
    let one = x.constant(1.0);
    let small = x.less(1.0);
    // From 2 to 10 downwards, by steps that are exact; the sum of the reciprocals is one fraction.
    let (mut place, mut numerator, mut denominator) = (x.at_most(10.0), x.constant(0.0), one);
    for _ in 0..8 {
        let below = place - 1.0;
        let moves = place.greater_equal(2.0);
        numerator = moves.select(numerator.fma(below, denominator), numerator);
        denominator = moves.select(denominator * below, denominator);
        place = moves.select(below, place);
    }
    // Below 1 upwards: digamma(x) = digamma(x + 1) - 1 / x, without rounding x + 1.
    let [root, root_low] = [c::DIGAMMA_ROOT[0], c::DIGAMMA_ROOT[1]];
    let distance = small.select(x - (root - 1.0), place - root) - root_low;
    let u = small.select(x - 0.5, place - 1.5);
    let fraction = small.select(-one, numerator) / small.select(x, denominator);
    let near = distance.fma(u.polynomial(&c::DIGAMMA_NEAR_ROOT), fraction);
    let far = x.at_least(10.0);
    let inverse = one / far;
    let square = inverse * inverse;
    let rest = inverse * 0.5 + square * square.polynomial(&c::DIGAMMA_SERIES);
    let asymptotic = log(far) - rest;
    x.less(10.0).select(near, asymptotic)
}

/// Sine and cosine of pi r for 0 <= r <= 1/2.
#[inline(always)]
fn sine_and_cosine_pi<'b, B: Builder>(r: Float<'b, B>) -> (Float<'b, B>, Float<'b, B>) {
    let low_half = r.less(0.25);
    // Exact.
    let m = low_half.select(r, -r + 0.5);
    let angle = m * PI_PAIR[0];
    let angle_low = m.fma(PI_PAIR[1], m.fma(PI_PAIR[0], -angle));
    let (sine, cosine) = sine_and_cosine(angle, angle_low);
    (low_half.select(sine, cosine), low_half.select(cosine, sine))
}
