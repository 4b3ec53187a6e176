// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The exponential function and what is made of it.
//!
//! x = n ln 2 + r with n integral and |r| <= ln 2 / 2, the latter by two fused multiply-adds (Cody and Waite), so that
//! e^x = 2^n e^r; e^r is a polynomial.

use crate::builder::{Builder, Width};
use crate::coefficients as c;
use crate::value::Float;

/// `x` rounded to an integer after multiplication by `factor`; |x * factor| < 2^22 (f32) or 2^51 (f64), or NaN.
#[inline(always)]
pub(crate) fn round_product<'b, B: Builder>(x: Float<'b, B>, factor: f64) -> Float<'b, B> {
    // Beside 1.5 * 2^23 (2^52) the unit in the last place is 1: the addition rounds to nearest even.
    let magic = match x.width {
        Width::W32 => 12_582_912.0,
        Width::W64 => 6_755_399_441_055_744.0,
    };
    x.fma(factor, magic) - magic
}

/// ln 2 in two parts.
const fn ln2(width: Width) -> (f64, f64) {
    match width {
        Width::W32 => (c::LN2_HIGH_F32, c::LN2_LOW_F32),
        Width::W64 => (c::LN2_HIGH_F64, c::LN2_LOW_F64),
    }
}

/// (n, r) with x = n ln 2 + r.
#[inline(always)]
pub(crate) fn reduce<'b, B: Builder>(x: Float<'b, B>) -> (Float<'b, B>, Float<'b, B>) {
    let n = round_product(x, std::f64::consts::LOG2_E);
    let (high, low) = ln2(x.width);
    (n, n.fma(-low, n.fma(-high, x)))
}

/// As [`reduce`], with the rounding error of r as a third part.
#[inline(always)]
fn reduce_with_low<'b, B: Builder>(x: Float<'b, B>) -> (Float<'b, B>, Float<'b, B>, Float<'b, B>) {
    let (n, r) = reduce(x);
    let (high, low) = ln2(x.width);
    // The product with the first part leaves no rounding error.
    (n, r, n.fma(-low, n.fma(-high, x) - r))
}

/// e^x = 2^n (1 + r t): the parts of an exponential before the last addition and the scaling.
pub(crate) struct ExpParts<'b, B: Builder> {
    r: Float<'b, B>,
    t: Float<'b, B>,
    pub(crate) n: Float<'b, B>,
}

impl<'b, B: Builder> ExpParts<'b, B> {
    /// The parts for `x` where 2^n keeps to the conditions of [`Builder::scale`], or NaN.
    #[inline(always)]
    pub(crate) fn new(x: Float<'b, B>) -> Self {
        let (n, r) = reduce(x);
        let tail = match x.width {
            Width::W32 => r.polynomial(&c::EXP_F32),
            Width::W64 => r.polynomial(&c::EXP_F64),
        };
        ExpParts { r, t: tail.fma(r, 1.0), n }
    }

    /// e^x
    #[inline(always)]
    pub(crate) fn value(&self) -> Float<'b, B> {
        self.r.fma(self.t, 1.0).scale(self.n)
    }

    /// (high, low) with e^x = 2^n (high + low), about twice as precise.
    #[inline(always)]
    pub(crate) fn mantissa(&self) -> (Float<'b, B>, Float<'b, B>) {
        let high = self.r.fma(self.t, 1.0);
        (high, self.r.fma(self.t, -(high - 1.0)))
    }
}

/// The bounds beyond which e^x is infinite or rounds to zero, with some room.
#[inline(always)]
pub(crate) fn clamp<'b, B: Builder>(x: Float<'b, B>) -> Float<'b, B> {
    match x.width {
        Width::W32 => x.at_most(89.0).at_least(-105.0),
        Width::W64 => x.at_most(710.0).at_least(-747.0),
    }
}

/// e^x
///
/// Masked scores make most of a softmax vanish, and an underflow takes some processors more than a hundred cycles: where the result
/// rounds to zero, e^0 is computed instead.
#[inline(always)]
pub(crate) fn exp<'b, B: Builder>(x: Float<'b, B>) -> Float<'b, B> {
    let (least, most) = match x.width {
        Width::W32 => (-104.0, 89.0),
        Width::W64 => (-745.5, 710.0),
    };
    let (vanishes, zero) = (x.less(least), x.constant(0.0));
    let power = ExpParts::new(vanishes.select(zero, x.at_most(most))).value();
    vanishes.select(zero, power)
}

/// e^x - 1 = 2^n (e^r - 1) + (2^n - 1), all halved as 2^n may be too large where the result is not.
#[inline(always)]
pub(crate) fn expm1<'b, B: Builder>(x: Float<'b, B>) -> Float<'b, B> {
    let (bounded, mantissa_bits, magic_and_bias, tiny) = match x.width {
        Width::W32 => (x.at_most(89.0).at_least(-18.0), 23, 12_582_912.0 + 126.0, 2f64.powi(-26)),
        Width::W64 => (x.at_most(710.0).at_least(-40.0), 52, 6_755_399_441_055_744.0 + 1022.0, 2f64.powi(-55)),
    };
    let (n, r, r_low) = reduce_with_low(bounded);
    let tail = match x.width {
        Width::W32 => r.polynomial(&c::EXPM1_F32),
        Width::W64 => r.polynomial(&c::EXPM1_F64),
    };
    // Shifted left, the low bits of the sum become the exponent of 2^(n - 1).
    let power = ((n + magic_and_bias).bits() << mantissa_bits).as_float_bits();
    let constant = power - 0.5;
    let constant_low = (power - constant) - 0.5;
    let term = r * power;
    let high = constant + term;
    let low = ((constant - high) + term) + constant_low;
    let result = (high + tail.fma(r * r, r_low).fma(power, low)) * 2.0;
    // Past the largest power there is no remainder; a tiny operand keeps -0 and what halving would round.
    let result = high.less(f64::INFINITY).select(result, high);
    x.abs().less(tiny).select(x, result)
}

/// 1 / (1 + e^-x), from e^-|x| so that nothing overflows: 1 / (1 + e) for x >= 0, e / (1 + e) below.
#[inline(always)]
pub(crate) fn logistic<'b, B: Builder>(x: Float<'b, B>) -> Float<'b, B> {
    let parts = ExpParts::new(clamp(-x.abs()));
    let (high, low) = parts.mantissa();
    let n = parts.n;
    let (e, e_low) = (high.scale(n), low * x.constant(1.0).scale(n));
    let sum = e + 1.0;
    let sum_low = (e - (sum - 1.0)) + e_low;
    let negative = x.less(0.0);
    let zero = x.constant(0.0);
    let numerator = negative.select(high, x.constant(1.0));
    let numerator_low = negative.select(low, zero);
    let reciprocal = x.constant(1.0) / sum;
    let quotient = numerator * reciprocal;
    // One step of division with remainder takes in all the rounding errors so far.
    let remainder = (-sum).fma(quotient, numerator) + (numerator_low - quotient * sum_low);
    remainder.fma(reciprocal, quotient).scale(negative.select(n, zero))
}
