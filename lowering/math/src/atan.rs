// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The inverse tangent.

use crate::builder::{Builder, Width};
use crate::coefficients as c;
use crate::value::Float;

/// The inverse tangent of f64 lanes between 0 and 1, to the precision of the width.
#[inline(always)]
fn atan_reduced<'b, B: Builder>(z: Float<'b, B>, precision: Width) -> Float<'b, B> {
    let square = z * z;
    let polynomial = match precision {
        Width::W32 => square.polynomial(&c::ATAN_WIDE),
        Width::W64 => square.polynomial(&c::ATAN_F64),
    };
    (polynomial * square).fma(z, z)
}

/// `whole` less `angle`, `whole` in two parts.
#[inline(always)]
fn less_angle<'b, B: Builder>([whole, whole_low]: [f64; 2], angle: Float<'b, B>) -> Float<'b, B> {
    -(angle - whole_low) + whole
}

/// The inverse tangent, with the quotient brought below 1; f32 in f64.
#[inline(always)]
pub(crate) fn atan<'b, B: Builder>(x: Float<'b, B>) -> Float<'b, B> {
    let magnitude = widened(x).abs();
    let inverted = magnitude.greater(1.0);
    let angle = atan_reduced(inverted.select(magnitude.constant(1.0) / magnitude, magnitude), x.width);
    narrowed(inverted.select(less_angle(c::PI_OVER_2_SHORT_F64, angle), angle), x.width).copy_sign(x)
}

/// f32 as f64.
#[inline(always)]
pub(crate) fn widened<'b, B: Builder>(x: Float<'b, B>) -> Float<'b, B> {
    match x.width {
        Width::W32 => x.extend(),
        Width::W64 => x,
    }
}

/// f64 as `width`.
#[inline(always)]
pub(crate) fn narrowed<'b, B: Builder>(x: Float<'b, B>, width: Width) -> Float<'b, B> {
    match width {
        Width::W32 => x.truncate(),
        Width::W64 => x,
    }
}

/// The angle of the point (x, y); f32 in f64. The quotient of the smaller by the larger coordinate, brought to the octant.
#[inline(always)]
pub(crate) fn atan2<'b, B: Builder>(y: Float<'b, B>, x: Float<'b, B>) -> Float<'b, B> {
    let (wide_y, wide_x) = (widened(y), widened(x));
    let (height, breadth) = (wide_y.abs(), wide_x.abs());
    let steep = height.greater(breadth);
    let quotient = steep.select(breadth, height) / steep.select(height, breadth);
    // Two infinities are as two equal numbers; two zeros lie on the axis.
    let one = quotient.constant(1.0);
    let quotient = height.equals(breadth).select(height.equals(0.0).select(height, one), quotient);
    let angle = atan_reduced(quotient, x.width);
    let angle = steep.select(less_angle(c::PI_OVER_2_SHORT_F64, angle), angle);
    // The sign bit decides, also of a zero.
    let angle = one.copy_sign(wide_x).less(0.0).select(less_angle(c::PI_PAIR, angle), angle);
    let result = narrowed(angle, x.width).copy_sign(y);
    (x.is_nan() | y.is_nan()).select(x + y, result)
}
