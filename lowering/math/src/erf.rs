// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The error function.

use crate::builder::Builder;
use crate::coefficients as c;
use crate::exp::ExpParts;
use crate::value::Float;

/// x + x P(x^2) up to 1; beyond, 1 - e^Q(|x| - 1) where Q approximates log(1 - erf).
#[inline(always)]
pub(crate) fn erf_f32<'b, B: Builder>(x: Float<'b, B>) -> Float<'b, B> {
    let magnitude = x.abs();
    let small = (x * x).polynomial(&c::ERF_SMALL_F32).fma(x, x);
    let complement = ExpParts::new((magnitude.at_most(4.0) - 1.0).polynomial(&c::ERF_LARGE_F32)).value();
    let large = (x.constant(1.0) - complement).copy_sign(x);
    magnitude.less(1.0).select(small, large)
}
