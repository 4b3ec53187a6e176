// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Inverse trigonometric and hyperbolic functions of complex numbers (Kahan, "Branch cuts for complex elementary functions",
//! 1987). Far out, where squares would overflow, they are logarithms of `2 |z|` and angles of `z`, infinities among them.
use super::{
    Pair,
    arithmetic::Parts,
    functions::{hypotenuse, sqrt},
};
use melior::ir::Value;
use std::f64::consts::{FRAC_PI_2, LN_2};

/// From here on `1 / z²` is nothing beside 1.
const FAR: f64 = 1e100;

fn is_far<'c, 'a>(p: &Parts<'c, 'a>, (a, b): Pair<'c, 'a>) -> Value<'c, 'a> {
    p.lt(p.constant(FAR), p.max(p.abs(a), p.abs(b)))
}

/// `log(2 |z|)` without overflow.
fn log_of_twice<'c, 'a>(p: &Parts<'c, 'a>, (a, b): Pair<'c, 'a>) -> Value<'c, 'a> {
    p.add(p.log(hypotenuse(p, p.half(a), p.half(b))), p.constant(2.0 * LN_2))
}

/// `asinh x` of a float.
fn asinh<'c, 'a>(p: &Parts<'c, 'a>, x: Value<'c, 'a>) -> Value<'c, 'a> {
    let (m, one) = (p.abs(x), p.constant(1.0));
    let root = p.sqrt(p.add(one, p.square(m)));
    let near = p.log1p(p.add(m, p.div(p.square(m), p.add(one, root))));
    let far = p.add(p.log(m), p.constant(LN_2));
    p.copy_sign(p.select(p.lt(p.constant(1e10), m), far, near), x)
}

/// `(sqrt(1 - z), sqrt(1 + z))`
fn roots<'c, 'a>(p: &Parts<'c, 'a>, (a, b): Pair<'c, 'a>) -> (Pair<'c, 'a>, Pair<'c, 'a>) {
    let one = p.constant(1.0);
    (sqrt(p, (p.sub(one, a), p.negate(b))), sqrt(p, (p.add(one, a), b)))
}

/// `(atan2(a, Re(s t)), asinh(Im(conj(s) t)))` with `s = sqrt(1 - z)` and `t = sqrt(1 + z)`
pub fn asin<'c, 'a>(p: &Parts<'c, 'a>, z: Pair<'c, 'a>) -> Pair<'c, 'a> {
    let (s, t) = roots(p, z);
    let re = p.atan2(z.0, p.sub(p.mul(s.0, t.0), p.mul(s.1, t.1)));
    let im = asinh(p, p.sub(p.mul(s.0, t.1), p.mul(s.1, t.0)));
    let far = is_far(p, z);
    let (angle, length) = (p.atan2(z.0, p.abs(z.1)), p.copy_sign(log_of_twice(p, z), z.1));
    (p.select(far, angle, re), p.select(far, length, im))
}

/// `(2 atan2(Re s, Re t), asinh(Im(conj(t) s)))` with `s = sqrt(1 - z)` and `t = sqrt(1 + z)`
pub fn acos<'c, 'a>(p: &Parts<'c, 'a>, z: Pair<'c, 'a>) -> Pair<'c, 'a> {
    let (s, t) = roots(p, z);
    let re = p.mul(p.constant(2.0), p.atan2(s.0, t.0));
    let im = asinh(p, p.sub(p.mul(t.0, s.1), p.mul(t.1, s.0)));
    let far = is_far(p, z);
    let (angle, length) = (p.atan2(p.abs(z.1), z.0), p.copy_sign(log_of_twice(p, z), p.negate(z.1)));
    (p.select(far, angle, re), p.select(far, length, im))
}

/// `(asinh(Re(conj(s) t)), 2 atan2(Im s, Re t))` with `s = sqrt(z - 1)` and `t = sqrt(z + 1)`
pub fn acosh<'c, 'a>(p: &Parts<'c, 'a>, z: Pair<'c, 'a>) -> Pair<'c, 'a> {
    let one = p.constant(1.0);
    let (s, t) = (sqrt(p, (p.sub(z.0, one), z.1)), sqrt(p, (p.add(z.0, one), z.1)));
    let re = asinh(p, p.add(p.mul(s.0, t.0), p.mul(s.1, t.1)));
    let im = p.mul(p.constant(2.0), p.atan2(s.1, t.0));
    let far = is_far(p, z);
    (p.select(far, log_of_twice(p, z), re), p.select(far, p.atan2(z.1, z.0), im))
}

/// `(log1p(4 a / ((1 - a)² + b²)) / 4, atan2(2 b, (1 - a)(1 + a) - b²) / 2)` for `a >= 0`, odd in `a`.
pub fn atanh<'c, 'a>(p: &Parts<'c, 'a>, (a, b): Pair<'c, 'a>) -> Pair<'c, 'a> {
    let (one, m) = (p.constant(1.0), p.abs(a));
    let away = p.sub(one, m);
    let ratio = p.div(p.mul(p.constant(4.0), m), p.add(p.square(away), p.square(b)));
    let re = p.mul(p.constant(0.25), p.log1p(ratio));
    let im = p.half(p.atan2(p.mul(p.constant(2.0), b), p.sub(p.mul(away, p.add(one, m)), p.square(b))));
    let far = is_far(p, (a, b));
    let length = hypotenuse(p, a, b);
    let vanishing = p.select(p.is_infinite(length), p.constant(0.0), p.div(p.div(m, length), length));
    let right_angle = p.copy_sign(p.constant(FRAC_PI_2), b);
    (p.copy_sign(p.select(far, vanishing, re), a), p.select(far, right_angle, im))
}
