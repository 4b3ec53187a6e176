// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Powers and roots.

use crate::builder::{Builder, Width};
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
