// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Powers and roots.

use crate::builder::{Builder, Width};
use crate::coefficients as c;
use crate::exp::round_product;
use crate::log::{split, split_any};
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

/// The cube root of an f64: three of Halley's steps, the last rounding corrected by the remainder.
#[inline(always)]
pub(crate) fn cbrt_f64<'b, B: Builder>(x: Float<'b, B>) -> Float<'b, B> {
    let magnitude = x.abs();
    // Away from the ends, where a cube would overflow or lose digits.
    let (small, large) = (magnitude.less(2f64.powi(-600)), magnitude.greater(2f64.powi(600)));
    let one = x.constant(1.0);
    let factor = small.select(x.constant(2f64.powi(600)), large.select(x.constant(2f64.powi(-600)), one));
    let root_factor = small.select(x.constant(2f64.powi(-200)), large.select(x.constant(2f64.powi(200)), one));
    let scaled = x * factor;
    let root = cbrt_step(cbrt_step(cbrt_step(cbrt_estimate(scaled), scaled), scaled), scaled);
    let square = root * root;
    let square_low = root.fma(root, -square);
    let cube = square * root;
    let cube_low = square.fma(root, -cube) + square_low * root;
    let remainder = (scaled - cube) - cube_low;
    let result = (root + remainder / (square * 3.0)) * root_factor;
    (magnitude.greater(0.0) & magnitude.less(f64::INFINITY)).select(result, x)
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
    pow_specials(x, y, power)
}

/// The sign of a power and the special cases of IEEE 754 `pow`; `power` is |x| to the power of `y` where both are finite
/// and |x| > 0, or a zero or infinity is the limit.
#[inline(always)]
fn pow_specials<'b, B: Builder>(x: Float<'b, B>, y: Float<'b, B>, power: Float<'b, B>) -> Float<'b, B> {
    let (one, infinity) = (x.constant(1.0), f64::INFINITY);
    // 0 times infinity where the result is 1.
    let to_one = x.equals(1.0) | y.equals(0.0) | (x.equals(-1.0) & y.abs().equals(infinity));
    let power = to_one.select(one, power);
    // From this power of two on every number is an integer; up to its double the lowest bit tells whether it is odd.
    let unit = match x.width {
        Width::W32 => 2f64.powi(23),
        Width::W64 => 2f64.powi(52),
    };
    let magnitude = y.abs();
    let sum = magnitude + unit;
    let whole = magnitude.greater_equal(unit);
    // Both are false for NaN.
    let integral = whole | (sum - unit).equals(magnitude);
    let low_bit = whole.select(magnitude, sum).bits() & 1;
    let odd = integral & low_bit.not_equals(0) & magnitude.less(2.0 * unit);
    let power = (odd & one.copy_sign(x).less(0.0)).select(-power, power);
    let defined = integral | x.greater_equal(0.0) | x.equals(-infinity) | to_one | x.is_nan();
    defined.select(power, x.constant(f64::NAN))
}

/// (sum, rounding error) where |a| >= |b| or a is zero.
#[inline(always)]
fn fast_two_sum<'b, B: Builder>(a: Float<'b, B>, b: Float<'b, B>) -> (Float<'b, B>, Float<'b, B>) {
    let sum = a + b;
    (sum, (a - sum) + b)
}

/// The product of two numbers of two parts each.
#[inline(always)]
fn product_of_pairs<'b, B: Builder>(
    (a, a_low): (Float<'b, B>, Float<'b, B>),
    (b, b_low): (Float<'b, B>, Float<'b, B>),
) -> (Float<'b, B>, Float<'b, B>) {
    let product = a * b;
    (product, a.fma(b, -product) + a.fma(b_low, a_low * b))
}

/// log2 of a positive finite f64 in two parts, to about 2^-64: 2 artanh(s) / ln 2 with s = (m - 1) / (m + 1).
#[inline(always)]
fn log2_pair<'b, B: Builder>(x: Float<'b, B>) -> (Float<'b, B>, Float<'b, B>) {
    let (k, m) = split_any(x);
    let f = m - 1.0;
    let sum = m + 1.0;
    let sum_low = m - (sum - 1.0);
    let reciprocal = x.constant(1.0) / sum;
    let s = f * reciprocal;
    let s_low = ((-s).fma(sum, f) - s * sum_low) * reciprocal;
    let s = fast_two_sum(s, s_low);
    let square = product_of_pairs(s, s);
    // artanh(s) / s = 1 + s^2 (1/3 + s^2 P(s^2))
    let [third, third_low] = c::THIRD;
    let inner = fast_two_sum(x.constant(third), square.0.polynomial(&c::ARTANH_F64) * square.0);
    let inner = (inner.0, inner.1 + third_low);
    let tail = product_of_pairs(s, product_of_pairs(square, inner));
    let artanh = fast_two_sum(s.0, tail.0);
    let artanh = (artanh.0, artanh.1 + (s.1 + tail.1));
    let [factor, factor_low] = c::TWO_OVER_LN2;
    let fraction = product_of_pairs(artanh, (x.constant(factor), x.constant(factor_low)));
    let (high, low) = fast_two_sum(k, fraction.0);
    fast_two_sum(high, low + fraction.1)
}

/// `x` to the power of `y` for f64, as 2^(y log2 |x|) with the logarithm in two parts.
#[inline(always)]
pub(crate) fn pow_f64<'b, B: Builder>(x: Float<'b, B>, y: Float<'b, B>) -> Float<'b, B> {
    let magnitude = x.abs();
    let (logarithm, logarithm_low) = log2_pair(magnitude);
    let logarithm = magnitude.equals(0.0).select(x.constant(f64::NEG_INFINITY), logarithm);
    // Infinity and NaN stay what they are.
    let logarithm = magnitude.less(f64::INFINITY).select(logarithm, magnitude);
    let product = y * logarithm;
    let product_low = y.fma(logarithm, -product) + y * logarithm_low;
    // Beyond these bounds the result is zero or infinite; NaN stays.
    let bounded = product.abs().less(1100.0);
    let product_low = bounded.select(product_low, x.constant(0.0));
    let product = product.at_most(1100.0).at_least(-1100.0);
    let n = round_product(product, 1.0);
    let (r, r_low) = fast_two_sum(product - n, product_low);
    // 2^r = e^(z + z_low)
    let [ln2, ln2_low] = [c::LN2_HIGH_F64, c::LN2_LOW_F64];
    let (z, z_low) = product_of_pairs((r, r_low), (x.constant(ln2), x.constant(ln2_low)));
    let tail = z.polynomial(&c::EXP_F64).fma(z * z, z_low.fma(z, z_low));
    pow_specials(x, y, ((z + 1.0) + (((x.constant(1.0) - (z + 1.0)) + z) + tail)).scale(n))
}
