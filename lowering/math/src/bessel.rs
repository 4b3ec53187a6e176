// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Modified Bessel functions.

use crate::atan::{narrowed, widened};
use crate::builder::Builder;
use crate::exp::exp;
use crate::special_coefficients as c;
use crate::value::Float;

/// e^-|x| I1(x), f32 in f64: up to 8 the series of I1, all of whose terms are positive; beyond, sqrt(x) e^-x I1(x) is nearly
/// constant and a polynomial in 1 / x.
#[inline(always)]
pub(crate) fn i1e<'b, B: Builder>(x: Float<'b, B>) -> Float<'b, B> {
    let wide = widened(x);
    let magnitude = wide.abs();
    let near = magnitude.at_most(8.0);
    let small = near * (near * near).polynomial(&c::I1_SERIES) * exp(-near);
    let far = magnitude.at_least(8.0);
    let large = (wide.constant(16.0) / far - 1.0).polynomial(&c::I1E_LARGE) / far.sqrt();
    narrowed(magnitude.greater(8.0).select(large, small).copy_sign(wide), x.width)
}
