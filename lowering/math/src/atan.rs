// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The inverse tangent.

use crate::builder::Builder;
use crate::coefficients as c;
use crate::value::Float;
use std::f64::consts::{FRAC_PI_2, PI};

/// The inverse tangent of f64 lanes between 0 and 1, to the precision of f32.
#[inline(always)]
fn atan_reduced<'b, B: Builder>(z: Float<'b, B>) -> Float<'b, B> {
    let square = z * z;
    (square.polynomial(&c::ATAN_WIDE) * square).fma(z, z)
}

/// The inverse tangent of an f32, in f64 with the quotient brought below 1.
#[inline(always)]
pub(crate) fn atan_f32<'b, B: Builder>(x: Float<'b, B>) -> Float<'b, B> {
    let magnitude = x.extend().abs();
    let inverted = magnitude.greater(1.0);
    let angle = atan_reduced(inverted.select(magnitude.constant(1.0) / magnitude, magnitude));
    inverted.select(-angle + FRAC_PI_2, angle).truncate().copy_sign(x)
}

/// The angle of the point (x, y) of f32, in f64: the quotient of the smaller by the larger coordinate, brought to the
/// octant.
#[inline(always)]
pub(crate) fn atan2_f32<'b, B: Builder>(y: Float<'b, B>, x: Float<'b, B>) -> Float<'b, B> {
    let (wide_y, wide_x) = (y.extend(), x.extend());
    let (height, breadth) = (wide_y.abs(), wide_x.abs());
    let steep = height.greater(breadth);
    let quotient = steep.select(breadth, height) / steep.select(height, breadth);
    // Two infinities are as two equal numbers; two zeros lie on the axis.
    let one = quotient.constant(1.0);
    let quotient = height.equals(breadth).select(height.equals(0.0).select(height, one), quotient);
    let angle = atan_reduced(quotient);
    let angle = steep.select(-angle + FRAC_PI_2, angle);
    // The sign bit decides, also of a zero.
    let angle = one.copy_sign(wide_x).less(0.0).select(-angle + PI, angle);
    let result = angle.truncate().copy_sign(y);
    (x.is_nan() | y.is_nan()).select(x + y, result)
}
