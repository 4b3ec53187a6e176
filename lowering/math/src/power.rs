// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Powers and roots.

use crate::builder::{Builder, Width};
use crate::coefficients as c;
use crate::exp::round_product;
use crate::log::split;
use crate::value::Float;

/// 1 / sqrt(x), the rounding errors of root and quotient corrected to first order.
#[inline(always)]
pub(crate) fn rsqrt<'b, B: Builder>(x: Float<'b, B>) -> Float<'b, B> {
    // The remainder of the root of a tiny number would not be representable.
    let (bound, exponent) = match x.width {
        Width::W32 => (2f64.powi(-90), 60),
        Width::W64 => (2f64.powi(-900), 200),
    };
    let tiny = x.less(bound);
    let scaled = tiny.select(x * 2f64.powi(exponent), x);
    let root = scaled.sqrt();
    let quotient = x.constant(1.0) / root;
    let quotient_error = (-root).fma(quotient, 1.0);
    let root_error = (-root).fma(root, scaled);
    let correction = quotient_error - (root_error * quotient) * (quotient * 0.5);
    let corrected = correction.fma(quotient, quotient);
    let result = (x.greater(0.0) & x.less(f64::INFINITY)).select(corrected, quotient);
    tiny.select(result * 2f64.powi(exponent / 2), result)
}

/// The cube root of an f32: in f64 denormals are normal and two steps are enough.
#[inline(always)]
pub(crate) fn cbrt_f32<'b, B: Builder>(x: Float<'b, B>) -> Float<'b, B> {
    let wide = x.extend();
    let result = cbrt_step(cbrt_step(cbrt_estimate(wide), wide), wide).truncate();
    let magnitude = x.abs();
    (magnitude.greater(0.0) & magnitude.less(f64::INFINITY)).select(result, x)
}

/// The cube root of an f64 within 5 %: the exponent and the leading digits divided by three.
#[inline(always)]
fn cbrt_estimate<'b, B: Builder>(x: Float<'b, B>) -> Float<'b, B> {
    let high = x.abs().bits().shift_right_logical(32);
    // The reciprocal of 3 in 33 bits is exact enough for 31 bits.
    let third = (high * 0xaaaa_aaab).shift_right_logical(33);
    ((third + 0x2a9f_7893) << 32).as_float_bits().copy_sign(x)
}

/// Halley's step, which triples the number of digits.
#[inline(always)]
fn cbrt_step<'b, B: Builder>(root: Float<'b, B>, x: Float<'b, B>) -> Float<'b, B> {
    let cube = root * root * root;
    root - root * ((cube - x) / (cube + cube + x))
}

/// `x` to the power of `y` for f32, as 2^(y log2 |x|) in f64 with the special cases of IEEE 754 `pow`.
#[inline(always)]
pub(crate) fn pow_f32<'b, B: Builder>(x: Float<'b, B>, y: Float<'b, B>) -> Float<'b, B> {
    let (base, exponent) = (x.extend(), y.extend());
    let magnitude = base.abs();
    // The f64 of an f32 is normal unless it is zero.
    let (k, m) = split(magnitude);
    let f = m - 1.0;
    let logarithm = f.fma(f.polynomial(&c::LOG2_WIDE), k.to_float(Width::W64));
    let logarithm = magnitude.equals(0.0).select(base.constant(f64::NEG_INFINITY), logarithm);
    // Infinity and NaN stay what they are.
    let logarithm = magnitude.less(f64::INFINITY).select(logarithm, magnitude);
    // Beyond these bounds the result is zero or infinite; NaN stays.
    let product = (exponent * logarithm).at_most(200.0).at_least(-200.0);
    let n = round_product(product, 1.0);
    let power = (product - n).polynomial(&c::EXP2_WIDE).scale(n).truncate();
    // 0 times infinity where the result is 1.
    let one = x.constant(1.0);
    let to_one = x.equals(1.0) | y.equals(0.0) | (x.equals(-1.0) & y.abs().equals(f64::INFINITY));
    let power = to_one.select(one, power);
    // The sign, and what has no real result.
    let magic = 6_755_399_441_055_744.0;
    let sum = exponent + magic;
    let huge = exponent.abs().greater(2f64.powi(50));
    // False for NaN, which makes the result NaN all the same unless it is 1 already.
    let integral = huge | (sum - magic).equals(exponent);
    let odd = (sum.bits() & 1).not_equals(0) & exponent.abs().less(2f64.powi(50));
    let negative = one.copy_sign(x).less(0.0);
    let power = (negative & integral & odd).select(-power, power);
    let defined = integral | x.greater_equal(0.0) | x.equals(f64::NEG_INFINITY) | to_one | x.is_nan();
    defined.select(power, x.constant(f64::NAN))
}
