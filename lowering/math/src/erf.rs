// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The error function, its complement and its inverse.

use crate::builder::{Builder, Width};
use crate::coefficients as c;
use crate::exp::ExpParts;
use crate::log::log;
use crate::value::Float;

/// The error function: x + x P(x^2) up to 1; beyond, 1 - erfc(|x|), which is e^(c + u Q(u)) with u = |x| - 1 and c = log(erfc(1)).
#[inline(always)]
pub(crate) fn erf<'b, B: Builder>(x: Float<'b, B>) -> Float<'b, B> {
    let (magnitude, square) = (x.abs(), x * x);
    // At the upper bound the result is 1.
    let (small, complement) = match x.width {
        Width::W32 => {
            let u = magnitude.at_most(4.0) - 1.0;
            // The constant factor is one of the coefficients, as exponents near zero have small rounding errors.
            (square.polynomial(&c::ERF_SMALL_F32), erfc_1_exp2(u.polynomial(&c::ERF_LARGE_F32) * u))
        }
        Width::W64 => {
            let u = magnitude.at_most(6.0) - 1.0;
            let (slope, [high, low]) = (u.polynomial(&c::ERF_LARGE_F64), c::LOG_ERFC_1_F64);
            let exponent = slope.fma(u, high);
            let exponent_low = slope.fma(u, -(exponent - high)) + low;
            let power = ExpParts::new(exponent).value();
            (square.polynomial(&c::ERF_SMALL_F64), exponent_low.fma(power, power))
        }
    };
    // NaN is not beyond 1: x P(x^2) + x is NaN, whatever the rest makes of it.
    let large = (-complement + 1.0).copy_sign(x);
    magnitude.greater(1.0).select(large, small.fma(x, x))
}

/// erfc(1) 2^x in f32 where that is a normal number, within a few units in the last place.
#[inline(always)]
fn erfc_1_exp2<'b, B: Builder>(x: Float<'b, B>) -> Float<'b, B> {
    const MAGIC: f64 = 12_582_912.0;
    // Beside 1.5 * 2^23 the unit in the last place is 1: the low bits of the sum are x, rounded.
    let shifted = x + MAGIC;
    let mantissa = (x - (shifted - MAGIC)).polynomial(&c::ERFC_1_EXP2_F32);
    (mantissa.bits() + (shifted.bits() << 23)).as_float_bits()
}

/// The complement of the error function, f32 in f64: for y = |x|, e^(-y^2) P(t) / (1 + 2 y) with t = (y - 4) / (y + 4), after
/// M. M. Shepherd and J. G. Laframboise, "Chebyshev approximation of (1 + 2x) exp(x^2) erfc x" (1981); for x < 0, 2 less that.
#[inline(always)]
pub(crate) fn erfc<'b, B: Builder>(x: Float<'b, B>) -> Float<'b, B> {
    match x.width {
        Width::W32 => {
            let wide = x.extend();
            // At the upper bound the result is 0.
            let y = wide.abs().at_most(11.0);
            let scaled = ((y - 4.0) / (y + 4.0)).polynomial(&c::ERFC_WIDE);
            let tail = ExpParts::new(-(y * y)).value() * scaled / (y * 2.0 + 1.0);
            wide.less(0.0).select(-tail + 2.0, tail).truncate()
        }
        Width::W64 => {
            let tail = erfc_tail_f64(x.abs().at_most(28.0));
            let far = x.less(0.0).select(-tail + 2.0, tail);
            // Where the result is at least 1/2, 1 - erf(x) loses nothing.
            let near = -(x * x).polynomial(&c::ERF_SMALL_F64).fma(x, x) + 1.0;
            x.abs().less(0.45).select(near, far)
        }
    }
}

/// erfc(y) for 0 <= y <= 28 in f64: the rounding errors of all factors are carried along.
#[inline(always)]
fn erfc_tail_f64<'b, B: Builder>(y: Float<'b, B>) -> Float<'b, B> {
    let square = y * y;
    let square_low = y.fma(y, -square);
    // At the lower bound the result is 0.
    let parts = ExpParts::new((-square).at_least(-747.0));
    let (power, power_low) = parts.mantissa();
    let t = (y - 4.0) / (y + 4.0);
    let slope = t.polynomial(&c::ERFC_F64[1..]);
    let numerator = slope.fma(t, c::ERFC_F64[0]);
    let numerator_low = slope.fma(t, -(numerator - c::ERFC_F64[0]));
    let twice = y * 2.0;
    let denominator = twice + 1.0;
    let above = denominator - 1.0;
    let denominator_low = (twice - above) + (-(denominator - above) + 1.0);
    let reciprocal = y.constant(1.0) / denominator;
    let quotient = numerator * reciprocal;
    let remainder = (-denominator).fma(quotient, numerator) + (numerator_low - quotient * denominator_low);
    let product = power * quotient;
    let low = power.fma(quotient, -product) + (power * (remainder * reciprocal) + power_low * quotient);
    (product + (low - square_low * product)).scale(parts.n)
}

/// The inverse of the error function, f32 in f64: x Q(w) with w = -log(1 - x^2), Q by polynomials in w where it is small
/// and in its root elsewhere, after M. Giles, "Approximating the erfinv function" (2010).
#[inline(always)]
pub(crate) fn erf_inv<'b, B: Builder>(x: Float<'b, B>) -> Float<'b, B> {
    let wide = match x.width {
        Width::W32 => x.extend(),
        Width::W64 => x,
    };
    // The factor that is near zero is exact.
    let w = -log((wide.constant(1.0) - wide) * (wide + 1.0));
    let root = w.sqrt();
    let result = match x.width {
        Width::W32 => {
            let central = (w - 2.5).polynomial(&c::ERF_INV_CENTRAL);
            let tail = (root - 3.0).polynomial(&c::ERF_INV_TAIL);
            (w.less(5.0).select(central, tail) * wide).truncate()
        }
        Width::W64 => {
            let central = (w - 3.125).polynomial(&c::ERF_INV_CENTRAL_F64);
            let middle = (root - 3.25).polynomial(&c::ERF_INV_MIDDLE_F64);
            let tail = (root - 5.0).polynomial(&c::ERF_INV_TAIL_F64);
            w.less(6.25).select(central, w.less(16.0).select(middle, tail)) * wide
        }
    };
    let result = x.abs().greater(1.0).select(x.constant(f64::NAN), result);
    x.abs().equals(1.0).select(x.constant(f64::INFINITY).copy_sign(x), result)
}
