// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Hyperbolic functions.

use crate::builder::{Builder, Width};
use crate::coefficients as c;
use crate::exp::ExpParts;
use crate::value::Float;

/// The hyperbolic tangent: an odd polynomial up to 0.625, 1 - 2 / (e^2|x| + 1) beyond.
#[inline(always)]
pub(crate) fn tanh<'b, B: Builder>(x: Float<'b, B>) -> Float<'b, B> {
    // At the bound the result is 1.
    let (square, magnitude) = (x * x, x.abs());
    let (polynomial, bounded) = match x.width {
        Width::W32 => (square.polynomial(&c::TANH_F32), magnitude.at_most(10.0)),
        Width::W64 => (square.polynomial(&c::TANH_F64), magnitude.at_most(20.0)),
    };
    let small = (polynomial * square).fma(x, x);

    let parts = ExpParts::new(bounded * 2.0);
    let (high, low) = parts.mantissa();
    let (e, e_low) = (high.scale(parts.n), low * x.constant(1.0).scale(parts.n));
    let sum = e + 1.0;
    // Which of the two terms is larger is known: e is.
    let sum_low = (x.constant(1.0) - (sum - e)) + e_low;
    let reciprocal = x.constant(1.0) / sum;
    let remainder = (-sum).fma(reciprocal, 1.0) - sum_low * reciprocal;
    let reciprocal = remainder.fma(reciprocal, reciprocal);
    let large = reciprocal.fma(-2.0, 1.0);
    magnitude.less(0.625).select(small, large).copy_sign(x)
}
